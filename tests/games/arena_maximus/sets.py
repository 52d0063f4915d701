"""Sets of components made for tests: a track without dangers, and decks of a few cards."""

from __future__ import annotations

import json

from harena.games.arena_maximus.components import DEFAULT, Fields


def set_with(**parts: object) -> Fields:
    """The default set with some of its parts replaced."""
    return {**DEFAULT.data, "id": "for tests", **parts}


def option_of(components: Fields) -> str:
    """The field of a position that chooses a set."""
    return f"option components: {json.dumps(components)}"


def tiles_of(kind: str) -> Fields:
    """All tiles of one kind that needs no rating: straights 17, curves 18."""
    return {"straight": [{"kind": kind, "count": 17}], "curve": [{"kind": kind, "count": 18}]}


def cards_of(whips: int, reins: int, magic: int) -> list[Fields]:
    """A deck of green whips, green reins and magic."""
    kinds: list[tuple[str, list[str], int]] = [
        ("whip", ["green"], whips),
        ("rein", ["green"], reins),
        ("magic", [], magic),
    ]
    return [{"type": name, "skills": skills, "count": count} for name, skills, count in kinds if count > 0]


PLAIN = option_of(set_with(tiles=tiles_of("empty")))
"""A track of empty tiles: nothing but chariots stands in the way."""
