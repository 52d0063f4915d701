"""A game without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..server.servers import Running
from .conftest import NewPage
from .play import PATIENCE, Player, sit_down

FOCUSED = """() => {
    const one = document.activeElement;
    return { picks: one?.dataset.picks ?? null, card: one?.closest(".hand") !== null, text: one?.innerText ?? "",
        label: one?.getAttribute("aria-label") ?? "" };
}"""


class Typist(Player):
    """Somebody who plays with keys alone."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        """Go on with the tabulator key until something of this kind has the focus: once around the page, through all
        the rules that the log names, if need be."""
        for _ in range(300):
            self.press("Tab")
            if self.page.evaluate("(one) => document.activeElement?.matches(one) ?? false", selector):
                return
        raise AssertionError(f"No way leads to {selector}.")

    def focused(self) -> dict[str, str | None]:
        return dict(self.page.evaluate(FOCUSED))

    def choose_by_keys(self) -> None:
        """With a digit if the options are listed, else with the arrows, from the first thing to one that glows: in the
        hand, or on the board where a power asks for something there."""
        if self.page.locator(".prompt .few[data-picks]").count() > 0:
            self.press("1")
            return
        in_hand = self.page.locator(".hand [data-picks]").count() > 0
        self.tab_to(".hand [data-stop]" if in_hand else "[role=group] [data-stop]")
        for way in ["ArrowRight"] * 10 + ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft"] * 10:
            if self.focused()["picks"] is not None:
                self.press("Enter")
                return
            self.press(way)
        raise AssertionError("The arrows lead to nothing that glows.")


def test_turns_by_keys_alone(visitor: NewPage, server: Running) -> None:
    page: Page = visitor()
    sit_down(page, server.url, "me", "random")
    typist = Typist(page)
    assert typist.state() == "asked"
    confirm = page.locator(".prompt .btn.confirm")

    # Choose and think again: by Escape, and by u.
    for other in ("Escape", "u"):
        typist.press("1")
        expect(confirm).to_be_visible()
        typist.press(other)
        expect(confirm).to_have_count(0)

    # A token laid on the board with the arrows, and taken back before anybody has seen more of it.
    typist.tab_to("[role=group] [data-stop]")
    for _ in range(20):
        if typist.focused()["picks"] is not None:
            break
        typist.press("ArrowDown")
    assert str(typist.focused()["label"]).startswith("Bet on")
    typist.press("Enter")
    expect(confirm).to_be_visible()
    typist.press("Enter")
    expect(page.locator(".turns")).to_contain_text("You bet on")
    assert typist.state() == "asked"
    typist.press("u")
    expect(page.locator(".turns")).not_to_contain_text("You bet on")
    assert typist.state() == "asked"

    # A hint: the champion's move is only chosen, and Escape closes what is open first.
    typist.press("h")
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint.get_by_role("table")).to_be_visible(timeout=PATIENCE)
    typist.press("Escape")
    expect(hint).to_be_hidden()

    # The list of keys, the log and the chat.
    typist.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    typist.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
    typist.press("c")
    expect(page.get_by_role("region", name="Chat")).to_be_visible()
    typist.press("c")
    expect(page.get_by_role("region", name="Log")).to_be_visible()

    for _ in range(9):
        if typist.state() != "asked":
            break
        typist.choose_by_keys()
        if typist.chosen() == "several":
            typist.press("Tab", "Enter")
        expect(confirm).to_be_visible()
        page.evaluate("() => document.activeElement?.blur()")
        typist.press("Enter")
        expect(confirm).to_have_count(0)
    expect(page.locator(".turns")).to_contain_text("Turn 5")
