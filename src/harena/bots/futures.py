"""What a state is worth to each seat: the average over futures in which everybody plays by quick answers.

For the review of finished games, where the truth is no secret any more; nobody is asked anything with it.
"""

from __future__ import annotations

from typing import Final, final

from ..core.agenda import State
from ..core.chance import Chance, Fast
from ..core.ids import Pick, Seat
from .mind import Mind

_FAR: Final = 2_000
"""No future is played on for more decisions than this."""


@final
class Future:
    """Each seat's worth at the horizon, and once more as far. Near values vary less, so they show what a single draw
    was worth; far ones tell better how the game stands."""

    def __init__(self, near: list[float], far: list[float]) -> None:
        self.near: Final = near
        self.far: Final = far


def quick_futures(mind: Mind, state: State, horizon: int, futures: int, seed: int) -> list[Future]:
    """Futures of a state; there is one if the game is over."""
    if not state.agenda:
        end = mind.value(state)
        return [Future(end, end)] * futures
    return [
        play_on(mind, state.clone(Fast(seed + number)), horizon, Fast(~(seed + number))) for number in range(futures)
    ]


def futures_after(
    mind: Mind, state: State, seat: Seat, pick: Pick, horizon: int, futures: int, seed: int
) -> list[list[float]]:
    """Each seat's worth at the horizon after a pick for which chance draws anew in each future."""
    values: list[list[float]] = []
    for number in range(futures):
        future = state.clone(Fast(seed + number))
        future.take(seat, pick)
        values.append(worth_at(mind, future, horizon, Fast(~(seed + number))))
    return values


def play_on(mind: Mind, state: State, horizon: int, whims: Chance) -> Future:
    near = worth_at(mind, state, horizon, whims)
    if not state.agenda:
        return Future(near, near)
    return Future(near, worth_at(mind, state, mind.horizon(state, state.asked()[0]), whims))


def worth_at(mind: Mind, state: State, horizon: int, whims: Chance) -> list[float]:
    agenda = state.agenda
    for _ in range(_FAR):
        if not agenda or mind.clock(state) >= horizon:
            break
        seat = state.asked()[0]
        options = state.options(seat)
        state.take(seat, options[0] if len(options) == 1 else mind.reply(state, seat, options, whims))
    return mind.value(state)
