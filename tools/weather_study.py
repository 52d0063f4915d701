"""Measures what it is worth to a bot to know the weather, against one that judges every race as if it were dry.

    python -m tools.weather_study --races 40 --level expert

Every race is run twice from the same seed, the seats exchanged. The blind bot sees the same options and its futures run
by the same rules; only what it makes of a state takes the sun for granted.
"""

from __future__ import annotations

import argparse
import sys
from math import comb
from typing import TYPE_CHECKING, cast

from harena.bots.bot import Steady
from harena.bots.catalogue import LEVELS
from harena.bots.circus_maximus.evaluation import TERMS
from harena.bots.circus_maximus.mind import CircusMind
from harena.bots.levels import Thinker
from harena.bots.mind import Mind
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.games.circus_maximus.game import CircusMaximus
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.weather import FINE, Weather

if TYPE_CHECKING:
    from harena.bots.bot import Bot
    from harena.bots.mind import Belief
    from harena.core.agenda import State
    from harena.core.chance import Chance
    from harena.core.ids import Pick, Seat

GAME = CircusMaximus()
SKIES = [Weather(rain=1), Weather(mud=1), Weather(rain=1, mud=1)]


class BlindMind(Mind):
    """Takes every race for a dry one."""

    def __init__(self, game: CircusMaximus) -> None:
        super().__init__(game, TERMS)
        self.driver = CircusMind(game)
        self.mistake = self.driver.mistake

    def believe(self, asked: Asked) -> Belief:
        return self.driver.believe(asked)

    def weigh(self, state: State, seat: Seat, options: list[Pick]) -> list[float]:
        return self.driver.weigh(in_the_sun(state), seat, options)

    def reply(self, state: State, seat: Seat, options: list[Pick], chance: Chance) -> Pick:
        return self.driver.reply(in_the_sun(state), seat, options, chance)

    def clock(self, state: State) -> int:
        return self.driver.clock(state)

    def horizon(self, state: State, seat: Seat) -> int:
        return self.driver.horizon(state, seat)

    def value(self, state: State) -> list[float]:
        return self.driver.value(in_the_sun(state))

    def make_up(self, state: State, seat: Seat) -> list[float]:
        return self.driver.make_up(state, seat)

    def mishap(self, state: State, seat: Seat) -> bool:
        return self.driver.mishap(state, seat)


def in_the_sun(state: State) -> State:
    """A copy in fine weather; nothing is drawn while it is looked at."""
    assert isinstance(state, Race)
    if state.over():
        return state
    copy = state.clone(state.chance)
    copy.weather = FINE
    return copy


def player(mind: Mind, level: str) -> Bot:
    """A bot of this mind: steady does what looks best at a glance, all others search."""
    if level == "steady":
        return Steady({GAME.name: mind})
    return Thinker({GAME.name: mind}, next(one for one in LEVELS if one.name == level).unhurried())


def winner(bots: list[Bot], seed: int, sky: Weather) -> float:
    """The first bot's share of the win: 1, 0, or a half if both come in together."""
    race = cast("Race", GAME.new(2, {"weather": True, "rules": "advanced" if seed % 2 else "basic"}, Fast(seed), None))
    race.weather = sky
    chances = [Fast(1000 * seed + seat) for seat in range(2)]
    while race.asked():
        seat = race.asked()[0]
        race.take(seat, bots[seat].choose(Asked(GAME, race, seat), chances[seat]))
    result = GAME.result(race)
    assert result is not None
    first, second = result.places
    return 0.5 if first == second else float(first < second)


def chance_of(wins: int, losses: int) -> float:
    """How likely at least so many wins are between equals (one-sided sign test)."""
    games = wins + losses
    return float(sum(comb(games, more) for more in range(wins, games + 1)) / 2**games)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=20)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sees, blind = player(CircusMind(GAME), asked.level), player(BlindMind(GAME), asked.level)
    wins = losses = 0
    for number in range(asked.races):
        seed, sky = asked.seed + number, SKIES[number % len(SKIES)]
        for share in (winner([sees, blind], seed, sky), 1.0 - winner([blind, sees], seed, sky)):
            wins += share == 1.0
            losses += share == 0.0
        print(f"{2 * (number + 1)} races: {wins} won, {losses} lost, p = {chance_of(wins, losses):.4f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
