"""The database: groups that are kept together, collisions that hurt nobody else, and trouble that is said."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, func, insert, select, text

from harena.core.errors import BadRequest
from harena.server import store as store_module
from harena.server.errors import TooBusy
from harena.server.schema import BEATS, ENTRIES, METADATA, OUTAGES, RATINGS
from harena.server.shelf import added, first_written
from harena.server.store import Conflict, Store, engine_for, migrate
from tests.server.rooms import made, plan

ADD = insert(BEATS)
NOTE = insert(OUTAGES)


def with_store(file: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(engine_for(f"sqlite:///{file}"))
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def beat(name: str) -> list[store_module.Statement]:
    return [(ADD, {"process": name, "at": 1.0})]


async def beats(store: Store) -> list[str]:
    return sorted(name for (name,) in await store.rows(select(BEATS.c.process)))


def troubled(store: Store) -> bool:
    return store.trouble is not None


def test_what_waits_together_is_written_in_one_transaction(file: Path) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*[store.write(beat(f"p{number}")) for number in range(100)])
        assert (store.groups, store.written) == (1, 100)
        assert len(await beats(store)) == 100

    with_store(file, work)


def test_a_group_has_an_end(file: Path) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*[store.write(beat(f"p{number}")) for number in range(store_module.GROUP_MOST + 1)])
        assert store.groups == 2

    with_store(file, work)


def test_a_collision_in_a_group_fails_its_own_job_alone_and_as_a_whole(file: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(beat("taken"))
        both = [*beat("half"), *beat("taken")]
        jobs = [store.write(beat("a")), store.write(both), store.write(beat("b")), store.write(beat("taken"))]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(one) for one in done] == [type(None), Conflict, type(None), Conflict]
        assert await beats(store) == ["a", "b", "taken"]

    with_store(file, work)


def test_a_change_that_collides_says_so(file: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.change(NOTE, {"start": 1.0, "end": 2.0}) == 1
        with pytest.raises(Conflict):
            await store.change(NOTE, {"start": 1.0, "end": 3.0})
        assert await store.first(select(OUTAGES.c.end)) == (2.0,)
        assert await store.first(select(OUTAGES.c.end).where(OUTAGES.c.start == 5.0)) is None

    with_store(file, work)


def test_when_the_queue_is_full_nobody_waits_in_vain(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "QUEUE_MOST", 3)

    async def work(store: Store) -> None:
        jobs = [store.write(beat(f"p{number}")) for number in range(5)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(one, TooBusy) for one in done] == [False, False, False, True, True]
        assert await beats(store) == ["p0", "p1", "p2"]

    with_store(file, work)


@pytest.mark.parametrize(
    "wrong",
    [
        (text("INSERT INTO secret_place VALUES (:at)"), {"at": 1.0}),
        (ADD, {"process": 2**70, "at": 1.0}),
    ],
    ids=["refused by the database", "refused by its driver"],
)
def test_trouble_is_said_and_nothing_is_half_written(file: Path, wrong: store_module.Statement) -> None:
    async def work(store: Store) -> None:
        jobs = [store.write(beat("a")), store.write([*beat("half"), wrong]), store.write(beat("b"))]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(one) for one in done] == [TooBusy] * 3
        assert "INSERT" not in str(store.trouble)
        assert troubled(store)
        assert await beats(store) == []
        await store.write(beat("d"))
        assert await beats(store) == ["d"]
        assert not troubled(store)

    with_store(file, work)


def test_a_database_that_is_away_refuses_until_it_is_back(file: Path) -> None:
    async def rename(store: Store, old: str, new: str) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))

    async def work(store: Store) -> None:
        await store.write(beat("a"))
        await rename(store, "beats", "gone")
        with pytest.raises(TooBusy):
            await store.write([(NOTE, {"start": 1.0, "end": 2.0}), *beat("b")])
        with pytest.raises(TooBusy):
            await store.change(ADD, {"process": "b", "at": 1.0})
        with pytest.raises(TooBusy):
            await beats(store)
        await rename(store, "gone", "beats")
        assert await beats(store) == ["a"]
        assert await store.rows(select(OUTAGES)) == []

    with_store(file, work)


def test_closing_finishes_what_was_asked_for(file: Path) -> None:
    async def run() -> None:
        store = Store(engine_for(f"sqlite:///{file}"))
        await store.open()
        jobs = [asyncio.create_task(store.write(beat(f"p{number}"))) for number in range(10)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*jobs)

    asyncio.run(run())

    async def look(store: Store) -> None:
        assert len(await beats(store)) == 10

    with_store(file, look)


def test_whoever_stops_waiting_does_not_stop_the_others(file: Path) -> None:
    async def work(store: Store) -> None:
        impatient = asyncio.create_task(store.write(beat("a")))
        patient = asyncio.create_task(store.write(beat("b")))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        assert await beats(store) == ["a", "b"]

    with_store(file, work)


# ---- the schema


def test_a_database_opened_again_is_as_it_was(file: Path) -> None:
    async def fill(store: Store) -> None:
        await store.write(beat("a"))

    async def look(store: Store) -> None:
        assert await beats(store) == ["a"]
        async with store.engine.connect() as connection:
            rows = (await connection.execute(text("SELECT version_num FROM alembic_version"))).all()
        assert len(rows) == 1

    with_store(file, fill)
    with_store(file, look)


def test_the_migrations_make_the_schema(file: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            await connection.execute(text("CREATE TABLE odd (id INTEGER)"))
            assert len(await connection.run_sync(differences)) == 1

    with_store(file, work)


def test_what_an_earlier_version_kept_is_there_after_the_migrations(file: Path) -> None:
    kept = (
        "INSERT INTO people VALUES ('ann', 'Ann', 'ann', 'hash', 1.0)",
        "INSERT INTO ratings VALUES ('ann', 'arena-maximus', 2, 25.0, 8.0, 3)",
        "INSERT INTO tables (id, game, rules, name, public, host, seed, key, created, changed, phase, seq, size, free, "
        "waiting, keeper_until) VALUES ('t', 'arena-maximus', 1, '', 0, 'ann', '5a', x'00', 1, 1, 'open', 0, 2, 1, '', "
        "0)",
        "INSERT INTO entries VALUES ('t', 0, 'command', x'7b7d')",
    )
    with closing(sqlite3.connect(file)) as database:
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrate(connection, "0001")
        engine.dispose()
        for statement in kept:
            database.execute(statement)
        database.commit()

    async def work(store: Store) -> None:
        assert await store.rows(select(ENTRIES)) == [("t", 0, b"{}")]
        assert await store.rows(select(RATINGS)) == [("ann", "arena-maximus", 2, 3, 25.0, 8.0)]

    with_store(file, work)


def test_what_others_refer_to_is_written_first(file: Path) -> None:
    """One transaction for a table that goes on and one that is new."""

    async def work(store: Store) -> None:
        first, second = made(plan()), made(plan(), name="t2")
        await store.write(first_written(first))
        groups = store.groups
        goes_on = asyncio.create_task(store.write(added(first.id, first.seq + 1, [b"{}"])))
        is_new = asyncio.create_task(store.write(first_written(second)))
        await asyncio.gather(goes_on, is_new)
        assert store.groups == groups + 1

    with_store(file, work)


def test_a_commit_is_on_the_disk_before_anybody_hears_of_it(file: Path) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
        assert found == ["wal", 2, 1, 5000]
        assert await store.first(select(func.count()).select_from(BEATS)) == (0,)

    with_store(file, work)


def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(file: Path) -> None:
    file.write_bytes(b"This is no database. " * 100)

    async def run() -> None:
        store = Store(engine_for(f"sqlite:///{file}"))
        with pytest.raises(BadRequest, match="cannot be opened"):
            await store.open()
        await store.close()

    asyncio.run(run())


def test_only_the_databases_that_are_known_are_taken() -> None:
    with pytest.raises(BadRequest, match="postgresql"):
        engine_for("mysql://somewhere")
    assert engine_for("postgres://u@h/d").dialect.name == "postgresql"
