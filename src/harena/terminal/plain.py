"""Any game drawn from the words of its view: one line for each thing on the table. For games without a drawer of their
own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Result
from ..rules import Book
from .drawing import Landmarks, Sight, Words
from .screen import Picture

ASKING: Final = frozenset({"asked", "choice", "question", "clause"})
"""What a view says of the question under way; the question itself is told beside the board."""
OWN: Final = "you"
SEATED: Final = "players"
"""One entry of this list belongs to each seat."""


@final
class PlainDrawer:
    """What lies on the table, by name."""

    turn_kinds = frozenset({"turn-begun"})
    untold = turn_kinds
    landmarks: Landmarks = (("turn", "turn-begun"),)

    def turn_of(self, words: Words, view: Words) -> int | None:
        turn = words.get("seat")
        return turn if isinstance(turn, int) else None

    def board(self, sight: Sight) -> Picture:
        return Lines(sight).picture({name: value for name, value in sight.view.items() if name not in ASKING})

    def glance(self, sight: Sight) -> Picture:
        return Picture([], [])

    def hand(self, sight: Sight) -> Picture:
        own = sight.view.get(OWN)
        return Lines(sight).picture({OWN: own}) if isinstance(own, Mapping) else Picture([], [])

    def known(self, sight: Sight) -> Picture:
        """What a reader has learnt is among his own words, if it is anywhere."""
        return Picture([], [])

    def page(self, line: str, sight: Sight) -> Picture | None:
        return None

    def in_full(self, line: str, asked: dict[str, object], book: Book) -> str:
        return line

    def notes(self, sight: Sight) -> dict[str, str]:
        return {}

    def ending(self, sight: Sight, result: Result) -> Picture:
        book, players = sight.book, sight.players
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        for key in ("end-place", "end-player", "end-score"):
            grid.add_column(book.say(key))
        lines: list[str] = []
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            place, score = str(result.places[seat]), str(result.scores[seat])
            grid.add_row(place, players.called(seat), score)
            lines.append(book.labelled(f"{place}. {players.names[seat]}, {book.say('end-score')}", score))
        return Picture([grid], lines)


@final
class Lines:
    """The words of a view in the reader's own, a line for each."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.book: Final = sight.book
        self.names: Final = sight.players.names

    def picture(self, words: Words) -> Picture:
        lines = self.lines(words)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for label, text in lines:
            grid.add_row(Text(label, "bold"), text)
        return Picture([grid], [self.book.labelled(label, text) for label, text in lines])

    def lines(self, words: Words, before: str = "") -> list[tuple[str, str]]:
        """The label and the text of every line. What has parts has a line for each of them."""
        found: list[tuple[str, str]] = []
        for name, value in words.items():
            label = f"{before}{self.label(name)}"
            if isinstance(value, Mapping):
                found += self.lines({part: value[part] for part in value if part != "seat"}, f"{label}, ")
            elif isinstance(value, list) and any(isinstance(one, Mapping) for one in value):
                names = self.names if name == SEATED else [f"{label} {place + 1}" for place in range(len(value))]
                found += [(one, self.text(part)) for one, part in zip(names, value, strict=True)]
            else:
                found.append((label, self.text(value)))
        return found

    def label(self, name: str) -> str:
        key = f"view-{name.replace('_', '-')}"
        return self.book.say(key) if self.book.has(key) else self.book.word(name.replace("_", " "))

    def text(self, value: object) -> str:
        if isinstance(value, Mapping):
            return "; ".join(self.book.labelled(self.label(name), self.text(one)) for name, one in value.items())
        if isinstance(value, list):
            return ", ".join(self.text(one) for one in value) or self.book.say("value-none")
        if value is None or value == "":
            return self.book.say("value-none")
        if isinstance(value, bool):
            return self.book.say("value-yes" if value else "value-no")
        return self.book.word(value) if isinstance(value, str) else str(value)
