"""Chapter 16: drivers dragged behind their team."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import Draw, advanced, chariot, kinds, log, only, options, race, refused, say, where

DRAGGED = "standing runaway, driver dragged"
EMPTY = "standing driverless, driver dragged"


def drawn(red: str, draws: list[Draw], more: str = "") -> tuple[Table, list[dict[str, object]]]:
    """Blue spends its last MF far away, and red's token is drawn."""
    position = f"seats: 2; mover: blue; left: 1; cup: red; blue: at back 1/8; red: {red}"
    tab = advanced(f"{position}; {more}" if more else position, ["red", *draws], None)
    return tab, say(tab, 1, "forward")


def flip(draws: list[Draw], left: int = 5, red: str = "", option: str = "") -> tuple[Table, list[dict[str, object]]]:
    """Red drives into the outer wall on home 20/8; its team has what is left to run."""
    position = f"seats: 2; option wall-moves: yes; {option}mover: red; left: {left}; cup: ; "
    tab = advanced(f"{position}red: at home 20/8{red}; blue: at back 1/4", [1, 3, *draws], None)
    return tab, say(tab, 0, "wall out", "confirm")


# ---- dragged along


@pytest.mark.clause("CM-16.1")
def test_cm_16_1_every_flip_leaves_the_driver_behind_the_team() -> None:
    tab, events = flip([6, 6, 1], left=3)
    assert log(tab, "red")["driver"] == "dragged"
    assert only(events, "phase-ended")["square"] == "home 22/8"
    tab, events = flip([1, 1], left=1)
    assert only(events, "freed")["square"] == "home 19/8"


@pytest.mark.clause("CM-16.1", "CM-9.4.3-W2")
def test_cm_16_1_a_driver_without_hits_is_dead_and_not_dragged() -> None:
    position = "seats: 2; mover: red; left: 2; cup: ; red: at home 20/3; blue: at home 20/4, hits 1"
    tab = advanced(position, [3, 4, 3, 4, 1, 1, 2, 1, 3], None)
    say(tab, 0, "lash blue car")
    say(tab, 1, "hold")
    assert (log(tab, "blue")["standing"], log(tab, "blue")["driver"]) == ("runaway", "dead")
    assert not {"freed", "not-freed", "dragged"} & set(kinds(say(tab, 0, "forward")))


# ---- cutting loose


@pytest.mark.clause("CM-16.2a")
@pytest.mark.parametrize(
    ("red", "dice", "free"),
    [
        (", points 1/1/1/1, modifier 1, current -2", [4, 4], True),
        (", points 1/1/1/1, modifier 1, current -2", [4, 5], False),
        ("", [3, 4], True),
        ("", [4, 4], False),
        (", modifier -1", [3, 4], False),
        (", hits 3, whole-hits 7", [1, 2], True),
        (", hits 3, whole-hits 7", [2, 2], False),
    ],
)
def test_cm_16_2a_two_dice_less_his_own_modifier_against_his_hits(red: str, dice: list[Draw], *, free: bool) -> None:
    tab, events = flip([*dice, 1], red=red)
    assert only(events, "freed" if free else "not-freed")["dice"] == dice
    assert log(tab, "red")["driver"] == ("on-foot" if free else "dragged")


@pytest.mark.clause("CM-16.2a")
@pytest.mark.parametrize(("choice", "dice"), [("each-phase", [6, 6, 1]), ("flip-phase", [1])])
def test_cm_16_2a_later_phases_give_another_try_unless_the_table_says_no(choice: str, dice: list[Draw]) -> None:
    _, events = drawn(f"at home 10/3, {DRAGGED}", dice, f"option cut-free: {choice}")
    assert ("not-freed" in kinds(events)) == (choice == "each-phase")
    assert only(events, "dragged")["hits"] == 6


@pytest.mark.clause("CM-16.2a")
def test_cm_16_2a_the_phase_of_the_flip_always_gives_one() -> None:
    _, events = flip([6, 6, 1], option="option cut-free: flip-phase; ")
    assert "not-freed" in kinds(events)


