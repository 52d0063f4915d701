"""The line to a server far away: requests, and a socket that comes back by itself when it is lost."""

from __future__ import annotations

import os
import queue
import select
import socket
import threading
import time
import uuid
from contextlib import suppress
from typing import Any, Final, NamedTuple, TextIO, TypeVar, final
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ..core.errors import BadRequest, Refusal
from ..server import wire
from .screen import Screen

PATIENCE: Final = 300.0
"""Seconds a lost line is tried again."""
_WAITS: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
_SECONDS: Final = 15.0
_BYTES_MOST: Final = 32 * 1024 * 1024
_ENCODER: Final = msgspec.json.Encoder()
_OUTBOUND: Final[msgspec.json.Decoder[wire.Outbound]] = msgspec.json.Decoder(wire.Outbound)
Answer = TypeVar("Answer")


@final
class Lost:
    """The line is down, and is tried again."""


@final
class Found:
    """The line is up again."""


@final
class GivenUp:
    """The line stayed down."""


Heard = wire.TableWords | wire.Done | wire.Refused | Lost | Found | GivenUp


class Declined(Refusal):
    """What a server has refused, in its own words."""

    def __init__(self, wrong: wire.Wrong) -> None:
        super().__init__(wrong.say)
        self.wrong: Final = wrong


class Link(NamedTuple):
    """`http://HOST/t/TABLE#TOKEN`: a server, a table, and what gives a seat there."""

    base: str
    table: str
    token: str | None

    def shown(self, token: str | None) -> str:
        return f"{self.base}/t/{self.table}" + ("" if token is None else f"#{token}")


def link_from(words: str) -> Link:
    address, _, token = words.partition("#")
    before, found, table = (address_of(address) or "").rpartition("/t/")
    if not found or not is_word(table):
        raise BadRequest(f"'{words[:100]}' is not a link to a table; a link looks like http://HOST:8080/t/TABLE#TOKEN.")
    return Link(before, table, token or None)


def base_from(words: str) -> str:
    """The address of a server."""
    base = address_of(words)
    if base is None:
        raise BadRequest(f"'{words[:100]}' is not a server address; an address looks like http://HOST:8080.")
    return base


