"""What a seat makes of the speeds its rivals have written: what it would have written in their place, more or less."""

from __future__ import annotations

from math import exp
from typing import Final, final

from ...core.agenda import State
from ...core.asked import Asked
from ...core.chance import Chance, Fast
from ...games.circus_maximus.chariot import Faction
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.turn import WriteSpeeds
from ...games.circus_maximus.verbs import WRITE, WRITE_WHIP
from ..mind import Belief, by_share
from .policy import weigh_speeds

_TRUST: Final = 0.2
"""How much of the weight of one's own judgement rivals are given credit for."""


@final
class SpeedBelief(Belief):
    """By rival chariot, how likely each speed that may stand on its order is."""

    def __init__(self, asked: Asked) -> None:
        super().__init__(asked)
        self.least: Final[list[int]] = []
        self.shares: Final[list[list[float]]] = []
        """Of the speeds from the least on; none for chariots without a secret."""
        world = asked.imagine(Fast(0))
        assert isinstance(world, Race)
        top = world.agenda[-1] if world.agenda else None
        for number in world.factions:
            self.least.append(0)
            self.shares.append([])
            if world.owner(number) == asked.seat:
                continue
            if isinstance(top, WriteSpeeds):
                if top.given(number) != 0:
                    choices = top.choices(world, number, [])
                    self.judge(world, number, [WRITE.which(pick) for pick in choices if WRITE.holds(pick)])
            elif hidden(world, number):
                chariot = world.chariots[number]
                self.judge(world, number, list(range(chariot.order_least, chariot.order_most + 1)))

    def judge(self, world: Race, number: Faction, speeds: list[int]) -> None:
        weights = weigh_speeds(world, number, speeds)
        best = max(weights)
        self.least[number] = speeds[0]
        self.shares[number] = [exp(_TRUST * (weight - best)) for weight in weights]

    def imagine(self, chance: Chance) -> State:
        world = self.asked.imagine(chance)
        assert isinstance(world, Race)
        answers: list[int] = []
        top = world.agenda[-1] if world.agenda else None
        if isinstance(top, WriteSpeeds):
            answers = [*top.answers, *[0] * (len(world.factions) - len(top.answers))]
        for number in world.factions:
            if self.shares[number]:
                speed = self.least[number] + by_share(self.shares[number], chance)
                if isinstance(top, WriteSpeeds):
                    whips = top.whip_written(number) == 1
                    answers[number] = (WRITE_WHIP if whips else WRITE).of(number, speed) + 1
                else:
                    world.orders[number] = speed
        if isinstance(top, WriteSpeeds):
            world.agenda[-1] = type(top)(*answers)
        return world


def hidden(race: Race, number: Faction) -> bool:
    """Whether a speed is written and not yet told."""
    chariot = race.chariots[number]
    return chariot.drawn != race.turn and chariot.order_most > chariot.order_least
