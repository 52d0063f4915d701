"""What is at stake for a seat when one chariot of the race falls back, or is out of it."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from ...games.circus_maximus.chariot import Faction
from ...games.circus_maximus.race import Race
from ..mind import chances_to_win
from .evaluation import heat_of, score, turns_left

_A_LITTLE: Final = 0.2
"""Turns, to see what one is worth."""
_LEAST: Final = 1e-9
"""A seat whose chariots are all beaten still has so much of a chance, and a turn of theirs is still worth so much."""


@final
class Stakes:
    """The chances of every chariot to be first home, and what the owner of one of them makes of all."""

    def __init__(self, race: Race, number: Faction) -> None:
        self.race: Final = race
        self.number: Final = number
        self.seat: Final = race.owner(number)
        self.turns: Final = [turns_left(race, one) for one in race.factions]
        self.heat: Final = heat_of(race, self.turns)
        scored = [score(race.chariots[one], self.turns[one], self.heat) for one in race.factions]
        best = max(scored)
        self.chances: Final = [exp(one - best) for one in scored]
        self.seats: Final = [0.0] * race.seats
        for one in race.factions:
            self.seats[race.owner(one)] += self.chances[one]
        self.now: Final = self.hopes(number, 1.0)
        """What the seat may expect as things are."""
        self.a_turn: Final = max(_LEAST, (self.now - self.hopes(number, self.kept(_A_LITTLE))) / _A_LITTLE)
        """What a turn of this chariot's is worth."""

    def kept(self, turns: float) -> float:
        """What is left of a chariot's chances that falls back by so many turns."""
        return exp(-turns / self.heat)

    def hopes(self, number: Faction, kept: float) -> float:
        """What the seat may expect if so much is left of one chariot's chances."""
        seats = self.seats.copy()
        owner = self.race.owner(number)
        seats[owner] -= (1.0 - kept) * self.chances[number]
        return chances_to_win([log(max(_LEAST, one)) for one in seats])[self.seat]

    def gain(self, rival: Faction, kept: float) -> float:
        """What the seat gains if so much is left of a rival's chances."""
        return self.hopes(rival, kept) - self.now

    def set_back(self, rival: Faction, turns: float) -> float:
        """What the seat gains if a rival falls back by so many turns."""
        return self.gain(rival, self.kept(turns))

    def risk(self, turns: float) -> float:
        """What it loses if its own chariot does."""
        return self.now - self.hopes(self.number, self.kept(turns))

    def in_turns(self, gain: float) -> float:
        """How many turns of its chariot the seat would give for a gain."""
        return gain / self.a_turn

    def to_come(self) -> float:
        """Turns until the first will be home."""
        return max(0.0, min(self.turns))
