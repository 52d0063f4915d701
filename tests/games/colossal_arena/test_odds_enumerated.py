"""What odds tell of a turn's end held against the engine itself: in every world a seat may believe in, each as likely
as any other, the turn is ended by real steps and the refill goes every way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import cast

import pytest

from harena.core.chance import Fast
from harena.core.foresight import Branching
from harena.core.ids import Pick, Seat
from harena.games.colossal_arena.arena import Arena
from harena.games.colossal_arena.asks import CARD_PHASE, DISCARD_DEAD, MAGUS_DISCARD
from harena.games.colossal_arena.cards import CARDS, CREATURE_NAMES, NO_CARD, Card, Creature, creature_of, is_combat
from harena.games.colossal_arena.knowledge import (
    BURIED_ZONE,
    FROZEN_ZONE,
    HAND_ZONE,
    MARKER_ZONE,
    Fact,
    Learnt,
    zone,
)
from harena.games.colossal_arena.odds import chance_to_draw
from harena.games.colossal_arena.verbs import DECLINE, DONE, PLAY

from .tables import GAME, arena, deal, table, wander

Laid = dict[int, tuple[Card, ...]]

# ---- the worlds a seat may believe in


def hidden(state: Arena, seat: Seat) -> Laid:
    """What lies face down for a seat beside the deck, by zone; fighters' zones first."""
    zones: Laid = {}
    for other in state.others(seat):
        zones[zone(BURIED_ZONE, other)] = tuple(state.buried[other])
        zones[zone(MARKER_ZONE, other)] = (state.markers[other],) if state.markers[other] != NO_CARD else ()
        zones[zone(FROZEN_ZONE, other)] = tuple(state.frozen[other])
        zones[zone(HAND_ZONE, other)] = tuple(state.hands[other])
    return dict(sorted(zones.items(), reverse=True))


def worlds(state: Arena, seat: Seat) -> Iterator[Arena]:
    """Every way the unseen cards can lie, cards known by their faces where they are known to be."""
    zones = hidden(state, seat)
    known = {Card(fact.what): fact.places[0] for fact in state.learnt.known_by(seat)}
    unseen = sorted(card for card in [*state.bag, *sum(zones.values(), ())] if card not in known)
    fixed = {place: tuple(card for card in known if known[card] == place) for place in zones}
    for laid, deck in layouts(list(zones), {place: len(zones[place]) - len(fixed[place]) for place in zones}, unseen):
        yield world(state, seat, {place: (*fixed[place], *laid[place]) for place in zones}, deck)


def layouts(zones: list[int], room: dict[int, int], unseen: list[Card]) -> Iterator[tuple[Laid, list[Card]]]:
    """CA-4.2, 20.4 Any cards in any zone, but markers and Magus' stacks are combat cards."""
    if not zones:
        yield {}, unseen
        return
    place, *others = zones
    fitting = [card for card in unseen if is_combat(card) or place < zone(MARKER_ZONE, Seat(0))]
    for cards in combinations(fitting, room[place]):
        for laid, deck in layouts(others, room, [card for card in unseen if card not in cards]):
            yield {place: cards, **laid}, deck


def world(state: Arena, seat: Seat, laid: Laid, deck: list[Card]) -> Arena:
    after = state.clone(Fast(0))
    after.bag = sorted(deck)
    buried = list(state.buried)
    for other in state.others(seat):
        after.hands[other] = sorted(laid[zone(HAND_ZONE, other)])
        after.frozen[other] = sorted(laid[zone(FROZEN_ZONE, other)])
        after.markers[other] = (*laid[zone(MARKER_ZONE, other)], NO_CARD)[0]
        buried[other] = laid[zone(BURIED_ZONE, other)]
    after.buried = tuple(buried)
    return after


# ---- the turn ended in each of them


class Ends:
    """What the ends of a turn have brought, over all worlds and ways."""

    def __init__(self, state: Arena, seat: Seat, picks: list[Pick]) -> None:
        self.seat = seat
        self.picks = picks
        self.weight = 0.0
        self.creatures: dict[Creature, float] = {}
        self.drawn: set[int] = set()
        self.eliminated: set[Creature | None] = set()
        for start in worlds(state, seat):
            self.end(start)

    def end(self, start: Arena) -> None:
        ways = Branching()
        while True:
            after = start.clone(ways)
            for pick in self.picks:
                after.answer(self.seat, pick)
            if after.player == self.seat and after.ask() in (DISCARD_DEAD, MAGUS_DISCARD):
                after.answer(self.seat, DONE.pick)
            self.note(start, after, ways.weight)
            if not ways.another():
                return

    def note(self, start: Arena, after: Arena, weight: float) -> None:
        drawn = [card for card in start.bag if card not in after.bag]
        self.weight += weight
        self.drawn.add(len(drawn))
        for creature in {creature_of(card) for card in drawn if is_combat(card)}:
            self.creatures[creature] = self.creatures.get(creature, 0.0) + weight
        gone = [creature for creature in start.survivors if creature not in after.survivors]
        self.eliminated.add(gone[0] if gone else None)

    def chance(self, creature: Creature) -> float:
        return self.creatures.get(creature, 0.0) / self.weight


