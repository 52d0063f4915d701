"""A track as its owner writes it: read, checked, and refused with the place and the reason. (CM-2.1)

A track is a list of sections in the order of a lap, a run-in of gray squares, a number of laps and a finish line. An
oval has shorter words for all of it, those of the tracks of before; both come to the same plan.
"""

from __future__ import annotations

from math import lcm
from typing import Final, TypeVar, cast, final

from ...core.errors import BadRequest

Fields = dict[str, object]
T = TypeVar("T")

LANES: Final = 8
RUN_IN: Final = "gray"
"""The name of the run-in, which no section may bear."""
MARKERS: Final = ["egg", "dolphin"]
EGG: Final = 0
DOLPHIN: Final = 1
NO_MARKER: Final = -1
LONGEST_NAME: Final = 8
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_INWARD: Final = {"left": -1, "right": 1}
"""By the hand on which the inside lies, what a step to the inside does to the lane."""
_LONGEST: Final = 60
_MOST_SECTIONS: Final = 12
_OVAL: Final = ["id", "provenance", "note", "laps", "home", "back", "corner", "safe", "gray", "laneSquare"]
_TRACK: Final = ["id", "provenance", "note", "laps", "sections", "runIn", "finish"]
_SECTION: Final = ["name", "inside", "cut", "safe", "marker", "crosses"]
_CROSSING: Final = ["section", "from", "first", "itsFirst"]
_NO_CUT: Final = "'squares', or 'sectors' and 'perSector', or 'borders'"


class WrongTrack(BadRequest):
    """A track that is refused: where in it, and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"The track is refused: {where}: {why}.")
        self.where = where
        self.why = why


@final
class Leg:
    """A section, or the run-in: what is told of its squares, by lane from the left; place 0 stands for no lane.
    (CM-2.1)"""

    def __init__(self, name: str, inward: int, edges: list[list[int]], safe: list[int], marker: int) -> None:
        self.name: Final = name
        self.inward: Final = inward
        """What a step to the inside does to the lane."""
        self.edges: Final = edges
        """Where squares begin and end on the section's coordinate."""
        self.safe: Final = safe
        """The safe speeds of a corner; a section without any is a straight. (CM-6.3.1.1)"""
        self.marker: Final = marker
        """What the first chariot that enters takes down, or NO_MARKER. (CM-10.1)"""

    def is_even(self) -> bool:
        return all(edges == list(range(len(self.edges[1]))) for edges in self.edges[1:])


@final
class Crossing:
    """A block of squares that belong to two sections which cross at right angles: by both sections' numbers,
    and the places from which on they share as many squares as there are lanes."""

    def __init__(self, section: int, first: int, other: int, its_first: int, from_left: int) -> None:
        self.section: Final = section
        self.first: Final = first
        self.other: Final = other
        self.its_first: Final = its_first
        self.from_left: Final = from_left
        """1 if the section comes from the other one's left, 0 if from its right."""

    def twin(self, lane: int, index: int) -> tuple[int, int]:
        """The lane and the place, on the other section, of a square of this one that is the so-manieth of the block."""
        if self.from_left == 1:
            return index + 1, self.its_first + LANES - lane
        return LANES - index, self.its_first + lane - 1


@final
class Plan:
    """A track's data, understood."""

    def __init__(
        self, legs: list[Leg], crossings: list[Crossing], run_in: int, lane_square: int, laps: int, line: int
    ) -> None:
        self.legs: Final = legs
        """The sections of a lap, from the one the run-in leads into."""
        self.crossings: Final = crossings
        self.run_in: Final = run_in
        """Gray squares in each lane. (CM-2.2a)"""
        self.lane_square: Final = lane_square
        self.laps: Final = laps
        self.line: Final = line
        """The section at whose end the last lap is over. (CM-10.3)"""


