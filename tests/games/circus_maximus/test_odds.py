"""The odds of a race: as brute force over all dice finds them, from public facts alone; the race stays untouched."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from harena.core.chance import Fast
from harena.core.errors import BadRequest, NotAnOption
from harena.core.foresight import Budget
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.circus_maximus import chances
from harena.games.circus_maximus.chariot import Faction
from harena.games.circus_maximus.charts import LASH_RESULTS, STRAIN_RESULTS, strain_result
from harena.games.circus_maximus.foresight import seen_by
from harena.games.circus_maximus.movement import MoveChoice
from harena.games.circus_maximus.plans import planned
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.threats import threats
from harena.games.circus_maximus.track import DOLPHINS
from harena.games.circus_maximus.verbs import LASH, RAM
from harena.games.circus_maximus.wrecks import PayChoice
from tests.contract.fitting import Fitting

from .brute import SUMS, check_flip, strain_flip, struck_flip, worlds
from .tables import GAME, advanced, choice, deal, race, say, table, wander

Row = dict[str, object]


def odds(tab: Table, seat: int, *words: str) -> Row:
    told = GAME.odds(tab.state, Seat(seat), [GAME.picks.parse(word) for word in words])
    assert Fitting(GAME).odds(told) == []
    return dict(told)


def rows(told: Row) -> dict[object, Row]:
    """The rows by what is picked."""
    return {row["pick"]: row for row in cast("list[Row]", told["rows"])}


def part(row: Row, name: str) -> Row:
    return cast("Row", row[name])


def saying(tab: Table, seat: int, *words: str) -> Callable[[Race], None]:
    picks = [tab.game.picks.parse(word) for word in words]

    def play(world: Race) -> None:
        for pick in picks:
            if pick in world.options(Seat(seat)):
                world.take(Seat(seat), pick)

    return play


# ---- writing speeds


def test_speeds_are_followed_straight_on() -> None:
    tab = table("seats: 2; red: at home 26/3; blue: at back 20/3")
    told = odds(tab, 0)
    assert (told["choice"], told["about"]) == ("write-speeds", "red")
    found = cast("list[Row]", told["rows"])
    assert [row["speed"] for row in found] == list(range(17))
    assert found[12]["out"] == 0
    row = found[16]
    assert (row["strain"], row["blocked"]) == (4, False)
    # Four points are paid; what the chart does besides can cost more, and squares.
    assert 15 < cast("float", row["reach"]) < 16
    assert 45 < cast("float", row["endurance"]) < 46
    assert cast("float", row["flip"]) > strain_flip(4, 0, 5)
    assert row["exact"] is True
    assert cast("list[Row]", odds(tab, 0, "speed red 14")["rows"]) == [found[14]]


def test_a_chariot_ahead_blocks_the_way() -> None:
    tab = table("seats: 2; red: at home 10/3; blue: at home 16/3")
    row = cast("list[Row]", odds(tab, 0)["rows"])[9]
    assert (row["reach"], row["blocked"], row["left"]) == (4, True, 5)


def test_the_fastest_speed_without_strain_is_told() -> None:
    tab = table("seats: 2; red: at home 26/3; blue: at back 20/3")
    told = odds(tab, 0)
    strains = [row["strain"] for row in cast("list[Row]", told["rows"])]
    assert told["safe"] == "speed red 12"
    assert (strains[12], strains[13]) == (0, 1)
    assert "safe" not in odds(tab, 0, "speed red 14")


def test_a_rival_in_the_way_hides_no_corner() -> None:
    tab = table("seats: 2; red: at home 26/3; blue: at home 28/3")
    told = odds(tab, 0)
    assert cast("list[Row]", told["rows"])[16]["strain"] == 0
    assert told["safe"] == "speed red 12"


def test_far_from_corners_every_speed_is_without_strain() -> None:
    assert odds(table("seats: 2; red: at home 3/3; blue: at back 20/3"), 0)["safe"] == "speed red 16"


def test_wheels_are_checked_from_fourteen_on_and_with_strain() -> None:
    tab = table("seats: 2; red: at home 3/8, wheels 4/0; blue: at back 3/3")
    found = cast("list[Row]", odds(tab, 0)["rows"])
    assert (found[13]["wheel"], found[14]["wheel"]) == (0, round(3 / 36, 6))
    tab = table("seats: 2; red: at home 28/1, wheels 4/0; blue: at back 3/3")
    # A slip that follows from the strain is no second strain, but a horse's death or a jostle may be.
    assert cast("list[Row]", odds(tab, 0)["rows"])[9]["wheel"] == pytest.approx(
        (1 - strain_flip(1, 0, 7)) * 3 / 36, abs=1e-3
    )


def test_the_first_turn_die_is_averaged() -> None:
    tab = table("seats: 2; turn: 1; red: at home 10/3; blue: at back 3/3")
    found = cast("list[Row]", odds(tab, 0)["rows"])
    assert (found[10]["reach"], found[3]["reach"]) == (6.5, 0.5)


def test_cutting_a_horse_free_is_averaged() -> None:
    tab = table("seats: 2; red: at home 10/3, horses 0/4/4/4, fallen 1; blue: at back 3/3")
    row = cast("list[Row]", odds(tab, 0)["rows"])[10]
    # Three horses' dice come off ten.
    assert row["reach"] == round(sum(SUMS[3][total] * (10 - total) for total in range(3, 11)), 6)


def test_a_team_without_endurance_flips_for_certain() -> None:
    tab = table("seats: 2; red: at home 28/1, endurance 0, whole-endurance 40; blue: at back 3/3")
    found = cast("list[Row]", odds(tab, 0)["rows"])
    assert (found[8]["out"], found[9]["out"], found[9]["flip"]) == (0, 1, 1)


def test_spending_the_last_endurance_costs_a_modifier() -> None:
    tab = table("seats: 2; red: at home 28/1, endurance 2; blue: at back 3/3")
    found = cast("list[Row]", odds(tab, 0)["rows"])
    assert found[9]["flip"] == round(strain_flip(1, 0, 7), 6)
    assert found[10]["flip"] == round(strain_flip(2, -1, 7), 6)


# ---- moving


@pytest.mark.parametrize(
    ("red", "word"),
    [
        ("at home 28/1, wheels 3/0", "forward"),
        ("at home 28/2", "lane in"),
        ("at home 28/5, endurance 1", "forward"),
        ("at dolphins 21/7, modifier -2", "lane in"),
        ("at home 12/3", "forward"),
    ],
)
def test_one_move_against_the_engine(red: str, word: str) -> None:
    left = 2 if word == "lane in" else 1
    tab = table(f"seats: 2; mover: red; written: 16; used: {16 - left}; left: {left}; red: {red}; blue: at back 5/3")
    told = rows(odds(tab, 0))[word]
    assert told["exact"] is True
    assert told["mf"] == left
    ends = list(worlds(phase_of(tab), saying(tab, 0, word)))
    out = sum(weight for weight, world in ends if not world.chariots[0].active())
    assert told["out"] == pytest.approx(out, abs=1e-6)


def phase_of(tab: Table) -> Race:
    """The race cut down to the phase under way, so that no token is drawn after it."""
    world = race(tab).clone(Fast(0))
    while type(world.agenda[0]).__name__ not in ("PhaseEnd", "StuckOnWreck"):
        del world.agenda[0]
    return world


@pytest.mark.parametrize(("lane", "beside"), [(8, ""), (7, ""), (7, "blue: at dolphins 1/8")])
def test_slips_into_the_wall(lane: int, beside: str) -> None:
    speed = 30
    tab = table(
        f"seats: 2; mover: red; written: {speed}; used: {speed - 1}; left: 1; red: at home 28/{lane}; "
        + (beside or "blue: at back 5/3")
    )
    row = rows(odds(tab, 0))["forward"]
    points = speed - race(tab).track.safe[DOLPHINS][lane]
    assert (row["strain"], row["exact"]) == (points, True)
    assert row["flip"] == round(strain_flip(points, 0, 2 if beside else 8 - lane), 6)


def driving(tab: Table, *words: str) -> Callable[[Race], None]:
    """Drive a plan as far as it goes, without defence."""
    picks = [tab.game.picks.parse(word) for word in words]

    def play(world: Race) -> None:
        for pick in picks:
            while world.agenda and pick not in world.options(world.asked()[0]) and is_granted(world):
                grant(world)
            if not world.agenda or pick not in world.options(world.asked()[0]):
                return
            world.take(world.asked()[0], pick)
        while world.agenda and is_granted(world):
            grant(world)

    return play


def grant(world: Race) -> None:
    """Wrecks are paid for in full; of everything else the first answer is meant."""
    options = world.options(world.asked()[0])
    world.take(world.asked()[0], options[-1] if isinstance(world.agenda[-1], PayChoice) else options[0])


def is_granted(world: Race) -> bool:
    """Whether a question is none of the plan's."""
    return not isinstance(world.agenda[-1], MoveChoice)


