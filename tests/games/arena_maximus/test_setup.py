"""AM-1 Set-up: chariots, track, hands and the start line."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.core.errors import BadRequest
from harena.games.arena_maximus.components import DEFAULT, Components
from harena.games.arena_maximus.options import Options
from harena.games.arena_maximus.pieces import FACE_DOWN, SKILLS, START

from .sets import PLAIN, option_of, set_with
from .tables import (
    Draw,
    asked,
    choice,
    deal,
    even,
    hand,
    kinds,
    look,
    only,
    race,
    said_of,
    say,
    script,
    seen_by,
    strings_in,
    table,
    view,
    wander,
)

SCORES = {"green": (2, 2, 6), "red": (1, 1, 8), "blue": (3, 2, 5), "yellow": (2, 1, 7), "black": (2, 3, 5)}
LOOP = [0] + [0] * 6 + [1] * 9 + [0] * 7 + [1] * 9


def rows(words: dict[str, object], name: str) -> list[dict[str, object]]:
    """A list of objects in a view."""
    value = words[name]
    assert isinstance(value, list)
    return value


# ---- players and chariots


@pytest.mark.clause("AM-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_am_1_1_two_to_five_players_start(seats: int) -> None:
    t = deal(seats)
    assert t.state.seats == seats
    assert choice(t) == "set-speed"


@pytest.mark.clause("AM-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_am_1_1_any_other_number_is_refused(seats: int) -> None:
    with pytest.raises(BadRequest) as refusal:
        deal(seats)
    assert refusal.value.clause == "AM-1.1"


@pytest.mark.clause("AM-1.2")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_am_1_2_each_player_gets_another_chariot_and_the_rest_appear_nowhere(seats: int) -> None:
    t = deal(seats)
    colours = [str(chariot["colour"]) for chariot in rows(view(t, None), "chariots")]
    assert len(colours) == len(set(colours)) == seats
    assert set(colours) <= {"red", "yellow", "green", "blue", "black"}
    told = [event["colour"] for event in seen_by(t, None, -1) if event.get("kind") == "chariot-assigned"]
    assert told == colours


@pytest.mark.clause("AM-1.2")
def test_am_1_2_chariots_are_dealt_at_random() -> None:
    first: Counter[int] = Counter()
    second: Counter[int] = Counter()
    for seed in range(400):
        colours = race(deal(2, seed=seed)).colours
        first[colours[0]] += 1
        second[colours[1]] += 1
    assert even([first[number] for number in range(5)])
    assert even([second[number] for number in range(5)])


@pytest.mark.clause("AM-1.2")
def test_am_1_2_the_dictated_chariots_are_dealt_seat_by_seat_and_never_twice() -> None:
    t = script(3, ["black", "red", "green"])
    assert [SKILLS[colour] for colour in race(t).colours] == ["black", "red", "green"]
    with pytest.raises(BadRequest):
        script(3, ["black", "red", "black"])


@pytest.mark.clause("AM-1.3")
def test_am_1_3_every_chariot_has_its_own_scores() -> None:
    components = Components(DEFAULT.data)
    for colour, scores in SCORES.items():
        number = SKILLS.index(colour)
        assert (components.beast[number], components.driver[number], components.chariot[number]) == scores
        assert sum(scores) == 10
    assert components.warnings == []
    assert len(set(SCORES.values())) == len(SKILLS) == 5


@pytest.mark.clause("AM-1.3")
@pytest.mark.parametrize("seat", [None, 0, 4])
def test_am_1_3_the_scores_are_shown_to_all(seat: int | None) -> None:
    shown = {
        str(chariot["colour"]): (chariot["beast"], chariot["driver"], chariot["chariot"])
        for chariot in rows(view(deal(5), seat), "chariots")
    }
    assert shown == SCORES


@pytest.mark.clause("AM-1.3")
def test_am_1_3_an_owners_set_brings_its_own_scores() -> None:
    chariots = [{"color": colour, "beast": 1, "driver": 2, "chariot": 7} for colour in SKILLS]
    chariots[0] = {"color": "green", "beast": 4, "driver": 4, "chariot": 9}
    t = table(f"seats: 2; {option_of(set_with(chariots=chariots))}; chariots: green, red")
    assert look(t, None).scores == [(4, 4, 9), (1, 2, 7)]
    assert len(Components(set_with(chariots=chariots)).warnings) == 1


@pytest.mark.clause("AM-1.3")
@pytest.mark.parametrize("score", ["beast", "driver", "chariot"])
def test_am_1_3_a_chariot_without_one_of_the_scores_is_refused(score: str) -> None:
    chariots = [{"color": colour, "beast": 1, "driver": 2, "chariot": 7} for colour in SKILLS]
    del chariots[2][score]
    with pytest.raises(BadRequest, match=score):
        Components(set_with(chariots=chariots))


@pytest.mark.clause("AM-1.4")
@pytest.mark.parametrize("seats", [2, 5])
def test_am_1_4_whole_wheels_no_damage_and_empty_pools(seats: int) -> None:
    start = race(deal(seats))
    assert start.broken == start.damage == start.crossed == [0] * seats
    assert start.pools == [[]] * seats
    assert [chariot["status"] for chariot in rows(view(deal(seats), None), "chariots")] == ["racing"] * seats


# ---- the track


@pytest.mark.clause("AM-1.5")
def test_am_1_5_the_loop_has_32_tiles_in_the_rulebooks_order() -> None:
    t = deal()
    assert Options({}).shapes == race(t).house.shapes == LOOP
    track = rows(view(t, None), "track")
    assert len(track) == len(LOOP) == 32
    assert [tile["shape"] for tile in track] == ["curve" if shape else "straight" for shape in LOOP]
    assert [place for place, tile in enumerate(track) if tile["tile"] == "start/finish"] == [0]


@pytest.mark.clause("AM-1.5")
def test_am_1_5_no_position_has_a_longer_track() -> None:
    names = ", ".join(["empty"] * 31)
    assert len(look(table(f"seats: 2; {PLAIN}; track: {names}"), None).track) == 32
    with pytest.raises(BadRequest) as refusal:
        table(f"seats: 2; {PLAIN}; track: {names}, empty")
    assert refusal.value.clause == "AM-1.5"


def whole_track(seed: int) -> list[int]:
    """The tiles of a race by random answers, with chariots sturdy enough to come round."""
    chariots = [{"color": colour, "beast": 3, "driver": 1, "chariot": 20} for colour in SKILLS]
    *_, end = wander(deal(2, {"components": set_with(chariots=chariots)}, seed), seed)
    return [int(tile) for tile in race(end).track]


@pytest.mark.clause("AM-1.6")
def test_am_1_6_straights_and_curves_come_from_stacks_of_their_own() -> None:
    tracks = [whole_track(seed) for seed in range(6)]
    assert any(FACE_DOWN not in track for track in tracks)
    for track in tracks:
        for shape, stack in ((0, DEFAULT.straights), (1, DEFAULT.curves)):
            laid = Counter(tile for place, tile in enumerate(track) if LOOP[place] == shape and place > 0)
            del laid[FACE_DOWN]
            assert laid <= Counter(int(tile) for tile in stack)


@pytest.mark.clause("AM-1.6")
def test_am_1_6_the_stacks_are_shuffled() -> None:
    opened = {tuple(race(deal(seed=seed)).track[1:4]) for seed in range(10)}
    assert len(opened) > 5


@pytest.mark.clause("AM-1.6")
def test_am_1_6_a_straight_can_be_drawn_for_a_straight_only() -> None:
    chariots: list[Draw] = ["green", "red"]
    assert look(script(2, [*chariots, "jump 4", "empty", "stables"]), None).track[1:4] == [24, 0, 1]
    with pytest.raises(BadRequest):
        script(2, [*chariots, "hazard green+red"])


@pytest.mark.clause("AM-1.6")
def test_am_1_6_four_straights_stay_unused_and_no_curve() -> None:
    straights = "empty, empty, empty, empty, rocks 1, rocks 2"
    curves = "empty, empty, empty, empty, empty, rocks 1, rocks 2, rocks 2, rocks 3"
    more = "rocks 3, jump 2, jump 3, jump 4, hazard green, hazard yellow, hazard red"
    rest = "jump 2, jump 3, jump 3, hazard green+red, hazard red+black, hazard yellow+black, hazard yellow+blue"
    here = "seats: 2; chariots: green, red; progress: 29, 0; pool 0: whip green; hand 0: magic; hand 1: magic"
    track = f"track: {straights}, {curves}, {more}, {rest}"
    t = table(f"{here}; {track}; phase: movement", ["stables", "hazard green+blue"], then=None)
    assert FACE_DOWN not in race(t).track
    left = race(t).straights
    assert (len(left), race(t).curves) == (4, [])
    # The unused ones are never laid out for anybody: no word of the table names a tile but those of the track.
    told = strings_in([view(t, seat) for seat in (None, 0, 1)]) + strings_in(t.all_events(-1))
    assert "hazard black" not in told
    assert "hazard red" in told


@pytest.mark.clause("AM-1.7")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_am_1_7_three_tiles_are_open_and_28_are_not(seat: int | None) -> None:
    track = look(deal(), seat).track
    assert track[0] == START
    assert FACE_DOWN not in track[1:4]
    assert track[4:] == [FACE_DOWN] * 28
    words = [tile["tile"] for tile in rows(view(deal(), seat), "track")]
    assert words.count("face-down") == 28


@pytest.mark.clause("AM-1.7")
def test_am_1_7_the_three_are_told_to_all() -> None:
    t = script(2, ["green", "red", "rocks 1", "stables", "hazard blue"])
    told = said_of(t, None, -1, "tiles-revealed")
    assert told is not None
    assert (told["first"], told["tiles"]) == (1, ["rocks 1", "stables", "hazard blue"])


# ---- hands


@pytest.mark.clause("AM-1.8")
@pytest.mark.parametrize("seats", [2, 5])
def test_am_1_8_seven_cards_each(seats: int) -> None:
    t = deal(seats)
    assert [len(hand(t, seat)) for seat in range(seats)] == [7] * seats
    assert look(t, None).hand_sizes == [7] * seats
    assert look(t, None).deck == 85 - 7 * seats


@pytest.mark.clause("AM-1.8")
def test_am_1_8_the_deck_is_shuffled() -> None:
    assert len({tuple(hand(deal(seed=seed), 0)) for seed in range(20)}) == 20


@pytest.mark.clause("AM-1.8")
@pytest.mark.parametrize("reader", [None, 1])
def test_am_1_8_the_hand_of_another_is_hidden(reader: int | None) -> None:
    cards: list[Draw] = ["whip green"] * 7
    t = script(2, ["green", "red", "empty", "empty", "empty", *cards, *["rein red"] * 7, 0])
    assert hand(t, 0) == ["whip green"] * 7
    seen = strings_in(view(t, reader)) + strings_in(seen_by(t, reader, -1))
    assert "whip green" not in seen
    assert ("rein red" in seen) == (reader == 1)
    assert look(t, reader).hands[0] == []
    assert "whip green" in strings_in(view(t, 0))


# ---- the start line


@pytest.mark.clause("AM-1.9")
@pytest.mark.parametrize(("first", "line"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_am_1_9_the_first_player_heads_the_line_and_the_others_queue_clockwise(first: int, line: list[int]) -> None:
    deck: list[Draw] = [*["magic"] * 7, *["whip green"] * 7, *["rein green"] * 7]
    t = script(3, ["green", "red", "blue", "empty", "empty", "empty", *deck, first])
    told = said_of(t, None, -1, "first-player")
    assert told is not None
    assert told["seat"] == first
    assert rows(view(t, None), "track")[0]["line"] == line
    assert asked(t) == [first]


@pytest.mark.clause("AM-1.9")
def test_am_1_9_the_first_player_is_random() -> None:
    first: Counter[int] = Counter(asked(deal(4, seed=seed))[0] for seed in range(400))
    assert even([first[seat] for seat in range(4)])


@pytest.mark.clause("AM-1.10")
@pytest.mark.parametrize("seats", [2, 5])
def test_am_1_10_no_marker_is_turned_at_the_start(seats: int) -> None:
    assert [chariot["moved"] for chariot in rows(view(deal(seats), None), "chariots")] == [False] * seats


def stand_still(seats: int) -> list[dict[str, object]]:
    """A first round in which nobody sets off."""
    t = deal(seats)
    events: list[dict[str, object]] = []
    for seat in [asked(t)[0], *race(t).order[::-1]]:
        events += say(t, int(seat), "done", "done")
    assert not t.state.over()
    assert race(t).crossed == race(t).progress == [0] * seats
    return events


@pytest.mark.clause("AM-1.11")
def test_am_1_11_standing_on_the_line_is_not_crossing_it() -> None:
    events = stand_still(3)
    assert "line-crossed" not in kinds(events)
    turns = [event["seat"] for event in events if event["kind"] == "turn-ended"]
    again = only(events, "round-begun")
    assert (again["round"], again["seats"]) == (2, turns)


@pytest.mark.clause("AM-1.11")
def test_am_1_11_leaving_the_line_at_the_start_is_not_crossing_it() -> None:
    deck: list[Draw] = [*["whip green"] * 7, *["rein green"] * 7]
    t = script(2, ["green", "red", "empty", "empty", "empty", *deck, 0])
    events = say(t, 0, "add whip green", "done", "done")
    assert race(t).progress == [1, 0]
    assert race(t).crossed == [0, 0]
    assert "line-crossed" not in kinds(events)


@pytest.mark.clause("AM-1.11")
def test_am_1_11_coming_back_to_the_line_is_crossing_it() -> None:
    names = ", ".join(["empty"] * 31)
    here = f"seats: 2; {PLAIN}; chariots: green, red; track: {names}; progress: 31, 5; pool 0: whip green"
    t = table(f"{here}; phase: movement")
    assert race(t).crossed == [1, 0]
    assert "line-crossed" in [event.get("kind") for event in seen_by(t, None, -1)]
