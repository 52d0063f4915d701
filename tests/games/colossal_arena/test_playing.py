"""CA-6 The card phase: combat cards and spectators."""

from __future__ import annotations

import pytest

from harena.core.errors import BadRequest
from harena.core.ids import Seat
from harena.games.colossal_arena.cards import CREATURES, Creature, Row, card_name
from harena.games.colossal_arena.options import named

from .tables import (
    EIGHT,
    arena,
    choice,
    deal,
    discards,
    hand,
    kinds,
    look,
    only,
    options,
    refused,
    row_of,
    say,
    seen_by,
    strings_in,
    survivors,
    table,
    top,
    view,
    wander,
)

BACKED = "seats: 2; turn: 0; bets 0: wyrm 1; row 1: magus = magus 3"
"""Seat 0 backs Wyrm, and there is a card to burn."""


@pytest.mark.clause("CA-6.1")
def test_ca_6_1_a_card_must_be_played_if_any_is_playable() -> None:
    t = table("seats: 2; turn: 0; hand 0: wyrm 3, magus 4; phase: card")
    assert options(t, 0) == ["play magus 4", "play wyrm 3"]
    assert refused(t, 0, "pass").clause == "CA-8.1"
    assert refused(t, 0, "done").clause == "CA-2.4"


@pytest.mark.clause("CA-6.1")
def test_ca_6_1_only_one_card_is_played() -> None:
    t = table("seats: 2; turn: 0; hand 0: wyrm 3, magus 4; phase: card")
    say(t, 0, "play wyrm 3")
    assert (choice(t), hand(t, 0)) == ("discard", ["magus 4"])
    assert refused(t, 0, "play magus 4").kind == "not-an-option"


@pytest.mark.clause("CA-6.1")
def test_ca_6_1_a_card_that_is_not_held_cannot_be_played() -> None:
    t = table("seats: 2; turn: 0; hand 0: wyrm 3; phase: card")
    assert refused(t, 0, "play wyrm 4").clause == "CA-6.1"


@pytest.mark.clause("CA-6.1")
def test_ca_6_1_two_prefects_are_one_option() -> None:
    t = table("seats: 2; turn: 0; hand 0: prefect, prefect, magister; phase: card")
    assert sorted(options(t, 0)) == ["play magister", "play prefect"]
    say(t, 0, "play prefect")
    assert sorted(hand(t, 0)) == ["magister", "prefect"]


@pytest.mark.clause("CA-6.2")
def test_ca_6_2_a_combat_card_goes_to_its_own_creature() -> None:
    t = table("seats: 2; turn: 0; round: 2; eliminated: amazon 1; hand 0: wyrm 3; phase: card")
    played = only(say(t, 0, "play wyrm 3"), "combat-card-played")
    assert (played["card"], played["row"], played["clause"], played["audience"]) == ("wyrm 3", 2, "CA-6.2", "all")
    assert choice(t) == "discard"
    lying = [space for space, card in enumerate(arena(t).top) if card >= 0]
    assert lying == [CREATURES + named("wyrm")]


@pytest.mark.clause("CA-6.2")
def test_ca_6_2_no_other_column_accepts_it() -> None:
    t = table("seats: 2; turn: 0; row 1: wyrm = wyrm 3; hand 0: wyrm 4; phase: card")
    assert refused(t, 0, "on magus").kind == "not-an-option"
    with pytest.raises(BadRequest) as refusal:
        table("seats: 2; row 1: magus = wyrm 3")
    assert refusal.value.clause == "CA-6.2"


@pytest.mark.clause("CA-6.3")
def test_ca_6_3_cards_of_eliminated_creatures_cannot_be_played() -> None:
    t = table("seats: 2; turn: 0; round: 2; eliminated: amazon 1; hand 0: amazon 3, wyrm 4, spectator 2; phase: card")
    assert options(t, 0) == ["play wyrm 4", "play spectator 2"]
    assert refused(t, 0, "play amazon 3").clause == "CA-6.3"


@pytest.mark.clause("CA-6.3")
def test_ca_6_3_before_its_death_the_card_is_playable() -> None:
    t = table("seats: 2; turn: 0; hand 0: amazon 3, wyrm 4; phase: card")
    assert options(t, 0) == ["play amazon 3", "play wyrm 4"]


