"""Tables in memory: persist, acknowledge, broadcast; and what becomes of them when something goes wrong."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import bindparam, select, update

from harena.core.record import read_record
from harena.games.catalogue import GAMES
from harena.server import facts, wire
from harena.server import hall as hall_module
from harena.server.audience import BYTES_MOST, MESSAGES_MOST, Listener
from harena.server.errors import NoSuchTable, NotAllowed, Stale, TooBusy
from harena.server.fold import Caller
from harena.server.hall import IDLE, Hall
from harena.server.live import QUEUE_MOST, LiveRoom
from harena.server.room import Room
from harena.server.schema import OUTAGES, SNAPSHOTS, TABLES
from harena.server.shelf import read_room
from harena.server.snapshot import EVERY
from harena.server.store import Statement
from harena.server.telling import record_of
from harena.server.thinkers import Thinkers

from .rooms import (
    ANN,
    ARENA,
    BEN,
    CIRCUS,
    COLOSSAL,
    CYD,
    ME,
    OPEN,
    Clock,
    Quick,
    all_words,
    bot_chair,
    choice_of,
    fresh,
    kill,
    new_hall,
    opened,
    options,
    plan,
    stored,
    until,
)

pytestmark = pytest.mark.xdist_group("live")

Work = Callable[[Hall], Awaitable[None]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "harena.sqlite3"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(hall_module, "Hours", clock.hours)
    return clock


def with_hall(file: Path, work: Work, thinkers: Callable[[], object] = Quick) -> None:
    async def run() -> None:
        async with opened(file, thinkers=thinkers()) as hall:
            await work(hall)

    asyncio.run(run())


async def seated(hall: Hall, wanted: wire.NewTable | None = None, *others: Caller) -> LiveRoom:
    """A table Ann has made and others have joined."""
    room = await hall.make(wanted or plan(), ANN)
    live = await hall.live(room.id)
    for caller in others:
        await live.ask(wire.Join(id=fresh(), token=room.invite()), caller)
    return live


async def two(hall: Hall, **more: object) -> LiveRoom:
    """Ann and Ben at a running table."""
    live = await seated(hall, plan(**more), BEN)  # type: ignore[arg-type]
    await live.ask(wire.Start(id=fresh()), ANN)
    return live


def quick(hall: Hall) -> Quick:
    bots: object = hall.thinkers
    assert isinstance(bots, Quick)
    return bots


def caller_at(room: Room, seat: int) -> Caller:
    return next(caller for caller in (ANN, BEN, CYD) if caller.person == room.seats[seat].person)


def first_move(room: Room, name: str = "") -> tuple[wire.Move, Caller]:
    seat = room.asked()[0]
    picks = [int(options(room, seat)[0])]
    return wire.Move(id=name or fresh(), seq=room.seq, picks=picks, seat=seat), caller_at(room, seat)


def drain(listener: Listener) -> list[dict[str, object]]:
    """All it was sent so far."""
    messages = []
    while not listener.queue.empty():
        message = listener.queue.get_nowait()
        messages.append({"is": "closed"} if message is None else msgspec.json.decode(message))
    return messages


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
            at_acknowledgement.extend([last.seq, type(last.fact), other.queue.qsize()])
            own.send(msgspec.json.encode(done))

        done = await live.ask(command, caller, acknowledge)
        assert at_acknowledgement == [done.seq, facts.Answered, 0]
        await until(lambda: other.queue.qsize() > 0)
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
        assert newcomer.queue.empty()
        assert not reading.done()
        gate.open.set()
        assert (await moving).seq == await reading == before + 1
        await until(lambda: newcomer.queue.qsize() > 0)
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
            gate = Gate(hall, trouble, TooBusy("The disk is full."))
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
            raise TooBusy("The database is away.")

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
            Gate(hall, trouble, TooBusy("The disk is full.")).open.set()
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
            gate = Gate(hall, trouble, TooBusy("The disk is full."))
            gate.open.set()
            await until(lambda: live.stuck is not None)
            await asyncio.sleep(0.3)
            assert gate.tried <= 2

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
    assert listener.queue.qsize() == MESSAGES_MOST + 1


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


# ---- in memory and out of it


def test_a_table_nobody_needs_is_let_go_and_comes_back_as_it_was(file: Path, clock: Clock) -> None:
    async def work(hall: Hall) -> None:
        live = await two(hall)
        for _ in range(5):
            await live.ask(*first_move(live.room))
        name, words = live.room.id, all_words(live.room)
        clock.time += IDLE
        await hall.sweep()
        assert name in hall.rooms
        clock.time += 1
        await hall.sweep()
        assert hall.rooms == {}
        with pytest.raises(TooBusy):
            await live.ask(*first_move(live.room))
        await hall.beat()
        assert await hall.store.first(select(TABLES.c.keeper_until)) == (0.0,)
        again = await hall.live(name)
        assert again is not live
        assert all_words(again.room) == words
        await again.ask(*first_move(again.room))

    with_hall(file, work)


def test_a_table_somebody_looks_at_stays(file: Path, clock: Clock) -> None:
    async def work(hall: Hall) -> None:
        live = await two(hall)
        listener = Listener(None, -1)
        live.listen(listener)
        clock.time += 10 * IDLE
        await hall.sweep()
        assert hall.rooms[live.room.id] is live

    with_hall(file, work)


def test_all_who_ask_for_a_table_get_the_same_one(file: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await hall.make(plan(), ANN)
        lives = await asyncio.gather(*[hall.live(room.id) for _ in range(5)])
        assert len({id(live) for live in lives}) == 1
        wrong = await asyncio.gather(*[hall.live("nowhere") for _ in range(3)], return_exceptions=True)
        assert [type(one) for one in wrong] == [NoSuchTable] * 3
        assert hall.opening == {}

    with_hall(file, work)


def test_closing_finishes_what_was_asked(file: Path) -> None:
    async def run() -> tuple[str, list[object]]:
        hall = await new_hall(file)
        live = await seated(hall)
        talk = [asyncio.create_task(live.ask(wire.Say(id=f"s{n}", text="a"), ANN)) for n in range(10)]
        await asyncio.sleep(0)
        await hall.close()
        await hall.store.close()
        return live.room.id, list(await asyncio.gather(*talk, return_exceptions=True))

    name, done = asyncio.run(run())
    assert [type(one) for one in done] == [wire.Done] * 10
    assert len([entry for entry in stored(file, name) if isinstance(entry.fact, facts.Said)]) == 10


def test_after_a_kill_everything_acknowledged_is_there(file: Path) -> None:
    async def run() -> None:
        hall = await new_hall(file)
        live = await two(hall)
        for _ in range(10):
            await live.ask(*first_move(live.room))
        name, words = live.room.id, all_words(live.room)
        await kill(hall)
        async with opened(file, "p2") as other:
            again = await other.live(name)
            assert all_words(again.room) == words
            await again.ask(*first_move(again.room))

    asyncio.run(run())


def test_a_snapshot_is_taken_now_and_then_and_read_only_by_the_engine_that_made_it(file: Path) -> None:
    drop = update(SNAPSHOTS).values(body=bindparam("to_body"))

    async def work(hall: Hall) -> None:
        live = await seated(hall, plan(game=CIRCUS, seats=[ME, ME]))
        chooser = random.Random(1)
        while live.room.seq < EVERY + 20:
            seat = live.room.asked()[0]
            pick = int(chooser.choice(options(live.room, seat)))
            await live.ask(wire.Move(id=fresh(), seq=live.room.seq, picks=[pick], seat=seat), ANN)
        await until(lambda: not any(chore.get_name() == "snapshot" for chore in hall.chores))
        assert await hall.store.first(select(SNAPSHOTS.c.seq)) == (EVERY,)
        again = await read_room(hall.store, hall.games, live.room.id)
        assert all_words(again) == all_words(live.room)
        damaged = await hall.store.first(select(SNAPSHOTS.c.body))
        assert damaged is not None
        other = bytes(damaged[0]).replace(b"Ann", b"Bob")
        await hall.store.change(drop, {"to_body": other})
        assert (await read_room(hall.store, hall.games, live.room.id)).seats[0].name == "Bob"
        await hall.store.change(update(SNAPSHOTS).values(code=bindparam("to_code")), {"to_code": "another"})
        assert (await read_room(hall.store, hall.games, live.room.id)).seats[0].name == "Ann"

    with_hall(file, work)


# ---- clocks


def deadline_after_outage(file: Path, hours: Clock, seconds: float, **more: object) -> tuple[float, float]:
    """A seat's deadline before and after nobody was there for so long."""

    async def run() -> tuple[float, float]:
        hall = await new_hall(file)
        live = await two(hall, **more)
        while choice_of(live.room, live.room.asked()[0]) == "preparation":
            await live.ask(*first_move(live.room))
        name, seat = live.room.id, live.room.asked()[0]
        before = live.room.deadline(seat)
        await kill(hall)
        hours.time += seconds
        deadlines = [before]
        for process in ("p2", "p3"):
            async with opened(file, process) as other:
                deadlines.append((await other.live(name)).room.deadline(seat))
        assert deadlines[0] is not None
        assert deadlines[2] is not None
        return deadlines[0], deadlines[2]

    return asyncio.run(run())


