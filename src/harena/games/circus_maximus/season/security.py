"""Security: money that stands against bribery, drugs and sabotage for one race. (CM-25)"""

from __future__ import annotations

from typing import Final

from ..race import Race
from .values import NO_ORDERS

SHOWN_GUARDS: Final = 3
"""Where guards stand among what is shown of a seat's orders."""


def show_guard(race: Race, colour: int, kind: int) -> int:
    """What a faction has paid against an attempt is opened; it counts whole against every one of its kind. (CM-25.3,
    25.5, 25.6)"""
    seat = race.season.seat_of(colour)
    draft = race.season.draft()
    draft.show(seat, SHOWN_GUARDS + kind)
    race.season = draft
    return draft.orders[seat].guards[kind]


def spend_all(race: Race) -> None:
    """Nothing of it is ever returned, or carried over to another race. (CM-24.3.2, 25.4)"""
    draft = race.season.draft()
    draft.orders = (NO_ORDERS,) * race.seats
    draft.shown = (0,) * race.seats
    draft.sealed = draft.opened = draft.suspect = 0
    race.season = draft
