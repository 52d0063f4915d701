"""CM-4, CM-5 The turn: speeds written in secret, tokens from the cup, one phase each."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.core.table import Table

from .tables import (
    GAME,
    advanced,
    asked,
    chariot,
    choice,
    deal,
    even,
    kinds,
    log,
    only,
    options,
    race,
    refused,
    say,
    seen_by,
    table,
    view,
    wander,
    where,
)

PAIR = "red: at home 5/3; blue: at home 9/8"
TRIO = f"{PAIR}; green: at home 14/5, owner 0"


def written(tab: Table, speeds: dict[str, int]) -> list[dict[str, object]]:
    """Everybody writes; gives the events of the last answer."""
    events: list[dict[str, object]] = []
    for colour, speed in speeds.items():
        events = say(tab, int(chariot(tab, colour).build.owner), f"speed {colour} {speed}")
    return events


def tokens(events: list[dict[str, object]]) -> list[object]:
    return [event["chariot"] for event in events if event.get("kind") == "token-drawn"]


# ---- the cycle


@pytest.mark.clause("CM-4", "CM-5.5a")
def test_cm_4_speeds_then_the_cup_then_one_phase_after_the_other_then_again() -> None:
    tab = table(f"turn: 3; {PAIR}; todo: next-turn", ["blue", "red"])
    assert (race(tab).turn, choice(tab)) == (4, "write-speeds")
    events = written(tab, {"red": 1, "blue": 2})
    assert kinds(events) == ["speeds-written", "cup-filled", "token-drawn", "speed-revealed"]
    assert (asked(tab), choice(tab)) == ([1], "whip-choice")
    assert kinds(say(tab, 1, "no whip")) == ["mfs-set"]
    assert kinds(say(tab, 1, "forward")) == ["moved"]
    events = say(tab, 1, "forward")
    assert kinds(events) == ["moved", "phase-ended", "token-drawn", "speed-revealed"]
    assert (where(tab, "blue")[0], where(tab, "red")[0]) == ("home 11/8", "home 5/3")
    events = say(tab, 0, "no whip", "forward")
    assert kinds(events) == ["mfs-set", "moved", "phase-ended", "turn-begun"]
    assert (race(tab).turn, choice(tab), asked(tab)) == (5, "write-speeds", [0, 1])


@pytest.mark.clause("CM-4", "CM-5.1")
def test_cm_5_1_the_written_speed_goes_up_to_team_speed_plus_current_modifier() -> None:
    tab = table("red: at home 5/3, horses 5/4/3/4, modifier 2, current 1; blue: at home 9/8, modifier -1")
    assert options(tab, 0) == [f"speed red {speed}" for speed in range(18)]
    assert options(tab, 1) == [f"speed blue {speed}" for speed in range(16)]
    assert refused(tab, 0, "speed red 18").clause == "CM-6.1.2a"


@pytest.mark.clause("CM-5.1")
def test_cm_5_1_nothing_goes_on_until_every_chariot_has_its_order() -> None:
    tab = table(TRIO)
    assert (asked(tab), options(tab, 0)[0]) == ([0, 1], "speed red 0")
    assert say(tab, 0, "speed red 9") == []
    assert (asked(tab), options(tab, 0)[0]) == ([0, 1], "speed green 0")
    assert say(tab, 1, "speed blue 9") == []
    assert asked(tab) == [0]
    assert refused(tab, 1, "speed blue 8").kind == "not-your-turn"
    assert kinds(say(tab, 0, "speed green 9"))[:2] == ["speeds-written", "cup-filled"]


@pytest.mark.clause("CM-5.1")
def test_cm_5_1_a_chariot_that_cannot_move_has_nothing_to_write() -> None:
    tab = table("red: at home 5/3, horses 1/0/0/0, slowed 1; blue: at home 9/8; green: at home 14/5, owner 0")
    assert {word.split()[1] for word in options(tab, 0)} == {"green"}
    events = written(tab, {"green": 0, "blue": 0})
    assert only(events, "cup-filled")["chariots"] == ["red", "blue", "green"]


@pytest.mark.clause("CM-5.1")
def test_cm_5_1_a_runaway_team_has_no_orders() -> None:
    tab = advanced("red: at home 5/3, standing runaway, driver dragged; blue: at home 9/8")
    assert asked(tab) == [1]
    written(tab, {"blue": 5})
    assert race(tab).orders[0] == 0


# ---- the cup


@pytest.mark.clause("CM-5.2")
def test_cm_5_2_every_live_token_goes_into_the_cup() -> None:
    tab = advanced(
        "red: at home 5/3; blue: at home 9/8, standing runaway, driver dragged; green: standing out, owner 0; "
        "yellow: standing finished, owner 1, place 1; black: standing stopped, owner 1; "
        "purple: at home 20/5, standing driverless, driver dragged, owner 0",
        ["red"],
    )
    events = written(tab, {"red": 3})
    assert only(events, "cup-filled")["chariots"] == ["red", "blue", "purple"]
    assert view(tab, None)["cup"] == ["blue", "purple"]


@pytest.mark.clause("CM-5.2")
def test_cm_5_2_each_turn_anew() -> None:
    tab = table(f"{PAIR}", ["red", "blue", "blue", "red"])
    for order in (["red", "blue"], ["blue", "red"]):
        drawn = tokens(written(tab, {"red": 0, "blue": 0}))
        while choice(tab) == "whip-choice":
            drawn += tokens(say(tab, asked(tab)[0], "no whip"))
        assert drawn == order


@pytest.mark.clause("CM-5.2", "CM-5.3")
def test_cm_5_2_tokens_are_drawn_at_random() -> None:
    first: Counter[object] = Counter()
    for seed in range(300):
        tab = table(f"{TRIO}", [], seed)
        first[tokens(written(tab, {"red": 0, "green": 0, "blue": 0}))[0]] += 1
    assert even([first["red"], first["blue"], first["green"]])


# ---- phases


@pytest.mark.clause("CM-5.3")
def test_cm_5_3_the_drawn_chariot_moves_and_nobody_else() -> None:
    tab = table(TRIO, ["green"])
    written(tab, {"red": 5, "green": 6, "blue": 7})
    assert (race(tab).mover, asked(tab), view(tab, None)["mover"]) == (2, [0], "green")
    say(tab, 0, "no whip", "forward")
    assert (where(tab, "green")[0], where(tab, "red")[0]) == ("home 15/5", "home 5/3")
    refusal = refused(tab, 1, "forward")
    assert (refusal.kind, options(tab, 1)) == ("not-your-turn", [])


@pytest.mark.clause("CM-5.3")
def test_cm_5_3_a_rival_is_asked_only_about_an_attack_on_it() -> None:
    tab = table("mover: red; left: 3; red: at home 12/3; blue: at home 12/4; green: at home 12/2, owner 1")
    say(tab, 0, "ram blue car")
    assert (asked(tab), choice(tab)) == ([1], "defence-choice")
    assert options(tab, 1) == ["hold", "brake back", "evade out"]
    assert race(tab).mover == 0


@pytest.mark.clause("CM-5.3")
def test_cm_5_3_what_the_mover_wrote_is_opened_when_it_is_drawn() -> None:
    tab = table(PAIR, ["blue", "red"])
    events = written(tab, {"red": 5, "blue": 7})
    opened = only(events, "speed-revealed")
    assert (opened["chariot"], opened["speed"], opened["most"]) == ("blue", 7, 16)
    assert (log(tab, "blue")["speeds"], log(tab, "red")["speeds"]) == ([7], [])


@pytest.mark.clause("CM-5.3")
def test_cm_5_3_a_chariot_that_is_gone_does_not_move_when_its_token_comes() -> None:
    """Only the token of a chariot that left earlier in this turn is still in the cup."""
    tab = table(
        "mover: red; left: 1; red: at home 12/3; blue: at home 12/4, wheels 9/0, order 9; green: at home 3/8, owner 1",
        [6, 6, 6, 1, 1, "blue", "green"],
    )
    say(tab, 0, "ram blue car")
    events = say(tab, 1, "hold")
    assert (log(tab, "blue")["standing"], tokens(events)) == ("out", ["blue", "green"])
    assert only(events, "token-idle")["chariot"] == "blue"
    assert log(tab, "blue")["speeds"] == []


@pytest.mark.clause("CM-5.4", "CM-5.5a")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_cm_5_4_every_token_once_a_turn(rules: str) -> None:
    last = [*wander(deal(5, {"rules": rules}, 4), 4)][-1]
    turns = 0
    cup: set[object] = set()
    drawn: list[object] = []
    for event in last.events(None):
        if event.get("kind") == "cup-filled":
            chariots = event["chariots"]
            assert isinstance(chariots, list)
            cup, drawn, turns = set(chariots), [], turns + 1
        elif event.get("kind") == "token-drawn":
            drawn.append(event["chariot"])
            assert event["left"] == len(cup) - len(drawn)
        elif event.get("kind") in ("turn-begun", "race-over") and turns > 0:
            assert len(drawn) == len(set(drawn))
            assert set(drawn) == cup
    assert turns >= 5


@pytest.mark.clause("CM-5.4")
def test_cm_5_4_the_next_token_moves_the_same_way() -> None:
    tab = table(TRIO, ["blue", "green", "red"])
    written(tab, {"red": 1, "green": 1, "blue": 1})
    order = []
    while choice(tab) == "whip-choice":
        order.append(view(tab, None)["mover"])
        say(tab, asked(tab)[0], "no whip", "forward")
    assert order == ["blue", "green", "red"]
    assert [where(tab, colour)[0] for colour in ("red", "green", "blue")] == ["home 6/3", "home 15/5", "home 10/8"]


@pytest.mark.clause("CM-5.5a")
def test_cm_5_5a_the_turn_ends_with_the_last_token_and_not_before() -> None:
    tab = table(TRIO, ["blue", "green", "red"])
    written(tab, {"red": 0, "green": 0, "blue": 0})
    for cup in (["red", "green"], ["red"], []):
        assert (race(tab).turn, view(tab, None)["cup"]) == (2, cup)
        say(tab, asked(tab)[0], "no whip")
    assert only(seen_by(tab, None, tab.seq() - 1), "turn-begun")["turn"] == 3
    assert race(tab).mover == -1


@pytest.mark.clause("CM-5.5a")
def test_cm_5_5a_the_race_goes_on_by_written_speeds_every_turn() -> None:
    """The page says to go back to the cup, but a new turn needs new orders."""
    tab = table(PAIR, ["blue", "red"])
    written(tab, {"red": 0, "blue": 0})
    say(tab, 1, "no whip")
    say(tab, 0, "no whip")
    assert (race(tab).turn, choice(tab)) == (3, "write-speeds")


@pytest.mark.clause("CM-5.5b")
def test_cm_5_5b_men_on_foot_run_after_the_last_phase_only() -> None:
    tab = advanced(
        "turn: 4; red: at home 5/3; blue: standing out, driver on-foot, foot home 20/4, foot-turn 3", ["red"]
    )
    written(tab, {"red": 1})
    assert (choice(tab), where(tab, "red")[0]) == ("whip-choice", "home 5/3")
    say(tab, 0, "no whip")
    assert choice(tab) == "move-choice"
    say(tab, 0, "forward")
    assert (asked(tab), choice(tab), race(tab).turn) == ([1], "foot-choice", 4)
    assert "stay" in options(tab, 1)
    assert "run in" in options(tab, 1)
    events = say(tab, 1, "stay")
    assert only(events, "turn-begun")["turn"] == 5


@pytest.mark.clause("CM-5.5b")
def test_cm_5_5b_nobody_runs_in_the_turn_he_got_up() -> None:
    tab = advanced(
        "turn: 4; red: at home 5/3; blue: standing out, driver on-foot, foot home 20/4, foot-turn 4", ["red"]
    )
    written(tab, {"red": 0})
    assert only(say(tab, 0, "no whip"), "turn-begun")["turn"] == 5


@pytest.mark.clause("CM-5.3")
def test_cm_5_3_nobody_is_asked_out_of_turn() -> None:
    """Questions go to the mover's owner, but for orders, defences and what a result asks of a victim."""
    for tab in wander(deal(3, {"rules": "basic"}, 6), 6):
        if not asked(tab):
            continue
        if choice(tab) in ("whip-choice", "gain-choice", "move-choice"):
            assert asked(tab) == [race(tab).owner(race(tab).mover)]
        elif choice(tab) == "defence-choice":
            assert race(tab).agenda[-1].numbers()[1] != race(tab).mover


@pytest.mark.clause("CM-4")
def test_cm_4_a_whole_race_by_chance_ends_with_places() -> None:
    for seats in (2, 5):
        last = [*wander(deal(seats, {}, seats), seats)][-1]
        result = GAME.result(last.state)
        assert result is not None
        assert min(result.places) == 1
        assert "race-over" in kinds(seen_by(last, None, -1))
