"""The example of docs/adding-a-game.md: it plays, and it keeps the contract."""

from __future__ import annotations

import pytest

from harena.core.agenda import State
from harena.core.chance import Fast
from harena.core.errors import NotAnOption
from harena.core.ids import Seat
from harena.core.record import read_record, write_record
from harena.core.table import Table

from .high_card import HighCardGame

GAME = HighCardGame()


def table(position: str, draws: list[str]) -> Table:
    return Table(GAME, 0, {}, {"make": "scripted", "draws": draws}, f"high-card; {position}")


def say(tab: Table, seat: int, words: str) -> list[str]:
    """Answer in words; gives the kinds of the events."""
    seq = tab.seq()
    tab.answer(Seat(seat), [GAME.picks.parse(words)])
    return [str(event["kind"]) for event in tab.all_events(seq)]


def test_hc_2_2_the_highest_card_takes_the_trick() -> None:
    tab = table("seats: 2; hand 0: 3, 7; hand 1: 1, 5", [])
    assert say(tab, 0, "seal 3") == []
    assert say(tab, 1, "seal 5") == ["cards-turned-up", "trick-taken"]
    assert tab.all_events(1)[0]["cards"] == ["3", "5"]
    assert tab.state.asked() == [1]


def test_hc_2_3_the_card_taken_is_its_owners_secret() -> None:
    tab = table("seats: 2; hand 0: 3, 7; hand 1: 1, 5; todo: take-another 1, trick, scoring", ["12"])
    assert say(tab, 1, "take") == ["card-taken", "taken-card-seen"]
    assert tab.events(Seat(1), 0)[1]["card"] == "12"
    assert tab.events(Seat(0), 0)[1] == {"number": 1, "seq": 1}


def test_hc_2_3_nothing_is_offered_when_no_card_is_left() -> None:
    tab = table("seats: 2; hand 0: 3, 7; hand 1: 1, 5; shown: 2, 4, 6, 8, 9, 10, 11, 12", [])
    say(tab, 0, "seal 3")
    say(tab, 1, "seal 5")
    assert tab.state.asked() == [0, 1]


def test_hc_2_1_only_a_card_in_hand_can_be_sealed_and_only_once() -> None:
    tab = table("seats: 2; hand 0: 3, 7; hand 1: 1, 5", [])
    with pytest.raises(NotAnOption, match=r"cannot answer 'seal 5' now \(HC-2\.1\)"):
        say(tab, 0, "seal 5")
    say(tab, 0, "seal 3")
    assert tab.state.asked() == [1]


# ---- what the contract suite does for every game of the catalogue, in small


def play(state: State, seed: int) -> list[State]:
    """Random answers to the end; gives a copy of every state on the way."""
    chance, kept = Fast(seed), [state.clone(Fast(0))]
    while not state.over():
        seat = state.asked()[chance.below(len(state.asked()), "seat")]
        options = state.options(seat)
        state.answer(seat, options[chance.below(len(options), "pick")])
        kept.append(state.clone(Fast(0)))
    return kept


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"hand": "two"}])
def test_it_keeps_the_contract(seats: int, options: dict[str, object]) -> None:
    for seed in range(30):
        kept = play(GAME.new(seats, options, Fast(seed)), seed)
        assert len(kept) <= GAME.longest
        for state in kept:
            text = GAME.print(state)
            assert GAME.print(GAME.parse(text, Fast(1))) == text
            assert GAME.inventory(state) == list(range(12))
            for seat in range(seats):
                world = GAME.imagine(state, Seat(seat), Fast(seed))
                assert GAME.view(world, Seat(seat)).words() == GAME.view(state, Seat(seat)).words()
                assert world.options(Seat(seat)) == state.options(Seat(seat))
                assert GAME.inventory(world) == list(range(12))
        assert GAME.result(kept[-1]) is not None


def test_its_records_replay() -> None:
    tab = Table(GAME, 3, {}, {"make": "fast", "seed": 5})
    while tab.state.asked():
        seat = tab.state.asked()[0]
        tab.answer(seat, tab.state.options(seat)[:1])
    record = write_record(tab)
    assert write_record(read_record(record, {(GAME.name, GAME.version): GAME})) == record
