"""What one seat may know, built from empty by adding what it may see. (CA-12)"""

from __future__ import annotations

from typing import Final, final

from ...core.asks import Question
from ...core.game import View as AnyView
from ...core.ids import NOBODY, SEAT_COLOURS, Seat
from .arena import Arena
from .backing import SECRET_WORTH, leader, stakes
from .cards import (
    CREATURE_NAMES,
    CREATURES,
    NO_CARD,
    NO_CREATURE,
    PREFECT,
    SECOND_PREFECT,
    Card,
    Creature,
    Row,
    card_name,
    creature_of,
    face,
    strength_of,
)
from .knowledge import ZONE_NAMES, Fact, Lack, what_name
from .playing import OfferPower, PlaceSpectator
from .referees import DiscardReferee
from .words import BACK, CreatureWords, FactWords, OwnWords, PlaceWords, PlayerWords, SpaceWords, ViewWords

HIDDEN: Final = Card(-2)
"""A card that lies there face down for this seat."""
_SPECTATOR: Final = Seat(-1)


@final
class View(AnyView):
    """Numbers as the engine uses them; `words` spells them for the faces. (CA-12.2, 12.3)"""

    def __init__(
        self,
        seat: Seat,
        seats: int,
        row: Row,
        player: Seat,
        opener: Seat,
        creatures: list[Creature],
        survivors: list[Creature],
        died: list[int],
        top: list[Card],
        heights: list[int],
        bets: list[Seat],
        supply: list[int],
        revealed: list[Creature],
        has_marker: list[int],
        secret_spent: list[int],
        hand_sizes: list[int],
        frozen_sizes: list[int],
        deck: int,
        discard_top: Card,
        discard_size: int,
        idle: int,
        ettin_spent: int,
        recycled: int,
        asked: list[Seat],
        question: Question | None,
        playing: Card,
        offered: Creature,
        hand: list[Card],
        frozen: list[Card],
        marker: Card,
        buried: list[Card],
        facts: list[Fact],
        lacks: list[Lack],
        stakes: list[list[int]],
        backers: list[Seat],
    ) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.row: Final = row
        self.player: Final = player
        self.opener: Final = opener
        self.creatures: Final = creatures
        self.survivors: Final = survivors
        self.died: Final = died
        self.top: Final = top
        self.heights: Final = heights
        self.bets: Final = bets
        self.supply: Final = supply
        self.revealed: Final = revealed
        self.has_marker: Final = has_marker
        self.secret_spent: Final = secret_spent
        self.hand_sizes: Final = hand_sizes
        self.frozen_sizes: Final = frozen_sizes
        self.deck: Final = deck
        self.discard_top: Final = discard_top
        self.discard_size: Final = discard_size
        self.idle: Final = idle
        self.ettin_spent: Final = ettin_spent
        self.recycled: Final = recycled
        self.asked: Final = asked
        self.choice: Final = "" if question is None else str(question["choice"])
        self.question: Final = question
        """The question under way by name; in this game all of it is public."""
        self.playing: Final = playing
        """A spectator or referee on its way from hand to table."""
        self.offered: Final = offered
        """The creature whose power its backer may use now."""
        self.hand: Final = hand
        self.frozen: Final = frozen
        self.marker: Final = marker
        self.buried: Final = buried
        self.facts: Final = facts
        self.lacks: Final = lacks
        self.stakes: Final = stakes
        self.backers: Final = backers

    def value(self, creature: Creature) -> int:
        """The strength that counts for a creature now; -1 without a card."""
        card = self.top[(self.row - 1) * CREATURES + creature]
        return -1 if card == NO_CARD else strength_of(card)

    def words(self) -> ViewWords:
        """The view as the faces get it. (CA-12.2, 12.3, 12.4)"""
        public: ViewWords = {
            "seats": self.seats,
            "round": self.row,
            "turn": self.player,
            "opener": self.opener,
            "asked": self.asked,
            "choice": self.choice or None,
            "question": self.question,
            "playing": _card(self.playing),
            "offered": None if self.offered == NO_CREATURE else CREATURE_NAMES[self.offered],
            "deck": self.deck,
            "discard": {"size": self.discard_size, "top": _card(self.discard_top)},
            "creatures": [self.creature_words(creature) for creature in self.creatures],
            "players": [self.player_words(Seat(seat)) for seat in range(self.seats)],
            "idle": self.idle,
        }
        if self.seat != _SPECTATOR:
            public["you"] = self.own_words()
        return public

    def creature_words(self, creature: Creature) -> CreatureWords:
        backed_by = self.backers[creature]
        return {
            "creature": CREATURE_NAMES[creature],
            "eliminated": self.died[creature] or None,
            "value": self.value(creature) if self.value(creature) >= 0 else None,
            "backer": None if backed_by == NOBODY else backed_by,
            "stakes": {str(seat): gold for seat, gold in enumerate(self.stakes[creature]) if gold >= 0},
            "rows": [self.space_words(creature, Row(row)) for row in range(1, self.last_row(creature) + 1)],
        }

    def last_row(self, creature: Creature) -> int:
        """A creature has a space in each row up to now, an eliminated one up to the row of its death. (CA-10.6)"""
        return self.died[creature] or self.row

    def space_words(self, creature: Creature, row: Row) -> SpaceWords:
        space = (row - 1) * CREATURES + creature
        owner = self.bets[space]
        return {
            "row": row,
            "top": _card(self.top[space]),
            "height": self.heights[space],
            "bet": None if owner == NOBODY else owner,
        }

    def player_words(self, seat: Seat) -> PlayerWords:
        """Each player's tokens have a colour of their own. (CA-1.2)"""
        return {
            "seat": seat,
            "colour": SEAT_COLOURS[seat],
            "hand": self.hand_sizes[seat],
            "frozen": self.frozen_sizes[seat],
            "supply": self.supply[seat],
            "secret": self.secret_words(seat),
        }

    def secret_words(self, seat: Seat) -> str | None:
        """Whether a secret bet lies there, and where once it is revealed. (CA-12.2)"""
        if self.has_marker[seat] != 0:
            return BACK
        return None if self.revealed[seat] == NO_CREATURE else CREATURE_NAMES[self.revealed[seat]]

    def own_words(self) -> OwnWords:
        """What is this seat's alone: its cards, its marker, what it buried and what it has learnt. (CA-12.3)"""
        return {
            "seat": self.seat,
            "hand": [card_name(card) for card in self.hand],
            "frozen": [card_name(card) for card in self.frozen],
            "marker": _card(self.marker),
            "buried": [card_name(card) for card in self.buried],
            "known": [fact_words(fact) for fact in self.facts],
            "lacks": [{"seat": lack.holder, "creature": CREATURE_NAMES[lack.creature]} for lack in self.lacks],
            "gold": self.gold_now(),
        }

    def gold_now(self) -> int:
        """This seat's gold if the game ended now, its own secret bet counted."""
        total = sum(max(0, self.stakes[creature][self.seat]) for creature in self.survivors)
        if self.marker != NO_CARD and creature_of(self.marker) in self.survivors:
            total += SECRET_WORTH
        return total


