"""Entries: which chariots start, and where. (CM-20.2.2, CM-22.4)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ....core.ids import Clause, Pick, Seat
from ..chariot import NOBODY, Build, Chariot, Faction
from ..events import CHARIOT_PLACED
from ..race import Race, Step
from ..setup import set_at_start
from ..track import EVERY_LANE, Lane
from ..turn import NextTurn
from ..verbs import FACTIONS
from .asks import ENTRIES, SECOND_ENTRIES
from .events import ENTERED, STAYED_OUT
from .rows import OnePick
from .stable import clear_track
from .values import NO_OUTFIT, Outfit
from .verbs import ENTER, STAY_OUT

LANES: Final = len(EVERY_LANE)


def may_enter(race: Race, seat: Seat) -> list[int]:
    """The outfits a faction may enter now: a sound one if it has any left, else those with the fewest injuries. Without
    four horses, a driver and a car none starts. (CM-22.4, 22.4-each)"""
    season, colour = race.season, race.season.colours[seat]
    taken = [season.entries[colour], season.entries[colour + FACTIONS]]
    left = [number for number in season.owned(seat) if number not in taken]
    left = [number for number in left if season.outfit(colour, number).complete()]
    if not left:
        return []
    least = min([season.outfit(colour, number).injury() for number in left])
    return [number for number in left if season.outfit(colour, number).injury() == least]


@mypyc_attr(allow_interpreted_subclasses=True)
class Entering(OnePick):
    """A chariot of the stable is entered, or none: nobody has to. (CM-20.2.1, 22.4)"""

    def concerns(self, race: Race, seat: Seat) -> bool:
        return seat in race.season.factions() and len(may_enter(race, seat)) > 0

    def choices(self, race: Race, seat: Seat, row: list[Pick]) -> list[Pick]:
        return [*[ENTER.of(number) for number in may_enter(race, seat)], STAY_OUT.pick]

    def facts(self, race: Race, seat: Seat) -> list[int] | None:
        return [race.season.number]

    def forbids(self, race: Race, seat: Seat, pick: Pick) -> Clause:
        if not ENTER.holds(pick) or ENTER.what(pick) not in race.season.owned(seat):
            return self.ask.clause
        return Clause("CM-22.4")

    def open(self, race: Race, first: int) -> None:
        """Entries are opened together. (CM-20.2.2)"""
        for seat in race.season.factions():
            row = self.row(seat)
            if not row:
                continue
            if row[0] == STAY_OUT.pick:
                race.record(STAYED_OUT, seat)
                continue
            number = race.season.colours[seat] + first
            enter(race, number, ENTER.what(row[0]))


@final
class Entries(Entering):
    """Everybody may enter a chariot. (CM-20.2.2)"""

    ask = ENTRIES

    def run(self, race: Race) -> None:
        self.open(race, 0)


@final
class SecondEntries(Entering):
    """Who has entered one may enter another, once all had the chance of a place in the front row. (CM-20.2.2)"""

    ask = SECOND_ENTRIES

    def concerns(self, race: Race, seat: Seat) -> bool:
        if seat not in race.season.factions() or race.season.entries[race.season.colours[seat]] == NO_OUTFIT:
            return False
        return len(may_enter(race, seat)) > 0

    def late(self, race: Race, seat: Seat) -> Pick:
        return STAY_OUT.pick

    def run(self, race: Race) -> None:
        self.open(race, FACTIONS)


def enter(race: Race, number: int, outfit: int) -> None:
    draft = race.season.draft()
    draft.entries = (*draft.entries[:number], outfit, *draft.entries[number + 1 :])
    race.season = draft
    race.record(ENTERED, number, outfit + 1)


@final
class DrawLanes(Step):
    """First entries draw of the eight front lanes; second entries, in an order drawn from the cup, draw those left, and
    then the second row, each behind another. (CM-3.2, 18.2, 20.2.2)"""

    def run(self, race: Race) -> None:
        front, back = [int(lane) for lane in EVERY_LANE], [int(lane) for lane in EVERY_LANE]
        field = race.season.field()
        lanes = list(race.season.lanes)
        for number in [number for number in field if number < FACTIONS]:
            lanes[number] = self.draw(race, number, front, 0)
        cup = [number for number in field if number >= FACTIONS]
        while cup:
            number = race.chance.take(cup, "cup")
            lanes[number] = self.draw(race, number, front, 0) if front else self.draw(race, number, back, 1)
        draft = race.season.draft()
        draft.lanes = tuple(lanes)
        race.season = draft

    def draw(self, race: Race, number: int, lanes: list[int], row: int) -> int:
        lane = race.chance.take(lanes, "lanes")
        race.record(CHARIOT_PLACED, number, lane, row + 1)
        return lane - 1 + LANES * row


@final
class StartRace(Step):
    """The chariots that were entered take their places, and the race is run by all advanced rules. (CM-20.3)"""

    def run(self, race: Race) -> None:
        field = race.season.field()
        if not field:
            return
        clear_track(race, enlarged=max(field) >= FACTIONS)
        for number in field:
            take_place(race, Faction(number))
        race.then([NextTurn()])


def take_place(race: Race, number: Faction) -> None:
    season = race.season
    colour = number % FACTIONS
    outfit = season.outfit(colour, season.entries[number])
    race.chariots[number] = started(outfit, number, season.seat_of(colour))
    row, lane = divmod(season.lanes[number], LANES)
    set_at_start(race, number, Lane(lane + 1), row)


def started(outfit: Outfit, number: Faction, owner: Seat) -> Chariot:
    """The log of an outfit that starts: what was not healed is missing, and wheels that were sabotaged once stay worn.
    (CM-22.4, 24.5.3)"""
    team, driver = outfit.team, outfit.driver
    build = Build(
        number,
        owner,
        outfit.plan,
        driver.hits,
        team.boxes,
        team.endurance,
        outfit.kit,
        driver.modifier,
        outfit.car.weight,
    )
    chariot = Chariot(build)
    chariot.hits, chariot.horses, chariot.wheels = driver.left, team.left, outfit.car.worn
    chariot.modifier = chariot.current = driver.modifier - wounds_told(driver.hits, driver.left)
    return chariot


def wounds_told(whole: int, left: int) -> int:
    """By how much old wounds lower the modifier from the start: by one when half the hits are lost, by another when a
    third is left. (CM-9.4.3-W3, 22.4-wounds)"""
    return int(2 * (whole - left) >= whole) + int(3 * left <= whole)


def only_chariot(race: Race, number: Faction) -> Faction:
    """The chariot that is meant by one that may not have been entered: the colour's only one. (CM-24.4)"""
    other = Faction((number + FACTIONS) % (2 * FACTIONS))
    if race.season.entries[number] != NO_OUTFIT:
        return number
    return other if race.season.entries[other] != NO_OUTFIT else NOBODY
