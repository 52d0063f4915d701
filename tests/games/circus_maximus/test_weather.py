"""CM-27.7 to CM-27.9 Weather, an option: the table, what rain does, and what mud does."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.chariot import Faction
from harena.games.circus_maximus.weather import CORNERS_TO_MUD

from .tables import (
    GAME,
    Draw,
    advanced,
    chariot,
    choice,
    kinds,
    log,
    only,
    options,
    race,
    refused,
    say,
    script,
    table,
    view,
    where,
)

OPTION = "option weather: yes; "
LIGHT, NORMAL, HEAVY = "points 2/0/1/1", "points 1/1/1/1", "points 0/2/1/1"


def wet(weather: str, words: str, draws: list[Draw] | None = None) -> Table:
    """A position under a sky; every die is dictated."""
    return table(f"{OPTION}weather: {weather}; {words}", draws or [], None)


def signs(tab: Table) -> object:
    return view(tab, None).get("weather", [])


# ---- CM-27.7 the table


def before_the_race(draws: list[Draw]) -> Table:
    return table(f"{OPTION}turn: 0; red: at gray 4/3; blue: at gray 4/7; todo: first-weather, next-turn", draws, None)


@pytest.mark.clause("CM-27.7-chart", "CM-27.7a")
@pytest.mark.parametrize(
    ("dice", "sky", "told"),
    [
        ([1, 2], ["rain"], ["weather-rolled", "rain-began", "weather-rolled"]),
        ([1, 6], ["rain"], ["weather-rolled", "rain-began", "weather-rolled"]),
        ([1, 1], ["rain", "mud"], ["weather-rolled", "rain-began", "weather-rolled", "mud"]),
        ([2], ["changeable"], ["weather-rolled"]),
        ([3], [], ["weather-rolled"]),
        ([4], [], ["weather-rolled"]),
        ([5], [], ["weather-rolled"]),
        ([6], [], ["weather-rolled"]),
    ],
)
def test_cm_27_7_chart_each_row_before_the_race(dice: list[Draw], sky: list[str], told: list[str]) -> None:
    tab = before_the_race(dice)
    assert signs(tab) == sky
    assert kinds(tab.all_events(-1)) == [*told, "turn-begun"]
    assert choice(tab) == "write-speeds"


@pytest.mark.clause("CM-27.7a")
def test_cm_27_7a_the_die_is_rolled_when_all_chariots_are_built_and_only_with_the_option() -> None:
    def prepared(chosen: dict[str, object]) -> list[str]:
        tab = script(2, [], chosen)
        while choice(tab) == "preparation":
            seat = int(tab.state.asked()[0])
            say(tab, seat, options(tab, seat)[0])
        return kinds(tab.all_events(-1))

    told = prepared({"weather": True})
    assert told[-2:] == ["weather-rolled", "turn-begun"] or "rain-began" in told
    assert told.index("weather-rolled") > max(at for at, kind in enumerate(told) if kind == "endurance-built")
    assert "weather-rolled" not in prepared({})


def next_turn(weather: str, turn: int, draws: list[Draw], more: str = "") -> Table:
    """The turn before has just ended."""
    words = f"turn: {turn - 1}; red: at home 20/3{more}; blue: at home 2/7; todo: next-turn"
    return wet(weather, words, draws)


@pytest.mark.clause("CM-27.7a")
def test_cm_27_7a_rain_is_checked_on_even_turns_and_on_no_other() -> None:
    for turn in (2, 4, 10):
        assert kinds(next_turn("rain", turn, [4]).all_events(-1)) == ["turn-begun", "weather-rolled"]
    for turn in (3, 5, 11):
        assert kinds(next_turn("rain", turn, []).all_events(-1)) == ["turn-begun"]
    assert kinds(next_turn("mud", 4, []).all_events(-1)) == ["turn-begun"]


@pytest.mark.clause("CM-27.7-chart", "CM-27.7a")
@pytest.mark.parametrize("die", range(1, 7))
def test_cm_27_7_chart_a_later_check_clears_by_1_alone_and_for_good(die: int) -> None:
    tab = next_turn("rain", 4, [die])
    assert signs(tab) == ([] if die == 1 else ["rain"])
    assert ("rain-cleared" in kinds(tab.all_events(-1))) == (die == 1)
    if die == 1:
        position = GAME.print(tab.state).partition("todo:")[0]
        again = table(
            f"{position.removeprefix('circus-maximus; ').replace('turn: 4', 'turn: 5')}todo: next-turn", [], None
        )
        assert kinds(again.all_events(-1)) == ["turn-begun"]


@pytest.mark.clause("CM-27.7-chart")
@pytest.mark.parametrize(
    ("dice", "sky"), [([1, 4], ["rain"]), ([1, 1], ["rain", "mud"]), ([2], ["changeable"]), ([5], ["changeable"])]
)
def test_cm_27_7_chart_changing_skies_roll_again_in_the_turn_after_a_lap_begins(
    dice: list[Draw], sky: list[str]
) -> None:
    tab = next_turn("changeable, front 4, lap 1", 7, dice, ", stage 4")
    assert signs(tab) == sky
    assert race(tab).weather.lap == 2


@pytest.mark.clause("CM-27.7-chart")
def test_cm_27_7_chart_they_roll_once_a_lap_until_it_rains_and_never_where_they_are_settled() -> None:
    assert "weather-rolled" not in kinds(next_turn("changeable, front 4, lap 2", 7, [], ", stage 4").all_events(-1))
    assert "weather-rolled" not in kinds(next_turn("changeable, front 3, lap 1", 7, [], ", stage 3").all_events(-1))
    third = next_turn("changeable, front 8, lap 2", 9, [1, 3], ", stage 8")
    assert kinds(third.all_events(-1)) == ["turn-begun", "weather-rolled", "rain-began", "weather-rolled"]
    assert "weather-rolled" not in kinds(next_turn("front 4, lap 1", 7, [], ", stage 4").all_events(-1))


@pytest.mark.clause("CM-27.7a")
def test_cm_27_7a_rain_that_begins_with_an_even_turn_is_not_checked_in_it() -> None:
    tab = next_turn("changeable, front 4, lap 1", 8, [1, 3], ", stage 4")
    assert kinds(tab.all_events(-1)).count("weather-rolled") == 2
    assert signs(tab) == ["rain"]


def leaving(weather: str, red: str = "", draws: list[Draw] | None = None) -> Table:
    """Red is about to leave the corner at the dolphins in lane 8, slowly."""
    words = "seats: 2; mover: red; left: 4; used: 8; lowest: 20; cup:; blue: at home 2/7; "
    return wet(weather, f"{words}red: at dolphins 27/8{red}", draws)


@pytest.mark.clause("CM-27.7b")
def test_cm_27_7b_the_third_corner_in_a_row_left_in_the_rain_makes_mud() -> None:
    tab = leaving("rain, soaked 2, front 1")
    assert "mud" in kinds(say(tab, 0, "forward"))
    assert (signs(tab), where(tab, "red")[0]) == (["rain", "mud"], "back 1/8")
    for soaked in range(CORNERS_TO_MUD - 1):
        tab = leaving(f"rain, soaked {soaked}, front 1")
        before = race(tab).weather.soaked
        say(tab, 0, "forward")
        assert race(tab).weather.soaked == before + 1
    assert "mud" not in kinds(say(leaving("rain, soaked 1, front 1"), 0, "forward"))


@pytest.mark.clause("CM-27.7b")
def test_cm_27_7b_mud_is_there_for_good_and_comes_but_once() -> None:
    tab = leaving("rain, mud, soaked 3, front 1")
    assert "mud" not in kinds(say(tab, 0, "forward"))
    assert (signs(tab), race(tab).weather.soaked) == (["rain", "mud"], 4)


@pytest.mark.clause("CM-27.7b")
def test_cm_27_7b_only_the_first_chariot_out_of_a_corner_counts_and_only_in_the_rain() -> None:
    behind = leaving("rain, soaked 2, front 2")
    assert "mud" not in kinds(say(behind, 0, "forward"))
    dry = leaving("changeable, front 1")
    say(dry, 0, "forward")
    assert (race(dry).weather.front, race(dry).weather.soaked) == (2, 0)
    into = wet("rain, soaked 2", "seats: 2; mover: red; left: 2; red: at home 28/8; blue: at home 2/7")
    assert "mud" not in kinds(say(into, 0, "forward"))


@pytest.mark.clause("CM-27.7b")
def test_cm_27_7b_an_evasion_out_of_the_corner_counts_too() -> None:
    words = "seats: 2; mover: red; left: 4; used: 8; lowest: 15; cup:; red: at dolphins 18/5; blue: at dolphins 15/4, "
    tab = wet("rain, soaked 2, front 1", f"{words}{HEAVY}", [6, 6, 1, 1])
    say(tab, 0, next(words for words in options(tab, 0) if words.startswith("ram blue")))
    events = say(tab, 1, "evade in")
    assert only(events, "evaded")["square"] == "back 1/3"
    assert "mud" in kinds(events)


@pytest.mark.clause("CM-27.7b", "CM-27.9-4")
def test_cm_27_7b_the_mover_loses_the_speed_it_may_no_longer_have() -> None:
    """Sixteen boxes less one for rain make 15; in mud 13."""
    tab = wet(
        "rain, soaked 2, front 1", "seats: 2; mover: red; left: 9; used: 6; red: at dolphins 27/8; blue: at home 2/7"
    )
    events = say(tab, 0, "forward")
    assert only(events, "mfs-lost")["mfs"] == 2
    assert race(tab).phase.left == 6
    slow = leaving("rain, soaked 2, front 1")
    assert "mfs-lost" not in kinds(say(slow, 0, "forward"))


# ---- CM-27.8 rain


@pytest.mark.clause("CM-27.8-1")
def test_cm_27_8_1_rain_forbids_dust_and_nothing_else_does() -> None:
    words = "seats: 2; mover: red; left: 2; red: at home 20/3; blue: at home 2/7"
    for weather, clause in (("rain", "CM-27.8-1"), ("rain, mud", "CM-27.8-1"), ("mud", None), ("changeable", None)):
        here = race(wet(weather, words))
        assert here.rulebook.why_no_dust(here, Faction(0)) == clause
    dry = race(table(words))
    assert dry.rulebook.why_no_dust(dry, Faction(0)) is None


@pytest.mark.clause("CM-27.8-2", "CM-27.9-4")
@pytest.mark.parametrize(("weather", "speed"), [("changeable", 16), ("rain", 15), ("mud", 14), ("rain, mud", 13)])
def test_cm_27_8_2_teams_are_slower(weather: str, speed: int) -> None:
    tab = wet(weather, f"seats: 2; red: at home 20/3, {NORMAL}; blue: at home 2/7")
    assert (log(tab, "red")["team_speed"], log(tab, "red")["maximum"]) == (speed, speed + 1)
    assert options(tab, 0)[-1] == f"speed red {speed + 1}"
    assert refused(tab, 0, f"speed red {speed + 2}").clause == "CM-6.1.2a"


@pytest.mark.clause("CM-27.8-2")
def test_cm_27_8_2_a_speed_written_before_it_rained_is_cut_down() -> None:
    tab = wet("rain", "seats: 2; mover: red; red: at home 2/3, points 0/1/1/2, order 16, whip 0; blue: at home 2/7")
    told = only(tab.all_events(-1), "mfs-set")
    assert told["mfs"] == 15


def strained(weather: str, car: str, draws: list[Draw], more: str = "") -> tuple[Table, list[dict[str, object]]]:
    """Red enters the innermost corner lane at 10: two points above 8, five above 5."""
    words = f"seats: 2; mover: red; left: 4; used: 6; cup:; red: at home 28/1, {car}, modifier 0; blue: at home 2/8"
    tab = wet(weather, f"{words}{more}", draws)
    return tab, say(tab, 0, "forward")


@pytest.mark.clause("CM-27.8-3", "CM-27.9-1", "CM-27.9-2")
@pytest.mark.parametrize(
    ("weather", "added"),
    [("changeable", [0, 0, 0]), ("rain", [3, 2, 1]), ("rain, mud", [4, 3, 2]), ("mud", [4, 3, 2])],
)
def test_cm_27_8_3_the_lighter_the_car_the_worse_the_corner(weather: str, added: list[int]) -> None:
    for car, worse in zip((LIGHT, NORMAL, HEAVY), added, strict=True):
        _, events = strained(weather, car, [2, 1, 1])
        assert only(events, "strain-rolled")["row"] == 4 + worse


@pytest.mark.clause("CM-27.9-3")
def test_cm_27_9_3_safe_speeds_are_three_lower_in_mud_and_not_in_rain() -> None:
    for weather, points in (("rain", 2), ("mud", 5), ("rain, mud", 5)):
        _, events = strained(weather, HEAVY, [1, 1, 1])
        assert only(events, "strained")["safe"] == 10 - points
        assert only(events, "strained")["points"] == points


CHANGE = "seats: 2; mover: red; left: 9; cup:; blue: at home 2/8; "


def changed(weather: str, car: str, side: str, die: list[Draw], at: str = "home 20/4") -> tuple[Table, list[str]]:
    tab = wet(weather, f"{CHANGE}red: at {at}, {car}", die)
    return tab, kinds(say(tab, 0, f"lane {side}"))


@pytest.mark.clause("CM-27.8-4", "CM-27.9-1")
@pytest.mark.parametrize("weather", ["rain", "mud", "rain, mud"])
@pytest.mark.parametrize(("car", "slips"), [(LIGHT, [5, 6]), (NORMAL, [5])])
def test_cm_27_8_4_which_faces_slip(weather: str, car: str, slips: list[int]) -> None:
    for die in range(1, 7):
        tab, told = changed(weather, car, "out", [die])
        assert ("forced-slip" in told) == (die in slips)
        assert where(tab, "red")[0] == ("home 21/6" if die in slips else "home 21/5")
        assert (race(tab).phase.left, race(tab).phase.used) == (8, 1)
        assert told[1] == "lane-slippery"


@pytest.mark.clause("CM-27.8-4")
def test_cm_27_8_4_heavy_cars_do_not_roll_and_nobody_does_on_dry_ground() -> None:
    for weather, car in (("rain", HEAVY), ("mud", HEAVY), ("changeable", LIGHT), ("changeable", NORMAL)):
        assert changed(weather, car, "in", [])[1] == ["lane-changed"]
    dry = table(f"{CHANGE}red: at home 20/4, {LIGHT}", [], None)
    assert kinds(say(dry, 0, "lane in")) == ["lane-changed"]


@pytest.mark.clause("CM-27.8-4")
def test_cm_27_8_4_the_same_direction_and_the_inside_stays_open() -> None:
    tab, _ = changed("rain", LIGHT, "in", [6])
    assert where(tab, "red")[0] == "home 21/2"
    assert "lane in" in options(tab, 0)


@pytest.mark.clause("CM-27.8-4")
def test_cm_27_8_4_into_the_wall_it_flips() -> None:
    tab, told = changed("rain", LIGHT, "out", [5], "home 20/7")
    assert "flipped" in told
    assert log(tab, "red")["standing"] == "out"


@pytest.mark.clause("CM-27.8-4")
def test_cm_27_8_4_into_a_chariot_it_rams_and_the_other_may_dodge() -> None:
    words = "seats: 2; mover: red; left: 9; cup:; red: at home 20/4, "
    tab = wet("rain", f"{words}{LIGHT}; blue: at home 21/6", [6, 4, 4, 1, 1])
    assert only(say(tab, 0, "lane out"), "forced-ram")["rival"] == "blue"
    assert choice(tab) == "defence-choice"
    assert where(tab, "red")[0] == "home 21/5"
    say(tab, 1, "brake back")
    assert chariot(tab, "red").slowed == 1


@pytest.mark.clause("CM-27.8-4")
def test_cm_27_8_4_the_limit_of_the_lane_it_comes_to_holds_and_points_are_paid_once() -> None:
    """Ten MFs: lane 2 of the corner is safe to 10, lane 1 to 8."""
    words = (
        f"seats: 2; mover: red; left: 9; used: 1; lowest: 12; cup:; blue: at home 2/8; red: at dolphins 3/3, {HEAVY}"
    )
    tab = wet("rain", words.replace(HEAVY, LIGHT), [6, 1, 1, 1])
    events = say(tab, 0, "lane in")
    assert kinds(events)[:3] == ["lane-changed", "lane-slippery", "forced-slip"]
    assert (only(events, "strained")["safe"], only(events, "strained")["points"]) == (8, 2)
    fast = wet("rain", words.replace("left: 9", "left: 11").replace(HEAVY, LIGHT), [1, 1, 1, 6, 1, 1, 1])
    events = say(fast, 0, "lane in")
    assert [event["safe"] for event in events if event["kind"] == "strained"] == [10, 8]
    assert [event["points"] for event in events if event["kind"] == "endurance-lost"] == [2, 2]


@pytest.mark.clause("CM-27.8-4")
@pytest.mark.parametrize(("dice", "end"), [([6, 6, 6], "flipped"), ([1, 1, 1, 1], "lane-slippery")])
def test_cm_27_8_4_a_chariot_that_flips_in_its_new_lane_rolls_no_die_for_it(dice: list[Draw], end: str) -> None:
    words = "seats: 2; mover: red; left: 11; used: 1; lowest: 12; cup:; blue: at home 2/8; red: at dolphins 3/3, "
    told = kinds(say(wet("rain", f"{words}{LIGHT}, modifier -3", dice), 0, "lane in"))
    assert told[:2] == ["lane-changed", "strained"]
    assert {"flipped", "lane-slippery"} & set(told) == {end}


@pytest.mark.clause("CM-27.8-4")
def test_cm_27_8_4_an_evasion_rolls_too_and_owes_no_more() -> None:
    words = "seats: 2; mover: red; left: 5; cup:; red: at home 20/4; blue: at home 20/5, "
    tab = wet("rain", f"{words}{LIGHT}", [6, 6, 1, 1, 5])
    say(tab, 0, "ram blue car")
    events = say(tab, 1, "evade out")
    assert kinds(events)[-3:] == ["evaded", "lane-slippery", "forced-slip"]
    assert (where(tab, "blue")[0], chariot(tab, "blue").owed) == ("home 21/7", 1)


@pytest.mark.clause("CM-27.8-4")
def test_cm_27_8_4_an_evasion_that_slips_on_is_checked_by_the_speed_of_the_turn() -> None:
    words = "seats: 2; mover: red; left: 5; used: 3; lowest: 15; cup: ; red: at dolphins 4/4; "
    tab = wet("rain", f"{words}blue: at dolphins 3/3, {LIGHT}, drawn 2, last-speed 9", [6, 6, 1, 1, 6, 1, 1, 1])
    ram = next(words for words in options(tab, 0) if words.startswith("ram blue"))
    say(tab, 0, ram)
    events = say(tab, 1, "evade in")
    assert where(tab, "blue")[0].endswith("/1")
    assert (only(events, "strained")["safe"], only(events, "strained")["points"]) == (8, 1)


@pytest.mark.clause("CM-27.8-4")
def test_cm_27_8_4_slips_that_are_forced_or_paid_for_roll_no_second_die() -> None:
    words = "seats: 2; mover: red; left: 5; cup:; red: at home 20/4; blue: at home 20/5, points 0/0/2/2"
    lashed = wet("rain", words, [3, 3, 3, 3, 4, 4])
    say(lashed, 0, "lash blue car")
    assert kinds(say(lashed, 1, "hold"))[-2:] == ["lash-rolled", "forced-slip"]
    blocked = wet("rain", f"{CHANGE}red: at home 20/4, {LIGHT}; green: at home 22/4", [])
    assert "lane-slippery" not in kinds(say(blocked, 0, "slip out"))


@pytest.mark.clause("CM-27.8-4")
def test_cm_27_8_4_a_team_without_its_car_does_not_slip() -> None:
    position = f"{OPTION}weather: rain; seats: 2; mover: red; left: 6; cup:; blue: at home 23/3; "
    tab = advanced(f"{position}red: team home 20/3, standing runaway, driver dead, {LIGHT}", [], None)
    assert "lane-slippery" not in kinds(say(tab, 0, "lane out"))


# ---- CM-27.9 mud


@pytest.mark.clause("CM-27.9-1")
def test_cm_27_9_1_without_mud_all_is_well_when_the_rain_has_stopped() -> None:
    tab = next_turn("rain", 4, [1])
    here = race(tab)
    assert here.rulebook.slippery_lanes(here, here.chariots[0]) == []
    assert here.rulebook.corner_modifier(here, here.factions[0], 2) == 2
    muddy = race(next_turn("rain, mud", 4, [1]))
    assert muddy.rulebook.slippery_lanes(muddy, muddy.chariots[0]) == [0, 0, 0, 0, 1, 0]


@pytest.mark.clause("CM-27.9-5")
@pytest.mark.parametrize(("weather", "losses"), [("rain", [1, 1, 2, 2, 3, 3]), ("mud", [1, 1, 1, 2, 2, 2])])
def test_cm_27_9_5_a_dragged_driver_loses_a_third(weather: str, losses: list[int]) -> None:
    for die, lost in enumerate(losses, 1):
        words = f"{OPTION}weather: {weather}; seats: 2; mover: red; left: 1; cup: ; blue: at back 1/4; "
        tab = advanced(f"{words}red: team home 20/8, standing runaway, driver dragged", [6, 6, die], None)
        assert only(tab.all_events(-1), "dragged")["points"] == lost


@pytest.mark.clause("CM-27.9-6")
@pytest.mark.parametrize(("weather", "hits", "squares"), [("rain", 7, 4), ("mud", 7, 3), ("mud", 6, 2), ("mud", 1, 1)])
def test_cm_27_9_6_a_driver_on_foot_is_slower(weather: str, hits: int, squares: int) -> None:
    words = f"{OPTION}weather: {weather}; seats: 2; mover: blue; left: 1; cup: ; blue: at back 1/6; "
    tab = advanced(f"{words}red: standing stopped, driver on-foot, foot home 5/3, foot-turn 1, hits {hits}", [], None)
    say(tab, 1, "forward")
    assert tab.asked()[0]["left"] == squares


# ---- positions and views


def test_a_position_tells_the_weather_and_reads_it_again() -> None:
    words = "seats: 2; mover: red; left: 5; red: at home 20/3, stage 4; blue: at home 2/7"
    for weather in ("rain", "mud", "rain, mud", "changeable, lap 1", "rain, soaked 2", "rain, front 6, soaked 1"):
        tab = wet(weather, words)
        printed = GAME.print(tab.state)
        assert f"weather: {weather};" in printed
        assert GAME.print(table(printed.removeprefix("circus-maximus; ")).state) == printed
    assert "weather:" not in GAME.print(table(words).state)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("weather: rain", "option weather: yes"),
        ("option weather: yes; weather: snow", "each once"),
        ("option weather: yes; weather: rain, rain", "each once"),
        ("option weather: yes; weather: rain, soaked 3", "runs from 0 to 2"),
        ("option weather: yes; weather: rain, front 99", "runs from 0 to"),
        ("option weather: yes; weather: rain, lap 2", "runs from 1 to 1"),
    ],
)
def test_weather_that_cannot_be_is_refused(words: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        table(f"{words}; seats: 2; red: at home 20/3; blue: at home 2/7")
