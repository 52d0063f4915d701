"""The race: what lies on the table, and the kinds of steps that change it."""

from __future__ import annotations

from typing import Final, TypeAlias, cast, final

from mypy_extensions import mypyc_attr

from ...core import agenda as core
from ...core.chance import Chance
from ...core.events import Kind, Log
from ...core.fields import field_values, set_fields
from ...core.ids import EVERYONE, Seat
from ...core.picks import PickTable
from .chariot import CHARIOT, FINISHED, LEFT, RIGHT, Build, Chariot, Half
from .events import MARKER_TAKEN
from .moments import Rulebook
from .options import Options
from .track import NO_LIMIT, OFF, Side, Square, Track
from .verbs import PICKS

NOBODY: Final = -1
"""No chariot."""
_GIVEN: Final = ["seats", "house", "track", "rulebook", "chance", "log"]
"""Fields of a race that its constructor is given."""


@final
class Phase:
    """CM-6.2 The movement phase under way: what lives and dies with it."""

    def __init__(self) -> None:
        self.left = 0
        """MFs the mover still has to spend."""
        self.used = 0
        self.written = 0
        self.gain = 0
        self.whipped = 0
        """The parts of the mover's MFs: its order as it stands, enemy lashes, its own whip."""
        self.owed = 0
        self.slowed = 0
        """What earlier evasions and losses take from this phase."""
        self.lowest = NO_LIMIT
        """CM-7.2.2a The lowest safe speed checked in this phase."""
        self.unpaid = 0
        """CM-14.2a What is still to be paid for the wreck being driven over."""
        self.paid = 0
        """CM-6.5.1.1a Points of endurance this phase's corners have cost."""
        self.crossing = OFF
        """CM-14.2 The wreck square being driven over, or OFF."""
        self.struck: tuple[int, ...] = ()
        """CM-9.1.4 Squares from which the mover has attacked."""
        self.cleared: tuple[int, ...] = ()
        """CM-14.2 Wreck squares already checked."""

    def copy(self) -> Phase:
        twin = Phase()
        twin.left = self.left
        twin.used = self.used
        twin.written = self.written
        twin.gain = self.gain
        twin.whipped = self.whipped
        twin.owed = self.owed
        twin.slowed = self.slowed
        twin.lowest = self.lowest
        twin.unpaid = self.unpaid
        twin.paid = self.paid
        twin.crossing = self.crossing
        twin.struck = self.struck
        twin.cleared = self.cleared
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return saved_phase, (field_values(self),)

    def total(self) -> int:
        """CM-6.5.1.1c, 7.3.1 The mover's total speed: its MFs of this phase and those it owed."""
        return self.written + self.gain + self.whipped + self.owed

    def spend(self, mfs: int) -> None:
        self.left -= mfs
        self.used += mfs

    def stop(self) -> None:
        """What the mover has left is lost."""
        self.left = 0


def saved_phase(values: dict[str, object]) -> Phase:
    phase = Phase()
    set_fields(phase, values)
    return phase


