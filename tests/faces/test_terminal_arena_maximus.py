"""Arena Maximus at the terminal: whole races, the oval, what is told, and that no hand is shown to others."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.arena_maximus.components import DEFAULT
from harena.games.arena_maximus.options import Options
from harena.games.catalogue import GAMES
from harena.rules import book
from harena.terminal.drawers import DRAWERS
from harena.terminal.drawing import Sight, sight_of
from harena.terminal.oval import Oval
from harena.terminal.players import Players, seat_players
from harena.terminal.saves import load
from harena.terminal.screen import DrawnScreen, Picture

from .program import harena
from .seated import Script, always, play, seat

NAME = "arena-maximus"
GAME = GAMES[NAME]
DRAWER = DRAWERS[NAME]
BOXES = re.compile(r"[\u2500-\u257f\x1b]")
START = "arena-maximus; seats: 3; chariots: green, red, blue; "


def choosing(seed: int) -> Callable[[str], str | None]:
    """Any of the numbered options, each as likely."""
    dice = random.Random(seed)

    def answer(shown: str) -> str:
        numbers: list[str] = re.findall(r"^(\d+)\. ", shown, re.MULTILINE)
        return dice.choice(numbers or [""])

    return answer


# ---- whole races


@pytest.mark.parametrize(("seats", "lang"), [("me,steady", "en"), ("random,me,random,steady,random", "fr")])
def test_a_whole_race_by_always_taking_the_first_option(tmp_path: Path, seats: str, lang: str) -> None:
    script = Script(always("1"))
    session = seat(script, tmp_path / "race.harena", seats, lang, name=NAME)
    assert session.run() == 0
    result = GAME.result(session.table.state)
    assert result is not None
    pages = book(NAME, lang)
    end = script.text()[script.text().index(pages.say("end-title")) :]
    for player, place in zip(session.players.names, result.places, strict=True):
        assert f"{place}. {player}, " in end
    assert all(pages.text(clause) in end for clause in result.clauses)
    assert not BOXES.search(script.text())


@pytest.mark.parametrize(("options", "lang"), [
    ({}, "fr"),
    ({"spells": True}, "en"),
    ({"short-track": True, "laps": "2", "spells": True, "spells-per-turn": "unlimited"}, "fr"),
])  # fmt: skip
def test_a_whole_race_by_a_seeded_script(tmp_path: Path, options: dict[str, object], lang: str) -> None:
    script = Script(choosing(5))
    session = seat(script, tmp_path / "race", "me,random,me,random", lang, "11", options, name=NAME)
    assert session.run() == 0
    assert book(NAME, lang).say("end-title") in script.text()
    assert load(tmp_path / "race").game.result(session.table.state) is not None


@pytest.mark.parametrize(("seats", "options", "lang"), [
    ("me,steady,steady", {}, "en"),
    ("random,me,steady,random,steady", {}, "fr"),
    ("me,steady,steady", {"short-track": True, "laps": "3", "spells": True}, "fr"),
])  # fmt: skip
def test_the_drawn_race_fits_eighty_columns(tmp_path: Path, seats: str, options: dict[str, object], lang: str) -> None:
    out = io.StringIO()
    screen = DrawnScreen(io.StringIO("2\n1\n" * 3_000), out, width=80)
    assert seat(screen, tmp_path / "race", seats, lang, options=options, name=NAME).run() == 0
    assert max(cell_len(line) for line in out.getvalue().splitlines()) <= 80
    assert book(NAME, lang).say("end-title") in out.getvalue()
    assert "0▐▌▐" in out.getvalue()


def test_a_race_through_pipes_is_verified_and_replayed(tmp_path: Path) -> None:
    done = harena("play", NAME, "--seed", "7", "--file", "race.harena", typed="1\n" * 2_000, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The race is over" in done.stdout
    checked = harena("verify", "race.harena", cwd=tmp_path)
    assert checked.returncode == 0
    assert "Winner: " in checked.stdout
    replayed = harena("replay", "race.harena", "--lang", "fr", cwd=tmp_path)
    assert replayed.returncode == 0
    assert "Tout ce qui était caché est montré." in replayed.stdout
    assert replayed.stdout.count("\nMain\u00a0: ") == 3


# ---- what the table shows


def picture(start: str, reader: int | None, lang: str = "en", options: dict[str, object] | None = None) -> Picture:
    """The board of a position, or of a new race, as one reader sees it."""
    table = Table(GAME, 3, options or {}, {"make": "fast", "seed": 7}, START + start if start else None)
    return DRAWER.board(sight(table, reader, lang))


def sight(table: Table, reader: int | None, lang: str = "en") -> Sight:
    pages = book(NAME, lang)
    names = ["me", *["random"] * (table.state.seats - 1)]
    return sight_of(table, reader, Players(seat_players(names, pages), pages), pages)


def drawn(shown: Picture) -> list[str]:
    out = io.StringIO()
    DrawnScreen(io.StringIO(), out, width=80).show(shown)
    return out.getvalue().splitlines()


CRASHED = (
    "track: rocks 3, empty, jump 2, hazard red, stables; progress: 1, 3, 3; status: racing, racing, down; "
    "broken: 0, 0, 1; damage: 4, 0, 5; turn: 0; round: 4; pool 0: whip green, magic; hand 0: rein red, rein red, magic"
)


def test_lines_tiles_damage_and_crashed_chariots_are_shown_in_words() -> None:
    shown = "\n".join(picture(CRASHED, 0).lines)
    assert "Round 4. Deck " in shown
    assert "Reconstructed set." in shown
    assert "Turn order: Red" in shown
    assert (
        "Track: 0 Start/Finish; 1 rocks 3, here: Red; 2 empty; 3 jump 2, here: Blue, crashed beside it: Green;" in shown
    )
    assert "4 red hazard; 5 stables; face down from 6 to 31." in shown
    assert "Ahead of you: 2 empty, 3 jump 2, 4 red hazard, 5 stables, then face down." in shown
    assert "Red, you: green chariot, Beast 2, Driver 2, Chariot 6, at tile 1, speed 2 (green whip, magic card)" in shown
    assert "damage 4 of 6, 3 cards" in shown
    assert "Hand: 2 × red rein, magic card." in shown


def test_lines_tiles_and_crashed_chariots_are_drawn() -> None:
    rows = drawn(picture(CRASHED, 0))
    signs = next(number for number, row in enumerate(rows) if "0▐▌▐" in row)
    assert rows[signs].split() == ["30░░", "31░░", "0▐▌▐", "1#3", "2–", "3^2", "4!r", "5+", "6░░", "7░░", "8░░"]
    assert rows[signs - 1][rows[signs].index("1#3") :].startswith("●R")
    assert rows[signs - 1][rows[signs].index("3^2") :].startswith("■B")
    assert rows[signs + 1] == " " * rows[signs].index("3^2") + "×G"
    assert any("damage 4/6" in row and "speed 2" in row for row in rows)


def test_several_laps_open_hands_and_another_set_are_said() -> None:
    first = drawn(picture("", None, options={"laps": "3", "open-hands": True}))[0]
    assert "lap 1 of 3" in first
    assert "open hands" in first
    own = {**DEFAULT.data, "id": "mine", "provenance": "owner"}
    assert "set “mine" in drawn(picture("", None, options={"components": own}))[0]
    assert "reconstructed" not in drawn(picture("", None, options={"components": own}))[0]


def test_the_finish_is_named_when_it_is_in_sight() -> None:
    straights = ["empty"] * 4 + ["rocks 1", "rocks 2", "rocks 3"]
    curves = ["empty"] * 5 + ["rocks 1", "rocks 2", "rocks 2", "rocks 3", "jump 2"]
    track = ", ".join([*straights[:3], *curves[:5], *straights[3:], *curves[5:]])
    start = f"option short-track: yes; track: {track}; progress: 15, 1, 1; turn: 0"
    assert "Ahead of you: 16 rocks 3, 17 jump 2, the finish line." in picture(start, 0).lines
    assert "Devant vous\u00a0: 16 rochers 3, 17 saut 2, la ligne d’arrivée." in picture(start, 0, "fr").lines


@pytest.mark.parametrize("options", [{}, {"layout": "summary"}, {"short-track": True}])
def test_every_tile_stands_once_in_the_oval_with_the_straights_above_and_below(options: dict[str, object]) -> None:
    shapes = Options(options).shapes
    oval = Oval(shapes)
    places = [*oval.below(), *oval.right()[::-1], *oval.above()[::-1], *oval.left()]
    start = places.index(0)
    assert places[start:] + places[:start] == list(range(len(shapes)))
    assert all(tile is not None and shapes[tile] == 1 for tile in [*oval.left(), *oval.right()])


@pytest.mark.parametrize("tiles", [1, 2, 3, 4, 5, 7, 12, 33, 100])
def test_any_loop_is_an_oval(tiles: int) -> None:
    oval = Oval([0] * tiles)
    places = [*oval.below(), *oval.right(), *oval.above(), *oval.left()]
    assert sorted(tile for tile in places if tile is not None) == list(range(tiles))
    assert oval.columns <= 11


# ---- hidden hands


@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_reader_is_shown_does_not_depend_on_other_hands(seed: int) -> None:
    dice = random.Random(seed)
    table = Table(GAME, 3, {"spells": True}, {"make": "fast", "seed": seed})
    for number in range(240):
        asked = table.state.asked()
        if not asked:
            break
        table.answer(asked[0], [dice.choice(table.state.options(asked[0]))])
        if number % 12 == 0:
            for reader in range(3):
                assert_same(table, table.imagined(Seat(reader), number), reader)


def assert_same(one: Table, other: Table, reader: int) -> None:
    for part in (DRAWER.board, DRAWER.hand, DRAWER.known):
        assert part(sight(one, reader)).lines == part(sight(other, reader)).lines
        assert drawn(part(sight(one, reader))) == drawn(part(sight(other, reader)))


def test_open_hands_are_shown_where_the_table_plays_so(tmp_path: Path) -> None:
    script = Script(lambda shown: "hand" if "Hand: " not in shown.splitlines()[0] else None)
    seat(script, tmp_path / "race", options={"open-hands": True}, name=NAME).run()
    assert re.search(r"^Hand: .*\nBlue: .*\nGreen: ", script.text(), re.MULTILINE)
    _, script = play(tmp_path / "closed", "hand", name=NAME)
    assert "Blue: " not in script.shown[-1]


# ---- questions and commands


def test_questions_say_how_much_is_left_and_against_whom(tmp_path: Path) -> None:
    start = START + (
        "track: rocks 2, empty, jump 3; progress: 0, 1, 0; turn: 0; pool 0: whip green; "
        "hand 0: whip red, rein red, rein blue, rein black, magic; hand 1: whip red"
    )
    _, script = play(tmp_path / "race", "done", "done", "ram 1", "lay whip red", start=start, name=NAME)
    assert "Your speed is 1: add or remove up to 2, or keep it. (AM-4.2)" in script.text()
    assert "Discard up to 2 cards, or keep them all." in script.text()
    assert "Ram Blue: play sets of a whip and a rein (0 of up to 2 played)." in script.text()


def test_words_of_the_reader_are_understood_and_taken_back(tmp_path: Path) -> None:
    start = START + "turn: 0; hand 0: whip red, rein red, rein blue, magic"
    session, script = play(
        tmp_path / "race", "ajouter fouet rouge", "annuler", "accélérer", "règles 8.2", "fouet", lang="fr",
        start=start, name=NAME,
    )  # fmt: skip
    assert "Vous avez ajouté un fouet rouge à la réserve de vitesse." in script.text()
    assert "Votre dernière réponse est annulée." in script.text()
    assert book(NAME, "fr").text("AM-8.2") in script.text()
    assert session.table.seq() == 1


def test_why_and_help_give_the_rules(tmp_path: Path) -> None:
    start = START + "turn: 0; hand 0: whip red, rein red, rein blue, magic"
    _, script = play(tmp_path / "race", "add whip red", "why", "?", "log", start=start, name=NAME)
    pages = book(NAME, "en")
    assert f"You added a red whip to the speed pool. AM-4.3: {pages.text('AM-4.3')}" in script.shown[2]
    assert pages.text("AM-4.2") in script.shown[3]
    assert pages.say("label-legend") in script.shown[3]
    assert "turn is over" not in script.text()


def test_an_impossible_move_is_refused_with_its_rule(tmp_path: Path) -> None:
    start = START + "turn: 0; hand 0: whip red, rein red"
    session, script = play(tmp_path / "race", "add rein red", "ram 1", start=start, name=NAME)
    pages = book(NAME, "en")
    assert session.table.seq() == 0
    assert "“Add a red rein to the speed pool” is not possible now." in script.shown[1]
    assert pages.text("AM-4.3") in script.shown[1]
    assert "“Ram Blue” is not possible now." in script.shown[2]
