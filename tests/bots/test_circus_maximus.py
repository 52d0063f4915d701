"""The drivers of Circus Maximus: a sound pace, no mad risks, and tempers that the die commands."""

from __future__ import annotations

from collections import Counter
from time import process_time

import pytest

from harena.bots.catalogue import BOTS
from harena.bots.circus_pace import Course, course_of, pace, strain_cost
from harena.core.chance import Chance, Fast
from harena.core.events import Log
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.chariot import CHARIOT, FINISHED
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.solitaire import TEMPERS
from harena.games.circus_maximus.track import DEFAULT, LANES
from harena.games.circus_maximus.verbs import PICKS
from harena.lab.match import play_game
from tests.games.circus_maximus.tables import advanced, table

GAME = GAMES["circus-maximus"]
RULES = ["basic", "advanced"]


class Run:
    """One race of bots to its end, and what was seen on the way."""

    def __init__(self, bots: list[str], seed: int, rules: str = "basic") -> None:
        log = Log()
        state = GAME.new(len(bots), {"rules": rules}, Fast(seed), log)
        assert isinstance(state, Race)
        self.race = state
        self.seconds = 0.0
        self.decisions = 0
        chances = [Fast(seed * 1_000_003 + seat) for seat in range(len(bots))]
        while state.asked():
            seat = state.asked()[0]
            view, options = GAME.view(state, seat), state.options(seat)
            began = process_time()
            pick = BOTS[bots[seat]].choose(view, options, chances[seat])
            self.seconds += process_time() - began
            self.decisions += 1
            assert pick in options
            state.answer(seat, pick)
        self.events = Counter([event.kind.name for event in log.events])
        self.strains = [event.numbers[1] for event in log.events if event.kind.name == "strained"]

    def home_or_close(self) -> int:
        """Chariots home, or still racing within two turns of the line."""
        track, chariots = self.race.track, self.race.chariots
        near = [c for c in chariots if c.standing == CHARIOT and track.to_go(c.team, c.stage) <= 40]
        return len(near) + len([c for c in chariots if c.standing == FINISHED])


def answer(tab: Table, bot: str = "steady", seed: int = 1) -> str:
    """What a bot says to the question before the first seat that is asked."""
    seat = tab.state.asked()[0]
    return PICKS.say(BOTS[bot].choose(GAME.view(tab.state, seat), tab.state.options(seat), Fast(seed)))


def follow(tab: Table, seat: int = 0) -> list[str]:
    """A bot's answers while one seat is asked."""
    said = []
    while tab.state.asked()[:1] == [seat]:
        said.append(answer(tab))
        tab.state.answer(Seat(seat), PICKS.parse(said[-1]))
    return said


# ---- races


@pytest.mark.parametrize("rules", RULES)
def test_eight_steady_drivers_run_a_race(rules: str) -> None:
    runs = [Run(["steady"] * 8, seed, rules) for seed in range(2)]
    assert all(12 <= run.race.turn <= 22 for run in runs)
    assert sum([run.home_or_close() for run in runs]) >= 5 * len(runs)
    assert all(any(c.standing == FINISHED for c in run.race.chariots) for run in runs)
    strains = [points for run in runs for points in run.strains]
    assert sum(strains) / len(strains) <= 3
    assert max(strains) <= 6
    assert sum([run.seconds for run in runs]) / sum([run.decisions for run in runs]) < 0.002


@pytest.mark.parametrize("rules", RULES)
def test_steady_always_beats_random(rules: str) -> None:
    for seed in range(2):
        assert play_game(GAME, ["random", "steady"], seed, {"rules": rules}) == [2, 1]


@pytest.mark.parametrize("rules", RULES)
def test_drivers_of_every_temper_race_together(rules: str) -> None:
    run = Run([*TEMPERS, "steady", "random"], 3, rules)
    assert run.race.over()
    assert run.events["attacked"] > 0


def test_the_wilder_the_temper_the_more_attacks() -> None:
    wild, calm = [Run([temper] * 8, 1).events["attacked"] for temper in ("bloodthirsty", "peaceful")]
    assert wild > 2 * calm > 0


def test_a_temper_varies_its_preparation_and_steady_keeps_to_a_few() -> None:
    plans = {name: {points for seed in range(3) for points in built(name, seed)} for name in ("careful", "steady")}
    assert len(plans["careful"]) > len(plans["steady"]) > 1


def built(bot: str, seed: int) -> list[tuple[int, ...]]:
    state = GAME.new(8, {}, Fast(seed))
    assert isinstance(state, Race)
    chance = Fast(seed)
    while state.turn == 0:
        seat = state.asked()[0]
        state.answer(seat, BOTS[bot].choose(GAME.view(state, seat), state.options(seat), chance))
    return [chariot.build.points for chariot in state.chariots]


# ---- tempers


class Die(Chance):
    """Shows the same pips whenever it is rolled."""

    def __init__(self, pips: int) -> None:
        self.pips = pips

    def roll(self, dice: int, stream: str) -> list[int]:
        return [self.pips] * dice


def temper_answer(temper: str, die: int, whip: int = 1) -> str:
    tab = table(f"seats: 2; mover: red; left: 6; red: at home 20/3, whip {whip}; blue: at home 20/4")
    seat = tab.state.asked()[0]
    return PICKS.say(BOTS[temper].choose(GAME.view(tab.state, seat), tab.state.options(seat), Die(die)))


