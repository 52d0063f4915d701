"""Hints advise the whole of a phase: moves that are open one after the other, no farther than anybody can know, and
for reasons that are the exact odds' own."""

from __future__ import annotations

from typing import cast

import pytest

from harena.bots.circus_maximus.advice import advice
from harena.bots.minds import MINDS
from harena.bots.plans import best_plan, changes, sketched, thought_out, world_of, worth
from harena.bots.search import Budget
from harena.bots.why import Explanation, advise
from harena.core.agenda import State
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.ids import Pick, Seat
from harena.core.table import event_fields
from harena.games.circus_maximus.movement import MoveChoice
from harena.games.circus_maximus.race import Race
from tests.games.circus_maximus.tables import GAME, table
from tests.usual import under_way

MIND = MINDS[GAME.name]
SMALL = Budget(16, 60.0)
INTO_CORNER = "seats: 2; mover: red; written: 16; used: 6; left: 10; red: at home 25/{}, whip 0; blue: at back 3/3"


def hint(state: State, budget: Budget = SMALL) -> Explanation:
    return advise(MIND, Asked(GAME, state, state.asked()[0]), budget, Fast(1))


def picks(*says: str) -> list[Pick]:
    return [GAME.picks.parse(say) for say in says]


def told(position: str, plan: list[str], instead: list[str]) -> dict[str, dict[str, object]]:
    """The reasons by their kind."""
    race = table(position).state
    assert isinstance(race, Race)
    events = advice(race, Seat(0), picks(*plan), picks(*instead))
    return {event.kind.name: event_fields(GAME, event) for event in events}


def moving(count: int) -> list[State]:
    """States of random races in which somebody uses MFs."""
    states = [under_way(GAME, seed, 20 + 15 * seed) for seed in range(3 * count)]
    return [state for state in states if isinstance(state.agenda[-1], MoveChoice)][:count]


# ---- plans


def drive(state: State, plan: list[Pick], seed: int) -> int:
    """Make the moves of a plan; how many of them need neither chance nor anybody else to go on."""
    seat, luck = state.asked()[0], Fast(seed)
    walk, sure = state.clone(luck), 0
    for pick in plan:
        assert walk.asked() == [seat]
        assert pick in walk.options(seat)
        before = luck.state
        walk.take(seat, pick)
        if luck.state != before or walk.asked() != [seat] or not isinstance(walk.agenda[-1], MoveChoice):
            break
        sure += 1
    return sure


@pytest.mark.parametrize("budget", [SMALL, Budget(16, 0.0)], ids=["with time", "without"])
def test_a_plan_is_open_move_after_move_and_ends_where_chance_or_another_comes_between(budget: Budget) -> None:
    states = moving(6)
    lengths: list[int] = []
    for state in states:
        plan = hint(state, budget).plan
        # Nothing is drawn before the last move, so any luck will do; and only after the last one nobody can tell more.
        assert drive(state, plan, 1) == drive(state, plan, 2) == len(plan) - 1
        lengths.append(len(plan))
    assert max(lengths) > 3


def test_a_plan_uses_all_mfs_where_nothing_is_rolled() -> None:
    state = table("seats: 2; mover: red; written: 14; left: 14; red: at home 5/4, whip 0; blue: at home 8/8").state
    why = hint(state)
    assert why.plan == picks(*["forward"] * 14)
    assert {"plan-safe", "plan-before-corner"} <= {event.kind.name for event in why.because}


def test_a_plan_ends_with_the_square_on_which_a_die_is_rolled() -> None:
    world = table(INTO_CORNER.format(1)).state
    plan = sketched(MIND, world, Seat(0), picks("forward")[0], Fast(1))
    rolls = sketched(
        MIND, table(INTO_CORNER.format(1).replace("25", "28")).state, Seat(0), picks("forward")[0], Fast(1)
    )
    assert len(plan) < 10
    assert rolls == picks("forward")
    assert "plan-die-first" in told(INTO_CORNER.format(1).replace("25", "28"), ["forward"], [])


