"""AM-13, AM-16 Crossing the line and the end of the race."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .home_stretch import HOME, LINE, places, told, whips
from .tables import GAME, asked, choice, hand, kinds, look, only, options, race, refused, say, table

THREE = f"seats: 3; chariots: green, red, blue; {HOME}"
TWO = f"seats: 2; chariots: green, red; {HOME}"


def run_home(start: int, speed: int, more: str = "") -> Table:
    """The green chariot's movement from a tile on; blue is far behind and acts next, red last."""
    where = more if "progress" in more else f"progress: {start}, 20, 10; {more}"
    return table(f"{THREE}; turn: 0; phase: movement; pool 0: {whips(speed)}; {where}")


def decided_by(tab: Table) -> list[str]:
    result = GAME.result(tab.state)
    assert result is not None
    return [str(clause) for clause in result.clauses]


def dawdle(tab: Table, seat: int) -> list[dict[str, object]]:
    """A whole turn without a change of speed and without discards."""
    return say(tab, seat, "done", "done")


# ---- AM-13 crossing


@pytest.mark.clause("AM-13.1")
def test_am_13_1_after_the_last_step_the_chariot_has_moved_and_the_next_one_acts() -> None:
    tab = run_home(26, 2)
    assert only(told(tab), "turn-ended")["seat"] == 0
    assert race(tab).moved == [1, 0, 0]
    assert (race(tab).mover, asked(tab)) == (2, [2])


@pytest.mark.clause("AM-13.1")
def test_am_13_1_between_two_steps_the_turn_is_not_over() -> None:
    tab = run_home(25, 2, "hand 0: rein red")
    assert (choice(tab), asked(tab)) == ("pay-rocks", [0])
    assert race(tab).moved == [0, 0, 0]
    assert "turn-ended" not in kinds(told(tab))
    say(tab, 0, "done")
    assert (race(tab).moved, race(tab).mover) == ([1, 0, 0], 2)


@pytest.mark.clause("AM-13.2")
def test_am_13_2_entering_the_line_crosses_it() -> None:
    tab = run_home(31, 1)
    assert race(tab).crossed == [1, 0, 0]
    assert only(told(tab), "line-crossed")["seat"] == 0


@pytest.mark.clause("AM-13.2")
def test_am_13_2_the_tile_before_the_line_and_leaving_the_line_do_not_cross_it() -> None:
    before = run_home(30, 1)
    assert (race(before).progress[0], race(before).crossed) == (31, [0, 0, 0])
    leaving = table(f"{TWO}; turn: 0; phase: movement; pool 0: {whips(1)}; progress: 0, 0; hand 0: rein red")
    say(leaving, 0, "done")
    assert (race(leaving).progress[0], race(leaving).crossed) == (1, [0, 0])
    assert "line-crossed" not in kinds(told(leaving))


@pytest.mark.clause("AM-13.3")
@pytest.mark.parametrize("speed", [2, 4, 7])
def test_am_13_3_a_crossing_chariot_uses_up_its_movement(speed: int) -> None:
    tab = run_home(31, speed)
    assert race(tab).progress[0] == LINE + speed - 1
    assert only(told(tab), "ran-past")["count"] == speed - 1


@pytest.mark.clause("AM-13.3")
def test_am_13_3_with_no_step_left_it_stays_on_the_line() -> None:
    tab = run_home(28, 4)
    assert (race(tab).progress[0], race(tab).crossed[0]) == (LINE, 1)
    assert "ran-past" not in kinds(told(tab))


@pytest.mark.clause("AM-13.4")
@pytest.mark.parametrize(("beyond", "tile"), [(1, "rocks 3"), (2, "jump 4"), (3, "stables"), (4, "hazard red")])
def test_am_13_4_tiles_after_the_line_have_no_effect(beyond: int, tile: str) -> None:
    tab = run_home(31, 1 + beyond, "damage: 2, 0, 0; hand 0: rein red, rein green")
    tiles = look(tab, None).words()["track"]
    assert isinstance(tiles, list)
    assert tiles[beyond]["tile"] == tile
    assert (race(tab).progress[0], race(tab).damage[0]) == (LINE + beyond, 2)
    assert hand(tab, 0) == ["rein green", "rein red"]
    assert asked(tab) == [2]


@pytest.mark.clause("AM-13.4")
def test_am_13_4_the_same_rocks_count_for_a_chariot_that_has_not_crossed() -> None:
    tab = table(f"{TWO}; turn: 0; phase: movement; pool 0: {whips(1)}; progress: 0, 20; hand 0: rein red")
    assert (choice(tab), asked(tab)) == ("pay-rocks", [0])


