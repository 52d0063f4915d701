"""A conversation with a referee, for tests."""

from __future__ import annotations

import json
import random
from typing import cast

from harena.referee.loop import answer_line
from harena.referee.verbs import Tables

Json = dict[str, object]

GAME = "colossal-arena"
EIGHT = "amazon, cyclops, daimon, ettin, gorgon, magus, titan, wyrm"
FAST: Json = {"make": "fast", "seed": 7}


class Talk:
    """A conversation with one referee."""

    def __init__(self) -> None:
        self.tables = Tables()

    def send(self, line: str) -> Json:
        written = answer_line(self.tables, line)
        assert written.isascii()
        assert "\n" not in written
        answer = json.loads(written)
        assert isinstance(answer, dict)
        assert answer.keys() >= {"id", "ok"}
        return answer

    def ask(self, do: str, **fields: object) -> Json:
        """The answer to a request that must be carried out."""
        answer = self.send(json.dumps({"do": do, **fields}))
        assert answer["ok"] is True, answer
        return answer

    def refused(self, do: str, **fields: object) -> Json:
        """The error of a request that must be refused, and must change nothing."""
        before = self.everything()
        answer = self.send(json.dumps({"do": do, **fields}))
        assert self.everything() == before
        return error_of(answer)

    def new(self, seats: int = 3, **fields: object) -> str:
        return str(self.ask("new", game=GAME, seats=seats, **{"chance": FAST, **fields})["table"])

    def place(self, text: str, draws: list[object] | None = None, then: Json | None = None) -> str:
        """A table from a position, with dictated draws."""
        chance: Json = {"make": "scripted", "draws": draws or [], "then": then}
        position = f"{GAME}; creatures: {EIGHT}; {text}"
        return str(self.ask("position", game=GAME, text=position, chance=chance)["table"])

    def say(self, table: str, seat: int, *moves: str) -> list[Json]:
        return cast("list[Json]", self.ask("answer", table=table, seat=seat, say=list(moves))["events"])

    def text(self, table: str) -> str:
        return str(self.ask("print", table=table)["text"])

    def everything(self) -> list[tuple[str, Json, Json]]:
        """All that can be known of all tables."""
        names = list(self.tables.by_name)
        return [(name, self.ask("print", table=name), self.ask("save", table=name)) for name in names]


def error_of(answer: Json) -> Json:
    assert answer["ok"] is False, answer
    assert answer.keys() == {"id", "ok", "error"}
    error = cast("Json", answer["error"])
    assert error.keys() == {"kind", "say", "clause"}
    assert error["kind"] in {"not-your-turn", "not-an-option", "not-a-move", "bad-request", "no-such-table"}
    say = str(error["say"])
    assert len(say) <= 1_001
    assert say[0].isupper() or say[0] == "'"
    assert say.endswith((".", "…"))
    return error


def play(talk: Talk, table: str, most: int, dice: random.Random) -> list[Json]:
    """Answer at random, at most so often; gives the events of all answers."""
    events: list[Json] = []
    asked = cast("list[Json]", talk.ask("asked", table=table)["asked"])
    for _ in range(most):
        if not asked:
            break
        question = dice.choice(asked)
        option = dice.choice(cast("list[Json]", question["options"]))
        answer = talk.ask("answer", table=table, seat=question["seat"], picks=[option["pick"]])
        events += cast("list[Json]", answer["events"])
        asked = cast("list[Json]", answer["asked"])
    return events
