"""Attacking: whips on the tile just entered, and the answer to them. (AM-11)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Clause, Pick, Seat
from . import race as table
from .asks import ATTACK_CHOICE, LAY_WHIPS
from .crash import harm
from .drawing import distinct
from .events import ATTACK_CANCELLED, ATTACKED, COUNTER_ATTACKED
from .kingmaking import is_spared, tell_spared, unspared
from .pieces import is_whip
from .race import PlayerStep, Race
from .verbs import ATTACK, DONE, LAY

STRIKE: Final = 0
CANCEL: Final = 1
STRIKE_BACK: Final = 2
CANCEL_COUNTER: Final = 3
WHIPS_FOR: Final = ["attack", "cancel", "counter", "cancel-counter"]
"""What whips are laid for."""


@final
class Attacks(PlayerStep):
    """After the tile's effect rivals on it may be attacked, each once, in any order; never across the line. (AM-11.1,
    11.9, 11.10, 13.6)"""

    def __init__(self, seat: Seat, again: int = 0) -> None:
        super().__init__(seat)
        self.again: Final = again

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.again)

    def run(self, race: Race) -> None:
        rivals = attackable(race, self.seat)
        if self.again == 0:
            tell_spared(race, self.seat, rivals)
        if unspared(race, self.seat, rivals):
            race.then([AttackChoice(self.seat)])


def attackable(race: Race, seat: Seat) -> list[Seat]:
    """Upright rivals on the mover's tile that were not attacked there yet. (AM-13.5)"""
    if not race.upright(seat):
        return []
    return [rival for rival in race.rivals_on(seat, race.tile_of(seat)) if (race.attacked >> rival) & 1 == 0]


@final
class AttackChoice(table.Choice):
    """The mover may attack, but need not; a hand without a whip is asked too, so that nothing shows. (AM-11.1, 2.8)"""

    ask = ATTACK_CHOICE

    def facts(self, race: Race) -> list[int]:
        return [int(rival) for rival in unspared(race, self.seat, attackable(race, self.seat))]

    def options(self, race: Race) -> list[Pick]:
        picks = [DONE.pick]
        if any(is_whip(card) for card in race.hands[self.seat]):
            for rival in attackable(race, self.seat):
                if not is_spared(race, self.seat, rival):
                    picks.append(ATTACK.of(rival))
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == DONE.pick:
            return
        rival = ATTACK.what(pick)
        race.attacked |= 1 << rival
        race.then(
            [
                LayWhips(self.seat, rival, STRIKE, race.driver(self.seat)),
                Attacks(self.seat, 1),
            ]
        )

    def forbids(self, race: Race, pick: Pick) -> Clause:
        if not ATTACK.holds(pick):
            return Clause("AM-7.3")
        rival = ATTACK.what(pick)
        if (race.attacked >> rival) & 1 == 1:
            return Clause("AM-11.9")
        if rival not in attackable(race, self.seat):
            return self.ask.clause
        return Clause("AM-14.1") if is_spared(race, self.seat, rival) else Clause("AM-11.2")


@final
class LayWhips(table.Choice):
    """Whips laid one by one: to attack or counter-attack up to the Driver score, to cancel up to those laid against
    one. (AM-11.2, 11.4, 11.5, 11.6)"""

    ask = LAY_WHIPS

    def __init__(
        self,
        seat: Seat,
        rival: Seat,
        purpose: int,
        most: int,
        laid: int = 0,
        last: int = 0,
    ) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.purpose: Final = purpose
        self.most: Final = most
        self.laid: Final = laid
        self.last: Final = last

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.rival, self.purpose, self.most, self.laid, self.last)

    def facts(self, race: Race) -> list[int]:
        return [self.purpose, self.rival, self.laid, self.most - self.laid, self.most]

    def options(self, race: Race) -> list[Pick]:
        picks = [DONE.pick] if self.purpose != STRIKE or self.laid > 0 else []
        for card in distinct(race.hands[self.seat], self.last):
            if is_whip(card):
                picks.append(LAY.picks[card])
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == DONE.pick:
            self.finish(race, self.laid)
            return
        card = LAY.what(pick)
        race.lay_down(self.seat, card)
        if self.laid + 1 < self.most:
            race.then(
                [
                    LayWhips(
                        self.seat,
                        self.rival,
                        self.purpose,
                        self.most,
                        self.laid + 1,
                        card,
                    )
                ]
            )
        else:
            self.finish(race, self.laid + 1)

    def finish(self, race: Race, whips: int) -> None:
        if self.purpose == STRIKE:
            race.record(ATTACKED, self.seat, self.rival, whips)
            race.then([LayWhips(self.rival, self.seat, CANCEL, whips)])
        elif self.purpose == STRIKE_BACK:
            self.counter(race, whips)
        else:
            self.take_the_rest(race, whips)

    def counter(self, race: Race, whips: int) -> None:
        """The counter-attack may be cancelled like an attack, but not be answered by another. (AM-11.5, 11.6, 11.8)"""
        if whips > 0:
            race.record(COUNTER_ATTACKED, self.seat, self.rival, whips)
            race.then([LayWhips(self.rival, self.seat, CANCEL_COUNTER, whips)])

    def take_the_rest(self, race: Race, whips: int) -> None:
        """One damage for each whip not cancelled; whoever was attacked and still stands may attack back. (AM-11.3,
        11.4, 11.7, 11.11)"""
        if whips > 0:
            race.record(ATTACK_CANCELLED, self.seat, self.rival, whips)
        harm(race, self.seat, self.most - whips)
        if self.purpose != CANCEL or not race.upright(self.seat):
            return
        tell_spared(race, self.seat, [self.rival])
        if not is_spared(race, self.seat, self.rival):
            race.then([LayWhips(self.seat, self.rival, STRIKE_BACK, race.driver(self.seat))])
