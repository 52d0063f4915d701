"""What must not be possible."""

from __future__ import annotations

import json
import random
import socket as sockets
from pathlib import Path
from typing import Any

import pytest

from .clients import Person, anybody, client, fresh_id, guest, play_on, two_at, wait_for
from .servers import Running, running

pytestmark = pytest.mark.xdist_group("security")

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def cookie_of(server: Running) -> str:
    answer = client(server.url, origin=server.url).post("/api/guests", json={"name": "Ada"})
    return str(answer.headers["set-cookie"]).partition(";")[0]


# ---- origins


@pytest.mark.parametrize(
    ("origin", "cookie", "status"),
    [
        ("own", True, 201),
        ("own", False, 401),
        ("http://evil.example", True, 403),
        ("http://evil.example", False, 403),
        ("null", True, 403),
        ("null", False, 403),
        ("http://[", True, 403),
        ("://", False, 403),
        ("own.evil.example", True, 403),
        (None, True, 403),
        (None, False, 401),
    ],
)
def test_writes_must_come_from_this_sites_own_pages(
    server: Running, origin: str | None, *, cookie: bool, status: int
) -> None:
    headers = {} if origin is None else {"origin": origin.replace("own", server.url, 1)}
    if cookie:
        headers["cookie"] = cookie_of(server)
    plan = {"game": "colossal-arena", "seats": [{"sit": "me"}, {"sit": "open"}]}
    assert client(server.url).post("/api/tables", json=plan, headers=headers).status_code == status


@pytest.mark.parametrize(
    ("origin", "cookie", "seat"),
    [
        ("own", True, 0),
        ("own", False, None),
        ("http://evil.example", True, "refused"),
        ("http://evil.example", False, "refused"),
        ("null", True, "refused"),
        ("http://[", True, "refused"),
        (None, True, "refused"),
        (None, False, None),
    ],
)
def test_sockets_must_be_opened_by_this_sites_own_pages(
    server: Running, origin: str | None, *, cookie: bool, seat: int | str | None
) -> None:
    own = {"cookie": cookie_of(server)}
    plan = {"game": "colossal-arena", "seats": [{"sit": "me"}, {"sit": "open"}]}
    made = client(server.url, origin=server.url, **own).post("/api/tables", json=plan).json()
    headers = own if cookie else {}
    if origin is not None:
        headers = {**headers, "origin": origin.replace("own", server.url, 1)}
    with anybody(server.url).socket(made["id"], headers=headers) as one:
        frame = one.read()
        assert frame.get("seat", "refused") == seat
        if seat == "refused":
            assert one.closed() == 1008


def test_a_site_that_is_named_may_write(tmp_path: Path) -> None:
    with running(tmp_path, ORIGIN="https://games.example", PROXY="10.9.9.9", BURST="30", REQUESTS="0.01") as server:
        named = {"origin": "https://games.example", "cookie": cookie_of(server)}
        assert client(server.url).post("/api/guests", json={"name": "Bo"}, headers=named).status_code == 201
        foreign = {**named, "origin": "https://games.example.evil.example"}
        assert client(server.url).post("/api/guests", json={"name": "Bo"}, headers=foreign).status_code == 403
        # This address is not the proxy's: what it says of others is not believed.
        said = [client(server.url, x_forwarded_for=f"10.0.0.{one}").get("/health").status_code for one in range(40)]
        assert 429 in said


def test_somebody_elses_site_cannot_sign_a_browser_in(server: Running) -> None:
    """A form may be posted from anywhere as text: it must not set a cookie here."""
    headers = {"origin": "http://evil.example", "content-type": "text/plain"}
    answer = client(server.url).post("/api/guests", content='{"name":"Mallory"}', headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


# ---- headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/schema", 200),
        ("GET", "/schema/nothing", 404),
        ("GET", "/nothing", 404),
        ("GET", "/api/me", 401),
        ("PUT", "/api/me", 405),
        ("GET", "/api/tables/none", 404),
        ("POST", "/api/guests", 400),
        ("POST", "/api/accounts", 400),
        ("GET", "/api/tables?before=x", 400),
    ],
)
def test_every_answer_carries_the_headers_that_keep_pages_safe(
    server: Running, method: str, path: str, status: int
) -> None:
    answer = client(server.url).request(method, path)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert policy["default-src"] == policy["script-src"] == "'self'"
    assert "unsafe" not in str(policy)
    assert "server" not in answer.headers


