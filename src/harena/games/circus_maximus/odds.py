"""Exact odds."""

from __future__ import annotations

from ...core.ids import Pick, Seat
from .race import Race


def odds(race: Race, seat: Seat, picks: list[Pick]) -> dict[str, object]:
    return {}
