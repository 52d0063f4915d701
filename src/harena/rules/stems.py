"""What the forms of a word have in common, so that a search for `horses` finds `horse`. Endings of English and French
only; whoever compares two words compares what is left of both."""

from __future__ import annotations

import re
from typing import Final

LEAST: Final = 3
"""Letters that must be left of a word."""
ENDINGS: Final = ("ment", "ing", "ent", "ons", "ed", "er", "ez", "ee", "e")
"""Endings of verbs and the like, the longer ones first."""
_WORD: Final = re.compile("[a-z]+")
_TWICE: Final = re.compile(r"([bcdfglmnprst])\1$")


def stem_of(word: str) -> str:
    """The stem of a word in plain letters: horses and horse are `hors`, chevaux is `cheval`."""
    if _WORD.fullmatch(word) is None:
        return word
    one = _singular(word)
    return _TWICE.sub(r"\1", _bare(one))


def stems_in(text: str) -> set[str]:
    """The stems of all words of a text in plain letters."""
    return {stem_of(word) for word in _WORD.findall(text)}


def _bare(word: str) -> str:
    # Speed, need: the second e belongs to the word.
    if word.endswith("eed"):
        return word
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= LEAST:
            return word.removesuffix(ending)
    return word


def _singular(word: str) -> str:
    if len(word) <= LEAST or word.endswith("ss"):
        return word
    if word.endswith("ies"):
        return f"{word.removesuffix('ies')}y"
    if word.endswith("eaux"):
        return word.removesuffix("x")
    if word.endswith("aux"):
        return f"{word.removesuffix('aux')}al"
    return word.removesuffix("s")
