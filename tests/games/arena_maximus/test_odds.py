"""The odds of a turn: what counts for them, from what the seat may know, and silent about what is hidden."""

from __future__ import annotations

from typing import cast

import pytest

from harena.core.chance import Fast
from harena.core.errors import BadRequest, NotAnOption
from harena.core.ids import Seat
from harena.core.table import Table
from tests.contract.fitting import Fitting

from .sets import option_of, set_with
from .tables import GAME, say, table

Row = dict[str, object]

TILES = {
    "straight": [
        {"kind": "empty", "count": 14},
        {"kind": "rocks", "rating": 2, "count": 1},
        {"kind": "jump", "rating": 3, "count": 1},
        {"kind": "hazard", "icons": ["red", "blue"], "count": 1},
    ],
    "curve": [{"kind": "empty", "count": 18}],
}
DECK = [
    {"type": "whip", "skills": ["green"], "count": 5},
    {"type": "whip", "skills": ["red"], "count": 2},
    {"type": "rein", "skills": ["red"], "count": 3},
    {"type": "rein", "skills": ["blue"], "count": 2},
    {"type": "rein", "skills": ["red", "blue"], "count": 1},
    {"type": "magic", "skills": [], "count": 2},
]
SMALL = option_of(set_with(tiles=TILES, deck=DECK))
"""Fifteen cards, and three dangerous straights."""
START = f"seats: 2; {SMALL}; chariots: green, yellow; turn: 0; progress: 0, 20; arrival: 1, 2"


def odds(tab: Table, seat: int, *words: str) -> Row:
    told = GAME.odds(tab.state, Seat(seat), [GAME.picks.parse(word) for word in words])
    assert Fitting(GAME).odds(told) == []
    return dict(told)


def rows(tab: Table, *words: str) -> dict[int, Row]:
    told = cast("list[Row]", odds(tab, 0, *words)["speeds"])
    return {cast("int", row["speed"]): row for row in told}


def rival(tab: Table, seat: int, other: int) -> tuple[object, object, object]:
    told = cast("list[Row]", odds(tab, seat)["rivals"])
    row = next(row for row in told if row["seat"] == other)
    return row["slowest"], row["fastest"], row["sets"]


# ---- what counts


def test_a_speed_in_reach_is_up_to_beast_cards_more_or_fewer() -> None:
    pool = "pool 0: whip green, whip green, whip green"
    tab = table(f"{START}; track: empty, empty, empty; {pool}; hand 0: whip red, whip red, rein red, magic")
    assert list(rows(tab)) == [1, 2, 3, 4, 5]
    assert rows(tab)[5]["adds"] == ["whip red", "whip red"]
    assert rows(tab)[2]["draws"] == 1
    assert list(rows(tab, "add whip red")) == [4, 5]
    assert list(rows(tab, "remove whip green")) == [1, 2]
    assert list(rows(tab, "done")) == [3]
    slow = table(f"{START}; track: empty, empty, empty; pool 0: whip green; hand 0: rein red, rein blue")
    assert list(rows(slow)) == [0, 1]


def test_magic_is_the_last_whip_to_go_into_the_pool_and_asked_for_icons_the_last_before() -> None:
    hazard = table(f"{START}; track: hazard red+blue, empty, empty; hand 0: whip red, whip green, magic, rein red")
    assert rows(hazard)[1]["adds"] == ["whip green"]
    assert rows(hazard)[2]["adds"] == ["whip green", "whip red"]


def test_discards_make_room_for_the_draw() -> None:
    tab = table(f"{START}; track: rocks 2, empty, empty; pool 0: whip green; hand 0: whip red, whip red, whip green")
    kept, gone = rows(tab, "done"), rows(tab, "done", "discard whip red", "discard whip red")
    assert (kept[1]["draws"], gone[1]["draws"]) == (3, 5)
    assert cast("float", gone[1]["damage"]) < cast("float", kept[1]["damage"])


def test_hasten_adds_steps_and_helps_over_jumps() -> None:
    rest = "track: jump 3, rocks 2, empty; pool 0: whip green; hand 0: rein red, rein red; option spells: yes"
    assert rows(table(f"{START}; {rest}"))[1]["damage"] == 2
    hastened = rows(table(f"{START}; {rest}; hasten: 3"))[1]
    assert (hastened["steps"], hastened["face_down"], hastened["exact"]) == (4, 1, True)
    assert cast("float", hastened["damage"]) < 1


def test_icons_of_the_own_colour_ask_for_nothing() -> None:
    rest = "track: hazard red+blue, empty, empty; turn: 0; progress: 0, 20; pool 0: whip green; hand 0: " + ", ".join(
        ["whip green"] * 3 + ["rein red"] * 3
    )
    seats = f"seats: 2; {SMALL}; arrival: 1, 2; chariots:"
    assert rows(table(f"{seats} blue, yellow; {rest}"), "done")[1]["damage"] == 0
    assert rows(table(f"{seats} green, yellow; {rest}"), "done")[1]["damage"] == 1


def test_from_the_line_on_nothing_has_an_effect() -> None:
    seven = "pool 0: whip green, whip green, whip green; hand 0: whip green, whip green, whip red, whip red"
    open_track = ", ".join(["empty"] * 30 + ["jump 3"])
    tiles = {"straight": [{"kind": "empty", "count": 17}], "curve": [*TILES["curve"], {**TILES["straight"][2]}]}
    small = option_of(set_with(tiles=tiles, deck=DECK))
    place = f"seats: 2; {small}; chariots: green, yellow; turn: 0; arrival: 1, 2; track: {open_track}; {seven}"
    assert rows(table(f"{place}; progress: 30, 20"))[1]["damage"] == 2
    assert rows(table(f"{place}; progress: 31, 20"))[5]["damage"] == 0


