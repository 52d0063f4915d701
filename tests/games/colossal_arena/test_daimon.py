"""CA-17 Daimon: a bet in any row so far."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from tests.games.colossal_arena.tables import arena, choice, kinds, only, options, own, refused, say, table

DEAD = {2: "amazon 1", 3: "amazon 1, colossus 2", 4: "amazon 1, colossus 2, cyclops 3"}
DEAD[5] = f"{DEAD[4]}, ettin 4"
SURVIVORS_OF_FOUR = ["daimon", "ettin", "gorgon", "magus", "wyrm"]


def wager(position: str) -> Table:
    """Seat 0, who backs Daimon, has played a Daimon card and uses the power."""
    tab = table(f"seats: 3; turn: 0; phase: card; hand 0: daimon 3, wyrm 4; {position}")
    say(tab, 0, "play daimon 3", "use")
    return tab


def in_round(row: int, bets: str = "bets 0: daimon 1", more: str = "") -> Table:
    dead = f"eliminated: {DEAD[row]}; " if row > 1 else ""
    return wager(f"round: {row}; {dead}{bets}{more}")


@pytest.mark.clause("CA-17.1")
def test_ca_17_1_an_earlier_row_pays_its_own_worth() -> None:
    tab = in_round(4)
    event = only(say(tab, 0, "wager wyrm 1"), "wagered")
    assert event["clause"] == "CA-17.1"
    assert (event["seat"], event["creature"], event["row"], event["gold"]) == (0, "wyrm", 1, 4)
    assert arena(tab).supply[0] == 3
    assert own(tab, 0)["gold"] == 4 + 4
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-17.1")
@pytest.mark.parametrize(("row", "gold"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_ca_17_1_rows_are_worth_4_3_2_1_0(row: int, gold: int) -> None:
    tab = in_round(5)
    assert f"wager wyrm {row}" in options(tab, 0)
    assert only(say(tab, 0, f"wager wyrm {row}"), "wagered")["gold"] == gold


@pytest.mark.clause("CA-17.1")
def test_ca_17_1_no_row_lies_ahead_of_the_current_one() -> None:
    tab = in_round(4)
    rows = {words.split()[-1] for words in options(tab, 0)}
    assert rows == {"1", "2", "3", "4"}
    assert refused(tab, 0, "wager wyrm 5").clause == "CA-17.1"
    assert refused(tab, 0, "wager wyrm 0").clause == "CA-17.1"


@pytest.mark.clause("CA-17.2")
def test_ca_17_2_a_space_with_a_token_is_not_available() -> None:
    tab = in_round(4, "bets 0: daimon 1, gorgon 2; bets 1: wyrm 1")
    for taken in ["wager wyrm 1", "wager gorgon 2", "wager daimon 1"]:
        assert taken not in options(tab, 0)
        assert refused(tab, 0, taken).clause == "CA-17.2"
    say(tab, 0, "wager wyrm 2")
    assert arena(tab).supply[0] == 2


@pytest.mark.clause("CA-17.3")
def test_ca_17_3_no_secret_bet_is_made_this_way() -> None:
    tab = in_round(1)
    assert all(words.startswith("wager ") for words in options(tab, 0))
    assert refused(tab, 0, "secret wyrm 4").clause == "CA-17.3"


@pytest.mark.clause("CA-17.3")
def test_ca_17_3_the_bet_phase_of_round_one_does_offer_it() -> None:
    tab = table("seats: 3; turn: 0; hand 0: daimon 3, wyrm 4; bets 0: daimon 1")
    assert "secret wyrm 4" in options(tab, 0)


@pytest.mark.clause("CA-17.4")
def test_ca_17_4_it_comes_on_top_of_the_bet_phase() -> None:
    tab = table("seats: 3; turn: 0; hand 0: daimon 3, wyrm 4; bets 0: daimon 1")
    events = say(tab, 0, "bet wyrm", "play daimon 3", "use", "wager magus 1")
    assert "bet-placed" in kinds(events)
    assert "wagered" in kinds(events)
    assert arena(tab).supply[0] == 2


@pytest.mark.clause("CA-17.4")
def test_ca_17_4_without_a_token_it_is_not_offered() -> None:
    bets = "bets 0: daimon 1, ettin 1, gorgon 1, magus 1, wyrm 1"
    tab = table(f"seats: 3; turn: 0; hand 0: daimon 3, wyrm 4; {bets}")
    events = say(tab, 0, "no bet", "play daimon 3")
    assert only(events, "power-without-target")["creature"] == "daimon"
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-17.4")
def test_ca_17_4_the_last_token_will_do() -> None:
    bets = "bets 0: daimon 1, ettin 1, gorgon 1, magus 1"
    tab = table(f"seats: 3; turn: 0; hand 0: daimon 3, wyrm 4; {bets}")
    say(tab, 0, "no bet", "play daimon 3", "use", "wager wyrm 1")
    assert arena(tab).supply[0] == 0


@pytest.mark.clause("CA-17.5")
def test_ca_17_5_dead_columns_are_not_offered() -> None:
    tab = in_round(4)
    assert {words.split()[1] for words in options(tab, 0)} == set(SURVIVORS_OF_FOUR)
    assert refused(tab, 0, "wager colossus 1").clause == "CA-17.5"


@pytest.mark.clause("CA-17.5")
def test_ca_17_5_by_option_they_are_up_to_their_last_row() -> None:
    tab = in_round(4, more="; option daimon-on-eliminated: yes")
    dead = [words for words in options(tab, 0) if words.split()[1] in ("amazon", "colossus", "cyclops")]
    assert dead == [
        "wager amazon 1",
        "wager colossus 1",
        "wager colossus 2",
        "wager cyclops 1",
        "wager cyclops 2",
        "wager cyclops 3",
    ]
    assert refused(tab, 0, "wager amazon 2").clause == "CA-17.5"
    say(tab, 0, "wager cyclops 3")
    assert own(tab, 0)["gold"] == 4
    assert arena(tab).supply[0] == 3


@pytest.mark.clause("CA-17.6")
def test_ca_17_6_the_current_space_of_the_creature_stays_open() -> None:
    tab = in_round(4)
    say(tab, 0, "wager wyrm 1", "done")
    assert "bet wyrm" in options(tab, 1)


@pytest.mark.clause("CA-17.6")
def test_ca_17_6_a_wager_in_the_current_row_closes_it() -> None:
    tab = in_round(4)
    say(tab, 0, "wager wyrm 4", "done")
    assert "bet wyrm" not in options(tab, 1)


@pytest.mark.clause("CA-17.6")
def test_ca_17_6_a_normal_bet_leaves_older_spaces_open() -> None:
    tab = in_round(4, "bets 0: daimon 1; bets 1: wyrm 4")
    assert [words for words in options(tab, 0) if "wyrm" in words] == ["wager wyrm 1", "wager wyrm 2", "wager wyrm 3"]