PLANS = [
    ("red: at home 27/4, wheels 0/2; blue: at back 5/3", ["forward", "lane in", "forward", "brake"]),
    ("red: at home 27/4; blue: at back 5/3", ["forward", "lane in", "lane in"]),
    ("red: at home 28/8, modifier -1; blue: at back 5/3", ["forward", "forward"]),
    ("red: at home 27/5; blue: at dolphins 1/6", ["forward", "forward", "forward"]),
    ("red: at home 12/3; blue: at home 11/4, wheels 2/0", ["ram blue team", "forward"]),
]


@pytest.mark.parametrize(("field", "words"), PLANS)
def test_a_plan_against_the_engine(field: str, words: list[str]) -> None:
    tab = table(f"seats: 2; mover: red; written: 14; used: 4; left: 10; {field}")
    told = part(odds(tab, 0, *words), "plan")
    ends = list(worlds(phase_of(tab), driving(tab, *words)))
    out = sum(weight for weight, world in ends if world.chariots[0].standing != 0)
    assert (told["exact"], told["out"]) == (True, pytest.approx(out, abs=1e-6))
    flips = cast("float", told["flip"]) + cast("float", told["wheel"])
    assert flips == pytest.approx(cast("float", told["out"]), abs=2e-6)


WET_PLANS = [
    ("rain", "red: at home 20/4, points 2/0/1/1; blue: at back 5/3", ["lane out", "lane out", "forward"]),
    ("rain", "red: at home 20/6, points 1/1/1/1; blue: at back 5/3", ["lane out", "forward", "lane out"]),
    ("rain", "red: at home 20/4, points 2/0/1/1; blue: at home 21/6, wheels 4/4", ["lane out"]),
    ("mud", "red: at home 27/5, points 2/0/1/1; blue: at back 5/3", ["lane in", "forward", "forward"]),
    ("rain, mud", "red: at home 28/4, points 0/2/1/1; blue: at back 5/3", ["forward"]),
    ("rain, soaked 2, front 1", "red: at dolphins 26/8, points 1/1/1/1; blue: at home 5/3", ["forward"] * 4),
]


