"""A table as one reader may know it, built from empty."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from msgspec.structs import replace

from ..core.game import Game
from ..core.ids import Pick
from ..core.ids import Seat as SeatId
from ..core.record import write_record
from ..core.table import Table
from .errors import NotAllowed
from .room import Room
from .wire import Fields, OptionWords, Question, SeatWords, TableWords, UndoWish

NOBODY: Final = ""
"""The person of a reader who is none: a spectator."""


@final
class Scene:
    """A table at one moment, as far as it is the same for all who look."""

    def __init__(self, room: Room, here: set[str]) -> None:
        self.room: Final = room
        self.asked: Final = room.asked()
        self.own: Final = room.seats_by_person()
        self.seats: Final = [seat_words(room, number, here) for number in range(len(room.seats))]
        self.told: Final[dict[tuple[int, bool, bool], Fields]] = {}
        """Events in words, by number, whether the reader knows them and whether he has forgotten their cards."""
        self.common: Final = common_words(self)

    def seats_for(self, person: str) -> list[SeatWords]:
        """Each reader is shown which seats are his."""
        seats = self.seats.copy()
        for number in self.own.get(person, ()):
            seats[number] = replace(seats[number], yours=True)
        return seats

    def events_for(self, reader: SeatId | None, first: int) -> list[Fields]:
        table = self.room.table
        if table is None:
            return []
        events = table.log.events
        forgotten = table.game.forgets_before(table.state, events, reader)
        return [
            self.event(table, number, reader, known=events[number].known_to(reader), forgotten=number < forgotten)
            for number in range(first, len(events))
        ]

    def event(self, table: Table, number: int, reader: SeatId | None, *, known: bool, forgotten: bool) -> Fields:
        key = (number, known, forgotten)
        if key not in self.told:
            self.told[key] = table.event_words(number, reader, forgotten=forgotten)
        return self.told[key]


def common_words(scene: Scene) -> TableWords:
    """What a spectator knows who has seen all events, but without a view."""
    room, table = scene.room, scene.room.table
    result = None if table is None else table.game.result(table.state)
    phase = room.phase()
    return TableWords(
        id=room.id,
        name=room.plan.name,
        game=room.plan.game,
        rules=room.rules,
        options=room.plan.options,
        seq=room.seq,
        at=room.at,
        phase=phase,
        public=room.plan.public,
        watch=room.plan.watch,
        host=False,
        clock=room.plan.clock,
        late=room.plan.late,
        commitment=room.commitment,
        seat=None,
        seats=scene.seats,
        waiting=scene.asked,
        asked=None,
        hints=room.gives_hints(),
        undo=False,
        wish=None if room.wish is None else UndoWish(room.wish.seat, room.agreed),
        standing=[],
        forced=None,
        view=None,
        first=0,
        events=[],
        said=[],
        result=None if result is None else result.words(),
        chance=dict(table.spec) if phase == "over" and table is not None else None,
        next=room.next,
        frozen=room.frozen,
    )


def table_words(room: Room, person: str, seat: int | None, here: set[str], since: int = -1) -> TableWords:
    """All of a table, or what is new since a number; through the eyes of a seat, or of a spectator."""
    return scene_words(Scene(room, here), person, seat, since)


def scene_words(scene: Scene, person: str, seat: int | None, since: int) -> TableWords:
    room, table = scene.room, scene.room.table
    first = 0 if since < 0 else min(room.marks[since:])
    reader = None if seat is None else SeatId(seat)
    words = replace(
        scene.common,
        host=person == room.host and person != NOBODY,
        seat=seat,
        seats=scene.seats_for(person),
        view=None if table is None else dict(table.game.view(table.state, reader).words()),
        first=first,
        events=scene.events_for(reader, first),
        said=[line for line in room.said if line.seq > since],
    )
    if seat is None:
        return words
    asked = seat in scene.asked
    words.asked = question_words(room.running(), SeatId(seat), room.seats[seat].since) if asked else None
    words.undo = words.phase == "running" and room.may_take_back(seat)
    words.standing = room.seats[seat].standing
    words.forced = room.seats[seat].forced if room.against_bots(seat) else None
    return words


def seat_words(room: Room, number: int, here: set[str]) -> SeatWords:
    seat = room.seats[number]
    return SeatWords(
        seat.kind(),
        seat.name,
        seat.bot,
        seat.person in here,
        seat.left,
        False,
        room.deadline(number),
        seat.bank if room.plan.clock is not None else None,
        bool(seat.seed),
    )


def question_words(table: Table, seat: SeatId, since: int) -> Question:
    """What a seat is asked; `since` is the number of the table at which it was first asked."""
    game, state = table.game, table.state
    facts = game.question(state, seat) or {}
    choice, clause = str(facts.pop("choice")), str(facts.pop("clause"))
    options = [option_words(game, pick, game.declined(state, pick)) for pick in state.options(seat)]
    return Question(int(seat), choice, clause, since, facts, options)


@cache
def option_words(game: Game, pick: Pick, declined: str) -> OptionWords:
    return OptionWords(int(pick), game.picks.say(pick), str(game.picks.verb(pick).clause), declined or None)


def record_of(room: Room) -> str:
    """The record of a finished game: it verifies offline."""
    if room.phase() != "over":
        raise NotAllowed("sealed-record")
    return write_record(room.running(), [seat.name for seat in room.seats])
