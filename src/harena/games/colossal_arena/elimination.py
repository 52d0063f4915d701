"""Phase four: the check that eliminates a creature and opens the next row. (CA-10)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Seat
from .arena import Arena, PlayerStep
from .cards import CREATURES, NO_CARD, NO_CREATURE, ROWS, Creature, Row, strength_of
from .events import CREATURE_ELIMINATED, LOWEST_TIED, ROUND_BEGUN, TOURNAMENT_OVER
from .scoring import Scoring

_ABOVE_ALL: Final = 11


@final
class Check(PlayerStep):
    """At the end of a turn, if every survivor has a card in the current row, the sole lowest is eliminated. (CA-10.1,
    10.2, 10.3, 10.4, 2.7)"""

    def run(self, arena: Arena) -> None:
        if not arena.house.short_rounds and arena.turns < arena.seats:
            return
        if not row_is_full(arena):
            return
        lowest = sole_lowest(arena)
        if lowest == NO_CREATURE:
            arena.record(LOWEST_TIED, lowest_value(arena), arena.row)
            return
        eliminate(arena, lowest)
        if arena.row == ROWS:
            end_after_five(arena)
        else:
            open_next_row(arena, Seat((self.seat + 1) % arena.seats))


def row_is_full(arena: Arena) -> bool:
    """Whether no survivor lacks a card in the current row. (CA-10.2)"""
    first_space = (arena.row - 1) * CREATURES
    for creature in arena.survivors:
        if arena.top[first_space + creature] == NO_CARD:
            return False
    return True


def value(arena: Arena, creature: Creature) -> int:
    """A creature's value: the strength of its top card in the current row, -1 without one. (CA-6.5)"""
    card = arena.top_at(arena.row, creature)
    return -1 if card == NO_CARD else strength_of(card)


def lowest_value(arena: Arena) -> int:
    return min([value(arena, creature) for creature in arena.survivors])


def sole_lowest(arena: Arena) -> Creature:
    """The one creature with the lowest value; none if it is shared. 0 is an ordinary value. (CA-10.3, 10.4)"""
    lowest = NO_CREATURE
    least = _ABOVE_ALL
    for creature in arena.survivors:
        strength = value(arena, creature)
        if strength < least:
            lowest, least = creature, strength
        elif strength == least:
            lowest = NO_CREATURE
    return lowest


def eliminate(arena: Arena, creature: Creature) -> None:
    """An eliminated creature takes no more cards or bets; nothing done later to older rows revives or kills. (CA-10.5,
    10.7)"""
    arena.record(CREATURE_ELIMINATED, creature, arena.row, value(arena, creature))
    arena.died[creature] = arena.row
    arena.survivors.remove(creature)


def open_next_row(arena: Arena, opener: Seat) -> None:
    """A fresh row for the survivors; the neighbour to the left opens it and older rows stay. (CA-2.3, 2.6, 10.6)"""
    arena.row = Row(arena.row + 1)
    arena.opener = opener
    arena.turns = 0
    arena.record(ROUND_BEGUN, arena.row, opener)


def end_after_five(arena: Arena) -> None:
    """The fifth elimination ends the game with three survivors. (CA-2.1, 11.1)"""
    arena.record(TOURNAMENT_OVER, arena.row)
    arena.drop_to(Scoring)
