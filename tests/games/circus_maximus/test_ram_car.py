"""CM-9.5.4, CM-9.5.5, CM-9.5.6 The ram against a car, and what it does to wheels."""

from __future__ import annotations

import pytest

from harena.games.circus_maximus.charts import CAR_RESULTS, car_damage, wheel_damage

from .fights import clash, strike
from .tables import Draw, chariot, kinds, only, table

LIGHT = ", points 1/0/1/2, modifier 0"
HEAVY = ", points 1/2/0/1, modifier 0"
ONE: list[Draw] = [1, 1]
"""Two dice that mark one box, whatever the cars but a heavy one."""
ATTACKERS: list[Draw] = [1, 2, 3]
BOTH: list[Draw] = [2, 3, 3]
DEFENDERS: list[Draw] = [4, 4, 5]
DAMAGED = "wheel-damaged"


@pytest.mark.clause("CM-9.5.4-chart")
def test_cm_9_5_4_chart_every_row() -> None:
    expected = ["attacker"] * 6 + ["both"] * 3 + ["neither"] * 3 + ["defender"] * 8
    assert [CAR_RESULTS[car_damage(total)] for total in range(1, 21)] == expected


@pytest.mark.clause("CM-9.5.4")
@pytest.mark.parametrize(
    ("dice", "damaged"),
    [
        ([1, 2, 3], ["red"]),
        ([1, 3, 3], ["blue", "red"]),
        ([3, 3, 3], ["blue", "red"]),
        ([3, 3, 4], []),
        ([4, 4, 4], []),
        ([4, 4, 5], ["blue"]),
    ],
)
def test_cm_9_5_4_three_dice_say_whose_car_is_damaged(dice: list[Draw], damaged: list[str]) -> None:
    tab = clash("car", [*dice, *ONE * len(damaged)])
    events = strike(tab, "ram blue car")
    rolled = only(events, "cars-rolled")
    assert (rolled["chariot"], rolled["rival"], rolled["dice"]) == ("red", "blue", dice)
    assert [event["chariot"] for event in events if event["kind"] == DAMAGED] == damaged
    hurt = [colour for colour in ("blue", "red") if sum(chariot(tab, colour).wheels) > 0]
    assert hurt == damaged


@pytest.mark.clause("CM-9.5.4")
@pytest.mark.parametrize(
    ("red", "blue", "total", "damaged"), [(1, 0, 13, "defender"), (0, 1, 11, "neither"), (0, -1, 13, "defender")]
)
def test_cm_9_5_4_the_attackers_modifier_is_added_the_defenders_taken_off(
    red: int, blue: int, total: int, damaged: str
) -> None:
    tab = clash("car", [4, 4, 4, *ONE], f", modifier {red}", f", modifier {blue}")
    rolled = only(strike(tab, "ram blue car"), "cars-rolled")
    assert (rolled["total"], rolled["damaged"]) == (total, damaged)


# ---- wheel damage


@pytest.mark.clause("CM-9.5.5-chart")
def test_cm_9_5_5_chart_every_row() -> None:
    expected = [1] * 5 + [2] * 3 + [3] * 2 + [4] * 2 + [5, 6, 7, 8]
    assert [wheel_damage(roll) for roll in range(16)] == expected


@pytest.mark.clause("CM-9.5.5-chart")
def test_cm_9_5_5_chart_below_zero_counts_as_zero() -> None:
    assert wheel_damage(-1) == 1


@pytest.mark.clause("CM-9.5.5")
@pytest.mark.parametrize(("lane", "blue", "red"), [(3, (1, 0), (0, 1)), (5, (0, 1), (1, 0))])
def test_cm_9_5_5_the_wheel_nearest_to_the_other(lane: int, blue: tuple[int, ...], red: tuple[int, ...]) -> None:
    tab = table(f"seats: 2; mover: red; left: 6; red: at home 20/{lane}; blue: at home 20/4", [*BOTH, *ONE, *ONE], None)
    strike(tab, "ram blue car")
    assert (chariot(tab, "blue").wheels, chariot(tab, "red").wheels) == (blue, red)


@pytest.mark.clause("CM-9.5.5")
def test_cm_9_5_5_each_damaged_car_has_its_own_roll() -> None:
    tab = clash("car", [*BOTH, 1, 2, 4, 4, 6, 6])
    events = [event for event in strike(tab, "ram blue car") if event["kind"] == DAMAGED]
    assert [(event["chariot"], event["points"], event["dice"]) for event in events] == [
        ("blue", 1, [1, 2]),
        ("red", 3, [4, 4]),
    ]


