"""The ceiling: a bot that sees everything, to measure how much the hidden things are worth. It never leaves the lab."""

from __future__ import annotations

from typing import Final

from ..core.agenda import State
from ..core.asked import Asked
from ..core.chance import Chance

CEILING: Final = "ceiling"
CHEAT: Final = "champion"
"""Who plays as the ceiling."""


class AllSeeing(Asked):
    """A question asked with open cards: every world that is imagined is the true one, with a future of its own."""

    def imagine(self, chance: Chance) -> State:
        return self._state.clone(chance)

    def certain(self) -> bool:
        return True