def test_a_plan_ends_with_an_attack_because_the_rival_answers() -> None:
    world = table("seats: 2; mover: red; left: 5; red: at home 10/3; blue: at home 10/4").state
    for attack in ("ram blue car", "lash blue team"):
        assert sketched(MIND, world, Seat(0), picks(attack)[0], Fast(1)) == picks(attack)


def test_the_moves_after_the_first_are_those_the_same_bot_chooses() -> None:
    state = table("seats: 2; mover: red; written: 12; left: 12; red: at home 5/6, whip 0; blue: at home 9/6").state
    question = Asked(GAME, state, Seat(0))
    world = world_of(MIND, question)
    plan = thought_out(MIND, question, world, picks("forward")[0], Budget(32, 60.0), Fast(3))
    quick = thought_out(MIND, question, world, picks("forward")[0], Budget(32, 0.0), Fast(3))
    assert plan[0] == quick[0]
    assert drive(state, plan, 1) == len(plan) - 1
    assert quick == sketched(MIND, world, Seat(0), picks("forward")[0], Fast(3))


def test_nobody_zigzags_for_nothing() -> None:
    # It is not this seat's best chariot that moves: whatever it does, the seat expects the same.
    state = under_way(GAME, 3, 115)
    question = Asked(GAME, state, state.asked()[0])
    world = world_of(MIND, question)
    on = picks("forward")[0]
    plain = sketched(MIND, world, question.seat, on, Fast(1))
    best = best_plan(MIND, question, world, on, Budget(48, 60.0), Fast(1))
    assert changes(plain) > 0
    assert worth(MIND, world, question.seat, plain) == pytest.approx(worth(MIND, world, question.seat, best))
    assert changes(best) < changes(plain)


@pytest.mark.clause("CM-3.5e")
def test_a_plan_and_its_reasons_are_the_same_whatever_the_rivals_have_written() -> None:
    text = (
        "seats: 3; mover: red; left: 9; cup: blue, green; red: at home 20/3, whip 0; "
        "blue: at home 24/3, order {}, order-most 17; green: at home 18/2, order {}, order-most 17"
    )
    worlds = [table(text.format(blue, green)).state for blue, green in [(3, 15), (17, 6)]]
    assert [cast("Race", world).orders[1] for world in worlds] == [3, 17]
    first, second = [hint(world).words() for world in worlds]
    assert len(cast("list[str]", first["plan"])) > 1
    assert first["because"]
    assert first == second


@pytest.mark.clause("CM-11.4")
def test_against_the_clock_a_hint_is_a_single_move() -> None:
    field = "seats: 2; mover: red; written: 14; left: 14; red: at home 5/4, whip 0; blue: at home 8/8"
    clocks = ["", "option reaction-time: 5; "]
    plans = [hint(table(f"option rules: advanced; {clock}{field}").state).plan for clock in clocks]
    assert len(plans[0]) > 1
    assert len(plans[1]) == 1


# ---- reasons


def test_a_risk_is_that_of_the_exact_odds_and_told_against_the_other_plans() -> None:
    text = INTO_CORNER
    safe, risky = ["lane out", *["forward"] * 3], ["forward"] * 4
    tab = table(text.format(3))
    outs = [
        cast("dict[str, float]", GAME.odds(tab.state, Seat(0), picks(*plan))["plan"])["out"] for plan in (safe, risky)
    ]
    assert 0.0 < outs[0] < outs[1]
    percents = [max(1, round(100 * out)) for out in outs]
    assert told(text.format(3), safe, risky)["plan-safer"] == {"risk": percents[0], "instead": percents[1]}
    assert told(text.format(3), risky, safe)["plan-bolder"] == {"risk": percents[1], "instead": percents[0]}
    assert told(text.format(3), risky, [])["plan-risks"] == {"risk": percents[1]}


