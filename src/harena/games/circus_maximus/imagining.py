"""A world one seat may believe in: the orders the others have written are anybody's guess, within what is known."""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from ...core.ids import Seat
from .race import Race
from .sealed import Written

_STREAM: Final = "imagine"


def imagine(race: Race, seat: Seat, chance: Chance) -> Race:
    """A state consistent with all that the seat has seen, served by this chance."""
    world = race.clone(chance)
    for number, chariot in enumerate(race.chariots):
        if chariot.build.owner != seat and chariot.drawn != race.turn and chariot.order_most > chariot.order_least:
            span = chariot.order_most - chariot.order_least + 1
            world.orders[number] = chariot.order_least + chance.below(span, _STREAM)
        if chariot.build.owner != seat and chariot.drawn != race.turn and chariot.order_whip == 1:
            world.whips &= ~(1 << number)
            world.whips |= chance.below(2, _STREAM) << number
    if world.agenda:
        top = world.agenda[-1]
        if isinstance(top, Written):
            world.agenda[-1] = top.guessed(world, seat, chance)
    return world
