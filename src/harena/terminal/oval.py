"""A loop of tiles laid out as an oval on a screen: the start below, from there to the right and round."""

from __future__ import annotations

from typing import Final, final

_WIDEST: Final = 11
"""So many cells fit beside each other."""
_SIDES: Final = 5 / 32
"""Which part of the tiles stands on each side; the rulebook's track gets its straights above and below that way."""


@final
class Oval:
    """Which tile stands where; None where an odd number leaves a gap."""

    def __init__(self, shapes: list[int]) -> None:
        self.tiles: Final = len(shapes)
        half = (self.tiles + 1) // 2
        self.columns: Final = min(_WIDEST, max(min(2, half), half - round(_SIDES * 2 * half)))
        self.sides: Final = half - self.columns
        self.start: Final = self.start_column(shapes)

    def start_column(self, shapes: list[int]) -> int:
        """The last curve, halved by its side, ends below; the line comes after it and what is left of the straight."""
        backwards = shapes[:0:-1]
        straights = backwards.index(1) if 1 in backwards else 0
        curves = [*backwards[straights:], 0].index(0)
        return max(0, min(self.columns - 1, straights + (curves - self.sides) // 2))

    def at(self, place: int) -> int | None:
        """The tile at a place, counted from the lower left corner on."""
        tile = (place - self.start) % (2 * (self.columns + self.sides))
        return tile if tile < self.tiles else None

    def below(self) -> list[int | None]:
        return [self.at(place) for place in range(self.columns)]

    def right(self) -> list[int | None]:
        """From above."""
        first = self.columns
        return [self.at(place) for place in range(first + self.sides - 1, first - 1, -1)]

    def above(self) -> list[int | None]:
        first = self.columns + self.sides
        return [self.at(place) for place in range(first + self.columns - 1, first - 1, -1)]

    def left(self) -> list[int | None]:
        """From above."""
        first = 2 * self.columns + self.sides
        return [self.at(place) for place in range(first, first + self.sides)]
