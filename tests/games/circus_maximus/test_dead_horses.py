"""CM-9.5.2, CM-9.5.3 Dead horses: what they stop, what they cost, and how they are cut free."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .fights import clash, lash, strike
from .tables import Draw, asked, chariot, choice, kinds, only, options, race, refused, say, table, where

DOWN = ", horses 0/4/4/4, boxes 4/4/4/4, fallen 1"
"""The left outer horse lies on the track."""
RIGHT_DOWN = ", horses 4/4/4/0, boxes 4/4/4/4, fallen 8"
FREED = ", horses 0/4/4/4, boxes 4/4/4/4, cut-turn 2, drawn 2"
"""Cut free in this turn."""


def blows(tab: Table) -> list[str]:
    return [word for word in options(tab, 0) if "blue" in word]


def cutting(order: int, draws: list[Draw], red: str = "", more: str = "") -> Table:
    """Red's phase begins with a dead horse; its three others are worth 15."""
    horses = "" if "horses" in red else ", horses 0/5/5/5, boxes 4/5/5/5, fallen 1"
    return table(f"seats: 2; mover: red; red: at home 20/3, order {order}{horses}{red}{more}", draws, None)


BLUE = "; blue: at home 3/8, order 1, whip 0"


# ---- a horse dies


@pytest.mark.clause("CM-9.5.2a")
def test_cm_9_5_2a_a_horse_without_boxes_falls() -> None:
    tab = clash("team", [6, 6])
    events = strike(tab, "ram blue team")
    assert (only(events, "horse-dead")["chariot"], only(events, "horse-dead")["horse"]) == ("blue", 1)
    assert (chariot(tab, "blue").fallen, chariot(tab, "blue").living()) == (1, 3)


@pytest.mark.clause("CM-9.5.2a")
def test_cm_9_5_2a_a_horse_with_one_box_left_does_not() -> None:
    tab = clash("team", [5, 6])
    assert "horse-dead" not in kinds(strike(tab, "ram blue team"))
    assert (chariot(tab, "blue").fallen, chariot(tab, "blue").horses[0]) == (0, 1)


@pytest.mark.clause("CM-9.5.2a")
def test_cm_9_5_2a_it_ends_the_move_at_once() -> None:
    """17 MFs into lane 3's corner: the left horse is hurt by its four boxes."""
    tab = table(
        "seats: 2; mover: red; left: 17; red: at home 28/3, horses 4/5/4/4; blue: at home 3/8, order 3, whip 0",
        [4, 4, 4, 6, 6, "blue"],
        None,
    )
    events = say(tab, 0, "forward")
    assert kinds(events)[-6:-3] == ["horse-dead", "endurance-lost", "phase-ended"]
    assert (where(tab, "red")[0], chariot(tab, "red").fallen, race(tab).mover) == ("dolphins 1/3", 1, 1)


@pytest.mark.clause("CM-9.5.2a")
@pytest.mark.parametrize("lane", [1, 4])
def test_cm_9_5_2a_a_swerve_does_not_move_it_not_even_into_the_wall(lane: int) -> None:
    tab = table(
        f"seats: 2; mover: red; left: 6; red: at home 20/{lane + 1}; blue: at home 20/{lane}{DOWN}", lash("S"), None
    )
    assert kinds(strike(tab, "lash blue car"))[-1] == "lash-rolled"
    assert (where(tab, "blue")[0], chariot(tab, "blue").active()) == (f"home 20/{lane}", True)


@pytest.mark.clause("CM-9.5.2a")
def test_cm_9_5_2a_nor_does_it_ram_what_blocks_the_way() -> None:
    tab = clash("car", lash("S"), blue=DOWN, more="; green: at home 20/5, owner 1")
    assert "forced-ram" not in kinds(strike(tab, "lash blue car"))
    assert chariot(tab, "blue").slowed == 0


@pytest.mark.clause("CM-9.5.2a")
@pytest.mark.parametrize("more", ["", "; green: at home 18/4, owner 1"])
def test_cm_9_5_2a_a_forced_brake_costs_endurance_and_no_square(more: str) -> None:
    tab = clash("car", lash("B"), blue=DOWN, more=more)
    strike(tab, "lash blue car")
    blue = chariot(tab, "blue")
    assert (where(tab, "blue")[0], blue.endurance, blue.hits) == ("home 20/4", 48, 7)


@pytest.mark.clause("CM-9.5.2a")
def test_cm_9_5_2a_wounds_and_losses_of_movement_stay() -> None:
    tab = clash("car", lash("W", 3), blue=DOWN)
    strike(tab, "lash blue car")
    assert (chariot(tab, "blue").hits, chariot(tab, "blue").slowed) == (6, 3)