@final
class Part:
    """A piece of a track's data, and where it stands in it."""

    def __init__(self, value: object, where: str, keys: list[str]) -> None:
        if not isinstance(value, dict):
            raise WrongTrack(where, f"this is an object with {', '.join(keys)}")
        self.data: Final = cast("Fields", value)
        self.where: Final = where
        for key in self.data:
            if key not in keys:
                raise WrongTrack(self.at(str(key)[:40]), f"a track has no such part; its parts are {', '.join(keys)}")

    def at(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def get(self, name: str) -> object:
        return self.data.get(name)

    def text(self, name: str) -> str:
        value = self.get(name)
        if not isinstance(value, str) or not 1 <= len(value) <= 60 or not (value.isascii() and value.isprintable()):
            raise WrongTrack(self.at(name), "this is a text of 1 to 60 plain characters")
        return value

    def number(self, name: str, least: int, most: int) -> int:
        return checked_number(self.get(name), self.at(name), least, most)

    def word(self, name: str, words: list[str]) -> str:
        value = self.get(name)
        if not isinstance(value, str) or value not in words:
            raise WrongTrack(self.at(name), f"this is one of {', '.join(words)}")
        return value

    def safe_speeds(self, order: str) -> list[int]:
        """One for each lane, never falling towards the outside. (CM-6.3.1.1)"""
        speeds = numbers(self.get("safe"), self.at("safe"), 1, 60)
        if len(speeds) != LANES or sorted(speeds) != speeds:
            raise WrongTrack(self.at("safe"), f"this is a list of {LANES} speeds {order}, none below the one before")
        return speeds

    def lane_square(self, gray: int) -> int:
        """A chariot of the front row fits ahead of it, one of the second row behind it. (CM-3.2, 18.2)"""
        square = self.number("laneSquare", 1, 12) - 1
        if not 2 <= square < gray - 1:
            raise WrongTrack(self.at("laneSquare"), f"it is one of the gray squares 3 to {gray - 1}, room for two rows")
        return square


def read_plan(data: Fields) -> Plan:
    """What a track's data say, in the words of any track or in the shorter ones of an oval. (CM-2.1)"""
    any_track = "sections" in data
    words = Part(data, "", _TRACK if any_track else _OVAL)
    for label in ("id", "provenance"):
        words.text(label)
    return any_plan(words) if any_track else oval_plan(words)


# ---- an oval in its shorter words


def oval_plan(words: Part) -> Plan:
    """Home stretch, corner at the dolphins, back stretch, corner at the eggs; the corners alike, the inside on the
    left, the finish line at the end of the back stretch."""
    laps = words.number("laps", 1, 9)
    safe = [0, *words.safe_speeds("from lane 1 on")]
    corner = [[], *oval_corner(words.get("corner"))]
    gray = words.number("gray", 4, 12)
    legs = [
        Leg("home", -1, [[], *even(words.number("home", 10, _LONGEST))], [], NO_MARKER),
        Leg("dolphins", -1, corner, safe, DOLPHIN),
        Leg("back", -1, [[], *even(words.number("back", 10, _LONGEST))], [], NO_MARKER),
        Leg("eggs", -1, corner, safe, EGG),
    ]
    return Plan(legs, [], gray, words.lane_square(gray), laps, 2)


def oval_corner(value: object) -> list[list[int]]:
    if not isinstance(value, dict):
        raise WrongTrack("corner", "this is an object with 'sectors' and 'perSector', or with 'borders'")
    parts = cast("Fields", value)
    if sorted(parts) == ["perSector", "sectors"]:
        return sectors(parts, "corner")
    if list(parts) == ["borders"]:
        return borders(parts["borders"], "corner.borders")
    raise WrongTrack("corner", "it has either 'sectors' and 'perSector', or 'borders'")


# ---- any track


def any_plan(words: Part) -> Plan:
    """Sections in the order of a lap, beginning where the run-in ends."""
    parts = section_parts(words.get("sections"))
    legs = [read_leg(part) for part in parts]
    names = [leg.name for leg in legs]
    for place, name in enumerate(names):
        if name in names[:place]:
            raise WrongTrack(parts[place].at("name"), "every section has a name of its own")
    run_in = Part(words.get("runIn"), "runIn", ["squares", "laneSquare"])
    gray = run_in.number("squares", 4, 12)
    line = names.index(words.word("finish", names))
    crossings = read_crossings(parts, legs)
    return Plan(legs, crossings, gray, run_in.lane_square(gray), words.number("laps", 1, 9), line)


def section_parts(value: object) -> list[Part]:
    if not isinstance(value, list) or not 2 <= len(value) <= _MOST_SECTIONS:
        raise WrongTrack("sections", f"this is a list of 2 to {_MOST_SECTIONS} sections in the order of a lap")
    return [Part(value[place], f"sections[{place}]", _SECTION) for place in range(len(value))]


def read_leg(words: Part) -> Leg:
    """One section: a corner if it has safe speeds, else a straight. Its lists go from the inside out."""
    inward = _INWARD[words.word("inside", list(_INWARD))]
    safe = by_lane(words.safe_speeds("from the inside out"), inward, 0) if "safe" in words.data else []
    marker = MARKERS.index(words.word("marker", MARKERS)) if "marker" in words.data else NO_MARKER
    return Leg(section_name(words), inward, by_lane(read_cut(words), inward, []), safe, marker)


def section_name(words: Part) -> str:
    """A word that events can spell from a number."""
    name = words.text("name")
    if len(name) > LONGEST_NAME or name == RUN_IN or any(letter not in LETTERS for letter in name):
        raise WrongTrack(
            words.at("name"), f"this is a word of 1 to {LONGEST_NAME} small letters, a to z, other than {RUN_IN}"
        )
    return name


def read_cut(words: Part) -> list[list[int]]:
    """How the lanes are cut: all alike, in sectors of equal angle, or each by its own borders."""
    where, value = words.at("cut"), words.get("cut")
    if not isinstance(value, dict):
        raise WrongTrack(where, f"this is an object with {_NO_CUT}")
    parts = cast("Fields", value)
    if list(parts) == ["squares"]:
        return even(checked_number(parts["squares"], f"{where}.squares", 2, _LONGEST))
    if sorted(parts) == ["perSector", "sectors"]:
        return sectors(parts, where)
    if list(parts) == ["borders"]:
        return borders(parts["borders"], f"{where}.borders")
    raise WrongTrack(where, f"it has {_NO_CUT}")


def by_lane(values: list[T], inward: int, nothing: T) -> list[T]:
    """What is listed from the inside out, by lane from the left."""
    return [nothing, *(values if inward < 0 else values[::-1])]


def read_crossings(parts: list[Part], legs: list[Leg]) -> list[Crossing]:
    """The later of two sections that cross says so."""
    crossings: list[Crossing] = []
    taken = [[False] * len(leg.edges[1]) for leg in legs]
    for place, part in enumerate(parts):
        if "crosses" in part.data:
            words = Part(part.get("crosses"), part.at("crosses"), _CROSSING)
            crossing = read_crossing(words, place, legs)
            take_block(taken[place], crossing.first, words.at("first"))
            take_block(taken[crossing.other], crossing.its_first, words.at("itsFirst"))
            crossings.append(crossing)
    return crossings


def read_crossing(words: Part, place: int, legs: list[Leg]) -> Crossing:
    earlier = [leg.name for leg in legs[:place]]
    if not earlier:
        raise WrongTrack(words.where, "the first section crosses none before it")
    other = earlier.index(words.word("section", earlier))
    for leg in (legs[place], legs[other]):
        if leg.safe or not leg.is_even():
            raise WrongTrack(words.where, "sections that cross are straights, cut alike in every lane")
    first = words.number("first", 1, last_block(legs[place])) - 1
    its_first = words.number("itsFirst", 1, last_block(legs[other])) - 1
    return Crossing(place, first, other, its_first, int(words.word("from", list(_INWARD)) == "left"))


def last_block(leg: Leg) -> int:
    """Where the block of a crossing may begin at the latest, counted from 1."""
    return len(leg.edges[1]) - LANES


def take_block(taken: list[bool], first: int, where: str) -> None:
    if True in taken[first : first + LANES]:
        raise WrongTrack(where, "a square belongs to two sections at most")
    for index in range(first, first + LANES):
        taken[index] = True


# ---- cuts, by lane from the inside out


def even(count: int) -> list[list[int]]:
    """The same squares in every lane."""
    return [list(range(count + 1)) for _ in range(LANES)]


def sectors(parts: Fields, where: str) -> list[list[int]]:
    """So many sectors, each cut into equal squares: in units in which every lane's borders are whole."""
    count = checked_number(parts["sectors"], f"{where}.sectors", 1, 12)
    cuts = numbers(parts["perSector"], f"{where}.perSector", 1, 30)
    if len(cuts) != LANES or count * max(cuts) > _LONGEST:
        raise WrongTrack(f"{where}.perSector", f"this is a list of {LANES} numbers, at most {_LONGEST} squares")
    unit = lcm(*cuts)
    return [[unit * step // cut for step in range(count * cut + 1)] for cut in cuts]


def borders(value: object, where: str) -> list[list[int]]:
    """Each lane's own borders on one scale."""
    if not isinstance(value, list) or len(value) != LANES:
        raise WrongTrack(where, f"this is a list of {LANES} lists, one for each lane")
    lanes: list[list[int]] = []
    for place in range(LANES):
        edges = numbers(value[place], f"{where}[{place}]", 0, 1_000_000)
        if not 2 <= len(edges) <= _LONGEST or edges[0] != 0 or sorted(set(edges)) != edges:
            raise WrongTrack(f"{where}[{place}]", f"borders rise from 0 on, at most {_LONGEST} of them")
        if place > 0 and edges[-1] != lanes[0][-1]:
            raise WrongTrack(f"{where}[{place}]", "every lane ends at the same last border")
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