def test_an_outage_is_put_back_on_the_clocks_once(file: Path, clock: Clock) -> None:
    before, after = deadline_after_outage(file, clock, 1_000.0, clock={"each": 30}, late="bot")
    assert after == before + 1_000.0


def test_an_outage_is_put_back_on_the_limit_of_the_rules_without_a_clock(file: Path, clock: Clock) -> None:
    race = {"rules": "advanced", "reaction-time": "5"}
    before, after = deadline_after_outage(file, clock, 500.0, game=CIRCUS, options=race)
    assert after == before + 500.0


def test_a_quick_restart_is_no_outage(file: Path, clock: Clock) -> None:
    before, after = deadline_after_outage(file, clock, 5.0, clock={"each": 30}, late="bot")
    assert after == before


def test_time_never_goes_back(file: Path, clock: Clock) -> None:
    async def run() -> None:
        async with opened(file):
            clock.time += 100
        late = clock.time
        clock.time -= 50
        async with opened(file, "p2") as hall:
            assert hall.hours.now() == late
            assert await hall.store.rows(select(OUTAGES)) == []

    asyncio.run(run())


def test_the_late_are_dealt_with_by_the_table_itself(file: Path, clock: Clock) -> None:
    async def work(hall: Hall) -> None:
        bots = quick(hall)
        live = await two(hall, clock={"each": 10}, late="bot")
        seat = live.room.asked()[0]
        clock.time += 11.9
        live.nudge()
        await asyncio.sleep(0.05)
        assert live.room.seats[seat].bot is None
        clock.time += 0.2
        live.nudge()
        await until(lambda: live.room.seats[seat].bot == "club" and bots.asked > 0)
        await until(lambda: seat not in live.room.asked())
        await live.ask(wire.Join(id=fresh()), caller_at(live.room, seat))
        assert live.room.seats[seat].bot is None

    with_hall(file, work)


