"""Tracks as lists of sections: the oval in full words, a figure 8 that crosses itself, and a round of right turns."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from harena.core.chance import Fast
from harena.core.errors import BadRequest
from harena.core.table import Table
from harena.games.circus_maximus.chariot import Faction
from harena.games.circus_maximus.drawing import Drawing
from harena.games.circus_maximus.movement import go_forward
from harena.games.circus_maximus.options import Options
from harena.games.circus_maximus.race import empty_race
from harena.games.circus_maximus.rulebook import rulebook_for
from harena.games.circus_maximus.track import (
    BOTH,
    DEFAULT,
    EVERY_LANE,
    IN,
    NO_LIMIT,
    OFF,
    OUT,
    Lane,
    Section,
    Square,
    Track,
    code_name,
    coded_name,
    describe,
    name_code,
)
from harena.games.circus_maximus.track_data import DOLPHIN, EGG, LANES, WrongTrack

from .tables import GAME, chariot, deal, only, options, race, say, table, view, wander, where
from .tracks import CLOCKWISE, EIGHT, ROUND, SAFE, Data, told

EAST, NORTH_EAST, SOUTH, SOUTH_WEST = (Section(number) for number in range(4))


def at(track: Track, words: str) -> Square:
    square = track.square_named(words)
    assert square is not None, words
    return square


def name(track: Track, square: int) -> str:
    return "off" if square == OFF else track.square_name(Square(square))


def names(track: Track, squares: list[Square]) -> list[str]:
    return [name(track, square) for square in squares]


def tables(track: Track) -> dict[str, object]:
    """All that the rules read of a track."""
    squares = [Square(number) for number in range(track.size)]
    return {
        "section": track.section,
        "lane": track.lane,
        "index": track.index,
        "corner": track.corner,
        "gray": track.gray,
        "limit": track.limit,
        "next": track.next,
        "prev": track.prev,
        "change": track.change,
        "slips": track.slips,
        "reach": track.reach,
        "walk": track.walk,
        "ahead": track.ahead,
        "code": track.code,
        "beside": [[track.beside(square, side) for square in squares] for side in BOTH],
        "level": [[track.level(square, other) for other in track.reach[square]] for square in squares],
        "to go": [[track.to_go(square, stage) for square in squares[::7]] for stage in range(track.finish)],
    }


def fingerprint(track: Track) -> str:
    return hashlib.sha256(json.dumps(tables(track), sort_keys=True).encode()).hexdigest()[:16]


# ---- the oval


def spread(count: int) -> list[int]:
    return [5040 * step // count for step in range(count + 1)]


TODAY: list[tuple[Data, str, str]] = [
    ({}, "b05e44ecf5918a3a", "217e8e8366804671"),
    ({"id": "for tests", "home": 26, "back": 26}, "ee3c71f83e4f7f6d", "f82f1f82d27eec3b"),
    ({"id": "for tests", "home": 30, "back": 26}, "2fe5797408eeefb8", "f5fcd96e03453435"),
    (
        {"id": "for tests", "corner": {"borders": [spread(count) for count in (7, 10, 13, 16, 19, 22, 25, 28)]}},
        "53da674205a463c6",
        "5bbe9bb7ea8ea919",
    ),
    (
        {"id": "for tests", "corner": {"borders": [spread(count) for count in (5, 5, 5, 31, 31, 31, 5, 59)]}},
        "fee7410ddcfebd13",
        "9825dd8b854c682a",
    ),
    (
        {"id": "for tests", "corner": {"sectors": 6, "perSector": [1, 2, 2, 2, 2, 2, 2, 2]}},
        "47a982d5baf458a5",
        "f3bc26aab1b6e36b",
    ),
    (
        {"id": "for tests", "safe": [8, 10, 12, 15, 17, 19, 22, 24], "laps": 2, "gray": 6, "laneSquare": 5},
        "f8c50ff3eec9a45e",
        "ded0f04029c057bb",
    ),
]


@pytest.mark.parametrize(("parts", "squares", "digest"), TODAY)
def test_tracks_of_before_have_the_same_squares_and_the_same_hash(parts: Data, squares: str, digest: str) -> None:
    """Both as they were when tracks were four fixed sections: records tell squares, and carry the hash."""
    track = Track({**DEFAULT.data, **parts})
    assert fingerprint(track) == squares
    assert track.digest() == digest


def test_the_oval_in_full_words_is_the_same_oval() -> None:
    shown = told(0)
    assert {**shown, "note": DEFAULT.data["note"]} == DEFAULT.data
    track = Track(told(1))
    assert tables(track) == tables(DEFAULT)
    assert (track.laps, track.finish, track.lane_square) == (DEFAULT.laps, DEFAULT.finish, DEFAULT.lane_square)
    assert (track.markers, track.passed) == (DEFAULT.markers, DEFAULT.passed)
    assert describe(track)[2:] == describe(DEFAULT)[2:]
    assert track.is_oval()
    assert Drawing(track).outline == Drawing(DEFAULT).outline


@pytest.mark.clause("CM-10.1")
def test_cm_10_1_an_oval_has_a_dolphin_and_an_egg_a_lap_by_turns() -> None:
    assert DEFAULT.markers == [DOLPHIN, EGG] * 3
    assert DEFAULT.passed == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
    assert [DEFAULT.markers_up(EGG, taken) for taken in range(7)] == [3, 3, 2, 2, 1, 1, 0]
    assert [DEFAULT.markers_up(DOLPHIN, taken) for taken in range(7)] == [3, 2, 2, 1, 1, 0, 0]
    assert [DEFAULT.lap_of(stage) for stage in range(12)] == [1] * 4 + [2] * 4 + [3] * 4


# ---- the figure 8


@pytest.fixture(scope="module")
def eight() -> Track:
    return Track(EIGHT)


@pytest.mark.parametrize("lane", EVERY_LANE)
def test_every_lane_of_the_figure_8_has_a_lap_of_88_squares(eight: Track, lane: Lane) -> None:
    first = square = eight.at(EAST, lane, 0)
    lap = []
    for _ in range(88):
        lap.append(square)
        assert eight.lane[square] == lane
        assert eight.prev[eight.next[square]] == square
        square = eight.next[square]
    assert square == first
    assert len(set(lap)) == 88
    assert list(dict.fromkeys(eight.section[square] for square in lap)) == [EAST, NORTH_EAST, SOUTH, SOUTH_WEST]
    assert (eight.count(NORTH_EAST, lane), eight.count(SOUTH_WEST, lane)) == (4 * (lane + 3), 4 * (12 - lane))


def test_the_run_in_of_the_figure_8_leads_into_its_first_leg(eight: Track) -> None:
    assert name(eight, eight.next[at(eight, "gray 4/5")]) == "east 1/5"
    assert name(eight, eight.prev[at(eight, "east 1/5")]) == "eggs 28/5"
    assert name(eight, eight.behind(at(eight, "east 1/5"), at(eight, "gray 3/5"))) == "gray 4/5"
    assert eight.leftward[at(eight, "gray 1/1")] == IN


def test_safe_speeds_go_by_the_place_from_the_inside(eight: Track) -> None:
    for lane in EVERY_LANE:
        left, right = eight.at(NORTH_EAST, lane, 3), eight.at(SOUTH_WEST, lane, 3)
        assert (eight.rank[left], eight.limit[left]) == (lane, SAFE[lane - 1])
        assert (eight.rank[right], eight.limit[right]) == (9 - lane, SAFE[8 - lane])
        assert eight.limit[eight.at(SOUTH, lane, 5)] == NO_LIMIT


def test_the_squares_of_the_block_belong_to_both_legs(eight: Track) -> None:
    """Column i of the eastward leg in lane p is the southward leg's p-th of the block in lane 9 - i."""
    shared = [number for number in range(eight.size) if eight.twin[number] != number]
    assert len(shared) == 4 * LANES * LANES
    assert all(eight.twin[eight.twin[number]] == number for number in range(eight.size))
    for column in range(1, LANES + 1):
        for lane in range(1, LANES + 1):
            here = at(eight, f"east {3 + column}/{lane}")
            assert name(eight, eight.twin[here]) == f"south {3 + lane}/{9 - column}"
    assert eight.crosses
    assert not DEFAULT.crosses


