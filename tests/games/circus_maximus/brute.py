"""Brute force for the tests of odds: the engine itself meets every sum of dice, whatever the sums mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from harena.core.chance import Chance
from harena.games.circus_maximus.charts import BOXES, BY_CAR, STRAIN_RESULTS, strain_result, wheel_damage
from harena.games.circus_maximus.race import Race


def sums(dice: int) -> dict[int, float]:
    """The chance of each sum, by counting throws."""
    found = Counter(sum(throw) for throw in product(range(1, 7), repeat=dice))
    return {total: count / 6**dice for total, count in found.items()}


def leads(dice: int) -> dict[int, float]:
    """The chance of each lead of so many dice over as many others."""
    found = Counter(sum(throw[:dice]) - sum(throw[dice:]) for throw in product(range(1, 7), repeat=2 * dice))
    return {lead: count / 36**dice for lead, count in found.items()}


SUMS = {dice: sums(dice) for dice in range(1, 5)}
LEADS = {dice: leads(dice) for dice in (1, 2)}


class Wanted(Exception):
    """Dice beyond those dictated, with all that they can show."""


class Told(Chance):
    """Sums and leads dictated roll by roll, whatever they mean."""

    def __init__(self, sums: list[int]) -> None:
        self.sums = sums
        self.used = 0
        self.weight = 1.0

    def next(self, chances: dict[int, float]) -> int:
        if self.used == len(self.sums):
            raise Wanted(chances)
        number = self.sums[self.used]
        self.used += 1
        self.weight *= chances[number]
        return number

    def roll(self, dice: int, stream: str) -> list[int]:
        return showing(self.next(SUMS[dice]), dice)

    def roll_lead_as(self, dice: int, stream: str, meanings: list[int]) -> list[int]:
        lead = self.next(LEADS[dice])
        return [*showing(dice + max(lead, 0), dice), *showing(dice - min(lead, 0), dice)]


def showing(total: int, dice: int) -> list[int]:
    faces = [1] * dice
    for die in range(dice):
        faces[die] += min(5, total - sum(faces))
    return faces


def worlds(start: Race, play: Callable[[Race], None]) -> Iterator[tuple[float, Race]]:
    """Every end of a play with its chance."""
    waiting: list[list[int]] = [[]]
    while waiting:
        sums = waiting.pop()
        chance = Told(sums)
        world = start.clone(chance)
        try:
            play(world)
        except Wanted as wanted:
            waiting += [[*sums, number] for number in wanted.args[0]]
            continue
        yield chance.weight, world


def out_of(start: Race, play: Callable[[Race], None], number: int = 0) -> float:
    """The chance of a chariot to be out of the race after a play, or no longer driven."""
    ends = list(worlds(start, play))
    assert sum(weight for weight, _ in ends) == pytest.approx(1)
    return sum(weight for weight, world in ends if world.chariots[number].standing not in (0, 5))


# ---- single rolls, by the charts


def strain_flip(points: int, modifier: int, room: int = 7) -> float:
    """The chance that a strain roll ends the race: by the chart, or by a slip into a wall so many lanes away."""
    fatal = ["FP", *["SS"] * (room <= 1), *["S"] * (room == 0)]
    return sum(
        chance for total, chance in SUMS[3].items() if STRAIN_RESULTS[strain_result(total - modifier, points)] in fatal
    )


def check_flip(damage: int) -> float:
    """The chance that the check of a wheel ends the race."""
    fatal = damage if damage + 1 >= BOXES else damage - 1
    return sum(chance for total, chance in SUMS[2].items() if total <= fatal)


def struck_flip(damage: int, car: int) -> float:
    """The chance that a wheel struck by a car of this weight is lost."""
    lost = 0.0
    for total, chance in SUMS[2].items():
        points = wheel_damage(total + BY_CAR[car])
        after = damage + points
        lost += chance * (1.0 if after >= BOXES else check_flip(after) if points >= 2 else 0.0)
    return lost
