"""Troll: fetch a card of its own from an earlier row. (CA-23)"""

from __future__ import annotations

from typing import Final, final

from ....core.ids import Pick, Seat
from .. import arena as table
from ..arena import Arena, Power, Step
from ..asks import FETCH
from ..cards import NO_CARD, Card, Creature, Row, is_combat
from ..events import CARD_FETCHED
from ..referees import pick_up
from ..verbs import TAKE


@final
class Troll(Power):
    """Without a visible card in an earlier row there is no target; round 1 never has one. (CA-23.2)"""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        return bool(earlier_cards(arena, acting))

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [Fetch(seat, acting)]


def earlier_cards(arena: Arena, creature: Creature) -> list[Card]:
    """Visible combat cards of the acting creature in rows before the current one. (CA-23.1, 23.2, 21.3)"""
    cards: list[Card] = []
    for row in range(1, arena.row):
        card = arena.top_at(Row(row), creature)
        if card != NO_CARD and is_combat(card):
            cards.append(card)
    return cards


@final
class Fetch(table.Choice):
    """One of these cards goes into hand. (CA-23.1)"""

    ask = FETCH

    def __init__(self, seat: Seat, acting: Creature) -> None:
        super().__init__(seat)
        self.acting: Final = acting

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.acting)

    def facts(self, arena: Arena) -> list[int]:
        return [self.acting]

    def options(self, arena: Arena) -> list[Pick]:
        return [TAKE.of(card) for card in earlier_cards(arena, self.acting)]

    def answer(self, arena: Arena, pick: Pick) -> None:
        card = TAKE.what(pick)
        arena.record(CARD_FETCHED, self.seat, card, arena.row_of_top(card))
        pick_up(arena, self.seat, card)
