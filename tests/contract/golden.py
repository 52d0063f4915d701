"""The golden games and checksums of one game, made in one go: `python -m tests.contract.golden ring-toss`.

Few players and many, the ordinary table and others; what is there already stays as it is. Read the playthroughs before
you keep them: from then on they must be told as they are told now. While a game is being written and nobody has played
it yet, `--anew` throws them away first.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from harena.core.chance import Fast
from harena.core.game import Game
from harena.core.record import write_record
from harena.core.seeding import seal_for
from harena.core.table import Table
from harena.games.catalogue import GAMES
from tests.core import checksums

from . import playthroughs, records
from .play import Chosen, cases_of, option_sets, play_table

PLAYTHROUGHS = 3
RECORDS = 5
SELDOM = 5_000
"""Decisions between two views of a long game."""


def tables_of(game: Game, count: int) -> list[tuple[int, Chosen]]:
    """Numbers of players and options: the ends of the scale with the defaults, then tables that are not ordinary."""
    counts = list(range(game.fewest, game.most + 1))
    changed = [chosen for chosen in option_sets(game).values() if chosen] or [{}]
    others = [(counts[turn % len(counts)], changed[turn % len(changed)]) for turn in range(count - 2)]
    return [(seats, {**chosen, **game.brief()}) for seats, chosen in [(game.fewest, {}), (game.most, {}), *others]]


def make(game: Game) -> list[Path]:
    """Write whatever is missing; gives the files written."""
    written: list[Path] = []
    for number, (seats, options) in enumerate(tables_of(game, PLAYTHROUGHS), 1):
        header: playthroughs.Header = {"game": game.name, "seats": seats, "options": options, "seed": number}
        if game.brief():
            header["views_every"] = SELDOM
        text = playthroughs.playthrough(header)
        written += keep(playthroughs.FOLDER / f"{game.name}-{number}.txt", text)
    for number, (seats, options) in enumerate(tables_of(game, RECORDS), 1):
        table = Table(game, seats, options, seal_for(f"{game.name} {number}"))
        play_table(table, Fast(number))
        written += keep(records.FOLDER / f"{game.name}-{number}.jsonl", write_record(table))
    return [*written, *keep_checksums(game)]


def keep_checksums(game: Game) -> list[Path]:
    """Builds are compared by one checksum for each sort of table; those of other games stay as they are."""
    kept = json.loads(checksums.FILE.read_text(encoding="utf-8"))
    missing = {str(case): checksums.checksum(case) for case in cases_of(game) if str(case) not in kept}
    if not missing:
        return []
    checksums.FILE.write_text(json.dumps({**kept, **missing}, indent=1) + "\n", encoding="utf-8")
    return [checksums.FILE]


def forget(game: Game) -> None:
    """Throw away what was made before: only for a game that nobody has a record of."""
    for path in [*playthroughs.FOLDER.glob(f"{game.name}-*.txt"), *records.FOLDER.glob(f"{game.name}-*.jsonl")]:
        path.unlink()
    kept = json.loads(checksums.FILE.read_text(encoding="utf-8"))
    others = {case: kept[case] for case in kept if not case.startswith(f"{game.name}-")}
    checksums.FILE.write_text(json.dumps(others, indent=1) + "\n", encoding="utf-8")


def keep(path: Path, text: str) -> list[Path]:
    if path.exists():
        return []
    path.write_text(text, encoding="utf-8")
    return [path]


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the golden playthroughs and records of a game that are missing.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--anew", action="store_true", help="throw away what was made before")
    chosen = parser.parse_args()
    if chosen.anew:
        forget(GAMES[chosen.game])
    for path in make(GAMES[chosen.game]):
        print(path.name)


if __name__ == "__main__":
    main()
