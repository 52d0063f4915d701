"""CA-12.3 What seats have learnt: facts with weights, and lacks."""

from __future__ import annotations

import pytest

from harena.core.chance import Fast
from harena.core.ids import Pick, Seat
from harena.games.colossal_arena.arena import Arena
from harena.games.colossal_arena.backing import backer
from harena.games.colossal_arena.cards import CARDS, Card, cards_named, creature_of, is_combat
from harena.games.colossal_arena.knowledge import (
    BURIED_ZONE,
    FROZEN_ZONE,
    HAND_ZONE,
    MARKER_ZONE,
    NOTHING_LEARNT,
    Learnt,
    what_name,
    zone,
)
from harena.games.colossal_arena.options import named
from harena.games.colossal_arena.verbs import BET, PLAY, USE

from .tables import GAME

S0, S1, S2, S3 = Seat(0), Seat(1), Seat(2), Seat(3)
A, B, C, D = 1, 2, 4, 8
"""The same seats as knowers."""
ALL = A | B | C | D
HAND_0 = zone(HAND_ZONE, S0)
HAND_1, HAND_2, HAND_3 = zone(HAND_ZONE, S1), zone(HAND_ZONE, S2), zone(HAND_ZONE, S3)
FROZEN_1, MARKER_1, STACK_1 = zone(FROZEN_ZONE, S1), zone(MARKER_ZONE, S1), zone(BURIED_ZONE, S1)
WYRM = named("wyrm")


def card(name: str) -> Card:
    return cards_named(name)[0]


def facts(learnt: Learnt) -> list[tuple[int, str, tuple[int, ...]]]:
    return [(fact.knowers, what_name(fact.what), fact.places) for fact in learnt.facts]


def lacks(learnt: Learnt) -> list[tuple[int, int, int]]:
    return [(lack.knowers, lack.creature, lack.holder) for lack in learnt.lacks]


# ---- facts come and go


def test_a_seat_taught_again_forgets_the_older_place() -> None:
    learnt = NOTHING_LEARNT.taught(A | C, card("wyrm 7"), HAND_1).taught(A, card("wyrm 7"), HAND_2)
    assert facts(learnt) == [(C, "wyrm 7", (HAND_1, 1)), (A, "wyrm 7", (HAND_2, 1))]


def test_a_card_seen_by_all_needs_no_memory() -> None:
    learnt = NOTHING_LEARNT.taught(A, card("wyrm 7"), HAND_1).taught(A, card("wyrm 8"), HAND_1)
    assert facts(learnt.seen(card("wyrm 7"), S1)) == [(A, "wyrm 8", (HAND_1, 1))]
    assert facts(learnt.seen(card("magus 7"), S1)) == facts(learnt)


def test_a_card_played_is_taken_for_the_one_expected() -> None:
    learnt = NOTHING_LEARNT.taught_creature(A, WYRM, HAND_1)
    assert facts(learnt.seen(card("wyrm 3"), S1)) == []
    assert facts(learnt.seen(card("wyrm 3"), S2)) == [(A, "some wyrm", (HAND_1, 1))]
    assert facts(learnt.seen(card("magus 3"), S1)) == [(A, "some wyrm", (HAND_1, 1))]


def test_but_not_by_a_seat_that_was_sure_of_that_card_besides() -> None:
    learnt = NOTHING_LEARNT.taught(A, card("wyrm 3"), HAND_1).taught_creature(A | C, WYRM, HAND_1)
    assert facts(learnt.seen(card("wyrm 3"), S1)) == [(A, "some wyrm", (HAND_1, 1))]


def test_two_cards_expected_go_one_by_one() -> None:
    learnt = NOTHING_LEARNT.taught_creature(A, WYRM, HAND_1).taught_creature(A, WYRM, HAND_1)
    once = learnt.seen(card("wyrm 3"), S1)
    assert facts(once) == [(A, "some wyrm", (HAND_1, 1))]
    assert facts(once.seen(card("wyrm 4"), S1)) == []


# ---- weights


