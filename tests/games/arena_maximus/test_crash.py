"""AM-15 Damage, crashes and the way back. Green crashes at 6, red at 8, blue at 5."""

from __future__ import annotations

from typing import cast

import pytest

from harena.core.table import Table

from .home_stretch import told, whips
from .tables import GAME, asked, choice, hand, kinds, only, options, pool, race, refused, say, table, view

ROCKY = "track: rocks 3, rocks 2, empty, empty, empty, empty"
PLAIN = "track: empty, empty, empty, empty, rocks 1, rocks 2"
THREE = "seats: 3; chariots: green, red, blue"


def into_rocks(damage: int, more: str = "") -> Table:
    """Green, about to take three damage from rocks it pays nothing for; the others stand ahead of it."""
    places = "" if "progress" in more else "progress: 0, 3, 4; "
    return table(
        f"{THREE}; {ROCKY}; turn: 0; phase: movement; {places}pool 0: {whips(1)}; damage: {damage}, 0, 0;"
        f" hand 0: rein red, rein blue, whip green; {more}"
    )


def chariot(tab: Table, seat: int) -> dict[str, object]:
    """A chariot as everybody sees it."""
    return cast(list[dict[str, object]], view(tab, None)["chariots"])[seat]


def tile(tab: Table, place: int) -> dict[str, object]:
    """A tile of the track as everybody sees it."""
    return cast(list[dict[str, object]], view(tab, None)["track"])[place]


def dawdle(tab: Table, seat: int) -> list[dict[str, object]]:
    """A whole turn without a change of speed and without discards."""
    return say(tab, seat, "done", "done")


# ---- damage


@pytest.mark.clause("AM-15.1")
def test_am_15_1_damage_adds_up_as_one_number() -> None:
    tab = table(f"{THREE}; {ROCKY}; turn: 1; phase: movement; progress: 4, 0, 4; pool 1: {whips(2)}; hand 1: rein red")
    assert only(say(tab, 1, "done"), "damaged")["damage"] == 3
    event = only(say(tab, 1, "done"), "damaged")
    assert (event["points"], event["damage"]) == (2, 5)
    assert (chariot(tab, 1)["damage"], chariot(tab, 1)["markers"]) == (5, [3, 1, 1])


@pytest.mark.clause("AM-15.1")
def test_am_15_1_what_is_paid_for_adds_nothing() -> None:
    tab = into_rocks(1, "hand 1: rein green")
    event = only(say(tab, 0, "lay rein red", "lay rein blue", "done"), "damaged")
    assert (event["points"], event["damage"]) == (1, 2)
    assert chariot(tab, 0)["markers"] == [1, 1]
    assert [chariot(tab, seat)["markers"] for seat in (1, 2)] == [[], []]


@pytest.mark.clause("AM-15.2")
@pytest.mark.parametrize(("before", "crashes"), [(2, 0), (3, 1), (4, 1), (5, 1)])
def test_am_15_2_damage_of_the_chariot_score_or_more_is_a_crash(before: int, crashes: int) -> None:
    tab = into_rocks(before)
    events = say(tab, 0, "done")
    assert race(tab).damage[0] == before + 3
    assert kinds(events).count("crashed") == crashes
    assert chariot(tab, 0)["status"] == ["racing", "down"][crashes]


@pytest.mark.clause("AM-15.12")
def test_am_15_12_damage_of_several_sources_adds_up_within_a_turn() -> None:
    """Rocks, then the answer to an attack on the same tile."""
    tab = into_rocks(2, "progress: 0, 1, 4; hand 1: whip red")
    say(tab, 0, "done")
    say(tab, 1, "done")
    assert "crashed" not in kinds(say(tab, 0, "done"))
    say(tab, 0, "attack 1", "lay whip green", "done")
    say(tab, 1, "done")
    assert race(tab).damage == [5, 1, 0]
    say(tab, 1, "lay whip red")
    say(tab, 0, "done")
    assert race(tab).damage == [6, 1, 0]
    assert chariot(tab, 0)["status"] == "down"


@pytest.mark.clause("AM-15.12")
def test_am_15_12_a_crash_by_the_first_source_leaves_no_second() -> None:
    tab = into_rocks(3, "progress: 0, 1, 4; hand 1: whip red")
    say(tab, 0, "done")
    say(tab, 1, "done")
    events = say(tab, 0, "done")
    assert (kinds(events).count("damaged"), race(tab).damage[0]) == (1, 6)
    assert "crashed" in kinds(events)


# ---- the first crash


