"""A small, fixed part of the study that holds the odds against the engine driven many times."""

from __future__ import annotations

from typing import cast

import pytest

from harena.core.chance import Fast
from harena.core.errors import Refusal
from harena.core.ids import Seat
from tools.odds_study import GAME, gathered, holds, sampled

SAMPLES = 400


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_plans_of_races_hold_against_the_engine(rules: str) -> None:
    held = 0
    for number, plan in enumerate(gathered(rules, 7, 10)):
        try:
            told = GAME.odds(plan.race(Fast(0)), Seat(plan.seat), plan.picks)
        except Refusal:
            # What was done after an evasion is not open where the rival holds.
            continue
        out, broke = sampled(plan, SAMPLES, number)
        assert holds(cast("dict[str, float]", told["plan"]), out, broke, SAMPLES), plan
        held += 1
    assert held >= 8
