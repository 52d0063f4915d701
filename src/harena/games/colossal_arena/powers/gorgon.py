"""Gorgon: demand a card of a creature. (CA-19)"""

from __future__ import annotations

from typing import Final, final

from ....core.ids import Clause, Pick, Seat, only
from .. import arena as table
from ..arena import Arena, Power, Step
from ..asks import DEMAND, GIVE_CARD
from ..cards import Card, Creature, creature_of, is_combat
from ..events import CARD_DEMANDED, CARD_GIVEN, GIVEN_CARD_SEEN, HAND_SHOWN, NOTHING_TO_GIVE
from ..verbs import ASK, GIVE


@final
class Gorgon(Power):
    """There is always a rival to ask and a survivor to name. (CA-19.1)"""

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [Demand(seat)]


@final
class Demand(table.Choice):
    """Another player and a survivor are named; only usable combat cards of it satisfy the demand. (CA-19.1, 19.3, 19.4,
    19.5)"""

    ask = DEMAND

    def options(self, arena: Arena) -> list[Pick]:
        return [ASK.of(other, creature) for other in arena.others(self.seat) for creature in arena.survivors]

    def answer(self, arena: Arena, pick: Pick) -> None:
        giver, creature = ASK.what(pick), ASK.which(pick)
        arena.record(CARD_DEMANDED, self.seat, giver, creature)
        if matches(arena, giver, creature):
            arena.learnt = arena.learnt.must_give(arena.everyone(), creature, giver)
            arena.then([Give(giver, self.seat, creature)])
        else:
            show_hand(arena, giver, self.seat, creature)


def matches(arena: Arena, giver: Seat, creature: Creature) -> list[Card]:
    """The usable combat cards of a creature in a hand. (CA-19.4, 19.5)"""
    return [card for card in arena.hands[giver] if is_combat(card) and creature_of(card) == creature]


def show_hand(arena: Arena, giver: Seat, asker: Seat, creature: Creature) -> None:
    """Without a match the usable hand is shown to the asker alone, as it is now; the others learn "none". (CA-19.3)"""
    hand = arena.hands[giver]
    arena.record(NOTHING_TO_GIVE, giver, asker, creature)
    arena.show(only(asker) | only(giver), HAND_SHOWN, giver, [int(card) for card in hand])
    onlookers = arena.all_but(giver) & ~only(asker)
    arena.learnt = arena.learnt.shown(only(asker), giver, hand).lacking(onlookers, creature, giver)


@final
class Give(table.Choice):
    """The giver picks which of his matches goes; the others see a card of that creature pass, not its strength.
    (CA-19.1, 19.2)"""

    ask = GIVE_CARD

    def __init__(self, seat: Seat, asker: Seat, creature: Creature) -> None:
        super().__init__(seat)
        self.asker: Final = asker
        self.creature: Final = creature

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.asker, self.creature)

    def facts(self, arena: Arena) -> list[int]:
        return [self.asker, self.creature]

    def options(self, arena: Arena) -> list[Pick]:
        return [GIVE.of(card) for card in matches(arena, self.seat, self.creature)]

    def answer(self, arena: Arena, pick: Pick) -> None:
        card = GIVE.what(pick)
        arena.hands[self.seat].remove(card)
        arena.put_in_hand(self.asker, card)
        arena.learnt = arena.learnt.handed_over(arena.everyone(), card, self.seat, self.asker)
        arena.record(CARD_GIVEN, self.seat, self.asker, self.creature)
        arena.whisper(only(self.seat) | only(self.asker), GIVEN_CARD_SEEN, self.seat, self.asker, card)

    def forbids(self, arena: Arena, pick: Pick) -> Clause:
        frozen = GIVE.holds(pick) and GIVE.what(pick) in arena.frozen[self.seat]
        return Clause("CA-19.4") if frozen else self.ask.clause
