"""The rulebook's table of contents: which steps a game and a turn consist of, in order. A variant changes an entry."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.ids import Seat
from . import arena as table
from .arena import HAND, Arena, Power, Step
from .betting import BetPhase
from .cards import Creature
from .deck import end_with_the_deck
from .discarding import Discard, Refill, ReturnFrozen
from .elimination import Check
from .options import Options
from .passing import StallGuard
from .playing import CardPhase, ExtraCard
from .powers.amazon import Amazon
from .powers.colossus import Colossus
from .powers.cyclops import Cyclops
from .powers.daimon import Daimon
from .powers.ettin import Ettin
from .powers.gorgon import Gorgon
from .powers.magus import Magus
from .powers.seraphim import Seraphim
from .powers.titan import Titan
from .powers.troll import Troll
from .powers.unicorn import Unicorn
from .powers.wyrm import Wyrm
from .scoring import Scoring
from .setup import ChooseStarter, Deal, SelectCreatures
from .stalemate import StalemateWatch, play_on, refill_after_stalemate
from .turn import EndOfTurn

POWERS: Final[list[Power]] = [
    Amazon(),
    Colossus(),
    Cyclops(),
    Daimon(),
    Ettin(),
    Gorgon(),
    Magus(),
    Seraphim(),
    Titan(),
    Troll(),
    Unicorn(),
    Wyrm(),
]
"""In the order of their numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseGame(table.Rulebook):
    """The printed game."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        # Steps never change, so every turn of a seat shares one list of them.
        self.turns: Final = [self.turn_of(Seat(seat)) for seat in range(seats)]

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seats,)

    def setup(self) -> list[Step]:
        """Creatures, hands, starting player; then turns until the scoring. (CA-1.5, 1.8, 1.9)"""
        return [SelectCreatures(), Deal(), ChooseStarter(), Scoring()]

    def turn_of(self, seat: Seat) -> list[Step]:
        """Bet, card, discard and draw, elimination check. (CA-2.4)"""
        return [
            BetPhase(seat),
            CardPhase(seat),
            Discard(seat),
            ReturnFrozen(seat),
            Refill(seat),
            Check(seat),
            EndOfTurn(seat),
        ]

    def turn(self, seat: Seat) -> list[Step]:
        return self.turns[seat]

    def extra_card(self, seat: Seat) -> list[Step]:
        return [ExtraCard(seat)]

    def power(self, creature: Creature) -> Power:
        return POWERS[creature]

    def refill(self, arena: Arena, seat: Seat) -> int:
        """Up to eight, as far as the deck goes. (CA-9.4, 9.5)"""
        return min(max(0, HAND - len(arena.hands[seat])), len(arena.bag))

    def deck_spent(self, arena: Arena, seat: Seat) -> None:
        end_with_the_deck(arena, seat)


class GuardedGame(BaseGame):
    """The printed game with the guard against standstill. (CA-8.5)"""

    def turn_of(self, seat: Seat) -> list[Step]:
        return [*super().turn_of(seat)[:-1], StallGuard(seat), EndOfTurn(seat)]


class StalemateGame(BaseGame):
    """The publisher's stalemate variant. (CA-26.1)"""

    def turn_of(self, seat: Seat) -> list[Step]:
        return [StalemateWatch(seat), *super().turn_of(seat)]

    def refill(self, arena: Arena, seat: Seat) -> int:
        return refill_after_stalemate(arena, seat)

    def deck_spent(self, arena: Arena, seat: Seat) -> None:
        play_on(arena, seat)


def rulebook_for(seats: int, house: Options) -> BaseGame:
    if house.stalemate:
        return StalemateGame(seats)
    return GuardedGame(seats) if house.stall_guard else BaseGame(seats)
