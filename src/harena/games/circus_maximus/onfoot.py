"""Drivers on foot: running for the wall, and being run down. (CM-17)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from ...core.ids import Clause, Pick, Seat
from .asks import FOOT_CHOICE
from .chariot import ESCAPED, ON_FOOT, Chariot, Faction
from .events import CLIMBED, FELL_BACK, RAN, RUN_DOWN
from .race import ChariotChoice, Race, Step
from .rolls import CLIMBS
from .track import IN, OFF, OUT, Square
from .verbs import RUN, STAY
from .wrecks import kill_driver

WAY_AHEAD: Final = 0
WAY_BACK: Final = 1
_INWARD: Final = 2
_OUTWARD: Final = 5
_MOST_BESIDE: Final = 3
_HITS_A_SQUARE: Final = 2


@final
class OnFoot(Step):
    """When all have moved, men who got up in an earlier turn run, one after the other. (CM-5.5b, 17.1, 17.2, 17.6)"""

    def run(self, race: Race) -> None:
        hits = race.rulebook.foot_speed(race, _HITS_A_SQUARE)
        runners: list[Step] = [
            FootChoice(chariot.build.owner, Faction(number), (chariot.hits + hits - 1) // hits)
            for number, chariot in enumerate(race.chariots)
            if chariot.driver == ON_FOOT and chariot.foot_turn < race.turn
        ]
        race.then(runners)


@final
class FootChoice(ChariotChoice):
    """A square for every two hits left, rounded up; ahead, back or across; he may stop at any time. (CM-17.2, 17.5)"""

    ask = FOOT_CHOICE

    def __init__(self, seat: Seat, number: Faction, steps: int) -> None:
        super().__init__(seat, number)
        self.steps: Final = steps

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.steps)

    def facts(self, race: Race) -> list[int]:
        return [self.number, race.place_name(race.chariots[self.number].foot), self.steps]

    def options(self, race: Race) -> list[Pick]:
        chariot = race.chariots[self.number]
        picks = [STAY.pick]
        for way in range(len(RUN.picks)):
            if can_run(race, chariot, way):
                picks.append(RUN.picks[way])
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == STAY.pick:
            return
        if self.steps > 1:
            race.then([FootChoice(self.seat, self.number, self.steps - 1)])
        run(race, self.number, RUN.what(pick))
        if race.chariots[self.number].driver != ON_FOOT and self.steps > 1:
            race.skip(FootChoice)

    def forbids(self, race: Race, pick: Pick) -> Clause:
        return Clause("CM-17.3b") if RUN.holds(pick) and RUN.what(pick) <= WAY_BACK else self.ask.clause


def foot_target(race: Race, square: Square, way: int) -> Square:
    """The square a way leads to. (CM-17.2)"""
    track = race.track
    if way == WAY_AHEAD:
        return track.next[square]
    if way == WAY_BACK:
        return track.prev[square]
    beside = track.aside(square, IN if way < _OUTWARD else OUT)
    place = way - (_INWARD if way < _OUTWARD else _OUTWARD)
    return beside[place] if place < min(len(beside), _MOST_BESIDE) else OFF


def can_run(race: Race, chariot: Chariot, way: int) -> bool:
    """Not onto a counter, and not back along the wall. (CM-17.2, 17.3b)"""
    target = foot_target(race, chariot.foot, way)
    if target == OFF or race.board[target] != 0:
        return False
    return not (way <= WAY_BACK and chariot.along != 0 and chariot.along != way + 1)


def run(race: Race, number: Faction, way: int) -> None:
    """Every step along the wall is a try to climb it. (CM-17.2, 17.3a)"""
    chariot = race.chariots[number]
    chariot.foot = race.track.ground[foot_target(race, chariot.foot, way)]
    race.record(RAN, number, race.place_name(chariot.foot))
    along_wall = way <= WAY_BACK and race.track.at_wall[chariot.foot]
    chariot.along = way + 1 if along_wall else 0
    if along_wall:
        climb(race, number, chariot)


def climb(race: Race, number: Faction, chariot: Chariot) -> None:
    """An even die and he is over the wall. (CM-17.3a)"""
    dice = race.roll_as(1, CLIMBS)
    if meant(dice, CLIMBS) == 0:
        race.tell_all(FELL_BACK, [number], dice)
        return
    race.tell_all(CLIMBED, [number], dice)
    chariot.driver = ESCAPED
    chariot.foot = OFF


def run_down(race: Race, number: Faction) -> None:
    """Men on the square a team enters are killed; a die of MFs is lost for it, now or, if it is more than there are,
    from the next maximum. (CM-17.4a, 17.4b, 17.6)"""
    square = race.track.ground[race.chariots[number].team]
    for rival, victim in enumerate(race.chariots):
        if victim.foot != square:
            continue
        dice = race.roll(1)
        race.tell_all(RUN_DOWN, [number, rival], dice)
        kill_driver(race, Faction(rival))
        if dice[0] <= race.phase.left:
            # What the collision costs was the chariot's speed all the same.
            race.phase.spend(dice[0])
        else:
            race.chariots[number].slowed += dice[0]
