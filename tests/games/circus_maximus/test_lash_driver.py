"""CM-9.4.2, CM-9.4.3 The lash against a driver."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.charts import LASH_RESULTS, lash_factor, lash_result

from .fights import EQUAL, LASHES, clash, lash, strike
from .tables import GAME, Draw, advanced, asked, chariot, choice, kinds, only, options, race, refused, say, table, where

CHART = {
    2: "M M B G W M S - M G",
    3: "G M G B B W B S G S",
    4: "B - W M B B W G M B",
    5: "G B M W M M G B S S",
    6: "- G B B W G M M B W",
    7: "G - G G G S S S S S",
    8: "- G - - S W W W W W",
    9: "M M M S - - - B W B",
    10: "M W S - - B B W - M",
    11: "W S - M B - B - B -",
    12: "S M - W M B - M B B",
}
BLUE_LAST = "seats: 2; mover: red; left: 1; red: at home 20/3; blue: at home 20/4, whip 0"


def log_of(tab: Table, colour: str) -> str:
    """All there is to a chariot, as one text."""
    return next(field for field in GAME.print(tab.state).split("; ") if field.startswith(f"{colour}: "))


def lashed(result: str, *after: Draw, red: str = "", blue: str = "", more: str = "") -> Table:
    """Blue's driver in lane 4 has suffered a result from red in lane 3."""
    tab = clash("car", lash(result, *after), red, blue, more)
    assert only(strike(tab, "lash blue car"), "lash-rolled")["lash"] == result
    return tab


def lashed_at(position: str, result: str, *after: Draw, left: int = 6) -> tuple[Table, list[dict[str, object]]]:
    """The same anywhere; with the events."""
    tab = table(f"seats: 2; mover: red; left: {left}; {position}", lash(result, *after), None)
    events = strike(tab, "lash blue car")
    assert only(events, "lash-rolled")["lash"] == result
    return tab, events


# ---- the roll


@pytest.mark.clause("CM-9.4.2-chart")
@pytest.mark.parametrize("roll", sorted(CHART))
def test_cm_9_4_2_chart_every_cell(roll: int) -> None:
    assert [LASH_RESULTS[lash_result(factor, roll)] for factor in range(-4, 6)] == CHART[roll].split()


@pytest.mark.clause("CM-9.4.2")
@pytest.mark.parametrize(
    ("difference", "factor"), [(-12, -4), (-5, -4), (-4, -4), (-3, -3), (0, 0), (4, 4), (5, 5), (6, 5), (12, 5)]
)
def test_cm_9_4_2_factors_run_from_minus_four_to_plus_five(difference: int, factor: int) -> None:
    assert lash_factor(difference) == factor


@pytest.mark.clause("CM-9.4.2", "CM-9.4.2-chart")
@pytest.mark.parametrize(
    ("dice", "factor", "result"),
    [
        ([4, 3, 3, 3, 4, 5], 1, "-"),
        ([3, 3, 4, 3, 4, 5], -1, "S"),
        ([6, 6, 1, 1, 4, 5], 5, "B"),
        ([1, 1, 6, 6, 6, 5], -4, "W"),
        ([1, 1, 6, 6, 1, 2], -4, "G"),
        ([6, 6, 3, 4, 4, 6], 5, "M"),
    ],
)
def test_cm_9_4_2_difference_is_the_column_and_two_dice_the_row(dice: list[Draw], factor: int, result: str) -> None:
    tab = clash("car", [*dice, 2])
    events = strike(tab, "lash blue car")
    told, rolled = only(events, "lash-factor"), only(events, "lash-rolled")
    assert (told["chariot"], told["rival"], told["factor"], told["dice"]) == ("red", "blue", factor, dice[:4])
    assert (rolled["chariot"], rolled["factor"], rolled["lash"], rolled["dice"]) == ("blue", factor, result, dice[4:])


@pytest.mark.clause("CM-9.4.2")
@pytest.mark.parametrize(("red", "blue", "factor"), [(2, 0, 2), (0, 2, -2), (2, 1, 1), (0, -1, 1)])
def test_cm_9_4_2_both_modifiers_count(red: int, blue: int, factor: int) -> None:
    tab = clash("car", [*EQUAL, 6, 6, 1, 1], f", modifier {red}", f", modifier {blue}")
    assert only(strike(tab, "lash blue car"), "lash-factor")["factor"] == factor


# ---- no effect, brake


