"""The mind of a game that has none of its own: it knows nothing but how a game ends."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..core.agenda import State
from ..core.game import Game
from ..core.ids import Pick, Seat
from .mind import Mind, worth_of_places


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainMind(Mind):
    """All options look alike, and futures are played to their end at random: search alone has to tell them apart. A
    mind of a game's own begins with whichever of these methods it can do better."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, ["standing"])

    def weigh(self, state: State, seat: Seat, options: list[Pick]) -> list[float]:
        return [0.0] * len(options)

    def clock(self, state: State) -> int:
        return 0

    def horizon(self, state: State, seat: Seat) -> int:
        """Never reached, so that every future goes on to the end of the game."""
        return 1

    def value(self, state: State) -> list[float]:
        result = self.game.result(state)
        return [0.5] * state.seats if result is None else worth_of_places(result.places)

    def make_up(self, state: State, seat: Seat) -> list[float]:
        return [self.value(state)[seat]]

    def mishap(self, state: State, seat: Seat) -> bool:
        """The worst that is known of any game is to come last."""
        return self.value(state)[seat] == 0.0
