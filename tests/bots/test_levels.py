"""The five levels and the temperaments: what they choose of what they have seen, and that they play every game."""

from __future__ import annotations

from itertools import pairwise
from math import inf

import pytest

from harena.bots.bot import Bot
from harena.bots.catalogue import BOTS, CHAMPION, LEVELS, NOVICE
from harena.bots.levels import (
    Bold,
    Cautious,
    Gambler,
    Level,
    Temperament,
    Thinker,
    liked,
    nearest,
    normal,
    unreadable,
)
from harena.bots.minds import MINDS
from harena.bots.search import Budget, Candidate, Verdict
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.events import Log
from harena.core.game import Game
from harena.core.ids import Pick, Seat
from harena.games.catalogue import GAMES

ME = Seat(0)
HURRY = 6


def candidate(pick: int, mine: float, rival: float = 0.5, *, risk: float = 0.0, spread: float = 0.0) -> Candidate:
    """An option seen in a hundred futures."""
    one = Candidate(Pick(pick), 0.0, 2)
    one.futures = 100
    one.values = [100 * mine, 100 * rival]
    one.squares = 100 * (mine * mine + spread * spread)
    one.mishaps = round(100 * risk)
    return one


def verdict(*candidates: Candidate, sealed: bool = False) -> Verdict:
    return Verdict(ME, list(candidates), sealed=sealed)


# ---- what a weaker level is content with


def test_a_weaker_level_takes_the_candidate_nearest_to_its_loss() -> None:
    found = verdict(candidate(1, 0.60), candidate(2, 0.55), candidate(3, 0.45), candidate(4, 0.20))
    assert nearest(found, 0.0, 0.25).pick == 1
    assert nearest(found, 0.06, 0.25).pick == 2
    assert nearest(found, 0.14, 0.25).pick == 3
    assert nearest(found, 0.9, 0.25).pick == 3, "what would be laughed at is never taken"
    assert nearest(found, 0.9, 0.5).pick == 4


def test_where_mistakes_are_small_a_level_lets_less_go() -> None:
    """What costs nothing much in a short game would throw away a long race."""
    careless = Thinker(MINDS, Level("careless", Budget(8), slack=0.3, most=1.0))
    found = verdict(candidate(1, 0.6), candidate(2, 0.4))
    assert {careless.decide(found, Fast(seed)).pick for seed in range(30)} == {1, 2}
    found.mistake = 0.1
    assert {careless.decide(found, Fast(seed)).pick for seed in range(30)} == {1}


def test_nobody_lets_a_won_game_slip() -> None:
    careless = Thinker(MINDS, Level("careless", Budget(8), slack=0.3, most=1.0))
    won = verdict(candidate(1, 0.99), candidate(2, 0.5))
    open_game = verdict(candidate(1, 0.90), candidate(2, 0.5))
    assert {careless.decide(won, Fast(seed)).pick for seed in range(30)} == {1}
    assert {careless.decide(open_game, Fast(seed)).pick for seed in range(30)} == {1, 2}


def test_the_loss_aimed_at_is_drawn_from_a_normal_distribution() -> None:
    chance = Fast(1)
    draws = [normal(chance) for _ in range(4000)]
    assert abs(sum(draws) / 4000) < 0.06
    assert abs(sum(draw * draw for draw in draws) / 4000 - 1.0) < 0.08


def test_without_slack_the_best_is_taken() -> None:
    club = Thinker(MINDS, Level("club", Budget(8)))
    assert club.decide(verdict(candidate(1, 0.6), candidate(2, 0.599)), Fast(1)).pick == 1


def test_a_sealed_question_is_answered_as_often_as_regret_says() -> None:
    often, seldom, hardly = candidate(1, 0.5), candidate(2, 0.5), candidate(3, 0.5)
    often.share, seldom.share, hardly.share = 60.0, 30.0, 2.0
    chance = Fast(1)
    found = verdict(often, seldom, hardly, sealed=True)
    picks = [unreadable(found, chance).pick for _ in range(900)]
    assert 540 < picks.count(Pick(1)) < 660
    assert picks.count(Pick(3)) == 0


# ---- temperaments


@pytest.mark.parametrize(("temperament", "pick"), [(Temperament(), 1), (Bold(), 2), (Cautious(), 3), (Gambler(), 4)])
def test_a_temperament_chooses_among_equals_only(temperament: Temperament, pick: int) -> None:
    found = verdict(
        candidate(1, 0.500, 0.50, risk=0.2, spread=0.2),
        candidate(2, 0.495, 0.40, risk=0.2, spread=0.2),
        candidate(3, 0.494, 0.50, risk=0.1, spread=0.2),
        candidate(4, 0.493, 0.50, risk=0.2, spread=0.4),
        candidate(5, 0.400, 0.10, risk=0.0, spread=0.9),
    )
    assert liked(found, found.best(), temperament).pick == pick


