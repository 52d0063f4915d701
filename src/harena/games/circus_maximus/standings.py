"""The order of the field as everybody sees it from the stands. Once the race is over, it is that of the rulebook's
places. (CM-10.3, 10.4, 10.5)"""

from __future__ import annotations

from typing import Final, final

from .chariot import ARRIVED, Faction
from .race import Race
from .track import ASTRAY, LOST, OFF, Lane

NO_PLACE: Final = 0
NO_GAP: Final = -1
_ON_TRACK: Final = 1
_OUT: Final = 2
"""The second and the last third of a ranking, after those that are home."""
_INNERMOST: Final = Lane(1)


@final
class Ranked:
    """A chariot's place, its lap, and how many squares it is behind."""

    def __init__(self, number: Faction, place: int, lap: int, gap: int) -> None:
        self.number: Final = number
        self.place: Final = place
        """From 1 on; NO_PLACE if it can no longer have one."""
        self.lap: Final = lap
        self.gap: Final = gap
        """NO_GAP for those that are home, astray or out."""


def standings(race: Race) -> list[Ranked]:
    """The field from first to last, with laps and gaps."""
    order = field_order(race)
    lane = lane_of_foremost(race, order)
    ranked: list[Ranked] = []
    for number in order:
        chariot = race.chariots[number]
        place = NO_PLACE if race.rank(number)[0] == _OUT else len(ranked) + 1
        lap = min(race.track.lap_of(chariot.stage), race.track.laps)
        ranked.append(Ranked(number, place, lap, gap_of(race, order, lane, number)))
    return ranked


def field_order(race: Race) -> list[Faction]:
    """Home first, then by the way gone round the track, whatever the lane; after the race as it was placed."""
    order = race.ranking()
    if not race.over():
        order.sort(key=lambda number: progress(race, number))
    return order


def progress(race: Race, number: Faction) -> tuple[int, float, int]:
    third = race.rank(number)[0]
    if third != _ON_TRACK:
        return (third, 0.0, 0)
    if not on_course(race, number):
        return (third, float(LOST), 0)
    return (third, way_left(race, number, _INNERMOST), race.track.rank[race.chariots[number].team])


def on_course(race: Race, number: Faction) -> bool:
    chariot = race.chariots[number]
    return chariot.active() and chariot.team != OFF and chariot.stage != ASTRAY


def way_left(race: Race, number: Faction, lane: Lane) -> float:
    return race.track.way_left(race.chariots[number].team, race.chariots[number].stage, lane)


def lane_of_foremost(race: Race, order: list[Faction]) -> Lane:
    """Gaps are counted in squares of one lane, that of the foremost on the track: squares of different lanes cannot be
    compared."""
    for number in order:
        if on_course(race, number):
            return race.track.lane[race.chariots[number].team]
    return _INNERMOST


def gap_of(race: Race, order: list[Faction], lane: Lane, number: Faction) -> int:
    """Squares behind the first: behind the finish line once somebody is home; after the race those of its own lane, by
    which it was placed."""
    chariot = race.chariots[number]
    if not on_course(race, number):
        return NO_GAP
    if race.over():
        return race.track.to_go(chariot.team, chariot.stage)
    first = order[0]
    ahead = 0.0 if race.chariots[first].standing == ARRIVED else way_left(race, first, lane)
    return int(way_left(race, number, lane) - ahead + 0.5)