def test_the_die_commands_the_attack() -> None:
    assert temper_answer("even-tempered", 3) == "forward"
    assert temper_answer("even-tempered", 4) == "lash blue car"
    assert temper_answer("even-tempered", 4, whip=0) == "forward"
    assert temper_answer("even-tempered", 5).split()[0] in ("lash", "ram")
    assert temper_answer("even-tempered", 5, whip=0) == "ram blue car"
    assert temper_answer("peaceful", 5) == "forward"
    assert temper_answer("bloodthirsty", 2) == "lash blue car"


# ---- driving


def test_a_clear_last_stretch_is_taken_flat_out_with_the_whip() -> None:
    fast = "red: at back 3/1, stage 10, horses 5/4/4/5, boxes 5/4/4/5, endurance 20, modifier 0"
    assert answer(table(f"seats: 2; {fast}; blue: at back 1/8, stage 10")) == "speed red 18"
    tab = table(f"seats: 2; mover: red; {fast}, order 18; blue: at back 1/8, stage 10")
    assert answer(tab) == "whip"


def test_without_endurance_the_corner_limit_is_kept() -> None:
    for square, lane in (("28/1", 1), ("26/2", 2), ("20/3", 3)):
        tab = table(f"seats: 2; red: at home {square}, endurance 0; blue: at home 1/8")
        speed = int(answer(tab).split()[2])
        assert speed <= max(DEFAULT.safe[lane], 28 - int(square.split("/")[0]))


def test_a_jostled_driver_does_not_strain() -> None:
    tab = table("seats: 2; red: at home 28/1, no-strain 2; blue: at home 1/8")
    assert int(answer(tab).split()[2]) <= 8


def test_corners_are_strained_at_sense() -> None:
    for endurance in (5, 20, 50, 70):
        for square in ("20/1", "25/2", "28/1", "28/3"):
            tab = table(f"seats: 2; red: at home {square}, endurance {endurance}; blue: at home 1/8")
            lane, speed = int(square[-1]), int(answer(tab).split()[2])
            assert speed <= max(DEFAULT.safe[lane] + 4, 28 - int(square.split("/")[0]))


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
    say_for(tab, "ram red team")
    assert answer(tab) != "hold"
    weak = "seats: 2; mover: blue; left: 5; blue: at back 21/2, points 1/0/1/2, stage 10; red: at back 20/1, stage 10"
    tab = table(weak)
    say_for(tab, "ram red team")
    assert answer(tab) == "hold"


def say_for(tab: Table, words: str) -> None:
    tab.state.answer(tab.state.asked()[0], PICKS.parse(words))


def test_steady_strikes_where_it_pays_and_not_where_it_does_not() -> None:
    heavy = "seats: 2; mover: red; left: 6; red: at home 9/3, points 1/2/1/0, stage 8"
    assert answer(table(f"{heavy}; blue: at home 8/4, horses 2/4/4/4, stage 8")) == "ram blue team"
    light = "seats: 2; mover: red; left: 6; red: at home 9/3, points 1/0/1/2; blue: at home 8/4"
    assert answer(table(light)) == "forward"


# ---- the pace


def test_the_course_counts_squares_as_the_track_does() -> None:
    course = course_of(DEFAULT)
    for square in range(DEFAULT.size):
        if not DEFAULT.gray[square]:
            stage = DEFAULT.section[square]
            here = DEFAULT.at(stage, DEFAULT.lane[square], DEFAULT.index[square])
            assert course.to_go(here, stage) == DEFAULT.to_go(here, stage)


def test_touching_a_corner_is_known_from_afar() -> None:
    course = Course(DEFAULT)
    before = DEFAULT.at(0, 1, 27)
    assert course.touch[1][course.to_go(before, 0)] == 1
    assert course.touch[1][course.to_go(DEFAULT.at(0, 1, 20), 0)] == 8
    assert course.touch[1][course.to_go(DEFAULT.at(1, 1, 2), 1)] == 0
    assert course.touch[1][course.to_go(DEFAULT.at(2, 1, 0), 2)] == 0
    assert course.touch[1][course.to_go(DEFAULT.at(2, 1, 1), 2)] > 20


def test_more_speed_skill_or_endurance_never_makes_a_race_longer() -> None:
    for lane in range(1, LANES + 1):
        assert whole_race(lane, 20, 0, 2) < whole_race(lane, 14, 0, 2)
        assert whole_race(lane, 18, 2, 2) <= whole_race(lane, 18, 0, 2)
        assert whole_race(lane, 18, 0, 1) <= whole_race(lane, 18, 0, 4)


def whole_race(lane: int, speed: int, modifier: int, price: int) -> float:
    return pace(DEFAULT, lane, speed, modifier, price).turns[-1]


def test_strain_grows_dearer_with_every_point_and_next_to_the_wall() -> None:
    costs = [strain_cost(points, 0, 1) for points in range(1, 10)]
    assert costs == sorted(costs)
    assert strain_cost(3, 2, 1) < strain_cost(3, 0, 1) < strain_cost(3, 0, LANES)
