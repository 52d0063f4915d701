"""Positions: what is printed reads back the same, and what makes no sense is refused in full sentences."""

from __future__ import annotations

import random
import re

import pytest

from harena.core.chance import Fast
from harena.core.errors import BadRequest, Refusal
from harena.core.ids import Seat
from harena.core.playout import play_out

from .tables import EIGHT, GAME, arena, choice, deal, discards, hand, table, view, wander

HOUSES: list[dict[str, object]] = [
    {},
    {"stalemate": True, "memory": "strict", "exclude": ["wyrm", "amazon"]},
    {"creatures": ["cyclops", "daimon", "ettin", "gorgon", "magus", "seraphim", "titan", "troll"]},
    {"discard-is-visible": True, "stall-guard": False, "tie-break": "tournament"},
]
SENTENCE = re.compile(r"['A-Z].*\.")


# ---- there and back


@pytest.mark.parametrize(("seats", "house"), list(zip([3, 2, 4, 5], HOUSES, strict=True)))
def test_every_decision_of_a_game_reads_back_the_same(seats: int, house: dict[str, object]) -> None:
    for tab in wander(deal(seats, house, seats), seats):
        text = GAME.print(tab.state)
        again = GAME.parse(text, Fast(1))
        assert GAME.print(again) == text
        assert again.asked() == tab.state.asked()
        assert all(again.options(seat) == tab.state.options(seat) for seat in again.asked())


def test_a_position_read_back_shows_every_seat_the_same_and_holds_every_card() -> None:
    for seed in range(6):
        state = GAME.new(4, HOUSES[seed % len(HOUSES)], Fast(seed))
        play_out(state, Fast(seed), 40 * seed)
        again = GAME.parse(GAME.print(state), Fast(1))
        for seat in range(4):
            assert GAME.view(again, Seat(seat)).words() == GAME.view(state, Seat(seat)).words()
        assert GAME.inventory(again) == GAME.inventory(state)


def test_imagined_worlds_read_back_too() -> None:
    for seed in range(30):
        state = GAME.new(3, HOUSES[2], Fast(seed))
        play_out(state, Fast(seed), 5 * seed)
        for seat in range(3):
            text = GAME.print(GAME.imagine(state, Seat(seat), Fast(seed)))
            assert GAME.print(GAME.parse(text, Fast(1))) == text


def test_the_same_chance_goes_on_alike() -> None:
    state = GAME.new(3, {}, Fast(5))
    play_out(state, Fast(5), 60)
    again = GAME.parse(GAME.print(state), Fast(9))
    twin = state.clone(Fast(9))
    play_out(again, Fast(2), GAME.longest)
    play_out(twin, Fast(2), GAME.longest)
    assert GAME.print(again) == GAME.print(twin)


# ---- what is not said


def test_an_empty_position_is_the_ordinary_start() -> None:
    state = GAME.parse("colossal-arena", Fast(3))
    assert state.seats == 3
    words = GAME.view(state, None).words()
    assert (words["round"], words["choice"], words["deck"]) == (1, "bet-phase", 102 - 24)


def test_cards_named_nowhere_are_the_deck() -> None:
    tab = table("seats: 2; turn: 0; hand 0: wyrm 1; hand 1: wyrm 2; row 1: magus = magus 3")
    assert len(arena(tab).bag) == 102 - 3
    assert discards(tab) == []


def test_with_a_named_deck_they_lie_under_the_discard_pile() -> None:
    tab = table("seats: 2; turn: 0; hand 0: wyrm 1; hand 1: wyrm 2; deck: magus 4, magus 3; discard: magus 7, magus 8")
    assert len(discards(tab)) == 102 - 4
    assert discards(tab)[-2:] == ["magus 7", "magus 8"]


def test_an_unnamed_hand_is_dealt_an_empty_one_is_empty() -> None:
    tab = table("seats: 2; turn: 0; hand 0: ")
    assert hand(tab, 0) == []
    assert len(hand(tab, 1)) == 8


@pytest.mark.parametrize(
    ("phase", "question"), [("bet", "bet-phase"), ("card", "card-phase"), ("discard", "discard"), ("draw", "bet-phase")]
)
def test_the_turn_goes_on_from_a_phase(phase: str, question: str) -> None:
    tab = table(f"seats: 2; turn: 0; phase: {phase}; hand 0: wyrm 1; hand 1: wyrm 2")
    assert choice(tab) == question
    assert view(tab, None)["turn"] == (1 if phase == "draw" else 0)


