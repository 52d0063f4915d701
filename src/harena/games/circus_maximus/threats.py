"""Who can reach a chariot this turn, and how: a search over free squares as the track lies now.

A rival counts forward steps and lane changes, and slips where something stands right before it. It is not held back by
strain, by what it would have to pay, or by others who move before it.
"""

from __future__ import annotations

from typing import Final, final

from ...core.foresight import Branching, Budget
from ...core.ids import Seat
from ...core.picks import Verb
from .chances import contest_chance
from .chariot import (
    CAR,
    CHARIOT,
    DUST,
    KNIFE,
    LEFT,
    PARTS,
    RIGHT,
    SMALL_KNIFE,
    SPEAR,
    TEAM,
    Chariot,
    Faction,
    Half,
    Part,
)
from .combat import blow
from .defence import ATTACKS, DUSTED, EVADE_COST, KNIFED, LASHED, RAMMED, SMALL_KNIFED, SPEARED, Blow, averting_modifier
from .dust import DustFlies
from .knives import PLAIN, SMALL, KnifeFlies, farthest
from .outcomes import blow_outcome, figure
from .phase import SetOut, may_whip
from .race import Race
from .sideslip import SLIP_COST
from .spear import Thrust
from .track import FACINGS, FROM_SIDE, IN, OFF, OUT, Square
from .turn import WriteSpeeds
from .verbs import LASH, RAM, THROW_DUST, THROW_KNIFE, THROW_SMALL_KNIFE, THRUST_SPEAR
from .words import OutcomeWords, SpotWords, ThreatWords

Spot = tuple[int, Square, Square, list[Part]]
"""MFs up to the blow, the squares of the attacking car and of its team, and the parts it can strike."""
Throw = tuple[int, int, Spot]
"""The range of a knife, which of the two it is, and from where it is thrown."""
_RUNS: Final = 120
"""What an attack of a rival that may still come is followed with."""


def threats(race: Race, seat: Seat) -> dict[str, list[ThreatWords]]:
    """By own chariot, every rival that can still attack it this turn."""
    mine = [number for number in race.factions if is_mine(race, seat, number)]
    found: dict[str, list[ThreatWords]] = {race.house.names[number]: [] for number in mine}
    if not mine:
        return {}
    for rival in rivals_to_come(race, seat):
        reach = Reach(race, rival)
        for number in mine:
            spots, throws = reach.spots(number), reach.throws(number)
            if spots or throws:
                found[race.house.names[number]].append(rival_words(race, reach, number, spots, throws))
    return found


def is_mine(race: Race, seat: Seat, number: Faction) -> bool:
    chariot = race.chariots[number]
    return chariot.build.owner == seat and chariot.has_car() and chariot.team != OFF


def rivals_to_come(race: Race, seat: Seat) -> list[Faction]:
    """Rivals with a phase still to come in this turn, or under way. (CM-5.2)"""
    numbers: list[Faction] = []
    for number in race.factions:
        chariot = race.chariots[number]
        if chariot.build.owner == seat or chariot.standing != CHARIOT or chariot.team == OFF:
            continue
        if writing(race) or number in race.cup or number in race.later or moves_on(race, number):
            numbers.append(number)
    return numbers


def writing(race: Race) -> bool:
    """Whether this turn's speeds are still being written."""
    return bool(race.agenda) and isinstance(race.agenda[-1], WriteSpeeds)


def moves_on(race: Race, number: Faction) -> bool:
    return race.mover == number and (race.phase.left > 0 or setting_out(race, number))


def setting_out(race: Race, number: Faction) -> bool:
    """Whether a phase has begun but its MFs are not yet set."""
    return race.mover == number and any(isinstance(step, SetOut) for step in race.agenda)


