"""CM-7.3.3-S, CM-7.3.3-SS, CM-7.3.4 Slips the corner forces, and what stands in their way."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import Draw, advanced, chariot, choice, kinds, only, options, race, refused, say, table, where

S: list[Draw] = [4, 3, 3]
SS: list[Draw] = [4, 4, 3]
"""With four points and a modifier of 0."""


def red(at: str, more: str, draws: list[Draw], blue: str = "home 2/8") -> Table:
    """Red's phase begins; blue has moved. Every die and token is dictated."""
    words = f"seats: 2; mover: red; cup:; red: at {at}, {more}; blue: at {blue}, whip 0"
    return table(words, draws, None)


def write(tab: Table, speed: int) -> None:
    say(tab, 0, f"speed red {speed}")
    say(tab, 1, "speed blue 0")


def lane(tab: Table, colour: str) -> int:
    return race(tab).track.lane[chariot(tab, colour).team]


# ---- S


@pytest.mark.clause("CM-7.3.3-S")
def test_cm_7_3_3_s_one_lane_outward_and_free() -> None:
    tab = red("home 28/1", "order 12, whip 0", S)
    told = say(tab, 0, "forward")
    slip = only(told, "forced-slip")
    assert (slip["side"], slip["square"]) == ("out", "dolphins 1/2")
    assert where(tab, "red") == ("dolphins 1/2", "home 28/2")
    # Nothing but the strain is paid: eleven MFs are left, and no new check is made.
    assert (race(tab).phase.left, chariot(tab, "red").endurance) == (11, 46)
    assert (chariot(tab, "red").current, chariot(tab, "red").may_strain(2)) == (0, True)


@pytest.mark.clause("CM-7.3.3-S")
@pytest.mark.parametrize(
    ("at", "order", "dice", "lands"),
    [("dolphins 3/2", 12, [4, 4, 4], "dolphins 4/3"), ("dolphins 3/3", 16, S, "dolphins 3/4")],
    ids=["level", "partly behind"],
)
def test_cm_7_3_3_s_the_level_square_or_the_one_partly_behind(
    at: str, order: int, dice: list[Draw], lands: str
) -> None:
    tab = red(at, f"order {order}, whip 0", dice)
    assert where(tab, "red")[0] == lands


@pytest.mark.clause("CM-7.3.3-S")
def test_cm_7_3_3_s_no_willing_change_to_the_inside_in_that_turn() -> None:
    tab = red("home 28/1", "order 12, whip 0", [*S, "red"])
    say(tab, 0, "forward")
    assert "lane out" in options(tab, 0)
    assert "lane in" not in options(tab, 0)
    assert refused(tab, 0, "lane in").clause == "CM-7.3.3-S"
    say(tab, 0, *["forward"] * 11)
    assert race(tab).turn == 3
    write(tab, 4)
    assert "lane in" in options(tab, 0)


@pytest.mark.clause("CM-7.3.3-S")
@pytest.mark.parametrize(("banned", "ways"), [(2, ["slip out"]), (1, ["slip in", "slip out"])])
def test_cm_7_3_3_s_no_willing_slip_to_the_inside(banned: int, ways: list[str]) -> None:
    tab = red("home 10/4", f"order 8, whip 0, no-inward {banned}", [], "home 12/4")
    assert [words for words in options(tab, 0) if words.startswith("slip")] == ways


@pytest.mark.clause("CM-7.3.3-S")
@pytest.mark.parametrize(
    ("banned", "ways"), [(2, ["hold", "brake back"]), (1, ["hold", "brake back", "evade in"])], ids=["now", "before"]
)
def test_cm_7_3_3_s_no_evasion_to_the_inside_in_an_enemy_phase(banned: int, ways: list[str]) -> None:
    words = f"seats: 2; mover: blue; cup:; left: 5; red: at home 10/3, no-inward {banned}; blue: at home 11/4"
    tab = table(words, [], None)
    say(tab, 1, "ram red team")
    assert options(tab, 0) == ways


@pytest.mark.clause("CM-7.3.3-S")
def test_cm_7_3_3_s_attacked_from_outside_after_the_slip() -> None:
    words = "seats: 2; mover: red; cup: blue; red: at home 17/1, order 12, whip 0; blue: at home 28/3, order 2, whip 0"
    tab = table(words, [*S, "blue"], None)
    say(tab, 0, *["forward"] * 12)
    assert where(tab, "red") == ("dolphins 1/2", "home 28/2")
    say(tab, 1, "forward", "ram red car")
    assert options(tab, 0) == ["hold", "brake back"]