# ---- nonsense

WRONG = [
    ("chess; e2e4", "begins with 'colossal-arena;'"),
    ("", "begins with"),
    ("colossal-arena; seats", "write 'name: value'"),
    ("colossal-arena; seats: 3; seats: 3", "given twice"),
    ("colossal-arena; seats: 1", "runs from 2 to 5"),
    ("colossal-arena; seats: six", "needs a number"),
    ("colossal-arena; seats: --3", "needs a number"),
    ("colossal-arena; seats: ³", "ASCII characters"),
    ("colossal-arena; weather: fine", "no field 'weather'"),
    ("colossal-arena; hand 7: wyrm 1", "no field 'hand 7'"),
    ("colossal-arena; row 2: ", "no field 'row 2'"),
    ("colossal-arena\nseats: 3", "one line"),
    ("colossal-arena; deck: " + "x" * 20_000, "at most 20,000 ASCII characters"),
    ("colossal-arena; option stalemate: perhaps", "true or false"),
    ("colossal-arena; option luck: yes", "no option 'luck'"),
    ("colossal-arena; option tie-break: coin", "one of last-turn, tournament"),
    ("colossal-arena; creatures: wyrm", "eight different creatures"),
    ("colossal-arena; creatures: dragon", "no creature 'dragon'"),
    ("EIGHT; round: 2", "needs one creature eliminated"),
    ("EIGHT; eliminated: wyrm 1", "needs one creature eliminated"),
    ("EIGHT; round: 2; eliminated: troll 1", "does not take part"),
    ("EIGHT; round: 3; eliminated: wyrm 1, wyrm 2", "eliminated twice"),
    ("EIGHT; row 1: wyrm", "is not a pile"),
    ("EIGHT; row 1: wyrm = magus 3", "cannot lie on 'wyrm'"),
    ("EIGHT; row 1: wyrm = prefect", "cannot lie on 'wyrm'"),
    ("EIGHT; row 1: troll = troll 3", "does not take part"),
    ("EIGHT; round: 2; eliminated: wyrm 1; row 2: wyrm = wyrm 3", "eliminated before row 2"),
    ("EIGHT; bets 0: wyrm 1; bets 1: wyrm 1", "holds two tokens"),
    ("EIGHT; bets 0: wyrm 2", "runs from 1 to 1"),
    ("EIGHT; bets 0: troll 1", "no space 'troll 1'"),
    ("EIGHT; round: 2; eliminated: wyrm 1; bets 0: wyrm 2", "no space 'wyrm 2'"),
    ("EIGHT; bets 0: amazon 1, colossus 1, cyclops 1, daimon 1, ettin 1, gorgon 1", "five tokens"),
    ("EIGHT; bets 0: amazon 1, colossus 1, cyclops 1, daimon 1, ettin 1; marker 0: wyrm 1", "five tokens"),
    ("EIGHT; marker 0: spectator 1", "Only a combat card"),
    ("EIGHT; revealed 0: troll", "does not take part"),
    ("EIGHT; spent 0: perhaps", "is yes or no"),
    ("EIGHT; hand 0: wyrm 11", "no card 'wyrm 11'"),
    ("EIGHT; hand 0: wyrm 1; hand 1: wyrm 1", "two places"),
    ("EIGHT; hand 0: prefect, prefect, prefect", "two places"),
    ("EIGHT; hand 0: troll 1", "its creature does not take part"),
    ("EIGHT; buried 0: wyrm 1", "not in the discard pile"),
    ("EIGHT; turn: 3", "runs from 0 to 2"),
    ("EIGHT; ettin: 2", "runs from 0 to 1"),
    ("EIGHT; phase: lunch", "A phase is one of"),
    ("EIGHT; todo: dance 0", "no step 'dance'"),
    ("EIGHT; todo: deal", "no step 'deal'"),
    ("EIGHT; todo: player-step 0", "no step 'player-step'"),
    ("EIGHT; todo: bet-phase", "does not take 0 numbers"),
    ("EIGHT; todo: bet-phase 3, scoring", "its seat runs from 0 to 2, not 3"),
    ("EIGHT; hand 1: wyrm 1; todo: give 1 3 11, scoring", "its asker runs from 0 to 2, not 3"),
    ("EIGHT; todo: offer-power 0 12, scoring", "its creature runs from 0 to 11, not 12"),
    ("EIGHT; todo: offer-power 0 9, scoring", "names something that is not there"),
    ("EIGHT; todo: fetch 0 9, scoring", "names something that is not there"),
    ("EIGHT; todo: place-spectator 0 1, scoring", "names something that is not there"),
    ("EIGHT; todo: place-spectator 0 200, scoring", "its card runs from 0 to 145, not 200"),
    ("EIGHT; todo: discard-referee 0 1, scoring", "names something that is not there"),
    ("EIGHT; hand 1: wyrm 1, wyrm 2, wyrm 3; todo: keep-one 0 1 1 2 3, scoring", "names something that is not there"),
    ("EIGHT; hand 1: wyrm 1, wyrm 2; todo: keep-one 0 1 122 122 123, scoring", "names something that is not there"),
    ("EIGHT; todo: stalemate-vote 0 8 0, scoring", "its voted runs from 0 to 7, not 8"),
    ("EIGHT; todo: discard 0 4, scoring", "its left runs from 0 to 3, not 4"),
    ("EIGHT; row 1: wyrm = wyrm 3, wyrm = wyrm 4", "The pile of 'wyrm' in row 1 is given twice"),
    ("EIGHT; marker 0: wyrm 1; revealed 0: magus", "has two secret bets"),
    ("EIGHT; seats: 2; turn: 0; hand 0: wyrm 1; hand 1: wyrm 2; deck: ", "once the deck is used up"),
    ("EIGHT; todo: foresee 0, scoring", "cannot be carried out"),
    ("EIGHT; hand 0: ; todo: give 0 1 0, scoring", "without any option"),
    ("EIGHT; facts: wyrm 7", "is not a fact"),
    ("EIGHT; facts: 1 knows wyrm 7 @ pocket 1 x 1", "is not a place"),
    ("EIGHT; facts: 1 knows wyrm 70 @ hand 1 x 1", "no card 'wyrm 70'"),
    ("EIGHT; facts: 1 knows some dragon @ hand 1 x 1", "no creature 'dragon'"),
    ("EIGHT; facts: 8 knows wyrm 7 @ hand 1 x 1; hand 1: wyrm 7", "a seat that is not at the table"),
    ("EIGHT; facts: 1 knows wyrm 7 @ hand 4 x 1", "a seat that is not at the table"),
    ("EIGHT; facts: 1 knows wyrm 7 @ hand 1 x 1; hand 2: wyrm 7", "lies nowhere"),
    ("EIGHT; lacks: 1 knows wyrm", "is not a lack"),
    ("EIGHT; lacks: 1 knows no wyrm @ 9", "runs from 0 to 4"),
]


