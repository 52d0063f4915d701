"""Where a pairing stands after the blocks played so far."""

from __future__ import annotations

from typing import Final, final

from .pairing import Block, Equal, Pairing
from .sequential import Rigour, Sample
from .watch import Watch


@final
class Standing:
    """Blocks counted in their order, so that the same blocks always say the same."""

    def __init__(self, pairing: Pairing, rigour: Rigour) -> None:
        self.pairing: Final = pairing
        self.tests: Final = pairing.claim.tests(pairing.players, rigour)
        self.sample: Final = Sample(pairing.players)
        self.upper: Final = Watch()
        self.lower: Final = Watch()
        self.wins = 0
        self.places = 0
        self.seconds = 0.0
        self.memory = 0

    def add(self, block: Block) -> None:
        for test in self.tests:
            test.add(block.score())
        self.sample.add(block.score())
        self.upper.add(block.upper)
        self.lower.add(block.lower)
        self.wins += block.wins()
        self.places += sum(block.places)
        self.seconds += block.seconds
        self.memory = max(self.memory, block.memory)

    # ---- what it says

    def holds(self) -> bool | None:
        """Whether the claim holds; None while it is open."""
        passed = [test.passed for test in self.tests if test.passed is not None]
        return self.pairing.claim.holds(passed) if len(passed) == len(self.tests) else None

    def games(self) -> int:
        return self.sample.count * self.pairing.players

    def share(self) -> float:
        return self.wins / self.games()

    def p_value(self) -> float:
        """Against the even share: one-sided, but where equality is claimed, two-sided."""
        one = self.sample.p_value()
        return 2 * min(one, 1 - one) if isinstance(self.pairing.claim, Equal) else one

    def mean_place(self) -> float:
        return self.places / self.games()

    def rate(self) -> float:
        """Decisions per second of the processor, the engine's work included."""
        return (self.upper.decisions() + self.lower.decisions()) / max(self.seconds, 1e-9)