@pytest.mark.clause("AM-13.5")
def test_am_13_5_a_chariot_across_the_line_is_not_rammed_blocked_or_attacked() -> None:
    position = f"{TWO}; turn: 0; phase: movement; pool 0: {whips(3)}; damage: 0, 0; hand 0: whip red, rein red"
    tab = table(f"{position}; progress: 3, 37; moved: 0, 1; hand 1: rein red, rein green, whip red")
    assert choice(tab) == "pay-hazard"
    say(tab, 0, "done")
    # Tile 5, where the other chariot is: its rocks come up, and nothing before or after them.
    assert (choice(tab), asked(tab)) == ("pay-rocks", [0])
    assert race(tab).progress[0] % LINE == race(tab).progress[1] % LINE
    events = say(tab, 0, "done")
    assert [kind for kind in kinds(events) if kind in ("rammed", "blocked", "attacked")] == []
    assert kinds(events).index("entered") > kinds(events).index("rocks-passed")


@pytest.mark.clause("AM-13.5")
def test_am_13_5_a_chariot_on_that_tile_that_has_not_crossed_is_met() -> None:
    position = f"{TWO}; turn: 0; phase: movement; pool 0: {whips(1)}; hand 0: whip red, rein red"
    tab = table(f"{position}; progress: 15, 16; moved: 0, 1; hand 1: rein red")
    assert (choice(tab), options(tab, 0)) == ("ram-choice", ["done", "ram 1"])
    say(tab, 0, "done")
    assert (choice(tab), asked(tab)) == ("block", [1])
    say(tab, 1, "done")
    assert (choice(tab), options(tab, 0)) == ("attack-choice", ["done", "attack 1"])


@pytest.mark.clause("AM-13.5")
def test_am_13_5_no_spell_reaches_a_chariot_across_the_line() -> None:
    position = f"{THREE}; option spells: yes; option kingmaking: no; turn: 0; hand 0: magic, magic, whip red"
    tab = table(f"{position}; progress: 30, 32, 31; moved: 0, 1, 0")
    assert [word for word in options(tab, 0) if "fireball" in word] == ["cast fireball 2"]
    assert refused(tab, 0, "cast fireball 1").kind == "not-an-option"
    tab = table(f"{position}; progress: 30, 31, 31; moved: 0, 1, 0")
    assert [word for word in options(tab, 0) if "fireball" in word] == ["cast fireball 1", "cast fireball 2"]


@pytest.mark.clause("AM-13.6")
def test_am_13_6_a_crossing_chariot_attacks_nobody_on_the_line_and_meets_nobody_after_it() -> None:
    tab = run_home(31, 3, "progress: 31, 0, 1; hand 0: whip red, rein red; hand 1: whip green; hand 2: rein blue")
    # Before the entry red may still be rammed and may block; that is another clause.
    say(tab, 0, "done")
    events = say(tab, 1, "done")
    assert race(tab).progress[0] == 34
    assert kinds(events)[:4] == ["entered", "line-crossed", "ran-past", "turn-ended"]
    assert asked(tab) == [1]


@pytest.mark.clause("AM-13.6")
def test_am_13_6_a_chariot_across_the_line_does_not_block() -> None:
    tab = run_home(31, 2, "progress: 31, 32, 10; moved: 0, 1, 0; hand 1: rein red, rein green")
    assert (race(tab).crossed[:2], asked(tab)) == ([1, 1], [2])
    assert "blocked" not in kinds(told(tab))
    tab = run_home(30, 1, "progress: 30, 31, 10; moved: 0, 1, 0; hand 1: rein red, rein green")
    say(tab, 0, "done")
    assert (choice(tab), asked(tab)) == ("block", [1])


@pytest.mark.clause("AM-13.6")
def test_am_13_6_nor_does_it_counter_a_spell() -> None:
    position = f"{TWO}; option spells: yes; turn: 0; hand 0: magic, whip yellow; hand 1: magic, magic"
    tab = table(f"{position}; progress: 20, 33; moved: 0, 1")
    events = say(tab, 0, "cast hasten", "lay whip yellow")
    assert only(events, "hastened")["seat"] == 0
    tab = table(f"{position}; progress: 20, 31; moved: 0, 1")
    say(tab, 0, "cast hasten", "lay whip yellow")
    assert (choice(tab), asked(tab), options(tab, 1)) == ("counter-choice", [1], ["no spell", "counter"])


