"""CM-7.4 Damaged wheels: when they are checked, and what the two dice say."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import Draw, chariot, choice, first_edition, kinds, only, race, say, table


def red(more: str, draws: list[Draw], at: str = "home 10/3") -> Table:
    """Red's phase begins; blue stands far away and has moved. Every die is dictated."""
    words = f"seats: 2; mover: red; cup:; red: at {at}, {more}; blue: at home 2/8, whip 0"
    return table(words, draws, None)


def count(tab: Table) -> int:
    """How many wheels were checked so far."""
    return kinds(tab.all_events(-1)).count("wheel-checked")


def rammed(draws: list[Draw], blue: str = "") -> Table:
    """Red rams blue's car from the inside, and blue holds."""
    words = "seats: 2; mover: red; cup:; left: 6; red: at home 20/3, whip 0; blue: at home 20/4, whip 0"
    tab = table(f"{words}{blue}", draws, None)
    say(tab, 0, "ram blue car")
    say(tab, 1, "hold")
    return tab


# ---- damage in a ram


@pytest.mark.clause("CM-7.4")
@pytest.mark.parametrize(
    ("dice", "points", "check"),
    [([2, 2], 1, []), ([3, 2], 2, [6, 6]), ([4, 4], 3, [6, 6])],
    ids=["one", "two", "three"],
)
def test_cm_7_4_two_points_in_one_ram_are_checked_at_once(dice: list[Draw], points: int, check: list[Draw]) -> None:
    tab = rammed([5, 4, 4, *dice, *check])
    assert only(tab.all_events(-1), "wheel-damaged")["points"] == points
    assert count(tab) == len(check) // 2
    assert chariot(tab, "blue").wheels == (points, 0)


@pytest.mark.clause("CM-7.4")
def test_cm_7_4_one_point_more_on_a_damaged_wheel_is_not_two_in_one_ram() -> None:
    tab = rammed([5, 4, 4, 2, 2], ", wheels 3/0")
    assert (chariot(tab, "blue").wheels, count(tab)) == ((4, 0), 0)


@pytest.mark.clause("CM-7.4.2")
def test_cm_7_4_2_in_another_players_phase() -> None:
    tab = rammed([5, 4, 4, 3, 2, 1, 1], ", wheels 3/0")
    told = kinds(tab.all_events(-1))
    assert told[told.index("wheel-damaged") :][:4] == ["wheel-damaged", "wheel-checked", "wheel-lost", "flipped"]
    assert "phase-ended" not in told
    assert (chariot(tab, "blue").active(), race(tab).mover, choice(tab)) == (False, 0, "move-choice")


@pytest.mark.clause("CM-7.4.2")
def test_cm_7_4_2_both_cars_each_before_the_next_damage() -> None:
    tab = rammed([3, 3, 2, 3, 2, 6, 6, 3, 3, 6, 5])
    told = [event for event in tab.all_events(-1) if str(event["kind"]).startswith("wheel")]
    assert [(event["kind"], event["chariot"], event["wheel"]) for event in told] == [
        ("wheel-damaged", "blue", "left"),
        ("wheel-checked", "blue", "left"),
        ("wheel-damaged", "red", "right"),
        ("wheel-checked", "red", "right"),
    ]


# ---- speed and strain


@pytest.mark.clause("CM-7.4.1a")
@pytest.mark.parametrize(
    ("more", "checks"),
    [
        ("order 14, wheels 2/0", 1),
        ("order 13, wheels 2/0", 0),
        ("order 13, wheels 2/0, owed 2", 0),
        ("order 10, wheels 2/0, must-gain 4", 1),
        ("order 10, wheels 2/0, must-gain 3", 0),
        ("order 16, wheels 2/0, slowed 3", 0),
        ("order 16, wheels 0/0", 0),
    ],
)
def test_cm_7_4_1a_fourteen_mfs_of_the_phase(more: str, checks: int) -> None:
    tab = red(f"{more}, whip 0", [6, 6] * checks)
    assert (count(tab), choice(tab), race(tab).phase.used) == (checks, "move-choice", 0)


@pytest.mark.clause("CM-7.4.1a")
def test_cm_7_4_1a_thirteen_and_one_by_the_whip() -> None:
    tab = red("order 13, wheels 2/0", [1, 6, 6])
    assert kinds(say(tab, 0, "whip"))[-2:] == ["mfs-set", "wheel-checked"]
    tab = red("order 13, wheels 2/0", [])
    assert "wheel-checked" not in kinds(say(tab, 0, "no whip"))


@pytest.mark.clause("CM-7.4.1b")
@pytest.mark.parametrize(
    ("order", "lane", "draws", "at_start", "in_corner"),
    [
        (15, 3, [6, 6, 1, 1, 1, 6, 6], 1, 1),
        (13, 3, [1, 1, 1, 6, 6], 0, 1),
        (15, 4, [6, 6], 1, 0),
        (12, 3, [], 0, 0),
    ],
)
def test_cm_7_4_1b_once_for_each_cause(order: int, lane: int, draws: list[Draw], at_start: int, in_corner: int) -> None:
    tab = red(f"order {order}, wheels 0/2, whip 0", draws, f"home 28/{lane}")
    assert count(tab) == at_start
    say(tab, 0, "forward")
    assert count(tab) == at_start + in_corner


