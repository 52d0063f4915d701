"""Ladders: the same on any number of cores, kept on disk and continued, interrupted without loss."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import harena
from harena.bots.catalogue import BOTS
from harena.cli import main
from harena.core.errors import BadRequest
from harena.games.catalogue import GAMES
from harena.lab import keeping, ladder
from harena.lab.ceiling import CEILING
from harena.lab.keeping import add_block, blocks_file, code_hash, open_file
from harena.lab.ladder import Plan, climb
from harena.lab.pairing import Better, Block, Equal, Pairing, Reaches
from harena.lab.report import new_sheet, read_folder, read_sheet, strength_page, write_sheet
from harena.lab.sequential import Rigour
from harena.lab.standing import Standing

from .blocks import PAIR, always, dying, made_up, pairing

NEVER = Rigour(least=1_000)
CODE = "0123456789ab"
PATIENCE = 120.0
"""Seconds that something may take which takes one on a quiet machine."""


def plan(folder: Path, most: int, cores: int = 1, rigour: Rigour = NEVER) -> Plan:
    return Plan(folder, rigour, most, 77, cores)


def nothing(standing: Standing) -> None:
    """No bar."""


def places(folder: Path) -> list[list[int]]:
    return [block.places for block in open_file(folder, PAIR, 77)]


def instead(monkeypatch: pytest.MonkeyPatch, wins: int) -> list[int]:
    """Blocks are made up, each with so many wins; gives the numbers of those asked for, as they are."""
    asked: list[int] = []

    def made(pairing: Pairing, seed: int, numbers: range, cores: int) -> Iterator[Block]:
        for block in always(wins, numbers.start, numbers.stop):
            asked.append(block.number)
            yield block

    monkeypatch.setattr(ladder, "played", made)
    return asked


# ---- playing


def test_the_number_of_cores_and_of_sittings_changes_nothing(tmp_path: Path) -> None:
    ticks: list[int] = []
    whole = climb(PAIR, plan(tmp_path / "a", 4, cores=2), lambda standing: ticks.append(standing.games()))
    first = "".join(blocks_file(tmp_path / "a", PAIR).read_text().splitlines(keepends=True)[:3])
    open_file(tmp_path / "b", PAIR, 77)
    blocks_file(tmp_path / "b", PAIR).write_text(first)
    again = climb(PAIR, plan(tmp_path / "b", 4), nothing)
    assert blocks_file(tmp_path / "b", PAIR).read_text().startswith(first)
    assert places(tmp_path / "a") == places(tmp_path / "b")
    assert (whole.wins, whole.games(), whole.mean_place()) == (again.wins, 12, again.mean_place())
    assert ticks == [0, 3, 6, 9, 12]


def test_a_process_that_dies_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "play_block", dying)
    with pytest.raises(BadRequest, match="killed"):
        climb(PAIR, plan(tmp_path, 4), nothing)


@pytest.mark.parametrize(
    ("claim", "wins", "holds"),
    [
        (Better(), 3, True),
        (Better(), 1, False),
        (Better(), 0, False),
        (Equal(), 1, True),
        (Equal(), 3, False),
        (Equal(), 0, False),
        (Reaches(0.5), 2, True),
        (Reaches(0.7), 2, False),
    ],
    ids=str,
)
def test_a_pairing_ends_with_its_decision(
    claim: Better | Equal | Reaches, wins: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, holds: bool
) -> None:
    asked = instead(monkeypatch, wins)
    standing = climb(pairing(claim), plan(tmp_path, 500, rigour=Rigour()), nothing)
    assert standing.holds() is holds
    assert 10 <= standing.sample.count < 100
    assert asked == list(range(standing.sample.count))
    assert len(places(tmp_path)) == len(asked)


def test_what_is_decided_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = instead(monkeypatch, 3)
    first = climb(PAIR, plan(tmp_path, 50, rigour=Rigour()), nothing)
    asked.clear()
    again = climb(PAIR, plan(tmp_path, 50, rigour=Rigour()), nothing)
    assert (again.games(), again.holds()) == (first.games(), True)
    longer = climb(PAIR, plan(tmp_path, 50, rigour=Rigour(least=30)), nothing)
    assert asked == list(range(first.sample.count, 30))
    shorter = climb(PAIR, plan(tmp_path, 5), nothing)
    assert (longer.sample.count, shorter.sample.count, shorter.holds()) == (30, 5, None)


def test_a_pairing_with_a_limit_of_its_own_ends_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = instead(monkeypatch, 1)
    standing = climb(replace(PAIR, most=7), plan(tmp_path, 50), nothing)
    assert (asked, standing.holds()) == (list(range(7)), None)


# ---- files


def spoil(folder: Path, change: Callable[[str], str]) -> None:
    """A file of three blocks, with its text changed."""
    open_file(folder, PAIR, 77)
    for number in range(3):
        add_block(folder, PAIR, made_up(number, 1))
    file = blocks_file(folder, PAIR)
    file.write_text(change(file.read_text()))


def test_a_line_cut_off_in_writing_is_played_again(tmp_path: Path) -> None:
    spoil(tmp_path, lambda text: text[:-20])
    assert [block.number for block in open_file(tmp_path, PAIR, 77)] == [0, 1]
    assert blocks_file(tmp_path, PAIR).read_text().endswith("}\n")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: text.replace('"block": 1,', '"block": 1'), "damaged at line 3"),
        (lambda text: text.replace('"places"', '"faces"'), "damaged at line 2"),
        (lambda text: "[1]\n" + text, "damaged at line 1"),
        (lambda text: text.replace('"block": 2', '"block": 1'), "some twice"),
        (lambda text: text.replace('"seed": 77', '"seed": 78'), "another seed"),
        (lambda text: text.replace(code_hash(PAIR.game), CODE), "another code"),
        (lambda text: text.replace('"bots": [{', '"bots": [{"luck": 1, '), "another bots"),
    ],
)
def test_a_file_that_is_not_whole_or_not_ours_is_refused(
    change: Callable[[str], str], says: str, tmp_path: Path
) -> None:
    spoil(tmp_path, change)
    with pytest.raises(BadRequest, match=says):
        open_file(tmp_path, PAIR, 77)


def test_the_fingerprint_covers_bots_rules_and_data_of_one_game() -> None:
    names = {path.relative_to(keeping.PACKAGE).as_posix() for path in keeping.deciding("circus-maximus")}
    assert {"core/chance.py", "games/circus_maximus/track.json", "bots/search.py", "lab/match.py"} <= names
    assert {name.split("/")[1] for name in names if name.count("/") > 1} == {"circus_maximus"}
    assert len({code_hash(game) for game in GAMES}) == len(GAMES)
    season = {path.relative_to(keeping.PACKAGE).as_posix() for path in keeping.deciding("circus-season")}
    both = {"games/circus_maximus/season/market.py", "bots/circus_maximus/pace.py", "bots/circus_season/mind.py"}
    assert both <= season


def test_of_the_list_of_bots_only_the_two_who_play_matter() -> None:
    assert keeping.LIST not in keeping.deciding("circus-maximus")
    words = {name: keeping.settings(name, "circus-maximus") for name in BOTS}
    assert words["gambler"] != words["expert"] != words["club"]
    assert keeping.settings(CEILING, "circus-maximus") == words["champion"]


# ---- pages


def standing(wins: int, claim: Better | Equal | Reaches, upper: str = "steady") -> Standing:
    made = Standing(Pairing(PAIR.game, upper, "random", 3, claim), Rigour())
    for block in always(wins, 0, 40):
        made.add(block)
    return made


def test_results_are_written_read_and_merged(tmp_path: Path) -> None:
    sheet = new_sheet(PAIR.game, CODE, 7, Rigour(), [standing(2, Better()), standing(0, Better(), "club")])
    data, page = write_sheet(tmp_path, sheet)
    assert read_sheet(data) == sheet
    write_sheet(tmp_path, new_sheet(PAIR.game, CODE, 7, Rigour(), [standing(3, Equal()), standing(1, Equal(), "bold")]))
    (merged,) = read_folder(tmp_path)
    assert [(row.bot, row.wins, row.claim, row.holds) for row in merged.rows] == [
        ("steady", 120, "equal", False),
        ("club", 0, "better", False),
        ("bold", 40, "equal", True),
    ]
    assert strength_page([merged]) == page.read_text()
    write_sheet(tmp_path, new_sheet(PAIR.game, CODE, 8, Rigour(), [standing(2, Better())]))
    assert [row.wins for row in read_folder(tmp_path)[0].rows] == [80]


def test_a_page_says_everything_that_was_measured(tmp_path: Path) -> None:
    sheet = new_sheet(PAIR.game, CODE, 7, Rigour(), [standing(2, Reaches(0.6))])
    page = strength_page([sheet])
    low, high = standing(2, Better()).sample.interval()
    assert low < 2 / 3 < high
    interval = f"{100 * low:.1f} % to {100 * high:.1f} %"
    assert f"| steady | random | 3 | 80 of 120 | 66.7 % | {interval} | 33.3 % | < 0.0001 | 1.33 |" in page
    assert "| at least 60 % | yes |" in page
    assert "| steady | random | 3 | 2 (2, 2) | 1 (1, 1) | 750 | 2 MiB |" in page
    assert "alpha 1.0 %, beta 1.0 %" in page
    slow = replace(sheet, rows=[replace(row, seconds=45.0) for row in [*sheet.rows, *sheet.rows]])
    assert "1.5 minutes of processor time" in strength_page([slow])
    rows = [line.count("|") for line in page.splitlines() if line.startswith("|")]
    assert rows == [12] * 3 + [8] * 3


def test_one_page_holds_several_games_in_their_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game in reversed(GAMES):
        write_sheet(tmp_path, new_sheet(game, CODE, 7, Rigour(), [standing(2, Better())]))
    with pytest.raises(SystemExit) as left:
        main(["lab", "report", str(tmp_path), "--out", str(tmp_path / "strength.md")])
    assert left.value.code == 0
    with pytest.raises(SystemExit):
        main(["lab", "report", str(tmp_path)])
    text = (tmp_path / "strength.md").read_text()
    assert text == capsys.readouterr().out
    assert [line[3:] for line in text.splitlines() if line.startswith("## ")] == list(GAMES)


# ---- the command


@pytest.mark.parametrize("command", ["ladder", "report"])
def test_the_commands_have_help_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", command, "--help"])
    said = capsys.readouterr().out
    assert "Example" in said
    assert f"harena lab {command}" in said


@pytest.mark.parametrize(
    "arguments",
    [
        ["ladder", "chess"],
        ["ladder", "colossal-arena", "--rungs", "random,hal"],
        ["ladder", "colossal-arena", "--rungs", "random"],
        ["ladder", "colossal-arena", "--rungs", ""],
        ["ladder", "colossal-arena", "--only", "hal"],
        ["ladder", "colossal-arena", "--players", "6"],
        ["ladder", "colossal-arena", "--players", "1"],
        ["ladder", "colossal-arena", "--players", "many"],
        ["ladder", "colossal-arena", "--cores", "0"],
        ["ladder", "colossal-arena", "--most", "0"],
        ["ladder", "colossal-arena", "--least", "-1"],
        ["ladder", "colossal-arena", "--alpha", "0"],
        ["ladder", "colossal-arena", "--beta", "0.5"],
        ["ladder", "colossal-arena", "--out", "a-file"],
        ["report"],
        ["report", "."],
        ["report", "spoilt"],
        ["report", "sound", "--out", "no/such/folder/page.md"],
    ],
    ids=" ".join,
)
def test_trouble_is_one_sentence_and_nothing_is_played(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = instead(monkeypatch, 1)
    monkeypatch.chdir(tmp_path)
    Path("a-file").write_text("x")
    Path("spoilt").mkdir()
    Path("spoilt", "colossal-arena.json").write_text('{"game": "colossal-arena"}')
    Path("sound").mkdir()
    write_sheet(Path("sound"), new_sheet(PAIR.game, CODE, 7, Rigour(), [standing(2, Better())]))
    with pytest.raises(SystemExit) as left:
        main(["lab", *arguments])
    said = capsys.readouterr()
    assert left.value.code == 2
    assert (said.out, len(said.err.splitlines()), asked) == ("", 1, [])
    assert said.err.strip().endswith(".")


def test_the_command_plays_says_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    instead(monkeypatch, 2)
    with pytest.raises(SystemExit) as left:
        main(["lab", "ladder", "colossal-arena", "--rungs", "random, steady", "--out", str(tmp_path)])
    assert left.value.code == 0
    assert "steady against random, 3 players: " in capsys.readouterr().out
    assert json.loads((tmp_path / "colossal-arena.json").read_text())["rows"][0]["holds"] is True


def test_without_a_game_all_of_them_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    instead(monkeypatch, 2)
    with pytest.raises(SystemExit) as left:
        main(["lab", "ladder", "--rungs", "random,steady", "--players", "3", "--out", str(tmp_path)])
    assert left.value.code == 0
    assert capsys.readouterr().out.count("steady against random, 3 players: ") == len(GAMES)
    assert [sheet.game for sheet in read_folder(tmp_path)] == list(GAMES)


def test_control_c_keeps_what_there_is_and_leaves_nobody_behind(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "harena", "lab", "ladder", "colossal-arena", "--rungs", "random,steady"]
    running = subprocess.Popen(
        [*program, "--least", "100000", "--most", "100000", "--cores", "1", "--out", str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(Path(harena.__file__).parents[1])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    file = blocks_file(tmp_path, PAIR)
    try:
        waited_until(lambda: file.exists() and file.read_text().count("\n") > 2)
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate(timeout=PATIENCE)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()
    assert running.returncode == 130
    (sheet,) = read_folder(tmp_path)
    assert sheet.rows[0].blocks == len(file.read_text().splitlines()) - 1
    assert sheet.rows[0].holds is None
    assert "better: open" in out
    waited_until(lambda: not alive(running.pid))


def alive(group: int) -> bool:
    """Whether anybody of a process group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def waited_until(come: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not come():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.05)
