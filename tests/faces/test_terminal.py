"""The terminal table: whole games, hidden hands, taking back, saving, leaving, nonsense."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.cells import cell_len

from harena.core.ids import Seat
from harena.core.record import read_record, write_record
from harena.core.table import Table
from harena.games.catalogue import EDITIONS, GAMES
from harena.games.colossal_arena.arena import Arena
from harena.games.colossal_arena.cards import PREFECT, card_name, face
from harena.rules import book
from harena.terminal.players import seat_players
from harena.terminal.saves import load, save_game, saved_seats
from harena.terminal.screen import DrawnScreen, Screen
from harena.terminal.session import Session

from .program import ENVIRONMENT, harena
from .seated import GAME, NAME, Script, always, lines, play, seat

BOXES = re.compile(r"[\u2500-\u257f\x1b]")
EIGHT = "amazon, colossus, cyclops, daimon, ettin, gorgon, magus, wyrm"


# ---- whole games


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", ["me,steady", "me,steady,random", "random,me,random,steady,random"])
def test_a_whole_game_by_always_taking_the_first_option(tmp_path: Path, seats: str, lang: str) -> None:
    script = Script(always("1"))
    session = seat(script, tmp_path / "game.harena", seats, lang)
    assert session.run() == 0
    result = GAME.result(session.table.state)
    assert result is not None
    pages = book(NAME, lang)
    end = script.text()[script.text().index(pages.say("end-title")) :]
    for player, gold in zip(session.players.names, result.scores, strict=True):
        assert f"{player}, {pages.say('gold', gold=gold)}" in end
    assert pages.text("CA-11.3") in end
    assert str(tmp_path / "game.harena") in end
    assert not BOXES.search(script.text())
    assert load(tmp_path / "game.harena").game.result(session.table.state) is not None


def test_a_whole_game_through_pipes(tmp_path: Path) -> None:
    done = harena("play", NAME, "--seed", "7", "--file", "game.harena", typed="1\n" * 400, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over" in done.stdout
    assert not BOXES.search(done.stdout)
    checked = harena("verify", "game.harena", cwd=tmp_path)
    assert checked.returncode == 0
    assert "every draw" in checked.stdout


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        seat(Script(always("1")), tmp_path / name).run()
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_bots_alone_play_to_the_end_and_are_told_as_they_go(tmp_path: Path) -> None:
    script = Script(always("1"))
    seat(script, tmp_path / "game", "steady,random").run()
    assert script.shown == []
    assert "Blue played" in script.text()
    assert "secret bet" in script.text()
    assert "The card under it" not in script.text()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", ["me,steady,steady", "steady,me,steady,random,steady"])
def test_the_drawn_table_fits_eighty_columns(tmp_path: Path, seats: str, lang: str) -> None:
    out = io.StringIO()
    screen = DrawnScreen(io.StringIO("2\n" * 500), out, width=80)
    seat(screen, tmp_path / "game", seats, lang).run()
    assert max(cell_len(line) for line in out.getvalue().splitlines()) <= 80
    assert "──" in out.getvalue()


def test_a_narrow_terminal_gets_lines(tmp_path: Path) -> None:
    out = io.StringIO()
    seat(DrawnScreen(io.StringIO("quit\n"), out, width=60), tmp_path / "game").run()
    assert "Colossus: empty; no backer." in out.getvalue()


# ---- what the table shows


def test_backers_ties_stakes_piles_and_dead_cards_are_shown(tmp_path: Path) -> None:
    start = (
        f"colossal-arena; seats: 3; creatures: {EIGHT}; eliminated: magus 1; round: 2; turn: 0; "
        "row 1: amazon = amazon 2 < spectator 3, magus = magus 0; row 2: wyrm = wyrm 1 < wyrm 2; "
        "bets 0: wyrm 1, ettin 2; bets 1: wyrm 2, gorgon 1; bets 2: magus 1; hand 0: magus 5, wyrm 7, gorgon 3"
    )
    session, script = play(tmp_path / "game", "board", seats="me,steady,steady", start=start)
    shown = script.shown[0]
    assert "Wyrm: 2 on a pile of 2, Blue’s bet; you are the backer; bets Red 4, Blue 3" in shown
    assert "Gorgon: empty; backer Blue; bets Blue 4" in shown
    assert "Magus: eliminated in round 1" in shown
    assert "row 1: Spectator 3 on a pile of 2" in shown
    assert "Magus 5 (dead), Wyrm 7" in shown
    assert "You back Wyrm: Discard another creature’s top card." in shown
    assert "Red, you: 3 cards, 3 tokens, 7 gold if it ended now." in shown
    assert "Lowest so far: Wyrm with 2." in shown
    assert session.table.seq() == 0


def test_how_the_round_ends_is_said(tmp_path: Path) -> None:
    rows = ", ".join(f"{name} = {name} {strength}" for strength, name in enumerate(EIGHT.split(", "), 2))
    start = f"colossal-arena; seats: 2; creatures: {EIGHT}; turn: 0; row 1: {rows}"
    _, script = play(tmp_path / "one", seats="me,steady", start=start)
    assert "As things stand, the round ends with this turn: the Amazon is alone in last place with 2." in script.text()
    _, script = play(tmp_path / "two", seats="me,steady", start=start.replace("colossus 3", "colossus 2"))
    assert "Amazon, Colossus are tied for lowest with 2" in script.text()
    _, script = play(tmp_path / "three", seats="me,steady", start=f"{start}; option short-rounds: no")
    assert "Lowest so far: Amazon with 2. It never ends before everyone has had a turn in it." in script.text()
    assert "tied" not in script.text()


def test_commands_explain_and_look_things_up(tmp_path: Path) -> None:
    _, script = play(tmp_path / "game", "?", "rules 6.8", "rules backer", "rules", "rules zeppelin", "hand", "log")
    pages = book(NAME, "en")
    help_, clause, search, chapters, nothing, hand, log = script.shown[1:]
    assert pages.text("CA-3.1") in help_
    assert pages.text("CA-3.2") in help_
    assert pages.text("CA-6.8") in clause
    assert pages.text("CA-5.1") in search
    assert "CA-26  Options and variants" in chapters
    assert "No rule mentions “zeppelin”" in nothing
    assert hand.startswith("Hand: ")
    assert log.startswith("Into the arena: ")


def test_why_gives_the_rules_behind_what_was_told(tmp_path: Path) -> None:
    _, script = play(tmp_path / "game", "bet troll", "why")
    pages = book(NAME, "en")
    assert f"You bet on the Troll: 4 gold if it survives. CA-3.2: {pages.text('CA-3.2')}" in script.shown[-1]
    assert pages.text("CA-5.3") in script.shown[-1]


def test_why_without_news_goes_back_to_the_last_turn(tmp_path: Path) -> None:
    play(tmp_path / "game", "bet troll", "quit")
    said = harena("resume", str(tmp_path / "game"), typed="why\n").stdout
    assert book(NAME, "en").text("CA-3.2") in said


def test_words_of_the_reader_are_understood(tmp_path: Path) -> None:
    session, script = play(tmp_path / "game", "parier demon", "jouer dém", "pourquoi", "annuler", lang="fr")
    assert "Vous avez parié sur le Démon" in script.text()
    assert "Vous avez joué Démon 2." in script.text()
    assert "CA-6.2" in script.text()
    assert "annulée" in script.text()
    assert session.table.seq() == 1


# ---- several persons


def test_between_hands_the_curtain_shows_nothing_of_the_other_hand(tmp_path: Path) -> None:
    sessions: list[Session] = []
    turns: list[int] = []

    def answer(shown: str) -> str | None:
        """Nobody bets, so no power shows a hand: a card now in a hand must be on no other person's screen."""
        table = sessions[0].table
        facing = {"Red": 0, "Blue": 1}[re.search(r"(Red|Blue)(?= >|, then press)", shown.splitlines()[-1])[0]]  # type: ignore[index]
        assert isinstance(table.state, Arena)
        hand = [card_name(card) for card in table.state.hands[1 - facing] if face(card) != PREFECT]
        if "then press Enter" in shown:
            assert shown.splitlines()[-1] == f"Pass to {['Red', 'Blue'][facing]}, then press Enter. "
        else:
            turns.append(facing)
        assert not [name for name in hand if re.search(rf"\b{name}\b", shown, re.IGNORECASE)]
        return "1" if len(turns) < 60 else None

    script = Script(answer)
    sessions.append(seat(script, tmp_path / "game", "red,blue", seed="3"))
    sessions[0].run()
    assert set(turns) == {0, 1}
    assert len([shown for shown in script.shown if "then press Enter" in shown]) > 10


