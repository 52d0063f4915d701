"""CM-28.4 Bolting: teams without their drivers in the crossing, and where they run from there."""

from __future__ import annotations

import json

import pytest

from harena.core.chance import Fast
from harena.core.table import Table
from harena.games.circus_maximus.chariot import ARRIVED, RUNAWAY
from harena.games.circus_maximus.track import ASTRAY, BOTH, LOST, OFF, WRECKUS, Square

from .crossing import EIGHT, loose
from .tables import GAME, advanced, chariot, choice, kinds, log, only, options, race, say, table, where
from .tracks import SAFE

LOOSE = "standing runaway, driver dead"
CORNER = {"safe": SAFE, "cut": {"sectors": 4, "perSector": [4, 5, 6, 7, 8, 9, 10, 11]}}
TWICE = {
    "id": "crossed twice",
    "provenance": "for tests",
    "laps": 2,
    "sections": [
        {"name": "long", "inside": "left", "cut": {"squares": 24}},
        {"name": "east", "inside": "left", "marker": "dolphin", **CORNER},
        {
            "name": "down",
            "inside": "right",
            "cut": {"squares": 14},
            "crosses": {"section": "long", "from": "left", "first": 4, "itsFirst": 4},
        },
        {"name": "south", "inside": "left", **CORNER},
        {
            "name": "up",
            "inside": "left",
            "cut": {"squares": 14},
            "crosses": {"section": "long", "from": "right", "first": 4, "itsFirst": 12},
        },
        {"name": "north", "inside": "left", "marker": "egg", **CORNER},
    ],
    "runIn": {"squares": 4, "laneSquare": 3},
    "finish": "up",
}
"""A track whose first leg two others cross right after each other."""


def at(words: str) -> Square:
    square = WRECKUS.square_told(words)
    assert square is not None, words
    return square


def heading(tab: Table) -> str:
    """Where red's team is and which way it heads."""
    return race(tab).track.square_text(chariot(tab, "red").team)


# ---- the numbers of those who run against the race


def test_who_runs_against_the_race_finds_every_square_the_other_way_round() -> None:
    track = WRECKUS
    for number in range(track.size):
        square, other = Square(number), track.opposite[number]
        if track.gray[square]:
            assert other == square
            continue
        assert track.opposite[other] == square != other
        assert track.opposite[track.next[square]] == track.prev[other]
        assert (track.limit[square], track.at_wall[square]) == (track.limit[other], track.at_wall[other])
        assert track.code[square] == track.code[other]
        assert track.ground[square] == track.ground[other]
        beside = {track.opposite[near] for side in BOTH for near in track.beside(square, side)}
        assert beside == {near for side in BOTH for near in track.beside(other, side)}


@pytest.mark.parametrize(
    ("team", "inside"),
    [
        ("dolphins 5/3 against", "dolphins 4/2 against"),
        # Who runs back along a leg comes to the corner before it: its inside counts.
        ("east 3/3 against", "east 2/4 against"),
        ("south 3/3 against", "south 2/2 against"),
    ],
)
def test_the_inside_of_a_straight_is_that_of_the_corner_it_leads_to(team: str, inside: str) -> None:
    assert WRECKUS.square_text(WRECKUS.change[0][at(team)]) == inside


def test_a_quarter_turn_four_times_is_none() -> None:
    for words in ("east 6/2", "south 7/1", "east 4/8 against"):
        square = at(words)
        for hand in (0, 1):
            seen = [square]
            for _ in range(4):
                seen.append(WRECKUS.turned[hand][seen[-1]])
            assert (seen[-1], len(set(seen))) == (square, 4)
            assert {WRECKUS.ground[number] for number in seen} == {WRECKUS.ground[square]}
    assert WRECKUS.turned[0][at("east 3/2")] == OFF


# ---- the die


