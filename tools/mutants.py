"""Changes one thing at a time in the steps of Circus Maximus that roll dice, and in all that their results are handed
to, and sees whether a test fails.

    python -m tools.mutants --only dragged --only "lash, take_hit"
    python -m tools.mutants --all --only season/betting
    python -m tools.mutants --list

After `make clauses`, which notes the tests that run each line, it is a good deal quicker.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib.util
import io
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple, final

import pytest

from tools.clauses import COVERAGE, contexts_by_file

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ["src", "tests", "tools", "docs", "examples", "pyproject.toml"]
CHAPTERS = Path("src/harena/games/circus_maximus")
PACKAGE = "harena.games.circus_maximus"
TESTS = [Path("tests/games/circus_maximus"), Path("tests/games/circus_season")]
LOOKING_AHEAD = ["chances", "foresight", "odds", "outcomes", "plans", "threats"]
"""They roll nothing: they run the steps of the others."""
BLIND = ["test_odds.py", "test_odds_study.py"]
"""Half of the time, and they run the changed steps on both sides of what they compare."""
QUIETLY = ["-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-m", "not long"]
LIKELY = 40
"""So many tests run first: of those that ran the changed line."""
NEAR = 8
"""So many test files run then, those whose clauses are the chapter's, and so many at a time of all others."""
AT_ONCE = 100
SECONDS = 300
"""Of a processor's time for the likely tests, and for a whole round: a change may well make a step go on for ever."""
MEMORY = 3 << 30
FOR_EVER = "a test that goes on for ever"
PASSED = "\n"
TRIES = 5
"""Tests that somebody else on the machine has ended say nothing, and run again."""
CLAUSE = re.compile(r"\b\d+\.\d[\w.-]*")
OTHER = {"LEFT": "RIGHT", "RIGHT": "LEFT", "IN": "OUT", "OUT": "IN"}
NEXT: dict[type[ast.cmpop], str] = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}
EQUIVALENT = {
    "race, Race.tell_all: always as if self.log is not None": "without a log nothing is told; asking first is faster",
    "race, Race.is_free: without or not self.wrecks": "there are seldom wrecks to look for; asking first is faster",
    "race, Race.mark: always as if self.track.crosses": "where no sections cross, a square is its own twin",
    "race, Race.limit_of: without and chariot.car != OFF": "a team alone is not held to any limit",
    "dust, DustInEyes.suffer: always as if result == BLOWN_BACK": "it is the last row of the table: no other is left",
    "rain, turn_to_mud: always as if race.mover != NOBODY": "between two phases there are no MFs to lose",
    "rain, LaneChanged.changed_lane: always as if race.rulebook.slippery_lanes(race, race.chariots[number])": (
        "a chariot that cannot slip does not roll; asking first is faster"
    ),
    "spear, SpearInCorner.strained: always as if carries_spear(race, number)": (
        "who has no spear does not roll; asking first is faster"
    ),
    "season/skulduggery, is_suspected: without or blow is None": "who is asked here is about to be struck",
    "season/skulduggery, LastAnswer.facts: never if blow is None": "who is asked here is about to be struck",
    "season/skulduggery, peace_offers: without or blow is None": "who is asked here is about to be struck",
    "season/skulduggery, RevealPeace.answered: without and REVEAL.holds(pick)": "there is no other such answer yet",
    "wounds, strike_driver: always as if result == MINOR_WOUND": "it is the last that can befall a driver",
    "wreckus, ShyAtLash.team_lashed: attacker is number": "how far a team is driven on is no matter of who lashed it",
}
"""Changes that no test can notice, as `--list` names them, and why."""


class Part(NamedTuple):
    """A function of a chapter, or a method with the class it belongs to."""

    chapter: str
    name: str
    code: ast.FunctionDef
    owner: ast.ClassDef | None


class Change(NamedTuple):
    chapter: str
    words: str
    lines: range
    source: str

    def name(self) -> str:
        return f"{self.chapter}, {self.words}"


# ---- what rolls, and what is done with it


def parts_of(chapter: str, source: str) -> Iterator[Part]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            yield Part(chapter, node.name, node, None)
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield Part(chapter, f"{node.name}.{method.name}", method, node)


def called(part: Part, parts: list[Part]) -> list[Part]:
    """Functions and methods by their names, those of `self` in the same chapter, and steps that are made to be run."""
    calls = [node.func for node in ast.walk(part.code) if isinstance(node, ast.Call)]
    functions = {call.id for call in calls if isinstance(call, ast.Name)}
    methods = {(call.attr, ast.unparse(call.value) == "self") for call in calls if isinstance(call, ast.Attribute)}
    return [other for other in parts if is_called(other, functions, methods, part.chapter)]


