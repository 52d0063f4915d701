"""Halls for tests, on SQLite files, with hours and bots that tests dictate."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from harena.core.ids import Pick
from harena.core.ids import Seat as SeatId
from harena.core.table import Table
from harena.games.catalogue import EDITIONS
from harena.server import facts, wire
from harena.server.bus import Bus, backend_for
from harena.server.fold import Caller
from harena.server.hall import Hall
from harena.server.live import LiveRoom
from harena.server.room import Room
from harena.server.store import Store, engine_for
from harena.server.thinkers import Thinkers

from .rooms import ANN, BEN, CYD, START, fresh, options, plan

Work = Callable[[Hall], Awaitable[None]]


class Clock:
    """Hours that tests set. Every hall opened while it is in force shares it."""

    def __init__(self) -> None:
        self.time = START

    def hours(self, not_before: float = 0.0) -> Clock:
        self.time = max(self.time, not_before)
        return self

    def now(self) -> float:
        return self.time


class Quick:
    """Bots that answer in this process, at random; or when they are let, or not at all."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.may.set()
        self.wrong: list[Exception] = []
        self.asked = 0

    async def choose(self, _bot: str, table: Table, seat: SeatId, seed: int) -> Pick:
        self.asked += 1
        picks = table.state.options(seat)
        await self.may.wait()
        if self.wrong:
            raise self.wrong.pop()
        return random.Random(seed).choice(picks)

    def close(self) -> None:
        pass


async def new_hall(file: Path, process: str = "p1", thinkers: object = None, breath: float = 0.0) -> Hall:
    store = Store(engine_for(f"sqlite:///{file}"))
    await store.open()
    hall = Hall(store, EDITIONS, cast("Thinkers", thinkers or Quick()), process, breath)
    await hall.open(Bus(backend_for(None), process, hall.heard))
    return hall


@asynccontextmanager
async def opened(file: Path, process: str = "p1", thinkers: object = None, breath: float = 0.0) -> AsyncIterator[Hall]:
    """A hall on a SQLite file, closed in good order."""
    hall = await new_hall(file, process, thinkers, breath)
    try:
        yield hall
    finally:
        await hall.close()
        await hall.store.close()


async def kill(hall: Hall) -> None:
    """What a process leaves that dies: nothing is finished, nothing is said."""
    tasks = [*hall.chores, *[live.task for live in hall.rooms.values()]]
    tasks += [live.thinking for live in hall.rooms.values() if live.thinking is not None]
    tasks += [task for task in (hall.store.writer, hall.bus.task if hall.bus is not None else None) if task is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    hall.store.hand.shutdown()
    hall.store.writing.dispose()
    await hall.store.engine.dispose()


async def until(ready: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something that is about to happen."""
    async with asyncio.timeout(seconds):
        while not ready():
            await asyncio.sleep(0.002)


def stored(file: Path, table: str) -> list[facts.Entry]:
    """A table's entries as another program finds them in the file."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    return [facts.read(line) for (line,) in rows]


# ---- tables in them


def with_hall(file: Path, work: Work, thinkers: Callable[[], object] = Quick, breath: float = 0.0) -> None:
    async def run() -> None:
        async with opened(file, thinkers=thinkers(), breath=breath) as hall:
            await work(hall)

    asyncio.run(run())


async def seated(hall: Hall, wanted: wire.NewTable | None = None, *others: Caller) -> LiveRoom:
    """A table Ann has made and others have joined."""
    room = await hall.make(wanted or plan(), ANN)
    live = await hall.live(room.id)
    for caller in others:
        await live.ask(wire.Join(id=fresh(), token=room.invite()), caller)
    return live


async def two(hall: Hall, **more: object) -> LiveRoom:
    """Ann and Ben at a running table."""
    live = await seated(hall, plan(**more), BEN)  # type: ignore[arg-type]
    await live.ask(wire.Start(id=fresh()), ANN)
    return live


def quick(hall: Hall) -> Quick:
    bots: object = hall.thinkers
    assert isinstance(bots, Quick)
    return bots


def caller_at(room: Room, seat: int) -> Caller:
    return next(caller for caller in (ANN, BEN, CYD) if caller.person == room.seats[seat].person)


def first_move(room: Room, name: str = "") -> tuple[wire.Move, Caller]:
    seat = room.asked()[0]
    picks = [int(options(room, seat)[0])]
    return wire.Move(id=name or fresh(), seq=room.seq, picks=picks, seat=seat), caller_at(room, seat)
