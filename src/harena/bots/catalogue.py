"""The bots a table can seat, by name: the one list of them."""

from __future__ import annotations

from typing import Final

from ..games.arena_maximus.view import View as ArenaMaximusView
from ..games.colossal_arena.view import View as ColossalArenaView
from .arena_maximus import SteadyDriver
from .bot import Bot, ByGame, Random
from .colossal_arena import SteadyFan

BOTS: Final[dict[str, Bot]] = {
    "random": Random(),
    "steady": ByGame({ColossalArenaView: SteadyFan(), ArenaMaximusView: SteadyDriver()}),
}