def test_a_table_nobody_has_in_memory_is_woken_when_something_is_due(file: Path, clock: Clock) -> None:
    async def work(hall: Hall) -> None:
        live = await two(hall, clock={"each": 300}, late="bot")
        name, seat = live.room.id, live.room.asked()[0]
        clock.time += IDLE + 1
        await hall.sweep()
        assert hall.rooms == {}
        clock.time += 300
        await hall.sweep()
        await until(lambda: name in hall.rooms and hall.rooms[name].room.seats[seat].bot is not None)

    with_hall(file, work)


def test_standing_answers_are_given_by_the_table_itself(file: Path) -> None:
    async def work(hall: Hall) -> None:
        live = await two(hall)
        seat = live.room.asked()[0]
        choice = choice_of(live.room, seat)
        say = live.room.running().game.picks.say(options(live.room, seat)[0])
        answer = wire.StandingAnswer(choice=choice, say=say)
        await live.ask(wire.SetStanding(id=fresh(), answers=[answer]), caller_at(live.room, seat))
        await until(lambda: any(isinstance(entry.fact, facts.Answered) for entry in stored(file, live.room.id)))
        fact = next(entry.fact for entry in stored(file, live.room.id) if isinstance(entry.fact, facts.Answered))
        assert (fact.seat, fact.by) == (seat, "standing")

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
            read_record(record_of(live.room), GAMES)
        finally:
            hall.thinkers.close()

    with_hall(file, work, lambda: Thinkers(1))


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


# ---- two processes


def test_of_two_processes_one_keeps_the_table_and_the_slower_move_is_stale(file: Path) -> None:
    async def run() -> None:
        async with opened(file, "p1") as one, opened(file, "p2") as other:
            live = await two(one)
            twin = await other.live(live.room.id)
            assert (live.keeper, twin.keeper) == (True, False)
            first, caller = first_move(live.room)
            late, _ = first_move(live.room)
            await live.ask(first, caller)
            with pytest.raises(Stale):
                await twin.ask(late, caller)
            assert all_words(twin.room) == all_words(live.room)
            assert (await twin.ask(first, caller)).seq == live.room.seq
            await twin.ask(*first_move(twin.room))
            await one.follow(live, twin.room.seq)
            assert all_words(twin.room) == all_words(live.room)
            seqs = [entry.seq for entry in stored(file, live.room.id)]
            assert seqs == list(range(len(seqs)))

    asyncio.run(run())


def test_a_process_that_goes_leaves_its_tables_to_the_others(file: Path) -> None:
    async def run() -> None:
        async with opened(file, "p1") as one:
            async with opened(file, "p2") as other:
                live = await two(other)
                twin = await one.live(live.room.id)
                assert not twin.keeper
            await one.follow_others()
            assert twin.keeper

    asyncio.run(run())


# ---- rematch


def test_a_rematch_is_made_once_and_keeps_the_seats(file: Path) -> None:
    async def work(hall: Hall) -> None:
        live = await seated(hall, plan(game=ARENA, seats=[ME, OPEN, bot_chair()]), BEN)
        rematch = wire.Rematch(id="again")
        with pytest.raises(NotAllowed, match="not over"):
            await hall.rematch(live, rematch, ANN)
        await live.ask(wire.Start(id=fresh()), ANN)
        for seat in (0, 1):
            await live.ask(wire.SeatBot(id=fresh(), seat=seat, bot="random"), caller_at(live.room, seat))
        await until(lambda: live.room.phase() == "over", 60)
        with pytest.raises(NotAllowed, match="who played"):
            await hall.rematch(live, rematch, CYD)
        done = await asyncio.gather(hall.rematch(live, rematch, ANN), hall.rematch(live, rematch, BEN))
        assert done[0].table == done[1].table is not None
        assert (await hall.rematch(live, rematch, ANN)).table == done[0].table
        new = (await hall.live(str(done[0].table))).room
        assert [seat.bot for seat in new.seats] == [None, None, "steady"]
        assert [seat.held_for for seat in new.seats][:2] == ["ann", "ben"]
        other = BEN if new.host == "ann" else ANN
        assert new.free_seats() == [0 if other is ANN else 1]

    with_hall(file, work)
