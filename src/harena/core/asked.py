"""A question as one seat may know it: all that a bot, a hint or an explanation is given."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .agenda import State, Together
from .chance import Chance, Fast
from .events import Event
from .game import Game, View
from .ids import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked:
    """The options and the view of the seat that is asked, and worlds that could be true for all it knows.

    The state it keeps is a copy without the table's chance: nothing can be drawn from it that the table will draw.
    """

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.options: Final = state.options(seat)
        self.seats: Final = state.seats
        self.sealed: Final = bool(state.agenda) and isinstance(state.agenda[-1], Together)
        """Whether the others answer at the same time, unseen."""
        self.events: Final = known_events(state, seat)
        """What this seat has been told, if the table keeps a log."""
        self._state: Final = state.clone(Fast(0))

    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    def imagine(self, chance: Chance) -> State:
        """A world that fits all this seat has seen, served by this chance."""
        return self.game.imagine(self._state, self.seat, chance)

    def certain(self) -> bool:
        """Whether nothing is hidden from this seat, so that there is nothing to guess at: in the lab alone."""
        return False


def known_events(state: State, seat: Seat) -> list[Event]:
    return [] if state.log is None else [event for event in state.log.events if event.known_to(seat)]
