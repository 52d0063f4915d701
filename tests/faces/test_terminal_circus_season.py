"""The season of Circus Maximus at the terminal: whole seasons by typed lines, sums as people type them, stables, sheets
and ledgers, and that nothing sealed is drawn for others."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from rich.cells import cell_len

from harena.core.ids import Pick, Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.season.money import CAUSES
from harena.games.circus_maximus.season.words import ViewWords
from harena.games.circus_maximus.track import DEFAULT
from harena.rules import LANGUAGES, book
from harena.terminal.circus_ledger import CLAUSES
from harena.terminal.drawers import DRAWERS
from harena.terminal.drawing import Sight, sight_of
from harena.terminal.players import Players, seat_players
from harena.terminal.replay import Replay
from harena.terminal.saves import load
from harena.terminal.screen import DrawnScreen, Picture
from harena.terminal.session import Session

from .seated import Script, lines, seat

NAME = "circus-season"
GAME = GAMES[NAME]
DRAWER = DRAWERS[NAME]
BOXES = re.compile(r"[\u2500-\u257f\x1b]")
SHORT: dict[str, object] = {"races": "1", "track": {**DEFAULT.data, "laps": 1}}
LONGER: dict[str, object] = {**SHORT, "races": "3"}
both = pytest.mark.parametrize("lang", LANGUAGES)

STOCK = "1-1-1-1, 2-1-1-0, 0-1-1-2, 1-1-1-1, 1-1-1-1"
TYPED = {
    "en": {
        "stocking": f"{STOCK}, complete",
        "deals": "no more offers",
        "plans": "drug {rival} 1500, guard drugs, 500, seal",
        "entries": "enter 1",
        "second-entries": "nothing",
        "bets": "bet {own} 1,200, bet {rival} 400, close",
        "lap-bets": "bet {own} 300, close",
        "training": "keep",
        "loan-answers": "all",
        "wager-answers": "all",
    },
    "fr": {
        "stocking": f"{STOCK}, complète",
        "deals": "plus d’offre",
        "plans": "droguer {rival} 1500, protection drogues 500, sceller",
        "entries": "engager 1",
        "second-entries": "rien",
        "bets": "parier {own} 1200, parier {rival} 400, clore",
        "lap-bets": "parier {own} 300, clore",
        "training": "garder",
        "loan-answers": "toutes",
        "wager-answers": "toutes",
    },
}
"""What somebody types, question by question; of the race's own questions what is played for the late."""


