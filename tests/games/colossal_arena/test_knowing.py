"""CA-12 Who may know what: views, audiences, and pairs of tables that differ in hidden things only."""

from __future__ import annotations

from typing import cast

import pytest

from harena.core.table import Table

from .tables import (
    EIGHT,
    GAME,
    Draw,
    asked,
    choice,
    deal,
    only,
    options,
    own,
    refused,
    said_of,
    say,
    seen_by,
    strings_in,
    table,
    view,
    wander,
)

READERS = (0, 1, 2, None)

RICH = (
    "round: 2; eliminated: amazon 1; turn: 0; bets 0: wyrm 1, ettin 2; bets 1: wyrm 2; "
    "marker 2: gorgon 4; revealed 1: magus; "
    "row 1: amazon = amazon 0, ettin = ettin 5 < ettin 6; row 2: wyrm = wyrm 9 < spectator 8; "
    "hand 0: wyrm 1; hand 1: wyrm 2, spectator 4; hand 2: magister; frozen 1: wyrm 3, wyrm 4; "
    "deck: cyclops 0, cyclops 1; discard: daimon 1, daimon 2, daimon 3; buried 1: daimon 2"
)
"""Something in every zone."""


def public(tab: Table, reader: int | None) -> dict[str, object]:
    """A view without what is the reader's own."""
    words = view(tab, reader)
    words.pop("you", None)
    return words


# ---- talk


@pytest.mark.clause("CA-12.1")
def test_ca_12_1_no_move_shows_a_card_or_binds_a_deal() -> None:
    tab = table(RICH)
    moves = {verb.name for verb in tab.state.picks().verbs}
    betting = {"no bet", "bet", "secret", "reveal", "wager", "retrieve", "retrieve secret"}
    playing = {"play", "pass", "on", "name", "take", "use", "decline", "discard", "done"}
    powers = {"freeze", "ask", "give", "call", "rob", "keep", "swap", "burn"}
    assert moves == betting | playing | powers | {"agree", "object"}
    assert refused(tab, 0, "show wyrm 1").kind == "not-a-move"


@pytest.mark.clause("CA-12.1")
def test_ca_12_1_a_card_changes_hands_only_where_a_rule_forces_it() -> None:
    tab = table("turn: 0; hand 0: wyrm 1; hand 1: wyrm 2")
    assert refused(tab, 0, "give wyrm 1").kind == "not-an-option"
    assert refused(tab, 1, "give wyrm 2").kind == "not-your-turn"
    tab = table("turn: 0; phase: card; bets 0: gorgon 1; hand 0: gorgon 1; hand 1: wyrm 2")
    say(tab, 0, "play gorgon 1", "use", "ask 1 wyrm")
    say(tab, 1, "give wyrm 2")


# ---- public


@pytest.mark.clause("CA-12.2")
def test_ca_12_2_public_facts_are_equal_in_all_views() -> None:
    tab = table(RICH)
    assert public(tab, 0) == public(tab, 1) == public(tab, 2) == public(tab, None)
    for tab in wander(deal(3), 12):
        if tab.state.over() or choice(tab) != "magus-discard":
            assert public(tab, 0) == public(tab, 1) == public(tab, 2) == public(tab, None)


@pytest.mark.clause("CA-12.2")
def test_ca_12_2_what_everybody_sees() -> None:
    words = view(table(RICH), None)
    creatures = cast("list[dict[str, object]]", words["creatures"])
    wyrm = next(creature for creature in creatures if creature["creature"] == "wyrm")
    assert (wyrm["value"], wyrm["backer"], wyrm["stakes"]) == (8, 0, {"0": 4, "1": 3})
    assert wyrm["rows"] == [
        {"row": 1, "top": None, "height": 0, "bet": 0},
        {"row": 2, "top": "spectator 8", "height": 2, "bet": 1},
    ]
    assert words["players"] == [
        {"seat": 0, "colour": "red", "hand": 1, "frozen": 0, "supply": 3, "secret": None},
        {"seat": 1, "colour": "blue", "hand": 2, "frozen": 2, "supply": 3, "secret": "magus"},
        {"seat": 2, "colour": "green", "hand": 1, "frozen": 0, "supply": 4, "secret": "hidden"},
    ]
    assert words["deck"] == 2
    assert [creature["creature"] for creature in creatures if creature["eliminated"]] == ["amazon"]


