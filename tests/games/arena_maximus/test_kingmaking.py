"""AM-14 Kingmaking: the rulebook's example, the truth table of the ruling row by row, and what the ban covers.

In most races seat 0, green (Beast 2, Driver 2), is the one who might choose between others; seats 1 and 2 are red
(Beast 1) and blue (Beast 3).
"""

from __future__ import annotations

import pytest

from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.arena_maximus.kingmaking import banned

from .home_stretch import HOME, told, whips
from .tables import asked, choice, kinds, only, options, race, refused, say, seen_by, table

THREE = f"seats: 3; chariots: green, red, blue; {HOME}"
FOUR = f"seats: 4; chariots: green, red, blue, yellow; {HOME}"
SPELLS = "option spells: yes"
SET = "whip green, rein green"
"""A hand that could ram, block and attack."""


def spared(tab: Table, seat: int) -> list[int]:
    """The chariots kingmaking keeps a seat off."""
    mask = banned(race(tab), Seat(seat))
    return [rival for rival in range(race(tab).seats) if (mask >> rival) & 1]


def example(todo: str, pools: tuple[int, int, int] = (3, 4, 4), more: str = "") -> Table:
    """The rulebook's example: five tiles to go with speed 3; two rivals three tiles from the line with speed 4."""
    return table(
        f"{THREE}; turn: 0; {todo}; progress: 27, 29, 29; pool 0: {whips(pools[0])}; pool 1: {whips(pools[1])};"
        f" pool 2: {whips(pools[2])}; hand 0: whip green, whip green, rein green, rein red; hand 1: rein blue;"
        f" hand 2: rein black; {more}"
    )


def meeting(
    steps: int,
    pools: tuple[int, int, int],
    progress: tuple[int, int, int],
    moved: tuple[int, int, int],
    more: str = "",
) -> Table:
    """Red, on turn and in movement, has said no to spells and rams; it is about to enter green's tile."""
    tab = table(
        f"{THREE}; turn: 1; phase-number: 3; steps: {steps}; todo: next-step 1, end-of-turn 1, race-over;"
        f" pool 0: {whips(pools[0])}; pool 1: {whips(pools[1])}; pool 2: {whips(pools[2])};"
        f" progress: {progress[0]}, {progress[1]}, {progress[2]}; moved: {moved[0]}, {moved[1]}, {moved[2]};"
        f" hand 0: {SET}, rein red; hand 1: {SET}; hand 2: {SET}; {more}"
    )
    if choice(tab) == "teleport-choice":
        say(tab, 1, "no spell")
    if choice(tab) == "ram-choice":
        say(tab, 1, "done")
    return tab


def may_block(tab: Table, seat: int) -> bool:
    """Whether a seat is asked to block, and if it is, that it could."""
    if (choice(tab), asked(tab)) != ("block", [seat]):
        return False
    assert "lay rein green" in options(tab, seat)
    return True


def withheld(tab: Table) -> list[tuple[object, object]]:
    """Who was told that kingmaking keeps it off whom."""
    return [(event["seat"], event["rival"]) for event in told(tab) if event["kind"] == "kingmaking"]


# ---- AM-14.1 the example


@pytest.mark.clause("AM-14.1", "AM-14.3")
def test_am_14_1_row_1_the_example_in_the_movement_phase() -> None:
    tab = example("phase: movement")
    # Nothing was asked of green on the way into the tile of both; they themselves may block.
    assert (choice(tab), asked(tab)) == ("block", [1])
    assert spared(tab, 0) == [1, 2]
    say(tab, 1, "done")
    assert (choice(tab), asked(tab)) == ("block", [2])
    events = say(tab, 2, "done")
    assert race(tab).progress[0] == 30
    assert only(events, "turn-ended")["seat"] == 0
    assert [kind for kind in kinds(told(tab)) if kind in ("rammed", "attacked")] == []


@pytest.mark.clause("AM-14.1")
def test_am_14_1_a_rival_who_might_not_cross_leaves_but_one_and_a_lone_finisher_may_be_fought() -> None:
    tab = example("phase: movement", (3, 4, 2))
    assert (choice(tab), options(tab, 0)) == ("ram-choice", ["done", "ram 1", "ram 2"])
    assert spared(tab, 0) == []


