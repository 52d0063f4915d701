"""Wyrm: burn the top card of another creature. (CA-25)"""

from __future__ import annotations

from typing import Final, final

from ....core.ids import Pick, Seat
from .. import arena as table
from ..arena import Arena, Power, Step
from ..asks import BURN_CARD
from ..cards import NO_CARD, SERAPHIM, Creature
from ..events import CARD_BURNT
from ..verbs import BURN


@final
class Wyrm(Power):
    """Another creature must have a card in the current row. (CA-25.1)"""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        return bool(burnable(arena, acting))

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [Burn(seat, acting)]


def burnable(arena: Arena, acting: Creature) -> list[Creature]:
    """Survivors with a card in the current row, but for the acting creature; called by Seraphim, its own pile is safe
    unless the table says otherwise. (CA-25.1, 21.4)"""
    spares_itself = acting != SERAPHIM or not arena.house.seraphim_burns_own_pile
    return [
        creature
        for creature in arena.survivors
        if arena.top_at(arena.row, creature) != NO_CARD and not (creature == acting and spares_itself)
    ]


@final
class Burn(table.Choice):
    """One top card, combat or spectator, goes to the discard pile; the choice is final before the card beneath is seen.
    (CA-25.1, 25.4)"""

    ask = BURN_CARD

    def __init__(self, seat: Seat, acting: Creature) -> None:
        super().__init__(seat)
        self.acting: Final = acting

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.acting)

    def facts(self, arena: Arena) -> list[int]:
        return [self.acting, arena.row]

    def options(self, arena: Arena) -> list[Pick]:
        return [BURN.of(creature) for creature in burnable(arena, self.acting)]

    def answer(self, arena: Arena, pick: Pick) -> None:
        creature = BURN.what(pick)
        arena.record(CARD_BURNT, self.seat, creature, arena.top_at(arena.row, creature))
        arena.discard.append(arena.lift(arena.row, creature))
