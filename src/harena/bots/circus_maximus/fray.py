"""What blows are worth, in turns: to who deals them, and to who takes them."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from ...core.ids import Pick
from ...games.circus_maximus.chances import (
    contest_chance,
    flip_chance,
    injuries,
    lash_chances,
    lead_chance,
    more_hits,
    ram_chances,
    wheel_flip,
    wheel_points,
)
from ...games.circus_maximus.chariot import CHARIOT, LEFT, LONG_WHIP, RIGHT, TEAM, Chariot, Faction, Half
from ...games.circus_maximus.charts import (
    ATTACKER_DAMAGED,
    BOTH_DAMAGED,
    DEFENDER_DAMAGED,
    GRABBED,
    LASHED_BACK,
    LASHED_SLOW,
    LONG_REACH,
    SWERVE,
    WOUND,
)
from ...games.circus_maximus.defence import Blow
from ...games.circus_maximus.horse_hits import CRITICAL_HORSE_HITS
from ...games.circus_maximus.lash import LashDriver, LashTeam
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.ram import RamCar, RamTeam
from ...games.circus_maximus.track import FROM_FRONT
from ...games.circus_maximus.verbs import LASH, RAM
from .pace import FLIPPED

_FELLED: Final = 2.0
"""What a dead horse costs beyond its speed: time to cut it free, and endurance."""
_LASHED_TEAM: Final = 0.05
"""A lash drives the team it hits."""
_WHIP_LOST: Final = 0.3
_SWERVED: Final = 0.1
_OTHER_BLOW: Final = 0.3
_BEHIND: Final = 20
"""A rival so many squares behind is none."""
_A_TURN: Final = 16
"""Squares, roughly."""
_CHECKED: Final = 0.6
"""How often damaged wheels are checked in a turn."""
_MOST_LEAD: Final = 8


def _harms(lead: int, reach: int) -> list[float]:
    """By a driver's lead over the one he lashes: what it costs that one, swerves apart, how likely he swerves, and what
    it costs the attacker."""
    chances = lash_chances(lead, 0, reach)
    hurt = 0.15 * chances[LASHED_BACK] + 0.2 * chances[LASHED_SLOW] + 0.4 * chances[WOUND]
    return [hurt, chances[SWERVE], _WHIP_LOST * chances[GRABBED]]


def _damages(lead: int) -> list[float]:
    """By the lead: how likely a ram damages the defender's car, and the attacker's."""
    chances = ram_chances(lead, 0)
    return [chances[BOTH_DAMAGED] + chances[DEFENDER_DAMAGED], chances[BOTH_DAMAGED] + chances[ATTACKER_DAMAGED]]


@cache
def _injury(added: int, boxes: int) -> list[float]:
    """The boxes a rammed horse is expected to lose, and how likely it falls."""
    return _lost(injuries(added), boxes)


@cache
def _worse_injury(added: int, boxes: int) -> list[float]:
    """The same where hits may be critical."""
    return _lost(_worse(injuries(added), boxes), boxes)


def _lost(spread: list[float], boxes: int) -> list[float]:
    lost = sum([spread[points] * min(points, boxes) for points in range(len(spread))])
    return [lost, sum(spread[boxes:])]


def _worse(spread: list[float], boxes: int) -> list[float]:
    """A spread of boxes lost with what the roll for a critical hit adds; no hit is none."""
    more = more_hits(boxes)
    together = [0.0] * (len(spread) + boxes)
    together[0] = spread[0]
    for points in range(1, len(spread)):
        for added in range(len(more)):
            together[points + added] += spread[points] * more[added]
    return together


def hits_are_critical(race: Race) -> bool:
    """Whether a hit on a horse may be worse than it looked. (CM-27.4)"""
    return CRITICAL_HORSE_HITS.name in race.house.variants


def _loose(damage: int, boxes: int) -> float:
    return 1.0 if damage >= boxes else wheel_flip(damage, boxes)


@cache
def _wheel_costs(added: int, damage: int, boxes: int) -> list[float]:
    """What a hit on a wheel is expected to cost at once, and how much of that again in each turn left."""
    spread = wheel_points(added)
    return [
        FLIPPED
        * sum(
            [
                spread[points] * min(1.0, _loose(damage + points, boxes) * (1 + _CHECKED * turns))
                for points in range(len(spread))
            ]
        )
        for turns in range(20)
    ]


_LEADS: Final = range(-_MOST_LEAD, _MOST_LEAD + 1)
_HARMS: Final = [_harms(lead, 0) for lead in _LEADS]
_LONG_HARMS: Final = [_harms(lead, LONG_REACH) for lead in _LEADS]
_DAMAGES: Final = [_damages(lead) for lead in _LEADS]
_FALLS: Final = [1.0 - contest_chance(0, lead) for lead in _LEADS]
"""By the attacker's lead, how likely a blow falls though it is averted."""


