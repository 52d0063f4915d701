"""What rolls mean: for each sum of the dice, or each lead of one driver's dice over another's, what its chart says.

Steps read their results from these lists, and so do the chances of single rolls: a chart is asked in one place. A list
begins with the least sum (as many pips as dice) or the least lead (five pips a die behind), and is made once.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from .charts import (
    BOTH_DAMAGED,
    CRITICAL_TANGLE,
    DEEP_WOUND,
    DEFENDER_DAMAGED,
    HIT,
    MISSED,
    MOST_TO_HIT,
    TO_HIT,
    car_damage,
    dust_result,
    horse_injury,
    knife_result,
    lash_factor,
    lash_result,
    running_over,
    strain_result,
    wheel_damage,
)

NO_MORE: Final = 0
"""A critical hit that brings nothing."""
PIPS: Final = [1, 2, 3, 4, 5, 6]
"""A die of which every face means something else."""
_TWO: Final = range(2, 13)
_THREE: Final = range(3, 19)
_LEADS: Final = range(-5, 6)
_LEADS_OF_TWO: Final = range(-10, 11)

SUMS_OF_TWO: Final = list(_TWO)
"""Two dice of which every sum means something else."""
HALF: Final = 2
HALVES: Final = [(pips + 1) // 2 for pips in PIPS]
"""Half a die, rounded up."""
CLIMBS: Final = [0, 1, 0, 1, 0, 1]
"""An even die and a man is over the wall. (CM-17.3a)"""


@cache
def drag_hits(share: int) -> list[int]:
    """The part of a die a dragged man loses, rounded up. (CM-16.3)"""
    return [(pips + share - 1) // share for pips in PIPS]


# ---- speeds


@cache
def first_turn_rests(speed: int) -> list[int]:
    """A speed less a die. (CM-6.9-special)"""
    return [max(0, speed - pips) for pips in PIPS]


def whip_gains(pips: list[int], endurance: int) -> list[int]:
    """A die, or half of it, as far as there is endurance. (CM-6.5.2.3)"""
    return [min(gain, endurance) for gain in pips]


@cache
def cut_free_rests(horses: int, speed: int, modifier: int) -> list[int]:
    """A speed less a die for each living horse, which the modifier makes up for; -1 if that fails. (CM-9.5.3a,
    9.5.3b)"""
    return [max(-1, min(speed, speed - total + modifier)) for total in range(horses, 6 * horses + 1)]


# ---- corners and wrecks


@cache
def strain_results(points: int, modifier: int) -> list[int]:
    """Three dice minus the modifier, at so many strain points. (CM-7.3.2)"""
    return [strain_result(total - modifier, points) for total in _THREE]


@cache
def over_results(modifier: int, added: int) -> list[int]:
    """Three dice minus the modifier, plus what was not paid and what lies there. (CM-14.3)"""
    return [running_over(total - modifier + added) for total in _THREE]


@cache
def softened(points: int) -> list[int]:
    """A die less so many points. (CM-14.3-chart)"""
    return [max(0, pips - points) for pips in PIPS]


@cache
def flip_checks(modifier: int, speed: int) -> list[int]:
    """Five dice and the modifier: 0 if they are not more than the speed, and the car flips. (CM-28.3.3)"""
    return [1 if total + modifier > speed else 0 for total in range(5, 31)]


BOLTS: Final = [2, 1, 1, 1, 1, 3]
"""A die in the crossing: to the left, straight on, to the right. (CM-28.4.1)"""


# ---- wheels

WHEEL_OFF: Final = 0
WHEEL_WORSE: Final = 1
WHEEL_HOLDS: Final = 2


@cache
def wheel_checks(damage: int) -> list[int]:
    """Two dice: below the damage the wheel is off, equal to it it takes a point, above it nothing. (CM-7.4.3)"""
    return [WHEEL_OFF if total < damage else WHEEL_WORSE if total == damage else WHEEL_HOLDS for total in _TWO]


@cache
def wheel_points(weight: int) -> list[int]:
    """Two dice and the other car's weight. (CM-9.5.5)"""
    return [wheel_damage(total + weight) for total in _TWO]


