"""Every game: no seat is told what it may not know, and what it imagines is true to what it knows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from math import ceil, sqrt

import pytest

from harena.bots.catalogue import BOTS
from harena.core.agenda import State, Together
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.game import Game
from harena.core.ids import Seat
from harena.core.playout import play_out

from .play import CASES, EVERY, Case, as_bytes, decisions, every_case, every_opening, random_answer
from .secrecy import Leak, after, card_words, cards_told, check_same, leaves, outlook, swaps

SWAPS = 10_000 // EVERY**2
"""In a run, over all cases."""
WORLDS = 2
"""Imagined for each seat of a position that is looked at."""


@every_case
def test_hidden_swaps_cannot_be_told_apart(case: Case) -> None:
    made, followed, wanted = 0, 0, swaps_for(case)
    for state, seat, mark in sampled(case):
        followed += swaps(case.game, state, seat, WORLDS, mark)
        made += WORLDS
        if made >= wanted:
            break
    assert followed > made * 0.6


def swaps_for(case: Case) -> int:
    """Tables with much to look at get fewer swaps, those with little more: each case compares about as many bytes."""
    return ceil(SWAPS * shares()[case] / sum(shares().values()))


@cache
def shares() -> dict[Case, float]:
    return {case: 1 / len(as_bytes(case.game.view(case.new(0), None).words())) for case in CASES}


def sampled(case: Case) -> Iterator[tuple[State, Seat, int]]:
    """Positions of game after game, each looked at by every seat, with a seed."""
    for seed in count(100):
        state = case.new(seed)
        for number in decisions(state, Fast(case.seed(seed + 1))):
            if (number + seed) % 23 == 0:
                yield from ((state, Seat(seat), case.seed(number * 10 + seed)) for seat in range(case.seats))


SEALED_QUESTIONS = 6 // EVERY
"""As many are looked at in one case; some games ask one every turn."""
MANY_ANSWERS = 4
"""Of longer lists of answers every second, third … is tried."""


@every_case
def test_sealed_answers_tell_the_others_nothing(case: Case) -> None:
    """While a question to many is open, an answer looks the same to the others whatever it was."""
    checked = 0
    for seed in range(200, 203):
        state = case.new(seed)
        for number in decisions(state, Fast(case.seed(seed + 1))):
            if isinstance(state.agenda[-1], Together) and len(state.asked()) > 1 and number % 3 == 0:
                check_sealed(case.game, state, number)
                checked += 1
            if checked == SEALED_QUESTIONS:
                return


def check_sealed(game: Game, state: State, seed: int) -> None:
    actor = state.asked()[seed % len(state.asked())]
    picks = state.options(actor)
    worlds = [after(state, actor, pick, Fast(seed)) for pick in picks[:: 1 + len(picks) // MANY_ANSWERS]]
    # Whether a seat is done is for all to see; what it has sealed is not.
    alike = [world for world in worlds if world.state.asked() == worlds[0].state.asked()]
    for seat in range(state.seats):
        if seat == actor:
            continue
        first = outlook(game, worlds[0].state, Seat(seat), seed)
        for world in alike:
            check_same(first, outlook(game, world.state, Seat(seat), seed))
            assert [event.known_to(Seat(seat)) for event in world.events] == [False] * len(world.events)
        guesses = {str(game.imagine(worlds[0].state, Seat(seat), Fast(copy)).agenda[-1]) for copy in range(30)}
        assert len(guesses) > 1, "what others have sealed is imagined as it is"


@every_case
def test_an_imagined_world_is_a_whole_game(case: Case) -> None:
    game, state = case.game, case.new(300)
    for number in decisions(state, Fast(case.seed(301))):
        turn, rest = divmod(number, 40 * EVERY)
        if rest != 0:
            continue
        before = game.print(state)
        for seat in range(case.seats):
            world = game.imagine(state, Seat(seat), Fast(number))
            assert game.inventory(world) == game.inventory(state)
            if turn % 3 == seat:
                # The same chance imagines the same, whichever of the worlds is the true one.
                again = game.imagine(world, Seat(seat), Fast(number + 1))
                assert game.print(again) == game.print(game.imagine(state, Seat(seat), Fast(number + 1)))
                assert game.print(game.parse(game.print(world), Fast(0))) == game.print(world)
            if turn % case.seats == seat:
                play_out(world, Fast(number), game.longest)
                assert world.over()
                assert game.inventory(world) == game.inventory(state)
        assert game.print(state) == before


@every_case
def test_imagination_honours_every_card_a_seat_was_told_of(case: Case) -> None:
    """A card named in an event this seat may know lies, in every world it imagines, where the others see it lie."""
    game, state = case.game, case.new(400)
    single = {word for word, count in card_words(game, state).items() if count == 1}
    for number in decisions(state, Fast(case.seed(401))):
        if number % 3 != 0:
            continue
        actor, pick = random_answer(state, Fast(number))
        outcome = after(state, actor, pick, Fast(number))
        seat = Seat(number // 3 % case.seats)
        cards = cards_told(game, outcome.events, seat) & single
        if cards:
            check_cards(game, outcome.state, seat, cards, number)


def check_cards(game: Game, state: State, seat: Seat, cards: set[str], seed: int) -> None:
    world = game.imagine(state, seat, Fast(seed))
    for other in range(state.seats):
        truth = leaves(game.view(state, Seat(other)).words())
        belief = leaves(game.view(world, Seat(other)).words())
        for card in cards:
            if truth[card] != belief[card]:
                raise Leak(f"seat {seat} was told of {card}, but imagines it elsewhere than seat {other} sees it")


@every_opening
def test_imagined_cards_have_exact_frequencies_at_the_opening(case: Case) -> None:
    """Every card a seat has not seen is as likely as the others to lie in each rival's hidden place (chi-square)."""
    worlds = 1_000
    game, state = case.game, case.new(500)
    seat = Seat(case.number % case.seats)
    rivals = [Seat(other) for other in range(case.seats) if other != seat]
    public = leaves(game.view(state, None).words())
    unseen = card_words(game, state) - leaves(game.view(state, seat).words())
    counts = {other: dict.fromkeys(unseen, 0) for other in rivals}
    for number in range(worlds):
        world = game.imagine(state, seat, Fast(case.seed(number)))
        for other in rivals:
            for word, times in (leaves(game.view(world, other).words()) - public).items():
                if word in unseen:
                    counts[other][word] += times
    for other in rivals:
        check_frequencies(dict(unseen), counts[other], worlds)


