"""Positions: what is printed reads back the same, and what makes no sense is refused in full sentences."""

from __future__ import annotations

import random
import re

import pytest

from harena.core import compiled
from harena.core.chance import Fast
from harena.core.errors import BadRequest, Refusal
from harena.core.ids import Seat
from harena.core.playout import play_out
from harena.core.table import Table
from harena.games.circus_maximus.chariot import FIELDS
from harena.games.circus_maximus.track import DEFAULT
from tests.games.talk import dictated

from .tables import GAME, asked, chariot, choice, deal, log, race, table, wander, where

SHORT: dict[str, object] = {**DEFAULT.data, "id": "short; and sweet", "laps": 1, "home": 20, "back": 20}
HOUSES: list[dict[str, object]] = [
    {},
    {"rules": "advanced"},
    {"rules": "advanced", "chariots": "11", "wall-moves": True, "cut-free": "flip-phase"},
    {"braking-lowers-strain": True, "wall-moves": True, "reaction-time": "3"},
    {"rules": "advanced", "track": SHORT, "reaction-time": "5", "braking-lowers-strain": True, "chariots": "16"},
]
STEPS = [4, 4, 4, 4, 120]
"""How many decisions lie between two that are read back: a track of one's own takes its time."""
SENTENCE = re.compile(r"['A-Z].*\.")
CM = "circus-maximus; seats: 2; red: at home 12/3; blue: at home 4/5"


# ---- there and back


@pytest.mark.clause("CM-3.5a")
@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_cm_3_5a_decisions_of_a_race_read_back_the_same(house: int) -> None:
    seats = 2 + house
    for step, tab in enumerate(wander(deal(seats, HOUSES[house], house), house)):
        if step % STEPS[house] and asked(tab):
            continue
        text = GAME.print(tab.state)
        again = GAME.parse(text, Fast(1))
        assert GAME.print(again) == text
        assert again.asked() == tab.state.asked()
        assert all(again.options(seat) == tab.state.options(seat) for seat in again.asked())


def test_a_position_read_back_shows_every_seat_the_same() -> None:
    for seed in range(15):
        state = GAME.new(4, HOUSES[seed % len(HOUSES)], Fast(seed))
        play_out(state, Fast(seed), 60 * seed)
        again = GAME.parse(GAME.print(state), Fast(1))
        for seat in range(4):
            assert GAME.view(again, Seat(seat)).words() == GAME.view(state, Seat(seat)).words()
        assert GAME.view(again, None).words() == GAME.view(state, None).words()
        assert GAME.inventory(again) == GAME.inventory(state)


def test_imagined_worlds_read_back_too() -> None:
    for seed in range(20):
        state = GAME.new(3, HOUSES[seed % len(HOUSES)], Fast(seed))
        play_out(state, Fast(seed), 23 * seed)
        for seat in range(3):
            text = GAME.print(GAME.imagine(state, Seat(seat), Fast(seed)))
            assert GAME.print(GAME.parse(text, Fast(1))) == text


@pytest.mark.parametrize("house", [0, 1, 2])
def test_the_same_chance_goes_on_alike(house: int) -> None:
    state = GAME.new(3, HOUSES[house], Fast(5))
    play_out(state, Fast(5), 250)
    again = GAME.parse(GAME.print(state), Fast(9))
    twin = state.clone(Fast(9))
    play_out(again, Fast(2), GAME.longest)
    play_out(twin, Fast(2), GAME.longest)
    assert GAME.print(again) == GAME.print(twin)


WRITTEN = {
    "standing": "runaway",
    "driver": "dragged",
    "team": "home 12/4",
    "car": "none",
    "stage": "8",
    "row": "1",
    "modifier": "-1",
    "current": "-2",
    "history": "1/-2",
    "hits": "3",
    "whip": "0",
    "weapons": "5",
    "wheels": "4/7",
    "horses": "6/4/0/5",
    "fallen": "4",
    "endurance": "17",
    "fatigue": "2",
    "speeds": "12/0/15",
    "order-least": "3",
    "order-most": "11",
    "order-whip": "1",
    "drawn": "6",
    "owed": "2",
    "slowed": "3",
    "must-gain": "4",
    "may-gain": "1",
    "last-speed": "14",
    "no-strain": "8",
    "jostled": "1",
    "no-inward": "7",
    "cut-turn": "5",
    "arm-wound": "1",
    "blind": "3",
    "flipped": "6",
    "dragged": "5",
    "foot": "back 3/6",
    "foot-turn": "4",
    "along": "2",
    "bolt": "3",
    "place": "3",
    "spare": "9",
    "speared": "6",
    "bound": "2",
    "straight": "7",
    "halved": "9",
    "bribed": "2",
    "peace": "blue+green",
}


