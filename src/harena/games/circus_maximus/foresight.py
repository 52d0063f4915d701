"""What the odds of a race take for granted, and what they sum up, when the engine is run ahead on copies.

Everything offered is declined but the payment for wrecks, which is made in full; walls are meant; an attacked chariot
holds; a driver hit from straight ahead takes the blow where he has most left. Nobody else moves. Speeds others have
written and not yet opened are blank.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...core import foresight as core
from ...core.agenda import Choice, State
from ...core.events import Event
from ...core.foresight import Branching, Future
from ...core.ids import Pick, Seat
from .chariot import CHARIOT, HORSES, NOBODY, ON_FOOT, Chariot, Faction, Half, Horse
from .charts import SHAKEN
from .corners import JOSTLE, StrainedWheels
from .defence import Defence, DefenceChoice, at_finish
from .dust import KeepLane
from .events import (
    CARS_ROLLED,
    DRIVER_DEAD,
    DUST_ROLLED,
    ENDURANCE_LOST,
    FLIPPED,
    HORSE_CRITICAL,
    HORSE_DEAD,
    HORSE_INJURED,
    KNIFE_ROLLED,
    LASH_ROLLED,
    OVER_ROLLED,
    OWN_SPEAR,
    PULLED_OUT,
    SPEAR_ROLLED,
    STRAIN_ROLLED,
    TEAM_LASHED,
    WHEEL_CHECKED,
    WHEEL_DAMAGED,
)
from .forced import ForcedSlip, SwerveCheck
from .horse_hits import CriticalHorseHit
from .horses import HorseStep
from .knives import StabbedChoice
from .lash import WoundTells
from .movement import CornerCheck, HorseChoice, MoveChoice, WallChoice
from .phase import (
    CornerAtStart,
    GainChoice,
    LashGain,
    Moves,
    PhaseEnd,
    Reveal,
    SetOut,
    WheelsAtStart,
    WhipChoice,
    Whipping,
)
from .race import BLANK, Race, Step
from .ram import RamTeam
from .season.skulduggery import DrugsOpened, SabotageOpened
from .spear import OwnSpear, SpearWound
from .track import IN, OFF, OUT, Square
from .verbs import (
    BRAKE,
    CONFIRM,
    FORWARD,
    HOLD,
    HORSE,
    LANE,
    NO_WHIP,
    OVER,
    PAY,
    SPUR,
    WHEEL,
    attacked,
)
from .wheels import BY_WHEEL
from .wounds import MajorWound
from .wrecks import Hobbling, PayChoice, StuckOnWreck, WheelChoice, WreckBeneath
from .wreckus import RearChoice

AHEAD: Final = Pick(-2)
"""In a plan: straight on, over the wreck there, or no further if a chariot stands in the way."""
Key = tuple[object, ...]
Spread = dict[int, float]
_ROLLED: Final = 1
_LED: Final = 2
_MISSED: Final = 3
"""Marks of a blow: its roll is made, it was a lash of a team with a lead or without one."""
_WRECK_DIE: Final = 6
_SPARE: Final = 24
"""More speed than a phase takes from a team that goes on: a jostle, lost modifiers, injuries."""
NO_MOVE: Final = 0
ONE_MOVE: Final = 1
ANY_MOVES: Final = 2
"""What may follow a plan when it is done: no move at all, one of any sort, or more."""
_QUIET: Final[set[object]] = {
    CornerAtStart,
    CornerCheck,
    Defence,
    DefenceChoice,
    DrugsOpened,
    ForcedSlip,
    GainChoice,
    HorseChoice,
    KeepLane,
    LashGain,
    Moves,
    PayChoice,
    PhaseEnd,
    RamTeam,
    RearChoice,
    Reveal,
    SabotageOpened,
    SetOut,
    StabbedChoice,
    StrainedWheels,
    StuckOnWreck,
    SwerveCheck,
    WallChoice,
    WheelChoice,
    WheelsAtStart,
    WhipChoice,
    Whipping,
    WoundTells,
    WreckBeneath,
}
"""Steps that ask chance nothing; what they lead to comes in steps of its own."""


def race_of(state: State) -> Race:
    assert isinstance(state, Race)
    return state


def seen_by(race: Race, seat: Seat) -> Race:
    """A copy of the race in which orders this seat may not know are blank."""
    copy = race.clone(Branching())
    for number, chariot in enumerate(copy.chariots):
        if chariot.build.owner != seat and chariot.drawn != race.turn:
            copy.orders[number] = BLANK
            copy.whips &= ~(1 << number)
    copy.season = race.season.seen_by(seat)
    return copy


def ahead_pick(race: Race, chariot: Chariot) -> Pick | None:
    """Forward, over the wreck there, or nothing if a chariot stands in the way."""
    ahead = race.track.next[chariot.team]
    if at_finish(race, chariot):
        return FORWARD.pick
    if race.board[ahead] != 0:
        return None
    return OVER.pick if race.has_wreck(ahead) else FORWARD.pick


def enters(race: Race, number: Faction, pick: Pick) -> bool:
    """Whether a use of MFs takes the team to another square."""
    use = race.rulebook.use_of(pick)
    return use is not None and use.leads_to(race, number, pick) != race.chariots[number].team


# ---- what can matter


def sheet(chariot: Chariot) -> Key:
    """All of a chariot that can matter to what happens to it in this phase, endurance and horses apart."""
    return (
        chariot.standing,
        chariot.driver,
        chariot.team,
        chariot.car,
        chariot.modifier,
        chariot.current,
        chariot.hits,
        chariot.whip,
        chariot.wheels,
        chariot.fallen,
        chariot.no_strain,
        chariot.jostled,
        chariot.no_inward,
        chariot.blind,
        chariot.weapons,
        chariot.speared,
        chariot.straight,
    )


def team_of(race: Race, chariot: Chariot) -> Key:
    """What can matter of the mover's own team: which horses live, how near it is to being too slow for its MFs, and
    endurance as far as it can be lost."""
    alive = 0
    for horse in range(HORSES):
        if chariot.horses[horse] > 0:
            alive |= 1 << horse
    spare = race.team_speed(chariot) - race.phase.written
    return alive, min(spare, _SPARE), min(chariot.endurance, endurance_at_stake(race))


def boxes_at_stake(race: Race, chariot: Chariot) -> tuple[int, ...]:
    """The boxes of the mover's horses; after a wreck, which can hurt them all, of those that are about to be hurt."""
    return chariot.horses if not race.phase.cleared else boxes_in_danger(race, chariot)


