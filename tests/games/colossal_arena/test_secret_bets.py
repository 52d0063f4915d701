"""CA-4 Secret bets."""

from __future__ import annotations

import pytest

from harena.core.errors import BadRequest
from harena.core.ids import NOBODY, Seat
from harena.core.table import Table
from harena.games.colossal_arena.backing import bettor
from harena.games.colossal_arena.cards import CARD_NAMES, Row
from harena.games.colossal_arena.options import named

from .tables import (
    EIGHT,
    GAME,
    arena,
    asked,
    backer_of,
    choice,
    deal,
    discards,
    hand,
    kinds,
    look,
    only,
    options,
    refused,
    row_of,
    said_of,
    say,
    seen_by,
    strings_in,
    survivors,
    table,
    view,
)

LAST_CARD = "deck: spectator 1"
"""Whoever draws next ends the game."""


def secrets(t: Table, seat: int) -> list[str]:
    """The secret bets a seat may place."""
    return [word for word in options(t, seat) if word.startswith("secret")]


def shown(t: Table, reader: int | None, seat: int) -> str | None:
    """What a reader sees of a seat's secret bet."""
    return look(t, reader).secret_words(Seat(seat))


def gold(t: Table) -> list[int]:
    result = GAME.result(t.state)
    assert result is not None
    return result.scores


@pytest.mark.clause("CA-4.1")
def test_ca_4_1_a_combat_card_goes_face_down_under_a_token() -> None:
    t = table("seats: 3; turn: 0; hand 0: wyrm 3, magus 4, prefect")
    events = say(t, 0, "secret wyrm 3")
    assert (hand(t, 0), CARD_NAMES[arena(t).markers[0]]) == (["magus 4", "prefect"], "wyrm 3")
    assert arena(t).supply == [4, 5, 5]
    placed = only(events, "secret-bet-placed")
    assert (placed["clause"], placed["audience"]) == ("CA-4.1", "all")
    assert only(events, "marker-laid")["audience"] == [0]
    assert discards(t) == []
    assert refused(t, 0, "secret magus 4").kind == "not-an-option"


@pytest.mark.clause("CA-4.1")
def test_ca_4_1_the_others_see_only_that_it_exists() -> None:
    """Two worlds that differ in the marker alone look the same to everybody else."""
    one, other = (table("seats: 3; turn: 0; hand 0: wyrm 3, magus 4, wyrm 10") for _ in range(2))
    since = one.seq()
    say(one, 0, "secret wyrm 3")
    say(other, 0, "secret magus 4")
    for reader in (1, 2, None):
        assert look(one, reader).words() == look(other, reader).words()
        assert seen_by(one, reader, since) == seen_by(other, reader, since)
        assert shown(one, reader, 0) == "hidden"
        assert said_of(one, reader, since, "marker-laid") is None
    assert (look(one, 0).marker, look(other, 0).marker) == (CARD_NAMES.index("wyrm 3"), CARD_NAMES.index("magus 4"))


@pytest.mark.clause("CA-4.1")
@pytest.mark.parametrize("strength", [0, 10])
def test_ca_4_1_the_markers_strength_is_irrelevant(strength: int) -> None:
    t = table(f"seats: 2; turn: 0; hand 0: wyrm 0, wyrm 10; {LAST_CARD}")
    say(t, 0, f"secret wyrm {strength}", "done")
    assert gold(t) == [5, 0]


@pytest.mark.clause("CA-4.1")
def test_ca_4_1_a_card_not_in_hand_marks_nothing() -> None:
    t = table("seats: 2; turn: 0; hand 0: wyrm 3")
    assert refused(t, 0, "secret wyrm 4").clause == "CA-4.1"


@pytest.mark.clause("CA-4.2")
def test_ca_4_2_spectators_and_referees_mark_nothing() -> None:
    t = table("seats: 2; turn: 0; hand 0: wyrm 3, spectator 4, prefect, magister")
    assert secrets(t, 0) == ["secret wyrm 3"]
    for word in ("secret spectator 4", "secret prefect", "secret magister"):
        assert refused(t, 0, word).kind == "not-a-move"
    with pytest.raises(BadRequest) as refusal:
        table("seats: 2; marker 0: spectator 4")
    assert refusal.value.clause == "CA-4.2"


@pytest.mark.clause("CA-4.2")
def test_ca_4_2_a_hand_without_combat_cards_cannot_bet_in_secret() -> None:
    assert secrets(table("seats: 2; turn: 0; hand 0: spectator 4, prefect"), 0) == []