@final
class Reach:
    """Where a rival's car can come to, and the MFs it takes. (CM-6.3, 6.4, 6.7.3a, 9.1, 9.2a)"""

    def __init__(self, race: Race, rival: Faction) -> None:
        self.race: Final = race
        self.rival: Final = rival
        self.chariot: Final = race.chariots[rival]
        self.least, self.most = self.speeds()
        """What it may have written."""
        self.added = self.extra()
        """What lashes and the whip may add at most, and dice take at least."""
        self.last: Final = self.chariot.stage == race.track.finish - 1
        self.cost: Final[dict[int, int]] = {}
        """By the team's square."""
        self.cars: Final[dict[int, Square]] = {}
        if self.chariot.fallen == 0 and self.chariot.cut_turn != race.turn:
            self.search(self.most + self.added - 1)

    def speeds(self) -> tuple[int, int]:
        """What may stand on its order, from public facts alone; once open, the MFs themselves. (CM-3.5e, 6.1.2a)"""
        race, chariot = self.race, self.chariot
        if race.mover == self.rival and race.phase.left > 0:
            return race.phase.left, race.phase.left
        if setting_out(race, self.rival):
            return race.phase.written, race.phase.written
        most = race.maximum(chariot)
        return (0, most) if writing(race) else (min(chariot.order_least, most), min(chariot.order_most, most))

    def extra(self) -> int:
        """Lashes, the best whip, and the least first-turn die. (CM-6.5.2.3, 6.9-special, 9.4.1a, 9.4.1b, 13.1-4)"""
        race, chariot = self.race, self.chariot
        if race.mover == self.rival and race.phase.left > 0:
            return 0
        extra = chariot.must_gain + chariot.may_gain + (race.phase.gain if race.mover == self.rival else 0)
        if may_whip(race, self.rival):
            most = min(3 if chariot.arm_wound != 0 else 6, chariot.endurance)
            extra += most if writing(race) else race.rulebook.whip_to_come(race, chariot, most)
        return extra - 1 if race.turn == 1 else extra

    # ---- the search

    def search(self, most: int) -> None:
        """Every square the team can enter with the attack's MF to spare, the cheapest way first."""
        rings: list[list[tuple[Square, Square]]] = [[] for _ in range(max(0, most) + SLIP_COST + 1)]
        rings[0].append((self.chariot.team, self.chariot.car))
        for spent in range(max(-1, most) + 1):
            for team, car in rings[spent]:
                if team not in self.cost:
                    self.cost[team] = spent
                    self.cars[team] = car
                    self.step(team, car, spent, rings)

    def step(self, team: Square, car: Square, spent: int, rings: list[list[tuple[Square, Square]]]) -> None:
        """Forward or aside from a square; straight sideways where it is blocked. (CM-6.4.1b, 6.4.5a, 6.7.1, 10.3,
        14.1)"""
        race, track = self.race, self.race.track
        if self.last and track.ahead[team] == 0 and track.section[team] == track.section[self.chariot.team]:
            return
        ahead = track.next[team]
        blocked = not self.free(ahead)
        if not blocked:
            rings[spent + 1].append((ahead, team))
        for side in (IN, OUT):
            if side == IN and self.chariot.no_inward == race.turn:
                continue
            if blocked or race.has_wreck(ahead):
                for target in track.slips[side][team][:2]:
                    self.aside(target, car, spent + SLIP_COST, rings)
            else:
                self.aside(track.change[side][team], car, spent + EVADE_COST[side], rings)

    def aside(self, target: Square, car: Square, spent: int, rings: list[list[tuple[Square, Square]]]) -> None:
        race = self.race
        if target == OFF or target in self.cost or not self.free(target) or race.has_wreck(target):
            return
        behind = race.track.behind(target, car)
        if self.free(behind) and not race.has_wreck(behind):
            rings[spent].append((target, behind))

    def free(self, square: Square) -> bool:
        there = self.race.board[square]
        return there == 0 or (there - 1) // 2 == self.rival

    # ---- what it can strike

    def spots(self, number: Faction) -> list[Spot]:
        """Where it could attack a chariot from, and which parts of it."""
        race = self.race
        found: list[Spot] = []
        for team, spent in self.cost.items():
            car = self.cars[Square(team)]
            if race.track.gray[car] or (race.mover == self.rival and car in race.phase.struck):
                continue
            parts: list[Part] = []
            for square in race.track.reach[car]:
                there = race.board[square]
                part = Part((there - 1) % 2)
                if there != 0 and (there - 1) // 2 == number and self.may_strike(number, part, car, Square(team)):
                    parts.append(part)
            if parts:
                found.append((spent + 1, car, Square(team), parts))
        return found

    def may_strike(self, number: Faction, part: Part, car: Square, team: Square) -> bool:
        """A fallen horse covers the others on its side. (CM-9.5.2b)"""
        victim = self.race.chariots[number]
        if part != TEAM or victim.fallen == 0 or self.facing(victim, part, car, team) != FROM_SIDE:
            return True
        return not victim.fallen_on(self.side_from(victim, car))

    def facing(self, victim: Chariot, part: Part, car: Square, team: Square) -> int:
        """From where it would meet a counter. (CM-28.1a, 28.3, 28.5)"""
        track = self.race.track
        return track.met_from(victim.team if part == TEAM else victim.car, [car, team]) if track.crosses else FROM_SIDE

    def side_from(self, victim: Chariot, car: Square) -> Half:
        return LEFT if self.race.track.left_of(car, victim.team) else RIGHT

    def lashes(self, number: Faction, part: Part) -> bool:
        """With a whip: horses, and a driver who is there. (CM-9.2.1)"""
        return self.chariot.whip != 0 and (part == TEAM or self.race.chariots[number].standing == CHARIOT)

    def kinds(self, number: Faction, part: Part, mfs: int) -> list[int]:
        """With what it can strike a part of a chariot beside it, so many MFs being spent with the blow: the spear takes
        one more. (CM-9.2.1, 27.2.1, 27.2.3a)"""
        race, chariot = self.race, self.chariot
        kinds = [LASHED, RAMMED] if self.lashes(number, part) else [RAMMED]
        if race.chariots[number].standing != CHARIOT:
            return kinds
        if part == CAR and self.wields(DUST, THROW_DUST) and race.rulebook.why_no_dust(race, self.rival) is None:
            kinds.append(DUSTED)
        if self.wields(SPEAR, THRUST_SPEAR) and chariot.speared != race.turn and mfs < self.most + self.added:
            kinds.append(SPEARED)
        return kinds

    def wields(self, weapon: int, verb: Verb) -> bool:
        """Whether it has a special weapon, and the table plays with them. (CM-27.2)"""
        return self.chariot.has(weapon) and self.race.rulebook.use_of(verb.picks[0]) is not None

    def throws(self, number: Faction) -> list[Throw]:
        """From where it could throw its knives at a chariot: for each knife, part and range the nearest square.
        (CM-27.2.2a, 27.2.2b)"""
        found: list[Throw] = []
        for small, weapon, verb in ((PLAIN, KNIFE, THROW_KNIFE), (SMALL, SMALL_KNIFE, THROW_SMALL_KNIFE)):
            if self.wields(weapon, verb):
                far = farthest(self.chariot.handling(), small)
                for part in self.aimed_at(number):
                    found += self.throws_at(number, part, far, small)
        return found

    def aimed_at(self, number: Faction) -> list[Part]:
        """A driver who is there, and the team, unless it stands where no range is counted."""
        victim, gray = self.race.chariots[number], self.race.track.gray
        parts = [TEAM] if not gray[victim.team] else []
        return [*parts, CAR] if victim.standing == CHARIOT and not gray[victim.car] else parts

    def throws_at(self, number: Faction, part: Part, far: int, small: int) -> list[Throw]:
        race = self.race
        victim = race.chariots[number]
        nearest: dict[int, Spot] = {}
        ranges: dict[int, int] = {}
        for steps, ring in enumerate(race.track.rings(victim.team if part == TEAM else victim.car, max(0, far))):
            for square in ring:
                ranges[square] = steps
        for team, spent in self.cost.items():
            car = self.cars[Square(team)]
            steps = ranges.get(race.track.ground[car], 0)
            if steps == 0 or race.track.gray[car] or (race.mover == self.rival and car in race.phase.struck):
                continue
            level = race.track.lane[car] == race.track.lane[victim.team]
            if not level and not self.may_strike(number, part, car, Square(team)):
                continue
            if steps not in nearest or spent + 1 < nearest[steps][0]:
                nearest[steps] = (spent + 1, car, Square(team), [part])
        return [(steps, small, nearest[steps]) for steps in sorted(nearest)]

    def needed(self, mfs: int) -> int:
        """The speed that has to be written for so many MFs, whip and lashes at their best."""
        return max(self.least, mfs - self.added)


