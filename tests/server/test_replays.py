"""Games are shown again step by step, and while they run nobody sees more of them than he has seen."""

from __future__ import annotations

import asyncio
import json
import random
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from harena.core.errors import BadRequest
from harena.core.ids import Seat
from harena.core.record import read_record, write_record
from harena.games.catalogue import EDITIONS
from harena.server import facts, wire
from harena.server.app import build
from harena.server.config import Config
from harena.server.errors import NotAllowed, Unfit
from harena.server.replays import (
    WAITING_MOST,
    Look,
    eyes_allowed,
    replay_words,
    tape_of_room,
    walk_record,
    walk_table,
    within,
)
from harena.server.room import Room
from harena.server.server import Server
from harena.server.telling import record_of
from harena.server.thinkers import Thinkers
from harena.server.wire import Eyes

from .clients import Person, Words, anybody, guest, play_on, two_at
from .rooms import ANN, BEN, COLOSSAL, CYD, DAN, TITLES, begun, play
from .servers import Running

pytestmark = pytest.mark.xdist_group("replays")


def halfway(game: str = COLOSSAL, answers: int = 25, **more: object) -> Room:
    room = begun(game, people=3, **more)  # type: ignore[arg-type]
    play(room, random.Random(4), answers)
    return room


def finished(**more: object) -> Room:
    return halfway(answers=100_000, **more)  # type: ignore[arg-type]


def shown(room: Room, eyes: Eyes, first: int = 0, count: int = 60) -> wire.ReplayWords:
    return replay_words(tape_of_room(room, eyes), Look(eyes, first, count))


# ---- what is shown


@pytest.mark.parametrize("game", TITLES)
def test_each_step_is_the_table_as_it_was_then(game: str) -> None:
    room = halfway(game)
    words, table = shown(room, 1), room.running()
    assert [step.seq for step in words.steps] == list(range(26))
    for seq in (0, 7, 25):
        step, then = words.steps[seq], table.at(seq)
        assert step.view == then.game.view(then.state, Seat(1)).words()
        assert step.seat == then.entries[-1].seat
        assert step.first == then.entries[-1].first_event
        assert step.waiting == then.state.asked()
    assert words.events == table.events(Seat(1))
    assert words.last == 25
    assert words.result is None


def test_some_steps_come_with_the_events_of_these_alone() -> None:
    room = finished()
    whole, some = shown(room, "public"), shown(room, "public", 10, 5)
    assert some.steps == whole.steps[10:15]
    assert some.events == [event for event in whole.events if 10 <= event["seq"] < 15]
    last = shown(room, "public", whole.last, 60)
    assert [step.seq for step in last.steps] == [whole.last]
    assert last.steps[0].waiting == []
    assert shown(room, "public", whole.last + 1).steps == []
    assert last.result == whole.result != None  # noqa: E711 - all three are the same, and there is one


def test_a_game_that_is_over_shows_every_answer_and_all_hands() -> None:
    room = finished()
    words = shown(room, "all")
    assert all(step.say and step.clause for step in words.steps[1:])
    assert (words.steps[0].say, words.steps[0].clause) == ([], None)
    then = room.running().at(12)
    assert words.steps[12].views == [then.game.view(then.state, Seat(seat)).words() for seat in range(3)]
    assert words.steps[12].view == then.game.view(then.state, None).words()
    assert all("kind" in event for event in words.events)
    assert words.names == ["Ann", "Ben", "Cyd"]
    assert shown(room, 0).steps[0].views is None


# ---- what is not shown while a game runs


@pytest.mark.parametrize("game", TITLES)
def test_what_others_answered_is_told_by_events_alone(game: str) -> None:
    words = shown(halfway(game), 1)
    for step in words.steps:
        assert bool(step.say) == bool(step.clause) == (step.seat == 1)
    assert not any(step.say for step in shown(halfway(game), "public").steps)


@pytest.mark.parametrize("game", TITLES)
def test_another_seats_secrets_change_nothing_of_what_one_is_shown(game: str) -> None:
    """Nothing is in a replay that is not in the views and events of its reader at some time."""
    room = halfway(game)
    table = room.running()
    for reader in (0, None):
        words = shown(room, "public" if reader is None else reader)
        seat = None if reader is None else Seat(reader)
        views = [then.game.view(then.state, seat).words() for then in map(table.at, range(26))]
        assert [step.view for step in words.steps] == views
        assert words.events == table.events(seat)
    assert room.secrets.seed not in msgspec.json.encode(shown(room, 0)).decode()


