"""Why a move: from what a search found to what people can weigh. What is chosen, what else there was and what each may
come to, which terms decided, and what was believed of hidden things; all of it from the asked seat's knowledge."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from ..core.asked import Asked
from ..core.chance import Chance
from ..core.events import Event
from ..core.game import Game
from ..core.ids import Pick, Seat
from ..core.table import event_fields
from .mind import Mind
from .plans import best_plan, sketched, world_of
from .search import Budget, Candidate, Search, Verdict

_SHOWN: Final = 3
"""So many alternatives, terms and guesses are told."""
_NOTABLE: Final = 0.25
"""A guess that fewer of the worlds share is none."""
_SLIGHT: Final = 0.05
"""Terms that differ by less decide nothing."""
_EVEN: Final = 0.01
"""Moves whose chances to win differ by less are as good as each other: so much chance alone makes."""


# ---- what people understand of a value


def chance_to_win(value: float, seats: int) -> float:
    """The chance to win of a seat whose place is worth so much, among rivals who are equal to each other."""
    ahead = ahead_of_each(value, seats)
    return ahead / (ahead + (seats - 1) * (1.0 - ahead))


def expected_place(value: float, seats: int) -> float:
    """The place, from 1, of a seat whose place is worth so much, among rivals who are equal to each other."""
    return 1.0 + (seats - 1) * (1.0 - ahead_of_each(value, seats))


def ahead_of_each(value: float, seats: int) -> float:
    """How often such a seat is ahead of any one rival: half of the value is for that, half for winning."""
    low, high = 0.0, 1.0
    for _ in range(40):
        ahead = (low + high) / 2
        win = ahead / (ahead + (seats - 1) * (1.0 - ahead))
        if 0.5 * win + 0.5 * ahead < value:
            low = ahead
        else:
            high = ahead
    return (low + high) / 2


# ---- an explanation


@final
class Prospect:
    """One option as it looks to the asked seat."""

    def __init__(self, candidate: Candidate, seat: Seat, mind: Mind) -> None:
        seats = len(candidate.values)
        self.pick: Final = candidate.pick
        self.futures: Final = candidate.futures
        self.value: Final = candidate.value(seat)
        self.win: Final = chance_to_win(self.value, seats)
        self.place: Final = expected_place(self.value, seats)
        self.risk: Final = candidate.risk()
        self.terms: Final = candidate.terms()
        self.total: Final = mind.total(self.terms) if self.terms else None
        """What the terms add up to in the game's own coin, if they do."""

    def words(self, game: Game, terms: list[str]) -> dict[str, object]:
        words: dict[str, object] = {
            "move": game.picks.say(self.pick),
            "pick": int(self.pick),
            "value": round(self.value, 4),
            "win": round(self.win, 4),
            "place": round(self.place, 3),
            "risk": round(self.risk, 4),
            "futures": self.futures,
        }
        if self.total is not None:
            words["total"] = round(self.total, 3)
        words["terms"] = {name: round(term, 3) for name, term in zip(terms, self.terms, strict=False)}
        return words


@final
class Reason:
    """A term in which the chosen move differs from the best alternative, and by how much."""

    def __init__(self, term: str, gain: float) -> None:
        self.term: Final = term
        self.gain: Final = gain


@final
class Guess:
    """Something hidden that the seat believes, and how sure it is."""

    def __init__(self, fact: Event, share: float) -> None:
        self.fact: Final = fact
        self.share: Final = share


@final
class Explanation:
    """Everything that is said about one choice of one seat."""

    def __init__(self, mind: Mind, verdict: Verdict, chosen: Candidate, candidates: list[Candidate]) -> None:
        seat = verdict.seat
        others = [one for one in candidates if one is not chosen and one.futures > 0][:_SHOWN]
        self.mind: Final = mind
        self.seat: Final = seat
        self.chosen: Final = Prospect(chosen, seat, mind)
        self.others: Final = [Prospect(one, seat, mind) for one in others]
        self.reasons: Final = reasons(mind.terms, chosen.terms(), others[0].terms()) if others else []
        self.even: Final = bool(others) and all(abs(self.chosen.win - one.win) < _EVEN for one in self.others)
        """Whether it makes no difference what is done."""
        self.plan: list[Pick] = [chosen.pick]
        """The chosen move, and what would follow it before chance or anybody else comes between."""
        self.because: list[Event] = []
        """What speaks for the plan, where the game can say it better than its terms do."""
        self.guesses: Final = guesses(verdict)
        self.futures: Final = verdict.futures
        self.worlds: Final = verdict.worlds

    def words(self) -> dict[str, object]:
        """The explanation for programs."""
        game, terms = self.mind.game, self.mind.terms
        return {
            "seat": int(self.seat),
            "chosen": self.chosen.words(game, terms),
            "others": [one.words(game, terms) for one in self.others],
            "even": self.even,
            "plan": [game.picks.say(pick) for pick in self.plan],
            "because": [{"kind": fact.kind.name, **event_fields(game, fact)} for fact in self.because],
            "reasons": [{"term": reason.term, "gain": round(reason.gain, 3)} for reason in self.reasons],
            "believed": [
                {"kind": guess.fact.kind.name, **event_fields(game, guess.fact), "sure": round(guess.share, 3)}
                for guess in self.guesses
            ],
            "futures": self.futures,
            "worlds": self.worlds,
        }


def reasons(terms: list[str], chosen: list[float], other: list[float]) -> list[Reason]:
    """The terms that differ most."""
    found: list[tuple[float, int]] = []
    for place in range(min(len(chosen), len(other))):
        gain = chosen[place] - other[place]
        if abs(gain) >= _SLIGHT:
            found.append((-abs(gain), place))
    found.sort()
    return [Reason(terms[place], chosen[place] - other[place]) for _, place in found[:_SHOWN]]


