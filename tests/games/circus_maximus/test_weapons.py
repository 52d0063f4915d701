"""Chapter 27.2: what dust, knives and spears do."""

from __future__ import annotations

from typing import cast

import pytest

from harena.core.chance import Fast
from harena.core.errors import Refusal
from harena.core.ids import Clause, Seat
from harena.core.table import Table
from harena.games.circus_maximus.chances import ram_chances
from harena.games.circus_maximus.chariot import Faction
from harena.games.circus_maximus.charts import CAR_RESULTS
from harena.games.circus_maximus.phase import Moves
from harena.games.circus_maximus.race import Race, WhyNoDust
from harena.games.circus_maximus.rulebook import BASIC
from harena.games.circus_maximus.variants import Variant
from harena.games.circus_maximus.verbs import PICKS, THROW_DUST
from harena.games.circus_maximus.weapons import SPECIAL_WEAPONS
from tools.odds_study import holds, plans_of, sampled

from .brute import out_of, struck_flip
from .tables import (
    GAME,
    Draw,
    asked,
    chariot,
    choice,
    facts,
    kinds,
    log,
    only,
    options,
    race,
    refused,
    say,
    table,
    view,
    where,
)
from .test_variants import ruled

ON = "option weapons: yes; "
ADVANCED = "option rules: advanced; "
HIT: list[Draw] = [5, 5]
"""Ten with two dice and no modifier: dust and spear hit."""
Events = list[dict[str, object]]


def throws(tab: Table, *verbs: str) -> list[str]:
    """Red's attacks with weapons."""
    verbs = verbs or ("dust", "knife", "small", "spear")
    return [words for words in options(tab, 0) if words.split()[0] in verbs]


def beside(
    draws: list[Draw], red: str = "", blue: str = "", more: str = "", rules: str = "", at: str = "20/4", left: int = 6
) -> Table:
    """Red moves in lane 3 with all weapons; blue stands beside it in lane 4, its token not yet drawn."""
    weapons = "" if "weapons" in red else ", weapons 15"
    return table(
        f"{ON}{rules}seats: 2; mover: red; left: {left}; red: at home 20/3{weapons}{red}; "
        f"blue: at home {at}, order 9, order-most 16{blue}{more}",
        draws,
        None,
    )


def two(total: int) -> list[Draw]:
    """Two dice that show a sum."""
    return [min(6, total - 1), total - min(6, total - 1)]


# ---- dust: throwing it


@pytest.mark.clause("CM-27.2.1")
@pytest.mark.parametrize(
    ("modifier", "dice", "total", "aim"), [(0, [4, 5], 9, "missed"), (1, [4, 5], 10, "hit"), (-1, [5, 5], 9, "missed")]
)
def test_cm_27_2_1_two_dice_and_the_modifier_have_to_make_ten(
    modifier: int, dice: list[Draw], total: int, aim: str
) -> None:
    tab = beside([*dice, 3, 4], red=f", modifier {modifier}")
    events = say(tab, 0, "dust blue")
    thrown = only(events, "dust-thrown")
    assert (thrown["chariot"], thrown["rival"], thrown["total"], thrown["aim"]) == ("red", "blue", total, aim)
    assert (thrown["dice"], thrown["clause"]) == (dice, "CM-27.2.1")
    assert ("dust-rolled" in kinds(events)) == (aim == "hit")


@pytest.mark.clause("CM-27.2.1")
@pytest.mark.parametrize("draws", [[1, 2], [*HIT, 3, 4]])
def test_cm_27_2_1_it_costs_one_mf_and_the_dust_is_gone_hit_or_miss(draws: list[Draw]) -> None:
    tab = beside(draws)
    events = say(tab, 0, "dust blue")
    attacked = only(events, "attacked")
    assert (attacked["attack"], attacked["part"]) == ("dust", "car")
    # Nobody is asked: the roll to hit is the defence.
    assert (asked(tab), choice(tab)) == ([0], "move-choice")
    assert (race(tab).phase.left, chariot(tab, "red").weapons) == (5, 14)
    say(tab, 0, "forward")
    assert refused(tab, 0, "dust blue").clause == "CM-27.2.1"


@pytest.mark.clause("CM-27.2.1")
def test_cm_27_2_1_the_cars_have_to_be_beside_each_other() -> None:
    assert throws(beside([]), "dust") == ["dust blue"]
    assert throws(beside([], at="19/4"), "dust") == []
    assert throws(beside([], at="21/4"), "dust") == []
    assert throws(beside([], at="20/5"), "dust") == []
    assert refused(beside([], at="19/4"), 0, "dust blue").clause == "CM-27.2.1"


@pytest.mark.clause("CM-27.2.1", "CM-3.4b", "CM-3.8a", "CM-9.1.4", "CM-9.5.2c")
def test_cm_27_2_1_it_is_an_attack_like_others() -> None:
    assert refused(beside([], blue=", owner 0"), 0, "dust blue").clause == "CM-3.4b"
    gray = f"{ON}seats: 2; mover: red; left: 6; red: at gray 4/3, weapons 15; blue: at gray 4/4"
    assert throws(table(gray)) == []
    assert refused(table(gray), 0, "dust blue").clause == "CM-3.8a"
    cutting = beside([], red=", cut-turn 2")
    assert throws(cutting) == []
    assert refused(cutting, 0, "dust blue").clause == "CM-9.5.2c"
    struck = beside([4, 4])
    say(struck, 0, "small knife blue car")
    assert throws(struck) == []
    assert [refused(struck, 0, words).clause for words in ("dust blue", "knife blue car", "spear blue car")] == [
        "CM-9.1.4"
    ] * 3


@pytest.mark.clause("CM-27.2.1", "CM-27.2.3a", "CM-27.2.2a")
def test_cm_27_2_1_only_a_driver_in_his_car_has_eyes() -> None:
    empty = beside([], blue=", standing driverless, driver dragged", rules=ADVANCED)
    assert throws(empty, "dust", "spear") == []
    # The knife can still find a horse.
    assert throws(empty, "knife") == ["knife blue team"]


@pytest.mark.clause("CM-27.2")
def test_cm_27_2_without_the_option_weapons_are_good_for_nothing() -> None:
    position = "seats: 2; mover: red; left: 6; red: at home 20/3, weapons 15; blue: at home 20/4"
    assert throws(table(position)) == []
    assert set(throws(table(ON + position))) == {
        "dust blue",
        "knife blue team",
        "knife blue car",
        "small knife blue car",
        "spear blue car",
    }
    assert throws(table(ON + position.replace("weapons 15", "weapons 8"))) == ["small knife blue car"]


class Wet(WhyNoDust):
    def why_no_dust(self, race: Race, number: int) -> Clause | None:
        return Clause("CM-27.5")


def test_another_rule_may_forbid_dust_and_leave_the_rest() -> None:
    words = "seats: 2; mover: red; left: 6; red: at home 20/3, weapons 15; blue: at home 20/4"
    wet = ruled(words, [BASIC, SPECIAL_WEAPONS, Variant("wet", hooks=[Wet()])])
    dry = ruled(words, [BASIC, SPECIAL_WEAPONS])
    dust = THROW_DUST.of(Faction(1))
    assert [dust in there.options(Seat(0)) for there in (wet, dry)] == [False, True]
    assert PICKS.parse("spear blue car") in wet.options(Seat(0))
    with pytest.raises(Refusal) as told:
        wet.answer(Seat(0), dust)
    assert told.value.clause == "CM-27.5"


