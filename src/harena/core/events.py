"""Nouns for what happened. A kind is declared once with clause and fields; an event adds numbers and an audience."""

from __future__ import annotations

from typing import Final, final

from .declared import Declared
from .ids import EVERYONE, Seat


@final
class Kind(Declared):
    """One sort of event. A telling kind gives information, so nobody may undo past it. After a shuffling one a game no
    longer keeps apart what was shown before: cards that lay open go back into a bag."""

    def __init__(
        self, name: str, clause: str, fields: str = "", *, telling: bool = False, shuffling: bool = False
    ) -> None:
        super().__init__(name, clause, fields)
        self.telling: Final = telling
        self.shuffling: Final = shuffling


@final
class Event:
    """Something that happened, with the numbers that went into it and the seats that may know."""

    def __init__(self, kind: Kind, numbers: tuple[int, ...], audience: int = EVERYONE) -> None:
        self.kind: Final = kind
        self.numbers: Final = numbers
        self.audience: Final = audience

    def known_to(self, seat: Seat | None) -> bool:
        """Spectators (no seat) know what everybody knows."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and (self.audience >> seat) & 1 == 1


@final
class Log:
    """The history beside a state: attached for play, absent in search."""

    def __init__(self) -> None:
        self.events: list[Event] = []
