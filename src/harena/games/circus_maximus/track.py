"""The track as a graph: squares are numbers, and every relation between them is a table made once. (CM-2.1)

Each section has a longitudinal coordinate in integers, shared by its lanes: a straight square spans one unit, a corner
is cut so finely that every lane's squares have whole borders. Lanes are counted from the left as the race runs; on
which hand the inside lies is each section's own matter. A square that belongs to two sections has a number on each: a
number says where a counter stands and which way it heads. On a track that crosses itself teams may come to run against
the race, so every section of a lap is there a second time, run the other way: the same squares under further numbers.
"""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from typing import Final, NewType, cast, final

from .track_data import LANES, LETTERS, MARKERS, NO_MARKER, RUN_IN, Fields, Leg, Plan, read_plan

Square = NewType("Square", int)
Lane = NewType("Lane", int)
"""From 1 on the left."""
Section = NewType("Section", int)
"""Sections count in the order of a lap, from 0 on; the run-in comes last."""
Side = NewType("Side", int)
"""Towards the inside of the track, or the outside."""

EVERY_LANE: Final = [Lane(lane) for lane in range(1, LANES + 1)]
OFF: Final = Square(-1)
"""No square: beyond a wall, or off the track."""
START: Final = Section(0)
"""The section a lap begins with: the run-in leads into it."""
HOME: Final = Section(0)
DOLPHINS: Final = Section(1)
BACK: Final = Section(2)
EGGS: Final = Section(3)
GRAY: Final = Section(4)
OVAL: Final = ["home", "dolphins", "back", "eggs", RUN_IN]
"""The sections of an oval: home stretch, corner at the dolphins, back stretch, corner at the eggs; the gray start
squares lead into the home stretch. Only those who draw ovals may count on them."""
IN: Final = Side(0)
OUT: Final = Side(1)
BOTH: Final = [IN, OUT]
_LEFT_HAND: Final = 0
_RIGHT_HAND: Final = 1
HANDS: Final = [_LEFT_HAND, _RIGHT_HAND]
HEADINGS: Final = ["with", "against"]
"""With the race, or against it."""
AGAINST: Final = " against"
"""What follows a square's name in a position, for a counter that heads against the race."""
NO_LIMIT: Final = 1000
"""The safe speed of a square outside the corners."""
ASTRAY: Final = -1
"""The stage of a team that has left the course: it crosses no border and no line any more. (CM-28.4.1)"""
LOST: Final = 1000
"""As many squares to go have those who have left the course."""
FROM_SIDE: Final = 0
FROM_FRONT: Final = 1
FROM_REAR: Final = 2
FACINGS: Final = ["side", "front", "rear"]
"""From where a counter is met. (CM-28.1a, 28.3, 28.5)"""
_OF_A_SECTION: Final = 10_000
"""So many numbers of a code are one section's."""


