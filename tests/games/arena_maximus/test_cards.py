"""AM-2 Cards: what is in the deck, what a card can stand for, who may see it."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.core.table import Table
from harena.games.arena_maximus.components import DEFAULT, Components
from harena.games.arena_maximus.pieces import (
    CARD_NAMES,
    MAGIC,
    SKILLS,
    Card,
    Colour,
    card_name,
    has_skill,
    is_rein,
    is_whip,
)

from .sets import PLAIN, cards_of, option_of, set_with
from .tables import (
    GAME,
    asked,
    choice,
    fits,
    hand,
    kinds,
    look,
    only,
    options,
    pool,
    race,
    refused,
    said_of,
    say,
    seen_by,
    strings_in,
    table,
    view,
)

DUEL = "seats: 2; chariots: green, red; track: empty, empty, empty, empty"
FEW = option_of(set_with(deck=cards_of(whips=6, reins=6, magic=3)))
"""Fifteen cards: the fewest two players can race with."""
TINY = f"seats: 2; {FEW}; chariots: green, red; track: empty, empty, empty; progress: 0, 2"


def inventory(tab: Table) -> list[int]:
    return GAME.inventory(tab.state)


# ---- the deck


@pytest.mark.clause("AM-2.1")
def test_am_2_1_35_whips_35_reins_and_15_magic_cards() -> None:
    deck = Counter(card_name(card) for card in Components(DEFAULT.data).deck)
    expected = {f"{kind} {skill}": 7 for kind in ("whip", "rein") for skill in SKILLS}
    assert deck == {**expected, "magic": 15}
    assert deck.total() == 85


@pytest.mark.clause("AM-2.1")
def test_am_2_1_whips_and_reins_carry_one_of_five_colours() -> None:
    for card in set(Components(DEFAULT.data).deck) - {MAGIC}:
        assert is_whip(card) != is_rein(card)
        assert [has_skill(card, Colour(colour)) for colour in range(len(SKILLS))].count(True) == 1


@pytest.mark.clause("AM-2.1")
def test_am_2_1_an_owners_deck_may_show_several_icons_or_none() -> None:
    rows = [
        {"type": "whip", "skills": ["green", "black"], "count": 20},
        {"type": "rein", "skills": [], "count": 20},
    ]
    deck = Counter(card_name(card) for card in Components(set_with(deck=rows)).deck)
    assert deck == {"whip green+black": 20, "rein plain": 20}


# ---- magic


@pytest.mark.clause("AM-2.2")
def test_am_2_2_magic_stands_for_a_whip_in_the_speed_pool() -> None:
    t = table(f"{DUEL}; progress: 0, 2; hand 0: magic, rein green; hand 1: rein red")
    assert options(t, 0) == ["done", "add magic"]


@pytest.mark.clause("AM-2.2")
def test_am_2_2_magic_stands_for_a_rein_in_a_block() -> None:
    t = table(f"{DUEL}; progress: 0, 1; pool 0: whip red; hand 0: rein red; hand 1: magic, whip red; phase: movement")
    say(t, 0, "done")
    assert (asked(t), choice(t)) == ([1], "block")
    assert options(t, 1) == ["done", "lay magic"]
    assert only(say(t, 1, "lay magic"), "blocked")["reins"] == 1


@pytest.mark.clause("AM-2.2")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "black"])
def test_am_2_2_magic_stands_for_any_colour_at_a_hazard(colour: str) -> None:
    here = f"seats: 2; chariots: green, red; track: hazard {colour}, empty, empty; progress: 0, 2; pool 0: whip red"
    t = table(f"{here}; hand 0: magic, rein green; hand 1: rein red; phase: movement")
    assert options(t, 0) == ["done", "lay magic"]
    say(t, 0, "lay magic")
    assert race(t).damage == [0, 0]


@pytest.mark.clause("AM-2.2")
def test_am_2_2_a_rein_is_no_whip_and_a_whip_no_rein() -> None:
    whip_red, rein_red = (Card(CARD_NAMES.index(name)) for name in ("whip red", "rein red"))
    assert (is_whip(whip_red), is_rein(whip_red)) == (True, False)
    assert (is_whip(rein_red), is_rein(rein_red)) == (False, True)
    assert (is_whip(MAGIC), is_rein(MAGIC)) == (True, True)


@pytest.mark.clause("AM-2.3")
def test_am_2_3_one_magic_is_not_both_cards_of_a_ram() -> None:
    here = f"{DUEL}; progress: 0, 1; pool 0: whip red; hand 1: rein red; phase: movement"
    alone = table(f"{here}; hand 0: magic")
    assert options(alone, 0) == ["done"]
    refused(alone, 0, "ram 1")
    paired = table(f"{here}; hand 0: magic, rein green")
    assert options(paired, 0) == ["done", "ram 1"]


@pytest.mark.clause("AM-2.3")
def test_am_2_3_one_magic_pays_one_icon_of_two() -> None:
    track = "track: empty, empty, empty, empty, rocks 1, rocks 2, hazard red+black"
    here = f"seats: 2; chariots: green, yellow; {track}; progress: 6, 0; pool 0: whip red; hand 1: rein red"
    t = table(f"{here}; hand 0: magic; phase: movement")
    say(t, 0, "lay magic")
    assert options(t, 0) == ["done"]
    refused(t, 0, "lay magic")
    passed = only(say(t, 0, "done"), "hazard-passed")
    assert (passed["paid"], passed["short"]) == (1, 1)
    assert race(t).damage[0] == 1


@pytest.mark.clause("AM-2.3")
def test_am_2_3_a_card_laid_is_discarded_before_all_eyes() -> None:
    here = f"{DUEL}; progress: 0, 1; pool 0: whip red; hand 0: rein red; hand 1: magic, whip red; phase: movement"
    t = table(f"{here}; discard: whip blue")
    say(t, 0, "done")
    seq = t.seq()
    say(t, 1, "lay magic")
    laid = said_of(t, None, seq, "card-laid")
    assert laid is not None
    assert (laid["seat"], laid["card"]) == (1, "magic")
    assert hand(t, 1) == ["whip red"]
    assert view(t, None)["discard"] == ["whip blue", "magic"]


@pytest.mark.clause("AM-2.4")
def test_am_2_4_magic_in_the_pool_is_speed_and_stays_until_slowed_off() -> None:
    here = f"seats: 2; {PLAIN}; chariots: green, red; progress: 0, 20; hand 1: rein red"
    t = table(f"{here}; hand 0: magic, whip red; pool 0: whip green")
    added = only(say(t, 0, "add magic"), "card-added")
    assert (added["card"], added["speed"]) == ("magic", 2)
    say(t, 0, "done", "done")
    assert race(t).progress[0] == 2
    say(t, 1, "done", "done")
    assert pool(t, 0) == ["whip green", "magic"]
    assert "remove magic" in options(t, 0)
    say(t, 0, "remove magic", "done", "done")
    assert pool(t, 0) == ["whip green"]
    assert race(t).progress[0] == 3


@pytest.mark.clause("AM-2.4")
def test_am_2_4_a_magic_card_kept_in_hand_is_no_speed() -> None:
    t = table(f"{DUEL}; progress: 0, 2; hand 0: whip red, magic; pool 0: whip green; hand 1: rein red")
    assert only(say(t, 0, "add whip red", "done"), "speed-set")["speed"] == 2
    assert hand(t, 0) == ["magic"]


# ---- the deck runs out


@pytest.mark.clause("AM-2.5")
def test_am_2_5_the_discards_become_the_deck_in_the_middle_of_a_draw() -> None:
    here = f"{TINY}; hand 0: whip green, whip green"
    cards = "pool 1: whip green; hand 1: rein green, rein green, rein green, rein green"
    piles = "deck: rein green, whip green; discard: whip green, whip green, rein green, magic, magic"
    # The fifteenth card is in the pool that draws: pools never go into the new deck.
    t = table(
        f"{here}; pool 0: magic; {cards}; {piles}; phase: discard",
        ["rein green", "whip green", "magic", "whip green"],
    )
    before = inventory(t)
    assert (len(race(t).deck), len(race(t).discard)) == (2, 5)
    events = say(t, 0, "done")
    assert kinds(events)[:6] == ["card-drawn", "card-drawn", "deck-renewed", "card-drawn", "card-drawn", "cards-drawn"]
    assert only(events, "deck-renewed")["count"] == 5
    drawn = only(events, "cards-drawn")
    assert (drawn["count"], drawn["deck"]) == (4, 3)
    assert hand(t, 0) == ["whip green", "whip green", "whip green", "whip green", "rein green", "magic"]
    assert sorted(card_name(card) for card in race(t).deck) == ["magic", "rein green", "whip green"]
    assert (pool(t, 0), pool(t, 1)) == (["magic"], ["whip green"])
    assert race(t).discard == []
    assert inventory(t) == before


@pytest.mark.clause("AM-2.5")
def test_am_2_5_a_deck_that_is_just_used_up_is_not_renewed_yet() -> None:
    here = f"{TINY}; hand 0: whip green, whip green; pool 0: magic"
    cards = "hand 1: rein green, rein green, rein green, rein green, whip green"
    piles = "deck: rein green, rein green, whip green, whip green; discard: whip green, magic, magic"
    t = table(f"{here}; {cards}; {piles}; phase: discard")
    events = say(t, 0, "done")
    assert "deck-renewed" not in kinds(events)
    assert (race(t).deck, len(race(t).discard)) == ([], 3)


@pytest.mark.clause("AM-2.5")
def test_am_2_5_the_renewed_deck_is_shuffled() -> None:
    here = f"{TINY}; pool 0: magic; deck:; phase: discard"
    cards = "hand 0: whip green, whip green, whip green, whip green, whip green; hand 1: rein green, rein green"
    drawn: Counter[str] = Counter()
    for seed in range(200):
        t = table(f"{here}; {cards}; discard: whip green, magic, magic, rein green, rein green, rein green", then=seed)
        say(t, 0, "done")
        drawn[(Counter(hand(t, 0)) - Counter(["whip green"] * 5)).popitem()[0]] += 1
    # One rein of the set is named nowhere: it lies under the named discards.
    assert fits(drawn, {"whip green": 1 / 7, "magic": 2 / 7, "rein green": 4 / 7})


@pytest.mark.clause("AM-2.6")
def test_am_2_6_with_both_piles_empty_the_draw_stops_short() -> None:
    here = f"{TINY}; pool 0: magic; deck:"
    rest = ", ".join(["whip green"] * 4 + ["rein green"] * 6 + ["magic"] * 2)
    t = table(f"{here}; hand 0: whip green, whip green; hand 1: {rest}")
    assert race(t).deck == race(t).discard == []
    before = inventory(t)
    events = say(t, 0, "done", "done")
    assert only(events, "deck-exhausted")["seat"] == 0
    assert "cards-drawn" not in kinds(events)
    assert hand(t, 0) == ["whip green", "whip green"]
    # The turn goes on: the chariot moves and the next one is asked.
    assert race(t).progress[0] == 1
    assert asked(t) == [1]
    assert inventory(t) == before


@pytest.mark.clause("AM-2.6")
def test_am_2_6_what_is_there_is_drawn() -> None:
    here = f"{TINY}; pool 0: magic"
    mine = "hand 0: whip green, whip green; deck: magic; discard: magic"
    rest = ", ".join(["whip green"] * 4 + ["rein green"] * 6)
    t = table(f"{here}; {mine}; hand 1: {rest}")
    events = say(t, 0, "done", "done")
    assert only(events, "cards-drawn")["count"] == 2
    assert hand(t, 0) == ["whip green", "whip green", "magic", "magic"]
    assert "deck-exhausted" in kinds(events)


# ---- who sees what


HIDDEN = "pool 0: whip green; pool 1: whip blue; discard: rein black; damage: 1, 2; broken: 0, 1"


@pytest.mark.clause("AM-2.7")
def test_am_2_7_worlds_that_differ_in_hidden_things_look_alike() -> None:
    here = f"{DUEL}; progress: 0, 2; {HIDDEN}; hand 0: magic"
    one = table(f"{here}; hand 1: whip red, rein red; deck: magic, magic, whip yellow", then=1)
    other = table(f"{here}; hand 1: magic, magic; deck: whip red, rein red, whip yellow", then=2)
    assert hand(one, 1) != hand(other, 1)
    assert race(one).deck != race(other).deck
    assert view(one, 0) == view(other, 0)
    assert view(one, None) == view(other, None)
    assert view(one, 1) != view(other, 1)


@pytest.mark.clause("AM-2.7")
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_am_2_7_everything_open_is_shown_to_all(reader: int | None) -> None:
    t = table(f"{DUEL}; progress: 3, 3; arrival: 2, 1; {HIDDEN}; hand 0: magic; hand 1: whip red, rein red")
    seen = view(t, reader)
    chariots, track = seen["chariots"], seen["track"]
    assert isinstance(chariots, list)
    assert isinstance(track, list)
    assert [chariot["progress"] for chariot in chariots] == [3, 3]
    assert track[3]["line"] == [1, 0]
    assert [chariot["pool"] for chariot in chariots] == [["whip green"], ["whip blue"]]
    assert [chariot["damage"] for chariot in chariots] == [1, 2]
    assert [chariot["broken"] for chariot in chariots] == [False, True]
    assert [chariot["hand"] for chariot in chariots] == [1, 2]
    assert seen["deck"] == 85 - 6
    assert seen["discard"] == ["rein black"]
    assert [tile["tile"] for tile in track[:6]] == ["start/finish", "empty", "empty", "empty", "empty", "face-down"]


@pytest.mark.clause("AM-2.7")
def test_am_2_7_every_discard_is_seen_when_it_is_made() -> None:
    t = table(f"{DUEL}; progress: 0, 2; hand 0: rein blue; hand 1: rein red; phase: discard")
    say(t, 0, "discard rein blue")
    told = said_of(t, 1, t.seq() - 1, "card-discarded")
    assert told is not None
    assert (told["seat"], told["card"]) == (0, "rein blue")
    assert view(t, 1)["discard"] == view(t, None)["discard"] == ["rein blue"]


@pytest.mark.clause("AM-2.7")
@pytest.mark.parametrize("reader", [None, 1])
def test_am_2_7_draws_show_the_others_a_number_and_no_face(reader: int | None) -> None:
    t = table(f"{DUEL}; progress: 0, 2; hand 0: rein blue; hand 1: rein red; phase: discard", ["magic"] * 6)
    seq = t.seq()
    say(t, 0, "done")
    assert said_of(t, reader, seq, "cards-drawn") is not None
    assert "magic" not in strings_in(seen_by(t, reader, seq)) + strings_in(view(t, reader))
    assert strings_in(seen_by(t, 0, seq)).count("magic") == 6


@pytest.mark.clause("AM-2.7")
@pytest.mark.parametrize("reader", [None, 1])
def test_am_2_7_after_a_reshuffle_faces_stay_as_hidden(reader: int | None) -> None:
    here = f"{TINY}; hand 0: whip green; deck:; phase: discard"
    t = table(f"{here}; hand 1: rein green")
    seq = t.seq()
    say(t, 0, "done")
    told = seen_by(t, reader, seq)
    assert [event["count"] for event in told if event.get("kind") == "deck-renewed"] == [13]
    assert not {"magic", "whip green", "rein green"} & set(strings_in(told))
    assert view(t, reader)["discard"] == []


@pytest.mark.clause("AM-2.7")
def test_am_2_7_the_next_tiles_are_nobodys_knowledge() -> None:
    t = table(f"{DUEL}; progress: 0, 2")
    for reader in (None, 0, 1):
        seen = look(t, reader)
        assert set(seen.track[5:]) == {-1}
        # What may come is all that is not open yet, the unused tiles among it.
        assert (len(seen.unseen_straights), len(seen.unseen_curves)) == (13, 18)


# ---- questions go by public facts


NEXT_TO = f"{DUEL}; progress: 0, 1; pool 0: whip red; phase: movement"
SPELLS = f"option spells: yes; {DUEL}; progress: 0, 2; pool 0: whip red"


def worlds(position: str, asked_seat: int, poor: str, rich: str, other: str) -> list[Table]:
    hands = [f"hand {asked_seat}: {cards}; hand {1 - asked_seat}: {other}" for cards in (poor, rich)]
    return [table(f"{position}; {cards}") for cards in hands]


def same_question(poor: Table, rich: Table, seat: int, decline: str) -> None:
    """Both are asked the same, and a third reader cannot tell them apart; the poor hand can only decline."""
    assert asked(poor) == asked(rich) == [seat]
    assert view(poor, None) == view(rich, None)
    assert view(poor, 1 - seat) == view(rich, 1 - seat)
    assert options(poor, seat) == [decline]
    assert len(options(rich, seat)) > 1


@pytest.mark.clause("AM-2.8")
def test_am_2_8_ram() -> None:
    poor, rich = worlds(NEXT_TO, 0, "whip red, whip red", "whip red, rein red", "magic")
    assert choice(poor) == "ram-choice"
    same_question(poor, rich, 0, "done")


@pytest.mark.clause("AM-2.8")
def test_am_2_8_ram_cancel() -> None:
    poor, rich = worlds(NEXT_TO, 1, "whip red, whip red", "whip red, rein red", "whip green, rein green")
    for t in (poor, rich):
        say(t, 0, "ram 1", "lay whip green", "lay rein green", "done")
        assert choice(t) == "lay-sets"
    same_question(poor, rich, 1, "done")


@pytest.mark.clause("AM-2.8")
def test_am_2_8_block() -> None:
    poor, rich = worlds(NEXT_TO, 1, "whip red, whip red", "whip red, rein red", "whip green, rein green")
    for t in (poor, rich):
        say(t, 0, "done")
        assert choice(t) == "block"
    same_question(poor, rich, 1, "done")


@pytest.mark.clause("AM-2.8")
def test_am_2_8_block_cancel() -> None:
    poor, rich = worlds(NEXT_TO, 0, "whip red, whip red", "whip red, rein red", "rein green")
    for t in (poor, rich):
        say(t, 0, "done")
        say(t, 1, "lay rein green")
        assert choice(t) == "answer-block"
    same_question(poor, rich, 0, "give in")


@pytest.mark.clause("AM-2.8")
def test_am_2_8_attack() -> None:
    poor, rich = worlds(NEXT_TO, 0, "rein red, rein red", "whip red, rein red", "rein green")
    for t in (poor, rich):
        say(t, 0, "done")
        say(t, 1, "done")
        assert choice(t) == "attack-choice"
    same_question(poor, rich, 0, "done")


@pytest.mark.clause("AM-2.8")
def test_am_2_8_attack_cancel_and_counter_attack() -> None:
    poor, rich = worlds(NEXT_TO, 1, "rein red, rein red", "whip red, rein red", "whip green")
    for t in (poor, rich):
        say(t, 0, "done")
        say(t, 1, "done")
        say(t, 0, "attack 1", "lay whip green", "done")
        assert choice(t) == "lay-whips"
    same_question(poor, rich, 1, "done")
    for t in (poor, rich):
        say(t, 1, "done")
        assert choice(t) == "lay-whips"
    same_question(poor, rich, 1, "done")


@pytest.mark.clause("AM-2.8")
def test_am_2_8_spell() -> None:
    poor, rich = worlds(SPELLS, 0, "rein yellow, rein yellow", "magic, rein yellow", "rein red")
    assert choice(poor) == "cast-choice"
    same_question(poor, rich, 0, "no spell")


@pytest.mark.clause("AM-2.8")
def test_am_2_8_teleport() -> None:
    poor, rich = worlds(f"{SPELLS}; phase: movement", 0, "rein blue, rein blue", "magic, rein blue", "rein red")
    assert choice(poor) == "teleport-choice"
    same_question(poor, rich, 0, "no spell")


@pytest.mark.clause("AM-2.8")
def test_am_2_8_counterspell() -> None:
    poor, rich = worlds(SPELLS, 1, "magic, rein blue", "magic, magic", "magic, rein yellow")
    for t in (poor, rich):
        say(t, 0, "cast hasten", "lay rein yellow")
        assert choice(t) == "counter-choice"
    same_question(poor, rich, 1, "no spell")


@pytest.mark.clause("AM-2.8")
def test_am_2_8_stables_are_offered_to_any_hand() -> None:
    here = "seats: 2; chariots: green, red; track: stables, empty, empty; progress: 0, 2; pool 0: whip red"
    seen = []
    for cards in ("rein red, rein red", "magic, magic"):
        t = table(f"{here}; hand 0: {cards}; hand 1: magic; phase: movement")
        assert choice(t) == "stables-choice"
        assert options(t, 0) == ["go on", "stop"]
        seen.append(view(t, 1))
    assert seen[0] == seen[1]


@pytest.mark.clause("AM-2.8")
def test_am_2_8_nobody_is_asked_where_public_facts_leave_nothing_to_ask() -> None:
    t = table(f"{DUEL}; progress: 0, 2; pool 0: whip red; hand 0: magic, magic; hand 1: magic, magic; phase: movement")
    assert race(t).progress[0] == 1
    seen = look(t, None)
    assert (seen.asked, seen.choice) == ([1], "set-speed")