@pytest.mark.clause("CA-12.2")
@pytest.mark.parametrize(
    ("card", "words", "kind"),
    [
        ("prefect", ["play prefect", "take troll 7"], "card-taken"),
        ("troll 1", ["play troll 1", "use", "take troll 7"], "card-fetched"),
    ],
)
def test_ca_12_2_all_see_which_card_a_prefect_or_troll_took(card: str, words: list[str], kind: str) -> None:
    creatures = EIGHT.replace("cyclops", "troll")
    tab = table(
        f"creatures: {creatures}; round: 2; eliminated: amazon 1; turn: 0; phase: card; bets 0: troll 1; "
        f"row 1: troll = troll 7; hand 0: {card}"
    )
    say(tab, 0, *words)
    for reader in READERS:
        event = said_of(tab, reader, 0, kind)
        assert event is not None
        assert event["card"] == "troll 7"
    known = {"card": "troll 7", "places": [{"zone": "hand", "seat": 0, "weight": 1}]}
    assert own(tab, 1)["known"] == own(tab, 2)["known"] == [known]


# ---- hidden


@pytest.mark.clause("CA-12.3")
@pytest.mark.parametrize(
    ("zone", "card", "knowers"),
    [
        ("hand", "wyrm 1", {0}),
        ("hand", "wyrm 2", {1}),
        ("hand", "spectator 4", {1}),
        ("hand", "magister", {2}),
        ("marker", "gorgon 4", {2}),
        ("frozen", "wyrm 3", {1}),
        ("frozen", "wyrm 4", {1}),
        ("buried", "daimon 2", {1}),
        ("deck", "cyclops 0", set()),
        ("deck", "cyclops 1", set()),
        ("covered", "ettin 5", set()),
        ("covered", "wyrm 9", set()),
        ("covered discard", "daimon 1", set()),
        ("top", "ettin 6", set(READERS)),
        ("top of a dead column", "amazon 0", set(READERS)),
        ("top of the discard pile", "daimon 3", set(READERS)),
    ],
)
def test_ca_12_3_a_card_is_in_the_views_of_those_who_may_know_it(
    zone: str, card: str, knowers: set[int | None]
) -> None:
    tab = table(RICH)
    for reader in READERS:
        assert (card in strings_in(view(tab, reader))) is (reader in knowers), (zone, reader)


@pytest.mark.clause("CA-12.3")
def test_ca_12_3_every_card_of_a_played_game_is_hidden_where_it_should_be() -> None:
    for tab in wander(deal(3), 5):
        for reader in READERS:
            seen = set(strings_in(public(tab, reader)))
            assert not seen & {name for seat in (0, 1, 2) for name in hidden_cards(tab, seat)} - {"prefect"}


def hidden_cards(tab: Table, seat: int) -> list[str]:
    """What a seat alone may see."""
    mine = own(tab, seat)
    return [*strings_in(mine["hand"]), *strings_in(mine["frozen"]), *strings_in(mine["marker"])]


@pytest.mark.clause("CA-12.3")
def test_ca_12_3_a_card_drawn_or_marked_is_told_to_its_owner_alone() -> None:
    tab = table("turn: 0; hand 0: wyrm 1; hand 1: ; hand 2: ", [f"magus {strength}" for strength in range(8)], None)
    say(tab, 0, "secret wyrm 1", "done")
    for reader in (1, 2, None):
        assert not {"wyrm 1", "magus 0"} & set(strings_in(seen_by(tab, reader, 0)))
    assert {"wyrm 1", "magus 0"} <= set(strings_in(seen_by(tab, 0, 0)))


# ---- the discard pile and the log


