"""Set-up: start lanes, factions, preparation points and the build dice. (CM-3)"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ...core.ids import Clause, Pick, Seat
from .asks import OUTFITTING, PREPARATION
from .chariot import Build, Chariot, Draft, Faction
from .charts import ENDURANCE, POINTS, TEAM_SPEED, driver_hits
from .events import (
    CHARIOT_PLACED,
    DRIVER_BUILT,
    ENDURANCE_BUILT,
    FACTION_DRAWN,
    POINTS_REVEALED,
    SURPLUS_ROLLED,
    TEAM_BUILT,
)
from .race import ENTRIES, Entry, OnPrepared, Race, Step
from .sealed import Written
from .track import EVERY_LANE, Lane
from .verbs import PLANS, PREPARE, chariot_of


@final
class PlaceChariots(Step):
    """Each chariot starts in a lane drawn at random, its car on the gray lane square; those beyond eight stand behind
    others, two squares back. (CM-3.2, 18.1, 18.2)"""

    def run(self, race: Race) -> None:
        for row in range(2):
            lanes = [int(lane) for lane in EVERY_LANE]
            for number in range(row * len(EVERY_LANE), min(len(race.chariots), (row + 1) * len(EVERY_LANE))):
                place_at_start(race, Faction(number), Lane(race.chance.take(lanes, "lanes")), row)


def place_at_start(race: Race, number: Faction, lane: Lane, row: int) -> None:
    set_at_start(race, number, lane, row)
    race.record(CHARIOT_PLACED, number, lane, row + 1)


def set_at_start(race: Race, number: Faction, lane: Lane, row: int) -> None:
    race.chariots[number].row = row
    car = race.track.at(race.track.run_in, lane, race.track.lane_square - 2 * row)
    race.put(number, race.track.next[car], car)


@final
class DrawFactions(Step):
    """Colours are drawn blind in turn; if they do not come out even, dice decide after the first round who goes on
    drawing. (CM-3.3, 3.4a, 18.3)"""

    def run(self, race: Race) -> None:
        seats = [Seat(seat) for seat in range(race.seats)]
        colours = list(range(len(race.chariots)))
        draw_round(race, seats, colours)
        if len(race.chariots) % race.seats != 0:
            seats = by_dice(race, seats)
        while colours:
            draw_round(race, seats, colours)


def draw_round(race: Race, seats: list[Seat], colours: list[int]) -> None:
    for seat in seats[: len(colours)]:
        number = race.chance.take(colours, "colours")
        give(race, Faction(number), seat)
        race.record(FACTION_DRAWN, seat, number)


def give(race: Race, number: Faction, seat: Seat) -> None:
    build = race.chariots[number].build
    race.chariots[number].build = Build(
        number, seat, build.points, build.hits, build.boxes, build.endurance, build.outfit
    )


def by_dice(race: Race, seats: list[Seat]) -> list[Seat]:
    """The highest of three dice first; equal totals roll again among themselves. (CM-3.4a)"""
    if len(seats) < 2:
        return seats
    totals = [surplus_roll(race, seat) for seat in seats]
    order: list[Seat] = []
    for total in sorted(set(totals), reverse=True):
        order += by_dice(race, [seat for seat, rolled in zip(seats, totals, strict=True) if rolled == total])
    return order


def surplus_roll(race: Race, seat: Seat) -> int:
    dice = race.roll(3)
    race.tell_all(SURPLUS_ROLLED, [seat, sum(dice)], dice)
    return sum(dice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Preparation(Written):
    """Preparation points are spent in secret, entry by entry, and revealed together. (CM-3.6b)"""

    ask = PREPARATION

    def needed(self, race: Race, number: Faction) -> bool:
        return True

    def times(self, race: Race) -> int:
        return len(race.rulebook.entries)

    def choices(self, race: Race, number: Faction, written: list[Pick]) -> list[Pick]:
        return race.rulebook.entries[len(written)].list_picks(number, drafted(race, written))

    def subject(self, pick: Pick) -> Faction:
        return chariot_of(pick)

    def forbids(self, race: Race, seat: Seat, pick: Pick) -> Clause:
        written = self.written_for(self.asked_about(race, seat))
        return race.rulebook.entries[len(written)].why_not(drafted(race, written), pick)

    def run(self, race: Race) -> None:
        for number in race.factions:
            race.rulebook.prepared(race, number, drafted(race, self.written_for(number)))


@final
class Outfitting(Preparation):
    """The same with more to write than a plan: what is asked for, and how many points are left for it. (CM-27.1-1,
    27.2)"""

    ask = OUTFITTING

    def told(self, race: Race, number: Faction) -> list[int]:
        written = self.written_for(number)
        entry = race.rulebook.entries[len(written)]
        return [number, ENTRIES.index(entry.name), drafted(race, written).left]


def drafted(race: Race, written: list[Pick]) -> Draft:
    """A chariot as far as these answers make it."""
    draft = Draft(race.rulebook.preparation_points(race))
    for place, pick in enumerate(written):
        race.rulebook.entries[place].note(draft, pick)
    return draft


@final
class FourPoints(Entry):
    """All points that are left, at most two each on driver, car, team and endurance. (CM-3.6a)"""

    name = "plan"

    def list_picks(self, number: Faction, draft: Draft) -> list[Pick]:
        return [PREPARE.of(number, which) for which, plan in enumerate(PLANS) if sum(plan) == draft.left]

    def note(self, draft: Draft, pick: Pick) -> None:
        for part, points in enumerate(PLANS[PREPARE.which(pick)]):
            draft.spend(part, points)

    def why_not(self, draft: Draft, pick: Pick) -> Clause:
        return Clause("CM-3.6a" if draft.left == POINTS else "CM-27.2")


@final
class BuiltByDice(OnPrepared):
    """Points give the driver's modifier, the car's weight and the rows of the team's charts; a die each gives hits,
    horses and endurance. (CM-3.6b)"""

    def prepared(self, race: Race, number: Faction, draft: Draft) -> None:
        race.tell_all(POINTS_REVEALED, [number, *draft.points], [])
        build_chariot(race, number, draft)


def build_chariot(race: Race, number: Faction, draft: Draft) -> None:
    """A die each gives hits, horses and endurance. (CM-3.6-chart, 3.6.1a, 3.6.2, 3.6.3, 3.6.3-chart, 3.6.4,
    3.6.4-chart)"""
    plan = draft.points
    hits = driver_hits(build_die(race) + plan[0])
    race.record(DRIVER_BUILT, number, hits)
    team_die = build_die(race)
    endurance_die = build_die(race)
    boxes = TEAM_SPEED[plan[2]][team_die - 1]
    endurance = ENDURANCE[plan[3]][endurance_die - 1]
    race.tell_all(TEAM_BUILT, [number, team_die], boxes)
    race.record(ENDURANCE_BUILT, number, endurance_die, endurance)
    owner = race.chariots[number].build.owner
    fill_log(race, number, Build(number, owner, tuple(plan), hits, tuple(boxes), endurance, draft.outfit()))


def build_die(race: Race) -> int:
    return race.roll(1)[0]


def fill_log(race: Race, number: Faction, build: Build) -> None:
    """The log sheet as the race begins. (CM-2.3, 3.5a, 3.5c)"""
    placed = race.chariots[number]
    chariot = Chariot(build)
    chariot.team, chariot.car, chariot.row = placed.team, placed.car, placed.row
    race.chariots[number] = chariot
    race.rulebook.built(race, number)
