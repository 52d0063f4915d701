"""CA-19 Gorgon: demand a card of a creature."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import arena, asked, choice, hand, kinds, only, options, own, refused, said_of, say, seen_by, table, view


def demand(hand_1: str, position: str = "") -> Table:
    """Seat 0, Gorgon's backer, has played gorgon 3 and uses the power."""
    tab = table(
        "seats: 3; turn: 0; phase: card; bets 0: gorgon 1; hand 0: gorgon 3, magus 4; "
        f"hand 1: {hand_1}; hand 2: magus 8, magus 9; {position}"
    )
    say(tab, 0, "play gorgon 3", "use")
    return tab


@pytest.mark.clause("CA-19.1")
def test_ca_19_1_a_card_of_the_named_creature_moves_to_the_asker() -> None:
    tab = demand("wyrm 2, amazon 5")
    event = only(say(tab, 0, "ask 1 wyrm"), "card-demanded")
    assert (event["clause"], event["rival"], event["creature"]) == ("CA-19.1", 1, "wyrm")
    say(tab, 1, "give wyrm 2")
    assert hand(tab, 0) == ["magus 4", "wyrm 2"]
    assert hand(tab, 1) == ["amazon 5"]
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-19.1")
def test_ca_19_1_rivals_and_survivors_only() -> None:
    tab = demand("wyrm 2", "round: 2; eliminated: amazon 1")
    assert len(options(tab, 0)) == 2 * 7
    assert "ask 2 gorgon" in options(tab, 0)
    for words in ["ask 0 wyrm", "ask 1 amazon", "ask 1 troll", "ask 3 wyrm"]:
        assert refused(tab, 0, words).clause == "CA-19.1"


@pytest.mark.clause("CA-19.1")
def test_ca_19_1_others_learn_the_creature_not_the_strength() -> None:
    seen: list[object] = []
    for strength in (2, 9):
        tab = demand(f"wyrm {strength}, amazon 5")
        seq = tab.seq()
        say(tab, 0, "ask 1 wyrm")
        say(tab, 1, f"give wyrm {strength}")
        for reader in (0, 1):
            given = said_of(tab, reader, seq, "given-card-seen")
            assert given is not None
            assert given["card"] == f"wyrm {strength}"
        passed = said_of(tab, 2, seq, "card-given")
        assert passed is not None
        assert passed["creature"] == "wyrm"
        assert said_of(tab, 2, seq, "given-card-seen") is None
        seen.append([seen_by(tab, 2, seq), view(tab, 2), seen_by(tab, None, seq), view(tab, None)])
    assert seen[0] == seen[1]


@pytest.mark.clause("CA-19.2")
def test_ca_19_2_of_several_matches_the_giver_picks() -> None:
    tab = demand("wyrm 2, wyrm 9, amazon 5")
    say(tab, 0, "ask 1 wyrm")
    assert asked(tab) == [1]
    assert options(tab, 1) == ["give wyrm 2", "give wyrm 9"]
    assert refused(tab, 1, "give amazon 5").clause == "CA-19.2"
    assert refused(tab, 0, "give wyrm 9").kind == "not-your-turn"
    say(tab, 1, "give wyrm 9")
    assert hand(tab, 1) == ["amazon 5", "wyrm 2"]


@pytest.mark.clause("CA-19.2")
def test_ca_19_2_others_cannot_tell_one_match_from_several() -> None:
    seen: list[object] = []
    for cards in ("wyrm 2, amazon 5", "wyrm 2, wyrm 9"):
        tab = demand(cards)
        seq = tab.seq()
        say(tab, 0, "ask 1 wyrm")
        assert asked(tab) == [1]
        assert choice(tab) == "give"
        seen.append([[seen_by(tab, reader, seq), view(tab, reader)] for reader in (0, 2, None)])
    assert seen[0] == seen[1]


@pytest.mark.clause("CA-19.3")
def test_ca_19_3_without_a_match_the_asker_alone_sees_the_hand() -> None:
    tab = demand("amazon 5, spectator 4")
    seq = tab.seq()
    events = say(tab, 0, "ask 1 wyrm")
    shown = only(events, "hand-shown")
    assert (shown["clause"], shown["audience"], shown["cards"]) == ("CA-19.3", [0, 1], ["amazon 5", "spectator 4"])
    assert only(events, "nothing-to-give")["audience"] == "all"
    assert said_of(tab, 2, seq, "hand-shown") is None
    assert said_of(tab, 2, seq, "nothing-to-give") is not None
    assert own(tab, 2)["known"] == []
    assert own(tab, 2)["lacks"] == [{"seat": 1, "creature": "wyrm"}]
    assert hand(tab, 1) == ["amazon 5", "spectator 4"]


@pytest.mark.clause("CA-19.3")
def test_ca_19_3_what_is_shown_is_a_snapshot() -> None:
    tab = demand("amazon 5, spectator 4")
    say(tab, 0, "ask 1 wyrm", "done")
    say(tab, 1, "no bet", "play amazon 5", "done")
    known = own(tab, 0)["known"]
    assert known == [{"card": "spectator 4", "places": [{"zone": "hand", "seat": 1, "weight": 1}]}]
    assert len(arena(tab).hands[1]) == 8
    assert own(tab, 2)["lacks"] == []


@pytest.mark.clause("CA-19.3")
def test_ca_19_3_with_a_match_no_hand_is_shown() -> None:
    tab = demand("wyrm 2, spectator 4")
    events = say(tab, 0, "ask 1 wyrm") + say(tab, 1, "give wyrm 2")
    assert "hand-shown" not in kinds(events)
    assert own(tab, 0)["known"] == []


@pytest.mark.clause("CA-19.4")
def test_ca_19_4_a_frozen_match_is_neither_given_nor_shown() -> None:
    tab = demand("amazon 5", "frozen 1: wyrm 7, magus 2")
    assert only(say(tab, 0, "ask 1 wyrm"), "hand-shown")["cards"] == ["amazon 5"]
    assert own(tab, 1)["frozen"] == ["magus 2", "wyrm 7"]
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-19.4")
def test_ca_19_4_a_usable_match_beside_it_is_given() -> None:
    tab = demand("wyrm 2", "frozen 1: wyrm 7")
    say(tab, 0, "ask 1 wyrm")
    assert options(tab, 1) == ["give wyrm 2"]
    assert refused(tab, 1, "give wyrm 7").clause == "CA-19.4"


@pytest.mark.clause("CA-19.5")
def test_ca_19_5_spectators_do_not_satisfy_the_demand() -> None:
    tab = demand("spectator 4, spectator 7, prefect")
    events = say(tab, 0, "ask 1 wyrm")
    assert only(events, "hand-shown")["cards"] == ["spectator 4", "spectator 7", "prefect"]
    assert choice(tab) == "discard"
    combat = demand("spectator 4, spectator 7, wyrm 0")
    say(combat, 0, "ask 1 wyrm")
    assert options(combat, 1) == ["give wyrm 0"]
