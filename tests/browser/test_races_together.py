"""Races of several people: in two browsers with somebody who looks on, and two at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..server.servers import Running
from .conftest import NewPage, Shot
from .play import PATIENCE, sit_down
from .test_races import Charioteer, Racer

SEALED = re.compile(r"^Seal \d+ · .*% out$")


def come_by_link(ada: Page, bo: Page, eye: Page) -> None:
    """Bo sits down by the link, somebody else looks on, and the race begins."""
    link = ada.get_by_role("textbox", name="Table link")
    expect(link).to_have_value(re.compile("#."))
    invite = link.input_value()
    eye.goto(invite.partition("#")[0])
    bo.goto(invite)
    bo.get_by_role("textbox", name="Your name").fill("Bo")
    bo.get_by_role("button", name="Take a seat").click()
    expect(bo.get_by_role("button", name="Leave seat")).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()


def test_two_people_race_in_the_circus(visitor: NewPage, server: Running, shot: Shot) -> None:
    ada, bo, eye = visitor(), visitor(), visitor()
    sit_down(ada, server.url, "me", "open", *["random"] * 6, game="circus-maximus")
    come_by_link(ada, bo, eye)
    one, two = Charioteer(ada), Charioteer(bo)
    # Points are laid in secret too, by both at the same time.
    for player in (one, two):
        assert player.state() == "asked"
        player.answer()

    # Speeds are sealed: what one of them has written nobody else sees, until its token is drawn.
    for page in (ada, bo):
        page.locator(".circus .set").wait_for()
    rows = ada.locator(".circus .rows tbody tr")
    rows.first.wait_for()
    rows.nth(2).click()
    expect(ada.locator(".prompt .btn.confirm")).to_have_text(SEALED)
    one.confirm()
    expect(ada.locator(".prompt.asked")).to_have_count(0)
    expect(bo.locator(".circus .set")).to_be_visible()
    for page in (bo, eye):
        assert "wrote" not in page.locator(".turns").inner_text()
    two.answer()
    expect(eye.locator(".turns")).to_contain_text("wrote", timeout=PATIENCE)

    # Whoever looks on sees the race and is asked nothing.
    expect(eye.locator("[data-counter^='team ']")).to_have_count(8)
    assert eye.locator(".prompt.asked, .circus [data-picks], .circus .set").count() == 0
    answers = {"Ada": 0, "Bo": 0}
    while min(answers.values()) < 2:
        # Bots may be moving: whoever is asked first goes on.
        asked = [found for found in (("Ada", one), ("Bo", two)) if found[1].is_asked()]
        if not asked:
            ada.wait_for_timeout(100)
            continue
        name, player = asked[0]
        player.answer()
        answers[name] += 1
    shot(eye, "circus-spectator-desktop-noon")


def test_two_race_at_one_screen(visitor: NewPage, server: Running, shot: Shot) -> None:
    page: Page = visitor()
    sit_down(page, server.url, "me", "me", game="arena-maximus", options={"short-track": True})
    racer = Racer(page)
    hands: dict[str, str] = {}
    for number in range(4):
        # Behind the curtain nobody's cards are on the page.
        assert racer.state() == "curtain"
        called = page.locator(".curtain h1").inner_text()
        assert page.locator(".hand, .plan").count() == 0
        if number == 0:
            shot(page, "arena-curtain-desktop-noon")
        page.locator(".curtain button").click()
        assert racer.state() == "asked"
        hands[called] = page.locator(".race .hand").inner_text()
        while racer.state() == "asked":
            racer.answer()
            expect(page.locator(".prompt .btn.confirm")).to_have_count(0)
    assert len(hands) == 2
