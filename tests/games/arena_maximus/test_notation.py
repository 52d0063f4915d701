"""Positions: what is printed reads back the same, and what makes no sense is refused in full sentences."""

from __future__ import annotations

import random
import re

import pytest

from harena.core.chance import Fast
from harena.core.errors import BadRequest, Refusal
from harena.core.ids import Seat
from harena.core.playout import play_out
from harena.core.table import Table
from tests.games.talk import dictated

from .sets import set_with, tiles_of
from .tables import GAME, choice, deal, hand, pool, race, table, wander

HOUSES: list[dict[str, object]] = [
    {},
    {"spells": True},
    {"laps": "2", "spells": True, "spells-per-turn": "unlimited", "short-track": True},
    {"short-track": True, "layout": "summary", "kingmaking": False},
    {"components": set_with(tiles=tiles_of("stables"), provenance="twice; counted"), "open-hands": True},
]
SENTENCE = re.compile(r"['A-Z].*\.")
AM = "arena-maximus; seats: 3; chariots: green, red, blue"


# ---- there and back


@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_every_decision_of_a_race_reads_back_the_same(house: int) -> None:
    seats = 2 + (house + 2) % 4
    for tab in wander(deal(seats, HOUSES[house], seats + house), seats + house):
        text = GAME.print(tab.state)
        again = GAME.parse(text, Fast(1))
        assert GAME.print(again) == text
        assert again.asked() == tab.state.asked()
        assert all(again.options(seat) == tab.state.options(seat) for seat in again.asked())


def test_two_laps_of_the_whole_track_read_back_too() -> None:
    for step, tab in enumerate(wander(deal(3, {"laps": "2", "spells": True}, 5), 5)):
        if step % 7 == 0:
            text = GAME.print(tab.state)
            assert GAME.print(GAME.parse(text, Fast(1))) == text


def test_a_position_read_back_shows_every_seat_the_same_and_holds_every_card() -> None:
    for seed in range(10):
        state = GAME.new(4, HOUSES[seed % len(HOUSES)], Fast(seed))
        play_out(state, Fast(seed), 40 * seed)
        again = GAME.parse(GAME.print(state), Fast(1))
        for seat in range(4):
            assert GAME.view(again, Seat(seat)).words() == GAME.view(state, Seat(seat)).words()
        assert GAME.view(again, None).words() == GAME.view(state, None).words()
        assert GAME.inventory(again) == GAME.inventory(state)


def test_imagined_worlds_read_back_too() -> None:
    for seed in range(30):
        state = GAME.new(3, HOUSES[seed % len(HOUSES)], Fast(seed))
        play_out(state, Fast(seed), 9 * seed)
        for seat in range(3):
            text = GAME.print(GAME.imagine(state, Seat(seat), Fast(seed)))
            assert GAME.print(GAME.parse(text, Fast(1))) == text


def test_the_same_chance_goes_on_alike() -> None:
    state = GAME.new(3, HOUSES[1], Fast(5))
    play_out(state, Fast(5), 60)
    again = GAME.parse(GAME.print(state), Fast(9))
    twin = state.clone(Fast(9))
    play_out(again, Fast(2), GAME.longest)
    play_out(twin, Fast(2), GAME.longest)
    assert GAME.print(again) == GAME.print(twin)


# ---- what is not said


def test_an_empty_position_is_the_ordinary_start() -> None:
    state = GAME.parse("arena-maximus", Fast(3))
    assert state.seats == 3
    words = GAME.view(state, None).words()
    assert (words["round"], words["choice"], words["deck"], words["turn"]) == (1, "set-speed", 85 - 21, 0)
    tiles = words["track"]
    assert isinstance(tiles, list)
    assert [tile["tile"] == "face-down" for tile in tiles] == [False] * 4 + [True] * 28


def test_cards_named_nowhere_are_the_deck() -> None:
    tab = table("seats: 2; turn: 0; hand 0: magic; hand 1: whip red; pool 0: whip blue; discard: rein red")
    assert len(race(tab).deck) == 85 - 4
    assert len(race(tab).discard) == 1


def test_with_a_named_deck_they_lie_under_the_discard_pile() -> None:
    tab = table("seats: 2; turn: 0; hand 0: magic; hand 1: whip red; deck: rein red, magic; discard: rein blue")
    assert len(race(tab).deck) == 2
    assert len(race(tab).discard) == 85 - 4


def test_an_unnamed_hand_is_dealt_an_empty_one_is_empty_a_pool_is_empty_unless_named() -> None:
    tab = table("seats: 2; turn: 0; hand 0: ; pool 1: magic, whip red")
    assert hand(tab, 0) == []
    assert len(hand(tab, 1)) == 7
    assert (pool(tab, 0), pool(tab, 1)) == ([], ["whip red", "magic"])


