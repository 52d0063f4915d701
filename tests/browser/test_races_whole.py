"""Whole races, to the end: by clicking, and with keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from harena.games.circus_maximus.track import DEFAULT

from ..server.servers import Running
from .conftest import NewPage, Shot
from .play import CONFIRM, STATE, sit_down
from .test_keyboard import Typist
from .test_races import STAGE, Charioteer, open_arena, reach_stage

pytestmark = pytest.mark.long
CALM = 9
"""A speed that no corner punishes."""
WHOLE = 150_000
"""How long the others may race on, in ms, once one is out."""
TOLD = """() => [".prompt", ".turns", ".end"]
    .map((one) => document.querySelector(one)?.innerText ?? "").join()"""


def patient_state(page: Page) -> str:
    return str(page.wait_for_function(STATE, timeout=WHOLE).json_value())


class PatientCharioteer(Charioteer):
    """Somebody who stays to see who wins."""

    def state(self) -> str:
        return patient_state(self.page)


def test_a_guest_drives_a_whole_race_in_the_circus(visitor: NewPage, server: Running, shot: Shot) -> None:
    page: Page = visitor()
    # Three laps, on shorter straights.
    track = {**DEFAULT.data, "id": "short", "home": 16, "back": 16}
    sit_down(page, server.url, "me", *["random"] * 7, game="circus-maximus", options={"track": track})
    assert PatientCharioteer(page).play() == "over"
    expect(page.locator(".end table tbody tr")).to_have_count(8)
    shot(page, "circus-over-desktop-noon")


def test_a_race_in_the_arena_by_keys_alone(visitor: NewPage, server: Running) -> None:
    page: Page = visitor()
    open_arena(page, server)
    typist, confirm = Typist(page), page.locator(CONFIRM)
    while typist.state() == "asked":
        speeds = page.locator(".plan .speed:enabled")
        # The second fastest of the speeds; of everything else nothing is laid, or whatever is first.
        key = speeds.nth(max(0, speeds.count() - 2)).inner_text() if speeds.count() > 0 else "0"
        typist.press(key)
        if confirm.count() == 0:
            typist.press("1")
        expect(confirm).to_be_visible()
        typist.press("Enter")
        expect(confirm).to_have_count(0)
    assert typist.state() == "over"


class Driver(Typist):
    """Somebody who drives in the circus with keys alone."""

    def state(self) -> str:
        return patient_state(self.page)

    def answer(self) -> None:
        page, confirm = self.page, self.page.locator(CONFIRM)
        page.locator(".circus .card, .circus fieldset").first.wait_for()
        if page.locator(".circus fieldset").count() > 0:
            for part in ("driver", "car", "team", "endurance"):
                self.tab_to(f"[name=circus-{part}]")
                self.press("ArrowDown")
        elif page.locator(".circus .set").count() > 0:
            # The dial has a speed from the beginning: as fast as can be, or the one of the turn before.
            self.on_stage()
            while int(page.locator(".circus input[type=range]").input_value()) > CALM:
                self.press("ArrowDown")
        elif page.locator(".circus .keys").count() > 0:
            self.drive()
        else:
            self.press("1")
        expect(confirm).to_be_visible()
        before = page.evaluate(TOLD)
        self.press("Enter")
        # The dial is set at once, so the next question may be there with something to confirm.
        page.wait_for_function(f"(before) => ({TOLD})() !== before", arg=before)

    def on_stage(self) -> None:
        if not self.page.locator(STAGE).evaluate("(one) => one === document.activeElement"):
            reach_stage(self)

    def drive(self) -> None:
        """Ahead as far as it goes; whoever is shut in changes lanes or brakes."""
        self.on_stage()
        for _ in range(CALM):
            self.press(" ")
        for key in ("ArrowLeft", "ArrowRight", "b"):
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            if self.page.locator(CONFIRM).count() == 0:
                self.press(key)


def test_a_lap_in_the_circus_by_keys_alone(visitor: NewPage, server: Running) -> None:
    page: Page = visitor()
    track = {**DEFAULT.data, "id": "one-lap", "laps": 1, "home": 10, "back": 10}
    sit_down(page, server.url, "me", *["random"] * 7, game="circus-maximus", options={"track": track})
    driver = Driver(page)
    while driver.state() == "asked":
        driver.answer()
    assert driver.state() == "over"
