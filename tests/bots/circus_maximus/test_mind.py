"""The judgement of a race: weights for every option, values that follow what happens, beliefs that shift."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import isfinite

import pytest

from harena.bots.circus_maximus.evaluation import turns_left
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.games.circus_maximus.chariot import ARRIVED, OUT_OF_RACE, Faction
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.verbs import PICKS
from tests.games.circus_maximus.tables import deal, table

from .driving import GAME, MIND, question, race_of

TABLES: list[tuple[int, dict[str, object]]] = [
    (8, {}),
    (2, {"rules": "advanced"}),
    (5, {"rules": "advanced", "chariots": "16", "wall-moves": True}),
    (3, {"braking-lowers-strain": True, "cut-free": "flip-phase", "rules": "advanced", "reaction-time": "5"}),
]


def questions(seats: int, options: dict[str, object], seed: int, step: int) -> Iterator[Race]:
    """Now and then a question of a race in which half of the answers are chance's."""
    state = GAME.new(seats, options, Fast(seed))
    assert isinstance(state, Race)
    chance = Fast(seed + 1)
    number = 0
    while state.asked():
        number += 1
        if number % step == 0:
            yield state
        seat = state.asked()[0]
        picks = state.options(seat)
        if chance.below(2, "test") == 0:
            state.answer(seat, picks[chance.below(len(picks), "test")])
        else:
            state.answer(seat, MIND.reply(state, seat, picks, chance))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_option_has_a_weight_and_every_seat_a_value(seats: int, options: dict[str, object]) -> None:
    clock = 0
    for state in questions(seats, options, seats, 13):
        seat = state.asked()[0]
        picks = state.options(seat)
        weighed = MIND.weigh(state, seat, picks)
        assert len(weighed) == len(picks)
        assert all(isfinite(weight) for weight in weighed)
        values = MIND.value(state)
        assert len(values) == seats
        assert all(0.0 <= one <= 1.0 for one in values)
        assert len(MIND.make_up(state, seat)) == len(MIND.terms)
        assert clock <= MIND.clock(state) < MIND.horizon(state, seat)
        clock = MIND.clock(state)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_worlds_are_imagined_from_what_a_seat_knows_alone(seats: int, options: dict[str, object]) -> None:
    for state in questions(seats, options, 10 + seats, 41):
        for seat in range(seats):
            other = GAME.imagine(state, Seat(seat), Fast(1))
            again = GAME.imagine(other, Seat(seat), Fast(2))
            assert GAME.print(again) == GAME.print(GAME.imagine(state, Seat(seat), Fast(2)))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_hidden_is_weighed(seats: int, options: dict[str, object]) -> None:
    """What is asked of a seat it weighs alike in all the worlds it believes in."""
    for state in questions(seats, options, 20 + seats, 19):
        asked = Asked(GAME, state, state.asked()[0])
        belief = MIND.believe(asked)
        one, other = belief.imagine(Fast(1)), belief.imagine(Fast(2))
        assert MIND.weigh(one, asked.seat, asked.options) == MIND.weigh(other, asked.seat, asked.options)
        assert MIND.value(one) == MIND.value(other)


def test_the_same_chance_gives_the_same_world_whatever_the_truth_is() -> None:
    for state in questions(4, {}, 31, 61):
        for seat in range(4):
            asked = Asked(GAME, state, Seat(seat))
            other = Asked(GAME, GAME.imagine(state, Seat(seat), Fast(3)), Seat(seat))
            worlds = [MIND.believe(one).imagine(Fast(4)) for one in (asked, other)]
            assert GAME.print(worlds[0]) == GAME.print(worlds[1])


# ---- what is worth what


def worth(position: str) -> float:
    """What the first seat may expect."""
    return MIND.value(race_of(table(position)))[0]


def test_a_value_follows_what_happens() -> None:
    base = "seats: 2; red: at home 10/2, endurance 30{}; blue: at home 10/3, endurance 30"
    plain = worth(base.format(""))
    assert worth(base.format(", wheels 3/0")) < plain
    assert worth(base.format(", horses 3/3/3/3")) < plain
    assert worth(base.format(", current -3")) < plain
    assert worth(base.format(", whip 0")) < plain
    assert worth(base.format(", owed 2")) < plain
    assert worth(base.replace("endurance 30{}", "endurance 5")) < plain
    assert worth(base.replace("red: at home 10", "red: at home 16").format("")) > plain
    assert worth(base.replace("blue: at home 10/3", "blue: at home 1/3").format("")) > plain


