"""The racing season: what everybody begins with. (CM-20.1, CM-3.3, CM-26.5)"""

from __future__ import annotations

from typing import Final, final

from ....core.chance import Chance
from ....core.ids import Clause, Pick, Seat
from ..chariot import NOBODY, Build, Draft, Faction, absent_chariot
from ..mfs import Phase
from ..race import ENTRIES, Race, Step
from ..setup import drafted
from ..verbs import FACTIONS, chariot_of
from ..weather import FINE
from .asks import STOCKING
from .events import COLOUR_DRAWN, OUTFIT_BUILT, OUTFIT_REVEALED, SEASON_BEGUN
from .rows import Rows
from .values import (
    COLOURS,
    FORTUNE,
    NO_COLOUR,
    NO_ORDERS,
    START_OUTFITS,
    Car,
    Driver,
    Outfit,
    Season,
    Team,
)
from .verbs import DONE

FEWEST_FACTIONS: Final = 2
FIELD: Final = [Faction(number) for number in range(FACTIONS)]
ENLARGED: Final = [Faction(number) for number in range(2 * FACTIONS)]
"""The chariots there are a log for, without and with second entries. (CM-20.2.2)"""


def clear_track(race: Race, *, enlarged: bool = False) -> None:
    """A bare track with nobody on it, as before every race. (CM-2.2b, 3.7)"""
    race.factions = ENLARGED if enlarged else FIELD
    race.chariots = [absent_chariot(number) for number in race.factions]
    race.orders = [0] * len(race.factions)
    race.board = [0] * race.track.size
    race.turn = race.whips = race.taken = race.final = race.gone = 0
    race.cup, race.later = [], []
    race.wrecks = {}
    race.flying = race.strewn = ()
    race.mover, race.phase, race.weather = NOBODY, Phase(), FINE


@final
class DrawColours(Step):
    """A faction for each player, eight at most, and fewer where some only want to bet; colours are drawn blind, those
    left over do not run. All have 10,000 sesterces. (CM-3.3, 20.1a, 20.1-seat, 26.5, 26.5-option)"""

    def run(self, race: Race) -> None:
        season = Season()
        factions = max(FEWEST_FACTIONS, min(COLOURS, race.seats - race.house.bettors))
        season.ceiling = (FORTUNE,) * race.seats
        season.orders = (NO_ORDERS,) * race.seats
        season.shown = (0,) * race.seats
        race.record(SEASON_BEGUN, race.house.races)
        bag = list(range(COLOURS))
        drawn: list[int] = []
        for seat in range(factions):
            drawn.append(race.chance.take(bag, "colours"))
            race.record(COLOUR_DRAWN, seat, drawn[-1])
        season.colours = (*drawn, *[NO_COLOUR] * (race.seats - factions))
        race.season = season
        clear_track(race)


@final
class Stocking(Rows):
    """Five chariots each, prepared as for a race, in secret, two alike if one likes; they are opened together and built
    by dice. (CM-20.1a, 20.1-alike, 3.6b)"""

    ask = STOCKING

    def concerns(self, race: Race, seat: Seat) -> bool:
        return race.season.colours[seat] != NO_COLOUR

    def choices(self, race: Race, seat: Seat, row: list[Pick]) -> list[Pick]:
        outfit, written = self.place(race, row)
        if outfit == START_OUTFITS:
            return [DONE.pick]
        colour = Faction(race.season.colours[seat])
        return race.rulebook.entries[len(written)].list_picks(colour, drafted(race, written))

    def place(self, race: Race, row: list[Pick]) -> tuple[int, list[Pick]]:
        """Which outfit is written for next, and what was written for it."""
        outfit, done = divmod(len(row), len(race.rulebook.entries))
        return outfit, row[len(row) - done :]

    def guessed_row(self, world: Race, seat: Seat, chance: Chance, *, done: bool) -> list[Pick]:
        """As far as the others have come: how far that is, is no secret."""
        row: list[Pick] = []
        while len(row) < len(self.row(seat)):
            picks = self.choices(world, seat, row)
            row.append(picks[chance.below(len(picks), "imagine")])
        return row

    def told(self, race: Race, seat: Seat) -> list[int]:
        outfit, written = self.place(race, self.row(seat))
        if outfit == START_OUTFITS:
            return [race.season.colours[seat], -1, -1, -1]
        entry = race.rulebook.entries[len(written)]
        return [race.season.colours[seat], outfit + 1, ENTRIES.index(entry.name), drafted(race, written).left]

    def late(self, race: Race, seat: Seat) -> Pick:
        options = self.options(race, seat)
        even = [pick for pick in options if race.picks().say(pick).endswith(" 1-1-1-1")]
        return even[0] if even else options[0]

    def forbids(self, race: Race, seat: Seat, pick: Pick) -> Clause:
        outfit, written = self.place(race, self.row(seat))
        if outfit == START_OUTFITS or pick >= len(race.rulebook.by_pick) or is_anothers(race, seat, pick):
            return self.ask.clause
        return race.rulebook.entries[len(written)].why_not(drafted(race, written), pick)

    def run(self, race: Race) -> None:
        each = len(race.rulebook.entries)
        for seat in race.season.factions():
            row = self.row(seat)
            for outfit in range(START_OUTFITS):
                stock(race, race.season.colours[seat], outfit, drafted(race, row[outfit * each : (outfit + 1) * each]))


def is_anothers(race: Race, seat: Seat, pick: Pick) -> bool:
    """Whether a pick is of another sort, or about another colour."""
    words = race.picks().say(pick).split()
    return words[0] not in ("prepare", "spec", "weapons") or chariot_of(pick) != race.season.colours[seat]


def stock(race: Race, colour: int, number: int, draft: Draft) -> None:
    """An outfit is opened and built as for a race, and goes into the stable. (CM-20.1a, 3.6b)"""
    race.tell_all(OUTFIT_REVEALED, [colour, number + 1, *draft.points], [])
    race.rulebook.prepared(race, Faction(colour), draft)
    outfit = outfit_of(race.chariots[colour].build)
    race.chariots[colour] = absent_chariot(Faction(colour))
    changed = race.season.draft()
    changed.put_outfit(colour, number, outfit)
    race.season = changed
    told = [outfit.driver.modifier, outfit.driver.hits, outfit.car.weight, outfit.team.endurance]
    race.tell_all(OUTFIT_BUILT, [colour, number + 1, *told, *outfit.team.boxes], [])


def outfit_of(build: Build) -> Outfit:
    team = Team(build.boxes, build.boxes, build.endurance)
    driver = Driver(build.modifier, build.hits, build.hits)
    return Outfit(build.points, team, driver, Car(build.car), build.outfit)
