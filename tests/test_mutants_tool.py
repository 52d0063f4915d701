"""`python -m tools.mutants`: what it changes, and that its list of changes nobody can notice is kept."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

from tools.mutants import (
    EQUIVALENT,
    LIKELY,
    NEAR,
    ROOT,
    Change,
    Ran,
    all_changes,
    by_nearness,
    chapters,
    file_of,
    put,
    rolled_changes,
    rounds,
)

SOURCES = chapters()
CHANGES = rolled_changes(SOURCES)
NAMES = {change.name() for change in CHANGES}
ALL_NAMES = {change.name() for change in all_changes(SOURCES)}


def test_every_change_is_still_a_program_and_another_one() -> None:
    assert len(CHANGES) > 500
    for change in CHANGES[::20]:
        assert change.source != SOURCES[change.chapter]
        ast.parse(change.source)


def test_what_is_told_a_roll_and_what_is_handed_its_result_are_changed_too() -> None:
    places = {name.partition(":")[0] for name in NAMES}
    rolling = {"dragged, Scraping.run", "defence, DefenceChoice.answer", "setup, build_chariot", "setup, by_dice"}
    suffering = {"corners, suffer", "wrecks, suffer_wreck", "lash, take_hit", "runaway, flip_advanced"}
    assert rolling | suffering <= places
    assert "phase, SetOut.run" not in places


def test_lines_conditions_steps_sides_and_limits_are_changed() -> None:
    assert {
        "dragged, Scraping.run: without chariot.dragged = 0",
        "lash, LashRow.run: without WoundTells(number, self.attacker, self.column)",
        "horses, lose_boxes: never if points == 0",
        "ram, ram_car: always as if damaged in (BOTH_DAMAGED, DEFENDER_DAMAGED)",
        "wheels, check_wheels: LEFT is RIGHT",
        "critical, Entangling.run: self.number is self.attacker",
        "season/skulduggery, sabotage: excess < 1 is excess <= 1",
    } <= NAMES


def test_known_equivalents_are_changes_that_would_be_made() -> None:
    assert EQUIVALENT.keys() <= ALL_NAMES


def test_the_seasons_chapters_are_changed_and_nothing_is_left_out_of_all() -> None:
    assert "season/skulduggery, sabotage: never if excess < 1" in NAMES
    assert NAMES < ALL_NAMES
    assert "phase, SetOut.run" in {name.partition(":")[0] for name in ALL_NAMES}


# ---- which tests are run, and in which order

WOUNDS, SEASON = "tests/games/circus_maximus/test_weapons.py", "tests/games/circus_season/test_plots.py"
FILES = by_nearness(ROOT, SOURCES["wounds"])
CHANGE = Change("wounds", "anything", range(10, 12), "")


def ran(lines: dict[int, set[str]]) -> Ran:
    return Ran({str(file_of(ROOT, "wounds")): lines})


def test_the_files_that_show_the_chapters_clauses_are_nearest_those_of_the_season_too() -> None:
    assert FILES[0] == WOUNDS
    assert by_nearness(ROOT, SOURCES["season/skulduggery"])[0] == SEASON


def test_tests_that_ran_the_line_come_first_by_nearness_and_by_how_little_else_they_ran() -> None:
    broad, narrow, far = f"{WOUNDS}::test_a", f"{WOUNDS}::test_b", f"{SEASON}::test_c"
    noted = ran({9: {broad}, 10: {broad, far}, 11: {narrow}, 12: {f"{WOUNDS}::test_of_another_line"}})
    assert rounds(CHANGE, FILES, noted, quick=True) == [[narrow, broad, far]]
    everybody = rounds(CHANGE, FILES, noted, quick=False)
    assert everybody[:2] == [[narrow, broad, far], FILES[:NEAR]]
    assert [file for some in everybody[1:] for file in some] == FILES


def test_a_bounded_number_of_them() -> None:
    first, *_ = rounds(CHANGE, FILES, ran({10: {f"{WOUNDS}::test_{n}" for n in range(99)}}), quick=True)
    assert len(first) == LIKELY


def test_without_a_run_of_the_tests_all_files_are_asked_the_nearest_first() -> None:
    assert [file for some in rounds(CHANGE, FILES, Ran({}), quick=False) for file in some] == FILES
    assert rounds(CHANGE, FILES, Ran({}), quick=True) == [FILES[:NEAR]]


def test_python_reads_a_changed_file_anew(tmp_path: Path) -> None:
    file, made = tmp_path / "one.py", tmp_path / "__pycache__"
    made.mkdir()
    compiled = Path(importlib.util.cache_from_source(str(file)))
    compiled.write_bytes(b"of before")
    put(file, "ONE = 1\n")
    assert file.read_text(encoding="utf-8") == "ONE = 1\n"
    assert not compiled.exists()
