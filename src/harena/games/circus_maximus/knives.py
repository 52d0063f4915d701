"""Knives: one that is made for throwing, and the small one that every driver has. (CM-27.2.2)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from ...core.ids import Clause, Pick, Seat
from ...core.picks import Verb
from .asks import STABBED_CHOICE
from .chariot import CAR, CHARIOT, KNIFE, SMALL_KNIFE, TEAM, Chariot, Faction, Horse, Part
from .charts import HIT, HORSE_KILLED, HORSE_MAJOR, HORSE_MINOR, MOST_TO_HIT
from .combat import may_attack, why_peaceful
from .defence import KNIFED, SMALL_KNIFED, Blow
from .events import ATTACKED, HORSE_STABBED, KNIFE_ROLLED, KNIFE_THROWN, SMALL_KNIFE_THROWN
from .horses import hit_horse, horse_picks
from .race import CanCut, ChariotChoice, ChariotStep, Race, Use
from .rolls import as_far_as, knife_results, throws
from .verbs import HORSE, THROW_KNIFE, THROW_SMALL_KNIFE
from .wounds import strike_driver

ADDED: Final = [0, 1]
"""What is added to each die of the knife and of the small one, by which steps tell them. (CM-27.2.2b)"""
PLAIN: Final = 0
SMALL: Final = 1


def farthest(modifier: int, small: int) -> int:
    """The most squares at which a knife can still hit. (CM-27.2.2a, 27.2.2b)"""
    return (MOST_TO_HIT + modifier) // (1 + ADDED[small])


@final
class ThrowKnife(Use):
    """One MF, each knife once, at a driver or a team within range, whichever way it heads. (CM-27.2.2a, 27.2.2b)"""

    def verbs(self) -> list[Verb]:
        return [THROW_KNIFE, THROW_SMALL_KNIFE]

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        chariot = race.chariots[number]
        if not chariot.has(KNIFE | SMALL_KNIFE) or not may_attack(race, number):
            return
        knife = farthest(chariot.handling(), PLAIN) if chariot.has(KNIFE) else 0
        small = farthest(chariot.handling(), SMALL) if chariot.has(SMALL_KNIFE) else 0
        thrown_small: list[Pick] = []
        for steps, ring in enumerate(race.track.rings(chariot.car, max(knife, small))):
            for square in ring:
                if race.board[square] == 0:
                    continue
                rival, part = race.chariot_at(square), race.part_at(square)
                if not is_target(race, number, rival, part):
                    continue
                if steps <= knife:
                    picks.append(THROW_KNIFE.of(rival, part))
                if steps <= small:
                    thrown_small.append(THROW_SMALL_KNIFE.of(rival, part))
        picks += thrown_small

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        small = SMALL if THROW_SMALL_KNIFE.holds(pick) else PLAIN
        verb = THROW_SMALL_KNIFE if small == SMALL else THROW_KNIFE
        rival, part, chariot = verb.what(pick), verb.which(pick), race.chariots[number]
        race.phase.spend(1)
        race.phase.struck += (chariot.car,)
        chariot.weapons &= ~(SMALL_KNIFE if small == SMALL else KNIFE)
        race.record(ATTACKED, number, rival, SMALL_KNIFED if small == SMALL else KNIFED, part)
        race.rulebook.attacked(race, number, rival)
        race.then([KnifeFlies(rival, number, part, small)])

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        verb = THROW_SMALL_KNIFE if THROW_SMALL_KNIFE.holds(pick) else THROW_KNIFE
        chariot, rival = race.chariots[number], verb.what(pick)
        if not chariot.has(SMALL_KNIFE if verb is THROW_SMALL_KNIFE else KNIFE):
            return verb.clause
        if verb.which(pick) == TEAM and rival < len(race.chariots) and is_shielded(race, number, rival):
            return Clause("CM-9.5.2b")
        return why_peaceful(race, number, rival) or verb.clause


def is_target(race: Race, number: Faction, rival: Faction, part: Part) -> bool:
    """Another player's team, unless a fallen horse covers it, or a driver who is in his car. (CM-3.4b, 9.5.2b,
    27.2.2a)"""
    victim = race.chariots[rival]
    if victim.build.owner == race.owner(number) or race.rulebook.why_spared(race, number, rival) is not None:
        return False
    return not is_shielded(race, number, rival) if part == TEAM else victim.standing == CHARIOT


def is_shielded(race: Race, number: Faction, rival: Faction) -> bool:
    """A fallen horse covers the others on its side; it covers nobody from who is in the same lane. (CM-9.5.2b)"""
    victim = race.chariots[rival]
    if victim.fallen == 0 or in_lane_of(race, race.chariots[number], victim):
        return False
    return victim.fallen_on(race.side_of(rival, number))


def in_lane_of(race: Race, chariot: Chariot, victim: Chariot) -> bool:
    return race.track.lane[chariot.car] == race.track.lane[victim.team]


@final
class KnifeFlies(Blow):
    """A die for each square from the thrower's car to the target's square, which counts, less the thrower's modifier:
    3 or less hits. The small knife has one more on each die. (CM-27.2.2a, 27.2.2b)"""

    def __init__(self, number: Faction, attacker: Faction, part: Part, added: int) -> None:
        super().__init__(number)
        self.attacker: Final = attacker
        self.part: Final = part
        self.added: Final = added
        """What is added to each die: 1 for the small knife."""

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker, self.part, self.added)

    def source(self) -> int:
        return self.attacker

    def strikes(self) -> int:
        return self.part

    def run(self, race: Race) -> None:
        thrower, victim = race.chariots[self.attacker], race.chariots[self.number]
        steps = race.track.steps_between(thrower.car, victim.car if self.part == CAR else victim.team)
        modifier = thrower.handling()
        results = throws(steps, self.added, modifier)
        dice = race.roll_as(steps, results)
        total, result = sum(dice) + steps * self.added - modifier, meant(dice, results)
        kind = KNIFE_THROWN if self.added == 0 else SMALL_KNIFE_THROWN
        race.tell_all(kind, [self.attacker, self.number, steps, total, result], dice)
        if result == HIT:
            race.then([KnifeWound(self.number, self.attacker)])


@final
class KnifeWound(ChariotStep):
    """Two dice and the defender's modifier on the table, whatever was aimed at. (CM-27.2.2-chart)"""

    def __init__(self, number: Faction, attacker: Faction) -> None:
        super().__init__(number)
        self.attacker: Final = attacker

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.attacker)

    def run(self, race: Race) -> None:
        modifier = race.chariots[self.number].under_attack()
        results = knife_results(modifier)
        dice = race.roll_as(2, results)
        result = meant(dice, results)
        race.tell_all(KNIFE_ROLLED, [self.number, sum(dice) + modifier, result], dice)
        if result < HORSE_MINOR:
            strike_driver(race, self.number, result)
        else:
            self.strike_horse(race, result)

    def strike_horse(self, race: Race, wound: int) -> None:
        """The nearest horse: of the side the thrower is on, or in the same lane the one its owner names.
        (CM-27.2.2-chart)"""
        victim = race.chariots[self.number]
        if in_lane_of(race, race.chariots[self.attacker], victim):
            race.then([StabbedChoice(race.owner(self.number), self.number, self.attacker, wound)])
        else:
            stab(race, self.number, victim.nearest_horse(race.side_of(self.number, self.attacker)), wound)


