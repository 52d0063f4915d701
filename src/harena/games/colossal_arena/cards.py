"""The components: twelve creatures, their combat cards, spectators and referees. (CA-1)"""

from __future__ import annotations

from typing import Final, NewType

Creature = NewType("Creature", int)
Card = NewType("Card", int)
Row = NewType("Row", int)

CREATURE_NAMES: Final = [
    "amazon",
    "colossus",
    "cyclops",
    "daimon",
    "ettin",
    "gorgon",
    "magus",
    "seraphim",
    "titan",
    "troll",
    "unicorn",
    "wyrm",
]
AMAZON: Final = Creature(0)
COLOSSUS: Final = Creature(1)
CYCLOPS: Final = Creature(2)
DAIMON: Final = Creature(3)
ETTIN: Final = Creature(4)
GORGON: Final = Creature(5)
MAGUS: Final = Creature(6)
SERAPHIM: Final = Creature(7)
TITAN: Final = Creature(8)
TROLL: Final = Creature(9)
UNICORN: Final = Creature(10)
WYRM: Final = Creature(11)

CREATURES: Final = 12
STRENGTHS: Final = 11
COMBAT_CARDS: Final = CREATURES * STRENGTHS
FIRST_SPECTATOR: Final = COMBAT_CARDS
MAGISTER: Final = Card(FIRST_SPECTATOR + STRENGTHS)
PREFECT: Final = Card(MAGISTER + 1)
SECOND_PREFECT: Final = Card(PREFECT + 1)
"""Next to its twin, so that a sorted hand does not tell which of the two is in it."""
CARDS: Final = SECOND_PREFECT + 1
FACES: Final = CARDS - 1
"""Cards that can be told apart: the two Prefects share a face."""
NO_CARD: Final = Card(-1)
NO_CREATURE: Final = Creature(-1)

ROWS: Final = 5


def combat(creature: Creature, strength: int) -> Card:
    """A creature's combat card of a strength from 0 to 10. (CA-1.3)"""
    return Card(creature * STRENGTHS + strength)


def spectator(strength: int) -> Card:
    """The spectator of a strength from 0 to 10. (CA-1.4)"""
    return Card(FIRST_SPECTATOR + strength)


def is_combat(card: Card) -> bool:
    return card < COMBAT_CARDS


def is_spectator(card: Card) -> bool:
    return FIRST_SPECTATOR <= card < MAGISTER


def creature_of(card: Card) -> Creature:
    """The creature a combat card depicts."""
    return Creature(card // STRENGTHS)


def strength_of(card: Card) -> int:
    """Combat cards and spectators count with their own strength. (CA-6.4)"""
    return card % STRENGTHS


def face(card: Card) -> Card:
    """The two Prefects are alike: one option, one spelling."""
    return PREFECT if card == SECOND_PREFECT else card


def twin(card: Card) -> Card:
    """The card that looks like this one: none but for the Prefects."""
    if card == PREFECT:
        return SECOND_PREFECT
    return PREFECT if card == SECOND_PREFECT else NO_CARD


def card_name(card: Card) -> str:
    if is_combat(card):
        return f"{CREATURE_NAMES[creature_of(card)]} {strength_of(card)}"
    if is_spectator(card):
        return f"spectator {strength_of(card)}"
    return "magister" if card == MAGISTER else "prefect"


def exact_name(card: Card) -> str:
    """A name that also tells the two Prefects apart, for positions."""
    return "second prefect" if card == SECOND_PREFECT else card_name(card)


CARD_NAMES: Final = [card_name(Card(number)) for number in range(CARDS)]


def cards_named(name: str) -> list[Card]:
    """All cards that go by a name: two for the Prefects, none for nonsense."""
    if name == exact_name(SECOND_PREFECT):
        return [SECOND_PREFECT]
    return [Card(number) for number in range(CARDS) if CARD_NAMES[number] == name]


def deck_of(creatures: list[Creature]) -> list[Card]:
    """The combat cards of the creatures taking part, the spectators and the referees: 102 cards for eight creatures.
    (CA-1.7)"""
    deck = [combat(creature, strength) for creature in creatures for strength in range(STRENGTHS)]
    deck.extend(Card(number) for number in range(FIRST_SPECTATOR, CARDS))
    return deck