# ---- dust: the table


@pytest.mark.clause("CM-27.2.1-chart")
@pytest.mark.parametrize(
    ("total", "result"),
    [
        (2, "falls"),
        (3, "into"),
        (4, "into"),
        (5, "into"),
        (6, "eye"),
        (7, "eye"),
        (8, "eye"),
        (9, "away"),
        (10, "away"),
        (11, "blinded"),
        (12, "blown-back"),
    ],
)
def test_cm_27_2_1_chart_every_row(total: int, result: str) -> None:
    tab = beside([*HIT, *two(total), 1, 1, 1, 1])
    rolled = only(say(tab, 0, "dust blue"), "dust-rolled")
    assert (rolled["chariot"], rolled["total"], rolled["dust"]) == ("blue", total, result)
    assert rolled["clause"] == "CM-27.2.1-chart"


@pytest.mark.clause("CM-27.2.1-chart")
@pytest.mark.parametrize(
    ("blue", "dice", "total", "result"),
    [
        ("modifier 2", [4, 5], 11, "blinded"),
        ("modifier -2", [4, 4], 6, "eye"),
        ("modifier -2", [1, 2], 1, "falls"),
        ("modifier 2", [6, 6], 14, "blown-back"),
        # A dead horse takes the good part of a modifier.
        ("modifier 2, horses 4/4/4/0, fallen 8", [3, 4], 7, "eye"),
    ],
)
def test_cm_27_2_1_chart_the_targets_modifier_is_added_with_its_sign(
    blue: str, dice: list[Draw], total: int, result: str
) -> None:
    tab = beside([*HIT, *dice], blue=f", {blue}", rules=ADVANCED)
    rolled = only(say(tab, 0, "dust blue"), "dust-rolled")
    assert (rolled["total"], rolled["dust"]) == (total, result)


@pytest.mark.clause("CM-27.2.1-chart", "CM-16.7a")
def test_cm_27_2_1_chart_2_the_driver_is_dragged_behind_team_and_car() -> None:
    tab = beside([*HIT, 1, 1], rules=ADVANCED)
    assert kinds(say(tab, 0, "dust blue"))[-1] == "pulled-out"
    assert (log(tab, "blue")["standing"], log(tab, "blue")["driver"]) == ("driverless", "dragged")
    assert where(tab, "blue") == ("home 20/4", "home 19/4")
    assert race(tab).flying == ()


@pytest.mark.clause("CM-27.2.1-chart", "CM-2.4")
def test_cm_27_2_1_chart_2_in_the_basic_race_the_chariot_is_out() -> None:
    tab = beside([*HIT, 1, 1])
    assert only(say(tab, 0, "dust blue"), "flipped")["cause"] == "driver"
    assert log(tab, "blue")["standing"] == "out"
    assert GAME.print(GAME.parse(GAME.print(tab.state), Fast(1))) == GAME.print(tab.state)


@pytest.mark.clause("CM-27.2.1-chart")
def test_cm_27_2_1_chart_3_to_5_both_cars_are_damaged_where_they_face_each_other() -> None:
    tab = beside([*HIT, 1, 2, 2, 3, 6, 6, 4, 4, 6, 6])
    events = say(tab, 0, "dust blue")
    damaged = [(event["chariot"], event["wheel"]) for event in events if event["kind"] == "wheel-damaged"]
    assert damaged == [("blue", "left"), ("red", "right")]
    assert "cars-rolled" not in kinds(events)
    assert (chariot(tab, "blue").wheels, chariot(tab, "red").wheels) == ((2, 0), (0, 3))
    # Two points and more are checked, and nobody is slower for it.
    assert kinds(events).count("wheel-checked") == 2
    assert (chariot(tab, "red").slowed, chariot(tab, "blue").slowed) == (0, 0)
    assert [where(tab, colour)[0] for colour in ("red", "blue")] == ["home 20/3", "home 20/4"]


@pytest.mark.clause("CM-27.2.1-chart", "CM-13.1-5")
def test_cm_27_2_1_chart_6_to_8_an_eye_is_blind_and_two_phases_are_bound() -> None:
    tab = beside([*HIT, 3, 4])
    bound = only(say(tab, 0, "dust blue"), "bound")
    assert (bound["chariot"], bound["side"], bound["phases"]) == ("blue", "left", 2)
    assert (log(tab, "blue")["blind"], log(tab, "blue")["bound"]) == ([0], 2)
    assert (chariot(tab, "blue").hits, chariot(tab, "blue").halved) == (7, 0)
    # From that side he no longer evades, from the other he does.
    say(tab, 0, "forward", "ram blue team")
    assert options(tab, 1) == ["hold", "brake back"]


@pytest.mark.clause("CM-27.2.1-chart")
def test_cm_27_2_1_chart_9_to_10_two_lanes_away_and_no_bans() -> None:
    tab = beside([*HIT, 4, 5])
    events = say(tab, 0, "dust blue")
    assert [event["side"] for event in events if event["kind"] == "forced-slip"] == ["out", "out"]
    assert where(tab, "blue")[0] == "home 20/6"
    blue = chariot(tab, "blue")
    assert (blue.no_inward, blue.no_strain, blue.owed, blue.slowed) == (0, 0, 0, 0)


@pytest.mark.clause("CM-27.2.1-chart", "CM-9.4.3-S2")
def test_cm_27_2_1_chart_9_to_10_inward_too_and_checked_in_the_lane_it_ends_in() -> None:
    position = (
        f"{ON}seats: 2; mover: red; left: 6; red: at dolphins 6/4, weapons 15; "
        "blue: at dolphins 5/3, last-speed 12, drawn 2"
    )
    for speed, checked in ((8, 0), (9, 1), (10, 1)):
        tab = table(position.replace("last-speed 12", f"last-speed {speed}"), [*HIT, 4, 5, 1, 1, 2], None)
        events = say(tab, 0, "dust blue")
        assert [event["side"] for event in events if event["kind"] == "forced-slip"] == ["in", "in"]
        assert kinds(events).count("strained") == checked, speed


@pytest.mark.clause("CM-27.2.1-chart", "CM-9.4.3-S3")
@pytest.mark.parametrize(("lane", "standing"), [(6, "racing"), (7, "out"), (8, "out")])
def test_cm_27_2_1_chart_9_to_10_into_a_wall_it_flips(lane: int, standing: str) -> None:
    tab = table(
        f"{ON}seats: 2; mover: red; left: 6; red: at home 20/{lane - 1}, weapons 1; blue: at home 20/{lane}, order 9",
        [*HIT, 4, 5],
        None,
    )
    say(tab, 0, "dust blue")
    assert log(tab, "blue")["standing"] == standing


@pytest.mark.clause("CM-27.2.1-chart", "CM-9.6.2")
@pytest.mark.parametrize(("green", "ends"), [("20/5", "home 20/4"), ("20/6", "home 20/5")])
def test_cm_27_2_1_chart_9_to_10_a_chariot_in_the_way_is_rammed_with_the_usual_penalty(green: str, ends: str) -> None:
    tab = beside([*HIT, 4, 5], more=f"; green: at home {green}, owner 0")
    say(tab, 0, "dust blue")
    assert choice(tab) == "defence-choice"
    assert facts(tab, None) == {
        "chariot": "green",
        "attacker": "blue",
        "attack": "forced-ram",
        "part": "car",
        "modifier": -3,
    }
    assert where(tab, "blue")[0] == ends
    assert (chariot(tab, "blue").no_strain, chariot(tab, "blue").no_inward) == (0, 0)


