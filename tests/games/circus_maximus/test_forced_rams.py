"""CM-9.6 Involuntary rams: a chariot forced into another one."""

from __future__ import annotations

import pytest

from harena.core.ids import Seat
from harena.core.table import Table

from .fights import lash
from .tables import (
    Draw,
    advanced,
    asked,
    chariot,
    choice,
    first_edition,
    kinds,
    only,
    options,
    race,
    refused,
    say,
    table,
    where,
)

CAR_TO_CAR = "home 20/5"
CAR_TO_TEAM = "home 19/5"
TEAM_TO_CAR = "home 21/5"
CONTACTS = [CAR_TO_CAR, CAR_TO_TEAM, TEAM_TO_CAR]
LIGHT = ", points 1/0/1/2, modifier 0"
HEAVY = ", points 1/2/0/1, modifier 0"
HARMLESS: list[Draw] = [5, 4, 4]
"""Three dice that damage no car once three are taken off."""


def swerving(
    green: str, draws: list[Draw], blue: str = "", more: str = "", owner: int = 2, rules: str = "basic"
) -> tuple[Table, list[dict[str, object]]]:
    """Red's lash makes blue in lane 4 swerve into green in lane 5, which is about to answer."""
    position = (
        f"seats: 3; mover: red; left: 6; red: at home 20/3; blue: at home 20/4{blue}; "
        f"green: owner {owner}, at {green}{more}"
    )
    make = advanced if rules == "advanced" else table
    tab = make(position, [*lash("S"), *draws], None)
    seq = tab.seq()
    say(tab, 0, "lash blue car")
    say(tab, 1, "hold")
    return tab, tab.all_events(seq)


def held(
    green: str, draws: list[Draw], blue: str = "", more: str = "", owner: int = 2
) -> tuple[Table, list[dict[str, object]]]:
    tab, _ = swerving(green, draws, blue, more, owner)
    return tab, say(tab, owner, "hold")


# ---- the answer


@pytest.mark.clause("CM-9.6", "CM-9.4.3-S3")
@pytest.mark.parametrize("green", CONTACTS)
def test_cm_9_6_the_chariot_in_the_way_may_hold_brake_or_evade(green: str) -> None:
    tab, events = swerving(green, [])
    assert (only(events, "forced-ram")["chariot"], only(events, "forced-ram")["rival"]) == ("blue", "green")
    assert (asked(tab), choice(tab)) == ([2], "defence-choice")
    assert options(tab, 2) == ["hold", "brake back", "evade out"]


@pytest.mark.clause("CM-9.6")
@pytest.mark.parametrize("green", ["home 18/5", "home 22/5", "home 20/6"])
def test_cm_9_6_an_open_lane_is_taken_without_a_ram(green: str) -> None:
    tab, events = swerving(green, [])
    assert "forced-ram" not in kinds(events)
    assert (where(tab, "blue")[0], chariot(tab, "blue").slowed) == ("home 20/5", 0)


@pytest.mark.clause("CM-9.6")
def test_cm_9_6_from_the_other_side_it_evades_inward() -> None:
    tab = table(
        "seats: 3; mover: red; left: 6; red: at home 20/5; blue: at home 20/4; green: at home 20/3", lash("S"), None
    )
    say(tab, 0, "lash blue car")
    say(tab, 1, "hold")
    assert options(tab, 2) == ["hold", "brake back", "evade in"]


@pytest.mark.clause("CM-9.6", "CM-9.6.3")
@pytest.mark.parametrize("green", CONTACTS)
@pytest.mark.parametrize("way", ["brake back", "evade out"])
def test_cm_9_6_an_averted_ram_harms_nobody_and_the_lane_stays_as_it_is(green: str, way: str) -> None:
    """Even if the squares are free now the forced chariot keeps its lane, and is slower."""
    tab, _ = swerving(green, [6, 6, 1, 1])
    events = say(tab, 2, way)
    assert not {"cars-rolled", "horse-injured", "forced-slip"} & set(kinds(events))
    assert (where(tab, "blue"), chariot(tab, "blue").slowed) == (("home 20/4", "home 19/4"), 1)


