"""Explanations: numbers people understand, reasons that are the search's own, and nothing the seat does not know."""

from __future__ import annotations

import json

import pytest

from harena.bots.catalogue import CLUB
from harena.bots.levels import Level, Thinker
from harena.bots.mind import worth_of_places
from harena.bots.minds import MINDS
from harena.bots.plain import PlainMind
from harena.bots.search import Budget, Candidate, Search, Verdict
from harena.bots.why import (
    Comparison,
    Explanation,
    advise,
    chance_to_win,
    expected_place,
    guesses,
    judge,
    reasons,
    recall,
)
from harena.core.agenda import State
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.events import Event, Kind
from harena.core.ids import Pick, Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES
from tests.examples.high_card import SEAL, HighCardGame
from tests.usual import under_way

CARDS = HighCardGame()
SMALL = Budget(24, 60.0, rivals=4)
each_game = pytest.mark.parametrize("name", sorted(GAMES))


def questions(name: str, count: int) -> list[State]:
    """States of games played at random in which somebody has something to choose."""
    return [under_way(GAMES[name], seed, 15 + 20 * seed) for seed in range(count)]


def asked(name: str, state: State) -> Asked:
    return Asked(GAMES[name], state, state.asked()[0])


# ---- values in words


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_value_is_told_as_the_chance_to_win_and_the_place_it_is_worth(seats: int) -> None:
    assert chance_to_win(1.0, seats) == pytest.approx(1.0)
    assert expected_place(1.0, seats) == pytest.approx(1.0)
    assert chance_to_win(0.0, seats) == pytest.approx(0.0)
    assert expected_place(0.0, seats) == pytest.approx(seats)
    even = sum(worth_of_places(list(range(1, seats + 1)))) / seats
    assert chance_to_win(even, seats) == pytest.approx(1 / seats)
    assert expected_place(even, seats) == pytest.approx((seats + 1) / 2)


@pytest.mark.parametrize("value", [0.05, 0.3, 0.62, 0.9])
def test_chance_and_place_are_worth_the_value(value: float) -> None:
    for seats in (2, 4):
        behind = (seats - expected_place(value, seats)) / (seats - 1)
        assert 0.5 * chance_to_win(value, seats) + 0.5 * behind == pytest.approx(value)
    assert chance_to_win(value, 2) == pytest.approx(value)


# ---- terms and beliefs


def test_the_terms_that_differ_most_are_the_reasons() -> None:
    terms = ["way", "hand", "damage", "luck", "rest"]
    found = reasons(terms, [4.0, 1.0, -2.0, 0.51, 3.0], [1.0, 1.5, -2.4, 0.5, 3.0])
    assert [(reason.term, round(reason.gain, 2)) for reason in found] == [("way", 3.0), ("hand", -0.5), ("damage", 0.4)]
    assert reasons(terms, [1.0, 2.0, 3.0, 4.0, 5.0], [1.0, 2.0, 3.0, 4.01, 5.0]) == []


def test_of_each_hidden_thing_the_likeliest_is_believed_if_it_is_likely() -> None:
    kind = Kind("holds", "T-1", "seat card")
    verdict = Verdict(Seat(0), [], sealed=False)
    for world in range(10):
        verdict.worlds += 1
        verdict.believe([Event(kind, (1, 7 if world < 6 else 4)), Event(kind, (2, 9)), Event(kind, (3, world))])
    told = [(guess.fact.numbers, guess.share) for guess in guesses(verdict)]
    assert told == [((2, 9), 1.0), ((1, 7), 0.6)]


# ---- whole explanations


@each_game
def test_a_hint_is_an_option_with_its_best_alternatives_and_reasons(name: str) -> None:
    mind = MINDS[name]
    for state in questions(name, 3):
        question = asked(name, state)
        why = advise(mind, question, SMALL, Fast(1))
        picks = [why.chosen.pick, *[one.pick for one in why.others]]
        assert set(picks) <= set(question.options)
        assert len(set(picks)) == len(picks) <= 4
        values = [one.value for one in why.others]
        assert values == sorted(values, reverse=True)
        assert why.even or why.chosen.value >= max(values)
        assert why.plan[0] == why.chosen.pick
        assert len(why.plan) == 1 or mind.plans(state)
        assert {reason.term for reason in why.reasons} <= set(mind.terms)
        for one in [why.chosen, *why.others]:
            assert len(one.terms) == len(mind.terms)
            assert 0.0 <= one.risk <= 1.0
            assert 1.0 <= one.place <= 3.0
        words = json.loads(json.dumps(why.words()))
        assert words["chosen"]["move"] == GAMES[name].picks.say(why.chosen.pick)
        assert words["futures"] >= SMALL.futures


@each_game
def test_a_hint_is_the_same_whatever_the_truth(name: str) -> None:
    for state in questions(name, 3):
        seat = state.asked()[0]
        other = GAMES[name].imagine(state, seat, Fast(99))
        other.log = state.log
        assert (
            advise(MINDS[name], asked(name, state), SMALL, Fast(5)).words()
            == advise(MINDS[name], Asked(GAMES[name], other, seat), SMALL, Fast(5)).words()
        )


