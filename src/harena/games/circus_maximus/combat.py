"""Attacks: who can be struck from where, and with what. (CM-9.1, CM-9.2)"""

from __future__ import annotations

from typing import final

from ...core.ids import Clause, Pick
from ...core.picks import Verb
from .chariot import CHARIOT, TEAM, Faction, Part
from .defence import LASHED, RAMMED, Blow, defence, ways_out
from .events import ATTACKED
from .lash import LashDriver, LashTeam
from .race import Race, Use
from .ram import RamCar, RamTeam
from .track import FROM_SIDE, OFF
from .verbs import LASH, RAM


@final
class Attack(Use):
    """Rivals beside the car: lash if there is a whip, or ram; once from a square, never from gray, never one's own.
    (CM-3.4b, 3.8a, 6.8a, 6.8b, 9.1, 9.1.4, 9.2a, 9.2b, 9.2.1, 9.2.2, 9.5.2c)"""

    def verbs(self) -> list[Verb]:
        return [LASH, RAM]

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        if not may_attack(race, number):
            return
        for square in race.track.reach[race.chariots[number].car]:
            if race.board[square] != 0:
                list_attacks(race, number, race.chariot_at(square), race.part_at(square), picks)

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        attack(race, number, pick)

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        return why_no_attack(race, number, pick)


def may_attack(race: Race, number: Faction) -> bool:
    """One attack from a square, of whatever kind; never from gray, and not in the turn of cutting a horse free.
    (CM-3.8a, 9.1.4, 9.5.2c)"""
    chariot = race.chariots[number]
    car = chariot.car
    return chariot.cut_turn != race.turn and not race.track.gray[car] and car not in race.phase.struck


def list_attacks(race: Race, number: Faction, rival: Faction, part: Part, picks: list[Pick]) -> None:
    """Beside the team its horses; beside the car the driver, if he is there, or the car. (CM-9.2.1, 9.5.2b, 15.2.5a)"""
    chariot, victim = race.chariots[number], race.chariots[rival]
    if victim.build.owner == chariot.build.owner or race.rulebook.why_spared(race, number, rival) is not None:
        return
    if part == TEAM and victim.fallen != 0 and shielded(race, number, rival):
        return
    if chariot.whip != 0 and (part == TEAM or victim.standing == CHARIOT):
        picks.append(LASH.picks[2 * rival + part])
    picks.append(RAM.picks[2 * rival + part])


def attack(race: Race, number: Faction, pick: Pick) -> None:
    """One MF; the attack is announced, the defender answers, then it falls. (CM-6.8a, 9.1.1, 9.1.2, 9.1.3, 9.2.2,
    9.3)"""
    verb = LASH if LASH.holds(pick) else RAM
    rival, part = verb.what(pick), verb.which(pick)
    race.phase.spend(1)
    race.phase.struck += (race.chariots[number].car,)
    kind = LASHED if LASH.holds(pick) else RAMMED
    race.record(ATTACKED, number, rival, kind, part)
    race.rulebook.attacked(race, number, rival)
    race.then(
        [
            defence(rival, ways_out(race, rival, part, number), race.chariots[number].handling(), kind),
            blow(rival, number, pick),
        ]
    )


def blow(rival: Faction, number: Faction, pick: Pick) -> Blow:
    """The kind of attack and what it strikes. (CM-9.4)"""
    if LASH.holds(pick):
        return LashTeam(rival, number) if LASH.which(pick) == TEAM else LashDriver(rival, number)
    return RamTeam(rival, number) if RAM.which(pick) == TEAM else RamCar(rival, number)


def why_peaceful(race: Race, number: Faction, rival: Faction) -> Clause | None:
    """Why a chariot may not attack another, with whatever: none if it may. (CM-3.4b, 3.8a, 9.1.4, 9.5.2c)"""
    chariot = race.chariots[number]
    if rival < len(race.chariots) and race.owner(rival) == chariot.build.owner:
        return Clause("CM-3.4b")
    spared = race.rulebook.why_spared(race, number, rival)
    if spared is not None:
        return spared
    if race.track.gray[chariot.car]:
        return Clause("CM-3.8a")
    if chariot.cut_turn == race.turn:
        return Clause("CM-9.5.2c")
    return Clause("CM-9.1.4") if chariot.car in race.phase.struck else None


def why_no_attack(race: Race, number: Faction, pick: Pick) -> Clause:
    chariot = race.chariots[number]
    verb = LASH if LASH.holds(pick) else RAM
    rival = verb.what(pick)
    peaceful = why_peaceful(race, number, rival)
    if peaceful is not None:
        return peaceful
    if LASH.holds(pick) and chariot.whip == 0:
        return Clause("CM-9.4.3-G")
    if verb.which(pick) == TEAM and rival < len(race.chariots) and lies_between(race, number, rival):
        return Clause("CM-9.5.2b")
    return Clause("CM-9.2b" if race.track.corner[chariot.car] else "CM-9.2a")


def shielded(race: Race, number: Faction, rival: Faction) -> bool:
    """A fallen horse covers its side; right ahead of the team it covers nothing. (CM-9.5.2b)"""
    victim = race.chariots[rival]
    return victim.fallen_on(race.side_of(rival, number)) and race.facing(rival, TEAM, number) == FROM_SIDE


def lies_between(race: Race, number: Faction, rival: Faction) -> bool:
    """Its team is within reach, but a fallen horse lies between. (CM-9.5.2b)"""
    team, track = race.chariots[rival].team, race.track
    reached = [track.ground[square] for square in track.reach[race.chariots[number].car]]
    return team != OFF and track.ground[team] in reached and shielded(race, number, rival)
