"""CA-25 Wyrm: burn the top card of another creature."""

from __future__ import annotations

import pytest

from harena.core.ids import Seat
from harena.core.table import Table

from .tables import arena, choice, discards, kinds, only, options, refused, say, table, view

ALL_BUT_WYRM = ["amazon", "colossus", "cyclops", "daimon", "ettin", "gorgon", "magus"]


def played(position: str) -> Table:
    """Seat 0, Wyrm's backer, has played wyrm 3."""
    tab = table(f"seats: 2; turn: 0; phase: card; bets 0: wyrm 1; hand 0: wyrm 3, magus 4; {position}")
    say(tab, 0, "play wyrm 3")
    return tab


def value(tab: Table, creature: str) -> object:
    creatures = view(tab, 1)["creatures"]
    assert isinstance(creatures, list)
    return next(words["value"] for words in creatures if words["creature"] == creature)


@pytest.mark.clause("CA-25.1")
@pytest.mark.parametrize("card", ["magus 6", "spectator 6"])
def test_ca_25_1_one_top_card_goes_to_the_discard_pile(card: str) -> None:
    tab = played(f"row 1: magus = {card}, gorgon = gorgon 2 < gorgon 9")
    event = only(say(tab, 0, "use", "burn magus"), "card-burnt")
    assert (event["clause"], event["creature"], event["card"]) == ("CA-25.1", "magus", card)
    assert discards(tab) == [card]
    assert value(tab, "gorgon") == 9
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-25.1")
def test_ca_25_1_wyrms_pile_and_older_rows_are_out_of_reach() -> None:
    tab = played(
        "round: 2; eliminated: amazon 1; row 1: amazon = amazon 0, ettin = ettin 5, magus = magus 1; "
        "row 2: magus = magus 6, wyrm = wyrm 9"
    )
    say(tab, 0, "use")
    assert options(tab, 0) == ["burn magus"]
    for words in ["burn wyrm", "burn ettin", "burn amazon", "burn troll"]:
        assert refused(tab, 0, words).clause == "CA-25.1"


@pytest.mark.clause("CA-25.1")
def test_ca_25_1_without_another_card_in_the_row_there_is_no_target() -> None:
    tab = played("round: 2; eliminated: amazon 1; row 1: magus = magus 6; row 2: wyrm = wyrm 9")
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-25.2")
def test_ca_25_2_the_uncovered_card_is_the_new_value() -> None:
    tab = played("row 1: magus = magus 2 < magus 9")
    assert value(tab, "magus") == 9
    assert only(say(tab, 0, "use", "burn magus"), "card-uncovered")["card"] == "magus 2"
    assert value(tab, "magus") == 2


@pytest.mark.clause("CA-25.2")
def test_ca_25_2_it_triggers_nothing() -> None:
    tab = played("bets 1: magus 1; row 1: magus = magus 2 < magus 9")
    events = say(tab, 0, "use", "burn magus")
    assert "power-used" not in kinds(events)[1:]
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-25.3")
def test_ca_25_3_an_emptied_space_opens_the_row_again() -> None:
    row = ", ".join(f"{name} = {name} {9 - i}" for i, name in enumerate(ALL_BUT_WYRM))
    burnt = played(f"row 1: {row}")
    assert only(say(burnt, 0, "use", "burn amazon"), "space-emptied")["creature"] == "amazon"
    assert value(burnt, "amazon") is None
    assert "creature-eliminated" not in kinds(say(burnt, 0, "done"))
    assert arena(burnt).row == 1


@pytest.mark.clause("CA-25.3")
@pytest.mark.parametrize("beneath", ["amazon 1", "spectator 1"])
def test_ca_25_3_a_space_with_a_card_beneath_stays_full(beneath: str) -> None:
    row = ", ".join(f"{name} = {name} {9 - i}" for i, name in enumerate(ALL_BUT_WYRM) if i > 0)
    tab = played(f"row 1: amazon = {beneath} < amazon 9, {row}")
    say(tab, 0, "use", "burn amazon")
    assert only(say(tab, 0, "done"), "creature-eliminated")["creature"] == "amazon"


@pytest.mark.clause("CA-25.4")
def test_ca_25_4_no_undo_after_the_reveal() -> None:
    tab = played("row 1: magus = magus 2 < magus 9")
    say(tab, 0, "use")
    assert tab.undo_point(Seat(0)) == 0
    say(tab, 0, "burn magus")
    assert tab.undo_point(Seat(0)) is None


@pytest.mark.clause("CA-25.4")
def test_ca_25_4_what_lies_beneath_is_seen_only_afterwards() -> None:
    """Before the choice two different cards beneath look alike; after it they do not."""
    seen: list[tuple[object, object]] = []
    for beneath in ("magus 2", "spectator 5"):
        tab = played(f"row 1: magus = {beneath} < magus 9; hand 1: gorgon 1")
        say(tab, 0, "use")
        before = view(tab, 0)
        say(tab, 0, "burn magus")
        seen.append((before, view(tab, 0)))
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] != seen[1][1]
