"""Chances of single rolls through the charts, exact: every throw of the dice is counted, none is tried.

Spreads are lists of chances by number: by the sum of dice, by points, or by a chart's result.
"""

from __future__ import annotations

from typing import Final

from .charts import (
    BOXES,
    BY_CAR,
    CAR_RESULTS,
    DOUBLE_SLIP,
    FLIP,
    HORSE_INJURY,
    LASH_RESULTS,
    LEAST_FACTOR,
    MOST_FACTOR,
    OVER_RESULTS,
    STRAIN_RESULTS,
    STRAIN_SLIP,
    WHEEL_DAMAGE,
    car_damage,
    horse_injury,
    lash_factor,
    lash_result,
    running_over,
    strain_result,
    wheel_damage,
)
from .track_data import LANES

Spread = list[float]
Wheels = dict[int, float]
"""Damage to both wheels, 16 times the left plus the right, with its chance; what is missing to one has lost a wheel."""
_LEFT: Final = 16


# ---- dice


def spread_of(dice: int) -> Spread:
    """The chance of each sum of so many dice."""
    spread = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(spread) + 6)
        for total in range(len(spread)):
            for face in range(1, 7):
                more[total + face] += spread[total] / 6
        spread = more
    return spread


ONE: Final = spread_of(1)
TWO: Final = spread_of(2)
THREE: Final = spread_of(3)


def add(spread: dict[int, float], number: int, chance: float) -> None:
    if chance > 0.0:
        spread[number] = spread.get(number, 0.0) + chance


def leads(dice: Spread, other: Spread) -> dict[int, float]:
    """The chance of each difference of two rolls."""
    found: dict[int, float] = {}
    for mine in range(len(dice)):
        for his in range(len(other)):
            add(found, mine - his, dice[mine] * other[his])
    return found


_LEADS: Final = leads(ONE, ONE)
_LEADS_OF_TWO: Final = leads(TWO, TWO)


# ---- the corner


def strain_chances(points: int, modifier: int) -> Spread:
    """CM-7.3.2 The seven results of a strain roll, by strain points and current modifier."""
    chances = [0.0] * len(STRAIN_RESULTS)
    for roll in range(3, len(THREE)):
        chances[strain_result(roll - modifier, points)] += THREE[roll]
    return chances


def room_outside(rank: int) -> int:
    """How many lanes lie between a lane and the outer wall, by its place from the inside."""
    return LANES - rank


def strain_flip(points: int, modifier: int, room: int) -> float:
    """CM-7.3.3-FP, 7.3.4a, 7.3.4d The chart's flips, and the slips that end in the wall: with no lane outside every
    slip, with one lane the double slip."""
    if points <= 0:
        return 0.0
    return flips_of(strain_chances(points, modifier), room)


def flips_of(chances: Spread, room: int) -> float:
    flip = chances[FLIP]
    if room <= 1:
        flip += chances[DOUBLE_SLIP]
    if room == 0:
        flip += chances[STRAIN_SLIP]
    return flip


def over_chances(modifier: int, added: int) -> Spread:
    """CM-14.3-chart The seven results of driving over a wreck: what was not paid is added, and three for a team."""
    chances = [0.0] * len(OVER_RESULTS)
    for roll in range(3, len(THREE)):
        chances[running_over(roll - modifier + added)] += THREE[roll]
    return chances


# ---- wheels


def wheel_check(damage: int) -> tuple[float, float]:
    """CM-7.4.3 The chance that a damaged wheel comes off, and that it takes one more point."""
    if damage <= 0:
        return 0.0, 0.0
    return sum(TWO[:damage]), TWO[damage] if damage < len(TWO) else 0.0


def wheel_flip(damage: int) -> float:
    """CM-7.4.3, 9.5.6b The chance that one check costs the wheel: it comes off, or its tenth box is marked."""
    off, worse = wheel_check(damage)
    return off + worse if damage + 1 >= BOXES else off


def wheel_points(weight: int) -> Spread:
    """CM-9.5.5-chart The points a wheel takes from a car of this weight."""
    chances = [0.0] * (WHEEL_DAMAGE[-1] + 1)
    for roll in range(2, len(TWO)):
        chances[wheel_damage(roll + BY_CAR[weight])] += TWO[roll]
    return chances


def struck_wheel_flip(damage: int, points: Spread) -> float:
    """CM-9.5.6a, 9.5.6b The chance that a wheel with this damage is lost to so many points and the check from two
    points on."""
    flip = 0.0
    for count in range(len(points)):
        after = damage + count
        flip += points[count] * (1.0 if after >= BOXES else wheel_flip(after) if count >= 2 else 0.0)
    return flip


