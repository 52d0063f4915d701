"""Short words for tests: a table from a position and dictated draws, answers in words, events by kind."""

from __future__ import annotations

from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.games.colossal_arena.arena import Arena
from harena.games.colossal_arena.cards import CREATURE_NAMES, NO_CARD, Row, card_name
from harena.games.colossal_arena.options import named
from harena.games.colossal_arena.view import View
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
    "arena",
    "asked",
    "backer_of",
    "choice",
    "deal",
    "discards",
    "even",
    "facts",
    "fits",
    "hand",
    "kinds",
    "look",
    "only",
    "options",
    "own",
    "question",
    "refused",
    "row_of",
    "said_of",
    "say",
    "script",
    "seen_by",
    "strings_in",
    "survivors",
    "table",
    "top",
    "view",
    "wander",
]

GAME = GAMES["colossal-arena"]
EIGHT = "amazon, colossus, cyclops, daimon, ettin, gorgon, magus, wyrm"
"""The creatures of a position that does not care which."""


def deal(seats: int = 3, options: dict[str, object] | None = None, seed: int = 7) -> Table:
    """A new game by a fast chance."""
    return Table(GAME, seats, options or {}, {"make": "fast", "seed": seed})


def script(seats: int, draws: list[Draw], options: dict[str, object] | None = None, then: int | None = 7) -> Table:
    """A new game whose first draws are dictated: creatures, hands seat by seat, starting player, …"""
    return Table(GAME, seats, options or {}, dictated(draws, then))


def table(position: str, draws: list[Draw] | None = None, then: int | None = 7) -> Table:
    """A table from a position; after the dictated draws chance goes on by seed, or runs out with then=None."""
    creatures = "" if "creatures:" in position else f"creatures: {EIGHT}; "
    return Table(GAME, 0, {}, dictated(draws or [], then), f"colossal-arena; {creatures}{position}")


def arena(tab: Table) -> Arena:
    assert isinstance(tab.state, Arena)
    return tab.state


def row_of(row: int, *strengths: int | None) -> str:
    """A position's row: combat cards of these strengths on the eight creatures in order, none where nothing lies."""
    creatures = zip(EIGHT.split(", "), strengths, strict=False)
    piles = [f"{creature} = {creature} {strength}" for creature, strength in creatures if strength is not None]
    return f"row {row}: {', '.join(piles)}"


def survivors(tab: Table) -> list[str]:
    return [CREATURE_NAMES[creature] for creature in arena(tab).survivors]


def hand(tab: Table, seat: int) -> list[str]:
    return [card_name(card) for card in arena(tab).hands[seat]]


def discards(tab: Table) -> list[str]:
    """The discard pile, the top last."""
    return [card_name(card) for card in arena(tab).discard]


def top(tab: Table, row: int, creature: str) -> str | None:
    """The visible card of a space."""
    card = arena(tab).top_at(Row(row), named(creature))
    return None if card == NO_CARD else card_name(card)


def look(tab: Table, seat: int | None) -> View:
    """A view with its typed fields, numbers as the engine uses them."""
    seen = GAME.view(tab.state, None if seat is None else Seat(seat))
    assert isinstance(seen, View)
    return seen


def backer_of(tab: Table, creature: str) -> int | None:
    """The backer all views show."""
    seat = look(tab, None).backers[named(creature)]
    return int(seat) if seat >= 0 else None
