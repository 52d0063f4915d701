"""Phase four: movement, tile by tile. (AM-7, AM-13)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Seat
from .events import ENTERED, LINE_CROSSED, RAN_PAST, STANDS_STILL
from .race import MOVING, PlayerStep, Race
from .tiles import turn_up


@final
class Movement(PlayerStep):
    """A chariot must move as many tiles as its speed; at speed 0 it stays. (AM-4.6, 7.1, 7.5)"""

    def run(self, race: Race) -> None:
        race.phase = MOVING
        race.steps = len(race.pools[self.seat]) + race.hasten
        if race.steps == 0:
            race.record(STANDS_STILL, self.seat)
        race.then([NextStep(self.seat)])


@final
class NextStep(PlayerStep):
    """One tile at a time, each settled before the next; across the line the steps left are simply run. (AM-7.2, 7.6,
    7.8, 13.3)"""

    def run(self, race: Race) -> None:
        if race.steps <= 0:
            return
        if race.crossed[self.seat] != 0:
            run_on(race, self.seat)
        else:
            take_step(race, self.seat)


def take_step(race: Race, seat: Seat) -> None:
    """An otherwise empty tile skips ram, block and attack. (AM-7.4)"""
    if race.rivals_on(seat, (race.progress[seat] + 1) % race.house.length):
        race.then(race.rulebook.step_forward(seat))
    else:
        race.then(race.rulebook.step_alone(seat))


def run_on(race: Race, seat: Seat) -> None:
    """A crossing chariot uses up its movement; tiles after the line have no effect on it. (AM-13.3, 13.4)"""
    race.progress[seat] += race.steps
    race.join_line(seat)
    race.record(RAN_PAST, seat, race.steps)
    race.steps = 0


@final
class Enter(PlayerStep):
    """Ram, block, tile effect, attack, in this order, for the tile entered: the next one, unless a spell leads
    elsewhere. (AM-7.3, 19.6)"""

    def __init__(self, seat: Seat, ahead: int) -> None:
        super().__init__(seat)
        self.ahead: Final = ahead

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.ahead)

    def run(self, race: Race) -> None:
        race.then(race.rulebook.enter(self.seat, self.ahead))


@final
class Arrive(PlayerStep):
    """The chariot joins the tile's line; tiles are turned up; entering the line for the last time crosses it. (AM-3.5,
    7.2, 12.2, 13.2, 13.9)"""

    def __init__(self, seat: Seat, ahead: int) -> None:
        super().__init__(seat)
        self.ahead: Final = ahead

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.ahead)

    def run(self, race: Race) -> None:
        seat = self.seat
        race.steps -= self.ahead
        race.progress[seat] += self.ahead
        race.attacked = 0
        race.join_line(seat)
        turn_up(race, race.tile_of(seat))
        race.record(ENTERED, seat, race.tile_of(seat), race.track[race.tile_of(seat)])
        if race.progress[seat] == race.line():
            race.crossed[seat] = 1
            race.record(LINE_CROSSED, seat)
