"""AM-9 Blocking: reins laid by those on the tile, added up, cancelled in full or not at all."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import (
    asked,
    choice,
    facts,
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
    table,
)

THREE = "rein green, rein green, rein green"
LAY = "lay rein green"


def approach(
    mine: str,
    theirs: str = "",
    third: str = "",
    more: str = "",
    progress: str = "0, 1, 3",
    chariots: str = "green, blue, black",
) -> Table:
    """Seat 0 is about to enter tile 1; seat 1 (blue, Driver 2) stands there, and the question whether to ram is
    behind us."""
    tab = table(
        f"seats: 3; chariots: {chariots}; turn: 0; phase: movement; track: empty, empty, empty, empty; "
        f"progress: {progress}; order: 2, 1; pool 0: whip blue; "
        f"hand 0: {mine}; hand 1: {theirs}; hand 2: {third}; {more}"
    )
    if choice(tab) == "ram-choice":
        say(tab, 0, "done")
    return tab


def crowd(mine: str, theirs: str = "", third: str = "", more: str = "") -> Table:
    """Seats 1 and 2 (black, Driver 3) both stand on the tile ahead, seat 2 first in its line."""
    return approach(mine, theirs, third, f"arrival: 1, 3, 2; {more}", progress="0, 1, 1")


# ---- who is asked


@pytest.mark.clause("AM-9.1")
def test_am_9_1_those_on_the_tile_are_asked_and_nobody_else() -> None:
    tab = approach(THREE, "rein red", THREE)
    assert (asked(tab), choice(tab), options(tab, 1)) == ([1], "block", ["done", "lay rein red"])
    events = say(tab, 1, "done")
    assert kinds(events)[:1] == ["entered"]
    assert choice(tab) != "block"


@pytest.mark.clause("AM-9.1")
@pytest.mark.parametrize("theirs", ["", "whip red, whip red", "rein red", "magic"])
def test_am_9_1_the_question_tells_nothing_of_the_hand(theirs: str) -> None:
    tab = approach(THREE, theirs)
    assert (asked(tab), choice(tab)) == ([1], "block")
    assert facts(tab, 0) == {"mover": 0, "before": 0, "laid": 0, "left": 2}
    assert "done" in options(tab, 1)


@pytest.mark.clause("AM-9.1")
@pytest.mark.parametrize("status", ["down", "recovered"])
def test_am_9_1_a_crashed_chariot_is_not_asked(status: str) -> None:
    tab = approach(THREE, THREE, more=f"status: racing, {status}, racing; broken: 0, 1, 0")
    assert (choice(tab), race(tab).progress[0]) == ("set-speed", 1)


@pytest.mark.clause("AM-9.1", "AM-13.5")
def test_am_9_1_a_chariot_across_the_line_is_not_asked() -> None:
    crossed = approach(THREE, THREE, progress="0, 33, 3")
    assert (choice(crossed), race(crossed).progress[0]) == ("set-speed", 1)


@pytest.mark.clause("AM-9.1")
def test_am_9_1_nobody_on_the_tile_nobody_asked() -> None:
    assert choice(approach(THREE, THREE, progress="0, 2, 3")) == "set-speed"


# ---- laying reins


@pytest.mark.clause("AM-9.2")
def test_am_9_2_the_driver_score_caps_the_reins() -> None:
    tab = approach(THREE, THREE)
    assert refused(tab, 1, LAY, LAY, LAY).kind == "not-your-turn"
    event = only(say(tab, 1, LAY, LAY), "blocked")
    assert (event["seat"], event["rival"], event["reins"], event["clause"]) == (1, 0, 2, "AM-9.2")
    assert (asked(tab), choice(tab), hand(tab, 1)) == ([0], "answer-block", ["rein green"])


@pytest.mark.clause("AM-9.2")
@pytest.mark.parametrize(("colour", "driver"), [("red", 1), ("blue", 2), ("black", 3)])
def test_am_9_2_the_cap_is_the_blockers_own(colour: str, driver: int) -> None:
    tab = approach("", THREE, chariots=f"green, {colour}, yellow")
    assert only(say(tab, 1, *[LAY] * driver), "blocked")["reins"] == driver
    assert (asked(tab), len(hand(tab, 1))) == ([0], 3 - driver)


@pytest.mark.clause("AM-9.2")
def test_am_9_2_magic_is_a_rein_and_a_whip_is_none() -> None:
    tab = approach(THREE, "whip red, magic")
    assert options(tab, 1) == ["done", "lay magic"]
    refusal = refused(tab, 1, "lay whip red")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-9.2")
    assert only(say(tab, 1, "lay magic", "done"), "blocked")["reins"] == 1


@pytest.mark.clause("AM-9.3")
def test_am_9_3_a_blocker_has_no_second_helping() -> None:
    tab = approach(THREE, THREE)
    assert only(say(tab, 1, LAY, "done"), "blocked")["reins"] == 1
    assert refused(tab, 1, LAY).kind == "not-your-turn"
    events = say(tab, 0, LAY)
    assert (kinds(events)[1:3], choice(tab)) == (["block-cancelled", "entered"], "attack-choice")


@pytest.mark.clause("AM-9.3")
def test_am_9_3_who_has_let_pass_is_not_asked_after_another_block() -> None:
    tab = crowd("", THREE, THREE)
    say(tab, 1, "done")
    say(tab, 2, LAY, "done")
    assert (asked(tab), choice(tab)) == ([0], "answer-block")


# ---- the mover's answer


@pytest.mark.clause("AM-9.4")
def test_am_9_4_three_reins_cancel_three_whatever_the_driver() -> None:
    tab = approach(f"{THREE}, rein red", THREE, chariots="red, black, blue")
    assert look(tab, 0).scores[0][1] == 1
    say(tab, 1, LAY, LAY, LAY)
    event = only(events := say(tab, 0, LAY, LAY, LAY), "block-cancelled")
    assert (event["seat"], event["reins"]) == (0, 3)
    assert only(events, "entered")["tile-number"] == 1
    assert (race(tab).progress[0], hand(tab, 0)) == (1, ["rein red"])


@pytest.mark.clause("AM-9.4")
def test_am_9_4_magic_cancels_like_a_rein() -> None:
    tab = approach("rein green, magic, whip red", THREE)
    say(tab, 1, LAY, LAY)
    assert options(tab, 0) == ["give in", LAY]
    say(tab, 0, LAY, "lay magic")
    assert (race(tab).progress[0], hand(tab, 0)) == (1, ["whip red"])


@pytest.mark.clause("AM-9.5")
def test_am_9_5_a_block_that_holds_ends_the_turn() -> None:
    tab = approach("whip red", THREE)
    say(tab, 1, LAY, "done")
    assert race(tab).moved == [0, 0, 0]
    events = say(tab, 0, "give in")
    assert kinds(events)[:3] == ["block-held", "turn-ended", "turn-begun"]
    assert (only(events, "block-held")["reins"], only(events, "block-held")["clause"]) == (1, "AM-9.5")
    assert (race(tab).progress, race(tab).moved, asked(tab)) == ([0, 1, 3], [1, 0, 0], [2])


@pytest.mark.clause("AM-9.5")
def test_am_9_5_the_steps_left_are_lost_with_the_turn() -> None:
    tab = table(
        "seats: 2; chariots: green, blue; turn: 0; phase: movement; track: empty, empty, empty, empty, rocks 3; "
        "progress: 0, 2; pool 0: whip blue, whip blue, whip blue; hand 0: ; hand 1: rein red"
    )
    assert race(tab).progress[0] == 1
    say(tab, 0, "done")
    say(tab, 1, "lay rein red", "done")
    say(tab, 0, "give in")
    assert (race(tab).progress, race(tab).steps, asked(tab)) == ([1, 2], 0, [1])


@pytest.mark.clause("AM-9.5", "AM-11.1")
def test_am_9_5_no_effect_and_no_attack_follow() -> None:
    tab = table(
        "seats: 2; chariots: green, blue; turn: 0; phase: movement; track: rocks 3, empty, empty; "
        "progress: 0, 1; pool 0: whip blue; hand 0: whip red; hand 1: rein red"
    )
    say(tab, 0, "done")
    say(tab, 1, "lay rein red", "done")
    events = say(tab, 0, "give in")
    assert not {"rocks-passed", "entered", "damaged"} & set(kinds(events))
    assert (choice(tab), asked(tab), race(tab).damage) == ("set-speed", [1], [0, 0])


@pytest.mark.clause("AM-9.6")
def test_am_9_6_after_a_cancel_nobody_is_asked_again_for_this_entry() -> None:
    tab = crowd(THREE, THREE, "rein blue")
    say(tab, 1, LAY, "done")
    say(tab, 2, "done")
    events = say(tab, 0, LAY)
    assert kinds(events) == ["card-laid", "block-cancelled", "entered"]
    assert choice(tab) == "attack-choice"
    say(tab, 0, "done")
    assert "blocked" not in kinds(tab.all_events(tab.seq() - 1))
    assert choice(tab) == "set-speed"


@pytest.mark.clause("AM-9.6")
def test_am_9_6_on_another_turn_the_same_opponent_may_block_again() -> None:
    tab = table(
        "seats: 2; chariots: green, blue; turn: 0; phase: movement; track: empty, empty, empty, empty, rocks 3; "
        "progress: 0, 1; pool 0: whip blue; pool 1: whip red; "
        "hand 0: rein red, rein red; hand 1: rein green, rein green"
    )
    say(tab, 0, "done")
    say(tab, 1, LAY, "done")
    say(tab, 0, "lay rein red", "done")
    assert race(tab).progress == [1, 1]
    say(tab, 1, "done", "done")
    assert race(tab).progress == [1, 2]
    say(tab, 0, "done", "done", "done")
    assert (asked(tab), choice(tab), LAY in options(tab, 1)) == ([1], "block", True)


# ---- several blockers


@pytest.mark.clause("AM-9.7")
def test_am_9_7_blockers_are_asked_by_seat_and_not_by_the_line() -> None:
    tab = crowd(THREE, THREE, "rein blue")
    assert look(tab, None).line_at(1, inside=1) == [2, 1]
    assert asked(tab) == [1]
    say(tab, 1, "done")
    assert asked(tab) == [2]


@pytest.mark.clause("AM-9.7")
def test_am_9_7_clockwise_runs_from_the_movers_left() -> None:
    tab = table(
        "seats: 4; chariots: green, blue, black, red; turn: 2; phase: movement; track: empty, empty, empty; "
        "progress: 1, 1, 0, 1; pool 2: whip blue; hand 0: ; hand 1: ; hand 2: ; hand 3: "
    )
    say(tab, 2, "done")
    order = []
    while choice(tab) == "block":
        order += asked(tab)
        say(tab, asked(tab)[0], "done")
    assert order == [3, 0, 1]


@pytest.mark.clause("AM-9.7")
def test_am_9_7_each_sees_what_was_laid_before() -> None:
    tab = crowd(THREE, "rein red", THREE)
    since = tab.seq()
    say(tab, 1, "lay rein red", "done")
    told = said_of(tab, 2, since, "blocked")
    assert told is not None
    assert (told["seat"], told["reins"]) == (1, 1)
    assert said_of(tab, 2, since, "card-laid") == seen_by(tab, None, since)[0]
    assert (choice(tab), facts(tab, 2)["before"]) == ("block", 1)


@pytest.mark.clause("AM-9.7", "AM-9.4")
def test_am_9_7_the_reins_add_up_and_are_answered_once() -> None:
    tab = crowd(THREE, "rein red", "rein blue, rein blue")
    say(tab, 1, "lay rein red", "done")
    say(tab, 2, "lay rein blue", "lay rein blue", "done")
    assert (asked(tab), choice(tab), facts(tab, 0)["due"]) == ([0], "answer-block", 3)
    events = say(tab, 0, LAY, LAY, LAY)
    assert kinds(events).count("block-cancelled") == 1
    assert (only(events, "block-cancelled")["reins"], race(tab).progress[0]) == (3, 1)


@pytest.mark.clause("AM-9.7")
def test_am_9_7_without_a_rein_laid_the_mover_is_not_asked() -> None:
    tab = crowd(THREE, THREE, "rein blue")
    say(tab, 1, "done")
    events = say(tab, 2, "done")
    assert (kinds(events), choice(tab)) == (["entered"], "attack-choice")


# ---- all or nothing


@pytest.mark.clause("AM-9.8")
def test_am_9_8_paying_in_part_is_refused() -> None:
    tab = approach("rein green, rein green, rein red", THREE)
    say(tab, 1, LAY, LAY)
    assert options(tab, 0) == ["give in", LAY]
    refusal = refused(tab, 0, LAY, "give in")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-9.8")
    assert len(hand(tab, 0)) == 3


@pytest.mark.clause("AM-9.8")
def test_am_9_8_who_cannot_pay_in_full_pays_nothing() -> None:
    tab = approach("rein green, whip green, whip red", THREE)
    say(tab, 1, LAY, LAY)
    assert options(tab, 0) == ["give in"]
    assert refused(tab, 0, LAY).clause == "AM-9.8"


@pytest.mark.clause("AM-9.8")
def test_am_9_8_the_mover_may_give_in_and_keep_its_reins() -> None:
    tab = approach(THREE, THREE)
    say(tab, 1, LAY, "done")
    assert "give in" in options(tab, 0)
    say(tab, 0, "give in")
    assert (hand(tab, 0), race(tab).progress[0]) == (["rein green"] * 3, 0)


@pytest.mark.clause("AM-9.8")
@pytest.mark.parametrize(
    ("mine", "due", "offered"),
    [
        ("rein green, rein red, rein black", 2, ["lay rein green", "lay rein red"]),
        ("rein green, rein red, rein black", 1, ["lay rein green", "lay rein red", "lay rein black"]),
        ("rein red, magic, magic", 2, ["lay rein red", "lay magic"]),
    ],
)
def test_am_9_8_only_cards_that_lead_to_the_full_sum_are_offered(mine: str, due: int, offered: list[str]) -> None:
    tab = approach(mine, THREE)
    say(tab, 1, *[LAY] * due, *["done"] * (2 - due))
    assert options(tab, 0) == ["give in", *offered]


# ---- what a blocked chariot keeps


@pytest.mark.clause("AM-9.9")
def test_am_9_9_a_blocked_chariot_keeps_its_place_in_line() -> None:
    tab = approach("", THREE, more="arrival: 1, 2, 3", progress="0, 1, 0")
    assert look(tab, None).line_at(0, inside=1) == [0, 2]
    say(tab, 1, LAY, "done")
    say(tab, 0, "give in")
    assert look(tab, None).line_at(0, inside=1) == [0, 2]


@pytest.mark.clause("AM-9.9", "AM-3.5")
def test_am_9_9_one_that_got_through_joins_the_end_of_the_new_line() -> None:
    tab = approach("rein green", THREE, more="arrival: 1, 2, 3", progress="0, 1, 0")
    say(tab, 1, LAY, "done")
    say(tab, 0, LAY)
    assert (look(tab, None).line_at(0, inside=1), look(tab, None).line_at(1, inside=1)) == ([2], [1, 0])


@pytest.mark.clause("AM-9.10")
def test_am_9_10_a_blocked_chariot_keeps_its_pool() -> None:
    tab = approach("", THREE)
    say(tab, 1, LAY, "done")
    say(tab, 0, "give in")
    assert (pool(tab, 0), len(race(tab).discard)) == (["whip blue"], 1)


@pytest.mark.clause("AM-9.11")
def test_am_9_11_rams_made_before_a_block_stand() -> None:
    tab = table(
        "seats: 2; chariots: green, red; turn: 0; phase: movement; track: empty, empty, empty; progress: 0, 1; "
        "pool 0: whip blue; hand 0: whip green, whip green, rein green, rein green; "
        "hand 1: whip red, rein red, rein black; order: 1"
    )
    say(tab, 0, "ram 1", "lay whip green", LAY, "lay whip green", LAY)
    say(tab, 1, "lay whip red", "lay rein red", "done")
    say(tab, 1, "lay rein black")
    events = say(tab, 0, "give in")
    assert kinds(events)[:2] == ["block-held", "turn-ended"]
    assert (race(tab).damage, race(tab).progress) == ([1, 2], [0, 1])


@pytest.mark.clause("AM-9.11", "AM-8.11")
def test_am_9_11_a_chariot_crashed_by_a_ram_stays_down_when_another_blocks() -> None:
    tab = table(
        "seats: 3; chariots: green, red, blue; turn: 0; phase: movement; track: empty, empty, empty; "
        "progress: 0, 1, 1; damage: 0, 6, 0; order: 2, 1; pool 0: whip blue; "
        "hand 0: whip green, rein green; hand 1: rein red; hand 2: rein blue"
    )
    say(tab, 0, "ram 1", "lay whip green", LAY, "done")
    say(tab, 1, "done")
    say(tab, 0, "done")
    assert (asked(tab), choice(tab)) == ([2], "block")
    say(tab, 2, "lay rein blue", "done")
    say(tab, 0, "give in")
    assert (race(tab).status, race(tab).progress) == ([0, 1, 0], [0, 1, 1])


# ---- the rulebook's examples


@pytest.mark.clause("AM-9.2", "AM-9.5")
def test_am_9_example_tod_blocks_scott() -> None:
    """Tod's Driver score is three, and Scott has not three reins."""
    tab = approach("rein red, rein red, whip red", THREE, chariots="green, black, blue")
    assert look(tab, None).scores[1][1] == 3
    assert only(say(tab, 1, LAY, LAY, LAY), "blocked")["reins"] == 3
    assert options(tab, 0) == ["give in"]
    events = say(tab, 0, "give in")
    assert kinds(events)[:2] == ["block-held", "turn-ended"]
    assert race(tab).progress[0] == 0


@pytest.mark.clause("AM-9.4")
def test_am_9_example_with_three_reins_scott_would_have_passed() -> None:
    tab = approach("rein red, rein red, rein red, whip red", THREE, chariots="green, black, blue")
    say(tab, 1, LAY, LAY, LAY)
    say(tab, 0, *["lay rein red"] * 3)
    assert (race(tab).progress[0], hand(tab, 0)) == (1, ["whip red"])


@pytest.mark.clause("AM-9.7", "AM-9.4")
@pytest.mark.parametrize(("reins", "passes"), [(2, False), (3, True)])
def test_am_9_example_scott_and_tod_block_kevin(reins: int, *, passes: bool) -> None:
    """Scott, on Kevin's left, lays one rein, Tod two more: Kevin must lay three."""
    tab = crowd(", ".join(["rein red"] * reins), THREE, "rein black, rein black")
    say(tab, 1, LAY, "done")
    say(tab, 2, "lay rein black", "lay rein black", "done")
    assert ("lay rein red" in options(tab, 0)) == passes
    say(tab, 0, *(["lay rein red"] * 3 if passes else ["give in"]))
    assert race(tab).progress[0] == int(passes)
