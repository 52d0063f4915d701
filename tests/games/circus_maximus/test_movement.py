"""CM-6.2, CM-6.3, CM-6.8 Spending MFs: all of them, in any order; forward moves; attacks; one counter a square."""

from __future__ import annotations

import pytest

from harena.core.errors import BadRequest
from harena.core.table import Table
from harena.games.circus_maximus.chariot import Chariot
from harena.games.circus_maximus.track import OFF, Track

from .tables import asked, deal, kinds, only, options, race, refused, say, table, wander, where

APART = "blue: at home 2/8"


def driving(at: str, left: int, rest: str = APART, draws: list[int | str] | None = None) -> Table:
    """Red under way, its other MFs still to spend."""
    return table(f"seats: 2; mover: red; left: {left}; red: at {at}; {rest}", draws or [], None)


# ---- all MFs


@pytest.mark.clause("CM-6.2")
def test_cm_6_2_the_phase_uses_the_written_speed() -> None:
    t = table("seats: 2; mover: red; red: at home 5/3, order 7; blue: at home 2/8", ["blue"], None)
    events = say(t, 0, "no whip", *["forward"] * 6)
    assert "phase-ended" not in kinds(events)
    assert (race(t).phase.left, race(t).phase.used) == (1, 6)
    events = say(t, 0, "forward")
    assert only(events, "phase-ended")["square"] == "home 12/3"
    assert where(t, "red") == ("home 12/3", "home 11/3")


@pytest.mark.clause("CM-6.2.2")
def test_cm_6_2_2_nobody_may_stop_while_mfs_are_left() -> None:
    t = driving("home 5/3", 2, APART, ["blue"])
    assert options(t, 0) == ["forward", "lane in", "lane out", "brake"]
    for words in ("stay", "hold", "no whip"):
        refused(t, 0, words)
    say(t, 0, "forward")
    assert asked(t) == [0]
    refused(t, 0, "stay")
    assert "phase-ended" in kinds(say(t, 0, "forward"))
    assert (race(t).phase.left, asked(t)) == (0, [1])


@pytest.mark.clause("CM-6.2.2")
def test_cm_6_2_2_the_last_mf_has_to_be_spent_on_what_it_can_pay() -> None:
    t = driving("home 5/3", 1)
    assert options(t, 0) == ["forward", "lane out", "brake"]
    assert refused(t, 0, "lane in").clause == "CM-6.4"


@pytest.mark.clause("CM-6.2.1")
def test_cm_6_2_1_mfs_go_to_every_use_in_any_order() -> None:
    """Forward, a lane change, braking, an attack and a slip in one phase, some of them twice."""
    t = driving("home 20/3", 12, "blue: at home 20/4, endurance 0; green: at home 25/4, owner 1", [4, 4, 2])
    spent = []
    for words in ("brake", "ram blue car", "forward", "lane out", "brake", "forward"):
        before = race(t).phase.left
        if words == "ram blue car":
            say(t, 0, words)
            say(t, 1, "hold")
        else:
            say(t, 0, words)
        spent.append(before - race(t).phase.left)
    assert spent == [1, 1, 1, 1, 1, 1]
    assert where(t, "red") == ("home 23/4", "home 22/4")
    # Now the car of green is straight ahead.
    assert options(t, 0) == ["brake", "slip in", "slip out"]
    say(t, 0, "slip in")
    assert (race(t).phase.left, where(t, "red")[0]) == (3, "home 23/3")
    say(t, 0, "lane in")
    assert (race(t).phase.left, where(t, "red")[0]) == (1, "home 24/2")


# ---- forward


@pytest.mark.clause("CM-6.3")
def test_cm_6_3_a_chariot_that_moves_ahead_three_squares_uses_three_mfs() -> None:
    t = driving("home 20/3", 8)
    events = say(t, 0, "forward", "forward", "forward")
    moved = [event for event in events if event["kind"] == "moved"]
    assert [(event["square"], event["left"]) for event in moved] == [
        ("home 21/3", 7),
        ("home 22/3", 6),
        ("home 23/3", 5),
    ]
    assert where(t, "red") == ("home 23/3", "home 22/3")
    assert (race(t).phase.left, race(t).phase.used) == (5, 3)


@pytest.mark.clause("CM-6.3")
@pytest.mark.parametrize(
    ("at", "ahead"),
    [
        ("gray 3/3", "gray 4/3"),
        ("gray 4/3", "home 1/3"),
        ("home 28/3", "dolphins 1/3"),
        ("dolphins 12/3", "back 1/3"),
        ("eggs 12/3", "home 1/3"),
    ],
)
def test_cm_6_3_forward_is_the_next_square_of_the_lane_over_every_border(at: str, ahead: str) -> None:
    t = driving(at, 2)
    say(t, 0, "forward")
    assert where(t, "red") == (ahead, at)
    assert race(t).phase.left == 1


