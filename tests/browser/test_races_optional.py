"""Whole races with every optional rule, on the oval and on the figure 8: by clicking, to the end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from harena.core.chance import Fast
from harena.core.record import write_record
from harena.core.seeding import seal_for
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.charts import MUD, RAIN
from harena.games.circus_maximus.options import CIRCUITS, MENU
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.track import DEFAULT, WRECKUS

from ..contract.play import random_answer
from ..server.servers import Running
from .conftest import DESKTOP, PHONE, NewPage, Shot
from .looking import bare_keys, faults, foreign, hidden, sideways
from .play import CONFIRM, STATE, sit_down
from .test_phone import DRAWN
from .test_races import SOON
from .test_races_whole import PatientCharioteer
from .test_replay import where

HOLLYWOOD = dict(MENU.sets["hollywood"])
SHORT = {
    "oval": {**DEFAULT.data, "id": "one-lap", "laps": 1, "home": 10, "back": 10},
    "eight": {**WRECKUS.data, "id": "one-lap-of-8", "laps": 1},
}
"""A lap is a race."""


SIZES = [(1366, 768), (1280, 800), (360, 740), (740, 360)]
"""Desks, and a phone upright and on its side."""
LIGHTS: Final[list[Literal["light", "dark"]]] = ["light", "dark"]
ALL_WRITTEN = 600_000
"""How long others may write, in ms: a bot writes a dozen entries for its chariot, one by one."""


class Outfitter(PatientCharioteer):
    """Somebody who fits his chariots out before he drives them: ready-made, and without weapons of his own."""

    def state(self) -> str:
        return str(self.page.wait_for_function(STATE, timeout=ALL_WRITTEN).json_value())

    def point_at(self, picks: str | None) -> None:
        ready = self.page.locator(".circus .outfit .presets button")
        if picks is None and self.sees(".circus .outfit"):
            if ready.count() > 0:
                ready.last.click(timeout=SOON)
            else:
                self.page.locator(".circus .outfit td button:enabled").first.click(timeout=SOON)
        else:
            super().point_at(picks)


def begin(page: Page, server: Running, track: str) -> Outfitter:
    options = {**HOLLYWOOD, "track": SHORT[track]}
    sit_down(page, server.url, "me", *["random"] * 7, game="circus-maximus", options=options)
    return Outfitter(page)


@pytest.mark.long
@pytest.mark.parametrize("track", SHORT)
def test_a_guest_drives_a_whole_race_with_every_optional_rule(
    visitor: NewPage, server: Running, shot: Shot, track: str
) -> None:
    page: Page = visitor()
    assert begin(page, server, track).play() == "over"
    expect(page.locator(".end table tbody tr")).to_have_count(8)
    shot(page, f"circus-hollywood-{track}-over")


NEXT_ROW = """(said) => document.querySelector(".circus .outfit") === null
    || (document.querySelector(".prompt").innerText !== said
        && document.querySelector(".circus .outfit tr.now td button:enabled") !== null)"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_chart_is_filled_in_by_clicks(visitor: NewPage, server: Running, shot: Shot, size: tuple[int, int]) -> None:
    page: Page = visitor(size)
    begin(page, server, "oval")
    cells = page.locator(".circus .outfit tr.now td button:enabled")
    # Dust for a point, and a first horse of five for four.
    cells.nth(1).click()
    expect(page.locator(".circus .outfit .points")).to_contain_text("31")
    cells.nth(4).click()
    expect(page.locator(".circus .outfit .points")).to_contain_text("27")
    # The next horse may not be faster.
    expect(cells).to_have_count(5)
    assert (faults(page), bare_keys(page), sideways(page)) == ([], [], 0)
    shot(page, f"circus-chart-{size[0]}")
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []
    page.emulate_media(color_scheme="light")
    # Rows that leave no choice are written by themselves.
    while page.locator(".circus .outfit").count() > 0:
        before = page.locator(".prompt").inner_text()
        cells.first.click()
        page.wait_for_function(NEXT_ROW, arg=before)
    # All is written: the others still write.
    expect(page.locator(".circus .outfit")).to_have_count(0)


def test_a_chart_that_is_begun_is_there_again_and_ready_made_ones_fit_what_is_left(
    visitor: NewPage, server: Running
) -> None:
    page: Page = visitor()
    begin(page, server, "eight")
    cells, written = page.locator(".circus .outfit tr.now button"), page.locator(".circus .outfit tr.done .chosen")
    cells.nth(3).click()
    expect(written).to_have_count(1)
    # Dust and knife are paid: 29 points are left, and six ways to spend them all.
    ready = page.locator(".circus .outfit .presets button")
    expect(ready).to_have_count(6)
    ready.first.click()
    expect(page.locator(".circus .outfit .points")).to_have_text("0 points left")
    page.keyboard.press("Escape")
    cells.nth(4).click()
    expect(written).to_have_count(2)
    said = written.all_inner_texts()
    page.reload()
    expect(written).to_have_text(said, use_inner_text=True)
    assert (faults(page), bare_keys(page)) == ([], [])


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_question_and_buttons_are_in_sight_at_every_size(
    visitor: NewPage, server: Running, shot: Shot, circuit: str
) -> None:
    page: Page = visitor()
    options = {**HOLLYWOOD, "circuit": circuit}
    sit_down(page, server.url, "me", *["random"] * 7, game="circus-maximus", options=options)
    driver = Outfitter(page)
    assert driver.state() == "asked"
    found = out_of_sight(page, shot, f"{circuit}-chart", ".outfit tr.now th, .outfit tr.now button:first-child")
    driver.play_up_to(".circus .set")
    found += out_of_sight(page, shot, f"{circuit}-speed", ".set button, .whip input, .rows tr.me, .btn.confirm")
    driver.play_up_to(".circus .keys")
    found += out_of_sight(page, shot, f"{circuit}-drive", ".keys button")
    assert found == []


