"""Every game: questions are declared, and every one that is asked tells what its declaration names."""

from __future__ import annotations

import json
import re

from harena.core.agenda import Choice, State, Step, Together
from harena.core.asks import Ask, Question
from harena.core.chance import Fast
from harena.core.game import Game
from harena.core.ids import Seat
from harena.core.notation import step_classes
from harena.core.table import Table
from harena.rules.book import LANGUAGES, book

from .play import EVERY, Case, every_case, every_game, every_game_of_the_catalogue, random_answer

GAPS = re.compile(r"-1\b|\s\s|^\s|\s[.,]|\bNone\b")
"""What a sentence shows where it tells a thing that is not there."""
RESERVED = {"seat", "choice", "clause", "options", "since", "facts"}
"""What the referee and the server tell beside a question's own fields."""


@every_game
def test_a_question_is_declared_once_with_names_of_its_own(game: Game) -> None:
    assert len({ask.name for ask in game.asks}) == len(game.asks)
    for ask in game.asks:
        assert ask.clause.startswith(f"{game.prefix}-")
        assert len(set(ask.fields)) == len(ask.fields)
        assert not RESERVED & set(ask.fields)
        assert not any(sort.endswith("s") for sort in ask.types[:-1]), "only the last field takes any number"


@every_game
def test_every_choice_has_a_question_and_every_question_a_choice(game: Game) -> None:
    steps: dict[str, type[Step[State]]] = {}
    for package in game.packages():
        steps.update(step_classes(package, game.without()))
    asking = [kind for kind in steps.values() if issubclass(kind, (Choice, Together))]
    asked = [kind.ask for kind in asking if kind.ask.name]
    assert sorted(ask.name for ask in asked) == sorted(ask.name for ask in game.asks)
    assert all(any(ask is declared for declared in game.asks) for ask in asked)
    # What has no question of its own is a sort of choice that others are made from.
    assert all(kind.__subclasses__() for kind in asking if not kind.ask.name)


@every_case
def test_a_question_that_is_asked_tells_what_it_declares(case: Case) -> None:
    table, chance = case.open(40), Fast(case.seed(41))
    while not table.state.over():
        if table.seq() % (5 * EVERY) == 0:
            check_question(case.game, table.state)
            check_asked(case.game, table.asked())
        seat, pick = random_answer(table.state, chance)
        table.answer(seat, [pick])
    assert case.game.question(table.state, None) is None


def check_question(game: Game, state: State) -> None:
    readers = [None, *(Seat(seat) for seat in range(state.seats))]
    questions = {reader: told_to(game, state, reader) for reader in readers}
    together = isinstance(state.agenda[-1], Together)
    for reader, question in questions.items():
        assert game.view(state, reader).words()["question"] == question
        assert together or question == questions[None], "what one seat is asked is public"
        assert reader not in state.asked() or state.facts(reader) is not None


def told_to(game: Game, state: State, reader: Seat | None) -> Question:
    ask = state.ask()
    assert ask is not None
    question = game.question(state, reader)
    assert question is not None
    assert list(question) == ["choice", "clause", *ask.fields]
    assert (question["choice"], question["clause"]) == (ask.name, ask.clause)
    assert json.loads(json.dumps(question)) == question
    facts = state.facts(Seat(-1) if reader is None else reader)
    assert facts is None or fits(ask, facts)
    assert facts is not None or all(question[name] is None for name in ask.fields)
    return question


def fits(ask: Ask, facts: list[int]) -> bool:
    """A number for each field; any number for a last one in the plural."""
    if ask.types and ask.types[-1].endswith("s"):
        return len(facts) >= len(ask.fields) - 1
    return len(facts) == len(ask.fields)


def check_asked(game: Game, asked: list[dict[str, object]]) -> None:
    asks = {ask.name: ask for ask in game.asks}
    for question in asked:
        ask, options = asks[str(question["choice"])], question["options"]
        assert list(question) == ["seat", "choice", "clause", *ask.fields, "options"]
        assert isinstance(options, list)
        for option in options:
            declines = game.picks.verb(option["pick"]).declines
            assert not declines or ask.declines, f"{ask.name} does not say what '{option['say']}' declines"
            assert option.get("declines", "") == (ask.declines if declines else "")


@every_game_of_the_catalogue
def test_a_question_is_a_whole_sentence_whatever_is_missing_of_it(game: Game) -> None:
    """Once what is asked about is written, there may be nothing left to name."""
    heard: set[tuple[object, ...]] = set()
    for seed in range(4):
        table, chance = Table(game, game.fewest, game.brief(), {"make": "fast", "seed": seed}), Fast(seed)
        while not table.state.over():
            seat, pick = random_answer(table.state, chance)
            question = table.question(seat)
            lacking = tuple(question[name] in (None, -1) for name in question)
            if (question["choice"], lacking) not in heard:
                heard.add((question["choice"], lacking))
                for lang in LANGUAGES:
                    said = book(game.name, lang).prompt(str(question["choice"]), question)
                    assert GAPS.search(said) is None, said
            table.answer(seat, [pick])
