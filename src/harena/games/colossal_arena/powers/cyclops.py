"""Cyclops: half of a rival's hand is laid aside. (CA-16)"""

from __future__ import annotations

from bisect import insort
from typing import final

from ....core.ids import Pick, Seat, only
from .. import arena as table
from ..arena import Arena, Power, Step
from ..asks import STUN
from ..cards import Card, Creature
from ..events import CARDS_FROZEN, HAND_FROZEN
from ..knowledge import FROZEN_ZONE, HAND_ZONE, NOTHING_LEARNT, zone
from ..verbs import FREEZE


@final
class Cyclops(Power):
    """Some rival must hold a card. (CA-16.1)"""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        return any(arena.hands[other] for other in arena.others(seat))

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [Stun(seat)]


@final
class Stun(table.Choice):
    """Another player is chosen; half of what is still in his hand, rounded up, is laid face down at random. (CA-16.1,
    16.5)"""

    ask = STUN

    def options(self, arena: Arena) -> list[Pick]:
        return [FREEZE.of(other) for other in arena.others(self.seat) if arena.hands[other]]

    def answer(self, arena: Arena, pick: Pick) -> None:
        freeze(arena, self.seat, FREEZE.what(pick))


def freeze(arena: Arena, seat: Seat, rival: Seat) -> None:
    """The cards are chosen by chance and known to their owner alone, who cannot use them until they return. (CA-16.1,
    16.2, 16.3)"""
    hand = arena.hands[rival]
    held = len(hand)
    count = (held + 1) // 2
    cards: list[Card] = []
    for _ in range(count):
        card = arena.chance.take(hand, "cyclops")
        cards.append(card)
        insort(arena.frozen[rival], card)
    if arena.learnt is not NOTHING_LEARNT:
        source, target = zone(HAND_ZONE, rival), zone(FROZEN_ZONE, rival)
        arena.learnt = arena.learnt.moved(arena.all_but(rival), source, target, count, held)
    arena.record(HAND_FROZEN, seat, rival, count)
    arena.show(only(rival), CARDS_FROZEN, rival, [int(card) for card in sorted(cards)])
