"""How fast a chariot gets home: tables of the turns a lone driver still needs, made once and kept with the course."""

from __future__ import annotations

from typing import Final, final

from ...games.circus_maximus.chances import strain_chances
from ...games.circus_maximus.chariot import Chariot, Faction
from ...games.circus_maximus.charts import (
    DOUBLE_SLIP,
    FLIP,
    LEFT_HORSE,
    MOST_STRAIN,
    RIGHT_HORSE,
    STRAIN_JOSTLE,
    STRAIN_SLIP,
)
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.track import EVERY_LANE, NO_LIMIT, START, Lane, Track
from ...games.circus_maximus.track_data import LANES

PRICES: Final = [0.0, 0.015, 0.03, 0.045, 0.06]
"""What a point of endurance is worth, in turns: nothing when there is more than can be used, and when it is scarce as
much as the MF that it buys."""
FLIPPED: Final = 2.0
_SUFFERED: Final = {
    STRAIN_SLIP: 0.1,
    DOUBLE_SLIP: 0.4,
    STRAIN_JOSTLE: 0.7,
    LEFT_HORSE: 0.5,
    RIGHT_HORSE: 0.5,
    FLIP: FLIPPED,
}
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
_USUAL: Final = 12
"""A safe speed as any other."""
_KEPT: Final = 8
"""So many courses are remembered."""


def strained(points: int, modifier: int, rank: int) -> float:
    """The turns to expect to lose by straining, endurance apart; next to the wall slips end in it."""
    chances = strain_chances(points, modifier)
    cost = 0.0
    for result in range(len(chances)):
        cost += chances[result] * _suffering(result, rank)
    return cost


def _suffering(result: int, rank: int) -> float:
    into_wall = (result == STRAIN_SLIP and rank == LANES) or (result == DOUBLE_SLIP and rank >= LANES - 1)
    return FLIPPED if into_wall else _SUFFERED.get(result, 0.0)


_STRAIN_COSTS: Final = [
    [
        [strained(points, modifier, rank) if points > 0 else 0.0 for points in range(MOST_STRAIN + 1)]
        for rank in range(LANES + 1)
    ]
    for modifier in range(_WORST, _BEST + 1)
]


def strain_cost(points: int, modifier: int, rank: int) -> float:
    """The same from a table, by the lane's place from the inside."""
    return _STRAIN_COSTS[min(max(modifier, _WORST), _BEST) - _WORST][rank][min(points, MOST_STRAIN)]


def cornering(race: Race, number: Faction, modifier: int) -> int:
    """What a driver's modifier is worth in the corners of this race."""
    return max(_WORST, race.rulebook.corner_modifier(race, number, modifier))


def lowered_limits(race: Race, chariot: Chariot) -> int:
    """How much lower than printed the safe speeds of this race are for a chariot."""
    return _USUAL - race.rulebook.safe_speed(race, chariot, _USUAL)


def at_sense(modifier: int) -> int:
    """How many strain points are planned: the better the driver, the more."""
    return _SENSE + max(0, modifier)


@final
class Course:
    """The way home by lane and by squares to go: where corners begin and how fast they are safe, what the next lane to
    the inside saves, and the turns that teams of any speed need."""

    def __init__(self, track: Track) -> None:
        self.track: Final = track
        self.corners_left: Final = [self._corners_from(stage) for stage in range(track.finish + 1)]
        """By stage, corners still to come, or to leave."""
        self.inward: Final = track.inward(START) if len({leg.inward for leg in track.legs}) == 1 else 0
        """What a step to the inside does to the lane; 0 if that is not the same all along, so that changes to lanes
        further in are not planned ahead."""
        self.touch: Final[list[list[int]]] = [[]]
        """By lane and squares to go, with how many MFs team or car is in a corner; 0 if it is now."""
        self.inner: Final[list[list[int]]] = [[]]
        """By lane and squares to go, the squares to go one lane further in; 0 in a corner."""
        self.limits: Final[list[list[int]]] = [[]]
        """By lane and squares to go, the safe speed of the corner there, or else of the next one."""
        self.ranks: Final[list[list[int]]] = [[]]
        """The same of the lane's place in that corner, from the inside."""
        self.next_touch: Final[list[list[int]]] = [[]]
        """By lane and squares to go in a corner, with how many MFs the corner after it is entered; else far away."""
        self.next_limits: Final[list[list[int]]] = [[]]
        self.next_ranks: Final[list[list[int]]] = [[]]
        """The safe speed and the lane's place there."""
        self.paces: Final[dict[int, Pace]] = {}
        for lane in EVERY_LANE:
            corners = self._corners(lane)
            near = _near(corners)
            following = _following(corners, near)
            self.next_touch.append([n - place if place > 0 else _FAR for n, place in enumerate(following)])
            self.next_limits.append([self._limit(corners[place], lane) for place in following])
            self.next_ranks.append([self._rank(corners[place], lane) for place in following])
            self.limits.append([self._limit(stage, lane) for stage in near])
            self.ranks.append([self._rank(stage, lane) for stage in near])
            self.touch.append(_touches([stage != _FAR for stage in corners]))
            self.inner.append(self._inner(lane, corners))

    def _corners_from(self, stage: int) -> int:
        return len([1 for later in range(stage, self.track.finish) if self.track.is_corner(later)])

    def _corners(self, lane: Lane) -> list[int]:
        """By squares to go, the stage of the corner there, or far from any."""
        track = self.track
        stages = [_FAR]
        for stage in range(track.finish - 1, -1, -1):
            stages += [stage if track.is_corner(stage) else _FAR] * track.count(track.section_at[stage], lane)
        return stages + [_FAR] * track.count(track.run_in, lane)

    def _limit(self, stage: int, lane: Lane) -> int:
        return NO_LIMIT if stage == _FAR else self.track.safe[self.track.section_at[stage]][lane]

    def _rank(self, stage: int, lane: Lane) -> int:
        return lane if stage == _FAR else self.track.rank_of(self.track.section_at[stage], lane)

    def _saved(self, stage: int, lane: Lane) -> int:
        """How much shorter a corner is one lane further in."""
        section = self.track.section_at[stage]
        return self.track.count(section, lane) - self.track.count(section, Lane(lane + self.inward))

    def lanes_inside(self, lane: Lane) -> int:
        """How many lanes further in a driver may plan to go to."""
        return 0 if self.inward == 0 else self.track.rank_of(START, lane) - 1

    def _inner(self, lane: Lane, corners: list[int]) -> list[int]:
        """Every corner still ahead is shorter one lane further in."""
        inner = [0]
        saved = 0
        innermost = self.lanes_inside(lane) == 0
        for n in range(1, len(corners)):
            if corners[n] != _FAR and not innermost and (n == 1 or corners[n - 1] == _FAR):
                saved += self._saved(corners[n], lane)
            inner.append(0 if corners[n] != _FAR or innermost else n - saved)
        return inner

    def further_in(self, lane: int, to_go: int, changes: int) -> int:
        """Squares to go from the same place some lanes further in; 0 in a corner."""
        for step in range(changes):
            to_go = self.inner[lane + self.inward * step][to_go]
        return to_go

    def pace(self, lane: int, speed: int, modifier: int, price: int, lower: int) -> Pace:
        """The tables of a lane for a team's speed, the modifier its driver takes corners with, what its endurance is
        worth, and how much lower than usual the safe speeds are."""
        key = (((lower * 64 + speed) * 16 + modifier - _WORST) * 8 + price) * 16 + lane
        pace = self.paces.get(key)
        if pace is None:
            pace = self.paces[key] = Pace(self, lane, speed, modifier, price, lower)
        return pace


