"""A socket at a table: commands come in, the table goes out, each through the eyes of whoever listens."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final, final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from ..core.errors import BadRequest, Refusal
from . import wire
from .audience import Listener
from .errors import NotAllowed, Unfit, wrong_words
from .fold import Caller
from .guard import Window, address, check, from_own_page
from .live import LiveRoom
from .server import Server, TheServer
from .tables import Missed, carry_out, check_watch

Socket = WebSocket[Any, Any, Any]
POLICY, GOING = 1008, 1001
_LOG: Final = structlog.get_logger("harena.socket")
_COMMANDS: Final[msgspec.json.Decoder[wire.AnyCommand]] = msgspec.json.Decoder(wire.AnyCommand)
_ENCODER: Final = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, server: TheServer, table: FromPath[str], since: FromQuery[int] = -1) -> None:
    """The table as it is, then as it changes; and whatever one does there."""
    keys: list[str] = []
    try:
        check(server.buckets.requests, address(socket.scope), "many-requests")
        if not from_own_page(socket.scope, server.config):
            raise NotAllowed("own-pages")
        live = await server.hall.live(table)
        caller = await server.caller(socket, table)
        check_watch(live.room, caller)
        keys = server.count_socket(socket, caller)
    except Refusal as refusal:
        await socket.accept()
        await socket.send_data(_ENCODER.encode(wire.Refused(error=wrong_words(refusal))), "text")
        await socket.close(POLICY, refusal.kind)
        return
    try:
        await socket.accept()
        await Visit(server, live, caller, socket, since).stay()
    finally:
        server.discount_socket(keys)


@final
class Visit:
    """One open socket: a task that sends, and a loop that reads."""

    def __init__(
        self,
        server: Server,
        live: LiveRoom,
        caller: Caller | None,
        socket: Socket,
        since: int,
    ) -> None:
        self.server: Final = server
        self.live: Final = live
        self.caller: Final = caller
        self.socket: Final = socket
        seats = [] if caller is None else live.room.seats_of(caller.person)
        most = server.config.limits.messages
        self.window: Final = Window(most if seats else most // 2, 20.0)
        known = since if 0 <= since <= live.room.seq else -1
        if known >= 0 and live.room.marks[-1] - min(live.room.marks[known:]) > 200:
            known = -1
        self.listener: Final = Listener(caller, known)
        self.code = GOING

    async def stay(self) -> None:
        self.live.listen(self.listener)
        sending = asyncio.create_task(self.send())
        try:
            await self.read()
        except WebSocketDisconnect:
            pass
        finally:
            self.live.unlisten(self.listener)
            self.server.metrics.dropped.inc(int(self.listener.fell_behind))
            self.listener.close()
            await sending

    async def send(self) -> None:
        """Until it is to be closed, or the other side is gone. A task that failed would hold on to whoever waits for
        it, and he to it, until garbage is collected."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            while (message := await self.listener.next()) is not None:
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
            if not self.socket_closed():
                await self.socket.close(self.code, "come back for the whole table")

    def socket_closed(self) -> bool:
        return self.socket.connection_state == "disconnect"

    async def read(self) -> None:
        while True:
            data = await self.socket.receive_data("text")
            if not self.window.take():
                self.listener.send(refusal_bytes(Unfit("many-messages"), None))
                self.code = POLICY
                return
            await self.answer(data)

    async def answer(self, data: str | bytes) -> None:
        text = data.encode() if isinstance(data, str) else data
        try:
            command = read_command(text)
        except Refusal as refusal:
            self.listener.send(refusal_bytes(refusal, id_in(text)))
            return
        try:
            if self.caller is None:
                raise NotAllowed("who")
            done = await carry_out(self.server, self.live, command, self.caller, self.acknowledge)
        except Refusal as refusal:
            self.listener.send(refusal_bytes(refusal, command.id))
            return
        if isinstance(command, wire.Rematch):
            self.acknowledge(done)

    def acknowledge(self, done: wire.Done) -> None:
        self.listener.send(_ENCODER.encode(done))


def read_command(text: bytes) -> wire.AnyCommand:
    if len(text) > wire.FRAME_MOST:
        raise BadRequest(f"A message has at most {wire.FRAME_MOST:,} bytes.")
    try:
        return _COMMANDS.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadRequest(f"This is not a command: {wrong}.") from wrong


def id_in(text: bytes) -> str | None:
    """The id of a message that is no command, if it has one: its sender waits for it."""
    with contextlib.suppress(msgspec.DecodeError, RecursionError):
        words = msgspec.json.decode(text) if len(text) <= wire.FRAME_MOST else None
        name = words.get("id") if isinstance(words, dict) else None
        return name if isinstance(name, str) and len(name) <= 64 else None
    return None


def refusal_bytes(refusal: Refusal, name: str | None) -> bytes:
    missed = refusal.missed if isinstance(refusal, Missed) else None
    return _ENCODER.encode(wire.Refused(error=wrong_words(refusal), id=name, missed=missed))
