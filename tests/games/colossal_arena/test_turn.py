"""CA-2 The course of a game: rounds, turns and their four phases."""

from __future__ import annotations

import pytest

from harena.core.errors import NotYourTurn

from .tables import (
    arena,
    asked,
    choice,
    deal,
    kinds,
    look,
    only,
    options,
    refused,
    row_of,
    say,
    survivors,
    table,
    top,
    wander,
)

FOUR_DEAD = "round: 5; eliminated: amazon 1, colossus 2, cyclops 3, daimon 4"
THREE_DEAD = "round: 4; eliminated: amazon 1, colossus 2, cyclops 3"
SHORT_ROUND = (
    f"seats: 5; turn: 0; {THREE_DEAD}; bets 0: ettin 1; hand 0: ettin 5, daimon 6; "
    "hand 1: gorgon 7; hand 2: magus 8; hand 3: wyrm 2; hand 4: wyrm 1"
)


@pytest.mark.clause("CA-2.1")
def test_ca_2_1_ties_keep_a_round_open_for_many_turns_each() -> None:
    t = table(
        f"seats: 3; turn: 0; {row_of(1, 0, 0, 5, 5, 5, 5, 5, 0)}; "
        "hand 0: amazon 9, wyrm 1, wyrm 2, wyrm 3, wyrm 4, wyrm 5; hand 1: wyrm 6, wyrm 7, wyrm 8, wyrm 9, wyrm 10; "
        "hand 2: spectator 1, spectator 2, spectator 3, spectator 4, spectator 5"
    )
    for turn in range(15):
        seat, strength = turn % 3, turn // 3 + 1
        plays = [[f"play wyrm {strength}"], [f"play wyrm {strength + 5}"], [f"play spectator {strength}", "on wyrm"]]
        events = say(t, seat, "no bet", *plays[seat], "done")
        assert only(events, "lowest-tied")["strength"] == 0
        assert (arena(t).row, len(survivors(t))) == (1, 8)
    events = say(t, 0, "no bet", "play amazon 9", "done")
    assert only(events, "creature-eliminated")["creature"] == "colossus"
    assert arena(t).row == 2


@pytest.mark.clause("CA-2.1")
def test_ca_2_1_the_fifth_death_ends_the_game_without_a_sixth_row() -> None:
    t = table(
        f"seats: 3; turn: 0; {FOUR_DEAD}; row 5: ettin = ettin 5, gorgon = gorgon 6, magus = magus 7; hand 0: wyrm 1"
    )
    events = say(t, 0, "no bet", "play wyrm 1", "done")
    assert only(events, "tournament-over")["row"] == 5
    assert "round-begun" not in kinds(events)
    assert (arena(t).over(), arena(t).row, len(survivors(t))) == (True, 5, 3)
    assert len(look(t, None).top) == 5 * 12
    assert isinstance(refused(t, 1, "no bet"), NotYourTurn)


@pytest.mark.clause("CA-2.1")
def test_ca_2_1_the_fourth_death_does_not_end_the_game() -> None:
    position = f"seats: 3; turn: 0; {THREE_DEAD}; {row_of(4, None, None, None, 9, 5, 6, 7)}; hand 0: wyrm 1"
    t = table(position)
    events = say(t, 0, "no bet", "play wyrm 1", "done")
    assert "tournament-over" not in kinds(events)
    assert (arena(t).over(), arena(t).row, len(survivors(t))) == (False, 5, 4)


@pytest.mark.clause("CA-2.2", "CA-2.3")
def test_ca_2_2_turns_pass_clockwise_also_between_rounds() -> None:
    rounds = 0
    for seed in range(8):
        t = deal(2 + seed % 4, seed=seed)
        for _ in wander(t, seed):
            pass
        turns = [event["seat"] for event in t.all_events(-1) if event["kind"] == "turn-begun"]
        starter = only(t.all_events(-1), "starter-chosen")["seat"]
        assert isinstance(starter, int)
        assert turns == [(starter + turn) % t.state.seats for turn in range(len(turns))]
        rounds += kinds(t.all_events(-1)).count("round-begun")
    assert rounds > 8