def test_endurance_is_saved_or_spent() -> None:
    outside, inside = ["lane out", *["forward"] * 3], ["forward"] * 4
    saved = told(INTO_CORNER.format(3), outside, inside)["plan-saves"]["points"]
    assert cast("int", saved) > 0
    assert told(INTO_CORNER.format(3), inside, outside)["plan-spends"] == {"points": saved}
    assert not {"plan-saves", "plan-spends"} & set(told(INTO_CORNER.format(3), inside, inside))


@pytest.mark.parametrize(
    ("at", "kind", "fields"),
    [
        ("home 25/2", "plan-before-corner", {"lane": 2, "squares": 1}),
        ("home 26/2", "plan-before-corner", {"lane": 2, "squares": 0}),
        ("home 27/2", "plan-in-corner", {"lane": 2, "limit": 10}),
        ("home 5/2", "plan-in-lane", {"lane": 2}),
    ],
)
def test_it_is_told_where_a_phase_ends(at: str, kind: str, fields: dict[str, object]) -> None:
    position = f"seats: 2; mover: red; written: 2; left: 2; red: at {at}, whip 0; blue: at back 3/3"
    assert told(position, ["forward", "forward"], [])[kind] == fields


def test_rivals_that_are_ahead_are_passed() -> None:
    field = "seats: 3; mover: red; left: 4; red: at home 10/4, whip 0; blue: at home 12/6; green: at home 10/2"
    on, back = ["forward"] * 4, ["brake"] * 4
    assert told(field, on, back)["plan-passes"] == {"chariot": "blue"}
    assert "plan-passes" not in told(field, back, on)
    # Whoever is level or behind is not passed.
    for blue in ("home 9/6", "home 10/6"):
        field = f"seats: 2; mover: red; left: 4; red: at home 10/4, whip 0; blue: at {blue}"
        assert "plan-passes" not in told(field, on, back)


def test_a_rival_still_to_move_is_kept_behind_by_whoever_ends_right_ahead_of_him() -> None:
    field = "seats: 2; turn: 3; mover: red; left: 2; cup: {}; red: at home 12/5, drawn 3; blue: at home 10/4{}"
    across, straight = ["lane in"], ["forward"] * 2
    assert told(field.format("blue", ""), across, straight)["plan-keeps-behind"] == {"chariot": "blue"}
    assert "plan-keeps-behind" not in told(field.format("blue", ""), straight, across)
    assert "plan-keeps-behind" not in told(field.format("blue", ""), across, across)
    assert "plan-keeps-behind" not in told(field.format("", ", drawn 3"), across, straight)


def test_a_speed_is_praised_for_what_it_spares_or_gains() -> None:
    position = "seats: 2; red: at home 20/3, whip 0; blue: at back 3/3"
    assert set(told(position, ["speed red 5"], ["speed red 4"])) == {"plan-no-strain", "plan-farther"}
    assert told(position, ["speed red 5"], ["speed red 4"])["plan-farther"] == {"squares": 1}
    fast = told(position, ["speed red 16"], ["speed red 5"])
    assert "plan-no-strain" not in fast
    assert "plan-bolder" in fast
    assert "plan-spends" in fast


def test_an_attack_is_praised_for_what_it_is_worth() -> None:
    position = "seats: 2; mover: red; left: 3; red: at home 10/3; blue: at home 10/4, wheels 5/5"
    ends = told(position, ["ram blue car"], [])["plan-blow-ends"]
    assert ends["chariot"] == "blue"
    assert cast("int", ends["theirs"]) > 0
    assert "plan-safe" not in told(position, ["ram blue car"], [])


def test_other_questions_are_explained_by_their_terms() -> None:
    assert told("seats: 2; mover: red; left: 3; red: at home 10/3; blue: at home 10/4", [], []) == {}
