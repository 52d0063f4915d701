"""AM-10 What a tile does: rocks, jumps, hazards and stables."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.arena_maximus.components import Fields
from harena.games.arena_maximus.pieces import card_name

from .sets import option_of, set_with
from .tables import (
    Draw,
    asked,
    choice,
    deal,
    facts,
    hand,
    kinds,
    look,
    only,
    options,
    pool,
    race,
    refused,
    say,
    table,
    view,
)

STRAIGHT = "empty, empty, empty, empty, rocks 1, jump 2"
"""The six straights before the first curve: most hazards are curves."""
REIN = "lay rein green"


def enter(
    track: str,
    mine: str = "",
    speed: int = 1,
    more: str = "",
    colour: str = "green",
    progress: str = "0, 30",
    draws: list[Draw] | None = None,
) -> Table:
    """Seat 0 makes its steps from the start, nobody in its way."""
    rival = "red" if colour != "red" else "green"
    whips = ", ".join(["whip yellow"] * speed)
    return table(
        f"seats: 2; chariots: {colour}, {rival}; turn: 0; phase: movement; track: {track}; progress: {progress}; "
        f"pool 0: {whips}; hand 0: {mine}; hand 1: ; order: 1; {more}",
        draws,
    )


def curve(tile: str, mine: str = "", colour: str = "green", more: str = "") -> Table:
    """Seat 0 enters the first curve."""
    return enter(f"{STRAIGHT}, {tile}, empty", mine, colour=colour, progress="6, 30", more=more)


def straights(kind: str, **about: object) -> str:
    """A set whose straights are all of one tile."""
    tiles: Fields = {"straight": [{"kind": kind, "count": 17, **about}], "curve": [{"kind": "empty", "count": 18}]}
    return option_of(set_with(tiles=tiles))


def damage(tab: Table) -> int:
    return race(tab).damage[0]


# ---- empty tiles


@pytest.mark.clause("AM-10.1")
def test_am_10_1_nothing_happens_on_an_empty_tile() -> None:
    tab = enter("empty, empty, empty", "rein green, whip green")
    assert kinds(tab.all_events(-1))[:2] == ["entered", "turn-ended"]
    assert (damage(tab), len(hand(tab, 0)), choice(tab), asked(tab)) == (0, 2, "set-speed", [1])


@pytest.mark.clause("AM-10.1")
def test_am_10_1_other_tiles_ask() -> None:
    assert choice(enter("rocks 1, empty, empty")) == "pay-rocks"


# ---- rocks


@pytest.mark.clause("AM-10.2")
@pytest.mark.parametrize(("paid", "short"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_am_10_2_a_missing_rein_is_one_damage(paid: int, short: int) -> None:
    tab = enter("rocks 3, empty, empty", "rein green, rein green, rein green, rein green")
    assert (asked(tab), choice(tab), options(tab, 0)) == ([0], "pay-rocks", ["done", REIN])
    events = say(tab, 0, *[REIN] * paid, *["done"] * (paid < 3))
    event = only(events, "rocks-passed")
    assert (event["reins"], event["short"], event["clause"]) == (paid, short, "AM-10.2")
    assert ("damaged" in kinds(events), damage(tab), len(hand(tab, 0))) == (short > 0, short, 4 - paid)


@pytest.mark.clause("AM-10.2")
def test_am_10_2_no_more_reins_than_the_rating() -> None:
    tab = enter("rocks 2, empty, empty", "rein green, rein green, rein green, rein green")
    assert refused(tab, 0, REIN, REIN, REIN).kind == "not-your-turn"
    events = say(tab, 0, REIN, REIN)
    assert (only(events, "rocks-passed")["reins"], len(hand(tab, 0)), asked(tab)) == (2, 2, [1])


@pytest.mark.clause("AM-10.2")
def test_am_10_2_magic_swerves_and_a_whip_does_not() -> None:
    tab = enter("rocks 1, empty, empty", "whip green, magic")
    assert options(tab, 0) == ["done", "lay magic"]
    refusal = refused(tab, 0, "lay whip green")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-10.2")
    say(tab, 0, "lay magic")
    assert (damage(tab), hand(tab, 0)) == (0, ["whip green"])


@pytest.mark.clause("AM-10.2")
@pytest.mark.parametrize("mine", ["", "whip green", "rein green"])
def test_am_10_2_the_question_tells_nothing_of_the_hand(mine: str) -> None:
    tab = enter("rocks 2, empty, empty", mine)
    assert (choice(tab), facts(tab, 1)) == ("pay-rocks", {"rating": 2, "paid": 0, "left": 2})


@pytest.mark.clause("AM-10.2")
def test_am_10_2_every_rocks_tile_entered_is_paid_for() -> None:
    tab = enter("rocks 1, rocks 2, empty, empty", "rein green, rein green", speed=2)
    say(tab, 0, REIN)
    assert (race(tab).progress[0], choice(tab), facts(tab, 0)["rating"]) == (2, "pay-rocks", 2)
    say(tab, 0, REIN, "done")
    assert damage(tab) == 1


@pytest.mark.clause("AM-10.3")
def test_am_10_3_reins_may_be_held_back() -> None:
    tab = enter("rocks 3, empty, empty", "rein green, rein green, rein green")
    event = only(say(tab, 0, "done"), "damaged")
    assert (event["seat"], event["points"]) == (0, 3)
    assert (damage(tab), len(hand(tab, 0))) == (3, 3)


@pytest.mark.clause("AM-10.3", "AM-10.2", "AM-15.4")
@pytest.mark.parametrize(("before", "falls"), [(3, False), (4, True)])
def test_am_10_3_a_crash_on_rocks_ends_the_move_on_that_tile(before: int, *, falls: bool) -> None:
    tab = enter("rocks 2, empty, empty, empty", "rein green", speed=2, more=f"damage: {before}, 0")
    events = say(tab, 0, "done")
    assert ("crashed" in kinds(events), race(tab).progress[0]) == (falls, 1 if falls else 2)
    assert (race(tab).status[0], len(pool(tab, 0)), asked(tab)) == (int(falls), 0 if falls else 2, [1])
    assert look(tab, None).line_at(1, inside=0) == [0] * falls


@pytest.mark.clause("AM-10.3", "AM-11.1")
def test_am_10_3_a_mover_crashed_by_the_tile_attacks_nobody() -> None:
    tab = table(
        "seats: 2; chariots: green, red; turn: 0; phase: movement; track: rocks 3, empty, empty; progress: 0, 1; "
        "damage: 3, 0; pool 0: whip yellow; hand 0: whip green; hand 1: "
    )
    say(tab, 0, "done")
    say(tab, 1, "done")
    events = say(tab, 0, "done")
    assert kinds(events)[:4] == ["rocks-passed", "damaged", "crashed", "turn-ended"]
    assert (choice(tab), asked(tab)) == ("set-speed", [1])


# ---- jumps


@pytest.mark.clause("AM-10.4")
@pytest.mark.parametrize(("speed", "short"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_am_10_4_a_missing_card_in_the_pool_is_one_damage(speed: int, short: int) -> None:
    tab = enter("jump 3, empty, empty, empty, empty, rocks 1", "whip green, rein green, magic", speed=speed)
    event = only(tab.all_events(-1), "jump-made")
    assert (event["rating"], event["short"], event["clause"]) == (3, short, "AM-10.4")
    assert (damage(tab), len(hand(tab, 0)), len(pool(tab, 0)), race(tab).progress[0]) == (short, 3, speed, speed)


@pytest.mark.clause("AM-10.4")
def test_am_10_4_the_whole_pool_counts_on_the_last_step_too() -> None:
    tab = enter("empty, empty, jump 3, empty, empty", speed=3)
    assert (only(tab.all_events(-1), "jump-made")["short"], damage(tab), race(tab).progress[0]) == (0, 0, 3)


@pytest.mark.clause("AM-10.4", "AM-2.2")
def test_am_10_4_magic_in_the_pool_counts() -> None:
    tab = table(
        "seats: 2; chariots: green, red; turn: 0; phase: movement; track: jump 2, empty, empty, empty; "
        "progress: 0, 30; pool 0: whip red, magic; hand 0: ; hand 1: ; order: 1"
    )
    assert damage(tab) == 0


@pytest.mark.clause("AM-10.4", "AM-15.4")
@pytest.mark.parametrize(("before", "falls"), [(3, False), (4, True)])
def test_am_10_4_a_crash_on_a_jump_ends_the_move_on_that_tile(before: int, *, falls: bool) -> None:
    tab = enter("jump 4, empty, empty, empty", speed=2, more=f"damage: {before}, 0")
    assert ("crashed" in kinds(tab.all_events(-1)), race(tab).progress[0]) == (falls, 1 if falls else 2)
    assert (race(tab).status[0], asked(tab)) == (int(falls), [1])


# ---- hazards


@pytest.mark.clause("AM-10.5")
@pytest.mark.parametrize(
    ("words", "paid"),
    [
        (["lay whip red", "lay rein black"], 2),
        (["lay whip red", "done"], 1),
        (["done", "lay rein black"], 1),
        (["done", "done"], 0),
    ],
)
def test_am_10_5_a_missing_icon_is_one_damage(words: list[str], paid: int) -> None:
    tab = curve("hazard red+black", "whip red, rein black, whip green")
    assert (choice(tab), options(tab, 0)) == ("pay-hazard", ["done", "lay whip red"])
    event = only(say(tab, 0, *words), "hazard-passed")
    assert (event["paid"], event["short"], event["clause"]) == (paid, 2 - paid, "AM-10.5")
    assert (damage(tab), len(hand(tab, 0))) == (2 - paid, 3 - paid)


@pytest.mark.clause("AM-10.5")
def test_am_10_5_only_the_colour_shown_is_taken() -> None:
    tab = curve("hazard red+black", "whip green, whip blue, rein yellow")
    assert options(tab, 0) == ["done"]
    refusal = refused(tab, 0, "lay whip green")
    assert (refusal.kind, refusal.clause) == ("not-an-option", "AM-10.5")
    say(tab, 0, "done", "done")
    assert damage(tab) == 2


@pytest.mark.clause("AM-10.5")
def test_am_10_5_no_more_cards_than_icons() -> None:
    tab = enter("hazard red, empty, empty", "whip red, whip red, rein red")
    say(tab, 0, "lay whip red")
    assert (damage(tab), hand(tab, 0), asked(tab)) == (0, ["whip red", "rein red"], [1])


@pytest.mark.clause("AM-10.5")
def test_am_10_5_a_magic_card_answers_one_icon_only() -> None:
    tab = curve("hazard red+black", "magic")
    say(tab, 0, "lay magic")
    assert options(tab, 0) == ["done"]
    say(tab, 0, "done")
    assert (damage(tab), hand(tab, 0)) == (1, [])


@pytest.mark.clause("AM-10.5")
def test_am_10_5_a_card_with_two_icons_answers_one_of_them() -> None:
    deck = [{"type": "whip", "skills": ["red", "black"], "count": 10}, {"type": "rein", "skills": [], "count": 20}]
    deck.append({"type": "whip", "skills": ["yellow"], "count": 10})
    more = option_of(set_with(deck=deck))
    tab = curve("hazard red+black", "whip red+black, whip red+black, rein plain", more=more)
    say(tab, 0, "lay whip red+black")
    assert options(tab, 0) == ["done", "lay whip red+black"]
    say(tab, 0, "done")
    assert damage(tab) == 1


@pytest.mark.clause("AM-10.5")
@pytest.mark.parametrize(("paid", "short"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_am_10_5_an_icon_shown_thrice_needs_three_cards(paid: int, short: int) -> None:
    more = straights("hazard", icons=["red", "red", "red"])
    track = ", ".join(["hazard red+red+red"] * 3)
    tab = enter(track, "whip red, whip red, rein red, rein red", more=more)
    laid = ["lay whip red", "lay whip red", "lay rein red"][:paid]
    event = only(say(tab, 0, *laid, *["done"] * short), "hazard-passed")
    assert (event["paid"], event["short"], damage(tab), len(hand(tab, 0))) == (paid, short, short, 4 - paid)


@pytest.mark.clause("AM-10.5")
@pytest.mark.parametrize("mine", ["", "whip green", "rein red, rein black"])
def test_am_10_5_the_question_tells_nothing_of_the_hand(mine: str) -> None:
    tab = curve("hazard red+black", mine)
    asked_for = {"tile": "hazard red+black", "icon": "red", "paid": 0, "left": 2}
    assert (choice(tab), facts(tab, 1)) == ("pay-hazard", asked_for)


@pytest.mark.clause("AM-10.5", "AM-15.4")
@pytest.mark.parametrize(("before", "falls"), [(3, False), (4, True)])
def test_am_10_5_a_crash_on_a_hazard_lies_beside_it(before: int, *, falls: bool) -> None:
    tab = curve("hazard red+black", "whip red", more=f"damage: {before}, 0")
    events = say(tab, 0, "done", "done")
    assert ("crashed" in kinds(events), look(tab, None).line_at(7, inside=0)) == (falls, [0] * falls)


@pytest.mark.clause("AM-10.6")
@pytest.mark.parametrize("card", ["whip red", "rein red", "magic"])
def test_am_10_6_whips_and_reins_count_alike(card: str) -> None:
    tab = enter("hazard red, empty, empty", card)
    assert options(tab, 0) == ["done", f"lay {card}"]
    say(tab, 0, f"lay {card}")
    assert (damage(tab), hand(tab, 0)) == (0, [])


@pytest.mark.clause("AM-10.6")
@pytest.mark.parametrize("card", ["whip black", "rein black"])
def test_am_10_6_neither_counts_for_another_icon(card: str) -> None:
    assert options(enter("hazard red, empty, empty", card), 0) == ["done"]


@pytest.mark.clause("AM-10.7", "AM-10.5")
def test_am_10_7_a_chariot_ignores_its_own_colour() -> None:
    tab = curve("hazard green+blue", "whip green, rein blue")
    assert options(tab, 0) == ["done", "lay rein blue"]
    assert refused(tab, 0, "lay whip green").kind == "not-an-option"
    event = only(say(tab, 0, "lay rein blue"), "hazard-passed")
    assert (event["paid"], event["short"], damage(tab), hand(tab, 0)) == (1, 0, 0, ["whip green"])


@pytest.mark.clause("AM-10.7")
@pytest.mark.parametrize(("colour", "foreign"), [("red", 1), ("black", 1), ("green", 2), ("blue", 2)])
def test_am_10_7_another_chariot_pays_for_every_icon(colour: str, foreign: int) -> None:
    tab = curve("hazard red+black", colour=colour)
    say(tab, 0, *["done"] * foreign)
    assert (damage(tab), asked(tab)) == (foreign, [1])


@pytest.mark.clause("AM-10.7")
@pytest.mark.parametrize(("colour", "question"), [("red", "set-speed"), ("blue", "pay-hazard")])
def test_am_10_7_a_hazard_of_the_own_colour_alone_asks_nothing(colour: str, question: str) -> None:
    tab = enter("hazard red, empty, empty", "whip red", colour=colour)
    assert (choice(tab), damage(tab)) == (question, 0)


# ---- stables


@pytest.mark.clause("AM-10.8")
def test_am_10_8_the_last_step_onto_stables_may_stop_there() -> None:
    tab = enter("stables, empty, empty", "whip green")
    assert (asked(tab), choice(tab), options(tab, 0)) == ([0], "stables-choice", ["go on", "stop"])
    assert race(tab).steps == 0


@pytest.mark.clause("AM-10.8")
def test_am_10_8_stables_are_offered_whatever_the_speed_and_each_time() -> None:
    tab = enter("stables, stables, empty, empty", "whip green", speed=3, more="damage: 2, 0")
    assert (race(tab).progress[0], choice(tab)) == (1, "stables-choice")
    events = say(tab, 0, "go on")
    assert kinds(events) == ["entered"]
    assert (race(tab).progress[0], choice(tab)) == (2, "stables-choice")
    say(tab, 0, "go on")
    assert (race(tab).progress[0], damage(tab), len(pool(tab, 0)), hand(tab, 0)) == (3, 2, 3, ["whip green"])


@pytest.mark.clause("AM-10.8")
def test_am_10_8_the_second_stables_may_be_the_stop() -> None:
    tab = enter("stables, stables, empty, empty", "whip green", speed=3)
    say(tab, 0, "go on")
    assert only(say(tab, 0, "stop"), "stopped-at-stables")["clause"] == "AM-10.9"
    say(tab, 0, "done")
    assert (race(tab).progress[0], asked(tab)) == (2, [1])


def shared_stables(mine: str) -> Table:
    """Seat 0 has entered stables where seat 1 stands."""
    tab = table(
        "seats: 2; chariots: green, red; turn: 0; phase: movement; track: stables, empty, empty, empty; "
        f"progress: 0, 1; damage: 3, 0; pool 0: whip yellow, whip yellow; hand 0: {mine}; hand 1: "
    )
    say(tab, 0, "done")
    say(tab, 1, "done")
    assert choice(tab) == "stables-choice"
    return tab


@pytest.mark.clause("AM-10.8", "AM-11.1")
def test_am_10_8_passing_through_keeps_the_attack() -> None:
    tab = shared_stables("whip green")
    say(tab, 0, "go on")
    assert (choice(tab), options(tab, 0)) == ("attack-choice", ["done", "attack 1"])
    assert (damage(tab), race(tab).progress[0]) == (3, 1)
    say(tab, 0, "done")
    assert race(tab).progress[0] == 2


@pytest.mark.clause("AM-10.9")
def test_am_10_9_stopping_mends_everything_and_refills_the_hand() -> None:
    draws: list[Draw] = ["rein red", "rein blue", "rein black", "magic", "whip black"]
    tab = enter("stables, empty, empty", "whip green, whip red, rein green", speed=4, more="damage: 5, 0", draws=draws)
    events = say(tab, 0, "stop")
    assert kinds(events) == ["stopped-at-stables"]
    assert (damage(tab), pool(tab, 0), choice(tab)) == (0, [], "fresh-hand")
    assert [card_name(card) for card in race(tab).discard] == ["whip yellow"] * 4
    assert options(tab, 0) == ["done", "discard whip green", "discard whip red", "discard rein green"]
    events = say(tab, 0, "discard whip red", "done")
    assert [event["card"] for event in events if event["kind"] == "card-discarded"] == ["whip red"]
    assert only(events, "cards-drawn")["count"] == 5
    assert hand(tab, 0) == ["whip green", "whip black", "rein green", "rein red", "rein blue", "rein black", "magic"]


@pytest.mark.clause("AM-10.9")
def test_am_10_9_more_cards_may_go_than_the_driver_score_allows() -> None:
    mine = "whip green, whip red, whip blue, rein green, rein red"
    tab = enter("stables, empty, empty", mine, speed=2, colour="red")
    say(tab, 0, "stop", *[f"discard {card}" for card in hand(tab, 0)])
    assert (hand(tab, 0), options(tab, 0)) == ([], ["done"])
    say(tab, 0, "done")
    assert len(hand(tab, 0)) == 7


@pytest.mark.clause("AM-10.9")
def test_am_10_9_all_cards_may_be_kept() -> None:
    tab = enter("stables, empty, empty", "whip green, whip red, whip blue, rein green, rein red, magic")
    events = say(tab, 0, "stop", "done")
    assert "card-discarded" not in kinds(events)
    assert (only(events, "cards-drawn")["count"], len(hand(tab, 0))) == (1, 7)


@pytest.mark.clause("AM-10.9", "AM-2.5")
def test_am_10_9_what_was_just_discarded_may_be_drawn_again() -> None:
    tab = enter("stables, empty, empty", "whip green, whip red", speed=2, more="deck: rein black")
    before = len(race(tab).discard)
    events = say(tab, 0, "stop", "discard whip red", "done")
    assert only(events, "deck-renewed")["count"] == before + 3
    assert len(hand(tab, 0)) == 7


@pytest.mark.clause("AM-10.10")
def test_am_10_10_after_a_stop_there_is_no_attack_and_no_step() -> None:
    tab = shared_stables("whip green")
    say(tab, 0, "stop")
    events = say(tab, 0, "done")
    assert kinds(events)[-2:] == ["turn-ended", "turn-begun"]
    assert (asked(tab), choice(tab)) == ([1], "set-speed")
    assert (race(tab).progress[0], race(tab).moved[0], damage(tab)) == (1, 1, 0)


# ---- tiles are what they show


def tile_shown(tab: Table, seat: int | None, place: int) -> str:
    track = view(tab, seat)["track"]
    assert isinstance(track, list)
    return str(track[place]["tile"])


@pytest.mark.clause("AM-10.11")
def test_am_10_11_ratings_and_icons_are_seen_by_all_once_turned_up() -> None:
    tab = curve("hazard red+black", "whip green")
    shown = ["start/finish", *STRAIGHT.split(", "), "hazard red+black", "empty", "face-down"]
    for reader in (0, 1, None):
        assert [tile_shown(tab, reader, place) for place in range(10)] == shown
        assert tile_shown(tab, reader, 31) == "face-down"


@pytest.mark.clause("AM-10.11")
def test_am_10_11_a_tile_has_the_effect_it_shows_and_keeps_it() -> None:
    tab = enter("rocks 2, rocks 3, empty", "", speed=2, progress="0, 0", more="arrival: 1, 2")
    assert only(say(tab, 0, "done"), "rocks-passed")["short"] == 2
    assert only(say(tab, 0, "done"), "rocks-passed")["short"] == 3
    assert [tile_shown(tab, 1, place) for place in (1, 2)] == ["rocks 2", "rocks 3"]


@pytest.mark.clause("AM-10.11")
def test_am_10_11_a_new_track_shows_three_tiles() -> None:
    tab = deal()
    shown = [tile_shown(tab, None, place) for place in range(32)]
    assert (shown[0], shown[1:4].count("face-down"), shown[4:]) == ("start/finish", 0, ["face-down"] * 28)


# ---- the rulebook's examples


@pytest.mark.clause("AM-10.2")
def test_am_10_example_scott_in_the_rocks() -> None:
    """Rocks of three and two reins: one damage."""
    tab = enter("rocks 3, empty, empty", "rein red, rein blue, whip red")
    say(tab, 0, "lay rein red", "lay rein blue", "done")
    assert damage(tab) == 1


@pytest.mark.clause("AM-10.4")
@pytest.mark.parametrize(("speed", "harm"), [(4, 0), (1, 2)])
def test_am_10_example_scott_jumps(speed: int, harm: int) -> None:
    """A jump of three: four cards in the pool are enough, one is two short."""
    assert damage(enter("jump 3, empty, empty, empty, empty, rocks 1", speed=speed)) == harm


@pytest.mark.clause("AM-10.5", "AM-10.6", "AM-10.7")
def test_am_10_example_scott_meets_a_hazard() -> None:
    """Green and blue icons: the green chariot lays a whip with a blue icon and is unhurt."""
    tab = curve("hazard green+blue", "whip blue, rein green")
    say(tab, 0, "lay whip blue")
    assert (damage(tab), hand(tab, 0), asked(tab)) == (0, ["rein green"], [1])
