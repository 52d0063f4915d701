"""CM-6.7 The sideslip: when it is allowed, what proves that it is needed, and where it leads."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.track import IN, OUT

from .tables import advanced, chariot, kinds, only, options, race, refused, say, table, where

SLIPS = ["slip in", "slip out", "slip back in", "slip back out"]


def driving(at: str, left: int, rest: str, draws: list[int | str] | None = None) -> Table:
    """Red under way, its other MFs still to spend."""
    return table(f"seats: 2; mover: red; left: {left}; red: at {at}; {rest}", draws or [], None)


def slips(tab: Table) -> list[str]:
    return [words for words in options(tab, 0) if words in SLIPS]


# ---- blocked


@pytest.mark.clause("CM-6.7.1", "CM-6.7a")
@pytest.mark.parametrize(
    ("at", "blue", "offered"),
    [
        ("home 20/3", "home 22/3", ["slip in", "slip out"]),  # its car straight ahead
        ("home 20/3", "home 24/3", []),
        ("home 20/3", "home 22/2", []),
        ("home 20/3", "home 20/4", []),
        ("home 28/3", "dolphins 2/3", ["slip in", "slip out"]),
        ("dolphins 12/3", "back 2/3", ["slip in", "slip out", "slip back out"]),
        ("gray 3/3", "home 1/3", ["slip in", "slip out"]),
    ],
)
def test_cm_6_7_1_blocked_is_a_chariot_whose_square_ahead_another_one_holds(
    at: str, blue: str, offered: list[str]
) -> None:
    t = driving(at, 3, f"blue: at {blue}")
    assert slips(t) == offered
    assert ("forward" in options(t, 0)) == (not offered)
    assert any(words.startswith("lane") for words in options(t, 0)) == (not offered)


@pytest.mark.clause("CM-6.7a")
def test_cm_6_7a_with_a_free_way_ahead_there_is_no_slip() -> None:
    t = driving("home 5/3", 16, "blue: at back 10/8")
    assert slips(t) == []
    for words in SLIPS:
        assert refused(t, 0, words).clause == "CM-6.7a"


@pytest.mark.clause("CM-6.7.2")
def test_cm_6_7_2_a_player_may_drive_into_a_blocked_place_on_purpose() -> None:
    t = driving("home 20/3", 5, "blue: at home 23/3")
    assert options(t, 0) == ["forward", "lane in", "lane out", "brake"]
    say(t, 0, "forward")
    assert where(t, "red")[0] == "home 21/3"
    assert options(t, 0) == ["brake", "slip in", "slip out"]


@pytest.mark.clause("CM-6.7.2")
def test_cm_6_7_2_blocking_may_stand_at_the_start_of_the_phase_already() -> None:
    t = table("seats: 2; mover: red; red: at home 20/3, order 9; blue: at home 22/3", [], None)
    say(t, 0, "no whip")
    assert options(t, 0) == ["brake", "slip in", "slip out"]


@pytest.mark.clause("CM-6.7a")
def test_cm_6_7a_a_slip_may_be_called_for_by_a_result() -> None:
    """Nothing is in the way; the corner forces it, and it is free."""
    t = table("seats: 2; mover: red; left: 12; used: 1; red: at home 28/3; blue: at back 9/8", [4, 4, 5], None)
    assert slips(t) == []
    events = say(t, 0, "forward")
    assert only(events, "strain-rolled")["strain"] == "S"
    assert only(events, "forced-slip")["square"] == "dolphins 1/4"
    assert race(t).phase.left == 11


# ---- the proof
#
# Red in lane 1 on home 20. Ahead in its lane stands blue; green in lane 2 bars the changes to the outside.


def proof(left: int, blue: int, green: int, rest: str = "", red: str = "endurance 50") -> Table:
    here = f"blue: at home {blue}/1, owner 1; green: at home {green}/2, owner 1{rest}"
    return driving(f"home 20/1, {red}", left, here)


@pytest.mark.clause("CM-6.7a")
@pytest.mark.parametrize("endurance", [0, 1, 40])
@pytest.mark.parametrize(
    ("left", "blue", "green", "offered"),
    [
        # Two squares are free ahead, and no change reaches lane 2: three MFs or more must end behind blue.
        (3, 24, 22, ["slip out"]),
        (9, 24, 22, ["slip out"]),
        # Three squares: the last MF leads to the blocked one. With a fourth it ends in the open.
        (3, 25, 22, ["slip out"]),
        (3, 26, 22, []),
        # Four MFs lead behind blue again, but past green there is a change at last.
        (4, 26, 22, []),
        # Without green any change will do.
        (9, 24, 10, []),
        # Green one square on: the only change leads behind green, blocked as well.
        (3, 25, 23, ["slip out"]),
        (3, 26, 23, []),
    ],
)
def test_cm_6_7a_a_slip_is_allowed_if_every_line_ends_blocked_whatever_the_endurance(
    left: int, blue: int, green: int, offered: list[str], endurance: int
) -> None:
    t = proof(left, blue, green, red=f"endurance {endurance}")
    assert "forward" in options(t, 0)
    assert slips(t) == offered


@pytest.mark.clause("CM-6.7a")
def test_cm_6_7a_lines_of_several_changes_count() -> None:
    """Green leaves room for a change to lane 2, where the way is short; only lane 3 leads on."""
    assert slips(proof(5, 24, 24)) == []
    assert slips(proof(5, 24, 24, "; black: at home 22/3, owner 1")) == ["slip out"]
    # Lane 3 taken further on: its own squares are too few for nine MFs, and lane 4 is open still.
    assert slips(proof(9, 24, 24, "; black: at home 25/3, owner 1")) == []


@pytest.mark.clause("CM-6.7a")
def test_cm_6_7a_a_change_to_the_inside_counts_with_its_price() -> None:
    """The way out of lane 8 is to the inside, for two MFs: the third one must find a free square behind green."""
    cases: list[tuple[int, int, list[str]]] = [
        (3, 24, ["slip in"]),
        (3, 25, []),
        (4, 25, ["slip in"]),
        (5, 25, ["slip in"]),
        (4, 26, []),
    ]
    for left, green, offered in cases:
        here = (
            f"blue: at home 24/8, owner 1; green: at home {green}/7, owner 1; "
            "black: at home 21/6, owner 1; white: at home 23/6, owner 1"
        )
        t = driving("home 20/8", left, here)
        assert (left, green, slips(t)) == (left, green, offered)


@pytest.mark.clause("CM-6.7a")
def test_cm_6_7a_where_the_inside_is_forbidden_it_proves_nothing_and_no_slip_leads_there() -> None:
    """Lane 2 open, lane 4 barred: the inside is a way out, but not for one a corner has slipped in this turn."""
    rest = "blue: at home 24/3, owner 1; green: at home 22/4, owner 1"
    assert slips(driving("home 20/3", 9, rest)) == []
    assert slips(driving("home 20/3, no-inward 2", 9, rest)) == ["slip out"]
    assert slips(driving("home 20/3, no-inward 1", 9, rest)) == []
    blocked = driving("home 20/3, no-inward 2", 9, "blue: at home 22/3")
    assert slips(blocked) == ["slip out"]


@pytest.mark.clause("CM-6.7a")
def test_cm_6_7a_a_line_that_reaches_the_finish_is_not_blocked() -> None:
    """Blue is over the border in the corner; red's race ends before it gets there, in the last lap only."""
    rest = "blue: at eggs 2/1, owner 1; green: at back 28/2, owner 1"
    last = driving("back 26/1, stage 10", 5, rest)
    assert slips(last) == []
    earlier = driving("back 26/1, stage 6", 5, rest)
    assert slips(earlier) == ["slip out"]
    # The same over a change: lane 2 ends at the line, with the corner behind it taken.
    around = "blue: at back 28/1, owner 1; green: at eggs 2/2, owner 1; black: at back 27/3, owner 1"
    assert slips(driving("back 25/1, stage 10", 9, around)) == []
    assert slips(driving("back 25/1, stage 6", 9, around)) == ["slip out"]
    # On the line itself the corner's first square does not matter either.
    on_line = driving("back 28/1, stage 10", 5, "blue: at eggs 2/1")
    assert "forward" in options(on_line, 0)
    assert slips(on_line) == []


