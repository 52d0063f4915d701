"""Imagined worlds: all a seat has seen holds, and everything hidden comes with the right frequency."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.core.playout import play_out
from harena.core.table import Table
from harena.games.arena_maximus.pieces import CARD_NAMES, card_name
from harena.games.arena_maximus.race import Race

from .tables import GAME, asked, choice, deal, fits, hand, options, race, say, table, wander

WORLDS = 2_000
PAYMENTS = {"pay-spell", "answer-block", "lay-sets", "lay-whips", "block", "pay-rocks", "pay-hazard"}


def worlds(tab: Table, seat: int, count: int = WORLDS) -> list[Race]:
    imagined = [GAME.imagine(tab.state, Seat(seat), Fast(seed)) for seed in range(count)]
    return [world for world in imagined if isinstance(world, Race)]


def shares(tab: Table, seat: int) -> dict[str, float]:
    """How the cards a seat cannot see are made up."""
    unseen = [
        *race(tab).deck,
        *[card for other in range(race(tab).seats) if other != seat for card in race(tab).hands[other]],
    ]
    return {name: count / len(unseen) for name, count in Counter(card_name(card) for card in unseen).items()}


# ---- frequencies


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 1), (5, 4)])
def test_at_the_opening_every_card_of_a_rival_comes_by_its_share(seats: int, seat: int) -> None:
    tab = deal(seats)
    rival = (seat + 1) % seats
    # One card a world: the others of one hand depend on it.
    cards = Counter(card_name(world.hands[rival][at % 7]) for at, world in enumerate(worlds(tab, seat)))
    assert fits(cards, shares(tab, seat))


def test_the_number_of_magic_cards_in_a_hand_is_hypergeometric() -> None:
    tab = table("seats: 2; turn: 0; hand 0: magic, magic, magic, magic, magic; hand 1: whip red, whip red, whip red")
    odds = {str(held): comb(10, held) * comb(70, 3 - held) / comb(80, 3) for held in range(4)}
    odds["2+"] = odds.pop("2") + odds.pop("3")
    counts: Counter[str] = Counter()
    for world in worlds(tab, 0, 4_000):
        held = [card_name(card) for card in world.hands[1]].count("magic")
        counts["2+" if held >= 2 else str(held)] += 1
    assert fits(counts, odds)


def test_hidden_cards_are_spread_over_hands_and_deck() -> None:
    tab = table(
        "seats: 3; turn: 0; hand 0: magic; hand 1: whip red, whip blue; hand 2: rein red; "
        "deck: rein blue, rein green, whip green; pool 0: "
    )
    places = Counter(
        "hand 1" if "whip blue" in names[0] else "hand 2" if "whip blue" in names[1] else "deck"
        for names in (
            [[card_name(card) for card in cards] for cards in (world.hands[1], world.hands[2])]
            for world in worlds(tab, 0)
        )
    )
    assert fits(places, {"hand 1": 2 / 6, "hand 2": 1 / 6, "deck": 3 / 6})


def test_every_deal_is_as_likely_as_any_other() -> None:
    tab = table("seats: 2; turn: 0; hand 0: magic; hand 1: whip red, whip blue; deck: rein blue, rein green")
    pairs = Counter(str([card_name(card) for card in world.hands[1]]) for world in worlds(tab, 0))
    assert len(pairs) == 6
    assert fits(pairs, dict.fromkeys(pairs, 1 / 6))


def test_a_payment_begun_makes_the_hands_that_can_go_on_likely_and_no_others() -> None:
    """A rival has cast Hasten and owes the second card: of six pairs the three without a yellow card are out."""
    tab = table(
        "option spells: yes; seats: 2; chariots: green, red; turn: 1; hand 0: rein red; hand 1: magic, whip yellow, "
        "rein black; deck: rein blue, rein green"
    )
    say(tab, 1, "cast hasten")
    assert choice(tab) == "pay-spell"
    pairs = Counter(str(sorted(card_name(card) for card in world.hands[1])) for world in worlds(tab, 0))
    assert set(pairs) == {str(sorted(["whip yellow", other])) for other in ("rein black", "rein blue", "rein green")}
    assert fits(pairs, dict.fromkeys(pairs, 1 / 3))


# ---- what is known stays


def test_what_the_seat_sees_stays() -> None:
    for seed in range(12):
        state = GAME.new(4, {"spells": True}, Fast(seed))
        play_out(state, Fast(seed), 30 * seed)
        for seat in range(4):
            before = GAME.view(state, Seat(seat)).words()
            for world_seed in range(3):
                world = GAME.imagine(state, Seat(seat), Fast(world_seed))
                assert GAME.view(world, Seat(seat)).words() == before
                assert GAME.inventory(world) == GAME.inventory(state)


def test_the_race_itself_is_left_alone_and_goes_on_by_its_own_chance() -> None:
    tab = deal(3, {"spells": True})
    text = GAME.print(tab.state)
    world = GAME.imagine(tab.state, Seat(0), Fast(1))
    play_out(world, Fast(2), GAME.longest)
    assert GAME.result(world) is not None
    assert GAME.print(tab.state) == text


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_mid_payment_every_world_has_an_answer_and_can_be_played_to_the_end(seats: int) -> None:
    met: set[str] = set()
    for seed in range(3):
        house: dict[str, object] = {"spells": True, "short-track": True}
        for step, tab in enumerate(wander(deal(seats, house, seed), seed)):
            if not asked(tab) or choice(tab) not in PAYMENTS:
                continue
            met.add(choice(tab))
            payer = asked(tab)[0]
            for seat in range(seats):
                world = GAME.imagine(tab.state, Seat(seat), Fast(step))
                assert world.asked() == tab.state.asked()
                assert world.options(Seat(payer))
                if step % 25 == 0:
                    play_out(world, Fast(step), GAME.longest)
                    assert GAME.result(world) is not None
    assert met >= PAYMENTS - {"answer-block", "lay-sets"}


def test_a_half_laid_set_leaves_a_rein_in_every_world() -> None:
    tab = table(
        "seats: 2; chariots: green, red; turn: 0; track: empty, empty; progress: 0, 1; pool 0: whip blue; "
        "hand 0: whip red, rein red; hand 1: whip blue, whip green; phase: movement"
    )
    say(tab, 0, "ram 1", "lay whip red")
    assert options(tab, 0) == ["lay rein red"]
    for world in worlds(tab, 1, 300):
        name = card_name(world.hands[0][0])
        assert name.startswith("rein") or name == "magic"


# ---- open hands


def test_with_open_hands_there_is_nothing_to_imagine_but_the_future() -> None:
    tab = deal(3, {"open-hands": True})
    for world in worlds(tab, 0, 20):
        assert [[CARD_NAMES[card] for card in cards] for cards in world.hands] == [hand(tab, seat) for seat in range(3)]
    futures = set()
    for seed in range(5):
        future = GAME.imagine(tab.state, Seat(0), Fast(seed))
        play_out(future, Fast(0), 40)
        futures.add(GAME.print(future))
    assert len(futures) > 1
    hidden = deal(3)
    assert any(world.hands != race(hidden).hands for world in worlds(hidden, 0, 20))
