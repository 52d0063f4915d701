"""The course of a game: turns pass clockwise, without a break between rounds. (CA-2)"""

from __future__ import annotations

from typing import final

from ...core.ids import Seat
from .arena import Arena, PlayerStep
from .events import TURN_BEGUN


@final
class Turn(PlayerStep):
    """A turn has four phases in fixed order; what they are is the rulebook's page. (CA-2.4)"""

    def run(self, arena: Arena) -> None:
        arena.player = self.seat
        arena.turns += 1
        arena.idle += 1
        arena.ettin_spent = 0
        arena.record(TURN_BEGUN, self.seat, arena.row)
        arena.then(arena.rulebook.turn(self.seat))


@final
class EndOfTurn(PlayerStep):
    """The turn passes to the neighbour on the left, also when a round has just ended. (CA-2.2, 2.3)"""

    def run(self, arena: Arena) -> None:
        Turn(Seat((self.seat + 1) % arena.seats)).run(arena)
