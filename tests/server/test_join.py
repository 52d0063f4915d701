"""`harena join` against real servers: whole games, watching, refusals, lost lines, and what is said when it fails."""

from __future__ import annotations

import io
import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from harena.cli import main
from harena.core.errors import BadRequest, Refusal
from harena.core.ids import Seat
from harena.core.record import read_record
from harena.core.table import Table
from harena.games.catalogue import EDITIONS, GAMES
from harena.rules import book
from harena.server import wire
from harena.terminal.drawers import DRAWERS
from harena.terminal.drawing import Sight
from harena.terminal.players import Players, seat_players
from harena.terminal.remote_line import link_from
from harena.terminal.remote_seat import chair_for, host_at, play_at
from harena.terminal.screen import Screen

from .clients import Person, guest, shorter_ones, two_at, wait_for
from .servers import Running, free_port, running

pytestmark = pytest.mark.xdist_group("join")

COLOSSAL = "colossal-arena"
each_game = pytest.mark.parametrize("game", shorter_ones(GAMES))


class Typist(Screen):
    """Somebody who answers by a script; what is shown is kept."""

    def __init__(self, answer: Callable[[Typist], str]) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.answer = answer
        self.asked = 0

    def ask(self, prompt: str) -> str:
        self.asked += 1
        line = self.answer(self)
        self.line(prompt + line)
        return line

    def shown(self) -> str:
        assert isinstance(self.stdout, io.StringIO)
        return self.stdout.getvalue()


def lines(*typed: str) -> Callable[[Typist], str]:
    """These lines, then the end of input."""

    def answer(typist: Typist) -> str:
        if typist.asked > len(typed):
            raise EOFError
        return typed[typist.asked - 1]

    return answer


def first_option(typist: Typist) -> str:
    """The first of the list; where a number itself is asked for, the least."""
    asked = re.findall(r"^(1)\. |: from ([\d,]+) to ", typist.shown()[-5_000:], re.MULTILINE)
    return "".join(asked[-1]) if asked else "1"


def join(
    url: str,
    answer: Callable[[Typist], str],
    *,
    name: str | None = None,
    watch: bool = False,
    record: Path | None = None,
    lang: str = "en",
) -> tuple[int, str]:
    typist = Typist(answer)
    status = play_at(url, typist, name=name, watch=watch, record=record, lang=lang)
    return status, typist.shown()


def link(url: str, table: str, token: str = "") -> str:
    return f"{url}/t/{table}" + (f"#{token}" if token else "")


def seated(url: str, game: str, *bots: str, **plan: Any) -> tuple[Person, str]:
    """Somebody who sits at a running table with these bots."""
    ada = guest(url)
    return ada, ada.make(game, "me", *bots, **plan)["id"]


def asked_to_bet(url: str) -> tuple[Person, str]:
    """Somebody whose first question is the usual one: what bots did before may lead to others."""
    for _ in range(10):
        ada, table = seated(url, COLOSSAL, "random")
        wait_for(lambda: ada.look(table)["asked"] is not None)  # noqa: B023
        if ada.look(table)["asked"]["choice"] == "bet-phase":
            return ada, table
    raise AssertionError("Nobody is asked to bet.")


def play_some(server: Running, *typed: str) -> tuple[str, Person, str]:
    """Type these lines at a table with a bot; gives what was shown."""
    ada, table = asked_to_bet(server.url)
    status, shown = join(link(server.url, table, ada.token), lines(*typed))
    assert status == 0
    return shown, ada, table


# ---- whole games


@each_game
def test_a_game_is_played_to_its_end(game: str, server: Running, tmp_path: Path) -> None:
    bots = ["steady"] * (GAMES[game].seats_near(2) - 1)
    ada, table = seated(server.url, game, *bots, options=GAMES[game].brief())
    file = tmp_path / "game.harena"
    status, shown = join(link(server.url, table, ada.token), first_option, record=file)
    assert status == 0
    record = read_record(file.read_text(encoding="utf-8"), EDITIONS)
    result = record.game.result(record.state)
    assert result is not None
    for clause in result.clauses:
        assert book(game, "en").rule(clause) in shown
    assert book(game, "en").say("end-title") in shown
    assert f"harena verify {file}" in shown


