"""The specification chart of Circus Maximus at the keyboard: what its cells cost, and a whole chart in one line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ..games.circus_maximus.chariot import WEAPON_SETS
from ..games.circus_maximus.charts import PRESETS, SPECIFICATION, SPECIFICATION_POINTS, ready_made
from ..games.circus_maximus.weapons import cost_of
from ..rules import Book, plain_letters

_ROWS: Final = list(SPECIFICATION)
_PRINTED: Final = ["horse-1", "horse-2", "horse-3", "horse-4", *_ROWS[4:]]
"""The rows in the order in which somebody types them: horses from left to right."""
_LINE: Final = re.compile(
    r"(\d+)-(\d+)-(\d+)-(\d+) \+?(\d+) (\d+) (none|no-whip|whip|long|long-whip) (\d+)/(\d+)(?: ([a-z-]+))? (\d+)"
)
_SHORT: Final = {"none": "no-whip", "long": "long-whip"}


def in_full(line: str, asked: Mapping[str, object], book: Book) -> str:
    """A whole chart, or the name of a ready-made one, as the moves that write it from the row asked for on; any other
    line as it is."""
    entry = asked.get("entry")
    if entry not in SPECIFICATION:
        return line
    cells = named_chart(line, book, points_for(asked)) or typed_chart(line)
    rows = _ROWS[_ROWS.index(str(entry)) :]
    return ", ".join(cell_move(str(asked["chariot"]), row, cells[row]) for row in rows) if cells else line


def points_for(asked: Mapping[str, object]) -> int:
    """The points there are for the whole chart; once it is begun, it is as if weapons had cost none."""
    left = asked.get("left")
    return left if asked.get("entry") == _ROWS[0] and isinstance(left, int) else SPECIFICATION_POINTS


def named_chart(line: str, book: Book, points: int) -> dict[str, str]:
    """A ready-made specification by its name, in English or in the reader's language."""
    for name in PRESETS:
        if plain_letters(line.strip()) in (name, plain_letters(book.word(name))):
            return dict(zip(_ROWS, ready_made(name, points), strict=True))
    return {}


def typed_chart(line: str) -> dict[str, str]:
    """`5-4-4-5 +1 6 whip 6/6 both 40`: horses, modifier, hits, whip, wheels, blades if there are any, endurance."""
    found = _LINE.fullmatch(" ".join(line.lower().split()))
    if found is None:
        return {}
    cells = dict(zip(_PRINTED, found.groups(), strict=True))
    cells["whip"] = _SHORT.get(cells["whip"], cells["whip"])
    cells["blades"] = blades_named(cells["blades"] or "none")
    return cells


def blades_named(word: str) -> str:
    """`both`, `left-long`, `none` or the whole word of the chart."""
    for whole in (word, f"{word}-blades", f"no-{word}", "no-blades" if word == "none" else ""):
        if whole in SPECIFICATION["blades"]:
            return whole
    return word


def cell_move(chariot: str, row: str, cell: str) -> str:
    return f"spec {chariot} {row} {cell}" if cell.isdecimal() else f"spec {chariot} {cell}"


def one_line(name: str) -> str:
    """A ready-made specification as somebody would type it."""
    cells = dict(zip(_ROWS, PRESETS[name], strict=True))
    horses = "-".join(cells[row] for row in _PRINTED[:4])
    wheels = f"{cells['left-wheel']}/{cells['right-wheel']}"
    blades = cells["blades"].removesuffix("-blades")
    parts = [horses, f"+{cells['modifier']}", cells["hits"], cells["whip"], wheels, blades, cells["endurance"]]
    return " ".join(parts).replace(" no ", " none ")


def costs(asked: Mapping[str, object]) -> dict[str, int]:
    """By move, the points it takes."""
    entry, chariot = asked.get("entry"), str(asked.get("chariot"))
    if entry == "weapons":
        return {f"weapons {chariot} {name}": cost_of(mask) for mask, name in enumerate(WEAPON_SETS)}
    cells = SPECIFICATION.get(str(entry), {})
    return {cell_move(chariot, str(entry), cell): cost for cell, cost in cells.items()}
