"""AM-4 The turn's phases, and the first of them: setting the speed."""

from __future__ import annotations

import pytest

from harena.games.arena_maximus.pieces import SKILLS

from .sets import PLAIN
from .tables import asked, choice, hand, kinds, only, options, pool, race, refused, say, table, view

BEAST = {"green": 2, "red": 1, "blue": 3, "yellow": 2, "black": 2}
OPEN = ", ".join(["empty"] * 31)
DUEL = f"seats: 2; {PLAIN}; chariots: green, red; track: {OPEN}; progress: 0, 20; hand 1: rein red"


@pytest.mark.clause("AM-4.1")
def test_am_4_1_speed_discard_draw_movement_in_this_order() -> None:
    t = table(f"{DUEL}; hand 0: whip red, whip red, rein red; pool 0: whip blue")
    assert choice(t) == "set-speed"
    speed = say(t, 0, "add whip red", "done")
    assert kinds(speed) == ["card-added", "speed-set"]
    assert choice(t) == "discard-phase"
    rest = say(t, 0, "discard rein red", "done")
    steps = [kind for kind in kinds(rest) if kind != "card-drawn"]
    assert steps == ["card-discarded", "cards-drawn", "entered", "entered", "turn-ended", "turn-begun"]
    assert asked(t) == [1]


@pytest.mark.clause("AM-4.1")
def test_am_4_1_no_phase_comes_before_its_time() -> None:
    t = table(f"{DUEL}; hand 0: whip red, rein red; pool 0: whip blue")
    assert refused(t, 0, "discard rein red").clause == "AM-4.1"
    say(t, 0, "done")
    assert refused(t, 0, "add whip red").clause == "AM-4.1"
    assert refused(t, 0, "remove whip blue").clause == "AM-4.1"


@pytest.mark.clause("AM-4.2")
@pytest.mark.parametrize("speed", [0, 2])
def test_am_4_2_the_speed_may_be_kept(speed: int) -> None:
    pile = ", ".join(["whip blue"] * speed)
    t = table(f"{DUEL}; hand 0: whip red, rein red; pool 0: {pile}")
    assert only(say(t, 0, "done"), "speed-set")["speed"] == speed
    assert pool(t, 0) == ["whip blue"] * speed
    assert hand(t, 0) == ["whip red", "rein red"]


@pytest.mark.clause("AM-4.2")
def test_am_4_2_never_add_and_remove_in_one_turn() -> None:
    t = table(f"{DUEL}; hand 0: whip red, magic; pool 0: whip blue, whip blue")
    assert options(t, 0) == ["done", "add whip red", "add magic", "remove whip blue"]
    assert refused(t, 0, "add whip red", "remove whip blue").clause == "AM-4.2"
    assert refused(t, 0, "remove whip blue", "add whip red").clause == "AM-4.2"
    say(t, 0, "remove whip blue")
    assert options(t, 0) == ["done", "remove whip blue"]


@pytest.mark.clause("AM-4.2")
def test_am_4_2_having_added_only_more_can_be_added() -> None:
    t = table(f"{DUEL}; hand 0: whip red, magic; pool 0: whip blue, magic")
    say(t, 0, "add whip red")
    assert options(t, 0) == ["done", "add magic"]


@pytest.mark.clause("AM-4.3")
def test_am_4_3_adding_moves_whips_or_magic_from_hand_to_pool() -> None:
    t = table(f"{DUEL}; hand 0: whip red, rein red, magic; pool 0: whip blue")
    events = say(t, 0, "add whip red", "add magic")
    assert [event["speed"] for event in events if event["kind"] == "card-added"] == [2, 3]
    assert hand(t, 0) == ["rein red"]
    assert pool(t, 0) == ["whip red", "whip blue", "magic"]
    assert race(t).discard == []


@pytest.mark.clause("AM-4.3")
def test_am_4_3_a_rein_is_not_offered_and_refused() -> None:
    t = table(f"{DUEL}; hand 0: whip red, rein red")
    assert options(t, 0) == ["done", "add whip red"]
    assert refused(t, 0, "add rein red").clause == "AM-4.3"
    assert refused(t, 0, "add whip green").clause == "AM-4.3"