@pytest.mark.clause("CM-6.7a")
def test_cm_6_7a_the_slip_has_to_be_paid_in_full() -> None:
    assert slips(proof(3, 24, 22)) == ["slip out"]
    assert slips(proof(2, 24, 22)) == []
    assert refused(proof(2, 24, 22), 0, "slip out").clause == "CM-6.7a"


@pytest.mark.clause("CM-6.7a")
def test_cm_6_7a_wrecks_block_like_chariots() -> None:
    here = "seats: 2; mover: red; left: 9; red: at home 20/1; blue: at back 9/8"
    assert slips(advanced(f"{here}; wrecks: home 23/1, home 21/2", [], None)) == ["slip out"]
    assert slips(advanced(f"{here}; wrecks: home 23/1", [], None)) == []


# ---- the move


@pytest.mark.clause("CM-6.7.3a")
@pytest.mark.parametrize(
    ("words", "team", "car"), [("slip in", "home 20/2", "home 19/2"), ("slip out", "home 20/4", "home 19/4")]
)
def test_cm_6_7_3a_three_mfs_straight_sideways_into_either_lane(words: str, team: str, car: str) -> None:
    t = driving("home 20/3", 5, "blue: at home 22/3")
    event = only(say(t, 0, words), "slipped")
    assert (event["square"], event["left"], event["side"]) == (team, 2, words.removeprefix("slip "))
    assert where(t, "red") == (team, car)
    assert (race(t).phase.left, race(t).phase.used) == (2, 3)
    assert chariot(t, "red").endurance == 50


