"""What is on a page, seen as a whole: its words, its sizes, and what axe says of it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
TEXTS = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walk.nextNode()) texts.push(walk.currentNode.textContent.trim());
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"]) texts.push(one.getAttribute(name)?.trim());
    return [...new Set(texts)].filter(Boolean);
}"""
SMALL = """(least) => {
    const wanted = "a[href], button, summary, select, input:not([type=hidden]), [role=tab]";
    return [...document.querySelectorAll(wanted)].filter((one) => {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        // A label is as good a target as what it names; links inside of sentences are as high as their line.
        const target = one.closest("label") ?? one;
        const box = target.getBoundingClientRect();
        if (one.matches("a") && getComputedStyle(one).display === "inline") return false;
        return box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < least - 0.5;
    }).map((one) => {
        const box = one.getBoundingClientRect();
        return `${one.outerHTML.slice(0, 160)} ${Math.round(box.width)}×${Math.round(box.height)}`;
    });
}"""
HIDDEN = """(what) => [...document.querySelectorAll(what)].filter((one) => {
    const box = one.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return seen === null || !(one.contains(seen) || seen.closest("label")?.contains(one));
}).map((one) => `${one.innerText} of ${one.className}`)"""
RUN = """async (only) => {
    const wanted = only === null ? {} : { runOnly: { type: "rule", values: only } };
    // Cards and rows of the board are pictures, with numbers and names in them: their own name says what they do.
    const pictured = (rule, one) => rule === "label-content-name-mismatch" && one.closest("[data-stop]") !== null;
    const found = await axe.run(document, { resultTypes: ["violations"], elementRef: true, ...wanted });
    return found.violations
        .filter((one) => one.impact === "serious" || one.impact === "critical")
        .flatMap((one) => one.nodes.filter((node) => !pictured(one.id, node.element))
            .map((node) => `${one.id}: ${node.target.join(" ")} ${node.failureSummary}`));
}"""


def faults(page: Page, only: list[str] | None = None) -> list[str]:
    """The serious and critical findings of axe. Its code comes from outside of the page, which the policy allows."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    return list(page.evaluate(RUN, only))


def sideways(page: Page) -> int:
    """How far the page could be scrolled sideways."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))


def small_targets(page: Page, least: int) -> list[str]:
    """What can be pressed and is smaller than this, in pixels."""
    return list(page.evaluate(SMALL, least))


def hidden(page: Page, what: str) -> list[str]:
    """Which of these cannot be pressed where they are: they lie off the screen, or under something else."""
    return list(page.evaluate(HIDDEN, what))


def texts(page: Page) -> list[str]:
    """Every text of the page, also those that are only read aloud."""
    return list(page.evaluate(TEXTS))


def bare_keys(page: Page) -> list[str]:
    """Texts that are no texts but the names of some that are missing."""
    return [text for text in texts(page) if re.fullmatch(r"(frame|pages|kit|colossal|arena|circus)-[a-z.-]+", text)]


@cache
def messages(lang: str) -> dict[str, str]:
    """The messages of the pages that stand in one line and have no holes, by their keys."""
    found: dict[str, str] = {}
    for path in sorted((WEB / "src" / "texts").glob(f"*.{lang}.ftl")):
        key = ""
        for line in path.read_text().splitlines():
            if match := re.match(r"([a-z][\w-]*) = ?(.*)|    \.([\w-]+) = (.*)", line):
                key = match[1] or key
                name, text = (match[1], match[2]) if match[1] else (f"{key}.{match[3]}", match[4])
                if text and "{" not in text:
                    found[name] = text
    return found


def foreign(page: Page, lang: str, other: str) -> list[str]:
    """Texts of the page that are messages of another language and none of its own."""
    own = set(messages(lang).values())
    strange = set(messages(other).values()) - own
    return [text for text in texts(page) if len(text) > 2 and text in strange]
