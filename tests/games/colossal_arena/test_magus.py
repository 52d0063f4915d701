"""CA-20 Magus: discard living creatures' cards this turn."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import arena, choice, hand, kinds, only, options, own, refused, say, seen_by, table, view

HAND = "wyrm 4, wyrm 5, gorgon 6, gorgon 7, amazon 1, spectator 2, prefect"


def foresee(position: str = "") -> Table:
    """Seat 0, Magus' backer, has played magus 3 and uses the power; Amazon is dead."""
    tab = table(
        "seats: 2; turn: 0; phase: card; round: 2; eliminated: amazon 1; bets 0: magus 1; "
        f"hand 0: magus 3, {HAND}; discard: colossus 0; {position}"
    )
    assert only(say(tab, 0, "play magus 3", "use"), "foresight")["clause"] == "CA-20.1"
    return tab


def discard_top(tab: Table, seat: int | None) -> object:
    return view(tab, seat)["discard"]


@pytest.mark.clause("CA-20.1")
def test_ca_20_1_combat_cards_of_survivors_may_go() -> None:
    tab = foresee()
    assert options(tab, 0) == [
        "done",
        "discard amazon 1",
        "discard gorgon 6",
        "discard gorgon 7",
        "discard wyrm 4",
        "discard wyrm 5",
    ]
    say(tab, 0, "discard wyrm 4", "done")
    assert "wyrm 4" not in hand(tab, 0)


@pytest.mark.clause("CA-20.1")
def test_ca_20_1_not_when_declined_and_not_by_another_card() -> None:
    declined = table(
        f"seats: 2; turn: 0; phase: card; round: 2; eliminated: amazon 1; bets 0: magus 1; hand 0: magus 3, {HAND}"
    )
    say(declined, 0, "play magus 3", "decline")
    assert choice(declined) == "discard"
    assert options(declined, 0) == ["done", "discard amazon 1"]
    assert refused(declined, 0, "discard wyrm 4").clause == "CA-9.3"


@pytest.mark.clause("CA-20.1")
def test_ca_20_1_this_turn_only() -> None:
    tab = foresee("hand 1: ettin 1, ettin 2, gorgon 1")
    say(tab, 0, "done")
    say(tab, 1, "no bet", "play ettin 1")
    assert choice(tab) == "discard"
    assert options(tab, 1) == ["done"]
    say(tab, 1, "done")
    say(tab, 0, "no bet", "play wyrm 4")
    assert choice(tab) == "discard"
    assert "discard wyrm 5" not in options(tab, 0)


@pytest.mark.clause("CA-20.1")
def test_ca_20_1_frozen_cards_stay_out_of_it() -> None:
    tab = foresee("frozen 0: cyclops 9")
    assert "discard cyclops 9" not in options(tab, 0)
    assert refused(tab, 0, "discard cyclops 9").clause == "CA-16.3"


@pytest.mark.clause("CA-20.2")
def test_ca_20_2_three_cards_are_the_limit() -> None:
    tab = foresee()
    refused(tab, 0, "discard wyrm 4", "discard wyrm 5", "discard gorgon 6", "discard gorgon 7")
    events = say(tab, 0, "discard wyrm 4", "discard wyrm 5", "discard gorgon 6")
    assert only(events, "stack-topped")["count"] == 3
    assert len(arena(tab).hands[0]) == 8
    assert arena(tab).player == 1


@pytest.mark.clause("CA-20.2")
def test_ca_20_2_fewer_are_allowed() -> None:
    tab = foresee()
    say(tab, 0, "discard wyrm 4", "discard amazon 1")
    assert choice(tab) == "magus-discard"
    assert only(say(tab, 0, "done"), "stack-topped")["count"] == 2
    none = foresee()
    assert "stack-topped" not in kinds(say(none, 0, "done"))
    assert discard_top(none, 1) == {"size": 1, "top": "colossus 0"}


@pytest.mark.clause("CA-20.3")
@pytest.mark.parametrize(
    "order", [["wyrm 4", "wyrm 5", "gorgon 6"], ["gorgon 6", "wyrm 5", "wyrm 4"], ["wyrm 4", "gorgon 6", "wyrm 5"]]
)
def test_ca_20_3_the_player_chooses_which_card_tops_the_stack(order: list[str]) -> None:
    tab = foresee()
    seq = tab.seq()
    say(tab, 0, *[f"discard {card}" for card in order])
    assert discard_top(tab, 1) == {"size": 4, "top": order[-1]}
    told = str(seen_by(tab, 1, seq)) + str(seen_by(tab, None, seq))
    assert [card in told for card in order] == [False, False, True]
    assert own(tab, 0)["buried"] == order[:2]
    assert own(tab, 1)["buried"] == []


@pytest.mark.clause("CA-20.3")
def test_ca_20_3_the_rest_of_the_stack_is_unknown() -> None:
    """Two different pairs beneath the same top card: all but their owner see the same."""
    seen: list[object] = []
    for beneath in (["wyrm 4", "wyrm 5"], ["gorgon 7", "amazon 1"]):
        tab = foresee("deck: ettin 1, ettin 2, ettin 3, ettin 4, ettin 5; hand 1: magus 1")
        seq = tab.seq()
        say(tab, 0, *[f"discard {card}" for card in beneath], "discard gorgon 6")
        seen.append([[seen_by(tab, reader, seq), view(tab, reader)] for reader in (1, None)])
    assert seen[0] == seen[1]


@pytest.mark.clause("CA-20.3")
def test_ca_20_3_the_stack_shows_its_back_until_it_is_laid_down() -> None:
    tab = foresee()
    say(tab, 0, "discard wyrm 4")
    assert discard_top(tab, 0) == {"size": 2, "top": "wyrm 4"}
    assert discard_top(tab, 1) == {"size": 2, "top": "hidden"}
    assert discard_top(tab, None) == {"size": 2, "top": "hidden"}
    say(tab, 0, "done")
    assert discard_top(tab, 1) == {"size": 2, "top": "wyrm 4"}


@pytest.mark.clause("CA-20.3")
def test_ca_20_3_an_ordinary_discard_is_shown_card_by_card() -> None:
    tab = table("seats: 2; turn: 0; phase: discard; round: 2; eliminated: amazon 1; hand 0: amazon 1, amazon 2, wyrm 3")
    seq = tab.seq()
    say(tab, 0, "discard amazon 1", "discard amazon 2", "done")
    told = [event.get("card") for event in seen_by(tab, 1, seq) if event.get("kind") == "card-discarded"]
    assert told == ["amazon 1", "amazon 2"]
    assert own(tab, 0)["buried"] == []


@pytest.mark.clause("CA-20.4")
def test_ca_20_4_spectators_and_referees_stay_in_hand() -> None:
    tab = foresee()
    assert not any("spectator" in words or "prefect" in words for words in options(tab, 0))
    for words in ["discard spectator 2", "discard prefect"]:
        assert refused(tab, 0, words).kind == "not-a-move"
    say(tab, 0, "discard gorgon 6", "done")
    assert {"spectator 2", "prefect"} <= set(hand(tab, 0))
