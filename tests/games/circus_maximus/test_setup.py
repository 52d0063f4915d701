"""CM-2, CM-3 Components and set-up: the field, the colours, the log sheets and the start lanes."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.core.errors import BadRequest
from harena.core.table import Table
from harena.games.circus_maximus.chariot import LEFT, RIGHT
from harena.games.circus_maximus.track import GRAY, OFF

from .tables import (
    GAME,
    Draw,
    advanced,
    asked,
    chariot,
    choice,
    deal,
    even,
    kinds,
    log,
    look,
    only,
    options,
    race,
    refused,
    said_of,
    say,
    script,
    seen_by,
    table,
    view,
    wander,
    where,
)

COLOURS = ["red", "blue", "green", "yellow", "purple", "black", "white", "brown"]
LANES: list[Draw] = [1, 2, 3, 4, 5, 6, 7, 8]


def owners(tab: Table) -> list[int]:
    return [int(chariot(tab, colour).build.owner) for colour in COLOURS]


def counts(tab: Table) -> list[int]:
    """How many colours each seat has."""
    return [owners(tab).count(seat) for seat in range(tab.state.seats)]


def prepared(tab: Table) -> Table:
    """Everybody spends one point on everything."""
    for seat in range(tab.state.seats):
        for colour in COLOURS:
            if chariot(tab, colour).build.owner == seat:
                say(tab, seat, f"prepare {colour} 1-1-1-1")
    return tab


# ---- components


@pytest.mark.clause("CM-2.1")
def test_cm_2_1_no_counter_ever_leaves_the_squares_of_the_track() -> None:
    for rules in ("basic", "advanced"):
        for tab in wander(deal(4, {"rules": rules}, 3), 3):
            board = race(tab).board
            standing = sorted(square for square in range(len(board)) if board[square] != 0)
            active = [one for one in race(tab).chariots if one.active()]
            assert standing == sorted(square for one in active for square in (one.team, one.car) if square != OFF)
            assert all(0 <= square < race(tab).track.size for square in standing)


@pytest.mark.clause("CM-2.2a")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_cm_2_2a_the_car_is_always_just_behind_its_team_in_its_lane(rules: str) -> None:
    for tab in wander(deal(3, {"rules": rules}, 5), 5):
        track = race(tab).track
        for one in race(tab).chariots:
            if one.active() and one.has_car():
                assert track.lane[one.car] == track.lane[one.team]
                assert track.next[one.car] == one.team


@pytest.mark.clause("CM-2.2a")
def test_cm_2_2a_behind_the_first_home_square_is_gray_until_the_car_has_left_it() -> None:
    tab = table("turn: 1; mover: red; left: 3; red: at gray 4/3; blue: at home 20/8")
    say(tab, 0, "lane out")
    assert where(tab, "red") == ("home 1/4", "gray 4/4")
    say(tab, 0, "lane out")
    assert where(tab, "red") == ("home 2/5", "home 1/5")
    later = table("mover: red; left: 3; red: at eggs 12/3, stage 3; blue: at home 20/8")
    say(later, 0, "lane out")
    assert where(later, "red") == ("home 1/4", "eggs 15/4")


@pytest.mark.clause("CM-2.2b", "CM-3.7")
def test_cm_2_2b_three_eggs_three_dolphins_and_a_token_for_every_chariot() -> None:
    tab = prepared(deal(2))
    words = view(tab, None)
    assert (words["eggs"], words["dolphins"], race(tab).taken) == (3, 3, 0)
    seq = tab.seq()
    for seat in (0, 1):
        for colour in COLOURS:
            if chariot(tab, colour).build.owner == seat:
                say(tab, seat, f"speed {colour} 10")
    assert only(seen_by(tab, None, seq), "cup-filled")["chariots"] == COLOURS


@pytest.mark.clause("CM-3.7")
def test_cm_3_7_dolphins_come_down_at_the_far_end_and_eggs_at_the_finish() -> None:
    tab = table("mover: red; left: 2; taken: 0; red: at home 28/3, stage 0; blue: at home 5/5")
    say(tab, 0, "forward")
    assert (view(tab, None)["eggs"], view(tab, None)["dolphins"]) == (3, 2)
    tab = table("mover: red; left: 2; taken: 1; red: at back 28/3, stage 2; blue: at home 5/5")
    say(tab, 0, "forward")
    assert (view(tab, None)["eggs"], view(tab, None)["dolphins"]) == (2, 2)


@pytest.mark.clause("CM-2.2c")
def test_cm_2_2c_a_flip_leaves_a_wreck_and_a_dragged_driver_and_no_car() -> None:
    position = "option wall-moves: yes; mover: red; left: 1; red: at home 12/8; blue: at back 3/8"
    tab = advanced(position, [2, 2])
    say(tab, 0, "wall out", "confirm")
    assert (log(tab, "red")["standing"], log(tab, "red")["driver"]) != ("racing", "aboard")
    assert (where(tab, "red")[1], view(tab, None)["wrecks"]) == ("none", {"home 11/8": "car"})
    basic = table(position)
    say(basic, 0, "wall out", "confirm")
    assert (log(basic, "red")["standing"], log(basic, "red")["driver"]) == ("out", "aboard")
    assert view(basic, None)["wrecks"] == {}


@pytest.mark.clause("CM-2.3", "CM-3.5a")
def test_cm_2_3_each_chariot_owns_a_log_sheet() -> None:
    tab = prepared(deal(2))
    for colour in COLOURS:
        sheet = log(tab, colour)
        build = chariot(tab, colour).build
        assert sheet["points"] == [1, 1, 1, 1]
        assert (sheet["modifier"], sheet["current"], sheet["history"]) == (1, 1, [])
        assert (sheet["hits"], sheet["whip"], sheet["weight"]) == ([build.hits, build.hits], True, "normal")
        assert (sheet["wheels"], sheet["endurance"]) == ([0, 0], [build.endurance, build.endurance])
        assert sheet["horses"] == [[boxes, boxes] for boxes in build.boxes]
        assert (sheet["team_speed"], sheet["speeds"]) == (sum(build.boxes), [])


@pytest.mark.clause("CM-2.4")
def test_cm_2_4_the_rules_are_chosen_by_the_table() -> None:
    assert view(deal(3), None)["rules"] == "basic"
    assert view(deal(3, {"rules": "advanced"}), None)["rules"] == "advanced"
    wrecks = "wrecks: home 13/3; mover: red; left: 4; red: at home 12/3; blue: at back 3/8"
    assert "over" in options(advanced(wrecks), 0)
    with pytest.raises(BadRequest):
        deal(3, {"rules": "campaign"})


@pytest.mark.clause("CM-2.6")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_cm_2_6_all_chance_is_dice_and_draws_and_a_seed_gives_the_same_race(rules: str) -> None:
    first = list(wander(deal(3, {"rules": rules}, 8), 2))[-1]
    second = list(wander(deal(3, {"rules": rules}, 8), 2))[-1]
    assert [entry.drawn for entry in first.entries] == [entry.drawn for entry in second.entries]
    assert GAME.print(first.state) == GAME.print(second.state)
    drawn = [word for entry in first.entries[1:] for word in entry.drawn]
    assert {word for word in drawn if isinstance(word, int)} == {1, 2, 3, 4, 5, 6}
    assert {word for word in drawn if isinstance(word, str)} == set(COLOURS)
    assert all(isinstance(word, (int, str)) for word in drawn)
    again = Table(GAME, 3, {"rules": rules}, {"make": "scripted", "draws": all_drawn(first), "then": None})
    for entry in first.entries[1:]:
        assert entry.seat is not None
        again.answer(entry.seat, entry.picks)
    assert GAME.print(again.state) == GAME.print(first.state)


def all_drawn(tab: Table) -> list[object]:
    return [word for entry in tab.entries for word in entry.drawn]


# ---- players and places


@pytest.mark.clause("CM-3.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_cm_3_1_two_to_eight_players_race(seats: int) -> None:
    tab = deal(seats)
    assert (tab.state.seats, choice(tab), asked(tab)) == (seats, "preparation", list(range(seats)))


@pytest.mark.clause("CM-3.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 16])
def test_cm_3_1_any_other_number_is_refused(seats: int) -> None:
    with pytest.raises(BadRequest, match="2 to 8 players") as refusal:
        deal(seats)
    assert refusal.value.clause == "CM-3.1"


@pytest.mark.clause("CM-3.2")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_cm_3_2_eight_chariots_in_eight_lanes_with_the_car_on_the_lane_square(seats: int) -> None:
    tab = deal(seats)
    places = [where(tab, colour) for colour in COLOURS]
    assert len(race(tab).chariots) == 8
    assert sorted(places) == [(f"gray 4/{lane}", f"gray 3/{lane}") for lane in range(1, 9)]
    told = [event for event in seen_by(tab, None, -1) if event.get("kind") == "chariot-placed"]
    assert [(event["chariot"], event["lane"], event["row"]) for event in told] == [
        (colour, int(team[-1]), 1) for colour, (team, _) in zip(COLOURS, places, strict=True)
    ]


@pytest.mark.clause("CM-3.2")
def test_cm_3_2_lanes_are_drawn_at_random() -> None:
    lanes: Counter[int] = Counter()
    for seed in range(400):
        found = race(deal(2, seed=seed))
        lanes[found.track.lane[found.chariots[3].team]] += 1
    assert even([lanes[lane] for lane in range(1, 9)])


@pytest.mark.clause("CM-3.3")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (4, 2), (8, 1)])
def test_cm_3_3_with_two_four_or_eight_players_colours_come_out_even_without_dice(seats: int, each: int) -> None:
    tab = deal(seats)
    assert counts(tab) == [each] * seats
    told = [event for event in seen_by(tab, None, -1) if event.get("kind") == "faction-drawn"]
    assert [event["seat"] for event in told] == list(range(seats)) * each
    assert sorted(str(event["chariot"]) for event in told) == sorted(COLOURS)
    assert "surplus-rolled" not in kinds(seen_by(tab, None, -1))


@pytest.mark.clause("CM-3.3")
def test_cm_3_3_colours_are_drawn_blind() -> None:
    drawn = Counter(owners(deal(2, seed=seed))[0] for seed in range(400))
    assert even([drawn[0], drawn[1]])
    tab = script(2, [*LANES, "white", "brown", "red", "blue", "green", "yellow", "purple", "black"])
    assert owners(tab) == [0, 1, 0, 1, 0, 1, 0, 1]


@pytest.mark.clause("CM-3.4a")
def test_cm_3_4a_three_players_by_dice_highest_first_going_round() -> None:
    dice: list[Draw] = [3, 3, 3, 6, 4, 4, 4, 4, 3]
    tab = script(3, [*LANES, "red", "blue", "green", *dice, "yellow", "purple", "black", "white", "brown"])
    assert owners(tab) == [0, 1, 2, 1, 2, 0, 1, 2]
    assert counts(tab) == [2, 3, 3]
    told = [event for event in seen_by(tab, None, -1) if event.get("kind") == "surplus-rolled"]
    assert [(event["seat"], event["total"]) for event in told] == [(0, 9), (1, 14), (2, 11)]


@pytest.mark.clause("CM-3.4a")
@pytest.mark.parametrize(
    ("seats", "each"), [(3, [3, 3, 2]), (5, [2, 2, 2, 1, 1]), (6, [2, 2, 1, 1, 1, 1]), (7, [2, 1, 1, 1, 1, 1, 1])]
)
def test_cm_3_4a_the_best_rolls_get_the_surplus(seats: int, each: list[int]) -> None:
    tab = deal(seats)
    assert sorted(counts(tab), reverse=True) == each
    told = [event for event in seen_by(tab, None, -1) if event.get("kind") == "surplus-rolled"]
    best: dict[object, object] = {}
    for event in told:
        best.setdefault(event["seat"], event["total"])
    assert set(best) == set(range(seats))
    richest = max(best, key=lambda seat: int(str(best[seat])))
    assert counts(tab)[int(str(richest))] == max(each)


@pytest.mark.clause("CM-3.4a")
def test_cm_3_4a_equal_rolls_are_rolled_again_among_themselves() -> None:
    first: list[Draw] = [6, 4, 4, 2, 2, 2, 6, 4, 4]
    tab = script(3, [*LANES, "red", "blue", "green", *first, 1, 1, 1, 1, 1, 2, *COLOURS[3:]])
    assert owners(tab)[3:] == [2, 0, 1, 2, 0]
    told = [event["seat"] for event in seen_by(tab, None, -1) if event.get("kind") == "surplus-rolled"]
    assert told == [0, 1, 2, 0, 2]


@pytest.mark.clause("CM-3.4b")
def test_cm_3_4b_nobody_attacks_a_chariot_of_his_own() -> None:
    position = (
        "mover: red; left: 3; red: at home 12/3, owner 0; blue: at home 12/4, owner {}; green: at home 2/8, owner 1"
    )
    own = table(position.format(0))
    assert not [word for word in options(own, 0) if word.startswith(("lash", "ram"))]
    refusal = refused(own, 0, "ram blue car")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "CM-3.4b")
    assert [word for word in options(table(position.format(1)), 0) if word.startswith(("lash", "ram"))] == [
        "lash blue car",
        "ram blue car",
    ]


@pytest.mark.clause("CM-3.4b")
def test_cm_3_4b_a_forced_ram_strikes_ones_own_chariot_too() -> None:
    """Red slips out of a corner lane onto its owner's blue."""
    tab = table(
        "mover: red; red: at dolphins 5/3, owner 0, order 14; blue: at dolphins 6/4, owner 0; "
        "green: at home 2/8, owner 1",
        [4, 4, 4],
    )
    events = say(tab, 0, "no whip")
    assert only(events, "strain-rolled")["strain"] == "S"
    ram = only(events, "forced-ram")
    assert (ram["chariot"], ram["rival"]) == ("red", "blue")


