"""Games of the catalogue by rules of long ago, for tests of everything that must keep to a table's own edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from harena.core.agenda import State
from harena.core.chance import Chance
from harena.core.events import Event, Log
from harena.core.game import Editions, Game, Result, View, Word
from harena.core.ids import Clause, Pick, Seat
from harena.games.catalogue import EDITIONS, GAMES

THEN: Final[dict[str, dict[str, object]]] = {
    "colossal-arena": {"stalemate": True},
    "arena-maximus": {"layout": "summary", "spells": True},
    "circus-maximus": {"rules": "advanced", "chariots": "9"},
}
"""What has become an option since was the rule at every table."""


@final
class Earlier(Game):
    """Version 0 of a game: no table chose what is an option today, and none says that it did."""

    def __init__(self, name: str) -> None:
        game = GAMES[name]
        super().__init__(
            name, game.prefix, 0, game.fewest, game.most, game.longest, game.picks, game.options, game.kinds, game.asks
        )
        self.now: Final = game

    def new(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None = None) -> State:
        return self.now.new(seats, {**options, **THEN[self.name]}, chance, log)

    def chosen_options(self, state: State) -> dict[str, object]:
        chosen = self.now.chosen_options(state)
        return {name: chosen[name] for name in chosen if name not in THEN[self.name]}

    def header_extras(self, state: State) -> dict[str, object]:
        return self.now.header_extras(state)

    def parse(self, text: str, chance: Chance, log: Log | None = None) -> State:
        return self.now.parse(text, chance, log)

    def print(self, state: State) -> str:
        return self.now.print(state)

    def imagine(self, state: State, seat: Seat, chance: Chance) -> State:
        return self.now.imagine(state, seat, chance)

    def view(self, state: State, seat: Seat | None) -> View:
        return self.now.view(state, seat)

    def result(self, state: State) -> Result | None:
        return self.now.result(state)

    def odds(self, state: State, seat: Seat, picks: list[Pick]) -> Mapping[str, object]:
        return self.now.odds(state, seat, picks)

    def late(self, state: State, seat: Seat) -> Pick | None:
        return self.now.late(state, seat)

    def seconds(self, state: State, seat: Seat) -> int | None:
        return self.now.seconds(state, seat)

    def forbids_undo(self, state: State) -> Clause | None:
        return self.now.forbids_undo(state)

    def forgets_before(self, state: State, events: list[Event], seat: Seat | None) -> int:
        return self.now.forgets_before(state, events, seat)

    def spell(self, kind: str, number: int) -> Word:
        return self.now.spell(kind, number)

    def spell_draw(self, stream: str, number: int) -> Word:
        return self.now.spell_draw(stream, number)

    def draw_numbers(self, stream: str, word: str | int) -> list[int]:
        return self.now.draw_numbers(stream, word)

    def inventory(self, state: State) -> list[int]:
        return self.now.inventory(state)


EARLIER: Final[Editions] = {(name, 0): Earlier(name) for name in THEN}
EVER: Final[Editions] = {**EDITIONS, **EARLIER}
"""What a Harena knows that has kept its old rules."""
