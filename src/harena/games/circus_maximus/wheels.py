"""Wheels: damage, the check whether one comes off, and the flip if it does. (CM-7.4)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from .chariot import LEFT, RIGHT, Faction, Half
from .events import WHEEL_CHECKED, WHEEL_DAMAGED, WHEEL_LOST
from .race import ChariotStep, Race
from .rolls import WHEEL_OFF, WHEEL_WORSE, wheel_checks, wheel_points

BY_CORNER: Final = 0
BY_WHEEL: Final = 1
BY_WALL: Final = 2
BY_DRIVER: Final = 3
BY_WRECK: Final = 4
BY_POST: Final = 5
BY_LASH: Final = 6
CAUSES: Final = ["corner", "wheel", "wall", "driver", "wreck", "post", "lash"]
"""Why chariots flip."""


BOTH_WHEELS: Final = 3
"""A mask of the left and the right wheel."""


def opposite(side: Half) -> Half:
    return RIGHT if side == LEFT else LEFT


def check_wheels(race: Race, number: Faction, which: int = BOTH_WHEELS) -> None:
    """Each damaged wheel by itself, of those asked for. (CM-7.1, 7.4.4)"""
    wheels = race.chariots[number].wheels
    race.then([WheelCheck(number, side) for side in (LEFT, RIGHT) if wheels[side] > 0 and (which >> side) & 1 == 1])


@final
class WheelCheck(ChariotStep):
    """Two dice: above the damage nothing, equal one more point, below it the wheel is off. (CM-7.4.2, 7.4.3,
    9.5.6a)"""

    def __init__(self, number: Faction, side: Half) -> None:
        super().__init__(number)
        self.side: Final = side

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.side)

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        if not chariot.has_car():
            return
        damage = chariot.wheels[self.side]
        results = wheel_checks(damage - race.rulebook.wheel_modifier(race, self.number))
        dice = race.roll_as(2, results)
        race.tell_all(WHEEL_CHECKED, [self.number, self.side, damage], dice)
        result = meant(dice, results)
        if result == WHEEL_OFF:
            lose_wheel(race, self.number, self.side)
        elif result == WHEEL_WORSE:
            mark_wheel(race, self.number, self.side, 1)


def mark_wheel(race: Race, number: Faction, side: Half, points: int) -> None:
    """A wheel whose boxes are all marked is destroyed. (CM-9.5.6b)"""
    chariot = race.chariots[number]
    chariot.hit_wheel(side, points)
    if chariot.wheel_left(side) <= 0:
        lose_wheel(race, number, side)


def lose_wheel(race: Race, number: Faction, side: Half) -> None:
    race.record(WHEEL_LOST, number, side)
    race.rulebook.flip(race, number, BY_WHEEL)


@final
class WheelHit(ChariotStep):
    """Two dice and the weight of the car that struck the wheel, with the side next to it. (CM-9.5.5, 9.5.5-mod, 7.4,
    9.5.6a, 27.1-2c)"""

    def __init__(self, number: Faction, side: Half, striker: Faction) -> None:
        super().__init__(number)
        self.side: Final = side
        self.striker: Final = striker

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.side, self.striker)

    def run(self, race: Race) -> None:
        points = wheel_points(race.chariots[self.striker].strikes_with(opposite(self.side)))
        dice = race.roll_as(2, points)
        take_wheel_damage(race, self.number, self.side, meant(dice, points), dice)


def take_wheel_damage(race: Race, number: Faction, side: Half, points: int, dice: list[int]) -> None:
    """Points on a wheel, and its check if there are two or more of them. (CM-7.4, 9.5.6a)"""
    race.tell_all(WHEEL_DAMAGED, [number, side, points], dice)
    mark_wheel(race, number, side, points)
    if points >= 2:
        race.then([WheelCheck(number, side)])
