"""Picks are small integers. A verb is one object that makes them, reads them and spells them."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast, final

from mypy_extensions import mypyc_attr

from .errors import NotAMove
from .ids import Clause, Pick

A = TypeVar("A", bound=int)
B = TypeVar("B", bound=int)


@final
class Words(Generic[A]):
    """The things a verb's argument can be, spelled; their numbers are their places."""

    def __init__(self, words: list[str]) -> None:
        self.words: Final = words


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """A run of picks that share a verb: one for each combination of arguments."""

    def __init__(self, table: PickTable, name: str, clause: str, spelled: list[str], *, declines: bool = False) -> None:
        self.name: Final = name
        self.declines: Final = declines
        self.clause: Final = Clause(clause)
        self.first: Final = table.add(self, [f"{name} {words}".rstrip() for words in spelled])
        self.end: Final = self.first + len(spelled)
        self.picks: Final = [Pick(number) for number in range(self.first, self.end)]

    def holds(self, pick: Pick) -> bool:
        return self.first <= pick < self.end


@final
class Bare(Verb):
    """A verb without arguments: a single pick. One that declines says no more than no; to what, the question says."""

    def __init__(self, table: PickTable, name: str, clause: str, *, declines: bool = False) -> None:
        super().__init__(table, name, clause, [""], declines=declines)
        self.pick: Final = Pick(self.first)


@final
class On(Verb, Generic[A]):
    """A verb with one argument."""

    def __init__(self, table: PickTable, name: str, clause: str, what: Words[A]) -> None:
        super().__init__(table, name, clause, what.words)

    def of(self, what: A) -> Pick:
        return self.picks[what]

    def what(self, pick: Pick) -> A:
        return cast(A, pick - self.first)


@final
class OnTwo(Verb, Generic[A, B]):
    """A verb with two arguments."""

    def __init__(self, table: PickTable, name: str, clause: str, what: Words[A], which: Words[B]) -> None:
        super().__init__(table, name, clause, [f"{one} {two}" for one in what.words for two in which.words])
        self.width: Final = len(which.words)

    def of(self, what: A, which: B) -> Pick:
        return self.picks[what * self.width + which]

    def what(self, pick: Pick) -> A:
        return cast(A, (pick - self.first) // self.width)

    def which(self, pick: Pick) -> B:
        return cast(B, (pick - self.first) % self.width)


@final
class PickTable:
    """Every pick of a game, in order: the same number is a bot's move, a log's entry and an environment's action."""

    def __init__(self) -> None:
        self.spelled: list[str] = []
        self.verbs: list[Verb] = []
        self.numbers: dict[str, int] = {}

    def copied(self, names: dict[str, str]) -> PickTable:
        """A table that begins with all picks of this one, at the same numbers and with some words spelled otherwise."""
        twin = PickTable()
        for verb, words in zip(self.verbs, self.spelled, strict=True):
            twin.add(verb, [" ".join([names.get(word, word) for word in words.split(" ")])])
        return twin

    def add(self, verb: Verb, spelled: list[str]) -> int:
        first = len(self.spelled)
        for words in spelled:
            self.numbers[words.lower()] = len(self.spelled)
            self.spelled.append(words)
            self.verbs.append(verb)
        return first

    def say(self, pick: Pick) -> str:
        """A pick in words."""
        return self.spelled[pick]

    def quoted(self, pick: Pick) -> str:
        """A pick in a sentence that says what cannot be done."""
        return f"answer '{self.spelled[pick]}'" if 0 <= pick < len(self.spelled) else f"make move number {pick}"

    def verb(self, pick: Pick) -> Verb:
        return self.verbs[pick]

    def parse(self, words: str) -> Pick:
        """Words to a pick; spaces and case do not matter."""
        number = self.numbers.get(" ".join(words.lower().split()))
        if number is None:
            raise NotAMove(f"'{words[:60]}' is not a move in this game.")
        return Pick(number)

    def check(self, number: int) -> Pick:
        if not 0 <= number < len(self.spelled):
            raise NotAMove(f"There is no move number {number}; moves run from 0 to {len(self.spelled) - 1}.")
        return Pick(number)
