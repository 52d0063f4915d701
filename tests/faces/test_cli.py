"""The command line: help, rules, games, doctor, verify, replay, and errors in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import harena.doctor
from harena.cli import main
from harena.core.game import Game
from harena.core.record import write_record
from harena.core.table import Table
from harena.doctor import dependency, engine, findings
from harena.lab import match as lab_match
from harena.rules import book
from harena.terminal.players import seat_players
from harena.terminal.replay import Replay
from harena.terminal.saves import load

from .program import harena as run
from .seated import GAME, NAME, Script, always, lines, play, seat

COMMANDS = ["play", "resume", "replay", "verify", "rules", "games", "match", "referee", "doctor"]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    file = tmp_path_factory.mktemp("finished") / "game.harena"
    seat(Script(always("1")), file).run()
    return file


# ---- help and errors


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    said = run(command, "--help")
    assert said.returncode == 0
    assert "Example" in said.stdout
    assert f"harena {command}" in said.stdout


def test_the_program_says_its_commands_and_version() -> None:
    said = run("--help").stdout
    assert all(command in said for command in COMMANDS)
    assert run("--version").stdout.strip()


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["play", "chess"],
        ["play", "--seats", "me"],
        ["play", "--seats", "me,me,me,me,me,me"],
        ["play", "--seats", "me,deep-blue"],
        ["play", "--seats", "red,red"],
        ["play", "--lang", "tlh"],
        ["play", "--option", "memory"],
        ["play", "--option", "memory=perfect"],
        ["play", "--option", "handicap=2"],
        ["play", "--option", "stalemate=perhaps"],
        ["play", "--option", "creatures=wyrm,troll"],
        ["play", "--file", "/no/such/folder/game"],
        ["play", "--no-such-option"],
        ["resume"],
        ["resume", "missing.harena"],
        ["replay", "missing.harena"],
        ["verify", "missing.harena"],
        ["verify", "/"],
        ["match", "circus-season", "--bots", "random,random", "--option", "races"],
        ["match", "circus-season", "--bots", "random,random", "--option", "races=2"],
        ["match", "circus-season", "--bots", "random,random", "--option", "laps=2"],
        ["rules", "chess"],
        ["rules", "colossal-arena", "CA-6.99"],
        ["rules", "colossal-arena", "--search", "zeppelin"],
    ],
    ids=" ".join,
)
def test_trouble_is_one_sentence_on_standard_error(tmp_path: Path, arguments: list[str]) -> None:
    said = run(*arguments, cwd=tmp_path)
    assert said.returncode == 2
    assert said.stdout == ""
    assert len(said.stderr.splitlines()) == 1
    assert said.stderr.strip().endswith(".")
    assert list(tmp_path.iterdir()) == []


def test_a_game_never_overwrites_another(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("precious")
    said = run("play", "--file", str(file))
    assert said.returncode == 2
    assert f"harena resume {file}" in said.stderr
    assert file.read_text() == "precious"


def test_options_reach_the_table(tmp_path: Path) -> None:
    file = tmp_path / "game"
    creatures = "wyrm,troll,titan,gorgon,magus,ettin,amazon,unicorn"
    options = ["memory=strict", "stalemate=yes", f"creatures={creatures}", "tie-break=tournament"]
    said = run("play", "--file", str(file), *[part for option in options for part in ("--option", option)])
    assert said.returncode == 0, said.stderr
    table = load(file)
    assert table.options == {
        "memory": "strict",
        "stalemate": True,
        "creatures": sorted(creatures.split(",")),
        "tie-break": "tournament",
    }


def test_a_match_is_played_with_the_options_of_its_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tables: list[dict[str, object] | None] = []

    def instead(game: Game, bots: list[str], seed: int, options: dict[str, object] | None) -> list[int]:
        tables.append(options)
        return [1, 2]

    monkeypatch.setattr(lab_match, "play_game", instead)
    bots = ["--bots", "random,steady", "--games", "2"]
    with pytest.raises(SystemExit) as ended:
        main(["match", "circus-season", *bots, "--option", "races=3", "--option", "deals=no"])
    assert ended.value.code == 0
    assert tables == [{"races": "3", "deals": False}] * 2
    assert capsys.readouterr().out.count("1 of 2 games") == 2


def test_resuming_needs_to_know_who_sits_where(tmp_path: Path) -> None:
    file = tmp_path / "game"
    play(file, "1")
    (tmp_path / "game.seats.json").unlink()
    assert "--seats" in run("resume", str(file)).stderr
    assert "3 seats, not 2" in run("resume", str(file), "--seats", "me,steady").stderr
    assert run("resume", str(file), "--seats", "me,random,random").returncode == 0


# ---- rules, games, doctor


def test_the_rules_are_read_whole_by_clause_and_by_word() -> None:
    pages = book(NAME, "en")
    whole = run("rules", NAME).stdout
    assert all(pages.text(row.id) in whole for row in pages.clauses())
    one = run("rules", NAME, "CA-6.8").stdout
    assert pages.text("CA-6.8") in one
    assert pages.text("CA-6.7") not in one
    assert pages.text("CA-6.7") in run("rules", NAME, "CA-6").stdout
    assert pages.text("CA-5.1") in run("rules", NAME, "--search", "backer").stdout
    french = run("rules", NAME, "CA-6.8", "--lang", "fr").stdout
    assert book(NAME, "fr").text("CA-6.8") in french


def test_games_lists_every_option() -> None:
    for lang in ("en", "fr"):
        said = run("games", "--lang", lang).stdout
        assert all(book(NAME, lang).option_text(option.name) in said for option in GAME.options)


def test_the_doctor_says_what_is_there() -> None:
    said = run("doctor")
    assert said.returncode == 0
    for word in ("harena:", "Python:", "engine:"):
        assert word in said.stdout
    assert {finding.name for finding in findings()} >= {"harena", "Python", "engine"}
    assert engine().found.startswith(("compiled", "interpreted"))


def test_the_doctor_says_what_to_do_about_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "pip install" in dependency("no-such-package>=3").advice
    assert dependency("rich>=15").advice == ""
    monkeypatch.setattr(harena.doctor, "COMPILERS", [])
    assert "C compiler" in harena.doctor.why_interpreted()


# ---- verifying


def test_a_sound_record_is_verified(finished: Path) -> None:
    said = run("verify", str(finished))
    assert said.returncode == 0
    assert "is valid" in said.stdout
    assert "Winner:" in said.stdout


def test_a_tampered_record_names_entry_and_clause(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text().splitlines()
    entry = json.loads(text[31])
    assert entry["seq"] == 30
    text[31] = json.dumps({**entry, "picks": [*entry["picks"], 0]})
    broken = tmp_path / "broken.harena"
    broken.write_text("\n".join(text) + "\n")
    said = run("verify", str(broken))
    assert said.returncode == 1
    assert "is invalid at entry 30, under CA-" in said.stdout
    french = run("verify", str(broken), "--lang", "fr")
    assert french.returncode == 1
    assert "à l’entrée 30, article CA-" in french.stdout
    resumed = run("resume", str(broken))
    assert resumed.returncode == 2
    assert "harena verify" in resumed.stderr


def test_what_is_no_record_at_all_is_not_sound(tmp_path: Path) -> None:
    (tmp_path / "shopping").write_text("milk\n")
    assert run("verify", str(tmp_path / "shopping")).returncode == 1
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    assert run("verify", str(tmp_path / "picture")).returncode == 2


# ---- replaying


def test_a_finished_game_is_replayed_with_everything(finished: Path) -> None:
    said = run("replay", str(finished))
    assert said.returncode == 0
    assert "Entry 0 of" in said.stdout
    assert "The card under it is" in said.stdout
    table = load(finished)
    assert f"Entry {table.seq()} of {table.seq()}" in said.stdout


def replay(table: Table, seats: str, *typed: str) -> tuple[Replay, Script]:
    script = Script(lines(*typed))
    pages = book(NAME, "en")
    replayed = Replay(table, seat_players(seats.split(","), pages), pages, script)
    replayed.run()
    return replayed, script


def test_stepping_forth_back_and_to_an_entry(finished: Path) -> None:
    typed = ["", "", "b", "g 12", "g", "g 9999", "b", "a", "dance", "q"]
    replayed, script = replay(load(finished), "me,steady,steady", *typed)
    titles = [line.split(" of ")[0] for line in script.text().splitlines() if line.startswith("Entry ")]
    assert titles == ["Entry 0", "Entry 1", "Entry 2", "Entry 1", "Entry 12", "Entry 11"]
    assert "Type an entry number from 0" in script.text()
    assert "This is the last entry." in script.text()
    assert "Into the arena" in script.shown[8]
    assert replayed.seq == 11


def test_looking_with_other_eyes(finished: Path) -> None:
    table = load(finished)
    _, script = replay(table, "me,steady,steady", "seat blue", "seat 2", "table", "all", "seat nobody", "b")
    everything, blue, green, spectator, again, nobody, start = script.shown
    assert all(everything.count(f"\n{name}\nHand: ") == 1 for name in ("Red", "Blue", "Green"))
    assert "Showing what Blue sees." in blue
    assert blue.count("Hand: ") == green.count("Hand: ") == 1
    assert "Hand: " not in spectator
    assert again.count("Hand: ") == 3
    assert "Type a seat" in nobody
    assert "This is the start." in start


def test_a_running_game_shows_only_what_may_be_known(tmp_path: Path) -> None:
    session, _ = play(tmp_path / "game", *["1"] * 30)
    replayed, script = replay(session.table, "me,steady,steady", "all", "seat blue", "table", "seat 0")
    assert script.text().count("This game is still running") == 2
    assert "Showing what Red sees." in script.shown[0]
    assert "Showing what a spectator sees." in script.shown[3]
    assert replayed.eyes == 0
    printed = run("replay", str(tmp_path / "game")).stdout
    assert "Blue drew 1 card" in printed
    assert "The card under it is" not in printed


def test_strict_memory_closes_what_is_forgotten_until_the_game_is_over(tmp_path: Path) -> None:
    script = Script(lines(*["1"] * 30))
    session = seat(script, tmp_path / "game", options={"memory": "strict"})
    session.run()
    replayed, script = replay(session.table, "me,steady,steady", "b", "g 1", "a")
    first = replayed.first()
    assert first > 1
    assert script.text().count(f"entries before {first} are forgotten") == 2
    assert "Red played a card." in script.text() or "You played a card." in script.text()
    seat(Script(always("1")), tmp_path / "over", options={"memory": "strict"}).run()
    replayed, script = replay(load(tmp_path / "over"), "me,steady,steady", "g 1")
    assert replayed.seq == 1
    assert write_record(load(tmp_path / "over")) == (tmp_path / "over").read_text()
