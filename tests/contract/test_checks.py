"""The secrecy checks themselves: they let an honest game pass and catch every sort of leak in a careless one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

import pytest

from harena.core.agenda import State
from harena.core.chance import Chance, Fast
from harena.core.events import Event, Kind, Log
from harena.core.game import Game, View
from harena.core.ids import EVERYONE, Clause, Pick, Seat
from tests.core.toy import CARD_DRAWN, CARDS_DRAWN, DRAW, RESTED, Prize, SealedStakes, Stakes, StakesView, toy_of
from tests.examples.thorns import DISC_LAID, LOST_DISC_SEEN, THORN, garden_of

from .leaks import (
    SLIP,
    Careless,
    CountsInViews,
    ImaginesByTheTruth,
    ImaginesOneWorld,
    ImaginesTheTruth,
    LongerViews,
    Sentences,
    ShorterLists,
    TellsAll,
    TellsOne,
)
from .play import OPENINGS, PLAYED, Case, decisions, every_game
from .secrecy import Doubts, Leak, after, card_words, cards_told, swaps, twins
from .test_secrecy import check_cards, check_opening, unseen_at_opening

THORNS = PLAYED["thorns"]
MOOD = Kind("mood", "T-3.1", "count")
"""An event that is not declared to tell anything."""


class ToldInViews(SealedStakes):
    def view(self, state: State, seat: Seat | None) -> View:
        return StakesView({**super().view(state, seat).words(), "best": max(map(max, filter(None, hands(state))))})


class ToldInTypedFields(SealedStakes):
    def view(self, state: State, seat: Seat | None) -> View:
        view = StakesView({**super().view(state, seat).words()})
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
        shown = str(state.agenda[-1]) if seat is not None else ""
        return StakesView({**super().view(state, seat).words(), "sealed": shown})


class ImaginesSealedAnswersAsTheyAre(SealedStakes):
    def imagine(self, state: State, seat: Seat, chance: Chance) -> State:
        return toy_of(state).clone(chance)


def test_sealed_answers_that_show_are_caught() -> None:
    for seed in range(10):
        twins(SealedStakes(), SealedStakes().new(3, {}, Fast(1)), seed)
    for careless in (ShowsSealedAnswers(), ImaginesSealedAnswersAsTheyAre()):
        with pytest.raises(Leak):
            twins(careless, careless.new(3, {}, Fast(1)), 0)


# ---- leaks planted in every game


def watch(game: Game) -> int:
    """All checks together on a few tables; gives how often a seat could not tell twins apart."""
    alike, seats = 0, (game.fewest + game.most) // 2
    for seed in range(3):
        state = game.new(seats, {}, Fast(seed))
        for number in islice(decisions(state, Fast(seed + 1)), 60):
            if number % 9 == seed:
                swaps(game, state, Seat(number % seats), 2, number)
                alike += twins(game, state, number)
    return alike


@every_game
def test_a_game_in_other_hands_passes(game: Game) -> None:
    assert watch(Careless(game)) > 0


@pytest.mark.parametrize(
    "leak",
    [
        TellsAll,
        TellsOne,
        CountsInViews,
        LongerViews,
        ShorterLists,
        Sentences,
        ImaginesTheTruth,
        ImaginesByTheTruth,
    ],
)
@every_game
def test_a_leak_planted_in_a_game_is_caught(game: Game, leak: Callable[[Game], Game]) -> None:
    with pytest.raises(Leak):
        watch(leak(game))


class TellsLaidDiscs(Careless):
    """In Thorns, all are told which disc is laid."""

    def events_of(self, state: State, seat: Seat, events: list[Event]) -> list[Event]:
        laid = [event.numbers[0] for event in events if event.kind is DISC_LAID]
        return [*events, *[Event(SLIP, (garden_of(state).stacks[owner][-1],)) for owner in laid]]


class TellsLostDiscs(Careless):
    """In Thorns, all are told which disc is lost."""

    def events_of(self, state: State, seat: Seat, events: list[Event]) -> list[Event]:
        return [Event(event.kind, event.numbers) if event.kind is LOST_DISC_SEEN else event for event in events]


@pytest.mark.parametrize("leak", [TellsLaidDiscs, TellsLostDiscs])
def test_a_disc_told_to_all_is_caught_though_others_are_like_it(leak: Callable[[Game], Game]) -> None:
    with pytest.raises(Leak, match="is told what it may not know"):
        watch_losses(leak(THORNS))


def watch_losses(game: Game) -> None:
    """Twins all along some games: a disc is lost now and then."""
    for seed in range(20):
        state = game.new(3, {}, Fast(seed))
        for number in decisions(state, Fast(seed + 1)):
            twins(game, state, number)


class KeepsTheThorn(Careless):
    """In Thorns, whoever has lost a disc is imagined with the thorn still his, if that can be."""

    def world_of(self, state: State, seat: Seat, chance: Chance) -> State:
        for _ in range(30):
            world = garden_of(self.true.imagine(state, seat, chance))
            if not any(THORN in lost for other, lost in enumerate(world.lost) if other != seat):
                return world
        return self.true.imagine(state, seat, chance)


def doubts(game: Game) -> int:
    doubts = Doubts(game)
    for seed in range(24):
        doubts.look(game.new(3 + seed % 4, {}, Fast(seed)), seed)
    return doubts.check()


def test_an_imagination_that_favours_a_disc_is_caught() -> None:
    assert doubts(Careless(THORNS)) > 0
    watch(KeepsTheThorn(THORNS))
    with pytest.raises(Leak, match="lost: thorn"):
        doubts(KeepsTheThorn(THORNS))


@pytest.mark.parametrize("case", [case for case in OPENINGS if case.seats == case.game.fewest], ids=str)
def test_an_imagination_without_chance_is_caught(case: Case) -> None:
    """Where something is hidden at the opening; in the other games nothing is."""
    careless = replace(case, game=ImaginesOneWorld(case.game))
    if unseen_at_opening(case):
        with pytest.raises(AssertionError, match="chi-square"):
            check_opening(careless)
