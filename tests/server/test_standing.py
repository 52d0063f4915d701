"""Standing answers: given at once, to the choice they name, and only where they are options."""

from __future__ import annotations

import random

import pytest

from harena.core.errors import NotAMove
from harena.core.ids import Pick
from harena.core.ids import Seat as SeatId
from harena.games.arena_maximus.blocking import Block
from harena.server import facts, wire
from harena.server.errors import NotAllowed
from harena.server.room import Room

from .rooms import (
    ARENA,
    CIRCUS,
    COLOSSAL,
    CYD,
    begun,
    caller_of,
    choice_of,
    do,
    fresh,
    kept,
    move,
    options,
    play,
    play_until,
    words,
)


def stand(room: Room, seat: int, *answers: wire.StandingAnswer) -> None:
    do(room, wire.SetStanding(id=fresh(), answers=list(answers), seat=seat), caller_of(room, seat))


def never(choice: str, say: str, unless: list[int] | None = None) -> wire.StandingAnswer:
    return wire.StandingAnswer(choice=choice, say=say, unless=unless or [])


def at_block() -> tuple[Room, int, str]:
    """A room where a seat is asked to block, and the words in which it lets the other pass."""
    room = begun(ARENA, people=3)
    play_until(room, lambda room: choice_of(room, room.asked()[0]) == "block")
    seat = room.asked()[0]
    question = words(room, seat).asked
    assert question is not None
    return room, seat, question.options[0].say


def mover_of(room: Room) -> int:
    """Whose chariot is to be blocked."""
    top = room.running().state.agenda[-1]
    assert isinstance(top, Block)
    return int(top.mover)


def test_a_standing_answer_is_given_without_asking() -> None:
    room, seat, say = at_block()
    assert room.standing_answer() is None
    stand(room, seat, never("block", say))
    found = room.standing_answer()
    assert found is not None
    assert found[0] == seat
    assert room.running().game.picks.say(found[1]) == say
    assert room.due() == 0.0
    room.answer_for(*found, "standing", room.at)
    fact = kept(room)[-1]
    assert isinstance(fact, facts.Answered)
    assert (fact.seat, fact.by) == (seat, "standing")


def test_a_choice_of_another_name_is_asked() -> None:
    room, seat, say = at_block()
    stand(room, seat, never("answer-block", say), never("set-speed", say))
    assert room.standing_answer() is None


def test_what_is_no_option_now_is_asked() -> None:
    room, seat, _ = at_block()
    pick = next(pick for pick in range(10_000) if pick not in options(room, seat))
    stand(room, seat, never("block", room.running().game.picks.say(Pick(pick))))
    assert room.standing_answer() is None


def test_the_first_answer_that_fits_is_given() -> None:
    room, seat, say = at_block()
    says = [room.running().game.picks.say(pick) for pick in options(room, seat)]
    assert len(says) > 1
    for first, second in (says[:2], says[1::-1]):
        stand(room, seat, never("set-speed", say), never("block", first), never("block", second))
        found = room.standing_answer()
        assert found is not None
        assert room.running().game.picks.say(found[1]) == first


def test_a_seat_is_asked_after_all_where_one_it_named_has_brought_the_question_about() -> None:
    room, seat, say = at_block()
    mover = mover_of(room)
    stand(room, seat, never("block", say, [mover]))
    assert room.standing_answer() is None
    stand(room, seat, never("block", say, [other for other in range(3) if other != mover]))
    assert room.standing_answer() is not None


def test_whoever_is_asked_the_same_before_has_not_brought_the_question_about() -> None:
    room = begun(ARENA, people=3)
    blocked: list[int] = []
    for seed in range(400):
        play(room, random.Random(seed), 1)
        if room.phase() != "running" or choice_of(room, room.asked()[0]) != "block":
            blocked = []
            continue
        blocked.append(room.asked()[0])
        if len(set(blocked)) == 2:
            break
    assert len(set(blocked)) == 2
    assert room.brought_about(blocked[-1]) == mover_of(room)


def test_after_taking_back_the_question_is_again_of_whoever_brought_it_about() -> None:
    room, seat, _ = at_block()
    asked = (room.choice, room.choices.copy(), room.brought_about(seat))
    assert asked[2] is not None
    move(room, seat, options(room, seat)[:1])
    do(room, wire.Undo(id=fresh(), seat=seat), caller_of(room, seat))
    for other in range(3):
        if other != seat and room.wish is not None:
            do(room, wire.Consent(id=fresh(), agree=True), caller_of(room, other))
    assert (room.choice, room.choices, room.brought_about(seat)) == asked


def test_a_bot_in_the_seat_decides_for_itself() -> None:
    room, seat, say = at_block()
    stand(room, seat, never("block", say))
    do(room, wire.SeatBot(id=fresh(), seat=seat, bot="steady"), caller_of(room, seat))
    assert room.standing_answer() is None
    assert room.bot_to_move() == seat


