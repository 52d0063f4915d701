"""The odds functions: exact, from what the seat may know, and silent about what is hidden."""

from __future__ import annotations

from math import comb

import pytest

from harena.core.errors import BadRequest, NotAnOption
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.colossal_arena.arena import Arena
from harena.games.colossal_arena.cards import creature_of, is_combat
from harena.games.colossal_arena.odds import chance_to_draw
from harena.games.colossal_arena.options import named
from tests.contract.fitting import Fitting

from .tables import GAME, arena, table
from .test_imagining import worlds

SEVEN = "magus 0, magus 1, magus 2, magus 3, magus 4, magus 5, magus 6"


def odds(tab: Table, seat: int, *words: str) -> dict[str, object]:
    told = GAME.odds(tab.state, Seat(seat), [GAME.picks.parse(word) for word in words])
    assert Fitting(GAME).odds(told) == []
    return dict(told)


def chance(tab: Table, creature: str, *words: str) -> float:
    told = odds(tab, 0, *words)["chance_to_draw"]
    assert isinstance(told, dict)
    return float(told[creature])


# ---- what the check would find


ROW = (
    "row 1: amazon = amazon 5, colossus = colossus 6, cyclops = cyclops 7, daimon = daimon 8, ettin = ettin 9, "
    "gorgon = gorgon 10, wyrm = wyrm 4"
)


@pytest.mark.parametrize(
    ("card", "doomed"), [("magus 3", "magus"), ("magus 4", None), ("magus 5", "wyrm"), ("magus 10", "wyrm")]
)
def test_a_play_that_fills_the_row_says_who_would_go(card: str, doomed: str | None) -> None:
    tab = table(f"seats: 2; turn: 0; phase: card; {ROW}; hand 0: magus 3, magus 4, magus 5, magus 10")
    told = odds(tab, 0, f"play {card}")
    assert (told["row_full"], told["eliminated"]) == (True, doomed)


def test_a_row_with_a_gap_eliminates_nobody() -> None:
    tab = table(f"seats: 2; turn: 0; phase: card; {ROW}; hand 0: wyrm 1, spectator 2")
    told = odds(tab, 0, "play wyrm 1")
    assert (told["row_full"], told["eliminated"]) == (False, None)
    assert odds(tab, 0, "play spectator 2", "on magus")["eliminated"] == "magus"


def test_the_table_is_left_alone() -> None:
    tab = table(f"seats: 2; turn: 0; {ROW}; hand 0: magus 3")
    before = GAME.print(tab.state)
    odds(tab, 0, "bet wyrm", "play magus 3")
    assert GAME.print(tab.state) == before


def test_worth_counts_own_bets_the_secret_one_too() -> None:
    tab = table("seats: 2; turn: 0; round: 2; eliminated: amazon 1; bets 0: wyrm 1; marker 0: wyrm 9; bets 1: magus 1")
    worth = odds(tab, 0, "bet magus")["worth"]
    assert isinstance(worth, dict)
    assert (worth["wyrm"], worth["magus"], worth["ettin"]) == (9, 3, 0)
    assert "amazon" not in worth


# ---- what the refill may bring


def test_the_refill_is_told_never_drawn() -> None:
    tab = table(f"seats: 2; turn: 0; phase: card; hand 0: {SEVEN}; hand 1: wyrm 1; deck: wyrm 2, wyrm 3, ettin 4")
    assert odds(tab, 0)["refill"] == 1
    assert odds(tab, 0, "play magus 0")["refill"] == 2


def test_nothing_is_told_beyond_the_draw() -> None:
    tab = table(
        "seats: 2; turn: 0; phase: discard; round: 2; eliminated: wyrm 1; hand 0: wyrm 0, wyrm 1, wyrm 2, wyrm 3"
    )
    three = ["discard wyrm 0", "discard wyrm 1", "discard wyrm 2"]
    assert odds(tab, 0, *three)["refill"] == 7
    with pytest.raises(BadRequest, match="up to the next draw"):
        odds(tab, 0, *three, "discard wyrm 3")


def test_frozen_cards_count_before_the_refill() -> None:
    tab = table(f"seats: 2; turn: 0; phase: card; hand 0: {SEVEN}; frozen 0: wyrm 8; hand 1: wyrm 1")
    assert odds(tab, 0, "play magus 0")["refill"] == 1


def test_a_full_hand_draws_nothing() -> None:
    tab = table(f"seats: 2; turn: 0; phase: card; hand 0: {SEVEN}, wyrm 5; hand 1: wyrm 1")
    assert chance(tab, "wyrm") == 0


@pytest.mark.parametrize(("played", "drawn"), [(1, 1), (2, 2), (3, 3)])
def test_without_markers_it_is_hypergeometric(played: int, drawn: int) -> None:
    """Seven unseen cards, two of them Wyrm cards; some are in the rival's hand, as likely as in the deck."""
    hand = ", ".join(f"magus {strength}" for strength in range(8 - played))
    tab = table(
        f"seats: 2; turn: 0; phase: discard; hand 0: {hand}; hand 1: wyrm 1, ettin 1; "
        "deck: wyrm 2, ettin 3, ettin 4, ettin 5, spectator 6"
    )
    assert chance(tab, "wyrm") == pytest.approx(1 - comb(5, drawn) / comb(7, drawn), abs=1e-6)


