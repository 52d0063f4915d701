"""A game of two pennies: to see what search does alone."""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from harena.core import agenda
from harena.core.agenda import State
from harena.core.asks import Ask
from harena.core.chance import Chance
from harena.core.events import Log
from harena.core.game import Game, Result
from harena.core.game import View as AnyView
from harena.core.ids import Clause, Pick, Seat
from harena.core.picks import Bare, PickTable

PICKS: Final = PickTable()
HEADS: Final = Bare(PICKS, "heads", "P-1")
TAILS: Final = Bare(PICKS, "tails", "P-1")
LAY: Final = Ask("lay", "P-1")
Step: TypeAlias = "agenda.Step[Pennies]"


class Pennies(State):
    """P-1 Both lay a penny, covered. The first seat wins if both show heads; the second if only one does. Two tails are
    nobody's: the first seat's by the tie."""

    def __init__(self, chance: Chance, steps: list[Step], shown: list[int]) -> None:
        super().__init__(2, steps, chance)
        self.shown = shown

    def clone(self, chance: Chance) -> Pennies:
        return Pennies(chance, cast("list[Step]", self.agenda.copy()), self.shown.copy())

    def picks(self) -> PickTable:
        return PICKS


class Lay(agenda.Together[Pennies]):
    """-1 until a seat has laid its penny."""

    ask = LAY

    def __init__(self, first: int, second: int) -> None:
        self.laid: Final = (first, second)

    def numbers(self) -> tuple[int, ...]:
        return self.laid

    def waiting(self, state: Pennies) -> list[Seat]:
        return [Seat(seat) for seat in range(2) if self.laid[seat] < 0]

    def options(self, state: Pennies, seat: Seat) -> list[Pick]:
        return [HEADS.pick, TAILS.pick]

    def sealed(self, seat: Seat, pick: Pick) -> Lay:
        side = 1 if pick == HEADS.pick else 0
        return Lay(side, self.laid[1]) if seat == 0 else Lay(self.laid[0], side)

    def guessed(self, world: Pennies, seat: Seat, chance: Chance) -> Lay:
        laid = [
            side if side < 0 or place == seat else chance.below(2, "imagine") for place, side in enumerate(self.laid)
        ]
        return Lay(laid[0], laid[1])

    def run(self, state: Pennies) -> None:
        state.shown = list(self.laid)


class PenniesGame(Game):
    def __init__(self) -> None:
        super().__init__("pennies", "P", 1, 2, 2, 2, PICKS, [], [], [LAY])

    def new(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None = None) -> Pennies:
        return Pennies(chance, [Lay(-1, -1)], [])

    def imagine(self, state: State, seat: Seat, chance: Chance) -> Pennies:
        assert isinstance(state, Pennies)
        world = state.clone(chance)
        if world.agenda:
            top = world.agenda[-1]
            assert isinstance(top, Lay)
            world.agenda[-1] = top.guessed(world, seat, chance)
        return world

    def view(self, state: State, seat: Seat | None) -> AnyView:
        return AnyView()

    def print(self, state: State) -> str:
        assert isinstance(state, Pennies)
        return f"{state.pending()} {state.shown}"

    def result(self, state: State) -> Result | None:
        assert isinstance(state, Pennies)
        if not state.shown:
            return None
        first_wins = state.shown == [1, 1] or state.shown == [0, 0]
        return Result([1, 2] if first_wins else [2, 1], [0, 0], [Clause("P-1")])
