"""Refusals that only a server has; each is one full sentence and changes nothing."""

from __future__ import annotations

from typing import ClassVar

from ..core.errors import Refusal


class NotAllowed(Refusal):
    """Somebody else's right, or not now."""

    kind: ClassVar[str] = "not-allowed"


class NotKnown(Refusal):
    """Nobody is signed in."""

    kind: ClassVar[str] = "not-known"


class NoSuchTable(Refusal):
    kind: ClassVar[str] = "no-such-table"


class Stale(Refusal):
    """Made at a table that has moved on."""

    kind: ClassVar[str] = "stale"


class Frozen(Refusal):
    """A table that an operator has stopped, or whose rules are not here."""

    kind: ClassVar[str] = "frozen"


class TooMuch(Refusal):
    """A limit is reached; later it may go."""

    kind: ClassVar[str] = "too-much"


class TooBusy(Refusal):
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
