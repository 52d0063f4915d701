"""High Card by its second rules: all that a new edition of a game consists of. docs/rules-versions.md walks through it.

The first edition was over too soon for two. In the second, where HC-1.1 deals three cards, two players get four.
"""

from __future__ import annotations

from typing import Final, final

from harena.core.game import Editions
from harena.core.ids import Seat

from .high_card import HighCard, HighCardGame, Scoring, Step, Trick, deal_hand


@final
class LargerDeal(Step):
    """Two players get a card more; of anything else than three cards the table's word holds. (HC-1.1)"""

    def run(self, table: HighCard) -> None:
        count = 2 if table.house.one("hand") == "two" else 4 if table.seats == 2 else 3
        for seat in range(table.seats):
            deal_hand(table, Seat(seat), count)


@final
class SecondHighCard(HighCardGame):
    """The rules since version 2."""

    def __init__(self) -> None:
        super().__init__(version=2)

    def sequence(self) -> list[Step]:
        return [LargerDeal(), Trick(), Scoring()]


FIRST: Final = HighCardGame()
SECOND: Final = SecondHighCard()
BOTH: Final[Editions] = {(game.name, game.version): game for game in (FIRST, SECOND)}
