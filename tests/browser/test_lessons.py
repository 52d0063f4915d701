"""The three lessons of Colossal Arena, from the list to the celebration."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from .conftest import NewPage, Shot
from .play import Player

LESSONS = {"colossal-bets": 14, "colossal-powers": 11, "colossal-secrets": 12}


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
