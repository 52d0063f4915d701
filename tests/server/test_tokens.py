"""Tokens of seats: a person's way in, used up by it; a program's password, for as long as it sits there."""

from __future__ import annotations

import pytest

from harena.server import wire
from harena.server.errors import NotAllowed
from harena.server.fold import Caller
from harena.server.room import Room

from .rooms import ANN, BEN, CYD, ME, OPEN, bot_chair, do, fresh, made, plan, replayed


def open_table() -> Room:
    return made(plan(seats=[ME, OPEN, OPEN], start=False))


def program(room: Room, token: str) -> Caller:
    caller = room.holder(token)
    assert caller is not None
    return caller


def join(room: Room, caller: Caller, token: str | None = None, seat: int | None = None) -> wire.Done:
    return do(room, wire.Join(id=fresh(), token=token, seat=seat), caller)


def test_a_seats_token_gives_exactly_that_seat() -> None:
    room = open_table()
    join(room, BEN, room.seat_token(2))
    assert room.seats_of("ben") == [2]


def test_a_seats_token_gives_that_seat_even_if_another_is_named() -> None:
    room = open_table()
    join(room, BEN, room.seat_token(2), seat=1)
    assert room.seats_of("ben") == [2]


def test_a_person_uses_the_token_up() -> None:
    room = open_table()
    token = room.seat_token(1)
    join(room, BEN, token)
    assert room.holder(token) is None
    assert room.seat_for(token) is None
    with pytest.raises(NotAllowed, match="no longer valid"):
        join(room, CYD, token)
    do(room, wire.Leave(id=fresh()), BEN)
    with pytest.raises(NotAllowed, match="no longer valid"):
        join(room, CYD, token)


def test_a_seats_token_stays_a_programs_password() -> None:
    room = open_table()
    token = room.seat_token(1)
    join(room, program(room, token))
    assert room.seats[1].person == program(room, token).person
    assert room.seats[1].name == "Program 2"
    do(room, wire.Say(id="1", text="I am a program"), program(room, token))
    with pytest.raises(NotAllowed, match="taken"):
        join(room, CYD, token)
    again = replayed(room)
    assert again.seats_of(program(again, token).person) == [1]


def test_a_program_whose_seat_is_cleared_is_out() -> None:
    room = open_table()
    token = room.seat_token(1)
    join(room, program(room, token))
    do(room, wire.Clear(id="1", seat=1), ANN)
    assert room.holder(token) is None
    assert room.seat_token(1) != token


def test_a_program_sits_in_its_own_seat_alone() -> None:
    room = open_table()
    caller = program(room, room.seat_token(2))
    join(room, caller, seat=1)
    assert room.seats_of(caller.person) == [2]
    assert room.free_seats() == [1]


def test_a_program_may_take_over_a_bots_seat_in_a_running_game() -> None:
    room = made(plan(seats=[ME, bot_chair()]))
    caller = program(room, room.seat_token(1))
    join(room, caller)
    assert (room.seats[1].person, room.seats[1].bot) == (caller.person, None)


def test_a_seat_that_was_given_up_and_taken_by_another_is_not_the_first_programs() -> None:
    room = open_table()
    token = room.seat_token(1)
    first = program(room, token)
    join(room, first)
    do(room, wire.Leave(id="1"), first)
    join(room, BEN, room.seat_token(1))
    with pytest.raises(NotAllowed):
        do(room, wire.Say(id="2", text="still here?"), first)
    assert room.holder(token) is None


def test_tokens_of_seats_tables_and_the_invitation_differ() -> None:
    room = open_table()
    tokens = {room.invite(), *[room.seat_token(seat) for seat in range(3)]}
    assert len(tokens) == 4


def test_a_token_that_is_no_ascii_is_just_wrong() -> None:
    room = open_table()
    assert room.seat_for("ß") is None
    assert not room.invites("ß")