@each_game
def test_a_hint_leaves_the_table_and_its_chance_alone(name: str) -> None:
    table = Table(GAMES[name], GAMES[name].seats_near(3), {}, {"make": "fast", "seed": 3})
    twin, seat = table.twin(), table.state.asked()[0]
    advise(MINDS[name], Asked(table.game, table.state, seat), SMALL, Fast(1))
    for one in (table, twin):
        while one.state.asked() and one.seq() < 30:
            answerer = one.state.asked()[0]
            one.answer(answerer, [one.state.options(answerer)[-1]])
    assert table.game.print(table.state) == table.game.print(twin.state)
    assert [entry.drawn for entry in table.entries] == [entry.drawn for entry in twin.entries]


def test_gold_to_expect_is_told_in_colossal_arena() -> None:
    why = advise(MINDS["colossal-arena"], asked("colossal-arena", questions("colossal-arena", 1)[0]), SMALL, Fast(1))
    assert why.chosen.total == pytest.approx(sum(why.chosen.terms[:-1]))
    assert why.words()["chosen"] == why.chosen.words(GAMES["colossal-arena"], MINDS["colossal-arena"].terms)


@each_game
def test_a_move_is_judged_as_the_one_chosen_however_bad(name: str) -> None:
    state = questions(name, 2)[1]
    for played in asked(name, state).options:
        why = judge(MINDS[name], asked(name, state), played, SMALL, Fast(2))
        assert why.chosen.pick == played
        assert played not in [one.pick for one in why.others]
        assert why.chosen.futures == why.others[0].futures


def test_a_bots_reasons_are_what_it_saw() -> None:
    name = "colossal-arena"
    level = Level("test", Budget(40, 60.0))
    bot = Thinker(MINDS, level)
    for state in questions(name, 4):
        pick = bot.choose(asked(name, state), Fast(8))
        seen = bot.consider(asked(name, state), Fast(8))
        why = recall(MINDS[name], asked(name, state), pick, level.budget(name), Fast(8))
        assert why.chosen.pick == pick == seen.best().pick
        assert why.chosen.value == seen.best().value(seen.seat)
        assert why.futures == seen.futures
        assert why.chosen.terms


def test_a_move_its_bot_never_looked_at_is_judged_all_the_same() -> None:
    name = "colossal-arena"
    state = questions(name, 1)[0]
    mind, question = MINDS[name], asked(name, state)
    seen = [one.pick for one in Search(mind, question, CLUB.budget(name), Fast(1)).think().candidates]
    odd = [pick for pick in question.options if pick not in seen] or [question.options[-1]]
    assert recall(mind, question, odd[0], SMALL, Fast(1)).chosen.pick == odd[0]


# ---- side by side


def high_card(position: str) -> Asked:
    return Asked(CARDS, CARDS.parse(f"high-card; {position}", Fast(1)), Seat(0))


def test_options_are_compared_in_the_same_worlds() -> None:
    question = high_card("seats: 2; hand 0: 1, 12; hand 1: 5, 6; shown: 2, 3, 4, 7, 8, 9, 10, 11; points: 0, 0")
    search = Search(PlainMind(CARDS), question, Budget(10, 60.0), Fast(1))
    high, low = SEAL.picks[11], SEAL.picks[0]
    search.think()
    comparison = Comparison(search, [high, low])
    comparison.run(100, 60.0)
    assert comparison.worlds == 50
    assert [one.futures for one in comparison.candidates] == [50, 50]
    assert comparison.ahead() == pytest.approx(
        comparison.candidates[0].value(Seat(0)) - comparison.candidates[1].value(Seat(0))
    )
    assert 0.0 <= comparison.error() < 0.2


class Whole(PlainMind):
    """Weighs the options of a question together, and all but the first as hopeless."""

    def weigh(self, state: State, seat: Seat, options: list[Pick]) -> list[float]:
        assert options == state.options(seat)
        return [0.0, *[-10.0 - place for place in range(len(options) - 1)]]


def test_the_few_best_are_filled_up_by_weights_of_the_whole_question() -> None:
    question = high_card("seats: 2; hand 0: 1, 3, 12; hand 1: 5, 6, 7; shown: 2, 4, 8, 9, 10, 11; points: 0, 0")
    why = advise(Whole(CARDS), question, Budget(10, 60.0), Fast(1))
    assert {why.chosen.pick, *[one.pick for one in why.others]} == set(question.options)


def test_a_comparison_without_time_still_looks_once() -> None:
    search = Search(PlainMind(CARDS), high_card("seats: 2; hand 0: 1, 12; hand 1: 5, 6"), Budget(10, 0.0), Fast(1))
    search.think()
    comparison = Comparison(search, [SEAL.picks[0], SEAL.picks[11]])
    comparison.run(1_000, 0.0)
    assert comparison.worlds == 1
    assert comparison.error() == 1.0


def test_an_explanation_of_a_lone_candidate_has_no_reasons() -> None:
    mind = PlainMind(CARDS)
    candidate = Candidate(Pick(0), 0.0, 2)
    why = Explanation(mind, Verdict(Seat(0), [candidate], sealed=False), candidate, [candidate])
    assert (why.others, why.reasons, why.guesses) == ([], [], [])
