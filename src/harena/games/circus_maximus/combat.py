"""CM-9.1, CM-9.2 Attacks: who can be struck from where, and with what."""

from __future__ import annotations

from ...core.ids import Pick
from .chariot import CHARIOT
from .defence import LASHED, RAMMED, Blow, away_from, defence
from .events import ATTACKED
from .lash import LashDriver, LashTeam
from .race import Race
from .ram import RamCar, RamTeam
from .verbs import LASH, RAM, TEAM


def attacks(race: Race, number: int, picks: list[Pick]) -> None:
    """CM-3.4b, 3.8a, 6.8a, 6.8b, 9.1, 9.1.4, 9.2a, 9.2b, 9.2.1, 9.2.2, 9.5.2c Rivals beside the car: lash if there is a
    whip, or ram; once from a square, never from gray, never one's own."""
    chariot = race.chariots[number]
    car = chariot.car
    if race.track.gray[car] or car in race.phase.struck:
        return
    for square in race.track.reach[car]:
        there = race.board[square]
        if there != 0:
            list_attacks(race, number, (there - 1) // 2, (there - 1) % 2, picks)


def list_attacks(race: Race, number: int, rival: int, part: int, picks: list[Pick]) -> None:
    """CM-9.2.1, 9.5.2b, 15.2.5a Beside the team its horses; beside the car the driver, if he is there, or the car."""
    chariot, victim = race.chariots[number], race.chariots[rival]
    if victim.build.owner == chariot.build.owner:
        return
    if part == TEAM and victim.fallen != 0 and victim.fallen_on(race.side_of(rival, number)):
        return
    if chariot.whip != 0 and (part == TEAM or victim.standing == CHARIOT):
        picks.append(LASH.picks[2 * rival + part])
    picks.append(RAM.picks[2 * rival + part])


def attack(race: Race, number: int, pick: Pick) -> None:
    """CM-6.8a, 9.1.1, 9.1.2, 9.1.3, 9.2.2, 9.3 One MF; the attack is announced, the defender answers, then it falls."""
    verb = LASH if LASH.holds(pick) else RAM
    rival, part = verb.what(pick), verb.which(pick)
    race.phase.spend(1)
    race.phase.struck.append(race.chariots[number].car)
    kind = LASHED if LASH.holds(pick) else RAMMED
    race.record(ATTACKED, number, rival, kind, part)
    race.then(
        [
            defence(rival, away_from(race, rival, number), race.chariots[number].handling(), kind),
            blow(rival, number, pick),
        ]
    )


def blow(rival: int, number: int, pick: Pick) -> Blow:
    """CM-9.4 The kind of attack and what it strikes."""
    if LASH.holds(pick):
        return LashTeam(rival, number) if LASH.which(pick) == TEAM else LashDriver(rival, number)
    return RamTeam(rival, number) if RAM.which(pick) == TEAM else RamCar(rival, number)
