"""A table from the first guest to the record: who may do what, and what a command changes."""

from __future__ import annotations

import random

import msgspec
import pytest

from harena.core.errors import BadRequest, NotAMove, NotAnOption, NotYourTurn, Refusal
from harena.core.ids import Pick
from harena.core.ids import Seat as SeatId
from harena.core.record import read_record
from harena.core.seeding import commitment
from harena.games.catalogue import EDITIONS
from harena.server import facts, wire
from harena.server.errors import Frozen, NotAllowed, Stale
from harena.server.fold import Caller
from harena.server.room import Room, told_by
from harena.server.telling import record_of

from .rooms import (
    ANN,
    ARENA,
    BEN,
    CIRCUS,
    COLOSSAL,
    CYD,
    DAN,
    ME,
    OPEN,
    SEED,
    TITLES,
    all_words,
    begun,
    bot_chair,
    caller_of,
    choice_of,
    do,
    fresh,
    kept,
    made,
    move,
    options,
    plan,
    play,
    play_until,
    read_into,
    replayed,
    words,
)


def refused(room: Room, command: wire.AnyCommand, caller: Caller, now: float | None = None) -> Refusal:
    """What is said to it; a refusal leaves everything as it was."""
    before = (room.seq, room.head, len(room.unsaved), all_words(room))
    with pytest.raises(Refusal) as caught:
        do(room, command, caller, now)
    assert (room.seq, room.head, len(room.unsaved), all_words(room)) == before
    return caught.value


# ---- sitting down


def test_a_table_by_link_lets_nobody_sit_without_the_link() -> None:
    room = made(plan())
    assert isinstance(refused(room, wire.Join(id="1"), BEN), NotAllowed)
    assert "no longer valid" in refused(room, wire.Join(id="1", token="f" * 36), BEN).say
    do(room, wire.Join(id="1", token=room.invite()), BEN)
    assert room.seats_of("ben") == [1]
    assert room.phase() == "open"


def test_the_invitation_seats_as_many_as_there_is_room_for() -> None:
    room = made(plan(seats=[ME, OPEN, OPEN]))
    for caller in (BEN, CYD):
        do(room, wire.Join(id="1", token=room.invite()), caller)
    assert "no open seat" in refused(room, wire.Join(id="1", token=room.invite()), DAN).say


def test_at_a_public_table_anybody_may_take_the_seat_he_likes() -> None:
    room = made(plan(seats=[ME, OPEN, OPEN], public=True))
    do(room, wire.Join(id="1", seat=2), BEN)
    assert room.seats_of("ben") == [2]
    assert "taken" in refused(room, wire.Join(id="1", seat=2), CYD).say
    assert "seats 0 to 2" in refused(room, wire.Join(id="1", seat=3), CYD).say
    do(room, wire.Join(id="1"), CYD)
    assert room.seats_of("cyd") == [1]


def test_a_free_seat_is_taken_but_a_bots_is_not_even_at_a_public_table() -> None:
    room = made(plan(seats=[ME, bot_chair(), OPEN], public=True))
    assert "taken" in refused(room, wire.Join(id="1", seat=1), BEN).say


def test_seats_of_a_rematch_are_kept_for_those_who_played() -> None:
    room = made(plan(seats=[ME, OPEN, OPEN], public=True), held=["ann", "ben", "cyd"])
    assert "no open seat" in refused(room, wire.Join(id="1"), DAN).say
    assert "reserved" in refused(room, wire.Join(id="1", seat=2), DAN).say
    assert "reserved" in refused(room, wire.Join(id="1", seat=2, token=room.invite()), DAN).say
    do(room, wire.Join(id="1"), CYD)
    assert room.seats_of("cyd") == [2]


def test_the_host_may_give_a_kept_seat_to_another() -> None:
    by_token = made(plan(seats=[ME, OPEN]), held=["ann", "ben"])
    do(by_token, wire.Join(id="1", token=by_token.seat_token(1)), DAN)
    assert by_token.seats_of("dan") == [1]
    cleared = made(plan(seats=[ME, OPEN]), held=["ann", "ben"])
    do(cleared, wire.Clear(id="1", seat=1), ANN)
    do(cleared, wire.Join(id="1", token=cleared.invite()), DAN)
    assert cleared.seats_of("dan") == [1]


