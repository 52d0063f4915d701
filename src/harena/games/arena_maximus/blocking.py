"""Blocking: reins laid by those on the tile, added up, cancelled in full or not at all. (AM-9)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Pick, Seat
from . import race as table
from .asks import ANSWER_BLOCK, BLOCK
from .drawing import distinct
from .events import BLOCK_CANCELLED, BLOCK_HELD, BLOCKED
from .kingmaking import is_spared, tell_spared
from .order import EndOfTurn
from .pieces import Card, is_rein
from .race import PlayerStep, Race
from .verbs import DONE, GIVE_IN, LAY


@final
class Blocks(PlayerStep):
    """Rivals on the tile ahead are asked by seat, clockwise from the mover's left; their reins add up. (AM-8.10, 9.1,
    9.7)"""

    def __init__(self, seat: Seat, ahead: int, asked: int = 0, laid: int = 0) -> None:
        super().__init__(seat)
        self.ahead: Final = ahead
        self.asked: Final = asked
        self.laid: Final = laid

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.ahead, self.asked, self.laid)

    def run(self, race: Race) -> None:
        tile = (race.progress[self.seat] + self.ahead) % race.house.length
        asked = self.asked
        for rival in race.rivals_on(self.seat, tile):
            if (asked >> rival) & 1 == 1:
                continue
            asked |= 1 << rival
            if not is_spared(race, rival, self.seat):
                race.then([Block(rival, self.seat, self.ahead, asked, self.laid)])
                return
            tell_spared(race, rival, [self.seat])
        if self.laid > 0:
            race.then([AnswerBlock(self.seat, self.laid)])


@final
class Block(table.Choice):
    """Lay reins up to the Driver score in one go, or none; a hand without a rein is asked too. (AM-9.1, 9.2, 9.3)"""

    ask = BLOCK

    def __init__(
        self,
        seat: Seat,
        mover: Seat,
        ahead: int,
        asked: int,
        before: int,
        laid: int = 0,
        last: int = 0,
    ) -> None:
        super().__init__(seat)
        self.mover: Final = mover
        self.ahead: Final = ahead
        self.asked: Final = asked
        self.before: Final = before
        self.laid: Final = laid
        self.last: Final = last

    def numbers(self) -> tuple[int, ...]:
        return (
            self.seat,
            self.mover,
            self.ahead,
            self.asked,
            self.before,
            self.laid,
            self.last,
        )

    def facts(self, race: Race) -> list[int]:
        return [self.mover, self.before, self.laid, race.driver(self.seat) - self.laid]

    def options(self, race: Race) -> list[Pick]:
        picks = [DONE.pick]
        for card in distinct(race.hands[self.seat], self.last):
            if is_rein(card):
                picks.append(LAY.picks[card])
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == DONE.pick:
            self.finish(race, self.laid)
            return
        card = LAY.what(pick)
        race.lay_down(self.seat, card)
        laid = self.laid + 1
        if laid < race.driver(self.seat):
            race.then(
                [
                    Block(
                        self.seat,
                        self.mover,
                        self.ahead,
                        self.asked,
                        self.before,
                        laid,
                        card,
                    )
                ]
            )
        else:
            self.finish(race, laid)

    def finish(self, race: Race, laid: int) -> None:
        if laid > 0:
            race.record(BLOCKED, self.seat, self.mover, laid)
        race.then([Blocks(self.mover, self.ahead, self.asked, self.before + laid)])


@final
class AnswerBlock(table.Choice):
    """The mover lays as many reins as were laid against it, without Driver limit, or gives in and keeps them all.
    (AM-9.4, 9.6, 9.8)"""

    ask = ANSWER_BLOCK

    def __init__(self, seat: Seat, due: int, paid: int = 0, last: int = 0) -> None:
        super().__init__(seat)
        self.due: Final = due
        self.paid: Final = paid
        self.last: Final = last

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.due, self.paid, self.last)

    def facts(self, race: Race) -> list[int]:
        return [self.due, self.paid, self.due - self.paid]

    def options(self, race: Race) -> list[Pick]:
        picks = [GIVE_IN.pick] if self.paid == 0 else []
        hand = race.hands[self.seat]
        for card in distinct(hand, self.last):
            if is_rein(card) and reins_from(hand, card) >= self.due - self.paid:
                picks.append(LAY.picks[card])
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == GIVE_IN.pick:
            hold(race, self.seat, self.due)
            return
        card = LAY.what(pick)
        race.lay_down(self.seat, card)
        if self.paid + 1 < self.due:
            race.then([AnswerBlock(self.seat, self.due, self.paid + 1, card)])
        else:
            race.record(BLOCK_CANCELLED, self.seat, self.due)


def reins_from(hand: list[Card], card: Card) -> int:
    """How many reins a sorted hand holds from a face on: payments go in order, so this many can still follow."""
    return len([other for other in hand if other >= card and is_rein(other)])


def hold(race: Race, seat: Seat, due: int) -> None:
    """Not cancelled: the mover stays in its place in line, keeps its pool, and the turn is over; rams made stand.
    (AM-9.5, 9.9, 9.10, 9.11)"""
    race.record(BLOCK_HELD, seat, due)
    race.drop_to(EndOfTurn)
