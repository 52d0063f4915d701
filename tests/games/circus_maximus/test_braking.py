"""CM-6.6, CM-6.7.4 Braking: to burn MFs, to get out of an attack's way, and because nothing else is left."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import advanced, asked, chariot, choice, kinds, only, options, race, refused, say, table, where

AWAY = "blue: at back 10/8"


def driving(at: str, left: int, rest: str = AWAY, draws: list[int | str] | None = None) -> Table:
    """Red under way, its other MFs still to spend."""
    return table(f"seats: 2; mover: red; left: {left}; red: at {at}; {rest}", draws or [], None)


# ---- to burn MFs


@pytest.mark.clause("CM-6.6", "CM-6.6.1")
def test_cm_6_6_braking_needs_endurance() -> None:
    t = driving("home 5/3, endurance 1", 5)
    assert "brake" in options(t, 0)
    say(t, 0, "brake")
    assert (race(t).phase.left, chariot(t, "red").endurance) == (4, 0)
    assert "brake" not in options(t, 0)
    assert refused(t, 0, "brake").clause == "CM-8.4.2"
    assert where(t, "red") == ("home 5/3", "home 4/3")


@pytest.mark.clause("CM-6.6.1")
def test_cm_6_6_1_a_braked_mf_costs_a_point_of_endurance_and_moves_nothing() -> None:
    """The rulebook's own case: at an obstacle with two MFs left, both are braked."""
    t = driving("home 20/3", 2, "blue: at home 23/3", ["blue"])
    events = say(t, 0, "brake", "brake")
    braked = [event for event in events if event["kind"] == "braked"]
    assert [(event["mfs"], event["endurance"]) for event in braked] == [(1, 49), (1, 48)]
    assert only(events, "phase-ended")["square"] == "home 20/3"
    assert (where(t, "red"), chariot(t, "red").endurance) == (("home 20/3", "home 19/3"), 48)
    assert asked(t) == [1]


@pytest.mark.clause("CM-6.6.1")
def test_cm_6_6_1_before_a_corner_it_saves_the_strain_of_entering_it() -> None:
    """The rulebook's other case: at a corner with two MFs left; braked, the chariot stays out of it."""
    t = table(f"seats: 2; mover: red; left: 2; used: 8; red: at home 28/1; {AWAY}", ["blue"], None)
    events = say(t, 0, "brake", "brake")
    assert "strained" not in kinds(events)
    assert (where(t, "red")[0], chariot(t, "red").endurance) == ("home 28/1", 48)


@pytest.mark.clause("CM-6.6.1")
def test_cm_6_6_1_braked_mfs_are_used_and_count_in_a_corner_unless_the_table_plays_otherwise() -> None:
    here = f"seats: 2; mover: red; left: 10; red: at home 28/1; {AWAY}"
    t = table(here, [3, 3, 3], None)
    events = say(t, 0, "brake", "brake", "forward")
    assert only(events, "strained")["points"] == 2
    assert (race(t).phase.left, race(t).phase.used, chariot(t, "red").endurance) == (7, 3, 46)
    lower = table(f"option braking-lowers-strain: yes; {here}", [], None)
    assert "strained" not in kinds(say(lower, 0, "brake", "brake", "forward"))
    assert (race(lower).phase.left, chariot(lower, "red").endurance) == (7, 48)
    # One braked of two too many: one point is left.
    half = table(f"option braking-lowers-strain: yes; {here}", [3, 3, 3], None)
    assert only(say(half, 0, "brake", "forward"), "strained")["points"] == 1


# ---- out of an attack's way


def attacked(blue: str, draws: list[int | str], rest: str = "") -> Table:
    """Red's last MF goes into an attack on blue, whose car is beside its own in the next lane out."""
    t = table(f"seats: 2; mover: red; left: 1; red: at home 20/3; blue: at home 20/4, {blue}{rest}", draws, None)
    say(t, 0, "ram blue car")
    assert asked(t) == [1]
    return t


@pytest.mark.clause("CM-6.6.2a")
def test_cm_6_6_2a_braking_back_costs_two_points_and_one_square_and_nothing_later() -> None:
    t = attacked("order 16", [4, 4, 4, 4, "blue"])
    events = say(t, 1, "brake back")
    assert only(events, "backed")["square"] == "home 19/4"
    lost = only(events, "endurance-lost")
    assert (lost["chariot"], lost["points"], lost["endurance"]) == ("blue", 2, 48)
    assert (where(t, "blue"), chariot(t, "blue").owed) == (("home 19/4", "home 18/4"), 0)
    # Its own phase comes next, at the full speed it had written.
    revealed = only(events, "speed-revealed")
    assert (revealed["speed"], revealed["most"]) == (16, 16)
    event = only(say(t, 1, "no whip"), "mfs-set")
    assert (event["mfs"], event["total"]) == (16, 16)


