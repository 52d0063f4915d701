"""The hall: tables come into memory and go, clocks run on whoever keeps them, processes share them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
import structlog
from sqlalchemy import bindparam, select, update

from harena.core.errors import Refusal
from harena.server import facts, wire
from harena.server.audience import Listener
from harena.server.errors import NoSuchTable, NotAllowed, Stale, TooBusy
from harena.server.hall import IDLE, Hall, again
from harena.server.schema import OUTAGES, SNAPSHOTS, TABLES
from harena.server.shelf import read_room
from harena.server.snapshot import EVERY

from .halls import (
    Clock,
    caller_at,
    first_move,
    kill,
    new_hall,
    opened,
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
    CIRCUS,
    CYD,
    ME,
    OPEN,
    all_words,
    bot_chair,
    choice_of,
    fresh,
    options,
    plan,
)

pytestmark = pytest.mark.xdist_group("hall")


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


def test_whoever_listens_to_silence_is_told_that_the_line_holds(file: Path) -> None:
    async def work(hall: Hall) -> None:
        live = await two(hall)
        listener = Listener(None, -1)
        live.listen(listener)
        assert b'"table"' in (await listener.next() or b"")
        hall.touch_all()
        assert not listener.waiting
        hall.touch_all()
        assert await listener.next() == b'{"is":"here"}'
        listener.send(b"news")
        hall.touch_all()
        assert list(listener.waiting) == [b"news"]

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


def test_a_bot_that_another_process_was_before_is_asked_anew_and_has_not_failed(file: Path) -> None:
    async def run() -> None:
        async with opened(file, "p1") as one, opened(file, "p2") as other:
            bots = quick(one)
            bots.may.clear()
            live = await seated(one, plan(seats=[ME, bot_chair(), bot_chair()]))
            while live.room.asked() == [0]:
                await live.ask(*first_move(live.room))
            await until(lambda: bots.asked == 1)
            twin = await other.live(live.room.id)
            with structlog.testing.capture_logs() as logs:
                await twin.ask(wire.Say(id=fresh(), text="Good luck!"), ANN)
                behind = live.room.seq
                bots.may.set()
                await until(lambda: live.room.seq > behind + 1)
            assert behind == twin.room.seq - 1
            assert [line.text for line in live.room.said] == ["Good luck!"]
            assert [log for log in logs if log["log_level"] == "error"] == []

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


def test_those_at_one_screen_have_names_of_their_own_in_a_rematch_too(file: Path) -> None:
    async def work(hall: Hall) -> None:
        bea = wire.Chair(sit="me", name=" Bea ")
        room = await hall.make(plan(seats=[ME, bea]), ANN)
        assert [seat.name for seat in room.seats] == [ANN.name, "Bea"]
        assert room.seats_of(ANN.person) == [0, 1]
        once_more = await hall.make(again(room, ANN), ANN)
        assert [seat.name for seat in once_more.seats] == [ANN.name, "Bea"]

    with_hall(file, work)


@pytest.mark.parametrize("chair", [wire.Chair(sit="open", name="Bea"), wire.Chair(sit="me", name="B\ta")])
def test_nobody_else_is_named_and_names_are_printable(file: Path, chair: wire.Chair) -> None:
    async def work(hall: Hall) -> None:
        with pytest.raises(Refusal):
            await hall.make(plan(seats=[ME, chair]), ANN)

    with_hall(file, work)


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
