"""What a game must provide to be drawn, and what it is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final, Protocol, final

from ..core.game import Result
from ..core.ids import Seat
from ..core.table import Table
from ..rules import Book
from .players import Players
from .screen import Picture

Words = Mapping[str, object]
Landmarks = tuple[tuple[str, str], ...]


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
        events: Callable[[], Sequence[Words]] = list,
    ) -> None:
        self._odds: Final = odds
        self._events: Final = events
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

    @cached_property
    def events(self) -> Sequence[Words]:
        """All that has happened, as far as the reader may know it."""
        return self._events()


def sight_of(table: Table, seat: int | None, players: Players, book: Book) -> Sight:
    """A table that is played here, as one reader may see it."""
    reader = None if seat is None else Seat(seat)
    view = table.game.view(table.state, reader).words()

    def odds() -> Words:
        return table.game.odds(table.state, Seat(seat or 0), [])

    def events() -> list[dict[str, object]]:
        return [words for words in table.events(reader, -1) if "kind" in words]

    return Sight(view, table.options, odds, seat, players, book, events)


class Drawer(Protocol):
    """How one game looks."""

    turn_kinds: frozenset[str]
    """The kinds of events that begin a turn; the log is cut there."""
    untold: frozenset[str]
    """Kinds of events that the table shows anyway, so they are not told."""
    landmarks: Landmarks
    """What a replay can jump to, the large before the small, by the kind of event it begins with."""

    def turn_of(self, words: Words, view: Words) -> int | None:
        """Whose turn begins with an event of such a kind; nobody's, if nobody has one."""

    def board(self, sight: Sight) -> Picture:
        """The whole table."""

    def glance(self, sight: Sight) -> Picture:
        """What has changed on it by one's own answer, where that is more than is told."""

    def hand(self, sight: Sight) -> Picture:
        """What the reader holds."""

    def known(self, sight: Sight) -> Picture:
        """What the reader has learnt of hidden things."""

    def page(self, line: str, sight: Sight) -> Picture | None:
        """A page of the game's own, where somebody has typed its name."""

    def in_full(self, line: str, asked: dict[str, object], book: Book) -> str:
        """What somebody typed, where it is short for several moves as the words of those moves."""

    def notes(self, sight: Sight) -> dict[str, str]:
        """What is to be said of the reader's options, by their words: costs, chances."""

    def ending(self, sight: Sight, result: Result) -> Picture:
        """Standings, and how they came about."""