def test_cards_moved_unseen_split_the_weight() -> None:
    learnt = NOTHING_LEARNT.taught(A | B, card("wyrm 7"), HAND_1)
    moved = learnt.moved(A | C | D, HAND_1, FROZEN_1, 4, 7)
    assert facts(moved) == [(B, "wyrm 7", (HAND_1, 1)), (A, "wyrm 7", (HAND_1, 3, FROZEN_1, 4))]


def test_a_second_move_splits_what_is_left() -> None:
    learnt = NOTHING_LEARNT.taught(A, card("wyrm 7"), HAND_1).moved(A, HAND_1, FROZEN_1, 4, 8)
    assert facts(learnt) == [(A, "wyrm 7", (HAND_1, 1, FROZEN_1, 1))]
    stolen = learnt.moved(A, HAND_1, HAND_2, 1, 4)
    assert facts(stolen) == [(A, "wyrm 7", (HAND_1, 3, HAND_2, 1, FROZEN_1, 4))]


def test_cards_that_return_bring_their_weight_back() -> None:
    learnt = NOTHING_LEARNT.taught(A, card("wyrm 7"), HAND_1).moved(A, HAND_1, FROZEN_1, 4, 7)
    assert facts(learnt.moved(ALL, FROZEN_1, HAND_1, 1, 1)) == [(A, "wyrm 7", (HAND_1, 1))]


def test_cards_elsewhere_keep_their_place() -> None:
    learnt = NOTHING_LEARNT.taught(A, card("wyrm 7"), HAND_2)
    assert facts(learnt.moved(A, HAND_1, FROZEN_1, 4, 7)) == facts(learnt)


@pytest.mark.parametrize("target", [MARKER_1, STACK_1])
@pytest.mark.parametrize(("name", "goes"), [("wyrm 7", 1), ("spectator 7", 0), ("prefect", 0)])
def test_only_combat_cards_go_under_a_token_or_into_the_stack(target: int, name: str, goes: int) -> None:
    learnt = NOTHING_LEARNT.taught(A, card(name), HAND_1).moved(A, HAND_1, target, 1, 8)
    places = (HAND_1, 7, target, 1) if goes else (HAND_1, 1)
    assert facts(learnt) == [(A, name, places)]


def test_a_stack_whose_top_is_turned_up_gives_its_share_back() -> None:
    learnt = NOTHING_LEARNT.taught(A, card("wyrm 7"), HAND_1).moved(A, HAND_1, STACK_1, 1, 5)
    assert facts(learnt) == [(A, "wyrm 7", (HAND_1, 4, STACK_1, 1))]
    assert facts(learnt.turned_up(HAND_1, STACK_1, 4)) == [(A, "wyrm 7", (HAND_1, 1))]


def test_weights_stay_small_numbers() -> None:
    learnt = NOTHING_LEARNT.taught(A, card("wyrm 7"), HAND_1)
    for size in range(7, 60):
        learnt = learnt.moved(A, HAND_1, HAND_2, 1, size).moved(A, HAND_2, HAND_3, 2, size)
    weights = learnt.facts[0].places[1::2]
    assert 0 < min(weights) <= sum(weights) < 2_100_000


# ---- hands shown and glimpsed


def test_a_hand_shown_is_known_card_by_card() -> None:
    doubt = NOTHING_LEARNT.taught(A, card("wyrm 7"), HAND_1).moved(A, HAND_1, FROZEN_1, 4, 7)
    learnt = doubt.taught_creature(A | C, WYRM, HAND_1).taught_creature(A, WYRM, HAND_2)
    shown = learnt.shown(A, S1, [card("magus 1"), card("spectator 2")])
    assert facts(shown) == [
        (A, "wyrm 7", (FROZEN_1, 4)),
        (C, "some wyrm", (HAND_1, 1)),
        (A, "some wyrm", (HAND_2, 1)),
        (A, "magus 1", (HAND_1, 1)),
        (A, "spectator 2", (HAND_1, 1)),
    ]


