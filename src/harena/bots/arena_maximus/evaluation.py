"""What each seat may expect of a race. The weights were fitted to who won some thousand races of the quick answers."""

from __future__ import annotations

from typing import Final

from ...core.ids import Seat
from ...games.arena_maximus.components import HAND
from ...games.arena_maximus.finish import someone_crossed, standing
from ...games.arena_maximus.pieces import MAGIC
from ...games.arena_maximus.race import DOWN, OUT, Race
from ..mind import chances_to_win, worth_of_places
from .outlook import Outlook

TERMS: Final = ["tiles", "turn to come", "speed", "damage", "danger", "magic", "best rival"]
"""What prospects are made of, all in tiles."""

_NEAR: Final = 4.0
"""Half of what counts for more near the line counts so many tiles before it."""
_OUT: Final = -30.0
_LATER: Final = 6.0
"""Who is out is last, the later one less so."""


def value(race: Race) -> list[float]:
    """Exact once the race is over."""
    if race.over():
        return worth_of_places(places(race))
    near = nearness(race)
    return chances_to_win([score(race, Seat(seat), near) for seat in range(race.seats)])


def places(race: Race) -> list[int]:
    """The places of a race that is over."""
    order = standing(race)
    return [order.index(Seat(seat)) + 1 for seat in range(race.seats)]


def nearness(race: Race) -> float:
    """1 with somebody at the line, less the farther all are from it."""
    return 1.0 / (1.0 + max(0, race.line() - max(race.progress)) / _NEAR)


def score(race: Race, seat: Seat, near: float) -> float:
    """A seat's prospects: 1 more is e times as likely to win."""
    if race.status[seat] == OUT:
        earlier = [race.status[other] == OUT and race.stamps[other] < race.stamps[seat] for other in range(race.seats)]
        return _OUT + _LATER * earlier.count(True)
    return sum(terms(race, seat, near))


def tile_weight(near: float) -> float:
    return 0.50 + 0.37 * near


def terms(race: Race, seat: Seat, near: float) -> list[float]:
    """The parts of a seat's score, in the order of TERMS, the rival apart."""
    tiles = tile_weight(near) * (race.progress[seat] - race.line())
    turn = (0.93 + 1.35 * near) * (1 - race.moved[seat])
    if race.moved[seat] and someone_crossed(race):
        # The last round: it makes no steps any more.
        return [tiles, turn, 0.0, 0.0, 0.0, 0.0]
    speed = len(race.pools[seat])
    drive = (0.57 * near - 0.06) * speed
    if race.moved[seat] == 0:
        drive += (0.02 + 0.24 * near) * speed
    if speed < 4:
        drive += (0.07 + 0.13 * near) * race.beast(seat)
    if race.status[seat] == DOWN:
        return [tiles, turn, drive, -1.5 - 1.7 * near, 0.0, 0.0]
    magic = 0.15 * race.hands[seat].count(MAGIC)
    return [tiles, turn, drive, wear(race, seat, near), (0.05 - 0.95 * near) * danger(race, seat), magic]


def wear(race: Race, seat: Seat, near: float) -> float:
    """What damage taken may lead to, the more on a broken wheel."""
    weight = 0.57 * near - 2.46
    if race.broken[seat]:
        weight += min(0.0, 2.97 * near - 2.04)
    return weight / max(1, race.chariot(seat) - race.damage[seat])


def danger(race: Race, seat: Seat) -> float:
    """The damage to expect of a turn at the speed of the pool."""
    outlook = Outlook(race, seat)
    speed = max(1, outlook.speed)
    return outlook.journey(speed, speed, outlook.hand, max(0, HAND - len(outlook.hand) - outlook.speed))


def make_up(race: Race, seat: Seat) -> list[float]:
    """A seat's prospects and the best rival's, in tiles."""
    near = nearness(race)
    rival = max([score(race, other, near) for other in race.clockwise(seat)])
    parts = [score(race, seat, near)] + [0.0] * 5 if race.status[seat] == OUT else terms(race, seat, near)
    return [part / tile_weight(near) for part in [*parts, -rival]]
