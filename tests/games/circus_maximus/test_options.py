"""Options of the table: rules, field, clock, braking, cutting loose, wall moves, track."""

from __future__ import annotations

import json

import pytest

from harena.core.chance import Fast
from harena.core.errors import BadRequest
from harena.core.ids import Seat
from harena.core.record import write_record
from harena.core.table import Table
from harena.games.circus_maximus.options import OPTIONS, Options
from harena.games.circus_maximus.track import DEFAULT

from .tables import (
    GAME,
    advanced,
    asked,
    chariot,
    choice,
    deal,
    kinds,
    log,
    only,
    options,
    race,
    refused,
    say,
    table,
    view,
    where,
)

SHORT: dict[str, object] = {**DEFAULT.data, "id": "short", "laps": 1, "home": 20, "back": 20}
CORNER = "mover: red; left: 15; red: at home 27/3; blue: at back 3/8"


def wide_field(tab: Table) -> list[str]:
    chariots = view(tab, None)["chariots"]
    assert isinstance(chariots, list)
    return [str(one["colour"]) for one in chariots]


# ---- every option


def test_every_option_has_its_clause_and_an_ordinary_value() -> None:
    ordinary = {option.name: option.default for option in OPTIONS}
    assert (
        ordinary.items()
        >= {
            "rules": "basic",
            "chariots": "8",
            "reaction-time": "off",
            "braking-lowers-strain": False,
            "cut-free": "each-phase",
            "wall-moves": False,
        }.items()
    )
    assert ordinary["track"] == {}
    clauses = {option.name: str(option.clause) for option in OPTIONS}
    assert clauses["rules"] == "CM-2.4"
    assert clauses["chariots"] == "CM-18.1"
    assert clauses["wall-moves"] == "CM-6.4.4"
    assert all(clause.startswith("CM-") for clause in clauses.values())


def test_what_is_ordinary_is_not_noted() -> None:
    for option in OPTIONS:
        assert deal(2, {option.name: option.default}).options == {}
        for value in option.other_values():
            tab = deal(2, {option.name: value})
            assert tab.options == {option.name: value}
            assert json.loads(write_record(tab).splitlines()[0])["options"] == {option.name: value}
            again = GAME.parse(GAME.print(tab.state), Fast(1))
            assert GAME.chosen_options(again) == {option.name: value}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rules", "campaign"),
        ("rules", True),
        ("chariots", "7"),
        ("chariots", "17"),
        ("chariots", 8),
        ("reaction-time", "0"),
        ("reaction-time", "soon"),
        ("reaction-time", 5),
        ("braking-lowers-strain", "yes"),
        ("braking-lowers-strain", 1),
        ("cut-free", "never"),
        ("wall-moves", None),
        ("track", "oval"),
    ],
)
def test_a_wrong_value_is_refused_with_the_options_clause(name: str, value: object) -> None:
    with pytest.raises(BadRequest) as refusal:
        deal(2, {name: value})
    assert refusal.value.clause == {option.name: option.clause for option in OPTIONS}[name]


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadRequest, match="There is no option 'wind'"):
        deal(2, {"wind": "fair"})


def test_a_track_that_is_none_is_refused_with_the_place_that_is_wrong() -> None:
    with pytest.raises(BadRequest, match="The track is refused: provenance"):
        deal(2, {"track": {"id": "nothing else"}})


# ---- the rules


@pytest.mark.clause("CM-2.4")
def test_cm_2_4_a_flip_takes_a_basic_chariot_out_and_leaves_an_advanced_team_running() -> None:
    position = "option wall-moves: yes; mover: red; left: 4; red: at home 12/8; blue: at back 3/8"
    basic = table(position)
    say(basic, 0, "wall out", "confirm")
    assert log(basic, "red")["standing"] == "out"
    running = advanced(position, [3, 3])
    say(running, 0, "wall out", "confirm")
    assert (log(running, "red")["standing"], where(running, "red")) == ("runaway", ("home 15/8", "none"))


# ---- the field


@pytest.mark.clause("CM-18.1")
@pytest.mark.parametrize("chariots", range(8, 17))
def test_cm_18_1_eight_to_sixteen_chariots(chariots: int) -> None:
    tab = deal(4, {"chariots": str(chariots)})
    assert len(wide_field(tab)) == len(set(wide_field(tab))) == chariots
    assert len({where(tab, colour) for colour in wide_field(tab)}) == chariots


# ---- the clock


@pytest.mark.clause("CM-11.9")
@pytest.mark.parametrize("seconds", [5, 4, 3, 2, 1, 10])
def test_cm_11_9_the_limit_is_the_tables_to_say(seconds: int) -> None:
    position = "red: at home 5/3; blue: at home 9/8"
    tab = advanced(f"option reaction-time: {seconds}; {position}")
    assert GAME.seconds(tab.state, Seat(0)) == seconds
    assert GAME.seconds(advanced(position).state, Seat(0)) is None


