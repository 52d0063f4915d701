"""What a lesson is, and how far a learner has come in one.

A lesson is data: a position, the draws that are to come, and steps. A step says in the words of the engine what the
learner is to do, and what then happens until he is asked again. Nothing is kept of a walk through a lesson: it is
played anew from all picks the learner has made.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from ..core.errors import BadRequest
from ..core.ids import Pick, Seat
from ..core.table import Table
from ..games.catalogue import GAMES
from ..rules import book

LEARNER: Final = Seat(0)


@dataclass(frozen=True)
class Step:
    """What the learner is to do, in any of these ways, and then the answers of others, each as `seat words`; an answer
    of the learner's own among them is one that teaches nothing new."""

    wanted: list[str]
    then: list[str]


def step(*wanted: str, then: str = "") -> Step:
    """A step; what comes then is told with semicolons between."""
    return Step(list(wanted), [words.strip() for words in then.split(";") if words.strip()])


@dataclass(frozen=True)
class Scene:
    """A table of its own: where it starts, what will be drawn, and what is to be done."""

    start: str
    draws: list[str | int]
    steps: list[Step]


@dataclass(frozen=True)
class Lesson:
    """Texts are found by its id: `lesson-ID`, of each step `lesson-ID-NUMBER`, of a wrong turn there
    `lesson-ID-NUMBER-astray`, and at the end `lesson-ID-end`."""

    id: str
    game: str
    minutes: int
    names: list[str]
    """What the players are called; the learner's own name is empty."""
    scenes: list[Scene]

    def steps(self) -> list[tuple[Scene, Step]]:
        return [(scene, one) for scene in self.scenes for one in scene.steps]


@final
class Walk:
    """A lesson after some picks of the learner. The last of them may be a wrong turn, which is not carried out."""

    def __init__(self, lesson: Lesson, picks: list[Pick]) -> None:
        self.lesson: Final = lesson
        self.steps: Final = lesson.steps()
        self.taken = 0
        """How many picks went on: as many steps are done."""
        self.strayed = False
        self.scene = lesson.scenes[0]
        self.table = set_table(lesson, self.scene)
        for number, pick in enumerate(picks):
            self.take(pick, last=number == len(picks) - 1)

    def over(self) -> bool:
        return self.taken == len(self.steps)

    def wanted(self) -> list[Pick]:
        """The picks that go on."""
        parse = self.table.game.picks.parse
        return [] if self.over() else [parse(words) for words in self.steps[self.taken][1].wanted]

    def take(self, pick: Pick, *, last: bool) -> None:
        if self.over():
            raise BadRequest("This lesson is over.")
        if pick in self.wanted():
            self.go_on(pick)
            return
        if pick not in self.table.state.options(LEARNER):
            # The table refuses it, and says why.
            self.table.answer(LEARNER, [pick])
        if not last:
            raise BadRequest("A lesson goes on with a pick that is wanted: take the last one back.")
        self.strayed = True

    def go_on(self, pick: Pick) -> None:
        table = self.table
        table.answer(LEARNER, [pick])
        for words in self.steps[self.taken][1].then:
            seat, _, move = words.partition(" ")
            table.answer(Seat(int(seat)), [table.game.picks.parse(move)])
        self.taken += 1
        if not self.over() and self.steps[self.taken][0] is not self.scene:
            self.scene = self.steps[self.taken][0]
            self.table = set_table(self.lesson, self.scene)

    # ---- what is said

    def key(self) -> str:
        """The text for the learner as things stand."""
        return self.astray() if self.strayed else self.text()

    def text(self) -> str:
        return f"lesson-{self.lesson.id}-{'end' if self.over() else self.taken + 1}"

    def astray(self) -> str:
        """The text for whoever does something else that is possible here: the step's own, or one for all of them."""
        own = f"{self.text()}-astray"
        return own if book(self.lesson.game, "en").has(own) else "lesson-astray"


def set_table(lesson: Lesson, scene: Scene) -> Table:
    start = f"{lesson.game}; seats: {len(lesson.names)}; {scene.start}"
    return Table(GAMES[lesson.game], 0, {}, {"make": "scripted", "draws": scene.draws}, start)