def test_players_of_the_first_game_need_no_link_to_the_rematch() -> None:
    room = made(plan(seats=[ME, OPEN]), held=["ann", "ben"])
    do(room, wire.Join(id="1"), BEN)
    assert room.seats_of("ben") == [1]


# ---- leaving


def test_who_leaves_before_the_start_leaves_nothing_behind() -> None:
    room = made(plan(game=CIRCUS, start=False))
    do(room, wire.Join(id="1", token=room.invite()), BEN)
    do(room, wire.AddSeed(id="2", text="dice"), BEN)
    answer = wire.StandingAnswer(choice="whip-choice", say="no whip")
    do(room, wire.SetStanding(id="3", answers=[answer]), BEN)
    do(room, wire.Leave(id="4"), BEN)
    assert room.free_seats() == [1]
    do(room, wire.Join(id="1", token=room.invite()), CYD)
    assert (room.seats[1].seed, room.seats[1].standing) == ("", [])


def test_who_leaves_a_running_game_keeps_the_seat_and_may_come_back() -> None:
    room = begun()
    do(room, wire.Leave(id="1"), BEN)
    assert room.seats[1].left
    assert words(room, 0).seats[1].left
    assert room.free_seats() == []
    do(room, wire.Join(id="2"), BEN)
    assert not room.seats[1].left


def test_whether_spectators_are_welcome_is_told_before_the_start() -> None:
    assert words(made(plan(watch=True)), None).watch
    assert not words(made(plan(watch=False)), None).watch


def test_who_has_no_seat_cannot_leave() -> None:
    assert "no seat" in refused(begun(), wire.Leave(id="1"), CYD).say


# ---- the host


def test_only_the_host_starts_clears_and_seats_bots_before_the_start() -> None:
    room = made(plan(seats=[ME, OPEN, OPEN], public=True, start=False))
    do(room, wire.Join(id="1"), BEN)
    for command in (wire.Start(id="2"), wire.Clear(id="2", seat=0), wire.SeatBot(id="2", seat=2, bot="steady")):
        assert "Only the host" in refused(room, command, BEN).say
    assert "still open" in refused(room, wire.Start(id="2"), ANN).say
    assert "clear it first" in refused(room, wire.SeatBot(id="2", seat=1, bot="steady"), ANN).say
    do(room, wire.SeatBot(id="2", seat=2, bot="steady"), ANN)
    do(room, wire.Clear(id="3", seat=1), ANN)
    assert room.free_seats() == [1]
    do(room, wire.SeatBot(id="4", seat=1, bot="random"), ANN)
    do(room, wire.Start(id="5"), ANN)
    assert room.phase() == "running"


def test_a_game_begins_once() -> None:
    room = begun()
    assert "has already started" in refused(room, wire.Start(id="1"), ANN).say
    assert "has already started" in refused(room, wire.Clear(id="1", seat=1), ANN).say
    assert "has already started" in refused(room, wire.AddSeed(id="1", text="x"), ANN).say


def test_nobody_moves_before_the_start() -> None:
    room = made(plan())
    assert "has not started" in refused(room, wire.Move(id="1", seq=1, picks=[0]), ANN).say
    assert "has not started" in refused(room, wire.Undo(id="1"), ANN).say
    assert "has not started" in refused(room, wire.Consent(id="1", agree=True), ANN).say


def test_a_table_begins_by_itself_only_when_there_is_nobody_to_wait_for() -> None:
    assert made(plan(seats=[ME, bot_chair()])).phase() == "running"
    assert made(plan(seats=[ME, bot_chair()], start=False)).phase() == "open"
    assert made(plan(seats=[ME, OPEN])).phase() == "open"


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"seats": [ME, wire.Chair(sit="bot")]}, "names a bot"),
        ({"seats": [ME, wire.Chair(sit="open", bot="steady")]}, "names a bot"),
        ({"seats": [ME, bot_chair("deep-thought")]}, "no bot 'deep-thought'"),
        ({"stand_in": "nobody"}, "no bot 'nobody'"),
        ({"seats": [ME]}, "players"),
        ({"options": {"no-such": True}}, "no-such"),
    ],
)
def test_a_table_that_cannot_be_is_refused_before_it_is_made(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadRequest, match=sentence):
        made(plan(**wrong))  # type: ignore[arg-type]


