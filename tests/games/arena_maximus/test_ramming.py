"""AM-8 Ramming: sets of a whip and a rein, before the tile is entered."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import asked, choice, hand, kinds, look, only, options, pool, race, refused, say, table

SET = ("lay whip green", "lay rein green")
TWO_SETS = ("lay whip green", "lay rein green", "lay whip green", "lay rein green")
CARDS_OF_SET = "whip green, rein green"
CARDS_OF_TWO = "whip green, whip green, rein green, rein green"
CARDS_OF_FOUR = f"{CARDS_OF_TWO}, {CARDS_OF_TWO}"


def charge(
    mine: str,
    theirs: str = "",
    third: str = "",
    more: str = "",
    progress: str = "0, 1, 3",
    chariots: str = "green, red, blue",
    order: str = "2, 1",
) -> Table:
    """Seat 0 (green, Driver 2, Chariot 6) is about to enter tile 1, where seat 1 (red, Driver 1, Chariot 8) stands."""
    return table(
        f"seats: 3; chariots: {chariots}; turn: 0; phase: movement; track: empty, empty, empty, empty; "
        f"progress: {progress}; order: {order}; pool 0: whip blue; "
        f"hand 0: {mine}; hand 1: {theirs}; hand 2: {third}; {more}"
    )


def crowd(mine: str, theirs: str = "", third: str = "", more: str = "") -> Table:
    """Seats 1 and 2 both stand on the tile ahead."""
    return charge(mine, theirs, third, more, progress="0, 1, 1")


# ---- whether to ram


@pytest.mark.clause("AM-8.1")
def test_am_8_1_the_mover_is_asked_before_it_enters() -> None:
    tab = charge(CARDS_OF_SET)
    assert (asked(tab), choice(tab), options(tab, 0)) == ([0], "ram-choice", ["done", "ram 1"])
    assert race(tab).progress[0] == 0
    assert "entered" not in kinds(tab.all_events(-1))


@pytest.mark.clause("AM-8.1")
def test_am_8_1_the_mover_need_not_ram() -> None:
    tab = charge(CARDS_OF_SET)
    events = say(tab, 0, "done")
    assert events == []
    assert (asked(tab), choice(tab)) == ([1], "block")
    say(tab, 1, "done")
    assert (race(tab).progress[0], race(tab).damage, len(hand(tab, 0))) == (1, [0, 0, 0], 2)


@pytest.mark.clause("AM-8.1")
def test_am_8_1_an_empty_tile_asks_nothing() -> None:
    tab = charge(CARDS_OF_SET, progress="0, 2, 3")
    assert kinds(tab.all_events(-1))[:2] == ["entered", "turn-ended"]
    assert (choice(tab), asked(tab)) == ("set-speed", [2])


@pytest.mark.clause("AM-8.1")
@pytest.mark.parametrize("mine", ["", "whip green, whip red", "rein green, rein red", "magic"])
def test_am_8_1_a_hand_without_a_set_is_asked_all_the_same(mine: str) -> None:
    tab = charge(mine)
    assert (choice(tab), options(tab, 0)) == ("ram-choice", ["done"])


@pytest.mark.clause("AM-8.1")
def test_am_8_1_only_chariots_on_the_tile_ahead_can_be_rammed() -> None:
    refusal = refused(charge(CARDS_OF_SET), 0, "ram 2")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-8.1")


@pytest.mark.clause("AM-8.1", "AM-7.3")
def test_am_8_1_another_step_is_not_due_yet() -> None:
    refusal = refused(charge(CARDS_OF_SET), 0, "attack 1")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-7.3")


@pytest.mark.clause("AM-8.1")
@pytest.mark.parametrize("status", ["down", "recovered"])
def test_am_8_1_a_crashed_chariot_cannot_be_rammed(status: str) -> None:
    alone = charge(CARDS_OF_SET, more=f"status: racing, {status}, racing; broken: 0, 1, 0")
    assert choice(alone) == "set-speed"
    beside = crowd(CARDS_OF_SET, more=f"status: racing, {status}, racing; broken: 0, 1, 0")
    assert options(beside, 0) == ["done", "ram 2"]


# ---- sets


@pytest.mark.clause("AM-8.2")
def test_am_8_2_a_set_is_a_whip_and_a_rein_from_hand() -> None:
    tab = charge("whip green, rein red, rein black")
    assert say(tab, 0, "ram 1") == []
    assert (choice(tab), options(tab, 0)) == ("lay-sets", ["lay whip green"])
    say(tab, 0, "lay whip green")
    assert options(tab, 0) == ["lay rein red", "lay rein black"]
    say(tab, 0, "lay rein red")
    event = only(say(tab, 0, "done"), "rammed")
    assert (event["seat"], event["rival"], event["sets"], event["clause"]) == (0, 1, 1, "AM-8.3")
    assert (hand(tab, 0), pool(tab, 0)) == (["rein black"], ["whip blue"])


@pytest.mark.clause("AM-8.2")
def test_am_8_2_two_whips_are_no_set() -> None:
    tab = charge("whip green, whip green, rein green")
    refusal = refused(tab, 0, "ram 1", "lay whip green", "lay whip green")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-8.2")


@pytest.mark.clause("AM-8.2")
@pytest.mark.parametrize("mine", ["", "magic", "whip green, whip red", "rein green, rein red"])
def test_am_8_2_without_a_set_nobody_can_be_rammed(mine: str) -> None:
    refusal = refused(charge(mine), 0, "ram 1")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-8.2")


@pytest.mark.clause("AM-8.2")
@pytest.mark.parametrize(
    ("mine", "laid"),
    [
        ("whip green, magic", ["lay whip green", "lay magic"]),
        ("rein green, magic", ["lay magic", "lay rein green"]),
        ("magic, magic", ["lay magic", "lay magic"]),
    ],
)
def test_am_8_2_magic_is_either_half_but_never_both(mine: str, laid: list[str]) -> None:
    tab = charge(mine)
    assert "rammed" not in kinds(say(tab, 0, "ram 1", laid[0]))
    assert options(tab, 0) == [laid[1]]
    events = say(tab, 0, laid[1])
    assert hand(tab, 0) == []
    assert only(events, "card-laid")["card"] == laid[1].removeprefix("lay ")


@pytest.mark.clause("AM-8.2")
def test_am_8_2_whip_and_rein_and_two_magic_are_two_sets() -> None:
    tab = charge("whip green, rein green, magic, magic")
    events = say(tab, 0, "ram 1", *SET, "lay magic", "lay magic")
    assert only(events, "rammed")["sets"] == 2
    assert hand(tab, 0) == []


@pytest.mark.clause("AM-8.2")
def test_am_8_2_with_one_magic_less_there_is_no_second_set() -> None:
    tab = charge("whip green, rein green, magic")
    say(tab, 0, "ram 1", *SET)
    assert options(tab, 0) == ["done"]
    assert refused(tab, 0, "lay magic").clause == "AM-8.2"
    assert only(say(tab, 0, "done"), "rammed")["sets"] == 1


@pytest.mark.clause("AM-8.2")
def test_am_8_2_a_ram_is_at_least_one_set() -> None:
    tab = charge(CARDS_OF_SET)
    say(tab, 0, "ram 1")
    assert refused(tab, 0, "done").clause == "AM-8.2"
    assert refused(tab, 0, "lay whip green", "done").clause == "AM-8.2"


@pytest.mark.clause("AM-8.2")
def test_am_8_2_the_cards_of_a_set_are_discarded_in_the_open() -> None:
    tab = charge(f"{CARDS_OF_SET}, whip red, whip red")
    events = say(tab, 0, "ram 1", *SET)
    assert [event["card"] for event in events if event["kind"] == "card-laid"] == ["whip green", "rein green"]
    assert all(event["audience"] == "all" for event in events)
    assert sorted(look(tab, None).discard) == sorted(race(tab).discard)
    assert len(race(tab).discard) == 2


# ---- damage


@pytest.mark.clause("AM-8.3")
@pytest.mark.parametrize(("sets", "damage"), [(1, 2), (2, 4)])
def test_am_8_3_each_set_deals_two_damage(sets: int, damage: int) -> None:
    tab = charge(CARDS_OF_TWO)
    say(tab, 0, "ram 1", *SET * sets, *["done"] * (2 - sets))
    assert race(tab).damage == [0, 0, 0]
    event = only(say(tab, 1, "done"), "damaged")
    assert (event["seat"], event["points"], event["damage"]) == (1, damage, damage)
    assert race(tab).damage == [0, damage, 0]


@pytest.mark.clause("AM-8.4")
def test_am_8_4_the_driver_score_caps_the_sets() -> None:
    tab = charge(CARDS_OF_FOUR)
    assert refused(tab, 0, "ram 1", *TWO_SETS, "lay whip green").kind == "not-your-turn"
    assert only(say(tab, 0, "ram 1", *TWO_SETS), "rammed")["sets"] == 2
    assert (asked(tab), len(hand(tab, 0))) == ([1], 4)


@pytest.mark.clause("AM-8.4")
@pytest.mark.parametrize(("colour", "driver"), [("yellow", 1), ("blue", 2), ("black", 3)])
def test_am_8_4_every_chariot_has_its_own_cap(colour: str, driver: int) -> None:
    tab = charge(CARDS_OF_FOUR, chariots=f"{colour}, red, green")
    event = only(say(tab, 0, "ram 1", *SET * driver), "rammed")
    assert (event["sets"], asked(tab), len(hand(tab, 0))) == (driver, [1], 8 - 2 * driver)


@pytest.mark.clause("AM-8.4")
def test_am_8_4_the_cap_counts_for_each_rammed_chariot() -> None:
    tab = crowd(CARDS_OF_FOUR)
    assert only(say(tab, 0, "ram 1", *TWO_SETS), "rammed")["sets"] == 2
    say(tab, 1, "done")
    assert only(say(tab, 0, "ram 2", *TWO_SETS), "rammed")["sets"] == 2
    say(tab, 2, "done")
    assert race(tab).damage == [0, 4, 4]


# ---- cancelling


@pytest.mark.clause("AM-8.5", "AM-8.3", "AM-8.6")
@pytest.mark.parametrize(("cancelled", "rammer", "rammed"), [(0, 0, 4), (1, 1, 2), (2, 2, 0)])
def test_am_8_5_sets_are_cancelled_one_for_one(cancelled: int, rammer: int, rammed: int) -> None:
    tab = charge(CARDS_OF_TWO, CARDS_OF_TWO.replace("green", "red"))
    say(tab, 0, "ram 1", *TWO_SETS)
    events = say(tab, 1, *["lay whip red", "lay rein red"] * cancelled, *["done"] * (cancelled < 2))
    assert race(tab).damage == [rammer, rammed, 0]
    assert len(hand(tab, 1)) == 4 - 2 * cancelled
    assert [event["sets"] for event in events if event["kind"] == "ram-cancelled"] == [cancelled] * (cancelled > 0)


@pytest.mark.clause("AM-8.5")
def test_am_8_5_a_defender_without_a_set_is_asked_too() -> None:
    tab = charge(CARDS_OF_TWO, "whip red, whip red")
    say(tab, 0, "ram 1", *TWO_SETS)
    assert (asked(tab), options(tab, 1)) == ([1], ["done"])
    assert refused(tab, 1, "lay whip red").clause == "AM-8.2"


@pytest.mark.clause("AM-8.5")
def test_am_8_5_half_a_set_cancels_nothing() -> None:
    tab = charge(CARDS_OF_TWO, CARDS_OF_SET)
    say(tab, 0, "ram 1", *TWO_SETS)
    assert refused(tab, 1, "lay whip green", "done").clause == "AM-8.2"


@pytest.mark.clause("AM-8.6")
def test_am_8_6_a_cancelled_set_hurts_the_rammer_and_no_other_does() -> None:
    tab = charge(CARDS_OF_SET, CARDS_OF_SET)
    say(tab, 0, "ram 1", *SET, "done")
    events = say(tab, 1, *SET)
    assert kinds(events)[-2:] == ["ram-cancelled", "damaged"]
    event = only(events, "damaged")
    assert (event["seat"], event["points"]) == (0, 1)
    other = charge(CARDS_OF_SET, CARDS_OF_SET)
    say(other, 0, "ram 1", *SET, "done")
    assert only(say(other, 1, "done"), "damaged")["seat"] == 1


@pytest.mark.clause("AM-8.7")
def test_am_8_7_a_driver_of_one_may_cancel_two() -> None:
    tab = charge(CARDS_OF_TWO, CARDS_OF_TWO)
    assert look(tab, 1).scores[1][1] == 1
    say(tab, 0, "ram 1", *TWO_SETS)
    assert only(say(tab, 1, *TWO_SETS), "ram-cancelled")["sets"] == 2
    assert race(tab).damage == [2, 0, 0]


@pytest.mark.clause("AM-8.7")
def test_am_8_7_a_driver_of_three_may_cancel_no_more_than_was_played() -> None:
    tab = charge(CARDS_OF_TWO, CARDS_OF_TWO, chariots="green, black, blue")
    say(tab, 0, "ram 1", *SET, "done")
    assert refused(tab, 1, *SET, "lay whip green", "lay rein green").kind == "not-an-option"
    say(tab, 1, *SET)
    assert (choice(tab), asked(tab), len(hand(tab, 1))) == ("block", [1], 2)
    assert race(tab).damage == [1, 0, 0]


# ---- several chariots


@pytest.mark.clause("AM-8.8")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_am_8_8_each_on_the_tile_may_be_rammed_in_any_order(first: int, second: int) -> None:
    tab = crowd(CARDS_OF_TWO)
    assert options(tab, 0) == ["done", "ram 1", "ram 2"]
    say(tab, 0, f"ram {first}", *SET, "done")
    say(tab, first, "done")
    assert (asked(tab), options(tab, 0)) == ([0], ["done", f"ram {second}"])
    say(tab, 0, f"ram {second}", *SET, "done")
    say(tab, second, "done")
    assert (race(tab).damage, choice(tab)) == ([0, 2, 2], "block")


@pytest.mark.clause("AM-8.8")
def test_am_8_8_a_second_ram_is_free_too() -> None:
    tab = crowd(CARDS_OF_FOUR)
    say(tab, 0, "ram 2", *SET, "done")
    say(tab, 2, "done")
    say(tab, 0, "done")
    assert (race(tab).damage, choice(tab), asked(tab)) == ([0, 0, 2], "block", [1])


@pytest.mark.clause("AM-8.9")
def test_am_8_9_nobody_is_rammed_twice() -> None:
    tab = crowd(CARDS_OF_FOUR)
    say(tab, 0, "ram 1", *SET, "done")
    say(tab, 1, "done")
    assert "ram 1" not in options(tab, 0)
    refusal = refused(tab, 0, "ram 1")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-8.9")


@pytest.mark.clause("AM-8.9")
@pytest.mark.parametrize(("rammed", "question"), [(0, "ram-choice"), (0b010, "block"), (0b100, "ram-choice")])
def test_am_8_9_one_rammed_earlier_in_the_turn_is_not_offered(rammed: int, question: str) -> None:
    assert choice(charge(CARDS_OF_SET, more=f"rammed: {rammed}")) == question


@pytest.mark.clause("AM-8.9")
def test_am_8_9_the_next_turn_it_may_be_rammed_again() -> None:
    tab = table(
        "seats: 2; chariots: green, red; turn: 0; phase: movement; track: empty, empty, empty; progress: 0, 1; "
        f"pool 0: whip blue; hand 0: {CARDS_OF_TWO}; hand 1: rein red"
    )
    say(tab, 0, "ram 1", *SET, "done")
    say(tab, 1, "done", "lay rein red")
    say(tab, 0, "give in")
    say(tab, 1, "done", "done")
    say(tab, 0, "done", "done")
    assert (choice(tab), "ram 1" in options(tab, 0)) == ("ram-choice", True)


# ---- what follows a ram


@pytest.mark.clause("AM-8.10")
def test_am_8_10_a_rammed_chariot_may_still_block() -> None:
    tab = charge(CARDS_OF_SET, "rein red")
    say(tab, 0, "ram 1", *SET, "done")
    say(tab, 1, "done")
    assert (asked(tab), choice(tab), options(tab, 1)) == ([1], "block", ["done", "lay rein red"])
    assert race(tab).progress[0] == 0


@pytest.mark.clause("AM-8.11", "AM-15.2")
@pytest.mark.parametrize(("before", "falls"), [(5, False), (6, True), (7, True)])
def test_am_8_11_a_target_that_crashes_cannot_block(before: int, *, falls: bool) -> None:
    tab = charge(CARDS_OF_SET, "rein red", more=f"damage: 0, {before}, 0")
    say(tab, 0, "ram 1", *SET, "done")
    events = say(tab, 1, "done")
    assert ("crashed" in kinds(events), "entered" in kinds(events)) == (falls, falls)
    assert choice(tab) == ("set-speed" if falls else "block")
    assert (race(tab).status[1], race(tab).progress) == (int(falls), [int(falls), 1, 3])


@pytest.mark.clause("AM-8.11")
def test_am_8_11_the_others_on_the_tile_may_still_block() -> None:
    tab = crowd(CARDS_OF_SET, "rein red", "rein blue", "damage: 0, 7, 0")
    say(tab, 0, "ram 1", *SET, "done")
    say(tab, 1, "done")
    assert (choice(tab), asked(tab), options(tab, 0)) == ("ram-choice", [0], ["done"])
    say(tab, 0, "done")
    assert (choice(tab), asked(tab)) == ("block", [2])


@pytest.mark.clause("AM-8.11", "AM-15.10")
def test_am_8_11_a_target_that_crashes_a_second_time_is_out_before_it_blocks() -> None:
    tab = charge(CARDS_OF_SET, "rein red, rein red", more="damage: 0, 7, 0; broken: 0, 1, 0")
    say(tab, 0, "ram 1", *SET, "done")
    events = say(tab, 1, "done")
    assert kinds(events)[:3] == ["damaged", "eliminated", "entered"]
    assert (race(tab).status[1], hand(tab, 1), race(tab).progress[0]) == (3, [], 1)
    assert asked(tab) == [2]


@pytest.mark.clause("AM-8.12", "AM-15.3", "AM-15.4")
@pytest.mark.parametrize(("before", "falls"), [(4, False), (5, True)])
def test_am_8_12_a_rammer_that_crashes_lies_beside_the_tile_it_came_from(before: int, *, falls: bool) -> None:
    tab = charge(CARDS_OF_SET, f"{CARDS_OF_SET}, rein red", more=f"damage: {before}, 0, 0")
    say(tab, 0, "ram 1", *SET, "done")
    events = say(tab, 1, *SET)
    assert race(tab).progress[0] == 0
    assert ("turn-ended" in kinds(events)) == falls
    assert (choice(tab), asked(tab)) == (("set-speed", [2]) if falls else ("block", [1]))
    assert (look(tab, None).line_at(0, inside=0), pool(tab, 0)) == (([0], []) if falls else ([], ["whip blue"]))
    if falls:
        assert only(events, "crashed")["tile-number"] == 0


@pytest.mark.clause("AM-8.12")
def test_am_8_12_a_crashed_rammer_rams_nobody_else() -> None:
    tab = crowd(CARDS_OF_FOUR, CARDS_OF_SET, more="damage: 5, 0, 0")
    say(tab, 0, "ram 1", *SET, "done")
    events = say(tab, 1, *SET)
    assert kinds(events)[3:6] == ["damaged", "crashed", "turn-ended"]
    assert (race(tab).damage[2], race(tab).moved[0], race(tab).status[0]) == (0, 1, 1)


@pytest.mark.clause("AM-8.12", "AM-15.10")
def test_am_8_12_a_rammer_that_crashes_a_second_time_is_out() -> None:
    tab = charge(CARDS_OF_TWO, CARDS_OF_SET, more="damage: 5, 0, 0; broken: 1, 0, 0")
    say(tab, 0, "ram 1", *SET, "done")
    events = say(tab, 1, *SET)
    assert kinds(events)[3:6] == ["damaged", "eliminated", "turn-ended"]
    assert (race(tab).status[0], hand(tab, 0), pool(tab, 0), asked(tab)) == (3, [], [], [2])


@pytest.mark.clause("AM-8.13", "AM-8.11", "AM-8.12")
def test_am_8_13_both_crash_together() -> None:
    tab = charge(CARDS_OF_TWO, CARDS_OF_SET, more="damage: 5, 6, 0")
    say(tab, 0, "ram 1", *TWO_SETS)
    events = say(tab, 1, *SET, "done")
    told = [kind for kind in kinds(events) if kind in ("damaged", "crashed")]
    assert told == ["damaged", "damaged", "crashed", "crashed"]
    assert (race(tab).status, race(tab).damage, race(tab).progress) == ([1, 1, 0], [6, 8, 0], [0, 1, 3])


@pytest.mark.clause("AM-8.13")
@pytest.mark.parametrize(("mine", "theirs", "status"), [(4, 6, [0, 1, 0]), (5, 5, [1, 0, 0]), (4, 5, [0, 0, 0])])
def test_am_8_13_a_crash_of_one_side_spares_the_other_nothing(mine: int, theirs: int, status: list[int]) -> None:
    tab = charge(CARDS_OF_TWO, CARDS_OF_SET, more=f"damage: {mine}, {theirs}, 0")
    say(tab, 0, "ram 1", *TWO_SETS)
    say(tab, 1, *SET, "done")
    fallen = [seat for seat in (0, 1) if race(tab).status[seat] == 1]
    assert race(tab).status == status
    assert race(tab).damage[:2] == [mine + 1, theirs + 2]
    assert all(race(tab).broken[seat] == 1 for seat in fallen)


@pytest.mark.clause("AM-8.13", "AM-16.6")
def test_am_8_13_the_last_two_may_go_out_together() -> None:
    tab = table(
        "seats: 2; chariots: green, red; turn: 0; phase: movement; track: empty, empty, empty; progress: 0, 1; "
        f"pool 0: whip blue; damage: 5, 6; broken: 1, 1; hand 0: {CARDS_OF_TWO}; hand 1: {CARDS_OF_SET}"
    )
    say(tab, 0, "ram 1", *TWO_SETS)
    events = say(tab, 1, *SET, "done")
    assert kinds(events).count("eliminated") == 2
    result = tab.game.result(tab.state)
    assert result is not None
    assert (result.places, result.clauses) == ([2, 1], ["AM-16.6"])


@pytest.mark.clause("AM-8.13", "AM-16.6")
def test_am_8_13_one_who_went_out_before_does_not_win_by_that() -> None:
    more = "damage: 5, 6, 9; broken: 1, 1, 1; status: racing, racing, out; moved: 0, 0, 1"
    tab = charge(CARDS_OF_TWO, CARDS_OF_SET, more=more, order="1")
    say(tab, 0, "ram 1", *TWO_SETS)
    say(tab, 1, *SET, "done")
    result = tab.game.result(tab.state)
    assert result is not None
    assert result.places == [2, 1, 3]


# ---- the rulebook's example


@pytest.mark.clause("AM-8.3", "AM-8.4", "AM-8.5", "AM-8.6", "AM-8.7")
def test_am_8_example_scott_rams_kevin() -> None:
    """Scott's Driver score of two lets him ram with two sets; Kevin cancels one of them."""
    tab = charge("whip red, whip black, rein yellow, rein black", CARDS_OF_SET)
    assert [look(tab, None).scores[seat][1] for seat in (0, 1)] == [2, 1]
    say(tab, 0, "ram 1", "lay whip red", "lay rein yellow", "lay whip black", "lay rein black")
    say(tab, 1, *SET, "done")
    assert race(tab).damage == [1, 2, 0]


@pytest.mark.clause("AM-8.7")
def test_am_8_example_kevin_could_have_cancelled_both() -> None:
    tab = charge(CARDS_OF_TWO, "whip red, whip black, rein yellow, rein black")
    say(tab, 0, "ram 1", *TWO_SETS)
    say(tab, 1, "lay whip red", "lay rein yellow", "lay whip black", "lay rein black")
    assert race(tab).damage == [2, 0, 0]
