"""CA-7 The referees: Magister and Prefects."""

from __future__ import annotations

import pytest

from harena.games.colossal_arena.options import named

from .tables import (
    EIGHT,
    arena,
    backer_of,
    choice,
    discards,
    hand,
    kinds,
    look,
    only,
    options,
    refused,
    row_of,
    say,
    seen_by,
    survivors,
    table,
    top,
)

HOLDERS = "marker 0: wyrm 1; marker 1: wyrm 2; marker 2: magus 3"
WITH_UNICORN = "creatures: amazon, colossus, cyclops, gorgon, magus, troll, unicorn, wyrm"


def takes(position: str) -> list[str]:
    """What a Prefect of seat 0 may take."""
    t = table(f"seats: 2; turn: 0; {position}; phase: card")
    say(t, 0, "play prefect")
    return [word for word in options(t, 0) if word.startswith("take")]


@pytest.mark.clause("CA-7.1")
def test_ca_7_1_magister_is_discarded_on_top_of_the_markers_it_reveals() -> None:
    t = table(f"seats: 4; turn: 3; {HOLDERS}; hand 3: magister; discard: gorgon 1; phase: card")
    events = say(t, 3, "play magister", "name wyrm")
    played = only(events, "referee-played")
    assert (played["card"], played["clause"], played["audience"]) == ("magister", "CA-7.1", "all")
    assert discards(t) == ["gorgon 1", "wyrm 1", "wyrm 2", "magister"]
    assert set(arena(t).top) == {-1}


@pytest.mark.clause("CA-7.1")
def test_ca_7_1_prefect_changes_only_the_pile_it_takes_from() -> None:
    t = table("seats: 2; turn: 0; row 1: wyrm = wyrm 3, magus = magus 5; hand 0: prefect; phase: card")
    say(t, 0, "play prefect", "take wyrm 3")
    assert (top(t, 1, "wyrm"), top(t, 1, "magus")) == (None, "magus 5")
    assert (discards(t), hand(t, 0)) == (["prefect"], ["wyrm 3"])
    assert [card for card in arena(t).top if card >= 132] == []


@pytest.mark.clause("CA-7.1")
def test_ca_7_1_a_referee_is_not_discarded_before_its_effect() -> None:
    t = table("seats: 2; turn: 0; row 1: wyrm = wyrm 3; hand 0: prefect; phase: card")
    say(t, 0, "play prefect")
    assert (discards(t), hand(t, 0)) == ([], [])
    say(t, 0, "decline")
    assert discards(t) == ["prefect"]


@pytest.mark.clause("CA-7.2")
def test_ca_7_2_all_hidden_bets_on_the_creature_named_are_revealed() -> None:
    t = table(f"seats: 4; turn: 3; {HOLDERS}; bets 0: wyrm 1; hand 3: magister, wyrm 5; phase: card")
    assert backer_of(t, "wyrm") == 0
    events = say(t, 3, "play magister", "name wyrm")
    named_event = only(events, "creature-named")
    assert (named_event["creature"], named_event["clause"]) == ("wyrm", "CA-7.2")
    assert [event["seat"] for event in events if event["kind"] == "secret-bet-revealed"] == [0, 1]
    assert (arena(t).revealed, backer_of(t, "wyrm")) == ([named("wyrm"), named("wyrm"), -1, -1], 0)
    assert look(t, 3).has_marker == [0, 0, 1, 0]


@pytest.mark.clause("CA-7.2")
def test_ca_7_2_backing_changes_at_once() -> None:
    t = table("seats: 2; turn: 0; marker 1: wyrm 2; bets 0: wyrm 1; hand 0: magister; phase: card")
    changed = only(say(t, 0, "play magister", "name wyrm"), "backer-changed")
    assert (changed["creature"], changed["seat"]) == ("wyrm", 1)
    assert backer_of(t, "wyrm") == 1


@pytest.mark.clause("CA-7.2")
def test_ca_7_2_only_survivors_are_named() -> None:
    t = table("seats: 2; turn: 0; round: 2; eliminated: wyrm 1; marker 1: wyrm 2; hand 0: magister; phase: card")
    say(t, 0, "play magister")
    assert options(t, 0) == [f"name {name}" for name in EIGHT.split(", ") if name != "wyrm"]
    assert refused(t, 0, "name wyrm").clause == "CA-7.2"


