"""The rulebook's table of contents: which steps a race, a turn and a tile consist of, in order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.ids import Seat
from . import race as table
from .attacking import Attacks
from .blocking import Blocks
from .crash import Opening
from .drawing import DiscardPhase, DrawPhase
from .finish import RaceOver
from .movement import Arrive, Enter, Movement, NextStep
from .options import Options
from .order import EndOfTurn
from .race import Step
from .ramming import Rams
from .setup import AssignChariots, Deal, LineUp, OpenTrack
from .speed import SetSpeed
from .spells import Spellcasting, TeleportWindow
from .tiles import TileEffect


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseRace(table.Rulebook):
    """The race without spells."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        # Steps never change, so every turn of a seat shares one list of them.
        self.turns: Final = [self.turn_of(Seat(seat)) for seat in range(seats)]
        self.strides: Final = [self.stride_of(Seat(seat)) for seat in range(seats)]
        self.lone_strides: Final = [self.lone_stride_of(Seat(seat)) for seat in range(seats)]

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seats,)

    def setup(self) -> list[Step]:
        """Chariots, track, hands, start line; then rounds until the race is over. (AM-1.2, 1.7, 1.8, 1.9)"""
        return [AssignChariots(), OpenTrack(), Deal(), LineUp(), RaceOver()]

    def turn_of(self, seat: Seat) -> list[Step]:
        """Set speed, discard, draw, movement. (AM-4.1)"""
        return [
            Opening(seat),
            SetSpeed(seat),
            DiscardPhase(seat),
            DrawPhase(seat),
            Movement(seat),
            EndOfTurn(seat),
        ]

    def enter(self, seat: Seat, ahead: int) -> list[Step]:
        """Ram, block, tile effect, attack. (AM-7.3)"""
        return [
            Rams(seat, ahead),
            Blocks(seat, ahead),
            Arrive(seat, ahead),
            TileEffect(seat),
            Attacks(seat),
        ]

    def stride_of(self, seat: Seat) -> list[Step]:
        """The tile ahead is entered and settled, then comes the next step. (AM-7.2)"""
        return [*self.enter(seat, 1), NextStep(seat)]

    def lone_stride_of(self, seat: Seat) -> list[Step]:
        """Nobody to ram, to block or to attack. (AM-7.4)"""
        return [Arrive(seat, 1), TileEffect(seat), NextStep(seat)]

    def turn(self, seat: Seat) -> list[Step]:
        return self.turns[seat]

    def step_forward(self, seat: Seat) -> list[Step]:
        return self.strides[seat]

    def step_alone(self, seat: Seat) -> list[Step]:
        return self.lone_strides[seat]


class SpellRace(BaseRace):
    """The race with spells: one may be cast when a turn opens, or Teleport before a step. (AM-18.1)"""

    def turn_of(self, seat: Seat) -> list[Step]:
        opening, *phases = super().turn_of(seat)
        return [opening, Spellcasting(seat), *phases]

    def stride_of(self, seat: Seat) -> list[Step]:
        return [TeleportWindow(seat), Enter(seat, 1), NextStep(seat)]

    def lone_stride_of(self, seat: Seat) -> list[Step]:
        # Teleport may lead to a tile that is not empty.
        return self.stride_of(seat)


def rulebook_for(seats: int, house: Options) -> BaseRace:
    return SpellRace(seats) if house.spells else BaseRace(seats)
