"""Games begun by rules of long ago, at every face: they go on, are shown and are checked by these rules."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

import pytest

from harena import cli
from harena.core.errors import OtherRules
from harena.core.ids import Seat
from harena.core.record import read_record, write_record
from harena.core.seeding import seal_for
from harena.core.table import Table
from harena.games.catalogue import EDITIONS, GAMES
from harena.lab.analysis import review
from harena.rules import book
from harena.terminal.players import seat_players
from harena.terminal.reasons import hint_for
from harena.terminal.replay import Replay
from harena.terminal.saves import load, save_game, save_seats
from harena.terminal.session import Session

from ..editions import EARLIER, THEN
from .seated import Script, always, lines
from .talk import Json, Talk, play

each_game = pytest.mark.parametrize("name", THEN)


@pytest.fixture(autouse=True)
def earlier_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Harena that still knows version 0 of every game."""
    for (name, version), game in EARLIER.items():
        monkeypatch.setitem(EDITIONS, (name, version), game)


def begun(name: str, answers: int = 12) -> Table:
    table = Table(EARLIER[name, 0], 2, {}, seal_for("long ago"))
    dice = random.Random(5)
    for _ in range(answers):
        if table.state.over():
            break
        seat = table.state.asked()[0]
        table.answer(seat, [dice.choice(table.state.options(seat))])
    return table


@each_game
def test_these_rules_are_other_rules(name: str) -> None:
    """Otherwise nothing here would show anything."""
    then, now = begun(name), Table(GAMES[name], 2, {}, seal_for("long ago"))
    assert then.options == now.options == {}
    assert then.game.print(then.at(0).state) != now.game.print(now.state)


@each_game
def test_the_referee_goes_on_by_the_rules_of_a_record(name: str) -> None:
    talk, record = Talk(), write_record(begun(name))
    table = str(talk.ask("load", record=record)["table"])
    assert talk.ask("save", table=table)["record"] == record
    play(talk, table, 10, random.Random(1))
    assert talk.tables.by_name[table].game is EARLIER[name, 0]
    twin = str(talk.ask("clone", table=table)["table"])
    imagined = str(talk.ask("imagine", table=table, seat=0, seed=3)["table"])
    for other in (twin, imagined):
        again = cast("str", talk.ask("save", table=other)["record"])
        assert read_record(again, EDITIONS).game is EARLIER[name, 0]


@each_game
def test_the_referee_names_rules_that_are_not_here(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = write_record(begun(name))
    monkeypatch.delitem(EDITIONS, (name, 0))
    known = " and ".join(str(version) for game, version in sorted(EDITIONS) if game == name)
    assert (
        Talk().refused("load", record=record)["say"]
        == f"The record needs rules version 0 of {name}; this Harena knows {known}."
    )


@each_game
def test_the_referee_sets_new_tables_by_the_newest_rules(name: str) -> None:
    talk = Talk()
    table = str(talk.ask("new", game=name, seats=2, chance={"make": "fast", "seed": 1})["table"])
    assert talk.tables.by_name[table].game is GAMES[name]
    listed = cast("list[Json]", talk.ask("games")["games"])
    assert [game["rules"] for game in listed] == [game.version for game in GAMES.values()]


@each_game
def test_a_saved_game_is_resumed_by_its_rules_to_its_end(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game"
    save_game(write_record(begun(name, 4)), file)
    pages, table = book(name, "en"), load(file)
    assert table.game is EARLIER[name, 0]
    script = Script(always("1"))
    Session(table, seat_players(["me", "steady"], pages), pages, script, file).run()
    assert load(file).state.over()
    assert load(file).game is EARLIER[name, 0]


@pytest.mark.parametrize("name", ["colossal-arena", "arena-maximus"])  # a race in the circus is long to tell
def test_resume_replay_and_verify_read_the_rules_of_a_record(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game"
    save_game(write_record(begun(name, 6)), file)
    pages = book(name, "en")
    save_seats(seat_players(["random", "random"], pages), file)
    assert cli.resume(file, plain=True) == 0
    assert load(file).state.over()
    capsys.readouterr()
    assert cli.verify(file) == 0
    assert pages.say("verify-ok", file=str(file), entries=load(file).seq() + 1) in capsys.readouterr().out
    assert cli.replay(file, plain=True) == 0
    assert len(capsys.readouterr().out) > 1_000
    script = Script(lines("g 3", "q"))
    Replay(load(file), seat_players(["random", "random"], pages), pages, script).run()
    assert script.shown


@each_game
def test_resume_and_verify_name_rules_that_are_not_here(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game"
    save_game(write_record(begun(name)), file)
    monkeypatch.delitem(EDITIONS, (name, 0))
    sentence = f"The record needs rules version 0 of {name}; this Harena knows "
    with pytest.raises(OtherRules, match=sentence):
        cli.resume(file, seats="me,steady")
    assert cli.verify(file) == 1
    assert sentence in capsys.readouterr().out


@each_game
def test_bots_hints_and_reviews_know_a_game_by_its_name(name: str) -> None:
    table = begun(name, 6)
    seat = Seat(table.state.asked()[0])
    assert hint_for(table, seat).chosen.pick in table.state.options(seat)
    if name == "arena-maximus":  # the shortest of them
        found = review(begun(name, 10_000), 8)
        assert found.table.game is EARLIER[name, 0]
