"""What an attack does if nothing averts it: its results with their chances, and who it can put out of the race.

A slip into another chariot is taken to leave both in the race (`exact` is then false).
"""

from __future__ import annotations

from typing import Final, final

from .chances import (
    LASH_ROWS,
    TWO,
    Spread,
    contest_chance,
    factor_chances,
    injuries,
    lash_chances,
    mean,
    ram_chances,
    struck_wheel_flip,
    team_leads,
    tie_chance,
    wheel_points,
)
from .chariot import TEAM, Chariot, Faction, Half
from .charts import (
    ATTACKER_DAMAGED,
    BOTH_DAMAGED,
    CAR_RESULTS,
    CRITICAL_PULL,
    CRITICAL_TANGLE,
    DEEP_WOUND,
    DEFENDER_DAMAGED,
    LASH_RESULTS,
    LASHED_BACK,
    LEAST_FACTOR,
    SURPRISED,
    SWERVE,
    WOUND,
)
from .defence import BRAKE_COST, LASHED, Blow, room_behind
from .forced import CAR_TO_CAR, CAR_TO_TEAM, TEAM_TO_CAR, ForcedBlow, ForcedSlip
from .lash import LashDriver, LashTeam
from .plans import alone
from .race import Race
from .ram import RamCar, RamTeam, opposite
from .track import OFF
from .wrecks import FROM_AHEAD, WreckBlow

Words = dict[str, object]
_SURE: Final = 1.0


def figure(chance: float) -> float:
    """Chances are told to six places."""
    return round(chance, 6)


def spread_words(names: list[str], spread: Spread) -> Words:
    return {name: figure(chance) for name, chance in zip(names, spread, strict=True)}


def by_points(spread: Spread) -> Words:
    return {str(points): figure(spread[points]) for points in range(len(spread)) if spread[points] > 0.0}


@final
class Outcome:
    """What a blow leads to, in words, and the chance that it puts the victim or the attacker out."""

    def __init__(self, words: Words, victim: float, attacker: float) -> None:
        self.words: Final = words
        self.victim: Final = victim
        self.attacker: Final = attacker
        self.exact = True

    def told(self) -> Words:
        words = self.words.copy()
        words["victim_out"] = figure(self.victim)
        words["attacker_out"] = figure(self.attacker)
        words["exact"] = self.exact
        return words


# ---- by kind of attack


def attack_outcome(race: Race, attacker: int, victim: int, kind: int, part: int, side: Half) -> Outcome:
    """An attack from one side of the victim."""
    if kind == LASHED:
        return lash_team(race, attacker, victim) if part == TEAM else lash_driver(race, attacker, victim, side)
    if part == TEAM:
        return hurt_horse(race.chariots[victim], race.chariots[attacker].build.car, side)
    return ram_cars(race, attacker, victim, 0, side)


def blow_outcome(race: Race, blow: Blow) -> Outcome:
    """The blow a defender faces."""
    victim = race.chariots[blow.number]
    if isinstance(blow, WreckBlow):
        return wreck_hits(race, blow)
    if isinstance(blow, ForcedBlow):
        return forced_contact(race, blow)
    if isinstance(blow, LashTeam):
        return lash_team(race, blow.attacker, blow.number)
    if isinstance(blow, LashDriver):
        return lash_driver(race, blow.attacker, blow.number, race.side_of(blow.number, blow.attacker))
    if isinstance(blow, RamTeam):
        weight = race.chariots[blow.attacker].build.car
        return hurt_horse(victim, weight, race.side_of(blow.number, blow.attacker))
    assert isinstance(blow, RamCar)
    return ram_cars(race, blow.attacker, blow.number, blow.penalty, race.side_of(blow.number, blow.attacker))


def lash_team(race: Race, attacker: int, victim: int) -> Outcome:
    """CM-9.4.1a, 9.4.1b Endurance lost, and the MFs forced on or offered to the next phase."""
    chariot = race.chariots[victim]
    spread = team_leads(race.chariots[attacker].handling(), chariot.under_attack())
    forced = 0.0
    for lead in range(1, len(spread)):
        forced += spread[lead] * min(lead, chariot.endurance)
    offered = spread[0] * min(1, chariot.endurance)
    words: Words = {
        "attack": "lash team",
        "lead": figure(1.0 - spread[0]),
        "leads": by_points(spread),
        "endurance": figure(forced + offered),
        "forced": figure(forced),
        "offered": figure(offered),
    }
    return Outcome(words, 0.0, 0.0)


def hurt_horse(victim: Chariot, weight: int, side: Half) -> Outcome:
    """CM-9.5, 9.5.1a The injury of the nearest horse."""
    return injury(victim, victim.nearest_horse(side), weight)


def injury(victim: Chariot, horse: int, weight: int) -> Outcome:
    spread = injuries(weight)
    boxes = victim.horses[horse]
    words: Words = {
        "attack": "ram team",
        "horse": horse + 1,
        "injury": by_points(spread),
        "points": figure(mean(spread)),
        "dies": figure(sum(spread[boxes:])) if boxes > 0 else 0.0,
    }
    return Outcome(words, 0.0, 0.0)


