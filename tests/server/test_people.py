"""Guests, accounts and sessions."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import httpx
import pytest

from harena.server.guard import COOKIE

from .clients import PASSPHRASE, Person, anybody, client, fresh_id, guest, two_at
from .servers import Running, running

pytestmark = pytest.mark.xdist_group("people")

WRONG = "not the passphrase"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = {"SIGN_INS": "2", "BURST": "40", "REQUESTS": "0.5", "TABLES": "2", "PROXY": "127.0.0.1"}
    with running(tmp_path_factory.mktemp("strict"), **limits) as server:
        yield server


def with_account(url: str, name: str, passphrase: str = PASSPHRASE, person: Person | None = None) -> httpx.Response:
    who = person or anybody(url)
    return who.http.post("/api/accounts", json={"name": name, "passphrase": passphrase, "token": True})


def signed_in(url: str, name: str, passphrase: str = PASSPHRASE, person: Person | None = None) -> httpx.Response:
    who = person or anybody(url)
    return who.http.post("/api/sessions", json={"name": name, "passphrase": passphrase, "token": True})


def person_of(url: str, answer: httpx.Response) -> Person:
    assert answer.status_code == 201, answer.text
    return Person(url, answer.json()["token"], answer.json()["name"], answer.json()["id"])


def test_a_guest_is_known_by_his_token_and_nobody_by_none(server: Running) -> None:
    ada = guest(server.url, "  Ada   Lovelace ")
    assert ada.http.get("/api/me").json() == {
        "id": ada.id,
        "name": "Ada Lovelace",
        "account": False,
        "ratings": [],
        "token": None,
    }
    assert anybody(server.url).http.get("/api/me").status_code == 401


@pytest.mark.parametrize("name", ["", "   ", "a\u200eb", "x" * 41, "\x00", "\u202eevil", "a\x1b[31m"])
def test_names_that_cannot_be_shown_are_refused(server: Running, name: str) -> None:
    assert anybody(server.url).http.post("/api/guests", json={"name": name}).status_code == 400


def test_an_account_keeps_the_guests_tables_and_rotates_his_token(server: Running) -> None:
    ada, _, table = two_at(server.url, "colossal-arena")
    name = fresh_id()
    with ada.socket(table) as socket:
        socket.read()
        account = person_of(server.url, with_account(server.url, name, person=ada))
        assert socket.closed() == 1001
    assert account.id == ada.id
    assert account.http.get("/api/me").json()["account"] is True
    assert ada.http.get("/api/me").status_code == 401
    mine = account.http.get("/api/tables", params={"mine": True}).json()["tables"]
    assert [line["id"] for line in mine] == [table]
    assert account.look(table)["seat"] == 0


def test_signing_in_gives_a_new_token_and_ends_the_session_it_came_from(server: Running) -> None:
    name = fresh_id()
    first = person_of(server.url, with_account(server.url, name))
    second = person_of(server.url, signed_in(server.url, name, person=first))
    assert second.token != first.token
    assert second.id == first.id
    assert first.http.get("/api/me").status_code == 401
    assert second.http.get("/api/me").status_code == 200


def test_one_account_for_names_that_differ_in_case_only(server: Running) -> None:
    name = f"Straße-{fresh_id()}"
    account = person_of(server.url, with_account(server.url, name))
    assert with_account(server.url, name.upper()).status_code == 403
    assert person_of(server.url, signed_in(server.url, name.casefold())).id == account.id
    assert with_account(server.url, "ΐ" * 40).status_code == 400


def test_an_account_cannot_take_anothers_name_by_being_a_guest(server: Running) -> None:
    name = fresh_id()
    account = person_of(server.url, with_account(server.url, name))
    thief = guest(server.url, name)
    assert with_account(server.url, name, "another passphrase", thief).status_code == 403
    assert thief.http.get("/api/me").json()["id"] != account.id
    assert signed_in(server.url, name, "another passphrase").status_code == 401


def test_a_wrong_name_and_a_wrong_passphrase_look_alike(server: Running) -> None:
    name = fresh_id()
    with_account(server.url, name)
    # In turn, so that whatever else the machine does slows both.
    tries = [(signed_in(server.url, name, WRONG), signed_in(server.url, fresh_id(), WRONG)) for _ in range(7)]
    wrong, nobody = ([one[which] for one in tries] for which in (0, 1))
    assert {(answer.status_code, answer.text) for answer in wrong} == {
        (answer.status_code, answer.text) for answer in nobody
    }
    times = [min(answer.elapsed.total_seconds() for answer in answers) for answers in (wrong, nobody)]
    assert 1 / 4 < times[0] / times[1] < 4


def test_passphrases_are_checked_beside_everything_else(server: Running) -> None:
    """While one is hashed the server goes on answering."""
    name = fresh_id()
    with_account(server.url, name)
    tries = [threading.Thread(target=signed_in, args=(server.url, name, "wrong passphrase")) for _ in range(8)]
    person = anybody(server.url)
    for one in tries:
        one.start()
    answered = 0
    while any(one.is_alive() for one in tries):
        answered += person.http.get("/api/games").status_code == 200
    assert answered > 1


def test_sessions_are_listed_and_ended_one_by_one(server: Running) -> None:
    name = fresh_id()
    first = person_of(server.url, with_account(server.url, name))
    second = person_of(server.url, signed_in(server.url, name))
    listed = first.http.get("/api/sessions").json()
    assert [line["current"] for line in listed] == [True, False]
    assert all(first.token not in str(line) and second.token not in str(line) for line in listed)
    other = listed[1]["id"]
    assert guest(server.url).http.delete(f"/api/sessions/{other}").status_code == 400
    assert second.http.get("/api/me").status_code == 200
    assert first.http.delete(f"/api/sessions/{other}").status_code == 200
    assert second.http.get("/api/me").status_code == 401
    assert first.http.get("/api/me").status_code == 200
    assert first.http.delete("/api/sessions/%00").status_code == 400


def test_signing_out_ends_the_session_and_closes_its_sockets(server: Running) -> None:
    ada, bo, table = two_at(server.url, "colossal-arena")
    with ada.socket(table) as socket, bo.socket(table) as other:
        socket.read()
        other.read()
        assert ada.http.delete("/api/sessions/current").status_code == 200
        assert socket.closed() == 1001
        assert other.ask("say", text="still here")["is"] == "done"
    assert ada.http.get("/api/me").status_code == 401
    with ada.socket(table) as socket:
        assert socket.read()["seat"] is None


def test_whoever_is_forgotten_is_gone(server: Running) -> None:
    name = fresh_id()
    account = person_of(server.url, with_account(server.url, name))
    table = account.make("colossal-arena", "me", "steady")["id"]
    with account.socket(table) as socket:
        socket.read()
        assert account.http.delete("/api/me").status_code == 200
        assert socket.closed() == 1001
    assert account.http.get("/api/me").status_code == 401
    assert signed_in(server.url, name).status_code == 401
    assert person_of(server.url, with_account(server.url, name)).id != account.id


def test_a_browser_gets_a_cookie_bound_to_this_site_and_no_token(server: Running) -> None:
    browser = client(server.url, origin=server.url)
    answer = browser.post("/api/guests", json={"name": "Ada"})
    assert answer.json()["token"] is None
    parts = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
    name, _, value = answer.headers["set-cookie"].partition(";")[0].partition("=")
    assert name == COOKIE == "__Host-harena"
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= set(parts)
    assert not [part for part in parts if part.startswith("domain")]
    assert len(value) >= 43
    cookie = {"cookie": f"{name}={value}"}
    assert browser.get("/api/me", headers=cookie).status_code == 200
    gone = browser.delete("/api/sessions/current", headers=cookie)
    assert "max-age=0" in gone.headers["set-cookie"].lower()
    assert browser.get("/api/me", headers=cookie).status_code == 401


def test_tries_are_limited_by_account_then_by_address(strict: Running) -> None:
    name = fresh_id()

    def attempt(name: str, of: str) -> httpx.Response:
        words = {"name": name, "passphrase": WRONG}
        return client(strict.url, x_forwarded_for=of).post("/api/sessions", json=words)

    # However slow the machine: what is allowed is a burst, and then so many a minute.
    start = time.monotonic()
    by_account = [attempt(name, f"10.0.0.{number}").status_code for number in range(6)]
    assert by_account[:2] == [401, 401]
    assert by_account.count(401) <= 3 + (time.monotonic() - start) / 30
    start = time.monotonic()
    by_address = [attempt(f"{name}-{number}", "10.0.1.1") for number in range(14)]
    tried = [answer.status_code for answer in by_address].count(401)
    assert 8 <= tried <= 9 + (time.monotonic() - start) * 8 / 60
    assert all(answer.headers["retry-after"] for answer in by_address if answer.status_code == 429)
    assert attempt(f"{name}-more", "10.0.1.2").status_code == 401


def test_tables_and_requests_are_limited_by_address(strict: Running) -> None:
    made = client(strict.url, x_forwarded_for="10.0.2.1").post("/api/guests", json={"name": "Ada", "token": True})
    ada = client(strict.url, x_forwarded_for="10.0.2.1", authorization=f"Bearer {made.json()['token']}")
    plan = {"game": "colossal-arena", "seats": [{"sit": "me"}, {"sit": "open"}]}
    assert [ada.post("/api/tables", json=plan).status_code for _ in range(3)] == [201, 201, 429]
    start = time.monotonic()
    answers = [ada.get("/api/games").status_code for _ in range(45)]
    assert 429 in answers
    assert answers.count(200) <= 40 + (time.monotonic() - start)
    assert client(strict.url, x_forwarded_for="10.0.2.2").get("/api/games").status_code == 200
