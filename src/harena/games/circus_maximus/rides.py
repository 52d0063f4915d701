"""Rides: a plan of moves carried out by the engine itself on a copy of the race, every roll on the way weighed instead
of made.

Dice that change how far a chariot goes (whip, first turn, cutting free, wreck payments, men run down) split a ride into
one for each throw. Rolls that can end it (strain, wheels, wrecks, own rams) take their share of it away. What else they
can do - slips, jostles, hurt horses - is taken to leave the plan as it is; a ride that goes on after such a roll is not
`exact`. An attacked rival is taken to hold. Nobody else moves, and everything offered is declined but the payment for
wrecks, which is made in full.
"""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import Choice
from ...core.chance import Chance
from ...core.errors import BadRequest
from .chances import (
    Spread,
    Wheels,
    alive,
    checked,
    flips_of,
    kept,
    over_chances,
    ram_chances,
    spread_of,
    strain_chances,
    struck,
    wheel_points,
    whole_wheels,
)
from .chariot import ARRIVED, CHARIOT, LEFT, NOBODY, RIGHT, Chariot
from .charts import ATTACKER_DAMAGED, BOTH_DAMAGED, FLIP, FLIP_DANGER, OVERTURNED, PASSED, SAFE, WHEELS_HIT
from .corners import StrainedWheels, StrainRoll
from .defence import Blow, Defence
from .dragged import Trampling
from .movement import MoveChoice, WallChoice
from .phase import (
    WHEELS_AT,
    CutFree,
    FirstTurnDie,
    GainChoice,
    WheelsAtStart,
    WhipChoice,
    WhipDie,
)
from .race import Race, Step
from .ram import RamCar, opposite
from .track import OUT, Square
from .track_data import LANES
from .verbs import CONFIRM, NO_WHIP, PAY, SPUR
from .wrecks import CARCASS, OverCheck, PayChoice, WreckDie

Throw = tuple[float, list[int]]
_RATTLE: Final[Spread] = [0.5, 1 / 6, 1 / 6, 1 / 6]
"""CM-14.3-chart A die less three for each wheel."""
_NO_ROOM: Final = 2
"""As many lanes outside as make the wall harmless: a slip that meets a chariot rams it instead."""


@final
class Faces(Chance):
    """Dice that show what they are told to; a plan that needs others is not foreseen."""

    def __init__(self, faces: list[int]) -> None:
        self.faces: Final = faces
        self.used = 0

    def below(self, count: int, stream: str) -> int:
        if self.used == len(self.faces):
            raise BadRequest("What follows hangs on dice whose odds are not told.")
        self.used += 1
        return self.faces[self.used - 1] - 1

    def copy(self) -> Faces:
        twin = Faces(self.faces)
        twin.used = self.used
        return twin


@final
class Check:
    """A roll met on the way: what for, where, how many points, and the chance that it ends the ride."""

    def __init__(self, what: str, square: Square, points: int, flip: float) -> None:
        self.what: Final = what
        self.square: Final = square
        self.points: Final = points
        self.flip: Final = flip


