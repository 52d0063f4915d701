"""Every game: what is saved, undone or played once more is the same game."""

from __future__ import annotations

import hashlib
import pickle

import pytest

from harena.core.agenda import State
from harena.core.chance import Fast, Scripted
from harena.core.errors import BadRequest
from harena.core.game import Game
from harena.core.ids import Seat
from harena.core.record import read_record, write_record
from harena.core.table import Table

from .play import (
    PLAYED_EDITIONS,
    Case,
    all_options,
    as_bytes,
    check_sentence,
    decisions,
    every_case,
    every_case_of_the_catalogue,
    every_game,
    every_opening,
    play_table,
)

Picture = tuple[str, bytes, list[list[int]]]


def picture(table: Table) -> Picture:
    """All that a table holds: position, history and questions."""
    return table.game.print(table.state), as_bytes(table.all_events(-1)), all_options(table.state)


def nothing_to_draw(game: Game) -> Scripted:
    """A position says everything, so reading one asks chance for nothing."""
    return Scripted(game, [])


@every_case
def test_a_record_loads_as_the_same_table(case: Case) -> None:
    table = case.open(0)
    chance = Fast(case.seed(1))
    for _ in range(4):
        loaded = read_record(write_record(table), PLAYED_EDITIONS)
        assert picture(loaded) == picture(table)
        assert loaded.options == table.options
        assert [entry.drawn for entry in loaded.entries] == [entry.drawn for entry in table.entries]
        play_table(table, chance, 70)
    play_table(table, chance)
    finished = read_record(write_record(table), PLAYED_EDITIONS)
    assert picture(finished) == picture(table)
    assert write_record(finished) == write_record(table)


@every_case
def test_a_loaded_table_plays_on_as_the_saved_one(case: Case) -> None:
    """What chance has drawn before does not come again: the loaded chance goes on where the saved one was."""
    table = case.open(2)
    play_table(table, Fast(case.seed(3)), case.amid(60))
    loaded = read_record(write_record(table), PLAYED_EDITIONS)
    for one in (table, loaded):
        play_table(one, Fast(case.seed(4)))
    assert picture(loaded) == picture(table)


@every_case
def test_a_position_reads_as_the_same_state(case: Case) -> None:
    game, state = case.game, case.new(5)
    for number in decisions(state, Fast(case.seed(6))):
        if number % 16 == 0:
            check_position(game, state)
    check_position(game, state)


def check_position(game: Game, state: State) -> None:
    printed = game.print(state)
    assert "\n" not in printed
    again = game.parse(printed, nothing_to_draw(game))
    assert game.print(again) == printed
    assert all_options(again) == all_options(state)
    assert game.inventory(again) == game.inventory(state)
    assert game.chosen_options(again) == game.chosen_options(state)
    for seat in [None, *(Seat(seat) for seat in range(state.seats))]:
        assert as_bytes(game.view(again, seat).words()) == as_bytes(game.view(state, seat).words())


@every_case
def test_a_position_plays_on_as_the_state_it_was_printed_from(case: Case) -> None:
    """Bags and hands are kept in order, so equal positions and equal chance give equal games."""
    game, state = case.game, case.new(7)
    for number in decisions(state, Fast(case.seed(8))):
        if number == case.amid(50):
            break
    twin = game.parse(game.print(state), nothing_to_draw(game))
    twin.chance = Fast(9)
    state = state.clone(Fast(9))
    assert course(game, twin, case.seed(9)) == course(game, state, case.seed(9))


def course(game: Game, state: State, seed: int) -> str:
    """A checksum over questions and positions on the way to the end."""
    checksum = hashlib.sha256()
    for number in decisions(state, Fast(seed)):
        checksum.update(f"{state.asked()} {all_options(state)}\n".encode())
        if number % 10 == 0:
            checksum.update(game.print(state).encode())
    checksum.update(game.print(state).encode())
    return checksum.hexdigest()


@every_case
def test_the_same_seed_and_picks_give_the_same_game(case: Case) -> None:
    one, other = case.open(10), case.open(10)
    play_table(one, Fast(case.seed(11)))
    for entry in one.entries[1:]:
        assert entry.seat is not None
        other.answer(entry.seat, entry.picks)
    assert picture(one) == picture(other)
    assert write_record(one) == write_record(other)


@every_case
def test_another_seed_gives_another_game(case: Case) -> None:
    """At once if chance has a say in the set-up; else sooner or later, if it has a say at all."""
    if case.game.print(case.new(12)) != case.game.print(case.new(13)):
        return
    tables = [case.open(seed) for seed in range(12, 24)]
    for table in tables:
        play_table(table, Fast(case.seed(14)))
    drawn = any(entry.drawn for table in tables for entry in table.entries)
    assert drawn == (len({case.game.print(table.state) for table in tables}) > 1)