@pytest.mark.clause("CM-9.4.3-none")
def test_cm_9_4_3_none_nothing_changes_but_the_rolls_are_told() -> None:
    tab = clash("car", lash("-"))
    before = log_of(tab, "red"), log_of(tab, "blue")
    assert kinds(strike(tab, "lash blue car")) == ["attacked", "defended", "lash-factor", "lash-rolled"]
    assert (log_of(tab, "red"), log_of(tab, "blue")) == before


@pytest.mark.clause("CM-9.4.3-B")
def test_cm_9_4_3_b_back_one_for_two_endurance_and_no_mfs() -> None:
    blue = chariot(tab := lashed("B"), "blue")
    assert where(tab, "blue") == ("home 19/4", "home 18/4")
    assert (blue.endurance, blue.owed, blue.slowed, blue.hits) == (48, 0, 0, 7)


@pytest.mark.clause("CM-9.4.3-B")
@pytest.mark.parametrize(
    ("blue", "more"),
    [("", "; green: at home 18/4, owner 1"), (", endurance 1", ""), (", endurance 0", "")],
    ids=["blocked", "one", "none"],
)
def test_cm_9_4_3_b_who_cannot_brake_is_wounded(blue: str, more: str) -> None:
    tab = lashed("B", 3, blue=blue, more=more)
    victim = chariot(tab, "blue")
    assert (where(tab, "blue")[0], victim.hits, victim.slowed) == ("home 20/4", 6, 3)
    assert victim.endurance == int(blue.split()[-1] if blue else 50)


@pytest.mark.clause("CM-9.4.3-B", "CM-6.6.2b")
def test_cm_9_4_3_b_nobody_is_braked_back_onto_gray() -> None:
    tab, _ = lashed_at("red: at home 2/3; blue: at home 2/4", "B", 4)
    assert (where(tab, "blue")[0], chariot(tab, "blue").hits) == ("home 2/4", 6)


@pytest.mark.clause("CM-9.4.3-B")
def test_cm_9_4_3_b_on_a_later_lap_the_corner_lies_behind() -> None:
    tab, _ = lashed_at("red: at home 1/3, stage 4, car eggs 12/3; blue: at home 1/4, stage 4, car eggs 15/4", "B")
    blue = chariot(tab, "blue")
    assert (where(tab, "blue"), blue.stage, blue.hits) == (("eggs 15/4", "eggs 14/4"), 3, 7)


# ---- swerve


@pytest.mark.clause("CM-9.4.3-S1")
@pytest.mark.parametrize(("lane", "square"), [(3, "home 20/5"), (5, "home 20/3")])
def test_cm_9_4_3_s1_one_lane_away_straight_sideways_and_free(lane: int, square: str) -> None:
    tab, events = lashed_at(f"red: at home 20/{lane}; blue: at home 20/4, last-speed 16", "S")
    blue = chariot(tab, "blue")
    assert only(events, "forced-slip")["square"] == square == where(tab, "blue")[0]
    assert (blue.endurance, blue.owed, blue.slowed, blue.no_inward, blue.no_strain) == (50, 0, 0, 0, 0)


@pytest.mark.clause("CM-9.4.3-S1")
@pytest.mark.parametrize(("attacker", "victim"), [(2, 1), (7, 8)])
def test_cm_9_4_3_s1_into_the_wall_it_flips(attacker: int, victim: int) -> None:
    tab, events = lashed_at(f"red: at home 20/{attacker}; blue: at home 20/{victim}", "S")
    assert only(events, "flipped") | {"chariot": "blue", "cause": "wall"} == only(events, "flipped")
    assert not chariot(tab, "blue").active()


@pytest.mark.clause("CM-9.4.3-S1")
@pytest.mark.parametrize(("attacker", "victim"), [(1, 2), (8, 7)])
def test_cm_9_4_3_s1_away_from_a_wall_lane_it_does_not(attacker: int, victim: int) -> None:
    tab, events = lashed_at(f"red: at home 20/{attacker}; blue: at home 20/{victim}", "S")
    assert "flipped" not in kinds(events)
    assert chariot(tab, "blue").active()


INWARD = "red: at dolphins 8/4; blue: at dolphins 6/3"
"""Red's car beside blue's from outside; the lane inside allows 10."""


@pytest.mark.clause("CM-9.4.3-S2")
def test_cm_9_4_3_s2_inward_in_a_corner_the_last_speed_is_checked() -> None:
    """By what it last did, not by what it wrote."""
    tab, events = lashed_at(f"{INWARD}, last-speed 13, order 5", "S", 1, 1, 1)
    strained = only(events, "strained")
    assert (strained["points"], strained["safe"], chariot(tab, "blue").endurance) == (3, 10, 47)
    assert only(events, "strain-rolled")["dice"] == [1, 1, 1]


