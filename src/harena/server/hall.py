"""The hall: tables are made, found, kept in memory while somebody needs them, and moved on when something is due."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from typing import Final, final

import msgspec
import structlog
from sqlalchemy import bindparam, delete, func, insert, or_, select, update

from ..core.errors import Refusal
from ..core.game import Editions
from ..core.seeding import fresh_seal
from . import facts, wire
from .bus import Bus, Word
from .chairs import Seat
from .errors import NoSuchTable, NotAllowed, TooBusy
from .fold import Caller, Secrets
from .hours import Hours
from .live import LiveRoom
from .ratings import after_game
from .room import Room, command_key, commitment_of, new_plan
from .schema import BEATS, OUTAGES, TABLES
from .shelf import first_written, read_room, snapshot_written
from .store import Conflict, Statement, Store
from .thinkers import Thinkers

LEASE: Final = 15.0
"""Seconds for which a process keeps a table's clocks and bots, renewed long before."""
BEAT: Final = 4.0
SWEEP: Final = 1.0
IDLE: Final = 120.0
"""Seconds after which a table nobody looks at is let go from memory."""
DOWN: Final = 3 * BEAT
"""Silence of all processes that counts as an outage."""
SWEPT_MOST: Final = 200
LIST_MOST: Final = 50
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_LOG: Final = structlog.get_logger("harena.hall")
_HERE: Final = msgspec.json.encode(wire.Here())

_RENEW: Final = update(TABLES).where(TABLES.c.keeper == bindparam("me")).values(keeper_until=bindparam("until"))
_CLAIM: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .where(or_(TABLES.c.keeper == bindparam("me"), TABLES.c.keeper_until < bindparam("now")))
    .values(keeper=bindparam("me"), keeper_until=bindparam("until"))
)
_RELEASE_ALL: Final = update(TABLES).where(TABLES.c.keeper == bindparam("me")).values(keeper=None, keeper_until=0.0)
_RELEASE: Final = _RELEASE_ALL.where(TABLES.c.id == bindparam("of"))
_DROP_BEAT: Final = delete(BEATS).where(BEATS.c.process == bindparam("of"))
_ADD_BEAT: Final = insert(BEATS)


