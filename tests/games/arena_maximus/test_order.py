"""AM-3 Rounds and turns: who acts when."""

from __future__ import annotations

import pytest

from .sets import PLAIN
from .tables import asked, deal, kinds, look, only, race, say, seen_by, table, view, wander

THREE = f"seats: 3; {PLAIN}; chariots: green, red, blue"
OPEN = ", ".join(["empty"] * 31)


def next_round(position: str, last: int) -> list[object]:
    """The order announced when the last seat of a round is done."""
    t = table(f"{position}; turn: {last}; order:; phase: discard")
    order = only(say(t, last, "done"), "round-begun")["seats"]
    assert isinstance(order, list)
    return order


@pytest.mark.clause("AM-3.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_am_3_1_each_player_in_the_race_has_one_turn_a_round(seats: int) -> None:
    *_, end = wander(deal(seats, seed=3), 3)
    rounds = 0
    due: list[object] = []
    for event in seen_by(end, None, -1):
        kind, seat = event.get("kind"), event.get("seat")
        if kind == "round-begun":
            assert due == []
            assert isinstance(event["seats"], list)
            due = list(event["seats"])
            rounds += 1
        elif kind == "turn-begun":
            assert due.pop(0) == seat
        elif kind == "eliminated" and seat in due:
            due.remove(seat)
    assert rounds > 3


@pytest.mark.clause("AM-3.1")
def test_am_3_1_who_is_out_has_no_turn_and_who_lies_crashed_has_one() -> None:
    here = f"{THREE}; track: {OPEN}; progress: 5, 9, 7; hand 0: magic; hand 2: magic"
    assert next_round(f"{here}; hand 1: ; status: racing, out, racing", 0) == [0, 2]
    assert next_round(f"{here}; hand 1: magic; status: racing, down, racing", 0) == [0, 2, 1]


@pytest.mark.clause("AM-3.2")
def test_am_3_2_the_rearmost_moves_first_and_the_leader_last() -> None:
    assert next_round(f"{THREE}; track: {OPEN}; progress: 5, 9, 7", 1) == [0, 2, 1]
    assert next_round(f"{THREE}; track: {OPEN}; progress: 9, 5, 7", 1) == [1, 2, 0]


@pytest.mark.clause("AM-3.3")
def test_am_3_3_overtaking_changes_nothing_in_the_round() -> None:
    pools = "pool 0: whip red, whip red, whip red; pool 2: whip blue"
    t = table(f"{THREE}; track: {OPEN}; progress: 1, 2, 3; {pools}; turn: 0; phase: movement")
    say(t, 0, "done")  # passes through seat 1: no ram, and further on no block
    say(t, 1, "done")
    say(t, 0, "done", "done")
    say(t, 2, "done")
    say(t, 0, "done")
    assert race(t).progress == [4, 2, 3]
    assert look(t, None).order == [2]
    assert asked(t) == [1]
    say(t, 1, "done", "done")
    assert asked(t) == [2]
    # Only the next round's order knows of it; seat 2 stays behind seat 0 by slowing down.
    assert only(say(t, 2, "remove whip blue", "done", "done"), "round-begun")["seats"] == [1, 2, 0]


@pytest.mark.clause("AM-3.3")
def test_am_3_3_a_crash_in_anothers_turn_counts_for_the_next_rounds_order_only() -> None:
    # Seat 0 stands before seat 1 on tile 3; seat 2 comes from behind and crashes seat 0 (blue holds out five).
    here = f"seats: 3; {PLAIN}; chariots: blue, red, green; track: {OPEN}; progress: 3, 3, 2; damage: 4, 0, 0"
    cards = "pool 2: whip red; hand 2: whip red; hand 0: rein red; hand 1: rein red"
    t = table(f"{here}; {cards}; turn: 2; phase: movement")
    say(t, 2, "done")
    say(t, 0, "done")
    say(t, 1, "done")
    say(t, 2, "attack 0", "lay whip red", "done")
    assert "crashed" in kinds(say(t, 0, "done"))
    events = say(t, 2, "done")
    # Seat 0 keeps its place in the order: its recovery turn comes before the turn of seat 1.
    assert [event["seat"] for event in events if event["kind"] == "turn-begun"] == [0, 1]
    assert kinds(events)[:3] == ["turn-ended", "turn-begun", "recovered"]
    assert asked(t) == [1]
    order = only(say(t, 1, "done", "done"), "round-begun")["seats"]
    assert order == [1, 2, 0]


@pytest.mark.clause("AM-3.3", "AM-3.4")
def test_am_3_3_beside_a_tile_the_crashed_come_after_the_line_inside_however_early_they_fell() -> None:
    here = f"{THREE}; track: {OPEN}; progress: 4, 4, 8; arrival: 1, 2, 3"
    assert next_round(f"{here}; status: recovered, racing, racing; broken: 1, 0, 0", 2) == [1, 0, 2]
    assert next_round(f"{here}; status: recovered, recovered, racing; broken: 1, 1, 0", 2) == [0, 1, 2]


@pytest.mark.clause("AM-3.4")
def test_am_3_4_on_a_shared_tile_the_first_to_come_moves_first() -> None:
    here = f"{THREE}; track: {OPEN}; progress: 4, 4, 8"
    assert next_round(f"{here}; arrival: 1, 2, 3", 2) == [0, 1, 2]
    assert next_round(f"{here}; arrival: 2, 1, 3", 2) == [1, 0, 2]


@pytest.mark.clause("AM-3.4")
def test_am_3_4_arrival_counts_for_nothing_between_tiles() -> None:
    assert next_round(f"{THREE}; track: {OPEN}; progress: 4, 3, 8; arrival: 1, 2, 3", 2) == [1, 0, 2]


def line_on(position: str, tile: int) -> object:
    track = view(table(position), None)["track"]
    assert isinstance(track, list)
    return track[tile]["line"]


@pytest.mark.clause("AM-3.5")
def test_am_3_5_who_enters_an_occupied_tile_joins_the_end_of_its_line() -> None:
    here = f"{THREE}; track: {OPEN}; progress: 3, 4, 4; arrival: 1, 3, 2; pool 0: whip red; hand 1: whip red"
    t = table(f"{here}; turn: 0; phase: movement")
    say(t, 0, "done")
    say(t, 1, "done")
    say(t, 2, "done")
    say(t, 0, "done")
    track = view(t, None)["track"]
    assert isinstance(track, list)
    assert track[4]["line"] == [2, 1, 0]


@pytest.mark.clause("AM-3.5")
def test_am_3_5_who_stays_keeps_its_place() -> None:
    here = f"{THREE}; track: {OPEN}; progress: 4, 4, 8; arrival: 1, 2, 3"
    assert line_on(f"{here}; turn: 0; phase: movement", 4) == [0, 1]


@pytest.mark.clause("AM-3.6")
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_am_3_6_in_round_one_the_start_line_is_the_order(seed: int) -> None:
    t = deal(4, seed=seed)
    first = asked(t)[0]
    begun = [event for event in seen_by(t, None, -1) if event.get("kind") in ("first-player", "round-begun")]
    assert begun[0]["seat"] == first
    assert (begun[1]["round"], begun[1]["seats"]) == (1, [(first + step) % 4 for step in range(4)])


@pytest.mark.clause("AM-3.7")
def test_am_3_7_after_its_turn_a_chariot_is_marked_and_a_full_round_starts_the_next() -> None:
    t = table(f"{THREE}; track: {OPEN}; progress: 1, 2, 3; turn: 0")
    for seat, moved in ((0, [1, 0, 0]), (1, [1, 1, 0])):
        say(t, seat, "done")
        assert race(t).moved[seat] == 0
        say(t, seat, "done")
        assert (race(t).moved, race(t).round) == (moved, 1)
    events = say(t, 2, "done", "done")
    assert kinds(events)[-3:] == ["turn-ended", "round-begun", "turn-begun"]
    assert (race(t).moved, race(t).round) == ([0, 0, 0], 2)


@pytest.mark.clause("AM-3.8")
def test_am_3_8_a_lapped_chariot_counts_as_behind() -> None:
    # Seat 0 is on tile 8 of its second lap, seat 1 on tile 10 of its first.
    here = f"{THREE}; option laps: 2; track: {OPEN}; progress: 40, 10, 33"
    assert next_round(here, 2) == [1, 2, 0]


@pytest.mark.clause("AM-3.8")
def test_am_3_8_on_one_lap_the_tile_is_the_distance() -> None:
    assert next_round(f"{THREE}; option laps: 2; track: {OPEN}; progress: 8, 10, 1", 2) == [2, 0, 1]
