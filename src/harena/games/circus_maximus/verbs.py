"""Every move of the race, once: its number, its spelling and the clause it comes from."""

from __future__ import annotations

from typing import Final

from ...core.ids import Pick
from ...core.picks import Bare, On, OnTwo, PickTable, Words
from .chariot import NOBODY, PARTS, Faction, Half, Horse, Part
from .charts import MOST_POINTS, POINTS
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
FASTEST: Final = 30

SIDE_NAMES: Final = ["in", "out"]
HALF_NAMES: Final = ["left", "right"]

_COLOURS: Final = Words[Faction](COLOURS)
_PARTS: Final = Words[Part](PARTS)
_SPEEDS: Final = Words[int]([str(speed) for speed in range(FASTEST + 1)])
_SIDES: Final = Words[Side](SIDE_NAMES)
_EACH: Final = range(MOST_POINTS + 1)
PLANS: Final = [
    [driver, car, team, POINTS - driver - car - team]
    for driver in _EACH
    for car in _EACH
    for team in _EACH
    if POINTS - driver - car - team in _EACH
]
"""Every way to spend four points on driver, car, team and endurance, at most two on each. (CM-3.6a)"""
_SPENT: Final = Words[int](["-".join(str(points) for points in plan) for plan in PLANS])
_STEPS: Final = Words[int](["ahead", "back", "in", "in-2", "in-3", "out", "out-2", "out-3"])

PREPARE: Final = OnTwo[Faction, int](PICKS, "prepare", "CM-3.6a", _COLOURS, _SPENT)
WRITE: Final = OnTwo[Faction, int](PICKS, "speed", "CM-6.1", _COLOURS, _SPEEDS)
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
THROW_DUST: Final = On[Faction](PICKS, "dust", "CM-27.2.1", _COLOURS)
THROW_KNIFE: Final = OnTwo[Faction, Part](PICKS, "knife", "CM-27.2.2a", _COLOURS, _PARTS)
THROW_SMALL_KNIFE: Final = OnTwo[Faction, Part](PICKS, "small knife", "CM-27.2.2b", _COLOURS, _PARTS)
THRUST_SPEAR: Final = OnTwo[Faction, Part](PICKS, "spear", "CM-27.2.3a", _COLOURS, _PARTS)

_STRIKES: Final = [LASH, RAM, THROW_KNIFE, THROW_SMALL_KNIFE, THRUST_SPEAR]


def attacked(pick: Pick) -> Faction:
    """The chariot a pick attacks, with whatever; none if it is no attack. (CM-9.1, 27.2)"""
    if THROW_DUST.holds(pick):
        return THROW_DUST.what(pick)
    for verb in _STRIKES:
        if verb.holds(pick):
            return verb.what(pick)
    return NOBODY
