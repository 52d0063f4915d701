"""How every game is drawn, by its name. A game without a drawer of its own gets the plain one."""

from __future__ import annotations

from typing import Final

from ..games.catalogue import GAMES
from .arena_maximus import ArenaMaximusDrawer
from .circus_maximus import CircusMaximusDrawer
from .circus_season import CircusSeasonDrawer
from .colossal_arena import ColossalArenaDrawer
from .drawing import Drawer
from .plain import PlainDrawer

_OWN: Final[dict[str, Drawer]] = {
    "colossal-arena": ColossalArenaDrawer(),
    "arena-maximus": ArenaMaximusDrawer(),
    "circus-maximus": CircusMaximusDrawer(),
    "circus-season": CircusSeasonDrawer(),
}
DRAWERS: Final[dict[str, Drawer]] = {name: _OWN.get(name) or PlainDrawer() for name in GAMES}
