"""CM-8 Endurance: what costs it, that it never comes back, and what its end brings."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import Draw, chariot, choice, deal, kinds, only, options, race, refused, say, table, view, wander, where


def red(at: str, more: str, draws: list[Draw], extra: str = "") -> Table:
    """Red's phase begins; blue stands far away and has moved. Every die and token is dictated."""
    words = f"seats: 2; mover: red; cup:; red: at {at}, {more}; blue: at home 2/8, whip 0; {extra}"
    return table(words, draws, None)


def lashed(draws: list[Draw], blue: str) -> Table:
    """Red lashes blue's team from the inside, and blue holds."""
    words = f"seats: 2; mover: red; cup: blue; left: 6; red: at home 20/3; blue: at home 19/4, whip 0, {blue}"
    tab = table(words, draws, None)
    say(tab, 0, "lash blue team")
    say(tab, 1, "hold")
    return tab


def write(tab: Table, speed: int) -> None:
    say(tab, 0, f"speed red {speed}")
    say(tab, 1, "speed blue 0")


def endurance(tab: Table, colour: str) -> object:
    """What the log sheet shows: left, and at the start."""
    sheets = view(tab, None)["chariots"]
    assert isinstance(sheets, list)
    return next(sheet["endurance"] for sheet in sheets if sheet["colour"] == colour)


@pytest.mark.clause("CM-8.1")
def test_cm_8_1_the_log_shows_what_there_was_and_what_is_left() -> None:
    tab = red("home 10/3", "order 6, whip 0, endurance 37, whole-endurance 40", [])
    assert endurance(tab, "red") == [37, 40]
    say(tab, 0, "brake")
    assert endurance(tab, "red") == [36, 40]


# ---- what costs endurance


@pytest.mark.clause("CM-8.2a")
@pytest.mark.parametrize(("die", "left"), [(3, 37), (6, 34)])
def test_cm_8_2a_one_for_each_mf_of_the_whip(die: int, left: int) -> None:
    tab = red("home 10/3", "order 6, endurance 40", [die])
    say(tab, 0, "whip")
    assert (chariot(tab, "red").endurance, race(tab).phase.left) == (left, 6 + die)


@pytest.mark.clause("CM-8.2a")
def test_cm_8_2a_without_the_whip_nothing() -> None:
    tab = red("home 10/3", "order 6, endurance 40", [])
    say(tab, 0, "no whip", "forward", "lane out", "lane in")
    assert chariot(tab, "red").endurance == 40


@pytest.mark.clause("CM-8.2b")
@pytest.mark.parametrize(("order", "left"), [(11, 37), (9, 39), (8, 40)])
def test_cm_8_2b_one_for_each_mf_of_excess(order: int, left: int) -> None:
    tab = red("home 28/1", f"order {order}, whip 0, endurance 40", [1, 1, 1] if order > 8 else [])
    say(tab, 0, "forward")
    assert chariot(tab, "red").endurance == left


@pytest.mark.clause("CM-8.2c")
def test_cm_8_2c_one_for_each_mf_braked() -> None:
    tab = red("home 10/3", "order 6, whip 0, endurance 40", [])
    say(tab, 0, "brake", "brake")
    assert (chariot(tab, "red").endurance, race(tab).phase.left, where(tab, "red")[0]) == (38, 4, "home 10/3")


@pytest.mark.clause("CM-8.2d")
@pytest.mark.parametrize(("dice", "left", "square"), [([4, 4, 4, 4], 48, "home 18/4"), ([4, 3, 4, 4], 50, "home 19/4")])
def test_cm_8_2d_two_to_avoid_an_attack(dice: list[Draw], left: int, square: str) -> None:
    words = "seats: 2; mover: red; cup:; left: 6; red: at home 20/3; blue: at home 19/4, whip 0"
    tab = table(words, [*dice, 1, 1], None)
    say(tab, 0, "ram blue team")
    say(tab, 1, "brake back")
    assert (chariot(tab, "blue").endurance, where(tab, "blue")[0]) == (left, square)


@pytest.mark.clause("CM-8.2e")
@pytest.mark.parametrize(
    ("dice", "left", "must", "may"),
    [([3, 3], 49, 0, 1), ([1, 6], 49, 0, 1), ([5, 1], 46, 4, 0), ([4, 3], 49, 1, 0)],
    ids=["tie", "missed", "by four", "by one"],
)
def test_cm_8_2e_a_lashed_team(dice: list[Draw], left: int, must: int, may: int) -> None:
    tab = lashed(dice, "order 4")
    blue = chariot(tab, "blue")
    assert (blue.endurance, blue.must_gain, blue.may_gain) == (left, must, may)


