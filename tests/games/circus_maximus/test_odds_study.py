"""A small, fixed part of the study that holds the odds against the engine driven many times."""

from __future__ import annotations

from typing import cast

import pytest

from harena.core.chance import Fast
from harena.core.errors import Refusal
from harena.core.ids import Seat
from harena.games.circus_maximus.weather import Weather
from tools.odds_study import GAME, SKIES, gathered, holds, sampled

SAMPLES = 400


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("sky", SKIES, ids=["dry", "rain", "mud"])
def test_plans_of_races_hold_against_the_engine(rules: str, sky: Weather | None) -> None:
    held = 0
    for number, plan in enumerate(gathered(rules, 7, 10, sky)):
        try:
            told = GAME.odds(plan.race(Fast(0)), Seat(plan.seat), plan.picks)
        except Refusal:
            # What was done after an evasion is not open where the rival holds.
            continue
        out, broke = sampled(plan, SAMPLES, number)
        assert holds(cast("dict[str, float]", told["plan"]), out, broke, SAMPLES), plan
        held += 1
    assert held >= 8
