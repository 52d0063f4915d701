"""The search: deterministic, honest, anytime; it finds what is to be found and cannot be read where it matters."""

from __future__ import annotations

from time import process_time

import pytest

from harena.bots.levels import Level, Thinker
from harena.bots.plain import PlainMind
from harena.bots.search import Budget, Search, Verdict
from harena.core.agenda import State
from harena.core.asked import Asked
from harena.core.chance import Chance, Fast
from harena.core.game import Game
from harena.core.ids import Pick, Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES
from tests.bots.pennies import HEADS, PenniesGame
from tests.examples.high_card import SEAL, HighCard, HighCardGame

GAME = HighCardGame()
ARENA = GAMES["colossal-arena"]
BUDGET = Budget(300, 60.0, rivals=3)


def think(game: Game, state: State, seat: Seat, budget: Budget = BUDGET, seed: int = 1) -> Verdict:
    return Search(PlainMind(game), Asked(game, state, seat), budget, Fast(seed)).think()


def seen(verdict: Verdict) -> list[tuple[int, int, list[float]]]:
    return [(one.pick, one.futures, one.values) for one in verdict.candidates]


class Watched(Chance):
    """A table's chance that nobody may touch."""

    def below(self, count: int, stream: str) -> int:
        raise AssertionError("the search drew from the table's own chance")


def waiting(seats: int, seed: int) -> HighCard:
    state = GAME.new(seats, {}, Fast(seed))
    assert isinstance(state, HighCard)
    return state


def test_the_same_seed_gives_the_same_verdict() -> None:
    state = waiting(3, 4)
    assert seen(think(GAME, state, Seat(1), seed=5)) == seen(think(GAME, state, Seat(1), seed=5))
    assert seen(think(GAME, state, Seat(1), seed=5)) != seen(think(GAME, state, Seat(1), seed=6))


def test_the_verdict_is_the_same_whatever_the_hidden_truth() -> None:
    for seed in range(8):
        state = waiting(3, seed)
        world = GAME.imagine(state, Seat(0), Fast(seed + 50))
        assert seen(think(GAME, world, Seat(0))) == seen(think(GAME, state, Seat(0)))


def test_a_search_leaves_the_table_and_its_chance_alone() -> None:
    state = waiting(4, 2)
    state.chance = Watched()
    before = GAME.print(state)
    think(GAME, state, Seat(2))
    assert GAME.print(state) == before
    asked = Asked(GAME, state, Seat(2))
    assert not isinstance(asked.imagine(Fast(1)).chance, Watched)


def test_a_searched_table_goes_on_as_one_that_was_not() -> None:
    tables = [Table(GAME, 3, {}, {"make": "fast", "seed": 3}) for _ in range(2)]
    for number in range(6):
        for table in tables:
            seat = table.state.asked()[0]
            if table is tables[0]:
                think(GAME, table.state, seat, Budget(30))
            options = table.state.options(seat)
            table.answer(seat, [options[number % len(options)]])
    assert GAME.print(tables[0].state) == GAME.print(tables[1].state)
    assert tables[0].all_events(-1) == tables[1].all_events(-1)


def test_futures_are_counted_and_time_only_cuts_short() -> None:
    state = waiting(3, 1)
    verdict = think(GAME, state, Seat(0), Budget(200, 100.0))
    assert 200 <= verdict.futures < 200 + len(verdict.candidates)
    begun = process_time()
    verdict = think(GAME, state, Seat(0), Budget(10**9, 0.05))
    assert process_time() - begun < 5
    assert all(one.futures >= 1 for one in verdict.candidates)


def test_without_time_every_candidate_is_still_seen_once() -> None:
    verdict = think(GAME, waiting(3, 1), Seat(0), Budget(1000, 0.0))
    assert [one.futures for one in verdict.candidates] == [1, 1, 1]


