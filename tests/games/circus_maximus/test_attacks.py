"""CM-9.1, CM-9.2 Attacks: who may strike whom, from where and how often."""

from __future__ import annotations

import pytest

from .fights import clash, strike
from .tables import asked, choice, kinds, only, options, race, refused, say, table, where

HARMLESS = [3, 3, 4]
"""Three dice that damage no car."""
MOVES = ["forward", "lane in", "lane out", "brake", "slip in", "slip out"]


def strikes(position: str) -> list[str]:
    """The attacks a mover is offered."""
    tab = table(f"seats: 2; mover: red; left: 6; {position}")
    return [word for word in options(tab, 0) if word not in MOVES]


# ---- when


@pytest.mark.clause("CM-9.1", "CM-3.8a")
def test_cm_9_1_no_attack_from_gray_squares() -> None:
    tab = table("seats: 2; turn: 1; mover: red; left: 6; red: at gray 4/3; blue: at gray 4/4")
    assert options(tab, 0) == ["forward", "lane in", "brake"]
    assert refused(tab, 0, "ram blue car").clause == "CM-3.8a"


@pytest.mark.clause("CM-9.1", "CM-3.8a")
def test_cm_9_1_a_car_still_on_gray_does_not_attack_on_a_later_turn() -> None:
    tab = table("seats: 2; turn: 2; mover: red; left: 6; red: at home 1/3; blue: at gray 4/4")
    assert where(tab, "red") == ("home 1/3", "gray 4/3")
    assert refused(tab, 0, "lash blue team").clause == "CM-3.8a"
    say(tab, 0, "forward")
    assert where(tab, "red") == ("home 2/3", "home 1/3")


@pytest.mark.clause("CM-9.1")
def test_cm_9_1_off_gray_on_turn_one_a_chariot_attacks_even_one_that_is_half_on_it() -> None:
    assert strikes("turn: 1; red: at home 2/3; blue: at home 1/4, car gray 4/4") == ["lash blue team", "ram blue team"]


@pytest.mark.clause("CM-9.1")
def test_cm_9_1_only_the_mover_attacks() -> None:
    tab = clash("car", [])
    assert asked(tab) == [0]
    assert options(tab, 1) == []
    say(tab, 0, "ram blue car")
    assert (asked(tab), options(tab, 1)) == ([1], ["hold", "brake back", "evade out"])


@pytest.mark.clause("CM-9.1.1")
def test_cm_9_1_1_attacks_cost_one_mf_and_mix_with_movement() -> None:
    tab = table("seats: 2; mover: red; left: 6; red: at home 20/3; blue: at home 21/4", [*HARMLESS], None)
    left = [race(tab).phase.left]
    for words in ("forward", "ram blue car", "forward", "forward"):
        strike(tab, words)
        left.append(race(tab).phase.left)
    assert left == [6, 5, 4, 3, 2]
    assert (race(tab).phase.used, where(tab, "red")) == (4, ("home 23/3", "home 22/3"))


@pytest.mark.clause("CM-9.1.1")
def test_cm_9_1_1_the_mf_of_an_averted_attack_is_spent() -> None:
    tab = clash("car", [6, 6, 1, 1])
    say(tab, 0, "ram blue car")
    say(tab, 1, "evade out")
    assert (race(tab).phase.left, race(tab).phase.used) == (5, 1)


@pytest.mark.clause("CM-9.1.2", "CM-9.1.4")
def test_cm_9_1_2_the_same_rival_again_from_another_square() -> None:
    tab = clash("car", [*HARMLESS, 1, 1])
    strike(tab, "ram blue car")
    say(tab, 0, "forward")
    events = strike(tab, "ram blue team")
    assert only(events, "horse-injured")["chariot"] == "blue"
    assert (race(tab).phase.left, len(race(tab).phase.struck)) == (3, 2)


