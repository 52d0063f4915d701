"""Passing the card phase, and the guard against a game in which nobody can do anything. (CA-8)"""

from __future__ import annotations

from typing import final

from ...core.ids import EVERYONE, Seat
from .arena import Arena, PlayerStep
from .events import PASSED, STALLED
from .scoring import Scoring


def pass_card_phase(arena: Arena, seat: Seat) -> None:
    """A pass shows the usable hand to all as proof, frozen cards not; the rest of the turn goes on. (CA-8.2, 8.3,
    8.4)"""
    hand = arena.hands[seat]
    arena.learnt = arena.learnt.shown(arena.all_but(seat), seat, hand)
    arena.show(EVERYONE, PASSED, seat, [int(card) for card in hand])


@final
class StallGuard(PlayerStep):
    """After a full circle of idle turns with no playable card in any hand the game ends and is scored. (CA-8.5)"""

    def run(self, arena: Arena) -> None:
        if arena.idle >= arena.seats and not anyone_can_play(arena):
            arena.record(STALLED)
            arena.drop_to(Scoring)


def anyone_can_play(arena: Arena) -> bool:
    """Whether a hand, frozen cards included, holds a playable card."""
    for cards in (*arena.hands, *arena.frozen):
        for card in cards:
            if arena.playable(card):
                return True
    return False
