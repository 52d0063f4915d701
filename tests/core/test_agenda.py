"""The agenda: its five verbs, the loop that runs it, and the refusals that change nothing."""

from __future__ import annotations

import pickle

import pytest

from harena.core.agenda import Choice, State, Step, kebab
from harena.core.asks import Ask
from harena.core.chance import Chance, Fast
from harena.core.errors import NotAnOption, NotYourTurn
from harena.core.ids import Clause, Pick, Seat
from harena.core.picks import Bare, PickTable

PICKS = PickTable()
YES = Bare(PICKS, "yes", "T-1")
NO = Bare(PICKS, "no", "T-1")


class Diary(State):
    """Remembers which steps ran."""

    def __init__(self, steps: list[Step[Diary]] | None = None) -> None:
        super().__init__(2, [], Fast(1))
        self.ran: list[str] = []
        self.then(steps or [])

    def clone(self, chance: Chance) -> Diary:
        raise NotImplementedError

    def picks(self) -> PickTable:
        return PICKS


class Note(Step[Diary]):
    def __init__(self, number: int = 0) -> None:
        self.number = number

    def numbers(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, state: Diary) -> None:
        state.ran.append(str(self))


class Other(Note):
    """Its own kind; as a sort of note it also counts as one."""


class Last(Step[Diary]):
    def run(self, state: Diary) -> None:
        state.ran.append("last")


class Expand(Step[Diary]):
    """Puts two notes next when it runs."""

    def run(self, state: Diary) -> None:
        state.then([Note(1), Note(2)])


class Decide(Choice[Diary]):
    ask = Ask("decide", "T-1")

    def options(self, state: Diary) -> list[Pick]:
        return [YES.pick]

    def answer(self, state: Diary, pick: Pick) -> None:
        state.ran.append(PICKS.say(pick))

    def forbids(self, state: Diary, pick: Pick) -> Clause:
        return Clause("T-9")


def diary(*steps: Step[Diary]) -> Diary:
    return Diary(list(steps))


# ---- the five verbs


def test_then_puts_steps_next_in_rulebook_order() -> None:
    state = diary(Last())
    state.then([Note(1), Note(2)])
    assert state.pending() == "note 1, note 2, last"
    state.settle()
    assert state.ran == ["note 1", "note 2", "last"]


def test_a_step_expands_when_it_runs_before_what_is_already_pending() -> None:
    state = diary(Expand(), Note(3))
    state.settle()
    assert state.ran == ["note 1", "note 2", "note 3"]


def test_before_finds_the_next_pending_step_of_a_kind() -> None:
    state = diary(Note(1), Last(), Note(2), Last())
    state.before(Last, Other(7))
    assert state.pending() == "note 1, other 7, last, note 2, last"


def test_before_the_top_itself() -> None:
    state = diary(Note(1), Last())
    state.before(Note, Last())
    assert state.pending() == "last, note 1, last"


def test_instead_of_takes_the_place_of_the_next_pending_one() -> None:
    state = diary(Note(1), Last(), Last())
    state.instead_of(Last, Note(2))
    assert state.pending() == "note 1, note 2, last"


def test_skip_takes_only_the_next_pending_one_away() -> None:
    state = diary(Last(), Note(1), Last(), Note(2))
    state.skip(Note)
    assert state.pending() == "last, last, note 2"


def test_a_kind_covers_its_subclasses() -> None:
    state = diary(Last(), Other(5), Note(1))
    state.skip(Note)
    assert state.pending() == "last, note 1"
    state = diary(Note(1), Other(5))
    state.skip(Other)
    assert state.pending() == "note 1"


def test_drop_to_cancels_all_above_and_keeps_the_step_itself() -> None:
    state = diary(Note(1), Decide(Seat(0)), Note(2), Last(), Note(3))
    state.drop_to(Last)
    assert state.pending() == "last, note 3"
    state.drop_to(Last)
    assert state.pending() == "last, note 3"


def test_naming_a_step_that_is_not_pending_is_an_error_and_changes_nothing() -> None:
    state = diary(Note(1), Note(2))
    with pytest.raises(LookupError, match="no Last is pending"):
        state.before(Last, Note(9))
    with pytest.raises(LookupError, match="no Last is pending"):
        state.instead_of(Last, Note(9))
    with pytest.raises(LookupError, match="no Last is pending"):
        state.skip(Last)
    with pytest.raises(LookupError, match="no Last is pending"):
        state.drop_to(Last)
    with pytest.raises(LookupError, match="no Other is pending"):
        state.skip(Other)
    assert state.pending() == "note 1, note 2"


# ---- the loop


def test_the_loop_stops_at_a_choice_and_goes_on_after_the_answer() -> None:
    state = diary(Note(1), Decide(Seat(1)), Note(2))
    state.settle()
    assert state.ran == ["note 1"]
    assert state.asked() == [1]
    assert state.options(Seat(1)) == [YES.pick]
    assert state.options(Seat(0)) == []
    state.answer(Seat(1), YES.pick)
    assert state.ran == ["note 1", "yes", "note 2"]
    assert state.over()


def test_an_empty_agenda_is_the_end() -> None:
    state = diary()
    state.settle()
    assert state.over()
    assert state.asked() == []
    assert state.options(Seat(0)) == []
    assert state.pending() == ""


def test_a_seat_that_is_not_asked_is_refused() -> None:
    state = diary(Decide(Seat(1)), Note(2))
    with pytest.raises(NotYourTurn) as refused:
        state.answer(Seat(0), YES.pick)
    assert refused.value.say == "Nothing is asked of seat 0 now; the table waits for seat 1."
    assert refused.value.kind == "not-your-turn"
    assert state.pending() == "decide 1, note 2"


def test_an_unlisted_pick_is_refused_with_the_clause_that_forbids_it() -> None:
    state = diary(Decide(Seat(1)), Note(2))
    with pytest.raises(NotAnOption) as refused:
        state.answer(Seat(1), NO.pick)
    assert refused.value.say == "Seat 1 cannot answer 'no' now (T-9)."
    assert (refused.value.clause, refused.value.kind) == ("T-9", "not-an-option")
    assert (state.pending(), state.ran) == ("decide 1, note 2", [])


def test_after_the_end_nothing_is_asked_of_anybody() -> None:
    with pytest.raises(NotYourTurn) as refused:
        diary().answer(Seat(0), YES.pick)
    assert refused.value.say == "The game is over; nothing is asked of seat 0."


# ---- steps


def test_steps_are_printed_by_name_and_numbers() -> None:
    assert [str(step) for step in (Note(3), Decide(Seat(1)), Last())] == ["note 3", "decide 1", "last"]
    assert kebab("DiscardReferee") == "discard-referee"


def test_a_step_travels_as_its_kind_and_numbers() -> None:
    again = pickle.loads(pickle.dumps(Other(4)))
    assert (type(again), again.numbers()) == (Other, (4,))
