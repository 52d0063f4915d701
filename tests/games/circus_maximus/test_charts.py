"""Every chart cell by cell, against the printed numbers typed once more."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.charts import (
    CAR_RESULTS,
    CARS,
    LASH_RESULTS,
    OVER_RESULTS,
    STRAIN_RESULTS,
    car_damage,
    driver_hits,
    horse_injury,
    lash_result,
    running_over,
    strain_result,
    wheel_damage,
)
from harena.games.circus_maximus.track import Square

from .tables import Draw, advanced, chariot, kinds, log, only, race, say, script, table

COLOURS = ["red", "blue", "green", "yellow", "purple", "black", "white", "brown"]
START: list[Draw] = [1, 2, 3, 4, 5, 6, 7, 8, *COLOURS]
"""Red in lane 1, blue in lane 2, …; two players draw the colours in turn."""
SPEEDS = {
    2: ["7447", "7536", "7545", "7436", "6446", "7435"],
    1: ["6445", "6435", "5445", "6335", "5435", "5335"],
    0: ["5434", "4444", "5325", "5424", "5324", "4334"],
}
ENDURANCE = {2: [74, 71, 68, 65, 62, 59], 1: [55, 52, 49, 46, 43, 40], 0: [36, 33, 30, 27, 24, 21]}
HITS = {1: 5, 2: 6, 3: 6, 4: 7, 5: 7, 6: 8, 7: 9, 8: 10}


def built(points: str, driver: int, team: int, endurance: int) -> dict[str, object]:
    """Red's log sheet with these points and these build dice; the others are built anyhow."""
    tab = script(2, [*START, driver, team, endurance, *[1] * 21])
    for seat in (0, 1):
        for colour in COLOURS[seat::2]:
            say(tab, seat, f"prepare {colour} {points if colour == 'red' else '1-1-1-1'}")
    return log(tab, "red")


# ---- preparation


@pytest.mark.clause("CM-3.6-chart", "CM-3.6.2")
@pytest.mark.parametrize(
    ("points", "modifier", "car", "speed", "endurance"),
    [
        ("0-0-2-2", 0, "light", 22, 74),
        ("1-1-1-1", 1, "normal", 19, 55),
        ("2-2-0-0", 2, "heavy", 16, 36),
        ("0-1-1-2", 0, "normal", 19, 74),
        ("1-2-0-1", 1, "heavy", 16, 55),
        ("2-0-2-0", 2, "light", 22, 36),
        ("0-2-2-0", 0, "heavy", 22, 36),
        ("2-1-0-1", 2, "normal", 16, 55),
        ("1-0-1-2", 1, "light", 19, 74),
    ],
)
def test_cm_3_6_chart_points_buy_modifier_car_and_rows(
    points: str, modifier: int, car: str, speed: int, endurance: int
) -> None:
    log = built(points, 1, 1, 1)
    assert (log["modifier"], log["current"], log["weight"]) == (modifier, modifier, car)
    assert (log["team_speed"], log["endurance"]) == (speed, [endurance, endurance])
    assert log["wheels"] == [0, 0]
    assert [CARS.index(name) for name in ("light", "normal", "heavy")] == [0, 1, 2]


@pytest.mark.clause("CM-3.6.1-chart", "CM-3.6.1b")
def test_cm_3_6_1_chart_hits_by_index_and_never_more_than_ten() -> None:
    assert {index: driver_hits(index) for index in HITS} == HITS
    assert [driver_hits(index) for index in range(9, 15)] == [10] * 6


@pytest.mark.clause("CM-3.6.1a", "CM-3.6.1-chart")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("points", "modifier"), [("0-0-2-2", 0), ("1-1-1-1", 1), ("2-0-1-1", 2)])
def test_cm_3_6_1a_the_die_and_the_modifier_give_the_hits(points: str, modifier: int, die: int) -> None:
    assert built(points, die, 1, 1)["hits"] == [HITS[die + modifier], HITS[die + modifier]]


@pytest.mark.clause("CM-3.6.3", "CM-3.6.3-chart", "CM-3.5c", "CM-3.5d")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("row", [0, 1, 2])
def test_cm_3_6_3_chart_horses_from_left_to_right(row: int, die: int) -> None:
    log = built({0: "2-1-0-1", 1: "1-1-1-1", 2: "0-1-2-1"}[row], 1, die, 1)
    horses = [int(speed) for speed in SPEEDS[row][die - 1]]
    assert log["horses"] == [[speed, speed] for speed in horses]
    assert log["team_speed"] == sum(horses)


