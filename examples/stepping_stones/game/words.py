"""What the faces are told: the words of a view and of the odds, and what events and questions are spelled in."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from harena.core import words
from harena.core.ids import Seat

from .cards import CARD_NAMES

SORTS: Final[dict[str, list[str]]] = {"card": CARD_NAMES}

Card: TypeAlias = Annotated[str, "card"]


class PlayerWords(TypedDict):
    hand: int
    points: int


class OwnWords(TypedDict):
    seat: Seat
    hand: list[Card]


class ViewWords(words.AnyView):
    left: int
    pile: list[Card]
    players: list[PlayerWords]
    you: NotRequired[OwnWords]


class OddsWords(TypedDict):
    """Nothing is reckoned out yet."""


VOCABULARY: Final = words.Vocabulary(ViewWords, OddsWords, SORTS)