def test_only_ones_own_eyes_are_open_while_a_game_runs() -> None:
    room = halfway()
    assert eyes_allowed(room, ANN, None) == 0
    assert eyes_allowed(room, BEN, 1) == 1
    assert eyes_allowed(room, CYD, "public") == eyes_allowed(room, None, None) == eyes_allowed(room, DAN, None)
    refused: list[tuple[Any, Eyes]] = [(ANN, 1), (ANN, "all"), (DAN, 0), (None, 0), (None, "all")]
    for caller, eyes in refused:
        with pytest.raises(NotAllowed, match="your own seat"):
            eyes_allowed(room, caller, eyes)
    with pytest.raises(BadRequest, match="seats 0 to 2, not 7"):
        eyes_allowed(room, ANN, 7)


def test_a_frozen_game_is_not_over() -> None:
    room = halfway()
    room.keep(facts.Froze("We look into it."), room.at)
    with pytest.raises(NotAllowed):
        eyes_allowed(room, ANN, "all")
    assert tape_of_room(room, 0).secret


def test_before_the_start_there_is_nothing_to_show() -> None:
    room = begun(people=2)
    room.table = None
    with pytest.raises(NotAllowed, match="has not started"):
        tape_of_room(room, "public")


def test_tables_without_spectators_are_shown_to_those_who_sit_there() -> None:
    for room in (halfway(watch=False), finished(watch=False)):
        assert eyes_allowed(room, ANN, 0) == 0
        with pytest.raises(NotAllowed, match="spectators"):
            eyes_allowed(room, DAN, "public")


def test_when_it_is_over_any_eyes_are_open() -> None:
    room = finished()
    everybodys: list[Eyes] = [0, 1, 2, "public", "all"]
    assert [eyes_allowed(room, None, eyes) for eyes in everybodys] == everybodys


def test_strict_memory_closes_what_was_forgotten_until_the_game_is_over() -> None:
    room = halfway(answers=40, options={"memory": "strict"})
    words = shown(room, 0)
    assert 0 < words.earliest == words.steps[0].seq
    told = room.running().events(Seat(0))
    assert words.events == told[words.steps[0].first :]
    assert shown(room, 0, 0, words.earliest).steps == []
    over = shown(finished(options={"memory": "strict"}), 0)
    assert (over.earliest, over.steps[0].seq) == (0, 0)


# ---- records


def test_a_record_is_checked_and_shown_through_any_eyes() -> None:
    room = finished()
    text = write_record(room.running())
    everybodys: list[Eyes] = [0, "public", "all"]
    for eyes in everybodys:
        words = msgspec.json.decode(walk_record(text, Look(eyes, 0, 60)))
        assert words["names"] == ["", "", ""]
        table = json.loads(walk_table(tape_of_room(room, eyes), Look(eyes, 0, 60)))
        assert words == {**table, "names": words["names"]}


def test_a_record_keeps_what_the_seats_were_called() -> None:
    room = finished()
    room.seats[1].name = "Zoë"
    text = record_of(room)
    assert text.isascii()
    assert msgspec.json.decode(walk_record(text, Look("all", 0, 1)))["names"] == ["Ann", "Zoë", "Cyd"]
    # Whoever reads the game itself finds it as it was played.
    assert write_record(read_record(text, EDITIONS)) == write_record(room.running())


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Ben", 3], ["Ann", "Ben", "C" * 81]])
def test_names_that_are_no_names_are_refused(names: Any) -> None:
    text = write_record(finished().running(), names)
    with pytest.raises(Unfit, match="a name of up to 80 letters for each seat"):
        walk_record(text, Look("all", 0, 1))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda text: text[:100], "not a line of a record"),
        (lambda text: text.replace('"seat":0', '"seat":1', 1), "was changed"),
        (lambda text: text.replace("colossal-arena", "chess", 1), "There is no game"),
        (lambda text: "é" + text, "ASCII"),
    ],
)
def test_a_record_that_does_not_verify_is_refused_with_its_sentence(wrong: Any, sentence: str) -> None:
    text = write_record(halfway().running())
    with pytest.raises(Unfit, match=sentence):
        walk_record(wrong(text), Look("all", 0, 60))


def test_a_record_has_no_more_eyes_than_seats() -> None:
    with pytest.raises(BadRequest, match="seats 0 to 2, not 3"):
        walk_record(write_record(halfway().running()), Look(3, 0, 60))


# ---- over the wire


