"""Taking back: at once where nothing was learnt, otherwise by consent of all other people."""

from __future__ import annotations

import random

import msgspec
import pytest

from harena.core.ids import Pick
from harena.core.ids import Seat as SeatId
from harena.server import facts, wire
from harena.server.errors import NotAllowed, Stale
from harena.server.fold import Caller
from harena.server.room import Room
from harena.server.telling import record_of

from .rooms import (
    ANN,
    ARENA,
    BEN,
    CIRCUS,
    CYD,
    TITLES,
    all_words,
    begun,
    caller_of,
    choice_of,
    do,
    fresh,
    kept,
    move,
    options,
    play,
    play_until,
    replayed,
    words,
)


def undo(room: Room, caller: Caller, now: float | None = None, seat: int | None = None) -> wire.Done:
    return do(room, wire.Undo(id=fresh(), seat=seat), caller, now)


def consent(room: Room, caller: Caller, *, agree: bool = True, now: float | None = None) -> wire.Done:
    return do(room, wire.Consent(id=fresh(), agree=agree), caller, now)


def tells(room: Room, seat: int, pick: Pick) -> bool:
    twin = room.running().twin()
    twin.answer(SeatId(seat), [pick])
    return twin.gave_information(twin.seq())


def moved(title: str, *, telling: bool, people: int = 2, bots: int = 0) -> tuple[Room, int, list[bytes]]:
    """A room just after a person's answer that told something or did not; the seat, and what was seen before."""
    room = begun(title, people, bots)
    chooser = random.Random(1)
    for _ in range(2_000):
        seat = room.asked()[0]
        fitting = [pick for pick in options(room, seat) if tells(room, seat, pick) == telling]
        if fitting and room.seats[seat].bot is None and room.running().seq() > 8:
            before = all_words(room)
            move(room, seat, fitting[:1])
            return room, seat, before
        play(room, chooser, 1)
    raise AssertionError("No such position came up.")


def lasting(lines: list[bytes]) -> list[object]:
    """What everybody sees, but for what taking back may change: numbers and times, and who may take back next."""
    changing = ("seq", "at", "undo", "asked", "seats")
    return [{key: value for key, value in msgspec.json.decode(line).items() if key not in changing} for line in lines]


@pytest.mark.parametrize("title", TITLES)
def test_what_told_nobody_anything_is_taken_back_at_once(title: str) -> None:
    room, seat, before = moved(title, telling=False)
    assert words(room, seat).undo
    assert not words(room, 1 - seat).undo
    undo(room, caller_of(room, seat))
    assert lasting(all_words(room)) == lasting(before)
    assert room.wish is None
    again = replayed(room)
    assert all_words(again) == all_words(room)


@pytest.mark.parametrize("title", TITLES)
def test_what_told_something_is_taken_back_when_all_others_agree(title: str) -> None:
    room, seat, before = moved(title, telling=True, people=3)
    others = [other for other in range(3) if other != seat]
    assert not words(room, seat).undo
    undo(room, caller_of(room, seat))
    seq = room.running().seq()
    assert words(room, None).wish == wire.UndoWish(seat, [])
    consent(room, caller_of(room, others[0]))
    assert room.running().seq() == seq
    assert words(room, None).wish == wire.UndoWish(seat, [others[0]])
    with pytest.raises(NotAllowed, match="Nobody is waiting"):
        consent(room, caller_of(room, others[0]))
    with pytest.raises(NotAllowed, match="Nobody is waiting"):
        consent(room, caller_of(room, seat))
    consent(room, caller_of(room, others[1]))
    assert room.wish is None
    assert lasting(all_words(room)) == lasting(before)


@pytest.mark.parametrize("seconds", ["5", "off"])
def test_against_the_clock_of_the_rules_nothing_is_taken_back_even_by_consent(seconds: str) -> None:
    """CM-11.2: whoever drives a chariot cannot put it back; without the clock he may."""
    room = begun(CIRCUS, 2, options={"rules": "advanced", "reaction-time": seconds})
    play_until(room, lambda room: choice_of(room, room.asked()[0]) == "move-choice")
    seat = room.asked()[0]
    move(room, seat)
    if seconds == "off":
        undo(room, caller_of(room, seat))
        assert room.wish is not None or isinstance(kept(room)[-1], facts.Undone)
        return
    before = all_words(room)
    assert not words(room, seat).undo
    with pytest.raises(NotAllowed, match=r"^At this table there is no undo \(CM-11\.2\)\.$") as refusal:
        undo(room, caller_of(room, seat))
    assert refusal.value.clause == "CM-11.2"
    assert (room.wish, all_words(room)) == (None, before)


def test_the_same_draw_comes_again_after_taking_back() -> None:
    room, seat, _ = moved(ARENA, telling=True)
    answer = kept(room)[-1]
    assert isinstance(answer, facts.Answered)
    after = room.running().game.print(room.running().state)
    undo(room, caller_of(room, seat))
    consent(room, caller_of(room, 1 - seat))
    move(room, seat, [Pick(pick) for pick in answer.picks])
    assert kept(room)[-1] == answer
    assert room.running().game.print(room.running().state) == after


def test_bots_and_those_who_left_are_not_asked() -> None:
    room, seat, _ = moved(ARENA, telling=True, people=2, bots=2)
    before = room.running().seq()
    do(room, wire.Leave(id=fresh()), caller_of(room, 1 - seat))
    undo(room, caller_of(room, seat))
    assert room.running().seq() == before - 1


def test_a_wish_is_granted_when_the_last_who_was_asked_leaves() -> None:
    room, seat, _ = moved(ARENA, telling=True)
    before = room.running().seq()
    undo(room, caller_of(room, seat))
    assert room.running().seq() == before
    do(room, wire.Leave(id=fresh()), caller_of(room, 1 - seat))
    assert (room.running().seq(), room.wish) == (before - 1, None)


