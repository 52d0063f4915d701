"""Chapter 18: more than eight chariots."""

from __future__ import annotations

import pytest

from harena.core.errors import BadRequest
from harena.core.table import Table
from harena.games.circus_maximus.chariot import Faction
from harena.games.circus_maximus.verbs import COLOURS

from .tables import Draw, chariot, deal, kinds, race, say, script, where

FRONT: list[Draw] = [8, 7, 6, 5, 4, 3, 2, 1]
"""Start lanes of the front row."""


def start(chariots: int, seats: int, second: list[Draw]) -> Table:
    """A new race whose start lanes are dictated."""
    return script(seats, [*FRONT, *second], {"rules": "advanced", "chariots": str(chariots)})


def prepared(chariots: int, seats: int) -> Table:
    """A race in which everybody has spent four points on every chariot."""
    tab = deal(seats, {"rules": "advanced", "chariots": str(chariots)})
    while race(tab).turn == 0:
        seat = race(tab).asked()[0]
        tab.answer(seat, [race(tab).options(seat)[0]])
    return tab


@pytest.mark.clause("CM-18.1")
@pytest.mark.parametrize("chariots", [8, 9, 10, 13, 16])
def test_cm_18_1_the_table_says_how_many_race(chariots: int) -> None:
    tab = deal(5, {"chariots": str(chariots)})
    assert len(race(tab).chariots) == chariots
    assert [one.row for one in race(tab).chariots] == [0] * 8 + [1] * (chariots - 8)


@pytest.mark.clause("CM-18.1")
@pytest.mark.parametrize("chariots", ["7", "17", "many"])
def test_cm_18_1_no_more_than_two_rows(chariots: str) -> None:
    with pytest.raises(BadRequest):
        deal(2, {"chariots": chariots})


@pytest.mark.clause("CM-18.2")
def test_cm_18_2_extras_stand_behind_the_front_row_two_squares_back() -> None:
    tab = start(10, 2, [4, 7])
    assert where(tab, "red") == ("gray 4/8", "gray 3/8")
    assert where(tab, "purple") == ("gray 4/4", "gray 3/4")
    assert where(tab, "orange") == ("gray 2/4", "gray 1/4")
    assert where(tab, "pink") == ("gray 2/7", "gray 1/7")


@pytest.mark.clause("CM-18.2")
def test_cm_18_2_the_first_square_they_enter_is_the_lane_square() -> None:
    tab = start(9, 2, [4])
    track = race(tab).track
    first = track.next[chariot(tab, "orange").team]
    assert track.index[first] == track.lane_square == 2
    assert race(tab).chariot_at(first) == COLOURS.index("purple")


@pytest.mark.clause("CM-18.2")
def test_cm_18_2_each_behind_another_one() -> None:
    tab = deal(4, {"chariots": "16"})
    for row in (0, 1):
        lanes = [race(tab).track.lane[one.team] for one in race(tab).chariots if one.row == row]
        assert sorted(lanes) == list(range(1, 9))


@pytest.mark.clause("CM-18.3")
@pytest.mark.parametrize(("chariots", "seats", "counts"), [(9, 2, [4, 5]), (9, 3, [3, 3, 3]), (10, 5, [2] * 5)])
def test_cm_18_3_every_colour_is_drawn_once(chariots: int, seats: int, counts: list[int]) -> None:
    tab = deal(seats, {"chariots": str(chariots)})
    drawn = [event for event in tab.all_events(-1) if event["kind"] == "faction-drawn"]
    assert sorted(str(event["chariot"]) for event in drawn) == sorted(COLOURS[:chariots])
    owners = [int(race(tab).owner(Faction(number))) for number in range(chariots)]
    assert sorted(owners.count(seat) for seat in range(seats)) == counts
    rolled = [event for event in tab.all_events(-1) if event["kind"] == "surplus-rolled"]
    assert (len(rolled) >= seats) == (chariots % seats != 0)


@pytest.mark.clause("CM-18.4")
def test_cm_18_4_on_the_first_turn_the_second_row_waits_for_the_first() -> None:
    tab = prepared(11, 2)
    seq = tab.seq()
    while race(tab).turn == 1:
        seat = race(tab).asked()[0]
        tab.answer(seat, [race(tab).options(seat)[0]])
    drawn = [str(event["chariot"]) for event in tab.all_events(seq) if event["kind"] == "token-drawn"]
    assert sorted(drawn[:8]) == sorted(COLOURS[:8])
    assert sorted(drawn[8:]) == sorted(COLOURS[8:11])
    filled = [event["chariots"] for event in tab.all_events(seq) if event["kind"] == "cup-filled"]
    assert filled[:2] == [COLOURS[:8], COLOURS[8:11]]


@pytest.mark.clause("CM-18.4")
def test_cm_18_4_from_the_second_turn_on_all_are_in_one_cup() -> None:
    for turn, cup in ((1, COLOURS[:8]), (2, COLOURS[:10])):
        tab = prepared(10, 2)
        text = tab.game.print(tab.state).replace("turn: 1;", f"turn: {turn};")
        again = Table(tab.game, 0, {}, {"make": "fast", "seed": 7}, text)
        events: list[dict[str, object]] = []
        while "cup-filled" not in kinds(events):
            seat = race(again).asked()[0]
            events = say(again, int(seat), again.game.picks.say(race(again).options(seat)[0]))
        filled = [event["chariots"] for event in events if event["kind"] == "cup-filled"]
        assert filled[0] == cup