@pytest.mark.parametrize(
    ("phase", "question", "turn"),
    [
        ("speed", "set-speed", 0),
        ("discard", "discard-phase", 0),
        ("draw", "set-speed", 1),
        ("movement", "set-speed", 1),
        ("end", "set-speed", 1),
    ],
)
def test_the_turn_goes_on_from_a_phase(phase: str, question: str, turn: int) -> None:
    tab = table(f"seats: 2; turn: 0; phase: {phase}; hand 0: magic; hand 1: magic")
    assert (choice(tab), race(tab).mover) == (question, turn)


# ---- nonsense

WRONG = [
    ("chess; e2e4", "begins with 'arena-maximus;'"),
    ("", "begins with"),
    ("arena-maximus; seats", "write 'name: value'"),
    ("AM; seats: 3", "given twice"),
    ("arena-maximus; seats: 1", "runs from 2 to 5"),
    ("arena-maximus; seats: six", "needs a number"),
    ("arena-maximus; seats: ³", "ASCII characters"),
    ("arena-maximus\nseats: 3", "one line"),
    ("arena-maximus; deck: " + "x" * 20_000, "at most 20,000 ASCII characters"),
    ("AM; weather: fine", "no field 'weather'"),
    ("AM; hand 3: magic", "no field 'hand 3'"),
    ("AM; option spells: perhaps", "true or false"),
    ("AM; option luck: yes", "no option 'luck'"),
    ("AM; option laps: 9", "one of 1, 2, 3, 4, 5"),
    ("AM; option components: [", "is JSON"),
    ("AM; option components: " + "[" * 9_000, "is JSON"),
    ("AM; option components: 7", "is an object"),
    ('AM; option components: {"schema": 2}', "reads schema 1"),
    ("arena-maximus; seats: 2; chariots: green", "2 different colours"),
    ("arena-maximus; seats: 2; chariots: green, green", "2 different colours"),
    ("arena-maximus; seats: 2; chariots: green, mauve", "2 different colours"),
    ("AM; track: lava", "no tile 'lava'"),
    ("AM; track: start/finish", "no tile 'start/finish'"),
    ("AM; track: face-down", "no tile 'face-down'"),
    ("AM; track: rocks 10", "no tile 'rocks 10'"),
    ("AM; track: hazard ", "no tile 'hazard'"),
    ("AM; track: jump 9", "no 'jump 9' left"),
    ("AM; track: jump 4, jump 4", "no 'jump 4' left"),
    ("AM; track: hazard green+red", "no 'hazard green+red' left"),
    ("AM; track: " + ", ".join(["empty"] * 32), "has 31 tiles after the line, not 32"),
    ("AM; option short-track: yes; track: " + ", ".join(["empty"] * 18), "has 17 tiles after the line"),
    ("AM; straights: empty", "names both stacks"),
    ("AM; track: empty; curves: empty", "names both stacks"),
    ("AM; straights: empty; curves: empty", "names both stacks"),
    ("AM; track: empty; straights: empty; curves: empty", "not the tiles of the set"),
    ("AM; progress: 1, 2", "a number for each of the 3 seats"),
    ("AM; progress: 1, 2, x", "needs a number"),
    ("AM; progress: 1, 2, 400", "runs from 0 to 92"),
    ("AM; arrival: 1, 2, 2", "arrive at the same moment"),
    ("AM; crossed: 0, 2, 0", "runs from 0 to 1"),
    ("AM; damage: -1, 0, 0", "runs from 0"),
    ("AM; status: racing, racing", "'status' says of each seat"),
    ("AM; status: racing, racing, asleep", "'status' says of each seat"),
    ("AM; hand 0: whip", "no card 'whip'"),
    ("AM; hand 0: sword green", "no card 'sword green'"),
    ("AM; hand 0: whip green+red", "not so many cards 'whip green+red'"),
    ("AM; hand 0: " + ", ".join(["magic"] * 16), "not so many cards 'magic'"),
    ("AM; pool 0: rein red", "whips and magic only"),
    ("AM; turn: 3", "runs from -1 to 2"),
    ("AM; turn: -1", "whose turn it is"),
    ("AM; phase-number: 4", "runs from 0 to 3"),
    ("AM; order: 3", "runs from 0 to 2"),
    ("AM; order: 1, 1", "names a seat twice"),
    ("AM; steps: many", "needs a number"),
    ("AM; rammed: 32", "runs from 0 to 31"),
    ("AM; phase: lunch", "A phase is one of"),
    ("AM; todo: dance 0", "no step 'dance'"),
    ("AM; todo: player-step 0", "no step 'player-step'"),
    ("AM; todo: set-speed", "does not take 0 numbers"),
    ("AM; todo: set-speed 3, race-over", "its seat runs from 0 to 2, not 3"),
    ("AM; todo: counter-choice 0 3, race-over", "its caster runs from 0 to 2, not 3"),
    ("AM; todo: lay-whips 0 7 0 2 0 0, race-over", "its rival runs from 0 to 2, not 7"),
    ("AM; todo: lay-whips 0 1 4 2 0 0, race-over", "its purpose runs from 0 to 3, not 4"),
    ("AM; todo: pay-hazard 0 101 5 0 0, race-over", "names something that is not there"),
    ("AM; todo: pay-hazard 0 3 0 0 0, race-over", "names something that is not there"),
    ("AM; todo: pay-spell 0 5, race-over", "its colour runs from 0 to 4, not 5"),
    ("AM; todo: arrive 0 3, race-over", "its ahead runs from 0 to 2, not 3"),
    ("AM; todo: effect 0 0, race-over", "names something that is not there"),
    ("AM; todo: effect 0 9999, race-over", "its spell runs from 0 to"),
    ("AM; todo: pay-rocks 0 10 0 0, race-over", "its rating runs from 0 to 9, not 10"),
    ("AM; status: out, racing, racing; todo: set-speed 0, end-of-turn 0, race-over", "is out of the race, so nothing"),
    ("AM; status: out, racing, racing; turn: 1; hand 0: magic", "neither cards nor turns"),
    ("AM; status: out, racing, racing; turn: 1; order: 0, 2", "neither cards nor turns"),
    ("AM; status: down, racing, racing; turn: 1; pool 0: magic", "its speed pool is empty"),
    ("AM; status: recovered, racing, racing; turn: 1; broken: 0, 0, 0", "its wheel is broken"),
    ("AM; turn: 1; damage: 20, 0, 0", "races with 20 damage, but its chariot crashes at"),
    ("AM; hand 0: ; todo: pay-spell 0 1, race-over", "without any option"),
    ("AM; todo: deal, race-over", "no step 'deal'"),
    ("AM; status: down, racing, racing; todo: opening 0", "cannot be carried out"),
]