@pytest.mark.clause("CM-28.4.1")
@pytest.mark.parametrize(
    ("start", "die", "end"),
    [
        # A 1 is to the left, which from the eastward leg is north, against the race; a 6 to the right.
        ("east 3/4", 1, "south 4/8 against"),
        ("east 3/4", 6, "south 10/8"),
        ("east 3/4", 2, "east 7/4"),
        ("east 3/4", 5, "east 7/4"),
        ("south 3/4", 1, "east 11/1"),
        ("south 3/4", 6, "east 5/1 against"),
        # Westward and northward teams come from the other ends.
        ("east 12/4 against", 1, "south 10/1"),
        ("east 12/4 against", 6, "south 4/1 against"),
        ("south 12/4 against", 1, "east 5/8 against"),
        ("south 12/4 against", 6, "east 11/8"),
    ],
)
def test_cm_28_4_1_a_one_turns_left_and_a_six_right(start: str, die: int, end: str) -> None:
    tab = loose(f"team {start}, {LOOSE}", [die], left=4)
    assert heading(tab) == end
    assert race(tab).board[chariot(tab, "red").team] == 1


@pytest.mark.clause("CM-28.4")
def test_cm_28_4_teams_with_a_driver_and_teams_elsewhere_do_not_roll() -> None:
    tab = table(f"seats: 2; {EIGHT}mover: red; left: 5; red: at east 3/4; blue: at east 1/8", [], None)
    assert kinds(say(tab, 0, "forward")) == ["moved"]
    # Nothing is dictated: a roll would have run out of draws.
    passing = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 3; red: team east 11/4, {LOOSE}; blue: at east 1/8", ["blue"], None
    )
    assert heading(passing) == "east 14/4"


@pytest.mark.clause("CM-28.4")
def test_cm_28_4_a_driverless_chariot_bolts_with_its_car() -> None:
    tab = loose("at east 3/4, standing driverless, driver dead", [6], left=3)
    assert where(tab, "red") == ("south 9/8", "south 8/8")
    assert heading(tab) == "south 9/8"


@pytest.mark.clause("CM-28.4", "CM-28.4.2")
def test_cm_28_4_a_team_that_loses_its_driver_in_the_crossing_rolls_when_it_next_enters() -> None:
    tab = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 3; red: team east 6/4, {LOOSE}; blue: at east 1/8", ["blue"], None
    )
    assert heading(tab) == "east 9/4"
    assert chariot(tab, "red").bolt == 0


@pytest.mark.clause("CM-28.4.2")
def test_cm_28_4_2_one_roll_holds_for_the_whole_passage() -> None:
    tab = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 12; red: team east 3/4, {LOOSE}; blue: at east 1/8", [3, "blue"], None
    )
    assert heading(tab) == "dolphins 1/4"
    assert chariot(tab, "red").bolt == 0


@pytest.mark.clause("CM-28.4.2", "CM-28.4.1")
def test_cm_28_4_2_a_turn_waits_for_room_as_long_as_the_team_is_in_the_crossing() -> None:
    """East 4/3 and 5/3, north of the first two squares, are blue's; from the third there is room."""
    tab = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 3; red: team east 3/4, {LOOSE}; blue: at east 5/3", [1, "blue"], None
    )
    assert heading(tab) == "south 7/6 against"
    blocked = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 1; red: team east 3/4, {LOOSE}; blue: at east 5/3", [1, "blue"], None
    )
    assert (heading(blocked), chariot(blocked, "red").bolt) == ("east 4/4", 2)


@pytest.mark.clause("CM-28.4.2")
def test_cm_28_4_2_a_bolted_team_rolls_again_at_its_next_entry() -> None:
    tab = loose(f"team south 12/4 against, {LOOSE}, stage -1", [3], left=2)
    assert heading(tab) == "south 10/4 against"
    assert chariot(tab, "red").bolt == 1


