"""Bots that do not know something, and duels against bots that do: what studies of the bots have in common.

A blind bot sees the same options and its futures run by the same rules; it only leaves something out when it judges.
"""

from __future__ import annotations

import argparse
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

if TYPE_CHECKING:
    from collections.abc import Callable

    from harena.bots.bot import Bot
    from harena.bots.mind import Belief
    from harena.core.agenda import State
    from harena.core.chance import Chance
    from harena.core.ids import Pick, Seat

GAME = CircusMaximus()


class BlindMind(Mind):
    """The mind that bots have, but for what a study leaves out."""

    def __init__(self) -> None:
        super().__init__(GAME, TERMS)
        self.driver = CircusMind(GAME)
        self.mistake = self.driver.mistake

    def seen(self, state: State) -> State:
        """The state as this mind takes it to be."""
        return state

    def believe(self, asked: Asked) -> Belief:
        return self.driver.believe(asked)

    def weigh(self, state: State, seat: Seat, options: list[Pick]) -> list[float]:
        return self.driver.weigh(self.seen(state), seat, options)

    def reply(self, state: State, seat: Seat, options: list[Pick], chance: Chance) -> Pick:
        return self.driver.reply(self.seen(state), seat, options, chance)

    def clock(self, state: State) -> int:
        return self.driver.clock(state)

    def horizon(self, state: State, seat: Seat) -> int:
        return self.driver.horizon(state, seat)

    def value(self, state: State) -> list[float]:
        return self.driver.value(self.seen(state))

    def make_up(self, state: State, seat: Seat) -> list[float]:
        return self.driver.make_up(state, seat)

    def mishap(self, state: State, seat: Seat) -> bool:
        return self.driver.mishap(state, seat)


def player(mind: Mind, level: str) -> Bot:
    """A bot of this mind: steady does what looks best at a glance, all others search."""
    if level == "steady":
        return Steady({GAME.name: mind})
    return Thinker({GAME.name: mind}, next(one for one in LEVELS if one.name == level).unhurried())


def winner(bots: list[Bot], seed: int, race: Race) -> float:
    """The first bot's share of the win: 1, 0, or a half if both come in together."""
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


def new_race(seed: int, options: dict[str, object]) -> Race:
    """Basic and advanced races take turns."""
    return cast("Race", GAME.new(2, {"rules": "advanced" if seed % 2 else "basic", **options}, Fast(seed), None))


def duels(blind: Mind, race_of: Callable[[int], Race], about: str | None) -> int:
    """Every race is run twice from the same seed, the seats exchanged."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--races", type=int, default=20)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    one, other = player(CircusMind(GAME), asked.level), player(blind, asked.level)
    wins = losses = 0
    for seed in range(asked.seed, asked.seed + asked.races):
        for share in (winner([one, other], seed, race_of(seed)), 1.0 - winner([other, one], seed, race_of(seed))):
            wins += share == 1.0
            losses += share == 0.0
        races = 2 * (seed + 1 - asked.seed)
        print(f"{races} races: {wins} won, {losses} lost, p = {chance_of(wins, losses):.4f}", flush=True)
    return 0