@pytest.mark.parametrize(("text", "why"), WRONG)
def test_a_wrong_position_is_refused_in_a_full_sentence(text: str, why: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        GAME.parse(text.replace("EIGHT", f"colossal-arena; creatures: {EIGHT}"), Fast(1))
    assert why in refusal.value.say
    assert SENTENCE.fullmatch(refusal.value.say)


def test_without_enough_cards_no_hand_is_dealt() -> None:
    cards = ", ".join(f"{creature} {strength}" for creature in EIGHT.split(", ") for strength in range(11))
    assert len(hand(table(f"seats: 2; hand 0: ; discard: {cards}"), 1)) == 8
    with pytest.raises(BadRequest, match="not enough cards"):
        table(f"seats: 2; discard: {cards}")


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
        items[dice.randrange(len(items))] = dice.choice([" wyrm 3", " 7", " -1", " nonsense", "", " prefect", " magus"])
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
        play_out(state, Fast(seed), dice.randrange(250))
        try:
            again = GAME.parse(spoilt(GAME.print(state), dice), Fast(1))
            assert GAME.print(GAME.parse(GAME.print(again), Fast(1))) == GAME.print(again)
        except Refusal as refusal:
            refusals.append(refusal.say)
    assert len(refusals) > 50
    assert [say for say in refusals if not SENTENCE.fullmatch(say)] == []
