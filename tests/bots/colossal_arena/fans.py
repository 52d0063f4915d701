"""Short words for tests: what the mind of Colossal Arena makes of a table."""

from __future__ import annotations

from collections.abc import Iterator

from harena.bots.colossal_arena.mind import ColossalMind
from harena.bots.mind import heaviest
from harena.core.chance import Fast
from harena.core.events import Log
from harena.core.ids import Pick, Seat
from harena.core.table import Table
from harena.games.colossal_arena.arena import Arena
from tests.games.colossal_arena.tables import GAME, arena

MIND = ColossalMind(GAME)
EVERYTHING: dict[str, object] = {
    "short-rounds": False,
    "zero-bet-backs": False,
    "discard-is-visible": True,
    "colossus-restores-secret": False,
    "daimon-on-eliminated": True,
    "seraphim-burns-own-pile": True,
    "stalemate": True,
    "tie-break": "tournament",
    "memory": "strict",
}
"""All that a host can change."""


def weights(tab: Table, seat: int) -> dict[str, float]:
    """What each answer weighs, by its words."""
    options = tab.state.options(Seat(seat))
    weighed = MIND.weigh(tab.state, Seat(seat), options)
    return {GAME.picks.say(pick): weight for pick, weight in zip(options, weighed, strict=True)}


def best(tab: Table, seat: int) -> str:
    """The answer that weighs most."""
    weighed = weights(tab, seat)
    return max(weighed, key=lambda words: weighed[words])


def shunned(tab: Table, seat: int) -> set[str]:
    """The answers that no search would look at."""
    weighed = weights(tab, seat)
    return {words for words, weight in weighed.items() if weight < max(weighed.values()) - 6}


def value(tab: Table) -> list[float]:
    return MIND.value(arena(tab))


def policy(state: Arena, seat: Seat, options: list[Pick], chance: Fast) -> Pick:
    return heaviest(options, MIND.weigh(state, seat, options), chance)


def positions(seats: int, options: dict[str, object], seed: int) -> Iterator[Arena]:
    """Every question of a game whose answers are now the policy's, now chance's."""
    state = GAME.new(seats, options, Fast(seed), Log())
    assert isinstance(state, Arena)
    chance = Fast(seed + 1)
    while state.asked():
        yield state
        seat = state.asked()[chance.below(len(state.asked()), "test")]
        picks = state.options(seat)
        if chance.below(4, "test") == 0:
            state.take(seat, picks[chance.below(len(picks), "test")])
        else:
            state.take(seat, MIND.reply(state, seat, picks, chance))
