"""CM-10 Ending the race: eggs and dolphins, the last stretch, the line, and who has won."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import GAME, Draw, advanced, chariot, kinds, log, only, options, race, say, table, view, where


def enters(at: str, more: str = "", extra: str = "", move: str = "forward") -> tuple[Table, list[dict[str, object]]]:
    """Red's next MF takes it into a corner."""
    words = f"seats: 2; mover: red; cup:; left: 4; red: at {at}{more}; blue: at home 2/8, whip 0; {extra}"
    tab = table(words, [], None)
    return tab, say(tab, 0, move)


def markers(tab: Table) -> tuple[object, object]:
    """Dolphins and eggs still up."""
    words = view(tab, None)
    return words["dolphins"], words["eggs"]


def at_the_line(left: int, cup: str = "", blue: str = "home 2/8", draws: list[Draw] | None = None) -> Table:
    """Red stands on the last square of the last stretch with MFs left."""
    words = f"seats: 2; mover: red; cup: {cup}; left: {left}; red: at back 28/1, stage 10, whip 0"
    return table(f"{words}; blue: at {blue}, whip 0", draws or [], None)


def winner(tab: Table) -> tuple[list[int], list[str]]:
    """The places of the seats, and what decided."""
    result = GAME.result(tab.state)
    assert result is not None
    return result.places, [str(clause) for clause in result.clauses]


# ---- markers


@pytest.mark.clause("CM-10.1")
@pytest.mark.parametrize(
    ("at", "more", "extra", "marker", "left", "up"),
    [
        ("home 28/3", "", "", "dolphin", 2, (2, 3)),
        ("back 28/3", "", "", "egg", 2, (2, 2)),
        ("home 28/3", ", stage 4", "", "dolphin", 1, (1, 2)),
        ("back 28/3", ", stage 6", "", "egg", 1, (1, 1)),
        ("home 28/3", ", stage 8", "", "dolphin", 0, (0, 1)),
    ],
    ids=["first half", "first lap", "second lap", "two laps", "third lap"],
)
def test_cm_10_1_the_first_to_enter_a_corner_takes_its_marker(
    at: str, more: str, extra: str, marker: str, left: int, up: tuple[int, int]
) -> None:
    tab, told = enters(at, more, extra)
    taken = only(told, "marker-taken")
    assert (taken["chariot"], taken["marker"], taken["left"]) == ("red", marker, left)
    assert markers(tab) == up


@pytest.mark.clause("CM-10.1")
@pytest.mark.parametrize("taken", [1, 2, 3])
def test_cm_10_1_those_behind_the_leader_take_nothing(taken: int) -> None:
    tab, told = enters("home 28/3", "", f"taken: {taken}")
    assert kinds(told) == ["moved"]
    assert race(tab).taken == taken


@pytest.mark.clause("CM-10.1")
def test_cm_10_1_leaving_a_corner_takes_nothing() -> None:
    tab, told = enters("dolphins 12/3", "", "taken: 1; lowest: 1")
    assert kinds(told) == ["moved"]
    assert (where(tab, "red")[0], markers(tab)) == ("back 1/3", (2, 3))


@pytest.mark.clause("CM-10.1")
def test_cm_10_1_leaving_the_start_takes_nothing_and_is_no_section() -> None:
    tab, told = enters("gray 4/3")
    assert kinds(told) == ["moved"]
    assert (where(tab, "red"), chariot(tab, "red").stage, race(tab).taken) == (("home 1/3", "gray 4/3"), 0, 0)


@pytest.mark.clause("CM-10.1")
def test_cm_10_1_a_lane_change_into_the_corner_counts() -> None:
    tab, told = enters("home 28/3", move="lane out")
    assert (only(told, "marker-taken")["marker"], where(tab, "red")[0]) == ("dolphin", "dolphins 1/4")


@pytest.mark.clause("CM-10.1")
def test_cm_10_1_braked_back_and_in_again_takes_no_second_one() -> None:
    words = "seats: 2; mover: blue; cup:; left: 1; red: at dolphins 1/3, whip 0; blue: at dolphins 2/2, whip 0"
    tab = table(words, [6, 6, 1, 1, "red", "blue"], None)
    assert markers(tab) == (2, 3)
    say(tab, 1, "ram red team")
    say(tab, 0, "brake back")
    assert (where(tab, "red")[0], chariot(tab, "red").stage) == ("home 28/3", 0)
    say(tab, 0, "speed red 1")
    say(tab, 1, "speed blue 0")
    assert "marker-taken" not in kinds(say(tab, 0, "forward"))
    assert (chariot(tab, "red").stage, markers(tab)) == (1, (2, 3))


# ---- the last stretch


