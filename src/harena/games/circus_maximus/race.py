"""The race: what lies on the table, the kinds of steps that change it, and the rulebook that variants make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, TypeAlias, cast, final

from mypy_extensions import mypyc_attr

from ...core import agenda as core
from ...core.chance import Chance
from ...core.events import Kind, Log
from ...core.fields import field_values, set_fields
from ...core.ids import EVERYONE, Clause, Pick, Seat
from ...core.picks import PickTable, Verb
from .chariot import (
    ABSENT,
    ARRIVED,
    CHARIOT,
    LEFT,
    NOBODY,
    RIGHT,
    TEAM,
    Build,
    Chariot,
    Draft,
    Faction,
    Half,
    Horse,
    Part,
)
from .charts import POINTS, SPECIFICATION
from .events import MARKER_TAKEN
from .mfs import Phase
from .options import Options
from .season.values import NO_SEASON, Season
from .track import ASTRAY, FROM_SIDE, NO_LIMIT, OFF, Side, Square, Track
from .verbs import PICKS
from .weather import FINE, Weather

BLANK: Final = -1
"""In a copy that is looked ahead with: a speed that the one who looks may not know."""
_GIVEN: Final = ["seats", "house", "track", "rulebook", "chance", "log"]
"""Fields of a race that its constructor is given."""


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
        self.factions: list[Faction] = house.factions
        """The numbers of all chariots there are a log for; never changed in place, so that copies share it."""
        self.chariots: list[Chariot] = []
        """By number; the number is the colour's. Their log sheets are public."""
        self.orders: list[int] = []
        """The speeds written for this turn: each a secret until its token is drawn. (CM-3.5e)"""
        self.whips = 0
        """A mask of the chariots whose order says to whip: as secret as the speed. (CM-27.6)"""
        self.board: list[int] = []
        self.turn = 0
        self.cup: list[Faction] = []
        """Tokens not yet drawn in this turn."""
        self.later: list[Faction] = []
        """Second-row tokens that wait for the front row on the first turn. (CM-18.4)"""
        self.taken = 0
        """Eggs and dolphins taken down so far. (CM-10.1)"""
        self.final = 0
        """1 once a chariot is home."""
        self.wrecks: dict[int, Faction] = {}
        """By square what lies there: NOBODY for a wrecked car, CARCASS for a dead horse, else the chariot whose team it
        is."""
        self.flying: tuple[int, ...] = ()
        """Wrecks in the air: chariot and square of the flip, one after the other. (CM-12.1)"""
        self.strewn: tuple[int, ...] = ()
        """Drivers to look after when the phase ends: chariots that flipped or were dragged in it."""
        self.gone = 0
        """How many chariots have come home or gone out."""
        self.mover = NOBODY
        self.phase = Phase()
        self.weather: Weather = FINE
        self.season: Season = NO_SEASON
        """What outlives a race; nothing at all outside of a season."""

    def clone(self, chance: Chance) -> Race:
        twin = Race(self.seats, self.house, self.rulebook, chance)
        twin.agenda = cast("list[Step]", self.agenda.copy())
        twin.factions = self.factions
        twin.chariots = [chariot if chariot.standing == ABSENT else chariot.copy() for chariot in self.chariots]
        twin.orders = self.orders.copy()
        twin.whips = self.whips
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
        twin.weather = self.weather
        twin.season = self.season
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        changed = {name: value for name, value in field_values(self).items() if name not in _GIVEN}
        return saved_race, (self.seats, self.house, self.rulebook, self.chance, changed)

    def picks(self) -> PickTable:
        return self.house.picks

    def order(self, number: int) -> int:
        """The speed written for a chariot, to be opened. (CM-6.1)"""
        order = self.orders[number]
        assert order != BLANK, "a speed that is not known was read"
        return order

    def whip_written(self, number: int) -> int:
        """1 if the order of a chariot says to whip. (CM-27.6)"""
        return (self.whips >> number) & 1

    # ---- dice

    def roll(self, dice: int) -> list[int]:
        """All dice of the race. (CM-2.6)"""
        return self.chance.roll(dice, "dice")

    def roll_as(self, dice: int, meanings: list[int]) -> list[int]:
        """Dice whose sum is read from a chart: what each sum means, from the least on. (CM-2.6)"""
        return self.chance.roll_as(dice, "dice", meanings)

    def roll_lead_as(self, dice: int, meanings: list[int]) -> list[int]:
        """So many dice of one driver, then of another: what each lead means, from the least on. (CM-2.6)"""
        return self.chance.roll_lead_as(dice, "dice", meanings)

    def tell_all(self, kind: Kind, numbers: Sequence[int], dice: Sequence[int]) -> None:
        """An event with the dice that made it."""
        if self.log is not None:
            self.tell(EVERYONE, kind, [*numbers, *dice])

    # ---- chariots and squares

    def owner(self, number: Faction) -> Seat:
        """Who decides for a chariot, or for its runaway team: whoever owns it. (CM-15.2)"""
        return self.chariots[number].build.owner

    def place_name(self, square: Square) -> int:
        """What events call a square."""
        return self.track.code[square]

    def chariot_at(self, square: Square) -> Faction:
        """The chariot whose counter stands on a square."""
        return Faction((self.board[square] - 1) // 2) if self.board[square] != 0 else NOBODY

    def part_at(self, square: Square) -> Part:
        """Which of a chariot's counters stands on a square where one does."""
        return Part((self.board[square] - 1) % 2)

    def is_free(self, square: Square) -> bool:
        """Neither a chariot nor a wreck stands there. Most races have no wrecks to look for. (CM-6.7.1, 14.1)"""
        return self.board[square] == 0 and (not self.wrecks or self.track.ground[square] not in self.wrecks)

    def has_wreck(self, square: Square) -> bool:
        """A wreck lies there, whichever way one comes. (CM-14.1)"""
        return bool(self.wrecks) and square != OFF and self.track.ground[square] in self.wrecks

    def lift(self, chariot: Chariot) -> None:
        """Take a chariot's counters off the board."""
        self.mark(chariot.team, 0)
        if chariot.car != OFF:
            self.mark(chariot.car, 0)

    def put(self, number: Faction, team: Square, car: Square) -> None:
        """Put a chariot's counters down, the car behind the team; a runaway team has none. (CM-2.2a)"""
        chariot = self.chariots[number]
        chariot.team = team
        chariot.car = car
        self.mark(team, 2 * number + 1)
        if car != OFF:
            self.mark(car, 2 * number + 2)

    def mark(self, square: Square, counter: int) -> None:
        """Put a counter on a square, or take it off."""
        self.board[square] = counter
        if self.track.crosses:
            self.mirror([square])

    def mirror(self, squares: list[Square]) -> None:
        """What stands on squares with several numbers stands there under their other numbers too."""
        for square in squares:
            for other in self.track.others[square]:
                self.board[other] = self.board[square]

    def shift(self, number: Faction, team: Square) -> None:
        """Move a chariot as a whole: its team to a square, its car behind it. (CM-6.4.5b)"""
        chariot = self.chariots[number]
        self.lift(chariot)
        car = OFF if chariot.car == OFF else self.track.behind(team, chariot.car)
        self.put(number, team, car)

    def tail_square(self, chariot: Chariot) -> Square:
        """The square of its car, or where a car would be."""
        return chariot.car if chariot.car != OFF else self.track.prev[chariot.team]

    def limit_of(self, chariot: Chariot) -> int:
        """The safe speed that holds for a chariot: of the corner lane its team or its car is in. (CM-6.3.2)"""
        limit = self.track.limit[chariot.team]
        if limit == NO_LIMIT and chariot.car != OFF:
            limit = self.track.limit[chariot.car]
        return limit if limit == NO_LIMIT else self.rulebook.safe_speed(self, chariot, limit)

    def safe_speed(self, chariot: Chariot, square: Square) -> int:
        """The safe speed of a square for a chariot; none outside the corners. (CM-6.3.1.1)"""
        limit = self.track.limit[square]
        return limit if limit == NO_LIMIT else self.rulebook.safe_speed(self, chariot, limit)

    def team_speed(self, chariot: Chariot) -> int:
        """What the horses have left, less exhaustion. (CM-3.5d, 8.4.3)"""
        return self.rulebook.team_speed(self, chariot, chariot.horse_speed() - chariot.fatigue)

    def maximum(self, chariot: Chariot) -> int:
        """Team speed plus current modifier, less what is owed and lost; a team without its driver has no modifier.
        (CM-6.1.2a, 7.3.5.2, 9.3.1.1, 9.4.3-M, 15.2.2)"""
        modifier = chariot.current if chariot.standing == CHARIOT else 0
        return max(0, self.team_speed(chariot) + modifier - chariot.owed - chariot.slowed)

    def side_of(self, number: Faction, other: int) -> Half:
        """Which side of a chariot another one is on."""
        if self.track.crosses:
            return LEFT if self.is_left_of(self.chariots[other], self.chariots[number]) else RIGHT
        return LEFT if self.track.left_of(self.chariots[other].team, self.chariots[number].team) else RIGHT

    def is_left_of(self, other: Chariot, chariot: Chariot) -> bool:
        """Where ways cross: by the counters that stand beside each other; one that is met right ahead or behind counts
        for the side to which it heads. (CM-9.5.1a, 9.5.5)"""
        track = self.track
        pairs = [(own, there) for own in chariot.counters() for there in other.counters()]
        for own, there in pairs:
            seen = track.seen_from(there, own)
            if track.is_beside(seen, own):
                return track.lane[seen] < track.lane[own]
        for own, there in pairs:
            if track.across(there, own) and track.in_block(own):
                return track.section[track.turned[LEFT][own]] == track.section[there]
        return track.left_of(other.team, chariot.team)

    def facing(self, number: Faction, part: Part, other: int) -> int:
        """From where another chariot meets one's team or car: only where ways cross is it ever right ahead or behind.
        (CM-28.1a, 28.3, 28.5)"""
        if not self.track.crosses:
            return FROM_SIDE
        chariot = self.chariots[number]
        return self.track.met_from(chariot.team if part == TEAM else chariot.car, self.chariots[other].counters())

    def away_from(self, number: Faction, half: Half) -> Side:
        """The side of the track that lies away from what is left or right of a chariot."""
        team = self.chariots[number].team
        return self.track.rightward[team] if half == LEFT else self.track.leftward[team]

    def cross_border(self, number: Faction, before: Square, after: Square) -> None:
        """Sections count up; the first chariot that enters one with a marker takes it down. (CM-10.1)"""
        chariot, track = self.chariots[number], self.track
        if track.section[before] == track.section[after] or track.gray[before] or chariot.stage == ASTRAY:
            return
        chariot.stage += 1
        self.rulebook.crossed_border(self, number)
        if track.takes_marker(chariot.stage) and track.passed[chariot.stage] > self.taken:
            marker = track.markers[self.taken]
            self.taken += 1
            self.record(MARKER_TAKEN, number, marker, track.markers_up(marker, self.taken))

    def moving(self, number: Faction) -> bool:
        return self.mover == number

    def ranking(self) -> list[Faction]:
        """The field from first to last. (CM-10.3, 10.4, 10.5)"""
        return sorted([number for number in self.factions if self.chariots[number].standing != ABSENT], key=self.rank)

    def rank(self, number: Faction) -> tuple[int, int, int, int]:
        """Home in the earliest turn with most MFs to spare, then the earlier draw; then by squares to go, inner lanes
        first; then those out of the race, the last to go first. (CM-10.2, 10.4, 10.5)"""
        chariot = self.chariots[number]
        if not self.rulebook.can_place(chariot):
            return (2, -chariot.place, 0, 0)
        if chariot.standing == ARRIVED:
            return (0, chariot.drawn, -chariot.spare, chariot.place)
        if chariot.team == OFF:
            return (1, 0, 0, number)
        return (1, self.track.to_go(chariot.team, chariot.stage), self.track.rank[chariot.team], number)


Step: TypeAlias = core.Step[Race]
Choice: TypeAlias = core.Choice[Race]
Together: TypeAlias = core.Together[Race]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChariotStep(core.Step[Race]):
    """A step that concerns one chariot."""

    def __init__(self, number: Faction) -> None:
        self.number: Final = number

    def numbers(self) -> tuple[int, ...]:
        return (self.number,)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChariotChoice(core.Choice[Race]):
    """A question about one chariot, asked of its owner."""

    def __init__(self, seat: Seat, number: Faction) -> None:
        super().__init__(seat)
        self.number: Final = number

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number)