@pytest.mark.clause("CM-28.4.2")
@pytest.mark.parametrize(("left", "dice", "bolt"), [(8, [3], 1), (9, [3, 4], 1), (9, [3, 1], 1)])
def test_cm_28_4_2_the_next_crossing_is_another_one(left: int, dice: list[int], bolt: int) -> None:
    """Two ways cross the long leg right after each other: 4 to 11 with one of them, 12 to 19 with the other."""
    words = f"seats: 2; option track: {json.dumps(TWICE)}; mover: red; left: {left}; red: team long 3/4, {LOOSE}"
    tab = advanced(f"{words}; blue: at long 1/8", [*dice, "blue"], None)
    assert chariot(tab, "red").bolt == bolt
    turned = dice[-1] == 1
    assert heading(tab) == ("up 8/1" if turned else f"long {3 + left}/4")


# ---- off the course


@pytest.mark.clause("CM-28.4.1", "CM-10.3")
def test_cm_28_4_1_who_has_bolted_never_crosses_the_line() -> None:
    """South 14 on the last lap is the last square; with or against the race, it is no line to them."""
    last = WRECKUS.finish - 1
    home, lost = (running_home(stage) for stage in (last, ASTRAY))
    assert chariot(home, "red").standing == ARRIVED
    assert (chariot(lost, "red").standing, heading(lost)) == (RUNAWAY, "eggs 3/4")


def running_home(stage: int) -> Table:
    return advanced(
        f"seats: 2; {EIGHT}mover: red; left: 4; red: team south 13/4, standing runaway, driver dragged, stage {stage}; "
        f"blue: at east 1/8, stage {WRECKUS.finish - 3}"
    )


@pytest.mark.clause("CM-28.4.1", "CM-10.1")
def test_cm_28_4_1_who_has_bolted_takes_no_marker_down() -> None:
    tab = loose(f"team dolphins 2/4 against, {LOOSE}", [], left=4)
    assert heading(tab) == "east 12/4 against"
    assert (race(tab).taken, chariot(tab, "red").stage) == (0, ASTRAY)


@pytest.mark.clause("CM-28.4.1", "CM-10.4")
def test_cm_28_4_1_who_is_off_the_course_is_behind_all_who_are_on_it() -> None:
    tab = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 4; red: at east 2/1; blue: team south 10/4, standing runaway, "
        f"driver dragged, stage -1",
    )
    assert race(tab).ranking()[:2] == [0, 1]
    assert WRECKUS.to_go(chariot(tab, "blue").team, ASTRAY) == LOST
    words = log(tab, "blue")
    assert (words["astray"], words["to_go"], words["heading"], words["leg"]) == (True, None, "with", "south")


@pytest.mark.clause("CM-28.4.1", "CM-10.2")
def test_cm_28_4_1_a_race_does_not_wait_for_those_who_are_off_the_course() -> None:
    tab = advanced(
        f"seats: 2; {EIGHT}red: team south 2/4 against, {LOOSE}; blue: at east 1/8, horses 0/0/0/0, boxes 4/4/4/4, "
        f"endurance 0, whole-endurance 9, standing out; todo: end-of-turn"
    )
    assert tab.state.over()


@pytest.mark.clause("CM-28.4.1")
def test_cm_28_4_1_the_heading_is_part_of_the_position_and_of_the_view() -> None:
    tab = loose(f"team east 3/4, {LOOSE}", [1], left=3)
    text = GAME.print(tab.state)
    assert "team south 5/8 against" in text
    assert GAME.print(GAME.parse(text, Fast(0))) == text
    assert (log(tab, "red")["team"], log(tab, "red")["heading"]) == ("south 5/8", "against")


@pytest.mark.clause("CM-28.4.1")
def test_cm_28_4_1_the_turn_is_told_with_hand_square_and_heading() -> None:
    tab = loose(f"team east 3/4, {LOOSE}", [1], blue="at east 7/4", left=4)
    events = say(tab, 0, "forward")
    assert only(events, "bolt-rolled")["die"] == [1]
    bolted = only(events, "bolted")
    assert (bolted["hand"], bolted["square"], bolted["heading"]) == ("left", "south 7/8", "against")


