"""Answers written in secret, so many for each chariot, and opened together. (CM-3.6b, CM-5.1)"""

from __future__ import annotations

from typing import Final, Self

from mypy_extensions import mypyc_attr

from ...core.chance import Chance
from ...core.ids import Pick, Seat
from . import race as table
from .chariot import NOBODY, Faction
from .race import Race
from .verbs import COLOURS

_ROUND: Final = len(COLOURS)
"""Places for one answer of every chariot there can be."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Written(table.Together):
    """Every player answers for his chariots, one after the other, and so many times for each: as often for one as for
    another, so that nothing is told by how often somebody answers. An answer is kept as its pick plus one, 0 for none
    yet; first all first answers by chariot, then all second ones."""

    def __init__(self, *answers: int) -> None:
        self.answers: Final = answers

    def numbers(self) -> tuple[int, ...]:
        return self.answers

    def needed(self, race: Race, number: Faction) -> bool:
        """Whether this chariot's player has something to write."""
        raise NotImplementedError

    def times(self, race: Race) -> int:
        """How many answers there are to write for a chariot."""
        return 1

    def choices(self, race: Race, number: Faction, written: list[Pick]) -> list[Pick]:
        """What may be written next for a chariot, after these answers."""
        raise NotImplementedError

    def given(self, number: Faction, place: int = 0) -> int:
        at = place * _ROUND + number
        return self.answers[at] if at < len(self.answers) else 0

    def written_for(self, number: Faction) -> list[Pick]:
        """The answers for a chariot so far."""
        picks: list[Pick] = []
        while self.given(number, len(picks)) != 0:
            picks.append(Pick(self.given(number, len(picks)) - 1))
        return picks

    def owed(self, race: Race, number: Faction) -> bool:
        """Whether an answer for a chariot is still to be written."""
        return self.given(number, self.times(race) - 1) == 0 and self.needed(race, number)

    def asked_about(self, race: Race, seat: Seat) -> Faction:
        """The chariot a seat answers for next."""
        for number in race.factions:
            if race.chariots[number].build.owner == seat and self.owed(race, number):
                return number
        return NOBODY

    def facts(self, race: Race, seat: Seat) -> list[int] | None:
        """Which chariot a seat is asked to write for next, told to that seat alone. (CM-3.5e)"""
        number = self.asked_about(race, seat)
        return None if number == NOBODY else self.told(race, number)

    def told(self, race: Race, number: Faction) -> list[int]:
        """The numbers of the question about a chariot."""
        return [number]

    def waiting(self, race: Race) -> list[Seat]:
        """Asked at every step: of a seat that is asked anyway no other chariot is looked at."""
        seats: list[Seat] = []
        last = self.times(race) - 1
        for number in race.factions:
            owner = race.chariots[number].build.owner
            if owner not in seats and self.given(number, last) == 0 and self.needed(race, number):
                seats.append(owner)
        seats.sort()
        return seats

    def options(self, race: Race, seat: Seat) -> list[Pick]:
        number = self.asked_about(race, seat)
        return self.choices(race, number, self.written_for(number))

    def subject(self, pick: Pick) -> Faction:
        """The chariot a pick writes for."""
        raise NotImplementedError

    def sealed(self, seat: Seat, pick: Pick) -> Self:
        number = self.subject(pick)
        return self.replaced(number, [*self.written_for(number), pick])

    def replaced(self, number: Faction, written: list[Pick]) -> Self:
        """This step with these answers for a chariot."""
        answers = list(self.answers)
        for place, pick in enumerate(written):
            at = place * _ROUND + number
            answers += [0] * (at + 1 - len(answers))
            answers[at] = pick + 1
        return type(self)(*answers)

    def guessed(self, world: Race, seat: Seat, chance: Chance) -> Self:
        """What the others have written is anybody's guess; that they have is seen."""
        step = self
        for number in world.factions:
            count = len(self.written_for(number))
            if count == 0 or world.chariots[number].build.owner == seat:
                continue
            guess: list[Pick] = []
            while len(guess) < count:
                choices = self.choices(world, number, guess)
                guess.append(choices[chance.below(len(choices), "imagined")])
            step = step.replaced(number, guess)
        return step

    def could_be(self, race: Race) -> bool:
        """Whether these are answers that players could have given. (CM-3.6a, 6.1.2a)"""
        kept = 0
        for number in race.factions:
            written = self.written_for(number)
            kept += len(written)
            if any(pick not in self.choices(race, number, written[:place]) for place, pick in enumerate(written)):
                return False
        fits = len(self.answers) <= (self.times(race) - 1) * _ROUND + len(race.factions)
        return fits and kept == sum([1 for answer in self.answers if answer != 0])
