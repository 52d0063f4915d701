"""Players who do not give up: they come back after a crash, send again what was not acknowledged, and remember all that
was; and what the journal of a server must hold for them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final, final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from harena.server import facts
from harena.server.fold import Caller, holder_name
from harena.server.room import command_key
from tools.soak_parts import READER, DoneRead, Failed, Made, Read, RefusedRead, Socket, TableRead, move_text, sit

RETRY: Final = 0.05
AGAIN: Final = 0.25
"""Seconds after which a server that was too busy is asked once more."""
LOST: Final = (OSError, ConnectionClosed, InvalidHandshake, EOFError)
"""How a connection fails while a server is down; a timeout is an OSError."""


@final
class Player:
    """One seat's program, which always takes the first option."""

    def __init__(self, url: str, made: Made, seat: int, pause: float) -> None:
        self.url: Final = url
        self.table: Final = made.id
        self.seat: Final = seat
        self.token: Final = made.tokens[seat]
        self.pause: Final = pause
        """Seconds of thought before a move."""
        self.sent: Final[list[str]] = []
        self.acknowledged: Final[dict[str, int]] = {}
        self.pending: tuple[str, str] | None = None
        """The id and the text of the move that is not acknowledged yet."""
        self.refused = 0
        self.drops = 0
        self.back_at: float | None = None
        """When it saw the table again after the last drop."""
        self.over = False

    async def play(self) -> None:
        """Until the game is over, or it is cancelled."""
        while not self.over:
            try:
                async with sit(self.url, self.table, self.token) as socket:
                    await self.stay(socket)
            except LOST:
                pass
            if not self.over:
                self.drops += 1
                self.back_at = None
                await asyncio.sleep(RETRY)

    async def stay(self, socket: Socket) -> None:
        if self.pending is not None:
            await socket.send(self.pending[1])
        async for message in socket:
            await self.hear(socket, READER.decode(message))
            if self.over:
                return

    async def hear(self, socket: Socket, words: Read) -> None:
        if isinstance(words, DoneRead):
            self.note(words)
        elif isinstance(words, RefusedRead):
            await self.take_no(socket, words)
        elif isinstance(words, TableRead):
            await self.look(socket, words)

    def note(self, done: DoneRead) -> None:
        known = self.acknowledged.setdefault(done.id, done.seq)
        if known != done.seq:
            raise Failed(f"Table {self.table}: move {done.id} was first number {known}, then {done.seq}.")
        if self.pending is not None and self.pending[0] == done.id:
            self.pending = None

    async def look(self, socket: Socket, table: TableRead) -> None:
        if self.back_at is None:
            self.back_at = time.monotonic()
        self.over = table.phase == "over"
        if table.asked is None or self.pending is not None or self.over:
            return
        name = f"s{self.seat}-{len(self.sent)}"
        self.sent.append(name)
        self.pending = name, move_text(name, table.seq, table.asked.options[0].pick)
        await asyncio.sleep(self.pause)
        await socket.send(self.pending[1])

    async def take_no(self, socket: Socket, refused: RefusedRead) -> None:
        """Whatever was not done is tried again; what can never be done any more is dropped."""
        self.refused += 1
        if self.pending is None or refused.id != self.pending[0]:
            return
        if refused.error.kind == "too-busy":
            await asyncio.sleep(AGAIN)
            await socket.send(self.pending[1])
            return
        raise Failed(f"Table {self.table}: {refused.error.kind}: {refused.error.say}")


@final
class Party:
    """The players of many tables."""

    def __init__(self, url: str, tables: list[Made], pause: float) -> None:
        self.players: Final = [Player(url, made, seat, pause) for made in tables for seat in range(len(made.tokens))]
        self.tasks: Final = [asyncio.create_task(player.play()) for player in self.players]

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def refused(self) -> int:
        return sum(player.refused for player in self.players)

    def check(self) -> None:
        """No player may have found anything wrong."""
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()

    async def all_back(self, begun: float, most: float) -> float:
        """Wait until every player sees his table again; gives the seconds since `begun`."""
        while any(player.back_at is None and not player.over for player in self.players):
            self.check()
            if time.monotonic() - begun > most:
                away = sum(player.back_at is None for player in self.players)
                raise Failed(f"After {most:g} s {away} of {len(self.players)} players do not see their tables.")
            await asyncio.sleep(0.01)
        return time.monotonic() - begun

    async def more(self, moves: int, most: float) -> float:
        """Wait until so many moves more are acknowledged; gives the seconds it took."""
        goal, begun = self.acknowledged() + moves, time.monotonic()
        while self.acknowledged() < goal:
            self.check()
            if time.monotonic() - begun > most:
                raise Failed(f"No {moves} moves were acknowledged in {most:g} s.")
            await asyncio.sleep(0.01)
        return time.monotonic() - begun

    async def go_home(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


# ---- the journal


def check_journal(file: Path, party: Party) -> int:
    """Every acknowledged move is kept exactly once, in its place; nothing is kept that nobody sent; chains are whole.
    Gives the number of entries."""
    tables = {player.table for player in party.players}
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        rows = [
            row
            for table in sorted(tables)
            for row in database.execute(
                "SELECT table_id, seq, line FROM entries WHERE table_id = ? ORDER BY seq", [table]
            )
        ]
    kept: dict[str, dict[str, int]] = {}
    heads: dict[str, tuple[int, str]] = {}
    for table, seq, line in rows:
        check_link(table, heads.get(table, (-1, "")), seq, bytes(line))
        command = facts.read(bytes(line)).command
        heads[table] = seq, facts.hash_of(bytes(line))
        if command is not None and command in kept.setdefault(table, {}):
            raise Failed(f"Table {table}: a command is kept as entries {kept[table][command]} and {seq}.")
        if command is not None:
            kept[table][command] = seq
    for player in party.players:
        check_player(player, kept.get(player.table, {}))
    return len(rows)


def check_link(table: str, before: tuple[int, str], seq: int, line: bytes) -> None:
    entry = facts.read(line)
    if seq != before[0] + 1 or entry.seq != seq or entry.before != before[1]:
        raise Failed(f"Table {table}: entry {seq} does not follow entry {before[0]}.")


def check_player(player: Player, kept: dict[str, int]) -> None:
    caller = Caller(holder_name(player.table, player.seat, 0), "")
    for name, seq in player.acknowledged.items():
        found = kept.get(command_key(caller, name))
        if found != seq:
            raise Failed(f"Table {player.table}: move {name} was acknowledged as number {seq}, and is kept as {found}.")
    unsure = {name for name in player.sent if name not in player.acknowledged}
    if len(unsure) > 1:
        raise Failed(f"Table {player.table}: {len(unsure)} moves of one seat are in doubt at once.")