@pytest.mark.clause("AM-13.7")
@pytest.mark.parametrize("laps", [1, 2])
def test_am_13_7_the_line_itself_asks_for_nothing(laps: int) -> None:
    tab = run_home(31, 1, f"option laps: {laps}; damage: 3, 0, 0; hand 0: rein red, whip blue, magic")
    assert only(told(tab), "entered")["tile"] == "start/finish"
    assert (race(tab).progress[0], race(tab).damage[0]) == (LINE, 3)
    assert hand(tab, 0) == ["whip blue", "rein red", "magic"]
    assert asked(tab) == [2]


@pytest.mark.clause("AM-13.7")
def test_am_13_7_the_next_tile_does_ask() -> None:
    tab = run_home(31, 2, "option laps: 2; hand 0: rein red, whip blue, magic")
    assert (choice(tab), race(tab).progress[0]) == ("pay-rocks", 33)


@pytest.mark.clause("AM-13.8")
def test_am_13_8_from_the_crossing_on_no_teleport_is_offered() -> None:
    tab = run_home(30, 4, "option spells: yes; hand 0: magic, magic, whip blue")
    assert options(tab, 0) == ["no spell", "cast teleport"]
    events = say(tab, 0, "no spell")
    assert only(events, "ran-past")["count"] == 2
    assert (race(tab).progress[0], race(tab).mover) == (34, 2)
    assert len(hand(tab, 0)) == 3


@pytest.mark.clause("AM-13.8")
def test_am_13_8_teleport_may_land_on_the_line_and_the_rest_is_run() -> None:
    tab = run_home(30, 3, "option spells: yes; hand 0: magic, magic, whip blue; hand 1: rein red; hand 2: rein red")
    events = say(tab, 0, "cast teleport", "lay whip blue")
    assert [kind for kind in kinds(events) if kind in ("entered", "line-crossed", "ran-past")] == [
        "entered",
        "line-crossed",
        "ran-past",
    ]
    assert race(tab).progress[0] == 34


@pytest.mark.clause("AM-13.8")
def test_am_13_8_a_hasten_cast_before_keeps_its_steps() -> None:
    position = f"{THREE}; option spells: yes; turn: 0; progress: 29, 20, 10; pool 0: {whips(2)}"
    hands = "hand 0: magic, whip yellow, rein red, rein red, rein red; hand 1: rein red; hand 2: rein red"
    tab = table(f"{position}; {hands}")
    say(tab, 0, "cast hasten", "lay whip yellow", "done", "done")
    assert (race(tab).progress[0], race(tab).crossed[0]) == (LINE + 2, 1)
    tab = table(f"{position}; {hands}")
    say(tab, 0, "no spell", "done", "done", "no spell", "no spell")
    assert (race(tab).progress[0], race(tab).crossed[0]) == (31, 0)


LAPPED = f"{TWO}; option laps: 2; turn: 0; phase: movement; pool 0: {whips(1)}; progress: 63, 32; moved: 0, 1"


@pytest.mark.clause("AM-13.9")
def test_am_13_9_a_lapped_chariot_on_the_line_blocks_the_last_step() -> None:
    tab = table(f"{LAPPED}; hand 0: rein red, whip red; hand 1: rein blue")
    assert options(tab, 0) == ["done", "ram 1"]
    say(tab, 0, "done")
    assert (choice(tab), asked(tab)) == ("block", [1])
    say(tab, 1, "lay rein blue")
    say(tab, 0, "give in")
    assert (race(tab).progress[0], race(tab).crossed[0]) == (63, 0)


@pytest.mark.clause("AM-13.9")
def test_am_13_9_once_the_line_is_entered_nothing_follows() -> None:
    tab = table(f"{LAPPED}; hand 0: rein red, whip red; hand 1: rein blue")
    say(tab, 0, "done")
    say(tab, 1, "lay rein blue")
    events = say(tab, 0, "lay rein red")
    assert kinds(events).count("line-crossed") == 1
    assert race(tab).crossed == [1, 0]
    assert asked(tab) == []
    # Were there a lap to go, the whip in hand could be used on the chariot there.
    tab = table(f"{LAPPED.replace('laps: 2', 'laps: 3')}; hand 0: rein red, whip red; hand 1: rein blue")
    say(tab, 0, "done")
    say(tab, 1, "done")
    assert (choice(tab), asked(tab), options(tab, 0)) == ("attack-choice", [0], ["done", "attack 1"])


