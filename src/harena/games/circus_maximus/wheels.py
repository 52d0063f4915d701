"""CM-7.4 Wheels: damage, the check whether one comes off, and the flip if it does."""

from __future__ import annotations

from typing import Final

from .chariot import LEFT, RIGHT
from .charts import BOXES, wheel_damage
from .events import WHEEL_CHECKED, WHEEL_DAMAGED, WHEEL_LOST
from .race import Race

CORNER: Final = 0
WHEEL: Final = 1
WALL: Final = 2
DRIVER: Final = 3
WRECK: Final = 4
CAUSES: Final = ["corner", "wheel", "wall", "driver", "wreck"]
"""Why chariots flip."""


def check_wheels(race: Race, number: int) -> None:
    """CM-7.1, 7.4.4 Each damaged wheel by itself."""
    for side in (LEFT, RIGHT):
        if race.chariots[number].wheels[side] > 0 and race.chariots[number].has_car():
            check_wheel(race, number, side)


def check_wheel(race: Race, number: int, side: int) -> None:
    """CM-7.4.2, 7.4.3, 9.5.6a Two dice: above the damage nothing, equal one more point, below it the wheel is off."""
    chariot = race.chariots[number]
    damage = chariot.wheels[side]
    dice = race.roll(2)
    race.tell_all(WHEEL_CHECKED, [number, side, damage], dice)
    if sum(dice) < damage:
        lose_wheel(race, number, side)
    elif sum(dice) == damage:
        mark_wheel(race, number, side, 1)


def mark_wheel(race: Race, number: int, side: int, points: int) -> None:
    """CM-9.5.6b A wheel whose ten boxes are marked is destroyed."""
    chariot = race.chariots[number]
    chariot.hit_wheel(side, points)
    if chariot.wheels[side] >= BOXES:
        lose_wheel(race, number, side)


def lose_wheel(race: Race, number: int, side: int) -> None:
    race.record(WHEEL_LOST, number, side)
    race.rulebook.flip(race, number, WHEEL)


def damage_wheel(race: Race, number: int, side: int, weight: int) -> None:
    """CM-9.5.5, 9.5.5-mod, 7.4, 9.5.6a Two dice and the other car's weight; two points or more are checked at once."""
    dice = race.roll(2)
    take_wheel_damage(race, number, side, wheel_damage(sum(dice) + weight), dice)


def take_wheel_damage(race: Race, number: int, side: int, points: int, dice: list[int]) -> None:
    """CM-7.4, 9.5.6a Points on a wheel, and its check if there are two or more of them."""
    race.tell_all(WHEEL_DAMAGED, [number, side, points], dice)
    mark_wheel(race, number, side, points)
    if points >= 2 and race.chariots[number].has_car():
        check_wheel(race, number, side)
