"""To 9.7 Drawing from the deck, and the game's end with its last card. (CA-9.4)"""

from __future__ import annotations

from ...core.events import Kind
from ...core.ids import Seat, only
from .arena import DECK, Arena
from .events import DECK_SPENT
from .knowledge import NOTHING_LEARNT
from .scoring import Scoring


def draw(arena: Arena, seat: Seat, count: int, told: Kind, told_to_all: Kind) -> None:
    """Cards are drawn one at a time; nothing ever returns to the deck, and the last card is the rulebook's business.
    (CA-9.4, 9.6, 9.7)"""
    if count == 0:
        return
    for _ in range(count):
        card = arena.chance.take(arena.bag, DECK)
        arena.put_in_hand(seat, card)
        arena.whisper(only(seat), told, seat, card)
    arena.idle = 0
    if arena.learnt is not NOTHING_LEARNT:
        arena.learnt = arena.learnt.joined(seat)
    arena.record(told_to_all, seat, count, len(arena.bag))
    if not arena.bag:
        arena.rulebook.deck_spent(arena, seat)


def end_with_the_deck(arena: Arena, seat: Seat) -> None:
    """The last card drawn ends the game at that instant: no check, nothing of the turn is left. (CA-9.6, 11.2, 11.5,
    14.3)"""
    arena.record(DECK_SPENT, seat)
    arena.drop_to(Scoring)