@final
class StabbedChoice(ChariotChoice):
    """A knife thrown from the same lane is as near to one horse as to another: their owner names one.
    (CM-27.2.2-chart)"""

    ask = STABBED_CHOICE

    def __init__(self, seat: Seat, number: Faction, attacker: Faction, wound: int) -> None:
        super().__init__(seat, number)
        self.attacker: Final = attacker
        self.wound: Final = wound
        """What the table says."""

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.attacker, self.wound)

    def facts(self, race: Race) -> list[int]:
        return [self.number, self.attacker, self.wound]

    def options(self, race: Race) -> list[Pick]:
        return horse_picks(race.chariots[self.number])

    def answer(self, race: Race, pick: Pick) -> None:
        stab(race, self.number, HORSE.what(pick), self.wound)


def stab(race: Race, number: Faction, horse: Horse, wound: int) -> None:
    """One box, a die of them, or all. (CM-27.2.2-chart)"""
    if wound == HORSE_MAJOR:
        race.then([StabDie(number, horse)])
    else:
        lose_to_knife(race, number, horse, race.chariots[number].horses[horse] if wound == HORSE_KILLED else 1, [])


@final
class StabDie(ChariotStep):
    """A die of boxes. (CM-27.2.2-chart)"""

    def __init__(self, number: Faction, horse: Horse) -> None:
        super().__init__(number)
        self.horse: Final = horse

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.horse)

    def run(self, race: Race) -> None:
        points = as_far_as(race.chariots[self.number].horses[self.horse])
        dice = race.roll_as(1, points)
        lose_to_knife(race, self.number, self.horse, meant(dice, points), dice)


def lose_to_knife(race: Race, number: Faction, horse: Horse, points: int, dice: list[int]) -> None:
    taken = min(points, race.chariots[number].horses[horse])
    race.tell_all(HORSE_STABBED, [number, horse + 1, taken], dice)
    hit_horse(race, number, horse, taken)


@final
class WithKnife(CanCut):
    """Horses, and the driver himself, are cut free with a knife that is still in hand. (CM-27.2.2b)"""

    def can_cut(self, chariot: Chariot) -> bool:
        return chariot.has(KNIFE | SMALL_KNIFE)
