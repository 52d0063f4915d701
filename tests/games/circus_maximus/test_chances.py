"""Chances of single rolls: the figures known beforehand, every throw through the charts, and the engine itself."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from harena.core.chance import Chance, Fast
from harena.games.circus_maximus import chances
from harena.games.circus_maximus.blows import LashFate, attack_outcome
from harena.games.circus_maximus.chariot import CAR, LEFT, TEAM, Faction, Half
from harena.games.circus_maximus.charts import (
    BY_CAR,
    CAR_RESULTS,
    HORSE_INJURY,
    LASH_RESULTS,
    OVER_RESULTS,
    WHEEL_DAMAGE,
    car_damage,
    horse_injury,
    lash_result,
    running_over,
    strain_result,
    wheel_damage,
)
from harena.games.circus_maximus.corners import StrainRoll
from harena.games.circus_maximus.defence import LASHED
from harena.games.circus_maximus.lash import LashTeam, lash_driver
from harena.games.circus_maximus.race import Race, Step
from harena.games.circus_maximus.wheels import WheelCheck, WheelHit

from .brute import SUMS, out_of
from .tables import advanced, race, table


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
        assert percent(chances.strain_flip(points, modifier, 7)) == pytest.approx(float(flip), abs=0.55)
        assert 100 * (1 - chances.strain_chances(points, modifier)[0]) == pytest.approx(float(effect), abs=0.55)
    assert chances.strain_flip(0, modifier, 0) == 0


def test_the_flips_of_a_plain_driver_to_a_tenth() -> None:
    assert [percent(chances.strain_flip(points, 0, 2)) for points in range(1, 6)] == [0.5, 1.9, 4.6, 9.3, 16.2]


@pytest.mark.clause("CM-7.3.4a")
def test_cm_7_3_4a_in_lane_8_every_slip_is_a_flip() -> None:
    outside = chances.room_outside(8)
    told = [round(100 * chances.strain_flip(points, 0, outside)) for points in range(1, 10)]
    assert told == [17, 23, 29, 34, 40, 47, 54, 62, 70]
    assert chances.strain_flip(3, 0, chances.room_outside(7)) == pytest.approx(
        chances.strain_flip(3, 0, 2) + chances.strain_chances(3, 0)[2]
    )


@pytest.mark.clause("CM-7.4.3")
def test_cm_7_4_3_wheels_by_damage() -> None:
    off = [percent(chances.wheel_check(damage)[0]) for damage in range(2, 10)]
    assert off == [0, 2.8, 8.3, 16.7, 27.8, 41.7, 58.3, 72.2]
    assert [percent(chances.wheel_flip(damage)) for damage in range(2, 9)] == off[:-1]
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
def test_strain_and_wrecks_against_every_throw(modifier: int) -> None:
    for points in (1, 4, 9, 14):
        every = counted(3, 7, lambda roll, points=points: strain_result(roll - modifier, points))  # type: ignore[misc]
        assert chances.strain_chances(points, modifier) == pytest.approx(every)
    for added in (0, 5):
        every = counted(3, len(OVER_RESULTS), lambda roll, added=added: running_over(roll - modifier + added))  # type: ignore[misc]
        assert chances.over_chances(modifier, added) == pytest.approx(every)


@pytest.mark.parametrize("weight", [0, 1, 2])
def test_rams_against_every_throw(weight: int) -> None:
    hurt = counted(2, HORSE_INJURY[-1] + 1, lambda roll: horse_injury(roll + BY_CAR[weight]))
    assert chances.injuries(weight) == pytest.approx(hurt)
    wheel = counted(2, WHEEL_DAMAGE[-1] + 1, lambda roll: wheel_damage(roll + BY_CAR[weight]))
    assert chances.wheel_points(weight) == pytest.approx(wheel)
    cars = counted(3, len(CAR_RESULTS), lambda roll: car_damage(roll + weight - 1))
    assert chances.ram_chances(weight, 1) == pytest.approx(cars)


def test_lashes_against_every_throw() -> None:
    found = [0.0] * len(LASH_RESULTS)
    for one in product(range(1, 7), repeat=4):
        for roll in range(2, 13):
            found[lash_result(one[0] + one[1] + 2 - one[2] - one[3] + 1, roll)] += SUMS[2][roll] / 6**4
    assert chances.lash_chances(2, -1) == pytest.approx(found)
    for factor in (-4, 0, 5):
        row = counted(2, len(LASH_RESULTS), lambda roll, factor=factor: lash_result(factor, roll))  # type: ignore[misc]
        assert chances.lash_row(factor) == pytest.approx(row)


# ---- single rolls against the engine


@pytest.mark.parametrize(("lane", "points"), [(3, 6), (6, 4), (7, 3), (8, 1), (8, 5)])
def test_every_strain_roll_of_the_engine(lane: int, points: int) -> None:
    tab = table(f"seats: 2; mover: red; left: 3; red: at dolphins 3/{lane}; blue: at back 5/3")
    told = chances.strain_flip(points, 0, chances.room_outside(lane))

    assert out_of(race(tab), following(StrainRoll(Faction(0), points))) == pytest.approx(told)


def following(step: Step) -> Callable[[Race], None]:
    """One step and what it leads to at once."""

    def play(world: Race) -> None:
        world.agenda.clear()
        world.then([step])
        world.settle()

    return play


@pytest.mark.parametrize("damage", [1, 4, 8, 9])
def test_every_wheel_check_of_the_engine(damage: int) -> None:
    tab = table(f"seats: 2; mover: red; left: 3; red: at home 9/3, wheels {damage}/0; blue: at back 5/3")
    assert out_of(race(tab), following(WheelCheck(Faction(0), Half(0)))) == pytest.approx(chances.wheel_flip(damage))
    for weight in (0, 1, 2):
        told = chances.struck_wheel_flip(damage, chances.wheel_points(weight))
        struck = table(
            f"seats: 2; mover: red; left: 3; red: at home 9/3, wheels {damage}/0; "
            f"blue: at back 5/3, points 0/{weight}/2/2"
        )
        assert out_of(race(struck), following(WheelHit(Faction(0), Half(0), Faction(1)))) == pytest.approx(told)
        left = chances.struck(chances.whole_wheels(damage, 3), 0, chances.wheel_points(weight))
        assert 1 - chances.alive(left) == pytest.approx(told)


def test_the_lash_against_a_team() -> None:
    tab = table("seats: 2; mover: red; left: 3; red: at home 9/3, modifier 2; blue: at home 9/4, endurance 3")
    lost = forced = 0.0
    for dice in product(range(1, 7), repeat=2):
        world = race(tab).clone(Fast(0))
        world.chance = Thrown(list(dice))
        LashTeam(Faction(1), Faction(0)).run(world)
        lost += (3 - world.chariots[1].endurance) / 36
        forced += world.chariots[1].must_gain / 36
    told = attack_outcome(race(tab), 0, 1, LASHED, TEAM, LEFT).told()
    assert (told["endurance"], told["forced"]) == (pytest.approx(lost, abs=1e-6), pytest.approx(forced, abs=1e-6))
    assert told["offered"] == pytest.approx(lost - forced, abs=1e-6)


class Thrown(Chance):
    """Dice in the order dictated."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces

    def below(self, count: int, stream: str) -> int:
        return self.faces.pop(0) - 1


