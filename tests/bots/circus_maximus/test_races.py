"""Whole races: everybody gets round, nobody drives madly, and tempers show."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.bots.bot import Bot, Random, Steady
from harena.bots.circus_maximus.charioteer import Charioteer
from harena.core.asked import Asked
from harena.core.chance import Chance, Fast
from harena.core.events import Log
from harena.games.circus_maximus.chariot import ARRIVED, CHARIOT
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.solitaire import TEMPERS
from harena.games.circus_maximus.verbs import PICKS
from tests.games.circus_maximus.tables import table

from .driving import GAME, MIND

RULES = ["basic", "advanced"]
STEADY = Steady({GAME.name: MIND})


class Run:
    """One race of bots to its end, and what was seen on the way."""

    def __init__(self, bots: list[Bot], seed: int, rules: str = "basic") -> None:
        log = Log()
        state = GAME.new(len(bots), {"rules": rules}, Fast(seed), log)
        assert isinstance(state, Race)
        self.race = state
        chances = [Fast(seed * 1_000_003 + seat) for seat in range(len(bots))]
        while state.asked():
            seat = state.asked()[0]
            asked = Asked(GAME, state, seat)
            pick = bots[seat].choose(asked, chances[seat])
            assert pick in asked.options
            state.answer(seat, pick)
        self.events = Counter([event.kind.name for event in log.events])
        self.strains = [event.numbers[1] for event in log.events if event.kind.name == "strained"]

    def home_or_close(self) -> int:
        """Chariots home, or still racing within two turns of the line."""
        track, chariots = self.race.track, self.race.chariots
        near = [c for c in chariots if c.standing == CHARIOT and track.to_go(c.team, c.stage) <= 40]
        return len(near) + len([c for c in chariots if c.standing == ARRIVED])


@pytest.mark.parametrize("rules", RULES)
def test_eight_steady_drivers_run_a_race(rules: str) -> None:
    run = Run([STEADY] * 8, 1, rules)
    assert 12 <= run.race.turn <= 20
    assert run.home_or_close() >= 5
    assert any(chariot.standing == ARRIVED for chariot in run.race.chariots)
    assert sum(run.strains) / len(run.strains) <= 3
    assert max(run.strains) <= 6


@pytest.mark.parametrize("rules", RULES)
def test_steady_always_beats_random(rules: str) -> None:
    for seed in range(2):
        result = GAME.result(Run([Random(), STEADY], seed, rules).race)
        assert result is not None
        assert result.places == [2, 1]


@pytest.mark.parametrize("rules", RULES)
def test_drivers_of_every_temper_race_together(rules: str) -> None:
    run = Run([*[Charioteer(threshold) for threshold in TEMPERS.values()], STEADY, Random()], 3, rules)
    assert run.race.over()
    assert run.events["attacked"] > 0


def test_the_wilder_the_temper_the_more_attacks() -> None:
    wild, calm = [
        Run([Charioteer(TEMPERS[temper])] * 8, 1).events["attacked"] for temper in ("bloodthirsty", "peaceful")
    ]
    assert wild > 2 * calm > 0


class Die(Chance):
    """Shows the same pips whenever it is rolled."""

    def __init__(self, pips: int) -> None:
        self.pips = pips

    def below(self, count: int, stream: str) -> int:
        return 0

    def roll(self, dice: int, stream: str) -> list[int]:
        return [self.pips] * dice


def temper_answer(temper: str, die: int, whip: int = 1) -> str:
    tab = table(f"seats: 2; mover: red; left: 6; red: at home 20/3, whip {whip}; blue: at home 20/4")
    asked = Asked(GAME, tab.state, tab.state.asked()[0])
    return PICKS.say(Charioteer(TEMPERS[temper]).choose(asked, Die(die)))


def test_the_die_commands_the_attack() -> None:
    assert temper_answer("even-tempered", 3) == "forward"
    assert temper_answer("even-tempered", 4) == "lash blue car"
    assert temper_answer("even-tempered", 4, whip=0) == "forward"
    assert temper_answer("even-tempered", 5).split()[0] in ("lash", "ram")
    assert temper_answer("even-tempered", 5, whip=0) == "ram blue car"
    assert temper_answer("peaceful", 5) == "forward"
    assert temper_answer("bloodthirsty", 2) == "lash blue car"


def test_tempers_prepare_as_they_like() -> None:
    plans = set()
    for seed in range(8):
        asked = Asked(GAME, GAME.new(8, {}, Fast(seed)), GAME.new(8, {}, Fast(seed)).asked()[0])
        plans.add(PICKS.say(Charioteer(4).choose(asked, Fast(seed))).split()[-1])
    assert len(plans) > 3
