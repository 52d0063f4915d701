"""Chances of single rolls: the figures known beforehand, and every throw through the charts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from harena.games.circus_maximus import chances
from harena.games.circus_maximus.charts import (
    BY_CAR,
    CAR_RESULTS,
    FLIP,
    HORSE_INJURY,
    LASH_RESULTS,
    WHEEL_DAMAGE,
    car_damage,
    horse_injury,
    lash_result,
    strain_result,
    wheel_damage,
)

from .brute import SUMS, check_flip, strain_flip


def percent(chance: float) -> float:
    return round(100 * chance, 1)


# ---- the figures known beforehand

FLIPS = {
    2: "0/9 0/16 0.5/26 1.9/38 4.6/50 9.3/63 16/74 26/84 38/91",
    1: "0/16 0.5/26 1.9/38 4.6/50 9.3/63 16/74 26/84 38/91 50/95",
    0: "0.5/26 1.9/38 4.6/50 9.3/63 16/74 26/84 38/91 50/95 63/98",
    -1: "1.9/38 4.6/50 9.3/63 16/74 26/84 38/91 50/95 63/98 74/99.5",
    -3: "9.3/63 16/74 26/84 38/91 50/95 63/98 74/99.5 84/100 91/100",
}


@pytest.mark.clause("CM-7.3.2-chart")
@pytest.mark.parametrize("modifier", FLIPS)
def test_cm_7_3_2_chart_flips_and_effects_by_strain_points(modifier: int) -> None:
    for points, cell in enumerate(FLIPS[modifier].split(), start=1):
        flip, effect = cell.split("/")
        assert percent(chances.strain_chances(points, modifier)[FLIP]) == pytest.approx(float(flip), abs=0.55)
        assert 100 * (1 - chances.strain_chances(points, modifier)[0]) == pytest.approx(float(effect), abs=0.55)


def test_the_flips_of_a_plain_driver_to_a_tenth() -> None:
    assert [percent(strain_flip(points, 0, 2)) for points in range(1, 6)] == [0.5, 1.9, 4.6, 9.3, 16.2]


def test_in_lane_8_every_slip_is_a_flip() -> None:
    told = [round(100 * strain_flip(points, 0, 0)) for points in range(1, 10)]
    assert told == [17, 23, 29, 34, 40, 47, 54, 62, 70]


@pytest.mark.clause("CM-7.4.3")
def test_cm_7_4_3_wheels_by_damage() -> None:
    off = [0, 2.8, 8.3, 16.7, 27.8, 41.7, 58.3]
    assert [percent(chances.wheel_flip(damage)) for damage in range(2, 9)] == off
    assert [chances.wheel_flip(damage) for damage in range(1, 10)] == pytest.approx(
        [check_flip(damage) for damage in range(1, 10)]
    )
    # The tenth box goes with an equal roll too.
    assert percent(chances.wheel_flip(9)) == 83.3
    assert chances.wheel_flip(0) == 0


@pytest.mark.clause("CM-9.3.2")
def test_cm_9_3_2_contests_by_difference() -> None:
    assert [round(100 * chances.contest_chance(lead, 0)) for lead in (-2, -1, 0, 1, 2)] == [34, 44, 56, 66, 76]
    assert chances.contest_chance(1, 2) == chances.contest_chance(-2, -1)


# ---- charts against every throw


def counted(dice: int, size: int, result: Callable[[int], int]) -> list[float]:
    found = [0] * size
    for throw in product(range(1, 7), repeat=dice):
        found[result(sum(throw))] += 1
    return [count / 6**dice for count in found]


@pytest.mark.parametrize("modifier", [-4, -1, 0, 2])
def test_strain_against_every_throw(modifier: int) -> None:
    for points in (1, 4, 9, 14):
        every = counted(3, 7, lambda roll, points=points: strain_result(roll - modifier, points))  # type: ignore[misc]
        assert chances.strain_chances(points, modifier) == pytest.approx(every)


@pytest.mark.parametrize("weight", [0, 1, 2])
def test_rams_against_every_throw(weight: int) -> None:
    hurt = counted(2, HORSE_INJURY[-1] + 1, lambda roll: horse_injury(roll + BY_CAR[weight]))
    assert chances.injuries(BY_CAR[weight]) == pytest.approx(hurt)
    wheel = counted(2, WHEEL_DAMAGE[-1] + 1, lambda roll: wheel_damage(roll + BY_CAR[weight]))
    assert chances.wheel_points(BY_CAR[weight]) == pytest.approx(wheel)
    cars = counted(3, len(CAR_RESULTS), lambda roll: car_damage(roll + weight - 1))
    assert chances.ram_chances(weight, 1) == pytest.approx(cars)


def test_lashes_against_every_throw() -> None:
    found = [0.0] * len(LASH_RESULTS)
    for one in product(range(1, 7), repeat=4):
        for roll in range(2, 13):
            found[lash_result(one[0] + one[1] + 2 - one[2] - one[3] + 1, roll)] += SUMS[2][roll] / 6**4
    assert chances.lash_chances(2, -1) == pytest.approx(found)


def test_a_lash_in_the_face_against_every_throw() -> None:
    """The attacker needs a lead, and five dice with the modifier not more than the speed."""
    leads = [one + 2 > other + 1 for one, other in product(range(1, 7), repeat=2)]
    assert chances.lead_chance(2, 1) == pytest.approx(sum(leads) / 36)
    assert chances.flip_chance(1, 18) == pytest.approx(counted(5, 2, lambda roll: int(roll + 1 > 18))[0])
    assert chances.flip_chance(0, 4) == 0.0


def test_critical_hits_of_a_horse_with_few_boxes() -> None:
    assert [round(36 * chance) for chance in chances.more_hits(4)] == [26, 4, 3, 2, 1]
    assert [round(36 * chance) for chance in chances.more_hits(1)] == [26, 10]


def test_driving_over_a_dead_horse_and_over_a_wreck() -> None:
    assert chances.over_chance(1, -1) == pytest.approx(counted(3, 2, lambda roll: int(roll - 1 - 1 <= 8))[1])
    assert chances.over_chance(1, 0) == pytest.approx(counted(3, 2, lambda roll: int(roll - 1 <= 8))[1])
