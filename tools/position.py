"""A moment of a recorded game as a position, for a test: `python -m tools.position GAME.harena 25`.

It prints the position before entry 25, then who answered what, what chance drew because of it, and what happened: all
that a test of that moment needs.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from harena.core.table import Table
from harena.terminal.saves import load


def moment(table: Table, seq: int) -> Iterator[str]:
    """The position before an entry, and the entry."""
    before, entry = table.at(seq - 1), table.entries[seq]
    yield table.game.print(before.state)
    yield f"seat {entry.seat} answers: {', '.join(table.game.picks.say(pick) for pick in entry.picks)}"
    yield f"chance draws: {json.dumps(entry.drawn)}"
    for event in table.all_events(seq - 1):
        if event["seq"] == seq:
            yield f"{event['clause']}: {event['kind']}"


def main() -> None:
    parser = argparse.ArgumentParser(description="A moment of a recorded game as a position, for a test.")
    parser.add_argument("file", type=Path, help="the record that harena play wrote")
    parser.add_argument("entry", type=int, help="the number of the answer that went wrong, as harena replay shows it")
    chosen = parser.parse_args()
    table = load(chosen.file)
    if not 1 <= chosen.entry <= table.seq():
        parser.error(f"This record has entries 1 to {table.seq()}.")
    for line in moment(table, chosen.entry):
        print(line)


if __name__ == "__main__":
    main()
