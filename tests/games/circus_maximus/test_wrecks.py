"""Chapter 12: how the wreck of a car flies, where it comes down, and what it does to those it hits."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.track import OFF

from .tables import Draw, advanced, asked, chariot, choice, kinds, look, only, options, race, refused, say, view, where

FALLS = {
    2: "home 7/3",
    3: "home 9/6",
    4: "home 4/4",
    5: "home 6/4",
    6: "home 5/4",
    7: "home 7/5",
    8: "home 5/3",
    9: "home 8/5",
    10: "home 6/7",
    11: "home 10/8",
    12: "home 8/1",
}
"""By two dice, where the wreck of a car that stood on home 4/4 comes down: the printed chart, square by square."""


def two_dice(total: int) -> list[Draw]:
    return [total // 2, total - total // 2]


def flying(source: str, draws: list[Draw], more: str = "", red: str = "") -> Table:
    """Red's car is in the air, and blue has one MF left; green is where a test puts it."""
    position = "seats: 3; mover: blue; left: 1; cup: ; blue: at back 1/8; "
    position += f"red: at home 27/4, standing runaway, driver dead{red}; flying: {source} = red"
    return advanced(f"{position}; {more}" if more else position, draws, None)


def wrecks(tab: Table) -> list[str]:
    """The squares on which wrecks lie, as everybody sees them."""
    seen = view(tab, None)["wrecks"]
    assert isinstance(seen, dict)
    return list(seen)


# ---- the flip


@pytest.mark.clause("CM-2.2c", "CM-16.1")
def test_cm_2_2c_a_flip_leaves_a_wreck_and_a_dragged_driver_and_no_car() -> None:
    position = "seats: 2; option wall-moves: yes; mover: red; left: 4; cup: ; red: at home 20/8; blue: at back 1/4"
    tab = advanced(position, [1, 3, 6, 6, 1], None)
    assert (where(tab, "red"), wrecks(tab)) == (("home 20/8", "home 19/8"), [])
    say(tab, 0, "wall out", "confirm")
    assert where(tab, "red") == ("home 23/8", "none")
    assert wrecks(tab) == ["home 19/8"]
    seen = look(tab, 1).chariots[0]
    assert (seen.car, seen.driver, seen.standing) == (OFF, 1, 2)
    assert race(tab).board[race(tab).track.prev[seen.team]] == 0


@pytest.mark.clause("CM-12.1", "CM-15.1")
def test_cm_12_1_the_wreck_lands_when_the_mover_is_done_and_not_before() -> None:
    position = "seats: 2; mover: red; left: 3; cup: ; red: at home 20/3; blue: at home 20/4, wheels 9/0"
    tab = advanced(position, [5, 4, 4, 1, 1, 1, 3, 6, 6], None)
    say(tab, 0, "ram blue car")
    events = say(tab, 1, "hold")
    assert kinds(events)[-2:] == ["wheel-lost", "flipped"]
    assert (where(tab, "blue"), wrecks(tab)) == (("home 20/4", "none"), [])
    assert race(tab).flying == (1, race(tab).track.square_named("home 19/4"))
    assert asked(tab) == [0]
    assert "wreck-flew" not in kinds(say(tab, 0, "forward"))
    assert wrecks(tab) == []
    events = say(tab, 0, "forward")
    assert kinds(events)[:4] == ["moved", "phase-ended", "wreck-flew", "not-freed"]
    assert (wrecks(tab), race(tab).flying) == (["home 19/4"], ())


# ---- where it comes down


@pytest.mark.clause("CM-12.2", "CM-12.2-chart")
@pytest.mark.parametrize("total", list(FALLS))
def test_cm_12_2_two_dice_say_where(total: int) -> None:
    tab = flying("home 4/4", two_dice(total))
    event = only(say(tab, 1, "forward"), "wreck-flew")
    assert event["square"] == FALLS[total]
    assert event["dice"] == two_dice(total)
    assert wrecks(tab) == [FALLS[total]]