@pytest.mark.clause("CM-27.2.1-chart")
def test_cm_27_2_1_chart_11_two_hits_and_half_the_team_speed_at_once() -> None:
    tab = beside([*HIT, 5, 6, "blue"], blue=", hits 7, horses 4/4/4/3", left=1)
    events = say(tab, 0, "dust blue")
    assert only(events, "halved")["speed"] == 7
    assert kinds(events).count("wounded") == 2
    # The order that was written is gone, and nobody learns what it was.
    revealed = only(events, "speed-revealed")
    assert (revealed["chariot"], revealed["speed"], revealed["most"]) == ("blue", 7, 7)
    assert (log(tab, "blue")["blinded"], log(tab, "blue")["team_speed"], log(tab, "blue")["hits"]) == (True, 7, [5, 7])


@pytest.mark.clause("CM-27.2.1-chart", "CM-3.5e")
def test_cm_27_2_1_chart_11_his_new_speed_is_known_to_all() -> None:
    tab = beside([*HIT, 5, 6])
    say(tab, 0, "dust blue")
    blue = chariot(tab, "blue")
    assert (race(tab).orders[1], blue.order_least, blue.order_most) == (8, 8, 8)
    moved = beside([*HIT, 5, 6], blue=", drawn 2, last-speed 9")
    say(moved, 0, "dust blue")
    assert race(moved).orders[1] == 9


@pytest.mark.clause("CM-27.2.1-chart")
@pytest.mark.parametrize(("hits", "standing"), [(2, "out"), (3, "racing")])
def test_cm_27_2_1_chart_11_the_last_hit_fells_him(hits: int, standing: str) -> None:
    tab = beside([*HIT, 5, 6], blue=f", hits {hits}")
    events = say(tab, 0, "dust blue")
    assert log(tab, "blue")["standing"] == standing
    assert ("collapsed" in kinds(events), "halved" in kinds(events)) == (hits == 2, hits == 3)


BLINDED = "red: at home 20/3; blue: at home 3/8, halved 9"


@pytest.mark.clause("CM-27.2.1-chart")
@pytest.mark.parametrize(("die", "sees"), [(1, False), (4, False), (5, True), (6, True)])
def test_cm_27_2_1_chart_11_a_five_or_six_at_the_start_of_a_turn_frees_him(die: int, sees: bool) -> None:  # noqa: FBT001
    tab = table(f"{ON}seats: 2; mover: red; left: 1; cup: ; {BLINDED}", [die], None)
    events = say(tab, 0, "forward")
    assert ("sees-again" in kinds(events), "still-blind" in kinds(events)) == (sees, not sees)
    assert kinds(events).index("turn-begun") < kinds(events).index("sees-again" if sees else "still-blind")
    # Who is blind writes nothing.
    assert asked(tab) == ([0, 1] if sees else [0])
    assert log(tab, "blue")["team_speed"] == (16 if sees else 8)


@pytest.mark.clause("CM-27.2.1-chart")
@pytest.mark.parametrize(
    ("blue", "speed", "most"), [("", 8, 8), (", modifier 1", 8, 9), (", current -2", 8, 6), (", horses 2/2/1/1", 6, 6)]
)
def test_cm_27_2_1_chart_11_until_then_that_is_his_speed(blue: str, speed: int, most: int) -> None:
    tab = table(f"{ON}seats: 2; turn: 3; {BLINDED}{blue}", ["blue"], None)
    assert asked(tab) == [0]
    revealed = only(say(tab, 0, "speed red 4"), "speed-revealed")
    assert (revealed["chariot"], revealed["speed"], revealed["most"]) == ("blue", speed, most)


@pytest.mark.clause("CM-27.2.1-chart")
def test_cm_27_2_1_chart_12_the_wind_blows_it_back_to_the_thrower() -> None:
    tab = beside([*HIT, 6, 6])
    bound = only(say(tab, 0, "dust blue"), "bound")
    assert (bound["chariot"], bound["side"]) == ("red", "right")
    assert (log(tab, "red")["blind"], log(tab, "red")["bound"], log(tab, "blue")["blind"]) == ([1], 2, [])
    # From his next phase on: this one he ends as he likes.
    assert {"lane in", "lane out"} & set(options(tab, 0)) == {"lane in"}
    say(tab, 0, "forward", "lane in")
    assert where(tab, "red")[0] == "home 22/2"


# ---- bound to one's lane

STRAIGHT = f"{ON}seats: 2; turn: 4; mover: red; red: at home 12/3, order 5, bound 2{{red}}; blue: at {{blue}}"


def straight(blue: str = "back 3/3", red: str = "", more: str = "") -> Table:
    """Red's phase has begun, and it has dust in its eye."""
    tab = table(STRAIGHT.format(red=red, blue=blue) + more, [], None)
    say(tab, 0, "no whip")
    return tab


@pytest.mark.clause("CM-27.2.1-chart")
def test_cm_27_2_1_chart_a_bound_driver_keeps_his_lane() -> None:
    tab = straight()
    assert options(tab, 0) == ["forward", "brake"]
    assert refused(tab, 0, "lane out").clause == "CM-27.2.1-chart"
    assert refused(tab, 0, "lane in").clause == "CM-27.2.1-chart"
    assert (chariot(tab, "red").bound, log(tab, "red")["bound"]) == (1, 2)
    free = table(STRAIGHT.format(red="", blue="back 3/3").replace("bound 2", "bound 0"), [], None)
    say(free, 0, "no whip")
    assert options(free, 0) == ["forward", "lane in", "lane out", "brake"]


@pytest.mark.clause("CM-27.2.1-chart")
def test_cm_27_2_1_chart_for_two_phases_and_not_for_a_third() -> None:
    position = f"{ON}seats: 2; turn: 4; cup: ; mover: blue; left: 1; red: at home 2/3, bound 2; blue: at home 2/8"
    tab = table(position, ["red", "blue"] * 3, None)
    say(tab, 1, "forward")
    lanes = []
    for _ in range(3):
        say(tab, 0, "speed red 2")
        say(tab, 1, "speed blue 1")
        say(tab, 0, "no whip")
        lanes.append("lane out" in options(tab, 0))
        say(tab, 0, "forward", "forward")
        say(tab, 1, "no whip", "forward")
    assert lanes == [False, False, True]


@pytest.mark.clause("CM-27.2.1-chart", "CM-15.2.1")
@pytest.mark.parametrize(
    ("blue", "more", "lanes"),
    [
        # Four squares ahead its car is in the way of five MFs; six squares ahead it is not.
        ("home 17/3", "", ["lane out"]),
        ("home 18/3", "", ["lane out"]),
        ("home 19/3", "", []),
        # The inside only where the outside is not open.
        ("home 17/3", "; green: at home 13/4, owner 1", ["lane in"]),
    ],
)
def test_cm_27_2_1_chart_he_goes_round_a_chariot_outside_if_he_can(blue: str, more: str, lanes: list[str]) -> None:
    tab = straight(blue, "", more)
    assert [words for words in options(tab, 0) if words.startswith("lane")] == lanes


