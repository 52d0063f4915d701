"""Critical hits: what a wound of the lash can bring besides. (CM-13)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import lead_meant, meant
from .chariot import DRAGGED, DRIVERLESS, Faction
from .charts import (
    ARM_WOUND,
    CRITICAL_PULL,
    CRITICAL_TANGLE,
    DEEP_WOUND,
    EYE_WOUND,
    LEAST_FACTOR,
    SEVERE_WOUND,
    SURPRISED,
    lash_factor,
)
from .endurance import lose_modifier
from .events import CRITICAL_HIT, ENTANGLED, PULLED_OUT, WHIP_LOST
from .lash import LashStep, collapse, lash_driver, take_hit
from .race import ChariotStep, Race
from .rolls import CRITICAL_HITS, entangled


def critical_hit(race: Race, number: Faction, attacker: Faction, factor: int) -> None:
    """Rolled for every wound. (CM-13.1)"""
    race.then([CriticalHit(number, attacker, factor - LEAST_FACTOR)])


@final
class CriticalHit(LashStep):
    """Two dice, each result by itself. (CM-13.1, 13.1-2, 13.1-3, 13.1-4, 13.1-5, 13.1-6, 13.1-7, 13.1-8, 13.1-12)"""

    def run(self, race: Race) -> None:
        number, attacker = self.number, self.attacker
        dice = race.roll_as(2, CRITICAL_HITS)
        race.tell_all(CRITICAL_HIT, [number, sum(dice)], dice)
        result = meant(dice, CRITICAL_HITS)
        chariot = race.chariots[number]
        if result == CRITICAL_PULL:
            pull_out(race, number)
            drop_whip(race, attacker)
        elif result == SEVERE_WOUND:
            lose_modifier(race, number)
        elif result == ARM_WOUND:
            chariot.arm_wound = 1
        elif result == EYE_WOUND:
            chariot.blind |= 1 << race.side_of(number, attacker)
        elif result == SURPRISED:
            lash_driver(race, number, attacker, lash_factor(self.factor() - 1))
        elif result == DEEP_WOUND:
            take_hit(race, number)
            if chariot.hits == 0:
                collapse(race, number)
        elif result == CRITICAL_TANGLE:
            race.then([Entangling(number, attacker)])


def pull_out(race: Race, number: Faction) -> None:
    """The driver is dragged behind his own car, which runs on without him. (CM-13.1-2, 16.7a)"""
    race.chariots[number].driver = DRAGGED
    race.record(PULLED_OUT, number)
    run_on(race, number)


def run_on(race: Race, number: Faction) -> None:
    """Team and car go on without a driver; with a horse on the ground they do not. (CM-16.7a, 15.2.5b)"""
    chariot = race.chariots[number]
    chariot.standing = DRIVERLESS
    chariot.dragged = 0
    race.strewn += (number,)
    if chariot.fallen != 0:
        race.rulebook.team_felled(race, number)


def drop_whip(race: Race, number: Faction) -> None:
    race.chariots[number].whip = 0
    race.record(WHIP_LOST, number)


@final
class Entangling(ChariotStep):
    """Two dice and the hits left each: the higher pulls the other out; the whip is lost either way. (CM-13.1-12)"""

    def __init__(self, number: Faction, attacker: Faction) -> None:
        super().__init__(number)
        self.attacker: Final = attacker

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker)

    def run(self, race: Race) -> None:
        own, other = race.chariots[self.number].hits, race.chariots[self.attacker].hits
        results = entangled(own, other)
        dice = race.roll_lead_as(2, results)
        race.tell_all(ENTANGLED, [self.number, dice[0] + dice[1] + own, dice[2] + dice[3] + other], dice)
        stronger = lead_meant(dice, results)
        if stronger < 0:
            pull_out(race, self.number)
        elif stronger > 0:
            pull_out(race, self.attacker)
        drop_whip(race, self.attacker)
