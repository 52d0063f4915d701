"""Whole games as text, to be read and to be compared: every question, answer and event, and now and then every view.

The first line of a file says which game it is, and all the rest follows from it. To add one, write that line into a new
file; to bring all of them up to date, run `python -m tests.contract.playthroughs --write` and read the difference.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NotRequired, TypedDict, cast

from harena.bots.catalogue import BOTS
from harena.core.asked import Asked
from harena.core.chance import Chance, Fast
from harena.core.ids import Pick, Seat
from harena.core.table import Table
from harena.games.catalogue import EDITIONS, GAMES

from .play import random_answer

FOLDER = Path(__file__).with_name("playthroughs")
MOST_OPTIONS = 120
VIEWS_EVERY = 50
"""Decisions between two looks at what every seat sees, unless the first line says otherwise."""


class Header(TypedDict):
    """What a playthrough follows from."""

    game: str
    rules: NotRequired[int]
    """The edition, where it is not the newest."""
    seats: int
    options: dict[str, object]
    seed: int
    bot: NotRequired[str]
    """Who plays; without one, chance."""
    views_every: NotRequired[int]


def header_of(path: Path) -> Header:
    return cast("Header", json.loads(path.read_text(encoding="utf-8").splitlines()[0]))


def playthrough(header: Header) -> str:
    """The whole text of a game, played at random or by a bot."""
    return "\n".join([json.dumps(header), *story(header)]) + "\n"


def story(header: Header) -> Iterator[str]:
    chance = Fast(header["seed"] + 1)
    spec: dict[str, object] = {"make": "fast", "seed": header["seed"]}
    name = header["game"]
    game = EDITIONS[name, header.get("rules", GAMES[name].version)]
    table = Table(game, header["seats"], header["options"], spec)
    yield from ["", "0. The table is set up."]
    yield from events_of(table, -1)
    while not table.state.over():
        if table.seq() % header.get("views_every", VIEWS_EVERY) == 0:
            yield from views(table)
        seat, pick = answer_of(header, table, chance)
        question = table.question(seat)
        options = " | ".join(shortened([table.game.picks.say(option) for option in table.state.options(seat)]))
        table.answer(seat, [pick])
        yield ""
        yield f"{table.seq()}. Seat {seat}, {question['choice']} ({question['clause']}): {options}"
        yield f"   > {table.game.picks.say(pick)}"
        yield from events_of(table, table.seq() - 1)
    yield from views(table)
    result = table.game.result(table.state)
    assert result is not None
    yield from ["", f"The end: {json.dumps(result.words())}"]


def shortened(options: list[str]) -> list[str]:
    """Sums and other long lists: how they begin and end."""
    return options if len(options) <= MOST_OPTIONS else [*options[:3], "…", *options[-2:]]


def answer_of(header: Header, table: Table, chance: Chance) -> tuple[Seat, Pick]:
    if "bot" not in header:
        return random_answer(table.state, chance)
    seat = table.state.asked()[0]
    return seat, BOTS[header["bot"]].choose(Asked(table.game, table.state, seat), chance)


def events_of(table: Table, since: int) -> Iterator[str]:
    """`   bet-placed (CA-3.2) to all: seat 1, creature wyrm`"""
    for event in table.all_events(since):
        fields = {name: event[name] for name in event if name not in ("number", "seq", "kind", "clause", "audience")}
        audience = event["audience"]
        knowing = audience if isinstance(audience, str) else " ".join(str(seat) for seat in cast("list[int]", audience))
        yield f"   {event['kind']} ({event['clause']}) to {knowing}: {spelled(fields)}".rstrip(": ")


def spelled(fields: dict[str, object]) -> str:
    return ", ".join(
        f"{name} {' + '.join(map(str, value)) if isinstance(value, list) else value}" for name, value in fields.items()
    )


def views(table: Table) -> Iterator[str]:
    """The position, the public view, and what each seat sees besides."""
    yield from ["", f"   position: {table.game.print(table.state)}"]
    public = table.game.view(table.state, None).words()
    for name, value in public.items():
        yield f"   all see {name}: {json.dumps(value)}"
    for seat in range(table.state.seats):
        for name, value in table.game.view(table.state, Seat(seat)).words().items():
            if public.get(name) != value:
                yield f"   seat {seat} sees {name}: {json.dumps(value)}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Write every playthrough anew from its first line.")
    parser.add_argument("--write", action="store_true", required=True)
    parser.parse_args()
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(playthrough(header_of(path)), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