@every_case
def test_undo_to_any_number_is_the_table_then(case: Case) -> None:
    table = case.open(14)
    chance = Fast(case.seed(15))
    pictures = {0: picture(table)}
    for step in (1, 4, 20, 35, 60):
        play_table(table, chance, step)
        pictures[table.seq()] = picture(table)
    for seq, then in pictures.items():
        assert picture(table.at(seq)) == then
    for seq in reversed(pictures):
        table.undo(seq)
        assert (table.seq(), picture(table)) == (seq, pictures[seq])
    second = sorted(pictures)[1]
    play_table(table, Fast(case.seed(15)), second)
    assert picture(table) == pictures[second]


@every_case
def test_a_twin_is_the_same_table_and_goes_its_own_way(case: Case) -> None:
    table = case.open(22)
    play_table(table, Fast(case.seed(23)), case.amid(50))
    before = picture(table)
    twin = table.twin()
    assert picture(twin) == before
    play_table(twin, Fast(case.seed(24)))
    assert picture(table) == before
    play_table(table, Fast(case.seed(24)))
    assert picture(table) == picture(twin)
    assert write_record(table) == write_record(twin)


@every_case_of_the_catalogue
def test_a_pickled_state_is_the_same_state(case: Case) -> None:
    """Bots may think in other processes. (An interpreted class on top of a compiled one, as examples have, cannot.)"""
    game, state = case.game, case.new(25)
    for number in decisions(state, Fast(case.seed(26))):
        if number == case.amid(80):
            break
    again = pickle.loads(pickle.dumps(state))
    assert game.print(again) == game.print(state)
    assert course(game, again, case.seed(27)) == course(game, state, case.seed(27))


@every_case
def test_a_table_branched_from_a_state_is_the_same_position(case: Case) -> None:
    table = case.open(16)
    play_table(table, Fast(case.seed(17)), case.amid(40))
    branch = table.branch(table.state, {"make": "fast", "seed": 1})
    assert case.game.print(branch.state) == case.game.print(table.state)
    assert branch.options == table.options
    play_table(branch, Fast(case.seed(18)))
    for seat in [None, *(Seat(seat) for seat in range(case.seats))]:
        assert branch.events(seat)
    assert picture(read_record(write_record(branch), PLAYED_EDITIONS)) == picture(branch)


@every_case
def test_every_reader_can_be_told_the_events_of_a_branch(case: Case) -> None:
    """A log that begins in the middle of a game is told like any other."""
    table = case.open(19)
    play_table(table, Fast(case.seed(20)), case.amid(40))
    branch = table.branch(table.state, {"make": "fast", "seed": 1})
    for _ in range(8):
        for seat in [None, *(Seat(seat) for seat in range(case.seats))]:
            assert len(branch.events(seat)) == len(branch.log.events)
        play_table(branch, Fast(case.seed(21)), 1)


@every_game
def test_words_that_are_no_position_are_refused_with_a_sentence(game: Game) -> None:
    start = game.print(game.new(game.fewest, {}, Fast(1)))
    wrong = ["", "no-such-game; seats: 2", start + "; colour: blue", start + "; seats: 2", start.replace(":", "", 1)]
    wrong += [start.replace("seats: ", "seats: 9"), start + "; x: " + "y" * 30_000, start + ";\nseats: 2"]
    for text in wrong:
        with pytest.raises(BadRequest) as refused:
            game.parse(text, Fast(1))
        assert refused.value.say.endswith("."), refused.value.say


@every_opening
def test_a_position_with_words_changed_is_read_or_refused(case: Case) -> None:
    """Words deleted, doubled, exchanged and cut: a sentence at worst, never a crash."""
    game, state, chance = case.game, case.new(28), Fast(case.seed(29))
    for number in decisions(state, Fast(case.seed(30))):
        if number % 2 != 0:
            continue
        text = muddled(game.print(state), chance)
        try:
            game.parse(text, Fast(number))
        except BadRequest as refusal:
            check_sentence(refusal)


def muddled(text: str, chance: Fast) -> str:
    words = text.split(" ")
    for _ in range(1 + chance.below(2, "times")):
        one, other = chance.below(len(words), "one"), chance.below(len(words), "other")
        change = chance.below(4, "change")
        if change == 0:
            del words[one]
        elif change == 1:
            words.insert(one, words[other])
        elif change == 2:
            words[one], words[other] = words[other], words[one]
        else:
            words[one] = words[one][: chance.below(len(words[one]) + 1, "cut")]
    return " ".join(words)