@pytest.mark.clause("CM-27.2.1-chart")
def test_cm_27_2_1_chart_he_does_not_go_round_a_wreck_nor_into_a_wall() -> None:
    position = STRAIGHT.format(red="", blue="back 3/3")
    tab = table(f"option rules: advanced; {position}; wrecks: home 14/3", [], None)
    say(tab, 0, "no whip")
    assert not any(words.startswith("lane") for words in options(tab, 0))
    walled = f"option wall-moves: yes; {position}".replace("home 12/3", "home 12/1")
    tab = table(walled, [], None)
    say(tab, 0, "no whip")
    assert "wall in" not in options(tab, 0)
    assert refused(tab, 0, "wall in").clause == "CM-27.2.1-chart"
    tab = table(walled.replace("bound 2", "bound 0"), [], None)
    say(tab, 0, "no whip")
    assert "wall in" in options(tab, 0)


@pytest.mark.clause("CM-27.2.1-chart")
def test_cm_27_2_1_chart_whip_attacks_brake_slips_and_evasions_are_not_touched() -> None:
    tab = table(STRAIGHT.format(red="", blue="home 12/4"), [], None)
    assert choice(tab) == "whip-choice"
    say(tab, 0, "no whip")
    assert {"brake", "lash blue car", "ram blue car"} <= set(options(tab, 0))
    blocked = straight("home 14/3")
    assert {"slip in", "slip out"} <= set(options(blocked, 0))
    evading = f"{ON}seats: 2; mover: blue; left: 3; red: at home 20/3, order 9, bound 2, blind 1; blue: at home 20/4"
    tab = table(evading, [], None)
    say(tab, 1, "ram red car")
    assert options(tab, 0) == ["hold", "brake back", "evade in"]


# ---- knives: range and aim


@pytest.mark.clause("CM-27.2.2a")
@pytest.mark.parametrize(
    ("at", "words", "dice"),
    [
        ("20/4", "knife blue car", [1]),
        ("20/4", "knife blue team", [1, 1]),
        ("18/3", "knife blue team", [1]),
        ("18/3", "knife blue car", [1, 1]),
        ("22/3", "knife blue car", [1, 1]),
        ("22/3", "knife blue team", [1, 1, 1]),
        ("20/6", "knife blue car", [1, 1, 1]),
        ("19/5", "knife blue car", [1, 1, 1]),
    ],
)
def test_cm_27_2_2a_a_die_for_each_square_from_the_car_to_what_is_aimed_at(
    at: str, words: str, dice: list[Draw]
) -> None:
    tab = beside([*dice, 3, 4], at=at)
    thrown = only(say(tab, 0, words), "knife-thrown")
    assert (thrown["range"], thrown["dice"], thrown["total"], thrown["aim"]) == (len(dice), dice, len(dice), "hit")
    assert (thrown["chariot"], thrown["rival"], thrown["clause"]) == ("red", "blue", "CM-27.2.2a")


@pytest.mark.clause("CM-27.2.2a")
@pytest.mark.parametrize(
    ("modifier", "dice", "total", "aim"),
    [(0, [3], 3, "hit"), (0, [4], 4, "missed"), (2, [5], 3, "hit"), (2, [6], 4, "missed"), (-1, [3], 4, "missed")],
)
def test_cm_27_2_2a_the_total_less_the_modifier_may_be_three(
    modifier: int, dice: list[Draw], total: int, aim: str
) -> None:
    tab = beside([*dice, 3, 4], red=f", modifier {modifier}")
    events = say(tab, 0, "knife blue car")
    thrown = only(events, "knife-thrown")
    assert (thrown["total"], thrown["aim"], "knife-rolled" in kinds(events)) == (total, aim, aim == "hit")
    assert (race(tab).phase.left, chariot(tab, "red").weapons, asked(tab)) == (5, 13, [0])


@pytest.mark.clause("CM-27.2.2a", "CM-27.2.2b")
@pytest.mark.parametrize(
    ("modifier", "at", "offered"),
    [
        (0, "20/4", ["knife blue car", "knife blue team", "small knife blue car"]),
        (0, "20/6", ["knife blue car"]),
        (0, "20/7", []),
        (1, "20/7", ["knife blue car"]),
        (1, "20/5", ["knife blue car", "knife blue team", "small knife blue car"]),
        (-1, "20/5", ["knife blue car"]),
        (-2, "20/4", ["knife blue car"]),
        (-3, "20/4", []),
    ],
)
def test_cm_27_2_2a_every_range_that_can_hit_at_all_is_offered(modifier: int, at: str, offered: list[str]) -> None:
    tab = beside([], red=f", modifier {modifier}", at=at)
    assert sorted(throws(tab, "knife", "small")) == sorted(offered)
    if not offered:
        assert refused(tab, 0, "knife blue car").clause == "CM-27.2.2a"
        assert refused(tab, 0, "small knife blue car").clause == "CM-27.2.2b"


@pytest.mark.clause("CM-27.2.2a")
def test_cm_27_2_2a_each_knife_once() -> None:
    tab = beside([6, 6])
    say(tab, 0, "knife blue car", "forward")
    assert refused(tab, 0, "knife blue team").clause == "CM-27.2.2a"
    assert throws(tab, "knife") == []
    assert "small knife blue team" in options(tab, 0)
    say(tab, 0, "small knife blue team")
    assert chariot(tab, "red").weapons == 5


@pytest.mark.clause("CM-27.2.2a", "CM-9.5.2b")
def test_cm_27_2_2a_a_fallen_horse_covers_its_side_of_the_team() -> None:
    covered = beside([], blue=", horses 0/4/4/4, fallen 1", at="19/4")
    assert throws(covered, "knife", "spear") == ["knife blue car"]
    assert refused(covered, 0, "knife blue team").clause == "CM-9.5.2b"
    assert refused(covered, 0, "spear blue team").clause == "CM-9.5.2b"
    other_side = beside([], blue=", horses 4/4/4/0, fallen 8", at="19/4")
    assert {"knife blue team", "spear blue team"} <= set(options(other_side, 0))
    ahead = beside([], blue=", horses 0/4/4/4, fallen 1", at="22/3")
    assert "knife blue team" in options(ahead, 0)


@pytest.mark.clause("CM-27.2.2b")
@pytest.mark.parametrize(
    ("dice", "modifier", "at", "total", "aim"),
    [([2], 0, "20/4", 3, "hit"), ([3], 0, "20/4", 4, "missed"), ([1, 1], 1, "20/5", 3, "hit")],
)
def test_cm_27_2_2b_the_small_knife_has_one_more_on_each_die(
    dice: list[Draw], modifier: int, at: str, total: int, aim: str
) -> None:
    tab = beside([*dice, 3, 4], red=f", modifier {modifier}", at=at)
    thrown = only(say(tab, 0, "small knife blue car"), "small-knife-thrown")
    assert (thrown["total"], thrown["aim"], thrown["clause"]) == (total, aim, "CM-27.2.2b")
    assert chariot(tab, "red").weapons == 7


# ---- knives: the table


