"""Five levels of strength and three temperaments: the same search with more or less of it.

A weaker level looks at fewer futures and, of what it has seen, is content with less: it aims at a loss drawn anew for
each move and takes the candidate that comes nearest to it. It never plays at random and never with other dice.
"""

from __future__ import annotations

from math import cos, inf, log, pi, sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from ..core.asked import Asked
from ..core.chance import Chance
from ..core.ids import Pick, Seat
from .bot import Bot
from .mind import Mind, by_share
from .search import Budget, Candidate, Search, Verdict

_FINE: Final = 1 << 24
_SURE: Final = 0.97
"""Nobody lets a won game slip for the sake of his level."""
_BARELY: Final = 0.1
"""An answer to a sealed question that regret gives less than this share of the largest is not given."""
_NEAR: Final = 0.012
"""Candidates so close to each other are usually a matter of temperament."""


@final
class Level:
    """How far a bot looks and how much it lets go: futures, and the spread of the loss it aims at."""

    def __init__(
        self, name: str, usual: Budget, own: dict[str, Budget] | None = None, slack: float = 0.0, most: float = 0.0
    ) -> None:
        self.name: Final = name
        self.usual: Final = usual
        self.own: Final[dict[str, Budget]] = own or {}
        """By name, the games whose futures cost more or less than usual."""
        self.slack: Final = slack
        self.most: Final = most
        """Nothing worse than this is ever played."""

    def budget(self, game: str) -> Budget:
        """How much this level looks at in a game."""
        return self.own.get(game, self.usual)

    def within(self, futures: int) -> Level:
        """The same level in a hurry: no question gets more futures than this."""
        return self.but(self.usual.within(futures), {game: own.within(futures) for game, own in self.own.items()})

    def unhurried(self) -> Level:
        """The same level with no clock to cut it short, so that it answers the same on every machine."""
        return self.but(
            self.usual.but(self.usual.futures, inf), {game: own.but(own.futures, inf) for game, own in self.own.items()}
        )

    def but(self, usual: Budget, own: dict[str, Budget]) -> Level:
        return Level(self.name, usual, own, self.slack, self.most)


@mypyc_attr(allow_interpreted_subclasses=True)
class Temperament:
    """Which of several equally good moves a bot likes."""

    def __init__(self, near: float = _NEAR) -> None:
        self.near: Final = near
        """What counts as equally good, where a mistake costs as much as usual."""

    def liking(self, candidate: Candidate, seat: Seat) -> float:
        """Bare strength: the better, the more it is liked."""
        return candidate.value(seat)


@final
class Bold(Temperament):
    """Likes what sets the rivals back."""

    def liking(self, candidate: Candidate, seat: Seat) -> float:
        strongest = max([candidate.value(Seat(rival)) for rival in range(len(candidate.values)) if rival != seat])
        return -strongest


@final
class Cautious(Temperament):
    """Likes what seldom ends badly."""

    def liking(self, candidate: Candidate, seat: Seat) -> float:
        return -candidate.risk() - 0.1 * candidate.spread(seat)


@final
class Gambler(Temperament):
    """Likes what may end very well."""

    def liking(self, candidate: Candidate, seat: Seat) -> float:
        return candidate.spread(seat)


@final
class Thinker(Bot):
    """A bot of a level, with a temperament."""

    def __init__(self, minds: dict[str, Mind], level: Level, temperament: Temperament | None = None) -> None:
        self.minds: Final = minds
        self.level: Final = level
        self.temperament: Final = temperament

    def at(self, level: Level) -> Thinker:
        """The same temperament at another level."""
        return Thinker(self.minds, level, self.temperament)

    def choose(self, asked: Asked, chance: Chance) -> Pick:
        if len(asked.options) == 1:
            return asked.options[0]
        return self.decide(self.consider(asked, chance), chance).pick

    def consider(self, asked: Asked, chance: Chance) -> Verdict:
        """What this level sees of a question."""
        game = asked.game.name
        return Search(self.minds[game], asked, self.level.budget(game), chance).think()

    def decide(self, verdict: Verdict, chance: Chance) -> Candidate:
        """What it makes of what it has seen."""
        chosen = verdict.best()
        if self.level.slack > 0.0 and chosen.value(verdict.seat) < _SURE:
            target = abs(normal(chance)) * self.level.slack * verdict.mistake
            chosen = nearest(verdict, target, self.level.most * verdict.mistake)
        elif verdict.sealed:
            return unreadable(verdict, chance)
        return chosen if self.temperament is None else liked(verdict, chosen, self.temperament)


def nearest(verdict: Verdict, target: float, most: float) -> Candidate:
    """The candidate whose loss comes nearest to a target."""
    chosen = verdict.best()
    least = target
    for candidate in verdict.candidates:
        loss = verdict.loss(candidate)
        if loss <= most and abs(loss - target) < least:
            chosen, least = candidate, abs(loss - target)
    return chosen


def unreadable(verdict: Verdict, chance: Chance) -> Candidate:
    """An answer to a sealed question, as often as regret says, so that nobody can count on it."""
    most = max([candidate.share for candidate in verdict.candidates])
    shares = [candidate.share if candidate.share > _BARELY * most else 0.0 for candidate in verdict.candidates]
    return verdict.candidates[by_share(shares, chance)]


def liked(verdict: Verdict, as_good_as: Candidate, temperament: Temperament) -> Candidate:
    """Of the candidates that are practically as good as one, the one a temperament likes most."""
    chosen, near = as_good_as, temperament.near * verdict.mistake
    most = temperament.liking(chosen, verdict.seat)
    for candidate in verdict.candidates:
        if 2 * candidate.futures < as_good_as.futures:
            continue
        if abs(candidate.value(verdict.seat) - as_good_as.value(verdict.seat)) > near:
            continue
        liking = temperament.liking(candidate, verdict.seat)
        if liking > most:
            chosen, most = candidate, liking
    return chosen


def normal(chance: Chance) -> float:
    """A draw from the standard normal distribution."""
    one, other = chance.below(_FINE, "bot") + 1, chance.below(_FINE, "bot")
    return sqrt(-2.0 * log(one / _FINE)) * cos(2.0 * pi * other / _FINE)
