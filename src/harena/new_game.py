"""`harena new-game`: the files of a new game, laid out in a checkout of Harena. It begins as a copy of Stepping Stones
under another name, a tiny game that plays and passes every test, to be changed rule by rule."""

from __future__ import annotations

import ast
import keyword
import re
from pathlib import Path
from typing import Final

from .core.errors import BadRequest

SAMPLE: Final = "stepping-stones"
SAMPLE_PREFIX: Final = "SS"
PLACES: Final = {"game": "src/harena/games", "rules": "src/harena/rules", "tests": "tests/games"}
"""Where the folders of the sample go, each as a folder named for the game."""
PROTOCOL: Final = "docs/protocol.md"
"""The page that lists the moves, questions and events of every game; the sample has its part of it."""
CATALOGUE: Final = "src/harena/games/catalogue.py"
LIST: Final = "_EDITIONS"
_NAME: Final = re.compile(r"[a-z]+(-[a-z]+)*")
_PREFIX: Final = re.compile(r"[A-Z]{2}")
_LONGEST: Final = 40


def new_game(name: str, /, *, prefix: str | None = None, folder: Path | None = None) -> int:
    """Lay out the files of a new game in a checkout of Harena: a tiny game that plays, to be changed rule by rule.

    Example: `harena new-game ring-toss --prefix RT`

    Parameters
    ----------
    name
        The game's name: small letters, with hyphens between words.
    prefix
        What its clause ids begin with, two capital letters; without it, the first letters of the name.
    folder
        The checkout; without it, the folder you are in.
    """
    checkout = (folder or Path()).resolve()
    for place in lay_out(checkout, name, prefix or usual_prefix(name)):
        print(place.relative_to(checkout))
    print(next_steps(name))
    return 0


def lay_out(checkout: Path, name: str, prefix: str) -> list[Path]:
    """Write the files of a game and enter it in the catalogue; gives what was written. What cannot be is refused before
    anything is written."""
    sample = checkout / "examples" / package_of(SAMPLE)
    check(checkout, sample, name, prefix)
    written: list[Path] = []
    for part, place in PLACES.items():
        for source in sorted(path for path in (sample / part).iterdir() if path.is_file()):
            target = checkout / place / package_of(name) / source.name
            target.parent.mkdir(exist_ok=True)
            text = renamed(source.read_text(encoding="utf-8"), name, prefix)
            target.write_text(inside(text) if part == "game" else text, encoding="utf-8")
            written.append(target)
    catalogue = checkout / CATALOGUE
    catalogue.write_text(registered(catalogue.read_text(encoding="utf-8"), name), encoding="utf-8")
    page, part = checkout / PROTOCOL, (sample / "protocol.md").read_text(encoding="utf-8")
    page.write_text(page.read_text(encoding="utf-8") + renamed(part, name, prefix), encoding="utf-8")
    return [*written, catalogue, page]


# ---- what is refused


def check(checkout: Path, sample: Path, name: str, prefix: str) -> None:
    if not (sample.is_dir() and (checkout / CATALOGUE).is_file() and (checkout / PROTOCOL).is_file()):
        raise BadRequest(
            f"{checkout} is no checkout of Harena: go to the folder with its Makefile, or name it by --folder."
        )
    if _NAME.fullmatch(name) is None or len(name) > _LONGEST or not package_of(name).isidentifier():
        raise BadRequest(
            f"'{name[:_LONGEST]}' cannot be a game's name: small letters with hyphens between words, as in {SAMPLE}."
        )
    if _PREFIX.fullmatch(prefix) is None:
        raise BadRequest(
            f"'{prefix[:_LONGEST]}' cannot begin clause ids: take two capital letters, as in --prefix {SAMPLE_PREFIX}."
        )
    if is_taken(checkout, sample, name):
        raise BadRequest(f"The name '{name}' is taken, by a game or by the code around it: choose another one.")
    taken = prefixes(checkout)
    if prefix in taken:
        raise BadRequest(f"Clause ids of {taken[prefix]} begin with {prefix}: choose others with --prefix.")


