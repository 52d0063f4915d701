"""Events: kinds with clause and fields, audiences, and what each reader gets of them."""

from __future__ import annotations

import pytest

from harena.core.agenda import State
from harena.core.chance import Fast
from harena.core.events import Event, Kind, Log
from harena.core.ids import EVERYONE, Seat, only
from harena.core.table import Table, event_fields

from .toy import CARD_DRAWN, DONE, DRAW, HAND_DEALT, POINT_SCORED, STAKE, TOY

GIVEN = Kind("given", "T-1", "seat rival:seat count")


def test_a_kind_names_its_fields_and_what_they_are() -> None:
    assert GIVEN.fields == ["seat", "rival", "count"]
    assert GIVEN.types == ["seat", "seat", "count"]
    assert not GIVEN.telling


@pytest.mark.parametrize(
    ("audience", "knowing"),
    [
        (EVERYONE, [0, 1, 2, None]),
        (only(Seat(1)), [1]),
        (only(Seat(0)) | only(Seat(2)), [0, 2]),
        (0, []),
    ],
)
def test_an_audience_is_a_mask_of_seats(audience: int, knowing: list[int | None]) -> None:
    event = Event(GIVEN, (0, 1, 2), audience)
    readers = [Seat(0), Seat(1), Seat(2), None]
    assert [reader for reader in readers if event.known_to(reader)] == knowing


def test_a_step_records_for_all_whispers_to_some_and_shows_lists() -> None:
    log = Log()
    state = State(2, [], Fast(1), log)
    state.record(GIVEN, 1, 0, 5)
    state.whisper(only(Seat(1)), GIVEN, 1, 0, 5)
    state.show(only(Seat(0)), HAND_DEALT, Seat(0), [4, 7])
    state.tell(EVERYONE, HAND_DEALT, [1])
    assert [(event.kind.name, event.numbers, event.audience) for event in log.events] == [
        ("given", (1, 0, 5), -1),
        ("given", (1, 0, 5), 2),
        ("hand-dealt", (0, 4, 7), 1),
        ("hand-dealt", (1,), -1),
    ]


def test_a_state_without_a_log_records_nothing() -> None:
    state = State(2, [], Fast(1))
    state.record(GIVEN, 1, 0, 5)
    state.show(only(Seat(0)), HAND_DEALT, Seat(0), [4, 7])
    assert state.log is None


def test_fields_are_spelled_and_a_plural_takes_all_that_are_left() -> None:
    assert event_fields(TOY, Event(HAND_DEALT, (1, 4, 7))) == {"seat": 1, "cards": ["card 4", "card 7"]}
    assert event_fields(TOY, Event(HAND_DEALT, (1,))) == {"seat": 1, "cards": []}
    assert event_fields(TOY, Event(POINT_SCORED, (1, 0))) == {"seat": 1, "winner": 0}


def drawn() -> Table:
    """Seat 1 has won the first round and drawn."""
    table = Table(TOY, 2, {}, {"make": "fast", "seed": 3})
    hand = table.state.options(Seat(1))
    table.answer(Seat(0), [DONE.pick])
    table.answer(Seat(1), [hand[0], DONE.pick])
    table.answer(Seat(1), [DRAW.pick])
    return table


def test_hidden_events_keep_their_numbers() -> None:
    table = drawn()
    own, other, spectator = (table.events(seat) for seat in (Seat(1), Seat(0), None))
    number = next(n for n, event in enumerate(table.log.events) if event.kind is CARD_DRAWN)
    assert own[number]["card"] == table.entries[-1].drawn[0]
    assert other[number] == spectator[number] == {"number": number, "seq": 3}
    assert [event["number"] for event in other] == list(range(len(table.log.events)))


def test_events_are_told_by_entry() -> None:
    table = drawn()
    assert [event["seq"] for event in table.events(None)] == [0, 0, 0, 2, 2, 3, 3, 3]
    assert [event["number"] for event in table.events(None, 2)] == [5, 6, 7]
    assert table.events(None, 3) == []
    assert table.events(None, -1) == table.events(None)


def test_all_events_name_their_audience() -> None:
    table = drawn()
    audiences = {(event["kind"], str(event["audience"])) for event in table.all_events(-1)}
    assert audiences == {
        ("hand-dealt", "[0]"),
        ("hand-dealt", "[1]"),
        ("round-begun", "all"),
        ("stake-shown", "all"),
        ("point-scored", "all"),
        ("card-drawn", "[1]"),
        ("cards-drawn", "all"),
    }
    assert STAKE.holds(table.entries[2].picks[0])