def test_whoever_plays_alone_against_bots_needs_nobodys_consent() -> None:
    room = begun(ARENA, people=1, bots=2)
    play_until(room, lambda room: room.asked() == [0] and tells(room, 0, options(room, 0)[0]))
    move(room, 0)
    before = room.running().seq()
    undo(room, ANN)
    assert room.running().seq() == before - 1


def test_a_wish_goes_back_to_before_ones_own_last_answer() -> None:
    room = begun(ARENA, people=2)
    play_until(room, lambda room: room.asked() == [0] and room.running().seq() > 10)
    before: list[tuple[int, str]] = []
    while room.asked() == [0]:
        before.append((room.running().seq(), room.running().game.print(room.running().state)))
        move(room, 0)
    move(room, 1)
    undo(room, ANN)
    consent(room, BEN)
    assert (room.running().seq(), room.running().game.print(room.running().state)) == before[-1]


def test_a_declined_wish_backs_off_longer_each_time() -> None:
    room, seat, _ = moved(ARENA, telling=True)
    wisher, other = caller_of(room, seat), caller_of(room, 1 - seat)
    now = room.at
    for pause in (10, 40, 90):
        undo(room, wisher, now)
        with pytest.raises(NotAllowed, match="request is open"):
            undo(room, wisher, now)
        consent(room, other, agree=False, now=now)
        assert room.wish is None
        with pytest.raises(NotAllowed, match="ask again"):
            undo(room, wisher, now + pause - 0.1)
        now += pause
    assert room.seats[seat].refusals == 3


def test_a_wish_ends_with_the_next_move() -> None:
    room, seat, _ = moved(ARENA, telling=True)
    undo(room, caller_of(room, seat))
    wishes = [room.wish]
    play(room, random.Random(1), 1)
    wishes.append(room.wish)
    assert [wish is not None for wish in wishes] == [True, False]
    with pytest.raises(NotAllowed, match="Nobody is waiting"):
        consent(room, caller_of(room, 1 - seat))


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    room = begun(ARENA)
    with pytest.raises(NotAllowed, match="nothing to undo"):
        undo(room, BEN)
    with pytest.raises(NotAllowed, match="no seat"):
        undo(room, CYD)


def test_a_finished_game_stands() -> None:
    room = begun(ARENA)
    play(room, random.Random(1))
    with pytest.raises(NotAllowed, match="over"):
        undo(room, ANN)


def test_a_record_after_taking_back_holds_only_what_stands() -> None:
    room, seat, _ = moved(ARENA, telling=False)
    twin, answer = replayed(room), kept(room)[-1]
    assert isinstance(answer, facts.Answered)
    undo(room, caller_of(room, seat))
    move(room, seat, [Pick(pick) for pick in answer.picks])
    play(room, random.Random(4))
    play(twin, random.Random(4))
    assert record_of(room) == record_of(twin)


# ---- what a reader is sent then


class Reader:
    """Keeps events as a client does: what it is sent replaces all from a number on."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.since = -1
        self.events: list[object] = []

    def catch_up(self, room: Room) -> None:
        told = words(room, self.seat, self.since)
        assert told.first <= len(self.events)
        self.events[told.first :] = told.events
        self.since = told.seq


@pytest.mark.parametrize("title", TITLES)
def test_a_reader_who_looks_now_and_then_knows_what_one_knows_who_asks_for_everything(title: str) -> None:
    room = begun(title, people=2)
    readers = [Reader(seat) for seat in (None, 0, 1) for _ in range(3)]
    chooser = random.Random(11)
    taken_back = 0
    for _ in range(150):
        if room.phase() != "running":
            break
        play(room, chooser, 1)
        for reader in readers:
            if chooser.random() < 0.3:
                reader.catch_up(room)
        last = room.running().entries[-1].seat
        if room.phase() == "running" and last is not None and chooser.random() < 0.4:
            caller = caller_of(room, last)
            undo(room, caller, room.at + 1_000)
            if room.wish is not None:
                consent(room, caller_of(room, 1 - last))
            taken_back += 1
        for reader in readers:
            if chooser.random() < 0.3:
                reader.catch_up(room)
    for reader in readers:
        reader.catch_up(room)
        assert reader.events == words(room, reader.seat).events
    assert taken_back > 10


def test_nothing_is_sent_again_that_a_reader_knows() -> None:
    room = begun(CIRCUS)
    play(room, random.Random(1), 30)
    known = room.seq
    count = len(room.running().log.events)
    play(room, random.Random(2), 10)
    told = words(room, 0, known)
    assert told.first == count
    assert len(told.events) == len(room.running().log.events) - count


def test_after_taking_back_the_question_is_a_new_one() -> None:
    room, seat, _ = moved(ARENA, telling=False)
    stale = room.seq
    undo(room, caller_of(room, seat))
    assert room.seats[seat].since == room.seq
    command = wire.Move(id=fresh(), seq=stale, picks=[int(options(room, seat)[0])])
    with pytest.raises(Stale, match="moved on"):
        do(room, command, caller_of(room, seat))


def test_taking_back_does_not_disturb_those_who_answer_together() -> None:
    room = begun(game=CIRCUS, people=2, clock={"each": 30, "bank": 60})
    play_until(room, lambda room: room.asked() == [0, 1] and choice_of(room, 0) == "write-speeds")
    other = (room.seats[1].since, room.seats[1].asked_at)
    move(room, 0, now=room.at + 5)
    do(room, wire.Undo(id=fresh()), caller_of(room, 0), room.at + 5)
    assert (room.seats[1].since, room.seats[1].asked_at) == other
    assert room.seats[0].since == room.seq
