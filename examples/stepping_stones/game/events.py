"""Everything that can happen."""

from __future__ import annotations

from typing import Final

from harena.core.events import Kind

HAND_DEALT: Final = Kind("hand-dealt", "SS-1.1", "seat cards", telling=True)
TURN_BEGUN: Final = Kind("turn-begun", "SS-2.1", "seat")
CARD_PLAYED: Final = Kind("card-played", "SS-2.1", "seat card", telling=True)
POINT_EARNED: Final = Kind("point-earned", "SS-2.2", "seat points:count")
CARD_DRAWN: Final = Kind("card-drawn", "SS-2.3", "seat left:count", telling=True)
DRAWN_CARD_SEEN: Final = Kind("drawn-card-seen", "SS-2.3", "seat card", telling=True)
WINNER: Final = Kind("winner", "SS-3.1", "seat points:count")
KINDS: Final = [HAND_DEALT, TURN_BEGUN, CARD_PLAYED, POINT_EARNED, CARD_DRAWN, DRAWN_CARD_SEEN, WINNER]
