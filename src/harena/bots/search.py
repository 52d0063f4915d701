"""The one search for all games: information-set Monte-Carlo tree search over worlds that the asked seat imagines.

Every world is tried with each candidate and the same luck, so that candidates are compared like with like. Below the
candidates a tree over picks is shared by all worlds; each seat's choices in it learn only from futures seen with that
seat's own eyes (the world is imagined anew for it), so nobody in it acts on what is hidden from him.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from ..core.agenda import Choice, State
from ..core.asked import Asked
from ..core.chance import Chance, Fast
from ..core.events import Event
from ..core.ids import Pick, Seat
from .mind import Belief, Mind, by_share, total

MOST_CANDIDATES: Final = 16
_HOPELESS: Final = 6.0
"""Options that weigh so much less than the best are not tried."""
_EXPLORE: Final = 0.35
"""How much an option's prior counts against what has been seen of it."""
_GLANCE: Final = 0.3
_DOUBT: Final = 3
"""A weight of 1 at a glance is worth so much, shared by the futures seen and these."""
_WIDE: Final = 4
_WIDEN: Final = 0.4
"""A node that was passed n times looks at the first 4 n^0.4 options by weight."""
_GAMMA: Final = 0.15
"""How often a sealed choice is explored instead of answered by regret."""
_TO_REHEARSE: Final = 0.5
"""The share of its time that a search may spend on rehearsals."""
_SEEDS: Final = 1 << 30
_KEYS: Final = (1 << 41) - 1
"""Small enough that a key times the factor of `mixed` is a machine word."""
_FAR: Final = 2_000
"""No future is played on for more decisions than this."""


@final
class Budget:
    """How much a search may do: futures are counted, time only cuts short."""

    def __init__(
        self,
        futures: int,
        seconds: float = 2.0,
        *,
        rivals: int = 0,
        reach: int = 1,
        even: bool = False,
        rehearsals: int = 0,
    ) -> None:
        self.futures: Final = futures
        self.seconds: Final = seconds
        self.rivals: Final = rivals
        """One world in so many is also seen with the rivals' eyes; 0 leaves rivals to their quick answers."""
        self.reach: Final = reach
        """How many horizons away a future is judged."""
        self.even: Final = even
        """Whether all candidates are tried equally often, for a fair comparison of the worse ones too."""
        self.rehearsals: Final = rehearsals
        """How often a mind may try out what is about to begin, if it has a use for it."""

    def within(self, futures: int) -> Budget:
        """The same with no more futures than this."""
        return self.but(min(futures, self.futures), self.seconds)

    def but(self, futures: int, seconds: float) -> Budget:
        """As far, with as many eyes, but so many futures and so much time; with fewer futures fewer rehearsals."""
        rehearsals = min(futures, self.rehearsals)
        return Budget(futures, seconds, rivals=self.rivals, reach=self.reach, even=self.even, rehearsals=rehearsals)


@final
class Candidate:
    """An option of the question and what its futures were worth."""

    def __init__(self, pick: Pick, weight: float, seats: int) -> None:
        self.pick: Final = pick
        self.weight: Final = weight
        self.futures = 0
        self.values: list[float] = [0.0] * seats
        """Sums over the futures, by seat."""
        self.squares = 0.0
        self.mishaps = 0
        self.make_up: list[float] = []
        self.last = 0.0
        """The asked seat's value in the latest future."""
        self.regret = 0.0
        self.share = 0.0

    def add_terms(self, terms: list[float]) -> None:
        so_far = self.make_up or [0.0] * len(terms)
        self.make_up = [so_far[place] + terms[place] for place in range(len(terms))]

    def value(self, seat: Seat) -> float:
        """What a seat may expect, on average."""
        return self.values[seat] / self.futures if self.futures else 0.0

    def risk(self) -> float:
        """How often the worst happened."""
        return self.mishaps / self.futures if self.futures else 0.0

    def spread(self, seat: Seat) -> float:
        """The standard deviation of a seat's value from future to future."""
        if self.futures < 2:
            return 0.0
        mean = self.value(seat)
        return sqrt(max(0.0, self.squares / self.futures - mean * mean))

    def terms(self) -> list[float]:
        """The make-up of the value, on average."""
        return [term / self.futures for term in self.make_up] if self.futures else []


