"""The track as a picture: where each square lies, how it is turned, and its outline. (CM-2.1)

The unit is one straight square. The origin is where the home stretch begins, on the axis of the spina; y grows
downwards, and headings are degrees clockwise from the right, as pictures on screens have them. The race runs
anticlockwise: home along the bottom, the dolphins at the right, back along the top, the eggs at the left. The gray
squares run straight into the home stretch and so lie over the corner at the eggs.
"""

from __future__ import annotations

from math import cos, degrees, pi, sin
from typing import Final, final

from ...core.errors import BadRequest
from ...core.ids import Clause
from .track import BACK, DOLPHINS, EGGS, EVERY_LANE, GRAY, HOME, Section, Square, Track

Point = tuple[float, float]

_INNERMOST: Final = EVERY_LANE[0]
_LEAST_RADIUS: Final = 1.6
"""Of lane 1, so that the spina has room within."""
_LEAST_PITCH: Final = 0.8
_MOST_PITCH: Final = 1.2


@final
class Drawing:
    """An oval's squares on a plane, by square: its centre, its heading and its outline. Other tracks are refused.
    (CM-2.1)"""

    def __init__(self, track: Track) -> None:
        if not track.is_oval():
            raise BadRequest(f"{track.label()} is no oval: there is no picture of it.", Clause("CM-2.1"))
        self.track: Final = track
        self.length: Final = float(track.count(HOME, _INNERMOST))
        """Of both straights: a back stretch with other squares is drawn to the same length."""
        self.radius: Final = lane_radii(track)
        """By lane, of its middle in the corners, which is its distance from the axis on the straights; 0 for no
        lane."""
        self.half: Final = (self.radius[2] - self.radius[1]) / 2
        """Half the width of a lane."""
        self.inner: Final = self.radius[1] - self.half
        self.outer: Final = self.radius[-1] + self.half
        self.centre: Final = [self.place(Square(square), 0.5, 0.0) for square in range(track.size)]
        self.heading: Final = [self.heading_of(Square(square)) for square in range(track.size)]
        self.outline: Final = [self.outline_of(Square(square)) for square in range(track.size)]
        """As the data of an SVG path: from the inner end of the tail along the inner side."""

    def place(self, square: Square, along: float, across: float) -> Point:
        """The point so far along a square, from 0 at its tail to 1 at its head, and so far outside its middle."""
        track = self.track
        at = track.tail[square] + along * (track.head[square] - track.tail[square])
        return self.point(track.section[square], at, self.radius[track.lane[square]] + across)

    def point(self, section: Section, at: float, radius: float) -> Point:
        """The point at a place on a section's coordinate, so far from the axis."""
        if section == HOME:
            return at, radius
        if section == GRAY:
            return at - self.track.count(GRAY, _INNERMOST), radius
        if section == BACK:
            return self.length * (1 - at / self.track.count(BACK, _INNERMOST)), -radius
        angle = self.turned(at)
        if section == DOLPHINS:
            return self.length + radius * sin(angle), radius * cos(angle)
        return -radius * sin(angle), -radius * cos(angle)

    def turned(self, at: float) -> float:
        """How far round a corner a place on its coordinate lies."""
        return pi * at / self.track.edges[DOLPHINS][1][-1]

    def heading_of(self, square: Square) -> float:
        track = self.track
        section = track.section[square]
        straight = 180.0 if section in (BACK, EGGS) else 0.0
        if not track.corner[square]:
            return straight
        return (straight - degrees(self.turned((track.tail[square] + track.head[square]) / 2))) % 360

    def outline_of(self, square: Square) -> str:
        tail, head = words(self.place(square, 0.0, -self.half)), words(self.place(square, 1.0, -self.half))
        far_head, far_tail = words(self.place(square, 1.0, self.half)), words(self.place(square, 0.0, self.half))
        if not self.track.corner[square]:
            return f"M{tail}L{head}L{far_head}L{far_tail}Z"
        middle = self.radius[self.track.lane[square]]
        near, far = word(middle - self.half), word(middle + self.half)
        return f"M{tail}A{near} {near} 0 0 0 {head}L{far_head}A{far} {far} 0 0 1 {far_tail}Z"

    def ring(self, radius: float) -> str:
        """The oval so far from the axis, as the data of an SVG path."""
        length, r = word(self.length), word(radius)
        return f"M0 {r}H{length}A{r} {r} 0 0 0 {length} {word(-radius)}H0A{r} {r} 0 0 0 0 {r}Z"


def lane_radii(track: Track) -> list[float]:
    """The innermost lane's and the outermost lane's corner squares are as long as straight ones, if that leaves a spina
    and lanes of a fair width; the lanes between are spread evenly."""
    first = max(track.count(DOLPHINS, _INNERMOST) / pi, _LEAST_RADIUS)
    pitch = (track.count(DOLPHINS, EVERY_LANE[-1]) / pi - first) / (len(EVERY_LANE) - 1)
    pitch = min(max(pitch, _LEAST_PITCH), _MOST_PITCH)
    return [0.0, *[first + pitch * place for place in range(len(EVERY_LANE))]]


def plated(track: Track) -> list[Square]:
    """The squares that show their lane's safe speed: its first and its last in each corner. (CM-6.3.1.1)"""
    squares: list[Square] = []
    for section in (DOLPHINS, EGGS):
        for lane in EVERY_LANE:
            ends = [0, track.count(section, lane) - 1]
            squares += [track.at(section, lane, index) for index in dict.fromkeys(ends)]
    return squares


def lane_squares(track: Track) -> list[Square]:
    """The gray squares that bear the word, from lane 1 on. (CM-3.2)"""
    return [track.at(track.run_in, lane, track.lane_square) for lane in EVERY_LANE]


def shared_borders(track: Track) -> list[int]:
    """Where in a corner every lane has a border: squares there stand level."""
    shared = set(track.edges[DOLPHINS][1])
    for lane in EVERY_LANE[1:]:
        shared &= set(track.edges[DOLPHINS][lane])
    return sorted(shared)


def words(point: Point) -> str:
    return f"{word(point[0])} {word(point[1])}"


def word(number: float) -> str:
    """A number of a drawing: four decimals at most, and no minus before nothing."""
    text = f"{number:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