@pytest.mark.clause("CM-8.3")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_cm_8_3_it_never_rises_in_a_race(rules: str) -> None:
    tab = deal(4, {"rules": rules}, 11)
    while choice(tab) != "write-speeds":
        seat = tab.state.asked()[0]
        tab.answer(seat, [tab.state.options(seat)[-1]])
    lowest = [sheet.endurance for sheet in race(tab).chariots]
    for step in wander(tab, 5):
        now = [sheet.endurance for sheet in race(step).chariots]
        assert all(left <= before for left, before in zip(now, lowest, strict=True))
        lowest = now
        if race(step).turn > 6:
            break
    assert any(sheet.endurance < sheet.build.endurance for sheet in race(tab).chariots)


@pytest.mark.clause("CM-8.3")
def test_cm_8_3_it_is_marked_off_at_once() -> None:
    tab = red("home 28/1", "order 12, whip 0", [1, 1, 1])
    told = kinds(say(tab, 0, "forward"))
    assert told.index("endurance-lost") < told.index("strain-rolled")


# ---- nothing left


@pytest.mark.clause("CM-8.4")
def test_cm_8_4_the_end_comes_once_and_for_good() -> None:
    draws: list[Draw] = ["red", "blue", "red", "blue"]
    tab = red("home 10/3", "order 4, whip 0, endurance 1", draws)
    told = kinds(say(tab, 0, "brake"))
    assert told.count("endurance-gone") == told.count("modifier-lost") == 1
    say(tab, 0, "forward", "forward", "forward")
    write(tab, 0)
    write(tab, 0)
    assert kinds(tab.all_events(-1)).count("endurance-gone") == 1
    assert (chariot(tab, "red").endurance, chariot(tab, "red").modifier) == (0, -1)


@pytest.mark.clause("CM-8.4")
def test_cm_8_4_one_point_left_is_not_the_end() -> None:
    tab = red("home 10/3", "order 4, whip 0, endurance 2", [])
    assert "endurance-gone" not in kinds(say(tab, 0, "brake"))
    assert (chariot(tab, "red").modifier, "brake" in options(tab, 0)) == (0, True)


@pytest.mark.clause("CM-8.4.1")
@pytest.mark.parametrize(("order", "flips"), [(9, True), (8, False)])
def test_cm_8_4_1_too_fast_in_a_corner_is_a_flip(order: int, *, flips: bool) -> None:
    tab = red("home 28/1", f"order {order}, whip 0, endurance 0", [])
    told = kinds(say(tab, 0, "forward"))
    assert ("flipped" in told) == flips
    assert "strain-rolled" not in told
    assert chariot(tab, "red").active() != flips


@pytest.mark.clause("CM-8.4.1")
def test_cm_8_4_1_one_point_of_endurance_is_paid_and_the_chart_rolled() -> None:
    tab = red("home 28/1", "order 12, whip 0, endurance 1", [1, 1, 1, 1, 1, 2])
    told = kinds(say(tab, 0, "forward"))
    assert "flipped" not in told
    assert told.count("strain-rolled") == 1


@pytest.mark.clause("CM-8.4.1")
def test_cm_8_4_1_a_lane_further_in_is_a_flip_too() -> None:
    tab = red("home 28/2", "order 9, whip 0, endurance 0", [])
    say(tab, 0, "forward")
    assert only(say(tab, 0, "lane in"), "flipped")["cause"] == "corner"


@pytest.mark.clause("CM-8.4.1")
@pytest.mark.parametrize(("more", "flips"), [("fatigue 1", False), ("current -1", False), ("fatigue 0", True)])
def test_cm_8_4_1_speed_already_lost_is_taken_off_first(more: str, *, flips: bool) -> None:
    tab = red("home 28/1", f"order 9, horses 3/2/2/2, whip 0, endurance 0, {more}", [])
    assert ("flipped" in kinds(say(tab, 0, "forward"))) == flips


@pytest.mark.clause("CM-8.4.1", "CM-8.4.4")
@pytest.mark.parametrize(("horses", "flips", "left"), [("2/2/2/2", False, 7), ("3/2/2/2", True, 8)])
def test_cm_8_4_1_the_modifier_just_lost_slows_it_before_the_corner(horses: str, left: int, *, flips: bool) -> None:
    # Nine written at +1; the last endurance goes by braking, and with it the point above the horses' eight.
    tab = red("home 28/1", f"points 1/1/1/1, order 9, horses {horses}, whip 0, endurance 1", [])
    say(tab, 0, "brake")
    assert (race(tab).phase.left, chariot(tab, "red").current) == (left, 0)
    assert ("flipped" in kinds(say(tab, 0, "forward"))) == flips


@pytest.mark.clause("CM-8.4.1")
@pytest.mark.parametrize(("left", "asked"), [(0, "move-choice"), (1, "whip-choice")])
def test_cm_8_4_1_no_whip(left: int, asked: str) -> None:
    assert choice(red("home 10/3", f"order 6, endurance {left}", [])) == asked


