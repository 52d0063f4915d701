"""Whether what is sent fits the type that declares it: every key and every value, looked at one by one."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from harena.core.asks import Question
from harena.core.declared import Declared
from harena.core.game import Game
from harena.core.words import CHOICE, QUESTION

EVENT = {"number": int, "seq": int}
TOLD = {**EVENT, "kind": str, "clause": str}
ASKED = {"choice": str, "clause": str}


class Fitting:
    """Holds what a game sends against what it declares; each misfit is a line that says where."""

    def __init__(self, game: Game) -> None:
        self.told = game.vocabulary()
        self.asks = {ask.name: ask for ask in game.asks}
        self.kinds = {kind.name: kind for kind in game.kinds}

    def view(self, words: Mapping[str, object]) -> list[str]:
        return self.misfits(words, self.told.view, "view")

    def odds(self, words: Mapping[str, object]) -> list[str]:
        return self.misfits(words, self.told.odds, "odds")

    def event(self, words: Mapping[str, object]) -> list[str]:
        """One that a reader may not know has its numbers alone."""
        kind = self.kinds.get(str(words.get("kind", "")))
        return self.entries(words, EVENT if kind is None else self.keys(TOLD, kind), str(words.get("kind")))

    def question(self, words: Question) -> list[str]:
        ask = self.asks.get(str(words.get("choice")))
        return ["question: not declared"] if ask is None else self.entries(words, self.keys(ASKED, ask), ask.name)

    def keys(self, usual: Mapping[str, object], what: Declared) -> dict[str, object]:
        return {**usual, **self.told.fields(what)}

    def entries(self, words: Mapping[str, object], types: Mapping[str, object], where: str) -> list[str]:
        """Exactly these keys, and each value of its type."""
        wanted = {name for name, kind in types.items() if get_origin(kind) is not NotRequired}
        wrong = [f"{where}: {name} is missing" for name in sorted(wanted - words.keys())]
        wrong += [f"{where}: {name} is not declared" for name in sorted(words.keys() - types.keys())]
        for name in words.keys() & types.keys():
            wrong += self.misfits(words[name], types[name], f"{where}.{name}")
        return wrong

    def misfits(self, value: Any, kind: Any, where: str) -> list[str]:
        origin, args = get_origin(kind), get_args(kind)
        if origin is NotRequired:
            return self.misfits(value, args[0], where)
        if origin is Annotated:
            return self.named(value, args[0], args[1], where)
        if origin in (Union, UnionType):
            tried = [self.misfits(value, one, where) for one in args]
            return [] if [] in tried else [f"{where}: {value!r} is none of what it may be"]
        if is_typeddict(kind):
            if not isinstance(value, dict):
                return [f"{where}: {value!r} has no parts"]
            return self.entries(value, get_type_hints(kind, include_extras=True), where)
        if origin is list:
            wrong = [] if isinstance(value, list) else [f"{where}: {value!r} is no list"]
            return wrong or [line for one in value for line in self.misfits(one, args[0], f"{where}[]")]
        if origin is dict:
            wrong = [] if isinstance(value, dict) else [f"{where}: {value!r} is no table"]
            return wrong or [
                line
                for key, one in value.items()
                for line in [*self.misfits(key, args[0], where), *self.misfits(one, args[1], f"{where}.{key}")]
            ]
        return self.plain(value, kind, where)

    def named(self, value: Any, kind: Any, note: Any, where: str) -> list[str]:
        """A list of so many, a question, the name of one, or a word of a sort."""
        if note == QUESTION:
            return self.question(value) if isinstance(value, dict) else [f"{where}: {value!r} is no question"]
        wrong = self.misfits(value, kind, where)
        if isinstance(note, int):
            return wrong or ([] if len(value) == note else [f"{where}: {value!r} are not {note}"])
        words = list(self.asks) if note == CHOICE else self.told.sorts[note]
        return wrong or ([] if not words or value in words else [f"{where}: {value!r} is no {note}"])

    def plain(self, value: Any, kind: Any, where: str) -> list[str]:
        """A truth is no number, though Python takes it for one."""
        kind = getattr(kind, "__supertype__", kind)
        assert kind in (int, str, bool, float, NoneType), kind
        return [] if type(value) is kind else [f"{where}: {value!r} is no {kind.__name__}"]


def declared_sorts(game: Game) -> set[str]:
    """The sorts of all fields of a game's events and questions."""
    return {sort.removesuffix("s") for what in [*game.kinds, *game.asks] for sort in what.types}
