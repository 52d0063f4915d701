"""Short words for the tests of drivers: races from positions, answers in words, whole races."""

from __future__ import annotations

from harena.bots.circus_maximus.mind import CircusMind
from harena.bots.mind import heaviest
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.verbs import PICKS

GAME = GAMES["circus-maximus"]
MIND = CircusMind(GAME)


def race_of(tab: Table) -> Race:
    assert isinstance(tab.state, Race)
    return tab.state


def question(tab: Table) -> Asked:
    return Asked(GAME, tab.state, tab.state.asked()[0])


def weights(tab: Table) -> dict[str, float]:
    """What the first seat that is asked makes of its options."""
    asked = question(tab)
    world = MIND.believe(asked).imagine(Fast(1))
    weighed = MIND.weigh(world, asked.seat, asked.options)
    return {PICKS.say(pick): weight for pick, weight in zip(asked.options, weighed, strict=True)}


def answer(tab: Table) -> str:
    """What looks best to the first seat that is asked."""
    weighed = weights(tab)
    return max(weighed, key=lambda words: weighed[words])


def say(tab: Table, words: str) -> None:
    tab.state.answer(tab.state.asked()[0], PICKS.parse(words))


def follow(tab: Table, seat: int = 0) -> list[str]:
    """The answers while one seat is asked."""
    said = []
    while tab.state.asked()[:1] == [seat]:
        said.append(answer(tab))
        say(tab, said[-1])
    return said


def best_pick(state: Race, seat: Seat, chance: Fast) -> int:
    options = state.options(seat)
    return options[0] if len(options) == 1 else heaviest(options, MIND.weigh(state, seat, options), chance)
