"""Phase one: set the speed. (AM-4)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Clause, Pick, Seat
from . import race as table
from .asks import SET_SPEED
from .drawing import distinct
from .events import CARD_ADDED, CARD_REMOVED, SPEED_SET
from .pieces import is_whip
from .race import SPEED_IS_SET, Race
from .verbs import ADD, DONE, REMOVE


@final
class SetSpeed(table.Choice):
    """Keep the pool, add whips from hand or remove cards from it, never both, up to the Beast score. (AM-4.2, 4.3, 4.4,
    4.5)"""

    ask = SET_SPEED

    def __init__(self, seat: Seat, added: int = 0, removed: int = 0, last: int = 0) -> None:
        super().__init__(seat)
        self.added: Final = added
        self.removed: Final = removed
        self.last: Final = last

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.added, self.removed, self.last)

    def facts(self, race: Race) -> list[int]:
        left = race.beast(self.seat) - max(self.added, self.removed)
        return [len(race.pools[self.seat]), self.added, self.removed, left]

    def options(self, race: Race) -> list[Pick]:
        picks = [DONE.pick]
        if self.removed == 0:
            for card in distinct(race.hands[self.seat], self.last):
                if is_whip(card):
                    picks.append(ADD.picks[card])
        if self.added == 0:
            for card in distinct(race.pools[self.seat], self.last):
                picks.append(REMOVE.picks[card])
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == DONE.pick:
            set_speed(race, self.seat)
        elif ADD.holds(pick):
            self.add(race, pick)
        else:
            self.remove(race, pick)

    def add(self, race: Race, pick: Pick) -> None:
        """A whip, or magic as one, goes from hand to pool and stays there until it is slowed off. (AM-2.4, 4.3)"""
        card = ADD.what(pick)
        race.hands[self.seat].remove(card)
        race.pools[self.seat].append(card)
        race.pools[self.seat].sort()
        race.record(CARD_ADDED, self.seat, card, len(race.pools[self.seat]))
        self.go_on(race, SetSpeed(self.seat, self.added + 1, 0, card))

    def remove(self, race: Race, pick: Pick) -> None:
        """A card of the pool goes to the discards, not to hand. (AM-4.4)"""
        card = REMOVE.what(pick)
        race.pools[self.seat].remove(card)
        race.discard.append(card)
        race.record(CARD_REMOVED, self.seat, card, len(race.pools[self.seat]))
        self.go_on(race, SetSpeed(self.seat, 0, self.removed + 1, card))

    def go_on(self, race: Race, rest: SetSpeed) -> None:
        if max(rest.added, rest.removed) < race.beast(self.seat):
            race.then([rest])
        else:
            set_speed(race, self.seat)

    def forbids(self, race: Race, pick: Pick) -> Clause:
        if ADD.holds(pick):
            return Clause("AM-4.3") if self.removed == 0 else self.ask.clause
        if REMOVE.holds(pick):
            return Clause("AM-4.4") if self.added == 0 else self.ask.clause
        return Clause("AM-4.1")


def set_speed(race: Race, seat: Seat) -> None:
    """The pool is the speed; it stays as it is from turn to turn. (AM-4.6, 4.7)"""
    race.phase = SPEED_IS_SET
    race.record(SPEED_SET, seat, len(race.pools[seat]))