@pytest.mark.clause("AM-14.1", "AM-14.3")
def test_am_14_1_row_2_before_set_speed_the_same_player_is_free() -> None:
    tab = example("phase: speed")
    assert spared(tab, 0) == []
    say(tab, 0, "add whip green", "add whip green", "done")
    assert (choice(tab), options(tab, 0)) == ("ram-choice", ["done"])
    assert race(tab).progress[0] + race(tab).steps == 32


@pytest.mark.clause("AM-14.1")
def test_am_14_1_having_kept_its_speed_it_is_banned() -> None:
    tab = example("phase: speed")
    say(tab, 0, "done", "done")
    assert (choice(tab), asked(tab), spared(tab, 0)) == ("block", [1], [1, 2])


# ---- AM-14.3 the truth table


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_3_a_mover_with_one_step_left_is_no_sure_finisher() -> None:
    tab = meeting(1, (3, 4, 4), (30, 29, 31), (1, 0, 0))
    assert may_block(tab, 0)


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_3_with_the_steps_to_cross_it_is() -> None:
    tab = meeting(3, (3, 4, 4), (30, 29, 31), (1, 0, 0))
    assert not may_block(tab, 0)
    assert spared(tab, 0) == [1, 2]


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_3_a_teleport_it_might_cast_makes_nothing_sure() -> None:
    assert may_block(meeting(1, (3, 4, 4), (31, 30, 28), (1, 0, 0), SPELLS), 0)
    assert not may_block(meeting(2, (3, 4, 4), (31, 30, 28), (1, 0, 0), SPELLS), 0)


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_4_a_hastened_mover_counts_its_steps_left() -> None:
    hastened = meeting(5, (3, 2, 4), (30, 29, 31), (1, 0, 0), f"{SPELLS}; hasten: 3; spells: 1")
    assert not may_block(hastened, 0)
    assert withheld(hastened) == [(0, 1)]
    plain = meeting(2, (3, 2, 4), (30, 29, 31), (1, 0, 0), f"{SPELLS}; spells: 1")
    assert may_block(plain, 0)


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_5_a_chariot_that_has_moved_finishes_nothing() -> None:
    assert may_block(meeting(4, (3, 4, 4), (30, 29, 31), (1, 0, 1)), 0)
    assert not may_block(meeting(4, (3, 4, 4), (30, 29, 31), (1, 0, 0)), 0)


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_6_one_across_and_one_who_can_pass_it() -> None:
    tab = meeting(7, (1, 7, 0), (30, 29, 35), (0, 0, 1))
    assert not may_block(tab, 0)
    assert withheld(tab) == [(0, 1)]
    # With a step less red cannot pass blue and is fair game.
    assert may_block(meeting(6, (1, 6, 0), (30, 29, 35), (0, 0, 1)), 0)


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_7_one_who_cannot_pass_the_farthest_is_no_winner() -> None:
    assert may_block(meeting(5, (3, 5, 0), (30, 29, 38), (1, 0, 1)), 0)


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_8_to_reach_the_leader_s_tile_later_is_not_to_win() -> None:
    tab = meeting(7, (3, 7, 0), (30, 29, 35), (0, 0, 1))
    assert not may_block(tab, 0)
    assert spared(tab, 0) == [1, 2]
    assert may_block(meeting(7, (4, 7, 0), (30, 29, 35), (0, 0, 1)), 0)


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_8_of_two_on_the_leading_tile_only_the_first_can_win() -> None:
    tab = table(
        f"{FOUR}; turn: 1; phase: movement; progress: 30, 29, 35, 35; arrival: 1, 2, 4, 3; moved: 1, 0, 1, 1;"
        f" pool 1: {whips(7)}; hand 0: {SET}; hand 1:"
    )
    assert spared(tab, 0) == [1, 3]


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_9_with_spells_an_unmoved_chariot_may_still_hasten() -> None:
    cast = f"{SPELLS}; hasten: 3; spells: 1"
    assert not may_block(meeting(8, (1, 5, 1), (25, 24, 31), (0, 0, 0), cast), 0)
    # One tile nearer: pool, Beast and Hasten together reach the line.
    assert may_block(meeting(8, (2, 5, 1), (25, 24, 31), (0, 0, 0), cast), 0)
    assert not may_block(meeting(8, (2, 5, 1), (25, 24, 31), (1, 0, 0), cast), 0)


