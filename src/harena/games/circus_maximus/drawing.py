"""The track as a picture: where each square lies, how it is turned, and its outline. (CM-2.1)

The unit is one straight square; y grows downwards, and headings are degrees clockwise from the right, as pictures on
screens have them. A section is drawn along a line, its middle, which is straight or an arc; lanes lie beside each other
across it, lane 1 on the left.

An oval begins at the origin, on the axis of the spina, and runs anticlockwise: home along the bottom, the dolphins at
the right, back along the top, the eggs at the left. The gray squares run straight into the home stretch and so lie over
the corner at the eggs. A figure 8 lies on its side, the middle of its crossing at the origin, its first corner at the
right.
"""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Final, final

from ...core.errors import BadRequest
from ...core.ids import Clause
from .track import BACK, DOLPHINS, EGGS, EVERY_LANE, HOME, Lane, Section, Square, Track
from .track_data import LANES

Point = tuple[float, float]

_INNERMOST: Final = EVERY_LANE[0]
_HALF_TURN: Final = 180.0
_LOOP: Final = 270.0
"""How far each corner of a figure 8 turns."""
_TILT: Final = 45.0
_LEAST_RADIUS: Final = 1.6
"""Of the innermost lane, so that the spina has room within."""
_LEAST_PITCH: Final = 0.8
_MOST_PITCH: Final = 1.2
_SAMPLES: Final = [0.0, 0.25, 0.5, 0.75, 1.0]


@final
class Line:
    """The middle of a section: where it begins, which way, how long it is, and how far it turns, to the right if it is
    not negative; a straight does not turn."""

    def __init__(self, start: Point, heading: float, length: float, turn: float) -> None:
        self.start: Final = start
        self.heading: Final = heading
        self.length: Final = length
        self.turn: Final = turn
        self.radius: Final = length / radians(abs(turn)) if turn != 0 else 0.0

    def heading_at(self, along: float) -> float:
        return self.heading + self.turn * along / self.length

    def point(self, along: float, right: float) -> Point:
        """The point so far along it, and so far to the right of it."""
        x, y = self.start
        angle, now = radians(self.heading), radians(self.heading_at(along))
        if self.turn == 0:
            return x + along * cos(now) - right * sin(now), y + along * sin(now) + right * cos(now)
        side = 1 if self.turn > 0 else -1
        x, y = x - side * self.radius * sin(angle), y + side * self.radius * cos(angle)
        far = self.radius_at(right)
        return x + side * far * sin(now), y - side * far * cos(now)

    def radius_at(self, right: float) -> float:
        return self.radius - right if self.turn > 0 else self.radius + right

    def after(self, length: float, turn: float) -> Line:
        """The line that goes on where this one ends."""
        return Line(self.point(self.length, 0.0), self.heading_at(self.length), length, turn)