@pytest.mark.parametrize(
    "red", ["at home 9/8, hits 1", "at home 9/4, hits 1, endurance 1", "at home 9/8, hits 2", "at dolphins 9/4, hits 5"]
)
def test_who_is_out_after_a_lash_against_a_driver(red: str) -> None:
    place, _, lane = red.partition(",")[0].partition("/")
    # The attacker is on the outside where a swerve to the inside meets a lower limit.
    beside = int(lane) - 1 if "home" in place else int(lane) + 1
    tab = table(f"seats: 2; mover: blue; left: 3; red: {red}, last-speed 14; blue: {place}/{beside}")
    side = race(tab).side_of(Faction(0), 1)
    victim = 0.0
    for row, chance in enumerate(chances.factor_chances(0, 0)):
        victim += chance * out_of(race(tab), lashing(row - 4))
    told = attack_outcome(race(tab), 1, 0, LASHED, CAR, side)
    assert told.victim == pytest.approx(victim)
    assert told.attacker == 0 < victim
    # In the corner a double slip out again would meet the attacker.
    assert told.exact == ("home" in place)


def lashing(factor: int) -> Callable[[Race], None]:
    """A lash of blue against red and what it leads to at once."""

    def play(world: Race) -> None:
        world.agenda.clear()
        lash_driver(world, Faction(0), Faction(1), factor)
        world.settle()

    return play


@pytest.mark.clause("CM-13.1")
@pytest.mark.parametrize("hits", [1, 2])
def test_cm_13_1_critical_hits_can_put_either_driver_out(hits: int) -> None:
    tab = advanced(f"seats: 2; mover: blue; left: 3; red: at home 9/8, hits {hits}; blue: at home 9/7, hits 3")
    fate = LashFate(race(tab), 1, 0, LEFT)
    for factor in (-4, 1):
        victim, attacker = fate.at(factor, hits)
        assert victim == pytest.approx(out_of(race(tab), lashing(factor), 0))
        assert attacker == pytest.approx(out_of(race(tab), lashing(factor), 1))
        assert (attacker > 0) == (hits > 1)
