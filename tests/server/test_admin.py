"""`harena admin`: on a database without a server, and beside a server that runs."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from harena.cli import main
from harena.games.catalogue import EDITIONS
from harena.server import facts
from harena.server.hall import Hall
from harena.server.hours import Hours
from harena.server.people import People
from harena.server.room import Room
from harena.server.shelf import read_room, written
from harena.server.store import Store, engine_for
from harena.server.thinkers import Thinkers

from .clients import PASSPHRASE, Person, client, guest, play_on, two_at, wait_for
from .rooms import ANN, COLOSSAL, ME, OPEN, bot_chair, plan, play
from .servers import Running

pytestmark = pytest.mark.xdist_group("admin")

Told = tuple[int, str, str]
Tell = Callable[..., Told]


class Kept:
    """A database with a table that is open, one that runs and one that is over."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "harena.sqlite3"
        self.url = f"sqlite:///{self.file}"
        self.open = self.running = self.over = ""

    def change(self, statement: str, *values: object) -> None:
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.execute(statement, values)


async def fill(kept: Kept) -> None:
    store, thinkers = Store(engine_for(kept.url)), Thinkers(1)
    await store.open()
    hall = Hall(store, EDITIONS, thinkers, "test")
    kept.open = (await hall.make(plan(seats=[ME, OPEN]), ANN)).id
    clocked = plan(seats=[ME, ME, bot_chair()], clock={"each": 60, "bank": 30})
    kept.running = (await advanced(store, await hall.make(clocked, ANN), 12)).id
    kept.over = (await advanced(store, await hall.make(plan(seats=[ME, ME]), ANN), 100_000)).id
    await People(store, Hours()).sign_up(None, "Julia", PASSPHRASE, "a browser")
    thinkers.close()
    await store.close()


async def advanced(store: Store, room: Room, answers: int) -> Room:
    play(room, random.Random(1), answers)
    await store.write(written(room, [seat.person for seat in room.seats]))
    return room


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    kept = Kept(tmp_path_factory.mktemp("kept"))
    asyncio.run(fill(kept))
    return kept