# ---- the log sheet


@pytest.mark.clause("CM-3.5b")
def test_cm_3_5b_the_current_modifier_is_written_down_only_when_it_changes() -> None:
    """Twelve and two points: jostled."""
    fresh = table("red: at home 12/3, modifier 1; blue: at home 2/8")
    assert (log(fresh, "red")["current"], log(fresh, "red")["history"]) == (1, [])
    tab = table("mover: red; red: at dolphins 5/3, modifier 1, order 15; blue: at home 2/8", [6, 6, 2, "blue"], None)
    events = say(tab, 0, "no whip")
    assert only(events, "strain-rolled")["strain"] == "J"
    assert (log(tab, "red")["modifier"], log(tab, "red")["current"], log(tab, "red")["history"]) == (1, -2, [-2])


@pytest.mark.clause("CM-3.5b")
def test_cm_3_5b_every_later_value_goes_into_the_next_box() -> None:
    tab = table("red: at home 12/3, modifier 1, current -2, history -2, order 0; blue: at home 2/8; todo: next-turn")
    assert (chariot(tab, "red").current, chariot(tab, "red").history) == (-1, (-2, -1))
    assert chariot(tab, "blue").history == ()


@pytest.mark.clause("CM-3.5c", "CM-3.5d")
def test_cm_3_5d_an_injury_of_two_lowers_the_team_speed_by_two() -> None:
    tab = table("mover: red; left: 2; red: at home 12/3; blue: at home 11/4, horses 6/4/4/5", [4, 5])
    assert log(tab, "blue")["team_speed"] == 19
    say(tab, 0, "ram blue team")
    say(tab, 1, "hold")
    assert log(tab, "blue")["horses"] == [[4, 6], [4, 4], [4, 4], [5, 5]]
    assert (log(tab, "blue")["team_speed"], log(tab, "blue")["maximum"]) == (17, 17)
    assert log(tab, "red")["team_speed"] == 16