def ram_cars(race: Race, attacker: int, victim: int, penalty: int, side: int) -> Outcome:
    """CM-9.5.4, 9.5.5, 9.5.6a Whose car is damaged, and the wheels nearest to each other."""
    one, other = race.chariots[attacker], race.chariots[victim]
    chances = ram_chances(one.handling() - penalty, other.under_attack())
    to_victim, to_attacker = wheel_points(one.build.car), wheel_points(other.build.car)
    victim_out = struck_wheel_flip(other.wheels[side], to_victim)
    attacker_out = struck_wheel_flip(one.wheels[opposite(Half(side))], to_attacker)
    words: Words = {
        "attack": "ram car",
        "damaged": spread_words(CAR_RESULTS, chances),
        "wheel": by_points(to_victim),
        "own_wheel": by_points(to_attacker),
    }
    hit = chances[BOTH_DAMAGED] + chances[DEFENDER_DAMAGED]
    own = chances[BOTH_DAMAGED] + chances[ATTACKER_DAMAGED]
    return Outcome(words, hit * victim_out, own * attacker_out)


def forced_contact(race: Race, blow: ForcedBlow) -> Outcome:
    """CM-9.6.1a, 9.6.2 A chariot forced into another."""
    side = race.side_of(blow.number, blow.rammer)
    if blow.contact == CAR_TO_CAR:
        return ram_cars(race, blow.rammer, blow.number, blow.penalty, side)
    if blow.contact == CAR_TO_TEAM:
        return hurt_horse(race.chariots[blow.number], race.chariots[blow.rammer].build.car, side)
    words: Words = {"attack": "team to car" if blow.contact == TEAM_TO_CAR else "team to team"}
    return Outcome(words, 0.0, 0.0)


def wreck_hits(race: Race, blow: WreckBlow) -> Outcome:
    """CM-12.4a A wreck that comes down on a chariot; from straight ahead its owner takes it where it does least."""
    victim = race.chariots[blow.number]
    weight = race.chariots[blow.wreck].build.car
    if blow.part == TEAM:
        horse = (
            victim.horses.index(max(victim.horses))
            if blow.side == FROM_AHEAD
            else victim.nearest_horse(Half(blow.side))
        )
        return injury(victim, horse, weight)
    chances = ram_chances(0, victim.under_attack())
    points = wheel_points(weight)
    damage = min(victim.wheels) if blow.side == FROM_AHEAD else victim.wheels[blow.side]
    hit = chances[BOTH_DAMAGED] + chances[DEFENDER_DAMAGED]
    words: Words = {"attack": "ram car", "hit": figure(hit), "wheel": by_points(points)}
    return Outcome(words, hit * struck_wheel_flip(damage, points), 0.0)


# ---- the lash against a driver


def lash_driver(race: Race, attacker: int, victim: int, side: Half) -> Outcome:
    """CM-9.4.2 The six results over all lash factors. Out is who collapses, swerves into the wall or flips in
    the corner, or is pulled from his car."""
    fate = LashFate(race, attacker, victim, side)
    factors = factor_chances(race.chariots[attacker].handling(), race.chariots[victim].under_attack())
    results = lash_chances(race.chariots[attacker].handling(), race.chariots[victim].under_attack())
    victim_out = attacker_out = 0.0
    for place in range(len(factors)):
        one, other = fate.at(place + LEAST_FACTOR, race.chariots[victim].hits)
        victim_out += factors[place] * one
        attacker_out += factors[place] * other
    words: Words = {"attack": "lash car", "results": spread_words(LASH_RESULTS, results)}
    outcome = Outcome(words, victim_out, attacker_out)
    outcome.exact = fate.exact
    return outcome


@final
class LashFate:
    """CM-9.4.3-W2, 13.1 Who is out after a lash against a driver, critical hits counted in the advanced race."""

    def __init__(self, race: Race, attacker: int, victim: int, side: Half) -> None:
        self.race: Final = race
        self.attacker: Final = race.chariots[attacker]
        self.victim: Final = race.chariots[victim]
        swerve = alone(race, victim, ForcedSlip(Faction(victim), race.away_from(Faction(victim), side), 1, 0, 1))
        self.swerve: Final = swerve.out()
        self.exact: Final = swerve.exact()
        self.brakes: Final = self.victim.endurance >= BRAKE_COST and (
            self.victim.fallen != 0 or (self.victim.car != OFF and room_behind(race, self.victim))
        )

    def at(self, factor: int, hits: int) -> tuple[float, float]:
        """The chances of victim and attacker to be out, by factor and the victim's hits."""
        row = LASH_ROWS[factor - LEAST_FACTOR]
        wound = row[WOUND] if self.brakes else row[WOUND] + row[LASHED_BACK]
        one, other = self.wounded(factor, hits - 1)
        return row[SWERVE] * self.swerve + wound * one, wound * other

    def wounded(self, factor: int, hits: int) -> tuple[float, float]:
        """CM-9.4.3-W2, 13.1 Without hits he collapses; else a critical hit may pull him out, surprise him or wound him
        more deeply, or entangle both."""
        if hits <= 0:
            return _SURE, 0.0
        if self.race.house.rules == "basic":
            return 0.0, 0.0
        again, also = self.at(max(factor - 1, LEAST_FACTOR), hits)
        pulled, pulls = self.entangled(hits)
        victim = TWO[CRITICAL_PULL] + TWO[SURPRISED] * again + TWO[CRITICAL_TANGLE] * pulled
        victim += TWO[DEEP_WOUND] if hits == 1 else 0.0
        return victim, TWO[SURPRISED] * also + TWO[CRITICAL_TANGLE] * pulls

    def entangled(self, hits: int) -> tuple[float, float]:
        """CM-13.1-12 Two dice and the hits left each: the lower is pulled out."""
        held = contest_chance(hits, self.attacker.hits)
        return 1.0 - held, held - tie_chance(hits, self.attacker.hits)
