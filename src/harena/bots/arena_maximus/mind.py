"""The judgement of Arena Maximus, put together."""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import State
from ...core.asked import Asked
from ...core.chance import Chance
from ...core.events import Event, Kind
from ...core.game import Game
from ...core.ids import Pick, Seat
from ...games.arena_maximus.pieces import is_rein
from ...games.arena_maximus.race import RACING, Race
from ..mind import Belief, Mind, drawn
from . import evaluation, policy
from .belief import DriverBelief

REINS_GUESSED: Final = Kind("reins-guessed", "AM-2.2", "seat least:number most:number")
_FEW: Final = 2
_FIRM: Final = 2.5
"""Whoever plays on in a future plays closer to his best than options are tried."""


@final
class RaceMind(Mind):
    """Time is counted in turns taken; a future is judged when the round is over, with everybody's turn in it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, evaluation.TERMS)

    def believe(self, asked: Asked) -> Belief:
        return DriverBelief(asked) if asked.events else Belief(asked)

    def weigh(self, state: State, seat: Seat, options: list[Pick]) -> list[float]:
        assert isinstance(state, Race)
        return policy.weigh(state, seat, options)

    def reply(self, state: State, seat: Seat, options: list[Pick], chance: Chance) -> Pick:
        return drawn(options, [_FIRM * weight for weight in self.weigh(state, seat, options)], chance)

    def clock(self, state: State) -> int:
        assert isinstance(state, Race)
        return state.round * state.seats + sum(state.moved)

    def horizon(self, state: State, seat: Seat) -> int:
        assert isinstance(state, Race)
        return (state.round + 1) * state.seats

    def value(self, state: State) -> list[float]:
        assert isinstance(state, Race)
        return evaluation.value(state)

    def make_up(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, Race)
        return evaluation.make_up(state, seat)

    def mishap(self, state: State, seat: Seat) -> bool:
        """A crash, and not yet back on the inside of the track."""
        assert isinstance(state, Race)
        return state.status[seat] != RACING

    def kinds(self) -> list[Kind]:
        return [REINS_GUESSED]

    def facts(self, world: State, seat: Seat) -> list[Event]:
        """How many reins each rival holds, roughly: what he could block with."""
        assert isinstance(world, Race)
        told: list[Event] = []
        for rival in world.clockwise(seat):
            hand = world.hands[rival]
            if hand and not world.house.open_hands:
                told.append(reins_guessed(rival, len([card for card in hand if is_rein(card)]), len(hand)))
        return told


def reins_guessed(rival: Seat, reins: int, cards: int) -> Event:
    """None, a few or more: all that is worth telling apart."""
    if reins == 0:
        return Event(REINS_GUESSED, (rival, 0, 0))
    return Event(REINS_GUESSED, (rival, 1, min(cards, _FEW)) if reins <= _FEW else (rival, _FEW + 1, cards))