def _near(corners: list[int]) -> list[int]:
    """By squares to go, the stage of the corner that team or car is in, or of the next one; or far from any."""
    near = [_FAR]
    for n in range(1, len(corners)):
        leaves = n + 1 < len(corners) and corners[n + 1] != _FAR
        near.append(corners[n] if corners[n] != _FAR else corners[n + 1] if leaves else _next_corner(corners, n))
    return near


def _following(corners: list[int], near: list[int]) -> list[int]:
    """By squares to go where team or car is in a corner, the place where the next one begins; 0 for none."""
    following = [0]
    for n in range(1, len(corners)):
        inside = corners[n] != _FAR or (n + 1 < len(corners) and corners[n + 1] != _FAR)
        place = n if inside else 0
        while place > 0 and corners[place] in (near[n], _FAR):
            place -= 1
        following.append(place)
    return following


def _next_corner(corners: list[int], to_go: int) -> int:
    for n in range(to_go - 1, 0, -1):
        if corners[n] != _FAR:
            return corners[n]
    return _FAR


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

    def __init__(self, course: Course, lane: int, speed: int, modifier: int, price: int, lower: int) -> None:
        self.speed: Final = speed
        self.limits: Final = [limit - lower for limit in course.limits[lane]]
        self.ranks: Final = course.ranks[lane]
        self.strained: Final = [_strains(modifier, rank, price, self.ranks) for rank in range(LANES + 1)]
        """By the lane's place in a corner and strain points; none where the lane never is."""
        self.whip: Final = PRICES[price] * _WHIP
        self.turns: Final = [0.0]
        self.staying: Final = [0.0]
        """The same without lane changes in the coming turn."""
        self.next_touch: Final = course.next_touch[lane]
        self.next_limits: Final = course.next_limits[lane]
        touch = course.touch[lane]
        inner: list[list[float]] = []
        for step in range(1, min(_MOST_CHANGES, course.lanes_inside(Lane(lane))) + 1):
            inner.append(course.pace(lane + course.inward * step, speed, modifier, price, lower).staying)
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
        limit, strains = self.limits[to_go], self.strained[self.ranks[to_go]]
        # Out of one corner nobody plans to strain in the next.
        speed = min(self.speed, max(self.next_touch[to_go] - 1, self.next_limits[to_go]))
        if near > speed:
            return min(1.0 + self.least(to_go, speed), self.whipped(to_go, near))
        safe = min(speed, limit) if min(speed, limit) >= near else near - 1
        best = 1.0 + self.least(to_go, safe) if safe > 0 else _NEVER
        for mfs in range(max(near, limit + 1), min(speed, limit + len(strains) - 1) + 1):
            best = min(best, 1.0 + strains[mfs - limit] + self.left(to_go - mfs))
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


def _strains(modifier: int, rank: int, price: int, ranks: list[int]) -> list[float]:
    if rank not in ranks:
        return []
    return [_priced(points, modifier, rank, price) for points in range(at_sense(modifier) + 1)]


def _priced(points: int, modifier: int, rank: int, price: int) -> float:
    if points == 0:
        return 0.0
    return points * PRICES[price] + strain_cost(points, modifier, rank)
