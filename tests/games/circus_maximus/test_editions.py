"""Two editions of the rules: every record keeps its own, and the corpus shows where they part."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.core.errors import BadRecord
from harena.core.record import read_record, write_record
from harena.core.table import Table
from harena.games.catalogue import EDITIONS, GAMES
from harena.games.circus_maximus.game import CircusMaximus
from tests.contract.records import FOLDER

from .tables import FIRST_EDITION, GAME, options, race, say

RECORDS = sorted(FOLDER.glob("circus-maximus-*.jsonl"))


def test_new_races_are_run_by_the_newest_edition() -> None:
    assert (GAMES["circus-maximus"].version, GAME.version, FIRST_EDITION.version) == (2, 2, 1)
    assert CircusMaximus().version == 2


def by_the_other(path: Path) -> bool:
    """Whether a record reads the same by the other edition of the rules."""
    table = read_record(path.read_text(encoding="ascii"), EDITIONS)
    other = {("circus-maximus", table.game.version): EDITIONS["circus-maximus", 3 - table.game.version]}
    try:
        read_record(path.read_text(encoding="ascii"), other)
    except BadRecord:
        return False
    return True


def test_the_editions_differ_in_races_of_the_corpus() -> None:
    """If no record could tell them apart there would be no need of two."""
    assert not all(by_the_other(path) for path in RECORDS)


@pytest.mark.parametrize(("game", "offered"), [(FIRST_EDITION, True), (GAME, False)], ids=["first", "second"])
def test_a_race_goes_on_by_its_own_edition_when_it_is_read_again(game: CircusMaximus, offered: bool) -> None:  # noqa: FBT001
    start = "circus-maximus; seats: 2; mover: red; left: 12; red: at dolphins 2/3, no-strain 2; blue: at home 2/8"
    table = Table(game, 0, {}, {"make": "fast", "seed": 4}, start)
    say(table, 0, "lane out")
    again = read_record(write_record(table), EDITIONS)
    assert (again.game.version, race(again).house.edition) == (game.version, game.version)
    assert options(again, 0) == options(table, 0)
    assert ("lane in" in options(read_record(write_record(table.at(0)), EDITIONS), 0)) is offered