@final
class Track:
    """One track, validated; by square its place and its neighbours. (CM-2.1, 6.3.1.1)"""

    def __init__(self, data: Fields) -> None:
        plan = read_plan(data)
        self.data: Final = data
        self.name: Final = str(data["id"])
        self.provenance: Final = str(data["provenance"])
        self.laps: Final = plan.laps
        self.crosses: Final = bool(plan.crossings)
        """Whether there are squares with several numbers."""
        self.legs: Final = [*plan.legs, run_in(plan), *(run_back(plan) if plan.crossings else [])]
        """By section: those of a lap, the run-in, and where the track crosses itself those of a lap run back."""
        self.run_in: Final = Section(len(plan.legs))
        """The section of the gray squares, which is no part of a lap."""
        self.lane_square: Final = plan.lane_square
        """Which gray square bears the word: the front row's cars start on it."""
        self.edges: Final = [leg.edges for leg in self.legs]
        """By section and lane, where squares begin and end on the section's coordinate."""
        self.safe: Final = [leg.safe for leg in self.legs]
        """By section and lane, from place 1 on; none for a straight."""
        self.per_lap: Final = len(plan.legs)
        self.following: Final = self.sections_after()
        """By section, the one it leads into."""

        # ---- stages: borders between sections that a chariot has crossed
        self.finish: Final = self.per_lap * (plan.laps - 1) + plan.line + 1
        """The stage a chariot reaches by crossing the finish line."""
        self.section_at: Final = [Section(stage % self.per_lap) for stage in range(self.finish + 1)]
        """By stage."""
        self.crossing: Final = self.sections_across(plan)
        """By section, those that cross it, as the race runs and back."""
        self.markers: Final = [
            self.legs[section].marker for section in self.section_at[1:] if self.legs[section].marker != NO_MARKER
        ]
        """The eggs and dolphins of a race in the order in which they are taken down. (CM-10.1)"""
        self.passed: Final = [self.markers_passed(stage) for stage in range(self.finish + 1)]
        """By stage, how many markers stand on the way to it."""
        self.beyond: Final = [self.sections_beyond(lane) for lane in range(LANES + 1)]
        """By lane and stage, how many squares the sections still to come have up to the finish line."""

        # ---- squares
        self.section: Final[list[Section]] = []
        self.lane: Final[list[Lane]] = []
        self.index: Final[list[int]] = []
        self.tail: Final[list[int]] = []
        self.head: Final[list[int]] = []
        self.first: Final[list[list[int]]] = []
        """By section and lane, the first square; place 0 stands for no lane."""
        self.number_squares()
        self.size: Final = len(self.section)
        self.against: Final = [section > self.run_in for section in self.section]
        """By square, whether it is a number for those who run against the race. (CM-28.4.1)"""
        self.corner: Final = [bool(self.safe[section]) for section in self.section]
        self.gray: Final = [section == self.run_in for section in self.section]
        self.limit: Final = [self.limit_on(square) for square in range(self.size)]
        self.leftward: Final = [IN if self.inward(section) < 0 else OUT for section in self.section]
        """By square, the side of the track that lies left of it."""
        self.rightward: Final = [OUT if side == IN else IN for side in self.leftward]
        self.rank: Final = [self.rank_of(section, lane) for section, lane in zip(self.section, self.lane, strict=True)]
        """By square, its lane as counted from the inside, from 1 on."""
        self.twin: Final = [Square(square) for square in range(self.size)]
        """By square, its number on the other section that it belongs to; itself for a square that belongs to one."""
        self.opposite: Final = [self.square_opposite(Square(square)) for square in range(self.size)]
        """By square, its number for those who run the other way; itself where nobody does."""
        self.turned: Final = [[OFF] * self.size for _ in HANDS]
        """By hand, left or right, and square of a crossing: its number after a quarter turn. (CM-28.4.1)"""
        self.block: Final = [0] * self.size
        """By square, the how manieth crossing it belongs to, from 1 on; 0 for none."""
        self.pair_squares(plan)
        self.others: Final = [self.other_numbers(Square(square)) for square in range(self.size)]
        """By square, all its other numbers."""
        self.ground: Final = [min([Square(square), *self.others[square]]) for square in range(self.size)]
        """By square, its first number: the same for all who stand there, whichever way they head."""
        self.next: Final = [self.square_after(square) for square in range(self.size)]
        self.prev: Final = [self.square_before(square) for square in range(self.size)]
        self.change: Final = [[self.change_target(Square(x), side) for x in range(self.size)] for side in BOTH]
        """By side and team square, where the team of a lane change lands; OFF behind the wall. (CM-6.4)"""
        self.slips: Final = [[self.slip_targets(Square(x), side) for x in range(self.size)] for side in BOTH]
        """By side and team square, where a sideslip may land, the level square first. (CM-6.7.3)"""
        self.at_wall: Final = [
            lane in (1, LANES) and self.twin[square] == square for square, lane in enumerate(self.lane)
        ]
        """By square, whether a wall runs along it; where sections cross there is none. (CM-6.4.4)"""
        self.reach: Final = [self.struck_from(Square(square)) for square in range(self.size)]
        """By the attacking car's square, the squares it can strike. (CM-9.2)"""
        self.walk: Final = [self.foot_steps(Square(square)) for square in range(self.size)]
        """Where a man on foot can step. (CM-17.2)"""
        self.ahead: Final = [self.squares_ahead(Square(square)) for square in range(self.size)]
        """How many squares of its section lie ahead in its lane."""
        self.code: Final = [
            name_code(self.legs[self.section[square]].name) * _OF_A_SECTION
            + (self.index[square] + 1) * 10
            + self.lane[square]
            for square in [self.with_race(Square(number)) for number in range(self.size)]
        ]
        """By square, the number events use: it can be told without the track."""

    def __reduce__(self) -> tuple[object, ...]:
        return Track, (self.data,)

    # ---- making the tables

    def sections_after(self) -> list[Section]:
        """A lap goes round, the run-in leads into it, and who runs back comes to the section before."""
        lap = [Section((section + 1) % self.per_lap) for section in range(self.per_lap)]
        if not self.crosses:
            return [*lap, START]
        return [*lap, START, *[self.back_of(self.before(Section(section))) for section in range(self.per_lap)]]

    def back_of(self, section: Section) -> Section:
        """A section of a lap run back, or the other way round."""
        return Section(section + self.run_in + 1 if section < self.run_in else section - self.run_in - 1)

    def sections_across(self, plan: Plan) -> list[list[Section]]:
        found: list[list[Section]] = [[] for _ in self.legs]
        for crossing in plan.crossings:
            for one, other in ((crossing.section, crossing.other), (crossing.other, crossing.section)):
                both = [Section(other), self.back_of(Section(other))]
                for section in (Section(one), self.back_of(Section(one))):
                    found[section] += both
        return found

    def markers_passed(self, stage: int) -> int:
        return len([1 for section in self.section_at[1 : stage + 1] if self.legs[section].marker != NO_MARKER])

    def sections_beyond(self, lane: int) -> list[int]:
        if lane == 0:
            return []
        counts = [self.count(section, Lane(lane)) for section in self.section_at[: self.finish]]
        return [sum(counts[stage + 1 :]) for stage in range(self.finish + 1)]

    def number_squares(self) -> None:
        for section in range(len(self.legs)):
            self.first.append([0])
            for lane in EVERY_LANE:
                borders = self.edges[section][lane]
                self.first[section].append(len(self.section))
                for index in range(len(borders) - 1):
                    self.section.append(Section(section))
                    self.lane.append(lane)
                    self.index.append(index)
                    self.tail.append(borders[index])
                    self.head.append(borders[index + 1])

    def pair_squares(self, plan: Plan) -> None:
        for block, crossing in enumerate(plan.crossings, 1):
            for lane in EVERY_LANE:
                for index in range(LANES):
                    square = self.at(Section(crossing.section), lane, crossing.first + index)
                    its_lane, its_index = crossing.twin(lane, index)
                    twin = self.at(Section(crossing.other), Lane(its_lane), its_index)
                    self.twin[square] = twin
                    self.twin[twin] = square
                    self.pair_turns(square, twin, crossing.from_left)
                    for number in (square, twin, self.opposite[square], self.opposite[twin]):
                        self.block[number] = block

    def pair_turns(self, square: Square, twin: Square, from_left: int) -> None:
        """The four numbers of a square of a crossing, each a quarter turn to the right of the one before. Who comes
        from the left of a section heads to its right."""
        onward, across = (twin, square) if from_left == 1 else (square, twin)
        numbers = [onward, across, self.opposite[onward], self.opposite[across]]
        self.twin[numbers[2]], self.twin[numbers[3]] = numbers[3], numbers[2]
        for place, number in enumerate(numbers):
            self.turned[_RIGHT_HAND][number] = numbers[(place + 1) % len(numbers)]
            self.turned[_LEFT_HAND][number] = numbers[place - 1]

    def square_opposite(self, square: Square) -> Square:
        section, lane = self.section[square], self.lane[square]
        if not self.crosses or section == self.run_in:
            return square
        return self.at(
            self.back_of(section), Lane(LANES + 1 - lane), self.count(section, lane) - 1 - self.index[square]
        )

    def other_numbers(self, square: Square) -> list[Square]:
        twin = self.twin[square]
        numbers: list[Square] = []
        for number in (twin, self.opposite[square], self.opposite[twin]):
            if number != square and number not in numbers:
                numbers.append(number)
        return numbers

    def count(self, section: Section, lane: Lane) -> int:
        return len(self.edges[section][lane]) - 1

    def at(self, section: Section, lane: Lane, index: int) -> Square:
        return Square(self.first[section][lane] + index)

    def limit_on(self, square: int) -> int:
        return self.safe[self.section[square]][self.lane[square]] if self.corner[square] else NO_LIMIT

    def inward(self, section: Section) -> int:
        """What a step to the inside does to the lane."""
        return self.legs[section].inward

    def rank_of(self, section: Section, lane: Lane) -> int:
        """A lane's place in a section, counted from the inside."""
        return lane if self.inward(section) < 0 else LANES + 1 - lane

    def square_after(self, square: int) -> Square:
        section, lane = self.section[square], self.lane[square]
        if self.index[square] + 1 < self.count(section, lane):
            return Square(square + 1)
        return self.at(self.following[section], lane, 0)

    def square_before(self, square: int) -> Square:
        """The last section lies behind the first square of a lap; behind the first gray one lies nothing."""
        section, lane = self.section[square], self.lane[square]
        if self.index[square] > 0:
            return Square(square - 1)
        return OFF if section == self.run_in else self.last(self.before(section), lane)

    def before(self, section: Section) -> Section:
        """The section behind one of a lap, as the race runs or run back."""
        if section > self.run_in:
            return self.back_of(Section((self.back_of(section) + 1) % self.per_lap))
        return Section((section - 1) % self.per_lap)

    def last(self, section: Section, lane: Lane) -> Square:
        return self.at(section, lane, self.count(section, lane) - 1)

    def squares_ahead(self, square: Square) -> int:
        return self.count(self.section[square], self.lane[square]) - 1 - self.index[square]

    def beside(self, square: Square, side: Side) -> list[Square]:
        """Adjacent: the next lane on a side, same section, overlapping. (CM-9.2a)"""
        return self.beside_in(square, self.lane_beside(square, side))

    def aside(self, square: Square, side: Side) -> list[Square]:
        """Where a man may step to a side: beside, and from the edge of a crossing onto the other way. (CM-17.2)"""
        near, twin = self.beside(square, side), self.twin[square]
        if near or twin == square:
            return near
        return [step for step in (self.next[twin], self.prev[twin]) if not self.in_block(step)]

    def lane_beside(self, square: Square, side: Side) -> int:
        inward = self.inward(self.section[square])
        return self.lane[square] + (inward if side == IN else -inward)

    def beside_in(self, square: Square, lane: int) -> list[Square]:
        """The squares of a lane that overlap with a square of the same section."""
        if not 1 <= lane <= LANES:
            return []
        section = self.section[square]
        first = self.first[section][lane]
        return [
            Square(other)
            for other in range(first, first + self.count(section, Lane(lane)))
            if self.meets(square, other)
        ]

    def meets(self, one: int, other: int) -> bool:
        return max(self.tail[one], self.tail[other]) < min(self.head[one], self.head[other])

    def is_beside(self, one: Square, other: Square) -> bool:
        if self.section[one] != self.section[other] or abs(self.lane[one] - self.lane[other]) != 1:
            return False
        return self.meets(one, other)

    def level(self, one: int, other: int) -> bool:
        """Parallel squares share their tail or their head. (CM-6.4.2.3)"""
        return self.tail[one] == self.tail[other] or self.head[one] == self.head[other]

    def change_target(self, team: Square, side: Side) -> Square:
        """Forward one, then to the level square; without one, back to the inside or on to the outside. The side is that
        of the section the team is still in. (CM-6.4.1, 6.4.2, 6.4.2.1, 6.4.2.2, 6.4.2.3)"""
        forward = self.next[team]
        near = self.beside_in(forward, self.lane_beside(team, side))
        if not near:
            return OFF
        aligned = [other for other in near if self.level(forward, other)] or near
        return aligned[0] if side == IN else aligned[-1]

    def slip_targets(self, team: Square, side: Side) -> list[Square]:
        """Straight sideways: the level square, and those partly behind; a square that has neither, because a longer one
        reaches past both its ends, slips onto that. (CM-6.7.3b)"""
        near = self.beside(team, side)
        aligned = [other for other in near if self.level(team, other)]
        behind = [other for other in near if other not in aligned and self.head[other] < self.head[team]]
        return [*aligned, *behind] or near[:1]

    def struck_from(self, car: Square) -> list[Square]:
        """Beside the car, and not ahead of it. (CM-9.2b)"""
        near = [*self.beside(car, IN), *self.beside(car, OUT)]
        return [other for other in near if self.head[other] <= self.head[car]]

    def foot_steps(self, square: Square) -> list[Square]:
        """Ahead, back or across, never diagonally; where two sections cross, along both. (CM-17.2)"""
        steps = self.steps_along(square)
        if self.twin[square] != square:
            steps += [step for step in self.steps_along(self.twin[square]) if self.twin[step] not in steps]
        return steps

    def steps_along(self, square: Square) -> list[Square]:
        along = [self.next[square]]
        if self.prev[square] != OFF:
            along.append(self.prev[square])
        return [*along, *self.beside(square, IN), *self.beside(square, OUT)]

    # ---- questions

    def lap_of(self, stage: int) -> int:
        return max(stage, 0) // self.per_lap + 1

    def is_corner(self, stage: int) -> bool:
        return bool(self.safe[self.section_at[stage]])

    def takes_marker(self, stage: int) -> bool:
        """Whether whoever comes to a stage first takes a marker down. (CM-10.1)"""
        return self.legs[self.section_at[stage]].marker != NO_MARKER

    def markers_up(self, marker: int, taken: int) -> int:
        """How many of a sort of marker are still up when so many of both are taken down. (CM-3.7)"""
        return self.markers[taken:].count(marker)

    def is_first(self, square: Square) -> bool:
        """Whether a square is its lane's first of a lap, with the run-in behind it."""
        return self.section[square] == START and self.index[square] == 0

    def left_of(self, square: Square, other: Square) -> bool:
        """Whether a square lies left of another one, as that one's heading has it."""
        if self.crosses:
            square = self.seen_from(square, other)
        return self.lane[square] < self.lane[other]

    def seen_from(self, square: Square, other: Square) -> Square:
        """A square under the number it has for those who head as on another one, if it has one."""
        if self.against[square] != self.against[other]:
            square = self.opposite[square]
        twin = self.twin[square]
        return twin if self.section[twin] == self.section[other] else square

    def across(self, square: Square, other: Square) -> bool:
        """Whether who heads as on one square heads across the way of who heads as on the other: on sections that
        cross."""
        return self.crosses and self.section[other] in self.crossing[self.section[square]]

    def met_from(self, square: Square, others: list[Square]) -> int:
        """From where those on other squares meet who stands on a square: from right ahead, from right behind, else from
        the side. (CM-28.1a, 28.3, 28.5)"""
        grounds = [self.ground[other] for other in others if other != OFF]
        if self.ground[self.next[square]] in grounds:
            return FROM_FRONT
        behind = self.prev[square]
        return FROM_REAR if behind != OFF and self.ground[behind] in grounds else FROM_SIDE

    def with_race(self, square: Square) -> Square:
        """A square under a number as the race runs."""
        return self.opposite[square] if self.against[square] else square

    def in_block(self, square: Square) -> bool:
        """Whether a square belongs to two sections that cross. (CM-28)"""
        return self.twin[square] != square

    def behind(self, square: Square, car: Square) -> Square:
        """The square behind: the gray one behind the first of a lap, for a chariot whose car is still on gray.
        (CM-2.2a)"""
        if self.gray[car] and self.is_first(square):
            return self.last(self.run_in, self.lane[square])
        return self.prev[square]

    def thrown(self, square: Square, lanes: int, forward: int) -> Square:
        """So many lanes right (left if negative), held by the wall, and then so many squares forward. (CM-12.2,
        12.3)"""
        sides = self.leftward if lanes < 0 else self.rightward
        for _ in range(abs(lanes)):
            targets = self.slips[sides[square]][square]
            if targets:
                square = targets[0]
        for _ in range(forward):
            square = self.next[square]
        return square

    def to_go(self, square: Square, stage: int) -> int:
        """How many squares of its own lane it takes to cross the finish line."""
        if stage == ASTRAY:
            return LOST
        lane = self.lane[square]
        squares = self.ahead[square] + 1 + self.beyond[lane][stage]
        return squares + self.count(START, lane) if self.gray[square] else squares

    def way_left(self, square: Square, stage: int, lane: Lane) -> float:
        """How many squares of any lane there are from level with the middle of a square to the finish line."""
        square = self.with_race(square)
        section = self.section[square]
        borders = self.edges[section][self.lane[square]]
        middle = (self.tail[square] + self.head[square]) / 2
        ahead = (borders[-1] - middle) / (borders[-1] - borders[0])
        squares = self.count(section, lane) * ahead + self.beyond[lane][stage]
        return squares + self.count(START, lane) if self.gray[square] else squares

    def steps_between(self, one: Square, other: Square) -> int:
        """The range of two squares: the shortest way over steps ahead, back and across."""
        rings = [[self.ground[one]]]
        seen = {int(self.ground[one])}
        while rings[-1]:
            if self.ground[other] in rings[-1]:
                return len(rings) - 1
            rings.append(self.next_ring(rings[-1], seen))
        raise LookupError("no way leads there")

    def rings(self, square: Square, most: int) -> list[list[Square]]:
        """The squares in range of one, by range: itself first. Squares of a crossing have one number here."""
        rings = [[self.ground[square]]]
        seen = {int(self.ground[square])}
        for _ in range(most):
            rings.append(self.next_ring(rings[-1], seen))
        return rings

    def next_ring(self, ring: list[Square], seen: set[int]) -> list[Square]:
        """The squares one step further out that have not been seen."""
        outer: list[Square] = []
        for square in ring:
            for number in [square, *self.others[square]]:
                for near in self.walk[number]:
                    if self.ground[near] not in seen:
                        seen.add(self.ground[near])
                        outer.append(self.ground[near])
        return outer

    def is_oval(self) -> bool:
        """Whether it has the sections of an oval, both corners alike, so that it can be drawn as one."""
        if [leg.name for leg in self.legs] != OVAL or self.crosses:
            return False
        return (
            [bool(safe) for safe in self.safe] == [False, True, False, True, False]
            and all(leg.inward < 0 for leg in self.legs)
            and all(self.legs[stretch].is_even() for stretch in (HOME, BACK))
            and self.edges[DOLPHINS] == self.edges[EGGS]
            and self.safe[DOLPHINS] == self.safe[EGGS]
            and self.section_at[self.finish] == EGGS
        )

    # ---- words

    def section_name(self, section: Section) -> str:
        return self.legs[section].name

    def square_name(self, square: Square) -> str:
        """`home 21/3`: the twenty-first square of the home stretch in lane 3."""
        return code_name(self.code[square])

    def square_text(self, square: Square) -> str:
        """The same with the heading of those who run against the race, which the name does not tell."""
        return self.square_name(square) + (AGAINST if self.against[square] else "")

    def square_told(self, words: str) -> Square | None:
        """The square of such a text."""
        square = self.square_named(words.removesuffix(AGAINST))
        if square is None or not words.endswith(AGAINST):
            return square
        return self.opposite[square] if self.opposite[square] != square else None

    def square_named(self, words: str) -> Square | None:
        name, _, place = words.strip().partition(" ")
        index, _, lane = place.partition("/")
        names = [leg.name for leg in self.legs]
        if name not in names or not (index.isdecimal() and lane.isdecimal()) or len(place) > 5:
            return None
        section = Section(names.index(name))
        if not 1 <= int(lane) <= LANES or not 1 <= int(index) <= self.count(section, Lane(int(lane))):
            return None
        return self.at(section, Lane(int(lane)), int(index) - 1)

    def label(self) -> str:
        return f"{self.name} ({self.provenance})"

    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest()[:16]