@pytest.mark.clause("AM-15.3")
def test_am_15_3_the_wheel_breaks_the_pool_goes_the_hand_stays() -> None:
    tab = into_rocks(3)
    event = only(say(tab, 0, "done"), "crashed")
    assert (event["seat"], event["tile-number"]) == (0, 1)
    seen = chariot(tab, 0)
    assert (seen["broken"], seen["status"], seen["damage"]) == (True, "down", 6)
    assert (seen["pool"], seen["hand"]) == ([], 3)
    assert hand(tab, 0) == ["whip green", "rein red", "rein blue"]
    assert "whip yellow" in cast(list[str], view(tab, None)["discard"])
    assert (tile(tab, 1)["line"], tile(tab, 1)["crashed"]) == ([], [0])


@pytest.mark.clause("AM-15.3")
def test_am_15_3_a_point_less_and_all_is_as_it_was() -> None:
    tab = into_rocks(2)
    say(tab, 0, "done")
    seen = chariot(tab, 0)
    assert (seen["broken"], seen["status"], seen["pool"]) == (False, "racing", ["whip yellow"])
    assert (tile(tab, 1)["line"], tile(tab, 1)["crashed"]) == ([0], [])


RAMMER = f"{THREE}; {PLAIN}; turn: 0; phase: movement; progress: 0, 1, 1; pool 0: {whips(2)}"
RAM_HANDS = "hand 0: whip green, rein green, whip red, rein red; hand 1: whip blue, rein blue; hand 2: rein black"


def turn_is_over_for(tab: Table, seat: int, following: int) -> bool:
    """No further question in the turn of a crashed chariot: the next one begins."""
    down = (chariot(tab, seat)["status"], chariot(tab, seat)["moved"]) == ("down", True)
    return down and (asked(tab), choice(tab)) == ([following], "set-speed")


@pytest.mark.clause("AM-15.4")
def test_am_15_4_crashed_by_the_cancel_of_the_first_ram_of_two() -> None:
    tab = table(f"{RAMMER}; damage: 5, 0, 0; {RAM_HANDS}")
    say(tab, 0, "ram 1", "lay whip green", "lay rein green", "done")
    events = say(tab, 1, "lay whip blue", "lay rein blue")
    assert "entered" not in kinds(events)
    assert race(tab).progress[0] == 0
    assert turn_is_over_for(tab, 0, 1)


@pytest.mark.clause("AM-15.4")
def test_am_15_4_unhurt_it_rams_the_second() -> None:
    tab = table(f"{RAMMER}; damage: 4, 0, 0; {RAM_HANDS}")
    say(tab, 0, "ram 1", "lay whip green", "lay rein green", "done")
    say(tab, 1, "lay whip blue", "lay rein blue")
    assert (race(tab).damage[0], asked(tab), options(tab, 0)) == (5, [0], ["done", "ram 2"])


@pytest.mark.clause("AM-15.4")
def test_am_15_4_crashed_by_rocks_beside_a_rival() -> None:
    tab = into_rocks(3, "progress: 0, 1, 4; hand 1: whip red")
    say(tab, 0, "done")
    say(tab, 1, "done")
    assert choice(tab) == "pay-rocks"
    say(tab, 0, "done")
    assert turn_is_over_for(tab, 0, 1)
    tab = into_rocks(2, "progress: 0, 1, 4; hand 1: whip red")
    say(tab, 0, "done")
    say(tab, 1, "done")
    say(tab, 0, "done")
    assert (choice(tab), options(tab, 0)) == ("attack-choice", ["done", "attack 1"])


@pytest.mark.clause("AM-15.4")
def test_am_15_4_crashed_by_the_counter_to_the_first_attack_of_two() -> None:
    tab = table(f"{RAMMER}; damage: 5, 0, 0; hand 0: whip green, whip red; hand 1: whip blue; hand 2: whip black")
    say(tab, 0, "done")
    say(tab, 1, "done")
    say(tab, 2, "done")
    say(tab, 0, "attack 1", "lay whip green", "done")
    say(tab, 1, "done", "lay whip blue")
    say(tab, 0, "done")
    assert race(tab).progress[0] == 1
    assert turn_is_over_for(tab, 0, 1)


@pytest.mark.clause("AM-15.4")
def test_am_15_4_hasten_s_steps_are_lost_too() -> None:
    position = (
        f"{THREE}; option spells: yes; {ROCKY}; turn: 0; phase: movement; progress: 0, 3, 4; hasten: 3; spells: 1;"
        f" pool 0: {whips(1)}; hand 0: rein red"
    )
    tab = table(f"{position}; damage: 3, 0, 0")
    say(tab, 0, "done")
    assert (race(tab).progress[0], race(tab).steps, race(tab).mover) == (1, 0, 1)
    tab = table(f"{position}; damage: 0, 0, 0")
    say(tab, 0, "done")
    assert (race(tab).progress[0], choice(tab)) == (2, "pay-rocks")


