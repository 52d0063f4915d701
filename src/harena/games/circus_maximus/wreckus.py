"""Wreckus Maximus: a track that crosses itself, so that chariots meet at right angles and head on. (CM-28)

In force wherever a track has a crossing. A chariot of the other leg can be met at its horses' heads or behind its car;
a team without its driver may turn off in the crossing, and then runs where it likes.
"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from ...core.ids import Pick, Seat
from .asks import REAR_CHOICE
from .chariot import CHARIOT, LEFT, RIGHT, TEAM, Chariot, Faction, Half, Part
from .events import BOLT_ROLLED, BOLTED, DRIVER_STRUCK, FLIP_CHECKED
from .lash import DrivenOn, collapse, take_hit
from .movement import HorseChoice
from .race import (
    ChariotChoice,
    ChariotStep,
    DefenceModifier,
    OnCarDamaged,
    OnRunInto,
    OnStep,
    OnTeamLashed,
    OnTeamRammed,
    Race,
    Step,
)
from .ram import NearestHorse, NearestWheel
from .rolls import BOLTS, flip_checks, wheel_points
from .track import ASTRAY, FROM_FRONT, FROM_REAR, FROM_SIDE, Square
from .variants import Variant
from .verbs import DRIVER, WHEEL
from .wheels import BY_LASH, WheelHit

SURPRISE: Final = 2
"""What an attack from behind takes from the modifier of who evades it. (CM-28.1a)"""
RUNS_ON: Final = 1
BOLTS_LEFT: Final = 2
BOLTS_RIGHT: Final = 3
"""What a team's die in the crossing means: straight on, or a turn to be made. (CM-28.4.1)"""


# ---- from behind


@final
class HardToEvade(DefenceModifier):
    """Two less to evade what comes from behind; whatever is rolled for the blow itself has the full modifier.
    (CM-28.1a, 28.1.1)"""

    def defence_modifier(self, race: Race, number: Faction, part: Part, attacker: int, modifier: int) -> int:
        return modifier - SURPRISE if race.facing(number, part, attacker) == FROM_REAR else modifier


@final
class ChosenPart(OnCarDamaged):
    """A car rammed from behind: its owner says what takes the damage. (CM-28.2)"""

    def __init__(self) -> None:
        self.beside: Final = NearestWheel()

    def car_damaged(self, race: Race, number: Faction, striker: Faction) -> Step:
        chariot = race.chariots[number]
        if race.track.met_from(chariot.car, race.chariots[striker].counters()) == FROM_REAR:
            return RearChoice(race.owner(number), number, striker)
        return self.beside.car_damaged(race, number, striker)


@final
class RearChoice(ChariotChoice):
    """Either wheel, or the driver if he is there. (CM-28.2)"""

    ask = REAR_CHOICE

    def __init__(self, seat: Seat, number: Faction, attacker: Faction) -> None:
        super().__init__(seat, number)
        self.attacker: Final = attacker

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.attacker)

    def facts(self, race: Race) -> list[int]:
        return [self.number, self.attacker]

    def options(self, race: Race) -> list[Pick]:
        wheels = [WHEEL.of(LEFT), WHEEL.of(RIGHT)]
        return [*wheels, DRIVER.pick] if race.chariots[self.number].standing == CHARIOT else wheels

    def answer(self, race: Race, pick: Pick) -> None:
        race.then([rear_hit(self.number, self.attacker, pick)])


def rear_hit(number: Faction, attacker: Faction, pick: Pick) -> Step:
    """The damage to what was named. (CM-28.2)"""
    if pick == DRIVER.pick:
        return DriverHit(number, attacker)
    return WheelHit(number, WHEEL.what(pick), attacker)


@final
class DriverHit(ChariotStep):
    """As many hits as a wheel would have taken points; without hits he collapses. (CM-28.2, 9.4.3-W2, 9.4.3-W3)"""

    def __init__(self, number: Faction, striker: Faction) -> None:
        super().__init__(number)
        self.striker: Final = striker

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.striker)

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        # Points beyond the hits left are ignored, so all of them mean the same.
        points = [min(point, chariot.hits) for point in wheel_points(race.chariots[self.striker].build.by_car())]
        dice = race.roll_as(2, points)
        race.tell_all(DRIVER_STRUCK, [self.number, meant(dice, points)], dice)
        for _ in range(meant(dice, points)):
            take_hit(race, self.number)
        if chariot.hits == 0:
            collapse(race, self.number)


