"""Circus Maximus as the rest of Harena knows it."""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import State
from ...core.chance import Chance
from ...core.events import Log
from ...core.game import Game, Result, Word
from ...core.game import View as AnyView
from ...core.ids import Clause, Pick, Seat
from ...core.words import Vocabulary
from .asks import ASKS
from .chariot import ARRIVED, NOBODY, Faction
from .events import KINDS
from .imagining import imagine
from .notation import FEWEST, GAME, MOST, PACKAGE, new_race, parse_position, print_position
from .odds import odds, ways
from .options import EDITION, MENU, OPTIONS
from .race import Race
from .reaction import late_pick, moves_are_final, seconds_for
from .track import code_name
from .verbs import COLOURS, PICKS
from .view import view
from .words import SORTS, VOCABULARY, OddsWords

LONGEST: Final = 60_000


def race_of(state: State) -> Race:
    assert isinstance(state, Race)
    return state


class RaceGame(Game):
    """What a single race and a season of them have in common."""

    def chosen_options(self, state: State) -> dict[str, object]:
        return dict(race_of(state).house.chosen)

    def header_extras(self, state: State) -> dict[str, object]:
        """The hash of the track in use: a record tells which board it was played on. (CM-2.1)"""
        return {"track": race_of(state).track.digest()}

    def odds(self, state: State, seat: Seat, picks: list[Pick]) -> OddsWords:
        return odds(race_of(state), seat, picks)

    def ways(self, state: State, seat: Seat, picks: list[Pick], to: str) -> list[list[str]]:
        return ways(race_of(state), seat, picks, to)

    def late(self, state: State, seat: Seat) -> Pick | None:
        return late_pick(race_of(state), seat)

    def seconds(self, state: State, seat: Seat) -> int | None:
        """The clock runs for the race alone. (CM-11.9)"""
        return seconds_for(race_of(state), seat)

    def forbids_undo(self, state: State) -> Clause | None:
        return Clause("CM-11.2") if moves_are_final(race_of(state)) else None


@final
class CircusMaximus(RaceGame):
    """Chariots on an eight-lane track: written speeds, strained horses, lashes, rams and wrecks."""

    def __init__(self, edition: int = EDITION) -> None:
        super().__init__(GAME, "CM", edition, FEWEST, MOST, LONGEST, PICKS, OPTIONS, KINDS, ASKS, MENU)

    def without(self) -> str:
        return f"{PACKAGE}.season"

    def new(
        self,
        seats: int,
        options: dict[str, object],
        chance: Chance,
        log: Log | None = None,
    ) -> State:
        return new_race(seats, options, chance, log, self.version)

    def parse(self, text: str, chance: Chance, log: Log | None = None) -> State:
        return parse_position(text, chance, log, self.version)

    def print(self, state: State) -> str:
        return print_position(race_of(state))

    def imagine(self, state: State, seat: Seat, chance: Chance) -> State:
        return imagine(race_of(state), seat, chance)

    def view(self, state: State, seat: Seat | None) -> AnyView:
        return view(race_of(state), seat, self.question(state, seat))

    def result(self, state: State) -> Result | None:
        """A player's place is that of his best chariot; as scores, how many chariots it left behind. (CM-10.4, 10.5)"""
        race = race_of(state)
        if not race.over():
            return None
        order = race.ranking()
        best = [min([order.index(number) for number in owned(race, seat)]) for seat in range(race.seats)]
        places = [sorted(best).index(place) + 1 for place in best]
        return Result(places, [len(order) - 1 - place for place in best], deciding(race, order))

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def spell(self, kind: str, number: int) -> Word:
        if SORTS.get(kind):
            return None if number == NOBODY else SORTS[kind][number]
        if kind == "square":
            return code_name(number)
        return PICKS.say(Pick(number)) if kind == "defence" else number

    def draw_numbers(self, stream: str, word: str | int) -> list[int]:
        if isinstance(word, int):
            return [word] if stream in ("", "dice", "lanes") else []
        return [COLOURS.index(word)] if word in COLOURS and stream in ("", "cup", "colours") else []

    def spell_draw(self, stream: str, number: int) -> Word:
        return COLOURS[number] if stream in ("cup", "colours") else number

    def inventory(self, state: State) -> list[int]:
        """There are no cards; the factions stay the same."""
        return list(range(len(race_of(state).chariots)))


def owned(race: Race, seat: int) -> list[Faction]:
    return [number for number in race.factions if race.owner(number) == seat]


def deciding(race: Race, order: list[Faction]) -> list[Clause]:
    """Being home first decides, then MFs to spare, then the earlier draw. (CM-10.2, 10.4, 10.5)"""
    first, second = race.chariots[order[0]], race.chariots[order[1]]
    if first.standing != ARRIVED or second.standing != ARRIVED or first.drawn != second.drawn:
        return [Clause("CM-10.2")]
    return [Clause("CM-10.4" if first.spare != second.spare else "CM-10.5")]
