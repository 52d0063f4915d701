"""Chapter 15: teams that run on without their driver."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.chariot import Faction
from harena.games.circus_maximus.track import OFF
from harena.games.circus_maximus.wheels import BY_WALL

from .tables import (
    Draw,
    advanced,
    asked,
    chariot,
    choice,
    first_edition,
    kinds,
    log,
    only,
    options,
    race,
    refused,
    say,
    table,
    where,
)

LOOSE = "standing runaway, driver dead"
"""A team whose driver needs no more dice."""


def drawn(red: str, draws: list[Draw], more: str = "") -> tuple[Table, list[dict[str, object]]]:
    """Blue spends its last MF far away, and red's token is drawn."""
    position = f"seats: 2; mover: blue; left: 1; cup: red; blue: at back 1/8; red: {red}"
    tab = advanced(f"{position}; {more}" if more else position, ["red", *draws], None)
    return tab, say(tab, 1, "forward")


def squares(events: list[dict[str, object]], colour: str) -> list[object]:
    """The squares a team has entered."""
    return [event["square"] for event in events if event["kind"] == "moved" and event["chariot"] == colour]


# ---- becoming one


@pytest.mark.clause("CM-15.1")
def test_cm_15_1_the_team_finishes_its_move() -> None:
    position = "seats: 2; option wall-moves: yes; mover: red; left: 5; cup: ; red: at home 20/8; blue: at back 1/4"
    tab = advanced(position, [1, 3, 6, 6, 1], None)
    events = say(tab, 0, "wall out", "confirm")
    assert squares(events, "red") == ["home 21/8", "home 22/8", "home 23/8", "home 24/8"]
    assert log(tab, "red")["standing"] == "runaway"


@pytest.mark.clause("CM-15.2")
def test_cm_15_2_flipped_before_its_draw_it_does_not_move_until_the_next_turn() -> None:
    position = "seats: 2; mover: red; left: 1; cup: blue; red: at home 20/3; "
    position += "blue: at home 20/4, wheels 9/0, order 9, hits 2, horses 1/1/1/1"
    draws: list[Draw] = [5, 4, 4, 1, 1, 1, 3, 6, 6, "blue", "blue", 6, 6, 1, "red"]
    tab = advanced(position, draws, None)
    say(tab, 0, "ram blue car")
    events = say(tab, 1, "hold")
    assert kinds(events)[-3:] == ["token-drawn", "token-idle", "turn-begun"]
    assert where(tab, "blue") == ("home 20/4", "none")
    assert asked(tab) == [0]
    events = say(tab, 0, "speed red 3")
    assert squares(events, "blue") == ["home 21/4", "home 22/4", "home 23/4", "home 24/4"]


@pytest.mark.clause("CM-15.2")
def test_cm_15_2_its_owner_steers_it() -> None:
    tab, _ = drawn(f"at home 10/3, {LOOSE}", [], "green: at home 14/3, owner 1")
    assert (choice(tab), asked(tab)) == ("runaway-choice", [0])
    tab, _ = drawn(f"at home 10/3, owner 1, {LOOSE}", [], "green: at home 14/3")
    assert (choice(tab), asked(tab)) == ("runaway-choice", [1])


@pytest.mark.clause("CM-15.2", "CM-5.2")
def test_cm_15_2_its_token_stays_in_the_game() -> None:
    tab, events = drawn(f"at home 10/3, {LOOSE}", [])
    assert squares(events, "red")[-1] == "home 26/3"
    events = say(advanced(race_position(tab), ["blue"], None), 1, "speed blue 4")
    assert only(events, "cup-filled")["chariots"] == ["red", "blue"]


def race_position(tab: Table) -> str:
    """The position in words, without the name of the game and the rules both are told again."""
    return tab.game.print(tab.state).removeprefix("circus-maximus; ").replace("option rules: advanced; ", "")


# ---- how it runs


@pytest.mark.clause("CM-15.2.1")
def test_cm_15_2_1_with_nothing_in_its_way_it_runs_straight_on() -> None:
    tab, events = drawn(f"at home 5/3, {LOOSE}", [], "green: at home 23/3")
    assert squares(events, "red") == [f"home {square}/3" for square in range(6, 22)]
    assert choice(tab) == "write-speeds"


