"""Horse carcasses, an optional rule: a dead horse that is cut free lies in the way of all who come after. (CM-27.3)"""

from __future__ import annotations

from typing import Final, final

from .chariot import CARCASS, Faction
from .driving_over import DRIVING_OVER
from .events import CARCASS_LEFT
from .race import OnCutFree, Race
from .variants import Variant


@final
class LeftBehind(OnCutFree):
    """It lies where the team stands, in its own chariot's way from the next turn on; on a wreck it makes no difference.
    (CM-27.3)"""

    def cut_free(self, race: Race, number: Faction) -> None:
        team = race.chariots[number].team
        square = race.track.ground[team]
        if square in race.wrecks:
            return
        race.wrecks[square] = CARCASS
        race.phase.spared = square
        race.record(CARCASS_LEFT, number, race.place_name(team))


CARCASSES: Final = Variant("carcasses", needs=[DRIVING_OVER], hooks=[LeftBehind()])
