"""Owners' sets on the command line: shown, checked, refused with line and reason, and played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harena.cli import read_options
from harena.core.errors import BadRequest
from harena.games.arena_maximus.components import DEFAULT, Components, describe
from harena.games.catalogue import GAMES
from harena.owners_file import line_of, read_set
from harena.terminal.saves import load

from .program import harena as run

NAME = "arena-maximus"
OWN = {**DEFAULT.data, "id": "my box", "provenance": "counted by hand"}


def file_with(folder: Path, data: object) -> Path:
    """A set as an owner would write it, one thing a line."""
    file = folder / "set.json"
    file.write_text(json.dumps(data, indent=2), encoding="utf-8")
    return file


def odd_sums() -> dict[str, object]:
    """Scores that sum to something else than ten: allowed, but worth a word."""
    chariots = OWN["chariots"]
    assert isinstance(chariots, list)
    return {**OWN, "chariots": [{**chariots[0], "beast": 3}, *chariots[1:]]}


# ---- harena components


def test_the_set_in_use_is_printed_with_label_and_hash() -> None:
    said = run("components", NAME)
    assert (said.returncode, said.stderr) == (0, "")
    lines = said.stdout.splitlines()
    assert lines == describe(DEFAULT)
    assert lines[:2] == ["reconstructed set", f"hash {DEFAULT.digest()}"]
    for part in (
        "layout ",
        "chariot green: ",
        "7 x whip green",
        "15 x magic",
        "4 x straight empty",
        "1 x curve stables",
    ):
        assert any(line.startswith(part) for line in lines)
    assert run("components").stdout == said.stdout


def test_an_owners_set_is_checked_and_printed(tmp_path: Path) -> None:
    said = run("components", NAME, "--components", str(file_with(tmp_path, OWN)))
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.splitlines()[:2] == ["my box (counted by hand)", f"hash {Components(OWN).digest()}"]
    assert "reconstructed" not in said.stdout


def test_odd_sums_are_said_on_standard_error_and_the_set_is_printed_all_the_same(tmp_path: Path) -> None:
    file = file_with(tmp_path, odd_sums())
    said = run("components", NAME, "--components", str(file))
    assert said.returncode == 0
    assert said.stderr == f"{file}: chariots[0]: the scores of green sum to 11, not to 10.\n"
    assert "chariot green: Beast / Driver / Chariot 3 / 2 / 6" in said.stdout


def test_the_command_has_help_with_examples() -> None:
    said = run("components", "--help")
    assert said.returncode == 0
    assert f"harena components {NAME} --components" in said.stdout
    assert "--components" in run("play", "--help").stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["components", "chess"],
        ["components", "colossal-arena"],
        ["components", NAME, "--components", "missing.json"],
        ["components", NAME, "--components", "/"],
        ["play", NAME, "--seats", "me,random", "--components", "missing.json"],
        ["play", NAME, "--seats", "me,random", "--option", "components=@missing.json"],
        ["play", "colossal-arena", "--components", "missing.json"],
    ],
    ids=" ".join,
)
def test_trouble_is_one_sentence_on_standard_error(tmp_path: Path, arguments: list[str]) -> None:
    said = run(*arguments, cwd=tmp_path)
    assert (said.returncode, said.stdout) == (2, "")
    assert len(said.stderr.splitlines()) == 1
    assert said.stderr.strip().endswith(".")
    assert list(tmp_path.iterdir()) == []


# ---- where a file is wrong


TEXT = """{
  "schema": 1, "id": "mine", "provenance": "mine",
  "layout": {"firstStraight": 1,
    "firstCurve": 1},

  "chariots": [
    {"color": "green"},
    {"color": "a \\"quoted, ] word"}
  ],
  "tiles": {"straight": [
    {}, {},
    {"kind": "lava"}], "curve": []}
}
"""


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("schema", 2),
        ("layout", 3),
        ("chariots", 6),
        ("chariots[0]", 7),
        ("chariots[1]", 8),
        ("tiles", 10),
        ("tiles.straight[1]", 11),
        ("tiles.straight[2]", 12),
        ("tiles.curve", 12),
        ("deck", 1),
        ("the set", 1),
        ("chariots[7]", 6),
    ],
)
def test_a_place_in_a_file_has_a_line(where: str, line: int) -> None:
    assert line_of(TEXT, where) == line


def test_a_wrong_file_is_refused_with_line_place_and_reason(tmp_path: Path) -> None:
    text = file_with(tmp_path, OWN).read_text(encoding="utf-8")
    assert text.count('"stables"') == 2
    file = tmp_path / "wrong.json"
    file.write_text(text.replace('"stables"', '"tavern"', 1), encoding="utf-8")
    # The place is the entry, so its line is that of the brace before the word.
    line = text[: text.index('"stables"')].count("\n")
    said = run("components", NAME, "--components", str(file))
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith(f"{file}, line {line}: tiles.straight[12]: 'kind' is one of empty, ")
    assert said.stderr.endswith("not 'tavern'.\n")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "line 1: this is not JSON"),
        (b'{"schema": 1,\n "id": }', "line 2: this is not JSON: Expecting value at column 8."),
        (b"[1, 2]", "line 1: a set of components is a JSON object."),
        (b"[" * 100_000, "this is not JSON"),
        (b'{"schema": ' + b"9" * 10_000 + b"}", "line 1: "),
        (b"\xff\xfe", "it is not UTF-8 text."),
        (b"{}", "line 1: schema: this reads schema 1, not None."),
        (b'\xef\xbb\xbf{\n\n"schema": 2}', "line 3: schema: this reads schema 1, not 2."),
    ],
)
def test_a_file_that_is_no_set_is_refused_in_a_sentence(tmp_path: Path, content: bytes, why: str) -> None:
    file = tmp_path / "set.json"
    file.write_bytes(content)
    with pytest.raises(BadRequest) as refusal:
        read_set(file)
    assert str(file) in refusal.value.say
    assert why in refusal.value.say
    assert refusal.value.say.endswith(".")
    assert len(refusal.value.say) < len(str(file)) + 200


# ---- harena play


@pytest.mark.parametrize("how", ["--components", "--option"])
def test_a_race_is_played_with_an_owners_set(tmp_path: Path, how: str) -> None:
    file, game = file_with(tmp_path, odd_sums()), tmp_path / "game"
    words = [how, str(file) if how == "--components" else f"components=@{file}"]
    said = run("play", NAME, "--seats", "me,random", "--seed", "7", "--file", str(game), *words)
    assert said.returncode == 0, said.stderr
    assert "sum to 11, not to 10." in said.stderr
    assert load(game).options == {"components": odd_sums()}
    header = json.loads(game.read_text().splitlines()[0])
    assert header["components"] == Components(odd_sums()).digest()
    assert run("verify", str(game)).returncode == 0


def test_a_race_needs_no_set_of_ones_own(tmp_path: Path) -> None:
    game = tmp_path / "game"
    assert run("play", NAME, "--seats", "me,random", "--file", str(game)).returncode == 0
    header = json.loads(game.read_text().splitlines()[0])
    assert (header["options"], header["components"]) == ({}, DEFAULT.digest())


def test_the_option_reads_a_file_with_or_without_the_sign(tmp_path: Path) -> None:
    file = file_with(tmp_path, OWN)
    for word in (f"components=@{file}", f"components={file}"):
        assert read_options(GAMES[NAME], [word, "spells=yes"]) == {"components": OWN, "spells": True}
