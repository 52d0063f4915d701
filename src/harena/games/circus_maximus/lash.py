"""The lash: against a team, and against a driver. (CM-9.4)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...core.chance import lead_meant, meant
from .chariot import CAR, CHARIOT, TEAM, WHIPLESS, Chariot, Faction
from .charts import GRABBED, LASHED_BACK, LASHED_SLOW, LEAST_FACTOR, SWERVE, WOUND
from .defence import BRAKE_COST, Blow, room_behind, step_back
from .endurance import lose_endurance, lose_modifier
from .events import (
    COLLAPSED,
    LASH_FACTOR,
    LASH_ROLLED,
    SLOWED,
    TEAM_LASHED,
    WHIP_KEPT,
    WHIP_LOST,
    WOUNDED,
)
from .forced import SWERVED, ForcedSlip
from .race import ChariotStep, OnTeamLashed, Race
from .rolls import lash_factors, lash_results, team_leads
from .wheels import BY_DRIVER


@final
class LashTeam(Blow):
    """A die and the modifier each. The attacker's lead is endurance lost and MFs forced on the next phase; without a
    lead it is one point, and the MF is offered. (CM-9.4.1a, 9.4.1b, 8.2e, 8.5)"""

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
        victim = race.chariots[self.number]
        modifier, own = race.chariots[self.attacker].handling(), victim.under_attack()
        leads = team_leads(modifier, own)
        dice = race.roll_lead_as(1, leads)
        lead = lead_meant(dice, leads)
        race.tell_all(TEAM_LASHED, [self.number, dice[1] + own, dice[0] + modifier], dice)
        if lead > 0:
            race.rulebook.team_lashed(race, self.number, self.attacker, lead)
        else:
            victim.may_gain += lose_endurance(race, self.number, 1)


@final
class DrivenOn(OnTeamLashed):
    """The lead is endurance lost, and as many MFs forced on the team's next phase. (CM-9.4.1b, 8.2e, 8.5)"""

    def team_lashed(self, race: Race, number: Faction, attacker: Faction, lead: int) -> None:
        race.chariots[number].must_gain += lose_endurance(race, number, lead)


@final
class LashDriver(Blow):
    """Two dice and the modifier each; the difference is the lash factor, the column of the table. (CM-9.4.2)"""

    def __init__(self, number: Faction, attacker: Faction) -> None:
        super().__init__(number)
        self.attacker: Final = attacker

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker)

    def source(self) -> int:
        return self.attacker

    def strikes(self) -> int:
        return CAR

    def run(self, race: Race) -> None:
        factors = lash_factors(race.chariots[self.attacker].handling(), race.chariots[self.number].under_attack())
        dice = race.roll_lead_as(2, factors)
        factor = lead_meant(dice, factors)
        race.tell_all(LASH_FACTOR, [self.attacker, self.number, factor], dice)
        lash_driver(race, self.number, self.attacker, factor)


def lash_driver(race: Race, number: Faction, attacker: Faction, factor: int) -> None:
    """The row of the table is still to be rolled. (CM-9.4.2)"""
    race.then([LashRow(number, attacker, factor - LEAST_FACTOR)])


@mypyc_attr(allow_interpreted_subclasses=True)
class LashStep(ChariotStep):
    """A step on the way of a lash against a driver, at its lash factor."""

    def __init__(self, number: Faction, attacker: Faction, column: int) -> None:
        super().__init__(number)
        self.attacker: Final = attacker
        self.column: Final = column
        """Columns of the table run from 0 on, lash factors from -4."""

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker, self.column)

    def factor(self) -> int:
        return self.column + LEAST_FACTOR


@final
class LashRow(LashStep):
    """The row is two dice. (CM-9.4.2-chart, 9.4.3-none, 9.4.3-B, 9.4.3-S1, 9.4.3-M, 9.4.3-W1, 9.4.3-G)"""

    def run(self, race: Race) -> None:
        number = self.number
        factor = race.rulebook.lash_factor(race, self.attacker, self.factor())
        results = lash_results(factor)
        dice = race.roll_as(2, results)
        result = meant(dice, results)
        race.tell_all(LASH_ROLLED, [number, factor, result], dice)
        if result == GRABBED:
            grab_whip(race, number, self.attacker)
        elif result == LASHED_SLOW:
            race.then([Slowing(number)])
        elif result == WOUND or (result == LASHED_BACK and not forced_brake(race, number)):
            take_hit(race, number)
            race.then([Slowing(number), WoundTells(number, self.attacker, self.column)])
        elif result == SWERVE:
            side = race.away_from(number, race.side_of(number, self.attacker))
            race.then([ForcedSlip(number, side, 1, 0, SWERVED)])


def forced_brake(race: Race, number: Faction) -> bool:
    """Two points of endurance and one square back; a chariot that cannot is wounded instead. One with a horse on the
    ground pays and stays. (CM-9.4.3-B)"""
    chariot = race.chariots[number]
    if chariot.endurance < BRAKE_COST or not (chariot.fallen != 0 or room_behind(race, chariot)):
        return False
    lose_endurance(race, number, BRAKE_COST)
    if chariot.fallen == 0:
        step_back(race, number)
    return True


@final
class Slowing(ChariotStep):
    """A die off the maximum of the next phase. (CM-9.4.3-M)"""

    def run(self, race: Race) -> None:
        dice = race.roll(1)
        race.chariots[self.number].slowed += dice[0]
        race.tell_all(SLOWED, [self.number, dice[0]], dice)


@final
class WoundTells(LashStep):
    """A wounded driver without hits collapses; the wound of one who has some may bring more. (CM-9.4.3-W1, 9.4.3-W2)"""

    def run(self, race: Race) -> None:
        if race.chariots[self.number].hits == 0:
            collapse(race, self.number)
        else:
            race.rulebook.wounded(race, self.number, self.attacker, self.factor())


def take_hit(race: Race, number: Faction) -> None:
    """One box; the modifier falls when half of them are lost, and again when a third is left. (CM-9.4.3-W1,
    9.4.3-W3)"""
    chariot = race.chariots[number]
    before = chariot.hits
    chariot.hits = max(0, before - 1)
    race.record(WOUNDED, number, chariot.hits)
    for _ in range(modifier_lost(chariot, before, chariot.hits)):
        lose_modifier(race, number)


def modifier_lost(chariot: Chariot, before: int, left: int) -> int:
    """How much of his modifier a driver loses whose hits fall from one number to another. (CM-9.4.3-W3)"""
    whole = chariot.build.hits
    half = 2 * (whole - left) >= whole > 2 * (whole - before)
    third = 3 * left <= whole < 3 * before
    return int(half) + int(third)


def collapse(race: Race, number: Faction) -> None:
    """A driver without hits collapses and his chariot flips. (CM-9.4.3-W2)"""
    race.record(COLLAPSED, number)
    if race.chariots[number].standing == CHARIOT:
        race.rulebook.flip(race, number, BY_DRIVER)


def grab_whip(race: Race, number: Faction, attacker: Faction) -> None:
    """The attacker loses his whip; a defender without one keeps it. (CM-9.4.3-G, 9.5.2d)"""
    taken, race.chariots[attacker].whip = race.chariots[attacker].whip, WHIPLESS
    race.record(WHIP_LOST, attacker)
    if race.chariots[number].whip == WHIPLESS:
        race.chariots[number].whip = taken
        race.record(WHIP_KEPT, number)
