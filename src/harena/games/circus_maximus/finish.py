"""The end of the race. (CM-10)"""

from __future__ import annotations

from typing import final

from .chariot import ABOARD, ARRIVED, CHARIOT, DRAGGED, OUT_OF_RACE, RUNAWAY, Chariot, Faction
from .events import FINAL_TURN, FINISHED, MARKER_TAKEN, PLACED, RACE_OVER
from .race import OnFirstHome, Race, Step
from .track import ASTRAY
from .turn import LAST_TURN, NextTurn


def cross_line(race: Race, number: Faction) -> None:
    """A chariot that completes the last stretch leaves the race with its MFs left noted; the first one takes the last
    egg. (CM-3.8c, 10.2, 10.3)"""
    chariot = race.chariots[number]
    first = all(other.standing != ARRIVED for other in race.chariots)
    chariot.spare = race.phase.left
    chariot.stage = race.track.finish
    race.lift(chariot)
    race.record(FINISHED, number, race.phase.left)
    if first:
        take_last_marker(race, number)
        race.rulebook.first_home(race)
    leave(race, chariot, ARRIVED)
    race.phase.stop()


def take_last_marker(race: Race, number: Faction) -> None:
    """The one that stands beyond the finish line. (CM-3.8c)"""
    race.taken = len(race.track.markers)
    if race.track.takes_marker(race.track.finish):
        race.record(MARKER_TAKEN, number, race.track.markers[-1], 0)


@final
class LastTurn(OnFirstHome):
    """The first to come home makes this the final turn. (CM-10.2)"""

    def first_home(self, race: Race) -> None:
        race.final = 1
        race.record(FINAL_TURN, race.turn)


def leave(race: Race, chariot: Chariot, standing: int) -> None:
    race.gone += 1
    chariot.place = race.gone
    chariot.standing = standing


def is_home(chariot: Chariot) -> bool:
    """A chariot with its driver aboard or dragged alive behind it can win or place. (CM-16.4)"""
    return chariot.standing <= RUNAWAY or chariot.standing == ARRIVED


def driver_counts(chariot: Chariot) -> bool:
    """Only a living driver who is still with his team can win or place. (CM-16.3, 16.4)"""
    return is_home(chariot) and chariot.driver in (ABOARD, DRAGGED)


def can_still_race(race: Race, chariot: Chariot) -> bool:
    """Whether it can still come home: an exhausted team comes to a stand, and so does one that nobody can cut free; one
    that has left the course runs on for nothing."""
    if chariot.standing > RUNAWAY or chariot.stage == ASTRAY:
        return False
    if chariot.fallen != 0 and not race.rulebook.can_cut(chariot):
        return False
    modifier = chariot.modifier if chariot.standing == CHARIOT else 0
    return race.team_speed(chariot) + modifier > 0


def is_waited_for(race: Race, chariot: Chariot) -> bool:
    return can_still_race(race, chariot) and race.rulebook.is_waited_for(chariot)


@final
class EndOfTurn(Step):
    """After the final turn the race is over; so it is when nobody is left who can move, or when the steward calls it
    off. (CM-5.5a, 10.2)"""

    def run(self, race: Race) -> None:
        going = any(is_waited_for(race, chariot) for chariot in race.chariots)
        if race.final == 0 and going and race.turn < LAST_TURN:
            race.then([NextTurn()])
        else:
            finish_race(race)


def finish_race(race: Race) -> None:
    """Places are announced. (CM-10.4, 10.5)"""
    race.record(RACE_OVER, race.turn)
    for place, number in enumerate(race.ranking()):
        race.record(PLACED, number, place + 1)


def remove(race: Race, number: Faction) -> None:
    """A chariot off the track. (CM-7.3.3-FP)"""
    chariot = race.chariots[number]
    race.lift(chariot)
    leave(race, chariot, OUT_OF_RACE)
