"""Ratings: of those with accounts, by game and number of players, kept together with the end of the game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from harena.server import wire
from harena.server.fold import Caller
from harena.server.hall import Hall
from harena.server.live import LiveRoom
from harena.server.ratings import shown_ratings
from harena.server.schema import PEOPLE, RATINGS

from .halls import opened
from .rooms import ANN, ARENA, BEN, CYD, ME, OPEN, bot_chair, caller_of, fresh, options, plan

pytestmark = pytest.mark.xdist_group("ratings")

Row = tuple[str, str, int, int]


def with_people(file: Path, accounts: list[Caller], work: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(file) as hall:
            for caller in (ANN, BEN, CYD):
                row = {"id": caller.person, "name": caller.name, "created": 1.0}
                row["account"] = caller.person if caller in accounts else None
                await hall.store.change(insert(PEOPLE), row)
            await work(hall)

    asyncio.run(run())


async def at_table(hall: Hall, people: list[Caller], bots: int = 0, *, hints: bool = False) -> LiveRoom:
    seats = [ME, *[OPEN] * (len(people) - 1), *[bot_chair()] * bots]
    room = await hall.make(plan(game=ARENA, seats=seats, hints=hints), people[0])
    live = await hall.live(room.id)
    for caller in people[1:]:
        await live.ask(wire.Join(id=fresh(), token=room.invite()), caller)
    if live.room.table is None:
        await live.ask(wire.Start(id=fresh()), people[0])
    return live


async def play_out(live: LiveRoom, seed: int = 1) -> None:
    """Everybody answers at random, until nobody but bots is left to answer or the game is over."""
    chooser = random.Random(seed)
    while live.room.phase() == "running":
        persons = [seat for seat in live.room.asked() if live.room.seats[seat].bot is None]
        if not persons:
            await asyncio.sleep(0.002)
            continue
        pick = int(chooser.choice(options(live.room, persons[0])))
        command = wire.Move(id=fresh(), seq=live.room.seq, picks=[pick], seat=persons[0])
        await live.ask(command, caller_of(live.room, persons[0]))
    # A bot's last move may still be on its way to the disk.
    await live.read(lambda room: room.seq)


async def rated(hall: Hall) -> list[Row]:
    query = select(RATINGS.c.person, RATINGS.c.game, RATINGS.c.players, RATINGS.c.games).order_by(
        RATINGS.c.person, RATINGS.c.games
    )
    return [
        (str(person), str(game), int(players), int(games))
        for person, game, players, games in await hall.store.rows(query)
    ]


def test_whoever_wins_gains_and_whoever_loses_drops(file: Path) -> None:
    async def work(hall: Hall) -> None:
        live = await at_table(hall, [ANN, BEN])
        await play_out(live)
        result = live.room.running().game.result(live.room.running().state)
        assert result is not None
        winner = result.places.index(1)
        rows = await hall.store.rows(select(RATINGS.c.person, RATINGS.c.mu))
        mus = {str(person): float(mu) for person, mu in rows}
        people = ["ann", "ben"]
        assert mus[people[winner]] > mus[people[1 - winner]]
        assert await rated(hall) == [("ann", ARENA, 2, 1), ("ben", ARENA, 2, 1)]
        again = await at_table(hall, [BEN, ANN])
        await play_out(again, 2)
        assert await rated(hall) == [(name, ARENA, 2, games) for name in ("ann", "ben") for games in (1, 2)]
        shown = await shown_ratings(hall.store, "ann")
        assert [(one.game, one.players, one.games) for one in shown] == [(ARENA, 2, 2)]
        assert await shown_ratings(hall.store, "cyd") == []

    with_people(file, [ANN, BEN], work)


def test_games_of_other_sizes_are_rated_apart(file: Path) -> None:
    async def work(hall: Hall) -> None:
        await play_out(await at_table(hall, [ANN, BEN]))
        await play_out(await at_table(hall, [ANN, BEN], bots=1))
        assert [row[2:] for row in await rated(hall)] == [(2, 1), (3, 1)] * 2

    with_people(file, [ANN, BEN], work)


def test_games_with_hints_are_not_rated(file: Path) -> None:
    async def work(hall: Hall) -> None:
        await play_out(await at_table(hall, [ANN, BEN], hints=True))
        assert await rated(hall) == []

    with_people(file, [ANN, BEN], work)


def test_guests_are_not_rated_and_one_account_alone_is_not(file: Path) -> None:
    async def work(hall: Hall) -> None:
        await play_out(await at_table(hall, [ANN, BEN]))
        assert await rated(hall) == []
        await play_out(await at_table(hall, [ANN, BEN, CYD]))
        assert [row[0] for row in await rated(hall)] == ["ann", "cyd"]

    with_people(file, [ANN, CYD], work)


def test_whoever_plays_several_seats_is_not_rated_and_nobody_with_him(file: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await hall.make(plan(game=ARENA, seats=[ME, ME, OPEN]), ANN)
        live = await hall.live(room.id)
        await live.ask(wire.Join(id=fresh(), token=room.invite()), BEN)
        await live.ask(wire.Start(id=fresh()), ANN)
        await play_out(live)
        assert await rated(hall) == []

    with_people(file, [ANN, BEN], work)


def test_whoever_left_or_let_a_bot_end_the_game_is_not_rated(file: Path) -> None:
    async def work(hall: Hall) -> None:
        live = await at_table(hall, [ANN, BEN, CYD])
        await live.ask(wire.SeatBot(id=fresh(), seat=2, bot="random"), CYD)
        await play_out(live)
        assert [row[0] for row in await rated(hall)] == ["ann", "ben"]

    with_people(file, [ANN, BEN, CYD], work)


def test_whoever_comes_back_with_the_last_move_of_the_game_is_rated(file: Path) -> None:
    async def work(hall: Hall) -> None:
        live = await at_table(hall, [ANN, BEN])
        chooser = random.Random(1)
        while live.room.phase() == "running":
            seat = live.room.asked()[0]
            caller = caller_of(live.room, seat)
            pick = chooser.choice(options(live.room, seat))
            twin = live.room.running().twin()
            twin.answer(seat, [pick])  # type: ignore[arg-type]
            if twin.state.over():
                await live.ask(wire.Leave(id=fresh()), caller)
            await live.ask(wire.Move(id=fresh(), seq=live.room.seq, picks=[int(pick)], seat=seat), caller)
        assert [row[0] for row in await rated(hall)] == ["ann", "ben"]

    with_people(file, [ANN, BEN], work)
