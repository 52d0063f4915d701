"""CA-21 Seraphim: use an eliminated creature's power."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.colossal_arena.cards import CREATURE_NAMES

from .tables import arena, choice, hand, kinds, only, options, own, refused, say, table

CALLED = {
    "amazon": ([], "scouted"),
    "colossus": (["retrieve seraphim 1"], "token-retrieved"),
    "cyclops": (["freeze 1"], "hand-frozen"),
    "daimon": (["wager FRIEND 1"], "wagered"),
    "ettin": (["play FRIEND 4"], "extra-card-granted"),
    "gorgon": (["ask 1 FRIEND"], "card-demanded"),
    "magus": (["discard FRIEND 4", "done"], "stack-topped"),
    "titan": (["rob 1"], "hand-robbed"),
    "troll": (["take seraphim 8"], "card-fetched"),
    "unicorn": (["swap FRIEND 2 9"], "cards-swapped"),
    "wyrm": (["burn FRIEND"], "card-burnt"),
}
"""What each power asks for when called, and the event that shows it at work."""


def creatures_with(*names: str) -> list[str]:
    """Eight creatures, these and Seraphim among them."""
    wanted = ["seraphim", *names]
    return wanted + [name for name in CREATURE_NAMES if name not in wanted][: 8 - len(wanted)]


def call(creatures: list[str], dead: str, friend: str, position: str = "") -> Table:
    """Seat 0, Seraphim's backer, has played seraphim 3 in round 2; Seraphim and a friend have cards in the rows."""
    tab = table(
        f"seats: 3; creatures: {', '.join(creatures)}; turn: 0; phase: card; round: 2; eliminated: {dead} 1; "
        f"bets 0: seraphim 1; hand 0: seraphim 3, {friend} 4, spectator 6; "
        "hand 1: spectator 1, spectator 2, spectator 3; "
        f"row 1: seraphim = seraphim 8, {friend} = {friend} 9; row 2: {friend} = {friend} 2; {position}"
    )
    say(tab, 0, "play seraphim 3")
    return tab


@pytest.mark.clause("CA-21.1")
@pytest.mark.parametrize("dead", list(CALLED))
def test_ca_21_1_each_of_eleven_powers_is_called_once_dead(dead: str) -> None:
    creatures = creatures_with(dead)
    friend = creatures[2]
    tab = call(creatures, dead, friend)
    say(tab, 0, "use")
    assert options(tab, 0) == [f"call {dead}"]
    words, kind = CALLED[dead]
    events = say(tab, 0, f"call {dead}", *[word.replace("FRIEND", friend) for word in words])
    called = only(events, "creature-called")
    assert (called["clause"], called["seat"], called["creature"]) == ("CA-21.1", 0, dead)
    assert kind in kinds(events)


@pytest.mark.clause("CA-21.1")
@pytest.mark.parametrize("alive", list(CALLED))
def test_ca_21_1_survivors_are_not_available(alive: str) -> None:
    dead = "amazon" if alive != "amazon" else "magus"
    creatures = creatures_with(dead, alive)
    tab = call(creatures, dead, creatures[3])
    say(tab, 0, "use")
    assert options(tab, 0) == [f"call {dead}"]
    assert refused(tab, 0, f"call {alive}").clause == "CA-21.1"


@pytest.mark.clause("CA-21.1")
def test_ca_21_1_creatures_left_out_are_not_available() -> None:
    creatures = ["amazon", "colossus", "cyclops", "daimon", "ettin", "gorgon", "magus", "seraphim"]
    tab = call(creatures, "amazon", "gorgon")
    say(tab, 0, "use")
    for absent in ("titan", "troll", "unicorn", "wyrm", "seraphim"):
        assert refused(tab, 0, f"call {absent}").clause == "CA-21.1"


@pytest.mark.clause("CA-21.1")
def test_ca_21_1_before_the_first_death_nobody_can_be_called() -> None:
    creatures = "amazon, colossus, cyclops, daimon, ettin, gorgon, magus, seraphim"
    tab = table(f"seats: 2; creatures: {creatures}; turn: 0; phase: card; bets 0: seraphim 1; hand 0: seraphim 3")
    assert only(say(tab, 0, "play seraphim 3"), "power-without-target")["creature"] == "seraphim"


@pytest.mark.clause("CA-21.2")
def test_ca_21_2_no_backing_of_the_called_creature_is_needed() -> None:
    tab = call(creatures_with("amazon"), "amazon", "gorgon", "bets 1: amazon 1")
    before = len(arena(tab).hands[0])
    say(tab, 0, "use", "call amazon")
    assert len(arena(tab).hands[0]) == before + 3