@pytest.mark.clause("CA-4.2")
def test_ca_4_2_nobody_imagines_anything_but_a_combat_card_under_a_token() -> None:
    t = table("seats: 2; turn: 1; marker 0: wyrm 3")
    imagined = {CARD_NAMES[arena(t.imagined(Seat(1), seed)).markers[0]] for seed in range(60)}
    assert len(imagined) > 20
    assert {name.split()[0] for name in imagined} <= set(EIGHT.split(", "))


@pytest.mark.clause("CA-4.3")
def test_ca_4_3_once_per_game_also_after_the_reveal() -> None:
    t = table("seats: 2; turn: 0; hand 0: wyrm 2, wyrm 3, magus 4; hand 1: wyrm 5, magus 6, magus 7")
    say(t, 0, "secret wyrm 2", "done")
    say(t, 1, "no bet", "play magus 6", "done")
    say(t, 0, "reveal", "play magus 4", "done")
    assert "secret wyrm 5" in secrets(t, 1)
    say(t, 1, "no bet", "play magus 7", "done")
    assert (asked(t), arena(t).row, secrets(t, 0)) == ([0], 1, [])
    assert refused(t, 0, "secret wyrm 3").clause == "CA-4.3"


@pytest.mark.clause("CA-4.3")
def test_ca_4_3_no_second_one_beside_a_hidden_one() -> None:
    t = table("seats: 2; turn: 0; marker 0: wyrm 2; hand 0: wyrm 3")
    assert secrets(t, 0) == []
    assert refused(t, 0, "secret wyrm 3").clause == "CA-4.3"


@pytest.mark.clause("CA-4.4")
def test_ca_4_4_possible_after_twenty_turns_of_round_1() -> None:
    t = deal(2)
    for _ in range(20):
        seat = asked(t)[0]
        say(t, seat, "no bet")
        say(t, seat, options(t, seat)[0])
        while asked(t) == [seat]:
            say(t, seat, options(t, seat)[0])
    assert (arena(t).row, arena(t).turns) == (1, 21)
    combat = [card for card in hand(t, asked(t)[0]) if card.split()[0] not in ("spectator", "prefect", "magister")]
    assert secrets(t, asked(t)[0]) == [f"secret {card}" for card in combat] != []


@pytest.mark.clause("CA-4.4")
def test_ca_4_4_impossible_from_the_first_elimination_on() -> None:
    t = table(f"seats: 2; turn: 0; {row_of(1, 5, 5, 5, 5, 5, 5, 5)}; hand 0: wyrm 1; hand 1: magus 3")
    say(t, 0, "no bet", "play wyrm 1", "done")
    assert (asked(t), arena(t).row, secrets(t, 1)) == ([1], 2, [])
    assert refused(t, 1, "secret magus 3").clause == "CA-4.4"


@pytest.mark.clause("CA-4.5")
def test_ca_4_5_five_gold_revealed_or_not() -> None:
    t = table(f"seats: 3; turn: 0; marker 0: wyrm 2; revealed 1: wyrm; hand 0: magus 4; {LAST_CARD}")
    say(t, 0, "no bet", "play magus 4", "done")
    assert gold(t) == [5, 5, 0]


@pytest.mark.clause("CA-4.6")
def test_ca_4_6_reveal_instead_of_betting_then_play() -> None:
    t = table("seats: 2; turn: 0; marker 0: wyrm 2; hand 0: magus 4")
    revealed = only(say(t, 0, "reveal"), "secret-bet-revealed")
    assert (revealed["seat"], revealed["creature"], revealed["card"]) == (0, "wyrm", "wyrm 2")
    assert refused(t, 0, "bet magus").clause == "CA-2.4"
    assert options(t, 0) == ["play magus 4"]
    say(t, 0, "play magus 4")


@pytest.mark.clause("CA-4.6")
@pytest.mark.parametrize("fields", ["", "revealed 0: wyrm", "marker 1: wyrm 2"])
def test_ca_4_6_only_an_own_hidden_bet_can_be_revealed(fields: str) -> None:
    t = table(f"seats: 2; turn: 0; {fields}")
    assert "reveal" not in options(t, 0)
    assert refused(t, 0, "reveal").clause == "CA-4.6"


@pytest.mark.clause("CA-4.6")
def test_ca_4_6_reveal_also_in_a_later_round() -> None:
    t = table("seats: 2; turn: 0; round: 2; eliminated: amazon 1; marker 0: wyrm 2")
    say(t, 0, "reveal")
    assert choice(t) == "card-phase"


