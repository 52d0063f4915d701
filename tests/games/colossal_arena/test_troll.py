"""CA-23 Troll: fetch a card of its own from an earlier row."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import arena, choice, hand, kinds, only, options, own, refused, say, table, view

ROUND_TWO = "round: 2; eliminated: amazon 1"
CREATURES = "creatures: amazon, colossus, cyclops, daimon, ettin, gorgon, magus, troll"


def played(position: str) -> Table:
    """Seat 0, Troll's backer, is about to play troll 3."""
    return table(f"seats: 2; {CREATURES}; turn: 0; phase: card; bets 0: troll 1; hand 0: troll 3, magus 4; {position}")


@pytest.mark.clause("CA-23.1")
def test_ca_23_1_targets_are_the_top_troll_cards_of_earlier_rows() -> None:
    tab = played(
        "round: 4; eliminated: amazon 1, colossus 2, cyclops 3; "
        "row 1: troll = troll 0 < troll 9; row 2: troll = troll 5 < spectator 2; row 3: troll = troll 7"
    )
    say(tab, 0, "play troll 3", "use")
    assert options(tab, 0) == ["take troll 9", "take troll 7"]


@pytest.mark.clause("CA-23.1")
def test_ca_23_1_the_card_goes_into_hand_before_all_eyes() -> None:
    tab = played(f"{ROUND_TWO}; row 1: troll = troll 0 < troll 9")
    events = say(tab, 0, "play troll 3", "use", "take troll 9")
    event = only(events, "card-fetched")
    assert (event["clause"], event["card"], event["row"], event["audience"]) == ("CA-23.1", "troll 9", 1, "all")
    assert only(events, "card-uncovered")["card"] == "troll 0"
    assert hand(tab, 0) == ["magus 4", "troll 9"]
    assert own(tab, 1)["known"] == [{"card": "troll 9", "places": [{"zone": "hand", "seat": 0, "weight": 1}]}]
    assert arena(tab).survivors == [1, 2, 3, 4, 5, 6, 9]


@pytest.mark.clause("CA-23.1")
def test_ca_23_1_declining_leaves_everything() -> None:
    tab = played(f"{ROUND_TWO}; row 1: troll = troll 9")
    say(tab, 0, "play troll 3", "decline")
    assert hand(tab, 0) == ["magus 4"]
    assert "troll 9" in str(view(tab, 1)["creatures"])


@pytest.mark.clause("CA-23.2")
def test_ca_23_2_current_row_and_covered_cards_are_out_of_reach() -> None:
    tab = played(f"{ROUND_TWO}; row 1: troll = troll 0 < troll 9, magus = magus 8; row 2: troll = troll 6")
    say(tab, 0, "play troll 3", "use")
    assert options(tab, 0) == ["take troll 9"]
    for words in ["take troll 0", "take troll 3", "take troll 6", "take magus 8"]:
        assert refused(tab, 0, words).clause == "CA-23.2"


@pytest.mark.clause("CA-23.2")
@pytest.mark.parametrize("position", ["row 1: troll = troll 6", f"{ROUND_TWO}; row 2: troll = troll 6"])
def test_ca_23_2_without_an_earlier_card_there_is_no_target(position: str) -> None:
    tab = played(position)
    assert "power-without-target" in kinds(say(tab, 0, "play troll 3"))
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-23.2")
def test_ca_23_2_a_covered_card_alone_is_no_target() -> None:
    covered = played(f"{ROUND_TWO}; row 1: troll = troll 9 < spectator 4")
    assert "power-without-target" in kinds(say(covered, 0, "play troll 3"))
    bare = played(f"{ROUND_TWO}; row 1: troll = spectator 4 < troll 9")
    say(bare, 0, "play troll 3")
    assert options(bare, 0) == ["use", "decline"]
