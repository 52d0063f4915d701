"""AM-11 Attacking: whips on the tile just entered, and the answer to them."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .tables import asked, choice, facts, hand, kinds, look, only, options, pool, race, refused, say, table

WHIP = "lay whip green"
ONE = "whip green"
TWO = "whip green, whip green"
THREE = "whip green, whip green, whip green"


def arrived(
    mine: str,
    theirs: str = "",
    third: str = "",
    more: str = "",
    progress: str = "0, 1, 3",
    chariots: str = "green, red, blue",
    track: str = "empty, empty, empty, empty",
    pool_cards: str = "whip blue",
) -> Table:
    """Seat 0 (green, Driver 2, Chariot 6) has entered tile 1, where seat 1 (red, Driver 1, Chariot 8) stands."""
    tab = table(
        f"seats: 3; chariots: {chariots}; turn: 0; phase: movement; track: {track}; progress: {progress}; "
        f"order: 2, 1; pool 0: {pool_cards}; hand 0: {mine}; hand 1: {theirs}; hand 2: {third}; {more}"
    )
    let_in(tab)
    return tab


def let_in(tab: Table) -> None:
    """Nobody rams, nobody blocks."""
    while choice(tab) in ("ram-choice", "block"):
        say(tab, asked(tab)[0], "done")


def crowd(mine: str, theirs: str = "", third: str = "", more: str = "") -> Table:
    """Seats 1 and 2 (blue, Driver 2, Chariot 5) both stand on the tile entered."""
    return arrived(mine, theirs, third, more, progress="0, 1, 1")


# ---- whether to attack


@pytest.mark.clause("AM-11.1")
def test_am_11_1_the_mover_is_asked_on_the_tile_it_entered() -> None:
    tab = arrived(TWO)
    assert (asked(tab), choice(tab), options(tab, 0)) == ([0], "attack-choice", ["done", "attack 1"])
    assert race(tab).progress[0] == 1


@pytest.mark.clause("AM-11.1")
def test_am_11_1_the_tile_takes_effect_first() -> None:
    tab = arrived(f"{TWO}, rein green, rein green", track="rocks 3, empty, empty, empty")
    assert choice(tab) == "pay-rocks"
    events = say(tab, 0, "lay rein green", "lay rein green", "done")
    assert kinds(events)[-2:] == ["rocks-passed", "damaged"]
    assert (choice(tab), options(tab, 0)) == ("attack-choice", ["done", "attack 1"])


@pytest.mark.clause("AM-11.1")
def test_am_11_1_the_mover_need_not_attack() -> None:
    tab = arrived(TWO)
    events = say(tab, 0, "done")
    assert kinds(events)[:1] == ["turn-ended"]
    assert (race(tab).damage, hand(tab, 0)) == ([0, 0, 0], ["whip green"] * 2)


@pytest.mark.clause("AM-11.1")
@pytest.mark.parametrize("mine", ["", "rein green, rein red"])
def test_am_11_1_a_hand_without_a_whip_is_asked_all_the_same(mine: str) -> None:
    tab = arrived(mine)
    assert (choice(tab), options(tab, 0)) == ("attack-choice", ["done"])


@pytest.mark.clause("AM-11.1")
def test_am_11_1_alone_on_a_tile_nothing_is_asked() -> None:
    assert choice(arrived(TWO, progress="0, 2, 3")) == "set-speed"


@pytest.mark.clause("AM-11.1")
def test_am_11_1_a_chariot_elsewhere_cannot_be_attacked() -> None:
    refusal = refused(arrived(TWO), 0, "attack 2")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-11.1")


@pytest.mark.clause("AM-11.1")
@pytest.mark.parametrize("status", ["down", "recovered"])
def test_am_11_1_a_crashed_chariot_cannot_be_attacked(status: str) -> None:
    tab = arrived(TWO, progress="0, 1, 1", more=f"status: racing, {status}, racing; broken: 0, 1, 0")
    assert options(tab, 0) == ["done", "attack 2"]


@pytest.mark.clause("AM-11.1", "AM-7.5")
def test_am_11_1_a_chariot_that_stood_still_attacks_nobody() -> None:
    assert choice(arrived(TWO, progress="1, 1, 3", pool_cards="")) == "set-speed"


@pytest.mark.clause("AM-11.1", "AM-7.3")
def test_am_11_1_the_time_for_ramming_is_over() -> None:
    refusal = refused(arrived(f"{ONE}, rein green"), 0, "ram 1")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-7.3")


@pytest.mark.clause("AM-11.1", "AM-13.6")
def test_am_11_1_across_the_line_nobody_is_attacked() -> None:
    tab = arrived(TWO, progress="31, 0, 3", more="moved: 0, 1, 0")
    assert (race(tab).progress[0], race(tab).crossed[0]) == (32, 1)
    assert (choice(tab), asked(tab)) == ("set-speed", [2])


# ---- whips


@pytest.mark.clause("AM-11.2")
def test_am_11_2_the_driver_score_caps_the_whips() -> None:
    tab = arrived(THREE)
    assert refused(tab, 0, "attack 1", WHIP, WHIP, WHIP).kind == "not-your-turn"
    event = only(say(tab, 0, "attack 1", WHIP, WHIP), "attacked")
    assert (event["seat"], event["rival"], event["whips"], event["clause"]) == (0, 1, 2, "AM-11.3")
    assert (asked(tab), hand(tab, 0), pool(tab, 0)) == ([1], ["whip green"], ["whip blue"])


@pytest.mark.clause("AM-11.2")
@pytest.mark.parametrize(("colour", "driver"), [("yellow", 1), ("blue", 2), ("black", 3)])
def test_am_11_2_every_chariot_has_its_own_cap(colour: str, driver: int) -> None:
    tab = arrived(THREE, chariots=f"{colour}, red, green")
    assert only(say(tab, 0, "attack 1", *[WHIP] * driver), "attacked")["whips"] == driver
    assert (asked(tab), len(hand(tab, 0))) == ([1], 3 - driver)


@pytest.mark.clause("AM-11.2")
def test_am_11_2_the_cap_counts_for_each_attacked_chariot() -> None:
    tab = crowd("whip green, whip green, whip green, whip green, whip green")
    say(tab, 0, "attack 1", WHIP, WHIP)
    say(tab, 1, "done", "done")
    say(tab, 0, "attack 2", WHIP, WHIP)
    say(tab, 2, "done", "done")
    assert (race(tab).damage, hand(tab, 0)) == ([0, 2, 2], ["whip green"])


@pytest.mark.clause("AM-11.2")
def test_am_11_2_magic_is_a_whip_and_a_rein_is_none() -> None:
    tab = arrived("rein green, magic")
    say(tab, 0, "attack 1")
    assert options(tab, 0) == ["lay magic"]
    refusal = refused(tab, 0, "lay rein green")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-11.2")
    assert only(say(tab, 0, "lay magic", "done"), "attacked")["whips"] == 1


@pytest.mark.clause("AM-11.2")
def test_am_11_2_an_attack_is_at_least_one_whip() -> None:
    tab = arrived(TWO)
    assert refused(tab, 0, "attack 1", "done").clause == "AM-11.2"
    assert refused(arrived("rein green"), 0, "attack 1").clause == "AM-11.2"


# ---- damage and cancelling


@pytest.mark.clause("AM-11.3")
@pytest.mark.parametrize("whips", [1, 2])
def test_am_11_3_each_whip_deals_one_damage(whips: int) -> None:
    tab = arrived(TWO)
    say(tab, 0, "attack 1", *[WHIP] * whips, *["done"] * (2 - whips))
    assert race(tab).damage == [0, 0, 0]
    event = only(say(tab, 1, "done"), "damaged")
    assert (event["seat"], event["points"]) == (1, whips)
    assert race(tab).damage == [0, whips, 0]


@pytest.mark.clause("AM-11.4", "AM-11.3")
@pytest.mark.parametrize(("cancelled", "damage"), [(0, 2), (1, 1), (2, 0)])
def test_am_11_4_whips_cancel_one_for_one_whatever_the_driver(cancelled: int, damage: int) -> None:
    tab = arrived(TWO, TWO)
    assert look(tab, 1).scores[1][1] == 1
    say(tab, 0, "attack 1", WHIP, WHIP)
    events = say(tab, 1, *[WHIP] * cancelled, *["done"] * (cancelled < 2))
    assert [event["whips"] for event in events if event["kind"] == "attack-cancelled"] == [cancelled] * (cancelled > 0)
    assert (race(tab).damage, len(hand(tab, 1))) == ([0, damage, 0], 2 - cancelled)


@pytest.mark.clause("AM-11.4")
def test_am_11_4_never_more_than_were_played() -> None:
    tab = arrived(ONE, THREE, chariots="green, black, blue")
    say(tab, 0, "attack 1", WHIP, "done")
    events = say(tab, 1, WHIP)
    assert only(events, "attack-cancelled")["whips"] == 1
    # The next question is the counter-attack, not a second card to cancel with.
    counter = {"purpose": "counter", "rival": 0, "laid": 0, "left": 3, "most": 3}
    assert (asked(tab), facts(tab, 1)) == ([1], counter)


@pytest.mark.clause("AM-11.4")
def test_am_11_4_a_rein_cancels_nothing_and_a_hand_without_whips_is_asked_too() -> None:
    tab = arrived(ONE, "rein red")
    say(tab, 0, "attack 1", WHIP, "done")
    assert (asked(tab), options(tab, 1)) == ([1], ["done"])
    assert refused(tab, 1, "lay rein red").kind == "not-an-option"


@pytest.mark.clause("AM-11.4")
def test_am_11_4_cancelling_does_not_hurt_the_attacker() -> None:
    tab = arrived(TWO, TWO)
    say(tab, 0, "attack 1", WHIP, WHIP)
    events = say(tab, 1, WHIP, WHIP)
    assert "damaged" not in kinds(events)
    assert race(tab).damage == [0, 0, 0]


# ---- the counter-attack


@pytest.mark.clause("AM-11.5")
def test_am_11_5_the_attacked_may_attack_back() -> None:
    tab = arrived(ONE, ONE)
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, "done")
    assert (asked(tab), choice(tab), options(tab, 1)) == ([1], "lay-whips", ["done", WHIP])
    event = only(say(tab, 1, WHIP), "counter-attacked")
    assert (event["seat"], event["rival"], event["whips"], event["clause"]) == (1, 0, 1, "AM-11.5")
    say(tab, 0, "done")
    assert race(tab).damage == [1, 1, 0]


@pytest.mark.clause("AM-11.5")
@pytest.mark.parametrize(("colour", "driver"), [("red", 1), ("blue", 2), ("black", 3)])
def test_am_11_5_the_counter_attackers_driver_caps_it(colour: str, driver: int) -> None:
    tab = arrived(ONE, f"{THREE}, {ONE}", chariots=f"green, {colour}, yellow")
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, "done")
    assert only(say(tab, 1, *[WHIP] * driver), "counter-attacked")["whips"] == driver
    assert (asked(tab), len(hand(tab, 1))) == ([0], 4 - driver)
    assert refused(tab, 1, WHIP).kind == "not-your-turn"


@pytest.mark.clause("AM-11.5")
def test_am_11_5_also_after_cancelling_everything() -> None:
    tab = arrived(ONE, TWO)
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, WHIP)
    assert (asked(tab), options(tab, 1)) == ([1], ["done", WHIP])
    say(tab, 1, WHIP)
    say(tab, 0, "done")
    assert race(tab).damage == [1, 0, 0]


@pytest.mark.clause("AM-11.5")
def test_am_11_5_the_attacked_need_not_attack_back() -> None:
    tab = arrived(ONE, TWO)
    say(tab, 0, "attack 1", WHIP, "done")
    events = say(tab, 1, "done", "done")
    assert "counter-attacked" not in kinds(events)
    assert (choice(tab), race(tab).damage, len(hand(tab, 1))) == ("set-speed", [0, 1, 0], 2)


@pytest.mark.clause("AM-11.5")
def test_am_11_5_a_hand_without_a_whip_is_asked_all_the_same() -> None:
    tab = arrived(ONE, "rein red")
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, "done")
    assert (asked(tab), options(tab, 1)) == ([1], ["done"])


@pytest.mark.clause("AM-11.6")
@pytest.mark.parametrize(("cancelled", "damage"), [(0, 2), (1, 1), (2, 0)])
def test_am_11_6_the_mover_may_cancel_the_counter_attack(cancelled: int, damage: int) -> None:
    tab = arrived(f"{TWO}, whip red, whip red", TWO, chariots="yellow, blue, red")
    say(tab, 0, "attack 1", WHIP)
    say(tab, 1, "done", WHIP, WHIP)
    assert (asked(tab), choice(tab)) == ([0], "lay-whips")
    events = say(tab, 0, *["lay whip red"] * cancelled, *["done"] * (cancelled < 2))
    assert [event["whips"] for event in events if event["kind"] == "attack-cancelled"] == [cancelled] * (cancelled > 0)
    assert race(tab).damage == [damage, 1, 0]


@pytest.mark.clause("AM-11.6")
def test_am_11_6_without_a_counter_attack_there_is_nothing_to_cancel() -> None:
    tab = arrived(TWO, TWO)
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, "done", "done")
    assert asked(tab) != [0]


@pytest.mark.clause("AM-11.7")
def test_am_11_7_without_an_attack_there_is_no_counter_attack() -> None:
    tab = crowd(TWO, TWO, ONE)
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, "done", "done")
    say(tab, 0, "done")
    assert (choice(tab), asked(tab)) == ("set-speed", [2])
    assert hand(tab, 2) == ["whip green"]


@pytest.mark.clause("AM-11.8")
def test_am_11_8_a_counter_attack_is_not_answered_by_another() -> None:
    tab = arrived(THREE, THREE)
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, "done", WHIP)
    events = say(tab, 0, WHIP)
    assert kinds(events)[:3] == ["card-laid", "attack-cancelled", "turn-ended"]
    assert (choice(tab), asked(tab), len(hand(tab, 0))) == ("set-speed", [2], 1)


# ---- several opponents


@pytest.mark.clause("AM-11.9")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_am_11_9_one_fight_is_over_before_the_next_begins(first: int, second: int) -> None:
    tab = crowd("whip green, whip green, whip red, whip red", "whip black", "whip black")
    assert options(tab, 0) == ["done", "attack 1", "attack 2"]
    log: list[tuple[str, object]] = []
    for rival in (first, second):
        events = say(tab, 0, f"attack {rival}", WHIP, "done")
        events += say(tab, rival, "done", "lay whip black", *["done"] * (rival == 2))
        events += say(tab, 0, "lay whip red")
        log += [
            (str(event["kind"]), event["seat"])
            for event in events
            if event["kind"] in ("attacked", "counter-attacked", "attack-cancelled")
        ]
    one_fight = [("attacked", 0), ("counter-attacked", first), ("attack-cancelled", 0)]
    assert log == [*one_fight, ("attacked", 0), ("counter-attacked", second), ("attack-cancelled", 0)]
    assert race(tab).damage == [0, 1, 1]


@pytest.mark.clause("AM-11.9")
def test_am_11_9_nobody_is_attacked_twice_on_a_tile() -> None:
    tab = crowd(THREE)
    say(tab, 0, "attack 2", WHIP, "done")
    say(tab, 2, "done", "done")
    assert options(tab, 0) == ["done", "attack 1"]
    refusal = refused(tab, 0, "attack 2")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-11.9")


@pytest.mark.clause("AM-11.10")
def test_am_11_10_attacks_are_possible_on_every_tile_entered() -> None:
    tab = arrived(TWO, progress="0, 1, 2", pool_cards="whip blue, whip blue")
    assert (race(tab).progress[0], options(tab, 0)) == (1, ["done", "attack 1"])
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, "done", "done")
    let_in(tab)
    assert (race(tab).progress[0], options(tab, 0)) == (2, ["done", "attack 2"])
    say(tab, 0, "attack 2", WHIP, "done")
    say(tab, 2, "done", "done")
    assert race(tab).damage == [0, 1, 1]


@pytest.mark.clause("AM-11.10")
def test_am_11_10_an_unoccupied_tile_on_the_way_asks_nothing() -> None:
    tab = arrived(TWO, progress="0, 2, 2", pool_cards="whip blue, whip blue")
    assert (race(tab).progress[0], options(tab, 0)) == (2, ["done", "attack 1", "attack 2"])
    assert "attacked" not in kinds(tab.all_events(-1))


# ---- crashes


@pytest.mark.clause("AM-11.11", "AM-15.2")
@pytest.mark.parametrize(("before", "falls"), [(6, False), (7, True)])
def test_am_11_11_an_opponent_crashed_by_the_attack_does_not_attack_back(before: int, *, falls: bool) -> None:
    tab = arrived(ONE, TWO, more=f"damage: 0, {before}, 0")
    say(tab, 0, "attack 1", WHIP, "done")
    events = say(tab, 1, "done")
    assert ("crashed" in kinds(events)) == falls
    assert (choice(tab), asked(tab)) == (("set-speed", [2]) if falls else ("lay-whips", [1]))
    assert race(tab).status[1] == int(falls)


@pytest.mark.clause("AM-11.11")
def test_am_11_11_the_mover_goes_on_to_the_next_opponent() -> None:
    tab = crowd(TWO, TWO, more="damage: 0, 7, 0")
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, "done")
    assert (choice(tab), options(tab, 0)) == ("attack-choice", ["done", "attack 2"])


@pytest.mark.clause("AM-11.11", "AM-15.10")
def test_am_11_11_an_opponent_out_of_the_race_does_not_attack_back() -> None:
    tab = arrived(ONE, TWO, more="damage: 0, 7, 0; broken: 0, 1, 0")
    say(tab, 0, "attack 1", WHIP, "done")
    events = say(tab, 1, "done")
    assert kinds(events)[:3] == ["damaged", "eliminated", "turn-ended"]
    assert (hand(tab, 1), race(tab).status[1], asked(tab)) == ([], 3, [2])


@pytest.mark.clause("AM-11.11", "AM-16.5")
def test_am_11_11_with_the_last_opponent_out_the_race_is_won() -> None:
    tab = table(
        "seats: 2; chariots: green, red; turn: 0; phase: movement; track: empty, empty, empty; progress: 0, 1; "
        "damage: 0, 7; broken: 0, 1; pool 0: whip blue, whip blue; hand 0: whip green; hand 1: whip green"
    )
    let_in(tab)
    say(tab, 0, "attack 1", WHIP, "done")
    events = say(tab, 1, "done")
    assert kinds(events)[:4] == ["damaged", "eliminated", "last-standing", "race-over"]
    result = tab.game.result(tab.state)
    assert result is not None
    assert (result.places, asked(tab), race(tab).progress[0]) == ([1, 2], [], 1)


@pytest.mark.clause("AM-11.6", "AM-11.9", "AM-15.4")
@pytest.mark.parametrize(("before", "falls"), [(4, False), (5, True)])
def test_am_11_6_a_mover_crashed_by_a_counter_attack_attacks_nobody_else(before: int, *, falls: bool) -> None:
    tab = crowd(f"{TWO}, whip red", ONE, more=f"damage: {before}, 0, 0")
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, "done", WHIP)
    events = say(tab, 0, "done")
    assert kinds(events)[:3] == (["damaged", "crashed", "turn-ended"] if falls else ["damaged"])
    assert (choice(tab), asked(tab)) == (("set-speed", [2]) if falls else ("attack-choice", [0]))
    assert (race(tab).progress[0], pool(tab, 0)) == (1, [] if falls else ["whip blue"])
    assert look(tab, None).line_at(1, inside=0) == [0] * falls


@pytest.mark.clause("AM-11.6", "AM-11.10", "AM-15.4")
def test_am_11_6_a_mover_crashed_by_a_counter_attack_makes_no_more_steps() -> None:
    tab = arrived(TWO, ONE, progress="0, 1, 2", pool_cards="whip blue, whip blue", more="damage: 5, 0, 0")
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, "done", WHIP)
    events = say(tab, 0, "done")
    assert only(events, "crashed")["tile-number"] == 1
    assert (race(tab).progress[0], race(tab).status[0], race(tab).moved[0]) == (1, 1, 1)
    assert (choice(tab), asked(tab), hand(tab, 0)) == ("set-speed", [2], ["whip green"])


@pytest.mark.clause("AM-11.6", "AM-15.10")
def test_am_11_6_a_mover_out_by_a_counter_attack_is_out_at_once() -> None:
    tab = crowd(TWO, ONE, more="damage: 5, 0, 0; broken: 1, 0, 0")
    say(tab, 0, "attack 1", WHIP, "done")
    say(tab, 1, "done", WHIP)
    events = say(tab, 0, "done")
    assert kinds(events)[:3] == ["damaged", "eliminated", "turn-ended"]
    assert (race(tab).status[0], hand(tab, 0), pool(tab, 0), asked(tab)) == (3, [], [], [2])


# ---- the rulebook's example


@pytest.mark.clause("AM-11.2", "AM-11.3", "AM-11.4", "AM-11.5")
def test_am_11_example_kevin_attacks_scott() -> None:
    """Kevin's Driver score lets him lay two whips; Scott cancels one, takes one damage and may attack back."""
    tab = arrived("whip red, whip black", "whip yellow, whip blue")
    assert look(tab, None).scores[0][1] == 2
    say(tab, 0, "attack 1", "lay whip red", "lay whip black")
    say(tab, 1, "lay whip yellow", "done")
    assert race(tab).damage == [0, 1, 0]
    assert (asked(tab), options(tab, 1)) == ([1], ["done", "lay whip blue"])
    say(tab, 1, "lay whip blue")
    say(tab, 0, "done")
    assert race(tab).damage == [1, 1, 0]
