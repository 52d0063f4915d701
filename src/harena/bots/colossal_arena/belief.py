"""What a seat makes of the rivals' secret bets: where their open bets lie, and whom they have helped since."""

from __future__ import annotations

from bisect import insort
from math import exp
from typing import Final, final

from ...core.asked import Asked
from ...core.chance import Chance
from ...core.events import Event
from ...core.ids import Seat
from ...games.colossal_arena.arena import Arena
from ...games.colossal_arena.cards import COMBAT_CARDS, CREATURES, NO_CARD, STRENGTHS, Card
from ...games.colossal_arena.events import (
    CARD_BURNT,
    CARD_UNCOVERED,
    COMBAT_CARD_PLAYED,
    ROUND_BEGUN,
    SECRET_BET_PLACED,
    SPACE_EMPTIED,
    SPECTATOR_PLAYED,
)
from ...games.colossal_arena.knowledge import MARKER_ZONE, zone
from ..mind import Belief
from .outlook import EXPECTED, visible_stakes

_FINE: Final = 1 << 20
_STAKE: Final = 0.09
_FAVOUR: Final = 0.145
"""How much likelier, as a power of e, each gold of an open bet and each point of strength given to a creature make it
that a seat has bet on it in secret: by the likelihood of 2,858 hidden bets in 200 games of the policy."""


@final
class SecretBets(Belief):
    """Worlds whose secret bets are drawn anew, by what the rivals have done."""

    def __init__(self, asked: Asked) -> None:
        super().__init__(asked)
        self.favours: Final = favours(asked.events, asked.seats)
        self.shares: Final[list[list[float]]] = [[] for _ in range(asked.seats)]
        """By rival and creature, worked out with the first world: they depend on nothing that is hidden."""

    def imagine(self, chance: Chance) -> Arena:
        world = self.asked.imagine(chance)
        assert isinstance(world, Arena)
        for rival in range(world.seats):
            if rival != self.asked.seat and world.markers[rival] != NO_CARD:
                self.redraw(world, Seat(rival), chance)
        return world

    def redraw(self, world: Arena, rival: Seat, chance: Chance) -> None:
        """Change the card under a token for one of the deck's, or leave it; none that anybody has learnt of."""
        held = world.markers[rival]
        if is_known(world, held, rival):
            return
        shares = self.shares_of(world, rival)
        cards = [card for card in world.bag if card < COMBAT_CARDS]
        cards.append(held)
        left = sum([shares[card // STRENGTHS] for card in cards]) * chance.below(_FINE, "bot") / _FINE
        for card in cards:
            left -= shares[card // STRENGTHS]
            if left < 0.0:
                break
        if card != held:
            world.bag.remove(card)
            insort(world.bag, held)
            world.markers[rival] = card

    def shares_of(self, world: Arena, rival: Seat) -> list[float]:
        if not self.shares[rival]:
            stakes = visible_stakes(world)
            for creature in range(CREATURES):
                stake = stakes[creature * world.seats + rival]
                favour = self.favours[rival * CREATURES + creature]
                self.shares[rival].append(exp(_STAKE * stake + _FAVOUR * favour))
        return self.shares[rival]


def is_known(world: Arena, marker: Card, rival: Seat) -> bool:
    """Whether somebody has learnt something of a marker."""
    for fact in world.learnt.facts:
        if fact.what == marker or zone(MARKER_ZONE, rival) in fact.places[::2]:
            return True
    return False


def favours(events: list[Event], seats: int) -> list[float]:
    """By seat and creature, the points of strength that a seat has given or taken since it bet in secret."""
    given = [0.0] * (seats * CREATURES)
    values = [EXPECTED] * CREATURES
    for event in events:
        kind, numbers = event.kind, event.numbers
        if kind is ROUND_BEGUN:
            values = [EXPECTED] * CREATURES
        elif kind is COMBAT_CARD_PLAYED:
            give(given, values, numbers[0], numbers[1] // STRENGTHS, float(numbers[1] % STRENGTHS))
        elif kind is SPECTATOR_PLAYED:
            give(given, values, numbers[0], numbers[2], float(numbers[1] % STRENGTHS))
        elif kind is CARD_BURNT:
            give(given, values, numbers[0], numbers[1], EXPECTED)
        elif kind is CARD_UNCOVERED:
            values[numbers[0]] = float(numbers[2] % STRENGTHS)
        elif kind is SPACE_EMPTIED:
            values[numbers[0]] = EXPECTED
        elif kind is SECRET_BET_PLACED:
            for creature in range(CREATURES):
                given[numbers[0] * CREATURES + creature] = 0.0
    return given


def give(given: list[float], values: list[float], seat: int, creature: int, strength: float) -> None:
    """A seat has brought a creature from one value to another."""
    given[seat * CREATURES + creature] += strength - values[creature]
    values[creature] = strength