@final
class Bout:
    """One chariot against another, as far as both logs tell."""

    def __init__(self, race: Race, attacker: int, victim: int) -> None:
        self.race: Final = race
        self.number: Final = Faction(victim)
        self.striker: Final = attacker
        self.attacker: Final = race.chariots[attacker]
        self.victim: Final = race.chariots[victim]
        lead = self.attacker.handling() - self.victim.under_attack()
        self.lead: Final = min(max(lead, -_MOST_LEAD), _MOST_LEAD) + _MOST_LEAD
        """As a place in the tables."""
        # Who is struck beside a wall is struck from its other side.
        self.swerve: Final = FLIPPED if race.track.at_wall[self.victim.team] else _SWERVED
        self.side: Final = race.side_of(Faction(victim), attacker)
        self.facing: Final[Half] = RIGHT if self.side == LEFT else LEFT
        """The side of the victim that is struck, and the attacker's next to it."""
        self.turns: Final = min(19, race.track.to_go(self.victim.team, self.victim.stage) // _A_TURN)

    def ram_team(self) -> float:
        horse = self.victim.nearest_horse(self.side)
        boxes = min(9, max(1, self.victim.horses[horse]))
        added = self.attacker.strikes_with(self.facing)
        injury = _worse_injury(added, boxes) if hits_are_critical(self.race) else _injury(added, boxes)
        return injury[0] * self.turns / 18 + injury[1] * _FELLED

    def wheel_costs(self) -> tuple[float, float]:
        """What a damaged wheel costs the victim, and the attacker."""
        one = wheel_hit(self.victim, self.side, self.attacker.strikes_with(self.facing))[self.turns]
        other = wheel_hit(self.attacker, self.facing, self.victim.strikes_with(self.side))[self.turns]
        return one, other

    def ram_car(self) -> tuple[float, float]:
        """To the victim, and to the attacker."""
        damages = _DAMAGES[self.lead]
        one, other = self.wheel_costs()
        return damages[0] * one, damages[1] * other

    def lash_team(self) -> float:
        """It drives a team on; in the face it makes it rear, and the car may flip. (CM-28.3)"""
        if self.race.facing(self.number, TEAM, self.striker) != FROM_FRONT or not self.victim.has_car():
            return _LASHED_TEAM
        own = self.victim.under_attack()
        return FLIPPED * lead_chance(self.attacker.handling(), own) * flip_chance(own, self.victim.last_speed)

    def lash_driver(self) -> tuple[float, float]:
        harms = (_LONG_HARMS if self.attacker.whip == LONG_WHIP else _HARMS)[self.lead]
        return harms[0] + harms[1] * self.swerve, harms[2]

    def harm(self, pick: Pick) -> tuple[float, float]:
        """What an attack does if it falls: to the victim, and to the attacker."""
        if LASH.holds(pick):
            return (self.lash_team(), 0.0) if LASH.which(pick) == TEAM else self.lash_driver()
        return (self.ram_team(), 0.0) if RAM.which(pick) == TEAM else self.ram_car()


def wheel_hit(chariot: Chariot, side: Half, added: int) -> list[float]:
    """What a hit on a wheel costs, by the turns left."""
    return _wheel_costs(added, chariot.wheels[side], chariot.build.outfit.wheels[side])


def rivalry(race: Race, me: Chariot, other: Chariot) -> float:
    """How much of a rival's loss is one's own gain: more the nearer the line, nothing if he is beaten anyway."""
    if other.standing != CHARIOT:
        return 0.0
    track = race.track
    ahead = track.to_go(me.team, me.stage) - track.to_go(other.team, other.stage)
    if ahead < -_BEHIND:
        return 0.0
    laps_left = (track.finish - 1 - me.stage) // track.per_lap
    share = 0.6 if me.stage == track.finish - 1 else 0.3 if laps_left == 0 else 0.15
    return share if ahead > -6 else share / 2


def attack_worth(race: Race, number: Faction, pick: Pick) -> float:
    """What an attack gains in turns, its MF apart."""
    rival = LASH.what(pick) if LASH.holds(pick) else RAM.what(pick)
    bout = Bout(race, number, rival)
    harm, risk = bout.harm(pick)
    falls = 1.0 if bout.victim.hampered(race.turn) else 0.3 + 0.7 * _FALLS[bout.lead]
    return falls * (rivalry(race, bout.attacker, bout.victim) * harm - risk)


def blow_cost(race: Race, number: Faction) -> float:
    """What the blow now falling may cost."""
    blow = race.agenda[race.place(Blow)]
    if isinstance(blow, LashTeam):
        return Bout(race, blow.attacker, number).lash_team()
    if isinstance(blow, LashDriver):
        return Bout(race, blow.attacker, number).lash_driver()[0]
    if isinstance(blow, RamTeam):
        return Bout(race, blow.attacker, number).ram_team()
    if isinstance(blow, RamCar):
        return Bout(race, blow.attacker, number).ram_car()[0]
    return _OTHER_BLOW
