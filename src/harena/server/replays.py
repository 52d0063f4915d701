"""Games shown again, step by step, through the eyes of a seat, of everybody, or of all seats at once.

They are walked through in a process of their own, so that no table waits for them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from functools import lru_cache
from typing import Annotated, Any, Final, final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from ..core.errors import BadRecord, BadRequest, Refusal
from ..core.ids import Clause, Pick, Seat
from ..core.record import read_names, read_record
from ..core.seeding import Spec
from ..core.table import Table
from ..core.words import ResultWords
from ..games.catalogue import EDITIONS
from . import wire
from .errors import NotAllowed, TooBusy, Unfit
from .fold import Caller
from .guard import address, check
from .room import Room
from .server import Server, TheServer
from .tables import REFUSALS, TableId, check_watch
from .wire import STEPS_MOST, Eyes, Fields

SECONDS: Final = 20
"""No game of ours takes that long; whoever makes up one that does gets no further."""
WAITING_MOST: Final = 8
CACHED: Final = 4
"""A record is looked at page by page: the last ones that were checked are remembered."""
Ask = Request[Any, Any, Any]
ANSWERS: Final = {**REFUSALS, 200: ResponseSpec(wire.ReplayWords, description="The steps that were asked for.")}


class Look(msgspec.Struct, frozen=True):
    """Whose eyes, and which steps."""

    eyes: Eyes
    first: int
    count: int


class Tape(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it can be sent to the process that walks through it."""

    game: str
    rules: int
    seats: int
    options: Fields
    spec: Spec
    start: str | None
    entries: list[tuple[int, list[int]]]
    """Who answered what; the set-up is not among them."""
    names: list[str]
    result: ResultWords | None
    secret: bool
    """Whether the game still runs, so that nobody may know what another has picked."""
    forgotten: int = 0
    """Events before this number have lost their cards."""
    earliest: int = 0
    """Steps before this one are closed."""


# ---- routes


class Replays(Controller):
    """Games shown again."""

    path = "/api"
    tags = ("replays",)

    @get("/tables/{table:str}/replay", media_type="application/json", responses=ANSWERS)
    async def of_table(
        self,
        server: TheServer,
        request: Ask,
        table: TableId,
        eyes: Annotated[str | None, QueryParameter(pattern=r"^(public|all|[0-9]{1,2})$")] = None,
        first: Annotated[int, QueryParameter(ge=0)] = 0,
        count: Annotated[int, QueryParameter(ge=1, le=STEPS_MOST)] = STEPS_MOST,
    ) -> Response[bytes]:
        """A table's game so far: while it runs, through one's own eyes or a spectator's; later through any."""
        live = await server.hall.live(table)
        caller = await server.caller(request, table)
        check_pace(server, request)
        wanted = eyes_named(eyes)

        def ask(room: Room) -> tuple[Tape, Eyes]:
            allowed = eyes_allowed(room, caller, wanted)
            return tape_of_room(room, allowed), allowed

        tape, allowed = await live.read(ask)
        return await shown(server, walk_table, tape, Look(allowed, first, count))

    @post(
        "/replay",
        status_code=200,
        media_type="application/json",
        responses=ANSWERS,
        request_max_body_size=wire.RECORD_BODY_MOST,
    )
    async def of_record(self, server: TheServer, request: Ask, data: JSONBody[wire.ReplayAsked]) -> Response[bytes]:
        """The game of a record, which is checked first: chain, commitment, every move, every draw, the result."""
        check_pace(server, request)
        return await shown(server, walk_record, data.record, Look(data.eyes, data.first, data.count))


def check_pace(server: Server, request: Ask) -> None:
    check(server.buckets.replays, address(request.scope), "many-games")
    if server.readers.waiting >= WAITING_MOST:
        raise TooBusy("busy-replays")


async def shown(server: Server, work: Any, source: object, look: Look) -> Response[bytes]:
    try:
        return Response(await server.readers.ask(work, source, look), media_type="application/json")
    except BrokenExecutor as died:
        raise TooBusy("slow-replay") from died


def eyes_named(words: str | None) -> Eyes | None:
    if words is None:
        return None
    if words == "public":
        return "public"
    return "all" if words == "all" else int(words)


def eyes_allowed(room: Room, caller: Caller | None, wanted: Eyes | None) -> Eyes:
    """The eyes somebody may look through: those he names, or his own."""
    check_watch(room, caller)
    own = [] if caller is None else room.seats_of(caller.person)
    if wanted is None:
        return own[0] if own else "public"
    if isinstance(wanted, int):
        room.named_seat(wanted)
    if wanted != "public" and wanted not in own and room.phase() != "over":
        raise NotAllowed("own-eyes")
    return wanted