def test_a_card_glimpsed_may_be_the_one_expected() -> None:
    learnt = NOTHING_LEARNT.taught_creature(A | C, WYRM, HAND_1)
    three = [card("wyrm 2"), card("magus 1"), card("prefect")]
    assert facts(learnt.glimpsed(A, S1, three, 7))[:2] == [(C, "some wyrm", (HAND_1, 1)), (A, "wyrm 2", (HAND_1, 1))]
    others = [card("magus 2"), card("magus 1"), card("prefect")]
    missed = facts(learnt.glimpsed(A, S1, others, 7))
    assert missed[:2] == [(C, "some wyrm", (HAND_1, 1)), (A, "some wyrm", (HAND_1, 1))]


def test_a_card_not_glimpsed_is_the_less_likely_there() -> None:
    learnt = NOTHING_LEARNT.taught(A, card("wyrm 7"), HAND_1).moved(A, HAND_1, HAND_2, 1, 2)
    three = [card("magus 0"), card("magus 1"), card("magus 2")]
    assert (A, "wyrm 7", (HAND_1, 1, HAND_2, 2)) in facts(learnt.glimpsed(A, S1, three, 6))
    assert (A, "wyrm 7", (HAND_2, 1)) in facts(learnt.glimpsed(A, S1, three, 3))
    assert (A, "wyrm 7", (HAND_1, 1)) in facts(learnt.glimpsed(A, S1, [*three, card("wyrm 7")], 6))


# ---- Gorgon


def test_who_must_give_is_known_to_hold_a_card() -> None:
    sure = NOTHING_LEARNT.taught(A, card("wyrm 7"), HAND_1)
    assert facts(sure.must_give(A | B | C, WYRM, S1)) == [(A, "wyrm 7", (HAND_1, 1)), (C, "some wyrm", (HAND_1, 1))]
    unsure = sure.moved(A, HAND_1, FROZEN_1, 4, 7)
    assert facts(unsure.must_give(A | B | C, WYRM, S1)) == [
        (A, "wyrm 7", (HAND_1, 3, FROZEN_1, 4)),
        (A | C, "some wyrm", (HAND_1, 1)),
    ]


def test_a_card_handed_over_is_known_by_its_face_to_its_holders_alone() -> None:
    learnt = NOTHING_LEARNT.must_give(ALL, WYRM, S1).handed_over(ALL, card("wyrm 2"), S1, S2)
    assert facts(learnt) == [(B, "wyrm 2", (HAND_2, 1)), (A | D, "some wyrm", (HAND_2, 1))]


def test_a_card_seen_there_before_may_be_the_one_handed_over() -> None:
    seen = NOTHING_LEARNT.taught(A | C, card("wyrm 7"), HAND_1).must_give(ALL, WYRM, S1)
    learnt = seen.handed_over(ALL, card("wyrm 2"), S1, S2)
    assert facts(learnt) == [
        (C, "wyrm 7", (HAND_1, 1)),
        (A, "wyrm 7", (HAND_1, 1, HAND_2, 1)),
        (B, "wyrm 2", (HAND_2, 1)),
        (A | D, "some wyrm", (HAND_2, 1)),
    ]
    given = seen.handed_over(ALL, card("wyrm 7"), S1, S2)
    assert facts(given) == [
        (A, "wyrm 7", (HAND_1, 1, HAND_2, 1)),
        (B, "wyrm 7", (HAND_2, 1)),
        (A | D, "some wyrm", (HAND_2, 1)),
    ]


def test_cards_of_other_creatures_stay_where_they_were() -> None:
    learnt = NOTHING_LEARNT.taught(A, card("magus 7"), HAND_1).must_give(ALL, WYRM, S1)
    assert facts(learnt.handed_over(ALL, card("wyrm 2"), S1, S2))[0] == (A, "magus 7", (HAND_1, 1))


# ---- lacks


def test_a_lack_rules_the_place_out() -> None:
    doubt = NOTHING_LEARNT.taught(A | C, card("wyrm 7"), HAND_1).moved(A | C, HAND_1, FROZEN_1, 4, 7)
    learnt = doubt.lacking(A, WYRM, S1)
    assert facts(learnt) == [(C, "wyrm 7", (HAND_1, 3, FROZEN_1, 4)), (A, "wyrm 7", (FROZEN_1, 4))]
    assert lacks(learnt) == [(A, WYRM, S1)]
    assert lacks(NOTHING_LEARNT.lacking(0, WYRM, S1)) == []


