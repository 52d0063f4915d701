"""How Circus Maximus is judged."""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import State
from ...core.asked import Asked
from ...core.chance import Chance
from ...core.events import Event, Kind
from ...core.game import Game
from ...core.ids import Pick, Seat
from ...games.circus_maximus.movement import MoveChoice
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.reaction import previews_allowed
from ...games.circus_maximus.sealed import Written
from ...games.circus_maximus.turn import WriteSpeeds
from ..mind import Belief, Mind, drawn, heaviest
from .advice import ADVICE, advice
from .belief import SpeedBelief, hidden
from .evaluation import TERMS, make_up, mishap, value
from .policy import weigh

_A_TURN: Final = 100
_SMALL: Final = 0.12
_PHASES: Final = 50
_ABOUT: Final = 3
"""Speeds are told in steps of so many."""
SPEED_GUESSED: Final = Kind("speed-guessed", "CM-5.1", "chariot least:number most:number")


@final
class CircusMind(Mind):
    """A race is counted in turns, and in a turn by tokens drawn."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, TERMS)
        # A race is some three hundred small decisions for each driver.
        self.mistake = _SMALL

    def believe(self, asked: Asked) -> Belief:
        return SpeedBelief(asked)

    def weigh(self, state: State, seat: Seat, options: list[Pick]) -> list[float]:
        assert isinstance(state, Race)
        return weigh(state, seat, options)

    def reply(self, state: State, seat: Seat, options: list[Pick], chance: Chance) -> Pick:
        """Written speeds vary; on the track everybody does what looks best."""
        assert isinstance(state, Race)
        weights = weigh(state, seat, options)
        if isinstance(state.agenda[-1], Written):
            return drawn(options, weights, chance)
        return heaviest(options, weights, chance)

    def clock(self, state: State) -> int:
        """A turn begins with the writing and counts up with every token drawn."""
        assert isinstance(state, Race)
        if not state.agenda:
            return _A_TURN * (state.turn + 1)
        if isinstance(state.agenda[-1], Written):
            return _A_TURN * state.turn
        return _A_TURN * state.turn + _PHASES - len(state.cup) - len(state.later)

    def horizon(self, state: State, seat: Seat) -> int:
        """Speeds and preparations are judged when the turn is over, all else at the end of the phase."""
        assert isinstance(state, Race)
        if state.agenda and isinstance(state.agenda[-1], Written):
            return _A_TURN * (state.turn + 1)
        return self.clock(state) + 1

    def value(self, state: State) -> list[float]:
        assert isinstance(state, Race)
        return value(self.game, state)

    def make_up(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, Race)
        return make_up(state, seat)

    def mishap(self, state: State, seat: Seat) -> bool:
        assert isinstance(state, Race)
        return mishap(state, seat)

    def kinds(self) -> list[Kind]:
        return [SPEED_GUESSED, *ADVICE]

    def facts(self, world: State, seat: Seat) -> list[Event]:
        """The speeds of rivals whose token is still in the cup, roughly."""
        assert isinstance(world, Race)
        top = world.agenda[-1] if world.agenda else None
        if isinstance(top, WriteSpeeds):
            return []
        told: list[Event] = []
        for number in world.factions:
            if world.owner(number) != seat and hidden(world, number):
                least = world.orders[number] - world.orders[number] % _ABOUT
                told.append(Event(SPEED_GUESSED, (number, least, least + _ABOUT - 1)))
        return told

    def plans(self, state: State) -> bool:
        """The uses of a phase's MFs; against the clock nobody counts squares ahead. (CM-6.2.1, 11.4)"""
        assert isinstance(state, Race)
        return isinstance(state.agenda[-1], MoveChoice) and previews_allowed(state)

    def because(self, world: State, seat: Seat, plan: list[Pick], instead: list[Pick]) -> list[Event]:
        assert isinstance(world, Race)
        return advice(world, seat, plan, instead)
