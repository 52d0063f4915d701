"""A phone: 360 pixels wide, with motion, touched by fingers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..server.servers import Running
from .conftest import PHONE, Finished, NewPage, Shot
from .looking import sideways, small_targets
from .play import Player, sit_down

PAGES = {
    "landing": "/",
    "new": "/new",
    "tables": "/tables",
    "watch": "/watch",
    "replay-open": "/replay",
    "rules": "/rules/colossal-arena",
    "learn": "/learn",
    "lesson": "/learn/colossal-bets",
    "settings": "/settings",
    "account": "/account",
}
BOTH_LIGHTS = ("landing",)
OTHERS = ((320, 640), (740, 360))
"""Smaller than small, and on its side; a page made twice as large is as low and as wide as that."""


DRAWN = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"


def check(page: Page, name: str) -> list[str]:
    """What a finger or a narrow screen finds wrong with a page."""
    found = [f"can be scrolled sideways by {far}"] if (far := sideways(page)) > 0 else []
    found += small_targets(page, 24)
    for button in page.locator(".btn:visible").all():
        box = button.bounding_box()
        if box is not None and box["height"] < 43.5:
            found.append(f"low: {button.inner_text()} {box['height']}")
    return [f"{name}: {one}" for one in found]


def check_others(page: Page, name: str) -> list[str]:
    """What is wrong with a page on phones that are smaller, or lie on their side."""
    found: list[str] = []
    for width, height in OTHERS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        far = sideways(page)
        found += [f"{name}: {width} pixels wide, it can be scrolled sideways by {far}"] if far > 0 else []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return found


def test_a_phone_shows_everything(visitor: NewPage, server: Running, finished: Finished, shot: Shot) -> None:
    page: Page = visitor(size=PHONE, motion="normal")
    found: list[str] = []
    for name, path in PAGES.items():
        page.goto(path)
        expect(page.locator("main").first).to_be_visible()
        expect(page.locator(".loading")).to_have_count(0)
        found += check(page, name)
        shot(page, f"{name}-phone-noon")
        if name in BOTH_LIGHTS:
            page.emulate_media(color_scheme="dark")
            shot(page, f"{name}-phone-torchlight")
            page.emulate_media(color_scheme="light")
        found += check_others(page, name)
    page.goto(f"/replay/{finished.table}?at=40&eyes=0")
    expect(page.locator(".deck")).to_be_visible()
    found += check(page, "replay")
    shot(page, "replay-phone-noon")
    page.goto(f"/t/{finished.table}")
    expect(page.locator(".end table")).to_be_visible()
    found += check(page, "over")
    shot(page, "over-phone-noon")

    # A lobby, then a few turns.
    sit_down(page, server.url, "me", "open")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    found += check(page, "lobby")
    shot(page, "lobby-phone-noon")
    page.get_by_role("button", name="Fill open seats with bots").click()
    page.get_by_role("button", name="Start the game").click()
    player = Player(page)
    assert player.state() == "asked"
    found += check(page, "table")
    shot(page, "table-phone-noon")
    player.choose()
    found += check(page, "chosen")
    shot(page, "table-chosen-phone-noon")
    player.confirm()
    assert player.play(6) == "asked"
    page.emulate_media(color_scheme="dark")
    shot(page, "table-phone-torchlight")
    found += check(page, "table")
    for pane in ("Seats", "Log", "Chat"):
        page.get_by_role("navigation", name="Table views").get_by_role("button", name=pane).click()
        expect(page.get_by_role("region", name=pane)).to_be_visible()
        found += check(page, pane)
        shot(page, f"{pane.lower()}-phone-torchlight")
    assert found == []

    # On its side, the phone still shows all that may be done, and lets it be done.
    page.get_by_role("navigation", name="Table views").get_by_role("button", name="Table").click()
    assert check_others(page, "table") == []
    page.set_viewport_size({"width": 740, "height": 360})
    assert player.play(3) == "asked"
    shot(page, "table-phone-side-torchlight")
