"""The collected tables, each once, as data. Rows and columns stand as on the printed sheet."""

from __future__ import annotations

from typing import Final

# ---- building a chariot

MOST_POINTS: Final = 2
POINTS: Final = 4
"""Preparation points for one part, and for a chariot. (CM-3.6a)"""
LIGHT: Final = 0
NORMAL: Final = 1
HEAVY: Final = 2
CARS: Final = ["light", "normal", "heavy"]
"""Points for the car buy its weight; those for the driver his modifier; those for team and endurance a row of their
charts. (CM-3.6-chart)"""
BOXES: Final = 10
"""Boxes of each wheel, whatever the car. (CM-3.6.2)"""

DRIVER_HITS: Final = [0, 5, 6, 6, 7, 7, 8, 9, 10]
TEAM_SPEED: Final = [
    [[5, 4, 3, 4], [4, 4, 4, 4], [5, 3, 2, 5], [5, 4, 2, 4], [5, 3, 2, 4], [4, 3, 3, 4]],
    [[6, 4, 4, 5], [6, 4, 3, 5], [5, 4, 4, 5], [6, 3, 3, 5], [5, 4, 3, 5], [5, 3, 3, 5]],
    [[7, 4, 4, 7], [7, 5, 3, 6], [7, 5, 4, 5], [7, 4, 3, 6], [6, 4, 4, 6], [7, 4, 3, 5]],
]
ENDURANCE: Final = [[36, 33, 30, 27, 24, 21], [55, 52, 49, 46, 43, 40], [74, 71, 68, 65, 62, 59]]


def driver_hits(index: int) -> int:
    """By die plus modifier; never more than ten. (CM-3.6.1a, 3.6.1b, 3.6.1-chart)"""
    return DRIVER_HITS[index] if index < len(DRIVER_HITS) else DRIVER_HITS[-1]


# ---- the specification chart

SPECIFICATION_POINTS: Final = 32
"""For each chariot, whatever the rows. (CM-27.1-1)"""
_HORSE: Final = {"1": 0, "2": 1, "3": 2, "4": 3, "5": 4, "6": 5, "7": 6, "8": 7}
_WHEEL: Final = {"2": 0, "4": 1, "6": 2, "8": 3, "10": 4}
SPECIFICATION: Final[dict[str, dict[str, int]]] = {
    "horse-1": _HORSE,
    "horse-4": _HORSE,
    "horse-2": _HORSE,
    "horse-3": _HORSE,
    "modifier": {"0": 0, "1": 5, "2": 10, "3": 15},
    "hits": {"2": 0, "4": 1, "6": 2, "8": 3, "10": 4, "12": 5},
    "whip": {"no-whip": 0, "whip": 2, "long-whip": 4},
    "left-wheel": _WHEEL,
    "right-wheel": _WHEEL,
    "blades": {
        "no-blades": 0,
        "left-blades": 4,
        "left-long-blades": 6,
        "right-blades": 4,
        "right-long-blades": 6,
        "both-blades": 7,
        "both-long-blades": 11,
        "left-and-right-long": 10,
        "left-long-and-right": 10,
    },
    "endurance": {
        "20": 0,
        "25": 1,
        "30": 2,
        "35": 3,
        "40": 4,
        "45": 5,
        "50": 6,
        "55": 7,
        "60": 8,
        "65": 9,
        "70": 10,
        "75": 11,
        "80": 12,
    },
}
"""What each row sells and for how many points; horses in the order of their limits. Blades of two sorts cost what each
of them does. (CM-27.1-chart)"""
WEAPON_COSTS: Final = [1, 2, 4]
"""Preparation points for dust, knife and spear. (CM-27.2)"""
WHIPS: Final = list(SPECIFICATION["whip"])
BLADE_SETS: Final = [(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 2), (1, 2), (2, 1)]
"""The blades of the left and the right wheel, by their place in that row: none, scythes, long ones. (CM-27.1-2c)"""
PRESETS: Final[dict[str, list[str]]] = {
    "runner": ["7", "6", "5", "4", "1", "6", "whip", "4", "4", "no-blades", "35"],
    "driver": ["5", "5", "4", "4", "2", "6", "whip", "4", "4", "no-blades", "30"],
    "steady": ["5", "5", "5", "4", "1", "6", "whip", "6", "6", "no-blades", "40"],
    "stayer": ["7", "6", "4", "4", "1", "4", "whip", "4", "4", "no-blades", "45"],
    "lasher": ["5", "5", "4", "3", "2", "4", "long-whip", "4", "4", "no-blades", "30"],
    "reaper": ["7", "5", "4", "4", "1", "4", "no-whip", "4", "4", "both-blades", "25"],
}
"""Sound ways to spend all points, row by row."""
_SPARED: Final = ["endurance", "horse-3", "endurance", "horse-2", "hits", "horse-4", "endurance", "horse-1"]
"""Rows that go without a point, one after the other, where there are fewer; horses so that none outruns its limit."""


