"""Chapter 3: the end."""

from __future__ import annotations

from typing import final

from harena.core.ids import Seat

from .board import Board, Step
from .events import WINNER


@final
class Scoring(Step):
    """Most points win; of equals the lower seat. (SS-3.1)"""

    def run(self, board: Board) -> None:
        winner = standing(board)[0]
        board.record(WINNER, winner, board.points[winner])


def standing(board: Board) -> list[Seat]:
    keys = sorted([(-board.points[seat], seat) for seat in range(board.seats)])
    return [Seat(seat) for _, seat in keys]
