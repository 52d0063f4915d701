"""Defence: hold, brake or evade before the blow falls. (CM-9.3)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...core.chance import lead_meant
from ...core.ids import Clause, Pick, Seat
from .asks import DEFENCE_CHOICE
from .chariot import CHARIOT, NOBODY, RUNAWAY, Chariot, Faction, Part
from .corners import no_strain_clause, strain
from .endurance import lose_endurance
from .events import BACKED, CONTEST, DEFENDED, EVADED
from .race import BLANK, ChariotChoice, ChariotStep, Evasions, Race
from .rolls import contest_results
from .track import FROM_REAR, FROM_SIDE, IN, NO_LIMIT, OFF, OUT, Side, Square
from .verbs import BRAKE_BACK, EVADE, HOLD

BRAKE_COST: Final = 2
EVADE_COST: Final = [2, 1]
"""MFs of a lane change to the inside and to the outside. (CM-6.4)"""
LASHED: Final = 0
RAMMED: Final = 1
FORCED: Final = 2
WRECKED: Final = 3
DUSTED: Final = 4
KNIFED: Final = 5
SMALL_KNIFED: Final = 6
SPEARED: Final = 7
ATTACKS: Final = ["lash", "ram", "forced-ram", "wreck", "dust", "knife", "small-knife", "spear"]
"""What can come at a chariot; of special weapons nobody brakes or evades out of the way."""
_ZERO: Final = 20
"""Steps are told in numbers from 0 on; modifiers can be negative."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Blow(ChariotStep):
    """What an attack does if nothing averts it; the number is the victim's."""

    def source(self) -> int:
        """The chariot it comes from."""
        raise NotImplementedError

    def strikes(self) -> int:
        """What it strikes: the team, or the car with its driver."""
        raise NotImplementedError


def next_blow(race: Race) -> Blow | None:
    """The blow that is about to fall; none in a position that does not say."""
    for step in reversed(race.agenda):
        if isinstance(step, Blow):
            return step
    return None


@final
class Defence(ChariotStep):
    """The attacked chariot may avert the blow, if it has a way; a team without its driver always takes that way.
    (CM-9.3, 15.2.5a)"""

    def __init__(self, number: Faction, sides: int, modifier: int, attack: int) -> None:
        super().__init__(number)
        self.sides: Final = sides
        """A mask of the lanes that lead away."""
        self.modifier: Final = modifier
        """The attacker's modifier, plus 20."""
        self.attack: Final = attack

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.sides, self.modifier, self.attack)

    def run(self, race: Race) -> None:
        ways = defences(race, self.number, self.sides)
        driven = race.chariots[self.number].standing == CHARIOT
        if not ways and not (driven and race.rulebook.may_answer(race, self.number, self.attack)):
            return
        if driven:
            race.then([DefenceChoice(race.owner(self.number), self.number, self.sides, self.modifier, self.attack)])
            return
        race.record(DEFENDED, self.number, ways[0])
        race.skip(Blow)
        avert(race, self.number, ways[0])


def defence(number: Faction, sides: int, modifier: int, attack: int) -> Defence:
    return Defence(number, sides, modifier + _ZERO, attack)


def away_from(race: Race, number: Faction, other: int) -> int:
    """A mask of the lane away from another chariot; none if that eye is blind. (CM-9.3.1, 13.1-5)"""
    side = race.side_of(number, other)
    if (race.chariots[number].blind >> side) & 1 == 1:
        return 0
    return 1 << race.away_from(number, side)


def ways_out(race: Race, number: Faction, part: Part, other: int) -> int:
    """The same by how another chariot meets the team or the car: right ahead it fills the way to any other lane, from
    right behind either side is away, but not the square behind. (CM-9.3.1, 28.1a, 28.1b)"""
    facing = race.facing(number, part, other)
    if facing == FROM_SIDE:
        return away_from(race, number, other)
    return 1 << IN | 1 << OUT if facing == FROM_REAR else 0


def defences(race: Race, number: Faction, sides: int) -> list[Pick]:
    """Braking and evading, where they are possible. (CM-9.3, 9.3.1.3, 8.4.2)"""
    ways: list[Pick] = []
    chariot = race.chariots[number]
    if can_back(race, number) and chariot.endurance >= BRAKE_COST:
        ways.append(BRAKE_BACK.pick)
    for side in (IN, OUT):
        if (sides >> side) & 1 == 1 and can_evade(race, chariot, side):
            ways.append(EVADE.of(side))
    return ways


def can_back(race: Race, number: Faction) -> bool:
    """Nothing behind the car, and no way back onto gray; not without a driver, nor with a horse to cut free.
    (CM-6.6.2b, 9.5.2c, 15.2.3)"""
    chariot = race.chariots[number]
    if chariot.standing != CHARIOT or chariot.hampered(race.turn):
        return False
    return room_behind(race, chariot)


