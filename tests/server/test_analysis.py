"""Finished games looked into: reviews with their progress, and reasons for single moves."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from harena.core.errors import BadRequest
from harena.core.record import write_record
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.server import reviews, wire
from harena.server.errors import TooBusy
from harena.server.reviews import Desk, Progress

from .clients import Person, client, guest, wait_for
from .servers import Running

pytestmark = pytest.mark.xdist_group("api")
RECORD = (Path(__file__).parents[1] / "contract" / "records" / "arena-maximus-1.jsonl").read_text()
ENTRIES = len(RECORD.splitlines()) - 2
UNFINISHED = write_record(Table(GAMES["colossal-arena"], 3, {}, {"make": "fast", "seed": 7}))


def looked_into(person: Person) -> wire.ReviewWords:
    """A review with next to no futures, asked for until it is there."""
    found: list[wire.AnalysisWords] = []

    def is_done() -> bool:
        answer = person.http.post("/api/analysis", json={"record": RECORD, "futures": 8})
        assert answer.status_code == 200, answer.text
        found.append(msgspec.json.decode(answer.content, type=wire.AnalysisWords, strict=True))
        return found[-1].review is not None

    wait_for(is_done, patience=120.0)
    assert [words.done for words in found] == sorted(words.done for words in found)
    assert all(words.done <= words.total for words in found)
    assert (found[-1].done, found[-1].total) == (ENTRIES, ENTRIES)
    assert found[-1].review is not None
    return found[-1].review


# ---- over HTTP


def test_a_review_goes_on_until_it_is_done_and_is_remembered(server: Running) -> None:
    review = looked_into(guest(server.url))
    assert review.complete
    assert review.futures == 8
    assert len(review.worth) == len(review.places) == ENTRIES
    assert all(len(worth) == len(place) == 2 for worth, place in zip(review.worth, review.places, strict=True))
    assert all(1.0 <= place <= 2.0 for places in review.places for place in places)
    assert {decision.seat for decision in review.decisions} == {0, 1}
    assert sorted(seat.place for seat in review.seats) == [1, 2]
    once_more = guest(server.url).http.post("/api/analysis", json={"record": RECORD, "futures": 8}).json()
    assert once_more["review"] == msgspec.to_builtins(review)


@pytest.mark.parametrize(
    ("bot", "seq"), [(None, 1), (None, ENTRIES - 1), ("club", 1), ("steady", 5)], ids=["first", "last", "bot", "steady"]
)
def test_reasons_for_a_move(server: Running, bot: str | None, seq: int) -> None:
    answer = guest(server.url).http.post("/api/why", json={"record": RECORD, "seq": seq, "bot": bot})
    assert answer.status_code == 200, answer.text
    why = msgspec.json.decode(answer.content, type=wire.WhyWords, strict=True)
    assert why.bot == (bot if bot == "club" else None)
    if why.hint is not None:
        assert why.hint.chosen.move == why.move
        assert why.hint.seat == why.seat


@pytest.mark.parametrize("route", ["/api/analysis", "/api/why"])
def test_only_whole_records_of_finished_games_are_looked_into(server: Running, route: str) -> None:
    person = guest(server.url)
    more = {"seq": 1} if route == "/api/why" else {}

    def refused(record: str) -> str:
        for _ in range(100):
            # The process that reads records may have to be started first.
            answer = person.http.post(route, json={"record": record, **more})
            if answer.status_code != 200:
                assert answer.status_code == 400
                return str(answer.json()["error"]["say"])
            time.sleep(0.1)
        raise AssertionError("It was not refused.")

    assert "not over" in refused(UNFINISHED)
    assert "was changed" in refused(RECORD.replace('"seat":1', '"seat":0', 1))
    assert "not a Harena record" in refused('{"harena":1}')


@pytest.mark.parametrize(
    ("more", "say"), [({"seq": 5_000}, "entries 1 to"), ({"seq": 1, "bot": "nobody"}, "There is no bot")]
)
def test_reasons_are_asked_of_what_is_there(server: Running, more: dict[str, Any], say: str) -> None:
    answer = guest(server.url).http.post("/api/why", json={"record": RECORD, **more})
    assert answer.status_code == 400
    assert say in answer.json()["error"]["say"]


def test_one_has_to_say_who_one_is(server: Running) -> None:
    for route, body in [("/api/analysis", {"record": RECORD}), ("/api/why", {"record": RECORD, "seq": 1})]:
        assert client(server.url).post(route, json=body).status_code == 401


def test_only_these_routes_take_long_bodies(server: Running) -> None:
    person = guest(server.url)
    long = {"record": "x" * 100_000}
    assert person.http.post("/api/why", json={**long, "seq": 1}).status_code == 400
    assert person.http.post("/api/lessons/colossal-bets", json=long).status_code == 413
    too_long = {"record": "x" * (wire.RECORD_BODY_MOST + 1), "seq": 1}
    assert person.http.post("/api/why", json=too_long).status_code == 413


# ---- one at a time


class Slow:
    """Readers that need three looks for every game."""

    def __init__(self) -> None:
        self.looks: dict[str, int] = {}
        self.order: list[str] = []

    async def ask(self, _work: object, _key: str, record: str, _futures: int | None) -> Progress:
        await asyncio.sleep(0.001)
        if record == "broken":
            raise BadRequest("This record is broken.")
        self.order.append(record)
        self.looks[record] = self.looks.get(record, 0) + 1
        return Progress(self.looks[record], 3, REVIEW if self.looks[record] == 3 else None)


REVIEW = wire.ReviewWords("none", 3, 3, True, 8, [], [], [], [], [], None)


def asked(record: str) -> wire.AnalysisAsked:
    return wire.AnalysisAsked(record=record)


def desk_of(readers: Slow) -> Desk:
    return Desk(readers)  # type: ignore[arg-type]


def test_a_broken_record_is_refused_and_forgotten() -> None:
    async def run() -> None:
        desk = desk_of(Slow())
        with pytest.raises(BadRequest, match="broken"):
            await desk.ask("ada", asked("broken"))
        assert not desk.jobs

    asyncio.run(run())


def test_another_game_takes_the_place_of_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.0)

    async def run() -> None:
        readers = Slow()
        desk = desk_of(readers)
        async with desk.running():
            await desk.ask("ada", asked("one"))
            await desk.ask("bo", asked("two"))
            await desk.ask("ada", asked("three"))
            await asyncio.gather(*[job.task for job in desk.jobs.values() if job.task is not None])
            assert readers.looks == {"one": 1, "two": 3, "three": 3}
            while (await desk.ask("ada", asked("one"))).review is None:
                await asyncio.sleep(0.001)
        assert readers.looks["one"] == 3

    asyncio.run(run())


def test_nobody_waits_for_a_review_that_nobody_asks_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.0)
    monkeypatch.setattr(reviews, "PATIENCE", 0.0)

    async def run() -> None:
        readers = Slow()
        desk = desk_of(readers)
        await desk.ask("ada", asked("one"))
        await asyncio.gather(*[job.task for job in desk.jobs.values() if job.task is not None])
        assert readers.looks == {}

    asyncio.run(run())


def test_there_is_an_end_to_how_many_are_taken_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.0)

    async def run() -> None:
        desk = desk_of(Slow())
        for number in range(reviews.WAITING_MOST):
            await desk.ask(f"person {number}", asked(f"game {number}"))
        with pytest.raises(TooBusy):
            await desk.ask("ada", asked("one"))
        for round_of in range(2 * reviews.KEPT):
            await asyncio.gather(*[job.task for job in desk.jobs.values() if job.task is not None])
            await desk.ask("ada", asked(f"later {round_of}"))
        assert len(desk.jobs) <= reviews.KEPT

    asyncio.run(run())
