"""Different kinds of number have different types; all of them are plain ints once compiled."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
Pick = NewType("Pick", int)
Clause = NewType("Clause", str)

NOBODY: Final = Seat(-1)
SEAT_COLOURS: Final = ["red", "blue", "green", "yellow", "violet", "orange", "turquoise", "silver", "copper", "pearl"]
"""What players are called where nobody gave them names, by seat."""
EVERYONE: Final = -1
"""An audience is a mask of seats; all bits set is everybody, spectators too."""


def only(seat: Seat) -> int:
    """The audience of one seat."""
    return 1 << seat
