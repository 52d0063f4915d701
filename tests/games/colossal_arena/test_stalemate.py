"""CA-26.1 to 26.5 The publisher's stalemate variant."""

from __future__ import annotations

import pytest

from harena.core.chance import Fast
from harena.core.playout import play_out
from harena.core.table import Table
from harena.games.colossal_arena.arena import Arena
from harena.games.colossal_arena.cards import card_name

from .tables import (
    GAME,
    Draw,
    arena,
    asked,
    choice,
    discards,
    hand,
    kinds,
    only,
    options,
    say,
    seen_by,
    survivors,
    table,
    top,
    view,
)

VARIANT = "option stalemate: yes"
DEAD_HANDS = "hand 0: amazon 0, amazon 1; hand 1: amazon 2, amazon 3"
"""Two seats that can play nothing once Amazon is dead."""


def deck(tab: Table) -> list[str]:
    return [card_name(card) for card in arena(tab).bag]


def at_the_start_of_a_turn(position: str, draws: list[Draw] | None = None) -> Table:
    """Round 2 of a stalemate game of two, Amazon dead, seat 0 about to move."""
    return table(f"seats: 2; {VARIANT}; turn: 0; round: 2; eliminated: amazon 1; {position}", draws)


def refill(position: str) -> Table:
    """Seat 0 has discarded and draws; seat 1 is next."""
    return table(f"seats: 2; {VARIANT}; turn: 0; phase: draw; opener: 0; {position}")


# ---- CA-26.1


@pytest.mark.clause("CA-26.1")
def test_ca_26_1_the_last_card_does_not_end_the_game() -> None:
    tab = refill("deck: wyrm 1, wyrm 2; hand 0: magus 1, magus 2; hand 1: magus 3, magus 4")
    assert hand(tab, 0) == ["magus 1", "magus 2", "wyrm 1", "wyrm 2"]
    assert deck(tab) == []
    assert asked(tab) == [1]
    events = say(tab, 1, "no bet", "play magus 3", "done")
    assert "cards-drawn" not in kinds(events)
    assert hand(tab, 1) == ["magus 4"]
    assert not tab.state.over()


@pytest.mark.clause("CA-26.1")
def test_ca_26_1_without_the_variant_it_does() -> None:
    tab = table("seats: 2; turn: 0; phase: draw; deck: wyrm 1, wyrm 2; hand 0: magus 1; hand 1: magus 3")
    assert tab.state.over()


@pytest.mark.clause("CA-26.1")
def test_ca_26_1_the_check_follows_the_last_card() -> None:
    row = (
        "row 1: amazon = amazon 0, colossus = colossus 1, cyclops = cyclops 2, daimon = daimon 3, ettin = ettin 4, "
        "gorgon = gorgon 5, magus = magus 6, wyrm = wyrm 7"
    )
    tab = refill(f"{row}; deck: wyrm 1; hand 0: magus 1; hand 1: magus 3")
    assert "amazon" not in survivors(tab)
    assert arena(tab).row == 2


# ---- CA-26.2


@pytest.mark.clause("CA-26.2")
def test_ca_26_2_without_a_legal_play_row_one_is_the_new_deck() -> None:
    rows = "row 1: amazon = amazon 9 < spectator 1, magus = magus 2 < magus 9; row 2: magus = magus 5"
    tab = at_the_start_of_a_turn(f"deck: ; {DEAD_HANDS}; {rows}; discard: wyrm 1", ["magus 2", "spectator 1"])
    assert [event.numbers for event in tab.log.events if event.kind.name == "stalemate"] == [(1, 4)]
    assert deck(tab) == ["amazon 9", "magus 9"]
    assert hand(tab, 0) == ["amazon 0", "amazon 1", "magus 2"]
    assert hand(tab, 1) == ["amazon 2", "amazon 3", "spectator 1"]
    assert [top(tab, 1, "magus"), top(tab, 1, "amazon"), top(tab, 2, "magus")] == [None, None, "magus 5"]
    assert discards(tab)[-1] == "wyrm 1"


@pytest.mark.clause("CA-26.2")
def test_ca_26_2_turn_order_is_kept() -> None:
    tab = at_the_start_of_a_turn(f"deck: ; {DEAD_HANDS}; row 1: magus = magus 2 < magus 9")
    assert asked(tab) == [0]
    assert choice(tab) == "bet-phase"
    drawers = [event.numbers[0] for event in tab.log.events if event.kind.name == "cards-drawn"]
    assert drawers == [0, 1]


