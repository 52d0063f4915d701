"""Quick references fit on the printed pages they are made for, and on the smallest screen."""

from __future__ import annotations

import re

import pytest

from harena.server.sheets import SHEETS

from .conftest import PHONE, NewPage, Shot

A4 = (595, 842)
"""In points."""
PAGES = {"circus-maximus": 2}
"""One page a game, and another one for the optional rules of Circus Maximus."""


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", SHEETS)
def test_a_sheet_is_printed_on_its_pages(visitor: NewPage, shot: Shot, game: str, lang: str) -> None:
    page = visitor(lang=lang)
    page.goto(f"/sheet/{game}")
    page.wait_for_selector(".paper section")
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == PAGES.get(game, 1)
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert box is not None
    assert (round(float(box[1])), round(float(box[2]))) == A4
    assert "sheets-" not in page.inner_text(".paper")
    shot(page, f"sheet-{game}-{lang[:2]}")


@pytest.mark.parametrize("game", SHEETS)
def test_a_sheet_needs_no_sideways_scrolling(visitor: NewPage, game: str) -> None:
    page = visitor(size=PHONE, lang="fr-FR")
    page.goto(f"/sheet/{game}")
    page.wait_for_selector(".paper section")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_line_leads_to_its_clause(visitor: NewPage) -> None:
    page = visitor()
    page.goto("/rules/circus-maximus")
    page.get_by_role("link", name="Quick reference (print)").click()
    page.get_by_role("link", name="clause CM 6.2.2").click()
    page.wait_for_url("**/rules/circus-maximus#CM-6.2.2")
    page.wait_for_selector(".clause.lit")