@final
class Drawing:
    """A track's squares on a plane, by square: its centre, its heading and its outline. Only ovals and figures 8 have a
    shape. (CM-2.1)"""

    def __init__(self, track: Track) -> None:
        self.track: Final = track
        self.crossing: Final = crossed_at(track)
        """By section, the place of the first square that it shares with another one, or -1."""
        if not (track.is_oval() or is_eight(track, self.crossing)):
            raise BadRequest(
                f"{track.label()} is no oval and no figure 8: there is no picture of it.", Clause("CM-2.1")
            )
        turn = _LOOP if track.crosses else _HALF_TURN
        self.radius: Final = lane_radii(track, radians(turn))
        """Of the lanes' middles in a corner, from the inside out, from place 1 on."""
        self.pitch: Final = self.radius[2] - self.radius[1]
        """The width of a lane."""
        self.half: Final = self.pitch / 2
        self.middle: Final = self.radius[1] + self.half * (LANES - 1)
        """The radius of a corner's middle."""
        self.lines: Final = self.lines_of_eight() if track.crosses else self.lines_of_oval()
        """By section."""
        self.squares: Final = [Square(number) for number, at in enumerate(track.section) if at <= track.run_in]
        """Those of a lap and the gray ones."""
        self.centre: Final = [self.place(square, 0.5, 0.0) for square in self.squares]
        self.heading: Final = [self.heading_of(square) for square in self.squares]
        self.outline: Final = [self.outline_of(square) for square in self.squares]
        """As the data of an SVG path: from the left end of the tail along the left side."""

    # ---- shapes

    def lines_of_oval(self) -> list[Line]:
        """Two straights of the home stretch's length: a back stretch with other squares is drawn to the same."""
        length, corner = float(self.track.count(HOME, _INNERMOST)), pi * self.middle
        home = Line((0.0, self.middle), 0.0, length, 0.0)
        dolphins = home.after(corner, -_HALF_TURN)
        back = dolphins.after(length, 0.0)
        return [home, dolphins, back, back.after(corner, -_HALF_TURN), self.run_in(home)]

    def lines_of_eight(self) -> list[Line]:
        """Two legs that cross in their middles, and a loop at either side."""
        side = 1 if self.track.legs[DOLPHINS].inward < 0 else -1
        leg, loop = 2 * self.middle, radians(_LOOP) * self.middle
        tilt = radians(side * _TILT)
        first = Line((-self.middle * cos(tilt), -self.middle * sin(tilt)), side * _TILT, leg, 0.0)
        right = first.after(loop, -side * _LOOP)
        second = right.after(leg, 0.0)
        return [first, right, second, second.after(loop, side * _LOOP), self.run_in(first)]

    def run_in(self, first: Line) -> Line:
        length = float(self.track.count(self.track.run_in, _INNERMOST))
        return Line(first.point(-length, 0.0), first.heading, length, 0.0)

    # ---- places

    def offset(self, lane: Lane) -> float:
        """How far right of its section's middle a lane's middle lies."""
        return (lane - (LANES + 1) / 2) * self.pitch

    def along(self, section: Section, at: float) -> float:
        """How far along a section's line a place on its coordinate lies."""
        line, last = self.lines[section], self.track.edges[section][1][-1]
        first = self.crossing[section]
        if first < 0:
            return line.length * at / last
        # The shared squares are as long as lanes are wide; those before and behind them share what is left.
        block = LANES * self.pitch
        reach = (line.length - block) / 2
        if at <= first:
            return reach * at / first
        if at <= first + LANES:
            return reach + (at - first) * self.pitch
        return reach + block + reach * (at - first - LANES) / (last - first - LANES)

    def block(self, section: Section) -> list[float]:
        """From where to where along its line a section has squares that are another one's too; nothing if nowhere."""
        first = self.crossing[section]
        return [] if first < 0 else [self.along(section, first), self.along(section, first + LANES)]

    def place(self, square: Square, along: float, right: float) -> Point:
        """The point so far along a square, from 0 at its tail to 1 at its head, and so far right of its middle."""
        track = self.track
        section = track.section[square]
        at = track.tail[square] + along * (track.head[square] - track.tail[square])
        return self.point(section, at, self.offset(track.lane[square]) + right)

    def point(self, section: Section, at: float, right: float) -> Point:
        """The point at a place on a section's coordinate, so far right of its middle."""
        return self.lines[section].point(self.along(section, at), right)

    def heading_of(self, square: Square) -> float:
        track = self.track
        section = track.section[square]
        middle = self.along(section, (track.tail[square] + track.head[square]) / 2)
        return self.lines[section].heading_at(middle) % 360

    def length_of(self, square: Square) -> float:
        """Of a square, along its middle."""
        track = self.track
        section = track.section[square]
        line = self.lines[section]
        long = self.along(section, track.head[square]) - self.along(section, track.tail[square])
        if line.turn == 0:
            return long
        return long * line.radius_at(self.offset(track.lane[square])) / line.radius

    def outline_of(self, square: Square) -> str:
        tail, head = words(self.place(square, 0.0, -self.half)), words(self.place(square, 1.0, -self.half))
        far_head, far_tail = words(self.place(square, 1.0, self.half)), words(self.place(square, 0.0, self.half))
        line = self.lines[self.track.section[square]]
        if line.turn == 0:
            return f"M{tail}L{head}L{far_head}L{far_tail}Z"
        middle = self.offset(self.track.lane[square])
        near, far = word(line.radius_at(middle - self.half)), word(line.radius_at(middle + self.half))
        there, back = (1, 0) if line.turn > 0 else (0, 1)
        return f"M{tail}A{near} {near} 0 0 {there} {head}L{far_head}A{far} {far} 0 0 {back} {far_tail}Z"

    # ---- walls

    def rims(self, right: float) -> list[str]:
        """Lines that follow the track so far to the right of its middle (to the left if negative), as the data of SVG
        paths: of an oval one ring; of a figure 8 one for each loop, from where it leaves the crossing to where it comes
        back, on the same side of it, that is: inside or outside."""
        track = self.track
        if not track.crosses:
            return [self.edge([HOME, DOLPHINS, BACK, EGGS], 0.0, 0.0, right) + "Z"]
        rims: list[str] = []
        for loop in (DOLPHINS, EGGS):
            before, after = track.before(loop), track.following[loop]
            far = right if track.legs[loop].inward < 0 else -right
            left_out = self.lines[after].length - self.block(after)[0]
            rims.append(self.edge([before, loop, after], self.block(before)[1], left_out, far))
        return rims

    def edge(self, sections: list[Section], skip: float, short: float, right: float) -> str:
        """The line along sections, without so much of the first and of the last."""
        text = f"M{words(self.lines[sections[0]].point(skip, right))}"
        for place, section in enumerate(sections):
            line = self.lines[section]
            end = words(line.point(line.length - (short if place == len(sections) - 1 else 0.0), right))
            radius, large = word(line.radius_at(right)), int(abs(line.turn) > _HALF_TURN)
            arc = f"A{radius} {radius} 0 {large} {int(line.turn > 0)} {end}"
            text += f"L{end}" if line.turn == 0 else arc
        return text

    def extent(self, beyond: float) -> tuple[float, float, float, float]:
        """The box around all squares of a lap and so much beyond them: its left, its top, its width and its height."""
        lap = [square for square in self.squares if not self.track.gray[square]]
        points = [self.place(square, at, side) for square in lap for at in _SAMPLES for side in (-self.half, self.half)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        left, top = min(xs) - beyond, min(ys) - beyond
        return left, top, max(xs) + beyond - left, max(ys) + beyond - top


def crossed_at(track: Track) -> list[int]:
    """By section, the place of the first square with two numbers, or -1."""
    found: list[int] = []
    for section in range(track.run_in + 1):
        first = track.first[section][1]
        shared = [
            index
            for index in range(track.count(Section(section), _INNERMOST))
            if track.twin[first + index] != first + index
        ]
        found.append(shared[0] if shared else -1)
    return found


def is_eight(track: Track, crossing: list[int]) -> bool:
    """Whether two straights cross once, and from each the way leads to the other round a corner like the other corner's
    mirror image."""
    if [bool(safe) for safe in track.safe[: track.run_in + 1]] != [False, True, False, True, False]:
        return False
    if [first > 0 for first in crossing] != [True, False, True, False, False]:
        return False
    left, right = track.legs[DOLPHINS], track.legs[EGGS]
    meets = track.twin[track.at(HOME, _INNERMOST, crossing[HOME])]
    from_left = track.lane[meets] == LANES
    return (
        left.inward == -right.inward
        and from_left == (left.inward < 0)
        and left.edges[1:] == right.edges[:0:-1]
        and all(crossing[leg] + LANES < track.count(leg, _INNERMOST) for leg in (HOME, BACK))
        and all(once(track, leg) for leg in (HOME, BACK))
    )


def once(track: Track, section: Section) -> bool:
    """Whether a section is crossed no more than once."""
    first = track.first[section][1]
    squares = range(first, first + track.count(section, _INNERMOST))
    return len([1 for square in squares if track.twin[square] != square]) == LANES


def lane_radii(track: Track, angle: float) -> list[float]:
    """The innermost lane's and the outermost lane's corner squares are as long as straight ones, if that leaves a spina
    and lanes of a fair width; the lanes between are spread evenly. From the inside out; 0 for no lane."""
    leg = track.legs[DOLPHINS]
    counts = [len(edges) - 1 for edges in (leg.edges[1:] if leg.inward < 0 else leg.edges[:0:-1])]
    first = max(counts[0] / angle, _LEAST_RADIUS)
    pitch = (counts[-1] / angle - first) / (len(EVERY_LANE) - 1)
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
