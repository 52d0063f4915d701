"""CM-2.1 The track as data: squares are numbers, and every relation between them is a table made once.

Each section has a longitudinal coordinate in integers, shared by its lanes: a straight square spans one unit, a corner
is cut so finely that every lane's squares have whole borders. Inside is left, towards lane 1.
"""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from math import lcm
from typing import Final, NewType, cast, final

from ...core.errors import BadRequest

Square = NewType("Square", int)
Fields = dict[str, object]

LANES: Final = 8
OFF: Final = Square(-1)
"""No square: beyond a wall, or off the track."""
HOME: Final = 0
DOLPHINS: Final = 1
BACK: Final = 2
EGGS: Final = 3
GRAY: Final = 4
SECTIONS: Final = ["home", "dolphins", "back", "eggs", "gray"]
"""A lap runs home stretch, corner at the dolphins, back stretch, corner at the eggs; the gray start squares lead into
the home stretch."""
IN: Final = 0
OUT: Final = 1
SIDES: Final = [-1, 1]
"""What a step to the inside and to the outside does to the lane."""
NO_LIMIT: Final = 1000
"""The safe speed of a square outside the corners."""

_KEYS: Final = ["id", "provenance", "note", "laps", "home", "back", "corner", "safe", "gray", "laneSquare"]
_LONGEST_STRAIGHT: Final = 60
_LONGEST_CORNER: Final = 60