def test_a_watcher_sees_a_game_of_bots_to_its_end(server: Running) -> None:
    table = guest(server.url).make(COLOSSAL, "random", "random", public=True)["id"]
    status, shown = join(link(server.url, table), lines(), watch=True, lang="fr")
    pages = book(COLOSSAL, "fr")
    assert status == 0
    assert pages.say("join-watching") in shown
    assert pages.say("end-title") in shown
    assert f"{server.url}/api/tables/{table}/record" in shown
    assert pages.say("label-hand") not in shown


def test_one_who_comes_when_all_is_over_sees_how_it_ended(server: Running) -> None:
    table = guest(server.url).make(COLOSSAL, "random", "random", public=True)["id"]
    wait_for(lambda: guest(server.url).look(table)["phase"] == "over")
    status, shown = join(link(server.url, table), lines(), watch=True)
    assert status == 0
    assert book(COLOSSAL, "en").say("end-title") in shown
    assert shown.count("\n") < 40


def test_several_seats_of_one_person_are_kept_apart_by_a_curtain(server: Running) -> None:
    ada, table = seated(server.url, COLOSSAL, "me")
    pages = book(COLOSSAL, "en")
    curtains = {pages.say("curtain", player=pages.say(f"colour-{colour}")) for colour in ("red", "blue")}

    def answer(typist: Typist) -> str:
        if all(curtain in typist.shown() for curtain in curtains):
            raise EOFError
        return "1"

    _, shown = join(link(server.url, table, ada.token), answer)
    assert all(curtain in shown for curtain in curtains)


def two_people(url: str) -> tuple[Person, Person, str]:
    """Two people at a running table with a bot: the one who is asked first, to bet, and the other."""
    for _ in range(10):
        people = two_at(url, COLOSSAL)
        table = people[2]
        wait_for(lambda: any(one.look(table)["asked"] for one in people[:2]))  # noqa: B023
        first, other = sorted(people[:2], key=lambda one: one.look(table)["asked"] is None)
        if first.look(table)["asked"]["choice"] == "bet-phase":
            return first, other, table
    raise AssertionError("Nobody is asked to bet.")


# ---- the pictures


@each_game
def test_views_that_have_come_a_long_way_look_the_same(game: str) -> None:
    dice, pages, drawer = random.Random(5), book(game, "en"), DRAWERS[game]
    seats = GAMES[game].seats_near(3)
    players = Players(seat_players(["red", *["steady"] * (seats - 1)], pages), pages)
    table = Table(GAMES[game], seats, {}, {"make": "fast", "seed": 5})
    looks = 0
    while table.state.asked() and table.seq() < 240:
        for seat in [None, *range(seats)] if table.seq() % 20 == 0 else []:
            view = table.game.view(table.state, None if seat is None else Seat(seat)).words()
            odds = table.game.odds(table.state, Seat(seat or 0), [])
            sent = [(view, odds), json.loads(json.dumps([view, odds])), (view, {})]
            sights = [Sight(one, table.options, dict(told).copy, seat, players, pages) for one, told in sent]
            for picture in (drawer.board, drawer.glance, drawer.hand, drawer.known):
                assert picture(sights[0]).lines == picture(sights[1]).lines
            assert drawer.notes(sights[0]) == drawer.notes(sights[1])
            # Without odds there is less to see, and nothing goes wrong.
            assert len(drawer.board(sights[2]).lines) <= len(drawer.board(sights[0]).lines)
            assert drawer.notes(sights[2]) == {}
            looks += 1
        seat = table.state.asked()[0]
        table.answer(seat, [dice.choice(table.state.options(seat))])
    assert looks > table.seq() // 20 * seats


# ---- moves and commands


def test_a_refused_move_is_told_with_its_clause_and_asked_again(server: Running) -> None:
    shown, ada, table = play_some(server, "play wyrm 3", "1")
    assert re.search(r"CA-\d", shown.partition("play wyrm 3")[2].partition("Red > 1")[0])
    assert "You placed no bet." in shown
    assert ada.look(table)["seq"] > 1


def test_a_list_of_moves_is_one_answer(server: Running) -> None:
    ada, table = asked_to_bet(server.url)
    card = ada.look(table)["view"]["you"]["hand"][0]
    _, shown = join(link(server.url, table, ada.token), lines(f"no bet, play {card}"))
    assert shown.index("You placed no bet.") < shown.index("You played")


