"""Measures who ends a season richer, and where the money comes from: one bot among copies of another, every seed once
from each seat.

    python -m tools.season_study champion expert --blocks 20 --driving quick
    python -m tools.season_study club casual --blocks 5 --races 3 --json club.json

Driving `quick` lets everybody answer the races' own questions at a glance, so that what is compared is what the bots do
with money; `own` is the whole bot. No clock cuts anybody short, so that a season goes the same on every machine.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time

from harena.bots.bot import Bot
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.events import Log
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.season.events import LEDGER, RACE_WON
from harena.games.circus_maximus.season.money import CAUSES
from harena.games.circus_maximus.season.rows import Rows
from harena.lab.match import PLAYERS

GAME = GAMES["circus-season"]
FLIPPED = 14
"""Up to so many blocks every way they could have gone is looked at."""
SESTERCES = 100
"""Sums of the engine are in hundreds."""


def play(names: list[str], options: dict[str, object], seed: int, *, quick: bool) -> Race:
    """A season to its end, with all that was told in it."""
    state = GAME.new(len(names), options, Fast(seed), Log())
    assert isinstance(state, Race)
    chances = [Fast(seed * 1_000_003 + seat) for seat in range(len(names))]
    while state.asked():
        seat = state.asked()[0]
        by_itself = not quick or isinstance(state.agenda[-1], Rows)
        bot: Bot = PLAYERS[names[seat] if by_itself else "steady"]
        state.answer(seat, bot.choose(Asked(GAME, state, seat), chances[seat]))
    return state


def made_by_cause(state: Race, seat: int) -> dict[str, int]:
    """What a seat has made or spent, by what it was for."""
    made = dict.fromkeys([*CAUSES, "races"], 0)
    assert state.log is not None
    for event in state.log.events:
        if event.kind is LEDGER and event.numbers[0] == seat:
            made[CAUSES[event.numbers[3]]] += SESTERCES * event.numbers[1]
        if event.kind is RACE_WON and event.numbers[0] == state.season.colours[seat]:
            made["races"] += 1
    return made


class Tally:
    """Seasons of one bot among copies of another."""

    def __init__(self) -> None:
        self.ahead: list[float] = []
        """By block: how much richer than a rival the bot ended, on average over its seats."""
        self.wins: list[float] = []
        self.upper: list[dict[str, int]] = []
        self.lower: list[dict[str, int]] = []

    def add_block(
        self, upper: str, lower: str, players: int, seed: int, options: dict[str, object], *, quick: bool
    ) -> None:
        ahead: list[float] = []
        wins = 0.0
        for seat in range(players):
            names = [upper if other == seat else lower for other in range(players)]
            state = play(names, options, seed, quick=quick)
            money = [SESTERCES * state.season.ceiling[other] for other in range(players)]
            rivals = [other for other in range(players) if other != seat]
            ahead.append(money[seat] - fmean([money[other] for other in rivals]))
            result = GAME.result(state)
            assert result is not None
            wins += (result.places[seat] == 1) / result.places.count(1)
            self.upper.append(made_by_cause(state, seat))
            self.lower += [made_by_cause(state, other) for other in rivals]
        self.ahead.append(fmean(ahead))
        self.wins.append(wins / players)

    def words(self) -> dict[str, object]:
        mean = fmean(self.ahead)
        error = stdev(self.ahead) / sqrt(len(self.ahead)) if len(self.ahead) > 1 else 0.0
        return {
            "blocks": len(self.ahead),
            "seasons": len(self.upper),
            "ahead": round(mean),
            "error": round(error),
            "p": float(f"{by_flipping(self.ahead):.2g}"),
            "wins": round(fmean(self.wins), 3),
            "upper": means(self.upper),
            "lower": means(self.lower),
        }


def by_flipping(ahead: list[float]) -> float:
    """How often blocks that are as likely to go the other way would come out as well as this or better: all of them, or
    if there are too many some."""
    count, all_ = len(ahead), sum(ahead)
    if count <= FLIPPED:
        signs: list[int] = list(range(1 << count))
    else:
        dice = Random(count)
        signs = [0, *[dice.getrandbits(count) for _ in range(1 << FLIPPED)]]
    flipped = [all_ - 2 * sum(one for place, one in enumerate(ahead) if mask >> place & 1) for mask in signs]
    return sum(other >= all_ - 1e-6 for other in flipped) / len(signs)


def means(made: list[dict[str, int]]) -> dict[str, float]:
    return {cause: round(fmean([one[cause] for one in made]), 2) for cause in made[0]}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("upper", choices=PLAYERS)
    parser.add_argument("lower", choices=PLAYERS)
    parser.add_argument("--blocks", type=int, default=10, help="seeds, each played once from each seat")
    parser.add_argument("--seed", type=int, default=10_000, help="the first of them")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--races", default="3")
    parser.add_argument("--driving", choices=["quick", "own"], default="own")
    parser.add_argument("--minutes", type=float, default=1e9, help="of the processor: no block is begun after that")
    parser.add_argument("--json", type=Path, help="write the figures of each block to this file, too")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    tally = Tally()
    for number in range(args.blocks):
        if process_time() > 60 * args.minutes:
            break
        options: dict[str, object] = {"races": args.races}
        tally.add_block(
            args.upper, args.lower, args.players, args.seed + number, options, quick=args.driving == "quick"
        )
        words = tally.words()
        print(f"{args.upper} among {args.lower}: {json.dumps(words)}", file=sys.stderr)
        if args.json is not None:
            args.json.write_text(json.dumps({**words, "by-block": tally.ahead}), encoding="utf-8")
    print(f"{args.upper} among {args.lower}, {args.driving} driving: {json.dumps(tally.words())}")
    print(f"{process_time():.0f} seconds of the processor")


if __name__ == "__main__":
    main()
