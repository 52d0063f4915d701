"""The order of the field as all faces are told it: by the way gone round the track, with laps and gaps."""

from __future__ import annotations

from typing import cast

import pytest

from harena.core.ids import Seat
from harena.core.table import Table

from .crossing import EIGHT
from .tables import say, table, view

Rank = tuple[str, int | None, int, int | None]


def order(tab: Table, seat: int | None = None) -> list[Rank]:
    """Those that can have a place."""
    return [one for one in everybody(tab, seat) if one[1] is not None]


def everybody(tab: Table, seat: int | None = None) -> list[Rank]:
    """Colour, place, lap and gap, the first first; chariots that a position leaves out are out of the race."""
    ranks = cast("list[dict[str, object]]", view(tab, seat)["order"])
    return [cast("Rank", (one["colour"], one["place"], one["lap"], one["gap"])) for one in ranks]


def to_go(tab: Table) -> dict[str, int]:
    chariots = cast("list[dict[str, object]]", view(tab, None)["chariots"])
    return {str(one["colour"]): cast("int", one["to_go"]) for one in chariots}


def field(*chariots: str, more: str = "") -> Table:
    return table(f"seats: {len(chariots)}; {more}" + "; ".join(chariots))


def test_level_chariots_are_level_whatever_their_lane() -> None:
    tab = field("red: at home 10/8", "blue: at home 10/1", "green: at home 10/4")
    assert order(tab) == [("blue", 1, 1, 0), ("green", 2, 1, 0), ("red", 3, 1, 0)]


def test_who_is_further_round_the_track_leads_though_his_lane_is_longer() -> None:
    tab = field("red: at home 12/8", "blue: at home 10/1")
    assert order(tab) == [("red", 1, 1, 0), ("blue", 2, 1, 2)]


def test_in_a_corner_the_way_round_it_counts_and_not_the_squares() -> None:
    # Lane 1 has few squares there, lane 8 many: half of the way round is half of the way round.
    tab = field("red: at dolphins 17/8", "blue: at dolphins 2/1")
    assert [one[0] for one in order(tab)] == ["red", "blue"]
    tab = field("red: at dolphins 2/8", "blue: at dolphins 2/1")
    assert [one[0] for one in order(tab)] == ["blue", "red"]


def test_a_lap_is_a_whole_round_of_the_foremost_lane() -> None:
    tab = field("red: at home 10/3, stage 4", "blue: at home 8/3")
    (first, second) = order(tab)
    assert first == ("red", 1, 2, 0)
    assert second[:3] == ("blue", 2, 1)
    assert second[3] == to_go(tab)["blue"] - to_go(tab)["red"]


def test_the_start_is_behind_the_line() -> None:
    tab = field("red: at gray 4/1", "blue: at home 1/5")
    assert order(tab) == [("blue", 1, 1, 0), ("red", 2, 1, 1)]


def test_those_out_have_no_place_and_come_last() -> None:
    tab = field("red: at home 3/1", "green: at home 9/1")
    assert everybody(tab)[:2] == [("green", 1, 1, 0), ("red", 2, 1, 6)]
    assert {one[1:] for one in everybody(tab)[2:]} == {(None, 1, None)}
    assert len(everybody(tab)) == 8


def test_once_somebody_is_home_gaps_are_counted_from_the_line() -> None:
    words = (
        "seats: 2; mover: red; cup: blue; left: 3; red: at back 28/1, stage 10, whip 0; blue: at back 26/8, stage 10"
    )
    tab = table(f"{words}, whip 0", [], 1)
    assert order(tab) == [("red", 1, 3, 0), ("blue", 2, 3, 2)]
    say(tab, 0, "forward")
    assert order(tab)[0] == ("red", 1, 3, None)
    assert order(tab)[1][:3] == ("blue", 2, 3)
    assert order(tab)[1][3] == 3


def test_after_the_race_the_order_is_that_of_the_places() -> None:
    # Blue is further round the track, green has fewer squares of its lane to go.
    tab = table(
        "seats: 3; mover: red; cup:; left: 3; red: at back 28/1, stage 10, whip 0; "
        "blue: at dolphins 2/8, stage 9, whip 0; green: at home 27/1, stage 8, whip 0",
        [],
        None,
    )
    assert [one[0] for one in order(tab)] == ["red", "blue", "green"]
    told = say(tab, 0, "forward")
    assert tab.state.over()
    ended = order(tab)
    assert [one[0] for one in ended] == ["red", "green", "blue"]
    placed = [entry["chariot"] for entry in told if entry["kind"] == "placed"]
    assert placed == [one[0] for one in everybody(tab)]
    assert [one[3] for one in ended] == [None, to_go(tab)["green"], to_go(tab)["blue"]]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everybody_is_told_the_same_order(seat: int | None) -> None:
    tab = field("red: at home 12/8", "blue: at home 10/1")
    assert order(tab, seat) == order(tab, None if seat is None else Seat(1 - seat))


def test_on_the_figure_8_the_legs_are_told_apart() -> None:
    tab = field("red: at east 7/4", "blue: at south 7/4, stage 2", more=EIGHT)
    (first, second) = order(tab)
    assert (first[0], first[3], second[0]) == ("blue", 0, "red")
    assert second[3] == to_go(tab)["red"] - to_go(tab)["blue"]


def test_who_has_left_the_course_has_no_gap() -> None:
    tab = field("red: at east 7/4, stage -1", "blue: at east 2/4", more=EIGHT)
    assert order(tab) == [("blue", 1, 1, 0), ("red", 2, 1, None)]
