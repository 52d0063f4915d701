"""Chapter 17: drivers on foot."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import Draw, advanced, asked, chariot, choice, kinds, log, only, options, race, refused, say


def running(foot: str, draws: list[Draw] | None = None, red: str = "", more: str = "") -> Table:
    """Red's driver got up in the turn before, his team is stopped; blue has spent its last MF."""
    position = "seats: 2; mover: blue; left: 1; cup: ; blue: at back 1/6; "
    position += f"red: standing stopped, driver on-foot, foot {foot}, foot-turn 1{red}"
    tab = advanced(f"{position}; {more}" if more else position, draws or [], None)
    say(tab, 1, "forward")
    return tab


def ahead(foot: str, draws: list[Draw], left: int, more: str = "", red: str = "") -> Table:
    """Red is about to move up lane 3; blue's driver is on foot."""
    position = f"seats: 2; mover: red; left: {left}; cup: ; red: at home 20/3{red}; "
    position += f"blue: standing stopped, driver on-foot, foot {foot}, foot-turn 2"
    return advanced(f"{position}; {more}" if more else position, draws, None)


# ---- when they run


@pytest.mark.clause("CM-5.5b")
def test_cm_5_5b_they_run_when_the_last_phase_is_over() -> None:
    position = "seats: 2; mover: blue; left: 1; cup: green; blue: at back 1/6; "
    position += "red: standing stopped, driver on-foot, foot home 5/3, foot-turn 1; "
    position += "green: at home 20/5, order 1, whip 0"
    tab = advanced(position, ["green"], None)
    assert kinds(say(tab, 1, "forward"))[-2:] == ["speed-revealed", "mfs-set"]
    assert choice(tab) == "move-choice"
    say(tab, 0, "forward")
    assert (choice(tab), asked(tab)) == ("foot-choice", [0])
    assert kinds(say(tab, 0, "stay"))[-1] == "turn-begun"


@pytest.mark.clause("CM-17.1")
def test_cm_17_1_a_driver_gets_up_and_runs_at_the_end_of_the_following_turn() -> None:
    position = "seats: 2; option wall-moves: yes; mover: red; left: 1; cup: ; red: at home 20/8; blue: at home 1/4"
    tab = advanced(position, [1, 3, 1, 1, "red", "blue"], None)
    events = say(tab, 0, "wall out", "confirm")
    assert (only(events, "freed")["square"], kinds(events)[-1]) == ("home 19/8", "turn-begun")
    assert (log(tab, "red")["driver"], log(tab, "red")["foot"], asked(tab)) == ("on-foot", "home 19/8", [1])
    events = say(tab, 1, "speed blue 1")
    assert only(events, "mfs-set")["chariot"] == "red"
    assert log(tab, "red")["foot"] == "home 19/8"
    say(tab, 1, "no whip", "forward")
    assert (choice(tab), asked(tab), race(tab).turn) == ("foot-choice", [0], 3)


@pytest.mark.clause("CM-17.1")
def test_cm_17_1_his_team_runs_on_without_him() -> None:
    position = "seats: 2; mover: blue; left: 1; cup: red; blue: at back 1/6; "
    position += "red: at home 5/3, standing runaway, driver on-foot, foot home 4/3, foot-turn 1"
    tab = advanced(position, ["red"], None)
    events = say(tab, 1, "forward")
    assert kinds(events).count("moved") == 17
    assert not {"freed", "not-freed", "dragged"} & set(kinds(events))
    assert log(tab, "red")["foot"] == "home 4/3"


# ---- how far


@pytest.mark.clause("CM-17.2")
@pytest.mark.parametrize(("hits", "steps"), [(7, 4), (6, 3), (2, 1), (1, 1), (10, 5)])
def test_cm_17_2_a_square_for_every_two_hits_rounded_up(hits: int, steps: int) -> None:
    tab = running("home 5/3", red=f", whole-hits 10, hits {hits}")
    for step in range(steps):
        assert choice(tab) == "foot-choice"
        assert only(say(tab, 0, "run ahead"), "ran")["square"] == f"home {6 + step}/3"
    assert choice(tab) == "write-speeds"


