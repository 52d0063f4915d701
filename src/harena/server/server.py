"""One server process: its parts, opened and closed in their order."""

from __future__ import annotations

import asyncio
import fcntl
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from pathlib import Path
from typing import IO, Any, Final, final

import structlog
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from ..core.errors import BadRequest
from ..core.game import Editions
from ..games.catalogue import EDITIONS
from .bus import Bus, backend_for
from .config import Config
from .errors import NotKnown, TooMuch
from .fold import Caller
from .guard import COOKIE, PLAIN_COOKIE, Buckets, address
from .hall import Hall
from .metrics import Metrics
from .people import People, Session, nobodys
from .store import Store, engine_for
from .thinkers import Thinkers, processes_for_bots

_LOG: Final = structlog.get_logger("harena")
Connection = ASGIConnection[Any, Any, Any, Any]


@final
class Server:
    """Everything that routes and sockets need."""

    def __init__(self, config: Config, games: Editions = EDITIONS) -> None:
        config.check()
        self.config: Final = config
        self.process: Final = secrets.token_hex(6)
        self.store: Final = Store(engine_for(config.database))
        self.thinkers: Final = Thinkers(config.bots or processes_for_bots())
        self.readers: Final = Thinkers(1)
        """They walk through games that are shown again: one that somebody made up may take long, and bots must not
        wait for it."""
        self.hall: Final = Hall(self.store, games, self.thinkers, self.process, config.breath)
        self.bus: Final = Bus(backend_for(config.bus), self.process, self.hall.heard)
        self.buckets: Final = Buckets(config)
        self.metrics: Final = Metrics(self.hall)
        self.sockets: Final[Counter[str]] = Counter()
        """Open sockets, by address and by person."""
        self.started: Final = time.monotonic()
        self.lock: IO[str] | None = None

    @property
    def people(self) -> People:
        return People(self.store, self.hall.hours)

    # ---- opening and closing

    @asynccontextmanager
    async def running(self, _app: object = None) -> AsyncIterator[None]:
        """What was opened is closed again, in reverse, even if the next part cannot be opened."""
        async with AsyncExitStack() as closing:
            closing.callback(self.readers.close)
            closing.callback(self.thinkers.close)
            self.lock = closing.enter_context(lock_file(self.config.sqlite_file()))
            closing.push_async_callback(self.store.close)
            await self.store.open()
            closing.push_async_callback(self.hall.close)
            await self.hall.open(self.bus)
            # Before anybody could measure that it is not there yet.
            self.hall.start_chore(asyncio.to_thread(nobodys), "nobody")
            _LOG.info("open", process=self.process, database=self.config.database.partition("://")[0])
            yield
        _LOG.info("closed", process=self.process)

    # ---- who asks

    async def session(self, connection: Connection) -> Session | None:
        token = connection.cookies.get(self.cookie_name()) or bearer(connection)
        return None if not token else await self.people.session(token)

    def cookie_name(self) -> str:
        return COOKIE if self.config.secure() else PLAIN_COOKIE

    async def caller(self, connection: Connection, table: str | None = None) -> Caller | None:
        """A person by session or, at a table, whoever holds a seat's token."""
        session = await self.session(connection)
        if session is not None:
            return session.caller
        token = bearer(connection)
        if table is None or not token:
            return None
        return (await self.hall.live(table)).room.holder(token)

    async def known(self, connection: Connection, table: str | None = None) -> Caller:
        caller = await self.caller(connection, table)
        if caller is None:
            raise NotKnown("who")
        return caller

    # ---- sockets

    def count_socket(self, connection: Connection, caller: Caller | None) -> list[str]:
        """Note a socket under all it counts for, or refuse it."""
        limits = self.config.limits
        keys = {"all": limits.sockets, f"a/{address(connection.scope)}": limits.sockets_of_address}
        if caller is not None:
            keys[f"p/{caller.person}"] = limits.sockets_of_person
        for key, most in keys.items():
            if self.sockets[key] >= most:
                raise TooMuch("many-sockets")
        self.sockets.update(list(keys))
        return list(keys)

    def discount_socket(self, keys: list[str]) -> None:
        self.sockets.subtract(keys)
        for key in keys:
            if self.sockets[key] <= 0:
                del self.sockets[key]


TheServer = NamedDependency[Server]
"""What a route is handed."""


def bearer(connection: Connection) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def lock_file(file: Path | None) -> AbstractContextManager[IO[str] | None]:
    """One process for a SQLite file: a second one would fight it for every write."""
    if file is None:
        return nullcontext()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = Path(f"{file}.lock").open("w")  # noqa: SIM115 - held as long as the server runs
    except OSError as wrong:
        raise BadRequest(f"{file} cannot be used: {wrong.strerror}.") from wrong
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as taken:
        lock.close()
        raise BadRequest(
            f"Another server has {file} open: stop it, or use PostgreSQL for several processes."
        ) from taken
    return lock
