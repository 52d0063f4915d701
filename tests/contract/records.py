"""The corpus of finished games: each must replay to the same end for ever. A change of the rules that breaks one of
them is a new version of the rules.

`python -m tests.contract.records colossal-arena 4 "a seed" '{"stalemate": true}'` plays a game at random and prints its
record, for a new file.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from harena.core.chance import Fast
from harena.core.record import write_record
from harena.core.seeding import seal_for
from harena.core.table import Table
from harena.games.catalogue import GAMES

from .play import play_table

FOLDER = Path(__file__).with_name("records")


def main() -> None:
    parser = argparse.ArgumentParser(description="Print the record of a game played at random.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("seats", type=int)
    parser.add_argument("seed")
    parser.add_argument("options", nargs="?", default="{}", type=json.loads)
    chosen = parser.parse_args()
    table = Table(GAMES[chosen.game], chosen.seats, chosen.options, seal_for(chosen.seed))
    play_table(table, Fast(len(chosen.seed)))
    print(write_record(table), end="")


if __name__ == "__main__":
    main()
