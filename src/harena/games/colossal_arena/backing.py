"""Tokens in their spaces, what they are worth, and who backs a creature. (CA-3, CA-5)"""

from __future__ import annotations

from typing import Final

from ...core.ids import NOBODY, Seat
from .arena import Arena
from .cards import CREATURES, NO_CREATURE, Creature, Row
from .events import BACKER_CHANGED

WORTH: Final = [0, 4, 3, 2, 1, 0]
"""Gold by row; rows are counted from 1. (CA-3.5)"""
SECRET_WORTH: Final = 5


def bettor(arena: Arena, creature: Creature, row: Row) -> Seat:
    """The owner of the one token a space can take. (CA-3.3)"""
    return arena.bets[(row - 1) * CREATURES + creature]


def place_token(arena: Arena, seat: Seat, creature: Creature, row: Row) -> None:
    """One token goes from the supply to a space. (CA-3.2)"""
    former = backer(arena, creature)
    arena.supply[seat] -= 1
    arena.bets[(row - 1) * CREATURES + creature] = seat
    arena.idle = 0
    announce_backer(arena, creature, former)


def take_token(arena: Arena, seat: Seat, creature: Creature, row: Row) -> None:
    """A token returns to its owner's supply as if never placed; its space is open again. (CA-15.1, 15.3)"""
    former = backer(arena, creature)
    arena.supply[seat] += 1
    arena.bets[(row - 1) * CREATURES + creature] = NOBODY
    announce_backer(arena, creature, former)


def stakes(arena: Arena, creature: Creature) -> list[int]:
    """The worth of each seat's visible bets on a creature; -1 for a seat without any. (CA-4.8, 5.1)"""
    totals = [-1] * arena.seats
    space = creature + 0
    for row in range(1, arena.row + 1):
        seat = arena.bets[space]
        space += CREATURES
        if seat != NOBODY:
            totals[seat] = WORTH[row] if totals[seat] < 0 else totals[seat] + WORTH[row]
    for other in range(arena.seats):
        if arena.revealed[other] == creature:
            totals[other] = max(totals[other], 0) + SECRET_WORTH
    return totals


def backer(arena: Arena, creature: Creature) -> Seat:
    """The single seat whose visible bets there are worth most; nobody if equal, or without a bet. (CA-5.1, 5.2, 5.4)"""
    return leader(arena, stakes(arena, creature))


def leader(arena: Arena, totals: list[int]) -> Seat:
    """The seat with the one highest stake; a lone bet worth nothing backs too, unless the table says otherwise.
    (CA-5.1, 5.2, 5.4)"""
    best = NOBODY
    most = -1 if arena.house.zero_bet_backs else 0
    for seat in range(arena.seats):
        if totals[seat] > most:
            best, most = Seat(seat), totals[seat]
        elif totals[seat] == most:
            best = NOBODY
    return best


def announce_backer(arena: Arena, creature: Creature, former: Seat) -> None:
    """Backing is recomputed after each bet, reveal, retrieval or power bet. (CA-5.3)"""
    present = backer(arena, creature)
    if present != former:
        arena.record(BACKER_CHANGED, creature, present)


def has_secret_bet(arena: Arena, seat: Seat) -> bool:
    """Whether a seat's secret bet lies on the table, hidden or revealed."""
    return arena.markers[seat] >= 0 or arena.revealed[seat] != NO_CREATURE
