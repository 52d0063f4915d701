"""CA-5 Who backs a creature."""

from __future__ import annotations

import pytest

from harena.core.ids import NOBODY
from harena.core.table import Table
from harena.games.colossal_arena.cards import CREATURE_NAMES

from .tables import arena, backer_of, choice, deal, kinds, look, only, options, say, table, wander

ROUND_3 = "round: 3; eliminated: amazon 1, cyclops 2"
ROUND_4 = "round: 4; eliminated: amazon 1, cyclops 2, daimon 3"
ROUND_5 = "round: 5; eliminated: amazon 1, cyclops 2, daimon 3, gorgon 4"
WORTH = {1: 4, 2: 3, 3: 2, 4: 1, 5: 0}


@pytest.mark.clause("CA-5.1")
def test_ca_5_1_the_most_valuable_bets_back_a_creature() -> None:
    t = table(f"seats: 2; turn: 0; {ROUND_3}; bets 0: wyrm 1, magus 1; bets 1: wyrm 2, wyrm 3")
    assert (backer_of(t, "wyrm"), backer_of(t, "magus"), backer_of(t, "gorgon")) == (1, 0, None)


@pytest.mark.clause("CA-5.1")
def test_ca_5_1_worth_counts_not_the_number_of_tokens() -> None:
    t = table(f"seats: 2; turn: 0; {ROUND_4}; bets 0: wyrm 1; bets 1: wyrm 3, wyrm 4")
    assert backer_of(t, "wyrm") == 0


@pytest.mark.clause("CA-5.2")
def test_ca_5_2_equal_highest_sums_back_nothing() -> None:
    t = table(f"seats: 3; turn: 0; {ROUND_4}; bets 0: wyrm 1, wyrm 4; bets 1: wyrm 2, wyrm 3")
    assert backer_of(t, "wyrm") is None


@pytest.mark.clause("CA-5.1", "CA-5.2")
def test_ca_5_2_a_bet_that_draws_level_leaves_nobody_and_one_more_wins() -> None:
    level = table(f"seats: 2; turn: 0; {ROUND_4}; bets 0: wyrm 1; bets 1: wyrm 2, wyrm 3")
    assert backer_of(level, "wyrm") == 1
    assert only(say(level, 0, "bet wyrm"), "backer-changed")["seat"] is None
    ahead = table(f"seats: 2; turn: 0; {ROUND_3}; bets 0: wyrm 2; bets 1: wyrm 1")
    assert only(say(ahead, 0, "bet wyrm"), "backer-changed")["seat"] == 0


@pytest.mark.clause("CA-5.2")
def test_ca_5_2_a_tie_below_the_highest_does_not_matter() -> None:
    t = table(
        f"seats: 3; turn: 0; {ROUND_4}; bets 1: wyrm 1, wyrm 4; revealed 0: wyrm; bets 2: wyrm 2; revealed 2: wyrm"
    )
    assert backer_of(t, "wyrm") == 2


@pytest.mark.clause("CA-5.2")
def test_ca_5_2_two_who_tie_are_not_served_by_a_third_with_less() -> None:
    t = table(f"seats: 3; turn: 0; {ROUND_3}; revealed 0: wyrm; bets 2: wyrm 1; revealed 1: wyrm")
    assert backer_of(t, "wyrm") is None


@pytest.mark.clause("CA-5.3")
def test_ca_5_3_recomputed_after_a_bet() -> None:
    t = table("seats: 2; turn: 0")
    changed = only(say(t, 0, "bet wyrm"), "backer-changed")
    assert (changed["creature"], changed["seat"]) == ("wyrm", 0)
    assert (changed["clause"], changed["audience"]) == ("CA-5.3", "all")


@pytest.mark.clause("CA-5.3")
def test_ca_5_3_no_word_of_it_when_the_backer_stays() -> None:
    t = table("seats: 2; turn: 0; round: 2; eliminated: amazon 1; bets 0: wyrm 1")
    assert "backer-changed" not in kinds(say(t, 0, "bet wyrm"))


@pytest.mark.clause("CA-5.3")
def test_ca_5_3_a_retrieval_breaks_the_tie() -> None:
    t = table(
        f"seats: 2; turn: 0; {ROUND_4}; bets 0: wyrm 1, wyrm 4, colossus 1; bets 1: wyrm 2, wyrm 3; hand 0: colossus 5"
    )
    assert backer_of(t, "wyrm") is None
    events = say(t, 0, "no bet", "play colossus 5", "use", "retrieve wyrm 4")
    assert only(events, "backer-changed")["seat"] == 1
    assert backer_of(t, "wyrm") == 1


@pytest.mark.clause("CA-5.3")
def test_ca_5_3_recomputed_after_a_power_bet() -> None:
    t = table(f"seats: 2; turn: 0; {ROUND_3}; bets 0: daimon 1; bets 1: wyrm 2; hand 0: daimon 5")
    events = say(t, 0, "no bet", "play daimon 5", "use", "wager wyrm 1")
    assert only(events, "backer-changed")["seat"] == 0
    assert backer_of(t, "wyrm") == 0


@pytest.mark.clause("CA-5.3")
def test_ca_5_3_magister_makes_five_five_four_nobody() -> None:
    t = table("seats: 3; turn: 2; marker 0: wyrm 1; marker 1: wyrm 2; bets 2: wyrm 1; hand 2: magister")
    assert backer_of(t, "wyrm") == 2
    say(t, 2, "no bet", "play magister", "name wyrm")
    assert backer_of(t, "wyrm") is None