@pytest.mark.clause("CM-15.2.1")
def test_cm_15_2_1_it_turns_aside_for_a_chariot_a_team_or_a_wreck() -> None:
    for more in ("green: at home 22/3", f"green: at home 21/3, {LOOSE}", "wrecks: home 21/3"):
        tab, _ = drawn(f"at home 5/3, {LOOSE}", [], more)
        assert options(tab, 0) == ["forward", "lane in", "lane out"]
        assert only(say(tab, 0, "lane out"), "lane-changed")["square"] == "home 6/4"


@pytest.mark.clause("CM-15.2.1")
def test_cm_15_2_1_free_again_it_has_no_choice_left() -> None:
    tab, _ = drawn(f"at home 5/3, {LOOSE}", [], "green: at home 21/3")
    events = say(tab, 0, "lane out")
    assert squares(events, "red")[-1] == "home 21/4"
    assert choice(tab) == "write-speeds"


@pytest.mark.clause("CM-15.2.1")
def test_cm_15_2_1_a_lane_that_is_not_open_is_refused() -> None:
    tab, _ = drawn(f"at home 5/3, {LOOSE}", [], f"green: at home 12/3; yellow: at home 6/4, {LOOSE}")
    assert options(tab, 0) == ["forward", "lane in"]
    assert refused(tab, 0, "lane out").clause == "CM-15.2.1"


@pytest.mark.clause("CM-15.2.2")
@pytest.mark.parametrize(
    ("red", "speed"),
    [
        ("", 16),
        (", points 2/1/1/0, modifier 2", 16),
        (", current -3", 16),
        (", horses 6/4/4/5", 19),
        (", owed 1, slowed 2", 13),
        (", must-gain 2, may-gain 1", 19),
        (", order 3", 16),
    ],
)
def test_cm_15_2_2_it_moves_at_the_speed_of_its_horses(red: str, speed: int) -> None:
    _, events = drawn(f"at home 3/5, {LOOSE}{red}", [])
    assert only(events, "mfs-set")["mfs"] == speed
    assert len(squares(events, "red")) == speed
    assert "speed-revealed" not in kinds(events)
    assert "whipped" not in kinds(events)


@pytest.mark.clause("CM-15.2.2", "CM-5.1")
def test_cm_15_2_2_no_speed_is_written_for_it() -> None:
    position = f"seats: 2; red: at home 3/5, {LOOSE}; blue: at home 3/6"
    assert asked(advanced(position)) == [1]


@pytest.mark.clause("CM-15.2.3")
def test_cm_15_2_3_it_neither_attacks_nor_brakes() -> None:
    for standing, lanes in ((LOOSE, ["lane in", "lane out"]), ("standing driverless, driver dead", ["lane in"])):
        tab, _ = drawn(f"at home 10/3, {standing}", [], "green: at home 10/4, owner 1; yellow: at home 14/3")
        assert options(tab, 0) == ["forward", *lanes]
        for word in ("brake", "ram green team", "lash green team"):
            assert refused(tab, 0, word).clause == "CM-15.2.3"


@pytest.mark.clause("CM-15.2.3", "CM-6.7.4b")
def test_cm_15_2_3_hemmed_in_it_runs_into_what_stands_ahead() -> None:
    more = "green: at home 12/3; yellow: at home 10/4; purple: at home 10/2"
    tab, events = drawn(f"at home 10/3, {LOOSE}", [3, 3], more)
    assert only(events, "blocked")["rival"] == "green"
    # It may not brake, so it is not made to pay for not braking; it is hurt and slowed all the same.
    assert (chariot(tab, "red").endurance, chariot(tab, "red").slowed) == (50, 1)
    say(tab, 0, "horse 2")
    assert where(tab, "red") == ("home 10/3", "none")


@pytest.mark.clause("CM-15.2.3", "CM-6.7.4b")
def test_cm_15_2_3_in_edition_1_it_lost_its_endurance() -> None:
    words = f"option rules: advanced; seats: 2; mover: red; red: at home 10/3, {LOOSE}; blue: at home 2/8; "
    hemmed = words + "green: at home 12/3; yellow: at home 10/4; purple: at home 10/2"
    assert chariot(first_edition(hemmed, [3, 3], None), "red").endurance == 0
    assert chariot(table(hemmed, [3, 3], None), "red").endurance == 50


