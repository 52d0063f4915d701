"""One checksum for each sort of table, over a whole seeded game: the same for every build of the engine, interpreted or
compiled, on every machine. `python -m tests.core.checksums` writes them anew after a change of the rules."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from harena.core.chance import Fast
from harena.core.table import Table
from tests.contract.play import CATALOGUE_CASES, Case, all_options, random_answer

FILE = Path(__file__).with_name("checksums.json")


def checksum(case: Case) -> str:
    """Over every question and answer, all events, and now and then the position and what a seat sees and imagines."""
    digest = hashlib.sha256()
    table = case.open(0)
    chance = Fast(case.seed(1))
    while not table.state.over():
        digest.update(f"{table.state.asked()} {all_options(table.state)}".encode())
        if table.seq() % 10 == 0:
            digest.update(glance(table).encode())
        seat, pick = random_answer(table.state, chance)
        table.answer(seat, [pick])
    result = case.game.result(table.state)
    assert result is not None
    digest.update(f"{glance(table)} {table.all_events(-1)} {result.words()}".encode())
    return digest.hexdigest()


def glance(table: Table) -> str:
    seat = table.state.asked()[0] if table.state.asked() else None
    words = [table.game.print(table.state), json.dumps(table.game.view(table.state, seat).words(), sort_keys=True)]
    if seat is not None:
        words.append(table.game.print(table.game.imagine(table.state, seat, Fast(table.seq()))))
    return "\n".join(words)


def main() -> None:
    checksums = {str(case): checksum(case) for case in CATALOGUE_CASES}
    FILE.write_text(json.dumps(checksums, indent=1) + "\n", encoding="utf-8")
    print(f"{len(checksums)} games")


if __name__ == "__main__":
    main()
