"""Straining in a corner: points, endurance, the chart and what it does. (CM-6.5.1, CM-7.2, CM-7.3)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from ...core.ids import Clause
from .chariot import CHARIOT, LEFT, RIGHT, Chariot, Faction, Half
from .charts import DOUBLE_SLIP, FLIP, LEFT_HORSE, SAFE, STRAIN_JOSTLE, STRAIN_SLIP
from .endurance import lose_endurance
from .events import JOSTLED, MFS_LOST, STRAIN_ROLLED, STRAINED
from .horses import NOTHING_STRUCK, Injury
from .race import ChariotStep, Race
from .rolls import strain_results
from .wheels import BOTH_WHEELS, BY_CORNER, check_wheels

JOSTLE: Final = 3
"""What a jostle takes from the current modifier. (CM-7.3.3-J1)"""


def check_corner(race: Race, number: Faction) -> None:
    """The mover's speed against the lane it is in, once for each lower limit. (CM-6.3.1, 6.3.2, 6.4.3, 6.5.1, 7.2,
    7.2.1, 7.2.2a, 7.2.2b)"""
    chariot = race.chariots[number]
    limit = race.limit_of(chariot)
    if limit >= race.phase.lowest:
        return
    race.phase.lowest = limit
    if race.phase.total() <= limit:
        return
    if not chariot.may_strain(race.turn):
        cut_total(race, number, limit - race.phase.owed)
        return
    strain(race, number, race.phase.total() - limit, race.phase.paid, limit)
    race.phase.paid = max(race.phase.paid, race.phase.total() - limit)


def strain(race: Race, number: Faction, points: int, paid: int, limit: int) -> None:
    """Endurance for the excess, then the chart; without endurance the chariot flips. (CM-6.3.1.2, 6.5, 6.5.1.1a,
    6.5.1.1b, 6.5.1.2, 7.3, 7.3.1, 8.4.1)"""
    chariot = race.chariots[number]
    race.record(STRAINED, number, points, limit)
    if chariot.endurance == 0:
        race.rulebook.flip(race, number, BY_CORNER)
        return
    lose_endurance(race, number, points - paid)
    damaged = sum([1 << side for side in (LEFT, RIGHT) if chariot.wheels[side] > 0])
    wheels = race.rulebook.strained_wheels(race, number, damaged)
    race.rulebook.strained(race, number)
    race.then([StrainRoll(number, points), StrainedWheels(number, wheels)])


@final
class StrainRoll(ChariotStep):
    """Three dice minus the current modifier on the chart. (CM-6.5.1.2, 7.3, 7.3.2)"""

    def __init__(self, number: Faction, points: int) -> None:
        super().__init__(number)
        self.points: Final = points

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.points)

    def run(self, race: Race) -> None:
        modifier = race.rulebook.corner_modifier(race, self.number, race.chariots[self.number].handling())
        results = strain_results(self.points, modifier)
        dice = race.roll_as(3, results)
        row, result = sum(dice) - modifier, meant(dice, results)
        race.tell_all(STRAIN_ROLLED, [self.number, row, self.points, result], dice)
        suffer(race, self.number, result)


def suffer(race: Race, number: Faction, result: int) -> None:
    """What the chart says happens. (CM-7.3.3-none, 7.3.3-S, 7.3.3-SS, 7.3.3-LH, 7.3.3-RH, 7.3.3-FP)"""
    if result == SAFE:
        return
    if result in (STRAIN_SLIP, DOUBLE_SLIP):
        race.rulebook.forced_slip(race, number, 1 if result == STRAIN_SLIP else 2)
    elif result == STRAIN_JOSTLE:
        jostle(race, number)
    elif result == FLIP:
        race.rulebook.flip(race, number, BY_CORNER)
    else:
        hurt_outer_horse(race, number, LEFT if result == LEFT_HORSE else RIGHT)


def hurt_outer_horse(race: Race, number: Faction, side: Half) -> None:
    """The outer living horse of that side takes a plain injury roll. (CM-7.3.3-LH, 7.3.3-RH)"""
    race.then([Injury(number, race.chariots[number].nearest_horse(side), NOTHING_STRUCK)])


def jostle(race: Race, number: Faction) -> None:
    """The current modifier falls by three; no straining now and in the next turn; MFs beyond what is still allowed are
    lost. (CM-7.3.3-J1, 7.3.3-J2, 7.3.5, 7.3.5.1, 7.3.5.2, 7.3.5.3, 7.3.5.5, 7.3.5.6)"""
    chariot = race.chariots[number]
    if chariot.standing != CHARIOT:
        return
    chariot.set_current(chariot.current - JOSTLE)
    chariot.jostled = 1
    forbid_straining(race, number)
    race.record(JOSTLED, number, chariot.current)
    trim(race, number)


def no_strain_clause(chariot: Chariot) -> Clause:
    """Which rule forbids a driver to strain."""
    return Clause("CM-7.3.3-J1" if chariot.jostled != 0 else "CM-7.3.3-SS")


def forbid_straining(race: Race, number: Faction) -> None:
    """Neither whip nor excess speed in this turn and the next. (CM-7.3.3-J1, 7.3.3-SS, 7.3.5.5)"""
    race.chariots[number].no_strain = race.turn + 1


def trim(race: Race, number: Faction) -> None:
    """The mover keeps what it has used, else no whip MFs, nothing above its maximum, and in a corner nothing above the
    limit. (CM-7.3.3-J2, 7.3.5.3, 7.3.3-SS)"""
    if not race.moving(number):
        return
    chariot = race.chariots[number]
    allowed = race.phase.written + race.phase.gain
    allowed = min(allowed, max(0, race.team_speed(chariot) + chariot.current - race.phase.owed - race.phase.slowed))
    cut_total(race, number, min(allowed, race.limit_of(chariot) - race.phase.owed))


def cut_total(race: Race, number: Faction, allowed: int) -> None:
    """MFs above a total are lost, save those already used. (CM-7.3.5.3)"""
    kept = max(race.phase.used, allowed)
    lost = race.phase.used + race.phase.left - kept
    if lost <= 0:
        return
    race.phase.left -= lost
    race.record(MFS_LOST, number, lost)
    from_whip = min(lost, race.phase.whipped)
    race.phase.whipped -= from_whip
    from_gain = min(lost - from_whip, race.phase.gain)
    race.phase.gain -= from_gain
    race.phase.written -= lost - from_whip - from_gain


@final
class StrainedWheels(ChariotStep):
    """Wheels that were damaged before are checked whenever the chariot strains in a corner; one that the strain itself
    has damaged had its check when that happened (CM-7.4.2). (CM-7.1, 7.4.1b)"""

    def __init__(self, number: Faction, wheels: int = BOTH_WHEELS) -> None:
        super().__init__(number)
        self.wheels: Final = wheels
        """A mask of those damaged before."""

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.wheels)

    def run(self, race: Race) -> None:
        check_wheels(race, self.number, self.wheels)
