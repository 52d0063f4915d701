"""A pouch of dust, thrown once into the eyes of a driver beside. (CM-27.2.1)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from ...core.ids import Clause, Pick
from ...core.picks import Verb
from .chariot import CAR, CHARIOT, DRAGGED, DUST, Chariot, Faction
from .charts import (
    BLINDED,
    BLOWN_BACK,
    DUST_IN_EYE,
    FALLS_OUT,
    HIT,
    SWERVES_AWAY,
    SWERVES_INTO,
)
from .combat import may_attack, why_peaceful
from .defence import DUSTED, EVADE_COST, Blow, lane_is_open
from .events import ATTACKED, BOUND, DUST_ROLLED, DUST_THROWN, HALVED, SEES_AGAIN, STILL_BLIND
from .forced import ForcedSlip
from .race import ChariotStep, FixedSpeed, OnTurn, Race, StraightOn, TeamSpeed, Use
from .rolls import SIGHTS, aims, dust_results
from .track import OFF, OUT, Side
from .verbs import THROW_DUST
from .wheels import WheelHit, opposite
from .wounds import wound

BOUND_PHASES: Final = 2
"""How long dust in an eye keeps a driver in his lane."""
BLINDING_HITS: Final = 2


@final
class ThrowDust(Use):
    """One MF, once in a race, at a driver whose car is beside the own one. (CM-27.2.1)"""

    def verbs(self) -> list[Verb]:
        return [THROW_DUST]

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        chariot = race.chariots[number]
        if not chariot.has(DUST) or not may_attack(race, number):
            return
        if race.rulebook.why_no_dust(race, number) is not None:
            return
        for square in race.track.reach[chariot.car]:
            if race.board[square] != 0 and race.part_at(square) == CAR:
                rival = race.chariot_at(square)
                if is_target(race, number, rival):
                    picks.append(THROW_DUST.of(rival))

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        rival, chariot = THROW_DUST.what(pick), race.chariots[number]
        race.phase.spend(1)
        race.phase.struck += (chariot.car,)
        chariot.weapons &= ~DUST
        race.record(ATTACKED, number, rival, DUSTED, CAR)
        race.rulebook.attacked(race, number, rival)
        race.then([DustFlies(rival, number)])

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        forbidden: Clause | None = None
        if race.chariots[number].has(DUST):
            forbidden = race.rulebook.why_no_dust(race, number) or why_peaceful(race, number, THROW_DUST.what(pick))
        return forbidden or Clause("CM-27.2.1")


def is_target(race: Race, number: Faction, rival: Faction) -> bool:
    """Another player's driver in his car. (CM-3.4b, 27.2.1)"""
    victim = race.chariots[rival]
    if victim.build.owner == race.owner(number) or victim.standing != CHARIOT:
        return False
    return race.rulebook.why_spared(race, number, rival) is None


@final
class DustFlies(Blow):
    """Two dice and the thrower's modifier: 10 or more and it gets into the eyes. The dust is gone either way.
    (CM-27.2.1)"""

    def __init__(self, number: Faction, attacker: Faction) -> None:
        super().__init__(number)
        self.attacker: Final = attacker

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker)

    def source(self) -> int:
        return self.attacker

    def strikes(self) -> int:
        return CAR

    def run(self, race: Race) -> None:
        modifier = race.chariots[self.attacker].handling()
        results = aims(modifier)
        dice = race.roll_as(2, results)
        result = meant(dice, results)
        race.tell_all(DUST_THROWN, [self.attacker, self.number, sum(dice) + modifier, result], dice)
        if result == HIT:
            race.then([DustInEyes(self.number, self.attacker)])


@final
class DustInEyes(ChariotStep):
    """Two dice and the defender's modifier on the table. (CM-27.2.1-chart)"""

    def __init__(self, number: Faction, attacker: Faction) -> None:
        super().__init__(number)
        self.attacker: Final = attacker

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker)

    def run(self, race: Race) -> None:
        modifier = race.chariots[self.number].under_attack()
        results = dust_results(modifier)
        dice = race.roll_as(2, results)
        result = meant(dice, results)
        race.tell_all(DUST_ROLLED, [self.number, sum(dice) + modifier, result], dice)
        self.suffer(race, result)

    def suffer(self, race: Race, result: int) -> None:
        number, attacker = self.number, self.attacker
        side = race.side_of(number, attacker)
        if result == FALLS_OUT:
            race.rulebook.driver_lost(race, number, DRAGGED)
        elif result == SWERVES_INTO:
            race.then([WheelHit(number, side, attacker), WheelHit(attacker, opposite(side), number)])
        elif result == DUST_IN_EYE:
            hurt_eye(race, number, attacker)
        elif result == SWERVES_AWAY:
            race.then([ForcedSlip(number, race.away_from(number, side), 2, 0, 1)])
        elif result == BLINDED:
            blind(race, number)
        elif result == BLOWN_BACK:
            hurt_eye(race, attacker, number)


