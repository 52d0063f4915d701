"""CM-3.5e Written speeds and preparation points are secret; everything else on the log sheets is not."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.circus_maximus.chariot import FIELDS, Chariot, Faction
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.sealed import Written
from harena.games.circus_maximus.view import UNKNOWN

from .tables import (
    GAME,
    Draw,
    advanced,
    asked,
    chariot,
    choice,
    deal,
    even,
    kinds,
    log,
    look,
    only,
    options,
    own,
    race,
    say,
    script,
    table,
    view,
    wander,
)

COLOURS = ["red", "blue", "green", "yellow", "purple", "black", "white", "brown"]
LANES: list[Draw] = [1, 2, 3, 4, 5, 6, 7, 8]


def known(tab: Table, seat: int | None) -> str:
    """All a reader can get: the view in words, its typed numbers, the events, the question and its options."""
    seen = look(tab, seat)
    typed = [
        [getattr(one, name) for name in FIELDS] + [one.build.points, one.build.hits, one.build.endurance]
        for one in seen.chariots
    ]
    numbers = [
        seen.orders,
        seen.left,
        seen.used,
        seen.total,
        seen.lowest,
        seen.question,
        seen.about,
        seen.entries,
        seen.asked,
    ]
    may = [] if seat is None else options(tab, seat)
    odds = {} if seat is None else GAME.odds(tab.state, Seat(seat), [])
    reader = None if seat is None else Seat(seat)
    return json.dumps([view(tab, seat), typed, numbers, tab.events(reader), may, odds], default=str)


def same_to(readers: list[int | None], one: Table, other: Table) -> bool:
    return all(known(one, reader) == known(other, reader) for reader in readers)


def write(tab: Table, speeds: dict[str, int]) -> None:
    for colour, speed in speeds.items():
        say(tab, int(chariot(tab, colour).build.owner), f"speed {colour} {speed}")


def worlds(tab: Table, seat: int, count: int = 400) -> list[Race]:
    imagined = [GAME.imagine(tab.state, Seat(seat), Fast(seed)) for seed in range(count)]
    return [world for world in imagined if isinstance(world, Race)]


# ---- preparation


@pytest.mark.clause("CM-3.6b")
def test_cm_3_6b_rivals_cannot_tell_one_allocation_from_another() -> None:
    tables = [script(2, [*LANES, *COLOURS]) for _ in range(2)]
    for tab, plan in zip(tables, ("2-2-0-0", "0-0-2-2"), strict=True):
        for colour in COLOURS[::2]:
            say(tab, 0, f"prepare {colour} {plan}")
        for colour in COLOURS[1:7:2]:
            say(tab, 1, f"prepare {colour} 1-1-1-1")
    assert same_to([1, None], *tables)
    assert [look(tab, 1).chariots[0].build.points for tab in tables] == [(), ()]
    for tab in tables:
        say(tab, 1, "prepare brown 1-1-1-1")
    assert not same_to([1], *tables)
    assert [log(tab, "red")["points"] for tab in tables] == [[2, 2, 0, 0], [0, 0, 2, 2]]


@pytest.mark.clause("CM-3.6b")
def test_cm_3_6b_imagined_allocations_are_anybodys_guess_and_ones_own_stay() -> None:
    tab = script(2, [*LANES, *COLOURS])
    say(tab, 0, "prepare red 2-2-0-0", "prepare green 2-2-0-0")
    say(tab, 1, "prepare blue 1-1-1-1")
    mine, guessed = set(), Counter[int]()
    for world in worlds(tab, 1, 1900):
        top = world.agenda[-1]
        assert isinstance(top, Written)
        mine.add(top.given(Faction(1)))
        guessed[top.given(Faction(0))] += 1
        assert top.given(Faction(2)) > 0
        assert [top.given(Faction(number)) for number in range(3, 8)] == [0] * 5
        assert world.asked() == tab.state.asked()
    real = race(tab).agenda[-1]
    assert isinstance(real, Written)
    assert mine == {real.given(Faction(1))}
    assert len(guessed) == 19
    assert even(list(guessed.values()))


# ---- written speeds


@pytest.mark.clause("CM-3.5e", "CM-5.1")
def test_cm_3_5e_a_sealed_order_is_known_to_its_writer_alone() -> None:
    tables = [table("red: at home 5/3; blue: at home 9/8; green: at home 20/4, owner 0") for _ in range(2)]
    for tab, speed in zip(tables, (3, 14), strict=True):
        assert say(tab, 0, f"speed red {speed}") == []
    assert same_to([1, None], *tables)
    assert [look(tab, 1).asked for tab in tables] == [[0, 1], [0, 1]]


@pytest.mark.clause("CM-3.5e")
def test_cm_3_5e_it_stays_secret_until_its_own_token_is_drawn() -> None:
    position = "red: at home 5/3; blue: at home 9/8; green: at home 20/4, owner 0"
    tables = [table(position, ["blue", "green", "red"]) for _ in range(2)]
    for tab, speed in zip(tables, (3, 14), strict=True):
        write(tab, {"red": speed, "green": 1, "blue": 1})
    assert same_to([1, None], *tables)
    assert [look(tab, 1).orders[:3] for tab in tables] == [[UNKNOWN, 1, UNKNOWN]] * 2
    assert [look(tab, 0).orders[:3] for tab in tables] == [[3, 1, 1], [14, 1, 1]]
    assert [look(tab, None).orders[:3] for tab in tables] == [[UNKNOWN, 1, UNKNOWN]] * 2
    for tab in tables:
        say(tab, 1, "no whip", "forward")
    assert same_to([1, None], *tables)
    assert look(tables[0], 1).orders[:3] == [UNKNOWN, 1, 1]
    for tab in tables:
        say(tab, 0, "no whip", "forward")
    assert [look(tab, 1).orders[:3] for tab in tables] == [[3, 1, 1], [14, 1, 1]]
    assert [log(tab, "red")["speeds"] for tab in tables] == [[3], [14]]
    assert not same_to([1], *tables)
    assert not same_to([None], *tables)


@pytest.mark.clause("CM-3.5e")
def test_cm_3_5e_an_injury_that_trims_one_order_and_not_the_other_tells_nothing() -> None:
    """Blue has written 16 or 12; the ram takes four boxes of its team."""
    draws: list[Draw] = ["red", 6, 6, "blue"]
    tables = [table("red: at home 12/3; blue: at home 11/4, horses 6/4/3/3", draws) for _ in range(2)]
    for tab, speed in zip(tables, (12, 16), strict=True):
        write(tab, {"red": 1, "blue": speed})
        say(tab, 0, "no whip", "ram blue team")
        assert (asked(tab), choice(tab)) == ([1], "defence-choice")
    assert same_to([0, None], *tables)
    told = [say(tab, 1, "hold") for tab in tables]
    opened = [only(events, "speed-revealed") for events in told]
    assert [(event["speed"], event["most"]) for event in opened] == [(12, 12), (16, 12)]
    assert kinds(told[0]) == kinds(told[1])
    assert "mfs-lost" not in kinds(told[1])
    assert [race(tab).phase.written for tab in tables] == [12, 12]


@pytest.mark.clause("CM-3.5e")
def test_cm_3_5e_after_the_injury_and_before_the_draw_both_tables_are_one() -> None:
    """Green's phase comes between the injury and blue's draw."""
    draws: list[Draw] = ["red", 6, 5, "green", "blue"]
    position = "red: at home 12/3; blue: at home 11/4, horses 5/4/4/4; green: at back 3/8, owner 0"
    tables = [table(position, draws) for _ in range(2)]
    for tab, speed in zip(tables, (2, 17), strict=True):
        write(tab, {"red": 1, "green": 1, "blue": speed})
        say(tab, 0, "no whip", "ram blue team")
        say(tab, 1, "hold")
    assert log(tables[0], "blue")["maximum"] == log(tables[1], "blue")["maximum"] == 14
    assert view(tables[0], None)["mover"] == "green"
    assert same_to([0, None], *tables)
    assert not same_to([1], *tables)


def swerving(position: str) -> Callable[[int], Table]:
    """Red attacks blue, which gets out of the way with its order not yet opened."""

    def attacked(order: int) -> Table:
        tab = table(position.format(order), [6, 6, 1, 1, 5, 5, 5])
        say(tab, 0, "ram blue car")
        say(tab, 1, "evade in")
        return tab

    return attacked


CORNER = (
    "mover: red; left: 5; lowest: 8; red: at dolphins 9/5; blue: at dolphins 7/4, order {}, order-most 16; "
    "green: at back 3/8, owner 0"
)
"""Blue in lane 4 goes over to lane 3, where 12 is safe."""


@pytest.mark.clause("CM-3.5e")
def test_cm_3_5e_a_corner_check_tells_no_more_than_that_it_was_passed() -> None:
    attacked = swerving(CORNER)
    assert same_to([0, None], attacked(3), attacked(12))
    safe = chariot(attacked(12), "blue")
    assert (safe.order_least, safe.order_most) == (0, 12)
    assert known(attacked(12), 1) != known(attacked(3), 1)


@pytest.mark.clause("CM-3.5e")
def test_cm_3_5e_a_check_that_is_strained_tells_the_speed() -> None:
    attacked = swerving(CORNER)
    tab = attacked(14)
    assert only(tab.all_events(tab.seq() - 1), "strained")["points"] == 2
    caught = chariot(tab, "blue")
    assert (caught.order_least, caught.order_most) == (14, 14)
    assert not same_to([0], tab, attacked(15))


@pytest.mark.clause("CM-3.5e")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_cm_3_5e_in_a_whole_race_nobody_sees_an_order_before_its_draw(rules: str) -> None:
    checked = 0
    for tab in wander(deal(4, {"rules": rules}, 12), 12):
        state = race(tab)
        if not choice_is_open(tab):
            continue
        for seat in range(4):
            orders, told = look(tab, seat).orders, own(tab, seat)["written"]
            assert isinstance(told, dict)
            for number, one in enumerate(state.chariots):
                mine = one.build.owner == seat
                assert orders[number] == (state.orders[number] if mine or one.drawn == state.turn else UNKNOWN)
                assert mine or COLOURS[number] not in told
                checked += 0 if mine or one.drawn == state.turn else 1
        spectators = look(tab, None).orders
        assert all((order != UNKNOWN) == (one.drawn == state.turn) for order, one in pairs(spectators, state))
    assert checked > 100


def pairs(orders: list[int], state: Race) -> list[tuple[int, Chariot]]:
    return list(zip(orders, state.chariots, strict=True))


@pytest.mark.clause("CM-3.5e")
def test_cm_3_5e_while_speeds_are_written_one_sees_ones_own_and_nobodys_last() -> None:
    tab = table("turn: 2; red: at home 5/3; blue: at home 9/8; green: at home 20/4, owner 0", ["blue", "red", "green"])
    write(tab, {"red": 0, "green": 0, "blue": 0})
    for _ in range(3):
        say(tab, asked(tab)[0], "no whip")
    assert choice(tab) == "write-speeds"
    say(tab, 0, "speed red 7")
    assert own(tab, 0)["written"] == {"red": 7}
    assert look(tab, 0).orders[:3] == [7, UNKNOWN, UNKNOWN]
    assert own(tab, 1)["written"] == {}
    assert look(tab, 1).orders[:3] == look(tab, None).orders[:3] == [UNKNOWN] * 3
    assert "you" not in view(tab, None)


@pytest.mark.clause("CM-3.5e")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_cm_3_5e_swapping_every_unrevealed_order_changes_no_rivals_view(rules: str) -> None:
    """At every decision of a race the others' orders are swapped for any that fit what is known."""
    for step, tab in enumerate(wander(deal(3, {"rules": rules}, 21), 21)):
        if step % 5:
            continue
        for seat in range(3):
            world = GAME.imagine(tab.state, Seat(seat), Fast(step))
            assert GAME.view(world, Seat(seat)).words() == view(tab, seat)
            assert isinstance(world, Race)
            for number, one in enumerate(race(tab).chariots):
                if one.build.owner == seat or one.drawn == race(tab).turn:
                    assert world.orders[number] == race(tab).orders[number]
                elif one.order_most > 0 and choice_is_open(tab):
                    assert one.order_least <= world.orders[number] <= one.order_most


