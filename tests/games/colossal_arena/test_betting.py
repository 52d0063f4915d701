"""CA-3 The bet phase: normal bets."""

from __future__ import annotations

import pytest

from harena.core.ids import NOBODY
from harena.games.colossal_arena.backing import bettor
from harena.games.colossal_arena.cards import Row
from harena.games.colossal_arena.options import named

from .tables import EIGHT, GAME, arena, backer_of, choice, look, only, options, refused, row_of, say, table, view

ALL_FIVE = "bets 0: amazon 1, colossus 1, cyclops 1, daimon 1, ettin 1"
LAST_ROUND = (
    "seats: 2; turn: 0; round: 5; eliminated: amazon 1, colossus 2, cyclops 3, daimon 4; "
    "row 5: ettin = ettin 5, magus = magus 1, wyrm = wyrm 9; hand 0: gorgon 6"
)


def scores(position: str, *words: str) -> list[int]:
    """The gold after seat 0's last turn of the game."""
    t = table(position)
    say(t, 0, *words)
    result = GAME.result(t.state)
    assert result is not None
    return result.scores


@pytest.mark.clause("CA-3.1")
@pytest.mark.parametrize(
    ("fields", "first"),
    [("", "no bet"), ("", "bet wyrm"), ("", "secret wyrm 3"), ("marker 0: wyrm 2", "reveal")],
)
def test_ca_3_1_one_bet_action_at_most(fields: str, first: str) -> None:
    t = table(f"seats: 2; turn: 0; hand 0: wyrm 3, magus 4; {fields}")
    assert first in options(t, 0)
    say(t, 0, first)
    for second in ("no bet", "bet gorgon", "secret magus 4", "reveal"):
        assert refused(t, 0, second).kind == "not-an-option"


@pytest.mark.clause("CA-3.1")
@pytest.mark.parametrize("fields", ["", ALL_FIVE, "marker 0: wyrm 2", "revealed 0: wyrm", "hand 0:"])
def test_ca_3_1_nothing_is_always_accepted(fields: str) -> None:
    t = table(f"seats: 2; turn: 0; {fields}")
    skipped = only(say(t, 0, "no bet"), "no-bet-placed")
    assert (skipped["seat"], skipped["clause"]) == (0, "CA-3.1")
    assert choice(t) == "card-phase"


@pytest.mark.clause("CA-3.2")
@pytest.mark.parametrize("row", ["", "row 1: wyrm = wyrm 5"])
def test_ca_3_2_a_bet_goes_on_a_space_with_or_without_a_card(row: str) -> None:
    t = table(f"seats: 2; turn: 0; {row}")
    placed = only(say(t, 0, "bet wyrm"), "bet-placed")
    assert (placed["seat"], placed["creature"], placed["row"], placed["gold"]) == (0, "wyrm", 1, 4)
    assert (placed["clause"], placed["audience"]) == ("CA-3.2", "all")
    assert arena(t).supply == [4, 5]
    assert bettor(arena(t), named("wyrm"), Row(1)) == 0
    assert [seat for seat in arena(t).bets if seat != NOBODY] == [0]


@pytest.mark.clause("CA-3.2")
def test_ca_3_2_a_bet_goes_to_the_current_row_only() -> None:
    t = table("seats: 2; turn: 1; round: 3; eliminated: amazon 1, colossus 2")
    say(t, 1, "bet wyrm")
    assert [bettor(arena(t), named("wyrm"), Row(row)) for row in range(1, 6)] == [-1, -1, 1, -1, -1]


@pytest.mark.clause("CA-3.3")
def test_ca_3_3_a_space_takes_one_token_whoever_owns_it() -> None:
    t = table("seats: 2; turn: 0; bets 0: wyrm 1; bets 1: magus 1")
    assert refused(t, 0, "bet wyrm").clause == "CA-3.3"
    assert refused(t, 0, "bet magus").clause == "CA-3.3"
    free = [name for name in EIGHT.split(", ") if name not in ("wyrm", "magus")]
    assert [word for word in options(t, 0) if word.startswith("bet")] == [f"bet {name}" for name in free]


@pytest.mark.clause("CA-3.3")
def test_ca_3_3_the_next_round_opens_a_new_space() -> None:
    t = table("seats: 2; turn: 0; round: 2; eliminated: amazon 1; bets 0: wyrm 1; bets 1: magus 1")
    assert {"bet wyrm", "bet magus"} <= set(options(t, 0))
    say(t, 0, "bet wyrm")
    assert [bettor(arena(t), named("wyrm"), Row(row)) for row in (1, 2)] == [0, 0]


