"""What a race is worth to each seat: between 0 and 1, more after something good and less after something bad."""

from __future__ import annotations

import pytest

from harena.bots.arena_maximus.evaluation import TERMS
from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.games.arena_maximus.pieces import MAGIC
from harena.games.arena_maximus.race import DOWN, OUT, Race

from .driving import GAME, HOUSES, MIND, new_race, questions


@pytest.mark.parametrize("house", range(len(HOUSES)))
@pytest.mark.parametrize("seats", [2, 4])
def test_every_seat_has_a_value_and_time_never_runs_back(house: int, seats: int) -> None:
    before = 0
    for state, seat, _ in questions(seats, HOUSES[house], house + seats):
        values = MIND.value(state)
        assert len(values) == seats
        assert all(0.0 <= value <= 1.0 for value in values)
        assert len(MIND.make_up(state, seat)) == len(MIND.terms) == len(TERMS)
        assert before <= MIND.clock(state) < MIND.horizon(state, seat)
        before = MIND.clock(state)
    assert sorted(MIND.value(state), reverse=True)[0] == 1.0
    result = GAME.result(state)
    assert result is not None
    assert MIND.value(state)[result.places.index(1)] == 1.0
    assert MIND.value(state)[result.places.index(seats)] == 0.0


def middle() -> Race:
    """A race in its first half, everybody sound."""
    race = new_race(3, {}, 3)
    race.progress = [9, 10, 8]
    return race


def worth(race: Race, seat: int) -> float:
    return MIND.value(race)[seat]


def test_good_things_are_worth_more() -> None:
    plain = worth(middle(), 0)
    ahead = middle()
    ahead.progress[0] += 3
    held_up = middle()
    held_up.progress[1] -= 3
    richer = middle()
    richer.hands[0][0] = MAGIC
    assert middle().hands[0].count(MAGIC) < richer.hands[0].count(MAGIC)
    assert worth(ahead, 0) > plain + 0.1
    assert worth(held_up, 0) > plain
    assert worth(richer, 0) > plain


def test_bad_things_are_worth_less() -> None:
    plain = worth(middle(), 0)
    hurt = middle()
    hurt.damage[0] = hurt.chariot(Seat(0)) - 1
    lying = middle()
    lying.status[0] = DOWN
    lying.broken[0] = 1
    out = middle()
    out.status[0] = OUT
    late = middle()
    late.moved[0] = 1
    assert worth(out, 0) < worth(lying, 0) < plain
    assert worth(hurt, 0) < plain
    assert worth(late, 0) < plain
    assert [MIND.mishap(race, Seat(0)) for race in (hurt, lying, out)] == [False, True, True]


def test_of_two_that_are_out_the_later_one_is_worth_more() -> None:
    race = middle()
    race.status[1] = race.status[2] = OUT
    race.stamps[1], race.stamps[2] = 50, 60
    assert worth(race, 1) < worth(race, 2) < worth(race, 0)


def test_a_rivals_mishap_shows_in_the_make_up() -> None:
    lucky = middle()
    lucky.status[1] = DOWN
    lucky.status[2] = DOWN
    rival = MIND.terms.index("best rival")
    assert MIND.make_up(lucky, Seat(0))[rival] > MIND.make_up(middle(), Seat(0))[rival]


def test_the_leader_of_a_round_wins_it_most_often() -> None:
    """Six tiles ahead in the last third of the track, seen by whoever drives on."""
    wins = 0
    for seed in range(20):
        race = middle()
        race.chance = Fast(seed)
        race.progress = [26, 20, 20]
        chance = Fast(seed)
        while race.agenda:
            seat = race.asked()[0]
            race.take(seat, MIND.reply(race, seat, race.options(seat), chance))
        result = GAME.result(race)
        assert result is not None
        wins += result.places[0] == 1
    assert wins >= 15