@pytest.mark.clause("AM-15.4", "AM-15.5")
def test_am_15_4_the_recovery_comes_in_the_next_round() -> None:
    tab = into_rocks(3, "hand 1: rein red; hand 2: rein red")
    say(tab, 0, "done")
    dawdle(tab, 1)
    assert chariot(tab, 0)["status"] == "down"
    events = dawdle(tab, 2)
    assert kinds(events).index("round-begun") < kinds(events).index("recovered")
    assert chariot(tab, 0)["status"] == "recovered"


# ---- recovery and return


def recovering(more: str = "") -> Table:
    """Green, down on tile 1 with six damage and two cards in hand, comes to its turn."""
    return table(
        f"{THREE}; {PLAIN}; turn: 0; progress: 1, 3, 4; status: down, racing, racing; broken: 1, 0, 0;"
        f" damage: 6, 1, 0; hand 0: rein red, whip green; hand 1: rein red; hand 2: rein red; {more}",
    )


@pytest.mark.clause("AM-15.5")
def test_am_15_5_the_recovery_turn_asks_nothing() -> None:
    tab = recovering()
    assert kinds(told(tab))[:1] == ["recovered"]
    assert [kind for kind in kinds(told(tab)) if kind in ("speed-set", "entered", "stands-still", "returned")] == []
    seen = chariot(tab, 0)
    assert (seen["damage"], seen["hand"], seen["moved"], seen["broken"]) == (0, 7, True, True)
    assert (seen["status"], seen["tile"], tile(tab, 1)["crashed"]) == ("recovered", 1, [0])
    assert {"whip green", "rein red"} <= set(hand(tab, 0))
    assert asked(tab) == [1]
    assert chariot(tab, 1)["damage"] == 1


@pytest.mark.clause("AM-15.5")
def test_am_15_5_no_spell_is_cast_in_it() -> None:
    tab = recovering("option spells: yes")
    assert asked(tab) == [1]
    racing = table(f"{THREE}; option spells: yes; {PLAIN}; turn: 0; progress: 1, 3, 4; hand 0: magic, magic")
    assert (asked(racing), choice(racing)) == ([0], "cast-choice")


@pytest.mark.clause("AM-15.6")
def test_am_15_6_the_turn_after_that_it_returns_and_plays_a_full_turn() -> None:
    tab = recovering()
    dawdle(tab, 1)
    events = dawdle(tab, 2)
    event = only(events, "returned")
    assert (event["seat"], event["tile-number"]) == (0, 1)
    assert (chariot(tab, 0)["status"], asked(tab), choice(tab)) == ("racing", [0], "set-speed")
    assert (tile(tab, 1)["line"], tile(tab, 1)["crashed"]) == ([0], [])
    # The whip in hand lets it drive off at once.
    assert "add whip green" in options(tab, 0)
    say(tab, 0, "add whip green", "done", "done")
    assert race(tab).progress[0] == 2


@pytest.mark.clause("AM-15.6")
def test_am_15_6_in_between_it_lies_outside() -> None:
    tab = recovering()
    dawdle(tab, 1)
    assert chariot(tab, 0)["status"] == "recovered"
    assert "returned" not in kinds(told(tab))


def rammed_by_green(moved: int, damage: int = 6) -> Table:
    """Green, with one step to make, has rammed red, which crashes at eight."""
    tab = table(
        f"{THREE}; {PLAIN}; turn: 0; phase: movement; progress: 0, 1, 4; moved: 0, {moved}, {moved};"
        f" damage: 0, {damage}, 0; pool 0: {whips(1)}; pool 1: {whips(3)};"
        " hand 0: whip green, rein green; hand 1: rein red; hand 2: rein black"
    )
    say(tab, 0, "ram 1", "lay whip green", "lay rein green", "done")
    say(tab, 1, "done")
    return tab


@pytest.mark.clause("AM-15.7")
def test_am_15_7_a_crash_before_the_own_turn_makes_it_the_recovery_turn() -> None:
    tab = rammed_by_green(0)
    assert only(told(tab), "crashed")["seat"] == 1
    # Red's own turn of this round came next, and it is spent.
    assert only(told(tab), "recovered")["seat"] == 1
    assert "round-begun" not in kinds(told(tab))
    assert (race(tab).moved, asked(tab), pool(tab, 1)) == ([1, 1, 0], [2], [])


