"""The judgement of a season: weights for every option, values that follow the money, only what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

import pytest

from harena.bots.circus_season.chances import Form, shares_of
from harena.bots.circus_season.mind import SeasonMind
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.season.betting import Bets
from harena.games.circus_maximus.season.rows import Rows
from harena.games.circus_maximus.season.values import SLOW, Orders
from tests.games.circus_season.tables import GAME, RACING, book, deal, late_until, race, season
from tests.games.talk import say

MIND = SeasonMind(GAME)


def questions(seats: int, options: dict[str, object], seed: int) -> Iterator[Race]:
    """The questions of a season in which half of the answers are chance's: all of money, and now and then others."""
    state = GAME.new(seats, {"races": "1", **options}, Fast(seed))
    assert isinstance(state, Race)
    chance, number = Fast(seed + 1), 0
    while state.asked():
        number += 1
        if number % 13 == 0 or isinstance(state.agenda[-1], Rows):
            yield state
        seat = state.asked()[0]
        picks = state.options(seat)
        if chance.below(2, "test") == 0:
            state.answer(seat, picks[chance.below(len(picks), "test")])
        else:
            state.answer(seat, MIND.reply(state, seat, picks, chance))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_has_a_weight_and_every_seat_a_value(seats: int) -> None:
    for state in questions(seats, {"bettors": "one"}, seats):
        seat = state.asked()[0]
        picks = state.options(seat)
        weighed = MIND.weigh(state, seat, picks)
        assert len(weighed) == len(picks)
        assert all(isfinite(weight) for weight in weighed)
        values = MIND.value(state)
        assert len(values) == seats
        assert all(0.0 <= one <= 1.0 for one in values)
        assert len(MIND.make_up(state, seat)) == len(MIND.terms)
        assert MIND.clock(state) < MIND.horizon(state, seat)


def weights(tab: Table, seat: int) -> dict[str, float]:
    """What a seat makes of its options."""
    asked = Asked(GAME, tab.state, Seat(seat))
    world = MIND.believe(asked).imagine(Fast(1))
    weighed = MIND.weigh(world, asked.seat, asked.options)
    return {GAME.picks.say(pick): weight for pick, weight in zip(asked.options, weighed, strict=True)}


def best(tab: Table, seat: int) -> str:
    weighed = weights(tab, seat)
    return max(weighed, key=lambda words: weighed[words])


def with_orders(tab: Table, seat: int, orders: Orders) -> Race:
    state = race(tab)
    changed = state.season.draft()
    changed.put_orders(seat, orders)
    changed.sealed = 1
    state.season = changed
    return state


# ---- chances


def test_a_plot_makes_its_victim_less_likely_to_win_and_all_others_likelier() -> None:
    tab = deal(3)
    late_until(tab, "bets")
    victim = book(tab).colours[1]
    before = MIND.appraisal.chances_for(race(tab), Seat(0))
    for orders in (Orders(victim, (0, 20, 0)), Orders(victim, (30, 0, 0), SLOW), Orders(victim, (0, 0, 40))):
        after = MIND.appraisal.chances_for(with_orders(tab, 0, orders), Seat(0))
        assert after[victim] < before[victim]
        others = [colour for colour in book(tab).colours if colour != victim]
        assert all(after[colour] > before[colour] for colour in others)


def test_nobody_reckons_with_plots_of_others() -> None:
    tab = deal(3)
    late_until(tab, "bets")
    before = MIND.appraisal.chances_for(race(tab), Seat(0))
    state = with_orders(tab, 2, Orders(book(tab).colours[1], (0, 25, 0)))
    assert MIND.appraisal.chances_for(state, Seat(0)) == before
    assert MIND.appraisal.chances(state) != before


def test_rehearsals_are_the_same_whoever_asks_and_only_for_who_has_leave() -> None:
    tab = deal(2)
    late_until(tab, "bets")
    state = race(tab)
    trying = [SeasonMind(GAME, 3, 60.0) for _ in range(2)]
    for seat, mind in enumerate(trying):
        mind.believe(Asked(GAME, state, Seat(seat)))
    assert isinstance(state.agenda[-1], Bets)
    glance = shares_of(Form().weights(state, []))
    tried = [mind.appraisal.before_start(state, []) for mind in trying]
    assert tried[0] == tried[1] != glance
    assert MIND.appraisal.before_start(state, []) == glance
    assert MIND.rehearsing(0, 1.0) is MIND
    assert MIND.rehearsing(2, 1.0) is MIND.rehearsing(2, 1.0) is not MIND


# ---- money


def test_money_is_worth_having() -> None:
    """Whoever has a thousand more may expect more, and the others less."""
    tab = deal(3)
    late_until(tab, "deals")
    before = MIND.value(race(tab))
    changed = book(tab).draft()
    changed.pay(1, 10)
    race(tab).season = changed
    after = MIND.value(race(tab))
    assert after[1] > before[1]
    assert after[0] < before[0]
    assert after[2] < before[2]


def test_a_gift_is_taken_and_usury_declined() -> None:
    tab = season("seats: 2; offers: 1 to 0 1000 for 500 due 1; todo: loan-answers, plans")
    assert best(tab, 0) == "accept 1"
    tab = season("seats: 2; offers: 1 to 0 1000 for 3000 due 1; todo: loan-answers, plans")
    assert best(tab, 0) == "decline 1"


def test_who_has_bribed_a_driver_to_hold_back_tells_him_at_once() -> None:
    """And keeps a bribe for peace until he is attacked."""
    field = "suspect: 0, 1; red: at home 9/3; blue: at home 9/5"
    tab = season(f"seats: 2; {field}; orders 0: target blue, slow 2000")
    assert best(tab, 0) == "reveal blue"
    tab = season(f"seats: 2; {field}; orders 0: target blue, peace 2000")
    assert best(tab, 0).startswith("speed red")
    tab = season(f"suspect: 1; {RACING}; sealed: 1; orders 1: target red, peace 1500")
    say(tab, 0, "lash blue car")
    assert best(tab, 1) == "reveal red"
