"""CA-16 Cyclops: half of a rival's hand is laid aside."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import (
    Draw,
    arena,
    hand,
    kinds,
    only,
    options,
    own,
    refused,
    said_of,
    say,
    seen_by,
    strings_in,
    table,
    view,
)

WYRMS = [f"wyrm {strength}" for strength in range(10)]


def stunning(held: int, draws: list[Draw] | None = None, more: str = "") -> Table:
    """Seat 0 has just used Cyclops; seat 1 holds so many Wyrm cards."""
    mine = "cyclops 5, cyclops 6, magus 0, magus 1, magus 2, magus 3, magus 4, magus 5"
    tab = table(
        f"turn: 0; phase: card; bets 0: cyclops 1; hand 0: {mine}; hand 1: {', '.join(WYRMS[:held])}; hand 2: ; {more}",
        draws,
    )
    say(tab, 0, "play cyclops 5", "use")
    return tab


def stunned(more: str) -> Table:
    """The turn of seat 1, who has frozen cards."""
    return table(f"seats: 2; turn: 1; hand 0: cyclops 1; {more}")


@pytest.mark.clause("CA-16.1")
@pytest.mark.parametrize(("held", "frozen"), [(8, 4), (7, 4), (2, 1), (1, 1)])
def test_ca_16_1_half_of_the_hand_rounded_up_is_laid_aside(held: int, frozen: int) -> None:
    tab = stunning(held)
    event = only(say(tab, 0, "freeze 1"), "hand-frozen")
    assert (event["seat"], event["rival"], event["count"], event["clause"]) == (0, 1, frozen, "CA-16.1")
    assert (len(hand(tab, 1)), len(arena(tab).frozen[1])) == (held - frozen, frozen)


@pytest.mark.clause("CA-16.1")
def test_ca_16_1_chance_chooses_the_cards() -> None:
    tab = stunning(5, ["wyrm 4", "wyrm 0", "wyrm 2"])
    say(tab, 0, "freeze 1")
    assert (hand(tab, 1), own(tab, 1)["frozen"]) == (["wyrm 1", "wyrm 3"], ["wyrm 0", "wyrm 2", "wyrm 4"])


@pytest.mark.clause("CA-16.1")
def test_ca_16_1_another_player_with_cards_is_chosen() -> None:
    tab = stunning(3)
    assert options(tab, 0) == ["freeze 1"]
    for words in ("freeze 0", "freeze 2"):
        assert refused(tab, 0, words).clause == "CA-16.1"
    tab = table("turn: 1; phase: card; bets 1: cyclops 1; hand 1: cyclops 5; hand 0: wyrm 1; hand 2: wyrm 2")
    say(tab, 1, "play cyclops 5", "use")
    assert options(tab, 1) == ["freeze 2", "freeze 0"]


@pytest.mark.clause("CA-16.2")
def test_ca_16_2_only_their_owner_sees_the_cards_laid_aside() -> None:
    tab = stunning(3, ["wyrm 2", "wyrm 0"])
    since = tab.seq()
    events = say(tab, 0, "freeze 1")
    told = only(events, "cards-frozen")
    assert (told["cards"], told["audience"], told["clause"]) == (["wyrm 0", "wyrm 2"], [1], "CA-16.2")
    for reader in (0, 2, None):
        assert not set(WYRMS) & set(strings_in([view(tab, reader), *seen_by(tab, reader, since)]))
        assert {"seat": 1, "colour": "blue", "hand": 1, "frozen": 2, "supply": 5, "secret": None} in players(
            tab, reader
        )
        assert said_of(tab, reader, since, "cards-frozen") is None
    assert own(tab, 1)["frozen"] == ["wyrm 0", "wyrm 2"]


def players(tab: Table, reader: int | None) -> list[object]:
    words = view(tab, reader)["players"]
    assert isinstance(words, list)
    return words


@pytest.mark.clause("CA-16.2", "CA-16.5")
def test_ca_16_2_a_second_cyclops_sees_no_more() -> None:
    tab = table(
        "turn: 0; phase: card; bets 0: cyclops 1, ettin 1; hand 0: ettin 5, cyclops 5; hand 1: wyrm 0, wyrm 1; "
        "frozen 1: wyrm 2, wyrm 3; hand 2: "
    )
    say(tab, 0, "play ettin 5", "use", "play cyclops 5", "use", "freeze 1")
    for reader in (0, 2, None):
        assert not set(WYRMS) & set(strings_in([view(tab, reader), *seen_by(tab, reader, 0)]))
    assert len(strings_in(own(tab, 1)["frozen"])) == 3


@pytest.mark.clause("CA-16.3")
def test_ca_16_3_the_victim_cannot_use_the_frozen_cards_in_his_next_turn() -> None:
    tab = stunning(2, ["wyrm 1"])
    say(tab, 0, "freeze 1", "done")
    assert (options(tab, 1)[-1], refused(tab, 1, "secret wyrm 1").clause) == ("secret wyrm 0", "CA-4.11")
    say(tab, 1, "no bet")
    assert (options(tab, 1), refused(tab, 1, "play wyrm 1").clause) == (["play wyrm 0"], "CA-16.3")
    say(tab, 1, "play wyrm 0")
    assert refused(tab, 1, "discard wyrm 1").clause == "CA-16.3"


@pytest.mark.clause("CA-16.3")
def test_ca_16_3_a_dead_card_among_them_cannot_be_discarded() -> None:
    dead = "round: 2; eliminated: amazon 1; turn: 0; phase: card; bets 0: cyclops 1; hand 0: cyclops 5"
    tab = table(f"seats: 2; {dead}; hand 1: magus 1, amazon 1, amazon 2, wyrm 1", ["amazon 2", "wyrm 1"])
    say(tab, 0, "play cyclops 5", "use", "freeze 1", "done")
    say(tab, 1, "no bet", "play magus 1")
    assert options(tab, 1) == ["done", "discard amazon 1"]
    assert refused(tab, 1, "discard amazon 2").clause == "CA-16.3"


@pytest.mark.clause("CA-16.3")
def test_ca_16_3_cards_gained_meanwhile_are_usable() -> None:
    tab = table(
        "seats: 2; round: 2; eliminated: magus 1; turn: 0; phase: card; bets 0: cyclops 1; bets 1: amazon 1; "
        f"hand 0: cyclops 5, {', '.join(WYRMS[:8])}; hand 1: amazon 5, magus 4",
        ["magus 4", "magus 1", "magus 2", "wyrm 9"],
    )
    say(tab, 0, "play cyclops 5", "use", "freeze 1", "done")
    say(tab, 1, "no bet", "play amazon 5", "use")
    assert options(tab, 1) == ["done", "discard magus 1", "discard magus 2"]


@pytest.mark.clause("CA-16.4")
def test_ca_16_4_they_return_after_discarding_and_before_refilling() -> None:
    tab = stunned("round: 2; eliminated: amazon 1; hand 1: magus 1, amazon 1; frozen 1: wyrm 1, amazon 2")
    say(tab, 1, "no bet", "play magus 1")
    assert options(tab, 1) == ["done", "discard amazon 1"]
    assert refused(tab, 1, "discard amazon 2").clause == "CA-16.3"
    events = say(tab, 1, "discard amazon 1", "done")
    order = [kind for kind in kinds(events) if kind in ("card-discarded", "frozen-returned", "cards-drawn")]
    assert order == ["card-discarded", "frozen-returned", "cards-drawn"]
    returned = only(events, "frozen-returned")
    assert (returned["count"], returned["clause"], returned["audience"]) == (2, "CA-16.4", "all")
    assert only(events, "cards-drawn")["count"] == 6
    assert {"wyrm 1", "amazon 2"} <= set(hand(tab, 1))
    assert arena(tab).frozen[1] == []


@pytest.mark.clause("CA-16.4")
def test_ca_16_4_a_hand_made_full_by_them_draws_nothing() -> None:
    tab = stunned(f"hand 1: magus 1, {', '.join(WYRMS[:4])}; frozen 1: {', '.join(WYRMS[4:8])}")
    events = say(tab, 1, "no bet", "play magus 1", "done")
    assert "cards-drawn" not in kinds(events)
    assert hand(tab, 1) == WYRMS[:8]


@pytest.mark.clause("CA-16.4")
def test_ca_16_4_who_knew_a_card_in_that_hand_is_sure_of_it_again() -> None:
    tab = stunning(2, ["wyrm 1"], "facts: 4 knows wyrm 1 @ hand 1 x 1")
    say(tab, 0, "freeze 1", "done")
    places = [{"zone": "hand", "seat": 1, "weight": 1}, {"zone": "frozen", "seat": 1, "weight": 1}]
    assert own(tab, 2)["known"] == [{"card": "wyrm 1", "places": places}]
    say(tab, 1, "no bet", "play wyrm 0", "done")
    assert own(tab, 2)["known"] == [{"card": "wyrm 1", "places": places[:1]}]


@pytest.mark.clause("CA-16.4")
def test_ca_16_4_another_players_turn_returns_nothing() -> None:
    tab = table("turn: 0; phase: card; hand 0: magus 1; hand 1: wyrm 1; frozen 1: wyrm 2, wyrm 3")
    assert "frozen-returned" not in kinds(say(tab, 0, "play magus 1", "done"))
    assert len(arena(tab).frozen[1]) == 2
    assert "frozen-returned" in kinds(say(tab, 1, "no bet", "play wyrm 1", "done"))


@pytest.mark.clause("CA-16.5")
def test_ca_16_5_a_further_cyclops_freezes_half_of_what_is_left_in_hand() -> None:
    wyrms = ", ".join(WYRMS[:7])
    bets = "bets 0: cyclops 1; marker 1: cyclops 9"
    tab = table(f"turn: 0; phase: card; {bets}; hand 0: cyclops 5; hand 1: cyclops 6; hand 2: {wyrms}")
    say(tab, 0, "play cyclops 5", "use", "freeze 2", "done")
    assert (len(hand(tab, 2)), len(arena(tab).frozen[2])) == (3, 4)
    say(tab, 1, "reveal", "play cyclops 6", "use", "freeze 2", "done")
    assert (len(hand(tab, 2)), len(arena(tab).frozen[2])) == (1, 6)
    assert len([words for words in options(tab, 2) if words.startswith("secret")]) == 1


@pytest.mark.clause("CA-16.5")
def test_ca_16_5_a_hand_that_is_all_frozen_is_no_target() -> None:
    tab = stunning(2, None, "frozen 1: wyrm 7")
    assert options(tab, 0) == ["freeze 1"]
    frozen = "hand 0: cyclops 5; hand 1: ; frozen 1: wyrm 7; hand 2: wyrm 8"
    tab = table(f"turn: 0; phase: card; bets 0: cyclops 1; {frozen}")
    say(tab, 0, "play cyclops 5", "use")
    assert options(tab, 0) == ["freeze 2"]
