"""How a driver answers: a sound pace, no mad risks, blows that pay."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from harena.core.chance import Fast
from harena.core.ids import Pick
from harena.games.circus_maximus.chariot import ARRIVED
from harena.games.circus_maximus.track import DEFAULT, DOLPHINS
from harena.games.circus_maximus.verbs import PICKS
from tests.games.circus_maximus.crossing import AHEAD_OF, BESIDE, meeting
from tests.games.circus_maximus.tables import advanced, deal, table
from tests.games.circus_maximus.tracks import BEND, CLOCKWISE, ROUND

from .driving import answer, best_pick, follow, race_of, say, weights


def test_a_clear_last_stretch_is_taken_flat_out_with_the_whip() -> None:
    fast = "red: at back 3/1, stage 10, horses 5/4/4/5, boxes 5/4/4/5, endurance 20, modifier 0"
    assert answer(table(f"seats: 2; {fast}; blue: at back 1/8, stage 10")) == "speed red 18"
    tab = table(f"seats: 2; mover: red; {fast}, order 18; blue: at back 1/8, stage 10")
    assert answer(tab) == "whip"


def test_the_last_endurance_is_not_whipped_away_before_a_corner() -> None:
    team = "horses 5/4/4/5, boxes 5/4/4/5, endurance 5, modifier 0, order 18"
    assert answer(table(f"seats: 2; mover: red; red: at home 5/1, {team}; blue: at home 1/8")) == "no whip"


def test_without_endurance_the_corner_limit_is_kept() -> None:
    for square, lane in (("28/1", 1), ("26/2", 2), ("20/3", 3)):
        tab = table(f"seats: 2; red: at home {square}, endurance 0; blue: at home 1/8")
        weighed = weights(tab)
        kept = max(DEFAULT.safe[DOLPHINS][lane], 28 - int(square.split("/")[0]))
        assert int(answer(tab).split()[2]) <= kept
        assert all(weighed[f"speed red {speed}"] < max(weighed.values()) - 6 for speed in range(kept + 1, len(weighed)))


def test_a_jostled_driver_does_not_strain() -> None:
    tab = table("seats: 2; red: at home 28/1, no-strain 2; blue: at home 1/8")
    assert int(answer(tab).split()[2]) <= 8


@pytest.mark.parametrize("endurance", [5, 20, 50, 70])
def test_corners_are_strained_at_sense(endurance: int) -> None:
    for square in ("20/1", "25/2", "28/1", "28/3"):
        tab = table(f"seats: 2; red: at home {square}, endurance {endurance}; blue: at home 1/8")
        lane, speed = int(square[-1]), int(answer(tab).split()[2])
        assert speed <= max(DEFAULT.safe[DOLPHINS][lane] + 4, 28 - int(square.split("/")[0]))


def test_a_mad_corner_is_not_even_considered() -> None:
    weighed = weights(table("seats: 2; red: at home 28/1, endurance 30, modifier 0; blue: at home 1/8"))
    best = max(weighed.values())
    assert all(weight < best - 6 for words, weight in weighed.items() if int(words.split()[2]) >= 8 + 6)


def test_a_blocked_lane_is_left_in_time() -> None:
    tab = table("seats: 2; mover: red; left: 8; red: at home 5/3, order 8; blue: at home 12/3")
    said = follow(tab)
    assert any(words.startswith("lane") for words in said)
    assert "brake" not in said


def test_a_wreck_is_driven_round() -> None:
    tab = advanced("seats: 2; mover: red; left: 8; red: at home 5/3, order 8; blue: at home 20/8; wrecks: home 10/3")
    said = follow(tab)
    assert any(words.startswith("lane") for words in said)
    assert "over" not in said


def test_nobody_means_to_drive_into_the_wall() -> None:
    tab = table("option wall-moves: yes; seats: 2; mover: red; left: 8; red: at home 5/1, order 8; blue: at home 12/3")
    weighed = weights(tab)
    assert weighed["wall in"] < max(weighed.values()) - 6
    say(tab, "wall in")
    assert answer(tab) == "turn back"


def test_inner_lanes_are_sought_where_they_pay() -> None:
    """Just before a corner a fast team with a good driver goes in; on the last stretch nobody does."""
    fast = "horses 7/4/4/5, boxes 7/4/4/5, endurance 70, modifier 2"
    tab = table(f"seats: 2; mover: red; left: 5; red: at home 21/3, {fast}; blue: at home 2/8")
    assert any(words.startswith("lane in") for words in follow(tab))
    tab = table(f"seats: 2; mover: red; left: 5; red: at back 21/3, stage 10, {fast}; blue: at home 2/8")
    assert follow(tab)[:5] == ["forward"] * 5


def test_a_weak_blow_is_taken_and_a_hard_one_averted() -> None:
    hard = "seats: 2; mover: blue; left: 5; blue: at home 21/2, points 1/2/1/0; red: at home 20/1, horses 2/4/4/4"
    tab = table(hard)
    say(tab, "ram red team")
    assert answer(tab) != "hold"
    weak = "seats: 2; mover: blue; left: 5; blue: at back 21/2, points 1/0/1/2, stage 10; red: at back 20/1, stage 10"
    tab = table(weak)
    say(tab, "ram red team")
    assert answer(tab) == "hold"


def test_blows_are_struck_where_they_pay_and_not_where_they_do_not() -> None:
    heavy = "seats: 2; mover: red; left: 6; red: at home 9/3, points 1/2/1/0, stage 8"
    assert answer(table(f"{heavy}; blue: at home 8/4, horses 2/4/4/4, stage 8")) == "ram blue team"
    light = "seats: 2; mover: red; left: 6; red: at home 9/3, points 1/0/1/2; blue: at home 8/4"
    assert answer(table(light)) == "forward"


def test_preparation_is_no_matter_of_taste() -> None:
    tab = deal(8)
    seat = tab.state.asked()[0]
    best = answer(tab)
    assert best.endswith(" 2-0-2-0")
    assert PICKS.parse(best) in tab.state.options(seat)
    assert sorted(weights(tab).values())[-2] < max(weights(tab).values()) - 6


# ---- tracks of other sections


def mirrored(position: str) -> str:
    """The same position with lanes counted from the other side."""
    return re.sub(r"/(\d)(?=[,;]|$)", lambda found: f"/{9 - int(found[1])}", position)


@pytest.mark.parametrize(
    "position",
    [
        "red: at home 20/3, endurance 20; blue: at home 1/8",
        "mover: red; left: 12; red: at home 22/4, endurance 20, order 12; blue: at home 26/4; green: at home 25/3",
        "mover: red; left: 9; red: at dolphins 3/4; blue: at dolphins 4/5; green: at dolphins 5/4",
        "mover: red; left: 6; red: at back 10/2; blue: at back 9/1",
        "mover: red; left: 6; red: at back 10/2; blue: at back 10/1; green: at back 9/3",
    ],
)
def test_a_driver_thinks_the_same_on_the_mirrored_oval(position: str) -> None:
    oval = f"option track: {json.dumps({**DEFAULT.data, 'laps': 1, 'note': ''})}; "
    other = f"option track: {json.dumps(CLOCKWISE)}; "
    assert weights(table(f"seats: 2; {other}{mirrored(position)}")) == weights(table(f"seats: 2; {oval}{position}"))


@pytest.mark.parametrize("data", [ROUND, CLOCKWISE, BEND], ids=["round", "clockwise", "bend"])
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_drivers_find_home_on_tracks_of_other_sections(data: dict[str, Any], rules: str) -> None:
    tab = deal(2, {"track": data, "rules": rules})
    state, chance = race_of(tab), Fast(3)
    while state.asked():
        seat = state.asked()[0]
        state.answer(seat, Pick(best_pick(state, seat, chance)))
    assert state.turn < 30
    assert len([1 for chariot in state.chariots if chariot.standing == ARRIVED]) > 0


ARMED = "option weapons: yes; seats: 2; mover: red; left: {left}; red: at back {red}, stage 10, weapons {weapons}"


def test_weapons_are_used_where_they_pay() -> None:
    weak = "blue: at back 20/4, stage 10, hits 1"
    position = ARMED.format(left=4, red="20/3", weapons=15) + f", modifier 2; {weak}"
    weighed = weights(table(position))
    assert answer(table(position)).split()[0] in ("dust", "knife", "small", "spear")
    assert weighed["knife blue car"] > weighed["forward"]
    assert weighed["knife blue car"] > weighed["knife blue team"]


def test_nothing_is_thrown_at_somebody_who_is_beaten_or_out_of_reach() -> None:
    far = ARMED.format(left=4, red="20/3", weapons=2) + "; blue: at back 20/6, stage 10"
    assert "knife blue car" in weights(table(far))
    assert answer(table(far)) == "forward"
    early = "option weapons: yes; seats: 2; mover: red; left: 9; red: at home 9/3, weapons 8; blue: at home 9/4"
    assert weights(table(early))["small knife blue car"] < weights(table(early))["forward"]


TEAMS = (
    "option weapons: yes; seats: 2; mover: red; left: 8; "
    "red: at home 9/3, stage 6, owner 0, weapons 8, modifier 2; blue: at home 9/4, stage 6, owner 1, modifier 2; "
    "green: at home 9/7, stage 8, owner 0, modifier 2; yellow: at home 9/8, stage {stage}, owner 1, modifier 2"
)


def test_a_chariot_that_lies_behind_throws_at_the_rivals_best_and_not_at_his_second() -> None:
    """Its own MF matters little to its owner; so does a wound of somebody who is not in his way."""
    assert answer(table(TEAMS.format(stage=6))) == "small knife blue car"
    assert answer(table(TEAMS.format(stage=8))) == "forward"


THREE = (
    "option weapons: yes; seats: 3; mover: red; left: 8; red: at home 9/3, stage {stage}, weapons {weapons}, "
    "modifier 2{more}; blue: at home 9/4, stage {stage}, modifier 2; green: at home 9/8, stage {stage}, modifier 2"
)


def test_dust_is_not_thrown_beside_a_wheel_that_would_not_bear_a_swerve() -> None:
    assert answer(table(THREE.format(stage=6, weapons=1, more=""))) == "dust blue"
    assert answer(table(THREE.format(stage=6, weapons=1, more=", wheels 3/0"))) == "dust blue"
    assert answer(table(THREE.format(stage=6, weapons=1, more=", wheels 0/3"))) == "forward"


def test_the_worse_aim_keeps_its_knife_for_a_better_chance() -> None:
    assert answer(table(THREE.format(stage=6, weapons=2, more=""))) == "knife blue car"
    bad = THREE.replace("modifier 2{more}", "modifier 0{more}")
    assert answer(table(bad.format(stage=6, weapons=8, more=""))) == "forward"


def test_a_wound_that_costs_the_modifier_is_worth_more() -> None:
    """Of six hits the third takes it; the first does not."""
    duel = ARMED.format(left=8, red="20/3", weapons=2).replace("stage 10", "stage 6") + ", modifier 2"
    gains = []
    for hits in (6, 4):
        weighed = weights(table(f"{duel}; blue: at back 20/4, stage 6, modifier 2, hits {hits}"))
        gains.append(weighed["knife blue car"] - weighed["forward"])
    assert gains[0] < gains[1]


def test_races_with_weapons_are_driven_to_an_end() -> None:
    for rules in ("basic", "advanced"):
        tab = deal(3, {"rules": rules, "weapons": True})
        state, chance = race_of(tab), Fast(3)
        used = set()
        while state.asked():
            if state.turn == 1:
                for chariot in state.chariots:
                    chariot.weapons = 15
            seat = state.asked()[0]
            pick = best_pick(state, seat, chance)
            used.add(PICKS.say(Pick(pick)).split()[0])
            state.take(seat, Pick(pick))
        assert state.over()
        assert used & {"dust", "knife", "spear", "small"}


# ---- other options


def test_a_dead_horse_is_driven_over_more_lightly_than_a_wreck() -> None:
    costs = {}
    for lying in ("wrecks: home 6/3", "wrecks: home 6/3 = horse"):
        words = (
            "option carcasses: yes; seats: 2; mover: red; left: 8; red: at home 5/3, modifier 1; blue: at back 1/8; "
        )
        weighed = weights(advanced(words + lying))
        costs[lying] = max(weighed.values()) - weighed["over"]
    wreck, horse = costs.values()
    assert 6 < horse < wreck


def test_a_lash_in_the_face_of_a_fast_team_is_worth_more_than_one_from_beside() -> None:
    fast, slow = ", drawn 1, last-speed 18, modifier 0", ", drawn 1, last-speed 3, modifier 0"
    gains = {}
    for name, blue in {"face": AHEAD_OF + fast, "slow": AHEAD_OF + slow, "beside": BESIDE + fast}.items():
        weighed = weights(meeting(blue, []))
        gains[name] = weighed["lash blue team"] - weighed["forward"]
    assert gains["beside"] < gains["face"]
    assert gains["slow"] < gains["face"]


def test_a_ram_of_a_team_is_worth_more_where_hits_may_be_critical() -> None:
    words = "seats: 2; mover: red; left: 6; red: at home 9/3, points 1/1/1/1, stage 8; blue: at home 8/4, stage 8"
    gains = []
    for option in ("no", "yes"):
        weighed = weights(table(f"option critical-horse-hits: {option}; {words}"))
        gains.append(weighed["ram blue team"] - weighed["forward"])
    assert gains[0] < gains[1]


def test_a_knife_is_worth_more_where_hits_may_be_critical() -> None:
    gains = []
    for option in ("no", "yes"):
        weighed = weights(table(f"option critical-horse-hits: {option}; " + THREE.format(stage=6, weapons=2, more="")))
        gains.append(weighed["knife blue car"] - weighed["forward"])
    assert gains[0] < gains[1]


# ---- in the rain

LIGHT = "points 2/0/1/1, modifier 0"


def test_a_light_car_does_not_change_into_the_lane_beside_a_wall_in_the_rain() -> None:
    words = "option weather: yes; weather: {}; seats: 2; mover: red; left: 9; blue: at back 1/8; "
    words += f"red: at home 3/2, {LIGHT}"
    dry, wet = weights(table(words.format("changeable"))), weights(table(words.format("rain")))
    assert dry["lane in"] > dry["forward"] - 12
    assert wet["lane in"] < wet["forward"] - 30


def test_corners_are_written_slower_in_mud() -> None:
    words = f"option weather: yes; weather: {{}}; seats: 2; red: at home 28/1, {LIGHT}, endurance 20; blue: at back 1/8"
    assert int(answer(table(words.format("changeable"))).split()[2]) >= 8
    assert int(answer(table(words.format("mud"))).split()[2]) <= 5
