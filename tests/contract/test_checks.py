"""The secrecy checks themselves: they let an honest game pass and catch every sort of leak in a careless one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from harena.core.agenda import State
from harena.core.chance import Chance, Fast
from harena.core.events import Kind, Log
from harena.core.game import Game, View
from harena.core.ids import EVERYONE, Clause, Pick, Seat
from tests.core.toy import CARD_DRAWN, CARDS_DRAWN, DRAW, RESTED, Prize, SealedStakes, Stakes, StakesView, toy_of

from .play import decisions
from .secrecy import Leak, after, card_words, cards_told, swaps
from .test_secrecy import check_cards, check_sealed

MOOD = Kind("mood", "T-3.1", "count")
"""An event that is not declared to tell anything."""


class ToldInViews(SealedStakes):
    def view(self, state: State, seat: Seat | None) -> View:
        return StakesView({**super().view(state, seat).words(), "best": max(map(max, filter(None, hands(state))))})


class ToldInTypedFields(SealedStakes):
    def view(self, state: State, seat: Seat | None) -> View:
        view = StakesView(super().view(state, seat).words())
        view.__dict__["shortcut"] = toy_of(state).bag
        return view


class ToldByOdds(SealedStakes):
    def odds(self, state: State, seat: Seat, picks: list[Pick]) -> dict[str, object]:
        return {"bag": sum(toy_of(state).bag)}


class ToldByRefusals(SealedStakes):
    def table(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None) -> Stakes:
        class Careless(Stakes):
            def forbidding(self, seat: Seat, pick: Pick) -> Clause:
                return Clause(f"T-{len([card for card in self.bag if card > 8])}")

        return Careless(seats, options, chance, log)


class ToldByTheQuestion(SealedStakes):
    """Whoever rests with high cards in hand is asked once more."""

    def table(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None) -> Stakes:
        class Careless(Stakes):
            def record(self, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
                super().record(kind, a, b, c, d)
                if kind is RESTED and max(self.hands[a], default=0) > 9 and self.round < 3:
                    self.then([Prize(Seat(a))])

        return Careless(seats, options, chance, log)


class ToldByAnEvent(SealedStakes):
    """An event that is not declared to tell anything counts hidden cards."""

    def table(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None) -> Stakes:
        class Careless(Stakes):
            def record(self, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
                super().record(kind, a, b, c, d)
                if kind is RESTED:
                    super().record(MOOD, sum(self.hands[a]))

        return Careless(seats, options, chance, log)


class ToldByTheNumberOfEvents(SealedStakes):
    """A private event only where there is something to say: the others see its number missing."""

    def table(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None) -> Stakes:
        class Careless(Stakes):
            def record(self, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
                super().record(kind, a, b, c, d)
                if kind is RESTED and max(self.hands[a], default=0) > 9:
                    self.whisper(1 << a, MOOD, 1)

        return Careless(seats, options, chance, log)


class AskedWithoutOptions(SealedStakes):
    """It imagines worlds in which the asked seat could not have been asked."""

    def table(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None) -> Stakes:
        class Careless(Stakes):
            def options(self, seat: Seat) -> list[Pick]:
                return [pick for pick in super().options(seat) if self.hands[seat][0] < 5 or pick > DRAW.pick]

        return Careless(seats, options, chance, log)


def hands(state: State) -> list[list[int]]:
    return toy_of(state).hands


def play(game: Game, seeds: int = 12) -> None:
    """Random play with hidden swaps all along."""
    for seed in range(seeds):
        state = game.new(3, {}, Fast(seed))
        for number in decisions(state, Fast(seed + 100)):
            for seat in range(3):
                swaps(game, state, Seat(seat), 1, seed * 1_000 + number * 10 + seat)


def test_an_honest_game_passes() -> None:
    play(SealedStakes())


@pytest.mark.parametrize(
    "careless",
    [
        ToldInViews,
        ToldInTypedFields,
        ToldByOdds,
        ToldByRefusals,
        ToldByTheQuestion,
        ToldByAnEvent,
        ToldByTheNumberOfEvents,
        AskedWithoutOptions,
    ],
)
def test_a_careless_game_is_caught(careless: Callable[[], Game]) -> None:
    with pytest.raises(Leak):
        play(careless())


class DrawsBeforeAllEyes(SealedStakes):
    """The card drawn is told to all, but only its owner is taken to know it."""

    def table(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None) -> Stakes:
        class Careless(Stakes):
            def whisper(self, audience: int, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
                super().whisper(EVERYONE if kind is CARD_DRAWN else audience, kind, a, b, c, d)

        return Careless(seats, options, chance, log)


def told_cards(game: Game) -> None:
    for seed in range(30):
        state = game.new(3, {}, Fast(seed))
        assert set(card_words(game, state).values()) == {1}
        for number in decisions(state, Fast(seed + 100)):
            if not isinstance(state.agenda[-1], Prize):
                continue
            outcome = after(state, state.asked()[0], DRAW.pick, Fast(number))
            assert outcome.events[1].kind is CARDS_DRAWN
            for seat in range(3):
                check_cards(game, outcome.state, Seat(seat), cards_told(game, outcome.events, Seat(seat)), number)


def test_a_card_told_to_the_wrong_seats_is_caught() -> None:
    told_cards(SealedStakes())
    with pytest.raises(Leak):
        told_cards(DrawsBeforeAllEyes())


class ShowsSealedAnswers(SealedStakes):
    def view(self, state: State, seat: Seat | None) -> View:
        return StakesView({**super().view(state, seat).words(), "sealed": str(state.agenda[-1])})


class ImaginesSealedAnswersAsTheyAre(SealedStakes):
    def imagine(self, state: State, seat: Seat, chance: Chance) -> State:
        return toy_of(state).clone(chance)


def test_sealed_answers_that_show_are_caught() -> None:
    check_sealed(SealedStakes(), SealedStakes().new(3, {}, Fast(1)), 0)
    for careless in (ShowsSealedAnswers(), ImaginesSealedAnswersAsTheyAre()):
        with pytest.raises(AssertionError):
            check_sealed(careless, careless.new(3, {}, Fast(1)), 0)
