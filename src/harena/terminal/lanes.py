"""A stretch of an eight-lane track laid out in columns of a screen: straights square by square, corners by their own
scale, lane 1 above."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from ..games.circus_maximus.track import EVERY_LANE, START, Lane, Section, Square, Track

_CELL: Final = 2
"""Columns of the smallest square: its border and what stands on it."""


class Cell(NamedTuple):
    """A square on the screen: its first column in the window and its width, both cut by the window's ends."""

    square: Square
    first: int
    width: int
    opens: bool
    """Whether its border is in the window."""


class Part(NamedTuple):
    """A section in the window."""

    section: Section
    first: int


@final
class Window:
    """So many columns of the track, beginning some way behind a square."""

    def __init__(self, track: Track, square: Square, columns: int, behind: int, *, from_gray: bool) -> None:
        self.track: Final = track
        self.columns: Final = columns
        self.widths: Final = [self.width_of(Section(section)) for section in range(len(track.legs))]
        start = self.column(square) - behind
        section = track.section[square]
        if start < 0 and section != track.run_in:
            section = track.run_in if section == START and from_gray else track.before(section)
            start += self.widths[section]
        self.parts: Final = self.laid_out(section, -max(0, start))
        self.lanes: Final = [self.cells(lane) for lane in EVERY_LANE]
        """By lane from 1 on, the squares that can be seen, in their order."""

    def laid_out(self, section: Section, first: int) -> list[Part]:
        """Sections one after the other until the window is full."""
        parts: list[Part] = []
        while first < self.columns:
            if first + self.widths[section] > 0:
                parts.append(Part(section, first))
            first += self.widths[section]
            section = self.track.following[section]
        return parts

    def width_of(self, section: Section) -> int:
        """As wide as the lane with most squares needs."""
        return _CELL * max(self.track.count(section, lane) for lane in EVERY_LANE)

    def column(self, square: Square) -> int:
        """Where a square begins in its section."""
        return self.scaled(self.track.section[square], self.track.tail[square])

    def scaled(self, section: Section, border: int) -> int:
        return border * self.widths[section] // self.track.edges[section][1][-1]

    def cells(self, lane: Lane) -> list[Cell]:
        return [cell for part in self.parts for cell in self.section_cells(part, lane) if cell.width > 0]

    def section_cells(self, part: Part, lane: Lane) -> list[Cell]:
        first = self.track.first[part.section][lane]
        return [
            self.cell(part, Square(square)) for square in range(first, first + self.track.count(part.section, lane))
        ]

    def cell(self, part: Part, square: Square) -> Cell:
        begins = part.first + self.column(square)
        ends = min(self.columns, part.first + self.scaled(part.section, self.track.head[square]))
        return Cell(square, max(0, begins), ends - max(0, begins), begins >= 0)

    def squares(self) -> list[Square]:
        """Every square that can be seen, lane by lane."""
        return [cell.square for lane in self.lanes for cell in lane]
