"""CM-27.3 Horse carcasses, an option: a horse cut free lies on the track."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.carcasses import CARCASSES
from harena.games.circus_maximus.chariot import CARCASS, NOBODY, Faction
from harena.games.circus_maximus.driving_over import DRIVING_OVER
from harena.games.circus_maximus.rulebook import ADVANCED, BASIC
from harena.games.circus_maximus.variants import rulebook_of, with_needs

from .tables import GAME, Draw, advanced, chariot, choice, kinds, log, only, options, race, say, table, view, where

OPTION = "option carcasses: yes; "
FALLEN = "fallen 1, horses 0/4/4/4, boxes 4/4/4/4, whip 0"


def cutting(draws: list[Draw], order: int = 12, option: str = OPTION, more: str = "") -> Table:
    """Red's phase begins with a dead horse to cut free; every die is dictated."""
    words = f"{option}seats: 2; mover: red; cup:; red: at home 10/3, order {order}, {FALLEN}; blue: at home 2/7; {more}"
    return table(words, draws, None)


# ---- where it lies


@pytest.mark.clause("CM-27.3")
def test_cm_27_3_a_horse_cut_free_stays_where_the_team_stands() -> None:
    tab = cutting([2, 2, 2])
    assert kinds(tab.all_events(-1))[1:3] == ["cut-free", "carcass-left"]
    assert only(tab.all_events(-1), "carcass-left")["square"] == "home 10/3"
    assert view(tab, None)["wrecks"] == {"home 10/3": "horse"}


@pytest.mark.clause("CM-27.3")
def test_cm_27_3_no_carcass_if_the_cut_fails_or_without_the_rule() -> None:
    assert view(cutting([6, 6, 6]), None)["wrecks"] == {}
    assert view(cutting([2, 2, 2], option=""), None)["wrecks"] == {}


@pytest.mark.clause("CM-27.3")
def test_cm_27_3_a_runaway_team_that_loses_a_horse_is_a_wreck_and_leaves_no_carcass() -> None:
    words = f"{OPTION}option rules: advanced; seats: 2; mover: blue; left: 3; cup:; blue: at home 21/4; "
    tab = table(
        f"{words}red: team home 20/3, standing runaway, driver dead, horses 1/1/1/1; green: at home 22/3", [6, 6], None
    )
    ram = next(words for words in options(tab, 1) if words.startswith("ram red"))
    say(tab, 1, ram)
    assert view(tab, None)["wrecks"] == {"home 20/3": "red"}


@pytest.mark.clause("CM-27.3")
def test_cm_27_3_on_a_wreck_it_makes_no_difference_and_a_wreck_on_it_does() -> None:
    words = f"{OPTION}option rules: advanced; seats: 2; mover: red; cup:; blue: at home 2/7; wrecks: home 10/3; "
    tab = table(f"{words}red: at home 10/3, order 12, {FALLEN}", [1, 1, 1, 1], None)
    assert race(tab).wrecks == {race(tab).track.square_named("home 10/3"): NOBODY}
    words = f"{OPTION}option rules: advanced; seats: 2; mover: red; left: 1; cup:; red: at home 2/7; "
    landed = table(f"{words}blue: standing stopped; wrecks: home 20/3 = horse; flying: home 20/3 = blue", [1, 3], None)
    assert list(race(landed).wrecks.values()) == [CARCASS]
    say(landed, 0, "forward")
    assert list(race(landed).wrecks.values()) == [NOBODY]


# ---- its own chariot


@pytest.mark.clause("CM-27.3")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("order", [6, 7, 12])
def test_cm_27_3_it_means_nothing_to_its_own_chariot_in_that_turn(rules: str, order: int) -> None:
    """With no, one or six MFs left the chariot stands on it, has its car on it, or is beyond it: no roll, no flip."""
    tab = cutting([2, 2, 2], order, f"{OPTION}option rules: {rules}; ", "green: at home 2/1, order 0, whip 0")
    for _ in range(order - 6):
        assert choice(tab) == "move-choice"
        say(tab, 0, "forward")
    told = kinds(tab.all_events(-1))
    assert not {"over-wreck", "over-rolled", "flipped"} & set(told)
    assert "phase-ended" in told


@pytest.mark.clause("CM-27.3")
def test_cm_27_3_in_the_next_turn_it_does() -> None:
    words = f"{OPTION}seats: 2; mover: red; cup:; wrecks: home 10/3 = horse; blue: at home 2/7; "
    tab = table(f"{words}red: at home 10/3, order 12, horses 0/4/4/4, boxes 4/4/4/4, whip 0", [3], None)
    assert only(tab.all_events(-1), "over-wreck")["square"] == "home 10/3"
    assert choice(tab) == "pay-choice"