def agree(state: Arena, seat: Seat, picks: list[Pick]) -> dict[str, float]:
    """What is told of the draw and of the check is what the engine does."""
    told = GAME.odds(state, seat, picks)
    ends = Ends(state, seat, picks)
    assert ends.drawn == {told["refill"]}
    doomed = cast("str | None", told["eliminated"])
    assert {None if creature is None else CREATURE_NAMES[creature] for creature in ends.eliminated} == {doomed}
    chances = cast("dict[str, float]", told["chance_to_draw"])
    assert list(chances) == [CREATURE_NAMES[creature] for creature in state.survivors]
    for creature in state.survivors:
        exact = chance_to_draw(state, seat, creature, cast("int", told["refill"]))
        assert exact == pytest.approx(ends.chance(creature), abs=1e-9)
        assert chances[CREATURE_NAMES[creature]] == round(exact, 6)
    return chances


# ---- small arenas

SIX = "magus 0, magus 1, magus 2, magus 3, magus 4, magus 5"
FULL = (
    "row 1: amazon = amazon 5, colossus = colossus 6, cyclops = cyclops 7, daimon = daimon 8, ettin = ettin 9, "
    "gorgon = gorgon 10, wyrm = wyrm 4, magus = magus 7"
)


@pytest.mark.parametrize(
    "rest",
    [
        "hand 1: wyrm 1, spectator 2; deck: wyrm 3, ettin 4, ettin 5",
        # One of two rivals has laid a marker: a combat card, whichever.
        "seats: 3; hand 1: spectator 1, wyrm 2; marker 1: wyrm 3; hand 2: ettin 2; deck: wyrm 4, ettin 5, spectator 6",
        "seats: 3; hand 1: spectator 1; marker 1: wyrm 3; hand 2: ettin 2; marker 2: ettin 1; "
        "deck: wyrm 4, spectator 5, spectator 6",
        # Cards under the top of Magus' stack, and a marker.
        "hand 1: wyrm 1; buried 1: ettin 2, ettin 3; discard: ettin 2, ettin 3, magus 9; marker 1: wyrm 3; "
        "deck: wyrm 4, ettin 5, magister",
        # Laid aside by Cyclops: the rival's, and the own ones that come back first.
        "hand 1: wyrm 1; frozen 1: spectator 2, ettin 1; marker 1: ettin 3; deck: wyrm 4, ettin 5, prefect",
        "frozen 0: wyrm 9; hand 1: wyrm 1, spectator 2; deck: wyrm 3, ettin 4, ettin 5",
        # Cards the seat has seen: in a hand, under a token, in a stack.
        "hand 1: wyrm 1, spectator 2; facts: 1 knows wyrm 1 @ hand 1 x 1; deck: wyrm 3, ettin 4, ettin 5",
        "hand 1: spectator 2; marker 1: wyrm 3; facts: 1 knows wyrm 3 @ marker 1 x 1; deck: wyrm 4, ettin 5, prefect",
        "hand 1: wyrm 1; buried 1: ettin 2, ettin 3; discard: ettin 2, ettin 3, magus 9; marker 1: wyrm 3; "
        "facts: 1 knows ettin 3 @ buried 1 x 1; deck: wyrm 4, ettin 5, magister",
        # What another seat knows is no matter.
        "seats: 3; hand 1: wyrm 1; hand 2: ettin 1; facts: 4 knows wyrm 1 @ hand 1 x 1; deck: wyrm 3, ettin 4, ettin 5",
    ],
)
def test_what_a_refill_brings_is_what_the_engine_draws(rest: str) -> None:
    seats = "" if "seats" in rest else "seats: 2; "
    state = arena(table(f"{seats}turn: 0; phase: discard; hand 0: {SIX}; {rest}"))
    chances = agree(state, Seat(0), [])
    assert 0 < chances["wyrm"] < 1
    assert 0 < chances["ettin"] < 1


