"""Every question of Circus Maximus in a position of its own: its facts by name."""

from __future__ import annotations

import pytest

from .tables import GAME, advanced, facts, question, say, table

PAIR = "red: at home 12/3, order 9, points 2/1/0/1, endurance 41; blue: at home 11/4, order 7"
MOVING = f"turn: 3; mover: red; left: 5; used: 4; {PAIR}"
REST = "moves 0, phase-end 0, draw-token, end-of-turn"

Words = dict[str, object]
CASES: list[tuple[str, str, Words]] = [
    ("whip-choice", f"turn: 3; mover: red; {PAIR}", {"chariot": "red", "total": 9, "endurance": 41}),
    (
        "gain-choice",
        "turn: 3; mover: red; red: at home 12/3, order 9, may-gain 2; blue: at home 2/8",
        {"chariot": "red", "most": 2},
    ),
    ("move-choice", MOVING, {"chariot": "red", "left": 5, "total": 9}),
    (
        "wall-choice",
        f"option wall-moves: yes; {MOVING}; todo: wall-choice 0 0 1, {REST}",
        {"chariot": "red", "side": "out"},
    ),
    ("horse-choice", f"{MOVING}; todo: horse-choice 0 0 2, {REST}", {"chariot": "red", "by": "blue"}),
    ("horse-choice", f"{MOVING}; todo: horse-choice 0 0 0, {REST}", {"chariot": "red", "by": None}),
    ("wheel-choice", f"{MOVING}; todo: wheel-choice 0 0 1, {REST}", {"chariot": "red", "wreck": "blue"}),
    ("pay-choice", f"{MOVING}; todo: pay-choice 0 0 4, {REST}", {"chariot": "red", "die": 4, "endurance": 41}),
    (
        "runaway-choice",
        "turn: 3; mover: red; left: 5; used: 4; red: team home 12/3, standing runaway, order 9; blue: at home 15/3; "
        f"todo: runaway-choice 0 0, {REST}",
        {"chariot": "red", "left": 5, "total": 9},
    ),
    (
        "foot-choice",
        "turn: 3; red: standing out, driver on-foot, foot home 12/3, foot-turn 2, hits 5; blue: at home 15/3; "
        "todo: on-foot, next-turn",
        {"chariot": "red", "square": "home 12/3", "left": 3},
    ),
    ("rear-choice", f"{MOVING}; todo: rear-choice 0 0 1, {REST}", {"chariot": "red", "by": "blue"}),
    (
        "stabbed-choice",
        f"option weapons: yes; {MOVING}; todo: stabbed-choice 0 0 1 4, {REST}",
        {"chariot": "red", "by": "blue", "wound": "horse-major"},
    ),
]
SEALED: list[tuple[str, str, list[Words]]] = [
    (
        "preparation",
        "red: at home 12/3, points none; blue: at home 2/8, points none; todo: preparation, next-turn",
        [{"chariot": "red"}, {"chariot": "blue"}],
    ),
    (
        "outfitting",
        "option weapons: yes; red: at home 12/3, points none; blue: at home 2/8, points none; "
        "todo: outfitting, next-turn",
        [{"chariot": "red", "entry": "weapons", "left": 4}, {"chariot": "blue", "entry": "weapons", "left": 4}],
    ),
    ("write-speeds", f"turn: 3; {PAIR}", [{"chariot": "red", "most": 18}, {"chariot": "blue", "most": 16}]),
]
STRUCK = [
    ("lash blue team", "11/4", "lash", "team"),
    ("lash blue car", "12/4", "lash", "car"),
    ("ram blue team", "11/4", "ram", "team"),
    ("ram blue car", "12/4", "ram", "car"),
]
"""Red's car stands on home 11/3."""


@pytest.mark.parametrize(("name", "position", "expected"), CASES, ids=[name for name, _, _ in CASES])
def test_a_question_tells_what_it_is_about(name: str, position: str, expected: Words) -> None:
    tab = advanced(position)
    for reader in (None, 0, 1):
        assert question(tab, reader)["choice"] == name
        assert facts(tab, reader) == expected


@pytest.mark.parametrize(("name", "position", "expected"), SEALED, ids=[name for name, _, _ in SEALED])
def test_which_chariot_a_seat_writes_for_is_told_to_that_seat(name: str, position: str, expected: list[Words]) -> None:
    tab = table(position)
    assert question(tab, None)["choice"] == name
    assert facts(tab, None) == dict.fromkeys(expected[0])
    assert [facts(tab, seat) for seat in (0, 1)] == expected


def test_a_seat_that_has_written_is_told_nothing_more() -> None:
    tab = table(f"turn: 3; {PAIR}")
    say(tab, 0, "speed red 7")
    assert facts(tab, 0) == {"chariot": None, "most": None}
    assert facts(tab, 1) == {"chariot": "blue", "most": 16}


@pytest.mark.parametrize(("attack", "blue", "how", "part"), STRUCK)
def test_a_defender_is_told_who_strikes_what_and_how(attack: str, blue: str, how: str, part: str) -> None:
    tab = table(MOVING.replace("11/4", blue))
    say(tab, 0, attack)
    expected = {"chariot": "blue", "attacker": "red", "attack": how, "part": part, "modifier": 2}
    assert (question(tab, 0)["choice"], facts(tab, 0)) == ("defence-choice", expected)


@pytest.mark.parametrize(
    ("steps", "how", "part"),
    [
        ("defence-choice 1 1 2 17 2, forced-blow 1 0 1 3", "forced-ram", "car"),
        ("defence-choice 1 1 2 17 2, forced-blow 1 0 2 3", "forced-ram", "team"),
        ("defence-choice 1 1 3 17 3, wreck-blow 1 0 1 0", "wreck", "car"),
        ("defence-choice 1 1 3 17 3, wreck-blow 1 0 0 0", "wreck", "team"),
        ("defence-choice 1 1 2 17 1", "ram", None),
    ],
)
def test_so_is_one_that_is_struck_by_accident(steps: str, how: str, part: str | None) -> None:
    tab = advanced(f"{MOVING}; todo: {steps}, {REST}")
    attacker = None if part is None else "red"
    assert facts(tab, 1) == {"chariot": "blue", "attacker": attacker, "attack": how, "part": part, "modifier": -3}


def test_every_question_is_looked_at() -> None:
    looked_at = {*[name for name, _, _ in CASES], *[name for name, _, _ in SEALED], "defence-choice"}
    assert looked_at == {ask.name for ask in GAME.asks}
