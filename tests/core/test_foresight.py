"""Looking ahead with a small game of dice and beads: every way is gone, equal ways meet, budgets leave a rest."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import cast

import pytest

from harena.core import agenda
from harena.core.chance import Chance, Fast, lead_meant, meant
from harena.core.events import Event, Kind, Log
from harena.core.foresight import BROKE, OVER, WAITS, Branching, Budget, Foresight, Future, Futures
from harena.core.ids import Pick, Seat
from harena.core.picks import Bare, PickTable

PICKS = PickTable()
CLIMB = Bare(PICKS, "climb", "L-1")
DRAW = Bare(PICKS, "draw", "L-2")
REST = Bare(PICKS, "rest", "L-3")
CLIMBED = Kind("climbed", "L-1", "rungs dice:counts")
MEANINGS = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2]
"""Two dice: slip, a rung, two rungs."""


class Ladder(agenda.State):
    """A climber on a ladder, with a bag of beads to draw from."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(1, [], chance, None)
        self.rung = 0
        self.breath = 5
        self.bag = [1, 1, 2, 3, 3, 3]
        self.beads: list[int] = []

    def clone(self, chance: Chance) -> Ladder:
        twin = Ladder(chance)
        twin.agenda = cast("list[agenda.Step[Ladder]]", self.agenda.copy())
        twin.rung, twin.breath = self.rung, self.breath
        twin.bag, twin.beads = self.bag.copy(), self.beads.copy()
        return twin

    def picks(self) -> PickTable:
        return PICKS


class Ask(agenda.Choice[Ladder]):
    def options(self, state: Ladder) -> list[Pick]:
        return [REST.pick, *([CLIMB.pick] if state.breath > 0 else []), *([DRAW.pick] if state.bag else [])]

    def answer(self, state: Ladder, pick: Pick) -> None:
        state.then([Climb() if pick == CLIMB.pick else Draw() if pick == DRAW.pick else Breathe(), Ask(self.seat)])


class Climb(agenda.Step[Ladder]):
    def run(self, state: Ladder) -> None:
        dice = state.chance.roll_as(2, "dice", MEANINGS)
        state.breath -= 1
        state.rung += meant(dice, MEANINGS)
        state.record(CLIMBED, meant(dice, MEANINGS))
        if meant(dice, MEANINGS) == 0:
            state.then([Fall()])


class Fall(agenda.Step[Ladder]):
    """Slipping costs a rung by a die against another, all breath if it goes badly."""

    def run(self, state: Ladder) -> None:
        leads = [min(max(lead, -1), 1) for lead in range(-5, 6)]
        dice = state.chance.roll_lead_as(1, "dice", leads)
        if lead_meant(dice, leads) < 0:
            state.breath = 0
            state.agenda.clear()


class Breathe(agenda.Step[Ladder]):
    def run(self, state: Ladder) -> None:
        state.breath += 1


class Draw(agenda.Step[Ladder]):
    def run(self, state: Ladder) -> None:
        state.beads.append(state.chance.take(state.bag, "bag"))


class Looking(Foresight):
    """Sums up rungs by events; breath beyond what the plan needs does not matter."""

    def __init__(self) -> None:
        self.rungs: Counter[int] = Counter()
        self.climbed = 0.0

    def begin(self) -> list[float]:
        return [0.0]

    def quiet(self, state: agenda.State) -> bool:
        return isinstance(state.agenda[-1], (Ask, Breathe))

    def key(self, state: agenda.State, rest: list[Pick]) -> object:
        ladder = cast("Ladder", state)
        return (ladder.pending(), min(ladder.breath, len(rest) + 1), ladder.rung, tuple(sorted(ladder.beads)))

    def tell(self, future: Future, event: Event) -> None:
        future.tally[0] += event.numbers[0]
        self.climbed += future.weight * event.numbers[0]


def ladder() -> Ladder:
    state = Ladder(Fast(0))
    state.then([Ask(Seat(0))])
    return state


def looked(plan: list[Pick], budget: int = 10_000, foresight: Foresight | None = None) -> Futures:
    futures = Futures(foresight or Looking(), Budget(budget))
    futures.start(ladder())
    futures.follow(plan)
    return futures


# ---- every way of a chance


def ways(ask: object) -> dict[tuple[int, ...], float]:
    """All that a function of chance can give, with the chance of each."""
    chance = Branching()
    found: dict[tuple[int, ...], float] = {}
    while True:
        result = tuple(ask(chance))  # type: ignore[operator]
        assert result not in found
        found[result] = chance.weight
        if not chance.another():
            return found