@pytest.mark.clause("CA-12.4")
def test_ca_12_4_the_board_shows_the_top_and_size_of_the_discard_pile() -> None:
    tab = table("round: 2; eliminated: amazon 1; turn: 0; phase: discard; hand 0: amazon 1, amazon 2")
    assert view(tab, 1)["discard"] == {"size": 0, "top": None}
    say(tab, 0, "discard amazon 1")
    assert view(tab, 1)["discard"] == {"size": 1, "top": "amazon 1"}
    say(tab, 0, "discard amazon 2")
    assert view(tab, 1)["discard"] == {"size": 2, "top": "amazon 2"}
    assert "amazon 1" not in strings_in(view(tab, 1))


@pytest.mark.clause("CA-12.4")
def test_ca_12_4_the_log_keeps_what_was_public_when_it_happened() -> None:
    tab = table("turn: 0; phase: card; hand 0: wyrm 1; hand 1: wyrm 2")
    say(tab, 0, "play wyrm 1", "done")
    say(tab, 1, "no bet", "play wyrm 2", "done")
    for reader in (2, None):
        assert "wyrm 1" in strings_in(seen_by(tab, reader, 0))
        assert "wyrm 1" not in strings_in(view(tab, reader))


@pytest.mark.clause("CA-12.4")
def test_ca_12_4_cards_buried_by_magus_never_show() -> None:
    tab = table("turn: 0; phase: card; bets 0: magus 1; hand 0: magus 5, wyrm 1, wyrm 2, wyrm 3; hand 1: ; hand 2: ")
    say(tab, 0, "play magus 5", "use", "discard wyrm 1")
    assert view(tab, 1)["discard"] == view(tab, None)["discard"] == {"size": 1, "top": "hidden"}
    assert view(tab, 0)["discard"] == {"size": 1, "top": "wyrm 1"}
    say(tab, 0, "discard wyrm 2", "discard wyrm 3")
    for reader in (1, 2, None):
        seen = {*strings_in(view(tab, reader)), *strings_in(seen_by(tab, reader, 0))}
        assert seen & {"wyrm 1", "wyrm 2", "wyrm 3"} == {"wyrm 3"}
        assert view(tab, reader)["discard"] == {"size": 3, "top": "wyrm 3"}
    assert own(tab, 0)["buried"] == ["wyrm 1", "wyrm 2"]


# ---- non-interference


def indistinct(one: Table, other: Table, actor: int) -> None:
    """To everybody but the actor the two tables are the same: views, events, waits and questions."""
    assert GAME.print(one.state) != GAME.print(other.state)
    assert (asked(one), choice(one), one.clause_asked()) == (asked(other), choice(other), other.clause_asked())
    for reader in READERS:
        if reader != actor:
            assert view(one, reader) == view(other, reader)
            assert seen_by(one, reader, -1) == seen_by(other, reader, -1)


def pair(position: str, one: str, other: str) -> tuple[Table, Table]:
    """Two tables of one position, but for one hand."""
    return table(f"{position}: {one}"), table(f"{position}: {other}")


@pytest.mark.clause("CA-12.5")
def test_ca_12_5_a_giver_with_one_match_is_asked_as_one_with_two() -> None:
    mine = "gorgon 5, ettin 1, ettin 2, ettin 3, ettin 4, ettin 5, ettin 6, ettin 7"
    position = f"turn: 0; phase: card; bets 0: gorgon 1; hand 0: {mine}; hand 2: ; hand 1"
    one, other = pair(position, "wyrm 3, wyrm 5, amazon 2", "wyrm 3, amazon 1, amazon 2")
    for tab in (one, other):
        say(tab, 0, "play gorgon 5", "use", "ask 1 wyrm")
    indistinct(one, other, 1)
    assert (options(one, 1), options(other, 1)) == (["give wyrm 3", "give wyrm 5"], ["give wyrm 3"])
    for tab in (one, other):
        say(tab, 1, "give wyrm 3")
        say(tab, 0, "done")
    indistinct(one, other, 1)


