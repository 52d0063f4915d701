"""CM-7.3.3-J, CM-7.3.5 The jostled driver: his modifier, the MFs he loses, and how he recovers."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import (
    Draw,
    advanced,
    chariot,
    choice,
    first_edition,
    kinds,
    look,
    only,
    options,
    race,
    refused,
    say,
    table,
    view,
    where,
)

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
    forward(tab, race(tab).phase.left)
    assert (race(tab).turn, chariot(tab, "red").current) == (6, 0)
    write(tab, 4)
    assert choice(tab) == "move-choice"
    forward(tab, 4)
    assert (race(tab).turn, chariot(tab, "red").current) == (7, 1)
    write(tab, 4)
    assert choice(tab) == "whip-choice"


@pytest.mark.clause("CM-7.3.3-J1")
@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ("current -1, jostled 1, no-strain 2", "move-choice"),
        ("current 0, jostled 1, no-strain 2", "whip-choice"),
        ("current 1, jostled 1, no-strain 3", "move-choice"),
        ("current -1", "move-choice"),
    ],
)
def test_cm_7_3_3_j1_no_whip_in_the_ban_nor_while_the_modifier_is_negative(more: str, asked: str) -> None:
    tab = red("home 10/3", f"points 2/1/0/1, order 12, {more}", [], "turn: 3")
    assert choice(tab) == asked


@pytest.mark.clause("CM-7.3.3-J1", "CM-7.3.5.5")
@pytest.mark.parametrize(("at", "kept"), [("dolphins 1/1", 8), ("home 28/1", 12)])
def test_cm_7_3_3_j1_no_strain_in_a_corner_the_surplus_vanishes(at: str, kept: int) -> None:
    tab = red(at, "order 12, whip 0, horses 6/6/4/4, current -2, jostled 1, no-strain 2", [])
    assert race(tab).phase.left == kept
    told = [] if kept == 8 else say(tab, 0, "forward")
    if told:
        assert only(told, "mfs-lost")["mfs"] == 4
    assert "strain-rolled" not in kinds(tab.all_events(-1))
    assert (race(tab).phase.left + race(tab).phase.used, chariot(tab, "red").endurance) == (8, 50)


@pytest.mark.clause("CM-7.3.3-J1")
def test_cm_7_3_3_j1_a_later_turn_with_a_modifier_of_zero_may_strain_again() -> None:
    tab = red("dolphins 1/1", "order 12, whip 0, jostled 1, no-strain 1", [1, 1, 1])
    assert only(tab.all_events(-1), "strain-rolled")["points"] == 4
    tab = red("dolphins 1/1", "order 12, whip 0, horses 6/6/4/4, current -1, jostled 1, no-strain 1", [])
    assert (race(tab).phase.left, chariot(tab, "red").endurance) == (8, 50)


@pytest.mark.clause("CM-7.3.3-J1")
def test_cm_7_3_3_j1_the_ban_lasts_as_long_as_the_modifier_is_negative() -> None:
    # +0 falls to -3 on turn 2; on turn 4, after the turn of the ban, it is still -1.
    tab = red("home 21/1", "order 12, whip 0", [*J, "red", "blue", "red"])
    forward(tab, 8)
    write(tab, 0)
    assert (race(tab).turn, chariot(tab, "red").current, chariot(tab, "red").no_strain) == (4, -1, 3)
    write(tab, 10)
    assert (race(tab).phase.left, chariot(tab, "red").endurance) == (8, 46)


@pytest.mark.clause("CM-7.3.3-J1")
def test_cm_7_3_3_j1_a_change_to_an_inner_lane_above_its_limit_would_be_straining() -> None:
    # Fourteen in lane 3 are two points; jostled with the first MF, twelve are left of them. Lane 2 is safe at ten.
    tab = red("home 28/3", "order 14, whip 0, horses 6/6/5/5", [5, 5, 4])
    assert only(say(tab, 0, "forward"), "jostled")["modifier"] == -3
    assert (race(tab).phase.left, race(tab).phase.used) == (11, 1)
    assert options(tab, 0) == ["forward", "lane out", "brake"]
    assert refused(tab, 0, "lane in").clause == "CM-7.3.3-J1"


@pytest.mark.clause("CM-7.3.3-J1", "CM-7.3.3-SS")
@pytest.mark.parametrize(
    ("at", "left", "more", "offered"),
    [
        ("dolphins 2/3", 10, "", True),
        ("dolphins 2/3", 11, "", False),
        ("dolphins 2/3", 11, "; lowest: 8", True),
        ("home 28/3", 10, "", True),
        ("home 28/3", 11, "", False),
        ("home 20/3", 16, "", True),
    ],
    ids=["within", "above", "checked-lower-before", "into-the-corner-within", "into-the-corner", "on-the-straight"],
)
def test_cm_7_3_3_ss_only_above_the_limit_of_the_new_lane(at: str, left: int, more: str, offered: bool) -> None:  # noqa: FBT001
    words = f"seats: 2; mover: red; left: {left}{more}; red: at {at}, no-strain 2; blue: at home 2/8"
    assert ("lane in" in options(table(words, [], None), 0)) is offered
    assert "lane in" in options(table(words.replace("no-strain 2", "no-strain 1"), [], None), 0)
    assert "lane in" in options(first_edition(words, [], None), 0)


# ---- J2: MFs that are lost


@pytest.mark.clause("CM-7.3.3-J2")
@pytest.mark.parametrize(("square", "mf", "left"), [(25, 4, 2), (20, 9, 0), (27, 2, 4)])
def test_cm_7_3_3_j2_whip_mfs_not_needed_are_lost(square: int, mf: int, left: int) -> None:
    # A driver of +1, six written, five by the whip: three points in lane 1; 14 on the dice is row 13.
    tab = red(f"home {square}/1", "points 1/1/1/1, order 6", [5, 5, 5, 4])
    say(tab, 0, "whip")
    told = forward(tab, mf)
    assert only(told, "jostled")["modifier"] == -2
    assert only(told, "mfs-lost")["mfs"] == 11 - mf - left
    endurance = 50 - 5 - 3
    assert (chariot(tab, "red").endurance, chariot(tab, "red").current) == (endurance, -2 if left else -1)
    assert race(tab).phase.left == left


@pytest.mark.clause("CM-7.3.3-J2")
def test_cm_7_3_3_j2_nothing_above_the_lane_limit_either() -> None:
    tab = red("home 28/1", "order 12, whip 0", J)
    assert only(say(tab, 0, "forward"), "mfs-lost")["mfs"] == 4
    assert (race(tab).phase.left, race(tab).phase.used) == (7, 1)


@pytest.mark.clause("CM-7.3.3-J2", "CM-7.3.5.3")
@pytest.mark.parametrize(
    ("order", "forced", "parts"), [(6, 1, (6, 1, 0)), (6, 3, (6, 2, 0)), (9, 2, (8, 0, 0)), (8, 0, (8, 0, 0))]
)
def test_cm_7_3_3_j2_whip_first_then_lashes_then_the_order_and_the_speed_is_what_is_left(
    order: int, forced: int, parts: tuple[int, int, int]
) -> None:
    # With the whip it is twelve each time; lane 1 allows eight.
    tab = red("home 28/1", f"order {order}, must-gain {forced}", [12 - order - forced, *J])
    say(tab, 0, "whip")
    assert only(forward(tab, 1), "strain-rolled")["strain"] == "J"
    phase = race(tab).phase
    assert (phase.written, phase.gain, phase.whipped) == parts
    assert (phase.total(), phase.used + phase.left) == (sum(parts), sum(parts))


@pytest.mark.clause("CM-7.3.3-J2")
def test_cm_7_3_3_j2_the_mover_loses_nothing_for_another_who_is_jostled() -> None:
    # Blue evades into lane 2, which is safe at ten, with fourteen written: four points.
    words = "seats: 2; mover: red; left: 12; cup:; red: at dolphins 8/4; blue: at dolphins 6/3, order 14"
    tab = table(words, [6, 6, 1, 1, *J], None)
    say(tab, 0, "ram blue car")
    told = say(tab, 1, "evade in")
    assert only(told, "jostled")["chariot"] == "blue"
    assert "mfs-lost" not in kinds(told)
    assert (race(tab).phase.left, race(tab).phase.total()) == (11, 12)


@pytest.mark.clause("CM-7.3.3-J2", "CM-7.3.5.3")
def test_cm_7_3_3_j2_on_a_stretch_only_the_new_maximum_counts() -> None:
    tab = jostled_on_a_stretch("order 16")
    assert (chariot(tab, "red").current, race(tab).phase.used + race(tab).phase.left) == (-2, 14)
    tab = jostled_on_a_stretch("order 13")
    assert (chariot(tab, "red").current, race(tab).phase.used + race(tab).phase.left) == (-2, 13)
    assert "mfs-lost" not in kinds(tab.all_events(-1))


def jostled_on_a_stretch(more: str) -> Table:
    """Red, +1 with a team of 4444, has driven over a wreck and not paid for it: 10 less 1 plus 1 shakes the driver."""
    words = f"seats: 2; mover: red; cup:; red: at home 10/3, points 1/1/1/1, whip 0, {more}; blue: at home 2/8"
    tab = advanced(f"{words}; wrecks: home 11/3", [1, 4, 3, 3], 7)
    say(tab, 0, "over", "pay 0", "forward")
    return tab


# ---- 7.3.5


@pytest.mark.clause("CM-7.3.5")
def test_cm_7_3_5_it_acts_at_once_and_wears_off() -> None:
    draws: list[Draw] = [*J, "red", "blue", "red", "blue", "red", "blue"]
    tab = red("home 28/1", "order 12, whip 0", draws)
    forward(tab, 1)
    assert (chariot(tab, "red").current, chariot(tab, "red").modifier) == (-3, 0)
    forward(tab, 7)
    for turn in range(3):
        assert chariot(tab, "red").current == turn - 2
        write(tab, 0)
    assert (chariot(tab, "red").current, chariot(tab, "red").modifier, race(tab).turn) == (0, 0, 6)


@pytest.mark.clause("CM-7.3.5")
def test_cm_7_3_5_the_rest_of_the_phase_uses_the_new_modifier() -> None:
    # After the J blue is beside red's car; a contest of equal dice is now blue's to win.
    words = "seats: 2; mover: red; cup:; red: at home 28/1, order 12, whip 0; blue: at dolphins 2/2"
    tab = table(words, [*J, 3, 3, 4, 4], None)
    say(tab, 0, "forward", "forward", "ram blue car")
    contest = only(say(tab, 1, "brake back"), "contest")
    assert (contest["own"], contest["other"]) == (6, 5)


@pytest.mark.clause("CM-7.3.5.1")
def test_cm_7_3_5_1_the_new_value_is_written_down() -> None:
    tab = red("home 28/1", "points 1/1/1/1, order 12, whip 0", [5, 4, 4])
    assert only(say(tab, 0, "forward"), "jostled")["modifier"] == -2
    assert (chariot(tab, "red").history, chariot(tab, "red").modifier) == ((-2,), 1)
    assert log(tab, "red")["history"] == [-2]


def log(tab: Table, colour: str) -> dict[str, object]:
    """A chariot's log sheet as everybody sees it."""
    sheets = view(tab, None)["chariots"]
    assert isinstance(sheets, list)
    sheet: dict[str, object] = next(sheet for sheet in sheets if sheet["colour"] == colour)
    return sheet


