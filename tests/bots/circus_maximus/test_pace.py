"""The pace of Circus Maximus: where corners are, what straining costs, and how long a lone driver needs."""

from __future__ import annotations

from harena.bots.circus_maximus.pace import Course, course_of, strain_cost
from harena.games.circus_maximus.track import BACK, DEFAULT, DOLPHINS, EVERY_LANE, HOME, NO_LIMIT, Lane
from harena.games.circus_maximus.track_data import LANES


def test_a_course_counts_the_corners_still_to_come() -> None:
    assert course_of(DEFAULT).corners_left == [5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]


def test_the_limit_is_that_of_the_corner_which_team_or_car_is_in_or_comes_to() -> None:
    course = course_of(DEFAULT)
    for lane in EVERY_LANE:
        limits = [course.limits[lane][to_go] for to_go in range(1, DEFAULT.to_go(DEFAULT.at(HOME, lane, 0), 0))]
        # On the last stretch no corner is left, but its first square has the car in the last one.
        assert set(limits[:27]) == {NO_LIMIT}
        assert set(limits[27:]) == {DEFAULT.safe[DOLPHINS][lane]}


def test_a_course_is_made_once() -> None:
    assert course_of(DEFAULT) is course_of(DEFAULT)


def test_touching_a_corner_is_known_from_afar() -> None:
    course = Course(DEFAULT)
    before = DEFAULT.at(HOME, Lane(1), 27)
    assert course.touch[1][DEFAULT.to_go(before, 0)] == 1
    assert course.touch[1][DEFAULT.to_go(DEFAULT.at(HOME, Lane(1), 20), 0)] == 8
    assert course.touch[1][DEFAULT.to_go(DEFAULT.at(DOLPHINS, Lane(1), 2), 1)] == 0
    assert course.touch[1][DEFAULT.to_go(DEFAULT.at(BACK, Lane(1), 0), 2)] == 0
    assert course.touch[1][DEFAULT.to_go(DEFAULT.at(BACK, Lane(1), 1), 2)] > 20


def test_more_speed_skill_or_endurance_never_makes_a_race_longer() -> None:
    for lane in EVERY_LANE:
        assert whole_race(lane, 20, 0, 2) < whole_race(lane, 14, 0, 2)
        assert whole_race(lane, 18, 2, 2) <= whole_race(lane, 18, 0, 2)
        assert whole_race(lane, 18, 0, 1) <= whole_race(lane, 18, 0, 4)


def whole_race(lane: int, speed: int, modifier: int, price: int) -> float:
    return course_of(DEFAULT).pace(lane, speed, modifier, price, 0).turns[-1]


def test_strain_grows_dearer_with_every_point_and_next_to_the_wall() -> None:
    costs = [strain_cost(points, 0, 1) for points in range(1, 10)]
    assert costs == sorted(costs)
    assert strain_cost(3, 2, 1) < strain_cost(3, 0, 1) < strain_cost(3, 0, LANES)
