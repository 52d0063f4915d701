"""Those who watch a table, each with a queue of his own that may not grow without end."""

from __future__ import annotations

import asyncio
from collections import deque
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
        self.waiting: Final[deque[bytes]] = deque()
        self.woken: asyncio.Future[None] | None = None
        """Whoever sends waits for it."""
        self.bytes = 0
        self.quiet = False
        """Whether nothing was sent since the last beat."""
        self.closed = False
        self.fell_behind = False
        """Whether it was let go because it did not read."""

    def send(self, message: bytes) -> None:
        """Queue a message; whoever does not read fast enough is let go, and comes back for the whole."""
        if self.closed:
            return
        self.bytes += len(message)
        if len(self.waiting) >= MESSAGES_MOST or self.bytes > BYTES_MOST + len(message):
            self.fell_behind = True
            self.close()
            return
        self.waiting.append(message)
        self.quiet = False
        self.wake()

    async def next(self) -> bytes | None:
        """The next message to send; none when all are sent and it is to be closed. One task may ask."""
        while not self.waiting:
            if self.closed:
                return None
            self.woken = asyncio.get_running_loop().create_future()
            await self.woken
        message = self.waiting.popleft()
        self.bytes -= len(message)
        return message

    def beat(self, message: bytes) -> None:
        """Tell whoever was told nothing since the last beat that the connection holds."""
        if self.quiet:
            self.send(message)
        self.quiet = True

    def close(self) -> None:
        self.closed = True
        self.wake()

    def wake(self) -> None:
        if self.woken is not None and not self.woken.done():
            self.woken.set_result(None)
