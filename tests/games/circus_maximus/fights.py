"""Short words for the tests of combat: two chariots side by side on the home stretch, and one blow."""

from __future__ import annotations

from harena.core.table import Table

from .tables import Draw, asked, say, table

BESIDE = {"car": "home 20/4", "team": "home 19/4"}
"""Where blue stands when its car, or its team, is beside red's car on home 19/3."""
LASHES: dict[str, list[Draw]] = {
    "-": [4, 5],
    "B": [1, 2],
    "S": [4, 4],
    "M": [2, 3],
    "W": [1, 1],
    "G": [3, 4],
}
"""Two dice that bring a result of the driver lash in the column of factor 0."""
EQUAL: list[Draw] = [3, 3, 3, 3]


def clash(part: str, draws: list[Draw], red: str = "", blue: str = "", more: str = "") -> Table:
    """Red moves in lane 3 with 6 MFs; blue stands in lane 4 with its car or its team beside red's car."""
    return table(
        f"seats: 2; mover: red; left: 6; red: at home 20/3{red}; blue: at {BESIDE[part]}{blue}{more}", draws, None
    )


def strike(tab: Table, words: str) -> list[dict[str, object]]:
    """The mover strikes, and whoever is struck holds."""
    seq = tab.seq()
    say(tab, 0, words)
    if asked(tab) == [1]:
        say(tab, 1, "hold")
    return tab.all_events(seq)


def lash(result: str, *after: Draw) -> list[Draw]:
    """The dice of a driver lash between equals with a result, and the dice that follow."""
    return [*EQUAL, *LASHES[result], *after]