@pytest.mark.clause("CM-3.5a", "CM-2.3")
def test_cm_3_5a_every_field_of_the_log_sheet_round_trips() -> None:
    assert [name.replace("_", "-") for name in FIELDS] == list(WRITTEN)
    words = ", ".join(f"{name} {value}" for name, value in WRITTEN.items())
    position = (
        f"option rules: advanced; turn: 7; red: owner 1, points 2/0/1/1, boxes 7/5/3/6, whole-hits 9, "
        f"whole-endurance 49, order 13, {words}; blue: at home 3/3"
    )
    tab = table(position)
    printed = GAME.print(tab.state)
    red = printed.partition("red: ")[2].partition(";")[0]
    assert set(red.split(", ")) == {
        "owner 1",
        "points 2/0/1/1",
        "boxes 7/5/3/6",
        "whole-hits 9",
        "whole-endurance 49",
        "order 13",
        *[f"{name} {value}" for name, value in WRITTEN.items() if name != "car"],
    }
    again = Table(GAME, 0, {}, dictated([], 7), printed)
    assert GAME.print(again.state) == printed
    assert [getattr(chariot(again, "red"), name) for name in FIELDS] == [
        getattr(chariot(tab, "red"), name) for name in FIELDS
    ]
    assert chariot(again, "red").copy().horses == (6, 4, 0, 5)


@pytest.mark.parametrize("name", list(WRITTEN))
def test_each_field_alone_is_read_and_kept_by_a_copy(name: str) -> None:
    """One field that differs from the ordinary chariot's, and only that one."""
    extra = {"team": "car home 11/4", "car": "standing runaway", "standing": "driver dragged, car none"}
    values = {**WRITTEN, "car": "none", "team": "home 12/4"}
    at = "" if name in ("team",) else "at home 12/4, "
    words = f"{at}{name} {values[name]}, {extra.get(name, 'row 0' if name != 'row' else 'hits 7')}"
    if name == "fallen":
        words += ", boxes 4/4/4/4, horses 4/4/0/4"
    tab = table(f"option rules: advanced; turn: 7; red: {words}; blue: at back 3/3, order 0")
    one = chariot(tab, "red")
    again = chariot(Table(GAME, 0, {}, dictated([], 7), GAME.print(tab.state)), "red")
    assert [getattr(again, field) for field in FIELDS] == [getattr(one, field) for field in FIELDS]
    assert [getattr(one.copy(), field) for field in FIELDS] == [getattr(one, field) for field in FIELDS]
    attribute = name.replace("-", "_")
    plain = chariot(table("option rules: advanced; turn: 7; red: at home 12/3; blue: at back 3/3"), "red")
    assert getattr(one, attribute) != getattr(plain, attribute)


PHASE = {
    "taken": "3",
    "final": "1",
    "gone": "4",
    "turn": "9",
    "cup": "green",
    "later": "yellow",
    "wrecks": "home 20/4, home 3/8 = purple",
    "flying": "home 11/4 = red",
    "strewn": "red",
    "mover": "red",
    "left": "5",
    "used": "7",
    "written": "9",
    "gain": "2",
    "whipped": "1",
    "owed": "3",
    "slowed": "4",
    "lowest": "12",
    "unpaid": "2",
    "struck": "home 10/3, home 9/3",
    "cleared": "home 8/3",
    "crossing": "home 12/3",
}


def test_every_field_of_the_table_round_trips() -> None:
    fields = "; ".join(f"{name}: {value}" for name, value in PHASE.items())
    chariots = "; ".join(f"{colour}: at home {5 + at}/{1 + at % 8}" for at, colour in enumerate(["blue", "green"]))
    tab = table(
        f"option rules: advanced; red: at home 12/3; {chariots}; yellow: at back 4/4; "
        f"purple: standing stopped; {fields}"
    )
    printed = GAME.print(tab.state).split("; ")
    for name, value in PHASE.items():
        assert f"{name}: {value}" in printed
    assert GAME.print(GAME.parse("; ".join(printed), Fast(1))) == "; ".join(printed)


