"""Tables in memory: persist, acknowledge, broadcast; and what becomes of them when something goes wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from harena.core.record import read_record
from harena.games.catalogue import EDITIONS
from harena.server import facts, wire
from harena.server.audience import BYTES_MOST, MESSAGES_MOST, Listener
from harena.server.errors import TooBusy
from harena.server.hall import Hall
from harena.server.live import QUEUE_MOST, RETRY
from harena.server.store import Statement
from harena.server.telling import record_of
from harena.server.thinkers import Thinkers

from .halls import (
    Clock,
    caller_at,
    first_move,
    quick,
    seated,
    stored,
    two,
    until,
    with_hall,
)
from .rooms import (
    ANN,
    ARENA,
    BEN,
    COLOSSAL,
    CYD,
    ME,
    all_words,
    bot_chair,
    fresh,
    plan,
)

pytestmark = pytest.mark.xdist_group("live")


def drain(listener: Listener) -> list[dict[str, object]]:
    """All it was sent so far."""
    messages = []
    while listener.waiting:
        message = listener.waiting.popleft()
        listener.bytes -= len(message)
        messages.append(msgspec.json.decode(message))
    return [*messages, {"is": "closed"}] if listener.closed else messages


class Gate:
    """Holds writes back, or lets them fail, until it is opened."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch, wrong: Exception | None = None) -> None:
        self.open = asyncio.Event()
        self.wrong = wrong
        self.tried = 0
        real = hall.store.write

        async def write(statements: Sequence[Statement]) -> None:
            self.tried += 1
            await self.open.wait()
            if self.wrong is not None:
                raise self.wrong
            await real(statements)

        monkeypatch.setattr(hall.store, "write", write)


# ---- persist, acknowledge, broadcast


def test_a_move_is_kept_then_acknowledged_then_told(file: Path) -> None:
    async def work(hall: Hall) -> None:
        live = await two(hall)
        command, caller = first_move(live.room)
        own, other = Listener(caller, -1), Listener(None, -1)
        live.listen(own)
        live.listen(other)
        drain(own)
        drain(other)
        at_acknowledgement: list[object] = []

        def acknowledge(done: wire.Done) -> None:
            last = stored(file, live.room.id)[-1]
            at_acknowledgement.extend([last.seq, type(last.fact), len(other.waiting)])
            own.send(msgspec.json.encode(done))

        done = await live.ask(command, caller, acknowledge)
        assert at_acknowledgement == [done.seq, facts.Answered, 0]
        await until(lambda: len(other.waiting) > 0)
        assert [message["is"] for message in drain(own)] == ["done", "table"]
        assert [(message["is"], message["seq"]) for message in drain(other)] == [("table", done.seq)]

    with_hall(file, work)


