"""CM-7.1, CM-7.2, CM-7.3 Straining in a corner: when the chart is rolled, with how many points, and what it says."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.charts import STRAIN_RESULTS, strain_result

from .tables import Draw, advanced, chariot, kinds, only, options, race, say, table, where

SAFE: list[Draw] = [3, 3, 3]
FP: list[Draw] = [5, 5, 5]
"""With four points and a modifier of 0: 9 is nothing, 15 is a flip."""


def red(at: str, more: str, draws: list[Draw], extra: str = "") -> Table:
    """Red's phase begins; blue stands far away and has moved. Every die is dictated."""
    words = f"seats: 2; mover: red; cup:; red: at {at}, whip 0, {more}; blue: at home 2/8, whip 0; {extra}"
    return table(words, draws, None)


def into_lane_1(dice: list[Draw], more: str = "order 12") -> Table:
    """Twelve MFs, the first of them into the innermost corner lane: four points."""
    tab = red("home 28/1", more, dice)
    say(tab, 0, "forward")
    return tab


def count(tab: Table, kind: str) -> int:
    return kinds(tab.all_events(-1)).count(kind)


def points(tab: Table) -> list[object]:
    """The strain points of every check so far."""
    return [event["points"] for event in tab.all_events(-1) if event["kind"] == "strain-rolled"]


# ---- when


@pytest.mark.clause("CM-7.1")
def test_cm_7_1_strain_and_a_damaged_wheel_are_two_checks() -> None:
    tab = red("home 28/1", "order 12, wheels 2/0", [*SAFE, 6, 6])
    told = kinds(say(tab, 0, "forward"))
    assert told[-2:] == ["strain-rolled", "wheel-checked"]


@pytest.mark.clause("CM-7.1")
def test_cm_7_1_each_check_has_its_own_cause() -> None:
    assert count(into_lane_1(SAFE), "wheel-checked") == 0
    slow = red("home 28/1", "order 8, wheels 2/0", [])
    assert kinds(say(slow, 0, "forward")) == ["moved", "marker-taken"]


@pytest.mark.clause("CM-7.2")
@pytest.mark.parametrize(
    ("lane", "safe"), [(1, 8), (2, 10), (3, 12), (4, 15), (5, 18), (6, 21), (7, 24), (8, 27)], ids=str
)
def test_cm_7_2_one_mf_above_the_safe_speed_rolls_the_chart(lane: int, safe: int) -> None:
    team = "horses 7/7/7/7, endurance 20"
    fast = red(f"home 28/{lane}", f"{team}, order {safe + 1}", [1, 1, 1])
    rolled = only(say(fast, 0, "forward"), "strain-rolled")
    assert (rolled["points"], chariot(fast, "red").endurance) == (1, 19)
    level = red(f"home 28/{lane}", f"{team}, order {safe}", [])
    assert "strain-rolled" not in kinds(say(level, 0, "forward"))
    assert chariot(level, "red").endurance == 20


@pytest.mark.clause("CM-7.2.1")
def test_cm_7_2_1_one_check_on_the_first_corner_square() -> None:
    tab = red("home 27/1", "order 12", SAFE)
    assert kinds(say(tab, 0, "forward")) == ["moved"]
    assert "strain-rolled" in kinds(say(tab, 0, "forward"))
    for _ in range(5):
        assert kinds(say(tab, 0, "forward")) == ["moved"]
    assert where(tab, "red") == ("dolphins 6/1", "dolphins 5/1")
    assert chariot(tab, "red").endurance == 46


@pytest.mark.clause("CM-7.2.1")
def test_cm_7_2_1_the_last_mf_into_the_corner_is_checked_as_well() -> None:
    tab = red("home 17/1", "order 12", SAFE)
    say(tab, 0, *["forward"] * 11)
    assert count(tab, "strain-rolled") == 0
    assert only(say(tab, 0, "forward"), "strain-rolled")["points"] == 4


@pytest.mark.clause("CM-7.2.2a")
def test_cm_7_2_2a_an_inner_lane_is_checked_with_more_points() -> None:
    tab = red("home 28/4", "order 16", [1, 1, 1, 1, 1, 2])
    say(tab, 0, "forward")
    assert (points(tab), chariot(tab, "red").endurance) == ([1], 49)
    say(tab, 0, "lane in")
    assert (points(tab), chariot(tab, "red").endurance) == ([1, 4], 46)


