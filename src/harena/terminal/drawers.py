"""The games that can be drawn, by name: the one list of them."""

from __future__ import annotations

from typing import Final

from .arena_maximus import ArenaMaximusDrawer
from .circus_maximus import CircusMaximusDrawer
from .colossal_arena import ColossalArenaDrawer
from .drawing import Drawer

DRAWERS: Final[dict[str, Drawer]] = {
    "colossal-arena": ColossalArenaDrawer(),
    "arena-maximus": ArenaMaximusDrawer(),
    "circus-maximus": CircusMaximusDrawer(),
}