class WrongTrack(BadRequest):
    """A track that is refused: where in it, and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"The track is refused: {where}: {why}.")
        self.where = where
        self.why = why


@final
class Track:
    """CM-2.1, 6.3.1.1 One track, validated; by square its place and its neighbours."""

    def __init__(self, data: Fields) -> None:
        reader = Reader(data)
        self.data: Final = data
        self.name: Final = reader.text("id")
        self.provenance: Final = reader.text("provenance")
        self.laps: Final = reader.number("laps", 1, 9)
        self.safe: Final = reader.safe_speeds()
        """By lane from 1 on; place 0 stands for no lane."""
        self.edges: Final = reader.edges()
        """By section and lane, where squares begin and end on the section's coordinate."""
        self.lane_square: Final = reader.lane_square()
        """Which gray square bears the word: the front row's cars start on it."""
        self.finish: Final = 4 * self.laps - 1
        """The stage a chariot reaches by crossing the finish line: the corner at the eggs on the last lap."""
        self.section: Final[list[int]] = []
        self.lane: Final[list[int]] = []
        self.index: Final[list[int]] = []
        self.tail: Final[list[int]] = []
        self.head: Final[list[int]] = []
        self.first: Final[list[list[int]]] = []
        """By section and lane, the first square; place 0 stands for no lane."""
        self.number_squares()
        self.size: Final = len(self.section)
        self.corner: Final = [section in (DOLPHINS, EGGS) for section in self.section]
        self.gray: Final = [section == GRAY for section in self.section]
        self.limit: Final = [
            self.safe[self.lane[square]] if self.corner[square] else NO_LIMIT for square in range(self.size)
        ]
        self.next: Final = [self.square_after(square) for square in range(self.size)]
        self.prev: Final = [self.square_before(square) for square in range(self.size)]
        self.change: Final = [[self.change_target(Square(x), side) for x in range(self.size)] for side in (IN, OUT)]
        """CM-6.4 By side and team square, where the team of a lane change lands; OFF behind the wall."""
        self.slips: Final = [[self.slip_targets(Square(x), side) for x in range(self.size)] for side in (IN, OUT)]
        """CM-6.7.3 By side and team square, where a sideslip may land, the level square first."""
        self.reach: Final = [self.struck_from(Square(square)) for square in range(self.size)]
        """CM-9.2 By the attacking car's square, the squares it can strike."""
        self.walk: Final = [self.foot_steps(Square(square)) for square in range(self.size)]
        """CM-17.2 Where a man on foot can step."""
        self.ahead: Final = [self.squares_ahead(Square(square)) for square in range(self.size)]
        """How many squares of its section lie ahead in its lane."""
        self.code: Final = [
            self.section[square] * 10_000 + (self.index[square] + 1) * 10 + self.lane[square]
            for square in range(self.size)
        ]
        """By square, the number events use: it can be told without the track."""

    def __reduce__(self) -> tuple[object, ...]:
        return Track, (self.data,)

    # ---- making the tables

    def number_squares(self) -> None:
        for section in range(len(SECTIONS)):
            self.first.append([0])
            for lane in range(1, LANES + 1):
                borders = self.edges[section][lane]
                self.first[section].append(len(self.section))
                for index in range(len(borders) - 1):
                    self.section.append(section)
                    self.lane.append(lane)
                    self.index.append(index)
                    self.tail.append(borders[index])
                    self.head.append(borders[index + 1])

    def count(self, section: int, lane: int) -> int:
        return len(self.edges[section][lane]) - 1

    def at(self, section: int, lane: int, index: int) -> Square:
        return Square(self.first[section][lane] + index)

    def square_after(self, square: int) -> Square:
        section, lane = self.section[square], self.lane[square]
        if self.index[square] + 1 < self.count(section, lane):
            return Square(square + 1)
        return self.at(HOME if section == GRAY else (section + 1) % 4, lane, 0)

    def square_before(self, square: int) -> Square:
        """The corner lies behind the first home square; behind the first gray one lies nothing."""
        section, lane = self.section[square], self.lane[square]
        if self.index[square] > 0:
            return Square(square - 1)
        if section == GRAY:
            return OFF
        before = (section + 3) % 4
        return self.at(before, lane, self.count(before, lane) - 1)

    def squares_ahead(self, square: Square) -> int:
        return self.count(self.section[square], self.lane[square]) - 1 - self.index[square]

    def beside(self, square: Square, side: int) -> list[Square]:
        """CM-9.2a Adjacent: the next lane on a side, same section, overlapping."""
        lane, section = self.lane[square] + SIDES[side], self.section[square]
        if not 1 <= lane <= LANES:
            return []
        first = self.first[section][lane]
        return [Square(other) for other in range(first, first + self.count(section, lane)) if self.meets(square, other)]

    def meets(self, one: int, other: int) -> bool:
        return max(self.tail[one], self.tail[other]) < min(self.head[one], self.head[other])

    def level(self, one: int, other: int) -> bool:
        """CM-6.4.2.3 Parallel squares share their tail or their head."""
        return self.tail[one] == self.tail[other] or self.head[one] == self.head[other]

    def change_target(self, team: Square, side: int) -> Square:
        """CM-6.4.1, 6.4.2, 6.4.2.1, 6.4.2.2, 6.4.2.3 Forward one, then to the level square; without one, back to the
        inside or on to the outside."""
        forward = Square(self.next[team])
        near = self.beside(forward, side)
        if not near:
            return OFF
        aligned = [other for other in near if self.level(forward, other)] or near
        return aligned[0] if side == IN else aligned[-1]

    def slip_targets(self, team: Square, side: int) -> list[Square]:
        """CM-6.7.3b Straight sideways: the level square, and those partly behind; a square that has neither, because a
        longer one reaches past both its ends, slips onto that."""
        near = self.beside(team, side)
        aligned = [other for other in near if self.level(team, other)]
        behind = [other for other in near if other not in aligned and self.head[other] < self.head[team]]
        return [*aligned, *behind] or near[:1]

    def struck_from(self, car: Square) -> list[Square]:
        """CM-9.2b Beside the car, and not ahead of it."""
        near = [*self.beside(car, IN), *self.beside(car, OUT)]
        return [other for other in near if self.head[other] <= self.head[car]]

    def foot_steps(self, square: Square) -> list[Square]:
        """CM-17.2 Ahead, back or across, never diagonally."""
        along = [Square(self.next[square])]
        if self.prev[square] != OFF:
            along.append(Square(self.prev[square]))
        return [*along, *self.beside(square, IN), *self.beside(square, OUT)]

    # ---- questions

    def behind(self, square: Square, car: Square) -> Square:
        """CM-2.2a The square behind: the gray one behind the home stretch, for a chariot whose car is still on gray."""
        if self.gray[car] and self.section[square] == HOME and self.index[square] == 0:
            return self.at(GRAY, self.lane[square], self.count(GRAY, self.lane[square]) - 1)
        return self.prev[square]

    def thrown(self, square: Square, lanes: int, forward: int) -> Square:
        """CM-12.2, 12.3 So many lanes right (left if negative), held by the wall, and then so many squares forward."""
        side = IN if lanes < 0 else OUT
        for _ in range(abs(lanes)):
            targets = self.slips[side][square]
            if targets:
                square = targets[0]
        for _ in range(forward):
            square = self.next[square]
        return square

    def to_go(self, square: Square, stage: int) -> int:
        """How many squares of its own lane it takes to cross the finish line."""
        squares, lane = self.ahead[square] + 1, self.lane[square]
        if self.section[square] == GRAY:
            squares += self.count(HOME, lane)
        for section in range(stage + 1, self.finish):
            squares += self.count(section % 4, lane)
        return squares

    def steps_between(self, one: Square, other: Square) -> int:
        """The range of two squares: the shortest way over steps ahead, back and across."""
        seen = {int(one)}
        ring = [one]
        steps = 0
        while ring:
            if other in ring:
                return steps
            outer: list[Square] = []
            for square in ring:
                for near in self.walk[square]:
                    if near not in seen:
                        seen.add(near)
                        outer.append(near)
            ring = outer
            steps += 1
        raise LookupError("no way leads there")

    # ---- words

    def square_name(self, square: Square) -> str:
        """`home 21/3`: the twenty-first square of the home stretch in lane 3."""
        return code_name(self.code[square])

    def square_named(self, words: str) -> Square | None:
        section, _, place = words.strip().partition(" ")
        index, _, lane = place.partition("/")
        if section not in SECTIONS or not (index.isdecimal() and lane.isdecimal()) or len(place) > 5:
            return None
        number = SECTIONS.index(section)
        if not 1 <= int(lane) <= LANES or not 1 <= int(index) <= self.count(number, int(lane)):
            return None
        return self.at(number, int(lane), int(index) - 1)

    def label(self) -> str:
        return f"{self.name} ({self.provenance})"

    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest()[:16]


