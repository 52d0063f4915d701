"""Lessons: each can be walked to its end, every text is there, and nothing happens but what is wanted."""

from __future__ import annotations

import re
from itertools import product

import pytest

from harena.core.chance import Scripted
from harena.core.errors import BadRequest, NotAMove, NotAnOption
from harena.core.ids import Pick
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.lessons.catalogue import LESSONS
from harena.lessons.lesson import LEARNER, Lesson, Walk
from harena.rules import LANGUAGES, Book, book

STEPS = [
    pytest.param(lesson, number, id=f"{lesson.id}-{number + 1}")
    for lesson in LESSONS.values()
    for number in range(len(lesson.steps()))
]
each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
each_step = pytest.mark.parametrize(("lesson", "number"), STEPS)
both = pytest.mark.parametrize("lang", LANGUAGES)


def walked(lesson: Lesson, steps: int) -> tuple[Walk, list[Pick]]:
    """A lesson after so many steps, each done in the first way."""
    picks: list[Pick] = []
    for _ in range(steps):
        picks.append(Walk(lesson, picks).wanted()[0])
    return Walk(lesson, picks), picks


def position(table: Table) -> str:
    return table.game.print(table.state)


def own_keys(pages: Book, lesson: Lesson) -> set[str]:
    """The keys of a lesson's texts that are there."""
    start = f"lesson-{lesson.id}"
    listed = re.findall(r"(?m)^(lesson-[a-z0-9-]+) =", "\n".join(pages.sources))
    return {key for key in listed if key == start or key.startswith(f"{start}-")}


@each_lesson
def test_it_is_of_a_game_that_is_there_and_short(lesson: Lesson) -> None:
    assert lesson.game in GAMES
    assert lesson.names[LEARNER] == ""
    assert all(lesson.names[LEARNER + 1 :])
    assert 10 <= len(lesson.steps()) <= 16
    assert 1 <= lesson.minutes <= 5


@each_lesson
def test_it_can_be_walked_to_its_end_in_every_way_it_accepts(lesson: Lesson) -> None:
    ways = [range(len(step.wanted)) for _, step in lesson.steps()]
    for way in product(*ways):
        picks: list[Pick] = []
        for choice in way:
            walk = Walk(lesson, picks)
            assert not walk.over()
            picks.append(walk.wanted()[choice])
        end = Walk(lesson, picks)
        assert end.over()
        assert end.taken == len(lesson.steps())
        assert end.wanted() == []
        assert end.key() == f"lesson-{lesson.id}-end"


@each_step
def test_what_is_wanted_is_possible_and_the_learner_is_asked(lesson: Lesson, number: int) -> None:
    walk, _ = walked(lesson, number)
    assert walk.table.state.asked() == [LEARNER]
    assert walk.wanted()
    assert set(walk.wanted()) <= set(walk.table.state.options(LEARNER))


@each_step
def test_another_choice_is_answered_kindly_and_changes_nothing(lesson: Lesson, number: int) -> None:
    walk, picks = walked(lesson, number)
    for other in walk.table.state.options(LEARNER):
        if other in walk.wanted():
            continue
        strayed = Walk(lesson, [*picks, other])
        assert strayed.strayed
        assert strayed.taken == walk.taken
        assert strayed.key() == walk.astray() == strayed.astray()
        assert position(strayed.table) == position(walk.table)
        assert strayed.wanted() == walk.wanted()
        with pytest.raises(BadRequest, match="take the last one back"):
            Walk(lesson, [*picks, other, walk.wanted()[0]])


@each_step
def test_what_is_not_possible_is_refused_with_its_clause(lesson: Lesson, number: int) -> None:
    walk, picks = walked(lesson, number)
    options = walk.table.state.options(LEARNER)
    impossible = next(Pick(pick) for pick in range(10_000) if pick not in options)
    with pytest.raises(NotAnOption) as refused:
        Walk(lesson, [*picks, impossible])
    assert refused.value.clause
    with pytest.raises(NotAMove):
        Walk(lesson, [*picks, Pick(2**31)])


@each_lesson
def test_nothing_is_asked_after_the_end(lesson: Lesson) -> None:
    _, picks = walked(lesson, len(lesson.steps()))
    with pytest.raises(BadRequest, match="over"):
        Walk(lesson, [*picks, picks[-1]])


@each_lesson
def test_all_draws_are_dictated_and_all_of_them_happen(lesson: Lesson) -> None:
    done = 0
    for scene in lesson.scenes:
        done += len(scene.steps)
        # The last step of a scene is carried out at its own table, which the next scene then clears away.
        walk, _ = walked(lesson, done - 1)
        table = walk.table
        walk.go_on(walk.wanted()[0])
        chance = table.chance.source
        assert isinstance(chance, Scripted)
        assert chance.then is None
        assert (chance.used, len(chance.draws)) == (len(scene.draws), len(scene.draws))


@each_lesson
def test_it_is_the_same_every_time(lesson: Lesson) -> None:
    one, picks = walked(lesson, len(lesson.steps()))
    other = Walk(lesson, picks)
    assert position(one.table) == position(other.table)
    assert one.table.events(LEARNER) == other.table.events(LEARNER)


# ---- texts


@both
@each_lesson
def test_every_text_is_there_and_none_is_left_over(lesson: Lesson, lang: str) -> None:
    pages = book(lesson.game, lang)
    title = f"lesson-{lesson.id}"
    steps = [f"{title}-{number + 1}" for number in range(len(lesson.steps()))]
    wanted = {title, *steps, f"{title}-end"}
    strays = {f"{step}-astray" for step in steps}
    assert wanted <= own_keys(pages, lesson) <= wanted | strays
    assert own_keys(pages, lesson) == own_keys(book(lesson.game, "en"), lesson)
    assert pages.say(f"{title}.about")
    for key in {*own_keys(pages, lesson), "lesson-astray"} - {title}:
        text = pages.say(key)
        assert text[-1] in ".!"
        assert len(text) < 320


@each_step
def test_a_step_with_other_choices_has_words_for_them(lesson: Lesson, number: int) -> None:
    walk, _ = walked(lesson, number)
    others = set(walk.table.state.options(LEARNER)) - set(walk.wanted())
    assert book(lesson.game, "en").has(f"{walk.text()}-astray") == bool(others)
    assert book(lesson.game, "en").has(walk.astray())


@each_step
def test_a_step_names_what_it_wants(lesson: Lesson, number: int) -> None:
    """A card that is to be played is named in full, a creature or a player by name; a move that stands alone needs no
    name."""
    walk, _ = walked(lesson, number)
    words = walk.table.game.picks.say(walk.wanted()[0])
    for lang in LANGUAGES:
        pages = book(lesson.game, lang)
        if pages.pick_group(words, lesson.names):
            for part in pages.pick_item(words, lesson.names).split(", "):
                assert part in pages.say(walk.text())
