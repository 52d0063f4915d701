"""AM-18 Spells: what they cost, when they are cast, and what each of them does."""

from __future__ import annotations

import pytest

from harena.core.errors import NotAnOption, NotYourTurn
from harena.core.table import Table
from harena.games.arena_maximus.pieces import card_name, tile_name

from .sets import PLAIN
from .tables import asked, choice, deal, hand, kinds, only, options, race, refused, say, table, wander

SPELL_CHOICES = {"cast-choice", "pay-spell", "counter-choice", "teleport-choice"}
QUIET = "hand 1: ; hand 2: "
"""Rivals without cards: nobody is asked for a counterspell, a block or an attack."""
THREE = "option spells: yes; seats: 3; chariots: green, red, blue; turn: 0"
FIVE = "option spells: yes; seats: 5; chariots: green, red, blue, yellow, black; turn: 0"
NO_HANDS = "hand 1: ; hand 2: ; hand 3: ; hand 4: "
OPEN_TRACK = f"{PLAIN}; track: {', '.join(['empty'] * 31)}"
BLUE_SPELL = "hand 0: magic, whip blue"


def discards(tab: Table) -> list[str]:
    return [card_name(card) for card in race(tab).discard]


def tiles(tab: Table) -> list[str]:
    return [tile_name(tile) for tile in race(tab).track]


def spells_offered(tab: Table) -> list[str]:
    return [word for word in options(tab, 0) if word.startswith("cast")]


# ---- the rule, its cost, its time


@pytest.mark.clause("AM-18.1")
def test_am_18_1_without_the_option_nobody_is_asked_for_a_spell() -> None:
    for seed in range(3):
        assert all(choice(tab) not in SPELL_CHOICES for tab in wander(deal(4, {}, seed), seed) if asked(tab))
    plain = table("seats: 3; chariots: green, red, blue; turn: 0; hand 0: magic, magic, magic")
    assert choice(plain) == "set-speed"
    assert refused(plain, 0, "cast hasten").kind == "not-an-option"


@pytest.mark.clause("AM-18.1")
def test_am_18_1_with_the_option_a_turn_opens_with_the_question() -> None:
    assert choice(deal(3, {"spells": True})) == "cast-choice"
    met = {choice(tab) for tab in wander(deal(4, {"spells": True}, 1), 1) if asked(tab)}
    assert met >= SPELL_CHOICES


@pytest.mark.clause("AM-18.2")
@pytest.mark.parametrize(
    ("held", "spells"),
    [
        ("magic, whip yellow", ["cast hasten"]),
        ("magic, rein yellow", ["cast hasten"]),
        ("magic, whip red", ["cast heal"]),
        ("magic, rein black", ["cast fireball 1"]),
        ("magic, whip green", ["cast alter +1 +2"]),
        ("magic, whip blue", []),
        ("magic, magic", ["cast hasten", "cast heal", "cast fireball 1", "cast alter +1 +2"]),
        ("whip yellow, rein yellow", []),
        ("whip red, whip black, rein green, rein yellow", []),
    ],
)
def test_am_18_2_one_magic_and_the_colour_or_two_magic(held: str, spells: list[str]) -> None:
    tab = table(
        f"{THREE}; track: empty, rocks 1; progress: 0, 0, 31; status: racing, racing, down; damage: 1, 0, 0; "
        f"hand 0: {held}; {QUIET}"
    )
    assert spells_offered(tab) == spells
    assert options(tab, 0)[0] == "no spell"


@pytest.mark.clause("AM-18.2")
def test_am_18_2_the_magic_goes_first_and_the_second_card_fits_the_colour() -> None:
    tab = table(f"{THREE}; hand 0: magic, magic, whip yellow, rein yellow, whip red; {QUIET}; discard: ")
    events = say(tab, 0, "cast hasten")
    assert only(events, "card-laid")["card"] == "magic"
    assert only(events, "spell-cast")["spell"] == "cast hasten"
    assert options(tab, 0) == ["lay whip yellow", "lay rein yellow", "lay magic"]
    assert refused(tab, 0, "lay whip red").clause == "AM-18.2"
    say(tab, 0, "lay rein yellow")
    assert discards(tab) == ["magic", "rein yellow"]
    assert hand(tab, 0) == ["whip yellow", "whip red", "magic"]