# ---- attacks


@cache
def contest_results(own: int, other: int) -> list[int]:
    """Two dice and the modifier each: 1 if the defender has as much as the attacker. (CM-9.3.2)"""
    return [1 if lead + own >= other else 0 for lead in _LEADS_OF_TWO]


@cache
def team_leads(attacker: int, defender: int) -> list[int]:
    """A die and the modifier each: the attacker's lead, 0 for none. (CM-9.4.1a)"""
    return [max(0, lead + attacker - defender) for lead in _LEADS]


@cache
def lash_factors(attacker: int, defender: int) -> list[int]:
    """Two dice and the modifier each: the lash factor. (CM-9.4.2)"""
    return [lash_factor(lead + attacker - defender) for lead in _LEADS_OF_TWO]


@cache
def lash_results(factor: int) -> list[int]:
    """Two dice at a lash factor. (CM-9.4.2-chart)"""
    return [lash_result(factor, total) for total in _TWO]


CRITICAL_HITS: Final = [total if total <= DEEP_WOUND or total == CRITICAL_TANGLE else NO_MORE for total in _TWO]
"""Two dice, each result by itself; 8 to 11 bring nothing. (CM-13.1, 13.1-8)"""


@cache
def entangled(own: int, other: int) -> list[int]:
    """Two dice and the hits left each: 1 for the defender, -1 for the attacker, 0 for neither. (CM-13.1-12)"""
    return [min(max(lead + own - other, -1), 1) for lead in _LEADS_OF_TWO]


@cache
def car_results(attacker: int, defender: int) -> list[int]:
    """Three dice and the drivers' difference: whose car is damaged. (CM-9.5.4)"""
    return [car_damage(total + attacker - defender) for total in _THREE]


@cache
def trample_results(attacker: int) -> list[int]:
    """Three dice and the attacker's modifier: 1 if the man is hit. (CM-16.5b)"""
    return [1 if car_damage(total + attacker) in (BOTH_DAMAGED, DEFENDER_DAMAGED) else 0 for total in _THREE]


@cache
def injuries(weight: int) -> list[int]:
    """Two dice and the striking car's weight. (CM-9.5.1a)"""
    return [horse_injury(total + weight) for total in _TWO]


# ---- special weapons

SIGHTS: Final = [0, 0, 0, 0, 1, 1]
"""A 5 or a 6, and a blinded driver sees again. (CM-27.2.1-chart)"""


@cache
def aims(modifier: int) -> list[int]:
    """Two dice and the modifier of who throws dust or thrusts a spear. (CM-27.2.1, 27.2.3a)"""
    return [HIT if total + modifier >= TO_HIT else MISSED for total in _TWO]


@cache
def throws(steps: int, added: int, modifier: int) -> list[int]:
    """A die for each square, with so much added to each, less the thrower's modifier. (CM-27.2.2a, 27.2.2b)"""
    most = MOST_TO_HIT + modifier - steps * added
    return [HIT if total <= most else MISSED for total in range(steps, 6 * steps + 1)]


@cache
def own_spear(modifier: int) -> list[int]:
    """Two dice less the modifier of who carries a spear: much is bad. (CM-27.2.3b)"""
    return [HIT if total - modifier >= TO_HIT else MISSED for total in _TWO]


@cache
def dust_results(modifier: int) -> list[int]:
    """Two dice and the defender's modifier. (CM-27.2.1-chart)"""
    return [dust_result(total + modifier) for total in _TWO]


@cache
def knife_results(modifier: int) -> list[int]:
    """Two dice and the defender's modifier. (CM-27.2.2-chart)"""
    return [knife_result(total + modifier) for total in _TWO]


def as_far_as(left: int) -> list[int]:
    """A die of points, those beyond what is left being ignored."""
    return [min(pips, left) for pips in PIPS]
