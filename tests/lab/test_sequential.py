"""The statistics of the lab, tried on synthetic blocks whose truth is known."""

from __future__ import annotations

from random import Random

import pytest

from harena.lab.pairing import EQUAL_MARGIN, Better, Claim, Equal, Reaches, margin
from harena.lab.sequential import Rigour, Sample, Sequential, even_variance, wilson

QUICK = Rigour(alpha=0.05, beta=0.05)


def block(random: Random, players: int, share: float) -> float:
    """The score of a block whose games are independent."""
    return sum([random.random() < share for _ in range(players)]) / players - 1 / players


def decided(claim: Claim, players: int, share: float, random: Random, rigour: Rigour) -> bool:
    """What the tests of a claim say of a bot that wins this share."""
    tests = claim.tests(players, rigour)
    while any(test.passed is None for test in tests):
        score = block(random, players, share)
        for test in tests:
            test.add(score)
    return claim.holds([test.passed is True for test in tests])


def passing(claim: Claim, players: int, share: float, rigour: Rigour, trials: int = 300) -> float:
    random = Random(f"{claim} {players} {share}")
    return sum([decided(claim, players, share, random, rigour) for _ in range(trials)]) / trials


# ---- error rates: three standard deviations of 300 trials are 4 points at 5 %


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_bot_that_is_no_better_seldom_passes(players: int) -> None:
    assert 0.005 < passing(Better(), players, 1 / players, QUICK) < 0.09


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_bot_that_is_better_seldom_fails(players: int) -> None:
    assert 0.85 < passing(Better(), players, 1 / players + margin(players), QUICK) < 0.995


def test_stricter_rates_err_less() -> None:
    assert passing(Better(), 8, 1 / 8, Rigour(), 200) <= 0.03
    assert passing(Better(), 8, 1 / 8 + margin(8), Rigour(), 200) >= 0.93


@pytest.mark.parametrize(("players", "goal"), [(2, 0.75), (4, 0.45)])
def test_a_goal_is_told_from_what_falls_short_of_it(players: int, goal: float) -> None:
    half = margin(players) / 2
    assert passing(Reaches(goal), players, goal - half, QUICK, 150) < 0.11
    assert passing(Reaches(goal), players, goal + half, QUICK, 150) > 0.89


def test_equals_are_told_from_better_and_worse() -> None:
    assert passing(Equal(), 5, 0.2, QUICK, 150) > 0.8
    assert passing(Equal(), 5, 0.2 + EQUAL_MARGIN, QUICK, 150) < 0.11
    assert passing(Equal(), 5, 0.2 - EQUAL_MARGIN, QUICK, 150) < 0.11


def test_equals_fail_as_seldom_as_asked_for_though_others_pass_more_often() -> None:
    assert passing(Equal(), 3, 1 / 3, Rigour(), 150) > 0.9
    assert 0.005 < passing(Equal(), 3, 1 / 3 + EQUAL_MARGIN, Rigour(), 300) < 0.13
    strict = [test.rigour for test in Equal().tests(3, Rigour())]
    assert [(rigour.alpha, rigour.beta) for rigour in strict] == [(0.01, 0.05), (0.05, 0.01)]
    loose = [test.rigour for test in Equal().tests(3, Rigour(0.2, 0.1))]
    assert [(rigour.alpha, rigour.beta) for rigour in loose] == [(0.2, 0.1), (0.2, 0.1)]


def test_a_goal_that_is_decided_lies_on_the_side_of_the_share_found() -> None:
    random = Random(5)
    for _ in range(40):
        (test,) = Reaches(0.45).tests(4, QUICK)
        while test.passed is None:
            test.add(block(random, 4, 0.45))
        assert test.passed == (test.sample.mean + 0.25 > 0.45)


# ---- when it stops


def test_a_clear_case_is_short_and_a_close_one_long() -> None:
    def length(share: float) -> float:
        random = Random(7)
        total = 0
        for _ in range(30):
            test = Sequential(0.0, 0.05, 4, Rigour())
            while test.passed is None:
                test.add(block(random, 4, share))
            total += test.sample.count
        return total / 30

    assert length(0.8) < 20 < length(0.45) < 60 < length(0.3)