@pytest.mark.clause("CM-7.2.2a")
def test_cm_7_2_2a_a_limit_already_checked_is_not_checked_again() -> None:
    tab = red("home 28/3", "order 16", [1, 1, 1])
    say(tab, 0, "forward", "lane out", "lane in")
    assert where(tab, "red")[0].endswith("/3")
    assert (points(tab), chariot(tab, "red").endurance) == ([4], 46)


@pytest.mark.clause("CM-7.2.2a")
def test_cm_7_2_2a_an_inner_lane_within_its_limit_is_not_checked() -> None:
    tab = red("home 28/4", "order 12", [])
    say(tab, 0, "forward", "lane in")
    assert (points(tab), chariot(tab, "red").endurance) == ([], 50)


@pytest.mark.clause("CM-7.2.2b")
def test_cm_7_2_2b_outward_no_check_though_the_speed_is_still_too_high() -> None:
    tab = red("home 28/3", "order 16", [1, 1, 1])
    say(tab, 0, "forward")
    assert kinds(say(tab, 0, "lane out")) == ["lane-changed"]
    assert race(tab).phase.total() > race(tab).limit_of(chariot(tab, "red")) == 15
    assert (points(tab), chariot(tab, "red").endurance) == ([4], 46)


@pytest.mark.clause("CM-7.2.3")
@pytest.mark.parametrize(("again", "checks", "left"), [(10, [1, 2], 47), (8, [1], 49)])
def test_cm_7_2_3_the_next_phase_is_checked_for_itself(again: int, checks: list[int], left: int) -> None:
    tab = red("home 25/1", "order 9", [1, 1, 1, "red", *([1, 1, 1] if again > 8 else [])])
    say(tab, 0, *["forward"] * 9)
    assert where(tab, "red")[0] == "dolphins 6/1"
    say(tab, 0, f"speed red {again}")
    say(tab, 1, "speed blue 0")
    assert (points(tab), chariot(tab, "red").endurance, race(tab).phase.left) == (checks, left, again)


# ---- points


@pytest.mark.clause("CM-7.3")
def test_cm_7_3_points_then_the_roll_then_its_result() -> None:
    tab = red("home 28/1", "order 12", [4, 3, 3])
    told = say(tab, 0, "forward")
    order = ["strained", "endurance-lost", "strain-rolled", "forced-slip"]
    assert kinds(told) == ["moved", "marker-taken", *order]
    assert (only(told, "strained")["points"], only(told, "strained")["safe"]) == (4, 8)


@pytest.mark.clause("CM-7.3", "CM-6.5.1.2", "CM-8.4.4")
def test_cm_7_3_endurance_is_paid_before_the_roll_and_its_end_is_felt_in_it() -> None:
    tab = red("home 28/3", "points 1/1/1/1, order 16, endurance 4", [4, 4, 3])
    rolled = only(say(tab, 0, "forward"), "strain-rolled")
    assert (rolled["points"], rolled["row"], rolled["strain"]) == (4, 11, "SS")
    tab = red("home 28/3", "points 1/1/1/1, order 16, endurance 5", [4, 4, 3])
    rolled = only(say(tab, 0, "forward"), "strain-rolled")
    assert (rolled["points"], rolled["row"], rolled["strain"]) == (4, 10, "S")


@pytest.mark.clause("CM-7.3.1")
def test_cm_7_3_1_twelve_in_the_lane_of_eight_are_four_points() -> None:
    assert points(into_lane_1(SAFE)) == [4]


@pytest.mark.clause("CM-7.3.1")
@pytest.mark.parametrize(
    ("more", "extra", "draws", "wanted"),
    [
        ("order 8, owed 2", "", [1, 1, 1], 2),
        ("order 8, must-gain 3", "", [1, 1, 1], 3),
        ("order 12", "turn: 1", [3, 1, 1, 1], 1),
        ("order 12, slowed 6", "", [1, 1, 1], 2),
        ("order 12, horses 3/3/2/2", "", [1, 1, 1], 2),
    ],
    ids=["owed", "lashed", "first turn", "slowed", "hurt before"],
)
def test_cm_7_3_1_the_speed_as_it_stands(more: str, extra: str, draws: list[Draw], wanted: int) -> None:
    tab = red("home 28/1", more, draws, extra)
    say(tab, 0, "forward")
    assert points(tab) == [wanted]