@pytest.mark.clause("CM-17.2")
def test_cm_17_2_in_any_direction_but_not_diagonally() -> None:
    for word, square in (
        ("run ahead", "home 6/3"),
        ("run back", "home 4/3"),
        ("run in", "home 5/2"),
        ("run out", "home 5/4"),
    ):
        tab = running("home 5/3")
        assert options(tab, 0) == ["stay", "run ahead", "run back", "run in", "run out"]
        assert only(say(tab, 0, word), "ran")["square"] == square
    assert refused(running("home 5/3"), 0, "run in-2").clause == "CM-17.2"


@pytest.mark.clause("CM-17.2")
def test_cm_17_2_in_a_corner_there_may_be_two_squares_beside_his() -> None:
    tab = running("dolphins 2/2")
    assert options(tab, 0) == ["stay", "run ahead", "run back", "run in", "run in-2", "run out", "run out-2"]
    assert only(say(tab, 0, "run in-2"), "ran")["square"] == "dolphins 2/1"


@pytest.mark.clause("CM-17.2")
def test_cm_17_2_not_onto_a_chariot() -> None:
    tab = running("home 5/3", more="green: at home 6/2; yellow: at home 7/3")
    assert options(tab, 0) == ["stay", "run back", "run out"]


@pytest.mark.clause("CM-17.2")
def test_cm_17_2_he_may_stop_at_any_time() -> None:
    tab = running("home 5/3")
    say(tab, 0, "run out", "stay")
    assert (log(tab, "red")["foot"], choice(tab)) == ("home 5/4", "write-speeds")


# ---- over the wall


@pytest.mark.clause("CM-17.3a")
@pytest.mark.parametrize(("lane", "way", "square"), [(1, "ahead", "home 6/1"), (8, "back", "home 4/8")])
def test_cm_17_3a_each_step_along_the_wall_is_a_try(lane: int, way: str, square: str) -> None:
    tab = running(f"home 5/{lane}", [3, 5, 4])
    events = say(tab, 0, f"run {way}")
    assert kinds(events) == ["ran", "fell-back"]
    assert (only(events, "ran")["square"], only(events, "fell-back")["die"]) == (square, [3])
    assert kinds(say(tab, 0, f"run {way}")) == ["ran", "fell-back"]
    events = say(tab, 0, f"run {way}")
    assert kinds(events) == ["ran", "climbed", "turn-begun"]
    assert (log(tab, "red")["driver"], log(tab, "red")["foot"]) == ("escaped", None)


@pytest.mark.clause("CM-17.3a")
def test_cm_17_3a_reaching_the_wall_is_no_try_and_neither_is_any_other_lane() -> None:
    tab = running("home 5/2", [2])
    assert kinds(say(tab, 0, "run ahead")) == ["ran"]
    assert kinds(say(tab, 0, "run in")) == ["ran"]
    assert kinds(say(tab, 0, "run ahead"))[:2] == ["ran", "climbed"]


@pytest.mark.clause("CM-17.3b")
@pytest.mark.parametrize(("way", "reverse"), [("ahead", "back"), ("back", "ahead")])
def test_cm_17_3b_no_turning_back_along_the_wall(way: str, reverse: str) -> None:
    tab = running("home 5/1", [1])
    assert {f"run {way}", f"run {reverse}"} <= set(options(tab, 0))
    say(tab, 0, f"run {way}")
    assert options(tab, 0) == ["stay", f"run {way}", "run out"]
    assert refused(tab, 0, f"run {reverse}").clause == "CM-17.3b"


@pytest.mark.clause("CM-17.3b")
def test_cm_17_3b_nor_in_a_later_turn() -> None:
    assert options(running("home 5/1", red=", along 1"), 0) == ["stay", "run ahead", "run out"]
    assert options(running("home 5/1", red=", along 2"), 0) == ["stay", "run back", "run out"]


@pytest.mark.clause("CM-17.3b")
def test_cm_17_3b_away_from_the_wall_he_goes_where_he_likes() -> None:
    tab = running("home 5/1", [1])
    say(tab, 0, "run ahead", "run out")
    assert options(tab, 0) == ["stay", "run ahead", "run back", "run in", "run out"]


# ---- run down