def ready_made(name: str, points: int) -> list[str]:
    """A sound way to spend so many points; those that weapons have cost are spared here and there. (CM-27.1-1, 27.2)"""
    cells = dict(zip(SPECIFICATION, PRESETS[name], strict=True))
    for row in [*_SPARED, *_SPARED]:
        if sum([SPECIFICATION[name][cell] for name, cell in cells.items()]) <= points:
            break
        sold = list(SPECIFICATION[row])
        cells[row] = sold[max(0, sold.index(cells[row]) - 1)]
    return list(cells.values())


# ---- corner strain

SAFE: Final = 0
STRAIN_SLIP: Final = 1
DOUBLE_SLIP: Final = 2
STRAIN_JOSTLE: Final = 3
LEFT_HORSE: Final = 4
RIGHT_HORSE: Final = 5
FLIP: Final = 6
STRAIN_RESULTS: Final = ["-", "S", "SS", "J", "LH", "RH", "FP"]
_LEAST_ROW: Final = 4
_MOST_ROW: Final = 18
MOST_STRAIN: Final = 9
_STRAIN: Final = """
-  -  -  -  -  -  -  -  -
-  -  -  -  -  -  -  -  S
-  -  -  -  -  -  -  S  SS
-  -  -  -  -  -  S  SS J
-  -  -  -  -  S  SS J  LH
-  -  -  -  S  SS J  LH RH
-  -  -  S  SS J  LH RH FP
-  -  S  SS J  LH RH FP FP
-  S  SS J  LH RH FP FP FP
S  SS J  LH RH FP FP FP FP
SS J  LH RH FP FP FP FP FP
J  LH RH FP FP FP FP FP FP
LH RH FP FP FP FP FP FP FP
RH FP FP FP FP FP FP FP FP
FP FP FP FP FP FP FP FP FP
"""


def _table(text: str, words: list[str]) -> list[list[int]]:
    return [[words.index(cell) for cell in line.split()] for line in text.split("\n") if line]


STRAIN_CHART: Final = _table(_STRAIN, STRAIN_RESULTS)


def strain_result(roll: int, points: int) -> int:
    """Row: three dice minus the modifier, 4 to 18; column: strain points, 1 to 9 and more. (CM-7.3.2, 7.3.2-chart)"""
    row = min(max(roll, _LEAST_ROW), _MOST_ROW)
    return STRAIN_CHART[row - _LEAST_ROW][min(points, MOST_STRAIN) - 1]


# ---- lash

NOTHING: Final = 0
LASHED_BACK: Final = 1
SWERVE: Final = 2
LASHED_SLOW: Final = 3
WOUND: Final = 4
GRABBED: Final = 5
LASH_RESULTS: Final = ["-", "B", "S", "M", "W", "G"]
LEAST_FACTOR: Final = -4
MOST_FACTOR: Final = 5
_LASH: Final = """
M M B G W M S - M G
G M G B B W B S G S
B - W M B B W G M B
G B M W M M G B S S
- G B B W G M M B W
G - G G G S S S S S
- G - - S W W W W W
M M M S - - - B W B
M W S - - B B W - M
W S - M B - B - B -
S M - W M B - M B B
"""
LASH_CHART: Final = _table(_LASH, LASH_RESULTS)


def lash_factor(difference: int) -> int:
    """Factors run from -4 to +5. (CM-9.4.2)"""
    return min(max(difference, LEAST_FACTOR), MOST_FACTOR)