@pytest.mark.clause("CA-3.4")
def test_ca_3_4_eliminated_creatures_accept_no_bets() -> None:
    t = table("seats: 2; turn: 0; round: 3; eliminated: amazon 1, wyrm 2")
    alive = ["colossus", "cyclops", "daimon", "ettin", "gorgon", "magus"]
    assert [word for word in options(t, 0) if word.startswith("bet")] == [f"bet {name}" for name in alive]
    assert refused(t, 0, "bet wyrm").clause == "CA-3.4"


@pytest.mark.clause("CA-3.5")
def test_ca_3_5_one_bet_per_row_on_a_survivor_is_worth_ten() -> None:
    rows = "bets 0: wyrm 1, wyrm 2, wyrm 3, wyrm 4; bets 1: magus 1, magus 2, magus 3, magus 4, magus 5"
    assert scores(f"{LAST_ROUND}; {rows}", "bet wyrm", "play gorgon 6", "done") == [10, 0]


@pytest.mark.clause("CA-3.5")
@pytest.mark.parametrize(("row", "gold"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_ca_3_5_each_row_has_its_worth(row: int, gold: int) -> None:
    assert scores(f"{LAST_ROUND}; bets 0: wyrm {row}", "no bet", "play gorgon 6", "done") == [gold, 0]


@pytest.mark.clause("CA-3.6")
def test_ca_3_6_all_views_show_owner_and_row() -> None:
    t = table("seats: 3; turn: 1; round: 2; eliminated: amazon 1; marker 0: gorgon 3")
    say(t, 1, "bet wyrm")
    for reader in (0, 1, 2, None):
        shown = look(t, reader)
        assert [(space // 12 + 1, space % 12, seat) for space, seat in enumerate(shown.bets) if seat != NOBODY] == [
            (2, named("wyrm"), 1)
        ]
        wyrm = view(t, reader)["creatures"]
        assert isinstance(wyrm, list)
        assert [space["bet"] for space in wyrm[-1]["rows"]] == [None, 1]


@pytest.mark.clause("CA-3.7")
def test_ca_3_7_without_a_token_only_nothing_is_left() -> None:
    t = table(f"seats: 2; turn: 0; {ALL_FIVE}; hand 0: wyrm 3")
    assert options(t, 0) == ["no bet"]
    assert refused(t, 0, "bet wyrm").clause == "CA-3.7"
    assert refused(t, 0, "secret wyrm 3").clause == "CA-3.7"


@pytest.mark.clause("CA-3.7")
def test_ca_3_7_without_a_token_the_secret_bet_can_still_be_revealed() -> None:
    four = ALL_FIVE.removesuffix(", ettin 1")
    t = table(f"seats: 2; turn: 0; {four}; marker 0: wyrm 2; hand 0: wyrm 3")
    assert options(t, 0) == ["no bet", "reveal"]


@pytest.mark.clause("CA-3.7")
def test_ca_3_7_the_last_token_can_be_bet() -> None:
    t = table(f"seats: 2; turn: 0; {ALL_FIVE.removesuffix(', ettin 1')}; hand 0: wyrm 3")
    assert {"bet wyrm", "secret wyrm 3"} <= set(options(t, 0))
    say(t, 0, "bet wyrm")
    assert arena(t).supply[0] == 0


@pytest.mark.clause("CA-3.8")
def test_ca_3_8_bets_in_row_5_are_legal_and_worth_nothing() -> None:
    t = table(LAST_ROUND)
    assert "bet wyrm" in options(t, 0)
    assert only(say(t, 0, "bet wyrm"), "bet-placed")["gold"] == 0
    assert (arena(t).supply[0], backer_of(t, "wyrm")) == (4, 0)
    say(t, 0, "play gorgon 6", "done")
    result = GAME.result(t.state)
    assert result is not None
    assert result.scores == [0, 0]


@pytest.mark.clause("CA-3.8")
def test_ca_3_8_the_row_before_still_pays() -> None:
    position = (
        "seats: 2; turn: 0; round: 4; eliminated: amazon 1, colossus 2, cyclops 3; "
        f"{row_of(4, None, None, None, 9, 9, 9, 1)}; hand 0: wyrm 8; deck: magus 5, magus 6"
    )
    assert scores(position, "bet gorgon", "play wyrm 8", "done") == [1, 0]