@pytest.mark.parametrize(("sky", "field", "words"), WET_PLANS)
def test_a_plan_in_rain_and_mud_against_the_engine(sky: str, field: str, words: list[str]) -> None:
    """Lanes that slip, corners that are worse, limits that are lower, and speed that mud takes on the way."""
    wet = f"option weather: yes; weather: {sky}; "
    tab = table(f"{wet}seats: 2; mover: red; written: 14; used: 4; left: 10; cup: ; {field}")
    told = part(odds(tab, 0, *words), "plan")
    ends = list(worlds(phase_of(tab), driving(tab, *words)))
    out = sum(weight for weight, world in ends if world.chariots[0].standing != 0)
    left = sum(weight * world.phase.left for weight, world in ends if world.chariots[0].standing == 0)
    assert (told["exact"], told["out"]) == (True, pytest.approx(out, abs=1e-6))
    if out == 0.0:
        assert told["left"] == pytest.approx(left, abs=1e-5)


def test_a_plan_tells_its_checks() -> None:
    tab = table(
        "seats: 2; mover: red; written: 14; used: 4; left: 10; red: at home 27/4, wheels 0/2; blue: at back 5/3"
    )
    plan = part(odds(tab, 0, "forward", "lane in"), "plan")
    checks = cast("list[Row]", plan["checks"])
    strain = checks[0]
    assert (strain["check"], strain["square"], strain["points"], strain["met"]) == ("strain", "dolphins 1/3", 2, 1)
    assert strain["flip"] == round(strain_flip(2, 0), 6)
    # The wheel is checked wherever the strain has taken the chariot.
    wheels = {row["square"]: cast("float", row["met"]) for row in checks[1:]}
    assert {row["check"] for row in checks[1:]} == {"wheels"}
    assert set(wheels) == {"dolphins 1/3", "dolphins 1/4", "dolphins 1/5"}
    assert sum(wheels.values()) == pytest.approx(1 - strain_flip(2, 0), abs=1e-5)
    ended = sum(cast("float", row["met"]) * cast("float", row["flip"]) for row in checks)
    assert ended == pytest.approx(cast("float", plan["out"]), abs=1e-5)


