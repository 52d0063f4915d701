"""A row weighed with the eyes of one seat: what each creature's survival is worth to it, and who looks like going."""

from __future__ import annotations

from math import exp
from typing import Final, final

from ...core.ids import NOBODY, Seat
from ...games.colossal_arena.arena import Arena
from ...games.colossal_arena.backing import SECRET_WORTH, WORTH
from ...games.colossal_arena.cards import (
    COMBAT_CARDS,
    CREATURES,
    MAGISTER,
    NO_CARD,
    NO_CREATURE,
    STRENGTHS,
    Card,
    Creature,
)

OPEN: Final = STRENGTHS
"""Stands for the strength of a space without a card."""
_STEPS: Final = OPEN + 1
EXPECTED: Final = 5.0
"""The strength an open space will get, as far as anybody knows."""
_SLOPE: Final = 1.6
_FLATTER: Final = 0.0
"""How many points of strength make a creature e times less likely to be the one to go, and how many more for each
space that is still open."""
_RISKS: Final = [
    exp(-strength / (_SLOPE + _FLATTER * spaces))
    for spaces in range(CREATURES)
    for strength in (*range(STRENGTHS), EXPECTED)
]
"""By open spaces and strength."""
_ALL: Final = 0.6
_LEADER: Final = 0.4
"""How much the rivals' mean stake and the largest of them count against a creature."""
_SURE: Final = 1.0
"""A creature sure to go counts so many times one that only looks like going."""
_REFEREE: Final = 0.4
_SPECTATOR: Final = 0.5
_EXTREME: Final = 0.05
_CLAIMED: Final = 0.1
"""The use of a referee, of a spectator, and of each point that a card lies off the average, more so where there is
something to win by it."""
_HOPE: Final = 0.4
_LATER: Final = 0.06
_HELD: Final = 0.08
_HEIGHT: Final = 0.05
_ENVY: Final = 0.03
_DOOM: Final = 0.25
"""A creature's chance: to begin with, more for each round gone, for cards held and for its value, less for each rival
with a bet there, and for being the lowest when the round is nearly over."""


