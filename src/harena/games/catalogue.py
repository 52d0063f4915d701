"""The games Harena knows, by name: the one list of them."""

from __future__ import annotations

from typing import Final

from ..core.game import Game, newest
from .arena_maximus.game import ArenaMaximus
from .circus_maximus.game import CircusMaximus
from .circus_maximus.season.game import CircusSeason
from .colossal_arena.game import ColossalArena

_EDITIONS: Final[list[Game]] = [
    ColossalArena(),
    ArenaMaximus(),
    CircusMaximus(1),
    CircusMaximus(),
    CircusSeason(1),
    CircusSeason(),
]
"""Every version of the rules that a table may have begun with."""
EDITIONS: Final[dict[tuple[str, int], Game]] = {(game.name, game.version): game for game in _EDITIONS}
GAMES: Final[dict[str, Game]] = newest(EDITIONS)
"""The newest version of each."""
