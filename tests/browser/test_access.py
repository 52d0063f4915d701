"""Everything that axe finds on any page, in both lights: nothing serious, nothing critical."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..server.servers import Running
from .conftest import Finished, NewPage, Shot
from .looking import bare_keys, faults
from .play import Player, sit_down

CONTRAST = ["color-contrast"]
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
    "shut": "/t/nowhere",
}


def check(page: Page, name: str, shot: Shot) -> list[str]:
    """What is wrong with a page: by noon everything, by torchlight what hangs on colours."""
    assert bare_keys(page) == []
    found = faults(page)
    page.emulate_media(color_scheme="dark")
    shot(page, f"{name}-desktop-torchlight")
    found += faults(page, CONTRAST)
    page.emulate_media(color_scheme="light")
    return [f"{name}: {one}" for one in found]


def test_pages_are_for_everybody(visitor: NewPage, shot: Shot) -> None:
    page: Page = visitor()
    found: list[str] = []
    for name, path in PAGES.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        expect(page.locator(".loading")).to_have_count(0)
        shot(page, f"{name}-desktop-noon")
        found += check(page, name, shot)
    assert found == []


def test_tables_are_for_everybody(visitor: NewPage, server: Running, finished: Finished, shot: Shot) -> None:
    page: Page = visitor()
    found: list[str] = []
    page.goto(f"/t/{finished.table}")
    expect(page.locator(".end table")).to_be_visible()
    found += check(page, "over", shot)
    page.goto(f"/replay/{finished.table}?at=40&eyes=0")
    expect(page.locator(".deck")).to_be_visible()
    found += check(page, "replay", shot)
    sit_down(page, server.url, "me", "open")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    found += check(page, "lobby", shot)
    page.get_by_role("button", name="Fill open seats with bots").click()
    page.get_by_role("button", name="Start the game").click()
    player = Player(page)
    assert player.play(4) == "asked"
    player.choose()
    found += check(page, "table", shot)
    page.locator("button[aria-haspopup=dialog]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += check(page, "creature", shot)
    assert found == []