def knifed(total: int, *after: Draw, blue: str = "", rules: str = "", at: str = "20/4", part: str = "car") -> Table:
    tab = beside(
        [*([1] if at == "20/4" or part == "team" else [1, 1]), *two(total), *after], blue=blue, rules=rules, at=at
    )
    say(tab, 0, f"knife blue {part}")
    return tab


def told(tab: Table) -> Events:
    return tab.all_events(-1)


@pytest.mark.clause("CM-27.2.2-chart")
@pytest.mark.parametrize(
    ("total", "result", "hits", "horses"),
    [
        (2, "killed", 0, 16),
        (3, "major", 3, 16),
        (4, "major", 3, 16),
        (5, "major", 3, 16),
        (6, "major", 3, 16),
        (7, "minor", 6, 16),
        (8, "minor", 6, 16),
        (9, "minor", 6, 16),
        (10, "horse-minor", 7, 15),
        (11, "horse-major", 7, 13),
        (12, "horse-killed", 7, 12),
    ],
)
def test_cm_27_2_2_chart_every_row(total: int, result: str, hits: int, horses: int) -> None:
    die: list[Draw] = [4] if result == "major" else [3] if result == "horse-major" else []
    tab = knifed(total, *die)
    rolled = only(told(tab), "knife-rolled")
    assert (rolled["chariot"], rolled["knife"], rolled["clause"]) == ("blue", result, "CM-27.2.2-chart")
    assert (rolled["total"], chariot(tab, "blue").hits, sum(chariot(tab, "blue").horses)) == (total, hits, horses)


@pytest.mark.clause("CM-27.2.2-chart")
@pytest.mark.parametrize(
    ("red", "blue", "total", "result"), [(0, 2, 9, "minor"), (2, 0, 7, "minor"), (0, -2, 5, "major")]
)
def test_cm_27_2_2_chart_the_targets_modifier_is_added_and_not_the_throwers(
    red: int, blue: int, total: int, result: str
) -> None:
    tab = beside([1, 3, 4, 1], red=f", modifier {red}", blue=f", modifier {blue}")
    rolled = only(say(tab, 0, "knife blue car"), "knife-rolled")
    assert (rolled["total"], rolled["knife"]) == (total, result)


@pytest.mark.clause("CM-27.2.2-chart", "CM-16.7a", "CM-16.3")
def test_cm_27_2_2_chart_2_a_dead_man_is_dragged_and_his_chariot_runs_on() -> None:
    tab = knifed(2, rules=ADVANCED, blue=", drawn 2")
    assert kinds(told(tab))[-2:] == ["knife-rolled", "driver-dead"]
    assert (log(tab, "blue")["standing"], log(tab, "blue")["driver"]) == ("driverless", "dead")
    assert where(tab, "blue") == ("home 20/4", "home 19/4")
    assert not race(tab).rulebook.can_place(chariot(tab, "blue"))
    events = say(tab, 0, *["forward"] * 5)
    assert not {"freed", "not-freed", "dragged"} & set(kinds(events))
    basic = knifed(2)
    assert log(basic, "blue")["standing"] == "out"
    assert only(told(basic), "flipped")["cause"] == "driver"


@pytest.mark.clause("CM-27.2.2-chart", "CM-15.2.5b")
def test_cm_27_2_2_chart_2_with_a_horse_on_the_ground_his_team_stays_there() -> None:
    tab = knifed(2, rules=ADVANCED, blue=", horses 4/4/4/0, fallen 8")
    assert (log(tab, "blue")["standing"], log(tab, "blue")["driver"]) == ("stopped", "dead")


@pytest.mark.clause("CM-27.2.2-chart", "CM-9.4.3-W3")
def test_cm_27_2_2_chart_wounds_are_plain_hits() -> None:
    tab = knifed(5, 4, rules=ADVANCED)
    assert only(told(tab), "major-wound")["points"] == 4
    assert kinds(told(tab)).count("wounded") == 4
    assert not {"slowed", "critical-hit"} & set(kinds(told(tab)))
    # Half of seven hits are gone; a third is not yet all that is left.
    assert chariot(tab, "blue").modifier == -1
    assert (chariot(tab, "blue").slowed, chariot(tab, "blue").hits) == (0, 3)


@pytest.mark.clause("CM-27.2.2-chart", "CM-9.4.3-W2")
@pytest.mark.parametrize(("die", "standing"), [(3, "racing"), (4, "runaway"), (6, "runaway")])
def test_cm_27_2_2_chart_the_last_hit_makes_him_collapse(die: int, standing: str) -> None:
    tab = knifed(5, die, rules=ADVANCED, blue=", hits 4")
    assert log(tab, "blue")["standing"] == standing
    assert ("collapsed" in kinds(told(tab))) == (standing == "runaway")
    assert only(told(tab), "major-wound")["points"] == min(die, 4)


@pytest.mark.clause("CM-27.2.2-chart")
@pytest.mark.parametrize(("red", "horse"), [("3", 1), ("5", 4)])
def test_cm_27_2_2_chart_the_nearest_horse_is_on_the_throwers_side(red: str, horse: int) -> None:
    tab = table(
        f"{ON}seats: 2; mover: red; left: 6; red: at home 20/{red}, weapons 15; blue: at home 20/4", [1, 5, 6, 2], None
    )
    stabbed = only(say(tab, 0, "knife blue car"), "horse-stabbed")
    assert (stabbed["horse"], stabbed["points"], stabbed["dice"]) == (horse, 2, [2])


@pytest.mark.clause("CM-27.2.2-chart")
@pytest.mark.parametrize(
    ("total", "wound", "boxes"), [(10, "horse-minor", 3), (11, "horse-major", 1), (12, "horse-killed", 0)]
)
def test_cm_27_2_2_chart_from_the_same_lane_the_owner_names_the_horse(total: int, wound: str, boxes: int) -> None:
    tab = knifed(total, 3, at="18/3", part="team", blue=", horses 4/4/4/4")
    assert (asked(tab), choice(tab), facts(tab, 0)) == (
        [1],
        "stabbed-choice",
        {"chariot": "blue", "by": "red", "wound": wound},
    )
    assert options(tab, 1) == ["horse 1", "horse 2", "horse 3", "horse 4"]
    again = GAME.parse(GAME.print(tab.state), Fast(1))
    assert GAME.print(again) == GAME.print(tab.state)
    events = say(tab, 1, "horse 3")
    assert only(events, "horse-stabbed")["horse"] == 3
    assert chariot(tab, "blue").horses == (4, 4, boxes, 4)
    assert ("horse-dead" in kinds(events)) == (boxes == 0)
    assert asked(tab) == [0]


@pytest.mark.clause("CM-27.2.2-chart", "CM-9.5.2a")
def test_cm_27_2_2_chart_a_horse_that_dies_falls_like_any_other() -> None:
    tab = knifed(12)
    assert (chariot(tab, "blue").fallen, chariot(tab, "blue").endurance) == (1, 38)
    assert kinds(told(tab))[-3:] == ["horse-stabbed", "horse-dead", "endurance-lost"]


@pytest.mark.clause("CM-27.2.2-chart")
def test_cm_27_2_2_chart_a_team_without_its_driver_has_horses_alone_to_lose() -> None:
    position = (
        f"{ADVANCED}{ON}seats: 2; mover: red; left: 6; red: at home 20/3, weapons 15; "
        "blue: team home 20/4, standing runaway, driver dead"
    )
    for total, horses in ((2, 16), (5, 16), (8, 16), (10, 15)):
        there = table(position, [1, 1, *two(total)], None)
        events = say(there, 0, "knife blue team")
        assert kinds(events)[2] == "knife-rolled"
        assert (chariot(there, "blue").hits, sum(chariot(there, "blue").horses)) == (7, horses)


