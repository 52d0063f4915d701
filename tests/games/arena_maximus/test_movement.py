"""AM-7 Movement: tile by tile, each settled before the next."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .sets import PLAIN
from .tables import asked, choice, hand, kinds, look, only, options, pool, race, refused, say, seen_by, table

OPEN = ", ".join(["empty"] * 31)
DUEL = f"seats: 2; {PLAIN}; chariots: green, red; track: {OPEN}"
HANDS = "hand 0: magic, magic; hand 1: magic, magic"


def told(tab: Table) -> list[str]:
    """Everything that has happened, as a spectator knows it; a card somebody drew is not told to him."""
    return [str(event["kind"]) for event in seen_by(tab, None, -1) if "kind" in event]


# ---- how far


@pytest.mark.clause("AM-7.1")
@pytest.mark.parametrize("speed", [1, 3, 6])
def test_am_7_1_a_chariot_moves_as_many_tiles_as_its_speed(speed: int) -> None:
    whips = ", ".join(["whip blue"] * speed)
    t = table(f"{DUEL}; progress: 4, 20; pool 0: {whips}; {HANDS}; phase: discard")
    events = say(t, 0, "done")
    assert kinds(events).count("entered") == speed
    assert race(t).progress == [4 + speed, 20]


@pytest.mark.clause("AM-7.1")
def test_am_7_1_nobody_may_stop_sooner() -> None:
    t = table(f"{DUEL}; progress: 0, 1; pool 0: whip red, whip red, whip red; {HANDS}; phase: movement")
    for seat in (0, 1, 0):
        assert not {"stop", "give in"} & set(options(t, seat))
        refused(t, seat, "stop")
        say(t, seat, "done")
    assert race(t).progress[0] == 3


# ---- tile by tile


@pytest.mark.clause("AM-7.2")
def test_am_7_2_each_tile_is_settled_before_the_next() -> None:
    here = "seats: 2; chariots: yellow, red; track: rocks 1, jump 3, hazard blue, empty; progress: 0, 4"
    t = table(f"{here}; pool 0: whip red, whip red, whip red; {HANDS}; phase: discard")
    first = say(t, 0, "done")
    assert kinds(first)[-1] == "entered"
    assert race(t).progress[0] == 1
    second = say(t, 0, "done")
    assert [kind for kind in kinds(second) if kind != "tiles-revealed"] == [
        "rocks-passed",
        "damaged",
        "entered",
        "jump-made",
        "entered",
    ]
    assert race(t).progress[0] == 3
    third = say(t, 0, "lay magic")
    assert kinds(third)[:3] == ["card-laid", "hazard-passed", "turn-ended"]


FOUR_STEPS = "seats: 2; chariots: green, red; track: empty, rocks 1, empty; progress: 1, 2; pool 0: whip red"


@pytest.mark.clause("AM-7.3")
def test_am_7_3_ram_block_tile_effect_attack() -> None:
    cards = "hand 0: whip red, whip red, rein red, rein red, rein red; hand 1: rein blue"
    t = table(f"{FOUR_STEPS}; {cards}; phase: movement")
    events = say(t, 0, "ram 1", "lay whip red", "lay rein red", "done")
    events += say(t, 1, "done")
    events += say(t, 1, "lay rein blue")
    events += say(t, 0, "lay rein red")
    events += say(t, 0, "lay rein red")
    events += say(t, 0, "attack 1", "lay whip red")
    assert [kind for kind in kinds(events) if kind not in ("card-laid", "damaged", "tiles-revealed")] == [
        "rammed",
        "blocked",
        "block-cancelled",
        "entered",
        "rocks-passed",
    ]
    assert (asked(t), choice(t)) == ([0], "lay-whips")
    events = say(t, 0, "done")
    assert kinds(events) == ["attacked"]


@pytest.mark.clause("AM-7.3")
def test_am_7_3_no_step_is_taken_out_of_turn() -> None:
    t = table(f"{FOUR_STEPS}; {HANDS}; phase: movement")
    asked_in_turn = [choice(t)]
    assert refused(t, 0, "attack 1").clause == "AM-7.3"
    for seat in (0, 1, 0):
        say(t, seat, "done")
        asked_in_turn.append(choice(t))
    assert asked_in_turn == ["ram-choice", "block", "pay-rocks", "attack-choice"]
    assert refused(t, 0, "ram 1").clause == "AM-7.3"


@pytest.mark.clause("AM-7.4")
def test_am_7_4_an_otherwise_empty_tile_skips_ram_block_and_attack() -> None:
    t = table(f"{DUEL}; progress: 0, 2; pool 0: whip red; {HANDS}; phase: movement")
    assert race(t).progress[0] == 1
    assert (asked(t), choice(t)) == ([1], "set-speed")


@pytest.mark.clause("AM-7.4")
def test_am_7_4_a_tile_with_a_rival_does_not() -> None:
    t = table(f"{DUEL}; progress: 0, 1; pool 0: whip red; {HANDS}; phase: movement")
    assert choice(t) == "ram-choice"
    say(t, 0, "done")
    assert (asked(t), choice(t)) == ([1], "block")
    say(t, 1, "done")
    assert choice(t) == "attack-choice"


@pytest.mark.clause("AM-7.5")
def test_am_7_5_at_speed_0_the_chariot_stays_and_its_turn_ends() -> None:
    here = "seats: 2; chariots: green, red; track: rocks 1, stables, empty; progress: 1, 1; turn: 0"
    t = table(f"{here}; {HANDS}; phase: discard")
    events = say(t, 0, "done")
    assert [kind for kind in kinds(events) if kind != "card-drawn"][:3] == ["cards-drawn", "stands-still", "turn-ended"]
    assert race(t).progress == [1, 1]
    assert race(t).moved == [1, 0]
    assert race(t).damage == [0, 0]
    assert (asked(t), choice(t)) == ([1], "set-speed")


@pytest.mark.clause("AM-7.5")
def test_am_7_5_at_speed_1_it_does_not_stand_still() -> None:
    t = table(f"{DUEL}; progress: 1, 5; pool 0: whip red; {HANDS}; phase: movement")
    assert "stands-still" not in told(t)
    assert race(t).progress[0] == 2


@pytest.mark.clause("AM-7.6")
@pytest.mark.parametrize("tile", ["rocks 2", "jump 4", "hazard blue", "stables"])
def test_am_7_6_the_tile_a_chariot_starts_on_is_not_settled_again(tile: str) -> None:
    here = f"seats: 2; chariots: green, red; track: {tile}, empty, empty; progress: 1, 1; pool 0: whip red"
    t = table(f"{here}; {HANDS}; turn: 0; phase: movement")
    # No payment, no ram or attack on the one beside it: the next tile is entered at once.
    assert race(t).progress == [2, 1]
    assert race(t).damage == [0, 0]
    assert asked(t) == [1]


@pytest.mark.clause("AM-7.6")
def test_am_7_6_the_same_tile_is_settled_when_it_is_entered() -> None:
    here = "seats: 2; chariots: green, red; track: rocks 2, empty, empty; progress: 0, 1; pool 0: whip red"
    t = table(f"{here}; {HANDS}; turn: 0; phase: movement")
    say(t, 0, "done")
    say(t, 1, "done")
    assert choice(t) == "pay-rocks"


@pytest.mark.clause("AM-7.7")
@pytest.mark.parametrize("status", ["down", "recovered"])
def test_am_7_7_a_chariot_outside_the_track_is_not_in_the_tile(status: str) -> None:
    here = f"{DUEL}; progress: 0, 1; pool 0: whip red; status: racing, {status}; broken: 0, 1; moved: 0, 1; order:"
    t = table(f"{here}; {HANDS}; phase: movement")
    assert race(t).progress[0] == 1
    assert not {"rammed", "blocked", "attacked"} & set(told(t))
    assert choice(t) == "set-speed"


@pytest.mark.clause("AM-7.7")
def test_am_7_7_an_upright_one_beside_it_is() -> None:
    here = f"seats: 3; {PLAIN}; chariots: green, red, blue; track: {OPEN}; progress: 0, 1, 1; pool 0: whip red"
    t = table(f"{here}; status: racing, down, racing; broken: 0, 1, 0; {HANDS}; hand 2: magic, magic; phase: movement")
    assert options(t, 0) == ["done", "ram 2"]
    say(t, 0, "done")
    assert (asked(t), choice(t)) == ([2], "block")
    say(t, 2, "done")
    assert options(t, 0) == ["done", "attack 2"]


# ---- when movement ends early


FIVE = "pool 0: whip red, whip red, whip red, whip red, whip red"


@pytest.mark.clause("AM-7.8")
def test_am_7_8_crossing_the_line_does_not_end_the_movement() -> None:
    t = table(f"{DUEL}; progress: 30, 20; {FIVE}; {HANDS}; phase: movement")
    assert race(t).progress[0] == 32 + 3
    assert race(t).crossed == [1, 0]
    assert asked(t) == [1]


@pytest.mark.clause("AM-7.8")
def test_am_7_8_an_uncancelled_block_ends_it() -> None:
    t = table(f"{DUEL}; progress: 1, 2; {FIVE}; {HANDS}; phase: movement")
    say(t, 0, "done")
    say(t, 1, "lay magic")
    events = say(t, 0, "give in")
    assert kinds(events)[:2] == ["block-held", "turn-ended"]
    assert race(t).progress[0] == 1
    assert len(pool(t, 0)) == 5


@pytest.mark.clause("AM-7.8")
def test_am_7_8_a_cancelled_block_does_not() -> None:
    t = table(f"{DUEL}; progress: 1, 2; {FIVE}; {HANDS}; phase: movement")
    say(t, 0, "done")
    say(t, 1, "lay magic")
    say(t, 0, "lay magic", "done")
    assert race(t).progress[0] == 6


ROCKY = "seats: 3; chariots: green, red, blue; track: rocks 3, empty, empty; progress: 0, 2, 2; hand 0: rein red"


@pytest.mark.clause("AM-7.8")
def test_am_7_8_a_crash_of_the_mover_ends_it() -> None:
    t = table(f"{ROCKY}; {FIVE}; damage: 3, 0, 0; phase: movement")
    events = say(t, 0, "done")
    assert kinds(events)[:4] == ["rocks-passed", "damaged", "crashed", "turn-ended"]
    assert (race(t).progress[0], pool(t, 0)) == (1, [])
    assert asked(t) == [1]


@pytest.mark.clause("AM-7.8")
def test_am_7_8_damage_short_of_a_crash_does_not() -> None:
    t = table(f"{ROCKY}; {FIVE}; damage: 2, 0, 0; phase: movement")
    say(t, 0, "done")
    # The next tile holds two rivals: the race goes on there.
    assert (race(t).progress[0], race(t).damage[0]) == (1, 5)
    assert (asked(t), choice(t)) == ([0], "ram-choice")


@pytest.mark.clause("AM-7.8")
def test_am_7_8_an_elimination_of_the_mover_ends_it() -> None:
    t = table(f"{ROCKY}; {FIVE}; damage: 3, 0, 0; broken: 1, 0, 0; phase: movement")
    events = say(t, 0, "done")
    assert kinds(events)[:4] == ["rocks-passed", "damaged", "eliminated", "turn-ended"]
    assert (race(t).progress[0], hand(t, 0), pool(t, 0)) == (1, [], [])
    assert asked(t) == [1]


STABLES = f"seats: 2; chariots: green, red; track: stables, empty, empty, empty; progress: 0, 20; {HANDS}"


@pytest.mark.clause("AM-7.8")
def test_am_7_8_a_chosen_stop_at_the_stables_ends_it() -> None:
    t = table(f"{STABLES}; pool 0: whip red, whip red; phase: movement")
    events = say(t, 0, "stop", "done")
    assert only(events, "stopped-at-stables")["seat"] == 0
    assert (race(t).progress[0], asked(t)) == (1, [1])


@pytest.mark.clause("AM-7.8")
def test_am_7_8_stables_passed_through_do_not() -> None:
    t = table(f"{STABLES}; pool 0: whip red, whip red; phase: movement")
    say(t, 0, "go on")
    assert (race(t).progress[0], asked(t)) == (2, [1])


@pytest.mark.clause("AM-7.8")
def test_am_7_8_a_race_won_on_the_spot_ends_it() -> None:
    t = table(f"{DUEL}; progress: 1, 2; {FIVE}; {HANDS}; damage: 0, 6; broken: 0, 1; phase: movement")
    say(t, 0, "ram 1", "lay magic", "lay magic", "done")
    events = say(t, 1, "done")
    assert kinds(events)[:5] == ["damaged", "eliminated", "last-standing", "race-over", "placed"]
    assert t.state.over()
    assert look(t, None).steps == 5
    assert race(t).progress[0] == 1


@pytest.mark.clause("AM-7.8")
def test_am_7_8_a_rivals_first_crash_does_not() -> None:
    t = table(f"{DUEL}; progress: 1, 2; {FIVE}; {HANDS}; damage: 0, 6; phase: movement")
    say(t, 0, "ram 1", "lay magic", "lay magic", "done")
    say(t, 1, "done")
    assert race(t).progress[0] == 6
