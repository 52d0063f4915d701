"""Records: JSON lines, each with the hash of the line before. A finished record verifies offline, for ever."""

from __future__ import annotations

import hashlib
import json
from typing import Final, cast, final

from .errors import BadRecord, OtherRules, Refusal
from .game import Editions, Game
from .ids import Clause, Pick, Seat
from .seeding import Spec, canonical, commitment
from .table import Entry, Table

FORMAT: Final = 1
_LONGEST: Final = 20_000_000
_LONGEST_NAME: Final = 80
Line = dict[str, object]


# ---- writing


def write_record(table: Table, names: list[str] | None = None) -> str:
    """Header, entries, footer. A finished record reveals its chance; an unfinished one keeps it to go on, so it is
    its owner's alone. Names are what the seats were called, "" where nobody had a name."""
    return Writer(names).write(table)


@final
class Writer:
    """The record of a table that goes on: lines once written are kept as long as their entries are."""

    def __init__(self, names: list[str] | None = None) -> None:
        self.names: Final = names
        self.lines: list[str] = []
        self.entries: list[Entry] = []

    def write(self, table: Table) -> str:
        kept = self.still_true(table)
        self.lines = self.lines[: kept + 1] or [chained(header(table, self.names), "")]
        for seq in range(kept, len(table.entries)):
            self.lines.append(chained(entry_line(seq, table.entries[seq]), self.lines[-1]))
        self.entries = table.entries.copy()
        return "\n".join([*self.lines, chained(footer(table), self.lines[-1])]) + "\n"

    def still_true(self, table: Table) -> int:
        """How many of the lines' entries are still the table's."""
        common = min(len(self.entries), len(table.entries))
        while common > 0 and self.entries[common - 1] is not table.entries[common - 1]:
            common -= 1
        return common


def chained(line: Line, before: str) -> str:
    """A line as text, with the hash of the one before."""
    return canonical({**line, "before": hash_of(before) if before else ""})


def hash_of(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()


def header(table: Table, names: list[str] | None = None) -> Line:
    named: Line = {} if names is None else {"names": names}
    return {
        **table.game.header_extras(table.state),
        **named,
        "harena": FORMAT,
        "game": table.game.name,
        "rules": table.game.version,
        "seats": table.state.seats,
        "options": table.options,
        "start": table.start,
        "commitment": commitment(table.spec),
    }


def entry_line(seq: int, entry: Entry) -> Line:
    return {"seq": seq, "seat": entry.seat, "picks": [int(pick) for pick in entry.picks], "drawn": entry.drawn}


def footer(table: Table) -> Line:
    result = table.game.result(table.state)
    return {"result": None if result is None else result.words(), "chance": table.spec}


# ---- reading


def read_record(text: str, editions: Editions) -> Table:
    """Replay a record by the rules it was played by and check all of it: chain, commitment, every move, every draw,
    the result."""
    lines = _parsed(text)
    table = _first_table(lines, editions)
    broken = _first_broken(text.splitlines(), lines)
    if broken == 0:
        raise BadRecord("The header was changed: its hash does not match the next line.", 0)
    for number in range(1, len(lines) - 1):
        if number == broken:
            raise _changed(table, number - 1, "its hash does not match the next line")
        _replay(table, lines[number], number - 1)
    _check_footer(table, lines[-1])
    return table


def read_names(text: str) -> list[str]:
    """What the seats of a record that was checked were called; nothing if it does not say."""
    names = json.loads(text.partition("\n")[0]).get("names")
    return [] if names is None else [str(name) for name in names]


def _parsed(text: str) -> list[Line]:
    if len(text) > _LONGEST:
        raise BadRecord("The record is larger than 20 MB.", 0)
    if not text.isascii():
        raise BadRecord("The record was changed: records are written in ASCII.", 0)
    lines: list[Line] = []
    for number, line in enumerate(text.splitlines()):
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, dict):
            raise BadRecord(f"Line {number + 1} is not a line of a record.", max(0, number - 1))
        lines.append(cast("Line", value))
    if len(lines) < 3 or lines[0].get("harena") != FORMAT:
        raise BadRecord("This is not a Harena record: it needs a header, entries and a footer.", 0)
    return lines


