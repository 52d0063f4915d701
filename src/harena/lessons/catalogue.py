"""All lessons: the one list of them."""

from __future__ import annotations

from typing import Final

from . import arena_maximus, circus_maximus, colossal_arena
from .lesson import Lesson

LESSONS: Final[dict[str, Lesson]] = {
    lesson.id: lesson for lesson in [*colossal_arena.LESSONS, *arena_maximus.LESSONS, *circus_maximus.LESSONS]
}
"""By id, in the order in which they are best learnt."""
