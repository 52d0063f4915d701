"""What one seat may know."""

from __future__ import annotations

from typing import Final, final

from harena.core.asks import Question
from harena.core.game import View as AnyView
from harena.core.ids import NOBODY, Seat

from .board import Board
from .cards import Card, card_names
from .words import ViewWords


@final
class View(AnyView):
    """Built from empty: numbers for bots, `words` for the faces."""

    def __init__(
        self,
        seat: Seat,
        asked: list[Seat],
        question: Question | None,
        hand: list[Card],
        sizes: list[int],
        left: int,
        pile: list[Card],
        points: list[int],
    ) -> None:
        self.seat: Final = seat
        self.asked: Final = asked
        self.question: Final = question
        self.hand: Final = hand
        self.sizes: Final = sizes
        self.left: Final = left
        self.pile: Final = pile
        self.points: Final = points

    def words(self) -> ViewWords:
        words: ViewWords = {
            "asked": self.asked,
            "question": self.question,
            "left": self.left,
            "pile": card_names(self.pile),
            "players": [{"hand": self.sizes[seat], "points": points} for seat, points in enumerate(self.points)],
        }
        if self.seat != NOBODY:
            words["you"] = {"seat": self.seat, "hand": card_names(self.hand)}
        return words


def view(board: Board, seat: Seat | None, question: Question | None) -> View:
    hand = [] if seat is None else board.hands[seat].copy()
    sizes = [len(cards) for cards in board.hands]
    own = NOBODY if seat is None else seat
    return View(own, board.asked(), question, hand, sizes, len(board.bag), board.pile.copy(), board.points.copy())