def test_the_curtain_clears_screen_and_history_on_a_terminal(tmp_path: Path) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    out = Terminal()
    screen = Screen(io.StringIO("\n1\n1\n1\n"), out)
    seat(screen, tmp_path / "game", "red,blue", seed="3").run()
    before_blue, _, rest = out.getvalue().partition("Pass to Blue")
    assert before_blue.endswith("\033[3J")
    hands = rest.split("Pass to Red")
    assert hands[0].endswith("\033[H\033[2J\033[3J")
    assert len(hands) == 2


def test_persons_may_choose_their_colours(tmp_path: Path) -> None:
    players = seat_players(["violet", "steady", "me"], book(NAME, "en"))
    assert [player.colour for player in players] == ["violet", "red", "blue"]
    assert [player.is_person() for player in players] == [True, False, True]
    assert [player.colour for player in seat_players(["bleu", "moi"], book(NAME, "fr"))] == ["blue", "red"]


# ---- taking back


def test_undo_goes_back_until_information_was_gained(tmp_path: Path) -> None:
    session, script = play(tmp_path / "game", "undo", "bet troll", "play troll 1", "undo", "undo", "undo")
    assert session.table.seq() == 0
    assert script.text().count("Your last answer is undone.") == 2
    assert script.text().count("Nothing to undo") == 2
    session, script = play(tmp_path / "drawn", "bet troll", "play troll 1", "done", "undo")
    assert "Nothing to undo" in script.shown[-1]
    assert session.table.seq() > 3