# ---- from the front


@final
class ShyAtLash(OnTeamLashed):
    """A team lashed in the face does not run faster: it rears, and its car may flip. A team alone has none to flip, and
    is driven on. (CM-28.3, 28.3.1)"""

    def __init__(self) -> None:
        self.beside: Final = DrivenOn()

    def team_lashed(self, race: Race, number: Faction, attacker: Faction, lead: int) -> None:
        if race.facing(number, TEAM, attacker) == FROM_FRONT and race.chariots[number].has_car():
            race.then([FlipCheck(number)])
        else:
            self.beside.team_lashed(race, number, attacker, lead)


@final
class FlipCheck(ChariotStep):
    """Five dice and the modifier have to be more than the MFs of its phase in this turn, or of its last one.
    (CM-28.3.2, 28.3.3)"""

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        modifier, speed = chariot.under_attack(), chariot.last_speed
        results = flip_checks(modifier, speed)
        dice = race.roll_as(5, results)
        race.tell_all(FLIP_CHECKED, [self.number, sum(dice) + modifier, speed], dice)
        if meant(dice, results) == 0:
            race.rulebook.flip(race, self.number, BY_LASH)


@final
class ChosenHorse(OnTeamRammed):
    """A team rammed from right ahead, or from right behind where it has no car, has no nearest horse: its owner names
    one. (CM-28.5, 28.5.1)"""

    def __init__(self) -> None:
        self.beside: Final = NearestHorse()

    def team_rammed(self, race: Race, number: Faction, attacker: Faction) -> None:
        if race.facing(number, TEAM, attacker) == FROM_SIDE:
            self.beside.team_rammed(race, number, attacker)
        else:
            race.then([HorseChoice(race.owner(number), number, attacker + 1)])


@final
class HeadOn(OnRunInto):
    """Two teams that run into each other head on both have a horse hurt. (CM-28.5.1)"""

    def ran_into(self, race: Race, number: Faction, blocker: Faction) -> None:
        chariot, other = race.chariots[number], race.chariots[blocker]
        ground, after = race.track.ground, race.track.next
        if ground[after[chariot.team]] == ground[other.team] and ground[after[other.team]] == ground[chariot.team]:
            race.then([HorseChoice(race.owner(blocker), blocker, number + 1)])


# ---- bolting


@final
class Bolting(OnStep):
    """A team without its driver rolls when it enters a crossing, and not again before it has left it, be it for the
    next one; a turn it could not make at once it makes where there is room. (CM-28.4, 28.4.2)"""

    def stepped(self, race: Race, number: Faction, before: Square) -> None:
        chariot, track = race.chariots[number], race.track
        if chariot.standing == CHARIOT:
            return
        if not track.in_block(chariot.team):
            chariot.bolt = 0
        elif track.block[chariot.team] != track.block[before]:
            race.then([BoltRoll(number)])
        else:
            turn_off(race, number, chariot)


@final
class BoltRoll(ChariotStep):
    """A 1 and the team will turn left, a 6 and it will turn right. (CM-28.4.1)"""

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        dice = race.roll_as(1, BOLTS)
        chariot.bolt = meant(dice, BOLTS)
        race.tell_all(BOLT_ROLLED, [self.number], dice)
        turn_off(race, self.number, chariot)


def turn_off(race: Race, number: Faction, chariot: Chariot) -> None:
    """A quarter turn where the next square in the new direction is free. From then on the team is off the course.
    (CM-28.4.1)"""
    if chariot.bolt <= RUNS_ON:
        return
    hand = Half(chariot.bolt - BOLTS_LEFT)
    turned = race.track.turned[hand][chariot.team]
    if not race.is_free(race.track.next[turned]):
        return
    chariot.team = turned
    chariot.stage = ASTRAY
    chariot.bolt = RUNS_ON
    race.record(BOLTED, number, hand, race.place_name(turned), int(race.track.against[turned]))


CROSSED: Final = Variant(
    "wreckus",
    hooks=[HardToEvade(), ChosenPart(), ShyAtLash(), ChosenHorse(), HeadOn(), Bolting()],
)
