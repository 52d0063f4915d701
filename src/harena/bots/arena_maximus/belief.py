"""What a seat makes of the hidden hands: who took damage that a card could have averted probably had no such card."""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import State
from ...core.asked import Asked
from ...core.chance import Chance
from ...core.events import Event
from ...core.ids import NOBODY, Seat
from ...games.arena_maximus.events import (
    ATTACK_CANCELLED,
    ATTACKED,
    CARDS_DRAWN,
    COUNTER_ATTACKED,
    DAMAGED,
    ENTERED,
    HAZARD_PASSED,
    ROCKS_PASSED,
)
from ...games.arena_maximus.pieces import (
    COLOURS,
    EMPTY,
    MAGIC,
    Card,
    Colour,
    Tile,
    has_skill,
    hazard_icons,
    is_rein,
    is_whip,
)
from ...games.arena_maximus.race import Race
from ...games.arena_maximus.view import View
from ..mind import Belief

_REINS: Final = COLOURS
_WHIPS: Final = COLOURS + 1
_SORTS: Final = COLOURS + 2
"""Sorts of cards: by icon, then reins and whips."""
_MANY: Final = 99
_TRUST: Final = 85
"""Of a hundred who take damage, so many could not help it."""
_STREAM: Final = "imagine"


def is_sort(card: Card, sort: int) -> bool:
    """Whether a card would have been laid for want of others: magic for tiles, seldom against an attack."""
    if sort == _REINS:
        return is_rein(card)
    return is_whip(card) and card != MAGIC if sort == _WHIPS else has_skill(card, Colour(sort))


@final
class Shown:
    """How many cards of each sort every seat holds at most, by what it was seen to do; none of a sort just after it
    could not pay, and one more for each card drawn since."""

    def __init__(self, colours: list[Colour], events: list[Event]) -> None:
        self.colours: Final = colours
        self.most: Final = [[_MANY] * _SORTS for _ in colours]
        self.tiles: Final[list[Tile]] = [EMPTY] * len(colours)
        self.struck: Seat = NOBODY
        self.blows = 0
        """Whips laid against this seat that it has not cancelled."""
        for event in events:
            self.hear(event)

    def hear(self, event: Event) -> None:
        """Learn from one event; all of these name a seat first."""
        kind, numbers = event.kind, event.numbers
        if kind is CARDS_DRAWN:
            most = self.most[numbers[0]]
            for sort in range(_SORTS):
                most[sort] += numbers[1]
        elif kind is ENTERED:
            self.tiles[numbers[0]] = Tile(numbers[2])
        elif kind is ROCKS_PASSED and numbers[2] > 0:
            self.most[numbers[0]][_REINS] = 0
        elif kind is HAZARD_PASSED and numbers[1] == 0:
            self.lacks_icons(numbers[0])
        elif kind is ATTACKED or kind is COUNTER_ATTACKED:
            self.struck, self.blows = Seat(numbers[1]), numbers[2]
        elif kind is ATTACK_CANCELLED:
            self.blows -= numbers[2]
        elif kind is DAMAGED and numbers[0] == self.struck and self.blows > 0:
            self.most[numbers[0]][_WHIPS] = 0
            self.blows = 0

    def lacks_icons(self, seat: int) -> None:
        """Nothing was paid for the tile the seat has just entered."""
        for colour in hazard_icons(self.tiles[seat]):
            if colour != self.colours[seat]:
                self.most[seat][colour] = 0

    def says_something(self, seat: Seat, cards: int) -> bool:
        return min(self.most[seat]) < cards


@final
class DriverBelief(Belief):
    """Worlds in which cards that a rival can hardly hold are exchanged for others out of the deck."""

    def __init__(self, asked: Asked) -> None:
        super().__init__(asked)
        view = asked.view()
        assert isinstance(view, View)
        self.shown: Final = Shown(view.colours, asked.events)

    def imagine(self, chance: Chance) -> State:
        world = self.asked.imagine(chance)
        assert isinstance(world, Race)
        if not world.house.open_hands:
            for rival in world.clockwise(self.asked.seat):
                if self.shown.says_something(rival, len(world.hands[rival])) and chance.below(100, _STREAM) < _TRUST:
                    self.amend(world, rival, chance)
        return world

    def amend(self, world: Race, rival: Seat, chance: Chance) -> None:
        """Exchange what is too many of a sort, as far as the deck holds cards that are not."""
        most = self.shown.most[rival]
        for sort in range(_SORTS):
            excess = [card for card in world.hands[rival] if is_sort(card, sort)]
            while len(excess) > most[sort]:
                fit = [card for card in world.deck if not is_sort(card, sort) and allowed(card, most)]
                if not fit:
                    return
                exchange(world, rival, chance.take(excess, _STREAM), chance.take(fit, _STREAM))


def allowed(card: Card, most: list[int]) -> bool:
    """Whether a card is of no sort that is wholly missing."""
    for sort in range(_SORTS):
        if most[sort] == 0 and is_sort(card, sort):
            return False
    return True


def exchange(world: Race, rival: Seat, card: Card, other: Card) -> None:
    world.hands[rival].remove(card)
    world.put_in_hand(rival, other)
    world.deck.remove(other)
    world.deck.append(card)
    world.deck.sort()
