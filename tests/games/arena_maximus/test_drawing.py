"""AM-5, AM-6 Discarding and drawing."""

from __future__ import annotations

import pytest

from harena.games.arena_maximus.pieces import SKILLS

from .sets import PLAIN
from .tables import asked, choice, hand, kinds, only, options, pool, race, refused, say, table, view

DRIVER = {"green": 2, "red": 1, "blue": 2, "yellow": 1, "black": 3}
OPEN = ", ".join(["empty"] * 31)
TRACK = f"seats: 2; {PLAIN}; track: {OPEN}"
DUEL = f"{TRACK}; chariots: green, red; progress: 0, 20; hand 1: rein red"
SEVEN = "whip red, whip red, whip blue, rein red, rein black, rein black, magic"


# ---- discarding


@pytest.mark.clause("AM-5.1")
@pytest.mark.parametrize("colour", SKILLS)
def test_am_5_1_up_to_driver_cards_may_go(colour: str) -> None:
    other = "red" if colour != "red" else "green"
    here = f"{TRACK}; chariots: {colour}, {other}; progress: 0, 20; hand 1: rein red; phase: discard"
    cards = ["whip red", "whip red", "rein red", "rein red"]
    for count in range(DRIVER[colour] + 1):
        t = table(f"{here}; hand 0: {', '.join(cards)}, magic, magic")
        words = [f"discard {card}" for card in cards[:count]]
        say(t, 0, *words, *["done"] * (count < DRIVER[colour]))
        assert view(t, None)["discard"] == cards[:count]
        assert asked(t) == [1]
    t = table(f"{here}; hand 0: {', '.join(cards)}, magic, magic")
    refused(t, 0, *[f"discard {card}" for card in cards[: DRIVER[colour] + 1]])


@pytest.mark.clause("AM-5.2")
def test_am_5_2_pool_cards_cannot_go_here() -> None:
    t = table(f"{DUEL}; pool 0: whip blue, magic; hand 0: whip red; phase: discard")
    assert options(t, 0) == ["done", "discard whip red"]
    assert refused(t, 0, "discard whip blue").clause == "AM-5.2"
    assert refused(t, 0, "discard magic").clause == "AM-5.2"
    assert refused(t, 0, "remove whip blue").clause == "AM-4.1"
    say(t, 0, "discard whip red", "done")
    assert pool(t, 0) == ["whip blue", "magic"]


@pytest.mark.clause("AM-5.2")
def test_am_5_2_a_face_in_both_goes_from_the_hand() -> None:
    t = table(f"{DUEL}; pool 0: whip red; hand 0: whip red; phase: discard")
    say(t, 0, "discard whip red")
    assert (hand(t, 0), pool(t, 0)) == ([], ["whip red"])
    assert options(t, 0) == ["done"]


@pytest.mark.clause("AM-5.3")
@pytest.mark.parametrize("card", ["whip red", "rein black", "magic"])
def test_am_5_3_any_kind_of_card_qualifies(card: str) -> None:
    t = table(f"{DUEL}; hand 0: {SEVEN}; phase: discard")
    told = only(say(t, 0, f"discard {card}", "done"), "card-discarded")
    assert (told["seat"], told["card"]) == (0, card)


@pytest.mark.clause("AM-5.3")
def test_am_5_3_discarding_is_voluntary() -> None:
    t = table(f"{DUEL}; hand 0: {SEVEN}; phase: discard")
    assert "card-discarded" not in kinds(say(t, 0, "done"))
    assert ", ".join(hand(t, 0)) == SEVEN
    assert asked(t) == [1]


# ---- drawing


@pytest.mark.clause("AM-6.1")
def test_am_6_1_cards_are_drawn_until_hand_and_pool_make_seven() -> None:
    here = f"{DUEL}; pool 0: whip blue; hand 0: rein red, rein red, rein red, rein red; phase: discard"
    t = table(here, ["magic", "whip green"], then=None)
    drawn = only(say(t, 0, "done"), "cards-drawn")
    assert (drawn["seat"], drawn["count"]) == (0, 2)
    assert hand(t, 0) == ["whip green", "rein red", "rein red", "rein red", "rein red", "magic"]