def run_in(plan: Plan) -> Leg:
    """The gray squares: straight, and with the inside of the section they lead into. (CM-2.2a)"""
    edges = [list(range(plan.run_in + 1)) for _ in range(LANES + 1)]
    return Leg(RUN_IN, plan.legs[0].inward, edges, [], NO_MARKER)


def run_back(plan: Plan) -> list[Leg]:
    """The sections of a lap as those find them who run against the race: lanes from their left, the inside of a corner
    where it was, that of a straight by the corner they come to. (CM-28.4.1)"""
    return [back_leg(leg, corner_behind(plan, place)) for place, leg in enumerate(plan.legs)]


def back_leg(leg: Leg, corner: Leg) -> Leg:
    edges = [[edges[-1] - edge for edge in edges[::-1]] for edges in leg.edges[:0:-1]]
    safe = [0, *leg.safe[:0:-1]] if leg.safe else []
    return Leg(leg.name, -corner.inward, [[], *edges], safe, NO_MARKER)


def corner_behind(plan: Plan, place: int) -> Leg:
    """A corner itself; of a straight the corner before it, as the race runs."""
    for _ in plan.legs:
        if plan.legs[place].safe:
            break
        place -= 1
    return plan.legs[place]


# ---- words


def describe(track: Track) -> list[str]:
    """A track in lines of words."""
    told = oval_words(track) if track.is_oval() else section_words(track)
    return [track.label(), f"hash {track.digest()}", *told]