# ---- bots


def test_a_person_takes_over_from_a_bot_with_the_seats_token() -> None:
    room = begun(people=1, bots=1)
    assert "invite only" in refused(room, wire.Join(id="1"), BEN).say
    assert "no open seat" in refused(room, wire.Join(id="1", token=room.invite()), BEN).say
    do(room, wire.Join(id="1", token=room.seat_token(1)), BEN)
    assert (room.seats[1].person, room.seats[1].bot) == ("ben", None)


def test_in_a_running_game_any_player_replaces_a_bot_or_a_leaver_but_nobody_who_is_in_time() -> None:
    room = begun(people=2, bots=1)
    do(room, wire.SeatBot(id="1", seat=2, bot="random"), BEN)
    assert room.seats[2].bot == "random"
    assert "still has time" in refused(room, wire.SeatBot(id="2", seat=0, bot="random"), BEN).say
    assert "Only the host" in refused(room, wire.SeatBot(id="2", seat=2, bot="steady"), CYD).say
    do(room, wire.Leave(id="3"), ANN)
    do(room, wire.SeatBot(id="2", seat=0, bot="random"), BEN)
    assert (room.seats[0].bot, room.seats[0].person) == ("random", "ann")
    do(room, wire.SeatBot(id="4", seat=0, bot="steady"), BEN)
    assert room.seats[0].bot == "steady"


def test_a_late_player_may_be_replaced_by_the_others() -> None:
    room = begun(clock={"each": 10})
    seat = room.asked()[0]
    command = wire.SeatBot(id="1", seat=seat, bot="steady")
    other = caller_of(room, 1 - seat)
    assert "still has time" in refused(room, command, other, room.at + 11.9).say
    do(room, command, other, room.at + 12.0)
    assert room.seats[seat].bot == "steady"


def test_a_player_may_let_a_bot_play_for_him_and_joining_takes_the_seat_back() -> None:
    room = begun()
    do(room, wire.SeatBot(id="1", seat=1, bot="steady"), BEN)
    assert room.seats[1].kind() == "person"
    assert words(room, 0).seats[1].bot == "steady"
    do(room, wire.Join(id="2"), BEN)
    assert room.seats[1].bot is None


def test_a_move_by_its_owner_takes_a_seat_back_from_the_bot() -> None:
    room = begun()
    seat = room.asked()[0]
    do(room, wire.SeatBot(id="1", seat=seat, bot="steady"), caller_of(room, seat))
    move(room, seat)
    assert room.seats[seat].bot is None
    assert [type(fact) for fact in kept(room)[-2:]] == [facts.Answered, facts.Back]


def test_unknown_bots_and_seats_are_refused_in_a_running_game() -> None:
    room = begun()
    assert "no bot" in refused(room, wire.SeatBot(id="1", seat=0, bot="hal"), ANN).say
    assert "seats 0 to 1" in refused(room, wire.SeatBot(id="1", seat=5, bot="steady"), ANN).say


# ---- chance


def test_seeds_of_seats_change_the_draws_but_not_the_commitment_and_the_record_verifies() -> None:
    texts = []
    for seeds in ([], [(ANN, "a b"), (BEN, "c/d:1")], [(ANN, "a b"), (BEN, "c/d:2")]):
        room = made(plan(start=False))
        do(room, wire.Join(id="1", token=room.invite()), BEN)
        for caller, text in seeds:
            do(room, wire.AddSeed(id="2", text=text), caller)
        assert [seat.seeded for seat in words(room, None).seats] == [bool(seeds)] * 2
        do(room, wire.Start(id="3"), ANN)
        play(room, random.Random(3))
        texts.append(record_of(room))
        table = read_record(texts[-1], EDITIONS)
        assert commitment(table.spec) == room.commitment == commitment({"make": "sealed", "seed": SEED})
        assert words(room, None).chance == {"make": "sealed", "seed": SEED, "salt": room.salt()}
    draws = [text.splitlines()[1] for text in texts]
    assert len(set(draws)) == 3