@pytest.mark.clause("CM-15.2.4")
@pytest.mark.parametrize("at", ["dolphins 2/1", "home 27/1"])
def test_cm_15_2_4_it_fears_no_corner(at: str) -> None:
    tab, events = drawn(f"at {at}, {LOOSE}", [])
    assert only(events, "mfs-set")["mfs"] == 16
    assert {"strained", "strain-rolled", "endurance-lost"} & set(kinds(events)) == set()
    assert chariot(tab, "red").endurance == 50


@pytest.mark.clause("CM-15.2.4", "CM-16.7a")
@pytest.mark.parametrize("at", ["dolphins 2/3", "home 27/3"])
def test_cm_15_2_4_with_its_car_it_still_has_to(at: str) -> None:
    _, events = drawn(f"at {at}, standing driverless, driver dead", [1, 1, 1])
    assert only(events, "strained")["points"] == 4


# ---- attacked


@pytest.mark.clause("CM-15.2.5a")
def test_cm_15_2_5a_only_the_team_can_be_struck_and_it_steps_aside() -> None:
    position = f"seats: 2; mover: red; left: 3; cup: blue; red: at home 21/3; blue: at home 20/4, {LOOSE}"
    tab = advanced(position, ["blue"], None)
    assert options(tab, 0) == ["forward", "lane in", "lane out", "brake", "lash blue team", "ram blue team"]
    events = say(tab, 0, "ram blue team")
    assert kinds(events) == ["attacked", "defended", "evaded"]
    assert (where(tab, "blue"), chariot(tab, "blue").owed) == (("home 21/5", "none"), 1)
    events = say(tab, 0, "forward", "forward")
    assert only(events, "mfs-set")["mfs"] == 15


@pytest.mark.clause("CM-15.2.5a")
def test_cm_15_2_5a_boxed_in_it_takes_the_lash_with_a_modifier_of_0() -> None:
    position = "seats: 3; mover: red; left: 3; cup: blue; red: at home 21/3; green: at home 21/5; "
    for current in (2, -3):
        blue = f"blue: at home 20/4, {LOOSE}, points 2/1/1/0, modifier 2, current {current}"
        tab = advanced(position + blue, [5, 2, "blue"], None)
        events = say(tab, 0, "lash blue team")
        assert kinds(events) == ["attacked", "team-lashed", "endurance-lost"]
        assert (only(events, "team-lashed")["own"], only(events, "endurance-lost")["points"]) == (2, 3)
        assert only(say(tab, 0, "forward", "forward"), "mfs-set")["mfs"] == 19


@pytest.mark.clause("CM-15.2.5a")
def test_cm_15_2_5a_a_lash_that_missed_spurs_it_all_the_same() -> None:
    position = f"seats: 3; mover: red; left: 1; cup: blue; red: at home 21/3; blue: at home 20/4, {LOOSE}; "
    tab = advanced(f"{position}green: at home 21/5", [2, 5, "blue"], None)
    events = say(tab, 0, "lash blue team")
    assert only(events, "endurance-lost")["points"] == 1
    assert only(events, "mfs-set")["mfs"] == 17


@pytest.mark.clause("CM-15.2.5b")
def test_cm_15_2_5b_a_dead_horse_stops_it_for_good() -> None:
    position = "seats: 3; mover: red; left: 1; cup: blue; red: at home 21/3, points 0/2/1/1; green: at home 21/5; "
    blue = "blue: at home 20/4, standing runaway, driver dragged, horses 4/4/4/4, boxes 4/4/4/4"
    tab = advanced(f"{position}{blue}", [6, 6, "blue"], None)
    events = say(tab, 0, "ram blue team")
    assert only(events, "horse-dead")["horse"] == 1
    assert only(events, "team-stopped")["square"] == "home 20/4"
    assert only(events, "token-idle")["chariot"] == "blue"
    assert race(tab).wrecks == {race(tab).track.square_named("home 20/4"): 1}
    sheet = log(tab, "blue")
    assert (sheet["standing"], sheet["driver"], sheet["foot"]) == ("stopped", "on-foot", "home 19/4")
    assert asked(tab) == [0, 2]


