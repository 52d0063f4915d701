"""Every move of the race, once: its number, its spelling and the clause it comes from."""

from __future__ import annotations

from typing import Final, cast, final

from ...core.ids import Pick
from ...core.picks import Bare, On, OnTwo, PickTable, Words
from .chariot import NOBODY, PARTS, WEAPON_SETS, Faction, Half, Horse, Part
from .charts import MOST_POINTS, POINTS, SPECIFICATION
from .track import Side

PICKS: Final = PickTable()
COLOURS: Final = [
    "red",
    "blue",
    "green",
    "yellow",
    "purple",
    "black",
    "white",
    "brown",
    "orange",
    "pink",
    "silver",
    "teal",
    "olive",
    "crimson",
    "navy",
    "gold",
]
"""The factions; the first eight race unless the field is enlarged."""
FASTEST: Final = 32
_FAST: Final = 30
"""The most that may be written; speeds beyond 30 came with the specification chart. (CM-27.1-1)"""

SIDE_NAMES: Final = ["in", "out"]
HALF_NAMES: Final = ["left", "right"]

_COLOURS: Final = Words[Faction](COLOURS)
_PARTS: Final = Words[Part](PARTS)
_SPEEDS: Final = Words[int]([str(speed) for speed in range(_FAST + 1)])
_FASTER: Final = Words[int]([str(speed) for speed in range(_FAST + 1, FASTEST + 1)])
_WHIPPED: Final = Words[int]([f"{speed}S" for speed in range(FASTEST + 1)])
_SIDES: Final = Words[Side](SIDE_NAMES)
_EACH: Final = range(MOST_POINTS + 1)


def _plans(points: int) -> list[list[int]]:
    """Every way to spend so many points on driver, car, team and endurance, at most two on each. (CM-3.6a)"""
    return [
        [driver, car, team, points - driver - car - team]
        for driver in _EACH
        for car in _EACH
        for team in _EACH
        if points - driver - car - team in _EACH
    ]


def _spent(plans: list[list[int]]) -> Words[int]:
    return Words[int](["-".join(str(points) for points in plan) for plan in plans])


_FULL: Final = _plans(POINTS)
_FEWER: Final = [plan for points in range(POINTS) for plan in _plans(points)]
PLANS: Final = [*_FULL, *_FEWER]
"""Every way to spend four points, then every way to spend what weapons leave of them. (CM-3.6a, 27.2)"""
CELLS: Final = [f"{row} {cell}" if cell.isdecimal() else cell for row, cells in SPECIFICATION.items() for cell in cells]
"""Every cell of the specification chart, row by row. (CM-27.1-chart)"""
_STEPS: Final = Words[int](["ahead", "back", "in", "in-2", "in-3", "out", "out-2", "out-3"])


@final
class Continued:
    """A verb about a chariot of which parts were added later, and stand further on in the table: records hold the
    numbers of picks."""

    def __init__(self, parts: list[OnTwo[Faction, int]]) -> None:
        self.parts: Final = parts

    def holds(self, pick: Pick) -> bool:
        for part in self.parts:
            if part.holds(pick):
                return True
        return False

    def of(self, number: Faction, which: int) -> Pick:
        for part in self.parts:
            if which < part.width:
                return part.of(number, which)
            which -= part.width
        raise LookupError(f"no such pick: {which} too many")

    def what(self, pick: Pick) -> Faction:
        for part in self.parts:
            if part.holds(pick):
                return part.what(pick)
        raise LookupError(f"pick {pick} is another verb's")

    def which(self, pick: Pick) -> int:
        before = 0
        for part in self.parts:
            if part.holds(pick):
                return before + part.which(pick)
            before += part.width
        raise LookupError(f"pick {pick} is another verb's")

    def first_of(self, number: Faction, count: int) -> list[Pick]:
        """The first so many picks about a chariot."""
        first = self.parts[0]
        whole = first.picks[number * first.width : (number + 1) * first.width]
        if count <= len(whole):
            return whole[:count]
        return [*whole, *[self.of(number, which) for which in range(len(whole), count)]]


