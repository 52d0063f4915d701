"""A whole game over the API alone, its record, its rematch, and its way through a crash."""

from __future__ import annotations

import random
from typing import Any

import pytest

from harena.core.record import read_record
from harena.core.seeding import commitment
from harena.games.catalogue import EDITIONS

from .clients import Person, Socket, Words, anybody, guest, move_words, play_on, shorter_ones, two_at, wait_for
from .servers import Running

pytestmark = pytest.mark.xdist_group("api")

TITLES = ("colossal-arena", "arena-maximus", "circus-maximus")


class OverHttp:
    """Plays by asking what is new, and posting."""

    def __init__(self, person: Person, table: str, chance: random.Random) -> None:
        self.person, self.table, self.chance = person, table, chance
        self.events: dict[int, Words] = {}
        self.seq = -1
        self.answers = 0

    def play(self) -> Words:
        words = self.person.look(self.table, since=self.seq)
        for number in [number for number in self.events if number >= words["first"]]:
            del self.events[number]
        self.events.update(enumerate(words["events"], words["first"]))
        self.seq = words["seq"]
        if words["asked"] is not None:
            self.answers += self.person.do(self.table, "move", **move_words(words, self.chance)).status_code == 200
        return words


class OverSocket:
    """Plays by listening, and answering over the same socket."""

    def __init__(self, socket: Socket, chance: random.Random) -> None:
        self.socket, self.chance = socket, chance
        self.answers = 0

    def play(self) -> None:
        self.socket.drain()
        words = self.socket.table
        if words["asked"] is not None:
            done = self.socket.ask("move", **move_words(words, self.chance))
            self.answers += done["is"] == "done"
            if done["is"] == "done":
                self.socket.up_to(done["seq"])


def check_record(person: Person, table: str, made: Words) -> None:
    answer = person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].startswith("attachment")
    record = read_record(answer.text, EDITIONS)
    over = person.look(table)
    assert record.state.over()
    assert commitment(record.spec) == made["commitment"] == over["commitment"]
    assert over["chance"] == record.spec
    assert over["chance"]["salt"] == f"{table}/0:mine/1:his own"


@pytest.mark.parametrize("game", shorter_ones(TITLES))
def test_a_whole_game_is_played_over_a_socket_and_plain_http_and_its_record_verifies(
    server: Running, game: str
) -> None:
    ada, bo, chance = guest(server.url, "Ada"), guest(server.url, "Bo"), random.Random(game)
    made = ada.make(game, "me", "open", "steady", start=False)
    table = made["id"]
    with ada.socket(table) as socket:
        assert socket.read()["commitment"] == made["commitment"]
        bo.done(table, "join", token=made["seat_tokens"]["1"])
        assert socket.ask("add-seed", text="mine")["is"] == "done"
        bo.done(table, "add-seed", text="his own")
        assert socket.ask("start")["is"] == "done"
        socket.until(lambda words: bool(words["phase"] == "running"))
        assert bo.http.get(f"/api/tables/{table}/record").status_code == 403
        first, second = OverSocket(socket, chance), OverHttp(bo, table, chance)
        while second.play()["phase"] == "running":
            first.play()
        socket.until(lambda words: bool(words["phase"] == "over"))
        assert socket.table["result"] is not None
        assert socket.table["result"] == bo.look(table)["result"]
        assert list(socket.events[0].values()) == ada.look(table)["events"]
        assert list(second.events.values()) == bo.look(table)["events"]
        assert first.answers
        assert second.answers
        check_record(bo, table, made)
        again = socket.ask("rematch")["table"]
    assert bo.done(table, "rematch")["table"] == again
    assert bo.look(table)["next"] == again
    assert bo.done(again, "join")["is"] == "done"
    assert [seat["name"] for seat in bo.look(again)["seats"]] == ["Ada", "Bo", ""]
    assert [seat["yours"] for seat in bo.look(again)["seats"]] == [False, True, False]
    ada.done(again, "start")
    assert ada.look(again)["phase"] == "running"


def test_after_a_crash_everything_acknowledged_is_still_there(server: Running) -> None:
    ada, bo, table = two_at(server.url, "colossal-arena")
    chance = random.Random(6)
    play_on([ada, bo], table, chance, 6)
    last: list[Words] = []
    with ada.socket(table) as socket:
        socket.read()
        while not last:
            socket.drain()
            if socket.table["asked"] is not None:
                move = {"id": "the-last", **move_words(socket.table, chance)}
                last = [move, socket.ask("move", **move)]
            elif bo.look(table)["asked"] is not None:
                play_on([bo], table, chance, 1)
    assert last[1]["is"] == "done"
    server.kill()
    server.start()
    after = ada.look(table)
    assert after["seq"] >= last[1]["seq"]
    assert ada.done(table, "move", **last[0]) == last[1]
    play_on([ada, bo], table, chance, 4)
    assert ada.look(table)["seq"] > after["seq"]


