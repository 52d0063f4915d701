"""Special weapons, an optional rule: dust, knives and spears. (CM-27.2)"""

from __future__ import annotations

from typing import Final

from ...core.ids import Pick
from .chariot import Faction
from .combat import Attack
from .defence import Blow
from .dust import DustFlies, HalfSpeed, KeepLane, RoundChariots, RubEyes, SpeedOfTheBlind, ThrowDust
from .knives import PLAIN, SMALL, KnifeFlies, ThrowKnife, WithKnife
from .phase import Reveal
from .spear import SpearInCorner, SpearInRam, Thrust, ThrustSpear
from .variants import Variant, after
from .verbs import THROW_DUST, THROW_KNIFE, THROW_SMALL_KNIFE, THRUST_SPEAR


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
    phase=[after(Reveal, [KeepLane])],
    uses=[after(Attack, [ThrowDust, ThrowKnife, ThrustSpear])],
    hooks=[
        RoundChariots(),
        HalfSpeed(),
        SpeedOfTheBlind(),
        RubEyes(),
        WithKnife(),
        SpearInCorner(),
        SpearInRam(),
    ],
)
