"""AM-20 Options of the table: layout, terrain, spells a turn, short track, open hands, kingmaking."""

from __future__ import annotations

import json

import pytest

from harena.core.errors import BadRequest
from harena.core.record import write_record
from harena.core.table import Table

from .sets import PLAIN
from .tables import GAME, asked, choice, deal, kinds, look, only, options, own, race, refused, say, table, view, wander

THREE = "seats: 3; chariots: green, red, blue; turn: 0"
SPELLS = f"option spells: yes; {THREE}"
QUIET = "hand 1: ; hand 2: "


def open_track(tiles: int) -> str:
    return f"{PLAIN}; track: {', '.join(['empty'] * tiles)}"


# ---- the layout


@pytest.mark.clause("AM-20.1")
def test_am_20_1_the_summary_moves_one_straight_behind_the_second_bend() -> None:
    tab = deal(3, {"layout": "summary"})
    assert look(tab, None).shapes == [0] * 6 + [1] * 9 + [0] * 7 + [1] * 9 + [0]
    assert len(look(tab, None).track) == 32
    tiles = view(tab, None)["track"]
    assert isinstance(tiles, list)
    assert [tiles[place]["shape"] for place in (5, 6, 30, 31)] == ["straight", "curve", "curve", "straight"]


@pytest.mark.clause("AM-20.1")
def test_am_20_1_the_rulebooks_layout_is_the_default() -> None:
    assert look(deal(3), None).shapes == [0] * 7 + [1] * 9 + [0] * 7 + [1] * 9
    assert deal(3, {"layout": "rulebook"}).options == {}


@pytest.mark.clause("AM-20.1")
def test_am_20_1_the_sixth_tile_comes_from_the_curves_then() -> None:
    position = f"{THREE}; track: empty, empty, empty; progress: 2, 0, 0; pool 0: whip green; phase: movement"
    position += f"; hand 0: ; {QUIET}"
    bend = table(f"option layout: summary; {position}", ["rocks 1", "rocks 2", "hazard green+blue"])
    assert look(bend, None).track[6] >= 0
    with pytest.raises(BadRequest, match="cannot happen"):
        table(position, ["rocks 1", "rocks 2", "hazard green+blue"])


# ---- terrain


@pytest.mark.clause("AM-20.2")
def test_am_20_2_only_tiles_of_one_shape_are_swapped() -> None:
    """The caster stands on 6, the last straight before the bend."""
    position = f"{SPELLS}; {open_track(12)}; progress: 6, 0, 0; hand 0: magic, whip green; {QUIET}"
    same = table(f"option same-shape-terrain: yes; {position}")
    pairs = ["-3 -2", "-3 -1", "-2 -1", "+1 +2", "+1 +3", "+2 +3"]
    assert options(same, 0) == ["no spell", *[f"cast alter {pair}" for pair in pairs]]
    assert refused(same, 0, "cast alter -1 +1").kind == "not-an-option"
    anything = table(position)
    assert len(options(anything, 0)) == 1 + 15
    assert "cast alter -1 +1" in options(anything, 0)


# ---- spells a turn


@pytest.mark.clause("AM-20.3")
def test_am_20_3_a_second_spell_only_where_it_is_allowed() -> None:
    position = f"{SPELLS}; {open_track(12)}; hand 0: magic, magic, magic, magic, whip red; {QUIET}; pool 0: whip green"
    free = table(f"option spells-per-turn: unlimited; {position}")
    say(free, 0, "cast hasten", "lay magic")
    assert choice(free) == "cast-choice"
    say(free, 0, "cast hasten", "lay magic")
    assert race(free).hasten == 6
    assert choice(free) == "set-speed"
    single = table(position)
    say(single, 0, "cast hasten", "lay magic")
    assert choice(single) == "set-speed"
    assert race(single).hasten == 3


@pytest.mark.clause("AM-20.3")
def test_am_20_3_teleport_before_every_step_or_before_one() -> None:
    position = (
        f"{SPELLS}; {open_track(12)}; hand 0: magic, magic, magic, magic; {QUIET}; pool 0: whip green, whip green; "
        "phase: movement"
    )
    free = table(f"option spells-per-turn: unlimited; {position}")
    say(free, 0, "cast teleport", "lay magic", "cast teleport", "lay magic")
    assert race(free).progress[0] == 4
    single = table(position)
    say(single, 0, "cast teleport", "lay magic")
    assert (race(single).progress[0], race(single).moved[0]) == (3, 1)


@pytest.mark.clause("AM-20.3")
def test_am_20_3_unlimited_spells_may_still_be_declined() -> None:
    tab = table(f"option spells-per-turn: unlimited; {SPELLS}; hand 0: magic, magic, magic, magic; {QUIET}")
    say(tab, 0, "no spell")
    assert choice(tab) == "set-speed"


@pytest.mark.clause("AM-20.3")
@pytest.mark.parametrize(
    ("how_many", "progress", "cards", "may"),
    [("one", 24, 4, False), ("one", 25, 4, True), ("unlimited", 24, 4, True), ("unlimited", 24, 3, False)],
)
def test_am_20_3_the_kingmaking_bound_follows(how_many: str, progress: int, cards: int, *, may: bool) -> None:
    """Two chariots are sure to cross; the third, with pool 1 and Beast 3, may counter only if it could win itself."""
    tab = table(
        f"option spells-per-turn: {how_many}; {SPELLS}; {open_track(31)}; progress: 29, 30, {progress}; "
        f"hand 0: magic, whip yellow; hand 1: ; hand 2: {', '.join(['rein red'] * cards)}; "
        "pool 0: whip red, whip red, whip red, whip red; pool 1: whip blue, whip blue; pool 2: whip green"
    )
    say(tab, 0, "cast hasten", "lay whip yellow")
    assert (choice(tab) == "counter-choice") == may


