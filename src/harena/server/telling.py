"""A table as one reader may know it, built from empty."""

from __future__ import annotations

from typing import Final

from ..core.ids import Seat as SeatId
from ..core.record import write_record
from ..core.table import Table
from .errors import NotAllowed
from .room import Room
from .wire import Fields, OptionWords, Question, SeatWords, TableWords, UndoWish

NOBODY: Final = ""
"""The person of a reader who is none: a spectator."""


def table_words(room: Room, person: str, seat: int | None, here: set[str], since: int = -1) -> TableWords:
    """All of a table, or what is new since a number; through the eyes of a seat, or of a spectator."""
    table = room.table
    first = 0 if since < 0 else min(room.marks[since:])
    over = room.phase() == "over"
    result = None if table is None else table.game.result(table.state)
    reader = None if seat is None else SeatId(seat)
    asked = room.asked()
    return TableWords(
        id=room.id,
        name=room.plan.name,
        game=room.plan.game,
        rules=room.rules,
        options=room.plan.options,
        seq=room.seq,
        at=room.at,
        phase=room.phase(),
        public=room.plan.public,
        host=person == room.host and person != NOBODY,
        clock=room.plan.clock,
        late=room.plan.late,
        commitment=room.commitment,
        seat=seat,
        seats=[seat_words(room, other, person, here) for other in range(len(room.seats))],
        waiting=asked,
        asked=question_words(room, seat) if seat is not None and seat in asked else None,
        undo=reader is not None and table is not None and not over and table.undo_point(reader) is not None,
        wish=None if room.wish is None else UndoWish(room.wish.seat, room.agreed),
        standing=[] if seat is None else room.seats[seat].standing,
        view=None if table is None else table.game.view(table.state, reader).words(),
        first=first,
        events=[] if table is None else events_from(table, reader, first),
        said=[line for line in room.said if line.seq > since],
        result=None if result is None else result.words(),
        chance=dict(table.spec) if over and table is not None else None,
        next=room.next,
        frozen=room.frozen,
    )


def seat_words(room: Room, number: int, person: str, here: set[str]) -> SeatWords:
    seat = room.seats[number]
    return SeatWords(
        seat.kind(),
        seat.name,
        seat.bot,
        seat.person in here,
        seat.left,
        seat.person is not None and seat.person == person,
        room.deadline(number),
        seat.bank if room.plan.clock is not None else None,
        bool(seat.seed),
    )


def question_words(room: Room, seat: int) -> Question:
    question = room.running().question(SeatId(seat))
    options = question["options"]
    assert isinstance(options, list)
    listed = [OptionWords(words["pick"], words["say"], words["clause"]) for words in options]
    return Question(seat, str(question["choice"]), str(question["clause"]), room.seats[seat].since, listed)


def events_from(table: Table, reader: SeatId | None, first: int) -> list[Fields]:
    forgotten = table.game.forgets_before(table.state, table.log.events, reader)
    numbers = range(first, len(table.log.events))
    return [table.event_words(number, reader, forgotten=number < forgotten) for number in numbers]


def record_of(room: Room) -> str:
    """The record of a finished game: it verifies offline."""
    if room.phase() != "over":
        raise NotAllowed("The record can be had when the game is over: it holds every secret.")
    return write_record(room.running())
