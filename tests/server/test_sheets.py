"""Quick references: their figures are those of the games, and their lines name clauses that are there."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from harena.games.arena_maximus.components import DEFAULT as BOX
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.track import DEFAULT as TRACK
from harena.games.circus_maximus.track import DOLPHINS
from harena.games.colossal_arena.backing import SECRET_WORTH, WORTH
from harena.rules.book import LANGUAGES, book
from harena.server import wire
from harena.server.sheets import SHEETS, figures_of

from .clients import client
from .servers import Running

pytestmark = pytest.mark.xdist_group("api")
SOURCES = Path(__file__).parents[2] / "web" / "src"
TEXTS = SOURCES / "texts"
LINE = re.compile(r"^([a-z][\w-]*) =|^ {4}\.see = (.*)$", re.MULTILINE)
CLAUSE = re.compile(r"\b[A-Z]{2}-\d[\w.-]*")


def clauses_named(lang: str) -> dict[str, list[str]]:
    """By line, the clauses it sums up."""
    named: dict[str, list[str]] = {}
    key = ""
    for found in LINE.finditer((TEXTS / f"sheets.{lang}.ftl").read_text(encoding="utf-8")):
        key = found[1] or key
        if found[2] is not None:
            named[key] = found[2].split()
    return named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_named_is_in_the_ledger(lang: str) -> None:
    known = {row.id for game in GAMES for row in book(game, lang).clauses()}
    named = clauses_named(lang)
    assert len(named) > 100
    assert {line: found for line, ids in named.items() if (found := [one for one in ids if one not in known])} == {}
    whole = (TEXTS / f"sheets.{lang}.ftl").read_text(encoding="utf-8")
    assert CLAUSE.findall(whole) == [clause for ids in named.values() for clause in ids]


def test_a_line_names_clauses_of_its_own_game() -> None:
    for line, ids in clauses_named("en").items():
        assert {one[:2].lower() for one in ids} == {line.split("-")[1]}


def test_both_languages_name_the_same_clauses() -> None:
    assert clauses_named("fr") == clauses_named("en")


@pytest.mark.parametrize("game", GAMES)
def test_figures_have_a_cell_for_every_row_and_column(server: Running, game: str) -> None:
    told = msgspec.convert(client(server.url).get(f"/api/sheets/{game}").json(), list[wire.ChartWords])
    assert told == figures_of(game)
    assert len({chart.name for chart in told}) == len(told)
    for chart in told:
        assert [len(row) for row in chart.cells] == [len(chart.columns)] * len(chart.rows)


@pytest.mark.parametrize("game", SHEETS)
def test_a_page_finds_all_figures_it_asks_for(game: str) -> None:
    pages = (SOURCES / "sheets").glob(f"{game.title().replace('-', '')}*.svelte")
    source = "".join(page.read_text(encoding="utf-8") for page in pages)
    asked = re.findall(r'figuresOf\(figures, "([\w-]+)"\)|<Rolled \{figures\} of="([\w-]+)"', source)
    known = {chart.name for chart in SHEETS[game]()}
    assert asked
    assert {one or other for one, other in asked} <= known


def test_figures_are_those_that_are_played_with() -> None:
    found = {chart.name: chart.cells for game in SHEETS for chart in SHEETS[game]()}
    assert found["bets"] == [[str(worth) for worth in [*WORTH[1:], SECRET_WORTH]]]
    assert found["safe"] == [[str(speed) for speed in TRACK.safe[DOLPHINS][1:]]]
    assert sum(int(row[1]) for row in found["cards"]) == len(BOX.deck)
    assert [sum(int(row[place]) for row in found["tiles"]) for place in (1, 2)] == [
        len(BOX.straights),
        len(BOX.curves),
    ]
    assert ["rocks", "3", "4", "1 2 3", "1 2 2 3"] in found["tiles"]
    assert found["horses"][2][0] == "7447"


def test_figures_of_optional_rules_are_those_that_are_played_with() -> None:
    found = {chart.name: chart.cells for chart in figures_of("circus-maximus")}
    assert [found[name][0] + found[name][-1] for name in ("dust", "knife", "spear")] == [
        ["falls", "blown-back"],
        ["killed", "horse-killed"],
        ["major", "killed"],
    ]
    assert found["weapons"] == [["dust", "1"], ["knife", "2"], ["spear", "4"]]
    assert ["blades", "both-blades", "7"] in found["specification"]
    assert [cell for [cell] in found["worse"]] == ["0"] * 7 + ["1", "2", "3", "dead"]
    assert [row[0] for row in found["weather"]] == ["rain", "mud", "clear"]
    assert found["wet"] == [["light", "3", "5 6"], ["normal", "2", "5"], ["heavy", "1", ""]]


def test_there_is_no_sheet_of_an_unknown_game(server: Running) -> None:
    refused = client(server.url).get("/api/sheets/ludus")
    assert (refused.status_code, refused.json()["error"]["kind"]) == (400, "bad-request")