# ---- what is not said


def test_an_empty_position_is_a_race_without_chariots() -> None:
    state = GAME.parse("circus-maximus", Fast(3))
    assert (state.seats, state.asked(), state.over()) == (2, [], True)


def test_chariots_not_named_are_out_and_the_named_go_round_the_seats() -> None:
    tab = table("seats: 3; green: at home 5/3; black: at home 7/3; white: at home 9/3; brown: at home 11/3, owner 1")
    assert log(tab, "red")["standing"] == "out"
    owners = [int(chariot(tab, colour).build.owner) for colour in ("green", "black", "white", "brown")]
    assert owners == [0, 1, 2, 1]


def test_an_ordinary_chariot() -> None:
    tab = table("red: at home 12/3; blue: at home 4/5")
    sheet = log(tab, "red")
    assert (sheet["points"], sheet["modifier"], sheet["current"]) == ([0, 1, 1, 2], 0, 0)
    assert (sheet["hits"], sheet["endurance"], sheet["whip"]) == ([7, 7], [50, 50], True)
    assert (sheet["horses"], sheet["wheels"]) == ([[4, 4]] * 4, [0, 0])
    assert (race(tab).turn, choice(tab), where(tab, "red")) == (2, "write-speeds", ("home 12/3", "home 11/3"))


@pytest.mark.parametrize(
    ("at", "stage", "car"),
    [
        ("gray 4/2", 0, "gray 3/2"),
        ("home 1/2", 0, "gray 4/2"),
        ("home 2/2", 0, "home 1/2"),
        ("dolphins 1/2", 1, "home 28/2"),
        ("back 1/2", 2, "dolphins 9/2"),
        ("eggs 9/2", 3, "eggs 8/2"),
    ],
)
def test_at_puts_the_car_behind_and_counts_the_borders_of_the_first_lap(at: str, stage: int, car: str) -> None:
    tab = table(f"red: at {at}; blue: at home 20/8")
    assert (where(tab, "red"), chariot(tab, "red").stage) == ((at, car), stage)
    later = table("red: at home 1/2, stage 4; blue: at home 20/8")
    assert where(later, "red") == ("home 1/2", "eggs 9/2")


def test_without_a_mover_speeds_are_written_with_one_his_phase_begins_with_left_it_goes_on() -> None:
    assert choice(table("red: at home 12/3; blue: at home 4/5")) == "write-speeds"
    begun = table("mover: red; red: at home 12/3, order 5; blue: at home 4/5")
    assert (choice(begun), race(begun).phase.written) == ("whip-choice", 5)
    under_way = table("mover: red; left: 4; used: 3; red: at home 12/3; blue: at home 4/5")
    assert (choice(under_way), race(under_way).phase.left, race(under_way).phase.total()) == ("move-choice", 4, 7)
    assert chariot(under_way, "red").last_speed == 7
    assert race(under_way).cup == [1]


def test_the_markers_are_those_the_foremost_has_passed() -> None:
    assert race(table("red: at home 12/3, stage 4; blue: at home 4/5")).taken == 2
    assert race(table("red: at home 12/3, stage 4; blue: at home 4/5; taken: 3")).taken == 3
    assert race(table("red: at home 12/3; blue: at dolphins 1/5")).taken == 1


# ---- nonsense

