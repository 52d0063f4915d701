"""What a bot is, and the two simplest ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..core.asked import Asked
from ..core.chance import Chance
from ..core.ids import Pick
from .mind import Mind, heaviest


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """It is asked with what its seat may know, and answers with one of the options."""

    def choose(self, asked: Asked, chance: Chance) -> Pick:
        raise NotImplementedError


class Random(Bot):
    """Any option, each as likely as the others."""

    def choose(self, asked: Asked, chance: Chance) -> Pick:
        return asked.options[chance.below(len(asked.options), "bot")]


@mypyc_attr(allow_interpreted_subclasses=True)
class Steady(Bot):
    """What looks best at a glance, without looking ahead."""

    def __init__(self, minds: dict[str, Mind]) -> None:
        self.minds: Final = minds

    def choose(self, asked: Asked, chance: Chance) -> Pick:
        if len(asked.options) == 1:
            return asked.options[0]
        mind = self.minds[asked.game.name]
        world = mind.believe(asked).imagine(chance)
        return heaviest(asked.options, mind.weigh(world, asked.seat, asked.options), chance)


class ByGame(Bot):
    """Bots for some games, and one for the others."""

    def __init__(self, bots: dict[str, Bot], otherwise: Bot) -> None:
        self.bots: Final = bots
        self.otherwise: Final = otherwise

    def choose(self, asked: Asked, chance: Chance) -> Pick:
        return self.bots.get(asked.game.name, self.otherwise).choose(asked, chance)
