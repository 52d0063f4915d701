"""AM-12 Revealing: the track is turned up as the chariots come."""

from __future__ import annotations

import pytest

from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.arena_maximus.pieces import FACE_DOWN, tile_name

from .sets import PLAIN
from .tables import GAME, Draw, choice, kinds, look, only, race, say, seen_by, table, view

HANDS = "hand 0: magic; hand 1: magic"
DUEL = f"seats: 2; chariots: green, red; {HANDS}"


def open_tiles(tab: Table, seat: int | None = None) -> list[str]:
    """The tiles turned up, from the first after the line on."""
    return [tile_name(tile) for tile in look(tab, seat).track[1:] if tile != FACE_DOWN]


@pytest.mark.clause("AM-12.1")
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_am_12_1_on_the_foremost_open_tile_three_more_are_turned_up(reader: int | None) -> None:
    draws: list[Draw] = ["stables", "jump 4", "hazard black"]
    t = table(f"{DUEL}; track: empty, empty, empty; progress: 2, 0; pool 0: whip red; phase: movement", draws)
    assert open_tiles(t, reader) == ["empty", "empty", "empty", "stables", "jump 4", "hazard black"]
    told = only(seen_by(t, reader, -1), "tiles-revealed")
    assert (told["first"], told["tiles"]) == (4, draws)


@pytest.mark.clause("AM-12.1")
def test_am_12_1_short_of_it_nothing_is_turned_up() -> None:
    t = table(f"{DUEL}; track: empty, empty, empty; progress: 1, 0; pool 0: whip red; phase: movement", [], then=None)
    assert race(t).progress[0] == 2
    assert open_tiles(t) == ["empty", "empty", "empty"]


@pytest.mark.clause("AM-12.1")
def test_am_12_1_the_tiles_come_while_the_chariot_still_moves() -> None:
    draws: list[Draw] = ["empty", "stables", "empty"]
    here = f"{DUEL}; track: empty, rocks 1, empty; progress: 2, 0; pool 0: whip red, whip red, whip red"
    t = table(f"{here}; phase: discard", [*["whip green"] * 3, *draws], then=None)
    events = say(t, 0, "done")
    moves = [kind for kind in kinds(events) if kind in ("tiles-revealed", "entered")]
    assert moves == ["tiles-revealed", "entered", "entered", "entered"]
    assert (race(t).progress[0], choice(t)) == (5, "stables-choice")


@pytest.mark.clause("AM-12.1")
def test_am_12_1_who_follows_turns_up_nothing() -> None:
    t = table(f"{DUEL}; track: empty, empty, empty, empty, rocks 1, rocks 2; progress: 2, 3; pool 0: whip red")
    say(t, 0, "done", "done")
    say(t, 0, "done")
    say(t, 1, "done")
    say(t, 0, "done")
    assert race(t).progress == [3, 3]
    assert len(open_tiles(t)) == 6


@pytest.mark.clause("AM-12.2")
def test_am_12_2_turned_up_before_the_rocks_are_paid() -> None:
    draws: list[Draw] = ["stables", "jump 4", "hazard black"]
    t = table(f"{DUEL}; track: empty, empty, rocks 2; progress: 2, 0; pool 0: whip red; phase: movement", draws)
    assert choice(t) == "pay-rocks"
    assert open_tiles(t)[3:] == draws


@pytest.mark.clause("AM-12.2")
def test_am_12_2_turned_up_before_a_crash_on_that_tile() -> None:
    here = f"{DUEL}; track: empty, empty, jump 4; progress: 2, 0; pool 0: whip red; damage: 5, 0; phase: discard"
    events = say(table(here), 0, "done")
    assert [kind for kind in kinds(events) if not kind.startswith("card")] == [
        "tiles-revealed",
        "entered",
        "jump-made",
        "damaged",
        "crashed",
        "turn-ended",
        "turn-begun",
    ]


@pytest.mark.clause("AM-12.2")
def test_am_12_2_a_blocked_chariot_turns_up_nothing() -> None:
    here = f"{DUEL}; track: empty, empty, empty; progress: 2, 3; pool 0: whip red; phase: movement"
    t = table(here, [], then=None)
    say(t, 0, "done")
    say(t, 1, "lay magic")
    say(t, 0, "give in")
    assert len(open_tiles(t)) == 3
    entered = table(here)
    say(entered, 0, "done")
    say(entered, 1, "done")
    assert len(open_tiles(entered)) == 6


def late(count: int, run: int) -> Table:
    """A race with so many tiles open and a chariot about to make one step."""
    names = ", ".join(["empty"] * count)
    return table(f"{DUEL}; {PLAIN}; track: {names}; progress: {run}, 0; pool 0: whip red; phase: movement")


@pytest.mark.clause("AM-12.3")
def test_am_12_3_near_the_end_what_is_left_is_turned_up() -> None:
    t = late(30, 29)
    told = only(seen_by(t, None, -1), "tiles-revealed")
    assert (told["first"], told["tiles"]) == (31, ["empty"])
    assert FACE_DOWN not in race(t).track


@pytest.mark.clause("AM-12.3")
def test_am_12_3_before_that_it_is_three() -> None:
    assert len(open_tiles(late(27, 26))) == 30


@pytest.mark.clause("AM-12.3")
def test_am_12_3_with_all_open_nothing_is_turned_up() -> None:
    t = late(31, 30)
    assert race(t).progress[0] == 31
    assert [event for event in seen_by(t, None, -1) if event.get("kind") == "tiles-revealed"] == []


@pytest.mark.clause("AM-12.4")
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_am_12_4_turned_tiles_stay_known_and_the_others_unknown(reader: int | None) -> None:
    draws: list[Draw] = ["stables", "jump 4", "hazard black"]
    t = table(f"{DUEL}; track: empty, empty, empty; progress: 2, 0; pool 0: whip red; phase: movement", draws)
    slow_down = {0: ["remove whip red", "done", "done"], 1: ["done", "done"]}
    for seat in (1, 1, 0):
        track = view(t, reader)["track"]
        assert isinstance(track, list)
        names = [tile["tile"] for tile in track]
        assert names[:7] == ["start/finish", "empty", "empty", "empty", *draws]
        assert names[7:] == ["face-down"] * 25
        say(t, seat, *slow_down[seat])


@pytest.mark.clause("AM-12.4")
def test_am_12_4_on_the_second_lap_they_are_still_open() -> None:
    names = ", ".join(["empty"] * 31)
    here = f"{DUEL}; {PLAIN}; option laps: 2; track: {names}; progress: 31, 20; pool 0: whip red, whip red"
    t = table(f"{here}; phase: movement")
    assert race(t).progress[0] == 33
    assert len(open_tiles(t)) == 31


@pytest.mark.clause("AM-12.4")
def test_am_12_4_computer_players_do_not_know_what_comes() -> None:
    here = f"{DUEL}; track: empty, empty, empty; progress: 1, 0; pool 0: whip red, whip red; phase: discard"
    t = table(here, [*["whip green"] * 4, "stables", "jump 4", "hazard black"])
    believed = set()
    for seed in range(12):
        world = GAME.imagine(t.state, Seat(0), Fast(seed))
        assert GAME.view(world, None).words()["track"] == view(t, None)["track"]
        dream = t.imagined(Seat(0), seed)
        say(dream, 0, "done")
        believed.add(tuple(open_tiles(dream)[3:]))
    # Each imagines tiles of its own; that the script holds these three is known to none of them.
    assert len(believed) > 6
    say(t, 0, "done")
    assert open_tiles(t)[3:] == ["stables", "jump 4", "hazard black"]
