"""A chariot: its counters on the track and its race log. (CM-2.3, CM-3.5)"""

from __future__ import annotations

from typing import Final, NewType, final

from ...core.fields import field_names, field_values, set_fields
from ...core.ids import NOBODY as NO_SEAT
from ...core.ids import Seat
from .charts import BOXES, BY_BLADES, BY_CAR
from .track import OFF, Square

CHARIOT: Final = 0
DRIVERLESS: Final = 1
RUNAWAY: Final = 2
STOPPED: Final = 3
OUT_OF_RACE: Final = 4
ARRIVED: Final = 5
ABSENT: Final = 6
STANDINGS: Final = ["racing", "driverless", "runaway", "stopped", "out", "finished", "absent"]
"""Driven; with its car but the driver pulled out; a team alone; a runaway team brought down; off the track; home; not
entered in this race."""

ABOARD: Final = 0
DRAGGED: Final = 1
ON_FOOT: Final = 2
ESCAPED: Final = 3
DEAD: Final = 4
DRIVERS: Final = ["aboard", "dragged", "on-foot", "escaped", "dead"]

Faction = NewType("Faction", int)
"""A chariot's number, which is its colour's."""
NOBODY: Final = Faction(-1)
"""No chariot."""
CARCASS: Final = Faction(-2)
"""Among wrecks: a horse that was cut free. (CM-27.3)"""
Part = NewType("Part", int)
TEAM: Final = Part(0)
CAR: Final = Part(1)
PARTS: Final = ["team", "car"]
"""The two counters of a chariot."""
Horse = NewType("Horse", int)
"""Counted from the left, from 0."""
HORSES: Final = 4
FROM_LEFT: Final = [Horse(0), Horse(1), Horse(2), Horse(3)]
FROM_RIGHT: Final = [Horse(3), Horse(2), Horse(1), Horse(0)]
Half = NewType("Half", int)
"""A half of a chariot, as its driver has it: what the inside is depends on the track."""
LEFT: Final = Half(0)
RIGHT: Final = Half(1)

WHIPLESS: Final = 0
REGULAR_WHIP: Final = 1
LONG_WHIP: Final = 2
NO_BLADES: Final = 0
BLADES: Final = 1
LONG_BLADES: Final = 2
"""What may be carried, and borne by each wheel. (CM-27.1-2b, 27.1-2c)"""
DUST: Final = 1
KNIFE: Final = 2
SPEAR: Final = 4
SMALL_KNIFE: Final = 8
"""A mask of weapons. Every driver has the small knife, which cuts horses and himself free. (CM-27.2)"""
WEAPONS: Final = ["dust", "knife", "spear", "small-knife"]
"""The weapons of the mask, from its least bit on."""
WEAPON_SETS: Final = [
    "+".join([name for bit, name in enumerate(WEAPONS[:3]) if (mask >> bit) & 1 == 1]) or "none" for mask in range(8)
]
"""What can be bought, by its mask."""
BLADE_KINDS: Final = ["bare", "scythes", "long"]
BY_POINTS: Final = -1
"""Modifier and car are what preparation points say."""


@final
class Outfit:
    """What a chariot is fitted out with: ordinary unless optional rules sell more. (CM-27.1-chart, 27.2)"""

    def __init__(self, whip: int, wheels: tuple[int, ...], blades: tuple[int, ...], weapons: int) -> None:
        self.whip: Final = whip
        self.wheels: Final = wheels
        """Boxes of the left and the right wheel."""
        self.blades: Final = blades
        """Scythe blades of the left and the right wheel, beyond those of a heavy car."""
        self.weapons: Final = weapons
        """A mask of what was bought; the small knife comes with every driver."""

    def __reduce__(self) -> tuple[object, ...]:
        return Outfit, (self.whip, self.wheels, self.blades, self.weapons)


ORDINARY: Final = Outfit(REGULAR_WHIP, (BOXES, BOXES), (NO_BLADES, NO_BLADES), 0)