@pytest.mark.clause("CM-10.2")
def test_cm_10_2_the_last_egg_makes_this_the_final_turn() -> None:
    tab = at_the_line(4, "blue", "home 2/8, order 3", ["blue"])
    assert (markers(tab), view(tab, None)["final"]) == ((0, 1), False)
    told = say(tab, 0, "forward")
    taken = only(told, "marker-taken")
    assert (taken["marker"], taken["left"], only(told, "final-turn")["turn"]) == ("egg", 0, 2)
    assert (markers(tab), view(tab, None)["final"]) == ((0, 0), True)
    # Blue's token is still in the cup: it is drawn and moved, and only then is the race over.
    assert "race-over" not in kinds(told)
    told = say(tab, 1, "forward", "forward", "forward")
    assert kinds(told)[-4] != "turn-begun"
    assert "race-over" in kinds(told)
    assert winner(tab) == ([1, 2], ["CM-10.2"])


@pytest.mark.clause("CM-10.2")
def test_cm_10_2_a_turn_in_which_nobody_is_home_is_not_the_last() -> None:
    words = "seats: 2; mover: red; cup:; left: 1; red: at back 27/1, stage 10, whip 0; blue: at home 2/8, whip 0"
    tab = table(words, [], None)
    told = kinds(say(tab, 0, "forward"))
    assert "final-turn" not in told
    assert (race(tab).turn, tab.state.over()) == (3, False)


@pytest.mark.clause("CM-10.2")
def test_cm_10_2_a_lap_earlier_the_same_square_is_just_a_corner() -> None:
    words = "seats: 2; mover: red; cup:; left: 4; red: at back 28/1, stage 6, whip 0; blue: at home 2/8, whip 0"
    tab = table(words, [], None)
    told = kinds(say(tab, 0, "forward"))
    assert told == ["moved", "marker-taken"]
    assert (where(tab, "red")[0], race(tab).final) == ("eggs 1/1", 0)


# ---- over the line


@pytest.mark.clause("CM-10.3")
@pytest.mark.parametrize(("left", "spare"), [(16, 15), (4, 3), (1, 0)])
def test_cm_10_3_no_corner_is_taken_and_the_rest_is_noted(left: int, spare: int) -> None:
    tab = at_the_line(left)
    assert options(tab, 0)[0] == "forward"
    assert not any(words.startswith(("lane", "slip")) for words in options(tab, 0))
    told = say(tab, 0, "forward")
    assert only(told, "finished")["spare"] == spare
    assert "strain-rolled" not in kinds(told)
    red = chariot(tab, "red")
    assert (red.spare, red.endurance, red.active()) == (spare, 50, False)
    assert sum(1 for there in race(tab).board if there != 0) == 2


@pytest.mark.clause("CM-10.3")
def test_cm_10_3_who_stands_beyond_the_line_is_not_in_the_way() -> None:
    tab = at_the_line(4, blue="eggs 2/1")
    assert options(tab, 0)[0] == "forward"
    say(tab, 0, "forward")
    assert chariot(tab, "red").spare == 3


@pytest.mark.clause("CM-10.3")
def test_cm_10_3_a_finisher_cannot_be_reached_any_more() -> None:
    tab = at_the_line(4, "blue", "back 28/2, stage 10, order 6", ["blue"])
    say(tab, 0, "forward")
    assert not any("red" in words for words in options(tab, 1))
    assert options(tab, 0) == []


# ---- ties


def two_home(spare: int, other: int, rules: str = "") -> Table:
    """Red crosses the line with some MFs to spare, blue after it in the same turn."""
    words = f"{rules}seats: 2; mover: red; cup: blue; left: {spare + 1}; red: at back 28/3, stage 10, whip 0"
    tab = table(f"{words}; blue: at back 28/5, stage 10, whip 0, order {other + 1}", ["blue"], None)
    say(tab, 0, "forward")
    told = say(tab, 1, "forward")
    assert kinds(told).count("marker-taken") == kinds(told).count("final-turn") == 0
    return tab


@pytest.mark.clause("CM-10.4")
@pytest.mark.parametrize(("spare", "other", "places"), [(3, 4, [2, 1]), (4, 3, [1, 2]), (0, 9, [2, 1])])
@pytest.mark.parametrize("rules", ["", "option rules: advanced; "], ids=["basic", "advanced"])
def test_cm_10_4_more_mfs_left_wins(spare: int, other: int, places: list[int], rules: str) -> None:
    tab = two_home(spare, other, rules)
    assert winner(tab) == (places, ["CM-10.4"])
    placed = [event["chariot"] for event in tab.all_events(-1) if event["kind"] == "placed"]
    assert placed[:2] == (["red", "blue"] if places[0] == 1 else ["blue", "red"])


@pytest.mark.clause("CM-10.5")
@pytest.mark.parametrize("spare", [0, 3])
def test_cm_10_5_else_the_earlier_draw(spare: int) -> None:
    assert winner(two_home(spare, spare)) == ([1, 2], ["CM-10.5"])


