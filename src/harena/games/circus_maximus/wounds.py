"""What special weapons have in common: the wounds they deal. (CM-27.2)"""

from __future__ import annotations

from typing import final

from ...core.chance import meant
from .chariot import CHARIOT, DEAD, Faction
from .charts import KILLED, MAJOR_WOUND, MINOR_WOUND
from .events import MAJOR_WOUNDED
from .lash import collapse, take_hit
from .race import ChariotStep, Race
from .rolls import as_far_as


def wound(race: Race, number: Faction, hits: int) -> None:
    """Plain hits: the modifier falls with them, no movement is lost, nothing critical is rolled; who has none left
    collapses. (CM-9.4.3-W2, 9.4.3-W3, 27.2.2-chart)"""
    chariot = race.chariots[number]
    for _ in range(min(hits, chariot.hits)):
        take_hit(race, number)
    if chariot.hits == 0:
        collapse(race, number)


@final
class MajorWound(ChariotStep):
    """A die of hits. (CM-27.2.2-chart)"""

    def run(self, race: Race) -> None:
        points = as_far_as(race.chariots[self.number].hits)
        dice = race.roll_as(1, points)
        race.tell_all(MAJOR_WOUNDED, [self.number, meant(dice, points)], dice)
        wound(race, self.number, meant(dice, points))


def strike_driver(race: Race, number: Faction, result: int) -> None:
    """What the tables of knife and spear do to a driver, if there is one in the car. (CM-27.2.2-chart, 27.2.3-chart)"""
    chariot = race.chariots[number]
    if chariot.standing != CHARIOT:
        return
    if result == KILLED:
        chariot.hits = 0
        race.rulebook.driver_lost(race, number, DEAD)
    elif result == MAJOR_WOUND:
        race.then([MajorWound(number)])
    elif result == MINOR_WOUND:
        wound(race, number, 1)