@pytest.mark.clause("CA-2.3")
@pytest.mark.parametrize(("seat", "opener"), [(2, 3), (3, 0)])
def test_ca_2_3_the_left_neighbour_of_who_ended_a_round_opens_the_next(seat: int, opener: int) -> None:
    t = table(f"seats: 4; turn: {seat}; opener: 0; {row_of(1, 5, 5, 5, 5, 5, 5, 5)}; hand {seat}: wyrm 1")
    begun = only(say(t, seat, "no bet", "play wyrm 1", "done"), "round-begun")
    assert (begun["row"], begun["seat"], begun["clause"]) == (2, opener, "CA-2.3")
    assert (asked(t), arena(t).opener) == ([opener], opener)


@pytest.mark.clause("CA-2.3")
def test_ca_2_3_without_a_death_the_round_and_its_opener_stay() -> None:
    t = table(f"seats: 4; turn: 2; opener: 0; {row_of(1, 5, 5, 5, 5, 5, 5, 5)}; hand 2: wyrm 5")
    assert "round-begun" not in kinds(say(t, 2, "no bet", "play wyrm 5", "done"))
    assert (asked(t), arena(t).opener, arena(t).row) == ([3], 0, 1)


@pytest.mark.clause("CA-2.4")
def test_ca_2_4_bet_card_discard_draw_check_in_this_order() -> None:
    t = table(
        "seats: 2; turn: 0; round: 2; eliminated: amazon 1; "
        f"{row_of(2, None, 5, 5, 5, 5, 5, 5)}; hand 0: wyrm 1, amazon 3"
    )
    events = say(t, 0, "bet wyrm", "play wyrm 1", "decline", "discard amazon 3", "done")
    public = [event["kind"] for event in events if event["audience"] == "all"]
    phases = ["bet-placed", "combat-card-played", "card-discarded", "cards-drawn", "creature-eliminated", "turn-begun"]
    assert [kind for kind in public if kind in phases] == phases
    assert only(events, "turn-begun")["clause"] == "CA-2.2"


@pytest.mark.clause("CA-2.4")
def test_ca_2_4_actions_out_of_order_are_refused() -> None:
    t = table(
        "seats: 2; turn: 0; round: 2; eliminated: amazon 1; hand 0: wyrm 1, amazon 3, magus 4; marker 0: gorgon 2"
    )
    assert choice(t) == "bet-phase"
    for early in ("play wyrm 1", "pass", "discard amazon 3", "done", "use"):
        assert refused(t, 0, early).clause == "CA-2.4"
    assert isinstance(refused(t, 1, "no bet"), NotYourTurn)
    say(t, 0, "no bet")
    assert choice(t) == "card-phase"
    for wrong in ("no bet", "bet wyrm", "reveal", "discard amazon 3", "done"):
        assert refused(t, 0, wrong).clause == "CA-2.4"
    say(t, 0, "play wyrm 1")
    assert choice(t) == "discard"
    for late in ("no bet", "bet wyrm", "reveal", "play magus 4"):
        assert refused(t, 0, late).kind == "not-an-option"
    say(t, 0, "done")
    assert (choice(t), asked(t)) == ("bet-phase", [1])


@pytest.mark.clause("CA-2.4")
def test_ca_2_4_a_wrong_pick_undoes_the_whole_answer() -> None:
    t = table("seats: 2; turn: 0; hand 0: wyrm 1, magus 4")
    assert refused(t, 0, "bet wyrm", "play magus 4", "play wyrm 1").kind == "not-an-option"
    assert (choice(t), arena(t).supply) == ("bet-phase", [5, 5])


@pytest.mark.clause("CA-2.5")
def test_ca_2_5_a_secret_bet_removes_the_card_phase_and_nothing_else() -> None:
    t = table(f"seats: 2; turn: 0; {row_of(1, 5, 5, 5, 5, 5, 5, 5, 1)}; hand 0: wyrm 4, magus 4")
    say(t, 0, "secret wyrm 4")
    assert (choice(t), options(t, 0)) == ("discard", ["done"])
    assert refused(t, 0, "play magus 4").kind == "not-an-option"
    events = say(t, 0, "done")
    assert only(events, "cards-drawn")["count"] == 7
    assert only(events, "creature-eliminated")["creature"] == "wyrm"
    assert asked(t) == [1]


@pytest.mark.clause("CA-2.5")
@pytest.mark.parametrize("word", ["no bet", "bet wyrm", "reveal"])
def test_ca_2_5_any_other_bet_phase_leaves_the_card_phase(word: str) -> None:
    t = table("seats: 2; turn: 0; hand 0: wyrm 4, magus 4; marker 0: wyrm 2")
    say(t, 0, word)
    assert (choice(t), options(t, 0)) == ("card-phase", ["play magus 4", "play wyrm 4"])