def test_new_answers_take_the_place_of_all_earlier_ones() -> None:
    room, seat, say = at_block()
    stand(room, seat, never("block", say))
    stand(room, seat)
    assert room.standing_answer() is None
    assert words(room, seat).standing == []


def test_standing_answers_are_seen_by_their_owner_alone() -> None:
    room, seat, say = at_block()
    stand(room, seat, never("block", say))
    assert words(room, seat).standing == [never("block", say)]
    for eyes in (None, *range(3)):
        if eyes != seat:
            assert words(room, eyes).standing == []


def test_they_may_be_set_before_the_start_and_not_after_the_end() -> None:
    room = begun(CIRCUS)
    play(room, random.Random(1))
    with pytest.raises(NotAllowed, match="over"):
        stand(room, 0)


def test_an_answer_the_game_does_not_know_is_refused() -> None:
    room = begun()
    with pytest.raises(NotAMove):
        stand(room, 0, never("block", "castle long"))
    with pytest.raises(NotAllowed):
        do(room, wire.SetStanding(id=fresh(), answers=[]), CYD)


def test_nothing_stands_at_a_table_that_does_not_run() -> None:
    room, seat, say = at_block()
    stand(room, seat, never("block", say))
    room.keep(facts.Froze("Wait."), room.at)
    assert room.standing_answer() is None


def test_sealed_answers_may_stand_too_and_others_are_not_disturbed() -> None:
    room = begun(CIRCUS)
    play_until(room, lambda room: room.asked() == [0, 1] and choice_of(room, 0) == "write-speeds")
    say = room.running().game.picks.say(options(room, 1)[0])
    stand(room, 1, never("write-speeds", say))
    found = room.standing_answer()
    assert found == (1, options(room, 1)[0])
    since = room.seats[0].since
    room.answer_for(*found, "standing", room.at)
    assert room.seats[0].since == since
    assert room.running().state.asked()[0] == SeatId(0)


# ---- what leaves no choice


def choiceless(people: int, bots: int) -> tuple[Room, int]:
    """A table where a person has one answer only, because of what he holds."""
    room = begun(ARENA, people=people, bots=bots)

    def ready(room: Room) -> bool:
        seat = room.asked()[0]
        return room.seats[seat].bot is None and choice_of(room, seat) == "block" and len(options(room, seat)) == 1

    play_until(room, ready)
    return room, room.asked()[0]


def test_against_bots_what_leaves_no_choice_is_answered() -> None:
    room, seat = choiceless(1, 2)
    assert room.standing_answer() == (seat, options(room, seat)[0])
    assert (words(room, seat).forced, words(room, None).forced) == (True, None)
    assert room.answer_beforehand(room.at)
    fact = kept(room)[-1]
    assert isinstance(fact, facts.Answered)
    assert (fact.seat, fact.by) == (seat, "standing")


def test_a_choice_is_asked_against_bots_too() -> None:
    room = begun(ARENA, people=1, bots=2)
    play_until(room, lambda room: room.asked() == [0] and len(options(room, 0)) > 1)
    assert room.standing_answer() is None
    assert not room.answer_beforehand(room.at)


def test_among_people_it_is_asked_so_that_nothing_is_told_by_how_quick_it_comes() -> None:
    room, seat = choiceless(2, 1)
    assert room.standing_answer() is None
    assert words(room, seat).forced is None
    do(room, wire.SetStanding(id=fresh(), answers=[], forced=True, seat=seat), caller_of(room, seat))
    assert room.standing_answer() is None


def test_a_person_for_whom_a_bot_stands_in_is_a_person() -> None:
    room, seat = choiceless(2, 1)
    other = next(number for number in range(2) if number != seat)
    room.keep(facts.BotSat(other, "steady"), room.at)
    assert room.standing_answer() is None


def test_whoever_wants_to_be_asked_everything_is() -> None:
    room, seat = choiceless(1, 2)
    do(room, wire.SetStanding(id=fresh(), answers=[], forced=False, seat=seat), caller_of(room, seat))
    assert room.standing_answer() is None
    stand(room, seat)
    assert words(room, seat).forced is False


def test_the_last_answer_somebody_chose_is_taken_back_with_what_followed_by_itself() -> None:
    room = begun(COLOSSAL, people=1, bots=2)
    play_until(room, lambda room: room.asked() == [0] and choice_of(room, 0) == "card-phase")
    before = room.running().seq()
    while room.asked() == [0]:
        if not room.answer_beforehand(room.at):
            move(room, 0, options(room, 0)[-1:])
    chosen = max(seq for seq, by in enumerate(room.givers) if by == "person")
    assert room.givers[-1] == "standing"
    assert words(room, 0).undo
    do(room, wire.Undo(id=fresh()), caller_of(room, 0))
    assert room.running().seq() == chosen - 1 >= before
    assert room.standing_answer() is None