@pytest.mark.clause("AM-15.7")
def test_am_15_7_after_the_own_turn_it_is_the_next_round_s() -> None:
    tab = rammed_by_green(1)
    assert race(tab).round == 2
    assert (chariot(tab, 1)["status"], asked(tab)) == ("down", [0])


@pytest.mark.clause("AM-15.7")
def test_am_15_7_a_ram_survived_leaves_the_turn_as_it_is() -> None:
    tab = rammed_by_green(0, 5)
    assert (choice(tab), asked(tab)) == ("block", [1])
    say(tab, 1, "done")
    assert choice(tab) == "attack-choice"
    say(tab, 0, "done")
    assert (choice(tab), asked(tab), len(pool(tab, 1))) == ("set-speed", [1], 3)


@pytest.mark.clause("AM-15.8")
def test_am_15_8_a_returning_chariot_joins_the_end_of_the_line() -> None:
    position = (
        f"{THREE}; {PLAIN}; turn: 0; progress: 2, 2, 2; broken: 1, 0, 0; hand 0: rein red; hand 1: rein red;"
        " hand 2: rein red; arrival: 1, 2, 3; moved: 0, 1, 1; phase-number: 1"
    )
    tab = table(f"{position}; status: recovered, racing, racing")
    assert tile(tab, 2)["line"] == [1, 2, 0]
    events = dawdle(tab, 0)
    assert only(events, "round-begun")["seats"] == [1, 2, 0]
    tab = table(f"{position}; status: racing, racing, racing")
    assert tile(tab, 2)["line"] == [0, 1, 2]


def two_crashes() -> Table:
    """Green, on the tile of red and blue, hits blue first and red then; red had come there before blue."""
    tab = table(
        f"{THREE}; {PLAIN}; turn: 0; phase: movement; progress: 0, 1, 1; arrival: 3, 1, 2; moved: 0, 1, 1;"
        f" damage: 0, 7, 4; pool 0: {whips(1)}; hand 0: whip green, whip red; hand 1: rein red; hand 2: rein red"
    )
    say(tab, 0, "done")
    say(tab, 1, "done")
    say(tab, 2, "done")
    say(tab, 0, "attack 2", "lay whip green", "done")
    say(tab, 2, "done")
    say(tab, 0, "attack 1", "lay whip red", "done")
    return tab


@pytest.mark.clause("AM-15.9", "AM-15.13")
def test_am_15_9_crashed_chariots_act_in_the_order_of_their_crashes() -> None:
    tab = two_crashes()
    events = say(tab, 1, "done")
    # The inside line first, then blue, who crashed first, then red.
    assert only(events, "round-begun")["seats"] == [0, 2, 1]
    assert (tile(tab, 1)["line"], tile(tab, 1)["crashed"]) == ([0], [2, 1])


@pytest.mark.clause("AM-15.9")
def test_am_15_9_of_uncrashed_chariots_the_line_decides() -> None:
    tab = table(
        f"{THREE}; {PLAIN}; turn: 0; phase: movement; progress: 0, 1, 1; arrival: 3, 1, 2; moved: 0, 1, 1;"
        f" pool 0: {whips(1)}; hand 0: rein red"
    )
    say(tab, 0, "done")
    say(tab, 1, "done")
    say(tab, 2, "done")
    events = say(tab, 0, "done")
    assert only(events, "round-begun")["seats"] == [1, 2, 0]


@pytest.mark.clause("AM-15.13")
@pytest.mark.parametrize(
    ("status", "order"),
    [
        ("down, recovered, racing", [2, 0, 1]),
        ("racing, down, down", [0, 1, 2]),
        ("down, racing, recovered", [1, 0, 2]),
        ("racing, racing, racing", [0, 1, 2]),
    ],
)
def test_am_15_13_the_inside_line_acts_before_the_crashed(status: str, order: list[int]) -> None:
    tab = table(
        f"{THREE}; {PLAIN}; turn: -1; todo: next-turn, race-over; progress: 2, 2, 2; arrival: 1, 2, 3;"
        f" moved: 1, 1, 1; status: {status}; order:"
    )
    assert only(told(tab), "round-begun")["seats"] == order


@pytest.mark.clause("AM-15.13")
def test_am_15_13_only_on_one_tile() -> None:
    tab = table(
        f"{THREE}; {PLAIN}; turn: -1; todo: next-turn, race-over; progress: 3, 2, 1; moved: 1, 1, 1;"
        " status: racing, down, racing; order:"
    )
    assert only(told(tab), "round-begun")["seats"] == [2, 1, 0]


