"""Every game: golden playthroughs are told as before, and finished records replay to the same end."""

from __future__ import annotations

import difflib
import json
from pathlib import Path

import pytest

from harena.core.game import Game
from harena.core.record import read_record, write_record
from harena.games.catalogue import EDITIONS, GAMES

from . import playthroughs, records
from .play import every_game_of_the_catalogue

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
    table = read_record(text, EDITIONS)
    assert table.state.over()
    assert write_record(table) == text


@every_game_of_the_catalogue
def test_every_game_has_playthroughs_and_records(game: Game) -> None:
    """Few players and many, and tables that are not the ordinary one."""
    headers = [playthroughs.header_of(path) for path in PLAYTHROUGHS if path.stem.startswith(game.name)]
    make = f"run python -m tests.contract.golden {game.name}, and read what it wrote"
    assert len(headers) >= 3, f"{game.name} has {len(headers)} playthroughs of at least 3: {make}"
    assert {game.fewest, game.most} <= {header["seats"] for header in headers}
    assert any(header["options"] for header in headers)
    tables = [
        read_record(path.read_text(encoding="ascii"), EDITIONS) for path in RECORDS if path.stem.startswith(game.name)
    ]
    assert len(tables) >= 5, f"{game.name} has {len(tables)} records of at least 5: {make}"
    assert {game.fewest, game.most} <= {table.state.seats for table in tables}
    assert len([table for table in tables if table.options]) >= 2


@pytest.mark.parametrize(("name", "version"), EDITIONS)
def test_every_edition_has_records_and_words_that_the_newest_knows(name: str, version: int) -> None:
    """Texts, bots and faces are those of the game's newest edition: numbers of picks never move, and nothing goes."""
    then, now = EDITIONS[name, version], GAMES[name]
    assert now.picks.spelled[: len(then.picks.spelled)] == then.picks.spelled
    assert {kind.name for kind in then.kinds} <= {kind.name for kind in now.kinds}
    assert {option.name for option in then.options} <= {option.name for option in now.options}
    headers = [json.loads(path.read_text(encoding="ascii").splitlines()[0]) for path in RECORDS]
    assert (name, version) in {(header["game"], header["rules"]) for header in headers}