def rival_words(race: Race, reach: Reach, number: Faction, spots: list[Spot], throws: list[Throw]) -> ThreatWords:
    """A rival with the squares it could attack from, the speeds that take it there, and what its attacks do."""
    attacks: dict[str, OutcomeWords] = {}
    squares = [spot_words(race, reach, number, spot, attacks) for spot in sorted(spots, key=cost_of)]
    squares += [throw_words(race, reach, number, throw, attacks) for throw in throws]
    return {
        "rival": race.house.names[reach.rival],
        "least": min([reach.needed(mfs) for mfs, _, _, _ in [*spots, *[spot for _, _, spot in throws]]]),
        "most": reach.most,
        "moving": race.mover == reach.rival,
        "squares": squares,
        "attacks": attacks,
    }


def spot_words(race: Race, reach: Reach, number: Faction, spot: Spot, attacks: dict[str, OutcomeWords]) -> SpotWords:
    """A square for the car, the MFs up to the blow, the speed they need, and the attacks by name."""
    mfs, car, team, parts = spot
    victim = race.chariots[number]
    inside = race.away_from(number, reach.side_from(victim, car)) == OUT
    names: list[str] = []
    for part in sorted(parts):
        for kind in reach.kinds(number, part, mfs):
            facing = reach.facing(victim, part, car, team)
            where = FACINGS[facing] if facing != FROM_SIDE else "inside" if inside else "outside"
            name = f"{ATTACKS[kind]} {PARTS[part]} from {where}"
            names.append(name)
            if name not in attacks:
                attacks[name] = threat_words(race, reach.rival, spot, struck_by(reach.rival, number, kind, part))
    return {"square": race.track.square_name(car), "mfs": mfs, "least": reach.needed(mfs), "attacks": names}