def test_nobody_sees_what_is_not_kept_yet(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        live = await two(hall)
        before = live.room.seq
        gate = Gate(hall, monkeypatch)
        command, caller = first_move(live.room)
        moving = asyncio.create_task(live.ask(command, caller))
        await until(lambda: gate.tried == 1)
        newcomer = Listener(None, -1)
        live.listen(newcomer)
        reading = asyncio.create_task(live.read(lambda room: room.seq))
        await asyncio.sleep(0.02)
        assert not newcomer.waiting
        assert not reading.done()
        gate.open.set()
        assert (await moving).seq == await reading == before + 1
        await until(lambda: bool(newcomer.waiting))
        assert [message["seq"] for message in drain(newcomer)] == [before + 1]

    with_hall(file, work)


def test_what_could_not_be_kept_is_forgotten_and_was_seen_by_nobody(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall) -> None:
        live = await two(hall)
        before, words = live.room.seq, all_words(live.room)
        command, caller = first_move(live.room)
        listener = Listener(None, -1)
        live.listen(listener)
        drain(listener)
        with monkeypatch.context() as trouble:
            gate = Gate(hall, trouble, TooBusy("not-kept"))
            gate.open.set()
            with pytest.raises(TooBusy):
                await live.ask(command, caller)
        assert (live.room.seq, all_words(live.room)) == (before, words)
        assert {message["seq"] for message in drain(listener)} <= {before}
        assert (await live.ask(command, caller)).seq == before + 1
        assert [entry.seq for entry in stored(file, live.room.id)] == list(range(before + 2))

    with_hall(file, work)


def test_a_table_goes_on_by_itself_once_the_database_is_back(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        bots = quick(hall)
        bots.may.clear()
        live = await seated(hall, plan(seats=[bot_chair(), bot_chair()]))
        await until(lambda: bots.asked == 1)

        async def away(*_: object) -> None:
            raise TooBusy("no-database")

        with monkeypatch.context() as trouble:
            trouble.setattr(hall.store, "write", away)
            trouble.setattr(hall.store, "first", away)
            bots.may.set()
            await until(lambda: live.broken)
            seq = len(stored(file, live.room.id))
        await until(lambda: not live.broken and len(stored(file, live.room.id)) > seq)

    with_hall(file, work)


def test_nobody_is_late_because_nothing_could_be_kept(
    file: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall) -> None:
        live = await two(hall, clock={"each": 30}, late="bot")
        command, caller = first_move(live.room)
        assert command.seat is not None
        deadline = live.room.deadline(command.seat)
        assert deadline is not None
        clock.time += 20
        with monkeypatch.context() as trouble:
            Gate(hall, trouble, TooBusy("not-kept")).open.set()
            with pytest.raises(TooBusy):
                await live.ask(command, caller)
            clock.time += 100
            live.nudge()
            await until(live.jobs.empty)
        live.nudge()
        await until(lambda: not live.room.unsaved and live.stuck is None)
        assert live.room.deadline(command.seat) == deadline + 100
        assert live.room.seats[command.seat].bot is None
        assert (await live.ask(command, caller)).taken == 1
        assert live.room.deadline(live.room.asked()[0]) == clock.time + 30

    with_hall(file, work)


def test_what_cannot_be_kept_is_not_tried_again_at_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        with monkeypatch.context() as trouble:
            live = await seated(hall, plan(seats=[bot_chair(), bot_chair()]))
            gate = Gate(hall, trouble, TooBusy("not-kept"))
            gate.open.set()
            begun = time.monotonic()
            await until(lambda: live.stuck is not None)
            await asyncio.sleep(0.3)
            assert gate.tried <= 2 + (time.monotonic() - begun) / RETRY

    with_hall(file, work)


def closed_after(listener: Listener, *messages: bytes) -> list[bool]:
    """After each of them, whether the listener has been let go."""
    closed = []
    for message in messages:
        listener.send(message)
        closed.append(listener.closed)
    return closed


def test_a_slow_listener_is_let_go_at_so_many_messages() -> None:
    listener = Listener(None, -1)
    assert closed_after(listener, *[b"x"] * (MESSAGES_MOST + 2)) == [False] * MESSAGES_MOST + [True] * 2
    assert len(listener.waiting) == MESSAGES_MOST


def test_a_slow_listener_is_let_go_at_so_many_bytes() -> None:
    assert closed_after(Listener(None, -1), b"x" * BYTES_MOST, b"x", b"x") == [False, False, True]


def test_a_listener_who_reads_is_not_let_go() -> None:
    async def run() -> None:
        listener = Listener(None, -1)
        for _ in range(2 * MESSAGES_MOST):
            listener.send(b"x" * BYTES_MOST)
            await listener.next()
        assert not listener.closed

    asyncio.run(run())


def test_a_table_that_has_too_much_to_do_says_so(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        live = await seated(hall)
        gate = Gate(hall, monkeypatch)
        talk = [asyncio.create_task(live.ask(wire.Say(id=f"s{n}", text="a"), ANN)) for n in range(QUEUE_MOST + 5)]
        await until(lambda: gate.tried == 1)
        gate.open.set()
        done = await asyncio.gather(*talk, return_exceptions=True)
        said = [one for one in done if isinstance(one, wire.Done)]
        assert {type(one) for one in done} == {wire.Done, TooBusy}
        assert len([entry for entry in stored(file, live.room.id) if isinstance(entry.fact, facts.Said)]) == len(said)

    with_hall(file, work)


def test_each_is_told_through_his_own_eyes(file: Path) -> None:
    async def work(hall: Hall) -> None:
        live = await two(hall)
        eyes = [Listener(caller, -1) for caller in (None, ANN, BEN, CYD)]
        for listener in eyes:
            live.listen(listener)
        last = [drain(listener)[-1] for listener in eyes]
        assert [message["seat"] for message in last] == [None, 0, 1, None]
        assert last[0]["view"] == last[3]["view"] != last[1]["view"] != last[2]["view"]
        seats = last[0]["seats"]
        assert isinstance(seats, list)
        assert [seat["here"] for seat in seats] == [True, True]
        live.unlisten(eyes[1])
        seats = drain(eyes[0])[-1]["seats"]
        assert isinstance(seats, list)
        assert [seat["here"] for seat in seats] == [False, True]

    with_hall(file, work)


def test_who_signs_out_is_let_go_from_every_table(file: Path) -> None:
    async def work(hall: Hall) -> None:
        live = await two(hall)
        ann, ben = Listener(ANN, -1), Listener(BEN, -1)
        live.listen(ann)
        live.listen(ben)
        hall.part_with("ann")
        assert (ann.closed, ben.closed) == (True, False)

    with_hall(file, work)


# ---- bots


def test_bots_play_a_whole_game_in_processes_of_their_own(file: Path) -> None:
    async def work(hall: Hall) -> None:
        try:
            live = await seated(hall, plan(game=ARENA, seats=[bot_chair("random"), bot_chair("steady")]))
            await until(lambda: live.room.phase() == "over", 120)
            await until(lambda: len(stored(file, live.room.id)) == live.room.seq + 1)
            answers = [entry.fact for entry in stored(file, live.room.id) if isinstance(entry.fact, facts.Answered)]
            assert {answer.by for answer in answers} == {"bot"}
            read_record(record_of(live.room), EDITIONS)
        finally:
            hall.thinkers.close()

    with_hall(file, work, lambda: Thinkers(1))


def test_bots_take_a_breath_while_somebody_looks_on_and_none_otherwise(file: Path) -> None:
    async def work(hall: Hall) -> None:
        live = await seated(hall, plan(game=ARENA, seats=[bot_chair(), bot_chair()]))
        begun, seq = time.monotonic(), live.room.seq
        await until(lambda: live.room.seq >= seq + 40)
        assert time.monotonic() - begun < 40 * breath

        live.listen(Listener(None, -1))
        begun, seq = time.monotonic(), live.room.seq
        # One answer may have been thought of before somebody came.
        await until(lambda: live.room.seq == seq + 4)
        assert time.monotonic() - begun > 2.9 * breath

    breath = 0.2
    with_hall(file, work, breath=breath)


def test_a_bots_answer_that_comes_too_late_is_ignored(file: Path) -> None:
    async def work(hall: Hall) -> None:
        bots = quick(hall)
        live = await two(hall)
        seat = live.room.asked()[0]
        caller = caller_at(live.room, seat)
        bots.may.clear()
        await live.ask(wire.SeatBot(id=fresh(), seat=seat, bot="steady"), caller)
        await until(lambda: bots.asked == 1)
        await live.ask(wire.Join(id=fresh()), caller)
        seq = live.room.seq
        bots.may.set()
        await until(lambda: live.thinking is None)
        assert live.room.seq == seq
        await live.ask(*first_move(live.room))
        answers = [entry.fact for entry in stored(file, live.room.id) if isinstance(entry.fact, facts.Answered)]
        assert [answer.by for answer in answers] == ["person"]

    with_hall(file, work)


def test_a_bots_answer_to_a_question_that_was_taken_back_is_ignored(file: Path) -> None:
    async def work(hall: Hall) -> None:
        bots = quick(hall)
        live = await seated(hall, plan(game=COLOSSAL, seats=[ME, bot_chair()]))
        await until(lambda: live.room.asked() == [0])
        bots.may.clear()
        asked = bots.asked
        while live.room.asked() == [0]:
            await live.ask(*first_move(live.room))
        await until(lambda: bots.asked == asked + 1)
        await live.ask(wire.Undo(id=fresh()), ANN)
        assert live.room.asked() == [0]
        seq = live.room.seq
        bots.may.set()
        await until(lambda: live.thinking is None)
        assert live.room.seq == seq

    with_hall(file, work)


def test_a_bot_that_fails_is_asked_again(file: Path) -> None:
    async def work(hall: Hall) -> None:
        bots = quick(hall)
        bots.wrong = [KeyError("a mistake of the bot's")]
        live = await seated(hall, plan(seats=[bot_chair(), bot_chair()]))
        await until(lambda: bots.asked == 1)
        await asyncio.sleep(0.1)
        assert bots.asked == 1
        await until(lambda: live.room.running().seq() > 2)

    with_hall(file, work)
