"""What a game must provide to be drawn, and what it is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final, Protocol, final

from ..core.game import Result
from ..core.ids import Seat
from ..core.table import Table
from ..rules import Book
from .players import Players
from .screen import Picture

Words = Mapping[str, object]


@final
class Sight:
    """A table as one reader may see it; a spectator has no seat."""

    def __init__(
        self,
        view: Words,
        options: dict[str, object],
        odds: Callable[[], Words],
        seat: int | None,
        players: Players,
        book: Book,
    ) -> None:
        self._odds: Final = odds
        self.seat: Final = seat
        self.players: Final = players
        self.book: Final = book
        self.options: Final = options
        self.view: Final = view
        """What the reader may know, in the words that the game declares."""

    @cached_property
    def outlook(self) -> Words:
        """What the game's odds say without a move, for the seat that looks; nothing where they cannot be had. Of a
        spectator's, a drawer reads only public fields."""
        return self._odds()


def sight_of(table: Table, seat: int | None, players: Players, book: Book) -> Sight:
    """A table that is played here, as one reader may see it."""
    view = table.game.view(table.state, None if seat is None else Seat(seat)).words()
    return Sight(view, table.options, lambda: table.game.odds(table.state, Seat(seat or 0), []), seat, players, book)


class Drawer(Protocol):
    """How one game looks."""

    turn_kind: str
    """The kind of event that begins a turn; the log is cut there."""
    untold: frozenset[str]
    """Kinds of events that the table shows anyway, so they are not told."""

    def turn_of(self, words: Words, view: Words) -> int | None:
        """Whose turn begins with an event of that kind."""

    def board(self, sight: Sight) -> Picture:
        """The whole table."""

    def glance(self, sight: Sight) -> Picture:
        """What has changed on it by one's own answer, where that is more than is told."""

    def hand(self, sight: Sight) -> Picture:
        """What the reader holds."""

    def known(self, sight: Sight) -> Picture:
        """What the reader has learnt of hidden things."""

    def in_full(self, line: str, asked: dict[str, object], book: Book) -> str:
        """What somebody typed, where it is short for several moves as the words of those moves."""

    def notes(self, sight: Sight) -> dict[str, str]:
        """What is to be said of the reader's options, by their words: costs, chances."""

    def ending(self, sight: Sight, result: Result) -> Picture:
        """Standings, and how they came about."""
