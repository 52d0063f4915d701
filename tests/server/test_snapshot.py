"""Snapshots: a table from one of them is the table that its entries give."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.games.catalogue import EDITIONS
from harena.server import snapshot, wire
from harena.server.facts import read
from harena.server.room import Room
from harena.server.snapshot import engine_code, packed_room, unpacked_room
from harena.server.telling import record_of

from .rooms import (
    ANN,
    ARENA,
    BEN,
    CIRCUS,
    COLOSSAL,
    TITLES,
    all_words,
    begun,
    caller_of,
    do,
    fresh,
    made,
    plan,
    play,
    replayed,
)

CHOSEN: dict[str, dict[str, object]] = {
    COLOSSAL: {"memory": "strict"},
    ARENA: {"spells": True, "laps": "2"},
    CIRCUS: {"rules": "advanced", "chariots": "10"},
}


def empty(room: Room) -> Room:
    return Room(room.id, room.secrets, room.games)


def thawed(room: Room) -> Room:
    again = unpacked_room(empty(room), packed_room(room))
    assert again is not None
    return again


def fields(room: Room) -> dict[str, object]:
    """Everything a room knows, but for its game, what waits to be stored, and what follows from the rest."""
    left_out = ("table", "unsaved", "games", "owing", "next_due")
    known = {name: value for name, value in vars(room).items() if name not in left_out}
    return msgspec.to_builtins(known)  # type: ignore[no-any-return]


@given(
    title=st.sampled_from(TITLES),
    chosen=st.booleans(),
    people=st.integers(2, 3),
    answers=st.integers(0, 150),
    seed=st.integers(0, 1_000),
)
def test_a_table_from_a_snapshot_is_the_table(
    *, title: str, chosen: bool, people: int, answers: int, seed: int
) -> None:
    options = CHOSEN[title] if chosen else {}
    room = begun(title, people, options=options, clock={"each": 30, "bank": 60})
    play(room, random.Random(seed), answers)
    do(room, wire.Say(id=fresh(), text="salve"), ANN)
    again = thawed(room)
    assert fields(again) == fields(room) == fields(replayed(room))
    assert all_words(again) == all_words(room)


@pytest.mark.parametrize("title", TITLES)
def test_the_future_of_a_table_from_a_snapshot_is_the_same(title: str) -> None:
    for seed in range(3):
        room = begun(title, 3, options=CHOSEN[title])
        play(room, random.Random(seed), 30 + 20 * seed)
        again = thawed(room)
        play(room, random.Random(seed))
        play(again, random.Random(seed))
        assert record_of(again) == record_of(room)
        assert (again.head, again.seq) == (room.head, room.seq)


@pytest.mark.parametrize("title", TITLES)
def test_the_same_is_taken_back_after_a_snapshot(title: str) -> None:
    room = begun(title, 2)
    play(room, random.Random(1), 40)
    again = thawed(room)
    for one in (room, again):
        last = one.running().entries[-1].seat
        assert last is not None
        one.carry_out(wire.Undo(id="u"), caller_of(one, last), one.at)
        if one.wish is not None:
            one.carry_out(wire.Consent(id="c", agree=True), caller_of(one, 1 - last), one.at)
    assert all_words(again) == all_words(room)
    assert fields(again) == fields(room)


def test_a_table_that_has_not_begun_has_a_snapshot_too() -> None:
    room = made(plan(start=False))
    do(room, wire.Join(id="1", token=room.invite()), BEN)
    again = thawed(room)
    assert fields(again) == fields(room)
    do(again, wire.Start(id="2"), ANN)
    assert again.phase() == "running"


def test_repeats_are_known_after_a_snapshot() -> None:
    room = begun()
    done = do(room, wire.Say(id="once", text="salve"), ANN)
    assert do(thawed(room), wire.Say(id="once", text="salve"), ANN) == done


def test_a_snapshot_that_does_not_fit_leaves_the_room_as_it_was() -> None:
    room = begun()
    play(room, random.Random(1), 20)
    body = packed_room(room)
    frozen = msgspec.msgpack.decode(body, type=snapshot.FrozenRoom)
    assert frozen.table is not None
    frozen.table.position = "nothing any game knows"
    wrong = [b"", body[:-1], body + b"x", msgspec.msgpack.encode([1, 2, 3]), msgspec.msgpack.encode(frozen)]
    untouched = fields(empty(room))
    for one in wrong:
        target = empty(room)
        assert unpacked_room(target, one) is None
        assert fields(target) == untouched


def test_a_snapshot_of_rules_that_are_not_here_is_ignored() -> None:
    room = begun(COLOSSAL)
    others = {key: game for key, game in EDITIONS.items() if key[0] != COLOSSAL}
    assert unpacked_room(Room(room.id, room.secrets, others), packed_room(room)) is None


def test_the_engines_fingerprint_is_of_all_its_code(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    (tmp_path / "core").mkdir()
    file = tmp_path / "core" / "a.py"
    file.write_text("one = 1\n")
    monkeypatch.setattr(snapshot, "_ENGINE", [tmp_path])
    codes = []
    for text in ("one = 1\n", "one = 2\n", "one = 1\n"):
        file.write_text(text)
        codes.append(engine_code.__wrapped__())
    assert codes[0] == codes[2] != codes[1]
    assert len(engine_code()) == 64


def test_a_snapshot_and_the_entries_after_it_give_the_table() -> None:
    room = begun(CIRCUS, 2)
    play(room, random.Random(2), 250)
    body, seq = packed_room(room), room.seq
    play(room, random.Random(3), 120)
    again = unpacked_room(empty(room), body)
    assert again is not None
    for line in room.unsaved:
        if read(line).seq > seq:
            again.replay(line)
    assert fields(again) == fields(room)
    assert all_words(again) == all_words(room)
