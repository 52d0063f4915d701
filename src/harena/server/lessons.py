"""Lessons over the network: played anew from the learner's picks each time, so that nothing is kept of them."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from ..core.ids import Pick
from ..core.seeding import commitment
from ..lessons.catalogue import LESSONS
from ..lessons.lesson import LEARNER, Lesson, Walk
from . import wire
from .errors import Unfit
from .room import refusal_of
from .tables import REFUSALS, odds_at, refusal_words
from .telling import question_words

LessonId = Annotated[str, PathParameter(pattern=r"^[a-z0-9-]{1,40}$")]
BEFORE: Final = 0.0
"""When a lesson's table was: it stands outside of time."""


class Lessons(Controller):
    """Lessons."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get(responses=REFUSALS, sync_to_thread=False)
    def all(self) -> wire.LessonList:
        """All lessons, in the order in which they are best learnt."""
        return wire.LessonList([line_words(lesson) for lesson in LESSONS.values()])

    @post("/{lesson:str}", status_code=200, responses=REFUSALS, sync_to_thread=True)
    def walk(self, lesson: LessonId, data: JSONBody[wire.LessonAsked]) -> wire.LessonWords:
        """A lesson after these picks of the learner: what there is to see, to hear and to do."""
        return lesson_words(walked(lesson, data))

    @post("/{lesson:str}/odds", status_code=200, responses=REFUSALS, sync_to_thread=True)
    def odds(self, lesson: LessonId, data: JSONBody[wire.LessonOdds]) -> dict[str, Any]:
        """What exact odds say of moves in a lesson."""
        return odds_at(walked(lesson, data).table, LEARNER, data.asked)

    @post("/{lesson:str}/why-not", status_code=200, responses=REFUSALS, sync_to_thread=True)
    def why_not(self, lesson: LessonId, data: JSONBody[wire.LessonWhyNot]) -> wire.Wrong:
        """The refusal that a move would meet in a lesson; its kind is `possible` if it would meet none."""
        return refusal_words(refusal_of(walked(lesson, data).table, LEARNER, data.asked.say))


def walked(lesson: str, asked: wire.LessonAsked) -> Walk:
    if lesson not in LESSONS:
        raise Unfit("no-lesson", {"lesson": lesson, "known": ", ".join(LESSONS)})
    return Walk(LESSONS[lesson], [Pick(pick) for pick in asked.picks])


def line_words(lesson: Lesson) -> wire.LessonLine:
    return wire.LessonLine(lesson.id, lesson.game, len(lesson.steps()), lesson.minutes)


def lesson_words(walk: Walk) -> wire.LessonWords:
    return wire.LessonWords(
        lesson=walk.lesson.id,
        step=walk.taken,
        steps=len(walk.steps),
        key=walk.key(),
        astray=walk.astray(),
        strayed=walk.strayed,
        wanted=[int(pick) for pick in walk.wanted()],
        over=walk.over(),
        table=table_words(walk),
    )


def table_words(walk: Walk) -> wire.TableWords:
    """The lesson's table through the learner's eyes, as if it were one of the hall."""
    table, over = walk.table, walk.table.state.over()
    result = table.game.result(table.state)
    return wire.TableWords(
        id=walk.lesson.id,
        name="",
        game=table.game.name,
        rules=table.game.version,
        options=table.options,
        seq=table.seq(),
        at=BEFORE,
        phase="over" if over else "running",
        public=False,
        watch=False,
        host=False,
        clock=None,
        late="wait",
        commitment=commitment(table.spec),
        seat=int(LEARNER),
        seats=[seat_words(walk, seat) for seat in range(table.state.seats)],
        waiting=[int(seat) for seat in table.state.asked()],
        asked=None if walk.over() else question_words(table, LEARNER, table.seq()),
        hints=False,
        undo=False,
        wish=None,
        standing=[],
        forced=None,
        view=dict(table.game.view(table.state, LEARNER).words()),
        first=0,
        events=table.events(LEARNER),
        said=[],
        result=None if result is None else result.words(),
        chance=None,
        next=None,
        frozen=None,
    )


def seat_words(walk: Walk, seat: int) -> wire.SeatWords:
    return wire.SeatWords(
        kind="person",
        name=walk.lesson.names[seat],
        bot=None,
        here=True,
        left=False,
        yours=seat == LEARNER,
        deadline=None,
        bank=None,
        seeded=False,
    )