def replay(person: Person, table: str, **query: Any) -> Words:
    answer = person.http.get(f"/api/tables/{table}/replay", params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_running_table_is_shown_again_to_each_through_his_own_eyes(server: Running) -> None:
    ada, bo, table = two_at(server.url, COLOSSAL)
    play_on([ada, bo], table, random.Random(3), 6)
    for person, seat in ((ada, 0), (bo, 1), (anybody(server.url), None)):
        words = replay(person, table)
        assert words["eyes"] == ("public" if seat is None else seat)
        assert words["names"] == ["Ada", "Bo", "steady"]
        now = person.look(table)
        told = [event for event in now["events"] if event["seq"] <= words["last"]]
        assert words["events"] == told[: len(words["events"])]
        assert bool(words["steps"][-1]["say"]) == (words["steps"][-1]["seat"] == seat)
    for person, eyes, status in ((ada, 1, 403), (ada, "all", 403), (bo, 0, 403), (ada, 9, 400), (ada, "both", 400)):
        refused = person.http.get(f"/api/tables/{table}/replay", params={"eyes": eyes})
        assert (refused.status_code, refused.json()["is"]) == (status, "refused")
    assert anybody(server.url).http.get(f"/api/tables/{table}/replay?eyes=0").status_code == 403
    assert ada.http.get(f"/api/tables/{table}/replay?count=61").status_code == 400


def test_a_record_that_is_sent_is_shown(server: Running) -> None:
    http = anybody(server.url).http
    text = write_record(finished().running())
    answer = http.post("/api/replay", json={"record": text, "eyes": "all", "first": 3, "count": 2})
    assert answer.status_code == 200, answer.text
    words = msgspec.json.decode(answer.content, type=wire.ReplayWords)
    assert [step.seq for step in words.steps] == [3, 4]
    assert len(words.steps[0].views or []) == 3
    changed = http.post("/api/replay", json={"record": text.replace('"drawn":[', '"drawn":[1,', 1)})
    assert (changed.status_code, changed.json()["error"]["kind"]) == (400, "bad-request")
    assert "was changed" in changed.json()["error"]["say"]
    assert changed.json()["error"]["about"]["entry"] == 0
    padded = http.post("/api/replay", json={"record": text + " " * 200_000})
    assert padded.status_code == 400
    assert "not a line" in padded.json()["error"]["say"]
    assert http.post("/api/replay", json={"record": "x" * (wire.RECORD_MOST + 1)}).status_code == 400
    assert http.post("/api/replay", json={"record": "x" * wire.RECORD_BODY_MOST}).status_code == 413
    assert server.healthy()


def test_too_many_games_at_once_are_refused(file: Path) -> None:
    server = Server(Config(database=f"sqlite:///{file}"))
    server.readers.waiting = WAITING_MOST
    with TestClient(build(server)) as http:
        answers = [http.post("/api/replay", json={"record": "x"}) for _ in range(31)]
    assert [answer.status_code for answer in answers] == [503] * 30 + [429]
    assert answers[0].json()["error"]["say"].startswith("Many replays are being opened")
    assert answers[-1].json()["error"]["say"].startswith("Too many games opened")


def endless() -> None:
    with within(1):
        time.sleep(60)


def test_a_game_without_end_ends_its_process_and_no_other() -> None:
    async def ask() -> bytes:
        readers = Thinkers(1)
        try:
            with pytest.raises(BrokenProcessPool):
                await readers.ask(endless)
            tape = tape_of_room(halfway(), 0)
            return await readers.ask(walk_table, tape, Look(0, 0, 1))
        finally:
            readers.close()

    assert len(json.loads(asyncio.run(ask()))["steps"]) == 1


# ---- why not


def test_a_move_that_is_not_possible_is_told_why_and_changes_nothing(server: Running) -> None:
    ada = guest(server.url)
    table = ada.make(COLOSSAL, "me", "open", start=False)
    bo = guest(server.url, "Bo")
    bo.done(table["id"], "join", token=table["invite"])
    ada.done(table["id"], "start")
    asked, other = (ada, bo) if ada.look(table["id"])["asked"] else (bo, ada)
    before = asked.look(table["id"])
    possible = before["asked"]["options"][0]["say"]
    assert why_not(asked, table["id"], possible)["kind"] == "possible"
    wrong = why_not(asked, table["id"], "take wyrm")
    moved = asked.do(table["id"], "move", seq=before["seq"], say=["take wyrm"]).json()["error"]
    assert wrong == moved
    assert why_not(asked, table["id"], "dance")["kind"] == "not-a-move"
    assert why_not(other, table["id"], possible)["kind"] == "not-your-turn"
    taken = other.http.post(f"/api/tables/{table['id']}/why-not", json={"say": possible, "seat": before["seat"]})
    assert taken.status_code == 403
    assert anybody(server.url).http.post(f"/api/tables/{table['id']}/why-not", json={"say": "x"}).status_code == 401
    assert asked.look(table["id"]) == before


def why_not(person: Person, table: str, say: str) -> Words:
    answer = person.http.post(f"/api/tables/{table}/why-not", json={"say": say})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())
