"""Set-up: chariots, track, hands and the start line. (AM-1)"""

from __future__ import annotations

from typing import final

from ...core.ids import Seat, only
from .components import HAND
from .drawing import DECK
from .events import CHARIOT_ASSIGNED, FIRST_PLAYER, HAND_DEALT, HANDS_DEALT
from .order import NextTurn
from .pieces import COLOURS, Colour
from .race import Race, Step
from .tiles import reveal


@final
class AssignChariots(Step):
    """Each player gets a chariot at random; the rest leave the game. (AM-1.2)"""

    def run(self, race: Race) -> None:
        colours = [Colour(number) for number in range(COLOURS)]
        race.colours = [race.chance.take(colours, "chariots") for _ in range(race.seats)]
        for seat in range(race.seats):
            race.record(CHARIOT_ASSIGNED, seat, race.colours[seat])


@final
class OpenTrack(Step):
    """The first three tiles after the line are turned up. (AM-1.7)"""

    def run(self, race: Race) -> None:
        reveal(race, min(race.house.components.open_at_start, race.house.length - 1))


@final
class Deal(Step):
    """Each player gets seven cards, hidden from the others. (AM-1.8)"""

    def run(self, race: Race) -> None:
        for number in range(race.seats):
            deal_hand(race, Seat(number))
        race.record(HANDS_DEALT, HAND, len(race.deck))


def deal_hand(race: Race, seat: Seat) -> None:
    race.hands[seat] = sorted([race.chance.take(race.deck, DECK) for _ in range(HAND)])
    race.show(only(seat), HAND_DEALT, seat, [int(card) for card in race.hands[seat]])


@final
class LineUp(Step):
    """A random first player heads the start line, the others queue clockwise; standing there is not crossing. (AM-1.9,
    1.11)"""

    def run(self, race: Race) -> None:
        first = Seat(race.chance.below(race.seats, "first"))
        race.record(FIRST_PLAYER, first)
        race.join_line(first)
        for other in race.clockwise(first):
            race.join_line(other)
        race.then([NextTurn()])
