"""Every move of the race, once: its number, its spelling and the clause it comes from."""

from __future__ import annotations

from typing import Final

from ...core.ids import Seat
from ...core.picks import Bare, On, OnTwo, PickTable, Words
from .pieces import CARD_NAMES, Card

PICKS: Final = PickTable()
REACH: Final = 3
"""How far spells reach, ahead and behind."""

_SEATS: Final = Words[Seat]([str(seat) for seat in range(5)])
_CARDS: Final = Words[Card](CARD_NAMES)
_OFFSETS: Final = Words[int]([f"{offset:+d}" for offset in range(-REACH, REACH + 1)])

ADD: Final = On[Card](PICKS, "add", "AM-4.3", _CARDS)
REMOVE: Final = On[Card](PICKS, "remove", "AM-4.4", _CARDS)
DISCARD: Final = On[Card](PICKS, "discard", "AM-5.1", _CARDS)
LAY: Final = On[Card](PICKS, "lay", "AM-2.3", _CARDS)
DONE: Final = Bare(PICKS, "done", "AM-4.2", declines=True)
RAM: Final = On[Seat](PICKS, "ram", "AM-8.1", _SEATS)
ATTACK: Final = On[Seat](PICKS, "attack", "AM-11.1", _SEATS)
GIVE_IN: Final = Bare(PICKS, "give in", "AM-9.8")
STOP: Final = Bare(PICKS, "stop", "AM-10.8")
GO_ON: Final = Bare(PICKS, "go on", "AM-10.8")
NO_SPELL: Final = Bare(PICKS, "no spell", "AM-18.3")
HASTEN: Final = Bare(PICKS, "cast hasten", "AM-18.8")
HEAL: Final = Bare(PICKS, "cast heal", "AM-18.9")
TELEPORT: Final = Bare(PICKS, "cast teleport", "AM-18.10")
FIREBALL: Final = On[Seat](PICKS, "cast fireball", "AM-18.15", _SEATS)
ALTER: Final = OnTwo[int, int](PICKS, "cast alter", "AM-18.6", _OFFSETS, _OFFSETS)
COUNTER: Final = Bare(PICKS, "counter", "AM-19.1")