def address_of(words: str) -> str | None:
    parts = urlsplit(words if "://" in words else f"http://{words}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def is_word(name: str) -> bool:
    return 0 < len(name) <= 32 and name.isascii() and name.replace("-", "").replace("_", "").isalnum()


def new_id() -> str:
    return uuid.uuid4().hex


# ---- requests


@final
class Far:
    """A table on a server, asked request by request."""

    def __init__(self, link: Link, bearer: str | None = None) -> None:
        self.link: Final = link
        self.bearer = bearer
        """The token of a session or a seat; spectators have none."""
        self.client: Final = httpx.Client(base_url=link.base, timeout=_SECONDS)

    def close(self) -> None:
        self.client.close()

    def headers(self) -> dict[str, str]:
        return {} if self.bearer is None else {"Authorization": f"Bearer {self.bearer}"}

    def ask(self, way: str, path: str, kind: type[Answer], body: object = None) -> Answer:
        response = self.request(way, path, None if body is None else _ENCODER.encode(body))
        return self.read(response, kind)

    def request(self, way: str, path: str, body: bytes | None = None) -> httpx.Response:
        headers = {**self.headers(), **({} if body is None else {"Content-Type": "application/json"})}
        try:
            return self.client.request(way, path, content=body, headers=headers)
        except httpx.TimeoutException as wrong:
            raise BadRequest(f"{self.link.base} is not responding: try again later.") from wrong
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as wrong:
            raise BadRequest(f"There is no server at {self.link.base}: check the address, or try later.") from wrong

    def read(self, response: httpx.Response, kind: type[Answer]) -> Answer:
        try:
            if response.is_success:
                return msgspec.json.decode(response.content, type=kind)
            refused = msgspec.json.decode(response.content, type=wire.Refused)
        except msgspec.DecodeError as wrong:
            raise BadRequest(f"{self.link.base} is not a Harena server, or runs another version.") from wrong
        raise Declined(refused.error)

    # ---- what is asked

    def look(self, seat: int | None = None) -> wire.TableWords:
        query = "" if seat is None else f"?seat={seat}"
        return self.ask("GET", f"/api/tables/{self.link.table}{query}", wire.TableWords)

    def do(self, command: wire.AnyCommand) -> wire.Done:
        return self.ask("POST", f"/api/tables/{self.link.table}/commands", wire.Done, command)

    def become_guest(self, name: str) -> None:
        me = self.ask("POST", "/api/guests", wire.Me, wire.NewGuest(name=name, token=True))
        self.bearer = me.token

    def odds(self, seat: int) -> dict[str, Any]:
        """What the odds say without a move; nothing if they cannot be had now."""
        path = f"/api/tables/{self.link.table}/odds"
        try:
            return self.ask("POST", path, dict[str, Any], wire.OddsAsked(picks=[], seat=seat))
        except Refusal:
            return {}

    def record_url(self) -> str:
        return f"{self.link.base}/api/tables/{self.link.table}/record"

    def record(self) -> str:
        response = self.request("GET", f"/api/tables/{self.link.table}/record")
        return response.text if response.is_success else self.read(response, str)


# ---- the socket


@final
class Line:
    """A thread that listens, puts what it hears into the inbox, and connects again when it hears no more."""

    def __init__(self, far: Far, inbox: Inbox) -> None:
        self.far: Final = far
        self.inbox: Final = inbox
        self.seen: Final[dict[int | None, int]] = {}
        """By seat, the number of the table up to which everything was heard."""
        self.socket: ClientConnection | None = None
        self.closed: Final = threading.Event()
        self.thread: Final = threading.Thread(target=self.listen, name="harena-line", daemon=True)

    def open(self) -> None:
        self.thread.start()

    def close(self) -> None:
        self.closed.set()
        self.hang_up()
        self.thread.join(2.0)

    def hang_up(self) -> None:
        if self.socket is not None:
            self.socket.close()

    def start_over(self) -> None:
        """Ask for the whole table: something was missed."""
        self.seen.clear()
        self.hang_up()

    def send(self, command: wire.AnyCommand) -> None:
        """Send if there is a line; what is not answered is sent again when it is back."""
        with suppress(ConnectionClosed, OSError):
            if self.socket is not None:
                self.socket.send(_ENCODER.encode(command).decode())

    def url(self) -> str:
        since = min(self.seen.values(), default=-1)
        base = self.far.link.base.replace("http", "ws", 1)
        return f"{base}/api/tables/{self.far.link.table}/socket?since={since}"

    def listen(self) -> None:
        down, tries = time.monotonic(), 0
        while not self.closed.is_set():
            if self.hear():
                down, tries = time.monotonic(), 0
            if self.closed.is_set() or time.monotonic() - down > PATIENCE:
                break
            self.inbox.put(Lost())
            self.closed.wait(_WAITS[min(tries, len(_WAITS) - 1)])
            tries += 1
        self.inbox.put(GivenUp())

    def hear(self) -> bool:
        """Listen until the line is lost; gives whether anything of the table was heard."""
        heard = False
        with suppress(OSError, WebSocketException, msgspec.DecodeError):
            headers = self.far.headers()
            with connect(
                self.url(), additional_headers=headers, open_timeout=_SECONDS, close_timeout=2, max_size=_BYTES_MOST
            ) as self.socket:
                for text in self.socket:
                    message = _OUTBOUND.decode(text)
                    if isinstance(message, wire.TableWords):
                        self.note(message, first=not heard)
                        heard = True
                    # That the line holds is no news, and must not disturb whoever types.
                    if not isinstance(message, wire.Here):
                        self.inbox.put(message)
        self.socket = None
        return heard

    def note(self, words: wire.TableWords, *, first: bool) -> None:
        if first:
            self.seen.clear()
            self.inbox.put(Found())
        self.seen[words.seat] = words.seq


# ---- what comes in


@final
class Inbox:
    """What the line has heard, and what somebody types, whichever comes first."""

    def __init__(self, screen: Screen) -> None:
        self.screen: Final = screen
        self.messages: Final[queue.Queue[Heard]] = queue.Queue()
        self.keys: Final = Keys(screen.stdin) if screen.stdin.isatty() else None
        self.awake, self.wake = socket.socketpair()
        """A byte from one to the other ends the wait for keys."""
        self.prompted = False

    def close(self) -> None:
        self.awake.close()
        self.wake.close()

    def put(self, message: Heard) -> None:
        self.messages.put(message)
        with suppress(OSError):
            if self.keys is not None:
                self.wake.send(b".")

    def next(self, prompt: str | None) -> Heard | str:
        """A message, or a line somebody typed. Programs that write into a pipe are read only when asked something."""
        if self.keys is None:
            return self.next_of_pipe(prompt)
        self.show_prompt(prompt)
        while True:
            with suppress(queue.Empty):
                return self.messages.get_nowait()
            line = self.keys.line()
            if line is not None:
                self.prompted = False
                return line
            ready, _, _ = select.select([self.awake.fileno(), self.keys.number], [], [])
            if self.awake.fileno() in ready:
                self.awake.recv(1024)
            if self.keys.number in ready:
                self.keys.read()

    def next_of_pipe(self, prompt: str | None) -> Heard | str:
        if prompt is None:
            return self.messages.get()
        with suppress(queue.Empty):
            return self.messages.get_nowait()
        return self.screen.ask(prompt)

    def show_prompt(self, prompt: str | None) -> None:
        if prompt is not None and not self.prompted:
            self.screen.stdout.write(prompt)
            self.screen.stdout.flush()
            self.prompted = True

    def hush(self) -> None:
        """Something is about to be told: it begins below the prompt."""
        if self.prompted:
            self.screen.stdout.write("\n")
            self.prompted = False


@final
class Keys:
    """Lines typed at a terminal, read as they come."""

    def __init__(self, stdin: TextIO) -> None:
        self.number: Final = stdin.fileno()
        self.typed = b""
        self.ended = False

    def read(self) -> None:
        piece = os.read(self.number, 4096)
        self.typed += piece
        self.ended = not piece

    def line(self) -> str | None:
        """A whole line, if there is one; the end of input is an EOFError."""
        line, found, rest = self.typed.partition(b"\n")
        if found:
            self.typed = rest
            return line.decode(errors="replace")
        if self.ended:
            raise EOFError
        return None