@pytest.mark.clause("CM-7.3.3-S")
def test_cm_7_3_3_s_what_is_forced_inward_still_happens() -> None:
    words = "seats: 2; red: at home 10/3, no-inward 2; blue: at home 2/8"
    tab = table(f"{words}; todo: forced-slip 0 0 1 0 1, write-speeds, fill-cup, draw-token, end-of-turn", [], None)
    assert where(tab, "red") == ("home 10/2", "home 9/2")


# ---- SS


@pytest.mark.clause("CM-7.3.3-SS")
def test_cm_7_3_3_ss_two_lanes_and_the_whip_is_wasted() -> None:
    tab = red("home 28/3", "order 15", [2, 4, 3, 3, "red"])
    say(tab, 0, "whip")
    told = say(tab, 0, "forward")
    assert only(told, "strain-rolled")["strain"] == "SS"
    assert kinds(told).count("forced-slip") == 2
    assert where(tab, "red") == ("dolphins 1/5", "home 28/5")
    assert (race(tab).phase.left, chariot(tab, "red").endurance) == (14, 50 - 2 - 5)
    assert (chariot(tab, "red").current, chariot(tab, "red").jostled) == (0, 0)
    assert "lane in" not in options(tab, 0)
    say(tab, 0, *["forward"] * 14)
    # The next turn: inward again, but still no whip.
    assert race(tab).turn == 3
    write(tab, 4)
    assert choice(tab) == "move-choice"
    assert "lane in" in options(tab, 0)


@pytest.mark.clause("CM-7.3.3-SS")
def test_cm_7_3_3_ss_the_limit_of_the_lane_it_ends_in() -> None:
    # Fourteen are six points in lane 1; lane 3 allows twelve.
    tab = red("home 28/1", "order 14, whip 0", [3, 3, 3])
    told = say(tab, 0, "forward")
    assert only(told, "mfs-lost")["mfs"] == 2
    assert (lane(tab, "red"), race(tab).phase.left) == (3, 11)


@pytest.mark.clause("CM-7.3.3-SS")
def test_cm_7_3_3_ss_neither_kind_of_strain_in_the_turn_after() -> None:
    words = "seats: 2; turn: 3; mover: red; cup:; red: at dolphins 1/3, order 16, no-strain {}; blue: at home 2/8"
    tab = table(words.format(3), [], None)
    assert (choice(tab), race(tab).phase.left, chariot(tab, "red").endurance) == ("move-choice", 12, 50)
    tab = table(words.format(2), [1, 1, 1], None)
    assert choice(tab) == "whip-choice"
    say(tab, 0, "no whip")
    assert (race(tab).phase.left, chariot(tab, "red").endurance) == (16, 46)


# ---- blocked


def blocked(dice: list[Draw], blue: str) -> Table:
    """Red enters lane 1 with four points; blue stands where the slip would lead."""
    tab = red("home 28/1", "order 12, whip 0", dice, blue)
    say(tab, 0, "forward")
    return tab


@pytest.mark.clause("CM-7.3.4a")
def test_cm_7_3_4a_a_blocked_slip_is_a_ram() -> None:
    tab = blocked([*S, 5, 4, 4], "dolphins 1/2")
    assert only(tab.all_events(-1), "forced-ram")["rival"] == "blue"
    assert options(tab, 1)[0] == "hold"
    rolled = only(say(tab, 1, "hold"), "cars-rolled")
    assert (rolled["chariot"], rolled["rival"], rolled["total"]) == ("red", "blue", 13 - 3)
    assert where(tab, "red") == ("dolphins 1/1", "home 28/1")
    assert (race(tab).phase.left, chariot(tab, "red").slowed, chariot(tab, "blue").slowed) == (11, 1, 0)
    # The slip did not happen, and with it its ban.
    assert chariot(tab, "red").no_inward == 0


@pytest.mark.clause("CM-7.3.4a")
def test_cm_7_3_4a_room_for_the_team_alone_is_no_room() -> None:
    tab = blocked([*S, 4, 4], "home 28/2")
    assert race(tab).track.square_name(race(tab).track.next[chariot(tab, "blue").team]) == "dolphins 1/2"
    assert only(say(tab, 1, "hold"), "horse-injured")["chariot"] == "blue"
    assert where(tab, "red") == ("dolphins 1/1", "home 28/1")


@pytest.mark.clause("CM-7.3.4a")
def test_cm_7_3_4a_no_lane_change_though_the_square_is_vacated() -> None:
    tab = blocked([*S, 3, 3, 4, 4], "dolphins 1/2")
    told = say(tab, 1, "brake back")
    assert (only(told, "contest")["own"], only(told, "contest")["other"]) == (6, 8 - 3)
    assert (where(tab, "blue")[0], where(tab, "red")[0]) == ("home 28/2", "dolphins 1/1")
    assert "cars-rolled" not in kinds(told)