# ---- what a variant of the rules may answer
#
# There are four sorts of moment. Something happened: all variants are told. A number is wanted: each may change it in
# turn. Something has to be done in one way: the last variant that answers does it. Something may be forbidden: all are
# asked, and one that forbids it is enough. A chapter asks the rulebook and never knows which variants there are.

NOT_WHEN_LATE: Final = 99
"""What is never done for a driver who is late, unless nothing else is open."""


# ---- what a chariot may spend MFs on


@mypyc_attr(allow_interpreted_subclasses=True)
class Use:
    """One thing to spend MFs on. It owns its picks: it lists them, carries them out, and knows why one is not open."""

    def verbs(self) -> list[Verb]:
        """The verbs whose picks it owns."""
        raise NotImplementedError

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        """Add what is open to a driver now; the uses before it have listed theirs."""
        raise NotImplementedError

    def list_runaway(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        """Add what is open to a team without its driver: for most uses, nothing."""

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        raise NotImplementedError

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        """The clause that keeps a pick out."""
        raise NotImplementedError

    def mfs(self, pick: Pick) -> int:
        """What it costs."""
        return 1

    def leads_to(self, race: Race, number: Faction, pick: Pick) -> Square:
        """Where it takes the team."""
        return race.chariots[number].team

    def when_late(self, pick: Pick) -> int:
        """How soon it is done for a driver who is late: the least comes first."""
        return NOT_WHEN_LATE

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


# ---- what is written of a chariot before the race

ENTRIES: Final = ["plan", "weapons", *SPECIFICATION]
"""Everything that may have to be written, by name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """One thing to write for each chariot. It owns its picks: it lists those that are open and can be paid, given what
    was written before, and notes one down."""

    name: ClassVar[str] = ""

    def list_picks(self, number: Faction, draft: Draft) -> list[Pick]:
        raise NotImplementedError

    def note(self, draft: Draft, pick: Pick) -> None:
        raise NotImplementedError

    def why_not(self, draft: Draft, pick: Pick) -> Clause:
        """The clause that keeps a pick out, whoever's entry it is."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


# ---- moments


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook:
    """A variant's answer to one moment. It holds nothing, so that one serves all tables."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


@mypyc_attr(allow_interpreted_subclasses=True)
class OnFlip(Hook):
    """A chariot flips. The last variant that answers does it."""

    def flip(self, race: Race, number: Faction, cause: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnForcedSlip(Hook):
    """The corner forces a chariot some lanes aside. The last variant that answers puts the steps next."""

    def forced_slip(self, race: Race, number: Faction, lanes: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnMove(Hook):
    """The mover goes on with the MFs it has left. The last variant that answers does it."""

    def next_move(self, race: Race, number: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnFinish(Hook):
    """The mover has crossed the finish line. The last variant that answers does it."""

    def crossed_line(self, race: Race, number: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnFirstHome(Hook):
    """The first chariot is home. The last variant that answers says what that means for the race."""

    def first_home(self, race: Race) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class IsWaitedFor(Hook):
    """Whether the race goes on for the sake of a chariot that can still move. All variants have to agree."""

    def is_waited_for(self, rulebook: Rulebook, chariot: Chariot) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnPlacing(Hook):
    """Whether a chariot can win or place. The last variant that answers says so."""

    def can_place(self, chariot: Chariot) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTurn(Hook):
    """A turn has been announced; nobody has written a speed yet. All variants are told."""

    def turn_begun(self, race: Race) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnPrepared(Hook):
    """What was written for a chariot is opened, and it is built. The last variant that answers does it."""

    def prepared(self, race: Race, number: Faction, draft: Draft) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnBuild(Hook):
    """A chariot's log was filled in as its preparation says. All variants are told."""

    def built(self, race: Race, number: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderList(Hook):
    """What may be written for a chariot: the speeds are listed, and every variant may add to them."""

    def list_orders(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnStep(Hook):
    """The mover's team has entered a square of its own will, from another one. All variants are told."""

    def stepped(self, race: Race, number: Faction, before: Square) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnShove(Hook):
    """A chariot was forced onto another square. All variants are told."""

    def shoved(self, race: Race, number: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnBorder(Hook):
    """A chariot's team has come into the next section. All variants are told."""

    def crossed_border(self, race: Race, number: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnLaneChange(Hook):
    """A chariot has changed lanes of its own will, or evaded to a side; what lies on the new square still comes before
    what is put next here. All variants are told."""

    def changed_lane(self, race: Race, number: Faction, side: Side) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnWound(Hook):
    """A driver was wounded and lives. All variants are told: what comes on top of the hit and the lost movement."""

    def wounded(self, race: Race, number: Faction, attacker: Faction, factor: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnHorseHit(Hook):
    """A horse has lost boxes, and may be dead. All variants are told."""

    def horse_hit(self, race: Race, number: Faction, horse: Horse, points: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnCutFree(Hook):
    """A driver has cut his dead horses free. All variants are told."""

    def cut_free(self, race: Race, number: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnDriverLost(Hook):
    """A driver falls out of a car that stands, and is dragged, or dies in it. The last variant that answers says what
    becomes of the chariot."""

    def driver_lost(self, race: Race, number: Faction, driver: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnStrain(Hook):
    """A chariot strains in a corner. All variants are told; steps they put next come after the strain's own."""

    def strained(self, race: Race, number: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnRam(Hook):
    """A chariot rams another, of its own will or forced, and the ram was not averted. All variants are told; steps they
    put next come after the ram's own."""

    def rammed(self, race: Race, number: Faction, attacker: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTeamFelled(Hook):
    """A horse of a team without its driver has died. All variants are told."""

    def team_felled(self, race: Race, number: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PreparationPoints(Hook):
    """How many points there are for each chariot. Each variant may change it."""

    def preparation_points(self, race: Race, points: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamSpeed(Hook):
    """What a team's horses can run. Each variant may change it."""

    def team_speed(self, race: Race, chariot: Chariot, speed: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SafeSpeed(Hook):
    """The safe speed of a corner lane for a chariot in it. Each variant may change it."""

    def safe_speed(self, race: Race, chariot: Chariot, limit: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class CornerModifier(Hook):
    """The modifier with which a chariot's strain in a corner is rolled. Each variant may change it."""

    def corner_modifier(self, race: Race, number: Faction, modifier: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class LashFactor(Hook):
    """The lash factor whose column is read, just before the row is rolled. Each variant may change it."""

    def lash_factor(self, race: Race, attacker: Faction, factor: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SlipperyLanes(Hook):
    """How many lanes further a chariot slips that changes lanes, by the face of a die; none if no die is rolled. Each
    variant may change it."""

    def slippery_lanes(self, race: Race, chariot: Chariot, faces: list[int]) -> list[int]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class WheelModifier(Hook):
    """What is added to the dice of a wheel check, just before they are rolled. Each variant may change it."""

    def wheel_modifier(self, race: Race, number: Faction, modifier: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class WhipToCome(Hook):
    """The most MFs that a driver's own whip may still bring him once speeds are written, by what everybody knows. Each
    variant may change it."""

    def whip_to_come(self, race: Race, chariot: Chariot, most: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class DragShare(Hook):
    """Which part of a die, a half at first, a driver loses in hits who is dragged. Each variant may change it."""

    def drag_share(self, race: Race, share: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class FootSpeed(Hook):
    """For how many hits a driver on foot runs a square. Each variant may change it."""

    def foot_speed(self, race: Race, hits: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class LaneChanges(Hook):
    """Why a driver may not change lanes to a side of his own will, room being there. The last variant that answers says
    so; nothing if he may."""

    def why_no_change(self, race: Race, number: Faction, side: Side) -> Clause | None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Evasions(Hook):
    """Why a chariot may not evade to a side, room being there: by what is public, since who is asked depends on it. The
    last variant that answers says so; nothing if it may."""

    def why_no_evasion(self, race: Race, number: Faction, side: Side) -> Clause | None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class StrainedWheels(Hook):
    """A mask of the wheels that a strain will have checked. Each variant may change it."""

    def strained_wheels(self, race: Race, number: Faction, wheels: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class DodgePenalty(Hook):
    """How much of a forced ram's penalty holds while the other tries to dodge. The last variant that answers says
    so."""

    def dodge_penalty(self, race: Race, contact: int, penalty: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class BlockedCost(Hook):
    """The endurance lost by running into what stands ahead. Each variant may change it."""

    def blocked_cost(self, race: Race, chariot: Chariot, points: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTeamLashed(Hook):
    """A lash has hit a team with a lead. The last variant that answers says what the team does."""

    def team_lashed(self, race: Race, number: Faction, attacker: Faction, lead: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class StraightOn(Hook):
    """Why a driver has to keep his lane and may not leave it to a side of his own will. All variants are asked; one
    reason is enough."""

    def why_straight(self, race: Race, number: Faction, side: Side) -> Clause | None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTeamRammed(Hook):
    """A car has rammed a team. The last variant that answers says which horse is hurt."""

    def team_rammed(self, race: Race, number: Faction, attacker: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class FixedSpeed(Hook):
    """The speed a driver has to drive at without being asked, by what is public; none if he writes one. All variants
    are asked, and the first that has one says so."""

    def fixed_speed(self, race: Race, chariot: Chariot) -> int | None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnCarDamaged(Hook):
    """A ram has damaged a car. The last variant that answers makes the step that says where."""

    def car_damaged(self, race: Race, number: Faction, striker: Faction) -> Step:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class CanCut(Hook):
    """Whether a driver has something to cut a horse, or himself, free with. All variants have to agree."""

    def can_cut(self, chariot: Chariot) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnRunInto(Hook):
    """The mover has run into what stands ahead. All variants are told."""

    def ran_into(self, race: Race, number: Faction, blocker: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class DefenceModifier(Hook):
    """The modifier with which a chariot tries to avert what another one does to its team or car. Each variant may
    change it."""

    def defence_modifier(self, race: Race, number: Faction, part: Part, attacker: int, modifier: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class WhyNoDust(Hook):
    """Why dust cannot be thrown now. All variants are asked; one reason is enough."""

    def why_no_dust(self, race: Race, number: Faction) -> Clause | None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnAttack(Hook):
    """A chariot attacks another of its own will, with whatever. All variants are told."""

    def attacked(self, race: Race, number: Faction, rival: Faction) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class WhySpared(Hook):
    """Why a driver does not attack another chariot, though he could. All variants are asked; one reason is enough."""

    def why_spared(self, race: Race, number: Faction, rival: Faction) -> Clause | None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class MayAnswer(Hook):
    """Whether the driver of an attacked chariot is asked for his answer though it has no way out: by public facts. All
    variants are asked; one that wants it is enough."""

    def may_answer(self, race: Race, number: Faction, attack: int) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerList(Hook):
    """What an attacked driver may answer beyond holding, braking and evading; and how it is carried out. Every variant
    may add to it, and carries out its own."""

    def list_answers(self, race: Race, number: Faction, attack: int, picks: list[Pick]) -> None:
        raise NotImplementedError

    def answered(self, race: Race, number: Faction, pick: Pick) -> bool:
        """Carry out an answer, if it is one of this variant's: whether the attack is off. If not, he answers again."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnContestLost(Hook):
    """A driver has tried in vain to avert a blow, which is about to fall. All variants are told."""

    def contest_lost(self, race: Race, number: Faction, attack: int) -> None:
        raise NotImplementedError


# ---- the rulebook


@final
class Rulebook:
    """The rules of one table, put together from its variants: the sequences, the uses of MFs, and for every moment
    those who answer it. The basic race answers all that are done in one way."""

    def __init__(
        self,
        setup: list[Step],
        turn: list[Step],
        phases: list[list[Step]],
        runaways: list[list[Step]],
        uses: list[Use],
        entries: list[Entry],
        hooks: list[Hook],
    ) -> None:
        # Steps never change, so every turn and every phase of a chariot shares one list of them.
        self.steps_of_setup: Final = setup
        self.steps_of_turn: Final = turn
        self.phases: Final = phases
        self.runaways: Final = runaways
        self.uses: Final = uses
        self.entries: Final = entries
        """What is written of a chariot before the race, in order."""
        self.hooks: Final = hooks
        self.by_pick: Final = uses_by_pick(uses)
        self.flipping: Final = [hook for hook in hooks if isinstance(hook, OnFlip)][-1]
        self.slipping: Final = [hook for hook in hooks if isinstance(hook, OnForcedSlip)][-1]
        self.moving_on: Final = [hook for hook in hooks if isinstance(hook, OnMove)][-1]
        self.finishing: Final = [hook for hook in hooks if isinstance(hook, OnFinish)][-1]
        self.coming_home: Final = [hook for hook in hooks if isinstance(hook, OnFirstHome)][-1]
        self.placing: Final = [hook for hook in hooks if isinstance(hook, OnPlacing)][-1]
        self.changing_lanes: Final = [hook for hook in hooks if isinstance(hook, LaneChanges)][-1]
        self.evading: Final = [hook for hook in hooks if isinstance(hook, Evasions)][-1]
        self.dodging: Final = [hook for hook in hooks if isinstance(hook, DodgePenalty)][-1]
        self.lashing: Final = [hook for hook in hooks if isinstance(hook, OnTeamLashed)][-1]
        self.ramming: Final = [hook for hook in hooks if isinstance(hook, OnTeamRammed)][-1]
        self.damaging: Final = [hook for hook in hooks if isinstance(hook, OnCarDamaged)][-1]
        self.building: Final = [hook for hook in hooks if isinstance(hook, OnPrepared)][-1]
        self.losing_driver: Final = [hook for hook in hooks if isinstance(hook, OnDriverLost)][-1]
        self.on_turn: Final = [hook for hook in hooks if isinstance(hook, OnTurn)]
        self.order_lists: Final = [hook for hook in hooks if isinstance(hook, OrderList)]
        self.on_build: Final = [hook for hook in hooks if isinstance(hook, OnBuild)]
        self.on_step: Final = [hook for hook in hooks if isinstance(hook, OnStep)]
        self.on_shove: Final = [hook for hook in hooks if isinstance(hook, OnShove)]
        self.on_border: Final = [hook for hook in hooks if isinstance(hook, OnBorder)]
        self.on_lane_change: Final = [hook for hook in hooks if isinstance(hook, OnLaneChange)]
        self.on_wound: Final = [hook for hook in hooks if isinstance(hook, OnWound)]
        self.on_horse_hit: Final = [hook for hook in hooks if isinstance(hook, OnHorseHit)]
        self.on_cut_free: Final = [hook for hook in hooks if isinstance(hook, OnCutFree)]
        self.on_team_felled: Final = [hook for hook in hooks if isinstance(hook, OnTeamFelled)]
        self.points_given: Final = [hook for hook in hooks if isinstance(hook, PreparationPoints)]
        self.team_speeds: Final = [hook for hook in hooks if isinstance(hook, TeamSpeed)]
        self.safe_speeds: Final = [hook for hook in hooks if isinstance(hook, SafeSpeed)]
        self.corner_modifiers: Final = [hook for hook in hooks if isinstance(hook, CornerModifier)]
        self.lash_factors: Final = [hook for hook in hooks if isinstance(hook, LashFactor)]
        self.wheel_modifiers: Final = [hook for hook in hooks if isinstance(hook, WheelModifier)]
        self.lanes_slippery: Final = [hook for hook in hooks if isinstance(hook, SlipperyLanes)]
        self.whips_to_come: Final = [hook for hook in hooks if isinstance(hook, WhipToCome)]
        self.drag_shares: Final = [hook for hook in hooks if isinstance(hook, DragShare)]
        self.foot_speeds: Final = [hook for hook in hooks if isinstance(hook, FootSpeed)]
        self.wheels_strained: Final = [hook for hook in hooks if isinstance(hook, StrainedWheels)]
        self.blocked_costs: Final = [hook for hook in hooks if isinstance(hook, BlockedCost)]
        self.on_run_into: Final = [hook for hook in hooks if isinstance(hook, OnRunInto)]
        self.defence_modifiers: Final = [hook for hook in hooks if isinstance(hook, DefenceModifier)]
        self.on_strain: Final = [hook for hook in hooks if isinstance(hook, OnStrain)]
        self.on_ram: Final = [hook for hook in hooks if isinstance(hook, OnRam)]
        self.keeping_lanes: Final = [hook for hook in hooks if isinstance(hook, StraightOn)]
        self.fixed_speeds: Final = [hook for hook in hooks if isinstance(hook, FixedSpeed)]
        self.cutting: Final = [hook for hook in hooks if isinstance(hook, CanCut)]
        self.on_attack: Final = [hook for hook in hooks if isinstance(hook, OnAttack)]
        self.sparing: Final = [hook for hook in hooks if isinstance(hook, WhySpared)]
        self.answering: Final = [hook for hook in hooks if isinstance(hook, MayAnswer)]
        self.answer_lists: Final = [hook for hook in hooks if isinstance(hook, AnswerList)]
        self.on_contest_lost: Final = [hook for hook in hooks if isinstance(hook, OnContestLost)]
        self.keeping_dust: Final = [hook for hook in hooks if isinstance(hook, WhyNoDust)]
        self.waiting: Final = [hook for hook in hooks if isinstance(hook, IsWaitedFor)]

    def __reduce__(self) -> tuple[object, ...]:
        sequences = (self.steps_of_setup, self.steps_of_turn, self.phases, self.runaways)
        return Rulebook, (*sequences, self.uses, self.entries, self.hooks)

    def use_of(self, pick: Pick) -> Use | None:
        """The use a pick belongs to; none if it spends no MFs."""
        return self.by_pick[pick] if pick < len(self.by_pick) else None

    # ---- sequences

    def setup(self) -> list[Step]:
        return self.steps_of_setup

    def turn(self) -> list[Step]:
        return self.steps_of_turn

    def phase(self, number: Faction) -> list[Step]:
        """The movement phase of a driven chariot."""
        return self.phases[number]

    def runaway_phase(self, number: Faction) -> list[Step]:
        """The movement phase of a team without its driver."""
        return self.runaways[number]

    # ---- done in one way

    def flip(self, race: Race, number: Faction, cause: int) -> None:
        self.flipping.flip(race, number, cause)

    def forced_slip(self, race: Race, number: Faction, lanes: int) -> None:
        self.slipping.forced_slip(race, number, lanes)

    def next_move(self, race: Race, number: Faction) -> None:
        self.moving_on.next_move(race, number)

    def crossed_line(self, race: Race, number: Faction) -> None:
        self.finishing.crossed_line(race, number)

    def first_home(self, race: Race) -> None:
        self.coming_home.first_home(race)

    def can_place(self, chariot: Chariot) -> bool:
        return self.placing.can_place(chariot)

    def why_no_change(self, race: Race, number: Faction, side: Side) -> Clause | None:
        return self.why_straight(race, number, side) or self.changing_lanes.why_no_change(race, number, side)

    def why_no_evasion(self, race: Race, number: Faction, side: Side) -> Clause | None:
        return self.evading.why_no_evasion(race, number, side)

    def dodge_penalty(self, race: Race, contact: int, penalty: int) -> int:
        return self.dodging.dodge_penalty(race, contact, penalty)

    def team_lashed(self, race: Race, number: Faction, attacker: Faction, lead: int) -> None:
        self.lashing.team_lashed(race, number, attacker, lead)

    def team_rammed(self, race: Race, number: Faction, attacker: Faction) -> None:
        self.ramming.team_rammed(race, number, attacker)

    def car_damaged(self, race: Race, number: Faction, striker: Faction) -> Step:
        return self.damaging.car_damaged(race, number, striker)

    def prepared(self, race: Race, number: Faction, draft: Draft) -> None:
        self.building.prepared(race, number, draft)

    def driver_lost(self, race: Race, number: Faction, driver: int) -> None:
        self.losing_driver.driver_lost(race, number, driver)

    # ---- told to all

    def ran_into(self, race: Race, number: Faction, blocker: Faction) -> None:
        for hook in self.on_run_into:
            hook.ran_into(race, number, blocker)

    def turn_begun(self, race: Race) -> None:
        for hook in self.on_turn:
            hook.turn_begun(race)

    def list_orders(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        for hook in self.order_lists:
            hook.list_orders(race, number, picks)

    def built(self, race: Race, number: Faction) -> None:
        for hook in self.on_build:
            hook.built(race, number)

    def stepped(self, race: Race, number: Faction, before: Square) -> None:
        for hook in self.on_step:
            hook.stepped(race, number, before)

    def shoved(self, race: Race, number: Faction) -> None:
        for hook in self.on_shove:
            hook.shoved(race, number)

    def crossed_border(self, race: Race, number: Faction) -> None:
        for hook in self.on_border:
            hook.crossed_border(race, number)

    def changed_lane(self, race: Race, number: Faction, side: Side) -> None:
        for hook in self.on_lane_change:
            hook.changed_lane(race, number, side)

    def wounded(self, race: Race, number: Faction, attacker: Faction, factor: int) -> None:
        for hook in self.on_wound:
            hook.wounded(race, number, attacker, factor)

    def horse_hit(self, race: Race, number: Faction, horse: Horse, points: int) -> None:
        for hook in self.on_horse_hit:
            hook.horse_hit(race, number, horse, points)

    def cut_free(self, race: Race, number: Faction) -> None:
        for hook in self.on_cut_free:
            hook.cut_free(race, number)

    def team_felled(self, race: Race, number: Faction) -> None:
        for hook in self.on_team_felled:
            hook.team_felled(race, number)

    def strained(self, race: Race, number: Faction) -> None:
        for hook in self.on_strain:
            hook.strained(race, number)

    def rammed(self, race: Race, number: Faction, attacker: Faction) -> None:
        for hook in self.on_ram:
            hook.rammed(race, number, attacker)

    def attacked(self, race: Race, number: Faction, rival: Faction) -> None:
        for hook in self.on_attack:
            hook.attacked(race, number, rival)

    def list_answers(self, race: Race, number: Faction, attack: int, picks: list[Pick]) -> None:
        for hook in self.answer_lists:
            hook.list_answers(race, number, attack, picks)

    def contest_lost(self, race: Race, number: Faction, attack: int) -> None:
        for hook in self.on_contest_lost:
            hook.contest_lost(race, number, attack)

    # ---- asked of all

    def answered(self, race: Race, number: Faction, pick: Pick) -> bool:
        for hook in self.answer_lists:
            if hook.answered(race, number, pick):
                return True
        return False

    def why_spared(self, race: Race, number: Faction, rival: Faction) -> Clause | None:
        for hook in self.sparing:
            clause = hook.why_spared(race, number, rival)
            if clause is not None:
                return clause
        return None

    def may_answer(self, race: Race, number: Faction, attack: int) -> bool:
        for hook in self.answering:
            if hook.may_answer(race, number, attack):
                return True
        return False

    def why_straight(self, race: Race, number: Faction, side: Side) -> Clause | None:
        for hook in self.keeping_lanes:
            clause = hook.why_straight(race, number, side)
            if clause is not None:
                return clause
        return None

    def fixed_speed(self, race: Race, chariot: Chariot) -> int | None:
        for hook in self.fixed_speeds:
            speed = hook.fixed_speed(race, chariot)
            if speed is not None:
                return speed
        return None

    def can_cut(self, chariot: Chariot) -> bool:
        for hook in self.cutting:
            if not hook.can_cut(chariot):
                return False
        return True

    def is_waited_for(self, chariot: Chariot) -> bool:
        for hook in self.waiting:
            if not hook.is_waited_for(self, chariot):
                return False
        return True

    def why_no_dust(self, race: Race, number: Faction) -> Clause | None:
        for hook in self.keeping_dust:
            clause = hook.why_no_dust(race, number)
            if clause is not None:
                return clause
        return None

    # ---- numbers

    def preparation_points(self, race: Race) -> int:
        points = POINTS
        for hook in self.points_given:
            points = hook.preparation_points(race, points)
        return points

    def team_speed(self, race: Race, chariot: Chariot, speed: int) -> int:
        for hook in self.team_speeds:
            speed = hook.team_speed(race, chariot, speed)
        return speed

    def safe_speed(self, race: Race, chariot: Chariot, limit: int) -> int:
        for hook in self.safe_speeds:
            limit = hook.safe_speed(race, chariot, limit)
        return limit

    def corner_modifier(self, race: Race, number: Faction, modifier: int) -> int:
        for hook in self.corner_modifiers:
            modifier = hook.corner_modifier(race, number, modifier)
        return modifier

    def lash_factor(self, race: Race, attacker: Faction, factor: int) -> int:
        for hook in self.lash_factors:
            factor = hook.lash_factor(race, attacker, factor)
        return factor

    def wheel_modifier(self, race: Race, number: Faction) -> int:
        modifier = 0
        for hook in self.wheel_modifiers:
            modifier = hook.wheel_modifier(race, number, modifier)
        return modifier

    def slippery_lanes(self, race: Race, chariot: Chariot) -> list[int]:
        faces: list[int] = []
        for hook in self.lanes_slippery:
            faces = hook.slippery_lanes(race, chariot, faces)
        return faces

    def whip_to_come(self, race: Race, chariot: Chariot, most: int) -> int:
        for hook in self.whips_to_come:
            most = hook.whip_to_come(race, chariot, most)
        return most

    def drag_share(self, race: Race, share: int) -> int:
        for hook in self.drag_shares:
            share = hook.drag_share(race, share)
        return share

    def foot_speed(self, race: Race, hits: int) -> int:
        for hook in self.foot_speeds:
            hits = hook.foot_speed(race, hits)
        return hits

    def strained_wheels(self, race: Race, number: Faction, wheels: int) -> int:
        for hook in self.wheels_strained:
            wheels = hook.strained_wheels(race, number, wheels)
        return wheels

    def blocked_cost(self, race: Race, chariot: Chariot, points: int) -> int:
        for hook in self.blocked_costs:
            points = hook.blocked_cost(race, chariot, points)
        return points

    def defence_modifier(self, race: Race, number: Faction, part: Part, attacker: int, modifier: int) -> int:
        for hook in self.defence_modifiers:
            modifier = hook.defence_modifier(race, number, part, attacker, modifier)
        return modifier


def uses_by_pick(uses: list[Use]) -> list[Use | None]:
    """By pick, as far as the race's own table goes."""
    found: list[Use | None] = [None] * len(PICKS.spelled)
    for use in uses:
        for verb in use.verbs():
            for pick in verb.picks:
                found[pick] = use
    return found


def empty_race(seats: int, house: Options, rulebook: Rulebook, chance: Chance, log: Log | None) -> Race:
    """A bare track: all markers up, chariots not yet placed. (CM-2.2b, 3.7)"""
    race = Race(seats, house, rulebook, chance, log)
    race.chariots = [Chariot(Build(number, Seat(0), (), 0, (0, 0, 0, 0), 0)) for number in race.factions]
    race.orders = [0] * len(race.factions)
    race.board = [0] * house.track.size
    return race


def saved_race(seats: int, house: Options, rulebook: Rulebook, chance: Chance, changed: dict[str, object]) -> Race:
    """A race from all its fields."""
    race = Race(seats, house, rulebook, chance)
    set_fields(race, changed)
    return race