@pytest.mark.clause("CM-9.6.2")
@pytest.mark.parametrize(("dice", "last"), [([1, 2, 3, 3], "evaded"), ([1, 1, 3, 3], "cars-rolled")])
def test_cm_9_6_2_the_penalty_of_three_holds_in_the_contest_too(dice: list[Draw], last: str) -> None:
    tab, _ = swerving(CAR_TO_CAR, [*dice, *HARMLESS])
    events = say(tab, 2, "evade out")
    assert only(events, "contest")["other"] == 3
    assert kinds(events)[-1] == last


@pytest.mark.clause("CM-9.6", "CM-3.4b")
@pytest.mark.parametrize("owner", [0, 1])
def test_cm_3_4b_forced_rams_ignore_ownership(owner: int) -> None:
    """Green belongs to the lasher, or to the driver who is forced into it: it is asked and rammed all the same."""
    tab, events = swerving(CAR_TO_CAR, [6, 5, 5, 1, 1], owner=owner)
    assert only(events, "forced-ram")["rival"] == "green"
    assert (asked(tab), choice(tab)) == ([owner], "defence-choice")
    assert only(say(tab, owner, "hold"), "cars-rolled")["damaged"] == "defender"
    assert chariot(tab, "green").wheels == (1, 0)


@pytest.mark.clause("CM-9.6")
def test_cm_9_6_one_with_a_dead_horse_is_not_asked() -> None:
    down = ", horses 4/4/4/0, boxes 4/4/4/4, fallen 8"
    tab, events = swerving(CAR_TO_CAR, HARMLESS, more=down)
    assert kinds(events)[-2:] == ["forced-ram", "cars-rolled"]
    assert asked(tab) == [0]


# ---- the four contacts


@pytest.mark.clause("CM-9.6.1a")
@pytest.mark.parametrize(("weight", "points"), [("", 2), (HEAVY, 4), (LIGHT, 1)])
def test_cm_9_6_1a_a_team_forced_into_a_car_is_rammed_by_it(weight: str, points: int) -> None:
    """The weight of the standing car counts; blue's right outer horse is the nearest to it."""
    tab, events = held(TEAM_TO_CAR, [4, 5], more=weight)
    injured = only(events, "horse-injured")
    assert (injured["chariot"], injured["horse"], injured["points"]) == ("blue", 4, points)
    assert chariot(tab, "blue").horses == (4, 4, 4, 4 - points)
    assert chariot(tab, "green").horses == (4, 4, 4, 4)
    assert (chariot(tab, "green").wheels, chariot(tab, "blue").wheels) == ((0, 0), (0, 0))


@pytest.mark.clause("CM-9.6.1a")
@pytest.mark.parametrize("weight", [LIGHT, HEAVY])
def test_cm_9_6_1a_the_weight_of_the_forced_car_does_not_count(weight: str) -> None:
    tab, _ = swerving(TEAM_TO_CAR, [4, 5], blue=weight)
    say(tab, 2, "hold")
    assert chariot(tab, "blue").horses[3] == 2


@pytest.mark.clause("CM-9.6.1a")
def test_cm_9_6_1a_from_the_other_side_the_left_horse_is_hurt() -> None:
    tab = table(
        "seats: 3; mover: red; left: 6; red: at home 20/5; blue: at home 20/4; green: at home 21/3",
        [*lash("S"), 4, 5],
        None,
    )
    for seat, words in ((0, "lash blue car"), (1, "hold"), (2, "hold")):
        say(tab, seat, words)
    assert chariot(tab, "blue").horses == (2, 4, 4, 4)