@pytest.mark.clause("CM-7.3.1")
def test_cm_7_3_1_trimmed_by_an_injury_on_the_way() -> None:
    # Twelve in the lane of ten: 15 with two points hurts the left horse, by 9 for two points of speed.
    tab = red("home 28/2", "order 12, horses 3/3/3/3", [5, 5, 5, 5, 4, 1, 1, 1])
    say(tab, 0, "forward")
    assert (chariot(tab, "red").horses, race(tab).phase.total(), race(tab).phase.left) == ((1, 3, 3, 3), 10, 9)
    say(tab, 0, "lane in")
    assert points(tab) == [2, 2]


@pytest.mark.clause("CM-7.3.1")
@pytest.mark.parametrize(("whip", "draws", "wanted", "left"), [("no whip", [], 3, 47), ("whip", [2], 5, 43)])
def test_cm_7_3_1_whipped_mfs_count(whip: str, draws: list[Draw], wanted: int, left: int) -> None:
    tab = table("seats: 2; mover: red; cup:; red: at home 28/1, order 11; blue: at home 2/8", [*draws, 1, 1, 1], None)
    say(tab, 0, whip, "forward")
    assert (points(tab), chariot(tab, "red").endurance) == ([wanted], left)


@pytest.mark.clause("CM-7.3.1")
def test_cm_7_3_1_mfs_braked_away_count_all_the_same() -> None:
    tab = red("home 28/1", "order 12", [1, 1, 1])
    say(tab, 0, "brake", "brake", "forward")
    assert (points(tab), chariot(tab, "red").endurance) == ([4], 44)


# ---- the chart


@pytest.mark.clause("CM-7.3.2")
@pytest.mark.parametrize(("current", "row", "result"), [(-2, 12, "J"), (0, 10, "S"), (1, 9, "-"), (2, 8, "-")])
def test_cm_7_3_2_three_dice_minus_the_current_modifier(current: int, row: int, result: str) -> None:
    tab = red("home 28/1", f"order 12, horses 5/5/5/5, current {current}", [4, 3, 3])
    rolled = only(say(tab, 0, "forward"), "strain-rolled")
    assert (rolled["dice"], rolled["row"], rolled["strain"]) == ([4, 3, 3], row, result)


@pytest.mark.clause("CM-7.3.2")
@pytest.mark.parametrize(("order", "result"), [(15, "-"), (16, "-"), (17, "S"), (18, "S"), (21, "S")])
def test_cm_7_3_2_more_than_nine_points_are_nine(order: int, result: str) -> None:
    tab = red("home 28/1", f"order {order}, horses 6/6/6/6", [2, 2, 1])
    rolled = only(say(tab, 0, "forward"), "strain-rolled")
    assert (rolled["points"], rolled["strain"]) == (order - 8, result)


@pytest.mark.clause("CM-7.3.2-chart")
def test_cm_7_3_2_chart_every_cell_follows_the_diagonal() -> None:
    for row in range(4, 19):
        for strain in range(1, 10):
            wanted = ["-", "S", "SS", "J", "LH", "RH", "FP"][min(max(row + strain - 13, 0), 6)]
            assert STRAIN_RESULTS[strain_result(row, strain)] == wanted, (row, strain)


@pytest.mark.clause("CM-7.3.2-chart")
def test_cm_7_3_2_chart_ends_at_four_and_eighteen() -> None:
    for strain in range(1, 12):
        assert strain_result(-2, strain) == strain_result(4, min(strain, 9)) == STRAIN_RESULTS.index("-")
        assert strain_result(25, strain) == strain_result(18, min(strain, 9)) == STRAIN_RESULTS.index("FP")


# ---- results


@pytest.mark.clause("CM-7.3.3-none")
def test_cm_7_3_3_none_nothing_happens_but_the_payment() -> None:
    tab = red("home 28/1", "order 12", SAFE)
    told = say(tab, 0, "forward")
    assert kinds(told) == ["moved", "marker-taken", "strained", "endurance-lost", "strain-rolled"]
    assert only(told, "strain-rolled")["strain"] == "-"
    same = red("home 28/1", "order 12, endurance 46, whole-endurance 50", [], "lowest: 8; left: 12; used: 0; taken: 1")
    say(same, 0, "forward")
    assert chariot(same, "red").endurance == chariot(tab, "red").endurance
    assert (where(tab, "red"), race(tab).phase.left, options(tab, 0)) == (
        where(same, "red"),
        race(same).phase.left,
        options(same, 0),
    )
    assert (chariot(tab, "red").current, chariot(tab, "red").may_strain(2)) == (0, True)


