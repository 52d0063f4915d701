"""Every question of Colossal Arena in a position of its own: its facts by name."""

from __future__ import annotations

import pytest

from harena.games.colossal_arena.cards import CARD_NAMES, CREATURE_NAMES

from .tables import GAME, facts, question, table

TABLE = (
    "creatures: amazon, colossus, cyclops, seraphim, ettin, gorgon, troll, wyrm; eliminated: cyclops 1; round: 2; "
    "turn: 1; row 1: troll = troll 4, wyrm = wyrm 3; row 2: wyrm = wyrm 5; bets 0: wyrm 1; bets 1: troll 2; "
    "marker 2: gorgon 9; hand 0: gorgon 1, gorgon 2; hand 1: wyrm 1, cyclops 1; hand 2: wyrm 2, wyrm 6, ettin 3"
)
SPECTATOR, MAGISTER = CARD_NAMES.index("spectator 4"), CARD_NAMES.index("magister")
THREE = " ".join(str(CARD_NAMES.index(name)) for name in ("ettin 3", "wyrm 2", "wyrm 6"))
GORGON, SERAPHIM, TROLL = (CREATURE_NAMES.index(name) for name in ("gorgon", "seraphim", "troll"))

Words = dict[str, object]
CASES: list[tuple[str, str, Words]] = [
    ("bet-phase", "phase: bet", {"row": 2, "gold": 3, "supply": 4}),
    ("card-phase", "phase: card", {"row": 2}),
    ("extra-card", "todo: extra-card 1, end-of-turn 1", {"row": 2}),
    ("place-spectator", f"todo: place-spectator 1 {SPECTATOR}, end-of-turn 1", {"card": "spectator 4", "row": 2}),
    ("name-creature", f"todo: name-creature 1, discard-referee 1 {MAGISTER}, end-of-turn 1", {"hidden": 1}),
    ("take-card", "todo: take-card 1, end-of-turn 1", {}),
    ("discard", "todo: discard 1 2, end-of-turn 1", {"left": 2}),
    ("magus-discard", "todo: magus-discard 1 2, end-of-turn 1", {"left": 2}),
    ("offer-power", f"todo: offer-power 1 {TROLL}, end-of-turn 1", {"creature": "troll"}),
    ("retrieve-token", "todo: retrieve-token 1, end-of-turn 1", {"supply": 4}),
    ("stun", "todo: stun 1, end-of-turn 1", {}),
    ("wager", "todo: wager 1, end-of-turn 1", {"supply": 4}),
    ("demand", "todo: demand 1, end-of-turn 1", {}),
    ("give", f"todo: give 0 1 {GORGON}, end-of-turn 1", {"asker": 1, "creature": "gorgon"}),
    ("call-creature", "todo: call-creature 1, end-of-turn 1", {}),
    ("rob", "todo: rob 1, end-of-turn 1", {}),
    ("keep-one", f"todo: keep-one 1 2 {THREE}, end-of-turn 1", {"rival": 2}),
    ("fetch", f"todo: fetch 1 {TROLL}, end-of-turn 1", {"creature": "troll"}),
    ("swap-cards", "todo: swap-cards 1, end-of-turn 1", {}),
    ("burn", f"todo: burn 1 {SERAPHIM}, end-of-turn 1", {"creature": "seraphim", "row": 2}),
    ("stalemate-vote", "todo: stalemate-vote 0 0 0, end-of-turn 1", {"opener": 0, "row": 1}),
]


@pytest.mark.parametrize(("name", "position", "expected"), CASES, ids=[name for name, _, _ in CASES])
def test_a_question_tells_what_it_is_about(name: str, position: str, expected: Words) -> None:
    tab = table(f"{TABLE}; {position}")
    for reader in (None, 0, 1, 2):
        assert question(tab, reader)["choice"] == name
        assert facts(tab, reader) == expected


def test_every_question_is_looked_at() -> None:
    assert [name for name, _, _ in CASES] == [ask.name for ask in GAME.asks]


@pytest.mark.parametrize(
    ("position", "say", "declines"),
    [
        (f"todo: offer-power 1 {TROLL}, end-of-turn 1", "decline", "power"),
        ("todo: extra-card 1, end-of-turn 1", "decline", "card"),
        ("todo: take-card 1, end-of-turn 1", "decline", "take"),
        ("todo: discard 1 2, end-of-turn 1", "done", "discard"),
        ("phase: bet", "no bet", None),
    ],
)
def test_a_mere_no_tells_what_it_declines(position: str, say: str, declines: str | None) -> None:
    options = table(f"{TABLE}; {position}").asked()[0]["options"]
    assert isinstance(options, list)
    assert {option["say"]: option.get("declines") for option in options}[say] == declines
    assert [option["say"] for option in options if "declines" in option] == ([say] if declines else [])
