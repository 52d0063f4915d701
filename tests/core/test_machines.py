"""Anything in any order: the agenda against a plain list, and tables against what they were at each number."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from harena.core.agenda import Step
from harena.core.chance import Fast
from harena.core.errors import BadRequest, NotYourTurn, Refusal
from harena.core.game import Game
from harena.core.ids import Pick, Seat
from harena.core.record import read_record, write_record
from harena.core.table import Table

from .test_agenda import Diary, Last, Note, Other
from .toy import TOY

KINDS: list[type[Step[Diary]]] = [Note, Other, Last]
NUMBERS = st.integers(0, 9)
SEEDS = st.integers(0, 1_000_000)


def made(kind: type[Step[Diary]], number: int) -> Step[Diary]:
    return kind() if kind is Last else kind(number)  # type: ignore[call-arg]


class AgendaMachine(RuleBasedStateMachine):
    """The five verbs, in any order, on the agenda and on a list whose first item is next."""

    def __init__(self) -> None:
        super().__init__()
        self.state = Diary()
        self.model: list[Step[Diary]] = []

    def place(self, kind: type[Step[Diary]]) -> int | None:
        return next((place for place, step in enumerate(self.model) if isinstance(step, kind)), None)

    def refused(self, verb: Callable[[], None]) -> None:
        with pytest.raises(LookupError, match="is pending"):
            verb()

    @rule(steps=st.lists(st.tuples(st.sampled_from(KINDS), NUMBERS), max_size=4))
    def then(self, steps: list[tuple[type[Step[Diary]], int]]) -> None:
        new = [made(kind, number) for kind, number in steps]
        self.state.then(new)
        self.model = [*new, *self.model]

    @rule(kind=st.sampled_from(KINDS), number=NUMBERS)
    def before(self, kind: type[Step[Diary]], number: int) -> None:
        step, place = Note(number), self.place(kind)
        if place is None:
            self.refused(lambda: self.state.before(kind, step))
        else:
            self.state.before(kind, step)
            self.model.insert(place, step)

    @rule(kind=st.sampled_from(KINDS), number=NUMBERS)
    def instead_of(self, kind: type[Step[Diary]], number: int) -> None:
        step, place = Other(number), self.place(kind)
        if place is None:
            self.refused(lambda: self.state.instead_of(kind, step))
        else:
            self.state.instead_of(kind, step)
            self.model[place] = step

    @rule(kind=st.sampled_from(KINDS))
    def skip(self, kind: type[Step[Diary]]) -> None:
        place = self.place(kind)
        if place is None:
            self.refused(lambda: self.state.skip(kind))
        else:
            self.state.skip(kind)
            del self.model[place]

    @rule(kind=st.sampled_from(KINDS))
    def drop_to(self, kind: type[Step[Diary]]) -> None:
        place = self.place(kind)
        if place is None:
            self.refused(lambda: self.state.drop_to(kind))
        else:
            self.state.drop_to(kind)
            self.model = self.model[place:]

    @rule()
    def settle(self) -> None:
        ran = [str(step) for step in self.model]
        self.state.ran.clear()
        self.state.settle()
        assert self.state.ran == ran
        self.model = []

    @invariant()
    def the_agenda_is_the_list(self) -> None:
        assert self.state.pending() == ", ".join(str(step) for step in self.model)
        assert self.state.over() == (not self.model)


TestAgenda = AgendaMachine.TestCase


class TableMachine(RuleBasedStateMachine):
    """Answers right and wrong, undo, saving, twins and imagined worlds, in any order. The model is what the table was
    at each number: its position, its events and its future."""

    game: Game = TOY

    @initialize(seats=st.integers(0, 9), seed=SEEDS)
    def set_up(self, seats: int, seed: int) -> None:
        choice = self.game.most - self.game.fewest + 1
        self.table = Table(self.game, self.game.fewest + seats % choice, {}, {"make": "fast", "seed": seed})
        self.past = [self.picture(self.table)]
        self.kept: list[tuple[Table, str]] = []

    def picture(self, table: Table) -> str:
        future = table.chance.copy().below(1 << 30, "future")
        entries = [(entry.seat, entry.picks, entry.drawn, entry.first_event) for entry in table.entries]
        return f"{self.game.print(table.state)} {table.all_events(-1)} {entries} {future}"

    def running(self) -> bool:
        return not self.table.state.over()

    @precondition(running)
    @rule(seed=SEEDS)
    def answer(self, seed: int) -> None:
        chance = Fast(seed)
        asked = self.table.state.asked()
        seat = asked[chance.below(len(asked), "seat")]
        options = self.table.state.options(seat)
        self.table.answer(seat, [options[chance.below(len(options), "pick")]])
        self.past.append(self.picture(self.table))

    @precondition(running)
    @rule(seed=SEEDS)
    def answer_wrongly(self, seed: int) -> None:
        """A right pick, then one that hardly can follow: if it is refused nothing of the list is done."""
        seat = self.table.state.asked()[0]
        options = self.table.state.options(seat)
        wrong = Pick(Fast(seed).below(len(self.game.picks.spelled) + 2, "pick") - 1)
        try:
            self.table.answer(seat, [options[0], wrong])
        except Refusal:
            return
        self.past.append(self.picture(self.table))

    @rule(seat=st.integers(0, 9))
    def answer_out_of_turn(self, seat: int) -> None:
        if seat in self.table.state.asked():
            return
        with pytest.raises(NotYourTurn):
            self.table.answer(Seat(seat), [Pick(0)])

    @rule(back=st.integers(0, 12))
    def undo(self, back: int) -> None:
        seq = max(0, self.table.seq() - back)
        self.table.undo(seq)
        self.past = self.past[: seq + 1]

    @rule(beyond=st.integers(1, 5))
    def undo_too_far(self, beyond: int) -> None:
        for seq in (self.table.seq() + beyond, -beyond):
            with pytest.raises(BadRequest):
                self.table.undo(seq)

    @rule(seat=st.integers(0, 9))
    def undo_oneself(self, seat: int) -> None:
        """A seat may go back over its own answers only, and over none that drew."""
        point = self.table.undo_point(Seat(seat))
        if point is not None:
            entries = self.table.entries[point + 1 :]
            assert all(entry.seat == seat and not entry.drawn for entry in entries)
            self.undo(self.table.seq() - point)

    @rule()
    def save_and_load(self) -> None:
        text = write_record(self.table)
        self.table = read_record(text, {(self.game.name, self.game.version): self.game})
        assert write_record(self.table) == text

    @rule()
    def go_on_with_a_twin(self) -> None:
        self.kept.append((self.table, self.past[-1]))
        self.table = self.table.twin()

    @rule(seq=st.integers(0, 40))
    def look_back(self, seq: int) -> None:
        seq = min(seq, self.table.seq())
        assert self.picture(self.table.at(seq)) == self.past[seq]

    @rule(seat=st.integers(0, 9), seed=SEEDS)
    def imagine(self, seat: int, seed: int) -> None:
        seat %= self.table.state.seats
        world = self.table.imagined(Seat(seat), seed)
        words = self.game.view(self.table.state, Seat(seat)).words()
        assert self.game.view(world.state, Seat(seat)).words() == words

    @invariant()
    def the_table_is_what_it_was(self) -> None:
        assert self.picture(self.table) == self.past[-1]
        assert self.table.seq() == len(self.past) - 1
        assert (self.game.result(self.table.state) is None) == self.running()

    def teardown(self) -> None:
        for table, then in getattr(self, "kept", []):
            assert self.picture(table) == then


TestTable = TableMachine.TestCase
TestAgenda.settings = TestTable.settings = settings(max_examples=60, stateful_step_count=30)