def out_of_sight(page: Page, shot: Shot, name: str, what: str) -> list[str]:
    """What has to be scrolled for, at some size: the question, or what answers it."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        shot(page, f"circus-{name}-{width}")
        wrong = hidden(page, f".prompt p, {what}") + ([f"sideways {far}"] if (far := sideways(page)) > 0 else [])
        found += [f"{name}, {width} × {height}: {one}" for one in wrong]
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_figure_8_tells_in_words_who_is_in_the_crossing(
    visitor: NewPage, server: Running, shot: Shot, size: tuple[int, int]
) -> None:
    page: Page = visitor(size)
    options = {"rules": "advanced", "circuit": "figure-8", "weather": True, "written-whipping": True}
    sit_down(page, server.url, "me", *["random"] * 7, game="circus-maximus", options=options)
    driver = PatientCharioteer(page)
    driver.play_up_to(".circus .set")
    # The word to whip stands on the order, and on the button that seals it.
    page.locator(".circus .whip input").check()
    expect(page.locator(CONFIRM)).to_have_text(re.compile(r"\d+S"))
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []
    page.emulate_media(color_scheme="light")
    legs = page.locator(".circus section:has(> .leg) .leg")
    expect(legs).to_have_count(2)
    assert (faults(page), bare_keys(page), sideways(page)) == ([], [], 0)
    assert driver.play_for(3) == 3
    shot(page, f"circus-eight-{size[0]}")


def muddy_race() -> tuple[str, int, int]:
    """A race on the figure 8 with every optional rule, where it first rains on mud with a wreck on the track."""
    options: dict[str, object] = {**HOLLYWOOD, "circuit": "figure-8"}
    table, chance, moment = Table(GAMES["circus-maximus"], 8, options, seal_for("s 3")), Fast(3), 0
    while not table.state.over():
        seat, pick = random_answer(table.state, chance)
        table.answer(seat, [pick])
        race = table.state
        assert isinstance(race, Race)
        if moment == 0 and race.wrecks and {RAIN, MUD} <= set(race.weather.signs()):
            moment = table.seq()
    assert moment > 0
    return write_record(table), moment, table.seq()


@pytest.mark.parametrize(("lang", "motion"), [("en-GB", "reduce"), ("fr-FR", "normal")])
def test_rain_and_mud_on_the_figure_8_are_seen_again(
    visitor: NewPage, shot: Shot, tmp_path: Path, lang: str, motion: str
) -> None:
    record, moment, last = muddy_race()
    kept = tmp_path / "race.harena"
    kept.write_text(record)
    page: Page = visitor(lang=lang, motion=motion)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(kept)
    expect(where(page)).to_have_text(re.compile(rf"\b0 \w+ {last}$"))
    page.get_by_role("slider").fill(str(moment))
    expect(where(page)).to_have_text(re.compile(rf"^{moment} "))
    expect(page.locator(".circus.rain.mud [data-wreck]").first).to_be_visible()
    # Rain falls only where things may move.
    falling = "() => getComputedStyle(document.querySelector('.circus .rain svg')).animationName !== 'none'"
    assert page.evaluate(falling) == (motion == "normal")
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)
            found += [
                f"{width} × {height}, {light}: {one}" for one in faults(page) + hidden(page, ".deck .steps button")
            ]
            shot(page, f"circus-mud-{lang}-{width}-{light}")
        assert (bare_keys(page), sideways(page)) == ([], 0)
    assert found == []
    if lang == "fr-FR":
        assert foreign(page, "fr", "en") == []


def test_a_new_table_has_sets_of_rules_and_groups_of_options(visitor: NewPage, server: Running) -> None:
    page: Page = visitor()
    page.goto("/new?game=circus-maximus")
    sets = page.locator("button.set")
    expect(sets).to_have_count(3)
    expect(sets.first).to_have_attribute("aria-pressed", "true")
    sets.last.click()
    expect(sets.last).to_have_attribute("aria-pressed", "true")
    expect(sets.first).to_have_attribute("aria-pressed", "false")
    page.locator("summary").click()
    expect(page.locator("details h2")).to_have_text(["Rules", "Weather", "Weapons", "Track", "House rules"])
    expect(page.get_by_label("Weather")).to_have_value("true")
    assert (faults(page), bare_keys(page), sideways(page)) == ([], [], 0)
    # What a set does not decide stays as it was.
    page.get_by_label("Circuit").select_option("figure-8")
    sets.nth(1).click()
    expect(page.get_by_label("Weather")).to_have_value("false")
    expect(page.get_by_label("Circuit")).to_have_value("figure-8")