def test_hints_are_for_whoever_plays_against_bots_and_is_asked() -> None:
    room = begun(people=1, bots=2)
    while room.asked() != [0]:
        room.answer_for(room.asked()[0], options(room, room.asked()[0])[0], "bot", room.at)
    assert words(room, 0).hints
    assert room.seat_to_advise(ANN, None) == 0
    with pytest.raises(NotAllowed, match="no seat"):
        room.seat_to_advise(BEN, None)
    while 0 in room.asked():
        move(room, 0)
    with pytest.raises(NotAllowed, match="not your turn"):
        room.seat_to_advise(ANN, None)


def test_where_others_play_there_are_hints_only_if_the_table_has_them() -> None:
    room, friendly = begun(people=2), begun(people=2, hints=True)
    seat = room.asked()[0]
    with pytest.raises(NotAllowed, match="other people are playing"):
        room.seat_to_advise(caller_of(room, seat), seat)
    assert friendly.seat_to_advise(caller_of(friendly, seat), seat) == seat
    assert (words(room, None).hints, words(friendly, None).hints) == (False, True)


def test_the_seed_and_the_record_are_nobodys_before_the_end() -> None:
    room = begun()
    for line in all_words(room):
        assert SEED.encode() not in line
    assert words(room, 0).chance is None
    with pytest.raises(NotAllowed):
        record_of(room)


# ---- several seats, and none


def test_one_person_may_play_several_seats_and_says_which_only_where_it_is_in_doubt() -> None:
    room = made(plan(seats=[ME, ME]))
    assert room.seats_of("ann") == [0, 1]
    asked = room.asked()[0]
    do(room, wire.Move(id="1", seq=room.seq, picks=[int(options(room, asked)[0])]), ANN)
    circus = made(plan(game=CIRCUS, seats=[ME, ME]))
    assert circus.asked() == [0, 1]
    command = wire.Move(id="1", seq=circus.seq, picks=[int(options(circus, 0)[0])])
    assert "several seats" in refused(circus, command, ANN).say
    do(circus, msgspec.structs.replace(command, seat=0), ANN)


def test_nobody_acts_for_anothers_seat() -> None:
    room = begun()
    seat = room.asked()[0]
    command = wire.Move(id="1", seq=room.seq, picks=[int(options(room, seat)[0])], seat=seat)
    assert "not yours" in refused(room, command, caller_of(room, 1 - seat)).say
    assert "no seat" in refused(room, msgspec.structs.replace(command, seat=None), CYD).say


@pytest.mark.parametrize("title", TITLES)
def test_a_spectator_hears_of_what_is_hidden_only_that_there_is_something(title: str) -> None:
    room = begun(title, people=3)
    if title != CIRCUS:
        play(room, random.Random(5), 40)
    seen = words(room, None)
    assert (seen.asked, seen.standing, seen.undo, seen.seat) == (None, [], False, None)
    events = room.running().log.events
    hidden = [number for number, event in enumerate(events) if not event.known_to(None)]
    assert [event["number"] for event in seen.events] == list(range(len(events)))
    assert [event["number"] for event in seen.events if set(event) == {"number", "seq"}] == hidden
    assert bool(hidden) == (title != CIRCUS)


def test_what_a_seat_has_written_in_secret_changes_nothing_that_others_are_sent() -> None:
    rooms = [begun(CIRCUS) for _ in range(2)]
    for room, last in zip(rooms, (0, -1), strict=True):
        play_until(room, lambda room: room.asked() == [0, 1] and choice_of(room, 0) == "write-speeds")
        move(room, 0, [options(room, 0)[last]])
    spectator, ann, ben = ([all_words(room)[eyes] for room in rooms] for eyes in range(3))
    assert ann[0] != ann[1]
    assert spectator[0] == spectator[1]
    assert ben[0] == ben[1]


