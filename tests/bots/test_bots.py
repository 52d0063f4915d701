"""Bots: they answer every question with one of its options, and the better one wins."""

from __future__ import annotations

import pytest

from harena.bots.catalogue import BOTS
from harena.bots.colossal_arena import YARDSTICKS
from harena.core.agenda import Choice, Together
from harena.core.chance import Fast
from harena.core.errors import BadRequest
from harena.core.notation import step_classes
from harena.games.catalogue import GAMES
from harena.lab.match import Score, match, named_bots, named_game, play_game

ARENA = GAMES["colossal-arena"]


def test_steady_has_a_yardstick_for_every_question() -> None:
    steps = step_classes("harena.games.colossal_arena")
    questions = {name for name, kind in steps.items() if issubclass(kind, (Choice, Together))}
    assert questions == set(YARDSTICKS)


@pytest.mark.parametrize("bot", sorted(BOTS))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_of_bots_plays_to_the_end(bot: str, seats: int) -> None:
    for seed, options in enumerate([{}, {"stalemate": True}]):
        places = play_game(ARENA, [bot] * seats, seed, dict(options))
        assert sorted(places) == list(range(1, seats + 1))


def test_steady_beats_random_clearly() -> None:
    scores = {score.bot: score for score in match(ARENA, ["steady", "random", "random"], 90)}
    assert scores["steady"].interval()[0] > 0.6
    assert scores["steady"].wins + scores["random"].wins == 90


def test_steady_never_stands_still_against_itself_in_the_stalemate_variant() -> None:
    scores = match(ARENA, ["steady", "steady", "steady"], 6, seed=50, options={"stalemate": True})
    assert scores == [Score("steady", 6, 6)]


def test_the_same_seeds_give_the_same_match() -> None:
    assert match(ARENA, ["steady", "random"], 6) == match(ARENA, ["steady", "random"], 6)


def test_an_interval_lies_around_its_share_and_within_the_possible() -> None:
    low, high = Score("steady", 100, 90).interval()
    assert low == pytest.approx(0.8256, abs=1e-3)
    assert high == pytest.approx(0.9448, abs=1e-3)
    assert Score("steady", 10, 10).interval()[1] <= 1.0 + 1e-12


def test_random_takes_every_option_sooner_or_later() -> None:
    state = ARENA.new(3, {}, Fast(1))
    seat = state.asked()[0]
    options = state.options(seat)
    view, chance = ARENA.view(state, seat), Fast(2)
    assert {BOTS["random"].choose(view, options, chance) for _ in range(500)} == set(options)


def test_nonsense_is_refused_in_a_sentence() -> None:
    for wrong in (
        lambda: named_game("chess"),
        lambda: named_bots(ARENA, ["steady", "stockfish"]),
        lambda: named_bots(ARENA, ["steady"]),
        lambda: match(ARENA, ["steady", "random"], 0),
    ):
        with pytest.raises(BadRequest, match=r"\.$"):
            wrong()
