"""Wrecks: how they fly and land, and what it takes to drive over one. (CM-12, CM-14)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from ...core.ids import Clause, Pick, Seat
from ...core.picks import Verb
from .asks import PAY_CHOICE, WHEEL_CHOICE
from .chariot import CARCASS, CHARIOT, DEAD, DRAGGED, FROM_LEFT, LEFT, NOBODY, RIGHT, TEAM, Faction, Half, Horse, Part
from .charts import (
    BOTH_DAMAGED,
    DEFENDER_DAMAGED,
    FLIP_DANGER,
    HOBBLED,
    LAMED,
    OVERTURNED,
    SHAKEN,
    WHEELS_HIT,
    WRECK_FORWARD,
    WRECK_LANES,
)
from .corners import StrainRoll, jostle
from .defence import WRECKED, Blow, at_finish, defence
from .endurance import lose_endurance
from .events import CARS_ROLLED, DRIVER_DEAD, OVER_ROLLED, OVER_WRECK, WRECK_FLEW, WRECK_HIT, WRECK_PAID
from .horses import HorseStep, hurt, injure
from .movement import HorseChoice, arrive
from .race import ChariotChoice, ChariotStep, Race, Step, Use
from .rolls import SUMS_OF_TWO, car_results, over_results, softened
from .track import IN, OFF, OUT, Square
from .verbs import OVER, PAY, WHEEL
from .wheels import BY_WRECK, WheelHit, take_wheel_damage

_FALLEN_TEAM: Final = 3
_DEAD_HORSE: Final = -1
"""What a fallen team, and a single horse, add to the roll of whoever drives over them. (CM-15.2.5b, 27.3)"""
FROM_AHEAD: Final = Half(2)
"""A wreck that came along the lane hits from neither side."""
SOFTENED: Final = 3
"""What is taken off a die for a wheel or a hobbled horse. (CM-14.3-chart)"""


# ---- flying and landing


@final
class LandWrecks(Step):
    """When the phase is over, wrecks in the air come down, the first flipped first. (CM-12.1, 12.2, 12.2-chart,
    12.3)"""

    def run(self, race: Race) -> None:
        if not race.flying:
            return
        number, source = race.flying[0], Square(race.flying[1])
        race.flying = race.flying[2:]
        dice = race.roll_as(2, SUMS_OF_TWO)
        square = race.track.thrown(source, WRECK_LANES[sum(dice)], WRECK_FORWARD[sum(dice)])
        race.tell_all(WRECK_FLEW, [number, race.place_name(square)], dice)
        lies = WreckLies(race.track.ground[square])
        race.then([*struck_by_wreck(race, Faction(number), source, square), lies, LandWrecks()])


def struck_by_wreck(race: Race, number: Faction, source: Square, square: Square) -> list[Step]:
    """A wreck that comes down on a counter rams it, without a driver's modifier; the chariot may brake or evade.
    (CM-12.4a, 3.4b)"""
    if race.board[square] == 0:
        return []
    victim, part = race.chariot_at(square), race.part_at(square)
    side = side_struck(race, victim, source, square)
    race.record(WRECK_HIT, number, victim, part)
    return [defence(victim, away_from_side(race, victim, side), 0, WRECKED), WreckBlow(victim, number, part, side)]


def side_struck(race: Race, victim: Faction, source: Square, square: Square) -> Half:
    """The side from which it comes; along the lane, or across the way, from neither. (CM-12.4a)"""
    track, team = race.track, race.chariots[victim].team
    if track.lane[source] == track.lane[square] or track.across(square, team):
        return FROM_AHEAD
    left = track.left_of(source, square)
    return LEFT if left == (track.against[square] == track.against[team]) else RIGHT


def away_from_side(race: Race, number: Faction, side: Half) -> int:
    """Away from where it comes from; out of its path to either side. (CM-9.3.1, 13.1-5)"""
    if side == FROM_AHEAD:
        return 1 << IN | 1 << OUT
    if (race.chariots[number].blind >> side) & 1 == 1:
        return 0
    return 1 << race.away_from(number, side)


@final
class WreckBlow(Blow):
    """Horses are hurt by the wreck's weight; a car is damaged by 7 to 9 and from 13 on; the wreck never is.
    (CM-12.4a)"""

    def __init__(self, number: Faction, wreck: Faction, part: Part, side: Half) -> None:
        super().__init__(number)
        self.wreck: Final = wreck
        self.part: Final = part
        self.side: Final = side

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.wreck, self.part, self.side)

    def source(self) -> int:
        return self.wreck

    def strikes(self) -> int:
        return self.part

    def run(self, race: Race) -> None:
        if self.part == TEAM:
            self.hit_horse(race)
        else:
            self.hit_car(race)

    def hit_horse(self, race: Race) -> None:
        if self.side == FROM_AHEAD:
            race.then([HorseChoice(race.owner(self.number), self.number, self.wreck + 1)])
            return
        horse = race.chariots[self.number].nearest_horse(self.side)
        injure(race, self.number, horse, self.wreck)

    def hit_car(self, race: Race) -> None:
        modifier = race.chariots[self.number].under_attack()
        results = car_results(0, modifier)
        dice = race.roll_as(3, results)
        damaged = meant(dice, results)
        race.tell_all(CARS_ROLLED, [self.wreck, self.number, sum(dice) - modifier, damaged], dice)
        if damaged not in (BOTH_DAMAGED, DEFENDER_DAMAGED):
            return
        if self.side == FROM_AHEAD:
            race.then([WheelChoice(race.owner(self.number), self.number, self.wreck)])
        else:
            race.then([WheelHit(self.number, self.side, self.wreck)])


@final
class WheelChoice(ChariotChoice):
    """A wreck from the same lane hits neither side more than the other: the owner names the wheel. (CM-12.4a)"""

    ask = WHEEL_CHOICE

    def __init__(self, seat: Seat, number: Faction, wreck: Faction) -> None:
        super().__init__(seat, number)
        self.wreck: Final = wreck

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.wreck)

    def facts(self, race: Race) -> list[int]:
        return [self.number, self.wreck]

    def options(self, race: Race) -> list[Pick]:
        return [WHEEL.of(LEFT), WHEEL.of(RIGHT)]

    def answer(self, race: Race, pick: Pick) -> None:
        race.then([WheelHit(self.number, WHEEL.what(pick), self.wreck)])


@final
class WreckLies(Step):
    """The wreck stays where it came down. (CM-12.2, 14.1)"""

    def __init__(self, square: int) -> None:
        self.square: Final = square

    def numbers(self) -> tuple[int, ...]:
        return (self.square,)

    def run(self, race: Race) -> None:
        leave_car(race, Square(self.square))


def leave_car(race: Race, square: Square) -> None:
    """A wrecked car lies there, unless something does already; over a carcass it is the car that counts. (CM-12.2)"""
    ground = race.track.ground[square]
    if race.wrecks.get(ground, CARCASS) == CARCASS:
        race.wrecks[ground] = NOBODY


# ---- driving over one


def is_in_way(race: Race, square: Square) -> bool:
    """Whether something lies on a square that the mover has to reckon with: not what it has just left there itself.
    (CM-14.1, 27.3)"""
    return race.has_wreck(square) and race.track.ground[square] != race.phase.spared


def added_by(lying: Faction) -> int:
    """What is added to the roll of whoever drives over it. (CM-14.3, 15.2.5b, 27.3)"""
    return _DEAD_HORSE if lying == CARCASS else 0 if lying == NOBODY else _FALLEN_TEAM


@final
class DriveOver(Use):
    """A wreck ahead is met head on, for one MF; a team without its driver does not shy away from it. (CM-14.1)"""

    def verbs(self) -> list[Verb]:
        return [OVER]

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        chariot = race.chariots[number]
        ahead = race.track.next[chariot.team]
        if race.wrecks and race.has_wreck(ahead) and race.board[ahead] == 0 and not at_finish(race, chariot):
            picks.append(OVER.pick)

    def list_runaway(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        self.list_picks(race, number, picks)

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        drive_over(race, number)

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        return Clause("CM-14.1")

    def leads_to(self, race: Race, number: Faction, pick: Pick) -> Square:
        return race.track.next[race.chariots[number].team]

    def when_late(self, pick: Pick) -> int:
        """Over a wreck only where there is no way round it. (CM-11.3)"""
        return 7


def drive_over(race: Race, number: Faction) -> None:
    """The wreck's square is entered for one MF, and a die says what it should cost. (CM-14.1, 14.2a)"""
    chariot = race.chariots[number]
    before = chariot.team
    square = race.track.next[before]
    race.phase.spend(1)
    race.shift(number, square)
    wreck = race.track.ground[square]
    # Arriving reckons with a wreck just left behind before the next one's die is thrown.
    race.then([WreckDie(number, wreck)])
    arrive(race, number, before)
    race.phase.crossing = wreck


