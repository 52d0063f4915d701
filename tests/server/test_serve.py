"""`harena serve` as whoever runs it sees it: what it refuses to start with, what it says, and how it stops."""

from __future__ import annotations

import json
import random
import re
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families

from harena.cli import main
from harena.server import run
from harena.server.app import health
from harena.server.config import Config
from harena.server.logs import where_it_failed
from harena.server.server import Server, lock_file
from harena.server.store import Store, engine_for

from .clients import PASSPHRASE, Person, client, fresh_id, guest, move_words, play_on, two_at
from .rooms import ARENA, COLOSSAL
from .servers import Running, running

pytestmark = pytest.mark.xdist_group("serve")
Said = Callable[..., str]

# ---- starting


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as one:
        yield int(one.getsockname()[1])


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Said:
    """Runs `harena serve` that cannot start; gives what it says."""
    monkeypatch.setattr(run, "write_logs", lambda verbose: None)
    monkeypatch.setattr("harena.server.server._LOG", structlog.wrap_logger(structlog.PrintLogger(file=sys.stdout)))
    monkeypatch.chdir(tmp_path)

    def said(*arguments: str) -> str:
        with pytest.raises(SystemExit) as ended:
            main(["serve", *([] if "--port" in arguments else ["--port", "0"]), *arguments])
        assert ended.value.code == 2
        return capsys.readouterr().err

    return said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--database", "mysql://db"], "A database is postgresql://… or sqlite:///FILE."),
        (["--database", "sqlite:///"], "A database is postgresql://… or sqlite:///FILE."),
        (["--database", "postgresql://ada:hush@db:port/x"], "The address of the database is not like postgresql://"),
        (["--database", "postgresql://ada:hush@127.0.0.1:1/x"], "The database cannot be opened: connection failed: "),
        (["--database", "sqlite:///file/harena.sqlite3"], "file/harena.sqlite3 cannot be used: "),
        (["--bus", "amqp://bus"], "A bus is redis://… (Valkey or Redis)."),
        (["--bus", "redis://127.0.0.1:1"], "The bus cannot be reached: "),
        (["--origin", "games.example"], "An origin is like https://games.example, not 'games.example'."),
        (["--host", "192.0.2.1"], "192.0.2.1 port 0 cannot be listened on: "),
        (["--bots", "0"], "Bots need at least one process."),
        (["--breath", "-1"], "A breath of a bot takes 0 to 10 seconds, not -1."),
        (["--port", "70000"], "A port is a number from 0 to 65535, not 70000."),
    ],
)
def test_what_it_cannot_start_with_is_told_in_one_sentence(
    refused: Said, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    (tmp_path / "file").write_text("This is no folder.")
    said = refused(*arguments)
    assert said.startswith(sentence)
    assert said.count("\n") == 1
    assert "hush" not in said


def test_a_port_in_use_is_told_in_one_sentence(refused: Said) -> None:
    with taken_port() as port:
        assert refused("--port", str(port)) == f"127.0.0.1 port {port} cannot be listened on: Address already in use.\n"


def test_a_file_that_another_server_has_open_is_refused(refused: Said, tmp_path: Path) -> None:
    with lock_file(tmp_path / "harena.sqlite3"):
        assert refused().startswith("Another server has harena.sqlite3 open: stop it")


def test_a_database_of_a_later_version_is_refused(refused: Said, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "harena.sqlite3")) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('later')")
    assert refused() == "This database is of a later version of Harena: use that one.\n"


@pytest.mark.parametrize(
    ("config", "says"),
    [
        (Config(), ["Harena serves http://127.0.0.1:8080"]),
        (Config(host="0.0.0.0", proxies=("10.0.0.1",)), ["Harena serves http://0.0.0.0:8080, which others can reach."]),
        (Config(host="::", proxies=("10.0.0.1",)), ["Harena serves http://[::]:8080, which others can reach."]),
    ],
)
def test_it_says_where_it_serves(config: Config, says: list[str]) -> None:
    assert run.warnings(config, 8080) == says


def test_a_public_address_without_tls_in_front_says_so() -> None:
    _, warning = run.warnings(Config(host="0.0.0.0"), 8080)
    assert warning.startswith("There is no TLS in front of it: passphrases and cookies can be read on the way.")


