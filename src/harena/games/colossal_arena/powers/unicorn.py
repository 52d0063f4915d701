"""Unicorn: swap two cards of one creature. (CA-24)"""

from __future__ import annotations

from typing import final

from ....core.ids import Pick, Seat
from .. import arena as table
from ..arena import Arena, Power, Step
from ..asks import SWAP_CARDS
from ..cards import CREATURES, STRENGTHS, Card, Creature, Row, combat, creature_of, strength_of
from ..events import CARDS_SWAPPED
from ..referees import reachable
from ..verbs import SWAP, swap_of


@final
class Unicorn(Power):
    """Two visible combat cards of one creature must lie there. (CA-24.1)"""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        return bool(swaps(arena))

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [SwapCards(seat)]


def swaps(arena: Arena) -> list[Pick]:
    """Pairs of visible combat cards of one creature, dead ones and Unicorn itself included. (CA-24.1, 24.2)"""
    cards = reachable(arena)
    picks: list[Pick] = []
    for i in range(len(cards)):
        for j in range(i + 1, len(cards)):
            if creature_of(cards[i]) == creature_of(cards[j]):
                picks.append(swap_of(creature_of(cards[i]), strength_of(cards[i]), strength_of(cards[j])))
    return picks


@final
class SwapCards(table.Choice):
    """The two cards change places; what lies beneath stays, and cards moved trigger nothing. (CA-24.1, 24.3, 13.4)"""

    ask = SWAP_CARDS

    def options(self, arena: Arena) -> list[Pick]:
        return swaps(arena)

    def answer(self, arena: Arena, pick: Pick) -> None:
        creature, pair = SWAP.what(pick), SWAP.which(pick)
        one, other = combat(creature, pair // STRENGTHS), combat(creature, pair % STRENGTHS)
        rows = arena.row_of_top(one), arena.row_of_top(other)
        beneath = arena.beneath[one], arena.beneath[other]
        put_on_top(arena, other, rows[0], beneath[0])
        put_on_top(arena, one, rows[1], beneath[1])
        arena.record(CARDS_SWAPPED, self.seat, one, other)


def put_on_top(arena: Arena, card: Card, row: Row, beneath: Card) -> None:
    """A card takes the top place of its creature's pile in a row; row 0 is the discard pile. (CA-24.3)"""
    arena.beneath[card] = beneath
    if row > 0:
        arena.top[(row - 1) * CREATURES + creature_of(card)] = card
    else:
        arena.discard[-1] = card
