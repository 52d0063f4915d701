"""One JSON object a line in, one a line out, in order. Nothing that comes in can stop it but the end of input."""

from __future__ import annotations

import io
import json
import logging
import os
import sys
from collections.abc import Iterable, Iterator
from typing import Final, TextIO, cast

from ..core.errors import BadRequest, Refusal
from ..rules.wording import error_words
from .requests import Fields
from .verbs import Tables, carry_out

LONGEST_LINE: Final = 4_000_000
LONGEST_ID: Final = 1_000


def serve() -> None:
    """Referee on standard input and output until the input ends or nobody listens any more."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Bytes that are no text must reach the referee too, to be refused like other nonsense.
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
    run(bounded(sys.stdin), sys.stdout)
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes once more on its way out; give it something that listens.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(lines: Iterable[str], out: TextIO) -> None:
    """Answer every line, whatever it holds, with exactly one line."""
    tables = Tables()
    try:
        for line in lines:
            out.write(answer_line(tables, line) + "\n")
            out.flush()
    except BrokenPipeError:
        return


def bounded(stream: TextIO) -> Iterator[str]:
    """The lines of a stream; of one that is too long only as much as shows that it is."""
    while line := stream.readline(LONGEST_LINE + 1):
        yield line
        while line and not line.endswith("\n"):
            line = stream.readline(LONGEST_LINE)


def answer_line(tables: Tables, line: str) -> str:
    """One line's answer; a refused request has changed nothing."""
    echo: object = None
    try:
        request = parse(line)
        echo = id_of(request)
        return dump({"id": echo, "ok": True, **carry_out(tables, request)})
    except Refusal as refusal:
        return refused(echo, refusal)
    except Exception as wrong:
        # A position in words can describe what no game leads to; its steps then fail somewhere.
        logging.exception("A request could not be carried out.")
        why = f"{type(wrong).__name__}: {wrong}"
        return refused(echo, BadRequest(f"This cannot be carried out, and nothing was changed ({why})."))


def refused(echo: object, refusal: Refusal) -> str:
    return dump({"id": echo, "ok": False, "error": error_words(refusal)})


def parse(line: str) -> Fields:
    if len(line) > LONGEST_LINE:
        raise BadRequest(f"A line has at most {LONGEST_LINE:,} characters.")
    try:
        request = json.loads(line, parse_constant=no_constant)
    except (ValueError, RecursionError) as wrong:
        raise BadRequest("A request is one JSON object on a line; this line is not JSON.") from wrong
    if not isinstance(request, dict):
        raise BadRequest('A request is a JSON object like {"do": "games"}.')
    return cast("Fields", request)


def no_constant(name: str) -> object:
    """NaN and Infinity are Python's, not JSON's."""
    raise ValueError(name)


def id_of(request: Fields) -> object:
    """Whatever the request calls itself, if it is fit to be repeated."""
    echo = request.get("id")
    try:
        fit = len(dump(echo)) <= LONGEST_ID
    except (ValueError, RecursionError):
        fit = False
    if not fit:
        raise BadRequest(f"An id is JSON of at most {LONGEST_ID:,} characters, its numbers finite.")
    return echo


def dump(answer: object) -> str:
    """ASCII alone, so that no reader's encoding can be wrong and half characters pass unharmed."""
    return json.dumps(answer, allow_nan=False, separators=(",", ":"))