def test_a_spectators_view_holds_no_card_of_a_hand() -> None:
    room = begun(COLOSSAL, people=3)
    views = [words(room, seat).view for seat in (None, 0, 1, 2)]
    assert len({msgspec.json.encode(view) for view in views}) == 4
    told = [event for event in words(room, None).events if event.get("kind") == "hand-dealt"]
    own = [event for event in words(room, 1).events if event.get("kind") == "hand-dealt"]
    assert len(told) == 0
    assert [event["seat"] for event in own] == [1]


def test_only_those_who_sit_or_made_the_table_may_speak() -> None:
    room = begun()
    do(room, wire.Say(id="1", text="salve"), BEN)
    assert [(line.name, line.text) for line in words(room, None).said] == [("Ben", "salve")]
    assert "players at this table" in refused(room, wire.Say(id="1", text="ave"), CYD).say
    assert "printable" in refused(room, wire.Say(id="2", text="a\nb"), BEN).say


def test_only_the_last_two_hundred_lines_are_kept_in_mind() -> None:
    room = begun()
    for number in range(205):
        do(room, wire.Say(id=fresh(), text=str(number)), ANN)
    assert [line.text for line in room.said] == [str(number) for number in range(5, 205)]


# ---- frozen


def test_a_frozen_table_refuses_every_command_and_goes_on_where_it_stood() -> None:
    room = begun(people=2, bots=1)
    do(room, wire.Leave(id="0"), BEN)
    asked = room.asked()
    room.keep(facts.Froze("It is being looked into."), room.at)
    for command in (
        wire.Move(id="1", seq=room.seq, picks=[0], seat=0),
        wire.Leave(id="1"),
        wire.SeatBot(id="1", seat=2, bot="random"),
        wire.Undo(id="1"),
        wire.Consent(id="1", agree=True),
        wire.SetStanding(id="1", answers=[]),
        wire.Start(id="1"),
        wire.Join(id="1", seat=2),
    ):
        assert isinstance(refused(room, command, ANN), Frozen), command
    assert isinstance(refused(room, wire.Join(id="1"), BEN), Frozen)
    assert (room.phase(), room.due(), room.asked()) == ("frozen", None, [])
    assert words(room, 0).frozen == "It is being looked into."
    room.keep(facts.Thawed(), room.at)
    assert (room.phase(), room.asked()) == ("running", asked)


def test_a_table_whose_rules_are_not_here_is_frozen_not_lost() -> None:
    room = begun()
    play(room, random.Random(1), 10)
    others = {(name, version): game for (name, version), game in EDITIONS.items() if name != COLOSSAL}
    again = Room(room.id, room.secrets, others)
    with pytest.raises(Frozen, match="rules version 1"):
        read_into(again, room.unsaved)
    assert all_words(replayed(room)) == all_words(room)


# ---- moves


def test_a_move_may_be_said_in_words() -> None:
    room = begun()
    seat = room.asked()[0]
    question = words(room, seat).asked
    assert question is not None
    do(room, wire.Move(id="1", seq=room.seq, say=[question.options[1].say]), caller_of(room, seat))
    fact = kept(room)[-1]
    assert isinstance(fact, facts.Answered)
    assert fact.picks == [question.options[1].pick]


def test_a_move_has_picks_or_words_and_not_both() -> None:
    room = begun()
    caller = caller_of(room, room.asked()[0])
    pick = int(options(room, room.asked()[0])[0])
    assert isinstance(refused(room, wire.Move(id="1", seq=room.seq), caller), NotAMove)
    both = wire.Move(id="1", seq=room.seq, picks=[pick], say=["pass"])
    assert isinstance(refused(room, both, caller), NotAMove)
    assert isinstance(refused(room, wire.Move(id="1", seq=room.seq, picks=[2**31]), caller), NotAMove)
    assert isinstance(refused(room, wire.Move(id="1", seq=room.seq, say=["castle"]), caller), NotAMove)