def tape_of_room(room: Room, eyes: Eyes) -> Tape:
    """A table's game, with what these eyes have forgotten by now."""
    table = room.running()
    names = [seat.name or seat.bot or "" for seat in room.seats]
    if room.phase() == "over":
        return tape_of(table, names)
    forgotten = table.game.forgets_before(table.state, table.log.events, reader_of(eyes))
    return msgspec.structs.replace(
        tape_of(table, names), secret=True, forgotten=forgotten, earliest=table.seq_of(forgotten)
    )


def tape_of(table: Table, names: list[str]) -> Tape:
    result = table.game.result(table.state)
    return Tape(
        game=table.game.name,
        rules=table.game.version,
        seats=table.state.seats,
        options=table.options,
        spec=table.spec,
        start=table.start,
        entries=[(int(entry.seat), [*map(int, entry.picks)]) for entry in table.entries if entry.seat is not None],
        names=names,
        result=None if result is None else result.words(),
        secret=False,
    )


def reader_of(eyes: Eyes) -> Seat | None:
    return Seat(eyes) if isinstance(eyes, int) else None


# ---- in a process of its own


def walk_table(tape: Tape, look: Look) -> bytes:
    with within(SECONDS):
        return msgspec.json.encode(replay_words(tape, look))


def walk_record(text: str, look: Look) -> bytes:
    with within(SECONDS):
        tape = checked(text)
        if isinstance(look.eyes, int) and look.eyes >= tape.seats:
            raise BadRequest(f"This game has seats 0 to {tape.seats - 1}, not {look.eyes}.")
        return msgspec.json.encode(replay_words(tape, look))


@contextmanager
def within(seconds: int) -> Iterator[None]:
    """The process ends if this takes longer: a record may describe a game that never does."""
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)


@lru_cache(CACHED)
def checked(text: str) -> Tape:
    table = table_of(text)
    return tape_of(table, read_names(text) or [""] * table.state.seats)


def table_of(text: str) -> Table:
    """The game of a record, which is checked; what is wrong with it is said in a sentence."""
    try:
        return read_record(text, EDITIONS)
    except Refusal as refusal:
        # Not the refusal itself: not every kind of it can be sent from one process to another.
        entry = refusal.entry if isinstance(refusal, BadRecord) else 0
        raise Unfit("bad-record", {"why": refusal.say, "entry": entry}, refusal.clause) from None
    except (LookupError, ValueError, TypeError, AssertionError, RecursionError) as wrong:
        why = "This record starts from a position that no game can reach."
        raise Unfit("bad-record", {"why": why, "entry": 0}) from wrong


# ---- words


def replay_words(tape: Tape, look: Look) -> wire.ReplayWords:
    """Walk through a game once, up to the last step that is asked for, and tell the steps from the first one on."""
    walk = Walk(tape, look.eyes)
    first, last = max(look.first, tape.earliest), min(look.first + look.count - 1, len(tape.entries))
    steps = [] if first else [walk.step(None)]
    for seat, picks in tape.entries[:last]:
        clause = walk.table.clause_asked()
        walk.table.answer(Seat(seat), [Pick(pick) for pick in picks])
        if walk.table.seq() >= first:
            steps.append(walk.step(clause))
    return wire.ReplayWords(
        game=tape.game,
        rules=tape.rules,
        options=tape.options,
        seats=tape.seats,
        names=tape.names,
        last=len(tape.entries),
        earliest=tape.earliest,
        result=tape.result,
        eyes=look.eyes,
        steps=steps,
        events=walk.events(steps[0].first) if steps else [],
    )


@final
class Walk:
    """A game on its way, seen through somebody's eyes."""

    def __init__(self, tape: Tape, eyes: Eyes) -> None:
        game = EDITIONS[tape.game, tape.rules]
        self.tape: Final = tape
        self.eyes: Final = eyes
        self.reader: Final = reader_of(eyes)
        self.table: Final = Table(game, tape.seats, tape.options, tape.spec, tape.start)

    def step(self, clause: Clause | None) -> wire.StepWords:
        """The table after its last entry, and that entry as far as these eyes may know it."""
        entry = self.table.entries[-1]
        told = not self.tape.secret or entry.seat == self.reader
        return wire.StepWords(
            seq=self.table.seq(),
            seat=None if entry.seat is None else int(entry.seat),
            say=[self.table.game.picks.say(pick) for pick in entry.picks] if told else [],
            first=entry.first_event,
            clause=str(clause) if told and clause is not None else None,
            waiting=[int(seat) for seat in self.table.state.asked()],
            view=self.view(self.reader),
            views=[self.view(Seat(seat)) for seat in range(self.tape.seats)] if self.eyes == "all" else None,
        )

    def view(self, reader: Seat | None) -> Fields:
        return dict(self.table.game.view(self.table.state, reader).words())

    def events(self, first: int) -> list[Fields]:
        return [self.event(number) for number in range(first, len(self.table.log.events))]

    def event(self, number: int) -> Fields:
        if self.eyes == "all":
            return self.table.full_words(number)
        return self.table.event_words(number, self.reader, forgotten=number < self.tape.forgotten)
