"""Sockets: the table as it changes, commands, limits, and ends."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from .clients import anybody, fresh_id, guest, move_words, play_on, two_at, wait_for
from .servers import Running, running

pytestmark = pytest.mark.xdist_group("socket")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = {"SOCKETS_OF_ADDRESS": "4", "SOCKETS_OF_PERSON": "2", "MESSAGES": "20"}
    with running(tmp_path_factory.mktemp("strict"), **limits) as server:
        yield server


def test_a_socket_shows_the_table_then_what_is_new(server: Running) -> None:
    ada, bo, table = two_at(server.url, "colossal-arena")
    with ada.socket(table) as socket:
        first = socket.read()
        assert first["is"] == "table"
        assert first["first"] == 0
        play_on([ada, bo], table, random.Random(3), 3)
        seq = ada.look(table)["seq"]
        socket.up_to(seq)
        assert socket.table["first"] > 0
        assert list(socket.events[0].values())[: len(first["events"])] == first["events"]


def test_whoever_comes_back_is_told_what_he_missed(server: Running) -> None:
    ada, bo, table = two_at(server.url, "colossal-arena")
    with ada.socket(table) as socket:
        before = socket.read()
    play_on([ada, bo], table, random.Random(4), 2)
    with ada.socket(table, since=before["seq"]) as socket:
        missed = socket.read()
    whole = ada.look(table)
    assert missed["first"] == len(before["events"])
    assert before["events"] + missed["events"] == whole["events"][: missed["first"] + len(missed["events"])]
    with ada.socket(table, since=10_000) as socket:
        assert socket.read()["first"] == 0


def test_a_repeat_over_another_way_is_answered_as_the_first_time(server: Running) -> None:
    ada, bo, table = two_at(server.url, "colossal-arena")
    wait_for(lambda: any(person.look(table)["asked"] for person in (ada, bo)))
    asked = next(person for person in (ada, bo) if person.look(table)["asked"])
    move = {"id": fresh_id(), **move_words(asked.look(table), random.Random(5))}
    with asked.socket(table) as socket:
        first = socket.ask("move", **move)
        assert socket.ask("move", **move) == first
    assert asked.done(table, "move", **move) == first


def test_everybody_sees_who_is_here(server: Running) -> None:
    ada, bo, table = two_at(server.url, "colossal-arena")
    with ada.socket(table) as socket:
        assert [seat["here"] for seat in socket.read()["seats"]] == [True, False, False]
        with bo.socket(table):
            socket.until(lambda words: [seat["here"] for seat in words["seats"]] == [True, True, False])
        socket.until(lambda words: [seat["here"] for seat in words["seats"]] == [True, False, False])


def test_one_person_in_two_seats_gets_each_seats_own_view(server: Running) -> None:
    ada = guest(server.url)
    table = ada.make("colossal-arena", "me", "me")["id"]
    with ada.socket(table) as socket:
        socket.read()
        socket.read()
        assert set(socket.tables) == {0, 1}
        assert socket.tables[0]["view"] != socket.tables[1]["view"]


def test_a_spectator_may_look_and_nothing_else(server: Running) -> None:
    _, _, table = two_at(server.url, "colossal-arena")
    with anybody(server.url).socket(table) as socket:
        assert socket.read()["seat"] is None
        assert socket.ask("say", text="hello")["error"]["kind"] == "not-allowed"
        assert socket.table["asked"] is None
        assert socket.table["standing"] == []


def test_what_is_no_command_is_refused_with_its_id_and_the_socket_stays(server: Running) -> None:
    ada, _, table = two_at(server.url, "colossal-arena")
    with ada.socket(table) as socket:
        seq = socket.read()["seq"]
        for text in (
            "",
            "null",
            "[]",
            "{",
            "NaN",
            '{"do":"win","id":"x"}',
            '{"do":"say","id":"x","txt":"y"}',
            "[" * 8_000,
        ):
            socket.send(text)
            frame = socket.read()
            while frame["is"] == "table":
                frame = socket.read()
            assert (frame["is"], frame["error"]["kind"]) == ("refused", "bad-request")
            assert frame["id"] == ("x" if '"id":"x"' in text else None)
        socket.send(b"\xff\x00")
        assert socket.ask("say", text="still here")["is"] == "done"
        socket.up_to(seq + 1)


def test_a_frame_of_a_megabyte_closes_the_socket_and_the_server_lives(server: Running) -> None:
    ada, _, table = two_at(server.url, "colossal-arena")
    with ada.socket(table) as socket:
        socket.read()
        socket.send(json.dumps({"do": "say", "id": "x", "text": "y" * 1_000_000}))
        assert socket.closed() == 1009
    assert server.healthy()


def test_a_table_that_is_not_there_is_said_so_and_closed(server: Running) -> None:
    for name in ("none", "%00", "a%20b", "x" * 60):
        with guest(server.url).socket(name) as socket:
            assert socket.read()["error"]["kind"] == "no-such-table"
            assert socket.closed() == 1008


def test_plain_requests_cannot_open_a_socket(server: Running) -> None:
    _, _, table = two_at(server.url, "colossal-arena")
    assert httpx.get(f"{server.url}/api/tables/{table}/socket", verify=False).status_code == 405
    with pytest.raises(InvalidStatus), anybody(server.url).socket(f"{table}/more"):
        pass


def test_too_many_messages_close_the_socket(strict: Running) -> None:
    ada, _, table = two_at(strict.url, "colossal-arena")
    with ada.socket(table) as socket:
        for number in range(21):
            socket.send(f"{number}")
        assert socket.closed() == 1008
    assert any("Too many messages" in frame for frame in socket.frames)
    assert sum('"refused"' in frame for frame in socket.frames) == 21


def test_a_spectator_has_half_as_many(strict: Running) -> None:
    _, _, table = two_at(strict.url, "colossal-arena")
    with anybody(strict.url).socket(table) as socket:
        for number in range(11):
            socket.send(f"{number}")
        assert socket.closed() == 1008


def test_sockets_are_limited_by_person_and_by_address(strict: Running) -> None:
    ada, bo, table = two_at(strict.url, "colossal-arena")
    with ExitStack() as open_ones:
        for _ in range(2):
            assert open_ones.enter_context(ada.socket(table)).read()["is"] == "table"
        third = open_ones.enter_context(ada.socket(table))
        assert third.read()["error"]["kind"] == "too-much"
        assert third.closed() == 1008
        for _ in range(2):
            assert open_ones.enter_context(bo.socket(table)).read()["is"] == "table"
        with anybody(strict.url).socket(table) as fifth:
            assert fifth.read()["error"]["kind"] == "too-much"
    wait_for(lambda: "harena_sockets 0.0" in httpx.get(f"{strict.url}/metrics", verify=False).text)
    with bo.socket(table) as socket:
        assert socket.read()["is"] == "table"


def test_a_clean_stop_tells_sockets_to_come_back(strict: Running) -> None:
    ada, _, table = two_at(strict.url, "colossal-arena")
    with ada.socket(table) as socket:
        done = socket.ask("say", text="kept")
        strict.stop()
        assert socket.closed() in (1001, 1012)
    strict.start()
    assert ada.look(table)["said"][-1]["text"] == "kept"
    assert ada.look(table)["seq"] >= done["seq"]
