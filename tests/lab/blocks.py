"""Blocks for tests of the lab: made up, or played by one that dies."""

from __future__ import annotations

import os
from collections.abc import Iterator

from harena.lab.pairing import Block, Claim, Pairing
from harena.lab.watch import Watch

PAIR = Pairing("colossal-arena", "steady", "random", 3)


def pairing(claim: Claim) -> Pairing:
    return Pairing(PAIR.game, PAIR.upper, PAIR.lower, PAIR.players, claim)


def made_up(number: int, wins: int, players: int = 3) -> Block:
    """A block with so many wins, whose decisions took 1 and 2 milliseconds."""
    upper, lower = Watch(), Watch()
    upper.note(0.002)
    for _ in range(players - 1):
        lower.note(0.001)
    places = [1] * wins + [2] * (players - wins)
    return Block(number, places, upper, lower, 0.004, 2048)


def always(wins: int, first: int, last: int) -> Iterator[Block]:
    return (made_up(number, wins) for number in range(first, last))


def dying(pairing: Pairing, seed: int, number: int) -> Block:
    os._exit(9)
