"""CA-18 Ettin: one more card."""

from __future__ import annotations

from typing import final

from ....core.ids import Seat
from ..arena import Arena, PlayerStep, Power, Step
from ..cards import Creature
from ..events import EXTRA_CARD_GRANTED


@final
class Ettin(Power):
    """CA-18.3 Once per turn, Seraphim's copies included."""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        return arena.ettin_spent == 0

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [GrantExtraCard(seat)]


@final
class GrantExtraCard(PlayerStep):
    """CA-18.1, 18.2 As if the player had another card phase; what he plays triggers powers by the usual rules."""

    def run(self, arena: Arena) -> None:
        arena.ettin_spent = 1
        arena.record(EXTRA_CARD_GRANTED, self.seat)
        arena.then(arena.rulebook.extra_card(self.seat))
