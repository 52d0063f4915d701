"""Somebody before the pages: sees what glows, clicks it, and confirms."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page

from ..server.clients import Words

PATIENCE = 60_000
"""How long somebody waits for a table, in ms: bots think, and the machine may be busy."""
CONFIRM = ".prompt .btn.confirm, footer .btn.confirm"
ASKED = ".frame:not(:has(.main[aria-busy])) .prompt.asked"
"""While an answer is under way, what it answers is still shown."""
STATE = f"""() => {{
    const seen = (one) => document.querySelector(one) !== null;
    if (seen(".end > .slab h1")) return "over";
    if (seen(".curtain")) return "curtain";
    return seen({ASKED!r}) ? "asked" : null;
}}"""
TURN = f"""() => {{
    const state = ({STATE})();
    // While an answer is under way one still owes it.
    return state ?? (document.querySelector("aside li.me[aria-current]") === null ? "waiting" : null);
}}"""
GLOWING = """() => [...document.querySelectorAll("main [data-picks], footer [data-picks]")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.dataset.picks)"""
CHOSEN = f"""() => {{
    if (document.querySelector({CONFIRM!r}) !== null) return "chosen";
    return document.querySelector(".pop .do button") !== null ? "several" : null;
}}"""
HAND = """() => [...document.querySelectorAll("[data-fly^='hand ']")].map((one) => one.dataset.fly.slice(5))"""


class Player:
    """Somebody who plays Colossal Arena by clicking."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)

    def state(self) -> str:
        """What one is before, once it is one's turn to do something: `asked`, `curtain` or `over`."""
        return str(self.page.wait_for_function(STATE, timeout=PATIENCE).json_value())

    def glowing(self) -> list[str]:
        """What may be pointed at, by the picks that each offers."""
        return list(self.page.evaluate(GLOWING))

    def hand(self) -> list[str]:
        """One's own cards, in the words of the engine."""
        return list(self.page.evaluate(HAND))

    def spot(self, picks: str) -> Locator:
        """What offers these picks."""
        return self.page.locator(f'[data-picks="{picks}"]').filter(visible=True).first

    def choose(self, picks: str | None = None) -> None:
        """Point at something that glows; where it offers several things, take one."""
        self.click(self.spot(picks or self.chance.choice(self.glowing())))
        if self.chosen() == "several":
            offers = self.page.locator(".pop .do button")
            offers.nth(self.chance.randrange(offers.count())).click()

    def click(self, spot: Locator) -> None:
        if spot.evaluate("(one) => one.closest('.hand') !== null"):
            # Cards overlap: only their left edge is always free.
            spot.click(position={"x": 10, "y": 12})
        else:
            spot.click()

    def chosen(self) -> str:
        """Whether something is `chosen` now, or `several` things are offered."""
        return str(self.page.wait_for_function(CHOSEN).json_value())

    def choose_calmly(self) -> None:
        """Choose the button that lets things be, if there is one: no bet, no power, no card put away."""
        calm = self.page.locator(".prompt .few[data-picks]")
        if calm.count() > 0:
            calm.last.click()
        else:
            self.choose()

    def confirm(self) -> None:
        if self.page.locator(".pop[popover=auto]").count() > 0:
            self.page.keyboard.press("Escape")
        self.page.locator(CONFIRM).click()

    def answer(self) -> None:
        self.choose()
        self.confirm()

    def play(self, answers: int = 10_000) -> str:
        """So many answers, or fewer if the game is over or somebody else is to come forward; gives what one is before
        then."""
        for _ in range(answers):
            if (state := self.state()) != "asked":
                return state
            self.answer()
        return self.state()

    def play_turn(self) -> set[str]:
        """Play a card and nothing else until one's turn is over; gives the cards that nobody else has seen."""
        kept: set[str] = set()
        while self.page.wait_for_function(TURN, timeout=PATIENCE).json_value() == "asked":
            kept = set(self.hand())
            self.choose_calmly()
            self.confirm()
        return kept


def play_at_once(page: Page, game: str = "Colossal Arena", way: str = "Just play") -> None:
    """From the first page to a table with bots."""
    page.get_by_role("button", name=f"Play now: {game}").click()
    page.get_by_role("dialog", name=game).get_by_role("button", name=way).click()
    page.wait_for_url("**/t/*")


def become(page: Page, base: str, name: str) -> None:
    """Be a guest of this name in this browser, without any page."""
    answer = page.request.post("/api/guests", data={"name": name}, headers={"Origin": base})
    assert answer.ok, answer.text()


def sit_down(page: Page, base: str, *chairs: str, name: str = "Ada", game: str = "colossal-arena", **plan: Any) -> str:
    """Make a table as a guest in this browser, and show it; chairs are `me`, `open`, or bots."""
    become(page, base, name)
    seats = [{"sit": chair} if chair in ("me", "open") else {"sit": "bot", "bot": chair} for chair in chairs]
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, **plan}, headers={"Origin": base})
    assert answer.ok, answer.text()
    made: Words = answer.json()
    page.goto(f"/t/{made['id']}")
    return str(made["id"])