def test_the_better_half_is_looked_at_more_often() -> None:
    """Many candidates in four rounds: the last two of them are tried most; an even comparison favours none."""
    state = ARENA.new(3, {}, Fast(1))
    halved = think(ARENA, state, state.asked()[0], Budget(200, 60.0))
    tried = [one.futures for one in halved.candidates]
    assert len(tried) > 8
    assert tried == sorted(tried, reverse=True)
    assert tried[0] > 2 * tried[len(tried) // 2]
    even = think(ARENA, state, state.asked()[0], Budget(200, 60.0, even=True))
    assert len({one.futures for one in even.candidates}) == 1


class ByTricks(PlainMind):
    """Futures are judged trick by trick, and options weighed by the card they seal."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.judged: list[int] = []

    def weigh(self, state: State, seat: Seat, options: list[Pick]) -> list[float]:
        return [float(pick) for pick in options]

    def clock(self, state: State) -> int:
        assert isinstance(state, HighCard)
        return sum(state.points)

    def horizon(self, state: State, seat: Seat) -> int:
        return self.clock(state) + 1

    def value(self, state: State) -> list[float]:
        self.judged.append(self.clock(state))
        return [0.5] * state.seats

    def mishap(self, state: State, seat: Seat) -> bool:
        return False


@pytest.mark.parametrize("reach", [1, 2])
def test_a_future_is_judged_so_many_horizons_away(reach: int) -> None:
    mind, state = ByTricks(GAME), waiting(3, 4)
    Search(mind, Asked(GAME, state, Seat(0)), Budget(30, 60.0, reach=reach), Fast(1)).think()
    assert set(mind.judged) == {reach}


def test_where_nothing_is_seen_the_best_looking_option_is_best() -> None:
    state = waiting(3, 4)
    verdict = Search(ByTricks(GAME), Asked(GAME, state, Seat(0)), Budget(30, 60.0), Fast(1)).think()
    assert [one.pick for one in verdict.candidates] == [SEAL.of(card) for card in reversed(state.hands[0])]
    assert verdict.best().share == max(one.share for one in verdict.candidates)


def test_an_option_can_be_kept_to_the_end_however_bad() -> None:
    state = waiting(3, 1)
    worst = SEAL.of(state.hands[0][0])
    asked = Asked(GAME, state, Seat(0))
    kept = Search(PlainMind(GAME), asked, Budget(90, 60.0), Fast(1), [worst]).think()
    assert {one.pick: one.futures for one in kept.candidates}[worst] == max(one.futures for one in kept.candidates)


def test_neither_penny_can_be_read() -> None:
    """Against a rival who learns as well, regret matching lays each side about as often."""
    game = PenniesGame()
    for seat in (Seat(0), Seat(1)):
        verdict = think(game, game.new(2, {}, Fast(1)), seat, Budget(3000, 60.0, rivals=1))
        total = sum(one.share for one in verdict.candidates)
        heads = next(one.share for one in verdict.candidates if one.pick == HEADS.pick) / total
        assert 0.35 < heads < 0.65


def test_a_sealed_answer_of_a_rival_is_not_seen() -> None:
    """Had his penny been seen, there would be nothing to weigh: one side would be best for sure."""
    game = PenniesGame()
    state = game.new(2, {}, Fast(1))
    state.take(Seat(1), HEADS.pick)
    verdict = think(game, state, Seat(0), Budget(600, 60.0))
    assert all(abs(one.value(Seat(0)) - 0.5) < 0.15 for one in verdict.candidates)


class SearchedWins:
    """Games of one thinker against random rivals."""

    def __init__(self, seats: int) -> None:
        self.bot = Thinker({GAME.name: PlainMind(GAME)}, Level("trial", Budget(120, 60.0)))
        self.seats = seats

    def place(self, seed: int, own: Seat) -> int:
        state = GAME.new(self.seats, {}, Fast(seed))
        chance = Fast(seed + 1000)
        while state.asked():
            seat = state.asked()[0]
            options = state.options(seat)
            pick: Pick = options[chance.below(len(options), "play")]
            if seat == own:
                pick = self.bot.choose(Asked(GAME, state, seat), chance)
                assert pick in options
            state.answer(seat, pick)
        result = GAME.result(state)
        assert result is not None
        return result.places[own]


@pytest.mark.parametrize("seats", [2, 3])
def test_it_wins_more_than_its_share_by_search_alone(seats: int) -> None:
    trial = SearchedWins(seats)
    games = [trial.place(seed, Seat(own)) for seed in range(20) for own in range(seats)]
    assert games.count(1) / len(games) > 1 / seats + 0.05
