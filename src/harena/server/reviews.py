"""Finished games looked into: what each decision gave away, and why a seat moved as it did.

It is done where games are walked through, a little at a time, so that neither tables nor readers wait for it.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, Final, NamedTuple, final

import msgspec
from litestar import Controller, Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ..bots.catalogue import BOTS, hint_budget
from ..bots.levels import Thinker
from ..bots.minds import MINDS
from ..bots.why import Explanation, expected_place, judge, recall
from ..core.asked import Asked
from ..core.chance import Fast
from ..core.errors import BadRequest
from ..core.ids import Pick, Seat
from ..core.table import Table
from ..lab.analysis import Review, Reviewer, reviewer_of
from . import wire
from .errors import TooBusy, Unfit
from .guard import check
from .replays import SECONDS, table_of, within
from .server import TheServer
from .tables import REFUSALS
from .thinkers import Thinkers

SLICE: Final = 0.5
"""So many seconds a review goes on before others have their turn."""
PATIENCE: Final = 30.0
"""A review nobody has asked about for so long rests until somebody does."""
AT_ONCE: Final = 3
KEPT: Final = 32
"""Reviews that are remembered."""
UNDER_WAY: Final = AT_ONCE + 1
"""Reviews that the process which makes them has at hand; it begins any other anew."""
WAITING_MOST: Final = 16
LONGEST: Final = 60
"""Seconds for one look: an answer may be of many moves."""
Ask = Request[Any, Any, Any]


@final
class Job:
    """A review on its way."""

    def __init__(self, person: str, asked: wire.AnalysisAsked) -> None:
        self.person = person
        """Who asked last."""
        self.asked: Final = asked
        self.at = time.monotonic()
        """When somebody last asked about it."""
        self.done = 0
        self.total: int | None = None
        """None until the record is read."""
        self.review: wire.ReviewWords | None = None
        self.task: asyncio.Task[None] | None = None

    def words(self) -> wire.AnalysisWords:
        return wire.AnalysisWords(self.done, self.total or 0, self.review)

    def wanted(self) -> bool:
        return self.review is None and time.monotonic() < self.at + PATIENCE

    def working(self) -> bool:
        return self.task is not None and not self.task.done()


@final
class Desk:
    """The reviews of one process: a few at a time, and one for each person."""

    def __init__(self, readers: Thinkers) -> None:
        self.readers: Final = readers
        self.jobs: Final[OrderedDict[str, Job]] = OrderedDict()
        self.places: Final = asyncio.Semaphore(AT_ONCE)

    async def ask(self, person: str, asked: wire.AnalysisAsked) -> wire.AnalysisWords:
        """Begin a review, or say how far it is. What is wrong with the record is said at once."""
        key = hashlib.sha256(f"{asked.futures} {asked.record}".encode()).hexdigest()
        job = self.jobs.get(key)
        if job is None:
            self.make_room()
            job = self.jobs[key] = Job(person, asked)
        self.jobs.move_to_end(key)
        self.turn_to(person, job)
        if job.review is None and not job.working():
            job.task = asyncio.create_task(self.work(key, job), name=f"review-{key[:8]}")
            job.task.add_done_callback(heed)
        if job.total is None and job.task is not None:
            await self.first_look(key, job.task)
        return job.words()

    def make_room(self) -> None:
        """The longest unasked go first; with too many on their way there is no room."""
        if sum(job.working() for job in self.jobs.values()) >= WAITING_MOST:
            raise TooBusy("busy-reviews")
        for key in [key for key, job in self.jobs.items() if not job.working()][: len(self.jobs) + 1 - KEPT]:
            del self.jobs[key]

    def turn_to(self, person: str, job: Job) -> None:
        """Whoever asks for another review has given up the one before."""
        for other in self.jobs.values():
            if other is not job and other.person == person and other.working():
                other.at = -PATIENCE
        job.person, job.at = person, time.monotonic()

    async def first_look(self, key: str, task: asyncio.Task[None]) -> None:
        """Wait a moment for the record to be read, and say why if it cannot be."""
        await asyncio.wait([task], timeout=2 * SLICE)
        if not task.done():
            return
        wrong = task.exception()
        if wrong is not None:
            self.jobs.pop(key, None)
            raise wrong

    async def work(self, key: str, job: Job) -> None:
        async with self.places:
            while job.wanted():
                try:
                    progress = await self.readers.ask(review_on, key, job.asked.record, job.asked.futures)
                except BrokenExecutor as died:
                    raise TooBusy("slow-review") from died
                job.done, job.total, job.review = progress

    @asynccontextmanager
    async def running(self, _app: object = None) -> AsyncIterator[None]:
        """Nothing goes on when it is closed."""
        try:
            yield
        finally:
            for job in self.jobs.values():
                if job.task is not None:
                    job.task.cancel()


TheDesk = NamedDependency[Desk]
"""What a route is handed."""


def heed(task: asyncio.Task[None]) -> None:
    """What went wrong is said to whoever asks next: it is tried again then."""
    if not task.cancelled():
        task.exception()


class Reviews(Controller):
    """Finished games looked into."""

    path = "/api"
    tags = ("reviews",)

    @post("/analysis", status_code=200, responses=REFUSALS, request_max_body_size=wire.RECORD_BODY_MOST)
    async def analysis(
        self, server: TheServer, desk: TheDesk, request: Ask, data: JSONBody[wire.AnalysisAsked]
    ) -> wire.AnalysisWords:
        """Review a finished game; asked once more with the same record, it says how far it is, and in the end what it
        found."""
        caller = await server.known(request)
        return await desk.ask(caller.person, data)

    @post("/why", status_code=200, responses=REFUSALS, request_max_body_size=wire.RECORD_BODY_MOST)
    async def why(self, server: TheServer, request: Ask, data: JSONBody[wire.WhyAsked]) -> wire.WhyWords:
        """Why the seat that answered in an entry of a finished game chose as it did: a bot's own view, or the
        champion's."""
        caller = await server.known(request)
        check(server.buckets.hints, caller.person, "many-reasons")
        try:
            return await server.readers.ask(reasons, data)
        except BrokenExecutor as died:
            raise TooBusy("slow-review") from died


