"""A table: answers in lists that are done whole or not at all, going back, and other worlds."""

from __future__ import annotations

import pytest

from harena.core.errors import BadRequest, NotAMove, NotAnOption, NotYourTurn, Refusal
from harena.core.ids import Pick, Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES

from .toy import DONE, DRAW, REST, STAKE, TOY, toy_of

Picture = tuple[str, str, int, str]


def dealt(seed: int = 3, seats: int = 2) -> Table:
    return Table(TOY, seats, {}, {"make": "fast", "seed": seed})


def picture(table: Table) -> Picture:
    """Position, events, entries and the future of a table."""
    future = [table.chance.copy().below(1_000_000, "future")]
    return TOY.print(table.state), str(table.all_events(-1)), table.seq(), f"{future} {table.asked()}"


def stake(table: Table, seat: int) -> Pick:
    """The pick that stakes the seat's first card."""
    return STAKE.of(toy_of(table.state).hands[seat][0])


def to_prize(table: Table, seat: int = 1) -> None:
    """Play until a seat has won a round and is asked for the prize."""
    for other in range(table.state.seats):
        table.answer(Seat(other), [stake(table, other), DONE.pick] if other == seat else [DONE.pick])
    assert table.state.asked() == [seat]


def test_a_new_table_has_one_entry_with_what_was_dealt() -> None:
    table = dealt()
    assert table.seq() == 0
    assert (table.entries[0].seat, table.entries[0].picks) == (None, [])
    assert len(table.entries[0].drawn) == 6


def test_a_question_names_its_choice_clause_and_options() -> None:
    table = dealt()
    to_prize(table)
    assert table.asked() == [
        {
            "seat": 1,
            "choice": "prize",
            "clause": "T-3.1",
            "bag": 10,
            "options": [
                {"pick": int(DRAW.pick), "say": "draw", "clause": "T-3.1"},
                {"pick": int(REST.pick), "say": "rest", "clause": "T-3.2"},
            ],
        }
    ]
    assert table.clause_asked() == "T-3.1"


def test_several_picks_are_one_entry() -> None:
    table = dealt()
    table.answer(Seat(0), [stake(table, 0), DONE.pick])
    assert table.seq() == 1
    assert len(table.entries[1].picks) == 2


@pytest.mark.parametrize("wrong", [STAKE.of(15), Pick(-1), Pick(10_000), DRAW.pick])
def test_a_wrong_pick_anywhere_in_a_list_undoes_all_of_it(wrong: Pick) -> None:
    """Position, events, entries and chance are as if nothing had been asked, also after picks that drew."""
    table = dealt()
    to_prize(table)
    before = picture(table)
    hand = toy_of(table.state).hands[1].copy()
    for picks in ([DRAW.pick, wrong], [REST.pick, wrong], [DRAW.pick, DONE.pick, wrong]):
        with pytest.raises(Refusal):
            table.answer(Seat(1), picks)
        assert picture(table) == before
        assert toy_of(table.state).hands[1] == hand
    table.answer(Seat(1), [DRAW.pick])
    again = dealt()
    to_prize(again)
    again.answer(Seat(1), [DRAW.pick])
    assert picture(table) == picture(again)


def test_an_answer_names_at_least_one_move() -> None:
    table = dealt()
    before = picture(table)
    with pytest.raises(NotAMove) as refused:
        table.answer(Seat(0), [])
    assert refused.value.say == "An answer names at least one move."
    assert picture(table) == before


def test_a_list_that_goes_on_after_the_seats_turn_is_refused_whole() -> None:
    table = dealt()
    before = picture(table)
    with pytest.raises(NotYourTurn):
        table.answer(Seat(0), [DONE.pick, DONE.pick])
    assert picture(table) == before


def test_events_recorded_before_a_refusal_are_taken_back_and_the_log_listens_on() -> None:
    table = dealt()
    to_prize(table)
    count = len(table.log.events)
    with pytest.raises(NotAnOption):
        table.answer(Seat(1), [REST.pick, REST.pick])
    assert len(table.log.events) == count
    table.answer(Seat(1), [REST.pick])
    assert [event.kind.name for event in table.log.events[count:]] == ["rested", "round-begun"]


def test_a_script_that_does_not_fit_is_refused_and_changes_nothing() -> None:
    cards = [f"card {number}" for number in range(6)]
    table = Table(TOY, 2, {}, {"make": "scripted", "draws": [*cards, "card 2"]})
    to_prize(table)
    before = picture_without_future(table)
    with pytest.raises(BadRequest) as refused:
        table.answer(Seat(1), [DRAW.pick])
    assert refused.value.say == "The scripted draw 'card 2' cannot happen here: the draw is for 'deck'."
    assert picture_without_future(table) == before
    table.answer(Seat(1), [REST.pick])


def picture_without_future(table: Table) -> tuple[str, str, int]:
    return TOY.print(table.state), str(table.all_events(-1)), table.seq()


def test_a_script_that_runs_out_is_refused_at_the_set_up_too() -> None:
    with pytest.raises(BadRequest) as refused:
        Table(TOY, 2, {}, {"make": "scripted", "draws": ["card 1"]})
    assert refused.value.say == "The script has run out: a draw for 'deck' is needed."


