"""Pairings played on all cores, block by block, until each is decided."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from ..core.errors import BadRequest
from ..workers import Workers
from .keeping import add_block, open_file
from .pairing import Block, Pairing, play_block
from .sequential import Rigour
from .standing import Standing


@dataclass(frozen=True)
class Plan:
    """How a ladder is climbed."""

    folder: Path
    rigour: Rigour
    most: int
    """Blocks of one pairing."""
    seed: int
    cores: int

    def limit(self, pairing: Pairing) -> int:
        return min(self.most, pairing.most)


def climb(pairing: Pairing, plan: Plan, tick: Callable[[Standing], None]) -> Standing:
    """Go on with a pairing until its claim is decided or as many blocks as allowed are played.

    Blocks count in the order of their numbers, whoever is ready first, so the number of cores changes nothing."""
    standing = Standing(pairing, plan.rigour)
    kept = open_file(plan.folder, pairing, plan.seed)
    most = plan.limit(pairing)
    for block in kept[:most]:
        if standing.holds() is None:
            standing.add(block)
    tick(standing)
    if standing.holds() is not None:
        return standing
    with closing(played(pairing, plan.seed, range(len(kept), most), plan.cores)) as blocks:
        for block in blocks:
            add_block(plan.folder, pairing, block)
            standing.add(block)
            tick(standing)
            if standing.holds() is not None:
                break
    return standing


def played(pairing: Pairing, seed: int, numbers: range, cores: int) -> Generator[Block]:
    """Blocks in order, played by as many processes, a few of them ahead."""
    if not numbers:
        return
    workers = Workers(cores)
    ahead: deque[Future[Block]] = deque()
    try:
        for number in numbers:
            ahead.append(workers.pool.submit(play_block, pairing, seed, number))
            if len(ahead) == 2 * cores:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    except BrokenProcessPool as died:
        raise BadRequest(
            "A process that played was killed, perhaps for want of memory: go on with fewer --cores."
        ) from died
    finally:
        workers.dismiss()
