"""Coming to a table and leaving it, and how a game's end is met on small screens."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..server.clients import fresh_id
from ..server.servers import Running
from .conftest import NewPage, Shot
from .looking import hidden, sideways
from .play import PATIENCE, become, sit_down

CLOCK = {"each": 25, "bank": 600, "weekends": True}


def test_whoever_comes_or_goes_is_told_what_it_means(visitor: NewPage, server: Running, shot: Shot) -> None:
    ada, bo, cyd, dan = visitor(), visitor(), visitor(), visitor((740, 360))
    table = sit_down(ada, server.url, "me", "open", "random", clock=CLOCK, late="bot", options={"memory": "strict"})
    links = ada.request.get(f"/api/tables/{table}/links").json()
    address = f"/t/{table}#{links['invite']}"

    # What is played is told before one sits down; a full table says so.
    become(bo, server.url, "Bo")
    bo.goto(address)
    terms = bo.locator(".lobby dl")
    expect(terms).to_contain_text("Live: 25 s per move, plus 10 min reserve")
    expect(terms).to_contain_text("A bot plays until they return")
    expect(terms.locator("li")).to_have_count(1)
    expect(bo.locator(".lobby li", has_text="Ada")).to_be_visible()
    shot(bo, "lobby-terms-desktop-noon")
    bo.get_by_role("button", name="Sit here").click()
    expect(bo.get_by_role("button", name="Leave seat")).to_be_visible()
    cyd.goto(address)
    expect(cyd.get_by_text("This table is full. Stay to watch")).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()
    expect(cyd.locator(".prompt")).to_be_visible(timeout=PATIENCE)
    expect(cyd.get_by_role("dialog")).to_have_count(0)
    dan.goto(address)
    full = dan.get_by_role("dialog", name="This table is full")
    expect(full).to_contain_text("Ada, Bo")
    full.get_by_role("button", name="Watch the game").click()
    expect(full).to_be_hidden()

    # Leaving asks first; Esc closes the menu, also on a screen that is lower than it.
    bo.set_viewport_size({"width": 740, "height": 360})
    menu = bo.locator(".menu")
    bo.get_by_role("button", name="Menu").click()
    expect(menu).to_be_visible()
    bo.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    for answer in ("Stay", "Leave"):
        bo.get_by_role("button", name="Menu").click()
        bo.get_by_role("button", name="Leave the table").click()
        asked = bo.get_by_role("dialog", name="Leave the table?")
        expect(asked).to_contain_text("A bot takes over the seat, and the game goes on.")
        expect(asked).to_contain_text("You can come back")
        asked.get_by_role("button", name=answer, exact=True).click()
        expect(asked).to_be_hidden()
    bo.wait_for_url(re.compile(r"/$"))
    bo.goto(f"/t/{table}")
    bo.get_by_role("button", name="Seats").click()
    bo.get_by_role("button", name="I’m back").click()
    expect(bo.get_by_role("button", name="I’m back")).to_have_count(0)


def finish(page: Page, base: str, table: str) -> None:
    """Play on without the page, which looks on."""
    while (words := page.request.get(f"/api/tables/{table}").json())["phase"] == "running":
        if words["asked"] is None:
            page.wait_for_timeout(20)
            continue
        move = {"do": "move", "id": fresh_id(), "seq": words["seq"], "picks": [words["asked"]["options"][-1]["pick"]]}
        page.request.post(f"/api/tables/{table}/commands", data=move, headers={"Origin": base})


def test_the_end_is_what_one_sees_on_a_phone(visitor: NewPage, server: Running, shot: Shot) -> None:
    page = visitor((360, 740))
    table = sit_down(page, server.url, "me", "random", "random")
    expect(page.locator(".prompt")).to_be_visible()
    page.get_by_role("button", name="Log").click()
    expect(page.locator("aside.sheet")).to_be_visible()
    finish(page, server.url, table)
    won = page.locator(".end h1")
    expect(won).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    for width, height in ((360, 740), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        expect(won).to_be_in_viewport(ratio=1)
        for name in ("Rematch", "Review the game"):
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name="Play another game")).to_be_in_viewport(ratio=1)
        assert hidden(page, ".end .do .btn") == []
        assert sideways(page) <= 0
        shot(page, f"over-{width}-noon")
