"""Every game: clones, legality, conservation and the end, over random play."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from harena.core.agenda import State
from harena.core.chance import Fast
from harena.core.errors import BadRequest, NotAMove, NotAnOption, NotYourTurn
from harena.core.game import Game, Result
from harena.core.ids import Pick, Seat
from harena.core.playout import play_out
from harena.core.table import Table

from .play import (
    CASES,
    EVERY,
    Case,
    all_options,
    both_ends,
    check_sentence,
    decisions,
    every_case,
    every_game,
    option_sets,
    play_table,
    unlisted,
)


def test_there_are_games_and_tables_to_try() -> None:
    assert len(CASES) > 50
    assert len({str(case) for case in CASES}) == len(CASES)


@every_game
def test_every_two_values_of_two_options_meet_at_a_table_that_takes_both(game: Game) -> None:
    usual = {option.name: option.default for option in game.options}
    tables = [{**usual, **chosen} for chosen in option_sets(game).values()]
    for one, other in combinations(game.options, 2):
        for value, second in product(both_ends(one.other_values()), both_ends(other.other_values())):
            chosen: dict[str, object] = {one.name: value, other.name: second}
            if any(chosen.items() <= table.items() for table in tables):
                continue
            with pytest.raises(BadRequest):
                game.new(game.fewest, chosen, Fast(0))


@every_case
def test_clones_equal_and_stay_independent(case: Case) -> None:
    """Position after position is copied and the copy kept; neither the game nor another copy's game may change it."""
    game, state, chance = case.game, case.new(0), Fast(case.seed(1))
    kept: list[tuple[State, str]] = []
    for number in decisions(state, chance):
        if number % (3 * EVERY) != 0:
            continue
        printed = game.print(state)
        clone = state.clone(Fast(number))
        assert all_options(clone) == all_options(state)
        assert clone.log is None
        kept.append((clone, printed))
        if number % (30 * EVERY) == 0:
            play_out(clone.clone(Fast(number)), chance.copy())
            assert game.print(state) == printed
    assert all(game.print(clone) == printed for clone, printed in kept)


@every_case
def test_listed_picks_are_accepted(case: Case) -> None:
    state = case.new(2)
    for number in decisions(state, Fast(case.seed(3))):
        if number % 4 != 0:
            continue
        for seat in state.asked():
            options = state.options(seat)
            assert options
            assert len(set(options)) == len(options)
            for pick in options:
                state.clone(Fast(number)).answer(seat, pick)


@every_case
def test_unlisted_picks_and_seats_not_asked_are_refused_without_any_change(case: Case) -> None:
    game, state = case.game, case.new(4)
    chance = Fast(case.seed(5))
    for number in decisions(state, Fast(case.seed(6))):
        if number % 5 != 0:
            continue
        before = game.print(state)
        for seat in range(state.seats + 1):
            if seat in state.asked():
                check_unlisted(game, state, Seat(seat), chance)
            else:
                with pytest.raises(NotYourTurn) as refused:
                    state.answer(Seat(seat), state.options(state.asked()[0])[0])
                check_sentence(refused.value)
        assert game.print(state) == before
    with pytest.raises(NotYourTurn) as refused:
        state.answer(Seat(0), Pick(0))
    check_sentence(refused.value)


def check_unlisted(game: Game, state: State, seat: Seat, chance: Fast) -> None:
    for pick in unlisted(state, seat, chance, 12):
        with pytest.raises(NotAnOption) as refused:
            state.answer(seat, pick)
        check_sentence(refused.value)
        assert refused.value.clause is not None
        assert refused.value.clause.startswith(f"{game.prefix}-")
        assert game.picks.say(pick) in refused.value.say


@every_game
def test_numbers_and_words_that_are_no_move_are_refused(game: Game) -> None:
    table = Table(game, game.fewest, {}, {"make": "fast", "seed": 1})
    before, seat = game.print(table.state), table.state.asked()[0]
    for number in (-1, len(game.picks.spelled), 10**12):
        with pytest.raises(NotAMove) as refused:
            table.answer(seat, [Pick(number)])
        check_sentence(refused.value)
    for words in ("", "fly to the moon", game.picks.spelled[0] + " x", "é" * 1_000):
        with pytest.raises(NotAMove) as refused:
            game.picks.parse(words)
        check_sentence(refused.value)
        assert len(refused.value.say) < 120
    assert (game.print(table.state), table.seq()) == (before, 0)


@every_game
def test_every_pick_is_spelled_both_ways(game: Game) -> None:
    for number, words in enumerate(game.picks.spelled):
        assert game.picks.parse(words) == number
        assert game.picks.parse(f"  {words.upper().replace(' ', '   ')} ") == number
        assert game.picks.say(Pick(number)) == words
        assert game.picks.verb(Pick(number)).clause.startswith(f"{game.prefix}-")


@every_case
def test_nothing_is_lost_and_the_game_ends_within_its_bound(case: Case) -> None:
    game, state = case.game, case.new(7)
    inventory = game.inventory(state)
    last = 0
    for number in decisions(state, Fast(case.seed(8))):
        assert game.inventory(state) == inventory
        assert game.result(state) is None
        assert state.agenda
        last = number
        assert last < game.longest
    assert state.agenda == []
    assert state.asked() == []
    assert state.pending() == ""
    assert [state.options(Seat(seat)) for seat in range(state.seats)] == [[]] * state.seats
    check_result(game, state, game.result(state))


def check_result(game: Game, state: State, result: Result | None) -> None:
    assert result is not None
    assert len(result.scores) == state.seats
    assert min(result.places) == 1
    assert sorted(result.places) == sorted(1 + sum(one < other for one in result.places) for other in result.places)
    assert result.clauses
    assert all(clause.startswith(f"{game.prefix}-") for clause in result.clauses)


@every_case
def test_the_bound_holds_in_many_games(case: Case) -> None:
    for seed in range(9, 14):
        state = case.new(seed)
        play_out(state, Fast(case.seed(seed + 1)), case.game.longest)
        assert state.over()


@every_case
def test_events_are_numbered_without_gaps_and_kinds_are_declared(case: Case) -> None:
    table = case.open(20)
    play_table(table, Fast(case.seed(21)))
    declared = {kind.name: kind for kind in case.game.kinds}
    assert len(declared) == len(case.game.kinds)
    for seat in [None, *(Seat(seat) for seat in range(case.seats))]:
        told = table.events(seat)
        assert [event["number"] for event in told] == list(range(len(told)))
        for event in told:
            if "kind" in event:
                kind = declared[str(event["kind"])]
                assert list(event) == ["number", "seq", "kind", "clause", *kind.fields]
                assert event["clause"] == kind.clause
            else:
                assert list(event) == ["number", "seq"]


@every_case
def test_a_kind_of_event_is_always_public_or_always_private(case: Case) -> None:
    table = case.open(22)
    play_table(table, Fast(case.seed(23)))
    heard: dict[str, bool] = {}
    for event in table.log.events:
        public = event.known_to(None)
        assert heard.setdefault(event.kind.name, public) == public
        assert public or 0 < event.audience < 1 << case.seats