@pytest.mark.clause("CM-6.7.3a")
@pytest.mark.parametrize(
    ("at", "blocker", "rest", "offered"),
    [
        ("home 20/1", "home 22/1", "", ["slip out"]),
        ("home 20/8", "home 22/8", "", ["slip in"]),
        # Two free squares: one for the team, one for the car.
        ("home 20/3", "home 22/3", "green: at home 21/2", ["slip out"]),
        ("home 20/3", "home 22/3", "green: at home 19/2", ["slip out"]),
        ("home 20/3", "home 22/3", "green: at home 18/2", ["slip in", "slip out"]),
        ("home 20/3", "home 22/3", "green: at home 22/2", ["slip in", "slip out"]),
    ],
)
def test_cm_6_7_3a_there_must_be_a_lane_and_room_in_it(at: str, blocker: str, rest: str, offered: list[str]) -> None:
    more = f"; {rest}, owner 1" if rest else ""
    assert slips(driving(at, 5, f"blue: at {blocker}, owner 1{more}")) == offered


@pytest.mark.clause("CM-6.7.3b")
@pytest.mark.parametrize(
    ("at", "blocker", "targets"),
    [
        # The fifth square of lane 4: level with the sixth of lane 5 and a little ahead of the fifth.
        (
            "dolphins 5/4",
            "dolphins 7/4",
            {"slip in": "dolphins 4/3", "slip out": "dolphins 6/5", "slip back out": "dolphins 5/5"},
        ),
        # Between the ends of a third only squares partly behind are left.
        ("dolphins 3/4", "dolphins 5/4", {"slip in": "dolphins 2/3", "slip out": "dolphins 3/5"}),
        # The first square of a third is level with the first ones beside it.
        ("eggs 6/4", "eggs 8/4", {"slip in": "eggs 5/3", "slip out": "eggs 7/5"}),
    ],
)
def test_cm_6_7_3b_in_a_corner_a_slip_leads_beside_or_partly_behind(
    at: str, blocker: str, targets: dict[str, str]
) -> None:
    here = f"seats: 2; mover: red; left: 3; lowest: 8; red: at {at}; blue: at {blocker}"
    assert slips(table(here, [], None)) == list(targets)
    for words, target in targets.items():
        t = table(here, ["blue"], None)
        assert only(say(t, 0, words), "slipped")["square"] == target
        track, red = race(t).track, chariot(t, "red")
        start = track.square_named(at)
        assert start is not None
        assert red.team in track.beside(start, IN if "in" in words else OUT)
        assert track.level(start, red.team) or track.head[red.team] < track.head[start]
        assert track.next[red.car] == red.team


@pytest.mark.clause("CM-6.7.3b")
def test_cm_6_7_3b_each_target_is_open_or_taken_by_itself() -> None:
    here = "seats: 2; mover: red; left: 3; lowest: 8; red: at dolphins 5/4; blue: at dolphins 7/4, owner 1"
    level_taken = table(f"{here}; green: at dolphins 7/5, owner 1", [], None)
    assert slips(level_taken) == ["slip in", "slip back out"]
    # A team on the fourth square of lane 5 is where the car of the second target would stand.
    behind_taken = table(f"{here}; green: at dolphins 4/5, owner 1", [], None)
    assert slips(behind_taken) == ["slip in", "slip out"]


@pytest.mark.clause("CM-6.7.3b")
def test_cm_6_7_3b_a_forced_slip_takes_the_level_square() -> None:
    here = "seats: 2; mover: red; red: at dolphins 5/4, order 16; blue: at back 9/8"
    t = table(here, [4, 4, 5], None)
    events = say(t, 0, "no whip")
    assert only(events, "strain-rolled")["strain"] == "S"
    assert only(events, "forced-slip")["square"] == "dolphins 6/5"
    behind = table(here.replace("dolphins 5/4", "dolphins 3/4"), [4, 4, 5], None)
    assert only(say(behind, 0, "no whip"), "forced-slip")["square"] == "dolphins 3/5"


@pytest.mark.clause("CM-6.7.3a", "CM-6.4.3")
def test_cm_6_7_3a_a_slip_to_an_inner_corner_lane_is_checked_like_a_change() -> None:
    here = "seats: 2; mover: red; left: 10; used: 4; lowest: 15; red: at dolphins 3/4; blue: at dolphins 5/4"
    t = table(here, [3, 3, 3], None)
    strained = only(say(t, 0, "slip in"), "strained")
    assert (strained["points"], strained["safe"]) == (2, 12)
    assert "strained" not in kinds(say(table(here, [], None), 0, "slip out"))
