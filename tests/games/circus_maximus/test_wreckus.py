"""CM-28 Wreckus Maximus: chariots that meet where the track crosses itself."""

from __future__ import annotations

import json

import pytest

from harena.core.ids import Seat
from harena.games.circus_maximus.options import Options
from harena.games.circus_maximus.track import DEFAULT, WRECKUS
from harena.games.circus_maximus.wreckus import CROSSED

from .crossing import AHEAD_OF, BEHIND, BESIDE, EIGHT, meeting
from .tables import (
    GAME,
    Draw,
    advanced,
    asked,
    chariot,
    choice,
    deal,
    facts,
    kinds,
    log,
    only,
    options,
    race,
    refused,
    say,
    table,
    wander,
    where,
)
from .tracks import EIGHT as OWNERS
from .tracks import ROUND

REST = "moves 0, phase-end 0, draw-token, end-of-turn"


# ---- the track


@pytest.mark.clause("CM-28")
def test_cm_28_the_figure_8_is_chosen_and_brings_its_rules() -> None:
    oval, eight = Options({}), Options({"circuit": "figure-8"})
    assert (oval.track, eight.track) == (DEFAULT, WRECKUS)
    assert "wreckus" in eight.variants
    assert "wreckus" not in oval.variants
    assert race(deal(2, {"circuit": "figure-8"})).track is WRECKUS


@pytest.mark.clause("CM-28", "CM-2.1")
def test_cm_28_an_owners_track_goes_before_and_may_cross_itself_too() -> None:
    own = Options({"circuit": "figure-8", "track": ROUND})
    assert (own.track.name, "wreckus" in own.variants) == ("a round", False)
    assert "wreckus" in Options({"track": OWNERS}).variants


@pytest.mark.clause("CM-28")
def test_cm_28_an_oval_has_none_of_it() -> None:
    hooks = race(deal(2)).rulebook.hooks
    assert not any(type(hook) is type(own) for hook in hooks for own in CROSSED.hooks)
    assert DEFAULT.others == [[]] * DEFAULT.size
    assert not any(DEFAULT.against)
    assert "leg" not in log(deal(2), "red")


@pytest.mark.clause("CM-28", "CM-6.2.3")
def test_cm_28_a_square_of_the_crossing_holds_one_counter_whichever_way_it_heads() -> None:
    # Blue's car stands on south 7/5, which is east 7/4.
    blocked = table(f"seats: 2; {EIGHT}mover: red; left: 6; red: at east 6/4; blue: at south 8/5", [], None)
    assert race(blocked).chariot_at(race(blocked).track.next[chariot(blocked, "red").team]) == 1
    assert "forward" not in options(blocked, 0)
    free = table(f"seats: 2; {EIGHT}mover: red; left: 6; red: at east 6/4; blue: at south 8/3", [], None)
    assert "forward" in options(free, 0)


@pytest.mark.clause("CM-28")
def test_cm_28_which_leg_a_chariot_is_on_is_told() -> None:
    tab = meeting(AHEAD_OF, [])
    assert [log(tab, colour)["leg"] for colour in ("red", "blue")] == ["east", "south"]
    assert [log(tab, colour)["heading"] for colour in ("red", "blue")] == ["with", "with"]
    assert log(tab, "blue")["astray"] is False


@pytest.mark.clause("CM-28")
@pytest.mark.parametrize("walls", ["no", "yes"])
def test_cm_28_nobody_leaves_the_crossing_sideways_of_free_will(walls: str) -> None:
    position = f"seats: 2; {EIGHT}option wall-moves: {walls}; mover: red; left: 6; blue: at east 1/8; red: at "
    inside = table(f"{position}east 6/1", [], None)
    assert not [words for words in options(inside, 0) if words in ("lane in", "wall in")]
    assert refused(inside, 0, "lane in").clause == "CM-28"
    outside = table(f"{position}east 2/1", [], None)
    assert ("wall in" in options(outside, 0)) == (walls == "yes")
    assert refused(outside, 0, "lane in").clause == "CM-6.4.4"


