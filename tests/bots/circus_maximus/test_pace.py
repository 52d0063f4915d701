"""The pace of Circus Maximus: where corners are, what straining costs, and how long a lone driver needs."""

from __future__ import annotations

from harena.bots.circus_maximus.pace import Course, course_of, strain_cost
from harena.games.circus_maximus.track import DEFAULT, LANES


def test_the_course_counts_squares_as_the_track_does() -> None:
    course = course_of(DEFAULT)
    for square in range(DEFAULT.size):
        if not DEFAULT.gray[square]:
            stage = DEFAULT.section[square]
            here = DEFAULT.at(stage, DEFAULT.lane[square], DEFAULT.index[square])
            assert course.to_go(here, stage) == DEFAULT.to_go(here, stage)


def test_a_course_is_made_once() -> None:
    assert course_of(DEFAULT) is course_of(DEFAULT)


def test_touching_a_corner_is_known_from_afar() -> None:
    course = Course(DEFAULT)
    before = DEFAULT.at(0, 1, 27)
    assert course.touch[1][course.to_go(before, 0)] == 1
    assert course.touch[1][course.to_go(DEFAULT.at(0, 1, 20), 0)] == 8
    assert course.touch[1][course.to_go(DEFAULT.at(1, 1, 2), 1)] == 0
    assert course.touch[1][course.to_go(DEFAULT.at(2, 1, 0), 2)] == 0
    assert course.touch[1][course.to_go(DEFAULT.at(2, 1, 1), 2)] > 20


def test_more_speed_skill_or_endurance_never_makes_a_race_longer() -> None:
    for lane in range(1, LANES + 1):
        assert whole_race(lane, 20, 0, 2) < whole_race(lane, 14, 0, 2)
        assert whole_race(lane, 18, 2, 2) <= whole_race(lane, 18, 0, 2)
        assert whole_race(lane, 18, 0, 1) <= whole_race(lane, 18, 0, 4)


def whole_race(lane: int, speed: int, modifier: int, price: int) -> float:
    return course_of(DEFAULT).pace(lane, speed, modifier, price).turns[-1]


def test_strain_grows_dearer_with_every_point_and_next_to_the_wall() -> None:
    costs = [strain_cost(points, 0, 1) for points in range(1, 10)]
    assert costs == sorted(costs)
    assert strain_cost(3, 2, 1) < strain_cost(3, 0, 1) < strain_cost(3, 0, LANES)