@pytest.mark.clause("CM-3.6.4", "CM-3.6.4-chart")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("row", [0, 1, 2])
def test_cm_3_6_4_chart_endurance(row: int, die: int) -> None:
    log = built({0: "2-1-1-0", 1: "1-1-1-1", 2: "0-1-1-2"}[row], 1, 1, die)
    assert log["endurance"] == [ENDURANCE[row][die - 1]] * 2


# ---- corner strain

STRAIN = {
    4: "- - - - - - - - -",
    5: "- - - - - - - - S",
    6: "- - - - - - - S SS",
    7: "- - - - - - S SS J",
    8: "- - - - - S SS J LH",
    9: "- - - - S SS J LH RH",
    10: "- - - S SS J LH RH FP",
    11: "- - S SS J LH RH FP FP",
    12: "- S SS J LH RH FP FP FP",
    13: "S SS J LH RH FP FP FP FP",
    14: "SS J LH RH FP FP FP FP FP",
    15: "J LH RH FP FP FP FP FP FP",
    16: "LH RH FP FP FP FP FP FP FP",
    17: "RH FP FP FP FP FP FP FP FP",
    18: "FP FP FP FP FP FP FP FP FP",
}
BY_SUM = {14: "S", 15: "SS", 16: "J", 17: "LH", 18: "RH"}
"""The chart is one formula: row plus points, 19 and more flips."""


def by_sum(total: int) -> str:
    return BY_SUM.get(total, "-" if total < 14 else "FP")


@pytest.mark.clause("CM-7.3.2-chart")
@pytest.mark.parametrize("row", list(STRAIN))
def test_cm_7_3_2_chart_every_cell(row: int) -> None:
    cells = [STRAIN_RESULTS[strain_result(row, points)] for points in range(1, 10)]
    assert cells == STRAIN[row].split()
    assert cells == [by_sum(row + points) for points in range(1, 10)]


@pytest.mark.clause("CM-7.3.2-chart")
@pytest.mark.parametrize("points", range(1, 10))
def test_cm_7_3_2_chart_its_ends_stand_for_all_beyond_them(points: int) -> None:
    for row in range(-5, 4):
        assert strain_result(row, points) == strain_result(4, points)
    for row in range(19, 30):
        assert strain_result(row, points) == strain_result(18, points)
    for row in STRAIN:
        assert strain_result(row, 9 + points) == strain_result(row, 9)


# ---- lash

