"""Edition 1 of the season, as it was run before a fault of it was mended."""

from __future__ import annotations

from typing import Final, final

from ..chariot import CHARIOT, Chariot
from ..race import Race, TeamSpeed
from ..variants import Variant


@final
class BribedOutOfTheMud(TeamSpeed):
    """A bribed driver whose team's speed was below nothing had it raised to nothing. (CM-24.3.2.2)"""

    def team_speed(self, race: Race, chariot: Chariot, speed: int) -> int:
        return max(0, speed) if chariot.bribed > 0 and chariot.standing == CHARIOT else speed


FIRST_SEASON: Final = Variant("first-season", hooks=[BribedOutOfTheMud()])