# ---- one counter a square


@pytest.mark.clause("CM-6.2.3")
def test_cm_6_2_3_no_chariot_drives_onto_a_counter() -> None:
    t = driving("home 20/3", 4, "blue: at home 23/3")
    say(t, 0, "forward")
    assert where(t, "blue") == ("home 23/3", "home 22/3")
    assert "forward" not in options(t, 0)
    assert refused(t, 0, "forward").clause == "CM-6.2.3"


@pytest.mark.clause("CM-6.2.3")
def test_cm_6_2_3_a_position_with_two_counters_on_a_square_is_refused() -> None:
    for blue in ("home 20/3", "home 19/3", "home 21/3"):
        with pytest.raises(BadRequest, match="one square") as wrong:
            table(f"seats: 2; red: at home 20/3; blue: at {blue}")
        assert wrong.value.clause == "CM-6.2.3"
    table("seats: 2; red: at home 20/3; blue: at home 22/3")


def on_track(tab: Table) -> list[Chariot]:
    return [found for found in race(tab).chariots if found.active()]


@pytest.mark.clause("CM-6.2.3", "CM-6.4.5b")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("seed", [1, 2])
def test_cm_6_2_3_in_no_race_two_counters_share_a_square_or_a_chariot_two_lanes(rules: str, seed: int) -> None:
    tab = deal(4, {"rules": rules}, seed)
    for t in wander(tab, seed):
        if race(t).turn == 0:
            continue
        track, board = race(t).track, race(t).board
        squares = [square for found in on_track(t) for square in (found.team, found.car) if square != OFF]
        assert len(set(squares)) == len(squares)
        for number, found in enumerate(race(t).chariots):
            if found.active():
                assert board[found.team] == 2 * number + 1
            if found.has_car():
                assert board[found.car] == 2 * number + 2
                assert track.lane[found.car] == track.lane[found.team]
                assert track.next[found.car] == found.team
    assert race(tab).turn > 10


# ---- never backwards


@pytest.mark.clause("CM-6.1.2b")
def test_cm_6_1_2b_no_use_of_mfs_leads_back() -> None:
    t = driving("home 20/3", 8)
    assert options(t, 0) == ["forward", "lane in", "lane out", "brake"]
    refused(t, 0, "brake back")
    say(t, 0, "brake")
    assert where(t, "red") == ("home 20/3", "home 19/3")


@pytest.mark.clause("CM-6.1.2b")
def test_cm_6_1_2b_a_brake_result_puts_a_team_on_the_square_it_came_from() -> None:
    t = table("seats: 2; mover: red; left: 2; red: at home 20/3; blue: at home 20/4", [6, 6, 1, 1], None)
    say(t, 0, "ram blue car")
    backed = only(say(t, 1, "brake back"), "backed")
    assert (backed["chariot"], backed["square"]) == ("blue", "home 19/4")
    assert where(t, "blue") == ("home 19/4", "home 18/4")


def mileage(track: Track, found: Chariot) -> tuple[int, int]:
    """The section a team has come to, and how far along it is; the gray squares lie before all others."""
    return (-1 if track.gray[found.team] else found.stage, track.tail[found.team])


@pytest.mark.clause("CM-6.1.2b")
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_cm_6_1_2b_in_no_race_anything_but_a_brake_or_a_corner_slip_leads_back(seed: int) -> None:
    tab = deal(3, {}, seed)
    before: list[Chariot] = []
    seq, backed, slipped = -1, 0, 0
    for t in wander(tab, seed):
        track = race(t).track
        events = t.all_events(seq)
        seq = t.seq()
        for number, found in enumerate(race(t).chariots):
            if race(t).turn == 0 or not before or not found.active():
                continue
            colour = ["red", "blue", "green", "yellow", "purple", "black", "white", "brown"][number]
            happened = [event["kind"] for event in events if event.get("chariot") == colour]
            old = before[number]
            if "backed" in happened:
                backed += 1
                continue
            if old.team == OFF:
                continue
            assert found.team != track.prev[old.team]
            if mileage(track, found) < mileage(track, old):
                # A slip in a corner: less than a square, never over a border.
                assert {"slipped", "forced-slip"} & set(happened)
                assert found.stage == old.stage
                assert track.corner[found.team]
                assert track.head[found.team] > track.tail[old.team]
                slipped += 1
        before = [found.copy() for found in race(t).chariots]
    assert backed > 0
    assert slipped > 0


