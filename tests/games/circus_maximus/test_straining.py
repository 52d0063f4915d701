"""CM-6.3, CM-6.5 Straining: too fast for a corner lane, or whipped for more speed."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import chariot, choice, kinds, only, options, race, refused, say, table, where

SAFE = [8, 10, 12, 15, 18, 21, 24, 27]
AWAY = "blue: at back 10/8"


def at_speed(total: int, at: str, draws: list[int | str], rest: str = "") -> Table:
    """Red under way at a total speed, one MF of it used; no corner has been checked yet in this phase."""
    return table(f"seats: 2; mover: red; left: {total - 1}; used: 1; red: at {at}{rest}; {AWAY}", draws, None)


# ---- in a corner


@pytest.mark.clause("CM-6.3.1", "CM-6.3.1.1", "CM-6.5.1")
@pytest.mark.parametrize(("lane", "safe"), list(enumerate(SAFE, start=1)))
@pytest.mark.parametrize("border", ["home 28", "back 28"])
def test_cm_6_3_1_more_mfs_than_the_safe_speed_of_the_lane_bring_a_penalty(border: str, lane: int, safe: int) -> None:
    fitting = at_speed(safe, f"{border}/{lane}", [])
    assert "strained" not in kinds(say(fitting, 0, "forward"))
    assert chariot(fitting, "red").endurance == 50
    faster = at_speed(safe + 1, f"{border}/{lane}", [3, 3, 3])
    strained = only(say(faster, 0, "forward"), "strained")
    assert (strained["points"], strained["safe"]) == (1, safe)
    assert chariot(faster, "red").endurance == 49


@pytest.mark.clause("CM-6.3.1.2", "CM-6.5.1")
def test_cm_6_3_1_2_a_strained_chariot_pays_endurance_and_rolls_on_the_chart() -> None:
    t = at_speed(9, "home 28/1", [3, 3, 3])
    events = say(t, 0, "forward")
    order = [kind for kind in kinds(events) if kind in ("strained", "endurance-lost", "strain-rolled")]
    assert order == ["strained", "endurance-lost", "strain-rolled"]
    rolled = only(events, "strain-rolled")
    assert (rolled["row"], rolled["points"], rolled["strain"], rolled["dice"]) == (9, 1, "-", [3, 3, 3])
    # An 18 is the end of it.
    unlucky = at_speed(9, "home 28/1", [6, 6, 6, "blue"])
    events = say(unlucky, 0, "forward")
    assert only(events, "flipped")["cause"] == "corner"
    assert not chariot(unlucky, "red").active()


@pytest.mark.clause("CM-6.3.2")
@pytest.mark.parametrize(
    ("at", "points"),
    [
        ("dolphins 1/3", 2),  # team in, car out
        ("dolphins 6/3", 2),
        ("back 1/3", 2),  # team out, car in
        ("back 2/3", 0),
        ("home 28/3", 0),
    ],
)
def test_cm_6_3_2_the_limit_holds_while_team_or_car_is_in_the_corner(at: str, points: int) -> None:
    t = table(f"seats: 2; mover: red; red: at {at}, order 14; {AWAY}", [3, 3, 3] if points else [], None)
    events = say(t, 0, "no whip")
    assert ("strained" in kinds(events)) == (points > 0)
    assert chariot(t, "red").endurance == 50 - points


@pytest.mark.clause("CM-6.3.2")
def test_cm_6_3_2_a_change_in_with_only_the_car_in_the_corner_is_into_a_corner_lane() -> None:
    here = f"seats: 2; mover: red; left: 10; used: 4; lowest: 15; red: at dolphins 15/4; {AWAY}"
    t = table(here, [3, 3, 3], None)
    events = say(t, 0, "lane in")
    assert where(t, "red") == ("back 1/3", "dolphins 12/3")
    assert (only(events, "strained")["points"], only(events, "strained")["safe"]) == (2, 12)
    # Straight on or outward nothing new is asked; one square later the corner is over.
    for words in ("forward", "lane out"):
        assert "strained" not in kinds(say(table(here, [], None), 0, words))
    out = table(here.replace("dolphins 15/4", "back 1/4"), [], None)
    assert "strained" not in kinds(say(out, 0, "lane in"))


@pytest.mark.clause("CM-6.5.1.1a")
def test_cm_6_5_1_1a_a_point_of_endurance_for_every_mf_above_the_limit() -> None:
    """The rulebook's own case: a turn speed of 11 in the innermost lane, whose limit is 8."""
    t = table(f"seats: 2; mover: red; red: at home 28/1, order 11; {AWAY}", [3, 3, 3], None)
    say(t, 0, "no whip")
    events = say(t, 0, "forward")
    assert only(events, "strained")["points"] == 3
    lost = only(events, "endurance-lost")
    assert (lost["points"], lost["endurance"]) == (3, 47)
    assert only(events, "strain-rolled")["points"] == 3