# ---- preparation


@pytest.mark.clause("CM-3.6a")
def test_cm_3_6a_four_points_and_at_most_two_on_each_part() -> None:
    tab = deal(8)
    colour = COLOURS[owners(tab).index(0)]
    plans = options(tab, 0)
    assert len(plans) == len(set(plans)) == 19
    for plan in plans:
        words = plan.split()
        points = [int(point) for point in words[2].split("-")]
        assert words[:2] == ["prepare", colour]
        assert (len(points), sum(points)) == (4, 4)
        assert max(points) <= 2
        assert min(points) >= 0


@pytest.mark.clause("CM-3.6a")
@pytest.mark.parametrize("plan", ["3-1-0-0", "2-2-1-0", "0-0-0-4", "2-2", "1-1-1-1-0"])
def test_cm_3_6a_anything_else_is_no_move(plan: str) -> None:
    tab = deal(8)
    colour = COLOURS[owners(tab).index(0)]
    with pytest.raises(Exception, match="prepare") as refusal:
        say(tab, 0, f"prepare {colour} {plan}")
    assert getattr(refusal.value, "kind", "") == "not-a-move"


@pytest.mark.clause("CM-3.6a")
def test_cm_3_6a_each_chariot_once_and_only_ones_own() -> None:
    tab = script(2, [*LANES, *COLOURS])
    assert refused(tab, 0, "prepare blue 1-1-1-1").clause == "CM-3.6a"
    say(tab, 0, "prepare red 2-2-0-0")
    assert refused(tab, 0, "prepare red 1-1-1-1").kind == "not-an-option"
    assert {word.split()[1] for word in options(tab, 0)} == {"green"}
    assert {word.split()[1] for word in options(tab, 1)} == {"blue"}


