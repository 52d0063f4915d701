"""The pages for people who write code: what they quote is there as they quote it, what they link to and name exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
QUOTING = [
    "CONTRIBUTING.md",
    "docs/adding-a-game.md",
    "docs/adding-a-rule.md",
    "docs/minds.md",
    "docs/rules-versions.md",
]
GUIDE = ROOT / "docs" / "adding-a-game.md"


@cache
def sources() -> list[str]:
    files = [path for folder in ("src", "tests", "examples") for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path.read_text(encoding="utf-8") for path in files]


@pytest.mark.parametrize("name", QUOTING)
def test_a_page_quotes_code_as_it_is(name: str) -> None:
    page = (ROOT / name).read_text(encoding="utf-8")
    quoted = re.findall(r"^```python\n(.*?)^```$", page, flags=re.DOTALL | re.MULTILINE)
    assert quoted
    for block in quoted:
        assert any(block in source for source in sources()), f"no file holds\n{block}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", prose)
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_the_guide_names_files_that_are_there() -> None:
    """In its table of defaults; what stands in angle brackets is the new game's own."""
    text = GUIDE.read_text(encoding="utf-8")
    named = [name for name in re.findall(r"`([\w/.*-]+)`", text) if "/" in name and "<" not in name]
    package = ROOT / "src" / "harena"
    places = [ROOT, package, package / "games", package / "games" / "colossal_arena"]
    missing = [name for name in named if not any(list(place.glob(name)) for place in places)]
    assert len(named) > 20
    assert missing == []


def test_commands_that_are_named_exist() -> None:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    texts.append((ROOT / "src" / "harena" / "new_game.py").read_text(encoding="utf-8"))
    named = {name for text in texts for name in re.findall(r"python -m ((?:tests|tools)\.[\w.]*\w)", text)}
    assert {"tests.contract.golden", "tests.contract.playthroughs", "tools.position"} <= named
    assert [name for name in named if not (ROOT / f"{name.replace('.', '/')}.py").is_file()] == []


def test_the_glossary_has_every_word_once_and_in_order() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    for section in text.split("\n## ")[1:]:
        words = re.findall(r"^- \*\*(.+?)\*\*", section, flags=re.MULTILINE)
        assert words == sorted(set(words), key=str.lower), section.splitlines()[0]


@pytest.mark.parametrize(
    ("folder", "name"), [("circus_maximus", "circus-maximus"), ("circus_maximus/season", "season")]
)
def test_a_map_from_chapter_to_file_names_every_file_and_no_other(folder: str, name: str) -> None:
    package = ROOT / "src" / "harena" / "games" / folder
    files = {path.name for path in package.glob("*.py")} - {"__init__.py"}
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`(\w+\.py)`", page)) == files
