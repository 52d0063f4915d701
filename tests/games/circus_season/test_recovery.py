"""CM-22, CM-23 Recovering from injuries, and experience."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.charts import BY_PLACE
from harena.games.circus_maximus.season.experience import earned
from tests.games.talk import Draw, asked, choice, kinds, only, options, refused, say

from .tables import book, chariot, fields, late_until, outfit, race, season

OVER = (
    "todo: end-of-turn, pay-off, settle-wagers, open-books, recovery, experience, clear-track, training, "
    "dues, next-race"
)
"""The race is over as soon as the position is read."""
AT_HOME = "seats: 2; option deals: no; option races: 3; race: 1; turn: 30; final: 1; taken: 6; gone: 1; "
RED = "red: standing finished, stage 11, place 1, spare 9"


def home(red: str = "", more: str = "", blue: str = "blue: at home 2/8") -> Table:
    """Red is home with nine MFs to spare; the race is over."""
    return season(f"{AT_HOME}{RED}{red}; {blue}; {more}{OVER}")


@pytest.mark.clause("CM-22.1", "CM-22.2", "CM-22.2.2")
def test_cm_22_2_one_point_for_the_driver_and_each_horse_and_no_more_than_whole() -> None:
    stable = "stable red: 1 = horses 4/4/4/4, hits 8 | 2 = horses 3/5/1/5, boxes 5/5/5/5, hits 7, whole-hits 8; "
    tab = home(", boxes 4/4/4/4, horses 2/4/3/4, whole-hits 8, hits 5", stable)
    raced, rested = outfit(tab, "red", 1), outfit(tab, "red", 2)
    assert (raced.team.left, raced.driver.left) == ((3, 4, 4, 4), 6)
    assert (rested.team.left, rested.driver.left) == ((4, 5, 2, 5), 8)
    assert outfit(tab, "red", 3 - 1).team.boxes == (5, 5, 5, 5)


@pytest.mark.clause("CM-22.2")
def test_cm_22_2_the_dead_stay_dead() -> None:
    tab = home(", boxes 4/4/4/4, horses 0/4/4/4, driver dead", "stable red: 1 = horses 4/4/4/4; ")
    dead = outfit(tab, "red", 1)
    assert (dead.team.left, dead.driver.left, dead.complete()) == ((0, 4, 4, 4), 0, False)


@pytest.mark.clause("CM-22.2", "CM-22.3")
def test_cm_22_2_what_did_not_come_home_is_told_and_nothing_else() -> None:
    lost = {"horse-lost", "driver-lost", "car-lost"}
    sound = home(", boxes 4/4/4/4, horses 1/4/4/4, whole-hits 8, hits 1, wheels 9/9", "stable red: 1 = hits 8; ")
    assert lost & set(kinds(sound.all_events(-1))) == set()
    hurt = home(", boxes 4/4/4/4, horses 0/4/0/4", "", "blue: standing out, flipped 4, driver dead, hits 5")
    events = hurt.all_events(-1)
    assert fields(events, "horse-lost", "chariot", "outfit", "horse") == [("red", 1, 1), ("red", 1, 3)]
    assert fields(events, "driver-lost", "chariot", "outfit") == [("blue", 1)]
    assert fields(events, "car-lost", "chariot", "outfit") == [("blue", 1)]


@pytest.mark.clause("CM-22.2", "CM-22.2.2")
def test_cm_22_2_what_has_healed_is_told_and_the_sound_are_not_named() -> None:
    stable = "stable red: 1 = horses 4/4/4/4, hits 8 | 2 = horses 3/4/0/4, boxes 4/4/4/4, hits 6, whole-hits 8; "
    events = home(", boxes 4/4/4/4, whole-hits 8, hits 8", stable, "blue: at home 2/8").all_events(-1)
    healed = fields(events, "outfit-recovered", "chariot", "outfit", "hits", "horses")
    assert healed == [("red", 2, 7, [4, 4, 0, 4])]


@pytest.mark.clause("CM-22.2.1", "CM-24.4.3")
def test_cm_22_2_1_drugs_wear_off_besides() -> None:
    stable = "stable red: 1 = horses 7/3/4/4; "
    tab = home(", boxes 7/3/4/4, horses 4/0/4/4", f"{stable}doses red: 1/3/0/0; ")
    assert outfit(tab, "red", 1).team.left == (6, 3, 4, 4)


@pytest.mark.clause("CM-22.3", "CM-22.3-flipped")
def test_cm_22_3_a_car_that_flipped_is_lost_all_others_are_repaired() -> None:
    tab = home(", wheels 3/4")
    assert (outfit(tab, "red", 1).car.there, outfit(tab, "red", 1).car.worn) == (1, (0, 0))
    flipped = home("", "", "blue: standing out, flipped 4, driver escaped, hits 5")
    assert (outfit(flipped, "blue", 1).car.there, outfit(flipped, "blue", 1).complete()) == (0, False)


@pytest.mark.clause("CM-24.5.3")
def test_cm_24_5_3_sabotage_stays_unless_the_table_says_otherwise() -> None:
    stable = "stable red: 1 = horses 4/4/4/4, worn 4/0; "
    tab = home(", wheels 7/0", stable)
    assert outfit(tab, "red", 1).car.worn == (4, 0)
    mended = home(", wheels 7/0", f"option sabotage-lasts: no; {stable}")
    assert outfit(mended, "red", 1).car.worn == (0, 0)
    wrecked = home(
        "", "stable blue: 1 = horses 4/4/4/4, worn 4/0; ", "blue: standing out, flipped 4, driver escaped, hits 5"
    )
    assert outfit(wrecked, "blue", 1).car.worn == (0, 0)


THREE = (
    "1 = horses 4/4/4/4 | 2 = horses 4/4/4/4, hits 6, whole-hits 7 | 3 = horses 2/4/4/4, boxes 4/4/4/4 "
    "| 4 = horses 0/4/4/4, boxes 4/4/4/4"
)


@pytest.mark.clause("CM-22.4", "CM-22.4-each")
def test_cm_22_4_the_sound_first_then_the_least_hurt_entry_by_entry() -> None:
    tab = season(f"seats: 2; option deals: no; stable red: {THREE}")
    late_until(tab, "entries")
    assert options(tab, 0) == ["enter 1", "stay out"]
    assert refused(tab, 0, "enter 2").clause == "CM-22.4"
    say(tab, 0, "enter 1")
    say(tab, 1, "stay out")
    assert options(tab, 0) == ["enter 2", "stay out"]
    assert refused(tab, 0, "enter 3").clause == "CM-22.4"
    assert refused(tab, 0, "enter 4").clause == "CM-22.4"


@pytest.mark.clause("CM-22.4-wounds")
@pytest.mark.parametrize(("hits", "modifier"), [(8, 2), (5, 2), (4, 1), (2, 0)])
def test_cm_22_4_wounds_count_from_the_start(hits: int, modifier: int) -> None:
    stable = f"stable red: 1 = horses 4/4/4/4, modifier 2, hits {hits}, whole-hits 8"
    tab = season(f"seats: 2; option deals: no; {stable}")
    late_until(tab, "season-speeds")
    red = chariot(tab, "red")
    assert (red.hits, red.modifier, red.current, red.build.hits) == (hits, modifier, modifier, 8)


# ---- experience


@pytest.mark.clause("CM-23.1", "CM-23.1-chart", "CM-23.1-lone")
def test_cm_23_1_points_by_place_and_by_the_gap_behind() -> None:
    assert BY_PLACE == [[14, 3, 5], [8, 2, 3], [4, 1, 2], [1, 1, 1]]
    assert [earned(0, gap, alone=False) for gap in (5, 6, 10, 11, None)] == [14, 17, 17, 22, 22]
    assert [earned(place, 6, alone=False) for place in range(4)] == [17, 10, 5, 2]
    assert [earned(place, None, alone=False) for place in range(4)] == [22, 13, 7, 3]
    assert earned(0, None, alone=True) == 14


@pytest.mark.clause("CM-23.1", "CM-23.2")
def test_cm_23_2_team_and_driver_each_have_them() -> None:
    words = "seats: 4; option deals: no; option races: 3; race: 1; turn: 30; final: 1; taken: 6; gone: 1; "
    field = "blue: at back 26/1, stage 10; green: at back 20/1, stage 10; yellow: at back 10/1, stage 10"
    tab = season(f"{words}{RED}; {field}; {OVER}")
    events = tab.all_events(-1)
    assert fields(events, "learnt", "chariot", "points") == [("red", 22), ("blue", 10), ("green", 5), ("yellow", 3)]
    assert {event["outfit"] for event in events if event["kind"] == "learnt"} == {1}
    won = outfit(tab, "red", 1)
    assert (won.team.points, won.driver.points) == (22, 22)


@pytest.mark.clause("CM-23.2", "CM-22.2")
@pytest.mark.parametrize(("hits", "points"), [(0, 0), (1, 22)])
def test_cm_23_2_a_driver_dragged_home_without_a_hit_left_learns_nothing(hits: int, points: int) -> None:
    tab = home(f", driver dragged, hits {hits}, whole-hits 8", "stable red: 1 = horses 4/4/4/4, hits 8; ")
    assert ("driver-lost" in kinds(tab.all_events(-1))) == (hits == 0)
    assert (outfit(tab, "red", 1).team.points, outfit(tab, "red", 1).driver.points) == (22, points)


@pytest.mark.clause("CM-23.1-lone")
def test_cm_23_1_lone_who_starts_alone_gets_no_bonus() -> None:
    tab = season(f"{AT_HOME}{RED}; {OVER}")
    assert only(tab.all_events(-1), "learnt")["points"] == 14


@pytest.mark.clause("CM-23.1")
def test_cm_23_1_who_has_lost_his_driver_has_no_place() -> None:
    tab = home("", "", "blue: standing out, driver dead, hits 5, flipped 4")
    assert fields(tab.all_events(-1), "learnt", "chariot", "points") == [("red", 22)]


LEARNT = "seats: 2; option deals: no; option races: 3; race: 1; todo: training, dues, next-race; "
DICE: list[Draw] = [4, 5]


@pytest.mark.clause("CM-23.3", "CM-23.4")
def test_cm_23_4_25_points_make_a_better_driver_with_the_same_hits() -> None:
    tab = season(f"{LEARNT}stable red: 1 = hits 8, modifier 2, driver-learnt 51 | 2 = driver-learnt 24")
    assert options(tab, 0) == ["done", "train driver 1"]
    assert refused(tab, 0, "train driver 2").clause == "CM-23.4"
    say(tab, 0, "train driver 1", "train driver 1")
    assert options(tab, 0) == ["done"]
    say(tab, 0, "done")
    driver = outfit(tab, "red", 1).driver
    assert (driver.modifier, driver.hits, driver.points) == (4, 8, 1)


@pytest.mark.clause("CM-23.3", "CM-23.7")
def test_cm_23_3_whoever_has_points_enough_is_asked_and_spends_each_once() -> None:
    tab = season(f"{LEARNT}stable red: 1 = team-learnt 20 | 2 = team-learnt 9; stable blue: 1 = team-learnt 9")
    assert (choice(tab), asked(tab)) == ("training", [0])
    assert refused(tab, 0, "train endurance 2").clause == "CM-23.6"
    assert refused(tab, 0, "enter 1").clause == "CM-23.3"
    say(tab, 0, "train endurance 1")
    assert "train horse 1 1" in options(tab, 0)
    say(tab, 0, "train horse 1 1")
    assert options(tab, 0) == ["done"]


@pytest.mark.clause("CM-23.4", "CM-23.5", "CM-23.6")
def test_cm_23_4_every_step_is_told_with_what_it_led_to() -> None:
    stable = "1 = horses 4/5/4/4, endurance 40, team-learnt 20 | 2 = modifier 1, driver-learnt 25"
    tab = season(f"{LEARNT}stable red: {stable}", DICE)
    events = say(tab, 0, "train horse 1 2", "train endurance 1", "train driver 2", "done")
    assert fields(events, "horse-trained", "chariot", "outfit", "horse", "speed") == [("red", 1, 2, 6)]
    assert fields(events, "endurance-trained", "chariot", "outfit", "endurance") == [("red", 1, 49)]
    assert fields(events, "driver-trained", "chariot", "outfit", "modifier") == [("red", 2, 2)]


@pytest.mark.clause("CM-23.2", "CM-23.4")
def test_cm_23_4_a_dead_driver_learns_no_more() -> None:
    tab = season(f"{LEARNT}stable red: 1 = hits 0, whole-hits 7, driver-learnt 30; stable blue: 1 = driver-learnt 30")
    assert asked(tab) == [1]
    words = f"{LEARNT}stable red: 1 = team-learnt 10; stable blue: 1 = team-learnt 10; "
    bankrupt = season(words.replace("seats: 2", "seats: 3") + "bankrupt: 0")
    assert asked(bankrupt) == [1]


@pytest.mark.clause("CM-23.3")
def test_cm_23_3_points_are_kept_if_one_likes() -> None:
    tab = season(f"{LEARNT}stable red: 1 = driver-learnt 30, team-learnt 9")
    say(tab, 0, "done")
    kept = outfit(tab, "red", 1)
    assert (kept.driver.points, kept.team.points) == (30, 9)


@pytest.mark.clause("CM-23.5")
@pytest.mark.parametrize(
    ("boxes", "horses"),
    [("8/6/5/7", [2, 3, 4]), ("8/6/6/7", [1, 2, 3, 4]), ("10/9/6/6", [2, 3, 4]), ("8/8/8/5", [4])],
)
def test_cm_23_5_a_horse_grows_to_8_to_10_if_all_have_6(boxes: str, horses: list[int]) -> None:
    tab = season(f"{LEARNT}stable red: 1 = horses {boxes}, team-learnt 10")
    offered = [words for words in options(tab, 0) if words.startswith("train horse")]
    assert offered == [f"train horse 1 {horse}" for horse in horses]


@pytest.mark.clause("CM-23.5", "CM-23.7")
def test_cm_23_5_a_trained_horse_has_one_more_box_and_nothing_else_changes() -> None:
    tab = season(f"{LEARNT}stable red: 1 = horses 3/0/4/4, boxes 4/4/4/4, endurance 40, team-learnt 12")
    assert refused(tab, 0, "train horse 1 2").clause == "CM-23.5"
    say(tab, 0, "train horse 1 1", "done")
    team = outfit(tab, "red", 1).team
    assert (team.boxes, team.left, team.endurance, team.points) == ((5, 4, 4, 4), (4, 0, 4, 4), 40, 2)


@pytest.mark.clause("CM-23.6", "CM-23.7")
def test_cm_23_6_two_dice_of_endurance() -> None:
    tab = season(f"{LEARNT}stable red: 1 = horses 4/4/4/4, endurance 37, team-learnt 10", DICE)
    events = say(tab, 0, "train endurance 1", "done")
    assert only(events, "endurance-trained")["dice"] == [4, 5]
    team = outfit(tab, "red", 1).team
    assert (team.endurance, team.boxes, team.points) == (46, (4, 4, 4, 4), 0)


@pytest.mark.clause("CM-23.4-dial")
def test_cm_23_4_dial_speeds_go_to_sixty() -> None:
    tab = season("seats: 2; red: at home 20/3, boxes 9/9/9/9, skill 3; blue: at home 20/8")
    assert options(tab, 0)[-1] == "speed red 39"
    say(tab, 0, "speed red 39")
    say(tab, 1, "speed blue 0")
    far = season("seats: 2; red: at home 20/3, boxes 10/10/10/10, skill 30; blue: at home 20/8")
    assert options(far, 0)[-1] == "speed red 60"


@pytest.mark.clause("CM-9.5.2-none")
def test_cm_9_5_2_none_nothing_draws_a_car_without_horses() -> None:
    words = "seats: 2; red: at home 20/3, skill 2, boxes 4/4/4/4, horses {}; blue: at home 20/8"
    none = season(words.format("0/0/0/0"))
    assert none.state.options(none.state.asked()[0])
    assert [seat for seat in none.state.asked() if book(none).colours[seat] == 0] == []
    assert race(none).maximum(chariot(none, "red")) == 0
    bribed = season(words.format("0/0/0/0, bribed 3"))
    assert race(bribed).maximum(chariot(bribed, "red")) == 0
    one = season(words.format("1/0/0/0"))
    assert options(one, 0)[-1] == "speed red 3"
    assert choice(one) == "season-speeds"
