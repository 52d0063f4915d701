"""Horses: injuries, death and the endurance it costs. (CM-9.5.1, CM-9.5.2)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...core.chance import meant
from ...core.ids import Pick
from .chariot import DRIVERLESS, FROM_LEFT, HORSES, Chariot, Faction, Horse
from .endurance import lose_endurance, slow_mover
from .events import HORSE_DEAD, HORSE_INJURED
from .race import ChariotStep, Race
from .rolls import injuries
from .verbs import HORSE

NOTHING_STRUCK: Final = 0
"""In place of the striking car: the corner hurts a horse by itself."""
_SHARES: Final = [0, 4, 3, 2, 0]
"""By dead horses: a quarter, a third, half of the endurance left. (CM-9.5.2f)"""


@mypyc_attr(allow_interpreted_subclasses=True)
class HorseStep(ChariotStep):
    """A roll that can cost one horse boxes."""

    def __init__(self, number: Faction, horse: Horse) -> None:
        super().__init__(number)
        self.horse: Final = horse

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.horse)


@final
class Injury(HorseStep):
    """Two dice and the striking car's weight give the points. (CM-9.5, 9.5.1a)"""

    def __init__(self, number: Faction, horse: Horse, striker: int) -> None:
        super().__init__(number, horse)
        self.striker: Final = striker
        """The chariot whose car struck, plus one; 0 if none did."""

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.horse, self.striker)

    def run(self, race: Race) -> None:
        weight = weight_of_blow(race, self.number, Faction(self.striker - 1)) if self.striker != NOTHING_STRUCK else 0
        left = race.chariots[self.number].horses[self.horse]
        # Points beyond the boxes left are ignored, so all of them mean the same.
        points = [min(injury, left) for injury in injuries(weight)]
        dice = race.roll_as(2, points)
        hurt(race, self.number, self.horse, meant(dice, points), dice)


def weight_of_blow(race: Race, number: Faction, striker: Faction) -> int:
    """What the striking car adds: blades reach to the side, and not what comes up from behind. (CM-9.5, 9.6.1b,
    27.1-2c)"""
    car = race.chariots[striker]
    if car.has_car() and race.track.lane[car.team] != race.track.lane[race.chariots[number].team]:
        return car.strikes_with(race.side_of(striker, number))
    return car.build.by_car()


def injure(race: Race, number: Faction, horse: Horse, striker: Faction) -> None:
    """A horse is hurt by the weight of another chariot's car. (CM-9.5.1a)"""
    race.then([Injury(number, horse, striker + 1)])


def hurt(race: Race, number: Faction, horse: Horse, points: int, dice: list[int]) -> None:
    """What the dice do to a horse is told, and done. (CM-9.5.1a)"""
    taken = min(points, race.chariots[number].horses[horse])
    race.tell_all(HORSE_INJURED, [number, horse + 1, taken], dice)
    hit_horse(race, number, horse, taken)


def hit_horse(race: Race, number: Faction, horse: Horse, points: int) -> None:
    """A horse loses some of the boxes it has left, and a hit that costs any may bring more. (CM-9.5.1a)"""
    lose_boxes(race, number, horse, points)
    if points > 0:
        race.rulebook.horse_hit(race, number, horse, points)


def lose_boxes(race: Race, number: Faction, horse: Horse, points: int) -> None:
    """Boxes are marked, the team slows down, and a horse without boxes is dead. (CM-9.5.1a, 9.5.1b, 9.5.2a)"""
    chariot = race.chariots[number]
    if points == 0:
        return
    chariot.hit_horse(horse, points)
    if chariot.horses[horse] == 0:
        die(race, number, horse)
    if race.moving(number):
        slow_mover(race, number)


def horse_picks(chariot: Chariot) -> list[Pick]:
    """The horses that can be named where one is as near as another: those alive. (CM-9.6.1b)"""
    return [HORSE.of(horse) for horse in FROM_LEFT if chariot.horses[horse] > 0] or [HORSE.of(FROM_LEFT[0])]


def die(race: Race, number: Faction, horse: Horse) -> None:
    """The horse falls and holds the chariot; a share of the endurance goes with it; a team without its car goes down.
    (CM-9.5.2a, 9.5.2f, 15.2.5b)"""
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
