"""The bots a table can seat, by name: the one list of them."""

from __future__ import annotations

from typing import Final

from ..games.arena_maximus.view import View as ArenaMaximusView
from ..games.circus_maximus.solitaire import TEMPERS
from ..games.circus_maximus.view import View as CircusMaximusView
from ..games.colossal_arena.view import View as ColossalArenaView
from .arena_maximus import SteadyDriver
from .bot import Bot, ByGame, Random
from .circus_maximus import Charioteer, SteadyCharioteer
from .colossal_arena import SteadyFan


def steady_but(charioteer: Bot) -> ByGame:
    """The steady policies, with this one for Circus Maximus."""
    return ByGame(
        {ColossalArenaView: SteadyFan(), ArenaMaximusView: SteadyDriver(), CircusMaximusView: charioteer},
    )


BOTS: Final[dict[str, Bot]] = {
    "random": Random(),
    "steady": steady_but(SteadyCharioteer()),
    **{temper: steady_but(Charioteer(threshold)) for temper, threshold in TEMPERS.items()},
}
"""Tempers matter in Circus Maximus alone; at other tables they play like steady."""