@pytest.mark.clause("CA-12.5")
def test_ca_12_5_a_giver_without_a_match_is_told_apart_by_rule() -> None:
    tab = table("turn: 0; phase: card; bets 0: gorgon 1; hand 0: gorgon 5; hand 1: amazon 1; hand 2: ")
    events = say(tab, 0, "play gorgon 5", "use", "ask 1 wyrm")
    assert only(events, "nothing-to-give")["audience"] == "all"
    assert (asked(tab), choice(tab)) == ([0], "discard")


@pytest.mark.clause("CA-12.5")
def test_ca_12_5_the_discard_step_waits_with_no_dead_card_as_with_two() -> None:
    six = "wyrm 1, wyrm 2, wyrm 3, wyrm 4, wyrm 5, wyrm 6"
    position = "round: 2; eliminated: amazon 1; turn: 0; phase: discard; hand 1: ; hand 2: ; hand 0"
    one, other = pair(position, f"magus 1, magus 2, {six}", f"amazon 1, amazon 2, {six}")
    assert (options(one, 0), options(other, 0)) == (["done"], ["done", "discard amazon 1", "discard amazon 2"])
    indistinct(one, other, 0)
    for tab in (one, other):
        say(tab, 0, "done")
    indistinct(one, other, 0)


@pytest.mark.clause("CA-12.5")
def test_ca_12_5_ettins_extra_card_is_asked_with_no_playable_card_as_with_one() -> None:
    position = "round: 2; eliminated: amazon 1; turn: 0; phase: card; bets 0: ettin 1; hand 1: ; hand 2: ; hand 0"
    one, other = pair(position, "ettin 5, amazon 1, amazon 2", "ettin 5, amazon 1, wyrm 2")
    for tab in (one, other):
        say(tab, 0, "play ettin 5", "use")
    assert (options(one, 0), options(other, 0)) == (["decline"], ["play wyrm 2", "decline"])
    indistinct(one, other, 0)
    for tab in (one, other):
        say(tab, 0, "decline")
    indistinct(one, other, 0)


@pytest.mark.clause("CA-12.5")
def test_ca_12_5_a_seat_that_could_bet_only_in_secret_is_asked_whatever_it_holds() -> None:
    taken = [f"{creature} 1" for creature in EIGHT.split(", ")]
    bets = f"bets 1: {', '.join(taken[:5])}; bets 2: {', '.join(taken[5:])}"
    one, other = pair(f"turn: 0; {bets}; hand 1: ; hand 2: ; hand 0", "spectator 1, prefect", "wyrm 1, wyrm 2")
    assert (options(one, 0), options(other, 0)) == (["no bet"], ["no bet", "secret wyrm 1", "secret wyrm 2"])
    indistinct(one, other, 0)
    for tab in (one, other):
        say(tab, 0, "no bet")
    indistinct(one, other, 0)


KNOWN = "facts: 4 knows wyrm 3 @ hand {} x 1"
"""Seat 2 has seen Wyrm 3 in a hand."""
FIVE = "wyrm 3, wyrm 4, wyrm 5, wyrm 6, spectator 7"


def chances(tab: Table) -> list[tuple[str, int, int]]:
    """Where Wyrm 3 may lie as seat 2 sees it: zone, seat and weight."""
    known = cast("list[dict[str, list[dict[str, object]]]]", own(tab, 2)["known"])
    return [
        (str(place["zone"]), cast("int", place["seat"]), cast("int", place["weight"]))
        for fact in known
        for place in fact["places"]
    ]


@pytest.mark.clause("CA-12.5", "CA-12.3")
@pytest.mark.parametrize("fact", ["", KNOWN.format(0)])
def test_ca_12_5_a_marker_tells_nothing(fact: str) -> None:
    position = f"turn: 0; hand 0: {FIVE}; hand 1: ; hand 2: ; {fact}"
    one, other = table(position), table(position)
    say(one, 0, "secret wyrm 3", "done")
    say(other, 0, "secret wyrm 5", "done")
    indistinct(one, other, 0)
    assert chances(one) == ([("hand", 0, 4), ("marker", 0, 1)] if fact else [])


