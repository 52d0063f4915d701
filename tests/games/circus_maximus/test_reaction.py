"""CM-11 Reaction time: the limit, and the moves made for a player who lets it run out."""

from __future__ import annotations

import pytest

from harena.core.errors import NotAnOption
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.circus_maximus.reaction import moves_are_final, previews_allowed

from .tables import GAME, Draw, advanced, asked, chariot, choice, deal, kinds, options, race, say, table, where

TIMED = "option reaction-time: 5; "


def late(tab: Table, seat: int) -> str | None:
    """What is done for a seat that says nothing."""
    pick = GAME.late(tab.state, Seat(seat))
    return None if pick is None else GAME.picks.say(pick)


def seconds(tab: Table, seat: int) -> int | None:
    return GAME.seconds(tab.state, Seat(seat))


def let_run(tab: Table, most: int) -> None:
    """Every answer is a late one, until the race is over or that many were given."""
    for _ in range(most):
        if not tab.state.asked():
            return
        seat = tab.state.asked()[0]
        pick = GAME.late(tab.state, seat)
        assert pick is not None
        tab.answer(seat, [pick])


def red(more: str, others: str = "blue: at home 2/8, whip 0", draws: list[Draw] | None = None) -> Table:
    """Red's phase begins, in lane 4, with the clock running."""
    return advanced(f"{TIMED}seats: 2; mover: red; cup:; red: at home 10/4, {more}; {others}", draws or [], None)


# ---- the limit


@pytest.mark.clause("CM-11.1")
@pytest.mark.parametrize(
    ("rules", "limit", "wanted"),
    [("advanced", "5", 5), ("advanced", "off", None), ("basic", "5", None), ("basic", "off", None)],
)
def test_cm_11_1_a_clock_belongs_to_the_advanced_race(rules: str, limit: str, wanted: int | None) -> None:
    words = f"option rules: {rules}; option reaction-time: {limit}; seats: 2; red: at home 10/4; blue: at home 2/8"
    assert seconds(table(words, [], None), 0) == wanted


@pytest.mark.clause("CM-11.9")
@pytest.mark.parametrize("limit", [1, 2, 3, 4, 5, 10])
def test_cm_11_9_the_limit_is_the_tables_choice(limit: int) -> None:
    tab = deal(2, {"rules": "advanced", "reaction-time": str(limit)})
    let_run(tab, 8)
    assert (choice(tab), seconds(tab, 0)) == ("write-speeds", limit)


@pytest.mark.clause("CM-11.2")
def test_cm_11_2_with_a_clock_moves_are_final() -> None:
    for words, final in ((TIMED, True), ("", False)):
        tab = advanced(f"{words}seats: 2; red: at home 10/4; blue: at home 2/8")
        assert moves_are_final(race(tab)) == final
    assert not moves_are_final(race(table(f"{TIMED}seats: 2; red: at home 10/4; blue: at home 2/8")))


@pytest.mark.clause("CM-11.2")
@pytest.mark.parametrize(("clock", "back"), [(TIMED, None), ("", 0)], ids=["clock", "no clock"])
def test_cm_11_2_against_the_clock_no_move_is_taken_back(clock: str, back: int | None) -> None:
    words = f"{clock}seats: 2; mover: red; cup:; red: at home 10/4, order 6, whip 0; blue: at home 2/8, whip 0"
    tab = advanced(words, [], None)
    say(tab, 0, "forward")
    assert tab.undo_point(Seat(0)) == back
    if back is None:
        with pytest.raises(NotAnOption, match=r"there is no undo \(CM-11\.2\)") as refusal:
            tab.check_undo()
        assert refusal.value.clause == "CM-11.2"
    else:
        tab.check_undo()


@pytest.mark.clause("CM-11.2")
def test_cm_11_2_in_the_basic_race_the_clock_is_none() -> None:
    words = f"{TIMED}seats: 2; mover: red; cup:; red: at home 10/4, order 6, whip 0; blue: at home 2/8, whip 0"
    tab = table(words, [], None)
    say(tab, 0, "forward")
    assert tab.undo_point(Seat(0)) == 0
    tab.check_undo()


@pytest.mark.clause("CM-11.4")
def test_cm_11_4_with_a_clock_no_squares_are_counted_ahead() -> None:
    for words, allowed in ((TIMED, False), ("", True)):
        tab = advanced(f"{words}seats: 2; red: at home 10/4; blue: at home 2/8")
        assert previews_allowed(race(tab)) == allowed
    assert previews_allowed(race(table(f"{TIMED}seats: 2; red: at home 10/4; blue: at home 2/8")))


@pytest.mark.clause("CM-11.3")
def test_cm_11_3_five_seconds_to_begin() -> None:
    tab = red("order 6")
    assert (choice(tab), seconds(tab, 0), seconds(tab, 1)) == ("whip-choice", 5, None)
    say(tab, 0, "no whip")
    assert (choice(tab), seconds(tab, 0), seconds(tab, 1)) == ("move-choice", 5, None)


@pytest.mark.clause("CM-11.5")
def test_cm_11_5_no_limit_while_an_attack_is_settled() -> None:
    tab = red("order 6, whip 0", "blue: at home 9/5, whip 0")
    assert seconds(tab, 0) == 5
    say(tab, 0, "ram blue team")
    assert choice(tab) == "defence-choice"
    assert (seconds(tab, 0), seconds(tab, 1)) == (None, None)