def boxes_in_danger(race: Race, chariot: Chariot) -> tuple[int, ...]:
    """The boxes of those horses of the mover for which a roll is pending."""
    boxes: list[int] = []
    for step in race.agenda:
        if isinstance(step, HorseStep) and race.chariots[step.number] is chariot:
            boxes.append(chariot.horses[step.horse])
    return tuple(boxes)


def is_calm(race: Race, chariot: Chariot, rest: list[Pick], after: int) -> bool:
    """Whether nothing is rolled any more but what is pending: the plan drives past no man, onto no wreck, into no lower
    limit and up to no other chariot, changes no slippery lanes, has the endurance for its brakes, and leaves the ground
    as it is."""
    phase, track = race.phase, race.track
    if after == ANY_MOVES or phase.crossing != OFF or at_finish(race, chariot):
        return False
    brakes = rest.count(BRAKE.pick) + after
    if chariot.endurance <= brakes or race.weather.is_near_mud():
        return False
    slippery = is_slippery(race, chariot)
    square, left = chariot.team, phase.left
    for pick in rest:
        if left <= 0:
            return True
        if race.board[track.next[square]] != 0:
            return False
        if LANE.holds(pick) and not slippery:
            square = track.change[LANE.what(pick)][square]
        elif pick in (FORWARD.pick, AHEAD):
            square = track.next[square]
        elif pick != BRAKE.pick:
            return False
        left -= 1
        if not is_safe(race, chariot, square):
            return False
    return after == NO_MOVE or left <= 0 or is_quiet_around(race, chariot, square)


def is_safe(race: Race, chariot: Chariot, square: Square) -> bool:
    """Whether a square can be entered without a roll, whichever way the car comes behind."""
    if square == OFF or race.has_wreck(square) or man_on(race, square):
        return False
    limit = min(race.safe_speed(chariot, square), race.safe_speed(chariot, race.track.prev[square]))
    return limit >= min(race.phase.lowest, race.phase.total())


def is_slippery(race: Race, chariot: Chariot) -> bool:
    """Whether a lane change may go further than it was meant to."""
    return 1 in race.rulebook.slippery_lanes(race, chariot)


