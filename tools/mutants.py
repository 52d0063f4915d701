"""Changes one thing at a time in the steps of Circus Maximus that roll dice, and sees whether a test fails.

    python -m tools.mutants --only corners --most 20

Of every function that rolls, each line that does something is left out once, and each side named is swapped once for
the other. A change that no test notices is printed. It takes some seconds each: by hand, not in the gate.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
CHAPTERS = Path("harena/games/circus_maximus")
TESTS = "tests/games/circus_maximus"
ROLLS = ("roll", "roll_as", "roll_lead_as")
OTHER = {"LEFT": "RIGHT", "RIGHT": "LEFT", "IN": "OUT", "OUT": "IN"}


def rolls(function: ast.FunctionDef) -> bool:
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    return any(isinstance(call, ast.Attribute) and call.attr in ROLLS for call in calls)


def does_something(statement: ast.stmt) -> bool:
    """A call, or a change of what lies on the table; what only gives a name to a number could not be left out."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Assign):
        return isinstance(statement.targets[0], ast.Attribute)
    return isinstance(statement, ast.AugAssign)


def mutants(source: str) -> Iterator[tuple[str, str]]:
    """What was changed, in words, and the file with that change."""
    tree = ast.parse(source)
    count = len(list(ast.walk(tree)))
    rolling = {id(node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and rolls(node)}
    inside = [
        [place for place, node in enumerate(ast.walk(tree)) if id(node) in {id(part) for part in ast.walk(function)}]
        for function in ast.walk(tree)
        if id(function) in rolling
    ]
    for place in sorted({place for places in inside for place in places}):
        assert place < count
        changed = copy.deepcopy(tree)
        words = change(changed, list(ast.walk(changed))[place])
        if words:
            yield words, ast.unparse(changed)


def change(tree: ast.Module, node: ast.AST) -> str:
    """Change a node; in words what was done, or nothing if there is nothing to change."""
    if isinstance(node, ast.Name) and node.id in OTHER:
        words = f"line {node.lineno}: {node.id} is {OTHER[node.id]}"
        node.id = OTHER[node.id]
        return words
    if isinstance(node, ast.stmt) and does_something(node):
        for parent in ast.walk(tree):
            for name in ("body", "orelse"):
                block = getattr(parent, name, None)
                if isinstance(block, list) and node in block:
                    words = f"line {node.lineno}: without {ast.unparse(node)}"
                    block[block.index(node)] = ast.copy_location(ast.Pass(), node)
                    return words
    return ""


def is_noticed(folder: Path) -> bool:
    """Whether a test fails with the sources in a folder."""
    words = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", TESTS]
    if os.cpu_count() != 1:
        words += ["-n", "2"]
    ended = subprocess.run(
        words, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, check=False
    )
    return ended.returncode != 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", help="this chapter alone (may be repeated)")
    parser.add_argument("--most", type=int, default=1000, help="how many changes of a chapter at most")
    asked = parser.parse_args()
    survived = made = 0
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder)
        shutil.copytree(ROOT / "src" / "harena", sources / "harena")
        for file in sorted((sources / CHAPTERS).glob("*.py")):
            if asked.only and file.stem not in asked.only:
                continue
            source = file.read_text(encoding="utf-8")
            for words, changed in list(mutants(source))[: asked.most]:
                file.write_text(changed, encoding="utf-8")
                made += 1
                if not is_noticed(sources):
                    survived += 1
                    print(f"{file.stem}, {words}", flush=True)
            file.write_text(source, encoding="utf-8")
    print(f"{made} changes, {survived} that no test noticed")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
