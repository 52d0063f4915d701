"""Magus: discard living creatures' cards this turn. (CA-20)"""

from __future__ import annotations

from typing import final

from ....core.ids import Seat
from ..arena import Arena, PlayerStep, Power, Step
from ..cards import Creature
from ..discarding import Discard, MagusDiscard
from ..events import FORESIGHT


@final
class Magus(Power):
    """Always usable: whether there is anything to discard depends on the hand. (CA-20.1)"""

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [Foresee(seat)]


@final
class Foresee(PlayerStep):
    """The one power that acts later: it changes this turn's discard. A second time it adds nothing. (CA-20.1, 13.3)"""

    def run(self, arena: Arena) -> None:
        arena.record(FORESIGHT, self.seat)
        arena.instead_of(Discard, MagusDiscard(self.seat))
