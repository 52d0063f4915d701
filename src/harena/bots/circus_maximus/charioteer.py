"""CM-19 Drivers for races alone: they drive steadily, and attack when the die says so."""

from __future__ import annotations

from typing import Final, final

from ...core.asked import Asked
from ...core.chance import Chance
from ...core.ids import Pick
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.setup import Preparation
from ...games.circus_maximus.solitaire import allowed_attacks, attack_picks
from ..bot import Bot
from ..mind import heaviest
from .policy import weigh


@final
class Charioteer(Bot):
    """A driver with a temper."""

    def __init__(self, threshold: int) -> None:
        self.threshold: Final = threshold

    def choose(self, asked: Asked, chance: Chance) -> Pick:
        options = asked.options
        if len(options) == 1:
            return options[0]
        world = asked.imagine(chance)
        assert isinstance(world, Race)
        if isinstance(world.agenda[-1], Preparation):
            return options[chance.below(len(options), "bot")]
        attacks = attack_picks(options)
        if attacks:
            # Blocked on all sides a blow may be all that can be done.
            peaceful = [pick for pick in options if pick not in attacks]
            options = allowed_attacks(attacks, self.threshold, chance.roll(1, "bot")[0]) or peaceful or options
        return heaviest(options, weigh(world, asked.seat, options), chance)