def test_what_is_left_of_a_shared_square_lies_ahead_or_behind_on_the_other_leg(eight: Track) -> None:
    """Neighbours in the block are the same ones whichever way one heads."""
    for number in range(eight.size):
        square, twin = Square(number), eight.twin[number]
        if twin != square:
            assert around(eight, square) == around(eight, twin)
    assert len(around(eight, at(eight, "east 6/4"))) == 4
    assert len(around(eight, at(eight, "east 4/1"))) == 2


def around(track: Track, square: Square) -> set[int]:
    """The neighbours of a square within the block, each under its lower number."""
    near = [track.next[square], track.prev[square], *track.beside(square, IN), *track.beside(square, OUT)]
    return {min(other, track.twin[other]) for other in near if track.twin[other] != other}


@pytest.mark.parametrize(
    ("square", "inside", "outside"),
    [
        ("east 5/3", ["east 5/2"], ["east 5/4"]),
        ("south 5/3", ["south 5/4"], ["south 5/2"]),
        ("dolphins 1/4", ["dolphins 1/3"], ["dolphins 1/5", "dolphins 2/5"]),
        ("eggs 1/5", ["eggs 1/6"], ["eggs 1/4", "eggs 2/4"]),
        ("east 5/1", [], ["east 5/2"]),
        ("south 5/8", [], ["south 5/7"]),
        ("eggs 5/1", ["eggs 4/2", "eggs 5/2"], []),
    ],
)
def test_the_inside_lies_left_up_to_one_loop_and_right_up_to_the_other(
    eight: Track, square: str, inside: list[str], outside: list[str]
) -> None:
    assert names(eight, eight.beside(at(eight, square), IN)) == inside
    assert names(eight, eight.beside(at(eight, square), OUT)) == outside