def is_quiet_around(race: Race, chariot: Chariot, square: Square) -> bool:
    """Whether any one move from there is without a roll: no wreck, lower limit or chariot is near."""
    track = race.track
    car = chariot.car if square == chariot.team else track.prev[square]
    for near in track.reach[car]:
        if race.board[near] not in (0, 2 * race.mover + 1, 2 * race.mover + 2):
            return False
    if race.board[track.next[square]] != 0 or not is_safe(race, chariot, track.next[square]):
        return False
    for side in (IN, OUT):
        beside = track.change[side][square]
        if beside != OFF and not is_safe(race, chariot, beside):
            return False
    return not race.house.wall_moves and not is_slippery(race, chariot)


def slack_of(race: Race, chariot: Chariot) -> int:
    """How much of its team speed the mover can lose before it loses MFs."""
    phase = race.phase
    most = max(0, race.team_speed(chariot) + chariot.current - phase.owed - phase.slowed)
    return max(0, most - phase.written)


def calm_key(race: Race, chariot: Chariot) -> object:
    """Where nothing is rolled but for horses, only places, MFs and those horses count."""
    boxes = boxes_in_danger(race, chariot)
    return (
        pending(race.agenda),
        boxes,
        slack_of(race, chariot) if boxes and race.phase.left > 0 else 0,
        (chariot.standing, chariot.team, chariot.car, chariot.fallen != 0, chariot.no_inward == race.turn),
        (race.phase.left, race.phase.used, race.phase.struck),
        tuple([presence(other) for other in race.chariots if other is not chariot]) if race.phase.left > 0 else (),
    )


def presence(chariot: Chariot) -> int:
    """What the mover meets of another, as one number: where its counters are, a man of it on foot, how it stands and
    how it takes attacks."""
    man = chariot.foot if chariot.driver == ON_FOOT else -1
    place = (((chariot.team + 1) << 12) + chariot.car + 1 << 12) + man + 1
    return (((place << 3) + chariot.standing << 4) + chariot.fallen << 9) + chariot.under_attack() + 256


def endurance_at_stake(race: Race) -> int:
    """More endurance than the mover can lose in the rest of its phase, and keep moving."""
    phase = race.phase
    wrecks = min(len(race.wrecks), phase.left) + 1 if race.wrecks else 0
    return phase.total() + phase.left + _WRECK_DIE * wrecks + 1


def pending(agenda: list[Step]) -> Key:
    """The steps still to do."""
    steps: list[object] = []
    for step in agenda:
        steps.append(type(step))
        steps.append(step.numbers())
    return tuple(steps)


def at_end(agenda: list[Step]) -> bool:
    for step in agenda:
        if type(step) not in _LAST_STEPS:
            return False
    return True


def only_spears(agenda: list[Step]) -> bool:
    """Whether nothing is pending but what drivers' own spears may do to them."""
    for step in agenda:
        if type(step) not in _SPEAR_STEPS:
            return False
    return True


def driver_of(chariot: Chariot) -> Key:
    """What can matter of a chariot to a spear: its driver."""
    return chariot.standing, chariot.current, chariot.hits, chariot.fallen != 0


def attacked_by(plan: list[Pick]) -> int:
    """A mask of the chariots a plan attacks."""
    mask = 0
    for pick in plan:
        rival = attacked(pick)
        if rival != NOBODY:
            mask |= 1 << rival
    return mask


_SPEAR_STEPS: Final[set[object]] = {MajorWound, OwnSpear, SpearWound}

# ---- looking ahead


@mypyc_attr(allow_interpreted_subclasses=True)
class Look(core.Foresight):
    """What is taken for granted in every look ahead."""

    def __init__(self, number: Faction) -> None:
        self.number: Final = number
        """The chariot that is looked at."""
        self.asked: Step | None = None
        self.first = HOLD.pick
        """The question under way and its answer, if the look begins with one."""

    def answers(self, state: State, choice: Choice[State]) -> list[tuple[float, Pick]]:
        if choice is self.asked:
            return [(1.0, self.first)]
        pick = granted(race_of(state), choice)
        return [] if pick is None else [(1.0, pick)]

    def quiet(self, state: State) -> bool:
        top = state.agenda[-1]
        if isinstance(top, MoveChoice):
            race = race_of(state)
            return not men_near(race, race.chariots[top.number].team)
        return type(top) in _QUIET


