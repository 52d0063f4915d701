"""The bots a table can seat, by name: the one list of them."""

from __future__ import annotations

from typing import Final

from ..games.circus_maximus.solitaire import TEMPERS
from .bot import Bot, ByGame, Random, Steady
from .circus_maximus.charioteer import Charioteer
from .levels import Bold, Cautious, Gambler, Level, Thinker
from .minds import MINDS
from .search import Budget

CIRCUS: Final = "circus-maximus"
SEASON: Final = "circus-season"

NOVICE: Final = Level(
    "novice",
    Budget(48, 0.05, even=True),
    {CIRCUS: Budget(16, 0.05, even=True), SEASON: Budget(12, 0.05, even=True)},
    0.12,
    0.2,
)
CASUAL: Final = Level(
    "casual",
    Budget(64, 0.1, even=True),
    {CIRCUS: Budget(16, 0.1, even=True), SEASON: Budget(12, 0.1, even=True)},
    0.055,
    0.12,
)
CLUB: Final = Level(
    "club",
    Budget(64, 0.3, even=True),
    {CIRCUS: Budget(16, 0.3, even=True), SEASON: Budget(12, 0.3, even=True)},
    0.028,
    0.07,
)
EXPERT: Final = Level(
    "expert",
    Budget(64, 1.0, even=True),
    {CIRCUS: Budget(24, 1.0, even=True), SEASON: Budget(24, 1.0, even=True, rehearsals=16)},
    0.012,
    0.035,
)
CHAMPION: Final = Level(
    "champion",
    Budget(512, 2.0, rivals=4),
    {
        "colossal-arena": Budget(768, 2.0, rivals=4, reach=3),
        "arena-maximus": Budget(512, 2.0, rivals=4, reach=2),
        CIRCUS: Budget(96, 2.0),
        SEASON: Budget(96, 1.8, rehearsals=48),
    },
)
HINT_SECONDS: Final = 1.5
LEVELS: Final = [NOVICE, CASUAL, CLUB, EXPERT, CHAMPION]
"""From the weakest to the strongest."""

STEADY: Final = Steady(MINDS)
BOTS: Final[dict[str, Bot]] = {
    "random": Random(),
    "steady": STEADY,
    **{level.name: Thinker(MINDS, level) for level in LEVELS},
    # What sets rivals back, or may end very well, is worth a little more than a search of so few futures sees.
    "bold": Thinker(MINDS, EXPERT, Bold(0.004)),
    "cautious": Thinker(MINDS, EXPERT, Cautious()),
    "gambler": Thinker(MINDS, EXPERT, Gambler(0.005)),
    **{temper: ByGame({CIRCUS: Charioteer(threshold)}, STEADY) for temper, threshold in TEMPERS.items()},
}
"""Tempers matter in Circus Maximus alone; at other tables they play like steady."""


def hint_budget(game: str) -> Budget:
    """The champion's, but a hint must not keep anybody waiting."""
    champion = CHAMPION.budget(game)
    return champion.but(champion.futures, min(champion.seconds, HINT_SECONDS))