def opening(second_pool: int = 4, green: str = "progress: 27, 29, 29, 28", more: str = "") -> Table:
    """Green opens its turn with every spell in hand; red and blue will cross, yellow will not."""
    return table(
        f"{FOUR}; {SPELLS}; turn: 0; {green}; pool 0: {whips(1)}; pool 1: {whips(4)}; pool 2: {whips(second_pool)};"
        f" hand 0: magic, magic, rein red, rein red; hand 1: {SET}; hand 2: {SET}; hand 3: {SET}; {more}"
    )


def fireballs(tab: Table) -> list[str]:
    return [word for word in options(tab, 0) if word.startswith("cast fireball")]


@pytest.mark.clause("AM-14.3", "AM-14.2")
def test_am_14_3_row_10_a_fireball_would_spend_the_spell_that_could_win() -> None:
    tab = opening()
    assert spared(tab, 0) == []
    assert "cast hasten" in options(tab, 0)
    assert fireballs(tab) == ["cast fireball 3"]
    # Two tiles nearer the line no spell is needed, so any may be cast.
    assert fireballs(opening(green="progress: 29, 29, 29, 29")) == [f"cast fireball {seat}" for seat in (1, 2, 3)]
    # A lone finisher is fair game.
    assert fireballs(opening(2)) == [f"cast fireball {seat}" for seat in (1, 2, 3)]


def hastening(status: str, more: str = "") -> Table:
    """Red casts Hasten; it and green will cross. Blue (Beast 3) lies two tiles from the line."""
    tab = table(
        f"{THREE}; {SPELLS}; turn: 1; progress: 30, 29, 30; pool 0: {whips(4)}; pool 1: {whips(4)};"
        f" status: racing, racing, {status}; broken: 0, 0, 1; hand 0: rein red;"
        f" hand 1: magic, whip yellow; hand 2: magic, magic; {more}"
    )
    say(tab, 1, "cast hasten", "lay whip yellow")
    return tab


@pytest.mark.clause("AM-14.3", "AM-14.2")
def test_am_14_3_row_11_a_crashed_chariot_counters_no_possible_winner_s_spell() -> None:
    tab = hastening("down")
    assert "hastened" in kinds(told(tab))
    assert asked(tab) == [1]
    tab = hastening("recovered")
    assert (choice(tab), asked(tab), options(tab, 2)) == ("counter-choice", [2], ["no spell", "counter"])


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_11_a_lone_finisher_s_spell_it_counters() -> None:
    tab = hastening("down", "moved: 1, 0, 0")
    assert (choice(tab), asked(tab)) == ("counter-choice", [2])


def last_step(hand: str, more: str = "") -> Table:
    """Green in movement, one step left, two tiles from the line; red and blue stand on the tile between."""
    tab = table(
        f"{THREE}; {SPELLS}; turn: 0; phase-number: 3; steps: 1; todo: next-step 0, end-of-turn 0, race-over;"
        f" progress: 30, 31, 31; pool 0: {whips(1)}; pool 1: {whips(4)}; pool 2: {whips(4)}; hand 0: {hand};"
        f" hand 1: {SET}; hand 2: {SET}; {more}"
    )
    if choice(tab) == "teleport-choice":
        say(tab, 0, "no spell")
    return tab


@pytest.mark.clause("AM-14.3")
def test_am_14_3_row_12_a_teleport_might_carry_it_over() -> None:
    tab = last_step(SET)
    assert (choice(tab), options(tab, 0)) == ("ram-choice", ["done", "ram 1", "ram 2"])


@pytest.mark.clause("AM-14.3")
@pytest.mark.parametrize(("hand", "more"), [(SET, "spells: 1"), ("magic", "")])
def test_am_14_3_row_12_not_once_a_spell_was_cast_or_with_a_single_card(hand: str, more: str) -> None:
    tab = last_step(hand, more)
    assert (choice(tab), asked(tab), spared(tab, 0)) == ("block", [1], [1, 2])


@pytest.mark.clause("AM-14.3")
def test_am_14_3_hidden_cards_play_no_part() -> None:
    """Hands of the same size, whatever they hold, give the same ban."""
    for cards in ("rein red, rein red", "magic, magic", "whip blue, rein red"):
        assert spared(last_step(cards), 0) == []
        assert spared(last_step(cards, "spells: 1"), 0) == [1, 2]


# ---- AM-14.2 what the ban covers


