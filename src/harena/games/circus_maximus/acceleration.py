"""First turn acceleration, an optional rule: teams get off the mark by their drivers' skill. (CM-27.5)"""

from __future__ import annotations

from typing import Final, final

from .events import FIRST_TURN_DICE
from .phase import FirstTurnDie
from .race import ChariotStep, Race
from .variants import Variant, instead_of


@final
class FirstTurnDice(ChariotStep):
    """On the first turn two dice less the driver's modifier come off the speed, instead of one die; a modifier above
    the dice gains nothing. (CM-27.5)"""

    def run(self, race: Race) -> None:
        if race.turn != 1:
            return
        dice = race.roll(2)
        slower = max(0, sum(dice) - race.chariots[self.number].modifier)
        race.phase.written = max(0, race.phase.written - slower)
        race.tell_all(FIRST_TURN_DICE, [self.number, slower, race.phase.written], dice)


STANDING_START: Final = [instead_of(FirstTurnDie, [FirstTurnDice])]
ACCELERATION: Final = Variant("acceleration", phase=STANDING_START, runaway=STANDING_START)