# ---- knives: cutting free

HELD = "mover: red; red: at home 12/3, order 9, horses 0/4/4/4, fallen 1, weapons {weapons}; blue: at back 3/3"


@pytest.mark.clause("CM-27.2.2b")
@pytest.mark.parametrize(("weapons", "cuts"), [(0, False), (5, False), (2, True), (8, True), (15, True)])
def test_cm_27_2_2b_without_a_knife_no_horse_is_cut_free(weapons: int, cuts: bool) -> None:  # noqa: FBT001
    tab = table(f"{ON}seats: 2; cup: ; {HELD.format(weapons=weapons)}", [1, 1, 1] if cuts else [], None)
    events = told(tab)
    assert ("cut-free" in kinds(events), "no-knife" in kinds(events)) == (cuts, not cuts)
    if not cuts:
        assert (only(events, "no-knife")["chariot"], only(events, "no-knife")["clause"]) == ("red", "CM-27.2.2b")
        assert where(tab, "red")[0] == "home 12/3"
        assert chariot(tab, "red").fallen == 1
        assert only(events, "turn-begun")["turn"] == 3


@pytest.mark.clause("CM-27.2.2b")
def test_cm_27_2_2b_tables_without_weapons_ask_for_no_knife() -> None:
    tab = table(f"seats: 2; cup: ; {HELD.format(weapons=0)}", [1, 1, 1], None)
    assert "cut-free" in kinds(told(tab))


@pytest.mark.clause("CM-27.2.2b")
@pytest.mark.parametrize(("weapons", "tries"), [(0, False), (4, False), (2, True), (8, True)])
def test_cm_27_2_2b_nor_does_a_dragged_driver_get_loose(weapons: int, tries: bool) -> None:  # noqa: FBT001
    position = (
        f"{ON}{ADVANCED}seats: 2; cup: ; mover: red; left: 1; red: at home 12/3, standing driverless, driver dragged, "
        f"weapons {weapons}; blue: at back 3/3"
    )
    tab = table(position, [6, 6, 2] if tries else [2], None)
    events = told(tab)
    assert ("not-freed" in kinds(events), "no-knife" in kinds(events)) == (tries, not tries)
    assert "dragged" in kinds(events)


@pytest.mark.clause("CM-27.2.2b")
@pytest.mark.parametrize(("weapons", "over"), [(0, True), (8, False)])
def test_cm_27_2_2b_a_race_does_not_wait_for_one_who_can_never_be_cut_free(weapons: int, over: bool) -> None:  # noqa: FBT001
    position = (
        f"{ON}seats: 2; cup: ; mover: red; red: at home 12/3, order 0, horses 0/4/4/4, fallen 1, weapons {weapons}"
    )
    tab = table(f"{position}; blue: at back 3/3, standing out", [6, 6, 6] if weapons else [], None)
    assert tab.state.over() == over


# ---- the spear


@pytest.mark.clause("CM-27.2.3a")
@pytest.mark.parametrize(
    ("modifier", "dice", "total", "aim"), [(0, [4, 5], 9, "missed"), (0, [4, 6], 10, "hit"), (2, [4, 4], 10, "hit")]
)
def test_cm_27_2_3a_two_dice_and_the_modifier_for_two_mfs(
    modifier: int, dice: list[Draw], total: int, aim: str
) -> None:
    tab = beside([*dice, 3, 4], red=f", modifier {modifier}")
    events = say(tab, 0, "spear blue car")
    thrust = only(events, "spear-thrust")
    assert (thrust["chariot"], thrust["rival"], thrust["clause"]) == ("red", "blue", "CM-27.2.3a")
    assert (thrust["total"], thrust["aim"]) == (total, aim)
    assert ("spear-rolled" in kinds(events), race(tab).phase.left, asked(tab)) == (aim == "hit", 4, [0])
    assert chariot(tab, "red").weapons == 15


@pytest.mark.clause("CM-27.2.3a")
def test_cm_27_2_3a_once_a_turn_and_again_in_the_next() -> None:
    tab = beside([1, 1])
    say(tab, 0, "spear blue car", "forward")
    assert throws(tab, "spear") == []
    assert refused(tab, 0, "spear blue team").clause == "CM-27.2.3a"
    assert "spear blue car" in options(beside([], red=", speared 1"), 0)
    assert "spear blue car" not in options(beside([], red=", speared 2"), 0)


@pytest.mark.clause("CM-27.2.3a")
def test_cm_27_2_3a_two_mfs_have_to_be_left() -> None:
    assert "spear blue car" in options(beside([], left=2), 0)
    short = beside([], left=1)
    assert "spear blue car" not in options(short, 0)
    assert refused(short, 0, "spear blue car").clause == "CM-27.2.3a"


@pytest.mark.clause("CM-27.2.3a")
def test_cm_27_2_3a_beside_the_car_or_the_team() -> None:
    assert throws(beside([]), "spear") == ["spear blue car"]
    team = beside([*HIT, 3, 4], at="19/4")
    assert throws(team, "spear") == ["spear blue team"]
    say(team, 0, "spear blue team")
    assert chariot(team, "blue").hits == 6
    assert throws(beside([], at="21/4"), "spear") == []
    assert throws(beside([], at="20/5"), "spear") == []
    assert refused(beside([], blue=", owner 0"), 0, "spear blue car").clause == "CM-3.4b"


@pytest.mark.clause("CM-27.2.3-chart")
@pytest.mark.parametrize(
    ("total", "result", "hits"),
    [
        (2, "major", 2),
        (3, "major", 2),
        (4, "major", 2),
        (5, "major", 2),
        (6, "major", 2),
        (7, "minor", 6),
        (8, "minor", 6),
        (9, "minor", 6),
        (10, "killed", 0),
        (11, "killed", 0),
        (12, "killed", 0),
    ],
)
def test_cm_27_2_3_chart_every_row_without_a_modifier(total: int, result: str, hits: int) -> None:
    tab = beside([*HIT, *two(total), *([5] if result == "major" else [])], blue=", modifier 2", rules=ADVANCED)
    events = say(tab, 0, "spear blue car")
    rolled = only(events, "spear-rolled")
    assert (rolled["spear"], rolled["dice"], rolled["clause"]) == (result, two(total), "CM-27.2.3-chart")
    blue = chariot(tab, "blue")
    assert (blue.hits, log(tab, "blue")["standing"]) == (hits, "driverless" if result == "killed" else "racing")


# ---- one's own spear

CORNER = (
    f"{ON}{{rules}}seats: 2; mover: red; left: 8; used: 6; "
    "red: at home 28/3, weapons {weapons}{red}; blue: at back 3/3"
)
"""Lane 3 is safe up to 12; red enters it with a total of 14."""


def strained(weapons: int, draws: list[Draw], red: str = "", rules: str = "") -> Events:
    tab = table(CORNER.format(weapons=weapons, red=red, rules=rules), draws, None)
    return say(tab, 0, "forward")


