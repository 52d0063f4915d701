"""The race: what lies on the table, and the abstract rulebook its steps may ask for steps of later chapters."""

from __future__ import annotations

from bisect import insort
from typing import Final, TypeAlias, cast, final

from mypy_extensions import mypyc_attr

from ...core import agenda as core
from ...core.chance import Chance
from ...core.events import Log
from ...core.ids import NOBODY, Seat
from ...core.picks import PickTable
from .events import CARD_LAID
from .options import Options
from .pieces import FACE_DOWN, START, Card, Colour, Tile
from .verbs import PICKS

RACING: Final = 0
DOWN: Final = 1
RECOVERED: Final = 2
OUT: Final = 3
"""A chariot races; or lies crashed before its recovery turn; or after it; or is out of the race."""
STATUS_NAMES: Final = ["racing", "down", "recovered", "out"]

BETWEEN: Final = 0
OPENING: Final = 1
SPEED_IS_SET: Final = 2
MOVING: Final = 3
"""How far the turn under way has come: kingmaking reads it."""


@final
class Race(core.State):
    """Everything on the table. Progress counts tiles run since the start; the tile is progress modulo the track's
    length."""

    def __init__(
        self,
        seats: int,
        house: Options,
        rulebook: Rulebook,
        agenda: list[Step],
        chance: Chance,
        log: Log | None,
        colours: list[Colour],
        progress: list[int],
        stamps: list[int],
        clock: int,
        status: list[int],
        crossed: list[int],
        broken: list[int],
        damage: list[int],
        moved: list[int],
        pools: list[list[Card]],
        hands: list[list[Card]],
        deck: list[Card],
        discard: list[Card],
        track: list[Tile],
        straights: list[Tile],
        curves: list[Tile],
        revealed: int,
        round_number: int,
        order: list[Seat],
        mover: Seat,
        phase: int,
        steps: int,
        hasten: int,
        spells: int,
        rammed: int,
        attacked: int,
    ) -> None:
        super().__init__(seats, agenda, chance, log)
        self.house: Final = house
        self.rulebook: Final = rulebook
        self.colours = colours
        self.progress = progress
        self.stamps = stamps
        """When each chariot came to its place: lines on a tile are in this order, crashed chariots too."""
        self.clock = clock
        self.status = status
        self.crossed = crossed
        self.broken = broken
        self.damage = damage
        self.moved = moved
        self.pools = pools
        self.hands = hands
        self.deck = deck
        self.discard = discard
        self.track = track
        self.straights = straights
        self.curves = curves
        """Tiles that lie face down, by shape; the unused ones among them, so nobody knows which they are."""
        self.revealed = revealed
        """The foremost tile turned up."""
        self.round = round_number
        self.order = order
        """The seats still to act in this round, the next one last."""
        self.mover = mover
        self.phase = phase
        self.steps = steps
        self.hasten = hasten
        self.spells = spells
        """Spells cast in this turn."""
        self.rammed = rammed
        self.attacked = attacked
        """Masks of seats rammed in this turn, and attacked on this tile."""

    def clone(self, chance: Chance) -> Race:
        return Race(
            self.seats,
            self.house,
            self.rulebook,
            cast("list[Step]", self.agenda.copy()),
            chance,
            None,
            self.colours,
            self.progress.copy(),
            self.stamps.copy(),
            self.clock,
            self.status.copy(),
            self.crossed.copy(),
            self.broken.copy(),
            self.damage.copy(),
            self.moved.copy(),
            [pool.copy() for pool in self.pools],
            [hand.copy() for hand in self.hands],
            self.deck.copy(),
            self.discard.copy(),
            self.track.copy(),
            self.straights.copy(),
            self.curves.copy(),
            self.revealed,
            self.round,
            self.order.copy(),
            self.mover,
            self.phase,
            self.steps,
            self.hasten,
            self.spells,
            self.rammed,
            self.attacked,
        )

    def __reduce__(self) -> tuple[object, ...]:
        fields = (
            self.seats,
            self.house,
            self.rulebook,
            self.agenda,
            self.chance,
            None,
            self.colours,
            self.progress,
            self.stamps,
            self.clock,
            self.status,
            self.crossed,
            self.broken,
            self.damage,
            self.moved,
            self.pools,
            self.hands,
            self.deck,
            self.discard,
            self.track,
            self.straights,
            self.curves,
            self.revealed,
            self.round,
            self.order,
            self.mover,
            self.phase,
            self.steps,
            self.hasten,
            self.spells,
            self.rammed,
            self.attacked,
        )
        return Race, fields

    def picks(self) -> PickTable:
        return PICKS

    # ---- chariots

    def beast(self, seat: Seat) -> int:
        return self.house.components.beast[self.colours[seat]]

    def driver(self, seat: Seat) -> int:
        return self.house.components.driver[self.colours[seat]]

    def chariot(self, seat: Seat) -> int:
        return self.house.components.chariot[self.colours[seat]]

    def tile_of(self, seat: Seat) -> int:
        return self.progress[seat] % self.house.length

    def line(self) -> int:
        """The progress at which the race is run: only the last crossing counts. (AM-17.1, 17.2, 17.4)"""
        return self.house.laps * self.house.length

    def upright(self, seat: Seat) -> bool:
        """In the race on the inside of the track and not across the line: only such chariots meet each other. (AM-7.7,
        13.5, 13.6, 15.11)"""
        return self.status[seat] == RACING and self.crossed[seat] == 0

    def clockwise(self, seat: Seat) -> list[Seat]:
        """The other seats from one's left on."""
        return [Seat((seat + step) % self.seats) for step in range(1, self.seats)]

    def rivals_on(self, seat: Seat, tile: int) -> list[Seat]:
        """The upright rivals on a tile, by seat from one's left on. (AM-7.4, 9.1)"""
        length = self.house.length
        rivals: list[Seat] = []
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if self.progress[other] % length == tile and self.upright(Seat(other)):
                rivals.append(Seat(other))
        return rivals

    def join_line(self, seat: Seat) -> None:
        """A chariot goes to the end of its tile's line. (AM-3.5)"""
        self.clock += 1
        self.stamps[seat] = self.clock

    # ---- cards

    def put_in_hand(self, seat: Seat, card: Card) -> None:
        insort(self.hands[seat], card)

    def lay_down(self, seat: Seat, card: Card) -> None:
        """A card pays for one thing, before all eyes, and is discarded. (AM-2.3, 2.7)"""
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.record(CARD_LAID, seat, card)


