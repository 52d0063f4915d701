"""Random games without end in sight: 20,000 of them, every player count and option, none may fail."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from harena.core.chance import Fast
from harena.core.game import Game
from harena.core.playout import play_out
from harena.games.catalogue import GAMES

BATCH = 100


def options_for(game: Game, number: int) -> dict[str, object]:
    """Half of the games ordinary, in the others options changed by the game's number."""
    if number % 2 == 0:
        return {}
    single = [option for option in game.options if option.kind() in ("switch", "one")]
    changed = [option for place, option in enumerate(single) if (number >> (1 + place % 12)) & 1]
    return {option.name: option.other_values()[number % len(option.other_values())] for option in changed}


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


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games of every title; none may fail.")
    parser.add_argument("--games", type=int, default=20_000, help="how many of each title (default 20,000)")
    games = parser.parse_args().games
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(os.cpu_count()) as workers, Progress(*columns) as progress:
        for name in GAMES:
            task = progress.add_task(name, total=games)
            decisions = 0
            for made in workers.map(soak_batch, repeat(name), range(0, games, BATCH)):
                decisions += made
                progress.advance(task, BATCH)
            progress.console.print(f"{name}: {games:,} games, {decisions:,} decisions, no exception")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
