"""Driving over what lies on the track: rules that every variant needs which leaves something there. (CM-12.4b, 14)"""

from __future__ import annotations

from typing import Final, final

from .chariot import Faction
from .movement import Forward
from .phase import CornerAtStart, PhaseEnd
from .race import OnShove, OnStep, Race
from .track import Square
from .variants import Variant, after, before
from .wrecks import DriveOver, StuckOnWreck, WreckBeneath, WreckDie, is_in_way, leave_wreck


@final
class OntoWreck(OnShove):
    """The mover forced onto a wreck has to get over it. (CM-14.1)"""

    def shoved(self, race: Race, number: Faction) -> None:
        square = race.track.ground[race.chariots[number].team]
        if race.moving(number) and square in race.wrecks:
            race.phase.crossing = square
            race.then([WreckDie(number, square)])


@final
class LeavesWrecks(OnStep):
    """A wreck left behind is reckoned with. (CM-14.2b, 16.6)"""

    def stepped(self, race: Race, number: Faction, before: Square) -> None:
        if race.wrecks and is_in_way(race, before):
            leave_wreck(race, number, race.track.ground[before])


# CM-12.4b, 14.2c Wrecks beneath are reckoned with first, and the move has to end beyond all of them.
_OVER: Final = [before(CornerAtStart, [WreckBeneath]), after(PhaseEnd, [StuckOnWreck])]
DRIVING_OVER: Final = Variant(
    "driving-over",
    phase=_OVER,
    runaway=_OVER,
    uses=[after(Forward, [DriveOver])],
    hooks=[OntoWreck(), LeavesWrecks()],
)