def test_of_a_list_with_a_refused_move_nothing_is_done(server: Running) -> None:
    shown, _, _ = play_some(server, "no bet, no bet", "1")
    pages = book(COLOSSAL, "en")
    assert pages.say("nothing-done") in shown
    assert shown.index(pages.say("nothing-done")) < shown.index("You placed no bet.")
    assert shown.count("You placed no bet.") == 1


def test_unclear_words_are_not_sent(server: Running) -> None:
    pages = book(COLOSSAL, "en")
    shown, ada, table = play_some(server, "99", "bet", "")
    assert pages.say("unclear-number", number="99", last=1).partition(";")[0] in shown
    assert "matches several moves" in shown
    assert ada.look(table)["asked"]["choice"] == ada.look(table)["view"]["choice"] == "bet-phase"


def test_an_answer_is_taken_back(server: Running) -> None:
    shown, ada, table = play_some(server, "1", "undo")
    assert book(COLOSSAL, "en").say("join-taken-back") in shown
    assert ada.look(table)["view"]["choice"] == "bet-phase"


def test_every_word_of_help_shows_something(server: Running) -> None:
    pages = book(COLOSSAL, "en")
    shown, _, _ = play_some(server, "?", "why", "rules", "rules 6.1", "hand", "board", "log", "who", "say", "agree")
    assert pages.say("join-help") in shown
    assert pages.rule("CA-6.1").partition(": ")[2] in shown
    assert pages.say("join-said-what") in shown
    assert "Nobody is waiting for your consent." in shown
    parts = shown.split("Red > ")
    assert len(parts) == 11
    assert all(part.partition("\n")[2].strip() for part in parts[1:])


def test_pages_of_the_games_own_are_shown(server: Running) -> None:
    ada, table = seated(server.url, "circus-season", "steady", options=GAMES["circus-season"].brief())
    _, shown = join(link(server.url, table, ada.token), lines("ledger", "stable 1", "ledger nobody"))
    assert "CM-20.1a, at the start: +10,000, balance 10,000." in shown
    assert re.search(r"^Stable, steady.*: nothing\.$|^Stable, Juno \(\w+\): nothing\.$", shown, re.MULTILINE)
    assert book("circus-season", "en").say("page-whose") in shown


def test_others_are_heard_and_asked_for_consent(server: Running) -> None:
    ada, bo, table = two_people(server.url)
    pages = book(COLOSSAL, "en")

    def answer(typist: Typist) -> str:
        match typist.asked:
            case 1:
                return "say good evening\x07"
            case 2:
                return "say good evening"
            case 3:
                bo.done(table, "say", text="and to you")
                bo.do(table, "undo")
                return "who"
        raise EOFError

    _, shown = join(link(server.url, table, ada.token), answer)
    assert "A message must be one line of printable characters." in shown
    assert pages.say("join-said", name=ada.name, text="good evening") in shown
    assert pages.say("join-said", name=bo.name, text="and to you") in shown
    assert f": {bo.name}, away" in shown
    assert [line["text"] for line in bo.look(table)["said"]] == ["good evening", "and to you"]


def play_while_asked(person: Person, table: str) -> None:
    while (words := person.look(table))["asked"] is not None:
        person.done(table, "move", seq=words["seq"], picks=[words["asked"]["options"][0]["pick"]])


# ---- a table of one's own


def test_a_host_tells_the_link_and_starts_when_others_have_come(server: Running) -> None:
    wanted = wire.NewTable(game=COLOSSAL, seats=[chair_for(word) for word in ("me", "open", "random")])
    bo, gone = guest(server.url, "Bo"), threading.Event()

    def play(table: str) -> None:
        while not gone.wait(0.05):
            play_while_asked(bo, table)

    def answer(typist: Typist) -> str:
        if typist.asked > 1:
            raise EOFError
        invitation = link_from(re.findall(r"harena join '?([^' ]+)", typist.shown())[0])
        bo.done(invitation.table, "join", token=invitation.token)
        threading.Thread(target=play, args=[invitation.table], daemon=True).start()
        return "start"

    host = Typist(answer)
    status = host_at(server.url, wanted, host, name="Ada", record=None, lang="en")
    gone.set()
    assert status == 0
    assert "Blue: Bo" in host.shown()
    assert "Your seat is still yours" in host.shown()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ftp://nowhere", COLOSSAL], "not a server address"),
        (["http://127.0.0.1:1", COLOSSAL], "There is no server"),
        (["http://127.0.0.1:1", "chess"], "There is no game 'chess'"),
        (["http://127.0.0.1:1", COLOSSAL, "--option", "memory"], "name=value"),
        (["http://127.0.0.1:1", COLOSSAL, "--bank", "60"], "--bank adds to --seconds"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused_with_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["host", *words])
    assert sentence in capsys.readouterr().err