@pytest.mark.clause("CM-9.1.2")
def test_cm_9_1_2_another_rival_from_another_square() -> None:
    tab = clash("car", [*HARMLESS, *HARMLESS], more="; green: at home 21/2, owner 1")
    strike(tab, "ram blue car")
    say(tab, 0, "forward")
    assert "lash green car" in options(tab, 0)
    events = strike(tab, "ram green car")
    assert [only(events, "cars-rolled")[key] for key in ("chariot", "rival")] == ["red", "green"]


@pytest.mark.clause("CM-9.1.3")
def test_cm_9_1_3_an_attack_with_the_last_mf() -> None:
    tab = table("seats: 2; mover: red; left: 1; red: at home 20/3; blue: at home 20/4", [*HARMLESS, "blue"])
    events = strike(tab, "ram blue car")
    assert kinds(events)[:4] == ["attacked", "defended", "cars-rolled", "phase-ended"]
    assert race(tab).mover == 1


@pytest.mark.clause("CM-9.1.3")
def test_cm_9_1_3_an_attack_before_the_first_step() -> None:
    tab = table("seats: 2; mover: red; red: at home 20/3, order 5, whip 0; blue: at home 20/4", [*HARMLESS], None)
    assert race(tab).phase.used == 0
    strike(tab, "ram blue car")
    assert (race(tab).phase.left, where(tab, "red")) == (4, ("home 20/3", "home 19/3"))


@pytest.mark.clause("CM-9.1.3")
def test_cm_9_1_3_no_attack_without_an_mf() -> None:
    tab = table("seats: 2; mover: red; red: at home 20/3, order 0, whip 0; blue: at home 20/4, order 4", ["blue"], None)
    assert (race(tab).mover, asked(tab)) == (1, [1])


@pytest.mark.clause("CM-9.1.4", "CM-6.8b")
@pytest.mark.parametrize("second", ["ram blue car", "lash blue car", "ram green car"])
def test_cm_9_1_4_a_second_attack_from_one_square_is_refused(second: str) -> None:
    tab = clash("car", [*HARMLESS], more="; green: at home 20/2, owner 1")
    strike(tab, "ram blue car")
    assert refused(tab, 0, second).clause == "CM-9.1.4"


@pytest.mark.clause("CM-9.1.4")
def test_cm_9_1_4_an_averted_attack_uses_the_square_up() -> None:
    tab = clash("car", [6, 6, 1, 1])
    say(tab, 0, "ram blue car")
    say(tab, 1, "brake back")
    assert where(tab, "blue") == ("home 19/4", "home 18/4")
    assert refused(tab, 0, "ram blue team").clause == "CM-9.1.4"


@pytest.mark.clause("CM-9.1.4")
def test_cm_9_1_4_a_new_phase_frees_the_square() -> None:
    position = "seats: 2; mover: red; struck: home 19/3; red: at home 20/3, order 5, whip 0; blue: at home 20/4"
    assert "ram blue car" not in options(table(f"{position}; left: 5"), 0)
    assert "ram blue car" in options(table(position), 0)


# ---- from where


@pytest.mark.clause("CM-9.2a")
@pytest.mark.parametrize("lane", [2, 4])
def test_cm_9_2a_beside_the_car_in_the_next_lane_on_either_side(lane: int) -> None:
    assert strikes(f"red: at home 20/3; blue: at home 20/{lane}") == ["lash blue car", "ram blue car"]


@pytest.mark.clause("CM-9.2a")
@pytest.mark.parametrize("square", ["home 20/5", "home 20/1", "home 21/4", "home 18/4", "home 22/3", "home 18/3"])
def test_cm_9_2a_not_from_two_lanes_off_nor_diagonally_nor_in_the_same_lane(square: str) -> None:
    """On home 21/4 blue's car is beside red's team; that is not enough."""
    assert strikes(f"red: at home 20/3; blue: at {square}") == []
    tab = table(f"seats: 2; mover: red; left: 6; red: at home 20/3; blue: at {square}")
    assert refused(tab, 0, "ram blue car").clause == "CM-9.2a"