@pytest.mark.clause("AM-6.1")
def test_am_6_1_what_was_discarded_before_is_replaced() -> None:
    t = table(f"{DUEL}; hand 0: {SEVEN}; phase: discard")
    assert only(say(t, 0, "discard whip red", "discard magic"), "cards-drawn")["count"] == 2
    assert len(hand(t, 0)) == 7


@pytest.mark.clause("AM-6.2")
@pytest.mark.parametrize("reins", [4, 5])
def test_am_6_2_with_seven_or_more_no_card_is_drawn(reins: int) -> None:
    cards = ", ".join(["rein red"] * reins)
    t = table(f"{DUEL}; pool 0: whip blue, whip blue, whip blue; hand 0: {cards}; phase: discard", [], then=None)
    assert "cards-drawn" not in kinds(say(t, 0, "done"))
    assert hand(t, 0) == ["rein red"] * reins


@pytest.mark.clause("AM-6.2")
def test_am_6_2_with_six_one_card_is_drawn() -> None:
    t = table(f"{DUEL}; pool 0: whip blue, whip blue, whip blue; hand 0: magic, magic, magic; phase: discard")
    assert only(say(t, 0, "done"), "cards-drawn")["count"] == 1


@pytest.mark.clause("AM-6.3")
def test_am_6_3_drawing_is_compulsory() -> None:
    t = table(f"{DUEL}; hand 0: magic")
    say(t, 0, "done")
    assert options(t, 0) == ["done", "discard magic"]
    # Nothing is asked between the discards and the movement: the hand is full when the turn passes on.
    events = say(t, 0, "done")
    assert [kind for kind in kinds(events) if kind != "card-drawn"][:2] == ["cards-drawn", "stands-still"]
    assert len(hand(t, 0)) == 7
    assert asked(t) == [1]


@pytest.mark.clause("AM-6.4")
def test_am_6_4_cards_spent_in_a_block_come_back_in_the_own_draw_phase_only() -> None:
    here = f"{TRACK}; chariots: green, red; progress: 0, 1; pool 0: whip red; phase: movement"
    t = table(f"{here}; hand 0: rein blue, rein blue; hand 1: rein red, rein red, whip red, whip red")
    say(t, 0, "done")
    say(t, 1, "lay rein red")
    assert len(hand(t, 1)) == 3
    events = say(t, 0, "lay rein blue", "done")
    assert "turn-ended" in kinds(events)
    assert "cards-drawn" not in kinds(events)
    # Neither the blocker nor the mover, whose turn is over, was given cards.
    assert (len(hand(t, 0)), len(hand(t, 1))) == (1, 3)
    say(t, 1, "done")
    assert len(hand(t, 1)) == 3
    assert only(say(t, 1, "done"), "cards-drawn")["count"] == 4
    assert len(hand(t, 1)) == 7


@pytest.mark.clause("AM-6.4")
def test_am_6_4_a_hand_may_be_empty() -> None:
    here = f"{TRACK}; chariots: green, red; progress: 0, 1; pool 0: whip red, whip red; phase: movement"
    t = table(f"{here}; hand 0: rein blue; hand 1: rein red")
    say(t, 0, "done")
    say(t, 1, "lay rein red")
    say(t, 0, "lay rein blue", "done")
    assert (hand(t, 0), hand(t, 1)) == ([], [])
    assert race(t).progress[0] == 2
    assert (asked(t), choice(t)) == ([1], "set-speed")
    assert only(say(t, 1, "done", "done"), "cards-drawn")["count"] == 7


@pytest.mark.clause("AM-6.4")
def test_am_6_4_stables_and_the_recovery_turn_refill_too() -> None:
    here = "seats: 2; chariots: green, red; track: stables, empty, empty; pool 0: whip red; hand 0: magic"
    t = table(
        f"{here}; hand 1: magic; progress: 0, 2; status: racing, down; broken: 0, 1; damage: 0, 8; phase: movement"
    )
    assert only(say(t, 0, "stop", "done"), "recovered")["seat"] == 1
    assert (len(hand(t, 0)), len(hand(t, 1))) == (7, 7)
    assert asked(t) == [0]
    assert "cards-drawn" not in kinds(say(t, 0, "done", "done"))
