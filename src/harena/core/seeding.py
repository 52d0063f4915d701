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
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def commitment(spec: Spec) -> str:
    """SHA-256 of the chance in words, published before the first draw; seeds that seats add later are not part of it."""
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


def _fast(spec: Spec) -> Chance:
    seed = spec.get("seed")
    if not isinstance(seed, int) or isinstance(seed, bool) or abs(seed) > 1 << 64:
        raise BadRequest("A fast chance needs a whole number as its seed.")
    return Fast(seed)


def _sealed(spec: Spec) -> Chance:
    seed, salt = spec.get("seed"), spec.get("salt", "")
    if not isinstance(seed, str) or len(seed) != 64 or any(letter not in "0123456789abcdef" for letter in seed):
        raise BadRequest("A sealed chance needs a seed of 64 hexadecimal digits.")
    if not isinstance(salt, str) or len(salt) > 1_000:
        raise BadRequest("The seeds that seats add are one text of at most 1,000 characters.")
    return Sealed(bytes.fromhex(seed), salt)


def _scripted(spec: Spec, game: Game) -> Chance:
    draws = spec.get("draws")
    if not isinstance(draws, list) or len(draws) > 10_000:
        raise BadRequest("A scripted chance needs a list of draws.")
    then = None if spec.get("then") is None else chance_from(spec["then"], game)
    return Scripted([numbers for draw in draws for numbers in _draw(draw, game)], then)


def _draw(draw: object, game: Game) -> list[tuple[int, ...]]:
    """One scripted draw: a number, a list of dice, or words of the game."""
    if isinstance(draw, list):
        return [numbers for one in draw for numbers in _draw(one, game)]
    if isinstance(draw, int) and not isinstance(draw, bool):
        return [(draw,)]
    if isinstance(draw, str):
        numbers = game.draw_numbers(" ".join(draw.lower().split()))
        if numbers:
            return [tuple(numbers)]
    raise BadRequest(f"The draw {draw!r} names nothing that can be drawn in this game.")
