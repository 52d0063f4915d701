"""What is kept of a table: facts in the order they came, each line with the hash of the one before."""

from __future__ import annotations

import hashlib
from typing import Final, Literal, final

import msgspec
from msgspec import Struct

from .wire import NewTable, StandingAnswer

By = Literal["person", "bot", "standing", "late"]


class Fact(Struct, frozen=True, tag_field="fact", omit_defaults=True):
    """Something that came to be. Whoever reads all facts of a table knows all about it but its seed."""


class Made(Fact, frozen=True, tag="made"):
    plan: NewTable
    rules: int
    host: str
    commitment: str
    held: list[str | None] = []
    """For whom its seats are kept, if it is a rematch."""


class Sat(Fact, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str


class Freed(Fact, frozen=True, tag="freed"):
    seat: int


class Left(Fact, frozen=True, tag="left"):
    seat: int


class BotSat(Fact, frozen=True, tag="bot-sat"):
    """In a person's seat it stands in for him."""

    seat: int
    bot: str


class Back(Fact, frozen=True, tag="back"):
    seat: int


class Seeded(Fact, frozen=True, tag="seeded"):
    seat: int
    text: str


class Began(Fact, frozen=True, tag="began"):
    salt: str


class Answered(Fact, frozen=True, tag="answered"):
    seat: int
    picks: list[int]
    drawn: list[str | int | None]
    by: By = "person"
    asked: int | None = None
    """How many picks were sent, if not all of them were made."""


class Wished(Fact, frozen=True, tag="wished"):
    """To take back, with everything that came after entry `to` of the game."""

    seat: int
    to: int


class Agreed(Fact, frozen=True, tag="agreed"):
    seat: int


class Declined(Fact, frozen=True, tag="declined"):
    seat: int


class Undone(Fact, frozen=True, tag="undone"):
    seat: int
    to: int


class Stood(Fact, frozen=True, tag="stood"):
    """Standing answers were set."""

    seat: int
    answers: list[StandingAnswer]
    forced: bool | None = None
    """Whether what leaves no choice is to be answered too; none where nothing was said of it."""


class Said(Fact, frozen=True, tag="said"):
    name: str
    text: str


class Paused(Fact, frozen=True, tag="paused"):
    """Nobody could answer for so long: clocks are put back."""

    seconds: float


class Froze(Fact, frozen=True, tag="froze"):
    why: str


class Thawed(Fact, frozen=True, tag="thawed"):
    pass


class Renewed(Fact, frozen=True, tag="renewed"):
    table: str


AnyFact = (
    Made
    | Sat
    | Freed
    | Left
    | BotSat
    | Back
    | Seeded
    | Began
    | Answered
    | Wished
    | Agreed
    | Declined
    | Undone
    | Stood
    | Said
    | Paused
    | Froze
    | Thawed
    | Renewed
)


@final
class Entry(Struct, frozen=True):
    """A fact in its place. The command that brought it about is named, so that a repeat finds it."""

    seq: int
    at: float
    fact: AnyFact
    before: str
    command: str | None = None


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def read(line: bytes) -> Entry:
    return _DECODER.decode(line)


def hash_of(line: bytes) -> str:
    return hashlib.sha256(line).hexdigest()
