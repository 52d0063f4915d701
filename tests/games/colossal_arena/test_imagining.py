"""Imagined worlds: all a seat has seen holds, and everything hidden comes with the right frequency."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb

import pytest

from harena.core import compiled
from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.colossal_arena.arena import Arena
from harena.games.colossal_arena.cards import card_name, cards_named, creature_of, is_combat
from harena.games.colossal_arena.options import named

from .tables import GAME, arena, asked, fits, only, say, table
from .test_knowledge import POWERFUL, eager

WORLDS = 2_000 if compiled() else 500


def worlds(tab: Table, seat: int, count: int = WORLDS) -> list[Arena]:
    imagined = [GAME.imagine(tab.state, Seat(seat), Fast(seed)) for seed in range(count)]
    return [world for world in imagined if isinstance(world, Arena)]


def tally(tab: Table, seat: int, what: Callable[[Arena], object]) -> Counter[str]:
    return Counter(str(what(world)) for world in worlds(tab, seat))


def lies(name: str) -> Callable[[Arena], str]:
    """Where a card lies in a world."""
    card = cards_named(name)[0]

    def where(world: Arena) -> str:
        for seat in range(world.seats):
            zones = {"hand": world.hands[seat], "frozen": world.frozen[seat], "marker": [world.markers[seat]]}
            for zone, cards in {**zones, "buried": list(world.buried[seat])}.items():
                if card in cards:
                    return f"{zone} {seat}"
        return "deck" if card in world.bag else "elsewhere"

    return where


def shares(**weights: int) -> dict[str, float]:
    """Odds from weights; `hand_1` is the place `hand 1`."""
    total = sum(weights.values())
    return {name.replace("_", " "): weight / total for name, weight in weights.items()}


# ---- nothing learnt


def test_hidden_cards_are_spread_over_hands_and_deck() -> None:
    tab = table(
        "seats: 3; turn: 0; hand 0: wyrm 1; hand 1: wyrm 2, wyrm 3; hand 2: wyrm 4; deck: wyrm 5, wyrm 6, wyrm 7"
    )
    assert fits(tally(tab, 0, lies("wyrm 5")), shares(hand_1=2, hand_2=1, deck=3))
    assert fits(tally(tab, 1, lies("wyrm 5")), shares(hand_0=1, hand_2=1, deck=3))


def test_every_layout_is_as_likely_as_any_other() -> None:
    tab = table("seats: 2; turn: 0; hand 0: wyrm 1; hand 1: wyrm 2, wyrm 3; deck: wyrm 4, wyrm 5")
    pairs = tally(tab, 0, lambda world: [card_name(card) for card in world.hands[1]])
    assert len(pairs) == 6
    assert fits(pairs, dict.fromkeys(pairs, 1 / 6))


def test_what_the_seat_sees_stays() -> None:
    tab = table(
        "seats: 2; turn: 0; hand 0: wyrm 1, magus 2; frozen 0: magus 9; marker 0: magus 7; row 1: gorgon = gorgon 3; "
        "discard: ettin 4; buried 0: ettin 4; hand 1: wyrm 2, wyrm 3; deck: wyrm 4, wyrm 5"
    )
    before = GAME.view(tab.state, Seat(0)).words()
    for world in worlds(tab, 0, 50):
        assert GAME.view(world, Seat(0)).words() == before
        assert GAME.inventory(world) == GAME.inventory(tab.state)


@pytest.mark.clause("CA-4.2")
def test_ca_4_2_a_marker_is_a_combat_card() -> None:
    """One of two fighters lies under the token, the spectators never; what is left is as likely here as there."""
    tab = table(
        "seats: 2; turn: 0; hand 0: magus 1; hand 1: spectator 2; marker 1: wyrm 3; "
        "deck: wyrm 4, spectator 5, spectator 6"
    )
    assert fits(tally(tab, 0, lies("wyrm 3")), {"marker 1": 1 / 2, "hand 1": 1 / 8, "deck": 3 / 8})
    assert fits(tally(tab, 0, lies("spectator 5")), {"hand 1": 1 / 4, "deck": 3 / 4})


@pytest.mark.clause("CA-20.3", "CA-20.4")
def test_ca_20_3_a_buried_card_is_any_combat_card_and_lies_in_the_pile_too() -> None:
    tab = table(
        "seats: 2; turn: 0; hand 0: magus 1; hand 1: spectator 2; buried 1: wyrm 3; "
        "deck: wyrm 4, spectator 5, spectator 6; discard: wyrm 3, magus 9"
    )
    assert fits(tally(tab, 0, lies("wyrm 3")), {"buried 1": 1 / 2, "hand 1": 1 / 8, "deck": 3 / 8})
    for world in worlds(tab, 0, 50):
        assert world.buried[1][0] == world.discard[-2]
        assert is_combat(world.buried[1][0])
        assert card_name(world.discard[-1]) == "magus 9"
    assert tally(tab, 1, lies("wyrm 3")) == {"buried 1": WORLDS}


# ---- what was learnt


def frozen_after_a_look(known: str) -> Table:
    """Seat 0 knows cards of seat 1's seven; then Cyclops lays four of the seven aside."""
    seven = "gorgon 0, gorgon 1, gorgon 2, gorgon 3, gorgon 4, gorgon 5, gorgon 6"
    facts = ", ".join(f"1 knows {name} @ hand 1 x 1" for name in known.split(", "))
    tab = table(
        f"seats: 3; turn: 0; phase: card; bets 0: cyclops 1; hand 0: cyclops 1; hand 2: magus 1; "
        f"hand 1: {seven}; facts: {facts}",
        ["gorgon 6", "gorgon 5", "gorgon 4", "gorgon 3"],
    )
    say(tab, 0, "play cyclops 1", "use", "freeze 1")
    return tab