@pytest.mark.clause("CM-28")
@pytest.mark.parametrize(("square", "cause"), [("east 6/1", "post"), ("south 6/8", "post"), ("east 2/1", "wall")])
def test_cm_28_who_is_forced_out_of_the_crossing_flips_at_the_post(square: str, cause: str) -> None:
    """Lane 1 of the eastward leg and lane 8 of the southward one are the inside."""
    mover = f"seats: 2; {EIGHT}mover: red; left: 4; red: at {square}, may-gain 1; blue: at east 1/7"
    tab = table(f"{mover}; todo: gain-choice 0 0, forced-slip 0 0 1 0 1, {REST}", ["blue"])
    assert only(say(tab, 0, "gain 0"), "flipped")["cause"] == cause


# ---- from behind


@pytest.mark.clause("CM-28.1b", "CM-9.3")
def test_cm_28_1b_from_behind_there_is_no_brake_but_either_side_is_open() -> None:
    tab = meeting(BEHIND, [])
    say(tab, 0, "lash blue car")
    assert options(tab, 1) == ["hold", "evade in", "evade out"]
    beside = meeting("at east 7/5", [])
    say(beside, 0, "lash blue car")
    assert options(beside, 1) == ["hold", "brake back", "evade out"]


@pytest.mark.clause("CM-28.1a", "CM-9.3.2")
@pytest.mark.parametrize(
    ("dice", "averted"), [([3, 3, 2, 2], True), ([3, 3, 2, 3], False), ([6, 6, 6, 4], True), ([6, 6, 6, 5], False)]
)
def test_cm_28_1a_two_less_to_evade_what_comes_from_behind(dice: list[int], averted: bool) -> None:  # noqa: FBT001
    tab = meeting(BEHIND, [*dice, *([] if averted else [3, 3, 3, 3, 4, 5])])
    say(tab, 0, "lash blue car")
    events = say(tab, 1, "evade out")
    told = only(events, "contest")
    assert told["own"] == dice[0] + dice[1] - 2
    assert ("evaded" in kinds(events)) == averted


@pytest.mark.clause("CM-28.1a")
def test_cm_28_1a_from_the_side_nothing_is_taken_off() -> None:
    tab = meeting("at east 7/5", [3, 3, 2, 3])
    say(tab, 0, "lash blue car")
    events = say(tab, 1, "evade out")
    assert only(events, "contest")["own"] == 6
    assert "evaded" in kinds(events)


@pytest.mark.clause("CM-28.1.1")
def test_cm_28_1_1_the_blow_itself_meets_the_full_modifier() -> None:
    """Equal drivers: a factor of 0 after the failed evasion, and car damage read without a penalty."""
    tab = meeting(BEHIND, [1, 1, 3, 3, 3, 3, 3, 3, 4, 5])
    say(tab, 0, "lash blue car")
    assert only(say(tab, 1, "evade out"), "lash-factor")["factor"] == 0
    rammed = meeting(BEHIND, [1, 1, 3, 3, 4, 3, 3])
    say(rammed, 0, "ram blue car")
    assert only(say(rammed, 1, "evade out"), "cars-rolled")["total"] == 10


@pytest.mark.clause("CM-28.1b", "CM-9.4.3-B")
def test_cm_28_1b_who_should_brake_is_wounded_with_the_attacker_behind() -> None:
    tab = meeting(BEHIND, [3, 3, 3, 3, 1, 2, 4])
    say(tab, 0, "lash blue car")
    events = say(tab, 1, "hold")
    assert only(events, "lash-rolled")["lash"] == "B"
    assert "backed" not in kinds(events)
    assert only(events, "wounded")["chariot"] == "blue"


@pytest.mark.clause("CM-28.2")
def test_cm_28_2_the_owner_says_what_a_ram_from_behind_damages() -> None:
    tab = meeting(BEHIND, [5, 4, 4, 3, 4, 6, 6])
    say(tab, 0, "ram blue car")
    say(tab, 1, "hold")
    assert (choice(tab), asked(tab), facts(tab, 1)) == ("rear-choice", [1], {"chariot": "blue", "by": "red"})
    assert options(tab, 1) == ["wheel left", "wheel right", "driver"]
    hit = only(say(tab, 1, "wheel right"), "wheel-damaged")
    assert (hit["chariot"], hit["wheel"]) == ("blue", "right")
    assert chariot(tab, "blue").wheels == (0, hit["points"])