@pytest.mark.clause("CM-3.6b")
def test_cm_3_6b_nothing_is_told_until_the_last_chariot_is_prepared_then_dice_are_rolled() -> None:
    tab = script(2, [*LANES, *COLOURS, *[1, 2, 3] * 8])
    seq = tab.seq()
    for colour in COLOURS[::2]:
        say(tab, 0, f"prepare {colour} 2-2-0-0")
    for colour in COLOURS[1:7:2]:
        say(tab, 1, f"prepare {colour} 0-0-2-2")
    assert seen_by(tab, 0, seq) == seen_by(tab, 1, seq) == seen_by(tab, None, seq) == []
    assert asked(tab) == [1]
    assert all(log(tab, colour)["points"] == [] for colour in COLOURS)
    events = say(tab, 1, "prepare brown 1-1-1-1")
    told = [event for event in events if event["kind"] == "points-revealed"]
    assert [event["chariot"] for event in told] == COLOURS
    assert (told[0]["driver"], told[0]["car"], told[0]["team"], told[0]["endurance"]) == (2, "heavy", 0, 0)
    assert (told[1]["driver"], told[1]["car"], told[1]["team"], told[1]["endurance"]) == (0, "light", 2, 2)
    assert kinds(events)[:5] == ["points-revealed", "driver-built", "team-built", "endurance-built", "points-revealed"]
    assert said_of(tab, None, tab.seq() - 1, "turn-begun") is not None
    assert choice(tab) == "write-speeds"