@final
class Reader:
    """Reads a track's data and says where it is wrong."""

    def __init__(self, data: Fields) -> None:
        self.data: Final = data
        for key in data:
            if key not in _KEYS:
                raise WrongTrack(str(key)[:40], f"a track has no such part; its parts are {', '.join(_KEYS)}")

    def text(self, name: str) -> str:
        value = self.data.get(name)
        if not isinstance(value, str) or not 1 <= len(value) <= 60 or not (value.isascii() and value.isprintable()):
            raise WrongTrack(name, "this is a text of 1 to 60 plain characters")
        return value

    def number(self, name: str, least: int, most: int) -> int:
        return checked_number(self.data.get(name), name, least, most)

    def safe_speeds(self) -> list[int]:
        """CM-6.3.1.1 One for each lane, never falling towards the outside."""
        speeds = numbers(self.data.get("safe"), "safe", 1, 60)
        if len(speeds) != LANES or sorted(speeds) != speeds:
            raise WrongTrack("safe", f"this is a list of {LANES} speeds from lane 1 on, none below the one before")
        return [0, *speeds]

    def lane_square(self) -> int:
        """CM-3.2, 18.2 A chariot of the front row fits ahead of it, one of the second row behind it."""
        gray = self.number("gray", 4, 12)
        square = self.number("laneSquare", 1, 12) - 1
        if not 2 <= square < gray - 1:
            raise WrongTrack("laneSquare", f"it is one of the gray squares 3 to {gray - 1}, room for two rows")
        return square

    def edges(self) -> list[list[list[int]]]:
        corner = self.corner()
        home = even(self.number("home", 10, _LONGEST_STRAIGHT))
        back = even(self.number("back", 10, _LONGEST_STRAIGHT))
        return [home, corner, back, corner, even(self.number("gray", 4, 12))]

    def corner(self) -> list[list[int]]:
        """Either sectors with so many equal squares a lane, or each lane's borders."""
        corner = self.data.get("corner")
        if not isinstance(corner, dict):
            raise WrongTrack("corner", "this is an object with 'sectors' and 'perSector', or with 'borders'")
        parts = cast("Fields", corner)
        if sorted(parts) == ["perSector", "sectors"]:
            return sectors(parts)
        if list(parts) == ["borders"]:
            return borders(parts["borders"])
        raise WrongTrack("corner", "it has either 'sectors' and 'perSector', or 'borders'")


