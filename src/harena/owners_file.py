"""What owners give as data in a JSON file, a set of components or a track: read, checked, and refused with the line,
the place and the reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

from .core.errors import BadRequest
from .games.arena_maximus.components import Components, WrongSet
from .games.circus_maximus.track import Track
from .games.circus_maximus.track_data import WrongTrack

Made = TypeVar("Made")
SPACE = re.compile(r"\s*")
DECODER = json.JSONDecoder()


def read_set(path: Path) -> Components:
    """The set of components in a file, if it is one."""
    return read_data(path, "a set of components", Components)


def read_track(path: Path) -> Track:
    """The track in a file, if it is one."""
    return read_data(path, "a track", Track)


def read_data(path: Path, what: str, make: Callable[[dict[str, object]], Made]) -> Made:
    text = read_text(path, what)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise refusal(path, wrong.lineno, f"this is not JSON: {wrong.msg} at column {wrong.colno}") from wrong
    except (ValueError, RecursionError) as wrong:
        raise refusal(path, 1, "this is not JSON that can be read") from wrong
    if not isinstance(data, dict):
        raise refusal(path, 1, f"{what} is a JSON object")
    try:
        return make(cast("dict[str, object]", data))
    except (WrongSet, WrongTrack) as wrong:
        raise refusal(path, line_of(text, wrong.where), f"{wrong.where}: {wrong.why}") from wrong


def read_text(path: Path, what: str) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as wrong:
        raise BadRequest(f"There is no file {path} to read {what} from: check its name.") from wrong
    except OSError as wrong:
        raise BadRequest(f"{path} cannot be read as {what}: {wrong.strerror or wrong}.") from wrong
    except UnicodeDecodeError as wrong:
        raise BadRequest(f"{path} cannot be read as {what}: it is not UTF-8 text.") from wrong


def refusal(path: Path, line: int, why: str) -> BadRequest:
    return BadRequest(f"{path}, line {line}: {why}.")


def line_of(text: str, where: str) -> int:
    """The line of a place such as `tiles.straight[3]`; of what is missing, the line of what it is missing from."""
    at = after_space(text, 0)
    for part in re.findall(r"\w+", where):
        at = children(text, at).get(part, at)
    return text.count("\n", 0, at) + 1


def children(text: str, at: int) -> dict[str, int]:
    """Where the values of an object or a list begin, by name or number. The text is known to be JSON."""
    if text[at] not in "{[":
        return {}
    found: dict[str, int] = {}
    named, place = text[at] == "{", after_space(text, at + 1)
    while text[place] not in "}]":
        name = str(len(found))
        if named:
            name, place = DECODER.raw_decode(text, place)
            place = after_space(text, after_space(text, place) + 1)
        found[name] = place
        place = after_space(text, DECODER.raw_decode(text, place)[1])
        if text[place] == ",":
            place = after_space(text, place + 1)
    return found


def after_space(text: str, at: int) -> int:
    space = SPACE.match(text, at)
    assert space is not None
    return space.end()