def oval_words(track: Track) -> list[str]:
    lines = [
        f"{track.laps} laps; home stretch {track.count(HOME, Lane(1))} squares, back stretch "
        f"{track.count(BACK, Lane(1))}, {gray_words(track)}"
    ]
    for lane in EVERY_LANE:
        lines.append(
            f"lane {lane}: {track.count(DOLPHINS, lane)} squares a corner, safe speed {track.safe[DOLPHINS][lane]}, "
            f"race {race_length(track, lane)} squares"
        )
    return lines


def section_words(track: Track) -> list[str]:
    line = track.section_name(track.section_at[track.finish - 1])
    lines = [f"{track.laps} laps; finish line at the end of {line}, {gray_words(track)}"]
    for leg in track.legs[: track.per_lap]:
        words = f"{leg.name}: {'corner' if leg.safe else 'straight'}, inside {'left' if leg.inward < 0 else 'right'}"
        words += f", squares {', '.join(str(len(edges) - 1) for edges in leg.edges[1:])}"
        words += f", safe speeds {', '.join(map(str, leg.safe[1:]))}" if leg.safe else ""
        lines.append(words + (f", {MARKERS[leg.marker]}" if leg.marker != NO_MARKER else ""))
    shared = len([square for square, twin in enumerate(track.twin) if twin != square]) // 4
    lines += [f"{shared} squares belong to two sections"] if shared else []
    return lines + [f"lane {lane}: race {race_length(track, lane)} squares" for lane in EVERY_LANE]


