"""Phase three: discard, take frozen cards back, refill the hand. (CA-9)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Clause, Pick, Seat, only
from . import arena as table
from .arena import Arena, PlayerStep
from .asks import DISCARD_DEAD, MAGUS_DISCARD
from .cards import COMBAT_CARDS, STRENGTHS, Card
from .deck import draw
from .events import (
    BURIED_CARD_SEEN,
    CARD_BURIED,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARDS_DRAWN,
    FROZEN_RETURNED,
    STACK_TOPPED,
)
from .knowledge import BURIED_ZONE, FROZEN_ZONE, HAND_ZONE, NOTHING_LEARNT, zone
from .secret_bets import discard_openly
from .verbs import DISCARD, DONE

DISCARDS: Final = 3


class Discard(table.Choice):
    """Zero to three combat cards of eliminated creatures, shown one by one; a hand without any is asked too. (CA-9.1,
    9.2, 9.3, 12.5)"""

    ask = DISCARD_DEAD

    def __init__(self, seat: Seat, left: int = DISCARDS) -> None:
        super().__init__(seat)
        self.left: Final = left

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def facts(self, arena: Arena) -> list[int]:
        return [self.left]

    def options(self, arena: Arena) -> list[Pick]:
        picks = [DONE.pick]
        died = arena.died
        for card in arena.hands[self.seat]:
            if card < COMBAT_CARDS and died[card // STRENGTHS] > 0:
                picks.append(DISCARD.picks[card])
        return picks

    def answer(self, arena: Arena, pick: Pick) -> None:
        if pick == DONE.pick:
            self.finish(arena)
            return
        self.put_away(arena, DISCARD.what(pick))
        arena.idle = 0
        rest = self.with_left(self.left - 1)
        if rest.left > 0:
            arena.then([rest])
        else:
            rest.finish(arena)

    def put_away(self, arena: Arena, card: Card) -> None:
        arena.hands[self.seat].remove(card)
        discard_openly(arena, self.seat, card)
        arena.record(CARD_DISCARDED, self.seat, card)

    def with_left(self, left: int) -> Discard:
        return Discard(self.seat, left)

    def finish(self, arena: Arena) -> None:
        """Nothing is left to say of cards shown one by one."""

    def forbids(self, arena: Arena, pick: Pick) -> Clause:
        if not DISCARD.holds(pick):
            return Clause("CA-2.4")
        if DISCARD.what(pick) in arena.frozen[self.seat]:
            return Clause("CA-16.3")
        return Clause("CA-9.3")


@final
class MagusDiscard(Discard):
    """This turn combat cards of survivors may go too, still three at most, as one stack whose top alone is seen.
    (CA-20.1, 20.2, 20.3, 20.4)"""

    ask = MAGUS_DISCARD

    def options(self, arena: Arena) -> list[Pick]:
        picks = [DONE.pick]
        for card in arena.hands[self.seat]:
            if card < COMBAT_CARDS:
                picks.append(DISCARD.picks[card])
        return picks

    def put_away(self, arena: Arena, card: Card) -> None:
        seat = self.seat
        if arena.learnt is not NOTHING_LEARNT:
            held = len(arena.hands[seat])
            hand, stack = zone(HAND_ZONE, seat), zone(BURIED_ZONE, seat)
            arena.learnt = arena.learnt.moved(arena.all_but(seat), hand, stack, 1, held)
        arena.hands[seat].remove(card)
        arena.discard.append(card)
        bury(arena, seat, (*arena.buried[seat], card))
        arena.record(CARD_BURIED, seat)
        arena.whisper(only(seat), BURIED_CARD_SEEN, seat, card)

    def with_left(self, left: int) -> Discard:
        return MagusDiscard(self.seat, left)

    def finish(self, arena: Arena) -> None:
        """The stack's top lies face up; what is beneath stays unseen for good. (CA-20.3, 12.4)"""
        stacked = DISCARDS - self.left
        if stacked == 0:
            return
        card = arena.discard[-1]
        bury(arena, self.seat, tuple(other for other in arena.buried[self.seat] if other != card))
        if arena.learnt is not NOTHING_LEARNT:
            hand, stack = zone(HAND_ZONE, self.seat), zone(BURIED_ZONE, self.seat)
            learnt = arena.learnt.seen(card, self.seat)
            arena.learnt = learnt.turned_up(hand, stack, len(arena.hands[self.seat]))
        arena.record(STACK_TOPPED, self.seat, card, stacked)

    def forbids(self, arena: Arena, pick: Pick) -> Clause:
        frozen = DISCARD.holds(pick) and DISCARD.what(pick) in arena.frozen[self.seat]
        return Clause("CA-16.3") if frozen else self.ask.clause


def bury(arena: Arena, seat: Seat, cards: tuple[Card, ...]) -> None:
    """These cards of the discard pile are known to one seat only. (CA-20.3)"""
    arena.buried = tuple(cards if other == seat else arena.buried[other] for other in range(arena.seats))


@final
class ReturnFrozen(PlayerStep):
    """Cards laid aside by Cyclops return after discarding, before refilling. (CA-16.4)"""

    def run(self, arena: Arena) -> None:
        cards = arena.frozen[self.seat]
        if not cards:
            return
        if arena.learnt is not NOTHING_LEARNT:
            ice, hand = zone(FROZEN_ZONE, self.seat), zone(HAND_ZONE, self.seat)
            arena.learnt = arena.learnt.moved(arena.everyone(), ice, hand, 1, 1).joined(self.seat)
        arena.record(FROZEN_RETURNED, self.seat, len(cards))
        for card in cards:
            arena.put_in_hand(self.seat, card)
        arena.frozen[self.seat] = []


@final
class Refill(PlayerStep):
    """A hand below eight is refilled; refusing is impossible, and eight or more draw nothing. (CA-9.4, 9.5)"""

    def run(self, arena: Arena) -> None:
        draw(arena, self.seat, arena.rulebook.refill(arena, self.seat), CARD_DRAWN, CARDS_DRAWN)
