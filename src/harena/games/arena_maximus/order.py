"""Rounds and turns: the rearmost chariot moves first. (AM-3)"""

from __future__ import annotations

from typing import final

from ...core.ids import NOBODY, Seat
from .events import ROUND_BEGUN, TURN_BEGUN, TURN_ENDED
from .finish import RaceOver, someone_crossed
from .race import BETWEEN, OPENING, OUT, RACING, PlayerStep, Race, Step


@final
class NextTurn(Step):
    """The next chariot in the order acts; after the last one the round ends, and with it a race that was won. (AM-3.1,
    3.7, 16.1)"""

    def run(self, race: Race) -> None:
        if not race.order and race.round > 0 and someone_crossed(race):
            race.drop_to(RaceOver)
            return
        if not race.order:
            begin_round(race)
        Turn(race.order.pop()).run(race)


def begin_round(race: Race) -> None:
    """The order is fixed at the round's start and no overtaking or crash changes it. (AM-3.2, 3.3, 3.6)"""
    race.round += 1
    race.moved = [0] * race.seats
    order = turn_order(race)
    race.tell(-1, ROUND_BEGUN, [race.round, *[int(seat) for seat in order]])
    race.order = order[::-1]


def turn_order(race: Race) -> list[Seat]:
    """Least distance run first; on one tile the inside line, then the crashed ones, each by arrival. (AM-3.2, 3.4, 3.8,
    15.9, 15.13)"""
    keys: list[tuple[int, int, int, int]] = []
    for seat in range(race.seats):
        if race.status[seat] != OUT:
            keys.append(
                (
                    race.progress[seat],
                    0 if race.status[seat] == RACING else 1,
                    race.stamps[seat],
                    seat,
                )
            )
    return [Seat(key[3]) for key in sorted(keys)]


@final
class Turn(PlayerStep):
    """A turn runs set speed, discard, draw, movement; what is put around them is the rulebook's page. (AM-4.1)"""

    def run(self, race: Race) -> None:
        race.mover = self.seat
        race.phase = OPENING
        race.steps = 0
        race.hasten = 0
        race.spells = 0
        race.rammed = 0
        race.attacked = 0
        race.record(TURN_BEGUN, self.seat)
        race.then(race.rulebook.turn(self.seat))


@final
class EndOfTurn(PlayerStep):
    """The chariot is marked as moved and the next player acts. (AM-3.7, 13.1)"""

    def run(self, race: Race) -> None:
        race.moved[self.seat] = 1
        race.mover = NOBODY
        race.phase = BETWEEN
        race.steps = 0
        race.hasten = 0
        race.record(TURN_ENDED, self.seat)
        NextTurn().run(race)