def check_frequencies(unseen: dict[str, int], counts: dict[str, int], worlds: int) -> None:
    """Counts against the multivariate hypergeometric law, by the cube-root normal approximation of chi-square."""
    total, held = sum(unseen.values()), sum(counts.values()) / worlds
    if held == 0:
        return
    expected = {word: worlds * held * times / total for word, times in unseen.items()}
    spread = (total - held) / (total - 1)
    chi_square = sum((counts[word] - expected[word]) ** 2 / expected[word] for word in unseen) / spread
    freedom = len(unseen) - 1
    deviation = ((chi_square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    assert abs(deviation) < 4, f"chi-square {chi_square:.1f} for {freedom} degrees of freedom"


@pytest.mark.parametrize("name", ["random", "steady", "bloodthirsty"])
@every_opening
def test_a_bot_answers_the_same_whatever_the_hidden_truth(case: Case, name: str) -> None:
    game, bot = case.game, BOTS[name]
    state = case.new(600)
    chance = Fast(case.seed(601))
    number = 0
    while not state.over():
        seat = state.asked()[0]
        options = state.options(seat)
        pick = bot.choose(Asked(game, state, seat), Fast(number))
        assert pick in options
        if number % 4 == 0:
            for copy in range(3):
                world = game.imagine(state, seat, Fast(case.seed(number * 10 + copy)))
                assert bot.choose(Asked(game, world, seat), Fast(number)) == pick
        if number % 7 == 6:  # leave the bot's own path now and then
            seat, pick = random_answer(state, chance)
        state.answer(seat, pick)
        number += 1
    assert as_bytes(number)