# ---- driving over it


def over(draws: list[Draw], lying: str = " = horse", rules: str = "basic") -> Table:
    words = f"{OPTION}option rules: {rules}; seats: 2; mover: red; left: 6; cup:; wrecks: home 21/3{lying}; "
    return table(f"{words}red: at home 20/3; blue: at home 2/7", draws, None)


@pytest.mark.clause("CM-27.3")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_cm_27_3_it_is_driven_over_like_a_wreck_with_one_off_the_roll(rules: str) -> None:
    tab = over([3, 3, 3, 3], rules=rules)
    assert options(tab, 0) == ["over", "brake", "slip in", "slip out"]
    say(tab, 0, "over")
    say(tab, 0, "pay 3")
    told = only(say(tab, 0, "forward"), "over-rolled")
    assert (told["total"], told["outcome"]) == (8, "safe")
    assert chariot(tab, "red").endurance == 47


@pytest.mark.clause("CM-27.3")
def test_cm_27_3_a_wrecked_car_is_rolled_for_as_before() -> None:
    tab = over([3, 3, 3, 3], "", "advanced")
    say(tab, 0, "over")
    say(tab, 0, "pay 3")
    assert only(say(tab, 0, "forward"), "over-rolled")["total"] == 9


@pytest.mark.clause("CM-27.3")
def test_cm_27_3_stopping_on_it_flips() -> None:
    words = (
        f"{OPTION}seats: 2; mover: red; left: 1; cup:; wrecks: home 21/3 = horse; red: at home 20/3; blue: at home 2/7"
    )
    stuck = table(words, [3], None)
    say(stuck, 0, "over")
    assert only(say(stuck, 0, "pay 3"), "flipped")["cause"] == "wreck"
    assert log(stuck, "red")["standing"] == "out"


@pytest.mark.clause("CM-27.3")
def test_cm_27_3_hobbled_horses_suffer_alone() -> None:
    tab = over([1, 4, 4, 5, 6, 1, 1, 1], rules="advanced")
    say(tab, 0, "over")
    say(tab, 0, "pay 1")
    events = say(tab, 0, "forward")
    assert only(events, "over-rolled")["outcome"] == "hobbled"
    assert chariot(tab, "red").horses == (1, 4, 4, 4)
    assert chariot(tab, "blue").horses == (4, 4, 4, 4)


@pytest.mark.clause("CM-27.3", "CM-27.8-4")
def test_cm_27_3_a_chariot_that_slips_onto_it_in_the_rain_has_to_get_over_it() -> None:
    words = f"{OPTION}option weather: yes; weather: rain; seats: 2; mover: red; left: 6; cup:; blue: at home 2/7; "
    tab = table(f"{words}wrecks: home 21/6 = horse; red: at home 20/4, points 2/0/1/1", [6, 4, 3, 3, 3], None)
    events = say(tab, 0, "lane out")
    assert kinds(events) == ["lane-changed", "lane-slippery", "forced-slip", "over-wreck"]
    assert where(tab, "red")[0] == "home 21/6"
    say(tab, 0, "pay 4")
    assert "over-rolled" in kinds(say(tab, 0, "forward"))


# ---- positions, and the rules it shares


def test_a_position_tells_carcasses_and_what_is_spared() -> None:
    tab = cutting([2, 2, 2])
    printed = GAME.print(tab.state)
    assert "wrecks: home 10/3 = horse" in printed
    assert "spared: home 10/3" in printed
    assert GAME.print(table(printed.removeprefix("circus-maximus; ")).state) == printed
    with pytest.raises(Exception, match="option carcasses: yes"):
        advanced("seats: 2; red: at home 10/3; blue: at home 2/7; wrecks: home 20/3 = horse")
    with pytest.raises(Exception, match="rules: advanced"):
        table(f"{OPTION}seats: 2; red: at home 10/3; blue: at home 2/7; wrecks: home 20/3")


def test_what_two_variants_need_is_put_in_once() -> None:
    assert with_needs([BASIC, ADVANCED, CARCASSES]) == [BASIC, ADVANCED, DRIVING_OVER, CARCASSES]
    assert with_needs([BASIC, CARCASSES]) == [BASIC, CARCASSES, DRIVING_OVER]
    both, one = rulebook_of([BASIC, ADVANCED, CARCASSES], 8), rulebook_of([BASIC, ADVANCED], 8)
    names = [type(step).__name__ for step in both.phase(Faction(0))]
    assert names == [type(step).__name__ for step in one.phase(Faction(0))]
    assert len(set(names)) == len(names)
    assert len(both.uses) == len(one.uses)
