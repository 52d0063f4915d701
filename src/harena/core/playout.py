"""Play to the end by uniformly random picks: the loop behind benches, soaks and rollouts."""

from __future__ import annotations

from .agenda import Choice, State
from .chance import Chance
from .ids import Seat


def play_out(state: State, chance: Chance, most: int = 1_000_000) -> int:
    """How many decisions it took until the game was over or `most` were made."""
    decisions = 0
    agenda = state.agenda
    while agenda and decisions < most:
        top = agenda[-1]
        seat: Seat
        if isinstance(top, Choice):
            seat = top.seat
            options = top.options(state)
        else:
            waiting = state.asked()
            seat = waiting[chance.below(len(waiting), "play")]
            options = state.options(seat)
        state.take(seat, options[chance.below(len(options), "play")])
        decisions += 1
    return decisions
