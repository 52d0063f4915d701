"""A figure 8 as a picture: where each square lies, how it is turned, and its outline. (CM-28)

The unit is about a square of a loop. The origin is the middle of the crossing; before the whole is turned by an eighth,
so that the 8 lies on its side, the first leg runs right through it and the second one down. The loop after the first
leg turns left, the other one right; both are three quarters of a circle. The gray squares run straight into the first
leg, and so lie over the end of the second loop.
"""

from __future__ import annotations

from math import atan2, cos, degrees, pi, radians, sin
from typing import Final, final

from ...core.errors import BadRequest
from ...core.ids import Clause
from .drawing import Point, word, words
from .track import EVERY_LANE, Section, Square, Track
from .track_data import LANES

FIRST_LEG: Final = Section(0)
LEFT_LOOP: Final = Section(1)
SECOND_LEG: Final = Section(2)
RIGHT_LOOP: Final = Section(3)
_LOOP: Final = 270.0
_TILT: Final = 45.0
_MIDDLE: Final = (LANES + 1) / 2


def is_eight(track: Track) -> bool:
    """Whether it can be drawn as one: two legs that cross once, a loop to the left between them and one to the right
    after them."""
    return (
        track.crosses
        and track.per_lap == RIGHT_LOOP + 1
        and [bool(safe) for safe in track.safe[: track.per_lap]] == [False, True, False, True]
        and [leg.inward for leg in track.legs[: track.per_lap]] == [-1, -1, 1, 1]
        and track.turned[1][block_first(track, FIRST_LEG)] == track.twin[block_first(track, FIRST_LEG)]
    )


def block_first(track: Track, leg: Section) -> Square:
    """The first square of a leg's first lane that belongs to the crossing."""
    squares = [track.at(leg, EVERY_LANE[0], index) for index in range(track.count(leg, EVERY_LANE[0]))]
    return next((square for square in squares if track.in_block(square)), squares[0])


@final
class Eight:
    """A figure 8's squares on a plane, by square: its centre, its heading and its outline. Other tracks are refused.
    (CM-28)"""

    def __init__(self, track: Track) -> None:
        if not is_eight(track):
            raise BadRequest(f"{track.label()} is neither an oval nor a figure 8: there is no picture of it.", _DRAWN)
        self.track: Final = track
        counts = [track.count(LEFT_LOOP, lane) for lane in EVERY_LANE]
        self.radius: Final = sum(counts) / len(counts) / radians(_LOOP)
        """Of the middle of the loops."""
        self.pitch: Final = min((counts[-1] - counts[0]) / (LANES - 1) / radians(_LOOP), self.radius / 5)
        """How wide a lane is."""
        self.half: Final = LANES / 2 * self.pitch
        """Half the width of the track, and of the crossing."""
        self.centre: Final = [self.place(Square(square), 0.5, 0.0) for square in range(track.size)]
        self.heading: Final = [self.heading_of(Square(square)) for square in range(track.size)]
        self.outline: Final = [self.outline_of(Square(square)) for square in range(track.size)]
        """As the data of an SVG path."""

    def place(self, square: Square, along: float, right: float) -> Point:
        """The point so far along a square, from 0 at its tail to 1 at its head, and so far right of its middle."""
        track = self.track
        if track.against[square]:
            return self.place(track.opposite[square], 1 - along, -right)
        at = track.tail[square] + along * (track.head[square] - track.tail[square])
        return self.point(track.section[square], at, (track.lane[square] - _MIDDLE) * self.pitch + right)

    def point(self, section: Section, at: float, right: float) -> Point:
        """The point at a place on a section's coordinate, so far right of the middle of the track."""
        track, r = self.track, self.radius
        if section in (FIRST_LEG, track.run_in):
            if section == track.run_in:
                at -= track.count(section, EVERY_LANE[0])
            return tilted((self.along(FIRST_LEG, at), right))
        if section == SECOND_LEG:
            return tilted((-right, self.along(SECOND_LEG, at)))
        turned = radians(_LOOP) * at / track.edges[section][1][-1]
        if section == LEFT_LOOP:
            return tilted((r + (r + right) * cos(pi / 2 - turned), -r + (r + right) * sin(pi / 2 - turned)))
        return tilted((-r + (r - right) * cos(turned), r + (r - right) * sin(turned)))

    def along(self, leg: Section, at: float) -> float:
        """How far from the middle of the crossing a place on a leg lies; the run-in has places below 0."""
        first = self.track.index[block_first(self.track, leg)]
        last = first + LANES
        if first <= at <= last:
            return -self.half + (at - first) * self.pitch
        if at < first:
            step = (self.radius - self.half) / first if first > 0 else 1.0
            return -self.half - (first - at) * step
        after = self.track.count(leg, EVERY_LANE[0]) - last
        return self.half + (at - last) * (self.radius - self.half) / after

    def heading_of(self, square: Square) -> float:
        (x, y), (to_x, to_y) = self.place(square, 0.45, 0.0), self.place(square, 0.55, 0.0)
        return degrees(atan2(to_y - y, to_x - x)) % 360

    def outline_of(self, square: Square) -> str:
        track, side = self.track, self.pitch / 2
        if track.against[square]:
            square = track.opposite[square]
        tail, head = words(self.place(square, 0.0, -side)), words(self.place(square, 1.0, -side))
        far_head, far_tail = words(self.place(square, 1.0, side)), words(self.place(square, 0.0, side))
        if not track.corner[square]:
            return f"M{tail}L{head}L{far_head}L{far_tail}Z"
        left, right = (word(self.loop_radius(square, across)) for across in (-side, side))
        way = 0 if track.section[square] == LEFT_LOOP else 1
        return f"M{tail}A{left} {left} 0 0 {way} {head}L{far_head}A{right} {right} 0 0 {1 - way} {far_tail}Z"

    def loop_radius(self, square: Square, right: float) -> float:
        across = (self.track.lane[square] - _MIDDLE) * self.pitch + right
        return self.radius + (across if self.track.section[square] == LEFT_LOOP else -across)

    def reach(self) -> Point:
        """How far the track lies from the middle, to each side and up or down."""
        points = [self.place(Square(square), end, 0.0) for square in range(self.track.size) for end in (0.0, 1.0)]
        return max(abs(x) for x, _ in points) + self.pitch, max(abs(y) for _, y in points) + self.pitch

    def plated(self) -> list[Square]:
        """The squares that show their lane's safe speed: its first and its last in each loop. (CM-6.3.1.1)"""
        track = self.track
        return [
            track.at(loop, lane, index)
            for loop in (LEFT_LOOP, RIGHT_LOOP)
            for lane in EVERY_LANE
            for index in (0, track.count(loop, lane) - 1)
        ]


_DRAWN: Final = Clause("CM-2.1")


def tilted(point: Point) -> Point:
    turn = radians(_TILT)
    return point[0] * cos(turn) - point[1] * sin(turn), point[0] * sin(turn) + point[1] * cos(turn)
