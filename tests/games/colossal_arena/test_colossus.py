"""CA-15 Colossus: take a token back."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import (
    arena,
    backer_of,
    choice,
    discards,
    kinds,
    only,
    options,
    refused,
    say,
    seen_by,
    strings_in,
    table,
    view,
)

ROUND_3 = "round: 3; eliminated: amazon 1, magus 2"


def retrieving(more: str) -> Table:
    """Seat 0, who holds Wyrm 2 besides, has just used Colossus."""
    bets = "" if "bets 0" in more else "bets 0: colossus 1; "
    tab = table(f"turn: 0; phase: card; hand 0: colossus 5, wyrm 2; {bets}{more}")
    say(tab, 0, "play colossus 5", "use")
    return tab


# ---- tokens


@pytest.mark.clause("CA-15.1")
def test_ca_15_1_one_own_token_returns_to_the_supply() -> None:
    tab = retrieving("bets 0: colossus 1, wyrm 1; bets 1: ettin 1")
    event = only(say(tab, 0, "retrieve wyrm 1"), "token-retrieved")
    assert (event["creature"], event["row"], event["clause"]) == ("wyrm", 1, "CA-15.1")
    assert arena(tab).supply == [4, 4, 5]
    assert (backer_of(tab, "wyrm"), backer_of(tab, "colossus"), choice(tab)) == (None, 0, "discard")


@pytest.mark.clause("CA-15.1")
def test_ca_15_1_a_rivals_token_is_never_taken() -> None:
    tab = retrieving("bets 0: colossus 1, wyrm 1; bets 1: ettin 1; marker 1: gorgon 1; revealed 2: wyrm")
    assert options(tab, 0) == ["retrieve colossus 1", "retrieve wyrm 1"]
    for words in ("retrieve ettin 1", "retrieve secret", "retrieve gorgon 1"):
        assert refused(tab, 0, words).clause == "CA-15.1"


@pytest.mark.clause("CA-15.1")
def test_ca_15_1_without_a_token_on_the_table_a_called_colossus_is_no_choice() -> None:
    creatures = "amazon, colossus, cyclops, daimon, ettin, gorgon, magus, seraphim"
    dead = "round: 3; eliminated: amazon 1, colossus 2"
    tab = table(f"creatures: {creatures}; {dead}; turn: 0; todo: call-creature 0, scoring")
    assert options(tab, 0) == ["call amazon"]
    tab = table(f"creatures: {creatures}; {dead}; bets 0: ettin 1; turn: 0; todo: call-creature 0, scoring")
    assert options(tab, 0) == ["call amazon", "call colossus"]


@pytest.mark.clause("CA-15.2")
def test_ca_15_2_tokens_on_eliminated_creatures_may_be_reclaimed() -> None:
    tab = retrieving(f"{ROUND_3}; bets 0: colossus 1, amazon 1, magus 2, wyrm 3; bets 1: magus 1")
    assert options(tab, 0) == ["retrieve amazon 1", "retrieve colossus 1", "retrieve magus 2", "retrieve wyrm 3"]
    say(tab, 0, "retrieve magus 2")
    assert arena(tab).supply == [2, 4, 5]
    assert refused(tab, 0, "retrieve amazon 1").kind == "not-an-option"


@pytest.mark.clause("CA-15.3")
def test_ca_15_3_a_freed_space_of_the_current_row_is_open_for_anyone() -> None:
    tab = retrieving("bets 0: colossus 1, wyrm 1; hand 1: wyrm 1")
    say(tab, 0, "retrieve wyrm 1", "done")
    assert "bet colossus" not in options(tab, 1)
    assert only(say(tab, 1, "bet wyrm"), "bet-placed")["gold"] == 4


@pytest.mark.clause("CA-15.3")
def test_ca_15_3_a_freed_space_of_an_older_row_is_open_for_daimon_only() -> None:
    tab = retrieving(f"{ROUND_3}; bets 0: colossus 1, wyrm 1; bets 1: daimon 2, wyrm 3; hand 1: daimon 5")
    say(tab, 0, "retrieve wyrm 1", "done")
    assert "bet wyrm" not in options(tab, 1)
    say(tab, 1, "no bet", "play daimon 5", "use")
    assert "wager wyrm 1" in options(tab, 1)
    assert "wager colossus 1" not in options(tab, 1)
    event = only(say(tab, 1, "wager wyrm 1"), "wagered")
    assert (event["gold"], backer_of(tab, "wyrm")) == (4, 1)


# ---- the secret bet


@pytest.mark.clause("CA-15.4")
def test_ca_15_4_an_unrevealed_marker_goes_face_up_to_the_discard() -> None:
    tab = retrieving("marker 0: wyrm 7")
    since = tab.seq()
    assert options(tab, 0) == ["retrieve colossus 1", "retrieve secret"]
    events = say(tab, 0, "retrieve secret")
    assert kinds(events) == ["secret-retrieved", "marker-discarded"]
    assert only(events, "marker-discarded")["clause"] == "CA-15.4"
    for reader in (0, 1, 2, None):
        assert view(tab, reader)["discard"] == {"size": 1, "top": "wyrm 7"}
        assert only(seen_by(tab, reader, since), "secret-retrieved")["creature"] == "wyrm"
        assert "hidden" not in strings_in(view(tab, reader))
    assert arena(tab).supply[0] == 4


@pytest.mark.clause("CA-15.4")
def test_ca_15_4_of_a_revealed_bet_only_the_token_moves() -> None:
    tab = retrieving("revealed 0: wyrm; discard: wyrm 7; bets 1: wyrm 1")
    assert backer_of(tab, "wyrm") == 0
    events = say(tab, 0, "retrieve secret")
    assert kinds(events) == ["secret-retrieved", "backer-changed"]
    assert (discards(tab), arena(tab).supply[0], backer_of(tab, "wyrm")) == (["wyrm 7"], 4, 1)


@pytest.mark.clause("CA-15.4")
def test_ca_15_4_taking_another_token_tells_nothing_of_the_secret_bet() -> None:
    tab = retrieving("bets 0: colossus 1, wyrm 1; marker 0: wyrm 7")
    say(tab, 0, "retrieve wyrm 1")
    for reader in (1, 2, None):
        assert "wyrm 7" not in strings_in([*seen_by(tab, reader, 0), view(tab, reader)])
        assert "hidden" in strings_in(view(tab, reader)["players"])
    assert discards(tab) == []


@pytest.mark.clause("CA-15.4")
def test_ca_15_4_a_secret_bet_on_an_eliminated_creature_returns_too() -> None:
    tab = retrieving(f"{ROUND_3}; marker 0: amazon 7")
    say(tab, 0, "retrieve secret")
    assert (arena(tab).supply[0], discards(tab)) == (4, ["amazon 7"])


def next_turn_of_0(tab: Table) -> None:
    """Seat 0 takes its secret bet back, seat 1 of two plays a card."""
    say(tab, 0, "retrieve secret", "done")
    say(tab, 1, "no bet", "play wyrm 1", "done")


@pytest.mark.clause("CA-15.5")
@pytest.mark.parametrize("secret", ["marker 0: wyrm 7", "revealed 0: wyrm"])
def test_ca_15_5_in_round_one_the_right_to_a_secret_bet_returns(secret: str) -> None:
    tab = retrieving(f"seats: 2; {secret}; hand 1: wyrm 1")
    next_turn_of_0(tab)
    assert only(say(tab, 0, "secret wyrm 2"), "secret-bet-placed")["seat"] == 0


@pytest.mark.clause("CA-15.5")
def test_ca_15_5_taking_another_token_restores_nothing() -> None:
    tab = retrieving("seats: 2; marker 0: wyrm 7; hand 1: wyrm 1")
    say(tab, 0, "retrieve colossus 1", "done")
    say(tab, 1, "no bet", "play wyrm 1", "done")
    assert refused(tab, 0, "secret wyrm 2").clause == "CA-4.3"


@pytest.mark.clause("CA-15.5")
def test_ca_15_5_after_round_one_no_secret_bet_is_possible() -> None:
    tab = retrieving("seats: 2; round: 2; eliminated: amazon 1; marker 0: wyrm 7; hand 1: wyrm 1")
    next_turn_of_0(tab)
    assert refused(tab, 0, "secret wyrm 2").clause == "CA-4.4"


@pytest.mark.clause("CA-15.5")
def test_ca_15_5_a_table_may_leave_it_at_one_secret_bet() -> None:
    tab = retrieving("seats: 2; option colossus-restores-secret: no; marker 0: wyrm 7; hand 1: wyrm 1")
    next_turn_of_0(tab)
    assert arena(tab).supply[0] == 4
    assert refused(tab, 0, "secret wyrm 2").clause == "CA-4.3"


# ---- the backer's own token


@pytest.mark.clause("CA-15.6")
def test_ca_15_6_the_token_that_made_its_owner_backer_may_be_taken() -> None:
    dead = "round: 2; eliminated: amazon 1"
    tab = table(f"{dead}; turn: 0; phase: card; bets 0: colossus 1; bets 1: colossus 2; hand 0: colossus 5")
    assert backer_of(tab, "colossus") == 0
    events = say(tab, 0, "play colossus 5", "use", "retrieve colossus 1")
    assert kinds(events)[-2:] == ["token-retrieved", "backer-changed"]
    assert (backer_of(tab, "colossus"), arena(tab).supply[0], choice(tab)) == (1, 5, "discard")


@pytest.mark.clause("CA-15.6")
def test_ca_15_6_who_backs_no_longer_is_offered_nothing_next_time() -> None:
    tab = table("seats: 2; turn: 0; phase: card; bets 0: colossus 1; hand 0: colossus 5, colossus 6; hand 1: wyrm 1")
    say(tab, 0, "play colossus 5", "use", "retrieve colossus 1", "done")
    assert backer_of(tab, "colossus") is None
    say(tab, 1, "no bet", "play wyrm 1", "done")
    say(tab, 0, "no bet", "play colossus 6")
    assert choice(tab) == "discard"
