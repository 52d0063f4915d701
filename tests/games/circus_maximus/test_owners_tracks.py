"""Owners' tracks: what is accepted and what comes of it, and what is refused, where and why."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from harena.games.circus_maximus.track import (
    BACK,
    DEFAULT,
    DOLPHINS,
    EGGS,
    HOME,
    IN,
    OFF,
    OUT,
    Lane,
    Square,
    Track,
    describe,
)
from harena.games.circus_maximus.track_data import LANES, WrongTrack

Data = dict[str, Any]
UNIT = 2520


def track_with(**parts: object) -> Track:
    return Track({**DEFAULT.data, "id": "for tests", **parts})


def spread(count: int, total: int = 5040) -> list[int]:
    """So many squares over a corner, as evenly as whole borders allow."""
    return [total * step // count for step in range(count + 1)]


def put(value: object, *path: str | int) -> Callable[[Data], object]:
    def change(data: Data) -> None:
        inner: Any = data
        for part in path[:-1]:
            inner = inner[part]
        inner[path[-1]] = value

    return change


def drop(*path: str) -> Callable[[Data], object]:
    def change(data: Data) -> None:
        inner: Any = data
        for part in path[:-1]:
            inner = inner[part]
        del inner[path[-1]]

    return change


# ---- what is accepted


@pytest.mark.parametrize(("straight", "race"), [(26, 186), (30, 210)])
def test_straights_may_be_shorter_or_longer(straight: int, race: int) -> None:
    track = track_with(home=straight, back=straight)
    assert track.size == DEFAULT.size + 2 * LANES * (straight - 28)
    assert track.to_go(track.at(HOME, Lane(1), 0), 0) == race
    assert track.square_named(f"home {straight}/1") is not None
    assert track.square_named(f"home {straight + 1}/1") is None
    assert track.next[track.at(BACK, Lane(8), straight - 1)] == track.at(EGGS, Lane(8), 0)


def test_the_straights_may_differ() -> None:
    track = track_with(home=30, back=26)
    assert (track.count(HOME, Lane(4)), track.count(BACK, Lane(4))) == (30, 26)
    assert track.to_go(track.at(HOME, Lane(4), 0), 0) == DEFAULT.to_go(DEFAULT.at(HOME, Lane(4), 0), 0)


def test_explicit_borders_give_the_same_track_as_sectors() -> None:
    borders = [[UNIT * step // per for step in range(3 * per + 1)] for per in range(2, 10)]
    track = track_with(corner={"borders": borders})
    assert (track.next, track.prev, track.change) == (DEFAULT.next, DEFAULT.prev, DEFAULT.change)
    assert (track.slips, track.reach, track.walk) == (DEFAULT.slips, DEFAULT.reach, DEFAULT.walk)
    assert track.limit == DEFAULT.limit


def test_safe_speeds_laps_and_the_run_in_are_an_owners_to_say() -> None:
    track = track_with(safe=[8, 10, 12, 15, 17, 19, 22, 24], laps=2, gray=6, laneSquare=5)
    assert track.safe[DOLPHINS][1:] == [8, 10, 12, 15, 17, 19, 22, 24]
    assert track.limit[track.at(DOLPHINS, Lane(5), 0)] == 17
    assert track.to_go(track.at(HOME, Lane(1), 0), 0) == 4 * 28 + 3 * 6
    assert (track.lane_square, sum(track.gray)) == (4, 48)
    assert "2 laps" in describe(track)[2]


@pytest.mark.parametrize("counts", [[7, 10, 13, 16, 19, 22, 25, 28], [5, 5, 5, 31, 31, 31, 5, 59]])
def test_on_any_track_only_walls_stop_a_slip_and_the_borders_of_sections_are_level(counts: list[int]) -> None:
    """Also where a short square lies between the ends of a long one, so that neither is partly behind."""
    track = track_with(corner={"borders": [spread(count) for count in counts]})
    for number in range(track.size):
        square = Square(number)
        for side, wall in ((IN, 1), (OUT, LANES)):
            at_wall = track.lane[square] == wall
            assert (track.slips[side][square] == []) == at_wall
            assert (track.change[side][square] == OFF) == at_wall
            assert all(other in track.beside(square, side) for other in track.slips[side][square])
            if track.index[square] == 0 and not at_wall:
                assert any(track.level(square, other) for other in track.beside(square, side))


@pytest.mark.clause("CM-6.7.3b")
def test_cm_6_7_3b_a_square_between_the_ends_of_a_longer_one_slips_onto_it() -> None:
    track = track_with(corner={"borders": [spread(7, 70), *[spread(10, 70)] * 7]})
    short = track.at(DOLPHINS, Lane(2), 3)
    assert track.beside(short, IN) == [track.at(DOLPHINS, Lane(1), 2)]
    assert track.slips[IN][short] == [track.at(DOLPHINS, Lane(1), 2)]
    # Where one is partly behind and one partly ahead it is the one behind alone.
    assert track.slips[IN][track.at(DOLPHINS, Lane(2), 1)] == [track.at(DOLPHINS, Lane(1), 0)]


@pytest.mark.clause("CM-6.7.3b")
def test_cm_6_7_3b_two_level_squares_are_both_offered() -> None:
    """One long square beside two short ones: one has its tail, the other its head."""
    track = track_with(corner={"sectors": 6, "perSector": [1, 2, 2, 2, 2, 2, 2, 2]})
    long = track.at(DOLPHINS, Lane(1), 1)
    assert track.slips[OUT][long] == [track.at(DOLPHINS, Lane(2), 2), track.at(DOLPHINS, Lane(2), 3)]
    assert track.slips[IN][track.at(DOLPHINS, Lane(2), 2)] == [long]


def test_the_hash_is_that_of_the_data() -> None:
    assert track_with(home=28).digest() == track_with().digest()
    assert len({track_with().digest(), track_with(home=27).digest(), DEFAULT.digest()}) == 3
    assert track_with(provenance="counted by hand").label() == "for tests (counted by hand)"


# ---- what is refused


WRONG: list[tuple[Callable[[Data], object], str, str]] = [
    (put(8, "lanes"), "lanes", "a track has no such part; its parts are id, "),
    (drop("id"), "id", "a text of 1 to 60 plain characters"),
    (put("", "id"), "id", "a text of 1 to 60"),
    (put("x" * 61, "id"), "id", "a text of 1 to 60"),
    (put("café", "id"), "id", "plain characters"),
    (put("red\x1b[31m", "id"), "id", "plain characters"),
    (put(3, "provenance"), "provenance", "a text of 1 to 60"),
    (put(0, "laps"), "laps", "a number from 1 to 9, not 0"),
    (put(10, "laps"), "laps", "not 10"),
    (put(True, "laps"), "laps", "not True"),
    (put("3", "laps"), "laps", "not '3'"),
    (drop("laps"), "laps", "not None"),
    (put(9, "home"), "home", "a number from 10 to 60, not 9"),
    (put(61, "back"), "back", "a number from 10 to 60, not 61"),
    (put(28.0, "home"), "home", "not 28.0"),
    (put(10**100, "home"), "home", "not 1000000000"),
    (drop("safe"), "safe", "a list of numbers"),
    (put([8, 10, 12, 15, 18, 21, 24], "safe"), "safe", "a list of 8 speeds from lane 1 on"),
    (put([8, 10, 12, 15, 18, 21, 27, 24], "safe"), "safe", "none below the one before"),
    (put([0, 10, 12, 15, 18, 21, 24, 27], "safe"), "safe", "a number from 1 to 60, not 0"),
    (put(["8"] * 8, "safe"), "safe", "not '8'"),
    (put(3, "gray"), "gray", "a number from 4 to 12, not 3"),
    (put(13, "gray"), "gray", "not 13"),
    (put(2, "laneSquare"), "laneSquare", "one of the gray squares 3 to 3"),
    (put(4, "laneSquare"), "laneSquare", "one of the gray squares 3 to 3"),
    (drop("corner"), "corner", "an object with 'sectors' and 'perSector', or with 'borders'"),
    (put([1], "corner"), "corner", "an object"),
    (put({}, "corner"), "corner", "either 'sectors' and 'perSector', or 'borders'"),
    (put([], "corner", "borders"), "corner", "either"),
    (drop("corner", "sectors"), "corner", "either"),
    (put(0, "corner", "sectors"), "corner.sectors", "a number from 1 to 12"),
    (put([2, 3, 4], "corner", "perSector"), "corner.perSector", "a list of 8 numbers"),
    (put([0, 3, 4, 5, 6, 7, 8, 9], "corner", "perSector"), "corner.perSector", "a number from 1 to 30, not 0"),
    (put([21] * 8, "corner", "perSector"), "corner.perSector", "at most 60 squares"),
    (put({"borders": 3}, "corner"), "corner.borders", "a list of 8 lists"),
    (put({"borders": [[0, 1]] * 7}, "corner"), "corner.borders", "one for each lane"),
    (put({"borders": [[0, 1]] * 7 + [3]}, "corner"), "corner.borders[7]", "a list of numbers"),
    (put({"borders": [[0]] + [[0, 1]] * 7}, "corner"), "corner.borders[0]", "borders rise from 0 on"),
    (put({"borders": [[1, 2]] + [[0, 2]] * 7}, "corner"), "corner.borders[0]", "borders rise from 0 on"),
    (put({"borders": [[0, 4]] * 3 + [[0, 3, 2, 4]] * 5}, "corner"), "corner.borders[3]", "borders rise"),
    (put({"borders": [[0, 4]] * 3 + [[0, 2, 2, 4]] * 5}, "corner"), "corner.borders[3]", "borders rise"),
    (put({"borders": [[0, 4]] * 5 + [[0, 2, 5]] * 3}, "corner"), "corner.borders[5]", "the same last border"),
    (put({"borders": [list(range(61))] * 8}, "corner"), "corner.borders[0]", "at most 60"),
    (put({"borders": [[0, -1, 4]] * 8}, "corner"), "corner.borders[0]", "a number from 0 to 1000000, not -1"),
]


@pytest.mark.parametrize(("change", "where", "why"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_track_is_refused_with_place_and_reason(change: Callable[[Data], object], where: str, why: str) -> None:
    data = copy.deepcopy(DEFAULT.data)
    change(data)
    with pytest.raises(WrongTrack) as refusal:
        Track(data)
    assert refusal.value.where == where
    assert why in refusal.value.why
    assert refusal.value.say == f"The track is refused: {where}: {refusal.value.why}."
    assert len(refusal.value.say) < 220