@pytest.mark.parametrize("drawn", [1, 2, 3, 4])
def test_the_draw_may_be_short_and_may_be_the_whole_deck(drawn: int) -> None:
    hand = ", ".join(f"magus {strength}" for strength in range(8 - drawn))
    cards = "hand 1: wyrm 1, ettin 1, spectator 2; marker 1: ettin 2; deck: wyrm 2, ettin 3, spectator 6"
    state = arena(table(f"seats: 2; turn: 0; phase: discard; hand 0: {hand}; {cards}"))
    assert GAME.odds(state, Seat(0), [])["refill"] == min(drawn, 3)
    agree(state, Seat(0), [])


# ---- the check


def test_the_check_finds_whom_the_engine_eliminates() -> None:
    state = arena(table(f"seats: 2; turn: 0; phase: discard; {FULL}; hand 0: {SIX}; hand 1: ettin 1"))
    assert GAME.odds(state, Seat(0), [])["eliminated"] == "wyrm"
    cut = state.clone(Fast(0))
    cut.bag = cut.bag[:4]
    agree(cut, Seat(0), [])


@pytest.mark.parametrize(("turns", "doomed"), [(1, None), (2, "wyrm")])
def test_without_short_rounds_everybody_has_a_turn_before_the_check(turns: int, doomed: str | None) -> None:
    rest = f"{FULL}; hand 0: {SIX}; hand 1: ettin 1; deck: ettin 2, ettin 3, ettin 4; turns: {turns}"
    state = arena(table(f"seats: 2; option short-rounds: no; turn: 0; phase: discard; {rest}"))
    assert GAME.odds(state, Seat(0), [])["eliminated"] == doomed
    agree(state, Seat(0), [])


@pytest.mark.parametrize(("stalemate", "doomed"), [("no", None), ("yes", "wyrm")])
def test_the_last_card_ends_the_game_before_the_check_but_in_the_stalemate_variant(
    stalemate: str, doomed: str | None
) -> None:
    rest = f"{FULL}; hand 0: {SIX}; hand 1: ettin 1; deck: ettin 2, ettin 3"
    state = arena(table(f"seats: 2; option stalemate: {stalemate}; turn: 0; phase: discard; {rest}"))
    assert GAME.odds(state, Seat(0), [])["eliminated"] == doomed
    agree(state, Seat(0), [])


# ---- middling arenas


def cut_down(played: Arena, chance: Fast) -> Arena:
    """An arena of many cards with only a few of them left, so few that every world can be visited; of what the player
    has learnt, the cards it knows by their faces."""
    small = played.clone(Fast(0))
    for other in small.others(small.player):
        small.hands[other] = small.hands[other][: chance.below(3, "cut")]
        small.frozen[other] = small.frozen[other][: chance.below(2, "cut")]
    left = 2 + chance.below(3, "cut")
    while len(small.bag) > left:
        chance.take(small.bag, "cut")
    zones = hidden(small, small.player)
    facts = [Fact(1 << small.player, fact.what, fact.places) for fact in small.learnt.known_by(small.player)]
    small.learnt = Learnt(tuple(fact for fact in facts if is_plain(fact, zones)), ())
    return small


def is_plain(fact: Fact, zones: Laid) -> bool:
    return fact.what < CARDS and len(fact.places) == 2 and fact.what in zones.get(fact.places[0], ())


def some_end(start: Arena, chance: Fast) -> list[Pick] | None:
    """Picks that end a turn up to its draw, if those drawn by lot can be told of."""
    seat = start.player
    picks: list[Pick] = []
    world = start.clone(Fast(0))
    while world.ask() not in (DISCARD_DEAD, MAGUS_DISCARD):
        options = [pick for pick in world.options(seat) if pick == DECLINE.pick or PLAY.holds(pick)]
        if not options or world.asked() != [seat]:
            return None
        picks.append(chance.take(options, "picks"))
        world.answer(seat, picks[-1])
    return picks


@pytest.mark.parametrize("options", [{}, {"memory": "strict", "stalemate": True}, {"short-rounds": False}])
def test_random_games_cut_down_are_as_the_engine_plays_them(options: dict[str, object]) -> None:
    met: list[float] = []
    for seed in range(3):
        chance = Fast(seed)
        for number, tab in enumerate(wander(deal(3, options, seed), seed)):
            state = arena(tab)
            if number % 7 == 0 and state.ask() in (CARD_PHASE, DISCARD_DEAD, MAGUS_DISCARD):
                start = cut_down(state, chance)
                picks = some_end(start, chance)
                if picks is not None:
                    met += agree(start, start.player, picks).values()
    assert len([share for share in met if 0 < share < 1]) > 100
