"""Titan: look at three cards of a rival, keep one. (CA-22)"""

from __future__ import annotations

from typing import Final, final

from ....core.chance import Chance
from ....core.ids import Pick, Seat, only
from .. import arena as table
from ..arena import Arena, Power, Step
from ..asks import KEEP_ONE, ROB_HAND
from ..cards import Card, Creature, face
from ..events import CARD_STOLEN, CARDS_LOOKED_AT, HAND_ROBBED, STOLEN_CARD_SEEN
from ..knowledge import HAND_ZONE, NOTHING_LEARNT, zone
from ..verbs import KEEP, ROB

LOOKED_AT: Final = 3


@final
class Titan(Power):
    """Some rival must hold three usable cards. (CA-22.1, 22.3)"""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        return any(len(arena.hands[other]) >= LOOKED_AT for other in arena.others(seat))

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [Rob(seat)]


@final
class Rob(table.Choice):
    """Another player with three or more usable cards; frozen ones are outside draw and count. (CA-22.1, 22.2, 22.3)"""

    ask = ROB_HAND

    def options(self, arena: Arena) -> list[Pick]:
        return [ROB.of(other) for other in arena.others(self.seat) if len(arena.hands[other]) >= LOOKED_AT]

    def answer(self, arena: Arena, pick: Pick) -> None:
        victim = ROB.what(pick)
        step = three_of(arena, self.seat, victim, arena.chance, "titan")
        cards = [step.one, step.two, step.three]
        arena.record(HAND_ROBBED, self.seat, victim)
        arena.show(only(self.seat) | only(victim), CARDS_LOOKED_AT, victim, [int(card) for card in cards])
        arena.learnt = arena.learnt.glimpsed(only(self.seat), victim, cards, len(arena.hands[victim]))
        arena.then([step])


@final
class KeepOne(table.Choice):
    """One of the three must be kept, two go back unseen by the others; robber and victim know all three. (CA-22.2,
    22.4)"""

    ask = KEEP_ONE

    def __init__(self, seat: Seat, victim: Seat, one: Card, two: Card, three: Card) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.one: Final = one
        self.two: Final = two
        self.three: Final = three

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.victim, self.one, self.two, self.three)

    def facts(self, arena: Arena) -> list[int]:
        return [self.victim]

    def options(self, arena: Arena) -> list[Pick]:
        picks = [KEEP.of(face(self.one)), KEEP.of(face(self.two)), KEEP.of(face(self.three))]
        return list(dict.fromkeys(picks))

    def answer(self, arena: Arena, pick: Pick) -> None:
        kept = self.one
        for card in (self.two, self.three):
            if face(card) == KEEP.what(pick):
                kept = card
        steal(arena, self.seat, self.victim, kept)


def three_of(arena: Arena, seat: Seat, victim: Seat, chance: Chance, stream: str) -> KeepOne:
    """The choice between three cards of a hand, drawn by chance. (CA-22.1)"""
    rest = arena.hands[victim].copy()
    cards = sorted([chance.take(rest, stream) for _ in range(LOOKED_AT)])
    return KeepOne(seat, victim, cards[0], cards[1], cards[2])


def steal(arena: Arena, seat: Seat, victim: Seat, card: Card) -> None:
    """The kept card changes hands; others learn names and counts only. (CA-22.1, 22.4)"""
    if arena.learnt is not NOTHING_LEARNT:
        onlookers = arena.all_but(victim) & ~only(seat)
        source, target = zone(HAND_ZONE, victim), zone(HAND_ZONE, seat)
        learnt = arena.learnt.moved(onlookers, source, target, 1, len(arena.hands[victim])).joined(seat)
        arena.learnt = learnt.taken(only(seat), card, source)
    arena.hands[victim].remove(card)
    arena.put_in_hand(seat, card)
    arena.learnt = arena.learnt.taught(only(victim), card, zone(HAND_ZONE, seat))
    arena.record(CARD_STOLEN, seat, victim)
    arena.whisper(only(seat) | only(victim), STOLEN_CARD_SEEN, seat, victim, card)