def test_who_has_his_phase_before_him_is_better_off() -> None:
    here = "seats: 3; mover: green; left: 5; red: at home 10/2{}; blue: at home 10/3; green: at home 3/6"
    assert worth(here.format("")) > worth(here.format(", drawn 2"))
    setting_out = "seats: 2; mover: red; red: at home 10/2, order 12, drawn 2; blue: at home 10/3"
    half_way = "seats: 2; mover: red; left: 6; used: 6; red: at home 10/2, order 12, drawn 2; blue: at home 10/3"
    assert worth(setting_out) > worth(half_way)


def test_home_in_an_earlier_turn_is_worth_more_than_mfs_to_spare() -> None:
    race = race_of(deal(3, {"all-home": True}, seed=3))
    race.turn = 9
    for number, (turn, spare) in enumerate([(7, 2), (8, 12), (8, 3)]):
        chariot = race.chariots[number]
        chariot.standing, chariot.drawn, chariot.spare, chariot.place = ARRIVED, turn, spare, number + 1
    turns = [turns_left(race, Faction(number)) for number in range(3)]
    assert turns[0] < turns[1] < turns[2] < 0


def test_a_flip_is_the_end_of_all_hope_and_a_finish_of_all_fear() -> None:
    tab = deal(8, seed=3)
    race = race_of(tab)
    race.turn = 5
    race.chariots[2].standing = OUT_OF_RACE
    race.chariots[2].place = 1
    race.chariots[5].standing = ARRIVED
    race.chariots[5].spare = 6
    race.chariots[2].drawn = 5
    values = MIND.value(race)
    flipped, home = race.owner(Faction(2)), race.owner(Faction(5))
    assert values[flipped] == min(values) < 0.01
    assert values[home] == max(values) > 0.9
    assert MIND.mishap(race, flipped)
    assert not MIND.mishap(race, home)
    race.turn = 8
    assert not MIND.mishap(race, flipped), "what is past is no news"


def test_at_the_end_the_value_is_the_place() -> None:
    state = next(reversed(list(questions(8, {}, 5, 1))))
    while state.asked():
        seat = state.asked()[0]
        state.answer(seat, MIND.reply(state, seat, state.options(seat), Fast(1)))
    result = GAME.result(state)
    assert result is not None
    values = MIND.value(state)
    assert values[result.places.index(1)] == 1.0
    assert values[result.places.index(8)] == 0.0


# ---- belief

SECRET = (
    "seats: 2; mover: red; left: 3; red: at home 3/1; "
    "blue: at home {}, order 9, order-least 0, order-most 18, endurance 30"
)


def believed(position: str) -> Counter[int]:
    """Blue's speed in worlds that red believes in."""
    belief = MIND.believe(question(table(position)))
    worlds = [belief.imagine(Fast(seed)) for seed in range(300)]
    return Counter([world.orders[1] for world in worlds if isinstance(world, Race)])


def test_a_rival_is_thought_to_have_written_what_makes_sense() -> None:
    before_corner = believed(SECRET.format("27/1"))
    stretch = believed(SECRET.format("5/1"))
    assert sum([before_corner[speed] for speed in range(13, 19)]) < 30
    assert sum([stretch[speed] for speed in range(13, 19)]) > 150


def test_what_is_known_of_a_speed_is_kept() -> None:
    known = believed(SECRET.replace("order-least 0, order-most 18", "order-least 4, order-most 6").format("5/1"))
    assert set(known) <= {4, 5, 6}


def test_facts_tell_the_rivals_speeds_roughly() -> None:
    asked = question(table(SECRET.format("5/1")))
    world = MIND.believe(asked).imagine(Fast(1))
    assert isinstance(world, Race)
    facts = MIND.facts(world, asked.seat)
    assert [fact.numbers[0] for fact in facts] == [1]
    assert facts[0].numbers[1] <= world.orders[1] <= facts[0].numbers[2]
    assert GAME.spell(facts[0].kind.types[0], facts[0].numbers[0]) == "blue"


def test_what_is_sealed_by_rivals_is_believed_likewise() -> None:
    tab = table("seats: 2; red: at home 3/1; blue: at home 27/1, endurance 30")
    tab.state.answer(Seat(1), PICKS.parse("speed blue 3"))
    belief = MIND.believe(Asked(GAME, tab.state, Seat(0)))
    fast = 0
    for seed in range(100):
        world = belief.imagine(Fast(seed))
        world.answer(Seat(0), PICKS.parse("speed red 5"))
        assert isinstance(world, Race)
        fast += world.orders[1] > 13
    assert fast < 10