@final
class WreckDie(ChariotStep):
    """A die of endurance should be paid; a team without its driver pays what it has. (CM-14.2a)"""

    def __init__(self, number: Faction, square: int) -> None:
        super().__init__(number)
        self.square: Final = square

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.square)

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        dice = race.roll(1)
        race.tell_all(OVER_WRECK, [self.number, race.place_name(Square(self.square))], dice)
        if chariot.standing == CHARIOT and chariot.endurance > 0:
            race.then([PayChoice(race.owner(self.number), self.number, dice[0])])
        else:
            pay_for_wreck(race, self.number, dice[0], min(dice[0], chariot.endurance))


@final
class PayChoice(ChariotChoice):
    """As much of the die as one likes; what is not paid is added to the roll. (CM-14.2a, 14.3)"""

    ask = PAY_CHOICE

    def __init__(self, seat: Seat, number: Faction, die: int) -> None:
        super().__init__(seat, number)
        self.die: Final = die

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.die)

    def facts(self, race: Race) -> list[int]:
        return [self.number, self.die, race.chariots[self.number].endurance]

    def options(self, race: Race) -> list[Pick]:
        return PAY.picks[: min(self.die, race.chariots[self.number].endurance) + 1]

    def answer(self, race: Race, pick: Pick) -> None:
        pay_for_wreck(race, self.number, self.die, PAY.what(pick))