def test_a_list_of_moves_is_done_whole_or_not_at_all(tmp_path: Path) -> None:
    session, script = play(tmp_path / "game", "bet troll, play troll 9")
    assert session.table.seq() == 0
    assert "“Play Troll 9” is not possible now. CA-6.1" in script.text()
    assert "None of your answer was carried out." in script.text()
    session, _ = play(tmp_path / "fits", "bet troll, play troll 1")
    assert [entry.seat for entry in session.table.entries] == [None, 0, 0]


def test_moves_that_drew_cards_stand_so_that_nobody_can_try_what_is_drawn(tmp_path: Path) -> None:
    start = f"colossal-arena; seats: 2; creatures: {EIGHT}; turn: 0; bets 0: amazon 1; hand 0: amazon 4, wyrm 1"
    session, script = play(
        tmp_path / "game", "no bet, play amazon 4, use, discard magus 3", seats="me,steady", start=start
    )
    assert "The moves before it stand" in script.text()
    assert session.table.seq() == 3


# ---- saving and leaving


def test_a_game_left_and_resumed_is_the_same_game(tmp_path: Path) -> None:
    seat(Script(always("1")), tmp_path / "whole").run()
    file = tmp_path / "parts"
    seat(Script(lines(*["1"] * 17, "quit")), file).run()
    while GAMES[NAME].result(load(file).state) is None:
        table = load(file)
        pages = book(NAME, "en")
        words = saved_seats(file)
        assert words is not None
        Session(table, seat_players(words, pages), pages, Script(lines(*["1"] * 29)), file).run()
    assert file.read_text() == (tmp_path / "whole").read_text()


def test_a_resumed_game_tells_what_happened_since_ones_own_last_answer(tmp_path: Path) -> None:
    play(tmp_path / "game", "bet troll, play troll 1, done", "quit")
    done = harena("resume", str(tmp_path / "game"), typed="")
    assert "Since your last turn" in done.stdout
    assert "Blue" in done.stdout
    assert "You bet on the Troll" not in done.stdout
    assert f"harena resume {tmp_path / 'game'}" in done.stdout


def test_saving_a_copy(tmp_path: Path) -> None:
    _, script = play(tmp_path / "game", "bet troll", f"save {tmp_path / 'copy'}", "save", "save /no/such/folder/game")
    assert load(tmp_path / "copy").seq() == 1
    assert saved_seats(tmp_path / "copy") == ["red", "steady", "steady"]
    assert f"Saved to {tmp_path / 'game'}." in script.text()
    assert "cannot be saved" in script.shown[-1]


def test_the_file_is_whole_after_every_answer(tmp_path: Path) -> None:
    file = tmp_path / "game"

    def answer(_: str) -> str | None:
        table = load(file)
        assert saved_seats(file) == ["red", "steady", "steady"]
        return "1" if table.seq() < 25 else None

    seat(Script(answer), file).run()
    assert load(file).seq() >= 25