@pytest.mark.clause("CM-7.3.5.2")
@pytest.mark.parametrize(("current", "most"), [(1, 17), (-2, 14), (-5, 11)])
def test_cm_7_3_5_2_the_maximum_uses_the_current_modifier(current: int, most: int) -> None:
    words = f"seats: 2; red: at home 10/3, points 1/1/1/1, current {current}; blue: at home 2/8"
    tab = table(words, [], None)
    assert options(tab, 0)[-1] == f"speed red {most}"
    assert race(tab).maximum(chariot(tab, "red")) == most


@pytest.mark.clause("CM-7.3.5.3")
def test_cm_7_3_5_3_those_needed_to_reach_the_square_are_kept() -> None:
    # Seventeen written; the corner of lane 4 is reached with the sixteenth: the seventeenth is lost, and no more.
    tab = red("home 13/4", "points 1/1/1/1, order 17, whip 0", [5, 5, 5])
    told = forward(tab, 16)
    assert only(told, "strain-rolled")["strain"] == "J"
    assert only(told, "mfs-lost")["mfs"] == 1
    assert where(tab, "red")[0] == "dolphins 1/4"


@pytest.mark.clause("CM-7.3.5.3", "CM-7.3.5.4")
def test_cm_7_3_5_3_seventeen_becomes_fourteen_and_then_fifteen() -> None:
    # Lane 4 allows fifteen: of seventeen MFs fourteen stay, because 16 - 2 = 14; the turn after it is 15.
    tab = red("home 28/4", "points 1/1/1/1, order 17, whip 0", [5, 5, 5])
    assert race(tab).maximum(chariot(tab, "red")) == 17
    forward(tab, 1)
    assert (race(tab).phase.left, race(tab).maximum(chariot(tab, "red"))) == (13, 14)
    forward(tab, 13)
    assert (race(tab).turn, options(tab, 0)[-1]) == (3, "speed red 15")


