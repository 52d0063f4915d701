"""Games without end in sight, every player count and option, none may fail: 20,000 at random, 1,000 between bots."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from random import Random

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from harena.bots.bot import Bot
from harena.bots.catalogue import BOTS
from harena.bots.levels import Thinker
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.events import Log
from harena.core.game import Game
from harena.core.playout import play_out
from harena.games.catalogue import GAMES

BATCH = 100
MIXED_BATCH = 5
HURRY = 8
"""Levels look at so few futures here: what may fail is the same, and a race of eight does not take minutes."""


def hurried(bot: Bot) -> Bot:
    return bot.at(bot.level.within(HURRY)) if isinstance(bot, Thinker) else bot


PLAYERS: list[Bot] = [hurried(bot) for bot in BOTS.values()]


def options_for(game: Game, number: int) -> dict[str, object]:
    """Half of the games ordinary, in the others any selection of the options, made by the game's number."""
    if number % 2 == 0:
        return {}
    dice = Random(number)
    single = [option for option in game.options if option.kind() in ("switch", "one")]
    return {option.name: dice.choice(option.other_values()) for option in single if dice.random() < 0.5}


def soak_batch(name: str, first: int) -> int:
    """Play a batch; gives the number of decisions."""
    game = GAMES[name]
    decisions = 0
    for number in range(first, first + BATCH):
        seats = game.fewest + number % (game.most - game.fewest + 1)
        state = game.new(seats, options_for(game, number), Fast(number))
        cards = game.inventory(state)
        made = play_out(state, Fast(number + 1_000_000), game.longest)
        if not state.over() or game.result(state) is None or game.inventory(state) != cards:
            raise RuntimeError(f"{name}, game {number}: it did not end as a game should ({made} decisions).")
        decisions += made
    return decisions


def mixed_batch(name: str, first: int) -> int:
    """Games between bots of all kinds, each answer checked against the options; gives the number of decisions."""
    game = GAMES[name]
    decisions = 0
    for number in range(first, first + MIXED_BATCH):
        seats = game.fewest + number % (game.most - game.fewest + 1)
        state = game.new(seats, options_for(game, number), Fast(number), Log())
        chance = Fast(number + 2_000_000)
        for made in range(game.longest):
            if state.over():
                break
            seat = state.asked()[made % len(state.asked())]
            bot = PLAYERS[(number * 7 + seat) % len(PLAYERS)]
            state.answer(seat, bot.choose(Asked(game, state, seat), chance))
            decisions += 1
        if game.result(state) is None:
            raise RuntimeError(f"{name}, game {number} between bots: it did not end.")
    return decisions


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games, and games between bots, of every title.")
    parser.add_argument("--only", choices=list(GAMES), action="append", help="this title alone (may be repeated)")
    parser.add_argument("--games", type=int, default=20_000, help="how many at random of each title (default 20,000)")
    parser.add_argument("--mixed", type=int, default=1_000, help="how many between bots of each title (default 1,000)")
    asked = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(os.cpu_count()) as workers, Progress(*columns) as progress:
        for name in asked.only or GAMES:
            soak(name, soak_batch, asked.games, BATCH, workers, progress)
            soak(f"{name} between bots", mixed_batch, asked.mixed, MIXED_BATCH, workers, progress)
    return 0


def soak(
    title: str,
    play_batch: Callable[[str, int], int],
    games: int,
    batch: int,
    workers: ProcessPoolExecutor,
    progress: Progress,
) -> None:
    task = progress.add_task(title, total=games)
    decisions = 0
    for made in workers.map(play_batch, repeat(title.split()[0]), range(0, games, batch)):
        decisions += made
        progress.advance(task, batch)
    progress.console.print(f"{title}: {games:,} games, {decisions:,} decisions, no exception")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
