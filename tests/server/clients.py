"""People and their sockets, as a program sees a server: nothing here knows more than the API tells."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from _pytest.mark.structures import ParameterSet
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Words = dict[str, Any]
PATIENCE = 30.0
PASSPHRASE = "correct horse battery"
_numbers = itertools.count()


def fresh_id() -> str:
    return f"id-{next(_numbers)}"


def client(url: str, **headers: str) -> httpx.Client:
    """A client that leaves no connection open, and needs no certificates."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(base_url=url, headers=given, timeout=PATIENCE, verify=False, trust_env=False, limits=limits)


class Socket:
    """An open socket: everything that came over it, and the table as each of one's seats knows it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.tables: dict[int | None, Words] = {}
        self.events: dict[int | None, dict[int, Words]] = {}

    @property
    def table(self) -> Words:
        """The table through one's only seat, or a spectator's eyes."""
        (only,) = self.tables.values()
        return only

    def read(self, patience: float = PATIENCE) -> Words:
        text = self.connection.recv(timeout=patience)
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Words = json.loads(text)
        if frame["is"] == "table":
            self.tables[frame["seat"]] = frame
            events = self.events.setdefault(frame["seat"], {})
            for number in [number for number in events if number >= frame["first"]]:
                del events[number]
            events.update(enumerate(frame["events"], frame["first"]))
        return frame

    def drain(self) -> None:
        """Read what has come already."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.read(0)

    def send(self, text: str | bytes) -> None:
        self.connection.send(text)

    def ask(self, do: str, **fields: Any) -> Words:
        """Send a command, and read until it is answered."""
        name = fields.pop("id", None) or fresh_id()
        self.send(json.dumps({"do": do, "id": name, **fields}))
        while (frame := self.read()).get("id") != name or frame["is"] == "table":
            pass
        return frame

    def until(self, true: Callable[[Words], bool], patience: float = PATIENCE) -> Words:
        """Read until the table is as one wants it."""
        end = time.monotonic() + patience
        while not self.tables or not true(self.table):
            self.read(max(0.01, end - time.monotonic()))
        return self.table

    def up_to(self, seq: int) -> Words:
        return self.until(lambda words: bool(words["seq"] >= seq))

    def closed(self, patience: float = PATIENCE) -> int:
        """Read until it is closed; gives the code it was closed with."""
        end = time.monotonic() + patience
        while True:
            try:
                self.read(max(0.01, end - time.monotonic()))
            except ConnectionClosed as closed:
                return 1006 if closed.rcvd is None else closed.rcvd.code


class Person:
    """Somebody with a token, or none."""

    def __init__(self, url: str, token: str = "", name: str = "", person: str = "") -> None:
        self.url, self.token, self.name, self.id = url, token, name, person
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = client(url, **self.headers)

    def at(self, url: str) -> Person:
        """The same person at another server process."""
        return Person(url, self.token, self.name, self.id)

    def make(self, game: str, *chairs: str, **plan: Any) -> Words:
        """A table; chairs are `me`, `open`, or bots."""
        seats = [{"sit": chair} if chair in ("me", "open") else {"sit": "bot", "bot": chair} for chair in chairs]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **plan})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def do(self, table: str, do: str, **fields: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/commands", json={"do": do, "id": fresh_id(), **fields})

    def done(self, table: str, do: str, **fields: Any) -> Words:
        answer = self.do(table, do, **fields)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def look(self, table: str, **query: Any) -> Words:
        answer = self.http.get(f"/api/tables/{table}", params=query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    @contextmanager
    def socket(self, table: str, since: int = -1, headers: dict[str, str] | None = None) -> Iterator[Socket]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?since={since}"
        extra = {**self.headers, **(headers or {})}
        with connect(address, additional_headers=extra, max_size=None, proxy=None) as connection:
            yield Socket(connection)


def guest(url: str, name: str = "Ada") -> Person:
    answer = client(url).post("/api/guests", json={"name": name, "token": True})
    assert answer.status_code == 201, answer.text
    return Person(url, answer.json()["token"], name, answer.json()["id"])


def anybody(url: str) -> Person:
    """Nobody in particular: a spectator."""
    return Person(url)


def two_at(url: str, game: str, **plan: Any) -> tuple[Person, Person, str]:
    """Two people at a running table with a quick bot, which has done what it can before them."""
    ada, bo = guest(url, "Ada"), guest(url, "Bo")
    made = ada.make(game, "me", "open", "steady", **plan)
    bo.done(made["id"], "join", token=made["invite"])
    ada.done(made["id"], "start")
    while 2 in ada.look(made["id"])["waiting"]:
        time.sleep(0.05)
    return ada, bo, made["id"]


def some_pick(table: Words, chance: random.Random) -> int:
    return int(chance.choice(table["asked"]["options"])["pick"])


def move_words(table: Words, chance: random.Random) -> Words:
    """A move that answers what one is asked."""
    return {"seq": table["seq"], "seat": table["seat"], "picks": [some_pick(table, chance)]}


def answer_once(person: Person, table: str, chance: random.Random, since: int = -1) -> Words:
    """Look, and answer if one is asked; gives what was seen."""
    words = person.look(table, since=since)
    if words["asked"] is not None:
        person.do(table, "move", **move_words(words, chance))
    return words


def play_on(people: list[Person], table: str, chance: random.Random, answers: int) -> int:
    """So many answers by people over plain HTTP, or less if the game is over first; gives how many."""
    given, end = 0, time.monotonic() + 4 * PATIENCE
    for person in itertools.cycle(people):
        assert time.monotonic() < end, "Nobody is asked any more."
        words = answer_once(person, table, chance)
        given += words["asked"] is not None
        if given == answers or words["phase"] == "over":
            break
    return given


def wait_for(true: Callable[[], bool], patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "This did not come about in time."
        time.sleep(0.05)


def shorter_ones(games: Iterable[str]) -> list[str | ParameterSet]:
    """A race in the circus takes as long as all other games together: it is played where there is time."""
    return [pytest.param(game, marks=pytest.mark.long) if game.startswith("circus") else game for game in games]
