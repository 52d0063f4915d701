"""Recovering from injuries: what a race has left of those who raced, and what heals. (CM-22)"""

from __future__ import annotations

from typing import final

from ..chariot import DEAD, Chariot
from ..race import Race, Step
from ..verbs import FACTIONS
from .events import CAR_LOST, DRIVER_LOST, HORSE_LOST, OUTFIT_RECOVERED
from .values import Outfit


@final
class Recovery(Step):
    """Whoever has raced is looked after first; then one point heals for every hurt horse and driver that lives. Cars
    that still have their wheels are as before, wrecks are lost. (CM-20.5, 22.1, 22.2)"""

    def run(self, race: Race) -> None:
        for number in race.season.field():
            come_home(race, number)
        for colour in race.season.racing_colours():
            for number in race.season.owned(race.season.seat_of(colour)):
                heal(race, colour, number)


def come_home(race: Race, number: int) -> None:
    """What the race has left of an outfit; drugs wear off whole. (CM-22.2.1, 22.3, 24.4.3)"""
    season, chariot = race.season, race.chariots[number]
    colour, place = number % FACTIONS, season.entries[number]
    outfit = season.outfit(colour, place)
    horses = [left + dose for left, dose in zip(chariot.horses, season.doses[number], strict=True)]
    driver = 0 if chariot.driver == DEAD else chariot.hits
    for horse, left in enumerate(horses):
        if left == 0:
            race.record(HORSE_LOST, colour, place + 1, horse + 1)
    if driver == 0:
        race.record(DRIVER_LOST, colour, place + 1)
    if chariot.flipped != 0:
        race.record(CAR_LOST, colour, place + 1)
    outfit = outfit.with_team(outfit.team.with_left(tuple(horses)))
    outfit = outfit.with_driver(outfit.driver.with_left(driver))
    put(race, colour, place, with_car_after(race, outfit, chariot))


def with_car_after(race: Race, outfit: Outfit, chariot: Chariot) -> Outfit:
    """A car that flipped is lost; all others are repaired, but for what sabotage has done, which lasts. (CM-22.3,
    22.3-flipped, 24.5.3)"""
    if chariot.flipped != 0:
        return outfit.with_car(outfit.car.lost())
    return outfit if race.house.sabotage_lasts else outfit.with_car(outfit.car.with_worn((0, 0)))


def heal(race: Race, colour: int, number: int) -> None:
    """One point for the driver and for each horse, up to what they have whole; the dead stay dead. (CM-22.2,
    22.2.2)"""
    outfit = race.season.outfit(colour, number)
    team, driver = outfit.team, outfit.driver
    horses = [left + 1 if 0 < left < whole else left for left, whole in zip(team.left, team.boxes, strict=True)]
    hits = driver.left + 1 if 0 < driver.left < driver.hits else driver.left
    if hits == driver.left and tuple(horses) == team.left:
        return
    put(race, colour, number, outfit.with_team(team.with_left(tuple(horses))).with_driver(driver.with_left(hits)))
    race.tell_all(OUTFIT_RECOVERED, [colour, number + 1, hits, *horses], [])


def put(race: Race, colour: int, number: int, outfit: Outfit) -> None:
    draft = race.season.draft()
    draft.put_outfit(colour, number, outfit)
    race.season = draft