@pytest.mark.clause("CM-10.5")
def test_cm_10_5_the_draw_and_not_the_colour() -> None:
    words = "seats: 2; mover: blue; cup: red; left: 4; red: at back 28/3, stage 10, whip 0, order 4"
    tab = table(f"{words}; blue: at back 28/5, stage 10, whip 0", ["red"], None)
    say(tab, 1, "forward")
    say(tab, 0, "forward")
    assert winner(tab) == ([2, 1], ["CM-10.5"])


@pytest.mark.clause("CM-10.4")
def test_cm_10_4_who_is_home_is_before_those_who_are_not() -> None:
    words = "seats: 3; mover: red; cup: blue, green; left: 1; red: at back 28/3, stage 10, whip 0"
    words += "; blue: at back 24/5, stage 10, whip 0, order 1; green: at back 26/6, stage 10, whip 0, order 1"
    tab = advanced(words, ["blue", "green"], None)
    say(tab, 0, "forward")
    say(tab, 1, "forward")
    say(tab, 2, "forward")
    assert winner(tab) == ([1, 3, 2], ["CM-10.2"])


# ---- the house rule: until all are home


def all_home(words: str, draws: list[Draw] | None = None, rules: str = "basic") -> Table:
    return table(f"option rules: {rules}; option all-home: yes; {words}", draws or [], None)


RED_AT_THE_LINE = "seats: 2; mover: red; cup:; left: 4; red: at back 28/1, stage 10, whip 0"


@pytest.mark.clause("CM-10.2")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_cm_10_2_with_all_home_the_others_race_on_and_the_earlier_turn_wins(rules: str) -> None:
    tab = all_home(f"{RED_AT_THE_LINE}; blue: at back 28/5, stage 10, whip 0", ["blue"], rules)
    told = say(tab, 0, "forward")
    assert (only(told, "marker-taken")["marker"], markers(tab)) == ("egg", (0, 0))
    assert "final-turn" not in kinds(told)
    assert "race-over" not in kinds(told)
    assert (race(tab).turn, view(tab, None)["final"], log(tab, "red")["arrived"]) == (3, False, 2)
    say(tab, 1, "speed blue 9")
    told = say(tab, 1, "forward")
    # Blue has more MFs to spare, but it comes a turn later: MFs decide among those of one turn only.
    assert (only(told, "finished")["spare"], kinds(told).count("marker-taken")) == (8, 0)
    assert only(told, "race-over")["turn"] == 3
    assert winner(tab) == ([1, 2], ["CM-10.2"])


@pytest.mark.clause("CM-10.4", "CM-10.5")
@pytest.mark.parametrize(("other", "places", "clause"), [(4, [2, 1], "CM-10.4"), (3, [1, 2], "CM-10.5")])
def test_cm_10_4_with_all_home_mfs_still_decide_within_a_turn(other: int, places: list[int], clause: str) -> None:
    words = "seats: 2; mover: red; cup: blue; left: 4; red: at back 28/3, stage 10, whip 0"
    tab = all_home(f"{words}; blue: at back 28/5, stage 10, whip 0, order {other + 1}", ["blue"])
    say(tab, 0, "forward")
    assert "race-over" in kinds(say(tab, 1, "forward"))
    assert winner(tab) == (places, [clause])


@pytest.mark.clause("CM-10.2")
@pytest.mark.parametrize(
    "blue",
    ["horses 0/0/0/0, modifier 0, current 0", "standing out, place 1"],
    ids=["cannot move", "out"],
)
def test_cm_10_2_with_all_home_nobody_is_waited_for_who_cannot_come_home(blue: str) -> None:
    tab = all_home(f"{RED_AT_THE_LINE}; blue: at back 3/5, stage 10, {blue}")
    assert "race-over" in kinds(say(tab, 0, "forward"))


@pytest.mark.clause("CM-10.2", "CM-16.4")
@pytest.mark.parametrize(("driver", "turn"), [("dead", 2), ("dragged", 3)])
def test_cm_10_2_with_all_home_a_team_is_waited_for_while_its_driver_can_place(driver: str, turn: int) -> None:
    blue = f"blue: team back 28/5, standing runaway, driver {driver}, stage 10"
    tab = all_home(f"{RED_AT_THE_LINE}; {blue}", ["blue", 1], "advanced")
    told = say(tab, 0, "forward")
    assert only(told, "race-over")["turn"] == turn
    assert [event["chariot"] for event in told if event["kind"] == "finished"] == ["red", "blue"][: turn - 1]


@pytest.mark.clause("CM-10.2")
def test_cm_10_2_without_all_home_a_log_says_nothing_of_turns() -> None:
    tab = at_the_line(4, "blue", "home 2/8, order 3", ["blue"])
    say(tab, 0, "forward")
    assert "arrived" not in log(tab, "red")
