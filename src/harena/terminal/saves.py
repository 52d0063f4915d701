"""Saved games: the record in one file, and beside it, in FILE.seats.json, who sat where."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Final

from ..core.errors import BadRecord, BadRequest, OtherRules
from ..core.record import read_record
from ..core.table import Table
from ..games.catalogue import EDITIONS
from ..rules import Book
from .players import Player, seat_players

SUFFIX: Final = ".harena"


def new_file(game_name: str, folder: Path) -> Path:
    """A name nobody uses yet: the game and the date."""
    stem = f"{game_name}-{date.today().isoformat()}"
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def seats_file(path: Path) -> Path:
    return path.with_name(path.name + ".seats.json")


def save_game(record: str, path: Path) -> None:
    replace(path, record)


def save_seats(players: list[Player], path: Path) -> None:
    replace(seats_file(path), json.dumps({"seats": [player.word() for player in players]}) + "\n")


def replace(path: Path, text: str) -> None:
    """Whatever happens meanwhile, a whole file is there."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as wrong:
        raise BadRequest(
            f"The game cannot be saved in {path}: {wrong.strerror or wrong}. Name another --file."
        ) from wrong


def load(path: Path) -> Table:
    """The table of a record, checked as a whole."""
    try:
        return read_record(read(path), EDITIONS)
    except OtherRules:
        raise
    except BadRecord as broken:
        raise BadRequest(
            f"The record in {path} is invalid at entry {broken.entry}: harena verify {path} says why."
        ) from broken


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as wrong:
        raise BadRequest(f"There is no file {path}: check the name, or start a game with harena play.") from wrong
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadRequest(f"{path} cannot be read as a record: {wrong}.") from wrong


def saved_seats(path: Path) -> list[str] | None:
    """Who sat where, if the file beside the record says so."""
    try:
        words = json.loads(seats_file(path).read_text(encoding="utf-8"))["seats"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return [str(word) for word in words] if isinstance(words, list) else None


def saved_players(path: Path, seats: int, book: Book) -> list[Player]:
    """Who sat where when the record was played; where nothing tells, anybody."""
    words = saved_seats(path) or []
    return seat_players(words if len(words) == seats else ["random"] * seats, book)
