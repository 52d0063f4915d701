"""What a world promises: the gold of every bet times the chance that its creature survives, and what that is worth.

The constants were fitted on 23,000 positions at the beginning of turns from 2,800 games of the policy against itself,
700 for each number of players: the chances of survival by logistic regression, the worth of gold and of tokens by
the likelihood of the winners.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from ...core.ids import Seat
from ...games.colossal_arena.arena import Arena
from ...games.colossal_arena.backing import SECRET_WORTH
from ...games.colossal_arena.cards import COMBAT_CARDS, CREATURES, NO_CARD, ROWS, STRENGTHS, Card, Creature
from ...games.colossal_arena.scoring import secret_creature, standing
from ..mind import chances_to_win, worth_of_places
from .outlook import EXPECTED, visible_stakes

TERMS: Final = ["gold from open bets", "gold from the secret bet", "gold still to bet", "rivals' best gold"]

_BASE: Final = 0.2
_HEIGHT: Final = 0.14
"""A point of strength above the row's mean, in a full row."""
_LOWEST: Final = -0.76
"""To be alone the lowest, in a full row."""
_BACKING: Final = 0.09
"""A gold more than usual staked on a creature."""
_THREAT: Final = -0.015
"""A point below average on a card of the creature, held by a seat that wants it gone, for each gold he wants it."""
_RESERVE: Final = 0.27
"""A point of strength above average on the creature's cards that are still to come."""

_SHARPNESS: Final = 2.4
_HAZE: Final = 2.7
"""How much a gold counts once all is settled, and how much less for each elimination to come."""
_TOKEN: Final = [0.0, 0.9, 0.8, 0.75, 0.25, 0.0]
"""By row, the gold that a token in supply may still bring."""