def test_refusals_by_the_guard_carry_them_too(server: Running) -> None:
    answer = client(server.url, origin="http://evil.example").post("/api/guests", json={"name": "Bo"})
    assert answer.status_code == 403
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_answers_about_people_are_not_stored_on_the_way(server: Running) -> None:
    ada, _, table = two_at(server.url, "colossal-arena")
    for path in ("/api/me", f"/api/tables/{table}", "/api/tables?mine=true"):
        assert ada.http.get(path).headers["cache-control"] == "no-store"


# ---- tokens


@pytest.mark.parametrize("token", ["x", "a" * 43, "../..", "' or 1=1 --", "%00", "é" * 10, "a" * 5_000])
def test_forged_tokens_and_cookies_are_nobodys(server: Running, token: str) -> None:
    for name, value in ((b"authorization", f"Bearer {token}"), (b"cookie", f"__Host-harena={token}")):
        headers = [(name, value.encode())]
        assert client(server.url).get("/api/me", headers=headers).status_code == 401


def test_a_token_of_one_table_is_nothing_at_another(server: Running) -> None:
    ada = guest(server.url)
    one, two = (ada.make("colossal-arena", "me", "open", start=False) for _ in range(2))
    program = Person(server.url, one["seat_tokens"]["1"])
    assert program.do(one["id"], "join").status_code == 200
    assert program.do(two["id"], "join").status_code == 401
    assert program.do(one["id"], "join", seat=0).status_code == 403
    assert guest(server.url).do(two["id"], "join", token=one["invite"]).status_code == 403


def test_a_seat_token_that_was_used_no_longer_fits(server: Running) -> None:
    ada, bo, eve = (guest(server.url, name) for name in ("Ada", "Bo", "Eve"))
    made = ada.make("colossal-arena", "me", "open", "open", start=False)
    token = made["seat_tokens"]["1"]
    bo.done(made["id"], "join", token=token)
    assert eve.do(made["id"], "join", token=token).status_code == 403
    assert Person(server.url, token).do(made["id"], "leave").status_code == 401


# ---- other people's tables


def test_nobody_acts_sees_or_asks_for_anothers_seat(server: Running) -> None:
    ada, bo, table = two_at(server.url, "colossal-arena")
    eve, before = guest(server.url, "Eve"), ada.look(table)
    asked = before["waiting"][0]
    commands: list[dict[str, Any]] = [
        {"do": "move", "seq": before["seq"], "picks": [0], "seat": asked},
        {"do": "undo", "seat": 0},
        {"do": "leave", "seat": 0},
        {"do": "consent", "agree": True, "seat": 0},
        {"do": "standing", "answers": [], "seat": 0},
        {"do": "say", "text": "hello"},
        {"do": "seat-bot", "seat": 0, "bot": "random"},
        {"do": "join", "seat": 0},
        {"do": "start"},
        {"do": "clear", "seat": 0},
        {"do": "rematch"},
    ]
    for command in commands:
        answer = eve.http.post(f"/api/tables/{table}/commands", json={"id": fresh_id(), **command})
        assert answer.status_code == 403, command
        assert (
            anybody(server.url).http.post(f"/api/tables/{table}/commands", json={"id": "x", **command}).status_code
            == 401
        )
    for command in commands[:5]:
        seat = 1 if command["seat"] == 0 else 0
        answer = (ada if seat == 1 else bo).do(table, **{**command, "seat": seat})
        assert answer.status_code == 403, command
    assert bo.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code == 403
    assert eve.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code == 403
    assert bo.http.post(f"/api/tables/{table}/odds", json={"picks": [0], "seat": 0}).status_code == 403
    assert eve.http.post(f"/api/tables/{table}/odds", json={"picks": [0]}).status_code == 403
    assert [person.http.get(f"/api/tables/{table}/links").status_code for person in (ada, bo, eve)] == [200, 403, 403]
    assert eve.http.get(f"/api/tables/{table}/record").status_code == 403
    assert ada.look(table)["seq"] == before["seq"]


