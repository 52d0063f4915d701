"""Refusals that only a server has; each is one full sentence and changes nothing. Sentences have names, so that pages
can say them in other languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from ..core.errors import Refusal
from ..core.ids import Clause
from ..rules.wording import error_words
from .wire import Wrong

SENTENCES: Final = {
    # Who one is.
    "who": "Say who you are first: a name is enough.",
    "own-pages": "What changes something must come from this site's own pages.",
    "no-session": "There is no such session.",
    "name-taken": "This name is taken: choose another, or sign in.",
    "name-letters": "A name has at least one letter, and only printable characters.",
    "name-long": "This name is too long.",
    "passphrase": "Name and passphrase do not fit together.",
    # Tables and seats.
    "no-table": "There is no such table.",
    "table-name": "The name of a table is one line of printable characters.",
    "no-spectators": "This table is not open to spectators.",
    "invitation": "This table is by invitation: ask for its link.",
    "old-link": "This link no longer fits: ask for a new one.",
    "host-only": "Only whoever made this table may do that.",
    "no-free-seat": "There is no free seat at this table.",
    "seat-free": "A seat is still free: fill it with a bot, or wait for somebody.",
    "seat-taken": "Seat {seat} is taken.",
    "seat-kept": "Seat {seat} is kept for whoever played there.",
    "seat-not-yours": "Seat {seat} is not yours.",
    "seat-occupied": "{name} sits there: clear the seat first.",
    "seat-in-time": "{name} plays there, and is in time.",
    "no-seat": "You have no seat at this table.",
    "several-seats": "You have several seats at this table: say which one.",
    # The game.
    "no-game": "There is no game '{game}'; there are {known}.",
    "no-lesson": "There is no lesson '{lesson}'; there are {known}.",
    "not-begun": "The game has not begun.",
    "begun": "The game has begun already.",
    "over": "The game is over.",
    "not-over": "The game is not over yet.",
    "frozen": "This table is frozen: {why}",
    "other-rules": "This table plays {game} by rules version {rules}, which is not here.",
    "moved-on": "The table has moved on since: look again.",
    "possible": "This is possible now.",
    "not-asked": "You are not asked anything now.",
    "no-hints": "There are no hints at this table: others play here.",
    "speak": "Only those who sit at this table may speak here.",
    "speech": "What is said is one line of printable characters.",
    "rematch": "Only those who played may ask for a rematch.",
    "nothing-to-undo": "There is nothing of yours to take back.",
    "final-answers": "At this table nothing is taken back ({clause}).",
    "wish-open": "Somebody wishes to take back already: answer that first.",
    "wish-declined": "Your last wish was declined: ask again in {seconds} seconds.",
    "no-consent": "Nobody waits for your consent.",
    # Records.
    "sealed-record": "The record can be had when the game is over: it holds every secret.",
    "own-eyes": "While a game runs, it is seen through one's own eyes alone, or a spectator's.",
    "bad-record": "{why}",
    "unfinished": "This game is not over: only finished games are looked into, since that shows all hands.",
    # Too much of something.
    "many-requests": "Too many requests from your address: wait a little, then try again.",
    "many-messages": "Too many messages: the connection is closed.",
    "many-sockets": "Too many connections are open: close one first.",
    "many-guests": "Many have come from your address just now: wait a little, then try again.",
    "many-tries": "There were many tries for this name: wait a little, then try again.",
    "many-words": "You speak very fast: wait a little, then try again.",
    "many-tables": "Many tables were made just now: wait a little, then try again.",
    "many-tables-today": "Many tables were made today: wait a little, then try again.",
    "many-hints": "You ask for many hints: wait a little, then try again.",
    "many-reasons": "You ask for many reasons: wait a little, then try again.",
    "many-games": "You look at many games: wait a little, then try again.",
    "busy-table": "This table has more to do than it can: try again in a moment.",
    "put-away": "This table is just being put away: try again.",
    "busy-champion": "The champion could not be asked just now: try again.",
    "busy-reviews": "Many games are being reviewed just now: try again in a moment.",
    "busy-replays": "Many games are being looked at just now: try again in a moment.",
    "slow-review": "This game took too long to look into: try again.",
    "slow-replay": "This game took too long to walk through: try again.",
    "busy-writer": "The server has more to write than it can: try again in a moment.",
    "not-kept": "This cannot be kept at the moment, so it was not done: try again.",
    "no-database": "The database does not answer at the moment: try again.",
    "unchanged": "Something went wrong here, and nothing was changed: try again.",
    "failed": "Something went wrong here, and it was noted: try again.",
}
About = Mapping[str, str | int]


class Named(Refusal):
    """One of the sentences above, with what it tells of."""

    def __init__(self, name: str, about: About | None = None, clause: Clause | None = None) -> None:
        self.name: Final = name
        self.about: Final = dict(about or {})
        super().__init__(SENTENCES[name].format_map(self.about), clause)
        # What it is made from again in another process.
        self.args = (name, self.about, clause)

    def __str__(self) -> str:
        return self.say


class Unfit(Named):
    """Words that make no sense here."""


class NotAllowed(Named):
    """Somebody else's right, or not now."""

    kind: ClassVar[str] = "not-allowed"


class NotKnown(Named):
    """Nobody is signed in."""

    kind: ClassVar[str] = "not-known"


class NoSuchTable(Named):
    kind: ClassVar[str] = "no-such-table"


class Stale(Named):
    """Made at a table that has moved on."""

    kind: ClassVar[str] = "stale"


class Frozen(Named):
    """A table that an operator has stopped, or whose rules are not here."""

    kind: ClassVar[str] = "frozen"


class TooMuch(Named):
    """A limit is reached; later it may go."""

    kind: ClassVar[str] = "too-much"


class TooBusy(Named):
    """The server cannot take this now."""

    kind: ClassVar[str] = "too-busy"


STATUS = {
    "bad-request": 400,
    "not-a-move": 400,
    "not-known": 401,
    "not-allowed": 403,
    "no-such-table": 404,
    "not-your-turn": 409,
    "stale": 409,
    "not-an-option": 422,
    "frozen": 423,
    "too-much": 429,
    "too-busy": 503,
}
"""What each kind of refusal is called in HTTP."""


def wrong_words(refusal: Refusal) -> Wrong:
    """A refusal as it crosses the wire."""
    wrong = msgspec.convert(error_words(refusal), Wrong)
    if isinstance(refusal, Named):
        wrong.sentence, wrong.about = refusal.name, refusal.about
    return wrong


def missing_package(what: str, missing: ImportError) -> str:
    """What is served from one process and one file does without packages that several processes need."""
    return f"The package '{missing.name}' is missing, which {what} needs: get it with pip install 'harena[cluster]'."