@pytest.mark.parametrize(("screen", "opened"), [(":0", ["http://127.0.0.1:8080"]), ("", [])])
def test_a_page_is_opened_only_where_there_is_a_screen(
    screen: str, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr("webbrowser.open", seen.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    run.show(run.address_of(Config(), 8080))
    assert seen == opened


# ---- stopping


def own_move(ada: Person, table: str, chance: random.Random) -> tuple[str, int]:
    """Whoever is asked at a table where one person has all seats answers; gives the command's id and its number."""
    waiting = ada.look(table)["waiting"]
    words = ada.look(table, seat=waiting[0])
    name = fresh_id()
    done = ada.done(table, "move", id=name, **move_words(words, chance))
    return name, int(done["seq"])


def play_until_it_stops(ada: Person, table: str) -> list[tuple[str, int]]:
    made: list[tuple[str, int]] = []
    chance = random.Random(table)
    while True:
        try:
            made.append(own_move(ada, table, chance))
        except (httpx.HTTPError, AssertionError, IndexError):
            return made


def check_quiet(server: Running, *events: str) -> None:
    """It has ended by itself, and its log tells of these and no other trouble."""
    assert server.process is not None
    assert server.process.wait(60) == 0
    lines = server.log.read_text().splitlines()
    assert [json.loads(line)["event"] for line in lines if line.startswith("{")] == ["open", *events, "closed"]
    assert [line for line in lines if not line.startswith("{")] == [f"Harena serves {server.url}"]


def test_nothing_acknowledged_is_lost_by_a_stop_and_the_stop_is_quiet(tmp_path: Path) -> None:
    with running(tmp_path) as server, ThreadPoolExecutor(3) as threads:
        ada = guest(server.url)
        tables = [ada.make(game, "me", "me")["id"] for game in (COLOSSAL, ARENA, COLOSSAL)]
        bots = ada.make(COLOSSAL, "steady", "steady")["id"]
        played = [threads.submit(play_until_it_stops, ada.at(server.url), table) for table in tables]
        time.sleep(1.0)
        with ada.socket(bots) as socket:
            socket.until(lambda words: words["seq"] > 3)
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            assert socket.closed() in (1001, 1012)
        made = [future.result() for future in played]
        check_quiet(server)

        server.start()
        for table, moves in zip(tables, made, strict=True):
            assert moves
            assert ada.look(table)["seq"] >= moves[-1][1]
            for name, seq in moves[-3:]:
                again = ada.done(table, "move", id=name, seq=0, picks=[0])
                assert again["seq"] == seq


# ---- what it tells operators


def samples(url: str) -> dict[str, float]:
    answer = client(url).get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            name = "/".join([sample.name, *sample.labels.values()])
            found[name] = found.get(name, 0.0) + sample.value
    return found


def test_health_says_whether_what_it_is_told_is_kept(server: Running) -> None:
    answer = client(server.url).get("/health")
    assert answer.status_code == 200
    assert answer.json()["ok"] is True
    assert set(answer.json()) == {"ok", "version", "tables", "trouble"}


def test_a_server_that_cannot_keep_anything_is_not_healthy(tmp_path: Path) -> None:
    server = Server(Config(database=f"sqlite:///{tmp_path / 'harena.sqlite3'}", bots=1))
    server.store.trouble = "disk full on /dev/secret"
    answer: Any = health.fn(server)
    assert answer.status_code == 503
    assert answer.content.ok is False
    assert "secret" not in repr(answer.content)
    server.thinkers.close()


def test_commands_are_counted_however_they_come_and_nobody_is_named(server: Running) -> None:
    before = samples(server.url)
    ada, bo, table = two_at(server.url, COLOSSAL)
    with bo.socket(table) as socket:
        socket.until(lambda words: bool(words["phase"] == "running"))
        assert socket.ask("say", text="Hail")["is"] == "done"
        assert ada.do(table, "start").status_code == 403
        after = samples(server.url)
    assert after["harena_commands_total/join/done"] == before.get("harena_commands_total/join/done", 0.0) + 1
    assert after["harena_commands_total/say/done"] == before.get("harena_commands_total/say/done", 0.0) + 1
    refusals = "harena_commands_total/start/not-allowed"
    assert after[refusals] == before.get(refusals, 0.0) + 1
    assert after["harena_command_seconds_count"] >= before["harena_command_seconds_count"] + 3
    assert after["harena_sockets"] >= 1
    assert after["harena_tables_live"] >= 1
    assert after["harena_writes_total"] > before["harena_writes_total"]
    assert after["harena_writes_total"] >= after["harena_write_groups_total"] > 0
    assert after["harena_trouble"] == 0
    assert after["process_resident_memory_bytes"] > 1e6
    text = client(server.url).get("/metrics").text
    assert not any(secret in text for secret in (table, ada.id, bo.id, "Ada"))


# ---- what the page for operators says


SERVING = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")


def test_every_setting_the_page_names_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    said = ""
    for command in (
        ["serve"],
        ["host"],
        *[["admin", name] for name in ("tables", "freeze", "export", "backup", "forget")],
    ):
        with pytest.raises(SystemExit):
            main([*command, "--help"])
        said += capsys.readouterr().out
    lines = [line for line in SERVING.splitlines() if "harena " in line or line.startswith("| `--")]
    flags = {flag for line in lines for flag in re.findall(r"(?<![\w-])--[a-z-]+", line)}
    others = {"--help", "--system", "--home-dir", "--shell", "--now", "--owner", "--mode"}
    assert flags - set(re.findall(r"--[a-z-]+", said)) <= others
    assert len(flags) > 15
    settings = set(re.findall(r"HARENA_[A-Z_]+[A-Z]", SERVING))
    assert settings <= set(re.findall(r"HARENA_[A-Z_]+[A-Z]", said))
    assert len(settings) > 3


def test_every_figure_the_page_names_is_there(server: Running) -> None:
    named = set(re.findall(r"`((?:harena|process)_[a-z_]+)", SERVING))
    text = client(server.url).get("/metrics").text
    assert len(named) > 10
    assert {name for name in named if f"# TYPE {name} " not in text} == set()


# ---- logs


def failing(passphrase: str) -> None:
    raise ValueError(f"'{passphrase}' does not fit")


def test_a_failure_is_logged_by_its_kind_and_place_alone() -> None:
    with pytest.raises(ValueError, match="hush") as caught:
        failing("hush hush")
    (found,) = where_it_failed((ValueError, caught.value, caught.tb))
    assert found["kind"] == "ValueError"
    assert found["lines"][-1].endswith(" failing")
    assert "hush" not in json.dumps(found)


def secrets_in(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        seeds = [seed for (seed,) in connection.execute("SELECT seed FROM tables")]
        keys = [key.hex() for (key,) in connection.execute("SELECT key FROM tables")]
        hashes = [found for row in connection.execute("SELECT passphrase FROM people") for found in row if found]
        sessions = [found for row in connection.execute("SELECT hash FROM sessions") for found in row]
    return [*seeds, *keys, *hashes, *sessions]


def test_the_log_holds_failures_but_no_secrets_and_not_every_request(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        account = {"name": "Cassiopeia Quintilla", "passphrase": PASSPHRASE, "token": True}
        token = client(server.url).post("/api/accounts", json=account).json()["token"]
        cassia, bo = Person(server.url, token), guest(server.url, "Zebedaeus")
        made = cassia.make(COLOSSAL, "me", "open", "steady", name="Vulcanalia")
        bo.done(made["id"], "join", token=made["invite"])
        cassia.done(made["id"], "add-seed", text="marmalade")
        cassia.done(made["id"], "start")
        bo.done(made["id"], "say", text="Morituri te salutant")
        assert play_on([cassia, bo], made["id"], random.Random(2), 10) == 10
        client(server.url).post("/api/sessions", json=account | {"passphrase": "wrong horse battery"})
        client(server.url).post("/api/sessions", content=b'{"passphrase": "torn horse')
        broken = cassia.make(COLOSSAL, "me", "steady", name="Vulcanalia", start=False)
        database = tmp_path / "harena.sqlite3"
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE entries SET line = x'7b' WHERE table_id = ? AND seq = 1", [broken["id"]])
        assert cassia.http.get(f"/api/tables/{broken['id']}").status_code == 500
        assert samples(server.url)["harena_failures_total"] == 1
        secrets = [
            *secrets_in(database),
            token,
            bo.token,
            *made["seat_tokens"].values(),
            made["invite"],
            *broken["seat_tokens"].values(),
        ]
        server.stop(signal.SIGINT)
        check_quiet(server, "failed")
        log = server.log.read_text()

    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    (failure,) = [line for line in lines if line["event"] == "failed"]
    assert failure["path"] == f"/api/tables/{broken['id']}"
    assert failure["exception"][0]["kind"] == "DecodeError"
    assert len(secrets) > 8
    words = ["Cassiopeia", "Zebedaeus", "Vulcanalia", "marmalade", "Morituri", "horse"]
    assert [secret for secret in [*secrets, *words] if secret in log] == []


def test_an_error_of_the_database_does_not_print_what_was_to_be_written(tmp_path: Path) -> None:
    store = Store(engine_for(f"sqlite:///{tmp_path / 'harena.sqlite3'}"))
    assert store.engine.sync_engine.hide_parameters
    assert store.writing.hide_parameters
    assert engine_for("postgresql://db/harena").sync_engine.hide_parameters