@pytest.mark.clause("CM-6.6.2a")
def test_cm_6_6_2a_a_try_that_fails_costs_nothing() -> None:
    t = attacked("order 16", [4, 4, 4, 5, 4, 4, 2, "blue"])
    events = say(t, 1, "brake back")
    assert "backed" not in kinds(events)
    assert (where(t, "blue")[0], chariot(t, "blue").endurance) == ("home 20/4", 50)


@pytest.mark.clause("CM-6.6.2a")
@pytest.mark.parametrize(
    ("endurance", "offered"), [(2, ["hold", "brake back", "evade out"]), (1, ["hold", "evade out"])]
)
def test_cm_6_6_2a_it_takes_two_points_to_brake_back(endurance: int, offered: list[str]) -> None:
    assert options(attacked(f"endurance {endurance}", []), 1) == offered


@pytest.mark.clause("CM-6.6.2a")
def test_cm_6_6_2a_back_over_a_border_the_section_is_entered_again() -> None:
    t = table(
        "seats: 2; mover: red; left: 3; red: at dolphins 1/4; blue: at dolphins 1/3; taken: 1",
        [6, 6, 1, 1],
        None,
    )
    assert (where(t, "blue"), chariot(t, "blue").stage) == (("dolphins 1/3", "home 28/3"), 1)
    say(t, 0, "ram blue car")
    say(t, 1, "brake back")
    assert (where(t, "blue"), chariot(t, "blue").stage) == (("home 28/3", "home 27/3"), 0)


@pytest.mark.clause("CM-6.6.2b")
def test_cm_6_6_2b_not_with_a_team_directly_behind() -> None:
    t = attacked("endurance 50", [], "; green: at home 18/4, owner 1")
    assert options(t, 1) == ["hold", "evade out"]
    assert refused(t, 1, "brake back").clause == "CM-6.6.2b"
    assert "brake back" in options(attacked("endurance 50", [], "; green: at home 17/4, owner 1"), 1)


@pytest.mark.clause("CM-6.6.2b")
@pytest.mark.parametrize(("wreck", "offered"), [("home 18/4", False), ("home 17/4", True), ("home 18/5", True)])
def test_cm_6_6_2b_not_onto_a_wreck(wreck: str, offered: object) -> None:
    t = advanced(f"seats: 2; mover: red; left: 1; red: at home 20/3; blue: at home 20/4; wrecks: {wreck}", [], None)
    say(t, 0, "ram blue car")
    assert ("brake back" in options(t, 1)) is offered


@pytest.mark.clause("CM-6.6.2b")
@pytest.mark.parametrize(
    ("red", "blue", "attack", "offered"),
    [
        # In the first lap: blue's car on the first home square; one further; and still on gray.
        ("home 2/3", "home 2/4", "ram blue car", False),
        ("home 3/3", "home 3/4", "ram blue car", True),
        ("home 2/3", "home 1/4", "ram blue team", False),
        # A lap later the corner lies behind the first home square.
        ("home 2/3", "home 2/4, stage 4", "ram blue car", True),
    ],
)
def test_cm_6_6_2b_never_back_onto_gray(red: str, blue: str, attack: str, offered: object) -> None:
    t = table(f"seats: 2; mover: red; left: 1; red: at {red}; blue: at {blue}", [], None)
    say(t, 0, attack)
    assert ("brake back" in options(t, 1)) is offered


@pytest.mark.clause("CM-6.6.2b")
@pytest.mark.parametrize(("at", "wounded", "square"), [("home 2", 1, "home 2/4"), ("home 3", 0, "home 2/4")])
def test_cm_6_6_2b_a_brake_result_that_cannot_be_carried_out_is_a_wound(at: str, wounded: int, square: str) -> None:
    """Lash factor 0 and a 3 is a brake; blue's driver cannot brake back onto gray, and is hit instead."""
    draws: list[int | str] = [3, 3, 3, 3, 1, 2]
    t = table(
        f"seats: 2; mover: red; left: 2; red: at {at}/3; blue: at {at}/4", [*draws, 1] if wounded else draws, None
    )
    say(t, 0, "lash blue car")
    events = say(t, 1, "hold")
    assert only(events, "lash-rolled")["lash"] == "B"
    assert (kinds(events).count("wounded"), chariot(t, "blue").hits) == (wounded, 7 - wounded)
    assert where(t, "blue")[0] == square
    assert chariot(t, "blue").endurance == (50 if wounded else 48)


# ---- because nothing else is left

BOXED = "blue: at home 22/3, owner 1; green: at home 21/2, owner 1; black: at home 21/4, owner 1"
"""Around a team on home 20/3: a car ahead, and cars on both sides, none of them beside its own car."""


@pytest.mark.clause("CM-6.7.4a")
def test_cm_6_7_4a_a_chariot_boxed_in_brakes_off_what_it_has_left() -> None:
    t = table(f"seats: 2; mover: red; left: 7; red: at home 19/3; {BOXED}", ["blue"], None)
    events = say(t, 0, "forward")
    braked = only(events, "braked")
    assert (braked["mfs"], braked["endurance"], chariot(t, "red").endurance) == (6, 44, 44)
    assert only(events, "phase-ended")["square"] == "home 20/3"
    assert asked(t) == [1]


