"""What a seat makes of hidden hands: less of what a rival could not pay with, and nothing where nothing was shown."""

from __future__ import annotations

from harena.bots.arena_maximus.mind import REINS_GUESSED
from harena.bots.mind import Belief
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.arena_maximus.pieces import has_skill, is_rein
from harena.games.arena_maximus.race import Race
from harena.games.arena_maximus.spells import RED
from tests.games.arena_maximus.tables import choice, deal, say, table

from .driving import GAME, MIND

WORLDS = 150


def after_tile(track: str, answer: str) -> Table:
    """Seat 1 has met a tile and given this answer; it is seat 0's turn now, with a tile in between."""
    tab = table(
        f"seats: 2; chariots: green, blue; turn: 1; phase: movement; track: {track}; progress: 30, 0; "
        "pool 1: whip yellow; hand 1: whip yellow, whip black, rein blue, rein red; order: 0; "
        "pool 0: whip green; hand 0: whip red, rein blue, rein black"
    )
    say(tab, 1, answer)
    assert choice(tab) == "set-speed"
    return tab


def worlds(tab: Table, seat: int) -> list[Race]:
    belief = MIND.believe(Asked(GAME, tab.state, Seat(seat)))
    found = [belief.imagine(Fast(seed)) for seed in range(WORLDS)]
    return [world for world in found if isinstance(world, Race)]


def uniform(tab: Table, seat: int) -> list[Race]:
    belief = Belief(Asked(GAME, tab.state, Seat(seat)))
    found = [belief.imagine(Fast(seed)) for seed in range(WORLDS)]
    return [world for world in found if isinstance(world, Race)]


def reins(found: list[Race]) -> float:
    return sum(is_rein(card) for world in found for card in world.hands[1]) / len(found)


def red_icons(found: list[Race]) -> float:
    return sum(has_skill(card, RED) for world in found for card in world.hands[1]) / len(found)


def test_who_took_damage_from_rocks_hardly_holds_reins() -> None:
    tab = after_tile("rocks 2, empty", "done")
    assert reins(worlds(tab, 0)) < 0.3 * reins(uniform(tab, 0))


def test_who_did_not_pay_an_icon_hardly_holds_it() -> None:
    tab = after_tile("hazard red, empty", "done")
    assert red_icons(worlds(tab, 0)) < 0.3 * red_icons(uniform(tab, 0))


def test_where_nothing_was_shown_every_world_is_as_likely() -> None:
    tab = deal(3)
    while choice(tab) == "set-speed":
        say(tab, int(tab.state.asked()[0]), "done")
    seat = int(tab.state.asked()[0])
    assert [GAME.print(world) for world in worlds(tab, seat)] == [GAME.print(world) for world in uniform(tab, seat)]


def test_cards_drawn_since_may_be_anything() -> None:
    tab = after_tile("rocks 2, empty", "done")
    say(tab, 0, "done", "done")
    while tab.state.asked()[0] == 0:
        say(tab, 0, "done")
    assert choice(tab) == "set-speed"
    say(tab, 1, "done", "done")
    while tab.state.asked()[0] == 1:
        say(tab, 1, "done")
    drawn = 2
    assert reins(worlds(tab, 0)) > 0.25 * drawn


def test_amended_worlds_hold_the_same_cards_and_show_the_seat_the_same() -> None:
    tab = after_tile("rocks 2, empty", "done")
    before = GAME.view(tab.state, Seat(0)).words()
    for world in worlds(tab, 0):
        assert GAME.inventory(world) == GAME.inventory(tab.state)
        assert GAME.view(world, Seat(0)).words() == before


def test_facts_tell_of_reins_that_could_block() -> None:
    tab = after_tile("rocks 2, empty", "done")
    found = [fact for world in worlds(tab, 0) for fact in MIND.facts(world, Seat(0))]
    assert all(fact.kind is REINS_GUESSED and fact.numbers[0] == 1 for fact in found)
    none = [fact for fact in found if fact.numbers == (1, 0, 0)]
    assert len(found) == WORLDS
    assert len(none) > WORLDS / 2
