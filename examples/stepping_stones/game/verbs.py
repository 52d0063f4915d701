"""Every move there is. Records hold the numbers of picks, so new verbs go to the end."""

from __future__ import annotations

from typing import Final

from harena.core.picks import On, PickTable, Words

from .cards import CARD_NAMES, Card

PICKS: Final = PickTable()
PLAY: Final = On[Card](PICKS, "play", "SS-2.1", Words[Card](CARD_NAMES))