@pytest.mark.clause("CM-28.2")
def test_cm_28_2_a_driver_takes_a_hit_for_each_point() -> None:
    tab = meeting(BEHIND, [5, 4, 4, 3, 4])
    say(tab, 0, "ram blue car")
    say(tab, 1, "hold")
    events = say(tab, 1, "driver")
    struck = only(events, "driver-struck")
    points = struck["points"]
    assert isinstance(points, int)
    assert points > 1
    assert (struck["chariot"], kinds(events).count("wounded")) == ("blue", points)
    assert chariot(tab, "blue").hits == 7 - points
    assert chariot(tab, "blue").wheels == (0, 0)
    assert not {"collapsed", "flipped"} & set(kinds(events))


@pytest.mark.clause("CM-28.2", "CM-9.5.5")
def test_cm_28_2_the_weight_of_the_car_that_strikes_tells_and_not_of_the_one_struck() -> None:
    def points(red: str, blue: str) -> object:
        tab = meeting(f"{BEHIND}, points {blue}/2/2", [5, 4, 4, 3, 4], red=f", points {red}/2/2")
        say(tab, 0, "ram blue car")
        say(tab, 1, "hold")
        return only(say(tab, 1, "driver"), "driver-struck")["points"]

    heavy, light = "0/2", "0/0"
    assert points(heavy, heavy) == points(heavy, light)
    assert points(light, heavy) == points(light, light)
    assert points(heavy, light) != points(light, light)


@pytest.mark.clause("CM-28.2", "CM-9.4.3-W2")
def test_cm_28_2_a_driver_without_hits_collapses() -> None:
    tab = meeting(f"{BEHIND}, hits 1, whole-hits 7", [5, 4, 4, 6, 6])
    say(tab, 0, "ram blue car")
    say(tab, 1, "hold")
    events = say(tab, 1, "driver")
    assert only(events, "driver-struck")["points"] == 1
    assert only(events, "flipped")["cause"] == "driver"


@pytest.mark.clause("CM-28.2")
def test_cm_28_2_where_nobody_drives_only_wheels_can_be_named() -> None:
    tab = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 6; red: at east 7/4; blue: {BEHIND}, standing driverless, driver dragged; "
        f"purple: at south 10/5; yellow: at south 10/7",
        [5, 4, 4],
        None,
    )
    say(tab, 0, "ram blue car")
    assert options(tab, 1) == ["wheel left", "wheel right"]


@pytest.mark.clause("CM-28.2", "CM-9.5.5")
@pytest.mark.parametrize(
    ("blue", "dice", "struck", "wheel"),
    [
        # The attacker's own wheel is the one on the side where the other is: blue lies to red's right.
        (BEHIND, [1, 1, 2, 3, 4, 6, 6], "red", "right"),
        ("at east 7/5", [5, 4, 4, 3, 4, 6, 6], "blue", "left"),
    ],
)
def test_cm_28_2_other_wheels_are_the_nearest_ones(blue: str, dice: list[Draw], struck: str, wheel: str) -> None:
    tab = meeting(blue, dice)
    say(tab, 0, "ram blue car")
    hit = only(say(tab, 1, "hold"), "wheel-damaged")
    assert (hit["chariot"], hit["wheel"]) == (struck, wheel)


# ---- from the front


@pytest.mark.clause("CM-28.3", "CM-9.3")
def test_cm_28_3_from_the_front_one_holds_or_brakes() -> None:
    tab = meeting(AHEAD_OF, [])
    assert [words for words in options(tab, 0) if "blue" in words] == ["lash blue team", "ram blue team"]
    say(tab, 0, "lash blue team")
    assert options(tab, 1) == ["hold", "brake back"]


@pytest.mark.clause("CM-28.3.1", "CM-28.3.2")
def test_cm_28_3_1_a_team_lashed_in_the_face_is_not_driven_on_but_may_flip() -> None:
    tab = meeting(f"{AHEAD_OF}, last-speed 15", [5, 2, 4, 3, 3, 3, 3])
    say(tab, 0, "lash blue team")
    events = say(tab, 1, "hold")
    check = only(events, "flip-checked")
    assert (check["total"], check["mfs"], check["dice"]) == (16, 15, [4, 3, 3, 3, 3])
    blue = chariot(tab, "blue")
    assert (blue.must_gain, blue.may_gain, blue.endurance) == (0, 0, 50)
    assert "flipped" not in kinds(events)


