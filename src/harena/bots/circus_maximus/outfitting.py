"""How a chariot is prepared: a plan or a ready-made specification that is known to race well, and few weapons."""

from __future__ import annotations

from typing import Final

from ...core.ids import Pick
from ...games.circus_maximus.chariot import DUST, KNIFE
from ...games.circus_maximus.charts import POINTS, PRESETS, SPECIFICATION
from ...games.circus_maximus.verbs import ARM, CELLS, PLANS, PREPARE, SPECIFY

NOT_TAKEN: Final = -60.0
_BEST_PLAN: Final = PLANS.index([2, 0, 2, 0])
_WORSE_PLAN: Final = -7.0
_ARMS: Final = {DUST | KNIFE: 0.0}
"""Of 32 points three are well spent, and that is no question for a search that ends with the first turn. The spear is
not: with it drivers lost 80 races of 120."""
_DEAR_ARMS: Final = {0: 0.0}
"""Of four none is: whoever spared one for dust lost 123 races of 150, two for a knife 144."""
_LIKED: Final = {"runner": 0.0, "driver": 0.0, "stayer": 0.0}
_OTHERWISE: Final = -1.0
"""Of eight chariots that drive alike, those that won a race in six, and those that won fewer than one in ten."""
_ROWS: Final = list(SPECIFICATION)
_LAST: Final = len(_ROWS) - 1


def weigh_preparation(written: list[Pick], left: int, options: list[Pick]) -> list[float]:
    """One weight for each option, after what was written before, with so many points left."""
    if PREPARE.holds(options[0]):
        return [weigh_plan(PREPARE.which(pick)) for pick in options]
    if ARM.holds(options[0]):
        arms = _DEAR_ARMS if left <= POINTS else _ARMS
        return [arms.get(ARM.which(pick), NOT_TAKEN) for pick in options]
    return weigh_cells([SPECIFY.which(pick) for pick in written if SPECIFY.holds(pick)], left, options)


def weigh_plan(which: int) -> float:
    """Driver and team, of which the most are two."""
    if which == _BEST_PLAN:
        return 0.0
    plan = PLANS[which]
    spared = sum(plan) < POINTS and plan[0] + plan[2] == sum(plan)
    return 0.0 if spared else _WORSE_PLAN


def weigh_cells(written: list[int], left: int, options: list[Pick]) -> list[float]:
    """What the specifications say that come nearest to what is written, with so many points left; the last row takes
    all that are left then."""
    row = len(written)
    if row == _LAST:
        return [0.0 if pick == options[-1] else NOT_TAKEN for pick in options]
    payable = [name for name in PRESETS if is_paid(name, row, left)] or list(PRESETS)
    apart = {name: sum([1 for place in range(row) if cell(name, place) != written[place]]) for name in payable}
    nearest = [name for name in payable if apart[name] == min(apart.values())]
    wanted: dict[int, float] = {}
    for name in nearest:
        place = open_cell(cell(name, row), options)
        wanted[place] = max(wanted.get(place, NOT_TAKEN), _LIKED.get(name, _OTHERWISE))
    return [wanted.get(SPECIFY.which(pick), NOT_TAKEN) for pick in options]


def cell(name: str, row: int) -> int:
    """The cell of a row that a ready-made specification takes."""
    word = PRESETS[name][row]
    return CELLS.index(f"{_ROWS[row]} {word}" if word.isdecimal() else word)


def is_paid(name: str, row: int, left: int) -> bool:
    """Whether the points left are enough for what is to come of a ready-made specification; endurance can be spared."""
    return sum([SPECIFICATION[_ROWS[place]][PRESETS[name][place]] for place in range(row, _LAST)]) <= left


def open_cell(wanted: int, options: list[Pick]) -> int:
    """A cell, or the next cheaper one that can be paid; of whips and blades none instead."""
    cells = [SPECIFY.which(pick) for pick in options]
    if wanted in cells:
        return wanted
    return cells[-1] if CELLS[wanted][-1].isdecimal() else cells[0]
