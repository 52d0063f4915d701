"""CA-14 Amazon: draw three."""

from __future__ import annotations

import pytest

from harena.core.errors import NotAnOption
from harena.core.table import Table

from .tables import (
    Draw,
    arena,
    asked,
    choice,
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
)

SEVEN = "magus 0, magus 1, magus 2, magus 3, magus 4, magus 5, magus 6"
DOOMED = row_of(1, 6, 5, 5, 5, 5, 5, 7, 0)
"""A full row in which Wyrm would be eliminated at the end of the turn."""


def scouting(more: str, draws: list[Draw] | None = None) -> Table:
    """Seat 0 backs Amazon and has just played a card on her, seven cards still in hand."""
    position = f"turn: 0; phase: card; bets 0: amazon 1; hand 0: amazon 9, {SEVEN}; hand 1: ; hand 2: ; {more}"
    tab = table(position, draws)
    say(tab, 0, "play amazon 9")
    return tab


def deck_of(count: int) -> str:
    return "deck: " + ", ".join(f"gorgon {strength}" for strength in range(count))


# ---- the deck end


@pytest.mark.clause("CA-14.3")
def test_ca_14_3_taking_the_last_card_ends_the_game_at_once() -> None:
    tab = scouting(f"{DOOMED}; {deck_of(3)}")
    events = say(tab, 0, "use")
    assert kinds(events)[:6] == ["power-used", *["card-scouted"] * 3, "scouted", "deck-spent"]
    assert not {"cards-drawn", "creature-eliminated", "turn-begun"} & set(kinds(events))
    assert (tab.state.over(), asked(tab), len(hand(tab, 0))) == (True, [], 10)
    assert "wyrm" in survivors(tab)


@pytest.mark.clause("CA-14.3")
def test_ca_14_3_with_a_card_left_the_turn_goes_on() -> None:
    tab = scouting(f"{DOOMED}; {deck_of(4)}")
    event = only(say(tab, 0, "use"), "scouted")
    assert (event["count"], event["deck"]) == (3, 1)
    assert choice(tab) == "discard"
    assert only(say(tab, 0, "done"), "creature-eliminated")["creature"] == "wyrm"


@pytest.mark.clause("CA-14.3", "CA-14.1")
@pytest.mark.parametrize("left", [1, 2])
def test_ca_14_3_a_deck_of_one_or_two_may_still_be_drawn(left: int) -> None:
    tab = scouting(f"{DOOMED}; {deck_of(left)}")
    assert options(tab, 0) == ["use", "decline"]
    event = only(say(tab, 0, "use"), "scouted")
    assert (event["count"], event["deck"], event["clause"]) == (left, 0, "CA-14.1")
    assert (tab.state.over(), len(hand(tab, 0)), len(survivors(tab))) == (True, 7 + left, 8)


@pytest.mark.clause("CA-14.3")
@pytest.mark.parametrize(("left", "offered"), [(1, False), (2, False), (3, True)])
def test_ca_14_3_a_table_may_ask_for_three(left: int, *, offered: bool) -> None:
    tab = scouting(f"option amazon-needs-three: yes; {deck_of(left)}")
    assert choice(tab) == ("offer-power" if offered else "discard")
    if not offered:
        assert refused(tab, 0, "use").kind == "not-an-option"
        assert len(arena(tab).bag) == left


@pytest.mark.clause("CA-14.3")
def test_ca_14_3_a_declined_scouting_leaves_the_last_card_to_the_refill() -> None:
    tab = scouting(deck_of(1))
    say(tab, 0, "decline")
    assert not tab.state.over()
    assert "deck-spent" in kinds(say(tab, 0, "done"))


# ---- three cards


@pytest.mark.clause("CA-14.1")
def test_ca_14_1_amazon_takes_exactly_three_cards() -> None:
    tab = scouting("", ["wyrm 1", "prefect", "ettin 0"])
    assert options(tab, 0) == ["use", "decline"]
    events = say(tab, 0, "use")
    drawn = [(event["card"], event["audience"]) for event in events if event["kind"] == "card-scouted"]
    assert drawn == [("wyrm 1", [0]), ("prefect", [0]), ("ettin 0", [0])]
    assert only(events, "scouted")["count"] == 3
    assert sorted(hand(tab, 0)) == sorted([*SEVEN.split(", "), "wyrm 1", "prefect", "ettin 0"])
    assert not any("card" in event for event in seen_by(tab, 1, 1))


@pytest.mark.clause("CA-14.1")
def test_ca_14_1_or_none() -> None:
    tab = scouting("")
    deck = len(arena(tab).bag)
    say(tab, 0, "decline")
    assert (len(arena(tab).bag), len(hand(tab, 0)), choice(tab)) == (deck, 7, "discard")
    with pytest.raises(NotAnOption):
        say(tab, 0, "use")


@pytest.mark.clause("CA-14.2")
def test_ca_14_2_the_hand_may_pass_eight_without_later_loss() -> None:
    tab = scouting("")
    say(tab, 0, "use")
    assert (len(hand(tab, 0)), options(tab, 0)) == (10, ["done"])
    events = say(tab, 0, "done")
    assert not {"card-drawn", "cards-drawn", "card-discarded"} & set(kinds(events))
    assert (len(hand(tab, 0)), asked(tab)) == (10, [1])


@pytest.mark.clause("CA-14.2")
def test_ca_14_2_a_small_hand_is_refilled_after_scouting() -> None:
    tab = table("turn: 0; phase: card; bets 0: amazon 1; hand 0: amazon 9, magus 1, magus 2, magus 3")
    say(tab, 0, "play amazon 9", "use")
    assert len(hand(tab, 0)) == 6
    assert only(say(tab, 0, "done"), "cards-drawn")["count"] == 2
