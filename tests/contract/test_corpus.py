"""Every game: golden playthroughs are told as before, and finished records replay to the same end."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from harena.core.game import Game
from harena.core.record import read_record, write_record
from harena.games.catalogue import GAMES

from . import playthroughs, records
from .play import every_game

PLAYTHROUGHS = sorted(playthroughs.FOLDER.glob("*.txt"))
RECORDS = sorted(records.FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_is_told_as_before(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")
    told = playthroughs.playthrough(playthroughs.header_of(path))
    if told != golden:
        difference = difflib.unified_diff(golden.splitlines(), told.splitlines(), "golden", "now", n=1, lineterm="")
        pytest.fail(f"{path.name} reads differently now:\n" + "\n".join(list(difference)[:60]), pytrace=False)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_record_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="ascii")
    table = read_record(text, GAMES)
    assert table.state.over()
    assert write_record(table) == text


@every_game
def test_every_game_has_playthroughs_and_records(game: Game) -> None:
    """Few players and many, and tables that are not the ordinary one."""
    headers = [playthroughs.header_of(path) for path in PLAYTHROUGHS if path.stem.startswith(game.name)]
    assert len(headers) >= 3
    assert {game.fewest, game.most} <= {header["seats"] for header in headers}
    assert any(header["options"] for header in headers)
    tables = [
        read_record(path.read_text(encoding="ascii"), GAMES) for path in RECORDS if path.stem.startswith(game.name)
    ]
    assert len(tables) >= 5
    assert {game.fewest, game.most} <= {table.state.seats for table in tables}
    assert len([table for table in tables if table.options]) >= 2
