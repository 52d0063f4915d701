"""The pages in French, and the change from one language to the other in the middle of a game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from ..server.servers import Running
from .conftest import Finished, NewPage, Shot
from .looking import bare_keys, foreign
from .play import Player, sit_down

HEADINGS = {
    "/new": "Nouvelle table",
    "/tables": "Vos tables",
    "/watch": "Rejoindre une partie",
    "/replay": "Revoir une partie",
    "/rules/colossal-arena": "Règles",
    "/learn": "Apprendre",
    "/settings": "Réglages",
    "/account": "Compte",
}


def assert_french(page: Page) -> None:
    assert page.locator("html").get_attribute("lang") == "fr"
    assert foreign(page, "fr", "en") == []
    assert bare_keys(page) == []


def test_whoever_reads_french_gets_french(visitor: NewPage, server: Running, finished: Finished, shot: Shot) -> None:
    page: Page = visitor(lang="fr-FR")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_french(page)
    shot(page, "landing-french-desktop-noon")
    for path, heading in HEADINGS.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        expect(page.locator(".loading")).to_have_count(0)
        assert_french(page)
    page.goto("/learn/colossal-bets")
    expect(page.locator(".coach")).to_be_visible()
    assert_french(page)
    page.goto(f"/replay/{finished.table}?at=30&eyes=all")
    expect(page.locator(".deck")).to_be_visible()
    assert_french(page)
    page.goto(f"/t/{finished.table}")
    expect(page.locator(".end table")).to_be_visible()
    assert_french(page)

    sit_down(page, server.url, "me", "random")
    player = Player(page)
    assert player.state() == "asked"
    assert_french(page)
    player.choose()
    assert_french(page)
    shot(page, "table-french-desktop-noon")
    player.confirm()
    player.play(4)
    page.get_by_role("button", name="Menu").click()
    assert_french(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_french(page)


def test_what_the_server_refuses_is_said_in_french(visitor: NewPage, finished: Finished, tmp_path: Path) -> None:
    page: Page = visitor(lang="fr-FR")
    page.goto("/account")
    page.get_by_role("button", name="J’ai déjà un compte").click()
    page.get_by_role("textbox", name="Nom", exact=True).last.fill("Personne")
    page.get_by_label("Phrase secrète").fill("sésame, ouvre-toi")
    page.get_by_role("button", name="Se connecter").click()
    expect(page.get_by_text("Nom ou phrase secrète incorrects.")).to_be_visible()
    page.goto("/learn/nothing")
    expect(page.get_by_role("alert")).to_contain_text("La leçon « nothing » n’existe pas")

    lines = finished.record.splitlines(keepends=True)
    lines[5] = lines[5].replace('"', "'", 1)
    (tmp_path / "bad.harena").write_text("".join(lines))
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.harena")
    expect(page.get_by_role("alert")).to_contain_text("son entrée 4 est incorrecte")


def test_the_language_changes_in_the_middle_of_a_game(visitor: NewPage, server: Running) -> None:
    page: Page = visitor()
    sit_down(page, server.url, "me", "random")
    player = Player(page)
    player.play(3)
    log = page.locator(".turns")
    expect(log).to_contain_text("Turn 1")
    english = set(log.locator(".text").all_inner_texts())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    page.go_back()
    expect(log).to_contain_text("Tour 1")
    assert not english & set(log.locator(".text").all_inner_texts())
    assert foreign(page, "fr", "en") == []
    player.play(2)
    assert foreign(page, "fr", "en") == []