@final
class Build:
    """What a chariot starts with: never changed in a race, so clones share it. (CM-3.5a)"""

    def __init__(
        self,
        colour: Faction,
        owner: Seat,
        points: tuple[int, ...],
        hits: int,
        boxes: tuple[int, ...],
        endurance: int,
        outfit: Outfit = ORDINARY,
        modifier: int = BY_POINTS,
        car: int = BY_POINTS,
    ) -> None:
        self.colour: Final = colour
        self.owner: Final = owner
        self.points: Final = points
        """Preparation points for driver, car, team, endurance; none until they are revealed."""
        self.hits: Final = hits
        self.boxes: Final = boxes
        """Each horse has as many boxes as its speed. (CM-3.5c)"""
        self.endurance: Final = endurance
        self.outfit: Final = outfit
        self.modifier: Final = modifier if modifier != BY_POINTS else points[0] if points else 0
        self.car: Final = car if car != BY_POINTS else points[1] if points else 0

    def __reduce__(self) -> tuple[object, ...]:
        kept = (self.colour, self.owner, self.points, self.hits, self.boxes, self.endurance, self.outfit)
        return Build, (*kept, self.modifier, self.car)

    def by_car(self) -> int:
        """What its weight adds to the injuries it deals. (CM-9.5, 9.5.5-mod)"""
        return BY_CAR[self.car]

    def uneven(self) -> bool:
        """Whether its wheels do not bear the same blades. (CM-27.1-2c)"""
        return self.outfit.blades[LEFT] != self.outfit.blades[RIGHT]


@final
class Draft:
    """A chariot as far as its preparation is written: ordinary, and no more than that, where nothing was. (CM-3.6b)"""

    def __init__(self, left: int) -> None:
        self.left = left
        """Preparation points not yet spent."""
        self.points = [0, 0, 0, 0]
        """Those spent on driver, car, team and endurance."""
        self.modifier = BY_POINTS
        self.car = BY_POINTS
        self.hits = 0
        self.boxes = [0, 0, 0, 0]
        self.endurance = 0
        self.whip = REGULAR_WHIP
        self.wheels = [BOXES, BOXES]
        self.blades: tuple[int, ...] = (NO_BLADES, NO_BLADES)
        self.weapons = 0

    def spend(self, part: int, points: int) -> None:
        """Points for one of driver, car, team and endurance."""
        self.points[part] += points
        self.left -= points

    def outfit(self) -> Outfit:
        return Outfit(self.whip, tuple(self.wheels), self.blades, self.weapons)