def test_a_table_by_invitation_cannot_be_joined_without_one(server: Running) -> None:
    ada, eve = guest(server.url), guest(server.url, "Eve")
    made = ada.make("colossal-arena", "me", "open", "open", start=False)
    assert eve.do(made["id"], "join").status_code == 403
    assert eve.do(made["id"], "join", seat=1).status_code == 403
    assert eve.do(made["id"], "join", seat=99 % 64, token=made["invite"]).status_code == 400
    assert eve.do(made["id"], "join", token=made["invite"]).status_code == 200
    assert eve.do(made["id"], "seat-bot", seat=2, bot="random").status_code == 403
    assert eve.do(made["id"], "start").status_code == 403


def test_a_seat_kept_for_a_rematch_is_not_anybodys(server: Running) -> None:
    ada, bo, table = two_at(server.url, "arena-maximus", public=True)
    play_on([ada, bo], table, random.Random(8), 10_000)
    again = ada.done(table, "rematch")["table"]
    eve = guest(server.url, "Eve")
    assert eve.do(again, "join").status_code == 403
    assert eve.do(again, "join", seat=1).status_code == 403
    assert bo.do(again, "join", seat=1).status_code == 200


def test_a_table_without_spectators_is_its_players_alone(server: Running) -> None:
    _, bo, table = two_at(server.url, "colossal-arena", watch=False)
    eve = guest(server.url, "Eve")
    for person in (eve, anybody(server.url)):
        assert person.http.get(f"/api/tables/{table}").status_code == 403
        assert person.http.get(f"/api/tables/{table}/record").status_code == 403
        with person.socket(table) as one:
            assert one.read()["error"]["kind"] == "not-allowed"
            assert one.closed() == 1008
    assert bo.look(table)["seat"] == 1


def test_whoever_watched_before_the_start_is_not_told_more_where_spectators_are_not_wanted(server: Running) -> None:
    ada, eve = guest(server.url), guest(server.url, "Eve")
    table = ada.make("colossal-arena", "me", "steady", watch=False, start=False)["id"]
    with eve.socket(table) as one:
        assert one.read()["phase"] == "open"
        ada.done(table, "start")
        assert one.closed() in (1001, 1008)
    assert not any('"running"' in frame for frame in one.frames)


# ---- what people write


def test_markup_comes_back_as_the_text_it_is(server: Running) -> None:
    text = "<script>alert('x')</script>\"&"
    ada = guest(server.url, text)
    table = ada.make("colossal-arena", "me", "steady", name=text)["id"]
    ada.done(table, "say", text=text)
    answer = ada.http.get(f"/api/tables/{table}")
    assert answer.headers["content-type"].startswith("application/json")
    words = answer.json()
    assert (words["name"], words["seats"][0]["name"], words["said"][-1]["text"]) == (text, text, text)
    assert all(
        "script" not in f"{name}{value}" for name, value in answer.headers.items() if name != "content-security-policy"
    )


@pytest.mark.parametrize("text", ["a\nb", "\x00", "\u2028", "\u202e", "x" * 501, ""])
def test_what_cannot_be_shown_on_one_line_is_not_said(server: Running, text: str) -> None:
    ada = guest(server.url)
    table = ada.make("colossal-arena", "me", "steady")["id"]
    assert ada.do(table, "say", text=text).status_code == 400
    assert ada.http.post("/api/tables", json=plan(name=text * 41)).status_code == (201 if not text else 400)


def plan(**changes: Any) -> dict[str, Any]:
    return {"game": "colossal-arena", "seats": [{"sit": "me"}, {"sit": "open"}], **changes}