def test_a_stale_move_is_told_what_it_missed(server: Running) -> None:
    ada, bo, table = two_at(server.url, "colossal-arena")
    chance = random.Random(1)
    play_on([ada, bo], table, chance, 2)
    wait_for(lambda: any(person.look(table)["asked"] for person in (ada, bo)))
    asked = next(person for person in (ada, bo) if person.look(table)["asked"])
    stale = {**move_words(asked.look(table), chance), "seq": 0}
    answer = asked.do(table, "move", **stale)
    assert answer.status_code == 409
    assert answer.json()["error"]["kind"] == "stale"
    assert answer.json()["missed"]["asked"] == asked.look(table)["asked"]


def test_a_wrong_move_is_refused_with_its_clause_and_changes_nothing(server: Running) -> None:
    ada, bo, table = two_at(server.url, "colossal-arena")
    wait_for(lambda: any(person.look(table)["asked"] for person in (ada, bo)))
    asked = next(person for person in (ada, bo) if person.look(table)["asked"])
    other = bo if asked is ada else ada
    before = asked.look(table)
    legal = {option["pick"] for option in before["asked"]["options"]}
    wrong = next(pick for pick in range(1_000) if pick not in legal)
    answer = asked.do(table, "move", seq=before["seq"], picks=[wrong])
    assert answer.status_code == 422
    assert answer.json()["error"]["clause"].startswith("CA-")
    assert other.do(table, "move", seq=before["seq"], picks=[min(legal)]).json()["error"]["kind"] == "not-your-turn"
    assert asked.do(table, "move", seq=before["seq"]).json()["error"]["kind"] == "not-a-move"
    assert asked.do(table, "move", seq=before["seq"], picks=[2**31]).status_code == 400
    assert asked.look(table) == {**before, "at": before["at"]}


def test_a_program_takes_a_seat_by_its_token_alone(server: Running) -> None:
    ada = guest(server.url)
    made = ada.make("colossal-arena", "me", "open", start=False)
    program = Person(server.url, made["seat_tokens"]["1"])
    assert program.done(made["id"], "join")["is"] == "done"
    assert program.look(made["id"])["seat"] == 1
    assert program.http.get("/api/me").status_code == 401
    ada.done(made["id"], "start")
    chance = random.Random(2)
    assert play_on([ada, program], made["id"], chance, 4) == 4


def test_games_and_lists_tell_what_there_is(server: Running) -> None:
    ada, bo = guest(server.url), guest(server.url, "Bo")
    games = ada.http.get("/api/games").json()
    assert {game["name"] for game in games["games"]} == {name for name, _ in EDITIONS}
    assert "steady" in games["bots"]
    open_one = ada.make("colossal-arena", "me", "open", public=True, name="Come and play")["id"]
    hidden = ada.make("colossal-arena", "me", "open")["id"]
    public = lines(bo)
    assert public[open_one]["name"] == "Come and play"
    assert (public[open_one]["seats"], public[open_one]["free"]) == (2, 1)
    assert hidden not in public
    assert {open_one, hidden} <= lines(ada, mine=True).keys()
    assert not lines(bo, mine=True)
    bo.done(open_one, "join")
    assert open_one in lines(bo, mine=True)
    ada.done(open_one, "start")
    turns = [lines(person, mine=True)[open_one]["your_turn"] for person in (ada, bo)]
    assert turns == [bool(person.look(open_one)["asked"]) for person in (ada, bo)]
    assert any(turns)
    assert anybody(server.url).http.get("/api/tables", params={"mine": True}).status_code == 401


def lines(person: Person, **query: Any) -> dict[str, Words]:
    return {line["id"]: line for line in person.http.get("/api/tables", params=query).json()["tables"]}


@pytest.mark.parametrize("game", shorter_ones(TITLES))
def test_the_champion_tells_what_it_would_do_and_why(server: Running, game: str) -> None:
    ada = guest(server.url, "Ada")
    table = ada.make(game, "me", "random")["id"]
    wait_for(lambda: len((ada.look(table)["asked"] or {"options": []})["options"]) > 1)
    hint = ada.http.post(f"/api/tables/{table}/hint", json={}, timeout=60).json()
    options = {option["pick"]: option["say"] for option in ada.look(table)["asked"]["options"]}
    assert options[hint["chosen"]["pick"]] == hint["chosen"]["move"]
    assert all(other["pick"] in options for other in hint["others"])
    assert 1 <= hint["chosen"]["place"] <= 2
    other = guest(server.url, "Bo").http.post(f"/api/tables/{table}/hint", json={})
    assert other.status_code == 403


def test_odds_are_told_to_the_seat_that_asks_for_them(server: Running) -> None:
    ada, bo, table = two_at(server.url, "arena-maximus")
    wait_for(lambda: any(person.look(table)["asked"] for person in (ada, bo)))
    mover, other = (ada, bo) if ada.look(table)["asked"] else (bo, ada)
    asked = mover.look(table)["asked"]
    picks = [asked["options"][0]["pick"]]
    told = mover.http.post(f"/api/tables/{table}/odds", json={"picks": picks})
    in_words = mover.http.post(f"/api/tables/{table}/odds", json={"say": [asked["options"][0]["say"]]})
    assert told.status_code == 200
    assert told.json() == in_words.json()
    refused = other.http.post(f"/api/tables/{table}/odds", json={"picks": picks, "seat": asked["seat"]})
    assert refused.status_code == 403
