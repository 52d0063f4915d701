"""What an operator does to a database, whether a server runs on it or not. Entries are added as a server adds them, so
the primary key keeps the two from writing the same one; a running server looks for new ones every second."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, final

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import BadRequest, Refusal
from ..games.catalogue import EDITIONS
from . import facts
from .config import Config
from .facts import AnyFact, Entry
from .hours import Hours
from .people import People, account_of
from .room import Room, commitment_of
from .schema import ENTRIES, PEOPLE, RATINGS, SESSIONS, TABLES
from .shelf import MOVE_HEAD, added, lines_of, read_room, written
from .store import MIGRATIONS, Conflict, Job, Statement, Store, engine_for, first_line
from .telling import record_of
from .wire import Clock

TRIES: Final = 20
"""A server may be quicker with the same entry so many times."""
WHY_MOST: Final = 200
Fields = dict[str, Any]


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """A database as it is. It is neither made nor migrated here: a server of another version may be running on it."""
    file = Config(database=database).sqlite_file()
    if file is not None and not file.is_file():
        raise BadRequest(f"There is no database {file}: name it with --database.")
    store = Store(engine_for(database))
    try:
        async with store.engine.connect() as connection:
            await connection.run_sync(check_version)
        yield store
    except (SQLAlchemyError, OSError) as wrong:
        raise BadRequest(f"The database cannot be used: {first_line(wrong)}.") from wrong
    finally:
        await store.close()


def check_version(connection: Connection) -> None:
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise BadRequest("There are no tables in this database yet: start harena serve on it once.")
    if found != ScriptDirectory(str(MIGRATIONS)).get_current_head():
        raise BadRequest("This database is of another version of Harena: use that one, or start harena serve on it.")


# ---- looking


async def table_rows(store: Store, phase: str | None, game: str | None, limit: int) -> list[Fields]:
    """Tables, the last changed first."""
    query = select(TABLES).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit)
    if phase is not None:
        query = query.where(TABLES.c.phase == phase)
    if game is not None:
        query = query.where(TABLES.c.game == game)
    rows = [dict(zip(TABLES.c.keys(), row, strict=True)) for row in await store.rows(query)]
    return [row_words(row) for row in rows]


def row_words(row: Fields) -> Fields:
    return {
        "id": row["id"],
        "game": row["game"],
        "phase": row["phase"],
        "seats": row["size"],
        "free": row["free"],
        "seq": row["seq"],
        "changed": moment(row["changed"]),
    }


async def row_of(store: Store, table: str) -> Fields:
    row = await store.first(select(TABLES).where(TABLES.c.id == table))
    if row is None:
        raise BadRequest(f"There is no table '{table[:40]}': harena admin tables lists them.")
    return dict(zip(TABLES.c.keys(), row, strict=True))


async def shown(store: Store, table: str) -> dict[str, str]:
    """A table without its secrets, for an operator to read."""
    row, found = await row_of(store, table), await examined(store, table)
    words = {
        "table": table,
        "game": f"{row['game']}, rules {row['rules']}",
        "phase": row["phase"],
        "public": "yes" if row["public"] else "no",
        "made": moment(row["created"]),
        "changed": moment(row["changed"]),
        "entries": str(row["seq"] + 1),
        "waits for": row["waiting"].replace(",", ", ") or "nobody",
        "keeper": keeper_words(row),
    }
    room = found.room
    if room is not None:
        clock = room.plan.clock
        words["clock"] = "none" if clock is None else clock_words(clock)
        words["commitment"] = room.commitment
        words |= {f"seat {number}": seat_words(room, number) for number in range(len(room.seats))}
        words |= {} if room.frozen is None else {"frozen": room.frozen}
    return words | {"chain": "sound" if found.wrong is None else found.wrong}


def clock_words(clock: Clock) -> str:
    words = f"{clock.each:g} s an answer, {clock.bank:g} s in the bank"
    return words if clock.weekends else f"{words}, not on weekends"


def keeper_words(row: Fields) -> str:
    if row["keeper"] is None or row["keeper_until"] < time.time():
        return "none"
    return f"{row['keeper']} until {moment(row['keeper_until'])}"


def seat_words(room: Room, number: int) -> str:
    seat = room.seats[number]
    who = seat.name if seat.person is not None else None
    parts = [who, None if seat.bot is None else f"bot {seat.bot}", "has left" if seat.left else None]
    deadline = room.deadline(number)
    said = ", ".join(part for part in parts if part is not None) or "free"
    return said if deadline is None else f"{said}, asked, until {moment(deadline)}"


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(sep=" ", timespec="seconds").replace("+00:00", "Z")


# ---- checking


@final
class Found:
    """One table examined: what it says if all is well, else what is wrong."""

    def __init__(self, room: Room | None, wrong: str | None) -> None:
        self.room: Final = room
        self.wrong: Final = wrong


async def examined(store: Store, table: str) -> Found:
    """Follow the chain of hashes, play every answer again, and compare with what the table is found by."""
    row = await row_of(store, table)
    try:
        room = await read_room(store, EDITIONS, table, anew=True)
    except Refusal as refusal:
        return Found(None, refusal.say)
    except Exception as wrong:  # noqa: BLE001 - a journal that was tampered with can break anything
        return Found(None, f"An entry cannot be read or played again ({type(wrong).__name__}).")
    return Found(room, disagreement(room, row))


def disagreement(room: Room, row: Fields) -> str | None:
    if commitment_of(room.secrets.seed) != room.commitment:
        return "The seed is not the one that was committed to."
    if room.seq < row["seq"]:
        return f"There are entries up to {room.seq}, but there were {row['seq']}."
    if room.seq == row["seq"] and room.phase() != row["phase"]:
        return f"It is kept as {row['phase']}, but its entries say {room.phase()}."
    return None


async def checked(store: Store, tables: list[str], tick: Callable[[], None]) -> dict[str, str]:
    """What is wrong, by table."""
    wrong: dict[str, str] = {}
    for table in tables:
        found = await examined(store, table)
        if found.wrong is not None:
            wrong[table] = found.wrong
        tick()
    return wrong


async def all_tables(store: Store) -> list[str]:
    return [str(table) for (table,) in await store.rows(select(TABLES.c.id).order_by(TABLES.c.created))]


# ---- stopping a table, and letting it go on


async def freeze(store: Store, table: str, why: str) -> None:
    """Stop a table. It need not be one that can be played again: only its last entry is read."""
    if not why.strip() or not why.isprintable() or len(why) > WHY_MOST:
        raise BadRequest(f"Say why in one line of at most {WHY_MOST} characters: everybody at the table reads it.")

    async def statements() -> list[Statement]:
        row = await row_of(store, table)
        if row["phase"] not in ("open", "running"):
            raise BadRequest("The game is over." if row["phase"] == "over" else "This table is frozen already.")
        last = await store.first(
            select(ENTRIES.c.line).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq.desc()).limit(1)
        )
        assert last is not None
        line = next_line(bytes(last[0]), facts.Froze(why))
        entry = facts.read(line)
        head = {
            "seq": entry.seq,
            "changed": entry.at,
            "phase": "frozen",
            "due": None,
            "free": row["free"],
            "waiting": "",
        }
        return [*added(table, entry.seq, [line]), (MOVE_HEAD, {"of": table, **head})]

    await write(store, statements)


async def thaw(store: Store, table: str) -> None:
    """Let a table go on. Clocks are put back by as long as it stood still."""

    async def statements() -> list[Statement]:
        await row_of(store, table)
        room = await read_room(store, EDITIONS, table, anew=True)
        if room.frozen is None:
            raise BadRequest("This table is not frozen.")
        now = max(time.time(), room.at)
        stopped = await frozen_at(store, table)
        room.keep(facts.Thawed(), now)
        if room.table is not None:
            room.keep(facts.Paused(now - stopped), now)
        return written(room, [seat.person for seat in room.seats])

    await write(store, statements)


def next_line(last: bytes, fact: AnyFact) -> bytes:
    before = facts.read(last)
    return facts.written(Entry(before.seq + 1, max(time.time(), before.at), fact, facts.hash_of(last)))


async def frozen_at(store: Store, table: str) -> float:
    entries = [facts.read(line) for line in await lines_of(store, table)]
    return max(entry.at for entry in entries if isinstance(entry.fact, facts.Froze))


async def write(store: Store, statements: Callable[[], Awaitable[list[Statement]]]) -> None:
    """Write what follows from the table as it is; if a server was quicker, what follows from it then."""
    for _ in range(TRIES):
        job = Job(await statements())
        await store.write_group([job])
        try:
            await job.kept
        except Conflict:
            await asyncio.sleep(0.05)
        else:
            return
    raise BadRequest("The table is changing too fast: try again.")


# ---- taking things out


async def exported(store: Store, table: str, *, secrets: bool) -> str:
    """The record of a finished game; of another, and only if it is asked for, the journal."""
    row = await row_of(store, table)
    if row["phase"] == "over":
        return record_of(await read_room(store, EDITIONS, table, anew=True))
    if not secrets:
        raise BadRequest("This game is not over: its journal tells what is hidden. Say --secrets if you want it.")
    return "".join(f"{line.decode()}\n" for line in await lines_of(store, table))


def write_new(file: Path, text: str) -> None:
    """A new file that only its owner can read."""
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError as there:
        raise BadRequest(f"{file} already exists: name another --out.") from there
    except OSError as wrong:
        raise BadRequest(f"{file} cannot be written: {wrong.strerror}.") from wrong


def back_up(database: str, out: Path) -> int:
    """Copy a SQLite file as it is at one moment, servers or no servers; gives how many bytes the copy has."""
    file = Config(database=database).sqlite_file()
    if file is None:
        raise BadRequest("PostgreSQL is backed up with its own tool: pg_dump --format=custom --file=FILE DATABASE.")
    if not file.is_file():
        raise BadRequest(f"There is no database {file}: name it with --database.")
    if out.exists():
        raise BadRequest(f"{out} already exists: name another --out.")
    part = Path(f"{out}.part")
    part.unlink(missing_ok=True)
    write_new(part, "")
    try:
        copy(file, part)
        part.replace(out)
    except (sqlite3.Error, OSError) as wrong:
        part.unlink(missing_ok=True)
        raise BadRequest(f"The copy could not be made: {first_line(wrong)}.") from wrong
    return out.stat().st_size


def copy(file: Path, part: Path) -> None:
    from_file = f"{file.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(from_file, uri=True)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
        # A copy is one file; a server turns the journal on again when it opens it.
        target.execute("PRAGMA journal_mode=DELETE")
        (sound,) = target.execute("PRAGMA integrity_check").fetchone()
    if sound != "ok":
        raise sqlite3.DatabaseError(f"the copy is not sound: {sound}")


# ---- people


async def forget(store: Store, name: str, *, sure: bool) -> None:
    """Delete what is kept about somebody with an account."""
    row = await store.first(select(PEOPLE.c.id).where(PEOPLE.c.account == account_of(name)))
    if row is None:
        raise BadRequest("There is no account of that name.")
    if not sure:
        sessions = await count(store, SESSIONS.c.person, row[0])
        ratings = await count(store, RATINGS.c.person, row[0])
        raise BadRequest(
            f"This deletes the account, {sessions} sessions and {ratings} ratings for good: say --yes if you mean it."
        )
    await People(store, Hours()).forget(row[0])


async def count(store: Store, column: Any, person: str) -> int:
    row = await store.first(select(func.count()).where(column == person))
    return 0 if row is None else int(row[0])