@pytest.mark.clause("CM-6.7.4a")
def test_cm_6_7_4a_it_brakes_as_well_with_open_sides_but_too_few_mfs() -> None:
    t = table("seats: 2; mover: red; left: 2; red: at home 20/3; blue: at home 22/3", ["blue"], None)
    assert only(t.all_events(-1), "braked")["mfs"] == 2
    assert chariot(t, "red").endurance == 48
    # With a third one there is a choice.
    slipping = table("seats: 2; mover: red; left: 3; red: at home 20/3; blue: at home 22/3", [], None)
    assert options(slipping, 0) == ["brake", "slip in", "slip out"]


@pytest.mark.clause("CM-6.7.4a")
def test_cm_6_7_4a_an_attack_is_still_a_use_of_mfs() -> None:
    rest = "blue: at home 22/3, owner 1; green: at home 20/2, owner 1"
    t = table(f"seats: 2; mover: red; left: 2; red: at home 20/3; {rest}", [], None)
    assert options(t, 0) == ["brake", "lash green car", "ram green car"]


@pytest.mark.clause("CM-6.7.4b")
@pytest.mark.parametrize(("car", "points"), [(2, 1), (1, 0), (0, 0)])
def test_cm_6_7_4b_without_endurance_the_chariot_ahead_rams_the_horses(car: int, points: int) -> None:
    """Two MFs, open sides: a slip would cost three. A 5, and the weight of the car ahead."""
    t = table(
        f"seats: 2; mover: red; left: 2; red: at home 20/3, endurance 0; blue: at home 22/3, points 1/{car}/1/1",
        [2, 3, "blue"],
        None,
    )
    blocked = only(t.all_events(-1), "blocked")
    assert (blocked["chariot"], blocked["rival"]) == ("red", "blue")
    # Nobody defends himself; red's owner names the horse.
    assert (asked(t), choice(t), options(t, 0)) == ([0], "horse-choice", ["horse 1", "horse 2", "horse 3", "horse 4"])
    events = say(t, 0, "horse 3")
    injured = only(events, "horse-injured")
    assert (injured["chariot"], injured["horse"], injured["points"], injured["dice"]) == ("red", 3, points, [2, 3])
    assert chariot(t, "red").horses == (4, 4, 4 - points, 4)
    assert chariot(t, "blue").horses == (4, 4, 4, 4)
    # The MFs left are lost, and one of the next phase with them.
    assert (chariot(t, "red").slowed, chariot(t, "blue").slowed) == (1, 0)
    assert only(events, "phase-ended")["square"] == "home 20/3"
    assert (race(t).phase.left, race(t).mover) == (0, 1)


@pytest.mark.clause("CM-6.7.4b")
def test_cm_6_7_4b_endurance_too_low_is_all_lost_first() -> None:
    """Five MFs, three points: they go, and a point of the modifier with them; then comes the ram."""
    t = table(f"seats: 2; mover: red; left: 6; red: at home 19/3, endurance 3; {BOXED}", [6, 6, "blue"], None)
    events = say(t, 0, "forward")
    assert sum(int(str(event["points"])) for event in events if event["kind"] == "endurance-lost") == 3
    assert (only(events, "modifier-lost")["current"], chariot(t, "red").endurance) == (-1, 0)
    assert only(events, "blocked")["rival"] == "blue"
    assert (choice(t), race(t).phase.left) == ("horse-choice", 0)
    assert only(say(t, 0, "horse 1"), "horse-injured")["points"] == 4
    # Just enough of it, and there is no ram.
    enough = table(f"seats: 2; mover: red; left: 6; red: at home 19/3, endurance 5; {BOXED}", ["blue"], None)
    events = say(enough, 0, "forward")
    assert "blocked" not in kinds(events)
    assert (only(events, "braked")["mfs"], chariot(enough, "red").endurance) == (5, 0)


@pytest.mark.clause("CM-6.7.4b")
def test_cm_6_7_4b_only_living_horses_can_be_named() -> None:
    t = table(
        "seats: 2; mover: red; left: 1; blue: at home 22/3; "
        "red: at home 20/3, endurance 0, boxes 4/4/4/4, horses 4/0/4/0",
        [],
        None,
    )
    assert options(t, 0) == ["horse 1", "horse 3"]


@pytest.mark.clause("CM-6.7.4b")
def test_cm_6_7_4b_a_free_square_ahead_or_a_slip_keeps_it_away() -> None:
    for left, blue, offered in ((2, "home 23/3", "forward"), (3, "home 22/3", "slip in")):
        t = driving("home 20/3, endurance 0", left, f"blue: at {blue}")
        assert (choice(t), offered in options(t, 0)) == ("move-choice", True)
        assert "blocked" not in kinds(t.all_events(-1))