# ---- attacks on it


@pytest.mark.clause("CM-9.5.2b")
@pytest.mark.parametrize(
    ("lane", "down", "offered"), [(3, DOWN, 0), (5, DOWN, 2), (3, RIGHT_DOWN, 2), (5, RIGHT_DOWN, 0)]
)
def test_cm_9_5_2b_the_team_is_safe_on_the_side_of_the_fallen_horse(lane: int, down: str, offered: int) -> None:
    tab = table(f"seats: 2; mover: red; left: 6; red: at home 20/{lane}; blue: at home 19/4{down}")
    assert blows(tab) == ["lash blue team", "ram blue team"][:offered]


@pytest.mark.clause("CM-9.5.2b")
def test_cm_9_5_2b_the_refusal_names_the_fallen_horse() -> None:
    assert refused(clash("team", [], blue=DOWN), 0, "ram blue team").clause == "CM-9.5.2b"
    assert refused(clash("car", [], blue=DOWN), 0, "ram blue team").clause == "CM-9.2a"


@pytest.mark.clause("CM-9.5.2b")
def test_cm_9_5_2b_the_second_horse_of_a_side_shields_it_as_well() -> None:
    assert blows(clash("team", [], blue=", horses 4/0/4/4, boxes 4/4/4/4, fallen 2")) == []
    assert blows(clash("team", [], blue=", horses 4/4/0/4, boxes 4/4/4/4, fallen 4")) != []


@pytest.mark.clause("CM-9.5.2b")
def test_cm_9_5_2b_driver_and_car_are_not_safe() -> None:
    assert blows(clash("car", [], blue=DOWN)) == ["lash blue car", "ram blue car"]


@pytest.mark.clause("CM-9.5.2b")
def test_cm_9_5_2b_once_it_is_cut_free_the_side_is_open() -> None:
    assert blows(clash("team", [], blue=FREED)) == ["lash blue team", "ram blue team"]


@pytest.mark.clause("CM-9.5.2b", "CM-9.6.2")
@pytest.mark.parametrize(("down", "horses"), [(DOWN, (0, 4, 4, 4)), (RIGHT_DOWN, (3, 4, 4, 0))])
def test_cm_9_5_2b_a_forced_ram_does_not_reach_it_either(down: str, horses: tuple[int, ...]) -> None:
    """Blue swerves from lane 4 into green's team in lane 5, whose left side it meets."""
    draws = lash("S") if down == DOWN else lash("S", 4, 4)
    tab = clash("car", draws, more=f"; green: at home 19/5, owner 1{down}")
    assert only(strike(tab, "lash blue car"), "forced-ram")["rival"] == "green"
    assert chariot(tab, "green").horses == horses


@pytest.mark.clause("CM-9.5.2c")
@pytest.mark.parametrize("blue", [DOWN, FREED], ids=["before", "after"])
def test_cm_9_5_2c_it_neither_brakes_nor_evades_in_enemy_phases(blue: str) -> None:
    tab = clash("car", [3, 3, 4], blue=blue)
    assert kinds(say(tab, 0, "ram blue car")) == ["attacked", "cars-rolled"]
    assert asked(tab) == [0]


@pytest.mark.clause("CM-9.5.2c")
def test_cm_9_5_2c_in_the_turn_after_it_defends_itself_again() -> None:
    tab = clash("car", [], blue=", horses 0/4/4/4, boxes 4/4/4/4, cut-turn 1")
    say(tab, 0, "ram blue car")
    assert options(tab, 1) == ["hold", "brake back", "evade out"]


@pytest.mark.clause("CM-9.5.2c")
def test_cm_9_5_2c_freed_it_moves_but_neither_attacks_nor_brakes() -> None:
    tab = cutting(15, [3, 3, 3], more="; blue: at home 20/4")
    assert options(tab, 0) == ["forward", "lane in"]
    for words in ("ram blue car", "lash blue car", "brake"):
        assert refused(tab, 0, words).clause == "CM-9.5.2c"


AHEAD = "; blue: at home 24/3, owner 1, order 1, whip 0"
WALLS = "".join(
    f"; {colour}: at home {square}/{lane}, owner 1"
    for colour, square, lane in [
        ("green", 20, 2),
        ("yellow", 22, 2),
        ("purple", 24, 2),
        ("black", 20, 4),
        ("white", 22, 4),
        ("brown", 24, 4),
    ]
)


