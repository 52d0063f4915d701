"""Odds by running the real steps under a chance that goes every way.

`Branching` answers every question of chance with one of its ways and then, run after run, with the next. `Futures`
keeps states with their weights: before a step that may ask chance it keeps a copy, and runs the copy once for every
other way. Equal states are merged, the heaviest ones go first, and where the budget of runs ends the weight left is
told. What is taken for granted and what is summed up says the game, by a `Foresight`.
"""

from __future__ import annotations

import heapq
from typing import Final, TypeVar, final

from mypy_extensions import mypyc_attr

from .agenda import Choice, State, Step, Together
from .chance import Chance
from .events import Event, Log
from .ids import Pick

N = TypeVar("N", bound=int)
LIGHTER: Final = 0.1
"""Weights are classed by powers of this: the heavier class goes first, and within a class equal states meet."""
_LIGHTEST: Final = 9
NO_PICK: Final = Pick(-1)


def _spread(dice: int) -> list[float]:
    """The chance of each sum of so many dice, from the least on."""
    spread = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(spread) + 5)
        for total in range(len(spread)):
            for face in range(6):
                more[total + face] += spread[total] / 6
        spread = more
    return spread


SUMS: Final = [_spread(dice) for dice in range(13)]
"""By number of dice, the chances of their sums from the least on."""


def faces_of(total: int, dice: int) -> list[int]:
    """Dice that show a sum."""
    faces = [1] * dice
    rest = total - dice
    for die in range(dice):
        more = min(5, rest)
        faces[die] += more
        rest -= more
    return faces


@final
class Crossroads:
    """A question of chance: the numbers that can be drawn, and how likely each is."""

    def __init__(self, numbers: list[int], weights: list[float]) -> None:
        self.numbers: Final = numbers
        self.weights: Final = weights


def by_meaning(meanings: list[int], spread: list[float]) -> Crossroads:
    """One way for each meaning; its number is the first place that has it."""
    places: dict[int, int] = {}
    numbers: list[int] = []
    weights: list[float] = []
    for place in range(len(spread)):
        meaning = meanings[place]
        way = places.get(meaning, -1)
        if way < 0:
            places[meaning] = len(numbers)
            numbers.append(place)
            weights.append(spread[place])
        else:
            weights[way] += spread[place]
    return Crossroads(numbers, weights)


@final
class Branching(Chance):
    """Goes one way through all questions of a run, and after `another` the next, until every way was gone. What means
    the same, and things in a bag that are equal, are one way."""

    def __init__(self) -> None:
        self.roads: list[Crossroads] = []
        self.way: list[int] = []
        self.at = 0
        self.weight = 1.0
        """The chance of the way gone."""

    def fresh(self) -> None:
        """Forget the ways of the last run."""
        if self.way:
            self.roads = []
            self.way = []
        self.at = 0
        self.weight = 1.0

    def another(self) -> bool:
        """Turn to the next way; false if all were gone."""
        while self.way and self.way[-1] + 1 == len(self.roads[-1].numbers):
            self.way.pop()
            self.roads.pop()
        if not self.way:
            return False
        self.way[-1] += 1
        self.at = 0
        self.weight = 1.0
        return True

    def is_last(self) -> bool:
        """Whether no other way is left after this one, unless it asks more than those before it."""
        for place in range(len(self.way)):
            if self.way[place] + 1 < len(self.roads[place].numbers):
                return False
        return True

    def turn(self, road: Crossroads) -> int:
        """The number drawn on this way; a question with one answer is none."""
        if len(road.numbers) == 1:
            return road.numbers[0]
        if self.at == len(self.way):
            self.roads.append(road)
            self.way.append(0)
        way = self.way[self.at]
        self.weight *= road.weights[way]
        self.at += 1
        return road.numbers[way]

    def below(self, count: int, stream: str) -> int:
        return self.turn(Crossroads(list(range(count)), [1.0 / count] * count))

    def take(self, bag: list[N], stream: str) -> N:
        kinds: dict[int, int] = {}
        for place in range(len(bag)):
            kinds.setdefault(bag[place], place)
        weights = [bag.count(bag[place]) / len(bag) for place in kinds.values()]
        return bag.pop(self.turn(Crossroads(list(kinds.values()), weights)))

    def roll_as(self, dice: int, stream: str, meanings: list[int]) -> list[int]:
        return faces_of(self.turn(by_meaning(meanings, SUMS[dice])) + dice, dice)

    def roll_lead_as(self, dice: int, stream: str, meanings: list[int]) -> list[int]:
        # What the second side lacks of its sixes is as likely as what it shows, so leads come as sums of all dice do.
        lead = self.turn(by_meaning(meanings, SUMS[2 * dice])) - 5 * dice
        return [*faces_of(dice + max(lead, 0), dice), *faces_of(dice - min(lead, 0), dice)]

    def copy(self) -> Branching:
        twin = Branching()
        twin.roads = self.roads.copy()
        twin.way = self.way.copy()
        twin.at = self.at
        twin.weight = self.weight
        return twin


