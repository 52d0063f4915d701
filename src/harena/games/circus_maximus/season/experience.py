"""Experience: what places earn, and what it buys. (CM-23)"""

from __future__ import annotations

from typing import Final, final

from ....core.ids import Clause, Pick, Seat
from ..chariot import ARRIVED, FROM_LEFT, Chariot, Faction, Horse
from ..charts import BY_PLACE, GAPS
from ..race import Race, Step
from ..verbs import FACTIONS
from .asks import TRAINING
from .events import DRIVER_TRAINED, ENDURANCE_TRAINED, HORSE_TRAINED, LEARNT
from .injuries import put
from .rows import Rows
from .values import Outfit
from .verbs import DONE, TRAIN_DRIVER, TRAIN_ENDURANCE, TRAIN_HORSE

FOR_DRIVER: Final = 25
FOR_TEAM: Final = 10
"""What one step up costs. (CM-23.4, 23.5, 23.6)"""
FAST: Final = 8
SOUND: Final = 6
FASTEST: Final = 10
"""No horse beyond 8 until all have 6; none ever beyond 10. (CM-23.5)"""


@final
class Experience(Step):
    """Places one to four earn points, and more if the next is far behind; team and living driver each have them.
    (CM-20.5, 23.1, 23.2)"""

    def run(self, race: Race) -> None:
        placed = finishers(race)
        for place, number in enumerate(placed[: len(BY_PLACE)]):
            gap = None if place + 1 == len(placed) else gap_between(race, number, placed[place + 1])
            learn(race, number, earned(place, gap, alone=len(race.season.field()) == 1))


def finishers(race: Race) -> list[Faction]:
    """Everybody who can place, from the winner on; nobody if nobody came home. (CM-16.4, 20.4, 26.4-nobody)"""
    order = [number for number in race.ranking() if race.rulebook.can_place(race.chariots[number])]
    return order if order and race.chariots[order[0]].standing == ARRIVED else []


def gap_between(race: Race, first: Faction, second: Faction) -> int:
    """Squares, or MFs left over, that lie between two. (CM-23.1)"""
    return to_spare(race, race.chariots[first]) - to_spare(race, race.chariots[second])


def to_spare(race: Race, chariot: Chariot) -> int:
    """MFs left at the line; squares short of it count below zero. (CM-23.1)"""
    if chariot.standing == ARRIVED:
        return chariot.spare
    return -race.track.to_go(chariot.team, chariot.stage)


def earned(place: int, gap: int | None, *, alone: bool) -> int:
    """Points for a place, and for the gap behind; with nobody left behind it counts as wide, unless nobody else
    started. (CM-23.1, 23.1-chart, 23.1-lone)"""
    points = BY_PLACE[place][0]
    if gap is None:
        return points if alone else sum(BY_PLACE[place])
    return points + sum([bonus for bonus, least in zip(BY_PLACE[place][1:], GAPS, strict=True) if gap >= least])


def learn(race: Race, number: Faction, points: int) -> None:
    """Recorded for team and driver, each by itself; the dead learn nothing. (CM-23.2, 23.3)"""
    colour, place = number % FACTIONS, race.season.entries[number]
    outfit = race.season.outfit(colour, place)
    outfit = outfit.with_team(outfit.team.learnt(points))
    if outfit.driver.left > 0:
        outfit = outfit.with_driver(outfit.driver.learnt(points))
    put(race, colour, place, outfit)
    race.record(LEARNT, colour, place + 1, points)


# ---- spending it


