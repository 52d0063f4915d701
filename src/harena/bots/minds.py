"""The judgement of every game, by its name. A game without a mind of its own gets the plain one."""

from __future__ import annotations

from typing import Final

from ..games.catalogue import GAMES
from .arena_maximus.mind import RaceMind
from .circus_maximus.mind import CircusMind
from .circus_season.mind import SeasonMind
from .colossal_arena.mind import ColossalMind
from .mind import Mind
from .plain import PlainMind

_OWN: Final[dict[str, Mind]] = {
    "colossal-arena": ColossalMind(GAMES["colossal-arena"]),
    "arena-maximus": RaceMind(GAMES["arena-maximus"]),
    "circus-maximus": CircusMind(GAMES["circus-maximus"]),
    "circus-season": SeasonMind(GAMES["circus-season"]),
}
MINDS: Final[dict[str, Mind]] = {name: _OWN.get(name) or PlainMind(game) for name, game in GAMES.items()}
