"""The database: entries are added in groups, many tables' in one transaction, and only then is anybody answered."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, final

import alembic.command
import alembic.config
import structlog
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Select, UpdateBase, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..core.errors import BadRequest
from .errors import TooBusy, missing_package
from .schema import METADATA

MIGRATIONS: Final = Path(__file__).parent / "migrations"
GROUP_MOST: Final = 512
QUEUE_MOST: Final = 4_096
_LOCK: Final = 0x4A5E4A
"""The number of the lock that keeps two processes from migrating at once."""
_RANKS: Final = {table.name: number for number, table in enumerate(METADATA.sorted_tables)}
_LOG: Final = structlog.get_logger("harena.store")

Params = dict[str, Any]
Values = tuple[Any, ...]
Statement = tuple[UpdateBase, Params]


class Conflict(Exception):
    """Another process has written here first."""


@final
class Job:
    """Statements that are carried out together or not at all."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements: Final = statements
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()


@final
class Store:
    """One writer, many readers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.writing: Final = writing_engine(engine)
        self.hand: Final = ThreadPoolExecutor(1, "writer")
        """The thread that writes: one way there and back for a whole group, however many statements it has."""
        self.queue: Final[asyncio.Queue[Job]] = asyncio.Queue(QUEUE_MOST)
        self.writer: asyncio.Task[None] | None = None
        self.groups = 0
        self.written = 0
        self.trouble: str | None = None
        """Why the last group could not be written, if it could not."""

    # ---- opening and closing

    async def open(self) -> None:
        try:
            async with self.engine.begin() as connection:
                if self.engine.dialect.name == "postgresql":
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
                await connection.run_sync(migrate)
        except CommandError as unknown:
            raise BadRequest("This database is of a later version of Harena: use that one.") from unknown
        except (SQLAlchemyError, OSError) as wrong:
            raise BadRequest(f"The database cannot be opened: {first_line(wrong)}.") from wrong
        self.writer = asyncio.create_task(self.write_groups(), name="writer")

    async def close(self) -> None:
        """Finish what was asked for, then stop."""
        await self.queue.join()
        if self.writer is not None:
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        self.hand.shutdown()
        self.writing.dispose()
        await self.engine.dispose()

    # ---- writing

    async def write(self, statements: Sequence[Statement]) -> None:
        """Carry out statements for good. They share a transaction with whatever else is waiting."""
        job = Job(statements)
        try:
            self.queue.put_nowait(job)
        except asyncio.QueueFull as full:
            raise TooBusy("busy-writer") from full
        await job.kept

    async def write_groups(self) -> None:
        while True:
            jobs = [await self.queue.get()]
            while not self.queue.empty() and len(jobs) < GROUP_MOST:
                jobs.append(self.queue.get_nowait())
            try:
                await self.write_group(jobs)
            finally:
                for _ in jobs:
                    self.queue.task_done()

    async def write_group(self, jobs: list[Job]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self.hand, write_together, self.writing, jobs)
        except IntegrityError as wrong:
            if len(jobs) == 1:
                settle(jobs, Conflict(first_line(wrong)))
                return
            # One of them collides with another process: each by itself, so that only that one fails.
            for job in jobs:
                await self.write_group([job])
        except Exception as wrong:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            settle(jobs, TooBusy("not-kept"))
            self.note_trouble("group-not-written", wrong)
        else:
            self.trouble = None
            self.groups += 1
            self.written += len(jobs)
            settle(jobs, None)

    def note_trouble(self, what: str, wrong: Exception) -> None:
        """The same trouble is not logged again, unless something was written meanwhile."""
        before, self.trouble = self.trouble, first_line(wrong)
        if before != self.trouble:
            _LOG.error(what, why=self.trouble)

    # ---- reading

    async def rows(self, query: Select[Any], params: Params | None = None) -> list[Values]:
        try:
            async with self.engine.connect() as connection:
                result = await connection.execute(query, params or {})
                return [tuple(row) for row in result]
        except (DBAPIError, OSError) as wrong:
            self.note_trouble("not-read", wrong)
            raise TooBusy("no-database") from wrong

    async def first(self, query: Select[Any], params: Params | None = None) -> Values | None:
        rows = await self.rows(query, params)
        return rows[0] if rows else None

    async def change(self, statement: UpdateBase, params: Params) -> int:
        """Carry out one statement now; gives how many rows it changed."""
        try:
            async with self.engine.begin() as connection:
                result = await connection.execute(statement, params)
                return int(getattr(result, "rowcount", 0))
        except IntegrityError as wrong:
            raise Conflict(first_line(wrong)) from wrong
        except (DBAPIError, OSError) as wrong:
            raise TooBusy("no-database") from wrong


def write_together(engine: Engine, jobs: list[Job]) -> None:
    """One transaction for all of them; the same statement of several jobs is sent once, with all their rows."""
    together: dict[int, tuple[UpdateBase, list[Params]]] = {}
    for job in jobs:
        for statement, params in job.statements:
            together.setdefault(id(statement), (statement, []))[1].append(params)
    with engine.begin() as connection:
        for statement, rows in sorted(together.values(), key=rank):
            connection.execute(statement, rows)


def rank(group: tuple[UpdateBase, list[Params]]) -> int:
    """What others refer to is written before them."""
    return _RANKS[str(group[0].entity_description["name"])]


def settle(jobs: list[Job], wrong: Exception | None) -> None:
    for job in jobs:
        if job.kept.done():
            continue
        if wrong is None:
            job.kept.set_result(None)
        else:
            job.kept.set_exception(wrong)


def migrate(connection: Connection, to: str = "head") -> None:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, to)


def first_line(wrong: Exception) -> str:
    """What a database says, without the statement and the parameters: those may hold secrets."""
    origin = getattr(wrong, "orig", None)
    said = str(origin if origin is not None else wrong)
    return (said.strip().splitlines() or [type(wrong).__name__])[0].rstrip(".")


# ---- engines


def engine_for(url: str) -> AsyncEngine:
    """An engine for a database's address: SQLite durable to the last commit, PostgreSQL as it is."""
    if url.startswith(("postgresql://", "postgres://")):
        return postgresql_engine(f"postgresql+psycopg://{url.partition('://')[2]}")
    file = url.removeprefix("sqlite:///")
    if not url.startswith("sqlite:///") or file in ("", ":memory:") or "?" in file:
        raise BadRequest("A database is postgresql://… or sqlite:///FILE.")
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}", hide_parameters=True)
    event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def postgresql_engine(url: str) -> AsyncEngine:
    try:
        return create_async_engine(url, pool_size=10, pool_pre_ping=True, hide_parameters=True)
    except ImportError as missing:
        raise BadRequest(missing_package("PostgreSQL", missing)) from missing
    except (SQLAlchemyError, ValueError) as wrong:
        # What is wrong is not repeated: the address may hold a password.
        raise BadRequest("The address of the database is not like postgresql://user@host:5432/name.") from wrong


def writing_engine(engine: AsyncEngine) -> Engine:
    """The same database for one thread that writes."""
    if engine.dialect.name == "postgresql":
        return create_engine(engine.url, pool_size=1, pool_pre_ping=True, hide_parameters=True)
    writing = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(writing, "connect", make_durable)
    return writing


def make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
