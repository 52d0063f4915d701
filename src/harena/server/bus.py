"""Word between server processes: a table has moved on, somebody is here. What it says can always be read from the
database too, so a lost word costs a moment and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, final

import msgspec
import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from ..core.errors import BadRequest

CHANNEL: Final = "harena"
RETRY: Final = 1.0
_LOG: Final = structlog.get_logger("harena.bus")


@final
class Word(msgspec.Struct, array_like=True):
    """From which process, about which table: how far it is, and which seats are here with that process."""

    process: str
    table: str
    seq: int
    here: list[str]


_DECODER: Final = msgspec.json.Decoder(Word)


@final
class Bus:
    """Passes words on, and hears those of other processes."""

    def __init__(self, backend: ChannelsBackend, process: str, heard: Callable[[Word], None]) -> None:
        self.backend: Final = backend
        self.process: Final = process
        self.heard: Final = heard
        self.alone: Final = isinstance(backend, MemoryChannelsBackend)
        """Whether there is no other process to hear from."""
        self.task: asyncio.Task[None] | None = None

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
        try:
            await self.backend.publish(msgspec.json.encode(Word(self.process, table, seq, here)), [CHANNEL])
        except Exception as wrong:  # noqa: BLE001 - every client library has errors of its own
            _LOG.warning("word-not-passed-on", why=str(wrong))

    async def listen(self) -> None:
        while True:
            try:
                await self.backend.on_startup()
                await self.backend.subscribe([CHANNEL])
                async for _, data in self.backend.stream_events():
                    self.hear(data)
            except asyncio.CancelledError:
                raise
            except Exception as wrong:  # noqa: BLE001 - the bus may be gone for a while
                _LOG.warning("bus-gone", why=str(wrong))
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
    if not url.startswith(("redis://", "rediss://", "valkey://")):
        raise BadRequest("A bus is redis://… (Valkey or Redis).")
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    client = Redis.from_url(url.replace("valkey://", "redis://", 1))
    return RedisChannelsPubSubBackend(redis=client)