@pytest.mark.clause("CM-28.3.3")
@pytest.mark.parametrize(("speed", "modifier", "flips"), [(14, 0, False), (15, 0, True), (16, 1, True), (15, 1, False)])
def test_cm_28_3_3_as_many_as_the_mfs_or_fewer_and_it_flips(speed: int, modifier: int, flips: bool) -> None:  # noqa: FBT001
    tab = meeting(f"{AHEAD_OF}, last-speed {speed}, modifier {modifier}", [6, 1, 3, 3, 3, 3, 3])
    say(tab, 0, "lash blue team")
    events = say(tab, 1, "hold")
    assert only(events, "flip-checked")["total"] == 15 + modifier
    assert ("flipped" in kinds(events)) == flips
    if flips:
        assert only(events, "flipped")["cause"] == "lash"


@pytest.mark.clause("CM-28.3.1", "CM-9.4.1a")
def test_cm_28_3_1_a_lash_without_a_lead_is_an_ordinary_one() -> None:
    tab = meeting(f"{AHEAD_OF}, last-speed 30", [2, 5])
    say(tab, 0, "lash blue team")
    events = say(tab, 1, "hold")
    assert "flip-checked" not in kinds(events)
    assert (chariot(tab, "blue").may_gain, chariot(tab, "blue").endurance) == (1, 49)


@pytest.mark.clause("CM-28.3.1", "CM-9.4.1b")
def test_cm_28_3_1_from_the_side_a_team_is_driven_on() -> None:
    tab = meeting(f"{BESIDE}, last-speed 30", [5, 2])
    say(tab, 0, "lash blue team")
    events = say(tab, 1, "hold")
    assert "flip-checked" not in kinds(events)
    assert chariot(tab, "blue").must_gain == 3


@pytest.mark.clause("CM-28.3.1", "CM-15.2.5a")
def test_cm_28_3_1_a_team_alone_has_nothing_to_flip() -> None:
    tab = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 6; red: at east 7/4; blue: team south 6/6, standing runaway, driver dead",
        [5, 2],
        None,
    )
    events = say(tab, 0, "lash blue team")
    assert "flip-checked" not in kinds(events)
    assert chariot(tab, "blue").must_gain == 3


@pytest.mark.clause("CM-28.5", "CM-28.5.1")
def test_cm_28_5_1_the_owner_of_a_team_rammed_from_the_front_names_the_horse() -> None:
    tab = meeting(AHEAD_OF, [3, 4])
    say(tab, 0, "ram blue team")
    say(tab, 1, "hold")
    assert (choice(tab), asked(tab), facts(tab, None)) == ("horse-choice", [1], {"chariot": "blue", "by": "red"})
    hurt = only(say(tab, 1, "horse 3"), "horse-injured")
    assert (hurt["chariot"], hurt["horse"]) == ("blue", 3)
    beside = meeting(BESIDE, [3, 4])
    say(beside, 0, "ram blue team")
    assert only(say(beside, 1, "hold"), "horse-injured")["horse"] == 1


@pytest.mark.clause("CM-28.5", "CM-9.5.2b")
def test_cm_28_5_a_fallen_horse_covers_nothing_from_the_front() -> None:
    fallen = ", horses 0/4/4/0, boxes 4/4/4/4, fallen 9"
    tab = meeting(AHEAD_OF + fallen, [])
    assert "ram blue team" in options(tab, 0)
    assert "ram blue team" not in options(meeting(BESIDE + fallen, []), 0)


@pytest.mark.clause("CM-28.5.1", "CM-6.7.4b")
def test_cm_28_5_1_two_teams_that_meet_head_on_are_both_hurt() -> None:
    """Red drives east, blue's team runs west along the same lane."""
    tab = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 1; red: at east 7/4, endurance 0, whole-endurance 9; "
        f"blue: team east 8/4 against, standing runaway, driver dead",
        [3, 4, 3, 4],
    )
    assert (choice(tab), asked(tab), facts(tab, None)) == ("horse-choice", [1], {"chariot": "blue", "by": "red"})
    say(tab, 1, "horse 2")
    assert (asked(tab), facts(tab, None)) == ([0], {"chariot": "red", "by": "blue"})
    say(tab, 0, "horse 4")
    hurt = [(event["chariot"], event["horse"]) for event in tab.all_events(0) if event["kind"] == "horse-injured"]
    assert hurt == [("blue", 2), ("red", 4)]


