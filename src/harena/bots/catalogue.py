"""The bots a table can seat, by name: the one list of them."""

from __future__ import annotations

from typing import Final

from ..games.colossal_arena.view import View as ColossalArenaView
from .bot import Bot, ByGame, Random
from .colossal_arena import SteadyFan

BOTS: Final[dict[str, Bot]] = {
    "random": Random(),
    "steady": ByGame({ColossalArenaView: SteadyFan()}),
}
