"""Answers written in secret, one for each chariot, and opened together. (CM-3.6b, CM-5.1)"""

from __future__ import annotations

from typing import Final, Self

from mypy_extensions import mypyc_attr

from ...core.chance import Chance
from ...core.ids import Pick, Seat
from . import race as table
from .chariot import NOBODY, Faction
from .race import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Written(table.Together):
    """Every player answers for his chariots, one after the other. An answer is kept as its pick plus one, 0 for none
    yet."""

    def __init__(self, *answers: int) -> None:
        self.answers: Final = answers

    def numbers(self) -> tuple[int, ...]:
        return self.answers

    def needed(self, race: Race, number: Faction) -> bool:
        """Whether this chariot's player has something to write."""
        raise NotImplementedError

    def choices(self, race: Race, number: Faction) -> list[Pick]:
        raise NotImplementedError

    def given(self, number: Faction) -> int:
        return self.answers[number] if number < len(self.answers) else 0

    def asked_about(self, race: Race, seat: Seat) -> Faction:
        """The chariot a seat answers for next."""
        for number in race.house.factions:
            if race.chariots[number].build.owner == seat and self.given(number) == 0 and self.needed(race, number):
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
        seats = [
            race.chariots[number].build.owner
            for number in race.house.factions
            if self.given(number) == 0 and self.needed(race, number)
        ]
        return sorted(set(seats))

    def options(self, race: Race, seat: Seat) -> list[Pick]:
        return self.choices(race, self.asked_about(race, seat))

    def subject(self, pick: Pick) -> Faction:
        """The chariot a pick writes for."""
        raise NotImplementedError

    def sealed(self, seat: Seat, pick: Pick) -> Self:
        number = self.subject(pick)
        answers = [*self.answers, *[0] * (number + 1 - len(self.answers))]
        answers[number] = pick + 1
        return type(self)(*answers)

    def guessed(self, world: Race, seat: Seat, chance: Chance) -> Self:
        """What the others have written is anybody's guess; that they have is seen."""
        answers = list(self.answers)
        for number, answer in enumerate(answers):
            if answer != 0 and world.chariots[number].build.owner != seat:
                choices = self.choices(world, Faction(number))
                answers[number] = choices[chance.below(len(choices), "imagined")] + 1
        return type(self)(*answers)