def pay_for_wreck(race: Race, number: Faction, die: int, paid: int) -> None:
    lose_endurance(race, number, paid)
    race.phase.unpaid = die - paid
    race.record(WRECK_PAID, number, paid, race.phase.unpaid)


def leave_wreck(race: Race, number: Faction, before: Square) -> None:
    """Once the team stands beyond the wreck the chart is rolled; a dragged driver is killed by it. (CM-14.2b, 16.6)"""
    chariot = race.chariots[number]
    if chariot.driver == DRAGGED:
        kill_driver(race, number)
    if race.phase.crossing == before:
        race.phase.crossing = OFF
        race.then([OverCheck(number, before)])


def kill_driver(race: Race, number: Faction) -> None:
    """A dead driver takes no further part and no place. (CM-16.3, 16.6, 17.4a)"""
    chariot = race.chariots[number]
    chariot.driver = DEAD
    chariot.hits = 0
    chariot.foot = OFF
    race.record(DRIVER_DEAD, number)


@final
class OverCheck(ChariotStep):
    """Three dice minus the modifier, plus what was not paid; three more over a fallen team, one less over a single
    horse. (CM-14.2b, 14.3, 14.3-chart, 15.2.5b, 27.3)"""

    def __init__(self, number: Faction, square: int) -> None:
        super().__init__(number)
        self.square: Final = square

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.square)

    def run(self, race: Race) -> None:
        if not race.chariots[self.number].active() or self.square in race.phase.cleared:
            return
        race.phase.cleared += (self.square,)
        lying = race.wrecks.get(self.square, NOBODY)
        modifier = race.chariots[self.number].handling()
        added = race.phase.unpaid + added_by(lying)
        race.phase.unpaid = 0
        results = over_results(modifier, added)
        dice = race.roll_as(3, results)
        result = meant(dice, results)
        race.tell_all(OVER_ROLLED, [self.number, sum(dice) - modifier + added, result], dice)
        suffer_wreck(race, self.number, result, max(lying, NOBODY))