@pytest.mark.parametrize(("score", "passed"), [(2 / 3, True), (-1 / 3, False), (0.0, False)])
def test_blocks_that_are_all_alike_decide_but_not_at_once(score: float, *, passed: bool) -> None:
    test = Sequential(0.0, 0.05, 3, Rigour(least=10))
    for _ in range(9):
        test.add(score)
        assert test.passed is None
    for _ in range(20):
        test.add(score)
    assert test.passed is passed


def test_what_comes_after_the_decision_changes_nothing() -> None:
    test = Sequential(0.0, 0.05, 3, Rigour(least=10))
    for _ in range(12):
        test.add(2 / 3)
    before = test.ratio()
    for _ in range(500):
        test.add(-1 / 3)
    assert (test.passed, test.ratio()) == (True, before)


def test_the_band_is_as_wide_as_the_error_rates_say() -> None:
    assert Rigour(0.05, 0.05).upper() == pytest.approx(2.944, abs=1e-3)
    assert Rigour(0.05, 0.05).lower() == pytest.approx(-2.944, abs=1e-3)
    assert Rigour().upper() == pytest.approx(4.595, abs=1e-3)


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    test = Sequential(0.0, 0.05, 3, Rigour(least=1000))
    scores = [block(Random(number), 3, 0.4) for number in range(50)]
    for score in scores:
        test.add(score)
    variance = test.sample.variance()
    assert test.ratio() == pytest.approx(sum([s**2 - (s - 0.05) ** 2 for s in scores]) / (2 * variance))


# ---- intervals and p-values


@pytest.mark.parametrize(("players", "share"), [(2, 0.95), (3, 0.4), (4, 0.25), (8, 0.2)])
def test_nineteen_of_twenty_intervals_hold_the_truth(players: int, share: float) -> None:
    random, held = Random(players), 0
    for _ in range(400):
        sample = Sample(players)
        for _ in range(40):
            sample.add(block(random, players, share))
        low, high = sample.interval()
        held += low <= share <= high
    assert 0.91 < held / 400 < 0.985


def test_games_of_one_deal_that_go_together_widen_the_interval_and_seats_that_decide_narrow_it() -> None:
    random = Random(11)
    alone, together, by_seat = Sample(4), Sample(4), Sample(4)
    for _ in range(200):
        alone.add(block(random, 4, 0.25))
        together.add(0.75 if random.random() < 0.25 else -0.25)
        by_seat.add(0.0)
    widths = [high - low for low, high in [sample.interval() for sample in (by_seat, alone, together)]]
    assert widths[0] < 0.2 * widths[1]
    assert widths[2] > 1.6 * widths[1]


def test_the_interval_of_a_bot_that_always_wins_is_not_a_point() -> None:
    sample = Sample(2)
    for _ in range(20):
        sample.add(0.5)
    low, high = sample.interval()
    assert (low, high) == pytest.approx(wilson(1.0, 40))
    assert 0.85 < low < 0.95
    assert high == pytest.approx(1.0)


def test_equals_have_small_p_values_as_seldom_as_these_say() -> None:
    random, small = Random(3), 0
    for _ in range(500):
        sample = Sample(3)
        for _ in range(60):
            sample.add(block(random, 3, 1 / 3))
        small += sample.p_value() < 0.1
    assert 0.06 < small / 500 < 0.14


def test_a_handful_of_blocks_proves_little_and_many_prove_much() -> None:
    values: list[float] = []
    sample = Sample(3)
    for _ in range(30):
        sample.add(2 / 3)
        values.append(sample.p_value())
    assert values == sorted(values, reverse=True)
    assert values[2] > 0.04
    assert values[9] < 0.001
    assert values[29] < 1e-6


def test_the_usual_variance_is_that_of_independent_games_between_equals() -> None:
    random = Random(4)
    scores = [block(random, 5, 0.2) for _ in range(20_000)]
    assert sum([score**2 for score in scores]) / len(scores) == pytest.approx(even_variance(5), rel=0.05)