def test_what_the_plan_can_no_longer_do_is_told() -> None:
    """CM-7.3.3-S A slip in the corner forbids the inside for the turn."""
    tab = table("seats: 2; mover: red; written: 11; used: 5; left: 6; red: at home 28/2; blue: at back 5/3")
    plan = part(odds(tab, 0, "forward", "lane in"), "plan")
    points = 11 - race(tab).track.safe[DOLPHINS][2]
    slips = sum(
        chance for total, chance in SUMS[3].items() if STRAIN_RESULTS[strain_result(total, points)] in ("S", "SS")
    )
    assert cast("float", plan["breaks"]) >= slips > 0
    assert part(odds(tab, 0, "forward"), "plan")["breaks"] == 0


def test_a_plan_that_cannot_be_is_refused() -> None:
    tab = table("seats: 2; mover: red; left: 4; red: at home 10/3; blue: at home 13/3")
    with pytest.raises(NotAnOption, match=r"CM-6\.2\.3"):
        odds(tab, 0, "forward", "forward")
    with pytest.raises(BadRequest, match="over before"):
        odds(tab, 0, "brake", "brake", "brake", "brake", "forward")
    with pytest.raises(BadRequest, match="asked"):
        odds(tab, 1, "forward")


@pytest.mark.clause("CM-6.5.2.3")
def test_cm_6_5_2_3_the_whip_averages_its_six_faces() -> None:
    tab = table("seats: 2; mover: red; red: at home 26/1, order 8; blue: at back 5/3")
    assert choice(tab) == "whip-choice"
    found = rows(odds(tab, 0))
    assert (found["no whip"]["mfs"], found["no whip"]["out"]) == (8, 0)
    flip = sum(strain_flip(points, 0, 7) for points in range(1, 7)) / 6
    row = found["whip"]
    assert (row["mfs"], row["strain"], row["exact"]) == (11.5, 6, True)
    # What the strain does besides can flip it later.
    assert round(flip, 6) <= cast("float", row["flip"]) < flip + 0.01
    # Each face costs its pips for the whip and once more for the strain.
    assert row["endurance"] == pytest.approx(50 - 7, abs=0.5)


