"""Records: they replay for ever, and whatever is changed in one is found and named."""

from __future__ import annotations

import json

import pytest

from harena.core.chance import Fast
from harena.core.errors import BadRecord
from harena.core.ids import Seat
from harena.core.playout import play_out
from harena.core.record import Writer, chained, hash_of, read_record, write_record
from harena.core.seeding import Spec, commitment, seal_for
from harena.core.table import Table

from .toy import TOY, TOYS

SEAL = seal_for("a seed")


def play(table: Table, most: int = 1_000) -> Table:
    chance = Fast(5)
    while not table.state.over() and most > 0:
        seat = table.state.asked()[chance.below(len(table.state.asked()), "seat")]
        options = table.state.options(seat)
        table.answer(seat, [options[chance.below(len(options), "pick")]])
        most -= 1
    return table


def finished(spec: Spec = SEAL) -> Table:
    return play(Table(TOY, 3, {"short": True}, spec))


def lines_of(table: Table) -> list[dict[str, object]]:
    return [json.loads(line) for line in write_record(table).splitlines()]


def rewritten(lines: list[dict[str, object]]) -> str:
    """A record with a chain made to fit, as a careful forger would."""
    written = [""]
    for line in lines:
        written.append(chained({name: line[name] for name in line if name != "before"}, written[-1]))
    return "\n".join(written[1:]) + "\n"


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        read_record(text, TOYS)
    assert refusal.value.say.endswith(".")
    assert refusal.value.kind == "bad-request"
    return refusal.value


def clause_of(table: Table, seq: int) -> str | None:
    """The clause of the question an entry answers; for the set-up, of the first question."""
    return table.at(max(0, seq - 1)).clause_asked()


# ---- what a record is


def test_a_record_is_header_entries_and_footer_chained_by_hashes() -> None:
    table = finished()
    text = write_record(table)
    lines = lines_of(table)
    assert lines[0] == {
        "harena": 1,
        "game": "toy",
        "rules": 1,
        "seats": 3,
        "options": {"short": True},
        "start": None,
        "commitment": commitment(SEAL),
        "before": "",
    }
    assert [line["seq"] for line in lines[1:-1]] == list(range(table.seq() + 1))
    assert lines[1]["seat"] is None
    assert lines[1]["drawn"] == table.entries[0].drawn
    assert lines[-1]["chance"] == SEAL
    assert lines[-1]["result"] == TOY.result(table.state).words()  # type: ignore[union-attr]
    for before, line in zip(text.splitlines()[:-1], lines[1:], strict=True):
        assert line["before"] == hash_of(before)


def test_records_are_plain_ascii_lines() -> None:
    table = Table(TOY, 2, {}, {**SEAL, "salt": "Γειά σου"})
    text = write_record(table)
    assert text.isascii()
    assert text.endswith("}\n")
    assert len(text.splitlines()) == 3
    assert write_record(read_record(text, TOYS)) == text


@pytest.mark.parametrize(
    "spec",
    [
        SEAL,
        {**SEAL, "salt": "words of the seats"},
        {"make": "fast", "seed": 12},
        {"make": "scripted", "draws": [f"card {number}" for number in range(9)], "then": {"make": "fast", "seed": 1}},
    ],
)
def test_a_record_replays_whatever_made_its_chance(spec: Spec) -> None:
    table = finished(spec)
    again = read_record(write_record(table), TOYS)
    assert TOY.print(again.state) == TOY.print(table.state)
    assert again.all_events(-1) == table.all_events(-1)
    assert write_record(again) == write_record(table)


@pytest.mark.parametrize("most", [0, 1, 4])
def test_an_unfinished_record_goes_on(most: int) -> None:
    table = play(Table(TOY, 2, {}, SEAL), most)
    again = read_record(write_record(table), TOYS)
    assert again.seq() == most
    assert lines_of(table)[-1]["result"] is None
    assert TOY.print(play(again).state) == TOY.print(play(table).state)


def test_a_record_may_start_from_a_position() -> None:
    state = TOY.new(2, {"prize": "none"}, Fast(1))
    table = play(Table(TOY, 0, {}, SEAL, TOY.print(state)))
    again = read_record(write_record(table), TOYS)
    assert again.options == {"prize": "none"}
    assert TOY.print(again.state) == TOY.print(table.state)


