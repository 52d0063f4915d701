"""The quick answers: one sound weight for every option, from what the seat may know, and nothing to laugh at."""

from __future__ import annotations

from math import isfinite

import pytest

from harena.bots.arena_maximus.policy import WEIGHING
from harena.core.agenda import Choice
from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.core.notation import step_classes
from harena.games.arena_maximus.race import Race
from tests.games.arena_maximus.home_stretch import HOME, whips
from tests.games.arena_maximus.tables import choice, race, say, table

from .driving import GAME, HOUSES, MIND, picked, places, questions, weights


def test_every_question_is_weighed() -> None:
    steps = step_classes("harena.games.arena_maximus")
    assert {step for step in steps.values() if issubclass(step, Choice)} == set(WEIGHING)


@pytest.mark.parametrize("house", range(len(HOUSES)))
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_option_has_one_weight_that_no_hidden_card_changes(house: int, seats: int) -> None:
    met: set[str] = set()
    for number, (state, seat, options) in enumerate(questions(seats, HOUSES[house], 10 * house + seats)):
        found = MIND.weigh(state, seat, options)
        met.add(str(state.agenda[-1]).split()[0])
        assert len(found) == len(options)
        assert all(isfinite(weight) for weight in found)
        if number % 5 == 0:
            world = GAME.imagine(state, seat, Fast(number))
            assert MIND.weigh(world, seat, world.options(seat)) == found
    assert {"set-speed", "discard-phase", "pay-rocks"} <= met


def test_sound_driving_beats_any_driving() -> None:
    wins = sum(
        places("rrs"[turn:] + "rrs"[:turn], seed)["rrs".index("s") - turn] == 1
        for seed in range(8)
        for turn in range(3)
    )
    assert wins >= 20


# ---- what a beginner would laugh at


def test_nobody_speeds_into_a_certain_crash() -> None:
    """Two jumps of 3 and rocks at the end: five steps without reins would break a chariot that has one point left."""
    tab = table(
        "seats: 2; chariots: green, red; turn: 0; track: empty, empty, rocks 3, rocks 2, empty; progress: 0, 0; "
        "pool 0: whip red, whip blue; hand 0: whip red, whip blue, whip green, whip yellow, whip green; damage: 5, 0"
    )
    by_words = weights(race(tab), 0)
    assert picked(tab, 0) == "done"
    assert all(weight < by_words["done"] - 4 for words, weight in by_words.items() if words.startswith("add"))


def test_whoever_can_cross_the_line_does() -> None:
    tab = table(
        f"seats: 2; chariots: green, red; turn: 0; {HOME}; progress: 28, 20; pool 0: {whips(3)}; "
        "hand 0: whip red, rein red, rein red, rein blue"
    )
    assert picked(tab, 0) == "add whip red"


def test_a_sound_chariot_does_not_stop_at_the_stables() -> None:
    position = (
        "seats: 2; chariots: green, red; turn: 0; track: stables, empty, empty; progress: 0, 3; pool 0: whip red, "
        "whip blue; hand 0: rein red; phase: movement; damage: {}, 0"
    )
    sound, shaky = table(position.format(0)), table(position.format(5))
    assert choice(sound) == choice(shaky) == "stables-choice"
    assert weights(race(sound), 0)["stop"] < -6
    assert picked(shaky, 0) == "stop"


def test_nobody_rams_when_a_single_point_is_left() -> None:
    position = (
        "seats: 2; chariots: green, red; turn: 0; track: empty, empty; progress: 0, 1; pool 0: whip blue; hand 0: "
        "whip red, whip red, whip blue, rein red, rein red; hand 1: whip blue, rein blue; phase: movement; "
        "damage: {}, 6"
    )
    assert picked(table(position.format(0)), 0) == "ram 1"
    assert weights(race(table(position.format(5))), 0)["ram 1"] < -6


def test_an_icon_is_paid_with_the_card_that_is_missed_least() -> None:
    tab = table(
        "seats: 2; chariots: green, blue; turn: 0; track: hazard red, rocks 2, rocks 1; progress: 0, 30; pool 0: "
        "whip blue, whip blue, whip green; hand 0: whip red, rein red, rein blue, magic; phase: movement"
    )
    assert choice(tab) == "pay-hazard"
    assert picked(tab, 0) == "lay whip red"
    say(tab, 0, "lay whip red")
    assert choice(tab) == "pay-rocks"
    assert picked(tab, 0) == "lay rein red"


def test_what_cannot_keep_off_a_crash_is_not_paid() -> None:
    position = (
        "seats: 2; chariots: green, red; turn: 0; track: rocks 3; progress: 0, 30; pool 0: whip blue; "
        "hand 0: rein red; phase: movement; damage: {}, 0"
    )
    assert choice(table(position.format(4))) == "pay-rocks"
    assert picked(table(position.format(4)), 0) == "done"
    assert picked(table(position.format(3)), 0) == "lay rein red"


def test_an_imagined_world_is_the_same_whatever_is_true() -> None:
    for house in HOUSES:
        for number, (state, _, _) in enumerate(questions(3, house, 4)):
            if number % 7 != 0:
                continue
            for seat in range(3):
                once = GAME.imagine(state, Seat(seat), Fast(number))
                twice = GAME.imagine(GAME.imagine(state, Seat(seat), Fast(number + 1)), Seat(seat), Fast(number))
                assert GAME.print(once) == GAME.print(twice)


def test_a_payment_that_hardly_any_hand_allows_is_imagined_without_a_look_at_the_truth() -> None:
    """Six reins due from seven cards, and no other cards in the race: what is missing is found all the same."""
    tab = table(
        "seats: 3; chariots: green, black, blue; turn: 0; track: empty, empty; progress: 0, 1, 1; pool 0: whip blue; "
        "hand 0: rein red, rein red, rein red, rein red, rein red; "
        "hand 1: rein blue, rein blue, rein blue; hand 2: rein green, rein green; phase: movement"
    )
    say(tab, 0, "done")
    say(tab, 1, "lay rein blue", "lay rein blue", "lay rein blue")
    say(tab, 2, "lay rein green", "lay rein green")
    say(tab, 0, "lay rein red")
    for seed in range(40):
        world = GAME.imagine(tab.state, Seat(1), Fast(seed))
        assert isinstance(world, Race)
        assert world.options(Seat(0))
        again = GAME.imagine(world, Seat(1), Fast(seed))
        assert GAME.print(again) == GAME.print(world)