@pytest.mark.clause("CM-12.2")
@pytest.mark.parametrize(
    ("source", "total", "square"),
    [
        ("dolphins 1/3", 8, "dolphins 2/2"),
        ("dolphins 2/3", 8, "dolphins 2/2"),
        ("dolphins 4/3", 8, "dolphins 4/2"),
        ("dolphins 3/2", 7, "dolphins 7/3"),
        ("home 26/4", 9, "dolphins 2/5"),
        ("dolphins 6/1", 5, "back 2/1"),
    ],
)
def test_cm_12_2_lanes_before_squares_also_round_a_corner(source: str, total: int, square: str) -> None:
    assert only(say(flying(source, two_dice(total)), 1, "forward"), "wreck-flew")["square"] == square


@pytest.mark.clause("CM-12.3")
@pytest.mark.parametrize(
    ("source", "total", "square"),
    [
        ("home 4/2", 12, "home 8/1"),
        ("home 4/1", 8, "home 5/1"),
        ("home 4/7", 11, "home 10/8"),
        ("home 4/8", 3, "home 9/8"),
        ("home 4/5", 12, "home 8/2"),
    ],
)
def test_cm_12_3_the_wall_holds_it_and_it_goes_on_forward(source: str, total: int, square: str) -> None:
    assert only(say(flying(source, two_dice(total)), 1, "forward"), "wreck-flew")["square"] == square


@pytest.mark.clause("CM-12.1", "CM-12.2")
def test_cm_12_1_wrecks_land_in_the_order_of_their_flips() -> None:
    more = "green: at home 27/6, standing runaway, driver dead"
    position = "seats: 3; mover: blue; left: 1; cup: ; blue: at back 1/8; flying: home 8/6 = green, home 4/4 = red; "
    position += f"red: at home 27/4, standing runaway, driver dead; {more}"
    events = say(advanced(position, [1, 3, 3, 3], None), 1, "forward")
    landed = [(event["chariot"], event["square"]) for event in events if event["kind"] == "wreck-flew"]
    assert landed == [("green", "home 8/6"), ("red", "home 5/4")]


# ---- landing on a chariot


@pytest.mark.clause("CM-12.4a")
@pytest.mark.parametrize(
    ("dice", "total", "damaged", "hit"),
    [
        ([2, 2, 3], 6, "attacker", False),
        ([2, 3, 3], 7, "both", True),
        ([3, 3, 4], 9, "both", True),
        ([3, 4, 4], 10, "neither", False),
        ([4, 4, 5], 12, "neither", False),
        ([4, 5, 5], 13, "defender", True),
    ],
)
def test_cm_12_4a_a_car_is_rammed_by_7_to_9_and_from_13_on(
    dice: list[Draw], total: int, damaged: str, *, hit: bool
) -> None:
    damage: list[Draw] = [1, 1] if hit else []
    tab = flying("home 4/4", [3, 4, *dice, *damage], "green: at home 8/5, modifier 1", ", points 2/1/1/0, modifier 2")
    say(tab, 1, "forward")
    events = say(tab, 2, "hold")
    rolled = only(events, "cars-rolled")
    assert (rolled["chariot"], rolled["rival"]) == ("red", "green")
    assert (rolled["total"], rolled["damaged"]) == (total, damaged)
    damaged_wheels = [(event["chariot"], event["wheel"]) for event in events if event["kind"] == "wheel-damaged"]
    assert damaged_wheels == ([("green", "left")] if hit else [])
    assert chariot(tab, "green").wheels == ((1, 0) if hit else (0, 0))
    assert chariot(tab, "red").wheels == (0, 0)
    assert wrecks(tab) == ["home 7/5"]


@pytest.mark.clause("CM-12.4a")
@pytest.mark.parametrize(("points", "damage"), [("1/0/1/2", 1), ("0/1/1/2", 2), ("0/2/1/1", 3)])
def test_cm_12_4a_the_wreck_strikes_with_its_own_weight(points: str, damage: int) -> None:
    checked: list[Draw] = [6, 6] if damage > 1 else []
    tab = flying("home 4/4", [2, 6, 5, 5, 5, 3, 2, *checked], "green: at home 6/3", f", points {points}")
    say(tab, 1, "forward")
    events = say(tab, 2, "hold")
    assert only(events, "wheel-damaged")["points"] == damage
    assert ("wheel-checked" in kinds(events)) == (damage > 1)
    assert chariot(tab, "green").wheels == (0, damage)


