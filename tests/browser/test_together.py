"""Several people: by a link, with somebody whose line breaks and somebody who looks on; and two at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..server.servers import Running
from .conftest import NewPage, Shot
from .play import PATIENCE, Player, become, sit_down

LOST = "Connection lost."
CHAT = re.compile("^Chat")
CLAUSE = re.compile(r"^CA \d")


def numbered(cards: set[str]) -> list[str]:
    """Those that are one of a kind."""
    return [card for card in sorted(cards) if re.search(r"\d", card)]


def assert_unseen(page: Page, *hands: set[str]) -> None:
    """Nothing of the page tells any of these cards: no text, no name, no attribute."""
    # The places of the rows have names like those of cards: the Wyrm's of row 1.
    content = re.sub(r'data-fly="(bet|top) [^"]*"', "", page.content())
    for card in numbered(set().union(*hands)):
        assert not re.search(rf"\b{card}\b", content, re.IGNORECASE), f"{card} can be seen"


def send(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_two_people_and_a_spectator(visitor: NewPage, server: Running, shot: Shot) -> None:
    ada, bo, eye = visitor(), visitor(), visitor()
    become(ada, server.url, "Ada")
    ada.goto("/new")
    ada.get_by_role("combobox", name="Seat 2").select_option("open")
    for _ in range(2):
        ada.get_by_role("button", name="Remove").click()
    shot(ada, "new-desktop-noon")
    ada.get_by_role("button", name="Open the table").click()
    link = ada.get_by_role("textbox", name="Table link")
    expect(link).to_have_value(re.compile("#."))
    shot(ada, "lobby-desktop-noon")

    # Whoever has the link may sit down; whoever has only the address may look on.
    invite = link.input_value()
    eye.goto(invite.partition("#")[0])
    expect(eye.get_by_role("button", name="Take a seat")).to_be_visible()
    eye.get_by_role("button", name="Take a seat").click()
    expect(eye.get_by_role("status").filter(has_text="invite only")).to_be_visible()
    bo.goto(invite)
    bo.get_by_role("textbox", name="Your name").fill("Bo")
    bo.get_by_role("button", name="Take a seat").click()
    expect(bo.get_by_role("button", name="Leave seat")).to_be_visible()
    expect(ada.get_by_text("All seats are taken.")).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()

    one, two = Player(ada, 1), Player(bo, 2)
    for player in (one, two):
        expect(player.page.locator("[data-fly^='hand ']")).to_have_count(8)
    expect(eye.locator(".prompt")).to_be_visible()
    assert eye.locator("[data-fly^='hand ']").count() == 0
    assert_unseen(eye, set(one.hand()), set(two.hand()))
    assert_unseen(ada, set(two.hand()))
    assert_unseen(bo, set(one.hand()))

    # The line breaks in the middle of a turn: what is chosen stays, and what is sent meanwhile arrives afterwards.
    first, other = mover(one, two)
    first.choose_calmly()
    first.page.context.set_offline(True)
    expect(first.page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
    shot(first.page, "lost-desktop-noon")
    first.confirm()
    expect(first.page.locator(".prompt")).to_contain_text("Sending")
    first.page.context.set_offline(False)
    expect(first.page.get_by_text(LOST)).to_be_hidden(timeout=PATIENCE)
    assert first.state() == "asked"
    hand = set(first.hand())

    # Somebody closes the page in the middle of a turn, and comes back to it.
    before = first.page.locator(".prompt p").inner_text()
    address, context = first.page.url, first.page.context
    first.page.close()
    expect(other.page.locator("aside").get_by_text("away")).to_be_visible(timeout=PATIENCE)
    back = context.new_page()
    back.goto(address)
    again = Player(back, 3)
    assert again.state() == "asked"
    assert back.locator(".prompt p").inner_text() == before
    assert set(again.hand()) == hand

    # What is said is heard by all, and not only by those who look at the time.
    other.page.get_by_role("button", name=CHAT).first.click()
    send(other.page, "Mind the Wyrm!")
    send(other.page, "Or not.")
    back.get_by_role("button", name=CHAT).first.click()
    expect(back.get_by_text("Or not.")).to_be_visible()
    shot(back, "chat-desktop-noon")
    eye.get_by_role("button", name=CHAT).first.click()
    expect(eye.get_by_text("Mind the Wyrm!")).to_be_visible()
    expect(eye.get_by_text("Only players at this table can chat.")).to_be_visible()
    assert eye.get_by_role("textbox", name="Say something").count() == 0
    back.get_by_role("button", name=CHAT).first.click()

    kept = again.play_turn()
    assert other.state() == "asked"

    # Whoever wishes to take back hears what became of it.
    again.page.keyboard.press("u")
    wish = other.page.get_by_role("alert").filter(has_text="wants to undo")
    wish.get_by_role("button", name="Decline").click()
    expect(again.page.get_by_text("Your undo request was declined.").first).to_be_visible()
    kept |= other.play_turn()
    eye.get_by_role("button", name=CHAT).first.click()
    expect(eye.locator(".turns")).to_contain_text("Turn 2")
    assert_unseen(eye, kept)
    shot(eye, "spectator-desktop-noon")


def mover(one: Player, other: Player) -> tuple[Player, Player]:
    """Whoever is asked, and the other one; both see the table already."""
    return (one, other) if one.page.locator(".prompt.asked").count() > 0 else (other, one)


def test_two_at_one_screen(visitor: NewPage, server: Running, shot: Shot) -> None:
    page: Page = visitor()
    sit_down(page, server.url, "me", "me")
    player = Player(page)
    kept: dict[str, set[str]] = {}
    for number in range(4):
        # Before anybody has come forward no hand is on the page, not even that of the one who is called.
        assert player.state() == "curtain"
        called = page.locator(".curtain h1").inner_text()
        assert called not in kept or number > 1
        assert page.locator("[data-fly^='hand ']").count() == 0
        assert_unseen(page, *kept.values())
        if number == 1:
            shot(page, "curtain-desktop-noon")
        page.locator(".curtain button").click()
        assert player.state() == "asked"
        assert_unseen(page, *[cards for name, cards in kept.items() if name != called])
        assert kept.get(called, set()) <= set(player.hand())
        kept[called] = player.play_turn()
    assert len(kept) == 2


def test_what_cannot_be_done_says_why(visitor: NewPage, server: Running, shot: Shot) -> None:
    page: Page = visitor()
    table = sit_down(page, server.url, "me", "random")
    player = Player(page)
    closed = page.locator(".hand button[aria-disabled=true]")
    while player.state() == "asked" and closed.count() == 0:
        player.choose_calmly()
        player.confirm()

    # Whoever rests on a card that cannot be used is told why, whoever clicks it can follow the clause.
    closed.first.hover(position={"x": 10, "y": 12})
    expect(page.get_by_role("status").get_by_role("link", name=CLAUSE)).to_be_visible()
    closed.first.click(position={"x": 10, "y": 12}, force=True)
    why = page.get_by_role("dialog")
    shot(page, "why-not-desktop-noon")
    clause = why.get_by_role("link", name=CLAUSE)
    named = clause.inner_text()
    clause.click()
    expect(page.get_by_role("region", name="The rule").locator("[aria-current]")).to_contain_text(named)
    shot(page, "rule-desktop-noon")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="The rule")).to_have_count(0)

    # An answer to a table that has moved on meanwhile is refused, and the table is shown as it is now.
    player.choose_calmly()
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
    player.confirm()
    seen = page.request.get(f"/api/tables/{table}").json()
    move = {"do": "move", "id": "elsewhere", "seq": seen["seq"], "picks": [seen["asked"]["options"][0]["pick"]]}
    made = page.request.post(f"/api/tables/{table}/commands", data=move, headers={"Origin": server.url})
    assert made.ok, made.text()
    page.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="moved on")).to_be_visible(timeout=PATIENCE)
    assert player.state() == "asked"
