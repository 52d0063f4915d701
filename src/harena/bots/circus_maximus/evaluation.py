"""What a race promises: the turns each chariot still needs, and what they make of its owner's place."""

from __future__ import annotations

from math import exp, log
from typing import Final

from ...core.game import Game
from ...core.ids import Seat
from ...games.circus_maximus.chances import wheel_flip
from ...games.circus_maximus.chariot import (
    ABOARD,
    ARRIVED,
    CHARIOT,
    DRAGGED,
    LEFT,
    NOBODY,
    RIGHT,
    RUNAWAY,
    Chariot,
    Faction,
    Half,
)
from ...games.circus_maximus.charts import BOXES
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.track import OFF
from ..mind import chances_to_win, worth_of_places
from .outlook import planned_modifier, planned_speed
from .pace import after, course_of, lowered_limits

TERMS: Final = ["way", "endurance", "team", "car", "danger"]
"""Squares to go, points of endurance, speed of the team, boxes of the wheels left, and the chance to be out, in
hundredths."""
_OUT: Final = -60.0
_HEAT: Final = 0.6
_HEAT_A_TURN: Final = 0.11
"""How far apart two chariots are, in turns, when one is e times as likely to be ahead: more the longer the way. Fitted
to races of drivers who do what looks best, as are the price and the worth of endurance."""
_LAST_HEAT: Final = 0.2
"""In the final turn little is left to chance."""
_PRICE: Final = 3
"""Of the tables of turns, those for endurance that is used sparingly tell most."""
_RESERVE: Final = 12
_IN_RESERVE: Final = 0.01
_BEYOND: Final = 0.001
"""What a point of endurance is worth in every turn left: the last twelve, and all others."""
_FAST: Final = 18
"""MFs of a good turn."""
_CUT_FREE: Final = 11.0
"""MFs it takes to cut a dead horse free."""
_NO_WHIP: Final = 0.025
"""What the lack of a whip costs in every turn left."""
_CHECKS: Final = 0.6
"""How often damaged wheels are checked in a turn."""
_LOOSE: Final = [[wheel_flip(damage, boxes) for damage in range(BOXES + 1)] for boxes in range(BOXES + 1)]
"""By a wheel's boxes and its damage, how likely a check costs it."""


def value(game: Game, race: Race) -> list[float]:
    """What each seat may expect: at the end its place, before it what the turns its chariots need make of it."""
    if race.over():
        result = game.result(race)
        assert result is not None
        return worth_of_places(result.places)
    shares = [0.0] * race.seats
    for number, scored in enumerate(scores(race)):
        shares[race.chariots[number].build.owner] += exp(scored)
    return chances_to_win([log(share) for share in shares])


def scores(race: Race) -> list[float]:
    """By chariot, on the scale of `chances_to_win`."""
    turns = [turns_left(race, number) for number in race.factions]
    heat = heat_of(race, turns)
    return [score(race.chariots[number], turns[number], heat) for number in race.factions]


def heat_of(race: Race, turns: list[float]) -> float:
    """How many turns make a chariot e times as likely to be ahead, by the turns that all still need."""
    return _LAST_HEAT if race.final == 1 else heat_over(min(turns))


def heat_over(turns: float) -> float:
    """How many turns make a chariot e times as likely to be ahead, so many turns before the end."""
    return _HEAT + _HEAT_A_TURN * max(0.0, turns)


def score(chariot: Chariot, turns: float, heat: float) -> float:
    """On the scale of `chances_to_win`; those out of the race lie far behind, the last to go first."""
    if not can_place(chariot):
        return _OUT + 2 * chariot.place
    return -min(turns / heat, 20.0) + 2 * log(safety(chariot, turns))


def can_place(chariot: Chariot) -> bool:
    if chariot.standing == ARRIVED or chariot.standing == CHARIOT:
        return True
    return chariot.standing <= RUNAWAY and chariot.driver in (ABOARD, DRAGGED)


