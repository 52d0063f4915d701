"""Every question of Arena Maximus in a position of its own: its facts by name, each with a number no other one has."""

from __future__ import annotations

import pytest

from harena.games.arena_maximus.pieces import tile_named

from .tables import GAME, facts, question, table

TABLE = "seats: 3; chariots: green, blue, black; track: empty, empty, empty, empty"
FIREBALL = GAME.picks.parse("cast fireball 2")
HAZARD = tile_named("hazard green+red+black")
SPELLS = "option spells: yes"
BEHIND = "progress: 2, 3, 3; steps: 2"
TOGETHER = "progress: 3, 3, 3; steps: 2"

Words = dict[str, object]
CASES: list[tuple[str, str, Words]] = [
    (
        "set-speed",
        "turn: 1; pool 1: whip red, whip red, whip blue; todo: set-speed 1 1 0 0, end-of-turn 1",
        {"speed": 3, "added": 1, "removed": 0, "left": 2},
    ),
    (
        "set-speed",
        "turn: 1; pool 1: whip red, whip red, whip blue; todo: set-speed 1 0 2 0, end-of-turn 1",
        {"speed": 3, "added": 0, "removed": 2, "left": 1},
    ),
    ("discard-phase", "turn: 2; todo: discard-phase 2 1 0, end-of-turn 2", {"gone": 1, "left": 2}),
    (
        "cast-choice",
        f"{SPELLS}; option spells-per-turn: unlimited; turn: 0; hand 0: magic, magic, whip red, whip red, rein red, "
        "rein red; todo: cast-choice 0, spellcasting 0, end-of-turn 0",
        {"left": 3},
    ),
    (
        "pay-spell",
        f"{SPELLS}; turn: 0; hand 0: whip black; "
        f"todo: pay-spell 0 4, counters 0 {FIREBALL}, effect 0 {FIREBALL}, end-of-turn 0",
        {"spell": "cast fireball 2", "icon": "black"},
    ),
    (
        "counter-choice",
        f"{SPELLS}; turn: 0; todo: counter-choice 1 0, counters 0 {FIREBALL} 2, effect 0 {FIREBALL}, end-of-turn 0",
        {"caster": 0, "spell": "cast fireball 2"},
    ),
    (
        "teleport-choice",
        f"{SPELLS}; turn: 0; progress: 2, 0, 0; steps: 2; todo: teleport-choice 0, enter 0 1, end-of-turn 0",
        {"skipped": 3, "landing": 4},
    ),
    ("ram-choice", f"turn: 0; {BEHIND}; todo: ram-choice 0 1, end-of-turn 0", {"tile-number": 3, "rivals": [1, 2]}),
    (
        "ram-choice",
        f"turn: 0; {BEHIND}; rammed: 2; todo: ram-choice 0 1, end-of-turn 0",
        {"tile-number": 3, "rivals": [2]},
    ),
    (
        "lay-sets",
        "turn: 2; hand 2: rein red; todo: lay-sets 2 0 3 0 1 1 0 0, end-of-turn 2",
        {"purpose": "ram", "rival": 0, "next": "rein", "laid": 1, "left": 2, "most": 3},
    ),
    (
        "lay-sets",
        "turn: 0; todo: lay-sets 1 0 3 3 2 0 0 0, end-of-turn 0",
        {"purpose": "cancel", "rival": 0, "next": "whip", "laid": 2, "left": 1, "most": 3},
    ),
    (
        "block",
        f"turn: 0; {BEHIND}; todo: block 2 0 1 6 3 1 0, end-of-turn 0",
        {"mover": 0, "before": 3, "laid": 1, "left": 2},
    ),
    (
        "answer-block",
        f"turn: 0; {BEHIND}; hand 0: rein red, rein red; todo: answer-block 0 3 1 0, end-of-turn 0",
        {"due": 3, "paid": 1, "left": 2},
    ),
    ("attack-choice", f"turn: 0; {TOGETHER}; todo: attack-choice 0, end-of-turn 0", {"rivals": [1, 2]}),
    *[
        (
            "lay-whips",
            f"turn: 2; {TOGETHER}; todo: lay-whips 2 0 {number} 3 1 0, end-of-turn 2",
            {"purpose": purpose, "rival": 0, "laid": 1, "left": 2, "most": 3},
        )
        for number, purpose in enumerate(["attack", "cancel", "counter", "cancel-counter"])
    ],
    ("pay-rocks", "turn: 0; todo: pay-rocks 0 3 1 0, end-of-turn 0", {"rating": 3, "paid": 1, "left": 2}),
    (
        "pay-hazard",
        f"turn: 1; todo: pay-hazard 1 {HAZARD} 1 0 0, end-of-turn 1",
        {"tile": "hazard green+red+black", "icon": "red", "paid": 0, "left": 2},
    ),
    (
        "pay-hazard",
        f"turn: 0; todo: pay-hazard 0 {HAZARD} 1 0 0, end-of-turn 0",
        {"tile": "hazard green+red+black", "icon": "black", "paid": 0, "left": 1},
    ),
    (
        "stables-choice",
        "turn: 0; damage: 4, 0, 0; pool 0: whip red, whip red; steps: 1; todo: stables-choice 0, end-of-turn 0",
        {"damage": 4, "speed": 2, "steps": 1},
    ),
    (
        "fresh-hand",
        "turn: 0; hand 0: whip red, rein red, magic; todo: fresh-hand 0 0, end-of-turn 0",
        {"hand": 3},
    ),
]


@pytest.mark.parametrize(("name", "position", "expected"), CASES, ids=lambda value: value if value else None)
def test_a_question_tells_what_it_is_about(name: str, position: str, expected: Words) -> None:
    tab = table(f"{TABLE}; {position}")
    for reader in (None, 0, 1, 2):
        assert question(tab, reader)["choice"] == name
        assert facts(tab, reader) == expected


def test_every_question_is_looked_at() -> None:
    assert {name for name, _, _ in CASES} == {ask.name for ask in GAME.asks}


def test_a_spell_that_a_position_does_not_name_is_not_told() -> None:
    tab = table(f"{TABLE}; {SPELLS}; turn: 0; todo: counter-choice 1 0, end-of-turn 0")
    assert facts(tab, 1) == {"caster": 0, "spell": None}


@pytest.mark.parametrize(
    ("position", "declines"),
    [
        (f"turn: 0; {BEHIND}; todo: block 2 0 1 6 0 0 0, end-of-turn 0", "block"),
        (f"turn: 0; {TOGETHER}; todo: attack-choice 0, end-of-turn 0", "attack"),
        ("turn: 0; todo: pay-rocks 0 3 1 0, end-of-turn 0", "rein"),
    ],
)
def test_done_tells_what_it_declines(position: str, declines: str) -> None:
    asked = table(f"{TABLE}; {position}").asked()[0]["options"]
    assert isinstance(asked, list)
    assert asked[0] == {"pick": int(GAME.picks.parse("done")), "say": "done", "clause": "AM-4.2", "declines": declines}
    assert not any("declines" in option for option in asked[1:])