def test_the_end_of_input_leaves_a_resumable_game(tmp_path: Path) -> None:
    done = harena("play", "--seed", "7", typed="1\n", cwd=tmp_path)
    assert done.returncode == 0
    (file,) = tmp_path.glob("colossal-arena-*.harena")
    assert f"harena resume {file.name}" in done.stdout
    assert load(file).seq() == 1
    again = harena("play", "--seed", "7", typed="", cwd=tmp_path)
    assert again.returncode == 0
    assert len(list(tmp_path.glob("colossal-arena-*.harena"))) == 2


def test_control_c_on_a_terminal_leaves_a_resumable_game(tmp_path: Path) -> None:
    file = tmp_path / "game.harena"
    parent, child = pty.openpty()
    command = [sys.executable, "-m", "harena", "play", "--seed", "7", "--file", str(file)]
    environment = {**ENVIRONMENT, "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
    process = subprocess.Popen(
        command, stdin=child, stdout=child, stderr=child, env=environment, start_new_session=True
    )
    os.close(child)
    try:
        until(parent, "Troll 1 Red >")
        os.write(parent, b"bet troll\n")
        until(parent, "Choose a card to play. CA-6.1 Play 1 Daimon 2")
        said = interrupted(process, parent)
        assert process.wait(timeout=60) == 130
    finally:
        process.kill()
        process.wait()
        os.close(parent)
    assert f"harena resume {file}" in said.replace("\r\n", "")
    assert "Traceback" not in said
    assert load(file).seq() == 1
    assert "Choose a card" in harena("resume", str(file)).stdout


def interrupted(process: subprocess.Popen[bytes], terminal: int) -> str:
    """What a terminal shows after Control-C, pressed again if it came just before the terminal listened."""
    said, end = "", time.monotonic() + 60
    while process.poll() is None and time.monotonic() < end:
        process.send_signal(signal.SIGINT)
        said += rest(terminal, 10)
    return said


def rest(terminal: int, seconds: float) -> str:
    """What a terminal shows until it closes, or for so long."""
    said, end = "", time.monotonic() + seconds
    while time.monotonic() < end:
        if select.select([terminal], [], [], 1)[0]:
            try:
                said += os.read(terminal, 65536).decode(errors="replace")
            except OSError:  # closed at the other end
                break
    return said


def until(terminal: int, words: str) -> str:
    """What a terminal shows until these words have come; colours, spaces and line breaks aside."""
    said, end = "", time.monotonic() + 60
    while words.replace(" ", "") not in re.sub(r"\x1b\[[0-9;?]*[a-z]|\s", "", said, flags=re.IGNORECASE):
        assert time.monotonic() < end, said
        if select.select([terminal], [], [], 1)[0]:
            said += os.read(terminal, 65536).decode(errors="replace")
    return said


# ---- nonsense


@pytest.mark.parametrize(
    "nonsense",
    [
        "xyzzy",
        "0",
        "17",
        "99999999999999999999",
        "-1",
        "bet",
        "bet zeppelin",
        "play troll",
        "play",
        "1, 99",
        "1, xyzzy",
        "²",
        "\N{DRAGON}\u0000\x1b[31m",
        "a" * 5_000,
        "rules " + "z" * 5_000,
        "{ $seat }",
        "[bold]bet[/bold]",
    ],
)
def test_nonsense_gets_a_sentence_and_changes_nothing(tmp_path: Path, nonsense: str) -> None:
    session, script = play(tmp_path / "game", nonsense)
    assert session.table.seq() == 0
    said = script.shown[1].splitlines()[0]
    assert said.endswith(".")
    assert len(said) < 2_000


def test_empty_answers_only_take_the_only_option(tmp_path: Path) -> None:
    session, script = play(tmp_path / "game", "", ", ,", "1, play troll 1", "")
    assert session.table.seq() > 3
    assert "Place a bet" in script.shown[2]


def test_a_move_that_is_not_possible_is_refused_with_its_rule(tmp_path: Path) -> None:
    _, script = play(tmp_path / "game", "play troll 1", "reveal", "bet wyrm")
    pages = book(NAME, "en")
    assert pages.text("CA-2.4") in script.shown[1]
    assert "“Reveal your secret bet” is not possible now." in script.shown[2]
    assert pages.text("CA-3.4") in script.shown[3]


def test_a_record_saved_by_hand_is_read_back(tmp_path: Path) -> None:
    table = Table(GAME, 2, {}, {"make": "fast", "seed": 1})
    table.answer(Seat(table.state.asked()[0]), [table.state.options(table.state.asked()[0])[0]])
    save_game(write_record(table), tmp_path / "game")
    assert GAME.print(read_record((tmp_path / "game").read_text(), EDITIONS).state) == GAME.print(table.state)
