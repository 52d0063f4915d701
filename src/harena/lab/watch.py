"""How long bots think: each decision's time, kept in steps of five percent so that millions of them stay small."""

from __future__ import annotations

from math import ceil, floor, log
from typing import Final, Self, final

_STEP: Final = log(1.05)
_SHORTEST: Final = 1e-6


@final
class Watch:
    """The time that some decisions took, in seconds."""

    def __init__(self, seconds: float = 0.0, worst: float = 0.0, steps: dict[int, int] | None = None) -> None:
        self.seconds = seconds
        self.worst = worst
        self.steps: Final = steps or {}
        """How many decisions took how long, by step."""

    def note(self, seconds: float) -> None:
        self.seconds += seconds
        self.worst = max(self.worst, seconds)
        step = floor(log(max(seconds, _SHORTEST)) / _STEP)
        self.steps[step] = self.steps.get(step, 0) + 1

    def add(self, other: Watch) -> None:
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)
        for step, count in other.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count

    def decisions(self) -> int:
        return sum(self.steps.values())

    def mean(self) -> float:
        return self.seconds / max(1, self.decisions())

    def quantile(self, share: float) -> float:
        """So long, or at most five percent less, is the slowest of this share of the decisions."""
        left = ceil(share * self.decisions())
        for step, count in sorted(self.steps.items()):
            left -= count
            if left <= 0:
                return min(self.worst, (1 + 1e-9) * 1.05 ** (step + 1))
        return 0.0

    def words(self) -> dict[str, object]:
        steps = {str(step): count for step, count in sorted(self.steps.items())}
        return {"seconds": round(self.seconds, 6), "worst": round(self.worst, 6), "steps": steps}

    @classmethod
    def read(cls, words: dict[str, object]) -> Self:
        steps = words["steps"]
        assert isinstance(steps, dict)
        return cls(
            float(str(words["seconds"])),
            float(str(words["worst"])),
            {int(step): int(count) for step, count in steps.items()},
        )
