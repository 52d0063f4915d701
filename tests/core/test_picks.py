"""Picks: small integers, spelled both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.core.errors import NotAMove
from harena.core.ids import Pick
from harena.core.picks import Bare, On, OnTwo, PickTable, Words

TABLE = PickTable()
COLOURS = Words[int](["red", "blue", "green"])
SIZES = Words[int](["small", "large"])
WAIT = Bare(TABLE, "wait", "T-1")
PAINT = On[int](TABLE, "paint", "T-2", COLOURS)
TRADE = OnTwo[int, int](TABLE, "trade", "T-3", COLOURS, SIZES)
STOP = Bare(TABLE, "stop", "T-4")


def test_numbers_run_through_the_verbs_in_order() -> None:
    assert TABLE.spelled == [
        "wait",
        "paint red",
        "paint blue",
        "paint green",
        "trade red small",
        "trade red large",
        "trade blue small",
        "trade blue large",
        "trade green small",
        "trade green large",
        "stop",
    ]
    assert (WAIT.pick, STOP.pick) == (0, 10)


def test_a_verb_makes_and_reads_its_picks() -> None:
    assert [PAINT.what(PAINT.of(colour)) for colour in range(3)] == [0, 1, 2]
    for colour in range(3):
        for size in range(2):
            pick = TRADE.of(colour, size)
            assert (TRADE.what(pick), TRADE.which(pick)) == (colour, size)
    assert TABLE.say(TRADE.of(1, 1)) == "trade blue large"


def test_a_verb_holds_its_own_picks_only() -> None:
    for pick in range(11):
        holders = [verb for verb in (WAIT, PAINT, TRADE, STOP) if verb.holds(Pick(pick))]
        assert holders == [TABLE.verb(Pick(pick))]
    assert TABLE.verb(PAINT.of(2)).clause == "T-2"
    assert TABLE.verb(PAINT.of(2)).name == "paint"


@given(st.sampled_from(TABLE.spelled), st.sampled_from([" ", "  ", "\t"]), st.booleans())
def test_words_are_read_whatever_their_case_and_spaces(words: str, gap: str, upper: bool) -> None:  # noqa: FBT001
    spelled = gap + words.replace(" ", gap) + gap
    assert TABLE.say(TABLE.parse(spelled.upper() if upper else spelled)) == words


@given(st.text())
def test_any_other_words_are_not_a_move(words: str) -> None:
    if " ".join(words.lower().split()) in TABLE.spelled:
        return
    with pytest.raises(NotAMove) as refused:
        TABLE.parse(words)
    assert refused.value.say == f"'{words[:60]}' is not a move in this game."
    assert refused.value.kind == "not-a-move"


@pytest.mark.parametrize("number", [-1, 11, 10**9])
def test_numbers_outside_the_table_are_not_a_move(number: int) -> None:
    with pytest.raises(NotAMove) as refused:
        TABLE.check(number)
    assert refused.value.say == f"There is no move number {number}; moves run from 0 to 10."
    assert TABLE.quoted(Pick(number)) == f"make move number {number}"


def test_numbers_inside_the_table_are() -> None:
    assert [TABLE.check(number) for number in range(11)] == list(range(11))