# ---- attacks

BESIDE = "blue: at home 20/4, endurance 0; green: at home 20/2, endurance 0, owner 1"
"""Cars of blue and green beside the car of red; without endurance they cannot brake, only hold or evade."""


@pytest.mark.clause("CM-6.8a")
def test_cm_6_8a_an_attack_costs_the_mover_one_mf() -> None:
    t = driving("home 20/3", 5, BESIDE, [2, 3, 5])
    assert [words for words in options(t, 0) if words.startswith(("lash", "ram"))] == [
        "lash green car",
        "ram green car",
        "lash blue car",
        "ram blue car",
    ]
    say(t, 0, "ram blue car")
    assert (race(t).phase.left, race(t).phase.used) == (4, 1)
    say(t, 1, "hold")
    assert (race(t).phase.left, where(t, "red")[0]) == (4, "home 20/3")


@pytest.mark.clause("CM-6.8a")
def test_cm_6_8a_only_the_moving_chariot_attacks() -> None:
    t = driving("home 20/3", 5, BESIDE, [])
    assert asked(t) == [0]
    assert options(t, 1) == []
    refused(t, 1, "ram red car")
    # One's last MF is enough for it.
    last = driving("home 20/3", 1, BESIDE, [])
    assert "ram blue car" in options(last, 0)


@pytest.mark.clause("CM-6.8b")
def test_cm_6_8b_a_car_attacks_once_from_a_square_and_again_from_the_next() -> None:
    rest = "blue: at home 21/4, endurance 0; green: at home 20/2, endurance 0, owner 1"
    t = driving("home 20/3", 6, rest, [4, 4, 2])
    assert "ram blue team" not in options(t, 0)
    say(t, 0, "ram green car")
    say(t, 1, "hold")
    # Neither the same rival nor another one, nor with the whip.
    assert [words for words in options(t, 0) if words.startswith(("lash", "ram"))] == []
    for words in ("ram green car", "lash green car"):
        assert refused(t, 0, words).clause == "CM-9.1.4"
    say(t, 0, "brake")
    assert refused(t, 0, "ram green car").clause == "CM-9.1.4"
    say(t, 0, "forward")
    assert [words for words in options(t, 0) if words.startswith("ram")] == ["ram green team", "ram blue car"]


@pytest.mark.clause("CM-6.8b")
def test_cm_6_8b_in_the_next_phase_the_square_is_new() -> None:
    rest = "struck: home 19/3; blue: at home 20/4, endurance 0"
    now = table(f"seats: 2; mover: red; left: 3; red: at home 20/3; {rest}", [], None)
    assert "ram blue car" not in options(now, 0)
    after = table(f"seats: 2; mover: red; red: at home 20/3, order 3; {rest}", [], None)
    say(after, 0, "no whip")
    assert "ram blue car" in options(after, 0)


# ---- the record of a move


@pytest.mark.clause("CM-6.9-note")
def test_cm_6_9_note_the_record_tells_where_the_car_began_its_move() -> None:
    t = table("seats: 2; mover: red; red: at home 20/3, order 6; blue: at home 2/8", ["blue"], None)
    begun = only(say(t, 0, "no whip"), "mfs-set")
    assert (begun["chariot"], begun["start"], begun["mfs"]) == ("red", "home 19/3", 6)
    say(t, 0, "lane in", "forward", "brake", "lane out", "forward")
    # From there every square and every MF of the move can be followed.
    trace = [(event["kind"], event.get("square"), event.get("left")) for event in t.all_events(-1)]
    assert [step for step in trace if step[0] in ("lane-changed", "moved", "braked", "phase-ended")] == [
        ("lane-changed", "home 21/2", 4),
        ("moved", "home 22/2", 3),
        ("braked", None, None),
        ("lane-changed", "home 23/3", 1),
        ("moved", "home 24/3", 0),
        ("phase-ended", "home 24/3", None),
    ]
    assert where(t, "red")[1] == "home 23/3"
    assert only(t.all_events(-1), "mfs-set")["start"] == "home 19/3"


@pytest.mark.clause("CM-6.9-note", "CM-2.2a")
def test_cm_6_9_note_also_where_it_is_still_on_gray() -> None:
    t = table("seats: 2; mover: red; red: at home 1/3, car gray 4/3, order 6; blue: at home 2/8", [], None)
    assert only(say(t, 0, "no whip"), "mfs-set")["start"] == "gray 4/3"