@pytest.fixture
def kept(filled: Kept, tmp_path: Path) -> Kept:
    """A copy of one's own."""
    copy = Kept(tmp_path)
    copy.open, copy.running, copy.over = filled.open, filled.running, filled.over
    shutil.copy(filled.file, copy.file)
    return copy


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Runs `harena admin …`; gives status, output and complaint."""

    def told(database: str, *arguments: str) -> Told:
        with pytest.raises(SystemExit) as ended:
            main(["admin", *arguments, "--database", database])
        said = capsys.readouterr()
        return int(str(ended.value.code)), said.out, said.err

    return told


def room_of(kept: Kept, table: str) -> Room:
    async def read() -> Room:
        store = Store(engine_for(kept.url))
        try:
            return await read_room(store, EDITIONS, table, anew=True)
        finally:
            await store.close()

    return asyncio.run(read())


# ---- looking


def test_tables_are_listed_the_last_changed_first(kept: Kept, tell: Tell) -> None:
    status, out, _ = tell(kept.url, "tables", "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert {row["id"]: row["phase"] for row in rows} == {
        kept.open: "open",
        kept.running: "running",
        kept.over: "over",
    }
    assert [row["changed"] for row in rows] == sorted([row["changed"] for row in rows], reverse=True)


def test_tables_are_filtered_and_limited(kept: Kept, tell: Tell) -> None:
    assert kept.running in tell(kept.url, "tables", "--phase", "running")[1]
    assert kept.open not in tell(kept.url, "tables", "--phase", "running")[1]
    assert len(tell(kept.url, "tables", "--json", "--limit", "2")[1].splitlines()) == 2
    assert tell(kept.url, "tables", "--json", "--game", "circus-maximus")[1] == ""


def test_a_table_is_shown_without_its_secrets(kept: Kept, tell: Tell) -> None:
    status, out, _ = tell(kept.url, "show", kept.running)
    room = room_of(kept, kept.running)
    assert status == 0
    assert "60 s an answer, 30 s in the bank" in out
    assert "chain:      sound" in out
    assert "Ann" in out
    assert room.commitment in out
    for secret in (room.secrets.seed, room.invite(), room.seat_token(0), room.secrets.key.hex()):
        assert secret not in out


def test_a_table_that_is_not_there_is_told_in_a_sentence(kept: Kept, tell: Tell) -> None:
    status, _, err = tell(kept.url, "show", "nowhere")
    assert (status, err) == (2, "There is no table 'nowhere': harena admin tables lists them.\n")


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, tell: Tell) -> None:
    status, _, err = tell(f"sqlite:///{tmp_path / 'none.sqlite3'}", "tables")
    assert status == 2
    assert err.startswith("There is no database")
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_version_is_left_alone(kept: Kept, tell: Tell) -> None:
    kept.change("UPDATE alembic_version SET version_num = 'later'")
    status, _, err = tell(kept.url, "thaw", kept.running)
    assert status == 2
    assert "another version" in err


# ---- checking


def test_sound_tables_pass_the_check(kept: Kept, tell: Tell) -> None:
    assert tell(kept.url, "check") == (0, "3 checked, 0 broken.\n", "")
    assert tell(kept.url, "check", kept.over) == (0, "1 checked, 0 broken.\n", "")


def test_a_changed_entry_breaks_the_chain(kept: Kept, tell: Tell) -> None:
    with closing(sqlite3.connect(kept.file)) as connection:
        (line,) = connection.execute(
            "SELECT line FROM entries WHERE table_id = ? AND seq = 1", [kept.running]
        ).fetchone()
    kept.change(
        "UPDATE entries SET line = ? WHERE table_id = ? AND seq = 1", line.replace(b"Ann", b"Bob"), kept.running
    )
    status, out, _ = tell(kept.url, "check")
    assert status == 1
    assert out.splitlines() == [
        f"{kept.running}: Entry 2 of table {kept.running} does not follow the one before it.",
        "3 checked, 1 broken.",
    ]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("DELETE FROM entries WHERE table_id = ? AND seq > 9", "There are entries up to 9"),
        ("UPDATE entries SET line = x'7b' WHERE table_id = ? AND seq = 8", "cannot be read"),
        ("UPDATE tables SET phase = 'over' WHERE id = ?", "It is kept as over, but its entries say running."),
        ("UPDATE tables SET seed = substr(seed, 3) || '00' WHERE id = ?", ""),
    ],
)
def test_what_does_not_agree_is_found(kept: Kept, tell: Tell, change: str, said: str) -> None:
    kept.change(change, kept.running)
    status, out, _ = tell(kept.url, "check", kept.running)
    assert status == 1
    assert said in out


# ---- freezing


def test_a_frozen_table_goes_on_where_it_stood(kept: Kept, tell: Tell) -> None:
    before = room_of(kept, kept.running)
    assert tell(kept.url, "freeze", kept.running, "--why", "A complaint.")[0] == 0
    frozen = room_of(kept, kept.running)
    assert (frozen.phase(), frozen.frozen) == ("frozen", "A complaint.")
    assert "frozen:     A complaint." in tell(kept.url, "show", kept.running)[1]
    assert tell(kept.url, "thaw", kept.running)[0] == 0
    after = room_of(kept, kept.running)
    assert (after.phase(), after.asked()) == ("running", before.asked())
    assert tell(kept.url, "check") == (0, "3 checked, 0 broken.\n", "")


def test_clocks_are_put_back_by_the_time_a_table_was_frozen(
    kept: Kept, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = room_of(kept, kept.running)
    (seat,) = room.asked()
    before = room.deadline(seat)
    tell(kept.url, "freeze", kept.running, "--why", "A pause.")
    stopped = room_of(kept, kept.running).at
    monkeypatch.setattr(time, "time", lambda: stopped + 1_000.0)
    tell(kept.url, "thaw", kept.running)
    after = room_of(kept, kept.running).deadline(seat)
    assert before is not None
    assert after == pytest.approx(before + 1_000.0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["freeze", "{over}", "--why", "No."], "The game is over.\n"),
        (["thaw", "{running}"], "This table is not frozen.\n"),
        (["freeze", "{running}", "--why", " "], "Say why in one line of at most 200 characters"),
        (["freeze", "{running}", "--why", "a\x1bb"], "Say why in one line of at most 200 characters"),
    ],
)
def test_what_cannot_be_frozen_is_refused(kept: Kept, tell: Tell, arguments: list[str], said: str) -> None:
    status, _, err = tell(kept.url, *[word.format(over=kept.over, running=kept.running) for word in arguments])
    assert status == 2
    assert err.startswith(said)


def test_a_table_that_cannot_be_played_again_can_still_be_frozen(kept: Kept, tell: Tell) -> None:
    kept.change("UPDATE entries SET line = x'7b' WHERE table_id = ? AND seq = 4", kept.running)
    assert tell(kept.url, "freeze", kept.running, "--why", "It is broken.")[0] == 0
    assert kept.running in tell(kept.url, "tables", "--phase", "frozen")[1]


# ---- taking out


def test_the_record_of_a_finished_game_is_exported_and_verifies(
    kept: Kept, tell: Tell, capsys: pytest.CaptureFixture[str]
) -> None:
    out = kept.file.parent / "game.harena"
    assert tell(kept.url, "export", kept.over, "--out", str(out))[0] == 0
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(out)])
    assert ended.value.code == 0, capsys.readouterr().out


def test_a_running_game_is_exported_only_with_its_secrets(kept: Kept, tell: Tell) -> None:
    out = kept.file.parent / "journal.jsonl"
    status, _, err = tell(kept.url, "export", kept.running, "--out", str(out))
    assert (status, out.exists()) == (2, False)
    assert "Say --secrets" in err
    status, _, err = tell(kept.url, "export", kept.running, "--out", str(out), "--secrets")
    assert status == 0
    assert "must not know" in err
    assert out.stat().st_mode & 0o077 == 0
    room = room_of(kept, kept.running)
    lines = out.read_bytes().splitlines()
    assert [facts.read(line).seq for line in lines] == list(range(room.seq + 1))
    assert room.secrets.seed not in out.read_text()


def test_an_export_writes_nothing_over(kept: Kept, tell: Tell) -> None:
    out = kept.file.parent / "game.harena"
    out.write_text("mine")
    status, _, err = tell(kept.url, "export", kept.over, "--out", str(out))
    assert (status, out.read_text()) == (2, "mine")
    assert "already exists" in err


def test_postgresql_is_backed_up_by_its_own_tool(tmp_path: Path, tell: Tell) -> None:
    status, _, err = tell("postgresql://nowhere/none", "backup", "--out", str(tmp_path / "copy"))
    assert status == 2
    assert "pg_dump" in err


# ---- people


def test_somebody_is_forgotten_only_for_sure(kept: Kept, tell: Tell) -> None:
    status, _, err = tell(kept.url, "forget", "JULIA")
    assert status == 2
    assert "1 sessions and 0 ratings" in err
    assert tell(kept.url, "forget", "JULIA", "--yes") == (0, "It is forgotten.\n", "")
    with closing(sqlite3.connect(kept.file)) as connection:
        for table in ("people", "sessions", "ratings"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    assert tell(kept.url, "forget", "Julia", "--yes")[2] == "There is no account of that name.\n"


@pytest.mark.parametrize("command", ["tables", "show", "freeze", "thaw", "export", "backup", "forget", "check"])
def test_every_command_explains_itself_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["admin", command, "--help"])
    out = capsys.readouterr().out
    assert f"harena admin {command}" in out
    assert "Example" in out
    assert "HARENA_DATABASE" in out


# ---- beside a running server


def database_of(server: Running) -> str:
    return server.environment["HARENA_DATABASE"]


def phase(person: Person, table: str) -> str:
    return str(person.look(table)["phase"])


def test_a_running_server_notices_that_a_table_is_frozen_and_thawed(server: Running, tell: Tell) -> None:
    ada, bo, table = two_at(server.url, COLOSSAL)
    play_on([ada, bo], table, random.Random(3), 4)
    with ada.socket(table) as socket:
        socket.until(lambda words: bool(words["phase"] == "running"))
        assert tell(database_of(server), "freeze", table, "--why", "We look into it.")[0] == 0
        assert socket.until(lambda words: bool(words["phase"] == "frozen"))["frozen"] == "We look into it."
        refused = socket.ask("undo")
        assert (refused["is"], refused["error"]["kind"]) == ("refused", "frozen")
        assert tell(database_of(server), "thaw", table)[0] == 0
        socket.until(lambda words: bool(words["phase"] == "running"))
    assert play_on([ada, bo], table, random.Random(4), 4) > 0
    assert tell(database_of(server), "check", table)[0] == 0


def test_a_table_is_frozen_while_bots_move_it(server: Running, tell: Tell) -> None:
    ada = guest(server.url)
    # Drivers at random take thousands of moves: the race is not over before it is frozen.
    bots = [{"sit": "bot", "bot": "random"}] * 3
    table = ada.http.post("/api/tables", json={"game": "circus-maximus", "seats": bots}).json()["id"]
    wait_for(lambda: int(ada.look(table)["seq"]) > 5)
    assert tell(database_of(server), "freeze", table, "--why", "Stop.")[0] == 0
    wait_for(lambda: phase(ada, table) == "frozen")
    seq = ada.look(table)["seq"]
    time.sleep(0.5)
    assert ada.look(table)["seq"] == seq
    assert tell(database_of(server), "thaw", table)[0] == 0
    wait_for(lambda: int(ada.look(table)["seq"]) > seq + 5)
    assert tell(database_of(server), "check", table)[0] == 0


def test_a_backup_of_a_running_server_is_whole(server: Running, tell: Tell, tmp_path: Path) -> None:
    ada, bo, table = two_at(server.url, COLOSSAL)
    play_on([ada, bo], table, random.Random(5), 4)
    seq, out = ada.look(table)["seq"], tmp_path / "copy.sqlite3"
    status, said, _ = tell(database_of(server), "backup", "--out", str(out))
    assert status == 0
    assert f"{out.stat().st_size:,} bytes" in said
    assert out.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["copy.sqlite3"]
    assert tell(f"sqlite:///{out}", "check", table) == (0, "1 checked, 0 broken.\n", "")
    rows = [
        json.loads(line) for line in tell(f"sqlite:///{out}", "tables", "--json", "--limit", "1000")[1].splitlines()
    ]
    assert next(row["seq"] for row in rows if row["id"] == table) >= seq
    assert "already exists" in tell(database_of(server), "backup", "--out", str(out))[2]


def test_whoever_is_forgotten_is_signed_out_of_a_running_server(server: Running, tell: Tell) -> None:
    account = {"name": "Livia", "passphrase": PASSPHRASE, "token": True}
    token = client(server.url).post("/api/accounts", json=account).json()["token"]
    livia = Person(server.url, token)
    assert livia.http.get("/api/me").status_code == 200
    assert tell(database_of(server), "forget", "livia", "--yes")[0] == 0
    assert livia.http.get("/api/me").status_code == 401
