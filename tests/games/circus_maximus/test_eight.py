"""The figure 8 as a picture."""

from __future__ import annotations

import copy
from math import hypot
from xml.etree import ElementTree as ET

import pytest
from harena.eight_svg import picture
from harena.games.circus_maximus.eight import Eight, is_eight

from harena.core.errors import BadRequest
from harena.games.circus_maximus.track import DEFAULT, WRECKUS, Square, Track
from harena.track_svg import svg

from .tracks import EIGHT, ROUND


@pytest.fixture(scope="module")
def eight() -> Eight:
    return Eight(WRECKUS)


@pytest.mark.clause("CM-28")
def test_cm_28_every_square_ends_where_the_next_one_begins(eight: Eight) -> None:
    for number in range(WRECKUS.size):
        square, ahead = Square(number), WRECKUS.next[number]
        for right in (-eight.pitch / 2, 0.0, eight.pitch / 2):
            (x, y), (to_x, to_y) = eight.place(square, 1.0, right), eight.place(ahead, 0.0, right)
            assert hypot(to_x - x, to_y - y) < 1e-6, WRECKUS.square_text(square)


@pytest.mark.clause("CM-28")
def test_cm_28_all_numbers_of_a_square_lie_in_one_place_and_head_apart(eight: Eight) -> None:
    for number in range(WRECKUS.size):
        (x, y), ground = eight.centre[number], WRECKUS.ground[number]
        assert hypot(x - eight.centre[ground][0], y - eight.centre[ground][1]) < 1e-6
    one = WRECKUS.square_named("east 6/4")
    assert one is not None
    numbers = [one, WRECKUS.turned[1][one], WRECKUS.opposite[one], WRECKUS.turned[0][one]]
    assert [round(eight.heading[number]) for number in numbers] == [45, 135, 225, 315]


def test_the_board_is_drawn_with_every_square_once(eight: Eight) -> None:
    drawn = picture(WRECKUS)
    ET.fromstring(drawn)
    own = [number for number in range(WRECKUS.size) if WRECKUS.ground[number] == number and not WRECKUS.gray[number]]
    assert drawn.count("</title></path>") == len(own) == 4 * 176 - 64
    assert "east 6/4, south 7/6" in drawn
    assert WRECKUS.digest() in drawn
    assert picture(DEFAULT) == svg(DEFAULT)


def test_what_is_no_figure_8_is_not_drawn_as_one() -> None:
    data = copy.deepcopy(EIGHT)
    data["sections"][2]["crosses"]["from"] = "right"
    for track in (Track(ROUND), Track(data), DEFAULT):
        assert not is_eight(track)
        with pytest.raises(BadRequest, match="neither an oval nor a figure 8"):
            Eight(track)
    assert is_eight(Track(EIGHT))
