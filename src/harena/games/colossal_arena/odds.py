"""Exact odds of what a player's picks lead to, from what that player may know."""

from __future__ import annotations

from math import comb
from typing import Final

from ...core.chance import Fast
from ...core.errors import BadRequest
from ...core.ids import Pick, Seat
from .arena import Arena
from .cards import CARDS, CREATURE_NAMES, NO_CREATURE, Card, Creature, creature_of, is_combat
from .discarding import Refill, ReturnFrozen
from .elimination import Check, row_is_full
from .knowledge import HAND_ZONE, zone
from .scoring import Scoring, worth_on
from .verbs import BET, DECLINE, DISCARD, NO_BET, PICKS, PLACE, PLAY, REVEAL, SECRET
from .words import OddsWords

_FORESEEABLE: Final = [NO_BET, BET, SECRET, REVEAL, PLAY, PLACE, DECLINE, DISCARD]
"""What these lead to depends on nothing hidden."""


def odds(arena: Arena, seat: Seat, picks: list[Pick]) -> OddsWords:
    """After these picks: what the check would find, what each survivor is worth to the seat, and what the refill may
    bring."""
    after = arena.clone(Fast(0))
    stop_before_refill(after)
    for pick in picks:
        if PICKS.verb(PICKS.check(pick)) not in _FORESEEABLE:
            raise BadRequest(f"What '{PICKS.say(pick)}' leads to is hidden; odds are told of bets, plays and discards.")
        if after.over():
            raise BadRequest("Odds are told up to the next draw, not beyond it.")
        after.answer(seat, pick)
    ReturnFrozen(seat).run(after)
    doomed = eliminated_after(after, seat)
    drawn = after.rulebook.refill(after, seat)
    return {
        "row_full": row_is_full(after),
        "eliminated": None if doomed == NO_CREATURE else CREATURE_NAMES[doomed],
        "worth": {CREATURE_NAMES[creature]: worth_on(after, seat, creature) for creature in after.survivors},
        "refill": drawn,
        "chance_to_draw": {
            CREATURE_NAMES[creature]: round(chance_to_draw(after, seat, creature, drawn), 6)
            for creature in after.survivors
        },
    }


def stop_before_refill(after: Arena) -> None:
    """What the refill brings is hidden: it is told as a chance, never drawn. (CA-9.4)"""
    for i in range(len(after.agenda) - 1, -1, -1):
        if isinstance(after.agenda[i], Refill):
            del after.agenda[: i + 1]
            return


def eliminated_after(arena: Arena, seat: Seat) -> Creature:
    """Whom the check at the end of the turn eliminates, by the real steps: the last card of the deck may end the game
    before it. Which cards are drawn makes no difference to that. (CA-9.6, 10.1)"""
    after = arena.clone(Fast(0))
    after.agenda = [Scoring(), Check(seat), Refill(seat)]
    after.settle()
    for creature in arena.survivors:
        if creature not in after.survivors:
            return creature
    return NO_CREATURE


def unseen_by(arena: Arena, seat: Seat) -> list[Card]:
    """The deck and all that lies face down for a seat, but for cards it knows to lie before a rival."""
    known = [Card(fact.what) for fact in arena.learnt.known_by(seat) if fact.what < CARDS]
    cards = arena.bag.copy()
    for other in arena.others(seat):
        cards += [*arena.hands[other], *arena.frozen[other], *arena.buried[other]]
        cards += [arena.markers[other]] if arena.markers[other] >= 0 else []
    return [card for card in cards if card not in known]


def face_down_combat_cards(arena: Arena, seat: Seat) -> int:
    """How many unseen cards must be combat cards: the others' markers and what they buried."""
    count = 0
    for other in arena.others(seat):
        count += len(arena.buried[other]) + (1 if arena.markers[other] >= 0 else 0)
    elsewhere = [
        fact
        for fact in arena.learnt.known_by(seat)
        if fact.what < CARDS and fact.places[0] >= zone(HAND_ZONE + 2, Seat(0))
    ]
    return max(0, count - len(elsewhere))


def chance_to_draw(arena: Arena, seat: Seat, creature: Creature, drawn: int) -> float:
    """The chance that a draw holds a combat card of a creature: hypergeometric over the unseen cards, the markers
    being combat cards. Exact for a seat that has learnt nothing but cards by their faces."""
    if drawn == 0:
        return 0.0
    unseen = unseen_by(arena, seat)
    fighters = [card for card in unseen if is_combat(card)]
    wanted = len([card for card in fighters if creature_of(card) == creature])
    covert = face_down_combat_cards(arena, seat)
    free = len(unseen) - covert
    total = 0.0
    for under in range(min(wanted, covert) + 1):
        weight = comb(wanted, under) * comb(len(fighters) - wanted, covert - under) / comb(len(fighters), covert)
        total += weight * (1.0 - comb(free - wanted + under, drawn) / comb(free, drawn))
    return total
