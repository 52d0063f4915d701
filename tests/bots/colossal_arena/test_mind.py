"""The judgement of Colossal Arena: weights for every option, values that follow what happens, nothing hidden read."""

from __future__ import annotations

from math import isfinite

import pytest

from harena.bots.colossal_arena.mind import BACKS_IN_SECRET
from harena.bots.colossal_arena.policy import YARDSTICKS
from harena.core.agenda import Choice, Together
from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.core.notation import step_classes
from harena.games.colossal_arena.cards import creature_of
from harena.games.colossal_arena.game import arena_of
from tests.games.colossal_arena.tables import GAME, arena, row_of, say, table

from .fans import EVERYTHING, MIND, policy, positions, value

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"creatures": ["cyclops", "ettin", "gorgon", "magus", "seraphim", "titan", "troll", "unicorn"]}),
    (4, EVERYTHING),
    (5, {"creatures": ["amazon", "colossus", "daimon", "ettin", "seraphim", "titan", "unicorn", "wyrm"]}),
]
DEAD = "eliminated: amazon 1, colossus 2, cyclops 3, daimon 4"
LAST_ROUND = f"seats: 3; turn: 0; phase: bet; round: 5; {DEAD}"


def test_every_question_has_a_yardstick() -> None:
    steps = step_classes("harena.games.colossal_arena").values()
    assert {step for step in steps if issubclass(step, (Choice, Together))} == set(YARDSTICKS)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_option_has_a_weight_and_every_seat_a_value(seats: int, options: dict[str, object]) -> None:
    for seed in range(2):
        for number, state in enumerate(positions(seats, options, seed)):
            for seat in state.asked():
                picks = state.options(seat)
                weighed = MIND.weigh(state, seat, picks)
                assert len(weighed) == len(picks)
                assert all(isfinite(weight) for weight in weighed)
                assert MIND.clock(state) < MIND.horizon(state, seat)
                assert len(MIND.make_up(state, seat)) == len(MIND.terms)
            values = MIND.value(state)
            assert len(values) == seats
            assert all(0.0 <= one <= 1.0 for one in values), number
            # Everybody's expected place: half for the win, half for those left behind.
            assert sum(values) == pytest.approx(0.5 + seats / 4)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_hidden_is_weighed(seats: int, options: dict[str, object]) -> None:
    for number, state in enumerate(positions(seats, options, 5)):
        seat = state.asked()[0]
        picks = state.options(seat)
        if number % 3 == 0 and len(picks) > 1:
            worlds = [GAME.imagine(state, seat, Fast(number + copy)) for copy in range(3)]
            weighed = [MIND.weigh(world, seat, picks) for world in worlds]
            assert weighed == [MIND.weigh(state, seat, picks)] * 3


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_same_is_imagined_whatever_the_truth(seats: int, options: dict[str, object]) -> None:
    for number, state in enumerate(positions(seats, options, 9)):
        seat = Seat(number % seats)
        if number % 2 == 0:
            other = GAME.imagine(state, seat, Fast(number + 1))
            again = GAME.imagine(other, seat, Fast(number))
            assert GAME.print(again) == GAME.print(GAME.imagine(state, seat, Fast(number)))


# ---- value


def test_a_finished_game_is_worth_its_places() -> None:
    tab = table(f"{LAST_ROUND}; bets 0: wyrm 1; bets 1: magus 2; deck: spectator 3; hand 0: wyrm 3, wyrm 4")
    say(tab, 0, "no bet", "play wyrm 3", "done")
    assert arena(tab).over()
    assert value(tab) == [1.0, 0.25, 0.0]


def test_a_bet_is_worth_more_the_higher_its_creature_stands() -> None:
    values = [
        value(table(f"{LAST_ROUND}; bets 0: wyrm 1; bets 1: magus 1; {row_of(5, *[None] * 4, 5, 5, 5, strength)}"))[0]
        for strength in (0, 5, 10)
    ]
    assert values[0] < values[1] < values[2]


@pytest.mark.parametrize("bet", ["bets 0: wyrm 1", "marker 0: wyrm 3", "bets 0: wyrm 4"])
def test_a_bet_on_a_survivor_is_better_than_none(bet: str) -> None:
    others = "bets 1: magus 1; bets 2: gorgon 1"
    assert value(table(f"{LAST_ROUND}; {others}; {bet}"))[0] > value(table(f"{LAST_ROUND}; {others}"))[0] + 0.01


def test_a_bet_on_a_dead_creature_is_worth_nothing() -> None:
    with_it = table(f"{LAST_ROUND}; bets 0: amazon 1; bets 1: magus 1")
    without = table(f"{LAST_ROUND}; bets 1: magus 1")
    # The token itself is worth nothing either: the last row pays no gold.
    assert value(with_it) == pytest.approx(value(without), abs=1e-9)


def test_a_token_in_hand_is_worth_something_while_there_are_rounds_to_come() -> None:
    start = "seats: 2; turn: 0; phase: bet; round: 2; eliminated: colossus 1; bets 1: amazon 1"
    assert value(table(start))[1] > value(table(f"{start}, colossus 1"))[1] + 0.01


def test_the_make_up_tells_open_and_secret_gold_apart() -> None:
    tab = table(f"{LAST_ROUND}; bets 0: wyrm 1; marker 0: magus 3; bets 1: gorgon 2")
    gold, secret, unplaced, rivals = MIND.make_up(arena(tab), Seat(0))
    assert 2.5 < gold < 4.0
    assert 3.0 < secret < 5.0
    assert unplaced == 0.0
    assert 1.8 < rivals < 3.0


@pytest.mark.parametrize("bets", ["bets 0: amazon 1, magus 2", "bets 0: magus 1; marker 0: amazon 3"])
def test_the_mishap_is_to_lose_the_largest_bet(bets: str) -> None:
    assert MIND.mishap(arena(table(f"{LAST_ROUND}; {bets}")), Seat(0))


@pytest.mark.parametrize("bets", ["bets 0: magus 1, colossus 2", "bets 1: amazon 1"])
def test_to_lose_a_lesser_bet_or_a_rivals_is_no_mishap(bets: str) -> None:
    assert not MIND.mishap(arena(table(f"{LAST_ROUND}; {bets}")), Seat(0))


def test_facts_say_whom_the_rivals_back_in_secret() -> None:
    state = arena(table(f"{LAST_ROUND}; marker 0: wyrm 3; marker 2: magus 4"))
    facts = MIND.facts(state, Seat(0))
    assert [(fact.kind, fact.numbers) for fact in facts] == [(BACKS_IN_SECRET, (2, creature_of(state.markers[2])))]


# ---- strength


@pytest.mark.parametrize(("seats", "share"), [(2, 0.8), (3, 0.6), (5, 0.4)])
def test_the_policy_beats_chance_clearly(seats: int, share: float) -> None:
    games = 20 * seats
    assert sum([won_against_chance(seats, seed) for seed in range(games)]) > share * games


def won_against_chance(seats: int, seed: int) -> bool:
    state = GAME.new(seats, {}, Fast(seed // seats))
    chance = Fast(seed)
    while state.asked():
        seat = state.asked()[0]
        picks = state.options(seat)
        if seat == seed % seats:
            state.take(seat, policy(arena_of(state), seat, picks, chance))
        else:
            state.take(seat, picks[chance.below(len(picks), "test")])
    result = GAME.result(state)
    assert result is not None
    return result.places[seed % seats] == 1
