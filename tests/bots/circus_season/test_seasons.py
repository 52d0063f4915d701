"""Whole seasons: every bot plays them legally to the end, with every number of seats, and never with money it lacks."""

from __future__ import annotations

import pytest

from harena.bots.bot import Bot
from harena.bots.catalogue import BOTS
from harena.bots.levels import Thinker
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.events import Log
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.season.rows import Rows

GAME = GAMES["circus-season"]
STEADY = BOTS["steady"]
QUICK = 1
"""Futures of a question of money, times what a mind gives them; in the race the thinkers drive steadily."""
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"bettors": "one", "deals": False}),
    (3, {"sabotage-die": "1000", "sabotage-lasts": False, "weather": True}),
    (4, {"bettors": "two", "weapons": True, "specification": True}),
    (5, {"acceleration": True, "written-whipping": True, "wall-moves": True}),
]


def hurried(name: str) -> Bot:
    bot = BOTS[name]
    return bot.at(bot.level.within(QUICK).unhurried()) if isinstance(bot, Thinker) else bot


def play(bots: list[Bot], options: dict[str, object], seed: int) -> tuple[Race, list[int]]:
    """A season, and all picks of it. Nobody ever has less than nothing."""
    state, chances = GAME.new(len(bots), options, Fast(seed), Log()), [Fast(seed + seat) for seat in range(len(bots))]
    assert isinstance(state, Race)
    picks = []
    while state.asked():
        seat = state.asked()[0]
        asked = Asked(GAME, state, seat)
        thinks = isinstance(state.agenda[-1], Rows) or not isinstance(bots[seat], Thinker)
        picks.append((bots[seat] if thinks else STEADY).choose(asked, chances[seat]))
        assert picks[-1] in asked.options
        state.answer(seat, picks[-1])
        assert min(state.season.cash(other) for other in range(len(bots))) >= 0
    assert GAME.result(state) is not None
    return state, [int(pick) for pick in picks]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_a_season_of_one_race(name: str) -> None:
    state, _ = play([hurried(name)] * 2, {"races": "1"}, 3)
    assert len(state.season.winners) == 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_any_number_of_seats_with_any_options(seats: int, options: dict[str, object]) -> None:
    bots = [hurried("novice"), BOTS["random"], *[STEADY] * 3]
    state, _ = play(bots[:seats], {**options, "races": "1"}, seats)
    assert len(state.season.winners) == 1


def test_the_same_seed_is_the_same_season() -> None:
    bots = [hurried("champion"), hurried("novice")]
    assert play(bots, {"races": "1"}, 5)[1] == play(bots, {"races": "1"}, 5)[1]