@pytest.mark.clause("CA-26.2")
@pytest.mark.parametrize(
    "hands",
    [
        "hand 0: amazon 0, wyrm 1; hand 1: amazon 2",
        "hand 0: amazon 0; hand 1: amazon 2, spectator 4",
        "hand 0: amazon 0; hand 1: amazon 2; frozen 1: wyrm 1",
    ],
)
def test_ca_26_2_one_playable_card_anywhere_is_no_deadlock(hands: str) -> None:
    tab = at_the_start_of_a_turn(f"opener: 1; deck: ; {hands}; row 1: magus = magus 2 < magus 9")
    assert deck(tab) == []
    assert arena(tab).recycled == 0
    assert choice(tab) == "bet-phase"


@pytest.mark.clause("CA-26.2")
def test_ca_26_2_cards_still_to_draw_are_no_deadlock() -> None:
    tab = at_the_start_of_a_turn(f"deck: wyrm 1; {DEAD_HANDS}; row 1: magus = magus 2")
    assert deck(tab) == ["wyrm 1"]
    assert choice(tab) == "bet-phase"


def full_of_dead_cards() -> Table:
    """Nobody can play and nobody draws, though the deck holds a card."""
    hands = [", ".join(f"{name} {strength}" for strength in range(8)) for name in ("amazon", "colossus")]
    return table(
        f"seats: 2; {VARIANT}; turn: 0; round: 3; eliminated: amazon 1, colossus 2; deck: wyrm 1; "
        f"hand 0: {hands[0]}; hand 1: {hands[1]}; row 1: magus = magus 2, wyrm = wyrm 3"
    )


@pytest.mark.clause("CA-26.2")
def test_ca_26_2_full_hands_of_dead_cards_are_one_after_an_idle_circle() -> None:
    tab = full_of_dead_cards()
    say(tab, 0, "no bet", "pass", "done")
    say(tab, 1, "no bet", "pass")
    assert arena(tab).recycled == 0
    assert only(say(tab, 1, "done"), "stalemate")["count"] == 3
    assert [len(hand(tab, 0)), len(hand(tab, 1)), len(deck(tab))] == [9, 9, 1]


@pytest.mark.clause("CA-26.2")
def test_ca_26_2_whoever_discards_one_draws_and_breaks_it() -> None:
    tab = full_of_dead_cards()
    say(tab, 0, "no bet", "pass", "discard amazon 0", "done")
    assert "stalemate" not in kinds(say(tab, 1, "no bet", "pass", "done"))
    assert "wyrm 1" in hand(tab, 0)


# ---- CA-26.3


def offered(seats: int = 3) -> Table:
    """The opener of round 2 is about to move; the deck is empty and everybody can play."""
    hands = "; ".join(f"hand {seat}: wyrm {seat}, magus {seat}, gorgon {seat}" for seat in range(seats))
    return table(
        f"seats: {seats}; {VARIANT}; turn: 0; opener: 0; round: 2; eliminated: amazon 1; deck: ; {hands}; "
        "row 1: ettin = ettin 1 < ettin 2, amazon = amazon 0, cyclops = cyclops 7"
    )


@pytest.mark.clause("CA-26.3")
def test_ca_26_3_it_stands_if_nobody_objects() -> None:
    tab = offered()
    assert asked(tab) == [0, 1, 2]
    assert options(tab, 1) == ["agree", "object"]
    say(tab, 2, "agree")
    say(tab, 0, "agree")
    event = only(say(tab, 1, "agree"), "stalemate")
    assert (event["clause"], event["row"], event["count"]) == ("CA-26.2", 1, 4)
    assert [len(hand(tab, seat)) for seat in range(3)] == [4, 4, 4]
    assert asked(tab) == [0]


@pytest.mark.clause("CA-26.3")
@pytest.mark.parametrize("objector", [0, 1, 2])
def test_ca_26_3_one_objection_blocks_it(objector: int) -> None:
    tab = offered()
    events = [event for seat in range(3) for event in say(tab, seat, "object" if seat == objector else "agree")]
    assert only(events, "stalemate-refused")["count"] == 1
    assert arena(tab).recycled == 0
    assert deck(tab) == []
    assert choice(tab) == "bet-phase"


@pytest.mark.clause("CA-26.3")
def test_ca_26_3_a_circle_later_it_is_proposed_again() -> None:
    tab = offered()
    for seat in range(3):
        say(tab, seat, "object")
    for seat in range(3):
        assert asked(tab) == [seat]
        events = say(tab, seat, "no bet", f"play wyrm {seat}", "done")
        assert ("stalemate-offered" in kinds(events)) is (seat == 2)
    assert choice(tab) == "stalemate-vote"


@pytest.mark.clause("CA-26.3")
def test_ca_26_3_not_while_the_deck_lasts_nor_with_nothing_to_recycle() -> None:
    hands = "hand 0: wyrm 0, magus 0; hand 1: wyrm 1, magus 1"
    cards_left = at_the_start_of_a_turn(f"opener: 0; deck: wyrm 9; {hands}; row 1: ettin = ettin 1")
    assert choice(cards_left) == "bet-phase"
    bare_table = at_the_start_of_a_turn(f"opener: 0; deck: ; {hands}")
    assert choice(bare_table) == "bet-phase"


