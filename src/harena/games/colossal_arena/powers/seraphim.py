"""Seraphim: use an eliminated creature's power. (CA-21)"""

from __future__ import annotations

from typing import final

from ....core.ids import Pick, Seat
from .. import arena as table
from ..arena import Arena, Power, Step
from ..asks import CALL_CREATURE
from ..cards import SERAPHIM, Creature
from ..events import CREATURE_CALLED
from ..verbs import CALL


@final
class Seraphim(Power):
    """Some creature eliminated in this game must have a power that can be used now. (CA-21.1)"""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        return bool(callable_creatures(arena, seat))

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [CallCreature(seat)]


def callable_creatures(arena: Arena, seat: Seat) -> list[Creature]:
    """Creatures eliminated in this game; who backed them does not matter. (CA-21.1, 21.2)"""
    return [
        creature
        for creature in arena.creatures
        if arena.died[creature] > 0
        and creature != SERAPHIM
        and arena.rulebook.power(creature).usable(arena, seat, SERAPHIM)
    ]


@final
class CallCreature(table.Choice):
    """The called power works for its caller, with Seraphim as the acting creature. (CA-21.1, 21.3, 21.4, 21.5)"""

    ask = CALL_CREATURE

    def options(self, arena: Arena) -> list[Pick]:
        return [CALL.of(creature) for creature in callable_creatures(arena, self.seat)]

    def answer(self, arena: Arena, pick: Pick) -> None:
        creature = CALL.what(pick)
        arena.record(CREATURE_CALLED, self.seat, creature)
        arena.then(arena.rulebook.power(creature).steps(self.seat, SERAPHIM))