@pytest.mark.clause("CM-9.5.5-mod")
@pytest.mark.parametrize(("red", "points"), [("", 3), (HEAVY, 4), (LIGHT, 2)])
def test_cm_9_5_5_mod_the_attackers_weight_counts_for_the_defenders_wheel(red: str, points: int) -> None:
    tab = clash("car", [*DEFENDERS, 4, 4, 6, 6], red=red)
    assert only(strike(tab, "ram blue car"), DAMAGED)["points"] == points
    assert chariot(tab, "blue").wheels == (points, 0)


@pytest.mark.clause("CM-9.5.5-mod")
@pytest.mark.parametrize(("blue", "points"), [("", 3), (HEAVY, 4), (LIGHT, 2)])
def test_cm_9_5_5_mod_the_defenders_weight_counts_for_the_attackers_wheel(blue: str, points: int) -> None:
    tab = clash("car", [*ATTACKERS, 4, 4, 6, 6], blue=blue)
    assert only(strike(tab, "ram blue car"), DAMAGED)["points"] == points
    assert chariot(tab, "red").wheels == (0, points)


@pytest.mark.clause("CM-9.5.5-mod")
def test_cm_9_5_5_mod_ones_own_weight_does_not_count() -> None:
    tab = clash("car", [*DEFENDERS, 4, 4, 6, 6], blue=HEAVY)
    assert only(strike(tab, "ram blue car"), DAMAGED)["points"] == 3


# ---- the check


@pytest.mark.clause("CM-9.5.6a")
def test_cm_9_5_6a_one_point_calls_no_check() -> None:
    tab = clash("car", [*DEFENDERS, *ONE], blue=", wheels 6/0")
    assert "wheel-checked" not in kinds(strike(tab, "ram blue car"))
    assert chariot(tab, "blue").wheels == (7, 0)


@pytest.mark.clause("CM-9.5.6a")
@pytest.mark.parametrize(("check", "wheels", "racing"), [([4, 5], (8, 0), 1), ([4, 4], (9, 0), 1), ([3, 4], (8, 0), 0)])
def test_cm_9_5_6a_two_points_are_checked_at_once(check: list[Draw], wheels: tuple[int, ...], racing: int) -> None:
    """Above the damage nothing, equal one more point and no new check, below it the wheel is off."""
    tab = clash("car", [*DEFENDERS, 2, 3, *check], blue=", wheels 6/0")
    checked = only(strike(tab, "ram blue car"), "wheel-checked")
    assert (checked["chariot"], checked["wheel"], checked["damage"], checked["dice"]) == ("blue", "left", 8, check)
    assert (chariot(tab, "blue").wheels, chariot(tab, "blue").active()) == (wheels, racing)


@pytest.mark.clause("CM-9.5.6a")
def test_cm_9_5_6a_only_the_wheel_that_was_hit_is_checked() -> None:
    tab = clash("car", [*DEFENDERS, 2, 3, 6, 6], blue=", wheels 0/9")
    assert only(strike(tab, "ram blue car"), "wheel-checked")["wheel"] == "left"


@pytest.mark.clause("CM-9.5.6a")
def test_cm_9_5_6a_the_attackers_wheel_is_checked_too() -> None:
    tab = clash("car", [*ATTACKERS, 2, 3, 1, 2, "blue"], red=", wheels 0/6")
    events = strike(tab, "ram blue car")
    assert (only(events, "flipped")["chariot"], only(events, "flipped")["cause"]) == ("red", "wheel")
    assert (chariot(tab, "red").active(), chariot(tab, "blue").active()) == (False, True)


@pytest.mark.clause("CM-9.5.6b")
def test_cm_9_5_6b_nine_boxes_and_an_equal_roll_are_ten_and_a_flip() -> None:
    tab = clash("car", [*DEFENDERS, 2, 3, 4, 5], blue=", wheels 7/0")
    events = strike(tab, "ram blue car")
    assert (only(events, "wheel-checked")["damage"], only(events, "wheel-lost")["wheel"]) == (9, "left")
    assert (chariot(tab, "blue").wheels, chariot(tab, "blue").active()) == ((10, 0), False)


@pytest.mark.clause("CM-9.5.6b")
@pytest.mark.parametrize(("before", "dice"), [(9, ONE), (8, [2, 3]), (6, [6, 6])])
def test_cm_9_5_6b_the_tenth_box_destroys_the_wheel_without_a_roll(before: int, dice: list[Draw]) -> None:
    tab = clash("car", [*DEFENDERS, *dice], blue=f", wheels {before}/0")
    assert kinds(strike(tab, "ram blue car"))[-3:] == [DAMAGED, "wheel-lost", "flipped"]
    assert not chariot(tab, "blue").active()


@pytest.mark.clause("CM-9.5.6b")
def test_cm_9_5_6b_nine_boxes_still_roll() -> None:
    tab = clash("car", [*DEFENDERS, *ONE], blue=", wheels 8/9")
    strike(tab, "ram blue car")
    assert (chariot(tab, "blue").wheels, chariot(tab, "blue").active()) == ((9, 9), True)
