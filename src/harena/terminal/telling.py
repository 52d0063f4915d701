"""Events told in sentences, a paragraph for each turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from ..core.ids import Seat
from ..core.table import Table
from ..rules import Book
from .drawing import Drawer
from .players import Players
from .screen import Picture

Words = dict[str, object]


class Sentence(NamedTuple):
    """One event as the reader is told it."""

    text: str
    clause: str


class Paragraph(NamedTuple):
    """What happened in one player's turn; before the first turn it is nobody's."""

    seat: int | None
    sentences: list[Sentence]


def known_events(table: Table, seat: int | None, first: int = 0) -> list[Words]:
    """The events a reader may know, from a number on."""
    since = table.seq_of(first) - 1
    events = table.events(None if seat is None else Seat(seat), since)
    return [words for words in events if "kind" in words and int(str(words["number"])) >= first]


def paragraphs(
    events: Iterable[Words],
    view: Mapping[str, object],
    reader: int | None,
    book: Book,
    players: Players,
    drawer: Drawer,
    seat: int | None = None,
) -> list[Paragraph]:
    """Sentences cut where a turn begins; `seat` had the turn when these events began."""
    told = [Paragraph(seat, [])]
    for words in events:
        if words["kind"] in drawer.turn_kinds:
            told.append(Paragraph(drawer.turn_of(words, view), []))
        if words["kind"] not in drawer.untold:
            told[-1].sentences.append(Sentence(book.event(words, reader, players.names), str(words["clause"])))
    return [paragraph for paragraph in told if paragraph.sentences]


def told(paragraphs: list[Paragraph], players: Players) -> Picture:
    """Drawn, a paragraph stands beside its player's badge; plain, every sentence is a line."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    lines: list[str] = []
    for paragraph in paragraphs:
        badge = Text("") if paragraph.seat is None else players.badge(paragraph.seat)
        grid.add_row(badge, " ".join(sentence.text for sentence in paragraph.sentences))
        lines += [sentence.text for sentence in paragraph.sentences]
    return Picture([grid] if paragraphs else [], lines)


def turn_before(latest_first: Iterable[Words], view: Mapping[str, object], drawer: Drawer) -> int | None:
    """Whose turn it was after these events."""
    for words in latest_first:
        if words.get("kind") in drawer.turn_kinds:
            return drawer.turn_of(words, view)
    return None