@pytest.mark.clause("CM-6.5.1.1a")
def test_cm_6_5_1_1a_a_lane_further_in_pays_the_difference_and_rolls_with_all_points() -> None:
    t = at_speed(14, "home 28/3", [3, 3, 3, 2, 3, 3])
    say(t, 0, "forward")
    assert (where(t, "red")[0], chariot(t, "red").endurance) == ("dolphins 1/3", 48)
    events = say(t, 0, "lane in")
    assert where(t, "red")[0] == "dolphins 1/2"
    assert (only(events, "strained")["points"], only(events, "strained")["safe"]) == (4, 10)
    assert only(events, "endurance-lost")["points"] == 2
    assert (only(events, "strain-rolled")["points"], chariot(t, "red").endurance) == (4, 46)
    # Back out the limit is higher and paid for; further squares of a lane are, too.
    events = say(t, 0, "lane out", "forward", "lane in")
    assert "strained" not in kinds(events)
    assert chariot(t, "red").endurance == 46


@pytest.mark.clause("CM-6.5.1.1a")
def test_cm_6_5_1_1a_each_phase_pays_anew() -> None:
    """The phase before has paid for lanes 3 and 2; that does not help now."""
    here = "seats: 2; mover: red; lowest: 10; red: at dolphins 2/3, order 14, endurance 46"
    t = table(f"{here}; {AWAY}", [3, 3, 3], None)
    assert only(say(t, 0, "no whip"), "strained")["points"] == 2
    assert chariot(t, "red").endurance == 44


@pytest.mark.clause("CM-6.5.1.1b")
def test_cm_6_5_1_1b_the_speed_of_the_whole_phase_counts_wherever_it_was_spent() -> None:
    """The last MF of 11 leads into the corner; so does the first one."""
    late = table(f"seats: 2; mover: red; left: 1; used: 10; red: at home 28/1; {AWAY}", [3, 3, 3, "blue"], None)
    early = table(f"seats: 2; mover: red; left: 11; red: at home 28/1; {AWAY}", [3, 3, 3], None)
    for t in (late, early):
        assert only(say(t, 0, "forward"), "strained")["points"] == 3
        assert chariot(t, "red").endurance == 47
    # A phase that ends before the corner pays nothing.
    short = table(f"seats: 2; mover: red; left: 1; used: 10; red: at home 27/1; {AWAY}", ["blue"], None)
    assert "strained" not in kinds(say(short, 0, "forward"))


@pytest.mark.clause("CM-6.5.1.1c")
def test_cm_6_5_1_1c_mfs_owed_for_an_evasion_count_as_speed() -> None:
    """The rulebook's own case: two MFs for an evasion to the inside."""
    t = table(f"seats: 2; mover: red; red: at home 28/1, order 8, owed 2; {AWAY}", [3, 3, 3], None)
    event = only(say(t, 0, "no whip"), "mfs-set")
    assert (event["mfs"], event["total"]) == (8, 10)
    events = say(t, 0, "forward")
    assert (only(events, "strained")["points"], only(events, "strain-rolled")["points"]) == (2, 2)
    assert (chariot(t, "red").endurance, race(t).phase.left) == (48, 7)
    clear = table(f"seats: 2; mover: red; red: at home 28/1, order 8; {AWAY}", [], None)
    assert "strained" not in kinds(say(clear, 0, "no whip", "forward"))


@pytest.mark.clause("CM-6.5.1.2")
def test_cm_6_5_1_2_endurance_is_paid_before_the_chart_is_rolled() -> None:
    """The last four points of endurance go, with them a point of the modifier, and only then the dice count."""
    t = at_speed(16, "home 28/3", [3, 4, 4], ", modifier 1, endurance 4")
    events = say(t, 0, "forward")
    assert only(events, "modifier-lost")["current"] == 0
    rolled = only(events, "strain-rolled")
    assert (rolled["row"], rolled["points"], rolled["strain"]) == (11, 4, "SS")
    assert where(t, "red")[0] == "dolphins 1/5"
    # With one point more the modifier holds: row 10, a single slip.
    spared = at_speed(16, "home 28/3", [3, 4, 4], ", modifier 1, endurance 5")
    rolled = only(say(spared, 0, "forward"), "strain-rolled")
    assert (rolled["row"], rolled["strain"]) == (10, "S")
    assert where(spared, "red")[0] == "dolphins 1/4"


@pytest.mark.clause("CM-6.5.1.2")
def test_cm_6_5_1_2_too_little_endurance_is_all_paid_and_the_chart_is_rolled_all_the_same() -> None:
    t = at_speed(16, "home 28/3", [3, 3, 3], ", endurance 1")
    events = say(t, 0, "forward")
    assert only(events, "endurance-lost")["points"] == 1
    assert only(events, "strain-rolled")["points"] == 4


# ---- both kinds


@pytest.mark.clause("CM-6.5", "CM-6.5.1.1a", "CM-6.5.2.4")
def test_cm_6_5_whipped_into_a_corner_a_team_strains_twice() -> None:
    """The rulebook's own case: 11 and a whip die of 2 are 13; two points for the whip, five for the corner."""
    t = table(f"seats: 2; mover: red; red: at home 28/1, order 11; {AWAY}", [2, 2, 2, 2], None)
    events = say(t, 0, "whip")
    assert (only(events, "whipped")["gained"], only(events, "mfs-set")["total"]) == (2, 13)
    assert only(events, "endurance-lost")["points"] == 2
    events = say(t, 0, "forward")
    assert only(events, "strained")["points"] == 5
    assert only(events, "endurance-lost")["points"] == 5
    assert chariot(t, "red").endurance == 50 - 2 - 5