# ---- in a process of its own


class Progress(NamedTuple):
    """How far a review is, in entries."""

    done: int
    total: int
    review: wire.ReviewWords | None


_REVIEWERS: Final[OrderedDict[str, Reviewer]] = OrderedDict()
"""Those at work, by the key of their job."""


def review_on(key: str, record: str, futures: int | None) -> Progress:
    """Look at some entries more."""
    with within(LONGEST):
        reviewer, end = reviewer_at_hand(key, record, futures), time.monotonic() + SLICE
        found = reviewer.found
        while not found.is_complete() and time.monotonic() < end:
            reviewer.look()
    total = len(found.table.entries)
    if not found.is_complete():
        return Progress(len(found.worth), total, None)
    del _REVIEWERS[key]
    return Progress(total, total, review_words(found))


def reviewer_at_hand(key: str, record: str, futures: int | None) -> Reviewer:
    if key not in _REVIEWERS:
        _REVIEWERS[key] = reviewer_of(finished(record), futures)
    _REVIEWERS.move_to_end(key)
    while len(_REVIEWERS) > UNDER_WAY:
        _REVIEWERS.popitem(last=False)
    return _REVIEWERS[key]


@lru_cache(UNDER_WAY)
def finished(record: str) -> Table:
    """The game of a record, checked; nobody may change it."""
    table = table_of(record)
    if not table.state.over():
        raise Unfit("unfinished")
    return table


def review_words(found: Review) -> wire.ReviewWords:
    seats = found.table.state.seats
    places = [[round(expected_place(worth, seats), 2) for worth in after] for after in found.worth]
    return msgspec.convert({**found.words(), "places": places}, wire.ReviewWords)


def reasons(asked: wire.WhyAsked) -> wire.WhyWords:
    with within(SECONDS):
        table = finished(asked.record)
        if asked.seq > table.seq():
            raise BadRequest(f"This game has entries 1 to {table.seq()}, not {asked.seq}.")
        if asked.bot is not None and asked.bot not in BOTS:
            raise BadRequest(f"There is no bot '{asked.bot}'; available: {', '.join(BOTS)}.")
        return why_words(table, asked.seq, asked.bot)


def why_words(table: Table, seq: int, name: str | None) -> wire.WhyWords:
    entry, then = table.entries[seq], table.at(seq - 1)
    assert entry.seat is not None
    played, bot = entry.picks[0], None if name is None else BOTS[name]
    own = name if isinstance(bot, Thinker) else None
    move = table.game.picks.say(played)
    if len(then.state.options(entry.seat)) == 1:
        return wire.WhyWords(int(entry.seat), own, move, None)
    found = explained(then, entry.seat, played, bot if isinstance(bot, Thinker) else None)
    return wire.WhyWords(int(entry.seat), own, move, msgspec.convert(found.words(), wire.Hint))


def explained(then: Table, seat: Seat, played: Pick, bot: Thinker | None) -> Explanation:
    """What a bot sees of the table just before its move; for others, how the champion judges the move."""
    game = then.game.name
    mind, asked, chance = MINDS[game], Asked(then.game, then.state, seat), Fast(then.seq())
    if bot is not None:
        return recall(mind, asked, played, bot.level.budget(game), chance)
    return judge(mind, asked, played, hint_budget(game), chance)
