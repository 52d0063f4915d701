"""Amazon: draw three. (CA-14)"""

from __future__ import annotations

from typing import Final, final

from ....core.ids import Seat
from ..arena import Arena, PlayerStep, Power, Step
from ..cards import Creature
from ..deck import draw
from ..events import CARD_SCOUTED, SCOUTED

SCOUTED_CARDS: Final = 3


@final
class Amazon(Power):
    """A deck of one or two may still be drawn, unless the table asks for three. (CA-14.3)"""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        least = SCOUTED_CARDS if arena.house.amazon_needs_three else 1
        return len(arena.bag) >= least

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [Scout(seat)]


@final
class Scout(PlayerStep):
    """Exactly three deck cards, or all that are left; the hand may pass eight, and the last card ends the game.
    (CA-14.1, 14.2, 14.3)"""

    def run(self, arena: Arena) -> None:
        draw(arena, self.seat, min(SCOUTED_CARDS, len(arena.bag)), CARD_SCOUTED, SCOUTED)
