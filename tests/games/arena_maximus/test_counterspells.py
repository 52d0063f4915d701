"""AM-19 Counterspells: who is asked, in which order, what pays, and what a cancelled spell leaves behind."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.arena_maximus.pieces import card_name

from .sets import PLAIN
from .tables import asked, choice, hand, kinds, only, options, race, refused, say, table

FOUR = "option spells: yes; seats: 4; chariots: green, red, blue, yellow"
OPEN_TRACK = f"{PLAIN}; track: {', '.join(['empty'] * 31)}"
HASTE = "magic, whip yellow"


def discards(tab: Table) -> list[str]:
    return [card_name(card) for card in race(tab).discard]


def windows(tab: Table) -> list[int]:
    """The seats asked for a counterspell, one after another, when all of them let the spell pass."""
    met: list[int] = []
    while choice(tab) == "counter-choice":
        met += asked(tab)
        say(tab, asked(tab)[0], "no spell")
    return met


@pytest.mark.clause("AM-19.1")
def test_am_19_1_two_magic_cards_void_the_spell() -> None:
    start = f"{FOUR}; turn: 0; damage: 0, 1, 0, 0; hand 0: magic, whip black; hand 1: magic, magic; hand 2: ; hand 3: "
    tab = table(start)
    say(tab, 0, "cast fireball 1", "lay whip black")
    assert options(tab, 1) == ["no spell", "counter"]
    events = say(tab, 1, "counter")
    countered = only(events, "spell-countered")
    assert (countered["seat"], countered["rival"], countered["clause"]) == (1, 0, "AM-19.2")
    assert "fireball-hit" not in kinds(events)
    assert race(tab).damage[1] == 1
    burnt = table(start)
    say(burnt, 0, "cast fireball 1", "lay whip black")
    assert "fireball-hit" in kinds(say(burnt, 1, "no spell"))
    assert race(burnt).damage[1] == 2


@pytest.mark.clause("AM-19.1")
def test_am_19_1_everyone_with_two_cards_is_asked_whatever_they_are() -> None:
    tab = table(f"{FOUR}; turn: 0; hand 0: {HASTE}; hand 1: rein green, rein red; hand 2: magic; hand 3: magic, magic")
    say(tab, 0, "cast hasten", "lay whip yellow")
    assert (asked(tab), options(tab, 1)) == ([1], ["no spell"])
    assert windows(tab) == [1, 3]
    assert race(tab).hasten == 3


@pytest.mark.clause("AM-19.1")
def test_am_19_1_nobody_is_asked_without_a_spell() -> None:
    tab = table(f"{FOUR}; turn: 0; hand 0: {HASTE}; hand 1: magic, magic; hand 2: ; hand 3: ")
    assert refused(tab, 1, "counter").kind == "not-your-turn"
    say(tab, 0, "no spell")
    assert (asked(tab), choice(tab)) == ([0], "set-speed")


@pytest.mark.clause("AM-19.2")
def test_am_19_2_the_cards_are_lost_and_the_turns_spell_is_used_up() -> None:
    tab = table(
        f"{FOUR}; {OPEN_TRACK}; turn: 0; hand 0: magic, magic, magic, whip yellow, whip blue; hand 1: magic, magic; "
        "hand 2: ; hand 3: ; discard: ; pool 0: whip green"
    )
    say(tab, 0, "cast hasten", "lay whip yellow")
    say(tab, 1, "counter")
    assert discards(tab) == ["magic", "whip yellow", "magic", "magic"]
    assert (race(tab).spells, race(tab).hasten) == (1, 0)
    assert choice(tab) == "set-speed"
    assert refused(tab, 0, "cast hasten").kind == "not-an-option"
    say(tab, 0, "done", "done")
    assert (race(tab).progress[0], race(tab).moved[0]) == (1, 1)


@pytest.mark.clause("AM-19.2")
def test_am_19_2_a_turn_without_a_spell_keeps_it_for_the_steps() -> None:
    tab = table(
        f"{FOUR}; {OPEN_TRACK}; turn: 0; hand 0: magic, whip blue; hand 1: ; hand 2: ; hand 3: ; pool 0: whip green"
    )
    say(tab, 0, "no spell", "done", "done")
    assert (choice(tab), race(tab).spells) == ("teleport-choice", 0)


@pytest.mark.clause("AM-19.3")
def test_am_19_3_they_are_asked_clockwise_from_the_caster() -> None:
    hands = f"hand 2: {HASTE}; " + "; ".join(f"hand {seat}: magic, magic" for seat in (0, 1, 3))
    tab = table(f"{FOUR}; turn: 2; {hands}")
    say(tab, 2, "cast hasten", "lay whip yellow")
    assert windows(tab) == [3, 0, 1]
    assert race(tab).hasten == 3


@pytest.mark.clause("AM-19.3")
@pytest.mark.parametrize("passed", [0, 1, 2])
def test_am_19_3_one_is_enough_and_no_counterspell_answers_it(passed: int) -> None:
    rich = "magic, magic"
    tab = table(f"{FOUR}; turn: 2; hand 0: {rich}; hand 1: {rich}; hand 2: {rich}, {HASTE}; hand 3: {rich}")
    say(tab, 2, "cast hasten", "lay whip yellow")
    order = [3, 0, 1]
    for seat in order[:passed]:
        say(tab, seat, "no spell")
    say(tab, order[passed], "counter")
    assert (asked(tab), choice(tab)) == ([2], "set-speed")
    assert [len(hand(tab, seat)) for seat in order] == [0 if at == passed else 2 for at in range(3)]
    assert (race(tab).hasten, hand(tab, 2)) == (0, ["magic", "magic"])


@pytest.mark.clause("AM-19.4")
def test_am_19_4_nothing_but_magic_pays() -> None:
    tab = table(
        f"{FOUR}; turn: 0; hand 0: {HASTE}; hand 1: magic, rein green, whip black; hand 2: rein red, rein red; "
        "hand 3: magic, magic, magic, rein red; discard: "
    )
    say(tab, 0, "cast hasten", "lay whip yellow")
    assert options(tab, 1) == ["no spell"]
    assert refused(tab, 1, "counter").clause == "AM-19.4"
    assert refused(tab, 1, "lay rein green").clause == "AM-19.4"
    say(tab, 1, "no spell")
    assert refused(tab, 2, "counter").clause == "AM-19.4"
    say(tab, 2, "no spell")
    laid = [event["card"] for event in say(tab, 3, "counter") if event["kind"] == "card-laid"]
    assert laid == ["magic", "magic"]
    assert hand(tab, 3) == ["rein red", "magic"]


@pytest.mark.clause("AM-19.5")
@pytest.mark.parametrize(
    ("standing", "asks"),
    [
        ("status: racing, racing, racing, racing; hand 1: magic, magic", True),
        ("status: racing, down, racing, racing; hand 1: magic, magic", True),
        ("status: racing, recovered, racing, racing; hand 1: magic, magic", True),
        ("status: racing, out, racing, racing; hand 1: ", False),
        ("progress: 30, 33, 3, 3; crossed: 0, 1, 0, 0; hand 1: magic, magic", False),
        ("progress: 30, 31, 3, 3; hand 1: magic, magic", True),
    ],
)
def test_am_19_5_crashed_chariots_may_crossed_and_eliminated_ones_may_not(standing: str, *, asks: bool) -> None:
    tab = table(f"{FOUR}; {OPEN_TRACK}; turn: 0; {standing}; hand 0: {HASTE}; hand 2: ; hand 3: ")
    say(tab, 0, "cast hasten", "lay whip yellow")
    assert (choice(tab) == "counter-choice") == asks
    if asks:
        say(tab, 1, "counter")
    assert race(tab).hasten == (0 if asks else 3)


@pytest.mark.clause("AM-19.6")
def test_am_19_6_after_a_countered_teleport_the_next_tile_is_faced() -> None:
    start = (
        f"{FOUR}; turn: 0; track: rocks 3, empty, empty; progress: 0, 0, 0, 9; hand 0: magic, whip blue, rein red; "
        "hand 1: magic, magic; hand 2: ; hand 3: ; pool 0: whip green; phase: movement"
    )
    tab = table(start)
    say(tab, 0, "cast teleport", "lay whip blue")
    events = say(tab, 1, "counter")
    assert "teleported" not in kinds(events)
    assert only(events, "entered")["tile-number"] == 1
    assert (choice(tab), options(tab, 0)) == ("pay-rocks", ["done", "lay rein red"])
    say(tab, 0, "done")
    assert race(tab).damage[0] == 3
    stands = table(start)
    say(stands, 0, "cast teleport", "lay whip blue")
    say(stands, 1, "no spell")
    assert (race(stands).progress[0], race(stands).damage[0]) == (2, 0)


@pytest.mark.clause("AM-19.6")
def test_am_19_6_with_ram_block_and_attack_on_that_tile() -> None:
    tab = table(
        f"{FOUR}; turn: 0; track: rocks 1, empty, empty; progress: 0, 0, 1, 9; "
        "hand 0: magic, whip blue, whip red, rein red; hand 1: magic, magic; hand 2: rein red; hand 3: ; "
        "pool 0: whip green; phase: movement"
    )
    say(tab, 0, "cast teleport", "lay whip blue")
    say(tab, 1, "counter")
    assert (choice(tab), options(tab, 0)) == ("ram-choice", ["done", "ram 2"])
    say(tab, 0, "done")
    assert (choice(tab), asked(tab)) == ("block", [2])
    say(tab, 2, "done")
    assert choice(tab) == "pay-rocks"
    say(tab, 0, "done")
    assert (choice(tab), "attack 2" in options(tab, 0)) == ("attack-choice", True)
