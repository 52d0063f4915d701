"""Damage, crashes and the way back. (AM-15)"""

from __future__ import annotations

from typing import final

from ...core.ids import EVERYONE, Seat
from .drawing import draw_to_seven
from .events import CRASHED, DAMAGED, ELIMINATED, LAST_STANDING, RECOVERY_DONE, RETURNED
from .finish import RaceOver
from .order import EndOfTurn
from .race import DOWN, OUT, RACING, RECOVERED, PlayerStep, Race


def harm(race: Race, seat: Seat, points: int) -> None:
    """Damage adds up as one number; a crash is tested after each source. (AM-15.1, 15.12)"""
    if points > 0:
        add_damage(race, seat, points)
        settle_damage(race, [seat])


def add_damage(race: Race, seat: Seat, points: int) -> None:
    race.damage[seat] += points
    race.record(DAMAGED, seat, points, race.damage[seat])


def settle_damage(race: Race, seats: list[Seat]) -> None:
    """Damage equal to or above the Chariot score is a crash; those hit together fall together, the one farther ahead
    counting as the later. (AM-15.2, 16.5, 16.6)"""
    for _, seat in sorted([(race.progress[seat], seat) for seat in seats]):
        if race.damage[seat] >= race.chariot(seat) and race.status[seat] == RACING:
            if race.broken[seat] == 0:
                crash(race, seat)
            else:
                eliminate(race, seat)
    end_if_last(race)


def crash(race: Race, seat: Seat) -> None:
    """The wheel breaks, the pool is discarded, the chariot lies outside; in its own turn nothing follows. (AM-15.3,
    15.4, 15.9)"""
    race.broken[seat] = 1
    race.status[seat] = DOWN
    race.discard.extend(race.pools[seat])
    race.pools[seat] = []
    race.join_line(seat)
    race.record(CRASHED, seat, race.tile_of(seat))
    if seat == race.mover:
        race.drop_to(EndOfTurn)


def eliminate(race: Race, seat: Seat) -> None:
    """A second crash: out on the spot, hand and pool discarded before all eyes, no more turns. (AM-15.10, 2.7)"""
    race.show(EVERYONE, ELIMINATED, seat, [int(card) for card in race.hands[seat]])
    race.status[seat] = OUT
    race.discard.extend(race.pools[seat])
    race.discard.extend(race.hands[seat])
    race.pools[seat] = []
    race.hands[seat] = []
    race.join_line(seat)
    if seat in race.order:
        race.order.remove(seat)
    if seat == race.mover:
        race.drop_to(EndOfTurn)


def in_the_race(race: Race) -> list[Seat]:
    return [Seat(seat) for seat in range(race.seats) if race.status[seat] != OUT]


def end_if_last(race: Race) -> None:
    """If all but one are out, the last one wins at once. (AM-16.5)"""
    left = in_the_race(race)
    if len(left) > 1:
        return
    if left:
        race.record(LAST_STANDING, left[0])
    race.drop_to(RaceOver)


@final
class Opening(PlayerStep):
    """A crashed chariot's next turn is its recovery turn; in the turn after that it returns and plays as usual.
    (AM-15.5, 15.6, 15.7)"""

    def run(self, race: Race) -> None:
        if race.status[self.seat] == DOWN:
            recover(race, self.seat)
        elif race.status[self.seat] == RECOVERED:
            come_back(race, self.seat)


def recover(race: Race, seat: Seat) -> None:
    """Marked as moved, hand refilled to seven, all damage removed, nothing else. (AM-15.5)"""
    race.status[seat] = RECOVERED
    race.damage[seat] = 0
    race.record(RECOVERY_DONE, seat)
    draw_to_seven(race, seat)
    race.drop_to(EndOfTurn)


def come_back(race: Race, seat: Seat) -> None:
    """The chariot returns inside at the end of its tile's line; nothing is entered, so nothing is settled. (AM-15.6,
    15.8)"""
    race.status[seat] = RACING
    race.join_line(seat)
    race.record(RETURNED, seat, race.tile_of(seat))