WRONG_PLANS = {
    "nobody": plan(seats=[]),
    "one": plan(seats=[{"sit": "me"}]),
    "nine": plan(seats=[{"sit": "me"}] * 9),
    "seventeen": plan(seats=[{"sit": "me"}] * 17),
    "no game": plan(game="chess"),
    "no option": plan(options={"cheat": True}),
    "no value": plan(options={"memory": "perfect"}),
    "wrong option": plan(options={"memory": ["open"]}),
    "nested option": plan(options={"creatures": {"a": 1}}),
    "no bot": plan(seats=[{"sit": "me"}, {"sit": "bot", "bot": "deep-blue"}]),
    "bot unnamed": plan(seats=[{"sit": "me"}, {"sit": "bot"}]),
    "bot named": plan(seats=[{"sit": "me", "bot": "random"}, {"sit": "open"}]),
    "no stand-in": plan(stand_in="deep-blue"),
    "too quick": plan(clock={"each": 1}),
    "no time": plan(clock={"each": "soon"}),
    "misspelt": plan(pubic=True),
    "a list": [],
    "a number": 3,
    "null": None,
}


@pytest.mark.parametrize("name", WRONG_PLANS)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(server: Running, name: str) -> None:
    answer = guest(server.url).http.post("/api/tables", json=WRONG_PLANS[name])
    assert answer.status_code == 400
    assert answer.json()["error"]["say"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff\xfe",
        b'{"game":NaN}',
        json.dumps(plan()).encode()[:-1] + b',"options":{"x":' + b"[" * 20_000 + b"]" * 20_000 + b"}}",
        json.dumps(plan()).encode()[:-1] + b',"options":{"x":1' + b"0" * 4_000 + b"}}",
        json.dumps(plan()).encode()[:-1] + b',"name":"\\ud800"}',
    ],
    ids=["empty", "no text", "nan", "deep", "large number", "half a letter"],
)
def test_bodies_that_are_no_proper_json_are_refused(server: Running, body: bytes) -> None:
    answer = guest(server.url).http.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["is"] == "refused"


def test_a_body_of_ten_megabytes_is_refused_and_the_server_lives(server: Running) -> None:
    ada = guest(server.url)
    assert ada.http.post("/api/tables", content=b" " * 10_000_000).status_code == 413
    pieces = (b" " * 65_536 for _ in range(160))
    assert ada.http.post("/api/tables", content=pieces).status_code == 413
    assert server.healthy()


def test_nonsense_on_the_port_harms_nobody(server: Running) -> None:
    for text in (b"\x00\xff\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 5_000, b"GET / HTTP/9\r\n\r\n"):
        with sockets.create_connection(("127.0.0.1", server.port), timeout=10) as one:
            one.sendall(text)
            one.shutdown(sockets.SHUT_WR)
            one.recv(1_000)
    assert server.healthy()


# ---- logs and figures


def test_neither_logs_nor_figures_hold_anything_secret(server: Running) -> None:
    ada, bo, table = two_at(server.url, "colossal-arena")
    play_on([ada, bo], table, random.Random(9), 3)
    ada.done(table, "say", text="between ourselves")
    client(server.url).post("/api/accounts", json={"name": "Carla", "passphrase": "a secret passphrase"})
    client(server.url).post("/api/tables", json=plan(), headers={"origin": "http://["})
    links = ada.http.get(f"/api/tables/{table}/links").json()
    told = server.log.read_text() + client(server.url).get("/metrics").text
    assert "harena_tables_live" in told
    secrets = [ada.token, bo.token, ada.id, bo.id, links["invite"], "between ourselves", "a secret passphrase", "Carla"]
    assert [secret for secret in secrets if secret in told] == []


def test_what_fails_is_noted_without_what_it_held(capfd: pytest.CaptureFixture[str]) -> None:
    import structlog

    from harena.server.logs import write_logs

    before = structlog.get_config()
    write_logs(verbose=False)
    try:
        passphrase = "a secret " + "passphrase"
        assert passphrase
        raise ValueError("noted")
    except ValueError:
        structlog.get_logger("test").exception("failed")
    finally:
        structlog.configure(**before)
    written = capfd.readouterr().err
    assert "noted" in written
    assert "a secret passphrase" not in written


def test_a_running_server_never_waits_for_a_table_that_is_somebody_elses(server: Running) -> None:
    """A bad id is refused before the database is asked."""
    for name in ("%00", "a%2Fb", "a b", "x" * 33):
        assert anybody(server.url).http.get(f"/api/tables/{name}").status_code in (400, 404)
    wait_for(server.healthy)