@pytest.mark.clause("CM-9.2b")
def test_cm_9_2b_the_first_corner_square_of_lane_two_is_behind_that_of_lane_one() -> None:
    """Their tails are level, but the square of lane 2 is shorter."""
    assert strikes("red: at dolphins 2/2; blue: at dolphins 2/1") == []
    tab = table("seats: 2; mover: red; left: 6; red: at dolphins 2/2; blue: at dolphins 2/1")
    assert refused(tab, 0, "ram blue car").clause == "CM-9.2b"


@pytest.mark.clause("CM-9.2b")
def test_cm_9_2b_the_converse_is_offered() -> None:
    assert strikes("red: at dolphins 2/1; blue: at dolphins 2/2") == ["lash blue car", "ram blue car"]


@pytest.mark.clause("CM-9.2b")
@pytest.mark.parametrize(("attacker", "victim"), [("dolphins 4/2", "dolphins 3/1"), ("dolphins 3/1", "dolphins 4/2")])
def test_cm_9_2b_equal_heads_strike_both_ways(attacker: str, victim: str) -> None:
    found = strikes(f"red: at {attacker}; blue: at {victim}")
    assert [word for word in found if word.endswith("car")] == ["lash blue car", "ram blue car"]


@pytest.mark.clause("CM-9.2b", "CM-9.2.1")
def test_cm_9_2b_a_long_square_can_be_beside_team_and_car_at_once() -> None:
    found = strikes("red: at dolphins 3/1; blue: at dolphins 3/2")
    assert sorted(found) == ["lash blue car", "lash blue team", "ram blue car", "ram blue team"]


@pytest.mark.clause("CM-9.2b")
def test_cm_9_2b_a_square_that_does_not_overlap_is_out_of_reach() -> None:
    """Lane 2's third square begins where lane 1's first one has ended."""
    assert strikes("red: at dolphins 2/1; blue: at dolphins 4/2") == []


# ---- what, and with what


@pytest.mark.clause("CM-9.2.1")
def test_cm_9_2_1_beside_the_team_its_horses_are_the_target() -> None:
    tab = clash("team", [6, 6, 6, 6])
    assert [word for word in options(tab, 0) if "blue" in word] == ["lash blue team", "ram blue team"]
    assert refused(tab, 0, "ram blue car").clause == "CM-9.2a"


@pytest.mark.clause("CM-9.2.1")
def test_cm_9_2_1_beside_the_car_its_driver_or_the_car() -> None:
    tab = clash("car", [])
    assert [word for word in options(tab, 0) if "blue" in word] == ["lash blue car", "ram blue car"]
    assert refused(tab, 0, "lash blue team").clause == "CM-9.2a"


@pytest.mark.clause("CM-9.2.2")
@pytest.mark.parametrize("part", ["team", "car"])
def test_cm_9_2_2_a_lash_needs_a_whip_a_ram_does_not(part: str) -> None:
    tab = clash(part, [], red=", whip 0")
    assert [word for word in options(tab, 0) if "blue" in word] == [f"ram blue {part}"]
    assert refused(tab, 0, f"lash blue {part}").clause == "CM-9.4.3-G"


@pytest.mark.clause("CM-9.2.2")
@pytest.mark.parametrize("attack", ["lash", "ram"])
def test_cm_9_2_2_the_kind_of_attack_is_announced_before_the_answer(attack: str) -> None:
    tab = clash("car", [])
    event = only(say(tab, 0, f"{attack} blue car"), "attacked")
    assert (event["chariot"], event["rival"], event["attack"], event["part"]) == ("red", "blue", attack, "car")
    assert (asked(tab), choice(tab)) == ([1], "defence-choice")


@pytest.mark.clause("CM-3.4b")
def test_cm_3_4b_nobody_chooses_to_attack_what_is_his_own() -> None:
    tab = clash("car", [], blue=", owner 0", more="; green: at home 20/2, owner 1")
    assert [word for word in options(tab, 0) if "ram" in word or "lash" in word] == ["lash green car", "ram green car"]
    assert refused(tab, 0, "ram blue car").clause == "CM-3.4b"