class Typist:
    """Answers for whoever is asked."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.session: Session | None = None
        self.asked: list[str] = []
        self.answered = -1

    def __call__(self, shown: str) -> str:
        assert self.session is not None
        table = self.session.table
        if not shown.endswith("> "):
            return ""
        seat_ = Seat(self.session.facing or 0)
        choice = str(table.question(seat_)["choice"])
        self.asked.append(choice)
        assert table.seq() > self.answered, f"refused: {shown}"
        self.answered = table.seq()
        if choice in TYPED[self.lang]:
            return TYPED[self.lang][choice].format(**self.colours(table, seat_))
        return GAME.picks.say(late(table, seat_))

    def colours(self, table: Table, seat_: Seat) -> dict[str, str]:
        pages, view = book(NAME, self.lang), cast("ViewWords", table.game.view(table.state, seat_).words())
        colours = [str(one["colour"]) for one in view["season"]["seats"]]
        others = [colour for number, colour in enumerate(colours) if number != seat_]
        return {"own": pages.word(colours[seat_]), "rival": pages.word(min(others))}


def late(table: Table, seat_: Seat) -> Pick:
    pick = GAME.late(table.state, seat_)
    return table.state.options(seat_)[0] if pick is None else pick


def whole_season(file: Path, lang: str, seats: str = "me,random,random") -> tuple[Session, Script, Typist]:
    typist = Typist(lang)
    script = Script(typist)
    session = seat(script, file, seats, lang, options=SHORT, name=NAME)
    typist.session = session
    assert session.run() == 0
    return session, script, typist


def sight(table: Table, reader: int | None, lang: str = "en") -> Sight:
    pages = book(NAME, lang)
    names = ["me", *["random"] * (table.state.seats - 1)]
    return sight_of(table, reader, Players(seat_players(names, pages), pages), pages)


def drawn(shown: Picture) -> str:
    out = io.StringIO()
    DrawnScreen(io.StringIO(), out, width=80).show(shown)
    return out.getvalue()


def new(seats: int = 3, **options: object) -> Table:
    return Table(GAME, seats, {**SHORT, **options}, {"make": "fast", "seed": 7})


def answer(table: Table, choice: str, **rows: str) -> None:
    """Everybody answers as is played for the late, up to a question; then these seats by their rows."""
    while any(str(table.question(one)["choice"]) != choice for one in table.state.asked()[:1]):
        table.answer(table.state.asked()[0], [late(table, table.state.asked()[0])])
    for name, row in rows.items():
        number = Seat(int(name.removeprefix("seat")))
        table.answer(number, [GAME.picks.parse(say) for say in row.split(", ")])


def colour_of(table: Table, number: int) -> str:
    view = cast("ViewWords", table.game.view(table.state, None).words())
    return str(view["season"]["seats"][number]["colour"])


def lines_of(table: Table, reader: int | None) -> str:
    """All that a reader can be shown."""
    seen = sight(table, reader)
    pages = [DRAWER.page(f"{name} {number}", seen) for name in ("stable", "ledger") for number in range(3)]
    pictures = [DRAWER.board(seen), DRAWER.glance(seen), DRAWER.hand(seen), *filter(None, pages)]
    return "\n".join(line for picture in pictures for line in [*picture.lines, drawn(picture)])


# ---- whole seasons


@both
def test_a_whole_season_of_one_race_by_typed_lines(tmp_path: Path, lang: str) -> None:
    session, script, typist = whole_season(tmp_path / "season", lang)
    pages = book(NAME, lang)
    assert {"stocking", "deals", "plans", "entries", "bets", "season-speeds"} <= set(typist.asked)
    assert typist.asked.count("plans") == 1, "a whole row in one line"
    result = GAME.result(session.table.state)
    assert result is not None
    end = script.text()[script.text().rindex(pages.say("end-title")) :]
    for player, place, score in zip(session.players.names, result.places, result.scores, strict=True):
        assert re.search(rf"^{place}\. {player} .*{pages.say('end-fortune', sum=100 * score)}", end, re.MULTILINE)
    assert not BOXES.search(script.text())
    assert pages.say("label-cash", sum=8_000) in script.text(), "after 1,500 for drugs and 500 for security"
    assert pages.say("label-pool", sum=0).split("0")[1].strip() in script.text()
    assert GAME.print(load(tmp_path / "season").state) == GAME.print(session.table.state)


@both
def test_the_drawn_season_fits_eighty_columns(tmp_path: Path, lang: str) -> None:
    _, script, _ = whole_season(tmp_path / "season", lang)
    typed = [line.partition("> ")[2] for line in script.text().splitlines() if line.startswith(script_prompt(lang))]
    out = io.StringIO()
    screen = DrawnScreen(io.StringIO("\n".join(typed) + "\n"), out, width=80)
    assert seat(screen, tmp_path / "drawn", "me,random,random", lang, options=SHORT, name=NAME).run() == 0
    assert max(cell_len(line) for line in out.getvalue().splitlines()) <= 80
    assert book(NAME, lang).say("end-title") in out.getvalue()
    assert book(NAME, lang).say("label-betting-sheet") in out.getvalue()


def script_prompt(lang: str) -> str:
    return f"{book(NAME, lang).player(0)} > "


def test_two_persons_at_one_keyboard_have_a_curtain_between_them(tmp_path: Path) -> None:
    session, script, _ = whole_season(tmp_path / "season", "en", "me,me")
    assert book(NAME, "en").say("curtain", player=session.players.names[1]) in script.text()


# ---- sums as people type them


def asked_for_bets(tmp_path: Path, *typed: str, lang: str = "en") -> tuple[Session, Script]:
    script = Script(lines(f"{STOCK}, done", "done", "done", "enter 1", "stay out", *typed))
    session = seat(script, tmp_path / "bets", "me,random,random", lang, options=SHORT, name=NAME)
    session.run()
    return session, script


@pytest.mark.parametrize("typed", [
    ["bet blue", "2300"],
    ["bet blue", "2,300"],
    ["bet blue", "amount 2300"],
    ["bet blue 2300"],
    ["bet blue 2,300"],
    ["1", "2300"],
    ["1, 2300"],
    ["bet blue, 2300"],
])  # fmt: skip
def test_a_bet_is_typed_in_many_ways(tmp_path: Path, typed: list[str]) -> None:
    _, script = asked_for_bets(tmp_path, *typed, "board")
    assert "Written so far: Bet on blue: 2,300 sesterces; 7,700 sesterces left." in script.text()


def test_a_row_with_a_side_bet_is_one_line(tmp_path: Path) -> None:
    _, script = asked_for_bets(tmp_path, "bet blue 2300, bet red 400, wager nero, back blue, against red, 300", "board")
    assert "Offer Nero a side bet; Back blue; Against red: 300 sesterces; 7,000 sesterces left." in script.text()


@both
def test_sums_are_asked_for_in_one_line(tmp_path: Path, lang: str) -> None:
    _, script = asked_for_bets(tmp_path, "1", lang=lang)
    pages = book(NAME, lang)
    asked = script.shown[-1].splitlines()
    assert pages.labelled("Sesterces", pages.pick_range("amount 100", "amount 10000")) in asked
    assert not [line for line in asked if re.match(r"\d+\. ", line)]


@pytest.mark.parametrize(("typed", "words"), [
    ("150", "150 is not possible here: from 100 to 10,000, in hundreds: type the amount."),
    ("10100", "10100 is not possible here: from 100 to 10,000"),
    ("0", "0 is not possible here"),
    ("much", "“much” is not a move in this game"),
    ("bet red", "“Bet on red” is not possible now."),
])  # fmt: skip
def test_a_wrong_sum_gets_a_sentence_and_changes_nothing(tmp_path: Path, typed: str, words: str) -> None:
    session, script = asked_for_bets(tmp_path, "1", typed)
    assert words in script.text()
    view = cast("ViewWords", GAME.view(session.table.state, Seat(0)).words())
    assert view["season"]["you"]["row"] == ["bet blue"]


@pytest.mark.parametrize(("typed", "words"), [
    ("500", "There is no number 500 in the list; choose from 1 to 1."),
    ("bet blue 50", "50 is not possible here: from 0 to 100,000, in hundreds"),
    ("bet blue 700, bet red 800", "CM-26.1b"),
    ("bet blue 10100", "CM-21.3"),
    ("bet red 300", "CM-26.1b"),
])  # fmt: skip
def test_a_wrong_row_of_bets_gets_a_sentence_and_changes_nothing(tmp_path: Path, typed: str, words: str) -> None:
    session, script = asked_for_bets(tmp_path, typed)
    assert words in script.text()
    view = cast("ViewWords", GAME.view(session.table.state, Seat(0)).words())
    assert view["season"]["you"]["row"] == []


# ---- the ledger


def figures(pages_lines: list[str]) -> list[tuple[int, int]]:
    """Of every line the change and the balance."""
    found = [re.search(r": ([+−])([\d,]+), balance ([\d,]+)\.$", line) for line in pages_lines]
    return [
        ((1 if one[1] == "+" else -1) * int(one[2].replace(",", "")), int(one[3].replace(",", "")))
        for one in found
        if one
    ]


def test_every_ledger_sums_up_at_any_moment() -> None:
    table = new(races="3")
    looked = 0
    while table.state.asked():
        if table.seq() % 60 == 0 or str(table.question(table.state.asked()[0])["choice"]) in ("bets", "training"):
            for reader in (0, None):
                looked += sums_up(table, reader)
        table.answer(table.state.asked()[0], [late(table, table.state.asked()[0])])
    looked += sums_up(table, None)
    assert looked > 50


def sums_up(table: Table, reader: int | None) -> int:
    seen = sight(table, reader)
    for one in cast("ViewWords", seen.view)["season"]["seats"]:
        page = DRAWER.page(f"ledger {one['seat']}", seen)
        assert page is not None
        balance = 0
        for change, left in figures(page.lines):
            balance += change
            assert balance == left
        assert balance == (one["at_most"] if one["cash"] is None else one["cash"])
    return 1


def test_each_line_has_its_clause_and_the_sums_stand_at_the_head() -> None:
    table = new()
    own = colour_of(table, 0)
    answer(table, "bets", seat0=f"bet {own}, amount 700, done")
    answer(table, "season-speeds")
    page = DRAWER.page("ledger", sight(table, 0))
    assert page is not None
    assert page.lines == [
        f"Ledger, Cato ({own}): 10,000 in, 700 out, balance 9,300 sesterces.",
        "CM-20.1a, at the start: +10,000, balance 10,000.",
        "race 1, CM-26.1a, bets: −700, balance 9,300.",
    ]
    assert re.search(r"CM-26\.1a +bets +700 +9,300", drawn(page))
    assert re.search(r"Total +10,000 +700 +9,300", drawn(page))


def test_what_was_spent_in_secret_stands_in_ones_own_ledger_alone() -> None:
    table = new()
    rival = colour_of(table, 1)
    answer(table, "plans", seat0=f"drug {rival}, amount 1500, done")
    answer(table, "entries")
    own, others = (DRAWER.page("ledger 0", sight(table, reader)) for reader in (0, 1))
    assert own is not None
    assert others is not None
    assert own.lines[-1] == "race 1, CM-24.3.1, in secret, for this race: −1,500, balance 8,500."
    assert others.lines[-1] == "CM-20.1a, at the start: +10,000, balance 10,000."


@both
def test_every_cause_of_money_has_a_clause_and_words(lang: str) -> None:
    pages = book(NAME, lang)
    assert list(CLAUSES) == CAUSES
    assert all(pages.text(clause) for clause in CLAUSES.values())
    texts = [pages.say("ledger-cause", **{"cause-key": cause}) for cause in (*CAUSES, "unheard-of")]
    assert len(set(texts)) == len(texts)


def test_a_purchase_is_booked_by_what_was_bought() -> None:
    table = new()
    team = [f"buy horse 1 {price}" for price in (500, 500, 1000, 1000)]
    answer(table, "plans", seat0=", ".join(["buy team 1", *team, "done"]))
    answer(table, "entries")
    page = DRAWER.page("ledger", sight(table, 0))
    assert page is not None
    assert figures(page.lines)[1:] == [(-500, 9_500), (-500, 9_000), (-1_000, 8_000), (-1_000, 7_000)]
    assert all("CM-21.4.1, a purchase" in line for line in page.lines[2:])


def test_what_is_for_sale_is_described_to_bidders() -> None:
    table = new()
    answer(table, "deals", seat0="sell 2, amount 500, done")
    answer(table, "bids")
    for reader in (1, None):
        shown = DRAWER.board(sight(table, reader)).lines
        (lot,) = [line for line in shown if line.startswith("For sale")]
        assert re.match(r"For sale: Cato, outfit 2, from 500 \(driver [+\d]+, hits ", lot)


@both
def test_pages_are_asked_for_by_name(lang: str) -> None:
    table = new()
    seen, pages = sight(table, 0, lang), book(NAME, lang)
    for key in ("page-stable", "page-ledger"):
        for word in pages.say(key).split():
            assert DRAWER.page(word, seen) is not None
            by_name = DRAWER.page(f"{word} {seen.players.names[1]}", seen)
            assert by_name is not None
            assert seen.players.names[1] in by_name.lines[0]
            unknown = DRAWER.page(f"{word} xyz", seen)
            assert unknown is not None
            assert unknown.lines == [pages.say("page-whose")]
    assert DRAWER.page("bet red", seen) is None
    spectator = DRAWER.page(pages.say("page-stable").split()[0], sight(table, None, lang))
    assert spectator is not None
    assert spectator.lines == [pages.say("page-whose")]


# ---- nothing sealed is drawn for others


def same_for_others(one: Table, other: Table) -> None:
    for reader in (1, 2, None):
        assert lines_of(one, reader) == lines_of(other, reader)
    assert lines_of(one, 0) != lines_of(other, 0)


def two_worlds(choice: str, first: Callable[[Table], str], second: Callable[[Table], str]) -> tuple[Table, Table]:
    tables = new(), new()
    for table, row in zip(tables, (first, second), strict=True):
        answer(table, choice)
        answer(table, choice, seat0=row(table))
    return tables


def test_an_unfinished_row_of_orders_is_drawn_for_its_writer_alone() -> None:
    same_for_others(
        *two_worlds("plans", lambda _: "guard drugs", lambda table: f"drug {colour_of(table, 1)}, amount 500")
    )


def test_orders_are_drawn_for_their_writer_alone() -> None:
    one, other = two_worlds(
        "plans",
        lambda _: "guard drugs, amount 700, done",
        lambda table: f"bribe slow {colour_of(table, 2)}, amount 2500, done",
    )
    same_for_others(one, other)
    for table in (one, other):
        answer(table, "bets")
    same_for_others(one, other)
    assert "at most 10,000 sesterces" in lines_of(one, 1)


def test_stables_and_bets_are_drawn_for_their_writer_alone_until_they_are_opened() -> None:
    def prepared(plan: str) -> Callable[[Table], str]:
        return lambda table: f"prepare {colour_of(table, 0)} {plan}"

    same_for_others(*two_worlds("stocking", prepared("1-1-1-1"), prepared("2-2-0-0")))

    def bet(money: int) -> Callable[[Table], str]:
        return lambda table: f"bet {colour_of(table, 0)}, amount {money}, done"

    same_for_others(*two_worlds("bets", bet(100), bet(900)))


# ---- saves and replays


def left_at(file: Path, reached: Callable[[Session], bool]) -> Session:
    """A season that somebody left at the first question of their own for which something holds."""

    def straight_on(_shown: str) -> str | None:
        return None if reached(session) else GAME.picks.say(late(session.table, Seat(0)))

    session = seat(Script(straight_on), file, "me,random", options=LONGER, name=NAME)
    assert session.run() == 0
    return session


def season_of(table: Table) -> ViewWords:
    return cast("ViewWords", GAME.view(table.state, Seat(0)).words())


def resumed(file: Path, session: Session) -> Table:
    table = load(file)
    assert GAME.print(table.state) == GAME.print(session.table.state)
    assert lines_for(table) == lines_for(session.table)
    return table


def lines_for(table: Table) -> list[str]:
    return [line for reader in (0, 1, None) for line in DRAWER.board(sight(table, reader)).lines]


def test_a_save_between_two_races_resumes(tmp_path: Path) -> None:
    def between(session: Session) -> bool:
        view = season_of(session.table)
        return view["season"]["race"] == 2 and view["choice"] == "plans" and not view["chariots"]

    session = left_at(tmp_path / "between", between)
    # A row that is half written is kept, and is its writer's alone.
    session.table.answer(Seat(0), [GAME.picks.parse("guard drugs"), GAME.picks.parse("amount 300")])
    session.save()
    table = resumed(tmp_path / "between", session)
    assert season_of(table)["season"]["you"]["row"] == ["guard drugs", "amount 300"]
    assert any("Winners so far" in line for line in lines_for(table))
    go_on(table)


def test_a_save_in_a_corner_resumes(tmp_path: Path) -> None:
    def in_a_corner(session: Session) -> bool:
        view = season_of(session.table)
        own = [str(one["team"]) for one in view["chariots"] if one["owner"] == 0 and one["team"]]
        return view["choice"] == "move-choice" and any(one.startswith(("dolphins", "eggs")) for one in own)

    session = left_at(tmp_path / "corner", in_a_corner)
    go_on(resumed(tmp_path / "corner", session))


def go_on(table: Table) -> None:
    """The season goes on to its end."""
    while table.state.asked():
        table.answer(table.state.asked()[0], [late(table, table.state.asked()[0])])
    assert GAME.result(table.state) is not None


@pytest.fixture(scope="module")
def played() -> Table:
    table = Table(GAME, 2, LONGER, {"make": "fast", "seed": 7})
    go_on(table)
    return table


def replayed(table: Table, *typed: str, lang: str = "en") -> tuple[Replay, str]:
    pages, script = book(NAME, lang), Script(lines(*typed))
    replay = Replay(table, seat_players(["random", "random"], pages), pages, script)
    replay.run()
    return replay, script.shown[-1]


def test_a_replay_jumps_to_race_turn_and_phase(played: Table) -> None:
    replay, shown = replayed(played, "race 2")
    assert "Race 2 of the season." in shown
    assert "Race 2 of 3." in shown
    begun, shown = replayed(played, "race 2", "turn 3")
    assert begun.seq > replay.seq
    assert "Race 2 of 3." in shown
    assert "Turn 3." in shown
    second, shown = replayed(played, "race 2", "turn 3", "phase 2")
    assert second.seq > begun.seq
    assert "Turn 3." in shown
    tokens = [event for event in played.all_events(-1) if event["kind"] in ("turn-begun", "token-drawn")]
    here = [event for event in tokens if cast("int", event["seq"]) <= second.seq]
    assert [event["kind"] for event in here[-3:]] == ["turn-begun", "token-drawn", "token-drawn"]


def test_a_replay_jumps_to_the_next_landmark_and_back(played: Table) -> None:
    assert replayed(played, "race", "race")[0].seq == replayed(played, "race 2")[0].seq
    assert replayed(played, "race 3", "turn 4", "race 1")[0].seq == replayed(played, "race 1")[0].seq
    assert replayed(played, "race 2", "turn")[0].seq == replayed(played, "race 2", "turn 1")[0].seq


@both
def test_a_landmark_that_is_not_there_is_a_sentence(played: Table, lang: str) -> None:
    pages = book(NAME, lang)
    for typed in ("race 4", "race 0", "turn 900", "phase x"):
        replay, shown = replayed(played, "race 1", typed, lang=lang)
        assert pages.say("replay-no-such", words=typed) in shown
        assert replay.seq == replayed(played, "race 1", lang=lang)[0].seq
    assert pages.say("replay-jumps", names="race N, turn N, phase N") in replayed(played, "zzz", lang=lang)[1]
