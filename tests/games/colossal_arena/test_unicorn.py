"""CA-24 Unicorn: swap two cards of one creature."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.colossal_arena.cards import Row, card_name
from harena.games.colossal_arena.options import named

from .tables import arena, choice, discards, kinds, only, options, refused, say, table

ROUND_TWO = "round: 2; eliminated: amazon 1"
ROUND_THREE = "round: 3; eliminated: amazon 1, colossus 2"
CREATURES = "creatures: amazon, colossus, cyclops, daimon, ettin, gorgon, magus, unicorn"


def played(position: str, card: str = "unicorn 3") -> Table:
    """Seat 0, Unicorn's backer, has played a Unicorn card."""
    tab = table(f"seats: 2; {CREATURES}; turn: 0; phase: card; bets 0: unicorn 1; hand 0: {card}, magus 4; {position}")
    say(tab, 0, f"play {card}")
    return tab


def pile(tab: Table, creature: str, row: int) -> list[str]:
    """A space's cards, the top first."""
    return [card_name(card) for card in arena(tab).pile(Row(row), named(creature))]


@pytest.mark.clause("CA-24.1")
def test_ca_24_1_the_values_exchange() -> None:
    tab = played(f"{ROUND_TWO}; row 1: gorgon = gorgon 8; row 2: gorgon = gorgon 4")
    event = only(say(tab, 0, "use", "swap gorgon 4 8"), "cards-swapped")
    assert (event["clause"], event["seat"]) == ("CA-24.1", 0)
    assert {event["one"], event["other"]} == {"gorgon 4", "gorgon 8"}
    assert pile(tab, "gorgon", 1) == ["gorgon 4"]
    assert pile(tab, "gorgon", 2) == ["gorgon 8"]


@pytest.mark.clause("CA-24.1")
def test_ca_24_1_unicorn_itself_and_dead_creatures_are_listed() -> None:
    tab = played(
        f"{ROUND_THREE}; row 1: unicorn = unicorn 7, colossus = colossus 9, amazon = amazon 1; "
        "row 2: colossus = colossus 0, gorgon = gorgon 2; row 3: gorgon = gorgon 5"
    )
    say(tab, 0, "use")
    assert options(tab, 0) == ["swap colossus 0 9", "swap unicorn 3 7", "swap gorgon 2 5"]
    refused(tab, 0, "swap amazon 0 1")


@pytest.mark.clause("CA-24.1")
def test_ca_24_1_three_rows_give_three_pairs() -> None:
    tab = played(f"{ROUND_THREE}; row 1: magus = magus 9; row 2: magus = magus 1; row 3: magus = magus 5")
    say(tab, 0, "use")
    assert sorted(options(tab, 0)) == ["swap magus 1 5", "swap magus 1 9", "swap magus 5 9"]


@pytest.mark.clause("CA-24.1")
def test_ca_24_1_a_swap_triggers_nothing() -> None:
    tab = played(f"{ROUND_TWO}; bets 1: gorgon 1; row 1: gorgon = gorgon 8; row 2: gorgon = gorgon 4")
    say(tab, 0, "use", "swap gorgon 4 8")
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-24.2")
def test_ca_24_2_spectators_covered_cards_and_empty_spaces_take_no_part() -> None:
    tab = played(
        f"{ROUND_TWO}; "
        "row 1: gorgon = gorgon 8 < spectator 1, magus = magus 2 < magus 9, ettin = ettin 5, cyclops = cyclops 1; "
        "row 2: gorgon = gorgon 4, magus = magus 7, cyclops = spectator 6"
    )
    say(tab, 0, "use")
    assert options(tab, 0) == ["swap magus 7 9"]
    for words in ["swap gorgon 4 8", "swap magus 2 7", "swap ettin 0 5", "swap cyclops 1 6"]:
        assert refused(tab, 0, words).clause == "CA-24.2"


@pytest.mark.clause("CA-24.2")
def test_ca_24_2_without_a_pair_there_is_no_target() -> None:
    tab = played(f"{ROUND_TWO}; row 1: gorgon = gorgon 8 < spectator 1; row 2: gorgon = gorgon 4")
    assert choice(tab) == "discard"
    pair = played(f"{ROUND_TWO}; row 1: gorgon = spectator 1 < gorgon 8; row 2: gorgon = gorgon 4")
    assert options(pair, 0) == ["use", "decline"]


@pytest.mark.clause("CA-24.2")
def test_ca_24_2_the_discard_pile_takes_part_only_by_option() -> None:
    position = "row 1: gorgon = gorgon 4; discard: magus 1, gorgon 8"
    assert choice(played(position)) == "discard"
    tab = played(f"{position}; option discard-is-visible: yes")
    say(tab, 0, "use")
    assert options(tab, 0) == ["swap gorgon 4 8"]
    assert "cards-swapped" in kinds(say(tab, 0, "swap gorgon 4 8"))
    assert pile(tab, "gorgon", 1) == ["gorgon 8"]
    assert discards(tab) == ["magus 1", "gorgon 4"]


@pytest.mark.clause("CA-24.3")
def test_ca_24_3_cards_beneath_stay() -> None:
    tab = played(f"{ROUND_TWO}; row 1: gorgon = gorgon 1 < spectator 3 < gorgon 8; row 2: gorgon = gorgon 2 < gorgon 4")
    say(tab, 0, "use", "swap gorgon 4 8")
    assert pile(tab, "gorgon", 1) == ["gorgon 4", "spectator 3", "gorgon 1"]
    assert pile(tab, "gorgon", 2) == ["gorgon 8", "gorgon 2"]


@pytest.mark.clause("CA-24.3")
def test_ca_24_3_other_piles_stay_too() -> None:
    tab = played(f"{ROUND_TWO}; row 1: gorgon = gorgon 8, magus = magus 9; row 2: gorgon = gorgon 4, magus = magus 0")
    say(tab, 0, "use", "swap gorgon 4 8")
    assert [pile(tab, "magus", 1), pile(tab, "magus", 2), pile(tab, "unicorn", 2)] == [
        ["magus 9"],
        ["magus 0"],
        ["unicorn 3"],
    ]
