"""CA-13 What holds for all twelve powers."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.colossal_arena.cards import CREATURE_NAMES

from .tables import (
    EIGHT,
    GAME,
    arena,
    choice,
    discards,
    hand,
    kinds,
    only,
    options,
    refused,
    say,
    table,
    top,
)


def backed(creature: str, more: str = "") -> Table:
    """Seat 0 of three backs a creature in round 2 and holds its 5; any power has a target."""
    others = [other for other in CREATURE_NAMES if other != creature][:7]
    rows = f"row 1: {creature} = {creature} 9; row 2: {others[6]} = {others[6]} 3"
    return table(
        f"creatures: {creature}, {', '.join(others)}; round: 2; eliminated: {others[0]} 1; turn: 0; phase: card; "
        f"{rows}; bets 0: {creature} 1; hand 0: {creature} 5, {others[5]} 1; {more}"
    )


FIRST_QUESTION = {
    "amazon": "discard",
    "colossus": "retrieve-token",
    "cyclops": "stun",
    "daimon": "wager",
    "ettin": "extra-card",
    "gorgon": "demand",
    "magus": "magus-discard",
    "seraphim": "call-creature",
    "titan": "rob",
    "troll": "fetch",
    "unicorn": "swap-cards",
    "wyrm": "burn",
}
"""What the table asks next once a power is used; Amazon draws without a question."""


# ---- the offer


@pytest.mark.clause("CA-13.1")
@pytest.mark.parametrize("creature", CREATURE_NAMES)
def test_ca_13_1_the_backers_combat_card_triggers_the_power(creature: str) -> None:
    tab = backed(creature)
    say(tab, 0, f"play {creature} 5")
    assert (choice(tab), options(tab, 0)) == ("offer-power", ["use", "decline"])
    event = only(say(tab, 0, "use"), "power-used")
    assert (event["seat"], event["creature"], event["clause"]) == (0, creature, "CA-13.1")
    assert choice(tab) == FIRST_QUESTION[creature]


@pytest.mark.clause("CA-13.1")
def test_ca_13_1_nobody_elses_card_triggers_it() -> None:
    for bets in ("bets 1: amazon 1", "bets 0: wyrm 1", ""):
        tab = table(f"turn: 0; phase: card; hand 0: amazon 5; {bets}")
        assert kinds(say(tab, 0, "play amazon 5")) == ["combat-card-played"]
        assert choice(tab) == "discard"


@pytest.mark.clause("CA-13.1")
def test_ca_13_1_a_spectator_on_the_creature_triggers_nothing() -> None:
    tab = table("turn: 0; phase: card; bets 0: amazon 1; hand 0: spectator 5, amazon 5")
    say(tab, 0, "play spectator 5", "on amazon")
    assert choice(tab) == "discard"
    tab = table("turn: 0; phase: card; bets 0: amazon 1; hand 0: spectator 5, amazon 5")
    say(tab, 0, "play amazon 5")
    assert choice(tab) == "offer-power"


@pytest.mark.clause("CA-13.2")
@pytest.mark.parametrize("creature", CREATURE_NAMES)
def test_ca_13_2_every_power_may_be_declined(creature: str) -> None:
    tab = backed(creature)
    say(tab, 0, f"play {creature} 5")
    before = GAME.print(tab.state).partition("; todo:")[0]
    event = only(say(tab, 0, "decline"), "power-declined")
    assert (event["seat"], event["creature"], event["clause"]) == (0, creature, "CA-13.2")
    assert GAME.print(tab.state).partition("; todo:")[0] == before
    assert (choice(tab), options(tab, 0)[0]) == ("discard", "done")


@pytest.mark.clause("CA-13.3")
def test_ca_13_3_a_power_declined_is_lost() -> None:
    tab = table("turn: 0; phase: card; bets 0: amazon 1; hand 0: amazon 5; hand 1: wyrm 1; hand 2: wyrm 2")
    say(tab, 0, "play amazon 5")
    assert refused(tab, 0, "done").clause == "CA-13.3"
    say(tab, 0, "decline")
    assert refused(tab, 0, "use").kind == "not-an-option"
    say(tab, 0, "done")
    say(tab, 1, "no bet", "play wyrm 1", "done")
    say(tab, 2, "no bet", "play wyrm 2", "done")
    assert refused(tab, 0, "use").kind == "not-an-option"


@pytest.mark.clause("CA-13.3")
def test_ca_13_3_magus_alone_acts_later_in_the_turn() -> None:
    tab = table("turn: 0; phase: card; bets 0: magus 1; hand 0: magus 5, wyrm 1; hand 1: wyrm 2")
    before = hand(tab, 0)
    events = say(tab, 0, "play magus 5", "use")
    assert kinds(events) == ["combat-card-played", "power-used", "foresight"]
    assert hand(tab, 0) == [card for card in before if card != "magus 5"]
    assert (choice(tab), options(tab, 0)) == ("magus-discard", ["done", "discard wyrm 1"])
    say(tab, 0, "done")
    say(tab, 1, "no bet", "play wyrm 2")
    assert choice(tab) == "discard"


# ---- cards that are moved


@pytest.mark.clause("CA-13.4")
def test_ca_13_4_cards_moved_by_unicorn_trigger_nothing() -> None:
    creatures = EIGHT.replace("magus", "unicorn")
    row = "row 1: amazon = amazon 3; row 2: amazon = amazon 8"
    tab = table(
        f"creatures: {creatures}; round: 2; eliminated: wyrm 1; turn: 0; phase: card; {row}; "
        "bets 0: amazon 1, unicorn 1; hand 0: unicorn 5, amazon 5"
    )
    events = say(tab, 0, "play unicorn 5", "use", "swap amazon 3 8")
    assert kinds(events) == ["combat-card-played", "power-used", "cards-swapped"]
    assert (top(tab, 1, "amazon"), top(tab, 2, "amazon"), choice(tab)) == ("amazon 8", "amazon 3", "discard")


@pytest.mark.clause("CA-13.4")
def test_ca_13_4_a_card_uncovered_by_a_prefect_triggers_nothing() -> None:
    creatures = EIGHT.replace("magus", "unicorn")
    position = f"creatures: {creatures}; turn: 0; phase: card; bets 0: unicorn 1, amazon 1"
    tab = table(f"{position}; row 1: amazon = amazon 3 < amazon 8; hand 0: prefect, amazon 5")
    say(tab, 0, "play prefect", "take amazon 8")
    assert (top(tab, 1, "amazon"), choice(tab)) == ("amazon 3", "discard")
    tab = table(f"{position}; row 1: amazon = amazon 3 < amazon 8; hand 0: prefect, amazon 5")
    say(tab, 0, "play amazon 5")
    assert choice(tab) == "offer-power"


@pytest.mark.clause("CA-13.6")
def test_ca_13_6_the_played_card_lies_on_the_table_when_its_power_resolves() -> None:
    tab = backed("unicorn")
    say(tab, 0, "play unicorn 5", "use")
    assert options(tab, 0) == ["swap unicorn 5 9"]
    say(tab, 0, "swap unicorn 5 9")
    assert (top(tab, 1, "unicorn"), top(tab, 2, "unicorn")) == ("unicorn 5", "unicorn 9")


@pytest.mark.clause("CA-13.6")
def test_ca_13_6_the_card_it_covers_is_out_of_reach() -> None:
    creatures = EIGHT.replace("magus", "unicorn")
    tab = table(
        f"creatures: {creatures}; round: 2; eliminated: wyrm 1; turn: 0; phase: card; bets 0: unicorn 1; "
        "row 1: unicorn = unicorn 9; row 2: unicorn = unicorn 2; hand 0: unicorn 5"
    )
    say(tab, 0, "play unicorn 5", "use")
    assert options(tab, 0) == ["swap unicorn 5 9"]


# ---- powers against rules


@pytest.mark.clause("CA-13.5", "CA-14.2")
def test_ca_13_5_amazon_passes_the_hand_of_eight() -> None:
    held = "amazon 5, magus 0, magus 1, magus 2, magus 3, magus 4, magus 5, magus 6"
    tab = table(f"turn: 0; phase: card; bets 0: amazon 1; hand 0: {held}")
    say(tab, 0, "play amazon 5", "use", "done")
    assert len(hand(tab, 0)) == 10


@pytest.mark.clause("CA-13.5", "CA-15.2")
def test_ca_13_5_colossus_moves_a_token_that_would_stay_on_an_eliminated_creature() -> None:
    dead = "round: 2; eliminated: amazon 1"
    tab = table(f"{dead}; turn: 0; phase: card; bets 0: colossus 1, amazon 1; hand 0: colossus 5")
    say(tab, 0, "play colossus 5", "use", "retrieve amazon 1")
    assert arena(tab).supply[0] == 4


@pytest.mark.clause("CA-13.5", "CA-15.5")
def test_ca_13_5_colossus_allows_a_second_secret_bet() -> None:
    bets = "bets 0: colossus 1; marker 0: wyrm 1"
    tab = table(f"seats: 2; turn: 0; {bets}; hand 0: colossus 5, wyrm 2; hand 1: magus 1")
    assert refused(tab, 0, "secret wyrm 2").clause == "CA-4.3"
    say(tab, 0, "no bet", "play colossus 5", "use", "retrieve secret", "done")
    say(tab, 1, "no bet", "play magus 1", "done")
    say(tab, 0, "secret wyrm 2")


@pytest.mark.clause("CA-13.5", "CA-17.1")
def test_ca_13_5_daimon_bets_outside_the_bet_phase_and_in_an_earlier_row() -> None:
    tab = table("round: 2; eliminated: amazon 1; turn: 0; bets 0: daimon 1; hand 0: daimon 5")
    say(tab, 0, "bet wyrm", "play daimon 5")
    assert refused(tab, 0, "bet gorgon").kind == "not-an-option"
    say(tab, 0, "use", "wager wyrm 1")
    assert arena(tab).supply[0] == 2


@pytest.mark.clause("CA-13.5", "CA-18.1")
def test_ca_13_5_ettin_plays_a_second_card_in_one_turn() -> None:
    tab = table("turn: 0; phase: card; bets 0: ettin 1; hand 0: ettin 5, wyrm 1")
    say(tab, 0, "play ettin 5", "use", "play wyrm 1")
    assert (top(tab, 1, "ettin"), top(tab, 1, "wyrm")) == ("ettin 5", "wyrm 1")
    tab = table("turn: 0; phase: card; bets 0: ettin 1; hand 0: ettin 5, wyrm 1")
    say(tab, 0, "play ettin 5", "decline")
    assert refused(tab, 0, "play wyrm 1").kind == "not-an-option"


@pytest.mark.clause("CA-13.5", "CA-20.1")
def test_ca_13_5_magus_discards_cards_of_survivors() -> None:
    tab = table("turn: 0; phase: card; bets 0: magus 1; hand 0: magus 5, wyrm 1")
    say(tab, 0, "play magus 5", "use", "discard wyrm 1")
    assert discards(tab) == ["wyrm 1"]
    tab = table("turn: 0; phase: card; bets 0: magus 1; hand 0: magus 5, wyrm 1")
    say(tab, 0, "play magus 5", "decline")
    assert refused(tab, 0, "discard wyrm 1").clause == "CA-9.3"


# ---- no target


@pytest.mark.clause("CA-13.7")
def test_ca_13_7_troll_has_no_target_in_round_one_and_the_turn_goes_on() -> None:
    creatures = EIGHT.replace("magus", "troll")
    row = "row 1: troll = troll 9"
    tab = table(f"creatures: {creatures}; turn: 0; phase: card; bets 0: troll 1; {row}; hand 0: troll 5")
    event = only(say(tab, 0, "play troll 5"), "power-without-target")
    assert (event["creature"], event["clause"], choice(tab)) == ("troll", "CA-13.7", "discard")
    tab = backed("troll")
    say(tab, 0, "play troll 5")
    assert choice(tab) == "offer-power"


@pytest.mark.clause("CA-13.7")
@pytest.mark.parametrize(
    ("creature", "position"),
    [
        ("cyclops", "hand 1: ; hand 2: "),
        ("daimon", "bets 0: daimon 1, wyrm 1, amazon 1, unicorn 1, titan 1"),
        ("seraphim", ""),
        ("titan", "hand 1: wyrm 1, wyrm 2; hand 2: "),
        ("unicorn", "row 1: amazon = amazon 1"),
        ("wyrm", "row 1: wyrm = wyrm 1"),
    ],
)
def test_ca_13_7_a_power_without_a_public_target_is_not_asked_for(creature: str, position: str) -> None:
    bets = "" if "bets 0" in position else f"bets 0: {creature} 1"
    creatures = "amazon, cyclops, daimon, ettin, seraphim, titan, unicorn, wyrm"
    tab = table(f"creatures: {creatures}; turn: 0; phase: card; hand 0: {creature} 5; {bets}; {position}")
    assert kinds(say(tab, 0, f"play {creature} 5")) == ["combat-card-played", "power-without-target"]
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-13.7")
@pytest.mark.parametrize("creature", ["ettin", "magus", "gorgon"])
def test_ca_13_7_a_power_whose_use_depends_on_a_hand_is_still_asked_for(creature: str) -> None:
    tab = table(f"turn: 0; phase: card; bets 0: {creature} 1; hand 0: {creature} 5; hand 1: ; hand 2: ")
    say(tab, 0, f"play {creature} 5")
    assert choice(tab) == "offer-power"