def granted(race: Race, choice: Choice[State]) -> Pick | None:
    """The answer a question gets as a matter of course; a use of MFs is the plan's."""
    if isinstance(choice, MoveChoice):
        return None
    if isinstance(choice, DefenceChoice):
        return HOLD.pick
    if isinstance(choice, PayChoice):
        return PAY.of(min(choice.die, race.chariots[choice.number].endurance))
    if isinstance(choice, WhipChoice):
        return NO_WHIP.pick
    if isinstance(choice, GainChoice):
        return SPUR.of(0)
    if isinstance(choice, WallChoice):
        return CONFIRM.pick
    if isinstance(choice, (HorseChoice, StabbedChoice)):
        horses = race.chariots[choice.number].horses
        return HORSE.of(Horse(horses.index(max(horses))))
    if isinstance(choice, (WheelChoice, RearChoice)):
        wheels = race.chariots[choice.number].wheels
        return WHEEL.of(Half(wheels.index(min(wheels))))
    return None


def man_on(race: Race, square: Square) -> bool:
    """Men on a square the mover enters cost it a die."""
    ground = race.track.ground[square]
    for chariot in race.chariots:
        if chariot.foot == ground:
            return True
    return False


def men_near(race: Race, square: Square) -> bool:
    """Whether a move from a square may meet a man."""
    track = race.track
    for chariot in race.chariots:
        if chariot.driver == ON_FOOT:
            men = [chariot.foot, *track.others[chariot.foot]]
            if track.next[square] in men:
                return True
            for side in (IN, OUT):
                if track.change[side][square] in men:
                    return True
                for target in track.slips[side][square]:
                    if target in men:
                        return True
    return False


# ---- a phase


@final
class Check:
    """A roll met on the way: what for, where, how many points at worst; how likely it is met, and how likely it ends
    the way."""

    def __init__(self, what: str, square: Square, points: int) -> None:
        self.what: Final = what
        self.square: Final = square
        self.points = points
        self.met = 0.0
        self.ended = 0.0


SPENT: Final = 0
BOXES_LOST: Final = 1
"""The tally of a blow: endurance lost, and the boxes that a rammed horse has lost at first."""
ENTERED: Final = 1
HURT: Final = 2
"""The tally: endurance lost, squares entered, and from here on for each horse how likely its boxes are others than the
state says."""
_LAST_STEPS: Final[set[object]] = {CriticalHorseHit, Hobbling, MoveChoice, Moves, PhaseEnd, StuckOnWreck}
"""What may be pending where nothing but horses is rolled for; none of it is a matter of wheels or modifiers."""


