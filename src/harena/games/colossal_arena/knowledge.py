"""What seats have learnt about cards they cannot see: one immutable value, replaced on the rare steps that teach
something. (CA-12.3)

A fact says where a card, or some card of a creature, may lie, each place with a weight. Cards that move unseen split
the weight in the proportion of cards moved, so chance is tracked exactly; what a player *chose* to do tells nothing
about the cards he kept. A lack says that a hand held no card of a creature; it ends when unknown cards join that
hand.
"""

from __future__ import annotations

from math import gcd
from typing import Final, final

from ...core.ids import Seat
from .cards import CARDS, COMBAT_CARDS, CREATURE_NAMES, Card, Creature, creature_of, exact_name, is_combat, twin

_SEATS: Final = 5
_FINEST: Final = 1_000_000
HAND_ZONE: Final = 0
FROZEN_ZONE: Final = 1
MARKER_ZONE: Final = 2
BURIED_ZONE: Final = 3
ZONE_NAMES: Final = ["hand", "frozen", "marker", "buried"]


def zone(kind: int, seat: Seat) -> int:
    """A place where one seat's hidden cards lie."""
    return kind * _SEATS + seat


def some(creature: Creature) -> int:
    """An unidentified combat card of a creature, numbered after the cards."""
    return CARDS + creature


@final
class Fact:
    """These seats know that a card lies in one of these places: zone, weight, zone, weight …"""

    def __init__(self, knowers: int, what: int, places: tuple[int, ...]) -> None:
        self.knowers: Final = knowers
        self.what: Final = what
        self.places: Final = places

    def __reduce__(self) -> tuple[object, ...]:
        return Fact, (self.knowers, self.what, self.places)

    def is_of(self, creature: Creature) -> bool:
        if self.what >= CARDS:
            return self.what - CARDS == creature
        return self.what < COMBAT_CARDS and creature_of(Card(self.what)) == creature

    def for_knowers(self, knowers: int) -> Fact:
        return self if knowers == self.knowers else Fact(knowers, self.what, self.places)

    def without(self, place: int) -> Fact:
        """This fact after the place was seen not to hold the card; the last place is never given up."""
        if len(self.places) == 2:
            return self
        kept: list[int] = []
        for i in range(0, len(self.places), 2):
            if self.places[i] != place:
                kept.extend((self.places[i], self.places[i + 1]))
        return Fact(self.knowers, self.what, tuple(kept))

    def thinned(self, place: int, left: int, of: int) -> Fact:
        """This fact after all but `left` of a place's `of` cards were seen, none of them this one."""
        if len(self.places) == 2:
            return self
        weights: dict[int, int] = {}
        for i in range(0, len(self.places), 2):
            weights[self.places[i]] = self.places[i + 1] * (left if self.places[i] == place else of)
        return Fact(self.knowers, self.what, _in_order(weights))

    def in_doubt(self, taker: int, source: int, target: int) -> list[Fact]:
        """This fact after a card of its creature was handed over: for who does not see which, this one lies as likely
        here as there. The taker sees it, and needs to expect no card any more."""
        seeing = self.knowers & taker if self.what < CARDS else 0
        return [self.for_knowers(seeing), self.for_knowers(self.knowers & ~taker).split(source, target, 1, 2)]

    def split(self, source: int, target: int, moved: int, of: int) -> Fact:
        """This fact after `moved` of `of` cards went unseen from one place to another."""
        weights: dict[int, int] = {}
        for i in range(0, len(self.places), 2):
            place, weight = self.places[i], self.places[i + 1]
            if place == source:
                weights[source] = weights.get(source, 0) + weight * (of - moved)
                weights[target] = weights.get(target, 0) + weight * moved
            else:
                weights[place] = weights.get(place, 0) + weight * of
        return Fact(self.knowers, self.what, _in_order(weights))

    def stayed(self, source: int, target: int, left: int) -> Fact:
        """This fact after the last card that went unseen from one place to another, `left` staying, has turned out
        to be a different one: undo that card's share of the split."""
        if source not in self.places[::2] or target not in self.places[::2]:
            return self
        weights = {self.places[i]: self.places[i + 1] * left for i in range(0, len(self.places), 2)}
        weights[target] -= weights[source] // left
        return Fact(self.knowers, self.what, _in_order(weights))


@final
class Lack:
    """These seats know that a hand holds no combat card of a creature."""

    def __init__(self, knowers: int, creature: Creature, holder: Seat) -> None:
        self.knowers: Final = knowers
        self.creature: Final = creature
        self.holder: Final = holder

    def __reduce__(self) -> tuple[object, ...]:
        return Lack, (self.knowers, self.creature, self.holder)


