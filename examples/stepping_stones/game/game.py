"""The game as the rest of Harena knows it."""

from __future__ import annotations

from typing import final

from harena.core import agenda as core
from harena.core.chance import Chance
from harena.core.errors import BadRequest
from harena.core.events import Log
from harena.core.game import Game, Result, Word
from harena.core.game import View as AnyView
from harena.core.ids import Clause, Pick, Seat
from harena.core.words import Vocabulary

from .asks import ASKS
from .board import Board, empty_board
from .cards import CARD_NAMES
from .events import KINDS
from .imagining import imagine
from .notation import FEWEST, GAME, MOST, parse_position, print_position
from .options import OPTIONS
from .playing import Turn
from .scoring import Scoring, standing
from .setup import Deal
from .verbs import PICKS
from .view import view
from .words import SORTS, VOCABULARY, OddsWords

VERSION = 1
LONGEST = 40
"""More decisions than any game takes."""


def board_of(state: core.State) -> Board:
    assert isinstance(state, Board)
    return state


@final
class SteppingStones(Game):
    """Twenty cards, each to be laid on a lower one."""

    def __init__(self) -> None:
        super().__init__(GAME, "SS", VERSION, FEWEST, MOST, LONGEST, PICKS, OPTIONS, KINDS, ASKS)

    def new(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None = None) -> core.State:
        if not FEWEST <= seats <= MOST:
            raise BadRequest(f"Stepping Stones seats {FEWEST} to {MOST} players, not {seats}.", Clause("SS-1.1"))
        board = empty_board(seats, options, chance, log)
        board.then([Deal(), Turn(Seat(0)), Scoring()])
        board.settle()
        return board

    def parse(self, text: str, chance: Chance, log: Log | None = None) -> core.State:
        return parse_position(text, chance, log)

    def print(self, state: core.State) -> str:
        return print_position(board_of(state))

    def imagine(self, state: core.State, seat: Seat, chance: Chance) -> core.State:
        return imagine(board_of(state), seat, chance)

    def chosen_options(self, state: core.State) -> dict[str, object]:
        return dict(board_of(state).house.chosen)

    def view(self, state: core.State, seat: Seat | None) -> AnyView:
        return view(board_of(state), seat, self.question(state, seat))

    def result(self, state: core.State) -> Result | None:
        board = board_of(state)
        if not board.over():
            return None
        order = standing(board)
        places = [order.index(Seat(seat)) + 1 for seat in range(board.seats)]
        return Result(places, board.points.copy(), [Clause("SS-3.1")])

    def odds(self, state: core.State, seat: Seat, picks: list[Pick]) -> OddsWords:
        return {}

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def spell(self, kind: str, number: int) -> Word:
        return SORTS[kind][number] if kind in SORTS else number

    def draw_numbers(self, stream: str, word: str | int) -> list[int]:
        return [CARD_NAMES.index(word)] if isinstance(word, str) and word in CARD_NAMES else []

    def spell_draw(self, stream: str, number: int) -> Word:
        return CARD_NAMES[number]

    def inventory(self, state: core.State) -> list[int]:
        board = board_of(state)
        return sorted([*board.bag, *board.pile, *[card for hand in board.hands for card in hand]])
