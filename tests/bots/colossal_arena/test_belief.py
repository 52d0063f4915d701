"""What is believed of secret bets: it shifts with what a rival does, and stays where nothing was learnt."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.bots.colossal_arena.belief import favours
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.events import Log
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.colossal_arena.arena import Arena
from harena.games.colossal_arena.cards import CREATURE_NAMES, CREATURES, creature_of
from harena.games.colossal_arena.options import named
from tests.games.colossal_arena.tables import GAME, arena, even, say, table

from .fans import MIND, positions

WORLDS = 400


def believed(tab: Table, seat: int, rival: int) -> Counter[str]:
    """How often a seat takes each creature for a rival's secret bet."""
    belief = MIND.believe(Asked(GAME, tab.state, Seat(seat)))
    names: Counter[str] = Counter()
    for seed in range(WORLDS):
        world = belief.imagine(Fast(seed))
        assert isinstance(world, Arena)
        names[CREATURE_NAMES[creature_of(world.markers[rival])]] += 1
    return names


def opened(*plays: str) -> Table:
    """Seat 1 has bet in secret and then played these cards, seat 0 some that say nothing."""
    hand = ["daimon 3", *plays, "ettin 5"]
    tab = table(f"seats: 2; turn: 1; phase: bet; hand 0: gorgon 5, gorgon 6, gorgon 4; hand 1: {', '.join(hand)}")
    say(tab, 1, "secret daimon 3", "done")
    for play, idle in zip(plays, ("gorgon 5", "gorgon 6"), strict=False):
        say(tab, 0, "no bet", f"play {idle}", "done")
        say(tab, 1, "no bet", f"play {play}", "done")
    return tab


def test_where_nothing_was_done_every_creature_is_as_likely() -> None:
    names = believed(opened(), 0, 1)
    # Seat 0 holds three Gorgon cards itself.
    assert even([names[name] for name in ("amazon", "colossus", "cyclops", "daimon", "ettin", "magus", "wyrm")])


def test_whom_a_rival_helps_he_is_taken_to_have_bet_on() -> None:
    names = believed(opened("wyrm 10"), 0, 1)
    assert names["wyrm"] > 1.4 * max(count for name, count in names.items() if name != "wyrm")


def test_whom_a_rival_harms_he_is_taken_not_to_have_bet_on() -> None:
    names = believed(opened("wyrm 0", "wyrm 1"), 0, 1)
    assert names["wyrm"] < 0.75 * min(count for name, count in names.items() if name not in ("wyrm", "gorgon"))


def test_what_was_done_before_the_secret_bet_says_nothing() -> None:
    tab = table("seats: 2; turn: 1; phase: bet; hand 0: gorgon 5, gorgon 6; hand 1: wyrm 10, daimon 3, ettin 5")
    say(tab, 1, "no bet", "play wyrm 10", "done")
    say(tab, 0, "no bet", "play gorgon 5", "done")
    say(tab, 1, "secret daimon 3", "done")
    assert favours(Asked(GAME, tab.state, Seat(0)).events, 2)[CREATURES:] == [0.0] * CREATURES


def test_points_are_counted_from_what_was_covered() -> None:
    events = Asked(GAME, opened("wyrm 10", "wyrm 7").state, Seat(0)).events
    given = favours(events, 2)
    assert given[CREATURES + named("wyrm")] == (10 - 5) + (7 - 10)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_believed_world_fits_what_the_seat_knows(seats: int) -> None:
    """Everything a seat may know is the same in it, and every card is in its place."""
    for number, state in enumerate(positions(seats, {}, 20 + seats)):
        seat = state.asked()[0]
        if number % 7 == 0:
            world = MIND.believe(Asked(GAME, state, seat)).imagine(Fast(number))
            assert GAME.inventory(world) == GAME.inventory(state)
            assert GAME.view(world, seat).words() == GAME.view(state, seat).words()
            assert GAME.print(GAME.parse(GAME.print(world), Fast(0))) == GAME.print(world)


def test_the_same_is_believed_whatever_the_truth() -> None:
    for number, state in enumerate(positions(3, {}, 31)):
        seat = state.asked()[0]
        if number % 5 == 0:
            assert state.log is not None
            other = GAME.imagine(state, seat, Fast(number + 1))
            other.log = Log()
            other.log.events = state.log.events
            worlds = [MIND.believe(Asked(GAME, one, seat)).imagine(Fast(number)) for one in (state, other)]
            assert GAME.print(worlds[0]) == GAME.print(worlds[1])


def test_a_marker_that_was_seen_stays() -> None:
    position = "hand 0: gorgon 5; hand 1: ettin 5; marker 1: daimon 3; facts: 1 knows daimon 3 @ marker 1 x 1"
    tab = table(f"seats: 2; turn: 0; phase: bet; {position}")
    assert arena(tab).markers[1] >= 0
    assert believed(tab, 0, 1) == {"daimon": WORLDS}