@final
class Chariot:
    """One chariot. Numbers that only matter until its next phase are cleared when that phase begins."""

    def __init__(self, build: Build) -> None:
        self.build = build
        self.standing = CHARIOT
        self.driver = ABOARD
        self.team: Square = OFF
        self.car: Square = OFF
        self.stage = 0
        """Borders between sections the team has crossed; ASTRAY once it has left the course."""
        self.row = 0
        """0 in the front row, 1 in the second. (CM-18.2)"""

        self.modifier = build.modifier
        self.current = build.modifier
        """The driver's own modifier, and the current one. (CM-3.5b)"""
        self.history: tuple[int, ...] = ()
        """Every value the current modifier changed to. (CM-3.5b)"""
        self.hits = build.hits
        self.whip = build.outfit.whip
        """The one he has now: his own, or one taken from an attacker."""
        self.weapons = build.outfit.weapons | SMALL_KNIFE
        """A mask of those still in hand."""
        self.wheels: tuple[int, ...] = (0, 0)
        """Damage to the left and the right wheel."""
        self.horses: tuple[int, ...] = build.boxes
        """Boxes each horse has left."""
        self.fallen = 0
        """A mask of dead horses not yet cut free."""
        self.endurance = build.endurance
        self.fatigue = 0
        """Team speed lost to exhaustion. (CM-8.4.3)"""
        self.speeds: tuple[int, ...] = ()
        """The turn speeds written so far, this turn's not before it is revealed."""

        self.order_least = 0
        self.order_most = 0
        """What everybody knows of the speed written for this turn before it is revealed."""
        self.order_whip = 0
        """1 if the order may say to whip, as far as everybody knows."""
        self.drawn = 0
        """The turn in which its token was last drawn."""
        self.owed = 0
        """MFs of evasions, charged to the next phase. (CM-6.2.1f)"""
        self.slowed = 0
        """What else comes off the maximum of the next phase."""
        self.must_gain = 0
        self.may_gain = 0
        """MFs enemy lashes add to the next phase. (CM-9.4.1a, 9.4.1b)"""
        self.last_speed = 0
        """The total speed of its latest phase."""
        self.no_strain = 0
        """The last turn in which a jostle or double slip forbids straining. (CM-7.3.5.5)"""
        self.jostled = 0
        self.no_inward = 0
        """The turn in which a slip forbids willing moves to the inside."""
        self.cut_turn = 0
        """The turn in which it tried to cut a horse free. (CM-9.5.2c)"""
        self.arm_wound = 0
        self.blind = 0
        """A mask of sides from which attacks cannot be evaded. (CM-13.1-5)"""
        self.flipped = 0
        """The turn in which it flipped."""
        self.dragged = 0
        """Squares its driver has been dragged in this phase."""
        self.foot: Square = OFF
        """Where its driver stands, on foot."""
        self.foot_turn = 0
        """The turn in which he got up."""
        self.along = 0
        """Which way he follows the wall: 1 ahead, 2 back. (CM-17.3b)"""
        self.bolt = 0
        """What a team without its driver does in the crossing it is in. (CM-28.4.2)"""
        self.place = 0
        """When it left the race: home (from 1 on) or out."""
        self.spare = 0
        """MFs left when it crossed the line. (CM-10.3)"""
        self.speared = 0
        """The turn in which its driver last used his spear. (CM-27.2.3a)"""
        self.bound = 0
        """Phases to come in which a driver with dust in his eye has to keep his lane. (CM-27.2.1-chart)"""
        self.straight = 0
        """The turn in whose phase he has to."""
        self.halved = 0
        """The team speed a blinded driver is held to, plus one; 0 for one who sees. (CM-27.2.1-chart)"""
        self.bribed = 0
        """Team speed that a bribed driver holds back. (CM-24.3.2.2)"""
        self.peace = 0
        """A mask of the colours that a bribed driver will not attack. (CM-24.3.2.1)"""

    def copy(self) -> Chariot:
        twin = Chariot(self.build)
        twin.standing = self.standing
        twin.driver = self.driver
        twin.team = self.team
        twin.car = self.car
        twin.stage = self.stage
        twin.row = self.row
        twin.modifier = self.modifier
        twin.current = self.current
        twin.history = self.history
        twin.hits = self.hits
        twin.whip = self.whip
        twin.weapons = self.weapons
        twin.wheels = self.wheels
        twin.horses = self.horses
        twin.fallen = self.fallen
        twin.endurance = self.endurance
        twin.fatigue = self.fatigue
        twin.speeds = self.speeds
        twin.order_least = self.order_least
        twin.order_most = self.order_most
        twin.order_whip = self.order_whip
        twin.drawn = self.drawn
        twin.owed = self.owed
        twin.slowed = self.slowed
        twin.must_gain = self.must_gain
        twin.may_gain = self.may_gain
        twin.last_speed = self.last_speed
        twin.no_strain = self.no_strain
        twin.jostled = self.jostled
        twin.no_inward = self.no_inward
        twin.cut_turn = self.cut_turn
        twin.arm_wound = self.arm_wound
        twin.blind = self.blind
        twin.flipped = self.flipped
        twin.dragged = self.dragged
        twin.foot = self.foot
        twin.foot_turn = self.foot_turn
        twin.along = self.along
        twin.bolt = self.bolt
        twin.place = self.place
        twin.spare = self.spare
        twin.speared = self.speared
        twin.bound = self.bound
        twin.straight = self.straight
        twin.halved = self.halved
        twin.bribed = self.bribed
        twin.peace = self.peace
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return saved_chariot, (self.build, field_values(self))

    # ---- the log sheet

    def horse_speed(self) -> int:
        """The boxes its horses have left. (CM-3.5d)"""
        horses = self.horses
        return horses[0] + horses[1] + horses[2] + horses[3]

    def handling(self) -> int:
        """The current modifier; 0 for a team alone, at most 0 for a car without its driver. (CM-15.2.5a, 16.7a)"""
        if self.standing == CHARIOT:
            return self.current
        return min(self.current, 0) if self.standing == DRIVERLESS else 0

    def living(self) -> int:
        """How many horses are alive."""
        return sum([1 for left in self.horses if left > 0])

    def nearest_horse(self, side: Half) -> Horse:
        """The outer living horse of a side. (CM-9.5.1a)"""
        places = FROM_LEFT if side == LEFT else FROM_RIGHT
        for horse in places:
            if self.horses[horse] > 0:
                return horse
        return places[0]

    def fallen_on(self, side: Half) -> bool:
        """Whether a dead horse still lies on a side. (CM-9.5.2b)"""
        return self.fallen & (3 if side == LEFT else 12) != 0

    def counters(self) -> list[Square]:
        """The squares of its team and its car."""
        return [self.team] if self.car == OFF else [self.team, self.car]

    def active(self) -> bool:
        """Whether its token goes into the cup. (CM-5.2)"""
        return self.standing <= RUNAWAY

    def has_car(self) -> bool:
        return self.standing <= DRIVERLESS

    def hampered(self, turn: int) -> bool:
        """Stopped by a dead horse, or cutting it free in this turn. (CM-9.5.2a, 9.5.2c)"""
        return self.fallen != 0 or self.cut_turn == turn

    def under_attack(self) -> int:
        """The modifier with which it meets attacks: a fallen horse takes the good part of it. (CM-9.5.2e)"""
        return min(self.handling(), 0) if self.fallen != 0 else self.handling()

    def may_strain(self, turn: int) -> bool:
        """Straining of either kind is not forbidden by a jostle or double slip. (CM-7.3.3-J1, 7.3.3-SS)"""
        return turn > self.no_strain and (self.jostled == 0 or self.current >= 0)

    def has(self, weapon: int) -> bool:
        """Whether a weapon of this mask is still in hand. (CM-27.2)"""
        return self.weapons & weapon != 0

    def carried(self) -> list[int]:
        """The weapons in hand, by their places in the list of names. (CM-27.2)"""
        return [place for place in range(len(WEAPONS)) if (self.weapons >> place) & 1 == 1]

    def phases_bound(self, turn: int) -> int:
        """The phases in which the lane has to be kept, that of this turn included. (CM-27.2.1-chart)"""
        return self.bound + (1 if self.straight == turn > 0 else 0)

    def wheel_left(self, side: Half) -> int:
        """Boxes of a wheel not yet marked. (CM-3.6.2, 27.1-chart)"""
        return self.build.outfit.wheels[side] - self.wheels[side]

    def strikes_with(self, side: Half) -> int:
        """What its weight and the blades of one side add to the injuries it deals; a wreck in the air strikes with its
        weight alone. (CM-9.5, 9.5.5-mod, 27.1-2c)"""
        blades = BY_BLADES[self.build.outfit.blades[side]] if self.has_car() else 0
        return self.build.by_car() + blades

    def set_current(self, value: int) -> None:
        """The latest value goes into the next box. (CM-3.5b, 7.3.5.1)"""
        if value != self.current:
            self.current = value
            self.history = (*self.history, value)

    def hit_horse(self, horse: Horse, points: int) -> int:
        """Boxes are marked; points beyond them are ignored. (CM-9.5.1a)"""
        taken = min(points, self.horses[horse])
        left = list(self.horses)
        left[horse] -= taken
        self.horses = tuple(left)
        return taken

    def hit_wheel(self, side: Half, points: int) -> None:
        """Damage is counted up to the wheel's boxes. (CM-9.5.5, 27.1-chart)"""
        damage = min(self.wheels[side] + points, self.build.outfit.wheels[side])
        self.wheels = (damage, self.wheels[1]) if side == LEFT else (self.wheels[0], damage)


def saved_chariot(build: Build, values: dict[str, object]) -> Chariot:
    """A chariot from its build and all its fields."""
    chariot = Chariot(build)
    set_fields(chariot, values)
    return chariot


FIELDS: Final = field_names(Chariot(Build(Faction(0), Seat(0), (), 0, (), 0)))[1:]
"""Every field of a chariot that can change in a race: all but its build."""


def absent_chariot(number: Faction) -> Chariot:
    """The log of a colour that does not start in this race: never changed, so that copies of a race share it."""
    chariot = Chariot(Build(number, NO_SEAT, (), 0, (0, 0, 0, 0), 0))
    chariot.standing = ABSENT
    return chariot
