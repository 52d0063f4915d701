"""The secret bet: a combat card face down under a token. (CA-4)"""

from __future__ import annotations

from ...core.ids import Seat, only
from .arena import Arena
from .backing import announce_backer, backer
from .cards import NO_CARD, NO_CREATURE, Card, creature_of
from .events import (
    MARKER_DISCARDED,
    MARKER_LAID,
    SECRET_BET_PLACED,
    SECRET_BET_REVEALED,
    SECRET_RETRIEVED,
)
from .knowledge import HAND_ZONE, MARKER_ZONE, NOTHING_LEARNT, zone


def may_bet_secretly(arena: Arena, seat: Seat) -> bool:
    """Once per game, and only until the first elimination. (CA-4.3, 4.4)"""
    return arena.row == 1 and arena.secret_spent[seat] == 0


def lay_marker(arena: Arena, seat: Seat, card: Card) -> None:
    """One combat card goes face down under a token; only its owner knows it. (CA-4.1)"""
    if arena.learnt is not NOTHING_LEARNT:
        held = len(arena.hands[seat])
        hand, marker = zone(HAND_ZONE, seat), zone(MARKER_ZONE, seat)
        arena.learnt = arena.learnt.moved(arena.all_but(seat), hand, marker, 1, held)
    arena.hands[seat].remove(card)
    arena.markers[seat] = card
    arena.secret_spent[seat] = 1
    arena.supply[seat] -= 1
    arena.idle = 0
    arena.record(SECRET_BET_PLACED, seat)
    arena.whisper(only(seat), MARKER_LAID, seat, card)


def reveal_secret_bet(arena: Arena, seat: Seat) -> None:
    """The token goes beside the creature card, outside all rows, and counts from now on; the marker is discarded.
    (CA-4.7, 4.8)"""
    card = arena.markers[seat]
    creature = creature_of(card)
    former = backer(arena, creature)
    arena.markers[seat] = NO_CARD
    arena.revealed[seat] = creature
    arena.idle = 0
    discard_openly(arena, seat, card)
    arena.record(SECRET_BET_REVEALED, seat, creature, card)
    announce_backer(arena, creature, former)


def retrieve_secret_bet(arena: Arena, seat: Seat) -> None:
    """The token returns to the supply; a marker still hidden goes face up to the discard pile. In round 1 the right to
    a secret bet returns with it. (CA-15.4, 15.5)"""
    card = arena.markers[seat]
    creature = arena.revealed[seat] if card == NO_CARD else creature_of(card)
    former = backer(arena, creature)
    arena.markers[seat] = NO_CARD
    arena.revealed[seat] = NO_CREATURE
    arena.supply[seat] += 1
    if arena.house.colossus_restores_secret:
        arena.secret_spent[seat] = 0
    arena.record(SECRET_RETRIEVED, seat, creature)
    if card != NO_CARD:
        discard_openly(arena, seat, card)
        arena.record(MARKER_DISCARDED, seat, card)
    announce_backer(arena, creature, former)


def discard_openly(arena: Arena, seat: Seat, card: Card) -> None:
    """A card of a seat goes face up to the discard pile."""
    if arena.learnt is not NOTHING_LEARNT:
        arena.learnt = arena.learnt.seen(card, seat)
    arena.discard.append(card)
