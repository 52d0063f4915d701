"""Answers without friction: one click where it can be taken back, nothing asked in vain, nothing pressed by mistake."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..server.servers import Running
from .conftest import NewPage
from .play import Player, sit_down

CARD = '[data-fly^="hand "]' + "".join(f':not([data-fly*="{other}"])' for other in ("spectator", "prefect", "magister"))
"""A combat card: no other question follows it before the turn's end."""
HEIGHT = "document.querySelector('.prompt').getBoundingClientRect().height"
OVER_THE_BAR = """() => {
    const hand = document.querySelector(".hand").getBoundingClientRect();
    return hand.top > 0 && hand.bottom <= document.querySelector(".frame > footer").getBoundingClientRect().top + 1;
}"""


def test_against_bots_a_click_answers_and_is_taken_back(visitor: NewPage, server: Running) -> None:
    page: Page = visitor((1280, 800), confirm="risky")
    sit_down(page, server.url, "me", *["random"] * 3)
    player = Player(page)
    player.state()
    says, height = page.locator(".prompt p"), page.evaluate(HEIGHT)
    calm = page.get_by_role("button", name="Place no bet").bounding_box()
    assert calm is not None
    x, y = calm["x"] + calm["width"] - 12, calm["y"] + calm["height"] / 2
    page.mouse.click(x, y)
    expect(says).to_have_text("Choose a card to play.")
    # The second click of a double-click comes when something else stands there: the button that takes back.
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    expect(says).to_have_text("Choose a card to play.")
    held = player.hand()
    page.locator(f"{CARD} button").first.click(position={"x": 10, "y": 12})
    # There is no dead card yet, so nobody is asked to discard one.
    expect(says).not_to_have_text(re.compile("Choose a card|[Dd]iscard"))
    player.state()
    expect(says).to_have_text(re.compile("Place a bet"))
    assert page.evaluate(HEIGHT) == height
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(says).to_have_text("Choose a card to play.")
    assert player.hand() == held

    # On a phone the hand stays in sight, upright and on its side.
    for size in ((360, 740), (740, 360)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(OVER_THE_BAR)
    sit_down(page, server.url, "me", *["random"] * 3, game="arena-maximus")
    player.state()
    for size in ((740, 360), (360, 740)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(OVER_THE_BAR)
