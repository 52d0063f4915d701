"""Load on a server of this machine: sockets at tables, moves at a steady rate, then as fast as it can.

Every seat has a socket of its own, and a move counts when all of them have seen it."""

from __future__ import annotations

import argparse
import asyncio
import resource
import signal
import sys
import time
from collections import deque
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, final

import msgspec
import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from websockets.exceptions import ConnectionClosed

from harena.games.catalogue import GAMES
from tools.soak_parts import READER, Failed, Host, Made, RefusedRead, Served, Socket, TableRead, move_text, sit

SETTLE: Final = 10.0
"""Seconds that moves under way have to arrive at the end."""


@final
class Figures(msgspec.Struct):
    """What a run came to."""

    moves: int
    seconds: float
    errors: int
    processor_ms: float
    """Of the server, for each move."""
    p50: float
    p95: float
    p99: float
    """From sending a move to the last of the seats that has seen it, in milliseconds."""
    over: int
    """Tables whose games ended meanwhile."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def sentence(self) -> str:
        return (
            f"{self.moves:,} moves in {self.seconds:.1f} s ({self.rate:,.0f}/s), {self.errors} errors; "
            f"to every seat p50 {self.p50:.1f} ms, p95 {self.p95:.1f} ms, p99 {self.p99:.1f} ms; "
            f"server {self.processor_ms:.3f} ms of processor a move"
        )


@final
class Board:
    """One table and its sockets. One move is under way at a time."""

    def __init__(self, load: Load, made: Made) -> None:
        self.load: Final = load
        self.id: Final = made.id
        self.tokens: Final = made.tokens
        self.sockets: list[Socket] = []
        self.seqs: Final = [-1] * len(made.tokens)
        self.next: tuple[int, int, int] | None = None
        """Who is asked, the number of the table, and his first option."""
        self.sent: float | None = None
        self.sent_at_seq = -1
        self.over = False

    async def sit_down(self) -> None:
        for token in self.tokens:
            self.sockets.append(await sit(self.load.url, self.id, token))
        self.load.readers += [asyncio.create_task(self.read(seat)) for seat in range(len(self.tokens))]

    async def read(self, seat: int) -> None:
        try:
            async for message in self.sockets[seat]:
                self.hear(seat, message)
        except ConnectionClosed:
            pass
        if not self.load.closing:
            self.load.errors += 1

    def hear(self, seat: int, message: str | bytes) -> None:
        words = READER.decode(message)
        if isinstance(words, TableRead):
            self.look(seat, words)
        elif isinstance(words, RefusedRead):
            self.load.errors += 1

    def look(self, seat: int, words: TableRead) -> None:
        if words.seq <= self.seqs[seat]:
            return
        self.seqs[seat] = words.seq
        if words.phase == "over":
            self.over = True
        elif words.asked is not None and (self.next is None or self.next[1] < words.seq):
            self.next = seat, words.seq, words.asked.options[0].pick
        if min(self.seqs) == words.seq and self.sent is not None and words.seq > self.sent_at_seq:
            self.load.arrived(self, time.perf_counter() - self.sent)

    async def move(self) -> None:
        assert self.next is not None
        seat, seq, pick = self.next
        self.next, self.sent_at_seq, self.sent = None, seq, time.perf_counter()
        await self.sockets[seat].send(move_text(f"m{seq}", seq, pick))


@final
class Load:
    """All boards of a run, and what they measured."""

    def __init__(self, served: Served) -> None:
        self.served: Final = served
        self.url: Final = served.url
        self.boards: list[Board] = []
        self.ready: Final[deque[Board]] = deque()
        self.readers: list[asyncio.Task[None]] = []
        self.waits: list[float] = []
        self.errors = 0
        self.under_way = 0
        self.closing = False
        self.stir: Final = asyncio.Event()

    async def set_up(self, game: str, tables: int, seats: int, progress: Progress) -> None:
        host = await Host(self.url).arrive()
        task = progress.add_task(f"{tables} tables, {tables * seats} sockets", total=tables)
        for _ in range(tables):
            board = Board(self, await host.table(game, seats))
            await board.sit_down()
            self.boards.append(board)
            progress.advance(task)
        await host.close()
        end = time.monotonic() + SETTLE
        while any(board.next is None for board in self.boards):
            if time.monotonic() > end:
                raise Failed("Not every table asked for a first move.")
            await asyncio.sleep(0.05)
        self.ready.extend(self.boards)

    def arrived(self, board: Board, wait: float) -> None:
        """A move has been seen by every seat."""
        self.waits.append(wait)
        self.under_way -= 1
        board.sent = None
        if board.next is not None:
            self.ready.append(board)
        self.stir.set()

    async def run(self, rate: float | None, seconds: float, progress: Progress) -> Figures:
        """Moves at a rate, or without one as fast as they come back."""
        title = "full speed" if rate is None else f"{rate:g} moves/s"
        task = progress.add_task(title, total=seconds)
        self.waits = []
        spent, begun = self.served.processor_seconds(), time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - begun) < seconds and (self.ready or self.under_way):
            progress.update(task, completed=now)
            due = len(self.ready) if rate is None else min(len(self.ready), int(now * rate) + 1 - sent)
            for _ in range(due):
                self.under_way += 1
                await self.ready.popleft().move()
            sent += due
            await self.pause(None if rate is None else begun + sent / rate - time.perf_counter())
        end = time.perf_counter() + SETTLE
        while self.under_way and time.perf_counter() < end:
            await asyncio.sleep(0.01)
        took = time.perf_counter() - begun
        progress.update(task, completed=seconds)
        return self.figures(took, self.served.processor_seconds() - spent)

    async def pause(self, wait: float | None) -> None:
        """Until the next move is due; at full speed until one has come back."""
        if wait is not None:
            await asyncio.sleep(max(0.0, wait) if self.ready else 0.001)
            return
        self.stir.clear()
        try:
            await asyncio.wait_for(self.stir.wait(), 0.1)
        except TimeoutError:
            return

    def figures(self, took: float, spent: float) -> Figures:
        waits = sorted(self.waits) or [0.0]
        moves = len(self.waits)
        p50, p95, p99 = (1_000 * waits[min(len(waits) - 1, int(len(waits) * part))] for part in (0.50, 0.95, 0.99))
        over = sum(board.over for board in self.boards)
        lost = self.under_way
        return Figures(moves, took, self.errors + lost, 1_000 * spent / max(1, moves), p50, p95, p99, over)

    async def close(self) -> None:
        self.closing = True
        for board in self.boards:
            for socket in board.sockets:
                await socket.close()
        await asyncio.gather(*self.readers)


async def measure(served: Served, asked: Asked, progress: Progress) -> list[Figures]:
    load = Load(served)
    await load.set_up(asked.game, asked.tables, asked.seats, progress)
    found = []
    if asked.seconds:
        found.append(await load.run(asked.rate, asked.seconds, progress))
        progress.console.print(f"at {asked.rate:g} moves/s: {found[-1].sentence()}")
    if asked.full:
        found.append(await load.run(None, asked.full, progress))
        progress.console.print(f"at full speed: {found[-1].sentence()}")
    await load.close()
    return found


@final
class Asked(msgspec.Struct):
    game: str = "colossal-arena"
    tables: int = 250
    seats: int = 4
    rate: float = 100.0
    seconds: float = 300.0
    full: float = 20.0


def load_server(asked: Asked, progress: Progress) -> list[Figures]:
    """Start a server on an empty SQLite file, load it, stop it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if soft < 8_192 else soft, hard))
    with (
        TemporaryDirectory(prefix="harena-load-") as folder,
        Served(Path(folder)) as served,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(measure(served, asked, progress))


def arguments() -> Asked:
    parser = argparse.ArgumentParser(description="Load a server of this machine and measure what becomes of its moves.")
    parser.add_argument("--game", choices=list(GAMES), default="colossal-arena")
    parser.add_argument("--sockets", type=int, default=1_000, help="in all: each table has as many seats as go into it")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=300.0, help="at that rate (0 for none of it)")
    parser.add_argument("--full", type=float, default=20.0, help="seconds at full speed afterwards (0 for none of it)")
    words = parser.parse_args()
    return Asked(words.game, words.tables, words.sockets // words.tables, words.rate, words.seconds, words.full)


def progress_line() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True)


def main() -> int:
    with progress_line() as progress:
        found = load_server(arguments(), progress)
    return int(any(figures.errors for figures in found))


if __name__ == "__main__":
    # Told to stop, it stops its server first.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
    except Failed as failed:
        sys.exit(str(failed))
