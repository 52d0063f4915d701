"""What the protocol's page lists of Circus Maximus is the game's own."""

from __future__ import annotations

import json
import re

from harena.games.catalogue import GAMES
from harena.games.circus_maximus.chariot import FIELDS
from harena.games.circus_maximus.season import words as season
from harena.games.circus_maximus.verbs import COLOURS
from harena.referee.loop import answer_line
from harena.referee.verbs import Tables

from .test_protocol_docs import TEXT

GAME = GAMES["circus-maximus"]


def part(heading: str) -> str:
    """The part of the page under a heading of the game's section."""
    found = re.search(rf"^### {heading}$(.*?)(?=^### |\Z)", TEXT, flags=re.DOTALL | re.MULTILINE)
    assert found is not None, heading
    return found[1]


def test_every_field_of_a_position_and_of_a_view_is_told() -> None:
    tables = Tables()
    table = json.loads(answer_line(tables, '{"do":"new","game":"circus-maximus","seats":3}'))["table"]
    text = json.loads(answer_line(tables, json.dumps({"do": "print", "table": table})))["text"]
    printed = {field.partition(":")[0].strip() for field in text.split(";")[1:]} - set(COLOURS)
    fields = [*printed, *[name.replace("_", "-") for name in FIELDS]]
    assert [name for name in fields if f"`{name}`" not in part("Positions of a race")] == []
    view = json.loads(answer_line(tables, json.dumps({"do": "view", "table": table, "seat": 0})))["view"]
    names = [*view, *view["you"], *view["chariots"][0]]
    assert [name for name in names if f"`{name}`" not in part("Views of a race")] == []


def test_every_field_of_a_seasons_position_and_view_is_told() -> None:
    tables = Tables()
    table = json.loads(answer_line(tables, '{"do":"new","game":"circus-season","seats":2}'))["table"]
    text = json.loads(answer_line(tables, json.dumps({"do": "print", "table": table})))["text"]
    printed = {re.sub(r" (\d|[a-z]+)$", "", field.partition(":")[0].strip()) for field in text.split(";")[1:]}
    told = part("Positions of a season") + part("Positions of a race")
    assert [name for name in printed - set(COLOURS) if not re.search(rf"`{name}\b", told)] == []
    named = part("Views of a season") + part("Views of a race")
    words = [season.SeasonWords, season.SeatWords, season.StabledWords, season.TeamWords, season.DriverWords]
    words += [season.CarWords, season.ShownWords, season.EntryWords, season.LoanWords, season.LotWords]
    words += [season.WagerWords, season.OrderWords, season.OwnSeasonWords, season.ViewWords]
    names = {name for one in words for name in one.__annotations__}
    assert sorted(name for name in names if f"`{name}`" not in named) == []
