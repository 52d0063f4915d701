"""Ettin: one more card. (CA-18)"""

from __future__ import annotations

from typing import final

from ....core.ids import Seat
from ..arena import Arena, PlayerStep, Power, Step
from ..cards import Creature
from ..events import EXTRA_CARD_GRANTED


@final
class Ettin(Power):
    """Once per turn, Seraphim's copies included. (CA-18.3)"""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        return arena.ettin_spent == 0

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [GrantExtraCard(seat)]


@final
class GrantExtraCard(PlayerStep):
    """As if the player had another card phase; what he plays triggers powers by the usual rules. (CA-18.1, 18.2)"""

    def run(self, arena: Arena) -> None:
        arena.ettin_spent = 1
        arena.record(EXTRA_CARD_GRANTED, self.seat)
        arena.then(arena.rulebook.extra_card(self.seat))