@pytest.mark.clause("CA-7.3")
def test_ca_7_3_the_players_own_bet_is_revealed_too() -> None:
    t = table("seats: 2; turn: 0; marker 0: wyrm 2; hand 0: magister; phase: card")
    assert only(say(t, 0, "play magister", "name wyrm"), "secret-bet-revealed")["seat"] == 0
    assert discards(t) == ["wyrm 2", "magister"]


@pytest.mark.clause("CA-7.3")
def test_ca_7_3_naming_a_creature_nobody_holds_uses_up_the_card() -> None:
    t = table("seats: 2; turn: 0; marker 0: wyrm 2; hand 0: magister; phase: card")
    assert kinds(say(t, 0, "play magister", "name gorgon")) == ["referee-played", "creature-named"]
    assert (discards(t), hand(t, 0), choice(t)) == (["magister"], [], "discard")
    assert look(t, 1).has_marker == [1, 0]


@pytest.mark.clause("CA-7.4")
def test_ca_7_4_prefect_takes_a_visible_combat_card_of_any_row() -> None:
    position = (
        "seats: 3; turn: 0; round: 2; eliminated: amazon 1; row 1: wyrm = wyrm 3; row 2: magus = magus 5; "
        "hand 0: prefect; phase: card"
    )
    for card, row in [("wyrm 3", 1), ("magus 5", 2)]:
        t = table(position)
        say(t, 0, "play prefect")
        assert sorted(options(t, 0)) == ["decline", "take magus 5", "take wyrm 3"]
        taken = only(say(t, 0, f"take {card}"), "card-taken")
        assert (taken["card"], taken["row"], taken["clause"], taken["audience"]) == (card, row, "CA-7.4", "all")
        assert hand(t, 0) == [card]


@pytest.mark.clause("CA-7.4")
def test_ca_7_4_taking_is_optional() -> None:
    t = table("seats: 2; turn: 0; row 1: wyrm = wyrm 3; hand 0: prefect; phase: card")
    assert kinds(say(t, 0, "play prefect", "decline")) == ["referee-played", "take-declined"]
    assert (top(t, 1, "wyrm"), hand(t, 0), choice(t)) == ("wyrm 3", [], "discard")


@pytest.mark.clause("CA-7.4")
def test_ca_7_4_all_know_where_the_card_went() -> None:
    t = table("seats: 2; turn: 0; row 1: wyrm = wyrm 3; hand 0: prefect; phase: card")
    since = t.seq()
    say(t, 0, "play prefect", "take wyrm 3")
    assert [fact.what for fact in look(t, 1).facts] == [named("wyrm") * 11 + 3]
    assert only(seen_by(t, None, since), "card-taken")["card"] == "wyrm 3"


@pytest.mark.clause("CA-7.5")
def test_ca_7_5_spectators_covered_cards_and_markers_stay_dead_columns_do_not() -> None:
    position = (
        "round: 2; eliminated: amazon 1; row 1: amazon = amazon 0, wyrm = wyrm 3 < spectator 2; "
        "row 2: magus = magus 5 < magus 6, gorgon = spectator 4; marker 1: gorgon 7; hand 0: prefect"
    )
    assert takes(position) == ["take amazon 0", "take magus 6"]
    t = table(f"seats: 2; turn: 0; {position}; phase: card")
    say(t, 0, "play prefect")
    for card in ("wyrm 3", "magus 5", "gorgon 7"):
        assert refused(t, 0, f"take {card}").clause == "CA-7.5"
    assert refused(t, 0, "take spectator 4").kind == "not-a-move"


@pytest.mark.clause("CA-7.5")
def test_ca_7_5_the_own_card_just_played_can_be_taken() -> None:
    t = table("seats: 2; turn: 0; bets 0: ettin 1; hand 0: ettin 5, prefect; phase: card")
    say(t, 0, "play ettin 5", "use", "play prefect", "take ettin 5")
    assert (hand(t, 0), top(t, 1, "ettin")) == (["ettin 5"], None)


@pytest.mark.clause("CA-7.6")
def test_ca_7_6_taking_the_sole_card_of_a_space_reopens_the_row() -> None:
    t = table(f"seats: 2; turn: 0; {row_of(1, 5, 5, 5, 5, 5, 5, 1, 8)}; hand 0: prefect; phase: card")
    events = say(t, 0, "play prefect", "take wyrm 8", "done")
    emptied = only(events, "space-emptied")
    assert (emptied["creature"], emptied["row"], emptied["clause"]) == ("wyrm", 1, "CA-7.6")
    assert "creature-eliminated" not in kinds(events)
    assert (arena(t).row, len(survivors(t))) == (1, 8)


