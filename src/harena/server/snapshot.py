"""Snapshots: a table's game as it stood at some entry, so that it need not be played again from the start. They are
caches: one that does not fit is ignored."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final, final

import msgspec

import harena

from ..core.chance import Sealed, Witness
from ..core.errors import Refusal
from ..core.events import Event, Log
from ..core.game import Game, Word
from ..core.ids import Pick, Seat
from ..core.seeding import Spec
from ..core.table import Entry, Table
from .chairs import Seat as Chair
from .facts import By, Wished
from .room import Room
from .wire import Done, Line, NewTable

FrozenEntry = tuple[int | None, list[int], list[Word], int]
EVERY: Final = 200
"""Entries between two snapshots."""
_ENGINE: Final = [Path(harena.__file__).parent / name for name in ("core", "games", "server")]


@final
class FrozenTable(msgspec.Struct, array_like=True):
    """A game's table in plain numbers and words."""

    spec: Spec
    seats: int
    options: dict[str, object]
    position: str
    counters: dict[str, int]
    events: list[tuple[int, list[int], int]]
    entries: list[FrozenEntry]


@final
class FrozenRoom(msgspec.Struct, array_like=True):
    """A room's fields, in the order they are declared there."""

    plan: NewTable
    rules: int
    host: str
    commitment: str
    created: float
    seats: list[Chair]
    frozen: str | None
    next: str | None
    wish: Wished | None
    agreed: list[int]
    said: list[Line]
    done: dict[str, Done]
    marks: list[int]
    choice: str
    choices: list[str]
    givers: list[By | None]
    seq: int
    at: float
    head: str
    table: FrozenTable | None


def packed_room(room: Room) -> bytes:
    fields = {name: getattr(room, name) for name in FrozenRoom.__struct_fields__ if name != "table"}
    table = None if room.table is None else freeze(room.table)
    return msgspec.msgpack.encode(FrozenRoom(**fields, table=table))


def unpacked_room(room: Room, body: bytes) -> Room | None:
    """A room filled from its snapshot; none, and the room left as it is, if it cannot be."""
    try:
        frozen = msgspec.msgpack.decode(body, type=FrozenRoom)
        game = room.games[frozen.plan.game, frozen.rules]
        table = None if frozen.table is None else thaw(game, frozen.table)
    except (msgspec.DecodeError, Refusal, LookupError):
        return None
    for name in FrozenRoom.__struct_fields__:
        if name != "table":
            setattr(room, name, getattr(frozen, name))
    room.table = table
    return room


def freeze(table: Table) -> FrozenTable:
    source = table.chance.source
    assert isinstance(source, Sealed)
    kinds = {id(kind): number for number, kind in enumerate(table.game.kinds)}
    return FrozenTable(
        table.spec,
        table.state.seats,
        table.options,
        table.game.print(table.state),
        source.counters.copy(),
        [(kinds[id(event.kind)], list(event.numbers), event.audience) for event in table.log.events],
        [frozen_entry(entry) for entry in table.entries],
    )


def frozen_entry(entry: Entry) -> FrozenEntry:
    return entry.seat, [int(pick) for pick in entry.picks], entry.drawn, entry.first_event


def thaw(game: Game, frozen: FrozenTable) -> Table:
    table = Table(game, frozen.seats, frozen.options, frozen.spec)
    source = table.chance.source
    assert isinstance(source, Sealed)
    source.counters = frozen.counters
    table.log = Log()
    table.chance = Witness(source)
    table.state = game.parse(frozen.position, table.chance, table.log)
    table.log.events = [Event(game.kinds[kind], tuple(numbers), audience) for kind, numbers, audience in frozen.events]
    table.entries = [
        Entry(None if seat is None else Seat(seat), [Pick(pick) for pick in picks], drawn, first)
        for seat, picks, drawn, first in frozen.entries
    ]
    return table


@cache
def engine_code() -> str:
    """A fingerprint of the engine and of what folds facts: a snapshot made by another is not read."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in _ENGINE for path in folder.rglob("*.py")):
        digest.update(path.as_posix().encode() + path.read_bytes())
    return digest.hexdigest()
