"""Bots at their thinking: in processes of their own, with a budget, so that no table waits for another's."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar, final

import structlog

from ..bots import why
from ..bots.bot import Bot
from ..bots.catalogue import BOTS, hint_budget
from ..bots.levels import Thinker
from ..bots.minds import MINDS
from ..core.asked import Asked
from ..core.chance import Fast
from ..core.events import Event, Log
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
Answer = TypeVar("Answer")


@final
class Thinkers:
    """A pool of processes that answer for bots."""

    def __init__(self, processes: int) -> None:
        self.processes: Final = processes
        self.workers = Workers(processes, NICE)
        self.waiting = 0

    async def choose(self, bot: str, table: Table, seat: Seat, seed: int) -> Pick:
        hurry = self.waiting >= HURRY_BEYOND * self.processes
        return Pick(await self.ask(choose, packed(table, seat), bot, seed, hurry))

    async def advise(self, question: bytes, seed: int) -> dict[str, object]:
        """What the champion would do in the place of a seat that is asked, and why."""
        return await self.ask(advise, question, seed)

    async def ask(self, work: Callable[..., Answer], *question: object) -> Answer:
        workers = self.workers
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(workers.pool, work, *question)
        except BrokenProcessPool:
            if self.workers is workers:
                # All who waited hear of it; the first of them sees to it.
                _LOG.error("bot-process-died", work=work.__name__)
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
    return pickle.dumps((table.game.name, table.game.version, int(seat), table.state.clone(Fast(0)), events))


# ---- in a process of the pool


def choose(question: bytes, bot: str, seed: int, hurry: bool) -> int:  # noqa: FBT001
    chosen = in_a_hurry(BOTS[bot]) if hurry else BOTS[bot]
    return int(chosen.choose(unpacked(question), Fast(seed)))


def advise(question: bytes, seed: int) -> dict[str, object]:
    asked = unpacked(question)
    name = asked.game.name
    return why.advise(MINDS[name], asked, hint_budget(name), Fast(seed)).words()


def unpacked(question: bytes) -> Asked:
    name, version, seat, state, told = pickle.loads(question)
    game = EDITIONS[name, version]
    state.log = Log()
    state.log.events = [Event(game.kinds[kind], numbers, audience) for kind, numbers, audience in told]
    return Asked(game, state, Seat(seat))


def in_a_hurry(bot: Bot) -> Bot:
    return bot.at(bot.level.within(HURRIED)) if isinstance(bot, Thinker) else bot


def processes_for_bots() -> int:
    if sys.platform == "win32":
        return 1
    return max(1, len(os.sched_getaffinity(0)) - 1)
