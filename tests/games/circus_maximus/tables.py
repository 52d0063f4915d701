"""Short words for the tests of Circus Maximus: a race from a position and dictated dice and tokens."""

from __future__ import annotations

from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.catalogue import EDITIONS, GAMES
from harena.games.circus_maximus.chariot import Chariot
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.track import OFF
from harena.games.circus_maximus.verbs import COLOURS
from harena.games.circus_maximus.view import View
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
    "advanced",
    "asked",
    "chariot",
    "choice",
    "deal",
    "even",
    "facts",
    "first_edition",
    "fits",
    "kinds",
    "log",
    "look",
    "only",
    "options",
    "own",
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
    "where",
]

GAME = GAMES["circus-maximus"]
FIRST_EDITION = EDITIONS["circus-maximus", 1]


def deal(seats: int = 3, options: dict[str, object] | None = None, seed: int = 7) -> Table:
    """A new race by a fast chance."""
    return Table(GAME, seats, options or {}, {"make": "fast", "seed": seed})


def script(seats: int, draws: list[Draw], options: dict[str, object] | None = None, then: int | None = 7) -> Table:
    """A new race whose first draws are dictated: start lanes, colours, surplus dice, build dice, …"""
    return Table(GAME, seats, options or {}, dictated(draws, then))


def table(position: str, draws: list[Draw] | None = None, then: int | None = 7) -> Table:
    """A basic race from a position; after the dictated draws chance goes on by seed, or runs out with then=None."""
    return Table(GAME, 0, {}, dictated(draws or [], then), f"circus-maximus; {position}")


def advanced(position: str, draws: list[Draw] | None = None, then: int | None = 7) -> Table:
    """The same with the advanced rules."""
    return table(f"option rules: advanced; {position}", draws, then)


def first_edition(position: str, draws: list[Draw] | None = None, then: int | None = 7) -> Table:
    """A position under edition 1 of the rules."""
    return Table(FIRST_EDITION, 0, {}, dictated(draws or [], then), f"circus-maximus; {position}")


def race(tab: Table) -> Race:
    assert isinstance(tab.state, Race)
    return tab.state


def chariot(tab: Table, colour: str) -> Chariot:
    return race(tab).chariots[COLOURS.index(colour)]


def where(tab: Table, colour: str) -> tuple[str, str]:
    """Where a chariot's team and car stand."""
    found, track = chariot(tab, colour), race(tab).track
    return track.square_name(found.team), "none" if found.car == OFF else track.square_name(found.car)


def look(tab: Table, seat: int | None) -> View:
    """A view with its typed fields, numbers as the engine uses them."""
    seen = GAME.view(tab.state, None if seat is None else Seat(seat))
    assert isinstance(seen, View)
    return seen


def log(tab: Table, colour: str) -> dict[str, object]:
    """A chariot's log sheet in words, as everybody may read it."""
    chariots = view(tab, None)["chariots"]
    assert isinstance(chariots, list)
    found = chariots[COLOURS.index(colour)]
    assert isinstance(found, dict)
    return found