@pytest.mark.clause("CM-9.6.2")
@pytest.mark.parametrize(("weight", "points"), [("", 2), (HEAVY, 4), (LIGHT, 1)])
def test_cm_9_6_2_a_car_forced_into_a_team_rams_it(weight: str, points: int) -> None:
    tab, events = held(CAR_TO_TEAM, [4, 5], blue=weight)
    assert (only(events, "horse-injured")["chariot"], only(events, "horse-injured")["horse"]) == ("green", 1)
    assert chariot(tab, "green").horses == (4 - points, 4, 4, 4)
    assert chariot(tab, "blue").horses == (4, 4, 4, 4)


@pytest.mark.clause("CM-9.6.2")
@pytest.mark.parametrize(
    ("dice", "modifiers", "total", "damaged"),
    [
        ([5, 5, 3], (0, 0), 10, "neither"),
        ([5, 5, 5], (0, 0), 12, "neither"),
        ([6, 5, 5], (0, 0), 13, "defender"),
        ([3, 3, 3], (0, 0), 6, "attacker"),
        ([4, 4, 4], (0, 0), 9, "both"),
        ([5, 5, 5], (0, -1), 13, "defender"),
        ([6, 5, 5], (0, 1), 12, "neither"),
    ],
)
def test_cm_9_6_2_a_car_forced_into_a_car_rams_it_with_three_less(
    dice: list[Draw], modifiers: tuple[int, int], total: int, damaged: str
) -> None:
    tab, events = held(CAR_TO_CAR, [*dice, 1, 1, 1, 1], more=f", modifier {modifiers[1]}")
    rolled = only(events, "cars-rolled")
    assert (rolled["chariot"], rolled["rival"], rolled["total"], rolled["damaged"]) == ("blue", "green", total, damaged)
    assert chariot(tab, "green").wheels == (1 if damaged in ("defender", "both") else 0, 0)
    assert chariot(tab, "blue").wheels == (0, 1 if damaged in ("attacker", "both") else 0)


@pytest.mark.clause("CM-9.6.2")
def test_cm_9_6_2_the_penalty_is_for_this_ram_alone() -> None:
    tab, _ = held(CAR_TO_CAR, HARMLESS)
    blue = chariot(tab, "blue")
    assert (blue.modifier, blue.current, blue.history) == (0, 0, ())


@pytest.mark.clause("CM-9.6.2", "CM-9.6.1a")
def test_cm_9_6_2_if_team_and_car_both_touch_the_car_decides() -> None:
    """Green's team is beside blue's car, yellow's car beside blue's team."""
    tab, events = swerving(CAR_TO_TEAM, [4, 5], more="; yellow: at home 21/5, owner 0")
    assert only(events, "forced-ram")["rival"] == "green"
    say(tab, 2, "hold")
    assert (chariot(tab, "green").horses[0], chariot(tab, "blue").horses[3]) == (2, 4)


@pytest.mark.clause("CM-9.6.1a", "CM-9.6.3")
def test_cm_9_6_1a_two_teams_do_each_other_no_harm() -> None:
    """Green is a runaway team hemmed in by yellow; blue's team alone touches it."""
    runaway = ", standing runaway, driver dead, car none; yellow: at home 21/6, owner 0"
    tab, events = swerving("home 20/5", [], more=runaway, rules="advanced")
    assert kinds(events)[-1] == "forced-ram"
    assert asked(tab) == [0]
    assert (chariot(tab, "blue").horses, chariot(tab, "green").horses) == ((4, 4, 4, 4), (4, 4, 4, 4))
    assert (chariot(tab, "blue").slowed, where(tab, "blue")[0]) == (1, "home 20/4")


# ---- from straight ahead


def stuck(blue: str, draws: list[Draw], red: str = "") -> Table:
    """Red has 2 MFs, no endurance and blue's car right ahead."""
    position = f"seats: 2; mover: red; left: 2; red: at home 20/3, endurance 0{red}; blue: at home 22/3{blue}"
    return table(position, draws, None)


