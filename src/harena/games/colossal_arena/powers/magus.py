"""CA-20 Magus: discard living creatures' cards this turn."""

from __future__ import annotations

from typing import final

from ....core.ids import Seat
from ..arena import Arena, PlayerStep, Power, Step
from ..cards import Creature
from ..discarding import Discard, MagusDiscard
from ..events import FORESIGHT


@final
class Magus(Power):
    """CA-20.1 Always usable: whether there is anything to discard depends on the hand."""

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [Foresee(seat)]


@final
class Foresee(PlayerStep):
    """CA-20.1, 13.3 The one power that acts later: it changes this turn's discard. A second time it adds nothing."""

    def run(self, arena: Arena) -> None:
        arena.record(FORESIGHT, self.seat)
        arena.instead_of(Discard, MagusDiscard(self.seat))