@pytest.mark.clause("CM-3.6.2")
@pytest.mark.parametrize("car", [0, 1, 2])
def test_cm_3_6_2_ten_boxes_on_each_wheel_whatever_the_car(car: int) -> None:
    """Nine points of damage leave one box; the tenth destroys the wheel."""
    position = f"mover: red; left: 1; red: at home 12/3; blue: at home 12/4, points 1/{car}/1/1, wheels {{}}/0"
    for damage, left in ((0, 10), (8, 2)):
        assert chariot(table(position.format(damage)), "blue").wheel_left(LEFT) == left
        assert chariot(table(position.format(damage)), "blue").wheel_left(RIGHT) == 10
    lasting = table(position.format(8), [6, 6, 6, 1, 1])
    say(lasting, 0, "ram blue car")
    say(lasting, 1, "hold")
    assert (log(lasting, "blue")["standing"], log(lasting, "blue")["wheels"]) == ("racing", [9, 0])
    broken = table(position.format(9), [6, 6, 6, 1, 1])
    say(broken, 0, "ram blue car")
    say(broken, 1, "hold")
    assert (log(broken, "blue")["standing"], log(broken, "blue")["wheels"]) == ("out", [10, 0])


# ---- start lanes and finish


@pytest.mark.clause("CM-3.8a")
@pytest.mark.parametrize(
    ("turn", "team", "may"), [(1, "home 1/3", False), (2, "home 1/3", False), (1, "home 2/3", True)]
)
def test_cm_3_8a_no_attack_from_gray(turn: int, team: str, *, may: bool) -> None:
    """The rival stands beside the car either way."""
    rival = "home 1/4" if team == "home 1/3" else "home 2/4"
    tab = table(f"turn: {turn}; mover: red; left: 2; red: at {team}, stage 0; blue: at {rival}, stage 0")
    assert ("ram blue car" in options(tab, 0)) == may
    if not may:
        assert refused(tab, 0, "ram blue car").clause == "CM-3.8a"
        assert refused(tab, 0, "lash blue car").clause == "CM-3.8a"


