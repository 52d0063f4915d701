"""Interpreted and compiled builds play the same games: both are checked against the checksums kept here."""

from __future__ import annotations

import json

import pytest

from tests.contract.play import CATALOGUE_CASES, Case, every_case_of_the_catalogue

from .checksums import FILE, checksum

KEPT: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))


@every_case_of_the_catalogue
def test_a_seeded_game_has_the_same_checksum_in_every_build(case: Case) -> None:
    assert str(case) in KEPT, f"no checksum is kept: run python -m tests.contract.golden {case.game.name}"
    assert checksum(case) == KEPT[str(case)]


def test_every_sort_of_table_has_a_checksum_of_its_own() -> None:
    assert set(KEPT) == {str(case) for case in CATALOGUE_CASES}
    assert len(KEPT) >= 40
    assert len(set(KEPT.values())) == len(KEPT)


@pytest.mark.parametrize("case", CATALOGUE_CASES[:3], ids=str)
def test_a_checksum_does_not_depend_on_what_ran_before(case: Case) -> None:
    assert checksum(case) == checksum(case)
