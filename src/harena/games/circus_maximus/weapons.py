"""Special weapons, an optional rule: dust, knives and spears are bought with preparation points. (CM-27.2)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Clause, Pick
from .chariot import WEAPON_SETS, Draft, Faction
from .charts import WEAPON_COSTS
from .combat import Attack
from .defence import Blow
from .dust import DustFlies, HalfSpeed, KeepLane, RoundChariots, RubEyes, SpeedOfTheBlind, ThrowDust
from .events import WEAPONS_REVEALED
from .knives import PLAIN, SMALL, KnifeFlies, ThrowKnife, WithKnife
from .phase import Reveal
from .race import Entry, OnBuild, Race
from .setup import FourPoints, Outfitting, Preparation
from .spear import SpearInCorner, SpearInRam, Thrust, ThrustSpear
from .variants import Variant, after, before, instead_of
from .verbs import ARM, THROW_DUST, THROW_KNIFE, THROW_SMALL_KNIFE, THRUST_SPEAR

# ---- buying them


@final
class Arms(Entry):
    """Any weapons that can be paid, before anything else is: dust, knife and spear, one of each. (CM-27.2)"""

    name = "weapons"

    def list_picks(self, number: Faction, draft: Draft) -> list[Pick]:
        return [ARM.of(number, mask) for mask in range(len(WEAPON_SETS)) if cost_of(mask) <= draft.left]

    def note(self, draft: Draft, pick: Pick) -> None:
        draft.weapons = ARM.which(pick)
        draft.left -= cost_of(draft.weapons)

    def why_not(self, draft: Draft, pick: Pick) -> Clause:
        return Clause("CM-27.2")


def cost_of(mask: int) -> int:
    return sum([cost for bit, cost in enumerate(WEAPON_COSTS) if (mask >> bit) & 1 == 1])


@final
class ArmsShown(OnBuild):
    """What was bought is open with everything else. (CM-3.6b, 27.2)"""

    def built(self, race: Race, number: Faction) -> None:
        bought = race.chariots[number].build.outfit.weapons
        if bought != 0:
            carried = [bit for bit in range(len(WEAPON_COSTS)) if (bought >> bit) & 1 == 1]
            race.tell_all(WEAPONS_REVEALED, [number, *carried], [])


# ---- using them


def weapon_blow(rival: Faction, number: Faction, pick: Pick) -> Blow | None:
    """What a pick lets fly at a rival; none if it is no special weapon. (CM-27.2)"""
    if THROW_DUST.holds(pick):
        return DustFlies(rival, number)
    if THROW_KNIFE.holds(pick):
        return KnifeFlies(rival, number, THROW_KNIFE.which(pick), PLAIN)
    if THROW_SMALL_KNIFE.holds(pick):
        return KnifeFlies(rival, number, THROW_SMALL_KNIFE.which(pick), SMALL)
    return Thrust(rival, number, THRUST_SPEAR.which(pick)) if THRUST_SPEAR.holds(pick) else None


SPECIAL_WEAPONS: Final = Variant(
    "weapons",
    setup=[instead_of(Preparation, [Outfitting])],
    entries=[before(FourPoints, [Arms])],
    phase=[after(Reveal, [KeepLane])],
    uses=[after(Attack, [ThrowDust, ThrowKnife, ThrustSpear])],
    hooks=[
        ArmsShown(),
        RoundChariots(),
        HalfSpeed(),
        SpeedOfTheBlind(),
        RubEyes(),
        WithKnife(),
        SpearInCorner(),
        SpearInRam(),
    ],
)