def test_a_lack_ends_when_unknown_cards_join_the_hand() -> None:
    learnt = NOTHING_LEARNT.lacking(A, WYRM, S1).lacking(A, WYRM, S2)
    assert lacks(learnt.joined(S1)) == [(A, WYRM, S2)]
    assert lacks(learnt.joined(S3)) == lacks(learnt)


def test_a_lack_ends_with_a_card_of_that_creature_picked_up_or_received() -> None:
    learnt = NOTHING_LEARNT.lacking(A, WYRM, S1)
    picked = learnt.picked_up(ALL, card("wyrm 3"), S1)
    assert lacks(picked) == []
    assert facts(picked) == [(ALL & ~B, "wyrm 3", (HAND_1, 1))]
    assert lacks(learnt.picked_up(ALL, card("magus 3"), S1)) == lacks(learnt)
    assert lacks(learnt.handed_over(ALL, card("wyrm 3"), S2, S1)) == []
    assert lacks(learnt.handed_over(ALL, card("magus 3"), S2, S1)) == lacks(learnt)


# ---- worlds


def test_in_an_imagined_world_the_others_know_what_the_seat_can_tell() -> None:
    """What seat 0 has learnt, alone or with others, and what they know of its own cards; not what they have learnt of
    each other's."""
    learnt = NOTHING_LEARNT.taught(A | C, card("wyrm 7"), HAND_1).taught_creature(C, WYRM, HAND_1)
    learnt = learnt.taught(C, card("magus 2"), HAND_0).taught(A, card("magus 3"), HAND_1)
    assert facts(learnt.imagined(S0)) == [
        (A | C, "wyrm 7", (HAND_1, 1)),
        (C, "magus 2", (HAND_0, 1)),
        (A, "magus 3", (HAND_1, 1)),
    ]


# ---- the whole game


POWERFUL: dict[str, object] = {
    "creatures": ["cyclops", "ettin", "gorgon", "magus", "seraphim", "titan", "troll", "unicorn"]
}


def eager(state: Arena, seat: Seat, chance: Fast) -> Pick:
    """A pick that tends to bet, to play what the seat backs, and to use powers."""
    picks = state.options(seat)
    eagerly = [pick for pick in picks if pick == USE.pick or BET.holds(pick) or plays_backed(state, seat, pick)]
    chosen = eagerly if eagerly and chance.below(8, "play") > 0 else picks
    return chosen[chance.below(len(chosen), "play")]


def plays_backed(state: Arena, seat: Seat, pick: Pick) -> bool:
    return PLAY.holds(pick) and is_combat(PLAY.what(pick)) and backer(state, creature_of(PLAY.what(pick))) == seat


def lies_at(state: Arena, place: int) -> list[Card]:
    seat = Seat(place % 5)
    return [state.hands[seat], state.frozen[seat], [state.markers[seat]], list(state.buried[seat])][place // 5]


def untrue(state: Arena) -> list[str]:
    """What seats have learnt that is not so."""
    wrong = [
        what_name(fact.what)
        for fact in state.learnt.facts
        if not any(stands_for(fact.what, held) for place in fact.places[::2] for held in lies_at(state, place))
    ]
    return wrong + [
        f"no {lack.creature} @ {lack.holder}"
        for lack in state.learnt.lacks
        if any(is_combat(held) and creature_of(held) == lack.creature for held in state.hands[lack.holder])
    ]


def stands_for(what: int, held: Card) -> bool:
    return held == what if what < CARDS else held >= 0 and is_combat(held) and creature_of(held) == what - CARDS


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_that_is_learnt_in_eager_games_is_true(seats: int) -> None:
    learnt = 0
    for seed in range(12):
        state = GAME.new(seats, POWERFUL | {"stalemate": seed % 2 == 1}, Fast(seed))
        assert isinstance(state, Arena)
        chance = Fast(seed)
        while state.asked():
            assert untrue(state) == []
            learnt += len(state.learnt.facts)
            seat = state.asked()[0]
            state.take(seat, eager(state, seat, chance))
    assert learnt > 1_000
