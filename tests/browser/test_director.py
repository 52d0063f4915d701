"""What others do is told act by act: in the stated time, skipped by keys, and never in the way of an answer."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..server.servers import Running
from .conftest import NewPage
from .looking import faults
from .play import CONFIRM, Player, sit_down
from .test_races import Charioteer, Racer

BEATS = {"slow": 1.2, "normal": 0.7, "fast": 0.3}
LATE = 0.5
"""Seconds by which a busy machine may be late with an act."""
PHONE_LAID = (740, 360)

WATCH = """() => {
    const told = [];
    window.told = told;
    let last = null;
    new MutationObserver(() => {
        const foot = document.querySelector(".caption .foot");
        const text = document.querySelector(".caption .told")?.textContent ?? "";
        const now = performance.now();
        if (foot === last) return;
        if (last !== null) told.at(-1).lasted = now - told.at(-1).at;
        last = foot;
        if (foot !== null) told.push({ text, at: now, asked: parseFloat(foot.style.animationDuration) });
    }).observe(document.body, { subtree: true, childList: true });
    // As browsers reckon it: the worst burst of shifts, none more than a second after the last or five after the first.
    window.shifted = 0;
    const burst = window.burst = { sum: 0, first: -Infinity, last: -Infinity };
    new PerformanceObserver((list) => {
        for (const { value, startTime, hadRecentInput } of list.getEntries()) {
            if (hadRecentInput) continue;
            const goesOn = startTime - burst.last < 1000 && startTime - burst.first < 5000;
            Object.assign(burst, goesOn ? {} : { sum: 0, first: startTime });
            burst.sum += value;
            burst.last = startTime;
            window.shifted = Math.max(window.shifted, burst.sum);
        }
    }).observe({ type: "layout-shift" });
}"""


def seated(page: Page, server: Running, game: str, *, bots: int = 3) -> Player:
    sit_down(page, server.url, "me", *["random"] * bots, game=game)
    players = {"colossal-arena": Player, "arena-maximus": Racer, "circus-maximus": Charioteer}
    return players[game](page)


def play_until_told(page: Page, player: Player) -> None:
    """Answer until others act and it is told."""
    for _ in range(40):
        if player.state() != "asked":
            return
        player.answer()
        page.wait_for_timeout(150)
        if page.locator(".bar:not(.thumb) .all, .thumb .all:enabled").count() > 0:
            return
    raise AssertionError("Nobody ever does anything.")


def told(page: Page) -> list[dict[str, Any]]:
    acts: list[dict[str, Any]] = page.evaluate("window.told")
    return [one for one in acts if "lasted" in one]


@pytest.mark.long
@pytest.mark.parametrize("pace", ["normal", "fast"])
def test_others_turns_take_the_stated_time(visitor: NewPage, server: Running, pace: str) -> None:
    page = visitor((1280, 800), pace=pace)
    player = seated(page, server, "colossal-arena")
    player.state()
    page.evaluate(WATCH)
    play_until_told(page, player)
    # Whatever was told before one's own last answer was cut short by it.
    first = page.evaluate("Math.max(0, window.told.length - 1)")
    # What one's own answer changes may come late on a busy machine, and is no surprise.
    page.evaluate("window.shifted = window.burst.sum = 0")
    assert player.state() == "asked"
    page.wait_for_function("document.querySelector('.caption') === null")
    acts = told(page)[first:]
    assert acts
    beat = BEATS[pace]
    for act in acts:
        # An act is a beat, what came of it half of one more, and what matters longer; a caption is never cut short.
        assert act["asked"] / 1000 >= beat
        halves = 2 * act["asked"] / 1000 / beat
        assert halves == pytest.approx(round(halves), abs=0.01)
        assert act["asked"] - 60 <= act["lasted"] <= act["asked"] + 1000 * LATE
    print(f"\n{pace}: {len(acts)} acts in {sum(act['lasted'] for act in acts) / 1000:.1f} s")
    print(f"layout shift: {page.evaluate('window.shifted'):.4f}")
    assert page.evaluate("window.shifted") <= 0.02


def test_a_question_waits_while_it_is_told_and_can_be_answered_at_once(visitor: NewPage, server: Running) -> None:
    page = visitor((1280, 800), pace="slow")
    player = seated(page, server, "colossal-arena")
    play_until_told(page, player)
    expect(page.locator(".prompt .waits")).to_contain_text("Your turn is next")
    assert page.locator(".prompt.asked").count() == 0
    # Whoever points at a card wants to answer: the rest is skipped, and the card is chosen if it may be.
    page.locator(".hand li").first.click(position={"x": 10, "y": 12})
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=1000)
    expect(page.locator(".caption")).to_have_count(0)
    player.answer()
    assert player.state() in ("asked", "over")


def test_keys_skip_one_act_and_all_of_them(visitor: NewPage, server: Running) -> None:
    page = visitor((1280, 800), pace="slow")
    player = seated(page, server, "colossal-arena")
    player.state()
    page.evaluate(WATCH)
    play_until_told(page, player)
    expect(page.locator(".prompt .waits")).to_be_visible()
    before = page.evaluate("window.told.length")
    page.keyboard.press("Space")
    page.wait_for_function("(many) => window.told.length > many", arg=before)
    page.keyboard.press(".")
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=1000)
    # What changed stays marked until one acts, and can be told once more.
    expect(page.locator(".story .ring").first).to_be_visible()
    assert page.locator("aside .mark").count() == page.locator(".story .ring").count()
    page.keyboard.press(",")
    expect(page.locator(".caption")).to_be_visible()
    expect(page.locator(".prompt .waits")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=1000)
    player.answer()
    page.keyboard.press(".")
    player.state()


@pytest.mark.parametrize("game", ["colossal-arena", "arena-maximus", "circus-maximus"])
@pytest.mark.parametrize("size", [(1366, 768), PHONE_LAID, (360, 740)], ids=["desk", "laid", "upright"])
def test_every_game_is_told(visitor: NewPage, server: Running, game: str, size: tuple[int, int]) -> None:
    page = visitor(size, pace="slow")
    player = seated(page, server, game)
    play_until_told(page, player)
    expect(page.locator(".caption.placed").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # On a busy machine the last act may be over by now.
    inside = """() => {
        const own = document.querySelector(".caption")?.getBoundingClientRect();
        return own === undefined ||
            (own.left >= 0 && own.right <= innerWidth && own.top >= 0 && own.bottom <= innerHeight);
    }"""
    assert page.evaluate(inside)
    assert faults(page) == []


def test_the_speed_stands_at_the_table_and_is_remembered(visitor: NewPage, server: Running) -> None:
    page = visitor((1280, 800), lang="fr-FR", pace="normal")
    player = seated(page, server, "colossal-arena")
    player.state()
    page.get_by_role("button", name="Vitesse des coups des autres").click()
    page.get_by_role("button", name=re.compile("Immédiate")).click()
    page.reload()
    player.state()
    expect(page.get_by_role("button", name="Vitesse des coups des autres")).to_have_text("Immédiate")
    player.play_turn()
    assert player.state() == "asked"
    assert page.locator(".caption").count() == 0


def test_what_is_told_is_read_aloud_once(visitor: NewPage, server: Running) -> None:
    page = visitor((1280, 800), pace="fast")
    player = seated(page, server, "colossal-arena")
    player.state()
    page.evaluate("""() => {
        const said = [];
        window.said = said;
        const line = document.querySelector("p[aria-live=polite]");
        const all = { subtree: true, childList: true, characterData: true };
        new MutationObserver(() => said.push(line.textContent)).observe(line, all);
    }""")
    play_until_told(page, player)
    player.state()
    page.wait_for_function("document.querySelector('.caption') === null")
    said = [one for one in page.evaluate("window.said") if one]
    assert said
    assert len(said) == len(set(said))
    assert page.locator(".story[aria-hidden=true]").count() == 1


def test_the_answer_button_is_never_under_a_caption(visitor: NewPage, server: Running) -> None:
    page = visitor((360, 740), pace="slow")
    player = seated(page, server, "circus-maximus", bots=3)
    play_until_told(page, player)
    page.locator(".thumb .all").click()
    player.state()
    player.choose()
    page.locator(CONFIRM).click(trial=True)