# ---- going back


def test_at_and_undo_give_the_table_then() -> None:
    table = dealt()
    pictures = [picture(table)]
    for seat in (0, 1):
        table.answer(Seat(seat), [stake(table, seat), DONE.pick])
        pictures.append(picture(table))
    winner = table.state.asked()[0]
    table.answer(winner, [DRAW.pick])
    pictures.append(picture(table))
    for seq, then in enumerate(pictures):
        assert picture(table.at(seq)) == then
    assert picture(table) == pictures[3]
    table.undo(1)
    assert picture(table) == pictures[1]
    table.answer(Seat(1), [stake(table, 1), DONE.pick])
    assert picture(table) == pictures[2]


@pytest.mark.parametrize("seq", [-1, 1, 99])
def test_there_is_nothing_to_go_back_to_outside_the_entries(seq: int) -> None:
    table = dealt()
    with pytest.raises(BadRequest) as refused:
        table.undo(seq)
    assert refused.value.say == f"This table can go back to 0 to 0, not to {seq}."


def test_a_seat_may_take_back_its_own_answers_that_told_it_nothing() -> None:
    table = dealt()
    table.answer(Seat(0), [stake(table, 0)])
    table.answer(Seat(0), [DONE.pick])
    assert table.undo_point(Seat(0)) == 0
    assert table.undo_point(Seat(1)) is None


def test_not_past_another_seats_answer() -> None:
    table = dealt()
    table.answer(Seat(0), [stake(table, 0)])
    table.answer(Seat(1), [stake(table, 1)])
    table.answer(Seat(0), [DONE.pick])
    assert table.undo_point(Seat(0)) == 2
    assert table.undo_point(Seat(1)) is None


def test_not_past_a_draw() -> None:
    table = dealt()
    to_prize(table)
    table.answer(Seat(1), [DRAW.pick])
    assert table.undo_point(Seat(1)) is None
    table.answer(Seat(1), [stake(table, 1)])
    assert table.undo_point(Seat(1)) == 3


def test_not_past_an_event_that_tells() -> None:
    table = dealt()
    table.answer(Seat(0), [stake(table, 0), DONE.pick])
    table.answer(Seat(1), [stake(table, 1)])
    assert table.undo_point(Seat(1)) == 1
    table.answer(Seat(1), [DONE.pick])
    assert table.undo_point(Seat(1)) is None


def test_resting_tells_nothing_and_may_be_taken_back() -> None:
    table = dealt()
    to_prize(table)
    table.answer(Seat(1), [REST.pick])
    assert table.undo_point(Seat(1)) == 2


def test_a_new_table_has_no_undo_point() -> None:
    assert dealt().undo_point(Seat(0)) is None


# ---- positions that no game leads to


def test_an_answer_that_fails_at_a_made_up_position_is_refused_and_changes_nothing() -> None:
    start = "toy; seats: 2; bag: card 1, card 2; todo: prize 3"
    table = Table(TOY, 0, {}, {"make": "fast", "seed": 1}, start)
    before = TOY.print(table.state)
    with pytest.raises(BadRequest, match=r"^No game can reach this position: the answer cannot be carried"):
        table.answer(Seat(3), [DRAW.pick])
    assert (table.seq(), TOY.print(table.state), table.log.events) == (0, before, [])


def test_a_fault_at_a_table_that_was_dealt_is_told_as_it_is() -> None:
    table = dealt()
    toy_of(table.state).hands = []
    with pytest.raises(IndexError):
        table.answer(Seat(0), [DONE.pick])


# ---- other worlds


def test_a_branch_starts_from_a_state_with_its_own_chance() -> None:
    table = dealt()
    to_prize(table)
    branch = table.branch(table.state, {"make": "scripted", "draws": ["card 0"], "then": {"make": "fast", "seed": 1}})
    assert (TOY.print(branch.state), branch.seq()) == (TOY.print(table.state), 0)
    before = picture(table)
    branch.answer(Seat(1), [REST.pick])
    assert picture(table) == before


def test_an_imagined_table_keeps_what_the_seat_knows() -> None:
    table = dealt()
    prints = set()
    for seed in range(20):
        world = table.imagined(Seat(1), seed)
        assert TOY.view(world.state, Seat(1)).words() == TOY.view(table.state, Seat(1)).words()
        prints.add(TOY.print(world.state))
    assert len(prints) > 10
    assert TOY.print(table.imagined(Seat(1), 4).state) == TOY.print(table.imagined(Seat(1), 4).state)


def test_a_twin_shares_the_past_and_not_the_future() -> None:
    table = dealt()
    to_prize(table)
    twin = table.twin()
    assert picture(twin) == picture(table)
    before = picture(table)
    twin.answer(Seat(1), [DRAW.pick])
    assert picture(table) == before
    table.answer(Seat(1), [DRAW.pick])
    assert picture(twin) == picture(table)


def test_a_position_that_no_game_leads_to_is_refused_in_a_sentence() -> None:
    forged = "colossal-arena; seats: 3; turn: 0; todo: keep-one 0 1 168 3 4, scoring"
    with pytest.raises(BadRequest, match=r"\.$"):
        Table(GAMES["colossal-arena"], 0, {}, {"make": "fast", "seed": 1}, forged)