WRONG = [
    ("chess; e2e4", "begins with 'circus-maximus;'"),
    ("", "begins with"),
    ("circus-maximus; seats", "write 'name: value'"),
    ("CM; seats: 3", "given twice"),
    ("circus-maximus; seats: 1", "runs from 2 to 8"),
    ("circus-maximus; seats: 9", "runs from 2 to 8"),
    ("circus-maximus; seats: many", "needs a number"),
    ("circus-maximus; seats: ³", "ASCII characters"),
    ("circus-maximus\nseats: 3", "one line"),
    ("circus-maximus; red: " + "x" * 20_000, "at most 20,000 ASCII characters"),
    ("CM; wind: fair", "no field 'wind'"),
    ("CM; orange: at home 3/3", "no field 'orange'"),
    ("CM; option wall-moves: perhaps", "true or false"),
    ("CM; option luck: yes", "no option 'luck'"),
    ("CM; option rules: campaign", "one of basic, advanced"),
    ("CM; option chariots: 7", "one of 8, 9"),
    ("CM; option track: [", "is JSON"),
    ("CM; option track: " + "[" * 9_000, "is JSON"),
    ("CM; option track: 7", "is an object"),
    ('CM; option track: {"id": "x"}', "The track is refused"),
    ("CM; turn: -1", "runs from 0"),
    ("CM; turn: soon", "needs a number"),
    ("CM; taken: 7", "runs from 0 to 6"),
    ("CM; final: 2", "runs from 0 to 1"),
    ("CM; gone: -1", "runs from 0"),
    ("CM; green: at home 29/3", "no square 'home 29/3'"),
    ("CM; green: at home 3/9", "no square 'home 3/9'"),
    ("CM; green: at home 0/3", "no square 'home 0/3'"),
    ("CM; green: at spina 1/1", "no square 'spina 1/1'"),
    ("CM; green: at eggs 7/1", "no square 'eggs 7/1'"),
    ("CM; green: at gray 5/1", "no square 'gray 5/1'"),
    ("CM; green: ", "needs a square"),
    ("CM; green: hits 4", "needs a square"),
    ("CM; green: team home 20/3", "needs a square"),
    ("CM; green: at gray 1/1", "needs a square"),
    ("CM; green: at home 12/3", "Two counters stand on one square"),
    ("CM; green: at home 13/3", "Two counters stand on one square"),
    ("CM; green: at home 11/3", "Two counters stand on one square"),
    ("CM; green: at home 20/3, car home 20/3", "just behind its team"),
    ("CM; green: at home 20/3, car home 18/3", "just behind its team"),
    ("CM; green: at home 20/3, car home 19/4", "just behind its team"),
    ("CM; option rules: advanced; green: at home 20/3, standing runaway, car home 19/3", "just behind its team"),
    ("CM; green: at home 20/3, standing runaway", "need 'option rules: advanced'"),
    ("CM; green: at home 20/3, standing driverless", "need 'option rules: advanced'"),
    ("CM; green: standing out, driver on-foot", "need 'option rules: advanced'"),
    ("CM; wrecks: home 3/1", "need 'option rules: advanced'"),
    ("CM; flying: home 3/1 = red", "need 'option rules: advanced'"),
    ("CM; green: at home 20/3, speedy", "'speedy' says nothing"),
    ("CM; green: at home 20/3, hits 3, hits 4", "each once"),
    ("CM; green: at home 20/3, wings 2", "no field 'wings' of a chariot"),
    ("CM; green: at home 20/3, owner 2", "runs from 0 to 1"),
    ("CM; green: at home 20/3, points 3/1/0/0", "0 to 2 for each part"),
    ("CM; green: at home 20/3, points 1/1/1", "needs 4 numbers, not 3"),
    ("CM; green: at home 20/3, points -1/1/2/2", "runs from 0"),
    ("CM; green: at home 20/3, boxes 4/4", "needs 4 numbers, not 2"),
    ("CM; green: at home 20/3, horses 4/4/4/4/4", "needs 4 numbers, not 5"),
    ("CM; green: at home 20/3, wheels 3", "needs 2 numbers, not 1"),
    ("CM; green: at home 20/3, history up/down", "needs a number"),
    ("CM; green: at home 20/3, standing asleep", "one of racing, driverless"),
    ("CM; green: at home 20/3, driver drunk", "one of aboard, dragged"),
    ("CM; green: at home 20/3, whole-hits 13", "runs from 0 to 12"),
    ("CM; green: at home 20/3, order 33", "runs from 0 to 32"),
    ("CM; green: at home 20/3, foot nowhere", "no square 'nowhere'"),
    ("CM; wrecks: home 30/1", "no square 'home 30/1'"),
    ("CM; wrecks: home 3/1 = orange", "no 'orange' chariot"),
    ("CM; flying: home 3/1", "no '' chariot"),
    ("CM; flying: red", "no '' chariot"),
    ("CM; strewn: mauve", "no 'mauve' chariot"),
    ("CM; cup: red, mauve", "no 'mauve' chariot"),
    ("CM; later: 3", "no '3' chariot"),
    ("CM; mover: mauve", "no 'mauve' chariot"),
    ("CM; mover: green", "The mover is out of the race"),
    ("CM; mover: red; left: 61", "runs from -1 to 60"),
    ("CM; mover: red; used: many", "needs a number"),
    ("CM; mover: red; whipped: 7", "runs from 0 to 6"),
    ("CM; struck: home", "no square 'home'"),
    ("CM; cleared: 3/3", "no square '3/3'"),
    ("CM; crossing: the Rubicon", "no square 'the Rubicon'"),
    ("CM; todo: dance 0", "no step 'dance'"),
    ("CM; todo: chariot-step 0", "no step 'chariot-step'"),
    ("CM; todo: chariot-choice 0 0", "no step 'chariot-choice'"),
    ("CM; todo: blow 0", "no step 'blow'"),
    ("CM; todo: written", "no step 'written'"),
    ("CM; todo: place-chariots", "no step 'place-chariots'"),
    ("CM; todo: draw-factions", "no step 'draw-factions'"),
    ("CM; todo: reveal", "does not take 0 numbers"),
    ("CM; todo: reveal 0 1", "does not take 2 numbers"),
    ("CM; todo: reveal red", "needs a number"),
    ("CM; todo: reveal -1", "runs from 0"),
    ("CM; todo: reveal 8", "its number runs from 0 to 7, not 8"),
    ("CM; todo: whip-choice 2 0", "its seat runs from 0 to 1, not 2"),
    ("CM; todo: whip-choice 0 8", "its number runs from 0 to 7, not 8"),
    ("CM; todo: move-choice 5 5, draw-token, end-of-turn", "its seat runs from 0 to 1, not 5"),
    ("CM; todo: wreck-lies 9999", "its square runs from 0 to"),
    ("CM; todo: write-speeds 1", "something that is not there"),
    ("CM; todo: write-speeds 0 0 0 0 0 0 0 0 1", "something that is not there"),
    ("CM; todo: preparation 5000", "something that is not there"),
    ("CM; todo: whipping 0, draw-token, end-of-turn, moves 12", "its number runs from 0 to 7, not 12"),
    ("CM; todo: cut-free 0, forced-slip 0 7 1 0 0", "its side runs from 0 to 2, not 7"),
    ("CM; todo: cut-free 0, forced-slip 0 2 1 0 0", "something that is not there"),
    ("CM; todo: cut-free 0, forced-slip 0 1 3 0 0", "its lanes runs from 0 to 2, not 3"),
    ("CM; todo: wall-choice 0 0 2, end-of-turn", "something that is not there"),
    ("CM; todo: horse-choice 0 0 9, end-of-turn", "its blocker runs from 0 to 8, not 9"),
    ("CM; todo: pay-choice 0 0 7, end-of-turn", "its die runs from 0 to 6, not 7"),
    ("CM; todo: foot-choice 0 0 1, end-of-turn", "something that is not there"),
    ("CM; todo: move-choice 1 0, draw-token, end-of-turn", "red is another's chariot"),
    ("CM; todo: whip-choice 0 2, draw-token, end-of-turn", "something that is not there"),
    ("CM; green: at home 20/3, endurance 51, whole-endurance 50", "more endurance left than it began with"),
    ("CM; green: at home 20/3, hits 6, whole-hits 5", "more hits left than it began with"),
    ("CM; green: at home 20/3, horses 4/5/4/4, boxes 4/4/4/4", "more horses left than it began with"),
    ("CM; mover: red; cup: red, blue", "The red chariot moves, so its token has been drawn"),
    ("CM; mover: red; cup: blue; later: red", "The red chariot moves, so its token has been drawn"),
    ("CM; cup: red, blue, red", "The red token lies in two places"),
    ("CM; cup: red, blue; later: blue", "The blue token lies in two places"),
    ("CM; todo: lash-team 0 50, end-of-turn", "its attacker runs from 0 to 7, not 50"),
    ("CM; green: at home 20/3, fallen 1; todo: cut-free 2", "cannot be carried out"),
    ("CM; mover: red; left: 3; todo: move-choice 0 2, draw-token, end-of-turn", "something that is not there"),
]


