"""A whole plan: what a bot would do move after move, until a die, somebody else's answer or the end of its phase comes
between. It is made in a world that the seat imagines, and nothing in it depends on what the seat does not know."""

from __future__ import annotations

from itertools import pairwise
from time import perf_counter
from typing import Final, final

from ..core.agenda import State
from ..core.asked import Asked
from ..core.chance import Chance, Fast
from ..core.ids import Pick, Seat
from .futures import worth_at
from .mind import Belief, Mind
from .search import Budget, Search

_SHARE: Final = 4
"""A later move of a plan is thought about with one future in so many of the first one's."""
_TRIED: Final = 12
"""Two plans are tried with the luck of so many futures."""
_SLIGHT: Final = 0.01
"""Plans that differ by less are as good as each other: nobody zigzags for that."""
_LONGEST: Final = 99
"""More moves than any phase has."""


@final
class Plan:
    """Moves that follow each other in one world."""

    def __init__(self, mind: Mind, world: State, seat: Seat) -> None:
        self.mind: Final = mind
        self.seat: Final = seat
        self.luck: Final = Fast(0)
        self.state: Final = world.clone(self.luck)
        self.moves: Final[list[Pick]] = []
        self.open = mind.plans(world)
        """Whether the next move can be told already."""

    def take(self, pick: Pick) -> None:
        """One move more. Whatever is drawn for it ends the plan: nobody knows how it will go on."""
        self.moves.append(pick)
        if self.open:
            luck, clock = self.luck.state, self.mind.clock(self.state)
            self.state.take(self.seat, pick)
            self.open = self.luck.state == luck and self.goes_on(clock)

    def goes_on(self, clock: int) -> bool:
        """Whether the same seat is asked the next of these questions, in the same phase."""
        if not self.state.agenda or self.state.asked() != [self.seat] or len(self.moves) >= _LONGEST:
            return False
        return self.mind.plans(self.state) and self.mind.clock(self.state) == clock


def world_of(mind: Mind, asked: Asked) -> State:
    """A world to plan in: any will do that the seat believes in."""
    belief = Belief(asked) if asked.certain() else mind.believe(asked)
    return belief.imagine(Fast(0))


def best_plan(mind: Mind, asked: Asked, world: State, first: Pick, budget: Budget, chance: Chance) -> list[Pick]:
    """The plan that begins with a move: thought out move after move, or going on as looks best at a glance, whichever
    is worth more; of equals the simpler one."""
    careful = thought_out(mind, asked, world, first, budget, chance)
    plain = sketched(mind, world, asked.seat, first, chance)
    if careful == plain:
        return plain
    gain = worth(mind, world, asked.seat, careful) - worth(mind, world, asked.seat, plain)
    if abs(gain) > _SLIGHT:
        return careful if gain > 0.0 else plain
    return careful if changes(careful) <= changes(plain) else plain


def changes(moves: list[Pick]) -> int:
    """How often a plan goes on with another move than before."""
    return sum([1 for one, other in pairwise(moves) if one != other])


def worth(mind: Mind, world: State, seat: Seat, moves: list[Pick]) -> float:
    """What a seat may expect that begins with these moves and goes on by quick answers."""
    horizon, values = mind.horizon(world, seat), 0.0
    for seed in range(_TRIED):
        state = world.clone(Fast(seed))
        for pick in moves:
            state.take(seat, pick)
        values += worth_at(mind, state, horizon, Fast(~seed))[seat]
    return values / _TRIED


def thought_out(mind: Mind, asked: Asked, world: State, first: Pick, budget: Budget, chance: Chance) -> list[Pick]:
    """The plan that begins with a move, the same bot asked for every other; when time is up, by quick answers."""
    end = perf_counter() + budget.seconds
    plan = Plan(mind, world, asked.seat)
    plan.take(first)
    while plan.open:
        left = end - perf_counter()
        question = Asked(asked.game, plan.state, asked.seat)
        if left > 0.0:
            search = Search(mind, question, budget.but(max(1, budget.futures // _SHARE), left), chance)
            plan.take(search.think().best().pick)
        else:
            plan.take(mind.reply(plan.state, asked.seat, question.options, chance))
    return plan.moves


def sketched(mind: Mind, world: State, seat: Seat, first: Pick, chance: Chance) -> list[Pick]:
    """The plan that begins with a move, by quick answers alone."""
    plan = Plan(mind, world, seat)
    plan.take(first)
    while plan.open:
        plan.take(mind.reply(plan.state, seat, plan.state.options(seat), chance))
    return plan.moves