@final
class Learnt:
    """All facts and lacks. Every method gives a new value."""

    def __init__(self, facts: tuple[Fact, ...], lacks: tuple[Lack, ...]) -> None:
        self.facts: Final = facts
        self.lacks: Final = lacks

    def __reduce__(self) -> tuple[object, ...]:
        return Learnt, (self.facts, self.lacks)

    def taught(self, knowers: int, card: Card, place: int) -> Learnt:
        """These seats now know where a card lies."""
        known = self.forgotten(knowers, card)
        return Learnt((*known.facts, Fact(knowers, card, (place, 1))), self.lacks)

    def taught_creature(self, knowers: int, creature: Creature, place: int) -> Learnt:
        """These seats now know that a card of a creature lies in a place, not which one."""
        return Learnt((*self.facts, Fact(knowers, some(creature), (place, 1))), self.lacks)

    def shown(self, knowers: int, holder: Seat, hand: list[Card]) -> Learnt:
        """These seats see all usable cards of a hand: whatever else they thought there lies elsewhere."""
        place = zone(HAND_ZONE, holder)
        facts: list[Fact] = []
        for fact in self.facts:
            facts.append(fact.for_knowers(fact.knowers & ~knowers))
            if fact.what < CARDS or place not in fact.places[::2]:
                facts.append(fact.for_knowers(fact.knowers & knowers).without(place))
        learnt = Learnt(_living(facts), self.lacks)
        for card in hand:
            learnt = learnt.taught(knowers, card, place)
        return learnt

    def glimpsed(self, knower: int, holder: Seat, cards: list[Card], held: int) -> Learnt:
        """One seat sees some of a hand's cards, drawn by chance: a card it expected there may be one of them, and one
        it did not see is the less likely to lie there."""
        place = zone(HAND_ZONE, holder)
        facts: list[Fact] = []
        for fact in self.facts:
            facts.append(fact.for_knowers(fact.knowers & ~knower))
            met = fact.what >= CARDS and any(fact.is_of(creature_of(card)) for card in cards if is_combat(card))
            if not met or place not in fact.places[::2]:
                facts.append(fact.for_knowers(fact.knowers & knower).thinned(place, held - len(cards), held))
        learnt = Learnt(_living(facts), self.lacks)
        for card in cards:
            if twin(card) in cards or not learnt.knows_there(knower, twin(card), place):
                learnt = learnt.taught(knower, card, place)
        return learnt

    def knows_there(self, knower: int, card: int, place: int) -> bool:
        return any(fact.what == card and fact.knowers & knower and fact.places == (place, 1) for fact in self.facts)

    def seen(self, card: Card, holder: Seat) -> Learnt:
        """A card of a seat has become public: nobody needs to remember it, and whoever expected some card of its
        creature, or a card just like it, in that hand, and was not sure of this one besides, takes it for that."""
        if not any(fact.what == card or fact.what == twin(card) or fact.what >= CARDS for fact in self.facts):
            return self
        knew = 0
        facts: list[Fact] = []
        for fact in self.facts:
            if fact.what != card:
                facts.append(fact)
            elif len(fact.places) == 2:
                knew |= fact.knowers
        expectation = some(creature_of(card)) if is_combat(card) else twin(card)
        for i in range(len(facts)):
            fact = facts[i]
            if fact.what == expectation and zone(HAND_ZONE, holder) in fact.places[::2]:
                facts[i] = fact.for_knowers(fact.knowers & knew)
                knew |= fact.knowers
        return Learnt(_living(facts), self.lacks)

    def taken(self, taker: int, card: Card, place: int) -> Learnt:
        """One seat takes a card it sees out of a place; if it knew only of a card just like it there, it takes this
        one for that."""
        knew = any(fact.what == card and fact.knowers & taker for fact in self.facts)
        if knew or not self.knows_there(taker, twin(card), place):
            return self.forgotten(taker, card)
        return self.forgotten(taker, twin(card))

    def moved(self, blind: int, source: int, target: int, moved: int, of: int) -> Learnt:
        """Some of a place's cards went to another unseen by these seats; under a marker or into Magus' stack only
        combat cards go."""
        any_card = target < zone(MARKER_ZONE, Seat(0))
        facts: list[Fact] = []
        for fact in self.facts:
            if source in fact.places[::2] and (any_card or not COMBAT_CARDS <= fact.what < CARDS):
                facts.append(fact.for_knowers(fact.knowers & ~blind))
                facts.append(fact.for_knowers(fact.knowers & blind).split(source, target, moved, of))
            else:
                facts.append(fact)
        return Learnt(_living(facts), self.lacks)

    def turned_up(self, source: int, target: int, left: int) -> Learnt:
        """The last card that moved unseen is seen after all: every other card is where it was before that."""
        return Learnt(tuple(fact.stayed(source, target, left) for fact in self.facts), self.lacks)

    def must_give(self, everyone: int, creature: Creature, giver: Seat) -> Learnt:
        """All see that a hand holds a card of a creature; whoever was not sure of one there knows of some card now."""
        place = zone(HAND_ZONE, giver)
        knew = 1 << giver
        for fact in self.facts:
            if fact.is_of(creature) and fact.places[0] == place and len(fact.places) == 2:
                knew |= fact.knowers
        return self.taught_creature(everyone & ~knew, creature, place).living()

    def handed_over(self, everyone: int, card: Card, giver: Seat, taker: Seat) -> Learnt:
        """A card goes from hand to hand. Its two holders know it; the others know its creature: it may be the card they
        expected there, or one they had seen there."""
        source, target = zone(HAND_ZONE, giver), zone(HAND_ZONE, taker)
        creature = creature_of(card)
        served = 0
        facts: list[Fact] = []
        for fact in self.facts:
            if not fact.is_of(creature) or source not in fact.places[::2]:
                facts.append(fact)
            elif fact.what >= CARDS and len(fact.places) == 2:
                # One expected card a knower is gone.
                facts.append(fact.for_knowers(fact.knowers & served))
                served |= fact.knowers
            else:
                facts.extend(fact.in_doubt(1 << taker, source, target))
        lacks = tuple(lack for lack in self.lacks if lack.creature != creature or lack.holder != taker)
        learnt = Learnt(_living(facts), lacks).forgotten(1 << taker, card).taught(1 << giver, card, target)
        return learnt.taught_creature(everyone & ~(1 << giver) & ~(1 << taker), creature, target).living()

    def forgotten(self, knowers: int, card: Card) -> Learnt:
        """These seats hold the card themselves, or see it: no fact is needed."""
        facts = [fact.for_knowers(fact.knowers & ~knowers) if fact.what == card else fact for fact in self.facts]
        return Learnt(_living(facts), self.lacks)

    def lacking(self, knowers: int, creature: Creature, holder: Seat) -> Learnt:
        """These seats now know that a hand holds no card of a creature."""
        if knowers == 0:
            return self
        place = zone(HAND_ZONE, holder)
        facts: list[Fact] = []
        for fact in self.facts:
            if fact.is_of(creature) and place in fact.places[::2]:
                facts.append(fact.for_knowers(fact.knowers & ~knowers))
                facts.append(fact.for_knowers(fact.knowers & knowers).without(place))
            else:
                facts.append(fact)
        return Learnt(_living(facts), (*self.lacks, Lack(knowers, creature, holder)))

    def joined(self, holder: Seat) -> Learnt:
        """Unknown cards joined a hand: what it lacked it may hold now."""
        if not any(lack.holder == holder for lack in self.lacks):
            return self
        return Learnt(self.facts, tuple(lack for lack in self.lacks if lack.holder != holder))

    def picked_up(self, everyone: int, card: Card, holder: Seat) -> Learnt:
        """A visible card went into a hand before all eyes."""
        lacks = tuple(lack for lack in self.lacks if lack.holder != holder or lack.creature != creature_of(card))
        return Learnt(self.facts, lacks).taught(everyone & ~(1 << holder), card, zone(HAND_ZONE, holder))

    def living(self) -> Learnt:
        return Learnt(_living(list(self.facts)), self.lacks)

    def known_by(self, seat: Seat) -> list[Fact]:
        return [fact.for_knowers(1 << seat) for fact in self.facts if (fact.knowers >> seat) & 1 == 1]

    def lacks_known_by(self, seat: Seat) -> list[Lack]:
        return [lack for lack in self.lacks if (lack.knowers >> seat) & 1 == 1]

    def imagined(self, seat: Seat) -> Learnt:
        """What is known in a world this seat imagines: what it has learnt itself, with those who learnt it the same
        way, and what others know of its own cards. What they have learnt of each other's it cannot tell."""
        facts = [
            fact
            for fact in self.facts
            if (fact.knowers >> seat) & 1 == 1 or all(place % _SEATS == seat for place in fact.places[::2])
        ]
        return Learnt(tuple(facts), self.lacks) if facts or self.lacks else NOTHING_LEARNT


NOTHING_LEARNT: Final = Learnt((), ())


def _living(facts: list[Fact]) -> tuple[Fact, ...]:
    return tuple(fact for fact in facts if fact.knowers != 0)


def _in_order(weights: dict[int, int]) -> tuple[int, ...]:
    """Weights in lowest terms, by place; a place without weight is none."""
    divisor = 0
    for weight in weights.values():
        divisor = gcd(divisor, weight)
    # A fraction this fine has lost nothing that anybody could notice, and chance draws no longer numbers.
    divisor = max(divisor, sum(weights.values()) // _FINEST)
    places: list[int] = []
    for place in sorted(weights):
        if weights[place] > 0:
            places.extend((place, max(1, weights[place] // divisor)))
    return tuple(places)


def what_name(what: int) -> str:
    """`wyrm 7`, or `some wyrm`."""
    return exact_name(Card(what)) if what < CARDS else f"some {CREATURE_NAMES[what - CARDS]}"
