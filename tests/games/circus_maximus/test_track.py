"""The track: how its squares lie to each other, and what each relation is for."""

from __future__ import annotations

import pickle

import pytest

from harena.games.circus_maximus.drawing import lane_squares, plated
from harena.games.circus_maximus.track import (
    BACK,
    DEFAULT,
    DOLPHINS,
    EGGS,
    EVERY_LANE,
    GRAY,
    HOME,
    IN,
    NO_LIMIT,
    OFF,
    OUT,
    OVAL,
    Lane,
    Square,
    Track,
    describe,
)
from harena.games.circus_maximus.track_data import LANES

PER_SECTOR = [0, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.fixture
def track() -> Track:
    """Made anew, so that a test runs what makes the tables."""
    return Track(DEFAULT.data)


def at(track: Track, words: str) -> Square:
    square = track.square_named(words)
    assert square is not None, words
    return square


def name(track: Track, square: int) -> str:
    return "off" if square == OFF else track.square_name(Square(square))


def names(track: Track, squares: list[Square]) -> list[str]:
    return [name(track, square) for square in squares]


def every(track: Track) -> list[Square]:
    return [Square(square) for square in range(track.size)]


def pairs(track: Track, section: int) -> list[tuple[Square, Square]]:
    """Adjacent squares of a section, the inner one first."""
    inner = [square for square in every(track) if track.section[square] == section]
    return [(square, other) for square in inner for other in track.beside(square, OUT)]


# ---- the oval


@pytest.mark.clause("CM-2.1")
def test_cm_2_1_the_oval_is_closed_and_every_relation_stays_on_it(track: Track) -> None:
    assert track.size == 744
    assert sum(track.gray) == 32
    for square in every(track):
        reached = [track.next[square], *track.walk[square], *track.reach[square]]
        reached += track.slips[IN][square] + track.slips[OUT][square]
        reached += [target for target in (track.change[IN][square], track.change[OUT][square]) if target != OFF]
        assert all(0 <= other < track.size for other in reached)
        assert square not in reached
        # Nothing but the run-in itself leads to a gray square.
        assert track.gray[square] or not any(track.gray[other] for other in reached)


@pytest.mark.clause("CM-2.1")
@pytest.mark.parametrize(("lane", "lap"), [(1, 68), (2, 74), (3, 80), (4, 86), (5, 92), (6, 98), (7, 104), (8, 110)])
def test_cm_2_1_a_lap_of_a_lane_comes_back_to_where_it_began(track: Track, lane: int, lap: int) -> None:
    first = square = track.at(HOME, Lane(lane), 0)
    seen = []
    for _ in range(lap):
        seen.append(square)
        assert track.lane[square] == lane
        square = track.next[square]
    assert square == first
    assert len(set(seen)) == lap
    assert list(dict.fromkeys(track.section[square] for square in seen)) == [HOME, DOLPHINS, BACK, EGGS]


@pytest.mark.parametrize(
    ("square", "following"),
    [
        ("home 1/3", "home 2/3"),
        ("home 28/3", "dolphins 1/3"),
        ("dolphins 12/3", "back 1/3"),
        ("back 28/8", "eggs 1/8"),
        ("eggs 27/8", "home 1/8"),
        ("gray 3/5", "gray 4/5"),
        ("gray 4/5", "home 1/5"),
    ],
)
def test_the_next_square_lies_over_the_borders_of_sections(track: Track, square: str, following: str) -> None:
    assert name(track, track.next[at(track, square)]) == following


def test_next_and_prev_are_each_others_inverse_on_the_oval(track: Track) -> None:
    for square in every(track):
        if not track.gray[square]:
            assert track.prev[track.next[square]] == square
            assert track.next[track.prev[square]] == square
    for lane in EVERY_LANE:
        assert track.prev[track.at(GRAY, lane, 0)] == OFF
        assert track.prev[track.at(GRAY, lane, 1)] == track.at(GRAY, lane, 0)


@pytest.mark.clause("CM-2.2a")
def test_cm_2_2a_the_first_home_square_has_the_gray_behind_it_for_a_car_on_gray_only(track: Track) -> None:
    for lane in EVERY_LANE:
        home = track.at(HOME, lane, 0)
        gray, corner = track.at(GRAY, lane, 3), track.at(EGGS, lane, track.count(EGGS, lane) - 1)
        assert track.behind(home, gray) == gray
        assert track.behind(home, corner) == corner
        assert track.behind(home, track.at(HOME, lane, 5)) == corner
        # Elsewhere it makes no difference where the car stands.
        assert track.behind(track.next[home], gray) == home
        assert track.behind(gray, gray) == track.at(GRAY, lane, 2)
    # A change of lanes: the old car stands on gray in lane 3, the new one must do so in lane 4.
    assert name(track, track.behind(at(track, "home 1/4"), at(track, "gray 3/3"))) == "gray 4/4"


@pytest.mark.clause("CM-6.3.1.1")
def test_cm_6_3_1_1_the_first_and_last_corner_squares_of_each_lane_show_its_safe_speed(track: Track) -> None:
    shown = plated(track)
    assert len(shown) == len(set(shown)) == 32
    for section in (DOLPHINS, EGGS):
        for lane, speed in enumerate([8, 10, 12, 15, 18, 21, 24, 27], start=1):
            ends = [track.at(section, Lane(lane), 0), track.at(section, Lane(lane), 3 * PER_SECTOR[lane] - 1)]
            assert [
                square for square in shown if (track.section[square], track.lane[square]) == (section, lane)
            ] == ends
            assert [track.limit[square] for square in ends] == [speed, speed]
            assert not any(track.corner[square] for square in (track.prev[ends[0]], track.next[ends[1]]))


@pytest.mark.clause("CM-6.3.1.1")
def test_cm_6_3_1_1_a_safe_speed_holds_in_the_whole_lane_of_a_corner_and_nowhere_else(track: Track) -> None:
    for square in every(track):
        in_corner = track.section[square] in (DOLPHINS, EGGS)
        assert track.corner[square] == in_corner
        assert track.limit[square] == (track.safe[track.section[square]][track.lane[square]] if in_corner else NO_LIMIT)


def test_the_word_stands_on_the_third_gray_square_of_each_lane(track: Track) -> None:
    assert names(track, lane_squares(track)) == [f"gray 3/{lane}" for lane in EVERY_LANE]


# ---- beside each other


@pytest.mark.clause("CM-9.2a")
def test_cm_9_2a_adjacent_squares_overlap_in_the_next_lane_of_the_same_section(track: Track) -> None:
    assert names(track, track.beside(at(track, "home 5/3"), IN)) == ["home 5/2"]
    assert names(track, track.beside(at(track, "home 5/3"), OUT)) == ["home 5/4"]
    assert names(track, track.beside(at(track, "gray 2/3"), OUT)) == ["gray 2/4"]
    assert names(track, track.beside(at(track, "dolphins 3/4"), IN)) == ["dolphins 2/3", "dolphins 3/3"]
    assert names(track, track.beside(at(track, "dolphins 3/4"), OUT)) == ["dolphins 3/5", "dolphins 4/5"]
    assert names(track, track.beside(at(track, "dolphins 1/4"), IN)) == ["dolphins 1/3"]
    assert track.beside(at(track, "home 5/1"), IN) == []
    assert track.beside(at(track, "eggs 5/8"), OUT) == []
    # The last home square touches the first corner square of the next lane at a point only.
    assert names(track, track.beside(at(track, "home 28/3"), OUT)) == ["home 28/4"]


def test_beside_each_other_holds_both_ways(track: Track) -> None:
    for square in every(track):
        for side, other_side in ((IN, OUT), (OUT, IN)):
            for other in track.beside(square, side):
                assert square in track.beside(other, other_side)


@pytest.mark.clause("CM-6.4.2.3")
@pytest.mark.parametrize("section", [DOLPHINS, EGGS])
def test_cm_6_4_2_3_level_are_the_first_and_the_last_squares_of_each_third_of_a_corner(
    track: Track, section: int
) -> None:
    level = 0
    for one, other in pairs(track, section):
        (third, place), (other_third, other_place) = in_sector(track, one), in_sector(track, other)
        first = place == other_place == 0
        last = place == PER_SECTOR[track.lane[one]] - 1 and other_place == PER_SECTOR[track.lane[other]] - 1
        assert third == other_third
        assert track.level(one, other) == (first or last)
        level += track.level(one, other)
    assert (level, len(pairs(track, section)) - level) == (42, 168)


def in_sector(track: Track, square: Square) -> tuple[int, int]:
    return divmod(track.index[square], PER_SECTOR[track.lane[square]])


@pytest.mark.parametrize("section", range(len(OVAL)))
def test_of_two_squares_beside_each_other_one_is_level_or_behind_or_ahead(track: Track, section: int) -> None:
    """A square partly behind has its tail and its head behind the other's."""
    for one, other in pairs(track, section):
        behind = track.tail[one] < track.tail[other] and track.head[one] < track.head[other]
        ahead = track.tail[one] > track.tail[other] and track.head[one] > track.head[other]
        assert [track.level(one, other), behind, ahead].count(True) == 1
        assert track.level(one, other) or track.corner[one]


# ---- lane changes


@pytest.mark.clause("CM-6.4.1")
@pytest.mark.parametrize(
    ("team", "inside", "outside"),
    [
        ("home 6/3", "home 7/2", "home 7/4"),
        ("back 27/7", "back 28/6", "back 28/8"),
        ("gray 2/3", "gray 3/2", "gray 3/4"),
        ("gray 4/3", "home 1/2", "home 1/4"),
        ("home 28/3", "dolphins 1/2", "dolphins 1/4"),
        ("back 28/5", "eggs 1/4", "eggs 1/6"),
    ],
)
def test_cm_6_4_1_from_a_straight_a_change_is_one_forward_and_straight_sideways(
    track: Track, team: str, inside: str, outside: str
) -> None:
    assert name(track, track.change[IN][at(track, team)]) == inside
    assert name(track, track.change[OUT][at(track, team)]) == outside


@pytest.mark.clause("CM-6.4.2", "CM-6.4.2.3")
@pytest.mark.parametrize(
    ("team", "inside", "outside"),
    [
        # Onto a square with level neighbours: the first of a third, the last of one, the first of a straight.
        ("dolphins 5/4", "dolphins 5/3", "dolphins 7/5"),
        ("dolphins 4/4", "dolphins 4/3", "dolphins 6/5"),
        ("dolphins 15/4", "back 1/3", "back 1/5"),
        ("eggs 12/3", "home 1/2", "home 1/4"),
        # Onto a square without: back to the inside, on to the outside.
        ("dolphins 1/4", "dolphins 1/3", "dolphins 3/5"),
        ("dolphins 2/4", "dolphins 2/3", "dolphins 4/5"),
        ("eggs 7/4", "eggs 6/3", "eggs 10/5"),
    ],
)
def test_cm_6_4_2_in_a_corner_the_team_before_the_step_decides(
    track: Track, team: str, inside: str, outside: str
) -> None:
    assert name(track, track.change[IN][at(track, team)]) == inside
    assert name(track, track.change[OUT][at(track, team)]) == outside


@pytest.mark.clause("CM-6.4.2.1", "CM-6.4.2.2")
@pytest.mark.parametrize("section", [DOLPHINS, EGGS])
def test_cm_6_4_2_1_inside_falls_back_and_outside_gains_in_every_square_of_a_corner(track: Track, section: int) -> None:
    """By the number within a third of the corner: inside the same number as before, outside two more; onto the first of
    a third it is the first."""
    squares = [square for square in every(track) if track.section[square] == section]
    for team in squares:
        forward = track.next[team]
        if track.section[forward] != section:
            continue
        third, place = in_sector(track, forward)
        for side, gain in ((IN, -1), (OUT, 1)):
            target = track.change[side][team]
            if target == OFF:
                assert track.lane[team] == (1 if side == IN else LANES)
                continue
            assert in_sector(track, target) == (third, place + gain if place > 0 else 0)
            if not track.level(forward, target):
                assert (track.head[target] < track.head[forward]) == (side == IN)
            assert track.lane[target] == track.lane[team] + (-1 if side == IN else 1)


@pytest.mark.clause("CM-6.4.4")
def test_cm_6_4_4_only_the_walls_have_no_lane_behind_them(track: Track) -> None:
    for square in every(track):
        assert (track.change[IN][square] == OFF) == (track.lane[square] == 1)
        assert (track.change[OUT][square] == OFF) == (track.lane[square] == LANES)
        assert (track.slips[IN][square] == []) == (track.lane[square] == 1)
        assert (track.slips[OUT][square] == []) == (track.lane[square] == LANES)


# ---- sideslips


@pytest.mark.clause("CM-6.7.3b")
@pytest.mark.parametrize(
    ("team", "inside", "outside"),
    [
        ("home 6/3", ["home 6/2"], ["home 6/4"]),
        ("gray 3/3", ["gray 3/2"], ["gray 3/4"]),
        ("home 28/3", ["home 28/2"], ["home 28/4"]),
        ("dolphins 1/4", ["dolphins 1/3"], ["dolphins 1/5"]),
        ("dolphins 3/4", ["dolphins 2/3"], ["dolphins 3/5"]),
        # A level square and one partly behind: a forced slip takes the first, a voluntary one has both.
        ("dolphins 5/4", ["dolphins 4/3"], ["dolphins 6/5", "dolphins 5/5"]),
        ("eggs 10/4", ["eggs 8/3"], ["eggs 12/5", "eggs 11/5"]),
    ],
)
def test_cm_6_7_3b_a_slip_lands_level_or_partly_behind(
    track: Track, team: str, inside: list[str], outside: list[str]
) -> None:
    assert names(track, track.slips[IN][at(track, team)]) == inside
    assert names(track, track.slips[OUT][at(track, team)]) == outside


@pytest.mark.clause("CM-6.7.3b")
def test_cm_6_7_3b_a_slip_never_gains_and_offers_all_that_does_not(track: Track) -> None:
    for square in every(track):
        for side in (IN, OUT):
            targets, near = track.slips[side][square], track.beside(square, side)
            ahead = [
                other for other in near if not track.level(square, other) and track.head[other] > track.head[square]
            ]
            assert sorted(targets) == [other for other in near if other not in ahead]
            assert [track.level(square, other) for other in targets[1:]] == [False] * len(targets[1:])


# ---- striking


@pytest.mark.clause("CM-9.2b")
def test_cm_9_2b_a_car_does_not_strike_what_its_square_is_behind(track: Track) -> None:
    assert struck(track, "home 5/3") == ["home 5/2", "home 5/4"]
    # Equal tails: the longer square is ahead, so only its car strikes.
    assert "dolphins 1/1" not in struck(track, "dolphins 1/2")
    assert "dolphins 1/2" in struck(track, "dolphins 1/1")
    # Equal heads: both strike.
    assert "dolphins 2/1" in struck(track, "dolphins 3/2")
    assert "dolphins 3/2" in struck(track, "dolphins 2/1")
    # Partly ahead, partly behind.
    assert struck(track, "dolphins 3/4") == ["dolphins 2/3", "dolphins 3/5"]
    assert "dolphins 3/4" in struck(track, "dolphins 3/3")


def struck(track: Track, car: str) -> list[str]:
    return names(track, track.reach[at(track, car)])


@pytest.mark.clause("CM-9.2a", "CM-9.2b")
@pytest.mark.parametrize("section", [DOLPHINS, EGGS])
def test_cm_9_2b_in_corners_only_equal_heads_strike_each_other(track: Track, section: int) -> None:
    both = one_way = 0
    for one, other in pairs(track, section):
        strikes, struck_back = other in track.reach[one], one in track.reach[other]
        assert strikes or struck_back
        assert (strikes and struck_back) == (track.head[one] == track.head[other])
        both += strikes and struck_back
        one_way += strikes != struck_back
    assert (both, one_way) == (21, 189)


@pytest.mark.clause("CM-9.2a")
def test_cm_9_2a_on_straights_every_pair_strikes_and_nobody_strikes_further(track: Track) -> None:
    for square in every(track):
        for other in track.reach[square]:
            assert abs(track.lane[other] - track.lane[square]) == 1
            assert track.section[other] == track.section[square]
            assert track.meets(square, other)
            assert track.corner[square] or track.index[other] == track.index[square]
    for section in (HOME, BACK, GRAY):
        for one, other in pairs(track, section):
            assert other in track.reach[one]
            assert one in track.reach[other]


# ---- thrown


@pytest.mark.clause("CM-12.2")
@pytest.mark.parametrize(
    ("car", "lanes", "forward", "place"),
    [
        ("home 10/4", 0, 2, "home 12/4"),
        ("home 10/4", -2, 0, "home 10/2"),
        ("home 10/4", 2, 3, "home 13/6"),
        ("home 27/3", 1, 3, "dolphins 2/4"),
        ("dolphins 5/4", 1, 0, "dolphins 6/5"),
        ("dolphins 3/4", 2, 1, "dolphins 4/6"),
        ("dolphins 3/4", -1, 4, "dolphins 6/3"),
    ],
)
def test_cm_12_2_so_many_lanes_sideways_and_then_so_many_squares_forward(
    track: Track, car: str, lanes: int, forward: int, place: str
) -> None:
    assert name(track, track.thrown(at(track, car), lanes, forward)) == place


@pytest.mark.clause("CM-12.3")
@pytest.mark.parametrize(
    ("car", "lanes", "forward", "place"),
    [
        ("home 10/2", -1, 2, "home 12/1"),
        ("home 10/2", -3, 2, "home 12/1"),
        ("home 10/1", -1, 1, "home 11/1"),
        ("home 10/7", 3, 2, "home 12/8"),
        ("dolphins 3/2", -3, 1, "dolphins 3/1"),
    ],
)
def test_cm_12_3_the_wall_lane_holds_what_would_go_beyond(
    track: Track, car: str, lanes: int, forward: int, place: str
) -> None:
    assert name(track, track.thrown(at(track, car), lanes, forward)) == place


# ---- on foot


@pytest.mark.clause("CM-17.2")
@pytest.mark.parametrize(
    ("man", "steps"),
    [
        ("home 5/3", ["home 6/3", "home 4/3", "home 5/2", "home 5/4"]),
        ("home 1/1", ["home 2/1", "eggs 6/1", "home 1/2"]),
        ("gray 1/1", ["gray 2/1", "gray 1/2"]),
        (
            "dolphins 3/4",
            ["dolphins 4/4", "dolphins 2/4", "dolphins 2/3", "dolphins 3/3", "dolphins 3/5", "dolphins 4/5"],
        ),
    ],
)
def test_cm_17_2_a_man_steps_ahead_back_or_across_and_never_diagonally(
    track: Track, man: str, steps: list[str]
) -> None:
    assert names(track, track.walk[at(track, man)]) == steps


@pytest.mark.clause("CM-17.2")
def test_cm_17_2_every_step_on_the_oval_can_be_taken_back(track: Track) -> None:
    for square in every(track):
        for other in track.walk[square]:
            assert square in track.walk[other] or (track.gray[square] and track.section[other] == HOME)


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ("home 5/3", "home 5/3", 0),
        ("home 5/3", "home 6/4", 2),
        ("home 1/1", "home 3/3", 4),
        ("home 20/1", "home 20/8", 7),
        ("eggs 6/1", "home 1/1", 1),
        ("gray 4/1", "home 1/1", 1),
        ("home 28/1", "back 1/1", 7),
        ("home 28/2", "back 1/2", 9),
    ],
)
def test_the_range_is_the_shortest_way_in_steps(track: Track, one: str, other: str, steps: int) -> None:
    assert track.steps_between(at(track, one), at(track, other)) == steps