@pytest.mark.clause("CM-14.3-chart")
def test_cm_14_3_chart_driving_over_a_wreck_by_payment() -> None:
    tab = advanced(
        "seats: 2; mover: red; written: 9; used: 6; left: 3; red: at home 20/3; blue: at back 5/3; wrecks: home 21/3",
        [4],
    )
    whole = rows(odds(tab, 0))["over"]
    say(tab, 0, "over")
    assert choice(tab) == "pay-choice"
    found = rows(odds(tab, 0))
    assert list(found) == [f"pay {paid}" for paid in range(5)]
    outs = [cast("float", row["out"]) for row in found.values()]
    assert outs == sorted(outs, reverse=True)
    assert outs[0] > outs[-1]
    ends = list(worlds(phase_of(tab), saying(tab, 0, "pay 1", "forward")))
    out = sum(weight for weight, world in ends if world.chariots[0].standing != 0)
    assert found["pay 1"]["out"] == pytest.approx(out, abs=1e-6)
    assert whole["endurance"] == 50 - 3.5


def test_attacks_tell_their_results() -> None:
    tab = table(
        "seats: 2; mover: red; left: 3; red: at home 10/3, modifier 1, wheels 0/6; blue: at home 10/4, wheels 5/0"
    )
    found = rows(odds(tab, 0))
    ram = found["ram blue car"]
    assert ram["averted"] == round(chances.contest_chance(0, 1), 6)
    told = part(ram, "outcomes")
    damaged = chances.ram_chances(1, 0)
    assert part(told, "damaged")["both"] == round(damaged[1], 6)
    own = (damaged[0] + damaged[1]) * struck_flip(6, 1)
    assert told["attacker_out"] == ram["wheel"] == round(own, 6)
    assert told["victim_out"] == round((damaged[1] + damaged[3]) * struck_flip(5, 1), 6)
    assert ram["exact"] is True
    assert part(found["lash blue car"], "outcomes")["results"] == {
        name: round(chance, 6) for name, chance in zip(LASH_RESULTS, chances.lash_chances(1, 0), strict=True)
    }


# ---- defending


def test_defences_with_their_costs() -> None:
    tab = table(
        "seats: 2; mover: blue; left: 3; "
        "red: at dolphins 5/4, order 16, modifier 1, wheels 0/4; blue: at dolphins 6/5, modifier 2"
    )
    attacks = [word for word in rows(odds(tab, 1)) if str(word).startswith("ram red")]
    assert attacks
    say(tab, 1, str(attacks[0]))
    assert choice(tab) == "defence-choice"
    found = rows(odds(tab, 0))
    success = round(chances.contest_chance(1, 2), 6)
    assert found["brake back"]["success"] == found["evade in"]["success"] == success
    assert (found["brake back"]["endurance"], found["brake back"]["mf"]) == (2, 0)
    # To the inside by the speed written: 16 against 12.
    assert (found["evade in"]["mf"], found["evade in"]["strain"]) == (2, 4)
    # Four points for the strain; a horse it kills takes a share of the rest with it.
    assert 4 <= cast("float", found["evade in"]["endurance"]) < 4.1
    held = cast("float", found["hold"]["out"])
    assert found["brake back"]["out"] == pytest.approx((1 - success) * held, abs=1e-5)
    flip = strain_flip(4, 1, 5)
    lost = flip + (1 - flip) * check_flip(4)
    # A slip back out meets the attacker.
    assert found["evade in"]["out"] == pytest.approx(success * lost + (1 - success) * held, abs=1e-3)
    assert part(found["hold"], "outcomes")["victim_out"] == held


def test_others_are_told_nothing_of_a_question() -> None:
    tab = table("seats: 2; mover: red; left: 3; red: at home 10/3; blue: at home 10/4")
    told = odds(tab, 1)
    assert (told["choice"], told["rows"]) == (None, [])
    assert "straight" not in told


# ---- who can reach me