def view(arena: Arena, seat: Seat | None, question: Question | None) -> View:
    """Tops and heights, tokens and sizes for all; hands, markers and frozen cards for their owner alone. Covered cards,
    the deck and what others buried are in nobody's view. (CA-6.6, 12.2, 12.3)"""
    own = _SPECTATOR if seat is None else seat
    known = seat is not None
    totals = [stakes(arena, Creature(creature)) for creature in range(CREATURES)]
    return View(
        seat=own,
        seats=arena.seats,
        row=arena.row,
        player=arena.player,
        opener=arena.opener,
        creatures=arena.creatures,
        survivors=arena.survivors.copy(),
        died=arena.died.copy(),
        top=arena.top.copy(),
        heights=heights(arena),
        bets=arena.bets.copy(),
        supply=arena.supply.copy(),
        revealed=arena.revealed.copy(),
        has_marker=[0 if marker == NO_CARD else 1 for marker in arena.markers],
        secret_spent=arena.secret_spent.copy(),
        hand_sizes=[len(hand) for hand in arena.hands],
        frozen_sizes=[len(cards) for cards in arena.frozen],
        deck=len(arena.bag),
        discard_top=discard_top(arena, own),
        discard_size=len(arena.discard),
        idle=arena.idle,
        ettin_spent=arena.ettin_spent,
        recycled=arena.recycled,
        asked=arena.asked(),
        question=question,
        playing=face(card_in_play(arena)),
        offered=power_offered(arena),
        hand=[face(card) for card in arena.hands[own]] if known else [],
        frozen=[face(card) for card in arena.frozen[own]] if known else [],
        marker=arena.markers[own] if known else NO_CARD,
        buried=list(arena.buried[own]) if known else [],
        facts=[by_face(fact) for fact in arena.learnt.known_by(own)] if known else [],
        lacks=arena.learnt.lacks_known_by(own) if known else [],
        stakes=totals,
        backers=[leader(arena, total) for total in totals],
    )


def card_in_play(arena: Arena) -> Card:
    """A spectator not yet placed, or a referee not yet carried out: all have seen it leave the hand."""
    for step in reversed(arena.agenda):
        if isinstance(step, (PlaceSpectator, DiscardReferee)):
            return step.card
    return NO_CARD


def power_offered(arena: Arena) -> Creature:
    top = arena.agenda[-1] if arena.agenda else None
    return top.creature if isinstance(top, OfferPower) else NO_CREATURE


def heights(arena: Arena) -> list[int]:
    """The board shows how high each pile is, not what lies in it. (CA-6.6)"""
    sizes = [0] * len(arena.top)
    for space in range(arena.row * CREATURES):
        card = arena.top[space]
        while card != NO_CARD:
            sizes[space] += 1
            card = arena.beneath[card]
    return sizes


def discard_top(arena: Arena, seat: Seat) -> Card:
    """The top of the discard pile; a back for all but the seat that is burying cards there. (CA-12.4)"""
    if not arena.discard:
        return NO_CARD
    card = arena.discard[-1]
    if arena.hidden_from_all(card) and (seat == _SPECTATOR or card not in arena.buried[seat]):
        return HIDDEN
    return face(card)


def by_face(fact: Fact) -> Fact:
    """Which of two cards that look alike it is, nobody sees."""
    return Fact(fact.knowers, PREFECT, fact.places) if fact.what == SECOND_PREFECT else fact


def fact_words(fact: Fact) -> FactWords:
    """Where a card may lie, each place with its weight."""
    places: list[PlaceWords] = [
        {"zone": ZONE_NAMES[fact.places[i] // 5], "seat": fact.places[i] % 5, "weight": fact.places[i + 1]}
        for i in range(0, len(fact.places), 2)
    ]
    return {"card": what_name(fact.what), "places": places}


def _card(card: Card) -> str | None:
    if card == NO_CARD:
        return None
    return BACK if card == HIDDEN else card_name(card)
