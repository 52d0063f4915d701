"""CA-8 Passing the card phase, and the guard against standstill."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.colossal_arena.cards import CARD_NAMES

from .tables import (
    arena,
    asked,
    choice,
    discards,
    hand,
    kinds,
    look,
    only,
    options,
    refused,
    row_of,
    said_of,
    say,
    seen_by,
    strings_in,
    table,
    view,
)

TWO_DEAD = "round: 3; eliminated: amazon 1, colossus 2"
AMAZONS = ", ".join(f"amazon {strength}" for strength in range(1, 9))
COLOSSI = ", ".join(f"colossus {strength}" for strength in range(1, 9))
STANDSTILL = f"seats: 2; turn: 0; {TWO_DEAD}; hand 0: {AMAZONS}; hand 1: {COLOSSI}"
"""Nobody can play, and nobody draws."""
IDLE = ("no bet", "pass", "done")


def idle_turns(t: Table, count: int) -> list[str]:
    """Turns in which nothing happens; the kinds of the last one's events."""
    told: list[str] = []
    for _ in range(count):
        told = kinds(say(t, asked(t)[0], *IDLE))
    return told


@pytest.mark.clause("CA-8.1")
def test_ca_8_1_a_hand_of_dead_cards_is_passed() -> None:
    t = table(f"seats: 2; turn: 0; {TWO_DEAD}; hand 0: amazon 3, colossus 4; phase: card")
    assert options(t, 0) == ["pass"]
    assert refused(t, 0, "play amazon 3").clause == "CA-6.3"


@pytest.mark.clause("CA-8.1")
@pytest.mark.parametrize("card", ["prefect", "magister", "spectator 0", "wyrm 0"])
def test_ca_8_1_one_playable_card_forbids_the_pass(card: str) -> None:
    t = table(f"seats: 2; turn: 0; {TWO_DEAD}; hand 0: amazon 3, colossus 4, {card}; phase: card")
    assert options(t, 0) == [f"play {card}"]
    assert refused(t, 0, "pass").clause == "CA-8.1"


@pytest.mark.clause("CA-8.1")
def test_ca_8_1_a_pass_belongs_to_the_card_phase() -> None:
    t = table(f"seats: 2; turn: 0; {TWO_DEAD}; hand 0: amazon 3")
    assert refused(t, 0, "pass").clause == "CA-2.4"


@pytest.mark.clause("CA-8.2")
def test_ca_8_2_a_pass_shows_the_hand_to_all() -> None:
    t = table(f"seats: 3; turn: 0; {TWO_DEAD}; hand 0: amazon 3, colossus 4; phase: card")
    since = t.seq()
    passed = only(say(t, 0, "pass"), "passed")
    assert (passed["clause"], passed["audience"]) == ("CA-8.2", "all")
    for reader in (0, 1, 2, None):
        shown = said_of(t, reader, since, "passed")
        assert shown is not None
        assert (shown["seat"], shown["cards"]) == (0, ["amazon 3", "colossus 4"])
    for rival in (1, 2):
        assert {CARD_NAMES[fact.what] for fact in look(t, rival).facts} == {"amazon 3", "colossus 4"}


@pytest.mark.clause("CA-8.2")
def test_ca_8_2_who_plays_shows_the_card_played_and_no_other() -> None:
    t = table(f"seats: 2; turn: 0; {TWO_DEAD}; hand 0: amazon 3, wyrm 4; phase: card")
    since = t.seq()
    say(t, 0, "play wyrm 4")
    assert [word for word in strings_in(seen_by(t, 1, since)) if word in CARD_NAMES] == ["wyrm 4"]
    assert look(t, 1).facts == []


@pytest.mark.clause("CA-8.3")
def test_ca_8_3_frozen_cards_neither_forbid_a_pass_nor_are_shown() -> None:
    t = table(f"seats: 2; turn: 0; {TWO_DEAD}; hand 0: amazon 3; frozen 0: wyrm 4, prefect; phase: card")
    assert options(t, 0) == ["pass"]
    assert refused(t, 0, "play wyrm 4").clause == "CA-16.3"
    since = t.seq()
    assert only(say(t, 0, "pass"), "passed")["cards"] == ["amazon 3"]
    for reader in (1, None):
        assert {"wyrm 4", "prefect"}.isdisjoint(strings_in(seen_by(t, reader, since)) + strings_in(view(t, reader)))


@pytest.mark.clause("CA-8.3")
def test_ca_8_3_a_usable_live_card_beside_frozen_ones_forbids_it() -> None:
    t = table(f"seats: 2; turn: 0; {TWO_DEAD}; hand 0: amazon 3, wyrm 5; frozen 0: wyrm 4; phase: card")
    assert refused(t, 0, "pass").clause == "CA-8.1"


@pytest.mark.clause("CA-8.4")
def test_ca_8_4_after_a_pass_discard_draw_and_check_still_happen() -> None:
    t = table(
        f"seats: 2; turn: 0; {TWO_DEAD}; {row_of(3, None, None, 5, 5, 5, 5, 5, 1)}; "
        f"hand 0: {AMAZONS}; hand 1: wyrm 2; phase: card",
        ["magus 9", "gorgon 9", "spectator 9"],
    )
    say(t, 0, "pass")
    assert choice(t) == "discard"
    events = say(t, 0, "discard amazon 1", "discard amazon 2", "discard amazon 3")
    assert discards(t) == ["amazon 1", "amazon 2", "amazon 3"]
    assert only(events, "cards-drawn")["count"] == 3
    assert hand(t, 0) == [*AMAZONS.split(", ")[3:], "gorgon 9", "magus 9", "spectator 9"]
    assert only(events, "creature-eliminated")["creature"] == "wyrm"
    assert asked(t) == [1]


