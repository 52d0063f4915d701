"""A world one seat may believe in: all it has seen holds, everything hidden from it is laid out anew by chance.

Every layout that fits what the seat has seen is as likely as any other, given the weights of what it has learnt.
"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import Chance
from ...core.ids import Seat
from .arena import Arena
from .cards import CARDS, COMBAT_CARDS, NO_CARD, STRENGTHS, Card
from .knowledge import BURIED_ZONE, FROZEN_ZONE, HAND_ZONE, MARKER_ZONE, NOTHING_LEARNT, zone

_ZONES: Final = 20
_TRIES: Final = 60
_STREAM: Final = "imagine"


@final
class Layout:
    """The hidden cards of one state as a seat sees it: zones with so many places, and the cards that fill them."""

    def __init__(self) -> None:
        self.zones: list[int] = []
        self.held: list[list[Card]] = [[] for _ in range(_ZONES)]
        self.lacking: list[int] = [0] * _ZONES
        """By zone, a mask of creatures that do not lie there."""

    def add(self, place: int, cards: list[Card]) -> None:
        if cards:
            self.zones.append(place)
            self.held[place] = cards

    def fits(self, place: int, card: Card) -> bool:
        """CA-4.2, 20.4 Markers and Magus' stack are combat cards; a hand lacks what it was seen to lack."""
        if card >= COMBAT_CARDS:
            return place < zone(MARKER_ZONE, Seat(0))
        return (self.lacking[place] >> (card // STRENGTHS)) & 1 == 0


def imagine(arena: Arena, seat: Seat, chance: Chance) -> Arena:
    """A state consistent with all that the seat has seen, served by this chance."""
    world = arena.clone(chance)
    layout = hidden_from(arena, seat)
    pool = arena.bag.copy()
    for place in layout.zones:
        pool.extend(layout.held[place])
    laid = lay_out(arena, seat, layout, pool, chance)
    settle_in(world, seat, layout, laid)
    return world


def hidden_from(arena: Arena, seat: Seat) -> Layout:
    """What lies face down for this seat, besides the deck."""
    layout = Layout()
    for other in range(arena.seats):
        if other == seat:
            continue
        rival = Seat(other)
        layout.add(zone(HAND_ZONE, rival), arena.hands[rival])
        layout.add(zone(FROZEN_ZONE, rival), arena.frozen[rival])
        if arena.markers[rival] != NO_CARD:
            layout.add(zone(MARKER_ZONE, rival), [arena.markers[rival]])
        layout.add(zone(BURIED_ZONE, rival), list(arena.buried[rival]))
    for lack in arena.learnt.lacks:
        if (lack.knowers >> seat) & 1 == 1:
            layout.lacking[zone(HAND_ZONE, lack.holder)] |= 1 << lack.creature
    return layout


def lay_out(arena: Arena, seat: Seat, layout: Layout, pool: list[Card], chance: Chance) -> list[list[Card]]:
    """Fill every zone by chance until all fits. Whole layouts are thrown away, not single cards, so that none is favoured."""
    for _ in range(_TRIES):
        rest = pool.copy()
        laid = place_known(arena, seat, layout, rest, chance)
        if laid and fill(layout, laid, rest, chance):
            return laid
    return repaired(layout)


def place_known(arena: Arena, seat: Seat, layout: Layout, rest: list[Card], chance: Chance) -> list[list[Card]]:
    """Put the cards the seat knows of where they may lie, by weight; nothing if they do not fit together."""
    laid: list[list[Card]] = [[] for _ in range(_ZONES)]
    if arena.learnt is NOTHING_LEARNT:
        return laid
    facts = arena.learnt.known_by(seat)
    for fact in facts:
        if fact.what < CARDS:
            place = by_weight(fact.places, chance)
            laid[place].append(Card(fact.what))
            rest.remove(Card(fact.what))
            if len(laid[place]) > len(layout.held[place]) or not layout.fits(place, Card(fact.what)):
                return []
    for fact in facts:
        if fact.what >= CARDS:
            candidates = [card for card in rest if card < COMBAT_CARDS and card // STRENGTHS == fact.what - CARDS]
            place = by_weight(fact.places, chance)
            if not candidates or len(laid[place]) == len(layout.held[place]):
                return []
            card = chance.take(candidates, _STREAM)
            laid[place].append(card)
            rest.remove(card)
    return laid


def by_weight(places: tuple[int, ...], chance: Chance) -> int:
    """One of a fact's places, by chance."""
    if len(places) == 2:
        return places[0]
    total = 0
    for i in range(1, len(places), 2):
        total += places[i]
    point = chance.below(total, _STREAM)
    for i in range(0, len(places), 2):
        point -= places[i + 1]
        if point < 0:
            return places[i]
    raise AssertionError("weights are positive")


def fill(layout: Layout, laid: list[list[Card]], rest: list[Card], chance: Chance) -> bool:
    """Fill the open places from the rest; whether every card fits its zone."""
    for place in layout.zones:
        cards = laid[place]
        while len(cards) < len(layout.held[place]):
            # Swap the drawn card with the last, then drop the end: the order of the rest means nothing.
            at = chance.below(len(rest), _STREAM)
            card = rest[at]
            if not layout.fits(place, card):
                return False
            rest[at] = rest[-1]
            rest.pop()
            cards.append(card)
    return True


def repaired(layout: Layout) -> list[list[Card]]:
    """The rare state that almost nothing but the truth fits: stay with it."""
    return [cards.copy() for cards in layout.held]


def settle_in(world: Arena, seat: Seat, layout: Layout, laid: list[list[Card]]) -> None:
    """Put the imagined cards on the table, and into what the other seats know and what pending steps carry."""
    swaps = swapped(world, layout, laid)
    for other in range(world.seats):
        if other == seat:
            continue
        rival = Seat(other)
        world.hands[rival] = sorted(laid[zone(HAND_ZONE, rival)])
        world.frozen[rival] = sorted(laid[zone(FROZEN_ZONE, rival)])
        if world.markers[rival] != NO_CARD:
            world.markers[rival] = laid[zone(MARKER_ZONE, rival)][0]
    if any(world.buried):
        rebury(world, swaps)
    if world.learnt is not NOTHING_LEARNT:
        world.learnt = world.learnt.imagined(seat, swaps)
    agenda = world.agenda
    for i in range(len(agenda)):
        agenda[i] = agenda[i].imagined(swaps)


def swapped(world: Arena, layout: Layout, laid: list[list[Card]]) -> list[int]:
    """For each card the one that lies in its place now; cards that stayed in their zone stand for themselves. Fills the deck too."""
    swaps = list(range(CARDS))
    left: list[Card] = []
    came: list[Card] = []
    for place in layout.zones:
        before, after = layout.held[place], laid[place]
        gone = [card for card in before if card not in after]
        new = [card for card in after if card not in before]
        for i in range(len(gone)):
            swaps[gone[i]] = new[i]
        left.extend(gone)
        came.extend(new)
    # What came from the deck leaves a gap there; what left the hands for good fills it.
    from_deck = [card for card in came if card not in left]
    to_deck = [card for card in left if card not in came]
    for i in range(len(from_deck)):
        swaps[from_deck[i]] = to_deck[i]
    world.bag = sorted([Card(swaps[card]) for card in world.bag])
    return swaps


def rebury(world: Arena, swaps: list[int]) -> None:
    """CA-20.3 Magus' stacks lie in the discard pile too."""
    for i in range(len(world.discard)):
        if world.hidden_from_all(world.discard[i]):
            world.discard[i] = Card(swaps[world.discard[i]])
    world.buried = tuple(tuple(Card(swaps[card]) for card in cards) for cards in world.buried)
