"""How fast a chariot gets home in Circus Maximus: tables of the turns a lone driver still needs, made once and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..games.circus_maximus.charts import (
    DOUBLE_SLIP,
    FLIP,
    JOSTLED,
    LEFT_HORSE,
    MOST_STRAIN,
    RIGHT_HORSE,
    SLIP,
    strain_result,
)
from ..games.circus_maximus.track import GRAY, HOME, LANES, Square, Track

TWO_DICE: Final = {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}
THREE_DICE: Final = {
    total: len([1 for a in range(1, 7) for b in range(1, 7) if 1 <= total - a - b <= 6]) / 216 for total in range(3, 19)
}
"""How likely each total is."""
PRICES: Final = [0.0, 0.015, 0.03, 0.045, 0.06]
"""What a point of endurance is worth, in turns: nothing when there is more than can be used, and when it is scarce as
much as the MF that it buys."""
FLIPPED: Final = 2.5
_SUFFERED: Final = {SLIP: 0.1, DOUBLE_SLIP: 0.4, JOSTLED: 0.7, LEFT_HORSE: 0.5, RIGHT_HORSE: 0.5, FLIP: FLIPPED}
"""What the results of straining cost, in turns."""
_WHIP: Final = 3.5
_FAR: Final = 1000
_MOST_POINTS: Final = 5
"""More strain points than these are never planned."""


@lru_cache(maxsize=512)
def strain_cost(points: int, modifier: int, lane: int) -> float:
    """The turns to expect to lose by straining, endurance apart; next to the wall slips end in it."""
    return sum([share * _suffering(strain_result(roll - modifier, points), lane) for roll, share in THREE_DICE.items()])


def _suffering(result: int, lane: int) -> float:
    into_wall = (result == SLIP and lane == LANES) or (result == DOUBLE_SLIP and lane >= LANES - 1)
    return FLIPPED if into_wall else _SUFFERED.get(result, 0.0)


class Course:
    """The way home by lane and by squares to go: where corners begin, and what the next lane to the inside saves."""

    def __init__(self, track: Track) -> None:
        self.track: Final = track
        self.beyond: Final = [self._beyond(lane) for lane in range(LANES + 1)]
        """By lane and stage, the squares of the sections still to come."""
        self.touch: Final[list[list[int]]] = [[]]
        """By lane and squares to go, with how many MFs team or car is in a corner; 0 if it is now."""
        self.inner: Final[list[list[int]]] = [[]]
        """By lane and squares to go, the squares to go one lane further in; 0 in a corner."""
        for lane in range(1, LANES + 1):
            corners = self._corners(lane)
            self.touch.append(_touches([stage != _FAR for stage in corners]))
            self.inner.append(self._inner(lane, corners))

    def _beyond(self, lane: int) -> list[int]:
        if lane == 0:
            return []
        counts = [self.track.count(stage % 4, lane) for stage in range(self.track.finish)]
        return [sum(counts[stage + 1 :]) for stage in range(self.track.finish)]

    def _corners(self, lane: int) -> list[int]:
        """By squares to go, the stage of the corner there, or far from any."""
        stages = [_FAR]
        for stage in range(self.track.finish - 1, -1, -1):
            stages += [stage if stage % 2 == 1 else _FAR] * self.track.count(stage % 4, lane)
        return stages + [_FAR] * self.track.count(GRAY, lane)

    def _inner(self, lane: int, corners: list[int]) -> list[int]:
        """Every corner still ahead is shorter one lane further in."""
        inner = [0]
        saved = 0
        for n in range(1, len(corners)):
            if corners[n] != _FAR and lane > 1 and (n == 1 or corners[n - 1] == _FAR):
                saved += self.track.count(corners[n] % 4, lane) - self.track.count(corners[n] % 4, lane - 1)
            inner.append(0 if corners[n] != _FAR or lane == 1 else n - saved)
        return inner

    def to_go(self, square: Square, stage: int) -> int:
        """Squares of its own lane to the finish line."""
        lane = self.track.lane[square]
        squares = self.track.ahead[square] + 1 + self.beyond[lane][stage]
        return squares + self.track.count(HOME, lane) if self.track.gray[square] else squares


def _touches(corner: list[bool]) -> list[int]:
    touches = [0]
    nearest = 0
    for n in range(1, len(corner)):
        if corner[n]:
            nearest = n
        inside = corner[n] or (n + 1 < len(corner) and corner[n + 1])
        touches.append(0 if inside else n - nearest if nearest > 0 else _FAR)
    return touches


@lru_cache(maxsize=16)
def course_of(track: Track) -> Course:
    return Course(track)


@lru_cache(maxsize=2048)
def pace(track: Track, lane: int, speed: int, modifier: int, price: int) -> list[float]:
    """By squares to go in a lane, the turns a lone driver needs who spends his endurance at a price."""
    course = course_of(track)
    touch, further_in = course.touch[lane], course.inner[lane]
    inner = pace(track, lane - 1, speed, modifier, price) if lane > 1 else []
    limit = track.safe[lane]
    strained = [0.0, *[_priced(points, modifier, lane, price) for points in range(1, _MOST_POINTS + 1)]]
    whip = PRICES[price] * _WHIP
    turns = [0.0]
    for n in range(1, len(touch)):
        near = touch[n]
        best = 99.0
        if near > 1:
            best = 1.0 + after(turns, n - min(speed, near - 1), speed)
        if near > speed + _WHIP:
            best = min(best, 1.0 + whip + (after(turns, n - speed - 3, speed) + after(turns, n - speed - 4, speed)) / 2)
        if near <= speed:
            safe = min(speed, limit)
            if safe >= near:
                best = min(best, 1.0 + after(turns, n - safe, speed))
            for mfs in range(max(near, limit + 1), min(speed, limit + _MOST_POINTS) + 1):
                best = min(best, 1.0 + strained[mfs - limit] + after(turns, n - mfs, speed))
        if near > 1 and further_in[n] > 0:
            best = min(best, inner[min(further_in[n] + 1, len(inner) - 1)])
        turns.append(best)
    return turns


def after(turns: list[float], to_go: int, speed: int) -> float:
    """What is left after a phase; MFs to spare beyond the line count for a little."""
    return turns[to_go] if to_go > 0 else to_go / speed


def _priced(points: int, modifier: int, lane: int, price: int) -> float:
    return points * PRICES[price] + strain_cost(min(points, MOST_STRAIN), modifier, lane)