@final
class Verdict:
    """What a search found: the candidates, the best first, and what was believed while looking."""

    def __init__(self, seat: Seat, candidates: list[Candidate], *, sealed: bool) -> None:
        self.seat: Final = seat
        self.candidates = candidates
        self.sealed: Final = sealed
        self.futures = 0
        self.mistake = 1.0
        """What a mistake costs in this game, see Mind."""
        self.worlds = 0
        self.believed: dict[tuple[str, tuple[int, ...]], int] = {}
        """How many of the worlds said the same of something hidden."""
        self.facts: dict[tuple[str, tuple[int, ...]], Event] = {}

    def believe(self, facts: list[Event]) -> None:
        """One more world that says these things."""
        for fact in facts:
            key = (fact.kind.name, fact.numbers)
            self.believed[key] = self.believed.get(key, 0) + 1
            self.facts[key] = fact

    def best(self) -> Candidate:
        return self.candidates[0]

    def loss(self, candidate: Candidate) -> float:
        """How much less a candidate promises than the best."""
        return self.best().value(self.seat) - candidate.value(self.seat)


@final
class Branch:
    """One pick at a node of the tree."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.regret = 0.0


@final
class Node:
    """A choice that futures come to by the same picks."""

    def __init__(self, seat: Seat, *, sealed: bool) -> None:
        self.seat: Final = seat
        self.sealed: Final = sealed
        self.visits = 0
        self.total = 0.0
        self.branches: dict[int, Branch] = {}

    def branch(self, pick: Pick) -> Branch:
        branch = self.branches.get(pick)
        if branch is None:
            branch = self.branches[pick] = Branch()
        return branch

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5

    def learn(self, pick: Pick, value: float) -> None:
        """A future ended with this value for the node's seat."""
        branch = self.branch(pick)
        branch.visits += 1
        branch.total += value
        self.visits += 1
        self.total += value
        if self.sealed:
            mean = self.mean()
            for other in self.branches.values():
                if other is not branch:
                    other.regret += (other.total / other.visits if other.visits else mean) - value

    def select(self, options: list[Pick], weights: list[float], chance: Chance) -> Pick:
        """The pick to try next, of those that this world allows."""
        return self.by_regret(options, weights, chance) if self.sealed else self.by_promise(options, weights)

    def by_promise(self, options: list[Pick], weights: list[float]) -> Pick:
        """What was seen of an option and, the less that is, its prior; first only the likeliest few are looked at."""
        least = nth_largest(weights, int(_WIDE * (self.visits + 1) ** _WIDEN))
        shares = softmax(weights)
        effort = _EXPLORE * sqrt(self.visits + 1)
        unseen = self.mean()
        best = options[0]
        most = -1.0
        for place in range(len(options)):
            if weights[place] < least:
                continue
            branch = self.branches.get(options[place])
            if branch is None:
                promise = unseen + effort * shares[place]
            else:
                promise = branch.total / branch.visits + effort * shares[place] / (1 + branch.visits)
            if promise > most:
                best, most = options[place], promise
        return best

    def by_regret(self, options: list[Pick], weights: list[float], chance: Chance) -> Pick:
        """As often as an option was missed; by its prior while none is, and now and then anyway."""
        regrets: list[float] = []
        for pick in options:
            branch = self.branches.get(pick)
            regrets.append(0.0 if branch is None else max(0.0, branch.regret))
        if total(regrets) <= 0.0 or chance.below(1000, "bot") < 1000 * _GAMMA:
            regrets = softmax(weights)
        return options[by_share(regrets, chance)]


