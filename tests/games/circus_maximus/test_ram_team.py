"""CM-9.5, CM-9.5.1 The ram against horses, and what injuries do."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.charts import horse_injury

from .fights import clash, strike
from .tables import Draw, chariot, kinds, only, race, say, table

LIGHT = ", points 1/0/1/2, modifier 0"
HEAVY = ", points 1/2/0/1, modifier 0"


def rammed(dice: list[Draw], red: str = "", blue: str = "", lane: int = 3) -> Table:
    """Red in an inner or outer lane has rammed the team of blue in lane 4."""
    tab = table(f"seats: 2; mover: red; left: 6; red: at home 20/{lane}{red}; blue: at home 19/4{blue}", dice, None)
    strike(tab, "ram blue team")
    return tab


@pytest.mark.clause("CM-9.5-chart")
def test_cm_9_5_chart_every_row() -> None:
    expected = [0] * 6 + [1] * 3 + [2] * 2 + [3, 4, 5, 6, 8]
    assert [horse_injury(roll) for roll in range(16)] == expected


@pytest.mark.clause("CM-9.5-chart")
def test_cm_9_5_chart_below_zero_counts_as_zero() -> None:
    assert horse_injury(-1) == 0


@pytest.mark.clause("CM-9.5")
@pytest.mark.parametrize(
    ("dice", "car", "points"),
    [
        ([2, 3], "", 0),
        ([3, 3], "", 1),
        ([4, 5], "", 2),
        ([5, 6], "", 3),
        ([6, 6], "", 4),
        ([1, 1], HEAVY, 0),
        ([1, 2], HEAVY, 1),
        ([3, 3], HEAVY, 2),
        ([6, 6], HEAVY, 8),
        ([4, 4], LIGHT, 0),
        ([4, 5], LIGHT, 1),
        ([6, 6], LIGHT, 2),
        ([1, 1], LIGHT, 0),
    ],
)
def test_cm_9_5_two_dice_and_the_weight_of_the_attackers_car(dice: list[Draw], car: str, points: int) -> None:
    tab = clash("team", dice, red=car, blue=", horses 9/4/4/4")
    event = only(strike(tab, "ram blue team"), "horse-injured")
    assert (event["chariot"], event["horse"], event["points"], event["dice"]) == ("blue", 1, points, dice)
    assert chariot(tab, "blue").horses == (9 - points, 4, 4, 4)


@pytest.mark.clause("CM-9.5")
@pytest.mark.parametrize("car", [LIGHT, HEAVY])
def test_cm_9_5_the_weight_of_the_defenders_car_does_not_count(car: str) -> None:
    assert chariot(rammed([4, 5], blue=car), "blue").horses[0] == 2


@pytest.mark.clause("CM-9.5")
def test_cm_9_5_nor_do_the_modifiers_of_the_drivers() -> None:
    assert chariot(rammed([4, 4], red=", modifier 2", blue=", modifier -3"), "blue").horses[0] == 3


@pytest.mark.clause("CM-9.5.1a")
@pytest.mark.parametrize(("lane", "horses"), [(3, (2, 4, 4, 4)), (5, (4, 4, 4, 2))])
def test_cm_9_5_1a_the_horse_nearest_to_the_attacker(lane: int, horses: tuple[int, ...]) -> None:
    assert chariot(rammed([4, 5], lane=lane), "blue").horses == horses


@pytest.mark.clause("CM-9.5.1a")
@pytest.mark.parametrize(("lane", "horses"), [(3, (0, 4, 4, 1)), (5, (1, 4, 4, 0))])
def test_cm_9_5_1a_points_beyond_its_boxes_are_ignored(lane: int, horses: tuple[int, ...]) -> None:
    outer = horses[::-1]
    blue = f", horses {'/'.join(str(left if left else 1) for left in horses)}, boxes 4/4/4/4"
    tab = rammed([6, 6], red=HEAVY, blue=blue, lane=lane)
    assert chariot(tab, "blue").horses == horses != outer


@pytest.mark.clause("CM-9.5.1a")
@pytest.mark.parametrize(
    ("lane", "before", "after"),
    [(3, "0/4/4/4", (0, 2, 4, 4)), (3, "0/0/4/4", (0, 0, 2, 4)), (5, "4/4/4/0", (4, 4, 2, 0))],
)
def test_cm_9_5_1a_a_dead_horse_that_is_cut_leaves_the_next_one(lane: int, before: str, after: tuple[int, ...]) -> None:
    assert chariot(rammed([4, 5], blue=f", horses {before}, boxes 4/4/4/4", lane=lane), "blue").horses == after


@pytest.mark.clause("CM-9.5.1b")
def test_cm_9_5_1b_the_team_is_slower_at_once() -> None:
    tab = rammed([4, 5])
    blue = chariot(tab, "blue")
    assert (race(tab).team_speed(blue), race(tab).maximum(blue)) == (14, 14)


@pytest.mark.clause("CM-9.5.1b")
@pytest.mark.parametrize(("order", "mfs"), [(13, 13), (14, 14), (15, 14), (16, 14)])
def test_cm_9_5_1b_a_written_speed_above_it_is_trimmed(order: int, mfs: int) -> None:
    tab = table(
        f"seats: 2; mover: red; left: 1; red: at home 20/3; blue: at home 19/4, whip 0, order {order}",
        [4, 5, "blue"],
        None,
    )
    strike(tab, "ram blue team")
    assert race(tab).phase.left == mfs


CORNERED = "seats: 2; mover: red; left: 17; red: at home 28/3, horses {horses}; blue: at home 3/8"


@pytest.mark.clause("CM-9.5.1b")
def test_cm_9_5_1b_in_its_own_move_the_speed_is_trimmed_too() -> None:
    """17 MFs, one used: the corner hurts the left horse by two, so that 15 were allowed and 14 are left."""
    tab = table(CORNERED.format(horses="5/4/4/4"), [4, 4, 4, 4, 5], None)
    events = say(tab, 0, "forward")
    assert (only(events, "strain-rolled")["strain"], only(events, "horse-injured")["points"]) == ("LH", 2)
    assert (race(tab).phase.left, race(tab).phase.used, only(events, "mfs-lost")["mfs"]) == (14, 1, 2)


@pytest.mark.clause("CM-9.5.1b")
def test_cm_9_5_1b_a_speed_that_is_still_legal_stays() -> None:
    tab = table(CORNERED.format(horses="5/5/5/4"), [4, 4, 4, 4, 5], None)
    assert "mfs-lost" not in kinds(say(tab, 0, "forward"))
    assert (race(tab).phase.left, race(tab).team_speed(chariot(tab, "red"))) == (16, 17)


@pytest.mark.clause("CM-9.5.1b")
def test_cm_9_5_1b_a_speed_below_it_does_not_rise_to_it() -> None:
    """14 MFs of a team that could run 21, and 19 with a horse hurt."""
    tab = table(CORNERED.format(horses="6/5/5/5").replace("17", "14"), [5, 5, 5, 4, 5], None)
    assert only(say(tab, 0, "forward"), "horse-injured")["points"] == 2
    assert (race(tab).phase.left, race(tab).phase.total()) == (13, 14)


@pytest.mark.clause("CM-9.5.1b")
@pytest.mark.parametrize(("current", "left"), [(2, 16), (1, 15), (0, 14)])
def test_cm_9_5_1b_in_its_own_move_the_drivers_modifier_counts(current: int, left: int) -> None:
    driver = f"5/4/4/4, points 2/1/1/0, current {current}"
    tab = table(CORNERED.format(horses=driver), [4, 4, 4 + current, 4, 5], None)
    assert only(say(tab, 0, "forward"), "horse-injured")["points"] == 2
    assert race(tab).phase.left == left


@pytest.mark.clause("CM-9.5.1b")
def test_cm_9_5_1b_mfs_already_used_are_not_taken_back() -> None:
    """16 of 17 are used when the maximum falls to 14: only the last one is lost."""
    position = "seats: 2; mover: red; left: 2; used: 15; red: at home 28/3, horses 5/4/4/4; blue: at home 3/8"
    tab = table(position, [4, 4, 4, 5, 6, "blue"], None)
    events = say(tab, 0, "forward")
    assert (only(events, "horse-injured")["points"], only(events, "mfs-lost")["mfs"]) == (3, 1)
    assert kinds(events)[-5:-1] == ["horse-injured", "mfs-lost", "phase-ended", "token-drawn"]
