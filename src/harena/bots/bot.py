"""What a bot is, and the simplest one."""

from __future__ import annotations

from ..core.chance import Chance
from ..core.game import View
from ..core.ids import Pick


class Bot:
    """A policy. It is asked with what its seat may know, and answers with one of the options."""

    def choose(self, view: View, options: list[Pick], chance: Chance) -> Pick:
        raise NotImplementedError


class Random(Bot):
    """Any option, each as likely as the others."""

    def choose(self, view: View, options: list[Pick], chance: Chance) -> Pick:
        return options[chance.below(len(options), "bot")]


class ByGame(Bot):
    """One policy for each game, told apart by the view."""

    def __init__(self, policies: dict[type[View], Bot]) -> None:
        self.policies = policies

    def choose(self, view: View, options: list[Pick], chance: Chance) -> Pick:
        return self.policies[type(view)].choose(view, options, chance)