@pytest.mark.parametrize(("text", "why"), WRONG)
def test_a_wrong_position_is_refused_in_a_full_sentence(text: str, why: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        GAME.parse(text.replace("AM", AM, 1), Fast(7))
    assert why in refusal.value.say
    assert SENTENCE.fullmatch(refusal.value.say)


def test_the_stacks_fit_what_lies_face_down() -> None:
    """All tiles are there, but a straight lies among the curves."""
    text = GAME.print(deal(3).state)
    assert "straights: empty, " in text
    forged = text.replace("straights: empty, ", "straights: ", 1).replace("curves: ", "curves: empty, ", 1)
    with pytest.raises(BadRequest, match="as many straights and curves"):
        GAME.parse(forged, Fast(1))


def test_without_enough_cards_no_hand_is_dealt() -> None:
    cards = [f"{kind} {skill}" for kind in ("whip", "rein") for skill in ("green", "yellow", "red", "blue", "black")]
    discard = ", ".join(card for card in cards for _ in range(7))
    assert len(hand(table(f"seats: 2; hand 0: ; discard: {discard}"), 1)) == 7
    with pytest.raises(BadRequest, match="not enough cards"):
        table(f"seats: 3; discard: {discard}")


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
        items[dice.randrange(len(items))] = dice.choice([" magic", " 7", " -1", " nonsense", "", " rocks 3", " down"])
        fields[at] = f"{name}:{','.join(items)}"
    elif spoil == 3:
        fields[at] = re.sub(r"\d+", lambda found: str(dice.choice([found[0], dice.randrange(-1, 150)])), fields[at])
    else:
        letter = dice.randrange(len(text))
        return text[:letter] + dice.choice("x:;,=<@ 9") + text[letter + 1 :]
    return "; ".join(fields)


def test_a_spoilt_position_is_read_or_refused_never_a_crash() -> None:
    dice = random.Random(11)
    refusals: list[str] = []
    for seed in range(150):
        state = GAME.new(2 + seed % 4, HOUSES[seed % len(HOUSES)], Fast(seed))
        play_out(state, Fast(seed), dice.randrange(400))
        try:
            again = Table(GAME, 0, {}, dictated([], seed), spoilt(GAME.print(state), dice))
            text = GAME.print(again.state)
            assert GAME.print(GAME.parse(text, Fast(1))) == text
        except Refusal as refusal:
            refusals.append(refusal.say)
    assert len(refusals) > 50
    assert [say for say in refusals if not SENTENCE.fullmatch(say)] == []