@pytest.mark.clause("CM-9.6.1b", "CM-6.7.4b")
@pytest.mark.parametrize("horse", [1, 2, 3, 4])
def test_cm_9_6_1b_from_straight_ahead_the_owner_names_the_horse(horse: int) -> None:
    """A heavy car ahead and dice of 5: one point."""
    tab = stuck(f"{HEAVY}, whip 0", [2, 3, "blue"])
    assert (asked(tab), choice(tab)) == ([0], "horse-choice")
    assert options(tab, 0) == ["horse 1", "horse 2", "horse 3", "horse 4"]
    event = only(say(tab, 0, f"horse {horse}"), "horse-injured")
    assert (event["chariot"], event["horse"], event["points"]) == ("red", horse, 1)
    assert [4 - left for left in chariot(tab, "red").horses] == [1 if one == horse else 0 for one in range(1, 5)]


@pytest.mark.clause("CM-9.6.1b")
@pytest.mark.parametrize(("weight", "points"), [("", 1), (LIGHT, 0), (HEAVY, 2)])
def test_cm_9_6_1b_by_the_weight_of_the_car_ahead(weight: str, points: int) -> None:
    tab = stuck(f"{weight}, whip 0", [3, 3, "blue"])
    assert only(say(tab, 0, "horse 2"), "horse-injured")["points"] == points


@pytest.mark.clause("CM-9.6.1b")
def test_cm_9_6_1b_only_living_horses_are_named() -> None:
    tab = stuck("", [], red=", horses 4/0/4/0, boxes 4/4/4/4")
    assert options(tab, 0) == ["horse 1", "horse 3"]


@pytest.mark.clause("CM-9.6.1b")
def test_cm_9_6_1b_beside_a_car_nobody_is_asked() -> None:
    _, events = held(TEAM_TO_CAR, [4, 5])
    assert kinds(events) == ["defended", "horse-injured"]


# ---- afterwards


@pytest.mark.clause("CM-9.6.3")
@pytest.mark.parametrize(("green", "draws"), [(CAR_TO_CAR, HARMLESS), (CAR_TO_TEAM, [1, 1]), (TEAM_TO_CAR, [1, 1])])
def test_cm_9_6_3_the_chariot_that_was_forced_is_slower_the_other_is_not(green: str, draws: list[Draw]) -> None:
    tab, _ = held(green, draws)
    assert (chariot(tab, "blue").slowed, race(tab).maximum(chariot(tab, "blue"))) == (1, 15)
    assert (chariot(tab, "green").slowed, race(tab).maximum(chariot(tab, "green"))) == (0, 16)
    assert chariot(tab, "red").slowed == 0
    assert where(tab, "blue") == ("home 20/4", "home 19/4")


@pytest.mark.clause("CM-9.6.3")
def test_cm_9_6_3_for_one_phase() -> None:
    tab = table(
        "seats: 2; mover: red; left: 1; red: at home 20/3; blue: at home 20/4, order 16, whip 0; "
        "green: at home 20/5, owner 0, order 16; cup: blue",
        [*lash("S"), *HARMLESS, "blue"],
        None,
    )
    for seat, words in ((0, "lash blue car"), (1, "hold"), (0, "hold")):
        say(tab, seat, words)
    assert (race(tab).mover, race(tab).phase.left, chariot(tab, "blue").slowed) == (1, 15, 0)


@pytest.mark.clause("CM-9.6.3", "CM-6.7.4b")
def test_cm_9_6_3_blocked_from_ahead_the_blocked_one_is_slower() -> None:
    tab = stuck(", whip 0", [1, 1, "blue"])
    say(tab, 0, "horse 1")
    assert (chariot(tab, "red").slowed, chariot(tab, "blue").slowed) == (1, 0)


CORNER = "seats: 2; mover: red; left: 13; red: at home 28/3; blue: at {blue}"
"""Red enters lane 3's corner one above its limit; blue may be in the way of a slip."""
IN_THE_WAY = "dolphins 1/4"


