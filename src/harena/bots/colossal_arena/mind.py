"""Colossal Arena as the search sees it."""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import State
from ...core.asked import Asked
from ...core.events import Event, Kind
from ...core.game import Game
from ...core.ids import Pick, Seat
from ...games.colossal_arena.arena import Arena
from ...games.colossal_arena.cards import NO_CARD, creature_of
from ..mind import Belief, Mind
from .belief import SecretBets
from .evaluation import TERMS, make_up, mishap, value
from .policy import weigh

BACKS_IN_SECRET: Final = Kind("backs-in-secret", "CA-4.1", "seat creature")
_TURNS: Final = 1_000
"""More turns than any round has."""
_CIRCLES: Final = 1
"""How many circles of turns are played on before a future is judged, unless its round ends sooner. With 60 futures a
question against two of the policy, 60 games each, the seat's own turn alone won 35 %, one circle 47 %, two 43 % and the
rest of the round 42 % (each give or take 12), the last at half the speed of one circle."""


@final
class ColossalMind(Mind):
    """Bets, cards and powers judged in gold."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, TERMS)

    def believe(self, asked: Asked) -> Belief:
        return SecretBets(asked)

    def weigh(self, state: State, seat: Seat, options: list[Pick]) -> list[float]:
        assert isinstance(state, Arena)
        return weigh(state, seat, options)

    def clock(self, state: State) -> int:
        """Rounds, and the turns of the round."""
        assert isinstance(state, Arena)
        return state.row * _TURNS + state.turns

    def horizon(self, state: State, seat: Seat) -> int:
        """The seat's next turn, or the next round."""
        assert isinstance(state, Arena)
        return self.clock(state) + _CIRCLES * state.seats

    def value(self, state: State) -> list[float]:
        assert isinstance(state, Arena)
        return value(state)

    def make_up(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, Arena)
        return make_up(state, seat)

    def total(self, terms: list[float]) -> float | None:
        """The gold to expect: all but the last term, which is the rivals'."""
        return sum(terms[:-1])

    def mishap(self, state: State, seat: Seat) -> bool:
        assert isinstance(state, Arena)
        return mishap(state, seat)

    def kinds(self) -> list[Kind]:
        return [BACKS_IN_SECRET]

    def facts(self, world: State, seat: Seat) -> list[Event]:
        """Whom the rivals back in secret."""
        assert isinstance(world, Arena)
        return [
            Event(BACKS_IN_SECRET, (rival, creature_of(world.markers[rival])))
            for rival in range(world.seats)
            if rival != seat and world.markers[rival] != NO_CARD
        ]
