"""How much is bet: the formula against all bets there are."""

from __future__ import annotations

from itertools import product

import pytest

from harena.bots.circus_season.betting import Slip, best_bets, payoff, unrounded
from harena.core.chance import Fast
from harena.games.circus_maximus.season.values import NO_COLOUR

OWN = 0


def by_brute_force(chances: list[float], rivals: list[int], slip: Slip) -> float:
    """The most that any bets gain."""
    sums = range(slip.cash + 1)
    every = [list(bets) for bets in product(sums, repeat=len(chances)) if slip.allows(list(bets))]
    must = [bets for bets in every if (slip.own == NO_COLOUR and sum(bets) > 0) or bets[slip.own] > 0]
    return max(payoff(chances, rivals, bets) for bets in must)


def test_a_favourite_bets_on_himself_up_to_where_the_odds_would_fall() -> None:
    """Rivals bring 1,000, 3,000, 3,000 and 2,000: 1,000 more on the first makes his odds five, and gains 1,000."""
    chances, rivals = [0.4, 0.25, 0.2, 0.15], [10, 30, 30, 20]
    slip = Slip(OWN, 40, [0, 0, 0, 0], [0, 1, 2, 3])
    assert unrounded(0.4, 90, 10) == 10
    assert best_bets(chances, rivals, slip) == [10, 0, 0, 0]
    assert payoff(chances, rivals, [10, 0, 0, 0]) == pytest.approx(10.0)
    assert payoff(chances, rivals, [12, 0, 0, 0]) == pytest.approx(7.2)
    assert payoff(chances, rivals, [16, 0, 0, 0]) == pytest.approx(9.6)


def test_an_outsider_bets_on_himself_only_to_be_allowed_another_bet() -> None:
    """500 on his own colour allow 500 on green, which gains 375 in all."""
    chances, rivals = [0.1, 0.3, 0.35, 0.25], [5, 40, 15, 30]
    slip = Slip(OWN, 40, [0, 0, 0, 0], [0, 1, 2, 3])
    assert best_bets(chances, rivals, slip) == [5, 0, 5, 0]
    assert payoff(chances, rivals, [5, 0, 5, 0]) == pytest.approx(3.75)


@pytest.mark.parametrize("own", [OWN, NO_COLOUR])
def test_the_bets_found_are_about_as_good_as_any_there_are(own: int) -> None:
    chance = Fast(own + 7)
    short = 0.0
    for _ in range(12):
        parts = [1 + chance.below(9, "test") for _ in range(3)]
        chances = [part / sum(parts) for part in parts]
        rivals = [chance.below(12, "test") for _ in range(3)]
        slip = Slip(own, 14, [0, 0, 0], [0, 1, 2])
        found = best_bets(chances, rivals, slip)
        assert slip.allows(found)
        short += max(0.0, by_brute_force(chances, rivals, slip) - payoff(chances, rivals, found))
    assert short / 12 < 0.15


def test_what_stands_on_the_slip_stays_there() -> None:
    slip = Slip(OWN, 30, [4, 0, 0, 0], [2, 3])
    found = best_bets([0.1, 0.5, 0.3, 0.1], [10, 2, 2, 20], slip)
    assert found[:2] == [4, 0]
    assert found[2] > 0
    assert sum(found[1:]) <= 4


def test_risk_makes_bets_smaller() -> None:
    slip = Slip(OWN, 80, [0, 0, 0, 0], [0, 1, 2, 3])
    chances, rivals = [0.4, 0.25, 0.2, 0.15], [20, 60, 60, 40]
    assert sum(best_bets(chances, rivals, slip, 0.02)) < sum(best_bets(chances, rivals, slip))
