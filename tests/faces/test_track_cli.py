"""Tracks on the command line: told in lines, drawn, checked, and refused with line and reason."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from harena.cli import read_options
from harena.core.errors import BadRequest
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.drawing import plated
from harena.games.circus_maximus.track import DEFAULT, DOLPHINS, EVERY_LANE, WRECKUS, Track, describe
from harena.games.circus_maximus.track_data import LANES, Fields
from harena.owners_file import read_track
from harena.track_svg import slowness, svg
from tests.games.circus_maximus.tracks import ROUND

from .program import harena as run

NAME = "circus-maximus"
OWN = {**DEFAULT.data, "id": "my board", "provenance": "counted by hand", "home": 30, "back": 26}
SVG = "{http://www.w3.org/2000/svg}"


def file_with(folder: Path, data: object) -> Path:
    """A track as an owner would write it, one thing a line."""
    file = folder / "track.json"
    file.write_text(json.dumps(data, indent=2), encoding="utf-8")
    return file


# ---- harena track


def test_the_track_in_use_is_printed_with_label_and_hash() -> None:
    said = run("track", NAME)
    assert (said.returncode, said.stderr) == (0, "")
    lines = said.stdout.splitlines()
    assert lines == describe(DEFAULT)
    assert lines[:2] == ["reconstructed-oval (reconstructed)", f"hash {DEFAULT.digest()}"]
    assert "home stretch 28 squares, back stretch 28" in lines[2]
    assert lines[6] == "lane 4: 15 squares a corner, safe speed 15, race 243 squares"
    assert run("track").stdout == said.stdout


def test_an_owners_track_is_checked_and_printed(tmp_path: Path) -> None:
    said = run("track", NAME, "--track", str(file_with(tmp_path, OWN)))
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.splitlines()[:2] == ["my board (counted by hand)", f"hash {Track(OWN).digest()}"]
    assert "home stretch 30 squares, back stretch 26" in said.stdout
    assert "reconstructed" not in said.stdout


def test_a_track_of_other_sections_is_told_section_by_section_and_not_drawn(tmp_path: Path) -> None:
    said = run("track", NAME, "--track", str(file_with(tmp_path, ROUND)))
    assert (said.returncode, said.stderr) == (0, "")
    lines = said.stdout.splitlines()
    assert lines[2] == "2 laps; finish line at the end of slope, gray 5 with the word Lane on square 4"
    assert lines[3] == "start: straight, inside right, squares 12, 12, 12, 12, 12, 12, 12, 12"
    assert lines[4].startswith("sharp: corner, inside right, squares 18, 16, 14, 12, 10, 8, 6, 4, safe speeds 20, 18,")
    assert lines[4].endswith(", egg")
    board = tmp_path / "board.svg"
    said = run("track", NAME, "--track", str(file_with(tmp_path, ROUND)), "--svg", str(board))
    assert said.returncode != 0
    assert "a round (for tests) is no oval" in said.stderr
    assert not board.exists()


def test_the_command_has_help_with_examples() -> None:
    said = run("track", "--help")
    assert said.returncode == 0
    for example in (f"harena track {NAME} --svg board.svg", f"harena track {NAME} --track my-track.json"):
        assert example in said.stdout


def test_a_board_is_drawn_into_a_file_and_over_the_one_before(tmp_path: Path) -> None:
    board = tmp_path / "board.svg"
    said = run("track", NAME, "--svg", str(board))
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout == f"reconstructed-oval (reconstructed) is drawn in {board}.\n"
    assert board.read_text(encoding="utf-8") == svg(DEFAULT)
    said = run("track", NAME, "--track", str(file_with(tmp_path, OWN)), "--svg", str(board))
    assert said.returncode == 0
    assert board.read_text(encoding="utf-8") == svg(Track(OWN))


@pytest.mark.parametrize(
    "arguments",
    [
        ["track", "chess"],
        ["track", "colossal-arena"],
        ["track", "arena-maximus"],
        ["track", NAME, "--track", "missing.json"],
        ["track", NAME, "--track", "/"],
        ["track", NAME, "--track", "missing.json", "--svg", "board.svg"],
        ["track", NAME, "--svg", "/"],
        ["track", NAME, "--svg", "no/such/folder/board.svg"],
        ["track", NAME, "--colour", "red"],
        ["components", NAME],
        ["play", NAME, "--option", "track=@missing.json"],
    ],
    ids=" ".join,
)
def test_trouble_is_one_sentence_on_standard_error(tmp_path: Path, arguments: list[str]) -> None:
    said = run(*arguments, cwd=tmp_path)
    assert (said.returncode, said.stdout) == (2, "")
    assert len(said.stderr.splitlines()) == 1
    assert said.stderr.strip().endswith(".")
    assert list(tmp_path.iterdir()) == []


# ---- where a file is wrong


def test_a_wrong_file_is_refused_with_line_place_and_reason(tmp_path: Path) -> None:
    borders = [[0, 2, 4], [0, 1, 2, 3, 4], *[[0, 1, 4]] * 5, [0, 5]]
    text = json.dumps({**OWN, "corner": {"borders": borders}}, indent=2)
    file = tmp_path / "track.json"
    file.write_text(text, encoding="utf-8")
    line = text[: text.rindex("[\n", 0, text.index("5\n"))].count("\n") + 1
    said = run("track", NAME, "--track", str(file))
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == f"{file}, line {line}: corner.borders[7]: every lane ends at the same last border.\n"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "line 1: this is not JSON"),
        (b'{"laps": 3,\n "home": }', "line 2: this is not JSON: Expecting value at column 10."),
        (b"[1, 2]", "line 1: a track is a JSON object."),
        (b"[" * 100_000, "this is not JSON"),
        (b"\xff\xfe", "cannot be read as a track: it is not UTF-8 text."),
        (b"{}", "line 1: id: this is a text of 1 to 60 plain characters."),
        (b'{"id": "mine",\n"width": 8}', "line 2: width: a track has no such part"),
        (b'{"id": "mine",\n"provenance": "mine",\n\n"laps": 0}', "line 4: laps: this is a number from 1 to 9, not 0."),
    ],
)
def test_a_file_that_is_no_track_is_refused_in_a_sentence(tmp_path: Path, content: bytes, why: str) -> None:
    file = tmp_path / "track.json"
    file.write_bytes(content)
    with pytest.raises(BadRequest) as refusal:
        read_track(file)
    assert str(file) in refusal.value.say
    assert why in refusal.value.say
    assert refusal.value.say.endswith(".")
    assert len(refusal.value.say) < len(str(file)) + 200


def test_the_option_reads_a_file_with_or_without_the_sign(tmp_path: Path) -> None:
    file = file_with(tmp_path, OWN)
    for word in (f"track=@{file}", f"track={file}"):
        assert read_options(GAMES[NAME], [word]) == {"track": OWN}


# ---- the picture


TRACKS: dict[str, Fields] = {
    "default": DEFAULT.data,
    "own": OWN,
    "borders": {**OWN, "corner": {"borders": [list(range(8))] * 7 + [[0, 2, 4, 7]]}},
    "cramped": {
        **OWN,
        "id": "x" * 60,
        "provenance": "y" * 60,
        "home": 10,
        "back": 15,
        "laps": 9,
        "gray": 12,
        "safe": [1, 2, 3, 4, 5, 60, 60, 60],
        "corner": {"sectors": 1, "perSector": [1, 9, 12, 15, 18, 21, 24, 30]},
    },
}


@pytest.fixture(params=TRACKS)
def track(request: pytest.FixtureRequest) -> Track:
    return Track(TRACKS[request.param])


def words_in(picture: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in picture.iter(f"{SVG}text")]


def test_the_picture_has_every_square_and_every_word(track: Track) -> None:
    picture = ElementTree.fromstring(svg(track))
    words = words_in(picture)
    names = [title.text or "" for title in picture.iter(f"{SVG}title")][1:]
    assert len(names) == len(set(names)) == track.size - sum(track.gray)
    assert "home 1, lane 1" in names
    assert f"eggs 1, lane 8, safe speed {track.safe[DOLPHINS][8]}" in names
    for speed in set(track.safe[DOLPHINS][1:]):
        lanes = [lane for lane in EVERY_LANE if track.safe[DOLPHINS][lane] == speed]
        plates = [square for square in plated(track) if track.lane[square] in lanes]
        assert words.count(str(speed)) >= len(plates)
    assert words.count("LANE") == LANES
    for word in ("START", "FINISH", "eggs", "dolphins"):
        assert words.count(word) == 1
    assert len(list(picture.iter(f"{SVG}ellipse"))) == track.laps
    assert f"{track.label()}, hash {track.digest()}" in words


def test_no_words_of_the_picture_lie_over_each_other(track: Track) -> None:
    picture = ElementTree.fromstring(svg(track))
    boxes = [box(element) for element in picture.iter(f"{SVG}text")]
    left, top, width, height = (float(number) for number in picture.attrib["viewBox"].split())
    for one in boxes:
        assert left <= one[0]
        assert one[2] <= left + width
        assert top <= one[1]
        assert one[3] <= top + height
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart, (one, other)


def box(element: ElementTree.Element) -> tuple[float, float, float, float]:
    """About where words lie: capitals and figures are seven tenths of their size high and at most as wide."""
    x, y, size = (float(element.attrib[name]) for name in ("x", "y", "font-size"))
    half = 0.62 * size * len(element.text or "") / 2
    return x - half, y - 0.72 * size, x + half, y


def test_the_picture_is_for_every_reader_and_needs_nothing_else(track: Track) -> None:
    text = svg(track)
    picture = ElementTree.fromstring(text)
    assert picture.attrib["role"] == "img"
    assert picture.attrib["aria-labelledby"] == "title desc"
    assert [picture[0].attrib["id"], picture[1].attrib["id"]] == ["title", "desc"]
    assert (picture[0].text or "").startswith("Circus Maximus: ")
    assert f"lane 1 {track.safe[DOLPHINS][1]}, lane 2 {track.safe[DOLPHINS][2]}" in (picture[1].text or "")
    assert not re.search(r"<style|<script|style=|class=|href|url\(|@import", text)
    for element in picture.iter(f"{SVG}text"):
        assert element.attrib["font-family"].endswith("serif")


def test_the_slower_a_corner_the_darker() -> None:
    depths = [slowness(DEFAULT, lane) for lane in EVERY_LANE]
    assert depths == sorted(depths, reverse=True)
    assert len(set(depths)) == LANES
    alike = Track({**OWN, "safe": [9] * 8})
    assert slowness(alike, EVERY_LANE[0]) == slowness(alike, EVERY_LANE[-1])


def test_a_label_with_signs_of_markup_is_drawn_as_it_is() -> None:
    odd = Track({**OWN, "id": 'a <b> & "c"</svg>'})
    picture = ElementTree.fromstring(svg(odd))
    assert any('a <b> & "c"</svg>' in word for word in words_in(picture))


def test_the_figure_8_is_told_by_its_name() -> None:
    said = run("track", NAME, "--name", "wreckus")
    assert (said.returncode, said.stdout.splitlines()) == (0, describe(WRECKUS))
    wrong = run("track", NAME, "--name", "hippodrome")
    assert wrong.returncode != 0
    assert "There is no track named 'hippodrome'; there are oval, wreckus." in wrong.stderr
