"""The end of the game: bets turned up, gold counted, ties broken. (CA-11)"""

from __future__ import annotations

from typing import final

from ...core.ids import Seat
from .arena import Arena, Step
from .backing import SECRET_WORTH, WORTH
from .cards import CREATURES, NO_CARD, NO_CREATURE, ROWS, Creature, creature_of
from .events import GOLD_COUNTED, TIE_BROKEN, TOURNAMENT_TIE_BROKEN, WINNER
from .secret_bets import reveal_secret_bet


@final
class Scoring(Step):
    """All secret bets are turned up and every bet on a survivor pays; most gold wins. (CA-11.2, 11.3)"""

    def run(self, arena: Arena) -> None:
        for seat in range(arena.seats):
            if arena.markers[seat] != NO_CARD:
                reveal_secret_bet(arena, Seat(seat))
        for seat in range(arena.seats):
            arena.record(GOLD_COUNTED, seat, gold(arena, Seat(seat)))
        order = standing(arena)
        winner = order[0]
        most = gold(arena, winner)
        if gold(arena, order[1]) == most:
            announce_tie_break(arena, winner, order[1])
        arena.record(WINNER, winner, most)


def gold(arena: Arena, seat: Seat) -> int:
    """The worth of a seat's bets on survivors, hidden or not; tokens elsewhere are worth nothing. (CA-4.5, 10.5,
    11.3)"""
    total = 0
    for creature in arena.survivors:
        total += worth_on(arena, seat, creature)
    return total


def worth_on(arena: Arena, seat: Seat, creature: Creature) -> int:
    """What a seat's bets on a creature would pay if it survived. (CA-3.5, 3.8, 4.10)"""
    total = SECRET_WORTH if secret_creature(arena, seat) == creature else 0
    for row in range(1, ROWS + 1):
        if arena.bets[(row - 1) * CREATURES + creature] == seat:
            total += WORTH[row]
    return total


def secret_creature(arena: Arena, seat: Seat) -> Creature:
    """The creature of a seat's secret bet, revealed or not."""
    if arena.markers[seat] != NO_CARD:
        return creature_of(arena.markers[seat])
    return arena.revealed[seat]


def last_eliminated(arena: Arena) -> Creature:
    latest = NO_CREATURE
    for creature in arena.creatures:
        if arena.died[creature] > 0 and (latest == NO_CREATURE or arena.died[creature] > arena.died[latest]):
            latest = creature
    return latest


def worth_on_last_eliminated(arena: Arena, seat: Seat) -> int:
    """What the tournament rule compares; equal for all where it is not played. (CA-26.6)"""
    creature = last_eliminated(arena)
    if not arena.house.tournament_tie_break or creature == NO_CREATURE:
        return 0
    return worth_on(arena, seat, creature)


def turns_ago(arena: Arena, seat: Seat) -> int:
    """How many turns ago a seat last had one; the turn that ends the game counts as had. (CA-11.4)"""
    return (arena.player - seat) % arena.seats


def standing(arena: Arena) -> list[Seat]:
    """Most gold first; a tie goes to the tournament rule where it is played, then to the latest turn. (CA-11.3, 11.4,
    26.6)"""
    keys = [
        (-gold(arena, Seat(seat)), -worth_on_last_eliminated(arena, Seat(seat)), turns_ago(arena, Seat(seat)), seat)
        for seat in range(arena.seats)
    ]
    return [Seat(key[3]) for key in sorted(keys)]


def announce_tie_break(arena: Arena, winner: Seat, second: Seat) -> None:
    """Say which rule broke the tie for most gold. (CA-11.4, 26.6)"""
    held = worth_on_last_eliminated(arena, winner)
    if held > worth_on_last_eliminated(arena, second):
        arena.record(TOURNAMENT_TIE_BROKEN, winner, last_eliminated(arena), held)
    else:
        arena.record(TIE_BROKEN, winner)
