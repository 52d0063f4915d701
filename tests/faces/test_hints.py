"""Hints and reasons at the terminal: for whom, when, in which words; they change nothing and show nothing hidden."""

from __future__ import annotations

import importlib
import io
import pkgutil
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import harena.bots
import harena.terminal.reasons
from harena.bots.catalogue import BOTS
from harena.bots.minds import MINDS
from harena.bots.plain import PlainMind
from harena.bots.search import Budget
from harena.core.asked import Asked
from harena.core.events import Event, Kind
from harena.core.ids import Seat
from harena.core.record import read_record
from harena.core.seeding import seal_for
from harena.core.table import Table
from harena.games.catalogue import EDITIONS, GAMES
from harena.rules import LANGUAGES, book
from harena.rules.book import term_id
from harena.terminal.players import Player, Players, seat_players
from harena.terminal.reasons import Reasons, chance_for, hint_for, reasons_for
from harena.terminal.replay import Replay
from harena.terminal.saves import load
from harena.terminal.screen import DrawnScreen

from .seated import NAME, Script, always, lines, play, seat

RECORDS = Path(__file__).parents[1] / "contract" / "records"
each_game = pytest.mark.parametrize("name", sorted(GAMES))
both = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harena.terminal.reasons, "unhurried", lambda table: Budget(24, 60.0))


# ---- words


def fact_kinds(name: str) -> list[Kind]:
    """The kinds of facts that a game's mind declares, wherever in its package or in that of the game it is built on."""
    if isinstance(MINDS[name], PlainMind):
        return []
    packages = [importlib.import_module(f"harena.bots.{folder}") for folder in GAMES[name].books()]
    modules = [
        importlib.import_module(f"{package.__name__}.{one.name}")
        for package in packages
        for one in pkgutil.iter_modules(package.__path__)
    ]
    found = {id(kind): kind for module in modules for kind in vars(module).values() if isinstance(kind, Kind)}
    return [kind for kind in found.values() if kind.name not in {known.name for known in GAMES[name].kinds}]


@both
@each_game
def test_every_term_fact_and_mishap_has_words(name: str, lang: str) -> None:
    pages, mind = book(name, lang), MINDS[name]
    assert mind.terms
    for term in mind.terms:
        assert pages.term(term)
    for kind in fact_kinds(name):
        told = pages.fact(Event(kind, (1,) * len(kind.fields)), 0)
        assert told
        assert "{" not in told
    assert pages.say("promise-risk", percent=25).startswith("25")
    assert pages.has("promise-total") == (mind.total([1.0] * len(mind.terms)) is not None)


@both
@each_game
def test_there_are_no_words_for_terms_and_facts_that_no_mind_has(name: str, lang: str) -> None:
    rules = Path(harena.bots.__file__).parents[1] / "rules"
    text = "\n".join([(rules / folder / f"table.{lang}.ftl").read_text() for folder in GAMES[name].books()])
    terms = [] if isinstance(MINDS[name], PlainMind) else MINDS[name].terms
    wanted = {term_id(term) for term in terms} | {f"fact-{kind.name}" for kind in fact_kinds(name)}
    assert set(re.findall(r"^((?:term|fact)-[a-z-]+) =", text, re.MULTILINE)) == wanted


# ---- hints


@both
@each_game
def test_a_hint_names_a_move_its_prospects_and_what_was_looked_at(tmp_path: Path, name: str, lang: str) -> None:
    session, script = play(tmp_path / "game", "hint", lang=lang, name=name)
    pages, shown = book(name, lang), script.shown[1]
    said = shown.splitlines()
    offered = [pages.pick_text(say, session.players.names) for say in session.question(0).says]
    assert said[0] in [pages.say("hint", move=move) for move in offered]
    assert "%" in said[1]
    assert any(said[1].startswith(move) for move in offered)
    assert re.search(r"\d+ (simulated games|parties simulées)", said[-2])


def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    seat(Script(always("1")), tmp_path / "without").run()
    answers = [word for _ in range(500) for word in ("hint", "1")]
    few = 12
    script = Script(lines(*answers[: 2 * few], *["1"] * 500))
    seat(script, tmp_path / "with").run()
    assert script.text().count("Hint: ") >= few // 2
    assert (tmp_path / "with").read_text() == (tmp_path / "without").read_text()


def test_the_same_question_gets_the_same_hint(tmp_path: Path) -> None:
    _, script = play(tmp_path / "game", "hint", "hint")
    assert script.shown[1] == script.shown[2]


def test_nobody_gets_a_hint_for_another_seat(tmp_path: Path) -> None:
    _, script = play(tmp_path / "game", "hint blue", "hint 1")
    for shown in script.shown[1:]:
        assert shown.startswith(book(NAME, "en").say("hint-yours"))


