"""Chapter 13: what a wound of the lash brings besides."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import Draw, advanced, asked, chariot, choice, kinds, log, only, options, race, say, table, where

WOUND: list[Draw] = [3, 4, 3, 4, 1, 1, 2]
"""Red lashes with factor 0, the table says W, and a die slows the victim by two."""
SIDE_BY_SIDE = "red: at home 20/3; blue: at home 20/4"


def lashed(draws: list[Draw], red: str = "", blue: str = "", left: int = 3) -> tuple[Table, list[dict[str, object]]]:
    """Red lashes blue's driver from the inside, who holds."""
    position = f"seats: 2; mover: red; left: {left}; cup: ; red: at home 20/3{red}; blue: at home 20/4{blue}"
    tab = advanced(position, draws, None)
    say(tab, 0, "lash blue car")
    return tab, say(tab, 1, "hold")


# ---- when it is rolled


@pytest.mark.clause("CM-13.1")
def test_cm_13_1_every_wound_rolls_two_more_dice() -> None:
    tab, events = lashed([*WOUND, 4, 5])
    assert kinds(events) == ["defended", "lash-factor", "lash-rolled", "wounded", "slowed", "critical-hit"]
    hit = only(events, "critical-hit")
    assert (hit["chariot"], hit["roll"], hit["dice"], hit["clause"]) == ("blue", 9, [4, 5], "CM-13.1")
    assert chariot(tab, "blue").hits == 6


@pytest.mark.clause("CM-13.1")
def test_cm_13_1_other_results_roll_none() -> None:
    _, events = lashed([3, 4, 3, 4, 2, 3, 2])
    assert only(events, "lash-rolled")["lash"] == "M"
    assert "critical-hit" not in kinds(events)


@pytest.mark.clause("CM-13.1")
def test_cm_13_1_a_brake_that_cannot_be_made_is_a_wound_and_rolls() -> None:
    _, events = lashed([3, 4, 3, 4, 1, 2, 2, 4, 5], blue=", endurance 1")
    assert only(events, "lash-rolled")["lash"] == "B"
    assert kinds(events)[-3:] == ["wounded", "slowed", "critical-hit"]


@pytest.mark.clause("CM-13.1", "CM-2.4")
def test_cm_13_1_the_basic_race_knows_no_critical_hits() -> None:
    tab = table(f"seats: 2; mover: red; left: 3; cup: ; {SIDE_BY_SIDE}", WOUND, None)
    say(tab, 0, "lash blue car")
    assert kinds(say(tab, 1, "hold"))[-2:] == ["wounded", "slowed"]


# ---- what it brings


@pytest.mark.clause("CM-13.1-2", "CM-16.7a")
def test_cm_13_1_2_the_driver_is_pulled_out_and_the_car_stays() -> None:
    tab, events = lashed([*WOUND, 1, 1, 6, 6])
    assert kinds(events)[-3:] == ["critical-hit", "pulled-out", "whip-lost"]
    assert (only(events, "pulled-out")["chariot"], only(events, "whip-lost")["chariot"]) == ("blue", "red")
    assert (log(tab, "blue")["standing"], log(tab, "blue")["driver"]) == ("driverless", "dragged")
    assert where(tab, "blue") == ("home 20/4", "home 19/4")
    assert (chariot(tab, "red").whip, chariot(tab, "blue").whip) == (0, 1)
    assert (race(tab).flying, log(tab, "red")["standing"]) == ((), "racing")
    events = say(tab, 0, "forward", "forward")
    assert "wreck-flew" not in kinds(events)
    assert only(events, "not-freed")["chariot"] == "blue"


@pytest.mark.clause("CM-13.1-2", "CM-15.2.5b")
def test_cm_13_1_2_with_a_horse_on_the_ground_the_team_stays_there() -> None:
    position = "seats: 2; mover: red; left: 3; cup: ; red: at home 20/3; blue: at home 20/4, horses 4/4/4/0, fallen 8"
    tab = advanced(position, [*WOUND, 1, 1], None)
    events = say(tab, 0, "lash blue car")
    assert kinds(events)[-3:] == ["pulled-out", "team-stopped", "whip-lost"]
    assert (log(tab, "blue")["standing"], log(tab, "blue")["foot"]) == ("stopped", "home 19/4")


@pytest.mark.clause("CM-13.1-3")
@pytest.mark.parametrize(("before", "after"), [((1, -2), (0, -3)), ((1, 1), (0, 0)), ((0, 0), (-1, -1))])
def test_cm_13_1_3_both_modifiers_fall_by_one(before: tuple[int, int], after: tuple[int, int]) -> None:
    level: list[Draw] = [3, 4 + before[1], 3, 4, 1, 1, 2]
    tab, events = lashed([*level, 1, 2], blue=f", modifier {before[0]}, current {before[1]}", left=1)
    assert only(events, "modifier-lost")["modifier"] == after[0]
    assert chariot(tab, "blue").modifier == after[0]
    recovers = after[1] < after[0]
    assert ("recovered" in kinds(events)) == recovers
    assert chariot(tab, "blue").current == after[1] + (1 if recovers else 0)


