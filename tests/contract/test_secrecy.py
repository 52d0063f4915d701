"""Every game: no seat is told what it may not know, and what it imagines is true to what it knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, cycle, islice
from math import ceil, sqrt

import pytest

from harena.bots.catalogue import BOTS
from harena.core.agenda import State, Together
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.game import Game
from harena.core.ids import Seat
from harena.core.playout import play_out

from .play import (
    EVERY,
    OPENINGS,
    Case,
    as_bytes,
    decisions,
    every_case,
    every_game,
    every_opening,
    every_opening_of_the_catalogue,
    random_answer,
)
from .secrecy import Doubts, Leak, after, card_words, cards_told, leaves, swaps, twins

COMPARED = 324_000 // EVERY**2
"""Bytes of views in one case: tables with much to look at get fewer swaps and twins, those with little more. Each case
has its own, whichever other games there are."""
MOST = 360 // EVERY**2
"""Swaps or twins in one case, however little there is to look at."""
WORLDS = 2
"""Imagined for each seat of a position that is looked at."""


@every_case
def test_hidden_swaps_cannot_be_told_apart(case: Case) -> None:
    made, followed, wanted = 0, 0, comparisons_of(case)
    for state, mark in positions(case, 23):
        for seat in range(case.seats):
            followed += swaps(case.game, state, Seat(seat), WORLDS, mark)
            made += WORLDS
        if made >= wanted:
            break
    assert followed > made * 0.3, f"{followed} of {made} worlds allowed an answer that the truth allows"


def comparisons_of(case: Case) -> int:
    return min(ceil(COMPARED / len(as_bytes(case.game.view(case.new(0), None).words()))), MOST)


def positions(case: Case, apart: int) -> Iterator[tuple[State, int]]:
    """Positions of game after game, so many decisions apart, each with a seed."""
    for seed in count(100):
        state = case.new(seed)
        for number in decisions(state, Fast(case.seed(seed + 1))):
            if (number + seed) % apart == 0:
                yield state, case.seed(number * 10 + seed)


@every_case
def test_what_a_seat_is_told_it_knows_and_what_it_knows_it_was_told(case: Case) -> None:
    """Answers, and draws, that look alike to a seat afterwards also sound alike to it."""
    for state, mark in islice(positions(case, 7), comparisons_of(case) // 2):
        twins(case.game, state, mark)


SEALED_QUESTIONS = 6 // EVERY
"""As many are looked at in one case; some games ask one every turn."""


@every_case
def test_sealed_answers_tell_the_others_nothing(case: Case) -> None:
    """While a question to many is open, an answer looks the same to the others whatever it was."""
    checked = 0
    for seed in range(200, 203):
        state = case.new(seed)
        for number in decisions(state, Fast(case.seed(seed + 1))):
            if isinstance(state.agenda[-1], Together) and len(state.asked()) > 1 and number % 3 == 0:
                twins(case.game, state, case.seed(number))
                checked += 1
            if checked == SEALED_QUESTIONS:
                return


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
    check_opening(case)


def check_opening(case: Case) -> None:
    worlds = 1_000
    game, state = case.game, case.new(500)
    seat = Seat(case.number % case.seats)
    rivals = [Seat(other) for other in range(case.seats) if other != seat]
    public = leaves(game.view(state, None).words())
    unseen = unseen_at_opening(case)
    if not unseen:
        return
    counts = {other: dict.fromkeys(unseen, 0) for other in rivals}
    for number in range(worlds):
        world = game.imagine(state, seat, Fast(case.seed(number)))
        for other in rivals:
            for word, times in (leaves(game.view(world, other).words()) - public).items():
                if word in unseen:
                    counts[other][word] += times
    for other in rivals:
        check_frequencies(dict(unseen), counts[other], worlds)


def unseen_at_opening(case: Case) -> Counter[str]:
    """The cards a seat cannot see; none if nobody holds one, or if all begin with the same ones and know it."""
    state = case.new(500)
    views = [leaves(case.game.view(state, Seat(seat)).words()) for seat in range(case.seats)]
    own = [view - leaves(case.game.view(state, None).words()) for view in views]
    unseen = card_words(case.game, state) - views[case.number % case.seats]
    held = any(word in unseen for cards in own for word in cards)
    return unseen if held and any(cards != own[0] for cards in own) else Counter()


def check_frequencies(unseen: dict[str, int], counts: dict[str, int], worlds: int) -> None:
    """Counts against the multivariate hypergeometric law, by the cube-root normal approximation of chi-square."""
    total, held = sum(unseen.values()), sum(counts.values()) / worlds
    if held == 0 or held == total:
        return  # Nothing is hidden, or where it lies is known.
    expected = {word: worlds * held * times / total for word, times in unseen.items()}
    spread = (total - held) / (total - 1)
    chi_square = sum((counts[word] - expected[word]) ** 2 / expected[word] for word in unseen) / spread
    freedom = len(unseen) - 1
    if freedom == 0:
        return
    deviation = ((chi_square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    assert abs(deviation) < 4, f"chi-square {chi_square:.1f} for {freedom} degrees of freedom"


@every_game
def test_what_is_true_is_imagined_and_what_is_imagined_may_be_true(game: Game) -> None:
    """Later than at the opening, and for cards that are alike."""
    doubts, cases = Doubts(game), [case for case in OPENINGS if case.game is game]
    for turn, case in enumerate(islice(cycle(cases), min(comparisons_of(cases[0]), 24))):
        doubts.look(case.new(700 + turn), case.seed(701 + turn))
    doubts.check()


@pytest.mark.parametrize("name", ["random", "steady", "bloodthirsty"])
@every_opening_of_the_catalogue
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
        # Long games are looked at less often once they are under way.
        if number % (4 if number < 400 else 32) == 0:
            for copy in range(3):
                world = game.imagine(state, seat, Fast(case.seed(number * 10 + copy)))
                assert bot.choose(Asked(game, world, seat), Fast(number)) == pick
        if number % 7 == 6:  # leave the bot's own path now and then
            seat, pick = random_answer(state, chance)
        state.answer(seat, pick)
        number += 1
    assert as_bytes(number)