def reachable(tab: Table, mover: int, seat: int, victim: int) -> dict[str, tuple[int, set[str]]]:
    """By the attacking car's square the fewest MFs up to a blow and its kinds: the engine makes every move."""
    start = phase_of(tab)
    found: dict[str, tuple[int, set[str]]] = {}
    waiting = [start]
    seen: set[tuple[int, int]] = set()
    while waiting:
        world = waiting.pop(0)
        if not world.agenda:
            continue
        blows: set[str] = set()
        for pick in world.options(Seat(seat)):
            word = GAME.picks.say(pick)
            verb = LASH if LASH.holds(pick) else RAM
            if verb.holds(pick):
                if verb.what(pick) == victim:
                    blows.add(f"{'lash' if verb is LASH else 'ram'} {['team', 'car'][verb.which(pick)]}")
            elif word.split()[0] in ("forward", "lane", "slip"):
                twin = world.clone(Fast(0))
                twin.take(Seat(seat), pick)
                key = (twin.chariots[mover].team, twin.phase.used)
                if key not in seen:
                    seen.add(key)
                    waiting.append(twin)
        name = world.track.square_name(world.chariots[mover].car)
        if blows and (name not in found or world.phase.used + 1 < found[name][0]):
            found[name] = (world.phase.used + 1, blows)
    return found


POSITIONS = [
    "red: at home 20/3; blue: at home 16/5; green: at home 19/4, owner 0",
    "red: at dolphins 6/4; blue: at home 27/3",
    "red: at home 3/4; blue: at home 3/6; green: at home 5/6, owner 1",
    "red: at dolphins 12/7; blue: at dolphins 7/6",
    "red: at home 10/2, horses 0/4/4/4, fallen 1; blue: at home 7/1",
]


@pytest.mark.parametrize("position", POSITIONS)
def test_who_can_reach_me_as_the_engine_finds_it(position: str) -> None:
    tab = table(f"seats: 2; mover: blue; written: 7; left: 7; {position}")
    engine = reachable(tab, 1, 1, 0)
    told = [row for row in cast("dict[str, list[Row]]", threats(race(tab), Seat(0)))["red"] if row["rival"] == "blue"]
    squares = cast("list[Row]", told[0]["squares"]) if told else []
    found = {
        cast("str", row["square"]): (
            cast("int", row["mfs"]),
            {" ".join(name.split()[:2]) for name in cast("list[str]", row["attacks"])},
        )
        for row in squares
    }
    assert found == engine
    assert found


def test_a_rival_in_the_cup_by_what_is_known_of_its_speed() -> None:
    tab = table(
        "seats: 2; mover: red; left: 1; cup: blue; red: at home 20/3; "
        "blue: at home 10/4, order 2, order-least 0, order-most 9"
    )
    row = cast("dict[str, list[Row]]", odds(tab, 0)["threats"])["red"][0]
    assert (row["rival"], row["most"], row["moving"]) == ("blue", 9, False)
    # Its car comes beside red's car after nine squares; the blow is the tenth MF, and a whip may bring six.
    squares = cast("list[Row]", row["squares"])
    assert (squares[0]["square"], squares[0]["mfs"], squares[0]["least"]) == ("home 19/4", 11, 5)
    assert row["least"] == 5
    attacks = cast("dict[str, Row]", row["attacks"])
    assert {attack["defence"] for attack in attacks.values()} == {round(chances.contest_chance(0, 0), 6)}
    slow = table(
        "seats: 2; mover: red; left: 1; cup: blue; red: at home 20/3; "
        "blue: at home 10/4, order 2, order-least 0, order-most 4"
    )
    assert odds(slow, 0)["threats"] == {"red": []}


def test_drawn_tokens_and_own_chariots_are_no_threat() -> None:
    tab = table(
        "seats: 2; mover: red; left: 1; cup: green; red: at home 20/3; blue: at home 20/4; green: at home 20/2, owner 0"
    )
    assert odds(tab, 0)["threats"] == {"red": [], "green": []}


# ---- what odds may not do


def test_hidden_speeds_make_no_difference() -> None:
    text = (
        "seats: 2; mover: red; left: 3; cup: blue; red: at home 20/3; "
        "blue: at home 16/4, order {}, order-least 0, order-most 14"
    )
    assert odds(table(text.format(2)), 0) == odds(table(text.format(14)), 0)
    one, two = (table("seats: 2; red: at home 20/3; blue: at home 16/4") for _ in range(2))
    say(one, 1, "speed blue 1")
    say(two, 1, "speed blue 15")
    assert odds(one, 0) == odds(two, 0)