@pytest.mark.clause("CM-13.1-3")
def test_cm_13_1_3_recovery_stops_at_the_lower_modifier() -> None:
    position = "seats: 2; mover: red; left: 1; cup: ; red: at home 20/3; blue: at back 1/4, modifier 0, current "
    for current, recovered in ((-1, True), (0, False)):
        tab = advanced(f"{position}{current}", [], None)
        assert ("recovered" in kinds(say(tab, 0, "forward"))) == recovered
        assert chariot(tab, "blue").current == 0


@pytest.mark.clause("CM-13.1-4")
def test_cm_13_1_4_a_wounded_arm_is_noted() -> None:
    tab, _ = lashed([*WOUND, 2, 2])
    assert log(tab, "blue")["arm_wound"] is True
    tab, _ = lashed([*WOUND, 4, 4])
    assert log(tab, "blue")["arm_wound"] is False


@pytest.mark.clause("CM-13.1-4")
@pytest.mark.parametrize(("wound", "die", "gained"), [(1, 5, 3), (1, 4, 2), (1, 1, 1), (0, 5, 5)])
def test_cm_13_1_4_it_halves_the_whip_and_its_cost(wound: int, die: int, gained: int) -> None:
    position = f"seats: 2; mover: red; cup: ; red: at home 3/3, order 9, arm-wound {wound}; blue: at back 1/4"
    tab = advanced(position, [die], None)
    event = only(say(tab, 0, "whip"), "whipped")
    assert (event["gained"], event["endurance"], event["die"]) == (gained, 50 - gained, [die])
    assert (race(tab).phase.left, chariot(tab, "red").endurance) == (9 + gained, 50 - gained)


@pytest.mark.clause("CM-13.1-5")
def test_cm_13_1_5_the_eye_of_the_lashed_side_is_lost() -> None:
    tab, _ = lashed([*WOUND, 2, 3])
    assert log(tab, "blue")["blind"] == [0]
    position = "seats: 2; mover: red; left: 3; cup: ; red: at home 20/5; blue: at home 20/4"
    tab = advanced(position, [*WOUND, 2, 3], None)
    say(tab, 0, "lash blue car")
    say(tab, 1, "hold")
    assert log(tab, "blue")["blind"] == [1]


@pytest.mark.clause("CM-13.1-5")
@pytest.mark.parametrize(
    ("lane", "blind", "ways"),
    [
        (3, 1, ["hold", "brake back"]),
        (5, 1, ["hold", "brake back", "evade in"]),
        (3, 2, ["hold", "brake back", "evade out"]),
        (5, 2, ["hold", "brake back"]),
        (3, 0, ["hold", "brake back", "evade out"]),
    ],
)
def test_cm_13_1_5_attacks_from_that_side_are_not_evaded(lane: int, blind: int, ways: list[str]) -> None:
    position = f"seats: 2; mover: red; left: 3; cup: ; red: at home 20/{lane}; blue: at home 20/4, blind {blind}"
    tab = advanced(position)
    say(tab, 0, "ram blue car")
    assert options(tab, 1) == ways


@pytest.mark.clause("CM-13.1-5", "CM-12.4a")
def test_cm_13_1_5_nor_is_a_wreck_from_that_side() -> None:
    position = "seats: 3; mover: blue; left: 1; cup: ; blue: at back 1/8; flying: home 4/4 = red; "
    position += "red: at home 27/4, standing runaway, driver dead; green: at home 8/5, blind 1"
    tab = advanced(position, [3, 4], None)
    say(tab, 1, "forward")
    assert options(tab, 2) == ["hold", "brake back"]


@pytest.mark.clause("CM-13.1-6")
def test_cm_13_1_6_the_lash_falls_again_one_factor_lower_and_free() -> None:
    tab, events = lashed([*WOUND, 3, 3, 2, 2, 6])
    rolls = [(event["factor"], event["lash"]) for event in events if event["kind"] == "lash-rolled"]
    assert rolls == [(0, "W"), (-1, "M")]
    assert kinds(events).count("lash-factor") == 1
    assert (race(tab).phase.left, chariot(tab, "blue").slowed) == (2, 2 + 6)
    assert asked(tab) == [0]


@pytest.mark.clause("CM-13.1-6")
def test_cm_13_1_6_a_second_wound_is_critical_too() -> None:
    tab, events = lashed([*WOUND, 3, 3, 2, 3, 3, 4, 5])
    assert [event["lash"] for event in events if event["kind"] == "lash-rolled"] == ["W", "W"]
    assert [event["roll"] for event in events if event["kind"] == "critical-hit"] == [6, 9]
    assert (chariot(tab, "blue").hits, chariot(tab, "blue").slowed) == (5, 2 + 3)


