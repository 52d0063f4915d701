"""Every game: what is saved, undone or played once more is the same game."""

from __future__ import annotations

import hashlib

from harena.core.agenda import State
from harena.core.chance import Fast, Scripted
from harena.core.errors import BadRequest
from harena.core.game import Game
from harena.core.ids import Seat
from harena.core.record import read_record, write_record
from harena.core.table import Table
from harena.games.catalogue import GAMES

from .play import Case, all_options, as_bytes, decisions, every_case, every_game, play_table

Picture = tuple[str, bytes, list[list[int]]]


def picture(table: Table) -> Picture:
    """All that a table holds: position, history and questions."""
    return table.game.print(table.state), as_bytes(table.all_events(-1)), all_options(table.state)


def points(table: Table, count: int) -> list[int]:
    """Some numbers from the first entry to the last."""
    return sorted({table.seq() * part // (count - 1) for part in range(count)})


def nothing_to_draw() -> Scripted:
    """A position says everything, so reading one asks chance for nothing."""
    return Scripted([])


@every_case
def test_a_record_loads_as_the_same_table(case: Case) -> None:
    table = case.open(0)
    chance = Fast(case.seed(1))
    for _ in range(4):
        loaded = read_record(write_record(table), GAMES)
        assert picture(loaded) == picture(table)
        assert loaded.options == table.options
        assert [entry.drawn for entry in loaded.entries] == [entry.drawn for entry in table.entries]
        play_table(table, chance, 70)
    play_table(table, chance)
    finished = read_record(write_record(table), GAMES)
    assert picture(finished) == picture(table)
    assert write_record(finished) == write_record(table)


@every_case
def test_a_loaded_table_plays_on_as_the_saved_one(case: Case) -> None:
    """What chance has drawn before does not come again: the loaded chance goes on where the saved one was."""
    table = case.open(2)
    play_table(table, Fast(case.seed(3)), 60)
    loaded = read_record(write_record(table), GAMES)
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
    again = game.parse(printed, nothing_to_draw())
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
        if number == 50:
            break
    twin = game.parse(game.print(state), nothing_to_draw())
    twin.chance = Fast(9)
    state = state.clone(Fast(9))
    assert course(game, twin, case.seed(9)) == course(game, state, case.seed(9))


def course(game: Game, state: State, seed: int) -> str:
    """A checksum over every position, question and answer on the way to the end."""
    checksum = hashlib.sha256()
    for _ in decisions(state, Fast(seed)):
        checksum.update(f"{game.print(state)}\n{all_options(state)}\n".encode())
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
    assert case.game.print(case.new(12)) != case.game.print(case.new(13))


@every_case
def test_undo_to_any_number_is_the_table_then(case: Case) -> None:
    table = case.open(14)
    chance = Fast(case.seed(15))
    pictures = [picture(table)]
    while not table.state.over() and table.seq() < 120:
        play_table(table, chance, 1)
        pictures.append(picture(table))
    for seq in points(table, 6):
        assert picture(table.at(seq)) == pictures[seq]
    for seq in reversed(points(table, 4)):
        table.undo(seq)
        assert (table.seq(), picture(table)) == (seq, pictures[seq])
    play_table(table, Fast(case.seed(15)), 5)
    assert picture(table) == pictures[5]


@every_case
def test_a_table_branched_from_a_state_is_the_same_position(case: Case) -> None:
    table = case.open(16)
    play_table(table, Fast(case.seed(17)), 90)
    branch = table.branch(table.state, {"make": "fast", "seed": 1})
    assert case.game.print(branch.state) == case.game.print(table.state)
    assert branch.options == table.options
    play_table(branch, Fast(case.seed(18)))
    for seat in [None, *(Seat(seat) for seat in range(case.seats))]:
        assert branch.events(seat)
    assert picture(read_record(write_record(branch), GAMES)) == picture(branch)


@every_case
def test_every_reader_can_be_told_the_events_of_a_branch(case: Case) -> None:
    """A log that begins in the middle of a game is told like any other."""
    table = case.open(19)
    play_table(table, Fast(case.seed(20)), 40)
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
        try:
            game.parse(text, Fast(1))
        except BadRequest as refusal:
            assert refusal.say.endswith("."), refusal.say
        else:
            raise AssertionError(f"{text[:80]!r} was read")
