"""An owner's set of components in a JSON file: read, checked, and refused with the line, the place and the reason."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast

from .core.errors import BadRequest
from .games.arena_maximus.components import Components, WrongSet

SPACE = re.compile(r"\s*")
DECODER = json.JSONDecoder()


def read_set(path: Path) -> Components:
    """The set in a file, if it is one."""
    text = read_text(path)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise refusal(path, wrong.lineno, f"this is not JSON: {wrong.msg} at column {wrong.colno}") from wrong
    except (ValueError, RecursionError) as wrong:
        raise refusal(path, 1, "this is not JSON that can be read") from wrong
    if not isinstance(data, dict):
        raise refusal(path, 1, "a set of components is a JSON object")
    try:
        return Components(cast("dict[str, object]", data))
    except WrongSet as wrong:
        raise refusal(path, line_of(text, wrong.where), f"{wrong.where}: {wrong.why}") from wrong


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as wrong:
        raise BadRequest(f"There is no file {path}: check the name of your set of components.") from wrong
    except OSError as wrong:
        raise BadRequest(f"{path} cannot be read as a set of components: {wrong.strerror or wrong}.") from wrong
    except UnicodeDecodeError as wrong:
        raise BadRequest(f"{path} cannot be read as a set of components: it is not UTF-8 text.") from wrong


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
