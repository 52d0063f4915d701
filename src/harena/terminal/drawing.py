"""What a game must provide to be drawn, and what it is given."""

from __future__ import annotations

from typing import Final, Protocol, final

from ..core.game import Result, View
from ..core.ids import Seat
from ..core.table import Table
from ..rules import Book
from .players import Players
from .screen import Picture


@final
class Sight:
    """A table as one reader may see it; a spectator has no seat."""

    def __init__(self, table: Table, seat: int | None, players: Players, book: Book) -> None:
        self.seat: Final = seat
        self.players: Final = players
        self.book: Final = book
        self.options: Final = table.options
        self.view: Final[View] = table.game.view(table.state, None if seat is None else Seat(seat))
        # What a full row would do is public, so any seat's outlook tells it to spectators too.
        self.outlook: Final = table.game.odds(table.state, Seat(seat or 0), [])


class Drawer(Protocol):
    """How one game looks."""

    turn_kind: str
    """The kind of event that begins a turn; the log is cut there."""

    def board(self, sight: Sight) -> Picture:
        """The whole table."""

    def hand(self, sight: Sight) -> Picture:
        """What the reader holds."""

    def known(self, sight: Sight) -> Picture:
        """What the reader has learnt of hidden things."""

    def ending(self, sight: Sight, result: Result) -> Picture:
        """Standings, and how they came about."""
