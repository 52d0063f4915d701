"""Short words for the tests of this game."""

from __future__ import annotations

from harena.core.table import Table
from harena.games.catalogue import GAMES
from tests.games.talk import Draw, dictated

GAME = GAMES["stepping-stones"]


def table(position: str, draws: list[Draw] | None = None) -> Table:
    """A table in a position; whatever chance is asked for is dictated."""
    return Table(GAME, 0, {}, dictated(draws or [], None), f"stepping-stones; {position}")
