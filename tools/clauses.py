"""The clause gate: every clause of a game's ledger is implemented somewhere that the program uses, shown by a passing
test that runs the place that implements it, and its citations in play are counted.

It reads what the last test run left behind (build/clause-tests.json and .coverage) and plays seeded bot games of its
own.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from coverage import CoverageData

from harena.bots.catalogue import BOTS
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.events import Log
from harena.core.game import Game
from harena.core.options import Option
from harena.games.catalogue import GAMES
from harena.rules.book import book

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "harena"
GAMES_FOLDER = SOURCES / "games"
TEST_RESULTS = ROOT / "build" / "clause-tests.json"
COVERAGE = ROOT / ".coverage"
BOT_GAMES = 300
BOT_DECISIONS = 15_000
"""Play of a game stops after so many games or decisions."""
MANY = 5
"""A place that claims so many clauses is worth a look: it may do too much, or claim too much."""


@dataclass
class Place:
    """A class or function whose docstring claims clauses, and the lines that run when it is used."""

    name: str
    file: Path
    clauses: list[str]
    lines: set[int]
    used: bool = True
    """Whether anything in the sources but itself names it."""


@dataclass
class Clause:
    """What is known of one clause."""

    game: str
    tier: str
    places: list[Place] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    touching: list[str] = field(default_factory=list)
    cited: int = 0


# ---- where clauses are implemented


def claimed_clauses(docstring: str, prefix: str) -> list[str]:
    """`CA-6.2, 5.5 A combat card …` and `A combat card … (CA-6.2, 5.5)` -> CA-6.2, CA-5.5; the brackets end the first
    paragraph or the whole."""
    number = r"\d+(?:\.\w+)*(?:-\w+)?"
    numbers = rf"{prefix}-({number}(?:,\s+(?:{prefix}-)?{number})*)"
    text = docstring.strip()
    found = (
        re.match(numbers, text)
        or re.search(rf"\({numbers}\)\.?$", text.partition("\n\n")[0].rstrip())
        or re.search(rf"\({numbers}\)\.?$", text)
    )
    return [f"{prefix}-{one.removeprefix(f'{prefix}-')}" for one in re.split(r",\s+", found.group(1))] if found else []


def running_lines(node: ast.ClassDef | ast.FunctionDef) -> set[int]:
    """The lines inside function bodies; headers and docstrings run on import and prove nothing."""
    inside = [node] if isinstance(node, ast.FunctionDef) else node.body
    functions = [part for part in inside if isinstance(part, ast.FunctionDef)]
    lines: set[int] = set()
    for function in functions:
        body = function.body[1:] if ast.get_docstring(function) else function.body
        for statement in body:
            lines.update(range(statement.lineno, (statement.end_lineno or statement.lineno) + 1))
    return lines


def places(prefix: str, folder: Path, names: Counter[str]) -> Iterator[Place]:
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                clauses = claimed_clauses(ast.get_docstring(node) or "", prefix)
                if clauses:
                    used = is_used(node, names)
                    yield Place(f"{file.stem}.{node.name}", file, clauses, running_lines(node), used)


# ---- what is used


class Names(ast.NodeVisitor):
    """Counts the names that code uses: not those it imports or defines, nor those in annotations, nor classes that it
    only asks for with isinstance."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load):
            self.count[node.id] += 1

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.ctx, ast.Load):
            self.count[node.attr] += 1
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            self.visit(node.args[0])
        else:
            self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> None:
        """Its annotation is no use of what it names."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for part in [*node.decorator_list, node.args, *node.body]:
            self.visit(part)


def names_in(*nodes: ast.AST) -> Counter[str]:
    visitor = Names()
    for node in nodes:
        visitor.visit(node)
    return visitor.count


def names_used(folder: Path) -> Counter[str]:
    """How often the code under a folder uses each name."""
    return names_in(*[ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))])


def is_used(node: ast.ClassDef | ast.FunctionDef, names: Counter[str]) -> bool:
    """Whether anything but itself names it; what Python calls by itself is used anyway."""
    return node.name.startswith("__") or names[node.name] > names_in(node)[node.name]


# ---- what the tests ran


def contexts_by_file() -> dict[str, dict[int, set[str]]]:
    """For each source file, the tests that ran each line."""
    data = CoverageData(str(COVERAGE))
    data.read()
    tests: dict[str, dict[int, set[str]]] = {}
    for name in data.measured_files():
        by_line = data.contexts_by_lineno(name)
        tests[str(Path(name).resolve())] = {
            line: {context.partition("|")[0] for context in contexts} for line, contexts in by_line.items()
        }
    return tests


def touches(place: Place, test: str, ran: dict[str, dict[int, set[str]]]) -> bool:
    by_line = ran.get(str(place.file.resolve()), {})
    return any(test in by_line.get(line, ()) for line in place.lines)


# ---- what play cites


def option_sets(options: list[Option]) -> list[dict[str, object]]:
    """The ordinary table, and one with everything the other way round."""
    return [{}, {option.name: option.other_values()[0] for option in options if option.kind() in ("switch", "one")}]


def citations(game: Game) -> Counter[str]:
    """How often each clause stands behind an event or a pick in seeded games of steady and random bots."""
    cited: Counter[str] = Counter()
    for number in range(BOT_GAMES):
        if cited.total() > BOT_DECISIONS:
            break
        seats = game.fewest + number % (game.most - game.fewest + 1)
        log, chance = Log(), Fast(number)
        options = option_sets(game.options)[number % 3 // 2]
        state = game.new(seats, options, Fast(number + 1_000_000), log)
        while not state.over():
            seat = state.asked()[0]
            bot = BOTS["random" if (seat + number) % 3 == 0 else "steady"]
            pick = bot.choose(Asked(game, state, seat), chance)
            cited[str(game.picks.verb(pick).clause)] += 1
            state.answer(seat, pick)
        cited.update(str(event.kind.clause) for event in log.events)
    return cited


# ---- putting it together


def survey() -> tuple[dict[str, Clause], list[str]]:
    """Every clause with what is known of it, and everything that is wrong."""
    clauses: dict[str, Clause] = {}
    wrong: list[str] = []
    names = names_used(SOURCES)
    for game in GAMES.values():
        for row in book(game.name, "en").clauses():
            clauses.setdefault(row.id, Clause(game.name, row.tier))
        # A game that is built on another lies in its package, and is looked through with it.
        folder = GAMES_FOLDER / game.name.replace("-", "_")
        for place in places(game.prefix, folder, names) if folder.is_dir() else []:
            for clause in place.clauses:
                if clause in clauses:
                    clauses[clause].places.append(place)
                else:
                    wrong.append(f"{place.name} names {clause}, which is in no ledger")
    wrong += add_tests(clauses)
    for game in GAMES.values():
        for clause, times in citations(game).items():
            if clause in clauses:
                clauses[clause].cited += times
            else:
                wrong.append(f"play cites {clause}, which is in no ledger")
    return clauses, wrong + shortcomings(clauses)


def add_tests(clauses: dict[str, Clause]) -> list[str]:
    results = json.loads(TEST_RESULTS.read_text(encoding="utf-8"))
    ran = contexts_by_file()
    wrong: list[str] = []
    for test, report in results.items():
        for clause in report["clauses"]:
            if clause not in clauses:
                wrong.append(f"{test} is marked {clause}, which is in no ledger")
            elif report["outcome"] == "passed":
                clauses[clause].passed.append(test)
                if any(touches(place, test, ran) for place in clauses[clause].places):
                    clauses[clause].touching.append(test)
    return wrong


def shortcomings(clauses: dict[str, Clause]) -> list[str]:
    wrong: list[str] = []
    for name, clause in clauses.items():
        if not clause.places:
            wrong.append(f"{name} is implemented nowhere: no docstring claims it")
        elif not any(place.used for place in clause.places):
            where = ", ".join(place.name for place in clause.places)
            wrong.append(f"{name} is claimed by {where} alone, which nothing in src uses")
        elif not clause.passed:
            wrong.append(f"{name} has no passing test")
        elif not clause.touching:
            where = ", ".join(place.name for place in clause.places)
            wrong.append(f"{name} has tests, but none of them runs {where}")
    return wrong


def table(clauses: dict[str, Clause]) -> str:
    lines = [f"{'game':<18}{'tier':<12}{'clauses':>8}{'shown':>8}{'cited':>8}"]
    for game, tier in dict.fromkeys((clause.game, clause.tier) for clause in clauses.values()):
        rows = [clause for clause in clauses.values() if (clause.game, clause.tier) == (game, tier)]
        shown = sum(1 for clause in rows if clause.touching)
        cited = sum(1 for clause in rows if clause.cited)
        lines.append(f"{game:<18}{tier:<12}{len(rows):>8}{shown:>8}{cited:>8}")
    return "\n".join(lines)


def crowded(clauses: dict[str, Clause]) -> list[str]:
    """The places that claim many clauses, most first: no fault, but worth a look."""
    found = {place.name: place for clause in clauses.values() for place in clause.places if len(place.clauses) >= MANY}
    ordered = sorted(found.values(), key=lambda place: -len(place.clauses))
    return [f"{place.name} claims {len(place.clauses)} clauses: {', '.join(place.clauses)}" for place in ordered]


def as_json(clauses: dict[str, Clause], wrong: list[str]) -> str:
    rows = {
        name: {"game": clause.game, "tier": clause.tier, "tests": clause.passed, "cited": clause.cited}
        for name, clause in clauses.items()
    }
    return json.dumps({"clauses": rows, "crowded": crowded(clauses), "wrong": wrong}, indent=1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Which clauses of the rules are shown by tests and cited in play.")
    parser.add_argument("--format", choices=["text", "json"], default="text")
    arguments = parser.parse_args()
    if not TEST_RESULTS.exists() or not COVERAGE.exists():
        print("There are no test results yet: run `make clauses` or `make test`.", file=sys.stderr)
        return 2
    clauses, wrong = survey()
    print(as_json(clauses, wrong) if arguments.format == "json" else "\n".join([table(clauses), *crowded(clauses)]))
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
