"""Measures whether a race on the figure 8 is fun: how many of the field come home, how long it takes, and how many
chariots are lost, there and elsewhere.

    python -m tools.figure8_study --races 30 --level club --option all-home=true
    python -m tools.figure8_study --races 700 --level novice --brief

Seats are all bots of one name, those that search without a clock, so that a race goes the same on every machine. Basic
and advanced races take turns unless one of them is asked for.
"""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter
from typing import TYPE_CHECKING, cast

from harena.bots.catalogue import BOTS
from harena.bots.levels import Thinker
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.games.circus_maximus.chariot import ARRIVED, CHARIOT, RUNAWAY
from harena.games.circus_maximus.finish import driver_counts
from harena.games.circus_maximus.game import CircusMaximus
from harena.games.circus_maximus.race import Race

if TYPE_CHECKING:
    from harena.bots.bot import Bot

GAME = CircusMaximus()


class Tally:
    """What became of all chariots so far."""

    def __init__(self) -> None:
        self.races = 0
        self.field = 0
        self.home = 0
        self.racing = 0
        self.lost = 0
        self.crossing = 0
        self.turns = 0
        self.drivers_lost: set[int] = set()

    def watch(self, race: Race) -> None:
        """Counts who has lost his driver or his car since the last look."""
        for number, chariot in enumerate(race.chariots):
            if number in self.drivers_lost or chariot.standing in (CHARIOT, ARRIVED):
                continue
            self.drivers_lost.add(number)
            self.lost += 1
            self.crossing += any(race.track.in_block(square) for square in chariot.counters())

    def close(self, race: Race) -> None:
        self.drivers_lost = set()
        self.races += 1
        self.turns += race.turn
        self.field += len(race.chariots)
        self.home += sum(chariot.standing == ARRIVED for chariot in race.chariots)
        self.racing += sum(chariot.standing <= RUNAWAY and driver_counts(chariot) for chariot in race.chariots)

    def told(self) -> str:
        shares = {
            "home": self.home,
            "still racing": self.racing,
            "lost": self.lost,
            "lost at the crossing": self.crossing,
        }
        parts = [f"{name} {count / self.field:.1%}" for name, count in shares.items()]
        return f"{self.races} races, {self.turns / self.races:.1f} turns: " + ", ".join(parts)


def run(bot: Bot, seats: int, options: dict[str, object], seed: int, tally: Tally) -> None:
    race = cast("Race", GAME.new(seats, options, Fast(seed), None))
    chances = [Fast(1000 * seed + seat) for seat in range(seats)]
    while race.asked():
        seat = race.asked()[0]
        race.take(seat, bot.choose(Asked(GAME, race, seat), chances[seat]))
        tally.watch(race)
    tally.close(race)


def read_options(words: list[str]) -> dict[str, object]:
    """Options as name=value; values are JSON, or else plain words."""
    chosen: dict[str, object] = {}
    for word in words:
        name, _, value = word.partition("=")
        chosen[name] = json.loads(value) if value in ("true", "false") else value
    return chosen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--races", type=int, default=30)
    parser.add_argument("--level", default="club")
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--circuit", default="figure-8")
    parser.add_argument("--option", action="append", default=[], help="name=value, as often as you like")
    parser.add_argument("--brief", action="store_true", help="tells every 25th race only")
    asked = parser.parse_args()
    bot = BOTS[asked.level]
    if isinstance(bot, Thinker):
        bot = bot.at(bot.level.unhurried())
    tally, begun = Tally(), perf_counter()
    for seed in range(asked.seed, asked.seed + asked.races):
        rules = "advanced" if seed % 2 else "basic"
        chosen = {"rules": rules, "circuit": asked.circuit, **read_options(asked.option)}
        run(bot, asked.seats, chosen, seed, tally)
        if not asked.brief or tally.races % 25 == 0 or tally.races == asked.races:
            print(f"{tally.told()} ({perf_counter() - begun:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