@pytest.mark.clause("CM-27.2.3b")
@pytest.mark.parametrize(
    ("red", "dice", "total", "aim"),
    [("", [5, 5], 10, "hit"), ("", [4, 5], 9, "missed"), (", modifier 1", [5, 5], 9, "missed")],
)
def test_cm_27_2_3b_straining_in_a_corner_with_a_spear(red: str, dice: list[Draw], total: int, aim: str) -> None:
    events = strained(12, [1, 2, 2, *dice, 4, 4], red)
    own = only(events, "own-spear")
    assert (own["chariot"], own["total"], own["aim"], own["clause"]) == ("red", total, aim, "CM-27.2.3b")
    assert ("spear-rolled" in kinds(events), "wounded" in kinds(events)) == (aim == "hit", aim == "hit")
    assert kinds(events).index("strain-rolled") < kinds(events).index("own-spear")


@pytest.mark.clause("CM-27.2.3b")
def test_cm_27_2_3b_no_spear_no_strain_or_no_driver_left_no_roll() -> None:
    assert "own-spear" not in kinds(strained(11, [1, 2, 2]))
    slow = CORNER.replace("used: 6", "used: 4").format(weapons=12, red="", rules="")
    assert "own-spear" not in kinds(say(table(slow, [], None), 0, "forward"))
    flipped = strained(12, [6, 6, 6, "blue"], ", modifier -3")
    assert "flipped" in kinds(flipped)
    assert "own-spear" not in kinds(flipped)
    off = CORNER.replace(ON, "").format(weapons=12, red="", rules="")
    assert "own-spear" not in kinds(say(table(off, [1, 2, 2], None), 0, "forward"))


@pytest.mark.clause("CM-27.2.3b", "CM-27.2.3-chart")
def test_cm_27_2_3b_he_can_kill_himself_and_his_team_runs_on() -> None:
    tab = table(CORNER.format(weapons=12, red="", rules=ADVANCED), [1, 2, 2, 5, 5, 6, 6], 7)
    events = say(tab, 0, "forward")
    assert only(events, "driver-dead")["chariot"] == "red"
    assert log(tab, "red")["standing"] in ("driverless", "runaway", "stopped")
    basic = table(CORNER.format(weapons=12, red="", rules=""), [1, 2, 2, 5, 5, 6, 6], 7)
    assert only(say(basic, 0, "forward"), "flipped")["cause"] == "driver"
    assert log(basic, "red")["standing"] == "out"


def rammed(words: str, draws: list[Draw], red: int, blue: int, defence: str = "hold") -> Events:
    """Red rams blue."""
    tab = beside(draws, red=f", weapons {red}", blue=f", weapons {blue}", at="20/4" if "car" in words else "19/4")
    seq = tab.seq()
    say(tab, 0, words)
    say(tab, 1, defence)
    return tab.all_events(seq)


@pytest.mark.clause("CM-27.2.3b")
@pytest.mark.parametrize(
    ("red", "blue", "hurt"), [(4, 0, ["red"]), (0, 4, ["blue"]), (4, 4, ["red", "blue"]), (3, 8, [])]
)
def test_cm_27_2_3b_ramming_and_being_rammed_with_a_spear(red: int, blue: int, hurt: list[str]) -> None:
    for words, dice in (("ram blue car", [3, 4, 4]), ("ram blue team", [1, 2])):
        events = rammed(words, [*dice, *[1, 1] * len(hurt)], red, blue)
        assert [event["chariot"] for event in events if event["kind"] == "own-spear"] == hurt
        first = "cars-rolled" if "car" in words else "horse-injured"
        if hurt:
            assert kinds(events).index(first) < kinds(events).index("own-spear")


@pytest.mark.clause("CM-27.2.3b")
def test_cm_27_2_3b_a_ram_that_was_averted_is_none_and_one_that_failed_to_be_is() -> None:
    dodged = rammed("ram blue car", [6, 6, 1, 1], 4, 4, "brake back")
    assert "backed" in kinds(dodged)
    assert "own-spear" not in kinds(dodged)
    struck = rammed("ram blue car", [1, 1, 6, 6, 3, 4, 4, 1, 1, 1, 1], 4, 4, "brake back")
    assert kinds(struck).count("own-spear") == 2
    lashed = beside([3, 3, 3, 3, 4, 5], blue=", weapons 4", red=", weapons 4")
    say(lashed, 0, "lash blue car")
    assert "own-spear" not in kinds(say(lashed, 1, "hold"))


@pytest.mark.clause("CM-27.2.3b", "CM-9.6")
def test_cm_27_2_3b_forced_rams_count_and_so_does_running_into_the_chariot_ahead() -> None:
    forced = f"{ON}seats: 2; mover: red; left: 3; red: at home 20/3; blue: at home 20/4, weapons 4; "
    forced += "green: at home 20/5, owner 0, weapons 4"
    tab = table(forced, [3, 3, 3, 3, 4, 4, 6, 6, 3, 1, 1, 1, 1], None)
    say(tab, 0, "lash blue car")
    events = say(tab, 1, "hold")
    events += say(tab, 0, "hold") if choice(tab) == "defence-choice" else []
    assert [event["chariot"] for event in events if event["kind"] == "own-spear"] == ["blue", "green"]
    ahead = (
        f"{ON}seats: 2; mover: red; left: 3; red: at home 20/3, endurance 0, weapons 4; blue: at home 22/3, weapons 4; "
    )
    ahead += "green: at home 20/2, owner 1; yellow: at home 20/4, owner 1"
    tab = table(ahead, [1, 2, 1, 1, 1, 1], 7)
    if choice(tab) == "move-choice":
        say(tab, 0, "run into")
    events = say(tab, 0, "horse 1")
    assert [event["chariot"] for event in events if event["kind"] == "own-spear"][:2] == ["blue", "red"]


@pytest.mark.clause("CM-27.2.1-chart", "CM-27.2.3b")
def test_cm_27_2_3b_two_cars_damaged_by_dust_are_no_ram() -> None:
    tab = beside([*HIT, 2, 2, 1, 1, 1, 1], red=", weapons 5", blue=", weapons 4")
    assert "own-spear" not in kinds(say(tab, 0, "dust blue"))


# ---- views


def test_weapons_in_hand_are_public() -> None:
    tab = table(
        f"{ON}seats: 2; red: at home 12/3, weapons 15; blue: at home 3/3; green: at home 1/1, owner 0, weapons 0"
    )
    outfits = [cast("dict[str, object]", log(tab, colour)["outfit"]) for colour in ("red", "blue", "green")]
    assert [outfit["weapons"] for outfit in outfits] == [["dust", "knife", "spear", "small-knife"], ["small-knife"], []]
    assert not {"bound", "blinded"} & set(log(tab, "red"))
    assert view(tab, None)["chariots"] == view(tab, 1)["chariots"]


# ---- odds

Row = dict[str, object]
CROWD = (
    f"{ON}{{rules}}seats: 2; mover: red; left: 3; used: 11; red: at home 27/3, weapons 15, hits 4, wheels 3/5; "
    "blue: at home 27/4, hits 3, wheels 4/2, weapons 12, order 9; green: at home 26/2, owner 1, hits 2, order 9"
)


def rows(tab: Table, *words: str) -> dict[str, Row]:
    answer = GAME.odds(tab.state, Seat(0), [PICKS.parse(word) for word in words])
    return {str(row["pick"]): row for row in cast("list[Row]", answer["rows"])}