# ---- the short track


@pytest.mark.clause("AM-20.4")
def test_am_20_4_the_short_track_has_eighteen_tiles() -> None:
    assert look(deal(3, {"short-track": True}), None).shapes == [0] * 4 + [1] * 5 + [0] * 4 + [1] * 5
    assert len(look(deal(3), None).shapes) == 32


@pytest.mark.clause("AM-20.4")
@pytest.mark.parametrize(("open_tiles", "turned"), [(9, 3), (12, 3), (15, 2), (16, 1), (17, 0)])
def test_am_20_4_near_the_end_what_is_left_is_turned_up(open_tiles: int, turned: int) -> None:
    tab = table(
        f"option short-track: yes; {THREE}; {open_track(open_tiles)}; progress: {open_tiles - 1}, 0, 0; hand 0: ; "
        f"{QUIET}; pool 0: whip green"
    )
    events = say(tab, 0, "done", "done")
    revealed = [event["tiles"] for event in events if event["kind"] == "tiles-revealed"]
    assert revealed == ([["empty"] * turned] if turned else [])
    assert race(tab).revealed == open_tiles + turned
    assert race(tab).progress[0] == open_tiles


@pytest.mark.clause("AM-20.4")
@pytest.mark.parametrize("seats", [2, 5])
def test_am_20_4_a_race_on_it_ends(seats: int) -> None:
    last = [*wander(deal(seats, {"short-track": True}, seats), seats)][-1]
    result = GAME.result(last.state)
    assert result is not None
    assert sorted(result.places) == list(range(1, seats + 1))
    assert race(last).line() == 18


# ---- open hands


def hands_shown(tab: Table, seat: int | None) -> list[object]:
    """The hands a reader sees in words: its own, and what the chariots of the others show."""
    chariots = view(tab, seat)["chariots"]
    assert isinstance(chariots, list)
    return [own(tab, seat)["hand"] if at == seat else chariot["cards"] for at, chariot in enumerate(chariots)]


@pytest.mark.clause("AM-20.5")
def test_am_20_5_views_show_hands_only_then() -> None:
    held = "hand 0: whip red; hand 1: rein red, magic; hand 2: rein blue"
    shown = [["whip red"], ["rein red", "magic"], ["rein blue"]]
    teaching = table(f"option open-hands: yes; {THREE}; {held}")
    assert [hands_shown(teaching, seat) for seat in (0, 1, 2, None)] == [shown] * 4
    serious = table(f"{THREE}; {held}")
    assert hands_shown(serious, 1) == [None, ["rein red", "magic"], None]
    assert hands_shown(serious, None) == [None, None, None]
    assert [len(cards) for cards in look(serious, 1).hands] == [0, 2, 0]


@pytest.mark.clause("AM-20.5")
def test_am_20_5_the_record_says_so() -> None:
    header = json.loads(write_record(deal(3, {"open-hands": True})).splitlines()[0])
    assert header["options"] == {"open-hands": True}
    assert json.loads(write_record(deal(3)).splitlines()[0])["options"] == {}


# ---- kingmaking


EXAMPLE = (
    f"{THREE}; {open_track(31)}; progress: 27, 29, 29; hand 0: whip red, rein red; {QUIET}; phase: movement; "
    "pool 0: whip green, whip green, whip green; "
    "pool 1: whip blue, whip blue, whip blue, whip blue; pool 2: whip black, whip black, whip black, whip black"
)
"""Five tiles to go with three steps; two rivals three tiles from the line at speed four."""


@pytest.mark.clause("AM-20.6")
def test_am_20_6_switched_off_the_examples_ram_is_offered() -> None:
    tab = table(f"option kingmaking: no; {EXAMPLE}")
    assert (choice(tab), options(tab, 0)) == ("ram-choice", ["done", "ram 1", "ram 2"])
    events = say(tab, 0, "ram 1", "lay whip red", "lay rein red", "done")
    assert only(events, "rammed")["rival"] == 1
    assert "kingmaking" not in kinds(tab.all_events(-1))


@pytest.mark.clause("AM-20.6")
def test_am_20_6_by_default_it_is_not_and_the_reason_is_told() -> None:
    tab = table(EXAMPLE)
    spared = [event for event in tab.events(None) if event.get("kind") == "kingmaking"]
    assert {(event["seat"], event["rival"]) for event in spared} >= {(0, 1), (0, 2)}
    assert (race(tab).progress[0], asked(tab), choice(tab)) == (28, [1], "block")
    say(tab, 1, "done")
    say(tab, 2, "done")
    assert (race(tab).progress[0], race(tab).moved[0], race(tab).damage) == (30, 1, [0, 0, 0])
    assert deal(3, {"kingmaking": True}).options == {}
    assert deal(3, {"kingmaking": False}).options == {"kingmaking": False}


@pytest.mark.clause("AM-20.5")
def test_am_20_5_a_spectator_sees_open_hands_but_holds_none() -> None:
    tab = deal(3, {"open-hands": True})
    assert look(tab, None).hand() == []
    assert look(tab, 2).hand() == look(tab, None).hands[2] != []