@pytest.mark.clause("CM-17.4a")
@pytest.mark.parametrize(("die", "left"), [(1, 3), (3, 1), (4, 0)])
def test_cm_17_4a_the_team_kills_him_and_loses_a_die_of_mfs(die: int, left: int) -> None:
    tab = ahead("home 21/3", [die], 5)
    events = say(tab, 0, "forward")
    fatal = only(events, "run-down")
    assert (fatal["chariot"], fatal["rival"], fatal["die"]) == ("red", "blue", [die])
    assert only(events, "driver-dead")["chariot"] == "blue"
    assert (log(tab, "blue")["driver"], log(tab, "blue")["foot"], chariot(tab, "blue").hits) == ("dead", None, 0)
    assert chariot(tab, "red").slowed == 0
    if left > 0:
        assert race(tab).phase.left == left
    else:
        assert "phase-ended" in kinds(events)


@pytest.mark.clause("CM-17.4a")
def test_cm_17_4a_passing_him_by_does_not() -> None:
    tab = ahead("home 21/4", [], 5)
    assert kinds(say(tab, 0, "forward")) == ["moved"]
    assert log(tab, "blue")["driver"] == "on-foot"


@pytest.mark.clause("CM-17.4a", "CM-15.2")
def test_cm_17_4a_a_lane_change_and_a_runaway_team_run_him_down_too() -> None:
    tab = ahead("home 21/4", [2], 5)
    assert kinds(say(tab, 0, "lane out")) == ["lane-changed", "run-down", "driver-dead"]
    position = "seats: 2; mover: blue; left: 1; cup: red; blue: at back 1/6; "
    position += "red: at home 5/3, standing runaway, driver dead; "
    position += "green: standing stopped, driver on-foot, foot home 8/3, foot-turn 2"
    tab = advanced(position, ["red", 6], None)
    events = say(tab, 1, "forward")
    assert only(events, "run-down")["rival"] == "green"
    assert [event["square"] for event in events if event["kind"] == "moved"][-1] == "home 15/3"


@pytest.mark.clause("CM-17.4b")
@pytest.mark.parametrize(("die", "left", "slowed"), [(5, 2, 5), (3, 2, 3), (2, 0, 0)])
def test_cm_17_4b_a_die_above_the_mfs_left_comes_off_the_next_maximum(die: int, left: int, slowed: int) -> None:
    tab = ahead("home 21/3", [die], 3)
    events = say(tab, 0, "forward")
    assert ("phase-ended" in kinds(events)) == (left == 0)
    assert (race(tab).phase.left, chariot(tab, "red").slowed) == (left, slowed)
    assert race(tab).maximum(chariot(tab, "red")) == 16 - slowed


# ---- nothing else happens to them


@pytest.mark.clause("CM-17.5")
def test_cm_17_5_nobody_strikes_them_and_they_strike_nobody() -> None:
    tab = ahead("home 19/4", [], 5)
    assert options(tab, 0) == ["forward", "lane in", "lane out", "brake"]
    tab = running("home 5/3", more="green: at home 6/4")
    assert all(word == "stay" or word.startswith("run ") for word in options(tab, 0))


@pytest.mark.clause("CM-17.6")
def test_cm_17_6_any_number_may_share_a_square() -> None:
    position = "seats: 2; mover: blue; left: 1; cup: ; blue: at back 1/6; "
    position += "red: standing stopped, driver on-foot, foot home 5/3, foot-turn 1, hits 1; "
    position += "green: standing stopped, driver on-foot, foot home 6/3, foot-turn 1, hits 1, owner 1"
    tab = advanced(position, [], None)
    say(tab, 1, "forward")
    assert asked(tab) == [0]
    say(tab, 0, "run ahead")
    assert asked(tab) == [1]
    say(tab, 1, "stay")
    assert log(tab, "red")["foot"] == log(tab, "green")["foot"] == "home 6/3"


@pytest.mark.clause("CM-17.6", "CM-17.4a")
def test_cm_17_6_all_men_on_a_square_are_run_down_together() -> None:
    more = "green: standing stopped, driver on-foot, foot home 21/3, foot-turn 2"
    tab = ahead("home 21/3", [1, 2], 9, more)
    events = say(tab, 0, "forward")
    assert [event["rival"] for event in events if event["kind"] == "run-down"] == ["blue", "green"]
    assert race(tab).phase.left == 5
