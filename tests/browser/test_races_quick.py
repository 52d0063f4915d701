"""How quick the race boards are: overlays that are switched, and eight chariots that drive at once."""

from __future__ import annotations

from itertools import count, pairwise
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect

from harena.core.chance import Fast
from harena.core.record import write_record
from harena.core.seeding import seal_for
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.race import Race

from ..contract.play import random_answer
from ..server.servers import Running
from .conftest import NewPage
from .measures import Work, share, told
from .test_races import STAGE, open_circus
from .test_replay import where

OVERLAY_MOST = 50
"""Milliseconds from a key or a click to the overlay: of the page's own thread, which other processes do not slow."""
FRAME_MOST = 1_000 / 60
BUSY = 10
"""On the clock a busy machine may take so many times as long."""
LAYERS = {
    "reach": "Reach",
    "risk": "Risk",
    "threat": "Who can reach me",
    "blocked": "Blocked lanes",
    "cup": "Tokens in the cup",
    "names": "Names",
}
SWITCHED = """async ([what, key, name]) => {
    const stage = document.querySelector(what);
    const buttons = [...document.querySelectorAll(".circus .switches button")];
    const button = buttons.find((one) => one.innerText === name) ?? null;
    // From the event to the frame after the one it was painted in.
    const after = () => new Promise((done) => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(performance.now());
        channel.port2.postMessage(null);
    }));
    const times = [], sizes = [];
    for (let round = 0; round < 10; round += 1) {
        const event = button === null
            ? new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
            : new MouseEvent("click", { bubbles: true, cancelable: true });
        (button ?? stage).dispatchEvent(event);
        times.push((await after()) - event.timeStamp);
        sizes.push(stage.querySelectorAll("*").length);
    }
    return [times, sizes];
}"""
ANIMATED = "() => document.getAnimations().length > 0"
FRAMES = """() => new Promise((done) => {
    const targets = document.getAnimations().map((one) => one.effect.target.dataset.counter ?? "");
    const moved = new Set(targets.filter((name) => name.startsWith("team ")));
    const times = [];
    const next = (now) => {
        times.push(now);
        if (document.getAnimations().length > 0) requestAnimationFrame(next);
        else done({ times, moved: moved.size });
    };
    requestAnimationFrame(next);
})"""


class Turn(NamedTuple):
    """A race, and where in it a turn begins and ends in which everybody moves."""

    record: str
    first: int
    last: int


def whole_turn() -> Turn:
    """The second turn of a race, in which nobody stays where he is."""
    return next(turn for seed in count(1) if (turn := second_turn(seed)) is not None)


def second_turn(seed: int) -> Turn | None:
    table, chance = Table(GAMES["circus-maximus"], 8, {}, seal_for(f"quick {seed}")), Fast(seed)
    play_up_to(table, 2, chance)
    first, stood = table.seq(), teams(table)
    play_up_to(table, 3, chance)
    moved = all(one != other for one, other in zip(stood, teams(table), strict=True))
    return Turn(write_record(table), first, table.seq()) if moved else None


def play_up_to(table: Table, turn: int, chance: Fast) -> None:
    while race_of(table).turn < turn:
        seat, pick = random_answer(table.state, chance)
        table.answer(seat, [pick])


def teams(table: Table) -> list[int]:
    return [chariot.team for chariot in race_of(table).chariots]


def race_of(table: Table) -> Race:
    assert isinstance(table.state, Race)
    return table.state


def test_overlays_are_there_at_once(visitor: NewPage, server: Running) -> None:
    page: Page = visitor()
    driver = open_circus(page, server)
    work = Work(page)
    driver.play_up_to(".circus .set")
    page.locator(".circus .rows tbody tr").first.wait_for()
    for layer in ("threat", "blocked", "t"):
        check_overlay(page, work, layer)
    # A chariot that is shut in reaches nothing.
    driver.play_up_to(".circus .keys")
    while not driver.sees_odds():
        driver.answer()
        driver.play_up_to(".circus .keys")
    check_overlay(page, work, "cup")
    for layer in ("reach", "risk", "names"):
        # What is switched is seen.
        assert check_overlay(page, work, layer) > 1


def check_overlay(page: Page, work: Work, layer: str) -> int:
    """Switch it on and off, and tell how many sizes the board has had."""
    before = work.so_far()
    times, sizes = page.evaluate(SWITCHED, [STAGE, layer, LAYERS.get(layer)])
    each = (work.so_far() - before) / len(times)
    print(f"\noverlay {layer}: {told('switched', times)}, work {each:.1f} ms")
    assert each <= OVERLAY_MOST
    assert share(times, 0.5) <= BUSY * OVERLAY_MOST
    return len(set(sizes))


def test_eight_chariots_drive_smoothly(visitor: NewPage, tmp_path: Path) -> None:
    turn = whole_turn()
    kept = tmp_path / "race.harena"
    kept.write_text(turn.record)
    page: Page = visitor(motion="normal")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(kept)
    slider = page.get_by_role("slider")
    slider.fill(str(turn.first))
    expect(where(page)).to_contain_text(f"{turn.first} of {turn.last}")
    # A key skips what is shown.
    page.keyboard.press("Shift")
    page.wait_for_function("() => document.getAnimations().length === 0")
    work = Work(page)
    slider.fill(str(turn.last))
    page.wait_for_function(ANIMATED, polling="raf")
    before = work.so_far()
    found = page.evaluate(FRAMES)
    worked = work.so_far() - before
    gaps = [later - one for one, later in pairwise(found["times"])]
    long = sum(gaps)
    dropped = sum(round(gap / FRAME_MOST) - 1 for gap in gaps)
    print(f"\n{found['moved']} chariots, {len(gaps)} frames in {long:.0f} ms: {1_000 * len(gaps) / long:.0f} a second,")
    print(f"{dropped} dropped, work for each {worked / len(gaps):.1f} ms; {told('between frames', gaps)}")
    assert found["moved"] == 8
    assert worked / len(gaps) <= FRAME_MOST
    assert share(gaps, 0.5) <= BUSY * FRAME_MOST