def attacked_by_red(blue_pool: int) -> Table:
    """Red, three tiles from the line with speed 4, has attacked green with a whip on the next tile."""
    tab = table(
        f"{THREE}; turn: 1; phase: movement; progress: 30, 29, 31; moved: 1, 0, 0; pool 1: {whips(4)};"
        f" pool 2: {whips(blue_pool)}; hand 0: whip green, whip green; hand 1: whip red, rein red; hand 2: {SET}"
    )
    say(tab, 1, "done")
    if choice(tab) == "block":
        say(tab, 0, "done")
    say(tab, 1, "attack 0", "lay whip red")
    return tab


@pytest.mark.clause("AM-14.2")
def test_am_14_2_the_own_defence_stays_but_no_counter_attack() -> None:
    tab = attacked_by_red(4)
    assert options(tab, 0) == ["done", "lay whip green"]
    events = say(tab, 0, "lay whip green")
    assert only(events, "attack-cancelled")["seat"] == 0
    assert (race(tab).damage[0], asked(tab)) == (0, [1])
    assert "counter-attacked" not in kinds(told(tab))
    assert (0, 1) in withheld(tab)


@pytest.mark.clause("AM-14.2")
def test_am_14_2_without_a_second_finisher_the_counter_attack_is_asked() -> None:
    tab = attacked_by_red(0)
    say(tab, 0, "lay whip green")
    assert (choice(tab), asked(tab), options(tab, 0)) == ("lay-whips", [0], ["done", "lay whip green"])


@pytest.mark.clause("AM-14.2")
def test_am_14_2_a_ram_of_a_possible_winner_is_cancelled_as_ever() -> None:
    tab = table(
        f"{THREE}; turn: 1; phase: movement; progress: 30, 29, 31; moved: 1, 0, 0; pool 1: {whips(4)};"
        f" pool 2: {whips(4)}; hand 0: {SET}; hand 1: whip red, rein red; hand 2: {SET}"
    )
    say(tab, 1, "ram 0", "lay whip red", "lay rein red")
    assert (asked(tab), options(tab, 0)) == ([0], ["done", "lay whip green"])
    say(tab, 0, "lay whip green", "lay rein green")
    assert race(tab).damage == [0, 1, 0]


@pytest.mark.clause("AM-14.2")
def test_am_14_2_no_terrain_is_altered_between_a_possible_winner_and_the_line() -> None:
    def swaps(tab: Table) -> list[str]:
        return [word for word in options(tab, 0) if word.startswith("cast alter")]

    away = "progress: 27, 29, 29, 20"
    # Tile 30, three ahead of green, lies before red and blue; tiles 24 to 26 and 28 lie behind them.
    assert not any("+3" in word for word in swaps(opening(green=away)))
    assert "cast alter -3 +1" in swaps(opening(green=away))
    assert "cast alter -3 +3" in swaps(opening(2, green=away))


@pytest.mark.clause("AM-14.2")
@pytest.mark.parametrize(("target", "counters", "hits"), [(2, 1, 0), (0, 0, 1)])
def test_am_14_2_only_a_spell_at_oneself_may_be_countered(target: int, counters: int, hits: int) -> None:
    """Red, a sure finisher, throws a Fireball at blue, who has moved, or at green, the other sure finisher."""
    tab = table(
        f"{THREE}; {SPELLS}; turn: 1; progress: 30, 29, 30; moved: 0, 0, 1; pool 0: {whips(4)}; pool 1: {whips(4)};"
        " hand 0: rein red; hand 1: magic, whip black; hand 2: magic, magic"
    )
    say(tab, 1, f"cast fireball {target}", "lay whip black")
    assert spared(tab, 2) == [0, 1]
    assert asked(tab).count(2) == counters
    assert kinds(told(tab)).count("fireball-hit") == hits


# ---- AM-14.4, 14.5


@pytest.mark.clause("AM-14.4")
def test_am_14_4_a_chariot_outside_the_group_may_be_fought() -> None:
    tab = table(
        f"{FOUR}; turn: 0; phase: movement; progress: 27, 29, 29, 29; pool 0: {whips(3)}; pool 1: {whips(4)};"
        f" pool 2: {whips(4)}; pool 3: {whips(2)}; hand 0: {SET}, whip red; hand 1:; hand 2:; hand 3: rein black"
    )
    assert (choice(tab), options(tab, 0)) == ("ram-choice", ["done", "ram 3"])
    say(tab, 0, "done")
    for seat in (1, 2, 3):
        assert (choice(tab), asked(tab)) == ("block", [seat])
        say(tab, seat, "done")
    assert (choice(tab), options(tab, 0)) == ("attack-choice", ["done", "attack 3"])


