"""A question to many seats at once: answers are sealed, nothing shows before all are in."""

from __future__ import annotations

import itertools

import pytest

from harena.core.chance import Fast
from harena.core.errors import NotAnOption, NotYourTurn
from harena.core.ids import Seat
from harena.core.table import Table

from .toy import DONE, HAND, REST, STAKE, TOY, Prize, Sealing, toy_of

DEAL = [f"card {number}" for number in (0, 1, 9, 3, 4, 5, 6, 7, 8)]
"""Hands 0 1 9, 3 4 5 and 6 7 8."""


def dealt(seats: int = 3) -> Table:
    draws = [str(card) for card in DEAL[: HAND * seats]]
    return Table(TOY, seats, {}, {"make": "scripted", "draws": draws, "then": {"make": "fast", "seed": 1}})


def say(table: Table, seat: int, *words: str) -> list[dict[str, object]]:
    seq = table.seq()
    table.answer(Seat(seat), [TOY.picks.parse(word) for word in words])
    return table.all_events(seq)


def test_all_seats_are_asked_at_once_and_may_answer_in_any_order() -> None:
    results = set()
    for order in itertools.permutations(range(3)):
        table = dealt()
        assert table.state.asked() == [0, 1, 2]
        for seat in order:
            say(table, seat, f"stake card {[9, 5, 6][seat]}", "done")
        assert table.state.asked() == [0]
        results.add(TOY.print(table.state))
    assert len(results) == 1


def test_nothing_shows_before_all_are_in() -> None:
    """Whatever seat 0 stakes, the others get the same view, questions and events until the last seat is done."""
    pictures = set()
    for card in (0, 1, 9):
        table = dealt()
        events = [*say(table, 0, f"stake card {card}"), *say(table, 0, "done"), *say(table, 1, "done")]
        assert events == []
        assert table.state.asked() == [2]
        views = [TOY.view(table.state, seat).words() for seat in (Seat(1), Seat(2), None)]
        pictures.add(f"{views} {table.events(Seat(1))} {table.events(None)} {table.question(Seat(2))}")
    assert len(pictures) == 1


def test_the_last_answer_opens_all_of_them() -> None:
    table = dealt()
    say(table, 2, "stake card 8", "done")
    say(table, 0, "stake card 9", "done")
    events = say(table, 1, "done")
    assert [(event["kind"], event.get("card")) for event in events] == [
        ("stake-shown", "card 9"),
        ("stake-shown", "card 8"),
        ("point-scored", None),
    ]
    assert toy_of(table.state).hands == [[0, 1], [3, 4, 5], [6, 7]]
    assert toy_of(table.state).discard == [9, 8]
    assert isinstance(table.state.agenda[-1], Prize)


def test_a_seat_is_done_when_it_says_so_not_when_nothing_is_left_to_choose() -> None:
    table = dealt(2)
    say(table, 0, "stake card 9")
    assert table.state.asked() == [0, 1]
    assert table.state.options(Seat(0)) == [DONE.pick]
    say(table, 0, "done")
    assert table.state.asked() == [1]


def test_a_seat_that_is_done_is_not_asked_again() -> None:
    table = dealt(2)
    say(table, 0, "done")
    assert table.state.options(Seat(0)) == []
    with pytest.raises(NotYourTurn, match=r"^Nothing is asked of seat 0 now; the table waits for seat 1\.$"):
        say(table, 0, "done")


def test_several_seats_are_named_when_the_wrong_one_answers() -> None:
    table = dealt(2)
    with pytest.raises(NotYourTurn, match=r"the table waits for seats 0 and 1\.$"):
        table.answer(Seat(3), [DONE.pick])


def test_another_seats_card_is_not_an_option() -> None:
    table = dealt(2)
    with pytest.raises(NotAnOption) as refused:
        table.answer(Seat(1), [STAKE.of(9)])
    assert refused.value.clause == "T-2.1"
    with pytest.raises(NotAnOption):
        table.answer(Seat(1), [REST.pick])


def test_each_answer_replaces_the_step_and_old_steps_never_change() -> None:
    table = dealt(2)
    first = table.state.agenda[-1]
    clone = table.state.clone(Fast(1))
    say(table, 0, "stake card 9", "done")
    second = table.state.agenda[-1]
    assert isinstance(first, Sealing)
    assert isinstance(second, Sealing)
    assert (first.numbers(), second.numbers()) == ((0, 0), (21, 0))
    assert clone.agenda[-1] is first
    assert clone.asked() == [0, 1]


def test_without_any_stake_nobody_scores_and_nobody_is_asked() -> None:
    table = dealt(2)
    say(table, 0, "done")
    events = say(table, 1, "done")
    assert [event["kind"] for event in events] == ["no-point", "round-begun"]
    assert toy_of(table.state).points == [0, 0]


def test_a_seat_imagines_what_the_others_have_sealed_and_keeps_its_own() -> None:
    table = dealt(3)
    say(table, 0, "stake card 9", "done")
    say(table, 1, "stake card 4")
    guesses = set()
    for seed in range(60):
        world = TOY.imagine(table.state, Seat(0), Fast(seed))
        top = world.agenda[-1]
        assert isinstance(top, Sealing)
        assert top.numbers()[0] == 21
        assert top.numbers()[2] == 0
        assert world.asked() == [1, 2]
        guesses.add(top.numbers()[1])
    assert len(guesses) > 3
