"""The one place chance comes from: sealed for people, fast for search and the lab, scripted for tests."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from .errors import Misfit

N = TypeVar("N", bound=int)
_WORD: Final = 0xFFFFFFFF
_MULTIPLIER: Final = 2147483085
"""Chosen so that multiplier * 2^32 - 1 is a safe prime, which gives the longest period, and products fit 63 bits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Nature. Steps ask it for numbers and name the stream the number is for."""

    def below(self, count: int, stream: str) -> int:
        """A number from 0 to count - 1, each as likely as the others."""
        raise NotImplementedError

    def take(self, bag: list[N], stream: str) -> N:
        """Draw one thing out of a bag. The bag is kept in order, so equal bags and equal chance give equal draws."""
        return bag.pop(self.below(len(bag), stream))

    def roll(self, dice: int, stream: str) -> list[int]:
        """Six-sided dice, in the order thrown."""
        return [self.below(6, stream) + 1 for _ in range(dice)]

    def roll_as(self, dice: int, stream: str, meanings: list[int]) -> list[int]:
        """Dice of which nothing counts but what their sum means: a meaning for each sum, from the least on (`meant`
        reads it). A chance that goes every way goes once for each meaning; all others just roll."""
        return self.roll(dice, stream)

    def roll_lead_as(self, dice: int, stream: str, meanings: list[int]) -> list[int]:
        """So many dice of one side, then as many of another, of which nothing counts but what the first side's lead
        means: a meaning for each lead, from the least on (`lead_meant` reads it)."""
        return self.roll(2 * dice, stream)

    def copy(self) -> Chance:
        """The same future once more."""
        raise NotImplementedError


def meant(dice: list[int], meanings: list[int]) -> int:
    """What the sum of a roll means."""
    return meanings[sum(dice) - len(dice)]


def lead_meant(dice: list[int], meanings: list[int]) -> int:
    """What the lead of the first half of a roll over the second means."""
    half = len(dice) // 2
    return meanings[sum(dice[:half]) - sum(dice[half:]) + 5 * half]


@final
class Fast(Chance):
    """A small generator (multiply with carry, period 2^62) for search, bots and the lab: the same stream interpreted
    and compiled."""

    def __init__(self, seed: int) -> None:
        mixed = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:7], "big")
        self.state: i64 = mixed + 1

    def below(self, count: int, stream: str) -> int:
        word: i64 = self.state & _WORD
        carry: i64 = self.state >> 32
        self.state = word * _MULTIPLIER + carry
        size: i64 = count
        # A 32-bit fraction of the count: off by less than one part in ten million for anything a table holds.
        return ((word ^ carry) * size) >> 32

    def copy(self) -> Fast:
        return fast_at(self.state)

    def __reduce__(self) -> tuple[object, ...]:
        return fast_at, (self.state,)


def fast_at(state: int) -> Fast:
    """The generator in a given state."""
    fast = Fast(0)
    fast.state = state
    return fast


@final
class Sealed(Chance):
    """HMAC-SHA256 in counter mode, one counter a stream: fixed by its seed before the game, checkable by anyone after
    it."""

    def __init__(self, seed: bytes, salt: str = "") -> None:
        self.seed: Final = seed
        self.salt: Final = salt
        self.counters: dict[str, int] = {}

    def below(self, count: int, stream: str) -> int:
        span = 1 << 64
        fair = span - span % count
        while True:
            turn = self.counters.get(stream, 0)
            self.counters[stream] = turn + 1
            message = f"{self.salt}/{stream}/{turn}".encode()
            word = int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
            if word < fair:
                return word % count

    def copy(self) -> Sealed:
        twin = Sealed(self.seed, self.salt)
        twin.counters = self.counters.copy()
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Reads dictated draws: a word means different numbers to different streams, and to most none."""

    def draw_numbers(self, stream: str, word: str | int) -> list[int]:
        """The numbers a word may mean when it is drawn for a stream; for the stream "" those it may mean anywhere."""
        raise NotImplementedError


@final
class Scripted(Chance):
    """Draws dictated in the order they are needed, in the words of a game."""

    def __init__(self, reader: Reader, draws: list[str | int], then: Chance | None = None, used: int = 0) -> None:
        self.reader: Final = reader
        self.draws: Final = draws
        self.then: Final = then
        self.used = used

    def below(self, count: int, stream: str) -> int:
        if self.used == len(self.draws) and self.then is not None:
            return self.then.below(count, stream)
        for number in self.dictated(stream):
            if 0 <= number < count:
                return self.spend(number)
        raise Misfit(stream, self.draws[self.used])

    def take(self, bag: list[N], stream: str) -> N:
        if self.used == len(self.draws) and self.then is not None:
            return self.then.take(bag, stream)
        for number in self.dictated(stream):
            for place in range(len(bag)):
                if bag[place] == number:
                    self.spend(number)
                    return bag.pop(place)
        raise Misfit(stream, self.draws[self.used])

    def roll(self, dice: int, stream: str) -> list[int]:
        return [self.die(stream) for _ in range(dice)]

    def die(self, stream: str) -> int:
        if self.used == len(self.draws) and self.then is not None:
            return self.then.roll(1, stream)[0]
        for pips in self.dictated(stream):
            if 1 <= pips <= 6:
                return self.spend(pips)
        raise Misfit(stream, self.draws[self.used])

    def dictated(self, stream: str) -> list[int]:
        if self.used == len(self.draws):
            raise Misfit(stream, None)
        return self.reader.draw_numbers(stream, self.draws[self.used])

    def spend(self, number: int) -> int:
        self.used += 1
        return number

    def copy(self) -> Scripted:
        return Scripted(self.reader, self.draws, None if self.then is None else self.then.copy(), self.used)


@final
class Witness(Chance):
    """Passes every question on and notes the answers, so that a record can say what was drawn."""

    def __init__(self, source: Chance) -> None:
        self.source: Final = source
        self.noted: list[tuple[str, int]] = []

    def below(self, count: int, stream: str) -> int:
        return self.note(stream, self.source.below(count, stream))

    def take(self, bag: list[N], stream: str) -> N:
        thing = self.source.take(bag, stream)
        self.note(stream, thing)
        return thing

    def roll(self, dice: int, stream: str) -> list[int]:
        return [self.note(stream, pips) for pips in self.source.roll(dice, stream)]

    def note(self, stream: str, number: int) -> int:
        self.noted.append((stream, number))
        return number

    def harvest(self) -> list[tuple[str, int]]:
        """What was drawn since the last harvest."""
        noted = self.noted
        self.noted = []
        return noted

    def copy(self) -> Witness:
        return Witness(self.source.copy())