@pytest.mark.clause("AM-18.2")
def test_am_18_2_two_magic_pay_as_well() -> None:
    tab = table(f"{THREE}; hand 0: magic, magic, whip red; {QUIET}; discard: ")
    say(tab, 0, "cast hasten", "lay magic")
    assert discards(tab) == ["magic", "magic"]
    assert race(tab).hasten == 3


@pytest.mark.clause("AM-18.3")
def test_am_18_3_the_others_have_nothing_but_the_counterspell() -> None:
    rich = "magic, magic, magic, whip yellow, whip red"
    tab = table(f"{THREE}; damage: 1, 1, 0; hand 0: {rich}; hand 1: {rich}; hand 2: ")
    assert asked(tab) == [0]
    with pytest.raises(NotYourTurn):
        say(tab, 1, "cast hasten")
    events = say(tab, 0, "cast hasten", "lay whip yellow")
    assert asked(tab) == [1]
    assert options(tab, 1) == ["no spell", "counter"]
    with pytest.raises(NotAnOption):
        say(tab, 1, "cast heal")
    assert "hastened" not in kinds(events)
    assert kinds(say(tab, 1, "no spell")) == ["hastened"]


@pytest.mark.clause("AM-18.4")
def test_am_18_4_a_second_spell_is_refused() -> None:
    held = "hand 0: magic, magic, magic, magic, whip blue"
    tab = table(f"{THREE}; {OPEN_TRACK}; damage: 2, 0, 0; {held}; {QUIET}; pool 0: whip green")
    say(tab, 0, "cast heal", "lay magic")
    assert choice(tab) == "set-speed"
    assert refused(tab, 0, "cast hasten").kind == "not-an-option"
    say(tab, 0, "done", "done")
    assert (race(tab).progress[0], asked(tab)) == (1, [1])


@pytest.mark.clause("AM-18.4")
def test_am_18_4_a_teleport_is_the_only_one_too_but_declining_is_no_spell() -> None:
    start = f"{THREE}; {OPEN_TRACK}; hand 0: magic, magic, magic, magic; {QUIET}; pool 0: whip green, whip green"
    tab = table(f"{start}; phase: movement")
    say(tab, 0, "cast teleport", "lay magic")
    assert race(tab).progress[0] == 3
    assert asked(tab) == [1]
    patient = table(f"{start}; phase: movement")
    say(patient, 0, "no spell")
    assert choice(patient) == "teleport-choice"
    say(patient, 0, "cast teleport", "lay magic")
    assert race(patient).progress[0] == 3


@pytest.mark.clause("AM-18.5")
def test_am_18_5_every_spell_but_teleport_belongs_to_the_opening() -> None:
    tab = table(
        f"{THREE}; {OPEN_TRACK}; damage: 2, 0, 0; hand 0: magic, magic, magic, magic; {QUIET}; pool 0: whip green"
    )
    assert "cast teleport" not in options(tab, 0)
    assert {"cast hasten", "cast heal", "cast fireball 1"} <= set(options(tab, 0))
    assert refused(tab, 0, "cast teleport").clause == "AM-18.5"
    say(tab, 0, "no spell")
    assert choice(tab) == "set-speed"
    for spell in ("cast hasten", "cast heal", "cast fireball 1", "cast alter +1 +2"):
        assert refused(tab, 0, spell).kind == "not-an-option"
    say(tab, 0, "done", "done")
    assert options(tab, 0) == ["no spell", "cast teleport"]
    assert refused(tab, 0, "cast hasten").clause == "AM-18.10"


@pytest.mark.clause("AM-18.5")
def test_am_18_5_the_question_is_asked_by_public_facts() -> None:
    poor = table(f"{THREE}; hand 0: whip red, rein red; {QUIET}; pool 0: whip green")
    assert (choice(poor), options(poor, 0)) == ("cast-choice", ["no spell"])
    single = table(f"{THREE}; hand 0: magic; {QUIET}")
    assert choice(single) == "set-speed"
    window = table(f"{THREE}; hand 0: whip red, rein red; {QUIET}; pool 0: whip green; phase: movement")
    assert (choice(window), options(window, 0)) == ("teleport-choice", ["no spell"])