def is_taken(checkout: Path, sample: Path, name: str) -> bool:
    """Whether there is such a game, such a file in the way of its folders, or such a class in what it is made of."""
    package = package_of(name)
    places = [checkout / place / file for place in PLACES.values() for file in (package, f"{package}.py")]
    sources = [checkout / CATALOGUE, *sample.glob("game/*.py")]
    words = set(re.findall(r"\w+", " ".join([source.read_text(encoding="utf-8") for source in sources])))
    return keyword.iskeyword(package) or class_of(name) in words or any(place.exists() for place in places)


def prefixes(checkout: Path) -> dict[str, str]:
    """What the clause ids of each game begin with, as its ledger shows."""
    found: dict[str, str] = {}
    for ledger in sorted((checkout / PLACES["rules"]).glob("*/ledger.tsv")):
        first = ledger.read_text(encoding="utf-8").splitlines()[1]
        found[first.partition("-")[0]] = ledger.parent.name.replace("_", "-")
    return found


# ---- names


def package_of(name: str) -> str:
    """ring-toss -> ring_toss"""
    return name.replace("-", "_")


def class_of(name: str) -> str:
    """ring-toss -> RingToss"""
    return "".join(word.capitalize() for word in name.split("-"))


def title_of(name: str) -> str:
    """ring-toss -> Ring Toss"""
    return name.replace("-", " ").title()


def usual_prefix(name: str) -> str:
    """ring-toss -> RT, ring -> RI"""
    words = name.upper().split("-")
    return words[0][:1] + words[1][:1] if len(words) > 1 else words[0][:2]


def renamed(text: str, name: str, prefix: str) -> str:
    """A file of the sample with the new game's names in it."""
    for of in (str, package_of, class_of, title_of):
        text = text.replace(of(SAMPLE), of(name))
    text = re.sub(rf"\b{SAMPLE_PREFIX}(?=-\d|\")", prefix, text)
    return re.sub(rf"^{SAMPLE_PREFIX.lower()}(?=-\d)", prefix.lower(), text, flags=re.MULTILINE)


def inside(text: str) -> str:
    """A module as it stands among the games: they import the core as a neighbour, and neighbours in one block."""
    return re.sub(r"(from \.\.\.core.*\n)\n(?=from \.)", r"\1", text.replace("from harena.core", "from ...core"))


def registered(text: str, name: str) -> str:
    """The catalogue with one more game in it, at the end of the list."""
    lines = text.splitlines()
    lists = [node for node in ast.parse(text).body if isinstance(node, ast.AnnAssign) and target_of(node) == LIST]
    end = lists[0].end_lineno if lists else None
    if end is None or lines[end - 1] != "]":
        raise BadRequest(f"{CATALOGUE} has no list {LIST} with a line for each game: enter {class_of(name)}() by hand.")
    lines.insert(end - 1, f"    {class_of(name)}(),")
    imports = [place for place, line in enumerate(lines) if re.match(r"from \.\w+\.game import ", line)]
    new = f"from .{package_of(name)}.game import {class_of(name)}"
    later = [place for place in imports if lines[place] > new]
    lines.insert(later[0] if later else imports[-1] + 1, new)
    return "\n".join(lines) + "\n"


def target_of(node: ast.AnnAssign) -> str:
    return node.target.id if isinstance(node.target, ast.Name) else ""


def next_steps(name: str) -> str:
    package = package_of(name)
    keywords = f"{name} or {package}"
    return f"""
{title_of(name)} plays: PYTHONPATH=src .venv/bin/python -m harena play {name}

What to do next; docs/adding-a-game.md tells each of them at length:
1. Write your rules into src/harena/rules/{package}/ledger.tsv and clauses.*.ftl, then chapter by chapter into
   src/harena/games/{package}, each with its tests in tests/games/{package}.
2. Words for events, moves, questions and options go into src/harena/rules/{package}/table.*.ftl; for programs they are
   listed in docs/protocol.md.
3. Make the golden games: PYTHONPATH=src .venv/bin/python -m tests.contract.golden {name}
4. Check it: PYTHONPATH=src .venv/bin/pytest -q tests/contract tests/games tests/faces/test_rules.py -k "{keywords}"
   and, before you are done, make test.
5. When you want more than the defaults: a mind (docs/minds.md) in src/harena/bots/minds.py, a drawer in
   src/harena/terminal/drawers.py, a board in web/src/games/index.ts, lessons in src/harena/lessons/catalogue.py."""
