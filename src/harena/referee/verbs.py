"""What the referee can be asked: one short function a verb, and the table of them at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ..core.errors import BadRequest, Refusal
from ..core.record import read_record, write_record
from ..core.seeding import Spec, commitment, fresh_seal
from ..core.table import Table
from ..games.catalogue import EDITIONS, GAMES
from ..rules.wording import game_words
from .requests import Fields, may_object, need_game, need_int, need_picks, need_reader, need_seat, need_text, quote

MOST_TABLES: Final = 10_000


class NoSuchTable(Refusal):
    """A table that was never made, or was dropped."""

    kind = "no-such-table"


@final
class Tables:
    """The tables of one run, by name."""

    def __init__(self) -> None:
        self.by_name: Final[dict[str, Table]] = {}
        self.made = 0

    def keep(self, table: Table) -> Fields:
        """Name a table and say what it asks."""
        if len(self.by_name) >= MOST_TABLES:
            raise BadRequest(f"This referee keeps at most {MOST_TABLES:,} tables; drop one first.")
        first = {**standing(table), "commitment": commitment(table.spec)}
        self.made += 1
        name = f"t{self.made}"
        self.by_name[name] = table
        return {"table": name, **first}

    def named(self, request: Fields) -> Table:
        name = need_text(request, "table")
        if name not in self.by_name:
            raise NoSuchTable(f"There is no table {quote(name)}.")
        return self.by_name[name]


def standing(table: Table) -> Fields:
    return {"seq": table.seq(), "asked": table.asked()}


def carry_out(tables: Tables, request: Fields) -> Fields:
    do = need_text(request, "do")
    if do not in VERBS:
        raise BadRequest(f"There is no verb {quote(do)}; available: {', '.join(VERBS)}.")
    VERBS[do].check_fields(do, request)
    return VERBS[do].handler(tables, request)


# ---- the games


def games(tables: Tables, request: Fields) -> Fields:
    return {"games": [game_words(game) for game in GAMES.values()]}


# ---- tables come and go


def new(tables: Tables, request: Fields) -> Fields:
    options = may_object(request, "options") or {}
    return tables.keep(Table(need_game(request), need_int(request, "seats"), options, chance_of(request)))


def position(tables: Tables, request: Fields) -> Fields:
    # Seats and options are in the text.
    return tables.keep(Table(need_game(request), 0, {}, chance_of(request), need_text(request, "text")))


def chance_of(request: Fields) -> Spec:
    chance = may_object(request, "chance")
    return fresh_seal() if chance is None else chance


def load(tables: Tables, request: Fields) -> Fields:
    return tables.keep(read_record(need_text(request, "record"), EDITIONS))


def clone(tables: Tables, request: Fields) -> Fields:
    return tables.keep(tables.named(request).twin())


def imagine(tables: Tables, request: Fields) -> Fields:
    table = tables.named(request)
    return tables.keep(table.imagined(need_seat(request, table), need_int(request, "seed")))


def drop(tables: Tables, request: Fields) -> Fields:
    tables.named(request)
    del tables.by_name[need_text(request, "table")]
    return {}


# ---- play


def asked(tables: Tables, request: Fields) -> Fields:
    return standing(tables.named(request))


def answer(tables: Tables, request: Fields) -> Fields:
    table = tables.named(request)
    before = table.seq()
    table.answer(need_seat(request, table), need_picks(request, table))
    try:
        return {**standing(table), "events": table.all_events(before)}
    except Exception:
        # Only a position that no game leads to brings events without words.
        table.undo(before)
        raise


def undo(tables: Tables, request: Fields) -> Fields:
    table = tables.named(request)
    seq = need_int(request, "to", 0, table.seq())
    table.check_undo()
    table.undo(seq)
    return standing(table)


# ---- looking


def view(tables: Tables, request: Fields) -> Fields:
    table = tables.named(request)
    return {"view": table.game.view(table.state, need_reader(request, table)).words()}


def events(tables: Tables, request: Fields) -> Fields:
    table = tables.named(request)
    since = need_int(request, "since", -1, table.seq()) if "since" in request else -1
    return {"seq": table.seq(), "events": table.events(need_reader(request, table), since)}


def odds(tables: Tables, request: Fields) -> Fields:
    table = tables.named(request)
    return {"odds": table.game.odds(table.state, need_seat(request, table), need_picks(request, table))}


def result(tables: Tables, request: Fields) -> Fields:
    table = tables.named(request)
    outcome = table.game.result(table.state)
    return {"result": None if outcome is None else outcome.words()}


def print_position(tables: Tables, request: Fields) -> Fields:
    table = tables.named(request)
    return {"text": table.game.print(table.state)}


def save(tables: Tables, request: Fields) -> Fields:
    return {"record": write_record(tables.named(request))}


# ---- the table of verbs


@final
class Verb:
    """The fields a request may have, and the function that answers it."""

    def __init__(self, handler: Callable[[Tables, Fields], Fields], fields: str = "") -> None:
        self.handler: Final = handler
        self.fields: Final = fields.split()

    def check_fields(self, do: str, request: Fields) -> None:
        """A misspelt field must not pass for one left out."""
        for name in request:
            if name not in ("do", "id", *self.fields):
                takes = ", ".join(self.fields) or "nothing"
                raise BadRequest(f"'{do}' takes {takes}; there is no field {quote(name)}.")


VERBS: Final[dict[str, Verb]] = {
    "games": Verb(games),
    "new": Verb(new, "game seats options chance"),
    "position": Verb(position, "game text chance"),
    "asked": Verb(asked, "table"),
    "answer": Verb(answer, "table seat picks say"),
    "view": Verb(view, "table seat"),
    "events": Verb(events, "table seat since"),
    "odds": Verb(odds, "table seat picks say"),
    "imagine": Verb(imagine, "table seat seed"),
    "clone": Verb(clone, "table"),
    "undo": Verb(undo, "table to"),
    "drop": Verb(drop, "table"),
    "print": Verb(print_position, "table"),
    "save": Verb(save, "table"),
    "load": Verb(load, "record"),
    "result": Verb(result, "table"),
}