# ---- Alter Terrain


@pytest.mark.clause("AM-18.6")
def test_am_18_6_the_whole_set_of_pairs() -> None:
    """Caster on 4: 7 is face down, 2 is occupied, 6 has a crashed chariot beside it; 1, 3 and 5 are left."""
    tab = table(
        f"{THREE}; track: rocks 1, empty, jump 2, empty, rocks 2, empty; progress: 4, 2, 6; "
        f"status: racing, racing, down; hand 0: magic, whip green; {QUIET}"
    )
    assert spells_offered(tab) == ["cast alter -3 -1", "cast alter -3 +1", "cast alter -1 +1"]
    for pair in ("-2 -1", "+1 +2", "+1 +3"):
        assert refused(tab, 0, f"cast alter {pair}").kind == "not-an-option"


@pytest.mark.clause("AM-18.6")
def test_am_18_6_the_tiles_change_places_and_no_others() -> None:
    tab = table(f"{THREE}; track: rocks 1, empty, jump 2; hand 0: magic, whip green; {QUIET}")
    assert spells_offered(tab) == ["cast alter +1 +2", "cast alter +1 +3", "cast alter +2 +3"]
    event = only(say(tab, 0, "cast alter +1 +3", "lay whip green"), "terrain-altered")
    assert (event["one"], event["other"], event["clause"]) == (1, 3, "AM-18.6")
    assert tiles(tab)[:5] == ["start/finish", "jump 2", "empty", "rocks 1", "face-down"]


@pytest.mark.clause("AM-18.6")
def test_am_18_6_reach_is_counted_round_the_loop_and_an_eliminated_chariot_takes_no_room() -> None:
    start = f"{THREE}; option laps: 2; {OPEN_TRACK}; progress: 33, 10, 31; hand 0: magic, whip green; {QUIET}"
    free = ["-3", "-2", "+1", "+2", "+3"]
    pairs = [f"cast alter {one} {two}" for i, one in enumerate(free) for two in free[i + 1 :]]
    assert spells_offered(table(f"{start}; status: racing, racing, out")) == pairs
    without_31 = [pair for pair in pairs if "-2" not in pair]
    assert spells_offered(table(start)) == without_31
    assert spells_offered(table(f"{start}; status: racing, racing, recovered")) == without_31


@pytest.mark.clause("AM-18.7")
@pytest.mark.parametrize(("progress", "line"), [(1, "-1"), (3, "-3"), (30, "+2"), (31, "+1")])
def test_am_18_7_start_finish_is_never_among_them(progress: int, line: str) -> None:
    tab = table(f"{THREE}; {OPEN_TRACK}; progress: {progress}, 15, 15; hand 0: magic, whip green; {QUIET}")
    assert len(spells_offered(tab)) == 10
    assert [spell for spell in spells_offered(tab) if line in spell] == []
    assert refused(tab, 0, f"cast alter {line} +3" if line != "+1" else "cast alter -1 +1").clause == "AM-18.5"


@pytest.mark.clause("AM-18.7")
def test_am_18_7_other_tiles_are() -> None:
    tab = table(f"{THREE}; {OPEN_TRACK}; progress: 5, 15, 15; hand 0: magic, whip green; {QUIET}")
    assert len(spells_offered(tab)) == 15


# ---- Hasten, Heal


@pytest.mark.clause("AM-18.8")
def test_am_18_8_three_steps_more_and_the_jump_counts_them() -> None:
    tab = table(
        f"{THREE}; track: empty, empty, empty, jump 4, empty; hand 0: magic, whip yellow; {QUIET}; pool 0: whip green"
    )
    say(tab, 0, "cast hasten", "lay whip yellow")
    assert (race(tab).hasten, len(race(tab).pools[0])) == (3, 1)
    events = say(tab, 0, "done", "done")
    assert only(events, "speed-set")["speed"] == 1
    jump = only(events, "jump-made")
    assert (jump["rating"], jump["short"]) == (4, 0)
    assert (race(tab).progress[0], race(tab).damage[0]) == (4, 0)