# ---- dust in one eye


def hurt_eye(race: Race, number: Faction, other: Faction) -> None:
    """An eye wound on the other's side, and two phases in which the lane is kept. (CM-13.1-5, 27.2.1-chart)"""
    chariot = race.chariots[number]
    side = race.side_of(number, other)
    chariot.blind |= 1 << side
    chariot.bound = BOUND_PHASES
    race.record(BOUND, number, side, BOUND_PHASES)


@final
class KeepLane(ChariotStep):
    """A phase begins in which a driver with dust in his eye keeps his lane. (CM-27.2.1-chart)"""

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        if chariot.bound > 0:
            chariot.bound -= 1
            chariot.straight = race.turn


@final
class RoundChariots(StraightOn):
    """He leaves it only for a chariot in the way of the MFs left, and to the inside only if the outside is not open.
    (CM-27.2.1-chart)"""

    def why_straight(self, race: Race, number: Faction, side: Side) -> Clause | None:
        chariot = race.chariots[number]
        if chariot.straight != race.turn:
            return None
        way_round = chariot_ahead(race, chariot) and (side == OUT or not outside_open(race, chariot))
        return None if way_round else Clause("CM-27.2.1-chart")


def chariot_ahead(race: Race, chariot: Chariot) -> bool:
    """Whether another chariot stands in the lane as far as the MFs left go, or the race. (CM-15.2.1)"""
    track, square, squares = race.track, chariot.team, race.phase.left
    if chariot.stage == track.finish - 1:
        squares = min(squares, track.ahead[square])
    for _ in range(squares):
        square = track.next[square]
        if race.board[square] != 0:
            return True
    return False


def outside_open(race: Race, chariot: Chariot) -> bool:
    target = race.track.change[OUT][chariot.team]
    return target != OFF and race.phase.left >= EVADE_COST[OUT] and lane_is_open(race, chariot, target)


# ---- dust in both


def blind(race: Race, number: Faction) -> None:
    """Two hits; the team speed is halved, which is the speed of an order not yet opened as well. (CM-27.2.1-chart)"""
    wound(race, number, BLINDING_HITS)
    chariot = race.chariots[number]
    if chariot.standing != CHARIOT:
        return
    speed = max(0, race.team_speed(chariot)) // 2
    chariot.halved = speed + 1
    if chariot.drawn != race.turn:
        race.orders[number] = chariot.order_least = chariot.order_most = speed
    race.record(HALVED, number, speed)


@final
class HalfSpeed(TeamSpeed):
    """The horses of a blinded driver run no faster than they did when he was blinded. (CM-27.2.1-chart)"""

    def team_speed(self, race: Race, chariot: Chariot, speed: int) -> int:
        return min(speed, chariot.halved - 1) if chariot.halved > 0 else speed


@final
class SpeedOfTheBlind(FixedSpeed):
    """A blinded driver has no say in his speed. (CM-27.2.1-chart)"""

    def fixed_speed(self, race: Race, chariot: Chariot) -> int | None:
        if chariot.halved == 0 or chariot.standing != CHARIOT:
            return None
        return max(0, race.team_speed(chariot))


@final
class RubEyes(OnTurn):
    """Before speeds are written a die is rolled for every blinded driver: with a 5 or a 6 he sees again.
    (CM-27.2.1-chart)"""

    def turn_begun(self, race: Race) -> None:
        for number in race.factions:
            chariot = race.chariots[number]
            if chariot.halved > 0 and chariot.standing == CHARIOT:
                rub_eyes(race, number, chariot)


def rub_eyes(race: Race, number: Faction, chariot: Chariot) -> None:
    dice = race.roll_as(1, SIGHTS)
    if meant(dice, SIGHTS) == 0:
        race.tell_all(STILL_BLIND, [number, max(0, race.team_speed(chariot))], dice)
        return
    chariot.halved = 0
    race.tell_all(SEES_AGAIN, [number], dice)
