"""Forced slips and swerves, and the rams they end in. (CM-7.3.4, CM-9.4.3-S, CM-9.6)"""

from __future__ import annotations

from typing import Final, final

from .chariot import CAR, CHARIOT, TEAM, Chariot, Faction, Horse
from .corners import check_corner, forbid_straining, strain, trim
from .defence import FORCED, Blow, check_evasion, defence, ways_out
from .events import FORCED_RAM, FORCED_SLIP
from .horses import injure
from .race import ChariotStep, DodgePenalty, Race
from .ram import ram_car, ram_team
from .track import IN, NO_LIMIT, Side
from .wheels import BY_POST, BY_WALL

THROWN: Final = 0
SWERVED: Final = 1
FURTHER: Final = 2
"""What forces a chariot aside: the corner, a lash, or a lane change that goes further than it was meant to."""
PENALTY: Final = 3
"""What a forced ram takes from the driver's modifier. (CM-9.6.2)"""


@final
class ForcedSlip(ChariotStep):
    """One lane sideways, free of cost: into the wall it flips, or where ways cross at the corner post; into a chariot
    it rams, else it moves; a double slip goes on from there. (CM-7.3.3-S, 7.3.3-SS, 7.3.4a, 7.3.4b, 7.3.4c, 7.3.4d,
    9.4.3-S1, 9.4.3-S3, 28)"""

    def __init__(self, number: Faction, side: Side, lanes: int, made: int = 0, cause: int = THROWN) -> None:
        super().__init__(number)
        self.side: Final = side
        self.lanes: Final = lanes
        self.made: Final = made
        self.cause: Final = cause

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.side, self.lanes, self.made, self.cause)

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        # A horse on the ground holds the chariot: it cannot be moved, whatever forces it.
        if not chariot.has_car() or chariot.fallen != 0:
            return
        targets = race.track.slips[self.side][chariot.team]
        if not targets:
            race.rulebook.flip(race, self.number, BY_WALL if race.track.at_wall[chariot.team] else BY_POST)
            return
        behind = race.track.behind(targets[0], chariot.car)
        if race.board[targets[0]] != 0 or race.board[behind] != 0:
            self.ram(race)
            return
        race.shift(self.number, targets[0])
        race.record(FORCED_SLIP, self.number, self.side, race.place_name(targets[0]))
        self.after(race, chariot)

    def ram(self, race: Race) -> None:
        """A double slip that cannot even begin rams with twice the penalty, a swerve with the usual one. (CM-7.3.4b,
        7.3.4c, 27.2.1-chart)"""
        penalty = 2 * PENALTY if self.lanes == 2 and self.made == 0 and self.cause == THROWN else PENALTY
        if self.made > 0:
            self.end(race)
        forced_ram(race, self.number, self.side, penalty)

    def after(self, race: Race, chariot: Chariot) -> None:
        """A slip bans the inside for the turn; a double one goes on. (CM-7.3.3-S, 7.3.3-SS)"""
        if self.cause == THROWN:
            chariot.no_inward = race.turn
        race.rulebook.shoved(race, self.number)
        if self.made + 1 < self.lanes:
            race.then([ForcedSlip(self.number, self.side, self.lanes, self.made + 1, self.cause)])
        else:
            self.end(race)

    def end(self, race: Race) -> None:
        """A double slip bans straining, which a swerve does not; a swerve inward is checked in the lane it ends in.
        (CM-7.3.3-SS, 9.4.3-S2, 27.2.1-chart)"""
        if self.lanes == 2 and self.cause == THROWN:
            end_double_slip(race, self.number)
        if self.side == IN:
            race.then([FurtherCheck(self.number) if self.cause == FURTHER else SwerveCheck(self.number)])


def end_double_slip(race: Race, number: Faction) -> None:
    """No straining in this turn and the next; MFs are trimmed for the lane it ends in. (CM-7.3.3-SS)"""
    forbid_straining(race, number)
    trim(race, number)