@pytest.mark.clause("CM-8.4.2")
@pytest.mark.parametrize(("left", "brakes"), [(0, False), (1, True)])
def test_cm_8_4_2_no_braking(left: int, *, brakes: bool) -> None:
    tab = red("home 10/3", f"order 6, whip 0, endurance {left}", [])
    assert ("brake" in options(tab, 0)) == brakes
    if not brakes:
        assert refused(tab, 0, "brake").clause == "CM-8.4.2"


@pytest.mark.clause("CM-8.4.2")
@pytest.mark.parametrize(("left", "brakes"), [(0, False), (1, False), (2, True)])
def test_cm_8_4_2_no_braking_to_avoid_an_attack(left: int, *, brakes: bool) -> None:
    words = f"seats: 2; mover: red; cup:; left: 6; red: at home 20/3; blue: at home 19/4, endurance {left}"
    tab = table(words, [], None)
    say(tab, 0, "ram blue team")
    assert ("brake back" in options(tab, 1)) == brakes
    if left == 0:
        assert refused(tab, 1, "brake back").clause == "CM-8.4.2"


@pytest.mark.clause("CM-8.4.3")
@pytest.mark.parametrize(("horses", "speeds"), [("4/4/4/4", [16, 15, 14, 13]), ("4/3/4/4", [15, 14, 13, 12])])
def test_cm_8_4_3_a_point_of_speed_every_later_turn(horses: str, speeds: list[int]) -> None:
    draws: list[Draw] = ["red", "blue", "red", "blue"]
    more = f"order 1, whip 0, endurance 1, boxes 4/4/4/4, horses {horses}"
    tab = red("home 10/3", more, draws, "turn: 15")
    seen = [race(tab).team_speed(chariot(tab, "red"))]
    say(tab, 0, "brake")
    seen.append(race(tab).team_speed(chariot(tab, "red")))
    for _ in range(2):
        write(tab, 0)
        seen.append(race(tab).team_speed(chariot(tab, "red")))
    assert (race(tab).turn, seen) == (18, speeds)
    # Not an injury; and with the modifier of -1 the most it can write is one less.
    assert chariot(tab, "red").horses == tuple(int(left) for left in horses.split("/"))
    assert options(tab, 0)[-1] == f"speed red {speeds[-1] - 1}"
    assert race(tab).team_speed(chariot(tab, "blue")) == 16


@pytest.mark.clause("CM-8.4.3")
def test_cm_8_4_3_with_a_point_left_nothing_is_lost() -> None:
    tab = red("home 10/3", "order 1, whip 0, endurance 1", [])
    say(tab, 0, "forward")
    assert (race(tab).turn, chariot(tab, "red").fatigue, race(tab).team_speed(chariot(tab, "red"))) == (3, 0, 16)


@pytest.mark.clause("CM-8.4.4")
def test_cm_8_4_4_modifier_and_current_modifier_fall_at_once() -> None:
    draws: list[Draw] = ["red", "blue"] * 4
    tab = red("home 10/3", "order 1, whip 0, endurance 1, modifier 1, current -2", draws)
    told = only(say(tab, 0, "brake"), "modifier-lost")
    assert (told["modifier"], told["current"]) == (0, -3)
    for current in (-2, -1, 0, 0):
        assert (chariot(tab, "red").modifier, chariot(tab, "red").current) == (0, current)
        write(tab, 0)


@pytest.mark.clause("CM-8.4.4")
def test_cm_8_4_4_it_may_become_negative() -> None:
    tab = red("home 10/3", "order 3, whip 0, endurance 1", [])
    say(tab, 0, "brake")
    assert (chariot(tab, "red").modifier, chariot(tab, "red").current, race(tab).maximum(chariot(tab, "red"))) == (
        -1,
        -1,
        15,
    )


# ---- less than nothing


@pytest.mark.clause("CM-8.5")
@pytest.mark.parametrize("dice", [[3, 3], [6, 1]])
def test_cm_8_5_a_lash_on_an_exhausted_team_does_nothing(dice: list[Draw]) -> None:
    tab = lashed(dice, "endurance 0, order 4")
    blue = chariot(tab, "blue")
    assert (blue.endurance, blue.must_gain, blue.may_gain, blue.modifier) == (0, 0, 0, 0)
    assert "endurance-lost" not in kinds(tab.all_events(-1))


@pytest.mark.clause("CM-8.5")
def test_cm_8_5_a_payment_beyond_what_is_left_takes_what_is_left() -> None:
    tab = red("home 28/1", "order 12, whip 0, endurance 3", [1, 1, 1])
    assert only(say(tab, 0, "forward"), "endurance-lost")["points"] == 3
    assert chariot(tab, "red").endurance == 0
