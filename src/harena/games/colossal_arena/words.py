"""What faces are told of the arena: the words of a view and of the odds, and what events and questions are spelled in.
(CA-12)"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from ...core import words
from ...core.ids import SEAT_COLOURS, Seat
from .cards import CARD_NAMES, CREATURE_NAMES
from .knowledge import ZONE_NAMES

BACK: Final = "hidden"
"""What lies there face down."""
SORTS: Final[dict[str, list[str]]] = {
    "card": CARD_NAMES,
    "creature": CREATURE_NAMES,
    "colour": SEAT_COLOURS,
    "zone": ZONE_NAMES,
    "back": [BACK],
}

Card: TypeAlias = Annotated[str, "card"]
Creature: TypeAlias = Annotated[str, "creature"]
Back: TypeAlias = Annotated[str, "back"]


class SpaceWords(TypedDict):
    row: int
    top: Card | None
    height: int
    bet: Seat | None


class CreatureWords(TypedDict):
    creature: Creature
    eliminated: int | None
    """The row of its death."""
    value: int | None
    """The strength that counts for it in the round under way, if it has a card there."""
    backer: Seat | None
    stakes: dict[str, int]
    """By seat, the gold that lies on it for all to see."""
    rows: list[SpaceWords]


class PlayerWords(TypedDict):
    seat: Seat
    colour: Annotated[str, "colour"]
    hand: int
    frozen: int
    supply: int
    secret: Creature | Back | None
    """A secret bet: hidden, or the creature it lies on once it is open."""


class PlaceWords(TypedDict):
    zone: Annotated[str, "zone"]
    seat: int
    weight: int


class FactWords(TypedDict):
    card: str
    """A card, or `some wyrm`."""
    places: list[PlaceWords]


class LackWords(TypedDict):
    seat: Seat
    creature: Creature


class OwnWords(TypedDict):
    seat: Seat
    hand: list[Card]
    frozen: list[Card]
    marker: Card | None
    buried: list[Card]
    known: list[FactWords]
    lacks: list[LackWords]
    gold: int
    """What this seat has if the game ended now, its own secret bet counted."""


class DiscardWords(TypedDict):
    size: int
    top: Card | Back | None


class ViewWords(words.AnyView):
    seats: int
    choice: words.AnyChoice | None
    round: int
    turn: Seat
    opener: Seat
    playing: Card | None
    offered: Creature | None
    deck: int
    discard: DiscardWords
    creatures: list[CreatureWords]
    players: list[PlayerWords]
    idle: int
    you: NotRequired[OwnWords]


class OddsWords(TypedDict):
    """What picks lead to."""

    row_full: bool
    eliminated: Creature | None
    worth: dict[Creature, int]
    """By survivor, what it would bring the seat."""
    refill: int
    chance_to_draw: dict[Creature, float]
    """By survivor, how likely the refill brings a combat card of it."""


VOCABULARY: Final = words.Vocabulary(ViewWords, OddsWords, SORTS, forgets=True)
