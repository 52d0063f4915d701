"""The tables of the database. Entries are only ever added; everything about a table can be read from its entries, and
what else is kept of it is for finding it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(80), unique=True),
    Column("passphrase", String(200)),
    Column("created", Float, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("agent", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("ends", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(120), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", Float),
    Column("size", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("waiting", String(64), nullable=False),
    Column("keeper", String(32)),
    Column("keeper_until", Float, nullable=False),
    Index("ix_tables_list", "public", "phase", "changed"),
    Index("ix_tables_due", "phase", "due"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(120), index=True),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("code", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("games", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""One for every game: of two games that end at once, the second finds its number taken, and is counted after."""

BEATS: Final = Table(
    "beats",
    METADATA,
    Column("process", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)
"""When each server process was last alive: how long all of them were gone is put back on the clocks."""

OUTAGES: Final = Table(
    "outages",
    METADATA,
    Column("start", Float, primary_key=True),
    Column("end", Float, nullable=False),
)
"""When no process was alive."""
