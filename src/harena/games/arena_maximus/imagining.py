"""A world one seat may believe in: the others' hands are dealt anew from all cards it cannot see.

No rule shows a card of a hand but by discarding it, and tiles are drawn only when they are turned up, so every layout
of the unseen cards is as likely as any other.
"""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from ...core.ids import Seat
from .drawing import distinct
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
    help_payer(world, race, seat, chance)
    return world


def unseen_by(race: Race, seat: Seat) -> list[Card]:
    """All cards a seat cannot see, in an order that says nothing about where they lie: any of them may come from the
    deck. With open hands it is the deck alone. (AM-20.5)"""
    unseen = race.deck.copy()
    if not race.house.open_hands:
        for other in race.clockwise(seat):
            unseen.extend(race.hands[other])
    unseen.sort()
    return unseen


def deal_anew(world: Race, race: Race, seat: Seat, chance: Chance) -> None:
    deal_rest(world, race, race.clockwise(seat), unseen_by(race, seat), chance)


def deal_rest(world: Race, race: Race, others: list[Seat], unseen: list[Card], chance: Chance) -> None:
    """Their hands out of these cards; what is left is the deck."""
    for other in others:
        world.hands[other] = sorted(deal(unseen, len(race.hands[other]), chance))
    world.deck = sorted(unseen)


def help_payer(world: Race, race: Race, seat: Seat, chance: Chance) -> None:
    """Hardly any hand allows the payment under way: the payer gets the cards that pay for most, and one that may be
    just what is asked for."""
    payer = world.asked()[0]
    others = [other for other in race.clockwise(seat) if other != payer]
    for face in distinct(unseen_by(race, seat), 0):
        unseen = unseen_by(race, seat)
        unseen.remove(face)
        top = len(unseen) - len(race.hands[payer]) + 1
        world.hands[payer] = sorted([face, *unseen[top:]])
        if can_go_on(world):
            deal_rest(world, race, others, unseen[:top], chance)
            return
    raise AssertionError("The payment under way was begun with cards that are nowhere.")


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