@final
class Hall:
    """All tables of one process."""

    def __init__(self, store: Store, games: Editions, thinkers: Thinkers, process: str, breath: float = 0.0) -> None:
        self.store: Final = store
        self.games: Final = games
        self.thinkers: Final = thinkers
        self.process: Final = process
        self.breath: Final = breath
        self.hours = Hours()
        self.bus: Bus | None = None
        self.rooms: Final[dict[str, LiveRoom]] = {}
        self.opening: Final[dict[str, asyncio.Task[LiveRoom]]] = {}
        self.outages: list[tuple[float, float]] = []
        self.chores: Final[set[asyncio.Task[None]]] = set()
        self.closing = False

    # ---- opening and closing

    async def open(self, bus: Bus) -> None:
        self.bus = bus
        await self.note_outage()
        await self.beat()
        await bus.open()
        self.start_chore(self.keep_beating(), "beat")
        self.start_chore(self.keep_sweeping(), "sweep")
        self.start_chore(self.keep_in_touch(), "touch")

    async def close(self) -> None:
        """Finish what was acknowledged, and let other processes take over at once."""
        self.closing = True
        for task in [*self.chores, *self.opening.values()]:
            task.cancel()
        for live in list(self.rooms.values()):
            await live.close()
        with contextlib.suppress(TooBusy):
            await self.store.change(_RELEASE_ALL, {"me": self.process})
            await self.beat()
        if self.bus is not None:
            await self.bus.close()

    def start_chore(self, work: object, name: str) -> None:
        assert asyncio.iscoroutine(work)
        chore = asyncio.create_task(work, name=name)
        self.chores.add(chore)
        chore.add_done_callback(self.chores.discard)

    # ---- the time that nobody was here

    async def note_outage(self) -> None:
        row = await self.store.first(select(func.max(BEATS.c.at)))
        last = 0.0 if row is None or row[0] is None else float(row[0])
        self.hours = Hours(last)
        now = self.hours.now()
        if last and now - last > DOWN:
            with contextlib.suppress(Conflict):
                # Of several processes that start together the first one notes it.
                await self.store.change(insert(OUTAGES), {"start": last, "end": now})
        rows = await self.store.rows(select(OUTAGES.c.start, OUTAGES.c.end))
        self.outages = [(float(start), float(end)) for start, end in rows]

    def gone_for(self, room: Room) -> float:
        """How long nobody was here since a table was last moved or put back."""
        return sum(max(0.0, end - max(start, room.at)) for start, end in self.outages if end > room.at)

    async def beat(self) -> None:
        now = self.hours.now()
        await self.store.write(
            [
                (_DROP_BEAT, {"of": self.process}),
                (_ADD_BEAT, {"process": self.process, "at": now}),
                (_RENEW, {"me": self.process, "until": now + LEASE}),
            ]
        )

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Refusal, Conflict):
                await self.beat()

    # ---- those who listen

    async def keep_in_touch(self) -> None:
        while True:
            await asyncio.sleep(wire.TOUCH)
            self.touch_all()

    def touch_all(self) -> None:
        """Whoever was told nothing for a while is told that the connection holds."""
        for live in self.rooms.values():
            for listener in live.listeners:
                listener.beat(_HERE)

    # ---- what is due

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except (Refusal, Conflict) as wrong:
                _LOG.debug("not-swept", why=str(wrong))

    async def sweep(self) -> None:
        """Wake the tables that something is due at and nobody keeps, and let go of those nobody needs."""
        now = self.hours.now()
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.phase == "running", TABLES.c.due <= now)
            .where(or_(TABLES.c.keeper_until < now, TABLES.c.keeper == self.process))
            .order_by(TABLES.c.due)
            .limit(SWEPT_MOST)
        )
        for (name,) in await self.store.rows(query):
            live = self.rooms.get(name)
            if live is None or not live.keeper or live.broken:
                with contextlib.suppress(Refusal):
                    (await self.live(name)).nudge()
        await self.follow_others()
        for name, live in list(self.rooms.items()):
            if live.idle(now, IDLE) and (live.room.due() or now + IDLE) > now + IDLE / 2:
                await self.let_go(name)

    async def follow_others(self) -> None:
        """What the bus did not say can be read: tables that another process or an operator has moved, or that nobody
        keeps any longer."""
        if not self.rooms:
            return
        now = self.hours.now()
        await self.forget_the_dead(now)
        query = select(TABLES.c.id, TABLES.c.seq, TABLES.c.keeper, TABLES.c.keeper_until)
        for name, seq, keeper, until in await self.store.rows(query.where(TABLES.c.id.in_(list(self.rooms)))):
            live = self.rooms.get(name)
            if live is None:
                continue
            live.keeper = live.keeper and keeper == self.process
            await self.follow(live, int(seq))
            if not live.keeper and until < now:
                await self.claim(live)

    async def forget_the_dead(self, now: float) -> None:
        """Whoever was with a process that beats no longer is not here."""
        if not any(live.elsewhere for live in self.rooms.values()):
            return
        beating = {
            process for (process,) in await self.store.rows(select(BEATS.c.process).where(BEATS.c.at > now - LEASE))
        }
        for live in list(self.rooms.values()):
            dead = live.elsewhere.keys() - beating
            for process in dead:
                del live.elsewhere[process]
            if dead:
                live.tell()

    async def follow(self, live: LiveRoom, seq: int) -> None:
        if seq > live.room.seq:
            await live.catch_up_in_turn(seq)

    async def let_go(self, name: str) -> None:
        live = self.rooms.pop(name)
        await live.close()
        if live.keeper:
            await self.store.change(_RELEASE, {"of": name, "me": self.process})

    # ---- finding a table

    async def live(self, name: str) -> LiveRoom:
        """A table in memory, read if it is not there yet; whoever asks meanwhile waits for the same one."""
        found = self.rooms.get(name)
        if found is not None:
            return found
        if not TABLE_ID.fullmatch(name):
            raise NoSuchTable("no-table")
        if name not in self.opening:
            # A task of its own: whoever asked first may go away, and the others wait on.
            self.opening[name] = asyncio.create_task(self.bring(name), name=f"open-{name}")
            self.opening[name].add_done_callback(heed)
        return await asyncio.shield(self.opening[name])

    async def bring(self, name: str) -> LiveRoom:
        try:
            live = LiveRoom(await read_room(self.store, self.games, name), self)
            try:
                await self.claim(live)
            except BaseException:
                live.task.cancel()
                raise
            self.rooms[name] = live
            return live
        finally:
            del self.opening[name]

    async def claim(self, live: LiveRoom) -> None:
        """Become the process that keeps a table's clocks and bots, if no other is."""
        now = self.hours.now()
        mine = {"of": live.room.id, "me": self.process, "now": now, "until": now + LEASE}
        kept = await self.store.change(_CLAIM, mine) == 1
        gone = self.gone_for(live.room)
        if kept and gone > 0.0 and live.room.clocks_run():
            with contextlib.suppress(Refusal):
                await live.do(lambda room, at: room.keep(facts.Paused(gone), at))
        # Only now, lest somebody is late because nobody was here.
        live.keeper = kept
        live.nudge()

    # ---- making a table

    async def make(self, plan: wire.NewTable, caller: Caller, held: list[str | None] | None = None) -> Room:
        """A new table, kept before anybody hears of it."""
        game = new_plan(plan, self.games)
        seed = str(fresh_seal()["seed"])
        room = Room(secrets.token_hex(12), Secrets(seed, secrets.token_bytes(32)), self.games)
        now = self.hours.now()
        room.keep(facts.Made(plan, game.version, caller.person, commitment_of(seed), held or []), now)
        for number, chair in enumerate(plan.seats):
            if chair.sit == "me":
                room.keep(facts.Sat(number, caller.person, chair.name.strip() or caller.name), now)
        if plan.start and not room.free_seats():
            # There is nobody to wait for.
            room.start(caller, now, None)
        await self.store.write(first_written(room))
        room.unsaved = []
        return room

    async def rematch(self, live: LiveRoom, command: wire.Rematch, caller: Caller) -> wire.Done:
        """The same table once more. Whoever asks first makes it; everybody else is shown the way."""
        room = await live.read(lambda room: room)
        if not room.seats_of(caller.person):
            raise NotAllowed("rematch")
        if room.phase() != "over":
            raise NotAllowed("not-over")
        if room.next is None:
            held = [seat.person for seat in room.seats]
            new = await self.make(again(room, caller), caller, held)

            def renew(room: Room, now: float) -> wire.Done:
                if room.next is None:
                    room.keep(facts.Renewed(new.id), now, command_key(caller, command.id))
                return wire.Done(id=command.id, seq=room.seq, table=room.next)

            done = await live.do(renew)
            assert done is not None
            return done
        return wire.Done(id=command.id, seq=room.seq, table=room.next)

    # ---- at the end of a game, and now and then

    async def at_the_end(self, room: Room, lines: list[bytes]) -> list[Statement]:
        """What is kept together with the last entry of a game: ratings."""
        if room.phase() != "over" or not any(isinstance(facts.read(line).fact, facts.Answered) for line in lines):
            return []
        return await after_game(self.store, room)

    def take_snapshot(self, room: Room) -> None:
        self.start_chore(self.keep_snapshot(snapshot_written(room)), "snapshot")

    async def keep_snapshot(self, statements: list[Statement]) -> None:
        with contextlib.suppress(Refusal, Conflict):
            await self.store.write(statements)

    def part_with(self, person: str) -> None:
        """Somebody has signed out: his sockets are closed, here and at other processes."""
        self.close_sockets_of(person)
        if self.bus is not None and not self.bus.silent:
            self.start_chore(self.bus.tell_gone(person), "gone")

    def close_sockets_of(self, person: str) -> None:
        for live in self.rooms.values():
            for listener in list(live.listeners):
                if listener.caller is not None and listener.caller.person == person:
                    listener.close()

    # ---- word of other processes

    def pass_on(self, live: LiveRoom) -> None:
        if self.bus is not None and not self.bus.silent and not self.closing:
            self.start_chore(self.bus.tell(live.room.id, live.room.seq, live.here_with_us()), "word")

    def heard(self, word: Word) -> None:
        if word.gone is not None:
            self.close_sockets_of(word.gone)
        live = self.rooms.get(word.table)
        if live is None:
            return
        if word.process not in live.elsewhere:
            # It has not heard yet who is here with us.
            self.pass_on(live)
        if live.elsewhere.get(word.process, []) != word.here:
            live.elsewhere[word.process] = word.here
            live.tell()
        self.start_chore(self.follow(live, word.seq), "follow")


def heed(opened: asyncio.Task[LiveRoom]) -> None:
    """Those who wait hear why a table could not be opened; if all have gone, that is no failure either."""
    if not opened.cancelled():
        opened.exception()


def again(room: Room, caller: Caller) -> wire.NewTable:
    """The plan of a rematch: bots where bots sat, and seats for those who played."""
    return msgspec.structs.replace(room.plan, seats=[chair_again(seat, caller) for seat in room.seats])


def chair_again(seat: Seat, caller: Caller) -> wire.Chair:
    if seat.person is None:
        return wire.Chair(sit="bot", bot=seat.bot)
    if seat.person != caller.person:
        return wire.Chair(sit="open")
    return wire.Chair(sit="me", name=seat.name)
