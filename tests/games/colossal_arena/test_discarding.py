"""CA-9 Phase three, and the deck end: how most games of four or five end."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.colossal_arena.arena import HAND
from harena.games.colossal_arena.cards import CARDS, Card

from .tables import (
    GAME,
    arena,
    asked,
    choice,
    deal,
    hand,
    kinds,
    only,
    options,
    refused,
    row_of,
    say,
    seen_by,
    survivors,
    table,
    view,
    wander,
)

DOOMED = row_of(1, 0, 5, 5, 5, 5, 5, 5, 5)
"""A full row in which Amazon would be eliminated at the end of the turn."""
FIVE = "wyrm 0, wyrm 1, wyrm 2, wyrm 3, wyrm 4"
END = ["deck-spent", "gold-counted", "gold-counted", "gold-counted", "tie-broken", "winner"]
DEAD = "round: 2; turn: 0; phase: discard; eliminated: amazon 1; hand 0: amazon 1, amazon 2, amazon 3, amazon 4"


def before_refill(deck: str, hand: str = FIVE, more: str = "") -> Table:
    """Seat 0 of three is about to refill its hand while Amazon is doomed."""
    return table(f"turn: 0; phase: discard; {DOOMED}; hand 0: {hand}; deck: {deck}; {more}")


# ---- the deck end


@pytest.mark.clause("CA-9.6")
def test_ca_9_6_the_last_card_ends_the_game_before_the_check() -> None:
    tab = before_refill("magus 0, magus 1, magus 2")
    events = say(tab, 0, "done")
    assert kinds(events) == ["card-drawn", "card-drawn", "card-drawn", "cards-drawn", *END]
    assert only(events, "deck-spent")["clause"] == "CA-9.6"
    assert tab.state.over()
    assert "amazon" in survivors(tab)


@pytest.mark.clause("CA-9.6")
def test_ca_9_6_one_card_left_in_the_deck_ends_nothing() -> None:
    tab = before_refill("magus 0, magus 1, magus 2, magus 3")
    events = say(tab, 0, "done")
    assert only(events, "cards-drawn")["deck"] == 1
    assert only(events, "creature-eliminated")["creature"] == "amazon"
    assert "deck-spent" not in kinds(events)
    assert (asked(tab), choice(tab), arena(tab).row) == ([1], "bet-phase", 2)


@pytest.mark.clause("CA-9.6")
def test_ca_9_6_a_deck_too_small_for_the_refill_ends_the_game_in_its_midst() -> None:
    tab = before_refill("magus 0")
    events = say(tab, 0, "done")
    assert kinds(events) == ["card-drawn", "cards-drawn", *END]
    assert tab.state.over()
    assert hand(tab, 0) == ["magus 0", "wyrm 0", "wyrm 1", "wyrm 2", "wyrm 3", "wyrm 4"]
    assert len(survivors(tab)) == 8


@pytest.mark.clause("CA-9.6")
def test_ca_9_6_a_deck_that_nobody_draws_from_ends_nothing() -> None:
    tab = before_refill("magus 0", f"{FIVE}, wyrm 6, wyrm 7, wyrm 8")
    events = say(tab, 0, "done")
    assert kinds(events) == ["creature-eliminated", "round-begun", "turn-begun"]


@pytest.mark.clause("CA-9.6", "CA-16.4")
def test_ca_9_6_returning_frozen_cards_can_save_the_deck() -> None:
    tab = before_refill("magus 0, magus 1", FIVE, "frozen 0: wyrm 6, wyrm 7")
    events = say(tab, 0, "done")
    assert only(events, "cards-drawn")["count"] == 1
    assert only(events, "creature-eliminated")["creature"] == "amazon"


@pytest.mark.clause("CA-9.6")
@pytest.mark.parametrize(("discards", "over"), [(0, False), (1, False), (2, True), (3, True)])
def test_ca_9_6_players_steer_the_end_by_how_much_they_discard(discards: int, *, over: bool) -> None:
    tab = table(f"{DEAD}, wyrm 1, wyrm 2, wyrm 3; deck: magus 0, magus 1, magus 2")
    words = [f"discard amazon {strength}" for strength in range(1, discards + 1)]
    say(tab, 0, *words, *([] if discards == 3 else ["done"]))
    assert tab.state.over() is over


@pytest.mark.clause("CA-9.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ca_9_6_the_deck_end_is_the_same_for_every_number_of_seats(seats: int) -> None:
    tab = table(f"seats: {seats}; turn: 1; phase: discard; {DOOMED}; hand 1: {FIVE}; deck: magus 0, magus 1, magus 2")
    events = say(tab, 1, "done")
    assert kinds(events).count("gold-counted") == seats
    assert (asked(tab), len(survivors(tab))) == ([], 8)
    assert GAME.result(tab.state) is not None


@pytest.mark.clause("CA-9.6", "CA-11.2")
def test_ca_9_6_a_secret_bet_laid_in_the_turn_that_spends_the_deck_pays() -> None:
    tab = table(f"turn: 0; {DOOMED}; hand 0: {FIVE}, wyrm 6, wyrm 7, amazon 9; deck: magus 0")
    events = say(tab, 0, "secret amazon 9", "done")
    assert "creature-eliminated" not in kinds(events)
    assert only(events, "winner") == {**only(events, "winner"), "seat": 0, "gold": 5}


@pytest.mark.clause("CA-9.6")
def test_ca_9_6_the_fifth_elimination_is_saved_too() -> None:
    dead = "amazon 1, colossus 2, cyclops 3, daimon 4"
    row = row_of(5, None, None, None, None, 0, 5, 6, 7)
    tab = table(f"round: 5; eliminated: {dead}; {row}; turn: 0; phase: discard; hand 0: {FIVE}; deck: magus 0")
    say(tab, 0, "done")
    assert tab.state.over()
    assert survivors(tab) == ["ettin", "gorgon", "magus", "wyrm"]


# ---- discarding


@pytest.mark.clause("CA-9.1")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_ca_9_1_none_to_three_cards_of_eliminated_creatures_may_go(count: int) -> None:
    tab = table(DEAD)
    for strength in range(1, count + 1):
        assert choice(tab) == "discard"
        say(tab, 0, f"discard amazon {strength}")
    if count < 3:
        say(tab, 0, "done")
    assert asked(tab) == [1]
    assert [f"amazon {strength}" in hand(tab, 0) for strength in (1, 2, 3, 4)] == [n > count for n in (1, 2, 3, 4)]


@pytest.mark.clause("CA-9.1")
def test_ca_9_1_a_fourth_card_is_refused() -> None:
    four = [f"discard amazon {strength}" for strength in (1, 2, 3, 4)]
    tab = table(DEAD)
    refused(tab, 0, *four)
    say(tab, 0, *four[:3])
    assert refused(tab, 0, four[3]).kind == "not-your-turn"


@pytest.mark.clause("CA-9.1", "CA-12.5")
def test_ca_9_1_the_step_is_asked_also_without_a_dead_card() -> None:
    tab = table("turn: 0; phase: card; hand 0: wyrm 1, magus 2")
    say(tab, 0, "play wyrm 1")
    assert (asked(tab), choice(tab), options(tab, 0)) == ([0], "discard", ["done"])


@pytest.mark.clause("CA-9.2")
def test_ca_9_2_each_discard_is_shown_to_all_by_itself() -> None:
    tab = table(DEAD)
    for strength in (2, 4):
        since = tab.seq()
        event = only(say(tab, 0, f"discard amazon {strength}"), "card-discarded")
        assert (event["card"], event["clause"], event["audience"]) == (f"amazon {strength}", "CA-9.2", "all")
        assert [only(seen_by(tab, reader, since), "card-discarded")["card"] for reader in (0, 1, 2, None)] == [
            f"amazon {strength}"
        ] * 4
        assert view(tab, None)["discard"] == {"size": strength // 2, "top": f"amazon {strength}"}


@pytest.mark.clause("CA-9.3")
def test_ca_9_3_live_combat_cards_spectators_and_referees_stay() -> None:
    tab = table(f"{DEAD}, wyrm 4, spectator 5, magister, prefect")
    assert options(tab, 0) == ["done", *(f"discard amazon {strength}" for strength in (1, 2, 3, 4))]
    assert refused(tab, 0, "discard wyrm 4").clause == "CA-9.3"
    for card in ("spectator 5", "magister", "prefect"):
        assert refused(tab, 0, f"discard {card}").kind == "not-a-move"


# ---- refilling


@pytest.mark.clause("CA-9.4")
def test_ca_9_4_a_hand_of_five_is_refilled_by_three_single_draws() -> None:
    tab = table(f"turn: 0; phase: discard; hand 0: {FIVE}; hand 1: ; hand 2: ", ["magus 3", "prefect", "ettin 0"], None)
    events = say(tab, 0, "done")
    drawn = [event for event in events if event["kind"] == "card-drawn"]
    assert [(event["card"], event["audience"]) for event in drawn] == [
        ("magus 3", [0]),
        ("prefect", [0]),
        ("ettin 0", [0]),
    ]
    assert only(events, "cards-drawn")["count"] == 3
    assert len(hand(tab, 0)) == HAND
    assert asked(tab) == [1]


@pytest.mark.clause("CA-9.4")
def test_ca_9_4_refusing_to_draw_is_impossible() -> None:
    tab = table(f"turn: 0; phase: draw; hand 0: {FIVE}")
    assert (asked(tab), len(hand(tab, 0))) == ([1], HAND)
    tab = table(f"turn: 0; phase: discard; hand 0: {FIVE}")
    assert refused(tab, 0, "decline").kind == "not-an-option"


@pytest.mark.clause("CA-9.5")
@pytest.mark.parametrize(("held", "drawn"), [(7, 1), (8, 0), (11, 0)])
def test_ca_9_5_eight_or_more_draw_nothing_and_need_not_shrink(held: int, drawn: int) -> None:
    cards = ", ".join(f"wyrm {strength}" for strength in range(held))
    tab = table(f"turn: 0; phase: discard; hand 0: {cards}")
    assert options(tab, 0) == ["done"]
    events = say(tab, 0, "done")
    assert kinds(events).count("card-drawn") == drawn
    assert ("cards-drawn" in kinds(events)) is (drawn > 0)
    assert len(hand(tab, 0)) == held + drawn


@pytest.mark.clause("CA-9.7")
@pytest.mark.parametrize("seats", [2, 5])
def test_ca_9_7_discards_never_return_to_the_deck(seats: int) -> None:
    deck, discard, cards = set(range(CARDS)), list[Card](), GAME.inventory(deal(seats).state)
    for tab in wander(deal(seats), seats):
        assert arena(tab).discard[: len(discard)] == discard
        assert set(arena(tab).bag) <= deck
        assert GAME.inventory(tab.state) == cards
        deck, discard = set(arena(tab).bag), arena(tab).discard.copy()
    assert len(discard) > 0
