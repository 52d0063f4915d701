"""The two races: driven by clicking and by keys, seen again, and looked at on a desk and on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from harena.core.chance import Fast
from harena.core.record import write_record
from harena.core.seeding import seal_for
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.chariot import RUNAWAY
from harena.games.circus_maximus.options import CIRCUITS
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.verbs import COLOURS

from ..contract.play import random_answer
from ..server.servers import Running
from .conftest import PHONE, NewPage, Shot
from .looking import bare_keys, faults, sideways
from .play import ASKED, CONFIRM, PATIENCE, TURN, Player, sit_down
from .test_keyboard import Typist
from .test_replay import where

LONG_ENOUGH = 15
"""Answers of a race in the circus; a whole one takes minutes."""
SOON = 3_000
"""How long the odds are waited for, in ms: a driver who has none goes by the pad."""
TRIES = 10
SEAL = re.compile(r"^Seal \d+ · .*% out$")
STAGE = ".circus .stage [role=application]"


class Patient(Player):
    """Somebody whose question may change while he points at something: he looks again."""

    def choose(self, picks: str | None = None) -> None:
        for _ in range(TRIES):
            try:
                self.point_at(picks)
                self.page.locator(CONFIRM).wait_for(timeout=SOON)
            except TooLate:
                continue
            return
        raise AssertionError("Nothing can be chosen.")

    def point_at(self, picks: str | None) -> None:
        self.spot(picks or self.chance.choice(self.glowing())).click(timeout=SOON)


class Racer(Patient):
    """Somebody who drives in Arena Maximus: briskly, and with whatever wards off damage."""

    def point_at(self, picks: str | None) -> None:
        speeds = self.page.locator(".plan .speed[data-picks]")
        if picks is not None:
            super().point_at(picks)
        elif (count := speeds.count()) > 0:
            speeds.nth(count * 2 // 3).click(timeout=SOON)
        else:
            # Cards to be laid are listed by their number: the last is the most.
            self.page.locator(".plan .keep, .ask [data-picks]").last.click(timeout=SOON)


class Charioteer(Patient):
    """Somebody who drives in Circus Maximus."""

    def point_at(self, picks: str | None) -> None:
        if picks is not None:
            super().point_at(picks)
        elif self.sees(".circus fieldset"):
            for part in self.page.locator(".circus fieldset").all():
                part.locator("label").nth(1).click(timeout=SOON)
        elif self.sees(".circus .set"):
            rows = self.page.locator(".circus .rows tbody tr")
            rows.first.wait_for(timeout=SOON)
            rows.nth(rows.count() // 2).click(timeout=SOON)
        elif self.sees(".circus .keys"):
            self.drive()
        else:
            self.page.locator(".circus .card ul [data-picks]").last.click(timeout=SOON)

    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def sees(self, what: str) -> bool:
        self.page.locator(".circus .card, .circus fieldset").first.wait_for()
        return self.page.locator(what).count() > 0

    def drive(self) -> None:
        """To a square at the end of a lane, once the odds have found one."""
        try:
            assert self.sees_odds()
            self.page.locator(".circus .target").first.click(timeout=SOON)
        except (AssertionError, TooLate):
            self.page.locator(".circus .keys button:enabled").first.click(timeout=SOON)

    def sees_odds(self) -> bool:
        """Whether the odds know a square where the move could end."""
        try:
            self.page.locator(".circus .stage .badge").first.wait_for(timeout=SOON)
        except TooLate:
            return False
        return True

    def play_for(self, most: int) -> int:
        """Drive for so many answers, or until the race is over; gives how many there were."""
        answers = 0
        while answers < most and self.state() == "asked":
            self.answer()
            answers += 1
        return answers

    def play_up_to(self, what: str) -> None:
        """Answer until this is asked."""
        while self.state() == "asked" and not self.sees(what):
            self.answer()
        expect(self.page.locator(what).first).to_be_visible()


class Moment(NamedTuple):
    """A race that is over, and where in it to look."""

    record: str
    seq: int
    last: int
    wrecks: int
    runaways: list[str]


def eventful_race() -> Moment:
    """A race of the advanced rules, up to its first moment with a wreck and a team that has run away from its car."""
    table, chance = Table(GAMES["circus-maximus"], 8, {"rules": "advanced"}, seal_for("races 1")), Fast(1)
    found: tuple[int, int, list[str]] | None = None
    while not table.state.over():
        seat, pick = random_answer(table.state, chance)
        table.answer(seat, [pick])
        race = table.state
        assert isinstance(race, Race)
        loose = [COLOURS[number] for number, one in enumerate(race.chariots) if one.standing == RUNAWAY]
        if found is None and race.wrecks and loose:
            found = table.seq(), len(race.wrecks), loose
    assert found is not None
    seq, wrecks, runaways = found
    return Moment(write_record(table), seq, table.seq(), wrecks, runaways)


def open_arena(page: Page, server: Running) -> Racer:
    sit_down(page, server.url, "me", "steady", "random", game="arena-maximus", options={"short-track": True})
    return Racer(page)


def open_circus(page: Page, server: Running, circuit: str = "oval") -> Charioteer:
    sit_down(page, server.url, "me", *["random"] * 7, game="circus-maximus", options={"circuit": circuit})
    return Charioteer(page)


def check(page: Page, name: str) -> list[str]:
    found = [*bare_keys(page), *faults(page)]
    return [f"{name}: {one}" for one in found]


# ---- played by clicking


def test_a_guest_drives_a_whole_race_in_the_arena(visitor: NewPage, server: Running, shot: Shot) -> None:
    page: Page = visitor()
    racer = open_arena(page, server)
    assert racer.state() == "asked"
    expect(page.locator("[data-racer]")).to_have_count(3)
    racer.answer()
    assert racer.play() == "over"
    expect(page.get_by_role("heading", level=1).last).to_have_text(re.compile(r"\w"))
    shot(page, "arena-over-desktop-noon")


def test_a_guest_drives_in_the_circus(visitor: NewPage, server: Running, shot: Shot) -> None:
    page: Page = visitor()
    driver = open_circus(page, server)
    answers = driver.play_for(LONG_ENOUGH)
    shot(page, "circus-later-desktop-noon")
    assert answers > 3
    if page.locator(".end > .slab h1").count() == 0:
        expect(page.locator("[data-counter^='team ']").first).to_be_visible()


# ---- seen again


def test_a_race_is_seen_again_at_its_wrecks(visitor: NewPage, shot: Shot, tmp_path: Path) -> None:
    moment = eventful_race()
    kept = tmp_path / "race.harena"
    kept.write_text(moment.record)
    page: Page = visitor()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(kept)
    expect(where(page)).to_have_text(f"Setup, 0 of {moment.last}")
    expect(page.locator("[data-counter^='team ']")).to_have_count(8)
    expect(page.locator("[data-counter^='car ']")).to_have_count(8)

    page.get_by_role("slider").fill(str(moment.seq - 1))
    expect(where(page)).to_have_text(re.compile(rf"^{moment.seq - 1} of {moment.last}"))
    page.locator(".entry h2").click()
    page.keyboard.press("ArrowRight")
    expect(where(page)).to_have_text(re.compile(rf"^{moment.seq} of {moment.last}"))
    expect(page.locator("[data-wreck]")).to_have_count(moment.wrecks)
    for wreck in page.locator("[data-wreck]").all():
        expect(wreck).to_be_visible()
    for colour in moment.runaways:
        expect(page.locator(f"[data-counter='team {colour}']")).to_be_visible()
        expect(page.locator(f"[data-counter='car {colour}']")).to_have_count(0)
    page.evaluate("() => scrollTo(0, 0)")
    shot(page, "circus-wreck-desktop-noon")
    page.keyboard.press("End")
    expect(where(page)).to_have_text(re.compile(rf"^{moment.last} of {moment.last}"))


# ---- looked at


def test_the_arena_is_for_everybody(visitor: NewPage, server: Running, shot: Shot) -> None:
    page: Page = visitor()
    racer = open_arena(page, server)
    assert racer.state() == "asked"
    racer.choose()
    shot(page, "arena-desktop-noon")
    found = check(page, "arena")
    assert_stays_under_the_pointer(page)

    page = visitor(size=PHONE, scheme="dark")
    racer = open_arena(page, server)
    assert racer.state() == "asked"
    racer.choose()
    shot(page, "arena-phone-torchlight")
    found += check(page, "arena on a phone")
    assert found == []
    assert sideways(page) <= 0


def assert_stays_under_the_pointer(page: Page) -> None:
    """Whoever looks at a speed sees where it leads, and the speed does not run away."""
    # The odds are there.
    expect(page.locator(".plan tbody")).not_to_contain_text("…")
    for speed in page.locator(".plan .speed").all():
        before = resting_place(speed)
        speed.hover()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert place_of(speed) == pytest.approx(before, abs=2)


def resting_place(spot: Locator) -> tuple[float, float]:
    """Where it is once it stays there: on a busy machine a page may still be putting itself in order."""
    before = place_of(spot)
    while True:
        spot.page.wait_for_timeout(150)
        now = place_of(spot)
        if now == before:
            return now
        before = now


def place_of(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"], box["y"]


def test_the_circus_is_for_everybody(visitor: NewPage, server: Running, shot: Shot) -> None:
    page: Page = visitor()
    driver = open_circus(page, server)
    assert driver.state() == "asked"
    found = check(page, "preparation")
    driver.play_up_to(".circus .set")
    found += check(page, "speed")
    driver.play_up_to(".circus .keys")
    driver.choose()
    shot(page, "circus-desktop-noon")
    found += check(page, "drive")

    page = visitor(size=PHONE, scheme="dark")
    driver = open_circus(page, server)
    assert driver.state() == "asked"
    wide = [sideways(page)]
    found += check(page, "preparation on a phone")
    for what in (".circus .set", ".circus .keys"):
        driver.play_up_to(what)
        wide.append(sideways(page))
    driver.choose()
    shot(page, "circus-phone-torchlight")
    found += check(page, "drive on a phone")
    assert found == []
    assert max(*wide, sideways(page)) <= 0


# ---- without a mouse


def reach_stage(typist: Typist) -> None:
    """Go back to the track, wherever below it one is."""
    stage = typist.page.locator(STAGE)
    for _ in range(120):
        if stage.evaluate("(one) => one === document.activeElement"):
            return
        typist.press("Shift+Tab")
    raise AssertionError("No way leads back to the track.")


def test_a_turn_in_the_arena_by_keys(visitor: NewPage, server: Running) -> None:
    page: Page = visitor()
    open_arena(page, server)
    typist, confirm = Typist(page), page.locator(CONFIRM)
    assert typist.state() == "asked"
    # Figures are speeds.
    typist.press("0")
    expect(page.locator(".plan .speed[aria-pressed=true]")).to_have_text("0")
    typist.press("Escape")
    expect(confirm).to_have_count(0)
    most = page.locator(".plan .speed").last.inner_text()
    typist.press(most, "Enter")
    expect(page.locator(".turns")).to_contain_text(f"Your speed is {most}.")
    # Nothing is thrown away or laid until the turn is over, whatever it costs.
    speeds = page.locator(".plan .speed:enabled")
    while page.wait_for_function(TURN, timeout=PATIENCE).json_value() == "asked" and speeds.count() == 0:
        typist.press("0")
        expect(confirm).to_be_visible()
        typist.press("Enter")
        expect(confirm).to_have_count(0)


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_a_turn_in_the_circus_by_keys(visitor: NewPage, server: Running, circuit: str) -> None:
    page: Page = visitor()
    open_circus(page, server, circuit)
    typist, confirm = Typist(page), page.locator(CONFIRM)
    assert typist.state() == "asked"
    for part in ("driver", "car", "team", "endurance"):
        typist.tab_to(f"[name=circus-{part}]")
        typist.press("ArrowDown")
    expect(confirm).to_be_visible()
    typist.press("Enter")

    # The dial begins at the fastest speed without strain; whatever is turned, the seal says what it risks.
    expect(confirm).to_have_text(SEAL)
    first = confirm.inner_text()
    reach_stage(typist)
    typist.press("ArrowDown", "ArrowDown", "ArrowUp")
    speed = int(first.split()[1])
    expect(confirm).to_have_text(re.compile(rf"^Seal {speed - 1} · .*% out$"))
    typist.press("u")
    expect(confirm).to_have_text(first)
    typist.press("Enter")

    keys, answers = page.locator(".circus .keys"), page.locator(".circus .card ul [data-picks]")
    while True:
        assert typist.state() == "asked"
        keys.or_(answers).first.wait_for()
        if keys.count() > 0:
            break
        typist.press("1")
        expect(confirm).to_be_visible()
        typist.press("Enter")
        expect(confirm).to_have_count(0)
    before = page.locator(".prompt").inner_text()
    reach_stage(typist)
    # Whoever stands behind another brakes.
    step = "ArrowUp" if keys.locator("button").nth(1).is_enabled() else "b"
    typist.press(step)
    expect(confirm).to_be_visible()
    typist.press("z")
    expect(confirm).to_have_count(0)
    typist.press(step)
    expect(confirm).to_be_visible()
    typist.press("Enter")
    expect(page.locator(".prompt")).not_to_have_text(before, use_inner_text=True)


def test_a_square_is_pointed_at_and_once_more_for_another_way(visitor: NewPage) -> None:
    page: Page = visitor()
    page.goto("/learn/circus-fight")
    plan = page.locator(".circus .card").filter(has=page.locator(".keys"))
    target = page.locator(".circus .target").filter(has_text=re.compile(r"^\s*home 15/2"))
    target.click()
    expect(plan).to_contain_text("Way 1 of 3")
    first = plan.locator("table").inner_text()
    assert first.split("\t")[1].startswith("Change lanes inward")
    target.click()
    expect(plan).to_contain_text("Way 2 of 3")
    expect(plan.locator("tr").first).to_contain_text("Forward × 4")
    # By keys it is the same, and begins anew after the last one.
    page.locator(STAGE).focus()
    page.keyboard.press("w")
    expect(plan).to_contain_text("Way 3 of 3")
    page.keyboard.press("w")
    expect(plan).to_contain_text("Way 1 of 3")
    assert plan.locator("table").inner_text() == first


def test_a_hints_plan_is_taken_over_and_not_played(visitor: NewPage, server: Running) -> None:
    page: Page = visitor()
    driver = open_circus(page, server)
    driver.play_up_to(".circus .keys")
    used = page.locator(".prompt").inner_text()
    page.keyboard.press("h")
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint.get_by_role("table")).to_be_visible()
    told = hint.inner_text()
    # Whoever is hemmed in has a single move.
    hint.get_by_role("button", name=re.compile("Take over this plan|Choose this")).click()
    expect(hint).to_be_hidden()
    expect(page.locator(CONFIRM)).to_be_visible()
    runs = page.locator(".circus .card").filter(has=page.locator(".keys")).locator("table td")
    for run in runs.all():
        assert run.inner_text().strip().split("\n")[0] in told
    assert runs.count() > 0
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(CONFIRM)).to_have_count(0)
    assert page.locator(".prompt").inner_text() == used


def test_a_hasty_driver_loses_no_step(visitor: NewPage) -> None:
    page: Page = visitor()
    page.goto("/learn/circus-fight")
    page.locator(".circus .keys").wait_for()
    page.locator(STAGE).focus()
    # Quicker than the odds of the first step can come.
    for _ in range(2):
        page.keyboard.press("Space")
    expect(page.locator(".circus .card").filter(has=page.locator(".keys"))).to_contain_text("Forward × 2")
    page.locator(".circus .keys button").nth(1).click()
    expect(page.locator(".circus .card").filter(has=page.locator(".keys"))).to_contain_text("Forward × 3")