def test_a_deck_that_runs_out_is_followed_by_the_discards() -> None:
    cards = "hand 0: whip green, whip green, whip red, whip green; hand 1: whip green; pool 0: whip red"
    tab = table(
        f"{START}; track: rocks 2, empty, empty; {cards}; damage: 5, 0; deck: magic; "
        "discard: rein red, rein red, rein red, rein blue, rein blue, rein red+blue, magic"
    )
    # Both cards must serve as reins: the first is the deck's magic or the rival's whip, the second one of the discards,
    # where the one card named nowhere lies too, a whip.
    told = rows(tab, "done")[1]
    assert (told["draws"], told["crash"], told["damage"]) == (2, 1 - 1 / 2 * 7 / 8, 1 - 1 / 2 * 7 / 8)


# ---- what may be asked, and what stays hidden


def test_the_table_is_left_alone() -> None:
    tab = table(f"{START}; track: rocks 2, empty, empty; hand 0: whip green, rein red")
    before = GAME.print(tab.state)
    odds(tab, 0, "add whip green", "done", "discard rein red", "done")
    assert GAME.print(tab.state) == before


def test_odds_are_told_of_speeds_and_discards_up_to_the_draw() -> None:
    tab = table(f"{START}; track: rocks 2, empty, empty; hand 0: whip green, rein red")
    with pytest.raises(BadRequest, match=r"\.$"):
        odds(tab, 0, "done", "done", "done")
    with pytest.raises(BadRequest, match="hidden"):
        odds(tab, 0, "lay rein red")
    with pytest.raises(NotAnOption):
        odds(tab, 0, "add rein red")


def test_outside_the_own_turn_only_rivals_are_told_of() -> None:
    tab = table(f"{START}; track: rocks 2, empty, empty; hand 0: whip green, rein red; pool 1: whip red")
    assert odds(tab, 1)["speeds"] == []
    assert GAME.odds(tab.state, Seat(1), [])["rivals"] != []


def test_a_spell_under_way_leaves_the_odds_of_the_turn_as_things_stand() -> None:
    rest = "track: rocks 2, empty, empty; hand 0: whip green, rein red, magic; option spells: yes"
    tab = table(f"{START}; {rest}; todo: cast-choice 0, spellcasting 0, set-speed 0, discard-phase 0, draw-phase 0, "
                "movement 0, end-of-turn 0, race-over")  # fmt: skip
    assert rows(tab) == rows(tab, "no spell")
    with pytest.raises(BadRequest, match="hidden"):
        odds(tab, 0, "cast hasten")


def test_odds_are_the_same_in_every_world_the_seat_may_believe_in() -> None:
    tab = table(
        "seats: 4; chariots: blue, red, green, black; turn: 0; progress: 5, 2, 9, 9; arrival: 1, 2, 3, 4; "
        "pool 0: whip green, whip red; hand 0: whip yellow, rein blue, magic"
    )
    told = odds(tab, 0)
    for seed in range(5):
        world = GAME.imagine(tab.state, Seat(0), Fast(seed))
        assert GAME.odds(world, Seat(0), []) == told


# ---- rivals


def test_a_rival_still_to_move_reaches_beast_cards_either_way_and_rams_after_its_draw() -> None:
    tab = table(
        "seats: 3; chariots: green, black, blue; turn: 0; order: 1, 2; progress: 0, 1, 1; arrival: 1, 2, 3; "
        "pool 1: whip green, whip green, whip green; hand 1: rein red, rein red, rein red, rein red; "
        "pool 2: whip red, whip red; hand 2: whip blue"
    )
    assert rival(tab, 0, 1) == (1, 5, 3)
    # One card in hand is one whip at most; it slows to nothing, or goes on with a hand of up to six.
    assert rival(tab, 0, 2) == (0, 3, 2)


def test_a_rival_that_has_moved_or_lies_crashed_comes_no_farther() -> None:
    tab = table(
        "seats: 3; chariots: green, black, blue; turn: 0; order: 2; progress: 0, 1, 1; arrival: 1, 2, 3; "
        "moved: 0, 1, 0; status: racing, racing, down; pool 1: whip green"
    )
    assert rival(tab, 0, 1) == (0, 0, 0)
    assert rival(tab, 0, 2) == (0, 0, 0)


def test_a_rival_on_turn_shows_what_is_left_of_its_speed() -> None:
    rest = "track: empty, empty, empty; pool 0: whip green, whip green; hand 0: whip green, rein red, rein red"
    tab = table(f"{START}; {rest}; hand 1: rein red")
    assert rival(tab, 1, 0) == (0, 4, 2)
    say(tab, 0, "add whip green")
    assert rival(tab, 1, 0) == (3, 4, 2)
    say(tab, 0, "done")
    assert rival(tab, 1, 0) == (3, 3, 2)


def test_with_spells_a_rival_may_hasten_if_it_holds_two_cards() -> None:
    rest = "track: empty, empty, empty; option spells: yes; order: 1; pool 1: whip green"
    assert rival(table(f"{START}; {rest}; hand 1: rein red, rein red, whip red"), 0, 1)[1] == 1 + 3 + 1
    assert rival(table(f"{START}; {rest}; hand 1: rein red"), 0, 1)[1] == 2