@pytest.mark.clause("AM-4.4")
def test_am_4_4_removed_cards_go_to_the_discards_and_not_to_hand() -> None:
    t = table(f"{DUEL}; hand 0: rein red; pool 0: whip red, whip blue, magic")
    events = say(t, 0, "remove whip red", "remove magic")
    assert [event["speed"] for event in events if event["kind"] == "card-removed"] == [2, 1]
    assert view(t, None)["discard"] == ["whip red", "magic"]
    assert pool(t, 0) == ["whip blue"]
    assert hand(t, 0) == ["rein red"]


@pytest.mark.clause("AM-4.4")
def test_am_4_4_only_what_lies_in_the_own_pool_can_be_removed() -> None:
    t = table(f"{DUEL}; hand 0: whip red; pool 0: whip blue; pool 1: whip green")
    assert refused(t, 0, "remove whip red").clause == "AM-4.4"
    assert refused(t, 0, "remove whip green").clause == "AM-4.4"


@pytest.mark.clause("AM-4.5")
@pytest.mark.parametrize("colour", SKILLS)
@pytest.mark.parametrize("verb", ["add", "remove"])
def test_am_4_5_neither_may_exceed_the_beast_score(colour: str, verb: str) -> None:
    other = "red" if colour != "red" else "green"
    here = f"seats: 2; {PLAIN}; chariots: {colour}, {other}; track: {OPEN}; progress: 0, 20; hand 1: rein red"
    cards = ", ".join(["whip blue"] * 5)
    zones = f"hand 0: {cards}; pool 0:" if verb == "add" else f"hand 0:; pool 0: {cards}"
    t = table(f"{here}; {zones}")
    word = f"{verb} whip blue"
    refused(t, 0, *[word] * (BEAST[colour] + 1))
    say(t, 0, *[word] * BEAST[colour])
    # At the limit the phase is over.
    assert choice(t) == "discard-phase"
    assert len(pool(t, 0)) == (BEAST[colour] if verb == "add" else 5 - BEAST[colour])


@pytest.mark.clause("AM-4.5")
def test_am_4_5_fewer_than_the_beast_score_is_as_well() -> None:
    t = table(f"{DUEL}; hand 0: whip blue, whip blue")
    say(t, 0, "add whip blue")
    assert choice(t) == "set-speed"
    say(t, 0, "done")
    assert pool(t, 0) == ["whip blue"]


@pytest.mark.clause("AM-4.6")
def test_am_4_6_the_steps_are_the_cards_in_the_pool() -> None:
    t = table(f"{DUEL}; hand 0: whip red; pool 0: whip blue, whip blue")
    assert only(say(t, 0, "add whip red", "done"), "speed-set")["speed"] == 3
    events = say(t, 0, "done")
    assert [event["tile-number"] for event in events if event["kind"] == "entered"] == [1, 2, 3]
    assert race(t).progress == [3, 20]


@pytest.mark.clause("AM-4.6")
def test_am_4_6_with_hasten_they_are_three_more() -> None:
    t = table(f"{DUEL}; option spells: yes; hand 0: magic, rein yellow; pool 0: whip blue, whip blue")
    say(t, 0, "cast hasten", "lay rein yellow")
    say(t, 0, "done", "done")
    while choice(t) == "teleport-choice":
        say(t, 0, "no spell")
    assert race(t).progress == [5, 20]
    assert len(pool(t, 0)) == 2


@pytest.mark.clause("AM-4.7")
def test_am_4_7_the_pool_carries_over_from_turn_to_turn() -> None:
    t = table(f"{DUEL}; hand 0: whip red; pool 0: whip blue")
    say(t, 0, "add whip red", "done", "done")
    for _ in range(2):
        say(t, 1, "done", "done")
        assert pool(t, 0) == ["whip red", "whip blue"]
        assert only(say(t, 0, "done"), "speed-set")["speed"] == 2
        say(t, 0, "done")
    assert race(t).progress[0] == 6


@pytest.mark.clause("AM-4.7")
def test_am_4_7_hasten_does_not_carry_over() -> None:
    t = table(f"{DUEL}; option spells: yes; hasten: 3; hand 0:; pool 0: whip blue; phase: speed")
    assert only(say(t, 0, "done"), "speed-set")["speed"] == 1
    say(t, 0, "done")
    while choice(t) == "teleport-choice":
        say(t, 0, "no spell")
    assert race(t).progress[0] == 4
    assert (race(t).hasten, pool(t, 0)) == (0, ["whip blue"])