def room_behind(race: Race, chariot: Chariot) -> bool:
    """No counter, wreck or carcass behind the car, and not the start. (CM-6.6.2b, 3.8b)"""
    track = race.track
    if track.gray[chariot.car]:
        return False
    if chariot.stage == 0 and track.is_first(chariot.car):
        return False
    return race.is_free(track.prev[chariot.car])


def can_evade(race: Race, chariot: Chariot, side: Side) -> bool:
    """A lane change that is open, can be paid from the next phase and is not forbidden; never over the finish line.
    (CM-9.3.1, 9.3.1.3, 9.3-border, 9.5.2c, 7.3.3-S)"""
    if chariot.hampered(race.turn) or race.maximum(chariot) < EVADE_COST[side]:
        return False
    if side == IN and chariot.no_inward == race.turn:
        return False
    target = race.track.change[side][chariot.team]
    if target == OFF or not lane_is_open(race, chariot, target):
        return False
    if at_finish(race, chariot):
        return False
    return race.rulebook.why_no_evasion(race, chariot.build.colour, side) is None


@final
class NoStrainEvading(Evasions):
    """A driver who may not strain does not evade into a corner lane whose limit he is above: by the speed of his move
    if he has made it, else by the highest that everybody knows he may have written. (CM-7.3.3-J1, 7.3.3-SS, 9.3.1.2)"""

    def why_no_evasion(self, race: Race, number: Faction, side: Side) -> Clause | None:
        chariot = race.chariots[number]
        if chariot.standing == RUNAWAY or chariot.may_strain(race.turn):
            return None
        target = race.track.change[side][chariot.team]
        if not enters_lower_limit(race, chariot, target):
            return None
        strains = highest_known_speed(race, chariot) > race.safe_speed(chariot, target)
        return no_strain_clause(chariot) if strains else None


def highest_known_speed(race: Race, chariot: Chariot) -> int:
    """The speed of a move already made, or what may stand on an order not yet opened. (CM-3.5e)"""
    if chariot.drawn == race.turn:
        return chariot.last_speed
    return min(chariot.order_most, race.maximum(chariot) + chariot.owed)


def at_finish(race: Race, chariot: Chariot) -> bool:
    """The next square lies beyond the finish line. (CM-10.3, 3.8c)"""
    return chariot.stage == race.track.finish - 1 and race.track.ahead[chariot.team] == 0


def lane_is_open(race: Race, chariot: Chariot, target: Square) -> bool:
    """The square ahead, the new one and the one behind it are free. (CM-6.4.1b, 6.4.5a)"""
    if not (race.is_free(race.track.next[chariot.team]) and race.is_free(target)):
        return False
    return chariot.car == OFF or race.is_free(race.track.behind(target, chariot.car))


def enters_lower_limit(race: Race, chariot: Chariot, target: Square) -> bool:
    """A corner lane that is new, or further in."""
    limit = race.safe_speed(chariot, target)
    return limit != NO_LIMIT and limit < race.limit_of(chariot)


@final
class DefenceChoice(ChariotChoice):
    """Hold and take it, or try to brake or to evade. (CM-9.3, 9.3.2)"""

    ask = DEFENCE_CHOICE

    def __init__(self, seat: Seat, number: Faction, sides: int, modifier: int, attack: int) -> None:
        super().__init__(seat, number)
        self.sides: Final = sides
        self.modifier: Final = modifier
        self.attack: Final = attack

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.sides, self.modifier, self.attack)

    def facts(self, race: Race) -> list[int]:
        blow = next_blow(race)
        if blow is None:
            return [self.number, NOBODY, self.attack, NOBODY, self.against()]
        return [self.number, blow.source(), self.attack, blow.strikes(), self.against()]

    def options(self, race: Race) -> list[Pick]:
        picks = [HOLD.pick, *defences(race, self.number, self.sides)]
        race.rulebook.list_answers(race, self.number, self.attack, picks)
        return picks

    def against(self) -> int:
        """The attacker's modifier."""
        return self.modifier - _ZERO

    def answer(self, race: Race, pick: Pick) -> None:
        race.record(DEFENDED, self.number, pick)
        if pick == HOLD.pick:
            return
        if not is_defence(pick):
            if race.rulebook.answered(race, self.number, pick):
                race.skip(Blow)
            else:
                race.then([self])
        elif contest(race, self.number, self.against()):
            race.skip(Blow)
            avert(race, self.number, pick)
        else:
            race.rulebook.contest_lost(race, self.number, self.attack)

    def forbids(self, race: Race, pick: Pick) -> Clause:
        if pick == BRAKE_BACK.pick:
            return Clause("CM-8.4.2" if race.chariots[self.number].endurance == 0 else "CM-6.6.2b")
        return why_no_evasion(race, self.number, EVADE.what(pick)) if EVADE.holds(pick) else self.ask.clause


