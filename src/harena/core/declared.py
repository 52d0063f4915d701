"""What a game declares once by name: an event's kind and a question have a name, a clause and named, typed numbers."""

from __future__ import annotations

from typing import Final

from .ids import Clause


class Declared:
    """Fields are words like `seat`, `card` or `rival:seat` (a name and what it is); `cards` as last field takes any
    number."""

    def __init__(self, name: str, clause: str, fields: str) -> None:
        self.name: Final = name
        self.clause: Final = Clause(clause)
        self.fields: Final = [field.partition(":")[0] for field in fields.split()]
        self.types: Final = [field.partition(":")[2] or field for field in fields.split()]
