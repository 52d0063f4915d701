"""Circus Maximus at the terminal: whole races, the lanes, log sheets, costs and chances, the clock, and that no written
speed is shown to others."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len

from harena.core.game import Result
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.games.circus_maximus import odds, threats
from harena.games.circus_maximus.reaction import late_pick
from harena.games.circus_maximus.track import DEFAULT, DOLPHINS, OFF, Square
from harena.games.circus_maximus.track_data import LANES
from harena.games.circus_maximus.verbs import COLOURS
from harena.rules import LANGUAGES, book
from harena.terminal.drawers import DRAWERS
from harena.terminal.drawing import Sight, sight_of
from harena.terminal.lanes import Window
from harena.terminal.players import Players, seat_players
from harena.terminal.saves import load
from harena.terminal.screen import DrawnScreen, Picture
from harena.terminal.session import Session
from tests.games.circus_maximus.tables import race
from tests.games.circus_maximus.tracks import ROUND

from .seated import Script, always, lines, play, seat

NAME = "circus-maximus"
GAME = GAMES[NAME]
DRAWER = DRAWERS[NAME]
BOXES = re.compile(r"[\u2500-\u257f\x1b]")
SHORT: dict[str, object] = {"track": {**DEFAULT.data, "laps": 1}}
ADVANCED: dict[str, object] = {**SHORT, "rules": "advanced"}
WIDE: dict[str, object] = {**ADVANCED, "chariots": "16", "wall-moves": True, "braking-lowers-strain": True}
both = pytest.mark.parametrize("lang", LANGUAGES)


def choosing(seed: int) -> Callable[[str], str | None]:
    """Any of the numbered options, each as likely."""
    dice = random.Random(seed)

    def answer(shown: str) -> str:
        numbers: list[str] = re.findall(r"^(\d+)\. ", shown, re.MULTILINE)
        return dice.choice(numbers or [""])

    return answer


def sight(table: Table, reader: int | None, lang: str = "en") -> Sight:
    pages = book(NAME, lang)
    names = ["me", *["random"] * (table.state.seats - 1)]
    return sight_of(table, reader, Players(seat_players(names, pages), pages), pages)


def at(position: str) -> Table:
    return Table(GAME, 0, {}, {"make": "fast", "seed": 7}, f"circus-maximus; {position}")


def board(position: str, reader: int | None = 0, lang: str = "en") -> Picture:
    return DRAWER.board(sight(at(position), reader, lang))


def drawn(shown: Picture) -> list[str]:
    out = io.StringIO()
    DrawnScreen(io.StringIO(), out, width=80).show(shown)
    return out.getvalue().splitlines()


def lane(position: str, number: int, reader: int | None = 0) -> str:
    """How a lane is drawn, without its number."""
    rows = drawn(board(position, reader))
    return next(row for row in rows if row.startswith(f"{number} "))[2:]


# ---- whole races


@pytest.fixture
def rough_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """To follow every move and every attack that may come takes most of the time of a race."""
    monkeypatch.setattr(odds, "_RUNS", 40)
    monkeypatch.setattr(threats, "_RUNS", 1)


@pytest.mark.usefixtures("rough_odds")
@pytest.mark.parametrize(("rules", "lang"), [("basic", "fr"), ("advanced", "en")])
def test_a_whole_race_in_plain_lines_by_what_is_played_for_the_late(tmp_path: Path, rules: str, lang: str) -> None:
    def straight_on(shown: str) -> str:
        pick = late_pick(race(session.table), session.table.state.asked()[0])
        assert pick is not None
        return GAME.picks.say(pick)

    script = Script(straight_on)
    session = seat(script, tmp_path / "race", "me,random", lang, options={**SHORT, "rules": rules}, name=NAME)
    assert session.run() == 0
    result = GAME.result(session.table.state)
    assert result is not None
    pages = book(NAME, lang)
    end = script.text()[script.text().index(pages.say("end-title")) :]
    for player, place in zip(session.players.names, result.places, strict=True):
        assert f"{place}. {player}" in end
    assert all(pages.text(clause) in end for clause in result.clauses)
    assert not BOXES.search(script.text())


@pytest.mark.usefixtures("rough_odds")
def test_persons_at_one_keyboard_race_by_a_seeded_script(tmp_path: Path) -> None:
    lang = "fr"
    script = Script(choosing(5))
    session = seat(script, tmp_path / "race", "me,random,me", lang, "11", {**WIDE, "chariots": "9"}, name=NAME)
    assert session.run() == 0
    pages = book(NAME, lang)
    assert pages.say("end-title") in script.text()
    assert pages.say("curtain", player=session.players.names[2]) in script.text()
    assert load(tmp_path / "race").game.result(session.table.state) is not None


@pytest.mark.usefixtures("rough_odds")
@pytest.mark.parametrize(("lang", "seats", "options"), [
    ("fr", "random,me,random", WIDE),
    ("en", "random,random,random,random,random,random,random,me", {"rules": "advanced"}),
])  # fmt: skip
def test_the_drawn_race_fits_eighty_columns(tmp_path: Path, lang: str, seats: str, options: dict[str, object]) -> None:
    out = io.StringIO()
    screen = DrawnScreen(io.StringIO("2\n1\n1\n" * 3_000), out, width=80)
    assert seat(screen, tmp_path / "race", seats, lang, options=options, name=NAME).run() == 0
    assert max(cell_len(line) for line in out.getvalue().splitlines()) <= 80
    assert book(NAME, lang).say("end-title") in out.getvalue()
    assert re.search(r"^8 .*[:·].*≤27$", out.getvalue(), re.MULTILINE)


def test_a_race_without_persons_is_told_to_spectators(tmp_path: Path) -> None:
    script = Script(always(""))
    session = seat(script, tmp_path / "race", "random,random", options=ADVANCED, name=NAME)
    assert session.run() == 0
    assert "Turn 1 begins." in script.text()
    assert "The race is over after" in script.text()


# ---- the lanes

START = "option rules: advanced; seats: 2; mover: red; left: 9; used: 3; written: 12; "
CROWD = START + (
    "red: at home 20/3, order 12; blue: at home 21/4; "
    "green: team dolphins 3/1, car none, standing runaway, driver dragged; yellow: at dolphins 5/8; "
    "purple: at home 4/2; white: standing out, driver on-foot, foot home 22/6, team home 1/7, car none; "
    "wrecks: home 24/5, dolphins 2/3 = black"
)


def test_cars_and_teams_stand_in_their_lanes_and_sections_are_named() -> None:
    rows = drawn(board(CROWD))
    first = next(number for number, row in enumerate(rows) if row.startswith("1 "))
    column = rows[first + 2].index("rR" if "rR" in rows[first + 2] else "r·R")
    assert rows[first + 2][column : column + 3] == "r·R"
    assert rows[first + 3].index("b·B") == column + 2
    assert "home stretch" in rows[first - 1]
    assert rows[first - 1].index("corner at the dolphins") == rows[first].index("│")
    assert all(rows[first + number].startswith(f"{number + 1} ") for number in range(LANES))
    assert [row.rpartition("≤")[2] for row in rows[first : first + LANES]] == [
        str(speed) for speed in DEFAULT.safe[DOLPHINS][1:]
    ]


@both
def test_a_track_of_other_sections_is_drawn_lane_by_lane(lang: str) -> None:
    option = f"option track: {json.dumps(ROUND)}; "
    rows = drawn(board(f"{option}red: at start 12/3; blue: at last 2/4, stage 5", 0, lang))
    first = next(number for number, row in enumerate(rows) if row.startswith("1 "))
    assert "start" in rows[first - 1]
    assert "sharp" in rows[first - 1]
    assert [row.rpartition("≤")[2] for row in rows[first : first + LANES]] == [str(speed) for speed in range(20, 4, -2)]


def test_the_next_corner_of_a_track_of_other_sections_is_told() -> None:
    option = f"option track: {json.dumps(ROUND)}; "
    for at_square, words in {
        "start 10/3": "Sharp in 3 squares, safe speeds from lane 1: 20, 18, 16, 14, 12, 10, 8, 6.",
        "gray 5/3": "Sharp in 13 squares",
        "quay 11/3": "Last in 1 square, safe speeds from lane 1: 27,",
    }.items():
        stage = ", stage 4" if "quay" in at_square else ""
        assert words in " ".join(board(f"{option}red: at {at_square}{stage}; blue: at start 1/8").lines)


def test_runaways_dragged_men_men_on_foot_wrecks_and_fallen_teams_are_told_apart() -> None:
    assert re.search(r"~ +!   G ", lane(CROWD, 1))
    assert "%" in lane(CROWD, 3)
    assert "#" in lane(CROWD, 5)
    assert "&" in lane(CROWD, 6)
    assert lane(CROWD, 6).index("&") == lane(CROWD, 3).index("R") + 4
    assert not re.search(r"[#%&~!]", lane(CROWD, 8))


WET = (
    CROWD.replace("wrecks: ", "wrecks: home 23/2 = horse, ") + "; option carcasses: yes; option weather: yes; weather: "
)


@both
def test_rain_mud_and_carcasses_are_shown_and_safe_speeds_are_those_that_hold(lang: str) -> None:
    rows = drawn(board(WET + "rain, mud", 0, lang))
    assert ("race · rain · mud ·" if lang == "en" else "avancée · pluie · boue ·") in rows[0]
    first = next(number for number, row in enumerate(rows) if row.startswith("1 "))
    assert "=" in rows[first + 1]
    assert [int(row.rpartition("≤")[2]) for row in rows[first : first + LANES]] == [
        speed - 3 for speed in DEFAULT.safe[DOLPHINS][1:]
    ]
    words = "\n".join(board(WET + "mud", 0, lang).lines)
    assert ("dead horse on home 23/2" if lang == "en" else "cheval mort sur départ 23/2") in words
    assert ": 5, 7, 9, 12, " in words
    assert "≤8" in drawn(board(WET + "rain", 0, lang))[first]


def test_inner_corner_squares_are_wider_and_the_finish_line_is_marked() -> None:
    here = START + "red: at eggs 1/1, stage 3, order 12"
    assert re.match(r"[^║]*║   R    :        :        :        :        :        │", lane(here, 1))
    assert re.search(r"║ (: ){25}: │", lane(here, 8))


def test_before_the_home_stretch_lie_the_gray_squares_or_the_corner() -> None:
    fresh = START + "red: at home 2/3, order 12"
    lapped = fresh + ", stage 4"
    assert "gray start squares" not in "\n".join(drawn(board(lapped)))
    assert re.search(r"corner at.*home", "\n".join(drawn(board(lapped))))
    assert not re.search(r"corner at.*home", "\n".join(drawn(board(fresh))))


@pytest.mark.parametrize("square", ["gray 1/1", "gray 4/8", "home 1/1", "dolphins 6/1", "back 28/5", "eggs 27/8"])
@pytest.mark.parametrize("stage", [0, 4])
def test_every_window_is_full_and_shows_the_square_it_was_made_for(square: str, stage: int) -> None:
    place = DEFAULT.square_named(square)
    assert place is not None
    window = Window(DEFAULT, place, 73, 10, from_gray=stage == 0)
    assert place in window.squares()
    for cells in window.lanes:
        assert sum(cell.width for cell in cells) == 73
        assert cells[0].first == 0
        for one, other in pairwise(cells):
            assert one.first + one.width == other.first
            assert DEFAULT.next[one.square] == other.square
    assert Square(OFF) not in window.squares()


def test_the_same_is_said_in_words() -> None:
    shown = "\n".join(board(CROWD).lines)
    assert "Red on home 20/3. Nearby: " in shown
    assert "green without its driver on dolphins 3/1" in shown
    assert "blue on home 21/4" in shown
    assert "purple on home 4/2" not in shown.partition("Order: ")[0]
    assert "wreck on home 24/5" in shown
    assert "fallen team of black on dolphins 2/3" in shown
    assert "driver of white on foot on home 22/6" in shown
    assert "Corner at the dolphins in 9 squares, safe speeds from lane 1: 8, 10, 12, 15, 18, 21, 24, 27." in shown
    french = "\n".join(board(CROWD, lang="fr").lines)
    assert "Rouge sur départ 20/3. À proximité\u00a0: " in french
    assert "Virage des dauphins dans 9 cases" in french


@both
def test_every_faction_has_a_letter_of_its_own(lang: str) -> None:
    letters = [book(NAME, lang).say(f"word-{colour}.letter") for colour in COLOURS]
    assert len({letter.lower() for letter in letters}) == len(letters) == 16
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)
    assert len({book(NAME, lang).word(colour) for colour in COLOURS}) == 16


# ---- what else the table shows


def test_the_title_the_cup_the_mover_and_the_order_of_the_field_are_shown() -> None:
    shown = board(
        START + "cup: blue, green; red: at home 20/3, order 12; blue: at home 25/3; green: at back 2/3, stage 2"
    )
    assert shown.lines[0].startswith("Turn 2. Advanced race. Eggs 3, dolphins 2. Track ")
    assert "Cup: blue, green." in shown.lines
    assert "Moving: red, 9 MFs left, 3 used, total speed 12." in shown.lines
    order = next(line for line in shown.lines if line.startswith("Order: "))
    assert re.match(r"Order: 1\. green lap 1; 2\. blue lap 1, \d+ behind; 3\. red lap 1, \d+ behind\.", order)
    assert any(row.startswith("Cup B G") for row in drawn(shown))
    assert any(re.match(r"Order 1\. G lap 1 · 2\. B lap 1, \d+ behind", row) for row in drawn(shown))


def test_ones_own_log_sheet_is_shown_in_full_and_a_rivals_in_a_line() -> None:
    position = (
        "seats: 2; turn: 3; red: at home 20/3, points 2/1/0/1, modifier 2, current -1, hits 4, whole-hits 8, "
        "wheels 0/3, horses 4/4/0/4, boxes 4/4/4/4, fallen 4, endurance 31, whole-endurance 50, whip 0, owed 2; "
        "blue: at home 21/4, wheels 1/0, hits 5"
    )
    shown = "\n".join(board(position).lines)
    own = next(line for line in board(position).lines if line.startswith("Red R, yours: "))
    assert "modifier +2, now −1, hits 4/8, no whip, normal car, wheel damage: left 0, right 3" in own
    assert "horses 4-4-0-4 of 4-4-4-4, team speed 12, maximum 9, endurance 31/50" in own
    assert "owes 2 MF" in own
    assert "dead horse 3 to cut free" in own
    assert "Blue B, Juno: mod 0, hits 5, wh 1/0, max 16, end 50." in shown
    assert any("■ Juno" in row and "wh 1/0" in row for row in drawn(board(position)))


def test_options_tell_what_they_cost_and_risk() -> None:
    table = at(START + "red: at home 28/2, order 12, endurance 30; blue: at home 26/3")
    notes = DRAWER.notes(sight(table, 0))
    assert notes["lane in"].startswith("2 MFs, strain 4, endurance −4, flip ")
    assert re.search(r"flip \d+(\.\d)? %", notes["lane in"])
    assert notes["brake"] == "1 MF, endurance −1"
    assert DRAWER.notes(sight(table, 1)) == {}
    assert DRAWER.notes(sight(table, None)) == {}
    assert re.search(
        r"effort 4, endurance −4, renversement \d+(\.\d)?\u00a0%", DRAWER.notes(sight(table, 0, "fr"))["lane in"]
    )


def test_speeds_attacks_and_defences_have_their_chances() -> None:
    speeds = DRAWER.notes(sight(at("seats: 2; red: at home 27/1; blue: at home 2/3"), 0))
    assert speeds["speed red 8"] == "8 squares"
    assert re.match(r"11\.4 squares, strain 4, endurance −4\.1, .*flip ", speeds["speed red 12"])
    table = at(START + "red: at home 20/3, order 12; blue: at home 20/4")
    attacks = DRAWER.notes(sight(table, 0))
    assert re.search(r"avoided if they try \d+ %.*whip grabbed \d+", attacks["lash blue car"])
    assert re.search(r"neither car damaged \d+ %", attacks["ram blue car"])
    table.answer(Seat(0), [GAME.picks.parse("ram blue car")])
    assert re.search(r"success \d+ %", DRAWER.notes(sight(table, 1))["evade out"])


def test_rivals_that_can_come_alongside_are_named() -> None:
    shown = "\n".join(board("seats: 2; red: at home 20/3; blue: at home 16/3; green: at back 2/3").lines)
    assert re.search(r"Can still reach the red chariot: blue at speed \d+ or more\.", shown)


# ---- what is told


def told(kind: str, lang: str, **fields: object) -> str:
    return book(NAME, lang).event({"kind": kind, **fields})


def test_the_end_tells_who_came_home_who_was_how_far_and_of_the_rest_who_raced_longer() -> None:
    ended = at(
        "seats: 2; turn: 5; red: standing out, owner 0, place 1; blue: standing out, owner 0, place 2; "
        "green: at home 9/2, owner 0; yellow: standing finished, owner 0, spare 2; purple: at home 5/1, owner 1"
    )
    told = DRAWER.ending(sight(ended, 0), Result([1, 2], [0, 0], [])).lines
    assert re.findall("yellow|green|blue|red|purple", " ".join(told)) == ["yellow", "green", "blue", "red", "purple"]


def test_events_tell_dice_modifiers_and_totals_in_their_order() -> None:
    strained: dict[str, object] = {"chariot": "red", "row": 11, "points": 4, "strain": "RH", "dice": [3, 5, 4]}
    assert told("strain-rolled", "en", **strained) == (
        "The red chariot strains by 4 points: 3 + 5 + 4 − 1 = 11 on the chart: right horse injured."
    )
    assert told("strain-rolled", "fr", **strained) == (
        "Le char rouge force de 4 points\u00a0: 3 + 5 + 4 − 1 = 11 sur la table\u00a0: cheval de droite blessé."
    )
    assert "3 + 5 + 4 = 12 on" in told("strain-rolled", "en", **{**strained, "row": 12})
    assert told("contest", "en", chariot="red", own=9, other=5, dice=[4, 4, 2, 2]) == (
        "Defence 4 + 4 + modifier = 9, against attack 2 + 2 + modifier = 5."
    )
    wheel = told("wheel-checked", "en", chariot="blue", wheel="left", damage=4, dice=[2, 1])
    assert wheel == "The left wheel of the blue chariot is checked: 2 + 1 = 3 against 4 damage."


def test_rivals_steps_are_not_told_one_by_one_but_where_they_end(tmp_path: Path) -> None:
    start = START.replace("; left", "; cup: blue; left").replace("left: 9", "left: 1")
    _, script = play(
        tmp_path / "race", "forward", seats="me,random", name=NAME,
        start=f"circus-maximus; {start} red: at home 20/3, order 12; blue: at home 2/8, order 2",
    )  # fmt: skip
    assert "The red chariot ends its move on home 21/3." in script.text()
    assert " moves to " not in script.text()
    assert "The blue chariot wrote 2; its maximum is 16." in script.text()


# ---- questions and commands


def test_questions_name_their_chariot_and_several_moves_are_made_at_once(tmp_path: Path) -> None:
    start = f"circus-maximus; {START} red: at home 10/3, order 12; blue: at home 2/8"
    session, script = play(
        tmp_path / "race", "forward, lane in, for", "undo", "undo", "log", seats="me,random", start=start, name=NAME
    )
    assert "The red chariot: 9 MFs left, total speed 12. (CM-6.2.1)" in script.shown[0]
    assert "The red chariot: 5 MFs left, total speed 12. (CM-6.2.1)" in script.shown[1]
    assert "Red on home 13/2." in script.shown[1]
    assert session.table.seq() == 1


def test_words_of_the_reader_are_understood_and_rules_are_given(tmp_path: Path) -> None:
    start = f"circus-maximus; {START} red: at home 10/3, order 12; blue: at home 2/8"
    _, script = play(
        tmp_path / "race", "changer intérieur", "règles 6.4", "main", "?", "pourquoi", seats="me,random", lang="fr",
        start=start, name=NAME,
    )  # fmt: skip
    pages = book(NAME, "fr")
    assert "Le char rouge change de couloir vers l’intérieur, sur départ 11/2, encore 7 FM." in script.text()
    assert pages.text("CM-6.4") in script.shown[2]
    assert "Rouge R, à vous\u00a0: " in script.shown[3]
    assert pages.say("label-legend") in script.shown[4]


CHART = (
    "circus-maximus; {options}seats: 2; turn: 0; red: at home 12/3, points none; blue: at home 2/8, points none; "
    "{chariots}todo: outfitting, next-turn"
)


def prepared(tmp_path: Path, *answers: str, options: str = "", lang: str = "en") -> tuple[Session, Script]:
    start = CHART.format(options=f"option specification: yes; {options}", chariots="")
    return play(tmp_path / "race", *answers, seats="me,random", start=start, name=NAME, lang=lang)


def test_a_whole_specification_is_typed_in_one_line(tmp_path: Path) -> None:
    session, script = prepared(tmp_path, "5-5-4-5  +1 6 Whip 6/6 none 40")
    assert "Prepare the red chariot, horse 1: 32 points left. (CM-27.1-1)" in script.shown[0]
    assert "5. Specify the red chariot, Horse 1: 5 (4 points)" in script.shown[0]
    assert "The whole chart in one line" in script.shown[0]
    assert "“7-5-4-6 +1 6 whip 4/4 none 35”" in script.shown[0]
    assert "runner, driver, steady, stayer, lasher, reaper" in script.shown[0]
    written = [GAME.picks.say(pick) for entry in session.table.entries for pick in entry.picks if entry.seat == 0]
    assert written[:4] == ["spec red horse-1 5", "spec red horse-4 5", "spec red horse-2 5", "spec red horse-3 4"]
    assert written[4:8] == ["spec red modifier 1", "spec red hits 6", "spec red whip", "spec red left-wheel 6"]
    assert written[8:11] == ["spec red right-wheel 6", "spec red no-blades", "spec red endurance 40"]


@pytest.mark.parametrize(("lang", "name"), [("en", "reaper"), ("fr", "Faucheur")])
def test_a_ready_made_specification_is_named(tmp_path: Path, lang: str, name: str) -> None:
    session, _ = prepared(tmp_path, "8", "undo", name, lang=lang)
    written = [GAME.picks.say(pick) for entry in session.table.entries for pick in entry.picks if entry.seat == 0]
    assert len(written[:11]) == 11
    assert written[6:11] == [
        "spec red no-whip", "spec red left-wheel 4", "spec red right-wheel 4", "spec red both-blades",
        "spec red endurance 25",
    ]  # fmt: skip


def test_the_rest_of_a_chart_is_written_from_the_row_that_is_asked_for_on(tmp_path: Path) -> None:
    session, _ = prepared(tmp_path, "5", "spec red horse-4 5", "steady")
    written = [GAME.picks.say(pick) for entry in session.table.entries for pick in entry.picks if entry.seat == 0]
    assert written[:4] == ["spec red horse-1 5", "spec red horse-4 5", "spec red horse-2 5", "spec red horse-3 4"]
    assert len(written) >= 11


def test_a_chart_that_cannot_be_paid_or_read_changes_nothing(tmp_path: Path) -> None:
    dear = "7-5-4-6 +2 8 whip 10/10 both 45"
    session, script = prepared(tmp_path, dear, "4-4-5-4 0 2 whip 2/2 20", "4-4-4-4 +1 7 whip 2/2 20", "4-4-4")
    assert not [entry for entry in session.table.entries if entry.seat == 0]
    assert book(NAME, "en").text("CM-27.1-1") in script.shown[1]
    assert book(NAME, "en").text("CM-27.1-2a") in script.shown[2]
    assert "spec red hits 7" in script.shown[3]


def test_weapons_are_listed_with_their_price(tmp_path: Path) -> None:
    _, script = prepared(tmp_path, "weapons red dust+knife", options="option weapons: yes; ")
    assert "Prepare the red chariot, weapons: 32 points left." in script.shown[0]
    assert "1. Weapons of the red chariot: none (0 points)" in script.shown[0]
    assert "4. Weapons of the red chariot: dust and knife (3 points)" in script.shown[0]
    assert "horse 1: 29 points left" in script.shown[1]


def test_what_a_chariot_is_fitted_out_with_stands_on_its_sheet() -> None:
    words = (
        "option specification: yes; option weapons: yes; seats: 2; red: at home 12/3, skill 1, points 9/9/14/0, "
        "wheel-boxes 4/6, wheels 1/0, blades 0/2, whole-whip 2, bought dust+knife; blue: at home 5/8, whole-whip 2"
    )
    text = "\n".join(board(words).lines)
    assert "long whip, in hand: dust, knife, small knife, normal car, wheel damage: left 1 of 4, right 0 of 6" in text
    assert "long blades on the right" in text
    plain = "\n".join(board("seats: 2; red: at home 12/3; blue: at home 5/8").lines)
    assert "wheel damage: left 0, right 0, horses" in plain


def test_an_impossible_move_is_refused_with_its_rule(tmp_path: Path) -> None:
    start = f"circus-maximus; {START} red: at home 10/1, order 12; blue: at home 2/8"
    session, script = play(tmp_path / "race", "lane in", seats="me,random", start=start, name=NAME)
    assert session.table.seq() == 0
    assert "“Change lanes inward” is not possible now." in script.shown[1]
    assert book(NAME, "en").text("CM-6.4.4") in script.shown[1]


@both
def test_the_wall_is_offered_where_the_table_plays_so_and_asked_for_twice(tmp_path: Path, lang: str) -> None:
    start = f"circus-maximus; option wall-moves: yes; {START} red: at home 10/1, order 12; blue: at home 2/8"
    _, script = play(tmp_path / "race", "wall in", seats="me,random", lang=lang, start=start, name=NAME)
    pages = book(NAME, lang)
    about = pages.format("choice-wall-choice.about", {"chariot": pages.word("red")})
    assert about in script.shown[1]


# ---- the clock


def timed(tmp_path: Path, took: float, *answers: str) -> tuple[Table, Script]:
    """A race against the clock in which every answer takes so many seconds."""
    start = f"circus-maximus; option reaction-time: 5; {START} red: at home 10/3, order 12; blue: at home 2/8"
    script = Script(lines(*answers))
    session = seat(script, tmp_path / "race", "me,random", start=start, name=NAME)
    now = [0.0]

    def clock() -> float:
        now[0] += took
        return now[0]

    session.clock = clock
    session.run()
    return session.table, script


def test_whoever_is_late_drives_straight_on(tmp_path: Path) -> None:
    table, script = timed(tmp_path, 5.5, "lane in")
    assert "Too late: after 5 s this was played for you: Forward." in script.text()
    assert GAME.picks.say(table.entries[1].picks[0]) == "forward"
    table, script = timed(tmp_path, 4.5, "lane in")
    assert "Too late" not in script.text()
    assert GAME.picks.say(table.entries[1].picks[0]) == "lane in"


def test_against_the_clock_nothing_is_taken_back_and_no_path_is_weighed(tmp_path: Path) -> None:
    table, script = timed(tmp_path, 1, "forward", "undo")
    assert table.seq() == 1
    assert "At this table there is no undo (CM-11.2)." in script.text()
    assert "1. Forward\n" in script.text()


# ---- written speeds are secret


@pytest.mark.usefixtures("rough_odds")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_what_a_reader_is_shown_does_not_depend_on_others_written_speeds(rules: str) -> None:
    dice = random.Random(3)
    table = Table(GAME, 3, {"rules": rules}, {"make": "fast", "seed": 3})
    for number in range(240):
        asked = table.state.asked()
        if not asked:
            break
        table.answer(asked[0], [dice.choice(table.state.options(asked[0]))])
        if number % 30 == 29:
            for reader in range(3):
                assert_same(table, table.imagined(Seat(reader), number), reader)


def assert_same(one: Table, other: Table, reader: int) -> None:
    for part in (DRAWER.board, DRAWER.glance, DRAWER.hand, DRAWER.known):
        assert part(sight(one, reader)).lines == part(sight(other, reader)).lines
        assert drawn(part(sight(one, reader))) == drawn(part(sight(other, reader)))
    assert DRAWER.notes(sight(one, reader)) == DRAWER.notes(sight(other, reader))


def test_ones_own_written_speed_is_on_ones_own_sheet_alone() -> None:
    position = "seats: 2; mover: red; left: 3; red: at home 10/3, order 9; blue: at home 2/8, order 13"
    assert any("written 13" in line for line in board(position, 1).lines)
    assert not any("written 13" in line for line in board(position, 0).lines)
    assert not any("written" in line for line in board(position, None).lines)


CROSSING = (
    "option rules: advanced; option circuit: figure-8; seats: 2; turn: 5; mover: red; left: 6; red: at east 7/4; "
    "blue: at south 9/6; green: team south 6/3 against, standing runaway, driver dead; "
    "purple: team east 9/5 against, standing runaway, driver dead; wrecks: south 5/4"
)


def test_in_the_crossing_it_is_seen_which_way_everybody_heads() -> None:
    """Red and its car head east as the lanes are drawn; blue comes down, green goes up, purple comes the other way."""
    lanes = {number: lane(CROSSING, number) for number in range(1, 9)}
    assert "+r+R" in lanes[4]
    assert "vB" in lanes[6]
    assert "vb" in lanes[5]
    assert "<P" in lanes[5]
    assert "^G" in lanes[3]
    assert "#" in lanes[2]
    words = " ".join(board(CROSSING).lines)
    assert "purple without its driver on east 9/5, against the race" in words
    assert "green off the course" in words


@both
def test_weapons_and_what_dust_has_done_are_on_the_sheets(lang: str) -> None:
    position = (
        "option weapons: yes; seats: 2; mover: red; left: 6; red: at home 20/3, weapons 13, bound 2; "
        "blue: at home 20/4, weapons 0, halved 9, blind 1"
    )
    text = "\n".join(board(position, 0, lang).lines)
    known = {"en": "in hand: dust, spear, small knife", "fr": "en main\xa0: poussière, lance, petit couteau"}[lang]
    bound = {"en": "keeps his lane for 2 phases", "fr": "garde son couloir 2 phases"}[lang]
    bare = {"en": "no knife left", "fr": "plus de couteau"}[lang]
    assert [words in text for words in (known, bound, bare)] == [True, True, True]


def test_the_odds_of_weapons_stand_beside_them() -> None:
    position = "option weapons: yes; seats: 2; mover: red; left: 6; red: at home 20/3, weapons 15; blue: at home 20/4"
    notes = DRAWER.notes(sight(at(position), 0))
    assert "hit 17 %" in notes["dust blue"]
    assert "minor wound" in notes["knife blue car"]
    assert notes["spear blue car"].startswith("2 MFs")
