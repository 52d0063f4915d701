"""Two editions of one game side by side: every table and every record keeps the rules it began with."""

from __future__ import annotations

import json

import pytest

from harena.core.chance import Fast
from harena.core.errors import BadRecord, OtherRules
from harena.core.game import Game, newest
from harena.core.ids import Seat
from harena.core.record import chained, read_record, write_record
from harena.core.seeding import seal_for
from harena.core.table import Table

from .high_card import HighCard
from .high_card_2 import BOTH, FIRST, SECOND

both = pytest.mark.parametrize("game", [FIRST, SECOND], ids=["first", "second"])


def begun(game: Game, seats: int = 2) -> Table:
    return Table(game, seats, {}, seal_for("an edition"))


def hand(table: Table) -> int:
    assert isinstance(table.state, HighCard)
    return len(table.state.hands[0])


def played(table: Table, answers: int = 100) -> Table:
    for _ in range(answers):
        if table.state.over():
            break
        seat = table.state.asked()[0]
        table.answer(seat, table.state.options(seat)[:1])
    return table


def rewritten(record: str, version: object) -> str:
    """The record as if it had been played by other rules, with all hashes mended."""
    lines = [json.loads(line) for line in record.splitlines()]
    lines[0]["rules"] = version
    texts = [chained(lines[0], "")]
    for line in lines[1:]:
        texts.append(chained(line, texts[-1]))
    return "\n".join(texts) + "\n"


def test_hc_1_1_two_players_get_four_cards_by_the_second_edition_alone() -> None:
    assert (hand(begun(FIRST)), hand(begun(SECOND))) == (3, 4)


def test_hc_1_1_three_players_get_three_cards_by_both() -> None:
    assert (hand(begun(FIRST, 3)), hand(begun(SECOND, 3))) == (3, 3)


@both
def test_a_record_is_read_by_the_rules_it_was_played_by(game: Game) -> None:
    record = write_record(played(begun(game)))
    table = read_record(record, BOTH)
    assert table.game is game
    assert write_record(table) == record


@both
def test_a_game_that_goes_on_keeps_its_rules(game: Game) -> None:
    table = read_record(write_record(played(begun(game), 2)), BOTH)
    assert write_record(played(table)) == write_record(played(begun(game)))
    assert hand(table.at(0)) == hand(begun(game))
    for other in (table.twin(), table.at(1), table.imagined(Seat(0), 3)):
        assert other.game is game


@both
def test_a_record_does_not_pass_for_one_of_other_rules(game: Game) -> None:
    other = 3 - game.version
    with pytest.raises(BadRecord, match="Entry 0: the seed gives"):
        read_record(rewritten(write_record(played(begun(game))), other), BOTH)


@pytest.mark.parametrize("version", [0, 3, 7, -1, 10**30, "1", 1.0, True, None, [1], {}])
def test_rules_that_are_not_here_are_named(version: object) -> None:
    record = rewritten(write_record(played(begun(FIRST))), version)
    with pytest.raises(OtherRules) as refusal:
        read_record(record, BOTH)
    assert refusal.value.say == f"The record needs rules version {version} of high-card; this Harena knows 1 and 2."
    assert refusal.value.entry == 0


def test_new_tables_are_set_by_the_newest_rules_however_they_are_listed() -> None:
    listed = {(game.name, game.version): game for game in (SECOND, FIRST)}
    assert newest(BOTH) == newest(listed) == {"high-card": SECOND}


def test_the_position_of_an_edition_is_read_by_it() -> None:
    for game in (FIRST, SECOND):
        state = begun(game).state
        assert game.print(game.parse(game.print(state), Fast(1))) == game.print(state)
