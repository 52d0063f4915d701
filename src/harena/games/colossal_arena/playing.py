"""Phase two: play a card; its creature's backer may use the power. (CA-6, CA-13)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Clause, Pick, Seat
from . import arena as table
from .arena import Arena
from .asks import CARD_PHASE, EXTRA_CARD, OFFER_POWER, PLACE_SPECTATOR
from .backing import backer
from .cards import (
    CARDS,
    COMBAT_CARDS,
    NO_CARD,
    PREFECT,
    SECOND_PREFECT,
    STRENGTHS,
    Card,
    Creature,
    creature_of,
    face,
    is_combat,
    is_spectator,
)
from .events import (
    COMBAT_CARD_PLAYED,
    EXTRA_CARD_DECLINED,
    POWER_DECLINED,
    POWER_USED,
    POWER_WITHOUT_TARGET,
    REFEREE_PLAYED,
    SPECTATOR_BARS_POWER,
    SPECTATOR_PLAYED,
)
from .knowledge import NOTHING_LEARNT
from .passing import pass_card_phase
from .referees import referee_steps
from .verbs import DECLINE, PASS, PLACE, PLAY, USE

_PLAYS: Final = [PLAY.of(face(Card(number))) for number in range(CARDS)]
"""The pick that plays each card."""


def plays(arena: Arena, seat: Seat) -> list[Pick]:
    """The cards in hand that can be played; cards that are alike are one option. (CA-6.1, 6.2, 6.3)"""
    picks: list[Pick] = []
    hand = arena.hands[seat]
    died = arena.died
    for card in hand:
        if card >= COMBAT_CARDS or died[card // STRENGTHS] == 0:
            picks.append(_PLAYS[card])
    if len(picks) > 1 and hand[-1] == SECOND_PREFECT and PREFECT in hand:
        picks.pop()
    return picks


def play(arena: Arena, seat: Seat, pick: Pick) -> None:
    """A card leaves the hand and does what its sort does. (CA-6.1)"""
    card = held_card(arena, seat, PLAY.what(pick))
    arena.hands[seat].remove(card)
    arena.idle = 0
    if arena.learnt is not NOTHING_LEARNT:
        arena.learnt = arena.learnt.seen(card, seat)
    if is_combat(card):
        play_combat_card(arena, seat, card)
    elif is_spectator(card):
        arena.then([PlaceSpectator(seat, card)])
    else:
        arena.record(REFEREE_PLAYED, seat, card)
        arena.then(referee_steps(seat, card))


def held_card(arena: Arena, seat: Seat, card: Card) -> Card:
    """The card in hand with this face: either of two Prefects will do."""
    for held in arena.hands[seat]:
        if face(held) == card:
            return held
    raise LookupError("no such card in hand")


def forbids_play(arena: Arena, seat: Seat, pick: Pick) -> Clause:
    """Why a card cannot be played, or the card phase not be passed."""
    if pick == PASS.pick:
        return Clause("CA-8.1")
    if not PLAY.holds(pick):
        return Clause("CA-2.4")
    card = PLAY.what(pick)
    if card in arena.frozen[seat]:
        return Clause("CA-16.3")
    return Clause("CA-6.1") if arena.playable(card) else Clause("CA-6.3")


@final
class CardPhase(table.Choice):
    """One card must be played if any is playable; only without one the phase is passed. (CA-6.1, 8.1)"""

    ask = CARD_PHASE

    def facts(self, arena: Arena) -> list[int]:
        return [arena.row]

    def options(self, arena: Arena) -> list[Pick]:
        return plays(arena, self.seat) or [PASS.pick]

    def answer(self, arena: Arena, pick: Pick) -> None:
        if pick == PASS.pick:
            pass_card_phase(arena, self.seat)
        else:
            play(arena, self.seat, pick)

    def forbids(self, arena: Arena, pick: Pick) -> Clause:
        return forbids_play(arena, self.seat, pick)


@final
class ExtraCard(table.Choice):
    """One more card of any playable kind, or none without proof; a hand without one is asked too. (CA-12.5, 18.1,
    18.4)"""

    ask = EXTRA_CARD

    def facts(self, arena: Arena) -> list[int]:
        return [arena.row]

    def options(self, arena: Arena) -> list[Pick]:
        picks = plays(arena, self.seat)
        picks.append(DECLINE.pick)
        return picks

    def answer(self, arena: Arena, pick: Pick) -> None:
        if pick == DECLINE.pick:
            arena.record(EXTRA_CARD_DECLINED, self.seat)
        else:
            play(arena, self.seat, pick)

    def forbids(self, arena: Arena, pick: Pick) -> Clause:
        return forbids_play(arena, self.seat, pick)


@final
class PlaceSpectator(table.Choice):
    """A spectator goes on any one survivor, counts there with its own strength and triggers no power. (CA-6.4, 6.7)"""

    ask = PLACE_SPECTATOR

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card: Final = card

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def facts(self, arena: Arena) -> list[int]:
        return [self.card, arena.row]

    def options(self, arena: Arena) -> list[Pick]:
        return [PLACE.of(creature) for creature in arena.survivors]

    def answer(self, arena: Arena, pick: Pick) -> None:
        creature = PLACE.what(pick)
        arena.lay(self.card, arena.row, creature)
        arena.record(SPECTATOR_PLAYED, self.seat, self.card, creature, arena.row)


def play_combat_card(arena: Arena, seat: Seat, card: Card) -> None:
    """A combat card goes to its own creature's space of the current row; then its player, if backer now, is offered the
    power. (CA-6.2, 5.5, 13.6)"""
    creature = creature_of(card)
    covered = arena.top_at(arena.row, creature)
    arena.lay(card, arena.row, creature)
    arena.record(COMBAT_CARD_PLAYED, seat, card, arena.row)
    if backer(arena, creature) == seat:
        offer_power(arena, seat, creature, covered)


def offer_power(arena: Arena, seat: Seat, creature: Creature, covered: Card) -> None:
    """The card directly beneath at the moment of laying decides: a spectator there bars the power. A power that public
    facts leave nothing to do is not asked for. (CA-6.8, 6.9, 6.10, 7.9, 13.7)"""
    if covered != NO_CARD and is_spectator(covered):
        arena.record(SPECTATOR_BARS_POWER, seat, creature)
    elif arena.rulebook.power(creature).usable(arena, seat, creature):
        arena.then([OfferPower(seat, creature)])
    else:
        arena.record(POWER_WITHOUT_TARGET, seat, creature)


@final
class OfferPower(table.Choice):
    """The backer may use the power now; declined, it is lost. (CA-13.1, 13.2, 13.3)"""

    ask = OFFER_POWER

    def __init__(self, seat: Seat, creature: Creature) -> None:
        super().__init__(seat)
        self.creature: Final = creature

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.creature)

    def facts(self, arena: Arena) -> list[int]:
        return [self.creature]

    def options(self, arena: Arena) -> list[Pick]:
        return [USE.pick, DECLINE.pick]

    def answer(self, arena: Arena, pick: Pick) -> None:
        if pick == DECLINE.pick:
            arena.record(POWER_DECLINED, self.seat, self.creature)
            return
        arena.record(POWER_USED, self.seat, self.creature)
        arena.then(arena.rulebook.power(self.creature).steps(self.seat, self.creature))