def test_where_there_is_one_move_there_is_nothing_to_hint(tmp_path: Path) -> None:
    start = (
        "colossal-arena; seats: 2; creatures: amazon, colossus, cyclops, daimon, ettin, gorgon, magus, wyrm; turn: 0; "
        "hand 0: wyrm 7; hand 1: magus 3"
    )
    _, script = play(tmp_path / "game", "no bet", "hint", seats="me,steady", start=start)
    assert script.shown[-1].startswith(book(NAME, "en").say("hint-only"))


@both
def test_a_drawn_hint_fits_the_screen(tmp_path: Path, lang: str) -> None:
    out = io.StringIO()
    seat(DrawnScreen(io.StringIO("hint\nquit\n"), out, width=80), tmp_path / "game", lang=lang).run()
    assert max(cell_len(line) for line in out.getvalue().splitlines()) <= 80
    assert book(NAME, lang).say("looked-at", futures=0, worlds=0)[:10] in out.getvalue()


@both
def test_a_hint_tells_the_whole_plan_and_why_in_words(lang: str) -> None:
    start = "seats: 2; mover: red; written: 14; left: 14; red: at home 5/4, whip 0; blue: at home 8/8"
    table = Table(GAMES["circus-maximus"], 2, {}, seal_for("7"), start=f"circus-maximus; {start}")
    pages = book("circus-maximus", lang)
    why = hint_for(table, Seat(0))
    told = Reasons(why, pages, Players(seat_players(["me", "steady"], pages), pages), 0).lines("")
    moves = pages.say("plan-times", move=pages.pick_text("forward"), count=14)
    assert pages.say("plan-whole", moves=moves) in told
    for fact in why.because:
        assert f"– {pages.fact(fact, 0)}" in told
    assert any("couloir 4" in line or "lane 4" in line for line in told)


# ---- reasons


def test_while_the_game_runs_bots_keep_their_reasons(tmp_path: Path) -> None:
    _, script = play(tmp_path / "game", "bet troll", "why")
    assert f"after the game, since it would show their hands: harena replay {tmp_path / 'game'}" in script.shown[-1]
    _, script = play(tmp_path / "two", "", "bet troll", "why", seats="red,blue")
    assert "harena replay" not in script.shown[-1]


def replayed(table: Table, seats: list[str], *commands: str, lang: str = "en") -> Script:
    pages = book(table.game.name, lang)
    script = Script(lines(*commands))
    Replay(table, seat_players(seats, pages), pages, script).run()
    return script


@both
@each_game
def test_after_the_game_every_move_has_its_reasons(name: str, lang: str) -> None:
    table = read_record((RECORDS / f"{name}-1.jsonl").read_text(encoding="utf-8"), EDITIONS)
    pages, seats = book(name, lang), ["random"] * table.state.seats
    at = first_choice(table)
    script = replayed(table, seats, "why", f"g {at}", pages.say("command-why").split()[-1], lang=lang)
    assert pages.say("why-setup") in script.shown[1]
    name_of, said = pages.player(table.entries[at].seat or 0), table.game.picks.say(table.entries[at].picks[0])
    assert pages.say("why-judged", player=name_of, move=pages.pick_text(said)) in script.shown[3]
    assert "%" in script.shown[3]


def first_choice(table: Table) -> int:
    """The first entry after which its seat could have done something else."""
    walk = table.at(0)
    for seq, entry in enumerate(table.entries[1:], 1):
        assert entry.seat is not None
        if len(walk.state.options(entry.seat)) > 1:
            return seq
        walk.answer(entry.seat, entry.picks)
    raise AssertionError("nobody ever had a choice")


def test_a_bot_that_thinks_tells_its_own_reasons() -> None:
    table = read_record((RECORDS / f"{NAME}-1.jsonl").read_text(encoding="utf-8"), EDITIONS)
    at = first_choice(table)
    script = replayed(table, ["novice"] * table.state.seats, f"g {at}", "why")
    assert "as this bot saw it" in script.shown[2]


def test_its_own_reasons_are_those_of_its_own_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(harena.terminal.reasons, "judge")
    table = Table(GAMES[NAME], 2, {}, seal_for("7"))
    turn = table.state.asked()[0]
    played = BOTS["novice"].choose(Asked(table.game, table.state, turn), chance_for(table, turn))
    assert reasons_for(table, Player(turn, "blue", "novice"), played).chosen.pick == played


def test_a_running_game_and_a_forced_move_have_no_reasons_to_tell(tmp_path: Path) -> None:
    play(tmp_path / "game", "bet troll", "play troll 1")
    script = replayed(load(tmp_path / "game"), ["me", "steady", "steady"], "g 1", "why")
    assert book(NAME, "en").say("why-running") in script.shown[2]
    table = read_record((RECORDS / f"{NAME}-1.jsonl").read_text(encoding="utf-8"), EDITIONS)
    forced = next(
        seq
        for seq in range(1, table.seq())
        if len(table.at(seq - 1).state.options(table.at(seq - 1).state.asked()[0])) == 1
    )
    script = replayed(table, ["random"] * table.state.seats, f"g {forced}", "why")
    assert "had no other move." in script.shown[2]