@final
class Training(Rows):
    """Points are spent by whoever has earned them, or kept: one step after the other, each as if those before it were
    made. Dice are thrown when all have written. (CM-20.5, 23.3, 23.7)"""

    ask = TRAINING

    def concerns(self, race: Race, seat: Seat) -> bool:
        return seat in race.season.factions() and len(trainings(stable_of(race, seat))) > 0

    def choices(self, race: Race, seat: Seat, row: list[Pick]) -> list[Pick]:
        outfits = stable_of(race, seat)
        for pick in row:
            trained(outfits, pick)
        return [DONE.pick, *trainings(outfits)]

    def facts(self, race: Race, seat: Seat) -> list[int] | None:
        return [race.season.number]

    def forbids(self, race: Race, seat: Seat, pick: Pick) -> Clause:
        for verb in (TRAIN_DRIVER, TRAIN_ENDURANCE):
            if verb.holds(pick):
                return verb.clause
        return TRAIN_HORSE.clause if TRAIN_HORSE.holds(pick) else self.ask.clause

    def run(self, race: Race) -> None:
        for seat in race.season.factions():
            for pick in self.row(seat):
                if pick != DONE.pick:
                    train(race, race.season.colours[seat], pick)


def stable_of(race: Race, seat: Seat) -> dict[int, Outfit]:
    colour = race.season.colours[seat]
    return {number: race.season.outfit(colour, number) for number in race.season.owned(seat)}


def trainings(outfits: dict[int, Outfit]) -> list[Pick]:
    """Everything that can be bought with the points there are. (CM-23.4, 23.5, 23.6)"""
    picks: list[Pick] = []
    for number, outfit in outfits.items():
        if outfit.driver.left > 0 and outfit.driver.points >= FOR_DRIVER:
            picks.append(TRAIN_DRIVER.of(number))
        if outfit.team.points >= FOR_TEAM:
            picks += [TRAIN_HORSE.of(number, horse) for horse in FROM_LEFT if may_grow(outfit, horse)]
            picks.append(TRAIN_ENDURANCE.of(number))
    return picks


def may_grow(outfit: Outfit, horse: Horse) -> bool:
    """A living horse; beyond 8 only if all have 6, and never beyond 10. (CM-23.5)"""
    boxes = outfit.team.boxes
    if outfit.team.left[horse] == 0 or boxes[horse] >= FASTEST:
        return False
    return boxes[horse] < FAST or min(boxes) >= SOUND


def trained(outfits: dict[int, Outfit], pick: Pick) -> None:
    """A step in a stable that is only thought of: endurance still lacks its dice. (CM-23.7)"""
    if TRAIN_DRIVER.holds(pick):
        number = TRAIN_DRIVER.what(pick)
        outfits[number] = outfits[number].with_driver(outfits[number].driver.learnt(-FOR_DRIVER).trained())
    elif TRAIN_HORSE.holds(pick):
        number = TRAIN_HORSE.what(pick)
        outfits[number] = outfits[number].with_team(
            outfits[number].team.learnt(-FOR_TEAM).trained(TRAIN_HORSE.which(pick))
        )
    else:
        number = TRAIN_ENDURANCE.what(pick)
        outfits[number] = outfits[number].with_team(outfits[number].team.learnt(-FOR_TEAM))


def train(race: Race, colour: int, pick: Pick) -> None:
    """The step is made and told; endurance grows by two dice. (CM-23.4, 23.5, 23.6)"""
    number = trained_number(pick)
    outfits = {number: race.season.outfit(colour, number)}
    trained(outfits, pick)
    outfit = outfits[number]
    if TRAIN_DRIVER.holds(pick):
        race.record(DRIVER_TRAINED, colour, number + 1, outfit.driver.modifier)
    elif TRAIN_HORSE.holds(pick):
        horse = TRAIN_HORSE.which(pick)
        race.record(HORSE_TRAINED, colour, number + 1, horse + 1, outfit.team.boxes[horse])
    else:
        dice = race.roll(2)
        outfit = outfit.with_team(outfit.team.with_endurance(outfit.team.endurance + sum(dice)))
        race.tell_all(ENDURANCE_TRAINED, [colour, number + 1, outfit.team.endurance], dice)
    put(race, colour, number, outfit)


def trained_number(pick: Pick) -> int:
    """The outfit that a step is about."""
    if TRAIN_DRIVER.holds(pick):
        return TRAIN_DRIVER.what(pick)
    return TRAIN_HORSE.what(pick) if TRAIN_HORSE.holds(pick) else TRAIN_ENDURANCE.what(pick)
