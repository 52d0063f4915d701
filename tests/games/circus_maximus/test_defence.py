"""CM-9.3 Defence: hold, brake or evade."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .fights import clash
from .tables import (
    Draw,
    advanced,
    asked,
    chariot,
    first_edition,
    kinds,
    look,
    only,
    options,
    race,
    refused,
    said_of,
    say,
    seen_by,
    table,
    where,
)

WON: list[Draw] = [3, 4, 3, 3]
"""Defender 7, attacker 6."""
LOST: list[Draw] = [3, 3, 3, 4]
CLEAN: list[Draw] = [1, 1, 1]
"""Three dice that leave a strained chariot alone."""


def attacked(position: str, draws: list[Draw] | None = None, words: str = "ram blue car", left: int = 6) -> Table:
    """Red strikes blue, which is about to answer."""
    tab = table(f"seats: 2; mover: red; left: {left}; {position}", draws or [], None)
    say(tab, 0, words)
    return tab


def ways(position: str, words: str = "ram blue car") -> list[str]:
    """The answers blue may give."""
    tab = attacked(position, words=words)
    assert asked(tab) == [1]
    return options(tab, 1)


# ---- the three answers


@pytest.mark.clause("CM-9.3")
def test_cm_9_3_the_defender_is_asked_three_things() -> None:
    assert ways("red: at home 20/3; blue: at home 20/4") == ["hold", "brake back", "evade out"]


@pytest.mark.clause("CM-9.3")
def test_cm_9_3_who_holds_takes_the_blow_without_a_contest() -> None:
    tab = clash("car", [3, 3, 4])
    say(tab, 0, "ram blue car")
    assert kinds(say(tab, 1, "hold")) == ["defended", "cars-rolled"]
    assert where(tab, "blue") == ("home 20/4", "home 19/4")


@pytest.mark.clause("CM-9.3", "CM-6.6.2a")
def test_cm_9_3_braking_averts_the_blow_for_two_endurance_and_a_square() -> None:
    tab = clash("car", WON)
    say(tab, 0, "ram blue car")
    assert kinds(say(tab, 1, "brake back")) == ["defended", "contest", "endurance-lost", "backed"]
    blue = chariot(tab, "blue")
    assert (where(tab, "blue"), blue.endurance, blue.stage) == (("home 19/4", "home 18/4"), 48, 0)
    assert (blue.owed, blue.slowed, race(tab).maximum(blue)) == (0, 0, 16)


@pytest.mark.clause("CM-9.3", "CM-6.1.2b")
def test_cm_9_3_the_square_it_backs_away_from_is_free() -> None:
    tab = clash("car", WON)
    assert "lane out" not in options(tab, 0)
    say(tab, 0, "ram blue car")
    say(tab, 1, "brake back")
    assert "lane out" in options(tab, 0)


@pytest.mark.clause("CM-9.3", "CM-9.3.1")
def test_cm_9_3_evading_averts_the_blow_for_mfs_to_come() -> None:
    tab = clash("car", WON)
    say(tab, 0, "ram blue car")
    assert kinds(say(tab, 1, "evade out")) == ["defended", "contest", "evaded"]
    blue = chariot(tab, "blue")
    assert (where(tab, "blue"), blue.endurance, blue.owed) == (("home 21/5", "home 20/5"), 50, 1)


@pytest.mark.clause("CM-9.3", "CM-6.6.2b")
@pytest.mark.parametrize(
    ("blue", "more"), [("endurance 1", ""), ("endurance 9", "; green: at home 18/4, owner 0")], ids=["tired", "blocked"]
)
def test_cm_9_3_no_braking_without_two_endurance_or_without_room(blue: str, more: str) -> None:
    position = f"red: at home 20/3; blue: at home 20/4, {blue}{more}"
    assert ways(position) == ["hold", "evade out"]
    assert refused(attacked(position), 1, "brake back").clause == "CM-6.6.2b"


@pytest.mark.clause("CM-9.3")
def test_cm_9_3_two_endurance_are_enough_to_brake() -> None:
    assert "brake back" in ways("red: at home 20/3; blue: at home 20/4, endurance 2")


@pytest.mark.clause("CM-9.3")
def test_cm_9_3_who_can_only_hold_is_not_asked() -> None:
    tab = table("seats: 2; mover: red; left: 6; red: at home 20/2; blue: at home 20/1, endurance 1", [3, 3, 4], None)
    assert kinds(say(tab, 0, "ram blue car")) == ["attacked", "cars-rolled"]
    assert asked(tab) == [0]


# ---- evasion


@pytest.mark.clause("CM-9.3.1")
@pytest.mark.parametrize(("lane", "way", "square"), [(3, "evade out", "home 21/5"), (5, "evade in", "home 21/3")])
def test_cm_9_3_1_only_the_lane_away_from_the_attacker(lane: int, way: str, square: str) -> None:
    tab = attacked(f"red: at home 20/{lane}; blue: at home 20/4", WON)
    assert options(tab, 1) == ["hold", "brake back", way]
    say(tab, 1, way)
    assert where(tab, "blue")[0] == square


@pytest.mark.clause("CM-9.3.1")
@pytest.mark.parametrize(("lane", "way", "cost"), [(3, "evade out", 1), (5, "evade in", 2)])
def test_cm_9_3_1_it_costs_what_a_lane_change_costs(lane: int, way: str, cost: int) -> None:
    tab = attacked(f"red: at home 20/{lane}; blue: at home 20/4", WON)
    event = only(say(tab, 1, way), "evaded")
    assert (event["owed"], chariot(tab, "blue").owed) == (cost, cost)


@pytest.mark.clause("CM-9.3.1")
def test_cm_9_3_1_a_slip_of_this_turn_bans_evading_inward() -> None:
    assert ways("red: at home 20/5; blue: at home 20/4, no-inward 2") == ["hold", "brake back"]
    assert "evade out" in ways("red: at home 20/3; blue: at home 20/4, no-inward 2")
    assert "evade in" in ways("red: at home 20/5; blue: at home 20/4, no-inward 1")


@pytest.mark.clause("CM-9.3.1.1")
@pytest.mark.parametrize(("order", "mfs"), [(10, 10), (15, 15), (16, 15), (17, 15)])
def test_cm_9_3_1_1_the_cost_comes_off_the_maximum_not_off_the_written_speed(order: int, mfs: int) -> None:
    blue = f"at home 20/4, whip 0, horses 5/4/4/4, order {order}"
    tab = attacked(f"red: at home 20/5, whip 0; blue: {blue}", [*WON, "blue"], left=1)
    events = say(tab, 1, "evade in")
    revealed = only(events, "speed-revealed")
    assert (revealed["speed"], revealed["most"]) == (order, 15)
    assert (only(events, "mfs-set")["mfs"], only(events, "mfs-set")["total"]) == (mfs, mfs + 2)
    assert race(tab).phase.left == mfs


@pytest.mark.clause("CM-9.3.1.1")
def test_cm_9_3_1_1_after_its_own_phase_the_next_speed_is_written_lower() -> None:
    tab = attacked("red: at home 20/5; blue: at home 20/4, horses 5/4/4/4, drawn 2", WON, left=1)
    say(tab, 1, "evade in")
    assert options(tab, 1)[-1] == "speed blue 15"


@pytest.mark.clause("CM-9.3.1.1")
def test_cm_9_3_1_1_what_cannot_be_paid_cannot_be_evaded() -> None:
    assert ways("red: at home 20/5; blue: at home 20/4, horses 4/4/4/4, slowed 15") == ["hold", "brake back"]
    assert "evade out" in ways("red: at home 20/3; blue: at home 20/4, horses 4/4/4/4, slowed 15")
    assert "evade in" in ways("red: at home 20/5; blue: at home 20/4, horses 4/4/4/4, slowed 14")


CORNER = "red: at dolphins 8/4; blue: at dolphins 6/3"
"""Red's car is beside blue's in the corner, one lane further out; the lane inside allows 10."""


@pytest.mark.clause("CM-9.3.1.2")
def test_cm_9_3_1_2_evading_inward_in_a_corner_is_checked_by_the_written_speed() -> None:
    """Blue has not moved in this turn: neither its last speed nor the trim to come counts."""
    tab = attacked(f"{CORNER}, order 12, last-speed 3", [*WON, *CLEAN])
    events = say(tab, 1, "evade in")
    strained = only(events, "strained")
    assert (strained["chariot"], strained["points"], strained["safe"]) == ("blue", 2, 10)
    assert (only(events, "strain-rolled")["dice"], chariot(tab, "blue").endurance) == (CLEAN, 48)


@pytest.mark.clause("CM-9.3.1.2")
def test_cm_9_3_1_2_by_the_speed_used_if_it_has_moved() -> None:
    tab = attacked(f"{CORNER}, order 12, last-speed 13, drawn 2", [*WON, *CLEAN])
    assert only(say(tab, 1, "evade in"), "strained")["points"] == 3


@pytest.mark.clause("CM-9.3.1.2")
@pytest.mark.parametrize("speeds", ["order 10, last-speed 16", "order 16, last-speed 10, drawn 2"])
def test_cm_9_3_1_2_no_check_within_the_limit(speeds: str) -> None:
    tab = attacked(f"{CORNER}, {speeds}", WON)
    assert kinds(say(tab, 1, "evade in")) == ["defended", "contest", "evaded"]
    assert chariot(tab, "blue").endurance == 50


@pytest.mark.clause("CM-9.3.1.2")
def test_cm_9_3_1_2_no_check_to_the_outside() -> None:
    tab = attacked("red: at dolphins 5/2; blue: at dolphins 5/3, order 16", WON, "ram blue team")
    assert kinds(say(tab, 1, "evade out")) == ["defended", "contest", "evaded"]


@pytest.mark.clause("CM-9.3.1.2")
def test_cm_9_3_1_2_it_can_end_in_a_flip() -> None:
    tab = attacked(f"{CORNER}, order 16", [*WON, 6, 6, 6])
    assert only(say(tab, 1, "evade in"), "flipped")["cause"] == "corner"
    assert not chariot(tab, "blue").active()


@pytest.mark.clause("CM-9.3.1.2", "CM-7.3.3-J1", "CM-3.5e")
def test_cm_9_3_1_2_a_jostled_driver_does_not_evade_above_the_limit_he_may_have_written() -> None:
    """Lane 2 is safe at 10. Whatever he wrote up to what everybody knows: the offer tells nothing of it."""
    for order in (3, 16):
        assert ways(f"{CORNER}, order {order}, order-most 16, no-strain 2") == ["hold", "brake back"]
    assert "evade in" in ways(f"{CORNER}, order 16, order-most 16, no-strain 1")
    assert "evade in" in ways(f"{CORNER}, order 3, order-most 10, no-strain 2")
    assert "evade in" not in ways(f"{CORNER}, order 3, order-most 11, no-strain 2")


@pytest.mark.clause("CM-9.3.1.2", "CM-7.3.3-J1")
@pytest.mark.parametrize(("speed", "offered"), [(10, True), (11, False)])
def test_cm_9_3_1_2_who_has_moved_is_held_to_the_speed_of_his_move(speed: int, offered: bool) -> None:  # noqa: FBT001
    words = f"{CORNER}, order-most 16, drawn 2, last-speed {speed}, no-strain 2"
    assert ("evade in" in ways(words)) is offered


@pytest.mark.clause("CM-9.3.1.2", "CM-7.3.3-SS")
def test_cm_9_3_1_2_outward_he_may_evade_at_any_speed() -> None:
    """Lane 4 is safe at 15, and he may have written 16: but nothing is checked to the outside."""
    words = "red: at dolphins 5/2; blue: at dolphins 5/3, order-most 16, no-strain 2"
    assert "evade out" in ways(words, "ram blue team")


@pytest.mark.clause("CM-9.3.1.2", "CM-15.2.5a")
def test_cm_9_3_1_2_a_team_without_its_driver_evades_into_any_lane_whatever_was_forbidden_him() -> None:
    """And without fear of the corner."""
    loose = "standing runaway, driver dead, drawn 2, last-speed 16, no-strain 2"
    position = f"seats: 2; mover: red; left: 6; red: at dolphins 8/4; blue: at dolphins 5/3, {loose}"
    for tab in (advanced(position, [], None), first_edition(f"option rules: advanced; {position}", [], None)):
        events = say(tab, 0, "ram blue team")
        assert kinds(events) == ["attacked", "defended", "evaded"]
        assert only(events, "evaded")["side"] == "in"


@pytest.mark.clause("CM-9.3.1.2")
def test_cm_9_3_1_2_a_car_that_is_still_in_the_corner_is_checked_when_its_team_evades_out_of_it() -> None:
    """The team leaves the corner for back 1/2, and its car comes into the lane that is safe at 10."""
    tab = attacked("red: at dolphins 15/4; blue: at dolphins 12/3, order 12", [*WON, *CLEAN])
    events = say(tab, 1, "evade in")
    assert where(tab, "blue") == ("back 1/2", "dolphins 9/2")
    assert (only(events, "strained")["points"], only(events, "strained")["safe"]) == (2, 10)


@pytest.mark.clause("CM-9.3.1.2", "CM-7.3.3-J1", "CM-7.3.3-SS", "CM-9.3.1.3")
def test_cm_9_3_1_2_a_refused_evasion_cites_its_reason() -> None:
    above = f"{CORNER}, order-most 16, no-strain 2"
    assert refused(attacked(above, []), 1, "evade in").clause == "CM-7.3.3-SS"
    assert refused(attacked(f"{above}, jostled 1", []), 1, "evade in").clause == "CM-7.3.3-J1"
    taken = f"{above}; green: at dolphins 5/2, owner 0"
    assert refused(attacked(taken, []), 1, "evade in").clause == "CM-9.3.1.3"


@pytest.mark.clause("CM-9.3.1.2")
def test_cm_9_3_1_2_edition_1_forbade_it_at_any_speed() -> None:
    tab = first_edition(f"seats: 2; mover: red; left: 6; {CORNER}, order 3, order-most 10, no-strain 2", [], None)
    say(tab, 0, "ram blue car")
    assert options(tab, 1) == ["hold", "brake back"]


@pytest.mark.clause("CM-9.3.1.2")
def test_cm_9_3_1_2_edition_1_let_evade_inward_who_may_strain_and_outward_everybody() -> None:
    tab = first_edition(f"seats: 2; mover: red; left: 6; {CORNER}, order-most 16, no-strain 1", [], None)
    say(tab, 0, "ram blue car")
    assert options(tab, 1) == ["hold", "brake back", "evade in"]
    outward = "red: at dolphins 5/2; blue: at dolphins 5/3, no-strain 2"
    tab = first_edition(f"seats: 2; mover: red; left: 6; {outward}", [], None)
    say(tab, 0, "ram blue team")
    assert options(tab, 1) == ["hold", "brake back", "evade out"]


@pytest.mark.clause("CM-9.3.1.2", "CM-3.5e")
def test_cm_9_3_1_2_a_check_tells_the_written_speed() -> None:
    tab = attacked(f"{CORNER}, order 12, order-most 16", [*WON, *CLEAN])
    assert look(tab, 0).orders[1] == -1
    seq = tab.seq()
    say(tab, 1, "evade in")
    told = said_of(tab, 0, seq, "strained")
    assert told is not None
    assert told["points"] == 2
    seen = look(tab, 0).chariots[1]
    assert (seen.order_least, seen.order_most) == (12, 12)


@pytest.mark.clause("CM-9.3.1.2", "CM-3.5e")
@pytest.mark.parametrize("order", [0, 10])
def test_cm_9_3_1_2_no_check_tells_that_it_is_within_the_limit_and_no_more(order: int) -> None:
    tab = attacked(f"{CORNER}, order {order}, order-most 16", WON)
    seq = tab.seq()
    say(tab, 1, "evade in")
    seen = look(tab, 0)
    assert (seen.orders[1], seen.chariots[1].order_least, seen.chariots[1].order_most) == (-1, 0, 10)
    assert [event["kind"] for event in seen_by(tab, 0, seq)] == ["defended", "contest", "evaded"]


@pytest.mark.clause("CM-9.3.1.2", "CM-3.5e")
def test_cm_9_3_1_2_a_team_that_cannot_be_above_the_limit_tells_nothing() -> None:
    tab = attacked(f"{CORNER}, horses 3/2/2/2, order 8, order-most 9", WON)
    say(tab, 1, "evade in")
    seen = look(tab, 0)
    assert (seen.orders[1], seen.chariots[1].order_least, seen.chariots[1].order_most) == (-1, 0, 9)


@pytest.mark.clause("CM-9.3.1.2", "CM-3.5e")
def test_cm_9_3_1_2_on_a_stretch_an_evasion_tells_nothing() -> None:
    tab = attacked("red: at home 20/5; blue: at home 20/4, order 16, order-most 16", WON)
    say(tab, 1, "evade in")
    seen = look(tab, 0)
    assert (seen.orders[1], seen.chariots[1].order_least, seen.chariots[1].order_most) == (-1, 0, 16)


@pytest.mark.clause("CM-9.3.1.3")
@pytest.mark.parametrize(("attacker", "victim"), [(2, 1), (7, 8)])
def test_cm_9_3_1_3_the_walls_end_all_evasion(attacker: int, victim: int) -> None:
    position = f"red: at home 20/{attacker}; blue: at home 20/{victim}"
    assert ways(position) == ["hold", "brake back"]
    for side in ("in", "out"):
        assert refused(attacked(position), 1, f"evade {side}").clause == "CM-9.3.1.3"


@pytest.mark.clause("CM-9.3.1.3")
@pytest.mark.parametrize("green", ["home 22/4", "home 21/5", "home 20/5", "home 22/5"])
def test_cm_9_3_1_3_counters_on_the_way_end_evasion(green: str) -> None:
    """The square ahead, the new one, and the one its car would take."""
    assert ways(f"red: at home 20/3; blue: at home 20/4; green: at {green}, owner 0") == ["hold", "brake back"]


@pytest.mark.clause("CM-9.3.1.3")
@pytest.mark.parametrize("green", ["home 23/4", "home 19/5", "home 23/5"])
def test_cm_9_3_1_3_counters_next_to_the_way_do_not(green: str) -> None:
    assert "evade out" in ways(f"red: at home 20/3; blue: at home 20/4; green: at {green}, owner 0")


# ---- the contest


@pytest.mark.clause("CM-9.3.2")
@pytest.mark.parametrize("way", ["brake back", "evade out"])
def test_cm_9_3_2_a_tie_is_the_defenders(way: str) -> None:
    tab = attacked("red: at home 20/3; blue: at home 20/4", [3, 4, 5, 2])
    events = say(tab, 1, way)
    contest = only(events, "contest")
    assert (contest["own"], contest["other"], contest["dice"]) == (7, 7, [3, 4, 5, 2])
    assert "cars-rolled" not in kinds(events)
    assert where(tab, "blue")[0] != "home 20/4"


@pytest.mark.clause("CM-9.3.2")
@pytest.mark.parametrize("way", ["brake back", "evade out"])
def test_cm_9_3_2_one_less_and_he_must_hold(way: str) -> None:
    tab = attacked("red: at home 20/3; blue: at home 20/4", [*LOST, 3, 3, 4])
    assert kinds(say(tab, 1, way)) == ["defended", "contest", "cars-rolled"]
    blue = chariot(tab, "blue")
    assert (where(tab, "blue"), blue.endurance, blue.owed) == (("home 20/4", "home 19/4"), 50, 0)


@pytest.mark.clause("CM-9.3.2")
@pytest.mark.parametrize(
    ("red", "blue", "dice", "square"),
    [
        (1, 0, [3, 3, 3, 3], "home 20/4"),
        (1, 1, [3, 3, 3, 3], "home 21/5"),
        (2, 1, [3, 3, 3, 3], "home 20/4"),
        (0, -1, [3, 3, 3, 3], "home 20/4"),
        (0, 1, LOST, "home 21/5"),
    ],
)
def test_cm_9_3_2_both_modifiers_count(red: int, blue: int, dice: list[Draw], square: str) -> None:
    position = f"red: at home 20/3, modifier {red}; blue: at home 20/4, modifier {blue}"
    tab = attacked(position, [*dice, 3, 4, 4])
    say(tab, 1, "evade out")
    assert where(tab, "blue")[0] == square


# ---- over a border


@pytest.mark.clause("CM-9.3-border")
def test_cm_9_3_border_an_evasion_into_a_corner_takes_the_marker_and_is_checked() -> None:
    tab = attacked("red: at home 28/3; blue: at home 28/4, order 20, horses 5/5/5/5", [*WON, *CLEAN])
    events = say(tab, 1, "evade out")
    assert kinds(events)[2:] == ["evaded", "marker-taken", "strained", "endurance-lost", "strain-rolled"]
    assert (only(events, "marker-taken")["marker"], only(events, "marker-taken")["chariot"]) == ("dolphin", "blue")
    assert (only(events, "strained")["points"], only(events, "strained")["safe"]) == (2, 18)
    assert (where(tab, "blue"), chariot(tab, "blue").stage) == (("dolphins 1/5", "home 28/5"), 1)


@pytest.mark.clause("CM-9.3-border")
def test_cm_9_3_border_within_the_limit_it_takes_the_marker_alone() -> None:
    tab = attacked("red: at home 28/5; blue: at home 28/4, order 12", WON)
    assert kinds(say(tab, 1, "evade in"))[2:] == ["evaded", "marker-taken"]
    assert (where(tab, "blue")[0], race(tab).taken) == ("dolphins 1/3", 1)


@pytest.mark.clause("CM-9.3-border")
def test_cm_9_3_border_only_the_first_takes_a_marker() -> None:
    tab = attacked("red: at home 28/5; blue: at home 28/4, order 12; green: at dolphins 9/8, owner 0", WON)
    assert kinds(say(tab, 1, "evade in"))[2:] == ["evaded"]
    assert race(tab).taken == 1


@pytest.mark.clause("CM-9.3-border")
def test_cm_9_3_border_nobody_evades_over_the_finish_line() -> None:
    position = "red: at back 28/3, stage 10; blue: at back 28/4"
    assert ways(f"{position}, stage 10") == ["hold", "brake back"]
    assert ways(f"{position}, stage 6") == ["hold", "brake back", "evade out"]
    assert ways("red: at back 27/3, stage 10; blue: at back 27/4, stage 10") == ["hold", "brake back", "evade out"]


@pytest.mark.clause("CM-9.3.1.2", "CM-9.5.1b", "CM-3.5e")
def test_cm_9_3_1_2_an_unopened_speed_is_checked_as_trimmed_and_tells_no_more_than_that() -> None:
    """Horses of 11 with modifier 0: whatever above 11 was written counts as 11 against lane 2's limit of 10."""
    told = []
    for order in (9, 11, 14):
        tab = table(
            "seats: 2; mover: red; left: 3; red: at dolphins 5/4; blue: at dolphins 4/3, horses 2/3/3/3,"
            f" boxes 4/4/4/4, order {order}, order-least 0, order-most 16",
            [1, 1, 1, 1, 6, 6, 1, 1, 1, 1],
        )
        say(tab, 0, "ram blue car" if "ram blue car" in options(tab, 0) else "ram blue team")
        events = say(tab, 1, "evade in")
        strained = [event["points"] for event in events if event["kind"] == "strained"]
        told.append((strained, chariot(tab, "blue").order_least, chariot(tab, "blue").order_most))
    assert told == [([], 0, 10), ([1], 11, 16), ([1], 11, 16)]
