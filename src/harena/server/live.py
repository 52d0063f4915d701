"""A table in memory: one task does what is asked of it, one thing after the other. Persist, acknowledge, broadcast."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Final, TypeVar, final

import msgspec
import structlog

from ..core.errors import Refusal
from ..core.ids import Seat as SeatId
from . import facts, wire
from .audience import Listener
from .errors import NotAllowed, Stale, TooBusy
from .fold import Caller
from .room import Room
from .shelf import lines_of, read_room, written
from .snapshot import EVERY
from .store import Conflict
from .telling import NOBODY, Scene, scene_words
from .thinkers import packed

if TYPE_CHECKING:
    from .hall import Hall

QUEUE_MOST: Final = 32
RETRY: Final = 1.0
"""Seconds until something that could not be done is tried again."""
_LOG: Final = structlog.get_logger("harena.table")
_ENCODER: Final = msgspec.json.Encoder()

Seen = TypeVar("Seen")
Deed = Callable[[Room, float], wire.Done | None]
Acknowledge = Callable[[wire.Done], None]


@final
class Job:
    """Something to do at a table, and whoever waits for it."""

    def __init__(self, deed: Deed, acknowledge: Acknowledge | None = None) -> None:
        self.deed: Final = deed
        self.acknowledge: Final = acknowledge
        """Called before anybody else hears of it."""
        self.reply: Final[asyncio.Future[wire.Done | None]] = asyncio.get_running_loop().create_future()

    def settle(self, done: wire.Done | None) -> None:
        if self.acknowledge is not None and done is not None:
            self.acknowledge(done)
        if not self.reply.done():
            self.reply.set_result(done)

    def refuse(self, refusal: Refusal) -> None:
        if not self.reply.done():
            self.reply.set_exception(refusal)


@final
class LiveRoom:
    """One table's task, its queue and its listeners."""

    def __init__(self, room: Room, hall: Hall) -> None:
        self.room = room
        self.hall: Final = hall
        self.jobs: Final[asyncio.Queue[Job]] = asyncio.Queue(QUEUE_MOST)
        self.listeners: Final[set[Listener]] = set()
        self.elsewhere: Final[dict[str, list[str]]] = {}
        """By process: who is here with it."""
        self.keeper = False
        self.thinking: asyncio.Task[None] | None = None
        self.thought_at = -1
        self.touched = hall.hours.now()
        self.kept_seats = [seat.person for seat in room.seats]
        self.broken = False
        """Whether what is in memory may differ from what is kept."""
        self.stuck: float | None = None
        """Since when nothing of it could be kept."""
        self.patient_until = 0.0
        """Before that nothing is tried by itself."""
        self.closed = False
        self.task: Final = asyncio.create_task(self.run(), name=f"table-{room.id}")

    # ---- from outside

    async def ask(self, command: wire.AnyCommand, caller: Caller, acknowledge: Acknowledge | None = None) -> wire.Done:
        done = await self.do(lambda room, now: room.carry_out(command, caller, now), acknowledge)
        assert done is not None
        return done

    async def do(self, deed: Deed, acknowledge: Acknowledge | None = None) -> wire.Done | None:
        job = Job(deed, acknowledge)
        self.touched = self.hall.hours.now()
        if self.closed:
            raise TooBusy("put-away")
        try:
            self.jobs.put_nowait(job)
        except asyncio.QueueFull as full:
            raise TooBusy("busy-table") from full
        return await job.reply

    def nudge(self) -> None:
        """Look whether something has become due, or another process has moved the table."""
        with contextlib.suppress(asyncio.QueueFull):
            self.jobs.put_nowait(Job(lambda _room, _now: None))

    async def close(self) -> None:
        """Do what was asked, then stop."""
        self.closed = True
        await self.jobs.join()
        self.task.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        for listener in list(self.listeners):
            listener.close()

    def idle(self, now: float, after: float) -> bool:
        return not self.listeners and self.jobs.empty() and self.thinking is None and now - self.touched > after

    async def read(self, reader: Callable[[Room], Seen]) -> Seen:
        """What somebody sees of the table as it is kept: while something is being written he waits for it."""
        if not self.room.unsaved:
            return reader(self.room)
        seen: list[Seen] = []
        await self.do(lambda room, _now: seen.append(reader(room)))
        return seen[0]

    async def hint(self, caller: Caller, seat: int | None) -> dict[str, object]:
        """What the champion would do; it thinks where bots think, and only with the seat's eyes."""

        def question(room: Room) -> tuple[bytes, int]:
            number = room.seat_to_advise(caller, seat)
            return packed(room.running(), SeatId(number)), self.seed(f"hint/{number}")

        try:
            return await self.hall.thinkers.advise(*await self.read(question))
        except BrokenExecutor as died:
            raise TooBusy("busy-champion") from died

    def seed(self, what: str) -> int:
        """For whoever thinks at this table as it is."""
        digest = hmac.digest(self.room.secrets.key, f"{what}/{self.room.seq}".encode(), "sha256")
        return int.from_bytes(digest[:7], "big")

    # ---- listeners

    def listen(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.presence_changed()
        if self.broken:
            self.nudge()

    def unlisten(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.presence_changed()

    def here_with_us(self) -> list[str]:
        return sorted({listener.caller.person for listener in self.listeners if listener.caller is not None})

    def here(self) -> set[str]:
        return {*self.here_with_us(), *[person for people in self.elsewhere.values() for person in people]}

    def presence_changed(self) -> None:
        self.hall.pass_on(self)
        self.tell()

    def tell(self) -> None:
        """Send everybody what is new, each through his own eyes; those with the same eyes get the same bytes."""
        if self.room.unsaved or not self.listeners:
            # Nobody hears of what is not kept yet; once it is, or is forgotten again, all are told.
            return
        made: dict[tuple[str, int | None, int], bytes] = {}
        scene = Scene(self.room, self.here())
        for listener in list(self.listeners):
            if listener.closed:
                # Whoever was let go may not even hear that; he is gone all the same.
                self.listeners.discard(listener)
                continue
            person, seats = self.eyes(listener, scene)
            if person == NOBODY and not self.room.shown_to_all():
                # Whoever looked on before the start is not to see the game.
                listener.close()
                continue
            for seat in seats:
                key = (person, seat, listener.seen)
                if key not in made:
                    words = scene_words(scene, person, seat, min(listener.seen, self.room.seq))
                    made[key] = _ENCODER.encode(words)
                listener.send(made[key])
            listener.seen = self.room.seq

    def eyes(self, listener: Listener, scene: Scene) -> tuple[str, Sequence[int | None]]:
        """Through which seats somebody looks: his own, or a spectator's none."""
        person = NOBODY if listener.caller is None else listener.caller.person
        if person in scene.own:
            return person, scene.own[person]
        return person if person == self.room.host else NOBODY, [None]

    # ---- the task

    async def run(self) -> None:
        while True:
            job = await self.next_job()
            try:
                await (self.by_itself() if job is None else self.carry_out(job))
            except asyncio.CancelledError:
                raise
            except Exception:  # noqa: BLE001 - one table's trouble must not be the others'
                _LOG.exception("table-failed", table=self.room.id, seq=self.room.seq)
                self.broken = True
                if job is not None:
                    job.refuse(TooBusy("unchanged"))
            finally:
                if job is not None:
                    self.jobs.task_done()

    async def next_job(self) -> Job | None:
        """What is asked next, or nothing when something is due. What waits already goes first: it may be the answer of
        somebody who would be late."""
        if not self.jobs.empty():
            return self.jobs.get_nowait()
        due = self.wake_at()
        if due is None:
            return await self.jobs.get()
        try:
            # Not wait_for: in Python 3.11 it may swallow a cancellation, and lose what it got.
            async with asyncio.timeout(max(0.0, due - self.hall.hours.now())):
                return await self.jobs.get()
        except TimeoutError:
            return None

    def wake_at(self) -> float | None:
        if not self.keeper or self.broken:
            return None
        due = self.room.due()
        # A bot at its thinking comes back by itself.
        if due == 0.0 and self.room.standing_answer() is None and self.thought_at == self.room.seq:
            return None
        return None if due is None else max(due, self.patient_until)

    async def carry_out(self, job: Job) -> None:
        try:
            if self.broken:
                await self.reload()
            await self.make_up()
            now = self.hall.hours.now()
            done = job.deed(self.room, now)
            # What stands already is told together with what has led to it: nobody sees a question he need not answer.
            if self.room.unsaved and self.room.answer_beforehand(now) and done is not None:
                done = msgspec.structs.replace(done, seq=self.room.seq)
            changed = await self.save()
        except Refusal as refusal:
            job.refuse(refusal)
            return
        job.settle(done)
        if changed:
            self.announce()

    async def by_itself(self) -> None:
        """Standing answers, the late, and bots."""
        with contextlib.suppress(Refusal):
            await self.make_up()
            await self.do_what_is_due(self.hall.hours.now())

    async def do_what_is_due(self, now: float) -> None:
        settled = self.room.answer_beforehand(now)
        if not settled and not any(self.room.settle_late(number, now) for number in self.room.asked()):
            self.think()
            return
        await self.save()
        self.announce()

    # ---- bots

    def think(self) -> None:
        number = self.room.bot_to_move()
        if number is None or self.thought_at == self.room.seq:
            return
        bot = self.room.seats[number].bot
        assert bot is not None
        self.thought_at = self.room.seq
        self.thinking = asyncio.create_task(self.think_for(number, bot, self.room.seq), name=f"bot-{self.room.id}")

    async def breathe(self) -> None:
        """Bots that think faster than a screen is drawn let whoever looks on see each of their answers."""
        if self.listeners or any(self.elsewhere.values()):
            await asyncio.sleep(self.hall.breath)

    async def think_for(self, number: int, bot: str, seq: int) -> None:
        try:
            thought = self.hall.thinkers.choose(bot, self.room.running(), SeatId(number), self.seed(f"bot/{number}"))
            pick, _ = await asyncio.gather(thought, self.breathe())

            def answer(room: Room, now: float) -> None:
                # Meanwhile a person may be back, or the table may have been taken back.
                same = number in room.asked() and room.seats[number].since <= seq <= room.seq
                if same and room.seats[number].bot == bot:
                    room.answer_for(number, pick, "bot", now)

            await self.do(answer)
        except Stale:
            # An operator or another process was first; the table was read anew, and whoever is asked now is asked.
            pass
        except TooBusy:
            await asyncio.sleep(RETRY)
        except Exception:  # noqa: BLE001 - whatever a bot does wrong, it is asked again after a pause
            _LOG.exception("bot-failed", table=self.room.id, bot=bot)
            await asyncio.sleep(RETRY)
        finally:
            self.thinking = None
            self.thought_at = -1
            self.nudge()

    # ---- keeping

    async def save(self) -> bool:
        """Make new facts last; gives whether there were any. What could not be kept is forgotten again."""
        lines = self.room.unsaved
        if not lines:
            return False
        try:
            new = [*written(self.room, self.kept_seats), *await self.hall.at_the_end(self.room, lines)]
            await self.hall.store.write(new)
        except Conflict as conflict:
            self.broken = True
            await self.reload()
            raise Stale("moved-on") from conflict
        except TooBusy:
            self.broken = True
            now = self.hall.hours.now()
            self.stuck, self.patient_until = now if self.stuck is None else self.stuck, now + RETRY
            with contextlib.suppress(TooBusy):
                await self.reload()
            raise
        before = self.room.seq - len(lines)
        self.room.unsaved = []
        self.kept_seats = [seat.person for seat in self.room.seats]
        if self.room.seq // EVERY > before // EVERY:
            self.hall.take_snapshot(self.room)
        return True

    async def make_up(self) -> None:
        """Nobody loses time because nothing could be kept: once it can, clocks are put back."""
        if self.stuck is None:
            return
        now = self.hall.hours.now()
        if self.room.clocks_run():
            self.room.keep(facts.Paused(now - self.stuck), now)
            await self.save()
        self.stuck = None

    def announce(self) -> None:
        self.hall.pass_on(self)
        self.tell()

    async def reload(self) -> None:
        """Read the table anew: what was not kept never was."""
        self.room = await read_room(self.hall.store, self.hall.games, self.room.id)
        self.kept_seats = [seat.person for seat in self.room.seats]
        self.broken = False
        self.thought_at = -1
        self.tell()

    async def catch_up_in_turn(self, seq: int) -> None:
        """Another process has moved the table: read what it has added, in turn with everything else."""
        lines = await lines_of(self.hall.store, self.room.id, self.room.seq)

        def follow(room: Room, _now: float) -> None:
            for line in lines:
                if facts.read(line).seq == room.seq + 1:
                    room.replay(line)

        if self.room.seq < seq:
            await self.do(follow)
            self.kept_seats = [seat.person for seat in self.room.seats]
            self.tell()


def owner_seat(room: Room, caller: Caller | None, seat: int | None) -> int | None:
    """The seat through which somebody may look: the one he names if it is his, else his first, else none."""
    own = [] if caller is None else room.seats_of(caller.person)
    if seat is None:
        return own[0] if own else None
    if seat not in own:
        raise NotAllowed("seat-not-yours", {"seat": seat})
    return seat
