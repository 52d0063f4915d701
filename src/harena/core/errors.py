"""What can be wrong with a request. Every refusal is a full sentence, names its clause where one forbids, and changes
nothing."""

from __future__ import annotations

from typing import ClassVar

from .ids import Clause


class Refusal(Exception):
    """A request that was not carried out."""

    kind: ClassVar[str] = "bad-request"

    def __init__(self, say: str, clause: Clause | None = None) -> None:
        super().__init__(say)
        self.say = say
        self.clause = clause


class NotYourTurn(Refusal):
    """Nobody waits for an answer of this seat."""

    kind: ClassVar[str] = "not-your-turn"


class NotAnOption(Refusal):
    """A move that exists, but not now."""

    kind: ClassVar[str] = "not-an-option"


class NotAMove(Refusal):
    """Nothing the game knows, now or ever."""

    kind: ClassVar[str] = "not-a-move"


class BadRequest(Refusal):
    """Words that make no sense here: options, positions, seats, chance."""


class BadRecord(Refusal):
    """A record that does not replay; it names the entry at which it breaks."""

    def __init__(self, say: str, entry: int, clause: Clause | None = None) -> None:
        super().__init__(say, clause)
        self.entry = entry


class OtherRules(BadRecord):
    """A record of rules that are not here: nothing can be said of its moves."""


class Misfit(Exception):
    """A scripted draw that cannot happen, or a script that has run out."""

    def __init__(self, stream: str, word: str | int | None) -> None:
        super().__init__(f"the script does not fit the draw '{stream}'")
        self.stream = stream
        self.word = word
