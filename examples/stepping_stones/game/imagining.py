"""What one seat may believe of the hidden things."""

from __future__ import annotations

from harena.core.chance import Chance
from harena.core.ids import Seat

from .board import Board


def imagine(board: Board, seat: Seat, chance: Chance) -> Board:
    """Everything hidden from a seat laid out anew, each way as likely as any other."""
    world = board.clone(chance)
    pool = board.bag.copy()
    for other in range(board.seats):
        pool += [] if other == seat else board.hands[other]
    pool.sort()  # what is drawn must not depend on who holds what
    for other in range(board.seats):
        if other != seat:
            world.hands[other] = sorted([chance.take(pool, "imagine") for _ in board.hands[other]])
    world.bag = sorted(pool)
    return world