@pytest.mark.clause("AM-18.8")
def test_am_18_8_without_it_the_same_jump_hurts_and_the_chariot_moves_its_pool() -> None:
    tab = table(
        f"{THREE}; track: empty, empty, empty, jump 4; progress: 3, 0, 0; hand 0: magic; {QUIET}; pool 0: whip green"
    )
    assert only(say(tab, 0, "done", "done", "no spell"), "jump-made")["short"] == 3
    assert (race(tab).progress[0], race(tab).damage[0]) == (4, 3)


@pytest.mark.clause("AM-18.8")
def test_am_18_8_drawing_goes_by_the_pool_alone_and_the_bonus_ends_with_the_turn() -> None:
    tab = table(f"{THREE}; {OPEN_TRACK}; hand 0: magic, whip yellow; {QUIET}; pool 0: whip green, whip green")
    events = say(tab, 0, "cast hasten", "lay whip yellow", "done", "done")
    assert only(events, "cards-drawn")["count"] == 5
    assert race(tab).progress[0] == 5
    assert race(tab).hasten == 0


@pytest.mark.clause("AM-18.9")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2)])
def test_am_18_9_up_to_three_damage_goes(before: int, after: int) -> None:
    tab = table(f"{THREE}; damage: {before}, 4, 0; hand 0: magic, whip red; {QUIET}")
    event = only(say(tab, 0, "cast heal", "lay whip red"), "healed")
    assert (event["points"], event["damage"]) == (before - after, after)
    assert race(tab).damage == [after, 4, 0]


@pytest.mark.clause("AM-18.9")
def test_am_18_9_an_unharmed_chariot_has_nothing_to_heal() -> None:
    assert spells_offered(table(f"{THREE}; damage: 0, 4, 0; hand 0: magic, whip red; {QUIET}")) == []


# ---- Teleport


@pytest.mark.clause("AM-18.10")
def test_am_18_10_the_skipped_tile_is_not_settled_but_the_target_is() -> None:
    start = f"{THREE}; track: rocks 3, hazard red, empty; {BLUE_SPELL}, rein red; {QUIET}; pool 0: whip green"
    tab = table(f"{start}; phase: movement")
    events = say(tab, 0, "cast teleport", "lay whip blue")
    assert "rocks-passed" not in kinds(events)
    assert only(events, "entered")["tile-number"] == 2
    assert (choice(tab), options(tab, 0)) == ("pay-hazard", ["done", "lay rein red"])
    walker = table(f"{start}; phase: movement")
    say(walker, 0, "no spell")
    assert choice(walker) == "pay-rocks"
    assert race(walker).progress[0] == 1


@pytest.mark.clause("AM-18.10")
def test_am_18_10_a_rival_on_the_skipped_tile_is_not_met() -> None:
    start = f"{THREE}; {OPEN_TRACK}; progress: 0, 1, 20; {BLUE_SPELL}, rein red; hand 1: rein red; hand 2: "
    tab = table(f"{start}; pool 0: whip green; phase: movement")
    say(tab, 0, "cast teleport", "lay whip blue")
    assert race(tab).progress[0] == 2
    assert choice(tab) != "block"
    target = table(f"{start.replace('0, 1, 20', '0, 2, 20')}; pool 0: whip green; phase: movement")
    say(target, 0, "cast teleport", "lay whip blue")
    assert choice(target) in ("ram-choice", "block")


@pytest.mark.clause("AM-18.11")
def test_am_18_11_it_uses_one_point_of_movement() -> None:
    start = f"{THREE}; {OPEN_TRACK}; {BLUE_SPELL}; {QUIET}; pool 0: whip green, whip green; phase: movement"
    tab = table(start)
    say(tab, 0, "cast teleport", "lay whip blue")
    assert race(tab).progress[0] == 3
    late = table(start)
    say(late, 0, "no spell", "cast teleport", "lay whip blue")
    assert race(late).progress[0] == 3
    walker = table(start)
    say(walker, 0, "no spell", "no spell")
    assert race(walker).progress[0] == 2


