"""How fast a chariot gets home: tables of the turns a lone driver still needs, made once and kept with the course."""

from __future__ import annotations

from typing import Final, final

from ...games.circus_maximus.chances import strain_chances
from ...games.circus_maximus.charts import (
    DOUBLE_SLIP,
    FLIP,
    JOSTLED,
    LEFT_HORSE,
    MOST_STRAIN,
    RIGHT_HORSE,
    SLIP,
)
from ...games.circus_maximus.track import GRAY, HOME, LANES, Square, Track

PRICES: Final = [0.0, 0.015, 0.03, 0.045, 0.06]
"""What a point of endurance is worth, in turns: nothing when there is more than can be used, and when it is scarce as
much as the MF that it buys."""
FLIPPED: Final = 2.0
_SUFFERED: Final = {SLIP: 0.1, DOUBLE_SLIP: 0.4, JOSTLED: 0.7, LEFT_HORSE: 0.5, RIGHT_HORSE: 0.5, FLIP: FLIPPED}
"""What the results of straining cost, in turns."""
_WHIP: Final = 3.5
_FAR: Final = 1000
_NEVER: Final = 99.0
_MOST_CHANGES: Final = 3
"""So many lane changes to the inside are planned for one turn."""
_SENSE: Final = 2
"""Strain points that a driver without a modifier plans at most."""
_WORST: Final = -6
_BEST: Final = 5
"""Modifiers beyond these count as these."""
_KEPT: Final = 8
"""So many courses are remembered."""


def strained(points: int, modifier: int, lane: int) -> float:
    """The turns to expect to lose by straining, endurance apart; next to the wall slips end in it."""
    chances = strain_chances(points, modifier)
    cost = 0.0
    for result in range(len(chances)):
        cost += chances[result] * _suffering(result, lane)
    return cost


def _suffering(result: int, lane: int) -> float:
    into_wall = (result == SLIP and lane == LANES) or (result == DOUBLE_SLIP and lane >= LANES - 1)
    return FLIPPED if into_wall else _SUFFERED.get(result, 0.0)


_STRAIN_COSTS: Final = [
    [
        [strained(points, modifier, lane) if points > 0 else 0.0 for points in range(MOST_STRAIN + 1)]
        for lane in range(9)
    ]
    for modifier in range(_WORST, _BEST + 1)
]


def strain_cost(points: int, modifier: int, lane: int) -> float:
    """The same from a table."""
    return _STRAIN_COSTS[min(max(modifier, _WORST), _BEST) - _WORST][lane][min(points, MOST_STRAIN)]


def at_sense(modifier: int) -> int:
    """How many strain points are planned: the better the driver, the more."""
    return _SENSE + max(0, modifier)


@final
class Course:
    """The way home by lane and by squares to go: where corners begin, what the next lane to the inside saves, and the
    turns that teams of any speed need."""

    def __init__(self, track: Track) -> None:
        self.track: Final = track
        self.beyond: Final = [self._beyond(lane) for lane in range(LANES + 1)]
        """By lane and stage, the squares of the sections still to come."""
        self.touch: Final[list[list[int]]] = [[]]
        """By lane and squares to go, with how many MFs team or car is in a corner; 0 if it is now."""
        self.inner: Final[list[list[int]]] = [[]]
        """By lane and squares to go, the squares to go one lane further in; 0 in a corner."""
        self.paces: Final[dict[int, Pace]] = {}
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

    def further_in(self, lane: int, to_go: int, changes: int) -> int:
        """Squares to go from the same place some lanes further in; 0 in a corner."""
        for step in range(changes):
            to_go = self.inner[lane - step][to_go]
        return to_go

    def to_go(self, square: Square, stage: int) -> int:
        """Squares of its own lane to the finish line."""
        lane = self.track.lane[square]
        squares = self.track.ahead[square] + 1 + self.beyond[lane][stage]
        return squares + self.track.count(HOME, lane) if self.track.gray[square] else squares

    def pace(self, lane: int, speed: int, modifier: int, price: int) -> Pace:
        """The tables of a lane for a team's speed, its driver's modifier and what its endurance is worth."""
        key = ((speed * 16 + modifier - _WORST) * 8 + price) * 16 + lane
        pace = self.paces.get(key)
        if pace is None:
            pace = self.paces[key] = Pace(self, lane, speed, modifier, price)
        return pace


