"""Chapter 19: solitaire play, where a die tells whether a driver attacks."""

from __future__ import annotations

import pytest

from harena.core.ids import Seat
from harena.games.circus_maximus.solitaire import TEMPERS, allowed_attacks, attack_picks
from harena.games.circus_maximus.verbs import PICKS

from .tables import race, table

BESIDE = "seats: 2; mover: red; left: 6; red: at home 20/3, whip {whip}; blue: at home {square}"


def opportunity(square: str = "20/4", whip: int = 1) -> list[int]:
    """The attacks red may make on blue."""
    state = race(table(BESIDE.format(square=square, whip=whip)))
    return [int(pick) for pick in attack_picks(state.options(Seat(0)))]


def attacks(threshold: int, die: int, whip: int = 1) -> list[str]:
    """What red may do to blue beside it."""
    state = race(table(BESIDE.format(square="20/4", whip=whip)))
    return [PICKS.say(pick) for pick in allowed_attacks(attack_picks(state.options(Seat(0))), threshold, die)]


@pytest.mark.clause("CM-19")
def test_cm_19_an_opportunity_is_an_attack_among_the_options() -> None:
    assert len(opportunity()) == 2
    assert opportunity(square="20/5") == []
    assert len(opportunity(whip=0)) == 1


@pytest.mark.clause("CM-19")
def test_cm_19_below_the_threshold_there_is_no_attack() -> None:
    assert attacks(4, 3) == []
    assert attacks(4, 1) == []


@pytest.mark.clause("CM-19")
def test_cm_19_on_the_threshold_it_is_a_lash_or_without_a_whip_nothing() -> None:
    assert attacks(4, 4) == ["lash blue car"]
    assert attacks(4, 4, whip=0) == []


@pytest.mark.clause("CM-19")
def test_cm_19_above_the_threshold_it_is_any_attack() -> None:
    assert attacks(4, 5) == ["lash blue car", "ram blue car"]
    assert attacks(4, 6, whip=0) == ["ram blue car"]


@pytest.mark.clause("CM-19")
@pytest.mark.parametrize("temper", TEMPERS)
def test_cm_19_a_temper_is_a_die_to_meet(temper: str) -> None:
    """The wilder one is, the more of the six dice bring an attack."""
    threshold = TEMPERS[temper]
    assert len([die for die in range(1, 7) if attacks(threshold, die)]) == 7 - threshold
    assert sorted(TEMPERS.values()) == [2, 3, 4, 5, 6]