WAITS: Final = 0
BROKE: Final = 1
OVER: Final = 2
"""What has become of a future: it waits for another pick, the plan's next pick is not open to it, or nothing asked for
can change any more."""


@final
class Future:
    """A state that may come to be."""

    def __init__(self, weight: float, state: State, tally: list[float]) -> None:
        self.weight = weight
        self.state = state
        self.tally = tally
        """What the game sums up on the way; an average where ways have met."""
        self.mark = 0
        """By this number ways are kept apart though their states are equal."""
        self.used = 0
        """Picks of the plan carried out."""
        self.fate = WAITS
        self.key: object = None
        self.shared = False
        """Whether other futures have the same state, which then may not change."""

    def beside(self, state: State) -> Future:
        """Another future that was this one until now."""
        twin = Future(self.weight, state, self.tally.copy())
        twin.mark = self.mark
        twin.used = self.used
        twin.fate = self.fate
        return twin

    def meet(self, other: Future) -> None:
        """Two equal futures are one."""
        whole = self.weight + other.weight
        share = other.weight / whole
        for place in range(len(self.tally)):
            self.tally[place] += share * (other.tally[place] - self.tally[place])
        self.weight = whole


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """What a game takes for granted, and what it sums up, when it looks ahead."""

    def begin(self) -> list[float]:
        """The tally of a future at its start."""
        return []

    def answers(self, state: State, choice: Choice[State]) -> list[tuple[float, Pick]]:
        """The answers a question gets as a matter of course, with their chances; none if it is the plan's turn."""
        return []

    def meant(self, state: State, pick: Pick) -> Pick | None:
        """What a pick of the plan means in this state: itself, another that is open, or none if the plan has nothing
        more for it."""
        return pick

    def over(self, state: State) -> bool:
        """Whether nothing asked for can change any more."""
        return state.over()

    def quiet(self, state: State) -> bool:
        """Whether the next step asks chance nothing for certain, so that no copy is needed."""
        return False

    def key(self, state: State, rest: list[Pick]) -> object:
        """All that can matter to the rest of the plan: futures with equal keys are one."""
        raise NotImplementedError

    def merge(self, future: Future, other: Future) -> None:
        """Two futures with equal keys are about to be one, with the first one's state and the average of their
        tallies."""

    def picked(self, future: Future, pick: Pick) -> None:
        """A pick of the plan is about to be carried out."""

    def tell(self, future: Future, event: Event) -> None:
        """Something has happened on the way of a future, whose weight is already that of this way."""


@final
class Budget:
    """Runs of a step that are left to make, for all looks ahead that answer one question."""

    def __init__(self, runs: int) -> None:
        self.left = runs