def outcome(tab: Table, words: str) -> Row:
    return cast("Row", rows(tab)[words]["outcomes"])


@pytest.mark.parametrize("rules", ["", ADVANCED])
@pytest.mark.parametrize(
    "words",
    ["knife blue car", "knife blue team", "small knife blue car", "spear blue car", "knife green car"],
)
def test_who_is_out_after_an_attack_with_weapons(rules: str, words: str) -> None:
    tab = table(CROWD.format(rules=rules))
    pick, rival = PICKS.parse(words), 2 if "green" in words else 1

    def play(world: Race) -> None:
        world.agenda.pop().answer(world, pick)  # type: ignore[attr-defined]
        while not isinstance(world.agenda[-1], Moves):
            world.agenda.pop().run(world)

    told_of = outcome(tab, words)
    assert told_of["exact"] is True
    assert told_of["victim_out"] == pytest.approx(out_of(race(tab), play, rival), abs=2e-6)
    assert told_of["attacker_out"] == 0.0
    assert rows(tab)[words]["out"] == 0.0
    assert "averted" not in rows(tab)[words]


@pytest.mark.parametrize("rules", ["", ADVANCED])
def test_who_is_out_after_dust(rules: str) -> None:
    """The driver falls out with a 2; with 3 to 5 blue's left wheel and red's right one are struck."""
    tab = table(CROWD.format(rules=rules))
    told_of = outcome(tab, "dust blue")
    victim, attacker = 1 / 36 + 9 / 36 * struck_flip(4, 1), 9 / 36 * struck_flip(5, 1)
    assert told_of["exact"] is True
    assert told_of["victim_out"] == pytest.approx(victim / 6, abs=2e-6)
    assert told_of["attacker_out"] == pytest.approx(attacker / 6, abs=2e-6)
    assert rows(tab)["dust blue"]["out"] == pytest.approx(attacker / 6, abs=2e-6)


def by_own_spear(hits: int) -> float:
    """The chance to be killed or felled by one's own spear, without a modifier."""
    return (6 + 15 * max(0, 7 - hits) / 6 + (15 if hits == 1 else 0)) / 36 / 6


@pytest.mark.parametrize("rules", ["", ADVANCED])
def test_who_is_out_after_a_ram_between_spears(rules: str) -> None:
    tab = table(CROWD.format(rules=rules))
    told_of = outcome(tab, "ram blue car")
    chances = ram_chances(0, 0)
    both = chances[CAR_RESULTS.index("both")]
    victim = (both + chances[CAR_RESULTS.index("defender")]) * struck_flip(4, 1)
    attacker = (both + chances[CAR_RESULTS.index("attacker")]) * struck_flip(5, 1)
    near = 2e-6 + cast("float", told_of.get("unfollowed", 0.0))
    assert near < 0.03
    assert told_of["victim_out"] == pytest.approx(victim + (1 - victim) * by_own_spear(3), abs=near)
    assert told_of["attacker_out"] == pytest.approx(attacker + (1 - attacker) * by_own_spear(4), abs=near)


def test_the_words_of_weapons() -> None:
    told_rows = rows(table(CROWD.format(rules="")))
    dust = cast("Row", told_rows["dust blue"]["outcomes"])
    assert (dust["attack"], dust["hit"]) == ("dust car", pytest.approx(1 / 6, abs=1e-6))
    assert cast("dict[str, float]", dust["dust"])["eye"] == pytest.approx(16 / 216, abs=1e-6)
    knife = cast("Row", told_rows["knife blue team"]["outcomes"])
    assert (knife["attack"], knife["hit"]) == ("knife team", pytest.approx(3 / 36, abs=1e-6))
    small = cast("Row", told_rows["small knife blue car"]["outcomes"])
    assert (small["attack"], small["hit"]) == ("small-knife car", pytest.approx(1 / 3, abs=1e-6))
    assert cast("dict[str, float]", small["knife"])["killed"] == pytest.approx(1 / 108, abs=1e-6)
    spear = cast("Row", told_rows["spear blue car"]["outcomes"])
    assert sum(cast("dict[str, float]", spear["spear"]).values()) == pytest.approx(1 / 6, abs=1e-5)
    assert told_rows["spear blue car"]["mf"] == 2.0


def test_a_knife_is_told_by_its_own_table_also_where_a_horse_may_fare_worse() -> None:
    def knife(option: str) -> Row:
        return outcome(table(option + CROWD.format(rules="")), "knife blue team")

    assert knife("option critical-horse-hits: yes; ")["knife"] == knife("")["knife"]


def test_a_plan_knows_which_weapons_are_spent() -> None:
    tab = table(CROWD.format(rules=""))
    left = rows(tab, "dust blue", "forward")
    assert "dust blue" not in left
    with pytest.raises(Refusal) as refusal:
        rows(tab, "dust blue", "forward", "dust blue")
    assert refusal.value.clause == "CM-27.2.1"


def test_a_horse_that_could_be_named_is_told_with_its_chance_to_die() -> None:
    tab = knifed(11, at="18/3", part="team", blue=", horses 4/1/4/4, boxes 4/4/4/4")
    answer = GAME.odds(tab.state, Seat(1), [])
    dies = {row["pick"]: row["dies"] for row in cast("list[Row]", answer["rows"])}
    assert (dies["horse 1"], dies["horse 2"]) == (0.5, 1.0)


def test_threats_know_what_rivals_have_in_hand() -> None:
    def threats(blue: str, at: str = "home 7/6", option: str = ON) -> Row:
        tab = table(f"{option}seats: 2; red: at home 12/3; blue: at {at}{blue}")
        found = cast("dict[str, list[Row]]", GAME.odds(tab.state, Seat(0), [])["threats"])["red"]
        return cast("Row", found[0]["attacks"]) if found else {}

    armed = threats(", weapons 15")
    assert {"dust car from outside", "spear team from outside", "knife car at 3", "small-knife team at 1"} <= set(armed)
    assert "knife car at 4" not in armed
    assert "knife car at 4" in threats(", weapons 15, modifier 1")
    plain = threats("")
    assert "small-knife car at 1" in plain
    assert not [name for name in plain if name.split()[0] in ("dust", "spear", "knife")]
    assert not [name for name in threats(", weapons 15", option="") if name.split()[0] not in ("lash", "ram")]
    # Two lanes away and too slow to come nearer: only the knife reaches that far.
    slow = threats(", weapons 15, horses 1/0/0/0, boxes 4/4/4/4, fallen 0", "home 14/5")
    assert slow
    assert {name.split()[0] for name in slow} == {"knife"}


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_plans_with_weapons_hold_against_the_engine(rules: str) -> None:
    held = 0
    plans = [plan for seed in range(3) for plan in plans_of(rules, seed, weapons=15) if plan.attacks()]
    for number, plan in enumerate(plans[::5]):
        try:
            answer = GAME.odds(plan.race(Fast(0)), Seat(plan.seat), plan.picks)
        except Refusal:
            # What was done after an evasion is not open where the rival holds.
            continue
        out, broke = sampled(plan, 300, number)
        assert holds(cast("dict[str, float]", answer["plan"]), out, broke, 300), plan
        held += 1
        if held == 8:
            break
    assert held == 8