def throw_words(race: Race, reach: Reach, number: Faction, throw: Throw, attacks: dict[str, OutcomeWords]) -> SpotWords:
    """The same of a knife that is thrown."""
    steps, small, spot = throw
    mfs, car, _, parts = spot
    name = f"{ATTACKS[SMALL_KNIFED if small == SMALL else KNIFED]} {PARTS[parts[0]]} at {steps}"
    attacks[name] = threat_words(race, reach.rival, spot, KnifeFlies(number, reach.rival, parts[0], small))
    return {"square": race.track.square_name(car), "mfs": mfs, "least": reach.needed(mfs), "attacks": [name]}


def struck_by(rival: Faction, number: Faction, kind: int, part: Part) -> Blow:
    """The blow of a rival beside a chariot."""
    if kind == DUSTED:
        return DustFlies(number, rival)
    if kind == SPEARED:
        return Thrust(number, rival, part)
    return blow(number, rival, (LASH if kind == LASHED else RAM).of(number, part))


def threat_words(race: Race, rival: Faction, spot: Spot, strike: Blow) -> OutcomeWords:
    """What an attack from there would do, and the chance to avert it, which from behind is less. (CM-9.3.2, 28.1a)"""
    copy = race.clone(Branching())
    copy.lift(copy.chariots[rival])
    copy.put(rival, spot[2], spot[1])
    copy.mover = rival
    told = blow_outcome(copy, strike, Budget(_RUNS)).told(strike)
    if not isinstance(strike, (DustFlies, KnifeFlies, Thrust)):
        own = averting_modifier(copy, strike.number, strike)
        told["defence"] = figure(contest_chance(own, copy.chariots[rival].handling()))
    return told


def cost_of(spot: Spot) -> tuple[int, int]:
    return spot[0], spot[1]
