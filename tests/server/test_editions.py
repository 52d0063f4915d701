"""Tables begun by rules of long ago, on a server that has learnt newer ones since: they keep theirs to the end."""

from __future__ import annotations

import random

import pytest

from harena.core.ids import Seat
from harena.core.record import read_record
from harena.games.catalogue import EDITIONS, GAMES
from harena.server import wire
from harena.server.replays import Look, replay_words, tape_of_room, walk_record
from harena.server.reviews import finished
from harena.server.room import Room, new_plan
from harena.server.snapshot import packed_room, unpacked_room
from harena.server.telling import record_of
from harena.server.thinkers import advise, choose, packed

from ..editions import EARLIER, EVER
from .rooms import ANN, ARENA, BEN, ME, OPEN, TITLES, all_words, do, fresh, made, plan, play, read_into, words

each_title = pytest.mark.parametrize("title", TITLES)


@pytest.fixture(autouse=True)
def earlier_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Harena that still knows version 0 of every game."""
    for (name, version), game in EARLIER.items():
        monkeypatch.setitem(EDITIONS, (name, version), game)


def begun_long_ago(title: str, answers: int) -> Room:
    """A table of a server that knew version 0 alone."""
    room = made(plan(title, [ME, OPEN]), games=EARLIER)
    do(room, wire.Join(id=fresh(), token=room.invite()), BEN)
    if room.table is None:
        do(room, wire.Start(id=fresh()), ANN)
    play(room, random.Random(3), answers)
    return room


def read_today(room: Room) -> Room:
    """The same journal, read by a server that knows newer rules too."""
    again = Room(room.id, room.secrets, EVER)
    read_into(again, room.unsaved)
    return again


@each_title
def test_a_journal_is_read_by_the_rules_its_table_began_with(title: str) -> None:
    room = begun_long_ago(title, 30)
    today = read_today(room)
    assert today.running().game is EARLIER[title, 0]
    assert all_words(today) == all_words(room)
    assert words(today, 0).rules == 0
    for one in (room, today):
        play(one, random.Random(8), 40)
    assert all_words(today) == all_words(room)


@each_title
def test_a_snapshot_is_read_by_the_rules_its_table_began_with(title: str) -> None:
    room = begun_long_ago(title, 30)
    again = unpacked_room(Room(room.id, room.secrets, EVER), packed_room(room))
    assert again is not None
    assert again.running().game is EARLIER[title, 0]
    assert all_words(again) == all_words(room)


@each_title
def test_new_tables_are_set_by_the_newest_rules(title: str) -> None:
    assert new_plan(plan(title, [ME, OPEN]), EVER) is GAMES[title]


@each_title
def test_bots_and_hints_think_by_the_rules_of_the_table(title: str) -> None:
    table = begun_long_ago(title, 20).running()
    seat = Seat(table.state.asked()[0])
    assert choose(packed(table, seat), "steady", 1, True) in table.state.options(seat)
    assert advise(packed(table, seat), 1)["seat"] == seat


def test_a_game_that_is_over_is_shown_checked_and_reviewed_by_its_rules() -> None:
    room = read_today(begun_long_ago(ARENA, 100_000))
    record = record_of(room)
    assert read_record(record, EVER).game is EARLIER[ARENA, 0]
    shown = replay_words(tape_of_room(room, "public"), Look("public", 0, 60))
    assert (shown.rules, shown.last) == (0, room.running().seq())
    assert walk_record(record, Look("all", 0, 5))
    assert finished(record).game is EARLIER[ARENA, 0]
