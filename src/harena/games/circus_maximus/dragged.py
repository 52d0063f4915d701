"""Dragged drivers: cutting loose, injuries, and enemies who drive over them. (CM-16)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from ...core.ids import Clause, Pick
from ...core.picks import Verb
from .chariot import DRAGGED, ON_FOOT, RUNAWAY, Chariot, Faction
from .defence import at_finish
from .events import FREED, NO_KNIFE, NOT_FREED, SCRAPED, TRAMPLE_HITS, TRAMPLE_ROLLED, TRAMPLED
from .race import ChariotStep, Race, Step, Use
from .rolls import HALF, SUMS_OF_TWO, drag_hits, trample_results, wheel_points
from .track import OFF, Square
from .verbs import TRAMPLE
from .wrecks import kill_driver


@final
class LookAfterDrivers(ChariotStep):
    """When a phase is over: drivers who were thrown or dragged in it try to cut loose, then count their injuries.
    (CM-16.2a, 16.3)"""

    def run(self, race: Race) -> None:
        fresh = race.strewn
        race.strewn = ()
        steps: list[Step] = []
        for number, chariot in enumerate(race.chariots):
            if number != self.number and number not in fresh:
                continue
            tries = race.house.every_phase or number in fresh
            if chariot.driver == DRAGGED and chariot.standing <= RUNAWAY and tries:
                steps.append(CuttingLoose(Faction(number)))
            if chariot.dragged > 0:
                steps.append(Scraping(Faction(number)))
        race.then(steps)


def man_square(race: Race, chariot: Chariot) -> Square:
    """The dragged man lies behind the team, or where his empty car is. (CM-16.1, 16.7a)"""
    return chariot.car if chariot.car != OFF else race.track.prev[chariot.team]


@final
class CuttingLoose(ChariotStep):
    """Two dice less the driver's own modifier, at most the hits left: he is loose, and slides so many squares from
    where he fell, but no further than he was dragged. Who has nothing to cut with is dragged on. (CM-16.2a, 16.2b,
    17.1, 27.2.2b)"""

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        if not race.rulebook.can_cut(chariot):
            race.record(NO_KNIFE, self.number)
            return
        dice = race.roll_as(2, SUMS_OF_TWO)
        needed = sum(dice) - chariot.modifier
        if needed > chariot.hits:
            race.tell_all(NOT_FREED, [self.number], dice)
            return
        square = man_square(race, chariot)
        for _ in range(chariot.dragged - min(max(needed, 0), chariot.dragged)):
            square = race.track.prev[square]
        chariot.driver = ON_FOOT
        chariot.foot = race.track.ground[square]
        chariot.foot_turn = race.turn
        race.tell_all(FREED, [self.number, race.place_name(chariot.foot)], dice)


@final
class Scraping(ChariotStep):
    """Half a die of hits, rounded up, for a man who was dragged in this phase; without hits he is dead. (CM-16.3)"""

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        chariot.dragged = 0
        if chariot.driver in (DRAGGED, ON_FOOT):
            hits = drag_hits(race.rulebook.drag_share(race, HALF))
            dice = race.roll_as(1, hits)
            lose_hits(race, self.number, chariot, meant(dice, hits), dice)


def lose_hits(race: Race, number: Faction, chariot: Chariot, points: int, dice: list[int]) -> None:
    chariot.hits = max(0, chariot.hits - points)
    race.tell_all(SCRAPED, [number, points, chariot.hits], dice)
    if chariot.hits == 0:
        kill_driver(race, number)


# ---- trampling


@final
class Trample(Use):
    """A dragged man under the team, or just ahead of it behind his empty car, whoever owns him; a runaway team can do
    it too. (CM-16.5a, 16.7b, 15.2.3, 3.4b)"""

    def verbs(self) -> list[Verb]:
        return [TRAMPLE]

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        chariot = race.chariots[number]
        if race.track.gray[chariot.team] or standpoint(chariot) in race.phase.struck or chariot.cut_turn == race.turn:
            return
        for rival, victim in enumerate(race.chariots):
            if victim.driver != DRAGGED or rival == number or not under_hooves(race, chariot, victim):
                continue
            if race.rulebook.why_spared(race, number, Faction(rival)) is None:
                picks.append(TRAMPLE.picks[rival])

    def list_runaway(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        if not at_finish(race, race.chariots[number]):
            self.list_picks(race, number, picks)

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        trample(race, number, TRAMPLE.what(pick))

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        return race.rulebook.why_spared(race, number, TRAMPLE.what(pick)) or Clause("CM-16.5a")


def standpoint(chariot: Chariot) -> Square:
    """Where an attack is made from. (CM-9.1.4)"""
    return chariot.car if chariot.car != OFF else chariot.team


def under_hooves(race: Race, chariot: Chariot, victim: Chariot) -> bool:
    if victim.standing > RUNAWAY:
        return False
    ground = race.track.ground
    if victim.car != OFF:
        return ground[race.track.next[chariot.team]] == ground[victim.car]
    return ground[chariot.team] == ground[race.track.prev[victim.team]]


def trample(race: Race, number: Faction, rival: Faction) -> None:
    """One MF; no defence, and no harm to the attacker. (CM-16.5a, 16.5b)"""
    race.phase.spend(1)
    race.phase.struck += (standpoint(race.chariots[number]),)
    race.record(TRAMPLED, number, rival)
    race.rulebook.attacked(race, number, rival)
    race.then([Trampling(rival, number)])


@final
class Trampling(ChariotStep):
    """Three dice and the attacker's modifier: 7 to 9 and 13 or more hit. (CM-16.5b)"""

    def __init__(self, number: Faction, attacker: Faction) -> None:
        super().__init__(number)
        self.attacker: Final = attacker

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker)

    def run(self, race: Race) -> None:
        modifier = race.chariots[self.attacker].handling()
        results = trample_results(modifier)
        dice = race.roll_as(3, results)
        race.tell_all(TRAMPLE_ROLLED, [self.number, sum(dice) + modifier], dice)
        if meant(dice, results) == 1:
            race.then([Trampled(self.number)])


@final
class Trampled(ChariotStep):
    """Twice the wheel damage of two dice, whatever the car; without hits he is dead. (CM-16.5b)"""

    def run(self, race: Race) -> None:
        damage = wheel_points(0)
        dice = race.roll_as(2, damage)
        points = 2 * meant(dice, damage)
        chariot = race.chariots[self.number]
        chariot.hits = max(0, chariot.hits - points)
        race.tell_all(TRAMPLE_HITS, [self.number, points, chariot.hits], dice)
        if chariot.hits == 0:
            kill_driver(race, self.number)
