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
    "own-pages": "This can only be done from this site's own pages.",
    "no-session": "There is no such session.",
    "name-taken": "This name is taken: choose another, or sign in.",
    "name-letters": "A name needs at least one letter and only printable characters.",
    "name-long": "This name is too long.",
    "passphrase": "Wrong name or passphrase.",
    # Tables and seats.
    "no-table": "There is no such table.",
    "table-name": "A table name must be one line of printable characters.",
    "no-spectators": "This table does not allow spectators.",
    "invitation": "This table is invite only: ask for the link.",
    "old-link": "This link is no longer valid: ask for a new one.",
    "host-only": "Only the host of this table can do that.",
    "no-free-seat": "There is no open seat at this table.",
    "seat-free": "A seat is still open: fill it with a bot, or wait for another player.",
    "seat-taken": "Seat {seat} is taken.",
    "seat-kept": "Seat {seat} is reserved for the player who had it.",
    "seat-not-yours": "Seat {seat} is not yours.",
    "seat-occupied": "{name} is in that seat: clear it first.",
    "seat-in-time": "{name} is playing there and still has time.",
    "no-seat": "You have no seat at this table.",
    "several-seats": "You have several seats at this table: say which one.",
    # The game.
    "no-game": "There is no game '{game}'; available: {known}.",
    "no-lesson": "There is no lesson '{lesson}'; available: {known}.",
    "not-begun": "The game has not started.",
    "begun": "The game has already started.",
    "over": "The game is over.",
    "not-over": "The game is not over yet.",
    "frozen": "This table has been stopped: {why}",
    "other-rules": "This table plays {game} by rules version {rules}, which this server does not have.",
    "moved-on": "The game has moved on: take another look.",
    "possible": "That move is possible now.",
    "not-asked": "It is not your turn to decide.",
    "no-hints": "No hints at this table: other people are playing.",
    "speak": "Only players at this table can chat.",
    "speech": "A message must be one line of printable characters.",
    "rematch": "Only those who played can ask for a rematch.",
    "nothing-to-undo": "You have nothing to undo.",
    "final-answers": "At this table there is no undo ({clause}).",
    "wish-open": "Another undo request is open: answer that first.",
    "wish-declined": "Your last undo request was declined: ask again in {seconds} seconds.",
    "no-consent": "Nobody is waiting for your consent.",
    # Records.
    "sealed-record": "The record is available once the game is over: it holds every secret.",
    "own-eyes": "While a game is running you can see it only from your own seat, or as a spectator.",
    "bad-record": "{why}",
    "unfinished": "This game is not over: only finished games can be reviewed, since a review shows all hands.",
    # Too much of something.
    "many-requests": "Too many requests from your address: wait a little, then try again.",
    "many-messages": "Too many messages: the connection is closed.",
    "many-sockets": "Too many connections are open: close one first.",
    "many-guests": "Many guests have just arrived from your address: wait a little, then try again.",
    "many-tries": "Too many attempts for this name: wait a little, then try again.",
    "many-words": "You are sending messages very fast: wait a little, then try again.",
    "many-tables": "Too many new tables just now: wait a little, then try again.",
    "many-tables-today": "Too many new tables today: try again later.",
    "many-hints": "Too many hint requests: wait a little, then try again.",
    "many-reasons": "Too many requests for reasons: wait a little, then try again.",
    "many-games": "Too many games opened: wait a little, then try again.",
    "busy-table": "This table is overloaded: try again in a moment.",
    "put-away": "This table is just being unloaded: try again.",
    "busy-champion": "The champion is not available right now: try again.",
    "busy-reviews": "Many games are being reviewed right now: try again in a moment.",
    "busy-replays": "Many replays are being opened right now: try again in a moment.",
    "slow-review": "Reviewing this game took too long: try again.",
    "slow-replay": "Loading this game took too long: try again.",
    "busy-writer": "The server cannot keep up with saving: try again in a moment.",
    "not-kept": "This could not be saved, so it was not done: try again.",
    "no-database": "The database is not responding: try again.",
    "unchanged": "Something went wrong, and nothing was changed: try again.",
    "failed": "Something went wrong, and the error was logged: try again.",
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
