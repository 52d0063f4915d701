"""CM-19 Drivers for races alone: they drive steadily, and attack when the die says so."""

from __future__ import annotations

from typing import Final, final

from ...core.asked import Asked
from ...core.chance import Chance
from ...core.ids import Pick, Seat
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.setup import Preparation
from ...games.circus_maximus.solitaire import allowed_attacks, attack_picks
from ...games.circus_maximus.verbs import PREPARE
from ..bot import Bot
from ..mind import drawn, heaviest
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
            return prepared(world, asked.seat, options, chance)
        attacks = attack_picks(options)
        if attacks:
            # Blocked on all sides a blow may be all that can be done.
            peaceful = [pick for pick in options if pick not in attacks]
            options = allowed_attacks(attacks, self.threshold, chance.roll(1, "bot")[0]) or peaceful or options
        return heaviest(options, weigh(world, asked.seat, options), chance)


def prepared(world: Race, seat: Seat, options: list[Pick], chance: Chance) -> Pick:
    """Any plan of four points will do; a whole specification has to make sense."""
    if PREPARE.holds(options[0]):
        return options[chance.below(len(options), "bot")]
    return drawn(options, weigh(world, seat, options), chance)