@pytest.mark.clause("AM-13.9")
def test_am_13_9_a_crossed_chariot_on_the_line_raises_no_window() -> None:
    tab = table(
        f"{THREE}; turn: 0; phase: movement; pool 0: {whips(1)}; progress: 31, 32, 31; moved: 0, 1, 0;"
        " hand 0: whip red, rein red; hand 1: rein blue"
    )
    assert (race(tab).crossed, asked(tab)) == ([1, 1, 0], [2])
    assert kinds(told(tab))[-4:] == ["entered", "line-crossed", "turn-ended", "turn-begun"]


# ---- AM-16 the end


@pytest.mark.clause("AM-16.1")
def test_am_16_1_later_chariots_still_get_their_turns() -> None:
    tab = table(f"{THREE}; turn: 0; phase: movement; pool 0: {whips(2)}; progress: 31, 31, 31; hand 0: whip red")
    assert race(tab).crossed == [1, 0, 0]
    assert (asked(tab), choice(tab)) == ([1], "set-speed")
    dawdle(tab, 1)
    assert (asked(tab), choice(tab)) == ([2], "set-speed")
    assert GAME.result(tab.state) is None
    events = dawdle(tab, 2)
    assert asked(tab) == []
    assert only(events, "race-over")["round"] == 1
    assert "round-begun" not in kinds(events)
    assert places(tab)[0] == 1


@pytest.mark.clause("AM-16.1")
def test_am_16_1_a_round_in_which_nobody_crosses_is_followed_by_another() -> None:
    tab = table(f"{TWO}; turn: 0; phase: movement; pool 0: {whips(1)}; progress: 30, 20; moved: 0, 1")
    assert only(told(tab), "round-begun")["round"] == 2
    assert (asked(tab), "race-over" in kinds(told(tab))) == ([1], False)


@pytest.mark.clause("AM-16.2")
def test_am_16_2_farther_past_the_line_wins_though_later_across() -> None:
    position = f"{TWO}; turn: 0; phase: movement; progress: 31, 31; hand 1: rein red"
    tab = table(f"{position}; pool 0: {whips(2)}; pool 1: {whips(3)}")
    assert race(tab).crossed == [1, 0]
    dawdle(tab, 1)
    assert (race(tab).progress, places(tab)) == ([33, 34], [2, 1])
    assert decided_by(tab) == ["AM-16.2"]


@pytest.mark.clause("AM-16.3")
def test_am_16_3_on_the_same_tile_the_first_there_wins() -> None:
    position = f"{TWO}; turn: 1; phase: movement; progress: 31, 31; hand 0: rein red"
    tab = table(f"{position}; pool 0: {whips(2)}; pool 1: {whips(2)}")
    assert race(tab).crossed == [0, 1]
    events = dawdle(tab, 0)
    assert (race(tab).progress, places(tab)) == ([33, 33], [2, 1])
    assert only(events, "tie-by-arrival")["seat"] == 1
    assert decided_by(tab) == ["AM-16.2", "AM-16.3"]


@pytest.mark.clause("AM-16.3")
def test_am_16_3_without_a_tie_arrival_counts_for_nothing() -> None:
    tab = table(f"{TWO}; turn: -1; progress: 33, 34; arrival: 1, 2; todo: race-over")
    assert places(tab) == [2, 1]
    assert "tie-by-arrival" not in kinds(told(tab))


@pytest.mark.clause("AM-16.4")
def test_am_16_4_across_then_inside_then_outside_then_the_eliminated() -> None:
    tab = table(
        f"seats: 5; chariots: green, red, blue, yellow, black; {HOME}; turn: -1; todo: race-over;"
        " progress: 30, 28, 20, 33, 20; status: out, out, down, racing, racing; broken: 1, 1, 1, 0, 0;"
        " arrival: 7, 8, 2, 1, 9"
    )
    # Blue lay on its tile before black came, but outside the track; red was out later than green.
    assert places(tab) == [5, 4, 3, 1, 2]
    told_places = {event["seat"]: event["place"] for event in told(tab) if event["kind"] == "placed"}
    assert told_places == {3: 1, 4: 2, 2: 3, 1: 4, 0: 5}