@pytest.mark.clause("CM-6.4.2.1", "CM-6.4.2.2")
@pytest.mark.parametrize(
    ("team", "inside", "outside"),
    [
        ("east 5/3", "east 6/2", "east 6/4"),
        ("south 5/3", "south 6/4", "south 6/2"),
        # Falls back to the inside, gains to the outside, whichever hand that is.
        ("dolphins 2/4", "dolphins 2/3", "dolphins 4/5"),
        ("eggs 2/5", "eggs 2/6", "eggs 4/4"),
        # Over a border the inside is that of the section the team is still in.
        ("dolphins 28/4", "south 1/3", "south 1/5"),
        ("south 14/4", "eggs 1/5", "eggs 1/3"),
        ("east 5/1", "off", "east 6/2"),
        ("south 5/8", "off", "south 6/7"),
    ],
)
def test_cm_6_4_2_1_a_lane_change_knows_the_hand(eight: Track, team: str, inside: str, outside: str) -> None:
    assert name(eight, eight.change[IN][at(eight, team)]) == inside
    assert name(eight, eight.change[OUT][at(eight, team)]) == outside


@pytest.mark.clause("CM-12.2", "CM-12.3")
@pytest.mark.parametrize(
    ("car", "lanes", "place"),
    [
        ("south 5/3", 2, "south 5/5"),
        ("south 5/3", -2, "south 5/1"),
        ("south 5/3", -4, "south 5/1"),
        ("eggs 1/3", 1, "eggs 1/4"),
    ],
)
def test_cm_12_2_wrecks_fly_left_and_right_not_in_and_out(eight: Track, car: str, lanes: int, place: str) -> None:
    assert name(eight, eight.thrown(at(eight, car), lanes, 0)) == place


def test_left_is_left_on_either_leg(eight: Track) -> None:
    assert eight.left_of(at(eight, "south 5/3"), at(eight, "south 5/4"))
    assert not eight.left_of(at(eight, "south 5/4"), at(eight, "south 5/3"))
    # Who heads east sees a chariot that heads south under the number its square has there.
    south = eight.twin[at(eight, "east 6/2")]
    assert eight.left_of(south, at(eight, "east 6/3"))
    assert not eight.left_of(south, at(eight, "east 6/1"))
    assert not eight.left_of(south, at(eight, "east 5/2"))
    assert [eight.leftward[at(eight, f"{leg} 1/4")] for leg in ("east", "south", "eggs")] == [IN, OUT, OUT]
    assert [eight.rightward[at(eight, f"{leg} 1/4")] for leg in ("east", "south", "eggs")] == [OUT, IN, IN]


def test_there_is_no_wall_along_the_block(eight: Track) -> None:
    walls = {name(eight, number) for number in range(eight.size) if eight.at_wall[number]}
    assert {"east 3/1", "east 12/8", "south 3/8", "dolphins 1/1", "eggs 1/8", "gray 1/1"} <= walls
    assert not {"east 4/1", "east 11/8", "south 4/1", "south 11/8"} & walls
    assert not any(eight.lane[at(eight, words)] not in (1, LANES) for words in walls)


