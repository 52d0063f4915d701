"""CM-6.4 Lane changes: their price, where they lead on straights, in corners and over borders, and what bars them."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import advanced, asked, chariot, choice, kinds, only, options, race, refused, say, table, where


def driving(at: str, left: int, rest: str = "blue: at home 10/8", draws: list[int | str] | None = None) -> Table:
    """Red under way, its other MFs still to spend."""
    return table(f"seats: 2; mover: red; left: {left}; red: at {at}; {rest}", draws or [], None)


# ---- the price


@pytest.mark.clause("CM-6.4")
@pytest.mark.parametrize("at", ["home 5/3", "dolphins 2/3", "home 28/3", "gray 3/3"])
def test_cm_6_4_a_change_to_the_inside_costs_two_mfs_and_to_the_outside_one(at: str) -> None:
    for words, side, cost in (("lane in", "in", 2), ("lane out", "out", 1)):
        t = driving(at, 5)
        event = only(say(t, 0, words), "lane-changed")
        assert (event["side"], event["left"]) == (side, 5 - cost)
        assert (race(t).phase.left, race(t).phase.used) == (5 - cost, cost)


@pytest.mark.clause("CM-6.4")
def test_cm_6_4_with_one_mf_only_the_outside_is_in_reach() -> None:
    t = driving("home 5/3", 1)
    assert options(t, 0) == ["forward", "lane out", "brake"]
    assert refused(t, 0, "lane in").clause == "CM-6.4"
    assert "lane in" in options(driving("home 5/3", 2), 0)


# ---- where to


@pytest.mark.clause("CM-6.4.1")
@pytest.mark.parametrize(
    ("at", "words", "team", "car"),
    [
        ("home 5/3", "lane in", "home 6/2", "home 5/2"),
        ("home 5/3", "lane out", "home 6/4", "home 5/4"),
        ("back 27/7", "lane out", "back 28/8", "back 27/8"),
        ("gray 3/3", "lane in", "gray 4/2", "gray 3/2"),
        # The team is on gray, so its car lands on gray as well.
        ("gray 4/3", "lane out", "home 1/4", "gray 4/4"),
        # The last square of a straight is still a straight.
        ("home 28/3", "lane in", "dolphins 1/2", "home 28/2"),
        ("back 28/4", "lane out", "eggs 1/5", "back 28/5"),
    ],
)
def test_cm_6_4_1_on_a_straight_one_square_forward_and_then_straight_sideways(
    at: str, words: str, team: str, car: str
) -> None:
    t = driving(at, 5)
    assert only(say(t, 0, words), "lane-changed")["square"] == team
    assert where(t, "red") == (team, car)


@pytest.mark.clause("CM-6.4.2", "CM-6.4.2.1")
@pytest.mark.parametrize(
    ("at", "team", "car"),
    [
        # Forward to the second square, then back to the inner one partly behind it.
        ("dolphins 1/4", "dolphins 1/3", "home 28/3"),
        ("dolphins 2/4", "dolphins 2/3", "dolphins 1/3"),
        ("eggs 7/4", "eggs 6/3", "eggs 5/3"),
        ("eggs 2/8", "eggs 2/7", "eggs 1/7"),
    ],
)
def test_cm_6_4_2_1_in_a_corner_inside_is_forward_and_then_sideways_and_back(at: str, team: str, car: str) -> None:
    t = driving(at, 5)
    say(t, 0, "lane in")
    assert where(t, "red") == (team, car)
    track, red = race(t).track, chariot(t, "red")
    start = track.square_named(at)
    assert start is not None
    forward = track.next[start]
    assert not track.level(forward, red.team)
    assert track.head[red.team] < track.head[forward]


@pytest.mark.clause("CM-6.4.2", "CM-6.4.2.2")
@pytest.mark.parametrize(
    ("at", "team", "car"),
    [
        ("dolphins 1/4", "dolphins 3/5", "dolphins 2/5"),
        ("dolphins 2/4", "dolphins 4/5", "dolphins 3/5"),
        ("eggs 7/4", "eggs 10/5", "eggs 9/5"),
        ("eggs 2/7", "eggs 4/8", "eggs 3/8"),
    ],
)
def test_cm_6_4_2_2_in_a_corner_outside_is_forward_and_then_sideways_and_on(at: str, team: str, car: str) -> None:
    t = driving(at, 5)
    say(t, 0, "lane out")
    assert where(t, "red") == (team, car)
    track, red = race(t).track, chariot(t, "red")
    start = track.square_named(at)
    assert start is not None
    forward = track.next[start]
    assert not track.level(forward, red.team)
    assert track.head[red.team] > track.head[forward]


@pytest.mark.clause("CM-6.4.2.3")
@pytest.mark.parametrize(
    ("at", "inside", "outside"),
    [
        # Forward to the last square of a third of the corner, or to the first of one.
        ("dolphins 4/4", "dolphins 4/3", "dolphins 6/5"),
        ("dolphins 5/4", "dolphins 5/3", "dolphins 7/5"),
        ("eggs 10/4", "eggs 9/3", "eggs 13/5"),
    ],
)
def test_cm_6_4_2_3_onto_parallel_corner_squares_the_step_is_straight_sideways(
    at: str, inside: str, outside: str
) -> None:
    for words, target in (("lane in", inside), ("lane out", outside)):
        t = driving(at, 5)
        say(t, 0, words)
        assert where(t, "red")[0] == target
        track, red = race(t).track, chariot(t, "red")
        start = track.square_named(at)
        assert start is not None
        assert track.level(track.next[start], red.team)


@pytest.mark.clause("CM-6.4.2")
@pytest.mark.parametrize(
    ("at", "words", "team", "car"),
    [
        # With the team on the last corner square the step leads onto the straight; the car is still in the corner.
        ("dolphins 12/3", "lane in", "back 1/2", "dolphins 9/2"),
        ("dolphins 12/3", "lane out", "back 1/4", "dolphins 15/4"),
        ("eggs 15/4", "lane in", "home 1/3", "eggs 12/3"),
        # Team out, car in: already the rule of the straight.
        ("back 1/3", "lane in", "back 2/2", "back 1/2"),
        # Team in, car out: already the rule of the corner.
        ("dolphins 1/3", "lane out", "dolphins 3/4", "dolphins 2/4"),
    ],
)
def test_cm_6_4_2_the_square_of_the_team_before_the_step_decides(at: str, words: str, team: str, car: str) -> None:
    t = driving(at, 5)
    say(t, 0, words)
    assert where(t, "red") == (team, car)


# ---- the safe speed of the new lane


@pytest.mark.clause("CM-6.4.3")
def test_cm_6_4_3_an_inside_change_in_a_corner_makes_the_new_lanes_limit_apply() -> None:
    here = "seats: 2; mover: red; left: 10; used: 4; lowest: 15; red: at dolphins 2/4; blue: at home 10/8"
    t = table(here, [3, 3, 3], None)
    strained = only(say(t, 0, "lane in"), "strained")
    assert (strained["points"], strained["safe"]) == (2, 12)
    assert chariot(t, "red").endurance == 48
    # Further out the limit is higher, and a speed of 12 is safe in lane 3 as well.
    for words, left in (("lane out", 10), ("lane in", 8)):
        safe = table(here.replace("left: 10", f"left: {left}"), [], None)
        assert "strained" not in kinds(say(safe, 0, words))


# ---- walls


@pytest.mark.clause("CM-6.4.4")
@pytest.mark.parametrize(("at", "words"), [("home 5/1", "in"), ("home 5/8", "out"), ("eggs 3/1", "in")])
def test_cm_6_4_4_a_change_through_the_wall_flips_the_chariot(at: str, words: str) -> None:
    here = f"seats: 2; mover: red; left: 5; red: at {at}; blue: at back 10/8"
    t = table(f"option wall-moves: yes; {here}", ["blue"], None)
    assert f"wall {words}" in options(t, 0)
    say(t, 0, f"wall {words}")
    # Such a move has to be meant.
    assert (choice(t), options(t, 0)) == ("wall-choice", ["turn back", "confirm"])
    say(t, 0, "turn back")
    assert (race(t).phase.left, where(t, "red")[0]) == (5, at)
    say(t, 0, f"wall {words}")
    flipped = only(say(t, 0, "confirm"), "flipped")
    assert (flipped["chariot"], flipped["cause"]) == ("red", "wall")
    assert not chariot(t, "red").active()
    assert asked(t) == [1]
    # Unless the table wants them, such moves are not offered at all.
    plain = table(here, [], None)
    assert not [word for word in options(plain, 0) if word.startswith("wall")]
    for word in (f"lane {words}", f"wall {words}"):
        assert refused(plain, 0, word).clause == "CM-6.4.4"


@pytest.mark.clause("CM-6.4.4")
def test_cm_6_4_4_no_other_lane_has_a_wall() -> None:
    for lane, walls in ((1, ["wall in"]), (2, []), (7, []), (8, ["wall out"])):
        t = table(
            f"option wall-moves: yes; seats: 2; mover: red; left: 5; red: at home 5/{lane}; blue: at back 9/4", [], None
        )
        assert [words for words in options(t, 0) if words.startswith("wall")] == walls
    # The price is that of the change: one MF is not enough for the inside.
    poor = table("option wall-moves: yes; seats: 2; mover: red; left: 1; red: at home 5/1; blue: at back 9/4", [], None)
    assert "wall in" not in options(poor, 0)


@pytest.mark.clause("CM-6.4.4")
def test_cm_6_4_4_a_forced_move_into_the_wall_flips_as_well() -> None:
    """A speed of 28 in the corner lane of 27: a 13 is a slip to the outside, and there is the wall."""
    here = "seats: 2; mover: red; left: 26; used: 2; blue: at back 10/4"
    t = table(f"{here}; red: at home 28/8", [4, 4, 5, "blue"], None)
    events = say(t, 0, "forward")
    assert only(events, "strain-rolled")["strain"] == "S"
    assert only(events, "flipped")["cause"] == "wall"
    beside = table(f"{here.replace('26', '23')}; red: at home 28/7", [4, 4, 5], None)
    events = say(beside, 0, "forward")
    assert "flipped" not in kinds(events)
    assert only(events, "forced-slip")["square"] == "dolphins 1/8"


# ---- room


@pytest.mark.clause("CM-6.4.1b")
def test_cm_6_4_1b_with_the_square_ahead_taken_there_is_no_lane_change() -> None:
    t = driving("home 20/3", 6, "blue: at home 22/3")
    assert options(t, 0) == ["brake", "slip in", "slip out"]
    for words in ("lane in", "lane out"):
        assert refused(t, 0, words).clause == "CM-6.4.1b"
    # One square more, and both are open.
    further = driving("home 20/3", 6, "blue: at home 23/3")
    assert options(further, 0) == ["forward", "lane in", "lane out", "brake"]


@pytest.mark.clause("CM-6.4.1b")
def test_cm_6_4_1b_a_wreck_ahead_bars_the_change_as_well() -> None:
    t = advanced("seats: 2; mover: red; left: 6; red: at home 20/3; blue: at back 9/4; wrecks: home 21/3", [], None)
    assert "lane in" not in options(t, 0)
    assert "lane out" not in options(t, 0)


@pytest.mark.clause("CM-6.4.1b")
@pytest.mark.parametrize(("green", "ways"), [("home 22/4", []), ("home 23/4", ["evade out"])])
def test_cm_6_4_1b_an_evasion_is_a_lane_change_and_needs_the_square_ahead(green: str, ways: list[str]) -> None:
    rest = f"blue: at home 20/4, owner 1; green: at {green}, owner 0"
    t = driving("home 20/3", 2, rest)
    say(t, 0, "ram blue car")
    assert options(t, 1) == ["hold", "brake back", *ways]


@pytest.mark.clause("CM-6.4.5a")
@pytest.mark.parametrize(
    ("at", "blue", "open_sides"),
    [
        # The change out from home 20/3 needs home 21/4 for the team and home 20/4 for the car.
        ("home 20/3", "home 22/4", ["lane in"]),
        ("home 20/3", "home 21/4", ["lane in"]),
        ("home 20/3", "home 20/4", ["lane in"]),
        ("home 20/3", "home 19/4", ["lane in", "lane out"]),
        ("home 20/3", "home 23/4", ["lane in", "lane out"]),
        # The change in needs home 21/2 and home 20/2.
        ("home 20/3", "home 22/2", ["lane out"]),
        ("home 20/3", "home 20/2", ["lane out"]),
        ("home 20/3", "home 19/2", ["lane in", "lane out"]),
        # In a corner, in: dolphins 2/3 and 1/3; out: dolphins 4/5 and 3/5.
        ("dolphins 2/4", "dolphins 3/3", ["lane out"]),
        ("dolphins 2/4", "dolphins 1/3", ["lane out"]),
        ("dolphins 2/4", "dolphins 4/3", ["lane in", "lane out"]),
        ("dolphins 2/4", "home 28/3", ["lane in", "lane out"]),
        ("dolphins 2/4", "dolphins 5/5", ["lane in"]),
        ("dolphins 2/4", "dolphins 3/5", ["lane in"]),
        ("dolphins 2/4", "dolphins 6/5", ["lane in", "lane out"]),
        ("dolphins 2/4", "dolphins 2/5", ["lane in", "lane out"]),
        # Over a border: the car lands in the corner that is left, or on the straight, or on gray.
        ("dolphins 12/3", "dolphins 9/2", ["lane out"]),
        ("dolphins 12/3", "dolphins 8/2", ["lane in", "lane out"]),
        ("home 28/3", "home 28/4", ["lane in"]),
        ("home 28/3", "home 27/4", ["lane in", "lane out"]),
        ("gray 4/3", "gray 4/4", ["lane in"]),
        ("gray 4/3", "gray 3/4", ["lane in", "lane out"]),
    ],
)
def test_cm_6_4_5a_the_new_lane_needs_two_free_squares(at: str, blue: str, open_sides: list[str]) -> None:
    t = driving(at, 3, f"blue: at {blue}, owner 1")
    assert [words for words in options(t, 0) if words.startswith("lane")] == open_sides
    for words in {"lane in", "lane out"} - set(open_sides):
        assert refused(t, 0, words).clause == "CM-6.4.5a"


@pytest.mark.clause("CM-6.4.5a")
def test_cm_6_4_5a_a_chariot_in_the_corner_does_not_bar_a_change_from_gray() -> None:
    """Behind the first home square lies the gray for a car that comes from there, the corner for all others."""
    from_gray = driving("gray 4/3", 3, "blue: at eggs 15/4")
    assert "lane out" in options(from_gray, 0)
    from_corner = driving("eggs 12/3", 3, "blue: at eggs 15/4")
    assert "lane out" not in options(from_corner, 0)
    assert "lane out" in options(driving("eggs 12/3", 3, "blue: at gray 4/4"), 0)


@pytest.mark.clause("CM-6.4.5b")
@pytest.mark.parametrize("words", ["lane in", "lane out"])
@pytest.mark.parametrize("at", ["home 5/3", "dolphins 1/3", "dolphins 4/3", "dolphins 12/3", "home 28/3", "gray 4/3"])
def test_cm_6_4_5b_team_and_car_change_together(at: str, words: str) -> None:
    t = driving(at, 3)
    say(t, 0, words)
    track, red = race(t).track, chariot(t, "red")
    assert track.lane[red.team] == track.lane[red.car] == (2 if words == "lane in" else 4)
    assert track.next[red.car] == red.team
    assert sum(1 for there in race(t).board if there in (1, 2)) == 2


@pytest.mark.clause("CM-7.3.3-S")
def test_cm_7_3_3_s_after_a_forced_slip_no_change_leads_inward_in_that_turn() -> None:
    t = driving("home 5/3, no-inward 2", 5)
    assert options(t, 0) == ["forward", "lane out", "brake"]
    assert refused(t, 0, "lane in").clause == "CM-7.3.3-S"
    assert "lane in" in options(driving("home 5/3, no-inward 1", 5), 0)
