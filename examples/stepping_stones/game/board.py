"""What lies on the table, and the step types of this game."""

from __future__ import annotations

from typing import Final, TypeAlias, cast, final

from harena.core import agenda as core
from harena.core.chance import Chance
from harena.core.events import Log
from harena.core.picks import PickTable

from .cards import CARDS, Card
from .options import Options
from .verbs import PICKS


@final
class Board(core.State):
    """Hands and the bag are kept in order, so that equal tables and equal chance give equal draws."""

    def __init__(
        self,
        seats: int,
        house: Options,
        agenda: list[Step],
        chance: Chance,
        log: Log | None,
        hands: list[list[Card]],
        bag: list[Card],
        pile: list[Card],
        points: list[int],
    ) -> None:
        super().__init__(seats, agenda, chance, log)
        self.house: Final = house
        self.hands = hands
        self.bag = bag
        """Cards that nobody has drawn yet."""
        self.pile = pile
        """Cards played, the latest last; for all to see."""
        self.points = points

    def clone(self, chance: Chance) -> Board:
        return Board(
            self.seats,
            self.house,
            cast("list[Step]", self.agenda.copy()),
            chance,
            None,
            [hand.copy() for hand in self.hands],
            self.bag.copy(),
            self.pile.copy(),
            self.points.copy(),
        )

    def __reduce__(self) -> tuple[object, ...]:
        fields = (
            self.seats,
            self.house,
            self.agenda,
            self.chance,
            self.log,
            self.hands,
            self.bag,
            self.pile,
            self.points,
        )
        return Board, fields

    def picks(self) -> PickTable:
        return PICKS


Step: TypeAlias = core.Step[Board]
Choice: TypeAlias = core.Choice[Board]


def empty_board(seats: int, chosen: dict[str, object], chance: Chance, log: Log | None) -> Board:
    """Nobody has a card yet, and nothing is to be done."""
    bag = [Card(card) for card in range(CARDS)]
    hands: list[list[Card]] = [[] for _ in range(seats)]
    return Board(seats, Options(chosen), [], chance, log, hands, bag, [], [0] * seats)