@final
class Race(core.State):
    """Everything on the table. The board holds for every square which counter stands there: 0 for none, else twice
    the chariot's number plus 1 for its team or 2 for its car."""

    def __init__(self, seats: int, house: Options, rulebook: Rulebook, chance: Chance, log: Log | None = None) -> None:
        agenda: list[Step] = []
        super().__init__(seats, agenda, chance, log)
        self.house: Final = house
        self.track: Final[Track] = house.track
        self.rulebook: Final = rulebook
        self.chariots: list[Chariot] = []
        """By number; the number is the colour's. Their log sheets are public."""
        self.orders: list[int] = []
        """CM-3.5e The speeds written for this turn: each a secret until its token is drawn."""
        self.board: list[int] = []
        self.turn = 0
        self.cup: list[int] = []
        """Tokens not yet drawn in this turn."""
        self.later: list[int] = []
        """CM-18.4 Second-row tokens that wait for the front row on the first turn."""
        self.taken = 0
        """CM-10.1 Eggs and dolphins taken down so far."""
        self.final = 0
        """1 once a chariot is home."""
        self.wrecks: dict[int, int] = {}
        """By square: -1 for a wrecked car, else the chariot whose team lies there."""
        self.flying: tuple[int, ...] = ()
        """CM-12.1 Wrecks in the air: chariot and square of the flip, one after the other."""
        self.strewn: tuple[int, ...] = ()
        """Drivers to look after when the phase ends: chariots that flipped or were dragged in it."""
        self.gone = 0
        """How many chariots have come home or gone out."""
        self.mover = NOBODY
        self.phase = Phase()

    def clone(self, chance: Chance) -> Race:
        twin = Race(self.seats, self.house, self.rulebook, chance)
        twin.agenda = cast("list[Step]", self.agenda.copy())
        twin.chariots = [chariot.copy() for chariot in self.chariots]
        twin.orders = self.orders.copy()
        twin.board = self.board.copy()
        twin.turn = self.turn
        twin.cup = self.cup.copy()
        twin.later = self.later.copy()
        twin.taken = self.taken
        twin.final = self.final
        twin.wrecks = self.wrecks.copy()
        twin.flying = self.flying
        twin.strewn = self.strewn
        twin.gone = self.gone
        twin.mover = self.mover
        twin.phase = self.phase.copy()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        changed = {name: value for name, value in field_values(self).items() if name not in _GIVEN}
        return saved_race, (self.seats, self.house, self.rulebook, self.chance, changed)

    def picks(self) -> PickTable:
        return PICKS

    # ---- dice

    def roll(self, dice: int) -> list[int]:
        """CM-2.6 All dice of the race."""
        return self.chance.roll(dice, "dice")

    def roll_as(self, dice: int, meanings: list[int]) -> list[int]:
        """CM-2.6 Dice whose sum is read from a chart: what each sum means, from the least on."""
        return self.chance.roll_as(dice, "dice", meanings)

    def roll_lead_as(self, dice: int, meanings: list[int]) -> list[int]:
        """CM-2.6 So many dice of one driver, then of another: what each lead means, from the least on."""
        return self.chance.roll_lead_as(dice, "dice", meanings)

    def tell_all(self, kind: Kind, numbers: list[int], dice: list[int]) -> None:
        """An event with the dice that made it."""
        if self.log is not None:
            self.tell(EVERYONE, kind, [*numbers, *dice])

    # ---- chariots and squares

    def owner(self, number: int) -> Seat:
        """CM-15.2 Who decides for a chariot, or for its runaway team: whoever owns it."""
        return self.chariots[number].build.owner

    def place_name(self, square: Square) -> int:
        """What events call a square."""
        return self.track.code[square]

    def chariot_at(self, square: Square) -> int:
        """The chariot whose counter stands on a square."""
        return (self.board[square] - 1) // 2 if self.board[square] != 0 else NOBODY

    def is_free(self, square: Square) -> bool:
        """CM-6.7.1, 14.1 Neither a chariot nor a wreck stands there. Most races have no wrecks to look for."""
        return self.board[square] == 0 and (not self.wrecks or square not in self.wrecks)

    def lift(self, chariot: Chariot) -> None:
        """Take a chariot's counters off the board."""
        self.mark(chariot.team, 0)
        if chariot.car != OFF:
            self.mark(chariot.car, 0)

    def put(self, number: int, team: Square, car: Square) -> None:
        """CM-2.2a Put a chariot's counters down, the car behind the team; a runaway team has none."""
        chariot = self.chariots[number]
        chariot.team = team
        chariot.car = car
        self.mark(team, 2 * number + 1)
        if car != OFF:
            self.mark(car, 2 * number + 2)

    def mark(self, square: Square, counter: int) -> None:
        """What stands on a square, under both its numbers if it belongs to two sections."""
        self.board[square] = counter
        if self.track.crosses:
            self.board[self.track.twin[square]] = counter

    def shift(self, number: int, team: Square) -> None:
        """CM-6.4.5b Move a chariot as a whole: its team to a square, its car behind it."""
        chariot = self.chariots[number]
        self.lift(chariot)
        car = OFF if chariot.car == OFF else self.track.behind(team, chariot.car)
        self.put(number, team, car)

    def tail_square(self, chariot: Chariot) -> Square:
        """The square of its car, or where a car would be."""
        return chariot.car if chariot.car != OFF else self.track.prev[chariot.team]

    def limit_of(self, chariot: Chariot) -> int:
        """CM-6.3.2 The safe speed that holds for a chariot: of the corner lane its team or its car is in."""
        corner = chariot.team
        if self.track.limit[corner] == NO_LIMIT and chariot.car != OFF:
            corner = chariot.car
        return self.safe_speed(chariot, corner)

    def safe_speed(self, chariot: Chariot, square: Square) -> int:
        """CM-6.3.1.1 The safe speed of a square for a chariot; none outside the corners."""
        limit = self.track.limit[square]
        return limit if limit == NO_LIMIT else self.rulebook.safe_speed(self, chariot, limit)

    def team_speed(self, chariot: Chariot) -> int:
        """CM-3.5d, 8.4.3 What the horses have left, less exhaustion."""
        return self.rulebook.team_speed(self, chariot, chariot.horse_speed() - chariot.fatigue)

    def maximum(self, chariot: Chariot) -> int:
        """CM-6.1.2a, 7.3.5.2, 9.3.1.1, 9.4.3-M, 15.2.2 Team speed plus current modifier, less what is owed and lost; a
        team without its driver has no modifier."""
        modifier = chariot.current if chariot.standing == CHARIOT else 0
        return max(0, self.team_speed(chariot) + modifier - chariot.owed - chariot.slowed)

    def side_of(self, number: int, other: int) -> Half:
        """Which side of a chariot another one is on."""
        return LEFT if self.track.left_of(self.chariots[other].team, self.chariots[number].team) else RIGHT

    def away_from(self, number: int, half: Half) -> Side:
        """The side of the track that lies away from what is left or right of a chariot."""
        team = self.chariots[number].team
        return self.track.rightward[team] if half == LEFT else self.track.leftward[team]

    def cross_border(self, number: int, before: Square, after: Square) -> None:
        """CM-10.1 Sections count up; the first chariot that enters one with a marker takes it down."""
        chariot, track = self.chariots[number], self.track
        if track.section[before] == track.section[after] or track.gray[before]:
            return
        chariot.stage += 1
        if track.takes_marker(chariot.stage) and track.passed[chariot.stage] > self.taken:
            marker = track.markers[self.taken]
            self.taken += 1
            self.record(MARKER_TAKEN, number, marker, track.markers_up(marker, self.taken))

    def moving(self, number: int) -> bool:
        return self.mover == number

    def ranking(self) -> list[int]:
        """CM-10.3, 10.4, 10.5 The field from first to last."""
        return sorted(range(len(self.chariots)), key=self.rank)

    def rank(self, number: int) -> tuple[int, int, int, int]:
        """CM-10.4, 10.5 Home with most MFs to spare, then the earlier draw; then by squares to go, inner lanes first;
        then those out of the race, the last to go first."""
        chariot = self.chariots[number]
        if not self.rulebook.can_place(chariot):
            return (2, -chariot.place, 0, 0)
        if chariot.standing == FINISHED:
            return (0, -chariot.spare, chariot.place, 0)
        if chariot.team == OFF:
            return (1, 0, 0, number)
        return (1, self.track.to_go(chariot.team, chariot.stage), self.track.rank[chariot.team], number)


Step: TypeAlias = core.Step[Race]
Choice: TypeAlias = core.Choice[Race]
Together: TypeAlias = core.Together[Race]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChariotStep(core.Step[Race]):
    """A step that concerns one chariot."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def numbers(self) -> tuple[int, ...]:
        return (self.number,)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChariotChoice(core.Choice[Race]):
    """A question about one chariot, asked of its owner."""

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number)


def empty_race(seats: int, house: Options, rulebook: Rulebook, chance: Chance, log: Log | None) -> Race:
    """CM-2.2b, 3.7 A bare track: all markers up, chariots not yet placed."""
    race = Race(seats, house, rulebook, chance, log)
    race.chariots = [Chariot(Build(number, Seat(0), (), 0, (0, 0, 0, 0), 0)) for number in range(house.chariots)]
    race.orders = [0] * house.chariots
    race.board = [0] * house.track.size
    return race


def saved_race(seats: int, house: Options, rulebook: Rulebook, chance: Chance, changed: dict[str, object]) -> Race:
    """A race from all its fields."""
    race = Race(seats, house, rulebook, chance)
    set_fields(race, changed)
    return race