def test_there_is_no_way_onto_gray(track: Track) -> None:
    with pytest.raises(LookupError):
        track.steps_between(at(track, "home 1/1"), at(track, "gray 4/1"))


# ---- how far it is


@pytest.mark.parametrize(("lane", "squares"), [(1, 198), (4, 243), (8, 303)])
def test_a_race_from_the_first_home_square_is_six_straights_and_five_corners(
    track: Track, lane: int, squares: int
) -> None:
    assert track.to_go(track.at(HOME, Lane(lane), 0), 0) == squares
    # Counted square by square: the step that crosses the line is the last.
    square, stage, steps = track.at(HOME, Lane(lane), 0), 0, 0
    while stage < track.finish:
        assert track.to_go(square, stage) == squares - steps
        following = track.next[square]
        stage += track.section[following] != track.section[square]
        square, steps = following, steps + 1
    assert steps == squares
    assert name(track, square) == f"eggs 1/{lane}"


def test_the_gray_squares_lie_before_the_first_home_square(track: Track) -> None:
    assert [track.to_go(track.at(GRAY, Lane(1), index), 0) for index in range(4)] == [202, 201, 200, 199]
    assert track.to_go(at(track, "back 28/5"), track.finish - 1) == 1


# ---- words


def test_every_square_is_found_again_by_its_name(track: Track) -> None:
    found = [track.square_named(track.square_name(square)) for square in every(track)]
    assert found == every(track)
    assert track.square_named("  home 21/3 ") == track.at(HOME, Lane(3), 20)


