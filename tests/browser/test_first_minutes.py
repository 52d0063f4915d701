"""Somebody who has never been here: what the game is about, and the first move within a minute."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from ..server.servers import Running
from .conftest import NewPage, Shot
from .looking import faults
from .play import ASKED, CONFIRM, Player, sit_down

READING = 0.25
"""Seconds for a word: 240 words a minute."""
MINUTE = 60
LESSONS = {"Colossal Arena": "colossal-", "Arena Maximus": "arena-", "Circus Maximus": "circus-"}
SIZES = ((1280, 800), (1366, 768), (740, 360), (360, 740))


def words_in(page: Page, *places: str) -> int:
    return sum(len(text.split()) for place in places for text in page.locator(place).all_inner_texts())


def test_a_newcomer_moves_within_a_minute(visitor: NewPage, shot: Shot) -> None:
    page: Page = visitor(size=(1280, 800))
    begun = time.monotonic()
    page.goto("/")
    button = page.get_by_role("button", name="Play Colossal Arena", exact=True)
    expect(button).to_be_visible()
    # Whoever comes reads what all this is, the goal, and what is asked: so many words, so many seconds.
    read = words_in(page, ".pitch")
    button.click()
    card = page.get_by_role("dialog", name="Colossal Arena")
    expect(card.locator("dd")).to_have_count(3)
    read += words_in(page, "dialog")
    assert faults(page) == []
    shot(page, "goal-laptop-noon")
    card.get_by_role("button", name="Guided first game").click()
    player = Player(page)
    assert player.state() == "asked"
    coach = page.get_by_role("complementary", name="Your coach")
    expect(coach).to_contain_text("bet")
    assert faults(page) == []
    shot(page, "guided-laptop-noon")
    read += words_in(page, ".prompt .say", "aside[aria-label='Your coach'] p")
    player.answer()
    expect(page.locator(ASKED)).to_be_visible()
    took = time.monotonic() - begun
    print(f"\nlanding to first own move: {took:.1f} s on this machine, and {read * READING:.0f} s to read {read} words")
    assert took + read * READING <= MINUTE

    # The coach goes when he is told to, and does not come back.
    coach.get_by_role("button", name="No more advice").click()
    expect(coach).to_have_count(0)
    page.reload()
    assert player.state() == "asked"
    expect(coach).to_have_count(0)

    # The game comes first when one is back, and the bots are as strong as they were.
    page.goto("/")
    again = page.get_by_role("link", name="Continue Colossal Arena")
    expect(again).to_be_visible()
    shot(page, "landing-again-laptop-noon")
    again.click()
    assert player.state() == "asked"


def test_the_goal_card_fits_every_screen_and_remembers(visitor: NewPage, shot: Shot) -> None:
    page: Page = visitor()
    page.goto("/")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        expect(page.get_by_role("button", name="Play Colossal Arena")).to_be_in_viewport(ratio=1)
        shot(page, f"landing-{width}x{height}")
        for game in LESSONS:
            page.get_by_role("button", name=f"Play now: {game}").click()
            card = page.get_by_role("dialog", name=game)
            for name in ("Guided first game", "Just play"):
                expect(card.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
            shot(page, f"goal-{game.split()[0].lower()}-{width}x{height}")
            page.keyboard.press("Escape")
            expect(card).to_have_count(0)
    page.get_by_role("button", name="Play now: Colossal Arena").click()
    page.get_by_role("radio", name="Fair").check(force=True)
    page.get_by_role("button", name="Just play").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    page.get_by_role("button", name="Play now: Arena Maximus").click()
    expect(page.get_by_role("radio", name="Fair")).to_be_checked()


def test_learning_leads_to_the_first_lesson_of_that_game(visitor: NewPage) -> None:
    page: Page = visitor()
    page.goto("/")
    for game, lesson in LESSONS.items():
        link = page.get_by_role("link", name=f"Learn in 5 minutes: {game}")
        expect(link).to_have_attribute("href", f"/learn/{first(page, lesson)}")


def first(page: Page, lesson: str) -> str:
    lessons = page.request.get("/api/lessons").json()["lessons"]
    return str(next(one["id"] for one in lessons if one["id"].startswith(lesson)))


def test_one_menu_stands_on_every_page(visitor: NewPage) -> None:
    page: Page = visitor()
    seen = set()
    for path in ("/", "/tables", "/watch", "/learn", "/rules", "/settings", "/account", "/new", "/replay"):
        page.goto(path)
        menu = page.get_by_role("navigation", name="Pages")
        expect(menu).to_contain_text("Join a game")
        seen.add(menu.inner_text())
    assert len(seen) == 1


def test_escape_closes_the_menu_of_a_table(visitor: NewPage, server: Running) -> None:
    page: Page = visitor()
    sit_down(page, server.url, "me", "random", "random")
    player = Player(page)
    assert player.state() == "asked"
    player.choose()
    page.get_by_role("button", name="Menu").click()
    menu = page.locator(".menu:popover-open")
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(page.locator(CONFIRM)).to_be_visible()


def test_rules_never_stay_on_nothing_found(visitor: NewPage) -> None:
    page: Page = visitor()
    page.goto("/rules/colossal-arena")
    search = page.get_by_role("searchbox")
    search.fill("zebra")
    expect(page.get_by_text("Nothing found")).to_be_visible()
    page.get_by_role("button", name="Show all rules").click()
    expect(page.locator("#CA-1")).to_be_visible()
    search.fill("zebra")
    page.locator(".chapters a").nth(2).click()
    expect(page.locator("#CA-3")).to_be_in_viewport()
    search.fill("zebra")
    page.get_by_role("navigation", name="Games").get_by_role("link", name="Circus Maximus").click()
    expect(page.locator("#CM-3")).to_be_visible()
    search.fill("rammed horses")
    expect(page.locator("mark").first).to_be_visible()


def test_those_at_one_screen_have_names(visitor: NewPage) -> None:
    page: Page = visitor()
    page.goto("/new")
    seats = page.locator(".seats select")
    expect(page.get_by_placeholder("Name")).to_have_count(0)
    seats.nth(1).select_option("me")
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Bea")
    page.locator("form button[type=submit]").click()
    # Whoever begins is called by his own name.
    expect(page.locator(".curtain h1")).to_have_text(re.compile("Pass to (Ada|Bea)"))
    page.locator(".curtain button").click()
    expect(page.locator("aside li[data-seat='0'] .name")).to_contain_text("Ada")
    expect(page.locator("aside li[data-seat='1'] .name")).to_contain_text("Bea")


def test_the_curtain_shows_the_chariot_and_not_the_seat(visitor: NewPage, server: Running, shot: Shot) -> None:
    page: Page = visitor()
    sit_down(page, server.url, "me", "me", game="circus-maximus")
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    called = str(curtain.get_by_role("img").get_attribute("aria-label"))
    shot(page, "curtain-circus")
    curtain.get_by_role("button").click()
    expect(page.locator("aside li.me .token").get_by_role("img")).to_have_attribute("aria-label", called)
    assert own_colour(page) in called


def own_colour(page: Page) -> str:
    """The colour of one's first chariot, as the server tells it."""
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    seat = int(str(page.locator("aside li.me").get_attribute("data-seat")))
    return str(next(one["colour"] for one in table["view"]["chariots"] if one["owner"] == seat))