def summed(t: Table, creature: int) -> int | None:
    """The backer by an own sum over the tokens that lie on the table."""
    stakes: dict[int, int] = {}
    for space, seat in enumerate(arena(t).bets):
        if space % 12 == creature and seat != NOBODY:
            stakes[seat] = stakes.get(seat, 0) + WORTH[space // 12 + 1]
    for holder, revealed in enumerate(arena(t).revealed):
        if revealed == creature:
            stakes[holder] = stakes.get(holder, 0) + 5
    highest = [seat for seat, stake in stakes.items() if stake == max(stakes.values())]
    return highest[0] if len(highest) == 1 else None


@pytest.mark.clause("CA-5.3")
@pytest.mark.parametrize("seed", range(12))
def test_ca_5_3_shown_and_announced_backers_equal_the_sum_of_tokens(seed: int) -> None:
    creatures = ["amazon", "colossus", "cyclops", "daimon", "ettin", "seraphim", "troll", "wyrm"]
    announced: dict[object, object] = {}
    changes = 0
    t = deal(2 + seed % 4, {"creatures": creatures}, seed)
    for now in wander(t, seed):
        for event in now.all_events(now.seq() - 1):
            if event["kind"] == "backer-changed":
                announced[event["creature"]] = event["seat"]
                changes += 1
        shown = look(now, None).backers
        for creature in arena(now).creatures:
            backer = summed(now, creature)
            assert shown[creature] == (NOBODY if backer is None else backer)
            assert announced.get(CREATURE_NAMES[creature]) == backer
    assert changes > 5


@pytest.mark.clause("CA-5.4")
def test_ca_5_4_a_lone_bet_of_row_5_backs() -> None:
    t = table(f"seats: 2; turn: 0; {ROUND_5}; row 5: magus = magus 3; hand 0: wyrm 5")
    say(t, 0, "bet wyrm")
    assert backer_of(t, "wyrm") == 0
    say(t, 0, "play wyrm 5")
    assert options(t, 0) == ["use", "decline"]


@pytest.mark.clause("CA-5.4")
def test_ca_5_4_who_has_no_bet_never_backs() -> None:
    t = table(f"seats: 2; turn: 0; {ROUND_5}; row 5: magus = magus 3; hand 0: wyrm 5")
    say(t, 0, "no bet", "play wyrm 5")
    assert (backer_of(t, "wyrm"), choice(t)) == (None, "discard")


@pytest.mark.clause("CA-5.4")
def test_ca_5_4_one_gold_beats_a_bet_worth_nothing() -> None:
    t = table(f"seats: 2; turn: 0; {ROUND_5}; bets 0: wyrm 5; bets 1: wyrm 4")
    assert backer_of(t, "wyrm") == 1


@pytest.mark.clause("CA-5.4")
def test_ca_5_4_a_table_may_rule_that_a_bet_worth_nothing_does_not_back() -> None:
    t = table(f"option zero-bet-backs: no; seats: 2; turn: 0; {ROUND_5}; row 5: magus = magus 3; hand 0: wyrm 5")
    assert "backer-changed" not in kinds(say(t, 0, "bet wyrm"))
    say(t, 0, "play wyrm 5")
    assert (backer_of(t, "wyrm"), choice(t)) == (None, "discard")


@pytest.mark.clause("CA-5.4")
def test_ca_5_4_there_too_a_bet_worth_something_backs() -> None:
    t = table(f"option zero-bet-backs: no; seats: 2; turn: 0; {ROUND_5}; bets 0: wyrm 4; bets 1: wyrm 5")
    assert backer_of(t, "wyrm") == 0


@pytest.mark.clause("CA-5.5")
def test_ca_5_5_an_overtaking_bet_gives_the_power_in_the_same_turn() -> None:
    position = f"seats: 2; turn: 0; {ROUND_3}; bets 0: wyrm 2; bets 1: wyrm 1; row 3: magus = magus 3; hand 0: wyrm 5"
    t = table(position)
    say(t, 0, "bet wyrm", "play wyrm 5")
    assert choice(t) == "offer-power"
    without = table(position)
    say(without, 0, "no bet", "play wyrm 5")
    assert choice(without) == "discard"


@pytest.mark.clause("CA-5.5")
def test_ca_5_5_so_does_a_reveal() -> None:
    position = "seats: 2; turn: 0; marker 0: wyrm 2; bets 1: wyrm 1; row 1: magus = magus 3; hand 0: wyrm 5"
    t = table(position)
    say(t, 0, "reveal", "play wyrm 5")
    assert choice(t) == "offer-power"
    without = table(position)
    say(without, 0, "no bet", "play wyrm 5")
    assert choice(without) == "discard"


@pytest.mark.clause("CA-5.5")
def test_ca_5_5_the_rival_who_was_overtaken_has_lost_the_power() -> None:
    t = table(
        "seats: 2; turn: 0; marker 0: wyrm 2; bets 1: wyrm 1; row 1: magus = magus 3; hand 0: gorgon 5; hand 1: wyrm 6"
    )
    say(t, 0, "reveal", "play gorgon 5", "done")
    say(t, 1, "no bet", "play wyrm 6")
    assert choice(t) == "discard"
