"""Nonsense of all sorts: every line gets one answer, and a refused request changes nothing."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harena.referee import run
from harena.referee.loop import LONGEST_ID, LONGEST_LINE, bounded
from harena.referee.verbs import VERBS

from .talk import FAST, GAME, Json, Talk, error_of

COMMAND = [sys.executable, "-m", "harena", "referee"]


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"do": None},
        {"do": "dance"},
        {"do": ["new"]},
        {"do": "games", "game": GAME},
        {"do": "new"},
        {"do": "new", "game": GAME},
        {"do": "new", "game": "chess", "seats": 2},
        {"do": "new", "game": GAME, "seats": True},
        {"do": "new", "game": GAME, "seats": "3"},
        {"do": "new", "game": GAME, "seats": 3.0},
        {"do": "new", "game": GAME, "seats": -3},
        {"do": "new", "game": GAME, "seats": 10**80},
        {"do": "new", "game": GAME, "seats": 3, "options": ["memory"]},
        {"do": "new", "game": GAME, "seats": 3, "options": {"memry": "strict"}},
        {"do": "new", "game": GAME, "seats": 3, "optoins": {"memory": "strict"}},
        {"do": "position", "game": GAME},
        {"do": "position", "game": GAME, "text": "chess; e2e4"},
        {"do": "position", "game": GAME, "text": f"{GAME}; hand 0:\u2028wyrm 7"},
        {"do": "position", "game": GAME, "text": f"{GAME}; hand 9: wyrm 7"},
        {"do": "position", "game": GAME, "text": f"{GAME}; todo: keep-one 0 1 900 901 902"},
        {"do": "position", "game": GAME, "text": f"{GAME}; todo: player-step 0"},
        {"do": "position", "game": GAME, "text": f"{GAME}; todo: turn 7"},
        {"do": "position", "game": GAME, "text": f"{GAME}; todo: give 0 1 0; hand 0:"},
        {"do": "position", "game": GAME, "text": "x" * 20_001},
        {"do": "asked", "table": 1},
        {"do": "asked", "table": "t1", "id": {"deep": 1e308}, "x": None},
        {"do": "answer", "table": "t1", "seat": 0},
        {"do": "answer", "table": "t1", "seat": 0, "picks": [0], "say": ["no bet"]},
        {"do": "answer", "table": "t1", "seat": 0, "picks": 0},
        {"do": "answer", "table": "t1", "seat": 0, "picks": [True]},
        {"do": "answer", "table": "t1", "seat": 0, "picks": ["no bet"]},
        {"do": "answer", "table": "t1", "seat": 0, "picks": [0] * 1_001},
        {"do": "answer", "table": "t1", "seat": 0, "picks": [-1]},
        {"do": "answer", "table": "t1", "seat": 0, "picks": [10**50]},
        {"do": "answer", "table": "t1", "seat": 0, "say": "no bet"},
        {"do": "answer", "table": "t1", "seat": 0, "say": [0]},
        {"do": "answer", "table": "t1", "seat": 0, "say": ["\ud800" * 1_000]},
        {"do": "answer", "table": "t1", "seat": None, "say": ["no bet"]},
        {"do": "answer", "table": "t1", "seat": -1, "say": ["no bet"]},
        {"do": "answer", "table": "t1", "seat": "0", "say": ["no bet"]},
        {"do": "answer", "table": "t1", "seat": False, "say": ["no bet"]},
        {"do": "view", "table": "t1"},
        {"do": "view", "table": "t1", "seat": 3},
        {"do": "events", "table": "t1", "seat": 0, "since": "0"},
        {"do": "events", "table": "t1", "seat": 0, "since": -2},
        {"do": "imagine", "table": "t1", "seat": 0},
        {"do": "imagine", "table": "t1", "seat": None, "seed": 1},
        {"do": "imagine", "table": "t1", "seat": 0, "seed": 2**64},
        {"do": "undo", "table": "t1"},
        {"do": "undo", "table": "t1", "to": -1},
        {"do": "load", "record": 7},
        {"do": "load", "record": ""},
        {"do": "load", "record": "\ud800"},
        {"do": "load", "record": "[" * 100_000},
        {"do": "load", "record": '{"harena":1,"game":["x"]}\n{}\n{}'},
    ],
)
def test_a_request_in_wrong_words_is_refused(request_: Json) -> None:
    talk = Talk()
    talk.new()
    before = talk.everything()
    error_of(talk.send(json.dumps(request_)))
    assert talk.everything() == before


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   ",
        "null",
        "[]",
        '"games"',
        "{",
        "{'do': 'games'}",
        '{"do":"games"} {"do":"games"}',
        '{"do":"games","id":NaN}',
        '{"do":"games","id":1e999}',
        '{"do":"games","id":' + "9" * 5_000 + "}",
        '{"do":"games","id":"' + "x" * LONGEST_ID + '"}',
        '{"do":"games","id":' + "[" * 5_000 + "]" * 5_000 + "}",
        "[" * 1_000_000,
        '{"do":"new","game":"colossal-arena","seats":' + "9" * 4_000 + "}",
        '{"do":"new","chance":' + '{"then":' * 900 + "1" + "}" * 901,
        "x" * (LONGEST_LINE + 1),
        "\ud800",
        "\x00",
    ],
    ids=range(19),
)
def test_a_line_that_is_no_request_is_answered_too(line: str) -> None:
    assert error_of(Talk().send(line))["kind"] == "bad-request"


# ---- nonsense


def nonsense() -> st.SearchStrategy[object]:
    texts = st.text(st.characters(exclude_categories=()), max_size=20)
    words = st.sampled_from(["t1", "t2", GAME, "no bet", "bet wyrm", "fast", "seat", "", f"{GAME}; seats: 2"])
    flat = st.none() | st.booleans() | st.integers() | st.integers(-2, 6) | st.floats() | texts | words
    names = texts | st.sampled_from(["make", "seed", "draws", "then", "memory", "creatures"])
    return st.recursive(flat, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4))


SOUND: list[Json] = [
    {"do": "games"},
    {"do": "new", "game": GAME, "seats": 2, "options": {"memory": "strict"}, "chance": FAST},
    {"do": "new", "game": GAME, "seats": 2, "chance": {"make": "scripted", "draws": ["wyrm"], "then": FAST}},
    {"do": "position", "game": GAME, "text": f"{GAME}; seats: 2; turn: 0", "chance": FAST},
    {"do": "asked", "table": "t1"},
    {"do": "answer", "table": "t1", "seat": 0, "say": ["no bet"]},
    {"do": "answer", "table": "t2", "seat": 1, "picks": [0, 1]},
    {"do": "view", "table": "t1", "seat": None},
    {"do": "events", "table": "t2", "seat": 1, "since": -1},
    {"do": "odds", "table": "t1", "seat": 0, "picks": [0]},
    {"do": "imagine", "table": "t1", "seat": 0, "seed": 1},
    {"do": "clone", "table": "t2"},
    {"do": "undo", "table": "t1", "to": 0},
    {"do": "drop", "table": "t2"},
    {"do": "print", "table": "t1"},
    {"do": "save", "table": "t1"},
    {"do": "load", "record": "{}\n{}\n{}"},
    {"do": "result", "table": "t2"},
]


@st.composite
def mutated(draw: st.DrawFn) -> Json:
    """A sound request with something missing, replaced or added."""
    request = dict(draw(st.sampled_from(SOUND)))
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from([*request, "seat", "id"]))
        if draw(st.booleans()):
            request[name] = draw(nonsense())
        else:
            request.pop(name, None)
    return request


def test_the_sound_requests_cover_every_verb() -> None:
    assert {request["do"] for request in SOUND} == set(VERBS)


@settings(max_examples=80, deadline=None)
@given(st.lists(mutated(), min_size=1, max_size=6))
def test_nonsense_changes_nothing(requests: list[Json]) -> None:
    talk = Talk()
    talk.new(2)
    talk.place("seats: 2; turn: 0; hand 0: wyrm 7, titan 3; hand 1: wyrm 1", then=FAST)
    for request in requests:
        before = talk.everything()
        answer = talk.send(json.dumps(request))
        if answer["ok"] is False:
            error_of(answer)
            assert talk.everything() == before


@settings(max_examples=80, deadline=None)
@given(st.text(st.characters(exclude_categories=()), max_size=40) | nonsense().map(json.dumps))
def test_any_line_gets_one_answer(line: str) -> None:
    Talk().send(line)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            ["turn", "bets 0", "hand 0", "row 1", "todo", "phase", "facts", "lacks", "deck", "buried 0", "x"]
        )
        | st.text(max_size=5),
        unique=True,
        max_size=4,
    ),
    st.lists(
        st.text("wyrm titan 0123456789 =<@+,x-", max_size=30) | st.sampled_from(["wyrm 1", "check 0"]), min_size=4
    ),
)
def test_a_nonsense_position_is_refused_or_can_be_looked_at(names: list[str], values: list[str]) -> None:
    talk = Talk()
    fields = "; ".join(f"{name}: {value}" for name, value in zip(names, values, strict=False))
    answer = talk.send(json.dumps({"do": "position", "game": GAME, "text": f"{GAME}; {fields}", "chance": FAST}))
    if answer["ok"] is True:
        talk.ask("view", table=answer["table"], seat=0)
        talk.text(str(answer["table"]))
    else:
        error_of(answer)


# ---- the loop and the process


def test_one_line_out_for_each_line_in() -> None:
    out = io.StringIO()
    run(['{"do":"games"}\n', "\n", "nonsense\n", '{"do":"asked","table":"t1"}'], out)
    assert [json.loads(line)["ok"] for line in out.getvalue().splitlines()] == [True, False, False, False]


def test_no_more_is_kept_of_a_line_than_shows_that_it_is_too_long() -> None:
    stream = io.StringIO("x" * (3 * LONGEST_LINE) + '\n{"do":"games"}\n' + "y" * (LONGEST_LINE + 1))
    assert [len(line) for line in bounded(stream)] == [LONGEST_LINE + 1, 15, LONGEST_LINE + 1]
    exact = "x" * (LONGEST_LINE - 1) + "\n"
    assert list(bounded(io.StringIO(exact + "z"))) == [exact, "z"]


def test_the_program_answers_and_ends_with_its_input() -> None:
    lines = [
        b'{"do":"new","game":"colossal-arena","seats":2,"id":1}',
        b"\xff\xfe{",
        b'{"do":"asked","table":"\xff","id":2}',
        b"x" * 10_000_000,
        '{"do":"result","table":"t1","id":"é"}'.encode(),
    ]
    done = subprocess.run(COMMAND, input=b"\n".join(lines), capture_output=True, timeout=60, check=False)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr) == (0, b"")
    assert [(answer["id"], answer["ok"]) for answer in answers] == [
        (1, True),
        (None, False),
        (2, False),
        (None, False),
        ("é", True),
    ]


def test_the_program_ends_at_once_without_input() -> None:
    done = subprocess.run(COMMAND, input=b"", capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_the_program_ends_quietly_when_nobody_listens() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.write(b'{"do":"games"}\n' * 3)
    process.stdin.close()
    assert process.wait(timeout=60) == 0
    assert process.stderr.read() == b""
    process.stderr.close()
