"""A world one seat may believe in: the others' hands are dealt anew from all cards it cannot see.

No rule shows a card of a hand but by discarding it, and tiles are drawn only when they are turned up, so every layout
of the unseen cards is as likely as any other.
"""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from ...core.ids import Seat
from .pieces import Card
from .race import Race

_STREAM: Final = "imagine"
_TRIES: Final = 200


def imagine(race: Race, seat: Seat, chance: Chance) -> Race:
    """A state consistent with all that the seat has seen, served by this chance."""
    world = race.clone(chance)
    if race.house.open_hands:
        return world
    for _ in range(_TRIES):
        deal_anew(world, race, seat, chance)
        if can_go_on(world):
            return world
    # Almost nothing but the truth allows the payment under way: stay with it.
    return race.clone(chance)


def deal_anew(world: Race, race: Race, seat: Seat, chance: Chance) -> None:
    unseen = race.deck.copy()
    for other in race.clockwise(seat):
        unseen.extend(race.hands[other])
    for other in race.clockwise(seat):
        world.hands[other] = sorted(deal(unseen, len(race.hands[other]), chance))
    world.deck = sorted(unseen)


def can_go_on(world: Race) -> bool:
    """Whether whoever is asked has an answer."""
    return not world.agenda or bool(world.options(world.asked()[0]))


def deal(unseen: list[Card], count: int, chance: Chance) -> list[Card]:
    """So many cards out of the unseen ones, each as likely; the last card closes the gap."""
    cards: list[Card] = []
    for _ in range(count):
        at = chance.below(len(unseen), _STREAM)
        cards.append(unseen[at])
        unseen[at] = unseen[-1]
        unseen.pop()
    return cards