@final
class Drive(Look):
    """One chariot's phase, followed by a plan until it is over or the chariot is no longer driven."""

    def __init__(self, number: Faction) -> None:
        super().__init__(number)
        self.flip = 0.0
        """The chance to have flipped for anything but a wheel, or to have been pulled out."""
        self.wheel = 0.0
        """The chance to have lost a wheel."""
        self.strain = 0
        """The worst strain points met."""
        self.checks: list[Check] = []
        self.after = ANY_MOVES
        """What may follow the plan under way."""
        self.narrow = False
        """Whether futures were one for what may follow, and may not be for more."""
        self.rough = 0.0
        """The chance that a horse was hurt whose boxes were not known for certain (see `key`): all chances could be off
        by so much."""

    def copy(self) -> Drive:
        twin = Drive(self.number)
        twin.flip, twin.wheel, twin.strain = self.flip, self.wheel, self.strain
        twin.after, twin.rough = self.after, self.rough
        for check in self.checks:
            again = Check(check.what, check.square, check.points)
            again.met, again.ended = check.met, check.ended
            twin.checks.append(again)
        return twin

    def begin(self) -> list[float]:
        return [0.0] * (HURT + HORSES)

    def meant(self, state: State, pick: Pick) -> Pick | None:
        race = race_of(state)
        return ahead_pick(race, race.chariots[self.number]) if pick == AHEAD else pick

    def over(self, state: State) -> bool:
        return not state.agenda or race_of(state).chariots[self.number].standing != CHARIOT

    def key(self, state: State, rest: list[Pick]) -> object:
        """Of own horses it counts which live and what they run; where more can hurt them at once, every box."""
        race = race_of(state)
        phase = race.phase
        chariot = race.chariots[self.number]
        if at_end(race.agenda):
            if phase.left <= 0:
                return calm_key(race, chariot)
            if is_calm(race, chariot, rest, self.after):
                self.narrow = True
                return calm_key(race, chariot)
        attacked = attacked_by(rest)
        others: list[object] = []
        for number in range(len(race.chariots)):
            if number != self.number:
                other = race.chariots[number]
                if (attacked >> number) & 1 == 0:
                    others.append(presence(other))
                else:
                    others.append((sheet(other), other.horses, other.endurance))
        return (
            pending(race.agenda),
            sheet(chariot),
            team_of(race, chariot),
            boxes_at_stake(race, chariot),
            (phase.left, phase.used, phase.written, phase.gain, phase.whipped, phase.owed, phase.slowed),
            (
                phase.lowest,
                phase.unpaid,
                phase.paid,
                phase.crossing,
                phase.spared,
                tuple(phase.struck),
                tuple(phase.cleared),
            ),
            tuple(others),
            tuple(race.wrecks.items()) if race.wrecks else None,
            race.weather.mud,
        )

    def picked(self, future: Future, pick: Pick) -> None:
        future.mark = 0
        if enters(race_of(future.state), self.number, pick):
            future.tally[ENTERED] += 1

    def tell(self, future: Future, event: Event) -> None:
        if event.numbers and event.numbers[0] == self.number:
            self.tell_own(future, event)

    def tell_own(self, future: Future, event: Event) -> None:
        kind, numbers = event.kind, event.numbers
        if kind is ENDURANCE_LOST:
            future.tally[SPENT] += numbers[1]
        elif kind in (HORSE_INJURED, HORSE_CRITICAL):
            if numbers[2] > 0:
                self.rough += future.weight * future.tally[HURT + numbers[1] - 1]
        elif kind is STRAIN_ROLLED:
            self.strain = max(self.strain, numbers[2])
            self.meet(future, "strain", numbers[2])
        elif kind is WHEEL_CHECKED:
            if future.mark == 0 or self.checks[future.mark - 1].what in ("strain", "wheels"):
                self.meet(future, "wheels", numbers[2])
        elif kind is OVER_ROLLED:
            self.meet(future, "wreck", self.added(future, event))
        elif kind is CARS_ROLLED:
            self.meet(future, "ram", max(self.chariot(future).wheels))
        elif kind is FLIPPED:
            self.end(future, numbers[1] == BY_WHEEL)
        elif kind is OWN_SPEAR:
            self.meet(future, "spear", numbers[1])
        elif kind in (PULLED_OUT, DRIVER_DEAD):
            self.end(future, False)

    def merge(self, future: Future, other: Future) -> None:
        horses, others = self.chariot(future).horses, self.chariot(other).horses
        if horses != others:
            for horse in range(HORSES):
                if horses[horse] != others[horse]:
                    other.tally[HURT + horse] = 1.0

    def chariot(self, future: Future) -> Chariot:
        return race_of(future.state).chariots[self.number]

    def added(self, future: Future, event: Event) -> int:
        """What was added to three dice over a wreck; a jostle by that very roll has already cost its points.
        (CM-14.3)"""
        total, result, dice = event.numbers[1], event.numbers[2], event.numbers[3:]
        modifier = self.chariot(future).current + (JOSTLE if result == SHAKEN else 0)
        return total - sum(dice) + modifier

    def meet(self, future: Future, what: str, points: int) -> None:
        """A check; its future is marked by it until the next use of MFs. Those of one sort on one square are one."""
        square = self.chariot(future).team
        place = 0
        while place < len(self.checks):
            check = self.checks[place]
            if check.square == square and check.what == what:
                break
            place += 1
        if place == len(self.checks):
            self.checks.append(Check(what, square, points))
        self.checks[place].points = max(self.checks[place].points, points)
        self.checks[place].met += future.weight
        future.mark = place + 1

    def end(self, future: Future, wheel: bool) -> None:  # noqa: FBT001
        if wheel:
            self.wheel += future.weight
        else:
            self.flip += future.weight
        if future.mark == 0:
            self.meet(future, "flip", 0)
        self.checks[future.mark - 1].ended += future.weight


