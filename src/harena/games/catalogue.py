"""The games Harena knows, by name: the one list of them."""

from __future__ import annotations

from typing import Final

from ..core.game import Game
from .arena_maximus.game import ArenaMaximus
from .circus_maximus.game import CircusMaximus
from .colossal_arena.game import ColossalArena

_GAMES: Final[list[Game]] = [ColossalArena(), ArenaMaximus(), CircusMaximus()]
GAMES: Final[dict[str, Game]] = {game.name: game for game in _GAMES}