@pytest.mark.clause("CM-9.4.3-S2")
def test_cm_9_4_3_s2_within_the_limit_there_is_no_check() -> None:
    tab, events = lashed_at(f"{INWARD}, last-speed 10, order 16", "S")
    assert (kinds(events)[-1], chariot(tab, "blue").endurance) == ("forced-slip", 50)


@pytest.mark.clause("CM-9.4.3-S2")
def test_cm_9_4_3_s2_outward_there_is_no_check() -> None:
    tab, events = lashed_at("red: at dolphins 5/2; blue: at dolphins 6/3, last-speed 30, order 30", "S")
    assert (kinds(events)[-1], where(tab, "blue")[0][-1]) == ("forced-slip", "4")


@pytest.mark.clause("CM-9.4.3-S2")
def test_cm_9_4_3_s2_without_endurance_the_check_is_a_flip() -> None:
    tab, events = lashed_at(f"{INWARD}, last-speed 11, endurance 0", "S")
    assert only(events, "flipped")["cause"] == "corner"
    assert not chariot(tab, "blue").active()


@pytest.mark.clause("CM-9.4.3-S3")
def test_cm_9_4_3_s3_a_blocked_swerve_is_an_involuntary_ram() -> None:
    tab, events = lashed_at("red: at home 20/3; blue: at home 20/4; green: at home 20/5, owner 0", "S")
    assert only(events, "forced-ram")["rival"] == "green"
    assert "forced-slip" not in kinds(events)
    assert (asked(tab), choice(tab), where(tab, "blue")[0]) == ([0], "defence-choice", "home 20/4")


@pytest.mark.clause("CM-9.4.3-S3")
@pytest.mark.parametrize("green", ["home 18/5", "home 22/5", "home 20/6"])
def test_cm_9_4_3_s3_chariots_next_to_the_way_are_not_rammed(green: str) -> None:
    tab, events = lashed_at(f"red: at home 20/3; blue: at home 20/4; green: at {green}, owner 0", "S")
    assert (kinds(events)[-1], where(tab, "blue")[0]) == ("forced-slip", "home 20/5")


# ---- movement loss, wound


@pytest.mark.clause("CM-9.4.3-M")
@pytest.mark.parametrize(("order", "mfs"), [(10, 10), (12, 12), (13, 12), (16, 12)])
def test_cm_9_4_3_m_a_die_off_the_next_maximum_not_off_the_written_speed(order: int, mfs: int) -> None:
    tab = table(f"{BLUE_LAST}, order {order}", [*lash("M", 4), "blue"], None)
    events = strike(tab, "lash blue car")
    assert (only(events, "slowed")["points"], only(events, "slowed")["die"]) == (4, [4])
    assert (only(events, "speed-revealed")["most"], race(tab).phase.left) == (12, mfs)


@pytest.mark.clause("CM-9.4.3-M")
def test_cm_9_4_3_m_losses_add_up_and_last_for_one_phase() -> None:
    tab = table(f"{BLUE_LAST}, order 16, slowed 3; cup: blue", [*lash("M", 4), "blue"], None)
    strike(tab, "lash blue car")
    assert (race(tab).phase.left, chariot(tab, "blue").slowed, race(tab).maximum(chariot(tab, "blue"))) == (9, 0, 16)


@pytest.mark.clause("CM-9.4.3-W1")
def test_cm_9_4_3_w1_one_hit_and_a_movement_loss() -> None:
    blue = chariot(tab := lashed("W", 5), "blue")
    assert (blue.hits, blue.slowed, race(tab).maximum(blue), blue.modifier) == (6, 5, 11, 0)
    assert (where(tab, "blue")[0], blue.endurance) == ("home 20/4", 50)


@pytest.mark.clause("CM-9.4.3-W2")
def test_cm_9_4_3_w2_the_last_hit_flips_the_chariot() -> None:
    tab = clash("car", lash("W", 5), blue=", hits 1, whole-hits 7")
    events = strike(tab, "lash blue car")
    assert kinds(events)[-2:] == ["collapsed", "flipped"]
    assert (only(events, "flipped")["cause"], chariot(tab, "blue").active()) == ("driver", False)


@pytest.mark.clause("CM-9.4.3-W2")
def test_cm_9_4_3_w2_the_last_but_one_does_not() -> None:
    tab = lashed("W", 5, blue=", hits 2, whole-hits 7")
    assert (chariot(tab, "blue").hits, chariot(tab, "blue").active()) == (1, True)