@pytest.mark.clause("AM-18.12")
def test_am_18_12_a_block_that_holds_leaves_the_chariot_where_it_was() -> None:
    start = (
        f"{THREE}; {OPEN_TRACK}; progress: 0, 2, 0; {BLUE_SPELL}; hand 1: rein red; hand 2: ; discard: ; "
        "pool 0: whip green, whip green, whip green; phase: movement"
    )
    tab = table(start)
    line = race(tab).stamps.copy()
    say(tab, 0, "cast teleport", "lay whip blue", "done")
    # Both tiles of the Teleport, and two steps left.
    assert (choice(tab), race(tab).steps) == ("block", 2 + 2)
    say(tab, 1, "lay rein red")
    assert options(tab, 0) == ["give in"]
    events = say(tab, 0, "give in")
    assert only(events, "block-held")["seat"] == 0
    assert "turn-ended" in kinds(events)
    assert race(tab).progress[0] == 0
    assert (race(tab).steps, race(tab).moved[0], len(race(tab).pools[0])) == (0, 1, 3)
    assert discards(tab) == ["magic", "whip blue", "rein red"]
    assert race(tab).stamps == line


@pytest.mark.clause("AM-18.12")
def test_am_18_12_without_a_block_the_two_steps_left_are_made() -> None:
    tab = table(
        f"{THREE}; {OPEN_TRACK}; progress: 0, 2, 0; {BLUE_SPELL}; hand 1: ; hand 2: ; "
        "pool 0: whip green, whip green, whip green; phase: movement"
    )
    say(tab, 0, "cast teleport", "lay whip blue")
    while asked(tab) == [0] and race(tab).mover == 0:
        say(tab, 0, options(tab, 0)[0])
    while race(tab).mover == 0:
        say(tab, asked(tab)[0], "done")
    assert race(tab).progress[0] == 4


@pytest.mark.clause("AM-18.13")
def test_am_18_13_landing_face_down_turns_three_up_before_the_tile_is_settled() -> None:
    tab = table(
        f"{THREE}; track: empty, empty, empty; progress: 2, 0, 0; {BLUE_SPELL}; {QUIET}; pool 0: whip green; "
        "phase: movement",
        ["rocks 2", "jump 4", "stables"],
    )
    events = say(tab, 0, "cast teleport", "lay whip blue")
    revealed = only(events, "tiles-revealed")
    assert (revealed["first"], revealed["tiles"]) == (4, ["rocks 2", "jump 4", "stables"])
    assert kinds(events).index("tiles-revealed") < kinds(events).index("entered")
    assert only(events, "entered")["tile"] == "rocks 2"
    assert choice(tab) == "pay-rocks"
    assert race(tab).revealed == 6


@pytest.mark.clause("AM-18.13")
def test_am_18_13_landing_on_an_open_tile_with_another_open_ahead_turns_none_up() -> None:
    tab = table(
        f"{THREE}; track: empty, empty, empty; {BLUE_SPELL}; {QUIET}; pool 0: whip green; phase: movement", [], None
    )
    assert "tiles-revealed" not in kinds(say(tab, 0, "cast teleport", "lay whip blue"))
    assert race(tab).revealed == 3


def at(progress: int, laps: int = 1, pool: str = "whip green, whip green") -> Table:
    return table(
        f"{THREE}; option laps: {laps}; {OPEN_TRACK}; progress: {progress}, 15, 15; {BLUE_SPELL}; {QUIET}; "
        f"pool 0: {pool}; phase: movement"
    )


@pytest.mark.clause("AM-18.14")
@pytest.mark.parametrize("laps", [1, 2])
def test_am_18_14_never_over_start_finish(laps: int) -> None:
    """Before the line the step is made at once; one tile earlier the question is asked."""
    for lap in range(1, laps + 1):
        tab = at(32 * lap - 1, laps, pool="whip green")
        assert (race(tab).progress[0], race(tab).moved[0]) == (32 * lap, 1)
        assert choice(at(32 * lap - 2, laps)) == "teleport-choice"