@pytest.mark.clause("CM-7.4.1b")
def test_cm_7_4_1b_begun_in_the_corner_the_chart_comes_first() -> None:
    tab = red("order 15, wheels 0/2, whip 0", [1, 1, 1, 6, 6, 6, 5], "dolphins 2/3")
    told = [kind for kind in kinds(tab.all_events(-1)) if kind in ("strain-rolled", "wheel-checked")]
    assert told == ["strain-rolled", "wheel-checked", "wheel-checked"]


@pytest.mark.clause("CM-7.4.1b")
def test_cm_7_4_1b_every_new_strain_is_a_new_check() -> None:
    tab = red("order 13, wheels 2/0, whip 0", [1, 1, 1, 6, 6, 1, 1, 1, 6, 5], "home 28/3")
    say(tab, 0, "forward", "lane in")
    assert count(tab) == 2


INTO_BLUE = "seats: 2; mover: red; cup:; left: 13; red: at home 28/3, whip 0{wheels}; blue: at dolphins 1/4, whip 0"
SLIPS: list[Draw] = [4, 4, 5]
OWN_WHEEL: list[Draw] = [2, 2, 2, 3, 2, 6, 6]
"""The ram goes against red: two points on its right wheel, and their check."""


def strained_into_blue(tab: Table) -> list[str]:
    """Red strains, slips and rams; which of its wheels are checked after that."""
    say(tab, 0, "forward")
    checks = [event for event in say(tab, 1, "hold") if event["kind"] == "wheel-checked"]
    return [str(check["wheel"]) for check in checks]


@pytest.mark.clause("CM-7.4.1b", "CM-7.4.2")
def test_cm_7_4_2_a_wheel_that_the_strain_damaged_had_its_check() -> None:
    tab = table(INTO_BLUE.format(wheels=""), [*SLIPS, *OWN_WHEEL], None)
    assert strained_into_blue(tab) == ["right"]
    assert chariot(tab, "red").wheels == (0, 2)


@pytest.mark.clause("CM-7.4.1b", "CM-7.4.2")
def test_cm_7_4_1b_a_wheel_damaged_before_is_checked_for_the_strain_as_well() -> None:
    other = table(INTO_BLUE.format(wheels=", wheels 2/0"), [*SLIPS, *OWN_WHEEL, 6, 5], None)
    assert strained_into_blue(other) == ["right", "left"]
    same = table(INTO_BLUE.format(wheels=", wheels 0/2"), [*SLIPS, *OWN_WHEEL, 6, 5], None)
    assert strained_into_blue(same) == ["right", "right"]


@pytest.mark.clause("CM-7.4.1b")
def test_cm_7_4_1b_in_edition_1_a_wheel_was_checked_twice() -> None:
    tab = first_edition(INTO_BLUE.format(wheels=""), [*SLIPS, *OWN_WHEEL, 6, 5], None)
    assert strained_into_blue(tab) == ["right", "right"]


# ---- the dice


@pytest.mark.clause("CM-7.4.3")
def test_cm_7_4_3_above_the_damage_nothing() -> None:
    tab = red("order 14, wheels 6/0, whip 0", [4, 3])
    assert (chariot(tab, "red").wheels, chariot(tab, "red").active()) == ((6, 0), True)


@pytest.mark.clause("CM-7.4.3")
def test_cm_7_4_3_equal_to_it_one_more_point() -> None:
    tab = red("order 14, wheels 6/0, whip 0", [3, 3])
    assert (chariot(tab, "red").wheels, chariot(tab, "red").active()) == ((7, 0), True)


@pytest.mark.clause("CM-7.4.3")
def test_cm_7_4_3_below_it_the_wheel_is_off() -> None:
    tab = red("order 14, wheels 6/0, whip 0", [3, 2])
    told = tab.all_events(-1)
    assert only(told, "wheel-lost")["wheel"] == "left"
    assert only(told, "flipped")["cause"] == "wheel"
    assert (chariot(tab, "red").active(), race(tab).turn) == (False, 3)


@pytest.mark.clause("CM-7.4.4")
def test_cm_7_4_4_each_wheel_for_itself() -> None:
    tab = red("order 14, wheels 3/5, whip 0", [2, 1, 5, 1])
    checked = [event for event in tab.all_events(-1) if event["kind"] == "wheel-checked"]
    assert [(event["wheel"], event["damage"]) for event in checked] == [("left", 3), ("right", 5)]
    assert (chariot(tab, "red").wheels, chariot(tab, "red").active()) == ((4, 5), True)


@pytest.mark.clause("CM-7.4.4")
def test_cm_7_4_4_one_may_hold_while_the_other_is_lost() -> None:
    tab = red("order 14, wheels 3/5, whip 0", [3, 1, 2, 2])
    assert only(tab.all_events(-1), "wheel-lost")["wheel"] == "right"
    # Once the left wheel is off there is no right one to check.
    tab = red("order 14, wheels 3/5, whip 0", [1, 1])
    assert (only(tab.all_events(-1), "wheel-lost")["wheel"], count(tab)) == ("left", 1)
