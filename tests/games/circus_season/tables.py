"""Short words for the tests of the season: a table from a position and dictated dice, tokens, lanes and lots."""

from __future__ import annotations

from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.catalogue import EDITIONS, GAMES
from harena.games.circus_maximus.chariot import Chariot
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.season.values import Outfit, Season
from harena.games.circus_maximus.verbs import SEASON_COLOURS
from tests.games.talk import Draw, dictated, say, view

GAME = GAMES["circus-season"]
FIRST_EDITION = EDITIONS["circus-season", 1]
Words = dict[str, object]

RACING = "seats: 2; mover: red; cup:; left: 6; red: at home 20/3; blue: at home 20/4"
"""Red is beside blue and may strike; all other chariots stayed at home."""


def deal(seats: int = 3, options: dict[str, object] | None = None, seed: int = 7) -> Table:
    """A new season by a fast chance."""
    return Table(GAME, seats, options or {}, {"make": "fast", "seed": seed})


def script(seats: int, draws: list[Draw], options: dict[str, object] | None = None, then: int | None = 7) -> Table:
    """A new season whose first draws are dictated: colours, then the dice of the stables."""
    return Table(GAME, seats, options or {}, dictated(draws, then))


def season(position: str, draws: list[Draw] | None = None, then: int | None = 7) -> Table:
    """A season from a position; after the dictated draws chance goes on by seed, or runs out with then=None."""
    return Table(GAME, 0, {}, dictated(draws or [], then), f"circus-season; {position}")


def first_edition(position: str, draws: list[Draw] | None = None, then: int | None = 7) -> Table:
    """A position under edition 1 of the season."""
    return Table(FIRST_EDITION, 0, {}, dictated(draws or [], then), f"circus-season; {position}")


def race(tab: Table) -> Race:
    assert isinstance(tab.state, Race)
    return tab.state


def book(tab: Table) -> Season:
    return race(tab).season


def chariot(tab: Table, name: str) -> Chariot:
    return race(tab).chariots[SEASON_COLOURS.index(name)]


def outfit(tab: Table, colour: str, number: int) -> Outfit:
    """An outfit of a stable, by its number in words."""
    return book(tab).outfit(SEASON_COLOURS.index(colour), number - 1)


def cash(tab: Table) -> list[int]:
    """What everybody has, in sesterces."""
    return [100 * book(tab).cash(seat) for seat in range(race(tab).seats)]


def seat_words(tab: Table, reader: int | None, seat: int) -> Words:
    """What a reader sees of a seat."""
    words = view(tab, reader)["season"]
    assert isinstance(words, dict)
    found = words["seats"][seat]
    assert isinstance(found, dict)
    return found


def all_say(tab: Table, *words: str) -> list[Words]:
    """Everybody who is asked says the same; gives the events of the last answer."""
    told: list[Words] = []
    for seat in list(tab.state.asked()):
        told = say(tab, seat, *words)
    return told


def late(tab: Table) -> list[Words]:
    """Whoever is asked is late, until the question is another one; gives all events."""
    top, seq = type(tab.state.agenda[-1]), tab.seq()
    while tab.state.agenda and type(tab.state.agenda[-1]) is top:
        seat = tab.state.asked()[0]
        pick = GAME.late(tab.state, Seat(seat))
        assert pick is not None
        tab.answer(seat, [pick])
    return tab.all_events(seq)


def late_until(tab: Table, question: str) -> list[Words]:
    """All are late until another question comes up, or the season is over."""
    seq = tab.seq()
    while tab.state.agenda and tab.asked()[0]["choice"] != question:
        late(tab)
    return tab.all_events(seq)


def told(events: list[Words], kind: str) -> list[Words]:
    """The events of a kind."""
    return [event for event in events if event["kind"] == kind]


def fields(events: list[Words], kind: str, *names: str) -> list[tuple[object, ...]]:
    """Some fields of the events of a kind."""
    return [tuple([event[name] for name in names]) for event in told(events, kind)]
