"""Who may import whom, and what the project's text may not contain."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "rules": {"core", "games"},
    "lessons": {"core", "games", "rules"},
    "bots": {"core", "games", "rules"},
    "workers": set(),
    "lab": {"core", "games", "rules", "bots", "workers"},
    "terminal": {"core", "games", "rules", "bots", "lab", "server"},
    "referee": {"core", "games", "rules", "bots"},
    "doctor": {"core"},
    "new_game": {"core"},
    "owners_file": {"core", "games"},
    "track_svg": {"games"},
    "owners_commands": {"core", "games", "lab", "owners_file", "track_svg"},
    "server": {"core", "games", "rules", "lessons", "bots", "lab", "workers"},
    "cli": {
        "core",
        "games",
        "rules",
        "bots",
        "lab",
        "terminal",
        "referee",
        "server",
        "doctor",
        "new_game",
        "owners_file",
        "owners_commands",
    },
    "__main__": {"cli"},
    "__init__": set(),
}
"""Each part of the package and the parts below it. Everybody may ask the package itself for its version."""

NOT_OURS = {
    ".git",
    ".venv",
    ".venv-bench",
    ".venv-tools",
    "node_modules",
    "build",
    "dist",
    "__pycache__",
    ".hypothesis",
}
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|root|home|Users|mnt|srv)/|\.\./shared|[A-Z]:\\Users")
REGISTRY = re.compile(r"https?://[^\s)\"'>]*(?:pypi|pythonhosted|npmjs|artifactory|nexus|jfrog|mirror)", re.IGNORECASE)


@cache
def modules() -> dict[str, Path]:
    """Every module of the package by its full name; a package's own module is named `…__init__`."""
    return {".".join(path.relative_to(SOURCE).with_suffix("").parts): path for path in SOURCE.rglob("*.py")}


def imported_by(name: str) -> Iterator[str]:
    """The modules of ours that a module imports, wherever in it."""
    yield from imported_in(name, ast.parse(modules()[name].read_text(encoding="utf-8")))


def for_types_only(name: str) -> set[str]:
    """What a module imports under `if TYPE_CHECKING:`."""
    tree = ast.parse(modules()[name].read_text(encoding="utf-8"))
    guards = [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    return {other for guard in guards for other in imported_in(name, guard)}


def imported_in(name: str, tree: ast.AST) -> Iterator[str]:
    package = name.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from known(alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield from known(f"{origin}.{alias.name}") or known(origin)


def known(name: str) -> list[str]:
    """The module of ours that a dotted name means, if any."""
    return [module for module in (name, f"{name}.__init__") if module in modules()]


@cache
def graph() -> dict[str, set[str]]:
    return {name: set(imported_by(name)) for name in modules()}


def part_of(module: str) -> str:
    return module.split(".")[1]


def imports(of: str) -> Iterator[tuple[str, str]]:
    """The imports that modules whose name begins so make."""
    for module, imported in graph().items():
        if module.startswith(of):
            yield from ((module, other) for other in sorted(imported))


def test_the_imports_are_found() -> None:
    assert len(modules()) > 40
    assert "harena.core.chance" in graph()["harena.core.agenda"]
    assert "harena.games.colossal_arena.arena" in graph()["harena.games.colossal_arena.betting"]


def test_every_part_has_its_place() -> None:
    assert {part_of(module) for module in modules()} <= set(MAY_IMPORT)
    sorter = TopologicalSorter(MAY_IMPORT)
    assert list(sorter.static_order())


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_a_part_imports_downwards_only(part: str) -> None:
    allowed = {part, "__init__", *MAY_IMPORT[part]}
    wrong = [pair for pair in imports("harena.") if part_of(pair[0]) == part and part_of(pair[1]) not in allowed]
    assert wrong == []


def test_a_game_never_imports_another_game() -> None:
    games = {path.parent.name for path in (SOURCE / "harena" / "games").glob("*/__init__.py")}
    assert games
    for game in games:
        home = f"harena.games.{game}."
        for module, other in imports(home):
            assert other.startswith((home, "harena.core.")), f"{module} imports {other}"


def constants(path: Path) -> list[str]:
    """The public constants that a file defines."""
    targets = [
        node.target for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.AnnAssign)
    ]
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    return [name for name in names if name.isupper() and not name.startswith("_")]


def test_no_two_constants_of_a_game_share_a_name() -> None:
    """A game inside of another one's package, as the season, has its own."""
    homes = sorted(path.parent for path in (SOURCE / "harena" / "games").rglob("game.py"))
    for folder in homes:
        inner = [home for home in homes if home != folder and home.is_relative_to(folder)]
        files = [path for path in folder.rglob("*.py") if not any(path.is_relative_to(home) for home in inner)]
        names = Counter(name for path in files for name in constants(path))
        assert [name for name, count in names.items() if count > 1] == [], folder.name


def test_nothing_imports_in_circles() -> None:
    """Names imported for the type checker alone are not imported when the program runs; in core and games all count."""
    running = {
        module: imported if part_of(module) in ("core", "games") else imported - for_types_only(module)
        for module, imported in graph().items()
    }
    try:
        TopologicalSorter(running).prepare()
    except CycleError as circle:
        pytest.fail(" imports ".join(reversed(circle.args[1])), pytrace=False)


def test_the_core_names_no_game() -> None:
    games = [path.parent.name for path in (SOURCE / "harena" / "games").glob("*/__init__.py")]
    for path in (SOURCE / "harena" / "core").glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        assert not any(game in text or game.replace("_", "-") in text for game in games), path.name


# ---- the project's text


def texts() -> Iterator[tuple[str, str]]:
    """Every text file of the project, by its path inside it."""
    for path in sorted(ROOT.rglob("*")):
        place = path.relative_to(ROOT)
        if not path.is_file() or any(part in NOT_OURS or part.endswith("_cache") for part in place.parts):
            continue
        try:
            yield str(place), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def test_the_project_names_no_path_of_a_machine_and_no_registry() -> None:
    wrong = [
        f"{place}: {found.group()}"
        for place, text in texts()
        for pattern in (MACHINE_PATH, REGISTRY)
        for found in [pattern.search(text)]
        if found
    ]
    assert wrong == []


def test_requirements_hold_names_and_hashes_alone() -> None:
    files = sorted((ROOT / "requirements").glob("*.txt"))
    assert files
    for path in files:
        assert "://" not in path.read_text(encoding="utf-8"), path.name


def test_the_patterns_find_what_they_look_for() -> None:
    """Written in pieces, so that this file passes."""
    for text in ("see /" + "work/main", "cd /" + "root/x", "read .." + "/shared/design", "C:" + "\\Users\\me"):
        assert MACHINE_PATH.search(text)
    assert not MACHINE_PATH.search("usr/work/x and /usr/bin/env and network/home/")
    assert REGISTRY.search("https:" + "//pypi" + ".org/simple")
    assert not REGISTRY.search("https://docs.python.org")