def _touches(corner: list[bool]) -> list[int]:
    touches = [0]
    nearest = 0
    for n in range(1, len(corner)):
        if corner[n]:
            nearest = n
        inside = corner[n] or (n + 1 < len(corner) and corner[n + 1])
        touches.append(0 if inside else n - nearest if nearest > 0 else _FAR)
    return touches


_COURSES: Final[list[Course]] = []


def course_of(track: Track) -> Course:
    """A track's course; imagined worlds share their track with the table, so it is made once."""
    for course in _COURSES:
        if course.track is track:
            return course
    if len(_COURSES) == _KEPT:
        del _COURSES[0]
    _COURSES.append(Course(track))
    return _COURSES[-1]


@final
class Pace:
    """The turns a lone driver still needs in a lane, by squares to go: from the line backwards, each place looks at
    those a turn can reach."""

    def __init__(self, course: Course, lane: int, speed: int, modifier: int, price: int) -> None:
        self.speed: Final = speed
        self.limit: Final = course.track.safe[lane]
        self.strained: Final = [_priced(points, modifier, lane, price) for points in range(at_sense(modifier) + 1)]
        self.whip: Final = PRICES[price] * _WHIP
        self.turns: Final = [0.0]
        self.staying: Final = [0.0]
        """The same without lane changes in the coming turn."""
        touch = course.touch[lane]
        inner: list[list[float]] = []
        for other in range(lane - 1, max(0, lane - 1 - _MOST_CHANGES), -1):
            inner.append(course.pace(other, speed, modifier, price).staying)
        for to_go in range(1, len(touch)):
            near = touch[to_go]
            best = self.stay(to_go, near)
            self.staying.append(best)
            for changes in range(1, min(len(inner), max(0, near - 2)) + 1):
                place = course.further_in(lane, to_go, changes) + changes
                table = inner[changes - 1]
                if changes <= place < len(table):
                    best = min(best, table[place])
            self.turns.append(best)

    def stay(self, to_go: int, near: int) -> float:
        """The best speed: on a stretch, up to a corner, or through it at the limit or above."""
        speed, limit = self.speed, self.limit
        if near > speed:
            return min(1.0 + self.least(to_go, speed), self.whipped(to_go, near))
        safe = min(speed, limit) if min(speed, limit) >= near else near - 1
        best = 1.0 + self.least(to_go, safe) if safe > 0 else _NEVER
        for mfs in range(max(near, limit + 1), min(speed, limit + len(self.strained) - 1) + 1):
            best = min(best, 1.0 + self.strained[mfs - limit] + self.left(to_go - mfs))
        return best

    def least(self, to_go: int, mfs: int) -> float:
        """The best place within so many MFs."""
        return self.left(to_go - mfs) if mfs >= to_go else min(self.turns[to_go - mfs : to_go])

    def whipped(self, to_go: int, near: int) -> float:
        """A whip gives three or four MFs on average; not into a corner, before which less is written."""
        few, many = min(self.speed + 3, near - 1), min(self.speed + 4, near - 1)
        return 1.0 + self.whip + (self.left(to_go - few) + self.left(to_go - many)) / 2

    def left(self, to_go: int) -> float:
        return after(self.turns, to_go, self.speed)


def after(turns: list[float], to_go: int, speed: int) -> float:
    """What is left after a phase; MFs to spare beyond the line count for a little."""
    if to_go <= 0:
        return to_go / speed
    return turns[to_go] if to_go < len(turns) else turns[-1] + (to_go - len(turns) + 1) / speed


def _priced(points: int, modifier: int, lane: int, price: int) -> float:
    if points == 0:
        return 0.0
    return points * PRICES[price] + strain_cost(points, modifier, lane)
