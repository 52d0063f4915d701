"""CM-27 Optional rules, each a table option of its own."""

from __future__ import annotations

import pytest

from .tables import choice, kinds, only, say, table

START = "option acceleration: yes; seats: 2; turn: 1; mover: red; red: at gray 4/3, {red}; blue: at gray 4/7"


def standing_start(red: str, draws: list[str | int]) -> tuple[int, int]:
    """What comes off red's speed, and the MFs it sets out with."""
    tab = table(START.format(red=red), draws, None)
    assert choice(tab) == "whip-choice"
    events = say(tab, 0, "no whip")
    assert "first-turn-die" not in kinds(events)
    return int(str(only(events, "first-turn-dice")["slower"])), int(str(only(events, "mfs-set")["mfs"]))


@pytest.mark.clause("CM-27.5")
def test_cm_27_5_two_dice_less_the_modifier_come_off_the_first_speed() -> None:
    assert standing_start("modifier 2, order 17", [3, 4]) == (5, 12)
    assert standing_start("modifier 1, order 17", [3, 4]) == (6, 11)


@pytest.mark.clause("CM-27.5")
def test_cm_27_5_the_drivers_own_modifier_counts_and_not_the_current_one() -> None:
    assert standing_start("modifier 2, current 0, order 16", [3, 4]) == (5, 11)


@pytest.mark.clause("CM-27.5")
def test_cm_27_5_nothing_falls_below_zero_and_nothing_is_gained() -> None:
    assert standing_start("order 3", [5, 6, "blue"]) == (11, 0)
    assert standing_start("modifier 3, order 9", [1, 1]) == (0, 9)


@pytest.mark.clause("CM-27.5")
def test_cm_27_5_later_turns_and_tables_without_the_option_have_no_two_dice() -> None:
    second = START.replace("turn: 1", "turn: 2").format(red="order 3")
    assert "first-turn-dice" not in kinds(say(table(second, [], None), 0, "no whip"))
    plain = START.replace("option acceleration: yes; ", "").format(red="modifier 1, order 17")
    events = say(table(plain, [4], None), 0, "no whip")
    assert only(events, "first-turn-die")["speed"] == 13


@pytest.mark.clause("CM-27.5")
def test_cm_27_5_a_runaway_team_starts_by_the_same_dice() -> None:
    words = "option acceleration: yes; option rules: advanced; seats: 2; turn: 1; mover: red; "
    tab = table(words + "red: at gray 4/3, standing runaway, driver dead; blue: at gray 4/7", [3, 4, "blue"], None)
    assert only(tab.all_events(-1), "first-turn-dice")["slower"] == 7
