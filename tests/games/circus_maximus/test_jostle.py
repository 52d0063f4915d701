"""CM-7.3.3-J, CM-7.3.5 The jostled driver: his modifier, the MFs he loses, and how he recovers."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import Draw, advanced, chariot, choice, kinds, look, only, options, race, say, table, view, where

J: list[Draw] = [4, 4, 4]
"""With four points and a modifier of 0."""


def red(at: str, more: str, draws: list[Draw], extra: str = "") -> Table:
    """Red's phase begins; blue stands far away and has moved. Every die and token is dictated."""
    words = f"seats: 2; mover: red; cup:; red: at {at}, {more}; blue: at home 2/8, whip 0; {extra}"
    return table(words, draws, None)


def write(tab: Table, speed: int) -> list[dict[str, object]]:
    """Red writes a speed, blue stands still."""
    say(tab, 0, f"speed red {speed}")
    return say(tab, 1, "speed blue 0")


def forward(tab: Table, squares: int) -> list[dict[str, object]]:
    return say(tab, 0, *["forward"] * squares)


# ---- J1: the modifier and the ban


@pytest.mark.clause("CM-7.3.3-J1")
def test_cm_7_3_3_j1_the_modifier_falls_by_three_and_comes_back() -> None:
    # A driver of +2 with a total of 12 in the lane of eight: 14 on the dice is row 12.
    draws: list[Draw] = [5, 5, 4, "red", "blue", "red"]
    tab = red("home 28/1", "points 2/1/0/1, order 12", draws, "turn: 5")
    told = say(tab, 0, "no whip", "forward")
    assert only(told, "jostled")["modifier"] == -1
    forward(tab, race(tab).left)
    assert (race(tab).turn, chariot(tab, "red").current) == (6, 0)
    write(tab, 4)
    assert choice(tab) == "move-choice"
    forward(tab, 4)
    assert (race(tab).turn, chariot(tab, "red").current) == (7, 1)
    write(tab, 4)
    assert choice(tab) == "whip-choice"


@pytest.mark.clause("CM-7.3.3-J1")
@pytest.mark.parametrize(("current", "turns"), [(0, 4), (2, 2)])
def test_cm_7_3_3_j1_no_whip_while_the_modifier_is_negative(current: int, turns: int) -> None:
    # +0 falls to -3 and is back at 0 after three turns; +2 needs the turn of the ban.
    roll: list[Draw] = J if current == 0 else [5, 5, 4]
    draws: list[Draw] = [*roll]
    for _ in range(turns - 1):
        draws += ["red", "blue"]
    tab = red("home 28/1", f"points {current}/1/0/1, order 12", [*draws[:-1], 1])
    say(tab, 0, "no whip", "forward")
    forward(tab, race(tab).left)
    quiet = 0
    while race(tab).chariots[0].current < 0 or race(tab).turn <= chariot(tab, "red").no_strain:
        tab = again(tab, 0)
        quiet += 1
    assert quiet == turns - 2 if current == 0 else quiet == 1


def again(tab: Table, speed: int) -> Table:
    return tab


@pytest.mark.clause("CM-7.3.3-J1", "CM-7.3.5.5")
@pytest.mark.parametrize(("at", "kept"), [("dolphins 1/1", 8), ("home 28/1", 12)])
def test_cm_7_3_3_j1_no_strain_in_a_corner_the_surplus_vanishes(at: str, kept: int) -> None:
    tab = red(at, "order 12, whip 0, horses 6/6/4/4, current -2, jostled 1, no-strain 2", [])
    assert race(tab).left == kept
    told = [] if kept == 8 else say(tab, 0, "forward")
    if told:
        assert only(told, "mfs-lost")["mfs"] == 4
    assert "strain-rolled" not in kinds(tab.all_events(-1))
    assert (race(tab).left + race(tab).used, chariot(tab, "red").endurance) == (8, 50)
