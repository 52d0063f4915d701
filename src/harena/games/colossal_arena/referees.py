"""The referees: the Magister and the two Prefects. (CA-7)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Pick, Seat
from . import arena as table
from .arena import Arena, PlayerStep, Step
from .asks import NAME_CREATURE, TAKE_CARD
from .cards import MAGISTER, NO_CARD, Card, creature_of, is_combat
from .events import CARD_TAKEN, CREATURE_NAMED, NOTHING_TAKEN, TAKE_DECLINED
from .secret_bets import reveal_secret_bet
from .verbs import DECLINE, NAME, TAKE


def referee_steps(seat: Seat, card: Card) -> list[Step]:
    """A referee is played for its effect, then discarded. (CA-7.1)"""
    effect: Step = NameCreature(seat) if card == MAGISTER else Prefect(seat)
    return [effect, DiscardReferee(seat, card)]


@final
class DiscardReferee(PlayerStep):
    """A referee goes to the discard pile after its effect and never enters a row. (CA-7.1)"""

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card: Final = card

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def run(self, arena: Arena) -> None:
        arena.discard.append(self.card)


@final
class NameCreature(table.Choice):
    """The Magister names a survivor; all hidden secret bets on it are revealed at once, its player's own too. (CA-7.2,
    7.3)"""

    ask = NAME_CREATURE

    def facts(self, arena: Arena) -> list[int]:
        return [len([marker for marker in arena.markers if marker != NO_CARD])]

    def options(self, arena: Arena) -> list[Pick]:
        return [NAME.of(creature) for creature in arena.survivors]

    def answer(self, arena: Arena, pick: Pick) -> None:
        creature = NAME.what(pick)
        arena.record(CREATURE_NAMED, self.seat, creature)
        for seat in range(arena.seats):
            marker = arena.markers[seat]
            if marker != NO_CARD and creature_of(marker) == creature:
                reveal_secret_bet(arena, Seat(seat))


@final
class Prefect(PlayerStep):
    """A Prefect may be played when nothing can be taken; nothing happens then. (CA-7.4, 7.8)"""

    def run(self, arena: Arena) -> None:
        if reachable(arena):
            arena.then([TakeCard(self.seat)])
        else:
            arena.record(NOTHING_TAKEN, self.seat)


@final
class TakeCard(table.Choice):
    """Optionally take one visible combat card of any row into hand; spectators and covered cards stay. (CA-7.4, 7.5,
    7.6)"""

    ask = TAKE_CARD

    def options(self, arena: Arena) -> list[Pick]:
        picks = [DECLINE.pick]
        for card in reachable(arena):
            picks.append(TAKE.of(card))
        return picks

    def answer(self, arena: Arena, pick: Pick) -> None:
        if pick == DECLINE.pick:
            arena.record(TAKE_DECLINED, self.seat)
        else:
            card = TAKE.what(pick)
            arena.record(CARD_TAKEN, self.seat, card, arena.row_of_top(card))
            pick_up(arena, self.seat, card)


def reachable(arena: Arena) -> list[Card]:
    """Visible combat cards: tops of all rows, dead columns too; the discard pile's top only where the table says so.
    (CA-7.5, 7.10)"""
    cards = arena.visible_combat_cards(arena.row)
    if arena.house.discard_is_visible and arena.discard:
        card = arena.discard[-1]
        if is_combat(card) and not arena.hidden_from_all(card):
            cards.append(card)
    return cards


def pick_up(arena: Arena, seat: Seat, card: Card) -> None:
    """A visible card goes into a hand before all eyes; what it uncovers is the new top. (CA-7.4, 7.7, 23.1)"""
    row = arena.row_of_top(card)
    if row > 0:
        arena.lift(row, creature_of(card))
    else:
        arena.discard.pop()
    arena.put_in_hand(seat, card)
    arena.learnt = arena.learnt.picked_up(arena.everyone(), card, seat)
