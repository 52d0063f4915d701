"""Endurance: what is lost stays lost, and what happens at zero. (CM-8)"""

from __future__ import annotations

from .chariot import CHARIOT, Chariot, Faction
from .events import ENDURANCE_GONE, ENDURANCE_LOST, EXHAUSTED, MFS_LOST, MODIFIER_LOST
from .race import Race


def lose_endurance(race: Race, number: Faction, points: int) -> int:
    """Endurance is marked off at once and for good, down to zero; returns what was lost. (CM-8.1, 8.2a, 8.2b, 8.2c,
    8.2d, 8.2e, 8.3, 8.4, 8.5)"""
    chariot = race.chariots[number]
    lost = min(points, chariot.endurance)
    if lost <= 0:
        return 0
    chariot.endurance -= lost
    race.record(ENDURANCE_LOST, number, lost, chariot.endurance)
    if chariot.endurance == 0:
        race.record(ENDURANCE_GONE, number)
        lose_modifier(race, number)
    return lost


def lose_modifier(race: Race, number: Faction) -> None:
    """The driver's own modifier falls for the rest of the race, and the current one with it; the mover's speed is cut
    down to its new maximum at once. (CM-8.4.1, 8.4.4, 9.4.3-W3, 13.1-3)"""
    chariot = race.chariots[number]
    chariot.modifier -= 1
    chariot.set_current(chariot.current - 1)
    race.record(MODIFIER_LOST, number, chariot.modifier, chariot.current)
    if race.moving(number):
        slow_mover(race, number)


def slow_mover(race: Race, number: Faction) -> None:
    """A turn speed above the new maximum is trimmed, MFs already used excepted. (CM-7.3.5.2, 9.5.1b)"""
    chariot = race.chariots[number]
    modifier = chariot.current if chariot.standing == CHARIOT else 0
    most = max(0, race.team_speed(chariot) + modifier - race.phase.owed - race.phase.slowed)
    if race.phase.written <= most:
        return
    lost = min(race.phase.written - most, race.phase.left)
    race.phase.written = most
    if lost > 0:
        race.phase.left -= lost
        race.record(MFS_LOST, number, lost)


def tire(race: Race, number: Faction, chariot: Chariot) -> None:
    """Every turn that begins without endurance costs a point of team speed, until there is nothing to lose.
    (CM-8.4.3)"""
    if chariot.endurance == 0 and chariot.active() and race.team_speed(chariot) + max(chariot.current, 0) > 0:
        chariot.fatigue += 1
        race.record(EXHAUSTED, number, max(0, race.team_speed(chariot)))
