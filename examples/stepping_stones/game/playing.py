"""Chapter 2: a turn."""

from __future__ import annotations

from typing import Final, final

from harena.core.ids import Pick, Seat, only

from .asks import PLAY_CARD
from .board import Board, Choice, Step
from .cards import Card
from .events import CARD_DRAWN, CARD_PLAYED, DRAWN_CARD_SEEN, POINT_EARNED, TURN_BEGUN
from .verbs import PLAY


@final
class Turn(Step):
    """One turn after another, as long as there is a card for it; how many a player holds, all can see. (SS-2.1, 3.1)"""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def numbers(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, board: Board) -> None:
        if not board.hands[self.seat]:
            return
        board.record(TURN_BEGUN, self.seat)
        board.then([PlayCard(self.seat), Turn(Seat((self.seat + 1) % board.seats))])


@final
class PlayCard(Choice):
    """A card of the own hand is laid on the pile. (SS-2.1)"""

    ask = PLAY_CARD

    def options(self, board: Board) -> list[Pick]:
        return [PLAY.of(card) for card in board.hands[self.seat]]

    def answer(self, board: Board, pick: Pick) -> None:
        card = PLAY.what(pick)
        board.hands[self.seat].remove(card)
        board.record(CARD_PLAYED, self.seat, card)
        score(board, self.seat, card)
        board.pile.append(card)
        draw(board, self.seat)


def score(board: Board, seat: Seat, card: Card) -> None:
    """A card higher than the one it covers earns a point; the first of all covers none. (SS-2.2)"""
    if board.pile and card > board.pile[-1]:
        board.points[seat] += 1
        board.record(POINT_EARNED, seat, board.points[seat])


def draw(board: Board, seat: Seat) -> None:
    """A card is drawn, as long as there is one: that it is, all can see; which one, only who drew it. (SS-2.3)"""
    if not board.bag:
        return
    card = board.chance.take(board.bag, "cards")
    board.hands[seat] = sorted([*board.hands[seat], card])
    board.record(CARD_DRAWN, seat, len(board.bag))
    board.whisper(only(seat), DRAWN_CARD_SEEN, seat, card)