def test_a_server_refuses_a_table_in_its_own_words(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["host", server.url, COLOSSAL, "--seats", "me,hal"])
    assert "There is no bot 'hal'" in capsys.readouterr().err


# ---- taking back


def test_a_wish_to_take_back_is_told_and_agreed_to(server: Running) -> None:
    ada, bo, table = two_people(server.url)
    play_while_asked(ada, table)
    wait_for(lambda: bo.look(table)["asked"] is not None)
    ada.done(table, "undo")
    assert ada.look(table)["wish"]["agreed"] == []
    granted: list[bool] = []

    def go_on() -> None:
        wait_for(lambda: ada.look(table)["asked"] is not None)
        granted.append(ada.look(table)["wish"] is None)
        play_while_asked(ada, table)

    going_on = threading.Thread(target=go_on)
    going_on.start()
    _, shown = join(link(server.url, table, bo.token), lines("agree"))
    going_on.join()
    assert granted == [True]
    assert f"({ada.name}) wants to undo" in shown
    assert book(COLOSSAL, "en").say("join-taken-back") in shown


def test_a_table_that_moves_on_meanwhile_is_told_and_asked_anew(server: Running) -> None:
    ada, table = asked_to_bet(server.url)

    def answer(typist: Typist) -> str:
        if typist.asked > 1:
            raise EOFError
        words = ada.look(table)
        ada.done(table, "move", seq=words["seq"], picks=[words["asked"]["options"][0]["pick"]])
        return "2"

    _, shown = join(link(server.url, table, ada.token), answer)
    assert book(COLOSSAL, "en").say("join-moved-on") in shown
    assert shown.index("moved on") < shown.rindex("(CA-6.1)")


# ---- coming and going


def start_when_full(host: Person, table: str) -> threading.Thread:
    def start() -> None:
        wait_for(lambda: all(seat["kind"] != "open" for seat in host.look(table)["seats"]))
        host.done(table, "start")

    thread = threading.Thread(target=start)
    thread.start()
    return thread


def test_an_invitation_seats_a_guest_by_name_and_a_link_brings_him_back(server: Running) -> None:
    host = guest(server.url, "Host")
    made = host.make(COLOSSAL, "open", "random")
    starting = start_when_full(host, made["id"])
    status, shown = join(link(server.url, made["id"], made["invite"]), lines("1"), name="Zoë")
    starting.join()
    assert status == 0
    assert host.look(made["id"])["seats"][0]["name"] == "Zoë"
    (back,) = re.findall(r"harena join '?(\S+#[^\s']+)", shown)
    status, shown = join(back, lines())
    assert status == 0
    assert "Red: you" in shown
    assert book(COLOSSAL, "en").say("news-first") in shown


def test_a_seats_own_token_plays_it_and_brings_one_back(server: Running) -> None:
    host = guest(server.url, "Host")
    made = host.make(COLOSSAL, "open", "random")
    starting = start_when_full(host, made["id"])
    url = link(server.url, made["id"], made["seat_tokens"]["0"])
    join(url, lines("1"))
    starting.join()
    _, shown = join(url, lines())
    assert "Red: you" in shown
    assert book(COLOSSAL, "en").say("news-first") in shown


def test_whoever_quits_leaves_the_seat_to_the_tables_rule_and_can_come_back(server: Running) -> None:
    shown, ada, table = play_some(server, "quit")
    assert ada.look(table)["seats"][0]["left"]
    assert book(COLOSSAL, "en").say("join-left", link="x").partition(".")[0] in shown
    join(link(server.url, table, ada.token), lines())
    assert not ada.look(table)["seats"][0]["left"]


def test_the_end_of_input_keeps_the_seat(server: Running) -> None:
    _, ada, table = play_some(server)
    assert not ada.look(table)["seats"][0]["left"]