@pytest.mark.clause("AM-18.14")
def test_am_18_14_it_may_land_on_the_line_which_crosses_on_the_last_lap() -> None:
    tab = at(30)
    assert options(tab, 0) == ["no spell", "cast teleport"]
    events = say(tab, 0, "cast teleport", "lay whip blue")
    assert only(events, "line-crossed")["seat"] == 0
    assert only(events, "ran-past")["count"] == 1
    assert race(tab).progress[0] == 33
    early = at(30, laps=2, pool="whip green")
    assert "line-crossed" not in kinds(say(early, 0, "cast teleport", "lay whip blue"))
    assert (race(early).progress[0], race(early).crossed[0]) == (32, 0)


@pytest.mark.clause("AM-18.14")
@pytest.mark.parametrize(("start", "laps"), [(0, 1), (32, 2)])
def test_am_18_14_leaving_the_line_by_teleport_is_allowed(start: int, laps: int) -> None:
    tab = at(start, laps, pool="whip green")
    say(tab, 0, "cast teleport", "lay whip blue")
    assert race(tab).progress[0] == start + 2


# ---- Fireball


def fireballs(fields: str) -> list[str]:
    tab = table(f"{FIVE}; {OPEN_TRACK}; hand 0: magic, whip black; {NO_HANDS}; {fields}")
    return spells_offered(tab)


@pytest.mark.clause("AM-18.15")
def test_am_18_15_within_three_tiles_both_ways_distance_nought_included() -> None:
    assert fireballs("progress: 4, 4, 7, 1, 8") == ["cast fireball 1", "cast fireball 2", "cast fireball 3"]
    assert fireballs("progress: 4, 0, 8, 9, 20") == []


@pytest.mark.clause("AM-18.15")
def test_am_18_15_counted_round_the_loop() -> None:
    assert fireballs("option laps: 2; progress: 33, 30, 29, 4, 5") == ["cast fireball 1", "cast fireball 3"]
    assert fireballs("option laps: 2; progress: 30, 33, 34, 1, 2") == ["cast fireball 1", "cast fireball 3"]


@pytest.mark.clause("AM-18.15")
def test_am_18_15_crashed_and_eliminated_chariots_are_no_targets() -> None:
    assert fireballs("progress: 4, 4, 4, 4, 4; status: racing, down, recovered, out, racing") == ["cast fireball 4"]


@pytest.mark.clause("AM-18.15")
def test_am_18_15_one_damage_to_one_chariot() -> None:
    tab = table(
        f"{FIVE}; {OPEN_TRACK}; progress: 4, 4, 4, 8, 4; damage: 0, 0, 4, 0, 1; hand 0: magic, whip black; {NO_HANDS}"
    )
    assert refused(tab, 0, "cast fireball 3").kind == "not-an-option"
    assert refused(tab, 0, "cast fireball 0").kind == "not-an-option"
    events = say(tab, 0, "cast fireball 4", "lay whip black")
    assert only(events, "damaged")["seat"] == 4
    assert race(tab).damage == [0, 0, 4, 0, 2]
    assert "crashed" not in kinds(events)


@pytest.mark.clause("AM-18.15")
def test_am_18_15_it_may_crash_its_target_in_the_casters_turn() -> None:
    tab = table(
        f"{FIVE}; {OPEN_TRACK}; progress: 4, 4, 4, 8, 4; damage: 0, 0, 4, 0, 1; hand 0: magic, whip black; {NO_HANDS}"
    )
    assert only(say(tab, 0, "cast fireball 2", "lay whip black"), "crashed")["seat"] == 2
    assert (asked(tab), choice(tab)) == ([0], "set-speed")


@pytest.mark.clause("AM-18.16")
def test_am_18_16_chariots_past_the_line_are_no_targets() -> None:
    assert fireballs("progress: 31, 32, 33, 30, 15") == ["cast fireball 3"]
    again = fireballs("option laps: 2; progress: 31, 32, 33, 30, 15")
    assert again == ["cast fireball 1", "cast fireball 2", "cast fireball 3"]