@pytest.mark.clause("CM-3.8a")
def test_cm_3_8a_a_chariot_still_on_gray_can_be_attacked() -> None:
    tab = table("turn: 1; mover: red; left: 2; red: at home 2/3, stage 0; blue: at home 1/4, stage 0")
    assert where(tab, "blue") == ("home 1/4", "gray 4/4")
    assert "ram blue team" in options(tab, 0)


@pytest.mark.clause("CM-3.8b")
def test_cm_3_8b_nobody_backs_onto_gray() -> None:
    position = "turn: 2; mover: red; left: 2; red: at home {0}/3, stage {2}; blue: at home {1}/4, stage {2}"
    near = table(position.format(2, 2, 0))
    say(near, 0, "ram blue car")
    assert "brake back" not in options(near, 1)
    further = table(position.format(3, 3, 0))
    say(further, 0, "ram blue car")
    assert "brake back" in options(further, 1)
    second_lap = table(position.format(2, 2, 4))
    say(second_lap, 0, "ram blue car")
    assert "brake back" in options(second_lap, 1)


@pytest.mark.clause("CM-3.8b")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_cm_3_8b_who_has_left_gray_is_never_on_it_again(rules: str) -> None:
    left: set[int] = set()
    for tab in wander(deal(4, {"rules": rules}, 9), 9):
        section = race(tab).track.section
        for number, one in enumerate(race(tab).chariots):
            on_gray = one.active() and any(square != OFF and section[square] == GRAY for square in (one.team, one.car))
            assert not (on_gray and number in left)
            if not on_gray:
                left.add(number)


@pytest.mark.clause("CM-3.8c")
@pytest.mark.parametrize(("stage", "taken"), [(2, 1), (6, 3)])
def test_cm_3_8c_on_the_first_two_laps_the_line_only_marks_the_lap(stage: int, taken: int) -> None:
    tab = table(f"mover: red; left: 3; taken: {taken}; red: at back 28/3, stage {stage}; blue: at home 5/5")
    events = say(tab, 0, "forward")
    assert kinds(events) == ["moved", "marker-taken"]
    assert (where(tab, "red")[0], look(tab, None).final) == ("eggs 1/3", 0)


@pytest.mark.clause("CM-3.8c")
def test_cm_3_8c_on_the_third_it_is_the_finish_at_the_end_of_the_back_stretch() -> None:
    tab = table("mover: red; left: 3; red: at back 27/3, stage 10; blue: at home 5/5, stage 8")
    assert "finished" not in kinds(say(tab, 0, "forward"))
    events = say(tab, 0, "forward")
    assert (only(events, "finished")["chariot"], only(events, "finished")["spare"]) == ("red", 1)
    assert log(tab, "red")["standing"] == "finished"


@pytest.mark.clause("CM-3.9")
def test_cm_3_9_the_engine_announces_turns_and_draws_the_tokens() -> None:
    tab = table("turn: 4; red: at home 5/3; blue: at home 9/8; todo: next-turn", ["blue", "red"], None)
    assert only(seen_by(tab, None, -1), "turn-begun")["turn"] == 5
    say(tab, 0, "speed red 0")
    events = say(tab, 1, "speed blue 0")
    assert [event["chariot"] for event in events if event["kind"] == "token-drawn"] == ["blue"]
    events = say(tab, 1, "no whip")
    assert [event["chariot"] for event in events if event["kind"] == "token-drawn"] == ["red"]
