"""A finished game seen again, by its link and from its record."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from .conftest import Finished, NewPage, Shot
from .play import HAND

DROP = """(text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], "game.harena", { type: "text/plain" }));
    for (const kind of ["dragover", "drop"])
        window.dispatchEvent(new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true }));
}"""


def where(page: Page) -> Locator:
    return page.locator(".deck .where")


def press(page: Page, name: str) -> None:
    page.locator(".deck").get_by_role("button", name=name, exact=True).click()


def test_a_game_is_seen_again_by_its_link(visitor: NewPage, finished: Finished, shot: Shot) -> None:
    page: Page = visitor()
    page.goto(f"/replay/{finished.table}")
    expect(where(page)).to_have_text(re.compile(r"^Setup, 0 of \d+$"))
    last = int(where(page).inner_text().split()[-1])

    # By buttons, by keys, by itself.
    press(page, "One step forward")
    expect(where(page)).to_have_text(re.compile(rf"^1 of {last}"))
    page.keyboard.press("ArrowRight")
    expect(where(page)).to_have_text(re.compile(rf"^2 of {last}"))
    page.keyboard.press("ArrowLeft")
    expect(where(page)).to_have_text(re.compile(rf"^1 of {last}"))
    page.get_by_role("combobox", name="Speed").select_option("fast")
    press(page, "Play")
    expect(where(page)).to_have_text(re.compile(rf"^[3-9] of {last}"))
    press(page, "Pause")
    expect(page.locator(".deck").get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.locator(".entry h2").click()
    # By turns, and by what a live table would have told of it, where it happened.
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    expect(where(page)).not_to_have_text(re.compile(r"^(Setup|1 of)"))
    page.get_by_role("combobox", name="Step by").select_option("act")
    page.locator(".entry h2").click()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".story .caption.placed")).to_be_visible()
    page.get_by_role("combobox", name="Step by").select_option("move")
    expect(page.locator(".story .caption")).to_have_count(0)
    page.locator(".entry h2").click()
    page.keyboard.press("End")
    expect(where(page)).to_have_text(re.compile(rf"^{last} of {last}"))
    expect(page.locator(".turns")).to_have_text(re.compile(r"made \d+ gold"))
    page.keyboard.press("Home")
    expect(where(page)).to_have_text(re.compile("^Setup"))
    page.get_by_role("slider").fill("7")
    expect(where(page)).to_have_text(re.compile(rf"^7 of {last}"))

    # Through everybody's eyes; the moment stays.
    eyes = page.get_by_role("combobox", name="Point of view")
    hands: list[list[str]] = [[]]
    for seat in ("0", "1"):
        eyes.select_option(seat)
        page.wait_for_function(f"(before) => ({HAND})().join() !== before", arg=",".join(hands[-1]))
        hands.append(page.evaluate(HAND))
    assert not set(hands[1]) & set(hands[2]) - {"prefect"}
    shot(page, "replay-desktop-noon")
    eyes.select_option("public")
    expect(page.locator("[data-fly^='hand ']")).to_have_count(0)
    eyes.select_option("all")
    expect(page.locator("[data-fly^='hand ']").first).to_be_visible()
    expect(where(page)).to_have_text(re.compile(rf"^7 of {last}"))

    # The address leads others to this very moment.
    expect(page).to_have_url(re.compile(r"at=7\b"))
    other: Page = visitor()
    other.goto(page.url)
    expect(where(other)).to_have_text(re.compile(rf"^7 of {last}"))
    assert other.evaluate(HAND) == page.evaluate(HAND)


def test_a_record_is_brought_along(visitor: NewPage, finished: Finished, shot: Shot, tmp_path: Path) -> None:
    page: Page = visitor()
    page.goto("/replay")
    bad = tmp_path / "bad.harena"
    bad.write_text("Nothing that anybody ever played.\n")
    page.locator("input[type=file]").set_input_files(bad)
    wrong = page.get_by_role("alert")
    expect(wrong).to_have_text(re.compile(r"\w+ \w+.*\."))
    shot(page, "replay-refused-desktop-noon")

    # Somebody has changed an answer: the record is read to the place where it is broken.
    lines = finished.record.splitlines(keepends=True)
    lines[5] = lines[5].replace('"', "'", 1)
    bad.write_text("".join(lines))
    page.locator("input[type=file]").set_input_files(bad)
    expect(wrong).to_have_text(re.compile(r"\w+ \w+.*\."))

    bad.write_text("")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("status").filter(has_text="This is not a game record")).to_be_visible()

    good = tmp_path / "good.harena"
    good.write_text(finished.record)
    page.locator("input[type=file]").set_input_files(good)
    expect(where(page)).to_have_text(re.compile("^Setup"))
    press(page, "To the end")
    expect(page.locator(".turns")).to_have_text(re.compile(r"made \d+ gold"))
    expect(page.get_by_role("combobox", name="Point of view").locator("option")).to_contain_text(["Ada"])
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save the record").click()
    assert Path(waiting.value.path()).read_text() == finished.record

    # A record can be dropped on any page.
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.evaluate(DROP, finished.record)
    expect(where(page)).to_have_text(re.compile("^Setup"))