def even(count: int) -> list[list[int]]:
    """The same squares in every lane."""
    return [list(range(count + 1)) for _ in range(LANES + 1)]


def sectors(parts: Fields) -> list[list[int]]:
    """So many sectors, each cut into equal squares: in units in which every lane's borders are whole."""
    count = checked_number(parts["sectors"], "corner.sectors", 1, 12)
    cuts = numbers(parts["perSector"], "corner.perSector", 1, 30)
    if len(cuts) != LANES or count * max(cuts) > _LONGEST_CORNER:
        raise WrongTrack("corner.perSector", f"this is a list of {LANES} numbers, at most {_LONGEST_CORNER} squares")
    unit = lcm(*cuts)
    return [[], *[[unit * step // cut for step in range(count * cut + 1)] for cut in cuts]]


def borders(value: object) -> list[list[int]]:
    """Each lane's own borders on one scale."""
    if not isinstance(value, list) or len(value) != LANES:
        raise WrongTrack("corner.borders", f"this is a list of {LANES} lists, one for each lane")
    lanes: list[list[int]] = [[]]
    for lane in range(LANES):
        where = f"corner.borders[{lane}]"
        edges = numbers(value[lane], where, 0, 1_000_000)
        if not 2 <= len(edges) <= _LONGEST_CORNER or edges[0] != 0 or sorted(set(edges)) != edges:
            raise WrongTrack(where, f"borders rise from 0 on, at most {_LONGEST_CORNER} of them")
        if lane > 0 and edges[-1] != lanes[1][-1]:
            raise WrongTrack(where, "every lane ends at the same last border")
        lanes.append(edges)
    return lanes


def numbers(value: object, where: str, least: int, most: int) -> list[int]:
    if not isinstance(value, list):
        raise WrongTrack(where, "this is a list of numbers")
    return [checked_number(item, where, least, most) for item in value]


def checked_number(value: object, where: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise WrongTrack(where, f"this is a number from {least} to {most}, not {repr(value)[:40]}")
    return value


def describe(track: Track) -> list[str]:
    """A track in lines of words."""
    lines = [
        track.label(),
        f"hash {track.digest()}",
        f"{track.laps} laps; home stretch {track.count(HOME, 1)} squares, back stretch {track.count(BACK, 1)}, "
        f"gray {track.count(GRAY, 1)} with the word Lane on square {track.lane_square + 1}",
    ]
    for lane in range(1, LANES + 1):
        race = track.to_go(track.at(HOME, lane, 0), 0)
        lines.append(
            f"lane {lane}: {track.count(DOLPHINS, lane)} squares a corner, safe speed {track.safe[lane]}, "
            f"race {race} squares"
        )
    return lines


def code_name(code: int) -> str:
    """The name of a square by its code."""
    return f"{SECTIONS[code // 10_000]} {code % 10_000 // 10}/{code % 10}"


def default_track() -> Track:
    """The reconstructed oval: not the printed board, and labelled so."""
    text = files(__name__.rpartition(".")[0]).joinpath("track.json").read_text(encoding="utf-8")
    return Track(cast("Fields", json.loads(text)))


DEFAULT: Final = default_track()
