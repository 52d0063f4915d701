"""What faces are told of the season: the words of a view, and what events and questions are spelled in. (CM-21.1)"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from ....core import words
from ....core.ids import Seat
from ....core.words import Pair
from .. import words as race
from ..verbs import SEASON_COLOURS
from .money import CAUSES
from .values import BRIBES, DEVICES, GUARDS

SORTS: Final[dict[str, list[str]]] = {
    **race.SORTS,
    "chariot": SEASON_COLOURS,
    "wreck": ["car", "horse", *SEASON_COLOURS],
    "bribe": BRIBES,
    "money": CAUSES,
    "device": DEVICES,
    "guard": GUARDS,
}
"""Sums are numbers, in sesterces."""

Chariot: TypeAlias = Annotated[str, "chariot"]
Device: TypeAlias = Annotated[str, "device"]
Guard: TypeAlias = Annotated[str, "guard"]


class TeamWords(TypedDict):
    horses: list[Pair]
    endurance: int
    learnt: int
    """Experience not yet spent. (CM-23.3)"""


class DriverWords(TypedDict):
    modifier: int
    hits: Pair
    learnt: int


class CarWords(TypedDict):
    weight: Annotated[str, "car"]
    worn: Pair
    """What sabotage has left on the wheels for good. (CM-24.5.3)"""
    there: bool


class StabledWords(TypedDict):
    """An outfit of a stable. (CM-20.1a)"""

    outfit: int
    plan: list[int]
    team: TeamWords
    driver: DriverWords
    car: CarWords
    complete: bool
    fit: bool
    injury: int


class ShownWords(TypedDict):
    """What all have seen of a seat's secret orders for this race, in sesterces."""

    target: Chariot | None
    spent: dict[Device, int]
    guards: dict[Guard, int]


class SeatWords(TypedDict):
    seat: Seat
    colour: Chariot | None
    """None for a bettor. (CM-26.5)"""
    bankrupt: bool
    at_most: int
    """What it would have if it had spent nothing in secret."""
    cash: int | None
    """What it has, where this is known."""
    bets: dict[Chariot, int]
    laps: list[dict[Chariot, int]]
    shown: ShownWords
    suspect: bool
    """Whether it may still hold a bribe, for all anybody knows."""
    stable: list[StabledWords]


class EntryWords(TypedDict):
    chariot: Chariot
    outfit: int
    row: int | None
    lane: int | None


class LoanWords(TypedDict):
    lender: Seat | None
    """None for the bank."""
    borrower: Seat
    lent: int
    back: int
    due: int


class LotWords(TypedDict):
    seat: Seat
    outfit: int
    least: int


class WagerWords(TypedDict):
    seat: Seat
    rival: Seat
    colour: Chariot
    against: Chariot
    stake: int


class OrderWords(TypedDict):
    """One's own secret orders."""

    target: Chariot | None
    bribe: int
    bribe_for: Annotated[str, "bribe"]
    shield: Chariot | None
    drug: int
    drug_on: Chariot | None
    sabotage: int
    sabotage_on: Chariot | None
    guards: dict[Guard, int]


class OwnSeasonWords(TypedDict):
    cash: int
    orders: OrderWords | None
    row: list[str]
    """What one has sealed so far, in the words of moves."""


class SeasonWords(TypedDict):
    race: int
    races: int
    pool: int
    odds: dict[Chariot, int]
    window: int
    winners: list[Chariot | None]
    seats: list[SeatWords]
    entries: list[EntryWords]
    offers: list[LoanWords]
    lots: list[LotWords]
    challenges: list[WagerWords]
    loans: list[LoanWords]
    wagers: list[WagerWords]
    you: NotRequired[OwnSeasonWords]


class ViewWords(race.ViewWords):
    season: SeasonWords


VOCABULARY: Final = words.Vocabulary(ViewWords, race.OddsWords, SORTS)
