"""What the faces are sent, declared as types: what a view and the odds hold, what each sort of number is told as, and
so what every event and question looks like. Types alone are read from here, by mypy, by the tests that hold real games
against them and by the tool that writes the browser's types; so it stays interpreted, as the games' own `words.py`
do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias, TypedDict

from .asks import Ask, Question
from .declared import Declared
from .ids import Seat

CHOICE: Final = "choice"
QUESTION: Final = "question"
FORGOTTEN: Final = "card"
"""What strict memory takes away."""

Pair: TypeAlias = Annotated[list[int], 2]
"""So many numbers and no other: what is left, and what there was."""
AnyChoice: TypeAlias = Annotated[str, CHOICE]
"""The name of one of the game's questions."""
AnyQuestion: TypeAlias = Annotated[Question, QUESTION]
"""One of the game's questions, as declared in its `asks.py`."""


class AnyView(TypedDict):
    """What the view of every game tells."""

    asked: list[Seat]
    question: AnyQuestion | None


class ResultWords(TypedDict):
    """How a game of any sort ended, by seat."""

    places: list[int]
    scores: list[int]
    clauses: list[str]
    """Those that decided."""


class Vocabulary:
    """A game's declaration of what it tells."""

    def __init__(
        self,
        view: object = Mapping[str, object],
        odds: object = Mapping[str, object],
        sorts: dict[str, list[str]] | None = None,
        *,
        forgets: bool = False,
    ) -> None:
        self.view: Final = view
        """The type of a view's words."""
        self.odds: Final = odds
        """The type of what is told of chances."""
        self.sorts: Final = sorts or {}
        """The sorts that are told in words: which words there are, or none listed where they are made up of others. All
        other sorts are numbers."""
        self.forgets: Final = forgets
        """Whether a table may take cards of the past away."""

    def sort(self, name: str) -> object:
        """The type of one thing of a sort."""
        return Annotated[str, name] if name in self.sorts else int

    def field(self, what: Declared, place: int) -> object:
        """The type of a field of an event or a question."""
        sort = what.types[place].removesuffix("s")
        one = self.sort(sort)
        many: object = list[one] if what.types[place].endswith("s") else one  # type: ignore[valid-type]
        lost = self.forgets and sort == FORGOTTEN and not isinstance(what, Ask)
        return many | None if lost or what.may_lack[place] else many  # type: ignore[operator]

    def fields(self, what: Declared) -> dict[str, object]:
        return {name: self.field(what, place) for place, name in enumerate(what.fields)}