@pytest.mark.clause("CA-2.6")
def test_ca_2_6_cards_go_to_the_current_row_and_older_rows_stay() -> None:
    older = "row 1: amazon = amazon 0, wyrm = wyrm 7"
    t = table(f"seats: 2; turn: 0; round: 2; eliminated: amazon 1; {older}; hand 0: wyrm 4, magus 4")
    assert only(say(t, 0, "no bet", "play wyrm 4"), "combat-card-played")["row"] == 2
    assert (top(t, 1, "amazon"), top(t, 1, "wyrm"), top(t, 2, "wyrm")) == ("amazon 0", "wyrm 7", "wyrm 4")


@pytest.mark.clause("CA-2.6")
def test_ca_2_6_a_death_opens_a_fresh_row_below() -> None:
    t = table(f"seats: 2; turn: 0; {row_of(1, 5, 5, 5, 5, 5, 5, 5)}; hand 0: wyrm 1")
    before = look(t, 1).top[:11]
    say(t, 0, "no bet", "play wyrm 1", "done")
    shown = look(t, 1)
    assert (shown.row, shown.top[:11], top(t, 1, "wyrm")) == (2, before, "wyrm 1")
    assert set(shown.top[12:24]) == {-1}


@pytest.mark.clause("CA-2.7")
def test_ca_2_7_a_round_may_end_before_every_seat_had_a_turn() -> None:
    t = table(SHORT_ROUND)
    say(t, 0, "no bet", "play ettin 5", "use", "play daimon 6", "done")
    say(t, 1, "no bet", "play gorgon 7", "done")
    say(t, 2, "no bet", "play magus 8", "done")
    events = say(t, 3, "no bet", "play wyrm 2", "done")
    assert only(events, "creature-eliminated")["creature"] == "wyrm"
    assert (only(events, "round-begun")["row"], only(events, "round-begun")["seat"]) == (5, 4)
    assert asked(t) == [4]


@pytest.mark.clause("CA-2.7")
def test_ca_2_7_without_short_rounds_the_check_waits_for_every_seat() -> None:
    t = table(f"option short-rounds: no; {SHORT_ROUND}")
    say(t, 0, "no bet", "play ettin 5", "use", "play daimon 6", "done")
    say(t, 1, "no bet", "play gorgon 7", "done")
    say(t, 2, "no bet", "play magus 8", "done")
    assert "creature-eliminated" not in kinds(say(t, 3, "no bet", "play wyrm 2", "done"))
    events = say(t, 4, "no bet", "play wyrm 1", "done")
    assert only(events, "creature-eliminated")["strength"] == 1
    assert only(events, "round-begun")["seat"] == 0


@pytest.mark.clause("CA-2.7")
def test_ca_2_7_without_short_rounds_a_later_circle_is_checked_at_every_turn() -> None:
    rest = f"seats: 3; turn: 1; opener: 0; {row_of(1, 5, 5, 5, 5, 5, 5, 5)}; hand 1: wyrm 1"
    early = table(f"option short-rounds: no; turns: 2; {rest}")
    assert "creature-eliminated" not in kinds(say(early, 1, "no bet", "play wyrm 1", "done"))
    later = table(f"option short-rounds: no; turns: 5; {rest}")
    assert "creature-eliminated" in kinds(say(later, 1, "no bet", "play wyrm 1", "done"))


@pytest.mark.clause("CA-2.7")
def test_ca_2_7_without_short_rounds_every_round_counts_its_own_turns() -> None:
    t = table(
        f"option short-rounds: no; seats: 5; turn: 0; turns: 6; {THREE_DEAD}; "
        f"{row_of(4, None, None, None, 1, 5, 6, 7)}; hand 0: wyrm 8, wyrm 7; "
        "hand 1: ettin 1; hand 2: gorgon 7; hand 3: magus 8; hand 4: wyrm 2"
    )
    assert only(say(t, 0, "no bet", "play wyrm 8", "done"), "creature-eliminated")["creature"] == "daimon"
    for seat, card in [(1, "ettin 1"), (2, "gorgon 7"), (3, "magus 8"), (4, "wyrm 2")]:
        assert "creature-eliminated" not in kinds(say(t, seat, "no bet", f"play {card}", "done"))
    assert only(say(t, 0, "no bet", "play wyrm 7", "done"), "creature-eliminated")["creature"] == "ettin"