@pytest.mark.clause("CM-7.3.3-LH")
@pytest.mark.parametrize(
    ("horses", "horse", "after"),
    [("4/4/4/4", 1, (2, 4, 4, 4)), ("0/4/4/4", 2, (0, 2, 4, 4)), ("0/0/6/6", 3, (0, 0, 4, 6))],
)
def test_cm_7_3_3_lh_the_leftmost_living_horse(horses: str, horse: int, after: tuple[int, ...]) -> None:
    tab = red("home 28/1", f"order 12, boxes 6/6/6/6, horses {horses}", [5, 4, 4, 5, 4])
    told = say(tab, 0, "forward")
    assert only(told, "strain-rolled")["strain"] == "LH"
    hurt = only(told, "horse-injured")
    assert (hurt["horse"], hurt["points"], chariot(tab, "red").horses) == (horse, 2, after)


@pytest.mark.clause("CM-7.3.3-RH")
@pytest.mark.parametrize(("horses", "horse", "after"), [("4/4/4/4", 4, (4, 4, 4, 2)), ("4/4/4/0", 3, (4, 4, 2, 0))])
def test_cm_7_3_3_rh_the_rightmost_living_horse(horses: str, horse: int, after: tuple[int, ...]) -> None:
    tab = red("home 28/1", f"order 12, boxes 4/4/4/4, horses {horses}", [5, 5, 4, 5, 4])
    told = say(tab, 0, "forward")
    assert only(told, "strain-rolled")["strain"] == "RH"
    hurt = only(told, "horse-injured")
    assert (hurt["horse"], hurt["points"], chariot(tab, "red").horses) == (horse, 2, after)


@pytest.mark.clause("CM-7.3.3-LH", "CM-7.3.3-RH")
@pytest.mark.parametrize("strain", [[5, 4, 4], [5, 5, 4]], ids=["left", "right"])
@pytest.mark.parametrize("car", [0, 1, 2])
def test_cm_7_3_3_lh_the_injury_roll_is_plain_whatever_the_car(strain: list[Draw], car: int) -> None:
    for dice, hurt in (([4, 4], 1), ([3, 2], 0)):
        tab = red("home 28/1", f"points 0/{car}/1/1, order 12", [*strain, *dice])
        assert only(say(tab, 0, "forward"), "horse-injured")["points"] == hurt


@pytest.mark.clause("CM-7.3.3-FP")
def test_cm_7_3_3_fp_the_chariot_is_taken_off_the_track() -> None:
    tab = red("home 28/1", "order 12", FP)
    told = say(tab, 0, "forward")
    flip = only(told, "flipped")
    assert (flip["cause"], flip["clause"]) == ("corner", "CM-7.3.3-FP")
    assert not chariot(tab, "red").active()
    assert sum(1 for there in race(tab).board if there != 0) == 2
    # Its phase is over, and the next turn is blue's alone.
    assert (race(tab).turn, race(tab).phase.left) == (3, 0)
    assert options(tab, 0) == []


@pytest.mark.clause("CM-7.3.3-FP")
def test_cm_7_3_3_fp_one_row_less_and_it_stays() -> None:
    tab = red("home 28/1", "order 12", [5, 5, 4, 1, 1])
    assert "flipped" not in kinds(say(tab, 0, "forward"))
    assert chariot(tab, "red").active()


@pytest.mark.clause("CM-7.3.3-FP")
def test_cm_7_3_3_fp_in_the_advanced_race_the_team_runs_on() -> None:
    words = "seats: 2; mover: red; cup:; red: at home 28/1, whip 0, order 12; blue: at home 2/8"
    tab = advanced(words, FP, 7)
    assert only(say(tab, 0, "forward"), "flipped")["cause"] == "corner"
    assert chariot(tab, "red").active()


@pytest.mark.clause("CM-6.5.1.1a")
def test_cm_6_5_1_1a_what_a_corner_has_cost_counts_also_after_the_speed_was_trimmed() -> None:
    inward = "seats: 2; mover: red; left: 4; used: 6; lowest: 10; paid: 2; red: at dolphins 4/2; blue: at back 9/8"
    trimmed = table(inward, [1, 1, 1], None)
    say(trimmed, 0, "lane in")
    assert chariot(trimmed, "red").endurance == 50
    whole = table(inward.replace("used: 6", "used: 8"), [1, 1, 1], None)
    say(whole, 0, "lane in")
    assert chariot(whole, "red").endurance == 48