@pytest.mark.clause("CA-26.3")
def test_ca_26_3_votes_are_sealed() -> None:
    """Until the last vote is in, nobody can tell an objection from consent."""
    seen: list[object] = []
    for vote in ("agree", "object"):
        tab = offered()
        seq = tab.seq()
        say(tab, 1, vote)
        assert asked(tab) == [0, 2]
        seen.append([[seen_by(tab, reader, seq), view(tab, reader)] for reader in (0, 1, 2, None)])
    assert seen[0] == seen[1]


# ---- CA-26.4


@pytest.mark.clause("CA-26.4")
@pytest.mark.parametrize(("recycled", "size"), [(0, 8), (1, 6)])
def test_ca_26_4_after_a_stalemate_one_card_a_turn(recycled: int, size: int) -> None:
    cards = "hand 0: magus 1, magus 2, magus 3, magus 4, magus 5; hand 1: gorgon 1"
    tab = refill(f"recycled: {recycled}; {cards}; deck: the rest")
    assert len(hand(tab, 0)) == size


@pytest.mark.clause("CA-26.4")
def test_ca_26_4_a_full_hand_still_draws_none() -> None:
    cards = ", ".join(f"magus {strength}" for strength in range(8))
    tab = refill(f"recycled: 1; hand 0: {cards}; hand 1: gorgon 1; deck: the rest")
    assert len(hand(tab, 0)) == 8


@pytest.mark.clause("CA-26.4")
@pytest.mark.parametrize(("left", "taken"), [("wyrm 1, wyrm 2, wyrm 3, wyrm 4", 3), ("wyrm 1, wyrm 2", 2)])
def test_ca_26_4_amazon_takes_three_or_what_is_there(left: str, taken: int) -> None:
    tab = table(
        f"seats: 2; {VARIANT}; turn: 0; phase: card; opener: 1; recycled: 1; bets 0: amazon 1; "
        f"hand 0: amazon 1, magus 2; hand 1: gorgon 1; deck: {left}"
    )
    assert only(say(tab, 0, "play amazon 1", "use"), "scouted")["count"] == taken
    assert len(hand(tab, 0)) == 1 + taken
    assert choice(tab) == "discard"


# ---- CA-26.5


@pytest.mark.clause("CA-26.5")
@pytest.mark.parametrize(
    ("recycled", "rows", "taken"),
    [
        (1, "row 1: magus = magus 1; row 2: magus = magus 2; row 3: magus = magus 3", 2),
        (1, "row 1: magus = magus 1; row 3: magus = magus 3", 3),
        (3, "row 2: magus = magus 2; row 3: magus = magus 3", 2),
    ],
)
def test_ca_26_5_a_further_deadlock_recycles_the_next_row(recycled: int, rows: str, taken: int) -> None:
    tab = table(
        f"seats: 2; {VARIANT}; turn: 0; round: 3; eliminated: amazon 1, colossus 2; recycled: {recycled}; "
        f"deck: ; {DEAD_HANDS}; {rows}"
    )
    event = next(event for event in tab.log.events if event.kind.name == "further-stalemate")
    assert (event.kind.clause, event.numbers) == ("CA-26.5", (taken, 1))
    assert f"magus {taken}" in hand(tab, 0)
    assert arena(tab).recycled == taken


@pytest.mark.clause("CA-26.5")
def test_ca_26_5_the_first_one_is_told_as_such() -> None:
    tab = at_the_start_of_a_turn(f"deck: ; {DEAD_HANDS}; row 2: magus = magus 2")
    told = [event.kind.name for event in tab.log.events]
    assert "stalemate" in told
    assert "further-stalemate" not in told


@pytest.mark.clause("CA-26.5")
def test_ca_26_5_with_no_card_on_the_table_the_game_is_scored() -> None:
    tab = at_the_start_of_a_turn(f"deck: ; {DEAD_HANDS}")
    assert tab.state.over()
    assert "stalled" in [event.kind.name for event in tab.log.events]


@pytest.mark.clause("CA-26.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ca_26_5_three_survivors_are_always_reached(seats: int) -> None:
    recycled = 0
    for seed in range(25):
        state = GAME.new(seats, {"stalemate": True}, Fast(seed))
        play_out(state, Fast(1_000 + seed), GAME.longest)
        assert isinstance(state, Arena)
        assert state.over()
        assert len(state.survivors) == 3
        recycled += 1 if state.recycled > 0 else 0
    assert recycled > 0


@pytest.mark.clause("CA-26.5")
def test_ca_26_5_the_printed_game_often_ends_with_more() -> None:
    state = GAME.new(5, {}, Fast(1))
    play_out(state, Fast(1), GAME.longest)
    assert isinstance(state, Arena)
    assert len(state.survivors) > 3