def test_a_known_card_is_frozen_with_four_sevenths() -> None:
    tab = frozen_after_a_look("gorgon 0")
    assert fits(tally(tab, 0, lies("gorgon 0")), shares(hand_1=3, frozen_1=4))
    assert tally(tab, 1, lies("gorgon 0")) == {"hand 1": WORLDS}


def test_two_known_cards_exclude_each_other() -> None:
    tab = frozen_after_a_look("gorgon 0, gorgon 1")
    both = tally(tab, 0, lambda world: lies("gorgon 0")(world) + lies("gorgon 1")(world))
    ways = {"hand 1hand 1": comb(5, 1), "hand 1frozen 1": comb(5, 2), "frozen 1hand 1": comb(5, 2)}
    total = comb(7, 3)
    assert fits(both, {**{name: count / total for name, count in ways.items()}, "frozen 1frozen 1": comb(5, 3) / total})


def test_a_hand_known_whole_is_still_shuffled() -> None:
    tab = frozen_after_a_look(", ".join(f"gorgon {strength}" for strength in range(7)))
    kept = tally(tab, 0, lambda world: [card_name(card) for card in world.hands[1]])
    assert len(kept) == comb(7, 3)
    assert fits(kept, dict.fromkeys(kept, 1 / 35))


def test_frozen_cards_that_return_are_certain_again() -> None:
    tab = frozen_after_a_look("gorgon 0")
    say(tab, 0, "done")
    say(tab, 1, "no bet", "play gorgon 1", "done")
    assert tally(tab, 0, lies("gorgon 0")) == {"hand 1": WORLDS}


def robbed() -> Table:
    """Seat 2 knows a card of seat 1's five; then Titan's backer, seat 0, robs seat 1 of another."""
    tab = table(
        "seats: 3; creatures: amazon, colossus, cyclops, daimon, ettin, gorgon, magus, titan; turn: 0; phase: card; "
        "bets 0: titan 1; hand 0: titan 1; hand 2: magus 1; facts: 4 knows gorgon 0 @ hand 1 x 1; "
        "hand 1: gorgon 0, gorgon 1, gorgon 2, gorgon 3, gorgon 4",
        ["gorgon 1", "gorgon 2", "gorgon 3"],
    )
    say(tab, 0, "play titan 1", "use", "rob 1")
    return tab


def test_titan_takes_a_known_card_with_one_fifth() -> None:
    tab = robbed()
    say(tab, 0, "keep gorgon 2")
    assert fits(tally(tab, 2, lies("gorgon 0")), shares(hand_0=1, hand_1=4))


