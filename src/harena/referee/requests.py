"""Reading a request: one function a type, each refusal one full sentence."""

from __future__ import annotations

import json
from typing import Final, cast

from ..core.errors import BadRequest
from ..core.game import Game
from ..core.ids import Pick, Seat
from ..core.table import Table
from ..games.catalogue import GAMES

Fields = dict[str, object]

LARGEST: Final = 2**63 - 1
_MOST_MOVES: Final = 1_000
_LONGEST_QUOTE: Final = 60


def need(request: Fields, name: str) -> object:
    if name not in request:
        raise BadRequest(f"'{request['do']}' needs '{name}'." if "do" in request else f"A request needs '{name}'.")
    return request[name]


def need_text(request: Fields, name: str) -> str:
    value = need(request, name)
    if not isinstance(value, str):
        raise BadRequest(f"'{name}' is a text, not {quote(value)}.")
    return value


def need_int(request: Fields, name: str, least: int = -LARGEST, most: int = LARGEST) -> int:
    return whole(need(request, name), f"'{name}'", least, most)


def whole(value: object, what: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRequest(f"{what} is a whole number, not {quote(value)}.")
    if not least <= value <= most:
        raise BadRequest(f"{what} runs from {least} to {most}, not {quote(value)}.")
    return value


def need_moves(request: Fields, name: str) -> list[object]:
    value = need(request, name)
    if not isinstance(value, list):
        raise BadRequest(f"'{name}' is a list of moves, not {quote(value)}.")
    if len(value) > _MOST_MOVES:
        raise BadRequest(f"'{name}' is a list of at most {_MOST_MOVES:,} moves, not {len(value):,}.")
    return value


def may_object(request: Fields, name: str) -> Fields | None:
    """An object, or nothing where it is null or left out."""
    value = request.get(name)
    if value is not None and not isinstance(value, dict):
        raise BadRequest(f"'{name}' is an object, not {quote(value)}.")
    return cast("Fields | None", value)


def need_game(request: Fields) -> Game:
    name = need_text(request, "game")
    if name not in GAMES:
        raise BadRequest(f"There is no game {quote(name)}; available: {', '.join(GAMES)}.")
    return GAMES[name]


def need_seat(request: Fields, table: Table) -> Seat:
    return Seat(need_int(request, "seat", 0, table.state.seats - 1))


def need_reader(request: Fields, table: Table) -> Seat | None:
    """A seat, or nobody's for a spectator."""
    return None if need(request, "seat") is None else need_seat(request, table)


def need_picks(request: Fields, table: Table) -> list[Pick]:
    """The moves of a request, by number or in words."""
    if ("picks" in request) == ("say" in request):
        raise BadRequest(f"'{request['do']}' needs one of 'picks' and 'say'.")
    picks = table.game.picks
    if "picks" in request:
        return [picks.check(whole(pick, "A pick", -LARGEST, LARGEST)) for pick in need_moves(request, "picks")]
    return [picks.parse(move_words(move)) for move in need_moves(request, "say")]


def move_words(move: object) -> str:
    if not isinstance(move, str):
        raise BadRequest(f"A move in 'say' is a text, not {quote(move)}.")
    return move


def quote(value: object) -> str:
    """A value as it was sent, cut to fit a sentence."""
    if isinstance(value, (dict, list)):
        return "an object" if isinstance(value, dict) else "a list"
    text = json.dumps(value)
    return text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"
