"""Questions of the season to several seats at once: each gives picks one after the other, unseen, until it is done."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, Self

from mypy_extensions import mypyc_attr

from ....core.chance import Chance
from ....core.ids import Pick, Seat
from .. import race as table
from ..race import Race
from .verbs import AMOUNT, DONE

_STREAM: Final = "imagine"
_UNFINISHED: Final = 4
"""Picks that somebody is thought to have sealed who is not done: fewer than these."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows(table.Together):
    """A row of picks for each seat that is asked. Numbers are for each seat the length of its row and its picks; none
    at all as long as nobody has said anything. Who is asked follows from public facts, what is offered from the seat's
    own. A row of several picks ends with `done` alone."""

    def __init__(self, *given: int) -> None:
        self.rows: Final = rows_of(list(given))
        self.sound: Final = flat(self.rows) == list(given)
        """Whether the numbers are those of rows."""

    def numbers(self) -> tuple[int, ...]:
        return tuple(flat(self.rows))

    # ---- what a question of the season says

    def concerns(self, race: Race, seat: Seat) -> bool:
        """Whether a seat is asked: by what everybody knows."""
        raise NotImplementedError

    def choices(self, race: Race, seat: Seat, row: list[Pick]) -> list[Pick]:
        """What may come next in a row; `done`, where it is legal, first."""
        raise NotImplementedError

    def late(self, race: Race, seat: Seat) -> Pick:
        """What is said for a seat that does not answer in time: as little as it may."""
        return self.options(race, seat)[0]

    def told(self, race: Race, seat: Seat) -> list[int]:
        """The numbers of the question, for the seat that is asked."""
        return []

    def ends(self, row: list[Pick]) -> bool:
        """Whether a row is finished."""
        return bool(row) and row[-1] == DONE.pick

    # ---- what all of them have in common

    def row(self, seat: int) -> list[Pick]:
        return self.rows[seat] if seat < len(self.rows) else []

    def facts(self, race: Race, seat: Seat) -> list[int] | None:
        return self.told(race, seat) if seat in self.waiting(race) else None

    def waiting(self, race: Race) -> list[Seat]:
        seats = [Seat(seat) for seat in range(race.seats)]
        return [seat for seat in seats if not self.ends(self.row(seat)) and self.concerns(race, seat)]

    def options(self, race: Race, seat: Seat) -> list[Pick]:
        return self.choices(race, seat, self.row(seat))

    def sealed(self, seat: Seat, pick: Pick) -> Self:
        return self.replaced(seat, [*self.row(seat), pick])

    def replaced(self, seat: int, row: list[Pick]) -> Self:
        rows = [list(one) for one in self.rows]
        rows += [[] for _ in range(seat + 1 - len(rows))]
        rows[seat] = row
        return type(self)(*flat(rows))

    def guessed(self, world: Race, seat: Seat, chance: Chance) -> Self:
        """What the others have sealed is anybody's guess; that they are done is seen."""
        step = self
        for other in range(world.seats):
            if other == seat or not self.concerns(world, Seat(other)):
                continue
            done = self.ends(self.row(other))
            step = step.replaced(other, self.guessed_row(world, Seat(other), chance, done=done))
        return step

    def guessed_row(self, world: Race, seat: Seat, chance: Chance, *, done: bool) -> list[Pick]:
        row: list[Pick] = []
        most = 1_000 if done else chance.below(_UNFINISHED, _STREAM)
        while len(row) < most and not self.ends(row):
            picks = self.choices(world, seat, row)
            if not done:
                picks = [pick for pick in picks if not self.ends([*row, pick])]
            elif picks[0] == DONE.pick and chance.below(2, _STREAM) == 0:
                picks = picks[:1]
            if not picks:
                break
            row.append(picks[chance.below(len(picks), _STREAM)])
        return row

    def could_be(self, race: Race) -> bool:
        """Whether players could have sealed these rows."""
        if not self.sound or len(self.rows) > race.seats:
            return False
        for seat, row in enumerate(self.rows):
            if row and not self.concerns(race, Seat(seat)):
                return False
            for place, pick in enumerate(row):
                if self.ends(row[:place]) or pick not in self.choices(race, Seat(seat), row[:place]):
                    return False
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class OnePick(Rows):
    """The same for questions with one pick a seat."""

    def ends(self, row: list[Pick]) -> bool:
        return len(row) > 0


def rows_of(numbers: list[int]) -> list[list[Pick]]:
    """Rows from their numbers, as far as they make sense."""
    rows: list[list[Pick]] = []
    at = 0
    while at < len(numbers):
        end = at + 1 + numbers[at]
        rows.append([Pick(number) for number in numbers[at + 1 : end]])
        at = end
    return rows


def flat(rows: list[list[Pick]]) -> list[int]:
    """Rows as numbers; nothing for empty rows at the end."""
    numbers: list[int] = []
    last = max([seat for seat, row in enumerate(rows) if row] or [-1])
    for row in rows[: last + 1]:
        numbers += [len(row), *[int(pick) for pick in row]]
    return numbers


def amounts(least: int, most: int) -> list[Pick]:
    """Every sum between two, in hundreds, both included. (CM-21.1-hundreds, 21.3)"""
    return AMOUNT.picks[least : most + 1]


def paired(row: list[Pick]) -> list[tuple[Pick, int]]:
    """What every sum of a row was said of, if it is told right before it."""
    return [(before, AMOUNT.what(pick)) for before, pick in pairwise(row) if AMOUNT.holds(pick)]