@pytest.mark.clause("CA-7.6")
def test_ca_7_6_with_a_card_beneath_or_nothing_taken_the_row_stays_full() -> None:
    row = row_of(1, 5, 5, 5, 5, 5, 5, 1, 8).replace("= wyrm 8", "= wyrm 7 < wyrm 8")
    for word in ("take wyrm 8", "decline"):
        t = table(f"seats: 2; turn: 0; {row}; hand 0: prefect; phase: card")
        assert only(say(t, 0, "play prefect", word, "done"), "creature-eliminated")["creature"] == "magus"


@pytest.mark.clause("CA-7.7")
def test_ca_7_7_the_card_uncovered_sets_the_value_and_triggers_nothing() -> None:
    position = (
        "seats: 2; turn: 0; bets 0: wyrm 1; row 1: wyrm = {} < wyrm 9, magus = magus 3; hand 0: prefect; phase: card"
    )
    for beneath, value in [("spectator 2", 2), ("wyrm 4", 4)]:
        t = table(position.format(beneath))
        uncovered = only(say(t, 0, "play prefect", "take wyrm 9"), "card-uncovered")
        assert (uncovered["card"], uncovered["clause"], uncovered["audience"]) == (beneath, "CA-7.7", "all")
        assert (look(t, 1).value(named("wyrm")), choice(t)) == (value, "discard")


@pytest.mark.clause("CA-7.7")
def test_ca_7_7_the_value_uncovered_decides_the_check() -> None:
    row = row_of(1, 5, 5, 5, 5, 5, 5, 3, 9).replace("= wyrm 9", "= spectator 2 < wyrm 9")
    t = table(f"seats: 2; turn: 0; {row}; hand 0: prefect; phase: card")
    dead = only(say(t, 0, "play prefect", "take wyrm 9", "done"), "creature-eliminated")
    assert (dead["creature"], dead["strength"]) == ("wyrm", 2)


@pytest.mark.clause("CA-7.8")
def test_ca_7_8_a_prefect_may_be_played_when_nothing_can_be_taken() -> None:
    t = table("seats: 2; turn: 0; hand 0: prefect")
    say(t, 0, "no bet")
    assert options(t, 0) == ["play prefect"]
    events = say(t, 0, "play prefect")
    assert only(events, "nothing-taken")["clause"] == "CA-7.8"
    assert (discards(t), choice(t)) == (["prefect"], "discard")


@pytest.mark.clause("CA-7.8")
def test_ca_7_8_with_only_spectators_in_sight_too() -> None:
    t = table("seats: 2; turn: 0; row 1: wyrm = wyrm 2 < spectator 3; hand 0: prefect; phase: card")
    assert kinds(say(t, 0, "play prefect")) == ["referee-played", "nothing-taken"]


@pytest.mark.clause("CA-7.9")
def test_ca_7_9_a_spectator_uncovered_by_a_burn_bars_the_power() -> None:
    t = table(
        f"{WITH_UNICORN}; seats: 2; turn: 0; round: 2; eliminated: amazon 1; bets 0: wyrm 1; bets 1: troll 1; "
        "row 1: troll = troll 2; row 2: troll = spectator 4 < troll 6; hand 0: wyrm 5; hand 1: troll 5"
    )
    say(t, 0, "no bet", "play wyrm 5", "use", "burn troll", "done")
    assert only(say(t, 1, "no bet", "play troll 5"), "spectator-bars-power")["creature"] == "troll"
    assert choice(t) == "discard"


@pytest.mark.clause("CA-7.9")
def test_ca_7_9_a_combat_card_uncovered_by_a_burn_lets_the_power_through() -> None:
    position = (
        f"{WITH_UNICORN}; seats: 2; turn: 0; round: 2; eliminated: amazon 1; bets 0: wyrm 1; bets 1: unicorn 1; "
        "row 1: unicorn = unicorn 2; row 2: unicorn = unicorn 5 < spectator 2; hand 0: wyrm 5; hand 1: unicorn 8"
    )
    t = table(position)
    say(t, 0, "no bet", "play wyrm 5", "use", "burn unicorn", "done")
    say(t, 1, "no bet", "play unicorn 8")
    assert options(t, 1) == ["use", "decline"]
    spared = table(position)
    say(spared, 0, "no bet", "play wyrm 5", "decline", "done")
    say(spared, 1, "no bet", "play unicorn 8")
    assert choice(spared) == "discard"