def guesses(verdict: Verdict) -> list[Guess]:
    """Of each hidden thing what most worlds say, the surest first."""
    best: dict[tuple[str, int], tuple[int, tuple[str, tuple[int, ...]]]] = {}
    for key, count in verdict.believed.items():
        name, numbers = key
        about = (name, numbers[0] if numbers else 0)
        if about not in best or (-count, key) < (-best[about][0], best[about][1]):
            best[about] = (count, key)
    sure = sorted([(-count, key) for count, key in best.values()])
    worlds = max(1, verdict.worlds)
    shares = [Guess(verdict.facts[key], -count / worlds) for count, key in sure[:_SHOWN]]
    return [guess for guess in shares if guess.share >= _NOTABLE]


# ---- looking for one


@final
class Comparison:
    """Options tried side by side in worlds that none of them was chosen by: the numbers of the best are not flattered
    by its having been the best."""

    def __init__(self, search: Search, picks: list[Pick]) -> None:
        self.search: Final = search
        self.candidates: Final = [Candidate(pick, 0.0, search.asked.seats) for pick in picks]
        self.worlds = 0
        self.lead = 0.0
        self.squares = 0.0
        """Sums over the worlds of how much the first option is ahead of the last."""

    def run(self, futures: int, seconds: float) -> None:
        end = perf_counter() + seconds
        enough = self.search.futures + futures
        while self.worlds == 0 or (self.search.futures < enough and perf_counter() < end):
            self.search.try_world(self.candidates)
            ahead = self.candidates[0].last - self.candidates[-1].last
            self.worlds += 1
            self.lead += ahead
            self.squares += ahead * ahead
        self.search.verdict.futures = self.search.futures

    def ahead(self) -> float:
        """How much the first option is ahead of the last, on average."""
        return self.lead / self.worlds

    def error(self) -> float:
        """The standard error of that."""
        if self.worlds < 2:
            return 1.0
        mean = self.ahead()
        return sqrt(max(0.0, self.squares / self.worlds - mean * mean) / (self.worlds - 1))

    def ranked(self) -> list[Candidate]:
        return sorted(self.candidates, key=self.search.promise)


def half(budget: Budget) -> Budget:
    return budget.but(max(1, budget.futures // 2), budget.seconds / 2)


def advise(mind: Mind, asked: Asked, budget: Budget, chance: Chance) -> Explanation:
    """What a seat had best do, and why: half of the budget finds the few best options, half compares them. As much time
    as for one of these is left for the rest of the plan."""
    search = explaining(mind, asked, half(budget), chance, [])
    compared = side_by_side(search, shortlist(search, None), budget)
    ranked = compared.ranked()
    found = Explanation(mind, search.verdict, ranked[0], ranked)
    if found.even:
        # Which of them came out ahead was chance: rather what the bot itself would do.
        found = Explanation(mind, search.verdict, compared.candidates[0], ranked)
    plan_on(found, asked, half(budget), chance)
    return found


def plan_on(found: Explanation, asked: Asked, budget: Budget, chance: Chance) -> None:
    """The plan that begins with the chosen move, and what speaks for it rather than for the next best, unless all are
    as good."""
    mind, seat = found.mind, found.seat
    world = world_of(mind, asked)
    found.plan = best_plan(mind, asked, world, found.chosen.pick, budget, chance)
    rival = found.others and not found.even
    instead = sketched(mind, world, seat, found.others[0].pick, chance) if rival else []
    found.because = mind.because(world, seat, found.plan, instead)


def judge(mind: Mind, asked: Asked, played: Pick, budget: Budget, chance: Chance) -> Explanation:
    """What speaks for and against the move a seat has made."""
    search = explaining(mind, asked, half(budget), chance, [played])
    compared = side_by_side(search, shortlist(search, played), budget)
    return Explanation(mind, search.verdict, compared.candidates[-1], compared.ranked())


def recall(mind: Mind, asked: Asked, played: Pick, budget: Budget, chance: Chance) -> Explanation:
    """What a bot saw when it made this move: its own search once more, with the same chance."""
    search = explaining(mind, asked, budget, chance, [])
    verdict = search.think()
    for candidate in verdict.candidates:
        if candidate.pick == played:
            return Explanation(mind, verdict, candidate, verdict.candidates)
    return judge(mind, asked, played, budget, chance)


def explaining(mind: Mind, asked: Asked, budget: Budget, chance: Chance, also: list[Pick]) -> Search:
    search = Search(mind, asked, budget, chance, also)
    search.explains = True
    return search


def shortlist(search: Search, played: Pick | None) -> list[Pick]:
    """The best few options, filled up with what looks best of the rest, and last the one that was played."""
    best = [candidate.pick for candidate in search.think().candidates if candidate.pick != played]
    rest = [pick for pick in search.asked.options if pick != played and pick not in best]
    if rest and len(best) <= _SHOWN:
        # A mind weighs a question's options together: some weigh one of them by the others.
        options = search.asked.options
        weights = search.mind.weigh(search.belief.imagine(search.dreams), search.seat, options)
        ranked = sorted([(-weights[place], place) for place in range(len(options)) if options[place] in rest])
        best += [options[place] for _, place in ranked]
    return best[: _SHOWN + 1] if played is None else [*best[:_SHOWN], played]


def side_by_side(search: Search, picks: list[Pick], budget: Budget) -> Comparison:
    compared = Comparison(search, picks)
    compared.run(budget.futures - budget.futures // 2, budget.seconds / 2)
    return compared