@pytest.mark.clause("CM-15.2.5b")
def test_cm_15_2_5b_a_horse_with_a_box_left_does_not() -> None:
    position = "seats: 3; mover: red; left: 3; cup: ; red: at home 21/3, points 0/2/1/1; green: at home 21/5; "
    tab = advanced(f"{position}blue: at home 20/4, {LOOSE}", [4, 5], None)
    assert "team-stopped" in kinds(say(tab, 0, "ram blue team"))
    tab = advanced(f"{position}blue: at home 20/4, {LOOSE}", [4, 4], None)
    assert only(say(tab, 0, "ram blue team"), "horse-injured")["points"] == 3
    assert (log(tab, "blue")["standing"], race(tab).wrecks) == ("runaway", {})


@pytest.mark.clause("CM-15.2.5b", "CM-16.7a")
def test_cm_15_2_5b_a_team_with_an_empty_car_leaves_both_behind() -> None:
    position = "seats: 3; mover: red; left: 3; cup: ; red: at home 21/3, points 0/2/1/1; green: at home 21/5; "
    blue = "blue: at home 20/4, standing driverless, driver dragged, horses 1/4/4/4"
    tab = advanced(f"{position}{blue}", [6, 6], None)
    say(tab, 0, "ram blue team")
    track = race(tab).track
    assert race(tab).wrecks == {track.square_named("home 20/4"): 1, track.square_named("home 19/4"): -1}
    assert race(tab).board[track.square_named("home 19/4") or 0] == 0


@pytest.mark.clause("CM-15.2.5b", "CM-14.2b")
@pytest.mark.parametrize(("wreck", "total"), [("home 21/3 = green", 8), ("home 21/3", 5)])
def test_cm_15_2_5b_driving_over_a_fallen_team_adds_three(wreck: str, total: int) -> None:
    position = f"seats: 2; mover: red; left: 5; cup: ; red: at home 20/3; blue: at back 1/6; wrecks: {wreck}; "
    tab = advanced(f"{position}green: standing stopped, driver dead", [1, 1, 2, 2], None)
    say(tab, 0, "over", "pay 1")
    assert only(say(tab, 0, "forward"), "over-rolled")["total"] == total


@pytest.mark.clause("CM-15.2.5b", "CM-14.3-chart")
def test_cm_15_2_5b_horses_are_hurt_on_both_sides() -> None:
    position = "seats: 2; mover: red; left: 5; cup: ; red: at home 20/3; blue: at back 1/6; "
    position += "wrecks: home 21/3 = green; green: standing stopped, driver dead, boxes 4/4/4/4, horses 4/4/4/0"
    tab = advanced(position, [1, 3, 3, 3, 6, 4, 3, 5], None)
    say(tab, 0, "over", "pay 1")
    assert only(say(tab, 0, "forward"), "over-rolled")["outcome"] == "hobbled"
    assert chariot(tab, "red").horses == (1, 3, 4, 2)
    assert chariot(tab, "green").horses == (1, 3, 4, 0)


@pytest.mark.clause("CM-15.2.5b", "CM-9.5.2a")
def test_cm_15_2_5b_a_chariot_held_by_a_dead_horse_leaves_a_team_that_lies_where_it_is() -> None:
    """Blue's horse was killed before; now its wheel is off."""
    blue = "at home 20/4, wheels 9/0, horses 0/4/4/4, boxes 4/4/4/4, fallen 1"
    tab = advanced(f"seats: 2; mover: red; left: 2; cup: ; red: at home 20/3; blue: {blue}", [5, 4, 4, 1, 1], None)
    events = say(tab, 0, "ram blue car")
    assert kinds(events)[-2:] == ["flipped", "team-stopped"]
    assert (log(tab, "blue")["standing"], log(tab, "blue")["driver"]) == ("stopped", "on-foot")
    assert race(tab).wrecks == {race(tab).track.square_named("home 20/4"): 1}


@pytest.mark.clause("CM-15.2.5b", "CM-9.5.2a")
@pytest.mark.parametrize(("loose", "fallen"), [("", [1]), (", standing runaway, driver dead", [])])
def test_cm_15_2_5b_only_a_driven_chariot_is_held_by_its_horse_and_may_cut_it_free(
    loose: str, fallen: list[int]
) -> None:
    position = "seats: 3; mover: red; left: 3; cup: ; red: at home 21/3, points 0/2/1/1; green: at home 21/5; "
    tab = advanced(f"{position}blue: at home 20/4, horses 1/4/4/4, endurance 0{loose}", [6, 6], None)
    events = say(tab, 0, "ram blue team")
    assert "horse-dead" in kinds(events)
    assert ("team-stopped" in kinds(events)) == bool(loose)
    assert log(tab, "blue")["fallen"] == fallen