@final
class Ride:
    """One course of a plan. Wheels and what has ended the ride are chances; everything else lies in the race."""

    def __init__(self, race: Race, number: int) -> None:
        self.race: Final = race
        self.number: Final = number
        chariot = race.chariots[number]
        self.weight = 1.0
        self.wheels = whole_wheels(chariot.wheels[LEFT], chariot.wheels[RIGHT])
        self.flip = 0.0
        """The chance to have flipped for anything but a wheel."""
        self.wheel = 0.0
        """The chance to have lost a wheel."""
        self.checks: list[Check] = []
        self.gone = 0
        """Squares forward, lane changes counted."""
        self.altered = False
        """Whether a roll may have changed what is to come."""
        self.exact = True

    def fork(self, throw: Throw) -> Ride:
        """This ride once more, with a share of its weight and these dice to come."""
        chance, faces = throw
        twin = Ride(self.race.clone(Faces(faces)), self.number)
        twin.weight = self.weight * chance
        twin.wheels = self.wheels
        twin.flip, twin.wheel = self.flip, self.wheel
        twin.checks = self.checks.copy()
        twin.gone, twin.altered, twin.exact = self.gone, self.altered, self.exact
        return twin

    def chariot(self) -> Chariot:
        return self.race.chariots[self.number]

    def choice(self) -> MoveChoice | None:
        """The next use of MFs, if the ride has come to one."""
        top = self.race.agenda[-1] if self.race.agenda else None
        return top if isinstance(top, MoveChoice) else None

    # ---- going on

    def go_on(self) -> list[Ride]:
        """Carry out steps up to the next use of MFs; dice that set the course split the ride into those returned."""
        agenda = self.race.agenda
        while agenda and not isinstance(agenda[-1], MoveChoice):
            step = agenda.pop()
            throws = self.throws(step)
            if throws:
                return [split(self, step, throw) for throw in throws]
            if isinstance(step, Choice):
                if not self.decline(step):
                    return []
            else:
                self.meet(step)
            self.mind_the_end()
        return []

    def throws(self, step: Step) -> list[Throw]:
        """The throws of a step that sets the course."""
        if isinstance(step, (WhipDie, WreckDie)) or (isinstance(step, FirstTurnDie) and self.race.turn == 1):
            return throws_of(1)
        if isinstance(step, CutFree) and self.chariot().fallen != 0:
            return sums_of(self.chariot().living())
        return []

    def decline(self, choice: Step) -> bool:
        """Offers are declined, wrecks paid for, walls meant; of another question the ride tells no more."""
        race = self.race
        if isinstance(choice, GainChoice):
            choice.answer(race, SPUR.of(0))
        elif isinstance(choice, WhipChoice):
            choice.answer(race, NO_WHIP.pick)
        elif isinstance(choice, PayChoice):
            choice.answer(race, PAY.of(min(choice.die, self.chariot().endurance)))
        elif isinstance(choice, WallChoice):
            choice.answer(race, CONFIRM.pick)
        else:
            self.exact = False
            race.agenda.clear()
            return False
        return True

    def meet(self, step: Step) -> None:
        """A step that rolls is weighed; any other is carried out."""
        if isinstance(step, StrainRoll):
            self.roll_strain("strain", step.points)
        elif isinstance(step, StrainedWheels):
            self.check_wheels()
        elif isinstance(step, WheelsAtStart):
            if self.race.phase.left + self.race.phase.used >= WHEELS_AT:
                self.check_wheels()
        elif isinstance(step, OverCheck):
            self.drive_over(step.square)
        elif isinstance(step, (Defence, Trampling)):
            return
        elif isinstance(step, Blow):
            self.strike(step)
        else:
            step.run(self.race)

    def mind_the_end(self) -> None:
        """A chariot the engine has flipped is out for certain."""
        if self.chariot().standing not in (CHARIOT, ARRIVED):
            self.flip += alive(self.wheels)
            self.checks.append(Check("flip", self.chariot().team, 0, 1.0))
            self.wheels = {}
            self.race.agenda.clear()

    # ---- rolls

    def survive(self, chance: float) -> None:
        before = alive(self.wheels)
        self.wheels = kept(self.wheels, chance)
        self.flip += before - alive(self.wheels)

    def rolled(self, what: str, points: int, flip: float) -> None:
        """A check met after something may have changed the plan is told as if nothing had."""
        self.checks.append(Check(what, self.chariot().team, points, flip))
        self.exact = self.exact and not self.altered

    def roll_strain(self, what: str, points: int) -> None:
        """CM-7.3.2, 7.3.4d A strain roll: its flips and slips into the wall end the ride."""
        chances = strain_chances(points, self.chariot().handling())
        room = self.room()
        flip = flips_of(chances, room)
        self.rolled(what, points, flip)
        self.survive(1.0 - flip)
        self.altered = self.altered or chances[SAFE] + flip < 1.0 - 1e-12
        if self.slips_into_something():
            self.exact = self.exact and chances[SAFE] + chances[FLIP] > 1.0 - 1e-12

    def room(self) -> int:
        """Lanes a slip can use before the wall; plenty if a chariot keeps it from the wall."""
        room = LANES - self.race.track.rank[self.chariot().team]
        return _NO_ROOM if room == 1 and self.slips_into_something() else room

    def slips_into_something(self) -> bool:
        chariot, track = self.chariot(), self.race.track
        square = chariot.team
        for _ in range(2):
            targets = track.slips[OUT][square]
            if not targets:
                return False
            square = targets[0]
            if not (self.race.is_free(square) and self.race.is_free(track.behind(square, chariot.car))):
                return True
        return False

    def check_wheels(self) -> None:
        """CM-7.4 Each damaged wheel."""
        after = checked(self.wheels)
        before = alive(self.wheels)
        if list(self.wheels) != [0] and before > 0.0:
            self.lose_wheels("wheels", before, after)

    def lose_wheels(self, what: str, before: float, after: Wheels) -> None:
        lost = before - alive(after)
        worst = max([max(damage // 16, damage % 16) for damage in self.wheels])
        self.checks.append(Check(what, self.chariot().team, worst, lost / before))
        self.exact = self.exact and (not self.altered or self.checks[-2].what == "strain")
        self.wheel += lost
        self.wheels = after

    def drive_over(self, square: int) -> None:
        """CM-14.3, 14.3-chart A wreck: overturned at once, by a strain roll, or by a rattled wheel."""
        race = self.race
        if square in race.phase.cleared or not self.wheels:
            return
        race.phase.cleared += (square,)
        added = race.phase.unpaid + (CARCASS if race.wrecks.get(square, NOBODY) != NOBODY else 0)
        race.phase.unpaid = 0
        chances = over_chances(self.chariot().handling(), added)
        flip = chances[OVERTURNED]
        if race.phase.total() > 1:
            danger = strain_chances(race.phase.total() - 1, self.chariot().handling())
            flip += chances[FLIP_DANGER] * flips_of(danger, self.room())
        before = alive(self.wheels)
        rattled = struck(struck(self.wheels, LEFT, _RATTLE), RIGHT, _RATTLE)
        wheel = chances[WHEELS_HIT] * (1.0 - alive(rattled) / before)
        self.rolled("wreck", added, flip + wheel)
        self.altered = self.altered or chances[PASSED] + flip + wheel < 1.0 - 1e-12
        self.split_wheels(chances[WHEELS_HIT], flip, rattled)

    def split_wheels(self, hit: float, flip: float, rattled: Wheels) -> None:
        """The wheels after a wreck: rattled with one chance, as they were with another, gone with the flip."""
        before = alive(self.wheels)
        after = kept(self.wheels, 1.0 - hit - flip)
        for damage, chance in kept(rattled, hit).items():
            after[damage] = after.get(damage, 0.0) + chance
        self.flip += before * flip
        self.wheel += before * (1.0 - flip) - alive(after)
        self.wheels = after

    def strike(self, blow: Blow) -> None:
        """CM-9.5.4, 9.5.5 The ram of a car that holds can cost the attacker's own wheel; what else an attack does to
        the attacker is not told."""
        self.exact = False
        before = alive(self.wheels)
        if not isinstance(blow, RamCar) or before == 0.0:
            return
        rival = self.race.chariots[blow.number]
        chances = ram_chances(self.chariot().handling() - blow.penalty, rival.under_attack())
        hurt = chances[ATTACKER_DAMAGED] + chances[BOTH_DAMAGED]
        points = wheel_points(rival.build.car)
        points = [hurt * chance for chance in points]
        points[0] += 1.0 - hurt
        side = opposite(self.race.side_of(blow.number, self.number))
        self.lose_wheels("ram", before, struck(self.wheels, side, points))


def split(ride: Ride, step: Step, throw: Throw) -> Ride:
    twin = ride.fork(throw)
    step.run(twin.race)
    return twin


def throws_of(dice: int) -> list[Throw]:
    """Every throw of so many dice."""
    throws: list[Throw] = [(1.0, [])]
    for _ in range(dice):
        throws = [(chance / 6, [*faces, face]) for chance, faces in throws for face in range(1, 7)]
    return throws


def sums_of(dice: int) -> list[Throw]:
    """One throw for every sum of so many dice."""
    spread = spread_of(dice)
    throws: list[Throw] = []
    for total in range(dice, 6 * dice + 1):
        faces = [1] * dice
        for die in range(dice):
            faces[die] += min(5, total - sum(faces))
        throws.append((spread[total], faces))
    return throws
