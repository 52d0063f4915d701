"""Those who watch a table, each with a queue of his own that may not grow without end."""

from __future__ import annotations

import asyncio
from typing import Final, final

from .fold import Caller

MESSAGES_MOST: Final = 64
BYTES_MOST: Final = 262_144


@final
class Listener:
    """One open connection: the messages it has still to be sent."""

    def __init__(self, caller: Caller | None, seen: int) -> None:
        self.caller: Final = caller
        self.seen = seen
        """The number of the table up to which it knows everything."""
        self.queue: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()
        self.bytes = 0
        self.closed = False
        self.fell_behind = False
        """Whether it was let go because it did not read."""

    def send(self, message: bytes) -> None:
        """Queue a message; whoever does not read fast enough is let go, and comes back for the whole."""
        if self.closed:
            return
        self.bytes += len(message)
        if self.queue.qsize() >= MESSAGES_MOST or self.bytes > BYTES_MOST + len(message):
            self.fell_behind = True
            self.close()
            return
        self.queue.put_nowait(message)

    async def next(self) -> bytes | None:
        """The next message to send; none when it is to be closed."""
        message = await self.queue.get()
        if message is not None:
            self.bytes -= len(message)
        return message

    def close(self) -> None:
        self.closed = True
        self.queue.put_nowait(None)
