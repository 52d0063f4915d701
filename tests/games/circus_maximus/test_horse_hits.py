"""CM-27.4 Critical horse hits, an option: a hit on a horse may bring more."""

from __future__ import annotations

from typing import Any

import pytest

from harena.core.ids import Seat
from harena.core.table import Table

from .tables import GAME, Draw, advanced, chariot, kinds, only, say, table

OPTION = "option critical-horse-hits: yes; "
BESIDE = "seats: 2; mover: red; left: 4; cup:; red: at home 21/3, points 0/1/1/2; blue: at home 20/4{blue}"


def rammed(
    draws: list[Draw], option: str = OPTION, blue: str = ", horses 6/4/4/6"
) -> tuple[Table, list[dict[str, object]]]:
    """Red's normal car rams blue's team, whose left horse has six boxes."""
    tab = table(option + BESIDE.format(blue=blue), draws, None)
    say(tab, 0, "ram blue team")
    return tab, say(tab, 1, "hold")


@pytest.mark.clause("CM-27.4")
@pytest.mark.parametrize(
    ("dice", "more"),
    [
        ([1, 1], 0),
        ([3, 4], 0),
        ([4, 4], 0),
        ([4, 5], 1),
        ([5, 5], 2),
        ([5, 6], 3),
        ([6, 6], 5),
    ],
)
def test_cm_27_4_each_row_of_the_table(dice: list[Draw], more: int) -> None:
    """A seven of injury costs one box; five are left to lose."""
    tab, events = rammed([3, 4, *dice])
    assert only(events, "horse-injured")["points"] == 1
    told = only(events, "horse-critical")
    assert (told["chariot"], told["horse"], told["points"]) == ("blue", 1, more)
    assert chariot(tab, "blue").horses == (5 - more, 4, 4, 6)
    assert ("horse-dead" in kinds(events)) == (more == 5)


@pytest.mark.clause("CM-27.4")
def test_cm_27_4_more_boxes_than_are_left_kill_and_no_second_roll_follows() -> None:
    tab, events = rammed([3, 4, 5, 6], blue=", horses 3/4/4/6")
    assert only(events, "horse-critical")["points"] == 2
    assert kinds(events).count("horse-dead") == 1
    assert chariot(tab, "blue").fallen == 1
    assert chariot(tab, "blue").endurance == 38


@pytest.mark.clause("CM-27.4")
def test_cm_27_4_no_roll_for_a_horse_unharmed_dead_or_at_a_table_without_the_rule() -> None:
    assert "horse-critical" not in kinds(rammed([1, 1])[1])
    assert "horse-critical" not in kinds(rammed([6, 6], blue=", horses 1/4/4/6")[1])
    assert "horse-critical" not in kinds(rammed([3, 4], "")[1])


@pytest.mark.clause("CM-27.4")
def test_cm_27_4_a_corner_hurts_horses_too() -> None:
    """Five points and a 12 hurt the left horse: nobody struck it, and it is rolled for."""
    words = "seats: 2; mover: red; left: 4; used: 9; cup:; red: at home 28/1, horses 6/4/4/6; blue: at home 2/8"
    tab = table(f"{OPTION}{words}", [4, 4, 4, 3, 4, 5, 5], None)
    events = say(tab, 0, "forward")
    assert only(events, "strain-rolled")["strain"] == "LH"
    assert only(events, "horse-critical")["points"] == 2
    assert chariot(tab, "red").horses == (3, 4, 4, 6)


@pytest.mark.clause("CM-27.4")
def test_cm_27_4_over_a_wreck_each_horse_that_is_hurt_rolls_before_the_next() -> None:
    words = f"{OPTION}seats: 2; mover: red; left: 5; cup:; wrecks: home 21/3; "
    tab = advanced(
        f"{words}red: at home 20/3, horses 6/6/6/6; blue: at home 2/8", [1, *[4] * 3, 4, 4, 5, 1, 5, 1, 1, 3], None
    )
    say(tab, 0, "over")
    events = [*say(tab, 0, "pay 1"), *say(tab, 0, "forward")]
    assert only(events, "over-rolled")["outcome"] == "hobbled"
    hits = [kind for kind in kinds(events) if kind.startswith("horse-")]
    assert hits == ["horse-injured", "horse-critical", *["horse-injured"] * 2, "horse-critical", "horse-injured"]


@pytest.mark.clause("CM-27.4")
def test_cm_27_4_exhaustion_is_no_hit() -> None:
    words = f"{OPTION}seats: 2; turn: 2; red: at home 2/3, endurance 0, whole-endurance 50; blue: at home 2/7; "
    words += "todo: next-turn"
    told = kinds(table(words, [], None).all_events(-1))
    assert "exhausted" in told
    assert "horse-critical" not in told


@pytest.mark.clause("CM-27.4")
def test_cm_27_4_odds_of_a_ram_count_what_it_may_bring_besides() -> None:
    """A horse of two boxes that has lost one dies by 9 and more, ten throws of 36."""

    def ram(option: str) -> dict[str, Any]:
        tab = table(option + BESIDE.format(blue=", horses 2/4/4/6"))
        rows = GAME.odds(tab.state, Seat(0), [])["rows"]
        assert isinstance(rows, list)
        found = next(row for row in rows if row["pick"] == "ram blue team")["outcomes"]
        assert isinstance(found, dict)
        return found

    plain, worse = ram(""), ram(OPTION)
    one = plain["injury"]["1"]
    assert worse["injury"]["1"] == pytest.approx(one * 26 / 36, abs=1e-5)
    assert worse["dies"] == pytest.approx(plain["dies"] + one * 10 / 36, abs=1e-5)
