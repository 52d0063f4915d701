"""CA-10 The check at the end of the turn."""

from __future__ import annotations

from typing import cast

import pytest

from harena.core.table import Table

from .tables import EIGHT, GAME, arena, choice, kinds, only, options, refused, row_of, say, survivors, table, view


def last_space(more: str = "") -> Table:
    """Amazon lies at 4, all others higher, and only Wyrm's space is open."""
    return table(f"turn: 0; phase: card; {row_of(1, 4, 5, 6, 7, 8, 9, 10)}; hand 0: wyrm 5, wyrm 4, wyrm 0; {more}")


def check(*strengths: int | None) -> Table:
    """The check of a row, just made."""
    return table(f"turn: 0; phase: check; {row_of(1, *strengths)}")


def told(tab: Table) -> list[dict[str, object]]:
    """Everything that happened while the position was set up."""
    return tab.all_events(-1)


# ---- when


@pytest.mark.clause("CA-10.1")
def test_ca_10_1_a_full_row_does_nothing_before_the_end_of_the_turn() -> None:
    tab = last_space()
    events = say(tab, 0, "play wyrm 5")
    assert kinds(events) == ["combat-card-played"]
    assert (choice(tab), len(survivors(tab))) == ("discard", 8)
    events = say(tab, 0, "done")
    assert kinds(events).index("cards-drawn") < kinds(events).index("creature-eliminated")
    assert only(events, "creature-eliminated")["creature"] == "amazon"


@pytest.mark.clause("CA-10.1")
def test_ca_10_1_the_check_sees_the_row_as_the_turn_leaves_it() -> None:
    row = row_of(1, 4, 5, 6, 7, 3, 9, 10)
    tab = table(f"turn: 0; phase: card; bets 0: ettin 1; {row}; hand 0: wyrm 5, ettin 6, magus 1")
    say(tab, 0, "play ettin 6", "use", "play wyrm 5")
    assert len(survivors(tab)) == 8
    assert only(say(tab, 0, "done"), "creature-eliminated")["creature"] == "amazon"


@pytest.mark.clause("CA-10.1")
def test_ca_10_1_the_check_comes_once_a_turn() -> None:
    tab = check(0, 1, 2, 3, 4, 5, 6, 7)
    assert kinds(told(tab)).count("creature-eliminated") == 1
    assert survivors(tab) == EIGHT.split(", ")[1:]


# ---- whom


@pytest.mark.clause("CA-10.2")
def test_ca_10_2_nothing_happens_while_a_survivor_lacks_a_card() -> None:
    tab = check(0, 5, 6, 7, 8, 9, 10)
    assert not {"creature-eliminated", "lowest-tied"} & set(kinds(told(tab)))
    assert (len(survivors(tab)), arena(tab).row) == (8, 1)


@pytest.mark.clause("CA-10.2")
def test_ca_10_2_a_spectator_fills_a_space_and_an_eliminated_creature_needs_none() -> None:
    tab = table(f"turn: 0; phase: check; {row_of(1, 2, 5, 6, 7, 8, 9, 10)}, wyrm = spectator 1")
    assert survivors(tab) == EIGHT.split(", ")[:-1]
    tab = table(f"round: 2; eliminated: amazon 1; turn: 0; phase: check; {row_of(2, None, 2, 3, 4, 5, 6, 7, 8)}")
    assert survivors(tab) == EIGHT.split(", ")[2:]


@pytest.mark.clause("CA-10.3")
def test_ca_10_3_the_sole_lowest_value_is_eliminated() -> None:
    tab = check(6, 5, 4, 6, 6, 7, 8, 9)
    event = only(told(tab), "creature-eliminated")
    assert (event["creature"], event["strength"], event["row"], event["clause"]) == ("cyclops", 4, 1, "CA-10.3")
    assert (len(survivors(tab)), arena(tab).row) == (7, 2)


@pytest.mark.clause("CA-10.3")
def test_ca_10_3_nought_is_an_ordinary_value() -> None:
    tab = check(1, 1, 1, 1, 1, 1, 1, 0)
    assert only(told(tab), "creature-eliminated")["creature"] == "wyrm"
    tab = check(1, 1, 1, 1, 1, 1, 0, 0)
    assert len(survivors(tab)) == 8


@pytest.mark.clause("CA-10.3")
def test_ca_10_3_only_visible_cards_count() -> None:
    piles = "amazon = amazon 0 < amazon 9, colossus = colossus 9 < colossus 5"
    others = row_of(1, None, None, 6, 7, 8, 9, 10, 10).removeprefix("row 1: ")
    tab = table(f"turn: 0; phase: check; row 1: {piles}, {others}")
    assert only(told(tab), "creature-eliminated")["creature"] == "colossus"


@pytest.mark.clause("CA-10.4")
def test_ca_10_4_a_shared_lowest_value_eliminates_nobody() -> None:
    tab = check(1, 5, 6, 7, 8, 9, 10, 1)
    event = only(told(tab), "lowest-tied")
    assert (event["strength"], event["row"], event["clause"]) == (1, 1, "CA-10.4")
    assert (len(survivors(tab)), arena(tab).row, arena(tab).player) == (8, 1, 1)


