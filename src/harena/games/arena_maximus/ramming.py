"""Ramming: sets of a whip and a rein, before the tile is entered. (AM-8)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Clause, Pick, Seat
from . import race as table
from .asks import LAY_SETS, RAM_CHOICE
from .crash import add_damage, settle_damage
from .drawing import distinct
from .events import RAM_CANCELLED, RAMMED
from .kingmaking import is_spared, tell_spared, unspared
from .pieces import Card, is_rein, is_whip
from .race import PlayerStep, Race
from .verbs import DONE, LAY, RAM

SET_DAMAGE: Final = 2
RAM_RIVAL: Final = 0
CANCEL_RAM: Final = 1
SETS_FOR: Final = ["ram", "cancel"]
"""What sets are laid for."""
HALVES: Final = ["whip", "rein"]
"""What a set is laid of, one after the other."""


@final
class Rams(PlayerStep):
    """Rivals on the tile ahead may be rammed, each once, in any order. (AM-7.4, 8.1, 8.8, 8.9)"""

    def __init__(self, seat: Seat, ahead: int, again: int = 0) -> None:
        super().__init__(seat)
        self.ahead: Final = ahead
        self.again: Final = again

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.ahead, self.again)

    def run(self, race: Race) -> None:
        rivals = rammable(race, self.seat, self.ahead)
        if self.again == 0:
            tell_spared(race, self.seat, rivals)
        if unspared(race, self.seat, rivals):
            race.then([RamChoice(self.seat, self.ahead)])


def rammable(race: Race, seat: Seat, ahead: int) -> list[Seat]:
    """Upright rivals on the tile ahead that were not rammed yet. (AM-7.7, 8.9)"""
    tile = (race.progress[seat] + ahead) % race.house.length
    return [rival for rival in race.rivals_on(seat, tile) if (race.rammed >> rival) & 1 == 0]


@final
class RamChoice(table.Choice):
    """The mover may ram, but need not; a hand without a set is asked too, so that nothing shows. (AM-8.1, 2.8)"""

    ask = RAM_CHOICE

    def __init__(self, seat: Seat, ahead: int) -> None:
        super().__init__(seat)
        self.ahead: Final = ahead

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.ahead)

    def facts(self, race: Race) -> list[int]:
        tile = (race.progress[self.seat] + self.ahead) % race.house.length
        return [tile, *unspared(race, self.seat, rammable(race, self.seat, self.ahead))]

    def options(self, race: Race) -> list[Pick]:
        picks = [DONE.pick]
        if starts_set(race.hands[self.seat], 0, 0):
            for rival in rammable(race, self.seat, self.ahead):
                if not is_spared(race, self.seat, rival):
                    picks.append(RAM.of(rival))
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == DONE.pick:
            return
        rival = RAM.what(pick)
        race.rammed |= 1 << rival
        race.then(
            [
                LaySets(self.seat, rival, race.driver(self.seat), 0),
                Rams(self.seat, self.ahead, 1),
            ]
        )

    def forbids(self, race: Race, pick: Pick) -> Clause:
        if not RAM.holds(pick):
            return Clause("AM-7.3")
        rival = RAM.what(pick)
        if (race.rammed >> rival) & 1 == 1:
            return Clause("AM-8.9")
        if rival not in rammable(race, self.seat, self.ahead):
            return self.ask.clause
        return Clause("AM-14.1") if is_spared(race, self.seat, rival) else Clause("AM-8.2")


def starts_set(hand: list[Card], whip_from: int, rein_from: int) -> list[Card]:
    """The cards that can be the whip of a set: another card must be left for its rein; one magic is never both.
    (AM-8.2)"""
    return [
        card
        for card in distinct(hand, whip_from)
        if is_whip(card) and any(is_rein(other) and other >= rein_from for other in without(hand, card))
    ]


def without(hand: list[Card], card: Card) -> list[Card]:
    rest = hand.copy()
    rest.remove(card)
    return rest


@final
class LaySets(table.Choice):
    """Sets laid card by card, whip then rein: to ram (`against` 0, at least one, up to the Driver score) or to cancel
    (up to the sets laid against one, whatever the Driver score). (AM-8.2, 8.4, 8.5, 8.7)"""

    ask = LAY_SETS

    def __init__(
        self,
        seat: Seat,
        rival: Seat,
        most: int,
        against: int,
        laid: int = 0,
        half: int = 0,
        whip_from: int = 0,
        rein_from: int = 0,
    ) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.most: Final = most
        self.against: Final = against
        self.laid: Final = laid
        self.half: Final = half
        self.whip_from: Final = whip_from
        self.rein_from: Final = rein_from

    def numbers(self) -> tuple[int, ...]:
        return (
            self.seat,
            self.rival,
            self.most,
            self.against,
            self.laid,
            self.half,
            self.whip_from,
            self.rein_from,
        )

    def facts(self, race: Race) -> list[int]:
        purpose = CANCEL_RAM if self.against > 0 else RAM_RIVAL
        return [purpose, self.rival, self.half, self.laid, self.most - self.laid, self.most]

    def options(self, race: Race) -> list[Pick]:
        hand = race.hands[self.seat]
        if self.half == 1:
            return [LAY.picks[card] for card in distinct(hand, self.rein_from) if is_rein(card)]
        picks = [DONE.pick] if self.laid > 0 or self.against > 0 else []
        for card in starts_set(hand, self.whip_from, self.rein_from):
            picks.append(LAY.picks[card])
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == DONE.pick:
            self.finish(race, self.laid)
            return
        card = LAY.what(pick)
        race.lay_down(self.seat, card)
        if self.half == 0:
            race.then([self.rest(self.laid, 1, card, self.rein_from)])
        elif self.laid + 1 < self.most:
            race.then([self.rest(self.laid + 1, 0, self.whip_from, card)])
        else:
            self.finish(race, self.laid + 1)

    def rest(self, laid: int, half: int, whip_from: int, rein_from: int) -> LaySets:
        return LaySets(
            self.seat,
            self.rival,
            self.most,
            self.against,
            laid,
            half,
            whip_from,
            rein_from,
        )

    def finish(self, race: Race, sets: int) -> None:
        if self.against > 0:
            resolve_ram(race, self.rival, self.seat, self.against, sets)
            return
        race.record(RAMMED, self.seat, self.rival, sets)
        race.then([LaySets(self.rival, self.seat, sets, sets)])

    def forbids(self, race: Race, pick: Pick) -> Clause:
        return self.ask.clause if LAY.holds(pick) or pick == DONE.pick else Clause("AM-7.3")


def resolve_ram(race: Race, mover: Seat, rival: Seat, sets: int, cancelled: int) -> None:
    """Two damage for each set not cancelled, one back for each that is, applied together. (AM-8.3, 8.5, 8.6, 8.11,
    8.12, 8.13)"""
    if cancelled > 0:
        race.record(RAM_CANCELLED, rival, mover, cancelled)
        add_damage(race, mover, cancelled)
    if cancelled < sets:
        add_damage(race, rival, SET_DAMAGE * (sets - cancelled))
    settle_damage(race, [rival, mover])