def is_called(part: Part, functions: set[str], methods: set[tuple[str, bool]], chapter: str) -> bool:
    if part.owner is None:
        return part.name in functions
    name = part.code.name
    own = part.chapter == chapter and (name, True) in methods
    return own or (name, False) in methods or (name == "run" and part.owner.name in functions)


def asks_chance(part: Part) -> bool:
    calls = [node.func for node in ast.walk(part.code) if isinstance(node, ast.Call)]
    values = [call.value for call in calls if isinstance(call, ast.Attribute)]
    return any(isinstance(value, ast.Attribute) and value.attr == "chance" for value in values)


def tells(part: Part) -> bool:
    """Whether it gives back a result."""
    return part.code.returns is not None and ast.unparse(part.code.returns) != "None"


def concerned(parts: list[Part]) -> list[Part]:
    """Whatever rolls, itself or by a function that tells it the result, and whatever is called from there."""
    calls = {part: called(part, parts) for part in parts}
    found = {part for part in parts if asks_chance(part)}
    telling = {part for part in parts if tells(part)}
    while more := {part for part in parts if any(other in found & telling for other in calls[part])} - found:
        found |= more
    while more := {other for part in found for other in calls[part]} - found:
        found |= more
    return [part for part in parts if part in found]


# ---- changes


def changes_of(part: Part, source: str) -> Iterator[Change]:
    """Every line that does something is left out, every condition too, every side named is swapped for the other, and
    every limit is drawn one further."""
    bound = [node.id for node in ast.walk(part.code) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    sides = OTHER | rivals(part)
    for node in ast.walk(part.code):
        for place, text, words in edits(node, bound, sides):
            lines = range(place.lineno, (place.end_lineno or place.lineno) + 1)
            yield Change(part.chapter, f"{part.name}: {words}", lines, replaced(source, place, text))


def rivals(part: Part) -> dict[str, str]:
    """Two chariots that a function is given, or that a step was made with: each for the other."""
    makers = [node for node in part.owner.body if isinstance(node, ast.FunctionDef)] if part.owner else []
    given = chariots(part.code)
    made = [f"self.{name}" for maker in makers if maker.name == "__init__" for name in chariots(maker)]
    pairs = [pair for pair in (given, made) if len(pair) == 2]
    return {one: other for first, second in pairs for one, other in ((first, second), (second, first))}


def chariots(function: ast.FunctionDef) -> list[str]:
    return [arg.arg for arg in function.args.args if arg.annotation and ast.unparse(arg.annotation) == "Faction"]


Edit = tuple[ast.expr | ast.stmt, str, str]


def edits(node: ast.AST, bound: list[str], sides: dict[str, str]) -> Iterator[Edit]:
    """What to write in place of a node or of one of its parts, and that in words."""
    if isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Load):
        other = sides.get(ast.unparse(node))
        if other:
            yield node, other, f"{ast.unparse(node)} is {other}"
    elif isinstance(node, ast.stmt) and does_something(node, bound):
        yield node, "pass", f"without {ast.unparse(node)}"
    elif isinstance(node, ast.If) and isinstance(node.body[-1], ast.Return):
        yield node.test, "False", f"never if {ast.unparse(node.test)}"
    elif isinstance(node, (ast.If, ast.IfExp)):
        yield node.test, "True", f"always as if {ast.unparse(node.test)}"
        if isinstance(node, ast.IfExp):
            yield node.test, "False", f"never if {ast.unparse(node.test)}"
    elif isinstance(node, ast.BoolOp):
        word = " and " if isinstance(node.op, ast.And) else " or "
        for value in node.values:
            rest = word.join([f"({ast.unparse(other)})" for other in node.values if other is not value])
            yield node, f"({rest})", f"without{word}{ast.unparse(value)}"
    elif isinstance(node, ast.Compare) and type(node.ops[0]) in NEXT and len(node.ops) == 1:
        text = f"{ast.unparse(node.left)} {NEXT[type(node.ops[0])]} {ast.unparse(node.comparators[0])}"
        yield node, f"({text})", f"{ast.unparse(node)} is {text}"
    elif isinstance(node, ast.List) and len(node.elts) > 1 and all(map(is_made, node.elts)):
        for step in node.elts:
            rest = ", ".join([ast.unparse(other) for other in node.elts if other is not step])
            yield node, f"[{rest}]", f"without {ast.unparse(step)}"


def is_made(element: ast.expr) -> bool:
    """Whether an element of a list is a step, or several; numbers of an event are not."""
    return isinstance(element, (ast.Call, ast.Starred))