@pytest.mark.clause("CM-11.5")
def test_cm_11_5_no_limit_while_a_wreck_is_reckoned_with() -> None:
    tab = red("order 6, whip 0", "blue: at home 2/8; wrecks: home 11/4", [3])
    say(tab, 0, "over")
    assert (options(tab, 0)[0], seconds(tab, 0)) == ("pay 0", None)


@pytest.mark.clause("CM-11.6")
def test_cm_11_6_the_count_starts_anew_at_every_step() -> None:
    tab = red("order 6, whip 0")
    for move in ("forward", "lane out", "brake"):
        say(tab, 0, move)
        assert (choice(tab), seconds(tab, 0)) == ("move-choice", 5)


@pytest.mark.clause("CM-11.8")
def test_cm_11_8_nobody_at_the_table_has_to_count() -> None:
    # The steward is no seat: every player has the same limit, and none once he has answered.
    words = f"{TIMED}seats: 3; red: at home 10/4; blue: at home 2/8; green: at home 2/6"
    tab = advanced(words)
    assert [seconds(tab, seat) for seat in range(3)] == [5, 5, 5]
    say(tab, 0, "speed red 6")
    assert [seconds(tab, seat) for seat in range(3)] == [None, 5, 5]
    assert late(tab, 0) is None


# ---- late moves


@pytest.mark.clause("CM-11.3")
def test_cm_11_3_straight_on_at_the_written_speed() -> None:
    tab = red("order 9", "blue: at home 12/5, whip 0")
    let_run(tab, 10)
    assert where(tab, "red") == ("home 19/4", "home 18/4")
    told = kinds(tab.all_events(-1))
    assert told.count("moved") == 9
    assert not {"attacked", "braked", "lane-changed", "whipped"} & set(told)
    assert chariot(tab, "red").endurance == 50


@pytest.mark.clause("CM-11.3")
def test_cm_11_3_no_whip_no_attack_no_brake() -> None:
    tab = red("order 6", "blue: at home 9/5, whip 0")
    assert late(tab, 0) == "no whip"
    say(tab, 0, "no whip")
    assert {"brake", "lane in", "lane out", "ram blue team", "lash blue team"} <= set(options(tab, 0))
    assert late(tab, 0) == "forward"


@pytest.mark.clause("CM-11.3")
@pytest.mark.parametrize(
    ("others", "move"),
    [
        ("blue: at home 12/4", "slip out"),
        ("blue: at home 12/4; green: at home 10/5", "slip in"),
        ("blue: at home 12/4; green: at home 10/5; yellow: at home 10/3", "brake"),
    ],
    ids=["outward", "inward", "walled in"],
)
def test_cm_11_3_blocked_it_goes_aside_outward_if_it_can(others: str, move: str) -> None:
    tab = advanced(f"{TIMED}seats: 4; mover: red; cup:; red: at home 10/4, order 6; {others}", [], None)
    say(tab, 0, "no whip")
    assert late(tab, 0) == move


@pytest.mark.clause("CM-11.3")
def test_cm_11_3_over_the_line_it_goes_straight() -> None:
    words = "seats: 2; mover: red; cup:; red: at back 28/4, stage 10, order 6, whip 0; blue: at home 2/8"
    assert late(advanced(TIMED + words, [], None), 0) == "forward"


@pytest.mark.clause("CM-11.5")
def test_cm_11_5_an_attacked_player_who_is_away_holds() -> None:
    tab = red("order 6, whip 0", "blue: at home 9/5, whip 0")
    say(tab, 0, "ram blue team")
    assert {"brake back", "evade out"} <= set(options(tab, 1))
    assert late(tab, 1) == "hold"


@pytest.mark.clause("CM-11.7")
@pytest.mark.parametrize(
    ("more", "order"),
    [
        ("speeds 12/10", "speed red 10"),
        ("speeds 10/12", "speed red 12"),
        ("speeds 12/0", "speed red 0"),
        ("speeds 12/16, horses 4/4/3/4", "speed red 15"),
        ("speeds 12, slowed 6", "speed red 10"),
        ("whip 1", "speed red 16"),
    ],
)
def test_cm_11_7_the_last_speed_again_or_the_highest(more: str, order: str) -> None:
    tab = advanced(f"{TIMED}seats: 2; red: at home 10/4, {more}; blue: at home 2/8", [], None)
    assert late(tab, 0) == order


@pytest.mark.clause("CM-11.7")
def test_cm_11_7_each_chariot_of_a_player_by_its_own_log() -> None:
    words = "seats: 2; red: at home 10/4, owner 0, speeds 9; blue: at home 2/8, owner 0, speeds 7; green: at home 2/6"
    tab = advanced(TIMED + words, [], None)
    assert late(tab, 0) == "speed red 9"
    say(tab, 0, "speed red 5")
    assert late(tab, 0) == "speed blue 7"


@pytest.mark.clause("CM-11.3", "CM-11.7")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (8, 3)])
def test_cm_11_3_a_race_nobody_attends_comes_to_its_end(rules: str, seats: int, seed: int) -> None:
    tab = deal(seats, {"rules": rules, "reaction-time": "5"}, seed)
    let_run(tab, GAME.longest)
    assert asked(tab) == []
    result = GAME.result(tab.state)
    assert result is not None
    assert sorted(result.places)[0] == 1
    told = kinds(tab.all_events(-1))
    assert told.count("race-over") == 1
    assert not {"attacked", "whipped"} & set(told)
