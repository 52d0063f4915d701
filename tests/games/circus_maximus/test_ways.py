"""Ways to a square, for whoever points at one: the engine finds them, the safest and cheapest first."""

from __future__ import annotations

from typing import cast

import pytest

from harena.core.errors import BadRequest
from harena.core.ids import Seat
from harena.core.table import Table

from .crossing import EIGHT
from .tables import GAME, race, say, table

STRAIGHT = "seats: 2; mover: red; left: 6; red: at home 5/4, whip 0; blue: "


def squares(tab: Table, *plan: str) -> list[str]:
    told = GAME.odds(tab.state, Seat(0), [GAME.picks.parse(word) for word in plan])
    return cast("list[str]", told["squares"])


def ways(tab: Table, to: str, *plan: str) -> list[list[str]]:
    return GAME.ways(tab.state, Seat(0), [GAME.picks.parse(word) for word in plan], to)


def risk(tab: Table, way: list[str]) -> float:
    told = GAME.odds(tab.state, Seat(0), [GAME.picks.parse(word) for word in way])
    return cast("dict[str, float]", told["plan"])["out"]


def driven(position: str, way: list[str]) -> str:
    """Where a way ends that is driven for real."""
    tab = table(position)
    for word in way:
        say(tab, 0, word)
    return race(tab).track.square_name(race(tab).chariots[0].team)


def test_every_square_that_is_told_is_reached_by_its_ways() -> None:
    position = STRAIGHT + "at home 20/8"
    tab = table(position)
    told = squares(tab)
    assert "home 11/4" in told
    assert "home 12/4" not in told
    # Lanes are changed on the way forward.
    assert ("home 5/4" in told, "home 8/7" in told) == (False, True)
    for square in told[::3]:
        found = ways(tab, square)
        assert found
        assert {driven(position, way) for way in found} == {square}


def test_of_equal_ways_the_one_that_changes_lanes_first_comes_first_then_the_one_that_does_so_last() -> None:
    first, second, *_ = ways(table(STRAIGHT + "at home 20/8"), "home 9/5")
    assert (first[0], second[-1]) == ("lane out", "lane out")
    assert sorted(first) == sorted(second)


def test_whoever_stands_in_the_way_is_passed() -> None:
    position = STRAIGHT + "at home 8/4"
    tab = table(position)
    assert "home 6/4" in squares(tab)
    assert not {"home 7/4", "home 8/4", "home 9/4"} & set(squares(tab))
    assert all(way[0].startswith("lane") or way[1].startswith("lane") for way in ways(tab, "home 9/5"))


def test_the_safest_way_comes_before_the_cheapest() -> None:
    # Into the corner: the sooner it is outside, the less it strains; the way is the same in MFs.
    tab = table("seats: 2; mover: red; left: 20; red: at home 24/4, whip 0; blue: at back 3/3")
    found = ways(tab, "dolphins 3/6")
    assert len(found) > 1
    risks = [risk(tab, way) for way in found]
    assert risks == sorted(risks)
    assert risks[0] < risks[-1]


def test_a_plan_goes_on_from_its_end() -> None:
    tab = table(STRAIGHT + "at home 20/8")
    assert "home 11/4" not in squares(tab, "lane out")
    assert ways(tab, "home 9/5", "lane out") == [["forward"] * 3]
    assert ways(tab, "home 28/5", "lane out") == []


def test_nobody_else_is_told_and_no_square_is_made_up() -> None:
    tab = table(STRAIGHT + "at home 20/8")
    assert GAME.ways(tab.state, Seat(1), [], "home 9/5") == []
    with pytest.raises(BadRequest):
        ways(tab, "nowhere 9/5")


def test_where_the_track_crosses_itself_a_square_is_told_as_it_is_met() -> None:
    tab = table(f"seats: 2; {EIGHT}mover: red; left: 6; red: at east 3/4, whip 0; blue: at east 1/8")
    told = squares(tab)
    assert "east 7/4" in told
    assert not [square for square in told if square.startswith("south")]
    track = race(tab).track
    square = track.square_named("east 7/4")
    assert square is not None
    assert ways(tab, "east 7/4") == ways(tab, track.square_name(track.twin[square])) == [["forward"] * 4]
