"""Leaks planted in any game: a careless game plays as the true one does, and lets something slip.

Nothing of the true game is patched: its states and answers are wrapped, so that this works compiled, too. What slips is
a checksum of all that lies on the table, which is different wherever something hidden is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast
from zlib import crc32

from harena.core.agenda import State, Step
from harena.core.chance import Chance, Fast
from harena.core.errors import NotAnOption
from harena.core.events import Event, Kind, Log
from harena.core.game import Game, Result, View, Word
from harena.core.ids import Pick, Seat, only
from harena.core.picks import PickTable

SLIP = Kind("slip", "X-1.1", "count", telling=True)


class Careless(Game):
    """A game that is asked instead of the true one. As it is, it lets nothing slip."""

    def __init__(self, game: Game) -> None:
        super().__init__(
            *(game.name, game.prefix, game.version, game.fewest, game.most, game.longest),
            *(game.picks, game.options, [*game.kinds, SLIP], game.asks),
        )
        self.true = game

    # ---- what may slip

    def view_of(self, state: State, seat: Seat | None) -> View:
        return self.true.view(state, seat)

    def options_of(self, state: State, seat: Seat) -> list[Pick]:
        return state.options(seat)

    def events_of(self, state: State, seat: Seat, events: list[Event]) -> list[Event]:
        return events

    def sentence_of(self, state: State, sentence: str) -> str:
        return sentence

    def world_of(self, state: State, seat: Seat, chance: Chance) -> State:
        return self.true.imagine(state, seat, chance)

    def hidden(self, state: State) -> int:
        """A number that is another one, most likely, if anything hidden is different."""
        return crc32(self.true.print(state).encode())

    # ---- the contract

    def new(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None = None) -> State:
        return Wrapped(self, self.true.new(seats, options, chance, log))

    def parse(self, text: str, chance: Chance, log: Log | None = None) -> State:
        return Wrapped(self, self.true.parse(text, chance, log))

    def print(self, state: State) -> str:
        return self.true.print(true_state(state))

    def imagine(self, state: State, seat: Seat, chance: Chance) -> State:
        return Wrapped(self, self.world_of(true_state(state), seat, chance))

    def chosen_options(self, state: State) -> dict[str, object]:
        return self.true.chosen_options(true_state(state))

    def view(self, state: State, seat: Seat | None) -> View:
        return self.view_of(true_state(state), seat)

    def result(self, state: State) -> Result | None:
        return self.true.result(true_state(state))

    def odds(self, state: State, seat: Seat, picks: list[Pick]) -> Mapping[str, object]:
        return self.true.odds(true_state(state), seat, picks)

    def spell(self, kind: str, number: int) -> Word:
        return number if kind == "count" else self.true.spell(kind, number)

    def spell_draw(self, stream: str, number: int) -> Word:
        return self.true.spell_draw(stream, number)

    def draw_numbers(self, stream: str, word: str | int) -> list[int]:
        return self.true.draw_numbers(stream, word)

    def inventory(self, state: State) -> list[int]:
        return self.true.inventory(true_state(state))


class Wrapped(State):
    """A true state in its careless game's hands. The agenda is the true one's own."""

    def __init__(self, game: Careless, state: State) -> None:
        super().__init__(state.seats, cast("list[Step[Wrapped]]", state.agenda), state.chance)
        self.game = game
        self.true = state

    def clone(self, chance: Chance) -> Wrapped:
        return Wrapped(self.game, self.true.clone(chance))

    def picks(self) -> PickTable:
        return self.true.picks()

    def asked(self) -> list[Seat]:
        return self.true.asked()

    def facts(self, reader: Seat) -> list[int] | None:
        return self.true.facts(reader)

    def options(self, seat: Seat) -> list[Pick]:
        return self.game.options_of(self.true, seat)

    def answer(self, seat: Seat, pick: Pick) -> None:
        log = Log()
        self.true.log = log
        try:
            self.true.answer(seat, pick)
        except NotAnOption as refused:
            raise NotAnOption(self.game.sentence_of(self.true, refused.say), refused.clause) from refused
        if self.log is not None:
            self.log.events.extend(self.game.events_of(self.true, seat, log.events))


def true_state(state: State) -> State:
    assert isinstance(state, Wrapped)
    return state.true


class CarelessView(View):
    """A view with a word too many."""

    def __init__(self, words: dict[str, object]) -> None:
        self.told = words

    def words(self) -> dict[str, object]:
        return self.told


# ---- one leak each


class TellsAll(Careless):
    """An event for everybody says what lies hidden."""

    def events_of(self, state: State, seat: Seat, events: list[Event]) -> list[Event]:
        return [*events, Event(SLIP, (self.hidden(state),))]


class TellsOne(Careless):
    """An event for whoever answered last, and only for some of what is hidden: the others see its number missing."""

    def events_of(self, state: State, seat: Seat, events: list[Event]) -> list[Event]:
        return [*events, Event(SLIP, (0,), only(seat))] if self.hidden(state) % 2 else events


class CountsInViews(Careless):
    def view_of(self, state: State, seat: Seat | None) -> View:
        return CarelessView({**self.true.view(state, seat).words(), "count": self.hidden(state) % 5})


class LongerViews(Careless):
    """Nothing but the length of what is sent says something."""

    def view_of(self, state: State, seat: Seat | None) -> View:
        return CarelessView({**self.true.view(state, seat).words(), "pad": " " * (self.hidden(state) % 5)})


class ShorterLists(Careless):
    """What a seat may say depends on what it cannot see."""

    def options_of(self, state: State, seat: Seat) -> list[Pick]:
        options = state.options(seat)
        return options[:-1] if len(options) > 1 and self.hidden(state) % 2 else options


class Sentences(Careless):
    """A refusal says more than it should."""

    def sentence_of(self, state: State, sentence: str) -> str:
        return f"{sentence} ({self.hidden(state) % 5})"


class ImaginesTheTruth(Careless):
    def world_of(self, state: State, seat: Seat, chance: Chance) -> State:
        return state.clone(chance)


class ImaginesByTheTruth(Careless):
    """Worlds fit all that the seat has seen, but which ones come depends on what it has not."""

    def world_of(self, state: State, seat: Seat, chance: Chance) -> State:
        return self.true.imagine(state, seat, Fast(self.hidden(state)))


class ImaginesOneWorld(Careless):
    """Chance has no say: what is possible and what is likely are one to it."""

    def world_of(self, state: State, seat: Seat, chance: Chance) -> State:
        return self.true.imagine(state, seat, Fast(1))
