"""A player's ledger as a bookkeeper keeps it: every sum that came and went, by which rule, and what was left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Final, NamedTuple

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..games.circus_maximus.season.words import SeatWords
from .drawing import Words
from .screen import Picture

if TYPE_CHECKING:
    from .circus_season import Season

CLAUSES: Final = {
    "loan": "CM-21.2a",
    "repaid": "CM-21.2a",
    "sale": "CM-21.3",
    "purchase": "CM-20.2.1",
    "bet": "CM-26.1a",
    "wager": "CM-26.1c",
    "payoff": "CM-26.4",
    "wager-won": "CM-26.1c",
    "orders": "CM-24.3.1",
}
"""What a sum is paid by, where nothing tells it more exactly."""
_START: Final = "CM-20.1a"
_BOUGHT: Final = "-bought"


class Entry(NamedTuple):
    """One line: the race it belongs to, its clause and words, what came or went, and what was left."""

    race: int
    clause: str
    words: str
    change: int
    balance: int


def ledger(season: Season, one: SeatWords) -> Picture:
    """All lines of a seat, and their sums."""
    entries = list(entries_of(season, one))
    title = f"{season.say('label-ledger')}, {season.called(one)}"
    sums = [sum(entry.change for entry in entries if entry.change > 0), sum(min(0, entry.change) for entry in entries)]
    return Picture(
        [Text(title, "bold"), drawn(season, entries, sums)],
        [season.book.labelled(title, summed(season, sums)), *[line(season, entry) for entry in entries]],
    )


def entries_of(season: Season, one: SeatWords) -> Iterator[Entry]:
    """What a seat began with, what has come and gone since, and of one's own what was spent in secret."""
    moved = list(changes(season, season.sight.events, one["seat"]))
    start = one["at_most"] - sum(entry.change for entry in moved)
    yield Entry(0, _START, season.say("ledger-start"), start, start)
    yield from moved
    if one["cash"] is not None and one["cash"] != one["at_most"]:
        secret = one["cash"] - one["at_most"]
        yield Entry(season.season["race"], CLAUSES["orders"], season.say("ledger-secret"), secret, one["cash"])


def changes(season: Season, events: Sequence[Words], seat: int) -> Iterator[Entry]:
    """The seat's lines among all events."""
    race = 0
    for words, after in zip_longest(events, events[1:], fillvalue=None):
        if words is None:
            continue
        if words["kind"] == "race-announced":
            race = int(str(words["race"]))
        elif words["kind"] == "ledger" and words["seat"] == seat:
            yield entry_of(season, words, after or {}, race)


def entry_of(season: Season, words: Words, after: Words, race: int) -> Entry:
    """What was bought is told right after it was paid."""
    cause = str(words["cause"])
    bought = cause == "purchase" and str(after.get("kind")).endswith(_BOUGHT)
    clause = str(after["clause"]) if bought else CLAUSES[cause]
    text = season.say("ledger-cause", **{"cause-key": cause})
    return Entry(race, clause, text, int(str(words["change"])), int(str(words["balance"])))


# ---- on the page


def drawn(season: Season, entries: list[Entry], sums: list[int]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for key in ("ledger-race", "ledger-clause", "ledger-for"):
        grid.add_column(season.say(key))
    for key in ("ledger-in", "ledger-out", "ledger-balance"):
        grid.add_column(season.say(key), justify="right")
    for entry in entries:
        columns = [written(season, max(0, entry.change)), written(season, min(0, entry.change))]
        grid.add_row(
            str(entry.race or ""), Text(entry.clause, "dim"), entry.words, *columns, whole(season, entry.balance)
        )
    balance = whole(season, sum(sums))
    grid.add_section()
    grid.add_row(
        "", "", season.say("ledger-sum"), whole(season, sums[0]), whole(season, -sums[1]), balance, style="bold"
    )
    return grid


def line(season: Season, entry: Entry) -> str:
    race = f"{season.say('ledger-race')} {entry.race}, " if entry.race else ""
    sign = "+" if entry.change >= 0 else "−"
    change = f"{sign}{whole(season, abs(entry.change))}"
    return season.say(
        "ledger-line", race=race, clause=entry.clause, words=entry.words, change=change, balance=entry.balance
    )


def summed(season: Season, sums: list[int]) -> str:
    return season.say("ledger-summed", came=sums[0], went=-sums[1], balance=sum(sums))


def written(season: Season, money: int) -> str:
    return whole(season, abs(money)) if money else ""


def whole(season: Season, money: int) -> str:
    return season.say("label-sum", sum=money)