Step: TypeAlias = core.Step[Race]
Choice: TypeAlias = core.Choice[Race]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerStep(core.Step[Race]):
    """A step of one player's turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def numbers(self) -> tuple[int, ...]:
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook:
    """The sequences a variant may change, and the steps an earlier chapter may need of a later one."""

    def setup(self) -> list[Step]:
        raise NotImplementedError

    def turn(self, seat: Seat) -> list[Step]:
        raise NotImplementedError

    def step_forward(self, seat: Seat) -> list[Step]:
        """What making one step consists of, up to the next one."""
        raise NotImplementedError

    def step_alone(self, seat: Seat) -> list[Step]:
        """The same onto a tile without a rival."""
        raise NotImplementedError

    def enter(self, seat: Seat, ahead: int) -> list[Step]:
        raise NotImplementedError


def empty_race(seats: int, house: Options, rulebook: Rulebook, chance: Chance, log: Log | None) -> Race:
    """A bare table: intact wheels, no damage, empty pools, nobody moved, all tiles face down. (AM-1.4, 1.10)"""
    components = house.components
    return Race(
        seats=seats,
        house=house,
        rulebook=rulebook,
        agenda=[],
        chance=chance,
        log=log,
        colours=[],
        progress=[0] * seats,
        stamps=[0] * seats,
        clock=0,
        status=[RACING] * seats,
        crossed=[0] * seats,
        broken=[0] * seats,
        damage=[0] * seats,
        moved=[0] * seats,
        pools=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        deck=components.deck.copy(),
        discard=[],
        track=[START] + [FACE_DOWN] * (house.length - 1),
        straights=components.straights.copy(),
        curves=components.curves.copy(),
        revealed=0,
        round_number=0,
        order=[],
        mover=NOBODY,
        phase=BETWEEN,
        steps=0,
        hasten=0,
        spells=0,
        rammed=0,
        attacked=0,
    )
