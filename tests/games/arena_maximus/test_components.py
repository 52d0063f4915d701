"""Components as data: what is refused and where, what is only odd, the hash, and an owner's set in play."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from harena.core.chance import Fast
from harena.core.errors import BadRecord, BadRequest
from harena.core.record import read_record, write_record
from harena.core.table import Table
from harena.games.arena_maximus.components import DEFAULT, Components, WrongSet, describe
from harena.games.catalogue import EDITIONS, GAMES

from .sets import cards_of, set_with, tiles_of
from .tables import GAME, deal, fits, hand, look, race, table, view, wander

Data = dict[str, Any]
SENTENCE = re.compile(r"The components are refused: .*\.")


def changed(change: Callable[[Data], object]) -> Data:
    """The default set with something done to it."""
    data = copy.deepcopy(DEFAULT.data)
    change(data)
    return data


def put(value: object, *path: str | int) -> Callable[[Data], object]:
    def change(data: Data) -> None:
        inner: Any = data
        for part in path[:-1]:
            inner = inner[part]
        inner[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Data], object]:
    def change(data: Data) -> None:
        inner: Any = data
        for part in path[:-1]:
            inner = inner[part]
        del inner[path[-1]]

    return change


# ---- what is refused


WRONG: list[tuple[Callable[[Data], object], str, str]] = [
    (put(2, "schema"), "schema", "this reads schema 1, not 2"),
    (drop("schema"), "schema", "not None"),
    (drop("id"), "the set", "'id' is a text"),
    (put("", "id"), "the set", "'id' is a text"),
    (put("x" * 401, "provenance"), "the set", "'provenance' is a text"),
    (put(7, "provenance"), "the set", "'provenance' is a text"),
    (put("x" * 12_000, "note"), "the set", "longer than 12,000 characters"),
    (put({}, "chariots"), "chariots", "a list of objects"),
    (put(["green"], "chariots"), "chariots", "a list of objects"),
    (drop("chariots", 4), "chariots", "there are 4 colours instead of 5"),
    (put("green", "chariots", 1, "color"), "chariots[1]", "the colour green stands there twice"),
    (put("violet", "chariots", 2, "color"), "chariots[2]", "'color' is one of green, yellow"),
    (put(None, "chariots", 2, "color"), "chariots[2]", "not None"),
    (put(0, "chariots", 3, "beast"), "chariots[3]", "'beast' is a number from 1 to 20, not 0"),
    (put("2", "chariots", 3, "driver"), "chariots[3]", "'driver' is a number from 1 to 20, not '2'"),
    (put(True, "chariots", 0, "chariot"), "chariots[0]", "'chariot' is a number from 1 to 20, not True"),
    (drop("chariots", 0, "chariot"), "chariots[0]", "'chariot' is a number"),
    (drop("deck"), "deck", "a list of objects"),
    (put("sword", "deck", 3, "type"), "deck[3]", "'type' is one of whip, rein, magic, not 'sword'"),
    (put("green", "deck", 3, "skills"), "deck[3]", "'skills' is a list of green"),
    (put(["pink"], "deck", 3, "skills"), "deck[3]", "'skills' is a list of green"),
    (put([["green"]], "deck", 3, "skills"), "deck[3]", "'skills' is a list of green"),
    (put(0, "deck", 10, "count"), "deck[10]", "'count' is a number from 1 to 200, not 0"),
    (put(1.5, "deck", 10, "count"), "deck[10]", "not 1.5"),
    (put(cards_of(7, 7, 0), "deck"), "deck", "14 cards are too few even for two players"),
    (put([], "tiles"), "tiles", "an object with the lists 'straight' and 'curve'"),
    (drop("tiles", "curve"), "tiles.curve", "a list of objects"),
    (put("lava", "tiles", "straight", 4, "kind"), "tiles.straight[4]", "'kind' is one of empty, rocks"),
    (put("start/finish", "tiles", "straight", 0, "kind"), "tiles.straight[0]", "not 'start/finish'"),
    (put(0, "tiles", "straight", 1, "rating"), "tiles.straight[1]", "'rating' is a number from 1 to 9, not 0"),
    (drop("tiles", "curve", 4, "rating"), "tiles.curve[4]", "'rating' is a number from 1 to 9, not None"),
    (put([], "tiles", "curve", 6, "icons"), "tiles.curve[6]", "at least one icon"),
    (drop("tiles", "curve", 6, "icons"), "tiles.curve[6]", "at least one icon"),
    (put(["red"] * 4, "tiles", "curve", 6, "icons"), "tiles.curve[6]", "none more than three times"),
    (put(["mauve"], "tiles", "curve", 6, "icons"), "tiles.curve[6]", "'icons' is a list of green"),
    (drop("tiles", "curve", 0, "count"), "tiles.curve[0]", "'count' is a number"),
    (drop("layout"), "layout", "an object of numbers"),
    (drop("layout", "firstCurve"), "layout", "'firstCurve' is a number from 0 to 60, not None"),
    (put(-1, "layout", "finalStraight"), "layout", "'finalStraight' is a number from 0 to 60, not -1"),
    (put(0, "layout", "revealStep"), "layout", "'revealStep' is a number from 1 to 60, not 0"),
    (put(11, "layout", "firstStraight"), "tiles.straight", "needs 18 straight tiles, there are 17"),
    (put(10, "layout", "secondCurve"), "tiles.curve", "needs 19 curved tiles, there are 18"),
    (
        put(
            dict.fromkeys(["firstStraight", "firstCurve", "secondStraight", "secondCurve", "finalStraight"], 0),
            "layout",
        ),
        "layout",
        "at least one tile",
    ),
]


@pytest.mark.parametrize(("change", "where", "why"), WRONG)
def test_a_wrong_set_is_refused_with_place_and_reason(change: Callable[[Data], object], where: str, why: str) -> None:
    with pytest.raises(WrongSet) as refusal:
        deal(3, {"components": changed(change)})
    assert refusal.value.where == where
    assert why in refusal.value.why
    assert SENTENCE.fullmatch(refusal.value.say)
    assert f" {where}: " in refusal.value.say
    assert len(refusal.value.say) < 200


@pytest.mark.clause("AM-1.3")
def test_am_1_3_anything_but_an_object_is_refused() -> None:
    for nonsense in ("set.json", 7, [1], True):
        with pytest.raises(BadRequest, match="is an object"):
            deal(3, {"components": nonsense})


@pytest.mark.clause("AM-1.8")
def test_am_1_8_the_deck_must_do_for_the_players_at_this_table() -> None:
    """Seven cards each and one more."""
    for seats in (2, 3, 4, 5):
        enough = set_with(deck=cards_of(7 * seats - 2, 2, 1))
        assert len(race(deal(seats, {"components": enough})).deck) == 1
        if seats > 2:
            with pytest.raises(BadRequest, match=f"too small for {seats} players"):
                deal(seats, {"components": set_with(deck=cards_of(7 * seats - 2, 2, 0))})


@pytest.mark.clause("AM-20.4")
def test_am_20_4_the_short_track_needs_its_tiles_as_well() -> None:
    layout = {"firstStraight": 2, "firstCurve": 2, "secondStraight": 2, "secondCurve": 2, "finalStraight": 0}
    small = {"straight": [{"kind": "empty", "count": 6}], "curve": [{"kind": "empty", "count": 10}]}
    data = set_with(layout=layout, tiles=small)
    assert look(deal(2, {"components": data}), None).length() == 9
    with pytest.raises(WrongSet, match="too few for the short track"):
        deal(2, {"components": data, "short-track": True})
    small["straight"][0]["count"] = 7
    assert look(deal(2, {"components": data, "short-track": True}), None).length() == 18


# ---- what is allowed


@pytest.mark.parametrize(
    "change",
    [
        put([], "deck", 0, "skills"),
        drop("deck", 0, "skills"),
        put(["green", "blue", "black"], "deck", 0, "skills"),
        put(["red", "red", "red"], "tiles", "curve", 6, "icons"),
        put(["red", "green", "black", "blue", "yellow"], "tiles", "straight", 7, "icons"),
        put(9, "tiles", "straight", 1, "rating"),
        drop("layout", "revealStep"),
        put("our own measure", "note"),
        put(100, "deck", 0, "count"),
    ],
)
def test_what_owners_may_write_otherwise(change: Callable[[Data], object]) -> None:
    data = changed(change)
    assert Components(data).warnings == []
    assert race(deal(5, {"components": data})).house.components.digest() != DEFAULT.digest()


def test_cards_with_several_icons_and_none_have_names() -> None:
    deck = [
        {"type": "whip", "skills": ["blue", "green"], "count": 10},
        {"type": "rein", "skills": [], "count": 10},
        {"type": "magic", "count": 3},
    ]
    tab = deal(2, {"components": set_with(deck=deck)})
    assert {name for seat in (0, 1) for name in hand(tab, seat)} <= {"whip green+blue", "rein plain", "magic"}
    assert GAME.print(GAME.parse(GAME.print(tab.state), Fast(1))) == GAME.print(tab.state)


def test_a_sum_other_than_ten_is_only_a_warning() -> None:
    odd = Components(changed(put(5, "chariots", 1, "chariot")))
    assert odd.warnings == ["chariots[1]: the scores of red sum to 7, not to 10."]
    assert DEFAULT.warnings == []
    assert race(deal(5, {"components": odd.data})).house.components.chariot[2] == 5


# ---- label and hash


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_default_set_is_labelled_reconstructed_in_every_view(seat: int | None) -> None:
    assert view(deal(3), seat)["components"] == "reconstructed set"
    mine: dict[str, object] = {"components": set_with(id="my box", provenance="counted by hand")}
    assert view(deal(3, mine), seat)["components"] == "my box (counted by hand)"


def test_the_hash_knows_a_set_whatever_the_order_of_its_keys() -> None:
    assert re.fullmatch(r"[0-9a-f]{64}", DEFAULT.digest())
    turned = dict(reversed(DEFAULT.data.items()))
    assert list(turned) != list(DEFAULT.data)
    assert Components(turned).digest() == DEFAULT.digest()
    assert Components(changed(put(3, "tiles", "straight", 0, "count"))).digest() != DEFAULT.digest()


def test_a_set_is_described_line_by_line() -> None:
    lines = describe(DEFAULT)
    assert lines[0] == "reconstructed set"
    assert lines[1] == f"hash {DEFAULT.digest()}"
    assert lines[2].startswith("layout 6, 9, 7, 9, 0 ")
    assert "chariot red: Beast / Driver / Chariot 1 / 1 / 8" in lines
    assert {"7 x whip green", "7 x rein black", "15 x magic", "2 x straight stables", "1 x curve stables"} <= set(lines)


# ---- in play


OWN = set_with(
    id="my box",
    provenance="counted by hand; twice",
    layout={"firstStraight": 3, "firstCurve": 4, "secondStraight": 3, "secondCurve": 4, "finalStraight": 1}
    | {"faceUpAtStart": 2, "revealStep": 4},
    tiles=tiles_of("stables"),
    chariots=[
        {"color": colour, "beast": 4, "driver": 3, "chariot": 3}
        for colour in ("green", "yellow", "red", "blue", "black")
    ],
)


def raced(options: dict[str, object], seed: int = 3) -> Table:
    return [*wander(deal(3, options, seed), seed)][-1]


def test_an_owners_set_is_played_recorded_and_replayed() -> None:
    tab = raced({"components": OWN, "spells": True})
    assert look(tab, None).shapes == [0] * 4 + [1] * 4 + [0] * 3 + [1] * 4 + [0]
    assert look(tab, None).scores == [(4, 3, 3)] * 3
    assert GAME.result(tab.state) is not None
    record = write_record(tab)
    header = json.loads(record.splitlines()[0])
    assert header["components"] == Components(OWN).digest()
    assert header["options"]["components"] == OWN
    again = read_record(record, EDITIONS)
    assert GAME.print(again.state) == GAME.print(tab.state)
    assert write_record(again) == record


def test_its_start_and_its_reveals_are_the_sets_own() -> None:
    tab = deal(2, {"components": OWN})
    assert race(tab).revealed == 2
    moved = table(
        f"option components: {json.dumps(OWN).replace(';', chr(92) + 'u003b')}; seats: 2; chariots: green, red; "
        "turn: 0; track: stables, stables; progress: 1, 0; pool 0: whip green; phase: movement"
    )
    assert race(moved).revealed == 6


def test_a_position_carries_the_set() -> None:
    tab = raced({"components": OWN})
    again = GAME.parse(GAME.print(tab.state), Fast(1))
    assert GAME.chosen_options(again) == {"components": OWN}
    assert GAME.header_extras(again) == {"components": Components(OWN).digest()}


def test_every_record_carries_the_hash_and_another_hash_is_refused() -> None:
    tab = raced({"short-track": True})
    lines = write_record(tab).splitlines()
    header = json.loads(lines[0])
    assert header["components"] == DEFAULT.digest()
    for wrong in ({**header, "components": "0" * 64}, {name: header[name] for name in header if name != "components"}):
        with pytest.raises(BadRecord, match="'components'") as refusal:
            read_record("\n".join([json.dumps(wrong), *lines[1:]]) + "\n", EDITIONS)
        assert refusal.value.entry == 0


def test_a_game_without_such_data_has_no_key_more_in_its_header() -> None:
    other = GAMES["colossal-arena"]
    header = json.loads(write_record(Table(other, 3, {}, {"make": "fast", "seed": 1})).splitlines()[0])
    assert set(header) == {"before", "commitment", "game", "harena", "options", "rules", "seats", "start"}


def test_the_deck_of_an_owner_is_dealt_by_its_own_shares() -> None:
    data = set_with(deck=cards_of(30, 20, 10))
    counts = {"whip green": 0, "rein green": 0, "magic": 0}
    for seed in range(2_000):
        # One card of a hand: the others of the same hand depend on it.
        counts[hand(deal(2, {"components": data}, seed), 1)[seed % 7]] += 1
    assert fits(counts, {"whip green": 30 / 60, "rein green": 20 / 60, "magic": 10 / 60})
