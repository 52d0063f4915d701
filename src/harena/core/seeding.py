"""Chance from words: `{"make": "sealed", "seed": "<64 hex>"}`, and the commitment that fixes it beforehand."""

from __future__ import annotations

import hashlib
import json
import os
from typing import cast

from .chance import Chance, Fast, Scripted, Sealed
from .errors import BadRequest
from .game import Game

Spec = dict[str, object]


def fresh_seal() -> Spec:
    """A sealed chance of 256 bits from the operating system."""
    return {"make": "sealed", "seed": os.urandom(32).hex()}


def seal_for(seed: str) -> Spec:
    """A sealed chance for a seed people can type: the same words give the same game."""
    return {"make": "sealed", "seed": hashlib.sha256(seed.encode()).hexdigest()}


def canonical(value: object) -> str:
    """One way to write a value, in ASCII: the same bytes for every reader, and no line breaks but our own."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def commitment(spec: Spec) -> str:
    """SHA-256 of the chance in words, published before the first draw; seeds that seats add are no part of it."""
    return hashlib.sha256(canonical({key: spec[key] for key in spec if key != "salt"}).encode()).hexdigest()


def chance_from(spec: object, game: Game) -> Chance:
    """Build a chance, or say what is wrong with its words."""
    if not isinstance(spec, dict):
        raise BadRequest('Chance is an object like {"make": "fast", "seed": 7}.')
    words = cast("dict[str, object]", spec)
    make = words.get("make")
    if make == "fast":
        return _fast(words)
    if make == "sealed":
        return _sealed(words)
    if make == "scripted":
        return _scripted(words, game)
    raise BadRequest(f"Chance is made 'fast', 'sealed' or 'scripted', not {make!r}.")


def _only(spec: Spec, known: list[str]) -> None:
    """All words of a chance are committed to, so none of them may mean nothing."""
    for name in spec:
        if name != "make" and name not in known:
            raise BadRequest(f"A {spec['make']} chance takes {' and '.join(known)}, not {name!r}.")


def _fast(spec: Spec) -> Chance:
    _only(spec, ["seed"])
    seed = spec.get("seed")
    if not isinstance(seed, int) or isinstance(seed, bool) or abs(seed) > 1 << 64:
        raise BadRequest("A fast chance needs a whole number as its seed.")
    return Fast(seed)


def _sealed(spec: Spec) -> Chance:
    _only(spec, ["seed", "salt"])
    seed, salt = spec.get("seed"), spec.get("salt", "")
    if not isinstance(seed, str) or len(seed) != 64 or any(letter not in "0123456789abcdef" for letter in seed):
        raise BadRequest("A sealed chance needs a seed of 64 hexadecimal digits.")
    if not isinstance(salt, str) or len(salt) > 1_000 or not salt.isprintable():
        raise BadRequest("The seeds that seats add are one text of at most 1,000 printable characters.")
    return Sealed(bytes.fromhex(seed), salt)


def _scripted(spec: Spec, game: Game) -> Chance:
    _only(spec, ["draws", "then"])
    draws = spec.get("draws")
    if not isinstance(draws, list) or len(draws) > 10_000:
        raise BadRequest("A scripted chance needs a list of at most 10,000 draws.")
    words = [_word(one, game) for draw in draws for one in (draw if isinstance(draw, list) else [draw])]
    return Scripted(game, words, _then(spec.get("then"), game))


def _then(spec: object, game: Game) -> Chance | None:
    """What serves a table whose script is used up; nothing if running out is an error."""
    if isinstance(spec, dict) and spec.get("make") == "scripted":
        raise BadRequest("After its draws a script goes on with a fast or a sealed chance; one list holds all draws.")
    return None if spec is None else chance_from(spec, game)


def _word(draw: object, game: Game) -> str | int:
    """One scripted draw: a number, or words of the game; spaces and case do not matter."""
    if isinstance(draw, int) and not isinstance(draw, bool):
        return draw
    if isinstance(draw, str):
        word = " ".join(draw.lower().split())
        if game.draw_numbers("", word):
            return word
    raise BadRequest(f"The draw {draw!r} names nothing that can be drawn in this game.")