@pytest.mark.clause("CA-8.4")
def test_ca_8_4_a_full_hand_that_discards_nothing_draws_nothing() -> None:
    t = table(f"seats: 2; turn: 0; {TWO_DEAD}; hand 0: {AMAZONS}; phase: card")
    assert "cards-drawn" not in kinds(say(t, 0, "pass", "done"))
    assert asked(t) == [1]


@pytest.mark.clause("CA-8.5")
def test_ca_8_5_a_full_circle_of_idle_turns_ends_the_game() -> None:
    t = table(f"{STANDSTILL}; bets 0: wyrm 1; bets 1: magus 2")
    assert "stalled" not in idle_turns(t, 1)
    assert not arena(t).over()
    events = say(t, 1, *IDLE)
    assert (only(events, "stalled")["clause"], only(events, "winner")["seat"]) == ("CA-8.5", 0)
    assert [event["gold"] for event in events if event["kind"] == "gold-counted"] == [4, 3]
    assert arena(t).over()


@pytest.mark.clause("CA-8.5")
def test_ca_8_5_the_circle_is_as_long_as_the_table() -> None:
    gorgons = ", ".join(f"gorgon {strength}" for strength in range(1, 9))
    three_dead = "round: 4; eliminated: amazon 1, colossus 2, gorgon 3"
    t = table(f"seats: 3; turn: 0; {three_dead}; hand 0: {AMAZONS}; hand 1: {COLOSSI}; hand 2: {gorgons}")
    assert "stalled" not in idle_turns(t, 2)
    assert "stalled" in idle_turns(t, 1)


@pytest.mark.clause("CA-8.5")
def test_ca_8_5_a_live_frozen_card_that_returns_goes_on() -> None:
    seven = AMAZONS.removesuffix(", amazon 8")
    t = table(f"seats: 2; turn: 0; {TWO_DEAD}; hand 0: {seven}; frozen 0: wyrm 4; hand 1: {COLOSSI}; idle: 2")
    events = say(t, 0, *IDLE)
    assert "frozen-returned" in kinds(events)
    assert "stalled" not in kinds(events)
    assert "stalled" not in idle_turns(t, 1)
    say(t, 0, "no bet")
    assert options(t, 0) == ["play wyrm 4"]


@pytest.mark.clause("CA-8.5")
def test_ca_8_5_a_live_card_still_frozen_keeps_the_game_going() -> None:
    seven = COLOSSI.removesuffix(", colossus 8")
    t = table(f"seats: 2; turn: 0; {TWO_DEAD}; hand 0: {AMAZONS}; hand 1: {seven}; frozen 1: wyrm 4; idle: 2")
    assert "stalled" not in idle_turns(t, 1)


@pytest.mark.clause("CA-8.5")
def test_ca_8_5_a_dead_frozen_card_does_not() -> None:
    seven = AMAZONS.removesuffix(", amazon 8")
    t = table(f"seats: 2; turn: 0; {TWO_DEAD}; hand 0: {seven}; frozen 0: amazon 8; hand 1: {COLOSSI}; idle: 2")
    assert "stalled" in idle_turns(t, 1)


@pytest.mark.clause("CA-8.5")
@pytest.mark.parametrize("marker", ["", "marker 1: wyrm 2"])
def test_ca_8_5_a_bet_or_a_reveal_restarts_the_count(marker: str) -> None:
    t = table(f"{STANDSTILL}; {marker}")
    idle_turns(t, 1)
    say(t, 1, "reveal" if marker else "bet wyrm", "pass", "done")
    assert "stalled" not in idle_turns(t, 1)
    assert "stalled" in idle_turns(t, 1)


@pytest.mark.clause("CA-8.5")
def test_ca_8_5_a_discard_and_the_draw_after_it_restart_the_count() -> None:
    t = table(STANDSTILL, ["amazon 9"])
    idle_turns(t, 1)
    say(t, 1, "no bet", "pass", "discard colossus 1", "done")
    assert hand(t, 1)[0] == "amazon 9"
    assert "stalled" not in idle_turns(t, 1)
    assert "stalled" in idle_turns(t, 1)


@pytest.mark.clause("CA-8.5")
def test_ca_8_5_a_discard_from_a_hand_above_eight_restarts_the_count() -> None:
    t = table(STANDSTILL.replace("colossus 8", "colossus 8, colossus 9"))
    idle_turns(t, 1)
    assert "cards-drawn" not in kinds(say(t, 1, "no bet", "pass", "discard colossus 1", "done"))
    assert "stalled" not in idle_turns(t, 1)
    assert "stalled" in idle_turns(t, 1)


@pytest.mark.clause("CA-8.5")
@pytest.mark.parametrize("option", ["option stall-guard: no", "option stalemate: yes"])
def test_ca_8_5_without_the_guard_the_game_goes_on(option: str) -> None:
    t = table(f"{option}; {STANDSTILL}")
    assert "stalled" not in idle_turns(t, 2)
    assert asked(t) == [0]
