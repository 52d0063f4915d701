"""A stretch of an eight-lane track laid out in columns of a screen: straights square by square, corners by their own
scale, lane 1 above."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from ..games.circus_maximus.track import GRAY, HOME, LANES, SECTIONS, Square, Track

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

    section: int
    first: int


@final
class Window:
    """So many columns of the track, beginning some way behind a square."""

    def __init__(self, track: Track, square: Square, columns: int, behind: int, *, from_gray: bool) -> None:
        self.track: Final = track
        self.columns: Final = columns
        self.widths: Final = [self.width_of(section) for section in range(len(SECTIONS))]
        start = self.column(square) - behind
        section = track.section[square]
        if start < 0 and section != GRAY:
            section = GRAY if section == HOME and from_gray else (section + 3) % 4
            start += self.widths[section]
        self.parts: Final = self.laid_out(section, -max(0, start))
        self.lanes: Final = [self.cells(lane) for lane in range(1, LANES + 1)]
        """By lane from 1 on, the squares that can be seen, in their order."""

    def laid_out(self, section: int, first: int) -> list[Part]:
        """Sections one after the other until the window is full."""
        parts: list[Part] = []
        while first < self.columns:
            if first + self.widths[section] > 0:
                parts.append(Part(section, first))
            first += self.widths[section]
            section = HOME if section == GRAY else (section + 1) % 4
        return parts

    def width_of(self, section: int) -> int:
        """As wide as the lane with most squares needs."""
        return _CELL * max(self.track.count(section, lane) for lane in range(1, LANES + 1))

    def column(self, square: Square) -> int:
        """Where a square begins in its section."""
        return self.scaled(self.track.section[square], self.track.tail[square])

    def scaled(self, section: int, border: int) -> int:
        return border * self.widths[section] // self.track.edges[section][1][-1]

    def cells(self, lane: int) -> list[Cell]:
        return [cell for part in self.parts for cell in self.section_cells(part, lane) if cell.width > 0]

    def section_cells(self, part: Part, lane: int) -> list[Cell]:
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