def _first_broken(texts: list[str], lines: list[Line]) -> int | None:
    """The first line whose hash does not stand in the next one."""
    for number in range(len(lines) - 1):
        if lines[number + 1].get("before") != hash_of(texts[number]):
            return number
    return None


def _edition(head: Line, editions: Editions) -> Game:
    """The rules a record was played by, however many came after them."""
    name, version = head.get("game"), head.get("rules")
    known = sorted([number for game, number in editions if game == name])
    if not known:
        raise OtherRules(f"There is no game '{name}' here.", 0)
    # True and 1.0 are keys as good as 1; no record is written with them.
    if type(version) is not int or version not in known:
        numbers = " and ".join([str(number) for number in known])
        raise OtherRules(f"The record needs rules version {version} of {name}; this Harena knows {numbers}.", 0)
    return editions[str(name), version]


def _first_table(lines: list[Line], editions: Editions) -> Table:
    """The table as the header and the revealed chance set it up."""
    head = lines[0]
    game = _edition(head, editions)
    seats, options, start, spec = head.get("seats"), head.get("options"), head.get("start"), lines[-1].get("chance")
    if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(start, (str, type(None))):
        raise BadRecord("The header does not give seats, options and start correctly.", 0)
    if not isinstance(spec, dict) or commitment(cast("Spec", spec)) != head.get("commitment"):
        raise BadRecord("The seed revealed at the end is not the one committed to at the start.", 0)
    try:
        table = Table(game, seats, cast("dict[str, object]", options), cast("Spec", spec), start)
    except Refusal as refusal:
        raise BadRecord(f"The table cannot be set up: {refusal.say}", 0, refusal.clause) from refusal
    _check_extras(table, head)
    _check_names(head.get("names"), seats)
    return table


def _check_extras(table: Table, head: Line) -> None:
    for name, value in table.game.header_extras(table.state).items():
        if head.get(name) != value:
            raise BadRecord(f"The header's '{name}' is not {value}, as at the table it sets up.", 0)


def _check_names(names: object, seats: int) -> None:
    """Records from before there were names have none."""
    if names is None:
        return
    fit = isinstance(names, list) and len(names) == seats
    if not fit or not all(isinstance(name, str) and len(name) <= _LONGEST_NAME for name in cast("list[object]", names)):
        raise BadRecord(f"The header does not give a name of up to {_LONGEST_NAME} letters for each seat.", 0)


def _replay(table: Table, line: Line, seq: int) -> None:
    if line.get("seq") != seq:
        raise _changed(table, seq, f"it calls itself {line.get('seq')!r}")
    clause = table.clause_asked()
    if seq > 0:
        _answer(table, line, seq)
    if table.entries[seq].drawn != line.get("drawn"):
        raise BadRecord(
            f"Entry {seq}: the seed gives {table.entries[seq].drawn}, not {line.get('drawn')}.", seq, clause
        )


def _answer(table: Table, line: Line, seq: int) -> None:
    seat, picks = line.get("seat"), line.get("picks")
    if not isinstance(seat, int) or not isinstance(picks, list) or not all(isinstance(pick, int) for pick in picks):
        raise _changed(table, seq, "it does not give seat and picks correctly")
    try:
        table.answer(Seat(seat), [Pick(pick) for pick in picks])
    except Refusal as refusal:
        clause = refusal.clause or table.clause_asked()
        raise BadRecord(f"Entry {seq} breaks a rule: {refusal.say}", seq, clause) from refusal


def _changed(table: Table, seq: int, how: str) -> BadRecord:
    clause = table.clause_asked()
    return BadRecord(f"Entry {seq} ({clause or 'after the end'}) was changed: {how}.", seq, clause)


def _check_footer(table: Table, line: Line) -> None:
    result = table.game.result(table.state)
    if line.get("result") != (None if result is None else result.words()):
        clauses = [] if result is None else result.clauses
        clause = clauses[0] if clauses else Clause("")
        raise BadRecord("The result does not follow from the moves.", table.seq(), clause)
