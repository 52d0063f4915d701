"""Chapter 1: before the first turn."""

from __future__ import annotations

import pytest

from harena.core.errors import BadRequest
from harena.core.table import Table
from tests.games.talk import own, view

from .tables import GAME, table


@pytest.mark.clause("SS-1.1")
def test_everybody_gets_three_cards_that_nobody_else_sees() -> None:
    tab = Table(GAME, 3, {}, {"make": "fast", "seed": 1})
    assert view(tab, None)["players"] == [{"hand": 3, "points": 0}] * 3
    assert "you" not in view(tab, None)
    assert len(str(own(tab, 1)["hand"]).split(",")) == 3


@pytest.mark.clause("SS-1.1")
def test_or_four_if_the_table_says_so() -> None:
    tab = Table(GAME, 2, {"hand": "four"}, {"make": "fast", "seed": 1})
    assert view(tab, None)["players"] == [{"hand": 4, "points": 0}] * 2


@pytest.mark.clause("SS-1.1")
def test_six_are_too_many() -> None:
    with pytest.raises(BadRequest, match="2 to 5"):
        Table(GAME, 6, {}, {"make": "fast", "seed": 1})


@pytest.mark.parametrize(
    "position",
    [
        "hand 0: 3; hand 1: 3",
        "hand 0: 21",
        "seats: 6",
        "points: 1",
        "todo: turn 2",
        "hand 0:; todo: play-card 0",
        "todo: fly",
        "moon: full",
    ],
)
def test_positions_that_cannot_be_are_refused(position: str) -> None:
    with pytest.raises(BadRequest, match=r"\.$"):
        table(position)
