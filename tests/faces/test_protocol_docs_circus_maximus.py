"""What the protocol's page lists of Circus Maximus is the game's own."""

from __future__ import annotations

import json
import re

from harena.games.catalogue import GAMES
from harena.games.circus_maximus.chariot import FIELDS
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


def test_every_move_is_shown_with_its_clause() -> None:
    shown: dict[str, str] = {}
    options = {option.name for option in GAME.options}
    for moves, clause in re.findall(r"^\| (`[^|]*`) \| [^|]* \| (CM-[^|]*) \|$", part("Moves"), flags=re.MULTILINE):
        for move in set(re.findall(r"`([^`]*)`", moves)) - options:
            shown[GAME.picks.verb(GAME.picks.parse(move)).name] = clause
    assert shown == {verb.name: str(verb.clause) for verb in GAME.picks.verbs}


def test_every_option_is_listed() -> None:
    assert [option.name for option in GAME.options if f"| `{option.name}` |" not in part("Moves")] == []


def test_the_table_of_events_is_the_games_own() -> None:
    row = r"^\| `([\w-]+)` \| (CM-[\w.-]+) \| (.*?) ?\|$"
    rows = re.findall(row, part("Events of a race"), flags=re.MULTILINE)
    assert rows == [(kind.name, str(kind.clause), ", ".join(kind.fields)) for kind in GAME.kinds]


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