def test_a_stale_move_and_one_from_the_future_are_told_apart_from_a_wrong_one() -> None:
    room = begun()
    play(room, random.Random(2), 6)
    seat = room.asked()[0]
    caller, pick = caller_of(room, seat), int(options(room, seat)[0])
    since = room.seats[seat].since
    assert since == room.seq
    assert isinstance(refused(room, wire.Move(id="1", seq=since - 1, picks=[pick]), caller), Stale)
    assert isinstance(refused(room, wire.Move(id="1", seq=room.seq + 1, picks=[pick]), caller), Stale)
    illegal = next(pick for pick in range(10_000) if pick not in options(room, seat))
    assert isinstance(refused(room, wire.Move(id="1", seq=room.seq, picks=[illegal]), caller), NotAnOption)
    other = wire.Move(id="1", seq=room.seq, picks=[pick])
    assert isinstance(refused(room, other, caller_of(room, 1 - seat)), NotYourTurn)
    do(room, wire.Move(id="1", seq=room.seq, picks=[pick]), caller)


def test_an_answer_that_comes_after_ones_turn_is_stale_too() -> None:
    """Sent again by a line that was lost: the table has moved on, and others are asked by now."""
    room = begun()
    seat, seen = room.asked()[0], room.seq
    caller, pick = caller_of(room, seat), int(options(room, seat)[0])
    play_until(room, lambda room: seat not in room.asked())
    assert isinstance(refused(room, wire.Move(id="1", seq=seen, picks=[pick]), caller), Stale)
    assert isinstance(refused(room, wire.Move(id="1", seq=room.seq, picks=[pick]), caller), NotYourTurn)


def test_talk_does_not_make_a_move_stale() -> None:
    room = begun()
    seat, seen = room.asked()[0], room.seq
    pick = int(options(room, seat)[0])
    do(room, wire.Say(id="1", text="hurry"), ANN)
    do(room, wire.Move(id="2", seq=seen, picks=[pick]), caller_of(room, seat))


def test_who_answers_together_with_others_is_not_disturbed_by_them() -> None:
    room = begun(CIRCUS)
    play_until(room, lambda room: room.asked() == [0, 1] and choice_of(room, 0) == "write-speeds")
    seen = room.seq
    own = options(room, 1)
    for _ in range(3):
        if 0 in room.asked():
            move(room, 0)
    assert room.seq > seen
    assert room.seats[1].since <= seen
    do(room, wire.Move(id="1", seq=seen, picks=[int(own[0])]), BEN)
    assert room.seats[1].since == room.seq


def test_a_repeat_returns_the_same_answer_and_changes_nothing() -> None:
    room = begun()
    seat = room.asked()[0]
    caller = caller_of(room, seat)
    command = wire.Move(id="once", seq=room.seq, picks=[int(options(room, seat)[0])])
    first = do(room, command, caller)
    play(room, random.Random(1), 5)
    before = (room.seq, all_words(room))
    assert do(room, command, caller) == first
    assert (room.seq, all_words(room)) == before
    again = replayed(room)
    assert do(again, command, caller) == first


def test_ids_are_each_persons_own() -> None:
    room = begun()
    first, second = do(room, wire.Say(id="x", text="a"), ANN), do(room, wire.Say(id="x", text="b"), BEN)
    assert first.seq != second.seq
    assert [line.text for line in room.said] == ["a", "b"]


def test_a_refused_command_may_be_sent_again_under_its_id() -> None:
    room = begun()
    seat = room.asked()[0]
    pick = int(options(room, seat)[0])
    refused(room, wire.Move(id="1", seq=room.seq + 5, picks=[pick]), caller_of(room, seat))
    assert do(room, wire.Move(id="1", seq=room.seq, picks=[pick]), caller_of(room, seat)).taken == 1


def test_a_rematch_is_not_made_at_the_table() -> None:
    assert isinstance(refused(begun(), wire.Rematch(id="1"), ANN), BadRequest)


# ---- lists of picks