LASH = {
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


@pytest.mark.clause("CM-9.4.2-chart")
@pytest.mark.parametrize("roll", list(LASH))
def test_cm_9_4_2_chart_every_cell(roll: int) -> None:
    """Also row 10 at factor 0 and row 9 at +1: the printed dashes."""
    assert [LASH_RESULTS[lash_result(factor, roll)] for factor in range(-4, 6)] == LASH[roll].split()
    assert lash_result(-9, roll) == lash_result(-4, roll)
    assert lash_result(12, roll) == lash_result(5, roll)


# ---- rams


@pytest.mark.clause("CM-9.5-chart")
def test_cm_9_5_chart_horse_injury() -> None:
    printed = dict.fromkeys(range(6), 0) | {6: 1, 7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 4, 13: 5, 14: 6, 15: 8}
    assert {roll: horse_injury(roll) for roll in range(16)} == printed
    assert horse_injury(-1) == 0


@pytest.mark.clause("CM-9.5.5-chart")
def test_cm_9_5_5_chart_wheel_damage() -> None:
    printed = dict.fromkeys(range(5), 1) | {5: 2, 6: 2, 7: 2, 8: 3, 9: 3, 10: 4, 11: 4, 12: 5, 13: 6, 14: 7, 15: 8}
    assert {roll: wheel_damage(roll) for roll in range(16)} == printed
    assert wheel_damage(-1) == 1


@pytest.mark.clause("CM-9.5.4-chart")
def test_cm_9_5_4_chart_damage_to_cars() -> None:
    told = {total: CAR_RESULTS[car_damage(total)] for total in range(-3, 27)}
    assert [total for total in told if told[total] == "attacker"] == list(range(-3, 7))
    assert [total for total in told if told[total] == "both"] == [7, 8, 9]
    assert [total for total in told if told[total] == "neither"] == [10, 11, 12]
    assert [total for total in told if told[total] == "defender"] == list(range(13, 27))


@pytest.mark.clause("CM-9.5.5-mod", "CM-9.5")
@pytest.mark.parametrize(
    ("car", "dice", "injury"),
    [(0, [4, 4], 0), (0, [4, 5], 1), (1, [2, 3], 0), (1, [4, 4], 1), (2, [3, 2], 1), (2, [3, 3], 2), (2, [6, 6], 8)],
)
def test_cm_9_5_the_striking_cars_weight_is_added(car: int, dice: list[Draw], injury: int) -> None:
    """Three less for a light car, three more for a heavy one: 5 is nothing, 6 a point, 9 two."""
    position = f"mover: red; left: 2; red: at home 12/3, points 0/{car}/1/1; blue: at home 11/4, horses 9/4/4/4"
    tab = table(position, dice)
    say(tab, 0, "ram blue team")
    assert only(say(tab, 1, "hold"), "horse-injured")["points"] == injury


# ---- the advanced race

WRECKS = {
    2: (-1, 3),
    3: (2, 5),
    4: (0, 0),
    5: (0, 2),
    6: (0, 1),
    7: (1, 3),
    8: (-1, 1),
    9: (1, 4),
    10: (3, 2),
    11: (4, 6),
    12: (-3, 4),
}
"""Lanes to the right, squares forward."""


@pytest.mark.clause("CM-12.2-chart", "CM-12.2")
@pytest.mark.parametrize("roll", list(WRECKS))
def test_cm_12_2_chart_where_the_wreck_lands(roll: int) -> None:
    """From lane 4 no roll reaches a wall."""
    first = max(1, roll - 6)
    tab = advanced(
        "flying: home 10/4 = red; blue: at back 3/8; todo: land-wrecks, write-speeds",
        [first, roll - first],
    )
    lanes, forward = WRECKS[roll]
    assert [race(tab).track.square_name(Square(square)) for square in race(tab).wrecks] == [
        f"home {10 + forward}/{4 + lanes}"
    ]


def lashed(roll: int, rest: list[Draw]) -> tuple[Table, list[str]]:
    """Red wounds the driver of blue, who holds; then the critical roll."""
    first = max(1, roll - 6)
    tab = advanced(
        "mover: red; left: 1; red: at home 12/3; blue: at home 12/4", [2, 5, 3, 4, 1, 1, 2, first, roll - first, *rest]
    )
    say(tab, 0, "lash blue car")
    return tab, kinds(say(tab, 1, "hold"))


@pytest.mark.clause("CM-13.1")
@pytest.mark.parametrize(
    ("roll", "rest", "what"),
    [
        (2, [], "pulled out"),
        (3, [], "severe"),
        (4, [], "arm"),
        (5, [], "eye"),
        (6, [1, 1], "again"),
        (7, [], "deep"),
        (8, [], "nothing"),
        (9, [], "nothing"),
        (10, [], "nothing"),
        (11, [], "nothing"),
        (12, [1, 1, 1, 1], "entangled"),
    ],
)
def test_cm_13_1_every_row_of_the_critical_hits(roll: int, rest: list[Draw], what: str) -> None:
    tab, told = lashed(roll, rest)
    blue = chariot(tab, "blue")
    assert told[told.index("wounded") :][:3] == ["wounded", "slowed", "critical-hit"]
    assert ("pulled-out" in told) == (what in ("pulled out", "entangled"))
    assert ("entangled" in told) == (what == "entangled")
    assert chariot(tab, "red").whip == (0 if what in ("pulled out", "entangled", "again") else 1)
    assert blue.modifier == (-1 if what == "severe" else 0)
    assert blue.arm_wound == (1 if what == "arm" else 0)
    assert blue.blind == (1 if what == "eye" else 0)
    assert told.count("lash-rolled") == (2 if what == "again" else 1)
    assert told.count("wounded") == (2 if what == "deep" else 1)


@pytest.mark.clause("CM-14.3-chart")
def test_cm_14_3_chart_running_over() -> None:
    """The rows from 12 to 16 stand in the collected table alone."""
    told = {total: OVER_RESULTS[running_over(total)] for total in range(-3, 30)}
    spans = {"safe": (-3, 8), "jostled": (9, 10), "wheels": (11, 11), "hobbled": (12, 13), "lamed": (14, 14)}
    spans |= {"danger": (15, 16), "flip": (17, 29)}
    for result, (least, most) in spans.items():
        assert [total for total in told if told[total] == result] == list(range(least, most + 1))
