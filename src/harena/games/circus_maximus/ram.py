"""The ram: against horses, and against cars. (CM-9.5)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from .chariot import CAR, TEAM, Faction
from .charts import ATTACKER_DAMAGED, BOTH_DAMAGED, DEFENDER_DAMAGED
from .defence import Blow
from .events import CARS_ROLLED
from .horses import injure
from .race import OnCarDamaged, OnTeamRammed, Race, Step
from .rolls import car_results
from .wheels import WheelHit


@final
class RamTeam(Blow):
    """The horse nearest to the attacker is hurt, by the weight of his car. (CM-9.5, 9.5.1a)"""

    def __init__(self, number: Faction, attacker: Faction) -> None:
        super().__init__(number)
        self.attacker: Final = attacker

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker)

    def source(self) -> int:
        return self.attacker

    def strikes(self) -> int:
        return TEAM

    def run(self, race: Race) -> None:
        race.rulebook.rammed(race, self.number, self.attacker)
        ram_team(race, self.number, self.attacker)


def ram_team(race: Race, number: Faction, attacker: Faction) -> None:
    """One of its horses is hurt. (CM-9.5.1a)"""
    if race.chariots[number].active():
        race.rulebook.team_rammed(race, number, attacker)


@final
class NearestHorse(OnTeamRammed):
    """The nearest horse; where one lies on the ground the side is safe, from forced rams as well. (CM-9.5.1a,
    9.5.2b)"""

    def team_rammed(self, race: Race, number: Faction, attacker: Faction) -> None:
        chariot = race.chariots[number]
        side = race.side_of(number, attacker)
        if not chariot.fallen_on(side):
            injure(race, number, chariot.nearest_horse(side), attacker)


@final
class RamCar(Blow):
    """Three dice and the drivers' difference say whose car is damaged; each on the wheel nearest to the other.
    (CM-9.5.4, 9.5.5)"""

    def __init__(self, number: Faction, attacker: Faction, penalty: int = 0) -> None:
        super().__init__(number)
        self.attacker: Final = attacker
        self.penalty: Final = penalty

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker, self.penalty)

    def source(self) -> int:
        return self.attacker

    def strikes(self) -> int:
        return CAR

    def run(self, race: Race) -> None:
        race.rulebook.rammed(race, self.number, self.attacker)
        ram_car(race, self.number, self.attacker, self.penalty)


def ram_car(race: Race, number: Faction, attacker: Faction, penalty: int) -> None:
    """The attacker risks his own car, whatever the other is; a forced ram has a penalty. (CM-9.5.4, 9.5.2d, 9.6.2)"""
    modifier, other = race.chariots[attacker].handling() - penalty, race.chariots[number].under_attack()
    results = car_results(modifier, other)
    dice = race.roll_as(3, results)
    damaged = meant(dice, results)
    race.tell_all(CARS_ROLLED, [attacker, number, sum(dice) + modifier - other, damaged], dice)
    hits: list[Step] = []
    if damaged in (BOTH_DAMAGED, DEFENDER_DAMAGED):
        hits.append(race.rulebook.car_damaged(race, number, attacker))
    if damaged in (BOTH_DAMAGED, ATTACKER_DAMAGED):
        hits.append(WheelHit(attacker, race.side_of(attacker, number), number))
    race.then(hits)


@final
class NearestWheel(OnCarDamaged):
    """The wheel nearest to the other car. (CM-9.5.5)"""

    def car_damaged(self, race: Race, number: Faction, striker: Faction) -> Step:
        return WheelHit(number, race.side_of(number, striker), striker)