@pytest.mark.parametrize(
    "words",
    [
        *["", "home", "home 1", "home /1", "home 1/", "home 0/1", "home 29/1", "home 1/0", "home 1/9", "gray 5/1"],
        *["spina 1/1", "Home 1/1", "home ²/1", "home -1/1", "home 1/1/1", "home 1 / 1", "dolphins 7/1", "home 0001/1"],
    ],
)
def test_other_words_name_no_square(track: Track, words: str) -> None:
    assert track.square_named(words) is None


def test_a_track_is_told_in_lines(track: Track) -> None:
    lines = describe(track)
    assert lines[0] == "reconstructed-oval (reconstructed)"
    assert lines[1] == f"hash {track.digest()}"
    assert len(lines) == 3 + LANES
    assert lines[3] == "lane 1: 6 squares a corner, safe speed 8, race 198 squares"
    assert lines[-1] == "lane 8: 27 squares a corner, safe speed 27, race 303 squares"


def test_a_track_can_be_saved_and_is_the_same(track: Track) -> None:
    again = pickle.loads(pickle.dumps(track))
    assert isinstance(again, Track)
    assert again.data == track.data
    assert (again.change, again.slips, again.reach) == (track.change, track.slips, track.reach)
    assert again.digest() == track.digest() == DEFAULT.digest()
