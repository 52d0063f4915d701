"""The judgement of every game, by its name: the one list of them."""

from __future__ import annotations

from typing import Final

from ..games.catalogue import GAMES
from .arena_maximus.mind import RaceMind
from .circus_maximus.mind import CircusMind
from .colossal_arena.mind import ColossalMind
from .mind import Mind

MINDS: Final[dict[str, Mind]] = {
    "colossal-arena": ColossalMind(GAMES["colossal-arena"]),
    "arena-maximus": RaceMind(GAMES["arena-maximus"]),
    "circus-maximus": CircusMind(GAMES["circus-maximus"]),
}