@pytest.mark.clause("CM-7.3.5.4")
def test_cm_7_3_5_4_one_point_a_turn_up_to_his_own_modifier() -> None:
    draws: list[Draw] = [5, 4, 4]
    for _ in range(4):
        draws += ["red", "blue"]
    tab = red("home 28/1", "points 1/1/1/1, order 12, whip 0", draws)
    forward(tab, 1)
    seen = [chariot(tab, "red").current]
    forward(tab, race(tab).phase.left)
    for _ in range(4):
        seen.append(chariot(tab, "red").current)
        write(tab, 0)
    assert seen == [-2, -1, 0, 1, 1]
    assert chariot(tab, "red").history == (-2, -1, 0, 1)
    assert kinds(tab.all_events(-1)).count("recovered") == 3


@pytest.mark.clause("CM-7.3.5.4")
def test_cm_7_3_5_4_a_reduced_modifier_is_as_far_as_it_goes() -> None:
    draws: list[Draw] = ["red", "blue"] * 4
    tab = table("seats: 2; red: at home 10/3, modifier -1, current -3, whip 0; blue: at home 2/8, whip 0", draws, None)
    for current in (-3, -2, -1, -1):
        assert chariot(tab, "red").current == current
        write(tab, 0)


@pytest.mark.clause("CM-7.3.5.5")
def test_cm_7_3_5_5_this_turn_and_the_next_are_marked() -> None:
    tab = red("home 28/1", "points 2/1/0/1, order 12, whip 0", [5, 5, 4], "turn: 5")
    assert look(tab, None).chariots[0].may_strain(5)
    forward(tab, 1)
    sheet = look(tab, None).chariots[0]
    assert sheet.no_strain == 6
    sheet.set_current(2)
    assert [sheet.may_strain(turn) for turn in (5, 6, 7)] == [False, False, True]
    assert log(tab, "red")["may_strain"] is False


@pytest.mark.clause("CM-7.3.5.6")
def test_cm_7_3_5_6_a_second_jostle_goes_on_from_the_current_modifier() -> None:
    # Shaken twice on a stretch, by one wreck after the other: -2, then -5.
    words = "seats: 2; mover: red; cup:; red: at home 10/3, points 1/1/1/1, current -2, jostled 1, no-strain 3, whip 0"
    tab = advanced(f"{words}, order 12; blue: at home 2/8; wrecks: home 11/3", [1, 3, 2, 2], 7)
    say(tab, 0, "over", "pay 0", "forward")
    assert (chariot(tab, "red").current, chariot(tab, "red").modifier) == (-5, 1)
    assert chariot(tab, "red").history == (-5,)