@pytest.mark.clause("CA-12.5", "CA-12.3")
@pytest.mark.parametrize("fact", ["", KNOWN.format(0)])
def test_ca_12_5_buried_cards_tell_nothing(fact: str) -> None:
    position = f"turn: 0; phase: card; bets 0: magus 1; hand 0: magus 1, {FIVE}; hand 1: ; hand 2: ; {fact}"
    one, other = table(position), table(position)
    for tab, card in ((one, "wyrm 3"), (other, "wyrm 4")):
        say(tab, 0, "play magus 1", "use", f"discard {card}")
        say(tab, 0, "discard wyrm 5", "done")
    indistinct(one, other, 0)
    assert chances(one) == ([("hand", 0, 3), ("buried", 0, 1)] if fact else [])


@pytest.mark.clause("CA-12.3")
def test_ca_12_3_a_stack_of_one_card_buries_nothing() -> None:
    position = f"turn: 0; phase: card; bets 0: magus 1; hand 0: magus 1, {FIVE}; hand 1: ; hand 2: "
    tab = table(f"{position}; {KNOWN.format(0)}")
    say(tab, 0, "play magus 1", "use", "discard wyrm 4", "done")
    assert chances(tab) == [("hand", 0, 1)]


@pytest.mark.clause("CA-12.5", "CA-12.3", "CA-16.2")
@pytest.mark.parametrize("fact", ["", KNOWN.format(1)])
def test_ca_12_5_frozen_cards_tell_nothing(fact: str) -> None:
    position = f"turn: 0; phase: card; bets 0: cyclops 1; hand 0: cyclops 1; hand 1: {FIVE}; hand 2: ; {fact}"
    frozen: tuple[list[Draw], list[Draw]] = (["wyrm 3", "wyrm 4", "wyrm 5"], ["wyrm 6", "spectator 7", "wyrm 4"])
    one, other = table(position, frozen[0]), table(position, frozen[1])
    for tab in (one, other):
        say(tab, 0, "play cyclops 1", "use", "freeze 1")
    indistinct(one, other, 1)
    assert chances(one) == ([("hand", 1, 2), ("frozen", 1, 3)] if fact else [])


@pytest.mark.clause("CA-12.5", "CA-12.3")
@pytest.mark.parametrize("fact", ["", KNOWN.format(1)])
def test_ca_12_5_a_robbed_hand_tells_onlookers_nothing(fact: str) -> None:
    creatures = EIGHT.replace("amazon", "titan")
    hands = f"hand 0: titan 1; hand 1: {FIVE}; hand 2: "
    position = f"creatures: {creatures}; turn: 0; phase: card; bets 0: titan 1; {hands}; {fact}"
    one = table(position, ["wyrm 3", "wyrm 4", "wyrm 5"])
    other = table(position, ["wyrm 3", "spectator 7", "wyrm 6"])
    for tab, card in ((one, "wyrm 3"), (other, "spectator 7")):
        say(tab, 0, "play titan 1", "use", "rob 1", f"keep {card}", "done")
        assert chances(tab) == ([("hand", 0, 1), ("hand", 1, 4)] if fact else [])
    for reader in (2, None):
        assert view(one, reader) == view(other, reader)
        assert seen_by(one, reader, -1) == seen_by(other, reader, -1)


@pytest.mark.clause("CA-12.5")
def test_ca_12_5_drawn_cards_tell_nothing() -> None:
    position = "turn: 0; phase: discard; hand 0: wyrm 0, wyrm 1, wyrm 2, wyrm 3, wyrm 4, wyrm 5; hand 1: ; hand 2: "
    one, other = table(position, ["magus 1", "magus 2"]), table(position, ["prefect", "spectator 0"])
    for tab in (one, other):
        say(tab, 0, "done")
    indistinct(one, other, 0)