def choice_is_open(tab: Table) -> bool:
    """Whether orders have been written this turn."""
    return bool(asked(tab)) and choice(tab) not in ("write-speeds", "preparation")


@pytest.mark.clause("CM-3.5e")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_cm_3_5e_what_is_publicly_known_of_an_order_is_always_true(rules: str) -> None:
    for tab in wander(deal(4, {"rules": rules}, 17), 17):
        if choice_is_open(tab):
            for number, one in enumerate(race(tab).chariots):
                if one.active() and one.standing == 0:
                    assert one.order_least <= race(tab).orders[number] <= one.order_most


# ---- imagined worlds


def test_every_speed_a_rival_may_have_written_is_as_likely() -> None:
    tab = table("red: at home 12/3; blue: at home 11/5; green: at home 2/8, owner 1", ["red"])
    write(tab, {"red": 4, "blue": 9, "green": 11})
    counts: Counter[int] = Counter()
    for world in worlds(tab, 0, 1700):
        assert world.orders[0] == 4
        counts[world.orders[1]] += 1
    assert set(counts) == set(range(17))
    assert even([counts[speed] for speed in range(17)])
    assert {tuple(world.orders[1:3]) for world in worlds(tab, 1, 50)} == {(9, 11)}
    assert {world.orders[0] for world in worlds(tab, 1, 50)} == {4}


