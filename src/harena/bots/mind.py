"""How a game is judged: the contract between the one search and what each game knows about itself."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from ..core.agenda import State
from ..core.asked import Asked
from ..core.chance import Chance
from ..core.events import Event, Kind
from ..core.game import Game
from ..core.ids import Pick, Seat

_FINE: Final = 1 << 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What a seat makes of the hidden things, worked out once a question; worlds are drawn by it."""

    def __init__(self, asked: Asked) -> None:
        self.asked: Final = asked

    def imagine(self, chance: Chance) -> State:
        """A world the seat believes in, served by this chance; by itself every one that fits is as likely."""
        return self.asked.imagine(chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """One game's judgement. It is shown worlds that somebody imagines, never the table itself; of a world it reads
    only what the seat in question could know, so that nobody in it acts on what is hidden from him."""

    def __init__(self, game: Game, terms: list[str]) -> None:
        self.game: Final = game
        self.terms: Final = terms
        """The names of what a value is made of."""
        self.mistake = 1.0
        """What one mistake costs in this game, as a share of what it costs where a few of them decide."""

    def rehearsing(self, games: int, seconds: float) -> Mind:
        """This mind with leave to try out so many times what is about to begin, and so long; most have no use for
        it."""
        return self

    def cost_of_mistakes(self, state: State) -> float:
        """What one mistake costs in the question that a state asks."""
        return self.mistake

    def effort(self, state: State) -> int:
        """How many times as many futures as usual the question of a state deserves: where they are short, several."""
        return 1

    def glance(self, state: State) -> float:
        """How much a first glance counts in the question of a state, as a share of what it does elsewhere."""
        return 1.0

    def kinds(self) -> list[Kind]:
        """What it takes for likely is told like events, of these kinds."""
        return []

    def believe(self, asked: Asked) -> Belief:
        """What the asked seat makes of the hidden things."""
        return Belief(asked)

    def weigh(self, state: State, seat: Seat, options: list[Pick]) -> list[float]:
        """How good each option looks at a glance: one that weighs 1 more is e times as likely to be tried."""
        raise NotImplementedError

    def reply(self, state: State, seat: Seat, options: list[Pick], chance: Chance) -> Pick:
        """A quick answer, good options more often than bad ones: how everybody plays on in an imagined future."""
        return drawn(options, self.weigh(state, seat, options), chance)

    def clock(self, state: State) -> int:
        """A count of the natural boundaries a game has passed: rounds, turns, phases."""
        raise NotImplementedError

    def horizon(self, state: State, seat: Seat) -> int:
        """The clock at which futures that begin with this seat's question are far enough to be judged."""
        raise NotImplementedError

    def value(self, state: State) -> list[float]:
        """What each seat may expect of a state, from 0 for a sure last place to 1 for a sure win."""
        raise NotImplementedError

    def make_up(self, state: State, seat: Seat) -> list[float]:
        """One seat's prospects by term, in the order of `terms`: for explanations."""
        raise NotImplementedError

    def total(self, terms: list[float]) -> float | None:
        """What the terms of a make-up add up to in the game's own coin; none where they do not."""
        return None

    def mishap(self, state: State, seat: Seat) -> bool:
        """Whether in this future the worst has befallen a seat: a crash, a flip, its largest bet lost."""
        raise NotImplementedError

    def facts(self, world: State, seat: Seat) -> list[Event]:
        """What a world that this seat imagines says about hidden things, for explanations: how many of the worlds
        say the same is how sure the seat is."""
        return []

    def plans(self, state: State) -> bool:
        """Whether the question of a state is one of several in a row that a seat plans together: steps of one way."""
        return False

    def because(self, world: State, seat: Seat, plan: list[Pick], instead: list[Pick]) -> list[Event]:
        """What speaks for a plan in the words of people, rather than for another one if there is any: told like
        events, of the mind's own kinds."""
        return []


def drawn(options: list[Pick], weights: list[float], chance: Chance) -> Pick:
    """One option by its weight."""
    best = max(weights)
    return options[by_share([exp(weight - best) for weight in weights], chance)]


def by_share(shares: list[float], chance: Chance) -> int:
    """A place in a list of shares, each as often as its share says."""
    left = total(shares) * chance.below(_FINE, "bot") / _FINE
    for place in range(len(shares)):
        left -= shares[place]
        if left < 0.0:
            return place
    return len(shares) - 1


def total(shares: list[float]) -> float:
    """The sum. Compiled, a loop over floats is faster than Python's own."""
    so_far = 0.0
    for share in shares:
        so_far += share
    return so_far


def heaviest(options: list[Pick], weights: list[float], chance: Chance) -> Pick:
    """The option of the largest weight, ties by chance."""
    best = max(weights)
    ties = [options[place] for place in range(len(options)) if weights[place] > best - 1e-9]
    return ties[chance.below(len(ties), "bot")]


def worth_of_places(places: list[int]) -> list[float]:
    """A finished game: half for winning, half for everybody who is left behind."""
    rivals = max(1, len(places) - 1)
    return [0.5 * (place == 1) + 0.5 * (len(places) - place) / rivals for place in places]


def chances_to_win(scores: list[float]) -> list[float]:
    """Prospects on a scale where 1 more is e times as likely to win, as expected worth of places: a seat is ahead of
    each rival, and of all of them, as often as its share of the two, and of all, says."""
    best = max(scores)
    shares = [exp(score - best) for score in scores]
    everybody = total(shares)
    values: list[float] = []
    for seat in range(len(scores)):
        ahead = 0.0
        for rival in range(len(scores)):
            if rival != seat:
                ahead += shares[seat] / (shares[seat] + shares[rival])
        values.append(0.5 * shares[seat] / everybody + 0.5 * ahead / max(1, len(scores) - 1))
    return values
