"""Crossing the line and the end of the race. (AM-13, AM-16)"""

from __future__ import annotations

from typing import final

from ...core.ids import Seat
from .events import PLACED, RACE_OVER, TIE_BY_ARRIVAL
from .race import OUT, RACING, Race, Step


@final
class RaceOver(Step):
    """The chariot farthest past the line wins; all are placed. (AM-16.2, 16.3, 16.4)"""

    def run(self, race: Race) -> None:
        race.record(RACE_OVER, race.round)
        order = standing(race)
        first, second = order[0], order[1]
        if race.status[second] != OUT and race.progress[first] == race.progress[second]:
            race.record(TIE_BY_ARRIVAL, first)
        for place, seat in enumerate(order):
            race.record(PLACED, seat, place + 1)


def standing(race: Race) -> list[Seat]:
    """By progress, the inside line before the outside, then by arrival; the eliminated last, the later one higher. If
    nobody is left, the last to fall comes first. (AM-16.2, 16.3, 16.4, 16.6)"""
    keys: list[tuple[int, int, int, int, int]] = []
    for seat in range(race.seats):
        if race.status[seat] == OUT:
            keys.append((1, -race.stamps[seat], 0, 0, seat))
        else:
            outside = 0 if race.status[seat] == RACING else 1
            keys.append((0, -race.progress[seat], outside, race.stamps[seat], seat))
    return [Seat(key[4]) for key in sorted(keys)]


def someone_crossed(race: Race) -> bool:
    """Once a chariot has crossed, the round under way is the last. (AM-16.1)"""
    return any(crossed != 0 for crossed in race.crossed)