@pytest.mark.clause("CM-16.2a")
def test_cm_16_2a_others_phases_give_him_none() -> None:
    position = f"seats: 2; mover: red; left: 1; cup: ; red: at home 5/3; blue: at home 10/4, {DRAGGED}"
    assert not {"freed", "not-freed", "dragged"} & set(kinds(say(advanced(position, [], None), 0, "forward")))


@pytest.mark.clause("CM-16.2b", "CM-17.1")
@pytest.mark.parametrize(
    ("left", "red", "dice", "square"),
    [
        (9, "", [2, 2], "home 23/8"),
        (9, "", [3, 4], "home 26/8"),
        (5, "", [2, 2], "home 23/8"),
        (5, "", [3, 4], "home 23/8"),
        (9, ", points 2/1/1/0, modifier 2", [1, 1], "home 19/8"),
        (9, ", points 2/1/1/0, modifier 2", [2, 2], "home 21/8"),
    ],
)
def test_cm_16_2b_he_slides_the_roll_but_no_further_than_he_was_dragged(
    left: int, red: str, dice: list[Draw], square: str
) -> None:
    tab, events = flip([*dice, 1], left=left, red=red)
    assert only(events, "freed")["square"] == square
    assert log(tab, "red")["foot"] == square
    assert where(tab, "red")[1] == "none"


@pytest.mark.clause("CM-16.2b", "CM-16.3")
def test_cm_16_2b_flipped_in_another_phase_he_has_not_moved_and_is_not_scraped() -> None:
    position = "seats: 2; mover: red; left: 2; cup: ; red: at home 20/3; blue: at home 20/4, wheels 9/0"
    tab = advanced(position, [5, 4, 4, 1, 1, 1, 3, 1, 4], None)
    say(tab, 0, "ram blue car")
    say(tab, 1, "hold")
    events = say(tab, 0, "forward")
    assert only(events, "freed")["square"] == "home 19/4"
    assert "dragged" not in kinds(events)


# ---- injuries