def gray_words(track: Track) -> str:
    return f"gray {track.count(track.run_in, Lane(1))} with the word Lane on square {track.lane_square + 1}"


def race_length(track: Track, lane: Lane) -> int:
    return track.to_go(track.at(START, lane, 0), 0)


def name_code(name: str) -> int:
    """A section's name as a number: those of an oval in their order, others by their letters, so that the name can be
    told from the number alone."""
    if name in OVAL:
        return OVAL.index(name)
    code = 0
    for letter in name:
        code = code * (len(LETTERS) + 1) + LETTERS.index(letter) + 1
    return code + len(OVAL)


def coded_name(code: int) -> str:
    if code < len(OVAL):
        return OVAL[code]
    name, letters = "", code - len(OVAL)
    while letters > 0:
        letters, letter = divmod(letters, len(LETTERS) + 1)
        name = LETTERS[letter - 1] + name
    return name


def code_name(code: int) -> str:
    """The name of a square by its code, whatever the track."""
    place = code % _OF_A_SECTION
    return f"{coded_name(code // _OF_A_SECTION)} {place // 10}/{place % 10}"


def own_track(file: str) -> Track:
    """One that Harena brings along."""
    text = files(__name__.rpartition(".")[0]).joinpath(file).read_text(encoding="utf-8")
    return Track(cast("Fields", json.loads(text)))


DEFAULT: Final = own_track("track.json")
"""The reconstructed oval: not the printed board, and labelled so."""
WRECKUS: Final = own_track("wreckus.json")
"""The figure 8 of Wreckus Maximus, reconstructed too. (CM-28)"""
OWN_TRACKS: Final = {"oval": DEFAULT, "wreckus": WRECKUS}
"""By name, those that Harena brings along."""
