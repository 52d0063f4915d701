"""Phase one: bet, bet in secret, reveal a secret bet, or do nothing. (CA-3, CA-4)"""

from __future__ import annotations

from typing import final

from ...core.ids import NOBODY, Clause, Pick
from . import arena as table
from .arena import Arena
from .asks import BET_PHASE
from .backing import WORTH, bettor, place_token
from .cards import COMBAT_CARDS, CREATURES, NO_CARD
from .events import BET_PLACED, NO_BET_PLACED
from .playing import CardPhase
from .secret_bets import lay_marker, may_bet_secretly, reveal_secret_bet
from .verbs import BET, NO_BET, REVEAL, SECRET


@final
class BetPhase(table.Choice):
    """One thing at most: a normal bet, a secret bet, the reveal of the own secret bet, or nothing. (CA-3.1, 2.4)"""

    ask = BET_PHASE

    def facts(self, arena: Arena) -> list[int]:
        return [arena.row, WORTH[arena.row], arena.supply[self.seat]]

    def options(self, arena: Arena) -> list[Pick]:
        picks = [NO_BET.pick]
        if arena.supply[self.seat] > 0:
            self.add_normal_bets(arena, picks)
            self.add_secret_bets(arena, picks)
        if arena.markers[self.seat] != NO_CARD:
            picks.append(REVEAL.pick)
        return picks

    def add_normal_bets(self, arena: Arena, picks: list[Pick]) -> None:
        """A token in supply, a survivor, and a space of the current row without a token. (CA-3.2, 3.3, 3.4, 3.7)"""
        first_space = (arena.row - 1) * CREATURES
        for creature in arena.survivors:
            if arena.bets[first_space + creature] == NOBODY:
                picks.append(BET.picks[creature])

    def add_secret_bets(self, arena: Arena, picks: list[Pick]) -> None:
        """Any usable combat card marks a secret bet, whatever else lies on its creature. (CA-4.2, 4.9, 4.11)"""
        if not may_bet_secretly(arena, self.seat):
            return
        for card in arena.hands[self.seat]:
            if card < COMBAT_CARDS:
                picks.append(SECRET.picks[card])

    def answer(self, arena: Arena, pick: Pick) -> None:
        if pick == NO_BET.pick:
            arena.record(NO_BET_PLACED, self.seat)
        elif BET.holds(pick):
            self.bet(arena, pick)
        elif SECRET.holds(pick):
            self.bet_secretly(arena, pick)
        else:
            self.reveal(arena)

    def bet(self, arena: Arena, pick: Pick) -> None:
        """A token on a space of the current row, before all eyes; in row 5 too, though worth nothing. (CA-3.2, 3.6,
        3.8)"""
        creature = BET.what(pick)
        arena.record(BET_PLACED, self.seat, creature, arena.row, WORTH[arena.row])
        place_token(arena, self.seat, creature, arena.row)

    def bet_secretly(self, arena: Arena, pick: Pick) -> None:
        """A secret bet removes this turn's card phase, nothing else. (CA-2.5)"""
        lay_marker(arena, self.seat, SECRET.what(pick))
        arena.skip(CardPhase)

    def reveal(self, arena: Arena) -> None:
        """The owner reveals instead of betting, and still plays a card. (CA-4.6)"""
        reveal_secret_bet(arena, self.seat)

    def forbids(self, arena: Arena, pick: Pick) -> Clause:
        if BET.holds(pick):
            return self.forbids_bet(arena, pick)
        if SECRET.holds(pick):
            return self.forbids_secret_bet(arena, pick)
        if pick == REVEAL.pick:
            return Clause("CA-4.6")
        return Clause("CA-2.4")

    def forbids_bet(self, arena: Arena, pick: Pick) -> Clause:
        creature = BET.what(pick)
        if creature not in arena.survivors:
            return Clause("CA-3.4")
        if bettor(arena, creature, arena.row) != NOBODY:
            return Clause("CA-3.3")
        return Clause("CA-3.7")

    def forbids_secret_bet(self, arena: Arena, pick: Pick) -> Clause:
        if arena.row > 1:
            return Clause("CA-4.4")
        if arena.secret_spent[self.seat] != 0:
            return Clause("CA-4.3")
        if SECRET.what(pick) in arena.frozen[self.seat]:
            return Clause("CA-4.11")
        return Clause("CA-3.7") if arena.supply[self.seat] == 0 else Clause("CA-4.1")
