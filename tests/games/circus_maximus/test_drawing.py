"""The drawing data: squares that meet without gaps, on the default track and on owners' tracks."""

from __future__ import annotations

import re
from math import acos, dist, pi, radians, sin

import pytest

from harena.core.errors import BadRequest
from harena.games.circus_maximus.drawing import Drawing, Point, plated, shared_borders
from harena.games.circus_maximus.track import BACK, DEFAULT, DOLPHINS, EGGS, EVERY_LANE, GRAY, HOME, Lane, Square, Track
from harena.games.circus_maximus.track_data import LANES, Fields

from .tracks import EIGHT, ROUND, Data

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
CLOSE = 2e-4
"""Outlines are written with four decimals."""

TRACKS: dict[str, Fields] = {
    "default": DEFAULT.data,
    "short": {**DEFAULT.data, "home": 26, "back": 26},
    "uneven": {**DEFAULT.data, "home": 30, "back": 27, "gray": 12},
    "borders": {
        **DEFAULT.data,
        "corner": {"borders": [[0, 3, 8, 11, 15], *[list(range(16))] * 6, [0, 1, 2, 5, 15]]},
    },
    "tight": {**DEFAULT.data, "corner": {"sectors": 1, "perSector": [1, 2, 3, 4, 5, 6, 7, 8]}},
}
"""Ovals."""


def mirrored(data: Data) -> Data:
    """A figure 8 whose first loop turns right."""
    sections = [dict(section) for section in data["sections"]]
    for section in sections:
        section["inside"] = {"left": "right", "right": "left"}[section["inside"]]
    sections[2]["crosses"] = {**sections[2]["crosses"], "from": "right"}
    return {**data, "sections": sections}


EIGHTS: dict[str, Fields] = {"eight": EIGHT, "mirrored": mirrored(EIGHT)}


@pytest.fixture(params=TRACKS)
def drawing(request: pytest.FixtureRequest) -> Drawing:
    return Drawing(Track(TRACKS[request.param]))


@pytest.fixture
def default() -> Drawing:
    return Drawing(Track(DEFAULT.data))


def outline(drawing: Drawing, square: Square) -> tuple[list[Point], list[float]]:
    """The corners of a square's outline from the tail's inner end on, and the radii of its arcs."""
    found = [float(number) for number in NUMBER.findall(drawing.outline[square])]
    if not drawing.track.corner[square]:
        return [(found[at], found[at + 1]) for at in (0, 2, 4, 6)], []
    # M x y A r r 0 0 0 x y L x y A r r 0 0 1 x y Z, or the other way round in a corner that turns right
    left = drawing.lines[drawing.track.section[square]].turn < 0
    assert (found[4:7], found[13:16]) == (([0, 0, 0], [0, 0, 1]) if left else ([0, 0, 1], [0, 0, 0]))
    return [(found[at], found[at + 1]) for at in (0, 7, 9, 16)], [found[2], found[11]]


def area(drawing: Drawing, square: Square) -> float:
    """That of the four corners, with the bulge of the outer arc and without that of the inner one."""
    points, radii = outline(drawing, square)
    straight = sum(x * v - u * y for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True)) / 2
    if not radii:
        return abs(straight)
    bulges = bulge(points[2], points[3], radii[1]) - bulge(points[0], points[1], radii[0])
    return abs(straight) + (bulges if radii[1] > radii[0] else -bulges)


def bulge(one: Point, other: Point, radius: float) -> float:
    turned = acos(max(-1.0, 1 - dist(one, other) ** 2 / (2 * radius**2)))
    return radius**2 * (turned - sin(turned)) / 2


def squares(drawing: Drawing) -> list[Square]:
    return drawing.squares


def meet(one: Point, other: Point) -> bool:
    return dist(one, other) < CLOSE


@pytest.mark.clause("CM-2.1")
def test_cm_2_1_each_square_ends_where_the_next_one_begins(drawing: Drawing) -> None:
    for square in squares(drawing):
        following = drawing.track.next[square]
        (_, head, far_head, _), _ = outline(drawing, square)
        (tail, _, _, far_tail), _ = outline(drawing, following)
        assert meet(head, tail), drawing.track.square_name(square)
        assert meet(far_head, far_tail), drawing.track.square_name(square)
        turn = (drawing.heading[following] - drawing.heading[square] + 180) % 360 - 180
        assert -180 <= turn < 0.001 or (drawing.track.crosses and abs(turn) < 18)