@final
class SwerveCheck(ChariotStep):
    """A swerve inward has ended. (CM-9.4.3-S2)"""

    def run(self, race: Race) -> None:
        check_swerve(race, self.number)


def check_swerve(race: Race, number: Faction) -> None:
    """A corner lane further in, against the speed of the latest phase. (CM-9.4.3-S2)"""
    chariot = race.chariots[number]
    limit = race.limit_of(chariot)
    if limit == NO_LIMIT or chariot.last_speed <= limit or chariot.standing != CHARIOT:
        return
    strain(race, number, chariot.last_speed - limit, 0, limit)


@final
class FurtherCheck(ChariotStep):
    """A lane that a change went on to is a lane like any other: its limit holds, for the mover by the speed of his
    phase, for one that evaded by that of his turn. (CM-6.4.3, 9.3.1.2)"""

    def run(self, race: Race) -> None:
        if not race.chariots[self.number].has_car():
            return
        if race.moving(self.number):
            check_corner(race, self.number)
        else:
            check_evasion(race, self.number)


# ---- involuntary rams

TEAM_TO_TEAM: Final = 0
TEAM_TO_CAR: Final = 1
CAR_TO_TEAM: Final = 2
CAR_TO_CAR: Final = 3


def forced_ram(race: Race, number: Faction, side: Side, penalty: int) -> None:
    """The chariot in the way may defend itself, whoever owns it; the one that was forced is slower in its next phase
    and stays in its lane. (CM-9.6, 9.6.2, 9.6.3, 3.4b)"""
    chariot = race.chariots[number]
    target = race.track.slips[side][chariot.team][0]
    behind = race.track.behind(target, chariot.car)
    contact = TEAM_TO_TEAM
    square = target
    if race.board[behind] != 0:
        contact = CAR_TO_TEAM
        square = behind
    victim = race.chariot_at(square)
    contact += 1 if race.part_at(square) != TEAM else 0
    chariot.slowed += 1
    race.record(FORCED_RAM, number, victim)
    worse = race.rulebook.dodge_penalty(race, contact, penalty)
    race.then(
        [
            defence(victim, ways_out(race, victim, race.part_at(square), number), chariot.handling() - worse, FORCED),
            ForcedBlow(victim, number, contact, penalty),
        ]
    )


@final
class CarsAlone(DodgePenalty):
    """The penalty is for a car forced into something; a team alone has none. (CM-9.6.1a, 9.6.2)"""

    def dodge_penalty(self, race: Race, contact: int, penalty: int) -> int:
        return penalty if contact >= CAR_TO_TEAM else 0


@final
class ForcedBlow(Blow):
    """A team forced into a car is hurt by it; a car forced into something rams it with a penalty; two teams do each
    other no harm. (CM-9.6.1a, 9.6.2)"""

    def __init__(self, number: Faction, rammer: Faction, contact: int, penalty: int) -> None:
        super().__init__(number)
        self.rammer: Final = rammer
        self.contact: Final = contact
        self.penalty: Final = penalty

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.rammer, self.contact, self.penalty)

    def source(self) -> int:
        return self.rammer

    def strikes(self) -> int:
        return CAR if self.contact in (TEAM_TO_CAR, CAR_TO_CAR) else TEAM

    def run(self, race: Race) -> None:
        race.rulebook.rammed(race, self.number, self.rammer)
        if self.contact == CAR_TO_CAR:
            ram_car(race, self.number, self.rammer, self.penalty)
        elif self.contact == CAR_TO_TEAM:
            ram_team(race, self.number, self.rammer)
        elif self.contact == TEAM_TO_CAR:
            ram_team(race, self.rammer, self.number)


def injure_ahead(race: Race, number: Faction, horse: Horse, blocker: Faction) -> None:
    """From straight ahead: the horse its owner names, by the blocker's weight. (CM-9.6.1b)"""
    injure(race, number, horse, blocker)