@pytest.mark.clause("CM-17.2")
def test_cm_17_2_a_man_in_the_block_walks_along_both_legs(eight: Track) -> None:
    # The corner of the block between the two ways in: west along one leg, north along the other.
    corner = at(eight, "east 4/1")
    assert name(eight, eight.twin[corner]) == "south 4/8"
    assert names(eight, eight.walk[corner]) == ["east 5/1", "east 3/1", "east 4/2", "south 3/8"]
    assert len(eight.walk[at(eight, "east 6/4")]) == 4
    assert eight.steps_between(at(eight, "east 3/1"), at(eight, "south 3/8")) == 2
    assert eight.steps_between(at(eight, "east 4/1"), at(eight, "south 4/8")) == 0


@pytest.mark.parametrize(("lane", "squares"), [(1, 3 * 88 - 44), (4, 3 * 88 - 32), (8, 3 * 88 - 16)])
def test_the_race_ends_before_the_last_loop(eight: Track, lane: int, squares: int) -> None:
    assert eight.to_go(eight.at(EAST, Lane(lane), 0), 0) == squares
    assert eight.to_go(eight.at(SOUTH, Lane(lane), 13), eight.finish - 1) == 1
    assert eight.section_at[eight.finish] == SOUTH_WEST
    assert (eight.finish, eight.markers) == (11, [DOLPHIN, EGG] * 3)


@pytest.mark.clause("CM-6.2.3")
def test_cm_6_2_3_a_counter_on_a_shared_square_stands_there_for_both_legs(eight: Track) -> None:
    house = Options({"track": EIGHT})
    crossing = empty_race(2, house, rulebook_for(house), Fast(0), None)
    team, car = at(eight, "east 6/2"), at(eight, "east 5/2")
    crossing.put(Faction(0), team, car)
    assert not crossing.is_free(at(eight, "south 5/6"))
    assert crossing.chariot_at(at(eight, "south 5/7")) == 0
    assert crossing.is_free(at(eight, "south 5/5"))
    go_forward(crossing, Faction(0))
    assert crossing.chariot_at(at(eight, "south 5/5")) == 0
    assert crossing.is_free(at(eight, "south 5/7"))
    crossing.lift(crossing.chariots[0])
    assert crossing.is_free(at(eight, "south 5/6"))
    assert crossing.board == [0] * eight.size


def test_a_track_that_crosses_itself_is_described(eight: Track) -> None:
    lines = describe(eight)
    assert "3 laps; finish line at the end of south, gray 4 with the word Lane on square 3" in lines
    assert "64 squares belong to two sections" in lines
    assert lines[-1] == "lane 8: race 248 squares"


def test_a_leg_may_come_from_the_right() -> None:
    data = copy.deepcopy(EIGHT)
    data["sections"][2]["crosses"]["from"] = "right"
    track = Track(data)
    assert name(track, track.twin[at(track, "east 4/1")]) == "south 11/1"
    assert name(track, track.twin[at(track, "east 4/8")]) == "south 4/1"
    assert name(track, track.twin[at(track, "east 11/8")]) == "south 4/8"


# ---- names


@pytest.mark.parametrize("word", ["home", "gray", "a", "z", "az", "za", "east", "zzzzzzzz", "aaaaaaaa", "dolphins"])
def test_any_name_of_a_section_can_be_told_from_its_number(word: str) -> None:
    assert coded_name(name_code(word)) == word
    assert code_name(name_code(word) * 10_000 + 213) == f"{word} 21/3"
    # A number that any reader of JSON keeps exactly.
    assert name_code(word) * 10_000 < 2**53


def test_names_of_an_oval_have_the_numbers_they_had() -> None:
    assert [name_code(word) for word in ("home", "dolphins", "back", "eggs", "gray")] == [0, 1, 2, 3, 4]


# ---- a round of six sections that turns right


def test_a_round_counts_its_own_sections() -> None:
    track = Track(ROUND)
    assert (track.per_lap, track.finish) == (6, 9)
    assert [track.is_corner(stage) for stage in range(9)] == [False, True] * 4 + [False]
    assert track.markers == [EGG, DOLPHIN, EGG, DOLPHIN]
    assert track.passed == [0, 1, 1, 2, 2, 2, 2, 3, 3, 4]
    assert not track.takes_marker(track.finish - 1)
    assert track.takes_marker(track.finish)
    assert track.lap_of(5) == 1
    assert track.lap_of(6) == 2


