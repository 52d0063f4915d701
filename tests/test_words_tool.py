"""The browser's types as `tools/words.py` writes them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from harena.core.game import Game
from harena.games.catalogue import GAMES
from tools import words


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_kind_and_every_question_is_a_type_of_its_own(game: Game) -> None:
    text = words.Writer(game).text()
    assert text.startswith(f"\nexport namespace {words.type_name(game.name)} {{")
    assert text.count(" kind: ") == len(game.kinds)
    assert text.count("{ choice: ") == len(game.asks)
    for kind in game.kinds:
        assert f'kind: "{kind.name}"; clause: string' in text
    assert "unknown" not in text


def test_fields_have_the_types_of_their_sorts() -> None:
    circus = words.Writer(GAMES["circus-maximus"]).text()
    assert "chariot: Chariot; factor: number; lash: Lash; dice: number[] }" in circus
    assert 'export type Side = | "in"' in circus.replace("\n ", "")
    assert '{ choice: "write-speeds"; clause: string; chariot: Chariot | null; most: number | null }' in circus
    assert "  hits: [number, number];\n" in circus
    assert "  written: Partial<Record<Chariot, number>>;\n" in circus
    assert "  you?: OwnWords;\n" in circus
    arena = words.Writer(GAMES["colossal-arena"]).text()
    assert "cards: Card[] | null }" in arena, "strict memory takes cards away"
    assert '"tile-number": number' in words.Writer(GAMES["arena-maximus"]).text()


def test_a_file_that_says_it_already_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "words.d.ts"
    monkeypatch.setattr(sys, "argv", ["words", str(file)])
    words.main()
    assert file.read_text(encoding="utf-8").count("export namespace") == len(GAMES)
    written = file.stat().st_mtime_ns
    words.main()
    assert file.stat().st_mtime_ns == written
    file.write_text("old", encoding="utf-8")
    words.main()
    assert "export namespace" in file.read_text(encoding="utf-8")
