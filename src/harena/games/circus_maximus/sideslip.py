"""The sideslip: allowed where all other movement is blocked, or would be before the phase is over. (CM-6.7)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Pick
from .chariot import Chariot, Faction
from .defence import EVADE_COST, at_finish
from .race import Race
from .track import IN, OFF, OUT, Square
from .verbs import SLIP, SLIP_BACK

SLIP_COST: Final = 3


def slips(race: Race, number: Faction, picks: list[Pick]) -> None:
    """Three MFs, to either side, level or partly behind. (CM-6.7a, 6.7.3a, 6.7.3b)"""
    chariot = race.chariots[number]
    if race.phase.left < SLIP_COST or not needs_slip(race, chariot):
        return
    for side in (IN, OUT):
        if side == IN and chariot.no_inward == race.turn:
            continue
        targets = race.track.slips[side][chariot.team]
        for place in range(min(len(targets), 2)):
            if slip_is_open(race, chariot, targets[place]):
                picks.append(SLIP.picks[side] if place == 0 else SLIP_BACK.picks[side])


def slip_is_open(race: Race, chariot: Chariot, target: Square) -> bool:
    """Room for team and car. (CM-6.4.5a)"""
    if not race.is_free(target):
        return False
    return chariot.car == OFF or race.is_free(race.track.behind(target, chariot.car))


def needs_slip(race: Race, chariot: Chariot) -> bool:
    """Blocked now, or on every line the MFs left can take. (CM-6.7a, 6.7.1, 6.7.2)"""
    if at_finish(race, chariot):
        return False
    if not race.is_free(race.track.next[chariot.team]):
        return True
    if clear_ahead(race, chariot, race.phase.left + 1):
        return False
    return not Search(race, chariot).escapes(chariot.team, race.phase.left)


def clear_ahead(race: Race, chariot: Chariot, squares: int) -> bool:
    """Nothing on the next squares of the lane, or the finish line before them."""
    after = race.track.next
    square = chariot.team
    home = race.track.ahead[square] if chariot.stage == race.track.finish - 1 else squares
    for _ in range(min(squares, home)):
        square = after[square]
        if not race.is_free(square):
            return False
    return True


@final
class Search:
    """Looks through every line of forward steps and lane changes: one that ends unblocked, or over the line, makes the
    slip unlawful. Braking and attacks count for nothing, so endurance does not matter. (CM-6.7a)"""

    def __init__(self, race: Race, chariot: Chariot) -> None:
        self.race: Final = race
        self.team: Final = chariot.team
        self.stage: Final = chariot.stage
        self.inward: Final = chariot.no_inward != race.turn
        self.car: Final = chariot.car
        self.seen: dict[int, bool] = {}

    def escapes(self, square: Square, left: int) -> bool:
        key = 64 * square + left
        known = self.seen.get(key)
        if known is None:
            known = self.looks(square, left)
            self.seen[key] = known
        return known

    def looks(self, square: Square, left: int) -> bool:
        race = self.race
        track = race.track
        if self.is_last(square):
            return True
        ahead = track.next[square]
        if not race.is_free(ahead):
            return False
        if left == 0:
            return True
        if self.escapes(ahead, left - 1):
            return True
        for side in (OUT, IN):
            if left >= EVADE_COST[side] and (side == OUT or self.inward):
                target = track.change[side][square]
                if target != OFF and self.room(target) and self.escapes(target, left - EVADE_COST[side]):
                    return True
        return False

    def is_last(self, square: Square) -> bool:
        """The last square before the finish line."""
        track = self.race.track
        return (
            self.stage == track.finish - 1
            and track.ahead[square] == 0
            and track.section[square] == track.section[self.team]
        )

    def room(self, target: Square) -> bool:
        """Own counters do not stand in one's own way: both lie in lanes and squares already left."""
        race = self.race
        if not race.is_free(target):
            return False
        if self.car == OFF:
            return True
        behind = race.track.behind(target, self.car)
        return behind in (self.team, self.car) or race.is_free(behind)
