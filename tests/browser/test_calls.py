"""Somebody whose turn it is hears and sees it, in the ways that the settings allow and no others."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..server.clients import Person, guest
from ..server.servers import Running
from .conftest import NewPage
from .play import Player, become

DOUBLES = """(() => {
    window.calls = { tones: 0, notices: [] };
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) { window.calls.notices.push([title, body]); }
        close() {}
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) { window.calls.tones += 1; return start.call(this, at); };
    window.away = (hidden) => Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
})()"""
CHIME = 2
"""Tones of one call."""
CALM = {"no bet", "pass", "done", "decline"}
REFEREES = ("play spectator", "play prefect", "play magister")


def tones(page: Page) -> int:
    return int(page.evaluate("() => window.calls.tones"))


def notices(page: Page) -> list[list[str]]:
    return list(page.evaluate("() => window.calls.notices"))


def sit_with(page: Page, server: Running, other: Person) -> str:
    """A table of two, before somebody who moves when he is told to."""
    made = other.make("colossal-arena", "open", "me")
    become(page, server.url, "Ada")
    join = {"do": "join", "id": "join", "token": made["invite"]}
    answer = page.request.post(f"/api/tables/{made['id']}/commands", data=join, headers={"Origin": server.url})
    assert answer.ok, answer.text()
    other.done(made["id"], "start")
    page.goto(f"/t/{made['id']}")
    return str(made["id"])


def move(other: Person, table: str) -> None:
    """The other plays a turn without a bet, so that he never has a power to ask anybody anything with."""
    while (words := other.look(table))["asked"] is not None:
        says = {option["say"]: option["pick"] for option in words["asked"]["options"]}
        wanted = [say for say in says if say in CALM] or [say for say in says if not say.startswith(REFEREES)]
        other.done(table, "move", seq=words["seq"], picks=[says[wanted[0]]])


def test_a_turn_calls_as_far_as_it_may(visitor: NewPage, server: Running) -> None:
    page: Page = visitor()
    page.add_init_script(DOUBLES)
    bo = guest(server.url, "Bo")
    table = sit_with(page, server, bo)
    player = Player(page)
    icon = page.locator("link[rel=icon]")
    move(bo, table)

    def play_round() -> None:
        assert player.state() == "asked"
        player.play_turn()
        expect(page).to_have_title("Colossal Arena · Harena")
        expect(icon).to_have_attribute("href", "/icon.svg")
        move(bo, table)
        expect(page).to_have_title("● Your turn · Colossal Arena · Harena")
        expect(icon).to_have_attribute("href", re.compile("^data:image"))

    # One quiet call for a turn, and no notice for anybody who did not ask for one.
    assert player.state() == "asked"
    before = tones(page)
    play_round()
    page.evaluate("() => away(true)")
    play_round()
    assert (tones(page) - before, notices(page)) == (2 * CHIME, [])

    # One switch, and nothing is heard any more.
    page.evaluate("() => away(false)")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Sound off").click()
    page.keyboard.press("Escape")
    before = tones(page)
    play_round()
    assert tones(page) == before

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    expect(page).to_have_title("Settings · Harena")
    expect(icon).to_have_attribute("href", "/icon.svg")
    page.get_by_role("switch", name="Sound").check(force=True)
    assert tones(page) - before == CHIME
    page.get_by_role("switch", name="Notifications").check(force=True)
    page.go_back()
    assert player.state() == "asked"
    before = tones(page)

    # One call for a turn, however much is asked in it; a notice only for those who do not see the page.
    play_round()
    assert (tones(page) - before, notices(page)) == (CHIME, [])
    page.evaluate("() => away(true)")
    play_round()
    assert tones(page) - before == 2 * CHIME
    [[title, body]] = notices(page)
    assert title == "Colossal Arena"
    assert body == page.locator(".prompt p").first.inner_text()
