"""AM-17 More than one lap: only the last crossing counts."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .home_stretch import HOME, LINE, places, told, whips
from .tables import GAME, asked, choice, kinds, look, options, race, say, table

TWO = f"seats: 2; chariots: green, red; {HOME}"


def lap(laps: int, start: int, speed: int, more: str = "") -> Table:
    """The green chariot's movement from a tile on, in a race of so many laps."""
    where = more if "progress" in more else f"progress: {start}, 20; {more}"
    return table(f"{TWO}; option laps: {laps}; turn: 0; phase: movement; pool 0: {whips(speed)}; {where}")


@pytest.mark.clause("AM-17.1")
def test_am_17_1_the_first_crossing_of_two_laps_ends_nothing() -> None:
    tab = lap(2, 31, 1, "moved: 0, 1")
    assert (race(tab).progress[0], race(tab).crossed) == (LINE, [0, 0])
    assert "line-crossed" not in kinds(told(tab))
    # The round was over with this move, and another began.
    assert (race(tab).round, asked(tab), GAME.result(tab.state)) == (2, [1], None)


@pytest.mark.clause("AM-17.1")
@pytest.mark.parametrize("laps", [1, 2, 3, 4, 5])
def test_am_17_1_the_last_crossing_ends_the_race(laps: int) -> None:
    tab = lap(laps, LINE * laps - 1, 1, "moved: 0, 1")
    assert (race(tab).progress[0], race(tab).crossed) == (LINE * laps, [1, 0])
    assert (asked(tab), places(tab)) == ([], [1, 2])


@pytest.mark.clause("AM-17.2")
def test_am_17_2_after_an_earlier_crossing_tiles_have_their_effect() -> None:
    tab = lap(2, 31, 2, "hand 0: rein red")
    assert (choice(tab), race(tab).progress[0]) == ("pay-rocks", LINE + 1)
    say(tab, 0, "done")
    assert race(tab).damage[0] == 3
    # On the last lap the same move meets nothing.
    tab = lap(1, 31, 2, "hand 0: rein red")
    assert (race(tab).progress[0], race(tab).damage[0]) == (LINE + 1, 0)


@pytest.mark.clause("AM-17.2")
def test_am_17_2_chariots_on_the_second_lap_meet_those_they_lap() -> None:
    tab = lap(2, 47, 1, "progress: 47, 16; hand 0: whip red, rein red; hand 1: rein blue, whip red")
    assert (choice(tab), options(tab, 0)) == ("ram-choice", ["done", "ram 1"])
    say(tab, 0, "done")
    assert (choice(tab), asked(tab)) == ("block", [1])
    say(tab, 1, "done")
    assert (choice(tab), options(tab, 0)) == ("attack-choice", ["done", "attack 1"])


@pytest.mark.clause("AM-17.2")
def test_am_17_2_the_lapped_chariot_meets_them_too() -> None:
    tab = lap(2, 15, 1, "progress: 15, 48; moved: 0, 1; hand 0: whip red, rein red; hand 1: rein blue")
    assert (choice(tab), options(tab, 0)) == ("ram-choice", ["done", "ram 1"])
    # Had the other run its last lap, it would be out of reach.
    tab = lap(1, 15, 1, "progress: 15, 48; moved: 0, 1; hand 0: whip red, rein red; hand 1: rein blue")
    assert (race(tab).progress[0], asked(tab)) == (16, [])


@pytest.mark.clause("AM-17.2")
def test_am_17_2_a_fireball_reaches_a_chariot_on_its_second_lap() -> None:
    position = f"{TWO}; option spells: yes; turn: 0; hand 0: magic, magic; progress: 30, 33; moved: 0, 1"
    assert "cast fireball 1" in options(table(f"{position}; option laps: 2"), 0)
    assert "cast fireball 1" not in options(table(position), 0)


@pytest.mark.clause("AM-17.3")
def test_am_17_3_turned_tiles_stay_turned() -> None:
    tab = table(f"{TWO}; option laps: 2; turn: 0; phase: movement; pool 0: {whips(2)}; progress: 31, 20; hand 0: magic")
    before = look(tab, None).words()["track"]
    assert isinstance(before, list)
    say(tab, 0, "done")
    after = look(tab, None).words()["track"]
    assert isinstance(after, list)
    assert [place["tile"] for place in after] == [place["tile"] for place in before]
    assert [place["tile"] for place in after[:3]] == ["start/finish", "rocks 3", "jump 4"]
    assert "face-down" not in [place["tile"] for place in after]
    assert "tiles-revealed" not in kinds(told(tab))


@pytest.mark.clause("AM-17.3")
def test_am_17_3_only_new_ground_is_turned_up() -> None:
    """A lap behind, the foremost open tile still turns three more; a tile passed before turns none."""
    track = "track: empty, empty, empty, rocks 1"
    position = f"seats: 2; chariots: green, red; option laps: 2; {track}; turn: 0; phase: movement; pool 0: whip red"
    assert "tiles-revealed" in kinds(told(table(f"{position}; progress: 3, 0; hand 0: rein red")))
    assert "tiles-revealed" not in kinds(told(table(f"{position}; progress: 2, 0")))
    assert "tiles-revealed" not in kinds(told(table(f"{position}; progress: 33, 0")))


@pytest.mark.clause("AM-17.4")
def test_am_17_4_whoever_is_farthest_past_the_last_line_wins_the_round_out() -> None:
    tab = table(
        f"{TWO}; option laps: 2; turn: 0; phase: movement; progress: 63, 63; pool 0: {whips(2)}; pool 1: {whips(4)};"
        " hand 0: rein red; hand 1: rein red"
    )
    assert (race(tab).progress[0], race(tab).crossed) == (65, [1, 0])
    assert asked(tab) == [1]
    say(tab, 1, "done", "done")
    assert (race(tab).progress, places(tab)) == ([65, 67], [2, 1])


@pytest.mark.clause("AM-17.4")
def test_am_17_4_a_lapped_chariot_farther_round_the_track_does_not_win() -> None:
    tab = table(
        f"{TWO}; option laps: 2; turn: 0; phase: movement; progress: 63, 31; pool 0: {whips(2)}; pool 1: {whips(4)};"
        " hand 0: rein red; hand 1: rein red, rein red, rein red"
    )
    say(tab, 1, "done", "done", "lay rein red", "lay rein red", "lay rein red", "go on")
    assert race(tab).progress == [65, 35]
    assert places(tab) == [1, 2]
