"""The tools that soak and load a server, each in small: they find what is wrong, and nothing where nothing is."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from rich.progress import Progress

from harena.server.hours import Hours
from tools import load_server, soak_server
from tools.soak_parts import DoneRead, Failed, Host, Made, Served
from tools.soak_players import Party, Player, check_journal
from tools.soak_secrets import Ears, listen_to_game, search_game

pytestmark = [pytest.mark.xdist_group("soak"), pytest.mark.long]

SMALL = soak_server.Asked(
    rounds=1, tables=2, seconds=1.0, minutes=0.1, memory_tables=2, games=1, slow_mib=64, postgresql=False
)
SOURCES = Path(soak_server.__file__).parent.parent / "src" / "harena" / "server"


@pytest.fixture(autouse=True)
def patient_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where tests share a machine, a server may take longer to be back."""
    monkeypatch.setattr(soak_server, "BACK", 60.0)


QUICK = [name for name in soak_server.SCENARIOS if name not in ("slow", "half-open")]
"""Clients that fail are let go after a minute, or after many moves: too long even for here."""


@pytest.mark.long
@pytest.mark.parametrize("name", QUICK)
def test_a_server_comes_through(name: str) -> None:
    with Progress(disable=True) as progress:
        assert soak_server.run(name, SMALL, progress)


@pytest.mark.long
def test_a_load_is_measured_without_errors() -> None:
    asked = load_server.Asked(tables=3, rate=20.0, seconds=1.0, full=1.0)
    with Progress(disable=True) as progress:
        steady, full = load_server.load_server(asked, progress)
    assert steady.errors == full.errors == 0
    assert 15 <= steady.moves <= 25
    assert full.moves > steady.moves
    assert 0 < steady.p50 <= steady.p95 <= steady.p99


def test_a_clock_that_is_set_does_not_change_the_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours()
    before = hours.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= hours.now() < before + 60
    assert Hours(not_before=before).now() >= before


def test_no_other_module_of_a_server_looks_at_the_clock_of_the_machine() -> None:
    """A command of an operator runs for a moment only."""
    paths = [path for path in SOURCES.glob("*.py") if path.name != "admin.py"]
    looking = [path.name for path in paths if re.search(r"\btime\.time\(|datetime\.now\(", path.read_text())]
    assert looking == ["hours.py"]


# ---- the tools must find what is wrong


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as one:
        yield one


@pytest.fixture(scope="module")
def played_once(served: Served) -> tuple[Served, Party]:
    """A table with some moves, and its players gone home."""
    return served, asyncio.run(play_a_little(served))


async def play_a_little(served: Served) -> Party:
    party = Party(served.url, await soak_server.new_tables(served, 1), 0.0)
    await party.more(8, 60.0)
    await party.go_home()
    return party


def copied(file: Path, folder: Path) -> Path:
    with sqlite3.connect(file) as source, sqlite3.connect(folder / "copy.sqlite3") as target:
        source.backup(target)
    source.close()
    target.close()
    return folder / "copy.sqlite3"


def test_a_whole_journal_passes(played_once: tuple[Served, Party]) -> None:
    served, party = played_once
    assert check_journal(served.file, party) >= party.acknowledged()


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("DELETE FROM entries WHERE seq = 7", "does not follow"),
        ("DELETE FROM entries WHERE seq >= 7", "was acknowledged as number"),
        ("UPDATE entries SET line = CAST(line || ' ' AS BLOB) WHERE seq = 3", "does not follow"),
    ],
)
def test_a_damaged_journal_is_found(
    played_once: tuple[Served, Party], tmp_path: Path, damage: str, sentence: str
) -> None:
    served, party = played_once
    file = copied(served.file, tmp_path)
    with sqlite3.connect(file) as journal:
        journal.execute(damage)
    journal.close()
    with pytest.raises(Failed, match=sentence):
        check_journal(file, party)


def test_a_move_that_is_answered_twice_differently_is_found() -> None:
    player = Player("", Made("table", ["token"]), 0, 0.0)
    player.note(DoneRead("m", 3))
    with pytest.raises(Failed, match="first number 3, then 4"):
        player.note(DoneRead("m", 4))


@pytest.fixture(scope="module")
def heard(served: Served) -> tuple[Path, list[Ears]]:
    async def listen() -> list[Ears]:
        host = await Host(served.url).arrive()
        readers = await listen_to_game(served.url, host, "colossal-arena", 2, 1)
        await host.close()
        return readers

    return served.file, asyncio.run(listen())


def test_what_a_server_sends_keeps_its_secrets(heard: tuple[Path, list[Ears]]) -> None:
    file, readers = heard
    assert search_game(file, readers) == sum(len(reader.frames) for reader in readers)


def test_a_frame_that_reaches_another_seat_is_found(heard: tuple[Path, list[Ears]]) -> None:
    file, readers = heard
    misled = Ears(readers[1].made, 1)
    misled.frames.extend(readers[0].frames)
    with pytest.raises(Failed, match="may not know"):
        search_game(file, [misled])


def test_a_seed_in_a_frame_is_found(heard: tuple[Path, list[Ears]]) -> None:
    file, readers = heard
    with sqlite3.connect(file) as journal:
        (seed,) = journal.execute("SELECT seed FROM tables WHERE id = ?", (readers[0].made.id,)).fetchone()
    journal.close()
    told = Ears(readers[0].made, 0)
    told.frames.append(msgspec.json.encode({"is": "refused", "error": {"kind": "x", "say": seed}}))
    with pytest.raises(Failed, match="holds the seed"):
        search_game(file, [told])


def test_a_token_in_a_frame_is_found(heard: tuple[Path, list[Ears]]) -> None:
    file, readers = heard
    told = Ears(readers[0].made, 0)
    told.frames.append(msgspec.json.encode({"is": "refused", "error": {"kind": "x", "say": told.made.tokens[1]}}))
    with pytest.raises(Failed, match="holds a token"):
        search_game(file, [told])