@pytest.mark.clause("CM-2.1")
def test_cm_2_1_the_squares_fill_the_oval_without_gaps(drawing: Drawing) -> None:
    ring = [square for square in squares(drawing) if not drawing.track.gray[square]]
    inner, outer = drawing.radius[1] - drawing.half, drawing.radius[-1] + drawing.half
    whole = pi * (outer**2 - inner**2) + 2 * drawing.lines[HOME].length * (outer - inner)
    assert sum(area(drawing, square) for square in ring) == pytest.approx(whole, rel=1e-4)


def test_lanes_lie_in_each_other(drawing: Drawing) -> None:
    assert drawing.radius[1] - drawing.half > 0.9
    for lane in range(1, LANES):
        assert drawing.radius[lane + 1] - drawing.radius[lane] == pytest.approx(2 * drawing.half)
    for section in (DOLPHINS, EGGS):
        centre = (drawing.lines[HOME].length if section == DOLPHINS else 0.0, 0.0)
        for square in squares(drawing):
            if drawing.track.section[square] == section:
                points, radii = outline(drawing, square)
                middle = drawing.radius[drawing.track.lane[square]]
                assert radii == pytest.approx([middle - drawing.half, middle + drawing.half], abs=CLOSE)
                assert [dist(centre, point) for point in points[:2]] == pytest.approx([radii[0]] * 2, abs=CLOSE)
                assert dist(centre, drawing.centre[square]) == pytest.approx(middle)


def test_squares_lie_within_their_outline(drawing: Drawing) -> None:
    for square in squares(drawing):
        assert drawing.place(square, 0.5, 0.0) == drawing.centre[square]
        (tail, head, far_head, far_tail), _ = outline(drawing, square)
        assert meet(drawing.place(square, 0.0, -drawing.half), tail)
        assert meet(drawing.place(square, 1.0, -drawing.half), head)
        assert meet(drawing.place(square, 1.0, drawing.half), far_head)
        assert meet(drawing.place(square, 0.0, drawing.half), far_tail)


def test_corner_squares_of_the_default_track_are_as_long_as_straight_ones(default: Drawing) -> None:
    assert default.half == pytest.approx(1.5 / pi)
    for lane in EVERY_LANE:
        assert default.radius[lane] == pytest.approx(3 * (lane + 1) / pi)
        assert radians(180 / default.track.count(DOLPHINS, lane)) * default.radius[lane] == pytest.approx(1)


def test_home_runs_right_below_and_back_runs_left_above(default: Drawing) -> None:
    track = default.track
    first, last = track.at(HOME, Lane(1), 0), track.at(BACK, Lane(8), 27)
    assert default.centre[first] == pytest.approx((0.5, 6 / pi))
    assert (default.heading[first], default.heading[last]) == (0, 180)
    assert default.centre[last] == pytest.approx((0.5, -27 / pi))
    # The finish line is the far edge of the last back square: above where the home stretch begins.
    assert default.place(last, 1.0, 0.0)[0] == pytest.approx(0)
    assert default.centre[track.at(GRAY, Lane(1), 0)] == pytest.approx((-3.5, 6 / pi))
    middle = track.at(DOLPHINS, Lane(2), 4)
    assert default.centre[middle] == pytest.approx((28 + 9 / pi, 0), abs=1e-9)
    assert default.heading[middle] == pytest.approx(270)
    middle = track.at(EGGS, Lane(2), 4)
    assert default.centre[middle] == pytest.approx((-9 / pi, 0), abs=1e-9)
    assert default.heading[middle] == pytest.approx(90)


def test_a_back_stretch_of_other_squares_is_drawn_to_the_length_of_home() -> None:
    drawing = Drawing(Track(TRACKS["uneven"]))
    track = drawing.track
    assert drawing.place(track.at(BACK, Lane(3), 0), 0.0, 0.0)[0] == pytest.approx(30)
    assert drawing.place(track.at(BACK, Lane(3), 26), 1.0, 0.0)[0] == pytest.approx(0)