@pytest.mark.clause("CM-16.3")
@pytest.mark.parametrize(("die", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_cm_16_3_half_a_die_of_hits_rounded_up(die: int, points: int) -> None:
    tab, events = drawn(f"at home 10/3, {DRAGGED}", [6, 6, die])
    scraped = only(events, "dragged")
    assert (scraped["points"], scraped["hits"], scraped["die"]) == (points, 7 - points, [die])
    assert chariot(tab, "red").hits == 7 - points


@pytest.mark.clause("CM-16.3")
def test_cm_16_3_without_hits_he_is_dead() -> None:
    tab, events = drawn(f"at home 10/3, {DRAGGED}, whole-hits 7, hits 3", [6, 6, 5])
    assert kinds(events)[-3:-1] == ["dragged", "driver-dead"]
    assert (log(tab, "red")["driver"], log(tab, "red")["standing"]) == ("dead", "runaway")
    tab, events = drawn(f"at home 10/3, {DRAGGED}, whole-hits 7, hits 3", [6, 6, 4])
    assert (log(tab, "red")["driver"], chariot(tab, "red").hits) == ("dragged", 1)


@pytest.mark.clause("CM-16.3")
def test_cm_16_3_one_who_cut_loose_was_scraped_first() -> None:
    tab, events = flip([1, 2, 6])
    assert kinds(events)[-3:-1] == ["freed", "dragged"]
    assert (log(tab, "red")["driver"], chariot(tab, "red").hits) == ("on-foot", 4)


@pytest.mark.clause("CM-16.3")
def test_cm_16_3_a_team_that_did_not_move_drags_nobody() -> None:
    _, events = drawn(f"at home 10/3, {DRAGGED}, slowed 16", [6, 6])
    assert "dragged" not in kinds(events)


@pytest.mark.clause("CM-16.3", "CM-15.2.5b")
def test_cm_16_3_he_is_scraped_too_when_his_team_goes_down_on_the_way() -> None:
    more = "green: at home 14/3, points 0/2/1/1; yellow: at home 12/4; purple: at home 12/2"
    tab, events = drawn(f"at home 10/3, horses 1/4/4/4, {DRAGGED}", [6, 6, 5], more)
    assert kinds(events)[-1] == "mfs-set"
    assert "blocked" in kinds(say(tab, 0, "forward"))
    assert chariot(tab, "red").endurance == 50
    events = say(tab, 0, "horse 1")
    # A dead horse takes its quarter of the endurance, which the block itself has not touched.
    assert kinds(events) == ["horse-injured", "horse-dead", "endurance-lost", "team-stopped", "dragged", "turn-begun"]
    assert only(events, "dragged")["points"] == 3
    assert log(tab, "red")["driver"] == "on-foot"


@pytest.mark.clause("CM-16.3")
def test_cm_16_3_a_man_scraped_in_his_phase_is_not_scraped_again_for_it_when_his_car_flips_in_anothers() -> None:
    red = f"red: at home 11/3, {EMPTY}, horses 2/2/2/2, wheels 0/9"
    others = "blue: at back 1/8; green: at home 20/2; yellow: owner 1, at home 19/4, order 1"
    draws: list[Draw] = ["red", 6, 6, 1, "yellow", 5, 4, 4, 1, 1, 1, 3, 6, 6]
    tab = advanced(f"seats: 2; mover: blue; left: 1; cup: red, yellow; {red}; {others}", draws, None)
    assert only(say(tab, 1, "forward"), "dragged")["hits"] == 6
    say(tab, 1, "no whip")
    events = say(tab, 1, "ram red car")
    assert {"wheel-lost", "flipped", "not-freed"} <= set(kinds(events))
    assert "dragged" not in kinds(events)
    assert (log(tab, "red")["standing"], chariot(tab, "red").hits) == ("runaway", 6)


# ---- over the line


@pytest.mark.clause("CM-16.4")
@pytest.mark.parametrize(("hits", "place"), [(6, 1), (3, 2)])
def test_cm_16_4_dragged_over_the_line_alive_he_is_placed(hits: int, place: int) -> None:
    red = f"at back 27/3, stage 10, {DRAGGED}, whole-hits 7, hits {hits}"
    _, events = drawn(red, [6])
    assert only(events, "finished")["spare"] == 14
    assert only(events, "dragged")["hits"] == hits - 3
    assert "not-freed" not in kinds(events)
    places = {event["chariot"]: event["place"] for event in events if event["kind"] == "placed"}
    assert (places["red"], places["blue"]) == (place, 3 - place)


@pytest.mark.clause("CM-16.4")
@pytest.mark.parametrize("driver", ["dead", "on-foot, foot home 3/3", "escaped"])
def test_cm_16_4_a_team_whose_driver_is_not_with_it_does_not_end_the_race(driver: str) -> None:
    tab, events = drawn(f"at back 27/3, stage 10, standing runaway, driver {driver}", [])
    assert not {"finished", "final-turn", "race-over"} & set(kinds(events))
    assert log(tab, "red")["standing"] == "out"


# ---- trampled


@pytest.mark.clause("CM-16.5a", "CM-3.4b")
def test_cm_16_5a_a_team_may_enter_the_mans_square_and_strike() -> None:
    position = "seats: 2; mover: red; left: 5; cup: ; red: at home 20/3; "
    tab = advanced(f"{position}blue: at home 22/3, {DRAGGED}", [3, 3, 3, 1, 1], None)
    assert "trample blue" not in options(tab, 0)
    assert refused(tab, 0, "trample blue").clause == "CM-16.5a"
    say(tab, 0, "forward")
    assert "trample blue" in options(tab, 0)
    events = say(tab, 0, "trample blue")
    assert kinds(events) == ["trampled", "trample-rolled", "trample-hits"]
    assert (race(tab).phase.left, race(tab).phase.used) == (3, 2)
    assert where(tab, "red") == ("home 21/3", "home 20/3")
    assert "trample blue" not in options(tab, 0)


@pytest.mark.clause("CM-16.5a")
@pytest.mark.parametrize("driver", ["dead", "on-foot, foot home 21/4", "escaped"])
def test_cm_16_5a_only_a_dragged_man_is_trampled(driver: str) -> None:
    position = "seats: 2; mover: red; left: 5; cup: ; red: at home 21/3; "
    tab = advanced(f"{position}blue: at home 22/3, standing runaway, driver {driver}")
    assert "trample blue" not in options(tab, 0)


@pytest.mark.clause("CM-16.5a", "CM-9.5.2c")
def test_cm_16_5a_not_while_a_horse_was_cut_free() -> None:
    position = f"seats: 2; mover: red; left: 5; cup: ; blue: at home 22/3, {DRAGGED}; red: at home 21/3"
    assert "trample blue" in options(advanced(f"{position}, cut-turn 1"), 0)
    assert "trample blue" not in options(advanced(f"{position}, cut-turn 2"), 0)


@pytest.mark.clause("CM-16.5a", "CM-15.2.3")
def test_cm_16_5a_a_runaway_team_may_do_it_too() -> None:
    tab, _ = drawn("at home 21/3, standing runaway, driver dead", [], f"green: at home 22/3, {DRAGGED}")
    assert options(tab, 0) == ["slip in", "slip out", "trample green"]


@pytest.mark.clause("CM-16.5b")
@pytest.mark.parametrize(
    ("dice", "total", "hit"),
    [
        ([1, 2, 2], 6, False),
        ([2, 2, 2], 7, True),
        ([2, 3, 3], 9, True),
        ([3, 3, 3], 10, False),
        ([3, 4, 4], 12, False),
        ([4, 4, 4], 13, True),
    ],
)
def test_cm_16_5b_the_attackers_modifier_counts_and_not_the_mans(dice: list[Draw], total: int, *, hit: bool) -> None:
    position = "seats: 2; mover: red; left: 5; cup: ; red: at home 21/3, points 1/2/1/0, modifier 1; "
    blue = f"blue: at home 22/3, {DRAGGED}, points 2/1/1/0, modifier 2, current -3"
    tab = advanced(position + blue, [*dice, *([4, 4] if hit else [])], None)
    events = say(tab, 0, "trample blue")
    rolled = only(events, "trample-rolled")
    assert (rolled["chariot"], rolled["total"]) == ("blue", total)
    assert chariot(tab, "blue").hits == (1 if hit else 7)
    assert chariot(tab, "red").wheels == (0, 0)
    if hit:
        assert (only(events, "trample-hits")["points"], only(events, "trample-hits")["dice"]) == (6, [4, 4])


@pytest.mark.clause("CM-16.5b")
@pytest.mark.parametrize(("damage", "hits"), [([1, 1], 5), ([2, 3], 3), ([4, 5], 1), ([5, 5], 0)])
def test_cm_16_5b_twice_the_wheel_damage_whatever_the_car(damage: list[Draw], hits: int) -> None:
    for points in ("1/0/2/1", "0/1/1/2", "0/2/1/1"):
        position = f"seats: 2; mover: red; left: 5; cup: ; red: at home 21/3, points {points}, modifier 0; "
        tab = advanced(f"{position}blue: at home 22/3, {DRAGGED}", [5, 5, 5, *damage], None)
        events = say(tab, 0, "trample blue")
        assert chariot(tab, "blue").hits == hits
        assert ("driver-dead" in kinds(events)) == (hits == 0)


# ---- over a wreck


@pytest.mark.clause("CM-16.6")
def test_cm_16_6_dragged_over_a_wreck_he_is_killed() -> None:
    red = f"at home 20/3, {DRAGGED}, horses 1/1/1/1"
    walls = "wrecks: home 21/3, home 20/2, home 21/2, home 20/4, home 21/4"
    tab, events = drawn(red, [1, 1, 1, 1], walls)
    assert kinds(events)[4:8] == ["over-wreck", "endurance-lost", "wreck-paid", "moved"]
    assert only(events, "driver-dead")["chariot"] == "red"
    assert log(tab, "red")["driver"] == "dead"
    assert where(tab, "red") == ("home 24/3", "none")


@pytest.mark.clause("CM-16.6")
def test_cm_16_6_past_a_wreck_he_is_not() -> None:
    tab, events = drawn(f"at home 20/3, {DRAGGED}, horses 1/1/1/1", [6, 6, 1], "wrecks: home 21/4, home 22/2")
    assert "driver-dead" not in kinds(events)
    assert log(tab, "red")["driver"] == "dragged"


# ---- behind his own car


@pytest.mark.clause("CM-16.7a")
@pytest.mark.parametrize(("current", "row"), [(2, 9), (0, 9), (-2, 11)])
def test_cm_16_7a_an_empty_chariot_strains_with_no_modifier_above_0(current: int, row: int) -> None:
    red = f"at dolphins 3/3, {EMPTY}, points 2/1/1/0, modifier 2, current {current}"
    position = "seats: 2; turn: 2; mover: blue; left: 1; cup: red; blue: at back 20/8; red: "
    tab = advanced(position + red, ["red", 3, 3, 3])
    events = say(tab, 1, "forward")
    assert only(events, "mfs-set")["mfs"] == 16
    assert (only(events, "strained")["points"], only(events, "endurance-lost")["points"]) == (4, 4)
    assert (only(events, "strain-rolled")["row"], only(events, "strain-rolled")["points"]) == (row, 4)


@pytest.mark.clause("CM-16.7a")
def test_cm_16_7a_without_endurance_it_flips() -> None:
    tab, events = drawn(f"at dolphins 3/3, {EMPTY}, endurance 0", [1, 3, 6, 6, 1])
    assert kinds(events)[4:6] == ["strained", "flipped"]
    assert (log(tab, "red")["standing"], log(tab, "red")["driver"]) == ("runaway", "dragged")
    assert "strain-rolled" not in kinds(events)


@pytest.mark.clause("CM-16.7a")
def test_cm_16_7a_a_jostle_means_nothing_to_it() -> None:
    tab, events = drawn(f"at dolphins 3/3, {EMPTY}", [4, 4, 4, 6, 6, 1])
    assert only(events, "strain-rolled")["strain"] == "J"
    assert not {"jostled", "mfs-lost"} & set(kinds(events))
    assert (chariot(tab, "red").current, where(tab, "red")) == (0, ("back 7/3", "back 6/3"))


@pytest.mark.clause("CM-16.7a")
def test_cm_16_7a_he_lies_where_his_car_is() -> None:
    _, events = drawn(f"at home 5/3, {EMPTY}", [3, 4, 1])
    assert only(events, "freed")["square"] == "home 11/3"


@pytest.mark.clause("CM-16.7b")
def test_cm_16_7b_he_is_trampled_from_right_behind_the_empty_car() -> None:
    position = "seats: 2; mover: red; left: 5; cup: ; red: at home {}/3; "
    position += f"blue: at home 22/3, {EMPTY}"
    tab = advanced(position.format(19), [3, 3, 3, 1, 1], None)
    assert "trample blue" not in options(tab, 0)
    say(tab, 0, "forward")
    assert "trample blue" in options(tab, 0)
    say(tab, 0, "trample blue")
    assert (chariot(tab, "blue").hits, race(tab).phase.left, where(tab, "red")[0]) == (5, 3, "home 20/3")


@pytest.mark.clause("CM-16.7a", "CM-15.2.5a")
@pytest.mark.parametrize(
    ("blue", "attacks"), [(f", {EMPTY}", ["ram blue car"]), ("", ["lash blue car", "ram blue car"])]
)
def test_cm_16_7a_in_an_empty_car_there_is_nobody_to_lash(blue: str, attacks: list[str]) -> None:
    tab = advanced(f"seats: 2; mover: red; left: 3; cup: ; red: at home 20/3; blue: at home 20/4{blue}")
    assert [word for word in options(tab, 0) if "blue" in word] == attacks
