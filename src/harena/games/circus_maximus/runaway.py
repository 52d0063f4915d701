"""Runaway teams: they run on without a driver, at full speed, and turn aside only for what lies ahead. (CM-15)"""

from __future__ import annotations

from typing import final

from ...core.ids import Clause, Pick
from .asks import RUNAWAY_CHOICE
from .chariot import ABOARD, DEAD, DRAGGED, NOBODY, ON_FOOT, RUNAWAY, STOPPED, Faction
from .events import FLIPPED, FORCED_GAIN, TEAM_STOPPED
from .finish import leave
from .movement import run_into, use_mfs
from .phase import clear_phase
from .race import ChariotChoice, ChariotStep, Race
from .track import OFF
from .verbs import LANE


def flip_advanced(race: Race, number: Faction, cause: int) -> None:
    """Car and team part: the car will fly when the phase is over, the team runs on and drags its driver. (CM-2.2c,
    12.1, 15.1, 16.1, 9.4.3-W2)"""
    chariot = race.chariots[number]
    race.record(FLIPPED, number, cause)
    chariot.flipped = race.turn
    race.flying += (number, chariot.car)
    race.mark(chariot.car, 0)
    chariot.car = OFF
    chariot.standing = RUNAWAY
    if chariot.driver == ABOARD:
        chariot.driver = DRAGGED if chariot.hits > 0 else DEAD
    race.strewn += (number,)
    if chariot.fallen != 0:
        team_felled(race, number)


def team_felled(race: Race, number: Faction) -> None:
    """A team without its driver that loses a horse lies where it is, a wreck from now on; its driver gets up.
    (CM-15.2.5b)"""
    chariot = race.chariots[number]
    if chariot.standing == STOPPED:
        return
    race.lift(chariot)
    race.wrecks[chariot.team] = number
    if chariot.car != OFF:
        race.wrecks.setdefault(chariot.car, NOBODY)
    if chariot.driver == DRAGGED:
        chariot.driver = ON_FOOT
        chariot.foot = race.tail_square(chariot)
        chariot.foot_turn = race.turn
    race.record(TEAM_STOPPED, number, race.place_name(chariot.team))
    leave(race, chariot, STOPPED)


@final
class RunawayStart(ChariotStep):
    """It moves at the speed of its horses, lashes added and told, neither slower nor whipped. (CM-15.2, 15.2.2,
    9.4.1b)"""

    def run(self, race: Race) -> None:
        set_loose(race, self.number)
        if race.phase.gain > 0:
            race.record(FORCED_GAIN, self.number, race.phase.gain)


def set_loose(race: Race, number: Faction) -> None:
    chariot = race.chariots[number]
    most = race.maximum(chariot)
    clear_phase(race, number)
    race.phase.written = most
    race.phase.gain += chariot.may_gain
    chariot.may_gain = 0


def next_runaway_move(race: Race, number: Faction) -> None:
    """Straight on while that is all it can do; its owner is asked where there is a way round. (CM-15.2, 15.2.1,
    15.2.3)"""
    if race.phase.left <= 0 or not race.chariots[number].active():
        return
    picks = runaway_moves(race, number)
    if not picks:
        run_into(race, number)
    elif len(picks) == 1:
        use_mfs(race, number, picks[0])
    else:
        race.agenda.append(RunawayChoice(race.owner(number), number))


def runaway_moves(race: Race, number: Faction) -> list[Pick]:
    """Forward; aside if something is in the way of the MFs left; over a wreck; never brake. (CM-15.2.1, 15.2.3)"""
    picks: list[Pick] = []
    for use in race.rulebook.uses:
        use.list_runaway(race, number, picks)
    return picks


@final
class RunawayChoice(ChariotChoice):
    """The owner steers his runaway team round what lies in its way. (CM-15.2, 15.2.1)"""

    ask = RUNAWAY_CHOICE

    def facts(self, race: Race) -> list[int]:
        return [self.number, race.phase.left, race.phase.total()]

    def options(self, race: Race) -> list[Pick]:
        return runaway_moves(race, self.number)

    def answer(self, race: Race, pick: Pick) -> None:
        use_mfs(race, self.number, pick)

    def forbids(self, race: Race, pick: Pick) -> Clause:
        return self.ask.clause if LANE.holds(pick) else Clause("CM-15.2.3")
