"""Writes the browser's types of what games send, from what the games declare: `python -m tools.words FILE`. Each game
has a namespace with its view, odds, events, questions and the words they are told in."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from harena.core.declared import Declared
from harena.core.game import Game
from harena.core.words import CHOICE, QUESTION
from harena.games.catalogue import GAMES

HEAD: Final = "// Written by tools/words.py from what the games declare; never by hand.\n"
PLAIN: Final[dict[object, str]] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
UNTOLD: Final = "{ number: number; seq: number; kind?: never; clause?: never }"
"""An event that the reader may not know."""


def main() -> None:
    file, text = Path(sys.argv[1]), HEAD + "".join(Writer(game).text() for game in GAMES.values())
    # Left alone where nothing is new, so that the pages are not built again for it.
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


class Writer:
    """The types of one game. They are aliases and no interfaces, so that each is also a table of unknown things."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.told: Final = game.vocabulary()
        self.parts: Final[dict[str, str]] = {}
        """What the view and the odds are made of, by name."""

    def text(self) -> str:
        view, odds = self.type(self.told.view), self.type(self.told.odds)
        types = {
            **{type_name(sort): union(map(quoted, words)) for sort, words in self.told.sorts.items()},
            "Event": union([UNTOLD, *[self.event(kind) for kind in self.game.kinds]]),
            "Question": union([self.question(ask) for ask in self.game.asks]),
            **self.parts,
            "Words": block({"view": view, "odds": odds, "event": "Event", "question": "Question"}),
        }
        lines = "".join(f"export type {name} = {body};\n" for name, body in types.items())
        return f"\nexport namespace {type_name(self.game.name)} {{\n{lines}}}\n"

    def event(self, kind: Declared) -> str:
        return self.declared(kind, {"number": "number", "seq": "number", "kind": quoted(kind.name), "clause": "string"})

    def question(self, ask: Declared) -> str:
        return self.declared(ask, {"choice": quoted(ask.name), "clause": "string"})

    def declared(self, what: Declared, usual: dict[str, str]) -> str:
        fields = {name: self.type(kind) for name, kind in self.told.fields(what).items()}
        return "{ " + "; ".join(f"{key(name)}: {kind}" for name, kind in {**usual, **fields}.items()) + " }"

    def type(self, kind: Any) -> str:
        """A Python type in TypeScript."""
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.named(args[0], args[1])
        if origin in (Union, UnionType):
            return " | ".join(self.type(one) for one in args)
        if is_typeddict(kind):
            return self.part(kind)
        if origin is list:
            one = self.type(args[0])
            return f"({one})[]" if " " in one and not one.startswith("[") else f"{one}[]"
        if origin in (dict, Mapping):
            return self.table(*args)
        return PLAIN.get(getattr(kind, "__supertype__", kind), "unknown")

    def named(self, kind: Any, note: Any) -> str:
        """A list of so many, a question, the name of one, or a word of a sort."""
        if isinstance(note, int):
            return "[" + ", ".join([self.type(get_args(kind)[0])] * note) + "]"
        return {QUESTION: "Question", CHOICE: 'Question["choice"]'}.get(note) or type_name(note)

    def table(self, keys: Any, values: Any) -> str:
        """By words of a list not every one need be there."""
        some = get_origin(keys) is Annotated and self.told.sorts[get_args(keys)[1]]
        record = f"Record<{self.type(keys)}, {self.type(values)}>"
        return f"Partial<{record}>" if some else record

    def part(self, kind: Any) -> str:
        name = str(kind.__name__)
        if name not in self.parts:
            fields = get_type_hints(kind, include_extras=True).items()
            self.parts[name] = block({key(name) + mark(of): self.type(inner(of)) for name, of in fields})
        return name


def inner(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is NotRequired else kind


def mark(kind: Any) -> str:
    return "?" if get_origin(kind) is NotRequired else ""


def type_name(name: str) -> str:
    return name.replace("-", " ").title().replace(" ", "")


def key(name: str) -> str:
    return name if name.isidentifier() else quoted(name)


def quoted(word: str) -> str:
    return f'"{word}"'


def union(types: Any) -> str:
    """Each once, in order; what has no list of words may be any."""
    listed = list(dict.fromkeys(types))
    if not listed:
        return "string"
    return listed[0] if len(listed) == 1 else "".join(f"\n  | {one}" for one in listed).lstrip()


def block(fields: dict[str, str]) -> str:
    return "{\n" + "".join(f"  {name}: {kind};\n" for name, kind in fields.items()) + "}"


if __name__ == "__main__":
    main()