@pytest.mark.clause("CM-7.3.4a")
def test_cm_7_3_4a_a_chariot_a_square_further_on_does_not_block() -> None:
    tab = blocked(S, "dolphins 3/2")
    assert "forced-ram" not in kinds(tab.all_events(-1))
    assert where(tab, "red")[0] == "dolphins 1/2"


@pytest.mark.clause("CM-7.3.4b")
def test_cm_7_3_4b_a_double_slip_blocked_at_once_rams_with_six_off() -> None:
    tab = blocked([*SS, 6, 6, 4], "dolphins 1/2")
    rolled = only(say(tab, 1, "hold"), "cars-rolled")
    assert rolled["total"] == 16 - 6
    assert where(tab, "red") == ("dolphins 1/1", "home 28/1")
    # Neither the ban nor the trim of a double slip.
    assert (chariot(tab, "red").no_inward, chariot(tab, "red").no_strain, race(tab).phase.left) == (0, 0, 11)
    assert (chariot(tab, "red").slowed, chariot(tab, "red").current) == (1, 0)


@pytest.mark.clause("CM-7.3.4b")
def test_cm_7_3_4b_the_six_count_against_a_defence_too() -> None:
    tab = blocked([*SS, 1, 1, 4, 4], "dolphins 1/2")
    told = say(tab, 1, "brake back")
    assert (only(told, "contest")["own"], only(told, "contest")["other"]) == (2, 8 - 6)
    assert where(tab, "blue")[0] == "home 28/2"


@pytest.mark.clause("CM-7.3.4c")
def test_cm_7_3_4c_after_one_lane_it_is_three_off() -> None:
    tab = blocked([*SS, 5, 4, 4], "dolphins 1/3")
    assert where(tab, "red") == ("dolphins 1/2", "home 28/2")
    rolled = only(say(tab, 1, "hold"), "cars-rolled")
    assert rolled["total"] == 13 - 3
    assert where(tab, "red") == ("dolphins 1/2", "home 28/2")
    # A slip was made: its ban holds, no straining, and lane 2 allows ten.
    assert (chariot(tab, "red").no_inward, chariot(tab, "red").no_strain, race(tab).phase.left) == (2, 3, 9)
    assert chariot(tab, "red").slowed == 1


# ---- the wall


def outer(number: int, order: int, dice: list[Draw]) -> Table:
    tab = red(f"home 28/{number}", f"order {order}, whip 0, horses 7/7/7/7", dice)
    say(tab, 0, "forward")
    return tab


@pytest.mark.clause("CM-7.3.4d")
@pytest.mark.parametrize(
    ("number", "order", "dice", "slips"),
    [(8, 28, [5, 4, 4], 0), (8, 28, [5, 5, 4], 0), (7, 25, [5, 5, 4], 1)],
    ids=["S in lane 8", "SS in lane 8", "SS in lane 7"],
)
def test_cm_7_3_4d_no_room_because_of_the_wall_is_a_flip(number: int, order: int, dice: list[Draw], slips: int) -> None:
    words = f"seats: 2; mover: red; cup:; red: at home 28/{number}, whip 0, order {order}, horses 7/7/7/7"
    tab = table(f"{words}; blue: at home 2/1, whip 0", dice, None)
    told = say(tab, 0, "forward")
    assert only(told, "flipped")["cause"] == "wall"
    assert kinds(told).count("forced-slip") == slips
    assert not chariot(tab, "red").active()


@pytest.mark.clause("CM-7.3.4d")
@pytest.mark.parametrize(("number", "order", "dice"), [(7, 25, [5, 4, 4]), (6, 22, [5, 5, 4])], ids=["S", "SS"])
def test_cm_7_3_4d_as_far_as_lane_eight_there_is_room(number: int, order: int, dice: list[Draw]) -> None:
    tab = outer(number, order, dice)
    assert (chariot(tab, "red").active(), lane(tab, "red")) == (True, 8)


@pytest.mark.clause("CM-7.3.3-S", "CM-15.2.4")
def test_cm_15_2_4_a_team_whose_car_is_gone_is_thrown_nowhere() -> None:
    words = "seats: 2; red: at dolphins 3/3, standing {}, driver dragged; blue: at home 3/8"
    todo = "todo: forced-slip 0 1 1 0 0, write-speeds, fill-cup, draw-token, end-of-turn"
    tab = advanced(f"{words.format('runaway')}; {todo}", [], None)
    assert kinds(tab.all_events(-1)) == []
    assert where(tab, "red") == ("dolphins 3/3", "none")
    tab = advanced(f"{words.format('driverless')}; {todo}", [], None)
    assert only(tab.all_events(-1), "forced-slip")["side"] == "out"