def test_where_all_lanes_have_a_border_they_are_level() -> None:
    unit = DEFAULT.edges[DOLPHINS][1][-1] // 3
    assert shared_borders(DEFAULT) == [0, unit, 2 * unit, 3 * unit]
    assert shared_borders(Track(TRACKS["borders"])) == [0, 15]


@pytest.mark.clause("CM-6.3.1.1")
def test_cm_6_3_1_1_a_lane_with_one_corner_square_shows_its_speed_once() -> None:
    track = Track(TRACKS["tight"])
    assert [track.square_name(square) for square in plated(track)][:4] == [
        "dolphins 1/1",
        "dolphins 1/2",
        "dolphins 2/2",
        "dolphins 1/3",
    ]
    assert len(plated(track)) == 2 * (1 + 2 * 7)


def test_the_oval_is_one_closed_line(default: Drawing) -> None:
    (inner,) = default.rims(2.0 - default.middle)
    assert inner == "M0 2L28 2A2 2 0 0 0 28 -2L0 -2A2 2 0 0 0 0 2Z"


# ---- figures 8


@pytest.fixture(params=EIGHTS)
def eight(request: pytest.FixtureRequest) -> Drawing:
    return Drawing(Track(EIGHTS[request.param]))


@pytest.mark.clause("CM-2.1")
def test_cm_2_1_a_figure_8_is_one_closed_way_too(eight: Drawing) -> None:
    test_cm_2_1_each_square_ends_where_the_next_one_begins(eight)
    test_squares_lie_within_their_outline(eight)


def test_a_shared_square_lies_where_both_its_names_say_and_its_headings_cross(eight: Drawing) -> None:
    shared = [square for square in squares(eight) if eight.track.twin[square] != square]
    assert len(shared) == 2 * LANES * LANES
    for square in shared:
        twin = eight.track.twin[square]
        assert meet(eight.centre[square], eight.centre[twin])
        assert abs(eight.heading[square] - eight.heading[twin]) % 180 == pytest.approx(90)
        corners = sorted(outline(eight, square)[0])
        assert all(meet(one, other) for one, other in zip(corners, sorted(outline(eight, twin)[0]), strict=True))


def test_other_squares_of_a_figure_8_do_not_lie_over_each_other(eight: Drawing) -> None:
    lap = [square for square in squares(eight) if not eight.track.gray[square] and eight.track.twin[square] >= square]
    centres = [eight.centre[square] for square in lap]
    least = min(dist(one, other) for at, one in enumerate(centres) for other in centres[:at])
    assert least > 0.8
    assert all(0.84 < eight.length_of(square) < 1.02 for square in lap)


def test_a_figure_8_lies_on_its_side_with_its_first_loop_at_the_right(eight: Drawing) -> None:
    left, top, width, height = eight.extent(0.0)
    assert (left, top) == pytest.approx((-width / 2, -height / 2))
    assert width > 1.8 * height
    assert eight.centre[eight.track.at(DOLPHINS, Lane(4), 13)][0] > 14


def test_each_loop_of_a_figure_8_has_a_wall_of_its_own(eight: Drawing) -> None:
    for rim in eight.rims(LANES * eight.half):
        assert re.fullmatch(r"M[-\d. ]+L[-\d. ]+A9\.7615 9\.7615 0 1 [01] [-\d. ]+L[-\d. ]+", rim)


@pytest.mark.parametrize(
    ("place", "change"),
    [
        (1, {"inside": "right"}),
        (3, {"cut": {"squares": 20}}),
        (2, {"crosses": {"section": "east", "from": "right", "first": 4, "itsFirst": 4}}),
        (2, {"crosses": {"section": "east", "from": "left", "first": 1, "itsFirst": 4}}),
        (2, {"crosses": {"section": "east", "from": "left", "first": 4, "itsFirst": 7}}),
    ],
)
def test_a_figure_8_with_anything_else_about_it_is_not_drawn(place: int, change: Data) -> None:
    sections = [dict(section) for section in EIGHT["sections"]]
    sections[place].update(change)
    with pytest.raises(BadRequest, match="no figure 8"):
        Drawing(Track({**EIGHT, "sections": sections}))


def test_a_track_of_another_shape_is_not_drawn() -> None:
    with pytest.raises(BadRequest, match="no oval and no figure 8"):
        Drawing(Track(ROUND))
