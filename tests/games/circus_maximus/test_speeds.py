"""CM-6.1, CM-6.2, CM-6.9 Turn speeds: what may be written, the MFs it becomes, and what is charged to it."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import asked, chariot, choice, kinds, only, options, race, refused, said_of, say, table, where

APART = "seats: 2; red: at home 5/3; blue: at home 5/7"


def fastest(tab: Table, seat: int) -> int:
    """The highest speed a seat may write; every lower one is offered too, from standing still."""
    offered = [int(words.split()[-1]) for words in options(tab, seat)]
    assert offered == list(range(len(offered)))
    return offered[-1]


# ---- writing


@pytest.mark.clause("CM-6.1.2a")
@pytest.mark.parametrize(
    ("state", "most"),
    [
        ("modifier 0", 16),
        ("modifier 1", 17),
        ("points 2/0/2/0, boxes 7/4/4/7, horses 7/4/4/7", 24),
        # A jostled driver, horses hurt, an exhausted team: all of it counts at once.
        ("modifier 1, current -2", 14),
        ("boxes 4/4/4/4, horses 4/1/4/4", 13),
        ("endurance 0, modifier -1, fatigue 2", 13),
        ("endurance 0, modifier -1, fatigue 2, horses 4/1/4/4, boxes 4/4/4/4", 10),
    ],
)
def test_cm_6_1_2a_any_speed_up_to_team_speed_plus_current_modifier_may_be_written(state: str, most: int) -> None:
    t = table(f"seats: 2; red: at home 5/3, {state}; blue: at home 5/7", [], None)
    assert choice(t) == "write-speeds"
    assert fastest(t, 0) == most
    assert refused(t, 0, f"speed red {most + 1}").clause == "CM-6.1.2a"
    assert fastest(t, 1) == 16


@pytest.mark.clause("CM-6.1.2a")
def test_cm_6_1_2a_the_last_point_of_endurance_and_a_turn_without_lower_what_may_be_written() -> None:
    """Without endurance the driver loses a point of his modifier, and each new turn costs a point of team speed."""
    t = table(
        "seats: 2; mover: red; left: 1; red: at home 5/3, endurance 1; blue: at home 5/7, drawn 2; cup:", [], None
    )
    say(t, 0, "brake")
    assert chariot(t, "red").current == -1
    assert (race(t).turn, choice(t)) == (3, "write-speeds")
    assert fastest(t, 0) == 16 - 1 - 1
    assert fastest(t, 1) == 16


@pytest.mark.clause("CM-6.1.2a")
def test_cm_6_1_2a_no_movement_at_all_may_be_written() -> None:
    t = table(APART, ["red", "blue"], None)
    say(t, 0, "speed red 0")
    say(t, 1, "speed blue 3")
    events = say(t, 0, "no whip")
    assert only(events, "mfs-set")["mfs"] == 0
    ended = [event for event in events if event["kind"] == "phase-ended"]
    assert [(event["chariot"], event["square"]) for event in ended] == [("red", "home 5/3")]
    assert asked(t) == [1]


@pytest.mark.clause("CM-6.1.1")
def test_cm_6_1_1_the_number_written_is_final_and_holds_the_modifier_already() -> None:
    t = table("seats: 2; red: at home 5/3, modifier 1; blue: at home 5/7", ["red", "blue"], None)
    say(t, 0, "speed red 17")
    assert race(t).orders[0] == 0
    since = t.seq()
    say(t, 1, "speed blue 16")
    assert race(t).orders[:2] == [17, 16]
    # Opened with the token: until then nobody sees it, and afterwards it is one number on the log sheet.
    assert said_of(t, None, since, "speed-revealed") == said_of(t, 1, since, "speed-revealed")
    assert only(t.all_events(since), "speed-revealed")["chariot"] == "red"
    assert chariot(t, "red").speeds == (17,)
    assert chariot(t, "blue").speeds == ()
    assert only(say(t, 0, "no whip"), "mfs-set")["mfs"] == 17


# ---- MFs


@pytest.mark.clause("CM-6.1")
@pytest.mark.parametrize("speed", [1, 7, 16])
def test_cm_6_1_the_written_speed_is_the_number_of_mfs_before_whipping(speed: int) -> None:
    t = table(f"seats: 2; mover: red; red: at home 5/3, order {speed}; blue: at home 5/7", [4], None)
    assert choice(t) == "whip-choice"
    event = only(say(t, 0, "no whip"), "mfs-set")
    assert (event["mfs"], event["total"], race(t).phase.left) == (speed, speed, speed)
    whipping = table(f"seats: 2; mover: red; red: at home 5/3, order {speed}; blue: at home 5/7", [4], None)
    assert only(say(whipping, 0, "whip"), "mfs-set")["mfs"] == speed + 4


@pytest.mark.clause("CM-6.1")
def test_cm_6_1_the_order_is_opened_when_the_phase_begins() -> None:
    t = table(APART, ["blue", "red"], None)
    say(t, 0, "speed red 9")
    events = say(t, 1, "speed blue 4")
    assert [event["chariot"] for event in events if event["kind"] == "speed-revealed"] == ["blue"]
    events = say(t, 1, "no whip", "forward", "forward", "forward", "forward")
    revealed = only(events, "speed-revealed")
    assert (revealed["chariot"], revealed["speed"], revealed["most"]) == ("red", 9, 16)
    assert kinds(events).index("phase-ended") < kinds(events).index("speed-revealed")


# ---- what evasions owe


def attacked(order: int, draws: list[int | str]) -> Table:
    """Red spends its last MF on blue, whose car is beside its own, one lane further out; blue has not moved yet."""
    t = table(f"seats: 2; mover: red; left: 1; red: at home 20/3; blue: at home 20/4, order {order}", draws, None)
    say(t, 0, "ram blue car")
    assert asked(t) == [1]
    return t


@pytest.mark.clause("CM-6.9", "CM-6.2.1f")
def test_cm_6_9_an_attacked_chariot_may_evade_at_the_cost_of_mfs_of_its_next_phase() -> None:
    t = attacked(16, [4, 4, 3, 3, "blue"])
    assert options(t, 1) == ["hold", "brake back", "evade out"]
    assert race(t).maximum(chariot(t, "blue")) == 16
    events = say(t, 1, "evade out")
    # It moves at once, in the enemy's phase.
    evaded = only(events, "evaded")
    assert (evaded["square"], evaded["side"], evaded["owed"]) == ("home 21/5", "out", 1)
    revealed = only(events, "speed-revealed")
    assert (revealed["speed"], revealed["most"]) == (16, 15)
    # The order is above what is left of the maximum, and is cut to it; the debt counts as speed, but is not spent.
    event = only(say(t, 1, "no whip"), "mfs-set")
    assert (event["mfs"], event["total"]) == (15, 16)
    assert (chariot(t, "blue").owed, race(t).maximum(chariot(t, "blue"))) == (0, 16)


@pytest.mark.clause("CM-6.9")
@pytest.mark.parametrize(
    ("dice", "square", "most", "total"),
    [([4, 4, 4, 4], "home 21/5", 15, 10), ([4, 4, 4, 5, 4, 4, 2], "home 20/4", 16, 9)],
)
def test_cm_6_9_only_an_evasion_that_works_is_charged(
    dice: list[int | str], square: str, most: int, total: int
) -> None:
    t = attacked(9, [*dice, "blue"])
    events = say(t, 1, "evade out")
    assert where(t, "blue")[0] == square
    assert only(events, "speed-revealed")["most"] == most
    assert only(say(t, 1, "no whip"), "mfs-set")["total"] == total


@pytest.mark.clause("CM-6.2.1", "CM-6.2.1f")
def test_cm_6_2_1_a_debt_lowers_the_cap_and_is_not_spent() -> None:
    t = table("seats: 2; mover: red; red: at home 5/3, modifier 1, order 10, owed 2; blue: at home 5/7", [], None)
    revealed = only(t.all_events(-1), "speed-revealed")
    assert (revealed["speed"], revealed["most"]) == (10, 15)
    event = only(say(t, 0, "no whip"), "mfs-set")
    assert (event["mfs"], event["total"]) == (10, 12)
    say(t, 0, *["forward"] * 9)
    assert race(t).phase.left == 1


@pytest.mark.clause("CM-6.2.1f")
def test_cm_6_2_1f_an_evasion_before_the_own_move_is_charged_to_this_turn() -> None:
    t = table(
        "seats: 2; mover: red; left: 1; red: at home 20/4; blue: at home 20/3, order 16", [6, 6, 1, 1, "blue"], None
    )
    say(t, 0, "ram blue car")
    events = say(t, 1, "evade in")
    assert only(events, "evaded")["owed"] == 2
    assert (race(t).turn, only(events, "speed-revealed")["most"]) == (2, 14)
    assert only(say(t, 1, "no whip"), "mfs-set")["mfs"] == 14


@pytest.mark.clause("CM-6.2.1f")
def test_cm_6_2_1f_an_evasion_after_the_own_move_is_charged_to_the_next_turn() -> None:
    t = table(
        "seats: 2; mover: red; left: 1; cup:; red: at home 20/4; blue: at home 20/3, drawn 2",
        [6, 6, 1, 1, "blue", "red"],
        None,
    )
    say(t, 0, "ram blue car")
    events = say(t, 1, "evade in")
    assert (only(events, "evaded")["owed"], race(t).turn) == (2, 3)
    assert fastest(t, 1) == 14
    assert fastest(t, 0) == 16
    say(t, 0, "speed red 0")
    say(t, 1, "speed blue 14")
    event = only(say(t, 1, "no whip"), "mfs-set")
    assert (event["mfs"], event["total"]) == (14, 16)
    # Paid once: the phase has taken it over.
    assert race(t).maximum(chariot(t, "blue")) == 16


# ---- the standing start


@pytest.mark.clause("CM-6.9-special")
def test_cm_6_9_special_on_the_first_turn_a_die_comes_off_the_speed() -> None:
    t = table("seats: 2; turn: 1; mover: red; red: at gray 4/3, modifier 1, order 17; blue: at gray 4/7", [4], None)
    assert choice(t) == "whip-choice"
    assert "first-turn-die" not in kinds(t.all_events(-1))
    events = say(t, 0, "no whip")
    die = only(events, "first-turn-die")
    assert (die["die"], die["speed"]) == ([4], 13)
    assert (only(events, "mfs-set")["mfs"], only(events, "mfs-set")["total"]) == (13, 13)


@pytest.mark.clause("CM-6.9-special")
def test_cm_6_9_special_whipping_is_declared_before_that_die_is_seen() -> None:
    t = table("seats: 2; turn: 1; mover: red; red: at gray 4/3, modifier 1, order 17; blue: at gray 4/7", [6, 2], None)
    assert options(t, 0) == ["no whip", "whip"]
    events = say(t, 0, "whip")
    assert [kind for kind in kinds(events) if kind in ("first-turn-die", "whipped")] == ["first-turn-die", "whipped"]
    assert (only(events, "first-turn-die")["die"], only(events, "whipped")["die"]) == ([6], [2])
    assert only(events, "mfs-set")["mfs"] == 17 - 6 + 2
    refused(t, 0, "whip")


@pytest.mark.clause("CM-6.9-special")
def test_cm_6_9_special_the_die_leaves_no_speed_below_zero_and_comes_only_on_the_first_turn() -> None:
    slow = table("seats: 2; turn: 1; mover: red; red: at gray 4/3, order 3; blue: at gray 4/7", [5, "blue"], None)
    assert only(say(slow, 0, "no whip"), "mfs-set")["mfs"] == 0
    later = table("seats: 2; turn: 2; mover: red; red: at gray 4/3, order 3; blue: at gray 4/7", [], None)
    events = say(later, 0, "no whip")
    assert "first-turn-die" not in kinds(events)
    assert only(events, "mfs-set")["mfs"] == 3
