"""The contract every game meets. Faces, bots, records and tests know a game only through this page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from .agenda import State
from .asks import Ask, Question
from .chance import Chance, Reader
from .declared import Declared
from .events import Event, Kind, Log
from .ids import NOBODY, Clause, Pick, Seat
from .options import NO_MENU, Menu, Option
from .picks import PickTable
from .words import ResultWords, Vocabulary

Word = str | int | None


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know; games add typed fields for bots."""

    def words(self) -> Mapping[str, object]:
        """The view as the faces get it, in the type that the game declares for it."""
        raise NotImplementedError


@final
class Result:
    """How a game ended: places from 1, scores, and the clauses that decided."""

    def __init__(self, places: list[int], scores: list[int], clauses: list[Clause]) -> None:
        self.places: Final = places
        self.scores: Final = scores
        self.clauses: Final = clauses

    def words(self) -> ResultWords:
        return {"places": self.places, "scores": self.scores, "clauses": [str(clause) for clause in self.clauses]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Reader):
    """One game. It makes states, reads and prints them, and says what a seat may know of them."""

    def __init__(
        self,
        name: str,
        prefix: str,
        version: int,
        fewest: int,
        most: int,
        longest: int,
        picks: PickTable,
        options: list[Option],
        kinds: list[Kind],
        asks: list[Ask],
        menu: Menu = NO_MENU,
    ) -> None:
        self.name: Final = name
        self.prefix: Final = prefix
        """What clause ids begin with."""
        self.version: Final = version
        """The version of the rules; a change that alters an old record is a new version."""
        self.fewest: Final = fewest
        self.most: Final = most
        self.longest: Final = longest
        """No game takes more decisions than this."""
        self.picks: Final = picks
        self.options: Final = options
        self.kinds: Final = kinds
        self.asks: Final = asks
        self.menu: Final = menu
        """How the options are offered."""

    def brief(self) -> dict[str, object]:
        """Options that make a long game short, where it is played to its end many times."""
        return {}

    def packages(self) -> list[str]:
        """Where its steps are found: its own package, or its one module."""
        return [type(self).__module__.removesuffix(".game")]

    def without(self) -> str:
        """A package inside of them whose steps are another game's."""
        return ""

    def books(self) -> list[str]:
        """The folders of its texts, its own first; the last has its ledger and clauses. A game that is built on another
        says only what it has beyond it."""
        return [self.name.replace("-", "_")]

    def seats_near(self, wished: int) -> int:
        """So many seats, or the nearest number the game allows."""
        return min(max(wished, self.fewest), self.most)

    # ---- states

    def new(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None = None) -> State:
        """A table set up and waiting for its first answer."""
        raise NotImplementedError

    def parse(self, text: str, chance: Chance, log: Log | None = None) -> State:
        """The state a position describes."""
        raise NotImplementedError

    def print(self, state: State) -> str:
        """The position of a state: one line, everything in it."""
        raise NotImplementedError

    def imagine(self, state: State, seat: Seat, chance: Chance) -> State:
        """A state consistent with all that a seat has seen, true to the right probabilities."""
        raise NotImplementedError

    def chosen_options(self, state: State) -> dict[str, object]:
        """The options of a table that are not the defaults."""
        raise NotImplementedError

    def header_extras(self, state: State) -> dict[str, object]:
        """What a record's header says beyond the usual, so that it is checked on reading: hashes of a game's data."""
        return {}

    # ---- what may be known

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat, or a spectator, may know."""
        raise NotImplementedError

    def question(self, state: State, reader: Seat | None) -> Question | None:
        """What the table waits for, by name, as a seat or a spectator may know it: fields that are not its own are
        none. None when the game is over."""
        ask = state.ask()
        if ask is None:
            return None
        words: Question = {"choice": ask.name, "clause": str(ask.clause)}
        facts = state.facts(NOBODY if reader is None else reader)
        if facts is None:
            for name in ask.fields:
                words[name] = None
        else:
            words.update(self.spelled(ask, facts))
        return words

    def declined(self, state: State, pick: Pick) -> str:
        """What an option of the question under way leaves undone, if it is no more than a no."""
        ask = state.ask()
        return ask.declines if ask is not None and self.picks.verb(pick).declines else ""

    def result(self, state: State) -> Result | None:
        """None while the game runs."""
        raise NotImplementedError

    def odds(self, state: State, seat: Seat, picks: list[Pick]) -> Mapping[str, object]:
        """What the exact odds functions say of these picks, from what the seat may know, in the type that the game
        declares for it."""
        raise NotImplementedError

    def ways(self, state: State, seat: Seat, picks: list[Pick], to: str) -> list[list[str]]:
        """How these picks can go on to a place of the board that is named, the best way first; none in games where
        nobody plans a way."""
        return []

    def late(self, state: State, seat: Seat) -> Pick | None:
        """The answer the rules give for a seat that does not answer in time; none if they say nothing of it."""
        return None

    def seconds(self, state: State, seat: Seat) -> int | None:
        """How long the rules let a seat take for the answer it owes; none if there is no limit."""
        return None

    def forbids_undo(self, state: State) -> Clause | None:
        """The clause by which no answer is ever taken back at this table; none where the table's own limits do."""
        return None

    def forgets_before(self, state: State, events: list[Event], seat: Seat | None) -> int:
        """Events before this number have lost their card identities for this reader."""
        return 0

    # ---- words

    def vocabulary(self) -> Vocabulary:
        """What views, odds and spelled numbers look like to the faces; a game that declares nothing is told as it
        comes."""
        return Vocabulary()

    def spell(self, kind: str, number: int) -> Word:
        """A number of an event or a question in words: `card`, `seat`, `creature` and so on."""
        raise NotImplementedError

    def spelled(self, what: Declared, numbers: list[int]) -> dict[str, object]:
        """The numbers of an event or a question by name, spelled; a field in the plural takes all that are left."""
        fields: dict[str, object] = {}
        for i, (name, kind) in enumerate(zip(what.fields, what.types, strict=True)):
            if kind.endswith("s"):
                fields[name] = [self.spell(kind[:-1], number) for number in numbers[i:]]
            elif what.may_lack[i] and numbers[i] == NOBODY:
                fields[name] = None
            else:
                fields[name] = self.spell(kind, numbers[i])
        return fields

    def spell_draw(self, stream: str, number: int) -> Word:
        """What was drawn, in the words a script would use."""
        raise NotImplementedError

    # ---- for the contract suite

    def inventory(self, state: State) -> list[int]:
        """Every card of the game, wherever it lies: the same list from start to end."""
        raise NotImplementedError


Editions: TypeAlias = Mapping[tuple[str, int], Game]
"""Games by name and version of the rules: a record is read, and a table goes on, by the rules it began with."""


def newest(editions: Editions) -> dict[str, Game]:
    """The newest version of each game: new tables are set by it."""
    games: dict[str, Game] = {}
    for name, version in editions:
        if name not in games or games[name].version < version:
            games[name] = editions[name, version]
    return games
