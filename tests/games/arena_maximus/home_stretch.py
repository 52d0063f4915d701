"""Finishes for tests: the whole track, tile by tile, with five empty tiles before the line."""

from __future__ import annotations

from harena.core.table import Table

from .tables import GAME

FIRST_STRAIGHT = "rocks 3, jump 4, stables, hazard red, rocks 2, empty"
FIRST_CURVE = (
    "rocks 1, rocks 2, rocks 2, jump 2, jump 3, jump 3, hazard green+red, hazard red+black, hazard yellow+black"
)
SECOND_STRAIGHT = "empty, empty, empty, jump 2, jump 3, rocks 1, hazard green"
SECOND_CURVE = "hazard yellow+blue, hazard green+blue, stables, rocks 3, empty, empty, empty, empty, empty"
HOME = f"track: {FIRST_STRAIGHT}, {FIRST_CURVE}, {SECOND_STRAIGHT}, {SECOND_CURVE}"
LINE = 32


def whips(count: int) -> str:
    """Cards for a pool: the colour plays no part there."""
    return ", ".join(["whip yellow", "whip black", "whip red", "whip blue"][card % 4] for card in range(count))


def told(tab: Table) -> list[dict[str, object]]:
    """Everything that happened while the position was set up, and since."""
    return tab.all_events(-1)


def places(tab: Table) -> list[int]:
    """The place of each seat once the race is over."""
    result = GAME.result(tab.state)
    assert result is not None
    return result.places
