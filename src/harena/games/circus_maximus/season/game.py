"""The racing season as the rest of Harena knows it."""

from __future__ import annotations

from typing import Final, final

from ....core.agenda import State
from ....core.chance import Chance
from ....core.events import Log
from ....core.game import Result, Word
from ....core.game import View as AnyView
from ....core.ids import NOBODY, Clause, Pick, Seat
from ....core.words import Vocabulary
from ..game import RaceGame, race_of
from ..notation import PACKAGE
from ..options import SEASON_EDITION, SEASON_MENU, SEASON_OPTIONS
from ..track import code_name
from ..verbs import SEASON_COLOURS, SEASON_PICKS
from .asks import ASKS
from .events import KINDS
from .imagining import imagine_season
from .notation import FEWEST, GAME, MOST, new_season, parse_position, print_position
from .rows import Rows
from .sequence import places_of
from .speeds import SeasonSpeeds
from .values import HUNDRED
from .verbs import WAIT
from .view import season_view
from .words import SORTS, VOCABULARY

LONGEST: Final = 650_000
"""Ten races."""


@final
class CircusSeason(RaceGame):
    """Ten races, a stable of chariots and a purse each: the largest fortune wins."""

    def __init__(self, edition: int = SEASON_EDITION) -> None:
        super().__init__(
            GAME, "CM", edition, FEWEST, MOST, LONGEST, SEASON_PICKS, SEASON_OPTIONS, KINDS, ASKS, SEASON_MENU
        )

    def brief(self) -> dict[str, object]:
        return {"races": "1"}

    def packages(self) -> list[str]:
        """Its own steps, and those of the race."""
        return [PACKAGE]

    def books(self) -> list[str]:
        """Race and season have one ledger."""
        return ["circus_season", "circus_maximus"]

    def new(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None = None) -> State:
        return new_season(seats, options, chance, log, self.version)

    def parse(self, text: str, chance: Chance, log: Log | None = None) -> State:
        return parse_position(text, chance, log, self.version)

    def print(self, state: State) -> str:
        return print_position(race_of(state))

    def imagine(self, state: State, seat: Seat, chance: Chance) -> State:
        return imagine_season(race_of(state), seat, chance)

    def view(self, state: State, seat: Seat | None) -> AnyView:
        return season_view(race_of(state), seat, self.question(state, seat))

    def late(self, state: State, seat: Seat) -> Pick | None:
        """In the race as ever; of the season's questions as little as may be. (CM-11.7)"""
        race = race_of(state)
        top = race.agenda[-1] if race.agenda else None
        if isinstance(top, Rows):
            return top.late(race, seat) if seat in top.waiting(race) else None
        if isinstance(top, SeasonSpeeds) and top.only_waits(race, seat):
            return WAIT.pick
        return super().late(state, seat)

    def result(self, state: State) -> Result | None:
        """The largest fortune wins, whether its owner has a faction or not; as scores, hundreds of sesterces.
        (CM-26.5)"""
        race = race_of(state)
        if not race.over():
            return None
        return Result(places_of(race), list(race.season.ceiling), [Clause("CM-26.5")])

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def spell(self, kind: str, number: int) -> Word:
        if SORTS.get(kind):
            return None if number == NOBODY else SORTS[kind][number]
        if kind == "square":
            return code_name(number)
        if kind in ("sum", "change"):
            return number * HUNDRED
        if kind == "defence":
            return SEASON_PICKS.say(Pick(number))
        return number

    def draw_numbers(self, stream: str, word: str | int) -> list[int]:
        if isinstance(word, int):
            return [word] if stream in ("", "dice", "lanes", "lot") else []
        return [SEASON_COLOURS.index(word)] if word in SEASON_COLOURS and stream in ("", "cup", "colours") else []

    def spell_draw(self, stream: str, number: int) -> Word:
        return SEASON_COLOURS[number] if stream in ("cup", "colours") else number

    def inventory(self, state: State) -> list[int]:
        """There are no cards; the factions stay the same."""
        return list(race_of(state).season.colours)
