"""Chances of single rolls, for those who weigh many of them: counted from what the steps themselves read the dice as.

Spreads are lists of chances by number: by points, or by a chart's result. What a roll leads to is told by `plans` and
`outcomes`, which run the steps.
"""

from __future__ import annotations

from ...core.foresight import SUMS
from .charts import (
    AIMS,
    BOXES,
    CAR_RESULTS,
    DUST_RESULTS,
    HIT,
    HORSE_INJURY,
    KNIFE_RESULTS,
    LASH_RESULTS,
    LEAST_FACTOR,
    MORE_HITS,
    MOST_FACTOR,
    OVER_RESULTS,
    PASSED,
    SPEAR_RESULTS,
    SPEAR_TABLE,
    STRAIN_RESULTS,
    WHEEL_DAMAGE,
    lash_factor,
)
from .rolls import (
    WHEEL_OFF,
    WHEEL_WORSE,
    aims,
    car_results,
    contest_results,
    dust_results,
    flip_checks,
    knife_results,
    lash_factors,
    lash_results,
    over_results,
    strain_results,
    team_leads,
    throws,
    wheel_checks,
)
from .rolls import injuries as injury_points
from .rolls import wheel_points as damage_points

Spread = list[float]


def spread_of(dice: int, meanings: list[int], size: int) -> Spread:
    """The chance of each of so many meanings of a roll."""
    chances = [0.0] * size
    for place in range(len(meanings)):
        chances[meanings[place]] += SUMS[dice][place]
    return chances


def strain_chances(points: int, modifier: int) -> Spread:
    """The seven results of a strain roll, by strain points and current modifier. (CM-7.3.2)"""
    return spread_of(3, strain_results(points, modifier), len(STRAIN_RESULTS))


def wheel_flip(damage: int, boxes: int = BOXES) -> float:
    """The chance that one check costs the wheel: it comes off, or its last box is marked. (CM-7.4.3, 9.5.6b)"""
    chances = spread_of(2, wheel_checks(damage), 3)
    return chances[WHEEL_OFF] + (chances[WHEEL_WORSE] if damage + 1 >= boxes else 0.0)


def wheel_points(added: int) -> Spread:
    """The points a wheel takes from a car that adds so much. (CM-9.5.5-chart)"""
    return spread_of(2, damage_points(added), WHEEL_DAMAGE[-1] + 1)


def contest_chance(own: int, other: int) -> float:
    """The chance that a defender brakes or evades, by his modifier and the attacker's. (CM-9.3.2)"""
    return spread_of(4, contest_results(own, other), 2)[1]


def lash_chances(attacker: int, defender: int, reach: int = 0) -> Spread:
    """The six results against a driver, over all factors; a long whip reaches further. (CM-9.4.2, 27.1-2b)"""
    columns = [factor - LEAST_FACTOR for factor in lash_factors(attacker, defender)]
    factors = spread_of(4, columns, MOST_FACTOR - LEAST_FACTOR + 1)
    chances = [0.0] * len(LASH_RESULTS)
    for place in range(len(factors)):
        row = spread_of(2, lash_results(lash_factor(place + LEAST_FACTOR + reach)), len(LASH_RESULTS))
        for result in range(len(chances)):
            chances[result] += factors[place] * row[result]
    return chances


def injuries(added: int) -> Spread:
    """The points a horse takes from a car that adds so much. (CM-9.5-chart)"""
    return spread_of(2, injury_points(added), HORSE_INJURY[-1] + 1)


def more_hits(boxes: int) -> Spread:
    """What else a horse with so many boxes left loses that was hit, where hits may be critical. (CM-27.4)"""
    return spread_of(2, [min(more, boxes) for more in MORE_HITS], boxes + 1)


def over_chance(modifier: int, added: int) -> float:
    """The chance that it costs nothing to drive over what lies there, all endurance paid. (CM-14.3, 27.3)"""
    return spread_of(3, over_results(modifier, added), len(OVER_RESULTS))[PASSED]


def lead_chance(attacker: int, defender: int) -> float:
    """The chance that a lash of a team has a lead. (CM-9.4.1a)"""
    leads = team_leads(attacker, defender)
    return 1.0 - spread_of(2, leads, max(leads) + 1)[0]


def flip_chance(modifier: int, speed: int) -> float:
    """The chance that a car flips whose team is lashed in the face. (CM-28.3.3)"""
    return spread_of(5, flip_checks(modifier, speed), 2)[0]


def ram_chances(attacker: int, defender: int) -> Spread:
    """Whose car a ram damages: the attacker's, both, neither, the defender's. (CM-9.5.4-chart)"""
    return spread_of(3, car_results(attacker, defender), len(CAR_RESULTS))


def aim_chance(modifier: int) -> float:
    """The chance that dust or a spear hits, by the attacker's modifier. (CM-27.2.1, 27.2.3a)"""
    return spread_of(2, aims(modifier), len(AIMS))[HIT]


def throw_chance(steps: int, added: int, modifier: int) -> float:
    """The chance that a knife hits at a range, with so much added to each die. (CM-27.2.2a, 27.2.2b)"""
    return spread_of(steps, throws(steps, added, modifier), len(AIMS))[HIT]


def dust_chances(modifier: int) -> Spread:
    """The results of dust that hit, by the defender's modifier. (CM-27.2.1-chart)"""
    return spread_of(2, dust_results(modifier), len(DUST_RESULTS))


def knife_chances(modifier: int) -> Spread:
    """The results of a knife that hit, by the defender's modifier. (CM-27.2.2-chart)"""
    return spread_of(2, knife_results(modifier), len(KNIFE_RESULTS))


def spear_chances() -> Spread:
    """The results of a spear that hit. (CM-27.2.3-chart)"""
    return spread_of(2, SPEAR_TABLE, len(SPEAR_RESULTS))
