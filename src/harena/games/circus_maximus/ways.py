"""Ways of a chariot to a square, for whoever points at one: straight on, then so many lanes aside, then straight on.

Which squares lie on such a way is counted over free squares; whether a way may be driven, and what it costs and risks,
is for the plan to say.
"""

from __future__ import annotations

from typing import Final, final

from ...core.errors import BadRequest, NotAnOption
from ...core.foresight import Budget
from ...core.ids import Pick
from .chariot import Faction
from .defence import EVADE_COST
from .foresight import NO_MOVE
from .plans import Plan, planned
from .race import Race
from .track import BOTH, EVERY_LANE, OFF, Side, Square
from .verbs import FORWARD, LANE, OVER

_TOLD: Final = 4
"""So many ways to a square are told."""
_TRIED: Final = 12
"""So many are looked at: from the one that changes lanes at once to the one that does so last."""


@final
class Ways:
    """All ways of this kind from where a chariot stands, with the MFs it has left."""

    def __init__(self, race: Race, number: Faction) -> None:
        self.race: Final = race
        self.number: Final = number
        self.found: Final[dict[int, list[list[Pick]]]] = {}
        """By square, under the number it has for this chariot; those that change lanes sooner come first."""
        team, left = race.chariots[number].team, race.phase.left
        ahead: list[Pick] = []
        while left >= 0 and team != OFF:
            for side in BOTH:
                self.go_aside(team, left, ahead, side)
            step = self.step_ahead(team)
            if step is None:
                break
            team, left, ahead = race.track.next[team], left - 1, [*ahead, step]
            if left >= 0:
                self.note(team, ahead)

    def go_aside(self, team: Square, left: int, picks: list[Pick], side: Side) -> None:
        """One lane after the other, and from each straight on."""
        for _ in EVERY_LANE:
            # Who cannot go on straight ahead cannot change lanes either.
            if self.step_ahead(team) != FORWARD.pick:
                return
            team, left, picks = self.race.track.change[side][team], left - EVADE_COST[side], [*picks, LANE.picks[side]]
            if left < 0 or team == OFF or not self.is_open(team):
                return
            self.note(team, picks)
            self.go_on(team, left, picks)

    def go_on(self, team: Square, left: int, picks: list[Pick]) -> None:
        for _ in range(left):
            step = self.step_ahead(team)
            if step is None:
                return
            team, picks = self.race.track.next[team], [*picks, step]
            self.note(team, picks)

    def step_ahead(self, team: Square) -> Pick | None:
        """Forward or over a wreck; none if a rival stands there or the line is crossed there."""
        race, ahead = self.race, self.race.track.next[team]
        last = race.chariots[self.number].stage == race.track.finish - 1
        if last and race.track.ahead[team] == 0 and not race.track.gray[team]:
            return None
        if not self.is_free(ahead):
            return None
        return OVER.pick if race.has_wreck(ahead) else FORWARD.pick

    def is_free(self, square: Square) -> bool:
        there = self.race.board[square]
        return there == 0 or (there - 1) // 2 == self.number

    def is_open(self, square: Square) -> bool:
        return self.is_free(square) and not self.race.has_wreck(square)

    def note(self, team: Square, picks: list[Pick]) -> None:
        self.found.setdefault(team, []).append(picks)

    def squares(self) -> list[str]:
        return [self.race.track.square_name(Square(square)) for square in self.found]

    def to(self, square: Square) -> list[list[Pick]]:
        """Some of the ways to a square, spread over all there are."""
        ways = self.found.get(self.seen(square), [])
        step = max(1, -(-len(ways) // _TRIED))
        return ways[::step]

    def seen(self, square: Square) -> int:
        """A square under the number it has for this chariot, if it comes there."""
        names = [int(square), *map(int, self.race.track.others[square])]
        return next((name for name in names if name in self.found), int(square))


def ways_to(race: Race, plan: Plan, picks: list[Pick], square: Square, budget: Budget) -> list[list[Pick]]:
    """From the end of a plan to a square, the safest way first, then the cheapest, then the straightest."""
    here = plan.likeliest()
    if here is None:
        return []
    number = plan.drive.number
    tried = Ways(here, number).to(square)
    judged: dict[tuple[float, float, float, int], list[list[Pick]]] = {}
    for place, way in enumerate(tried):
        followed = planned(race, number, budget, len(tried) - place + 1)
        try:
            followed.follow([*picks, *way], len(tried) - place, NO_MOVE)
        except (BadRequest, NotAnOption):
            continue
        changes = sum([1 for pick in way if LANE.holds(pick)])
        figures = (round(followed.most_out(), 4), followed.used(), -followed.endurance(), changes)
        judged.setdefault(figures, []).append(way)
    told: list[list[Pick]] = []
    for figures in sorted(judged):
        told += most_different(judged[figures])
    return told[:_TOLD]


def most_different(ways: list[list[Pick]]) -> list[list[Pick]]:
    """Of ways that cost and risk the same: the one that changes lanes first, the one that does so last, one between."""
    return [ways[place] for place in sorted({0, len(ways) - 1, len(ways) // 2}, key=lambda place: (place != 0, -place))]
