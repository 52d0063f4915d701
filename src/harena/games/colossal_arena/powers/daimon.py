"""Daimon: a bet in any row so far. (CA-17)"""

from __future__ import annotations

from typing import final

from ....core.ids import NOBODY, Clause, Pick, Seat
from .. import arena as table
from ..arena import Arena, Power, Step
from ..asks import WAGER_TOKEN
from ..backing import WORTH, bettor, place_token
from ..cards import Creature, Row
from ..events import WAGERED
from ..verbs import WAGER


@final
class Daimon(Power):
    """It needs a token in supply and an open space. (CA-17.4)"""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        return arena.supply[seat] > 0 and bool(open_spaces(arena))

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [Wager(seat)]


def open_spaces(arena: Arena) -> list[Pick]:
    """Spaces without a token, of the current or an earlier row, one by one. An eliminated creature's spaces count only
    where the table says so, and only up to the row of its death. (CA-17.1, 17.2, 17.5, 17.6)"""
    picks: list[Pick] = []
    for creature in arena.creatures:
        last = int(arena.row)
        if arena.died[creature] > 0:
            last = arena.died[creature] if arena.house.daimon_on_eliminated else 0
        for row in range(1, last + 1):
            if bettor(arena, creature, Row(row)) == NOBODY:
                picks.append(WAGER.of(creature, Row(row)))
    return picks


@final
class Wager(table.Choice):
    """One token at once, worth what its row is worth, besides the bet phase; never in secret. (CA-17.1, 17.3, 17.4)"""

    ask = WAGER_TOKEN

    def facts(self, arena: Arena) -> list[int]:
        return [arena.supply[self.seat]]

    def options(self, arena: Arena) -> list[Pick]:
        return open_spaces(arena)

    def answer(self, arena: Arena, pick: Pick) -> None:
        creature, row = WAGER.what(pick), WAGER.which(pick)
        arena.record(WAGERED, self.seat, creature, row, WORTH[row])
        place_token(arena, self.seat, creature, row)

    def forbids(self, arena: Arena, pick: Pick) -> Clause:
        if not WAGER.holds(pick):
            return Clause("CA-17.3")
        creature, row = WAGER.what(pick), WAGER.which(pick)
        if arena.died[creature] > 0:
            return Clause("CA-17.5")
        taken = 0 < row <= arena.row and bettor(arena, creature, row) != NOBODY
        return Clause("CA-17.2") if taken else self.ask.clause
