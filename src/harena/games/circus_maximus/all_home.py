"""Racing until all are home, a house rule: the first over the line has won, and the others race on for their places.

By the rulebook the turn in which somebody comes home is the last, and most of the field is still on the track then.
(CM-10.2)
"""

from __future__ import annotations

from typing import Final, final

from .chariot import Chariot
from .race import IsWaitedFor, OnFirstHome, Race, Rulebook
from .variants import Variant


@final
class RaceGoesOn(OnFirstHome):
    """The turn in which the first comes home is a turn like any other. (CM-10.2)"""

    def first_home(self, race: Race) -> None:
        pass


@final
class DriversOnly(IsWaitedFor):
    """Nobody waits for a team that can win no place. (CM-10.2, 16.4)"""

    def is_waited_for(self, rulebook: Rulebook, chariot: Chariot) -> bool:
        return rulebook.can_place(chariot)


ALL_HOME: Final = Variant("all-home", hooks=[RaceGoesOn(), DriversOnly()])