# ---- braking


@pytest.mark.clause("CM-6.6.1")
def test_cm_6_6_1_braking_lowers_the_strain_only_if_the_table_says_so() -> None:
    strict = table(CORNER)
    events = say(strict, 0, "brake", "brake", "forward", "forward")
    assert only(events, "strained")["points"] == 15 - 12
    kind = table(f"option braking-lowers-strain: yes; {CORNER}")
    events = say(kind, 0, "brake", "brake", "forward", "forward")
    assert only(events, "strained")["points"] == 13 - 12
    assert (chariot(strict, "red").endurance, chariot(kind, "red").endurance) == (50 - 2 - 3, 50 - 2 - 1)
    three = table(f"option braking-lowers-strain: yes; {CORNER}")
    assert "strained" not in kinds(say(three, 0, "brake", "brake", "brake", "forward", "forward"))


# ---- cutting loose


@pytest.mark.clause("CM-16.2a")
def test_cm_16_2a_a_try_at_every_phase_end_or_in_the_phase_of_the_flip_alone() -> None:
    position = "turn: 5; mover: red; red: at home 5/3, standing runaway, driver dragged, flipped {}; blue: at back 3/8"
    every = advanced(position.format(4), [3, 3])
    assert "freed" in [event.get("kind") for event in every.events(None)]
    once = advanced(f"option cut-free: flip-phase; {position.format(4)}", [3])
    told = [event.get("kind") for event in once.events(None)]
    assert "freed" not in told
    assert "not-freed" not in told
    assert "dragged" in told


@pytest.mark.clause("CM-16.2a")
def test_cm_16_2a_in_the_phase_of_the_flip_both_try() -> None:
    for words in ("", "option cut-free: flip-phase; "):
        tab = advanced(f"{words}option wall-moves: yes; mover: red; left: 1; red: at home 12/8; blue: at back 3/8")
        told = kinds(say(tab, 0, "wall out", "confirm"))
        assert told.count("freed") + told.count("not-freed") == 1


# ---- wall moves


@pytest.mark.clause("CM-6.4.4")
@pytest.mark.parametrize(("lane", "side"), [(1, "in"), (8, "out")])
def test_cm_6_4_4_driving_into_the_wall_is_offered_only_where_allowed_and_confirmed(lane: int, side: str) -> None:
    position = f"mover: red; left: 4; red: at home 12/{lane}; blue: at back 3/4"
    assert not [word for word in options(table(position), 0) if word.startswith("wall")]
    assert refused(table(position), 0, f"wall {side}").clause == "CM-6.4.4"
    tab = table(f"option wall-moves: yes; {position}")
    assert [word for word in options(tab, 0) if word.startswith("wall")] == [f"wall {side}"]
    say(tab, 0, f"wall {side}")
    assert (choice(tab), asked(tab), options(tab, 0)) == ("wall-choice", [0], ["turn back", "confirm"])
    say(tab, 0, "turn back")
    assert (choice(tab), race(tab).phase.left, log(tab, "red")["standing"]) == ("move-choice", 4, "racing")
    events = say(tab, 0, f"wall {side}", "confirm")
    assert only(events, "flipped")["cause"] == "wall"


@pytest.mark.clause("CM-6.4.4")
def test_cm_6_4_4_in_the_middle_there_is_no_wall() -> None:
    tab = table("option wall-moves: yes; mover: red; left: 4; red: at home 12/4; blue: at back 3/4")
    assert not [word for word in options(tab, 0) if word.startswith("wall")]


# ---- the track


@pytest.mark.clause("CM-2.1")
def test_cm_2_1_an_owners_track_is_raced_on_and_noted() -> None:
    tab = deal(2, {"track": SHORT})
    assert race(tab).track.laps == 1
    assert (view(tab, None)["eggs"], view(tab, None)["dolphins"]) == (1, 1)
    assert str(view(tab, None)["track"]).startswith("short (")
    header = json.loads(write_record(tab).splitlines()[0])
    assert header["track"] == race(tab).track.digest() != DEFAULT.digest()
    assert json.loads(write_record(deal(2)).splitlines()[0])["track"] == DEFAULT.digest()
    assert GAME.print(GAME.parse(GAME.print(tab.state), Fast(1))) == GAME.print(tab.state)


@pytest.mark.clause("CM-2.1")
def test_cm_2_1_the_ordinary_track_is_shared() -> None:
    assert Options({}).track is DEFAULT
    assert Options({"track": SHORT}).track.name == "short"
