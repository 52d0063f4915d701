"""Forced slips and swerves, and the rams they end in. (CM-7.3.4, CM-9.4.3-S, CM-9.6)"""

from __future__ import annotations

from typing import Final, final

from .chariot import CAR, TEAM, Chariot, Faction, Horse
from .corners import forbid_straining, strain, trim
from .defence import FORCED, Blow, away_from, defence
from .events import FORCED_RAM, FORCED_SLIP
from .horses import injure
from .race import ChariotStep, DodgePenalty, Race
from .ram import ram_car, ram_team
from .track import IN, Side
from .wheels import BY_WALL

PENALTY: Final = 3
"""What a forced ram takes from the driver's modifier. (CM-9.6.2)"""


@final
class ForcedSlip(ChariotStep):
    """One lane sideways, free of cost: into the wall it flips, into a chariot it rams, else it moves; a double slip
    goes on from there. (CM-7.3.3-S, 7.3.3-SS, 7.3.4a, 7.3.4b, 7.3.4c, 7.3.4d, 9.4.3-S1, 9.4.3-S3)"""

    def __init__(self, number: Faction, side: Side, lanes: int, made: int = 0, swerve: int = 0) -> None:
        super().__init__(number)
        self.side: Final = side
        self.lanes: Final = lanes
        self.made: Final = made
        self.swerve: Final = swerve
        """1 if a lash forced it, and not the corner."""

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.side, self.lanes, self.made, self.swerve)

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        # A horse on the ground holds the chariot: it cannot be moved, whatever forces it.
        if not chariot.has_car() or chariot.fallen != 0:
            return
        targets = race.track.slips[self.side][chariot.team]
        if not targets:
            race.rulebook.flip(race, self.number, BY_WALL)
            return
        behind = race.track.behind(targets[0], chariot.car)
        if race.board[targets[0]] != 0 or race.board[behind] != 0:
            self.ram(race)
            return
        race.shift(self.number, targets[0])
        race.record(FORCED_SLIP, self.number, self.side, race.place_name(targets[0]))
        self.after(race, chariot)

    def ram(self, race: Race) -> None:
        """A double slip that cannot even begin rams with twice the penalty. (CM-7.3.4b, 7.3.4c)"""
        penalty = 2 * PENALTY if self.lanes == 2 and self.made == 0 else PENALTY
        if self.made > 0:
            end_double_slip(race, self.number)
        forced_ram(race, self.number, self.side, penalty)

    def after(self, race: Race, chariot: Chariot) -> None:
        """A slip bans the inside for the turn; a swerve inward is checked. (CM-7.3.3-S, 7.3.3-SS, 9.4.3-S2)"""
        if self.swerve == 0:
            chariot.no_inward = race.turn
        race.rulebook.shoved(race, self.number)
        if self.made + 1 < self.lanes:
            race.then([ForcedSlip(self.number, self.side, self.lanes, self.made + 1)])
        elif self.lanes == 2:
            end_double_slip(race, self.number)
        if self.side == IN:
            check_swerve(race, self.number)


def end_double_slip(race: Race, number: Faction) -> None:
    """No straining in this turn and the next; MFs are trimmed for the lane it ends in. (CM-7.3.3-SS)"""
    forbid_straining(race, number)
    trim(race, number)


def check_swerve(race: Race, number: Faction) -> None:
    """A corner lane further in, against the speed of the latest phase. (CM-9.4.3-S2)"""
    chariot = race.chariots[number]
    limit = race.limit_of(chariot)
    if chariot.last_speed > limit:
        strain(race, number, chariot.last_speed - limit, 0, limit)


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
            defence(victim, away_from(race, victim, number), chariot.handling() - worse, FORCED),
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
        if self.contact == CAR_TO_CAR:
            ram_car(race, self.number, self.rammer, self.penalty)
        elif self.contact == CAR_TO_TEAM:
            ram_team(race, self.number, self.rammer)
        elif self.contact == TEAM_TO_CAR:
            ram_team(race, self.rammer, self.number)


def injure_ahead(race: Race, number: Faction, horse: Horse, blocker: Faction) -> None:
    """From straight ahead: the horse its owner names, by the blocker's weight. (CM-9.6.1b)"""
    injure(race, number, horse, blocker)
