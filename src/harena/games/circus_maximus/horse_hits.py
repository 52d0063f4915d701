"""Critical horse hits, an optional rule: a hit on a horse may be worse than it looked. (CM-27.4)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from .chariot import Faction, Horse
from .charts import MORE_HITS
from .events import HORSE_CRITICAL
from .horses import HorseStep, lose_boxes
from .race import OnHorseHit, Race
from .variants import Variant


@final
class WorseHits(OnHorseHit):
    """Every hit that costs a horse boxes is rolled for, once; whoever struck it, and where nobody did. (CM-27.4)"""

    def horse_hit(self, race: Race, number: Faction, horse: Horse, points: int) -> None:
        race.then([CriticalHorseHit(number, horse)])


@final
class CriticalHorseHit(HorseStep):
    """Two dice: up to 8 nothing, then one, two or three more boxes, and the death of the horse by 12. What it brings is
    no new hit. (CM-27.4)"""

    def run(self, race: Race) -> None:
        left = race.chariots[self.number].horses[self.horse]
        # A horse that is dead can fare no worse.
        if left == 0:
            return
        # Points beyond the boxes left are ignored, so all of them mean the same.
        points = [min(more, left) for more in MORE_HITS]
        dice = race.roll_as(2, points)
        race.tell_all(HORSE_CRITICAL, [self.number, self.horse + 1, meant(dice, points)], dice)
        lose_boxes(race, self.number, self.horse, meant(dice, points))


CRITICAL_HORSE_HITS: Final = Variant("critical-horse-hits", hooks=[WorseHits()])
