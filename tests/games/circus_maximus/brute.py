"""Brute force for the tests of odds: the engine itself meets every sum of dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from harena.core.chance import Chance
from harena.games.circus_maximus import chances
from harena.games.circus_maximus.race import Race

SUMS = {count: chances.spread_of(count) for count in range(1, 5)}


class Wanted(Exception):
    """Dice beyond those dictated."""


class Told(Chance):
    """Sums dictated roll by roll; four dice are two pairs. Blows that tell two dice apart are not for this chance."""

    def __init__(self, sums: list[int]) -> None:
        self.sums = sums
        self.used = 0
        self.weight = 1.0

    def roll(self, dice: int, stream: str) -> list[int]:
        if dice == 4:
            return [*self.roll(2, stream), *self.roll(2, stream)]
        if self.used == len(self.sums):
            raise Wanted(dice)
        total = self.sums[self.used]
        self.used += 1
        self.weight *= SUMS[dice][total]
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
            dice = int(str(wanted))
            waiting += [[*sums, total] for total in range(dice, 6 * dice + 1)]
            continue
        yield chance.weight, world


def out_of(start: Race, play: Callable[[Race], None], number: int = 0) -> float:
    """The chance of a chariot to be out of the race after a play, or no longer driven."""
    ends = list(worlds(start, play))
    assert sum(weight for weight, _ in ends) == pytest.approx(1)
    return sum(weight for weight, world in ends if world.chariots[number].standing not in (0, 5))
