"""Colossus: take a token back. (CA-15)"""

from __future__ import annotations

from typing import final

from ....core.ids import Pick, Seat
from .. import arena as table
from ..arena import TOKENS, Arena, Power, Step
from ..asks import RETRIEVE_TOKEN
from ..backing import bettor, has_secret_bet, take_token
from ..cards import Creature, Row
from ..events import TOKEN_RETRIEVED
from ..secret_bets import retrieve_secret_bet
from ..verbs import RETRIEVE, RETRIEVE_SECRET


@final
class Colossus(Power):
    """There must be a token of one's own to take back. (CA-15.1)"""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        return arena.supply[seat] < TOKENS

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        return [RetrieveToken(seat)]


@final
class RetrieveToken(table.Choice):
    """One own token returns to the supply, also from an eliminated creature, the secret bet, or the space that made its
    owner backer. (CA-15.1, 15.2, 15.4, 15.6)"""

    ask = RETRIEVE_TOKEN

    def facts(self, arena: Arena) -> list[int]:
        return [arena.supply[self.seat]]

    def options(self, arena: Arena) -> list[Pick]:
        picks: list[Pick] = []
        for row in range(1, arena.row + 1):
            for creature in arena.creatures:
                if bettor(arena, creature, Row(row)) == self.seat:
                    picks.append(RETRIEVE.of(creature, Row(row)))
        if has_secret_bet(arena, self.seat):
            picks.append(RETRIEVE_SECRET.pick)
        return picks

    def answer(self, arena: Arena, pick: Pick) -> None:
        if pick == RETRIEVE_SECRET.pick:
            retrieve_secret_bet(arena, self.seat)
            return
        creature, row = RETRIEVE.what(pick), RETRIEVE.which(pick)
        arena.record(TOKEN_RETRIEVED, self.seat, creature, row)
        take_token(arena, self.seat, creature, row)
