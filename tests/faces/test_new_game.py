"""`harena new-game`: what it lays out plays at once and passes the suites, in every face, without another edit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from harena.core.errors import BadRequest
from harena.new_game import CATALOGUE, lay_out, prefixes, registered, usual_prefix

ROOT = Path(__file__).parents[2]
NAME = "toll-bridge"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "web", "server", "browser", "playthroughs", "records", "*.so")
TAKEN_ALONG = ["src", "tests", "examples", "docs", "pyproject.toml"]
PATIENCE = 500
"""Seconds for one command: ten times what it takes on a machine with nothing else to do."""


def copied(folder: Path) -> Path:
    """The sources and tests, as a checkout has them; of what is made anew, only the empty folders."""
    for name in TAKEN_ALONG:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=LEFT_OUT)
        else:
            shutil.copy(source, target)
    for name in ("playthroughs", "records"):
        folder.joinpath("tests", "contract", name).mkdir()
    shutil.copytree(ROOT / "src" / "harena" / "server", folder / "src" / "harena" / "server", ignore=LEFT_OUT)
    return folder


def run(checkout: Path, *command: str, typed: str = "") -> str:
    """What a command says that has to succeed, run with the sources of a checkout."""
    settings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "HARENA", "COV"))}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=checkout,
        env={**settings, "PYTHONPATH": str(checkout / "src")},
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}\n{done.stderr[-2000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of Harena with a game more."""
    folder = copied(tmp_path_factory.mktemp("checkout"))
    said = run(folder, "harena", "new-game", NAME)
    assert "src/harena/games/toll_bridge/game.py" in said.splitlines()
    assert f"python -m tests.contract.golden {NAME}" in said
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


pytestmark = pytest.mark.xdist_group("new-game")


def test_nothing_of_the_sample_is_left_in_it(checkout: Path) -> None:
    files = [path for path in checkout.rglob("*toll_bridge/*") if path.suffix in (".py", ".ftl", ".tsv")]
    assert len(files) > 20
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert "tepping" not in text, path
        assert "SS" not in text, path
        assert "ss-" not in text, path
        assert "harena.core" not in text or "tests" in path.parts, path
    assert "TB-2.2" in (checkout / "src/harena/games/toll_bridge/playing.py").read_text(encoding="utf-8")


def test_the_suites_pass_over_it(checkout: Path) -> None:
    """Contract, clauses, texts, bots, explanations and the lab's claims; the golden games are made on the way."""
    made = run(checkout, "tests.contract.golden", NAME).split()
    assert made == [
        *[f"{NAME}-{one}.txt" for one in (1, 2, 3)],
        *[f"{NAME}-{one}.jsonl" for one in (1, 2, 3, 4, 5)],
        "checksums.json",
    ]
    assert run(checkout, "tests.contract.golden", NAME) == ""
    assert run(checkout, "tests.contract.golden", NAME, "--anew").split() == made
    suites = [
        "tests/contract",
        "--ignore=tests/contract/test_checks.py",
        "tests/games/toll_bridge",
        "tests/core/test_builds.py",
        "tests/bots",
        "tests/lab/test_pairing.py",
    ]
    faces = [
        "tests/faces/test_rules.py",
        "tests/faces/test_hints.py",
        "tests/faces/test_protocol_docs.py",
        "tests/test_imports.py",
    ]
    chosen = f"{NAME} or toll_bridge or never_imports or imports_downwards"
    said = run(
        checkout, "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", chosen, *suites, *faces
    )
    assert int(said.split(" passed")[0].split()[-1]) > 150


def test_it_is_played_drawn_hinted_at_and_judged(checkout: Path) -> None:
    said = run(checkout, "harena", "play", NAME, "--seed", "7", "--file", "game.harena", typed="?\nhint\n" + "1\n" * 20)
    assert "Lay a card on the pile. (TB-2.1)" in said
    assert "pile: —" in said
    assert "cards to draw: 11" in said
    assert "Red: hand: 3; points: 0" in said
    assert "Hint: Play" in said
    assert "The game is over" in said
    assert "TB-3.1" in said
    assert run(checkout, "harena", "verify", "game.harena").startswith("game.harena")


def test_lists_of_games_have_it(checkout: Path) -> None:
    assert f"{NAME}: Toll Bridge" in run(checkout, "harena", "games")
    assert "TB-2.2 Une carte plus haute" in run(checkout, "harena", "rules", NAME, "--lang", "fr")
    assert " 4 games" in run(checkout, "harena", "match", NAME, "--bots", "novice,random", "--games", "4")


# ---- what is refused


def refused(checkout: Path, name: str, prefix: str | None = None) -> str:
    before = (checkout / CATALOGUE).read_text(encoding="utf-8") if (checkout / CATALOGUE).exists() else ""
    with pytest.raises(BadRequest) as wrong:
        lay_out(checkout, name, prefix or usual_prefix(name))
    assert before == ("" if not before else (checkout / CATALOGUE).read_text(encoding="utf-8"))
    assert wrong.value.say.endswith(".")
    return wrong.value.say


@pytest.mark.parametrize(
    "name", ["colossal-arena", "catalogue", "book", "talk", "game", "turn", "class", "stepping-stones"]
)
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    assert "is taken" in refused(ROOT, name, "ZZ")


@pytest.mark.parametrize("name", ["", "Skull", "skull_king", "skull king", "-", "é", "3-men", "a--b", "../x", "x" * 41])
def test_nonsense_is_refused(name: str) -> None:
    assert "cannot be a game's name" in refused(ROOT, name, "ZZ")


def test_a_prefix_is_two_capitals_that_no_other_game_has() -> None:
    assert usual_prefix("toll-bridge") == "TB"
    assert usual_prefix("skull") == "SK"
    assert "two capital letters" in refused(ROOT, NAME, "tb")
    assert "Clause ids of colossal-arena begin with CA" in refused(ROOT, "card-alley")
    assert set(prefixes(ROOT)) >= {"CA", "AM", "CM"}


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    assert "is no checkout of Harena" in refused(tmp_path, NAME)


def test_a_catalogue_that_cannot_be_read_is_left_to_its_owner() -> None:
    with pytest.raises(BadRequest, match="by hand"):
        registered("GAMES = []\n", NAME)
