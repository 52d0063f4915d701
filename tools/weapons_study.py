"""Measures what it is worth to a bot to know special weapons, against one that takes no notice of them.

    python -m tools.weapons_study --races 100 --level expert

The blind bot buys none, throws none, and expects nobody else to; all else it does as ever. Races with four points and
with the specification chart take turns.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from harena.bots.mind import heaviest
from harena.games.circus_maximus.verbs import ARM, THROW_DUST, THROW_KNIFE, THROW_SMALL_KNIFE, THRUST_SPEAR

from .blind import BlindMind, duels, new_race

if TYPE_CHECKING:
    from harena.core.agenda import State
    from harena.core.chance import Chance
    from harena.core.ids import Pick, Seat
    from harena.games.circus_maximus.race import Race

NEVER = -1e9
"""A weight is a cost in turns, and a whole race of them is far below what else looks like never."""


class Unarmed(BlindMind):
    """Leaves every weapon alone."""

    def weigh(self, state: State, seat: Seat, options: list[Pick]) -> list[float]:
        weights = super().weigh(state, seat, options)
        return [NEVER if is_armed(pick) else weight for pick, weight in zip(options, weights, strict=True)]

    def reply(self, state: State, seat: Seat, options: list[Pick], chance: Chance) -> Pick:
        """What the mind would do, or the best of the rest if that is to take a weapon."""
        pick = super().reply(state, seat, options, chance)
        return heaviest(options, self.weigh(state, seat, options), chance) if is_armed(pick) else pick


def is_armed(pick: Pick) -> bool:
    """Whether a pick buys or uses a special weapon."""
    if ARM.holds(pick):
        return ARM.which(pick) != 0
    return (
        THROW_DUST.holds(pick) or THROW_KNIFE.holds(pick) or THROW_SMALL_KNIFE.holds(pick) or THRUST_SPEAR.holds(pick)
    )


def with_weapons(seed: int) -> Race:
    return new_race(seed, {"weapons": True, "specification": seed // 2 % 2 == 1})


if __name__ == "__main__":
    sys.exit(duels(Unarmed(), with_weapons, __doc__))