@final
class Outlook:
    """What one seat sees of the current row. Of the world it reads only what that seat knows."""

    def __init__(self, arena: Arena, seat: Seat) -> None:
        self.arena: Final = arena
        self.seat: Final = seat
        self.stakes: Final = visible_stakes(arena)
        """By creature and seat."""
        self.marked: Final = NO_CREATURE if arena.markers[seat] == NO_CARD else arena.markers[seat] // STRENGTHS
        """The creature of this seat's hidden bet."""
        self.claims: Final[list[float]] = [0.0] * CREATURES
        self.values: Final[list[int]] = [OPEN] * CREATURES
        self.open = 0
        """How many survivors lack a card in this row."""
        self.risk = 0.0
        self.at_risk = 0.0
        """The survivors' risks, and the claims weighed by them."""
        self.weigh_row()
        self.standing: Final = self.promise(NO_CREATURE, OPEN)

    def weigh_row(self) -> None:
        arena = self.arena
        first_space = (arena.row - 1) * CREATURES
        for creature in arena.survivors:
            card = arena.top[first_space + creature]
            if card == NO_CARD:
                self.open += 1
            else:
                self.values[creature] = card % STRENGTHS
        for creature in arena.survivors:
            claim = self.claim(creature)
            risk = _RISKS[self.open * _STEPS + self.values[creature]]
            self.claims[creature] = claim
            self.risk += risk
            self.at_risk += claim * risk

    def claim(self, creature: Creature) -> float:
        """This seat's stake on a creature less what the rivals hold there; the largest stake counts most."""
        seats = self.arena.seats
        mine = self.mine(creature)
        total = 0
        most = 0
        for other in range(seats):
            stake = self.stakes[creature * seats + other]
            if other != self.seat and stake > 0:
                total += stake
                most = max(most, stake)
        return mine - _ALL * total / max(1, seats - 1) - _LEADER * most

    def mine(self, creature: int) -> int:
        """This seat's stake on a creature, its hidden bet included."""
        stake = self.stakes[creature * self.arena.seats + self.seat]
        return stake + SECRET_WORTH if creature == self.marked else stake

    def best_stake(self) -> int:
        """This seat's largest stake on a survivor."""
        return max([self.mine(creature) for creature in self.arena.survivors])

    def lives(self, creature: int) -> bool:
        return self.arena.died[creature] == 0

    def backs(self, creature: int) -> bool:
        """Whether this seat alone has the largest visible stake on a creature."""
        seats = self.arena.seats
        own = self.stakes[creature * seats + self.seat]
        for other in range(seats):
            if other != self.seat and self.stakes[creature * seats + other] >= own:
                return False
        return own > 0

    # ---- the row

    def promise(self, changed: int, strength: int) -> float:
        """What this row promises with a strength on one creature: the claims that look like being lost, negative."""
        doomed = self.doomed(changed, strength)
        if doomed != NO_CREATURE:
            return -_SURE * self.claims[doomed]
        if changed == NO_CREATURE:
            return -self.at_risk / self.risk
        first = self.open * _STEPS
        more = _RISKS[first + strength] - _RISKS[first + self.values[changed]]
        return -(self.at_risk + self.claims[changed] * more) / (self.risk + more)

    def doomed(self, changed: int, strength: int) -> int:
        """The creature that goes at the end of this turn with a strength on one creature: none while a space is open
        or the lowest value is shared."""
        filled = changed != NO_CREATURE and self.values[changed] == OPEN and strength != OPEN
        if self.open > (1 if filled else 0):
            return NO_CREATURE
        lowest = NO_CREATURE + 0
        least = OPEN + 1
        for creature in self.arena.survivors:
            value = strength if creature == changed else self.values[creature]
            if value < least:
                lowest, least = creature, value
            elif value == least:
                lowest = NO_CREATURE
        return lowest

    def gain(self, creature: int, strength: int) -> float:
        """How much better the row looks with this strength on a creature."""
        return self.promise(creature, strength) - self.standing

    # ---- cards and seats

    def use_of(self, card: Card) -> float:
        """What a card in hand is good for: high ones where this seat has bet, low ones where rivals have."""
        if card >= COMBAT_CARDS:
            return _REFEREE if card >= MAGISTER else _SPECTATOR + 2 * _EXTREME * abs(card % STRENGTHS - EXPECTED)
        creature = card // STRENGTHS
        if not self.lives(creature):
            return -0.5
        more = card % STRENGTHS - EXPECTED
        return _CLAIMED * self.claims[creature] * more + _EXTREME * abs(more)

    def support(self, creature: int) -> float:
        """How well this seat's hand can keep a creature alive."""
        support = 0.0
        for card in self.arena.hands[self.seat]:
            if card // STRENGTHS == creature:
                support += max(0, card % STRENGTHS - 4) / 6
            elif COMBAT_CARDS <= card < MAGISTER and card % STRENGTHS >= 7:
                support += 0.15
        return support

    def survival(self, creature: int) -> float:
        """A rough chance to see the end: what this seat holds protects, rivals' stakes draw attacks."""
        arena = self.arena
        rivals = 0
        for other in range(arena.seats):
            rivals += other != self.seat and self.stakes[creature * arena.seats + other] > 0
        value = self.values[creature]
        height = 0.0 if value == OPEN else _HEIGHT * (value - EXPECTED)
        if self.open <= 2 and value <= min(self.values):
            height -= _DOOM
        return _HOPE + _LATER * (arena.row - 1) + _HELD * self.support(creature) + height - _ENVY * rivals

    def lead(self, seat: int) -> float:
        """How far ahead a seat looks."""
        total = 0
        for creature in self.arena.survivors:
            total += self.stakes[creature * self.arena.seats + seat]
        return total + (2.0 if self.arena.markers[seat] != NO_CARD else 0.0)

    def is_behind(self) -> bool:
        return self.lead(self.seat) < max([self.lead(other) for other in range(self.arena.seats)])


def visible_stakes(arena: Arena) -> list[int]:
    """CA-4.8, 5.1 What each seat's visible bets are worth, by creature and seat, dead creatures included."""
    seats = arena.seats
    stakes = [0] * (CREATURES * seats)
    space = 0
    for row in range(1, arena.row + 1):
        worth = WORTH[row]
        for creature in range(CREATURES):
            seat = arena.bets[space]
            space += 1
            if seat != NOBODY:
                stakes[creature * seats + seat] += worth
    for other in range(seats):
        if arena.revealed[other] != NO_CREATURE:
            stakes[arena.revealed[other] * seats + other] += SECRET_WORTH
    return stakes
