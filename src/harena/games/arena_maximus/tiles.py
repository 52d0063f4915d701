"""What a tile does, and how the track is turned up. (AM-10, AM-12)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Pick, Seat
from . import race as table
from .asks import FRESH_HAND, PAY_HAZARD, PAY_ROCKS, STABLES_CHOICE
from .crash import harm
from .drawing import discard, distinct, draw_to_seven
from .events import (
    HAZARD_PASSED,
    JUMP_MADE,
    ROCKS_PASSED,
    STOPPED_AT_STABLES,
    TILES_REVEALED,
)
from .order import EndOfTurn
from .pieces import (
    EMPTY,
    STABLES,
    START,
    Colour,
    Tile,
    has_skill,
    hazard_icons,
    is_rein,
    jump_rating,
    rocks_rating,
)
from .race import PlayerStep, Race
from .verbs import DISCARD, DONE, GO_ON, LAY, STOP


def turn_up(race: Race, tile: int) -> None:
    """On the foremost open tile, or beyond it, three more are turned up for good; near the end what is left. (AM-12.1,
    12.2, 12.3, 12.4, 17.3, 18.13)"""
    if tile >= race.revealed:
        reveal(
            race,
            min(race.house.components.reveal, race.house.length - 1 - race.revealed),
        )


def reveal(race: Race, count: int) -> None:
    """Straights and curves come from their own stacks, by chance. (AM-1.6, 1.7)"""
    first = race.revealed + 1
    tiles: list[int] = []
    for place in range(first, first + count):
        stack = race.curves if race.house.shapes[place] == 1 else race.straights
        race.track[place] = race.chance.take(stack, "tiles")
        tiles.append(race.track[place])
    race.revealed += count
    if count > 0:
        race.tell(-1, TILES_REVEALED, [first, *tiles])


@final
class TileEffect(PlayerStep):
    """Rocks, jump, hazard or stables take effect; across the line nothing does. (AM-7.3, 10.1, 10.11, 13.4, 13.7)"""

    def run(self, race: Race) -> None:
        if race.crossed[self.seat] != 0:
            return
        tile = race.track[race.tile_of(self.seat)]
        if tile in (EMPTY, START):
            return
        if rocks_rating(tile) > 0:
            race.then([PayRocks(self.seat, rocks_rating(tile))])
        elif jump_rating(tile) > 0:
            make_jump(race, self.seat, jump_rating(tile))
        elif tile == STABLES:
            race.then([StablesChoice(self.seat)])
        elif foreign_icons(race, self.seat, tile):
            race.then([PayHazard(self.seat, tile)])


@final
class PayRocks(table.Choice):
    """Up to as many reins as the rating; one damage for each that is missing or held back. (AM-10.2, 10.3)"""

    ask = PAY_ROCKS

    def __init__(self, seat: Seat, rating: int, paid: int = 0, last: int = 0) -> None:
        super().__init__(seat)
        self.rating: Final = rating
        self.paid: Final = paid
        self.last: Final = last

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.rating, self.paid, self.last)

    def facts(self, race: Race) -> list[int]:
        return [self.rating, self.paid, self.rating - self.paid]

    def options(self, race: Race) -> list[Pick]:
        picks = [DONE.pick]
        for card in distinct(race.hands[self.seat], self.last):
            if is_rein(card):
                picks.append(LAY.picks[card])
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == DONE.pick:
            self.finish(race, self.paid)
            return
        card = LAY.what(pick)
        race.lay_down(self.seat, card)
        if self.paid + 1 < self.rating:
            race.then([PayRocks(self.seat, self.rating, self.paid + 1, card)])
        else:
            self.finish(race, self.rating)

    def finish(self, race: Race, paid: int) -> None:
        race.record(ROCKS_PASSED, self.seat, paid, self.rating - paid)
        harm(race, self.seat, self.rating - paid)


def make_jump(race: Race, seat: Seat, rating: int) -> None:
    """A pool of the rating or more is safe, Hasten counted in; otherwise one damage for each card short. None is spent.
    (AM-10.4, 18.8)"""
    short = max(0, rating - len(race.pools[seat]) - race.hasten)
    race.record(JUMP_MADE, seat, rating, short)
    harm(race, seat, short)


def foreign_icons(race: Race, seat: Seat, tile: Tile) -> list[Colour]:
    """The icons a chariot is not immune to. (AM-10.7)"""
    return [colour for colour in hazard_icons(tile) if colour != race.colours[seat]]


@final
class PayHazard(table.Choice):
    """One card for each foreign icon, icon by icon, matching its colour; one damage for each not paid. (AM-10.5, 10.6,
    10.7)"""

    ask = PAY_HAZARD

    def __init__(self, seat: Seat, tile: Tile, icon: int = 0, paid: int = 0, last: int = 0) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.icon: Final = icon
        self.paid: Final = paid
        self.last: Final = last

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.tile, self.icon, self.paid, self.last)

    def facts(self, race: Race) -> list[int]:
        icons = foreign_icons(race, self.seat, self.tile)
        return [self.tile, icons[self.icon], self.paid, len(icons) - self.icon]

    def options(self, race: Race) -> list[Pick]:
        icons = foreign_icons(race, self.seat, self.tile)
        colour = icons[self.icon]
        # Icons that repeat are paid in the order of the faces, like any other payment.
        repeats = self.icon > 0 and icons[self.icon - 1] == colour
        picks = [DONE.pick]
        for card in distinct(race.hands[self.seat], self.last if repeats else 0):
            if has_skill(card, colour):
                picks.append(LAY.picks[card])
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        paid, last = self.paid, self.last
        if pick != DONE.pick:
            last = LAY.what(pick)
            race.lay_down(self.seat, LAY.what(pick))
            paid += 1
        icons = len(foreign_icons(race, self.seat, self.tile))
        if self.icon + 1 < icons:
            race.then([PayHazard(self.seat, self.tile, self.icon + 1, paid, last)])
            return
        race.record(HAZARD_PASSED, self.seat, paid, icons - paid)
        harm(race, self.seat, icons - paid)


@final
class StablesChoice(table.Choice):
    """At every stables entered the mover may end its movement there; passing through changes nothing. (AM-10.8)"""

    ask = STABLES_CHOICE

    def facts(self, race: Race) -> list[int]:
        return [race.damage[self.seat], len(race.pools[self.seat]), race.steps]

    def options(self, race: Race) -> list[Pick]:
        return [GO_ON.pick, STOP.pick]

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == STOP.pick:
            stop_at_stables(race, self.seat)


def stop_at_stables(race: Race, seat: Seat) -> None:
    """All damage is removed and the pool discarded; then any hand cards go and the hand is refilled. No attack follows.
    (AM-10.9, 10.10)"""
    race.steps = 0
    race.damage[seat] = 0
    race.discard.extend(race.pools[seat])
    race.pools[seat] = []
    race.record(STOPPED_AT_STABLES, seat)
    race.drop_to(EndOfTurn)
    race.then([FreshHand(seat)])


@final
class FreshHand(table.Choice):
    """Any number of hand cards is discarded, one by one, before the hand is refilled to seven. (AM-10.9)"""

    ask = FRESH_HAND

    def __init__(self, seat: Seat, last: int = 0) -> None:
        super().__init__(seat)
        self.last: Final = last

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.last)

    def facts(self, race: Race) -> list[int]:
        return [len(race.hands[self.seat])]

    def options(self, race: Race) -> list[Pick]:
        picks = [DONE.pick]
        for card in distinct(race.hands[self.seat], self.last):
            picks.append(DISCARD.picks[card])
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == DONE.pick:
            draw_to_seven(race, self.seat)
            return
        card = DISCARD.what(pick)
        discard(race, self.seat, card)
        race.then([FreshHand(self.seat, card)])