@pytest.mark.parametrize(("text", "why"), WRONG)
def test_a_wrong_position_is_refused_in_a_full_sentence(text: str, why: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        GAME.parse(text.replace("CM", CM, 1), Fast(7))
    assert why in refusal.value.say
    assert SENTENCE.fullmatch(refusal.value.say)


def spoilt(text: str, dice: random.Random) -> str:
    """A position with one thing in it cut, doubled or replaced."""
    fields = text.split("; ")
    at = dice.randrange(len(fields))
    name, _, value = fields[at].partition(":")
    items = value.split(",")
    spoil = dice.randrange(5)
    if spoil == 0:
        del fields[at]
    elif spoil == 1:
        fields.insert(at, dice.choice(fields))
    elif spoil == 2:
        items[dice.randrange(len(items))] = dice.choice(SPOILS)
        fields[at] = f"{name}:{','.join(items)}"
    elif spoil == 3:
        fields[at] = re.sub(r"\d+", lambda found: str(dice.choice([found[0], dice.randrange(-1, 60)])), fields[at])
    else:
        letter = dice.randrange(len(text))
        return text[:letter] + dice.choice("x:;,=/@ 9") + text[letter + 1 :]
    return "; ".join(fields)


SPOILS = [
    " red",
    " 7",
    " -1",
    " nonsense",
    "",
    " home 3/3",
    " hits 0",
    " standing stopped",
    " standing runaway",
    " stage 40",
    " team none",
    " driver dead",
    " fallen 15",
    " blind 9",
    " along 9",
    " horses 0/0/0/0",
    " endurance 0",
    " current -50",
    " car eggs 3/3",
]


def test_a_spoilt_position_is_read_or_refused_never_a_crash() -> None:
    dice = random.Random(11)
    refusals: list[str] = []
    positions = 150 if compiled() else 50
    for seed in range(positions):
        state = GAME.new(2 + seed % 7, HOUSES[seed % 4], Fast(seed))
        play_out(state, Fast(seed), dice.randrange(700))
        try:
            again = GAME.parse(spoilt(GAME.print(state), dice), Fast(seed))
            text = GAME.print(again)
            assert GAME.print(GAME.parse(text, Fast(1))) == text
            play_out(again, Fast(seed), 60)
        except Refusal as refusal:
            refusals.append(refusal.say)
    assert positions // 3 < len(refusals) < positions
    assert [say for say in refusals if not SENTENCE.fullmatch(say)] == []


def step_names() -> list[str]:
    """The steps that come up in races of both kinds."""
    names: set[str] = set()
    for seed in range(4):
        for tab in wander(deal(3, HOUSES[seed % 3], seed), seed):
            names.update(word.split()[0] for word in race(tab).pending().split(", ") if word)
    return sorted(names)


def test_any_pending_step_with_any_numbers_is_read_or_refused_never_a_crash() -> None:
    dice = random.Random(5)
    names = step_names()
    assert len(names) > 20
    tables = [
        CM,
        f"{CM}; mover: red; left: 4",
        f"{CM}; option rules: advanced; green: at dolphins 5/3, standing runaway, driver dragged; mover: blue; left: 3",
    ]
    tails = ["", ", draw-token, end-of-turn", ", moves 0, phase-end 0, draw-token, end-of-turn"]
    refusals: list[str] = []
    lines = 1_500 if compiled() else 500
    for _ in range(lines):
        numbers = [str(dice.choice([0, 1, 2, 3, 7, 8, 20, 50, 700, 10_000])) for _ in range(dice.randrange(6))]
        todo = " ".join([dice.choice(names), *numbers]) + dice.choice(tails)
        try:
            state = GAME.parse(f"{dice.choice(tables)}; todo: {todo}", Fast(1))
            assert GAME.print(GAME.parse(GAME.print(state), Fast(1))) == GAME.print(state)
            assert all(state.options(seat) for seat in state.asked())
            assert all(seat < 2 for seat in state.asked())
            for seat in (0, 1):
                GAME.view(state, Seat(seat)).words()
                GAME.imagine(state, Seat(seat), Fast(1))
        except Refusal as refusal:
            refusals.append(refusal.say)
    assert lines // 3 < len(refusals) < lines
    assert [say for say in refusals if not SENTENCE.fullmatch(say)] == []