@pytest.mark.clause("CA-10.4")
def test_ca_10_4_the_round_goes_on_in_the_same_row_until_the_tie_is_broken() -> None:
    tab = last_space("hand 1: amazon 6")
    assert only(say(tab, 0, "play wyrm 4", "done"), "lowest-tied")["strength"] == 4
    events = say(tab, 1, "no bet", "play amazon 6", "done")
    assert only(events, "creature-eliminated")["creature"] == "wyrm"


@pytest.mark.clause("CA-10.4")
def test_ca_10_4_a_tie_above_the_lowest_protects_nobody() -> None:
    assert survivors(check(5, 5, 5, 5, 5, 5, 5, 4)) == EIGHT.split(", ")[:-1]


# ---- what follows


@pytest.mark.clause("CA-10.5")
def test_ca_10_5_an_eliminated_creature_takes_no_more_cards_or_bets() -> None:
    tab = last_space("hand 1: amazon 5, wyrm 1, spectator 3, magister")
    say(tab, 0, "play wyrm 5", "done")
    alive = EIGHT.split(", ")[1:]
    assert options(tab, 1) == ["no bet", *(f"bet {creature}" for creature in alive)]
    assert refused(tab, 1, "bet amazon").clause == "CA-3.4"
    say(tab, 1, "bet wyrm")
    assert options(tab, 1) == ["play wyrm 1", "play spectator 3", "play magister"]
    assert refused(tab, 1, "play amazon 5").clause == "CA-6.3"
    say(tab, 1, "play spectator 3")
    assert options(tab, 1) == [f"on {creature}" for creature in alive]


@pytest.mark.clause("CA-10.5")
def test_ca_10_5_bets_on_it_stay_and_pay_nothing() -> None:
    deck = ", ".join(f"magus {strength}" for strength in range(7))
    tab = last_space(f"bets 1: amazon 1; bets 2: wyrm 1; hand 1: wyrm 6; deck: {deck}")
    say(tab, 0, "play wyrm 5", "done")
    assert arena(tab).supply == [5, 4, 4]
    say(tab, 1, "no bet", "play wyrm 6", "done")
    result = GAME.result(tab.state)
    assert result is not None
    assert result.scores == [0, 0, 4]


@pytest.mark.clause("CA-10.6")
def test_ca_10_6_the_next_row_has_empty_spaces_for_the_survivors_only() -> None:
    tab = last_space("bets 0: wyrm 1")
    events = say(tab, 0, "play wyrm 5", "decline", "done")
    assert only(events, "round-begun")["row"] == 2
    creatures = cast("list[dict[str, object]]", view(tab, None)["creatures"])
    rows = {str(creature["creature"]): cast("list[dict[str, object]]", creature["rows"]) for creature in creatures}
    empty = {"row": 2, "top": None, "height": 0, "bet": None}
    assert [name for name in rows if empty in rows[name]] == EIGHT.split(", ")[1:]
    assert rows["amazon"] == [{"row": 1, "top": "amazon 4", "height": 1, "bet": None}]
    assert rows["wyrm"] == [{"row": 1, "top": "wyrm 5", "height": 1, "bet": 0}, empty]


@pytest.mark.clause("CA-10.6")
def test_ca_10_6_a_tie_opens_no_row() -> None:
    tab = check(1, 1, 2, 3, 4, 5, 6, 7)
    assert "round-begun" not in kinds(told(tab))
    assert arena(tab).top_at(arena(tab).row, arena(tab).creatures[0]) >= 0


OLD_ROWS = "amazon, colossus, cyclops, daimon, magus, troll, unicorn, wyrm"


def after_round_one(hand: str) -> Table:
    """Amazon has just died at 3; under Troll's 9 lies a 1, and seat 1, who backs Troll and Unicorn, opens round 2."""
    piles = "amazon = amazon 2 < amazon 3, troll = troll 1 < troll 9, unicorn = unicorn 8, wyrm = wyrm 10"
    others = ", ".join(f"{creature} = {creature} 9" for creature in ("colossus", "cyclops", "daimon", "magus"))
    tab = table(
        f"creatures: {OLD_ROWS}; turn: 0; phase: check; row 1: {piles}, {others}; "
        f"bets 1: troll 1, unicorn 1; hand 1: {hand}"
    )
    assert "amazon" not in survivors(tab)
    return tab


@pytest.mark.clause("CA-10.7")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("prefect", ["play prefect", "take amazon 3"]),
        ("prefect", ["play prefect", "take troll 9"]),
        ("prefect", ["play prefect", "take wyrm 10"]),
        ("troll 4", ["play troll 4", "use", "take troll 9"]),
        ("unicorn 1", ["play unicorn 1", "use", "swap unicorn 1 8"]),
    ],
)
def test_ca_10_7_changes_in_older_rows_neither_revive_nor_kill(card: str, words: list[str]) -> None:
    tab = after_round_one(card)
    events = say(tab, 1, "no bet", *words, "done")
    assert "creature-eliminated" not in kinds(events)
    assert survivors(tab) == OLD_ROWS.split(", ")[1:]
    assert arena(tab).row == 2
