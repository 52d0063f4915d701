"""Set-up: eight creatures, eight cards each, a random player starts. (CA-1)"""

from __future__ import annotations

from typing import final

from ...core.ids import EVERYONE, Seat, only
from .arena import DECK, HAND, Arena, Step
from .cards import CREATURES, Creature, Row, deck_of
from .events import CREATURES_CHOSEN, HAND_DEALT, HANDS_DEALT, ROUND_BEGUN, STARTER_CHOSEN
from .options import CREATURES_IN_PLAY
from .turn import Turn


@final
class SelectCreatures(Step):
    """Eight creatures take part: the host's, or drawn from those not excluded. Their order means nothing. (CA-1.5,
    26.8)"""

    def run(self, arena: Arena) -> None:
        chosen = arena.house.creatures.copy()
        if not chosen:
            pool = [Creature(number) for number in range(CREATURES) if number not in arena.house.excluded]
            chosen = [arena.chance.take(pool, "creatures") for _ in range(CREATURES_IN_PLAY)]
        take_part(arena, sorted(chosen))


def take_part(arena: Arena, creatures: list[Creature]) -> None:
    """The deck holds the cards of these creatures, the spectators and the referees, and no others. (CA-1.6, 1.7)"""
    arena.creatures = creatures
    arena.survivors = creatures.copy()
    arena.bag = deck_of(creatures)
    arena.tell(EVERYONE, CREATURES_CHOSEN, [int(creature) for creature in creatures])


@final
class Deal(Step):
    """Each player gets eight cards only he may see. (CA-1.8)"""

    def run(self, arena: Arena) -> None:
        for seat in range(arena.seats):
            deal_hand(arena, Seat(seat))
        arena.record(HANDS_DEALT, HAND, len(arena.bag))


def deal_hand(arena: Arena, seat: Seat) -> None:
    hand = [arena.chance.take(arena.bag, DECK) for _ in range(HAND)]
    arena.hands[seat] = sorted(hand)
    arena.show(only(seat), HAND_DEALT, seat, [int(card) for card in arena.hands[seat]])


@final
class ChooseStarter(Step):
    """A random player starts. (CA-1.9)"""

    def run(self, arena: Arena) -> None:
        starter = Seat(arena.chance.below(arena.seats, "starter"))
        arena.opener = starter
        arena.record(STARTER_CHOSEN, starter)
        arena.record(ROUND_BEGUN, Row(1), starter)
        arena.then([Turn(starter)])
