"""CM-9.5.1, CM-9.5.2 Horses: injuries, death and the endurance it costs."""

from __future__ import annotations

from typing import Final

from .chariot import DRIVERLESS, HORSES
from .charts import horse_injury
from .endurance import lose_endurance, slow_mover
from .events import HORSE_DEAD, HORSE_INJURED
from .race import Race

_SHARES: Final = [0, 4, 3, 2, 0]
"""CM-9.5.2f By dead horses: a quarter, a third, half of the endurance left."""


def injure(race: Race, number: int, horse: int, weight: int) -> None:
    """CM-9.5, 9.5.1a Two dice and the striking car's weight give the points."""
    dice = race.roll(2)
    hurt(race, number, horse, horse_injury(sum(dice) + weight), dice)


def hurt(race: Race, number: int, horse: int, points: int, dice: list[int]) -> None:
    """CM-9.5.1a, 9.5.1b, 9.5.2a Boxes are marked, the team slows down, and a horse without boxes is dead."""
    chariot = race.chariots[number]
    alive = chariot.horses[horse] > 0
    taken = chariot.hit_horse(horse, points)
    race.tell_all(HORSE_INJURED, [number, horse + 1, taken], dice)
    if taken == 0:
        return
    if alive and chariot.horses[horse] == 0:
        die(race, number, horse)
    if race.moving(number):
        slow_mover(race, number)
    race.rulebook.horse_hit(race, number, horse, taken)


def die(race: Race, number: int, horse: int) -> None:
    """CM-9.5.2a, 9.5.2f, 15.2.5b The horse falls and holds the chariot; a share of the endurance goes with it; a team
    without its car goes down."""
    chariot = race.chariots[number]
    race.record(HORSE_DEAD, number, horse + 1)
    share = _SHARES[HORSES - chariot.living()]
    if share > 0:
        lose_endurance(race, number, chariot.endurance // share)
    if race.moving(number):
        race.phase.stop()
    if chariot.standing <= DRIVERLESS:
        chariot.fallen |= 1 << horse
    if chariot.standing >= DRIVERLESS:
        race.rulebook.team_felled(race, number)
