"""`python -m tools.mutants`: what it changes, and that its list of changes nobody can notice is kept."""

from __future__ import annotations

import ast

from tools.mutants import EQUIVALENT, all_changes

SOURCES, CHANGES = all_changes()
NAMES = {change.name() for change in CHANGES}


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


def test_lines_conditions_steps_and_sides_are_changed() -> None:
    assert {
        "dragged, Scraping.run: without chariot.dragged = 0",
        "lash, LashRow.run: without WoundTells(number, self.attacker, self.column)",
        "horses, lose_boxes: never if points == 0",
        "ram, ram_car: always as if damaged in (BOTH_DAMAGED, DEFENDER_DAMAGED)",
        "wheels, check_wheels: LEFT is RIGHT",
        "critical, Entangling.run: self.number is self.attacker",
    } <= NAMES


def test_known_equivalents_are_changes_that_would_be_made() -> None:
    assert EQUIVALENT.keys() <= NAMES