def test_a_temperament_may_call_less_equal() -> None:
    found = verdict(candidate(1, 0.500, spread=0.2), candidate(2, 0.496, spread=0.3), candidate(3, 0.494, spread=0.4))
    assert liked(found, found.best(), Gambler()).pick == 3
    assert liked(found, found.best(), Gambler(0.005)).pick == 2


def test_a_temperament_differs_little_where_mistakes_are_small() -> None:
    found = verdict(candidate(1, 0.500, 0.50), candidate(2, 0.495, 0.40), candidate(3, 0.4995, 0.45))
    found.mistake = 0.1
    assert liked(found, found.best(), Bold()).pick == 3


def test_a_temperament_chooses_around_what_the_level_would_take() -> None:
    weaker = candidate(2, 0.45, 0.50)
    found = verdict(candidate(1, 0.50, 0.10), weaker, candidate(3, 0.447, 0.40))
    assert liked(found, weaker, Bold()).pick == 3


def test_a_temperament_trusts_no_candidate_that_was_hardly_tried() -> None:
    barely = candidate(2, 0.5, 0.1)
    barely.futures, barely.values = 40, [20.0, 4.0]
    found = verdict(candidate(1, 0.5), barely)
    assert liked(found, found.best(), Bold()).pick == 1


# ---- the levels themselves


def test_every_level_looks_further_than_the_one_below_or_lets_less_go() -> None:
    assert [level.name for level in LEVELS] == ["novice", "casual", "club", "expert", "champion"]
    for game in GAMES:
        for lower, upper in pairwise(LEVELS):
            assert upper.budget(game).futures >= lower.budget(game).futures
            assert upper.slack <= lower.slack
            assert (upper.budget(game).futures, -upper.slack) > (lower.budget(game).futures, -lower.slack)


def test_no_level_takes_longer_than_it_may() -> None:
    for game in GAMES:
        assert NOVICE.budget(game).seconds <= 0.05
        assert CHAMPION.budget(game).seconds <= 2.0


def test_in_a_hurry_a_level_looks_at_fewer_futures_and_is_otherwise_itself() -> None:
    hurried = NOVICE.within(HURRY)
    assert {hurried.budget(game).futures for game in [*GAMES, "another"]} == {HURRY}
    assert (hurried.slack, hurried.most) == (NOVICE.slack, NOVICE.most)
    assert Budget(4, 1.0, rivals=3, even=True).within(9).futures == 4


def test_a_level_without_a_clock_is_otherwise_itself() -> None:
    for level in LEVELS:
        free = level.unhurried()
        assert (free.name, free.slack, free.most) == (level.name, level.slack, level.most)
        for game in [*GAMES, "another"]:
            assert (free.budget(game).futures, free.budget(game).seconds) == (level.budget(game).futures, inf)


def test_a_thinker_at_another_level_keeps_its_temperament() -> None:
    bold = BOTS["bold"]
    assert isinstance(bold, Thinker)
    moved = bold.at(CHAMPION)
    assert (moved.level, moved.temperament, moved.minds) == (CHAMPION, bold.temperament, bold.minds)


def test_a_budget_cut_short_looks_as_far_and_with_as_many_eyes() -> None:
    """A hint is the champion's, only sooner."""
    cut = Budget(700, 2.0, rivals=4, reach=3, even=True).but(300, 1.5)
    assert (cut.futures, cut.seconds, cut.rivals, cut.reach, cut.even) == (300, 1.5, 4, 3, True)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_level_answers_the_same_whatever_the_hidden_truth(game: Game) -> None:
    state, chance = game.new(game.seats_near(3), game.brief(), Fast(5), Log()), Fast(6)
    for number in range(60):
        if state.over():
            break
        seat = state.asked()[0]
        options = state.options(seat)
        if len(options) > 1 and number % 4 == 0:
            bot = Thinker(MINDS, LEVELS[number // 4 % len(LEVELS)].within(HURRY).unhurried())
            pick = bot.choose(Asked(game, state, seat), Fast(number))
            assert pick in options
            world = game.imagine(state, seat, Fast(number + 100))
            world.log = state.log
            assert bot.choose(Asked(game, world, seat), Fast(number)) == pick
            state.answer(seat, pick)
        else:
            state.answer(seat, BOTS["steady"].choose(Asked(game, state, seat), chance))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_mixed_tables_play_to_the_end(game: Game) -> None:
    players: list[Bot] = [Thinker(MINDS, level.within(2)) for level in LEVELS]
    if game.most > len(players):  # long races: a few that think are enough
        players = [players[0], *[BOTS["steady"]] * 4, players[4], BOTS["random"], BOTS["bloodthirsty"]]
    state, chance = game.new(game.most, game.brief(), Fast(8), Log()), Fast(9)
    for _ in range(game.longest):
        if state.over():
            break
        seat = state.asked()[0]
        state.answer(seat, players[seat % len(players)].choose(Asked(game, state, seat), chance))
    assert game.result(state) is not None