_PREPARE: Final = OnTwo[Faction, int](PICKS, "prepare", "CM-3.6a", _COLOURS, _spent(_FULL))
_WRITE: Final = OnTwo[Faction, int](PICKS, "speed", "CM-6.1", _COLOURS, _SPEEDS)
SPUR: Final = On[int](PICKS, "gain", "CM-9.4.1a", _SPEEDS)
WHIP: Final = Bare(PICKS, "whip", "CM-6.5.2")
NO_WHIP: Final = Bare(PICKS, "no whip", "CM-6.5.2")
FORWARD: Final = Bare(PICKS, "forward", "CM-6.3")
LANE: Final = On[Side](PICKS, "lane", "CM-6.4", _SIDES)
BRAKE: Final = Bare(PICKS, "brake", "CM-6.6.1")
SLIP: Final = On[Side](PICKS, "slip", "CM-6.7.3a", _SIDES)
SLIP_BACK: Final = On[Side](PICKS, "slip back", "CM-6.7.3b", _SIDES)
WALL: Final = On[Side](PICKS, "wall", "CM-6.4.4", _SIDES)
CONFIRM: Final = Bare(PICKS, "confirm", "CM-6.4.4")
TURN_BACK: Final = Bare(PICKS, "turn back", "CM-6.4.4")
LASH: Final = OnTwo[Faction, Part](PICKS, "lash", "CM-9.4", _COLOURS, _PARTS)
RAM: Final = OnTwo[Faction, Part](PICKS, "ram", "CM-9.5", _COLOURS, _PARTS)
HOLD: Final = Bare(PICKS, "hold", "CM-9.3")
BRAKE_BACK: Final = Bare(PICKS, "brake back", "CM-6.6.2a")
EVADE: Final = On[Side](PICKS, "evade", "CM-9.3.1", _SIDES)
HORSE: Final = On[Horse](PICKS, "horse", "CM-9.6.1b", Words[Horse](["1", "2", "3", "4"]))
WHEEL: Final = On[Half](PICKS, "wheel", "CM-12.4a", Words[Half](HALF_NAMES))
OVER: Final = Bare(PICKS, "over", "CM-14.1")
PAY: Final = On[int](PICKS, "pay", "CM-14.2a", Words[int]([str(points) for points in range(7)]))
TRAMPLE: Final = On[Faction](PICKS, "trample", "CM-16.5a", _COLOURS)
RUN: Final = On[int](PICKS, "run", "CM-17.2", _STEPS)
STAY: Final = Bare(PICKS, "stay", "CM-17.2")
RUN_INTO: Final = Bare(PICKS, "run into", "CM-6.7.4b")
DRIVER: Final = Bare(PICKS, "driver", "CM-28.2")

# ---- optional rules

PREPARE: Final = Continued([_PREPARE, OnTwo[Faction, int](PICKS, "prepare", "CM-27.2", _COLOURS, _spent(_FEWER))])
_WRITE_FASTER: Final = OnTwo[Faction, int](PICKS, "speed", "CM-27.1-1", _COLOURS, _FASTER)
SPECIFY: Final = OnTwo[Faction, int](PICKS, "spec", "CM-27.1-chart", _COLOURS, Words[int](CELLS))
ARM: Final = OnTwo[Faction, int](PICKS, "weapons", "CM-27.2", _COLOURS, Words[int](WEAPON_SETS))
_WRITE_WHIP: Final = OnTwo[Faction, int](PICKS, "speed", "CM-27.6", _COLOURS, _WHIPPED)


def chariot_of(pick: Pick) -> Faction:
    """The chariot that a pick of two words is about."""
    verb = PICKS.verb(pick)
    assert isinstance(verb, OnTwo)
    return cast("Faction", verb.what(pick))


THROW_DUST: Final = On[Faction](PICKS, "dust", "CM-27.2.1", _COLOURS)
THROW_KNIFE: Final = OnTwo[Faction, Part](PICKS, "knife", "CM-27.2.2a", _COLOURS, _PARTS)
THROW_SMALL_KNIFE: Final = OnTwo[Faction, Part](PICKS, "small knife", "CM-27.2.2b", _COLOURS, _PARTS)
THRUST_SPEAR: Final = OnTwo[Faction, Part](PICKS, "spear", "CM-27.2.3a", _COLOURS, _PARTS)

# ---- the season: its table begins with the race's, and its second entries have names of their own

FACTIONS: Final = 8
"""How many factions a season has; the number of a second entry is its faction's plus this. (CM-20.2.2)"""
SEASON_COLOURS: Final = [*COLOURS[:FACTIONS], *[f"{colour}-2" for colour in COLOURS[:FACTIONS]]]
SEASON_FASTEST: Final = 60
"""Experience leads past what points can buy. (CM-23.4, 23.5)"""
SEASON_PICKS: Final = PICKS.copied(dict(zip(COLOURS[FACTIONS:], SEASON_COLOURS[FACTIONS:], strict=True)))
_ENTRIES: Final = Words[Faction](SEASON_COLOURS)
_DIAL: Final = range(FASTEST + 1, SEASON_FASTEST + 1)
_WRITE_FASTEST: Final = OnTwo[Faction, int](
    SEASON_PICKS, "speed", "CM-23.4", _ENTRIES, Words[int]([str(speed) for speed in _DIAL])
)
_WHIP_FASTEST: Final = OnTwo[Faction, int](
    SEASON_PICKS, "speed", "CM-27.6", _ENTRIES, Words[int]([f"{speed}S" for speed in _DIAL])
)

# ---- verbs in several parts

WRITE: Final = Continued([_WRITE, _WRITE_FASTER, _WRITE_FASTEST])
WRITE_WHIP: Final = Continued([_WRITE_WHIP, _WHIP_FASTEST])
"""A speed with the word to whip."""

_STRIKES: Final = [LASH, RAM, THROW_KNIFE, THROW_SMALL_KNIFE, THRUST_SPEAR]


def attacked(pick: Pick) -> Faction:
    """The chariot a pick attacks, with whatever; none if it is no attack. (CM-9.1, 27.2)"""
    if THROW_DUST.holds(pick):
        return THROW_DUST.what(pick)
    for verb in _STRIKES:
        if verb.holds(pick):
            return verb.what(pick)
    return NOBODY
