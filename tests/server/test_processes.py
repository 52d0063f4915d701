"""Two server processes on one PostgreSQL and one Valkey: people at the same table need not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from harena.core.record import read_record
from harena.games.catalogue import EDITIONS
from harena.server.hall import LEASE

from .clients import PASSPHRASE, Person, Words, client, fresh_id, guest, move_words, play_on, wait_for
from .databases import Postgres, Valkey, postgres, valkey
from .servers import Running, running

pytestmark = pytest.mark.xdist_group("processes")

PATIENCE = LEASE + 30.0


class Pair:
    """Two processes, and what they share."""

    def __init__(self, one: Running, two: Running, database: Postgres, bus: Valkey) -> None:
        self.one, self.two, self.database, self.bus = one, two, database, bus

    def people(self, game: str, **plan: object) -> tuple[Person, Person, str]:
        """Ada at the one, Bo at the other, and a bot between them."""
        ada, bo = guest(self.one.url, "Ada"), guest(self.two.url, "Bo")
        made = ada.make(game, "me", "open", "steady", **plan)
        bo.done(made["id"], "join", token=made["invite"])
        ada.done(made["id"], "start")
        return ada, bo, made["id"]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("pair")
    with (
        postgres() as database,
        valkey(folder) as bus,
        running(folder, DATABASE=database.url, BUS=bus.url) as one,
        running(folder, DATABASE=database.url, BUS=bus.url) as two,
    ):
        yield Pair(one, two, database, bus)


def test_a_whole_game_is_played_across_two_processes(pair: Pair) -> None:
    ada, bo, table = pair.people("colossal-arena")
    chance = random.Random(1)
    with ada.socket(table) as first, bo.socket(table) as second:
        here = [True, True, False]
        first.until(lambda words: [seat["here"] for seat in words["seats"]] == here)
        second.until(lambda words: [seat["here"] for seat in words["seats"]] == here)
        while first.table["phase"] == "running":
            for socket in (first, second):
                socket.drain()
                if socket.table["asked"] is not None:
                    done = socket.ask("move", **move_words(socket.table, chance))
                    if done["is"] == "done":
                        socket.up_to(done["seq"])
        second.until(lambda words: bool(words["phase"] == "over"))
        assert first.table["result"] == second.table["result"]
        assert first.events[0].keys() == second.events[1].keys()
    records = [person.http.get(f"/api/tables/{table}/record").text for person in (ada, bo)]
    assert records[0] == records[1]
    assert read_record(records[0], EDITIONS).state.over()


def test_taking_back_by_consent_works_across_processes(pair: Pair) -> None:
    ada, bo, table = pair.people("colossal-arena")
    chance = random.Random(2)
    play_on([ada, bo], table, chance, 12)
    wait_for(lambda: ada.look(table)["waiting"] in ([0], [1]))
    while ada.look(table)["undo"]:
        play_on([ada, bo], table, chance, 1)
        wait_for(lambda: ada.look(table)["waiting"] in ([0], [1]))
    before = ada.look(table)
    with bo.socket(table) as socket:
        ada.done(table, "undo")
        assert socket.until(lambda words: words["wish"] is not None)["wish"] == {"seat": 0, "agreed": []}
        assert socket.ask("consent", agree=True)["is"] == "done"
        after = socket.until(lambda words: bool(words["wish"] is None and words["seq"] > before["seq"] + 1))
    wait_for(lambda: ada.look(table)["seq"] == after["seq"])
    for person in (ada, bo):
        words = person.look(table)
        assert words["waiting"] == [0]
        assert len(words["events"]) < len(before["events"])


def test_whoever_signs_out_at_one_process_is_gone_from_the_other(pair: Pair) -> None:
    name = fresh_id()
    words = {"name": name, "passphrase": PASSPHRASE, "token": True}
    token = client(pair.one.url).post("/api/accounts", json=words).json()["token"]
    ada = Person(pair.one.url, token, name)
    table = ada.make("colossal-arena", "me", "open")["id"]
    with ada.at(pair.two.url).socket(table) as socket:
        assert socket.read()["seat"] == 0
        assert ada.http.delete("/api/sessions/current").status_code == 200
        assert socket.closed() == 1001
    assert ada.at(pair.two.url).http.get("/api/me").status_code == 401


def test_names_and_ids_that_a_database_cannot_keep_are_refused_before_it_is_asked(pair: Pair) -> None:
    ada = guest(pair.one.url)
    wrong = [
        ada.http.get("/api/tables/%00").status_code,
        ada.http.delete("/api/sessions/%00").status_code,
        ada.http.post("/api/accounts", json={"name": "ΐ" * 40, "passphrase": PASSPHRASE}).status_code,
        ada.http.get("/api/tables?before=nan").status_code,
    ]
    assert wrong == [400, 400, 400, 200]
    with ada.socket("%00") as socket:
        assert socket.read()["error"]["kind"] == "no-such-table"
    assert pair.one.healthy()


def test_moves_arrive_while_the_bus_is_gone_and_after_it_is_back(pair: Pair) -> None:
    ada, bo, table = pair.people("colossal-arena")
    chance = random.Random(3)
    with ada.socket(table) as first, bo.socket(table) as second:
        first.read()
        second.read()
        for change in (pair.bus.stop, pair.bus.start):
            change()
            for _ in range(2):
                play_on([ada, bo], table, chance, 1)
                seq = max(person.look(table)["seq"] for person in (ada, bo))
                for socket in (first, second):
                    socket.up_to(seq)
    assert pair.one.healthy()
    assert pair.two.healthy()


def test_when_one_process_dies_the_other_takes_over_and_nothing_is_lost(pair: Pair) -> None:
    ada, bo, table = pair.people("arena-maximus", clock={"each": 5}, late="bot", stand_in="steady")
    chance = random.Random(4)
    done: list[Words] = []
    with bo.socket(table) as socket:
        socket.read()
        with ada.socket(table):
            while len(done) < 3:
                for person in (ada, bo):
                    words = person.look(table)
                    if words["asked"] is not None:
                        done.append(person.done(table, "move", **move_words(words, chance)))
            pair.one.kill()
        acknowledged = max(each["seq"] for each in done)
        wait_for(lambda: bo.look(table)["seq"] >= acknowledged)
        # Ada is away: the bot's moves, and her clock, are the other's to look after now.
        socket.until(lambda words: words["seats"][0]["bot"] == "steady", PATIENCE)
        socket.until(lambda words: not words["seats"][0]["here"], PATIENCE)
        while socket.table["phase"] == "running":
            socket.drain()
            if socket.table["asked"] is not None:
                socket.ask("move", **move_words(socket.table, chance))
            if socket.table["phase"] == "running":
                socket.read(PATIENCE)
    assert bo.look(table)["result"] is not None
    back = ada.at(pair.two.url)
    assert back.look(table)["seat"] == 0
    assert read_record(back.http.get(f"/api/tables/{table}/record").text, EDITIONS).state.over()