@pytest.mark.clause("CM-9.6.3", "CM-7.3.4a")
@pytest.mark.parametrize(("dice", "result"), [([4, 4, 5, 5, 5, 4], "S"), ([5, 5, 4, 6, 6, 5], "SS")])
def test_cm_9_6_3_a_slip_replaced_by_a_ram_brings_neither_ban_nor_flag(dice: list[Draw], result: str) -> None:
    tab = table(CORNER.format(blue=IN_THE_WAY), dice, None)
    events = say(tab, 0, "forward")
    assert (only(events, "strain-rolled")["strain"], only(events, "forced-ram")["rival"]) == (result, "blue")
    assert only(say(tab, 1, "hold"), "cars-rolled")["total"] == 11
    red = chariot(tab, "red")
    assert (red.no_inward, red.no_strain, red.slowed, where(tab, "red")[0]) == (0, 0, 1, "dolphins 1/3")
    assert (race(tab).phase.left, chariot(tab, "blue").slowed) == (12, 0)
    assert "lane in" in options(tab, 0)


@pytest.mark.clause("CM-9.6.3", "CM-7.3.4a")
def test_cm_9_6_3_a_slip_that_is_made_brings_the_ban_and_no_loss() -> None:
    tab = table(CORNER.format(blue="home 3/8"), [4, 4, 5], None)
    assert only(say(tab, 0, "forward"), "forced-slip")["square"] == "dolphins 1/4"
    red = chariot(tab, "red")
    assert (red.no_inward, red.slowed) == (2, 0)
    assert "lane in" not in options(tab, 0)


@pytest.mark.clause("CM-6.7.4b", "CM-11.3")
def test_cm_6_7_4b_nobody_has_to_attack_instead_of_running_into_the_chariot_ahead() -> None:
    boxed = (
        "seats: 2; mover: red; left: 2; red: at home 10/4, endurance 0, owner 0; blue: at home 12/4, owner 1;"
        " green: at home 10/5, owner 1; yellow: at home 10/3, owner 1"
    )
    tab = table(boxed, [6, 6])
    assert options(tab, 0) == ["lash yellow car", "ram yellow car", "lash green car", "ram green car", "run into"]
    assert tab.game.late(tab.state, Seat(0)) == tab.game.picks.parse("run into")
    say(tab, 0, "run into")
    assert choice(tab) == "horse-choice"
    assert kinds(say(tab, 0, "horse 2"))[0] == "horse-injured"
    assert chariot(tab, "red").slowed == 1
    free = table(boxed.replace("endurance 0", "endurance 9"))
    assert "run into" not in options(free, 0)
    assert refused(free, 0, "run into").clause == "CM-6.7.4b"


# ---- dodging


TIE: list[Draw] = [3, 3, 3, 3]
"""Two dice each that come out even."""


@pytest.mark.clause("CM-9.6.2", "CM-9.6.1a")
@pytest.mark.parametrize(("green", "dodged"), [(CAR_TO_CAR, 9), (CAR_TO_TEAM, 9), (TEAM_TO_CAR, 6), ("home 22/5", 0)])
def test_cm_9_6_2_a_car_forced_into_something_is_dodged_with_three_less_a_team_alone_is_not(
    green: str, dodged: int
) -> None:
    """What the forced driver has in the contest: two dice and his modifier, here 0, less three if it is his car."""
    tab, events = swerving(green, TIE)
    if dodged == 0:
        assert "forced-ram" not in kinds(events)
        return
    contest = only(say(tab, 2, "brake back"), "contest")
    assert contest["own"] == 6
    assert contest["other"] == 12 - dodged


@pytest.mark.clause("CM-9.6.1a")
def test_cm_9_6_1a_in_edition_1_a_team_alone_had_the_penalty_of_a_car() -> None:
    position = "seats: 3; mover: red; left: 6; red: at home 20/3; blue: at home 20/4; green: at " + TEAM_TO_CAR
    tab = first_edition(position, [*lash("S"), *TIE], None)
    say(tab, 0, "lash blue car")
    say(tab, 1, "hold")
    assert only(say(tab, 2, "brake back"), "contest")["other"] == 3