@pytest.mark.clause("CM-9.5.2c")
def test_cm_9_5_2c_what_a_freed_but_blocked_chariot_has_left_vanishes() -> None:
    """7 MFs, a car three squares ahead, both sides closed: it stops behind it and pays nothing."""
    tab = cutting(15, [3, 3, 3, "blue"], ", modifier 1", f"{AHEAD}{WALLS}; cup: blue")
    assert race(tab).phase.left == 7
    say(tab, 0, "forward")
    events = say(tab, 0, "forward")
    assert (only(events, "mfs-lost")["mfs"], where(tab, "red")[0]) == (5, "home 22/3")
    assert not {"braked", "blocked", "forced-ram", "endurance-lost"} & set(kinds(events))
    assert (chariot(tab, "red").endurance, chariot(tab, "red").slowed) == (50, 0)


@pytest.mark.clause("CM-9.5.2c")
def test_cm_9_5_2c_any_other_chariot_brakes_or_fights_there() -> None:
    tab = table(f"seats: 2; mover: red; left: 6; red: at home 21/3{AHEAD}{WALLS}; cup: blue")
    assert "mfs-lost" not in kinds(say(tab, 0, "forward"))
    assert {"brake", "ram yellow car", "ram white car"} <= set(options(tab, 0))
    say(tab, 0, "brake")
    assert (race(tab).phase.left, chariot(tab, "red").endurance) == (4, 49)


@pytest.mark.clause("CM-9.5.2d")
def test_cm_9_5_2d_the_attacker_can_lose_his_whip() -> None:
    tab = clash("car", lash("G"), blue=DOWN)
    strike(tab, "lash blue car")
    assert chariot(tab, "red").whip == 0


@pytest.mark.clause("CM-9.5.2d")
def test_cm_9_5_2d_the_attacker_can_damage_his_car() -> None:
    tab = clash("car", [1, 2, 3, 1, 1], blue=DOWN)
    strike(tab, "ram blue car")
    assert (chariot(tab, "red").wheels, chariot(tab, "blue").wheels) == ((0, 1), (0, 0))


@pytest.mark.clause("CM-9.5.2e")
@pytest.mark.parametrize(
    ("blue", "total"),
    [(f", modifier 2{DOWN}", 13), (", modifier 2", 11), (f", modifier 2{FREED}", 11), (f", modifier -1{DOWN}", 14)],
    ids=["fallen", "whole", "freed", "negative"],
)
def test_cm_9_5_2e_its_good_modifier_counts_nothing_against_a_ram(blue: str, total: int) -> None:
    tab = clash("car", [4, 4, 5, 1, 1], blue=blue)
    assert only(strike(tab, "ram blue car"), "cars-rolled")["total"] == total
    assert chariot(tab, "blue").current == int(blue.split()[2].strip(","))


@pytest.mark.clause("CM-9.5.2e")
@pytest.mark.parametrize(("blue", "factor"), [(f", modifier 2{DOWN}", 0), (", modifier 2", -2)])
def test_cm_9_5_2e_nor_against_a_lash_at_the_driver(blue: str, factor: int) -> None:
    """In neither column do dice of 10 call for another die."""
    tab = clash("car", [3, 3, 3, 3, 4, 6], blue=blue)
    assert only(strike(tab, "lash blue car"), "lash-rolled")["factor"] == factor


@pytest.mark.clause("CM-9.5.2e")
@pytest.mark.parametrize(("blue", "own"), [(f", modifier 2{RIGHT_DOWN}", 3), (", modifier 2", 5)])
def test_cm_9_5_2e_nor_against_a_lash_at_the_team(blue: str, own: int) -> None:
    tab = clash("team", [6, 3], blue=blue)
    assert only(strike(tab, "lash blue team"), "team-lashed")["own"] == own
    assert chariot(tab, "blue").must_gain == 6 - own


@pytest.mark.clause("CM-9.5.2e")
def test_cm_9_5_2e_its_own_dice_of_cutting_free_keep_it() -> None:
    assert race(cutting(15, [3, 3, 3], ", modifier 2", BLUE)).phase.left == 8


@pytest.mark.clause("CM-9.5.2f")
@pytest.mark.parametrize(
    ("horses", "before", "after"),
    [("1/4/4/4", 47, 36), ("1/0/4/4", 36, 24), ("1/0/0/4", 24, 12), ("1/0/0/0", 12, 12), ("1/0/4/4", 35, 24)],
)
def test_cm_9_5_2f_a_quarter_a_third_half_of_what_remains(horses: str, before: int, after: int) -> None:
    tab = clash("team", [3, 3], blue=f", horses {horses}, boxes 4/4/4/4, endurance {before}")
    events = strike(tab, "ram blue team")
    assert only(events, "horse-dead")["horse"] == 1
    assert chariot(tab, "blue").endurance == after