# ---- what is found


def test_every_changed_line_is_found_and_named() -> None:
    """One letter changed in each line in turn: the header, each entry with its clause, the footer."""
    table = finished()
    lines = write_record(table).splitlines()
    for number, line in enumerate(lines):
        place = line.index('"before":"') + 12 if number > 0 else line.index('"commitment":"') + 14
        letter = "0" if line[place] != "0" else "1"
        changed = line[:place] + letter + line[place + 1 :]
        refusal = refused("\n".join([*lines[:number], changed, *lines[number + 1 :]]))
        if number == 0:
            assert refusal.entry == 0
        elif number < len(lines) - 1:
            # The hash of the line before stands in this one: that line is the first that does not fit.
            assert refusal.entry == max(0, number - 2)
            assert refusal.clause == (None if number == 1 else clause_of(table, number - 2))
        else:
            assert refusal.entry == table.seq()


def test_a_changed_move_breaks_at_its_entry() -> None:
    table = finished()
    lines = write_record(table).splitlines()
    for seq in range(1, table.seq() + 1):
        entry = json.loads(lines[seq + 1])
        entry["picks"] = [(entry["picks"][0] + 1) % 5]
        changed = [*lines[: seq + 1], json.dumps(entry, sort_keys=True, separators=(",", ":")), *lines[seq + 2 :]]
        refusal = refused("\n".join(changed))
        clause = clause_of(table, seq)
        assert (refusal.entry, refusal.clause) == (seq, clause)
        assert refusal.say == f"Entry {seq} ({clause}) was changed: its hash does not match the next line."


def test_an_impossible_move_breaks_a_rule_even_with_a_fitting_chain() -> None:
    table = finished()
    for seq in range(1, table.seq() + 1):
        lines = lines_of(table)
        lines[seq + 1]["picks"] = [17 if lines[seq + 1]["picks"] != [17] else 0]
        refusal = refused(rewritten(lines))
        assert seq <= refusal.entry <= table.seq()
        assert refusal.say.startswith(f"Entry {refusal.entry}")
        assert refusal.clause is not None
        assert refusal.clause.startswith("T-")


@pytest.mark.parametrize(
    ("field", "value"),
    [("seat", 7), ("seat", "0"), ("seat", None), ("picks", []), ("picks", "done"), ("picks", [None]), ("picks", [999])],
)
def test_an_entry_that_names_no_answer_is_refused(field: str, value: object) -> None:
    table = finished()
    lines = lines_of(table)
    lines[2][field] = value
    refusal = refused(rewritten(lines))
    assert (refusal.entry, refusal.clause) == (1, "T-2.1")


def test_changed_draws_are_found_even_with_a_fitting_chain() -> None:
    table = finished()
    for seq, entry in enumerate(table.entries):
        lines = lines_of(table)
        lines[seq + 1]["drawn"] = [*entry.drawn[1:], "card 15"]
        refusal = refused(rewritten(lines))
        assert refusal.entry == seq
        assert refusal.say.startswith(f"Entry {seq}: the seed gives {entry.drawn}, not ")
        assert refusal.clause == clause_of(table, seq)


def test_another_seed_is_not_the_one_committed_to() -> None:
    lines = lines_of(finished())
    lines[-1]["chance"] = seal_for("another seed")
    refusal = refused(rewritten(lines))
    assert refusal.say == "The seed revealed at the end is not the one committed to at the start."
    lines[0]["commitment"] = commitment(seal_for("another seed"))
    assert refused(rewritten(lines)).say.startswith("Entry 0: the seed gives ")


def test_other_words_of_the_seats_give_other_draws() -> None:
    lines = lines_of(finished({**SEAL, "salt": "words"}))
    lines[-1]["chance"] = {**SEAL, "salt": "swords"}
    assert refused(rewritten(lines)).say.startswith("Entry 0: the seed gives ")


def test_a_changed_result_is_found() -> None:
    table = finished()
    for result in (None, {"places": [1, 1, 1], "scores": [9, 9, 9], "clauses": ["T-2.4"]}):
        lines = lines_of(table)
        lines[-1]["result"] = result
        refusal = refused(rewritten(lines))
        assert refusal.say == "The result does not follow from the moves."
        assert (refusal.entry, refusal.clause) == (table.seq(), "T-2.4")