def test_a_finish_line_before_a_section_without_a_marker_takes_none() -> None:
    track = Track({**ROUND, "finish": "quay"})
    assert (track.finish, track.takes_marker(track.finish)) == (11, False)
    assert track.markers == [EGG, DOLPHIN, EGG, DOLPHIN]


@pytest.mark.clause("CM-10.1")
def test_cm_10_1_markers_of_a_round_are_taken_down_where_they_stand() -> None:
    option = f"option track: {json.dumps(ROUND)}; "
    tab = table(f"seats: 2; {option}mover: red; left: 3; red: at start 12/3; blue: at start 1/8", ["blue"], None)
    assert (view(tab, None)["eggs"], view(tab, None)["dolphins"]) == (2, 2)
    say(tab, 0, "forward")
    assert where(tab, "red") == ("sharp 1/3", "start 12/3")
    assert (view(tab, None)["eggs"], view(tab, None)["dolphins"]) == (1, 2)
    assert race(tab).taken == 1


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(3))
def test_a_race_on_a_round_comes_to_its_end(rules: str, seed: int) -> None:
    """By random answers; every position can be written down and read again."""
    tab = deal(3, {"track": ROUND, "rules": rules}, seed)
    for step, now in enumerate(wander(tab, seed)):
        if step % 50 == 0:
            text = GAME.print(now.state)
            assert GAME.print(GAME.parse(text, Fast(0))) == text
            view(now, None)
    assert GAME.result(tab.state) is not None


# ---- an oval that is run the other way


def other_way(position: str, *draws: int | str) -> Table:
    return table(f"seats: 2; option track: {json.dumps(CLOCKWISE)}; {position}", list(draws), None)


def test_the_oval_run_the_other_way_is_its_mirror_image() -> None:
    mirror = Track(CLOCKWISE)
    pairs = [(number, mirrored(mirror, Square(number))) for number in range(DEFAULT.size)]
    image = dict([*pairs, (int(OFF), OFF)])
    for number, other in pairs:
        for one, same in ((DEFAULT.next, mirror.next), (DEFAULT.prev, mirror.prev)):
            assert image[one[number]] == same[other]
        for side in BOTH:
            assert image[DEFAULT.change[side][number]] == mirror.change[side][other]
            assert [image[target] for target in DEFAULT.slips[side][number]] == mirror.slips[side][other]
        assert [image[target] for target in DEFAULT.reach[number]] == mirror.reach[other]
        assert (DEFAULT.limit[number], DEFAULT.rank[number]) == (mirror.limit[other], mirror.rank[other])


def mirrored(mirror: Track, square: Square) -> Square:
    """The square of the other oval that is as far from the inside."""
    lane = Lane(LANES + 1 - DEFAULT.lane[square])
    return mirror.at(DEFAULT.section[square], lane, DEFAULT.index[square])


@pytest.mark.clause("CM-9.5.1a", "CM-9.3.1")
@pytest.mark.parametrize(("lane", "horses", "evade"), [(5, (4, 4, 4, 2), "evade out"), (3, (2, 4, 4, 4), "evade in")])
def test_cm_9_5_1a_the_nearest_horse_is_that_of_a_hand_and_the_way_out_that_of_the_track(
    lane: int, horses: tuple[int, ...], evade: str
) -> None:
    """Blue in lane 4, rammed from the right, where the inside is, or from the left."""
    position = f"mover: red; left: 3; red: at home 20/{lane}; blue: at home 19/4, endurance 50"
    struck = other_way(position, 4, 5)
    say(struck, 0, "ram blue team")
    assert [words for words in options(struck, 1) if words.startswith("evade")] == [evade]
    say(struck, 1, "hold")
    assert chariot(struck, "blue").horses == horses


@pytest.mark.clause("CM-6.4.1")
def test_cm_6_4_1_lanes_towards_the_right_cost_what_the_inside_costs() -> None:
    tab = other_way("mover: red; left: 5; red: at home 10/6; blue: at home 1/1", "blue")
    event = only(say(tab, 0, "lane in"), "lane-changed")
    assert (event["square"], event["left"], event["side"]) == ("home 11/7", 3, "in")


# ---- what is refused


