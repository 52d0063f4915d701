"""What blows are worth in Circus Maximus, in turns: to who deals them, and to who takes them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..core.ids import Pick
from ..games.circus_maximus.chariot import CHARIOT, Chariot
from ..games.circus_maximus.charts import (
    ATTACKER_DAMAGED,
    BOTH_DAMAGED,
    BRAKE,
    BY_CAR,
    DEFENDER_DAMAGED,
    GRABBED,
    SLOWED,
    SWERVE,
    WOUND,
    car_damage,
    horse_injury,
    lash_result,
    wheel_damage,
)
from ..games.circus_maximus.defence import LASHED, RAMMED
from ..games.circus_maximus.race import NOBODY
from ..games.circus_maximus.track import LANES
from ..games.circus_maximus.verbs import LASH, RAM, TEAM
from ..games.circus_maximus.view import View
from .circus_pace import FLIPPED, THREE_DICE, TWO_DICE, course_of

_FELLED: Final = 2.0
"""What a dead horse costs beyond its speed: time to cut it free, and endurance."""
_LASHED_TEAM: Final = 0.05
ATTACK: Final = 4
"""Where the question of a defence tells what it is against."""
"""A lash drives the team it hits."""
_WHIP_LOST: Final = 0.3
_BLOWS: Final = {BRAKE: 0.15, SLOWED: 0.2, WOUND: 0.4}
"""What the lash does to a driver."""
_SWERVED: Final = 0.1
_BEHIND: Final = 20
"""A rival so many squares behind is none."""


@lru_cache(maxsize=64)
def outrolls(lead: int) -> float:
    """How likely two dice and a lead beat two dice."""
    return sum([one * other for a, one in TWO_DICE.items() for b, other in TWO_DICE.items() if a + lead > b])


@lru_cache(maxsize=256)
def injury(weight: int, boxes: int) -> tuple[float, float]:
    """The boxes a rammed horse is expected to lose, and how likely it falls."""
    rolls = [(horse_injury(roll + weight), share) for roll, share in TWO_DICE.items()]
    lost = sum([share * min(points, boxes) for points, share in rolls])
    return lost, sum([share for points, share in rolls if points >= boxes])


@lru_cache(maxsize=64)
def whose_car(lead: int) -> tuple[float, float]:
    """How likely a ram damages the defender's car, and the attacker's."""
    results = [(car_damage(roll + lead), share) for roll, share in THREE_DICE.items()]
    return (
        sum([share for result, share in results if result in (BOTH_DAMAGED, DEFENDER_DAMAGED)]),
        sum([share for result, share in results if result in (BOTH_DAMAGED, ATTACKER_DAMAGED)]),
    )


@lru_cache(maxsize=1024)
def wheel_cost(damage: int, weight: int, turns: int) -> float:
    """What a hit on a wheel is expected to cost: it may come off at once, and at every check in the turns left."""
    cost = 0.0
    for roll, share in TWO_DICE.items():
        worn = damage + wheel_damage(roll + weight)
        comes_off = sum([chance for total, chance in TWO_DICE.items() if total < worn]) if worn < 10 else 1.0
        cost += share * min(1.0, comes_off * (1 + 0.6 * turns)) * FLIPPED
    return cost


@lru_cache(maxsize=64)
def lashed_driver(lead: int, swerve: float) -> tuple[float, float]:
    """What a lash is expected to cost the driver it hits, and the one who deals it, where a swerve costs so much."""
    hurt = grabbed = 0.0
    for own, one in TWO_DICE.items():
        for other, two in TWO_DICE.items():
            for roll, three in TWO_DICE.items():
                result = lash_result(lead + own - other, roll)
                if result == GRABBED:
                    grabbed += one * two * three
                else:
                    hurt += one * two * three * (swerve if result == SWERVE else _BLOWS.get(result, 0.0))
    return hurt, grabbed * _WHIP_LOST


class Bout:
    """One chariot against another, as far as both logs tell."""

    def __init__(self, view: View, attacker: int, victim: int) -> None:
        self.attacker: Final = view.chariots[attacker]
        self.victim: Final = view.chariots[victim]
        self.lead: Final = self.attacker.handling() - self.victim.under_attack()
        lane, other = view.track.lane[self.victim.team], view.track.lane[self.attacker.team]
        at_wall = (lane == 1 and other > lane) or (lane == LANES and other < lane)
        self.swerve: Final = FLIPPED if at_wall else _SWERVED
        self.side: Final = 0 if other < lane else 1
        self.turns: Final = turns_left(view, self.victim)

    def ram_team(self) -> float:
        horse = self.victim.nearest_horse(self.side)
        lost, falls = injury(BY_CAR[self.attacker.build.car], max(1, self.victim.horses[horse]))
        return lost * self.turns / 18 + falls * _FELLED

    def ram_car(self) -> tuple[float, float]:
        """To the victim, and to the attacker."""
        hits, misses = whose_car(self.lead)
        one = wheel_cost(self.victim.wheels[self.side], self.attacker.build.by_car(), self.turns)
        other = wheel_cost(self.attacker.wheels[1 - self.side], self.victim.build.by_car(), self.turns)
        return hits * one, misses * other

    def harm(self, pick: Pick) -> tuple[float, float]:
        """What an attack does if it falls: to the victim, and to the attacker."""
        if LASH.holds(pick):
            return (_LASHED_TEAM, 0.0) if LASH.which(pick) == TEAM else lashed_driver(self.lead, self.swerve)
        return (self.ram_team(), 0.0) if RAM.which(pick) == TEAM else self.ram_car()


def turns_left(view: View, chariot: Chariot) -> int:
    return course_of(view.track).to_go(chariot.team, chariot.stage) // 16


def rivalry(view: View, number: int, rival: int) -> float:
    """How much of a rival's loss is one's own gain: more the nearer the line, nothing if he is beaten anyway."""
    me, other = view.chariots[number], view.chariots[rival]
    course = course_of(view.track)
    ahead = course.to_go(me.team, me.stage) - course.to_go(other.team, other.stage)
    if other.standing != CHARIOT or ahead < -_BEHIND:
        return 0.0
    laps_left = (view.track.finish - 1 - me.stage) // 4
    share = 0.6 if me.stage == view.track.finish - 1 else 0.3 if laps_left == 0 else 0.15
    return share if ahead > -6 else share / 2


def attack_worth(view: View, number: int, pick: Pick) -> float:
    """What an attack gains in turns, its MF apart."""
    rival = LASH.what(pick) if LASH.holds(pick) else RAM.what(pick)
    bout = Bout(view, number, rival)
    harm, risk = bout.harm(pick)
    falls = 1.0 if bout.victim.hampered(view.turn) else 0.3 + 0.7 * outrolls(bout.lead)
    return falls * (rivalry(view, number, rival) * harm - risk)


def blow_cost(view: View, number: int) -> float:
    """What the blow now falling may cost."""
    attack = view.question[ATTACK]
    if attack not in (LASHED, RAMMED) or view.mover in (NOBODY, number) or not view.chariots[view.mover].has_car():
        return 0.3
    me, attacker = view.chariots[number], view.chariots[view.mover]
    bout = Bout(view, view.mover, number)
    reach = view.track.reach[attacker.car]
    if me.team in reach:
        return _LASHED_TEAM if attack == LASHED else bout.ram_team()
    if me.car in reach:
        return lashed_driver(bout.lead, bout.swerve)[0] if attack == LASHED else bout.ram_car()[0]
    return 0.3