def test_a_result_before_the_end_is_found() -> None:
    lines = lines_of(play(Table(TOY, 2, {}, SEAL), 3))
    lines[-1]["result"] = {"places": [1, 2], "scores": [1, 0], "clauses": ["T-2.4"]}
    assert refused(rewritten(lines)).say == "The result does not follow from the moves."


def test_missing_and_repeated_entries_are_found() -> None:
    lines = lines_of(finished())
    without = rewritten([*lines[:3], *lines[4:]])
    assert refused(without).say == "Entry 2 (T-2.1) was changed: it calls itself 3."
    twice = rewritten([*lines[:3], lines[2], *lines[3:]])
    assert refused(twice).say == "Entry 2 (T-2.1) was changed: it calls itself 1."


def test_entries_after_the_end_are_found() -> None:
    table = finished()
    lines = lines_of(table)
    more = {**lines[-2], "seq": table.seq() + 1}
    refusal = refused(rewritten([*lines[:-1], more, lines[-1]]))
    assert refusal.entry == table.seq() + 1
    assert "The game is over" in refusal.say


def test_a_truncated_record_is_found() -> None:
    text = write_record(finished())
    lines = text.splitlines()
    for count in range(len(lines)):
        refused("\n".join(lines[:count]))
    refused(text[: len(text) // 2])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "hello",
        "{}",
        "[]\n[]\n[]",
        "{}\n{}\n{}",
        "null\n1\n2",
        "[" * 100_000,
        '{"harena":2}\n{}\n{}',
        "\x00\n" * 3,
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    refused(text)


def test_letters_outside_ascii_are_no_part_of_a_record() -> None:
    text = write_record(finished()).replace("toy", "tоy", 1)
    assert refused(text).say == "The record was changed: records are written in ASCII."


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("game", "chess", "There is no game 'chess' here."),
        ("game", None, "There is no game 'None' here."),
        ("rules", 2, "The record needs rules version 2 of toy; this Harena knows 1."),
        ("rules", "1", "The record needs rules version 1 of toy; this Harena knows 1."),
        ("rules", True, "The record needs rules version True of toy; this Harena knows 1."),
        ("rules", None, "The record needs rules version None of toy; this Harena knows 1."),
        ("seats", "three", "The header does not give seats, options and start correctly."),
        ("options", [], "The header does not give seats, options and start correctly."),
        ("start", 5, "The header does not give seats, options and start correctly."),
        ("seats", 9, "The table cannot be set up: Two to four play, not 9."),
        ("options", {"short": 1}, "The table cannot be set up: Option 'short' is true or false, not 1."),
        (
            "start",
            "toy; moon: full",
            "The table cannot be set up: There is no field 'moon' in a position of this game.",
        ),
    ],
)
def test_a_header_that_sets_up_no_table_is_refused(field: str, value: object, sentence: str) -> None:
    lines = lines_of(finished())
    lines[0][field] = value
    refusal = refused(rewritten(lines))
    assert (refusal.say, refusal.entry) == (sentence, 0)


def test_other_options_do_not_replay() -> None:
    lines = lines_of(finished())
    lines[0]["options"] = {"short": True, "prize": "none"}
    refused(rewritten(lines))


def test_more_than_twenty_megabytes_are_not_read() -> None:
    assert refused("x" * 20_000_001).say == "The record is larger than 20 MB."


def test_a_table_that_was_read_can_be_played_and_imagined() -> None:
    again = read_record(write_record(play(Table(TOY, 2, {}, SEAL), 2)), TOYS)
    world = again.imagined(Seat(0), 1)
    play_out(world.state, Fast(1))
    assert world.state.over()


def test_a_record_that_grows_is_the_record_written_at_once() -> None:
    """Also after answers were taken back and others given."""
    table, writer = Table(TOY, 3, {}, {"make": "fast", "seed": 5}), Writer()
    for number in range(12):
        assert writer.write(table) == write_record(table)
        seat = table.state.asked()[0]
        options = table.state.options(seat)
        table.answer(seat, [options[number % len(options)]])
        if number in (4, 9):
            table.undo(table.seq() - 3)
    assert writer.write(table) == write_record(table)
