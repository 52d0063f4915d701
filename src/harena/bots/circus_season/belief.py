"""What a seat makes of what its rivals keep to themselves in a season: little is spent on plots, and rows are filled in
as it would fill them in itself."""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import State
from ...core.asked import Asked
from ...core.chance import Chance
from ...core.ids import Pick, Seat
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.season.imagining import has_spent_all
from ...games.circus_maximus.season.rows import Rows
from ..circus_maximus.belief import SpeedBelief
from ..mind import Belief, drawn
from .policy import Policy

_HONEST: Final = 5
"""All but one rival in so many are thought to have spent nothing in secret beyond what has been shown."""


@final
class SeasonBelief(Belief):
    """Worlds that fit, with rivals who play as one would oneself."""

    def __init__(self, asked: Asked, policy: Policy) -> None:
        super().__init__(asked)
        self.policy: Final = policy
        self.speeds: Final = SpeedBelief(asked)

    def imagine(self, chance: Chance) -> State:
        world = self.speeds.imagine(chance)
        assert isinstance(world, Race)
        if world.season.sealed == 1:
            self.trust(world, chance)
        top = world.agenda[-1] if world.agenda else None
        if isinstance(top, Rows):
            self.fill_in(world, top, chance)
        return world

    def trust(self, world: Race, chance: Chance) -> None:
        season = world.season.draft()
        for other in season.solvent():
            if other == self.asked.seat or chance.below(_HONEST, "bot") == 0 or has_spent_all(world, other):
                continue
            season.put_orders(other, season.orders[other].shown_as(season.shown[other]))
        world.season = season

    def fill_in(self, world: Race, top: Rows, chance: Chance) -> None:
        """Who is done has a row as one would write it; who is not, none as yet."""
        for other in range(world.seats):
            if other == self.asked.seat or not top.concerns(world, Seat(other)):
                continue
            done = top.ends(top.row(other))
            world.agenda[-1] = top = top.replaced(other, [])
            if done:
                world.agenda[-1] = top = self.written(world, top, Seat(other), chance)

    def written(self, world: Race, top: Rows, seat: Seat, chance: Chance) -> Rows:
        row: list[Pick] = []
        while not top.ends(row):
            options = top.choices(world, seat, row)
            pick = options[0] if len(options) == 1 else drawn(options, self.policy.weigh(world, seat, options), chance)
            row.append(pick)
            world.agenda[-1] = top = top.replaced(seat, row)
        return top
