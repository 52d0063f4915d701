"""Whatever is sent: no failure, and nothing changed by what was refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from .clients import Person, Socket, Words, guest, two_at
from .servers import Running

pytestmark = pytest.mark.xdist_group("fuzz")

FUZZ = settings(
    max_examples=60,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
DO = [
    "join",
    "leave",
    "seat-bot",
    "clear",
    "add-seed",
    "start",
    "move",
    "undo",
    "consent",
    "standing",
    "say",
    "rematch",
]
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = st.dictionaries(
    st.sampled_from(["seat", "token", "bot", "text", "seq", "picks", "say", "agree", "answers", "id", "do"]),
    VALUES,
    max_size=5,
)
COMMANDS = st.builds(lambda do, fields: {"do": do, "id": "fuzz", **fields}, st.sampled_from(DO), FIELDS)
MOVES = st.fixed_dictionaries(
    {"do": st.just("move"), "id": st.just("fuzz"), "seq": st.integers(0, 50)},
    optional={"picks": st.lists(st.integers(0, 2_000), max_size=3), "say": st.lists(st.text(max_size=30), max_size=2)},
)
FRAMES = (
    st.binary(max_size=200)
    | st.text(max_size=200)
    | VALUES.map(json.dumps)
    | COMMANDS.map(json.dumps)
    | MOVES.map(json.dumps)
)


class Seat:
    """A seat at a table whose game does not move by itself: nobody but the fuzz does anything there."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.owner, self.guest, self.table = two_at(server.url, "colossal-arena")
        self.stranger = guest(server.url, "Eve")

    def state(self) -> Words:
        return self.owner.look(self.table)


@pytest.fixture(scope="module")
def seat(server: Running) -> Seat:
    return Seat(server)


@pytest.fixture(scope="module")
def socket(seat: Seat) -> Iterator[Socket]:
    """A stranger's socket: nothing he sends may change anything."""
    with seat.stranger.socket(seat.table) as one:
        one.read()
        yield one


@FUZZ
@given(frame=FRAMES)
def test_frames_of_a_stranger_are_refused_and_change_nothing(seat: Seat, socket: Socket, frame: str | bytes) -> None:
    before = seat.state()
    socket.send(frame)
    answer = socket.read()
    while answer["is"] == "table":
        answer = socket.read()
    assert answer["is"] == "refused"
    assert answer["error"]["say"]
    assert answer["error"]["kind"] != "too-busy"
    assert without_presence(seat.state()) == without_presence(before)


@FUZZ
@given(command=COMMANDS | MOVES)
def test_commands_of_a_player_are_done_or_change_nothing(seat: Seat, command: dict[str, Any]) -> None:
    before = seat.state()
    body = json.dumps(command).encode()
    answer = seat.guest.http.post(f"/api/tables/{seat.table}/commands", content=body)
    assert answer.status_code < 500, answer.text
    after = seat.state()
    if answer.status_code != 200:
        assert answer.json()["is"] == "refused"
        assert without_presence(after) == without_presence(before)


@FUZZ
@given(
    path=st.sampled_from(
        ["/api/tables", "/api/guests", "/api/sessions", "/api/tables/{}/odds", "/api/tables/{}/commands"]
    ),
    body=st.binary(max_size=100) | VALUES.map(lambda words: json.dumps(words).encode()),
)
def test_bodies_that_are_nothing_are_refused(seat: Seat, path: str, body: bytes) -> None:
    before = counts(seat.stranger)
    answer = seat.stranger.http.post(path.format(seat.table), content=body)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["is"] == "refused"
    assert counts(seat.stranger) == before


@FUZZ
@given(
    path=st.text(st.characters(codec="ascii", categories=["L", "N", "P"]), max_size=30),
    query=st.text("a=&%1-", max_size=20),
)
def test_addresses_that_lead_nowhere_are_refused(seat: Seat, path: str, query: str) -> None:
    quoted = "".join(f"%{ord(letter):02x}" for letter in path)
    answer = seat.stranger.http.get(f"/api/tables/{seat.table}/{quoted}?{query}&before={query}")
    assert answer.status_code in (200, 400, 403, 404, 405), answer.text


def test_the_server_is_well_after_all_of_that(seat: Seat) -> None:
    assert seat.server.healthy()
    assert '"level": "error"' not in seat.server.log.read_text()
    assert seat.owner.look(seat.table)["phase"] == "running"


def without_presence(words: Words) -> Words:
    return {**words, "seats": [{**each, "here": None} for each in words["seats"]]}


def counts(person: Person) -> list[int]:
    """How many tables and sessions somebody has."""
    tables = person.http.get("/api/tables", params={"mine": True}).json()["tables"]
    return [len(tables), len(person.http.get("/api/sessions").json())]