@pytest.mark.parametrize(("least", "most"), [(0, 12), (14, 14), (5, 9)])
def test_what_a_check_told_bounds_the_guess(least: int, most: int) -> None:
    tab = table(
        f"mover: red; left: 3; red: at home 12/3; blue: at home 2/5, order {most}, order-least {least}, "
        f"order-most {most}; green: at home 2/8, owner 1"
    )
    assert {world.orders[1] for world in worlds(tab, 0)} == set(range(least, most + 1))
    assert {world.orders[1] for world in worlds(tab, 1, 20)} == {most}


def test_an_injury_does_not_bound_the_guess_since_the_order_stands_as_it_was_written() -> None:
    tab = table("red: at home 12/3; blue: at home 11/4; green: at back 3/8, owner 0", ["red", 6, 6, "green"])
    write(tab, {"red": 1, "green": 1, "blue": 16})
    say(tab, 0, "no whip", "ram blue team")
    say(tab, 1, "hold")
    assert log(tab, "blue")["maximum"] == 12
    assert max(world.orders[1] for world in worlds(tab, 0)) == 16


def test_sealed_speeds_are_guessed_within_the_maximum_and_that_they_are_sealed_is_kept() -> None:
    tab = table("red: at home 5/3; blue: at home 9/8, horses 2/2/2/2; green: at home 20/4, owner 0")
    say(tab, 0, "speed red 13")
    say(tab, 1, "speed blue 5")
    seen: set[int] = set()
    for world in worlds(tab, 0):
        top = world.agenda[-1]
        assert isinstance(top, Written)
        assert world.asked() == [0]
        world.answer(Seat(0), GAME.picks.parse("speed green 4"))
        assert (world.orders[0], world.orders[2]) == (13, 4)
        seen.add(world.orders[1])
    assert seen == set(range(9))


def test_an_imagined_world_has_a_future_of_its_own_and_the_race_is_left_alone() -> None:
    tab = advanced("red: at home 12/3; blue: at home 11/5", ["red"])
    write(tab, {"red": 4, "blue": 9})
    text = GAME.print(tab.state)
    world = GAME.imagine(tab.state, Seat(0), Fast(1))
    for pick in ("no whip", "forward", "forward", "forward", "forward"):
        world.answer(Seat(0), GAME.picks.parse(pick))
    assert GAME.print(tab.state) == text
