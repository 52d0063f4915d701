"""Chapter 14: driving over a wreck."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.track import OFF

from .fights import lash
from .tables import Draw, advanced, chariot, choice, kinds, log, only, options, race, refused, say, where


def ahead(draws: list[Draw], left: int = 8, red: str = "", more: str = "wrecks: home 21/3", used: int = 0) -> Table:
    """Red stands right behind a wreck in lane 3, with no rival near."""
    position = f"seats: 2; mover: red; left: {left}; used: {used}; cup: ; red: at home 20/3{red}; "
    return advanced(f"{position}blue: at back 1/6; {more}", draws, None)


def over(dice: list[Draw], after: list[Draw] | None = None, left: int = 8, red: str = "") -> list[dict[str, object]]:
    """Red drives over the wreck, pays the whole die of one, and stands beyond it."""
    tab = ahead([1, *dice, *(after or [])], left, red)
    say(tab, 0, "over", "pay 1")
    return say(tab, 0, "forward")


# ---- a wreck in the way


@pytest.mark.clause("CM-14.1")
def test_cm_14_1_a_wreck_bars_the_way_to_plain_moves() -> None:
    tab = ahead([])
    assert options(tab, 0) == ["over", "brake", "slip in", "slip out"]
    assert refused(tab, 0, "forward").clause == "CM-14.1"
    assert refused(tab, 0, "lane out").clause == "CM-6.4.5a"


@pytest.mark.clause("CM-14.1")
def test_cm_14_1_nothing_is_driven_over_where_nothing_lies() -> None:
    tab = ahead([], more="wrecks: home 22/3, home 21/4, home 20/2")
    assert options(tab, 0) == ["forward", "brake", "slip out"]
    assert refused(tab, 0, "over").clause == "CM-14.1"


@pytest.mark.clause("CM-14.1")
@pytest.mark.parametrize(("wreck", "free"), [("home 21/4", False), ("home 20/4", False), ("home 22/4", True)])
def test_cm_14_1_no_lane_change_onto_a_wreck(wreck: str, *, free: bool) -> None:
    assert ("lane out" in options(ahead([], more=f"wrecks: {wreck}"), 0)) == free


@pytest.mark.clause("CM-14.1")
def test_cm_14_1_a_chariot_forced_onto_a_wreck_has_to_get_over_it() -> None:
    position = "seats: 2; mover: red; left: 14; cup: ; red: at home 28/3; blue: at back 1/6; wrecks: dolphins 1/4"
    tab = advanced(position, [4, 4, 4, 2], None)
    events = say(tab, 0, "forward")
    assert only(events, "strain-rolled")["strain"] == "S"
    assert kinds(events)[-2:] == ["forced-slip", "over-wreck"]
    assert options(tab, 0) == ["pay 0", "pay 1", "pay 2"]


@pytest.mark.clause("CM-14.1", "CM-14.2b")
def test_cm_14_1_it_is_rolled_for_once_the_team_stands_beyond_it() -> None:
    position = "seats: 2; mover: red; left: 14; cup: ; red: at home 28/3; blue: at back 1/6; wrecks: dolphins 1/4"
    tab = advanced(position, [4, 4, 4, 2, 1, 1, 1], None)
    say(tab, 0, "forward", "pay 2")
    assert only(say(tab, 0, "forward"), "over-rolled")["chariot"] == "red"


@pytest.mark.clause("CM-14.1", "CM-12.4b")
def test_cm_14_1_who_is_forced_onto_one_in_anothers_phase_has_that_before_him() -> None:
    position = "seats: 2; mover: red; left: 6; cup: ; red: at home 20/3; blue: at home 20/4; wrecks: home 20/5"
    tab = advanced(position, lash("S"), None)
    say(tab, 0, "lash blue car")
    events = say(tab, 1, "hold")
    assert only(events, "forced-slip")["square"] == "home 20/5"
    assert "over-wreck" not in kinds(events)
    assert race(tab).phase.crossing == OFF
    assert options(tab, 0)[0] == "forward"


# ---- the price


@pytest.mark.clause("CM-14.2a")
def test_cm_14_2a_one_mf_and_up_to_a_die_of_endurance() -> None:
    tab = ahead([4])
    event = only(say(tab, 0, "over"), "over-wreck")
    assert (event["square"], event["die"]) == ("home 21/3", [4])
    assert where(tab, "red") == ("home 21/3", "home 20/3")
    assert (race(tab).phase.left, race(tab).phase.used) == (7, 1)
    assert (choice(tab), options(tab, 0)) == ("pay-choice", ["pay 0", "pay 1", "pay 2", "pay 3", "pay 4"])
    assert refused(tab, 0, "pay 5").clause == "CM-14.2a"
    paid = only(say(tab, 0, "pay 3"), "wreck-paid")
    assert (paid["paid"], paid["unpaid"]) == (3, 1)
    assert chariot(tab, "red").endurance == 47


@pytest.mark.clause("CM-14.2a")
def test_cm_14_2a_nobody_pays_what_he_does_not_have() -> None:
    tab = ahead([5], red=", endurance 2")
    say(tab, 0, "over")
    assert options(tab, 0) == ["pay 0", "pay 1", "pay 2"]
    tab = ahead([5], red=", endurance 0")
    assert only(say(tab, 0, "over"), "wreck-paid")["unpaid"] == 5
    assert choice(tab) == "move-choice"


@pytest.mark.clause("CM-14.2a", "CM-15.2")
def test_cm_14_2a_a_team_without_driver_pays_what_it_has() -> None:
    position = "seats: 2; mover: blue; left: 1; cup: red; blue: at back 1/6; wrecks: home 22/3; "
    position += "red: at home 20/3, standing runaway, driver dead, endurance 3, horses 1/1/1/1"
    tab = advanced(position, ["red", 5, 2, 2, 2], None)
    say(tab, 1, "forward")
    assert options(tab, 0) == ["forward", "lane in", "lane out"]
    events = say(tab, 0, "forward", "over")
    assert (only(events, "wreck-paid")["paid"], only(events, "over-rolled")["total"]) == (3, 8)
    assert where(tab, "red") == ("home 24/3", "none")


# ---- the roll


@pytest.mark.clause("CM-14.2b")
def test_cm_14_2b_three_dice_less_the_modifier_once_the_team_is_beyond() -> None:
    tab = ahead([1, 4, 3, 3], red=", points 2/1/1/0, modifier 2")
    assert "over-rolled" not in kinds(say(tab, 0, "over", "pay 1"))
    events = say(tab, 0, "forward")
    assert kinds(events) == ["moved", "over-rolled"]
    assert (only(events, "over-rolled")["total"], only(events, "over-rolled")["dice"]) == (8, [4, 3, 3])
    assert where(tab, "red") == ("home 22/3", "home 21/3")
    assert kinds(say(tab, 0, "forward")) == ["moved"]


@pytest.mark.clause("CM-14.2b")
def test_cm_14_2b_a_low_modifier_adds() -> None:
    tab = ahead([1, 1, 1, 3], red=", modifier 1, current -2")
    say(tab, 0, "over", "pay 1")
    assert only(say(tab, 0, "forward"), "over-rolled")["total"] == 7


@pytest.mark.clause("CM-14.2b")
def test_cm_14_2b_leaving_by_a_lane_change_is_leaving() -> None:
    tab = ahead([1, 2, 2, 2])
    say(tab, 0, "over", "pay 1")
    assert kinds(say(tab, 0, "lane out")) == ["lane-changed", "over-rolled"]
    assert where(tab, "red") == ("home 22/4", "home 21/4")


@pytest.mark.clause("CM-14.2b", "CM-14.3")
def test_cm_14_2b_each_of_two_wrecks_in_a_row_has_its_own_roll() -> None:
    tab = ahead([3, 1, 2, 2, 4, 1, 1, 1], more="wrecks: home 21/3, home 22/3")
    say(tab, 0, "over", "pay 1")
    events = say(tab, 0, "over")
    assert kinds(events) == ["over-rolled", "over-wreck"]
    assert only(events, "over-rolled")["total"] == 7
    events = say(tab, 0, "pay 0", "forward")
    assert only(events, "over-rolled")["total"] == 7


@pytest.mark.clause("CM-14.2b", "CM-6.3.2")
def test_cm_14_2b_a_wreck_on_the_border_does_not_hide_the_corner() -> None:
    position = "seats: 2; mover: red; left: 14; cup: ; red: at home 28/3; blue: at back 1/6; wrecks: dolphins 1/3"
    tab = advanced(f"{position}; taken: 0", [1, 1, 1, 1], None)
    assert kinds(say(tab, 0, "over"))[:4] == ["marker-taken", "strained", "endurance-lost", "strain-rolled"]
    assert chariot(tab, "red").stage == 1


@pytest.mark.clause("CM-14.2b", "CM-12.4b")
def test_cm_14_2b_a_wreck_already_checked_in_this_phase_is_not_checked_again() -> None:
    tab = ahead([1], more="wrecks: home 21/3; cleared: home 21/3")
    say(tab, 0, "over", "pay 1")
    assert kinds(say(tab, 0, "forward")) == ["moved"]
    tab = ahead([1, 1, 1, 1])
    say(tab, 0, "over", "pay 1")
    assert "over-rolled" in kinds(say(tab, 0, "forward"))
    assert "; cleared: home 21/3;" in tab.game.print(tab.state)


@pytest.mark.clause("CM-14.2c")
@pytest.mark.parametrize(("left", "flips"), [(1, True), (2, True), (3, False)])
def test_cm_14_2c_who_does_not_clear_it_in_the_same_move_flips(left: int, *, flips: bool) -> None:
    checked: list[Draw] = [1, 1, 1] if left > 1 else []
    landing: list[Draw] = [1, 3, 6, 6] if flips else []
    tab = ahead([1, *checked, *landing], left)
    events = say(tab, 0, "over", "pay 1", *["forward"] * (left - 1))
    assert ("flipped" in kinds(events)) == flips
    if flips:
        assert only(events, "flipped")["cause"] == "wreck"
        assert kinds(events).index("phase-ended") < kinds(events).index("flipped") < kinds(events).index("wreck-flew")
    assert log(tab, "red")["standing"] == ("runaway" if flips else "racing")


@pytest.mark.clause("CM-14.2c", "CM-12.4b")
def test_cm_14_2c_also_who_does_not_get_off_one_that_fell_on_him() -> None:
    position = "seats: 2; mover: red; cup: ; red: at home 10/5, order 0, whip 0; blue: at back 1/4; wrecks: home 10/5"
    tab = advanced(position, [1, 1, 1, 1, 1, 3, 6, 6], None)
    assert only(say(tab, 0, "pay 1"), "flipped")["cause"] == "wreck"


@pytest.mark.clause("CM-14.3")
@pytest.mark.parametrize(("paid", "total"), [(5, 6), (2, 9), (0, 11)])
def test_cm_14_3_what_was_not_paid_is_added(paid: int, total: int) -> None:
    tab = ahead([5, 2, 2, 2, 1, 1], red="")
    say(tab, 0, "over", f"pay {paid}")
    event = only(say(tab, 0, "forward"), "over-rolled")
    assert (event["total"], event["dice"]) == (total, [2, 2, 2])


# ---- the chart


@pytest.mark.clause("CM-14.3-chart")
@pytest.mark.parametrize(
    ("dice", "outcome", "after"),
    [
        ([1, 1, 1], "safe", []),
        ([2, 3, 3], "safe", []),
        ([3, 3, 3], "jostled", []),
        ([3, 3, 4], "jostled", []),
        ([3, 4, 4], "wheels", [1, 3]),
        ([4, 4, 4], "hobbled", [1, 2, 3, 3]),
        ([4, 4, 5], "hobbled", [1, 2, 3, 3]),
        ([4, 5, 5], "lamed", [1, 1, 1, 1]),
        ([5, 5, 5], "danger", [1, 1, 1]),
        ([5, 5, 6], "danger", [1, 1, 1]),
        ([5, 6, 6], "flip", [1, 3, 6, 6, 1]),
        ([6, 6, 6], "flip", [1, 3, 6, 6, 1]),
    ],
)
def test_cm_14_3_chart_every_row(dice: list[Draw], outcome: str, after: list[Draw]) -> None:
    rolled = only(over(dice, after), "over-rolled")
    assert rolled["outcome"] == outcome


@pytest.mark.clause("CM-14.3-chart")
def test_cm_14_3_chart_9_and_10_jostle() -> None:
    tab = ahead([1, 3, 3, 4], 14, red=", modifier 1")
    say(tab, 0, "over", "pay 1")
    events = say(tab, 0, "forward")
    assert kinds(events)[:3] == ["moved", "over-rolled", "jostled"]
    assert (chariot(tab, "red").current, chariot(tab, "red").modifier, chariot(tab, "red").no_strain) == (-2, 1, 3)


@pytest.mark.clause("CM-14.3-chart")
def test_cm_14_3_chart_11_damages_wheels_by_a_die_less_three() -> None:
    events = over([3, 4, 4], [6, 6, 6, 3])
    wheels = [(event["wheel"], event["points"], event["dice"]) for event in events if event["kind"] == "wheel-damaged"]
    assert wheels == [("left", 3, [6]), ("right", 0, [3])]
    assert only(events, "wheel-checked")["wheel"] == "left"
    events = over([3, 4, 4], [4, 1])
    assert [event["points"] for event in events if event["kind"] == "wheel-damaged"] == [1, 0]
    assert "wheel-checked" not in kinds(events)


@pytest.mark.clause("CM-14.3-chart")
def test_cm_14_3_chart_11_a_wheel_may_come_off() -> None:
    tab = ahead([1, 3, 4, 4, 6, 1, 1, 1, 3, 6, 6, 1], 3)
    say(tab, 0, "over", "pay 1")
    events = say(tab, 0, "forward")
    assert kinds(events)[2:5] == ["wheel-damaged", "wheel-checked", "wheel-lost"]
    assert chariot(tab, "red").wheels == (3, 0)
    assert log(tab, "red")["standing"] == "runaway"


@pytest.mark.clause("CM-14.3-chart")
@pytest.mark.parametrize(("dice", "taken"), [([4, 4, 4], [3, 0, 0, 1]), ([4, 4, 5], [3, 0, 0, 1])])
def test_cm_14_3_chart_12_and_13_hobble_each_horse_by_a_die_less_three(dice: list[Draw], taken: list[int]) -> None:
    events = over(dice, [6, 3, 1, 4])
    assert [event["points"] for event in events if event["kind"] == "horse-injured"] == taken


@pytest.mark.clause("CM-14.3-chart")
def test_cm_14_3_chart_14_hurts_each_horse_by_a_whole_die() -> None:
    tab = ahead([1, 4, 5, 5, 3, 1, 2, 3])
    say(tab, 0, "over", "pay 1")
    say(tab, 0, "forward")
    assert chariot(tab, "red").horses == (1, 3, 2, 1)
    assert race(tab).maximum(chariot(tab, "red")) == 7


@pytest.mark.clause("CM-14.3-chart")
@pytest.mark.parametrize(("dice", "used", "points"), [([5, 5, 5], 0, 7), ([5, 5, 6], 4, 11), ([5, 5, 6], 0, 7)])
def test_cm_14_3_chart_15_and_16_strain_against_a_safe_speed_of_one(dice: list[Draw], used: int, points: int) -> None:
    tab = ahead([1, *dice, 1, 1, 2], used=used)
    say(tab, 0, "over", "pay 1")
    events = say(tab, 0, "forward")
    rolled = only(events, "strain-rolled")
    assert (rolled["points"], rolled["row"], rolled["strain"]) == (points, 4, "-")
    assert "endurance-lost" not in kinds(events)
    assert chariot(tab, "red").endurance == 49


@pytest.mark.clause("CM-14.3-chart")
def test_cm_14_3_chart_a_total_of_12_is_the_last_column() -> None:
    tab = ahead([1, 5, 5, 5, 1, 2, 4, 5, 6], 12)
    say(tab, 0, "over", "pay 1")
    rolled = only(say(tab, 0, "forward"), "strain-rolled")
    assert (rolled["points"], rolled["row"], rolled["strain"]) == (11, 7, "J")


@pytest.mark.clause("CM-14.3-chart")
def test_cm_14_3_chart_15_does_not_flip_a_team_without_endurance() -> None:
    tab = ahead([2, 4, 4, 5, 1, 1, 2], red=", endurance 0")
    say(tab, 0, "over")
    events = say(tab, 0, "forward")
    assert (only(events, "over-rolled")["total"], only(events, "strain-rolled")["strain"]) == (15, "-")
    assert log(tab, "red")["standing"] == "racing"


@pytest.mark.clause("CM-14.3-chart", "CM-15.1")
def test_cm_14_3_chart_17_flips_at_once() -> None:
    tab = ahead([1, 5, 6, 6, 1, 3, 6, 6, 1], 4)
    say(tab, 0, "over", "pay 1")
    events = say(tab, 0, "forward")
    assert kinds(events)[:6] == ["moved", "over-rolled", "flipped", "moved", "moved", "phase-ended"]
    assert where(tab, "red") == ("home 24/3", "none")


@pytest.mark.clause("CM-14.3-chart", "CM-9.5.2a")
def test_cm_14_3_chart_a_horse_that_is_dead_does_not_die_again() -> None:
    """Twelve hobbles: each horse takes a die less three, a dead one nothing."""
    tab = ahead([1, 4, 4, 4, 6, 6, 1, 1], red=", horses 0/4/4/4, boxes 4/4/4/4")
    say(tab, 0, "over", "pay 1")
    events = say(tab, 0, "forward")
    assert [event["points"] for event in events if event["kind"] == "horse-injured"] == [0, 3, 0, 0]
    assert "horse-dead" not in kinds(events)
    assert chariot(tab, "red").horses == (0, 1, 4, 4)