def whole_wheels(left: int, right: int) -> Wheels:
    return {_LEFT * left + right: 1.0}


def alive(wheels: Wheels) -> float:
    """The chance that both wheels are still on."""
    return sum(wheels.values())


def kept(wheels: Wheels, chance: float) -> Wheels:
    """The same wheels after something else that is survived with this chance."""
    return {damage: before * chance for damage, before in wheels.items() if before * chance > 0.0}


def checked(wheels: Wheels) -> Wheels:
    """CM-7.1, 7.4.4 What is left after a check of each damaged wheel."""
    return checked_side(checked_side(wheels, _LEFT), 1)


def checked_side(wheels: Wheels, unit: int) -> Wheels:
    after: Wheels = {}
    for damage, chance in wheels.items():
        points = damage // _LEFT if unit == _LEFT else damage % _LEFT
        off, worse = wheel_check(points)
        add(after, damage, chance * (1.0 - off - worse))
        if points + 1 < BOXES:
            add(after, damage + unit, chance * worse)
    return after


def struck(wheels: Wheels, side: int, points: Spread) -> Wheels:
    """CM-7.4, 9.5.6a, 9.5.6b What is left after points on a wheel, and its check if there are two or more of them."""
    unit = _LEFT if side == 0 else 1
    after: Wheels = {}
    for damage, chance in wheels.items():
        before = damage // _LEFT if side == 0 else damage % _LEFT
        for count in range(len(points)):
            if points[count] > 0.0 and before + count < BOXES:
                hit: Wheels = {damage + unit * count: chance * points[count]}
                merge(after, checked_side(hit, unit) if count >= 2 else hit)
    return after


def merge(wheels: Wheels, others: Wheels) -> None:
    for damage, chance in others.items():
        add(wheels, damage, chance)


# ---- attacks


def contest_chance(own: int, other: int) -> float:
    """CM-9.3.2 The chance that a defender brakes or evades, by his modifier and the attacker's."""
    return sum([chance for lead, chance in _LEADS_OF_TWO.items() if lead + own >= other])


def tie_chance(own: int, other: int) -> float:
    """The chance that two dice and a number each come out even."""
    return _LEADS_OF_TWO.get(other - own, 0.0)


def team_leads(attacker: int, defender: int) -> Spread:
    """CM-9.4.1a, 9.4.1b By the attacker's lead with the lash against a team; place 0 for none."""
    spread = [0.0] * (max(0, 5 + attacker - defender) + 1)
    for lead, chance in _LEADS.items():
        spread[max(0, lead + attacker - defender)] += chance
    return spread


def factor_chances(attacker: int, defender: int) -> Spread:
    """CM-9.4.2 The chance of each lash factor, from -4 on."""
    chances = [0.0] * (MOST_FACTOR - LEAST_FACTOR + 1)
    for lead, chance in _LEADS_OF_TWO.items():
        chances[lash_factor(lead + attacker - defender) - LEAST_FACTOR] += chance
    return chances


def lash_row(factor: int) -> Spread:
    """CM-9.4.2-chart The six results at a factor."""
    chances = [0.0] * len(LASH_RESULTS)
    for roll in range(2, len(TWO)):
        chances[lash_result(factor, roll)] += TWO[roll]
    return chances


LASH_ROWS: Final = [lash_row(factor) for factor in range(LEAST_FACTOR, MOST_FACTOR + 1)]
"""By factor, from -4 on."""


def lash_chances(attacker: int, defender: int) -> Spread:
    """CM-9.4.2 The six results against a driver, over all factors."""
    chances = [0.0] * len(LASH_RESULTS)
    factors = factor_chances(attacker, defender)
    for place in range(len(factors)):
        for result in range(len(chances)):
            chances[result] += factors[place] * LASH_ROWS[place][result]
    return chances


def injuries(weight: int) -> Spread:
    """CM-9.5-chart The points a horse takes from a car of this weight."""
    chances = [0.0] * (HORSE_INJURY[-1] + 1)
    for roll in range(2, len(TWO)):
        chances[horse_injury(roll + BY_CAR[weight])] += TWO[roll]
    return chances


def ram_chances(attacker: int, defender: int) -> Spread:
    """CM-9.5.4-chart Whose car a ram damages: the attacker's, both, neither, the defender's."""
    chances = [0.0] * len(CAR_RESULTS)
    for roll in range(3, len(THREE)):
        chances[car_damage(roll + attacker - defender)] += THREE[roll]
    return chances


def mean(spread: Spread) -> float:
    total = 0.0
    for number in range(len(spread)):
        total += number * spread[number]
    return total
