"""The figures drawn from a run: medians, ratios to the peers, goals, change against the base."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median

from bench.goals import (
    FEWEST_ROUNDS,
    GOALS,
    MEASURES,
    RATIO_GOALS,
    SEARCH_RATIO_GOALS,
    TOLERATED_LOSS,
    Goal,
    Measure,
)
from bench.peers import PEERS
from bench.subjects import BASE, COMPILED, INTERPRETED, PEER, Subject

WRITTEN_IN = {peer.name: peer.written_in for peer in PEERS}
DECISIONS = MEASURES["decisions_per_second"]
SIMULATIONS = MEASURES["simulations_per_second"]
NOT_MEASURED = "not measured"


@dataclass
class Run:
    """Everything measured, and what could not be."""

    rounds: int
    seconds: float
    subjects: list[Subject] = field(default_factory=list)
    rounds_done: int = 0
    base: str = ""
    base_missing: str = ""

    def measured(self, *roles: str) -> list[Subject]:
        """The subjects with figures, in the order of these roles."""
        return [subject for role in roles for subject in self.subjects if subject.role == role and subject.samples]


@dataclass
class Ratio:
    """One of our rates as a multiple of a peer's."""

    ours: Subject
    peer: Subject
    measure: Measure

    @property
    def times(self) -> float:
        return middle(self.ours, self.measure) / middle(self.peer, self.measure)

    @property
    def goal(self) -> float | None:
        if self.measure == SIMULATIONS:
            return SEARCH_RATIO_GOALS.get((self.ours.role, self.ours.game))
        return RATIO_GOALS.get((self.ours.role, WRITTEN_IN[self.peer.game]))

    @property
    def verdict(self) -> str:
        return "" if self.goal is None else verdict(self.measure, self.times, self.goal)


@dataclass
class Aim:
    """A goal beside what was measured."""

    goal: Goal
    subject: Subject | None

    @property
    def measure(self) -> Measure:
        return MEASURES[self.goal.measure]

    @property
    def value(self) -> float | None:
        return middle(self.subject, self.measure) if self.subject else None

    @property
    def verdict(self) -> str:
        return NOT_MEASURED if self.value is None else verdict(self.measure, self.value, self.goal.bound)


@dataclass
class Change:
    """One of our figures beside the base's: the best of each, as noise only ever slows."""

    ours: Subject
    base: Subject
    measure: Measure

    @property
    def now(self) -> float:
        return self.measure.best(self.ours.values(self.measure.name))

    @property
    def before(self) -> float:
        return self.measure.best(self.base.values(self.measure.name))

    @property
    def gain(self) -> float:
        return self.measure.gain(self.now, self.before)

    @property
    def regressed(self) -> bool:
        """Clearly slower, both at best and in the usual round: one unlucky round is no regression."""
        rounds = list(zip(self.ours.values(self.measure.name), self.base.values(self.measure.name), strict=False))
        if len(rounds) < FEWEST_ROUNDS:
            return False
        usual = median(self.measure.gain(now, before) for now, before in rounds)
        return max(self.gain, usual) < -TOLERATED_LOSS


def middle(subject: Subject, measure: Measure) -> float:
    return median(subject.values(measure.name))


def verdict(measure: Measure, value: float, goal: float) -> str:
    return "met" if measure.reaches(value, goal) else "NOT met"


def ratios(run: Run) -> list[Ratio]:
    return [
        Ratio(ours, peer, measure)
        for ours in run.measured(COMPILED, INTERPRETED)
        for peer in run.measured(PEER)
        for measure in (DECISIONS, SIMULATIONS)
        if ours.values(measure.name) and peer.values(measure.name)
    ]


def aims(run: Run) -> list[Aim]:
    subjects = {(subject.game, subject.role): subject for subject in run.measured(COMPILED, INTERPRETED)}
    return [Aim(goal, subjects.get((goal.game, goal.role))) for goal in GOALS]


def changes(run: Run) -> list[Change]:
    """Of what both builds can be measured by."""
    return [
        Change(ours, base, measure)
        for ours, base in pairs(run)
        for measure in MEASURES.values()
        if ours.values(measure.name) and base.values(measure.name)
    ]


def pairs(run: Run) -> Iterator[tuple[Subject, Subject]]:
    """Like with like: a base that was not compiled is compared with our interpreted build."""
    for base in run.measured(BASE):
        for ours in run.measured(COMPILED if base.compiled else INTERPRETED):
            if ours.game == base.game:
                yield ours, base