@pytest.mark.clause("CA-7.9")
def test_ca_7_9_a_space_emptied_by_a_prefect_triggers_normally() -> None:
    t = table(
        "seats: 2; turn: 0; bets 1: wyrm 1; row 1: wyrm = wyrm 6, magus = magus 2; hand 0: prefect; hand 1: wyrm 5"
    )
    say(t, 0, "no bet", "play prefect", "take wyrm 6", "done")
    say(t, 1, "no bet", "play wyrm 5")
    assert choice(t) == "offer-power"


@pytest.mark.clause("CA-7.10")
def test_ca_7_10_prefect_never_reaches_the_discard_pile() -> None:
    position = "row 1: wyrm = wyrm 4; discard: wyrm 8, wyrm 9; marker 1: wyrm 7; hand 0: prefect"
    assert takes(position) == ["take wyrm 4"]
    assert takes(f"option discard-is-visible: yes; {position}") == ["take wyrm 4", "take wyrm 9"]


@pytest.mark.clause("CA-7.10")
def test_ca_7_10_a_hand_shown_by_a_pass_is_out_of_reach() -> None:
    dead_hand = "round: 2; eliminated: amazon 1; row 2: wyrm = wyrm 4; hand 1: amazon 5"
    t = table(f"seats: 2; turn: 1; {dead_hand}; hand 0: prefect")
    say(t, 1, "no bet", "pass", "done")
    say(t, 0, "no bet", "play prefect")
    assert options(t, 0) == ["decline", "take wyrm 4"]
    assert refused(t, 0, "take amazon 5").clause == "CA-7.5"


@pytest.mark.clause("CA-7.10")
def test_ca_7_10_where_the_table_says_so_the_discards_top_can_be_taken() -> None:
    t = table(
        "option discard-is-visible: yes; seats: 2; turn: 0; discard: wyrm 8, wyrm 9; hand 0: prefect; phase: card"
    )
    taken = only(say(t, 0, "play prefect", "take wyrm 9"), "card-taken")
    assert taken["row"] == 0
    assert (hand(t, 0), discards(t)) == (["wyrm 9"], ["wyrm 8", "prefect"])


@pytest.mark.clause("CA-7.10")
@pytest.mark.parametrize("pile", ["discard: wyrm 9, spectator 3", "discard: wyrm 9, prefect"])
def test_ca_7_10_there_too_only_a_combat_card_on_top_is_in_reach(pile: str) -> None:
    assert takes(f"option discard-is-visible: yes; {pile}; hand 0: prefect; row 1: wyrm = wyrm 4") == ["take wyrm 4"]


@pytest.mark.clause("CA-7.10")
def test_ca_7_10_unicorn_never_reaches_the_discard_pile() -> None:
    position = (
        f"{WITH_UNICORN}; seats: 2; turn: 0; bets 0: unicorn 1; row 1: wyrm = wyrm 4; discard: wyrm 9; "
        "hand 0: unicorn 5; phase: card"
    )
    t = table(position)
    assert kinds(say(t, 0, "play unicorn 5")) == ["combat-card-played", "power-without-target"]
    reaching = table(f"option discard-is-visible: yes; {position}")
    say(reaching, 0, "play unicorn 5", "use")
    assert options(reaching, 0) == ["swap wyrm 4 9"]
    say(reaching, 0, "swap wyrm 4 9")
    assert (top(reaching, 1, "wyrm"), discards(reaching)) == ("wyrm 9", ["wyrm 4"])


@pytest.mark.clause("CA-7.10")
def test_ca_7_10_rows_are_in_reach_of_unicorn() -> None:
    t = table(
        f"{WITH_UNICORN}; seats: 2; turn: 0; round: 2; eliminated: amazon 1; bets 0: unicorn 1; row 1: wyrm = wyrm 4; "
        "row 2: wyrm = wyrm 7; discard: wyrm 9; hand 0: unicorn 5; phase: card"
    )
    say(t, 0, "play unicorn 5", "use")
    assert options(t, 0) == ["swap wyrm 4 7"]
