"""A world one seat may believe in: all it has seen holds, everything hidden from it is laid out anew by chance.

Every layout that fits what the seat has seen is as likely as any other, given the weights of what it has learnt. Two
tables that look the same to the seat are imagined the same, whatever is hidden there.
"""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import Together
from ...core.chance import Chance
from ...core.ids import Seat
from .arena import Arena
from .cards import CARDS, COMBAT_CARDS, NO_CARD, STRENGTHS, Card, face
from .knowledge import BURIED_ZONE, FROZEN_ZONE, HAND_ZONE, MARKER_ZONE, NOTHING_LEARNT, Fact, zone
from .powers.titan import KeepOne, three_of

_ZONES: Final = 20
_TRIES: Final = 60
_STREAM: Final = "imagine"
_NOTHING: Final[list[Card]] = []
"""A zone in which nothing is hidden; never written to."""


@final
class Layout:
    """The hidden cards of one state as a seat sees it: zones with so many places, and the cards that fill them."""

    def __init__(self) -> None:
        self.zones: list[int] = []
        self.held: list[list[Card]] = [_NOTHING] * _ZONES
        self.lacking: list[int] = [0] * _ZONES
        """By zone, a mask of creatures that do not lie there."""
        self.laid: list[list[Card]] = []
        """By zone, the cards imagined there."""
        self.rest: list[Card] = []
        """The cards not laid out: in the end, the deck."""
        self.sure: list[int] = []
        """By zone, how many cards the seat is sure of."""
        self.doubtful: list[Card] = []
        """Cards laid where they only may lie."""

    def add(self, place: int, cards: list[Card]) -> None:
        if cards:
            self.zones.append(place)
            self.held[place] = cards

    def room(self, place: int) -> int:
        return len(self.held[place]) - len(self.laid[place])

    def put(self, place: int, card: Card) -> bool:
        """Lay a card out; whether it can lie there."""
        if self.room(place) == 0 or not self.fits(place, card):
            return False
        self.laid[place].append(card)
        self.rest.remove(card)
        return True

    def fits(self, place: int, card: Card) -> bool:
        """Markers and Magus' stack are combat cards; a hand lacks what it was seen to lack. (CA-4.2, 20.4)"""
        if card >= COMBAT_CARDS:
            return place < zone(MARKER_ZONE, Seat(0))
        return (self.lacking[place] >> (card // STRENGTHS)) & 1 == 0


def imagine(arena: Arena, seat: Seat, chance: Chance) -> Arena:
    """A state consistent with all that the seat has seen, served by this chance."""
    layout = hidden_from(arena, seat)
    lay_out(arena, seat, layout, chance)
    world = arena.clone(chance)
    settle_in(world, seat, layout)
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


def lay_out(arena: Arena, seat: Seat, layout: Layout, chance: Chance) -> None:
    """Fill every zone by chance until all fits. Whole layouts are thrown away, not single cards, so that none is
    favoured."""
    pool = arena.bag.copy()
    for place in layout.zones:
        pool.extend(layout.held[place])
    # The order must not tell where the cards come from.
    pool.sort()
    facts = arena.learnt.known_by(seat)
    for attempt in range(2 * _TRIES):
        layout.rest = pool.copy()
        layout.laid = [_NOTHING] * _ZONES
        for place in layout.zones:
            layout.laid[place] = []
        if facts and not (place_known(facts, layout, chance) and place_some(facts, layout, chance)):
            continue
        if fill(layout, chance) if attempt < _TRIES else fill_carefully(layout, chance):
            return
    # Nothing but the truth fits what this seat has seen: stay with it.
    layout.laid = [cards.copy() for cards in layout.held]
    layout.rest = arena.bag.copy()


def place_known(facts: list[Fact], layout: Layout, chance: Chance) -> bool:
    """Put the cards the seat knows where they lie, those it is in doubt about by weight; whether they fit together."""
    for fact in facts:
        if fact.what < CARDS and len(fact.places) == 2 and not layout.put(fact.places[0], Card(fact.what)):
            return False
    layout.sure = [len(cards) for cards in layout.laid]
    layout.doubtful = []
    for fact in facts:
        if fact.what < CARDS and len(fact.places) > 2:
            if not layout.put(free_place(fact, layout, chance), Card(fact.what)):
                return False
            layout.doubtful.append(Card(fact.what))
    return True


def place_some(facts: list[Fact], layout: Layout, chance: Chance) -> bool:
    """Put a card of its creature wherever the seat knows that some such card lies; whether that was possible."""
    for fact in facts:
        if fact.what >= CARDS and len(fact.places) > 2 and not place_one(fact, layout, chance):
            return False
    for fact in facts:
        if fact.what >= CARDS and len(fact.places) == 2 and not served(fact, layout):
            if not place_one(fact, layout, chance):
                return False
            layout.doubtful.pop()
    return True


def place_one(fact: Fact, layout: Layout, chance: Chance) -> bool:
    candidates = [card for card in layout.rest if card < COMBAT_CARDS and card // STRENGTHS == fact.what - CARDS]
    if not candidates:
        return False
    card = chance.take(candidates, _STREAM)
    layout.doubtful.append(card)
    return layout.put(free_place(fact, layout, chance), card)


def served(fact: Fact, layout: Layout) -> bool:
    """Whether a card the seat was in doubt about has come to lie there: it may be the one."""
    for card in layout.laid[fact.places[0]]:
        if card // STRENGTHS == fact.what - CARDS and card in layout.doubtful:
            layout.doubtful.remove(card)
            return True
    return False


def free_place(fact: Fact, layout: Layout, chance: Chance) -> int:
    """One of a fact's places by weight. Cards in doubt exclude each other: if the spot there is taken, once more."""
    places = fact.places
    if len(places) == 2 or not any(layout.room(places[i]) > 0 for i in range(0, len(places), 2)):
        return places[0]
    while True:
        place = by_weight(places, chance)
        spots = len(layout.held[place]) - layout.sure[place]
        if spots > 0 and chance.below(spots, _STREAM) < layout.room(place):
            return place


def by_weight(places: tuple[int, ...], chance: Chance) -> int:
    """One of a fact's places, by chance."""
    total = 0
    for i in range(1, len(places), 2):
        total += places[i]
    point = chance.below(total, _STREAM)
    for i in range(0, len(places) - 2, 2):
        point -= places[i + 1]
        if point < 0:
            return places[i]
    return places[-2]


def fill(layout: Layout, chance: Chance) -> bool:
    """Fill the open places from the rest; whether every card fits its zone."""
    rest = layout.rest
    for place in layout.zones:
        if place >= zone(MARKER_ZONE, Seat(0)) and not fill_with_fighters(layout, place, chance):
            return False
    for place in layout.zones:
        cards = layout.laid[place]
        while len(cards) < len(layout.held[place]):
            # The last card closes the gap: the order of the rest means nothing.
            at = chance.below(len(rest), _STREAM)
            card = rest[at]
            if not layout.fits(place, card):
                return False
            rest[at] = rest[-1]
            rest.pop()
            cards.append(card)
    return True


def fill_carefully(layout: Layout, chance: Chance) -> bool:
    """Fill the open places with cards that fit: where hands lack so much that whole layouts hardly ever do."""
    for place in layout.zones:
        for _ in range(layout.room(place)):
            fitting = [card for card in layout.rest if layout.fits(place, card)]
            if not fitting:
                return False
            layout.put(place, chance.take(fitting, _STREAM))
    return True


def fill_with_fighters(layout: Layout, place: int, chance: Chance) -> bool:
    """Markers and Magus' stack come first, from the combat cards alone: that favours no layout either. (CA-4.2,
    20.4)"""
    rest = layout.rest
    for _ in range(layout.room(place)):
        if not holds_fighter(rest):
            return False
        at = chance.below(len(rest), _STREAM)
        while rest[at] >= COMBAT_CARDS:
            at = chance.below(len(rest), _STREAM)
        layout.put(place, rest[at])
    return True


def holds_fighter(cards: list[Card]) -> bool:
    for card in cards:
        if card < COMBAT_CARDS:
            return True
    return False


def settle_in(world: Arena, seat: Seat, layout: Layout) -> None:
    """Put the imagined cards on the table, and into what the other seats know and what pending steps carry."""
    world.bag = sorted(layout.rest)
    for other in range(world.seats):
        if other == seat:
            continue
        rival = Seat(other)
        world.hands[rival] = sorted(layout.laid[zone(HAND_ZONE, rival)])
        world.frozen[rival] = sorted(layout.laid[zone(FROZEN_ZONE, rival)])
        if world.markers[rival] != NO_CARD:
            world.markers[rival] = layout.laid[zone(MARKER_ZONE, rival)][0]
    if world.learnt is not NOTHING_LEARNT:
        world.learnt = world.learnt.imagined(seat)
    if any(world.buried):
        rebury(world, seat, layout)
    top = world.agenda[-1] if world.agenda else None
    if isinstance(top, Together):
        world.agenda[-1] = top.guessed(world, seat, world.chance)
    elif isinstance(top, KeepOne) and top.seat == seat:
        world.agenda[-1] = same_three(world, top)
    elif isinstance(top, KeepOne) and top.victim != seat:
        world.agenda[-1] = three_of(world, top.seat, top.victim, world.chance, _STREAM)


def same_three(world: Arena, step: KeepOne) -> KeepOne:
    """The cards the robber has looked at: of several alike he cannot tell which. (CA-22.1)"""
    rest = world.hands[step.victim].copy()
    seen = [alike(card, rest) for card in (step.one, step.two, step.three)]
    return KeepOne(step.seat, step.victim, seen[0], seen[1], seen[2])


def alike(card: Card, rest: list[Card]) -> Card:
    """Take the first card with the same face out of the rest."""
    for place in range(len(rest)):
        if face(rest[place]) == face(card):
            return rest.pop(place)
    raise LookupError("what a seat has looked at lies where it looked")


def rebury(world: Arena, seat: Seat, layout: Layout) -> None:
    """Magus' stacks lie in the discard pile too. (CA-20.3)"""
    before = world.discard.copy()
    for other in range(world.seats):
        if other != seat:
            places = [i for i in range(len(before)) if before[i] in world.buried[other]]
            for i in range(len(places)):
                world.discard[places[i]] = layout.laid[zone(BURIED_ZONE, Seat(other))][i]
    world.buried = tuple(
        world.buried[other] if other == seat else tuple(layout.laid[zone(BURIED_ZONE, Seat(other))])
        for other in range(world.seats)
    )