def keep_phase(race: Race) -> None:
    """Nothing beyond the phase under way is foreseen."""
    place = race.place(PhaseEnd)
    if place > 0 and isinstance(race.agenda[place - 1], StuckOnWreck):
        place -= 1
    del race.agenda[:place]


# ---- a blow


@final
class Fall(Look):
    """A blow that falls, and what follows from it at once: what the rolls say, and who is no longer driven."""

    def __init__(self, victim: Faction, attacker: Faction) -> None:
        super().__init__(victim)
        self.attacker: Final = attacker
        """NOBODY if the blow has no attacker who could suffer by it."""
        self.results: Final[Spread] = {}
        """By the first roll's result: lead, lash result, whose car is damaged, or injury."""
        self.wheels: Final[list[Spread]] = [{}, {}]
        """The points on the victim's wheel, and on the attacker's."""
        self.forced = 0.0
        self.offered = 0.0
        """Endurance the lash of a team costs: MFs forced on its next phase, and MFs offered."""
        self.horse = 0
        """The horse that is hurt, from 1 on."""
        self.dies = 0.0
        """The chance that it dies."""
        self.strain = 0
        """The worst strain points the victim meets."""

    def begin(self) -> list[float]:
        return [0.0, 0.0]

    def over(self, state: State) -> bool:
        return not state.agenda

    def key(self, state: State, rest: list[Pick]) -> object:
        race = race_of(state)
        parts: list[object] = [pending(race.agenda)]
        if only_spears(race.agenda):
            return (*parts, *[driver_of(race.chariots[number]) for number in range(len(race.chariots))])
        for number in range(len(race.chariots)):
            chariot = race.chariots[number]
            involved = number in (self.number, self.attacker)
            parts.append((sheet(chariot), chariot.horses, chariot.endurance) if involved else presence(chariot))
        return tuple(parts)

    def tell(self, future: Future, event: Event) -> None:
        kind, numbers = event.kind, event.numbers
        if kind is ENDURANCE_LOST and numbers[0] == self.number:
            future.tally[SPENT] += numbers[1]
            if future.mark == _LED:
                self.forced += numbers[1] * future.weight
            elif future.mark == _MISSED:
                self.offered += numbers[1] * future.weight
        elif kind is STRAIN_ROLLED and numbers[0] == self.number:
            self.strain = max(self.strain, numbers[2])
        elif kind is HORSE_DEAD and numbers[0] == self.number:
            self.dies += future.weight
        elif kind is HORSE_CRITICAL and numbers[0] == self.number:
            self.note_more(future, numbers[2])
        elif kind is WHEEL_DAMAGED and numbers[0] in (self.number, self.attacker):
            self.note(self.wheels[0 if numbers[0] == self.number else 1], numbers[2], future)
        elif future.mark == 0:
            self.tell_roll(future, event)

    def tell_roll(self, future: Future, event: Event) -> None:
        """The blow's own roll, the first on its way."""
        kind, numbers = event.kind, event.numbers
        if kind is TEAM_LASHED:
            lead = max(0, numbers[2] - numbers[1])
            self.note(self.results, lead, future)
            future.mark = _LED if lead > 0 else _MISSED
        elif kind is LASH_ROLLED:
            self.note(self.results, numbers[2], future)
            future.mark = _ROLLED
        elif kind is HORSE_INJURED:
            self.horse = numbers[1]
            future.tally[BOXES_LOST] = numbers[2]
            self.note(self.results, numbers[2], future)
            future.mark = _ROLLED
        elif kind is CARS_ROLLED:
            self.note(self.results, numbers[3], future)
            future.mark = _ROLLED
        elif kind in (DUST_ROLLED, KNIFE_ROLLED):
            self.note(self.results, numbers[2], future)
            future.mark = _ROLLED
        elif kind is SPEAR_ROLLED:
            self.note(self.results, numbers[1], future)
            future.mark = _ROLLED

    def note_more(self, future: Future, boxes: int) -> None:
        """The horse has lost more than its injury said; a blow whose own roll was another has told it already."""
        first = round(future.tally[BOXES_LOST])
        if first == 0:
            return
        self.results[first] -= future.weight
        self.note(self.results, first + boxes, future)

    def note(self, spread: Spread, number: int, future: Future) -> None:
        spread[number] = spread.get(number, 0.0) + future.weight