@pytest.mark.clause("CM-13.1-6")
def test_cm_13_1_6_the_factor_does_not_fall_below_minus_four() -> None:
    _, events = lashed([1, 1, 5, 5, 5, 6, 2, 3, 3, 3, 3])
    rolls = [(event["factor"], event["lash"]) for event in events if event["kind"] == "lash-rolled"]
    assert rolls == [(-4, "W"), (-4, "-")]


@pytest.mark.clause("CM-13.1-7")
def test_cm_13_1_7_one_more_hit_and_no_more_dice() -> None:
    tab, events = lashed([*WOUND, 3, 4])
    assert [event["hits"] for event in events if event["kind"] == "wounded"] == [6, 5]
    assert kinds(events).count("slowed") == kinds(events).count("critical-hit") == 1
    assert chariot(tab, "blue").hits == 5


@pytest.mark.clause("CM-13.1-7")
def test_cm_13_1_7_the_last_hit_flips_the_chariot() -> None:
    tab, events = lashed([*WOUND, 3, 4], blue=", whole-hits 7, hits 2")
    assert kinds(events)[-3:] == ["wounded", "collapsed", "flipped"]
    assert log(tab, "blue")["driver"] == "dead"
    tab, events = lashed([*WOUND, 3, 4], blue=", whole-hits 7, hits 3")
    assert "collapsed" not in kinds(events)
    assert chariot(tab, "blue").hits == 1


@pytest.mark.clause("CM-13.1-8")
@pytest.mark.parametrize("dice", [[2, 6], [4, 5], [5, 5], [5, 6]])
def test_cm_13_1_8_eight_to_eleven_are_nothing(dice: list[Draw]) -> None:
    tab, events = lashed([*WOUND, *dice])
    assert kinds(events)[-1] == "critical-hit"
    blue = chariot(tab, "blue")
    assert (blue.hits, blue.modifier, blue.arm_wound, blue.blind, blue.driver, blue.slowed) == (6, 0, 0, 0, 0, 2)
    assert chariot(tab, "red").whip == 1


# ---- entangled


@pytest.mark.clause("CM-13.1-12", "CM-16.7a")
def test_cm_13_1_12_the_higher_defender_pulls_the_attacker_out() -> None:
    tab, events = lashed([*WOUND, 6, 6, 3, 2, 3, 2, 6, 6, 1], red=", hits 5", left=3)
    entangled = only(events, "entangled")
    assert (entangled["chariot"], entangled["own"], entangled["other"]) == ("blue", 11, 10)
    assert only(events, "pulled-out")["chariot"] == only(events, "whip-lost")["chariot"] == "red"
    assert (log(tab, "red")["standing"], log(tab, "red")["driver"]) == ("driverless", "dragged")
    assert where(tab, "red") == ("home 22/3", "home 21/3")
    assert "wreck-flew" not in kinds(events)
    assert log(tab, "blue")["driver"] == "aboard"


@pytest.mark.clause("CM-13.1-12", "CM-15.2.3")
def test_cm_13_1_12_the_rest_of_his_phase_is_a_runaways() -> None:
    position = "seats: 2; mover: red; left: 6; cup: ; red: at home 20/3, hits 5; blue: at home 20/4; "
    tab = advanced(f"{position}green: at home 24/3", [*WOUND, 6, 6, 6, 6, 1, 1], None)
    say(tab, 0, "lash blue car")
    say(tab, 1, "hold")
    assert (choice(tab), asked(tab), race(tab).phase.left) == ("runaway-choice", [0], 5)
    assert options(tab, 0) == ["forward", "lane in"]


@pytest.mark.clause("CM-13.1-12")
def test_cm_13_1_12_the_higher_attacker_pulls_the_defender_out() -> None:
    tab, events = lashed([*WOUND, 6, 6, 3, 2, 3, 3], blue=", hits 7")
    assert (only(events, "entangled")["own"], only(events, "entangled")["other"]) == (11, 13)
    assert only(events, "pulled-out")["chariot"] == "blue"
    assert only(events, "whip-lost")["chariot"] == "red"
    assert choice(tab) == "move-choice"


@pytest.mark.clause("CM-13.1-12")
def test_cm_13_1_12_a_tie_pulls_nobody_but_the_whip_is_lost() -> None:
    tab, events = lashed([*WOUND, 6, 6, 3, 2, 2, 2])
    assert (only(events, "entangled")["own"], only(events, "entangled")["other"]) == (11, 11)
    assert kinds(events)[-2:] == ["entangled", "whip-lost"]
    assert (chariot(tab, "red").whip, log(tab, "blue")["driver"]) == (0, "aboard")