@pytest.mark.clause("CA-6.4")
def test_ca_6_4_a_spectator_goes_on_any_survivor() -> None:
    t = table(
        "seats: 2; turn: 0; round: 2; eliminated: amazon 1; row 2: wyrm = wyrm 9; hand 0: spectator 2; phase: card"
    )
    say(t, 0, "play spectator 2")
    assert options(t, 0) == [f"on {name}" for name in EIGHT.split(", ")[1:]]
    assert refused(t, 0, "on amazon").clause == "CA-6.4"
    event = only(say(t, 0, "on gorgon"), "spectator-played")
    assert (event["card"], event["creature"], event["row"], event["clause"]) == ("spectator 2", "gorgon", 2, "CA-6.4")
    assert top(t, 2, "gorgon") == "spectator 2"


@pytest.mark.clause("CA-6.4")
def test_ca_6_4_a_lone_lowest_spectator_eliminates_its_creature() -> None:
    t = table(f"seats: 2; turn: 0; {row_of(1, 3, 3, 3, 3, 3, 3, 3, 9)}; hand 0: spectator 2; phase: card")
    dead = only(say(t, 0, "play spectator 2", "on wyrm", "done"), "creature-eliminated")
    assert (dead["creature"], dead["strength"]) == ("wyrm", 2)


@pytest.mark.clause("CA-6.4")
def test_ca_6_4_a_spectator_counts_in_a_tie_like_any_card() -> None:
    t = table(f"seats: 2; turn: 0; {row_of(1, 3, 3, 3, 3, 3, 3, 2, 9)}; hand 0: spectator 2; phase: card")
    assert only(say(t, 0, "play spectator 2", "on wyrm", "done"), "lowest-tied")["strength"] == 2


@pytest.mark.clause("CA-6.5")
def test_ca_6_5_a_lower_card_covers_a_higher_and_counts() -> None:
    t = table(f"seats: 2; turn: 0; {row_of(1, 5, 5, 5, 5, 5, 5, 5, 9)}; hand 0: wyrm 3; phase: card")
    say(t, 0, "play wyrm 3")
    assert (look(t, 1).value(named("wyrm")), look(t, 1).heights[named("wyrm")]) == (3, 2)
    assert only(say(t, 0, "done"), "creature-eliminated")["creature"] == "wyrm"


@pytest.mark.clause("CA-6.5")
def test_ca_6_5_a_higher_card_covers_a_lower_and_counts() -> None:
    t = table(f"seats: 2; turn: 0; {row_of(1, 4, 5, 5, 5, 5, 5, 5, 3)}; hand 0: wyrm 9; phase: card")
    assert only(say(t, 0, "play wyrm 9", "done"), "creature-eliminated")["creature"] == "amazon"


@pytest.mark.clause("CA-6.5")
def test_ca_6_5_five_covers_in_a_row_are_accepted() -> None:
    t = table("seats: 2; turn: 0; hand 0: wyrm 9, wyrm 1, wyrm 10; hand 1: wyrm 4, wyrm 0, spectator 7")
    for seat, words in [(0, ["9"]), (1, ["4"]), (0, ["1"]), (1, ["0"]), (0, ["10"])]:
        say(t, seat, "no bet", f"play wyrm {words[0]}", "done")
        assert look(t, None).value(named("wyrm")) == int(words[0])
    say(t, 1, "no bet", "play spectator 7", "on wyrm")
    pile = [card_name(card) for card in arena(t).pile(Row(1), named("wyrm"))]
    assert pile == ["spectator 7", "wyrm 10", "wyrm 0", "wyrm 1", "wyrm 4", "wyrm 9"]


@pytest.mark.clause("CA-6.6")
@pytest.mark.parametrize("seed", range(6))
def test_ca_6_6_no_view_carries_a_covered_card(seed: int) -> None:
    covered_ever = 0
    for t in wander(deal(2 + seed % 4, seed=seed), seed):
        piles = [arena(t).pile(Row(row), Creature(creature)) for row in range(1, 6) for creature in range(CREATURES)]
        covered = {card_name(card) for pile in piles for card in pile[1:]}
        covered_ever += len(covered)
        for reader in (*range(t.state.seats), None):
            assert covered.isdisjoint(strings_in(view(t, reader)))
            assert look(t, reader).heights == [len(pile) for pile in piles]
    assert covered_ever > 50


@pytest.mark.clause("CA-6.6")
def test_ca_6_6_the_top_card_is_in_every_view() -> None:
    t = table("seats: 2; turn: 0; row 1: wyrm = wyrm 9 < spectator 4 < wyrm 3")
    for reader in (0, 1, None):
        assert "wyrm 3" in strings_in(view(t, reader))
        assert {"wyrm 9", "spectator 4"}.isdisjoint(strings_in(view(t, reader)))


