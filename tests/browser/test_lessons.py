"""The lessons of all three games, from the list to the celebration."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from .conftest import NewPage, Shot
from .play import Player

LESSONS = {"colossal-bets": 14, "colossal-powers": 11, "colossal-secrets": 12}
RACES = {
    "arena-drive": 14,
    "arena-rivals": 15,
    "arena-finish": 12,
    "circus-drive": 10,
    "circus-corners": 10,
    "circus-fight": 14,
    "circus-wrecks": 12,
    "circus-weather": 14,
    "circus-crossing": 14,
}
QUICK = ("arena-drive", "circus-drive")
"""One of each race for every run of the tests; `make soak` walks through all."""
GLOWS = ":is(button, label, tr, .target, .strike)[data-wanted]"
"""What a pointer reaches; the rim of the wheel glows as well."""
GONE_ON = """(before) => {
    if (document.querySelector(".prompt .btn.confirm") !== null) return "chosen";
    // Whoever is dragged steers without being asked twice.
    return document.querySelector(".coach").innerText === before ? null : "done";
}"""


class Learner(Player):
    """Somebody who does what the coach says."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.words: dict[str, Any] = {}

    def begin(self, lesson: str) -> None:
        with self.page.expect_response(is_step) as answer:
            self.page.goto(f"/learn/{lesson}")
        self.words = answer.value.json()
        self.state()

    def point(self, picks: set[int]) -> None:
        """Choose one of these picks wherever it is offered."""
        place = next(one for one in self.glowing() if picks & {int(pick) for pick in one.split()})
        self.click(self.spot(place))
        if self.chosen() == "several":
            wanted = [f'.pop [data-picks="{pick}"] button' for pick in sorted(picks)]
            self.page.locator(", ".join(wanted)).first.click()

    def go_on(self) -> None:
        self.point(set(self.words["wanted"]))
        with self.page.expect_response(is_step) as answer:
            self.confirm()
        self.words = answer.value.json()


def is_step(response: Response) -> bool:
    return "/api/lessons/" in response.url


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_walked_to_its_end(visitor: NewPage, shot: Shot, lesson: str) -> None:
    page: Page = visitor()
    learner = Learner(page)
    learner.begin(lesson)
    assert learner.words["steps"] == LESSONS[lesson]
    shot(page, f"lesson-{lesson}-desktop-noon")

    # Another choice does no harm: the coach says what to look at, and the same step goes on.
    others = {int(pick) for place in learner.glowing() for pick in place.split()} - set(learner.words["wanted"])
    said = page.locator(".coach .say").inner_text()
    learner.point(others)
    learner.confirm()
    expect(page.locator(".coach .off")).to_be_visible()
    assert page.locator(".coach .off").inner_text() not in ("", said)
    shot(page, f"lesson-{lesson}-astray-desktop-noon")

    while not learner.words["over"]:
        # What is wanted glows.
        expect(page.locator("[data-wanted]").first).to_be_visible()
        before = page.locator(".coach").inner_text()
        learner.go_on()
        expect(page.locator(".coach")).not_to_have_text(before, use_inner_text=True)
    expect(page.locator(".coach.over")).to_be_visible()
    shot(page, f"lesson-{lesson}-over-desktop-noon")
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text("1 of 3 lessons done")).to_be_visible()


@pytest.mark.parametrize(
    "lesson", [pytest.param(name, marks=[] if name in QUICK else [pytest.mark.long]) for name in RACES]
)
def test_a_lesson_of_a_race_is_walked_by_what_glows(visitor: NewPage, shot: Shot, lesson: str) -> None:
    page: Page = visitor()
    learner = Learner(page)
    learner.begin(lesson)
    assert learner.words["steps"] == RACES[lesson]
    coach, glows = page.locator(".coach"), page.locator(GLOWS).filter(visible=True)
    over = page.locator(".coach.over")
    glows.first.wait_for()
    shot(page, f"lesson-{lesson}-desktop-noon")
    while over.count() == 0:
        before = coach.inner_text()
        glows.first.wait_for()
        learner.click(glows.first)
        # Points are laid part by part: what lies there glows no more.
        while page.locator("fieldset").count() > 0 and glows.count() > 0:
            glows.first.click()
        if page.wait_for_function(GONE_ON, arg=before).json_value() == "chosen":
            learner.confirm()
        expect(coach).not_to_have_text(before, use_inner_text=True)
        expect(page.locator(".coach .off")).to_have_count(0)
    shot(page, f"lesson-{lesson}-over-desktop-noon")
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text(re.compile(r"^1 of \d+ lessons done$"))).to_be_visible()
