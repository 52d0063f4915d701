"""Every question there is."""

from __future__ import annotations

from typing import Final

from harena.core.asks import Ask

PLAY_CARD: Final = Ask("play-card", "SS-2.1")
ASKS: Final = [PLAY_CARD]
