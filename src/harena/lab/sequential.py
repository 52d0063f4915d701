"""Statistics of blocks: a sequential test that stops as soon as it knows, intervals and p-values.

A block's score is the share of its games that a bot won, less the even share. The games of a block share a deal, so
they are not independent of each other; blocks are, and only their scores are counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist
from typing import Final, final

_Z: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Rigour:
    """How sure a test must be, and how soon it may be."""

    alpha: float = 0.01
    """How often a bot passes that is no better than the lower mean."""
    beta: float = 0.01
    """How often a bot fails that is as good as the upper mean."""
    least: int = 10
    """No test is decided by fewer blocks than this."""

    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)

    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))


@final
class Sample:
    """Scores of blocks, with the variance a block has between equals counted in as if seen once: bots that always win,
    or never differ, do not make a test sure of itself too soon."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        """Sum of the squared distances from the mean."""

    def add(self, score: float) -> None:
        self.count += 1
        distance = score - self.mean
        self.mean += distance / self.count
        self.squares += distance * (score - self.mean)

    def variance(self) -> float:
        return (self.squares + even_variance(self.players)) / max(1, self.count)

    def p_value(self) -> float:
        """How often equals would score as well as this or better, were the number of blocks fixed beforehand.

        The variance is that around the even share, as for equals, so that a handful of blocks never proves much."""
        spread = self.squares + self.count * self.mean**2 + even_variance(self.players)
        return NormalDist().cdf(-self.count * self.mean / sqrt(spread))

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins: Wilson's, for as many independent games as the blocks are worth."""
        games = self.count * self.players
        share = min(1.0, max(0.0, self.mean + 1 / self.players))
        alone = share * (1 - share) / self.players
        worth = games if alone < 1e-9 else games * alone / self.variance()
        return wilson(share, worth)


@final
class Sequential:
    """A generalised sequential probability ratio test: is the mean score the lower or the upper one of two?

    The logarithm of the likelihood ratio grows with each block by what the block says, and the test ends when it leaves
    the band that the error rates set. Normal scores, the variance estimated from the blocks."""

    def __init__(self, low: float, high: float, players: int, rigour: Rigour) -> None:
        self.low: Final = low
        self.high: Final = high
        self.rigour: Final = rigour
        self.sample: Final = Sample(players)
        self.passed: bool | None = None
        """None while it is open; once decided, later scores change nothing."""

    def add(self, score: float) -> None:
        if self.passed is not None:
            return
        self.sample.add(score)
        if self.sample.count < self.rigour.least:
            return
        if self.ratio() >= self.rigour.upper():
            self.passed = True
        elif self.ratio() <= self.rigour.lower():
            self.passed = False

    def ratio(self) -> float:
        """The logarithm of how much likelier the blocks are if the upper mean is true."""
        beyond = self.sample.mean - (self.low + self.high) / 2
        return self.sample.count * (self.high - self.low) * beyond / self.sample.variance()


def even_variance(players: int) -> float:
    """The variance of a block's score between equals, if its games were independent."""
    return (players - 1) / players**3


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    centre = (share + _Z * _Z / (2 * games)) / (1 + _Z * _Z / games)
    half = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games)) / (1 + _Z * _Z / games)
    return centre - half, centre + half
