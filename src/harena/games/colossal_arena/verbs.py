"""Every move of the game, once: its number, its spelling and the clause it comes from."""

from __future__ import annotations

from typing import Final

from ...core.ids import Pick, Seat
from ...core.picks import Bare, On, OnTwo, PickTable, Words
from .cards import (
    CARD_NAMES,
    COMBAT_CARDS,
    CREATURE_NAMES,
    FACES,
    ROWS,
    STRENGTHS,
    Card,
    Creature,
    Row,
)

PICKS: Final = PickTable()

_CREATURES: Final = Words[Creature](CREATURE_NAMES)
_COMBAT: Final = Words[Card](CARD_NAMES[:COMBAT_CARDS])
_FACES: Final = Words[Card](CARD_NAMES[:FACES])
_SEATS: Final = Words[Seat]([str(seat) for seat in range(5)])
_ROWS: Final = Words[Row]([str(row) for row in range(ROWS + 1)])
_PAIRS: Final = Words[int]([f"{low} {high}" for low in range(STRENGTHS) for high in range(STRENGTHS)])

NO_BET: Final = Bare(PICKS, "no bet", "CA-3.1")
BET: Final = On[Creature](PICKS, "bet", "CA-3.2", _CREATURES)
SECRET: Final = On[Card](PICKS, "secret", "CA-4.1", _COMBAT)
REVEAL: Final = Bare(PICKS, "reveal", "CA-4.6")
PLAY: Final = On[Card](PICKS, "play", "CA-6.1", _FACES)
PASS: Final = Bare(PICKS, "pass", "CA-8.1")
PLACE: Final = On[Creature](PICKS, "on", "CA-6.4", _CREATURES)
NAME: Final = On[Creature](PICKS, "name", "CA-7.2", _CREATURES)
TAKE: Final = On[Card](PICKS, "take", "CA-7.4", _COMBAT)
USE: Final = Bare(PICKS, "use", "CA-13.1")
DECLINE: Final = Bare(PICKS, "decline", "CA-13.2", declines=True)
RETRIEVE: Final = OnTwo[Creature, Row](PICKS, "retrieve", "CA-15.1", _CREATURES, _ROWS)
RETRIEVE_SECRET: Final = Bare(PICKS, "retrieve secret", "CA-15.4")
FREEZE: Final = On[Seat](PICKS, "freeze", "CA-16.1", _SEATS)
WAGER: Final = OnTwo[Creature, Row](PICKS, "wager", "CA-17.1", _CREATURES, _ROWS)
ASK: Final = OnTwo[Seat, Creature](PICKS, "ask", "CA-19.1", _SEATS, _CREATURES)
GIVE: Final = On[Card](PICKS, "give", "CA-19.2", _COMBAT)
CALL: Final = On[Creature](PICKS, "call", "CA-21.1", _CREATURES)
ROB: Final = On[Seat](PICKS, "rob", "CA-22.1", _SEATS)
KEEP: Final = On[Card](PICKS, "keep", "CA-22.2", _FACES)
SWAP: Final = OnTwo[Creature, int](PICKS, "swap", "CA-24.1", _CREATURES, _PAIRS)
BURN: Final = On[Creature](PICKS, "burn", "CA-25.1", _CREATURES)
DISCARD: Final = On[Card](PICKS, "discard", "CA-9.1", _COMBAT)
DONE: Final = Bare(PICKS, "done", "CA-9.1", declines=True)
AGREE: Final = Bare(PICKS, "agree", "CA-26.3")
OBJECT: Final = Bare(PICKS, "object", "CA-26.3")


def swap_of(creature: Creature, one: int, other: int) -> Pick:
    """The pick that swaps two strengths of a creature, the lower first."""
    return SWAP.of(creature, min(one, other) * STRENGTHS + max(one, other))
