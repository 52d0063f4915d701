"""Every game: views, odds, events and questions are what the game's words declare, no more and no less."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, get_type_hints, is_typeddict

import pytest

from harena.core.agenda import State
from harena.core.chance import Fast
from harena.core.errors import Refusal
from harena.core.game import Game
from harena.core.ids import Pick, Seat
from harena.core.table import Table
from harena.core.words import FORGOTTEN
from harena.games.catalogue import GAMES

from .fitting import Fitting, declared_sorts
from .play import EVERY, Case, decisions, every_case, every_game, play_table, random_answer

MOVES = 4
"""Plans are followed no further."""


def readers(table: Table) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(table.state.seats))]


@every_case
def test_what_is_sent_fits_what_is_declared(case: Case) -> None:
    table, chance, fitting = case.open(70), Fast(case.seed(71)), Fitting(case.game)
    while not table.state.over():
        if table.seq() % (10 * EVERY) == 0:
            # A spectator, and one seat after the other.
            turn = table.seq() // (10 * EVERY) % table.state.seats
            assert looked_at(table, fitting, [None, Seat(turn)]) == []
        seat, pick = random_answer(table.state, chance)
        table.answer(seat, [pick])
    assert looked_at(table, fitting, readers(table)) == []
    for reader in (None, Seat(0), Seat(table.state.seats - 1)):
        for event in table.events(reader):
            assert fitting.event(event) == []


def looked_at(table: Table, fitting: Fitting, eyes: list[Seat | None]) -> list[str]:
    wrong: list[str] = []
    for reader in eyes:
        wrong += fitting.view(table.game.view(table.state, reader).words())
        question = table.game.question(table.state, reader)
        wrong += [] if question is None else fitting.question(question)
        wrong += [line for event in table.events(reader, table.seq() - 1) for line in fitting.event(event)]
    return wrong


@every_case
def test_the_odds_that_are_told_fit_what_is_declared(case: Case) -> None:
    """At ever longer intervals: of moves of a seat that is asked, and of none of any seat."""
    state, chance, fitting = case.new(72), Fast(case.seed(73)), Fitting(case.game)
    for number in decisions(state, chance):
        if number & (number - 1) == 0:
            seat, pick = random_answer(state, chance)
            assert [line for told in odds_told(case.game, state, seat, pick) for line in fitting.odds(told)] == []
            idle = Seat(chance.below(state.seats, "idle"))
            assert fitting.odds(case.game.odds(state, idle, [])) == []


def odds_told(game: Game, state: State, seat: Seat, pick: Pick) -> Iterator[Mapping[str, object]]:
    """The odds of no move, of one, and as long as the seat is asked on and odds are told, of more."""
    plan: list[Pick] = []
    yield game.odds(state, seat, plan)
    ahead = state.clone(Fast(1))
    with suppress(Refusal):
        while len(plan) < MOVES:
            plan.append(pick)
            yield game.odds(state, seat, plan)
            ahead.answer(seat, pick)
            if seat not in ahead.asked():
                return
            pick = ahead.options(seat)[-1]


@every_game
def test_words_are_declared_for_every_game_and_sorts_are_used(game: Game) -> None:
    told = game.vocabulary()
    assert is_typeddict(told.view)
    listed = set(told.sorts)
    used = declared_sorts(game) & listed | {*sorts_in(told.view), *sorts_in(told.odds)}
    assert listed == used, "a sort that nothing is told in"


def sorts_in(kind: Any) -> list[str]:
    """The names of sorts in a type, however deep."""
    found: list[str] = []
    if is_typeddict(kind):
        return [sort for one in get_type_hints(kind, include_extras=True).values() for sort in sorts_in(one)]
    for note in getattr(kind, "__metadata__", ()):
        found += [note] if isinstance(note, str) and note not in ("choice", "question") else []
    for one in getattr(kind, "__args__", ()):
        found += sorts_in(one)
    return found


# ---- the check itself finds what is wrong


@pytest.fixture
def table() -> Table:
    case = Table(GAMES["colossal-arena"], 3, {}, {"make": "fast", "seed": 5})
    play_table(case, Fast(6), 12)
    return case


def test_a_key_too_few_or_too_many_in_a_view_is_found(table: Table) -> None:
    fitting, words = Fitting(table.game), dict(table.game.view(table.state, Seat(1)).words())
    assert fitting.view(words) == []
    assert fitting.view({name: value for name, value in words.items() if name != "deck"}) == ["view: deck is missing"]
    assert fitting.view({**words, "bag": 3}) == ["view: bag is not declared"]
    assert fitting.view({**words, "deck": "3"}) == ["view.deck: '3' is no int"]
    assert fitting.view({**words, "playing": "wyrm 99"}) == ["view.playing: 'wyrm 99' is none of what it may be"]
    assert fitting.view({**words, "discard": {"size": 1}}) == ["view.discard: top is missing"]


def test_a_key_too_few_or_too_many_in_the_odds_is_found(table: Table) -> None:
    fitting, words = Fitting(table.game), dict(table.game.odds(table.state, Seat(1), []))
    assert fitting.odds(words) == []
    assert fitting.odds({name: words[name] for name in words if name != "refill"}) == ["odds: refill is missing"]
    assert fitting.odds({**words, "luck": 0.5}) == ["odds: luck is not declared"]
    assert fitting.odds({**words, "worth": {"sheep": 3}}) == ["odds.worth: 'sheep' is no creature"]


def test_a_key_too_few_or_too_many_in_an_event_is_found(table: Table) -> None:
    fitting = Fitting(table.game)
    event = next(one for one in table.events(None) if one.get("kind") == "turn-begun")
    assert fitting.event(event) == []
    assert fitting.event({**event, "gold": 1}) == ["turn-begun: gold is not declared"]
    assert fitting.event({name: event[name] for name in event if name != "row"}) == ["turn-begun: row is missing"]
    assert fitting.event({**event, "seat": None}) == ["turn-begun.seat: None is no int"]
    assert fitting.event({"number": 3, "seq": 1}) == []
    assert fitting.event({"number": 3, "seq": 1, "seat": 0}) == ["None: seat is not declared"]


def test_a_key_too_few_or_too_many_in_a_question_is_found(table: Table) -> None:
    fitting, question = Fitting(table.game), table.game.question(table.state, None)
    assert question is not None
    assert fitting.question(question) == []
    assert fitting.question({**question, "mood": 1}) == [f"{question['choice']}: mood is not declared"]
    assert fitting.question({"choice": "sing"}) == ["question: not declared"]


def test_only_a_table_with_strict_memory_loses_cards() -> None:
    for game in GAMES.values():
        overrides = type(game).forgets_before is not Game.forgets_before
        assert game.vocabulary().forgets == overrides, f"{game.name} says otherwise of '{FORGOTTEN}'"
