"""CA-18 Ettin: one more card."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import arena, choice, kinds, only, options, refused, say, table

WITH_SERAPHIM = "creatures: amazon, colossus, cyclops, ettin, gorgon, magus, seraphim, wyrm"


def extra_card(hand: str, position: str = "bets 0: ettin 1") -> Table:
    """Seat 0, Ettin's backer, has played ettin 3 and uses the power."""
    tab = table(f"seats: 2; turn: 0; phase: card; hand 0: ettin 3, {hand}; {position}")
    assert only(say(tab, 0, "play ettin 3", "use"), "extra-card-granted")["clause"] == "CA-18.1"
    return tab


@pytest.mark.clause("CA-18.1")
@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (["play wyrm 4"], "combat-card-played"),
        (["play ettin 7"], "combat-card-played"),
        (["play spectator 5", "on magus"], "spectator-played"),
        (["play magister", "name wyrm"], "referee-played"),
    ],
)
def test_ca_18_1_one_more_card_of_any_playable_kind(words: list[str], kind: str) -> None:
    tab = extra_card("wyrm 4, ettin 7, spectator 5, magister")
    assert options(tab, 0) == ["play ettin 7", "play wyrm 4", "play spectator 5", "play magister", "decline"]
    assert kind in kinds(say(tab, 0, *words))
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-18.1")
def test_ca_18_1_a_card_that_cannot_be_played_is_not_offered() -> None:
    tab = extra_card("wyrm 4, amazon 5", "round: 2; eliminated: amazon 1; bets 0: ettin 1; frozen 0: magus 2")
    assert options(tab, 0) == ["play wyrm 4", "decline"]
    assert refused(tab, 0, "play amazon 5").clause == "CA-6.3"
    assert refused(tab, 0, "play magus 2").clause == "CA-16.3"


@pytest.mark.clause("CA-18.1")
def test_ca_18_1_without_the_power_one_card_is_all() -> None:
    tab = table("seats: 2; turn: 0; phase: card; hand 0: ettin 3, wyrm 4; bets 0: ettin 1")
    say(tab, 0, "play ettin 3", "decline")
    assert choice(tab) == "discard"
    refused(tab, 0, "play wyrm 4")


@pytest.mark.clause("CA-18.2")
def test_ca_18_2_the_extra_card_may_trigger_a_power() -> None:
    tab = extra_card("wyrm 4", "bets 0: ettin 1, wyrm 1; row 1: magus = magus 6")
    say(tab, 0, "play wyrm 4")
    assert options(tab, 0) == ["use", "decline"]
    assert "card-burnt" in kinds(say(tab, 0, "use", "burn magus"))


@pytest.mark.clause("CA-18.2")
def test_ca_18_2_by_the_usual_rules_only() -> None:
    not_backer = extra_card("wyrm 4", "bets 0: ettin 1; row 1: magus = magus 6")
    say(not_backer, 0, "play wyrm 4")
    assert choice(not_backer) == "discard"
    barred = extra_card("wyrm 4", "bets 0: ettin 1, wyrm 1; row 1: magus = magus 6, wyrm = spectator 2")
    assert "spectator-bars-power" in kinds(say(barred, 0, "play wyrm 4"))
    assert choice(barred) == "discard"


@pytest.mark.clause("CA-18.3")
def test_ca_18_3_a_second_ettin_card_gives_no_third_play() -> None:
    tab = extra_card("ettin 7, wyrm 4")
    events = say(tab, 0, "play ettin 7")
    assert only(events, "power-without-target")["creature"] == "ettin"
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-18.3")
def test_ca_18_3_next_turn_it_works_again() -> None:
    tab = extra_card("ettin 7, wyrm 4", "bets 0: ettin 1; hand 1: magus 1, magus 2")
    say(tab, 0, "play wyrm 4", "done")
    say(tab, 1, "no bet", "play magus 1", "done")
    say(tab, 0, "no bet", "play ettin 7")
    assert options(tab, 0) == ["use", "decline"]


@pytest.mark.clause("CA-18.3")
def test_ca_18_3_seraphims_copy_counts() -> None:
    dead = f"{WITH_SERAPHIM}; round: 3; eliminated: ettin 1, magus 2"
    tab = table(f"seats: 2; turn: 0; phase: card; {dead}; bets 0: seraphim 1; hand 0: seraphim 3, seraphim 5, wyrm 4")
    say(tab, 0, "play seraphim 3", "use", "call ettin", "play seraphim 5", "use")
    assert options(tab, 0) == ["call magus"]
    assert arena(tab).ettin_spent == 1


@pytest.mark.clause("CA-18.3")
def test_ca_18_3_with_ettin_alone_dead_the_second_seraphim_has_nobody_to_call() -> None:
    dead = f"{WITH_SERAPHIM}; round: 2; eliminated: ettin 1"
    tab = table(f"seats: 2; turn: 0; phase: card; {dead}; bets 0: seraphim 1; hand 0: seraphim 3, seraphim 5, wyrm 4")
    say(tab, 0, "play seraphim 3", "use", "call ettin")
    assert "power-without-target" in kinds(say(tab, 0, "play seraphim 5"))
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-18.4")
def test_ca_18_4_the_extra_play_is_declined_without_proof() -> None:
    tab = extra_card("wyrm 4, spectator 5")
    events = say(tab, 0, "decline")
    assert kinds(events) == ["extra-card-declined"]
    assert set(events[0]) == {"number", "seq", "kind", "clause", "seat", "audience"}
    assert arena(tab).learnt.facts == ()


@pytest.mark.clause("CA-18.4")
def test_ca_18_4_it_is_asked_also_of_a_hand_without_a_playable_card() -> None:
    tab = extra_card("amazon 5", "round: 2; eliminated: amazon 1; bets 0: ettin 1")
    assert choice(tab) == "extra-card"
    assert options(tab, 0) == ["decline"]
    assert refused(tab, 0, "pass").clause == "CA-8.1"