def test_titan_and_his_victim_know_what_went_where() -> None:
    tab = robbed()
    say(tab, 0, "keep gorgon 2")
    for name, place in [("gorgon 1", "hand 1"), ("gorgon 2", "hand 0"), ("gorgon 3", "hand 1")]:
        assert tally(tab, 0, lies(name)) == {place: WORLDS}
        assert tally(tab, 1, lies("gorgon 2")) == {"hand 0": WORLDS}
    assert lies("gorgon 4")(worlds(tab, 0, 1)[0]) in ("hand 1", "hand 2", "deck")


def test_while_titan_chooses_the_others_imagine_his_three() -> None:
    tab = robbed()
    for seat in range(3):
        for world in worlds(tab, seat, 50):
            kept = world.options(Seat(0))
            assert 2 <= len(kept) <= 3
            world.take(Seat(0), kept[0])
    drawn = {GAME.picks.say(pick) for world in worlds(tab, 2, 200) for pick in world.options(Seat(0))}
    assert len(drawn) > 3


def demanded(hand_1: str, more: str = "") -> Table:
    """Seat 0, Gorgon's backer, has demanded a Wyrm card of seat 1. Four Wyrm cards are hidden, the others discarded."""
    tab = table(
        "seats: 3; turn: 0; phase: card; bets 0: gorgon 1; hand 0: gorgon 1; hand 2: magus 1, wyrm 4; "
        f"hand 1: {hand_1}; deck: wyrm 5, magus 2, magus 3, magus 4; {more}"
    )
    say(tab, 0, "play gorgon 1", "use", "ask 1 wyrm")
    return tab


def test_a_card_given_is_any_of_those_unseen_to_the_others() -> None:
    tab = demanded("wyrm 2, wyrm 3, magus 5")
    say(tab, 1, "give wyrm 2")
    given = tally(
        tab, 2, lambda world: [card_name(card) for card in world.hands[0] if creature_of(card) == named("wyrm")]
    )
    assert fits(given, {f"['wyrm {strength}']": 1 / 3 for strength in (2, 3, 5)})
    assert tally(tab, 1, lies("wyrm 2")) == {"hand 0": WORLDS}


def test_who_is_asked_to_give_has_something_to_give_in_every_world() -> None:
    for facts in ("", "facts: 1 knows wyrm 3 @ hand 1 x 3 + marker 1 x 4"):
        tab = demanded("wyrm 2, magus 5", f"marker 1: wyrm 3; {facts}" if facts else "")
        assert asked(tab) == [1]
        for seat in range(3):
            assert all(world.options(Seat(1)) for world in worlds(tab, seat, 300))


def test_a_hand_that_lacks_a_creature_holds_none_of_it() -> None:
    tab = demanded("magus 5, magus 6")
    wyrms = tally(tab, 2, lambda world: any(creature_of(card) == named("wyrm") for card in world.hands[1]))
    assert wyrms == {"False": WORLDS}
    assert tally(tab, 2, lies("wyrm 5")) == {"deck": WORLDS}
    assert tally(tab, 0, lambda world: [card_name(card) for card in world.hands[1]]) == {
        "['magus 5', 'magus 6']": WORLDS
    }


def test_a_card_picked_up_before_all_eyes_is_where_it_went() -> None:
    tab = table("seats: 3; turn: 0; phase: card; hand 0: prefect; row 1: wyrm = wyrm 7")
    only(say(tab, 0, "play prefect", "take wyrm 7"), "card-taken")
    for seat in range(3):
        assert tally(tab, seat, lies("wyrm 7")) == {"hand 0": WORLDS}


@pytest.mark.parametrize(
    "belief",
    [
        "lacks: 1 knows no wyrm @ 1",
        "lacks: 1 knows no wyrm @ 1; facts: 1 knows wyrm 1 @ hand 1 x 1",
        "lacks: 1 knows no wyrm @ 1, 1 knows no wyrm @ 2; facts: 1 knows wyrm 1 @ hand 1 x 1 + hand 2 x 1",
        "facts: 1 knows some ettin @ hand 1 x 1",
        "facts: 1 knows some ettin @ hand 1 x 1 + hand 2 x 1",
    ],
)
def test_where_nothing_fits_what_was_learnt_the_truth_stays(belief: str) -> None:
    """No game leads here: seat 0 believes what cannot be, all hidden cards being Wyrm cards."""
    tab = table(f"seats: 3; turn: 0; hand 0: ; hand 1: wyrm 1, wyrm 2; hand 2: wyrm 3; deck: wyrm 4; {belief}")
    assert all(world.hands == arena(tab).hands for world in worlds(tab, 0, 20))


