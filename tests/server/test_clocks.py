"""Clocks: what a seat may take, what is taken from its bank, and what happens to the late."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.core.ids import Seat as SeatId
from harena.server import facts, wire
from harena.server.chairs import GRACE, TELLING, TELLING_MOST, Seat
from harena.server.hours import DAY, MONDAY, by_weekdays, on_weekdays
from harena.server.room import Room

from .rooms import (
    CIRCUS,
    COLOSSAL,
    TITLES,
    begun,
    caller_of,
    choice_of,
    do,
    fresh,
    kept,
    move,
    options,
    play_until,
    words,
)

RACE = {"rules": "advanced", "reaction-time": "5"}


def timed(late: str = "wait", game: str = COLOSSAL, stand_in: str = "club") -> Room:
    return begun(game, clock={"each": 30, "bank": 60}, late=late, stand_in=stand_in)


# ---- arithmetic


@pytest.mark.parametrize(("weekends", "days"), [(True, 5), (False, 7)])
def test_a_clock_may_stand_still_on_weekends(weekends: bool, days: int) -> None:  # noqa: FBT001
    """The table begins on a Monday."""
    room = begun(clock={"each": 5 * 86_400, "weekends": weekends})
    assert room.deadline(room.asked()[0]) == room.at + days * 86_400


@pytest.mark.parametrize(("weekends", "charged"), [(True, 50), (False, 2)])
def test_a_weekend_is_not_taken_from_the_bank(weekends: bool, charged: int) -> None:  # noqa: FBT001
    room = begun(clock={"each": 10 * 3_600, "bank": 24 * 3_600, "weekends": weekends})
    seat, midnight = room.asked()[0], room.at - room.at % 86_400
    friday_evening, monday_morning = midnight + 4 * 86_400 + 20 * 3_600, midnight + 7 * 86_400 + 8 * 3_600
    room.seats[seat].ask(friday_evening, room.seq)
    move(room, seat, now=monday_morning)
    assert room.seats[seat].bank == max(0, 24 - charged) * 3_600


@given(at=st.floats(0, 3e9), seconds=st.floats(0, 1e7))
def test_so_much_of_weekdays_later_is_so_much_of_weekdays(at: float, seconds: float) -> None:
    later = by_weekdays(on_weekdays(at) + seconds)
    assert on_weekdays(later) - on_weekdays(at) == pytest.approx(seconds, abs=1e-3)
    assert (later - MONDAY) % (7 * DAY) <= 5 * DAY + 1e-3


def test_an_answer_in_time_costs_nothing() -> None:
    room = timed()
    seat, start = room.asked()[0], room.at
    assert room.deadline(seat) == start + 90
    move(room, seat, now=start + 20)
    move(room, seat, now=start + 50)
    assert room.seats[seat].bank == 60


def test_what_goes_beyond_comes_out_of_the_bank_and_the_next_answer_has_its_own_time() -> None:
    room = timed()
    seat, start = room.asked()[0], room.at
    move(room, seat, now=start + 45)
    assert room.seats[seat].bank == 45
    assert room.asked() == [seat]
    assert room.deadline(seat) == start + 45 + 30 + 45
    move(room, seat, now=start + 45 + 31)
    assert room.seats[seat].bank == 44


def test_a_bank_is_never_overdrawn() -> None:
    room = timed()
    seat, start = room.asked()[0], room.at
    move(room, seat, now=start + 500)
    assert room.seats[seat].bank == 0
    assert room.deadline(seat) == start + 530


def test_only_the_clocks_of_those_who_are_asked_run() -> None:
    room = timed()
    asked = room.asked()[0]
    assert [room.deadline(seat) is not None for seat in range(2)] == [seat == asked for seat in range(2)]
    play_until(room, lambda room: room.asked() != [asked])
    before, start = room.seats[asked].bank, room.seats[1 - asked].clock_from()
    assert start is not None
    move(room, 1 - asked, now=start + 80)
    assert room.seats[asked].bank == before
    assert room.seats[1 - asked].bank == 10


# ---- what is still to be shown


def answered_by_another(many: int) -> Seat:
    """A seat that is asked after so many answers of somebody else, all in the same moment."""
    seat = Seat(bank=60.0)
    for _ in range(many):
        seat.watch(100.0)
    seat.ask(100.0, 7)
    return seat


@pytest.mark.parametrize(("many", "lead"), [(0, 0.0), (1, TELLING), (3, 3 * TELLING), (500, TELLING_MOST)])
def test_a_clock_waits_until_what_others_did_is_shown_but_not_for_ever(many: int, lead: float) -> None:
    seat, clock = answered_by_another(many), wire.Clock(each=30, bank=60)
    assert seat.deadline(clock) == pytest.approx(100 + lead + 90)
    seat.charge(100 + lead + 40, clock)
    assert seat.bank == pytest.approx(50)


def test_an_answer_before_everything_was_shown_gains_nothing() -> None:
    seat, clock = answered_by_another(3), wire.Clock(each=30, bank=60)
    seat.charge(101, clock)
    assert seat.bank == 60


def test_what_was_shown_long_ago_gives_no_time() -> None:
    seat = Seat()
    seat.watch(100.0)
    seat.ask(200.0, 7)
    assert (seat.lead, seat.clock_from()) == (0.0, 200.0)


def test_ones_own_answer_leaves_nothing_to_be_shown() -> None:
    seat = Seat()
    for _ in range(5):
        seat.watch(100.0)
    seat.act(101.0)
    seat.ask(101.0, 7)
    assert seat.lead == 0.0


def test_at_a_table_the_answers_of_others_count_and_ones_own_do_not() -> None:
    room = timed()
    first = room.asked()[0]
    start = room.at
    while room.asked() == [first]:
        move(room, first, now=start)
        if room.asked() == [first]:
            assert room.deadline(first) == start + 90
    answers = len(room.running().entries) - 1
    assert room.deadline(1 - first) == pytest.approx(start + answers * TELLING + 90)


def test_the_rules_own_clock_waits_for_nothing() -> None:
    room = begun(CIRCUS, options=RACE)
    play_until(room, lambda room: any(room.rules_deadline(seat) is not None for seat in room.asked()))
    seat = next(seat for seat in room.asked() if room.rules_deadline(seat) is not None)
    assert room.rules_deadline(seat) == (room.seats[seat].asked_at or 0.0) + 5


def test_without_a_clock_nobody_is_late() -> None:
    room = begun(late="bot")
    assert (room.due(), words(room, 0).seats[0].bank) == (None, None)
    assert not room.settle_late(room.asked()[0], room.at + 10**9)


def test_answering_together_each_has_a_clock_of_his_own() -> None:
    room = timed(game=CIRCUS)
    play_until(room, lambda room: room.asked() == [0, 1] and choice_of(room, 0) == "write-speeds")
    start = room.at
    while 0 in room.asked():
        move(room, 0, now=start + 10)
    assert room.deadline(0) is None
    assert room.deadline(1) == start + 30 + room.seats[1].bank


def test_an_outage_is_put_back_on_the_clocks_that_run() -> None:
    room = timed()
    seat, deadline = room.asked()[0], room.deadline(room.asked()[0])
    assert deadline is not None
    room.keep(facts.Paused(100.5), room.at + 200)
    assert room.deadline(seat) == deadline + 100.5
    move(room, seat, now=deadline + 100.5 - 60)
    assert room.seats[seat].bank == 60


def test_taking_back_gives_no_time_back() -> None:
    room = begun(game=CIRCUS, people=1, bots=1, clock={"each": 30, "bank": 60})
    play_until(room, lambda room: room.asked()[:1] == [0] and choice_of(room, 0) == "write-speeds")
    start, bank = room.at, room.seats[0].bank
    move(room, 0, now=start + 40)
    do(room, wire.Undo(id=fresh()), caller_of(room, 0), start + 75)
    assert room.seats[0].bank == bank
    assert room.seats[0].deadline(room.plan.clock) == pytest.approx(start + room.seats[0].lead + 30 + bank)


# ---- the late


def test_nobody_is_late_while_his_answer_may_be_under_way() -> None:
    room = timed("bot")
    seat, deadline = room.asked()[0], room.deadline(room.asked()[0])
    assert deadline is not None
    assert room.due() == deadline + GRACE
    assert not room.settle_late(seat, deadline + GRACE - 0.01)
    assert room.settle_late(seat, deadline + GRACE)


def test_a_table_that_waits_goes_on_waiting() -> None:
    room = timed("wait")
    seat = room.asked()[0]
    assert room.due() is None
    assert not room.settle_late(seat, room.at + 10**6)
    do(room, wire.Leave(id=fresh()), caller_of(room, seat))
    assert (room.due(), room.settle_late(seat, room.at + 10**6)) == (None, False)


def test_a_bot_takes_over_from_the_late_until_he_is_back() -> None:
    room = timed("bot", stand_in="random")
    seat = room.asked()[0]
    due = room.due()
    assert due is not None
    assert room.settle_late(seat, due)
    assert room.seats[seat].bot == "random"
    assert (room.due(), room.bot_to_move()) == (0.0, seat)
    assert not room.settle_late(seat, due + 1)
    do(room, wire.Join(id=fresh()), caller_of(room, seat), due + 1)
    assert room.bot_to_move() is None


@pytest.mark.parametrize("late", ["bot", "default"])
def test_a_leavers_seat_is_dealt_with_at_once(late: str) -> None:
    room = timed(late)
    seat = room.asked()[0]
    do(room, wire.Leave(id=fresh()), caller_of(room, seat))
    assert room.due() == 0.0
    assert room.settle_late(seat, room.at)
    assert room.seats[seat].bot == "club"


def test_a_leaver_who_is_not_asked_keeps_nobody_waiting() -> None:
    room = timed("bot")
    other = 1 - room.asked()[0]
    do(room, wire.Leave(id=fresh()), caller_of(room, other))
    assert room.due() != 0.0
    assert not room.settle_late(other, room.at + 10**6)


def test_the_games_own_move_is_made_for_the_late_where_the_rules_name_one() -> None:
    room = timed("default", game=CIRCUS)
    play_until(room, lambda room: room.asked() == [0, 1] and choice_of(room, 0) == "write-speeds")
    table = room.running()
    default = table.game.late(table.state, SeatId(1))
    due = room.due()
    assert due is not None
    assert room.settle_late(1, due)
    fact = kept(room)[-1]
    assert fact == facts.Answered(1, [default], [], "late")  # type: ignore[list-item]
    assert room.seats[1].bot is None


def test_where_the_rules_name_no_move_a_bot_plays_for_the_late() -> None:
    room = timed("default")
    seat, due = room.asked()[0], room.due()
    assert due is not None
    assert room.settle_late(seat, due)
    assert room.seats[seat].bot == "club"


def test_the_rules_own_limit_holds_whatever_the_table_does_with_the_late() -> None:
    room = begun(CIRCUS, options=RACE)
    play_until(room, lambda room: room.asked() == [0, 1] and choice_of(room, 0) == "write-speeds")
    start = room.seats[0].asked_at
    assert start is not None
    assert room.due() == start + 5
    assert words(room, None).seats[0].deadline == start + 5
    assert not room.settle_late(0, start + 4.9)
    assert room.settle_late(0, start + 5)
    fact = kept(room)[-1]
    assert isinstance(fact, facts.Answered)
    assert (fact.seat, fact.by) == (0, "late")


def test_choices_without_a_limit_of_the_rules_wait() -> None:
    room = begun(CIRCUS, options=RACE)
    assert choice_of(room, 0) == "preparation"
    assert (room.rules_deadline(0), room.due()) == (None, None)


def test_an_outage_is_put_back_on_the_limit_of_the_rules_too() -> None:
    room = begun(CIRCUS, options=RACE)
    play_until(room, lambda room: choice_of(room, room.asked()[0]) == "write-speeds")
    due = room.due()
    assert due is not None
    room.keep(facts.Paused(60.0), due + 60)
    assert room.due() == due + 60


# ---- nothing is due for ever


@given(
    title=st.sampled_from(TITLES),
    late=st.sampled_from(["wait", "bot", "default"]),
    bank=st.sampled_from([0, 7]),
    race=st.booleans(),
    seed=st.integers(0, 50),
    leaves=st.lists(st.integers(0, 30), max_size=2),
    waits=st.lists(st.sampled_from([0.0, 3.3, 11.0, 0.1, 40.0]), min_size=5, max_size=30),
)
def test_whatever_is_due_can_be_done(
    *, title: str, late: str, bank: int, race: bool, seed: int, leaves: list[int], waits: list[float]
) -> None:
    """A table that wakes for something and finds nothing to do would wake again at once, for ever."""
    options_ = RACE if race and title == CIRCUS else {}
    room = begun(title, clock={"each": 10, "bank": bank}, late=late, options=options_)
    chooser = random.Random(seed)
    now = room.at
    for turn, wait in enumerate(waits):
        now += wait
        for _ in range(100):
            due = room.due()
            if due is None or due > now:
                break
            now = max(now, due)
            assert woken(room, chooser, now)
        else:
            raise AssertionError("It never comes to rest.")
        if room.phase() != "running":
            return
        seat = room.asked()[chooser.randrange(len(room.asked()))]
        move(room, seat, [chooser.choice(options(room, seat))], now)
        if turn in leaves:
            do(room, wire.Leave(id=fresh(), seat=turn % 2), caller_of(room, turn % 2), now)


def woken(room: Room, chooser: random.Random, now: float) -> bool:
    """What a table does by itself; bots answer at once, and are gone then, lest it plays to the end."""
    if any(room.settle_late(number, now) for number in room.asked()):
        return True
    seat = room.bot_to_move()
    if seat is None:
        return False
    room.answer_for(seat, chooser.choice(options(room, seat)), "bot", now)
    room.keep(facts.Back(seat), now)
    return True