# ---- the second crash


@pytest.mark.clause("AM-15.10")
def test_am_15_10_the_second_crash_is_the_end_of_the_race_for_its_player() -> None:
    tab = into_rocks(3, f"broken: 1, 0, 0; hand 1: rein red; hand 2: rein red; pool 1: {whips(1)}")
    before = GAME.inventory(tab.state)
    gone = len(race(tab).discard)
    events = say(tab, 0, "done")
    assert only(events, "eliminated")["seat"] == 0
    assert "crashed" not in kinds(events)
    seen = chariot(tab, 0)
    assert (seen["status"], seen["pool"], seen["hand"]) == ("out", [], 0)
    assert (tile(tab, 1)["line"], tile(tab, 1)["crashed"]) == ([], [])
    assert len(race(tab).discard) == gone + 4
    assert GAME.inventory(tab.state) == before
    assert asked(tab) == [1]


@pytest.mark.clause("AM-15.10")
def test_am_15_10_the_own_turn_breaks_off_and_no_other_follows() -> None:
    position = (
        f"{THREE}; {ROCKY}; turn: 0; phase: movement; progress: 0, 3, 4; pool 0: {whips(2)}; damage: 3, 0, 0;"
        " hand 0: rein red; hand 1: rein red; hand 2: rein red"
    )
    tab = table(f"{position}; broken: 1, 0, 0")
    say(tab, 0, "done")
    assert (race(tab).progress[0], asked(tab)) == (1, [1])
    dawdle(tab, 1)
    events = dawdle(tab, 2)
    assert only(events, "round-begun")["seats"] == [1, 2]
    # After a first crash there would be a turn for it.
    tab = table(f"{position}; broken: 0, 0, 0")
    say(tab, 0, "done")
    dawdle(tab, 1)
    assert only(dawdle(tab, 2), "round-begun")["seats"] == [0, 1, 2]


@pytest.mark.clause("AM-15.10")
def test_am_15_10_out_in_another_s_turn_it_does_not_act_in_this_round() -> None:
    tab = table(
        f"{THREE}; {PLAIN}; turn: 0; phase: movement; progress: 0, 1, 4; damage: 0, 6, 0; broken: 0, 1, 0;"
        f" pool 0: {whips(1)}; hand 0: whip green, rein green; hand 1: rein red; hand 2: rein black"
    )
    say(tab, 0, "ram 1", "lay whip green", "lay rein green", "done")
    events = say(tab, 1, "done")
    assert only(events, "eliminated")["seat"] == 1
    # Out, it neither blocks nor is attacked: green drives on, and blue acts next.
    assert (race(tab).progress[0], asked(tab)) == (1, [2])


# ---- between crash and return


@pytest.mark.clause("AM-15.11")
@pytest.mark.parametrize("status", ["down", "recovered"])
def test_am_15_11_a_crashed_chariot_is_neither_rammed_nor_attacked_nor_does_it_block(status: str) -> None:
    position = (
        f"{THREE}; {PLAIN}; turn: 0; phase: movement; progress: 0, 1, 4; moved: 0, 1, 0; broken: 0, 1, 0;"
        f" damage: 0, 8, 0; pool 0: {whips(1)}; hand 0: whip green, rein green; hand 1: rein red"
    )
    tab = table(f"{position}; status: racing, {status}, racing")
    assert (race(tab).progress[0], asked(tab)) == (1, [2])
    assert race(tab).damage[1] == 8
    tab = table(f"{position.replace('damage: 0, 8, 0', 'damage: 0, 0, 0')}; status: racing, racing, racing")
    assert (choice(tab), options(tab, 0)) == ("ram-choice", ["done", "ram 1"])


@pytest.mark.clause("AM-15.11")
@pytest.mark.parametrize("status", ["down", "recovered"])
def test_am_15_11_no_fireball_reaches_it(status: str) -> None:
    position = f"{THREE}; option spells: yes; {PLAIN}; turn: 0; progress: 0, 1, 2; hand 0: magic, magic"
    tab = table(f"{position}; status: racing, {status}, racing; broken: 0, 1, 0")
    assert [word for word in options(tab, 0) if "fireball" in word] == ["cast fireball 2"]
    assert refused(tab, 0, "cast fireball 1").kind == "not-an-option"
    tab = table(position)
    assert [word for word in options(tab, 0) if "fireball" in word] == ["cast fireball 1", "cast fireball 2"]
