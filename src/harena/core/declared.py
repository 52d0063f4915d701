"""What a game declares once by name: an event's kind and a question have a name, a clause and named, typed numbers."""

from __future__ import annotations

from typing import Final

from .ids import Clause


class Declared:
    """Fields are words like `seat`, `card` or `rival:seat` (a name and what it is); `cards` as last field takes any
    number. `seat?` may also be nobody, and is then told as none."""

    def __init__(self, name: str, clause: str, fields: str) -> None:
        self.name: Final = name
        self.clause: Final = Clause(clause)
        words = [field.removesuffix("?") for field in fields.split()]
        self.fields: Final = [word.partition(":")[0] for word in words]
        self.types: Final = [word.partition(":")[2] or word for word in words]
        self.may_lack: Final = [field.endswith("?") for field in fields.split()]
        """By field, whether it may be told as none."""
