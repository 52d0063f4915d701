"""What a beginner would laugh at is weighed so low that no search looks at it, or at least not done."""

from __future__ import annotations

import pytest

from tests.games.colossal_arena.tables import row_of, say, table

from .fans import best, shunned, weights

CARD = "seats: 3; turn: 0; phase: card"
NEARLY_FULL = row_of(1, 5, 6, 7, 8, 6, 7, 4)
"""Only Wyrm has no card; Magus is the lowest with 4."""


def test_nobody_ends_a_round_against_his_own_best_bet() -> None:
    tab = table(f"{CARD}; bets 0: wyrm 1; {NEARLY_FULL}; hand 0: wyrm 2, amazon 9, gorgon 3, magus 8")
    assert "play wyrm 2" in shunned(tab, 0)


def test_nobody_leaves_his_secret_bet_to_die_when_he_can_save_it() -> None:
    tab = table(f"{CARD}; marker 0: magus 3; {NEARLY_FULL}; hand 0: wyrm 8, magus 9, amazon 9")
    assert "play wyrm 8" in shunned(tab, 0)
    assert best(tab, 0) == "play magus 9"


def test_a_round_is_ended_against_the_leaders_bet() -> None:
    tab = table(f"{CARD}; bets 1: magus 1; bets 0: amazon 1; {NEARLY_FULL}; hand 0: wyrm 8, magus 9, gorgon 9")
    assert best(tab, 0) == "play wyrm 8"
    assert weights(tab, 0)["play magus 9"] < weights(tab, 0)["play wyrm 8"] - 2


def test_a_spectator_does_not_end_a_round_against_ones_own_best_bet() -> None:
    tab = table(f"{CARD}; bets 0: wyrm 1; {NEARLY_FULL}; hand 0: spectator 1")
    say(tab, 0, "play spectator 1")
    assert "on wyrm" in shunned(tab, 0)


def test_living_cards_that_are_of_use_stay_in_hand() -> None:
    position = "bets 0: magus 1; hand 0: magus 3, magus 10, wyrm 5, amazon 4"
    tab = table(f"seats: 3; turn: 0; phase: card; round: 2; eliminated: amazon 1; {position}")
    say(tab, 0, "play magus 3", "use")
    assert best(tab, 0) == "discard amazon 4"
    assert "discard magus 10" in shunned(tab, 0)


def test_dead_cards_go() -> None:
    tab = table("seats: 3; turn: 0; phase: discard; round: 2; eliminated: amazon 1; hand 0: amazon 4, wyrm 5")
    assert best(tab, 0) == "discard amazon 4"


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_a_token_is_bet_while_it_can_earn_something(row: int) -> None:
    dead = ", ".join(f"{name} {died}" for died, name in enumerate(["amazon", "colossus", "cyclops"][: row - 1], 1))
    tab = table(f"seats: 3; turn: 0; phase: bet; round: {row}; eliminated: {dead}; hand 0: wyrm 5")
    assert best(tab, 0).startswith(("bet ", "secret "))


def test_nobody_bets_on_the_creature_about_to_go() -> None:
    tab = table(f"seats: 3; turn: 0; phase: bet; {row_of(1, 5, 6, 7, 8, 6, 7, 0)}; hand 0: wyrm 5, spectator 2")
    weighed = weights(tab, 0)
    assert weighed["bet magus"] < min(weight for words, weight in weighed.items() if words.startswith("bet ")) + 1e-9
    assert weighed["bet magus"] < weighed["bet daimon"] - 3


def test_no_token_is_taken_back_from_a_survivor() -> None:
    tab = table(f"{CARD}; round: 2; eliminated: amazon 1; bets 0: colossus 1, amazon 1; hand 0: colossus 5, wyrm 5")
    say(tab, 0, "play colossus 5")
    assert best(tab, 0) == "use"
    say(tab, 0, "use")
    assert best(tab, 0) == "retrieve amazon 1"


def test_nobody_takes_a_living_token_back_for_nothing() -> None:
    tab = table(f"{CARD}; bets 0: colossus 1; hand 0: colossus 5, wyrm 5")
    say(tab, 0, "play colossus 5")
    assert best(tab, 0) == "decline"


def test_no_dead_card_is_taken_into_hand() -> None:
    rows = "row 1: amazon = amazon 9, magus = magus 9"
    tab = table(f"{CARD}; round: 2; eliminated: amazon 1; bets 0: magus 1; {rows}; hand 0: prefect, wyrm 5")
    say(tab, 0, "play prefect")
    assert "take amazon 9" in shunned(tab, 0)
    assert best(tab, 0) == "take magus 9"


def test_the_last_card_is_not_drawn_by_choice_when_behind() -> None:
    behind = "bets 0: amazon 2; bets 1: wyrm 1, magus 1; deck: wyrm 1, wyrm 2; round: 2; eliminated: colossus 1"
    tab = table(f"{CARD}; {behind}; hand 0: amazon 5, wyrm 5")
    say(tab, 0, "play amazon 5")
    assert best(tab, 0) == "decline"
