"""Every frame and answer of whole games is searched for what its reader may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from harena.core.ids import Pick, Seat
from harena.core.record import read_record
from harena.core.table import Table
from harena.games.catalogue import EDITIONS, GAMES

from .clients import Socket, Words, anybody, guest, move_words, shorter_ones
from .servers import Running

pytestmark = pytest.mark.xdist_group("leaks")

GAMES_EACH = {"colossal-arena": 1, "arena-maximus": 1, "circus-maximus": 1}
EVERY = {"circus-maximus": 10}
"""Long games are compared with what may be known only where the number of events can be divided by this."""
READERS = (None, 0, 1)
STANDING = "what-only-its-owner-may-know"


class Watched:
    """A game that was played with everybody listening: what each reader was sent, and what was secret."""

    def __init__(self, url: str, game: str, seed: int) -> None:
        self.chance = random.Random(f"{game}/{seed}")
        self.people = [guest(url, name) for name in ("Ada", "Bo")]
        self.spectator = anybody(url)
        ada, bo = self.people
        self.made = ada.make(game, "me", "open", "steady", start=False, public=True)
        self.table = self.made["id"]
        bo.done(self.table, "join")
        self.invite = ada.http.get(f"/api/tables/{self.table}/links").json()
        self.frames: dict[int | None, list[str]] = {}
        self.answers: dict[int | None, list[str]] = {0: [], 1: [], None: []}
        self.record = ""

    def play(self) -> None:
        ada, bo = self.people
        with ada.socket(self.table) as one, bo.socket(self.table) as two, self.spectator.socket(self.table) as three:
            sockets: dict[int | None, Socket] = {0: one, 1: two, None: three}
            for socket in sockets.values():
                socket.read()
            say = GAMES[one.table["game"]].picks.say(Pick(0))
            for seat in (0, 1):
                standing = [{"choice": f"{STANDING}-{seat}", "say": say}]
                assert sockets[seat].ask("standing", answers=standing)["is"] == "done"
            assert one.ask("start")["is"] == "done"
            while three.table["phase"] != "over":
                self.step(sockets)
            for socket in sockets.values():
                socket.until(lambda words: bool(words["phase"] == "over"))
            self.frames = {reader: socket.frames for reader, socket in sockets.items()}
        self.record = self.spectator.http.get(f"/api/tables/{self.table}/record").text

    def step(self, sockets: dict[int | None, Socket]) -> None:
        """Answer for whoever is asked, now and then look about as well."""
        for reader, socket in sockets.items():
            socket.drain()
            words = socket.table
            if words["asked"] is not None:
                done = socket.ask("move", **move_words(words, self.chance))
                if done["is"] == "done":
                    socket.up_to(done["seq"])
            if words["phase"] == "running" and self.chance.random() < 0.02:
                self.look_about(reader)

    def look_about(self, reader: int | None) -> None:
        """Ask for all that might tell too much, and for what is refused."""
        person = self.spectator if reader is None else self.people[reader]
        at = f"/api/tables/{self.table}"
        wrong = {"do": "move", "id": "wrong", "seq": 0, "picks": [1]}
        answers = [
            person.http.get(at),
            person.http.get(f"{at}?since=2"),
            person.http.get("/api/tables"),
            person.http.get("/metrics"),
            person.http.get(f"{at}?seat=2"),
            person.http.get(f"{at}/record"),
            person.http.get(f"{at}/replay"),
            person.http.get(f"{at}/replay?eyes=2"),
            person.http.get(f"{at}/replay?eyes=all"),
            person.http.post(f"{at}/why-not", json={"say": "x", "seat": 2}),
            person.http.post(f"{at}/commands", json={**wrong, "seat": 2}),
            person.http.post(f"{at}/odds", json={"picks": [1], "seat": 2}),
        ]
        if self.spectator.look(self.table)["phase"] == "running":
            self.answers[reader] += [answer.text for answer in answers]

    def secrets_from(self, reader: int | None) -> list[str]:
        """Words that this reader must not find anywhere before the game is over."""
        others = [person for number, person in enumerate(self.people) if number != reader]
        standing = [f"{STANDING}-{seat}" for seat in (0, 1) if seat != reader]
        tokens = [self.invite["invite"], *self.invite["seat_tokens"].values()]
        own = [self.people[reader].token] if reader is not None else []
        return [
            self.seed(),
            *standing,
            *tokens,
            *own,
            *[word for person in others for word in (person.token, person.id)],
        ]

    def seed(self) -> str:
        spec = read_record(self.record, EDITIONS).spec
        return str(spec["seed"])


class Truth:
    """The game again, from its record alone: what each reader may know after each answer, or after some."""

    def __init__(self, record: str, every: int = 1) -> None:
        over = read_record(record, EDITIONS)
        table = Table(over.game, over.state.seats, over.options, over.spec)
        self.every = every
        self.moments: dict[tuple[int | None, int], list[Words]] = {}
        self.note(table)
        for entry in over.entries[1:]:
            assert entry.seat is not None
            table.answer(entry.seat, entry.picks)
            self.note(table)
        self.events = {reader: events_of(table, reader) for reader in READERS}

    def note(self, table: Table) -> None:
        # Sealed answers bring no event, so several moments may have as many: all of them are noted, or none.
        if len(table.log.events) % self.every != 0:
            return
        for reader in READERS:
            self.moments.setdefault((reader, len(table.log.events)), []).append(known_words(table, reader))

    def allows(self, reader: int | None, frame: Words) -> bool:
        """Whether a frame is what its reader may know at some moment with as many events."""
        first, last = frame["first"], frame["first"] + len(frame["events"])
        if frame["events"] != self.events[reader][first:last]:
            return False
        moments = self.moments.get((reader, last))
        if moments is None:
            return self.every > 1
        told = {name: frame[name] for name in ("view", "waiting", "result")}
        told["asked"] = frame["asked"] and {name: frame["asked"][name] for name in ("choice", "facts", "options")}
        return told in moments


def events_of(table: Table, reader: int | None) -> list[Words]:
    seat = None if reader is None else Seat(reader)
    numbers = range(len(table.log.events))
    assert table.game.forgets_before(table.state, table.log.events, seat) == 0
    return list(json.loads(json.dumps([table.event_words(number, seat, forgotten=False) for number in numbers])))


def known_words(table: Table, reader: int | None) -> Words:
    """As JSON has it, so that it compares with what came over the wire."""
    seat = None if reader is None else Seat(reader)
    result = table.game.result(table.state)
    asked = [int(each) for each in table.state.asked()]
    words: Words = {
        "view": table.game.view(table.state, seat).words(),
        "asked": question_words(table, seat) if seat is not None and reader in asked else None,
        "waiting": asked,
        "result": None if result is None else result.words(),
    }
    return dict(json.loads(json.dumps(words)))


def question_words(table: Table, seat: Seat) -> Words:
    question = table.question(seat)
    options = question["options"]
    assert isinstance(options, list)
    return {
        "choice": question["choice"],
        "facts": {name: question[name] for name in question if name not in ("seat", "choice", "clause", "options")},
        "options": [{"declines": None, **each} for each in options],
    }


def leaks(url: str, game: str, seed: int) -> list[str]:
    """Play one game; gives everything that somebody was told and should not have been."""
    watched = Watched(url, game, seed)
    watched.play()
    truth = Truth(watched.record, EVERY.get(game, 1))
    found: list[str] = []
    for reader, frames in watched.frames.items():
        secrets = watched.secrets_from(reader)
        for text in [*frames, *watched.answers[reader]]:
            if '"phase":"over"' not in text:
                found += [f"{reader} reads {secret!r}" for secret in secrets if secret in text]
        tables = [words for words in map(json.loads, frames) if words["is"] == "table" and words["phase"] != "open"]
        assert len(tables) > 10
        found += [f"{reader} at {words['seq']}" for words in tables if not truth.allows(reader, words)]
        found += [f"{reader} sees the draws" for words in tables if words["phase"] != "over" and words["chance"]]
        found += [f"{reader} sees {words['seat']}" for words in tables if words["seat"] != reader]
    return found


@pytest.mark.parametrize("game", shorter_ones(GAMES_EACH))
def test_nobody_is_told_what_only_others_may_know(server: Running, game: str) -> None:
    for seed in range(GAMES_EACH[game]):
        assert leaks(server.url, game, seed) == []


def test_the_search_would_find_another_seats_view(server: Running) -> None:
    watched = Watched(server.url, "arena-maximus", 99)
    watched.play()
    truth = Truth(watched.record)
    tables: list[dict[str, Any]] = [json.loads(text) for text in watched.frames[0] if '"running"' in text]
    assert all(truth.allows(0, words) for words in tables)
    assert not any(truth.allows(1, words) for words in tables)
    assert not any(truth.allows(None, words) for words in tables)
    assert [words for words in tables if words["seats"][0]["yours"]] == tables
    assert any(secret in text for text in watched.frames[0] for secret in watched.secrets_from(1))