@pytest.mark.clause("CM-28.5.1", "CM-6.7.4b")
def test_cm_28_5_1_who_is_run_into_from_behind_or_beside_is_not_hurt() -> None:
    for blue in ("at east 9/4", "at south 8/4"):
        tab = table(
            f"seats: 2; {EIGHT}mover: red; left: 1; red: at east 7/4, endurance 0, whole-endurance 9; blue: {blue}",
            [3, 4],
        )
        assert facts(tab, None) == {"chariot": "red", "by": "blue"}


@pytest.mark.clause("CM-28.5", "CM-9.5.1a")
@pytest.mark.parametrize(
    ("team", "horse"), [("east 6/5 against", 4), ("east 6/3 against", 1), ("east 6/5", 1), ("east 6/3", 4)]
)
def test_cm_28_5_the_nearest_horse_is_by_the_left_and_right_of_the_target(team: str, horse: int) -> None:
    """A team that comes the other way has its right side where one that runs along has its left."""
    full = "purple: at east 8/6; yellow: at east 8/2" if "against" not in team else "purple: at east 6/7"
    tab = advanced(
        f"seats: 2; {EIGHT}mover: red; left: 6; red: at east 7/4; blue: team {team}, standing runaway, driver dead, "
        f"cut-turn 2; {full}",
        [3, 4],
        None,
    )
    assert only(say(tab, 0, "ram blue team"), "horse-injured")["horse"] == horse


# ---- odds, and whole races


@pytest.mark.clause("CM-28.1a")
def test_cm_28_1a_the_odds_of_evading_know_where_the_blow_comes_from() -> None:
    behind, beside = meeting(BEHIND, []), meeting("at east 7/5", [])
    success = []
    for tab in (behind, beside):
        say(tab, 0, "ram blue car")
        rows = GAME.odds(tab.state, tab.state.asked()[0], [])["rows"]
        assert isinstance(rows, list)
        success += [row["success"] for row in rows if row["pick"] == "evade out"]
    assert success == [0.335648, 0.556327]


@pytest.mark.clause("CM-28.1a")
def test_cm_28_1a_threats_tell_for_each_attack_how_likely_it_is_averted() -> None:
    """Blue, who heads south, is met by red from behind and, one square on, from the side or not at all."""
    tab = meeting(BEHIND, [])
    found = GAME.odds(tab.state, Seat(1), [])["threats"]
    assert isinstance(found, dict)
    attacks = found["blue"][0]["attacks"]
    averted = {name: attacks[name]["defence"] for name in attacks}
    assert averted["ram car from rear"] == averted["lash car from rear"] == 0.335648
    beside = GAME.odds(meeting("at east 7/5", []).state, Seat(1), [])["threats"]
    assert isinstance(beside, dict)
    from_side = [told["defence"] for name, told in beside["blue"][0]["attacks"].items() if "side" in name]
    assert set(from_side) == {0.556327}


def test_the_odds_of_a_rear_choice_weigh_wheels_and_driver() -> None:
    tab = meeting(f"{BEHIND}, hits 1, whole-hits 7, wheels 0/9", [5, 4, 4])
    say(tab, 0, "ram blue car")
    say(tab, 1, "hold")
    told = GAME.odds(tab.state, tab.state.asked()[0], [])["rows"]
    assert isinstance(told, list)
    assert [row["damage"] for row in told] == [0, 9, 6]
    chances = [row["out"] for row in told]
    assert chances[0] < chances[1]
    assert chances[2] > 0.9


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("track", [{}, OWNERS])
def test_random_races_on_a_figure_8_come_to_their_end(rules: str, track: dict[str, object]) -> None:
    """Every position can be written down and read again, and odds and views are told of it."""
    from harena.core.chance import Fast

    for seed in range(2):
        tab = deal(3, {"circuit": "figure-8", "track": track, "rules": rules}, seed)
        for step, now in enumerate(wander(tab, seed)):
            if step % 60 == 0:
                text = GAME.print(now.state)
                assert GAME.print(GAME.parse(text, Fast(0))) == text
                for seat in now.state.asked()[:1]:
                    GAME.odds(now.state, seat, [])
        assert GAME.result(tab.state) is not None


def test_a_track_of_ones_own_is_named_in_the_position() -> None:
    tab = table(f"seats: 2; option track: {json.dumps(OWNERS)}; red: at east 7/4; blue: at south 9/6")
    assert where(tab, "blue") == ("south 9/6", "south 8/6")