def position(title: str, *, telling: bool) -> tuple[Room, int, Pick, list[Pick]]:
    """A room, a seat and one of its options that is followed by another question to the same seat: one that told
    something, or one that did not."""
    for seed in range(20):
        room = begun(title)
        chooser = random.Random(seed)
        while room.phase() == "running":
            seat = room.asked()[0]
            for pick in options(room, seat):
                twin = room.running().twin()
                twin.answer(SeatId(seat), [pick])
                after = twin.state.asked()
                if seat in after and twin.gave_information(twin.seq()) == telling:
                    return room, seat, pick, twin.state.options(SeatId(seat))
            play(room, chooser, 1)
    raise AssertionError("No such position came up.")


def never(room: Room, allowed: list[Pick]) -> Pick:
    """A move of the game that is not among these."""
    return next(Pick(pick) for pick in range(10_000) if pick not in allowed)


@pytest.mark.parametrize("title", TITLES)
def test_a_list_is_played_as_a_whole(title: str) -> None:
    room, seat, pick, then = position(title, telling=False)
    seq = room.seq
    assert move(room, seat, [pick, then[0]]).taken == 2
    assert room.seq == seq + 1
    assert all_words(replayed(room)) == all_words(room)


@pytest.mark.parametrize("title", TITLES)
def test_a_list_refused_without_having_told_anything_changes_nothing(title: str) -> None:
    room, seat, pick, then = position(title, telling=False)
    command = wire.Move(id="1", seq=room.seq, picks=[pick, never(room, then)], seat=seat)
    assert isinstance(refused(room, command, caller_of(room, seat)), (NotAnOption, NotYourTurn))
    assert told_by(room.running(), SeatId(seat), [pick, never(room, then)]) == 0


@pytest.mark.parametrize("title", TITLES)
def test_a_list_is_no_way_to_ask_what_a_draw_would_bring(title: str) -> None:
    room, seat, pick, then = position(title, telling=True)
    wrong = [pick, never(room, then)]
    done = move(room, seat, wrong)
    assert done.taken == 1
    fact = kept(room)[-1]
    assert isinstance(fact, facts.Answered)
    assert (fact.picks, fact.asked) == ([int(pick)], 2)
    assert options(room, seat) == then
    assert all_words(replayed(room)) == all_words(room)


# ---- the chain


def test_a_line_that_was_changed_left_out_or_doubled_is_found() -> None:
    room = begun()
    play(room, random.Random(1), 5)
    lines = room.unsaved
    changed = lines[2].replace(b"Ben", b"Bob")
    assert changed != lines[2]
    for broken in ([*lines[:2], changed, *lines[3:]], [*lines[:4], *lines[5:]], [*lines[:4], lines[3], *lines[4:]]):
        again = Room(room.id, room.secrets, room.games)
        with pytest.raises(BadRequest, match="does not follow"):
            read_into(again, broken)


def test_a_table_with_another_seed_is_found_out() -> None:
    room = begun()
    play(room, random.Random(1), 20)
    other = made(plan(), seed="6b" * 32)
    again = Room(room.id, other.secrets, room.games)
    with pytest.raises(Refusal):
        read_into(again, room.unsaved)


@pytest.mark.parametrize("title", TITLES)
def test_reading_a_table_gives_the_table(title: str) -> None:
    room = begun(title, people=3)
    play(room, random.Random(7), 60)
    again = replayed(room)
    assert all_words(again) == all_words(room)
    assert (again.seq, again.head, again.done) == (room.seq, room.head, room.done)
    play(room, random.Random(8))
    play(again, random.Random(8))
    assert record_of(again) == record_of(room)


def test_arena_and_colossal_tables_need_no_clock_to_wait() -> None:
    for title in (ARENA, COLOSSAL):
        assert begun(title).due() is None


def test_whoever_sits_already_may_join_again() -> None:
    room = begun()
    before = [(seat.person, seat.bot, seat.left) for seat in room.seats]
    do(room, wire.Join(id=fresh()), caller_of(room, 0))
    assert [(seat.person, seat.bot, seat.left) for seat in room.seats] == before
