"""Tables as the database keeps them: what is written of one, and how it is read back."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, insert, select, update

from ..core.game import Editions
from .errors import NoSuchTable
from .fold import Secrets
from .room import Room
from .schema import ENTRIES, SEATS, SNAPSHOTS, TABLES
from .snapshot import engine_code, packed_room, unpacked_room
from .store import Params, Statement, Store

MOVE_HEAD: Final = update(TABLES).where(TABLES.c.id == bindparam("of"))
_ADD_TABLE: Final = insert(TABLES)
_ADD_SEAT: Final = insert(SEATS)
_ADD_ENTRY: Final = insert(ENTRIES)
_SEAT_PERSON: Final = update(SEATS).where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("at_seat"))
_DROP_SNAPSHOT: Final = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("of"))
_ADD_SNAPSHOT: Final = insert(SNAPSHOTS)


# ---- writing


def first_written(room: Room) -> list[Statement]:
    """A new table, with the entries it has so far."""
    row = {
        "id": room.id,
        "game": room.plan.game,
        "rules": room.rules,
        "name": room.plan.name,
        "public": room.plan.public,
        "host": room.host,
        "seed": room.secrets.seed,
        "key": room.secrets.key,
        "created": room.created,
        "size": len(room.seats),
        "keeper": None,
        "keeper_until": 0.0,
        **head_of(room),
    }
    seats: list[Statement] = [
        (_ADD_SEAT, {"table_id": room.id, "seat": number, "person": seat.person})
        for number, seat in enumerate(room.seats)
    ]
    return [(_ADD_TABLE, row), *seats, *added(room.id, room.seq, room.unsaved)]


def written(room: Room, kept_seats: list[str | None]) -> list[Statement]:
    """What is new at a table whose seats are kept as these people's."""
    seats: list[Statement] = [
        (_SEAT_PERSON, {"of": room.id, "at_seat": number, "person": seat.person})
        for number, seat in enumerate(room.seats)
        if seat.person != kept_seats[number]
    ]
    return [*added(room.id, room.seq, room.unsaved), (MOVE_HEAD, {"of": room.id, **head_of(room)}), *seats]


def added(table: str, last: int, lines: list[bytes]) -> list[Statement]:
    """Entries of which the last has this number."""
    return [
        (_ADD_ENTRY, {"table_id": table, "seq": seq, "line": line})
        for seq, line in enumerate(lines, last - len(lines) + 1)
    ]


def head_of(room: Room) -> Params:
    """What a table is found by."""
    return {
        "seq": room.seq,
        "changed": room.at,
        "phase": room.phase(),
        "due": room.due(),
        "free": len(room.free_seats()),
        "waiting": ",".join(map(str, room.asked())),
    }


def snapshot_written(room: Room) -> list[Statement]:
    row = {"table_id": room.id, "seq": room.seq, "code": engine_code(), "body": packed_room(room)}
    return [(_DROP_SNAPSHOT, {"of": room.id}), (_ADD_SNAPSHOT, row)]


# ---- reading


async def read_room(store: Store, games: Editions, table: str, *, anew: bool = False) -> Room:
    """A table from its snapshot and what came after, or anew from all its entries."""
    row = await store.first(select(TABLES.c.seed, TABLES.c.key).where(TABLES.c.id == table))
    if row is None:
        raise NoSuchTable("no-table")
    room = Room(table, Secrets(row[0], bytes(row[1])), games)
    if not anew:
        await thaw(store, room)
    for line in await lines_of(store, table, room.seq):
        room.replay(line)
    return room


async def thaw(store: Store, room: Room) -> None:
    """Fill a room from its snapshot, if there is one that fits."""
    query = select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == room.id, SNAPSHOTS.c.code == engine_code())
    kept = await store.first(query)
    if kept is not None:
        unpacked_room(room, bytes(kept[0]))


async def lines_of(store: Store, table: str, after: int = -1) -> list[bytes]:
    query = select(ENTRIES.c.line).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
    return [bytes(line) for (line,) in await store.rows(query)]