@pytest.mark.clause("AM-16.4")
def test_am_16_4_distance_and_line_order_the_places_on_both_sides_of_the_line() -> None:
    position = f"seats: 5; chariots: green, red, blue, yellow, black; {HOME}; turn: -1; todo: race-over"
    tab = table(f"{position}; progress: 34, 35, 34, 25, 25; arrival: 5, 4, 3, 2, 1")
    assert places(tab) == [3, 1, 2, 5, 4]
    tab = table(f"{position}; progress: 34, 35, 34, 26, 25; arrival: 3, 4, 5, 2, 1")
    assert places(tab) == [2, 1, 3, 4, 5]


ROCKS = "track: rocks 3, empty, empty, empty"
"""Red, at the line, is about to hit the rocks with one damage to go."""


def last_lap_of_luck(seats: int, broken: int) -> Table:
    return table(
        f"seats: {seats}; chariots: {', '.join(['green', 'red', 'blue'][:seats])}; {ROCKS}; turn: 1; phase: movement;"
        f" pool 1: {whips(2)}; progress: {', '.join(['2', '0', '3'][:seats])};"
        f" broken: {', '.join(['0', str(broken), '0'][:seats])}; damage: {', '.join(['0', '7', '0'][:seats])};"
        " hand 1: rein red"
    )


@pytest.mark.clause("AM-16.5")
def test_am_16_5_the_last_one_left_wins_at_once() -> None:
    tab = last_lap_of_luck(2, 1)
    events = say(tab, 1, "done")
    assert only(events, "last-standing")["seat"] == 0
    assert kinds(events)[-3:] == ["race-over", "placed", "placed"]
    assert "turn-ended" not in kinds(events)
    assert (asked(tab), places(tab), decided_by(tab)) == ([], [1, 2], ["AM-16.5"])


@pytest.mark.clause("AM-16.5")
@pytest.mark.parametrize(("seats", "broken"), [(3, 1), (2, 0)])
def test_am_16_5_while_two_are_left_or_a_chariot_merely_lies_crashed_the_race_goes_on(seats: int, broken: int) -> None:
    tab = last_lap_of_luck(seats, broken)
    events = say(tab, 1, "done")
    assert "last-standing" not in kinds(events)
    assert (GAME.result(tab.state), asked(tab)) == (None, [0])


DOOMED = "seats: 3; chariots: green, red, blue; turn: 0; phase: movement; broken: 1, 1, 1; damage: 5, 7, 0"
SETS = "hand 0: whip green, rein green, whip red, rein red; hand 1: whip blue, rein blue"


def fall_together(tab: Table) -> list[dict[str, object]]:
    """Green rams red with two sets; red cancels one of them, so both are hit."""
    say(tab, 0, "ram 1", "lay whip green", "lay rein green", "lay whip red", "lay rein red")
    return say(tab, 1, "lay whip blue", "lay rein blue", "done")


@pytest.mark.clause("AM-16.6")
def test_am_16_6_of_the_last_two_who_fall_together_the_rammed_one_ahead_wins() -> None:
    tab = table(
        f"{DOOMED}; {HOME}; pool 0: {whips(1)}; {SETS}; progress: 15, 16, 5; status: racing, racing, out; hand 2:"
    )
    events = fall_together(tab)
    assert kinds(events).count("eliminated") == 2
    assert "last-standing" not in kinds(events)
    assert (places(tab), decided_by(tab)) == ([2, 1, 3], ["AM-16.6"])


@pytest.mark.clause("AM-16.6")
def test_am_16_6_a_lapped_target_loses() -> None:
    tab = table(
        f"{DOOMED}; option laps: 2; {HOME}; pool 0: {whips(1)}; {SETS}; progress: 47, 16, 5;"
        " status: racing, racing, out; hand 2:"
    )
    fall_together(tab)
    assert places(tab) == [1, 2, 3]


@pytest.mark.clause("AM-16.6", "AM-16.4")
def test_am_16_6_whoever_was_out_before_stays_behind_the_last_two() -> None:
    tab = table(
        f"{DOOMED}; {HOME}; pool 0: {whips(1)}; {SETS}; progress: 15, 16, 25; status: racing, racing, out; hand 2:"
    )
    fall_together(tab)
    assert places(tab) == [2, 1, 3]


@pytest.mark.clause("AM-16.6", "AM-16.5")
def test_am_16_6_if_a_third_chariot_is_left_it_wins() -> None:
    tab = table(f"{DOOMED}; {HOME}; pool 0: {whips(1)}; {SETS}; progress: 15, 16, 5; hand 2: rein red")
    events = fall_together(tab)
    assert only(events, "last-standing")["seat"] == 2
    assert (places(tab), decided_by(tab)) == ([3, 2, 1], ["AM-16.5"])