def test_every_number_is_a_way() -> None:
    assert ways(lambda chance: [chance.below(4, "x")]) == {(number,): 0.25 for number in range(4)}
    assert ways(lambda chance: [chance.below(1, "x")]) == {(0,): 1.0}
    assert len(ways(lambda chance: chance.roll(2, "dice"))) == 36


def test_later_questions_may_hang_on_earlier_ones() -> None:
    def ask(chance: Chance) -> list[int]:
        first = chance.below(3, "x")
        return [first, *[chance.below(2, "x") for _ in range(first)]]

    found = ways(ask)
    assert sorted(found) == [(0,), (1, 0), (1, 1), (2, 0, 0), (2, 0, 1), (2, 1, 0), (2, 1, 1)]
    for way, weight in found.items():
        assert weight == pytest.approx(1 / 3 / 2 ** way[0])


def test_sums_that_mean_the_same_are_one_way() -> None:
    found = ways(lambda chance: [meant(chance.roll_as(2, "dice", MEANINGS), MEANINGS)])
    counted = Counter(MEANINGS[sum(dice) - 2] for dice in product(range(1, 7), repeat=2))
    assert found == {(meaning,): pytest.approx(count / 36) for meaning, count in counted.items()}


@pytest.mark.parametrize("dice", [1, 2])
def test_leads_that_mean_the_same_are_one_way(dice: int) -> None:
    meanings = [(lead + 20) // 3 for lead in range(-5 * dice, 5 * dice + 1)]
    found = ways(lambda chance: [lead_meant(chance.roll_lead_as(dice, "dice", meanings), meanings)])
    counted: Counter[int] = Counter()
    for throw in product(range(1, 7), repeat=2 * dice):
        counted[(sum(throw[:dice]) - sum(throw[dice:]) + 20) // 3] += 1
    assert found == {(meaning,): pytest.approx(count / 36**dice) for meaning, count in counted.items()}


def test_equal_things_in_a_bag_are_one_way() -> None:
    def ask(chance: Chance) -> list[int]:
        bag = [5, 7, 5, 9]
        taken = chance.take(bag, "bag")
        assert sorted([*bag, taken]) == [5, 5, 7, 9]
        return [taken]

    assert ways(ask) == {(5,): 0.5, (7,): 0.25, (9,): 0.25}


def test_other_chances_roll_as_they_always_did() -> None:
    one, two = Fast(5), Fast(5)
    assert one.roll_as(3, "dice", [0] * 16) == two.roll(3, "dice")
    assert one.roll_lead_as(2, "dice", [0] * 21) == two.roll(4, "dice")


# ---- futures


def brute(plan: list[Pick], state: Ladder, weight: float = 1.0) -> dict[tuple[int, int, bool], float]:
    """The end of a plan by trying all: rung, breath, and whether it broke or ended early."""
    found: Counter[tuple[int, int, bool]] = Counter()
    if not plan or not state.agenda or plan[0] not in state.options(Seat(0)):
        found[state.rung, state.breath, bool(plan) or not state.agenda] += weight  # type: ignore[assignment]
        return dict(found)
    chance = Branching()
    while True:
        twin = state.clone(chance)
        twin.take(Seat(0), plan[0])
        for end, share in brute(plan[1:], twin, weight * chance.weight).items():
            found[end] += share  # type: ignore[assignment]
        if not chance.another():
            return dict(found)


PLANS = [
    [CLIMB.pick],
    [CLIMB.pick] * 3,
    [CLIMB.pick, REST.pick, CLIMB.pick, CLIMB.pick],
    [CLIMB.pick] * 6,
]


@pytest.mark.parametrize("plan", PLANS)
def test_futures_are_what_brute_force_finds(plan: list[Pick]) -> None:
    foresight = Looking()
    futures = looked(plan, foresight=foresight)
    ends = brute(plan, ladder())
    assert sum(ends.values()) == pytest.approx(1)
    done = sum(weight for (_, _, early), weight in ends.items() if not early)
    assert futures.weight_of(WAITS) == pytest.approx(done if len(plan) < 6 else 0)
    assert sum(future.weight for future in futures.rest) == pytest.approx(1)
    assert futures.unfollowed == 0
    climbed = sum(weight * rung for (rung, _, _), weight in ends.items())
    assert foresight.climbed == pytest.approx(climbed)
    assert sum(future.weight * future.tally[0] for future in futures.rest) == pytest.approx(climbed)


def test_a_plan_that_is_no_longer_open_breaks() -> None:
    futures = looked([CLIMB.pick] * 6)
    assert futures.weight_of(BROKE) + futures.weight_of(OVER) == pytest.approx(1)
    assert futures.weight_of(BROKE) > 0.2
    hindered = futures.hindrance()
    assert hindered is not None
    assert hindered[0] == 5
    assert looked([CLIMB.pick] * 5).hindrance() is None


def test_equal_states_are_one() -> None:
    futures = looked([DRAW.pick] * 4, 100)
    hands = [tuple(sorted(cast("Ladder", future.state).beads)) for future in futures.rest]
    assert len(hands) == len(set(hands))
    # Every draw of four beads out of six, by hands.
    assert sum(future.weight for future in futures.rest) == pytest.approx(1)
    both = [future.weight for future, hand in zip(futures.rest, hands, strict=True) if hand == (1, 1, 3, 3)]
    assert both == [pytest.approx(3 / 15)]
    assert futures.unfollowed == 0


@pytest.mark.parametrize("budget", [1, 5, 20, 60])
def test_what_the_budget_leaves_is_known(budget: int) -> None:
    whole, part = Looking(), Looking()
    looked([CLIMB.pick] * 5, foresight=whole)
    futures = looked([CLIMB.pick] * 5, budget, part)
    assert futures.unfollowed > 0
    rest = sum(future.weight for future in futures.rest)
    assert rest + futures.unfollowed == pytest.approx(1)
    assert part.climbed <= whole.climbed <= part.climbed + 10 * futures.unfollowed


def test_the_heaviest_go_first() -> None:
    left = [looked([CLIMB.pick] * 5, budget).unfollowed for budget in (60, 90, 120, 200)]
    assert left == sorted(left, reverse=True)
    assert left[-1] < left[0] < 1


def test_a_fork_goes_its_own_way() -> None:
    futures = looked([CLIMB.pick])
    before = futures.weight_of(WAITS)
    fork = futures.fork(Looking())
    fork.follow([CLIMB.pick] * 2)
    assert futures.weight_of(WAITS) == before > fork.weight_of(WAITS)
    futures.follow([REST.pick])
    assert futures.weight_of(WAITS) == pytest.approx(before)


def test_the_state_looked_ahead_from_is_untouched() -> None:
    state = ladder()
    futures = Futures(Looking(), Budget(1000))
    futures.start(state)
    futures.follow([CLIMB.pick, DRAW.pick])
    assert (state.rung, state.breath, state.pending(), state.log) == (0, 5, "ask 0", None)


class Doubting(Looking):
    """Answers for itself: climbs or rests, evenly, until it is out of breath."""

    def answers(self, state: agenda.State, choice: agenda.Choice[agenda.State]) -> list[tuple[float, Pick]]:
        return [(0.5, CLIMB.pick), (0.5, REST.pick)] if cast("Ladder", state).breath > 4 else []


def test_answers_taken_for_granted_are_weighed() -> None:
    futures = looked([], foresight=Doubting(), budget=400)
    climbing = futures.weight_of(WAITS) + futures.weight_of(OVER) + futures.unfollowed
    assert climbing == pytest.approx(1)
    rested = sum(future.weight for future in futures.rest if cast("Ladder", future.state).breath == 4)
    assert rested > 0.7


class Hasty(Looking):
    def quiet(self, state: agenda.State) -> bool:
        return True


def test_a_step_said_to_be_quiet_may_not_ask() -> None:
    with pytest.raises(AssertionError, match="quiet"):
        looked([CLIMB.pick], foresight=Hasty())


def test_the_log_of_a_real_game_is_left_alone() -> None:
    state = ladder()
    state.log = Log()
    futures = Futures(Looking(), Budget(1000))
    futures.start(state)
    futures.follow([CLIMB.pick])
    assert state.log.events == []


class Deeper(agenda.Step[Ladder]):
    """Asks chance again, but only by its last way."""

    def run(self, state: Ladder) -> None:
        if state.chance.below(3, "first") == 2:
            state.rung += state.chance.below(2, "second")


def test_what_only_the_last_way_asks_is_known_to_be_unfollowed() -> None:
    futures = Futures(Looking(), Budget(100))
    state = ladder()
    state.then([Deeper()])
    futures.start(state)
    futures.follow([])
    assert futures.unfollowed == pytest.approx(1 / 6)
    assert sum(future.weight for future in futures.rest) == pytest.approx(5 / 6)
