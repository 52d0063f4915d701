"""Short words for the tests of Wreckus Maximus: two chariots in the crossing of the figure 8.

The eastward leg's square 3 + c in lane p is the southward leg's 3 + p in lane 9 - c. Red heads east with its car on
east 6/4; right north of that lies south 6/6, right south of it south 8/6.
"""

from __future__ import annotations

from harena.core.table import Table

from .tables import Draw, advanced, table

EIGHT = "option circuit: figure-8; "
AHEAD_OF = "at south 6/6"
"""Blue heads south, its horses' heads right before red's car."""
BEHIND = "at south 9/6"
"""Blue heads south, red's car right behind its own."""
BESIDE = "at east 6/5"
"""Blue heads east as red does, its team beside red's car."""


def meeting(blue: str, draws: list[Draw], red: str = "", more: str = "") -> Table:
    """Red moves with 6 MFs; where blue stands is said."""
    position = f"seats: 2; {EIGHT}mover: red; left: 6; red: at east 7/4{red}; blue: {blue}{more}"
    return table(position, draws, None)


def loose(red: str, draws: list[Draw], blue: str = "at east 1/8", left: int = 5) -> Table:
    """Red is a team without its driver that goes on with some MFs; then chance goes on by itself."""
    return advanced(f"seats: 2; {EIGHT}mover: red; left: {left}; red: {red}; blue: {blue}", draws)
