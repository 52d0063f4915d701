"""Chapter 3: the end."""

from __future__ import annotations

import pytest

from tests.games.talk import asked, only, say

from .tables import table

REST = ", ".join(str(card) for card in range(1, 21) if card not in (4, 5))
LAST = f"seats: 2; pile: {REST}, 4; hand 0:; hand 1: 5; todo: turn 1, scoring"
"""One card is left, and the first seat has played all of its own."""


@pytest.mark.clause("SS-3.1")
def test_after_the_last_card_most_points_win() -> None:
    tab = table(f"{LAST}; points: 1, 1")
    assert only(say(tab, 1, "play 5"), "winner")["seat"] == 1
    assert asked(tab) == []


@pytest.mark.clause("SS-3.1")
def test_of_equals_the_lower_seat_wins() -> None:
    tab = table(f"{LAST}; points: 2, 1")
    assert only(say(tab, 1, "play 5"), "winner")["seat"] == 0
