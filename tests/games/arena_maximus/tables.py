"""Short words for the tests of Arena Maximus: a race from a position and dictated draws."""

from __future__ import annotations

from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.arena_maximus.pieces import card_name
from harena.games.arena_maximus.race import Race
from harena.games.arena_maximus.view import View
from harena.games.catalogue import GAMES
from tests.games.talk import (
    Draw,
    asked,
    choice,
    dictated,
    even,
    facts,
    fits,
    kinds,
    only,
    options,
    own,
    question,
    refused,
    said_of,
    say,
    seen_by,
    strings_in,
    view,
    wander,
)

__all__ = [
    "GAME",
    "Draw",
    "asked",
    "choice",
    "deal",
    "even",
    "facts",
    "fits",
    "hand",
    "kinds",
    "look",
    "only",
    "options",
    "own",
    "pool",
    "question",
    "race",
    "refused",
    "said_of",
    "say",
    "script",
    "seen_by",
    "strings_in",
    "table",
    "view",
    "wander",
]

GAME = GAMES["arena-maximus"]
CHARIOTS = "chariots: green, red, blue, yellow, black"
EMPTY_TRACK = "track: empty, empty, empty, empty"


def deal(seats: int = 3, options: dict[str, object] | None = None, seed: int = 7) -> Table:
    """A new race by a fast chance."""
    return Table(GAME, seats, options or {}, {"make": "fast", "seed": seed})


def script(seats: int, draws: list[Draw], options: dict[str, object] | None = None, then: int | None = 7) -> Table:
    """A new race whose first draws are dictated: chariots, three tiles, hands seat by seat, first player, …"""
    return Table(GAME, seats, options or {}, dictated(draws, then))


def table(position: str, draws: list[Draw] | None = None, then: int | None = 7) -> Table:
    """A race from a position; after the dictated draws chance goes on by seed, or runs out with then=None."""
    return Table(GAME, 0, {}, dictated(draws or [], then), f"arena-maximus; {position}")


def race(tab: Table) -> Race:
    assert isinstance(tab.state, Race)
    return tab.state


def hand(tab: Table, seat: int) -> list[str]:
    return [card_name(card) for card in race(tab).hands[seat]]


def pool(tab: Table, seat: int) -> list[str]:
    return [card_name(card) for card in race(tab).pools[seat]]


def look(tab: Table, seat: int | None) -> View:
    """A view with its typed fields, numbers as the engine uses them."""
    seen = GAME.view(tab.state, None if seat is None else Seat(seat))
    assert isinstance(seen, View)
    return seen
