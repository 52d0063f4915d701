"""To 26.5 The publisher's stalemate variant: an empty deck does not end the game, so three survivors are always
reached. (CA-26.1)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import Chance
from ...core.ids import Pick, Seat
from . import arena as table
from .arena import HAND, Arena, PlayerStep
from .asks import STALEMATE_VOTE
from .cards import NO_CARD, Card, Row
from .deck import draw
from .events import (
    CARD_DRAWN,
    CARDS_DRAWN,
    DECK_EMPTY,
    FURTHER_STALEMATE,
    STALEMATE,
    STALEMATE_OFFERED,
    STALEMATE_REFUSED,
    STALLED,
)
from .passing import anyone_can_play
from .scoring import Scoring
from .verbs import AGREE, OBJECT


@final
class StalemateWatch(PlayerStep):
    """Automatic when nobody has a legal play; with an empty deck on offer each time the round's opener is about to
    move. (CA-26.2, 26.3)"""

    def run(self, arena: Arena) -> None:
        if is_deadlock(arena):
            recycle(arena, self.seat)
        elif not arena.bag and self.seat == arena.opener and row_to_recycle(arena) > 0:
            arena.record(STALEMATE_OFFERED, self.seat)
            arena.then([StalemateVote(self.seat, 0, 0)])


@final
class StalemateVote(table.Together):
    """Every seat agrees or objects, sealed; the stalemate stands if nobody objects. (CA-26.3)"""

    ask = STALEMATE_VOTE

    def __init__(self, seat: Seat, voted: int, objected: int) -> None:
        self.seat: Final = seat
        self.voted: Final = voted
        self.objected: Final = objected

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.voted, self.objected)

    def waiting(self, arena: Arena) -> list[Seat]:
        return [Seat(seat) for seat in range(arena.seats) if (self.voted >> seat) & 1 == 0]

    def facts(self, arena: Arena, seat: Seat) -> list[int] | None:
        return [self.seat, row_to_recycle(arena)]

    def options(self, arena: Arena, seat: Seat) -> list[Pick]:
        return [AGREE.pick, OBJECT.pick]

    def sealed(self, seat: Seat, pick: Pick) -> StalemateVote:
        objection = 1 << seat if pick == OBJECT.pick else 0
        return StalemateVote(self.seat, self.voted | 1 << seat, self.objected | objection)

    def guessed(self, world: Arena, seat: Seat, chance: Chance) -> StalemateVote:
        objected = self.objected & 1 << seat
        for other in range(self.voted.bit_length()):
            if other != seat and (self.voted >> other) & 1 == 1:
                objected |= chance.below(2, "imagine") << other
        return StalemateVote(self.seat, self.voted, objected)

    def run(self, arena: Arena) -> None:
        if self.objected == 0:
            recycle(arena, self.seat)
        else:
            arena.record(STALEMATE_REFUSED, self.objected.bit_count())


def is_deadlock(arena: Arena) -> bool:
    """Nobody has a legal play and no draw is to come: the deck is empty, or full hands of dead cards have let a whole
    circle go by idle. (CA-26.2)"""
    return not anyone_can_play(arena) and (not arena.bag or arena.idle > arena.seats)


def row_to_recycle(arena: Arena) -> int:
    """Row 1 first, then the next row that holds cards; 0 when none does. (CA-26.5)"""
    for step in range(arena.row):
        row = Row((arena.recycled + step) % arena.row + 1)
        if any(arena.top_at(row, creature) != NO_CARD for creature in arena.creatures):
            return row
    return 0


def recycle(arena: Arena, seat: Seat) -> None:
    """All cards of a row, covered and dead ones included, are the new deck; each player draws one, turn order is kept.
    (CA-26.2, 26.5)"""
    row = row_to_recycle(arena)
    if row == 0 and not arena.bag:
        # Nothing is left on the table to play with: the one case the publisher's text does not foresee.
        arena.record(STALLED)
        arena.drop_to(Scoring)
        return
    if row > 0:
        arena.bag = sorted([*arena.bag, *clear_row(arena, Row(row))])
        arena.record(STALEMATE if arena.recycled == 0 else FURTHER_STALEMATE, row, len(arena.bag))
        arena.recycled = row
    for step in range(arena.seats):
        draw(arena, Seat((seat + step) % arena.seats), min(1, len(arena.bag)), CARD_DRAWN, CARDS_DRAWN)


def clear_row(arena: Arena, row: Row) -> list[Card]:
    """Take every card of a row off the table."""
    cards: list[Card] = []
    for creature in arena.creatures:
        for card in arena.pile(row, creature):
            arena.beneath[card] = NO_CARD
            cards.append(card)
        arena.top[(row - 1) * len(arena.died) + creature] = NO_CARD
    return cards


def refill_after_stalemate(arena: Arena, seat: Seat) -> int:
    """Up to eight while the deck lasts; after a stalemate one card a turn. Amazon still takes three. (CA-26.1, 26.4)"""
    wanted = max(0, HAND - len(arena.hands[seat]))
    if arena.recycled > 0:
        wanted = min(wanted, 1)
    return min(wanted, len(arena.bag))


def play_on(arena: Arena, seat: Seat) -> None:
    """The last card drawn ends nothing; play goes on short-handed. (CA-26.1)"""
    arena.record(DECK_EMPTY, seat)
