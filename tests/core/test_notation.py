"""Positions as one line of text: fields, numbers and steps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.core.errors import BadRequest
from harena.core.notation import Fields, check_numbers, make_step, number, step_classes

from .toy import Prize, Sealing

WORD = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=8)


def refused(text: str) -> str:
    with pytest.raises(BadRequest) as refusal:
        Fields("toy", text).finish()
    return refusal.value.say


def test_fields_are_taken_once_in_any_order() -> None:
    fields = Fields("toy", "  toy; seats: 3;hand 0 : card 1,  card 2 ,; note:; ")
    assert fields.take_items("hand 0") == ["card 1", "card 2"]
    assert fields.take_items("hand 0") is None
    assert fields.take_number("seats", 2, 2, 4) == 3
    assert fields.take_number("round", 1, 1, 5) == 1
    assert fields.take("note") == ""
    assert fields.take("nothing") is None
    fields.finish()


@given(st.dictionaries(WORD, WORD))
def test_whatever_is_written_is_read(values: dict[str, str]) -> None:
    text = "; ".join(["toy", *(f"{name}: {value}" for name, value in values.items())])
    assert Fields("toy", text).values == values


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A position of this game begins with 'toy;', not with ''."),
        ("chess; seats: 2", "A position of this game begins with 'toy;', not with 'chess'."),
        ("toy; seats", "'seats' is not a field; write 'name: value'."),
        ("toy; a: 1; a : 2", "The field 'a' is given twice."),
        ("toy; moon: full", "There is no field 'moon' in a position of this game."),
        ("toy;\na: 1", "A position is one line of at most 20,000 ASCII characters."),
        ("toy; ä: 1", "A position is one line of at most 20,000 ASCII characters."),
        ("toy; a: " + "x" * 20_000, "A position is one line of at most 20,000 ASCII characters."),
    ],
)
def test_what_is_no_position_is_refused(text: str, sentence: str) -> None:
    assert refused(text) == sentence


@given(st.integers(-9, 99))
def test_numbers_have_bounds(value: int) -> None:
    if 0 <= value <= 50:
        assert number(str(value), "round", 0, 50) == value
        return
    with pytest.raises(BadRequest) as refusal:
        number(str(value), "round", 0, 50)
    assert refusal.value.say == f"'round' runs from 0 to 50, not {value}."


@pytest.mark.parametrize("text", ["", "-", "x", "1.5", "1 2", "--1", "1-", "²", "٣", "1" * 13])
def test_other_words_are_no_numbers(text: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        number(text, "round", 0, 50)
    assert refusal.value.say == f"'round' needs a number, not '{text}'."


STEPS = {name: kind for name, kind in step_classes("tests.core").items() if kind.__module__ == "tests.core.toy"}


def test_the_steps_of_a_package_are_found_by_their_names() -> None:
    assert set(STEPS) == {"deal", "round", "next-round", "sealing", "prize"}
    assert step_classes("tests.core.nowhere") == {}


def test_a_step_is_made_from_what_it_prints() -> None:
    for text in ("sealing 0 21 5", "prize 1", "deal"):
        assert str(make_step(STEPS, text)) == text
    assert isinstance(make_step(STEPS, "prize 1"), Prize)
    assert isinstance(make_step(STEPS, "sealing 0 0"), Sealing)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dance 1", "There is no step 'dance' in this game."),
        ("prize", "The step 'prize' does not take 0 numbers."),
        ("prize 1 2", "The step 'prize' does not take 2 numbers."),
        ("prize x", "'prize' needs a number, not 'x'."),
        ("prize -1", "'prize' runs from 0 to 10000, not -1."),
    ],
)
def test_what_is_no_step_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        make_step(STEPS, text)
    assert refusal.value.say == sentence


def test_a_step_whose_numbers_go_too_far_is_refused() -> None:
    check_numbers(make_step(STEPS, "prize 2"), {"seat": 2, "card": 9})
    with pytest.raises(BadRequest) as refusal:
        check_numbers(make_step(STEPS, "prize 3"), {"card": 9, "seat": 2})
    assert refusal.value.say == "The pending step 'prize 3' cannot be: its seat runs from 0 to 2, not 3."
