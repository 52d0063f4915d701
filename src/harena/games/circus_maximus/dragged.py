"""CM-16 Dragged drivers: cutting loose, injuries, and enemies who drive over them."""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Clause, Pick
from ...core.picks import Verb
from .chariot import DRAGGED, ON_FOOT, RUNAWAY, Chariot
from .charts import BOTH_DAMAGED, DEFENDER_DAMAGED, car_damage, wheel_damage
from .defence import at_finish
from .events import DRAGGED as DRAGGED_EVENT
from .events import FREED, NOT_FREED, TRAMPLE_HITS, TRAMPLE_ROLLED, TRAMPLED
from .moments import Use
from .race import ChariotStep, Race
from .track import OFF, Square
from .verbs import TRAMPLE
from .wrecks import kill_driver


@final
class LookAfterDrivers(ChariotStep):
    """CM-16.2a, 16.3 When a phase is over: drivers who were thrown or dragged in it try to cut loose, then count their
    injuries."""

    def run(self, race: Race) -> None:
        fresh = race.strewn
        race.strewn = ()
        for number in range(len(race.chariots)):
            chariot = race.chariots[number]
            if number != self.number and number not in fresh:
                continue
            tries = race.house.every_phase or number in fresh
            if chariot.driver == DRAGGED and chariot.standing <= RUNAWAY and tries:
                try_free(race, number, chariot)
            if chariot.dragged > 0 and chariot.driver in (DRAGGED, ON_FOOT):
                scrape(race, number, chariot)
            chariot.dragged = 0


def man_square(race: Race, chariot: Chariot) -> Square:
    """CM-16.1, 16.7a The dragged man lies behind the team, or where his empty car is."""
    return chariot.car if chariot.car != OFF else race.track.prev[chariot.team]


def try_free(race: Race, number: int, chariot: Chariot) -> None:
    """CM-16.2a, 16.2b, 17.1 Two dice less the driver's own modifier, at most the hits left: he is loose, and slides so
    many squares from where he fell, but no further than he was dragged."""
    dice = race.roll(2)
    needed = sum(dice) - chariot.modifier
    if needed > chariot.hits:
        race.tell_all(NOT_FREED, [number], dice)
        return
    square = man_square(race, chariot)
    for _ in range(chariot.dragged - min(max(needed, 0), chariot.dragged)):
        square = race.track.prev[square]
    chariot.driver = ON_FOOT
    chariot.foot = square
    chariot.foot_turn = race.turn
    race.tell_all(FREED, [number, race.place_name(square)], dice)


def scrape(race: Race, number: int, chariot: Chariot) -> None:
    """CM-16.3 Half a die of hits, rounded up; without hits he is dead."""
    dice = race.roll(1)
    lose_hits(race, number, chariot, (dice[0] + 1) // 2, dice)


def lose_hits(race: Race, number: int, chariot: Chariot, points: int, dice: list[int]) -> None:
    chariot.hits = max(0, chariot.hits - points)
    race.tell_all(DRAGGED_EVENT, [number, points, chariot.hits], dice)
    if chariot.hits == 0:
        kill_driver(race, number)


# ---- trampling


@final
class Trample(Use):
    """CM-16.5a, 16.7b, 15.2.3, 3.4b A dragged man under the team, or just ahead of it behind his empty car, whoever
    owns him; a runaway team can do it too."""

    def verbs(self) -> list[Verb]:
        return [TRAMPLE]

    def list_picks(self, race: Race, number: int, picks: list[Pick]) -> None:
        chariot = race.chariots[number]
        if race.track.gray[chariot.team] or standpoint(chariot) in race.phase.struck or chariot.cut_turn == race.turn:
            return
        for rival, victim in enumerate(race.chariots):
            if victim.driver == DRAGGED and rival != number and under_hooves(race, chariot, victim):
                picks.append(TRAMPLE.picks[rival])

    def list_runaway(self, race: Race, number: int, picks: list[Pick]) -> None:
        if not at_finish(race, race.chariots[number]):
            self.list_picks(race, number, picks)

    def carry_out(self, race: Race, number: int, pick: Pick) -> None:
        trample(race, number, TRAMPLE.what(pick))

    def why_not(self, race: Race, number: int, pick: Pick) -> Clause:
        return Clause("CM-16.5a")


def standpoint(chariot: Chariot) -> Square:
    """CM-9.1.4 Where an attack is made from."""
    return chariot.car if chariot.car != OFF else chariot.team


def under_hooves(race: Race, chariot: Chariot, victim: Chariot) -> bool:
    if victim.standing > RUNAWAY:
        return False
    if victim.car != OFF:
        return race.track.next[chariot.team] == victim.car
    return chariot.team == race.track.prev[victim.team]


def trample(race: Race, number: int, rival: int) -> None:
    """CM-16.5a, 16.5b One MF; no defence, and no harm to the attacker."""
    race.phase.spend(1)
    race.phase.struck += (standpoint(race.chariots[number]),)
    race.record(TRAMPLED, number, rival)
    race.then([Trampling(rival, number)])


@final
class Trampling(ChariotStep):
    """CM-16.5b Three dice and the attacker's modifier: 7 to 9 and 13 or more hit; then twice the wheel damage of two
    dice, whatever the car."""

    def __init__(self, number: int, attacker: int) -> None:
        super().__init__(number)
        self.attacker: Final = attacker

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker)

    def run(self, race: Race) -> None:
        dice = race.roll(3)
        total = sum(dice) + race.chariots[self.attacker].handling()
        race.tell_all(TRAMPLE_ROLLED, [self.number, total], dice)
        if car_damage(total) not in (BOTH_DAMAGED, DEFENDER_DAMAGED):
            return
        dice = race.roll(2)
        points = 2 * wheel_damage(sum(dice))
        chariot = race.chariots[self.number]
        chariot.hits = max(0, chariot.hits - points)
        race.tell_all(TRAMPLE_HITS, [self.number, points, chariot.hits], dice)
        if chariot.hits == 0:
            kill_driver(race, self.number)