def lash_result(factor: int, roll: int) -> int:
    """Row: two dice; column: lash factor. (CM-9.4.2, 9.4.2-chart)"""
    return LASH_CHART[roll - 2][lash_factor(factor) - LEAST_FACTOR]


# ---- rams

HORSE_INJURY: Final = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 8]
ALL_BOXES: Final = 99
MORE_HITS: Final = [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, ALL_BOXES]
"""By two dice, what else a horse loses that was hit; by 12 all it has. (CM-27.4)"""
WHEEL_DAMAGE: Final = [1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8]
BY_CAR: Final = [-3, 0, 3]
"""What the striking car adds to an injury roll: light, normal, heavy with its scythes. (CM-9.5, 9.5.5-mod)"""
BY_BLADES: Final = [0, 2, 4]
"""What the blades of the side that strikes add: none, scythes, long ones. (CM-27.1-2c)"""
ATTACKER_DAMAGED: Final = 0
BOTH_DAMAGED: Final = 1
NEITHER_DAMAGED: Final = 2
DEFENDER_DAMAGED: Final = 3
CAR_RESULTS: Final = ["attacker", "both", "neither", "defender"]


def horse_injury(roll: int) -> int:
    """Two dice and the striking car's weight; below 0 counts as 0, beyond the last row as that. (CM-9.5, 9.5-chart,
    27.1-2c)"""
    return HORSE_INJURY[min(max(roll, 0), len(HORSE_INJURY) - 1)]


def wheel_damage(roll: int) -> int:
    """Two dice and the striking car's weight; below 0 counts as 0, beyond the last row as that. (CM-9.5.5, 9.5.5-chart,
    27.1-2c)"""
    return WHEEL_DAMAGE[min(max(roll, 0), len(WHEEL_DAMAGE) - 1)]


def car_damage(total: int) -> int:
    """Three dice and the difference of the modifiers. (CM-9.5.4, 9.5.4-chart)"""
    if total <= 6:
        return ATTACKER_DAMAGED
    if total <= 9:
        return BOTH_DAMAGED
    return NEITHER_DAMAGED if total <= 12 else DEFENDER_DAMAGED


LONG_REACH: Final = 2
"""Columns of the lash table a long whip moves to the right. (CM-27.1-2b)"""
UNEVEN_CORNER: Final = 2
UNEVEN_WHEEL: Final = -1
"""What blades that are not the same on both wheels add to strain rolls and wheel checks. (CM-27.1-2c)"""
# ---- the weather

CLEAR: Final = 0
CHANGEABLE: Final = 1
RAIN: Final = 2
MUD: Final = 3
WEATHERS: Final = ["clear", "changeable", "rain", "mud"]
FIRST_WEATHER: Final = [RAIN, CHANGEABLE, CLEAR, CLEAR, CLEAR, CLEAR]
MORE_RAIN: Final = [MUD, RAIN, RAIN, RAIN, RAIN, RAIN]
LATER_WEATHER: Final = [CLEAR, RAIN, RAIN, RAIN, RAIN, RAIN]
"""By a die: the initial column, what rain on it rolls at once, and the column of later checks. (CM-27.7-chart)"""
SLIPPERY: Final = [[0, 0, 0, 0, 1, 1], [0, 0, 0, 0, 1, 0], []]
"""By the car's weight and a die, whether a lane change on wet ground goes a lane further; heavy cars do not roll.
(CM-27.8-4)"""


# ---- special weapons

MISSED: Final = 0
HIT: Final = 1
AIMS: Final = ["missed", "hit"]
TO_HIT: Final = 10
"""Dust and spear need so much with two dice and the modifier. (CM-27.2.1, 27.2.3a)"""
MOST_TO_HIT: Final = 3
"""A knife may have no more than this, a die for each square less the modifier. (CM-27.2.2a)"""