# ---- the whip


def whipping(red: str, draws: list[int | str]) -> Table:
    return table(f"seats: 2; mover: red; red: at home 5/3, {red}; {AWAY}", draws, None)


@pytest.mark.clause("CM-6.5.2")
def test_cm_6_5_2_a_driver_needs_his_whip_to_drive_his_team() -> None:
    assert options(whipping("order 9", []), 0) == ["no whip", "whip"]
    without = whipping("order 9, whip 0", [])
    assert choice(without) == "move-choice"
    refused(without, 0, "whip")
    assert only(without.all_events(-1), "mfs-set")["mfs"] == 9


@pytest.mark.clause("CM-6.5.2.1")
@pytest.mark.parametrize(
    ("red", "draws"),
    [
        ("endurance 0", []),
        ("current -1, modifier 0", []),
        ("fallen 1, horses 0/4/4/4, boxes 4/4/4/4", [1, 1, 1]),
    ],
)
def test_cm_6_5_2_1_no_whip_without_endurance_with_a_negative_modifier_or_a_horse_to_cut_free(
    red: str, draws: list[int | str]
) -> None:
    t = whipping(f"order 9, {red}", draws)
    assert choice(t) == "move-choice"
    refused(t, 0, "whip")


@pytest.mark.clause("CM-6.5.2.1")
@pytest.mark.parametrize("red", ["endurance 1", "current 0, modifier 2", "horses 0/4/4/4, boxes 4/4/4/4"])
def test_cm_6_5_2_1_the_last_point_an_even_modifier_or_a_horse_long_cut_free_do_not_forbid_it(red: str) -> None:
    assert choice(whipping(f"order 9, {red}", [])) == "whip-choice"


@pytest.mark.clause("CM-6.5.2.2")
def test_cm_6_5_2_2_it_is_declared_at_the_start_of_the_own_phase_after_speeds_are_written() -> None:
    t = table("seats: 2; red: at home 5/3; blue: at home 5/7", ["red", 2, "blue"], None)
    refused(t, 0, "whip")
    say(t, 0, "speed red 9")
    refused(t, 0, "whip")
    say(t, 1, "speed blue 9")
    assert (choice(t), options(t, 1)) == ("whip-choice", [])
    refused(t, 0, "forward")
    say(t, 0, "whip")
    # Once, and not during the move.
    refused(t, 0, "whip")
    say(t, 0, "forward")
    refused(t, 0, "whip")
    assert race(t).phase.left == 10


@pytest.mark.clause("CM-6.5.2.3")
def test_cm_6_5_2_3_the_die_is_added_to_the_turn_speed_beyond_the_maximum() -> None:
    t = whipping("order 16", [5])
    assert race(t).maximum(chariot(t, "red")) == 16
    events = say(t, 0, "whip")
    assert (only(events, "whipped")["die"], only(events, "whipped")["gained"]) == ([5], 5)
    assert (only(events, "mfs-set")["mfs"], only(events, "mfs-set")["total"]) == (21, 21)
    say(t, 0, *["forward"] * 20)
    assert race(t).phase.left == 1


@pytest.mark.clause("CM-6.5.2.4")
def test_cm_6_5_2_4_each_mf_of_the_whip_costs_a_point_of_endurance() -> None:
    """The rulebook's own case: a 3 is three MFs and three boxes."""
    t = whipping("order 9", [3])
    events = say(t, 0, "whip")
    assert (race(t).phase.left, chariot(t, "red").endurance) == (12, 47)
    assert only(events, "whipped")["endurance"] == 47
    spared = whipping("order 9", [])
    say(spared, 0, "no whip")
    assert (race(spared).phase.left, chariot(spared, "red").endurance) == (9, 50)


@pytest.mark.clause("CM-6.5.2.5a")
@pytest.mark.parametrize(("endurance", "gained"), [(2, 2), (5, 5), (6, 5)])
def test_cm_6_5_2_5a_a_team_gains_no_more_than_it_has_endurance(endurance: int, gained: int) -> None:
    t = whipping(f"order 9, endurance {endurance}", [5])
    events = say(t, 0, "whip")
    assert (only(events, "whipped")["gained"], race(t).phase.left) == (gained, 9 + gained)
    assert chariot(t, "red").endurance == endurance - gained


@pytest.mark.clause("CM-6.5.2.5b")
def test_cm_6_5_2_5b_the_whole_die_has_to_be_taken() -> None:
    t = whipping("order 9", [6])
    say(t, 0, "whip")
    # There is no question how much of it; all 15 MFs have to be spent.
    assert (choice(t), race(t).phase.left) == ("move-choice", 15)
    for words in ("gain 2", "gain 6", "no whip"):
        refused(t, 0, words)