def suffer_wreck(race: Race, number: Faction, result: int, fallen: int) -> None:
    """What driving over a wreck does; a team without a car fears for its horses alone. (CM-14.3-chart)"""
    if result == SHAKEN:
        jostle(race, number)
    elif result in (HOBBLED, LAMED):
        softer = SOFTENED if result == HOBBLED else 0
        race.then([Hobbling(number, horse, softer, fallen + 1) for horse in FROM_LEFT])
    elif not race.chariots[number].has_car():
        return
    elif result == WHEELS_HIT:
        race.then([Rattling(number, LEFT), Rattling(number, RIGHT)])
    elif result == FLIP_DANGER and race.phase.total() > 1:
        race.then([StrainRoll(number, race.phase.total() - 1)])
    elif result == OVERTURNED:
        race.rulebook.flip(race, number, BY_WRECK)


@final
class Rattling(ChariotStep):
    """A die less three for each wheel; two points or more are checked. (CM-14.3-chart)"""

    def __init__(self, number: Faction, side: Half) -> None:
        super().__init__(number)
        self.side: Final = side

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.side)

    def run(self, race: Race) -> None:
        if not race.chariots[self.number].has_car():
            return
        points = softened(SOFTENED)
        dice = race.roll_as(1, points)
        take_wheel_damage(race, self.number, self.side, meant(dice, points), dice)


@final
class Hobbling(HorseStep):
    """A die for each horse; a fallen team suffers with the one that drives over it. (CM-14.3-chart, 15.2.5b)"""

    def __init__(self, number: Faction, horse: Horse, softer: int, fallen: int) -> None:
        super().__init__(number, horse)
        self.softer: Final = softer
        """What is taken off the die."""
        self.fallen: Final = fallen
        """The chariot whose team lies there, plus one; 0 for a wrecked car."""

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.horse, self.softer, self.fallen)

    def run(self, race: Race) -> None:
        if not race.chariots[self.number].active():
            return
        left = race.chariots[self.number].horses[self.horse]
        most = max(left, race.chariots[self.fallen - 1].horses[self.horse]) if self.fallen > 0 else left
        # Points beyond the boxes left are ignored, so all of them mean the same.
        points = [min(pips, most) for pips in softened(self.softer)]
        dice = race.roll_as(1, points)
        hurt(race, self.number, self.horse, meant(dice, points), dice)
        if self.fallen > 0:
            race.chariots[self.fallen - 1].hit_horse(self.horse, meant(dice, points))


@final
class WreckBeneath(ChariotStep):
    """A wreck that came down on this chariot is reckoned with before it moves. (CM-12.4b)"""

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        for counter in reversed(chariot.counters()):
            square = race.track.ground[counter]
            if is_in_way(race, square) and chariot.active():
                race.then([WreckDie(self.number, square), OverCheck(self.number, square)])


@final
class StuckOnWreck(ChariotStep):
    """A chariot that has not cleared a wreck when its move is over flips. (CM-14.2c)"""

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        if not race.wrecks or not chariot.has_car() or chariot.fallen != 0:
            return
        if is_in_way(race, chariot.team) or is_in_way(race, chariot.car):
            race.rulebook.flip(race, self.number, BY_WRECK)