@pytest.mark.clause("CA-21.2")
def test_ca_21_2_seraphim_herself_must_be_backed() -> None:
    creatures = ", ".join(creatures_with("amazon"))
    tab = table(
        f"seats: 2; creatures: {creatures}; turn: 0; phase: card; round: 2; eliminated: amazon 1; "
        "bets 0: amazon 1; bets 1: seraphim 1; hand 0: seraphim 3"
    )
    say(tab, 0, "play seraphim 3")
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-21.3")
def test_ca_21_3_a_called_troll_fetches_a_seraphim_card() -> None:
    tab = table(
        f"seats: 2; creatures: {', '.join(creatures_with('troll', 'wyrm'))}; turn: 0; phase: card; round: 3; "
        "eliminated: wyrm 1, troll 2; bets 0: seraphim 1; hand 0: seraphim 3; "
        "row 1: troll = troll 9, seraphim = seraphim 8; row 2: troll = troll 1, seraphim = spectator 5 < seraphim 7"
    )
    say(tab, 0, "play seraphim 3", "use", "call troll")
    assert options(tab, 0) == ["take seraphim 8", "take seraphim 7"]
    refused(tab, 0, "take troll 9")
    refused(tab, 0, "take seraphim 3")
    say(tab, 0, "take seraphim 8", "done")
    assert "seraphim 8" in hand(tab, 0)


@pytest.mark.clause("CA-21.3")
def test_ca_21_3_a_visible_troll_card_alone_is_no_target() -> None:
    tab = table(
        f"seats: 2; creatures: {', '.join(creatures_with('troll'))}; turn: 0; phase: card; round: 2; "
        "eliminated: troll 1; bets 0: seraphim 1; hand 0: seraphim 3; "
        "row 1: troll = troll 9, seraphim = seraphim 8 < spectator 1"
    )
    assert "power-without-target" in kinds(say(tab, 0, "play seraphim 3"))


@pytest.mark.clause("CA-21.4")
def test_ca_21_4_called_as_wyrm_seraphims_own_pile_is_safe() -> None:
    tab = call(creatures_with("wyrm", "gorgon"), "wyrm", "gorgon")
    say(tab, 0, "use", "call wyrm")
    assert options(tab, 0) == ["burn gorgon"]
    assert refused(tab, 0, "burn seraphim").clause == "CA-25.1"


@pytest.mark.clause("CA-21.4")
def test_ca_21_4_by_option_it_may_burn() -> None:
    tab = call(creatures_with("wyrm", "gorgon"), "wyrm", "gorgon", "option seraphim-burns-own-pile: yes")
    say(tab, 0, "use", "call wyrm")
    assert options(tab, 0) == ["burn gorgon", "burn seraphim"]
    assert only(say(tab, 0, "burn seraphim"), "card-burnt")["card"] == "seraphim 3"


@pytest.mark.clause("CA-21.4")
def test_ca_21_4_the_option_does_not_touch_wyrm_itself() -> None:
    tab = table(
        "seats: 2; turn: 0; phase: card; option seraphim-burns-own-pile: yes; bets 0: wyrm 1; hand 0: wyrm 3; "
        "row 1: magus = magus 4, wyrm = wyrm 5"
    )
    say(tab, 0, "play wyrm 3", "use")
    assert options(tab, 0) == ["burn magus"]


@pytest.mark.clause("CA-21.5")
def test_ca_21_5_a_called_magus_changes_the_callers_discard() -> None:
    tab = call(creatures_with("magus", "gorgon"), "magus", "gorgon", "bets 1: magus 1")
    say(tab, 0, "use", "call magus")
    assert choice(tab) == "magus-discard"
    assert options(tab, 0) == ["done", "discard gorgon 4"]
    say(tab, 0, "discard gorgon 4", "done")
    say(tab, 1, "no bet", "play spectator 1", "on seraphim")
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-21.5")
def test_ca_21_5_a_called_cyclops_strikes_the_callers_rivals() -> None:
    tab = call(creatures_with("cyclops", "gorgon"), "cyclops", "gorgon", "bets 1: cyclops 1")
    say(tab, 0, "use", "call cyclops")
    assert options(tab, 0) == ["freeze 1", "freeze 2"]
    event = only(say(tab, 0, "freeze 1"), "hand-frozen")
    assert (event["seat"], event["rival"], event["count"]) == (0, 1, 2)
    assert [len(arena(tab).frozen[1]), len(arena(tab).hands[1])] == [2, 1]


@pytest.mark.clause("CA-21.5")
def test_ca_21_5_a_called_daimon_places_the_callers_token() -> None:
    tab = call(creatures_with("daimon", "gorgon"), "daimon", "gorgon", "bets 1: daimon 1")
    say(tab, 0, "use", "call daimon", "wager gorgon 1")
    assert arena(tab).supply == [3, 4, 5]
    assert own(tab, 0)["gold"] == 4 + 4


@pytest.mark.clause("CA-21.5")
def test_ca_21_5_a_called_colossus_returns_the_callers_token() -> None:
    tab = call(creatures_with("colossus", "gorgon"), "colossus", "gorgon", "bets 1: colossus 1, gorgon 1")
    say(tab, 0, "use", "call colossus")
    assert options(tab, 0) == ["retrieve seraphim 1"]
    say(tab, 0, "retrieve seraphim 1")
    assert arena(tab).supply == [5, 3, 5]