def test_a_lost_connection_comes_back_and_what_was_sent_is_done_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, table = asked_to_bet(server.url)

        def answer(typist: Typist) -> str:
            if typist.asked == 2:
                server.kill()
                server.start()
                return "say once"
            if typist.asked > 3:
                raise EOFError
            return "1"

        status, shown = join(link(server.url, table, ada.token), answer)
        pages = book(COLOSSAL, "en")
        assert status == 0
        assert shown.index(pages.say("join-lost")) < shown.index(pages.say("join-found"))
        assert [line["text"] for line in ada.look(table)["said"]] == ["once"]
        assert shown.index("once”") < shown.index("You played")


def test_at_a_terminal_others_are_heard_while_one_thinks_and_control_c_goes_away(server: Running) -> None:
    ada, bo, table = two_people(server.url)
    terminal = Terminal(["join", link(server.url, table, ada.token), "--plain"])
    with closing(terminal):
        terminal.read_until(" > ")
        bo.done(table, "say", text="take your time")
        terminal.read_until("take your time”\r\n")
        terminal.read_until(" > ")
        terminal.type("1\n1")
        terminal.read_until("Choose a card to play.")
        terminal.read_until(" > ")
        terminal.type("\n")
        terminal.read_until("You played")
        terminal.process.send_signal(signal.SIGINT)
        terminal.read_until("Your seat is still yours")
        assert terminal.process.wait(60) == 130
    assert not ada.look(table)["seats"][0]["left"]


class Terminal:
    """`harena` at a terminal of its own."""

    def __init__(self, arguments: list[str]) -> None:
        self.ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "harena", *arguments]
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs)
        os.close(theirs)
        self.unread = ""

    def read_until(self, words: str) -> None:
        end = time.monotonic() + 60
        while words not in self.unread:
            ready, _, _ = select.select([self.ours], [], [], max(0.0, end - time.monotonic()))
            assert ready, self.unread
            try:
                self.unread += os.read(self.ours, 65_536).decode(errors="replace")
            except OSError as gone:
                raise AssertionError(self.unread) from gone
        self.unread = self.unread.partition(words)[2]

    def type(self, words: str) -> None:
        os.write(self.ours, words.encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)


# ---- what fails


def failed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence a command ends with."""
    with pytest.raises(SystemExit) as stopped:
        main(["join", *arguments])
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said[0].isupper() or said[0] in "'/"
    return said.strip()


@pytest.mark.parametrize("url", ["nonsense", "http://localhost:8080", "ftp://host/t/table", "http://host/t/ta%20ble"])
def test_a_link_that_leads_to_no_table_is_told_how_it_should_look(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is not a link to a table; a link looks like http://HOST:8080/t/TABLE#TOKEN." in failed(capsys, url)


def test_a_server_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    assert failed(capsys, f"{url}/t/x") == f"There is no server at {url}: check the address, or try later."


def test_a_table_that_is_not_there_is_told(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    assert failed(capsys, link(server.url, "nowhere")) == "There is no such table."


def test_a_full_table_is_told(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    table = guest(server.url).make(COLOSSAL, "me", "random", public=True)["id"]
    assert failed(capsys, link(server.url, table)) == "There is no open seat at this table."


def test_a_table_by_invitation_wants_its_token(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    table = guest(server.url).make(COLOSSAL, "open", "random")["id"]
    assert failed(capsys, link(server.url, table)) == "This table is invite only: ask for the link."
    assert failed(capsys, link(server.url, table, "wrong")) == "This link is no longer valid: ask for a new one."


def test_a_table_without_spectators_is_not_watched(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    table = guest(server.url).make(COLOSSAL, "me", "random", watch=False)["id"]
    assert failed(capsys, link(server.url, table), "--watch") == "This table does not allow spectators."


def test_a_record_is_not_written_over_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "old.harena"
    file.write_text("old")
    assert "already exists" in failed(capsys, "http://host/t/table", "--record", str(file))


def test_links_have_one_form() -> None:
    assert link_from("https://games.example/play/t/Ab-1_2#abc") == ("https://games.example/play", "Ab-1_2", "abc")
    assert link_from("localhost:8080/t/x/").token is None
    assert link_from("http://h/t/x").shown("y") == "http://h/t/x#y"
    with pytest.raises(BadRequest):
        link_from("http://h/t/")
    assert issubclass(BadRequest, Refusal)
