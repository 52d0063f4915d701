"""Discarding and drawing: hand and pool together make seven. (AM-2.5, AM-5, AM-6)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Clause, Pick, Seat, only
from . import race as table
from .asks import DISCARD_PHASE
from .components import HAND
from .events import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARDS_DRAWN,
    DECK_EXHAUSTED,
    DECK_RENEWED,
)
from .pieces import Card
from .race import PlayerStep, Race
from .verbs import DISCARD, DONE

DECK: Final = "deck"


def draw_to_seven(race: Race, seat: Seat) -> None:
    """Cards are drawn until hand plus pool make seven; refusing is impossible, seven or more draw nothing. (AM-6.1,
    6.2, 6.3)"""
    wanted = HAND - len(race.hands[seat]) - len(race.pools[seat])
    drawn = 0
    while drawn < wanted and draw_one(race, seat):
        drawn += 1
    if drawn > 0:
        race.record(CARDS_DRAWN, seat, drawn, len(race.deck))


def draw_one(race: Race, seat: Seat) -> bool:
    """An empty deck is renewed from the discards at the moment a card is needed; with both empty the draw stops short.
    (AM-2.5, 2.6)"""
    if not race.deck:
        if not race.discard:
            race.record(DECK_EXHAUSTED, seat)
            return False
        race.deck = sorted(race.discard)
        race.discard = []
        race.record(DECK_RENEWED, len(race.deck))
    card = race.chance.take(race.deck, DECK)
    race.put_in_hand(seat, card)
    race.whisper(only(seat), CARD_DRAWN, seat, card)
    return True


def distinct(cards: list[Card], least: int) -> list[Card]:
    """The faces in a sorted hand from one on: alike cards are one option, and payments go in the order of the faces.
    (AM-2.3)"""
    faces: list[Card] = []
    last = -1
    for card in cards:
        if card != last and card >= least:
            faces.append(card)
        last = card
    return faces


@final
class DiscardPhase(table.Choice):
    """Up to Driver cards of any kind may go from the hand, one by one. (AM-5.1, 5.2, 5.3)"""

    ask = DISCARD_PHASE

    def __init__(self, seat: Seat, gone: int = 0, last: int = 0) -> None:
        super().__init__(seat)
        self.gone: Final = gone
        self.last: Final = last

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.gone, self.last)

    def facts(self, race: Race) -> list[int]:
        return [self.gone, race.driver(self.seat) - self.gone]

    def options(self, race: Race) -> list[Pick]:
        picks = [DONE.pick]
        for card in distinct(race.hands[self.seat], self.last):
            picks.append(DISCARD.picks[card])
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == DONE.pick:
            return
        card = DISCARD.what(pick)
        discard(race, self.seat, card)
        if self.gone + 1 < race.driver(self.seat):
            race.then([DiscardPhase(self.seat, self.gone + 1, card)])

    def forbids(self, race: Race, pick: Pick) -> Clause:
        return Clause("AM-5.2") if DISCARD.holds(pick) else Clause("AM-4.1")


def discard(race: Race, seat: Seat, card: Card) -> None:
    race.hands[seat].remove(card)
    race.discard.append(card)
    race.record(CARD_DISCARDED, seat, card)


@final
class DrawPhase(PlayerStep):
    """The one regular refill: what was spent in other windows is replaced only now. (AM-6.1, 6.4)"""

    def run(self, race: Race) -> None:
        draw_to_seven(race, self.seat)
