"""Positions: the table as one line of text."""

from __future__ import annotations

from typing import Final, cast

from harena.core.chance import Chance
from harena.core.errors import BadRequest
from harena.core.events import Log
from harena.core.ids import Clause, Seat
from harena.core.notation import Fields, check_numbers, make_step, number, option_fields, step_classes, take_options

from .board import Board, Step, empty_board
from .cards import CARD_NAMES, CARDS, Card, card_names
from .options import OPTIONS
from .playing import PlayCard, Turn
from .scoring import Scoring
from .setup import deal_hand

GAME: Final = "stepping-stones"
FEWEST: Final = 2
MOST: Final = 5
_STEPS: Final = step_classes(__name__.rpartition(".")[0])
"""Those of every chapter imported so far: this file imports all of them."""


def print_position(board: Board) -> str:
    fields = [GAME, f"seats: {board.seats}", *option_fields(board.house.chosen)]
    fields += [f"points: {', '.join(str(points) for points in board.points)}"]
    fields += [f"pile: {', '.join(card_names(board.pile))}"]
    fields += [f"hand {seat}: {', '.join(card_names(board.hands[seat]))}" for seat in range(board.seats)]
    fields += [f"todo: {board.pending()}"]
    return "; ".join([field.rstrip() for field in fields])


def parse_position(text: str, chance: Chance, log: Log | None) -> Board:
    """What the line does not say is the ordinary start: no points, hands dealt by chance, the first seat's turn."""
    fields = Fields(GAME, text)
    seats = fields.take_number("seats", FEWEST, FEWEST, MOST)
    board = empty_board(seats, take_options(fields, OPTIONS), chance, log)
    board.points = points_from(fields, seats)
    board.pile = [placed(board, name) for name in fields.take_items("pile") or []]
    hands = [fields.take_items(f"hand {seat}") for seat in range(seats)]
    board.hands = [sorted([placed(board, name) for name in hand or []]) for hand in hands]
    for seat in range(seats):
        if hands[seat] is None:
            deal_hand(board, Seat(seat))
    todo = fields.take_items("todo")
    fields.finish()
    board.then([Turn(Seat(0)), Scoring()] if todo is None else steps_from(todo))
    _check_steps(board)
    board.settle()
    return board


def steps_from(todo: list[str]) -> list[Step]:
    return cast("list[Step]", [make_step(_STEPS, step) for step in todo])


def _highest(board: Board) -> dict[str, int]:
    """How far the numbers of pending steps go, by the names of their fields."""
    return {"seat": board.seats - 1}


def _check_steps(board: Board) -> None:
    """Refuse pending steps that no game leads to."""
    most = _highest(board)
    for step in board.agenda:
        check_numbers(step, most)
        if isinstance(step, PlayCard) and not board.hands[step.seat]:
            raise BadRequest(f"The pending step '{step}' cannot be: seat {step.seat} has no card to play.")


def points_from(fields: Fields, seats: int) -> list[int]:
    items = fields.take_items("points")
    if items is None:
        return [0] * seats
    if len(items) != seats:
        raise BadRequest(f"'points' has a number for each of the {seats} seats, not {len(items)}.")
    return [number(item, "points", 0, CARDS) for item in items]


def placed(board: Board, name: str) -> Card:
    """Take a named card out of the bag."""
    if name not in CARD_NAMES or Card(CARD_NAMES.index(name)) not in board.bag:
        raise BadRequest(f"The card '{name[:40]}' is none of the twenty, or lies in two places.", Clause("SS-1.1"))
    card = Card(CARD_NAMES.index(name))
    board.bag.remove(card)
    return card