@pytest.mark.clause("CM-12.4a")
@pytest.mark.parametrize(("total", "at", "horse"), [(7, "home 7/5", 1), (8, "home 5/3", 4)])
def test_cm_12_4a_a_team_is_hurt_on_the_side_it_comes_from(total: int, at: str, horse: int) -> None:
    tab = flying("home 4/4", [*two_dice(total), 5, 5], f"green: at {at}", ", points 0/2/1/1")
    say(tab, 1, "forward")
    injured = only(say(tab, 2, "hold"), "horse-injured")
    assert (injured["chariot"], injured["horse"], injured["points"]) == ("green", horse, 4)


@pytest.mark.clause("CM-12.4a", "CM-9.5.1a")
@pytest.mark.parametrize(("total", "at", "horse"), [(7, "home 7/5", 2), (8, "home 5/3", 3)])
def test_cm_12_4a_on_that_side_it_is_the_nearest_horse_that_lives(total: int, at: str, horse: int) -> None:
    green = f"green: at {at}, horses 0/4/4/0, boxes 4/4/4/4"
    tab = flying("home 4/4", [*two_dice(total), 5, 5], green)
    say(tab, 1, "forward")
    assert only(say(tab, 2, "hold"), "horse-injured")["horse"] == horse


@pytest.mark.clause("CM-12.4a")
def test_cm_12_4a_from_the_same_lane_the_owner_names_the_horse() -> None:
    tab = flying("home 4/4", [3, 3, 4, 5], "green: at home 5/4, car home 4/4")
    say(tab, 1, "forward")
    assert options(tab, 2) == ["hold", "brake back", "evade in", "evade out"]
    say(tab, 2, "hold")
    assert options(tab, 2) == ["horse 1", "horse 2", "horse 3", "horse 4"]
    assert only(say(tab, 2, "horse 3"), "horse-injured")["horse"] == 3
    assert chariot(tab, "green").horses == (4, 4, 2, 4)


@pytest.mark.clause("CM-12.4a", "CM-9.5.1a")
@pytest.mark.parametrize(("points", "injury"), [("1/0/1/2", 1), ("0/1/1/2", 2), ("0/2/1/1", 4)])
def test_cm_12_4a_there_too_by_the_weight_of_the_wreck(points: str, injury: int) -> None:
    tab = flying("home 4/4", [3, 3, 4, 5], "green: at home 5/4, car home 4/4", f", points {points}")
    say(tab, 1, "forward")
    say(tab, 2, "hold")
    assert only(say(tab, 2, "horse 3"), "horse-injured")["points"] == injury


@pytest.mark.clause("CM-12.4a")
def test_cm_12_4a_from_the_same_lane_the_owner_names_the_wheel() -> None:
    tab = flying("home 4/4", [2, 3, 5, 5, 5, 1, 1], "green: at home 7/4")
    say(tab, 1, "forward")
    say(tab, 2, "hold")
    assert (choice(tab), options(tab, 2)) == ("wheel-choice", ["wheel left", "wheel right"])
    assert refused(tab, 2, "hold").clause == "CM-12.4a"
    say(tab, 2, "wheel right")
    assert chariot(tab, "green").wheels == (0, 1)


@pytest.mark.clause("CM-12.4a", "CM-9.5.5-mod")
@pytest.mark.parametrize(("points", "damage"), [("1/0/1/2", 1), ("0/1/1/2", 2), ("0/2/1/1", 3)])
def test_cm_12_4a_that_one_too_is_struck_by_the_weight_of_the_wreck(points: str, damage: int) -> None:
    checked: list[Draw] = [6, 6] if damage > 1 else []
    tab = flying("home 4/4", [2, 3, 5, 5, 5, 3, 2, *checked], "green: at home 7/4", f", points {points}")
    say(tab, 1, "forward")
    say(tab, 2, "hold")
    say(tab, 2, "wheel left")
    assert chariot(tab, "green").wheels == (damage, 0)


@pytest.mark.clause("CM-12.4a")
@pytest.mark.parametrize(
    ("way", "stands"), [("brake back", ("home 7/5", "home 6/5")), ("evade out", ("home 9/6", "home 8/6"))]
)
def test_cm_12_4a_the_victim_may_get_out_of_its_way(way: str, stands: tuple[str, str]) -> None:
    tab = flying("home 4/4", [3, 4, 3, 3, 2, 4], "green: at home 8/5", ", points 2/1/1/0, modifier 2")
    say(tab, 1, "forward")
    assert options(tab, 2) == ["hold", "brake back", "evade out"]
    events = say(tab, 2, way)
    contest = only(events, "contest")
    assert (contest["own"], contest["other"]) == (6, 6)
    assert "cars-rolled" not in kinds(events)
    assert (where(tab, "green"), wrecks(tab)) == (stands, ["home 7/5"])


