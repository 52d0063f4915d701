"""Arena Maximus as the rest of Harena knows it."""

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
from .events import KINDS
from .finish import standing
from .imagining import imagine
from .notation import FEWEST, GAME, MOST, new_race, parse_position, print_position
from .odds import odds
from .options import OPTIONS
from .pieces import CARD_NAMES, SKILLS, Tile, tile_name, tile_named
from .race import OUT, Race
from .spells import NO_SPELL_CAST
from .verbs import PICKS
from .view import view
from .words import SORTS, VOCABULARY, OddsWords

LONGEST: Final = 60_000


def race_of(state: State) -> Race:
    assert isinstance(state, Race)
    return state


@final
class ArenaMaximus(Game):
    """Chariots on an oval of tiles: whips are speed, reins steer, magic is wild."""

    def __init__(self) -> None:
        super().__init__(GAME, "AM", 1, FEWEST, MOST, LONGEST, PICKS, OPTIONS, KINDS, ASKS)

    def new(
        self,
        seats: int,
        options: dict[str, object],
        chance: Chance,
        log: Log | None = None,
    ) -> State:
        return new_race(seats, options, chance, log)

    def parse(self, text: str, chance: Chance, log: Log | None = None) -> State:
        return parse_position(text, chance, log)

    def print(self, state: State) -> str:
        return print_position(race_of(state))

    def imagine(self, state: State, seat: Seat, chance: Chance) -> State:
        return imagine(race_of(state), seat, chance)

    def chosen_options(self, state: State) -> dict[str, object]:
        return dict(race_of(state).house.chosen)

    def header_extras(self, state: State) -> dict[str, object]:
        """The hash of the set in use: a record tells which components it was played with. (AM-1.3)"""
        return {"components": race_of(state).house.components.digest()}

    def view(self, state: State, seat: Seat | None) -> AnyView:
        return view(race_of(state), seat, self.question(state, seat))

    def odds(self, state: State, seat: Seat, picks: list[Pick]) -> OddsWords:
        return odds(race_of(state), seat, picks)

    def result(self, state: State) -> Result | None:
        """Places, and as scores the tiles run. (AM-16.2, 16.4)"""
        race = race_of(state)
        if not race.over():
            return None
        order = standing(race)
        places = [order.index(Seat(seat)) + 1 for seat in range(race.seats)]
        return Result(places, race.progress.copy(), deciding(race, order))

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def spell(self, kind: str, number: int) -> Word:
        if SORTS.get(kind):
            return SORTS[kind][number]
        if kind == "tile":
            return tile_name(Tile(number))
        if kind == "spell":
            return None if number == NO_SPELL_CAST else PICKS.say(Pick(number))
        return number

    def draw_numbers(self, stream: str, word: str | int) -> list[int]:
        if isinstance(word, int):
            return [word] if stream in ("", "first") else []
        numbers: list[int] = []
        if stream in ("", "chariots") and word in SKILLS:
            numbers.append(SKILLS.index(word))
        if stream in ("", "deck") and word in CARD_NAMES:
            numbers.append(CARD_NAMES.index(word))
        tile = tile_named(word)
        if stream in ("", "tiles") and tile is not None:
            numbers.append(tile)
        return numbers

    def spell_draw(self, stream: str, number: int) -> Word:
        kinds = {"chariots": "colour", "deck": "card", "tiles": "tile"}
        return self.spell(kinds.get(stream, "count"), number)

    def inventory(self, state: State) -> list[int]:
        """Every card, wherever it lies."""
        race = race_of(state)
        cards = [*race.deck, *race.discard]
        for seat in range(race.seats):
            cards += [*race.hands[seat], *race.pools[seat]]
        return sorted([int(card) for card in cards])


def deciding(race: Race, order: list[Seat]) -> list[Clause]:
    """Distance decides, or the arrival on a shared tile, or that nobody else was left. (AM-16.2, 16.3, 16.5, 16.6)"""
    left = [seat for seat in order if race.status[seat] != OUT]
    if len(left) < 2:
        return [Clause("AM-16.5" if left else "AM-16.6")]
    if race.progress[order[0]] == race.progress[order[1]]:
        return [Clause("AM-16.2"), Clause("AM-16.3")]
    return [Clause("AM-16.2")]
