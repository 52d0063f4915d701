"""Chapter 1: before the first turn."""

from __future__ import annotations

from typing import final

from harena.core.ids import Seat, only

from .board import Board, Step
from .events import HAND_DEALT


@final
class Deal(Step):
    """Everybody gets a hand that nobody else may see. (SS-1.1)"""

    def run(self, board: Board) -> None:
        for seat in range(board.seats):
            deal_hand(board, Seat(seat))


def deal_hand(board: Board, seat: Seat) -> None:
    board.hands[seat] = sorted([board.chance.take(board.bag, "cards") for _ in range(board.house.hand)])
    board.show(only(seat), HAND_DEALT, seat, [int(card) for card in board.hands[seat]])
