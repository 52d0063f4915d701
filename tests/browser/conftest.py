"""A real Chromium and a real server for the tests of the pages."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from harena.server.config import Config

from ..server.clients import guest, play_on
from ..server.servers import Running, running

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""How long anything may take to be seen, in ms: the machine may be busy."""
expect.set_options(timeout=PATIENCE)
PACED = "localStorage['harena-settings'] ??= JSON.stringify(%s)"
DESKTOP = (1440, 900)
PHONE = (360, 780)
NewPage = Callable[..., Page]
Shot = Callable[[Page, str], None]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    # Bots breathe here as they do for people: how soon pages show what happens depends on it.
    with running(tmp_path_factory.mktemp("server"), BREATH=str(Config().breath)) as one:
        yield one


class Finished(NamedTuple):
    """A game of Colossal Arena that is over."""

    table: str
    record: str


@pytest.fixture(scope="session")
def finished(server: Running) -> Finished:
    ada = guest(server.url, "Ada")
    table = str(ada.make("colossal-arena", "me", *["random"] * 3, name="Over and done")["id"])
    # Without a line to the table, so that nobody looks on and bots need no breath.
    play_on([ada], table, random.Random(5), 10_000)
    return Finished(table, ada.http.get(f"/api/tables/{table}/record").text)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    assert path is not None, "The browser's tests need Chromium: tools/chromium gets it."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitor(chromium: Browser, server: Running) -> Iterator[NewPage]:
    """Makes browsers of new visitors: each with cookies and settings of its own. A page that fails, or is refused
    something by its own policy, fails the test."""
    wrong: list[str] = []

    def come(
        size: tuple[int, int] = DESKTOP,
        lang: str = "en-GB",
        scheme: str = "light",
        motion: str = "reduce",
        pace: str = "once",
        confirm: str = "always",
    ) -> Page:
        context: BrowserContext = chromium.new_context(
            base_url=server.url,
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            has_touch=size == PHONE,
        )
        closing.callback(context.close)
        context.set_default_timeout(PATIENCE)
        # What others do is told at leisure; here nobody has any, but for the tests of that. Answers are looked at
        # before they are given, so that there is something to look at.
        context.add_init_script(PACED % json.dumps({"pace": pace, "confirm": confirm}))
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if is_failure(said.type, said.text) else None)
        return page

    with ExitStack() as closing:
        yield come
    assert wrong == []


def is_failure(kind: str, text: str) -> bool:
    # A refusal is an answer, and a line that is cut is meant to be: the browser notes every one, and the page tells it.
    return kind == "error" and not re.search(r"status of 4\d\d|ERR_INTERNET_DISCONNECTED", text)


@pytest.fixture
def shot(request: pytest.FixtureRequest) -> Shot:
    """Keeps a picture of a page among what is built."""

    def take(page: Page, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")

    return take
