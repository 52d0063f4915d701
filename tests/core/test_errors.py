"""Refusals: three kinds of wrong answer and one of wrong request, each a full sentence."""

from __future__ import annotations

import pytest

from harena.core.errors import BadRecord, BadRequest, Misfit, NotAMove, NotAnOption, NotYourTurn, Refusal
from harena.core.ids import Clause


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        (NotYourTurn, "not-your-turn"),
        (NotAnOption, "not-an-option"),
        (NotAMove, "not-a-move"),
        (BadRequest, "bad-request"),
    ],
)
def test_a_refusal_has_a_kind_a_sentence_and_perhaps_a_clause(kind: type[Refusal], word: str) -> None:
    bare, cited = kind("That cannot be."), kind("That cannot be.", Clause("T-1"))
    assert (bare.kind, bare.say, bare.clause, str(bare)) == (word, "That cannot be.", None, "That cannot be.")
    assert cited.clause == "T-1"
    assert isinstance(cited, Refusal)


def test_a_bad_record_is_a_bad_request_that_names_its_entry() -> None:
    refusal = BadRecord("Entry 3 was changed.", 3, Clause("T-2"))
    assert (refusal.kind, refusal.entry, refusal.clause) == ("bad-request", 3, "T-2")


def test_a_misfit_is_no_refusal_until_a_table_has_made_a_sentence_of_it() -> None:
    misfit = Misfit("deck", "card 3")
    assert not isinstance(misfit, Refusal)
    assert (misfit.stream, misfit.word) == ("deck", "card 3")