@pytest.mark.clause("CA-4.7")
def test_ca_4_7_the_token_lies_outside_all_rows_and_the_marker_is_discarded() -> None:
    t = table("seats: 2; turn: 0; marker 0: wyrm 2; hand 0: magus 4; discard: gorgon 1")
    event = only(say(t, 0, "reveal"), "secret-bet-revealed")
    assert (event["clause"], event["audience"]) == ("CA-4.7", "all")
    assert discards(t) == ["gorgon 1", "wyrm 2"]
    assert bettor(arena(t), named("wyrm"), Row(1)) == NOBODY
    assert [shown(t, reader, 0) for reader in (0, 1, None)] == ["wyrm"] * 3
    assert arena(t).supply[0] == 4
    say(t, 0, "play magus 4", "done")
    say(t, 1, "bet wyrm")
    assert bettor(arena(t), named("wyrm"), Row(1)) == 1


@pytest.mark.clause("CA-4.8")
def test_ca_4_8_it_counts_five_for_backing_from_its_reveal_on() -> None:
    t = table("seats: 2; turn: 0; marker 0: wyrm 2; bets 1: wyrm 1")
    assert backer_of(t, "wyrm") == 1
    changed = only(say(t, 0, "reveal"), "backer-changed")
    assert (changed["creature"], changed["seat"]) == ("wyrm", 0)
    assert backer_of(t, "wyrm") == 0


@pytest.mark.clause("CA-4.8")
def test_ca_4_8_five_is_not_enough_against_seven() -> None:
    t = table("seats: 2; turn: 0; round: 2; eliminated: amazon 1; marker 0: wyrm 2; bets 1: wyrm 1, wyrm 2")
    assert "backer-changed" not in kinds(say(t, 0, "reveal"))
    assert backer_of(t, "wyrm") == 1


@pytest.mark.clause("CA-4.9")
def test_ca_4_9_any_number_of_secret_bets_sit_on_one_creature() -> None:
    t = table("seats: 3; turn: 0; bets 2: wyrm 1; hand 0: wyrm 3; hand 1: wyrm 4; hand 2: wyrm 5; deck: the rest")
    say(t, 0, "secret wyrm 3", "done")
    say(t, 1, "secret wyrm 4", "done")
    say(t, 2, "secret wyrm 5", "done")
    assert [CARD_NAMES[card] for card in arena(t).markers] == ["wyrm 3", "wyrm 4", "wyrm 5"]
    assert arena(t).supply == [4, 4, 3]


@pytest.mark.clause("CA-4.9", "CA-4.5")
def test_ca_4_9_all_of_them_pay() -> None:
    t = table(f"seats: 3; turn: 0; marker 0: wyrm 3; marker 1: wyrm 4; marker 2: wyrm 5; hand 0: magus 1; {LAST_CARD}")
    say(t, 0, "no bet", "play magus 1", "done")
    assert gold(t) == [5, 5, 5]


@pytest.mark.clause("CA-4.10")
def test_ca_4_10_a_bet_on_a_creature_that_dies_stays_hidden_and_out_of_play() -> None:
    t = table(f"seats: 2; turn: 1; {row_of(1, 5, 5, 5, 5, 5, 5, 5)}; marker 0: wyrm 3; hand 0: magus 2; hand 1: wyrm 1")
    say(t, 1, "no bet", "play wyrm 1", "done")
    assert "wyrm" not in survivors(t)
    for reader in (1, None):
        assert shown(t, reader, 0) == "hidden"
        assert "wyrm 3" not in strings_in(view(t, reader)) + strings_in(seen_by(t, reader, -1))
    assert (CARD_NAMES[arena(t).markers[0]], discards(t)) == ("wyrm 3", [])
    assert "reveal" in options(t, 0)


@pytest.mark.clause("CA-4.10")
def test_ca_4_10_it_pays_nothing() -> None:
    t = table(
        "seats: 2; turn: 0; round: 2; eliminated: wyrm 1; marker 0: wyrm 3; marker 1: magus 3; "
        f"hand 0: magus 4; {LAST_CARD}"
    )
    say(t, 0, "no bet", "play magus 4", "done")
    assert gold(t) == [0, 5]


@pytest.mark.clause("CA-4.11")
def test_ca_4_11_a_frozen_card_marks_nothing() -> None:
    t = table("seats: 2; turn: 0; hand 0: magus 2; frozen 0: wyrm 3")
    assert secrets(t, 0) == ["secret magus 2"]
    assert refused(t, 0, "secret wyrm 3").clause == "CA-4.11"


@pytest.mark.clause("CA-4.11")
def test_ca_4_11_a_usable_card_of_the_same_creature_does() -> None:
    t = table("seats: 2; turn: 0; hand 0: wyrm 2; frozen 0: wyrm 3")
    assert secrets(t, 0) == ["secret wyrm 2"]