def put(value: object, *path: str | int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        inner: Any = data
        for part in path[:-1]:
            inner = inner[part]
        inner[path[-1]] = value

    return change


CROSSES = ("sections", 2, "crosses")
WRONG: list[tuple[Callable[[Data], None], str, str]] = [
    (put(28, "home"), "home", "a track has no such part; its parts are id, "),
    (put("", "id"), "id", "a text of 1 to 60"),
    (put(0, "laps"), "laps", "a number from 1 to 9, not 0"),
    (put("back", "finish"), "finish", "this is one of east, dolphins, south, eggs"),
    (put(None, "runIn"), "runIn", "an object with squares, laneSquare"),
    (put(3, "runIn", "squares"), "runIn.squares", "a number from 4 to 12, not 3"),
    (put(4, "runIn", "laneSquare"), "runIn.laneSquare", "one of the gray squares 3 to 3"),
    (put([], "sections"), "sections", "a list of 2 to 12 sections"),
    (put(3, "sections", 1), "sections[1]", "an object with name, inside, cut"),
    (put("x", "sections", 1, "kind"), "sections[1].kind", "no such part; its parts are name, inside, "),
    (put("East", "sections", 0, "name"), "sections[0].name", "1 to 8 small letters"),
    (put("northwest", "sections", 0, "name"), "sections[0].name", "1 to 8 small letters"),
    (put("gray", "sections", 0, "name"), "sections[0].name", "other than gray"),
    (put("eggs", "sections", 1, "name"), "sections[3].name", "a name of its own"),
    (put("in", "sections", 0, "inside"), "sections[0].inside", "this is one of left, right"),
    (put("goose", "sections", 1, "marker"), "sections[1].marker", "this is one of egg, dolphin"),
    (put([8] * 7, "sections", 1, "safe"), "sections[1].safe", "8 speeds from the inside out"),
    (put(SAFE[::-1], "sections", 3, "safe"), "sections[3].safe", "none below the one before"),
    (put(14, "sections", 0, "cut"), "sections[0].cut", "an object with 'squares', or 'sectors'"),
    (put({}, "sections", 0, "cut"), "sections[0].cut", "it has 'squares', or 'sectors'"),
    (put({"squares": 1}, "sections", 0, "cut"), "sections[0].cut.squares", "a number from 2 to 60, not 1"),
    (put(0, "sections", 1, "cut", "sectors"), "sections[1].cut.sectors", "a number from 1 to 12"),
    (put({"borders": [[0, 1]] * 7}, "sections", 1, "cut"), "sections[1].cut.borders", "one for each lane"),
    (put({"section": "west"}, *CROSSES), "sections[2].crosses.section", "this is one of east, dolphins"),
    (put("dolphins", *CROSSES, "section"), "sections[2].crosses", "sections that cross are straights"),
    (put("above", *CROSSES, "from"), "sections[2].crosses.from", "this is one of left, right"),
    (put(8, *CROSSES, "first"), "sections[2].crosses.first", "a number from 1 to 7, not 8"),
    (put(0, *CROSSES, "itsFirst"), "sections[2].crosses.itsFirst", "a number from 1 to 7, not 0"),
    (put({}, "sections", 0, "crosses"), "sections[0].crosses", "the first section crosses none"),
]


@pytest.mark.parametrize(("change", "wrong", "why"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_section_is_refused_with_place_and_reason(change: Callable[[Data], None], wrong: str, why: str) -> None:
    data = copy.deepcopy(EIGHT)
    change(data)
    with pytest.raises(WrongTrack) as refusal:
        Track(data)
    assert (refusal.value.where, why in refusal.value.why) == (wrong, True), refusal.value.say


def test_a_square_belongs_to_two_sections_at_most() -> None:
    data = copy.deepcopy(EIGHT)
    data["sections"].append({**data["sections"][2], "name": "again"})
    with pytest.raises(WrongTrack, match="a square belongs to two sections at most"):
        Track(data)


# ---- what can be drawn as an oval


@pytest.mark.parametrize(
    "change",
    [
        put("front", "sections", 0, "name"),
        put("right", "sections", 2, "inside"),
        put([9] * 8, "sections", 1, "safe"),
        put({"squares": 20}, "sections", 3, "cut"),
        put({"sectors": 1, "perSector": [10, 10, 10, 10, 10, 10, 10, 11]}, "sections", 0, "cut"),
        put([9] * 8, "sections", 2, "safe"),
        put("eggs", "finish"),
    ],
)
def test_an_oval_with_anything_else_about_it_is_not_drawn_as_one(change: Callable[[Data], None]) -> None:
    data = told(1)
    assert Track(copy.deepcopy(data)).is_oval()
    change(data)
    track = Track(data)
    assert not track.is_oval()
    with pytest.raises(BadRequest, match="no oval"):
        Drawing(track)