@pytest.mark.clause("AM-14.4")
def test_am_14_4_a_fourth_sure_finisher_is_in_the_group() -> None:
    tab = table(
        f"{FOUR}; turn: 0; phase: movement; progress: 27, 29, 29, 29; pool 0: {whips(3)}; pool 1: {whips(4)};"
        f" pool 2: {whips(4)}; pool 3: {whips(3)}; hand 0: {SET}; hand 1:; hand 2:; hand 3: rein black"
    )
    assert choice(tab) == "block"
    assert spared(tab, 0) == [1, 2, 3]


@pytest.mark.clause("AM-14.5", "AM-14.1")
def test_am_14_5_the_reason_is_told_to_all() -> None:
    tab = example("phase: movement")
    for reader in (None, 0, 1, 2):
        reasons = [event for event in seen_by(tab, reader, -1) if event.get("kind") == "kingmaking"]
        assert [(event["seat"], event["rival"]) for event in reasons] == [(0, 1), (0, 2)]
        assert {event["clause"] for event in reasons} == {"AM-14.1"}
    assert withheld(example("phase: movement", (3, 4, 2))) == []


@pytest.mark.clause("AM-14.5")
def test_am_14_5_a_withheld_pick_is_refused_with_the_reason() -> None:
    tab = table(
        f"{FOUR}; turn: 0; phase: movement; progress: 27, 29, 29, 29; pool 0: {whips(3)}; pool 1: {whips(4)};"
        f" pool 2: {whips(4)}; pool 3: {whips(2)}; hand 0: {SET}, whip red; hand 1:; hand 2:; hand 3: rein black"
    )
    refusal = refused(tab, 0, "ram 1")
    assert (refusal.clause, "AM-14.1" in refusal.say) == ("AM-14.1", True)
    say(tab, 0, "done")
    for seat in (1, 2, 3):
        say(tab, seat, "done")
    assert refused(tab, 0, "attack 2").clause == "AM-14.1"


@pytest.mark.clause("AM-14.5")
def test_am_14_5_each_reason_is_told_once_a_step() -> None:
    tab = table(
        f"{FOUR}; turn: 1; phase: movement; progress: 31, 29, 30, 30; moved: 0, 0, 1, 0; pool 1: {whips(4)};"
        f" pool 0: {whips(4)}; pool 3: {whips(4)}; hand 0: {SET}; hand 1: {SET}; hand 2: {SET}; hand 3: {SET}"
    )
    say(tab, 1, "done")
    # Blue, first on red's left, has moved and may not block; yellow, next to it, can win and may.
    assert asked(tab) == [3]
    say(tab, 3, "done")
    assert withheld(tab) == [(2, 1)]


@pytest.mark.clause("AM-14.5")
def test_am_14_5_for_spells_too() -> None:
    tab = opening()
    refusal = refused(tab, 0, "cast fireball 1")
    assert (refusal.clause, "AM-14.2" in refusal.say) == ("AM-14.2", True)
    assert refused(tab, 0, "cast heal").clause == "AM-18.5"
    assert withheld(tab) == [(0, 1), (0, 2)]
    assert withheld(opening(2)) == []
    assert withheld(hastening("down")) == [(2, 1)]
    assert withheld(hastening("recovered")) == []


@pytest.mark.clause("AM-14.5", "AM-14.4")
def test_am_14_5_a_ram_of_a_chariot_outside_the_group_repeats_no_reason() -> None:
    tab = table(
        f"{FOUR}; turn: 0; phase: movement; progress: 27, 29, 29, 29; pool 0: {whips(3)}; pool 1: {whips(4)};"
        f" pool 2: {whips(4)}; pool 3: {whips(2)}; hand 0: {SET}, whip red, rein red; hand 1:; hand 2:; hand 3:"
    )
    assert withheld(tab) == [(0, 1), (0, 2)]
    say(tab, 0, "ram 3", "lay whip green", "lay rein green", "done")
    say(tab, 3, "done")
    assert (race(tab).damage, choice(tab)) == ([0, 0, 0, 2], "block")
    assert withheld(tab) == [(0, 1), (0, 2)]