@pytest.mark.clause("CA-6.6")
@pytest.mark.parametrize("memory", ["strict", "open"])
def test_ca_6_6_with_strict_memory_no_log_page_carries_a_card_covered_long_ago(memory: str) -> None:
    t = table(
        f"option memory: {memory}; seats: 2; turn: 0; hand 0: wyrm 9, wyrm 1, gorgon 2, gorgon 3; "
        "hand 1: wyrm 4, gorgon 4, gorgon 5, gorgon 6"
    )
    say(t, 0, "no bet", "play wyrm 9", "done")
    say(t, 1, "no bet", "play wyrm 4", "done")
    for seat, card in [(0, "gorgon 2"), (1, "gorgon 4"), (0, "gorgon 3"), (1, "gorgon 5")]:
        say(t, seat, "no bet", f"play {card}", "done")
    for reader in (0, 1, None):
        log = strings_in(seen_by(t, reader, -1))
        assert ("wyrm 9" in log) == (memory == "open")
        assert "gorgon 5" in log


@pytest.mark.clause("CA-6.7")
def test_ca_6_7_playing_a_spectator_triggers_no_power() -> None:
    t = table(f"{BACKED}; hand 0: spectator 4; phase: card")
    assert kinds(say(t, 0, "play spectator 4", "on wyrm")) == ["spectator-played"]
    assert choice(t) == "discard"


@pytest.mark.clause("CA-6.7", "CA-6.10")
def test_ca_6_7_a_combat_card_in_its_stead_does() -> None:
    t = table(f"{BACKED}; hand 0: wyrm 4; phase: card")
    say(t, 0, "play wyrm 4")
    assert choice(t) == "offer-power"


@pytest.mark.clause("CA-6.8")
def test_ca_6_8_a_combat_card_on_a_spectator_triggers_no_power() -> None:
    t = table(f"{BACKED}, wyrm = wyrm 2 < spectator 4; hand 0: wyrm 5; phase: card")
    barred = only(say(t, 0, "play wyrm 5"), "spectator-bars-power")
    assert (barred["seat"], barred["creature"], barred["clause"]) == (0, "wyrm", "CA-6.8")
    assert choice(t) == "discard"


@pytest.mark.clause("CA-6.8")
def test_ca_6_8_a_spectator_on_another_creature_or_row_bars_nothing() -> None:
    t = table(
        "seats: 2; turn: 0; round: 2; eliminated: amazon 1; bets 0: wyrm 1; "
        "row 1: wyrm = spectator 1; row 2: magus = spectator 3; hand 0: wyrm 5; phase: card"
    )
    say(t, 0, "play wyrm 5")
    assert choice(t) == "offer-power"


@pytest.mark.clause("CA-6.9")
def test_ca_6_9_only_the_card_directly_beneath_matters() -> None:
    t = table(f"{BACKED}, wyrm = spectator 4; hand 0: wyrm 5, wyrm 6; hand 1: gorgon 1")
    say(t, 0, "no bet", "play wyrm 5", "done")
    say(t, 1, "no bet", "play gorgon 1", "done")
    say(t, 0, "no bet", "play wyrm 6")
    assert options(t, 0) == ["use", "decline"]


@pytest.mark.clause("CA-6.10")
@pytest.mark.parametrize("beneath", ["", ", wyrm = wyrm 2"])
def test_ca_6_10_on_an_empty_space_or_a_combat_card_the_backer_is_offered_the_power(beneath: str) -> None:
    t = table(f"{BACKED}{beneath}; hand 0: wyrm 5; phase: card")
    say(t, 0, "play wyrm 5")
    assert (choice(t), t.state.asked()) == ("offer-power", [Seat(0)])
    assert only(say(t, 0, "use", "burn magus"), "power-used")["creature"] == "wyrm"
    assert discards(t) == ["magus 3"]


@pytest.mark.clause("CA-6.10")
@pytest.mark.parametrize("bets", ["", "bets 1: wyrm 1", "bets 0: gorgon 1"])
def test_ca_6_10_nobody_else_is_offered_it(bets: str) -> None:
    t = table(f"seats: 2; turn: 0; {bets}; row 1: magus = magus 3; hand 0: wyrm 5; phase: card")
    assert kinds(say(t, 0, "play wyrm 5")) == ["combat-card-played"]
    assert choice(t) == "discard"
    assert "wyrm" in survivors(t)
