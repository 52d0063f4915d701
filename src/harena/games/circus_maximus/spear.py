"""The spear: thrust once a turn, and a danger to who carries it. (CM-27.2.3)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from ...core.ids import Clause, Pick
from ...core.picks import Verb
from .chariot import CHARIOT, SPEAR, TEAM, Faction, Part
from .charts import HIT, SPEAR_TABLE
from .combat import may_attack, shielded, why_peaceful
from .defence import SPEARED, Blow
from .events import ATTACKED, OWN_SPEAR, SPEAR_ROLLED, SPEAR_THRUST
from .race import ChariotStep, OnRam, OnStrain, Race, Step, Use
from .rolls import aims, own_spear
from .verbs import THRUST_SPEAR
from .wounds import strike_driver

SPEAR_COST: Final = 2


@final
class ThrustSpear(Use):
    """Two MFs, once a turn, at a driver whose car or team is beside the own car. (CM-27.2.3a)"""

    def verbs(self) -> list[Verb]:
        return [THRUST_SPEAR]

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        chariot = race.chariots[number]
        if not chariot.has(SPEAR) or chariot.speared == race.turn or race.phase.left < SPEAR_COST:
            return
        if not may_attack(race, number):
            return
        for square in race.track.reach[chariot.car]:
            if race.board[square] != 0 and is_target(race, number, race.chariot_at(square), race.part_at(square)):
                picks.append(THRUST_SPEAR.of(race.chariot_at(square), race.part_at(square)))

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        rival, part, chariot = THRUST_SPEAR.what(pick), THRUST_SPEAR.which(pick), race.chariots[number]
        race.phase.spend(SPEAR_COST)
        race.phase.struck += (chariot.car,)
        chariot.speared = race.turn
        race.record(ATTACKED, number, rival, SPEARED, part)
        race.rulebook.attacked(race, number, rival)
        race.then([Thrust(rival, number, part)])

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        chariot, rival = race.chariots[number], THRUST_SPEAR.what(pick)
        forbidden: Clause | None = None
        if chariot.has(SPEAR) and chariot.speared != race.turn and race.phase.left >= SPEAR_COST:
            forbidden = why_peaceful(race, number, rival)
            if THRUST_SPEAR.which(pick) == TEAM and rival < len(race.chariots) and shielded(race, number, rival):
                forbidden = forbidden or Clause("CM-9.5.2b")
        return forbidden or Clause("CM-27.2.3a")

    def mfs(self, pick: Pick) -> int:
        return SPEAR_COST


def is_target(race: Race, number: Faction, rival: Faction, part: Part) -> bool:
    """Another player's chariot with its driver, all the spear can hurt; a fallen horse covers the team on its side.
    (CM-3.4b, 9.5.2b, 27.2.3a)"""
    victim = race.chariots[rival]
    if victim.build.owner == race.owner(number) or victim.standing != CHARIOT:
        return False
    if race.rulebook.why_spared(race, number, rival) is not None:
        return False
    return part != TEAM or not shielded(race, number, rival)


@final
class Thrust(Blow):
    """Two dice and the attacker's modifier: 10 or more hits. (CM-27.2.3a)"""

    def __init__(self, number: Faction, attacker: Faction, part: Part) -> None:
        super().__init__(number)
        self.attacker: Final = attacker
        self.part: Final = part

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker, self.part)

    def source(self) -> int:
        return self.attacker

    def strikes(self) -> int:
        return self.part

    def run(self, race: Race) -> None:
        modifier = race.chariots[self.attacker].handling()
        results = aims(modifier)
        dice = race.roll_as(2, results)
        result = meant(dice, results)
        race.tell_all(SPEAR_THRUST, [self.attacker, self.number, sum(dice) + modifier, result], dice)
        if result == HIT:
            race.then([SpearWound(self.number)])


@final
class SpearWound(ChariotStep):
    """Two dice on the table, without a modifier. (CM-27.2.3-chart)"""

    def run(self, race: Race) -> None:
        dice = race.roll_as(2, SPEAR_TABLE)
        result = meant(dice, SPEAR_TABLE)
        race.tell_all(SPEAR_ROLLED, [self.number, result], dice)
        strike_driver(race, self.number, result)


# ---- hurt by one's own


@final
class OwnSpear(ChariotStep):
    """Two dice less the modifier of who carries it: 10 or more and he is hit himself. Whoever is no longer in his car
    is spared. (CM-27.2.3b)"""

    def run(self, race: Race) -> None:
        if not carries_spear(race, self.number):
            return
        modifier = race.chariots[self.number].handling()
        results = own_spear(modifier)
        dice = race.roll_as(2, results)
        result = meant(dice, results)
        race.tell_all(OWN_SPEAR, [self.number, sum(dice) - modifier, result], dice)
        if result == HIT:
            race.then([SpearWound(self.number)])


def carries_spear(race: Race, number: Faction) -> bool:
    chariot = race.chariots[number]
    return chariot.has(SPEAR) and chariot.standing == CHARIOT


@final
class SpearInCorner(OnStrain):
    """Whoever strains in a corner with a spear in hand may be hurt by it. (CM-27.2.3b)"""

    def strained(self, race: Race, number: Faction) -> None:
        if carries_spear(race, number):
            race.then([OwnSpear(number)])


@final
class SpearInRam(OnRam):
    """So may whoever rams, and whoever is rammed. (CM-27.2.3b)"""

    def rammed(self, race: Race, number: Faction, attacker: Faction) -> None:
        dangers: list[Step] = [OwnSpear(one) for one in (attacker, number) if carries_spear(race, one)]
        race.then(dangers)