FALLS_OUT: Final = 0
SWERVES_INTO: Final = 1
DUST_IN_EYE: Final = 2
SWERVES_AWAY: Final = 3
BLINDED: Final = 4
BLOWN_BACK: Final = 5
DUST_RESULTS: Final = ["falls", "into", "eye", "away", "blinded", "blown-back"]
KILLED: Final = 0
MAJOR_WOUND: Final = 1
MINOR_WOUND: Final = 2
HORSE_MINOR: Final = 3
HORSE_MAJOR: Final = 4
HORSE_KILLED: Final = 5
KNIFE_RESULTS: Final = ["killed", "major", "minor", "horse-minor", "horse-major", "horse-killed"]
SPEAR_RESULTS: Final = KNIFE_RESULTS[:HORSE_MINOR]
_DUST: Final = "falls into into into eye eye eye away away blinded blown-back"
_KNIFE: Final = "killed major major major major minor minor minor horse-minor horse-major horse-killed"
_SPEAR: Final = "major major major major major minor minor minor killed killed killed"
DUST_TABLE: Final = _table(_DUST, DUST_RESULTS)[0]
KNIFE_TABLE: Final = _table(_KNIFE, KNIFE_RESULTS)[0]
SPEAR_TABLE: Final = _table(_SPEAR, SPEAR_RESULTS)[0]
"""By two dice, from 2 to 12."""


def dust_result(total: int) -> int:
    """Two dice and the defender's modifier; what is beyond the table counts as its end. (CM-27.2.1-chart)"""
    return DUST_TABLE[min(max(total, 2), 12) - 2]


def knife_result(total: int) -> int:
    """The same. (CM-27.2.2-chart)"""
    return KNIFE_TABLE[min(max(total, 2), 12) - 2]


# ---- the advanced race

WRECK_LANES: Final = [0, 0, -1, 2, 0, 0, 0, 1, -1, 1, 3, 4, -3]
WRECK_FORWARD: Final = [0, 0, 3, 5, 0, 2, 1, 3, 1, 4, 2, 6, 4]
"""By two dice: lanes to the right (left if negative), then squares forward. (CM-12.2-chart)"""

CRITICAL_PULL: Final = 2
SEVERE_WOUND: Final = 3
ARM_WOUND: Final = 4
EYE_WOUND: Final = 5
SURPRISED: Final = 6
DEEP_WOUND: Final = 7
CRITICAL_TANGLE: Final = 12
"""Critical hits by two dice; 8 to 11 are nothing. (CM-13.1)"""

PASSED: Final = 0
SHAKEN: Final = 1
WHEELS_HIT: Final = 2
HOBBLED: Final = 3
LAMED: Final = 4
FLIP_DANGER: Final = 5
OVERTURNED: Final = 6
OVER_RESULTS: Final = ["safe", "jostled", "wheels", "hobbled", "lamed", "danger", "flip"]
_OVER: Final = [8, 10, 11, 13, 14, 16]


def running_over(total: int) -> int:
    """Three dice minus the modifier plus what was not paid. (CM-14.3-chart)"""
    for result, most in enumerate(_OVER):
        if total <= most:
            return result
    return OVERTURNED


# ---- the season

NEW_HORSE: Final = [
    [3, 4, 5, 6, 7, 8, 8, 8],
    [2, 3, 4, 5, 6, 7, 7, 8],
    [2, 2, 3, 4, 5, 6, 7, 7],
    [2, 2, 2, 3, 4, 5, 6, 7],
    [2, 2, 2, 2, 3, 4, 5, 6],
    [2, 2, 2, 2, 2, 3, 4, 5],
    [2, 2, 2, 2, 3, 4, 5, 6],
    [2, 3, 3, 4, 4, 5, 6, 7],
    [2, 3, 4, 5, 6, 6, 7, 8],
    [3, 4, 5, 6, 7, 7, 7, 8],
    [4, 5, 6, 7, 8, 8, 8, 8],
]
"""By two dice from 2 on, then by what was spent, from 500 to 4,000 sesterces. (CM-21.4.1-chart)"""
DRIVER_PRICES: Final = [15, 25, 40]
CAR_PRICE: Final = 5
"""In hundreds; drivers by their modifier. (CM-21.5a, 21.6)"""
BY_PLACE: Final = [[14, 3, 5], [8, 2, 3], [4, 1, 2], [1, 1, 1]]
GAPS: Final = [6, 11]
"""Points for a place, and what a gap of so many squares adds. (CM-23.1-chart)"""
