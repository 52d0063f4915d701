"""The components: twenty cards, numbered from 1."""

from __future__ import annotations

from typing import Final, NewType

Card = NewType("Card", int)

CARDS: Final = 20
CARD_NAMES: Final = [str(card + 1) for card in range(CARDS)]


def card_names(cards: list[Card]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