@pytest.mark.clause("CA-4.2")
def test_ca_4_2_the_last_fighter_stays_under_the_token_whatever_a_seat_believes() -> None:
    belief = "facts: 1 knows some magus @ hand 1 x 1"
    tab = table(f"seats: 2; turn: 0; hand 0: ; hand 1: spectator 1; marker 1: magus 1; deck: spectator 2; {belief}")
    assert tally(tab, 0, lies("magus 1")) == {"marker 1": WORLDS}


# ---- sealed answers


def test_sealed_votes_of_others_are_anybodys_guess() -> None:
    tab = table(
        "seats: 3; option stalemate: yes; turn: 0; opener: 0; round: 2; eliminated: amazon 1; deck: ; "
        "row 1: ettin = ettin 1; hand 0: wyrm 0; hand 1: wyrm 1; hand 2: wyrm 2"
    )
    say(tab, 1, "object")
    others = tally(tab, 2, lambda world: world.pending().split(",")[0])
    assert fits(others, {"stalemate-vote 0 2 0": 1 / 2, "stalemate-vote 0 2 2": 1 / 2})
    assert set(tally(tab, 1, lambda world: world.pending().split(",")[0])) == {"stalemate-vote 0 2 2"}


# ---- whole games


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_in_eager_games_every_world_fits_what_its_seat_has_seen(seats: int) -> None:
    for seed in range(4):
        state = GAME.new(seats, POWERFUL | {"stalemate": seed % 2 == 1}, Fast(seed))
        assert isinstance(state, Arena)
        chance = Fast(seed)
        decisions = 0
        while state.asked():
            decisions += 1
            reader = Seat(decisions % seats)
            world = GAME.imagine(state, reader, Fast(decisions))
            assert GAME.view(world, reader).words() == GAME.view(state, reader).words()
            assert GAME.inventory(world) == GAME.inventory(state)
            assert world.options(reader) == state.options(reader)
            assert all(world.options(seat) for seat in world.asked())
            seat = state.asked()[0]
            state.take(seat, eager(state, seat, chance))


def test_a_world_holds_the_truth_no_more_often_than_chance_allows() -> None:
    """Whoever peeked would find the rivals' true cards too often."""
    expected = 60 * 8 * 8 / (102 - 8)
    found = 0
    for seed in range(60):
        state = GAME.new(3, {}, Fast(seed))
        world = GAME.imagine(state, Seat(0), Fast(1_000 + seed))
        assert isinstance(state, Arena)
        assert isinstance(world, Arena)
        found += len(set(state.hands[1]) & set(world.hands[1]))
    assert abs(found - expected) < 4 * expected**0.5


@pytest.mark.clause("CA-22.2")
def test_ca_22_2_the_robber_may_keep_the_prefect_he_saw_in_every_world() -> None:
    """He has seen a Prefect, not which of the two: whichever lies there is the one he keeps."""
    tab = table(
        "seats: 3; creatures: amazon, colossus, ettin, gorgon, seraphim, titan, unicorn, wyrm; turn: 2; "
        "hand 1: ettin 3, unicorn 7, prefect, second prefect; "
        "facts: 4 knows ettin 3 @ hand 1 x 1, 4 knows unicorn 7 @ hand 1 x 1, 4 knows prefect @ hand 1 x 1; "
        "todo: keep-one 2 1 47 117 145, end-of-turn 2"
    )
    elsewhere = 0
    for world in worlds(tab, 2, 100):
        elsewhere += cards_named("second prefect")[0] not in world.hands[1]
        for pick in tab.state.options(Seat(2)):
            after = world.clone(Fast(1))
            after.answer(Seat(2), pick)
            assert len(after.hands[1]) == 3
    assert elsewhere > 0
