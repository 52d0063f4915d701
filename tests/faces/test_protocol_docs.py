"""The protocol's page is true: its examples are run, its lists are compared with the engine's."""

from __future__ import annotations

import ast
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import fields

from harena.bots.minds import MINDS
from harena.core.game import Game
from harena.games.catalogue import GAMES
from harena.games.colossal_arena.cards import CREATURE_NAMES
from harena.referee.loop import answer_line
from harena.referee.verbs import VERBS, Tables
from harena.server.wire import Hint

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
GAME = GAMES["colossal-arena"]
ANY = "…"
Json = dict[str, object]


def blocks(language: str) -> list[str]:
    """The fenced blocks of a language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, flags=re.DOTALL | re.MULTILINE)


def conversation() -> list[tuple[str, str]]:
    """Every request of the page with its answer."""
    lines: list[str] = []
    for line in "".join(blocks("referee")).splitlines():
        if line.startswith((">", "<")):
            lines.append(line)
        else:
            lines[-1] += line.strip()
    requests, answers = lines[::2], lines[1::2]
    assert all(line.startswith("> ") for line in requests)
    assert all(line.startswith("< ") for line in answers)
    return [(request[2:], answer[2:]) for request, answer in zip(requests, answers, strict=True)]


def filled(request: str, last: Json) -> str:
    """A request with each `…` replaced by what the last answer gave under that name."""
    try:
        fields = json.loads(request)
    except ValueError:
        return request
    return json.dumps({name: last[name] if value == ANY else value for name, value in fields.items()})


def fits(shown: object, real: object) -> bool:
    """Whether an answer is as the page shows it."""
    if shown == ANY:
        return True
    if isinstance(shown, str) and shown.endswith(ANY):
        return isinstance(real, str) and real.startswith(shown.removesuffix(ANY))
    if isinstance(shown, list) and isinstance(real, list):
        return list_fits(shown, real)
    if isinstance(shown, dict) and isinstance(real, dict):
        named = {name: value for name, value in shown.items() if name != ANY}
        return (ANY in shown or named.keys() == real.keys()) and all(
            name in real and fits(value, real[name]) for name, value in named.items()
        )
    return shown == real and type(shown) is type(real)


def list_fits(shown: list[object], real: list[object]) -> bool:
    if shown and shown[-1] == ANY:
        shown, real = shown[:-1], real[: len(shown) - 1]
    return len(shown) == len(real) and all(fits(one, other) for one, other in zip(shown, real, strict=True))


def test_every_example_is_answered_as_shown() -> None:
    tables = Tables()
    last: Json = {}
    for request, shown in conversation():
        last = json.loads(answer_line(tables, filled(request, last)))
        assert fits(json.loads(shown), last), f"{request}\nshown: {shown}\nreal: {json.dumps(last)}"


def test_every_verb_has_an_example_that_works_and_a_row_with_its_fields() -> None:
    shown = [json.loads(request)["do"] for request, answer in conversation() if json.loads(answer)["ok"]]
    assert set(shown) == set(VERBS)
    rows = re.findall(r"^\| `(\w+)` \| (.*?) ?\|", TEXT, flags=re.MULTILINE)
    fields = {name: re.findall(r"`(\w+)`", takes) for name, takes in rows if name in VERBS}
    assert fields == {name: verb.fields for name, verb in VERBS.items()}


def test_every_kind_of_error_is_shown() -> None:
    answers = [json.loads(answer) for _, answer in conversation()]
    kinds = {answer["error"]["kind"] for answer in answers if not answer["ok"]}
    assert kinds == {"not-your-turn", "not-an-option", "not-a-move", "bad-request", "no-such-table"}


SEASON = re.compile(r"^## Circus Maximus: the season$.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)


def page_of(game: Game) -> str:
    """What the page says of a game: the season builds on the race, and is told behind it."""
    return TEXT if game.name == "circus-season" else SEASON.sub("", TEXT)


each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@each_game
def test_the_table_of_moves_names_every_verb_with_its_clause(game: Game) -> None:
    rows = re.findall(rf"^\| (`[^|]*`) \| [^|]* \| ({game.prefix}-[^|]*) \|$", page_of(game), flags=re.MULTILINE)
    shown: dict[str, str] = {}
    alike = [one for one in GAMES.values() if one.prefix == game.prefix]
    options = {f"`{option.name}`": str(option.clause) for one in alike for option in one.options}
    for moves, clauses in rows:
        if moves in options:
            assert options[moves] == clauses
            continue
        spelled = re.findall(r"`([^`]*)`", moves)
        cited = clauses.split(", ")
        for move, clause in zip(spelled, cited * len(spelled) if len(cited) == 1 else cited, strict=True):
            shown[game.picks.verb(game.picks.parse(move)).name] = clause
    assert shown == {verb.name: str(verb.clause) for verb in game.picks.verbs}


@pytest.mark.parametrize(
    "game", [GAMES["arena-maximus"], GAMES["circus-maximus"], GAMES["circus-season"]], ids=lambda game: game.name
)
def test_every_option_of_a_race_is_listed(game: Game) -> None:
    assert [option.name for option in game.options if f"| `{option.name}` |" not in TEXT] == []


def test_every_creature_is_named() -> None:
    assert all(f"`{name}`" in section("cards and moves") for name in CREATURE_NAMES)


@each_game
def test_the_table_of_events_is_the_games_own(game: Game) -> None:
    rows = re.findall(rf"^\| `([\w-]+)` \| ({game.prefix}-[\w.-]+) \| ([^|]*?) ?\|$", page_of(game), flags=re.MULTILINE)
    assert rows == [(kind.name, str(kind.clause), ", ".join(kind.fields)) for kind in game.kinds]


@each_game
def test_the_table_of_questions_is_the_games_own(game: Game) -> None:
    cells = r" ([^|]*?) ?\| (?:`(\w+)`)? ?\| [^|]+"
    rows = re.findall(rf"^\| `([\w-]+)` \| ({game.prefix}-[\w.-]+) \|{cells} \|$", page_of(game), flags=re.MULTILINE)
    assert rows == [(ask.name, str(ask.clause), ", ".join(ask.fields), ask.declines) for ask in game.asks]


@each_game
def test_what_a_question_is_about_is_told_by_names_that_it_has(game: Game) -> None:
    """Every word in code in the last column is a field, or a word that one of its fields can be."""
    words = {"lash", "ram", "forced-ram", "wreck", "attack", "cancel", "counter", "cancel-counter"}
    for ask in game.asks:
        (told,) = re.findall(rf"^\| `{ask.name}` \| {ask.clause} \|.*\| ([^|]+) \|$", page_of(game), flags=re.MULTILINE)
        assert set(re.findall(r"`([^`]*)`", told)) <= {*ask.fields, *words}


def test_every_field_of_a_printed_position_is_in_the_table() -> None:
    rows = re.findall(r"^\| `([\w ]+?)(?: NAME| N| S)?` \|", section("Positions"), flags=re.MULTILINE)
    printed = [answer for _, answer in conversation() if '"text"' in answer]
    assert printed, "the page shows what print gives"
    tables = Tables()
    table = json.loads(answer_line(tables, '{"do":"new","game":"colossal-arena","seats":5}'))["table"]
    text = json.loads(answer_line(tables, json.dumps({"do": "print", "table": table})))["text"]
    fields = {re.sub(r" \d$", "", field.partition(":")[0].strip()) for field in text.split(";")[1:]}
    assert fields <= set(rows)


def test_every_field_of_a_view_is_in_the_table() -> None:
    tables = Tables()
    table = json.loads(answer_line(tables, '{"do":"new","game":"colossal-arena","seats":2}'))["table"]
    view = json.loads(answer_line(tables, json.dumps({"do": "view", "table": table, "seat": 0})))["view"]
    names = [*view, *view["you"], *view["creatures"][0], *view["creatures"][0]["rows"][0], *view["players"][0]]
    unnamed = [name for name in names if f"`{name}`" not in section("Views")]
    assert set(unnamed) <= {"creature", "seat", "row"}, "the words they are listed by"


def test_the_record_on_the_page_is_the_one_that_save_gives() -> None:
    tables = Tables()
    last: Json = {}
    for request, _ in conversation():
        last = json.loads(answer_line(tables, filled(request, last)))
        if "record" in last:
            break
    real = str(last["record"]).splitlines()
    shown = blocks("record")[0].splitlines()
    assert all(fits(json.loads(one), json.loads(other)) for one, other in zip(shown, real, strict=True))
    spelled = re.search(r"`sha256\('(.*?)'\)`", TEXT)
    assert spelled is not None
    assert hashlib.sha256(spelled[1].encode()).hexdigest() == json.loads(real[0])["commitment"]


@pytest.mark.parametrize("game", range(2))
def test_the_bot_on_the_page_plays_a_game(game: int, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(blocks("python")[0], encoding="utf-8")
    command = [sys.executable, str(bot), sys.executable, "-m", "harena", "referee"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert set(ast.literal_eval(done.stdout)) == {"places", "scores", "clauses"}


def section(heading: str) -> str:
    """The part of the page under a heading."""
    found = re.search(rf"^## [^\n]*{heading}$(.*?)(?=^## |\Z)", TEXT, flags=re.DOTALL | re.MULTILINE)
    assert found is not None, heading
    return found[1]


def test_the_tables_of_hints_name_every_field_and_every_reason() -> None:
    section = re.split(r"^## ", TEXT, flags=re.MULTILINE)
    page = next(part for part in section if part.startswith("Hints\n"))
    rows = [re.findall(r"`([^`]+)`", row.split("|")[1]) for row in page.splitlines() if row.startswith("| `")]
    named = {name for row in rows for name in row}
    kinds = {kind.name: set(kind.fields) for kind in MINDS["circus-maximus"].kinds()}
    assert named == {field.name for field in fields(Hint)} | kinds.keys()
    for row in page.splitlines():
        for name in re.findall(r"`([^`]+)`", row.split("|")[1]) if row.startswith("| `") else []:
            if name in kinds:
                assert set(re.findall(r"`([^`]+)`", row.split("|")[2])) == kinds[name]
