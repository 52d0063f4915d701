"""Who can reach a chariot this turn, and how: a search over free squares as the track lies now.

A rival counts forward steps and lane changes, and slips where something stands right before it. It is not held back by
strain, by what it would have to pay, or by others who move before it.
"""

from __future__ import annotations

from typing import Final, final

from ...core.foresight import Branching, Budget
from ...core.ids import Seat
from .chances import contest_chance
from .chariot import CHARIOT, LEFT, PARTS, RIGHT, TEAM, Chariot, Faction, Half, Part
from .combat import blow
from .defence import ATTACKS, EVADE_COST, LASHED, RAMMED
from .outcomes import blow_outcome, figure
from .phase import SetOut, may_whip
from .race import Race
from .sideslip import SLIP_COST
from .track import IN, OFF, OUT, Square
from .turn import WriteSpeeds
from .verbs import COLOURS, LASH, RAM
from .words import OutcomeWords, SpotWords, ThreatWords

Spot = tuple[int, Square, Square, list[Part]]
"""MFs up to the blow, the squares of the attacking car and of its team, and the parts it can strike."""
_RUNS: Final = 120
"""What an attack of a rival that may still come is followed with."""


def threats(race: Race, seat: Seat) -> dict[str, list[ThreatWords]]:
    """By own chariot, every rival that can still attack it this turn."""
    mine = [number for number in race.house.factions if is_mine(race, seat, number)]
    found: dict[str, list[ThreatWords]] = {COLOURS[number]: [] for number in mine}
    if not mine:
        return {}
    for rival in rivals_to_come(race, seat):
        reach = Reach(race, rival)
        for number in mine:
            spots = reach.spots(number)
            if spots:
                found[COLOURS[number]].append(rival_words(race, reach, number, spots))
    return found


def is_mine(race: Race, seat: Seat, number: Faction) -> bool:
    chariot = race.chariots[number]
    return chariot.build.owner == seat and chariot.has_car() and chariot.team != OFF


def rivals_to_come(race: Race, seat: Seat) -> list[Faction]:
    """Rivals with a phase still to come in this turn, or under way. (CM-5.2)"""
    numbers: list[Faction] = []
    for number in race.house.factions:
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
            extra += min(3 if chariot.arm_wound != 0 else 6, chariot.endurance)
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
            if blocked or ahead in race.wrecks:
                for target in track.slips[side][team][:2]:
                    self.aside(target, car, spent + SLIP_COST, rings)
            else:
                self.aside(track.change[side][team], car, spent + EVADE_COST[side], rings)

    def aside(self, target: Square, car: Square, spent: int, rings: list[list[tuple[Square, Square]]]) -> None:
        race = self.race
        if target == OFF or target in self.cost or not self.free(target) or target in race.wrecks:
            return
        behind = race.track.behind(target, car)
        if self.free(behind) and behind not in race.wrecks:
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
                if there != 0 and (there - 1) // 2 == number and self.may_strike(number, part, car):
                    parts.append(part)
            if parts:
                found.append((spent + 1, car, Square(team), parts))
        return found

    def may_strike(self, number: Faction, part: Part, car: Square) -> bool:
        """A fallen horse covers the others on its side. (CM-9.5.2b)"""
        victim = self.race.chariots[number]
        return part != TEAM or victim.fallen == 0 or not victim.fallen_on(self.side_from(victim, car))

    def side_from(self, victim: Chariot, car: Square) -> Half:
        return LEFT if self.race.track.left_of(car, victim.team) else RIGHT

    def lashes(self, number: Faction, part: Part) -> bool:
        """With a whip: horses, and a driver who is there. (CM-9.2.1)"""
        return self.chariot.whip != 0 and (part == TEAM or self.race.chariots[number].standing == CHARIOT)

    def needed(self, mfs: int) -> int:
        """The speed that has to be written for so many MFs, whip and lashes at their best."""
        return max(self.least, mfs - self.added)


def rival_words(race: Race, reach: Reach, number: Faction, spots: list[Spot]) -> ThreatWords:
    """A rival with the squares it could attack from, the speeds that take it there, and what its attacks do."""
    attacks: dict[str, OutcomeWords] = {}
    squares = [spot_words(race, reach, number, spot, attacks) for spot in sorted(spots, key=cost_of)]
    return {
        "rival": COLOURS[reach.rival],
        "least": min([reach.needed(mfs) for mfs, _, _, _ in spots]),
        "most": reach.most,
        "moving": race.mover == reach.rival,
        "defence": figure(contest_chance(race.chariots[number].under_attack(), reach.chariot.handling())),
        "squares": squares,
        "attacks": attacks,
    }


def spot_words(race: Race, reach: Reach, number: Faction, spot: Spot, attacks: dict[str, OutcomeWords]) -> SpotWords:
    """A square for the car, the MFs up to the blow, the speed they need, and the attacks by name."""
    mfs, car, _, parts = spot
    side = reach.side_from(race.chariots[number], car)
    inside = race.away_from(number, side) == OUT
    names: list[str] = []
    for part in sorted(parts):
        for kind in (LASHED, RAMMED):
            if kind == LASHED and not reach.lashes(number, part):
                continue
            name = f"{ATTACKS[kind]} {PARTS[part]} from {'inside' if inside else 'outside'}"
            names.append(name)
            if name not in attacks:
                attacks[name] = threat_words(race, reach.rival, spot, number, kind, part)
    return {"square": race.track.square_name(car), "mfs": mfs, "least": reach.needed(mfs), "attacks": names}


def threat_words(race: Race, rival: Faction, spot: Spot, number: Faction, kind: int, part: Part) -> OutcomeWords:
    """What an attack from there would do."""
    copy = race.clone(Branching())
    copy.lift(copy.chariots[rival])
    copy.put(rival, spot[2], spot[1])
    copy.mover = rival
    strike = blow(number, rival, (LASH if kind == LASHED else RAM).of(number, part))
    return blow_outcome(copy, strike, Budget(_RUNS)).told(strike)


def cost_of(spot: Spot) -> tuple[int, int]:
    return spot[0], spot[1]