def does_something(statement: ast.stmt, bound: list[str]) -> bool:
    """A call, a change of what lies on the table, or a name that is bound more than once: what is bound only here could
    not be left out."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if not isinstance(statement, ast.Assign):
        return isinstance(statement, ast.AugAssign)
    target = statement.targets[0]
    names = [node.id for node in ast.walk(target) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    return all(bound.count(name) > 1 for name in names)


def replaced(source: str, node: ast.expr | ast.stmt, text: str) -> str:
    lines = source.encode().splitlines(keepends=True)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: node.end_lineno - 1])) + node.end_col_offset
    whole = b"".join(lines)
    return (whole[:start] + text.encode() + whole[end:]).decode()


# ---- tests


def by_nearness(folder: Path, source: str) -> list[str]:
    """Test files, those first that show the same clauses."""
    clauses = set(CLAUSE.findall(source))
    near: dict[str, float] = {}
    for tests in TESTS:
        for file in sorted((folder / tests).glob("test_*.py")):
            if file.name in BLIND:
                continue
            shown = set(CLAUSE.findall(file.read_text(encoding="utf-8")))
            near[str(tests / file.name)] = len(clauses & shown) / len(clauses | shown | {""})
    return sorted(near, key=lambda name: -near[name])


class Ran:
    """The tests that ran each line of each file."""

    def __init__(self, lines: dict[str, dict[int, set[str]]]) -> None:
        self.lines = lines
        self.breadth = Counter([test for by_line in lines.values() for tests in by_line.values() for test in tests])

    def likely(self, change: Change, files: list[str]) -> list[str]:
        """Tests that ran a changed line, those of the nearest files first, and there the ones that ran little else."""
        lines = self.lines.get(str(file_of(ROOT, change.chapter)), {})
        tests = {test for line in change.lines for test in lines.get(line, ())}
        known = [test for test in tests if test.partition("::")[0] in files]
        order = {file: place for place, file in enumerate(files)}
        return sorted(known, key=lambda test: (order[test.partition("::")[0]], self.breadth[test], test))[:LIKELY]


def noticing(folder: Path, tests: list[str]) -> str:
    """The first test that fails in a folder; nothing if all pass."""
    words = [sys.executable, "-m", "pytest", *QUIETLY, *tests]
    # Plugins that these tests do not need take longer to start than most of the tests.
    place = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    said = ""
    for _ in range(TRIES):
        ended = subprocess.run(words, cwd=folder, env=place, capture_output=True, text=True, check=False)
        if ended.returncode == 0:
            return ""
        failed = re.search(r"^(?:FAILED|ERROR) (\S+?\.py(?:::\w+)?)", ended.stdout, re.MULTILINE)
        if failed:
            return failed[1]
        if ended.returncode == -signal.SIGXCPU:
            return FOR_EVER
        said = ended.stdout[-500:] + ended.stderr[-500:]
    sys.exit(f"The tests break off. {said}")


def rounds(change: Change, files: list[str], ran: Ran, *, quick: bool) -> list[list[str]]:
    """The tests that ran the line first, then the nearest, then all others; in a hurry only the first there are."""
    likely = ran.likely(change, files)
    others = [files[at : at + NEAR] for at in range(0, len(files), NEAR)]
    found = [likely, *others] if likely else others
    return found[:1] if quick else found


@final
class FirstFailure:
    """Hears how tests end, and keeps the first that fails."""

    def __init__(self) -> None:
        self.name = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.name:
            self.name = report.nodeid.partition("[")[0]


def read_tests(folder: Path, files: list[str]) -> None:
    """All tests are read once, so that a fork of this process can run some at once."""
    os.chdir(folder)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.path[0] = str(folder)
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main([*QUIETLY, "--collect-only", *files])


def noticing_at_once(change: Change | None, tests: list[str]) -> str | None:
    """The first test that fails in a fork of this process with one function changed; none if that tells nothing: the
    function may be compiled, or have been run by now."""
    reading, writing = os.pipe()
    fork = os.fork()
    if fork == 0:
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_CPU, (AT_ONCE, resource.RLIM_INFINITY))
        with contextlib.suppress(Exception), contextlib.redirect_stdout(io.StringIO()):
            os.write(writing, failing(change, tests).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        said = pipe.read()
    _, status = os.waitpid(fork, 0)
    if os.WIFSIGNALED(status):
        return FOR_EVER if os.WTERMSIG(status) == signal.SIGXCPU else None
    return said.removesuffix(PASSED) if said else None


def failing(change: Change | None, tests: list[str]) -> str:
    if change is not None:
        put_into_memory(change)
    first = FirstFailure()
    ended = pytest.main([*QUIETLY, *tests], plugins=[first])
    return first.name or (PASSED if ended == pytest.ExitCode.OK else "")


def put_into_memory(change: Change) -> None:
    """The function has the changed lines wherever it is known by name already."""
    name = change.words.partition(":")[0]
    module = importlib.import_module(f"{PACKAGE}.{change.chapter.replace('/', '.')}")
    owner, _, own = name.rpartition(".")
    function = vars(getattr(module, owner) if owner else module)[own]
    function.__code__ = next(
        code for code in codes(compile(change.source, module.__file__ or "", "exec")) if code.co_qualname == name
    )


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes(inner)


def noticed_by(folder: Path, change: Change, source: str, tests: list[list[str]]) -> str:
    at_once = noticing_at_once(change, tests[0])
    if at_once:
        return at_once
    put(file_of(folder, change.chapter), change.source)
    name = next((name for some in tests if (name := noticing(folder, some))), "")
    put(file_of(folder, change.chapter), source)
    return name


def file_of(folder: Path, chapter: str) -> Path:
    return folder / CHAPTERS / f"{chapter}.py"


def put(file: Path, source: str) -> None:
    """What Python has made of the text before goes too: two changes within a second look the same to it."""
    file.write_text(source, encoding="utf-8")
    Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def copy_to(folder: Path) -> None:
    """The tests run on a copy, so that nobody has to wait for them."""
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)


# ---- the whole of it


def chapters() -> dict[str, str]:
    """Their names and sources, those of the season too."""
    files = [*sorted((ROOT / CHAPTERS).glob("*.py")), *sorted((ROOT / CHAPTERS / "season").glob("*.py"))]
    names = {file.relative_to(ROOT / CHAPTERS).with_suffix("").as_posix(): file for file in files}
    return {name: file.read_text(encoding="utf-8") for name, file in names.items() if name not in LOOKING_AHEAD}


def all_changes(sources: dict[str, str]) -> list[Change]:
    """Every change of every part of the chapters."""
    return [change for part in all_parts(sources) for change in changes_of(part, sources[part.chapter])]


def rolled_changes(sources: dict[str, str]) -> list[Change]:
    """Every change of the parts that a roll concerns. A race knows nothing of the season, which knows races."""
    parts = all_parts(sources)
    race = concerned([part for part in parts if not of_season(part)])
    season = [part for part in concerned(parts) if of_season(part)]
    return [change for part in race + season for change in changes_of(part, sources[part.chapter])]


def all_parts(sources: dict[str, str]) -> list[Part]:
    return [part for chapter, source in sources.items() for part in parts_of(chapter, source)]


def of_season(part: Part) -> bool:
    return part.chapter.startswith("season/")


def try_out(changes: list[Change], sources: dict[str, str], *, quick: bool) -> Iterator[tuple[Change, str]]:
    """Each change with the test that notices it, and that notices nothing if there is no change."""
    ran, sound = Ran(contexts_by_file() if COVERAGE.exists() else {}), {"", FOR_EVER}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_to(folder)
        read_tests(folder, by_nearness(folder, ""))
        for change in changes:
            source = sources[change.chapter]
            test = noticed_by(folder, change, source, rounds(change, by_nearness(folder, source), ran, quick=quick))
            if test not in sound and noticing_at_once(None, [test]):
                sys.exit(f"Even without a change there fails {test}.")
            sound.add(test)
            yield change, test


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", help="changes whose names begin like this (may be repeated)")
    parser.add_argument("--all", action="store_true", help="change also what no roll concerns")
    parser.add_argument("--quick", action="store_true", help="run only tests that ran the changed line")
    parser.add_argument("--list", action="store_true", help="name the changes, and try none")
    asked = parser.parse_args()
    sources = chapters()
    changes = all_changes(sources) if asked.all else rolled_changes(sources)
    changes = [change for change in changes if change.name().startswith(tuple(asked.only or [""]))]
    if asked.list:
        print("\n".join([change.name() for change in changes]))
        return 0
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))
    tried, survived = 0, []
    with contextlib.suppress(KeyboardInterrupt):
        changes = [change for change in changes if change.name() not in EQUIVALENT]
        for change, test in try_out(changes, sources, quick=asked.quick):
            tried += 1
            print(f"{tried}/{len(changes)} {change.name()}: {test or 'NOT NOTICED'}", flush=True)
            if not test:
                survived.append(f"{change.name()} (line {change.lines.start})")
    print(f"{tried} of {len(changes)} changes tried, {len(survived)} that no test noticed", *survived, sep="\n  ")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