# ---- the other chapters, against the race


@pytest.mark.clause("CM-15.2.1", "CM-28.4.1")
def test_cm_15_2_1_a_team_against_the_race_is_steered_round_what_comes() -> None:
    tab = loose(f"team east 14/4 against, {LOOSE}", [], blue="at east 12/4", left=2)
    assert choice(tab) == "runaway-choice"
    assert options(tab, 0) == ["forward", "lane in", "lane out"]
    say(tab, 0, "lane out")
    assert heading(tab) == "east 12/3 against"


@pytest.mark.clause("CM-12.2", "CM-28.4.1")
def test_cm_12_2_a_wreck_against_the_race_flies_on_the_way_it_went() -> None:
    track = WRECKUS
    assert track.square_text(track.thrown(at("east 3/4 against"), 1, 1)) == "east 2/3 against"
    assert track.square_text(track.thrown(at("east 3/4"), 1, 1)) == "east 4/5"


@pytest.mark.clause("CM-14.1", "CM-28")
def test_cm_14_1_a_wreck_in_the_crossing_lies_in_the_way_of_both_legs() -> None:
    for square, red in (("south 7/5", "east 6/4"), ("east 7/4", "south 6/5")):
        tab = advanced(
            f"seats: 2; {EIGHT}mover: red; left: 4; red: at {red}; blue: at east 1/8; wrecks: {square}", [], None
        )
        assert "over" in options(tab, 0)
        assert "forward" not in options(tab, 0)


@pytest.mark.clause("CM-17.4a", "CM-28")
def test_cm_17_4a_a_man_in_the_crossing_is_run_down_from_either_leg() -> None:
    tab = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 4; red: at east 6/4; "
        f"blue: standing out, driver on-foot, foot south 7/5, foot-turn 1, hits 5",
        [2],
        None,
    )
    assert only(say(tab, 0, "forward"), "run-down")["rival"] == "blue"


@pytest.mark.clause("CM-17.2", "CM-28")
def test_cm_17_2_a_man_walks_out_of_the_crossing_along_the_other_leg() -> None:
    tab = advanced(
        f"seats: 2; {EIGHT}turn: 3; red: standing out, driver on-foot, foot east 6/1, foot-turn 2, hits 5; "
        f"blue: at east 1/8; todo: on-foot, next-turn"
    )
    say(tab, 0, "run in")
    assert race(tab).track.square_name(chariot(tab, "red").foot) == "south 3/6"


@pytest.mark.clause("CM-16.5a", "CM-28")
def test_cm_16_5a_a_dragged_man_is_trampled_from_the_other_leg() -> None:
    """Blue's team heads south on south 8/5; the man lies behind it on south 7/5, which is east 7/4."""
    tab = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 4; red: at east 7/4; "
        f"blue: team south 8/5, standing runaway, driver dragged",
        [],
        None,
    )
    assert "trample blue" in options(tab, 0)


@pytest.mark.clause("CM-9.6", "CM-28.2")
def test_cm_9_6_a_car_forced_into_one_of_the_other_leg_rams_it_from_behind() -> None:
    """Red slips south: its car comes behind blue's."""
    tab = table(
        f"seats: 2; {EIGHT}mover: red; left: 4; red: at east 7/4, may-gain 1; blue: at south 9/6; "
        "todo: gain-choice 0 0, forced-slip 0 1 1 0 1, moves 0, phase-end 0, draw-token, end-of-turn",
        [6, 5, 5],
    )
    say(tab, 0, "gain 0")
    assert options(tab, 1) == ["hold", "evade in", "evade out"]
    say(tab, 1, "hold")
    assert choice(tab) == "rear-choice"
