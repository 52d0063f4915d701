"""What a game without a mind, a drawer and a board of its own gets: the plain ones, over High Card."""

from __future__ import annotations

import io

import pytest

from harena.bots.plain import PlainMind
from harena.core.agenda import State
from harena.core.chance import Fast
from harena.core.game import Game
from harena.core.ids import Seat
from harena.core.playout import play_out
from harena.games.catalogue import GAMES
from harena.rules import LANGUAGES, Book, book
from harena.rules.book import DEFAULT_FILE
from harena.server.sheets import SHEETS, figures_of
from harena.terminal.drawers import DRAWERS
from harena.terminal.drawing import Sight, Words
from harena.terminal.plain import PlainDrawer
from harena.terminal.players import Players, seat_players
from harena.terminal.screen import DrawnScreen
from tests.examples.high_card import HighCardGame

GAME: Game = HighCardGame()
DRAWER = PlainDrawer()
WORDS: dict[str, object] = {
    "asked": [0],
    "choice": "bet-phase",
    "deck_left": 3,
    "top": None,
    "open": True,
    "names": ["wyrm", "troll"],
    "players": [{"hand": 2, "out": False}, {"hand": 0, "out": True}],
    "piles": [{"top": "wyrm 7"}],
    "you": {"seat": 1, "hand": []},
}


def sight(view: Words, lang: str = "en", seat: int | None = 1) -> Sight:
    pages = book("colossal-arena", lang)
    return Sight(view, {}, dict, seat, Players(seat_players(["red", "blue"], pages), pages), pages)


# ---- the drawer


def test_every_word_of_a_view_has_its_line_and_the_question_none() -> None:
    assert DRAWER.board(sight(WORDS)).lines == [
        "deck left: 3",
        "top: —",
        "open: yes",
        "names: Wyrm, Troll",
        "Red: hand: 2; out: no",
        "Blue: hand: 0; out: yes",
        "piles 1: top: Wyrm 7",
        "yours, hand: —",
    ]


def test_the_drawn_board_says_the_same() -> None:
    shown = io.StringIO()
    DrawnScreen(io.StringIO(), shown, width=100).show(DRAWER.board(sight(WORDS, "fr")))
    assert "Wyrm, Troll" in shown.getvalue()
    assert "à vous" in shown.getvalue()


def test_a_spectator_has_no_hand_and_a_player_has() -> None:
    assert DRAWER.hand(sight(WORDS)).lines == ["yours, hand: —"]
    assert DRAWER.hand(sight({"deck": 3}, seat=None)).lines == []


def test_the_end_is_told_by_places() -> None:
    state = played()
    result = GAME.result(state)
    assert result is not None
    lines = DRAWER.ending(sight(GAME.view(state, None).words()), result).lines
    assert [line.split(".")[0] for line in lines] == ["1", "2"]
    winner = result.places.index(1)
    assert lines[0].endswith(f": {result.scores[winner]}")


def test_every_game_has_a_drawer() -> None:
    assert set(DRAWERS) == set(GAMES)


# ---- the mind


def played() -> State:
    state = GAME.new(2, {}, Fast(1))
    play_out(state, Fast(2), GAME.longest)
    return state


def test_the_plain_mind_knows_how_games_end_and_nothing_else() -> None:
    mind, state = PlainMind(GAME), GAME.new(2, {}, Fast(1))
    assert mind.value(state) == [0.5, 0.5]
    assert not mind.mishap(state, Seat(0))
    assert mind.clock(state) < mind.horizon(state, Seat(0))
    over = played()
    assert sorted(mind.value(over)) == [0.0, 1.0]
    assert [mind.mishap(over, Seat(seat)) for seat in range(2)] == [value == 0.0 for value in mind.value(over)]
    assert mind.make_up(over, Seat(1)) == [mind.value(over)[1]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_term_and_its_risk_have_words(lang: str) -> None:
    pages = book("colossal-arena", lang)
    assert pages.term("standing")
    assert [pages.term(term) for term in PlainMind(GAME).terms] == [pages.say("term-standing")]


# ---- texts and sheets


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_games_own_words_come_before_the_default_ones(lang: str) -> None:
    pages = book("arena-maximus", lang)
    assert pages.say("end-title") in ("The race is over", "La course est terminée")
    assert pages.has("end-score")
    assert DEFAULT_FILE not in pages.folder.name


def test_what_is_missing_is_named_in_a_sentence() -> None:
    with pytest.raises(LookupError, match=r"'event-flood' is missing: write it into colossal_arena/table\.en\.ftl"):
        book("colossal-arena", "en").say("event-flood")
    with pytest.raises(LookupError, match=r"high-card has no texts in high_card/clauses\.en\.ftl"):
        Book(GAME, "en")


def test_a_game_without_figures_has_none() -> None:
    assert figures_of("high-card") == []
    assert all(figures_of(game) for game in SHEETS)