@pytest.mark.clause("CM-9.5.2f")
def test_cm_9_5_2f_an_injury_that_does_not_kill_costs_none() -> None:
    tab = clash("team", [3, 3], blue=", horses 2/4/4/4, endurance 47")
    strike(tab, "ram blue team")
    assert chariot(tab, "blue").endurance == 47


# ---- cutting free


@pytest.mark.clause("CM-9.5.3a")
def test_cm_9_5_3a_dice_less_the_modifier_come_off_the_written_speed() -> None:
    """Written 15, three living horses roll 9, modifier 1: 7 MFs are left to move."""
    tab = cutting(15, [2, 3, 4], ", modifier 1", BLUE)
    event = only(tab.all_events(-1), "cut-free")
    assert (event["chariot"], event["left"], event["dice"]) == ("red", 7, [2, 3, 4])
    assert (race(tab).phase.left, chariot(tab, "red").fallen, asked(tab)) == (7, 0, [0])
    say(tab, 0, "forward")
    assert where(tab, "red")[0] == "home 21/3"


@pytest.mark.clause("CM-9.5.3a")
@pytest.mark.parametrize(
    ("horses", "fallen", "dice", "left"),
    [("0/0/9/8", 3, [5, 6], 4), ("0/0/0/16", 7, [6], 9), ("9/0/9/8", 2, [1, 1, 1], 12)],
)
def test_cm_9_5_3a_one_die_for_each_living_horse(horses: str, fallen: int, dice: list[Draw], left: int) -> None:
    tab = cutting(15, dice, f", horses {horses}, boxes 9/9/9/16, fallen {fallen}", BLUE)
    assert (race(tab).phase.left, chariot(tab, "red").fallen) == (left, 0)


@pytest.mark.clause("CM-9.5.3a")
def test_cm_9_5_3a_nothing_left_is_freed_without_a_move() -> None:
    tab = cutting(9, [3, 3, 3, "blue"], more=BLUE)
    assert (chariot(tab, "red").fallen, where(tab, "red")[0], race(tab).mover) == (0, "home 20/3", 1)
    assert only(tab.all_events(-1), "cut-free")["left"] == 0


@pytest.mark.clause("CM-9.5.3a")
def test_cm_9_5_3a_a_horse_already_cut_takes_no_dice() -> None:
    tab = cutting(15, [], ", horses 0/5/5/5, boxes 4/5/5/5, whip 0", BLUE)
    assert (race(tab).phase.left, "cut-free" in kinds(tab.all_events(-1))) == (15, False)


@pytest.mark.clause("CM-9.5.3b")
def test_cm_9_5_3b_below_zero_the_try_has_failed() -> None:
    """Written 5, net 9: it stays where it is and the horse stays down."""
    tab = cutting(5, [4, 3, 3, "blue"], ", modifier 1", BLUE)
    events = tab.all_events(-1)
    assert only(events, "cut-failed")["dice"] == [4, 3, 3]
    assert (chariot(tab, "red").fallen, where(tab, "red")[0], race(tab).mover) == (1, "home 20/3", 1)
    assert "mfs-set" not in kinds([event for event in events if event.get("chariot") == "red"])


@pytest.mark.clause("CM-9.5.3b")
def test_cm_9_5_3b_one_try_a_turn_and_another_in_the_next() -> None:
    tab = cutting(5, [6, 6, 6, "blue", "red", 2, 2, 2], more=BLUE)
    say(tab, 1, "forward")
    assert (race(tab).turn, choice(tab)) == (3, "write-speeds")
    say(tab, 0, "speed red 10")
    say(tab, 1, "speed blue 1")
    assert (race(tab).phase.left, chariot(tab, "red").fallen, chariot(tab, "red").cut_turn) == (4, 0, 3)


@pytest.mark.clause("CM-9.5.3b")
@pytest.mark.parametrize(("red", "question"), [("", "move-choice"), (", horses 4/4/4/4", "whip-choice")])
def test_cm_9_5_3b_no_whip_in_that_turn(red: str, question: str) -> None:
    """A whip is there, endurance too; a team without a dead horse is asked."""
    tab = cutting(15, [3, 3, 3], red, BLUE)
    assert choice(tab) == question


@pytest.mark.clause("CM-9.5.3b")
def test_cm_9_5_3b_mfs_gained_from_lashes_are_gone_with_a_failed_try() -> None:
    tab = cutting(5, [4, 3, 3, "blue"], ", must-gain 4", BLUE)
    assert (where(tab, "red")[0], chariot(tab, "red").must_gain, race(tab).mover) == ("home 20/3", 0, 1)
    # Whoever makes it evade into a corner checks it by that speed.
    assert chariot(tab, "red").last_speed == 0