@pytest.mark.clause("CM-12.4a")
def test_cm_12_4a_a_failed_evasion_takes_the_blow() -> None:
    tab = flying("home 4/4", [3, 4, 3, 3, 3, 4, 2, 2, 2], "green: at home 8/5")
    say(tab, 1, "forward")
    assert kinds(say(tab, 2, "evade out"))[:3] == ["defended", "contest", "cars-rolled"]
    assert where(tab, "green") == ("home 8/5", "home 7/5")


@pytest.mark.clause("CM-12.4a", "CM-15.2.5a")
def test_cm_12_4a_a_runaway_team_steps_aside_by_itself() -> None:
    tab = flying("home 4/4", [3, 4], "green: at home 7/5, standing runaway, driver dead")
    events = say(tab, 1, "forward")
    assert kinds(events)[2:6] == ["wreck-flew", "wreck-hit", "defended", "evaded"]
    assert where(tab, "green") == ("home 8/6", "none")


@pytest.mark.clause("CM-12.4a")
def test_cm_12_4a_an_empty_square_is_nobodys_ram() -> None:
    tab = flying("home 4/4", [3, 4], "green: at home 7/6")
    assert "wreck-hit" not in kinds(say(tab, 1, "forward"))


# ---- a wreck beneath a chariot


@pytest.mark.clause("CM-12.4b", "CM-14.2a")
@pytest.mark.parametrize("wreck", ["home 10/5", "home 9/5"])
def test_cm_12_4b_it_is_checked_once_before_the_move(wreck: str) -> None:
    position = f"seats: 2; mover: red; cup: ; red: at home 10/5, order 12, whip 0; blue: at back 1/4; wrecks: {wreck}"
    tab = advanced(position, [4, 2, 2, 2], None)
    assert options(tab, 0) == ["pay 0", "pay 1", "pay 2", "pay 3", "pay 4"]
    events = say(tab, 0, "pay 3")
    assert only(events, "over-rolled")["total"] == 7
    assert race(tab).phase.left == 12
    events = say(tab, 0, "forward", "forward", "forward")
    assert kinds(events) == ["moved", "moved", "moved"]


@pytest.mark.clause("CM-12.4b")
def test_cm_12_4b_two_wrecks_beneath_are_two_checks() -> None:
    position = "seats: 2; mover: red; cup: ; red: at home 10/5, order 12, whip 0; blue: at back 1/4; "
    tab = advanced(f"{position}wrecks: home 9/5, home 10/5", [1, 2, 2, 2, 3, 1, 2, 2], None)
    events = say(tab, 0, "pay 1")
    assert only(events, "over-rolled")["total"] == 6
    assert only(events, "over-wreck")["square"] == "home 9/5"
    assert only(say(tab, 0, "pay 0"), "over-rolled")["total"] == 8
    assert kinds(say(tab, 0, "forward")) == ["moved"]


@pytest.mark.clause("CM-12.4b")
def test_cm_12_4b_a_chariot_that_got_off_is_not_checked() -> None:
    position = "seats: 2; mover: red; left: 1; cup: blue; red: at home 11/4; wrecks: home 10/5; "
    tab = advanced(f"{position}blue: at home 10/5, order 9, whip 0", [6, 6, 1, 1, "blue"], None)
    say(tab, 0, "ram blue team")
    events = say(tab, 1, "evade out")
    assert where(tab, "blue") == ("home 11/6", "home 10/6")
    assert kinds(events)[-2:] == ["speed-revealed", "mfs-set"]
    assert choice(tab) == "move-choice"


@pytest.mark.clause("CM-12.4b")
def test_cm_12_4b_one_that_stayed_is_checked() -> None:
    position = "seats: 2; mover: red; left: 1; cup: blue; red: at home 11/4; wrecks: home 10/5; "
    tab = advanced(f"{position}blue: at home 10/5, order 9, whip 0", [2, 2, "blue", 5], None)
    say(tab, 0, "ram blue team")
    events = say(tab, 1, "hold")
    assert kinds(events)[-2:] == ["mfs-set", "over-wreck"]
    assert choice(tab) == "pay-choice"