CASES = [
    "hand 1: wyrm 1, spectator 2; deck: wyrm 3, ettin 4, ettin 5",
    "hand 1: spectator 1, spectator 2; marker 1: wyrm 3; deck: wyrm 4, ettin 5, spectator 6",
    "hand 1: ettin 1, spectator 2; marker 1: ettin 3; deck: wyrm 4, ettin 5, spectator 6",
    "hand 1: wyrm 1; buried 1: ettin 2; discard: ettin 2, magus 9; marker 1: wyrm 3; deck: wyrm 4, ettin 5",
    "hand 1: wyrm 1, spectator 2; facts: 1 knows wyrm 1 @ hand 1 x 1; deck: wyrm 3, ettin 4, ettin 5",
    "hand 1: spectator 2; marker 1: wyrm 3; facts: 1 knows wyrm 3 @ marker 1 x 1; deck: wyrm 4, ettin 5, spectator 6",
    "hand 1: wyrm 1; frozen 1: spectator 2; marker 1: ettin 3; deck: wyrm 4, ettin 5, spectator 6",
]
"""What seat 0 cannot see, in small: six or seven cards, two to draw."""


def small(hidden: str) -> Table:
    return table(f"seats: 2; turn: 0; phase: discard; hand 0: {SEVEN.removesuffix(', magus 6')}; {hidden}")


@pytest.mark.parametrize("hidden", CASES)
def test_chances_agree_with_imagined_worlds(hidden: str) -> None:
    tab = small(hidden)
    imagined = worlds(tab, 0, 1_500)
    mean = sum(draw_in(world) for world in imagined) / len(imagined)
    assert mean == pytest.approx(chance(tab, "wyrm"), abs=4 * 0.5 / len(imagined) ** 0.5)


def draw_in(world: Arena) -> float:
    """The chance of a Wyrm card among two cards of a world's deck."""
    wyrms = len([card for card in world.bag if is_combat(card) and creature_of(card) == named("wyrm")])
    return 1 - comb(len(world.bag) - wyrms, 2) / comb(len(world.bag), 2)


def test_chances_do_not_depend_on_where_the_hidden_cards_lie() -> None:
    here = small("hand 1: wyrm 1, ettin 2; marker 1: ettin 3; deck: wyrm 4, ettin 5, spectator 6")
    there = small("hand 1: ettin 5, spectator 6; marker 1: wyrm 1; deck: ettin 2, ettin 3, wyrm 4")
    assert odds(here, 0) == odds(there, 0)


def test_own_cards_are_no_part_of_it() -> None:
    tab = small("hand 1: ettin 1; deck: ettin 2, ettin 3")
    assert chance(tab, "magus") == 0
    assert chance(tab, "ettin") == 1
    assert chance_to_draw(arena(tab), Seat(0), named("ettin"), 0) == 0


# ---- what is refused


@pytest.mark.parametrize("creature", ["amazon", "cyclops", "gorgon", "wyrm"])
def test_powers_are_not_foretold(creature: str) -> None:
    tab = table(
        f"seats: 2; turn: 0; phase: card; bets 0: {creature} 1; hand 0: {creature} 1; row 1: magus = magus 3 < magus 4"
    )
    with pytest.raises(BadRequest, match="'use' leads to is hidden"):
        odds(tab, 0, f"play {creature} 1", "use")
    assert odds(tab, 0, f"play {creature} 1", "decline")["row_full"] is False


@pytest.mark.parametrize(
    "word",
    ["use", "freeze 1", "ask 1 wyrm", "rob 1", "keep wyrm 1", "give wyrm 1", "call magus", "burn magus", "agree"],
)
def test_hidden_picks_are_refused_whatever_is_asked(word: str) -> None:
    tab = table("seats: 2; turn: 0; hand 0: wyrm 1")
    with pytest.raises(BadRequest, match="leads to is hidden"):
        odds(tab, 0, word)


def test_a_pick_that_is_no_option_is_refused_by_its_clause() -> None:
    tab = table("seats: 2; turn: 0; hand 0: wyrm 1; bets 1: wyrm 1")
    with pytest.raises(NotAnOption) as refusal:
        odds(tab, 0, "bet wyrm")
    assert refusal.value.clause == "CA-3.3"


def test_the_cards_of_the_next_player_are_never_reached() -> None:
    """Two tables that differ in hidden cards alone answer alike."""
    answers = []
    for cards in ("wyrm 1, wyrm 2", "ettin 1, ettin 2"):
        rest = "ettin 1, ettin 2" if "wyrm" in cards else "wyrm 1, wyrm 2"
        tab = table(f"seats: 2; turn: 0; phase: card; hand 0: magus 1; hand 1: {cards}; deck: {rest}, gorgon 1")
        answers.append(odds(tab, 0, "play magus 1"))
    assert answers[0] == answers[1]