def test_odds_change_nothing_and_stay_chances() -> None:
    for rules in ("basic", "advanced"):
        asked: set[object] = set()
        for number, tab in enumerate(wander(deal(3, {"rules": rules}, 5), 5)):
            if number % 31 != 0:
                continue
            before = GAME.print(tab.state)
            for seat in range(3):
                told = odds(tab, seat)
                asked.add(told["choice"])
                for row in cast("list[Row]", told["rows"]):
                    assert all(
                        0 <= cast("float", row.get(name, 0)) <= 1 for name in ("out", "flip", "wheel", "success")
                    )
            assert GAME.print(tab.state) == before
        assert {"write-speeds", "move-choice"} <= asked


@pytest.mark.clause("CM-11.4")
def test_cm_11_4_against_the_clock_no_paths_are_told() -> None:
    text = "option rules: advanced; {}seats: 2; mover: red; left: 3; red: at home 20/3; blue: at home 20/4"
    timed = table(text.format("option reaction-time: 5; "))
    told = odds(timed, 0)
    assert (told["rows"], "threats" in told) == ([], False)
    with pytest.raises(BadRequest, match=r"CM-11\.4"):
        odds(timed, 0, "forward")
    assert odds(table(text.format("")), 0, "forward")["rows"] != []


def test_other_moves_are_not_speeds() -> None:
    tab = table("seats: 2; red: at home 20/3; blue: at home 16/4")
    for word in ("forward", "speed blue 3", "speed red 17"):
        with pytest.raises(BadRequest):
            odds(tab, 0, word)


# ---- over wrecks, and where the budget ends

WRECKS = [
    ("written: 9; used: 6; left: 3; red: at home 20/3; blue: at back 5/3; wrecks: home 21/3", ["over", "forward"]),
    ("written: 9; used: 5; left: 4; red: at home 20/3, wheels 3/0; blue: at back 5/3; wrecks: home 21/3",
     ["over", "forward", "forward"]),
    ("written: 9; used: 6; left: 3; red: at home 20/3, endurance 2; blue: at back 5/3; wrecks: home 21/3",
     ["over", "forward", "brake"]),
    ("written: 12; used: 9; left: 3; red: at home 27/3, horses 4/3/4/2; blue: at back 5/3; wrecks: home 28/3",
     ["over", "forward", "forward"]),
]  # fmt: skip


def brute_out(tab: Table, words: list[str]) -> float:
    """The chance to be out by a plan, every payment made in full."""
    ends = worlds(phase_of(tab), driving(tab, *words))
    return sum(weight for weight, world in ends if world.chariots[0].standing != 0)


@pytest.mark.parametrize(("field", "words"), WRECKS)
def test_whole_plans_over_wrecks_against_the_engine(field: str, words: list[str]) -> None:
    tab = advanced(f"seats: 2; mover: red; {field}", [4])
    told = part(odds(tab, 0, *words), "plan")
    out = brute_out(tab, words)
    least, most = (cast("float", told.get(bound, told["out"])) for bound in ("least", "most"))
    assert least - 1e-6 <= out <= most + 1e-6
    assert most - least < 0.01
    assert told["out"] == pytest.approx(out, abs=1e-3)
    assert told["exact"] is not True or told["out"] == pytest.approx(out, abs=1e-6)


@pytest.mark.parametrize("runs", [1, 30, 100, 200])
def test_bounds_hold_where_the_budget_ends(runs: int) -> None:
    field, words = WRECKS[0]
    tab = advanced(f"seats: 2; mover: red; {field}", [4])
    plan = planned(seen_by(race(tab), Seat(0)), Faction(0), Budget(runs), 1)
    plan.follow([GAME.picks.parse(word) for word in words], 1)
    assert not plan.exact()
    assert plan.least_out() <= plan.out() <= plan.most_out()
    assert plan.least_out() <= brute_out(tab, words) <= plan.most_out()