@pytest.mark.clause("CM-15.2.5b", "CM-16.6")
@pytest.mark.parametrize(("driver", "after"), [("dead", "dead"), ("escaped", "escaped"), ("dragged", "on-foot")])
def test_cm_15_2_5b_its_driver_gets_up_if_he_was_dragged_by_it(driver: str, after: str) -> None:
    position = "seats: 3; mover: red; left: 3; cup: ; red: at home 21/3, points 0/2/1/1; green: at home 21/5; "
    tab = advanced(f"{position}blue: at home 20/4, standing runaway, driver {driver}, horses 1/4/4/4", [6, 6], None)
    assert "team-stopped" in kinds(say(tab, 0, "ram blue team"))
    assert log(tab, "blue")["driver"] == after


@pytest.mark.clause("CM-15.1", "CM-16.7a")
@pytest.mark.parametrize("driver", ["on-foot, foot home 3/3", "escaped"])
def test_cm_15_1_an_empty_car_that_flips_does_not_bring_back_a_driver_who_has_left_it(driver: str) -> None:
    red = f"at dolphins 3/3, standing driverless, driver {driver}, endurance 0"
    tab, events = drawn(red, [1, 3])
    assert only(events, "flipped")["cause"] == "corner"
    assert (log(tab, "red")["standing"], log(tab, "red")["driver"]) == ("runaway", driver.partition(",")[0])


@pytest.mark.clause("CM-15.2.2", "CM-9.5.1b")
@pytest.mark.parametrize("current", [0, -4])
def test_cm_15_2_2_a_team_whose_horse_is_hurt_on_its_way_runs_by_its_horses_alone(current: int) -> None:
    """Over a wreck: the die of one is paid, twelve hobbles, and the first horse loses three of its boxes."""
    red = f"at home 5/3, {LOOSE}, points 2/1/1/0, modifier 2, current {current}"
    walls = "wrecks: home 6/3, home 5/2, home 6/2, home 5/4, home 6/4"
    tab, events = drawn(red, [1, 4, 4, 4, 6, 1, 1, 1], walls)
    assert only(events, "mfs-lost")["mfs"] == 3
    assert where(tab, "red")[0] == "home 18/3"


@pytest.mark.clause("CM-15.1", "CM-2.2a")
def test_cm_15_1_a_team_alone_has_one_counter_and_no_other_is_lifted_with_it() -> None:
    tab, _ = drawn(f"at home 10/3, {LOOSE}", [], "green: at home 1/8, car gray 4/8")
    here = race(tab)
    assert [here.chariot_at(here.track.square_named(name) or OFF) for name in ("home 26/3", "gray 4/8")] == [0, 2]
    assert [here.chariot_at(here.track.square_named(name) or OFF) for name in ("home 10/3", "home 25/3")] == [-1, -1]


@pytest.mark.clause("CM-15.1", "CM-7.3.3-FP")
@pytest.mark.parametrize("chosen", [table, advanced])
def test_cm_15_1_what_has_flipped_does_not_flip_again(chosen: Callable[..., Table]) -> None:
    tab = chosen("seats: 2; mover: red; left: 4; cup:; red: at home 20/3; blue: at home 12/7", [], None)
    here, blue = race(tab), Faction(1)
    here.rulebook.flip(here, blue, BY_WALL)
    # What the mover has left is not touched by another's flip.
    assert here.phase.left == 4
    once = tab.game.print(here)
    here.rulebook.flip(here, blue, BY_WALL)
    assert tab.game.print(here) == once


@pytest.mark.clause("CM-15.2.5b")
def test_cm_15_2_5b_a_team_that_lies_there_does_not_fall_again() -> None:
    tab = advanced(f"seats: 2; mover: red; left: 4; cup:; red: at home 20/3; blue: at home 12/7, {LOOSE}", [], None)
    here, blue = race(tab), Faction(1)
    here.rulebook.team_felled(here, blue)
    once = tab.game.print(here)
    here.rulebook.team_felled(here, blue)
    assert (log(tab, "blue")["standing"], tab.game.print(here)) == ("stopped", once)