def safety(chariot: Chariot, turns: float) -> float:
    """The chance to stay in the race."""
    if chariot.standing == ARRIVED:
        return 1.0
    if chariot.standing != CHARIOT:
        return 0.1
    loose = looseness(chariot, LEFT) + looseness(chariot, RIGHT)
    kept = 1.0 - min(0.9, loose * (0.4 + _CHECKS * max(0.0, turns)))
    if chariot.hits <= 2:
        kept *= 0.9 if chariot.hits == 2 else 0.8
    return kept


def looseness(chariot: Chariot, side: Half) -> float:
    return _LOOSE[chariot.build.outfit.wheels[side]][chariot.wheels[side]]


def turns_left(race: Race, number: Faction) -> float:
    """Turns to the line, counted from the end of this turn; once it is the final one there is no other."""
    chariot = race.chariots[number]
    if chariot.standing == ARRIVED:
        return chariot.drawn - race.turn - chariot.spare / _FAST
    if chariot.standing > RUNAWAY or chariot.team == OFF:
        return 30.0
    turns = lone_turns(race, number) + setbacks(race, number)
    to_come = phase_to_come(race, number)
    return turns + race.final if to_come == 0.0 else turns - to_come


def phase_to_come(race: Race, number: Faction) -> float:
    """How much of this turn's phase lies before a chariot."""
    if race.mover == number and race.chariots[number].drawn == race.turn:
        mfs = race.phase.used + race.phase.left
        return race.phase.left / mfs if mfs > 0 else 1.0
    return 0.0 if race.chariots[number].drawn == race.turn else 1.0


def lone_turns(race: Race, number: Faction) -> float:
    """What a lone driver would need from here, and what his endurance will spare him."""
    chariot = race.chariots[number]
    course = course_of(race.track)
    lane = race.track.lane[chariot.team]
    to_go = race.track.to_go(chariot.team, min(chariot.stage, race.track.finish - 1))
    speed = planned_speed(race, number)
    pace = course.pace(lane, speed, planned_modifier(race, number), _PRICE, lowered_limits(race, chariot))
    turns = after(pace.turns, to_go, speed)
    if chariot.stage >= race.track.finish - 1:
        return turns
    kept = min(chariot.endurance, _RESERVE)
    return turns * (1.0 - _IN_RESERVE * kept - _BEYOND * (chariot.endurance - kept))


def setbacks(race: Race, number: Faction) -> float:
    """What jostles, debts and dead horses will still cost."""
    chariot = race.chariots[number]
    speed = planned_speed(race, number)
    shaken = chariot.modifier - chariot.current
    lost = shaken * (shaken + 1) / 2 + chariot.owed + chariot.slowed - chariot.must_gain
    if chariot.fallen != 0:
        lost += _CUT_FREE
    if chariot.no_strain > race.turn:
        lost += 3.0
    cost = lost / speed
    if chariot.whip == 0 or chariot.endurance == 0:
        cost += _NO_WHIP * race.track.to_go(chariot.team, min(chariot.stage, race.track.finish - 1)) / speed
    return cost


# ---- words


def make_up(race: Race, seat: Seat) -> list[float]:
    """Of a seat's best chariot."""
    best = NOBODY
    least = 99.0
    for number in race.factions:
        if race.owner(number) == seat and turns_left(race, number) < least:
            best, least = number, turns_left(race, number)
    if best == NOBODY or race.chariots[best].standing > RUNAWAY:
        return [0.0] * len(TERMS)
    chariot = race.chariots[best]
    return [
        -float(race.track.to_go(chariot.team, min(chariot.stage, race.track.finish - 1))),
        float(chariot.endurance),
        float(planned_speed(race, best)),
        float(chariot.wheel_left(LEFT) + chariot.wheel_left(RIGHT)),
        100 * safety(chariot, least) - 100,
    ]


def mishap(race: Race, seat: Seat) -> bool:
    """Whether a seat has just lost a chariot, or its driver."""
    for chariot in race.chariots:
        if chariot.build.owner == seat and chariot.standing != CHARIOT and chariot.standing != ARRIVED:
            lost = chariot.flipped if chariot.flipped != 0 else chariot.drawn
            if lost >= race.turn - 1:
                return True
    return False
