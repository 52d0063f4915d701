"""What may be asked. A question is declared once with clause and fields; a choice adds the numbers."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from .declared import Declared

Question: TypeAlias = dict[str, object]
"""A question by name: its `choice`, its `clause`, and a word or number for each of its fields."""


@final
class Ask(Declared):
    """One sort of question. `declines` says what is left undone by an answer that is no more than a no, such as
    `done`."""

    def __init__(self, name: str, clause: str, fields: str = "", *, declines: str = "") -> None:
        super().__init__(name, clause, fields)
        self.declines: Final = declines