@pytest.mark.clause("CM-9.4.3-W2")
def test_cm_9_4_3_w2_in_the_advanced_race_he_is_dead() -> None:
    """The phase is red's: nobody is asked, and no dice are thrown, to cut him free or to drag him."""
    position = "seats: 2; mover: red; left: 1; red: at home 20/3; blue: at home 20/4, hits 1, whole-hits 7; cup:"
    tab = advanced(position, lash("W", 5))
    events = strike(tab, "lash blue car")
    assert {"collapsed", "flipped"} <= set(kinds(events))
    assert not {"freed", "not-freed", "dragged", "critical-hit"} & set(kinds(events))
    blue = chariot(tab, "blue")
    assert log_of(tab, "blue").count("driver dead") == 1
    assert race(tab).rulebook.can_place(blue) is False
    assert race(tab).rulebook.can_place(chariot(tab, "red")) is True


@pytest.mark.clause("CM-9.4.3-W3")
@pytest.mark.parametrize(
    ("whole", "hits", "lost"),
    [
        (8, 8, 0),
        (8, 6, 0),
        (8, 5, 1),
        (8, 4, 0),
        (8, 3, 1),
        (8, 2, 0),
        (7, 5, 0),
        (7, 4, 1),
        (7, 3, 1),
        (6, 4, 1),
        (6, 3, 1),
    ],
)
def test_cm_9_4_3_w3_half_lost_and_a_third_left_cost_the_modifier(whole: int, hits: int, lost: int) -> None:
    tab = lashed("W", 1, blue=f", hits {hits}, whole-hits {whole}")
    blue = chariot(tab, "blue")
    assert (blue.hits, blue.modifier, blue.current) == (hits - 1, -lost, -lost)


@pytest.mark.clause("CM-9.4.3-W3", "CM-8.4.4")
def test_cm_9_4_3_w3_it_is_the_wounded_drivers_speed_that_falls_and_not_the_movers() -> None:
    tab = lashed("W", 1, blue=", horses 1/1/1/1, hits 4, whole-hits 7")
    assert (chariot(tab, "blue").modifier, race(tab).maximum(chariot(tab, "blue"))) == (-1, 2)
    assert (race(tab).phase.left, race(tab).phase.total()) == (5, 6)


@pytest.mark.clause("CM-9.4.3-W3")
def test_cm_9_4_3_w3_a_jostled_driver_loses_from_both_modifiers() -> None:
    """His modifier makes up for the attacker's dice: the factor is 0."""
    tab = clash("car", [2, 2, 3, 3, *LASHES["W"], 1], blue=", points 1/1/1/1, current -2, hits 5, whole-hits 8")
    assert only(strike(tab, "lash blue car"), "lash-factor")["factor"] == 0
    assert (chariot(tab, "blue").modifier, chariot(tab, "blue").current) == (0, -3)


# ---- whip grabbed


@pytest.mark.clause("CM-9.4.3-G")
@pytest.mark.parametrize("whip", [0, 1])
def test_cm_9_4_3_g_the_attacker_loses_his_whip(whip: int) -> None:
    tab = clash("car", lash("G"), blue=f", whip {whip}")
    events = strike(tab, "lash blue car")
    assert (chariot(tab, "red").whip, chariot(tab, "blue").whip) == (0, 1)
    whips = [(event["kind"], event["chariot"]) for event in events if "whip" in str(event["kind"])]
    assert whips == [("whip-lost", "red"), ("whip-kept", "blue")][: 2 - whip]


@pytest.mark.clause("CM-9.4.3-G")
def test_cm_9_4_3_g_he_lashes_no_more_but_still_rams() -> None:
    tab = lashed("G")
    say(tab, 0, "forward")
    assert [word for word in options(tab, 0) if "blue" in word] == ["ram blue team"]
    assert refused(tab, 0, "lash blue team").clause == "CM-9.4.3-G"


@pytest.mark.clause("CM-9.4.3-G")
@pytest.mark.parametrize(("whip", "question"), [(0, "move-choice"), (1, "whip-choice")])
def test_cm_9_4_3_g_nor_does_he_whip_his_own_team(whip: int, question: str) -> None:
    tab = table(f"seats: 2; mover: red; red: at home 20/3, order 10, whip {whip}; blue: at home 20/4")
    assert choice(tab) == question


@pytest.mark.clause("CM-9.4.3-G")
def test_cm_9_4_3_g_he_may_still_strain_in_a_corner() -> None:
    tab = table("seats: 2; mover: red; red: at home 28/3, order 14, whip 0; blue: at home 20/4", [1, 1, 1], None)
    assert only(say(tab, 0, "forward"), "strained")["points"] == 2