@final
class Futures:
    """All that can come of a state, and of plans of picks from there on."""

    def __init__(self, foresight: Foresight, budget: Budget) -> None:
        self.foresight: Final = foresight
        self.budget: Final = budget
        self.chance: Final = Branching()
        self.log: Final = Log()
        self.unfollowed = 0.0
        """The weight of futures that no budget reached."""
        self.rest: list[Future] = []
        """Those that have come to rest: at the end of the plan, where it broke, or where all is over."""
        self.floor = 0
        """What has to be left of the budget for others."""
        self.plan: list[Pick] = []
        self.able: list[int] = []
        self.refused: list[Future | None] = []
        self.heap: list[tuple[int, int, int, int]] = []
        self.serial = 0
        self.queued: dict[int, Future] = {}
        self.waiting: dict[object, Future] = {}
        self.resting: dict[object, Future] = {}

    def start(self, state: State) -> None:
        """Begin with a state as it is, before its next step."""
        future = Future(1.0, state.clone(self.chance), self.foresight.begin())
        self.rest = [future]

    def fork(self, foresight: Foresight) -> Futures:
        """The same futures once more, to be followed another way."""
        twin = Futures(foresight, self.budget)
        twin.unfollowed = self.unfollowed
        for future in self.rest:
            # States are copied when they are about to change: most forks are not followed to the last future.
            future.shared = True
            again = future.beside(future.state)
            again.shared = True
            twin.rest.append(again)
        return twin

    # ---- figures

    def weight_of(self, fate: int) -> float:
        return sum([future.weight for future in self.rest if future.fate == fate])

    def first(self) -> Future | None:
        """The heaviest of those that wait for another pick."""
        found: Future | None = None
        for future in self.rest:
            if future.fate == WAITS and (found is None or future.weight > found.weight):
                found = future
        return found

    def hindrance(self) -> tuple[int, Future | None] | None:
        """The first place of the plan whose pick was open to no future, and the heaviest it was not open to; that is
        none if all was over before."""
        for place in range(len(self.plan)):
            if self.able[place] == 0:
                return place, self.refused[place]
        return None

    # ---- following

    def follow(self, plan: list[Pick], among: int = 1) -> None:
        """All futures that wait go on by these picks, to the question after them. Of the budget they take a share if
        so many have to make do with it."""
        self.plan = plan
        self.able = [0] * len(plan)
        refused: list[Future | None] = [None] * len(plan)
        self.refused = refused
        self.floor = self.budget.left - self.budget.left // among
        starting, self.rest = self.rest, []
        self.resting = {}
        for future in starting:
            if future.fate == WAITS:
                future.used = 0
                self.put(future)
            else:
                self.rest.append(future)
        while self.heap:
            future = self.take()
            if self.spent():
                self.leave(future)
            else:
                self.go_on(future)

    def leave(self, future: Future) -> None:
        """No run is left for a future: it is unfollowed, unless it is where it would rest anyway."""
        state = future.state
        if self.foresight.over(state):
            self.end(future, OVER)
        elif self.is_at_rest(future, state.agenda[-1]):
            self.end(future, WAITS)
        else:
            self.unfollowed += future.weight

    def is_at_rest(self, future: Future, top: Step[State]) -> bool:
        """Whether a future waits for another pick at the end of the plan."""
        if future.used < len(self.plan) or not isinstance(top, Choice):
            return False
        return not self.foresight.answers(future.state, top)

    def spent(self) -> bool:
        return self.budget.left <= self.floor

    def put(self, future: Future) -> None:
        """To be followed later, as one with its equals: heavier classes first, then those with most before them."""
        rest = self.plan[future.used :]
        key = (future.used, future.mark, self.foresight.key(future.state, rest))
        equal = self.waiting.get(key)
        if equal is not None:
            self.foresight.merge(equal, future)
            equal.meet(future)
            return
        future.key = key
        self.waiting[key] = future
        self.serial += 1
        self.queued[self.serial] = future
        heapq.heappush(self.heap, (weight_class(future.weight), future.used, -len(future.state.agenda), self.serial))

    def take(self) -> Future:
        future = self.queued.pop(heapq.heappop(self.heap)[3])
        del self.waiting[future.key]
        return future

    def go_on(self, future: Future) -> None:
        """Carry out steps until chance has parted the ways, or the future has come to rest."""
        if future.shared:
            future.state = future.state.clone(self.chance)
            future.shared = False
            self.budget.left -= 1
        state = future.state
        begun = False
        while not self.spent():
            if self.foresight.over(state):
                self.end(future, OVER)
                return
            pick = NO_PICK
            top = state.agenda[-1]
            if isinstance(top, Choice):
                answers = self.foresight.answers(state, top)
                if len(answers) > 1:
                    self.part(future, answers)
                    return
                if not answers and begun and self.heap:
                    self.put(future)
                    return
                pick = answers[0][1] if answers else self.planned(future, top)
                if pick == NO_PICK:
                    return
            elif isinstance(top, Together) and top.waiting(state):
                self.end(future, OVER)
                return
            begun = True
            if self.foresight.quiet(state):
                self.run_quietly(future, pick)
            elif self.branched(future, pick):
                return
        self.leave(future)

    def planned(self, future: Future, choice: Choice[State]) -> Pick:
        """The plan's next pick; none if the future rests here."""
        place = future.used
        meant = None if place == len(self.plan) else self.foresight.meant(future.state, self.plan[place])
        if meant is None:
            self.end(future, WAITS)
            return NO_PICK
        # What the foresight itself has said is open needs no second look.
        if meant == self.plan[place] and meant not in choice.options(future.state):
            refused = self.refused[place]
            if refused is None or refused.weight < future.weight:
                self.refused[place] = future
            self.end(future, BROKE)
            return NO_PICK
        self.able[place] += 1
        future.used += 1
        self.foresight.picked(future, meant)
        return meant

    def part(self, future: Future, answers: list[tuple[float, Pick]]) -> None:
        """A question that is answered in several ways."""
        for share, pick in answers:
            twin = future.beside(future.state.clone(self.chance))
            twin.weight *= share
            if not self.branched(twin, pick):
                self.put(twin)

    def branched(self, future: Future, pick: Pick) -> bool:
        """Carry out a step, and where it asks chance once more for every other way; whether it did ask."""
        before = future.beside(future.state.clone(self.chance))
        self.chance.fresh()
        self.run(future, pick)
        if not self.chance.way:
            return False
        self.put(future)
        whole, gone = before.weight, self.chance.weight
        while self.chance.another():
            if self.chance.is_last():
                self.run_last(before, pick, whole * (1.0 - gone))
                return True
            twin = before.beside(before.state.clone(self.chance))
            self.run(twin, pick)
            gone += self.chance.weight
            self.put(twin)
        return True

    def run_last(self, future: Future, pick: Pick, weight: float) -> None:
        """The last way needs no copy. Should it ask more than those before it, what it leaves is unfollowed."""
        asked = len(self.chance.way)
        self.run(future, pick)
        if len(self.chance.way) > asked:
            self.unfollowed += max(0.0, weight - future.weight)
        self.put(future)

    def run_quietly(self, future: Future, pick: Pick) -> None:
        self.chance.fresh()
        self.run(future, pick)
        if self.chance.way:
            raise AssertionError(f"A step said to be quiet asked chance; next is {future.state.pending()}.")

    def run(self, future: Future, pick: Pick) -> None:
        """One step by one way, and what the game makes of what happens."""
        self.budget.left -= 1
        state = future.state
        state.log = self.log
        top = state.agenda.pop()
        if isinstance(top, Choice):
            top.answer(state, pick)
        else:
            top.run(state)
        future.weight *= self.chance.weight
        for event in self.log.events:
            self.foresight.tell(future, event)
        self.log.events.clear()

    def end(self, future: Future, fate: int) -> None:
        """A future at rest; those that wait alike are one."""
        future.fate = fate
        if fate == WAITS:
            key = (future.mark, self.foresight.key(future.state, []))
            equal = self.resting.get(key)
            if equal is not None:
                self.foresight.merge(equal, future)
                equal.meet(future)
                return
            self.resting[key] = future
        self.rest.append(future)


def weight_class(weight: float) -> int:
    """0 for the heaviest futures, more for lighter ones."""
    number = 0
    while weight < LIGHTER and number < _LIGHTEST:
        weight /= LIGHTER
        number += 1
    return number