@final
class Prospects:
    """What every seat may expect of a world, all of it in sight: the judge of a world knows what is hidden there."""

    def __init__(self, arena: Arena) -> None:
        self.arena: Final = arena
        self.stakes: Final = all_stakes(arena)
        """By creature and seat."""
        self.filled = 0
        self.height = 0.0
        """The mean value of this row; a space without a card counts as average."""
        self.lowest: int = STRENGTHS
        self.lowest_times = 0
        self.read_row()
        self.usual_stake: Final = sum(self.stakes_on(arena.survivors)) / len(arena.survivors)
        self.to_go: Final = eliminations_to_go(len(arena.bag), arena.row, self.filled / len(arena.survivors))
        self.reserves: Final[list[float]] = [0.0] * CREATURES
        self.threats: Final[list[float]] = [0.0] * CREATURES
        self.read_cards()
        self.chances: Final[list[float]] = [0.0] * CREATURES
        """By creature, to see the end."""
        for creature, stake in zip(arena.survivors, self.stakes_on(arena.survivors), strict=True):
            self.chances[creature] = self.survival(creature, stake)

    def read_row(self) -> None:
        total = 0.0
        for creature in self.arena.survivors:
            value = self.value(creature)
            if value < 0:
                total += EXPECTED
                continue
            total += value
            self.filled += 1
            if value < self.lowest:
                self.lowest, self.lowest_times = value, 1
            elif value == self.lowest:
                self.lowest_times += 1
        self.height = total / len(self.arena.survivors)

    def value(self, creature: int) -> int:
        """A creature's value in the current row; -1 without a card."""
        card = self.arena.top[(self.arena.row - 1) * CREATURES + creature]
        return -1 if card == NO_CARD else card % STRENGTHS

    def read_cards(self) -> None:
        """What is still to come for each creature, and what of it is in its enemies' hands."""
        arena = self.arena
        to_come = [0] * CREATURES
        self.count(arena.bag, to_come)
        for seat in range(arena.seats):
            self.count(arena.hands[seat], to_come)
            self.count(arena.frozen[seat], to_come)
            for card in arena.hands[seat]:
                if card < COMBAT_CARDS and card % STRENGTHS < EXPECTED:
                    creature = card // STRENGTHS
                    self.threats[creature] += self.enmity(creature, seat) * (EXPECTED - card % STRENGTHS)
        for creature in arena.survivors:
            self.reserves[creature] /= max(1, to_come[creature])

    def count(self, cards: list[Card], to_come: list[int]) -> None:
        for card in cards:
            if card < COMBAT_CARDS:
                to_come[card // STRENGTHS] += 1
                self.reserves[card // STRENGTHS] += card % STRENGTHS - EXPECTED

    def enmity(self, creature: int, seat: int) -> float:
        """How much more the others have staked on a creature than a seat has."""
        seats = self.arena.seats
        own = self.stakes[creature * seats + seat]
        total = -own
        for other in range(seats):
            total += self.stakes[creature * seats + other]
        return max(0.0, total / max(1, seats - 1) - own)

    def survival(self, creature: int, stake: int) -> float:
        survivors = len(self.arena.survivors)
        value = self.value(creature)
        odds = _BASE + _BACKING * (stake - self.usual_stake) + _RESERVE * self.reserves[creature]
        odds += _THREAT * self.threats[creature]
        if value >= 0:
            progress = self.filled / survivors
            odds += _HEIGHT * (value - self.height) * progress
            if value == self.lowest and self.lowest_times == 1:
                odds += _LOWEST * progress
        return 1.0 / (1.0 + exp(-odds) * self.to_go / (survivors - self.to_go))

    def stakes_on(self, creatures: list[Creature]) -> list[int]:
        """What all seats together have staked on each of these."""
        seats = self.arena.seats
        return [sum(self.stakes[creature * seats : (creature + 1) * seats]) for creature in creatures]

    def gold(self, seat: int) -> float:
        """What a seat may expect of the bets it has made."""
        total = 0.0
        for creature in self.arena.survivors:
            total += self.stakes[creature * self.arena.seats + seat] * self.chances[creature]
        return total

    def tokens(self, seat: int) -> float:
        """What it may still hope to get for the tokens it has left."""
        return _TOKEN[self.arena.row] * self.arena.supply[seat]

    def sharpness(self) -> float:
        return _SHARPNESS / (1.0 + _HAZE * self.to_go)


def eliminations_to_go(deck: int, row: int, progress: float) -> float:
    """How many more creatures will go before five have gone or the deck is spent."""
    return min(ROWS + 0.95 - row, max(0.03, 0.05 * deck + 0.95 * progress - 0.4))


def all_stakes(arena: Arena) -> list[int]:
    """What each seat's bets are worth, by creature and seat, the hidden ones included."""
    stakes = visible_stakes(arena)
    for seat in range(arena.seats):
        marker = arena.markers[seat]
        if marker != NO_CARD:
            stakes[marker // STRENGTHS * arena.seats + seat] += SECRET_WORTH
    return stakes


def value(arena: Arena) -> list[float]:
    """The expected worth of each seat's place."""
    if arena.over():
        return worth_of_places(places(arena))
    prospects = Prospects(arena)
    sharpness = prospects.sharpness()
    return chances_to_win(
        [sharpness * (prospects.gold(seat) + prospects.tokens(seat)) for seat in range(arena.seats)],
    )


def places(arena: Arena) -> list[int]:
    """CA-11.3 The final places, by seat."""
    order = standing(arena)
    return [order.index(Seat(seat)) + 1 for seat in range(arena.seats)]


def make_up(arena: Arena, seat: Seat) -> list[float]:
    """A seat's prospects in gold, in the order of the terms."""
    prospects = Prospects(arena)
    creature = secret_creature(arena, seat)
    secret = SECRET_WORTH * prospects.chances[creature] if creature >= 0 else 0.0
    rivals = [prospects.gold(other) for other in range(arena.seats) if other != seat]
    return [prospects.gold(seat) - secret, secret, prospects.tokens(seat), max(rivals)]


def mishap(arena: Arena, seat: Seat) -> bool:
    """Whether the creature this seat has staked most on has been eliminated."""
    stakes = all_stakes(arena)
    most = 0
    lost = False
    for creature in arena.creatures:
        stake = stakes[creature * arena.seats + seat]
        if stake > most:
            most, lost = stake, arena.died[creature] > 0
    return lost
