"""CA-12.3 The two Prefects look alike: nobody can tell which of them he saw, so no view may."""

from __future__ import annotations

import pytest

from .tables import own, say, table, view

ROW = "row 1: amazon = amazon 2"
KNOWN = "facts: 1 knows {} @ hand 1 x 1"
PREFECT_IN_HAND = [{"card": "prefect", "places": [{"zone": "hand", "seat": 1, "weight": 1}]}]


@pytest.mark.clause("CA-12.3")
@pytest.mark.parametrize("known", ["prefect", "second prefect"])
@pytest.mark.parametrize("hand", ["prefect, second prefect, wyrm 3", "{}, wyrm 4, wyrm 3"])
def test_ca_12_3_a_prefect_played_is_taken_for_the_one_that_was_known(known: str, hand: str) -> None:
    """Whether another one is left in the hand stays hidden."""
    position = f"seats: 3; turn: 1; phase: card; hand 1: {hand.format(known)}; {KNOWN.format(known)}; {ROW}"
    tab = table(position)
    assert own(tab, 0)["known"] == PREFECT_IN_HAND
    say(tab, 1, "play prefect")
    assert own(tab, 0)["known"] == []
    assert view(tab, 0)["playing"] == "prefect"


@pytest.mark.clause("CA-12.3")
def test_ca_12_3_who_knew_both_prefects_still_knows_of_one() -> None:
    facts = "facts: 1 knows prefect @ hand 1 x 1, 1 knows second prefect @ hand 1 x 1"
    tab = table(f"seats: 3; turn: 1; phase: card; hand 1: prefect, second prefect, wyrm 3; {facts}; {ROW}")
    assert own(tab, 0)["known"] == PREFECT_IN_HAND * 2
    say(tab, 1, "play prefect")
    assert own(tab, 0)["known"] == PREFECT_IN_HAND


@pytest.mark.clause("CA-12.3", "CA-22.4")
@pytest.mark.parametrize("drawn", ["prefect", "second prefect"])
@pytest.mark.parametrize("kept", ["keep prefect", "keep wyrm 3"])
def test_ca_12_3_a_prefect_looked_at_may_be_the_one_seen_before(drawn: str, kept: str) -> None:
    """Seat 0 knew of one Prefect in the hand it robs and looks at one of the two there: it cannot tell which."""
    creatures = "amazon, colossus, cyclops, daimon, ettin, gorgon, titan, wyrm"
    position = (
        f"creatures: {creatures}; seats: 3; turn: 0; phase: card; hand 0: titan 5, wyrm 9; bets 0: titan 1; "
        f"hand 1: prefect, second prefect, wyrm 3, wyrm 4; hand 2: wyrm 5; {KNOWN.format('second prefect')}; {ROW}"
    )
    tab = table(position, [drawn, "wyrm 3", "wyrm 4"])
    say(tab, 0, "play titan 5", "use", "rob 1")
    known = own(tab, 0)["known"]
    assert isinstance(known, list)
    assert [fact["card"] for fact in known].count("prefect") == 1
    say(tab, 0, kept)
    known = own(tab, 0)["known"]
    assert isinstance(known, list)
    assert [fact["card"] for fact in known].count("prefect") == (0 if kept == "keep prefect" else 1)


@pytest.mark.clause("CA-12.3")
@pytest.mark.parametrize("held", ["prefect", "second prefect"])
def test_ca_12_3_a_hand_and_the_discard_pile_name_prefects_alike(held: str) -> None:
    tab = table(f"seats: 3; turn: 1; phase: card; hand 1: magister, {held}; {ROW}")
    assert own(tab, 1)["hand"] == ["magister", "prefect"]
    say(tab, 1, "play prefect", "decline")
    assert view(tab, 0)["discard"] == {"size": 1, "top": "prefect"}
