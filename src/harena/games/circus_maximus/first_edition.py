"""Edition 1 of the rules, as races were run before its five faults were mended: one hook or step for each."""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Clause
from .chariot import RUNAWAY, Chariot, Faction
from .corners import no_strain_clause
from .defence import enters_lower_limit
from .phase import GainChoice, LashGain
from .race import BlockedCost, ChariotStep, DodgePenalty, Evasions, LaneChanges, Race, StrainedWheels
from .runaway import RunawayStart, set_loose
from .track import Side
from .variants import Variant, instead_of
from .wheels import BOTH_WHEELS


@final
class CheckedTwice(StrainedWheels):
    """A strain had every damaged wheel checked, also one that it had damaged itself. (CM-7.4.1b)"""

    def strained_wheels(self, race: Race, number: Faction, wheels: int) -> int:
        return BOTH_WHEELS


@final
class FreeBrake(LaneChanges):
    """A driver who might not strain could turn inward in a corner at any speed, and lost the surplus. (CM-7.3.3-J1)"""

    def why_no_change(self, race: Race, number: Faction, side: Side) -> Clause | None:
        return None


@final
class NeverInward(Evasions):
    """A driver who might not strain could not evade inward in a corner at any speed. (CM-7.3.3-J1)"""

    def why_no_evasion(self, race: Race, number: Faction, side: Side) -> Clause | None:
        chariot = race.chariots[number]
        if chariot.standing == RUNAWAY or chariot.may_strain(race.turn):
            return None
        target = race.track.change[side][chariot.team]
        return no_strain_clause(chariot) if enters_lower_limit(race, chariot, target) else None


@final
class TeamsPenalised(DodgePenalty):
    """A team alone that was forced into another had the penalty of a car. (CM-9.6.2)"""

    def dodge_penalty(self, race: Race, contact: int, penalty: int) -> int:
        return penalty


@final
class RunawaysTire(BlockedCost):
    """A runaway that ran into something lost its endurance, as if it might have braked. (CM-6.7.4b)"""

    def blocked_cost(self, race: Race, chariot: Chariot, points: int) -> int:
        return chariot.endurance


@final
class SilentLashGain(ChariotStep):
    """MFs that lashes forced on a chariot were not told. (CM-9.4.1a)"""

    def run(self, race: Race) -> None:
        if race.chariots[self.number].may_gain > 0:
            race.then([GainChoice(race.owner(self.number), self.number)])


@final
class SilentRunawayStart(ChariotStep):
    """The same for a team without its driver. (CM-15.2.2)"""

    def run(self, race: Race) -> None:
        set_loose(race, self.number)


FIRST_EDITION: Final = Variant(
    "first-edition",
    phase=[instead_of(LashGain, [SilentLashGain])],
    runaway=[instead_of(RunawayStart, [SilentRunawayStart])],
    hooks=[CheckedTwice(), FreeBrake(), NeverInward(), TeamsPenalised(), RunawaysTire()],
)
