"""`python -m tools.position`: what it prints of a moment is enough to play that moment again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from harena.core.game import Game
from harena.core.ids import Pick, Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.terminal.saves import load
from tools.position import moment

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "contract" / "records"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_moment_can_be_played_again_from_its_lines(game: Game) -> None:
    table = load(RECORDS / f"{game.name}-1.jsonl")
    for seq in range(1, table.seq() + 1, max(1, table.seq() // 12)):
        position, answer, draws, *events = moment(table, seq)
        again = Table(table.game, 0, {}, {"make": "scripted", "draws": json.loads(draws.partition(": ")[2])}, position)
        seat, _, words = answer.removeprefix("seat ").partition(" answers: ")
        again.answer(Seat(int(seat)), picks_of(table.game, words))
        assert table.game.print(again.state) == table.game.print(table.at(seq).state)
        assert events == [f"{event['clause']}: {event['kind']}" for event in again.all_events(0)]


def picks_of(game: Game, words: str) -> list[Pick]:
    return [game.picks.parse(word) for word in words.split(", ")]


def test_an_entry_that_is_not_there_is_refused() -> None:
    record = str(RECORDS / "colossal-arena-1.jsonl")
    done = subprocess.run(
        [sys.executable, "-m", "tools.position", record, "0"], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 2
    assert "This record has entries 1 to" in done.stderr