def is_defence(pick: Pick) -> bool:
    """Whether an answer is one of the race's own ways out."""
    return pick == BRAKE_BACK.pick or EVADE.holds(pick)


def why_no_evasion(race: Race, number: Faction, side: Side) -> Clause:
    """The clause that keeps an evasion out."""
    chariot = race.chariots[number]
    target = race.track.change[side][chariot.team]
    if target == OFF or not lane_is_open(race, chariot, target):
        return Clause("CM-9.3.1.3")
    if chariot.hampered(race.turn):
        return Clause("CM-9.5.2c")
    if side == IN and chariot.no_inward == race.turn:
        return Clause("CM-7.3.3-S")
    if at_finish(race, chariot):
        return Clause("CM-9.3-border")
    if race.maximum(chariot) < EVADE_COST[side]:
        return Clause("CM-9.3.1.1")
    return race.rulebook.why_no_evasion(race, number, side) or Clause("CM-9.3.1")


def averting_modifier(race: Race, number: Faction, blow: Blow | None) -> int:
    """What a chariot brings to the try to avert a blow. (CM-9.3.2)"""
    own = race.chariots[number].under_attack()
    if blow is None:
        return own
    return race.rulebook.defence_modifier(race, number, Part(blow.strikes()), blow.source(), own)


def contest(race: Race, number: Faction, modifier: int) -> bool:
    """Two dice and the modifier each; the defender needs as much as the attacker. (CM-9.3.2)"""
    own = averting_modifier(race, number, next_blow(race))
    results = contest_results(own, modifier)
    dice = race.roll_lead_as(2, results)
    race.tell_all(CONTEST, [number, dice[0] + dice[1] + own, dice[2] + dice[3] + modifier], dice)
    return lead_meant(dice, results) == 1


def avert(race: Race, number: Faction, way: Pick) -> None:
    if way == BRAKE_BACK.pick:
        brake_back(race, number)
    else:
        evade(race, number, EVADE.what(way))


def brake_back(race: Race, number: Faction) -> None:
    """Two points of endurance, one square back; nothing is owed. (CM-6.6.2a, 6.1.2b, 8.2d)"""
    lose_endurance(race, number, BRAKE_COST)
    step_back(race, number)


def step_back(race: Race, number: Faction) -> None:
    """The one way a team comes to stand on a square it has left. (CM-6.1.2b)"""
    chariot = race.chariots[number]
    track = race.track
    before, car = chariot.team, chariot.car
    race.lift(chariot)
    race.put(number, car, track.prev[car])
    if track.section[before] != track.section[car]:
        chariot.stage -= 1
    race.record(BACKED, number, race.place_name(chariot.team))


def evade(race: Race, number: Faction, side: Side) -> None:
    """The lane change is made at once and charged to the next phase; a corner lane that is new or further in is
    checked. (CM-6.2.1f, 6.9, 9.3.1, 9.3.1.1, 9.3.1.2, 9.3-border)"""
    chariot = race.chariots[number]
    before = chariot.team
    target = race.track.change[side][before]
    checked = enters_lower_limit(race, chariot, target)
    chariot.owed += EVADE_COST[side]
    race.shift(number, target)
    race.record(EVADED, number, side, race.place_name(target), EVADE_COST[side])
    race.rulebook.changed_lane(race, number, side)
    race.cross_border(number, before, target)
    if checked or (side == IN and race.limit_of(chariot) != NO_LIMIT):
        check_evasion(race, number)


def check_evasion(race: Race, number: Faction) -> None:
    """By the speed used in this turn, or by the speed written for it as it now stands. (CM-9.3.1.2)"""
    chariot = race.chariots[number]
    if chariot.standing != CHARIOT:
        return
    limit = race.limit_of(chariot)
    speed = chariot.last_speed if chariot.drawn == race.turn else told_speed(race, number, limit)
    if speed > limit:
        strain(race, number, speed - limit, 0, limit)


def told_speed(race: Race, number: Faction, limit: int) -> int:
    """A speed not yet opened, trimmed to the maximum; whether and how it strains tells what it is. (CM-3.5e, 9.5.1b)"""
    chariot = race.chariots[number]
    most = race.maximum(chariot) + chariot.owed
    if race.orders[number] == BLANK:
        race.orders[number] = guessed_order(race, chariot)
    speed = min(race.orders[number], most)
    if most > limit >= speed:
        chariot.order_most = min(chariot.order_most, limit)
    elif limit < speed < most:
        chariot.order_least = chariot.order_most = speed
    elif limit < speed:
        chariot.order_least = max(chariot.order_least, speed)
    return speed


def guessed_order(race: Race, chariot: Chariot) -> int:
    """For one who looks ahead and may not know it: any speed within what everybody knows. (CM-3.5e)"""
    return chariot.order_least + race.chance.below(chariot.order_most - chariot.order_least + 1, "orders")
