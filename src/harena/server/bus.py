"""Word between server processes: a table has moved on, somebody is here. What it says can always be read from the
database too, so a lost word costs a moment and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import msgspec
import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from ..core.errors import BadRequest
from .errors import missing_package

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL: Final = "harena"
RETRY: Final = 1.0
PATIENCE: Final = 5.0
"""Seconds that the bus has to answer when a server starts."""
_LOG: Final = structlog.get_logger("harena.bus")


@final
class Word(msgspec.Struct, array_like=True):
    """From which process, about which table: how far it is, and who is here with that process. Or, about no table: who
    has signed out."""

    process: str
    table: str
    seq: int
    here: list[str]
    gone: str | None = None


_DECODER: Final = msgspec.json.Decoder(Word)


@final
class Bus:
    """Passes words on, and hears those of other processes."""

    def __init__(self, backend: ChannelsBackend, process: str, heard: Callable[[Word], None]) -> None:
        self.backend: Final = backend
        self.process: Final = process
        self.heard: Final = heard
        self.silent: Final = isinstance(backend, MemoryChannelsBackend)
        """Whether no other process could hear."""
        self.task: asyncio.Task[None] | None = None
        self.trouble = ""

    async def open(self) -> None:
        self.task = asyncio.create_task(self.listen(), name="bus")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        with contextlib.suppress(Exception):
            await self.backend.on_shutdown()

    async def tell(self, table: str, seq: int, here: list[str]) -> None:
        await self.publish(Word(self.process, table, seq, here))

    async def tell_gone(self, person: str) -> None:
        await self.publish(Word(self.process, "", 0, [], person))

    async def publish(self, word: Word) -> None:
        try:
            await self.backend.publish(msgspec.json.encode(word), [CHANNEL])
        except Exception as wrong:  # noqa: BLE001 - every client library has errors of its own
            self.note_trouble("word-not-passed-on", wrong)

    def note_trouble(self, what: str, wrong: Exception) -> None:
        """The same trouble is not logged again, unless the bus was there meanwhile."""
        before, self.trouble = self.trouble, str(wrong)
        if before != self.trouble:
            _LOG.warning(what, why=self.trouble)

    async def listen(self) -> None:
        while True:
            try:
                await self.backend.on_startup()
                await self.backend.subscribe([CHANNEL])
                self.trouble = ""
                async for _, data in self.backend.stream_events():
                    self.hear(data)
            except asyncio.CancelledError:
                raise
            except Exception as wrong:  # noqa: BLE001 - the bus may be gone for a while
                self.note_trouble("bus-gone", wrong)
                await asyncio.sleep(RETRY)

    def hear(self, data: bytes) -> None:
        try:
            word = _DECODER.decode(data)
        except msgspec.DecodeError:
            return
        if word.process != self.process:
            self.heard(word)


def backend_for(url: str | None) -> ChannelsBackend:
    """The bus at an address; without one this process is alone."""
    if url is None:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend

    return RedisChannelsPubSubBackend(redis=client_for(url))


def client_for(url: str) -> Redis:
    if not url.startswith(("redis://", "rediss://", "valkey://")):
        raise BadRequest("A bus is redis://… (Valkey or Redis).")
    try:
        from redis.asyncio import Redis
    except ImportError as missing:
        raise BadRequest(missing_package("a bus", missing)) from missing
    try:
        return Redis.from_url(url.replace("valkey://", "redis://", 1))
    except ValueError as wrong:
        raise BadRequest(f"The address of the bus makes no sense: {wrong}.") from wrong


async def reach(url: str | None) -> None:
    """Refuse to start without the bus one was told of. A bus that goes later is waited for."""
    if url is None:
        return
    client = client_for(url)
    from redis.exceptions import RedisError

    try:
        await asyncio.wait_for(client.ping(), PATIENCE)
    except (RedisError, OSError, TimeoutError) as wrong:
        raise BadRequest(f"The bus cannot be reached: {str(wrong).rstrip('.') or 'it does not answer'}.") from wrong
    finally:
        await client.aclose()
