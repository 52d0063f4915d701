"""Bots at their thinking: in processes of their own, with a budget, so that no table waits for another's."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from concurrent.futures.process import BrokenProcessPool
from typing import Final, final

import structlog

from ..bots.bot import Bot
from ..bots.catalogue import BOTS
from ..bots.levels import Thinker
from ..core.agenda import State
from ..core.asked import Asked
from ..core.chance import Fast
from ..core.events import Event, Log
from ..core.game import Game
from ..core.ids import Pick, Seat
from ..core.table import Table
from ..games.catalogue import EDITIONS
from ..workers import Workers

HURRY_BEYOND: Final = 4
"""So many questions waiting for each process, and bots think shorter."""
NICE: Final = 5
"""How far bots stand back for people."""
HURRIED: Final = 16
"""Futures of a bot in a hurry."""
_LOG: Final = structlog.get_logger("harena.bots")


@final
class Thinkers:
    """A pool of processes that answer for bots."""

    def __init__(self, processes: int) -> None:
        self.processes: Final = processes
        self.workers = Workers(processes, NICE)
        self.waiting = 0

    async def choose(self, bot: str, table: Table, seat: Seat, seed: int) -> Pick:
        hurry = self.waiting >= HURRY_BEYOND * self.processes
        question = (table.game.name, table.game.version, packed(table, seat), int(seat), bot, seed, hurry)
        self.waiting += 1
        workers = self.workers
        try:
            return Pick(await asyncio.get_running_loop().run_in_executor(workers.pool, choose, *question))
        except BrokenProcessPool:
            if self.workers is workers:
                # All who waited hear of it; the first of them sees to it.
                _LOG.error("bot-process-died", bot=bot, game=table.game.name)
                self.workers = Workers(self.processes, NICE)
            raise
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.workers.dismiss()


def packed(table: Table, seat: Seat) -> bytes:
    """A question as a process can be sent it: without the table's chance, and with what the seat was told."""
    kinds = {id(kind): number for number, kind in enumerate(table.game.kinds)}
    events = [
        (kinds[id(event.kind)], event.numbers, event.audience) for event in table.log.events if event.known_to(seat)
    ]
    return pickle.dumps((table.state.clone(Fast(0)), events))


# ---- in a process of the pool


def choose(name: str, version: int, question: bytes, seat: int, bot: str, seed: int, hurry: bool) -> int:  # noqa: FBT001
    game = EDITIONS[name, version]
    state, events = unpacked(game, question)
    state.log = Log()
    state.log.events = events
    chosen = in_a_hurry(BOTS[bot]) if hurry else BOTS[bot]
    return int(chosen.choose(Asked(game, state, Seat(seat)), Fast(seed)))


def unpacked(game: Game, question: bytes) -> tuple[State, list[Event]]:
    state, told = pickle.loads(question)
    return state, [Event(game.kinds[kind], numbers, audience) for kind, numbers, audience in told]


def in_a_hurry(bot: Bot) -> Bot:
    if isinstance(bot, Thinker):
        return Thinker(bot.minds, bot.level.within(HURRIED), bot.temperament)
    return bot


def processes_for_bots() -> int:
    if sys.platform == "win32":
        return 1
    return max(1, len(os.sched_getaffinity(0)) - 1)