@final
class Search:
    """One question being thought about."""

    def __init__(
        self, mind: Mind, asked: Asked, budget: Budget, chance: Chance, also: list[Pick] | None = None
    ) -> None:
        begun = perf_counter()
        self.mind: Final = mind.rehearsing(budget.rehearsals, _TO_REHEARSE * budget.seconds)
        self.asked: Final = asked
        self.seat: Final = asked.seat
        self.budget: Final = budget
        self.belief: Final = Belief(asked) if asked.certain() else self.mind.believe(asked)
        self.dreams: Final = Fast(chance.below(_SEEDS, "bot"))
        """Draws the worlds."""
        self.future: Final = Fast(0)
        self.whims: Final = Fast(0)
        """Serve one future after the other: the table's luck and everybody's quick answers."""
        self.nodes: Final[dict[int, Node]] = {}
        self.also: Final = also or []
        """Options to look at to the end, however bad."""
        self.explains = False
        self.futures = 0
        self.end: Final = begun + budget.seconds
        self.horizon = 0
        self.effort = 1
        self.glance = _GLANCE
        self.verdict: Verdict = Verdict(asked.seat, [], sealed=asked.sealed)

    def think(self) -> Verdict:
        """Sequential halving: all candidates are tried in a share of the futures, then the better half of them."""
        self.open()
        alive = self.verdict.candidates.copy()
        if len(alive) == 1 and not self.explains:
            return self.verdict
        rounds = 1 if self.asked.sealed or self.budget.even else max(1, (len(alive) - 1).bit_length())
        beaten: list[Candidate] = []
        for _ in range(rounds):
            spent = self.futures + self.effort * self.budget.futures // rounds
            while self.futures < spent and self.has_time():
                self.try_world(alive)
            alive.sort(key=self.promise)
            kept = (len(alive) + 1) // 2 if rounds > 1 else len(alive)
            beaten = [one for one in alive[kept:] if one.pick not in self.also] + beaten
            alive = alive[:kept] + [one for one in alive[kept:] if one.pick in self.also]
        self.verdict.candidates = alive + beaten
        self.verdict.futures = self.futures
        return self.verdict

    def promise(self, candidate: Candidate) -> float:
        """What was seen of a candidate and, the less that is, what it looked like at a glance; the most first."""
        return -candidate.value(self.seat) - self.glance * candidate.weight / (candidate.futures + _DOUBT)

    def has_time(self) -> bool:
        """Every candidate is seen in one future at least."""
        return self.verdict.worlds == 0 or perf_counter() < self.end

    def open(self) -> None:
        """The candidates: the options that look best at a glance."""
        options = self.asked.options
        world = self.belief.imagine(self.dreams)
        weights = self.mind.weigh(world, self.seat, options)
        least = max(max(weights) - _HOPELESS, nth_largest(weights, MOST_CANDIDATES))
        for place in range(len(options)):
            if weights[place] >= least or options[place] in self.also:
                self.verdict.candidates.append(Candidate(options[place], weights[place], self.asked.seats))
        self.horizon = self.mind.horizon(world, self.seat)
        self.effort = self.mind.effort(world)
        self.glance = _GLANCE * self.mind.glance(world)
        self.verdict.mistake = self.mind.cost_of_mistakes(world)
        if self.asked.sealed:
            regret_at_a_glance(self.verdict.candidates, self.glance)

    # ---- one world

    def try_world(self, alive: list[Candidate]) -> None:
        """Imagine a world and try every candidate in it with the same luck."""
        world = self.belief.imagine(self.dreams)
        luck, whim = self.seed(), self.seed()
        for candidate in alive:
            self.future.state, self.whims.state = luck, whim
            state = world.clone(self.future)
            state.take(self.seat, candidate.pick)
            self.note(candidate, state, self.play_on(state, candidate.pick, self.seat))
        if self.asked.sealed:
            weigh_regrets(alive)
        self.verdict.worlds += 1
        if self.explains:
            self.verdict.believe(self.mind.facts(world, self.seat))
        if self.budget.rivals > 0 and self.verdict.worlds % self.budget.rivals == 0:
            self.try_as_rival(world, alive)

    def seed(self) -> int:
        return (self.dreams.below(_SEEDS, "bot") << 30) + self.dreams.below(_SEEDS, "bot") + 1

    def note(self, candidate: Candidate, state: State, values: list[float]) -> None:
        """What came of a candidate in one future."""
        for seat in range(len(values)):
            candidate.values[seat] += values[seat]
        own = values[self.seat]
        candidate.last = own
        candidate.squares += own * own
        candidate.futures += 1
        self.futures += 1
        if self.mind.mishap(state, self.seat):
            candidate.mishaps += 1
        if self.explains:
            candidate.add_terms(self.mind.make_up(state, self.seat))

    def try_as_rival(self, world: State, alive: list[Candidate]) -> None:
        """The same question's future with the eyes of each rival: he does not know what the asked seat knows."""
        for other in range(self.asked.seats):
            if other == self.seat:
                continue
            rival = Seat(other)
            self.future.state, self.whims.state = self.seed(), self.seed()
            state = world.clone(self.future)
            # What is sealed the rival must not see; what is answered openly he has seen, and it holds in his world.
            if self.asked.sealed:
                state = self.asked.game.imagine(state, rival, self.future)
                pick = self.unseen_answer(state, alive)
                state.take(self.seat, pick)
            else:
                pick = alive[self.verdict.worlds // self.budget.rivals % len(alive)].pick
                state.take(self.seat, pick)
                if state.agenda:
                    state = self.asked.game.imagine(state, rival, self.future)
            self.play_on(state, pick, rival)
            self.futures += 1

    def unseen_answer(self, state: State, alive: list[Candidate]) -> Pick:
        """Each candidate as often as it is by now thought right, if the rival's world has it."""
        options = state.options(self.seat)
        open_to_him = [candidate for candidate in alive if candidate.pick in options]
        if not open_to_him:
            return self.mind.reply(state, self.seat, options, self.whims)
        regrets = [max(0.0, candidate.regret) for candidate in open_to_him]
        if total(regrets) <= 0.0:
            regrets = [1.0] * len(open_to_him)
        return open_to_him[by_share(regrets, self.whims)].pick

    # ---- one future

    def play_on(self, state: State, first: Pick, eyes: Seat) -> list[float]:
        """Play on to the horizon, through the tree and then by quick answers; the seat whose eyes these are learns."""
        walk = Walk(self.asked.seats)
        walk.went(self.seat, first, sealed=self.asked.sealed)
        mind, horizon, reach = self.mind, self.horizon, self.budget.reach
        agenda = state.agenda
        growing = True
        for _ in range(_FAR):
            if not agenda:
                break
            if mind.clock(state) >= horizon:
                reach -= 1
                if reach <= 0:
                    break
                horizon = mind.horizon(state, self.seat)
            top = agenda[-1]
            sealed = not isinstance(top, Choice)
            seat = top.seat if isinstance(top, Choice) else state.asked()[0]
            options = state.options(seat)
            if len(options) == 1:
                pick = options[0]
            elif growing and (seat == self.seat or self.budget.rivals > 0):
                key = walk.key(seat, sealed=sealed)
                node = self.nodes.get(key)
                if node is None:
                    # One new node a future: from here on quick answers will do.
                    growing = False
                    node = self.nodes[key] = Node(seat, sealed=sealed)
                pick = node.select(options, mind.weigh(state, seat, options), self.whims)
                walk.passed(node, pick)
            else:
                pick = mind.reply(state, seat, options, self.whims)
            walk.went(seat, pick, sealed=sealed)
            state.take(seat, pick)
        values = mind.value(state)
        walk.learn(eyes, values[eyes])
        return values


@final
class Walk:
    """A way through the tree. What is sealed at the same time has no influence on each other's node."""

    def __init__(self, seats: int) -> None:
        self.path = 1
        self.nodes: list[Node] = []
        self.picks: list[Pick] = []
        self.seats: Final = seats
        self.sealed: list[int] = []
        """While answers are sealed, each seat's own path."""

    def key(self, seat: Seat, *, sealed: bool) -> int:
        """Which node a seat stands at."""
        if sealed:
            return mixed(self.sealed[seat] if self.sealed else self.path, 10_000 + seat)
        return mixed(self.path, seat)

    def went(self, seat: Seat, pick: Pick, *, sealed: bool) -> None:
        if sealed:
            if not self.sealed:
                self.sealed = [self.path] * self.seats
            self.sealed[seat] = mixed(self.sealed[seat], pick)
            return
        for path in self.sealed:
            self.path = mixed(self.path, path)
        self.sealed = []
        self.path = mixed(self.path, pick)

    def passed(self, node: Node, pick: Pick) -> None:
        self.nodes.append(node)
        self.picks.append(pick)

    def learn(self, eyes: Seat, value: float) -> None:
        for place in range(len(self.nodes)):
            if self.nodes[place].seat == eyes:
                self.nodes[place].learn(self.picks[place], value)


def regret_at_a_glance(candidates: list[Candidate], glance: float) -> None:
    """Before anything is seen, an option is missed as much as it looks better than the others."""
    weights = [candidate.weight for candidate in candidates]
    shares = softmax(weights)
    mean = total([shares[place] * weights[place] for place in range(len(weights))])
    for candidate in candidates:
        candidate.regret = glance * (candidate.weight - mean)


def weigh_regrets(alive: list[Candidate]) -> None:
    """Regret matching over the candidates of a sealed question, all of them tried in the same world."""
    regrets = [max(0.0, candidate.regret) for candidate in alive]
    missed = total(regrets)
    shares = [regret / missed if missed > 0.0 else 1.0 / len(alive) for regret in regrets]
    mean = total([shares[place] * alive[place].last for place in range(len(alive))])
    for place in range(len(alive)):
        alive[place].regret += alive[place].last - mean
        alive[place].share += shares[place]


def mixed(path: int, step: int) -> int:
    """A key for a path with one step more. In machine words: compiled code that multiplies Python's long numbers takes
    a Control-C in the middle of it for a lack of memory, and dies."""
    word: i64 = path
    return (word * 1_000_003 + step + 1) & _KEYS


def nth_largest(weights: list[float], count: int) -> float:
    return -1e300 if count >= len(weights) else sorted(weights)[-max(1, count)]


def softmax(weights: list[float]) -> list[float]:
    best = max(weights)
    shares = [exp(weight - best) for weight in weights]
    together = total(shares)
    return [share / together for share in shares]
